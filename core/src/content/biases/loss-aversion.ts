import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Loss Aversion',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['losing', 'giving up', 'fear of losing', 'gains', 'risk', 'playing safe', 'trade-off'],
  link: 'https://en.wikipedia.org/wiki/Loss_aversion',
  definition:
    'Feeling a loss more strongly than a gain of the same size, so that you turn down a good exchange, or hold on to a bad one, to avoid giving something up.',
  neighbors: [
    {
      name: 'Framing Effect',
      tellApart:
        'Would the same facts in other words change the choice, or does giving something up weigh too much however you put it?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Is someone afraid of what a choice may cost them, or does bad news color their view of the whole?',
    },
    {
      name: 'Status Quo Bias',
      tellApart:
        'Is the person held back by the one thing they’d have to give up, or by a liking for the way things are?',
    },
    {
      name: 'Choice Overload',
      tellApart:
        'Is the choice put off for fear of giving something up, or because there are too many options to compare?',
    },
    {
      name: 'Endowment Effect',
      tellApart:
        'Does a possible loss outweigh a bigger gain, or does a thing seem worth more just because it’s already yours?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Linnea sells ice cream from a cart in Duluth. Her boss lets her choose between the wage she has now and a share of the sales. According to last summer’s books, the share pays $40 more than the wage on two days out of three and $40 less on the third. She has savings. “Forty gone on a cloudy day? I couldn’t stand that,” she says, and keeps the wage.',
    failingStep: 'Forty gone on a cloudy day? I couldn’t stand that',
    why: 'Over three ordinary days the share leaves her $40 ahead, and her savings can carry a bad day. She lets one day of $40 less outweigh two days of $40 more. What counts is where she stands at summer’s end, not how much one day stings.',
  },
  soundWhen:
    'Guarding what you have is wise when losing it would hurt you more than winning as much would help. A family down to its rent money is right to turn down a coin toss for double: a win would be nice, but a loss would cost them their home.',
  reply:
    'Write down both sides in the same unit and add up where you’d stand after a year of choices like this one. Then ask what you’d tell a friend to do.',
  evidence:
    'Kahneman & Tversky (1979), “Prospect Theory: An Analysis of Decision under Risk”, Econometrica 47; Tversky & Kahneman (1991), “Loss Aversion in Riskless Choice”, Quarterly Journal of Economics 106. How general it is remains disputed: Gal & Rucker (2018), “The Loss of Loss Aversion”, Journal of Consumer Psychology 28.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'loss-aversion-friday-paper',
    slot: 'bias4',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Your weekly newspaper comes out on Mondays. For a year you tried other days, each in ten typical villages. Wednesday won fifty subscribers and cost none; Friday won a hundred fifty and cost sixty; Saturday won three hundred and cost a hundred fifty. Subscriptions bring in the same on any day. Lying awake, you think of those hundred fifty cancellations, and tomorrow the printer needs an answer. What do you tell her?',
    decidingWords: ['Saturday won three hundred and cost a hundred fifty'],
    options: [
      {
        text: 'Move the paper to Saturday for the coming year.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“Saturday won three hundred and cost a hundred fifty,” which leaves you a hundred fifty ahead, more than any other day. A canceled subscription counts no more than a new one.',
      },
      {
        text: 'Keep the paper on Monday for the coming year.',
        tag: 'decline',
        rationale:
          'Staying with Monday gives nobody a reason to cancel, and you sleep well. But every trial ended with more subscribers, Saturday’s with a hundred fifty more.',
      },
      {
        text: 'Move the paper to Wednesday for the coming year.',
        tag: 'split',
        rationale:
          'Fifty new readers without a single cancellation feel like a free lunch. Take Saturday’s hundred fifty from its three hundred, though, and you have three times as many.',
      },
      {
        text: 'Move the paper to Friday for the coming year.',
        tag: 'go ahead',
        rationale:
          'Friday softens the blow to sixty cancellations. Set against a hundred fifty new readers, that makes a gain of ninety, well short of what Saturday brings.',
      },
    ],
    flip: {
      fact: 'Saturday won three hundred subscribers and cost you two hundred eighty.',
      makesRight: 'Move the paper to Friday for the coming year.',
    },
  },
  {
    id: 'loss-aversion-old-chargers',
    slot: 'bias4',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Your phone shop still has fifty chargers with an outdated plug, bought at $6 apiece. A school will take any number of them at $4, its final offer; by summer, dealers agree, they’ll bring $2. Twenty are needed for repairs that customers have already paid for, and a replacement costs $7. Selling at $4 means red ink in the books, and you hesitate. What do you do?',
    decidingWords: ['by summer, dealers agree, they’ll bring $2', 'Twenty are needed for repairs'],
    options: [
      {
        text: 'Hold on to all fifty until the price recovers.',
        tag: 'wait',
        rationale:
          'Your books stay clean that way, at least for now. But dealers agree the price is headed for $2, so waiting only brings more red ink.',
      },
      {
        text: 'Sell all fifty to the school at $4.',
        tag: 'go ahead',
        rationale:
          'Getting out while the price holds is sensible for thirty of them. The other twenty have to be bought back at $7 for repairs already paid for.',
      },
      {
        text: 'Sell thirty to the school at $4 and keep twenty.',
        right: true,
        tag: 'split',
        rationale:
          'Waiting costs $2 on each one you don’t use: “by summer, dealers agree, they’ll bring $2.” And “Twenty are needed for repairs,” where each saves you $7.',
      },
      {
        text: 'Ask the school to match the $6 you paid.',
        tag: 'ask',
        rationale:
          'Six dollars is what you paid, and it has nothing to do with what they’re worth to the school. Its $4 is a final offer.',
      },
    ],
    flip: {
      fact: 'Your shop no longer repairs phones with the outdated plug.',
      makesRight: 'Sell all fifty to the school at $4.',
    },
  },
  {
    id: 'loss-aversion-parking-spaces',
    slot: 'bias4',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Minutes of the Mill Lane meeting, item 2: After weighing nine plans, the city proposes to remove three parking spaces and add six around the corner, just as near and just as safe. Mr. Sharma, who measured the corner last weekend, grants that we’d have three more than now. Having three taken from us, however, is something he feels in his stomach. He votes no, as does most of the lane. Coffee follows.',
    decidingWords: ['three more than now', 'Having three taken from us'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'Most of the lane did vote the same way. Mr. Sharma’s reason comes from his own measuring and his own stomach, though, and he doesn’t look to the neighbors for it.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'Nine plans are a lot, but the city had weighed them already. What reached the meeting was one plan and one vote, and Mr. Sharma had no trouble deciding.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'He measured the corner only last weekend, so it’s fresh in his mind. But what he measured speaks for the plan, and he votes against it all the same.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'By his own count there’d be “three more than now,” just as near and safe. Even so, “Having three taken from us” weighs more with him than getting six.',
      },
    ],
  },
  {
    id: 'loss-aversion-lake-hut',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Ines, seven cabin days in June for our three in May is a generous trade, and both aunts accepted theirs. June’s just as warm, and we can use all seven. But our three would be gone, and seven don’t make up for that: May it is. Love, Adaeze',
    decidingWords: ['we can use all seven', 'our three would be gone'],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'They do keep May. Yet Adaeze weighs the trade, days against days, and what tips it is the three she’d hand over, not any comfort in leaving things alone.',
      },
      {
        text: 'Bandwagon Effect',
        rationale: 'Both aunts accepted, and Adaeze doesn’t. Whatever moves her, it isn’t the pull of the others.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'June is just as warm, and “we can use all seven.” Yet to Adaeze “our three would be gone” weighs more than getting over twice as many in return.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her cabin days are hers to keep. But nothing makes May better: June is just as warm, she can use the whole week, and she still sets three above seven.',
      },
    ],
  },
  {
    id: 'loss-aversion-lake-hut-sound',
    kind: 'sound',
    twinOf: 'loss-aversion-lake-hut',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Ines, seven cabin days in June for our three in May is a generous trade, and both aunts accepted theirs. June’s just as warm, but exams leave us two of the seven. Then our three would be gone, and two don’t make up for that: May it is. Love, Adaeze',
    decidingWords: ['exams leave us two of the seven', 'our three would be gone'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She dwells on what would be gone, but the count is on her side: “exams leave us two of the seven,” and three days of the same kind beat two.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          '“Our three would be gone” sounds like someone who can’t bear a loss. This time, though, Adaeze is asked to hand over three days for two that she can use.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Nothing changes in the end, that’s true. But there’s a good reason: by staying with May she gets an extra day at the cabin.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Two aunts accepted before Adaeze, and it didn’t sway her. She counted the days her own family can come.',
      },
    ],
  },
  {
    id: 'loss-aversion-last-ten-minutes',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Your soccer team is tied with ten minutes left in game two of thirty; a win brings three points, a tie one. You’ve tried four lineups in ten such endings each. Three attackers won six and lost four; two won three and lost two; one attacker won one and lost one. The rest were ties, like all ten without attackers. You want the highest point total; your gut says: guard this point. What’s your signal?',
    decidingWords: ['a win brings three points, a tie one', 'won six and lost four'],
    options: [
      {
        text: 'Send two attackers forward until the final whistle.',
        tag: 'split',
        rationale:
          'Two attackers feel bold and careful at once. Their three wins and five ties earned fourteen points, though, against eighteen for three attackers.',
      },
      {
        text: 'Send three attackers forward until the final whistle.',
        tag: 'go ahead',
        right: true,
        rationale:
          'With three attackers you “won six and lost four.” Since “a win brings three points, a tie one,” that’s eighteen. Two attackers earned fourteen, one attacker eleven, and none earned ten.',
      },
      {
        text: 'Send one attacker forward until the final whistle.',
        tag: 'wait',
        rationale:
          'One attacker up front leaves nearly the whole team between you and defeat. It has earned eleven points in ten games, hardly more than ten ties.',
      },
      {
        text: 'Send no attackers forward until the final whistle.',
        tag: 'decline',
        rationale:
          'The point feels like yours already, so your gut wants it guarded. But ten ties are worth ten points, and three attackers earned eighteen.',
      },
    ],
    flip: {
      fact: 'Three attackers have brought four wins and six defeats.',
      makesRight: 'Send two attackers forward until the final whistle.',
    },
  },
  {
    id: 'loss-aversion-last-ten-minutes-sound',
    kind: 'decide',
    twinOf: 'loss-aversion-last-ten-minutes',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Your soccer team is tied with ten minutes left in its final game; a win or a tie keeps you in the league, a defeat drops you out. You’ve tried four lineups in ten such endings each. Three attackers won six and lost four; two won three and lost two; one attacker won one and lost one. The rest were ties, like all ten without attackers. Your gut says: guard this point. What’s your signal?',
    decidingWords: ['a win or a tie keeps you in the league, a defeat drops you out', 'like all ten without attackers'],
    options: [
      {
        text: 'Send two attackers forward until the final whistle.',
        tag: 'split',
        rationale:
          'Over a season, two attackers pay off nicely. Today only a defeat can hurt you, and with two attackers there were two in ten games.',
      },
      {
        text: 'Send three attackers forward until the final whistle.',
        tag: 'go ahead',
        rationale:
          'Three attackers win most often, which is worth a lot in another game. Here a win keeps you in no better than a tie does, and four in ten went wrong.',
      },
      {
        text: 'Send one attacker forward until the final whistle.',
        tag: 'wait',
        rationale:
          'A lone attacker hardly looks reckless, with one defeat in ten games. Without any there were none at all, and a tie is enough.',
      },
      {
        text: 'Send no attackers forward until the final whistle.',
        tag: 'decline',
        right: true,
        rationale:
          'It looks like plain nerves, but “a win or a tie keeps you in the league, a defeat drops you out.” Ten endings without attackers brought ten ties; anything bolder only adds defeats.',
      },
    ],
    flip: {
      fact: 'Only a win keeps you in the league today; a tie drops you out as surely as a defeat.',
      makesRight: 'Send three attackers forward until the final whistle.',
    },
  },
  {
    id: 'loss-aversion-shift-plan',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Dispatch: You call the new plan fifty minutes a week gained, and I checked: I’d get off thirty minutes later on Monday and twenty earlier the other four days. One evening’s like another to me. But handing over half an hour of my Monday would hurt, so keep me on the old plan. Gustav',
    decidingWords: ['fifty minutes a week gained, and I checked', 'handing over half an hour of my Monday'],
    options: [
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'Gustav’s own sum says “fifty minutes a week gained, and I checked.” Evenings are alike to him, yet “handing over half an hour of my Monday” outweighs the eighty minutes he’d get.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'One bad day out of five does get his attention. But it doesn’t darken his view of the plan, whose total he grants; it’s parting with time he has that he can’t accept.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'Dispatch’s wording is as rosy as it gets. Gustav restates it as minutes earlier and later, finds that it adds up, and decides against the plan anyway.',
      },
      {
        text: 'No bias here',
        rationale:
          'Not everyone has to like a new plan, and a Monday can be precious. He says his evenings are alike, though, which leaves no reason to rank thirty minutes above eighty.',
      },
    ],
  },
]
