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
    text: 'On the evening ferry to Split, Dora and her brother are watching a quiet man in a worn black coat. He has ink on his fingers, and he’s murmuring lines from a book of verse. Poet or office clerk? The loser buys dinner. “He’s a poet from head to toe, so I say poet,” Dora decides. All around them, half the town is riding home from the office.',
    failingStep: 'He’s a poet from head to toe, so I say poet',
    why: 'He does match her picture of a poet, but a good match doesn’t mean good odds. Poets are few, clerks are many, and some clerks love verse. She should ask how many of each would look like this.',
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
    genre: 'review',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'To the rock group: I found this on the beach near the old steel mill, and I’ve been grinning all day. It’s black and heavy, a magnet sticks to it, and it has those little thumbprint dents, so when I put it beside the museum’s picture of a meteorite, you couldn’t tell them apart. I know what you’ll all write, because I read the sidebar: for every real one posted here there are 5,000 lumps of slag, which has dents and sticks to magnets, too, and the mill dumped tons of it right there. But this is exactly what a meteorite looks like. I’ve got one! I’m having it appraised on Friday. Felix',
    decidingWords: [
      'for every real one posted here there are 5,000 lumps of slag',
      'this is exactly what a meteorite looks like',
    ],
    breaksAt: 'But this is exactly what a meteorite looks like.',
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'How easily a meteorite comes to mind isn’t what convinces Felix. He has a rock and holds it up to a picture.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'No one’s behavior is being explained by their character.',
      },
      {
        label: 'negativity-bias',
        rationale: 'He sees good news, if anything, where others would see slag.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'It fits the picture, and so would slag. With 5,000 lumps to one, and a mill next door, looks are nearly worthless.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-shuffle-bug',
    slot: 'bias20',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Your music app has 40 angry reviews this week: “Shuffle is broken, it played the same band twice in a row!” You tested shuffle with a million draws, and every song comes up equally often, whatever came before. Your boss has the reviews on the screen. “People want it to look random,” she says, “but the contract says that every song has to have the same chance each time. It goes out at five.”\n\nWhat do you send?',
    decidingWords: [
      'every song comes up equally often, whatever came before',
      'the contract says that every song has to have the same chance each time',
    ],
    options: [
      {
        text: 'Send a version that never repeats a band in a row.',
        tag: 'split',
        rationale: 'It would look more mixed. Then a band that’s just played has no chance, and the contract’s broken.',
      },
      {
        text: 'Send a version that alternates fast and slow songs.',
        tag: 'compare',
        rationale: 'That’s neat, and no longer an equal chance for every song.',
      },
      {
        text: 'Send a fix that spaces songs out until reviews stop.',
        tag: 'go ahead',
        rationale: 'Forty angry people and a boss make it feel broken. Real chance has doubles in it.',
      },
      {
        text: 'Send shuffle the way it is, with nothing changed.',
        right: true,
        tag: 'wait',
        rationale: 'It does just what the contract asks. Two songs by one band in a row is what chance looks like.',
      },
    ],
    flip: {
      fact: 'The contract says that no band may play twice in a row.',
      makesRight: 'Send a version that never repeats a band in a row.',
    },
  },
  {
    id: 'representativeness-heuristic-away-shirts',
    slot: 'bias20',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'You’re printing 600 T-shirts to be sold at the exits after tomorrow’s championship, where fans buy only their own team’s shirt. According to the ticket records, 300 seats went to Central fans and 300 to Northside. But the first twelve people in line tonight have face paint and cowbells, which is just how you picture Northside. “Go heavy on Northside,” says the printer, with her hand on the switch.\n\nWhat do you order?',
    decidingWords: ['300 seats went to Central fans and 300 to Northside'],
    options: [
      {
        text: 'Order all 600 shirts in Northside’s colors.',
        tag: 'go ahead',
        rationale: 'Cowbells look like Northside. Half the seats belong to people who won’t buy that shirt.',
      },
      {
        text: 'Order 300 shirts in each of the two colors.',
        right: true,
        tag: 'split',
        rationale: 'The records count every seat. Twelve people in line, whoever they are, don’t change 300 to 300.',
      },
      {
        text: 'Order 450 for Northside and 150 for Central.',
        tag: 'compare',
        rationale: 'It sounds balanced, and it still lets twelve people outweigh 600 tickets.',
      },
      {
        text: 'Order nothing until everyone is in their seats.',
        tag: 'wait',
        rationale: 'By then there’s no time to print, and the records already say who’s coming.',
      },
    ],
    flip: {
      fact: 'Ticket records say that 450 seats went to Northside fans.',
      makesRight: 'Order 450 for Northside and 150 for Central.',
    },
  },
  {
    id: 'representativeness-heuristic-symptom-page',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'I’m tired, and I can’t focus. The page says that one person in 15,000 has a brain tumor that does this, and that poor sleep does it, too, and I’ve slept four hours a night since the baby. I fit the tumor list exactly. It’s got to be that.',
    decidingWords: ['I fit the tumor list exactly'],
    breaksAt: 'It’s got to be that.',
    options: [
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'Fitting the list feels like an answer. Tired parents fit it, too, and there are thousands of them for every tumor.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No failures have dropped out of sight here. Both lists are on the page.',
      },
      {
        label: 'recency-bias',
        rationale: 'The symptoms are from now, and nothing older is being left out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Seeing a doctor is reasonable. Being sure of something that rare, with a baby in the house, isn’t.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-symptom-page-sound',
    twinOf: 'representativeness-heuristic-symptom-page',
    kind: 'sound',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'I’m tired, and I can’t focus. The page says that one person in 15,000 has a brain tumor that does this, and that poor sleep does it, too, and I’ve slept four hours a night since the baby. I fit the sleep list exactly. It’s most likely that.',
    decidingWords: ['I’ve slept four hours a night since the baby'],
    options: [
      {
        label: 'recency-bias',
        rationale: 'Four hours a night is from now, and it’s what explains now. Nothing older is being pushed aside.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'Fitting a list is only half of it here. The common explanation is also far more likely, and that’s the one chosen.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Something common, with a plain reason, is put ahead of something rare. “Most likely” is just the right strength.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'Nothing has dropped out of view. All the explanations on the page are weighed.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-lost-dog',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'A muddy little dog with a jeweled pink collar and no tag is asleep in your car, and it’s getting dark. A dog like that has got to be from Grand Avenue, the big houses; you can just see it on a velvet cushion. Your block’s pet list says that three small dogs live on Grand Avenue and 61 at the trailer park. The collar is from the dollar store, where everybody shops. You can try one place before you have to go to work.\n\nWhere do you drive?',
    decidingWords: [
      'three small dogs live on Grand Avenue and 61 at the trailer park',
      'The collar is from the dollar store, where everybody shops',
    ],
    options: [
      {
        text: 'Drive to the trailer park, and ask around there.',
        right: true,
        tag: 'compare',
        rationale:
          'Sixty-one small dogs against three, and a collar that anyone could have bought. That’s where to try first.',
      },
      {
        text: 'Drive to the park between them, and wait for the owner.',
        tag: 'split',
        rationale: 'It’s halfway to both, and no dog on the list lives there.',
      },
      {
        text: 'Drive home, and keep the dog until your shift ends.',
        tag: 'wait',
        rationale: 'Somebody’s out looking for it in the dark right now.',
      },
      {
        text: 'Drive to Grand Avenue, and ring at the big houses.',
        tag: 'go ahead',
        rationale: 'Pink jewels make a picture of a rich family. The picture doesn’t make three dogs into 61.',
      },
    ],
    flip: {
      fact: 'The collar is from a jeweler on Grand Avenue and has a stone worth $900.',
      makesRight: 'Drive to Grand Avenue, and ring at the big houses.',
    },
  },
  {
    id: 'representativeness-heuristic-lost-dog-sound',
    twinOf: 'representativeness-heuristic-lost-dog',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'A muddy little dog with a jeweled pink collar and no tag is asleep in your car, and it’s getting dark. A dog like that has got to be from Grand Avenue, the big houses; you can just see it on a velvet cushion. Your block’s pet list says that 61 small dogs live on Grand Avenue and three at the trailer park. The collar is from the dollar store, where everybody shops. You can try one place before you have to go to work.\n\nWhere do you drive?',
    decidingWords: ['61 small dogs live on Grand Avenue and three at the trailer park'],
    options: [
      {
        text: 'Drive to the trailer park, and ask around there.',
        tag: 'compare',
        rationale: 'A dollar-store collar doesn’t rule out anybody, and only three small dogs live there.',
      },
      {
        text: 'Drive to the park between them, and wait for the owner.',
        tag: 'split',
        rationale: 'It’s between two places to look, and it isn’t one of them.',
      },
      {
        text: 'Drive home, and keep the dog until your shift ends.',
        tag: 'wait',
        rationale: 'You have time for one try tonight, and a good idea where.',
      },
      {
        text: 'Drive to Grand Avenue, and ring at the big houses.',
        right: true,
        tag: 'go ahead',
        rationale: 'Forget the velvet cushion. With 61 small dogs against three, the numbers point there, too.',
      },
    ],
    flip: {
      fact: 'Three small dogs live on Grand Avenue and 61 at the trailer park.',
      makesRight: 'Drive to the trailer park, and ask around there.',
    },
  },
  {
    id: 'representativeness-heuristic-nice-profile',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Vera, I know you mean well. I know, too, that by the bank’s numbers nine in ten of the army surgeons who write to widows and need gift cards are crooks. But he’s modest, he prays, and he’s exactly how I’d picture an army surgeon. He is one. Gail',
    decidingWords: ['he’s exactly how I’d picture an army surgeon'],
    breaksAt: 'He is one.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'She isn’t explaining somebody’s act by his character. She’s deciding who he is.',
      },
      {
        label: 'halo-effect',
        rationale: 'His good manners don’t make her think he’s good at something else. They make him fit a picture.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'A crook writes letters that fit the picture; that’s his trade. Nine in ten is what she ought to go by.',
      },
      {
        label: 'no-flaw',
        rationale: 'She may well be lonely and hopeful. The bank’s number is still right there, and she walks past it.',
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
      'Jayden: Your roommate’s date. Quiet, all black, writes poems. Art major or business major?\nMila: Art, obviously\nJayden: There’s 40 art majors here and 4,100 in business\nMila: I know that. But come on, poems and a turtleneck? That’s an art major if I ever saw one',
    decidingWords: ['There’s 40 art majors here and 4,100 in business', 'That’s an art major if I ever saw one'],
    breaksAt: 'That’s an art major if I ever saw one',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'She isn’t going by examples that come to mind. She’s matching him with a type.',
      },
      {
        label: 'no-flaw',
        rationale: 'The clues do point to art a little. They don’t make up for a hundred to one.',
      },
      {
        label: 'negativity-bias',
        rationale: 'Nothing bad is being given too much weight.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'He fits the picture of an art major, and that settles it for her. Among 4,100 business majors there are surely more quiet poets than among 40.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-doesnt-look-it',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Triage, 3:40 a.m. The patient is a woman of 44 who runs marathons and came in joking, in her race T-shirt. She’s had a sore jaw since dinner and feels tired and a bit sick to her stomach; her blood pressure is 150 over 95, and both of her brothers had heart attacks before 50. The heart attacks I’ve seen in all my nights down here are big gray-faced men in their sixties who come in on somebody’s arm, sweating and holding their chests, so this isn’t one. I sent her to the waiting room.',
    decidingWords: ['both of her brothers had heart attacks before 50', 'big gray-faced men in their sixties'],
    breaksAt:
      'The heart attacks I’ve seen in all my nights down here are big gray-faced men in their sixties who come in on somebody’s arm, sweating and holding their chests, so this isn’t one.',
    options: [
      {
        label: 'in-group-bias',
        rationale: 'She isn’t treated worse for belonging to some other group than the nurse.',
      },
      {
        label: 'no-flaw',
        rationale: 'A sore jaw is usually a sore jaw. With her brothers and those numbers, somebody has to look.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody explains what she does by her character.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'She doesn’t match the picture of a heart attack, so her brothers, her blood pressure and her jaw don’t count. Plenty of heart attacks don’t match it.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-ring-rash',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Hi Dr. Reese, I’m attaching a picture of my shin. It’s a red ring with a pale middle, bigger than a coaster, that wasn’t there on Saturday. On June 5 I pulled a tick off that same leg, in Connecticut, where the health department says a third of them carry Lyme. I know lots of rashes are round, but with the tick, the place and the month, I’d like to come in for the antibiotics instead of waiting. Antonio',
    decidingWords: ['I pulled a tick off that same leg', 'a third of them carry Lyme'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He doesn’t go by looks alone. The tick and how many of them carry it make it likely before anyone sees the ring.',
      },
      {
        label: 'negativity-bias',
        rationale: 'He isn’t blowing up something small. Asking to be treated is what doctors advise.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'No memorable story stands in for a figure.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'It does look just like the picture in the book. He adds what that leaves out: how common it is where he was.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-the-babysitter',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Two sitters, and you need one by six. Rosa, nineteen, has a nose ring and forgot your name, but she’s certified in infant CPR and three families on your street have used her for two years. Faith is fifty-two, brings a casserole, and looks like every grandmother in every picture book. She hasn’t looked after a child in twenty years, she says, and has no references.\n\nWhat do you do?',
    decidingWords: ['certified in infant CPR and three families on your street have used her', 'no references'],
    options: [
      {
        text: 'Ask your mother which one of them sounds nicer.',
        tag: 'ask',
        rationale: 'She’d picture the same grandmother. You have something better than how they sound.',
      },
      {
        text: 'Hire Faith, and put the casserole in the oven.',
        tag: 'go ahead',
        rationale: 'She’s just what you picture when you think of somebody safe. There’s nothing behind the picture.',
      },
      {
        text: 'Hire Rosa, and write your name on the fridge.',
        right: true,
        tag: 'compare',
        rationale: 'Two years on your street and a certificate tell you how she does. A nose ring tells you nothing.',
      },
      {
        text: 'Hire both for tonight, and see how they do.',
        tag: 'split',
        rationale: 'It’s twice the price, and it leaves a stranger with your baby to spare you from choosing.',
      },
    ],
    flip: {
      fact: 'The three families say that Rosa left their children alone, and Faith turns out to have run the daycare next door until June.',
      makesRight: 'Hire Faith, and put the casserole in the oven.',
    },
  },
]
