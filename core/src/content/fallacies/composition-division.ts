import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Composition/Division',
  aliases: ['Fallacy of Composition', 'Fallacy of Division'],
  category: 'formal',
  severity: 'medium',
  keywords: ['parts and whole', 'group', 'member', 'total', 'average', 'team', 'sum', 'system'],
  link: 'https://yourlogicalfallacyis.com/composition-division',
  definition:
    'Taking it for granted that what’s true of the parts is also true of the whole, or that what’s true of the whole is also true of every part.',
  neighbors: [
    {
      name: 'Ambiguity',
      tellApart: 'Did a trait jump between the parts and the whole, or did one word take on a second meaning?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Is a trait moved between a whole and its own parts, or does one story stand in for wider evidence?',
    },
    {
      name: "Gambler's Fallacy",
      tellApart:
        'Is a trait passed between the parts and the whole, or is one random try expected to make up for earlier ones?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is a true figure moved from the whole to a part or back, or was it picked because it fits a pattern?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Nine hundred people leave the plant in Pune at five, and they all wait at the same bridge. In May, Sunil began to start and finish work half an hour early. The bridge is empty then, and he saves forty minutes a day. He writes to the director: “If all nine hundred of us finish early, all of us will save forty minutes.”',
    failingStep: 'If all nine hundred of us finish early, all of us will save forty minutes.',
    why: 'The bridge is empty for Sunil because everybody else is still at work. He assumes that what helps one helps all of them together. He’d have to show that nine hundred early cars won’t meet at the bridge.',
  },
  soundWhen:
    'Some traits do carry over. If every tile is made of clay, so is the floor; if the whole suitcase weighs less than twenty pounds, so does each shoe in it. Ask whether anything changes when the parts come together or are taken apart.',
  reply:
    '“I’m glad it works for you. But doesn’t it work because the rest of us leave later? What would the bridge look like if we all came along?”',
  evidence:
    'Copi (1953), Introduction to Logic, Macmillan; on reading single people off group figures: Robinson (1950), “Ecological Correlations and the Behavior of Individuals,” American Sociological Review 15.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'composition-division-screen-time',
    slot: 'fallacy19',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'An app adds up the screen time of all five people in Noor’s family. Of the dozen figures in its report, her father, Patrick, looks at the total, which has fallen by a third since winter. Noor’s must be down by a third too, he concludes, so they needn’t talk about her evenings, whatever the neighbors have been through with their daughter. A streak like this can’t last, his wife jokes.',
    decidingWords: ['the total, which has fallen by a third since winter', 'Noor’s must be down by a third too'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'Next door there’s a daughter with a story, and it comes to Patrick’s mind. But he sets it aside and goes by a figure for five people.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Patrick does pick one figure out of a dozen. He doesn’t pick it to make a pattern; the total is real, but it isn’t about Noor.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“A streak like this can’t last” sounds like a gambler. But his wife is joking, and Patrick doesn’t expect a bad month because of the good ones.',
      },
      {
        text: 'Composition/Division',
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
      'To the director of the nursing home: You asked whether our fall alarm has been tested. Its sensor, its transmitter and its app were each tested separately for six months, and none of them failed, so the alarm won’t fail either. No serious engineer promises magic, and I know you’re not asking for any. We can install the alarm on Monday without alarming your residents. Stellan Moe',
    decidingWords: ['were each tested separately', 'so the alarm won’t fail either'],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'The parts “were each tested separately,” and from that Stellan gets “so the alarm won’t fail either.” But nobody has tested whether the parts work together.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'An alarm installed “without alarming your residents” is a play on words. But in his argument the word means the device from start to finish.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Magic is more than the director wanted, but Stellan says so himself, and he answers the question that the director asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No serious engineer” may sound like shutting out other engineers. Nobody names an engineer who does promise magic, so there’s nobody to shut out.',
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
      'Village bulletin: Our fire engine leaves only with its full crew of six. Their diaries (the insurance company’s idea) show that each of the six was home nine nights in ten, naturally enough, with small children. So nine nights in ten, the engine can leave, as in most villages.',
    decidingWords: ['full crew of six', 'each of the six was home nine nights in ten'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          '“As in most villages” brings in the others. But it comes after the count, and nobody says that the engine can leave because theirs can.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Staying home is “naturally enough” what parents of small children do. But that only means that it’s no surprise; nothing is called good for being natural.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'It’s true that “each of the six was home nine nights in ten.” But the engine needs all six on the same night, and their nights away may differ.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'An insurance company had the idea for the diaries. The bulletin doesn’t judge the diaries by that; it uses their numbers.',
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
      'For ten years, the community fund has made money by lending to two hundred local businesses. Luca has invested in it, but he dislikes the annual fee. The fund’s been a safe bet all this time, he tells his wife, and the corner bakery’s been part of it, so the bakery’s a safe bet too. He’s bought his rolls there since college. On Friday he lends the bakery his whole $20,000.',
    decidingWords: ['The fund’s been a safe bet all this time', 'so the bakery’s a safe bet too'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'Luca has bought his rolls there for years, and he likes the place. But the rolls aren’t his reason for calling it safe; his reason is the fund.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Others pay a fee, and Luca doesn’t want to. He isn’t asking for an exception; he just puts his money somewhere else.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“The fund’s been a safe bet all this time” because it lends to two hundred businesses. “So the bakery’s a safe bet too” doesn’t follow, since any one of them can fail.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'One bakery out of two hundred businesses may sound handpicked. He doesn’t use it to show a pattern, and his argument fits any business on the list.',
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
      'Dear Mr. Thorvald, It’s no problem if you can’t attend the whole back course. In a large, fair trial its lifting, stretching, lectures and warm pool together cut pain in half. Since the course works, any part of it does, so choose the one you like best. The navy developed it, by the way, and the pool has natural spring water. Don’t worry, we’ve got your back! Carys',
    decidingWords: ['Since the course works, any part of it does'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It’s true that the navy developed the course, and Carys says so. But she trusts the course because of the trial, not because of the navy.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural spring water” is mentioned to praise the pool, but Carys doesn’t say that it cures backs, and she recommends the lectures just as much.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“Since the course works, any part of it does,” she writes. But the trial tested four things together, and one alone may do little or nothing.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Carys plays with the word “back” at the end. It’s a joke, and no word in her argument changes its meaning.',
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
    difficulty: 'medium',
    scenario:
      'Milton tested how close a net can get before herring turn away. With four hundred herring, each swimming alone, it was two feet. A school of ten thousand will let it come within two feet as well, he tells the fishery office, which asked about distance. His report has ten other measurements and leaves out mackerel, since the net isn’t made for them. A nervous herring must be overdue, his assistant jokes.',
    decidingWords: ['each swimming alone', 'A school of ten thousand will let it come within two feet as well'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Eleven measurements and one answer may look like cherry-picking. But the office “asked about distance,” so that’s the one Milton gave it.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Mackerel are left out, and that’s an exception. There’s a plain reason for it, because “the net isn’t made for them.”',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Saying that a nervous fish is “overdue” sounds like a gambler. But the assistant is joking, and the report doesn’t say it.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Milton’s herring were “each swimming alone.” He concludes that “A school of ten thousand will let it come within two feet as well,” but fish in a school react to one another.',
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
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts as a compromise, and nothing else. The tasters found each herb delicious by itself, so the blend is delicious too, and we can print that. Six for six, and not a single dud!',
    decidingWords: ['each herb delicious by itself', 'so the blend is delicious too'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Good herbs are a good start. But six flavors can spoil one another in the same cup, and the tasters tried them one at a time.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Equal parts were “a compromise,” she says, but she doesn’t call the blend delicious because it’s halfway between two wishes.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Tasters found “each herb delicious by itself.” From that Bridget gets “so the blend is delicious too,” but that doesn’t follow, because mixing changes how things taste.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Six for six” may sound like a run of luck. But Bridget doesn’t expect it to end or go on; she’s talking about the blend.',
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
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts as a compromise, and nothing else. The lab found each herb free of caffeine by itself, and mixing adds none, so the blend is free of it too, and we can print that. Six for six, and not a single dud!',
    decidingWords: ['and nothing else', 'each herb free of caffeine by itself'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'She does go from each herb to the blend. But she says why this passes on to the whole: “mixing adds none,” so six herbs without caffeine make a blend without it.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Not a single dud” sounds like luck with six tries. Bridget doesn’t take it for luck, and she doesn’t predict a seventh from it.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'As a “compromise,” equal parts may be halfway between two wishes. But her claim about caffeine comes from the lab.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'With “each herb free of caffeine by itself” and “nothing else” in the blend, there’s no caffeine in it. This is something that does pass from the parts to the whole.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Faculty meeting. For the visitors from Lyon, Solveig proposed Tomer as a guide. He graduated from the Hill School last week, and eleven of its nine hundred students won French prizes this year, more than anywhere else. The French at that school is good enough for visitors, she said, so his is too, and he needn’t be tested. At lunch he’d struck her as a natural storyteller.',
    decidingWords: ['eleven of its nine hundred students won French prizes', 'so his is too'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“A natural storyteller” is praise for Tomer. But it doesn’t mean that he’s good because of nature, and it isn’t about his French.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It seems sensible to go by the school, and its prizes are real. But eleven students won them, and Tomer may not be one of the eleven.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One lunch is a single experience, and Solveig mentions it. She says it at the end, and it was the school that convinced her.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Because “eleven of its nine hundred students won French prizes,” the school’s French looks good. “So his is too” doesn’t follow, because Tomer may be one of the others.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide-sound',
    kind: 'sound',
    twinOf: 'composition-division-french-guide',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Faculty meeting. For the visitors from Lyon, Solveig proposed Tomer as a guide. He graduated from the Hill School last week, and each of its ninety graduates had to lead a two-hour tour in French to pass. The French those ninety speak is good enough for visitors, she said, so his is too, and he needn’t be tested. At lunch he’d struck her as a natural storyteller.',
    decidingWords: ['each of its ninety graduates had to lead a two-hour tour in French to pass'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Tomer is one of them, and “each of its ninety graduates had to lead a two-hour tour in French to pass.” What’s true of each graduate is true of him.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Solveig goes from ninety graduates to one. But she isn’t relying on the school or on the ninety as a whole; each of them passed the test, and so did he.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Lunch left her with a good impression of Tomer. Her reason is the test, and ninety graduates passed it.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'He’s called a “natural” storyteller, so it comes easily to him. But nobody says that his French is good because of that.',
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
      'Dear Mrs. Iyer, I looked at each of our three coaches’ plans separately. Seven hours of swimming is fine at sixteen, seven hours of running is fine, and so is seven of cycling. Meera’s training week, then, is fine for a girl her age. You’re worried because the cycling plan comes from a magazine, but I judged it on its merits. I can’t say why she looked pale on Sunday. Arvid',
    decidingWords: ['each of our three coaches’ plans separately', 'Meera’s training week, then, is fine'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'A plan from a magazine is easy to reject for its source. Arvid neither rejects it nor trusts it for that; he looks at the plan.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Arvid looked at “each of our three coaches’ plans separately.” “Meera’s training week, then, is fine” doesn’t follow, because together they make twenty-one hours.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Each plan did get a careful look. But Meera has to do the three of them in one week, and nobody looked at that.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Mrs. Iyer’s worry about the magazine doesn’t persuade him. He doesn’t call the week fine because her worry is weak; he points to the plans.',
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
      'Dear Mrs. Janssen, You say our article was unfair because it left out the school’s side. But Enzo, an outsider, went through it with me one sentence at a time. Each one was fair, so the article was fair. We skipped nothing and made no exceptions. Chiara',
    decidingWords: ['one sentence at a time', 'Each one was fair, so the article was fair'],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Chiara writes, “Each one was fair, so the article was fair.” But sentences that are fair one by one can still leave out the school’s side, and then the article isn’t fair.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Chiara took the complaint seriously and asked an outsider. But they checked the sentences that are there, and Mrs. Janssen complains about what isn’t.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'An editor who defends her own paper may want special treatment. But she doesn’t ask for any, and she writes that they “made no exceptions.”',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Going sentence by sentence makes it easy to pick the good ones. They didn’t do that, because Chiara writes that “We skipped nothing.”',
      },
    ],
  },
]
