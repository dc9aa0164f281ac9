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
  {
    id: 'ambiguity-walnut-tree',
    slot: 'fallacy17',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“To the neighbors in Elm Court: the town office has read my deed and tells me that I have a right to cut down the walnut tree. I know how fond of it you are. But no one should be scolded for doing what is right. It says here, in writing, that I am in the right. I trust that there will be no hard feelings. Stefan”',
    decidingWords: ['I have a right to cut down the walnut tree', 'no one should be scolded for doing what is right'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Stefan would have to reply to the scolding with the trees that his neighbors have cut down. He says nothing about what they have done.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if he had said that true neighbors do not complain, and had counted those who do as none. He leaves the group as it is.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, his reason would have to repeat his claim, such as “Nobody should scold me, since there is nothing to scold.” He gives a reason; its key word shifts.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“I have a right to cut down the walnut tree” means that the law allows it. In “no one should be scolded for doing what is right” the word means morally good, and a deed cannot show that.',
      },
    ],
  },
  {
    id: 'ambiguity-debate-club',
    slot: 'q17',
    form: 'B',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'The debate club asks the parents’ council for money. “Bring one good argument a week,” says Tendai’s leaflet, “and learn to test it.” Mrs. Galloway likes him, but she votes no. “I have had a word with the school nurse. There were nine arguments in the yard this fall, four of them with tears. The last thing we need is a club that brings us another one each week.”',
    decidingWords: ['Bring one good argument a week', 'nine arguments in the yard this fall, four of them with tears'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'She would have to ask Tendai something that already assumes harm, such as “How many tears do you plan for?” She asks nothing and gives a reason.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if somebody had shown her a peaceful debate, and she had said that this is not a true debate. No example is shut out.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'In “Bring one good argument a week” the word means a reason for a view. In “nine arguments in the yard this fall, four of them with tears” it means a quarrel, and her vote mixes the two.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, she would have to find a weak spot in Tendai’s reasons for the club and then declare the club useless. She does not go into his reasons.',
      },
    ],
  },
  {
    id: 'ambiguity-fit-to-play',
    slot: 'fallacy17',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'After three weeks of flu, Ignacio brings a doctor’s note: “Fit to play. He is no longer ill, and nobody can catch it from him.” The coach pins it next to her training plan. The plan says that fit players can run hard for ninety minutes. She puts him down for the whole match. He is fit, after all; she has it in writing.',
    decidingWords: [
      'He is no longer ill, and nobody can catch it from him',
      'fit players can run hard for ninety minutes',
    ],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'If she had asked “Why did you rest so long when you were fit?”, taking for granted that he was, this would be right. She asks him nothing.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'In the note, fit means “He is no longer ill, and nobody can catch it from him”. In “fit players can run hard for ninety minutes” it means in top shape, which no doctor has said.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Her reason would have to say the same as her decision, such as “He can play it all because he can last to the end.” She reasons from a note and a plan.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if a tired player had been named, and she had answered that he was never a true player. Nobody is pushed out of the team.',
      },
    ],
  },
  {
    id: 'ambiguity-new-hip',
    slot: 'q17',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dad’s new hip is doing well. “Walk as often as you like,” said the doctor. “The way it looks, you cannot walk too much.” Since then, a note in Rukhsana’s hand hangs on the refrigerator: “For all who visit! The doctor says that he cannot walk too much. And what he cannot do too much, he should keep short. Ten minutes a day, please, and then back to the sofa.”',
    decidingWords: ['Walk as often as you like', 'what he cannot do too much, he should keep short'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'A chain of worse and worse would make it fit: one long walk, then a fall, then a life in bed. The note warns of nothing like that.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'With “Walk as often as you like”, the doctor meant that no amount would be too large. In “what he cannot do too much, he should keep short” the same phrase has come to mean that a large amount is not allowed.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'The note would have to redefine a group to keep out a case that does not fit, say that a walk around the yard is no true walk. It does not.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'It would fit if Rukhsana had asked visitors “Why do you let him overdo it?”, as if that were known. The note asks for no answer.',
      },
    ],
  },
]
