import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'recency-bias',
  aliases: ['Recency Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['latest', 'last impression', 'fresh in mind', 'short memory', 'yearly review', 'recent events', 'timing'],
  link: 'https://en.wikipedia.org/wiki/Recency_bias',
  definition:
    'Giving the newest events far more weight than older ones that count just as much. A whole year gets judged by its last few days, because those are still fresh.',
  gloss: 'The latest events count too much.',
  neighbors: [
    { concept: 'anchoring', tellApart: 'Was the judgment pulled by what came first, or by what came last?' },
    {
      concept: 'negativity-bias',
      tellApart: 'Does an event weigh more because it’s fresh, or because it’s unpleasant?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Does someone go by the last few events, or by how much something looks like the typical case?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Do the latest events count too much, or does it look as if anyone could have seen the result coming?',
    },
    {
      concept: 'availability-heuristic',
      tellApart:
        'Do these events stand out only because they’re recent, or are they easy to remember for some other reason?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Does it count for more because it’s the latest thing to happen, or because the crowd is growing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Forty years of notes say that the village well in Rajasthan runs low about one summer in three. The last two summers were good, and nobody touched the reserve tank. The well, the fields and the number of houses are the same as ever. “Going by these two years, we don’t need the tank,” says Lalita at the meeting, and the village decides to sell it.',
    failingStep: 'Going by these two years, we don’t need the tank',
    why: 'Two good summers are two lines out of forty, and two in a row aren’t rare in notes like these. They feel like the rule because they’re fresh. Lalita needs a sign of lasting change, such as a new canal.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. Once a road has been rebuilt, last month’s travel times tell you more than ten years of old ones. Newest is also best for things that go out of date, like a bus schedule.',
  reply:
    'Before you judge a long stretch, write down what happened in each part of it, oldest first. Then ask whether anything really changed in the last part, or whether it’s just the latest.',
  evidence:
    'Murdock (1962), “The Serial Position Effect of Free Recall,” Journal of Experimental Psychology 64; Hogarth & Einhorn (1992), “Order Effects in Belief Updating: The Belief-Adjustment Model,” Cognitive Psychology 24, who show that in some tasks the first items win instead.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'recency-bias-best-year',
    slot: 'bias17',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Evelyn, I read my journal from January on, as you told me to. Tomas was there every day when Dad was in the hospital, he drove up in the storm in March, he learned to braid Maya’s hair from a video, and he’s made me coffee every morning for eleven months. You’re in there, too, telling me to marry him. But on Thursday he forgot our anniversary dinner, and on Friday, which is the last page in the book, he snapped at me in front of Mark. After these two days I finally see what kind of man he is, and since I don’t want to spend my life with somebody who doesn’t care enough to remember one dinner, I’ve packed his things and put them in the hall by the door. Please don’t call. Heidi',
    decidingWords: ['After these two days I finally see what kind of man he is'],
    breaksAt:
      'After these two days I finally see what kind of man he is, and since I don’t want to spend my life with somebody who doesn’t care enough to remember one dinner, I’ve packed his things and put them in the hall by the door.',
    options: [
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Two days at the end of the book outweigh eleven months of it. They count, and so does everything before Thursday.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'Nobody else’s opinion carries her along. The one friend in the letter says the opposite.',
      },
      {
        label: 'choice-overload',
        rationale: 'She isn’t worn out by having too many men or plans to pick from.',
      },
      {
        label: 'loss-aversion',
        rationale: 'There’s no gain set against something she’d have to give up. She’s judging him.',
      },
    ],
  },
  {
    id: 'recency-bias-migraine-diary',
    slot: 'bias17',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your migraine diary covers two years, in which you took each of the four pills for six months, about 20 attacks each. White helped nine times, blue 11, red 17 and yellow 8. This week, when you got a leftover yellow one from a friend, it worked like magic in half an hour. “Which one should I write you?” says the doctor, who has her pen out.\n\nWhat do you ask for?',
    decidingWords: ['White helped nine times, blue 11, red 17 and yellow 8'],
    options: [
      {
        text: 'Ask her for the white pill from now on.',
        tag: 'go ahead',
        rationale: 'White helped in 9 of 20. Nothing speaks for it over red.',
      },
      {
        text: 'Ask her for the blue pill from now on.',
        tag: 'split',
        rationale: 'It’s second in the diary, a good way behind red.',
      },
      {
        text: 'Ask her for the yellow pill from now on.',
        tag: 'decline',
        rationale:
          'Tuesday is still fresh, and it was wonderful. It makes nine good days with yellow, against 17 with red.',
      },
      {
        text: 'Ask her for the red pill from now on.',
        right: true,
        tag: 'ask',
        rationale: 'Seventeen of 20 over half a year says more about your head than one good day.',
      },
    ],
    flip: {
      fact: 'In the diary it’s yellow 17, red 8.',
      makesRight: 'Ask her for the yellow pill from now on.',
    },
  },
  {
    id: 'recency-bias-state-debate',
    slot: 'bias17',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'You teach debate, and one student goes to state. All year you’ve scored the ten meets in the same way, and the rule says that the total decides: Warren 81, Crystal 88, Yolanda 79, Paco 76. At the tenth meet, on Saturday, Paco gave the best speech you’ve heard in years. Parents were in tears, and the principal, who needs the name now, is still talking about it in the hall.\n\nWhom do you send?',
    decidingWords: ['the rule says that the total decides', 'Crystal 88'],
    options: [
      {
        text: 'Send in the name of Warren, who came second.',
        tag: 'split',
        rationale: 'Nothing but the order of the list speaks for second place.',
      },
      {
        text: 'Send in the name of Crystal, who has 88.',
        right: true,
        tag: 'compare',
        rationale: 'Paco’s Saturday is already in his 76. All ten meets count, and over ten she’s ahead.',
      },
      {
        text: 'Send in no name until the principal has voted.',
        tag: 'ask',
        rationale: 'The rule asks for a total, and you’ve got it.',
      },
      {
        text: 'Send in the name of Paco, who has 76.',
        tag: 'go ahead',
        rationale: 'One great Saturday is the last thing everybody saw. There were nine others.',
      },
    ],
    flip: {
      fact: 'The rule says that the last meet alone decides.',
      makesRight: 'Send in the name of Paco, who has 76.',
    },
  },
  {
    id: 'recency-bias-weigh-in',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'When I weighed myself on the first of each month for a year, I’d lost weight in eleven of the twelve, 31 pounds in all, and I’d told everybody. This month I gained two. The plan doesn’t work for me. I’ve canceled.',
    decidingWords: ['I’d lost weight in eleven of the twelve'],
    breaksAt: 'The plan doesn’t work for me.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'There’s no boast about a skill or a guess, just a scale and a verdict.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'That would mean claiming now to have seen it coming.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Eleven months down and 31 pounds lost say that it works. One month up is the newest number, and only one of twelve.',
      },
      {
        label: 'no-flaw',
        rationale: 'Two pounds in a month is water, or a birthday. It’s no reason to write off a year.',
      },
    ],
  },
  {
    id: 'recency-bias-weigh-in-sound',
    twinOf: 'recency-bias-weigh-in',
    kind: 'sound',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'When I weighed myself on the first of each month for a year, I’d gained weight in eleven of the twelve, 31 pounds in all, and I’d told nobody. This month I lost two. The plan doesn’t work for me. I’ve canceled.',
    decidingWords: ['I’d gained weight in eleven of the twelve, 31 pounds in all'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'The verdict goes no further than what a year of weighing shows.',
      },
      {
        label: 'recency-bias',
        rationale: 'The newest month is the one good one, and it isn’t allowed to decide.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'All twelve months count alike, and eleven of them went the wrong way. That’s plenty for “doesn’t work for me.”',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nobody claims to have known it all along.',
      },
    ],
  },
  {
    id: 'recency-bias-night-lead',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'You need a night lead by five today, and what a lead does is close. All year you’ve logged who closed without a mistake, out of 60 nights each: Hussein 41, Brenda 57, Doreen 44, Kelly 43. Last Tuesday the register froze, and Doreen stayed until two and got it right to the penny. The owner wrote to everybody about it. “Doreen, I suppose?” he asks on his way out.\n\nWhose name do you give him?',
    decidingWords: ['Brenda 57', 'Doreen 44'],
    options: [
      {
        text: 'Give him Hussein, who has the most seniority.',
        tag: 'wait',
        rationale: 'What a lead does is close, and he’s the weakest of the four at that.',
      },
      {
        text: 'Give him Brenda, who trained the other three.',
        right: true,
        tag: 'compare',
        rationale: 'Sixty nights of closing say who closes best. Doreen’s fine night is one of her 44.',
      },
      {
        text: 'Give him Doreen, who knows the register inside out.',
        tag: 'go ahead',
        rationale: 'Everyone’s talking about Tuesday, and it was impressive. It’s one night, and there are 60.',
      },
      {
        text: 'Give him both Doreen and Brenda, every other night.',
        tag: 'split',
        rationale: 'He asked for one lead, and one of them is clearly better at it.',
      },
    ],
    flip: {
      fact: 'Out of 60 nights, Doreen closed right on 57 and Brenda on 44.',
      makesRight: 'Give him Doreen, who knows the register inside out.',
    },
  },
  {
    id: 'recency-bias-night-lead-sound',
    twinOf: 'recency-bias-night-lead',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'You need a night lead by five today, and what a lead does is close. All year you’ve logged who closed without a mistake, out of 60 nights each: Hussein 41, Brenda 44, Doreen 57, Kelly 43. Last Tuesday the register froze, and Doreen stayed until two and got it right to the penny. The owner wrote to everybody about it. “Doreen, I suppose?” he asks on his way out.\n\nWhose name do you give him?',
    decidingWords: ['Doreen 57'],
    options: [
      {
        text: 'Give him Hussein, who has the most seniority.',
        tag: 'wait',
        rationale: 'Years don’t close a register, and on that he has the lowest number.',
      },
      {
        text: 'Give him Brenda, who trained the other three.',
        tag: 'compare',
        rationale: 'Training others is to her credit. Doreen closed right on 57 nights, and Brenda on 44.',
      },
      {
        text: 'Give him Doreen, who knows the register inside out.',
        right: true,
        tag: 'go ahead',
        rationale: 'One famous night wouldn’t be enough. She’s also ahead over the whole year, by thirteen nights.',
      },
      {
        text: 'Give him both Doreen and Brenda, every other night.',
        tag: 'split',
        rationale: 'He wants one name, and the year’s log gives him one.',
      },
    ],
    flip: {
      fact: 'Out of 60 nights, Brenda closed right on 57 and Doreen on 44.',
      makesRight: 'Give him Brenda, who trained the other three.',
    },
  },
  {
    id: 'recency-bias-map-app',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Maya: Which map app do you use?\nMark: I counted last year. Blue got me lost 3 times in 200 trips, and Green 41 times\nMaya: Wow, so Blue\nMark: No, Blue sent me to the wrong airport entrance yesterday. I’m only using Green from now on',
    decidingWords: ['Blue got me lost 3 times in 200 trips, and Green 41 times'],
    breaksAt: 'I’m only using Green from now on',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'Mark isn’t going by how much an app looks like a good one. He has counts.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'All trips are on his list, the good and the bad.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Getting lost yesterday is annoying, and it’s the fourth time in 201. Green’s number is ten times worse.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale: 'Yesterday’s wrong turn is one of hundreds. It stands out because it was yesterday.',
      },
    ],
  },
  {
    id: 'recency-bias-two-weeks',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Year-end ratings, Ethan. From January through November: highest sales in the region, no complaints, trained three new people. In December he missed two deadlines. Laurel said that December is the Ethan we have now, and everyone nodded. Rated “needs improvement.” Next: Nick.',
    decidingWords: ['From January through November: highest sales in the region', 'December is the Ethan we have now'],
    breaksAt: 'Laurel said that December is the Ethan we have now, and everyone nodded.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'They agree with each other, but they aren’t joining anything that’s growing.',
      },
      {
        label: 'no-flaw',
        rationale: 'December counts, too. It’s one month out of the twelve being rated.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nobody set out to prove that he’s weak. The latest month simply takes the place of the year.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Eleven excellent months count for nothing next to the last one, for no other reason than that it’s the last.',
      },
    ],
  },
  {
    id: 'recency-bias-best-quarter',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Ms. Morgan, I know what you’re going to say: in 16 of the 20 years on your chart, my boring fund has beaten the energy fund. But the energy fund is up 22 percent in the last three months, and that’s the market we’re in now, not the one from 2009, however good your chart may look in a frame on the wall. Please move all of it, including the college money. Micah L.',
    decidingWords: ['in 16 of the 20 years on your chart, my boring fund has beaten the energy fund'],
    breaksAt:
      'But the energy fund is up 22 percent in the last three months, and that’s the market we’re in now, not the one from 2009, however good your chart may look in a frame on the wall.',
    options: [
      {
        label: 'negativity-bias',
        rationale: 'Something bad would have to weigh too much. It’s a rise that carries him away.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Three months count for more with him than twenty years, for no other reason than that they’re the latest.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'A long record does get ignored. He doesn’t go by a telling detail instead, though; he goes by whatever came last.',
      },
      {
        label: 'no-flaw',
        rationale: 'Markets do change. He gives no reason to think that this one has, other than three months.',
      },
    ],
  },
  {
    id: 'recency-bias-new-landlord',
    kind: 'sound',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Xavier: 4 years of reviews for that building and they’re AWFUL\nImani: Look at the dates. The place was sold in May. The last nine are by people who’ve lived there under both owners, and all nine say the heat works now\nImani: So I’m going by those',
    decidingWords: ['The place was sold in May', 'by people who’ve lived there under both'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'The old record belongs to an owner who’s gone.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'The bad reviews aren’t given extra weight for being bad. They’re set aside because the owner is gone.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Something changed in May that makes the old reviews out of date, and the new ones come from people who can compare.',
      },
      {
        label: 'recency-bias',
        rationale:
          'She goes by the latest nine and not by four years. That’s right when there’s a reason, and a new owner is one.',
      },
    ],
  },
  {
    id: 'recency-bias-the-kicker',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Your team is down by two with time for one kick, from 40 yards. Nick made his last two, and the bench is chanting his name. Over two seasons, from about that distance, Cole has made 24 of 30, while Nick has made 13 of 30.\n\nWhat do you do?',
    decidingWords: ['Cole has made 24 of 30, while Nick has made 13 of 30'],
    options: [
      {
        text: 'Ask the two of them who feels better today.',
        tag: 'ask',
        rationale: 'Both will say yes. You already know what you need.',
      },
      {
        text: 'Send in Cole, and let him take the kick.',
        right: true,
        tag: 'compare',
        rationale: 'Over a whole season from this distance, he makes four in five. Two kicks don’t change that.',
      },
      {
        text: 'Send in Nick, and let him take the kick.',
        tag: 'go ahead',
        rationale: 'Two fresh kicks and a chant are loud. Thirty kicks tell you much more than two.',
      },
      {
        text: 'Throw for the end zone, and choose neither one.',
        tag: 'decline',
        rationale: 'It avoids the choice. Nothing suggests that a throw is better than four in five.',
      },
    ],
    flip: {
      fact: 'Cole pulled a muscle in his kicking leg on the last play.',
      makesRight: 'Send in Nick, and let him take the kick.',
    },
  },
]
