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
  neighbours: [
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
    difficulty: 'easy',
    scenario:
      'You edit the weekly newspaper of a mountain valley. For a year, eight typical villages received it on Friday instead of Monday: three hundred people signed up, and a hundred canceled. A subscription costs the same on any day, and you can’t afford two print runs. Lying awake, you think of the hundred, and tomorrow the printer assigns next year’s days. What do you tell her?',
    decidingWords: ['three hundred people signed up, and a hundred canceled'],
    options: [
      {
        text: 'Move the paper to Friday in the whole valley.',
        right: true,
        tag: 'go ahead',
        rationale:
          'After a year’s trial in typical villages, “three hundred people signed up, and a hundred canceled.” Each pays the same, so the gain is three times the price of it.',
      },
      {
        text: 'Keep the paper on Monday in the whole valley.',
        tag: 'decline',
        rationale:
          'Those hundred who canceled are hard to forget at night. But three hundred came in their place, and they pay just as much.',
      },
      {
        text: 'Print on Friday for half the valley, Monday for the rest.',
        tag: 'split',
        rationale:
          'Serving both camps has its charm. It also takes two print runs a week, and the paper can’t afford them.',
      },
      {
        text: 'Keep Monday for now and try Friday in more villages.',
        tag: 'wait',
        rationale:
          'Testing is careful, and it has been done: eight typical villages, one full year. Another Monday year means doing without the readers the trial found.',
      },
    ],
    flip: {
      fact: 'A hundred people signed up, and three hundred canceled.',
      makesRight: 'Keep the paper on Monday in the whole valley.',
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
      'Your phone shop still has fifty chargers with the outdated plug, bought at $6 apiece. A school will take any number at $4, its final offer; by summer, dealers agree, they’ll bring $2. Twenty are needed for repairs that customers have already paid for, and a replacement costs $7. Selling at $4 means entering a minus in the books, and your pen stops. What do you do?',
    decidingWords: ['by summer, dealers agree, they’ll bring $2', 'Twenty are needed for repairs'],
    options: [
      {
        text: 'Hold on to all fifty until the price recovers.',
        tag: 'wait',
        rationale:
          'Nothing gets entered in the books that way, at least for now. But dealers agree the price is headed for $2, so the minus only grows.',
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
      'Minutes of the Mill Lane meeting, item 2: After weighing nine plans, the city proposes to remove three parking spaces and add six around the corner, just as near and just as safe. Mr. Sharma, who measured it last weekend, grants that we’d have three more than now. Having three taken from us, however, is something he feels in his stomach. He votes no, as does most of the lane. Coffee follows.',
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
          'Nine plans are a lot, but the city had weighed them already. What reached the meeting was one plan and one vote, and he had no trouble deciding.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Measured only last weekend, the corner is fresh in his mind. It told him the truth, however, and pushes no older facts aside; it’s the three spaces that weigh on him.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'By his own count there’d be “three more than now,” just as near and safe. Even so, “Having three taken from us” weighs more with him than six received.',
      },
    ],
  },
  {
    id: 'loss-aversion-lake-hut',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Ines, seven cabin days in June for our three in May is generous, and both aunts accepted. June’s just as warm, and we can use each of the seven. But our three would be gone, and seven don’t make up for that: May it is. Love, Adaeze',
    decidingWords: ['we can use each of the seven', 'our three would be gone'],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'May does stay May. Yet Adaeze weighs the trade, days against days, and what tips it is the three she’d hand over, not any comfort in leaving things alone.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Both aunts accepted their trade, and Adaeze didn’t. Whatever moves her, it isn’t the pull of the others.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'The new days are as good as the old, “we can use each of the seven,” and still “our three would be gone” counts for more than twice as many gained.',
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
    difficulty: 'medium',
    scenario:
      'Dear Ines, seven cabin days in June for our three in May is generous, and both aunts accepted. June’s just as warm, but exams leave us two of the seven. Then our three would be gone, and two don’t make up for that: May it is. Love, Adaeze',
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
          '“Our three would be gone” is just how a person under its spell talks. This time, though, Adaeze is asked to hand over three days for two that she can use.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Nothing changes in the end, that’s true. It doesn’t change for a reason: by staying with May she gets an extra day at the cabin.',
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
      'It’s tied 1–1 with ten minutes left in the second of thirty league games, where a win brings three points and a tie brings one. In forty endings like this, your team attacked twenty times, for ten wins and ten defeats; twenty times it held back and tied. Two-minute rushes brought nothing. You want the highest total, and your stomach says not to throw this point away. What do you signal?',
    decidingWords: ['a win brings three points and a tie brings one', 'ten wins and ten defeats'],
    options: [
      {
        text: 'Let the captain choose between attacking and holding back.',
        tag: 'ask',
        rationale:
          'Captains feel the game from inside, but forty endings are on record and you know them. Handing over the signal adds nothing to that.',
      },
      {
        text: 'Attack with the whole team until the final whistle.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Since “a win brings three points and a tie brings one,” twenty attacks with “ten wins and ten defeats” earned thirty points; twenty games of holding back earned twenty.',
      },
      {
        text: 'Hold back for now and attack in the last two minutes.',
        tag: 'split',
        rationale:
          'This looks like the best of both. Your own record says otherwise: two-minute rushes have brought nothing, so it comes down to playing for the tie.',
      },
      {
        text: 'Hold back with the whole team until the final whistle.',
        tag: 'decline',
        rationale:
          'The point feels like yours already, which is why your stomach guards it. But a tie is worth one, and attacking has averaged one and a half.',
      },
    ],
    flip: {
      fact: 'Your twenty attacks ended in four wins and sixteen defeats.',
      makesRight: 'Hold back with the whole team until the final whistle.',
    },
  },
  {
    id: 'loss-aversion-last-ten-minutes-sound',
    kind: 'decide',
    twinOf: 'loss-aversion-last-ten-minutes',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'It’s tied 1–1 with ten minutes left in the last of thirty league games, where a win or a tie keeps you up and a defeat sends you down. In forty endings like this, your team attacked twenty times, for ten wins and ten defeats; twenty times it held back and tied. Two-minute rushes brought nothing. Your stomach says not to throw this point away. What do you signal?',
    decidingWords: ['a win or a tie keeps you up and a defeat sends you down', 'it held back and tied'],
    options: [
      {
        text: 'Let the captain choose between attacking and holding back.',
        tag: 'ask',
        rationale:
          'She may well sense who’s tired. The question here is what a defeat costs, and you can see that from the bench as clearly as anyone.',
      },
      {
        text: 'Attack with the whole team until the final whistle.',
        tag: 'go ahead',
        rationale:
          'In an ordinary game, three points are worth the gamble. Today a win keeps you up exactly as a tie does, and half of your attacks ended in defeat.',
      },
      {
        text: 'Hold back for now and attack in the last two minutes.',
        tag: 'split',
        rationale:
          'A late rush has brought nothing so far, and there’s nothing for it to bring: the tie already keeps your team up.',
      },
      {
        text: 'Hold back with the whole team until the final whistle.',
        right: true,
        tag: 'decline',
        rationale:
          'It looks like mere fear, but “a win or a tie keeps you up and a defeat sends you down.” Twenty times “it held back and tied,” and a tie is enough.',
      },
    ],
    flip: {
      fact: 'Only a win keeps you up today; a tie sends you down as surely as a defeat.',
      makesRight: 'Attack with the whole team until the final whistle.',
    },
  },
  {
    id: 'loss-aversion-shift-plan',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Dispatch: You call the new plan fifty minutes a week gained, and I checked: thirty later on Monday, twenty earlier the other days. One evening’s like another to me, but half an hour of my Monday handed over is what I’d feel, so keep me on the old plan. Gustav',
    decidingWords: ['fifty minutes a week gained, and I checked', 'half an hour of my Monday handed over'],
    options: [
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'Gustav’s own sum says “fifty minutes a week gained, and I checked.” Evenings are alike to him, yet “half an hour of my Monday handed over” outweighs the eighty minutes he’d get.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'One bad day out of five does get his attention. But it doesn’t darken his view of the plan, whose total he grants; it’s parting with time he has that he can’t accept.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'Dispatch’s wording is as rosy as it gets. Gustav restates it as minutes earlier and later, finds that both come to the same, and decides against it all the same.',
      },
      {
        text: 'No bias here',
        rationale:
          'Not everyone has to like a new plan, and a Monday can be precious. He says his evenings are alike, though, which leaves no reason to rank thirty minutes above eighty.',
      },
    ],
  },
]
