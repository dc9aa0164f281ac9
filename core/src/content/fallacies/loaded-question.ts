import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Loaded Question',
  aliases: ['Complex Question', 'Fallacy of Many Questions'],
  category: 'informal',
  severity: 'high',
  keywords: ['hidden assumption', 'trap', 'interview', 'survey', 'accusation', 'presupposition', 'leading', 'poll'],
  link: 'https://yourlogicalfallacyis.com/loaded-question',
  definition:
    'Asking something in a way that takes an unproven claim for granted. Whoever gives a direct answer seems to admit the claim, although nobody has shown that it holds.',
  neighbours: [
    {
      name: 'Begging the Question',
      tellApart:
        'Is the unproven point hidden in something you are asked, or used as the reason for itself in an argument?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Does every direct answer admit something unproven, or are you only offered too few choices?',
    },
    {
      name: 'Straw Man',
      tellApart:
        'Is a claim smuggled into what someone has to answer, or was their stated view replaced by a weaker one and attacked?',
    },
    {
      name: 'Ambiguity',
      tellApart: 'Does the trouble lie in what the question assumes, or in a word that can be taken two ways?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Two hours into his first shift at a bakery in Porto, Duarte is called to the office. The cash drawer is forty euros short. Six people have used it today, and no one has checked the receipts yet. The manager closes the door and speaks softly. “You can be honest with me. What did you need the money for?”',
    failingStep: 'What did you need the money for?',
    why: 'Any direct answer, even “For nothing”, admits that Duarte took the money. The question assumes a theft and a thief before either has been shown. First should come the receipts, and then a plain “Did you take it?”',
  },
  soundWhen:
    'A question may take something for granted if both sides know that it is so. You told me that you have moved, so I may ask “How do you like the new place?” Nearly every question assumes something; what matters is whether it is agreed.',
  reply:
    '“I can’t answer that as it stands, because it assumes that I took the money, and I did not. Ask me what I saw at the drawer, and I will gladly tell you.”',
  evidence:
    'Aristotle, On Sophistical Refutations (several questions made into one); Walton (1999), “The Fallacy of Many Questions”, Argumentation 13.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'loaded-question-sleep-talk',
    slot: 'fallacy16',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Yelena has shown her results on sleep and memory to a full hall. So far no one has found a fault in them. “A beautiful talk,” says a colleague in the second row. “Just one thing, please. When you noticed that your numbers would not hold up, why did you publish them all the same?”',
    decidingWords: ['no one has found a fault in them', 'When you noticed that your numbers would not hold up'],
    options: [
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'The words “When you noticed that your numbers would not hold up” treat bad numbers as settled, though nobody has shown any. Whatever reason Yelena gives for publishing, she seems to agree that they were bad.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this he would have to argue for something and use that same thing as his reason, for instance that the results are weak since weak results are what they are. He argues for nothing; he asks.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Two narrow choices would make it fit: “Were you careless, or were you lying?” He leaves Yelena free to give any reason she likes.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would fit if he had turned her finding into a wilder one and knocked that down. He leaves what she said about sleep and memory alone.',
      },
    ],
  },
  {
    id: 'loaded-question-youth-room',
    slot: 'q16',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Before the vote on keeping the youth room open, Rosalind wants to hear all sides. No complaint has reached her so far. She puts a card under each door: “Dear neighbors, please tell us in your own words: What has the noise from the room done to your evenings? Take as much space as you like.”',
    decidingWords: ['No complaint has reached her so far', 'What has the noise from the room done to your evenings?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'If the card had let people tick only “close the room” or “live with the noise”, this would be it. It leaves the answer open, in their own words.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Her card asks “What has the noise from the room done to your evenings?” though “No complaint has reached her so far”. It takes the noise for granted, and a neighbor who heard none can hardly answer.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Some word on the card would have to be taken in two ways, and something made to follow from the mix-up. Here “noise” and “evenings” are plain enough.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Rosalind kept a rule for the others and let herself off without a good reason. She treats each door alike.',
      },
    ],
  },
]
