import type { Concept, Scenario } from '../authoring.ts'

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
