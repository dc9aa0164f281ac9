import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'Three judges settle the choir contest in Cape Coast. Both finalists sang two minutes too long, and the rule book takes five points for that. Kwabena, who grew up singing with the harbor choir, speaks first. “Our people deserve a warning, no more. The hill choir should lose the points,” he says. “Rules are rules.” The prize is a tour.',
    failingStep: 'Our people deserve a warning, no more. The hill choir should lose the points',
    why: 'The rule and the two minutes are the same, yet the verdicts differ. The only difference is which choir is his. A milder verdict would need a difference in what the choirs did, say a stage clock that had stopped for one of them.',
  },
  soundWhen:
    'Being closer to some people is no fault, and some duties belong to a circle. Cheering for your own school, or lending to your brother and not to a stranger, is fine. It goes wrong where everyone is owed the same measure: judging, grading, hiring.',
  reply:
    'Swap the names before you judge: what would you say if the other side had done exactly this? Where you can, decide with the names covered.',
  evidence:
    'Tajfel, Billig, Bundy & Flament (1971), “Social Categorization and Intergroup Behaviour”, European Journal of Social Psychology 1. The meta-analysis by Balliet, Wu & De Dreu (2014), Psychological Bulletin 140, finds a small to medium effect on cooperation.',
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
