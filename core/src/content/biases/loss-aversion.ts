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
    text: 'Jodie sells ice cream from a cart in Duluth. Her boss lets her choose between the wage she has now and a share of the sales. According to last summer’s books, the share pays $40 more than the wage on two days out of three and $40 less on the third. She has savings. “Forty gone on a cloudy day? I couldn’t stand that,” she says, and keeps the wage.',
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
    id: 'loss-aversion-empty-net',
    slot: 'bias4',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'You’re down a goal, and without a tie you’re out of a job. Last March you pulled your goalie with four minutes left, the puck slid into the empty net, and the clip of your face got 80,000 views. In your league, teams that did it with four minutes left have tied one game in five. With three left, it’s one in seven; with two, one in nine; and in the last minute, one in twelve. “Not so early this time,” says your assistant.\n\nHow long do you wait to pull him?',
    decidingWords: ['teams that did it with four minutes left have tied one game in five'],
    options: [
      {
        text: 'Wait until one minute before the end.',
        tag: 'wait',
        rationale:
          'The empty net hurts, but a late pull ties the game only once in twelve. Losing by two costs you the job just as losing by one does.',
      },
      {
        text: 'Wait until two minutes before the end.',
        tag: 'wait',
        rationale: 'A little sooner feels brave enough, but it ties the game about half as often as four minutes does.',
      },
      {
        text: 'Wait until three minutes before the end.',
        tag: 'wait',
        rationale: 'It meets your assistant partway and takes your chance of a tie from one in five to one in seven.',
      },
      {
        text: 'Wait until four minutes before the end.',
        right: true,
        tag: 'wait',
        rationale:
          'Only a tie helps you, and this way it’s likeliest. Giving up another goal is painful, but it costs you nothing more.',
      },
    ],
    flip: {
      fact: 'With one minute left, teams tied one time in five, and with four minutes left one in twelve.',
      makesRight: 'Wait until one minute before the end.',
    },
  },
  {
    id: 'loss-aversion-data-bill',
    slot: 'bias4',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Your phone contract’s up tonight, and you’re between jobs. Last August you went over your data, opened a bill for $194, and had to sit down. “Never again,” says the guy in the store, and he shows you Ridge: no limit, $65 a month. Over two years your bills with Skyline, the one from August included, came to $38 a month on average. Harbor’s $52 with a free watch. Orchid’s $49, and your sister’s on it. They all use the same towers.\n\nWhich one do you sign up for?',
    decidingWords: ['the one from August included, came to $38 a month on average'],
    options: [
      {
        text: 'Sign up for two years with Ridge.',
        tag: 'go ahead',
        rationale:
          'No more shocks sounds wonderful after August. You’d pay $27 more every month, though, to be spared one bad bill.',
      },
      {
        text: 'Sign up for two years with Skyline.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Even with the bad bill counted in, it’s by far the cheapest. One shock hurts more than a steady overpayment, but costs less.',
      },
      {
        text: 'Sign up for two years with Harbor.',
        tag: 'go ahead',
        rationale: 'Two years at $14 more a month is a lot to pay for a watch.',
      },
      {
        text: 'Sign up for two years with Orchid.',
        tag: 'go ahead',
        rationale: 'Having your sister on it doesn’t make it cheaper. It’s $11 a month more than you’ve been paying.',
      },
    ],
    flip: {
      fact: 'Over the past two years, your bills with Skyline came to $79 a month on average.',
      makesRight: 'Sign up for two years with Ridge.',
    },
  },
  {
    id: 'loss-aversion-fourteen-spaces',
    slot: 'bias4',
    form: 'A',
    mirrorOf: 'loss-aversion-six-blocks',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'For the block page: The city wants the nine parking spaces in front of our building for its bike lane. We’d get fourteen right around the corner, free and with lights, for tenants only. I know, fourteen’s more, and it’s the same walk for me. But then our nine are gone, and I can’t stand the thought, so I’m voting no on Tuesday, and I hope you will, too.',
    decidingWords: ['our nine are gone, and I can’t stand the thought'],
    breaksAt:
      'But then our nine are gone, and I can’t stand the thought, so I’m voting no on Tuesday, and I hope you will, too.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'How the others on the block will vote isn’t a reason here. The post asks them to follow.',
      },
      {
        label: 'choice-overload',
        rationale: 'It’s a yes or a no, and nobody’s lost among too many plans.',
      },
      {
        label: 'recency-bias',
        rationale: 'Nothing that just happened is given too much weight. The reason is what they’d give up.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'The writer grants that they’d have more spaces and no farther to walk. Giving up the nine still hurts more than getting the fourteen can make up for.',
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
      '“My sister’s family wants our May week at the cabin, the one you spend mowing,” said Beth. “We’d get their two July weeks, and you love July.”\n“I do,” said Bill, “but then May’s gone, and I can’t stand that. Tell them no.”',
    decidingWords: ['the one you spend mowing', 'I can’t stand that'],
    breaksAt: '“I do,” said Bill, “but then May’s gone, and I can’t stand that.',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'Keeping things as they are isn’t his point. It’s the one week he can’t bear to hand over.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'What most people do with their cabins doesn’t come up.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'He’d get two weeks he loves for one he spends mowing. The little he’d lose feels bigger than all he’d gain.',
      },
      {
        label: 'no-flaw',
        rationale: 'He’s free to keep a week he treasures. All he says for this one is that it’d be gone.',
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
      '“My sister’s family wants our May week at the cabin, the one you spend mowing,” said Beth. “We’d get their two July weeks, and you love July.”\n“I do,” said Bill, “but the plant canceled all July vacations this morning, yours and mine. I’d hate to lose May, so no.”',
    decidingWords: ['the plant canceled all July vacations this morning, yours and mine'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Both of them have to work in July. They’d be trading a week they can use for two they can’t.',
      },
      {
        label: 'loss-aversion',
        rationale: '“I’d hate to lose May” sounds just like it. This time what they’d get is no use to them.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'May has more going for it than being what they’ve always had. It’s the week they can use.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'No crowd is doing it, one way or the other.',
      },
    ],
  },
  {
    id: 'loss-aversion-trade-school',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Four garages want you for next year, January to December, and you have to tell them by six. You’re at Benson’s now, and next May they’ll pay off the $4,000 you owe for trade school, but only if you haven’t left. You’ve been counting the weeks. Rizzo’s pays a thousand a month more than the other three, for the same hours. Vega’s is around the corner from your house, and Lyle’s has brand-new lifts. “Nobody walks away from four thousand bucks,” says your brother.\n\nWhere do you sign?',
    decidingWords: ['pays a thousand a month more than the other three'],
    options: [
      {
        text: 'Sign with Rizzo’s garage for next year.',
        right: true,
        tag: 'go ahead',
        rationale:
          'A thousand a month is $12,000 by the end of the year. That’s three times what you owe for trade school.',
      },
      {
        text: 'Sign with Vega’s garage for next year.',
        tag: 'go ahead',
        rationale: 'A short walk to work is worth something. It isn’t worth $12,000.',
      },
      {
        text: 'Sign with Lyle’s garage for next year.',
        tag: 'go ahead',
        rationale: 'New lifts make the days easier. They don’t make up for $12,000 less in pay.',
      },
      {
        text: 'Sign with Benson’s garage for next year.',
        tag: 'go ahead',
        rationale: 'Walking away from the $4,000 hurts. Staying to keep it costs $12,000 in a year.',
      },
    ],
    flip: {
      fact: 'Rizzo’s pays a thousand a year more than the other three.',
      makesRight: 'Sign with Benson’s garage for next year.',
    },
  },
  {
    id: 'loss-aversion-trade-school-sound',
    twinOf: 'loss-aversion-trade-school',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Four garages want you for next year, January to December, and you have to tell them by six. You’re at Benson’s now, and next May they’ll pay off the $4,000 you owe for trade school, but only if you haven’t left. You’ve been counting the weeks. Rizzo’s pays a thousand a year more than the other three, for the same hours. Vega’s is around the corner from your house, and Lyle’s has brand-new lifts. “Nobody walks away from four thousand bucks,” says your brother.\n\nWhere do you sign?',
    decidingWords: ['pays a thousand a year more than the other three'],
    options: [
      {
        text: 'Sign with Rizzo’s garage for next year.',
        tag: 'go ahead',
        rationale: 'Leaving looks bold, but you’d be trading $4,000 for a thousand.',
      },
      {
        text: 'Sign with Vega’s garage for next year.',
        tag: 'go ahead',
        rationale: 'It’s close to home, but it’s $4,000 less than you get by staying.',
      },
      {
        text: 'Sign with Lyle’s garage for next year.',
        tag: 'go ahead',
        rationale: 'New lifts are nice, but you’d be paying $4,000 to use them.',
      },
      {
        text: 'Sign with Benson’s garage for next year.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You get the $4,000 only by staying, and it’s four times the extra that Rizzo’s pays. Holding on to it is plain good sense.',
      },
    ],
    flip: {
      fact: 'Rizzo’s pays a thousand a month more than the other three.',
      makesRight: 'Sign with Rizzo’s garage for next year.',
    },
  },
  {
    id: 'loss-aversion-six-blocks',
    mirrorOf: 'loss-aversion-fourteen-spaces',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Riders! Under the plan on Tuesday’s ballot we’d lose our six blocks of bike lane on Main to parking and get eleven along the river, with a curb. Yes, that’s the better ride. I still can’t bear to lose those six. Vote no! Jonah',
    decidingWords: ['that’s the better ride', 'I still can’t bear to lose those six'],
    breaksAt: 'I still can’t bear to lose those six.',
    options: [
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Eleven blocks with a curb are the better ride, by his own admission. The six that go away weigh more with him.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'No single bad thing about the river route outweighs the good. A trade is turned down for what it takes away.',
      },
      {
        label: 'framing-effect',
        rationale: 'Both halves of the swap are named plainly. However it’s worded, he’d be losing the six blocks.',
      },
      {
        label: 'no-flaw',
        rationale: 'There may be good reasons to want Main. The post gives none, and it says the other ride is better.',
      },
    ],
  },
  {
    id: 'loss-aversion-the-red-stock',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The roof would cost $9,000, and rain was already coming into the baby’s room. The bank had turned them down. What they did have was two stocks: hers, which was up, and his, which had been falling for three years. Either one would cover the roof. “If we didn’t own either one,” Hana asked, “which would you buy today?”\n“Yours, easy,” said Finn. “Mine’s a dog.”\n“All right, then we sell the dog.”\n“For $6,000 less than I paid? I couldn’t stand that. Let’s sell yours.”',
    decidingWords: ['For $6,000 less than I paid?', 'I couldn’t stand that'],
    breaksAt: 'I couldn’t stand that.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'They have two stocks to choose from, hardly too many to compare.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'Hers is the one he’d buy today. He keeps the dog because selling it makes the loss real, and dodging that matters more to him than owning the better stock.',
      },
      {
        label: 'no-flaw',
        rationale: 'A stock that’s down may come back. He doesn’t expect this one to; he calls it a dog.',
      },
      {
        label: 'anchoring',
        rationale:
          'He isn’t estimating what the stock is worth from the price he paid. He just can’t bear to make the loss final.',
      },
    ],
  },
  {
    id: 'loss-aversion-holiday-bonus',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'From: Payroll\nStarting in January, the $300 holiday bonus goes away, and everyone’s pay goes up by $70 a month instead. If you’d rather stay on the old plan, just reply to this message by Friday.\n\nFrom: Leah\nThanks for letting us know. I’ve been lying awake over it all week. I’m a month behind on the car, and my son needs glasses, so the 70 would help. But I’ve had that $300 every December for six years, and when I think of it being taken away, I feel sick. Please leave me on the old plan. I hope that’s not too much trouble, and I’ll sign whatever I need to.',
    decidingWords: [
      'everyone’s pay goes up by $70 a month instead',
      'when I think of it being taken away, I feel sick',
    ],
    breaksAt:
      'But I’ve had that $300 every December for six years, and when I think of it being taken away, I feel sick.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Some people like a lump sum in December. Putting the $70 away would get her a bigger one, so that’s no reason to turn it down.',
      },
      {
        label: 'framing-effect',
        rationale:
          'Payroll names both halves of the change in one plain sentence. The wording isn’t what puts her off.',
      },
      {
        label: 'choice-overload',
        rationale: 'There are two plans, and she has no trouble telling them apart.',
      },
      {
        label: 'loss-aversion',
        right: true,
        rationale:
          'The raise comes to $840 a year. Having $300 taken away hurts so much that she turns down nearly three times as much.',
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
          'Tails means no rent and heads a couch, so for her the loss really is the bigger thing. For small money she’d take the same bet gladly.',
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
          'Turning down a bet that’s good on average looks like it. What stops her is the rent, not the sting of losing.',
      },
    ],
  },
  {
    id: 'loss-aversion-lilac-room',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'It took you four months to save the $600 move-in fee you’ve paid on the Juniper Street apartment, and you won’t get it back. Mrs. Abbott has the lease ready, and she’s painted your daughter’s room lilac. An hour ago a place just like it came up on Fox Street, in the same school zone, with no fee and $200 less a month. Pratt Street has a pool at Juniper’s price. Cole Street’s $10 cheaper than Fox, with one bathroom for four families.\n\nWhere do you sign for the year?',
    decidingWords: ['with no fee and $200 less a month'],
    options: [
      {
        text: 'Sign the lease for Juniper Street.',
        tag: 'go ahead',
        rationale:
          'It’s hard to let the $600 go. It’s gone at any address, though, and signing for its sake costs you $2,400 more in rent over the year.',
      },
      {
        text: 'Sign the lease for Pratt Street.',
        tag: 'go ahead',
        rationale: 'A pool is fun. This one comes with the higher rent, $200 a month more than on Fox Street.',
      },
      {
        text: 'Sign the lease for Fox Street.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The $600 won’t come back wherever you sign. Of two places just alike, this one saves you $200 every month.',
      },
      {
        text: 'Sign the lease for Cole Street.',
        tag: 'go ahead',
        rationale:
          'It’s the cheapest of the four, but only by $10, and for that you and your daughter share a bathroom with three other families.',
      },
    ],
    flip: {
      fact: 'The place on Fox Street costs $200 a month more.',
      makesRight: 'Sign the lease for Juniper Street.',
    },
  },
]
