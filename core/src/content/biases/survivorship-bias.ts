import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'A running club in Addis Ababa makes its teenagers run thirty kilometers a day. Parents ask whether that is too hard. “I spoke to all nine runners who have been with us for three years,” says Selam, the coach. “Not one has had a bad injury. So the training is safe for young legs.” Sixty had started; nobody noted why the others left.',
    failingStep: 'So the training is safe for young legs.',
    why: 'Runners who got hurt would most likely have left, so asking those who stayed can hardly turn up an injury. To know whether the training is safe, she must find out what became of the fifty-one who are gone and count from all sixty.',
  },
  soundWhen:
    'Looking at those who made it is fine when the question is only about them, or when the dropouts are counted too. A school may ask its graduates what work they do now, as long as it does not speak for everyone who enrolled.',
  reply:
    'When you hear a success story, ask how many started and where the rest are. Look for the missing ones, or say plainly that your lesson covers only those who are left.',
  evidence:
    'Mangel & Samaniego (1984), “Abraham Wald’s Work on Aircraft Survivability”, Journal of the American Statistical Association 79, on the wartime case; Brown, Goetzmann, Ibbotson & Ross (1992), “Survivorship Bias in Performance Studies”, Review of Financial Studies 5. In origin a fault in samples, not a laboratory finding about minds.',
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
