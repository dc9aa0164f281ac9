import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'composition-division',
  aliases: ['Fallacy of Composition', 'Fallacy of Division'],
  category: 'formal',
  severity: 'medium',
  keywords: ['parts and whole', 'group', 'member', 'total', 'average', 'team', 'sum', 'system'],
  link: 'https://yourlogicalfallacyis.com/composition-division',
  definition:
    'Taking it for granted that what’s true of the parts is also true of the whole, or that what’s true of the whole is also true of every part.',
  gloss: 'Confuses the parts with the whole.',
  neighbors: [
    {
      concept: 'ambiguity',
      tellApart: 'Did someone assume that the parts and the whole must be alike, or did a word change its meaning?',
    },
    {
      concept: 'anecdotal',
      tellApart:
        'Does a part speak for the whole (or the whole for a part), or does one story settle how things usually go?',
    },
    {
      concept: 'gamblers-fallacy',
      tellApart:
        'Is what’s true of the parts carried over to the whole (or the other way around), or is luck expected to even out?',
    },
    {
      concept: 'texas-sharpshooter',
      tellApart:
        'Are the parts assumed to be like the whole (or the whole like the parts), or were the facts that fit picked out and the rest ignored?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Nine hundred people leave the plant in Pune at five, and they all wait at the same bridge. In May, Sunil switched to starting and finishing work half an hour early. The bridge is empty then, and he saves forty minutes a day. He writes to the director: “If all nine hundred of us finish early, all of us will save forty minutes.”',
    failingStep: 'If all nine hundred of us finish early, all of us will save forty minutes.',
    why: 'The bridge is empty for Sunil because everybody else is still at work. He assumes that what helps one helps all of them together. He’d have to show that nine hundred early cars won’t meet at the bridge.',
  },
  soundWhen:
    'Some traits do carry over. If every tile is made of clay, so is the floor; if the whole suitcase weighs less than twenty pounds, so does each shoe in it. Ask whether anything changes when the parts come together or are taken apart.',
  reply:
    '“I’m glad it works for you. But doesn’t it work because the rest of us leave later? What would the bridge look like if all of us left early?”',
  evidence:
    'Copi (1953), Introduction to Logic, Macmillan; on drawing conclusions about individuals from group figures: Robinson (1950), “Ecological Correlations and the Behavior of Individuals,” American Sociological Review 15.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'composition-division-saturday-guests',
    slot: 'fallacy19',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Who’s coming on Saturday?” asked Vicky.\n“Roger, who’s the funniest guy I know, and Paula, who can talk to anybody, and your sister’s ex with his new girlfriend. They’re all great company, so it’s going to be a great evening,” said Jake.\n“Roger is suing Paula over her fence,” said Vicky, “and you invited my sister.”',
    decidingWords: ['They’re all great company'],
    breaksAt: 'They’re all great company, so it’s going to be a great evening,” said Jake.',
    options: [
      {
        label: 'anecdotal',
        rationale: 'That takes a story of one good evening that’s supposed to show how evenings go. There’s none here.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Jake isn’t picking a few hits out of a pile of misses. He’s adding up how charming his guests are.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No string of bad parties is supposed to make a good one due.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Guests can be great one by one and terrible at one table. What an evening is like depends on how they get along, and one of these is suing another.',
      },
    ],
  },
  {
    id: 'composition-division-five-stars',
    slot: 'q19',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'WEEKEND GAMER KIT, $2,400\nYou don’t have three weekends to read reviews for a gaming computer, so we did it for you. For the processor, the case and every other part, we took the one with the most stars. Since each part has five stars, you’re getting a five-star computer. It comes in eleven factory-sealed boxes, and all you do is put it together. No returns once a box has been opened.',
    decidingWords: ['Since each part has five stars'],
    breaksAt: 'Since each part has five stars, you’re getting a five-star computer.',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'A five-star part can be too big for a five-star case. Good parts make a good computer only if they work together, and the stars don’t tell you that.',
      },
      {
        label: 'ambiguity',
        rationale: '“Five stars” stands for a good rating all the way through.',
      },
      {
        label: 'straw-man',
        rationale: 'The reviews are taken for what they say, and no view is made to look silly.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Not one of these parts is disowned for turning out badly.',
      },
    ],
  },
  {
    id: 'composition-division-ten-amps',
    slot: 'fallacy19',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To everybody in our 32 apartments: You all got the note from the super asking us to take turns with our air conditioners this weekend, because the wiring’s old and the line they’re all on can only take 20,000 watts. It’s supposed to hit 104 on Saturday, I have a newborn up here, and I know some of you have your parents visiting. I decided to do some homework, so I went around with a flashlight and read the label on the unit in every apartment, and they all pull somewhere between 900 and 1,100. None of our units is too much for that line, so we can all run them on Saturday. Stay cool, and text me if he gives you any trouble! Ebony',
    decidingWords: ['they all pull somewhere between 900 and 1,100', 'None of our units is too much for that line'],
    breaksAt: 'None of our units is too much for that line, so we can all run them on Saturday.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Ebony doesn’t say it’s fine because everybody is doing it.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Open windows aren’t called better for being natural, and air conditioning isn’t called unnatural.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'One unit is no trouble for the line. With one in each of 32 apartments, all running, they’d pull over 28,000 watts. What holds for each doesn’t hold for all together.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Ebony doesn’t brush off the note because it came from the super. She has a reason of her own, the labels.',
      },
    ],
  },
  {
    id: 'composition-division-twelve-dollars',
    slot: 'q19',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Lakeview Investors, May meeting, with all 14 members present. Lamar reported that he’d sold 50 of his Lark coins on Tuesday, just to see, and had $12 apiece in his account within a minute. Kristen did the same on Wednesday and got $12 as well. Between us we hold 400,000 Larks, about half of all there are. If any one of us can sell for $12, all of us can, and the club has $4.8 million. On that basis we voted to put a deposit on the lake house. The closing is set for June 30, and the coins will be sold that week.',
    decidingWords: ['If any one of us can sell for $12, all of us can'],
    breaksAt: 'If any one of us can sell for $12, all of us can, and the club has $4.8 million.',
    options: [
      {
        label: 'anecdotal',
        rationale:
          'Two test sales are a small number. Even a lot of small sales wouldn’t show what happens when about half of all the coins go up for sale.',
      },
      {
        label: 'special-pleading',
        rationale: 'The club doesn’t ask to be excused from any rule.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'A buyer for 50 coins is easy to find. With 400,000 for sale in one week the price can collapse, so what each can get alone isn’t what all can get together.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'They didn’t go through many sales and keep the two that fit.',
      },
    ],
  },
  {
    id: 'composition-division-three-at-bedtime',
    slot: 'fallacy19',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“I looked up all three of them. The sleeping pill’s safe at Dad’s dose, the allergy medicine’s safe, and so is the cough syrup,” said Candace. “So it’s safe to give him all three.” She lined them up by the sink.',
    decidingWords: ['So it’s safe to give him all three'],
    breaksAt: '“So it’s safe to give him all three.”',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Who makes the drugs, or who suggested them, isn’t her reason.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'She doesn’t favor herbs over drugs, or the other way around.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Drugs that are safe one at a time can be dangerous together, and all three of these can make a person drowsy. She needs to ask about the three as a set.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Safe” means the same for one drug as for three. Whether the three are safe together is just another question.',
      },
    ],
  },
  {
    id: 'composition-division-truck-depot',
    slot: 'q19',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Hi Celeste, You asked if the air by the truck depot is okay for Milo’s lungs. Nobody’s put a sensor there, but the city’s air was rated good all year, so it’s good on that block. I’ve signed the lease. Grant',
    decidingWords: ['the city’s air was rated good all year'],
    breaksAt: 'Nobody’s put a sensor there, but the city’s air was rated good all year, so it’s good on that block.',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'That takes a pile of readings with only the ones that fit picked out. Grant has one rating, for the whole city.',
      },
      {
        label: 'special-pleading',
        rationale: 'No exception is claimed for the block. Grant treats it like the rest of the city.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody says a clean year makes a dirty one more likely, or the other way around.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'A rating for the whole city is an overall figure. One block by a truck depot can be far worse, and nobody has measured it.',
      },
    ],
  },
  {
    id: 'composition-division-nine-sellers',
    kind: 'spot',
    genre: 'ad',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'OPENING MONDAY IN DENVER\nCome and meet the nine agents at our new real estate office. It took us a whole year to find them, and each was the number one agent at a different company. So on Monday you’ll be dealing with the number one office in the business. Call today, and we’ll tell you what your house would sell for.',
    decidingWords: ['each was the number one agent at a different company'],
    breaksAt: 'So on Monday you’ll be dealing with the number one office in the business.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Good agents are good news, but how good the office is also depends on how well nine stars work together.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody here is looking for a spot between two opinions.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Agents in one office draw on the same leads and cover for each other. Nine who were each number one elsewhere may be bad at sharing, so star agents don’t always make a star office.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody expects a run of good or bad years to turn.',
      },
    ],
  },
  {
    id: 'composition-division-nine-sellers-sound',
    twinOf: 'composition-division-nine-sellers',
    kind: 'sound',
    genre: 'ad',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'OPENING MONDAY IN DENVER\nCome and meet the nine agents of our new real estate office. All nine speak Spanish as well as they speak English, and it took us a whole year to find them. So starting Monday, you can buy or sell with an office that speaks Spanish. Call today, and we’ll tell you what your house would sell for.',
    decidingWords: ['All nine speak Spanish as well as they speak English'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'It does go from the nine people to their office. Nobody forgets Spanish by working next to eight others.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No run of luck is expected to end.',
      },
      {
        label: 'middle-ground',
        rationale: 'The ad doesn’t settle on anything halfway between two views.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'An office whose people all speak Spanish can serve you in that language. Nothing about working together changes that.',
      },
    ],
  },
  {
    id: 'composition-division-top-scores',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Dean Ruiz, Before you make my daughter take your math test, please look at her senior class, which has the best math scores in the state. That makes Whitney one of the best math students in the state. Sincerely, Greg Tate',
    decidingWords: ['one of the best math students in the state'],
    breaksAt: 'That makes Whitney one of the best math students in the state.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'The letter doesn’t claim that a gift for numbers must be good because it’s inborn.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A good class is a fair thing to mention, but the dean’s test is meant to show what Whitney herself can do.',
      },
      {
        label: 'anecdotal',
        rationale: 'There’s no story about something Whitney once did.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Those scores are for the class as a whole. They can be the best in the state whether Whitney is strong in math or weak.',
      },
    ],
  },
  {
    id: 'composition-division-top-scores-sound',
    twinOf: 'composition-division-top-scores',
    kind: 'sound',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Dear Dean Ruiz, Before you make my daughter take your math test, please look at the April results for her senior class. Every student in it has taken your test and passed. Whitney is one of them, so she’s already passed. Sincerely, Greg Tate',
    decidingWords: ['Every student in it has taken your test and passed'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'If every student in the class passed, each of them did, and Whitney is one of them. She doesn’t need to take it twice.',
      },
      {
        label: 'composition-division',
        rationale:
          'It does go from the class to Whitney. Here, though, what’s said of the class is true of every student in it, one by one.',
      },
      {
        label: 'anecdotal',
        rationale: 'One case doesn’t stand in for many here. What holds for all of them is applied to one.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing is said about any talent Whitney was born with.',
      },
    ],
  },
  {
    id: 'composition-division-fifth-receiver',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Fantasy league, draft night. Round 3: Demetrius took the Hawks’ fifth receiver, to groans all around, and reminded us that the Hawks threw for more yards last season than anybody, 5,100 in all, and they’ve got pretty much the same offense now. Anybody who catches passes in that offense is one of the best receivers there is, he said. When Paul asked how many catches the guy had, Demetrius said he hadn’t checked and didn’t need to. Round 4 started at 9:15.',
    decidingWords: ['Anybody who catches passes in that offense is one of the best receivers there is'],
    breaksAt: 'Anybody who catches passes in that offense is one of the best receivers there is, he said.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Where the receiver went to college, or who found him, plays no part.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'The 5,100 yards belong to the team. A fifth receiver may have gained next to none of them, and his own catches are there to be checked.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A good offense does help its receivers, but it says little about the fifth man in line, whose catches Demetrius didn’t look up.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody’s poor argument is taken to show that the receiver is bad.',
      },
    ],
  },
  {
    id: 'composition-division-nine-towns',
    mirrorOf: 'composition-division-quarter-on-your-lunch',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Bruno: Did you see the story about Milton? They cut the sales tax in January and now they get 2,000 more shoppers a week\nPaul: I believe it, my mother-in-law drives over there now\nBruno: Everybody does. If all nine towns in the county cut theirs, all nine get 2,000 more\nPaul: Huh. Nice\nBruno: There’s a hearing on ours Thursday and I’m going to say so',
    decidingWords: ['my mother-in-law drives over there now'],
    breaksAt: 'If all nine towns in the county cut theirs, all nine get 2,000 more',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Shoppers drive to Milton because it’s cheaper there. Once all nine are just as cheap, nobody has a reason to drive over, so all nine can’t gain what one did.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Cutting the tax did bring shoppers to Milton, going by the story. It may work only as long as the towns around it don’t do the same.',
      },
      {
        label: 'special-pleading',
        rationale: 'All nine towns are supposed to get the same. Nobody asks for an exception.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'He doesn’t dig through many towns for one that proves him right. One was in the news.',
      },
    ],
  },
  {
    id: 'composition-division-nine-percent',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Tanya (realtor): Homes in your zip code went up 9% last year 🎉\nGabe: So what’s ours worth\nTanya (realtor): You paid 400 a year ago, which puts you at 436. I’d list at that\nGabe: Even with the foundation thing?\nTanya (realtor): 9% is 9%, it’s the whole zip code',
    decidingWords: ['Homes in your zip code went up 9%', '9% is 9%, it’s the whole zip code'],
    breaksAt: 'Tanya (realtor): You paid 400 a year ago, which puts you at 436.',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Nine percent is how the whole zip code did, taken together. It doesn’t follow that every house in it did the same, least of all one with a bad foundation.',
      },
      {
        label: 'no-flaw',
        rationale: 'A figure for the zip code is a place to start, but Tanya treats it as this house’s own number.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No house gets pushed out of the group to save a rule.',
      },
      {
        label: 'ambiguity',
        rationale:
          'The figure means one thing all the way through. It’s true of the zip code as a whole, but it may not be true of this house.',
      },
    ],
  },
  {
    id: 'composition-division-quarter-on-your-lunch',
    mirrorOf: 'composition-division-nine-towns',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“Milton can cut its sales tax if it likes,” Mayor Boone told the hearing. “Our two cents on the dollar pay for the school nurse and the night bus, and what do they take from you? A quarter on your lunch, sixty cents on a box of diapers, two dollars on a pair of boots. There isn’t a thing in your cart that you’d leave on the shelf on account of it. That’s why no family in this town really feels the sales tax, and I’m asking you to leave it where it is.”',
    decidingWords: ['There isn’t a thing in your cart that you’d leave on the shelf'],
    breaksAt:
      'That’s why no family in this town really feels the sales tax, and I’m asking you to leave it where it is.”',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'On each purchase the tax is small. A family buys hundreds of things a year, and small amounts don’t promise a small total.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No family that feels the tax gets told it isn’t a real one.',
      },
      {
        label: 'straw-man',
        rationale: 'The other side’s view isn’t swapped for a weaker one. He only speaks for keeping the tax.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The nurse and the bus may be well worth it, and each amount he reads out may be right, but he never adds them up.',
      },
    ],
  },
  {
    id: 'composition-division-four-bags',
    kind: 'sound',
    genre: 'thought',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'The airline lets us check one big duffel of up to 50 pounds, and they want $100 if it’s over. The only scale we’ve got is the baby’s, and the packed duffel’s way too big for it, but the four small bags that go inside all fit on there. They came out at 9, 11, 10 and 12, and the empty duffel weighs 4, which makes 46 pounds. The whole thing will come in under the limit, and we’ll have room for a couple of paperbacks.',
    decidingWords: ['which makes 46 pounds'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Weight adds up, so knowing what the parts weigh is enough. Nothing changes when they go into one bag.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'That needs a group with somebody who doesn’t fit, and these are bags.',
      },
      {
        label: 'straw-man',
        rationale: 'Nobody’s view is being answered here, so none can have been twisted.',
      },
      {
        label: 'composition-division',
        rationale:
          'The conclusion is about the whole, and it comes from the parts. With weight, that’s allowed; the trouble starts with things like taste, safety or getting along.',
      },
    ],
  },
]
