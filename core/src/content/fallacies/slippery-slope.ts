import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Slippery Slope',
  aliases: ['Domino Fallacy', 'Thin End of the Wedge'],
  category: 'informal',
  severity: 'low',
  keywords: ['chain reaction', 'first step', 'domino', 'where will it end', 'prediction', 'worst case'],
  link: 'https://yourlogicalfallacyis.com/slippery-slope',
  definition:
    'Rejecting a small step because it will supposedly set off further steps that end badly, without showing why each one would follow from the one before.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart:
        'Is a chain of things still to come predicted, or is something that already happened explained by what came with it?',
    },
    {
      name: 'Black-or-White',
      tellApart:
        'Does the bad end come at the close of several steps, or is it offered as the only other choice right now?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'Does the case rest on one step leading to the next, or on a feeling that takes the place of reasons?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Is the bad end said to grow out of the proposal later, or passed off as the proposal itself?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Jiho, fourteen, would like to go to bed at half past ten instead of ten. His father puts down the dish towel. “Half past ten this month means eleven next month. Then it will be midnight, then you’ll sleep through math, and by next winter you’ll have left school with nothing. Ten o’clock it is.”',
    failingStep: 'Half past ten this month means eleven next month',
    why: 'Every “then” is a forecast of its own, and none comes with a reason. What would keep them from stopping at half past ten? A long chain needs all of its links to hold, so it is less likely than any single one.',
  },
  soundWhen:
    'Warning of later steps is sound when something known ties them together. A doctor may tell a former smoker to refuse a single cigarette, because one so often leads back to many. Here the link has been watched in thousands of people, not just imagined.',
  reply:
    '“I see what you’re afraid of, and I don’t want that either. What would keep us from stopping after the first step? We could try it for a month and agree now on where the line is.”',
  evidence:
    'Walton (1992), Slippery Slope Arguments (Clarendon Press). Volokh (2003), “The Mechanisms of the Slippery Slope”, Harvard Law Review 116, on when one step really does help the next along.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'slippery-slope-pond-bench',
    slot: 'fallacy4',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Pinned to the gate of the shared garden: “Neighbors, please vote against the bench by the pond. A bench will bring picnics. Picnics will bring music, music will bring a snack stand, and two summers from now this garden will be a fairground. Yours, Harlan, plot 12.”',
    decidingWords: ['A bench will bring picnics', 'two summers from now this garden will be a fairground'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if Harlan had asked the neighbors to think how hurt he would be, and left it there. His case is a row of predictions.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From “A bench will bring picnics” he walks on to a fairground, one step after another, and gives no reason why any step must follow. The bench could stay just a bench.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'He would have to say that the neighbors have two choices today, no bench or a fairground, with nothing between. He describes several stages in between.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'This would need a question with a claim hidden in it, such as “Why do you want to ruin our garden?”. The notice contains no question.',
      },
    ],
  },
  {
    id: 'slippery-slope-page-two',
    slot: 'q4',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Dear editors, I enjoy a good crossword, so thank you for the one planned for page two. Still, please keep that page for news. Give page two to games, and page three will follow. Then the reporters will leave, and some years on nobody will tell this town what its council decides. Kind regards, Soo-jin”',
    decidingWords: ['Give page two to games, and page three will follow', 'Then the reporters will leave'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if she had said that a paper can print either games or news and has to choose now. She sees a slow change, page by page.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'One crossword is to end in a town without reporting: “Give page two to games, and page three will follow”, then more. Her wish may be fair, but no link in that chain is supported.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Soo-jin would have to claim that the editors plan to drop the news. She describes their plan fairly, as one crossword, and only predicts the rest.',
      },
      {
        text: 'False Cause',
        rationale:
          'If reporters had already left after an earlier puzzle page, and she blamed the puzzles for it, this would be right. Nothing in her letter has happened yet.',
      },
    ],
  },
]
