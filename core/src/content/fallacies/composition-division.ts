import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'composition-division',
  aliases: ['Fallacy of Composition', 'Fallacy of Division'],
  category: 'formal',
  severity: 'medium',
  keywords: ['parts and whole', 'group', 'member', 'total', 'average', 'team', 'sum', 'system'],
  link: 'https://yourlogicalfallacyis.com/composition-division',
  definition:
    'Taking it for granted that what’s true of the parts is also true of the whole, or that what’s true of the whole is also true of every part.',
  gloss: 'Confuses the parts with the whole.',
  neighbors: [
    {
      concept: 'ambiguity',
      tellApart: 'Did someone assume that the parts and the whole must be alike, or did a word change its meaning?',
    },
    {
      concept: 'anecdotal',
      tellApart:
        'Does a part speak for the whole (or the whole for a part), or does one story settle how things usually go?',
    },
    {
      concept: 'gamblers-fallacy',
      tellApart:
        'Is what’s true of the parts carried over to the whole (or the other way around), or is luck expected to even out?',
    },
    {
      concept: 'texas-sharpshooter',
      tellApart:
        'Are the parts assumed to be like the whole (or the whole like the parts), or were the facts that fit picked out and the rest ignored?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Nine hundred people leave the plant in Pune at five, and they all wait at the same bridge. In May, Sunil switched to starting and finishing work half an hour early. The bridge is empty then, and he saves forty minutes a day. He writes to the director: “If all nine hundred of us finish early, all of us will save forty minutes.”',
    failingStep: 'If all nine hundred of us finish early, all of us will save forty minutes.',
    why: 'The bridge is empty for Sunil because everybody else is still at work. He assumes that what helps one helps all of them together. He’d have to show that nine hundred early cars won’t meet at the bridge.',
  },
  soundWhen:
    'Some traits do carry over. If every tile is made of clay, so is the floor; if the whole suitcase weighs less than twenty pounds, so does each shoe in it. Ask whether anything changes when the parts come together or are taken apart.',
  reply:
    '“I’m glad it works for you. But doesn’t it work because the rest of us leave later? What would the bridge look like if all of us left early?”',
  evidence:
    'Copi (1953), Introduction to Logic, Macmillan; on drawing conclusions about individuals from group figures: Robinson (1950), “Ecological Correlations and the Behavior of Individuals,” American Sociological Review 15.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'composition-division-screen-time',
    slot: 'fallacy19',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'An app adds up the screen time of all five people in Noor’s family. Its report has a dozen figures, but her father, Patrick, goes straight to the total, which has fallen by a third since winter. Noor’s must be down by a third too, he tells his wife, so they don’t need the talk about evenings that the neighbors had with their daughter. A streak like this can’t last, his wife jokes.',
    decidingWords: ['the total, which has fallen by a third since winter', 'Noor’s must be down by a third too'],
    options: [
      {
        label: 'anecdotal',
        rationale:
          'Patrick brings up the neighbors’ daughter, and that’s a single case. But he doesn’t judge Noor by her; he judges Noor by a figure for five people.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Patrick does go straight to one figure out of a dozen. But he isn’t hunting for a pattern; he takes a real total and reads it as if it were Noor’s.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“A streak like this can’t last” sounds like a gambler talking. But Patrick’s wife is joking, and he doesn’t expect a bad month because of the good ones.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'The app reports “the total, which has fallen by a third.” Patrick concludes that “Noor’s must be down by a third too,” but the other four may have cut back while she didn’t.',
      },
    ],
  },
  {
    id: 'composition-division-fall-alarm',
    slot: 'q19',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'To the director of the nursing home: You asked whether our fall alarm has been tested. I know you don’t expect magic, and no serious engineer would promise it. But the alarm’s sensor, transmitter and app were each tested separately for six months, and none of them failed, so the alarm won’t fail either. We can install it on Monday without alarming your residents. Greg Moe',
    decidingWords: ['were each tested separately', 'so the alarm won’t fail either'],
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'The parts “were each tested separately,” and Greg concludes, “so the alarm won’t fail either.” But nobody has tested whether the parts work together.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Installing it “without alarming your residents” is a play on words. But in his argument, “alarm” means the device every time.',
      },
      {
        label: 'straw-man',
        rationale:
          'Magic is more than the director asked for. But Greg says that himself, and then he answers the question that was really asked.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“No serious engineer” may sound like shutting out those who disagree. But nobody has pointed to an engineer who does promise magic, so there’s nobody to shut out.',
      },
    ],
  },
  {
    id: 'composition-division-fire-crew',
    slot: 'fallacy19',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Village bulletin: Our fire engine goes out only with its full crew of six. The insurer had them keep a log, and each of the six was home nine nights in ten, naturally, with small kids. So we can go out nine nights in ten, like most villages.',
    decidingWords: ['full crew of six', 'each of the six was home nine nights in ten'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          '“Like most villages” points to what others do. But that’s only added at the end; the nine nights in ten come from the crew’s own log.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'The six were home, “naturally, with small kids.” But the word only means that it’s no surprise, and nothing is called good for being natural.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'It’s true that “each of the six was home nine nights in ten.” But the engine needs all six on the same night, and their nights away may differ.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Keeping a log was the insurance company’s idea. But the bulletin doesn’t judge the log by whose idea it was; it just uses the numbers.',
      },
    ],
  },
  {
    id: 'composition-division-bakery-loan',
    slot: 'q19',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'For ten years, the community fund has made money by lending to two hundred local businesses. Kevin has invested in it, but he dislikes the annual fee. The fund’s been a safe bet all this time, he tells his wife, and the corner bakery’s been part of it, so the bakery’s a safe bet too. He’s bought his rolls there since college. On Friday he lends the bakery all his savings, $20,000.',
    decidingWords: ['The fund’s been a safe bet all this time', 'so the bakery’s a safe bet too'],
    options: [
      {
        label: 'anecdotal',
        rationale:
          'Kevin has bought his rolls there for years, and he likes the place. But the rolls aren’t his reason for calling it safe; his reason is the fund.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Kevin dislikes the fee that the fund charges. But he doesn’t ask to be excused from paying it; he just lends his money to somebody else.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          '“The fund’s been a safe bet all this time” because it lends to two hundred businesses. “So the bakery’s a safe bet too” doesn’t follow, since any one of them can fail.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'One bakery out of two hundred businesses does sound handpicked. But he isn’t using it to show a pattern; he’s deciding where to put his money.',
      },
    ],
  },
  {
    id: 'composition-division-back-course',
    slot: 'fallacy19',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Garcia, It’s fine if you can’t come to the whole back-pain course. In a large, well-run trial, its four parts together (lifting, stretching, lectures and the warm pool) cut pain in half. Since the course works, any part of it does, so just pick the one you like best. The navy developed it, by the way, and the pool is natural spring water. Don’t worry, we’ve got your back! Megan',
    decidingWords: ['Since the course works, any part of it does'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Megan does mention that the navy developed the course. But that’s “by the way,” and what she relies on is the trial.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“Natural spring water” is there to make the pool sound good. But Megan doesn’t say that it cures backs, and Mr. Garcia’s free to pick the lectures instead.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          '“Since the course works, any part of it does,” Megan writes. But the trial tested four things together, and one alone may do little or nothing.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Megan plays with the word “back” at the end. It’s a joke, and no word in her argument changes its meaning.',
      },
    ],
  },
  {
    id: 'composition-division-herring-net',
    slot: 'q19',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'The fishery office wants to know how close a net can get before herring turn away. Milton tests four hundred herring, each swimming alone, and they turn at two feet. A school of ten thousand will turn at two feet as well, he reports. His ten other measurements go in an appendix, and mackerel are left out, since the net isn’t meant for them. “We’re overdue for a nervous herring,” jokes his assistant.',
    decidingWords: ['each swimming alone', 'A school of ten thousand will turn at two feet as well'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'One answer out of eleven measurements may look like cherry-picking. But the distance is what the office “wants to know,” and he reports the other ten, too.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Leaving out mackerel does look like an exception. But Milton has a plain reason: “the net isn’t meant for them.”',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“Overdue for a nervous herring” is how a gambler talks. But the assistant is joking, and the report says nothing like it.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Milton’s herring were “each swimming alone.” He concludes, “A school of ten thousand will turn at two feet as well,” but fish in a school react to one another.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts because nobody could agree, and nothing else. The tasters found each herb delicious by itself, so the blend is delicious too, and we can print that. Six for six, and not a single dud!',
    decidingWords: ['each herb delicious by itself', 'so the blend is delicious too'],
    breaksAt: 'The tasters found each herb delicious by itself, so the blend is delicious too, and we can print that.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Good herbs are a good start. But six flavors can spoil one another in the same cup, and the tasters tried them one at a time.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Equal parts, “because nobody could agree,” are a compromise. But that isn’t why she calls the blend delicious; she goes by what the tasters said.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Tasters found “each herb delicious by itself.” Bridget concludes, “so the blend is delicious too,” but that doesn’t follow, because mixing changes how things taste.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“Six for six” may sound like a run of luck. But Bridget isn’t guessing what comes next; she’s talking about the blend.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend-sound',
    kind: 'sound',
    twinOf: 'composition-division-herb-blend',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts because nobody could agree, and nothing else. The lab found each herb caffeine-free by itself, and mixing adds none, so the blend is caffeine-free too, and we can print that. Six for six, and not a single dud!',
    decidingWords: ['and nothing else', 'each herb caffeine-free by itself'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Bridget does go from each herb to the blend. But she says why that works here: “mixing adds none,” so six herbs without caffeine make a blend without it.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“Not a single dud” may sound like a lucky streak. But Bridget isn’t talking about luck, and she doesn’t predict what a seventh herb will be like.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Since “nobody could agree,” the herbs share the cup in equal parts. But that’s only the recipe, and what she says about caffeine comes from the lab.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With “each herb caffeine-free by itself” and nothing else in the blend, there’s nowhere for caffeine to come from. Here what’s true of the parts really is true of the whole.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Faculty meeting. Karen wants Luis, the new assistant, to guide the visitors from Lyon. He graduated from the Ridge School last week, and eleven of its nine hundred students won French prizes this year, more than anywhere else. The French at that school is good enough for visitors, she says, so his is too, and there’s no need to test him. At lunch he struck her as a natural storyteller.',
    decidingWords: ['eleven of its nine hundred students won French prizes', 'so his is too'],
    breaksAt:
      'The French at that school is good enough for visitors, she says, so his is too, and there’s no need to test him.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“A natural storyteller” is praise for Luis. But it only means that stories come easily to him, and it isn’t about his French.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Going by the school seems sensible, and its prizes are real. But nine hundred students go there, and nobody said that Luis won one.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One lunch is a single experience, and Karen mentions it. But it’s Luis’s storytelling she noticed there; what she says about his French comes from the school.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Because “eleven of its nine hundred students won French prizes,” the school’s French looks good. “So his is too” doesn’t follow, because Luis may be one of the others.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide-sound',
    kind: 'sound',
    twinOf: 'composition-division-french-guide',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Faculty meeting. Karen wants Luis, the new assistant, to guide the visitors from Lyon. He graduated from the Ridge School last week, and each of its ninety graduates had to lead a two-hour tour in French to pass. French that passes there is good enough for visitors, she says, so his is too, and there’s no need to test him. At lunch he struck her as a natural storyteller.',
    decidingWords: ['each of its ninety graduates had to lead a two-hour tour in French to pass'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Luis graduated from the Ridge School, and “each of its ninety graduates had to lead a two-hour tour in French to pass.” So he’s led one himself.',
      },
      {
        label: 'composition-division',
        rationale:
          'Karen goes from ninety graduates to one. But the class didn’t pass as a whole; each graduate had to lead a tour, and Luis is a graduate.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Lunch left Karen with a good impression of Luis. But her reason for trusting his French is the tour that he had to lead.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'Karen calls Luis “a natural storyteller,” and that’s praise. But she doesn’t say that his French is good because of that.',
      },
    ],
  },
  {
    id: 'composition-division-training-week',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Dear Mrs. Iyer, I looked at each of our three coaches’ plans separately. Seven hours of swimming is fine at sixteen, seven hours of running is fine, and so is seven of cycling. Meera’s training week, then, is fine for a girl her age. You’re worried because the cycling plan comes from a magazine, but I judged it on its merits. I can’t say why she looked pale on Sunday. Carlos',
    decidingWords: ['each of our three coaches’ plans separately', 'Meera’s training week, then, is fine'],
    breaksAt: 'Meera’s training week, then, is fine for a girl her age.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'A plan from a magazine is easy to reject for its source. But Carlos doesn’t judge it by the magazine; he looks at the plan itself.',
      },
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Carlos looked at “each of our three coaches’ plans separately.” “Meera’s training week, then, is fine” doesn’t follow, because together they make twenty-one hours.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Each plan did get a careful look. But Meera has to do all three in one week, and nobody looked at that.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Carlos isn’t persuaded by Mrs. Iyer’s worry about the magazine. But that isn’t why he calls the week fine; he points to the three plans.',
      },
    ],
  },
  {
    id: 'composition-division-fair-article',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Dear Mrs. Davis, You say our article was unfair because it left out the school’s side. But Enzo, an outsider, went through it with me one sentence at a time. Each one was fair, so the article was fair. We skipped nothing and made no exceptions. Chiara',
    decidingWords: ['one sentence at a time', 'Each one was fair, so the article was fair'],
    breaksAt: 'Each one was fair, so the article was fair.',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Chiara writes, “Each one was fair, so the article was fair.” But sentences that are fair one by one can still leave out the school’s side, and then the article isn’t fair.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Chiara took the complaint seriously and asked an outsider. But they checked the sentences that are there, and Mrs. Davis complains about what isn’t.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Chiara defends “our article,” and people do go easy on their own work. But she doesn’t ask for special treatment, and she writes that they “made no exceptions.”',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Going sentence by sentence makes it easy to pick out the good ones. But Chiara and Enzo didn’t pick; she writes, “We skipped nothing.”',
      },
    ],
  },
  {
    id: 'composition-division-nine-percent',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Tanya (realtor): Homes in your zip code went up 9% last year 🎉\nGabe: So what’s ours worth\nTanya (realtor): You paid 400 last spring, so you’re at 436. I’d list at that\nGabe: Even with the foundation thing?\nTanya (realtor): 9% is 9%, it’s the whole zip code',
    decidingWords: ['Homes in your zip code went up 9% last year', '9% is 9%, it’s the whole zip code'],
    breaksAt: 'Tanya (realtor): You paid 400 last spring, so you’re at 436.',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Nine percent is how the whole zip code did, taken together. It doesn’t follow that every house in it did the same, least of all one with a bad foundation.',
      },
      { label: 'no-flaw', rationale: 'An average is a place to start. Tanya treats it as this house’s own number.' },
      { label: 'no-true-scotsman', rationale: 'No house gets pushed out of the group to save a rule.' },
      {
        label: 'ambiguity',
        rationale:
          '“Nine percent” means one thing all the way through. It’s just true of the zip code and not of each house.',
      },
    ],
  },
  {
    id: 'composition-division-none-of-them',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“What’s eating the account?” asked Sabrina. Jared scrolled through the charges. Music was eleven dollars, the two movie ones were nine and fifteen, then the cloud, the workouts, the news, the kids’ game, the one with the baking shows. “None of these costs more than a pizza,” he said. “So what we spend on subscriptions is no big deal.”\nSabrina took the phone and opened the calculator.',
    decidingWords: ['None of these costs more than a pizza', 'So what we spend on subscriptions is no big deal'],
    breaksAt: '“So what we spend on subscriptions is no big deal.”',
    options: [
      {
        label: 'composition-division',
        right: true,
        rationale:
          'Each charge is small. Eight or ten of them together are a car payment, and small pieces don’t promise a small pile.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'That takes a claim about a group and a way of ruling out whoever doesn’t fit. There’s only a list of charges here.',
      },
      {
        label: 'straw-man',
        rationale: 'Sabrina asked a question and got an answer to it. Her view wasn’t swapped for a weaker one.',
      },
      { label: 'no-flaw', rationale: 'Every number he reads out is right. Adding them is the step he skips.' },
    ],
  },
  {
    id: 'composition-division-four-bags',
    kind: 'sound',
    genre: 'thought',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'The airline lets us share one big duffel of up to fifty pounds, and they want $100 if it’s over. I don’t have a scale that can take the duffel, but the kitchen one goes to twenty. The four small bags that go inside came out at 9, 11, 10 and 12, and the empty duffel weighs 4. That’s forty-six pounds. So the whole thing will come in under fifty, and we’re fine.',
    decidingWords: ['That’s forty-six pounds'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Weight adds up, so knowing the parts is enough to know the whole. Nothing changes when they go into one bag.',
      },
      { label: 'no-true-scotsman', rationale: 'That needs a group with somebody who doesn’t fit, and these are bags.' },
      { label: 'straw-man', rationale: 'Nobody’s view is being answered here, so none can have been twisted.' },
      {
        label: 'composition-division',
        rationale:
          'It does go from the parts to the whole. With weight, that’s allowed; the trouble starts with things like taste, safety or getting along.',
      },
    ],
  },
]
