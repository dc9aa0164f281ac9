import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'planning-fallacy',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['deadline', 'estimate', 'delay', 'schedule', 'project', 'budget', 'overrun', 'time needed'],
  link: 'https://en.wikipedia.org/wiki/Planning_fallacy',
  definition:
    'Expecting a task of your own to take less time, money or effort than such tasks have taken before. You picture each step going well and ignore how it really went the last few times.',
  gloss: 'Expects this time to go smoothly.',
  neighbors: [
    {
      concept: 'overconfidence-effect',
      tellApart: 'Is someone planning on less time or money than such jobs take, or just too sure that they’re right?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Does someone ignore how long their own jobs have taken before, or how common a thing is?',
    },
    {
      concept: 'anchoring',
      tellApart:
        'Is the guess off because everything was pictured going smoothly, or because of the first number that came up?',
    },
    {
      concept: 'hindsight-bias',
      tellApart:
        'Is the mistake in looking ahead at a job, or in looking back and thinking that anyone could have seen it coming?',
    },
    {
      concept: 'optimism-bias',
      tellApart: 'Is someone guessing too low on a job of their own, or feeling that bad luck will pass them by?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Eight costumes, one evening each: eight evenings,” says Min-ji, who sews for the school play in Busan. For the last two plays she also counted on eight evenings, and she needed about thirteen each time. The first time, her daughter got sick; the second time, her sewing machine broke. “That was bad luck,” she says. “This time it’ll go smoothly.” She promises the costumes in nine.',
    failingStep: 'This time it’ll go smoothly.',
    why: 'She adds up steps that go well and puts the earlier delays down to bad luck. The reasons differed, but something came up each time, so something is likely to come up again. Thirteen evenings is the better starting point, unless she can name what has changed.',
  },
  soundWhen:
    'A short estimate is fine when it’s based on how such jobs have gone, or when whatever caused the old delays is gone. If the same broken loom cost a weaver two days on each order, and it’s been replaced, she can subtract those two days.',
  reply:
    'Ask how long your last few jobs of this kind took. Start from that number, and change it only for a reason you could show to someone else. Promise that date, not the hopeful one.',
  evidence:
    'Kahneman & Tversky (1979), “Intuitive Prediction: Biases and Corrective Procedures,” TIMS Studies in Management Science 12; Buehler, Griffin & Ross (1994), “Exploring the ‘Planning Fallacy’: Why People Underestimate Their Task Completion Times,” Journal of Personality and Social Psychology 67.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'planning-fallacy-moms-phone',
    slot: 'bias9',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Your mother flies out at six tonight, and before she leaves for the airport at five, you’re going to move everything to her new phone. It’s five steps, ten minutes apiece. You’ve done it for three relatives: each time a password was missing, and it took between three and four hours. The game is on from one to four, your brothers are coming over, and there’s chili.\n\nWhen do you start on the phone?',
    decidingWords: ['it took between three and four hours'],
    options: [
      {
        text: 'Start when the game ends, at four.',
        tag: 'go ahead',
        rationale: 'Five steps of ten minutes fit nicely. They’ve never once taken less than three hours.',
      },
      {
        text: 'Start at one, and record the game for later.',
        right: true,
        tag: 'decline',
        rationale:
          'By how it went the last three times, you need all four hours. The game will still be there tonight.',
      },
      {
        text: 'Start at halftime, around half past two.',
        tag: 'split',
        rationale: 'It leaves two and a half hours, less than any of the three times took.',
      },
      {
        text: 'Start at three, with your brothers helping out.',
        tag: 'compare',
        rationale: 'What holds it up is a missing password. More brothers won’t find it.',
      },
    ],
    flip: {
      fact: 'The last three times took between 40 and 50 minutes.',
      makesRight: 'Start when the game ends, at four.',
    },
  },
  {
    id: 'planning-fallacy-garage-list',
    slot: 'bias9',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'SATURDAY\n9:00 Start on Grandma’s garage (Uncle Walter’s took us three weekends, Aunt Lydia’s four)\n11:00 Dump\n12:00 Sweep, lock up, done. This time I have a list!\n1:00 Beach',
    decidingWords: ['Uncle Walter’s took us three weekends, Aunt Lydia’s four'],
    breaksAt: '12:00 Sweep, lock up, done.',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'The list looks ahead. Nobody’s saying that they knew it all along.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Having done two garages already isn’t being new at something and thinking it easy.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale: 'Two garages took weekends, and a list doesn’t make the third one take three hours.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nothing is being searched for to support a belief. The writer even notes what speaks against it.',
      },
    ],
  },
  {
    id: 'planning-fallacy-five-oclock',
    slot: 'bias9',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'It’s two o’clock, and the council has just voted to close the hospital’s emergency room. “If I can have the full story by five,” your editor texts, “you’ll lead the site.” You’ve got the quotes, and you can already see the first paragraph. Your last six council stories took you five to seven hours each. The site takes short items, too, and readers check again at ten.\n\nWhat do you text back?',
    decidingWords: ['Your last six council stories took you five to seven hours each'],
    options: [
      {
        text: 'Promise her the full story by five.',
        tag: 'go ahead',
        rationale: 'You can see the beginning, so it feels half written. The last six all took five hours or more.',
      },
      {
        text: 'Tell her you can’t do it today at all.',
        tag: 'decline',
        rationale: 'You can do it today, only not in three hours.',
      },
      {
        text: 'Promise her the full story by six.',
        tag: 'compare',
        rationale: 'An extra hour sounds prudent and is still an hour short of your fastest.',
      },
      {
        text: 'Promise her a short item by five and the rest by nine.',
        right: true,
        tag: 'split',
        rationale: 'Seven hours from two is nine. A short item is what three hours are good for.',
      },
    ],
    flip: {
      fact: 'Your last six council stories took you about two hours each.',
      makesRight: 'Promise her the full story by five.',
    },
  },
  {
    id: 'planning-fallacy-telescope',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'From the director: Our last four telescopes opened six to nine years late. This one has everybody’s steps in a single chart, down to the week, and the chart ends in May 2029. We’ll open in May 2029. I’ve already sent out the invitations.',
    decidingWords: ['Our last four telescopes opened six to nine years late'],
    breaksAt: 'We’ll open in May 2029.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'The delays of the other four aren’t pictured too vividly. They’re named and then forgotten.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'She’s talking about a date to come, not about what was obvious once it happened.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Every telescope here has run years late, and surely each had a chart. The fifth gets judged by its chart instead of by the four.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s good to have a chart. What it can’t show is the trouble nobody has thought of.',
      },
    ],
  },
  {
    id: 'planning-fallacy-telescope-sound',
    twinOf: 'planning-fallacy-telescope',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'From the director: Our last four telescopes opened six to nine years late. This one has everybody’s steps in a single chart, down to the week, and the chart ends in May 2029. We’ll open in 2035 or later. I haven’t sent out any invitations.',
    decidingWords: ['We’ll open in 2035 or later'],
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'She isn’t swayed by one dramatic delay. She takes all four and adds their years.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'That would be trusting the chart. She adds what the last four took on top of it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The chart says 2029, the record says six to nine years later, and she gives the dates that follow from both.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nothing has happened yet that anybody could claim to have known.',
      },
    ],
  },
  {
    id: 'planning-fallacy-getting-dad-ready',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dad had a terrible night, and at half past eight he’s finally asleep. His heart doctor sees him at ten; it’s a five-minute drive, and the next opening is in March. “I’ll be ready in ten minutes,” he told you yesterday, and you’ve laid everything out. Since his fall, getting him up and into the car has taken between 45 and 55 minutes, five times out of five.\n\nWhat do you do?',
    decidingWords: ['has taken between 45 and 55 minutes, five times out of five'],
    options: [
      {
        text: 'Wake him at a quarter to nine, and start.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Fifty-five minutes and the drive bring you there by a quarter to ten. You know how long it takes; you’ve done it five times.',
      },
      {
        text: 'Let him sleep until half past nine.',
        tag: 'wait',
        rationale: 'He needs it badly, and everything’s laid out. At ten he’d still be on the stairs.',
      },
      {
        text: 'Let him sleep until five past nine.',
        tag: 'split',
        rationale: 'It’s twenty minutes more of sleep, and it gets you there after ten.',
      },
      {
        text: 'Call the doctor, and ask for another day.',
        tag: 'ask',
        rationale: 'Another day is in March, and there’s time enough to make this one.',
      },
    ],
    flip: {
      fact: 'Since the stair lift went in, it’s taken about ten minutes, five times out of five.',
      makesRight: 'Let him sleep until half past nine.',
    },
  },
  {
    id: 'planning-fallacy-getting-dad-ready-sound',
    twinOf: 'planning-fallacy-getting-dad-ready',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dad had a terrible night, and at half past eight he’s finally asleep. His heart doctor sees him at ten; it’s a five-minute drive, and the next opening is in March. “I’ll be ready in ten minutes,” he told you yesterday, and you’ve laid everything out. Since the stair lift went in, getting him up and into the car has taken nine to twelve minutes, five times out of five.\n\nWhat do you do?',
    decidingWords: ['has taken nine to twelve minutes, five times out of five'],
    options: [
      {
        text: 'Wake him at a quarter to nine, and start.',
        tag: 'go ahead',
        rationale: 'You’d sit in the waiting room for an hour that he could’ve slept.',
      },
      {
        text: 'Let him sleep until half past nine.',
        right: true,
        tag: 'wait',
        rationale:
          'He really is ready in ten minutes now, five times out of five. He gets his hour, and you get there by a quarter to ten.',
      },
      {
        text: 'Let him sleep until five past nine.',
        tag: 'split',
        rationale: 'It takes 25 minutes of sleep from him, and you’d spend them in the waiting room.',
      },
      {
        text: 'Call the doctor, and ask for another day.',
        tag: 'ask',
        rationale: 'You can easily make today, and the next day is in March.',
      },
    ],
    flip: {
      fact: 'Since his fall, it’s taken 45 to 55 minutes, five times out of five.',
      makesRight: 'Wake him at a quarter to nine, and start.',
    },
  },
  {
    id: 'planning-fallacy-inventory-night',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Aaliyah: When do we get out of inventory tonight?\nBrandon: Ten. I walked the aisles and can see exactly how it’ll go\nAaliyah: You said ten the last six times. It was never before one\nBrandon: I know, I know. I’ll bring snacks',
    decidingWords: ['You said ten the last six times'],
    breaksAt: 'Brandon: Ten.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No general rate is set against a detail about one person. This is about his own six nights.',
      },
      {
        label: 'anchoring',
        rationale: '“Ten” isn’t a number somebody threw out that pulled his along. It’s his own guess.',
      },
      {
        label: 'no-flaw',
        rationale: 'He knows the aisles, and that’s worth something. He knew them the other six times.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'He can see each step going well, and that’s what he counts on. Six nights that ended after one don’t enter into it.',
      },
    ],
  },
  {
    id: 'planning-fallacy-four-weeks',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Mom, The Parkers upstairs took eleven weeks, Rico and Jia took nine, and 3C took twelve, with the same crew and the same layout, and every one of them had planned on four. But we’ve already picked the tile, and I’ve got a spreadsheet. Kitchen gone Monday, kitchen done in four weeks! So come for your birthday on the 28th, and I’ll cook. Love, Stella',
    decidingWords: ['every one of them had planned on four'],
    breaksAt: 'Kitchen gone Monday, kitchen done in four weeks!',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'It’s all still ahead. Nobody looks back and says it was clear.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Three kitchens like hers, with the same crew and the same plan, took nine to twelve weeks. She goes by her plan and not by how such plans turn out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Having the tile helps a little. It’s not what kept the others waiting for two months.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'She isn’t doing the work and doesn’t claim to know how.',
      },
    ],
  },
  {
    id: 'planning-fallacy-tax-evening',
    kind: 'spot',
    genre: 'thought',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Taxes. I’ve got it blocked out, Tuesday the 14th, six to nine, after which I can have a beer and forget it for a year. Last year I had three hours blocked out, too, and it took both days of the weekend, because of the 1099 that never came. The year before, I couldn’t find the daycare number, so that was a weekend plus Monday. But those were flukes, and since it’s really just typing in numbers from a pile of paper that’s already here, three hours on a Tuesday is plenty.',
    decidingWords: ['But those were flukes'],
    breaksAt:
      'But those were flukes, and since it’s really just typing in numbers from a pile of paper that’s already here, three hours on a Tuesday is plenty.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Three hours would do if nothing went wrong. In his house, something always has.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'He’s surer than he should be. What he’s wrong about is time, and he’s wrong because he throws out how long it took before.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Every year something different goes wrong, and something will again. He plans for the year in which nothing does.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'He isn’t out to prove a belief by picking his evidence. The old weekends are right there; he calls them flukes.',
      },
    ],
  },
  {
    id: 'planning-fallacy-two-day-move',
    kind: 'sound',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Parker: Did you get the truck?\nMei: Saturday AND Sunday\nParker: For forty boxes? How come?\nMei: We’ve moved four times. I planned one day every time and every time we were still carrying at midnight. I don’t know what’ll go wrong. Something will',
    decidingWords: ['We’ve moved four times', 'I don’t know what’ll go wrong. Something will'],
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'It’s how Mei planned the four times before. This time she goes by how they turned out.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Neither of them claims to be especially good at moving boxes.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'She admits that she guessed wrong every time. She doesn’t claim that she knew.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She goes by what four moves really took instead of what this one should take. She can’t name the trouble, and she leaves room for it.',
      },
    ],
  },
  {
    id: 'planning-fallacy-promise-a-date',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“When can we have it?” the client asks, hoping for Wednesday night, and your boss nods at you hopefully. It’s Monday morning. Your list for the report adds up to three days, and you know every step, but the last five reports also had three-day lists, and each was done in six or seven working days. The client will book its printer for whatever day you say.\n\nWhat do you say?',
    decidingWords: ['each was done in six or seven'],
    options: [
      {
        text: 'Promise them the report in seven working days, next Tuesday.',
        right: true,
        tag: 'wait',
        rationale: 'Six or seven days is what such reports really take. The printer will be glad of a date that holds.',
      },
      {
        text: 'Ask them to wait until Wednesday for a date.',
        tag: 'wait',
        rationale: 'It puts off the awkward moment. You won’t know more by then than five reports have taught you.',
      },
      {
        text: 'Promise them the report in four days, on Thursday.',
        tag: 'split',
        rationale: 'One extra day feels like a cushion. The quickest of the five needed three more than planned.',
      },
      {
        text: 'Promise them the report in three days, on Wednesday.',
        tag: 'go ahead',
        rationale:
          'It’s what everyone in the room wants to hear, and it’s what the list says. The list has been wrong five times.',
      },
    ],
    flip: {
      fact: 'Each of the last five was done in three days.',
      makesRight: 'Promise them the report in three days, on Wednesday.',
    },
  },
]
