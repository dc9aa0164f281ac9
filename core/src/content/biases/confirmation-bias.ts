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
        'Does someone like a claim because it fits what they already think, or because it comes from their own side?',
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
    difficulty: 'medium',
    scenario:
      'Dear Money Column, I’ve read about 200 posts on this coin, and not one of them doubts it’ll go up tenfold. (I block the haters.) With that much agreement, should I put in just the college fund, or the car money, too? Theo',
    decidingWords: ['I block the haters'],
    breaksAt: 'With that much agreement, should I put in just the college fund, or the car money, too?',
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'He blocked everyone who doubts the coin, and now he takes it as a good sign that nobody he reads has doubts. He picked the posts that agree.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nothing has happened to the coin yet that he could call obvious afterward.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He claims no skill with money. He leans on posts he sorted himself.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'That’s underestimating how long a project will take, or what it’ll cost. There’s no project here.',
      },
    ],
  },
  {
    id: 'confirmation-bias-worn-out',
    slot: 'bias1',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You’ve been worn out for a month, and you’re sure it’s the new allergy pill. In an online group, 3,000 people say the same, and they gave you a chart with two columns, bad days and the pill. You’re up to eleven bad days, with the pill on every one of them. You take it daily, good days included. You also log your runs, coffee and wine in a sleep app. After a late run you woke up tired nine times out of ten, and otherwise hardly ever; coffee and wine made no difference. Your doctor’s fine with dropping any one thing for two weeks. “It’s got to be that pill,” says your wife, who’s worried about you driving.\n\nWhat do you give up?',
    decidingWords: ['You take it daily, good days included', 'nine times out of ten, and otherwise hardly ever'],
    options: [
      {
        text: 'Give up the allergy pill for two weeks.',
        tag: 'go ahead',
        rationale:
          'Eleven bad days with the pill look like proof. You take it daily, so it was there on the good days as well.',
      },
      {
        text: 'Give up the afternoon coffee for two weeks.',
        tag: 'go ahead',
        rationale: 'Coffee is a usual suspect, but according to your app you’re just as tired without it.',
      },
      {
        text: 'Give up the late runs for two weeks.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The app counts good days and bad ones alike, and it’s the late runs that tell them apart. Your chart asked about nothing except the pill.',
      },
      {
        text: 'Give up the wine with dinner for two weeks.',
        tag: 'go ahead',
        rationale: 'It sounds healthy, but the mornings after wine were no worse than the others.',
      },
    ],
    flip: {
      fact: 'The app shows that you woke up tired after nine in ten days with the pill and hardly ever without it.',
      makesRight: 'Give up the allergy pill for two weeks.',
    },
  },
  {
    id: 'confirmation-bias-short-drawer',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Money’s missing from the registers again, and the owner wants one person moved to the stockroom by tonight. You’ve had your eye on Trent ever since he asked how often the safe gets emptied, so for weeks you’ve stayed late to count his drawer yourself, and five times it came up short. The office counts every drawer at closing time: since June, Trent’s was short on five of 22 shifts, Paula’s on four of 20, Gus’s on eleven of 21, and Corinne’s on five of 19. Corinne says you were right about Trent from the start, and his shift begins at six.\n\nWho do you move?',
    decidingWords: ['Gus’s on eleven of 21'],
    options: [
      {
        text: 'Move Trent to the stockroom, starting tonight.',
        tag: 'go ahead',
        rationale:
          'You stayed late to count only his drawer, so you could only catch him. Two of the others come up short about as often.',
      },
      {
        text: 'Move Corinne to the stockroom, starting tonight.',
        tag: 'go ahead',
        rationale: 'Blaming Trent may look like cover, but her drawer comes up short about as often as his.',
      },
      {
        text: 'Move Paula to the stockroom, starting tonight.',
        tag: 'go ahead',
        rationale: 'Four of 20 is about what Trent and Corinne have, too.',
      },
      {
        text: 'Move Gus to the stockroom, starting tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'By the office’s count, which covers everybody, his drawer is short about twice as often as anyone else’s. You just weren’t watching him.',
      },
    ],
    flip: {
      fact: 'In the office’s count, Trent’s drawer was short on eleven of 22 shifts and Gus’s on five of 21.',
      makesRight: 'Move Trent to the stockroom, starting tonight.',
    },
  },
  {
    id: 'confirmation-bias-protein-search',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Protein powder, yes or no? Coach says no, and I wanted him to be wrong. So I typed in “why protein powder is good for teens,” and all of the first ten pages gave me reasons. He’s wrong! The big tub gets here Monday.',
    decidingWords: ['I typed in “why protein powder is good for teens,”'],
    breaksAt: 'He’s wrong!',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Looking it up was a good idea, but this search could bring back only one kind of answer.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Nobody asks whose side the coach or the pages are on.',
      },
      {
        label: 'negativity-bias',
        rationale: 'No piece of bad news is given too much weight.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'Ask why it’s good, and you’ll be told why it’s good. A search like that leaves out any reasons against the powder, so it can’t show that the coach is wrong.',
      },
    ],
  },
  {
    id: 'confirmation-bias-protein-search-sound',
    twinOf: 'confirmation-bias-protein-search',
    kind: 'sound',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Protein powder, yes or no? Coach says no, and I’d just bought a big tub. So I typed in “do teens need protein powder,” and eight of the first ten pages gave me reasons against it. He’s right! The tub goes back Monday.',
    decidingWords: ['I typed in “do teens need protein powder,”'],
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'The pages do end up on one side, but the question was open, and the tub was already bought.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The question could be answered either way, and all ten pages were counted. They decided it, against a tub that was already paid for.',
      },
      {
        label: 'in-group-bias',
        rationale: 'It isn’t loyalty to the coach that decides. Eight of ten pages do.',
      },
      {
        label: 'negativity-bias',
        rationale: 'The reasons against it win by their number, not because one of them sounds scary.',
      },
    ],
  },
  {
    id: 'confirmation-bias-little-oaks',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'You’ve wanted Little Oaks for your daughter since you saw the garden, and the deposit, $900 you won’t get back, is due at five. The three parents you’ve talked to, all with kids who go there now, love it. There’s time for one more call. Mrs. Whitlock, whose twins have been there for three years, is home this afternoon and can tell you all about naps, food and the teachers. Mr. Kirby’s little boy was there until Easter. Ms. Ito’s son starts the same day as your daughter, and Mr. Osborne, who lives across the street, hears the kids singing.\n\nWho do you call?',
    decidingWords: ['all with kids who go there now', 'Mr. Kirby’s little boy was there until Easter'],
    options: [
      {
        text: 'Call Ms. Ito before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'It’d be nice to know her. Her son hasn’t spent a day there yet.',
      },
      {
        text: 'Call Mr. Kirby before you send in the deposit.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Everyone you’ve asked has stayed. His boy is the only one you know of who left, and that’s the side you haven’t heard.',
      },
      {
        text: 'Call Mr. Osborne before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'From across the street he can tell you about the singing, not about how the children are treated.',
      },
      {
        text: 'Call Mrs. Whitlock before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'It’ll be a lovely talk. You’ve had three like it already, all with happy parents.',
      },
    ],
    flip: {
      fact: 'The three parents you’ve talked to all took their kids out this year.',
      makesRight: 'Call Mrs. Whitlock before you send in the deposit.',
    },
  },
  {
    id: 'confirmation-bias-little-oaks-sound',
    twinOf: 'confirmation-bias-little-oaks',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'You’ve wanted Little Oaks for your daughter since you saw the garden, and the deposit, $900 you won’t get back, is due at five. The three parents you’ve talked to, all with kids who left this year, weren’t happy with it. There’s time for one more call. Mrs. Whitlock, whose twins have been there for three years, is home this afternoon and can tell you all about naps, food and the teachers. Mr. Kirby’s little boy was there until Easter. Ms. Ito’s son starts the same day as your daughter, and Mr. Osborne, who lives across the street, hears the kids singing.\n\nWho do you call?',
    decidingWords: ['all with kids who left this year'],
    options: [
      {
        text: 'Call Mrs. Whitlock before you send in the deposit.',
        right: true,
        tag: 'go ahead',
        rationale:
          'She may tell you just what you’d love to hear. She’s still the fair choice, since so far you’ve asked only people who left.',
      },
      {
        text: 'Call Ms. Ito before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'Her son starts when your daughter does, so she has as much to ask as you do.',
      },
      {
        text: 'Call Mr. Kirby before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'Asking somebody who left sounds careful. You’ve done it three times.',
      },
      {
        text: 'Call Mr. Osborne before you send in the deposit.',
        tag: 'go ahead',
        rationale: 'A neighbor hears the kids singing and sees nothing of what goes on inside.',
      },
    ],
    flip: {
      fact: 'The three parents you’ve talked to all have kids who go there now, and they love it.',
      makesRight: 'Call Mr. Kirby before you send in the deposit.',
    },
  },
  {
    id: 'confirmation-bias-stop-sign',
    mirrorOf: 'confirmation-bias-bike-rack',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Melanie had said all along that the bike lane would make Third Street more dangerous, and the city asked her to chair the review. She took it seriously and worked on it for two months. The police gave her the crash reports in two boxes, 41 for the year before the lane and 26 for the year after. She went through the second box for crashes that involved a bicycle, found eleven, and laid them out on the table. The first box she never opened, because it couldn’t tell her what the lane had done. The lane had made the street more dangerous, she told the council, and here were the cases.',
    decidingWords: ['The first box she never opened'],
    breaksAt: 'The first box she never opened, because it couldn’t tell her what the lane had done.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'Nothing says she went along with a crowd. What other people thought of the lane doesn’t come up.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Eleven crashes deserve a close look. Whether that’s more than before is the question, and the answer was in the other box.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'She searched only where she’d find what she’d said all along. To call the street more dangerous, she needed the year before as well.',
      },
      {
        label: 'optimism-bias',
        rationale: 'She expects trouble from the lane, so it’s not rosy hopes that mislead her.',
      },
    ],
  },
  {
    id: 'confirmation-bias-bike-rack',
    mirrorOf: 'confirmation-bias-stop-sign',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Third Street Neighbors\nAndre: People keep telling me the bike lane’s killing the stores, and I’ve never bought it. I stood by the bike rack at the bakery all day Saturday and asked everybody who locked up. 31 people, and 29 of them shop here more than they used to!\nCarla: Did you ask anyone in the parking lot?\nAndre: I know what they’d say. It’s settled, the lane’s been good for business. The council’s going to hear that from me on Tuesday',
    decidingWords: ['I stood by the bike rack'],
    breaksAt: 'It’s settled, the lane’s been good for business.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Asking 31 people beats guessing, but every one of them had come by bike.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'He asked only where he’d hear what he already believed, and skipped the drivers. Whether the stores gain or lose depends on both.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'Twenty-nine people do back him up. He believed it before he asked them, and he went where they’d be.',
      },
      {
        label: 'recency-bias',
        rationale: 'He isn’t misled by Saturday being so recent. What matters is who he asked that day.',
      },
    ],
  },
  {
    id: 'confirmation-bias-slow-replies',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Notes for the meeting on remote work. I’ve said from the start that people slack off at home, so since April I’ve kept a log. Every time somebody at home took more than an hour to answer me, I wrote it down, and it comes to 63 times. I didn’t log the quick answers, or anybody here in the office, because that would’ve taken all day. It’s all there in black and white now, and I’d like us to vote today on having everyone back at a desk in this building. Abdul',
    decidingWords: ['I didn’t log the quick answers'],
    breaksAt:
      'It’s all there in black and white now, and I’d like us to vote today on having everyone back at a desk in this building.',
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'A log of nothing but slow answers from people at home can’t come out any other way. He set it up to find what he’d said from the start.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping a log beats guessing, but this one leaves out the quick answers and the office.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'The log looks back at answers. Nobody is guessing how long some job will take.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He’s very sure, that’s true. What misleads him comes earlier, in which answers he wrote down.',
      },
    ],
  },
  {
    id: 'confirmation-bias-sixty-charts',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Ivy, I told you in May that the new night nurse was making too many medication errors, and I know you thought I had it in for her. I wasn’t going to go on my gut, so I had the pharmacy pull 60 of her charts and 60 of everyone else’s, cover the names, and check them all. Hers had 17 errors in them, and the other 60 had four. It’s just what I’ve been saying. I’m taking her off medication rounds until she’s been retrained. Sean',
    decidingWords: ['60 of everyone else’s, cover the names'],
    options: [
      {
        label: 'confirmation-bias',
        rationale:
          'He did suspect her all along. The names were covered and the others’ charts were in the pile, so the check could have cleared her.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He was sure in May, and still he didn’t act until someone else had counted.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Nothing in the letter guesses how long something will take or what it’ll cost.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Somebody else checked both piles without knowing whose was whose. It came out his way, 17 to four, and a fair test counts even then.',
      },
    ],
  },
  {
    id: 'confirmation-bias-last-question',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'You’ve liked Bryce since he walked in, and as far as you’re concerned, everybody else on the list can go home. He’d be alone with your clients’ money. His old bosses at the hospital, the hotel and the bank have told you on the phone that they’d take him back tomorrow. The airline is one line on his résumé, seven weeks long. He’s just made the whole panel laugh with a story from the bank, where he built from scratch the kind of department you need, and you’re dying to hear how it ended. His train leaves soon, so there’s time for one more question.\n\nWhat do you ask?',
    decidingWords: ['The airline is one line on his résumé, seven weeks long'],
    options: [
      {
        text: 'Ask Bryce about his time at the hospital.',
        tag: 'go ahead',
        rationale: 'You’ve heard about it from his boss there, and it was all good.',
      },
      {
        text: 'Ask Bryce about his time at the bank.',
        tag: 'go ahead',
        rationale:
          'It’s the job closest to yours, and he’ll shine. You already know from his old boss that it went well.',
      },
      {
        text: 'Ask Bryce about his time at the hotel.',
        tag: 'go ahead',
        rationale: 'Another happy boss has told you about the hotel. There’s little left to learn.',
      },
      {
        text: 'Ask Bryce about his time at the airline.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s the one job nobody has told you about, and it ended after seven weeks. If there’s anything to be said against him, that’s where it’s likeliest to turn up.',
      },
    ],
    flip: {
      fact: 'The airline is among those that would take him back tomorrow, and at the bank nobody will talk to you.',
      makesRight: 'Ask Bryce about his time at the bank.',
    },
  },
]
