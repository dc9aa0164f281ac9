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
    'A short estimate is fine when it’s based on how such jobs have gone, or when whatever caused the old delays is gone. If a broken printer cost you two days on each of the last three orders, and it’s been replaced, you can take those two days off.',
  reply:
    'Ask how long your last few jobs of this kind took. Start from that number, and change it only for a reason you could show to someone else. Promise that date, not the hopeful one.',
  evidence:
    'Kahneman & Tversky (1979), “Intuitive Prediction: Biases and Corrective Procedures,” TIMS Studies in Management Science 12; Buehler, Griffin & Ross (1994), “Exploring the ‘Planning Fallacy’: Why People Underestimate Their Task Completion Times,” Journal of Personality and Social Psychology 67.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'planning-fallacy-before-the-airport',
    slot: 'bias9',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Your mother leaves for the airport at five, and by then everything has to be on her new phone. It’s five steps, ten minutes apiece. She needs the old one until one o’clock, for a call from her doctor. The game is on from one to four, your brothers are coming over, and there’s chili. All three times you did this for relatives, it took a little over three hours because of some missing password. “Watch your game,” she says. “We’ll do it after.”\n\nWhen do you start on the phone?',
    decidingWords: ['it took a little over three hours'],
    options: [
      {
        text: 'Start moving everything over at noon.',
        tag: 'go ahead',
        rationale: 'It leaves the most time, but at noon she still needs the old phone, for the doctor’s call.',
      },
      {
        text: 'Start moving everything over at one.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Each of those three phones took a little over three hours, so you need most of the time until five. It costs you the game.',
      },
      {
        text: 'Start moving everything over at half past two.',
        tag: 'go ahead',
        rationale: 'It gets you half of the game. Two and a half hours is less than it took any of the three times.',
      },
      {
        text: 'Start moving everything over at four.',
        tag: 'go ahead',
        rationale:
          'Five steps of ten minutes fit into an hour. The steps leave out the password that’s been missing every time.',
      },
    ],
    flip: {
      fact: 'All three times you did this for relatives, it took about 40 minutes.',
      makesRight: 'Start moving everything over at four.',
    },
  },
  {
    id: 'planning-fallacy-garage-list',
    slot: 'bias9',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'GRANDMA’S GARAGE, SATURDAY #4\n9:00 The shelves (from list #3)\n10:30 Dump\n11:30 The freezer (from lists #1, #2 and #3)\n12:00 Sweep, lock up, all done!\n1:00 Beach with the kids, as promised',
    decidingWords: ['SATURDAY #4'],
    breaksAt: '12:00 Sweep, lock up, all done!',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'The list looks ahead. Nobody’s saying they knew it all along.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'It isn’t a beginner thinking it’s easy. Whoever wrote this has already spent three Saturdays on that garage.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Three Saturdays with a list weren’t enough, and things are still left over from the first. The fourth list has it all done in time for the beach.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nobody is gathering evidence for a belief. It’s a plan for a Saturday.',
      },
    ],
  },
  {
    id: 'planning-fallacy-lead-story',
    slot: 'bias9',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'At two o’clock the hospital announces that it’s closing its emergency room. “Promise me the full story by five, and you lead the site,” your editor texts. You’ve got the quotes, and you can already see the first paragraph. The last six times a story broke around two, you were done between five-thirty and six. Most people read the site at seven. She adds, “Five? Say yes,” and three hearts.\n\nWhat do you promise her?',
    decidingWords: ['you were done between five-thirty and six'],
    options: [
      {
        text: 'Promise her the full story by five.',
        tag: 'go ahead',
        rationale:
          'You can see the first paragraph, so it feels half written. Six stories like it all took longer than that.',
      },
      {
        text: 'Promise her the full story by six.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Six times out of six you were done by then, and most people read the site at seven. It’s a promise you can keep.',
      },
      {
        text: 'Promise her the full story by nine.',
        tag: 'go ahead',
        rationale: 'It leaves plenty of room for surprises. Most readers have come and gone by then.',
      },
      {
        text: 'Promise her the full story by midnight.',
        tag: 'go ahead',
        rationale: 'You’re sure to keep that promise, but most people will have read the site five hours earlier.',
      },
    ],
    flip: {
      fact: 'The last six times a story broke around two, you were done before half past four.',
      makesRight: 'Promise her the full story by five.',
    },
  },
  {
    id: 'planning-fallacy-asthma-trial',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dear families, Our asthma trial needs 200 children, and we’ll have them by June, since each clinic promised ten a month. Visits start July 1. To those of you who waited an extra year for each of our last two trials to fill, thank you. Dr. Lane',
    decidingWords: ['waited an extra year for each of our last two trials to fill'],
    breaksAt:
      'Dear families, Our asthma trial needs 200 children, and we’ll have them by June, since each clinic promised ten a month.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'Dr. Lane isn’t going by a case that’s easy to remember. June comes from what the clinics promised.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'The letter is about a date to come. It doesn’t say anything was obvious all along.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Two trials filled a year late. The third gets its date from what the clinics promised, as if nothing ever held a trial up.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fine to ask the clinics, but the last two trials show how much longer it can really take.',
      },
    ],
  },
  {
    id: 'planning-fallacy-asthma-trial-sound',
    twinOf: 'planning-fallacy-asthma-trial',
    kind: 'sound',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dear families, Our asthma trial needs 200 children, and we’ll have them by June, since the clinics have already enrolled 196. Visits start July 1. To those of you who waited an extra year for each of our last two trials to fill, thank you. Dr. Lane',
    decidingWords: ['the clinics have already enrolled 196'],
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'The date comes from a count, not from a case that’s easy to remember.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'Trusting a date after two late trials looks like it, but this one rests on children who’ve already enrolled, not on promises.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The last two trials filled late. This one has 196 of its 200 children already, so June is a safe date.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nothing has happened yet that anybody claims to have known.',
      },
    ],
  },
  {
    id: 'planning-fallacy-waking-dad',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dad had a terrible night, and now he’s asleep. His heart doctor across the street sees him at ten, and the next opening is in March. “Give me ten minutes and I’ll be ready,” Dad told you yesterday, and you’ve laid out his clothes. Since his fall, it’s taken 60 to 70 minutes from waking him to the doctor’s door, five times out of five. Your sister looks in and puts a finger to her lips. “Let the poor man sleep,” she says.\n\nWhen do you wake him?',
    decidingWords: ['it’s taken 60 to 70 minutes'],
    options: [
      {
        text: 'Wake him 30 minutes before the appointment.',
        tag: 'wait',
        rationale:
          'He needs the sleep, and ten minutes is what he promised. It hasn’t taken less than an hour since his fall.',
      },
      {
        text: 'Wake him 45 minutes before the appointment.',
        tag: 'wait',
        rationale: 'It lets him sleep a little longer. It’s 15 minutes short of the fastest time yet.',
      },
      {
        text: 'Wake him 60 minutes before the appointment.',
        tag: 'wait',
        rationale:
          'It works only if today matches the fastest of the five trips. If it doesn’t, he’s late, and the next opening is in March.',
      },
      {
        text: 'Wake him 75 minutes before the appointment.',
        right: true,
        tag: 'wait',
        rationale:
          'All five times, it took 60 to 70 minutes. Neither the clothes you laid out nor his ten minutes changes that.',
      },
    ],
    flip: {
      fact: 'The doctor sees him on a tablet, which takes 15 to 20 minutes from waking him, and doesn’t mind a late start.',
      makesRight: 'Wake him 30 minutes before the appointment.',
    },
  },
  {
    id: 'planning-fallacy-waking-dad-sound',
    twinOf: 'planning-fallacy-waking-dad',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dad had a terrible night, and now he’s asleep. His heart doctor is seeing him on the tablet at ten and doesn’t mind starting a few minutes late. “Give me ten minutes and I’ll be ready,” Dad told you yesterday, and you’ve laid out his clothes. Since the visits moved to the tablet, it’s taken 15 to 20 minutes from waking him to getting the doctor on, five times out of five. Your sister looks in and puts a finger to her lips. “Let the poor man sleep,” she says.\n\nWhen do you wake him?',
    decidingWords: ['it’s taken 15 to 20 minutes'],
    options: [
      {
        text: 'Wake him 30 minutes before the appointment.',
        right: true,
        tag: 'wait',
        rationale:
          'It looks tight, but in five visits on the tablet, 20 minutes was the most it took, and he needs the sleep.',
      },
      {
        text: 'Wake him 45 minutes before the appointment.',
        tag: 'wait',
        rationale: 'It’s a nice margin, but it costs him sleep he needs. With the tablet it’s never been over 20.',
      },
      {
        text: 'Wake him 60 minutes before the appointment.',
        tag: 'wait',
        rationale: 'He’d sit in front of the tablet for over half an hour after a terrible night.',
      },
      {
        text: 'Wake him 75 minutes before the appointment.',
        tag: 'wait',
        rationale: 'It gives up nearly an hour of sleep, and none of the five visits called for that.',
      },
    ],
    flip: {
      fact: 'The doctor sees him across the street, which takes 60 to 70 minutes from waking him, and the next opening is in March.',
      makesRight: 'Wake him 75 minutes before the appointment.',
    },
  },
  {
    id: 'planning-fallacy-inventory-night',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Aaliyah: When’s inventory over tonight? I need a sitter\nBrandon: Ten. I walked the aisles and can see exactly how it’ll go\nAaliyah: You said ten the last six times. We’ve never left before one\nBrandon: Not tonight. Tell the sitter ten',
    decidingWords: ['You said ten the last six times'],
    breaksAt: 'Brandon: Ten.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'That’s ignoring how common something is in general. What Brandon ignores is his own last six inventories.',
      },
      {
        label: 'anchoring',
        rationale: 'Nobody else brought up “ten” and pulled his guess along. It’s his own number.',
      },
      {
        label: 'no-flaw',
        rationale: 'He knows the aisles, and that’s worth something, but he knew them the other six times, too.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'He pictures every aisle going smoothly. Six nights out of six went until one or later, and that’s the better guide.',
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
      'Dear Mom, It’s official, we’re doing the kitchen! We got the crew that did the Parkers’, and after eleven weeks the Parkers have finally stopped washing their dishes in the bathtub. I’ve picked the tile already, and I have a spreadsheet. Kitchen gone Monday, kitchen done in four weeks! So come for your birthday on the 28th, and I’ll cook. Rico in 3C says hi. He’s happy, too, because the same guys are coming back on Thursday with the rest of his cabinets, just two months late. Love, Stella',
    decidingWords: ['after eleven weeks', 'just two months late'],
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
          'The same crew took far longer in two other kitchens. She goes by her spreadsheet, not by how those went.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Having the tile helps a little, but two kitchens by the same crew are a better guide to how long it’ll take than any spreadsheet.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'She isn’t doing the work herself and doesn’t claim to know how.',
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
      'Taxes. I’ve got it blocked out, Tuesday the 14th, six to nine, and then I can have a beer and forget about it for a year. Last year I’d blocked out three hours, too, and it ate the whole weekend because of a 1099 that never came. The year before that I couldn’t find the daycare’s tax number, so that was a weekend plus Monday and a late fee. But those were flukes. It’s just typing in numbers from a pile that’s already here, so three hours on a Tuesday is plenty.',
    decidingWords: ['But those were flukes.'],
    breaksAt: 'It’s just typing in numbers from a pile that’s already here, so three hours on a Tuesday is plenty.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Three hours is enough when nothing’s missing. Both years, something was.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          '“Plenty” does sound awfully sure. The three hours are off because the last two years get thrown out as flukes.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Two years running, something different ate up the weekend. The writer plans for a year in which nothing comes up.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'No evidence is picked to support a belief. The lost weekends are right there. They’re just called flukes.',
      },
    ],
  },
  {
    id: 'planning-fallacy-truck-by-noon',
    kind: 'sound',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Parker: The truck’s due back at NOON?? Every time we’ve moved we were still carrying boxes at midnight\nMei: From the sixth floor. Now it’s ground floor to ground floor. So were your mom’s move and Jo’s, and we had the truck back by eleven both times',
    decidingWords: ['Now it’s ground floor to ground floor', 'we had the truck back by eleven'],
    options: [
      {
        label: 'planning-fallacy',
        rationale:
          'Noon sounds like wishful thinking after those midnights, but it comes from two moves like this one.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Neither of them claims to be better at moving than they are.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Mei doesn’t say she knew how long the old moves would take.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'There’s no sixth floor this time, and two moves from ground floor to ground floor were done by eleven. Noon is a fair guess.',
      },
    ],
  },
  {
    id: 'planning-fallacy-keep-the-rental',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You and Jonah are redoing the kitchen of your new house, and until it’s done you’ll stay in the rental with the baby, at $1,900 a month. For the bathroom and the bedroom he had every step up on the wall, a month’s worth each time, and each room took just under three months. “Four weeks,” he says, and shows you the steps for the kitchen. The landlord wants a number today, and there’s no changing it. “One more month,” says Jonah, “and we’re home.”\n\nHow long do you keep the rental?',
    decidingWords: ['each room took just under three months'],
    options: [
      {
        text: 'Keep the rental for one more month.',
        tag: 'wait',
        rationale:
          'It’s the cheapest, and it’s what the steps add up to. They added up to a month for the other rooms, too.',
      },
      {
        text: 'Keep the rental for three more months.',
        right: true,
        tag: 'wait',
        rationale:
          'Two rooms in this house took just under three months each. That’s a better guide to the kitchen than a new list of steps.',
      },
      {
        text: 'Keep the rental for six more months.',
        tag: 'wait',
        rationale: 'It leaves room for delays, but it’s about three months’ rent beyond what either room took.',
      },
      {
        text: 'Keep the rental for nine more months.',
        tag: 'wait',
        rationale: 'Nothing in that house has taken nine months, and every month costs $1,900.',
      },
    ],
    flip: {
      fact: 'The bathroom and the bedroom were each done in just under a month.',
      makesRight: 'Keep the rental for one more month.',
    },
  },
]
