import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: "Gambler's Fallacy",
  aliases: ['Monte Carlo Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['chance', 'luck', 'streak', 'odds', 'random', 'due', 'probability', 'lottery', 'independent events'],
  link: 'https://yourlogicalfallacyis.com/the-gamblers-fallacy',
  definition:
    'Expecting luck to even out soon. After several outcomes of one kind, the other kind is thought to be owed, although each try is separate and remembers nothing of the earlier ones.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart:
        'Is the past thought to shift the odds of a fresh random try, or is one thing said to produce another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is a streak used to predict the next try, or is a cluster picked out afterward and called a pattern?',
    },
    {
      name: 'Composition/Division',
      tellApart:
        'Does the mistake lie in linking separate tries, or in moving a trait between the parts and the whole?',
    },
    {
      name: 'Middle Ground',
      tellApart: 'Is chance expected to balance itself, or is a point between two opinions taken to be right?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Kaito’s phone game, each chest has one chance in fifty of holding the golden dragon. The makers state that what came out of earlier chests makes no difference. Kaito has paid for sixty, and no dragon. He reaches for his mother’s bank card. “After sixty misses, the next ones are much more likely to have it,” he says.',
    failingStep: 'After sixty misses, the next ones are much more likely to have it',
    why: 'The step assumes that chests keep count and make up for bad luck. Each one starts over at one in fifty. For the misses to matter, the game would need a rule that links the chests, and this one rules it out.',
  },
  soundWhen:
    'The past counts when tries are linked. In a deck of cards that is not reshuffled, each ace dealt leaves fewer to come. And a long streak may be a clue that the game is not fair: after thirty heads, look at the coin.',
  reply:
    '“The next chest does not know about the sixty. It is one in fifty, as it was on the first day. Would you buy it if it were your first?”',
  evidence:
    'Tversky & Kahneman (1971), “Belief in the Law of Small Numbers”, Psychological Bulletin 76; Clotfelter & Cook (1993), “The ‘Gambler’s Fallacy’ in Lottery Play”, Management Science 39.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'gamblers-fallacy-knee-trial',
    slot: 'fallacy18',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Mateo is joining a trial of a new knee treatment. For each patient a computer draws afresh, fifty-fifty, between the new treatment and the usual one. The last six patients, says the nurse, all drew the usual one. “I will not count on it,” he tells his wife, “but after six of those, my chances are better than half.”',
    decidingWords: ['a computer draws afresh, fifty-fifty', 'after six of those, my chances are better than half'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if two doctors disagreed and Mateo took the point halfway between them to be right. The “fifty-fifty” in the story is just how the draw works.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Somebody would have to fault Mateo’s thinking and hear back that they do the same. No one is criticized here, and no one hits back.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'Since “a computer draws afresh, fifty-fifty”, the six earlier patients change nothing. Mateo thinks that they do: “after six of those, my chances are better than half”.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'If he had searched the records for a striking stretch and then claimed that the computer favors the usual treatment, this would be it. He claims no pattern; he expects the next draw to make up for the last ones.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-outside-lane',
    slot: 'q18',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'In Keiko’s running league, lanes are drawn from a bag, with all eight slips back in it before each race. Her coach sends a text: “You have had the outside lane three times in a row now. So of all eight, that is the one you are least likely to draw on Saturday. This week we practice starts from the others.”',
    decidingWords: ['with all eight slips back in it before each race', 'that is the one you are least likely to draw'],
    options: [
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The bag starts over, “with all eight slips back in it before each race”, so each lane is as likely as before. The coach lets three past draws make the outside lane “the one you are least likely to draw”.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if he had said that one thing brings about another, for instance that Keiko gets the outside lane when she arrives late. He names nothing of the kind.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'He would have to pick three draws out of a long season and conclude that the bag favors that lane. Instead he expects the streak to end.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Two opposing views would be needed, with the coach settling halfway, say on lane four. He rules out one lane on the strength of past draws.',
      },
    ],
  },
]
