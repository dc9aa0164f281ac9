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
  {
    id: 'optimism-bias-dance-tent',
    slot: 'bias19',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear Florian, thank you for asking about rain. In your village as in ours, one May evening in three is wet, and a wet dance floor means going home. So do hire the big tent for your dance; I would worry otherwise. For our own dance, a week later, we have kept the money. I just see us dancing under the stars. Warmly, Birgit',
    decidingWords: [
      'In your village as in ours, one May evening in three is wet',
      'I just see us dancing under the stars',
    ],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'She would need a long row of tents to pick from, so long that she could not settle on one. She has made up her mind about a single tent.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Birgit knows that “In your village as in ours, one May evening in three is wet,” and she worries for Florian. For her own dance, a happy picture is enough: “I just see us dancing under the stars.”',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if she had looked only at dances that stayed dry and had not heard of the wet ones. She counts the wet evenings herself.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Birgit would have to be a beginner who rates her own skill too high, such as a new weather watcher who trusts her own forecast. Skill does not come into it.',
      },
    ],
  },
  {
    id: 'optimism-bias-sleep-letters',
    slot: 'bias19',
    form: 'C',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Forty sleepers are needed for your study, all on the same night in two weeks, so there is time for one round of letters. Teams with letters and topics as good as yours get about one yes in ten. You have money for five hundred. Still, reading your letter once more, you can see people smile and reach for the phone. How many do you send?',
    decidingWords: ['about one yes in ten', 'you can see people smile'],
    options: [
      {
        text: 'Eighty, since about half of the people will want to come.',
        rationale:
          'One yes in two would be five times what teams like yours get. It would be a fair guess if letters of this kind had worked that well before.',
      },
      {
        text: 'Two hundred, since quite a few people will turn out to be too busy to come.',
        rationale:
          'This does allow for some refusals, and so it feels careful. But one in ten of two hundred is twenty; the number would suit teams that get one yes in five.',
      },
      {
        text: 'A hundred, and more of them later if beds stay empty.',
        rationale:
          'Sending in steps is thrifty, but there is time for one round only. It would be the best plan if the study could start later.',
      },
      {
        text: 'Five hundred, since one in ten is only a guess for you as well.',
        right: true,
        rationale:
          'Your letter is as good as theirs, not better, so “about one yes in ten” is the best guess for you too, and some room is wise. That “you can see people smile” is a hope, not a reason.',
      },
    ],
  },
]
