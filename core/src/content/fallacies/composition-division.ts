import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Composition/Division',
  aliases: ['Fallacy of Composition', 'Fallacy of Division'],
  category: 'formal',
  severity: 'medium',
  keywords: ['parts and whole', 'group', 'member', 'total', 'average', 'team', 'sum', 'system'],
  link: 'https://yourlogicalfallacyis.com/composition-division',
  definition:
    'Taking it for granted that what is true of the parts is also true of the whole, or that what is true of the whole is also true of every part.',
  neighbours: [
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
        'Is a trait passed between the parts and the whole, or is a random try expected to make up for earlier ones?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is the figure itself fair but pinned on the wrong level, or was it picked because it fits a pattern?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Nine hundred people leave the plant in Pune at five, and all of them wait at the same bridge. In May Sunil began to start and finish half an hour early. The bridge is empty then, and he saves forty minutes a day. He writes to the director: “If all nine hundred of us finish early, all of us will save forty minutes.”',
    failingStep: 'If all nine hundred of us finish early, all of us will save forty minutes.',
    why: 'The bridge is empty for Sunil because the rest are still at work. The step assumes that what helps one helps all of them together. He would have to show that nine hundred early cars do not meet at the bridge.',
  },
  soundWhen:
    'Some traits do carry over. If every tile is made of clay, so is the floor; if the whole suitcase weighs less than ten kilos, so does each shoe in it. Ask whether anything changes when the parts come together or are taken apart.',
  reply:
    '“I am glad that it works for you. But doesn’t it work because the rest of us come later? What would the bridge look like if we all came along?”',
  evidence:
    'Copi (1953), Introduction to Logic, Macmillan; on reading single people off group figures: Robinson (1950), “Ecological Correlations and the Behavior of Individuals”, American Sociological Review 15.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'composition-division-screen-time',
    slot: 'fallacy19',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Each month an app adds up the screen time of all five people in the family. Since winter the total has fallen by a third. Patrick puts the report away. “I meant to have a word with Noor about her evenings,” he tells his wife. “But if the total is down by a third, then hers is too. We can leave it.”',
    decidingWords: ['the screen time of all five people', 'if the total is down by a third, then hers is too'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “screen time” had meant one thing in the report and something else in Patrick’s mind. He means the same hours the app does, only one person’s.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Patrick would have to go through many figures and keep only the one that shows a pattern he likes. There is one report, and he reads it as it stands.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'This calls for a game of chance: five bad months, say, and the belief that a good one has to come. Nothing here is left to chance, and he predicts no turn.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'The figure belongs to the five of them added up, and Patrick hands it to one: “if the total is down by a third, then hers is too”. The other four may have saved all those hours.',
      },
    ],
  },
  {
    id: 'composition-division-fall-alarm',
    slot: 'q19',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Stellan’s firm has built an alarm that calls for help when someone falls. The sensor, the transmitter and the app were tested one by one, each for half a year, and none of them failed. He writes to the care home: “Each of the three is reliable, so what you are getting is a reliable alarm. We can fit it on Monday.”',
    decidingWords: [
      'were tested one by one',
      'Each of the three is reliable, so what you are getting is a reliable alarm',
    ],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'The pieces “were tested one by one”, so nobody has seen them work with each other. That each is reliable does not yet make “a reliable alarm”: the sensor may send what the app cannot read.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “reliable” had changed its sense, from a device that works to a firm you can trust. Both times it means a thing that does not fail.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Stellan would have to run many tests and report only the lucky ones. Each piece had one long test, and no result is left out.',
      },
      {
        text: 'Straw Man',
        rationale:
          'An objection from the care home, bent into a sillier one and then answered, would make it fit. His letter answers nobody.',
      },
    ],
  },
  {
    id: 'composition-division-fire-crew',
    slot: 'fallacy19',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“Our new fire engine leaves only with its full crew of six,” Anneke writes to the village. “The six who are trained have kept a diary for a year. Each of them was at home on nine nights out of ten. So nine nights out of ten, the engine can leave.”',
    decidingWords: ['full crew of six', 'Each of them was at home on nine nights out of ten'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'For this, Anneke would have to trust or doubt the engine for where it came from, say because a famous city gave it away. She counts nights.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'It would fit if she had searched the diaries for one good month and reported only that one. She uses the whole year and all six diaries.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“Each of them was at home on nine nights out of ten” is true of every single person. Anneke passes the figure on to the six together, though they are not all away on the same nights.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'A word such as “leave” or “home” would have to change its sense on the way. The words stay as they are; it is the figure that moves.',
      },
    ],
  },
  {
    id: 'composition-division-bakery-loan',
    slot: 'q19',
    form: 'B',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The savings fund that Luca uses lends to two hundred small firms. It has ended each of its ten years with a gain. Now he takes out all he has and lends it to one of these firms, a bakery, to save the yearly fee. “The fund has been safe for ten years,” he tells Farah, “and the bakery was in it all along.”',
    decidingWords: ['The fund has been safe for ten years', 'the bakery was in it all along'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if a well-known banker had praised the bakery and Luca had taken that as enough. He goes by the results of the fund.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Luca would have to pick a few good years out of many mixed ones. He cites each year the fund has had, and there is no bad one to leave out.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“The fund has been safe for ten years” holds for two hundred firms together. That “the bakery was in it all along” does not hand this on to the bakery: where one firm failed, others made up for it.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'This would be right if “safe” had meant safe from failing for the fund and safe from thieves for the bakery. He means the same thing both times.',
      },
    ],
  },
  {
    id: 'composition-division-back-course',
    slot: 'fallacy19',
    form: 'C',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Mr. Thorvald, don’t worry that you can’t attend the whole back course. It has four parts: lifting, stretching, the warm pool and an hour of talk. In a large, fair trial, it cut people’s back pain by half. Just choose the part you like best. We know that the course works, so that part will do you good. Carys',
    decidingWords: [
      'it cut people’s back pain by half',
      'We know that the course works, so that part will do you good',
    ],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Chance would have to come in, for example if Carys thought that after many bad weeks his back was due for a good one.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, the trial would have to have looked at many complaints, with Carys naming only the one that got better. She reports its main result as it is.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'What was tested is all four parts together. “We know that the course works, so that part will do you good” hands the result down to any one of them, though perhaps it takes the lifting, or the mix.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “course” or “works” had carried two meanings in the letter. Carys uses both words in one plain sense throughout.',
      },
    ],
  },
  {
    id: 'composition-division-herring-net',
    slot: 'q19',
    form: 'C',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'How close can a net come before herring notice it? Milton has let four hundred of them swim in the bay, each one alone. None turned away before the net was half a meter off. He writes to the fishery office: “In this light and with this net, a school of ten thousand will let it come to half a meter.”',
    decidingWords: ['each one alone', 'a school of ten thousand will let it come to half a meter'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if some herring had turned away sooner and Milton had said that those do not count as herring. In his tests, there was no such case.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'He would have to expect that, after so many fish that noticed the net late, one that notices it early is due.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'This calls for a choice among results, such as reporting only the slowest fish. Milton reports what all four hundred did.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'The fish were tested “each one alone”. That “a school of ten thousand will let it come to half a meter” gives their trait to the whole, where one startled fish could warn the rest.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Voicemail for Lionel: “Bridget here, from the tea warehouse. About the label of our bedtime blend: it is six herbs in equal parts and nothing else. Last week, the tasters tried each herb by itself and found all six delicious. That makes the blend delicious, too, so we can print it on the box without another test.”',
    decidingWords: ['tried each herb by itself', 'That makes the blend delicious, too'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The step would hold for something that mixing cannot change, such as being free of caffeine. Taste can change when six herbs meet in one cup.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Delicious” would have to mean good to drink in one place and something else, such as good for business, in the other. Bridget speaks of taste both times.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'The tasters “tried each herb by itself”, and from six good cups Bridget concludes “That makes the blend delicious, too”. Flavors can clash, so the whole needs a tasting of its own.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'It would fit if, after a run of blends that nobody liked, she had expected this one to be good because success was due.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend-sound',
    kind: 'sound',
    twinOf: 'composition-division-herb-blend',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Voicemail for Lionel: “Bridget here, from the tea warehouse. About the label of our bedtime blend: it is six herbs in equal parts and nothing else. Last week, the lab tested each herb by itself and found all six free of caffeine. That makes the blend free of caffeine, too, so we can print it on the box without another test.”',
    decidingWords: ['six herbs in equal parts and nothing else', 'found all six free of caffeine'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'For this, the trait would have to be one that can change in the mix, such as tasting delicious. Herbs without caffeine do not make any when they meet.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Bridget would have to rely on luck evening out, say by hoping that a clean result is due after several bad ones.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'This would need “free of caffeine” to shift its sense between the lab report and the box. It means the same on both.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It goes from parts to whole, but with a trait that carries over. The lab “found all six free of caffeine”, nothing else goes in, and mixing adds none.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Who will guide the guests from Lyon? “Our new student Tomer went to the Hill School until last week,” Solveig tells the other teachers. “Eleven of its nine hundred students won French prizes this year, more than at any other school. The French there is good enough for guiding guests, so his is, too. We need not test him.”',
    decidingWords: ['Eleven of its nine hundred students won French prizes', 'so his is, too'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if Solveig had once met a single student of that school who spoke well, and had judged by that meeting. She cites a figure for the whole school.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The step would hold if her fact were about each student, say a French test that each must pass. Eleven prizes leave 889 students about whom we know nothing.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Good enough for guiding guests” would have to mean one thing for the school and another for Tomer. The same skill is meant, and it is simply handed on.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“Eleven of its nine hundred students won French prizes” makes the school look good as a whole. With “so his is, too”, Solveig hands this down to one member, who may speak little French.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide-sound',
    kind: 'sound',
    twinOf: 'composition-division-french-guide',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Who will guide the guests from Lyon? “Our new student Tomer went to the Hill School until last week,” Solveig tells the other teachers. “Each of its nine hundred students has to pass the French test for tour guides in order to get in. Their French is good enough for guiding guests, so his is, too. We need not test him.”',
    decidingWords: ['Each of its nine hundred students has to pass the French test for tour guides'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It sounds like school fame handed to one boy. But “Each of its nine hundred students has to pass the French test for tour guides” is about the members, so it covers Tomer.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, the fact would have to belong to the school as a whole, such as eleven prizes among nine hundred students. A test that each one passes is about the members.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'The words “good enough for guiding guests” would have to change their sense between the test and Tomer. The test was made for just this task.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would be right if one charming student from that school had been her whole evidence. A test for each of nine hundred is no single story.',
      },
    ],
  },
  {
    id: 'composition-division-training-week',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Meera’s training week is fine for a girl of sixteen, and I can tell you why,” Arvid, the head of the triathlon club, writes to her mother. “I asked our three trainers for their plans and studied each one by itself. Seven hours of swimming: fine at that age. Seven hours of running: fine. Seven hours of cycling: fine as well.”',
    decidingWords: ['Meera’s training week is fine', 'studied each one by itself'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Arvid would have to think that chance owes Meera something, say that after three injuries in a row a healthy season is due.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'He “studied each one by itself” and found three sensible plans. That “Meera’s training week is fine” does not follow: together they ask for twenty-one hours of one tired body.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His letter would hold if he had added the three plans up and found that the sum is fine at sixteen. He looked at the parts alone.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “fine” had two meanings here, such as healthy in one place and allowed in the other. It means healthy for her age throughout.',
      },
    ],
  },
  {
    id: 'composition-division-fair-article',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Dear Mrs. Janssen, no, our article was not unfair to the harbor school. I took your letter to heart. With Enzo, who had no part in it, I went through the text one sentence at a time. Is this one fair to the school? Forty-one times, we both said yes. I hope that you will go on reading us. Chiara, editor',
    decidingWords: ['our article was not unfair to the harbor school', 'one sentence at a time'],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Going “one sentence at a time” shows that the sentences are fair. That “our article was not unfair to the harbor school” is about the whole, which may mislead by what it leaves out or puts first.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The answer would hold if they had also judged the text as a whole: what it leaves out, what comes first, what picture remains.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Fair” would have to slide from one sense to another, say from just to quite good. In her question and in her answer, it means just to the school.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Chiara would have to reason from a lucky or unlucky run, for instance that after many complaints a fair article was overdue.',
      },
    ],
  },
]
