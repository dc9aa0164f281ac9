import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'For his small practice in Liège, Dr. Lambert needs a program to store his patients’ files. One has calm colors and lovely drawings. “People who take such care with the looks have surely taken the same care with keeping the data safe,” he says. He reads no test report, and that evening he moves four hundred files.',
    failingStep: 'have surely taken the same care with keeping the data safe',
    why: 'Fine drawings and safe storage are separate jobs, often done by different people, and he has seen only the first. He lets what pleases his eye vouch for what he has not checked. A report on how the data are kept would speak to the question.',
  },
  soundWhen:
    'Reasoning from one quality to another is fine when the two are really linked. Clean joints are a good reason to expect a steady table, because the joints are what holds it up. Ask how the one would bring about the other.',
  reply:
    'Judge each quality by its own evidence, and write down one mark before you look at the next. Where you have no evidence, leave the line empty instead of filling it with your general feeling.',
  evidence:
    'Thorndike (1920), “A Constant Error in Psychological Ratings”, Journal of Applied Psychology 4; Nisbett & Wilson (1977), “The Halo Effect: Evidence for Unconscious Alteration of Judgments”, Journal of Personality and Social Psychology 35. In ratings it is hard to tell from qualities that really go together: Murphy, Jako & Anhalt (1993), Journal of Applied Psychology 78.',
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
