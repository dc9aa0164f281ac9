import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Middle Ground',
  aliases: ['Argument to Moderation', 'False Compromise'],
  category: 'informal',
  severity: 'low',
  keywords: ['compromise', 'halfway', 'both sides', 'in between', 'moderation', 'balance', 'splitting the difference'],
  link: 'https://yourlogicalfallacyis.com/middle-ground',
  definition:
    'Taking the answer halfway between two opposed views to be right, just because it lies between them. One of them may be wholly right, and then meeting it partway is a mistake.',
  neighbours: [
    {
      name: 'Black-or-White',
      tellApart:
        'Is a point between two views taken as right, or are the two views offered as the only ones there are?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is the view accepted because it sits between two others, or because many people hold it?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Is the position in between trusted too easily, or feared as the first step toward an extreme?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart:
        'Does each side get half the credit just for disagreeing, or is a claim thrown out because it was argued badly?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Talia’s pay is two hundred dollars short. She has a sheet with her hours, signed each day by the shift leader. The pay office says that nothing is missing. Mr. Quiroga, who runs the warehouse, does not open either file. “She says two hundred, you say zero,” he sums up. “Then the truth is about one hundred. Pay her that.”',
    failingStep: 'Then the truth is about one hundred.',
    why: 'Talia worked those hours or she did not; a dispute does not make half of them true. The step assumes that both sides are equally far off. The signed sheet could tell Mr. Quiroga who is right.',
  },
  soundWhen:
    'Meeting halfway is fine when the question is what to agree on, not what is so. You want to leave at six, your friend at eight, so you leave at seven. It is also fine to land in between because the evidence points there.',
  reply:
    '“I see that you want to be fair to us both. Before we split it, could we look at the signed hours? One of us may simply be right.”',
  evidence:
    'Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth (as the “fallacy of the mean”); Pirie (2006), How to Win Every Argument, Continuum.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'middle-ground-lantern-walk',
    slot: 'fallacy24',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Notice for the lantern walk: “Our engineer tested the old footbridge and says it can carry twenty people at a time. The organizers, who ran no test, believe it can carry eighty. We heard both with respect. When good people differ so widely, each side tends to have part of the truth. So we trust the bridge with fifty.” Signed: Eamon, village council.',
    decidingWords: ['each side tends to have part of the truth', 'trust the bridge with fifty'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if the notice had warned that fifty people this year would lead to eighty the next, and to a fallen bridge in the end.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Eamon would have to show that one side argued badly and take its figure to be wrong for that reason. He gives both sides credit.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'For this, a feeling such as pity or pride would have to carry the decision, for example how sad the children would be to wait. The tone stays calm.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Because “each side tends to have part of the truth”, the council will “trust the bridge with fifty”. What the engineer measured does not grow with what others believe.',
      },
    ],
  },
  {
    id: 'middle-ground-missing-trout',
    slot: 'q24',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In her science column, Chiara turns to the trout that died in the lake. One team says that a parasite killed nearly all of them. Another, in the same lake and the same summer, says almost none. Chiara has not asked how they counted. “Serious people stand on both sides,” she writes, “so the parasite probably killed about half.”',
    decidingWords: ['has not asked how they counted', 'Serious people stand on both sides'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Serious people stand on both sides” is her only ground for saying half. She “has not asked how they counted”, and one team may simply be right.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if Chiara had told her readers that the parasite killed all of the trout or none, with nothing else possible. She picks a third answer.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'This would be right if most lake experts had sided with one team and she had joined them for that reason. Here no side has the numbers.',
      },
      {
        text: 'False Cause',
        rationale:
          'She would have to blame the parasite merely because it turned up shortly before the fish died. Her figure comes from two opposed reports instead.',
      },
    ],
  },
]
