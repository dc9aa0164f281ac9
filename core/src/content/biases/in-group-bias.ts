import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'In-Group Bias',
  aliases: ['In-Group Favoritism', 'Ingroup Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['us and them', 'favoritism', 'loyalty', 'team', 'belonging', 'outsiders', 'fairness', 'double standard'],
  link: 'https://yourbias.is/in-group-bias',
  definition:
    'Judging people more kindly, or giving them more, because they belong to the same group as you. The same act gets a milder verdict inside the circle than outside it.',
  neighbours: [
    {
      name: 'Confirmation Bias',
      tellApart:
        'Does belonging decide who gets the kinder verdict, or does a belief decide which evidence is noticed?',
    },
    {
      name: 'Social Proof',
      tellApart:
        'Are people treated better because they are part of your circle, or is an action copied because others do it?',
    },
    {
      name: 'Halo Effect',
      tellApart:
        'Would another member of the circle get the same favor, or did one pleasing trait of this person win it?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart:
        'Are members and outsiders measured differently, or is an act put down to character while circumstances are overlooked?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'in-group-bias-broken-drills',
    slot: 'bias15',
    form: 'A',
    kind: 'decide',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Two drills came back broken this week, and neither user said a word. One was Ravi, from your own crew. The other was Wilma, from the depot across town. Both have clean records, and both are sorry now. For such cases the firm wants a short note, and you keep the file. “Come on,” says your crew, “Ravi is one of us.” What do you do?',
    decidingWords: ['Both have clean records, and both are sorry now', 'Ravi is one of us'],
    options: [
      {
        text: 'Have a quiet word with Ravi, and write the note about Wilma.',
        rationale:
          'The two cases are alike, so only the crew they belong to would decide who gets a note. It would be sound if Ravi had reported the damage at once.',
      },
      {
        text: 'Write the same plain note about Ravi as about Wilma.',
        right: true,
        rationale:
          '“Both have clean records, and both are sorry now”, so nothing in what they did sets them apart. That “Ravi is one of us” is no reason for a milder note.',
      },
      {
        text: 'Write both notes, and add in Ravi’s that he is usually a careful worker.',
        rationale:
          'Wilma’s record is just as clean, so a kind word for one of them tilts the file. It would be fair if only Ravi had a good record.',
      },
      {
        text: 'Write a sharper note about Ravi, to show you have no favorites.',
        rationale:
          'Being harder on your own crew is uneven too. A sharper note would be right if Ravi had done something worse than Wilma.',
      },
    ],
  },
]
