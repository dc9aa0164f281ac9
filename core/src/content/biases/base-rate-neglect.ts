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
    {
      name: 'Planning Fallacy',
      tellApart:
        'Is a known figure left out when one case is judged, or when people guess how long their own work will take?',
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
  {
    id: 'base-rate-neglect-late-violin',
    slot: 'bias21',
    form: 'B',
    kind: 'decide',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Your driver took my violin!” writes a customer. His parcel is a day late, and he saw the driver hurry off without a greeting. You look it up in your firm’s log: of a thousand parcels that were a day late, 995 turned up within two days, and one had been stolen. The driver’s record is clean. What do you do?',
    decidingWords: ['995 turned up within two days, and one had been stolen'],
    options: [
      {
        text: 'Report the driver to the police for theft.',
        rationale:
          'Drivers in a hurry are common, and thefts are one in a thousand here. A report would be right if somebody had seen him open the parcel.',
      },
      {
        text: 'Pay the customer for his violin today.',
        rationale:
          'Paying would end the quarrel, and it would be fair once the two days had passed without a trace. So far, the violin is very likely on its way.',
      },
      {
        text: 'Trace the parcel, and ask for two more days.',
        right: true,
        rationale:
          'A hurried driver is a weak sign beside the log: “995 turned up within two days, and one had been stolen.” The violin will most likely turn up, so a search and a short wait come first.',
      },
      {
        text: 'Take the driver off the road until the violin is found.',
        rationale:
          'This looks careful, but it punishes a driver with a clean record for a weak sign. It would be sound if many of his parcels had gone missing.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-lost-glasses',
    slot: 'bias21',
    form: 'C',
    kind: 'decide',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“At the movies, on the seat with the torn cover, I can see them lying there!” says your father. His glasses are gone again. By the list on the fridge, he lost them forty times this year, and thirty-eight times they lay in the garden shed. Each time, he was just as sure of another place. He was at both places today. Where do you drive first?',
    decidingWords: ['thirty-eight times they lay in the garden shed', 'just as sure of another place'],
    options: [
      {
        text: 'To the movies, since he remembers even the torn seat cover.',
        rationale:
          'The torn cover makes his memory feel safe, but he was just as sure on the other days. It would be a good start if his memories had mostly turned out right.',
      },
      {
        text: 'Nowhere yet, since he may recall more by the evening.',
        rationale:
          'Waiting would help if his memory tended to mend by evening. The list gives you a good place to begin right now.',
      },
      {
        text: 'To the lost-property office, where found things go.',
        rationale:
          'It would be worth the drive if he had mostly lost his glasses among strangers. On your list, his own shed is far ahead.',
      },
      {
        text: 'To the shed, where they have been most of the time.',
        right: true,
        rationale:
          'By the list, “thirty-eight times they lay in the garden shed.” His clear picture is no news: he was “just as sure of another place” on the other days, too.',
      },
    ],
  },
]
