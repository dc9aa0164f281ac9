import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'representativeness-heuristic',
  aliases: ['Representativeness Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['looks like', 'similarity', 'typical case', 'stereotype', 'pattern', 'resemblance', 'match', 'likelihood'],
  link: 'https://en.wikipedia.org/wiki/Representativeness_heuristic',
  definition:
    'Judging the chances of something by how much it looks like the typical case you have in mind. A good match feels like a sure thing, even when something else is far more likely.',
  gloss: 'Looks typical, so it seems likely.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart: 'Does someone look just like a certain type, or does one good trait make the others look good, too?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Does it seem likely because it looks like the typical case, or because examples come to mind easily?',
    },
    {
      concept: 'fundamental-attribution-error',
      tellApart:
        'Is someone taken for a type because they look the part, or is what they did blamed on their character?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart:
        'Does someone go by how much it looks like the typical case, or ignore a number that says how rare the thing is?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A man in a gray suit comes to the door of a house for sale. He has a gold watch and a firm handshake, and he asks about the school. “That’s our buyer, straight out of central casting,” says Nell, and she cancels the other showings. On an average Sunday, the agent says, about 60 people look at a house like this, and one of them makes an offer.',
    failingStep: 'That’s our buyer, straight out of central casting',
    why: 'He matches her picture of a buyer, and so do many who only look. A good match doesn’t turn one in 60 into a sure thing. She should ask how many visitors like him ever make an offer.',
  },
  soundWhen:
    'A likeness is good evidence when few other things look the same, or when the type is common anyway. Paw prints on a path where people walk their dogs are most likely a dog’s. A doctor, too, may start from the typical picture as long as tests follow.',
  reply:
    'When something fits a picture perfectly, ask two questions first: “How many of these are there, anyway?” and “What more ordinary thing could look just like this?”',
  evidence:
    'Kahneman & Tversky (1972), “Subjective Probability: A Judgment of Representativeness,” Cognitive Psychology 3; Tversky & Kahneman (1983), on the conjunction fallacy, Psychological Review 90. Hertwig & Gigerenzer (1999), Journal of Behavioral Decision Making 12, trace part of it to how people understand the word “probable.”',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'representativeness-heuristic-meteorite',
    slot: 'bias20',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Rock group\nFelix: I found this on the beach by the old steel mill, and I’ve been grinning ever since. It’s black and heavy, a magnet sticks to it, and it’s got those little thumbprint dents. I held it up to the museum’s picture of a meteorite and you can’t tell them apart\nMarnie: Nice! Did you see the pinned post, though? We get about 5,000 lumps of slag in here for every real one, and slag has dents and sticks to magnets, too. That mill dumped tons of it on the beach\nFelix: I read it, but look at the picture again. This is exactly what a meteorite looks like, so that’s what it is. I’ve promised my landlord he’ll have the back rent on Friday',
    decidingWords: ['We get about 5,000 lumps of slag in here for every real one'],
    breaksAt: 'This is exactly what a meteorite looks like, so that’s what it is.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'How easily a meteorite comes to mind isn’t what convinces Felix. He holds a rock up to a picture.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s behavior is put down to character. The question is what a rock is.',
      },
      {
        label: 'negativity-bias',
        rationale: 'He takes the happy view of his rock. Nothing bad gets too much weight.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'It fits the picture, but so does slag. With 5,000 lumps of slag to one meteorite, and a mill close by, a good likeness is nearly worthless.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-black-hoodie',
    slot: 'bias20',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'A nurse at your home-care company is missing her laptop, with the records of 9,000 patients on it. Of the last 60 laptops that went missing, 49 had been left in cabs, five were at the repair shop and four at the gym downstairs, and two were stolen. The lobby camera shows a man hurrying out into the rain at seven, with a backpack and his black hood pulled low. “If that’s not a thief, I never saw one,” says the receptionist. Your boss, whose report is due at noon, is staring at the screen.\n\nWho do you call first?',
    decidingWords: ['49 had been left in cabs'],
    options: [
      {
        text: 'Call the gym downstairs about it first.',
        tag: 'ask',
        rationale: 'Four of 60 turned up there, far fewer than in cabs.',
      },
      {
        text: 'Call the repair shop about it first.',
        tag: 'ask',
        rationale: 'It had five of the 60, and nothing says this one was broken.',
      },
      {
        text: 'Call the cab company about it first.',
        right: true,
        tag: 'ask',
        rationale: 'Most missing laptops had been left in cabs, 49 of 60. A hood in the rain hardly changes that.',
      },
      {
        text: 'Call the front security desk about it first.',
        tag: 'ask',
        rationale:
          'The man on camera looks just like a movie thief. Plenty of people leave with a backpack and a hood when it rains, and only two of the 60 were stolen.',
      },
    ],
    flip: {
      fact: 'Of the 60 laptops, 49 were stolen and two had been left in a cab.',
      makesRight: 'Call the front security desk about it first.',
    },
  },
  {
    id: 'representativeness-heuristic-right-field',
    slot: 'bias20',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You scout for a small independent team, your own contract is up in the fall, and you can sign one of four hitters. They’ve all batted about 400 times in the same league and hit about the same number of home runs. Out of every 100 times up, Boyd got on base 31 times, Ignacio 43, Thad 29 and Quentin 35. Ignacio is five foot seven and built like a mailbox. Thad has shoulders like a door and a swing that belongs on a poster. “Now that’s a ballplayer,” says the owner, watching Thad, and he gets out his pen.\n\nWho do you sign?',
    decidingWords: ['Ignacio 43, Thad 29'],
    options: [
      {
        text: 'Sign Boyd, and have him start on Monday.',
        tag: 'go ahead',
        rationale: 'He gets on base a bit more often than Thad, but far less often than Ignacio.',
      },
      {
        text: 'Sign Ignacio, and have him start on Monday.',
        right: true,
        tag: 'go ahead',
        rationale:
          'In the same league he’s gotten on base far more often than the rest. That’s what you sign a hitter for.',
      },
      {
        text: 'Sign Thad, and have him start on Monday.',
        tag: 'go ahead',
        rationale: 'He looks like a hitter on a poster. In about 400 times up, he got on base the least of the four.',
      },
      {
        text: 'Sign Quentin, and have him start on Monday.',
        tag: 'go ahead',
        rationale: 'He’s second best, but in 100 times up he gets on base eight fewer times than Ignacio.',
      },
    ],
    flip: {
      fact: 'Out of every 100 times up, Thad got on base 43 times and Ignacio 29.',
      makesRight: 'Sign Thad, and have him start on Monday.',
    },
  },
  {
    id: 'representativeness-heuristic-symptom-page',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Anyone else this tired? A symptom page says it could be brain cancer, which strikes one person in 15,000 a year, or a new baby. Mine’s had me up since March. But I match the cancer list exactly, so it’s got to be that.',
    decidingWords: ['I match the cancer list exactly'],
    breaksAt: 'But I match the cancer list exactly, so it’s got to be that.',
    options: [
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'Matching the list feels like an answer. For each person with brain cancer there are many worn-out new parents who are just as tired.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'The cases that went another way haven’t dropped out of sight. Both causes are on the page.',
      },
      {
        label: 'recency-bias',
        rationale: 'It isn’t the latest day or week that decides. A list of symptoms does.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A checkup is a fine idea. Being sure of the rare cause, with the common one awake in the crib, isn’t.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-symptom-page-sound',
    twinOf: 'representativeness-heuristic-symptom-page',
    kind: 'sound',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Anyone else this tired? A symptom page says it could be brain cancer, which strikes one person in 15,000 a year, or a new baby. Mine’s had me up since March, and I match the page’s new-parent list exactly, so it’s most likely the baby.',
    decidingWords: ['so it’s most likely the baby'],
    options: [
      {
        label: 'recency-bias',
        rationale: 'All the nights since March count here, not just the last few.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'The writer does go by a match with a list. The cause it points to, though, is also by far the more common one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A baby who’s had you up since March is a plain and common cause. “Most likely” claims no more than that supports.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No cases have dropped out of sight. Both causes are on the page.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-sunday-hat',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your mother, who has dementia, has slipped out, and it’s 20 degrees. The other 12 times she got out this winter, you found her once at the pharmacy, twice at her old school and nine times at the bus stop on Elm. Her Sunday hat, which she wears even to take out the trash, is gone. She played the organ at St. Anne’s for half her life. “She’s gone to play for the service,” says your son, who’s already in the car.\n\nWhere do you drive first?',
    decidingWords: ['nine times at the bus stop on Elm'],
    options: [
      {
        text: 'Drive to the bus stop on Elm first.',
        right: true,
        tag: 'go ahead',
        rationale: 'Nine times out of 12 she was there, hat or no hat. In this cold, begin where she usually is.',
      },
      {
        text: 'Drive to the pharmacy on Main first.',
        tag: 'go ahead',
        rationale: 'She turned up there once in 12 times, and nine times at the bus stop.',
      },
      {
        text: 'Drive to the old school on Pine first.',
        tag: 'go ahead',
        rationale: 'Twice in 12 makes it a place to try later.',
      },
      {
        text: 'Drive to St. Anne’s on the hill first.',
        tag: 'go ahead',
        rationale:
          'A Sunday hat makes a perfect picture of an organist on her way to church, but none of her 12 outings this winter ended there.',
      },
    ],
    flip: {
      fact: 'She was found nine times at St. Anne’s and never at the bus stop.',
      makesRight: 'Drive to St. Anne’s on the hill first.',
    },
  },
  {
    id: 'representativeness-heuristic-sunday-hat-sound',
    twinOf: 'representativeness-heuristic-sunday-hat',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your mother, who has dementia, has slipped out, and it’s 20 degrees. The other 12 times she got out this winter, you found her once at the pharmacy, twice at her old school and nine times at St. Anne’s. Her Sunday hat, which she wears even to take out the trash, is gone. She played the organ at St. Anne’s for half her life. “She’s gone to play for the service,” says your son, who’s already in the car.\n\nWhere do you drive first?',
    decidingWords: ['nine times at St. Anne’s'],
    options: [
      {
        text: 'Drive to the bus stop on Elm first.',
        tag: 'go ahead',
        rationale: 'A bus stop sounds like a fair guess, but this winter she hasn’t been found at one.',
      },
      {
        text: 'Drive to the pharmacy on Main first.',
        tag: 'go ahead',
        rationale: 'Only one of the 12 searches ended there.',
      },
      {
        text: 'Drive to the old school on Pine first.',
        tag: 'go ahead',
        rationale: 'Two searches ended there, and nine at the church.',
      },
      {
        text: 'Drive to St. Anne’s on the hill first.',
        right: true,
        tag: 'go ahead',
        rationale: 'Never mind the hat. Nine of 12 searches ended there, so it’s the best place to begin.',
      },
    ],
    flip: {
      fact: 'She was found nine times at the bus stop on Elm and never at St. Anne’s.',
      makesRight: 'Drive to the bus stop on Elm first.',
    },
  },
  {
    id: 'representativeness-heuristic-nice-profile',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Vera: Mom, the bank hears every single week about an army surgeon who writes to widows and then needs gift cards, and not one has turned out to be real\nGail: Sweetheart, he prays, he’s modest, and he hates talking about the war. He’s just how I’d picture an army surgeon, so I’m sure he is one. I’m buying the cards at noon',
    decidingWords: ['not one has turned out to be real'],
    breaksAt: 'He’s just how I’d picture an army surgeon, so I’m sure he is one.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s behavior is being blamed on character. Gail is deciding who he is.',
      },
      {
        label: 'halo-effect',
        rationale: 'No one good trait makes the others shine. His traits add up to a type.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'A crook would work hard to fit her picture of a surgeon. Of all the ones the bank has heard about, not one was real.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Some army surgeon somewhere may be lonely. She’s sure of this one because he fits her picture, and what the bank has seen points the other way.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-quiet-poet',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Jayden: So is your date an art major or a business major?\nMila: Art, I’d bet my half of the rent on it\nJayden: There’s 40 art majors at this school and 4,100 in business\nMila: Okay, but he writes poems and owns four black turtlenecks. That’s an art major if I ever saw one',
    decidingWords: ['There’s 40 art majors at this school and 4,100 in business'],
    breaksAt: 'That’s an art major if I ever saw one',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'Mila isn’t counting the art majors she can think of. She matches one guy with a type.',
      },
      {
        label: 'no-flaw',
        rationale: 'Poems and turtlenecks do point to art, but far too weakly against a hundred to one.',
      },
      {
        label: 'negativity-bias',
        rationale: 'Nothing bad about him is given too much weight.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'He fits the picture, and that settles it for her. If just one business major in 50 fits it, that’s 82 people, against 40 art majors at most.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-doesnt-look-it',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'To the head of the emergency room: On the night of the 3rd I brought in my wife, who’s 44 and runs marathons. She had a sore jaw and felt sick to her stomach, and she was joking about it in her race T-shirt. I told your nurse that both of my wife’s brothers had heart attacks before 50. He said he’d seen plenty of those, and it’s always big gray-faced men who come in holding their chests, so this wasn’t one. We sat in your waiting room for three hours before anyone tested her heart. Glen Acosta',
    decidingWords: [
      'both of my wife’s brothers had heart attacks before 50',
      'big gray-faced men who come in holding their chests',
    ],
    breaksAt:
      'He said he’d seen plenty of those, and it’s always big gray-faced men who come in holding their chests, so this wasn’t one.',
    options: [
      {
        label: 'in-group-bias',
        rationale: 'The nurse isn’t favoring people of his own kind.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A sore jaw is usually just that. Add the nausea and the two brothers, and one look at her isn’t enough to rule out the heart.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'The nurse doesn’t chalk anything she does up to her character.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'She doesn’t match his picture of a heart attack, so he’s sure it isn’t one. Plenty of them don’t look like that.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-ring-rash',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Hi Dr. Reese, I’m attaching a picture of my shin. The rash looks just like the one on the Lyme poster in your waiting room, a red ring with a pale middle, bigger than a coaster. I know lots of rashes are round. But on June 5 I pulled a deer tick off that same leg, and the state health department says a third of the ones around here carry Lyme, so I think it’s likely enough that I’d like you to see it today. Antonio',
    decidingWords: ['on June 5 I pulled a deer tick off that same leg', 'a third of the ones around here carry Lyme'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He pulled a tick off that same leg, in a place where a third of the deer ticks carry Lyme. With the rash on top of that, he’s right to want it looked at today.',
      },
      {
        label: 'negativity-bias',
        rationale: 'A red ring after a tick bite deserves a call. He isn’t making a small bad thing into a big one.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'He has a figure from the health department, and no vivid story takes its place.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'It does look just like the poster, but he adds what a likeness leaves out: a tick bite, and how common Lyme is there.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-last-transfer',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'It’s closing time at the bank, and you can hold just one of four $9,000 payments. What goes out is gone for good. Last year, one in 500 boat deposits like Otto’s was fraud. So was one in 400 tuition payments like Merle’s, one in 300 orders for gold coins like Garrick’s, and one in four bills with a new account number, like Inga’s from her roofer. Garrick is sweating behind his sunglasses, just like the man in the training video. “Him,” your manager whispers.\n\nWhich payment do you hold?',
    decidingWords: ['one in four bills with a new account number, like Inga’s from her roofer'],
    options: [
      {
        text: 'Hold the payment from Otto until tomorrow.',
        tag: 'wait',
        rationale: 'Of the four kinds, boat deposits were fraud least often.',
      },
      {
        text: 'Hold the payment from Merle until tomorrow.',
        tag: 'wait',
        rationale: 'One in 400 is no reason to stop this one first.',
      },
      {
        text: 'Hold the payment from Inga until tomorrow.',
        right: true,
        tag: 'wait',
        rationale:
          'A roofer’s bill doesn’t look like a crime. All the same, one in four with a new account number was fraud.',
      },
      {
        text: 'Hold the payment from Garrick until tomorrow.',
        tag: 'wait',
        rationale: 'Sunglasses and sweat fit the picture in the video, but of payments like his, one in 300 was fraud.',
      },
    ],
    flip: {
      fact: 'One in four payments for gold coins was fraud, and one in 300 bills with a new account number.',
      makesRight: 'Hold the payment from Garrick until tomorrow.',
    },
  },
]
