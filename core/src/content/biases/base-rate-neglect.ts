import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Base Rate Neglect',
  aliases: ['Base Rate Fallacy', 'Base Rate Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['rare', 'how common', 'false alarm', 'test result', 'odds', 'probability', 'statistics', 'screening'],
  link: 'https://en.wikipedia.org/wiki/Base_rate_fallacy',
  definition:
    'Looking only at the case in front of you and leaving out how common such cases are in general. When a thing is very rare, even a good sign of it is often a false alarm.',
  neighbours: [
    {
      name: 'Availability Heuristic',
      tellApart:
        'Was a known figure left out, or was there a guess about how common it is, drawn from examples that came to mind?',
    },
    {
      name: 'Survivorship Bias',
      tellApart: 'Are the failures missing from view, or is the general figure in plain sight and simply not used?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Did an early number pull the estimate toward it, or did an important number play no part in it?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart: 'Is the mistake to leave out how common the thing is, or to let a strong likeness decide?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'base-rate-neglect-market-scanner',
    slot: 'bias21',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'In this town only one bill in ten thousand is fake, as Arjun has read in the market news. The new scanner at his peach stall is wrong about one bill in a hundred. Today it beeps at a customer’s twenty. “This thing is hardly ever wrong,” he thinks, “so the bill is almost surely fake.”',
    decidingWords: ['only one bill in ten thousand is fake', 'so the bill is almost surely fake'],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'The first number he met was the one in ten thousand. It would fit if that had pulled his guess toward it, but he lets it drop.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'For this, a fresh event would have to count too much, say a fake bill last Tuesday that made him forget ten honest years.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'Had he judged fakes to be common because a friend’s vivid story came to mind, this would be it. No such memory plays a part.',
      },
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          'He has read that “only one bill in ten thousand is fake”, but leaves it out. Among ten thousand bills the scanner would beep at about a hundred good ones and one fake.',
      },
    ],
  },
]
