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
  {
    id: 'slippery-slope-climbing-hall',
    slot: 'fallacy4',
    form: 'B',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“In five years, nobody in this hall will be able to tie a knot.” That was how Torsten began his speech against the automatic rope for the beginners’ wall. He counted it off on his fingers: first one wall, then the others, then no more rope course, then no more climbing partners, and in the end a hall full of strangers.',
    decidingWords: ['first one wall, then the others', 'in the end a hall full of strangers'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From one rope for beginners he counts, “first one wall, then the others”, all the way to a hall of strangers. Each finger is a guess, and he does not say why the club could not stop at one.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if he had told the members that they must choose now between this rope and friendship. His bad end comes after several steps, not as today’s other choice.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'For this, a feeling would have to do the work of the argument, such as how sad the founder would be to see that rope. Torsten argues with a row of forecasts.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'This would be right if he had turned the rope down because he cannot picture how a machine could hold a climber. How it works is not his worry.',
      },
    ],
  },
  {
    id: 'slippery-slope-shift-swap',
    slot: 'q4',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'From the handbook of a small hotel: “May I swap a shift with a colleague? We would like to say yes, for we know that life is full of surprises. But one swap soon becomes ten, and with ten, people stop trusting the plan. Then breakfast comes late, the reviews turn sour, and in a year the rooms stand empty. Thank you for understanding.”',
    decidingWords: ['one swap soon becomes ten', 'in a year the rooms stand empty'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if the rule stood only on a big name, such as a famous hotel owner who had no use for swaps. The handbook names no one.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'The tone is warm, but the rule does not rest on it. Staff would have to be asked to give up swaps so as not to break the owners’ hearts.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'Between a swapped shift and the day when “the rooms stand empty” lie five steps, beginning with “one swap soon becomes ten”. No reason is given why any of them must follow, or could not be stopped.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'The handbook would have to say that a hotel has fixed shifts or none, and that nothing lies between. Instead it tells of a slow decline.',
      },
    ],
  },
  {
    id: 'slippery-slope-bean-plants',
    slot: 'fallacy4',
    form: 'C',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Greer asks whether they could measure the bean plants to the half centimeter, since the stems sway anyway. Her lab partner lays down his ruler. “Half a centimeter this week, a whole one next week. By spring we’d be writing ‘tall’ and ‘short’, and by summer we’d make up the numbers on the bus.” Greer bends over the beans again.',
    decidingWords: [
      'Half a centimeter this week, a whole one next week',
      'by summer we’d make up the numbers on the bus',
    ],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          '“Half a centimeter this week, a whole one next week”, and soon they would invent their data. He gives no reason why careful people could not simply stay with half a centimeter.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'This would be right if he saw two choices only, such as exact to the millimeter or worthless. He describes four stages, each a little worse than the last.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if he had told her about one lab that rounded its numbers and came to grief. He tells no story of anything that happened.',
      },
      {
        text: 'False Cause',
        rationale:
          'Something would have to have happened already, for example wrong results in the week after they began to round, and he would have to blame the rounding. He speaks of the future.',
      },
    ],
  },
  {
    id: 'slippery-slope-two-parts',
    slot: 'q4',
    form: 'C',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'March 3. The bike shop would let me pay for the repair in two parts, at no extra cost. Kind of them, and I could afford it. I said no. Two parts for a repair become twelve for a sofa. After the sofa comes a loan for a vacation, then a second loan to pay off the first, and one day I’d be afraid of my own mailbox.',
    decidingWords: ['Two parts for a repair become twelve for a sofa', 'afraid of my own mailbox'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          '“Two parts for a repair become twelve for a sofa”, and a few steps on the writer is deep in debt. Caution with loans is wise, but nothing in the diary shows that one free offer sets this off.',
      },
      {
        text: 'Straw Man',
        rationale:
          'The writer would have to change the offer before refusing it, say into a costly loan from the shop. It is noted fairly, as two parts at no extra cost.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'If the diary said that you pay at once or you are a person in debt, with nothing else possible, this would fit. It reaches debt only after several stages.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would be right if the writer held that careful people do not pay in parts and, shown one who does, replied that this person is not really careful.',
      },
    ],
  },
  {
    id: 'slippery-slope-late-essay',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“I’m sorry, Sana,” says Mr. Lindqvist at the classroom door. “If I take your essay on Monday, I will soon take all thirty on Monday. Then the grades come late, then the report cards, and two years on, families will be looking for another school. Please hand it in today, even if the ending isn’t what you hoped for.”',
    decidingWords: ['I will soon take all thirty on Monday', 'families will be looking for another school'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'He would have to offer Sana two choices only, such as today or a failed year, while others exist. His bad end lies several steps away.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From one essay he goes to “I will soon take all thirty on Monday” and on to a school that families leave. He does not show why any of these steps would follow.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if report cards had already come late once, and he blamed a late essay just for coming before that. He speaks of the future.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The refusal would be fair if something known tied the steps together, say a rule that what one student gets, the whole class gets.',
      },
    ],
  },
  {
    id: 'slippery-slope-late-essay-sound',
    kind: 'sound',
    twinOf: 'slippery-slope-late-essay',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“I’m sorry, Sana,” says Mr. Lindqvist at the classroom door. “If I take your essay on Monday, our rule says that I take all thirty on Monday. My grades are due that same morning. Then the grades come late, and the report cards with them. Please hand it in today, even if the ending isn’t what you hoped for.”',
    decidingWords: ['our rule says that I take all thirty on Monday', 'due that same morning'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Each step is tied to the next: “our rule says that I take all thirty on Monday”, and the grades are “due that same morning”. It is a short chain, and nothing in it is guessed.',
      },
      {
        text: 'False Cause',
        rationale:
          'If the report cards had come late last year, and he blamed a late essay merely for coming first, this would be the answer.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'This would be right if no rule stood behind his “all thirty”, and if he went on to guess at worse and worse results, such as families leaving.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if he had said that an essay comes today or a year is lost, though other ways were open. He only explains what Monday would lead to.',
      },
    ],
  },
  {
    id: 'slippery-slope-cabin-week',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Dear Piet, thank you for asking about the cabin. I would love to say yes to your week in July. But one week for you will mean one for each of your cousins. Then come their friends, then the friends of those, and one day I’ll be asking strangers for a bed in my own house. Please forgive me. Your aunt Philippa”',
    decidingWords: ['Then come their friends, then the friends of those', 'asking strangers for a bed in my own house'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Her no would be well founded if she knew from earlier summers that one week given away had led to a full house.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, something would have to be over already, such as a broken stove that she puts down to the last guest. Her letter looks ahead.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if she had written that a cabin is private or it is a hotel, as if there were no third kind. She tells of a slow change.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          '“Then come their friends, then the friends of those”: each wave of guests is to bring the next, and no reason is given. She could say yes to Piet and no to a friend of a friend.',
      },
    ],
  },
  {
    id: 'slippery-slope-cabin-week-sound',
    kind: 'sound',
    twinOf: 'slippery-slope-cabin-week',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Dear Piet, thank you for asking about the cabin. I would love to say yes to your week in July. But one week for you will mean one for each of your cousins. So it went in both summers when I gave one away: all six asked, I could not say no, and I had no bed in my own house. Please forgive me. Your aunt Philippa”',
    decidingWords: ['So it went in both summers when I gave one away'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'It would be right if bad weather had come in those summers, and she blamed the guests for the rain. That six cousins fill a cabin is no riddle.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Philippa would have to claim that she can lend the cabin to the whole family or sell it, with nothing else to be done. She gives no such list.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“So it went in both summers when I gave one away.” She has seen each of these steps happen, twice, with the same cousins, and she forecasts no more than that.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'If she had known nothing of the kind, and had gone on to friends of friends and to strangers in her house, this would be the answer.',
      },
    ],
  },
  {
    id: 'slippery-slope-second-homes',
    kind: 'spot',
    mirrorOf: 'slippery-slope-small-cabins',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Two percent on second homes is not much, I grant you that,” writes Nkechi, of the opposition, in her Saturday column. “But a council that taxes the second home this year will tax the garden next. After that comes the spare room, then the first home. In ten years, young families will be moving away. Vote no.”',
    decidingWords: ['will tax the garden next', 'After that comes the spare room'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'It would be right if families had already left after an older tax, and she named the tax as the reason just for that. Her column looks ahead.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Nkechi would have to present two choices as the whole list, say no tax or an empty valley. She draws a path with several stages.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'A council with one small tax “will tax the garden next”, and “After that comes the spare room”. Not one of these steps is planned, and she does not say why each must follow.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her warning would be fair if the steps were known to hang together, for instance if the council’s own plan listed gardens and first homes for the years to come.',
      },
    ],
  },
  {
    id: 'slippery-slope-small-cabins',
    kind: 'spot',
    mirrorOf: 'slippery-slope-second-homes',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“No tax on cabins under thirty square meters is a small favor, I grant you that,” says Rowan, of the council majority, on the evening news. “But if the cabins go free this year, the lake houses will go free next. After that come the villas, and our tax on second homes is gone. In ten years, the school bus will stop. Vote no.”',
    decidingWords: ['the lake houses will go free next', 'the school bus will stop'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From small cabins he goes on: “the lake houses will go free next”, then villas, until “the school bus will stop”. Why the council could not hold the line at thirty square meters remains open.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'If Rowan had shown a child waiting in the snow and asked viewers to feel for her, this might fit. His case is a row of forecasts.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would hold if he could show why one step brings the next, say a court rule that a favor for cabins has to be given to bigger houses too.',
      },
      {
        text: 'Straw Man',
        rationale:
          'He would have to pretend that the other side wants to free villas now. He names its wish correctly, cabins under thirty square meters, and predicts the rest.',
      },
    ],
  },
]
