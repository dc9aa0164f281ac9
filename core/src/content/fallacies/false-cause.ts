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
    text: 'All winter, Barbara’s hens outside Dayton laid next to nothing. On the last day of February she put a radio in the henhouse, and by the end of March she was collecting nine eggs a day. “They needed music,” she tells her neighbor. She’s ordered a second radio for the other henhouse, whose eggs she hasn’t counted in weeks.',
    failingStep: 'They needed music',
    why: 'Barbara treats the radio as the one thing that changed. But the days also grow longer in March, and hens lay more when there’s more light. A look into the other henhouse, where no music played, would have told her more.',
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
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“It says here that break-ins are down by a fifth all over the state, in cities and small towns alike,” said Ruth, who was reading the paper at her brother’s kitchen table.\n“Same here on the east side,” said Jim, “and you know I was against the new streetlights, because $1.2 million seemed crazy to me. But they went up a year ago in April, and you can read a license plate at midnight. We had 210 break-ins the year before and 168 in the year since. The lights got rid of 42 of them, and I’m telling the council to do the west side next.”\nRuth turned the page and asked him if there was any coffee left.',
    decidingWords: ['all over the state, in cities and small towns alike'],
    breaksAt: 'The lights got rid of 42 of them, and I’m telling the council to do the west side next.”',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Whose idea the lights were isn’t the point. He counts what happened once they were up.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'No one praises daylight or calls the lamps unnatural.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The east side went from 210 to 168, which is a fifth, just like the whole state. It may only have followed along, yet he credits the lights with the whole drop.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Other towns come up only because their numbers fell, too. He doesn’t want the lights for being popular.',
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
      'Sellers, let our AI write your product pages! Last year 3,100 online shops turned it on in the first week of October. By the middle of December, orders at those shops, counting every one of them, had gone from 22 a week to 51. That’s what better pages do for a shop. Turn it on today for $19 a month, and watch your orders double.',
    decidingWords: ['in the first week of October'],
    breaksAt: 'That’s what better pages do for a shop.',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Nobody says that the numbers are too hard to believe. The ad believes them gladly.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'All 3,100 shops are counted, so no lucky few were picked out. What made their orders grow is the open question.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No slow stretch is supposed to be followed by a good one. The ad points to pages that sell.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Orders at nearly every shop climb from October to December, because people buy presents. The ad gives the season’s growth to its pages.',
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
    difficulty: 'easy',
    scenario:
      'Thinking of cutting your guest list? Please read this first. Ten years ago 430 couples booked our Grand Package, at $38,000 and up. We wrote to every one of them, and 390 are still married. For the country as a whole, it’s closer to seven in ten. A big wedding holds two people together. So add those cousins back in, and ask us about our payment plans.',
    decidingWords: ['at $38,000 and up', '390 are still married'],
    breaksAt: 'A big wedding holds two people together.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'No chance event is expected to make up for earlier ones. Marriages aren’t drawn from a hat here.',
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
          'Couples who can spend $38,000 tend to be older and to have more money, and such couples stay together more often anyway. The ad gives the credit to the party.',
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
    difficulty: 'medium',
    scenario:
      'Okay, I was one of the people who made fun of the $240 money course in this thread, so here’s my follow-up. We’re a family of four and usually spend around $4,800 a month. In August it came to $9,100, because the transmission died, the dog needed an operation, and the roof started leaking, all in three weeks. Kevin and I had the worst argument of our marriage, and that Sunday I signed us up. We watched the six videos together, which was nice, honestly. September came in at $4,750 and October at $4,820. So the course cut our spending nearly in half, and it’s already paid for itself. If you’re where we were, quit laughing and buy it.',
    decidingWords: ['usually spend around $4,800 a month'],
    breaksAt: 'So the course cut our spending nearly in half, and it’s already paid for itself.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody counts on a good month because a bad one came before. She looks back and hands out credit.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'August was a freak month, with three big repairs. Spending went back to the usual $4,800, as it was going to do without any videos. She credits the course for that.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Hits picked from a heap of misses are what that takes. She reports each month since, and nothing is left out.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'She did make fun of the course at first. By now she believes in it, so nothing is turned down for being hard to imagine.',
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
      'Hi team, Neha looked up every employee we’ve promoted in the last four years, and it turns out that people who come to the Thursday breakfasts, which are optional and full of our hardest workers, move up at twice the rate of people who don’t. The breakfasts are what gets people promoted. Starting in May they’ll be part of the job for all of you, because I want you all to move up. There will be eggs and coffee. Rhonda',
    decidingWords: ['which are optional and full of our hardest workers'],
    breaksAt: 'The breakfasts are what gets people promoted.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The breakfasts draw the hardest workers, and hard work gets people promoted with or without eggs. That the two go together doesn’t make one the cause.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No turn is said to be coming to anybody. Rhonda compares two groups of people.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Neha looked at everybody, so no handy cases were picked out. The trouble starts with what Rhonda makes of the difference.',
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
      'According to the district’s own numbers, kids whose families rent an instrument score 60 points higher in math than the rest. Music makes kids better at math! Hand every sixth grader a violin. Then the board can stop paying for tutors.',
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
          'Families that can pay for an instrument can often pay for other help, too. The scores go together with the rentals, and that doesn’t show that playing raised them.',
      },
      {
        label: 'bandwagon',
        rationale:
          'The comment doesn’t say that lots of families do it, so it must be good. It says that scores are higher.',
      },
    ],
  },
  {
    id: 'false-cause-cold-plunges',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“They followed 1,200 office workers for a year,” Elena told her sister, “and the 600 who had signed up for a cold plunge every morning took half as many sick days as the 600 who hadn’t.”\n“Half?” asked Greta.\n“Half. That means cold plunges cut down on sick days.”\n“Maybe they do, but I’m still not getting into ice water at six in the morning, no matter what it does for anybody,” said Greta.',
    decidingWords: ['the 600 who had signed up for a cold plunge every morning'],
    breaksAt: 'That means cold plunges cut down on sick days.”',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'People who sign up for ice water at dawn may well be healthier to begin with. That alone could explain the sick days, so the study doesn’t show that the water did it.',
      },
      {
        label: 'anecdotal',
        rationale: 'One person’s experience is what that label needs. Elena has 1,200 people.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Greta doesn’t feel like trying it. She never says that it can’t be so.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A year and 1,200 people do sound solid. The two groups chose themselves, though, and that leaves the conclusion hanging.',
      },
    ],
  },
  {
    id: 'false-cause-cold-plunges-sound',
    twinOf: 'false-cause-cold-plunges',
    kind: 'sound',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      '“They had 1,200 office workers draw lots,” Elena told her sister, “and in a year the 600 who had drawn a cold plunge every morning took half as many sick days as the 600 who hadn’t.”\n“Half?” asked Greta.\n“Half. That means cold plunges cut down on sick days.”\n“Maybe they do, but I’m still not getting into ice water at six in the morning, no matter what it does for anybody,” said Greta.',
    decidingWords: ['They had 1,200 office workers draw lots'],
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Refusing to get into the tub isn’t the same as refusing to believe the result.',
      },
      {
        label: 'anecdotal',
        rationale: 'A single story would be thin. This rests on 1,200 people and a year.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Lots made the two groups alike except for the plunge, and the difference is large. That’s a good reason to say the plunges did it.',
      },
      {
        label: 'false-cause',
        rationale:
          'One thing does get the credit for another. Because chance decided who plunged, there’s no other difference left to explain it.',
      },
    ],
  },
  {
    id: 'false-cause-new-warm-up',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“We started the new warm-up in week five, when Crystal came back from knee surgery,” Coach told the parents. “It’s helping us. Before that we lost by nine points on average, and now we win by six.” They agreed to come early.',
    decidingWords: ['when Crystal came back from knee surgery'],
    breaksAt: '“It’s helping us.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody says that after all those defeats the wins were due.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'A good player came back in the same week as the warm-up. Her return may explain the whole change, so the points don’t show what the warm-up did.',
      },
      {
        label: 'no-flaw',
        rationale: 'The numbers did get better, and that’s worth knowing. What made them better is left open.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'He gives the average of all the games, before and after. No handful of good ones was picked out.',
      },
    ],
  },
  {
    id: 'false-cause-new-warm-up-sound',
    twinOf: 'false-cause-new-warm-up',
    kind: 'sound',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“For 40 games we’ve flipped a coin to decide on the new warm-up,” Coach told the parents. “It’s helping us. Without it we lose by nine points on average, and with it we win by six.” They agreed to come early.',
    decidingWords: ['For 40 games we’ve flipped a coin'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'The coin decides who warms up. No one expects it to make up for earlier flips.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'All 40 games are in the averages, so no good ones were picked out.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A coin spread everything else evenly over the two kinds of games: injuries, opponents, weather. The gap is large, and the warm-up is what’s left to explain it.',
      },
      {
        label: 'false-cause',
        rationale:
          'Credit goes to one thing, the warm-up. The coin toss rules out the other things that may have changed along with it.',
      },
    ],
  },
  {
    id: 'false-cause-lobby-cameras',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear board, Before you spend $14,000 on lobby cameras, please consider what I found at 26 apartment buildings on our street. The nine with cameras lose three times as many packages as the others, and most of them put theirs in after a terrible December. Cameras attract thieves. Could we repair that old elevator instead? Judy Petersen, 5C',
    decidingWords: ['most of them put theirs in after a terrible December'],
    breaksAt: 'Cameras attract thieves.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Those buildings bought cameras because packages were already disappearing. The thefts came first, and Judy has it the wrong way around.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody thinks that a street with many thefts is owed a quiet year.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Her warning has one step, cameras and then thieves. No chain of later disasters follows.',
      },
      {
        label: 'no-flaw',
        rationale:
          'She did go and count, which is more than most people do. Her numbers fit just as well with thieves bringing cameras.',
      },
    ],
  },
  {
    id: 'false-cause-six-visits',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Threw your back out? Your doctor may tell you to wait, because a back like that usually gets better by itself within six weeks. Don’t wait! Last year 1,150 people came to us within days of their injury, and then once a week, and we followed all of them. At the first visit most could hardly put on their own socks, and by the sixth, nine in ten were back to their normal lives. Those are backs that our adjustments healed. Your first visit is just $49, so ask for Farah at the front desk.',
    decidingWords: ['usually gets better by itself within six weeks'],
    breaksAt: 'Those are backs that our adjustments healed.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Six weekly visits take as long as such a back needs to get better by itself. The clinic credits its own hands and never looks at people who stayed home.',
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
          'Nine in ten is a fine result, and leaving nobody out is honest. There’s still nothing to compare it with.',
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
      '★★★★★ I was skeptical, too, because for three years I’d driven the overnight route and slept maybe four hours a day, in pieces. In March I got moved to days and started these magnesium gummies the same week, and now I’m out cold by ten and up before the alarm. It’s been eight weeks without one bad night, and my wife says I’m a different person! These gummies fixed my sleep, and they’ll fix yours.',
    decidingWords: ['In March I got moved to days and started these magnesium gummies the same week'],
    breaksAt: 'These gummies fixed my sleep, and they’ll fix yours.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The better sleep is real, and the reviewer is honest about it. What brought it on is the part that doesn’t follow.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The gummies came in the same week that three years of night work ended. Sleeping at night explains the change by itself, and the review forgets it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'That would take a pile of results with only the lucky ones shown. Here there’s one change in sleep and two things that could be behind it.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody expects bad nights to be followed by good ones because a turn is coming.',
      },
    ],
  },
  {
    id: 'false-cause-set-the-table',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Family newsletter, September: A survey of 4,000 teenagers finds that those who eat dinner with their parents five nights a week get better grades than those who don’t. Tutors cost $60 an hour, and a pot of spaghetti costs eight. So before you hire anyone, set the table. Five dinners a week, and watch that C turn into a B! Send us your favorite recipes for October. Marcy',
    decidingWords: ['those who eat dinner with their parents five nights a week get better grades'],
    breaksAt: 'Five dinners a week, and watch that C turn into a B!',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'A survey is offered in support. It may not be enough, but nobody is told to disprove the claim.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Dinner together is a nice thing to do. The promise about the report card goes past what the survey can say.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Families with time and money for dinner together differ in many ways that help with grades. The survey shows that the two go together, not that dinner does it.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'The writer has no trouble believing anything. This one needs somebody who can’t picture how a thing could be true.',
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
      'To the board: As you asked, we put the district’s 60 ninth-grade homerooms in a hat and drew 30. Those started at 8:30 this semester, and the rest stayed at 7:30, with the same classes and the same length of day. Absences fell by a fourth in the late group and didn’t move in the other. I can’t tell you why yet, but I’m comfortable saying that the later start lowered absences, and I’d like to offer it to everyone.',
    decidingWords: ['60 ninth-grade homerooms in a hat and drew 30', 'didn’t move in the other'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'It does credit one thing with another. Chance decided who started late, though, so no other difference is left to explain the drop.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Not knowing why it works is admitted openly and isn’t used as a reason for anything.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The hat made the two groups alike in everything but the hour, and only one group changed. That’s about as good a reason to name a cause as a school can have.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'The person who makes the claim also brings the evidence, which is how it should be.',
      },
    ],
  },
]
