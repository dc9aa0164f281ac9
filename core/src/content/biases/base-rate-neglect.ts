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
  {
    id: 'base-rate-neglect-newt-strip',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Of a thousand young newts in Mirror Lake, about one is crested; the rest are smooth. By eye, they look alike. Parveen’s color strip is wrong about one newt in twenty, of whichever kind. This morning, one turns it red, for crested. “A good strip, and fresh from the box: very likely a crested one,” she notes, and puts it into the crested tank.',
    decidingWords: ['about one is crested', 'A good strip, and fresh from the box: very likely a crested one'],
    options: [
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          'She thinks of the strip alone: “A good strip, and fresh from the box.” But of a thousand newts, “about one is crested,” while the strip would turn red for some fifty smooth ones.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'It would fit if she had guessed how long her count at the lake would take, and had set aside how long it took before. No such guess is made.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her note would be fair if crested newts made up most of the lake, or if the strip were wrong about one newt in a million.',
      },
      {
        text: 'Anchoring',
        rationale:
          'For this, a number met early would have to pull her own figure toward it. The early number here, one in a thousand, has no pull on her.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-newt-strip-sound',
    kind: 'sound',
    twinOf: 'base-rate-neglect-newt-strip',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Of a thousand young newts in Mirror Lake, about nine hundred are crested; the rest are smooth. By eye, they look alike. Parveen’s color strip is wrong about one newt in twenty, of whichever kind. This morning, one turns it red, for crested. “A good strip, and such a common newt here: very likely a crested one,” she notes, and puts it into the crested tank.',
    decidingWords: ['about nine hundred are crested', 'A good strip, and such a common newt here'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She trusts a test, but she also counts in how common the animal is: “A good strip, and such a common newt here.” With nine hundred in a thousand, a red strip is hardly ever a false alarm.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'This would need a rosy guess about the time or cost of her own work, such as finishing the count by noon. She judges one newt.',
      },
      {
        text: 'Anchoring',
        rationale:
          'Had she been asked whether it is more than five percent, and stayed close to that number, this could be it. No first number holds her back.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'It would be right if crested newts were rare in the lake, about one in a thousand, and she had let the strip alone decide.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-paint-works',
    kind: 'decide',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Sirens, lights, workers in the yard!” a reader shouts into the phone: the alarm at the paint works. It has gone off forty times this year, each time with sirens and a crowd, and one time there was a fire, soon out. The fire station’s line is busy. Your only reporter, Dmitri, is about to go live from the clinic vote, which the town awaits. What do you tell him?',
    decidingWords: ['forty times this year', 'one time there was a fire'],
    options: [
      {
        text: '“Stay for the vote. I’ll keep calling the fire station.”',
        right: true,
        rationale:
          'The alarm went off “forty times this year,” and “one time there was a fire.” Sirens and a crowd came each time, so they tell you little. The clinic vote is sure news, and you can keep calling.',
      },
      {
        text: '“Leave the vote and hurry to the paint works. It sounds like a real fire.”',
        rationale:
          'It sounds like a fire because each alarm there sounds like that. Sending him would be right if most of those alarms had turned out to be fires.',
      },
      {
        text: '“Stay for the vote. I’ll write that the works are on fire.”',
        rationale:
          'So far there is an alarm, not a fire, and most alarms there are false. You could write it once the fire station had told you so.',
      },
      {
        text: '“Leave the vote and stand by until we know what it is.”',
        rationale:
          'It feels like caution, but he would miss a vote that the town awaits, for one chance in forty. It would make sense if the vote could wait an hour.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-paint-works-sound',
    kind: 'decide',
    twinOf: 'base-rate-neglect-paint-works',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“Sirens, lights, workers in the yard!” a reader shouts into the phone: the alarm at the paint works. It has gone off eight times in thirty years, each time with sirens and a crowd, and each time there was a big fire. The fire station’s line is busy. Your only reporter, Dmitri, is about to go live from the clinic vote, which the town awaits. What do you tell him?',
    decidingWords: ['eight times in thirty years', 'each time there was a big fire'],
    options: [
      {
        text: '“Stay for the vote. I’ll keep calling the fire station.”',
        rationale:
          'This would do if the alarm had mostly been false. With eight fires in eight alarms, and a busy line, it leaves you without eyes at a big event.',
      },
      {
        text: '“Leave the vote and hurry to the paint works. It sounds like a real fire.”',
        right: true,
        rationale:
          'It may look like jumping at sirens, but in thirty years “each time there was a big fire.” The result of a vote can be told later; a big fire concerns the whole town now.',
      },
      {
        text: '“Stay for the vote. I’ll write that the works are on fire.”',
        rationale:
          'A fire is very likely, but none of you has seen it yet. You could print it if somebody at the scene told you what is burning.',
      },
      {
        text: '“Leave the vote and stand by until we know what it is.”',
        rationale:
          'He would miss both the vote and the fire. It would be fair if there were real doubt about what the alarm means.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-old-beagle',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Elspeth’s diary from the dog shelter: “Of twelve people who ask for a dog online, one comes to see it, year after year, and most of the twelve write warmly. Tonight a man sent two loving pages about our old beagle. How he wants him! We’ll meet on Saturday, I’m sure. At the gate I told a family that the beagle was taken.”',
    decidingWords: [
      'Of twelve people who ask for a dog online, one comes to see it',
      'We’ll meet on Saturday, I’m sure',
    ],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'Had she thought that most people come because one happy visit stood out in her memory, this would fit. She gives the true figure herself, and no memory plays a part.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'It would be this if she had guessed too low how long a task of hers would take, such as finding homes for the dogs. She makes no plan for a task.',
      },
      {
        text: 'No bias here',
        rationale:
          'Being sure of him would be fair if most people who wrote came, or if his letter had something that goes with coming, such as a paid deposit.',
      },
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          'She writes it herself: “Of twelve people who ask for a dog online, one comes to see it,” and warm letters are common among them. Yet one letter is enough: “We’ll meet on Saturday, I’m sure.”',
      },
    ],
  },
]
