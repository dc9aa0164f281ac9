import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anchoring',
  aliases: ['Anchoring Bias', 'Anchoring Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['first number', 'estimate', 'price', 'negotiation', 'first offer', 'starting point', 'discount'],
  link: 'https://yourbias.is/anchoring',
  definition:
    'Letting the first number or idea you meet pull your later judgement toward it, even when it has nothing to do with the question.',
  neighbours: [
    {
      name: 'Framing Effect',
      tellApart: 'Did an early number drag the estimate, or did the wording of the same facts change the choice?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Was the judgement pulled by a starting figure, or by how easily examples come to mind?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Is the mind stuck to a figure it heard first, or to the arrangement already in place?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Did a number set the scale, or did a belief decide which evidence was looked for?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anchoring-second-hand-piano',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'You want a second-hand piano for your daughter. The first seller you visit asks 4,800 for a worn upright and comes down to 3,900 after some talk. You have looked at no other piano yet. He needs an answer by tomorrow evening. What do you do?',
    decidingWords: ['asks 4,800', 'looked at no other piano yet'],
    options: [
      {
        text: 'Accept 3,900 now, since he has already come down by 900.',
        rationale:
          'The 900 is measured from his own opening figure. It would be a good reason only if 4,800 had been a fair price to begin with.',
      },
      {
        text: 'Offer him 3,500 so that you meet somewhere in the middle.',
        rationale:
          'The middle between two figures he set is still his scale. It would be sound if other sales had shown that about 3,700 is normal.',
      },
      {
        text: 'Check what five similar pianos sold for, then judge his price.',
        right: true,
        rationale:
          'He “asks 4,800” before you have “looked at no other piano yet”, so his number is the only scale you have. Five real sales give you one of your own.',
      },
      {
        text: 'Walk away today, because his first price shows he is greedy.',
        rationale:
          'A high opening says little about the piano or the man. It would be sound if you knew that similar ones cost far less.',
      },
    ],
  },
]
