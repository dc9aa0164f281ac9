import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Ambiguity',
  aliases: ['Equivocation', 'Double Meaning'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two meanings', 'word play', 'vague', 'shifting sense', 'wording', 'misleading', 'unclear term'],
  link: 'https://yourlogicalfallacyis.com/ambiguity',
  definition:
    'Letting a word or phrase slide from one meaning to another partway through an argument. Each step sounds right by itself, but the steps are not about the same thing.',
  neighbours: [
    {
      name: 'Composition/Division',
      tellApart: 'Did a word change its meaning, or did a trait move between the parts and the whole?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Can a key word be taken two ways, or does what is asked take something unproven for granted?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Do the reasons use a word in two senses, or do they simply say the conclusion over again?',
    },
    {
      name: 'No True Scotsman',
      tellApart:
        'Did a word slide unnoticed between two senses, or was a group openly narrowed to shut out a counterexample?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ximena has to choose between two pills for her blood pressure. The leaflet of the more expensive one says that in a study it made a significant difference, which means, a footnote explains, one that is hardly due to chance. “Significant means large,” says her brother. “So that pill will make a large difference for you.”',
    failingStep: 'Significant means large',
    why: 'In the study the word means “hardly due to chance”, and a tiny difference can be that too. The step assumes that a word keeps one sense everywhere. To promise Ximena a large difference, her brother would need its size.',
  },
  soundWhen:
    'A word with two senses does no harm if the reasoning stays with one of them. A contract that says “in what follows, a day is a working day” and keeps to it plays no trick. Puns are fine too; they prove nothing and do not try to.',
  reply:
    '“Let’s say it without that word. Do we mean that the difference is hardly due to chance, or that it is large? The leaflet only tells us the first.”',
  evidence: 'Aristotle, On Sophistical Refutations; Walton (1996), Fallacies Arising from Ambiguity, Kluwer.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'ambiguity-browser-window',
    slot: 'fallacy17',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Darnell opens a private window in his browser. A notice explains why it is called that: his own computer will keep no list of the pages he visits. “Good, so this is private,” he tells Abena. “And what is private, strangers cannot see. So none of these websites can find out anything about me.”',
    decidingWords: ['his own computer will keep no list', 'what is private, strangers cannot see'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'It would fit if he had reasoned from one page to the whole internet, or back. He stays with one window and with what it is called.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Abena would first have to name a private window that leaked, and Darnell answer that such a window does not count as private. Nobody brings up an exception.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'In the notice, private means that “his own computer will keep no list”. Darnell then goes on with “what is private, strangers cannot see”, which is another sense of the same word.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'This needs a reason that already says what he wants to show, such as “websites learn nothing because they find out nothing”. His reasons are different statements; one word in them shifts.',
      },
    ],
  },
  {
    id: 'ambiguity-town-debts',
    slot: 'q17',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'When the paper reports the town’s debts, readers are angry that they were not told. Hugo disagrees in his column: “The figures have been public since March. They lay in the town hall for those who asked. And a thing that is public is a thing that people know. So people have known since March.”',
    decidingWords: [
      'They lay in the town hall for those who asked',
      'a thing that is public is a thing that people know',
    ],
    options: [
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'First, public means open to view: “They lay in the town hall for those who asked”. Then it means widely known: “a thing that is public is a thing that people know”. The conclusion needs both at once.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Hugo would have to ask something that assumes the point, such as “Why did you all pretend not to know?” His column makes statements and asks nothing.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if someone had named a townsman who did not know, and Hugo had said that such a person is no citizen. He throws nobody out of any group.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'A warning would make it fit: that hiding these figures leads to the next secret, and at last to ruin. Hugo speaks of what has been, not of what will follow.',
      },
    ],
  },
]
