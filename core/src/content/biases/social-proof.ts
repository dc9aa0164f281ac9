import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'social-proof',
  aliases: ['Social Influence'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['crowd', 'other people', 'imitation', 'reviews', 'waiting lines', 'copying', 'unsure', 'following others'],
  link: 'https://en.wikipedia.org/wiki/Social_proof',
  definition:
    'Taking what other people do as a sign of what’s right, above all when you’re unsure, without asking whether they know any more than you do.',
  gloss: 'Others do it, so it’s right.',
  neighbors: [
    {
      concept: 'authority-bias',
      tellApart: 'Does someone follow what lots of ordinary people do, or one person with a title or a big name?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Would any crowd do, or does it have to be their own group?',
    },
    {
      concept: 'halo-effect',
      tellApart:
        'Does it seem good because so many people choose it, or because one nice feature makes the rest look good?',
    },
    {
      concept: 'status-quo-bias',
      tellApart: 'Does it seem right because others are doing it, or because it’s how things already are?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Is someone copying others because they aren’t sure what’s right, or joining a growing trend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The signpost at the fork has fallen over. Claire, who is new to New Hampshire’s White Mountains, has a map in her bag. One group of hikers turns left, a second follows it, then a third and a fourth. “That many people can’t be wrong,” she thinks, and she goes left too. The hut she has booked lies to the right, and it’s getting dark.',
    failingStep: 'That many people can’t be wrong',
    why: 'She counts four groups as four opinions, but three may only have followed the first, and for all she knows, none of them is headed for her hut. Their choice means something only if they know the way and are going where she is. Her map knows more than they do.',
  },
  soundWhen:
    'Going by others makes sense when they have reason to know and have each looked for themselves. If all the fishermen in a village leave their boats on the beach on a calm morning, a visitor does well to stay ashore, too.',
  reply:
    'Ask what the others know that you don’t, and how many of them looked for themselves. Then check one thing on your own, however small, before you follow.',
  evidence:
    'Sherif (1935), “A Study of Some Social Factors in Perception,” Archives of Psychology No. 187; the name became known through Cialdini (1984), “Influence.” Results in the field vary: hotel notes saying that other guests reuse their towels (Goldstein, Cialdini & Griskevicius, 2008) did no better than a plain request in Germany (Bohner & Schlüter, 2014, PLoS ONE 9).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'social-proof-sleepover-allergy',
    slot: 'bias7',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Eight kids are coming to your daughter’s sleepover, and one of them has a peanut allergy. His mother sent a kit and a two-page sheet: read it, practice with the trainer pen, ten minutes. “None of us ever did that,” says Donna, whose kids have had him over. The other parents nod; they’ve all just kept the kit on the counter. The pizza gets here in half an hour, and they’re pouring wine.\n\nWhat do you do?',
    decidingWords: ['None of us ever did that', 'practice with the trainer pen, ten minutes'],
    options: [
      {
        text: 'Put the kit on the counter like everyone else.',
        tag: 'decline',
        rationale:
          'It’s what all the other parents do, and nothing has happened yet. They’ve never needed it, so they can’t know.',
      },
      {
        text: 'Read the sheet, and leave the pen for later.',
        tag: 'split',
        rationale: 'The sheet says to practice. In an emergency nobody wants to learn the pen from paper.',
      },
      {
        text: 'Ask the other parents how they’d use the pen.',
        tag: 'ask',
        rationale: 'None of them has practiced, so they’d be guessing.',
      },
      {
        text: 'Read the sheet, and practice with the pen now.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Ten minutes, and you know what to do. That the others skipped it says nothing about whether it’s needed.',
      },
    ],
    flip: {
      fact: 'His mother is a nurse, and she’s staying the night.',
      makesRight: 'Put the kit on the counter like everyone else.',
    },
  },
  {
    id: 'social-proof-wrong-turn',
    slot: 'bias7',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'It’s mile nine of your first half marathon, which shares part of its course with the 10K. At the fork, the pack you’ve been running with, maybe 30 people, goes left without slowing down. The arrow on the pavement points right, and so does the map on your wristband, which you studied last night. You’re on pace for your best time ever.\n\nWhich way do you go?',
    decidingWords: [
      'The arrow on the pavement points right, and so does the map on your wristband',
      'shares part of its course with the 10K',
    ],
    options: [
      {
        text: 'Go left with the pack, and check the map later.',
        tag: 'go ahead',
        rationale:
          'Thirty people who don’t slow down look as if they know. They may be running the 10K, or following one another.',
      },
      {
        text: 'Go right, where the arrow and the map both point.',
        right: true,
        tag: 'decline',
        rationale: 'Two things made for this race agree. The runners around you aren’t evidence about your course.',
      },
      {
        text: 'Stop at the fork until a volunteer comes by.',
        tag: 'wait',
        rationale: 'You’d lose minutes, and you already have the answer on your wrist.',
      },
      {
        text: 'Go left for one minute, and then decide again.',
        tag: 'split',
        rationale: 'You’d be adding distance to a race in which you know the way.',
      },
    ],
    flip: {
      fact: 'An official on a bike waves everybody in the half to the left.',
      makesRight: 'Go left with the pack, and check the map later.',
    },
  },
  {
    id: 'social-proof-conference-booth',
    slot: 'bias7',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Staff meeting, item 3, scheduling software. Gwen reported from the trade show that she couldn’t tell the two products apart: they had the same price and the same contract, both with a free month, and both sales reps were nice to her. She tried each of them for ten minutes, so she got a schedule out of each. Nobody at the show she talked to had used either one yet. But there was a line at the blue booth all afternoon, and nobody at the green one. So the blue one is obviously the better product, she said, and before the doors closed she’d gone over there, gotten into the line herself, and signed us all up for a year, with training on the 9th. Everyone brings a laptop.',
    decidingWords: ['there was a line at the blue booth all afternoon'],
    breaksAt:
      'So the blue one is obviously the better product, she said, and before the doors closed she’d gone over there, gotten into the line herself, and signed us all up for a year, with training on the 9th.',
    options: [
      {
        label: 'social-proof',
        right: true,
        rationale:
          'The people in line hadn’t used it either. Gwen reads how good it is from how many were standing there.',
      },
      {
        label: 'authority-bias',
        rationale: 'No expert or official recommended it, just strangers in a line.',
      },
      {
        label: 'in-group-bias',
        rationale: 'She isn’t favoring her own side. The people in line are nobody she knows.',
      },
      {
        label: 'halo-effect',
        rationale: 'The line didn’t make her like everything about the booth. She takes it as a vote on the product.',
      },
    ],
  },
  {
    id: 'social-proof-two-million',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“This app wants our bank password,” said Jen, “and I can’t find out what it does with it.”\n“It’s got two million downloads,” said Colin, who was already typing. “It has to be safe. What’s the password, the dog or the street?”',
    decidingWords: ['It’s got two million downloads'],
    breaksAt: '“It has to be safe.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'He isn’t worn out by too many apps. He has one and trusts it.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'Downloading an app tells nobody what it does with a password. Two million people may each have counted on the others.',
      },
      {
        label: 'no-flaw',
        rationale: 'A password for somebody’s bank is not something to hand over on a head count.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He’s trying something new, not clinging to what he already does.',
      },
    ],
  },
  {
    id: 'social-proof-two-million-sound',
    twinOf: 'social-proof-two-million',
    kind: 'sound',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“This app wants our bank password,” said Jen, “and I can’t find out what it does with it.”\n“It’s the bank’s own app, I got the link off our card,” said Colin, who was already typing. “It has to be safe. What’s the password, the dog or the street?”',
    decidingWords: ['It’s the bank’s own app, I got the link off our card'],
    options: [
      {
        label: 'choice-overload',
        rationale: 'There’s one app, and nobody’s lost among too many.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He got the link from the card in his wallet. That’s how to tell whose app it is.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Sticking with the bank isn’t what he argues from. He says how he knows the app is theirs.',
      },
      {
        label: 'social-proof',
        rationale: 'That would need other people’s doing it. He points to the bank itself.',
      },
    ],
  },
  {
    id: 'social-proof-waterproofing',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'A salesman is going door to door with a $6,000 basement waterproofing that’s $4,500 if you sign today. “Nine of your neighbors have,” he says, and he shows you the signatures, most of which you know. None of them have had water, they told you when you asked, and neither have you in 19 years, through two record storms. The inspector who came in May found the walls bone dry.\n\nWhat do you do?',
    decidingWords: ['None of them have had water', 'The inspector who came in May found the walls bone dry'],
    options: [
      {
        text: 'Sign today for the full job, at $4,500.',
        tag: 'go ahead',
        rationale: 'Nine neighbors and a deadline make it feel foolish to say no. They had no more reason than you do.',
      },
      {
        text: 'Turn him down, and keep the money for something else.',
        right: true,
        tag: 'decline',
        rationale: 'Dry in 19 years, dry in May, dry next door. Nine signatures don’t let water in.',
      },
      {
        text: 'Sign today for half of the walls, at $2,400.',
        tag: 'split',
        rationale: 'Half of a job that nobody needs is still money spent on dry walls.',
      },
      {
        text: 'Get a price from two other companies this week.',
        tag: 'compare',
        rationale: 'A better price for something you don’t need is no bargain.',
      },
    ],
    flip: {
      fact: 'In May, the inspector found water behind two walls, and this is the usual price for sealing them.',
      makesRight: 'Sign today for the full job, at $4,500.',
    },
  },
  {
    id: 'social-proof-waterproofing-sound',
    twinOf: 'social-proof-waterproofing',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'A salesman is going door to door with a $6,000 basement waterproofing that’s $4,500 if you sign today. “Nine of your neighbors have,” he says, and he shows you the signatures, most of which you know. Since the inspector found water behind two of your walls in May, you’ve had three bids of $6,100, $6,400 and $7,000 for the same work. His company did your sister’s house, which is dry now.\n\nWhat do you do?',
    decidingWords: [
      'the inspector found water behind two of your walls',
      '$6,100, $6,400 and $7,000 for the same work',
    ],
    options: [
      {
        text: 'Sign today for the full job, at $4,500.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You need the work, you know what it costs, and you’ve seen theirs hold. The nine neighbors don’t matter.',
      },
      {
        text: 'Turn him down, and keep the money for something else.',
        tag: 'decline',
        rationale: 'It’s wise to distrust a man at the door. This one beats three bids for a job that has to be done.',
      },
      {
        text: 'Sign today for half of the walls, at $2,400.',
        tag: 'split',
        rationale: 'Water behind two walls wants the whole job, and half of it costs more per wall.',
      },
      {
        text: 'Get a price from two other companies this week.',
        tag: 'compare',
        rationale: 'You have three prices already, all of them higher. A week costs you his.',
      },
    ],
    flip: {
      fact: 'The inspector found your walls bone dry, and you’ve never had water.',
      makesRight: 'Turn him down, and keep the money for something else.',
    },
  },
  {
    id: 'social-proof-fire-alarm',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Hey Mom, if you see us on the news, I’m fine. When the alarm went off in the dining hall it smelled like plastic, but nobody at any of the tables was getting up. It was nothing. I finished my soup. Chad',
    decidingWords: ['nobody at any of the tables was getting up'],
    breaksAt: 'It was nothing.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Staying calm is sensible. An alarm and a smell call for more than a look at the next table.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'Everybody was looking around to see what everybody else did. That they stayed put tells him nothing about a fire.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No cases are missing here. All the tables were in plain sight.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody in charge told him that it was nothing. He took it from the tables.',
      },
    ],
  },
  {
    id: 'social-proof-double-red-flags',
    kind: 'spot',
    genre: 'thought',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'There are two red flags on the lifeguard stand, which means, according to the sign at the stairs, that nobody goes in because of the currents. But I’m looking at maybe 60 people in the water, families, a guy with a toddler on his shoulders, and a line for the outdoor shower, so plenty have been in already. They wouldn’t be in there if it was dangerous. I left my shoes by the cooler and went.',
    decidingWords: ['maybe 60 people in the water'],
    breaksAt: 'They wouldn’t be in there if it was dangerous.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'A crowd can be a useful hint when there’s nothing better. Here there’s a warning.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'None of the sixty knows more about the current than he does; some are probably looking at each other, too. The flags were put up by somebody who checked.',
      },
      {
        label: 'authority-bias',
        rationale: 'The one authority on the beach is the flag, and he overrules it.',
      },
      {
        label: 'in-group-bias',
        rationale: 'He doesn’t follow them because they’re his kind of people. They’re just there.',
      },
    ],
  },
  {
    id: 'social-proof-any-questions',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“Any questions before you sign?” asked the man from benefits, and the new hires looked at their packets. April hadn’t understood page six at all, which had something about a lien and about paying back training costs, so she glanced left and right. Nobody had a hand up or even looked puzzled. So it must be harmless, she told herself, since somebody among all those people would surely have said something by now, and she signed where the yellow tab was. She passed the pen along.',
    decidingWords: ['Nobody had a hand up or even looked puzzled'],
    breaksAt:
      'So it must be harmless, she told herself, since somebody among all those people would surely have said something by now, and she signed where the yellow tab was.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'It may be harmless. The other faces can’t tell her that, and the man at the front can.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'She reads thirty quiet faces as thirty people who understand and agree. Hers is as quiet as theirs, and she’s lost.',
      },
      {
        label: 'anchoring',
        rationale: 'No first number pulls an estimate of hers.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Nothing is being kept as it was. She’s signing something new.',
      },
    ],
  },
  {
    id: 'social-proof-both-pumps',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear purchasing, You asked which infusion pump the floor wants. I polled the fourteen nurses who have run both of them for a year, on paper, without names, before anyone had talked about it. Thirteen picked the Delmar, and for the same reason: the other one’s alarm can’t be heard from the hall. I haven’t used either, so I’m going with them. Allison Frankie, unit manager',
    decidingWords: ['the fourteen nurses who have run both of them for a year', 'before anyone had talked about it'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Each nurse has used both, and each answered alone. That makes thirteen separate judgments, with a reason that can be checked.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Neither pump is favored for having been there first.',
      },
      {
        label: 'anchoring',
        rationale: 'There’s no number that the others could have been pulled toward.',
      },
      {
        label: 'social-proof',
        rationale:
          'She does go by what others chose. They know what she doesn’t, and they weren’t copying one another.',
      },
    ],
  },
  {
    id: 'social-proof-tow-away',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The sign says “No parking 4–6 p.m. Tow-away.” It’s 3:50, and the interview that you’re about to have will take until five. Six cars are parked under the sign, with one gap just your size, while the garage across the street costs $12.\n\nWhat do you do?',
    decidingWords: ['No parking 4–6 p.m. Tow-away'],
    options: [
      {
        text: 'Ask somebody getting into a car what people do here.',
        tag: 'ask',
        rationale: 'Whoever it is has ten minutes left, and you have an hour. Their answer wouldn’t be about you.',
      },
      {
        text: 'Park in the gap, and run back out at 4:30.',
        tag: 'split',
        rationale: 'By 4:30 the car has stood there for half an hour too long, and you’d be leaving the interview.',
      },
      {
        text: 'Park in the garage for $12, and walk across.',
        right: true,
        tag: 'decline',
        rationale:
          'The sign says what happens at four, and six drivers can’t change it. Twelve dollars is less than a tow.',
      },
      {
        text: 'Park in the gap and hurry over to the interview.',
        tag: 'go ahead',
        rationale: 'Six cars make it feel safe. They may leave in nine minutes, or be towed with yours.',
      },
    ],
    flip: {
      fact: 'The sign says that the rule holds only on game days, and there’s no game today.',
      makesRight: 'Park in the gap and hurry over to the interview.',
    },
  },
]
