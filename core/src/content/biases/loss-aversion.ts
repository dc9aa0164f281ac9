import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'loss-aversion',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['losing', 'giving up', 'fear of losing', 'gains', 'risk', 'playing safe', 'trade-off'],
  link: 'https://en.wikipedia.org/wiki/Loss_aversion',
  definition:
    'Feeling a loss more strongly than a gain of the same size, so that you turn down a good trade, or hang on to something bad, to avoid giving something up.',
  gloss: 'Losing hurts more than gaining pleases.',
  neighbors: [
    {
      concept: 'framing-effect',
      tellApart:
        'Would different wording change the choice, or does giving something up hurt too much however you put it?',
    },
    {
      concept: 'negativity-bias',
      tellApart:
        'Is someone afraid of what a choice could cost them, or does one bad thing outweigh all the good ones?',
    },
    {
      concept: 'status-quo-bias',
      tellApart: 'Is it about the one thing they’d have to give up, or do they just want everything to stay as it is?',
    },
    {
      concept: 'choice-overload',
      tellApart:
        'Is the choice put off for fear of giving something up, or because there are too many options to compare?',
    },
    {
      concept: 'endowment-effect',
      tellApart:
        'Does a possible loss outweigh a bigger gain, or does a thing seem worth more just because it’s already yours?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Alex sells ice cream from a cart in Duluth. Her boss lets her choose between the wage she has now and a share of the sales. According to last summer’s books, the share pays $40 more than the wage on two days out of three and $40 less on the third. She has savings. “Forty gone on a cloudy day? I couldn’t stand that,” she says, and keeps the wage.',
    failingStep: 'Forty gone on a cloudy day? I couldn’t stand that',
    why: 'Over three ordinary days the share leaves her $40 ahead, and her savings can cover a bad day. She lets one day of $40 less outweigh two days of $40 more. What counts is where she stands at summer’s end, not how much one day stings.',
  },
  soundWhen:
    'Guarding what you have is wise when losing it would hurt you more than winning as much would help. A family down to its rent money is right to turn down a double-or-nothing coin toss: a win would be nice, but a loss would cost them their home.',
  reply:
    'Write down both sides in the same unit and add up where you’d stand after a year of choices like this one. Then ask what you’d tell a friend to do.',
  evidence:
    'Kahneman & Tversky (1979), “Prospect Theory: An Analysis of Decision under Risk,” Econometrica 47; Tversky & Kahneman (1991), “Loss Aversion in Riskless Choice,” Quarterly Journal of Economics 106. How general it is remains disputed: Gal & Rucker (2018), “The Loss of Loss Aversion,” Journal of Consumer Psychology 28.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'loss-aversion-friday-paper',
    slot: 'bias4',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Your weekly newspaper comes out on Mondays, and for a year you’ve tried out three other days in towns like yours. Wednesday won fifty subscribers and cost you none. Friday won a hundred forty and cost you fifty, and Saturday won three hundred and cost you a hundred fifty. Those hundred fifty keep you awake at night, but the printer needs an answer tomorrow. What do you tell her?',
    decidingWords: ['Saturday won three hundred and cost you a hundred fifty'],
    options: [
      {
        text: 'Move the paper to Saturday for the coming year.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“Saturday won three hundred and cost you a hundred fifty,” so you end up a hundred fifty ahead, more than on any other day. Losing one reader shouldn’t count for more than winning one.',
      },
      {
        text: 'Keep the paper on Monday for the coming year.',
        tag: 'decline',
        rationale:
          'Staying with Monday means no cancellations to keep you awake. But on each of the other days you came out ahead, and on Saturday by a hundred fifty.',
      },
      {
        text: 'Move the paper to Wednesday for the coming year.',
        tag: 'split',
        rationale:
          'Fifty new readers without one cancellation is a pleasant result. But even after its cancellations, Saturday leaves you a hundred fifty ahead, three times as many.',
      },
      {
        text: 'Move the paper to Friday for the coming year.',
        tag: 'go ahead',
        rationale:
          'With Friday you lose far fewer subscribers than with Saturday, but you win fewer, too. You end up ninety ahead instead of a hundred fifty.',
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
    difficulty: 'medium',
    scenario:
      'Your shop paid $6 each for fifty old chargers. A school’s final offer is $4 each for any number; by summer, dealers say, they’ll bring $2. You owe customers twenty of them under warranty, and new ones cost $7, but selling below $6 feels awful. What do you do?',
    decidingWords: ['by summer, dealers say, they’ll bring $2', 'You owe customers twenty of them under warranty'],
    options: [
      {
        text: 'Hold on to all fifty until the price recovers.',
        tag: 'wait',
        rationale:
          'Keeping them spares you the awful feeling for now. But dealers expect the price to fall, so by summer you’ll get $2 instead of $4.',
      },
      {
        text: 'Sell all fifty to the school at $4.',
        tag: 'go ahead',
        rationale:
          'Selling now is right for thirty of them. The other twenty you owe to customers, and new ones cost you $7 each.',
      },
      {
        text: 'Sell thirty to the school at $4 and keep twenty.',
        right: true,
        tag: 'split',
        rationale:
          '“You owe customers twenty of them under warranty,” and each one you keep saves you $7. The other thirty should go now, since “by summer, dealers say, they’ll bring $2.”',
      },
      {
        text: 'Ask the school to match the $6 you paid.',
        tag: 'ask',
        rationale:
          'Six dollars is what you paid, and it’s natural to want it back. But the school’s $4 is a final offer.',
      },
    ],
    flip: {
      fact: 'The last warranties have run out, and you owe customers no more chargers.',
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
      'Mill Lane meeting, item 2: After looking at nine plans, the city wants to take out three of our parking spaces and put in six around the corner, just as close. Mr. Sharma, who measured the corner last weekend, agrees that we’d have three more than now. But having three taken from us, he says, makes him sick. He votes no, and so does most of the block.',
    decidingWords: ['we’d have three more than now', 'having three taken from us'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale:
          'Most of the block votes no as well, but Mr. Sharma isn’t following the crowd. He says why he’s against it: losing three spaces makes him sick.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Nine plans are a lot to look at, but it was the city that looked at them. Mr. Sharma has just one plan to vote on.',
      },
      {
        label: 'recency-bias',
        rationale:
          'Last weekend’s measuring is the newest thing Mr. Sharma knows, and it favors the plan. He votes against it anyway.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Mr. Sharma agrees that “we’d have three more than now.” Still, “having three taken from us” weighs more with him than getting six.',
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
      'Dear Monique, We can trade our three cabin days in May for seven in June, as both aunts have. A change would be nice, June’s warmer, and we can use all seven. But our three would be gone, and seven don’t make up for that, so let’s keep May. Love, Adaeze',
    decidingWords: ['we can use all seven', 'our three would be gone'],
    breaksAt: 'But our three would be gone, and seven don’t make up for that, so let’s keep May.',
    options: [
      {
        label: 'status-quo-bias',
        rationale:
          'Adaeze does keep the days they have, but she isn’t attached to them: “A change would be nice.” What stops her is having to give up three days.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'Both aunts took the trade, but Adaeze turns it down. So she isn’t following other people.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'June is warmer, and “we can use all seven.” For Adaeze, “our three would be gone” still outweighs getting more than twice as many days.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The three days in May are theirs to keep, but Adaeze doesn’t say what’s good about them. June is warmer, and they can use all seven days.',
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
      'Dear Monique, We can trade our three cabin days in May for seven in June, as both aunts have. A change would be nice, and June’s just as warm, but exams leave us just two of the seven. Our three would be gone, and we’d come out a day short, so let’s keep May. Love, Adaeze',
    decidingWords: ['exams leave us just two of the seven', 'we’d come out a day short'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'It sounds as if giving up days is all that bothers her, but “exams leave us just two of the seven.” With two days for three, “we’d come out a day short.”',
      },
      {
        label: 'loss-aversion',
        rationale:
          '“Our three would be gone” does sound like someone who can’t give anything up. But in June they can use only two days, so the trade really does cost them a day.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Nothing changes for the family in the end, but there’s a good reason for that. May gives them one more day at the cabin than June.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'Both aunts took the trade, which makes it look like the thing to do. But Adaeze says no, because she’s counted the days her own family can use.',
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
      'It’s game two of thirty, and your soccer team’s tied with ten minutes left. A win brings three points, a tie one, and points decide the title. Over the years, you’ve tried each lineup in ten late ties: with three attackers you won six and lost four; with two, you won three and lost two; with one, one of each. The rest were ties, and with no attackers you tied all ten. What’s your signal?',
    decidingWords: ['A win brings three points, a tie one', 'with three attackers you won six and lost four'],
    options: [
      {
        text: 'Send two attackers forward until the final whistle.',
        tag: 'split',
        rationale:
          'Two attackers seem like a good balance. Their three wins and five ties make fourteen points, and three attackers brought you eighteen.',
      },
      {
        text: 'Send three attackers forward until the final whistle.',
        tag: 'go ahead',
        right: true,
        rationale:
          'In ten games “with three attackers you won six and lost four,” and six wins make eighteen points. The other lineups brought fourteen, eleven and ten, so the four losses were worth it.',
      },
      {
        text: 'Send one attacker forward until the final whistle.',
        tag: 'wait',
        rationale:
          'One attacker is a small risk, with one loss in ten games. But a win and eight ties make eleven points, and three attackers brought you eighteen.',
      },
      {
        text: 'Send no attackers forward until the final whistle.',
        tag: 'decline',
        rationale:
          'It’s natural to guard the point you have. But ten ties make only ten points, and every other lineup brought more.',
      },
    ],
    flip: {
      fact: 'Three attackers won four and lost six.',
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
      'It’s the final game, and your soccer team’s tied with ten minutes left. A win or a tie keeps you in the league; lose, and you’re out. Over the years, you’ve tried each lineup in ten late ties: with three attackers you won six and lost four; with two, you won three and lost two; with one, one of each. The rest were ties, and with no attackers you tied all ten. What’s your signal?',
    decidingWords: ['A win or a tie keeps you in the league', 'with no attackers you tied all ten'],
    options: [
      {
        text: 'Send two attackers forward until the final whistle.',
        tag: 'split',
        rationale:
          'Two attackers won you more games than they lost. But if you lose today, you’re out, and with no attackers you never lost.',
      },
      {
        text: 'Send three attackers forward until the final whistle.',
        tag: 'go ahead',
        rationale:
          'Three attackers won most often, but today a win is no better than a tie. They also lost four games in ten, and losing today puts you out of the league.',
      },
      {
        text: 'Send one attacker forward until the final whistle.',
        tag: 'wait',
        rationale:
          'A lone attacker lost you one game in ten, but without attackers you lost none, and a tie is enough today.',
      },
      {
        text: 'Send no attackers forward until the final whistle.',
        tag: 'decline',
        right: true,
        rationale:
          'It looks timid, but “A win or a tie keeps you in the league.” A tie is enough, and “with no attackers you tied all ten.”',
      },
    ],
    flip: {
      fact: 'Today a win keeps you in the league, and a tie knocks you out just as losing does.',
      makesRight: 'Send three attackers forward until the final whistle.',
    },
  },
  {
    id: 'loss-aversion-shift-plan',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Dear Dispatch, You say the new schedule gives me fifty more minutes off a week, and I checked: you’re right. I’d finish thirty minutes later on Monday and twenty minutes earlier on the other four days. One evening’s like another to me, but giving up half an hour of my Monday would hurt, so please leave me on the old schedule. Dwayne',
    decidingWords: ['fifty more minutes off a week', 'giving up half an hour of my Monday would hurt'],
    breaksAt:
      'One evening’s like another to me, but giving up half an hour of my Monday would hurt, so please leave me on the old schedule.',
    options: [
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Dwayne has checked the “fifty more minutes off a week,” and one evening’s like another to him. What decides it is that “giving up half an hour of my Monday would hurt.”',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One bad day does outweigh four good ones for Dwayne. But he doesn’t call the schedule bad, and he agrees it gives him more time off. He just can’t give up that half hour.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Fifty more minutes off” is a friendly way to put it. But Dwayne works it out day by day and gets the same total, so it isn’t the wording that decides.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Some people do need their Monday evenings. But Dwayne’s evenings are all alike, he says, so thirty minutes lost shouldn’t outweigh eighty minutes gained.',
      },
    ],
  },
  {
    id: 'loss-aversion-the-red-stock',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The roof would cost nine thousand, and they had two stocks. Hana’s was up. Finn’s had been falling for three years. “Which one would you buy today, if we had neither?” asked Hana.\n“Yours. Mine’s a dog.”\n“So sell yours.”\n“For six thousand less than I paid?” He looked as if she’d suggested selling the cat. “If I sell now, that money’s really gone, and I can’t stand that. Let’s sell yours.”',
    decidingWords: ['Yours. Mine’s a dog', 'If I sell now, that money’s really gone, and I can’t stand that'],
    breaksAt: '“If I sell now, that money’s really gone, and I can’t stand that.',
    options: [
      { label: 'choice-overload', rationale: 'They have two stocks to choose from, hardly too many to compare.' },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'By his own word, hers is the one to own. He keeps the bad one because selling it would make the loss final, and that hurts more than a better stock would please.',
      },
      { label: 'no-flaw', rationale: 'Stocks do recover. He says that he doesn’t expect this one to.' },
      {
        label: 'anchoring',
        rationale:
          'He isn’t estimating a price from some number that came first. He just can’t bear to make a loss final.',
      },
    ],
  },
  {
    id: 'loss-aversion-parking-money',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Payroll, I’ve gone over the new plan, and your numbers are right. I’d lose the $40 a month for parking, and I’d get $95 a month more for the train, which I already take on most days and would take on all of them. So it’s $55 to the good. I can’t stop looking at that forty, though. I’ve had it for six years, and the thought of it coming off my check makes my stomach hurt. Please leave me on the old plan. Leah',
    decidingWords: ['So it’s $55 to the good', 'I can’t stop looking at that forty'],
    breaksAt: 'I can’t stop looking at that forty, though.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'There can be good reasons to keep a parking spot. She gives none but the feeling of losing it.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nobody has put one fact to her in two ways. She has the plain figures and turns them down.',
      },
      { label: 'choice-overload', rationale: 'There are two plans, and she understands both.' },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Losing $40 outweighs gaining $95 with her, though she would spend both the same way and has done the sum herself.',
      },
    ],
  },
  {
    id: 'loss-aversion-rent-money',
    kind: 'sound',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Gavin: It’s a coin flip! Heads you win 1,500, tails you lose 1,000. That’s a good bet, do the math\nSierra: It’s a good bet for somebody with savings\nGavin: On average you make 250!\nSierra: On average. If it’s tails I can’t pay rent on the first and I’ve got two kids. If it’s heads I get a nicer couch\nGavin: ok true\nSierra: Make it win $1.50, lose a dollar, and I’ll flip all day',
    decidingWords: ['If it’s tails I can’t pay rent', 'Make it win $1.50, lose a dollar'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'For her, losing $1,000 means no rent, and winning means a couch. The loss really is bigger, and she takes the same odds when it isn’t.',
      },
      { label: 'choice-overload', rationale: 'It’s one bet, a yes or a no, so there’s no pile of options.' },
      { label: 'framing-effect', rationale: 'Her answer doesn’t hang on how the bet is worded.' },
      {
        label: 'loss-aversion',
        rationale:
          'She turns down a bet that’s good on average. It’s not the sting of losing; it’s the rent, and she shows that with the dollar.',
      },
    ],
  },
  {
    id: 'loss-aversion-friday-shift',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'The manager offers you a swap, and she needs to know before she hangs up. You’d give up your Friday lunch, about $60 in tips, and get Saturday brunch, about $150. Same hours, and you’re free on both days. Friday has been yours for three years, and the thought of somebody else at your tables makes you wince.\n\nWhat do you do?',
    decidingWords: ['about $60 in tips', 'about $150', 'you’re free on both days'],
    options: [
      {
        text: 'Keep your Friday lunch, and thank her anyway.',
        tag: 'decline',
        rationale: 'Three years make it feel like a loss. It’s ninety dollars a week to spare yourself a wince.',
      },
      {
        text: 'Offer to trade every other week, and keep half of each.',
        tag: 'split',
        rationale: 'It softens the loss and gives away forty-five dollars a week for that.',
      },
      {
        text: 'Ask her to let you think about it until Sunday.',
        tag: 'wait',
        rationale: 'You know the hours and the tips already, and she needs an answer now.',
      },
      {
        text: 'Take the Saturday brunch in place of your Friday lunch.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Same hours, ninety dollars more, nothing else in the way. The Friday only hurts because it’s yours.',
      },
    ],
    flip: {
      fact: 'On Saturdays you have your daughter, and a sitter for brunch costs $110.',
      makesRight: 'Keep your Friday lunch, and thank her anyway.',
    },
  },
]
