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
    id: 'social-proof-reading-course',
    slot: 'bias7',
    form: 'C',
    kind: 'decide',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Class chat\nDon: We’re skipping the reading course\nMei: Hardly anyone on our street is going, so we won’t either\nAmir: Same here. Sign-up ends tonight, by the way\nYour daughter, Lucja, has fallen behind. Her teacher says kids like her catch up around week six. You can have four weeks for $80 or eight for $160, and you’ve got the money. What do you do?',
    decidingWords: [
      'Hardly anyone on our street is going, so we won’t either',
      'kids like her catch up around week six',
    ],
    options: [
      {
        text: 'Leave Lucja off the list and put the $160 aside.',
        tag: 'decline',
        rationale:
          'With three families out, skipping the course starts to feel normal. But none of them says a word about Lucja, who’s fallen behind.',
      },
      {
        text: 'Sign Lucja up for the first four weeks, at $80.',
        tag: 'split',
        rationale:
          'Half the course for half the price sounds reasonable. But it ends too early, because kids like her catch up around week six.',
      },
      {
        text: 'Ask the other parents what made them skip the course.',
        tag: 'ask',
        rationale:
          'Asking the others is friendly. But they know their own kids, and Lucja’s teacher has told you what you need to know about yours.',
      },
      {
        text: 'Sign Lucja up for eight weeks, at $160.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“Hardly anyone on our street is going, so we won’t either” says nothing about Lucja. Her teacher says “kids like her catch up around week six,” so she needs the eight weeks.',
      },
    ],
    flip: {
      fact: 'According to Lucja’s teacher, kids like her catch up by the end of week three.',
      makesRight: 'Sign Lucja up for the first four weeks, at $80.',
    },
  },
  {
    id: 'social-proof-whistle-signals',
    slot: 'bias7',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'You’re in a timed bike rally where each age group rides a different loop. At the big oak, the trail splits in three. Twelve riders ahead of you go left, chatting, without a look at their route sheets, and you can’t tell which group they’re in. Your own sheet says to take the middle trail, and on your phone, the one on the right looks shortest. What do you do?',
    decidingWords: ['each age group rides a different loop', 'Your own sheet says to take the middle trail'],
    options: [
      {
        text: 'Take the left trail that follows the creek.',
        tag: 'go ahead',
        rationale:
          'Twelve riders on one trail look as if they know the way. But none of them looked at a sheet, and they may be riding a different loop.',
      },
      {
        text: 'Take the middle trail that passes the mill.',
        tag: 'decline',
        right: true,
        rationale:
          'In this rally “each age group rides a different loop,” so the twelve tell you nothing about yours. “Your own sheet says to take the middle trail,” and it’s made for your group.',
      },
      {
        text: 'Take the right trail that cuts across the ridge.',
        tag: 'go ahead',
        rationale:
          'A shorter trail is tempting when you’re being timed. In this rally, though, you ride your group’s loop, and your sheet says that’s the middle trail.',
      },
      {
        text: 'Wait at the oak and ask the next riders.',
        tag: 'ask',
        rationale:
          'Asking someone seems wise when you’re unsure. Here your own sheet tells you more about your loop than the next riders can, and you’re being timed.',
      },
    ],
    flip: {
      fact: 'At the start, the organizers announced that a tree blocks the middle trail and that your age group takes the left one today.',
      makesRight: 'Take the left trail that follows the creek.',
    },
  },
  {
    id: 'social-proof-label-machine',
    slot: 'bias7',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Hi from the trade show! I’ve ordered our label machine, though I couldn’t tell the two makers apart: same price, same warranty, charming people at both. But one booth was deserted, while people stood five deep at the other, so that’s the one I took. Even a professor was in line, half the crowd was from our county, and they had free pancakes, too! Debbie',
    decidingWords: ['people stood five deep at the other, so that’s the one I took'],
    options: [
      {
        label: 'social-proof',
        right: true,
        rationale:
          'Debbie can’t tell the makers apart, but “people stood five deep at the other, so that’s the one I took.” For all she knows, they came for the pancakes.',
      },
      {
        label: 'authority-bias',
        rationale:
          'A professor in line does sound reassuring. Debbie brings the professor up after her choice, as one more person in the crowd.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'People from Debbie’s own county were half the crowd, but she brings that up later. What decided it was how many people there were.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Charming people can make a machine seem better. Both booths had them, so that can’t be why Debbie chose one.',
      },
    ],
  },
  {
    id: 'social-proof-red-router',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'After an hour among thirty routers on sale, Luke is down to a red one and a gray one much like his old router. He can’t tell which will get through the stone walls of his farmhouse. But in the checkout line, nine out of eleven strangers are holding the red one, still sealed. So it gets through stone, he tells himself. He buys it and texts his wife to expect movies in the kitchen.',
    decidingWords: ['nine out of eleven strangers are holding the red one, still sealed'],
    breaksAt: 'So it gets through stone, he tells himself.',
    options: [
      {
        label: 'choice-overload',
        rationale:
          'Thirty routers are a lot, and Luke spends an hour on them. By the end he’s down to two, and then he decides at once.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'Luke decides the red router gets through stone because “nine out of eleven strangers are holding the red one, still sealed.” None of them has opened the box, let alone tried it behind stone walls.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine out of eleven is a large majority. But with their boxes still sealed, the strangers know no more about the router than he does.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'The gray router is the familiar choice, since it’s like his old one, and Luke leaves it on the shelf.',
      },
    ],
  },
  {
    id: 'social-proof-red-router-sound',
    kind: 'sound',
    twinOf: 'social-proof-red-router',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'After an hour among thirty routers on sale, Luke is down to a red one and a gray one much like his old router. He can’t tell which will get through the stone walls of his farmhouse. But in the town chat, nine neighbors with the same walls write that they’ve tried both and only the red one works. So he buys the red one and texts his wife to expect movies in the kitchen.',
    decidingWords: ['they’ve tried both and only the red one works'],
    options: [
      {
        label: 'choice-overload',
        rationale:
          'An hour among thirty routers is tiring. Luke gets down to two all the same, and then he decides by what his neighbors found.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Other people are a good guide when they know more than you do. Nine neighbors with walls like his write that “they’ve tried both and only the red one works.”',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'The gray router is the familiar choice, because it’s much like his old one. But Luke takes the red one.',
      },
      {
        label: 'social-proof',
        rationale:
          'Luke does go by nine other people, so it looks like copying. But each of them has tried both routers behind stone walls, so they know what he needs to know.',
      },
    ],
  },
  {
    id: 'social-proof-flood-cover',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Eleven of your neighbors pay $40 a month to insure their basements, because “next door had it.” Covering burst pipes costs $10 a month, and each bigger plan costs $10 more and adds one thing: first drains, then groundwater, then the river. In ninety years, nothing but burst pipes has flooded these basements. What do you do?',
    decidingWords: ['next door had it', 'nothing but burst pipes has flooded these basements'],
    options: [
      {
        text: 'Take the $20 plan, which adds backed-up drains.',
        tag: 'split',
        rationale:
          'Ten dollars more seems a small price for feeling safe. But all it adds is drains, and no drain has flooded these basements in ninety years.',
      },
      {
        text: 'Take the $10 plan, which covers burst pipes.',
        tag: 'decline',
        right: true,
        rationale:
          'Your neighbors pay for the river because “next door had it.” In ninety years, “nothing but burst pipes has flooded these basements,” so pipes are all you need to cover.',
      },
      {
        text: 'Take the $40 plan, which adds the rising river.',
        tag: 'go ahead',
        rationale:
          'Eleven neighbors seem like eleven good reasons, but they copied one another, and the river hasn’t come in ninety years.',
      },
      {
        text: 'Take the $30 plan, which adds seeping groundwater.',
        tag: 'split',
        rationale:
          'The $30 plan is close to what the neighbors have, and it’s cheaper. But neither drains nor groundwater has flooded these basements in ninety years.',
      },
    ],
    flip: {
      fact: 'The river has come four times in ten years, at $3,000 a house.',
      makesRight: 'Take the $40 plan, which adds the rising river.',
    },
  },
  {
    id: 'social-proof-flood-cover-sound',
    kind: 'decide',
    twinOf: 'social-proof-flood-cover',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Eleven of your neighbors pay $40 a month to insure their basements, because “the river’s been in here.” Covering burst pipes costs $10 a month, and each bigger plan costs $10 more and adds one thing: first drains, then groundwater, then the river. In the past ten years, the river has come four times, at $3,000 a house. What do you do?',
    decidingWords: ['the river’s been in here', 'the river has come four times, at $3,000 a house'],
    options: [
      {
        text: 'Take the $20 plan, which adds backed-up drains.',
        tag: 'split',
        rationale:
          'Twenty dollars is half of what the neighbors pay. What this plan leaves out is the river, and that’s what floods these basements.',
      },
      {
        text: 'Take the $10 plan, which covers burst pipes.',
        tag: 'decline',
        rationale:
          'Ignoring the neighbors saves you $30 a month. But it leaves you uninsured against the river, which has come four times in ten years.',
      },
      {
        text: 'Take the $40 plan, which adds the rising river.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You’d be doing what the neighbors do, but they speak from experience: “the river’s been in here.” Four floods at $3,000 cost more than ten years of the $40 plan.',
      },
      {
        text: 'Take the $30 plan, which adds seeping groundwater.',
        tag: 'split',
        rationale:
          'Three dangers out of four sound like plenty, but the one that’s missing is the river, and it has come four times.',
      },
    ],
    flip: {
      fact: 'In ten years nothing but burst pipes has flooded these basements, because a dam was built eleven years ago.',
      makesRight: 'Take the $10 plan, which covers burst pipes.',
    },
  },
  {
    id: 'social-proof-long-tone',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'It’s our second day in the new school, and in the middle of my lesson there’s a long tone I can’t place. The old building went a century without a fire. Across the courtyard, Mrs. Delgado, our senior teacher, is looking this way. In the rooms around her, the students are staying seated, so it’s nothing.',
    decidingWords: ['the students are staying seated, so it’s nothing'],
    breaksAt: 'In the rooms around her, the students are staying seated, so it’s nothing.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Looking around is a sensible first step. But the building is new to the others, too, and Mrs. Delgado may be looking over for the same reason.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'This teacher can’t explain the tone and looks across: “the students are staying seated, so it’s nothing.” But those classes are just as new here, and they may be watching this one.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          '“A century without a fire” is about one building that lasted, and it’s comforting. But this teacher’s reason is what the students across the courtyard are doing.',
      },
      {
        label: 'authority-bias',
        rationale:
          'Mrs. Delgado is a senior teacher, so she has some authority. She’s given no sign either way, and this teacher goes by the students.',
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
      'There are two red flags on the lifeguard stand, which the sign at the stairs says means nobody goes in, currents. But I’m looking at maybe sixty people in the water. Families. A guy with a toddler on his shoulders. There’s a line for the outdoor shower, that’s how many have been in already. Sixty people wouldn’t be in there if it was dangerous. I left my shoes by the cooler and went.',
    decidingWords: [
      'the sign at the stairs says means nobody goes in',
      'Sixty people wouldn’t be in there if it was dangerous',
    ],
    breaksAt: 'Sixty people wouldn’t be in there if it was dangerous.',
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
      { label: 'authority-bias', rationale: 'The one authority on the beach is the flag, and he overrules it.' },
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
    difficulty: 'easy',
    scenario:
      '“Any questions before you sign?” asked the man from benefits. Thirty new hires looked at their packets. April hadn’t understood page six at all: something about a lien, and paying back training costs. She glanced left and right. Nobody had a hand up. Nobody even looked puzzled. So it must be perfectly clear to everybody, she thought, and harmless, and she signed where the yellow tab was.',
    decidingWords: ['Nobody had a hand up', 'So it must be perfectly clear to everybody'],
    breaksAt:
      'So it must be perfectly clear to everybody, she thought, and harmless, and she signed where the yellow tab was.',
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
      { label: 'anchoring', rationale: 'No first number pulls an estimate of hers.' },
      { label: 'status-quo-bias', rationale: 'Nothing is being kept as it was. She’s signing something new.' },
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
      { label: 'status-quo-bias', rationale: 'Neither pump is favored for having been there first.' },
      { label: 'anchoring', rationale: 'There’s no number that the others could have been pulled toward.' },
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
      'The sign says “No parking 4–6 p.m. Tow-away.” It’s 3:50, and your interview will take until five. Six cars are parked under the sign, with one gap just your size. The garage across the street is $12.\n\nWhat do you do?',
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
