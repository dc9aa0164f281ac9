import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anecdotal',
  aliases: ['Anecdotal Evidence', 'Anecdotal Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['personal story', 'one case', 'experience', 'statistics', 'evidence', 'exception', 'testimonial'],
  link: 'https://yourlogicalfallacyis.com/anecdotal',
  definition:
    'Letting one story or personal experience settle a general question, in place of wider evidence or against it. The story may be true and still tell us little about how things usually go.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart: 'Is one case made to speak for all cases, or is one event said to have brought about another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Does a single story stand in for the data, or was a pattern picked from plenty of data afterward?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Does one case stand for other cases like it, or does a trait pass between parts and their whole?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Are we to believe it because of what happened to someone once, or because of who that someone is?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The bank in Thessaloniki showed Yiannis its records: of the restaurants opened along the harbor, more than half had closed within three years. He gave the page back with a smile. “My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.” He signed for the loan that afternoon.',
    failingStep:
      'My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big',
    why: 'The bank’s count leaves plenty of room for successes like his aunt’s, so her story does not speak against it. The step assumes that she is typical. The owners who closed have no tables left at which to tell theirs.',
  },
  soundWhen:
    'One case is enough when the claim is about that case, or says that a thing never happens. If the label promises that no dog can open the gate and yours opened it, that settles it. A story is also a good reason to start counting.',
  reply:
    '“I’m really glad that it worked out for her. Do we know how it went for the others who tried? Let’s look at both before we sign.”',
  evidence:
    'Nisbett & Ross (1980), Human Inference (Prentice-Hall). Freling et al. (2020), “When Poignant Stories Outweigh Cold Hard Facts”, Organizational Behavior and Human Decision Processes 160: stories win mainly where feelings run high.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anecdotal-trampoline',
    slot: 'fallacy9',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Figures from forty hospitals are printed on the leaflet: children who jump on a trampoline in groups get hurt twice as often. Mrs. Delgado hands it back to her daughter. “My four boys jumped together each summer for ten years, and the worst we saw was a bruise. Let the cousins on all at once. It is quite safe.”',
    decidingWords: ['Figures from forty hospitals', 'My four boys jumped together'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'It would fit if Mrs. Delgado had said that jumping together was what kept her boys from harm. She only says that no harm came.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Against “Figures from forty hospitals” she sets one family: “My four boys jumped together”. Her story is true, but one lucky garden says little about the risk.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, her reason would have to be the claim over again, such as “it is safe, since nothing bad can happen on it”.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'She would have to reason from parts to a whole, for instance that strong springs and strong cloth make a strong trampoline.',
      },
    ],
  },
  {
    id: 'anecdotal-museum-glass',
    slot: 'q9',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Oksana has to choose a mover for the museum’s old glass. The trade office keeps damage records on each firm in town. “You need not write to them,” says Wes from the ticket desk. “I have used the harbor firm once, for my mother’s clock: three floors, not a scratch. So they are careful with fragile things, and we can book them.”',
    decidingWords: ['damage records on each firm', 'once, for my mother’s clock'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Wes would have to go through many moves, pick out the good ones and pass over the rest. He has seen one move and reports it.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he had said to book the firm because the director, or some famous person, thinks well of it.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Wes used the firm “once, for my mother’s clock”, and lets that replace the “damage records on each firm”. The movers may be good, but one smooth day cannot show it.',
      },
      {
        text: 'False Cause',
        rationale:
          'If he had claimed that some earlier event, such as a tip, had kept the clock whole, this would be the name for it.',
      },
    ],
  },
]
