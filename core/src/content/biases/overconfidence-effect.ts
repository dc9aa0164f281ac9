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
  {
    id: 'overconfidence-effect-lantern-walk',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'After the lantern walk, the four stewards write down how many people passed, each from another corner, alone, and “quite sure”: 400, 650, 900 and 1,300. Boris, who wrote 900, reads out the four slips. “Put ‘about 900’ in the report to the town,” he tells the treasurer. “We can stand by that. I know a crowd when I see one.”',
    decidingWords: ['400, 650, 900 and 1,300', 'I know a crowd when I see one'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'This would fit if Boris expected things to turn out better for his walk than for others like it. He is not hoping; he trusts his eye too much.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'Four people were quite sure, and they wrote “400, 650, 900 and 1,300.” Feeling sure is plainly a poor guide here, yet Boris stands by his own figure: “I know a crowd when I see one.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Standing by 900 would be fair if the other slips had come close to it, or if his figure had been counted better than theirs. Neither is so.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'For this, he would have to promise a job of his own in less time or for less money than such jobs take. He reports what he saw.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-lantern-walk-sound',
    kind: 'sound',
    twinOf: 'overconfidence-effect-lantern-walk',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'After the lantern walk, the four stewards write down how many people passed, each from another corner, alone, and “quite sure”: 870, 890, 900 and 930. Boris, who wrote 900, reads out the four slips. “Put ‘about 900’ in the report to the town,” he tells the treasurer. “We can stand by that. We know a crowd when we see one.”',
    decidingWords: ['870, 890, 900 and 930', 'each from another corner, alone'],
    options: [
      {
        text: 'Planning Fallacy',
        rationale:
          'Boris would need to set out how soon or how cheaply he will finish some work, and forget how it went before. The walk is over.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'It sounds very sure, but more than one pair of eyes stands behind it: four people, each counting alone, wrote “870, 890, 900 and 930.” With such close slips, “about 900” is a fair report.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'It would be right if the four slips lay far apart, so that being sure had proved worth little. Here each one backs up the other three.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'That would take a hope that bad luck meets other people’s walks and not his own. The report holds a number and no such hope.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-red-ring',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'From an island, a patient sends you a photo: a red ring on her arm. As a skin doctor, you feel quite sure: a harmless fungus, not the tick illness, which needs treatment within days. By your clinic’s own check, doctors who felt quite sure from a photo were wrong in one case out of three. The boat to you takes a day. What do you do?',
    decidingWords: ['you feel quite sure', 'wrong in one case out of three'],
    options: [
      {
        text: 'Send her a cream for the fungus, and ask her to write if the ring should grow.',
        rationale:
          'This follows the feeling, and the feeling misses one time in three. It would be good care if sure answers from a photo had hardly ever been wrong.',
      },
      {
        text: 'Ask her to take the next boat, so that you can test the spot itself.',
        right: true,
        rationale:
          'That “you feel quite sure” says less than it seems: doctors who felt so from a photo were “wrong in one case out of three.” With an illness that can’t wait, that is too often to skip the test.',
      },
      {
        text: 'Ask her for one more photo of the ring, taken in better light.',
        rationale:
          'It sounds careful, but an answer from a photo is what goes wrong so often. A new picture would help if the trouble were known to lie in the light.',
      },
      {
        text: 'Wait for two weeks, and then ask her how the spot looks.',
        rationale:
          'Two weeks could be too long, since the tick illness needs treatment within days. Waiting would be fine if both things it might be were harmless.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-red-ring-sound',
    kind: 'decide',
    twinOf: 'overconfidence-effect-red-ring',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'From an island, a patient sends you a photo: a red ring on her arm. As a skin doctor, you feel quite sure: a harmless fungus, not the tick illness, which needs treatment within days. By your clinic’s own check, doctors who felt quite sure from a photo were wrong in one case out of three thousand. The boat to you takes a day. What do you do?',
    decidingWords: ['wrong in one case out of three thousand'],
    options: [
      {
        text: 'Send her a cream for the fungus, and ask her to write if the ring should grow.',
        right: true,
        rationale:
          'You trust your feeling, and it has earned that: such sure answers were “wrong in one case out of three thousand.” She is treated now, and if the ring grows, you will hear of it.',
      },
      {
        text: 'Ask her to take the next boat, so that you can test the spot itself.',
        rationale:
          'A day at sea is a lot to ask for so small a doubt. The trip would be called for if being sure from a photo had often been a mistake.',
      },
      {
        text: 'Ask her for one more photo of the ring, taken in better light.',
        rationale:
          'The photo you have was clear enough to make you sure, and such answers hold up. One more would be needed if you were in two minds.',
      },
      {
        text: 'Wait for two weeks, and then ask her how the spot looks.',
        rationale:
          'She would go two weeks without the cream and without a word from you. It would do if there were nothing to treat.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-nine-forecasts',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Year-end column by Mr. Paterson: “Last January I gave you nine forecasts for our town, some sweet, some bitter, and marked each of them ‘certain.’ Five came true. The other four were spoiled by things from outside: a storm, a sale, a fire, a strike. My eye for this town is as good as before. Here are nine more, and please take these as certain, too.”',
    decidingWords: ['Five came true', 'please take these as certain, too'],
    options: [
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'Of nine forecasts marked as certain, “Five came true.” His excuses may be honest, but a new year brings new storms and sales, and still he writes, “please take these as certain, too.”',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'He would have to expect mostly good things for himself or his town. Some of his forecasts are sweet and some bitter; the trouble is how sure he is of both.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'This would be right if Mr. Paterson promised to finish work of his own sooner than it has ever taken. He foretells what others will do.',
      },
      {
        text: 'No bias here',
        rationale:
          'His words would suit his record if he had called the new ones likely, or if nearly all of the old ones had come true.',
      },
    ],
  },
]
