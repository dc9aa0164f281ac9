import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: '“You were doing ninety past the primary school,” says Imani when the car stands in the yard in Kisumu. “The little ones come out at noon.” Her husband takes the key from the lock. “And which of us got two speeding tickets last spring? So let’s hear no more about it.” On Monday he drives past just as fast.',
    failingStep: 'And which of us got two speeding tickets last spring? So let’s hear no more about it',
    why: 'Her tickets may make her an awkward person to complain. They do not make ninety past a school any safer. A reply to her would be about the speed, the road or the children.',
  },
  soundWhen:
    'Someone’s own conduct matters when fairness or trust is the subject. If the captain collects fines for being late and never pays hers, “the rule should hold for you, too” is a proper complaint. It asks for one rule for all; it does not call lateness fine.',
  reply:
    '“True, I’ve done it, too, and I was wrong. So that makes two of us. What about today?” Once your part is admitted, the question is free again.',
  evidence:
    'Aikin (2008), “Tu Quoque Arguments and the Significance of Hypocrisy”, Informal Logic 28. Walton (1998), Ad Hominem Arguments (University of Alabama Press).',
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
      'Svetlana hands Otis back his estimate for the library roof. “Forty hours is too few,” she says. “The last roof of that size took us ninety.” Otis studies the page for a while. “Your own estimate for the gym was fifty hours short,” he says. “So I will send mine as it stands.”',
    decidingWords: ['Your own estimate for the gym was fifty hours short', 'So I will send mine as it stands'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, Otis would have to find a gap in her reasoning and conclude that forty hours must therefore be right. He does not touch her reasoning.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if he had said that they send this estimate today or lose the job, as if nothing lay between.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if he had agreed that estimates should follow past jobs, but asked for an exception for his own. His answer is about her record.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Your own estimate for the gym was fifty hours short” may be true, yet it says nothing about the forty hours. “So I will send mine as it stands” treats it as an answer.',
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
