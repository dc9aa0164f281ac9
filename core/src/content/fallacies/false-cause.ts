import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'false-cause',
  aliases: ['Post Hoc', 'Questionable Cause', 'Correlation Is Not Causation'],
  category: 'informal',
  severity: 'high',
  keywords: ['correlation', 'causation', 'coincidence', 'before and after', 'side by side', 'hidden factor', 'trend'],
  link: 'https://yourlogicalfallacyis.com/false-cause',
  definition:
    'Deciding that one thing brought about another just because the two go together, or because one came first. Chance might explain it just as well, or some third thing behind them both.',
  gloss: 'Mistakes “together” or “after” for “because.”',
  neighbors: [
    {
      concept: 'gamblers-fallacy',
      tellApart:
        'Is one thing said to have caused another, or is a result thought to be due because it hasn’t come up in a while?',
    },
    {
      concept: 'texas-sharpshooter',
      tellApart: 'Is a link mistaken for a cause, or did someone create the link by picking only the facts that fit?',
    },
    {
      concept: 'slippery-slope',
      tellApart: 'Is someone explaining what already happened, or predicting a chain of things to come?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Is the mistake about what caused what, or about letting one story speak for all cases?',
    },
    {
      concept: 'personal-incredulity',
      tellApart: 'Does the reasoning start from “these two go together” or from “I can’t picture it”?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Barbara’s six-year-old had one cold after another from October on. In May she started giving him a $50 elderberry syrup, and by the end of June he hadn’t coughed in three weeks. “It was the syrup,” she told the other parents at the pool. She’s ordered a year’s supply, and she’s written a five-star review so that no other kid has to be sick like that.',
    failingStep: 'It was the syrup',
    why: 'Barbara treats the syrup as the one thing that changed. Summer came, too, and children catch fewer colds once school is out. The other kids at the pool, who didn’t take any syrup, could have told her more: did their coughs go away as well?',
  },
  soundWhen:
    '“It came right after” is a good reason to suspect a cause, and a comparison can turn the hunch into knowledge. Twenty tomato plants get the new fertilizer; twenty beside them don’t. When the fertilized ones grow twice as tall, it’s fair to credit the fertilizer.',
  reply:
    '“You may be right. What else changed around then? And is there a place where they didn’t do it, so we can compare?”',
  evidence:
    'Aristotle, Rhetoric, book II, chapter 24, already lists taking “after this” for “because of this.” Yule (1926), “Why Do We Sometimes Get Nonsense-Correlations between Time-Series?,” Journal of the Royal Statistical Society 89.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'false-cause-new-streetlights',
    slot: 'fallacy2',
    form: 'A',
    mirrorOf: 'false-cause-worst-blocks',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“It says here break-ins are down about a fifth all over the state, in cities and small towns alike,” said Ruth, who was reading the news on her phone at her brother’s kitchen table.\n“Same here on the east side,” said Jim, “and you know I was against the new streetlights, because $1.2 million seemed crazy to me. But they went up a year ago April, and you can read a license plate at midnight. We had 212 break-ins the year before and 171 in the year since. The lights got rid of 41 of them, and I’m telling the council to do the west side next. Nobody should have to come home to what Mrs. Amory came home to.”',
    decidingWords: ['all over the state, in cities and small towns alike'],
    breaksAt: 'The lights got rid of 41 of them, and I’m telling the council to do the west side next.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Whose idea the lights were isn’t the point. He counts what happened once they were up.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Daylight isn’t praised here, and nobody objects that lamps are artificial.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The east side went from 212 to 171, about a fifth, just like the whole state. It may only have followed along, yet he credits the lights with the whole drop.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Nobody calls the lights good because other towns have them. Other towns come up only because break-ins fell there, too.',
      },
    ],
  },
  {
    id: 'false-cause-shop-listings',
    slot: 'q2',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Sellers, let our AI write your product pages! Last year 3,100 online shops turned it on in the first week of October. By the middle of December, their orders had gone from an average of 22 a week to 51. That’s what better pages do for a shop. Turn it on today for $19 a month, and watch your orders double.',
    decidingWords: ['in the first week of October'],
    breaksAt: 'That’s what better pages do for a shop.',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Nobody says the numbers are too hard to believe. The ad believes them gladly.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'That takes a few lucky shops picked out of the crowd. The average here covers all 3,100.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody says a good stretch was due after a slow one. The ad points to its pages.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Most shops sell more in December than in October, because people buy presents. The ad credits its pages with all of that growth.',
      },
    ],
  },
  {
    id: 'false-cause-grand-package',
    slot: 'fallacy2',
    form: 'B',
    kind: 'spot',
    genre: 'ad',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Thinking of cutting your guest list? Please read this first. Ten years ago 430 couples booked our Grand Package, at $38,000 and up. We looked up every one of them, and 390 are still married. For the country as a whole, it’s closer to seven in ten. A big wedding holds two people together. So add those cousins back in, and ask us about our payment plans.',
    decidingWords: ['at $38,000 and up', '390 are still married'],
    breaksAt: 'A big wedding holds two people together.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'No marriage is said to be safe because others have failed. Nothing here runs on luck.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'A small wedding isn’t said to set off a string of disasters. The ad makes one claim about big ones.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Couples who can pay $38,000 may have fewer money troubles to fight about, big wedding or not. The ad credits the wedding with marriages that may be safer anyway.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'That one needs somebody who rejects a thing as too hard to picture. The ad doubts nothing.',
      },
    ],
  },
  {
    id: 'false-cause-worst-august',
    slot: 'q2',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Okay, I was one of the people who made fun of the $240 money course in this thread, so here’s my follow-up. In August the transmission died, the dog needed an operation, and the roof started leaking, all in three weeks. Kevin, who had us on $4,800 a month and had kept us there all year, added up everything we’d spent in August and got $9,100. We had the worst argument of our marriage, and that Sunday I signed us up. We watched the six videos together, which was nice, honestly. September came in at $4,750 and October at $4,820. So the course cut our spending nearly in half, and it’s already paid for itself. If you’re where we were, quit laughing and buy it.',
    decidingWords: ['had kept us there all year'],
    breaksAt: 'So the course cut our spending nearly in half, and it’s already paid for itself.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Nobody counts on a good month because a bad one came before. The writer looks back and hands out credit.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'One freak month brought three big bills. Then spending went back to about $4,800, where it had been all year, and the course gets the credit.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'The two months right after the course aren’t picked from a heap of others. The question is what brought spending down.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'The writer used to make fun of the course, but never called it useless for being hard to imagine.',
      },
    ],
  },
  {
    id: 'false-cause-thursday-breakfast',
    slot: 'fallacy2',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hi team, Neha looked up everyone we’ve promoted in the last four years, and it turns out that people who come to the Thursday breakfasts move up at twice the rate of people who don’t. As you know, those have always been optional, and they start at 6:30. The breakfasts are what gets people promoted, so starting in May they’ll be part of the job for everybody in the department. If you can’t find a sitter that early, come and talk to me. Rhonda',
    decidingWords: ['those have always been optional, and they start at 6:30'],
    breaksAt:
      'The breakfasts are what gets people promoted, so starting in May they’ll be part of the job for everybody in the department.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'People who show up at 6:30 without having to may be the most eager ones, who’d move up anyway. That the two go together doesn’t make breakfast the cause.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No one is called due for a promotion after a long wait. Rhonda compares two groups of people.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Neha looked up everyone who was promoted, so no handy cases were picked out. The trouble starts with what Rhonda makes of the difference.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Rhonda finds the result easy to believe. For that label, somebody has to reject what they can’t picture.',
      },
    ],
  },
  {
    id: 'false-cause-rented-violins',
    slot: 'q2',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'According to the district’s own numbers, kids whose families rent an instrument score 60 points higher in math than the rest. Music makes kids better at math! Hand every sixth grader a violin. Nobody will ever have to pay for a tutor again.',
    decidingWords: ['kids whose families rent an instrument'],
    breaksAt: 'Music makes kids better at math!',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Wood and strings aren’t praised for being natural. The reason given is a test score.',
      },
      {
        label: 'anecdotal',
        rationale: 'That takes one person’s story in place of numbers. These are the numbers of a whole district.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Families who can rent an instrument can often pay for other help, too. High scores and rentals go together, but that doesn’t show that playing raised the scores.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many families rent isn’t the reason. The reason is that their kids’ scores are higher.',
      },
    ],
  },
  {
    id: 'false-cause-walking-group',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“They followed 1,200 people for three years after a heart attack,” Elena told her father, who was 79, “and those who’d signed up for the walking group had a third fewer second attacks than those who hadn’t.”\n“A third?” he asked from his recliner.\n“A third. That means walking prevents second attacks, Dad.”\n“Maybe it does, but I’m still not walking around the mall at seven in the morning with a bunch of old people,” said her father.',
    decidingWords: ['those who’d signed up for the walking group'],
    breaksAt: 'That means walking prevents second attacks, Dad.”',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'People who sign up for a walking group may be in better shape to begin with. That alone could explain the difference, so the study doesn’t show that walking did it.',
      },
      {
        label: 'anecdotal',
        rationale: 'Elena isn’t going by one person’s experience. She has 1,200 people.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Her father just doesn’t feel like walking. He doesn’t call it hard to believe; he says, “Maybe it does.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Walking may well be good for his heart. People chose for themselves whether to join, though, so this study can’t show it.',
      },
    ],
  },
  {
    id: 'false-cause-walking-group-sound',
    twinOf: 'false-cause-walking-group',
    kind: 'sound',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“They had 1,200 people draw lots after a heart attack,” Elena told her father, who was 79, “and in three years the ones who drew the walking group had a third fewer second attacks than the ones who didn’t.”\n“A third?” he asked from his recliner.\n“A third. That means walking prevents second attacks, Dad.”\n“Maybe it does, but I’m still not walking around the mall at seven in the morning with a bunch of old people,” said her father.',
    decidingWords: ['They had 1,200 people draw lots'],
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Not wanting to walk around the mall isn’t the same as refusing to believe the result.',
      },
      {
        label: 'anecdotal',
        rationale: 'A single story would be thin. This rests on 1,200 people and three years.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Drawing lots should make two groups this big much alike except for the walking, and the difference is large. That’s a good reason to say the walking did it.',
      },
      {
        label: 'false-cause',
        rationale:
          'One thing does get the credit for another. Because chance decided who’d be in which group, no other difference is likely to explain it.',
      },
    ],
  },
  {
    id: 'false-cause-cancel-script',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“We switched from the old script to the new one the week our cheaper plan came out,” the manager told the phone team. “The new one’s working. Of every 100 people who call to cancel, it loses 19. The old one lost 31.”',
    decidingWords: ['the week our cheaper plan came out'],
    breaksAt: '“The new one’s working.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody says that after so many lost callers, better luck was due.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'A cheaper plan came in the same week as the script. It may explain the whole change by itself, so the numbers don’t show what the script did.',
      },
      {
        label: 'no-flaw',
        rationale: 'The numbers did get better, and that’s worth knowing, but what made them better is left open.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'All the callers are counted, before and after. No handful of good weeks was picked out.',
      },
    ],
  },
  {
    id: 'false-cause-cancel-script-sound',
    twinOf: 'false-cause-cancel-script',
    kind: 'sound',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“For 6,000 calls now, we’ve let the computer pick the old script or the new one at random,” the manager told the phone team. “The new one’s working. Of every 100 people who call to cancel, it loses 19. The old one loses 31.”',
    decidingWords: ['pick the old script or the new one at random'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'The computer draws a script for each call. No one expects it to make up for earlier draws.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'All the people who call to cancel are counted, so no good weeks were picked out.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Over 6,000 calls, chance gave both scripts much the same mix of callers. The gap is large, and the script is what’s left to explain it.',
      },
      {
        label: 'false-cause',
        rationale:
          'Credit does go to one thing, the script. Because each call got its script at random, nothing else should have changed along with it.',
      },
    ],
  },
  {
    id: 'false-cause-worst-blocks',
    mirrorOf: 'false-cause-new-streetlights',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Dear council members, Before you vote on streetlights for the west side, please look at the east side. I’ve counted last month’s break-ins there from the police log. You put the first lights on the blocks the police called the worst, and what did it do for them? A block with lights had three times as many break-ins, on average, as one that’s still waiting. Bright streets attract burglars. My mother lives alone over here, and I don’t want her house lit up like a store window. Judy Petersen',
    decidingWords: ['on the blocks the police called the worst'],
    breaksAt: 'Bright streets attract burglars.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Those blocks got lights because they already had the most break-ins. The trouble came first, and Judy has it backward.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody thinks that blocks with many break-ins are owed a quiet month.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Her warning has one step, lights and then burglars. No chain of later disasters follows.',
      },
      {
        label: 'no-flaw',
        rationale:
          'She did go and count, which is more than most people do. Her numbers fit just as well with lights that went where the burglars already were.',
      },
    ],
  },
  {
    id: 'false-cause-six-visits',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Threw your back out? They’ll tell you to give it six weeks. Who has six weeks to lie around? Last year 1,150 people came to us within days of their injury, and then once a week, and we followed all of them. At the first visit most could hardly put on their own socks, and some were already afraid for their jobs. By the sixth, nine in ten were back to their normal lives. Our adjustments healed those backs. Your first visit is just $49, so call today and ask for Farah at the front desk.',
    decidingWords: ['give it six weeks'],
    breaksAt: 'Our adjustments healed those backs.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Six weekly visits take about as long as people are told to wait anyway. The clinic takes the credit without looking at anyone who stayed home.',
      },
      {
        label: 'anecdotal',
        rationale: 'That label needs the story of a single patient. They followed 1,150 people.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The treatment isn’t called good because of who invented it or where.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine in ten is a fine result, and leaving nobody out is honest. What’s missing is anyone who got better, or didn’t, without the visits.',
      },
    ],
  },
  {
    id: 'false-cause-magnesium',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '★★★★★ For three years I drove the overnight route and slept maybe four hours a day, in pieces. I snapped at the kids, and twice I nodded off at a red light. My wife bought me these magnesium gummies when I finally got moved to days in March, and now I’m out cold by ten and up before the alarm. It’s been eight weeks without one bad night! These gummies fixed my sleep, and they’ll fix yours.',
    decidingWords: ['when I finally got moved to days in March'],
    breaksAt: 'These gummies fixed my sleep, and they’ll fix yours.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The better sleep is real, and the review is honest about it. That the gummies brought it on is the part that doesn’t follow.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The gummies came just when three years of night work ended. Sleeping at night may explain the change by itself, but the gummies get all the credit.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'That would take a pile of results with only the lucky ones shown. Here there’s one change in sleep and two things that could be behind it.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody expects good nights because so many bad ones came before.',
      },
    ],
  },
  {
    id: 'false-cause-five-hours',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The Parent Letter, September: In a new survey of 4,000 teenagers, those who spent five hours a day or more on their phones were twice as likely to say they felt hopeless. Phones are doing this to our kids. If your daughter has stopped laughing at dinner, you don’t need a therapist with a three-month waiting list. You need a drawer with a lock on it, and she’ll be herself again by Halloween. Marcy',
    decidingWords: ['In a new survey'],
    breaksAt: 'Phones are doing this to our kids.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'A survey is offered in support. It may not be enough, yet nobody is told to disprove the claim.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Four thousand teenagers is a lot, and less phone time may do some good, but a survey like this can’t say which of the two things brings on the other.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Kids who feel hopeless may reach for their phones, or loneliness may lead to both. The survey shows that the two go together, and Marcy makes one the cause.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Marcy isn’t calling anything unbelievable. If anything, she finds this too easy to believe.',
      },
    ],
  },
  {
    id: 'false-cause-names-in-a-hat',
    kind: 'sound',
    genre: 'note',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To the school board: As you asked, we drew 30 of the district’s 60 ninth-grade homerooms out of a hat. Those started at 8:30 this semester, and the rest stayed at 7:30, with the same classes and the same length of day. Absences fell by a fourth in the late group and didn’t move in the other. I can’t tell you yet why it works, only that the later start lowered absences, and I’d like to offer it to everyone.',
    decidingWords: ['drew 30 of the district’s 60 ninth-grade homerooms out of a hat', 'didn’t move in the other'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'It does credit one thing with another. Chance decided who started late, though, so no other difference is likely to explain the drop.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Not knowing why it works is admitted openly, and it isn’t used as a reason for anything.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Drawing from a hat should leave the two groups much alike except for the hour, and only one group changed. That’s a strong reason to name a cause.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'The person who makes the claim also brings the evidence, which is how it should be.',
      },
    ],
  },
]
