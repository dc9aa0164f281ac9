import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Survivorship Bias',
  aliases: ['Survivor Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['success stories', 'missing cases', 'failures', 'dropouts', 'winners', 'selection', 'what is left'],
  link: 'https://en.wikipedia.org/wiki/Survivorship_bias',
  definition:
    'Drawing a lesson from the cases that made it through, and forgetting those that failed and dropped out of sight. What remains looks like the whole picture, but it is not.',
  neighbours: [
    {
      name: 'Representativeness Heuristic',
      tellApart: 'Are the failures missing from view, or is one case judged by how well it fits a typical picture?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Do the failed cases never get counted, or is a general figure known and then left out of the judgment?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is the lesson drawn only from those that lasted, or does a known result seem to have been plain all along?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Are the other cases gone from the evidence, or are they only harder to call to mind than striking ones?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'survivorship-bias-ringed-owls',
    slot: 'bias10',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'In fall, Ngozi’s team put rings on the young owls of a forest. In spring they weigh the ringed owls that they can still find. The rest have not been seen again. “I was worried about the deep snow,” says Ngozi, “but look how strong and heavy these birds are. So the winter was easy on young owls.”',
    decidingWords: ['the ringed owls that they can still find', 'The rest have not been seen again'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, Ngozi would need to judge one case while setting aside a known general rate, such as how many young owls usually die in winter. No such figure comes up.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'It would fit if she rated these owls more highly because they were her own. Her judgment rests on what the birds weigh.',
      },
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          'She weighs only “the ringed owls that they can still find”. Weak birds may have died in the snow, and then only strong ones are left on the scale.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'If she had judged the winter by one striking memory, such as a frozen owl, this would be the answer. She uses fresh measurements.',
      },
    ],
  },
]
