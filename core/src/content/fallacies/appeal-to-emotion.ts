import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Emotion',
  aliases: ['Emotional Appeal', 'Argument from Emotion'],
  category: 'informal',
  severity: 'high',
  keywords: ['feelings', 'fear', 'pity', 'guilt', 'pride', 'hope', 'manipulation', 'heartstrings'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-emotion',
  definition:
    'Stirring up a feeling such as fear, pity or pride where a reason is needed. Feelings matter, but here the feeling does not bear on whether the claim is true.',
  neighbours: [
    {
      name: 'Bandwagon',
      tellApart: 'Does a strong feeling stand in for the reason, or does the number of people who agree?',
    },
    {
      name: 'Ad Hominem',
      tellApart:
        'Is a feeling used to carry the point, or is the person on the other side attacked in place of the point?',
    },
    {
      name: 'Slippery Slope',
      tellApart:
        'Is a feeling itself offered as the reason, or is a chain of events predicted, each leading to the next?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is a feeling stirred up to win us over, or is a thing praised merely because people did not make it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three strands of the crane’s cable are broken, and Delphine, the inspector, asks whether it can still carry a wall. The site manager holds out a photo. “These children have lived in one hotel room since the fire. They cried when they heard that it might take longer. You can’t do that to them. The cable is strong enough.”',
    failingStep: 'You can’t do that to them. The cable is strong enough',
    why: 'Pity for the children is a good reason to hurry, but it makes no cable stronger. A question about steel gets a feeling for an answer. A load test, or the limit for broken strands, would be a real one.',
  },
  soundWhen:
    'Feelings belong in a decision when they fit the facts and the question is what to do. A true picture of a flooded street may rightly move you to give: that people suffer is the reason for giving. Being afraid on a road where many have crashed makes sense.',
  reply:
    '“I feel for them, and that’s why I want us to get this right. Let’s look at the cable first, and then see how we can help them while they wait.”',
  evidence:
    'Walton (1992), The Place of Emotion in Argument (Pennsylvania State University Press). Walton (1997), Appeal to Pity: Argumentum ad Misericordiam (State University of New York Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-emotion-tennis-line',
    slot: 'fallacy10',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Match point in the youth final. From the high chair, the judge sees Thandiwe’s ball land just outside the line. Her coach comes over, cap in hand. “Her grandmother traveled nine hours to be here. Look at the old lady, with her little flag. Think how she will feel if you call that out. So the ball was in, please.”',
    decidingWords: ['Think how she will feel', 'So the ball was in'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Think how she will feel”, says the coach, “So the ball was in.” Pity for a grandmother is kind, but it cannot tell us where the ball landed.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if the coach had warned that one lost point leads to a lost season, then to an empty club. No such chain is built.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'The coach would have to go after the judge, for instance by saying that someone so unfriendly cannot be trusted with a line.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Had the coach said that hundreds of people in the stands want it to be in, this would be the right name.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-heart-scan',
    slot: 'q10',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“Does the heart scan really find trouble in people of my age?” asks Henrik, 41, on the step of the clinic bus. The helper puts a hand on his arm. “Picture your two girls at their next birthday, looking at your empty chair. Do you feel that? Then you need no figures from me. It does.”',
    decidingWords: ['Do you feel that?', 'Then you need no figures'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'For this, the helper would have to attack Henrik, for example by saying that only a selfish father would ask such a thing.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if the helper had pointed to the long line of people waiting and said that so many could not be wrong.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'The helper would have to say that after so many clear scans that morning, the next one is due to find something.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Henrik asks what the scan can find. “Do you feel that? Then you need no figures” gives him a fear to go by; figures on people of his age would be a reason.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-bakery-film',
    slot: 'fallacy10',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Nadia asks if the figures for a second bakery add up. The owner dims the lights and shows the staff a film: the first loaf, the old oven, his late father waving from the door. There are tears in several eyes. “That warm glow in your chest,” he says softly, “is the answer, Nadia. They add up.”',
    decidingWords: ['That warm glow in your chest', 'is the answer'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Nadia asks about figures and is given a film. “That warm glow in your chest”, says the owner, “is the answer”, but a fond memory cannot pay for a second oven.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'The owner would have to say that bread without additives is bound to sell, simply because it is more natural.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if he had said that a business born in a poor kitchen must be sound for that reason. The past is there to move people.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'This would be right if he had turned on Nadia, for instance by calling her a cold person who counts coins.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-eye-letter',
    slot: 'q10',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“He carried you on his shoulders. He sold his boat to pay for your school. Do you want to break his heart?” Oluwaseun has merely read out the eye doctor’s letter: Grandpa no longer sees well enough to drive at night. His aunt pushes it back across the table. “How could you bear to tell him? He sees well enough.”',
    decidingWords: ['Do you want to break his heart?', 'How could you bear to tell him? He sees well enough'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'For this, the aunt would have to predict a chain: first no night drives, then no car, then no visits, and in the end no family.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'She would have to attack a person in place of the letter, say by calling the eye doctor a greedy woman.',
      },
      {
        text: 'Tu Quoque',
        rationale: 'It would fit if she had replied that Oluwaseun drives at night without his own glasses.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Do you want to break his heart?” stirs up guilt, and out of it comes “He sees well enough”. Love for Grandpa is a reason to be gentle; it does not change an eye test.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-cricket-bread',
    slot: 'fallacy10',
    form: 'C',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Is bread with cricket flour healthy? For the class debate, Pia has brought a table of vitamins. Jonah has brought nothing. He lowers his voice. “Think of the little legs. Think of them on your tongue, and between your teeth, and halfway down your throat. Did your stomach just turn? Then you know that it is bad for you.”',
    decidingWords: ['Did your stomach just turn?', 'Then you know that it is bad for you'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Jonah would have to go after Pia, for example by saying that someone with her marks should not bring tables.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if he had said that he cannot understand how a cricket could hold vitamins, and that therefore it does not.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Had he asked for a show of hands and said that twenty who would not eat it are bound to be right, this would be the name.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Did your stomach just turn?” he asks. “Then you know that it is bad for you”. Disgust tells us what we would hate to eat; whether it is healthy is another matter.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-dog-collar',
    slot: 'q10',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Question on the page of a dog collar with a tracker: “How far does the signal reach? We live in the hills.” The maker’s reply: “Imagine three nights without him. Then the gate opens, and he comes running through the rain, straight into your arms. Let your heart enjoy that moment, and you will know: it reaches far enough.”',
    decidingWords: ['Let your heart enjoy that moment', 'it reaches far enough'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'For this, the maker would have to attack the owner, say by answering that only a careless person loses a dog.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if the reply had been that forty thousand owners use this collar, and so it reaches far enough.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'The question is about distance, and the reply is “Let your heart enjoy that moment”. Hope and joy are pleasant, but they carry no signal over a hill.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Had the maker told of one dog that was found ten miles away, this would be the answer. Here nothing has happened yet; it is imagined.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-blue-stone',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“Is this blue stone really a sapphire?” Samir asks in the jeweler’s shop. “For nine hundred, I want to be sure.” The jeweler softly shuts the lid. “You say that your mother lost her blue ring in the flood and misses it still. Picture her face when she lifts this lid. Picture the tears. There you have your answer. Yes, it’s a sapphire.”',
    decidingWords: ['Picture the tears', 'Yes, it’s a sapphire'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The mother’s joy would be a good guide if Samir had asked which gift she would love. He asked what the stone is.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if the jeweler had made Samir look bad, say as a stingy son, in order to wave his question away.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'For this, the answer would have to be a count of customers who bought the same stone and were pleased with it.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Picture the tears”, says the jeweler, and then: “Yes, it’s a sapphire”. She might weep for joy over colored glass as well; a test of the stone would answer him.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-blue-stone-sound',
    kind: 'sound',
    twinOf: 'appeal-to-emotion-blue-stone',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“Will my mother like the red stone better or the blue?” Samir asks in the jeweler’s shop. “Both are nine hundred, and I want to be sure.” The jeweler shuts the lid. “Picture her face when she lifts this lid. You say that she lost her blue ring in the flood, misses it still, and has handed back two red ones since. There you have your answer. Take the blue.”',
    decidingWords: ['Will my mother like the red stone better or the blue?', 'has handed back two red ones since'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'The jeweler would have to attack Samir or some rival seller in place of an answer. Not a bad word falls about anyone.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Here other buyers would have to be the reason, for example that most sons choose blue. The reason is about one mother.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'A lost ring and a glad face are pictured, but the question is about her taste. She misses her blue ring “and has handed back two red ones since”, which is good evidence for blue.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'If Samir had asked whether the stone is real, her face would tell him nothing, and this would be the name.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-market-fire',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Under a large photo, the Evening Star writes: “Look at her. Winifred is seventy-nine. For forty years she sold flowers in the market hall that burned on Sunday. Now she sits on the curb with one wet glove. Readers ask us how the fire started. Let that glove touch your heart, and you will no longer wonder. It was the new wiring.”',
    decidingWords: ['Let that glove touch your heart', 'It was the new wiring'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'The Star would have to write that most of the town already blames the wiring, and take that for an answer.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'It would fit if the wiring were blamed for being man-made, while candles and open fire were trusted as old as the world.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The photo would be in its place if readers had asked why they should give. To say what began the fire, the paper needs a finding from the hall.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Let that glove touch your heart” stirs pity for an old woman, and then: “It was the new wiring”. The pity is deserved, but it can’t tell how a fire began.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-market-fire-sound',
    kind: 'sound',
    twinOf: 'appeal-to-emotion-market-fire',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Under a large photo, the Evening Star writes: “Look at her. Winifred is seventy-nine. For forty years she sold flowers in the market hall that burned on Sunday. Now she sits on the curb with one wet glove. Readers ask us how to help her. She had no insurance, and the town’s fund collects for her new stall until Friday. Let that glove touch your heart, and give.”',
    decidingWords: ['Readers ask us how to help her', 'the town’s fund collects for her new stall until Friday'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale: 'The call would have to rest on something being man-made or not. It rests on a loss and on a fund.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The pity fits the facts: “Readers ask us how to help her”, she had no insurance, and “the town’s fund collects for her new stall until Friday”. Her need is a real reason to give.',
      },
      {
        text: 'Bandwagon',
        rationale: 'If readers were told to give since so many others have already done so, this would be the answer.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would be this if the same glove were used to settle a fact on which it has no bearing, such as what set the hall on fire.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-elevator-fund',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Before the vote, Thandi asks to see the receipts: do the sums of the elevator fund add up? Mr. Achebe, who keeps them, stays in his chair. “I have not slept since your note. On Saturday my daughter gets married, and I’ll stand there with a knot in my stomach. Would you do this to a neighbor? The sums add up.”',
    decidingWords: ['with a knot in my stomach', 'Would you do this to a neighbor?'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Mr. Achebe would have to go after Thandi herself, say call her a person who pays her own share late. He speaks about his own trouble.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His “they add up” would be well backed by the receipts, or by two neighbors who had gone through them.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'This would need a row of steps, from one look into the folder to distrust on each floor and an empty house.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Asked about sums, he speaks of “a knot in my stomach” and asks: “Would you do this to a neighbor?” Her sympathy may be right, and the sums, too; but the one doesn’t show the other.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-small-footprints',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“You ask how I know that the two walked side by side, when the large prints and the small could be a day apart. Kneel beside the small ones by lamplight, as I did. Think of your own girl’s hand in yours on a cold morning, and let the tears come. You will not ask me for dates then. They walked together. Warm regards, Ilona”',
    decidingWords: ['Think of your own girl’s hand in yours', 'You will not ask me for dates then'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Think of your own girl’s hand in yours” moves the reader, and “You will not ask me for dates then” puts that in place of evidence. Tenderness can’t date a footprint, though Ilona may be right.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Ilona would have to say that a child at its mother’s side is how things are without human plans, and take that as enough.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If she had pointed out that both rows lie in one thin layer of mud that dried within an hour, the step would be fair.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if she had brushed the question aside by calling her colleague a cold man who never had an idea of his own.',
      },
    ],
  },
]
