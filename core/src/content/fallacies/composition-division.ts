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
]
