import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'confirmation-bias',
  aliases: ['Confirmatory Bias', 'Myside Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: [
    'evidence',
    'selective search',
    'one-sided research',
    'belief',
    'ignoring doubts',
    'second opinion',
    'echo chamber',
  ],
  link: 'https://yourbias.is/confirmation-bias',
  definition:
    'Looking for, noticing and trusting what supports a belief you already hold, and passing over what contradicts it. The belief ends up feeling better tested than it is.',
  gloss: 'Sees only what fits the belief.',
  neighbors: [
    {
      concept: 'anchoring',
      tellApart: 'Did a belief decide which evidence counted, or did the first number pull the guess toward it?',
    },
    {
      concept: 'in-group-bias',
      tellApart:
        'Do they like the claim because it fits what they already think, or because it comes from their own side?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does someone pick evidence to suit a belief, or remember the past to suit how things turned out?',
    },
    {
      concept: 'overconfidence-effect',
      tellApart: 'Is the mistake in picking the evidence, or in being too sure of what it shows?',
    },
    {
      concept: 'optimism-bias',
      tellApart: 'Is someone protecting a belief, or just expecting things to turn out well?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Farida, in Dearborn, is sure that milk gives her son Idris his headaches. For a month she writes down each headache that comes after a glass of milk. “Eleven of them,” she tells the school nurse. “I didn’t bother with the days without milk, since they’ve got nothing to do with it.” She wants milk taken off his lunch tray for good.',
    failingStep: 'I didn’t bother with the days without milk',
    why: 'She assumes that the cases that fit can settle the matter on their own. If headaches are just as common on days without milk, then milk explains nothing. The days she skipped are the ones that could have shown her wrong.',
  },
  soundWhen:
    'There’s nothing wrong with starting from a hunch, as long as your search could also sink it. A vet who suspects an ear infection looks in the ear first. If the ear is clean, she drops the idea and looks elsewhere.',
  reply:
    'Before you search, write down what you’d expect to see if you were wrong, and look for that first. Then put the same question to somebody who disagrees with you.',
  evidence:
    'Wason (1960), “On the Failure to Eliminate Hypotheses in a Conceptual Task,” Quarterly Journal of Experimental Psychology 12; review: Nickerson (1998), “Confirmation Bias: A Ubiquitous Phenomenon in Many Guises,” Review of General Psychology 2. Klayman & Ha (1987), Psychological Review 94, show that testing the cases you expect to fit is often a good method.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'confirmation-bias-crypto-letter',
    slot: 'bias1',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Money Column, I’ve read 200 posts about this coin, since I block anyone who says it won’t go to ten times. All 200 agree. Do you think I should put in just the college fund, or the college fund and the car? Theo',
    decidingWords: ['since I block anyone who says it won’t go to ten times'],
    breaksAt: 'All 200 agree.',
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale: 'The 200 agree because he’s blocked the rest. He calls it reading, and it’s a mirror.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'He isn’t looking back at something and finding that it was obvious.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He doesn’t boast of any skill with money. He boasts of what he’s read.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'No task of his is going to take longer than he thinks.',
      },
    ],
  },
  {
    id: 'confirmation-bias-knee-sleeve',
    slot: 'bias1',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You’ve told everybody that the $300 knee sleeve doesn’t work, and your cousin, who sells it, asked you to test it like a grown-up. So for eight weeks you flipped a coin each morning, sleeve or no sleeve, and wrote down your pain at night on a scale from one to ten. The average with it was four, and without it six, with the wet days bad either way. Your brother-in-law’s grinning across the table, waiting for you to say that it’s junk.\n\nWhat do you tell your cousin?',
    decidingWords: ['The average with it was four, and without it six'],
    options: [
      {
        text: 'Tell her it eased the pain by maybe a point.',
        tag: 'split',
        rationale: 'One point isn’t what you measured. It’s what you’d like to admit.',
      },
      {
        text: 'Tell her it eased the pain by two points.',
        right: true,
        tag: 'go ahead',
        rationale: 'Eight weeks, a coin, and two points. It isn’t what you’ve been saying, and it’s what you found.',
      },
      {
        text: 'Tell her it made no difference on the wet days.',
        tag: 'compare',
        rationale: 'True, perhaps, and picked out of eight weeks because it’s the part you like.',
      },
      {
        text: 'Tell her you’ll test it again before saying anything.',
        tag: 'wait',
        rationale: 'You’d hardly test it again if it had come out your way.',
      },
    ],
    flip: {
      fact: 'The average was five with it and five without it.',
      makesRight: 'Tell her it made no difference on the wet days.',
    },
  },
  {
    id: 'confirmation-bias-seating-chart',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'There’s one seat by your desk, for whoever gets distracted most, and the list is due at three. You’ve got Joey in mind, because you’ve caught him nine times this month. The aide, who watched the whole class for you on five days without knowing what it was for, counted every minute off task: Ana had 61 minutes, and Joey 12. Ana is silent and smiles when you look her way, while you look Joey’s way a lot.\n\nWhom do you put there?',
    decidingWords: ['Ana had 61 minutes, and Joey 12', 'you look Joey’s way a lot'],
    options: [
      {
        text: 'Put Joey in the seat, and leave Ana alone.',
        tag: 'go ahead',
        rationale: 'You caught him nine times because you were watching him. The aide watched everyone.',
      },
      {
        text: 'Put them there by turns, a week each.',
        tag: 'split',
        rationale: 'It’s fair to two children with 61 minutes and 12.',
      },
      {
        text: 'Put no one there, and watch Joey another month.',
        tag: 'wait',
        rationale: 'Watching Joey more is how you came to know so much about Joey.',
      },
      {
        text: 'Put Ana in the seat, and leave Joey alone.',
        right: true,
        tag: 'decline',
        rationale: 'Counted by someone with nobody in mind, it’s Ana by far, however quietly she drifts off.',
      },
    ],
    flip: {
      fact: 'The aide’s count is Joey 61 minutes and Ana 12.',
      makesRight: 'Put Joey in the seat, and leave Ana alone.',
    },
  },
  {
    id: 'confirmation-bias-protein-search',
    kind: 'spot',
    genre: 'thought',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach claims that I don’t need protein powder. But I typed in “why protein powder is good for teens,” and there were ten pages of reasons without a single one against it. He’s wrong. The big tub will be here on Monday.',
    decidingWords: ['I typed in “why protein powder is good for teens,”'],
    breaksAt: 'He’s wrong.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Looking things up is good. This search could only bring one kind of answer.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Coach isn’t doubted for being an outsider, and the pages aren’t trusted for being friends.',
      },
      {
        label: 'negativity-bias',
        rationale: 'There isn’t any bad news in it that counts too much.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale: 'Whoever asks why it’s good gets told that it’s good. What speaks against it was never looked for.',
      },
    ],
  },
  {
    id: 'confirmation-bias-protein-search-sound',
    twinOf: 'confirmation-bias-protein-search',
    kind: 'sound',
    genre: 'thought',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Coach claims that I don’t need protein powder. I hoped he was wrong, but I typed in “is protein powder good for teens,” and there were ten pages of studies without a single one in its favor. He’s right. The big tub can stay there on Monday.',
    decidingWords: ['I typed in “is protein powder good for teens,”'],
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'He wanted the tub, and he searched in words that could’ve gone either way.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'The question was open, ten studies answered it, and he follows them, against what he’d hoped for.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Coach is right by the studies here, not by being one of us.',
      },
      {
        label: 'negativity-bias',
        rationale: 'No single bad thing drowns out a lot of good ones.',
      },
    ],
  },
  {
    id: 'confirmation-bias-update-battery',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'You think that the new update kills phone batteries, and you’ve told your boss that it does. When you called ten people at random who have it, the battery had died by noon for six of them. “Knew it,” says your boss, who wants you to call ten more with the update before he stops it tonight. It’s been below zero all week, and nobody has asked those who don’t have the update. There’s time for ten calls.\n\nWhom do you call?',
    decidingWords: ['It’s been below zero all week, and nobody has asked those who don’t have the update'],
    options: [
      {
        text: 'Call ten people who have the update.',
        tag: 'go ahead',
        rationale: 'They’d agree with you, and it still might be the cold.',
      },
      {
        text: 'Call the same ten, and ask for details.',
        tag: 'compare',
        rationale: 'The details of dead batteries all sound alike.',
      },
      {
        text: 'Call ten people who don’t have the update.',
        right: true,
        tag: 'ask',
        rationale: 'If six of theirs died, too, it’s the cold. They’re the only ones who can show that you’re wrong.',
      },
      {
        text: 'Call five with the update and five without it.',
        tag: 'split',
        rationale: 'You’ve got ten with it. Five without would leave you guessing.',
      },
    ],
    flip: {
      fact: 'You’ve called only ten without the update, and for one of them the battery died by noon.',
      makesRight: 'Call ten people who have the update.',
    },
  },
  {
    id: 'confirmation-bias-update-battery-sound',
    twinOf: 'confirmation-bias-update-battery',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'You think that the new update kills phone batteries, and you’ve told your boss that it does. When you called ten people at random who don’t have it, the battery had died by noon for one of them. “Knew it,” says your boss, who wants you to call ten with the update before he stops it tonight. It’s been below zero all week, and nobody has asked those who do have the update. There’s time for ten calls.\n\nWhom do you call?',
    decidingWords: ['nobody has asked those who do have the update'],
    options: [
      {
        text: 'Call ten people who have the update.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s what your boss wants, and it’s right: with one dead in ten without it, those who have it are who you haven’t heard from.',
      },
      {
        text: 'Call the same ten, and ask for details.',
        tag: 'compare',
        rationale: 'Nine of them have nothing to tell you.',
      },
      {
        text: 'Call ten people who don’t have the update.',
        tag: 'ask',
        rationale: 'You’ve already done that half of the test.',
      },
      {
        text: 'Call five with the update and five without it.',
        tag: 'split',
        rationale: 'Without it you’ve got ten already. All ten calls are needed on the other side.',
      },
    ],
    flip: {
      fact: 'You’ve called only ten with the update, and for six of them the battery died by noon.',
      makesRight: 'Call ten people who don’t have the update.',
    },
  },
  {
    id: 'confirmation-bias-stop-sign',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Melanie had said all along that the bike lane would make Third Street more dangerous, and the city asked her to chair the review. She took it seriously and worked on it for two months. The police gave her the crash reports, 41 for the year before the lane and 26 for the year after, in two boxes. She went through the second box for crashes with a bicycle in them, found eleven, and laid them on the table. The first box she never opened, because it couldn’t tell her what the lane had done. The lane had made the street more dangerous, she told the council, and here were the cases.',
    decidingWords: ['The first box she never opened'],
    breaksAt: 'The first box she never opened, because it couldn’t tell her what the lane had done.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'She doesn’t follow what other people say about the lane.',
      },
      {
        label: 'no-flaw',
        rationale: 'Eleven crashes are worth reading about. The boxes went from 41 to 26, and she left that out.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'She looked where she’d find what she’d said all along, and nowhere else. What turned up was bound to agree with her.',
      },
      {
        label: 'optimism-bias',
        rationale: 'There’s nothing rosy in what she expects from the lane.',
      },
    ],
  },
  {
    id: 'confirmation-bias-the-truck',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Jas: Don’t buy that truck yet, did you read the owner reviews?\nAlejandro: Yeah! Tons of people love it, I read like 40 five-star ones\nJas: There’s 60 one-star ones that are all about the transmission, in big letters\nAlejandro: I skipped those. The good ones go into real detail and I feel even better about it now',
    decidingWords: ['I skipped those'],
    breaksAt: 'Alejandro: I skipped those.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Some angry reviews really are about nothing. To know that, he’d have to read them.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'He reads what speaks for the truck and waves off, unread, what speaks against it. Of course he feels better.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'He counts fans, in a way. He wanted the truck before, though, and he’s collecting whatever agrees with that.',
      },
      {
        label: 'recency-bias',
        rationale: 'Old and new reviews don’t come into it. Good and bad ones do.',
      },
    ],
  },
  {
    id: 'confirmation-bias-slow-replies',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Notes for the meeting on remote work. I’ve said from the start that people slack off at home, so since April I’ve kept a log. Every time somebody at home took more than an hour to answer me, I wrote it down, and it comes to 63 times. I didn’t log the quick answers, or anybody here in the office, because that would’ve taken all day. So it’s all there in black and white, just as I thought, and I’d like us to vote today on having everybody back at a desk in this building. Abdul',
    decidingWords: ['I didn’t log the quick answers'],
    breaksAt:
      'So it’s all there in black and white, just as I thought, and I’d like us to vote today on having everybody back at a desk in this building.',
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'A log that takes down only slow answers from home can show nothing else. He set it up to find what he already believed.',
      },
      {
        label: 'no-flaw',
        rationale: 'Writing things down beats guessing. It has to be both kinds of things.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'He isn’t estimating how long something will take.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He’s sure of himself, all right. What misleads him is which answers he chose to write down.',
      },
    ],
  },
  {
    id: 'confirmation-bias-sixty-charts',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Ivy, In May I told you I thought that the new night nurse was making too many medication errors. I was sure enough that I asked somebody else to pull the charts, and not only hers: 60 of hers and 60 of everyone else’s, with the names covered. Hers had three errors in them, while the other 60 had four. I was wrong, I’ve told her manager to drop it, and now I’m telling you. Sean',
    decidingWords: ['and not only hers', 'I was wrong'],
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'Somebody out to prove himself right wouldn’t cover the names, or pull the charts of everyone else.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He was too sure in May. The letter is about giving that up.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'No forecast of time or cost is made.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He tests what he believes in a way that could prove him wrong, lets someone else look, and takes the answer.',
      },
    ],
  },
  {
    id: 'confirmation-bias-food-diary',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You’re convinced that cheese gives you headaches, and for three weeks you’ve noted what you ate on the days your head hurt: cheese, eleven times out of twelve. Your sister has already ordered the dairy-free cookbook for you. You eat cheese most days.\n\nWhat do you do?',
    decidingWords: ['on the days your head hurt', 'You eat cheese most days'],
    options: [
      {
        text: 'Eat half as much cheese, and see how that feels.',
        tag: 'split',
        rationale: 'You’d be watching for what you expect to feel, with nothing to compare it to.',
      },
      {
        text: 'Give up dairy today, and open the cookbook.',
        tag: 'go ahead',
        rationale:
          'Eleven of twelve is tempting. If you eat cheese nearly every day, it would also be there on days without a headache.',
      },
      {
        text: 'Ask your sister how many headaches she had before.',
        tag: 'ask',
        rationale: 'She’ll be glad to tell you, and she’s sure already. It says nothing about your own head.',
      },
      {
        text: 'Write down the days without a headache as well.',
        right: true,
        tag: 'compare',
        rationale:
          'Only the good days can tell you whether cheese comes before headaches more often than before nothing.',
      },
    ],
    flip: {
      fact: 'You also noted the days without a headache, and on those you had cheese once in nine.',
      makesRight: 'Give up dairy today, and open the cookbook.',
    },
  },
]
