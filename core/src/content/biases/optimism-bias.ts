import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Optimism Bias',
  aliases: ['Unrealistic Optimism'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['risk', 'good feeling', 'it won’t happen to me', 'luck', 'hope', 'accident', 'insurance', 'rosy view'],
  link: 'https://yourbias.is/optimism-bias',
  definition:
    'Believing that bad things are less likely, and good things more likely, for yourself than for other people in the same position. The risk is real, but it seems meant for somebody else.',
  neighbours: [
    {
      name: 'Overconfidence Effect',
      tellApart: 'Is the future seen as too kind, or does somebody trust their own knowledge and skill too far?',
    },
    {
      name: 'Survivorship Bias',
      tellApart:
        'Do they know how often it goes wrong but feel exempt, or have they only looked at cases that went well?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart: 'Is a beginner blind to gaps in skill, or does a person of any skill expect to be spared?',
    },
    {
      name: 'Planning Fallacy',
      tellApart: 'Is it a guess at how long or how costly a task will be, or at whether good or bad luck will strike?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“About one group in ten gets lost in sudden fog on this trail,” the ranger tells Anahera, “and experience makes no difference.” Anahera believes him. Still, she leaves the whistle and the warm jackets in the car, because they are heavy. “Somebody will be stuck out there this week,” she says to her cousin as they set off. “I just don’t see it being us.”',
    failingStep: 'I just don’t see it being us.',
    why: 'She accepts the risk for hikers in general, then takes herself out of it without a reason. To be an exception she would need a difference that matters, such as a forecast of clear skies or a walk too short to get lost on.',
  },
  soundWhen:
    'Expecting better than average is fine when you can name what makes your case different. Somebody who has never smoked may rightly put her risk of lung disease below the average. And good cheer does no harm once the whistle is packed.',
  reply:
    'Ask how it usually goes for people in your position, and start from that figure. Change it only for a reason that would convince a stranger. Then prepare as you would tell a friend to.',
  evidence:
    'Weinstein (1980), “Unrealistic Optimism about Future Life Events”, Journal of Personality and Social Psychology 39. Harris & Hahn (2011), Psychological Review 118, argue that part of the finding comes from how it is measured.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'optimism-bias-wedding-film',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“One in six of these drives dies in its fifth year, mostly without warning,” says the woman at the repair shop. Yours is in its fifth year. Your sister’s wedding film is on it, and nowhere else. A second drive costs 80, and copying takes up your free evening. You have a good feeling about yours. What do you do?',
    decidingWords: ['One in six of these drives dies', 'You have a good feeling about yours'],
    options: [
      {
        text: 'Leave the film where it is, since yours has run well enough to last.',
        rationale:
          'The drives that died had run well too, until they stopped. It would be sound if the film were safe in a second place.',
      },
      {
        text: 'Pay 80 for a warranty that replaces a dead drive.',
        rationale:
          'A warranty brings back a drive, but not what was on it. It would be the right step if the hardware were all you could lose.',
      },
      {
        text: 'Give up the 80 and the evening, and copy the film.',
        right: true,
        rationale:
          '“One in six of these drives dies” holds for yours as well; “You have a good feeling about yours” does not change the odds. An evening is a small price for a film that cannot be shot again.',
      },
      {
        text: 'Listen for odd noises, and copy the film if any start.',
        rationale:
          'This counts on a warning that most of these drives do not give. It would work if failing drives of this kind could be heard days ahead.',
      },
    ],
  },
]
