import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Tu Quoque',
  aliases: ['Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  category: 'informal',
  severity: 'medium',
  keywords: ['hypocrisy', 'you do it too', 'whatabout', 'deflection', 'criticism', 'counterattack'],
  link: 'https://yourlogicalfallacyis.com/tu-quoque',
  definition:
    'Meeting a criticism by pointing out that the critic does the same thing. Even if that is so, the criticism has not been answered: two people can share one mistake.',
  neighbours: [
    {
      name: 'Special Pleading',
      tellApart:
        'Does the speaker point at the critic’s own conduct, or ask to be let off a rule that holds for others?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is a point dismissed because the critic acts the same way, or because it was badly argued?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Was the criticism turned back on the person who made it, or changed into one that nobody made?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the critic accused of the very thing under discussion, or of some other fault or motive?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'tu-quoque-library-roof',
    slot: 'fallacy11',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Svetlana gives Otis back his offer for the library roof. “Forty hours is too few,” she says. “The last roof of that size took us ninety.” Otis studies the page for a while. “Your own offer for the gym was a whole month short,” he says. “So I will send mine as it stands.”',
    decidingWords: ['Your own offer for the gym was a whole month short', 'So I will send mine as it stands'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, Otis would have to find a gap in her reasoning and conclude that forty hours must therefore be right. He does not touch her reasoning.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if he had said that they send this offer today or lose the job, as if nothing lay between.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if he had agreed that offers should follow past jobs, but asked for an exception for his own. His answer is about her record.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Your own offer for the gym was a whole month short” may be true, yet it says nothing about the forty hours. “So I will send mine as it stands” treats it as an answer.',
      },
    ],
  },
  {
    id: 'tu-quoque-frog-pond',
    slot: 'q11',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'From the minutes of a lab meeting: Dominic noted that the frog study looks at a single pond, so it cannot show whether the new plants helped. Mrs. Kaplan replied that his newt study last spring used a single pond as well. The group felt that this settled his point. The frog study goes to print unchanged.',
    decidingWords: ['his newt study last spring used a single pond as well', 'this settled his point'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'That “his newt study last spring used a single pond as well” does not make one pond enough for the frogs. Yet the group felt that “this settled his point”.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'For this, Mrs. Kaplan would have to make a claim about good studies and, faced with one that breaks it, say that it does not count as good.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if she had agreed that one pond is too few for a study, but asked that the frog study be let off.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Had she answered as if Dominic wanted the whole study thrown away, this would be it. His point about the pond is repeated fairly.',
      },
    ],
  },
]
