import type { Concept, Scenario } from '../authoring.ts'

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

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-emotion-tennis-line',
    slot: 'fallacy10',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Match point in the youth final. From the high chair, the judge sees Thandiwe’s ball land just outside the line. Her coach comes over, cap in hand. “Her grandmother traveled nine hours to be here. Look at the old lady, with her little flag. Think how she will feel if the ball was out. No, it was in.”',
    decidingWords: ['Think how she will feel', 'it was in'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Think how she will feel”, says the coach, and so “it was in”. Pity for a grandmother is kind, but it cannot tell us where the ball landed.',
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
      '“Does the heart scan really find trouble in people of my age?” asks Henrik, 41, on the step of the clinic bus. The helper puts a hand on his arm. “Picture your two girls at their next birthday, looking at your empty chair. Let that sink in. The fear you feel now is your answer: yes, it does.”',
    decidingWords: ['The fear you feel now is your answer'],
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
          'Henrik asks what the scan can find. “The fear you feel now is your answer” gives him a feeling; figures on people of his age would be a reason.',
      },
    ],
  },
]
