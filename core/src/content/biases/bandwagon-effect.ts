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
]
