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
    id: 'false-cause-bookshop-towns',
    slot: 'fallacy2',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Booksellers paid for this new study, but the figures hold up. In three hundred towns, the more bookstores there are, the longer people live. So three new stores on Main Street will give us two extra years, the natural way. Several towns upriver are already opening theirs.',
    decidingWords: ['the more bookstores there are, the longer people live', 'give us two extra years'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Booksellers paid for the study, and that’s a reason to look twice. But the writer doesn’t judge the figures by who paid, and says that they hold up.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“The natural way” does make it sound wholesome. But the writer’s reason for the two extra years is the figures from three hundred towns.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          '“The more bookstores there are, the longer people live” may hold because rich towns have more bookstores and better health care. If so, three new stores won’t “give us two extra years.”',
      },
      {
        label: 'bandwagon',
        rationale:
          'Several towns are “already opening theirs,” and that’s a crowd. But it’s mentioned only at the end, and the two extra years come from the figures.',
      },
    ],
  },
  {
    id: 'false-cause-start-screen',
    slot: 'q2',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'To the school board: Our scheduling app got its new start screen on June 30, and since then error reports have dropped from 400 a month to 60. I had to read that figure twice before I circled it on the attached chart. We were overdue for good news! The new screen deserves the credit, so please cancel the repairs planned for September. Classes resume on Monday. Sarah',
    decidingWords: ['error reports have dropped from 400 a month to 60', 'The new screen deserves the credit'],
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          'Sarah “had to read that figure twice,” so it surprised her. But she believes it, and she doesn’t reject anything for being hard to imagine.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'A “circled” figure may look handpicked. But Sarah is writing about repairs, so error reports are the obvious figure to look at.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“Overdue for good news” sounds like a gambler. But Sarah doesn’t say that bad luck had to end; she gives the credit to the screen.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          '“The new screen deserves the credit,” she writes. But classes don’t resume until Monday. With school out all summer, few people used the app, so few reported errors.',
      },
    ],
  },
  {
    id: 'false-cause-star-nights',
    slot: 'fallacy2',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'For sixty nights Rafael has kept a log, with a star whenever his daughter’s crying made him go in. On starred nights she woke five times or more; on the others, once or twice. It’s hard to believe, he thinks, but he’s the one keeping her up, so he moves to the sofa, out of earshot. “At this rate, she’ll be waking us up until college,” his wife says. “We’re overdue for a quiet night.”',
    decidingWords: ['his daughter’s crying made him go in', 'he’s the one keeping her up'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          '“We’re overdue for a quiet night” is how a gambler talks. It’s his wife’s joke, and Rafael goes by the stars in his log.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“She’ll be waking us up until college” looks far ahead. But his wife isn’t serious, and Rafael moves to the sofa because of sixty nights in the past.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Each star means that “his daughter’s crying made him go in,” so the crying came first. Rafael gets it the wrong way around when he thinks that “he’s the one keeping her up.”',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Rafael finds it “hard to believe” that he’s the cause. But he doesn’t reject the idea; he believes it and moves to the sofa.',
      },
    ],
  },
  {
    id: 'false-cause-yellow-card',
    slot: 'q2',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Power company board, item four: When a home’s bill shoots far above its usual level, we mail the family a yellow card with a sad face. Last year we sent 4,000, and in nine homes out of ten the next bill came back down. The board concluded that the face makes people save, though Mr. Adeyemi said he’d never have expected that of cardboard. We’ll print twice as many this year.',
    decidingWords: ['shoots far above its usual level'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Very high bills usually do come back down, so it’s no mistake to expect that. The board’s mistake is about what brought them down.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'A bill that “shoots far above its usual level” usually comes down the next time, card or no card. So the drop doesn’t show that the sad face works.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'These 4,000 homes were picked out. But they were picked beforehand, because of their bills, and the board’s count includes the homes where the bill stayed up.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Mr. Adeyemi says that he never expected that of cardboard. But he’s only surprised, and nobody rejects the figures as hard to believe.',
      },
    ],
  },
  {
    id: 'false-cause-dance-class',
    slot: 'fallacy2',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Posted by the coffee machine: We’ve counted last year’s sick days for the whole staff. Those who signed up for the Tuesday dance class missed four days each, while the other 190 employees missed nine. We could hardly believe our eyes! Starting in May, the class is part of the workweek for everyone, so after two miserable flu seasons our luck is about to change. Sneakers are fine.',
    decidingWords: ['Those who signed up for the Tuesday dance class missed four days each'],
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          '“Those who signed up for the Tuesday dance class missed four days each,” but healthy people are more likely to sign up for dancing. So the class may not be what kept them well.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“Our luck is about to change” has a gambler’s ring to it. But the writers expect a change because of the dancing, not because of the two bad seasons.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Sick days can be sorted until some pattern turns up. But this count covers the whole staff, the dancers and the other 190.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“We could hardly believe our eyes” sounds like doubt. The writers believe the number, and they change the workweek because of it.',
      },
    ],
  },
  {
    id: 'false-cause-classroom-pets',
    slot: 'q2',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'At Mr. Fujita’s school, pets are allowed from fourth grade up, so the rooms upstairs have rabbits, fish and an old turtle that one boy reads to. Mr. Fujita has timed 260 children reading aloud, and in rooms with a pet, they read thirty more words a minute. “Fur beats worksheets,” he says, and orders a dozen hamsters so the little ones downstairs can catch up. The school across the street is getting goats.',
    decidingWords: [
      'pets are allowed from fourth grade up',
      'in rooms with a pet, they read thirty more words a minute',
    ],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“Fur beats worksheets” does set animals against paper. But Mr. Fujita’s reason is a reading test, and he doesn’t say that animals are better because they’re natural.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One boy who reads to a turtle makes a sweet story. But Mr. Fujita doesn’t rely on him; he’s timed 260 children.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Since “pets are allowed from fourth grade up,” the children in rooms with a pet are older. Older children read faster, so the pets may have nothing to do with it.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Goats are coming to the school “across the street,” and schools do copy one another. Mr. Fujita isn’t copying that school; he goes by his reading test.',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Kim followed forty beehives from April to October. She hung mint-oil strips in the twenty whose keepers, the most careful in the valley, had asked for mint. Those hives ended up with half as many mites, so her report says that mint oil keeps mites down. Her boss, Mr. Brandt, couldn’t see how a smell would bother a mite, and mint hadn’t saved his neighbor’s hive, but the report convinced him.',
    decidingWords: ['whose keepers, the most careful in the valley, had asked for mint', 'mint oil keeps mites down'],
    breaksAt: 'Those hives ended up with half as many mites, so her report says that mint oil keeps mites down.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'The strips went to the hives “whose keepers, the most careful in the valley, had asked for mint.” Careful keepers do many other things for their bees, and those may explain the difference.',
      },
      {
        label: 'anecdotal',
        rationale:
          '“His neighbor’s hive” is a single story against mint. But it decides nothing; Kim followed forty hives, and it’s her report that convinces Mr. Brandt.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Mr. Brandt “couldn’t see how a smell would bother a mite.” He believes the report all the same, and what Kim says doesn’t depend on him.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Forty hives and seven months are solid work. But Kim gave the mint to the most careful keepers, so those twenty hives had better care from the start.',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips-sound',
    kind: 'sound',
    twinOf: 'false-cause-mint-strips',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Kim followed forty beehives from April to October. She hung mint-oil strips in the twenty whose numbers she’d pulled out of a hat. Those hives ended up with half as many mites, so her report says that mint oil keeps mites down. Her boss, Mr. Brandt, couldn’t see how a smell would bother a mite, and mint hadn’t saved his neighbor’s hive, but the report convinced him.',
    decidingWords: ['whose numbers she’d pulled out of a hat'],
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          'Mr. Brandt starts out with a doubt, because he “couldn’t see how a smell would bother a mite.” But he doesn’t cling to it; the report convinces him.',
      },
      {
        label: 'anecdotal',
        rationale:
          'That neighbor’s hive is one story against mint. But one hive doesn’t sway Mr. Brandt; what convinces him is a report on forty.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The strips went to the hives “whose numbers she’d pulled out of a hat.” So chance chose the hives, and mint is the best explanation for such a large difference.',
      },
      {
        label: 'false-cause',
        rationale:
          'It isn’t enough by itself that the hives with mint had fewer mites. But their numbers came “out of a hat,” so the two groups started out much alike.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Archery club report: In October, the week the beginners’ class moved to the school gym, we hung new lights over the targets. Since then our average has climbed eleven points, so the lights have paid off, and it was high time our luck turned. My chart hangs by the door, with the best evenings in gold, and I’d like the same lights for the small range. Steve',
    decidingWords: ['the week the beginners’ class moved to the school gym', 'so the lights have paid off'],
    breaksAt:
      'Since then our average has climbed eleven points, so the lights have paid off, and it was high time our luck turned.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          '“High time our luck turned” sounds like a gambler, but Steve doesn’t say that good scores came because they were due; he says that the lights brought them.',
      },
      {
        label: 'false-cause',
        right: true,
        rationale:
          'It was also “the week the beginners’ class moved to the school gym,” so the lowest scores left. That raises the average under any lights.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A before-and-after comparison does look like a fair test of the lights. But two things changed that week, and Steve counts only one of them.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Gold for “the best evenings” makes the chart look good, but Steve’s conclusion uses the average of the whole club.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps-sound',
    kind: 'sound',
    twinOf: 'false-cause-hall-lamps',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Archery club report: In October we hung new lights over the targets. On forty evenings since, we’ve tossed a coin to decide if they go on, and with them our average is eleven points higher. So the lights have paid off, and it was high time our luck turned. My chart hangs by the door, with the best evenings in gold, and I’d like the same lights for the small range. Steve',
    decidingWords: ['tossed a coin to decide if they go on'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          '“High time our luck turned” may sound as if good scores were due. That’s only relief, and Steve’s reason is how the club shot with and without the lights.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          '“The best evenings in gold” can mislead people who look at the chart. But his conclusion uses the average, and the coin chose the evenings before anyone had shot.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The club has “tossed a coin to decide if they go on,” so lit and unlit evenings differ only by chance and by the lights. That’s a good reason to credit the lights.',
      },
      {
        label: 'false-cause',
        rationale:
          'New lights and better scores may just happen to go together. But a coin decided which evenings were lit, so other changes fell on lit and unlit evenings alike.',
      },
    ],
  },
  {
    id: 'false-cause-children-boards',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dan: On our accident list, streets with “Children at Play” signs have three times the crashes.\nBeth: The town installs those when parents complain about a close call.\nDan: They’re distracting drivers. Let’s remove them before there’s one on every pole.\nBeth: Ours is new. Knock on wood.',
    decidingWords: ['when parents complain about a close call', 'They’re distracting drivers'],
    breaksAt: 'Dan: They’re distracting drivers.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Signs go up “when parents complain about a close call,” so those streets were dangerous first. The crashes don’t show that the signs are “distracting drivers.”',
      },
      {
        label: 'gamblers-fallacy',
        rationale: '“Knock on wood” is about luck. But Beth is only hoping, and she doesn’t say that a crash is due.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“One on every pole” looks ahead to something silly. Dan adds it as a joke, and his reason is the accident list.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Dan checked the list, and his number is real. But Beth has told him why those streets have signs, and he ignores it.',
      },
    ],
  },
  {
    id: 'false-cause-hut-soup',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'At the mountain hut, most guests get a headache that lasts until they’ve had a night to adjust. Patty serves garlic soup, an army recipe, and by breakfast nine in ten feel fine. After 240 guests, she’s sure the soup works, and her menu quotes a climber from Denver.',
    decidingWords: ['lasts until they’ve had a night to adjust'],
    breaksAt: 'After 240 guests, she’s sure the soup works, and her menu quotes a climber from Denver.',
    options: [
      {
        label: 'false-cause',
        right: true,
        rationale:
          'Guests have a headache that “lasts until they’ve had a night to adjust,” and by breakfast they’ve had that night. So most of them feel better with or without the soup.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One climber from Denver is quoted on the menu. But Patty’s conclusion doesn’t rest on a single guest, because she’s served 240.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“An army recipe” tells us where the soup comes from. But that isn’t why Patty trusts it; she trusts it because guests feel fine.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Watching 240 guests is a good start. But she doesn’t say how guests who had no soup feel, so there’s nothing to compare them with.',
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
      '★★★★★ I was skeptical, too. For three years I drove the overnight route and slept maybe four hours a day, in pieces. In March I got moved to days and started these magnesium gummies the same week, and now I’m out cold by ten and up before the alarm. Eight weeks, zero bad nights! If you can’t sleep, quit suffering and get the gummies. Worth every penny.',
    decidingWords: ['In March I got moved to days and started these magnesium gummies the same week'],
    breaksAt: 'If you can’t sleep, quit suffering and get the gummies.',
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
          'Sleep improved after the gummies, and also after three years of night work ended. The review credits one and forgets the other, which explains everything by itself.',
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
    difficulty: 'easy',
    scenario:
      'Family newsletter, September: A survey of four thousand teenagers finds that those who eat dinner with their parents five nights a week get better grades than those who don’t. Tutors cost $60 an hour, and a pot of spaghetti costs eight. So before you hire anyone, set the table. Five dinners a week, and watch that C turn into a B.',
    decidingWords: [
      'those who eat dinner with their parents five nights a week get better grades',
      'Five dinners a week, and watch that C turn into a B',
    ],
    breaksAt: 'Five dinners a week, and watch that C turn into a B.',
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
      'To the board: As you asked, we put our sixty ninth-grade homerooms in a hat and drew thirty. Those started at 8:30 this semester, and the rest stayed at 7:30, with the same teachers and the same length of day. Absences fell by a fourth in the late group and didn’t move in the other. I can’t tell you why yet. But I’m comfortable saying that the later start lowered absences, and I’d like to offer it to everyone.',
    decidingWords: ['we put our sixty ninth-grade homerooms in a hat and drew thirty', 'didn’t move in the other'],
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
