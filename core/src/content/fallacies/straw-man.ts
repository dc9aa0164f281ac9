import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Straw Man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['distortion', 'exaggeration', 'misquote', 'caricature', 'putting words in mouths', 'debate'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition:
    'Answering a weaker or more extreme version of what someone said, because that version is easier to beat. The real claim is still standing when the argument ends.',
  neighbours: [
    {
      name: 'Slippery Slope',
      tellApart: 'Is the extreme version put forward as what the other side wants now, or as what will come of it later?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Is a false claim pinned on someone in a reply, or hidden inside a question they have to answer?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Was the other view twisted into something nobody said, or were the choices cut down to two?',
    },
    {
      name: 'Ambiguity',
      tellApart: 'Was a whole position replaced, or did one word quietly change its meaning?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'straw-man-screen-evening',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'At dinner, Farida suggests keeping phones in the hall on Sunday evenings. Her brother Idris puts down his fork. “So you want us cut off from everyone we know,” he says. “I am not living like a hermit because you have gone off technology.”',
    decidingWords: ['on Sunday evenings', 'cut off from everyone we know'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if Idris had warned that phone-free Sundays would lead step by step to a ban. He says that is what she wants already.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Farida asked for one quiet evening “on Sunday evenings”. Idris argues with a plan to be “cut off from everyone we know”, which nobody put forward.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if he tried to make her feel guilty or afraid instead of answering. He does answer, but a plan that is not hers.',
      },
      {
        text: 'Black-or-White',
        rationale: 'It would fit if he had said that the family must either keep phones everywhere or give them up.',
      },
    ],
  },
  {
    id: 'straw-man-night-bus',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'At the parish meeting, Mrs. Achterberg proposes that the last bus leave at ten instead of midnight, because almost nobody rides it. A man in the back row stands up: “Some people here would happily strand every nurse and cleaner in this town. I will not vote to abolish our buses.”',
    decidingWords: ['leave at ten instead of midnight', 'abolish our buses'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if he had dismissed the idea because of who she is. He is rude about her side, but his vote is about buses.',
      },
      {
        text: 'Loaded Question',
        rationale: 'It would fit if he had asked her something like “Why do you hate nurses?”. He makes a statement.',
      },
      {
        text: 'Bandwagon',
        rationale: 'It would fit if his point had been that most of the town is against the change.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'The proposal was to let the last bus “leave at ten instead of midnight”. He votes against a plan to “abolish our buses”, and leaves the real one unanswered.',
      },
    ],
  },
]
