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
    id: 'loss-aversion-tv-page',
    slot: 'bias4',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Your paper can print its old TV page or a new weekend section, and both cost the same. In a three-month trial, dropping the TV page lost you 40 subscribers, some of whom wrote angry letters, and one of whom cried on the phone. The weekend section brought in 95 new ones, who pay the same and have stayed. When you printed half a page of each, the month after, it brought in nobody. The printer is calling.\n\nWhat do you tell him?',
    decidingWords: ['lost you 40 subscribers', 'brought in 95 new ones'],
    options: [
      {
        text: 'Print the weekend section, and drop the TV page.',
        right: true,
        tag: 'go ahead',
        rationale: 'Ninety-five came and 40 left. The ones who left are loud, and the others simply pay.',
      },
      {
        text: 'Print the TV page, and drop the weekend section.',
        tag: 'decline',
        rationale: 'You can still hear her cry. To keep those 40, you’d give up 95.',
      },
      {
        text: 'Print half a page of each from now on.',
        tag: 'split',
        rationale: 'It pleases neither side. You’ve tried it, and nobody came.',
      },
      {
        text: 'Print last month’s pages until the letters stop.',
        tag: 'wait',
        rationale: 'Letters don’t say how many readers you have. The trial did.',
      },
    ],
    flip: {
      fact: 'Dropping the TV page lost 95 subscribers, and the weekend section brought in 40.',
      makesRight: 'Print the TV page, and drop the weekend section.',
    },
  },
  {
    id: 'loss-aversion-two-consoles',
    slot: 'bias4',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'You bought two game consoles for $600 each, one to play and one to resell. The price has slid to $430, and it’ll go on sliding, because the new model is out in June. A neighbor would take one tonight for $430 in cash, with no haggling, but then you’d have lost $170, and that’s been in your head all week. You haven’t opened either box, and you’d still love to play.\n\nWhat do you do?',
    decidingWords: ['it’ll go on sliding, because the new model is out in June', 'you’d still love to play'],
    options: [
      {
        text: 'Keep both until the price is back at $600.',
        tag: 'wait',
        rationale: 'Selling would make the $170 real. It’s gone already, and by June there’ll be more gone.',
      },
      {
        text: 'Ask the neighbor for the $600 that you paid.',
        tag: 'ask',
        rationale: 'What you paid means nothing to him, and he said no haggling.',
      },
      {
        text: 'Sell him one for $430, and play the other.',
        right: true,
        tag: 'split',
        rationale: 'The price only falls from here, so sell what you meant to sell and enjoy the one you wanted.',
      },
      {
        text: 'Find a second buyer, and sell both tonight.',
        tag: 'go ahead',
        rationale: 'You wanted one to play, and you still do.',
      },
    ],
    flip: {
      fact: 'The new model’s been called off, and prices are climbing by $20 a week.',
      makesRight: 'Keep both until the price is back at $600.',
    },
  },
  {
    id: 'loss-aversion-fourteen-spaces',
    slot: 'bias4',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'For the block page: The city would take our nine parking spaces out front. It would give us fourteen around the corner, free and lit, which is more. But those nine would be gone, and I can’t stand the thought, so I voted no, twice if they’d let me.',
    decidingWords: ['those nine would be gone'],
    breaksAt: 'But those nine would be gone, and I can’t stand the thought, so I voted no, twice if they’d let me.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'How the others on the block vote isn’t mentioned.',
      },
      {
        label: 'choice-overload',
        rationale: 'There are two plans, and nobody’s confused by them.',
      },
      {
        label: 'recency-bias',
        rationale: 'The offer isn’t judged by the latest thing that happened.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Fourteen are more than nine, and the writer says so. Giving up the nine hurts more than gaining the fourteen would please.',
      },
    ],
  },
  {
    id: 'loss-aversion-cabin-weeks',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“They’ll give us both July weeks at the cabin, which you love, for our one in May, which we haven’t used in six years,” said Beth.\n“I do love July,” said Bill, “but we’d be losing May. That would sting. Tell them no.”',
    decidingWords: ['which we haven’t used in six years'],
    breaksAt: 'That would sting.',
    options: [
      {
        label: 'status-quo-bias',
        rationale:
          'He doesn’t defend how it’s always been; he’d love July. What stops him is the sting of giving something up.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'What other families do with their cabins doesn’t come up.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Two weeks he loves, for one he never uses. The small thing he’d lose feels bigger than what he’d win.',
      },
      {
        label: 'no-flaw',
        rationale: 'He’s allowed to keep May, of course. He just has no use for it.',
      },
    ],
  },
  {
    id: 'loss-aversion-cabin-weeks-sound',
    twinOf: 'loss-aversion-cabin-weeks',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“They’ll give us both July weeks at the cabin, which you love, for our one in May, which is the only month they let you off,” said Beth.\n“I do love July,” said Bill, “but I’m always at work in July, and we’d be losing May. Tell them no.”',
    decidingWords: ['which is the only month they let you off'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He can’t take off in July, so two weeks then are worth nothing to him. May is a week he can use.',
      },
      {
        label: 'loss-aversion',
        rationale: 'It sounds like clinging to May. He says why July is no good: he’d be at work.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He isn’t keeping May because it’s what they have. July can’t work.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'No crowd is doing it, one way or the other.',
      },
    ],
  },
  {
    id: 'loss-aversion-fantasy-trade',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Fantasy football, semifinals, five minutes to the trade deadline. Curtis offers you two starting receivers for your quarterback, the one you drafted first and have bragged about all fall. You’ve got a second quarterback who’s nearly as good. The site figures that the trade is worth nine points a week to you, and it’s been close all year. “Take it or leave it,” he writes.\n\nWhat do you do?',
    decidingWords: ['the trade is worth nine points a week to you'],
    options: [
      {
        text: 'Ask Curtis for a running back on top.',
        tag: 'ask',
        rationale: 'He’s told you to take it or leave it, and there are five minutes.',
      },
      {
        text: 'Accept the trade before the deadline.',
        right: true,
        tag: 'go ahead',
        rationale: 'You’d miss your quarterback, and you’d score nine more points a week. The points are what win.',
      },
      {
        text: 'Offer Curtis the second quarterback instead.',
        tag: 'split',
        rationale: 'He wants the first one, and the clock is running.',
      },
      {
        text: 'Turn the trade down, and keep your star.',
        tag: 'decline',
        rationale:
          'Giving up the one you bragged about hurts more than two receivers please. You’d be nine points poorer every week.',
      },
    ],
    flip: {
      fact: 'The site figures that the trade would cost you nine points a week.',
      makesRight: 'Turn the trade down, and keep your star.',
    },
  },
  {
    id: 'loss-aversion-fantasy-trade-sound',
    twinOf: 'loss-aversion-fantasy-trade',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Fantasy football, semifinals, five minutes to the trade deadline. Curtis offers you two starting receivers for your quarterback, the one you drafted first and have bragged about all fall, and your second quarterback is out for the year. The site figures that with the trade you’d be nine points a week worse off, and it’s been close all year. “Take it or leave it,” he writes.\n\nWhat do you do?',
    decidingWords: ['you’d be nine points a week worse off'],
    options: [
      {
        text: 'Ask Curtis for a running back on top.',
        tag: 'ask',
        rationale: 'One running back won’t replace a quarterback, and he’s not haggling.',
      },
      {
        text: 'Accept the trade before the deadline.',
        tag: 'go ahead',
        rationale: 'Two for one sounds like a gain. You’d be without a quarterback and nine points down.',
      },
      {
        text: 'Offer Curtis the second quarterback instead.',
        tag: 'split',
        rationale: 'He’s out for the year, and Curtis can read.',
      },
      {
        text: 'Turn the trade down, and keep your star.',
        right: true,
        tag: 'decline',
        rationale: 'This time keeping what you have is simply worth more, by nine points a week.',
      },
    ],
    flip: {
      fact: 'Your second quarterback is nearly as good, and the trade is worth nine points a week.',
      makesRight: 'Accept the trade before the deadline.',
    },
  },
  {
    id: 'loss-aversion-corner-office',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“They’ll take your corner office,” said Kim, “and in return you get three days a week at home, without that drive you’d pay $500 a month to skip.”\n“But they’d be taking my office,” said Geoff. “I couldn’t stand that. I’m telling them no.”',
    decidingWords: ['you’d pay $500 a month to skip'],
    breaksAt: '“I couldn’t stand that.',
    options: [
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'By his own price, the days at home are worth a lot to him. The office going away is all he can see.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'It isn’t bad news drowning out good. He turns down a trade, since it has something to give up in it.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nobody has put the offer in gloomy words. Kim names both halves of it.',
      },
      {
        label: 'no-flaw',
        rationale: 'An office can be worth a great deal. He never says that it is.',
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
      'The roof would cost $9,000, and they had two stocks: Hana’s, which was up, and Finn’s, which had been falling for three years. Hana asked him which one he’d buy today, if they had neither of them.\n“Yours, because mine’s a dog, and it’s going to stay one,” said Finn.\nShe suggested selling his, and he looked as if she’d suggested selling the cat. “For $6,000 less than I paid? I can’t stand to lose that. Let’s sell yours.”',
    decidingWords: ['For $6,000 less than I paid?'],
    breaksAt: 'I can’t stand to lose that.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'They have two stocks to choose from, hardly too many to compare.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'By his own word, hers is the one to own. He keeps the bad one because selling it would make the loss final, and that hurts more than a better stock would please.',
      },
      {
        label: 'no-flaw',
        rationale: 'Stocks do recover. He says that he doesn’t expect this one to.',
      },
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
      'Dear Payroll, I’ve gone over the new plan, and your numbers are right. I’d lose the $40 a month for parking and get $95 a month more for the train, which I already take on most days and would take on all of them, so I’d be $55 ahead. But I can’t stop looking at that forty, since I’ve had it for six years, and when I think of it coming off my check, which I do every single night before I fall asleep, my stomach hurts. Please leave me on the old plan. Leah',
    decidingWords: ['I’d be $55 ahead', 'I can’t stop looking at that forty'],
    breaksAt:
      'But I can’t stop looking at that forty, since I’ve had it for six years, and when I think of it coming off my check, which I do every single night before I fall asleep, my stomach hurts.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'There can be good reasons to keep a parking spot. She gives none but the feeling of losing it.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nobody has put one fact to her in two ways. She has the plain figures and turns them down.',
      },
      {
        label: 'choice-overload',
        rationale: 'There are two plans, and she understands both.',
      },
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
    difficulty: 'medium',
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
      {
        label: 'choice-overload',
        rationale: 'It’s one bet, a yes or a no, so there’s no pile of options.',
      },
      {
        label: 'framing-effect',
        rationale: 'Her answer doesn’t hang on how the bet is worded.',
      },
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
      'The manager offers you a swap, and she needs to know before she hangs up. You’d give up your Friday lunch, which brings about $60 in tips, and get Saturday brunch, about $150 for the same hours. You’re free on both days. Friday has been yours for three years, and the thought of somebody else at your tables makes you wince.\n\nWhat do you do?',
    decidingWords: ['You’re free on both days'],
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
