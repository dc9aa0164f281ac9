import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Recency Bias',
  aliases: ['Recency Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['latest', 'last impression', 'fresh in mind', 'short memory', 'yearly review', 'recent events', 'timing'],
  link: 'https://en.wikipedia.org/wiki/Recency_bias',
  definition:
    'Giving the newest events far more weight than older ones that count just as much. A whole year gets judged by its last few days, because those are still fresh.',
  neighbours: [
    {
      name: 'Anchoring',
      tellApart: 'Was the judgment pulled by what came first, or by what came last?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Does an event weigh more because it is fresh, or because it is unpleasant?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Was the latest stretch taken for the whole, or was a case judged by how well it fits a typical picture?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Do the latest events count too much, or does a known result now look as if it had been clear before?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Is it only the date that makes these events stand out, or are they striking or easy to recall for some other reason?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Does the latest event count too much, or the growing number of people who join in?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Forty years of notes say that the village well in Rajasthan runs low about one spring in three. The last two springs were good, and nobody touched the reserve tank. Nothing else has changed: same well, same fields, same number of houses. “Going by these two years, we don’t need the tank,” says Lalita at the meeting. The buyer can take it on Monday.',
    failingStep: 'Going by these two years, we don’t need the tank',
    why: 'Two good springs are two lines out of forty, and two in a row are nothing rare in such notes. They feel like the rule because they are fresh. She would need a sign of lasting change, such as a new canal.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. After a road is rebuilt, last month’s travel times tell you more than ten years of old ones. The newest is also best for things that go out of date, like a timetable.',
  reply:
    'Before you judge a long stretch, write down what happened in each part of it, oldest first. Then ask whether the last part differs in kind or only in date.',
  evidence:
    'Murdock (1962), “The Serial Position Effect of Free Recall”, Journal of Experimental Psychology 64; Hogarth & Einhorn (1992), “Order Effects in Belief Updating: The Belief-Adjustment Model”, Cognitive Psychology 24, who show that in some tasks the first items win instead.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'recency-bias-silver-pin',
    slot: 'bias17',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Each New Year’s Eve, Dolores gives a silver pin to the grandchild who helped her most that year. Adaeze drove her to the clinic on Fridays from January until November, then left for college. Felix has swept the snow from her steps since Christmas. “He hasn’t missed a morning,” Dolores says warmly. “This was Felix’s year.”',
    decidingWords: ['from January until November', 'since Christmas', 'This was Felix’s year'],
    options: [
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'The pin is for a whole year, and Adaeze helped “from January until November”. What Felix did “since Christmas” is about a week of it, but the week that is still fresh.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would fit if one thing that Adaeze did badly had outweighed all her drives. Dolores counts only kindnesses here.',
      },
      {
        text: 'Social Proof',
        rationale:
          'For this, Dolores would have to copy the rest of the family, say because they were all praising Felix. She makes up her own mind.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Had Dolores said that she knew back in January that Felix would win, this would be it. She looks back, but claims no such thing.',
      },
    ],
  },
  {
    id: 'recency-bias-nose-sprays',
    slot: 'bias17',
    form: 'B',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Week by week, you have used two hay fever sprays by turns, the blue and the white, six weeks each. Your diary has nine bad days with the blue one and twenty-three with the white. But this week, a white one, rain has washed the air clean, and you breathe so well that you have praised the white spray to two friends. Which do you ask the doctor for?',
    decidingWords: ['nine bad days with the blue one and twenty-three with the white', 'rain has washed the air clean'],
    options: [
      {
        text: 'The white one, since it is the one that works at present.',
        rationale:
          'A good week in clean air says little about the spray. It would be a sign if the white one had done well in dusty weeks too.',
      },
      {
        text: 'Both of them, so that you can switch to whichever has just had a good week.',
        rationale:
          'It sounds flexible, but it would let the last few days lead you each time. It would make sense if the two had done equally well over the twelve weeks.',
      },
      {
        text: 'Neither of them, since your nose now seems to be over it.',
        rationale:
          'The rain has cleared the air, not the hay fever. Stopping would be reasonable if the pollen season were over.',
      },
      {
        text: 'The blue one, since it left you fewer bad days in all.',
        right: true,
        rationale:
          'Six weeks each make a fair test: “nine bad days with the blue one and twenty-three with the white.” One good week, when “rain has washed the air clean,” is only its freshest part.',
      },
    ],
  },
  {
    id: 'recency-bias-reading-contest',
    slot: 'bias17',
    form: 'C',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Nine pupils have read aloud in the final, and you are the judge. Right after each reading, you gave points for voice, pace and feeling. Now the hall is waiting. Of Sunita, who went second, you can recall a green sweater and not much else; Olek, the last one, still rings in your ears. Your sheet gives her 27 points and him 24. Whose name do you call?',
    decidingWords: ['Right after each reading', 'the last one, still rings in your ears'],
    options: [
      {
        text: 'Olek’s, since a reading that stays with you is the better one.',
        rationale:
          'His reading has not had time to fade, and hers has. It would be a fair measure if you compared the two a week later.',
      },
      {
        text: 'Sunita’s, since you scored each of them while it was fresh, and hers was better.',
        right: true,
        rationale:
          'Points given “Right after each reading” treat all nine alike. That Olek, “the last one, still rings in your ears,” comes from his place in the order, not from a better reading.',
      },
      {
        text: 'Both names, since three points apart is as good as equal.',
        rationale:
          'A shared prize is kind, but it lets a fresh memory lift him by three points. It would be right if your sheet had them level.',
      },
      {
        text: 'The one that gets more applause when you say them both.',
        rationale:
          'The audience, too, has the last reading freshest in mind. Applause would do if it had been measured after each reading.',
      },
    ],
  },
]
