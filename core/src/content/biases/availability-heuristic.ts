import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Availability Heuristic',
  aliases: ['Availability Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: [
    'memory',
    'vivid examples',
    'easy to recall',
    'how often',
    'how likely',
    'headlines',
    'guessing frequency',
  ],
  link: 'https://yourbias.is/the-availability-heuristic',
  definition:
    'Judging how common or likely something is by how easily examples come to mind. Striking or often-told cases come quickly, even when there are few of them.',
  neighbours: [
    {
      name: 'Negativity Bias',
      tellApart: 'Does a case count for more because it comes to mind easily, or because it is bad?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Does the guess rest on examples that spring to mind, or on how well something matches a typical picture?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Did easily remembered cases stand in for a count, or was a known general rate set aside for the details of one case?',
    },
    {
      name: 'Survivorship Bias',
      tellApart:
        'Are the missing cases just harder to call to mind, or did they drop out so that nobody gets to see them?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Does the example weigh more because it is vivid or familiar, or only because it came last?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'availability-heuristic-late-pupils',
    slot: 'bias3',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The principal wants to know what most often makes pupils late. No list is kept, so Mrs. Ito, the secretary, thinks back over twelve years. “Trouble on the road,” she says. “I can still see the cows on the bridge, the wedding parade, the day the ferry turned around. Of someone sleeping in, I can’t picture one morning. So I would begin with the road.”',
    decidingWords: ['I can still see the cows on the bridge', 'I can’t picture one morning'],
    options: [
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if Mrs. Ito could hear only from pupils who did reach school, while those stuck at home stayed out of sight. Nothing in the story hides one kind of latecomer from her.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          'She judges how often by how easily: “I can still see the cows on the bridge,” but of sleeping in “I can’t picture one morning.” Odd mornings stick in the mind, while dull ones may be far more frequent.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'The same facts would need to be put in two ways, such as “late” and “not quite on time,” with the wording moving her answer. Nothing is reworded here.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, she would have to know the overall share of each reason and drop it for the details of one pupil’s case. No list is kept, so there is no share to set aside.',
      },
    ],
  },
]
