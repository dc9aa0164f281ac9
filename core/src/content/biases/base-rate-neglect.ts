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
  neighbors: [
    {
      name: 'Availability Heuristic',
      tellApart:
        'Was a known figure left out, or was there a guess about how common it is, drawn from what came to mind?',
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
      tellApart: 'Is a known figure left out in judging one case, or in guessing how long one’s own work will take?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart:
        'Is somebody too sure because a general figure was left out, or too sure of their own skill or knowledge?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Gwen’s valley, about two sheep in a thousand carry a certain worm, as the vet has told her. The new test finds the worm every time, but it also calls one healthy sheep in twenty sick. Today it says “sick” for her best ewe. “The test doesn’t miss a case, so she has it,” says Gwen, and she calls the van to take the ewe away.',
    failingStep: 'The test doesn’t miss a case, so she has it',
    why: 'She uses what the test can do and drops how rare the worm is. Among a thousand sheep, the test flags the two sick ones and about fifty healthy ones. So this ewe is probably fine, and a second, different test should come before the van.',
  },
  soundWhen:
    'One sign can outweigh the general figure when it hardly ever appears without the thing. Big lottery wins are very rare, but once the money is in the account, believe it. And where a thing is common, a positive test mostly means what it says.',
  reply:
    'Picture a thousand cases. Count how many really have it, then how many of the others would set off the same alarm, and compare the two groups before you act.',
  evidence:
    'Kahneman & Tversky (1973), “On the Psychology of Prediction”, Psychological Review 80; Bar-Hillel (1980), “The Base-Rate Fallacy in Probability Judgments”, Acta Psychologica 44. Koehler (1996), Behavioral and Brain Sciences 19, argues that people use base rates more often than these studies suggest.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'base-rate-neglect-market-scanner',
    slot: 'bias21',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'In this town one bill in ten thousand is fake, says the market bulletin, and the bank destroys those it catches. Arjun the baker has a good eye for money, but his new scanner’s better: it’s mistaken about one bill in a hundred. When it beeps at a customer’s twenty, he concludes it’s almost certainly fake. Luckily, there’s a police officer buying peaches at the next stall, and he waves her over with a smile.',
    decidingWords: ['one bill in ten thousand is fake'],
    options: [
      {
        text: 'Survivorship Bias',
        rationale:
          'Bills that the bank destroys do drop out of sight. They’re counted in the bulletin’s figure all the same, so nothing is missing from it.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          '“Almost certainly” is strong, and he’s proud of his eye. But it isn’t his own skill that he trusts too far; he’s going by the scanner.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          '“Luckily” and the smile make him look like a man who expects the best. What he expects is a fake, though, and hope has nothing to do with it.',
      },
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          'Only “one bill in ten thousand is fake,” and Arjun leaves that out of his thinking. In ten thousand bills, the scanner beeps at about a hundred good ones.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-late-violin',
    slot: 'bias21',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“Your driver took my violin!” writes a customer. His package is a day late, and he saw the driver hurry off without a word. Of the last thousand packages that late, three arrived, one was stolen, and your sorting machine crushed the rest. You’re insured. What do you do?',
    decidingWords: ['your sorting machine crushed the rest'],
    options: [
      {
        text: 'Report the driver to the police for theft.',
        tag: 'go ahead',
        rationale:
          'To “hurry off without a word” looks guilty when a violin is missing. But drivers hurry, and one late package in a thousand was stolen.',
      },
      {
        text: 'Trace the package and wait two more days.',
        tag: 'wait',
        rationale:
          'Patience with a late package is usually good advice. Here it pays off three times in a thousand, and meanwhile the customer has no violin.',
      },
      {
        text: 'Pay the customer for his violin this afternoon.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Three in a thousand arrived and one was stolen; “your sorting machine crushed the rest.” His violin was almost surely crushed, too, whatever the driver’s manners.',
      },
      {
        text: 'Ask the driver for a search of his van.',
        tag: 'ask',
        rationale:
          'A quick look in the van sounds harmless. It makes a suspect of the driver for being in a rush, when your own machine is 996 times as likely.',
      },
    ],
    flip: {
      fact: 'Of the last thousand that late, 995 arrived within two more days.',
      makesRight: 'Trace the package and wait two more days.',
    },
  },
  {
    id: 'base-rate-neglect-lost-glasses',
    slot: 'bias21',
    form: 'A',
    kind: 'decide',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“They’re at the movies, on the seat with the torn cover. I can see them lying there!” says your father, whose glasses are gone again. According to the list on the fridge, he’s lost them forty times this year, and thirty-eight times they were in the garden shed, though he was just as certain of some other place. He’s been to both today, and they’re half an hour apart. What do you do?',
    decidingWords: ['thirty-eight times they were in the garden shed'],
    options: [
      {
        text: 'Drive to the movies and check the torn seat.',
        tag: 'go ahead',
        rationale:
          'A torn cover makes the memory feel exact. He was “just as certain” on the other days, too, and thirty-eight times out of forty they were in the shed.',
      },
      {
        text: 'Stay home until he remembers more about the day.',
        tag: 'wait',
        rationale:
          'More memories may come by evening. Detail isn’t what they lack, with “the torn cover” and all; it’s just never been a guide to the glasses.',
      },
      {
        text: 'Take him to the optician for a new pair.',
        tag: 'decline',
        rationale:
          'New glasses end the search for today. They won’t stay put any better, and the old ones most likely lie “in the garden shed.”',
      },
      {
        text: 'Drive to the garden shed and search it thoroughly.',
        tag: 'go ahead',
        right: true,
        rationale:
          'By the list, “thirty-eight times they were in the garden shed.” His vivid picture adds nothing, since he’s been just as certain each time.',
      },
    ],
    flip: {
      fact: 'Thirty-eight times the glasses were exactly where he said they were.',
      makesRight: 'Drive to the movies and check the torn seat.',
    },
  },
  {
    id: 'base-rate-neglect-newt-strip',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Field notes, Mirror Lake. Of a thousand young newts here, about one is crested and the rest are smooth, and they look identical at this age. My color strip is wrong about one newt in twenty, of either kind. This morning’s first newt turned it red, meaning crested. Since the strip’s right nineteen times in twenty, I’ve entered it as very likely crested. I’ll be done by noon. Parveen',
    decidingWords: ['about one is crested and the rest are smooth'],
    options: [
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          'In a thousand, “about one is crested and the rest are smooth,” and some fifty of those smooth ones turn the strip red. She goes by the strip alone.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          '“Done by noon” sounds hopeful. Nothing says that she’s been slower before, and the doubtful entry is about a newt, not the time.',
      },
      {
        text: 'No bias here',
        rationale:
          'A strip that’s right “nineteen times in twenty” is a good strip. With one crested newt in a thousand, most of its reds are still mistakes.',
      },
      {
        text: 'Anchoring',
        rationale:
          'The first number Parveen writes down is “about one” in a thousand. It doesn’t pull her guess down at all: she ends up at “very likely.”',
      },
    ],
  },
  {
    id: 'base-rate-neglect-newt-strip-sound',
    kind: 'sound',
    twinOf: 'base-rate-neglect-newt-strip',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Field notes, Mirror Lake. Of a thousand young newts here, about half are crested and the rest are smooth, and they look identical at this age. My color strip is wrong about one newt in twenty, of either kind. This morning’s first newt turned it red, meaning crested. Since both kinds are common and the strip’s right nineteen times in twenty, I’ve entered it as very likely crested. I’ll be done by noon. Parveen',
    decidingWords: ['both kinds are common and the strip’s right nineteen times in twenty'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She weighs the lake along with the test: “both kinds are common and the strip’s right nineteen times in twenty.” Here nearly every newt that turns the strip red is crested.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          '“Done by noon” is a forecast of her own work. Whether it holds or not, there’s no slower record that she ignores.',
      },
      {
        text: 'Anchoring',
        rationale:
          '“About half” comes first in her notes, and she ends far above it. The strip moved Parveen as far as it should.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'Trusting a red strip outright can be a mistake. Parveen doesn’t trust it outright; she puts in how common the crested kind is.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-paint-works',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Sirens at the paint plant!” shouts a caller. That alarm has gone off forty times this year, and once there was a small fire. Your one reporter, Dmitri, has ten minutes to get to the clinic vote, and the fire station’s line is busy. What do you do?',
    decidingWords: ['forty times this year, and once there was a small fire'],
    options: [
      {
        text: 'Send Dmitri to the vote on the clinic.',
        tag: 'decline',
        right: true,
        rationale:
          'It has gone off “forty times this year, and once there was a small fire.” Sirens there tell you little, while the vote is certain and starts in ten minutes.',
      },
      {
        text: 'Send Dmitri to the gate of the paint plant.',
        tag: 'go ahead',
        rationale:
          'Sirens and a shouting caller sound like a fire. So did “that alarm” thirty-nine times this year when nothing burned.',
      },
      {
        text: 'Send Dmitri to the fire station to ask there.',
        tag: 'ask',
        rationale:
          'Checking with people who know is a reporter’s habit. But this check costs you the vote, and thirty-nine times in forty there was nothing to check.',
      },
      {
        text: 'Keep Dmitri at his desk until the fire station answers.',
        tag: 'wait',
        rationale:
          'It seems prudent to know more before he leaves. Ten minutes of a busy line, and Dmitri misses the one event that’s sure to happen.',
      },
    ],
    flip: {
      fact: 'The alarm has gone off eight times in thirty years, each time for a huge fire.',
      makesRight: 'Send Dmitri to the gate of the paint plant.',
    },
  },
  {
    id: 'base-rate-neglect-paint-works-sound',
    kind: 'decide',
    twinOf: 'base-rate-neglect-paint-works',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“Sirens at the paint plant!” shouts a caller. That alarm has gone off eight times in thirty years, each time for a huge fire. Your one reporter, Dmitri, has ten minutes to get to the clinic vote, and the fire station’s line is busy. What do you do?',
    decidingWords: ['eight times in thirty years, each time for a huge fire'],
    options: [
      {
        text: 'Send Dmitri to the vote on the clinic.',
        tag: 'decline',
        rationale:
          'Not jumping at sirens is usually wise. This alarm hasn’t been wrong “in thirty years,” and the result of a vote can be had by phone.',
      },
      {
        text: 'Send Dmitri to the gate of the paint plant.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The record says “eight times in thirty years, each time for a huge fire.” Here sirens are as good as a fire, and the town needs to hear about it.',
      },
      {
        text: 'Send Dmitri to the fire station to ask there.',
        tag: 'ask',
        rationale:
          'Firefighters know best, so asking them sounds sensible. After eight fires in eight alarms, though, Dmitri learns nothing at the station that the siren hasn’t told you.',
      },
      {
        text: 'Keep Dmitri at his desk until the fire station answers.',
        tag: 'wait',
        rationale:
          'One more call feels like good practice. The busy line fits a big fire, and so do “thirty years” in which the alarm was right each time.',
      },
    ],
    flip: {
      fact: 'The alarm has gone off forty times this year, and once there was a small fire.',
      makesRight: 'Send Dmitri to the vote on the clinic.',
    },
  },
  {
    id: 'base-rate-neglect-old-beagle',
    kind: 'spot',
    genre: 'thought',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Of twelve people who ask about a dog online, one comes to the shelter, year after year, though most of the twelve write warmly. I don’t claim to understand people. But tonight a man sent two loving pages about our old beagle, and it takes a kind heart to write those, so I’m certain he’ll be here Saturday. I told the family at the gate that the beagle’s spoken for.',
    decidingWords: ['Of twelve people who ask about a dog online, one comes to the shelter'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Finding “a kind heart” in two pages is quick work. But his heart isn’t the trouble: most of the twelve write warmly, and only one shows up.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          '“I don’t claim to understand people” is modest, so this isn’t a beginner posing as an expert. The writer has the shelter’s figure and doesn’t use it.',
      },
      {
        text: 'No bias here',
        rationale:
          'He may well come; somebody has to be the one in twelve. Still, “I’m certain” takes more than a warm letter, when warm letters are the rule.',
      },
      {
        text: 'Base Rate Neglect',
        right: true,
        rationale:
          '“Of twelve people who ask about a dog online, one comes to the shelter,” and the warm ones are most of the twelve. Even so, one warm letter is enough for “I’m certain.”',
      },
    ],
  },
]
