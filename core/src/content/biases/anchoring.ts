import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anchoring',
  aliases: ['Anchoring Bias', 'Anchoring Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['first number', 'estimate', 'price', 'negotiation', 'first offer', 'starting point', 'discount'],
  link: 'https://yourbias.is/anchoring',
  definition:
    'Letting the first number or idea you meet pull your later judgment toward it, even when it has nothing to do with the question.',
  neighbours: [
    {
      name: 'Framing Effect',
      tellApart: 'Did an early number drag the estimate, or did the wording of the same facts change the choice?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Was the judgment pulled by a starting figure, or by how easily examples come to mind?',
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

export const study: Study = {
  workedExample: {
    text: 'The note on the used cello says 4,000. Siobhan has not looked up what such cellos sell for; in shops around Cork it is about 2,000. She offers 3,500, feeling that this is bold, and they shake hands on 3,700. “I got him down a good way,” she tells her brother, and takes the money from her savings.',
    failingStep: 'She offers 3,500, feeling that this is bold',
    why: 'The offer is bold only when measured from 4,000, a number the seller was free to pick. To judge a price she needs a measure from outside, such as what similar cellos sell for, and she needs it before his number gets into her head.',
  },
  soundWhen:
    'A first figure deserves weight when knowledge went into it. If a roofer has measured your roof and says 6,000, it makes sense to start from there and adjust. Ask how the figure came about: that tells you how much to trust it.',
  reply:
    'Write down your own estimate, with its reasons, before you hear anybody else’s number. If a number is already on the table, work the sum out afresh from facts that do not depend on it.',
  evidence:
    'Tversky & Kahneman (1974), “Judgment under Uncertainty: Heuristics and Biases”, Science 185. Repeated with success in many samples: Klein et al. (2014), “Investigating Variation in Replicability: A ‘Many Labs’ Replication Project”, Social Psychology 45.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anchoring-market-stall-fee',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Your street market is meant to cover its bills, no more. Tonight you and four neighbors set the fee for a stall. “Say eighty, just to start us off,” says Mr. Banerjee, before the folder of bills is opened. Soon the talk is about seventy-five or eighty-five. Now it is your turn. What do you propose?',
    decidingWords: ['just to start us off', 'meant to cover its bills'],
    options: [
      {
        text: 'Seventy, because it is lower than any figure so far and will feel fair to small sellers.',
        rationale:
          'Seventy feels generous only beside eighty, a figure that came out of the air. It would be sound if the bills had come to about seventy a stall.',
      },
      {
        text: 'A vote on seventy-five or eighty-five, because it is the sellers who pay.',
        rationale:
          'Voting sounds fair, but both figures grew out of one casual remark. With two fees that had been worked out from the bills, a vote could be a good way to choose.',
      },
      {
        text: 'Eighty, because Mr. Banerjee has helped at the market for many years.',
        rationale:
          'His years would carry weight if he had worked the sum out from what he knows. He only wanted to get the talk going.',
      },
      {
        text: 'A fee from the folder: the bills divided by the stalls you expect.',
        right: true,
        rationale:
          'Eighty was said “just to start us off,” yet the whole talk now circles around it. The market is “meant to cover its bills,” so the bills should set the fee.',
      },
    ],
  },
]
