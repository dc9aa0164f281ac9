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
]
