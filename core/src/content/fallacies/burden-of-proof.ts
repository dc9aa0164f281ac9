import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Burden of Proof',
  aliases: ['Shifting the Burden of Proof', 'Argument from Ignorance', 'Appeal to Ignorance'],
  category: 'informal',
  severity: 'high',
  keywords: ['evidence', 'unsupported claim', 'prove me wrong', 'disprove', 'ignorance', 'skeptic', 'default'],
  link: 'https://yourlogicalfallacyis.com/burden-of-proof',
  definition:
    'Making a claim without support and letting it stand until somebody else shows that it is wrong. The work of backing up a claim belongs to the person who makes it.',
  neighbours: [
    {
      name: 'Personal Incredulity',
      tellApart:
        'Does the claim rest on nobody having refuted it, or on the speaker finding the opposite hard to imagine?',
    },
    {
      name: 'Special Pleading',
      tellApart:
        'Are others told to find the evidence against a claim, or is one case let off a rule that holds for the rest?',
    },
    {
      name: 'Begging the Question',
      tellApart:
        'Is no reason given and the work passed to others, or is a reason given that already assumes the claim?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Is a claim held up by a missing refutation, or by the rank or fame of someone who believes it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Octavio has buried copper wire around his peach trees and says that it keeps the frost away. For nine hundred pesos he would do the same for Ximena’s orchard. “Have you compared trees with and without it?” she asks. He shakes his head. “In all these years nobody has shown that it doesn’t work. That’s good enough for me, and it should be for you.”',
    failingStep: 'nobody has shown that it doesn’t work',
    why: 'Perhaps nobody has looked. The step turns a lack of checking into a point in favor. Octavio makes the claim and wants money for it, so the comparison that she asks about is his to provide.',
  },
  soundWhen:
    '“Nothing was found” is evidence when people have looked where it would show: three engineers searched the bridge for cracks and saw none. Some rules also place the work on purpose. In many courts the accused need not prove anything.',
  reply: '“I can’t show that it’s wrong, and I don’t say that it is. What convinced you? I’m happy to look at that.”',
  evidence:
    'Walton (1996), Arguments from Ignorance (Pennsylvania State University Press). Walton (2014), Burden of Proof, Presumption and Argumentation (Cambridge University Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'burden-of-proof-winter-ferry',
    slot: 'fallacy12',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The Harbor Weekly reported that the ferry company plans to drop its winter route. Several readers asked how the paper knew. The editor replied on Saturday: “If we are wrong, we will say so. But the company has had two weeks to show us that there is no such plan. It has not done so, and our report stands.”',
    decidingWords: ['asked how the paper knew', 'the company has had two weeks to show us that there is no such plan'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if the editor had rested the report on some important person’s word. Nobody is named who says that the plan exists.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Readers “asked how the paper knew”. Instead of a source, the editor offers this: “the company has had two weeks to show us that there is no such plan”.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'This would need a claim that a thing is right for being natural, say that boats were meant to rest in winter. The editor makes no such claim.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Had the editor written that it is hard to picture anyone running a ferry in winter, this would be the name for it.',
      },
    ],
  },
  {
    id: 'burden-of-proof-inn-plaque',
    slot: 'q12',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Zainab reads out her text for the village plaque: “An inn stood here in 1540.” Mr. Lindqvist likes it and asks where the year comes from. “The archive is open to us all,” she says kindly. “If you find a page that rules 1540 out, I will gladly change it. If not, the year goes on the plaque on Friday.”',
    decidingWords: ['asks where the year comes from', 'If you find a page that rules 1540 out'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if Zainab had said that she cannot picture the old street without an inn. She says nothing of what she can imagine.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, she would have to want a source for each date on other plaques and then excuse her own from that rule.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Mr. Lindqvist “asks where the year comes from”, and she gives no source. “If you find a page that rules 1540 out” hands him the work that is hers.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'One word with two meanings would be needed, for instance if “inn” were a house on the plaque and a family’s name in the archive.',
      },
    ],
  },
]
