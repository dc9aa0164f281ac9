import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Halo Effect',
  aliases: ['Halo Error'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['first impression', 'charm', 'good looks', 'reputation', 'interview', 'rating', 'likable', 'appearance'],
  link: 'https://yourbias.is/the-halo-effect',
  definition:
    'Letting one quality that strikes you, such as charm or good looks, spread to your view of other qualities that have nothing to do with it. A single bad quality can do the same.',
  neighbours: [
    {
      name: 'Fundamental Attribution Error',
      tellApart:
        'Does one trait spread to other traits, or is one act put down to character while the circumstances are overlooked?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Does one pleasing trait lift the whole judgment, or does somebody match the picture of a certain type?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Does the goodwill come from a trait of this one person, or from belonging to the same circle?',
    },
    {
      name: 'Authority Bias',
      tellApart:
        'Is a good impression carried over to other traits, or is a claim believed because of the speaker’s rank?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'halo-effect-reading-voice',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Neighbors are recording books for people who cannot see well. Mrs. Mbeki listens to a sample from a new helper, Marcus. His voice is warm and calm, and she plays it twice. Then she writes to the board: “Please let him take the good recorder home. He will handle it with care and send his chapters on time.” The sample is all she has of him.',
    decidingWords: ['His voice is warm and calm', 'He will handle it with care and send his chapters on time'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'If Mrs. Mbeki had kept the recorder locked away because a broken one would hurt more than good recordings would please, this would be it. She lends it gladly.',
      },
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          '“His voice is warm and calm” is all she has heard, and it says nothing about handling machines or deadlines. Her liking for it has spread to “He will handle it with care”.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'This would need something Marcus did, such as a late chapter, that she puts down to his character and not to his circumstances. She explains no act of his.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'It would fit if she believed something Marcus claimed because he held a high position or was a famous expert. He is a new helper and claims nothing.',
      },
    ],
  },
]
