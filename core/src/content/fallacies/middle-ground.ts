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
      'Update on the oak: The city’s tree inspector drilled into it and says that it could come down any day. Raj, who loves it, says it’ll stand for another 20 years. Realistically, it’s probably good for about ten. Nobody needs to move any cars!',
    decidingWords: ['The city’s tree inspector drilled into it'],
    breaksAt: 'Realistically, it’s probably good for about ten.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nobody asks anything that can’t be answered without admitting to something.',
      },
      {
        label: 'straw-man',
        rationale: 'Both opinions are given as they are. Neither one is made to look sillier than it is.',
      },
      {
        label: 'tu-quoque',
        rationale: 'No one’s warning is waved off because he’d done the same thing.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One of them tested the tree, and the other likes it. Ten years is only the point between them, and cars are parked below.',
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
      'Podcast meeting, item 2, flu shots. The university followed 40,000 people for ten years and finds that the vaccine doesn’t raise the risk of a stroke at all. Thursday’s guest says that it triples the risk, although he couldn’t tell us where he got that. Katrina felt that we should be fair to him and to the university. We’ll tell listeners that the risk goes up somewhat. Item 3, new microphones.',
    decidingWords: ['doesn’t raise the risk of a stroke at all', 'he couldn’t tell us where he got that'],
    breaksAt: 'We’ll tell listeners that the risk goes up somewhat.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One side has 40,000 people behind it, and the other has a man who can’t say where he got his number. An answer between the two isn’t true just because it sits there.',
      },
      {
        label: 'black-or-white',
        rationale: 'That one leaves two choices and hides the rest. The meeting invents a third.',
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
    genre: 'thought',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Okay, think: the team doctor has seen the scan, and he says the ligament’s torn all the way through and it’s nine months at the very least. Then there’s Colin on the morning show, who says three weeks, because the kid’s got a lion’s heart. Both of these guys really understand the game. With one at nine months and the other at three weeks, it’s going to be four or five months, right on time for the playoffs. I’m keeping him on my fantasy team and telling Alex no trade.',
    decidingWords: ['because the kid’s got a lion’s heart'],
    breaksAt:
      'With one at nine months and the other at three weeks, it’s going to be four or five months, right on time for the playoffs.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The doctor looked at the scan, and Colin talked about a lion’s heart. Four or five months isn’t a finding; it’s where two numbers happen to meet.',
      },
      {
        label: 'black-or-white',
        rationale: 'Nine months and three weeks aren’t passed off as the only two answers. He makes up one of his own.',
      },
      {
        label: 'straw-man',
        rationale: 'He takes both opinions as they were given and twists neither.',
      },
      {
        label: 'loaded-question',
        rationale: 'No one puts a question to him that already has an admission in it.',
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
      'A caller told Dawn that her computer was infected and that cleaning it would cost $400. Her grandson insisted that it was a scam and she shouldn’t pay anything. A reasonable price, she decided, was about $200. She read the caller her card number.',
    decidingWords: ['Her grandson insisted that it was a scam'],
    breaksAt: 'A reasonable price, she decided, was about $200.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'A scam has no fair price to be found by splitting the difference. Her grandson is right or the caller is, and $200 is wrong both ways.',
      },
      {
        label: 'loaded-question',
        rationale: 'The caller makes a claim, and it’s false. He doesn’t hide it in something she has to answer.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No chain of events is forecast. She’s settling on a price.',
      },
      {
        label: 'black-or-white',
        rationale: 'Dawn finds a third number, so the two she was given weren’t treated as all there is.',
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
      'Priscilla: The neurologist says Dad can’t drive for six months. With what he had, a second seizure can come out of nowhere\nSunil: Dad says he’s fine NOW and he wants his keys on Monday\nPriscilla: He threw a plate Sunil. Mom’s crying\nSunil: Okay so the doctor says six months and Dad says zero\nPriscilla: The right answer’s probably around three then. He’ll be safe by March\nSunil: March. I’ll tell him he’s getting the keys in March',
    decidingWords: ['a second seizure can come out of nowhere', 'the doctor says six months and Dad says zero'],
    breaksAt: 'Priscilla: The right answer’s probably around three then.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many people agree doesn’t come up. There’s one doctor and one angry father.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'They do have a neurologist, who speaks about his own field, and that would be a fine reason. They don’t follow him.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'Three months lies between what a neurologist says and what Dad wants. Seizures don’t split the difference, so that’s no sign that he’ll be safe.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'A reason that just repeats the conclusion is what that takes. Theirs is the point between two numbers.',
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
      'The plate on the forklift says that it lifts 4,000 pounds. Clint, who drives it, told the new supervisor that it’s perfectly good for 6,000 and that the plate is there for the lawyers. She didn’t want an argument on her second day. Its actual limit was probably around 5,000, she figured, and she wrote that on the board.',
    decidingWords: ['The plate on the forklift says that it lifts 4,000 pounds'],
    breaksAt: 'Its actual limit was probably around 5,000, she figured, and she wrote that on the board.',
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'A plate like that gives the limit a machine was tested for. A number between that and Clint’s opinion isn’t safer for being fair to both.',
      },
      {
        label: 'straw-man',
        rationale: 'She doesn’t make either of them say more than they said. She takes 4,000 and 6,000 as given.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Clint’s own driving isn’t held against him or anybody.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody is asked something that takes a guilty answer for granted.',
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
      'Am I wrong to be this angry at my mother? Last year I lent my brother Jesse money for a truck. I say that it was $3,000, and I have the transfer on my bank statement, while he remembers $1,000 and hasn’t got anything in writing. We went around and around on the phone until he’d hung up on me twice, and once Mom had heard enough of it through the wall, she had each of us tell her our number and said that we’re both good kids and nobody’s lying. Split the difference, she said, and what he owes me is $2,000. She wants us to hug at Thanksgiving and be done with it, and Jesse says that’s fine with him, of course. Abby',
    decidingWords: ['I have the transfer on my bank statement'],
    breaksAt: 'Split the difference, she said, and what he owes me is $2,000.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'No luck is expected to turn. The three of them talk about a loan.',
      },
      {
        label: 'composition-division',
        rationale: 'Two good kids don’t add up to anything here. The mistake is about where the truth must lie.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'How much Abby lent is a fact, and the bank has it in writing. Meeting between the right number and a wrong one gives another wrong number.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Peace at Thanksgiving is worth something, and Abby may choose to let it go. It doesn’t make $2,000 what he owes.',
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
      'Am I wrong to be this happy with my mother? This year my brother Jesse and I are helping Dad buy a truck. I say that we each put in $3,000, and I have that in the bank, while he says $1,000 each and has a baby coming. We went around and around on the phone until he’d hung up on me twice, and once Mom had heard enough of it through the wall, she had each of us tell her our number and said that we’re both good kids and neither number is wrong. Split the difference, she said, and what we each give is $2,000. She wants us to hug at Thanksgiving and be done with it, and Jesse says that’s fine with him, of course, and it is with me. Abby',
    decidingWords: ['neither number is wrong'],
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
          'How much to give is theirs to decide, and no number is the true one. Meeting between $1,000 and $3,000 is a fair way to settle it.',
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
      'To the editor: The state counted an average of 31 children in third-grade classes at Grant Elementary. The superintendent, who hasn’t counted, says that it’s 19. Since the real number must be about 25, let’s all agree on that and move on. Tracy Bell',
    decidingWords: ['who hasn’t counted'],
    breaksAt: 'Since the real number must be about 25, let’s all agree on that and move on.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'No one calls a class size natural or the other way around.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'Somebody counted 31, and somebody else didn’t count. A number between the two is just wrong by a smaller amount.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A quarrel does have to end sometime. How many children sit in a room can be counted, so there’s no need to meet anywhere.',
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
      'To the editor: The state pays for an average of 31 children in third-grade classes at Grant Elementary. The parents, who’d contribute, would like it to be 19. Since the district can afford 25, let’s all agree on that and move on. Tracy Bell',
    decidingWords: ['Since the district can afford 25'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Two wishes meet at a number that the district can pay for. That it lies in between isn’t offered as a reason to think it true.',
      },
      {
        label: 'bandwagon',
        rationale:
          'What parents want is one side of the deal. Their number isn’t called right for having many friends.',
      },
      {
        label: 'middle-ground',
        rationale: 'It does come out between the two. The question is what to do, and the reason given is money.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nature has nothing to say about third grade here.',
      },
    ],
  },
  {
    id: 'middle-ground-crowd-count',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'A drone company photographed Saturday’s demonstration from above and counted 4,100 heads. The organizers told the newspaper that from the stage it had looked like 20,000. Alex was on a deadline and didn’t need any angry mail. Neither of them would lie to her, she thought, and that put the crowd at around 12,000. It was the number she printed.',
    decidingWords: ['counted 4,100 heads'],
    breaksAt: 'Neither of them would lie to her, she thought, and that put the crowd at around 12,000.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'No small number is said to grow until something breaks.',
      },
      {
        label: 'no-flaw',
        rationale: 'Angry mail is a real worry for a reporter. It doesn’t tell her how many people came.',
      },
      {
        label: 'black-or-white',
        rationale: 'Alex doesn’t treat the two numbers as the only ones. She makes up a third.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'A count and a feeling aren’t equally good, however honest both may be. Twelve thousand is nobody’s estimate; it just sits between two of them.',
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
      'Mandy: Landlord wants $900 of our deposit for the floor\nBrianna: Those scratches are in our move-in video!!\nMandy: I know, I just watched it\nBrianna: So we owe zero\nMandy: Yeah but he swears it was perfect when we got here. We say we did none of it and he says we did it all. We probably did about half then. I’m writing him that\nBrianna: Do NOT write him that',
    decidingWords: ['Those scratches are in our move-in video!!'],
    breaksAt: 'We probably did about half then.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'Bad reasoning isn’t what anybody is accused of. Mandy gives the landlord half.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People do settle for less to end a fight. Mandy goes further and believes that they did half of the damage, which the video rules out.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody says that the landlord damages floors himself.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'The video shows the scratches on the day they moved in. Half of a charge that’s all wrong is still wrong, even though it lies in between.',
      },
    ],
  },
  {
    id: 'middle-ground-hit-it-once',
    kind: 'spot',
    genre: 'note',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Claim notes, 4/12. Ms. Felicia Ward says the other driver backed into her car twice in the garage and drove off, and she has two dents at different heights. Mr. Nico Barnes, who came across as just as sincere, says he was never in that garage. Neither of them has any earlier claims, and the garage has no security camera on that level. I’m going with one hit. I’ll approve one dent and close the file.',
    decidingWords: ['she has two dents at different heights'],
    breaksAt: 'I’m going with one hit.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The adjuster has to decide something. Halfway between two accounts isn’t evidence of what happened.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Neither story is called false because it was badly argued.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One says twice and one says never, so once looks fair. It’s the only version that nobody told and that the two dents speak against.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The conclusion isn’t assumed in the reasons. It’s put together by splitting two stories.',
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
      'Hannah: Pediatrician says NO honey until she’s one. It can carry something that’s dangerous for babies\nVic: Mom gave us honey at six months and she’s raised four kids\nHannah: I know, I know. They both mean well and they both love her to pieces, so I don’t want to fight about it\nHannah: It’s probably safe at around nine months then',
    decidingWords: ['It can carry something that’s dangerous for babies'],
    breaksAt: 'Hannah: It’s probably safe at around nine months then',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'No step is said to lead to something worse.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping the peace is kind. It doesn’t change what’s dangerous.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'When honey is safe for a baby isn’t up for bargaining. Nine months has nothing behind it except lying between a doctor and a grandmother.',
      },
      {
        label: 'black-or-white',
        rationale: 'Choices aren’t cut down to two. A third one is made up by splitting them.',
      },
    ],
  },
  {
    id: 'middle-ground-thermostat',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Sasha likes the apartment at 66 and Ruby likes it at 72, and since November there’d been a war of sticky notes. “You run warm and I don’t, and neither of us is wrong,” Ruby finally said. “Let’s do 69 until spring, with a blanket for me and shorts for you, and if one of us is miserable after a week, we’ll talk about it.” Sasha peeled the last note off the wall and wrote 69 on it.',
    decidingWords: ['You run warm and I don’t, and neither of us is wrong'],
    options: [
      {
        label: 'slippery-slope',
        rationale: 'Nobody says that one degree will lead to another and another.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Halfway would be a poor guide to what’s true. How warm to keep a shared home isn’t a matter of true or false.',
      },
      {
        label: 'black-or-white',
        rationale: 'Far from allowing just two choices, they go looking for a third.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Two people want different things, and neither is mistaken about a fact. Splitting the difference is a fair way to settle what both would like.',
      },
    ],
  },
]
