import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'base-rate-neglect',
  aliases: ['Base Rate Fallacy', 'Base Rate Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['rare', 'how common', 'false alarm', 'test result', 'odds', 'probability', 'statistics', 'screening'],
  link: 'https://en.wikipedia.org/wiki/Base_rate_fallacy',
  definition:
    'Looking only at the case in front of you and leaving out how common such cases are in general. When a thing is very rare, even a good sign of it is often a false alarm.',
  gloss: 'Forgets how rare such cases are.',
  neighbors: [
    {
      concept: 'availability-heuristic',
      tellApart: 'Did someone have the number and ignore it, or go by memory for lack of a number?',
    },
    {
      concept: 'survivorship-bias',
      tellApart: 'Is the overall number in plain sight but not used, or are the failures out of sight?',
    },
    {
      concept: 'anchoring',
      tellApart: 'Did someone ignore an important number, or get pulled toward one that came up first?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Did someone ignore how rare the thing is, or go by how much it looks like the typical case?',
    },
    {
      concept: 'planning-fallacy',
      tellApart: 'Does someone ignore how common a thing is, or how long their own jobs have taken before?',
    },
    {
      concept: 'overconfidence-effect',
      tellApart:
        'Is someone too sure because they forgot how rare the thing is, or because they trust their own skill or knowledge too much?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Gwen’s valley, about two sheep in a thousand carry a certain worm, as the vet has told her. A new test finds the worm every time, but it also calls one healthy sheep in twenty sick. Today it says “sick” for her best ewe. “The test doesn’t miss a case, so she has it,” says Gwen, and she calls the vet to put the ewe down.',
    failingStep: 'The test doesn’t miss a case, so she has it',
    why: 'She thinks of how good the test is and forgets how rare the worm is. Among a thousand sheep, the test flags the two sick ones and about fifty healthy ones. So this ewe is probably fine, and she should have a different test done before she decides.',
  },
  soundWhen:
    'One sign can outweigh the general figure when it hardly ever appears without the thing. Big lottery wins are very rare, but once the money is in the account, believe it. And where a thing is common, a positive test mostly means what it says.',
  reply:
    'Picture a thousand cases. Count how many really have it, then how many of the others would set off the same alarm, and compare the two groups before you act.',
  evidence:
    'Kahneman & Tversky (1973), “On the Psychology of Prediction,” Psychological Review 80; Bar-Hillel (1980), “The Base-Rate Fallacy in Probability Judgments,” Acta Psychologica 44. Koehler (1996), Behavioral and Brain Sciences 19, argues that people use base rates more often than these studies suggest.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'base-rate-neglect-market-scanner',
    slot: 'bias21',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The market’s newsletter says one bill in ten thousand in this town is fake; the bank turns in those it catches. Arjun the baker has read it. He’s proud of his eye for fakes, but his new scanner’s even better: it’s wrong about one bill in a hundred. Today it beeps at a customer’s twenty. He’s almost certain that the bill’s fake, and luckily there’s a police officer buying peaches at the next stall.',
    decidingWords: ['one bill in ten thousand in this town is fake'],
    options: [
      {
        label: 'survivorship-bias',
        rationale:
          'It’s true that the fakes the bank has turned in are out of sight. But what Arjun forgets isn’t hidden from him; he’s read it in the newsletter.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          '“Almost certain” is too sure, and Arjun is proud of his eye. But he isn’t going by his eye; he’s going by the scanner.',
      },
      {
        label: 'optimism-bias',
        rationale:
          '“Luckily” has a hopeful sound. But that’s about the officer; when it comes to the bill, Arjun expects the worst.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Only “one bill in ten thousand in this town is fake,” and Arjun forgets that when the scanner beeps. For every fake in town, it beeps at about a hundred good bills.',
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
    difficulty: 'easy',
    scenario:
      'Over the years, a hundred packages went missing at your delivery company. Later you learned that your sorting machine had crushed ninety-seven of them; two turned up late, and one was stolen. Now a customer writes, “Your driver took my violin! I saw him rush off without a word, and I have a concert in four days.” The insurance pays regardless, so what do you do?',
    decidingWords: ['your sorting machine had crushed ninety-seven of them'],
    options: [
      {
        text: 'Report the driver to the police for theft.',
        tag: 'go ahead',
        rationale:
          'Rushing off without a word looks guilty when a violin is missing. But drivers are often in a hurry, and out of a hundred missing packages just one was stolen.',
      },
      {
        text: 'Trace the package and wait two more days.',
        tag: 'wait',
        rationale:
          'Missing packages do turn up. Only two in a hundred did, though, so your customer would most likely lose two of the four days before his concert.',
      },
      {
        text: 'Pay the customer for his violin this afternoon.',
        tag: 'go ahead',
        right: true,
        rationale:
          'A hundred packages went missing before, and “your sorting machine had crushed ninety-seven of them.” Just three turned up or were stolen. So the violin was very likely crushed, too, however the driver behaved.',
      },
      {
        text: 'Ask the driver to let you search his van.',
        tag: 'ask',
        rationale:
          'A quick look in the van sounds harmless. But you’d be treating the driver like a thief just because he rushed off, when only one package in a hundred was stolen.',
      },
    ],
    flip: {
      fact: 'Ninety-seven of the hundred missing packages turned up within two more days.',
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
    difficulty: 'medium',
    scenario:
      '“They’re at the movies, on the seat with the torn cover,” says your father, who’s lost his glasses again. “I can see them lying there!” By your count, he’s lost them forty times this year, and thirty-eight times they were in the garden shed, though he’d been just as certain of some other place. Today he’s been to the movies and the shed across town, half an hour’s drive apart. What do you do?',
    decidingWords: ['thirty-eight times they were in the garden shed'],
    options: [
      {
        text: 'Drive to the movies and check the torn seat.',
        tag: 'go ahead',
        rationale:
          'The torn cover makes your father’s memory sound exact. But he was just as certain on the other days, and thirty-eight times out of forty the glasses were in the shed.',
      },
      {
        text: 'Stay home until he remembers more about the day.',
        tag: 'wait',
        rationale:
          'More may come back to your father by evening. But he was just as certain on the other days, and what he remembered rarely led to the glasses.',
      },
      {
        text: 'Take him to the optician for a new pair.',
        tag: 'decline',
        rationale:
          'New glasses end today’s search. But a man who’s lost his glasses forty times this year will lose these, too, and the old ones are most likely in the shed.',
      },
      {
        text: 'Drive to the garden shed and search it thoroughly.',
        tag: 'go ahead',
        right: true,
        rationale:
          'By your count, “thirty-eight times they were in the garden shed.” Your father’s clear picture of the seat adds nothing, since he was just as certain of some other place on those days.',
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
      'Field notes, Mirror Lake: Early start; I’ll be done by noon. The young newts here look alike, but about one in a thousand is crested and the rest are smooth. My color strip turns red for crested newts, and with either kind it’s wrong one time in twenty. Today’s first newt turned it red. The strip’s right nineteen times in twenty, so I’ve entered this one as very likely crested. Parveen',
    decidingWords: ['about one in a thousand is crested and the rest are smooth'],
    breaksAt: 'The strip’s right nineteen times in twenty, so I’ve entered this one as very likely crested.',
    options: [
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Here, “about one in a thousand is crested and the rest are smooth,” and out of that thousand, about fifty smooth ones turn the strip red. Parveen goes by the strip alone.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          '“Done by noon” sounds hopeful. Still, nothing shows that Parveen usually takes longer, and her mistake is about a newt.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A strip that’s right “nineteen times in twenty” is a good one. But when only one newt in a thousand is crested, nearly every red strip is a false alarm.',
      },
      {
        label: 'anchoring',
        rationale:
          '“About one in a thousand” comes early in Parveen’s notes. It doesn’t pull her guess down, though, since she ends up at “very likely.”',
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
      'Field notes, Mirror Lake: Early start; I’ll be done by noon. The young newts here look alike, but about half of them are crested and the rest are smooth. My color strip turns red for crested newts, and with either kind it’s wrong one time in twenty. Today’s first newt turned it red. Both kinds are common and the strip’s right nineteen times in twenty, so I’ve entered this one as very likely crested. Parveen',
    decidingWords: ['Both kinds are common and the strip’s right nineteen times in twenty'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Parveen uses both facts: “Both kinds are common and the strip’s right nineteen times in twenty.” When half the newts are crested, a red strip is right about nineteen times in twenty.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'Being “done by noon” is a guess about her own work, and it may be a hopeful one. But nothing shows that she usually takes longer.',
      },
      {
        label: 'anchoring',
        rationale:
          '“About half” comes early in her notes. But she doesn’t stay near it; the strip takes her all the way up to “very likely,” and rightly so.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Trusting a red strip can be a mistake when a kind is rare. Parveen considers how common crested newts are, though, and here they’re about half of all newts.',
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
      '“The siren’s going off at the paint plant!” a caller tells your newsroom. That siren’s gone off forty times this year, once for a small fire. Your one reporter, Dmitri, has to leave now for the clinic vote, and the fire station’s line is busy. What do you do?',
    decidingWords: ['forty times this year, once for a small fire'],
    options: [
      {
        text: 'Send Dmitri to the vote on the clinic.',
        tag: 'decline',
        right: true,
        rationale:
          'That siren has gone off “forty times this year, once for a small fire.” So it tells you little, and the vote is certain to happen.',
      },
      {
        text: 'Send Dmitri to the gate of the paint plant.',
        tag: 'go ahead',
        rationale:
          'A siren and an excited caller sound like a fire. Still, the same siren went off thirty-nine times this year when nothing burned.',
      },
      {
        text: 'Send Dmitri to the fire station to ask there.',
        tag: 'ask',
        rationale:
          'Somebody at the station must know. But going there costs you the vote, and thirty-nine times out of forty there was no fire.',
      },
      {
        text: 'Keep Dmitri at his desk until the fire station answers.',
        tag: 'wait',
        rationale:
          'It’s tempting to find out more before he leaves. But while you wait to get through, Dmitri misses the vote, and that’s the one event you can be sure of.',
      },
    ],
    flip: {
      fact: 'The siren has gone off eight times in thirty years, each time for a huge fire.',
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
      '“The siren’s going off at the paint plant!” a caller tells your newsroom. That siren’s gone off eight times in thirty years, each time for a huge fire. Your one reporter, Dmitri, has to leave now for the clinic vote, and the fire station’s line is busy. What do you do?',
    decidingWords: ['eight times in thirty years, each time for a huge fire'],
    options: [
      {
        text: 'Send Dmitri to the vote on the clinic.',
        tag: 'decline',
        rationale:
          'Not chasing every siren is usually wise. Yet this one has been right each time in thirty years, and you can get the result of a vote by phone.',
      },
      {
        text: 'Send Dmitri to the gate of the paint plant.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The siren’s gone off “eight times in thirty years, each time for a huge fire.” So there’s very likely a fire now, and your readers need to hear about it.',
      },
      {
        text: 'Send Dmitri to the fire station to ask there.',
        tag: 'ask',
        rationale:
          'Firefighters know best. Still, this siren has been right eight times out of eight, and while Dmitri asks at the station, the news is at the plant.',
      },
      {
        text: 'Keep Dmitri at his desk until the fire station answers.',
        tag: 'wait',
        rationale:
          'One more call is usually good practice. But the line is busy, and this siren hasn’t been wrong in thirty years.',
      },
    ],
    flip: {
      fact: 'The siren has gone off forty times this year, once for a small fire.',
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
      'Year after year, one in twelve people who ask our shelter about a dog online actually comes by, though most of the twelve write warm letters. This morning a man sent two loving pages about our old beagle. I don’t claim to understand people, but it takes a kind heart to write like that, and I’m certain he’ll be here Saturday. So I told the family at the gate that the beagle’s spoken for.',
    decidingWords: ['one in twelve people who ask our shelter about a dog online actually comes by'],
    breaksAt:
      'I don’t claim to understand people, but it takes a kind heart to write like that, and I’m certain he’ll be here Saturday.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Seeing “a kind heart” in two pages is a quick judgment of character. Kind or not, though, most of the twelve write warm letters, and just one of them comes.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          '“I don’t claim to understand people” is modest, so this isn’t a beginner who feels like an expert. The writer knows the shelter’s figure and doesn’t use it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'He might come; after all, one in twelve does. But a warm letter is no reason to be certain, because most of those who stay away send one, too.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Just “one in twelve people who ask our shelter about a dog online actually comes by,” and most of the others write warmly, too. One warm letter doesn’t change those odds much.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-essay-detector',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Dr. Harper, We ran all four hundred senior essays through the detector. By our own count last year, around five seniors out of four hundred hand in something a machine wrote. The company says that the detector is right 95 times in 100, for honest essays and fake ones alike. It flagged Micah’s, so there’s a 95 percent chance that he cheated, and that’s more than enough for me to report him to his college. Mr. Cole',
    decidingWords: ['around five seniors out of four hundred', 'a 95 percent chance that he cheated'],
    breaksAt:
      'It flagged Micah’s, so there’s a 95 percent chance that he cheated, and that’s more than enough for me to report him to his college.',
    options: [
      {
        label: 'optimism-bias',
        rationale: 'If anything, Mr. Cole expects the worst. Hope isn’t what leads him astray.',
      },
      { label: 'no-flaw', rationale: 'A flag is a reason to look closer. It isn’t 95 percent of anything.' },
      {
        label: 'overconfidence-effect',
        rationale:
          'He is too sure. The reason isn’t that he trusts his own judgment, though; he leaves out how rare cheating is.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'With five cheaters in four hundred, it will flag about five fakes and about twenty honest essays. So a flag is more often wrong than right.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-fraud-text',
    kind: 'spot',
    genre: 'thought',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'My phone buzzed at the gate: “Unusual activity on your card.” When I called last year about one of these, the bank said that only one alert in fifty turns out to be a theft; mostly it’s people buying gas in a new state, but they also said the system catches nine out of ten thefts. Nine out of ten! So it’s almost certain that somebody’s got my card. I canceled it from the jet bridge, and now I’m in Lisbon with eighty dollars.',
    decidingWords: ['only one alert in fifty turns out to be a theft', 'Nine out of ten'],
    breaksAt: 'So it’s almost certain that somebody’s got my card.',
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'An alert is scary, and bad news does weigh a lot. Still, she has a reason, and the reason is the wrong percentage.',
      },
      { label: 'no-flaw', rationale: 'Checking with the bank would be wise. “Almost certain” is wrong by a long way.' },
      {
        label: 'recency-bias',
        rationale: 'What counts for her isn’t the latest of several events. It’s one number in place of another.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'That nine thefts in ten set off an alert doesn’t mean that nine alerts in ten are thefts. She was told how many are: one in fifty.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-second-test',
    kind: 'sound',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“It’s positive,” said the doctor, “and I want you to hear the second half of the sentence. In people your age with no symptoms, about one in eight with this result turns out to have the disease. The other seven don’t.”\n“So it’s probably nothing,” said Valeria.\n“Probably. Not surely. There’s a better test, and I can do it Thursday.”\n“Thursday, then,” she said, “and I won’t tell my mother until Friday.”',
    decidingWords: ['about one in eight with this result turns out to have the disease'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'Ignoring the one in eight and panicking would be that. So would ignoring it and staying away on Thursday.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She goes by how often this result means anything in people like her, calls it unlikely, and gets the better test all the same.',
      },
      { label: 'overconfidence-effect', rationale: 'Neither of them is surer than the figure allows.' },
      {
        label: 'optimism-bias',
        rationale: '“Probably nothing” sounds hopeful. Seven in eight is what her doctor just told her.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-call-back',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'The clinic wants more pictures after your mammogram, next Tuesday. Of a hundred women called back, says the letter, five have cancer, and a few days make no difference. Your daughter graduates tomorrow, nine hours away, and your heart is pounding.\n\nWhat do you do?',
    decidingWords: [
      'Of a hundred women called back, says the letter, five have cancer',
      'a few days make no difference',
    ],
    options: [
      {
        text: 'Call your daughter tonight and let her decide it.',
        tag: 'ask',
        rationale: 'It hands her your fear on the eve of her day. She knows less about this than the letter does.',
      },
      {
        text: 'Cancel the trip and go to the emergency room tonight.',
        tag: 'decline',
        rationale:
          'Fear says tonight. Ninety-five in a hundred who get this call have no cancer, and a few days change nothing.',
      },
      {
        text: 'Go to the graduation and skip the pictures after that.',
        tag: 'wait',
        rationale: 'Most women called back are fine, it’s true. Five in a hundred aren’t, and the pictures find them.',
      },
      {
        text: 'Go to the graduation and keep Tuesday’s appointment.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Five in a hundred is worth more pictures and isn’t worth missing the day. Tuesday takes care of the five.',
      },
    ],
    flip: {
      fact: 'The letter says that of a hundred women called back on the same day, ninety have cancer and hours matter.',
      makesRight: 'Cancel the trip and go to the emergency room tonight.',
    },
  },
]
