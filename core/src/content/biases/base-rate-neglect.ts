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
    id: 'base-rate-neglect-fraud-flag',
    slot: 'bias21',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“There’s your crook,” said Luis, and turned the screen so that Maureen could see the woman at the counter. The store’s new program flags a return when it looks like fraud, and it’s good: it catches 99 frauds in 100 and wrongly flags only five honest returns in 100. “We’ve had eight frauds in 4,000 returns since Christmas,” he said proudly, “and it got every one of them.”\n“She’s a schoolteacher, Luis. She’s returning a lamp.”\n“It’s right 99 times in 100. That makes it 99 percent sure that she’s a fraud,” he said, and he picked up the phone to ban her from all nine of their stores before she could leave with her forty dollars.',
    decidingWords: ['We’ve had eight frauds in 4,000 returns', 'That makes it 99 percent sure that she’s a fraud'],
    breaksAt:
      'That makes it 99 percent sure that she’s a fraud,” he said, and he picked up the phone to ban her from all nine of their stores before she could leave with her forty dollars.',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'Cases aren’t missing from his count. The program is said to catch them all.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'It’s the machine he trusts, and the machine is as good as he says. He draws the wrong thing from it.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He doesn’t expect good luck for himself or the store.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Five in a hundred of nearly four thousand honest people is about 200 flags, next to eight frauds. A flagged teacher is almost surely honest.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-missing-laptop',
    slot: 'bias21',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'A new laptop never reached its customer, who’s been waiting for nine days, and the driver, Ella, was only hired in May. She was short with you on the phone this morning, and she’s got a new watch. “It’s always the new one,” says your boss, with the police form on his desk. In eleven years, 1,400 packages have gone missing from your routes. Four were taken by drivers, while the rest turned up at a wrong door or were never found, and the insurance pays you back for each of them.\n\nWhat do you do this afternoon?',
    decidingWords: ['Four were taken by drivers'],
    options: [
      {
        text: 'Report Ella to the police this afternoon.',
        tag: 'go ahead',
        rationale: 'The watch and the tone make a picture. Four in 1,400 is what drivers really do.',
      },
      {
        text: 'Give it two more weeks before doing anything.',
        tag: 'wait',
        rationale: 'Nine days are long, and whatever happened to it, the customer isn’t at fault.',
      },
      {
        text: 'Replace the laptop, and bill it to the insurance.',
        right: true,
        tag: 'decline',
        rationale: 'Nearly always it’s a lost package, and that’s what the insurance is for.',
      },
      {
        text: 'Ask Ella to open her car and her bag.',
        tag: 'ask',
        rationale: 'That treats her as the one in 350, on the strength of a watch.',
      },
    ],
    flip: {
      fact: 'The camera in the van shows her putting it in her bag.',
      makesRight: 'Report Ella to the police this afternoon.',
    },
  },
  {
    id: 'base-rate-neglect-lost-ring',
    slot: 'bias21',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your mother has lost her ring again, and she’s crying. She was at the beach today, for the first time in years, and she can just see it slipping off in the waves. You’ve written down where it turns up, 19 times by now: 16 times it was in the pocket of her gardening coat, twice by the sink, and once in the car. The beach closes in an hour, and before work you can only get to one place.\n\nWhere do you go?',
    decidingWords: ['16 times it was in the pocket of her gardening coat'],
    options: [
      {
        text: 'Go to the beach, and search along the water.',
        tag: 'go ahead',
        rationale: 'She can see it so clearly, and she’s crying. Sixteen of 19 times it was in the coat.',
      },
      {
        text: 'Go to the jeweler, and order her a new one.',
        tag: 'decline',
        rationale: 'It’s turned up 19 times out of 19.',
      },
      {
        text: 'Go to work, and look everywhere tonight.',
        tag: 'wait',
        rationale: 'You have time for the likeliest place right now.',
      },
      {
        text: 'Go to her house, and check the gardening coat.',
        right: true,
        tag: 'go ahead',
        rationale: 'One outing makes a vivid story. The coat has had it five times in six.',
      },
    ],
    flip: {
      fact: 'She had it on at the beach, in a photo, and hasn’t been home since.',
      makesRight: 'Go to the beach, and search along the water.',
    },
  },
  {
    id: 'base-rate-neglect-home-test',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      '“The home test says I have it,” said Joy, “and it’s 95 percent accurate.”\n“The doctor said twice that only one person in 10,000 has that,” said her sister.\n“Then I’m 95 percent sure to have it. It’s on the box.”',
    decidingWords: ['only one person in 10,000 has that'],
    breaksAt: '“Then I’m 95 percent sure to have it.',
    options: [
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Five false alarms in a hundred make 500 in ten thousand people, for one who’s sick. How rare it is hardly enters her mind.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'She isn’t guessing how long anything will take her.',
      },
      {
        label: 'no-flaw',
        rationale: 'A second test would be wise. Being 95 percent sure isn’t what this one tells her.',
      },
      {
        label: 'anchoring',
        rationale: 'The 95 isn’t just any number she heard first. It’s a true figure, for another question.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-home-test-sound',
    twinOf: 'base-rate-neglect-home-test',
    kind: 'sound',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“The home test says I have it,” said Joy, “and it’s 95 percent accurate.”\n“The doctor said twice that half of the people on our floor have that,” said her sister.\n“Then I most likely have it. It’s on the door.”',
    decidingWords: ['half of the people on our floor have that'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With half of the floor sick, a test that’s seldom wrong is very likely right. “Most likely” is fair.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'It has nothing to do with how long a job will take.',
      },
      {
        label: 'anchoring',
        rationale: 'Both numbers count for what they are; neither is just a starting point.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'The rate around her is what makes the test believable, and she’s been told it twice.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-smoke-tip',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'You have one camera crew. A viewer has sent a clip of orange smoke over the chemical plant that looks like the end of the world, and when you call the plant, the phone is busy. You get a clip like that about once a week: in four years, 190 of them were the Tuesday steam release at sunset, and two were fires, each with sirens that the whole town heard. It’s Tuesday, sunset, and quiet. Across town, the school board is voting on closing three schools.\n\nWhere do you send the crew?',
    decidingWords: ['190 of them were the Tuesday steam release at sunset', 'It’s Tuesday, sunset, and quiet'],
    options: [
      {
        text: 'Send the crew to the vote on the schools.',
        right: true,
        tag: 'decline',
        rationale:
          'It’s nearly always steam, and today it’s Tuesday, sunset and no siren. The vote is really happening.',
      },
      {
        text: 'Send the crew to the gate of the plant.',
        tag: 'go ahead',
        rationale: 'The clip is terrifying. So were the other 190.',
      },
      {
        text: 'Send the crew to the fire station to ask there.',
        tag: 'ask',
        rationale: 'A phone call would do that, and the vote would be over.',
      },
      {
        text: 'Keep the crew in the van until the plant answers.',
        tag: 'wait',
        rationale: 'You’d be missing a sure story for one that’s been steam 190 times.',
      },
    ],
    flip: {
      fact: 'The sirens have been going for ten minutes.',
      makesRight: 'Send the crew to the gate of the plant.',
    },
  },
  {
    id: 'base-rate-neglect-smoke-tip-sound',
    twinOf: 'base-rate-neglect-smoke-tip',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'You have one camera crew. A viewer has sent a clip of orange smoke over the chemical plant that looks like the end of the world, and when you call the plant, the phone is busy. You get a clip like that about once a week: in four years, 190 of them were the Tuesday steam release at sunset, and two were fires, each with sirens that the whole town heard. It’s Friday, noon, and the sirens are going. Across town, the school board is voting on closing three schools.\n\nWhere do you send the crew?',
    decidingWords: ['It’s Friday, noon, and the sirens are going'],
    options: [
      {
        text: 'Send the crew to the vote on the schools.',
        tag: 'decline',
        rationale: 'Steam comes on Tuesdays at sunset, without sirens. This isn’t that.',
      },
      {
        text: 'Send the crew to the gate of the plant.',
        right: true,
        tag: 'go ahead',
        rationale: 'Only the two fires had sirens, and there they are. This clip isn’t one of the 190.',
      },
      {
        text: 'Send the crew to the fire station to ask there.',
        tag: 'ask',
        rationale: 'The trucks have left it. The sirens say so.',
      },
      {
        text: 'Keep the crew in the van until the plant answers.',
        tag: 'wait',
        rationale: 'A plant that’s on fire doesn’t pick up the phone.',
      },
    ],
    flip: {
      fact: 'It’s Tuesday, sunset, and quiet.',
      makesRight: 'Send the crew to the vote on the schools.',
    },
  },
  {
    id: 'base-rate-neglect-new-guy-block',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Of the 300 porch packages stolen on these blocks in five years, the cameras showed 298 being taken by people in cars passing through. When Sunil’s went missing, he thought at once of the new neighbor, who wears a hood. It had to be him. Sunil told the whole block.',
    decidingWords: ['298 being taken by people in cars passing through'],
    breaksAt: 'It had to be him.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'He isn’t reading a man’s character from one act. He’s saying who did it.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Sunil doesn’t overrate a skill he’s new at.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wondering is human. Deciding that it had to be him leaves 298 out of 300 aside.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'A hood and odd hours feel like evidence. Two in 300 were anybody but passing cars, and he forgets that.',
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
      'Dear Dr. Harper, We ran all 400 senior essays through the detector. By our own count last year, around five seniors out of 400 hand in something a machine wrote. The company says that the detector is right 95 times in 100, for honest essays and fake ones alike, and it’s never been turned down by a school of our size. It flagged Micah’s. That leaves a 95 percent chance that he cheated, and I’m reporting him to his college. Mr. Cole',
    decidingWords: ['around five seniors out of 400'],
    breaksAt: 'That leaves a 95 percent chance that he cheated, and I’m reporting him to his college.',
    options: [
      {
        label: 'optimism-bias',
        rationale: 'If anything, Mr. Cole expects the worst. Hope isn’t what leads him astray.',
      },
      {
        label: 'no-flaw',
        rationale: 'A flag is a reason to look closer. It isn’t 95 percent of anything.',
      },
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
    difficulty: 'easy',
    scenario:
      'My phone buzzed at the gate: “Unusual activity on your card.” When I called last year about one of these, the bank said that only one alert in 50 turns out to be a theft, since mostly it’s people buying gas in a new state, though they also said that the system catches nine out of ten thefts. Nine out of ten! It’s almost certain that somebody’s got my card. I canceled it from the jet bridge, so now I’m in Lisbon with $80.',
    decidingWords: ['only one alert in 50 turns out to be a theft'],
    breaksAt: 'It’s almost certain that somebody’s got my card.',
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'An alert is scary, and bad news does weigh a lot. Still, she has a reason, and the reason is the wrong percentage.',
      },
      {
        label: 'no-flaw',
        rationale: 'Checking with the bank would be wise. “Almost certain” is wrong by a long way.',
      },
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
    difficulty: 'easy',
    scenario:
      '“It’s positive,” said the doctor, “and I want you to hear the second half of the sentence. In people your age who have no symptoms, about one in eight with this result turns out to have the disease, and the other seven don’t.”\n“So it’s probably nothing,” said Valeria, who’d stopped breathing for a moment.\n“Probably, though not surely. There’s a better test that I can do on Thursday.”\n“Thursday, then,” she said, “and I won’t tell my mother until Friday.”',
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
      {
        label: 'overconfidence-effect',
        rationale: 'Neither of them is surer than the figure allows.',
      },
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
