import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Representativeness Heuristic',
  aliases: ['Representativeness Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['looks like', 'similarity', 'typical case', 'stereotype', 'pattern', 'resemblance', 'match', 'likelihood'],
  link: 'https://en.wikipedia.org/wiki/Representativeness_heuristic',
  definition:
    'Judging how likely something is by how much it looks like the typical case we have in mind. A good match feels like a sure thing, even when something else is far more probable.',
  neighbours: [
    {
      name: 'Halo Effect',
      tellApart:
        'Did one good trait make the others look good too, or did a match with a type decide what something is?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Does it seem likely because it resembles a type, or because examples come to mind with ease?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart: 'Is an act blamed on character instead of circumstances, or is a case sorted by what it looks like?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart: 'Does a likeness carry the judgment, or is a known figure about how common the thing is set aside?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the evening ferry to Split, Dora and her brother watch a silent man in a worn black coat. There is ink on his fingers, and he murmurs lines from a book of verse. Poet or office clerk? The loser pays for dinner. “He’s a poet to the last button, so I say poet,” Dora decides. Around them, half the town is going home from its offices.',
    failingStep: 'He’s a poet to the last button, so I say poet',
    why: 'He does match her picture of a poet, but a good match is not yet a good chance. Poets are few, clerks are many, and some clerks love verse. She should ask how many of each would look like this.',
  },
  soundWhen:
    'A likeness is good evidence when few other things look the same, or when the type is common anyway. Paw prints on a path where people walk their dogs are most likely a dog’s. A doctor, too, may start from the typical picture, if tests follow.',
  reply:
    'When something fits a picture perfectly, ask two questions first: “How many of these are there at all?” and “What more ordinary thing could look just like this?”',
  evidence:
    'Kahneman & Tversky (1972), “Subjective Probability: A Judgment of Representativeness”, Cognitive Psychology 3; Tversky & Kahneman (1983), on the conjunction fallacy, Psychological Review 90. Hertwig & Gigerenzer (1999), Journal of Behavioral Decision Making 12, trace part of it to how people understand the word “probable”.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'representativeness-heuristic-pale-gull',
    slot: 'bias20',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'From Ulla’s notes for the coast survey: “Dusk, gull on the pier. Pink legs, pale back, round head, checked twice. So like the Iceland gull on my chart that it can hardly be anything else.” Iceland gulls turn up here some winters. Herring gulls live on the pier by the hundred, and faded ones can show the same three marks.',
    decidingWords: ['So like the Iceland gull on my chart', 'faded ones can show the same three marks'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would fit if more and more counters had been reporting Iceland gulls that week, and Ulla had gone along. She relies on her own look.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'This needs one pleasing trait that colors the view of other traits, such as trusting all of a counter’s notes because of her lovely drawings.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Nobody’s behavior is being explained. It would be this if Ulla had put a colleague’s late notes down to laziness, and overlooked the storm that held him up.',
      },
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'The likeness settles it for her: “So like the Iceland gull on my chart”. But the far more common gull can look like that too, so a close match does not make the rare one likely.',
      },
    ],
  },
]
