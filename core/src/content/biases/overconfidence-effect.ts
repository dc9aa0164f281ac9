import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Overconfidence Effect',
  aliases: ['Overconfidence Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['certainty', 'too sure', 'track record', 'estimates', 'calibration', 'prediction', 'gut feeling'],
  link: 'https://en.wikipedia.org/wiki/Overconfidence_effect',
  definition:
    'Being surer of your own judgment, knowledge or skill than your results allow. You feel almost certain, yet turn out wrong more often than that feeling suggests.',
  neighbours: [
    {
      name: 'Confirmation Bias',
      tellApart: 'Is the certainty greater than the record allows, or was the evidence picked to suit a belief?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Is someone too sure before the result is known, or do they feel afterward that they knew it?',
    },
    {
      name: 'Optimism Bias',
      tellApart: 'Is the person too sure of being right, or too hopeful that things will go well for them?',
    },
    {
      name: 'Authority Bias',
      tellApart: 'Is too much trust placed in one’s own judgment, or in the word of someone with rank or a title?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart:
        'Could this certainty mislead an expert just as well, or does it come from knowing too little to see the gaps?',
    },
    {
      name: 'Planning Fallacy',
      tellApart:
        'Is somebody too sure of what they know, or is a plan of their own too short for what such work usually takes?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Before the chemistry exam in Nairobi, Wanjiru does a practice test and marks how sure she is of each answer. Beside thirty answers she writes “certain,” and nine of those turn out wrong. “Slips,” she says. “When I feel certain, I know it.” So she spends the last evening only on the topics she had marked “unsure.”',
    failingStep: 'When I feel certain, I know it.',
    why: 'She takes the feeling of certainty as proof that she knows. Her own test says otherwise: of thirty sure answers, nine were wrong. The feeling would be a good guide if nearly all had been right; as it is, those topics need another look too.',
  },
  soundWhen:
    'Firm words are fine when a record stands behind them. A harbor pilot who has called the tide right on all but three of a thousand mornings may say “high water at six” without a maybe. Sounding unsure there would mislead as well.',
  reply:
    'Put a percentage on your guesses, write them down, and check later how many came true. Until you have such a record, list two ways you could be wrong and leave more room.',
  evidence:
    'Fischhoff, Slovic & Lichtenstein (1977), “Knowing with Certainty: The Appropriateness of Extreme Confidence”, Journal of Experimental Psychology: Human Perception and Performance 3. Moore & Healy (2008), “The Trouble with Overconfidence”, Psychological Review 115, separate three kinds that do not always go together.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'overconfidence-effect-oven-rattle',
    slot: 'bias5',
    form: 'A',
    kind: 'decide',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Isadora plays you the rattle of her bakery oven over the phone. She asks how sure you are of the fault, since the part she orders tonight can’t be returned. You would swear it is the fan. But your notebook lists the last twenty times you would have sworn to a fault by phone: you were right in twelve. What do you tell her?',
    decidingWords: ['You would swear it is the fan', 'you were right in twelve'],
    options: [
      {
        text: '“My guess is the fan, but four in ten of these guesses are wrong.”',
        right: true,
        rationale:
          '“You would swear it is the fan,” but on twenty such calls “you were right in twelve.” She asked how sure you are, and your record answers that better than your feeling.',
      },
      {
        text: '“It could be anything. Your own guess is as good as mine here.”',
        rationale:
          'That is too modest: you are right more often than not. It would be honest if your guesses by phone had done no better than hers.',
      },
      {
        text: '“Nine in ten for the fan. There is a small doubt with any oven.”',
        rationale:
          'The small doubt sounds careful, but the number comes from the feeling. It would be sound if about eighteen of the twenty calls had been right.',
      },
      {
        text: '“It is the fan. In fifteen years of repairs I have learned to know that sound.”',
        rationale:
          'Fifteen years would settle it if guesses by phone had turned out well in that time. The notebook shows how they did turn out.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-wheat-price',
    slot: 'bias5',
    form: 'B',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“Give me a range for the wheat price in May,” says the owner of the mill, “wide enough that you would be right nine times in ten.” Emil writes: “41 to 43.” He has done so for six springs, and in four of them the price landed outside his range. “By now I can feel this market,” he says. “We needn’t put anything aside.”',
    decidingWords: ['41 to 43', 'in four of them the price landed outside his range'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'Emil would have to look only for news that supports his price and skip the rest. He looks nothing up; he writes down a range and trusts it.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'He was asked for a range that would hold nine times in ten, but of six such ranges, “in four of them the price landed outside his range.” “41 to 43” shows far more certainty than that record allows.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'This would fit if he had said that this spring looks just like some typical good year and guessed from the likeness. He compares this year with nothing.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'For this, he would need to accept the range because someone of high rank had named it. The numbers are his own, and the owner only asks.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-fake-mail',
    slot: 'bias5',
    form: 'C',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Last month your firm sent a harmless fake mail to your team of twelve. Six clicked on the link; no names were kept. Asked today, eleven of you, yourself included, feel certain that they did not click. Your firm offers a filter that holds odd mails for an hour. One stolen password would open the clients’ files. What do you reply?',
    decidingWords: ['Six clicked on the link', 'eleven of you, yourself included, feel certain'],
    options: [
      {
        text: '“No, thank you. I look hard at the sender before I open a mail.”',
        rationale:
          'Looking hard would be enough if those who do so had stayed off the link. Of the eleven who feel as certain as you, at least five did click.',
      },
      {
        text: '“Yes, please. For all I know, I was one of the six.”',
        right: true,
        rationale:
          '“Six clicked on the link,” yet “eleven of you, yourself included, feel certain” that they did not. So that feeling says little about you, and an hour’s wait is a small price.',
      },
      {
        text: '“Not for me, but please switch it on for colleagues who click too fast.”',
        rationale:
          'It is thoughtful, but nobody knows who those colleagues are. This would be right if names had been kept and yours was not on the list.',
      },
      {
        text: '“Not yet. If I do click on a bad mail one day, I will ask for it.”',
        rationale:
          'Waiting for a first mistake would work if people noticed such a click. At least five did not, and one can be enough.',
      },
    ],
  },
]
