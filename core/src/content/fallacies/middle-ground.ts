import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'middle-ground',
  aliases: ['Argument to Moderation', 'False Compromise'],
  category: 'informal',
  severity: 'low',
  keywords: ['compromise', 'halfway', 'both sides', 'in between', 'moderation', 'balance', 'splitting the difference'],
  link: 'https://yourlogicalfallacyis.com/middle-ground',
  definition:
    'Deciding that the answer halfway between two opposing views must be right, just because it lies between them. One of the two views may be entirely right, and then halfway is wrong.',
  gloss: 'The halfway point must be right.',
  neighbors: [
    {
      concept: 'black-or-white',
      tellApart: 'Is halfway between two views called right, or are we told that those two views are the only ones?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is the view accepted because it sits between two others, or because many people hold it?',
    },
    {
      concept: 'slippery-slope',
      tellApart:
        'Is the in-between answer trusted just for being in between, or feared as the first step to an extreme?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart:
        'Does each side get half the credit just for disagreeing, or is a claim thrown out because it was argued badly?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Are two views taken as they are and split down the middle, or is one of them twisted first?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Talia says her pay is two hundred dollars short. She has a sheet with her hours, signed each day by the shift supervisor. The payroll office says nothing’s missing. Mr. Quiroga, who runs the warehouse, looks at neither the sheet nor the payroll file. “She says two hundred, you say zero,” he tells the payroll clerk. “Then the truth must be about one hundred. Pay her that.”',
    failingStep: 'Then the truth must be about one hundred.',
    why: 'Talia worked those hours or she didn’t; a dispute doesn’t mean that she worked half of them. The step assumes that both sides are equally far off. The signed sheet can tell Mr. Quiroga who is right.',
  },
  soundWhen:
    'Meeting halfway is fine when the question is what to agree on, not what’s true. You want to leave at six and your friend at eight, so you leave at seven. It’s also fine to land in between because the evidence points there.',
  reply:
    '“I can see you want to be fair to both of us. Before we split it, could we look at the signed hours? One of us may simply be right.”',
  evidence:
    'Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth (as the “fallacy of the mean”); Pirie (2006), How to Win Every Argument, Continuum.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'middle-ground-big-oak',
    slot: 'fallacy24',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Update on the daycare oak: The city’s tree inspector drilled into it and says it could come down any day. Raj, who proposed under it, gives it another 20 years. They’re probably both a little off, so call it ten. We’re leaving it up!',
    decidingWords: ['The city’s tree inspector drilled into it'],
    breaksAt: 'They’re probably both a little off, so call it ten.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nobody asks anything that can’t be answered without admitting to something.',
      },
      {
        label: 'straw-man',
        rationale: 'Both opinions are given as they are, and neither is made to look silly.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody waves off the warning by pointing to something the inspector has done.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One of them drilled into the tree, and the other is fond of it. Ten years is only the point between them.',
      },
    ],
  },
  {
    id: 'middle-ground-flu-shot-segment',
    slot: 'q24',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Podcast meeting, item 2, flu shots. The university followed 40,000 people for ten years and found that the vaccine doesn’t raise the risk of a stroke at all. Thursday’s guest claims it triples the risk, although he couldn’t remember where he’d read that. Katrina felt we should be fair to him and to the university. We’ll tell listeners the risk goes up somewhat. Item 3, new microphones.',
    decidingWords: ['doesn’t raise the risk of a stroke at all', 'he couldn’t remember where he’d read that'],
    breaksAt: 'We’ll tell listeners the risk goes up somewhat.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One side followed 40,000 people, and the other has a man who can’t remember where he read it. An answer between the two isn’t true just because it sits there.',
      },
      {
        label: 'black-or-white',
        rationale: 'That takes two choices passed off as the only ones. The meeting makes up a third.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No shot is said to lead, step by step, to something dreadful.',
      },
      {
        label: 'loaded-question',
        rationale: 'Listeners will be told something. They won’t be asked anything.',
      },
    ],
  },
  {
    id: 'middle-ground-torn-ligament',
    slot: 'fallacy24',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Before you all flood me with trades: The team doctor has seen the scan, and he says the ligament’s torn all the way through and it’ll be nine months at the very least. Then there’s Colin on the morning show, who says three weeks, because the kid’s got the heart of a lion. Both of these guys really understand the game. With one at nine months and the other at three weeks, it’s going to be four or five months, right on time for the playoffs. I’ve got $500 in this league, so I’m keeping him. Sorry, Alex, no trade!',
    decidingWords: ['because the kid’s got the heart of a lion'],
    breaksAt:
      'With one at nine months and the other at three weeks, it’s going to be four or five months, right on time for the playoffs.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The doctor looked at the scan, and Colin talked about heart. Four or five months isn’t a finding; it’s just a spot between two numbers.',
      },
      {
        label: 'black-or-white',
        rationale: 'Nine months and three weeks aren’t passed off as the only two answers. A third one gets made up.',
      },
      {
        label: 'straw-man',
        rationale: 'Both opinions are taken as they were given, and neither gets twisted.',
      },
      {
        label: 'loaded-question',
        rationale: 'No question is asked here that already has an admission in it.',
      },
    ],
  },
  {
    id: 'middle-ground-infected-laptop',
    slot: 'q24',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A caller told Dawn that her computer was infected and that cleaning it would cost $400. Her grandson insisted it was a scam and she shouldn’t pay anything. A fair price, she decided, was about $200. She read the caller her card number.',
    decidingWords: ['it was a scam'],
    breaksAt: 'A fair price, she decided, was about $200.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'A scam has no fair price to be found by splitting the difference. If her grandson is right, she owes nothing, and if the caller is, $200 isn’t enough.',
      },
      {
        label: 'loaded-question',
        rationale: 'What the caller says is a plain claim. It isn’t hidden in a question that she has to answer.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No chain of events is forecast. She’s settling on a price.',
      },
      {
        label: 'black-or-white',
        rationale: 'Dawn finds a third price, so the two she was given aren’t treated as all there is.',
      },
    ],
  },
  {
    id: 'middle-ground-driving-again',
    slot: 'fallacy24',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Priscilla: The neurologist says Dad can’t drive for six months. With what he had, a second seizure can come out of nowhere\nSunil: Dad says he’s fine NOW and he wants his keys on Monday\nPriscilla: He threw a plate Sunil. Mom’s crying\nSunil: So it’s six months or zero\nPriscilla: The right answer’s probably around three then. He’ll be safe by March\nSunil: March. I’ll tell him he’s getting the keys in March',
    decidingWords: ['a second seizure can come out of nowhere'],
    breaksAt: 'Priscilla: The right answer’s probably around three then.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many people agree doesn’t come up. There’s one doctor and one angry father.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A neurologist is speaking about seizures, and that’s a fine reason to listen. Priscilla and Sunil set that advice aside.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'Three months lies between what a neurologist says and what Dad wants. Seizures don’t split the difference, so that’s no sign that he’ll be safe.',
      },
      {
        label: 'begging-the-question',
        rationale: 'That takes a reason that only repeats the conclusion. Theirs is the point between two numbers.',
      },
    ],
  },
  {
    id: 'middle-ground-forklift-plate',
    slot: 'q24',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'The plate on the forklift says it lifts 4,000 pounds. Clint, who drives it, told the new supervisor that it’s perfectly good for 6,000 and that the plate is there for the lawyers. She didn’t want an argument on her second day. The real limit was probably around 5,000, she figured, and she wrote that on the board.',
    decidingWords: ['it lifts 4,000 pounds'],
    breaksAt: 'The real limit was probably around 5,000, she figured, and she wrote that on the board.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'A plate like that gives the limit a machine is built for. A number between that and Clint’s opinion isn’t any safer for lying in between.',
      },
      {
        label: 'straw-man',
        rationale: 'She doesn’t twist what Clint says, or what’s on the plate. She picks a number in between.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nothing that Clint does himself is thrown back at him.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody is asked a question that takes something unproven for granted.',
      },
    ],
  },
  {
    id: 'middle-ground-truck-money',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Am I wrong to be this angry at my mother? Last year I lent my brother Jesse money for a truck. I say it was $3,000, and I have the transfer on my bank statement. He remembers $1,000 and hasn’t got anything in writing. We went around and around on the phone until he’d hung up on me twice. When Mom had heard enough of it through the wall, she had each of us tell her our number and said we’re both good kids and nobody’s lying. Split the difference, she said, and what he owes me is $2,000. She wants us to hug at Thanksgiving and be done with it, and Jesse says that’s fine with him, of course. Abby',
    decidingWords: ['I have the transfer on my bank statement'],
    breaksAt: 'Split the difference, she said, and what he owes me is $2,000.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'No luck is expected to turn. They’re arguing about a loan.',
      },
      {
        label: 'composition-division',
        rationale:
          'Nothing that’s true of each kid is said to be true of the two together. The mistake is about where the truth must lie.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'How much Abby lent is a fact, and the bank has it in writing. Halfway between the right number and a wrong one is another wrong number.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Peace at Thanksgiving is worth something, and Abby may choose to let it go, but that doesn’t make $2,000 what he owes.',
      },
    ],
  },
  {
    id: 'middle-ground-truck-money-sound',
    twinOf: 'middle-ground-truck-money',
    kind: 'sound',
    genre: 'review',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Am I wrong to be this happy with my mother? This year my brother Jesse and I are buying Dad a truck. I say we should each put in $3,000, and I have that in the bank. He says $1,000 each, and he has a baby coming. We went around and around on the phone until he’d hung up on me twice. When Mom had heard enough of it through the wall, she had each of us tell her our number and said we’re both good kids and it’s a present, not a debt. Split the difference, she said, and put in $2,000 each. She wants us to hug at Thanksgiving and be done with it, and Jesse says that’s fine with him, and it’s fine with me. Abby',
    decidingWords: ['it’s a present, not a debt'],
    options: [
      {
        label: 'composition-division',
        rationale: 'What’s true of each isn’t passed on to the two of them together.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing here depends on chance, so nobody can expect it to even out.',
      },
      {
        label: 'middle-ground',
        rationale:
          'She does land between two numbers. They’re two wishes, and splitting the difference between wishes is how people make a deal.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'How much to give is theirs to decide, and no number is the true one. Meeting halfway between $1,000 and $3,000 is a fair way to settle it.',
      },
    ],
  },
  {
    id: 'middle-ground-class-size',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To the editor: The state counted 31 children in the average third-grade class at Grant Elementary. The superintendent says, from memory, that it’s 19. They can’t both be right, so let’s all accept that it’s about 25 and move on. Tracy Bell',
    decidingWords: ['says, from memory, that it’s 19'],
    breaksAt: 'They can’t both be right, so let’s all accept that it’s about 25 and move on.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'No one calls a class size natural or unnatural.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The state counted, and the superintendent went by memory. A number between the two is just wrong by a smaller amount.',
      },
      {
        label: 'no-flaw',
        rationale:
          'True, two different numbers can’t both be right. One of them can be, and here it’s the one that was counted.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many people believe each number isn’t the reason.',
      },
    ],
  },
  {
    id: 'middle-ground-class-size-sound',
    twinOf: 'middle-ground-class-size',
    kind: 'sound',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'To the editor: The state counted 31 children in Grant Elementary’s only third-grade class in the first half of the year, and 19 in the second. Both numbers are right, so let’s all accept that it’s an average of 25 for the year and move on. Tracy Bell',
    decidingWords: ['in the first half of the year, and 19 in the second'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Both numbers were counted, one for each half of the year. For the year as a whole, the number in between is just the average.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nobody’s asked to believe a number because others do.',
      },
      {
        label: 'middle-ground',
        rationale:
          'It does land in between. Each number holds for half of the year, though, and 25 is their average, not a way to please both sides.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody calls any number of children in a class natural.',
      },
    ],
  },
  {
    id: 'middle-ground-six-teachers',
    mirrorOf: 'middle-ground-ninety-dollars',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“I need one number for our mailer against the tax cut,” said Renata. “How many teachers did we lose the last time they cut the property tax?”\n“I went through the old payroll at the school office, and it was six,” said Wes. “But one of our volunteers is telling people 80, and he can’t say where he got it.”\n“I don’t want to call anybody a liar, him or the school.”\n“My son’s teacher was one of the six.”\n“I know she was, and I’m sorry. Realistically, it’s around 40, and that’s what we’ll print.”',
    decidingWords: ['I went through the old payroll at the school office'],
    breaksAt: 'Realistically, it’s around 40, and that’s what we’ll print.”',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'Nobody says one small cut will lead to bigger and bigger ones.',
      },
      {
        label: 'no-flaw',
        rationale: 'Losing even one teacher may be a good reason to vote no, but it doesn’t turn six into 40.',
      },
      {
        label: 'black-or-white',
        rationale: 'She isn’t choosing between six and 80 as if there were nothing else. She makes up a third number.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One number comes from the payroll, and the other from a man who can’t say where he got it. About 40 is nobody’s count; it just sits between them.',
      },
    ],
  },
  {
    id: 'middle-ground-scratched-floor',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Mandy: Landlord wants $900 of our deposit for the floor\nBrianna: Those scratches are in our move-in video!!\nMandy: I know, I just watched it\nBrianna: So we owe zero\nMandy: Yeah but he swears it was perfect when we got here, and he doesn’t seem like a liar\nMandy: We say we did none of it and he says we did it all. We probably did about half then. I’m writing him that\nBrianna: Do NOT write him that',
    decidingWords: ['Those scratches are in our move-in video!!'],
    breaksAt: 'We probably did about half then.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody is accused of reasoning badly. The landlord is simply given half.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People do settle for less to end a fight. Mandy goes further and believes they did half of the damage, which the video rules out.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody tells the landlord he’s done the same kind of thing.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The video shows the scratches on the day they moved in. Half of a charge that’s all wrong is still wrong, however fair the middle looks.',
      },
    ],
  },
  {
    id: 'middle-ground-ninety-dollars',
    mirrorOf: 'middle-ground-six-teachers',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Yes on 3, notes for volunteers: At the door, people will ask how much the last property-tax cut saved them. Going by the county’s bills, the average house paid $90 less. Our chairman’s been saying $900 at every rally and won’t hear otherwise, because it saved his house and that’s what it felt like to him. I like him, and the people in the county office have been good to us, too. The real figure must be about $500, and I’d use that. Thanks for giving up your Saturday! Yolanda',
    decidingWords: ['Going by the county’s bills, the average house paid $90 less'],
    breaksAt: 'The real figure must be about $500, and I’d use that.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The tax cut may be a good idea even at $90. How much it saved people is on the county’s bills and isn’t settled by being nice to everybody.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Neither figure is called false because somebody argued for it badly.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The bills say $90, and $900 is a feeling. A figure between a count and a feeling isn’t closer to the truth than the count.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Her figure isn’t assumed in her reasons. It’s made by splitting two others.',
      },
    ],
  },
  {
    id: 'middle-ground-nine-months',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Hannah: Pediatrician says NO honey for Ruby until she’s one. There can be something in it that’s really dangerous for babies\nVic: Mom gave us honey at six months and she’s raised four kids\nHannah: I know, I know. And she’s coming for three weeks, so I don’t want to fight about it\nHannah: It’s probably safe at around nine months then',
    decidingWords: ['something in it that’s really dangerous for babies'],
    breaksAt: 'Hannah: It’s probably safe at around nine months then',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'No step is said to lead to something worse.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping the peace with a grandmother is kind, but it doesn’t change what’s dangerous.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'When honey is safe for a baby isn’t up for bargaining. The only thing to be said for nine months is that it’s halfway between what the doctor says and what the grandmother did.',
      },
      {
        label: 'black-or-white',
        rationale: 'She isn’t down to two choices. A third one is made up by splitting them.',
      },
    ],
  },
  {
    id: 'middle-ground-thermostat',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Sasha liked the apartment at 66 and Ruby liked it at 72, and since November there’d been a war of sticky notes. By January they’d quit speaking. “You run warm and I don’t,” Ruby finally said. “Why don’t we keep it at 69 until spring, with a blanket for me and shorts for you, and if one of us is miserable after a week, we’ll talk about it?” Sasha said she could live with that and took down the notes.',
    decidingWords: ['You run warm and I don’t'],
    options: [
      {
        label: 'slippery-slope',
        rationale: 'Nobody says one degree will lead to another and another.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Halfway is no guide to what’s true, but nothing here is true or false. How warm to keep a home is up to the two who share it.',
      },
      {
        label: 'black-or-white',
        rationale: 'Far from allowing just two choices, they go looking for a third.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Two people want different things, and neither is mistaken about a fact. Splitting the difference is a fair way to settle it.',
      },
    ],
  },
]
