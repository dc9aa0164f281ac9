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
    text: 'At Gwen’s trucking company, about two drivers in a thousand use the drug that she tests for. Her new test catches every user, but it also flags one clean driver in twenty. Today it flagged Dale, who’s been driving for her for nine years. “The test never misses a user, so he’s using,” says Gwen, and she takes his keys.',
    failingStep: 'The test never misses a user, so he’s using',
    why: 'She thinks of how good the test is and forgets how rare users are. Among a thousand drivers, the test flags the two users and about fifty clean ones. So Dale is probably clean, and he should get a second, different test before she decides.',
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
      '“There’s your crook,” said Luis, turning the screen so Maureen could see the woman at the counter. It was the first morning with the store’s new program, which flags suspicious returns, and it had just flagged hers. According to the brochure, it catches 99 fraudulent returns in 100 and wrongly flags only five honest customers in 100.\n“She’s a schoolteacher returning a lamp, Luis,” said Maureen. “We’ve had maybe eight fraudulent returns all year, out of 4,000.”\n“And this program is right 99 times in 100, so it’s 99 percent certain she’s a crook,” he answered. He picked up the phone to have her banned from all nine of their stores before she got her $60 back.',
    decidingWords: [
      'maybe eight fraudulent returns all year, out of 4,000',
      'so it’s 99 percent certain she’s a crook',
    ],
    breaksAt: '“And this program is right 99 times in 100, so it’s 99 percent certain she’s a crook,” he answered.',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'No cases have dropped out of sight. Frauds and honest returns are both in the count.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'It isn’t his own judgment he trusts too far. He takes the brochure’s numbers and misreads what they say about her.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Nobody is counting on things going well. Luis expects the worst of a customer.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Five in a hundred of nearly 4,000 honest returns makes about 200 false flags, next to eight real frauds. Someone who’s flagged is most likely honest.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-night-hall',
    slot: 'bias21',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Another night aide has quit, and the residents are suffering for it. Sienna, from the job fair, described nursing her dying grandfather, and you both cried. Curtis answered the ad, Odell comes from the agency, and your own staff recommended Estelle. Everybody you’ve hired interviewed well, but of the last 20 you got each way, four from the fair stayed a year, nine from the ad, eleven from the agency and 16 of those recommended by staff. “I’d never leave these people,” said Sienna at the door.\n\nWho do you hire?',
    decidingWords: ['Everybody you’ve hired interviewed well', '16 of those recommended by staff'],
    options: [
      {
        text: 'Hire Curtis for the night shift, starting Monday.',
        tag: 'go ahead',
        rationale:
          'People from the ad do last longer than those from the fair. Still, eleven of 20 were gone within a year.',
      },
      {
        text: 'Hire Estelle for the night shift, starting Monday.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Sixteen of 20 people recommended by staff lasted a year, the best record of the four. A good interview tells you little, since everybody you’ve hired gave one.',
      },
      {
        text: 'Hire Sienna for the night shift, starting Monday.',
        tag: 'go ahead',
        rationale:
          'Her story moved you. The last 20 people from the fair interviewed well, too, and only four of them were there a year later.',
      },
      {
        text: 'Hire Odell for the night shift, starting Monday.',
        tag: 'go ahead',
        rationale:
          'Eleven of the agency’s 20 stayed a year, a little better than even. People recommended by staff stayed more often.',
      },
    ],
    flip: {
      fact: 'Of the 20 aides you hired from the job fair, 18 lasted a year.',
      makesRight: 'Hire Sienna for the night shift, starting Monday.',
    },
  },
  {
    id: 'base-rate-neglect-packed-suitcase',
    slot: 'bias21',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your grandmother, who can’t find her way home anymore, has disappeared again, and it’s 25 degrees outside. This morning, as on most mornings, she packed her suitcase and announced that the 5:40 train wouldn’t wait for her. You’ve found her 19 times before: 15 times on the bench behind the library, twice in church, once at the laundromat and once on the platform. It’s 5:20 now. Her coat is still on its hook, and you can picture her waiting for that train in her slippers.\n\nWhere do you drive first?',
    decidingWords: ['as on most mornings', '15 times on the bench behind the library'],
    options: [
      {
        text: 'Drive to the laundromat and look by the dryers.',
        tag: 'go ahead',
        rationale: 'You found her there once, so it isn’t hopeless. It’s a long shot next to the bench.',
      },
      {
        text: 'Drive to the station and look on the platform.',
        tag: 'go ahead',
        rationale:
          'The suitcase and the clock make a strong picture. She packs most mornings, though, and the platform was right once in 19 times.',
      },
      {
        text: 'Drive to the library and look behind it.',
        right: true,
        tag: 'go ahead',
        rationale: 'That bench is where she was 15 of 19 times, and today’s talk of a train was nothing new.',
      },
      {
        text: 'Drive to the church and look in the pews.',
        tag: 'go ahead',
        rationale: 'Two of 19 times makes it the second place to try, far behind the first.',
      },
    ],
    flip: {
      fact: 'Her bank card paid for a train ticket at the station ten minutes ago.',
      makesRight: 'Drive to the station and look on the platform.',
    },
  },
  {
    id: 'base-rate-neglect-home-test',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      '“This home kit says I’ve got a bad heart gene,” Joy texted her sister. “It’s right 95 percent of the time.”\n“Doesn’t only one person in 10,000 have it?” her sister answered.\n“Yeah, and I’m probably the one.”',
    decidingWords: ['only one person in 10,000'],
    breaksAt: '“Yeah, and I’m probably the one.”',
    options: [
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'A kit that’s wrong five times in 100 gives about 500 false alarms among 10,000 people, for one real case. Hers is most likely one of the 500.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Nobody is guessing how long a job will take. There’s no job here.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s true the kit is usually right. For a gene this rare, though, nearly all its alarms are false.',
      },
      {
        label: 'anchoring',
        rationale:
          'She doesn’t start from some stray number. The 95 percent is a real figure that answers another question.',
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
      '“This home kit says I’ve got a bad heart gene,” Joy texted her sister. “It’s right 95 percent of the time.”\n“Doesn’t half our family have it?” her sister answered.\n“Yeah, so I probably do, too.”',
    decidingWords: ['half our family'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With half the family carrying it, her chances were even before the test. A positive from a kit that’s seldom wrong makes it very likely.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'No task is being planned, so there’s no time to guess too low.',
      },
      {
        label: 'anchoring',
        rationale: 'Both figures bear on the question. Neither is a stray number that just happened to come first.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Believing a positive test can be that mistake, but the gene is so common in her family that most positives there are true.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-wet-basement',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your basement is flooded again, and a long crack runs down the wall behind your daughter’s bed. Nearly every basement in the neighborhood has a crack like that. You can only afford one company. Of 90 floods around here that the county looked into, 71 came from the sewer, twelve from the gutters, five from a pipe and two from the foundation. The foundation guy, who’s working next door, has put his hand on the wall and whistled. “I could squeeze you in at four,” he says.\n\nWho do you pay?',
    decidingWords: ['Nearly every basement in the neighborhood has a crack', '71 came from the sewer'],
    options: [
      {
        text: 'Pay the sewer company to come and look.',
        right: true,
        tag: 'ask',
        rationale:
          'Of 90 floods nearby, 71 came from the sewer, and with a crack in nearly every basement, yours tells you very little.',
      },
      {
        text: 'Pay the foundation company to come and look.',
        tag: 'ask',
        rationale:
          'He’s right next door, and the crack looks bad. Nearly every basement has one, though, and only two floods in 90 came from the foundation.',
      },
      {
        text: 'Pay the plumber to come and look.',
        tag: 'ask',
        rationale: 'Water makes people think of pipes, but only five of the 90 floods came from one.',
      },
      {
        text: 'Pay the gutter company to come and look.',
        tag: 'ask',
        rationale: 'About one flood in eight came from the gutters. The sewer caused far more.',
      },
    ],
    flip: {
      fact: 'Of the 90 floods, 71 came from the foundation and two from the sewer.',
      makesRight: 'Pay the foundation company to come and look.',
    },
  },
  {
    id: 'base-rate-neglect-wet-basement-sound',
    twinOf: 'base-rate-neglect-wet-basement',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your basement is flooded again, and a long crack runs down the wall behind your daughter’s bed. Nearly every basement in the neighborhood has a crack like that. You can only afford one company. Of 90 floods around here that the county looked into, 71 came from the foundation, twelve from the gutters, five from a pipe and two from the sewer. The foundation guy, who’s working next door, has put his hand on the wall and whistled. “I could squeeze you in at four,” he says.\n\nWho do you pay?',
    decidingWords: ['71 came from the foundation'],
    options: [
      {
        text: 'Pay the sewer company to come and look.',
        tag: 'ask',
        rationale: 'It’s easy to suspect the sewer. In this neighborhood, it caused two floods in 90.',
      },
      {
        text: 'Pay the foundation company to come and look.',
        right: true,
        tag: 'ask',
        rationale: 'You don’t need his whistle to decide. Of 90 floods nearby, 71 came from the foundation.',
      },
      {
        text: 'Pay the plumber to come and look.',
        tag: 'ask',
        rationale: 'A pipe was to blame in five of 90 cases, so this is a long shot.',
      },
      {
        text: 'Pay the gutter company to come and look.',
        tag: 'ask',
        rationale: 'About one flood in eight came from the gutters. Nearly six times as many came from the foundation.',
      },
    ],
    flip: {
      fact: 'Of the 90 floods, 71 came from the sewer and two from the foundation.',
      makesRight: 'Pay the sewer company to come and look.',
    },
  },
  {
    id: 'base-rate-neglect-quick-chat',
    kind: 'spot',
    genre: 'thought',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Quick chat at four, my office,” my supervisor wrote, with no smiley. She has five or six of those a week with people in the department, mostly about the schedule, and in two years she’s fired three people. Each of those three got a quick chat first, though, so I know what’s coming. I’ve already packed my plants.',
    decidingWords: ['She has five or six of those a week'],
    breaksAt: 'Each of those three got a quick chat first, though, so I know what’s coming.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'The supervisor’s character isn’t being judged. The writer is guessing what a meeting is about.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'No beginner is overrating a skill here; the writer is just scared.',
      },
      {
        label: 'no-flaw',
        rationale: 'Every firing did start like this. So did hundreds of chats that got nobody fired.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Five or six chats a week for two years makes over 500, and only three ended in a firing. The writer counts just those three.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-essay-detector',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear Dr. Harper, You told us that last year five of our 400 seniors turned in essays written by AI. So I ran this year’s senior essays through an AI detector, and it flagged a couple of dozen, including Micah’s. The company says it’s right 95 times in 100, on honest essays and fake ones alike. That leaves a five percent chance he wrote it himself, so I’m reporting him to his college before the scholarship is paid out. Mr. Cole',
    decidingWords: ['five of our 400 seniors'],
    breaksAt:
      'That leaves a five percent chance he wrote it himself, so I’m reporting him to his college before the scholarship is paid out.',
    options: [
      {
        label: 'optimism-bias',
        rationale: 'There’s no rosy hope in this letter. Mr. Cole expects the worst of a student.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A flag is a good reason to talk to Micah. It’s nowhere near proof, though, since most flagged essays are probably honest.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'He’s too sure, but the reason isn’t faith in his own skill. He takes the detector’s success rate for the odds that one student cheated.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'If about five in 400 cheat again, the detector flags nearly all five, plus about twenty honest essays. A flagged essay is more likely honest than fake.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-crossed-lines',
    kind: 'spot',
    genre: 'ad',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'THE BLUE LINE LETTER\nBefore each of the three big market crashes since 1990, our blue line dropped below the red one. It’s never missed one! See for yourself on our free chart, where you can zoom in on all 29 drops, with the three crashes marked in yellow. On Thursday it dropped again, which means another crash is practically certain. If your retirement money is still in stocks, picture losing half of it. Our readers are moving to cash this week, and you can join them while there’s time. Sign up by Sunday and get your first three months for $49, with every alert sent straight to your phone.',
    decidingWords: ['all 29 drops'],
    breaksAt: 'On Thursday it dropped again, which means another crash is practically certain.',
    options: [
      {
        label: 'negativity-bias',
        rationale: 'A crash is a scary thought. The mistake is in taking a sign that’s usually wrong for proof of one.',
      },
      {
        label: 'no-flaw',
        rationale: 'The line did drop before each crash. It also dropped 26 times when none came.',
      },
      {
        label: 'recency-bias',
        rationale:
          'Thursday’s drop is fresh news. The letter trusts it because of three old crashes, not because it’s the latest.',
      },
      {
        label: 'base-rate-neglect',
        right: true,
        rationale:
          'Only three of the 29 drops came before a crash. A sign that misses no crash can still be a false alarm nine times in ten.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-second-test',
    kind: 'sound',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“You tested positive, and you just went back to work?” said Keith.\n“It was only the screening. The doctor says it hardly ever misses anyone who’s sick, but it also flags a lot of people who aren’t,” said Valeria. “At my age, with no symptoms, one person in eight with this result actually has the disease.”\n“So you’re just going to hope for the best?”\n“I probably don’t have it, and I’m getting the more accurate test on Thursday. Until then I’d rather work than worry at home.”',
    decidingWords: ['one person in eight with this result actually has the disease'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'Shrugging off a positive test looks careless. She has the one figure that counts, how many with this result are sick, and goes by it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Seven in eight people like her with this result are healthy, so “probably” is right. The more accurate test takes care of the rest.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'She’s no surer than the figure allows, and she’s having a second test.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Keith calls it hope. Her “probably” comes from a figure, not from a wish.',
      },
    ],
  },
  {
    id: 'base-rate-neglect-bellyache-quiz',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your son’s been sent home from first grade with another bellyache, doubled over and crying, and his doctor wants you to take one thing out of his meals. Of the last 100 children she’s treated for similar pains, 58 got better without milk, 24 without juice, four without wheat and three without eggs. The online quiz your sister recommended came back with an enormous red banner: “WHEAT! 11 of 12 signs match.” She’s already found you a gluten-free bakery.\n\nWhat do you take out first?',
    decidingWords: ['58 got better without milk'],
    options: [
      {
        text: 'Take milk out of his meals for two weeks.',
        right: true,
        tag: 'decline',
        rationale: 'Going without milk helped more children with pains like his than the other three put together.',
      },
      {
        text: 'Take wheat out of his meals for two weeks.',
        tag: 'decline',
        rationale:
          'Eleven signs out of twelve sounds exact, but going without wheat helped only four of 100 children with pains like his.',
      },
      {
        text: 'Take juice out of his meals for two weeks.',
        tag: 'decline',
        rationale: 'Going without it helped 24 children in 100, which makes it the second thing to try.',
      },
      {
        text: 'Take eggs out of his meals for two weeks.',
        tag: 'decline',
        rationale: 'Eggs are easy to leave out. Doing without them helped three children in 100.',
      },
    ],
    flip: {
      fact: 'Of the last 100 children with pains like his, 58 got better without wheat and four without milk.',
      makesRight: 'Take wheat out of his meals for two weeks.',
    },
  },
]
