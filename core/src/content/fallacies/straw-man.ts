import type { Concept, Scenario, Study } from '../authoring.ts'

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
      tellApart:
        'Is the extreme version put forward as what the other side wants now, or as what will come of it later?',
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
    {
      name: 'Fallacy Fallacy',
      tellApart:
        'Was the claim swapped for one that nobody made, or called false because the case for it was badly argued?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the tenants’ meeting in Leeds, Farida asked for the courtyard lights to go off at midnight instead of burning until dawn, because they shine into her baby’s room. Colm stood up. “My mother is eighty-one and walks home from the nine o’clock bus,” he said. “I can’t agree to leave this courtyard dark all evening. People would fall.” The others nodded.',
    failingStep: 'I can’t agree to leave this courtyard dark all evening',
    why: 'Nobody asked for a dark evening. Farida spoke of the hours after midnight, when his mother has been home for a long time. To answer her, Colm would need something against those hours.',
  },
  soundWhen:
    'Looking for the weak spot in what someone really said is fair. So is asking how far they mean it to go, if you then wait for the answer: “Does ‘no phones on the trip’ include Amir, who checks his blood sugar with his?”',
  reply:
    '“A dark evening would be bad, I agree. I meant from midnight on. What would you say to that?” Grant what you can, then repeat your own words.',
  evidence:
    'Walton (1996), “The Straw Man Fallacy”, in Logic and Argumentation (North-Holland). Talisse & Aikin (2006), “Two Forms of the Straw Man”, Argumentation 20.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'straw-man-monday-briefing',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Minutes, item 4. Nkechi proposed moving the Monday briefing from 8:00 to 8:30, so that parents can drop off their children first. Tomasz replied that he could not support scrapping the briefing, because the team needs to hear the plan for the week together. The proposal was dropped.',
    decidingWords: ['moving the Monday briefing', 'scrapping the briefing'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if Tomasz had warned that a later start leads, step by step, to no briefing at all. He answers as if that were the proposal today.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'For this, he would have to ask something with an accusation tucked inside, such as why Nkechi dislikes her team. He makes a statement and asks nothing.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'This would be right if Tomasz had said no because he could not picture how a later start might work. His reason is that briefings are useful.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Nkechi asked for “moving the Monday briefing” by half an hour. Tomasz argues well against “scrapping the briefing”, which nobody proposed, and her own idea goes unanswered.',
      },
    ],
  },
  {
    id: 'straw-man-weekday-cake',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Mrs. Whitlock looks after her grandson in the afternoons. She texts her son: “I’d like to give Dario fruit after school and keep cake for the weekend.” He types back: “Sorry, Mom, but no. Treats belong to a happy childhood, and I won’t have him grow up without cake.”',
    decidingWords: ['keep cake for the weekend', 'without cake'],
    options: [
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'She wants to “keep cake for the weekend”. Her son turns down a childhood “without cake”, which is a much stricter plan than hers and far easier to refuse.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if she had argued badly for fruit, and he had pointed that out and taken it as proof that fruit is a poor idea.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Neither of them asks anything. He would have to write something like “Why do you want my son to be unhappy?”, with the charge built into the question.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'One word would have to change its meaning on the way, say “treats” as food in one line and as trips in the next. Here the words keep their sense; the plan changes.',
      },
    ],
  },
]
