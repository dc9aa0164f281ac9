import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'personal-incredulity',
  aliases: ['Argument from Incredulity', 'Appeal to Incredulity'],
  category: 'informal',
  severity: 'high',
  keywords: ['disbelief', 'hard to imagine', 'hard to understand', 'common sense', 'surprising', 'complex', 'doubt'],
  link: 'https://yourlogicalfallacyis.com/personal-incredulity',
  definition:
    'Calling something untrue because you find it hard to understand or to picture. What any one of us can imagine is no measure of what’s true.',
  gloss: 'Hard to imagine, so called false.',
  neighbors: [
    {
      concept: 'burden-of-proof',
      tellApart: 'Is the reason that the speaker can’t imagine it, or that nobody has shown the opposite?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Is the reason “that makes no sense to me,” or does the reason just repeat the conclusion?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is the thing rejected because it’s hard to picture, or because it seems unnatural?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Is the reason what the speaker can’t imagine, or what happened to the speaker or a friend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Tevita lost his left foot in an accident. Tonight he tells the nurse that its toes are burning and he can’t sleep. She’s kind about it and thinks it over. “I just can’t picture how a foot that’s gone could hurt,” she says. “So it isn’t real pain, and I won’t wake the doctor for it.”',
    failingStep: 'So it isn’t real pain',
    why: 'That the nurse can’t picture it is a fact about her, not about Tevita. She assumes that whatever makes no sense to her doesn’t happen. She should go by what he tells her, and by what doctors know about this kind of pain.',
  },
  soundWhen:
    'Ask for evidence when something surprises you, and take doubt seriously when it comes with knowledge. An engineer who says “I can’t see how this roof stays up,” and then shows you the load on each beam, isn’t going by a feeling.',
  reply:
    '“I find it hard to picture, too. But that says more about the two of us than about the thing itself. Why don’t we see what the people who study it have found?”',
  evidence:
    'Dawkins (1986), The Blind Watchmaker, Longman (on what he calls the “argument from personal incredulity”); Walton (1996), Arguments from Ignorance, Pennsylvania State University Press.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'personal-incredulity-silent-leak',
    slot: 'fallacy14',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'The building’s water bill had jumped, and the plumber found out why: the toilet in 2C was leaking 200 gallons a day without a sound. Eugene, who handled the bills, lay awake trying to picture all that water slipping away with nobody hearing it. He couldn’t do it, and by morning he’d concluded that it wasn’t the toilet. He called the city to dispute the bill.',
    decidingWords: ['trying to picture all that water slipping away'],
    breaksAt: 'He couldn’t do it, and by morning he’d concluded that it wasn’t the toilet.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Nobody’s asked to prove there’s a leak, or to prove there isn’t.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'A plumber found the leak. Water can run down a drain without a sound, whether or not Eugene manages to picture it.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Nobody warns that one thing will lead to another and another.',
      },
      {
        label: 'black-or-white',
        rationale: 'Nobody says it has to be one of two things. The toilet just gets crossed off.',
      },
    ],
  },
  {
    id: 'personal-incredulity-blue-eyes',
    slot: 'q14',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Connie: Did you see the baby’s eyes?\nSteph: So blue ❤️\nConnie: Your brother’s are brown, and Dana’s are too\nSteph: That happens all the time Mom, they can both carry it\nConnie: I was up all night. I can’t for the life of me see how two brown-eyed people get a blue-eyed baby. So she’s not his\nSteph: MOM',
    decidingWords: ['That happens all the time Mom, they can both carry it'],
    breaksAt: 'So she’s not his',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale: 'All Connie looks at is one baby and two parents. She doesn’t sift a heap of facts for a match.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Brown-eyed parents can carry blue and pass it on, as she’s been told. What Connie can’t see on a sleepless night settles nothing about the baby.',
      },
      {
        label: 'false-cause',
        rationale: 'Two things that happened together aren’t turned into cause and effect. She rules something out.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Chances that even out have nothing to do with it. She doesn’t think a brown-eyed baby was due.',
      },
    ],
  },
  {
    id: 'personal-incredulity-mortgage-interest',
    slot: 'fallacy14',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'To the editor: Your mortgage table is wrong. According to it, $300,000 for 30 years at seven percent costs over $400,000 in interest. I’ve been turning it over in my mind all week, and I can’t see interest costing more than the house itself. Please print a correction.',
    decidingWords: ['I can’t see interest costing more than the house itself'],
    breaksAt: 'To the editor: Your mortgage table is wrong.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Luck doesn’t come into it, so it can’t be expected to turn.',
      },
      {
        label: 'false-cause',
        rationale: 'The letter doesn’t say one thing made another happen.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'The reader disputes a table in the paper. Nobody went hunting for numbers that fit.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Thirty years at seven percent really does add up to that much. That the reader can’t see it doesn’t put a mistake in the table.',
      },
    ],
  },
  {
    id: 'personal-incredulity-sore-elbow',
    slot: 'q14',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'On the scan, the doctor showed Mario the damaged disc in his neck that was making his elbow hurt. Mario spent the evening trying to see how you’d get from a neck to an elbow, and couldn’t. His neck, he decided, was fine. He ordered an elbow brace.',
    decidingWords: ['spent the evening trying to see how you’d get from a neck to an elbow, and couldn’t'],
    breaksAt: 'His neck, he decided, was fine.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'He doesn’t expect the pain to go away because he’s had his share of it.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Saying his neck is fine isn’t a warning about a chain of bad things to come.',
      },
      {
        label: 'false-cause',
        rationale:
          'He doesn’t say one thing made another happen because it came first. He just drops the cause the doctor showed him.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Nerves run from the neck to the elbow, whether or not he can follow them. His puzzlement doesn’t make the disc on the scan go away.',
      },
    ],
  },
  {
    id: 'personal-incredulity-four-day-week',
    slot: 'fallacy14',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'From the owner’s column: About 60 companies went to a four-day week for half a year, at the same pay, and had their books examined by an outside firm, which found sales had held steady. I’ve run a print shop for 22 years. I’ve tried to imagine my own people getting five days’ work done in four, and I can’t do it. Whatever the books say, it didn’t happen at those companies. Our hours stay as they are.',
    decidingWords: ['had their books examined by an outside firm'],
    breaksAt: 'Whatever the books say, it didn’t happen at those companies.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'A day off isn’t said to lead to two, and then to ruin.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'The numbers came in, and an outside firm checked them. He doesn’t ask for more proof; he’s made up his mind.',
      },
      {
        label: 'black-or-white',
        rationale: 'Nobody says it has to be four days or five, with nothing in between.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'What he can’t imagine in his own shop says little about some 60 other companies. Their books were checked, and all he sets against them is that he can’t picture it.',
      },
    ],
  },
  {
    id: 'personal-incredulity-deadlift',
    slot: 'q14',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“She’s 71, and she deadlifted 240 pounds, and three judges checked the weights,” said Valerie.\n“That’s more than I weigh,” said Ernesto. “I’ve been trying to picture somebody’s grandmother getting that off the floor, and I can’t do it. They’ve got the weight wrong.”\n“There’s a video, and I’ve sent it to you twice,” said Valerie.',
    decidingWords: ['I’ve been trying to picture somebody’s grandmother getting that off the floor'],
    breaksAt: 'They’ve got the weight wrong.”',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'One lift is under discussion, so there’s no run of results that has to end.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Three judges checked the weights. That Ernesto can’t picture the lift has no bearing on what was on the bar.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Nobody searched through a thousand lifters and claimed a pattern.',
      },
      {
        label: 'false-cause',
        rationale: 'What made her strong isn’t discussed. Ernesto says the weight is wrong.',
      },
    ],
  },
  {
    id: 'personal-incredulity-face-unlock',
    kind: 'spot',
    genre: 'list',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Help desk ticket 4471\nFrom: Rochelle, front office\nDevice: work phone\nWhat happened? My phone unlocked for me last night in the garage, with the lights off, in the pitch dark. I’ve thought about it all morning, and I don’t see how a phone could know my face when I can’t see my own hand. That means it isn’t really checking, it just opens up. There are patient files on these phones.\nWhat do you need? Please turn off Face Unlock on all nine of our phones.',
    decidingWords: ['I don’t see how a phone could know my face'],
    breaksAt: 'That means it isn’t really checking, it just opens up.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'She isn’t worried about what Face Unlock leads to. She thinks it doesn’t work now.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No phone is expected to fail because it’s been right so often.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'These phones see in the dark with light we can’t see. Rochelle doesn’t know how it’s done, and from that she concludes that it isn’t done.',
      },
      {
        label: 'no-flaw',
        rationale: 'Patient files are a good reason for care, but she doesn’t say the phone opened for anyone else.',
      },
    ],
  },
  {
    id: 'personal-incredulity-face-unlock-sound',
    twinOf: 'personal-incredulity-face-unlock',
    kind: 'sound',
    genre: 'list',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Help desk ticket 4471\nFrom: Rochelle, front office\nDevice: work phone\nWhat happened? My phone unlocked for my sister last night, and this morning I tried it on the two men in billing, and it unlocked for both. I’ve thought about it all morning, and I don’t see how a phone could take them for me, but it does. There are patient files on these phones.\nWhat do you need? Please turn off Face Unlock on all nine of our phones until you’ve looked at it.',
    decidingWords: ['this morning I tried it on the two men in billing, and it unlocked for both'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'The phone isn’t thought to be due for a mistake. It’s made three.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Her phone opened for three other people, two of them men from billing. With patient files on all nine, turning Face Unlock off until somebody’s had a look is a fair precaution.',
      },
      {
        label: 'slippery-slope',
        rationale: 'She doesn’t predict a chain of disasters. Patients’ files are on the phones right now.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'She can’t see how it happens, and she says so. What she goes by is that it happened, three times.',
      },
    ],
  },
  {
    id: 'personal-incredulity-no-homework',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'School board, item 3, math homework. Ms. Ruiz reported on the experiment we approved last year. Twelve of our 24 fifth-grade classes, drawn by lot, were to have no math homework from September to May, and the other 12 were to have it as usual. Since the two groups came out within a point of each other on the state exam in May, she proposed dropping homework everywhere. Mr. Webb thanked her for her work. He had spent a week looking into the experiment, he said, and try as he might, he couldn’t see how children could learn as much math while doing less of it. The scores had to be wrong. His motion to keep the homework passed, four to three.',
    decidingWords: ['drawn by lot', 'he couldn’t see how children could learn as much math'],
    breaksAt: 'The scores had to be wrong.',
    options: [
      {
        label: 'false-cause',
        rationale:
          'Classes were drawn by lot, so the comparison is a fair test of homework. Mr. Webb disputes the scores, not the cause.',
      },
      {
        label: 'anecdotal',
        rationale: 'Nobody brings up a niece or a neighbor. There were 24 classes.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A board may keep homework for many reasons. Mr. Webb’s was that the scores were wrong, and he pointed to nothing that would show it.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'After a week of trying, he still can’t see how it could be so. That doesn’t make the scores wrong, and he names no error in the experiment.',
      },
    ],
  },
  {
    id: 'personal-incredulity-no-homework-sound',
    twinOf: 'personal-incredulity-no-homework',
    kind: 'sound',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'School board, item 3, math homework. Ms. Ruiz reported on the experiment we approved last year. Twelve of our 24 fifth-grade classes, drawn by lot, were to have no math homework from September to May, and the other 12 were to have it as usual. Since the two groups came out within a point of each other on the state exam in May, she proposed dropping homework everywhere. Mr. Webb thanked her for her work. He had spent a week looking into the experiment, he said, and nine of the 12 teachers in the first group had told him they’d kept giving homework, so the scores couldn’t tell us much. His motion to repeat the experiment passed, four to three.',
    decidingWords: ['nine of the 12 teachers in the first group had told him they’d kept giving homework'],
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          'He does have doubts, but they rest on what nine teachers told him. He doesn’t say he can’t picture the result.',
      },
      {
        label: 'anecdotal',
        rationale: 'Nine of 12 teachers aren’t a single story. They’re most of the group.',
      },
      {
        label: 'false-cause',
        rationale: 'No cause is named, right or wrong. He says the scores can’t tell us much.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'If nine of the 12 no-homework classes had homework anyway, there was hardly a difference to test. Running it again is the sensible thing to do.',
      },
    ],
  },
  {
    id: 'personal-incredulity-four-dollars',
    mirrorOf: 'personal-incredulity-road-money',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Measure B would cost you $4 a month. The county engineer says that’s enough to repave 90 miles of road. We’ve read his report, all 30 pages, and we just can’t picture $4 doing that. It won’t happen. Vote NO on B.',
    decidingWords: ['we just can’t picture $4 doing that'],
    breaksAt: 'It won’t happen.',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale: 'Picking only the facts that fit takes facts. This flyer doesn’t offer any of its own.',
      },
      {
        label: 'anecdotal',
        rationale: 'No neighbor’s pothole stands in for the figures.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Doubting a promise about money is healthy. They’ve read all 30 pages, though, and they don’t name one mistake.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Four dollars a month from a whole county adds up. Being unable to picture it doesn’t show that the engineer got anything wrong.',
      },
    ],
  },
  {
    id: 'personal-incredulity-crow-masks',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Sorry, but crows don’t remember faces. Yes, in that study a researcher in a caveman mask captured several crows and let them go. Years later the birds still screamed at anybody who wore that mask and ignored people in other masks, and it’s all on video. Well, I’ve been sitting in my yard looking at a crow. It’s got a brain the size of a walnut, and I just don’t see where a face would fit.',
    decidingWords: ['I just don’t see where a face would fit'],
    breaksAt: 'Sorry, but crows don’t remember faces.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'The study’s authors aren’t told to show more than they have. Their work is just set aside.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'The birds saw several masks, and years later they still knew the right one. Not seeing where a face would fit can’t undo that.',
      },
      {
        label: 'begging-the-question',
        rationale: 'A small brain is the reason given, and it isn’t the conclusion said over again.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A walnut does seem small for a face, but the study checked what crows remember, and they knew that mask years later.',
      },
    ],
  },
  {
    id: 'personal-incredulity-road-money',
    mirrorOf: 'personal-incredulity-four-dollars',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Sage: You’re still voting yes on B? The state auditor found $11 million in road money the county never spent\nNate: I read that\nSage: So why should I pay $4 a month for the same roads\nNate: Because I lost two tires on Route 9 this year. I’ve tried, and I can’t picture anybody sitting on $11 million while people drive on that. There’s no such money\nSage: She listed the accounts, Nate',
    decidingWords: ['I can’t picture anybody sitting on $11 million'],
    breaksAt: 'There’s no such money',
    options: [
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'An auditor found the money and listed the accounts. Nate can’t picture anybody leaving it there, and that doesn’t make it go away.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Looking into accounts is an auditor’s job, so her word counts for something, and Nate is the one who doesn’t believe her.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Bad roads are a fair reason to vote yes, but they don’t show that the auditor’s $11 million isn’t there.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Two lost tires are his own story, and they tell him that the road is bad. What he says about the money rests on something else.',
      },
    ],
  },
  {
    id: 'personal-incredulity-the-treasurer',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'The auditor’s letter listed 61 transfers from the PTA account to a card in Liz’s name, $83,400 in all, and Chloe read it twice at the kitchen table. “I’ve known her since our kids were in diapers,” she told her husband, “and she brought us dinner for a month when you were sick. I try to imagine her sitting there doing a thing like that, and I can’t even picture it. She didn’t do it. Whoever wrote this has some explaining to do.”',
    decidingWords: ['I can’t even picture it'],
    breaksAt: 'She didn’t do it.',
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Support for the charge is in the letter, transfer after transfer. Chloe doesn’t ask others to disprove a claim; she refuses to believe one.',
      },
      {
        label: 'false-cause',
        rationale: 'Nothing is taken to have brought about anything else.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'It’s hard to imagine such a thing of a friend. That doesn’t explain 61 transfers to a card in Liz’s name.',
      },
      {
        label: 'no-flaw',
        rationale: 'Loyalty is a good reason to hear Liz out, but it isn’t evidence that the letter is wrong.',
      },
    ],
  },
  {
    id: 'personal-incredulity-before-i-sign',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Mr. Neal, Thanks for your time on Tuesday. I’ve read the annuity brochure three times, and I still don’t understand how it pays seven percent when the market is down, or what happens to my money if I need it early. It may be perfectly good, but this is most of what I have, and I’ve promised myself I won’t put it into something I can’t explain to my daughter. Could you show me those two things on paper before the 30th? Otherwise I’ll leave my money in the bank. Esther Hope',
    decidingWords: ['It may be perfectly good', 'I won’t put it into something I can’t explain to my daughter'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'No admired name decides anything here, for the annuity or against it.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“I don’t understand it” would be a bad reason to call it a fraud. As a reason to wait and ask, it’s a good one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She doesn’t say it can’t work. She says she won’t sign until she understands it, which is sensible with most of what she has at stake.',
      },
      {
        label: 'anecdotal',
        rationale: 'She tells no story of how it went for someone else.',
      },
    ],
  },
]
