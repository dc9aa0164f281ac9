import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Bandwagon Effect',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['crowd', 'trend', 'joining in', 'popular', 'fashion', 'growing numbers', 'herd', 'going along'],
  link: 'https://en.wikipedia.org/wiki/Bandwagon_effect',
  definition:
    'Taking up a belief or habit because more and more people are doing so. The growing crowd pulls you in, and your own reasons or knowledge drop out of the picture.',
  neighbours: [
    {
      name: 'Authority Bias',
      tellApart: 'Is it the size of a growing crowd that persuades, or the rank of one person who speaks?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Do people join because so many are joining, or because the idea comes from their own group?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Does it count because the number of followers is growing, or because it happened last?',
    },
    {
      name: 'Social Proof',
      tellApart:
        'Is a growing trend being joined, or are other people’s acts used as a guide to what is right in an unclear moment?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In March, two people in Fatou’s office in Dakar replaced lunch with a green juice. By April it was nine; now it is most of the floor. Fatou likes her lunch, feels well, and was told by her doctor not to skip meals because of her blood sugar. “With somebody new joining each day, it’s time I did too,” she thinks, and orders a month of juice.',
    failingStep: 'With somebody new joining each day, it’s time I did too',
    why: 'The count shows how fast a habit spreads, not whether it suits her. What she knows about her own health has dropped out. Joining would need a reason of its own, such as her doctor’s advice that the juice does her good.',
  },
  soundWhen:
    'Numbers matter when a thing gets better the more people use it, or when they all decided separately on good evidence. Moving to the chat app that your whole team now uses is sensible: that is where the messages are. And joining a dance for fun needs no proof.',
  reply:
    'Take the crowd away for a moment: would you want this if only three people did it, and why? If you find a reason, go ahead. If you find only the number, wait a week.',
  evidence:
    'Leibenstein (1950), “Bandwagon, Snob, and Veblen Effects in the Theory of Consumers’ Demand”, Quarterly Journal of Economics 64; Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market”, Science 311, where visible counts swayed which songs won, though the best rarely did badly.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'bandwagon-effect-pool-headline',
    slot: 'bias24',
    form: 'A',
    kind: 'decide',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The council’s report on your desk says that the pool will close for three weeks of repairs, and the office has just repeated it on the phone. But at nine this morning three news pages wrote “Pool closes for good”. By noon it is twenty, and readers ask why your page is silent. What do you print?',
    decidingWords: ['three weeks of repairs', 'By noon it is twenty'],
    options: [
      {
        text: '“Pool closes for good”, as twenty pages can hardly be wrong.',
        rationale:
          'Pages that copy one another add no evidence. It would be sound if even one of them had better facts than the council’s own report.',
      },
      {
        text: '“Pool closes for three weeks”, as your own source tells you.',
        right: true,
        rationale:
          '“By noon it is twenty” tells you how fast a headline spreads, not whether it is true. The report says “three weeks of repairs”, and the office stands by it.',
      },
      {
        text: 'Nothing yet, until you see which story most pages settle on.',
        rationale:
          'This leaves the decision to a count of pages. Waiting would make sense if the office still had to answer you, but it has.',
      },
      {
        text: 'Both stories in equal space, so that readers can pick the one they trust.',
        rationale:
          'It looks fair, but it gives a false headline the same standing as a checked fact. It would be right if the evidence were evenly split.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-warm-up',
    slot: 'bias24',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Teresa’s diary of the badminton evenings: “September: two people skip the warm-up. October: a dozen. My doctor tells me again that my bad shoulder needs those ten minutes. November: four of us left on the mats, then two. Today I sat in the café with the rest, people I hardly know, until it was time to play. It’s clearly going that way now.”',
    decidingWords: ['October: a dozen', 'It’s clearly going that way now'],
    options: [
      {
        text: 'Recency Bias',
        rationale:
          'It would fit if she judged the whole fall by its last evening. What pulls her is a number that grows from month to month.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'For this, she would have to favor people because they belong to her circle. She hardly knows those in the café, and the two on the mats play in the same group.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'Teresa would have to value something more because she owns it, such as an old racket that she will not sell. Nothing is owned or priced here.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          'Two people, then “October: a dozen,” then nearly the whole group, and Teresa goes along: “It’s clearly going that way now.” What she knows about her own shoulder has dropped out.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-gravel-yards',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'First one front yard in Linden Street was turned to gravel, then four; by June it is fifteen of eighteen. On Friday the digger is back, and a neighbor asks kindly if you are next. Your children play ball on your grass, you enjoy mowing it, and you find gravel ugly and hot. What do you tell her?',
    decidingWords: ['fifteen of eighteen', 'Your children play ball on your grass'],
    options: [
      {
        text: 'That you will join, since fifteen yards speak for it.',
        rationale:
          'Fifteen yards show how far the fashion has spread, not whether it suits you. It would be sound if your neighbors had found a use for gravel that you need too.',
      },
      {
        text: 'That you will join with half of your yard, so as not to fall behind.',
        rationale:
          'It is a tempting peace, but it takes half of the children’s grass only to keep up. It would be fine if you needed, say, a place to park.',
      },
      {
        text: 'That you will stay with the grass that you use and enjoy.',
        right: true,
        rationale:
          'The count, “fifteen of eighteen,” tells you what others are doing. For your own yard you have reasons of your own: “Your children play ball on your grass,” and you like it.',
      },
      {
        text: 'That you will join as soon as the last two have done so.',
        rationale:
          'This leaves the decision to a count. It would make sense if something that you want came only once the whole street had joined.',
      },
    ],
  },
]
