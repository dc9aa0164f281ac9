import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Genetic Fallacy',
  aliases: ['Fallacy of Origins'],
  category: 'informal',
  severity: 'medium',
  keywords: ['origin', 'source', 'history', 'background', 'roots', 'tainted source', 'where it came from'],
  link: 'https://yourlogicalfallacyis.com/genetic',
  definition:
    'Accepting or rejecting something for its origin alone, without asking what speaks for or against it now. A poor source can give us something good, and a fine one something bad.',
  neighbours: [
    {
      name: 'Appeal to Authority',
      tellApart:
        'Does the verdict rest on where the idea started out, or on the standing of someone who backs it today?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is the idea dropped for its origin, or because one argument for it turned out to be faulty?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is a thing judged by where it first came up, or by whether it is natural or made by people?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the idea judged by its past, or is the person who is arguing for it attacked instead?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For his heart, Benedek walks on a treadmill three times a week. After two months, his doctor in Szeged is pleased with the results, and so is he. Then he reads that the first treadmills, long ago, were built for prisons, as a punishment. “A thing that began like that can’t be good for anyone,” he tells his wife, and gives it up.',
    failingStep: 'A thing that began like that can’t be good for anyone',
    why: 'What treadmills were for two hundred years ago tells us nothing about his heart today. The step assumes that a thing keeps its first purpose forever. To give it up, Benedek would need signs that it harms him or does not help.',
  },
  soundWhen:
    'Where something comes from matters when the source is all we have to go on. If a storm warning comes from a joke page, doubt it until the weather service says the same. Once better evidence is at hand, look at that instead.',
  reply:
    '“That is a grim bit of history. But the machine you use is for your heart, and the results were good. Shouldn’t they decide?”',
  evidence:
    'Cohen & Nagel (1934), An Introduction to Logic and Scientific Method, Harcourt, Brace; on when origins do count: Klement (2002), “When Is Genetic Reasoning Not Fallacious?”, Argumentation 16.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'genetic-fallacy-warehouse-tags',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Minutes, item four. In the two-month trial, the colored tags cut packing mistakes by half, and Mr. Ashworth called the figures solid. He then told us how the tags got here: as a joke at the summer party. A serious warehouse, he said, cannot work with a thing born that way. The tags will go.',
    decidingWords: ['as a joke at the summer party', 'a thing born that way'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, the figures would have to be hand-picked, say the two best weeks out of a mixed year. They cover the whole trial, and nobody doubts them.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if the team had argued badly for the tags and Mr. Ashworth had concluded that they do not work. He calls their figures solid.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The tags halved the mistakes, yet they must go as “a thing born that way”. That they came in “as a joke at the summer party” says nothing about how well they work.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'He would have to object that the tags are artificial, or praise an older way as the natural one. Neither comes up in the minutes.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-school-bell',
    slot: 'q21',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Tariq writes in the school paper: “I looked up how our bell got here. Schools took it over from factories, where it called workers to their machines. Some students find it useful today, and some find it too loud. I leave that aside. It was made for factory halls, and that settles the matter: switch it off.”',
    decidingWords: ['I leave that aside', 'It was made for factory halls'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'This would be right if Tariq had written that bells are unnatural and that young people should wake and learn by daylight. He writes about factories.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Chance would have to play a part, such as a belief that a long run of on-time days means a late one is due.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Of today’s use and noise he says “I leave that aside”. His whole case is “It was made for factory halls”, which does not show whether the bell helps now.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'He would need to point at a poor argument for the bell and reject the bell on that ground. He discusses no argument of the other side.',
      },
    ],
  },
]
