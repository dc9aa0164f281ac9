import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'In Gwen’s valley, about two sheep in a thousand carry a certain worm, as the vet has told her. The new test finds the worm every time, but it also calls one healthy sheep in twenty sick. Today it says “sick” for her best ewe. “The test misses no case, so she must have it,” says Gwen, and calls the van to take the ewe away.',
    failingStep: 'The test misses no case, so she must have it',
    why: 'She uses what the test can do and drops how rare the worm is. Among a thousand sheep the test would flag the two sick ones and about fifty healthy ones. So this ewe is probably fine, and a second, different test should come before the van.',
  },
  soundWhen:
    'One sign can outweigh the general figure when it hardly ever appears without the thing. Big lottery wins are very rare, but once the money is in the account, believe it. And where a thing is common, a positive test mostly means what it says.',
  reply:
    'Picture a thousand cases. Count how many truly have it, then how many of the others would set off the same alarm, and compare the two groups before you act.',
  evidence:
    'Kahneman & Tversky (1973), “On the Psychology of Prediction”, Psychological Review 80; Bar-Hillel (1980), “The Base-Rate Fallacy in Probability Judgments”, Acta Psychologica 44. Koehler (1996), Behavioral and Brain Sciences 19, argues that people use base rates more often than these studies suggest.',
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
