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
  {
    id: 'ambiguity-cold-store',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Forty boxes of fish have spoiled. Why the cold store went warm, the electrician cannot say yet. “The duty list says that Desmond is responsible for the store this month,” the manager writes to the owner. “And by our rules, whoever is responsible for damage, through a mistake of their own, gets a warning. I like him, but he gets one.”',
    decidingWords: [
      'Desmond is responsible for the store this month',
      'responsible for damage, through a mistake of their own',
    ],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if the manager had first praised the whole crew, and then said that Desmond, with his spoiled boxes, never belonged to it. No group is narrowed.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'On the duty list, “Desmond is responsible for the store this month” means that he looks after it. In the rule, “responsible for damage, through a mistake of their own” means to blame, which nobody has shown.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Had the electrician traced the damage to something that Desmond did, the rule would apply to him. The duty list says just whose turn it is.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'The manager would have to ask for an answer that grants the point, such as “Desmond, why were you so careless?” The letter asks him nothing.',
      },
    ],
  },
  {
    id: 'ambiguity-cold-store-sound',
    kind: 'sound',
    twinOf: 'ambiguity-cold-store',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Forty boxes of fish have spoiled. Why the cold store went warm, the electrician could say by noon. “His report says that Desmond is responsible for it, as he had pulled the wrong plug,” the manager writes to the owner. “And by our rules, whoever is responsible for damage, through a mistake of their own, gets a warning. I like him, but he gets one.”',
    decidingWords: ['Desmond is responsible for it, as he had pulled the wrong plug'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'If the first “responsible” had come from the duty list and meant no more than whose turn it was, this would be the flaw. Here it means to blame both times.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The key word comes twice, but it keeps its sense. “Desmond is responsible for it, as he had pulled the wrong plug” speaks of a mistake of his own, and so does the rule.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Somebody would have to be pushed out of a group to save a claim about it, say that a true member of the crew pulls no wrong plug. Desmond stays a member.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'For this, he would have to be asked something with the blame built in before it was known. The report came first, and nobody is asked.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'For their guesthouse, Rosalind and Mateo have a new washing machine in mind. It is guaranteed for five years: if it breaks down, says the store, the repair is free. “And a thing that is guaranteed, we can count on,” she says. “For five years, then, it will not break down, and we can sell the old one that stands by for bad days.”',
    decidingWords: [
      'if it breaks down, says the store, the repair is free',
      'For five years, then, it will not break down',
    ],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'It would take a machine that broke down early, and the answer that such a one was not truly guaranteed. Nobody brings up a case of that kind.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'For the store, guaranteed means “if it breaks down, says the store, the repair is free”. In “For five years, then, it will not break down” Rosalind takes it as sure to run, a sense in which nobody promised it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Had she only counted on free repairs, and used the money set aside for those, the step would be fair. The paper does not say that it keeps running.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'To fit, she would have to pass a trait of one part on to the whole, such as “The motor lasts five years, so the machine does.” She goes by one word.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine-sound',
    kind: 'sound',
    twinOf: 'ambiguity-washing-machine',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'For their guesthouse, Rosalind and Mateo have a new washing machine in mind. It is guaranteed for five years: if it breaks down, says the store, the repair is free. “And what is guaranteed, we can count on,” she says. “For five years, then, its repairs will cost us nothing, and we can spend the sum that we had put by for them.”',
    decidingWords: ['its repairs will cost us nothing'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'A part and its whole would have to be mixed up, say a motor that lasts and a machine that therefore lasts. Her step is about who pays.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It sounds like a play on “guaranteed”, but the store promised free repairs, and “its repairs will cost us nothing” counts on just that. The word does not slide.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'If she had gone from “guaranteed” to a machine that will not break down, this would be right. She stays with what the store’s word covers.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'For this, someone would have to name a repair that cost money, and hear that it was no true guarantee. Nothing is shut out here.',
      },
    ],
  },
  {
    id: 'ambiguity-ear-doctor',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Hi Leila, it’s Dad. I am back from the ear doctor. Hearing as weak as mine, she says, is normal at seventy-six. Three in four have it at my age. She put a hearing aid on the table, a pretty little thing. I thanked her and left it there. When something is normal, there is nothing wrong with it. See you on Sunday!”',
    decidingWords: ['Three in four have it at my age', 'When something is normal, there is nothing wrong with it'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'His step would hold if the doctor had said that his ears are normal in the sense of working well. She said that many people his age have the same trouble.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'He would have to meet a counterexample by shrinking a group, such as “Then she is no true doctor.” He accepts what she says, in a wrong sense.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'For the doctor, normal means common: “Three in four have it at my age”. In “When something is normal, there is nothing wrong with it” it means as it should be, and weak hearing is not.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'It would fit if he had asked the doctor “Why do you sell these to healthy people?”, as though that were known. He asks nobody anything.',
      },
    ],
  },
  {
    id: 'ambiguity-bog-boat',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“To the museum: On page four of your fine booklet on the bog boat, the lab gives its age as two thousand years, with an error of forty, as the method cannot measure more finely. I respect people who state their errors. But an error, once it is known, is put right before one goes to print. May I ask you to hold back page four until then? Amara”',
    decidingWords: [
      'as the method cannot measure more finely',
      'an error, once it is known, is put right before one goes to print',
    ],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'If the lab had found a slip in its work, for instance a wrong sample, asking it to wait would be sound. The forty years are no slip.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, what is true of a part would have to be put on the whole, such as “Page four is weak, so the booklet is.” The letter stays with page four.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Somebody would have to point at good labs that print such figures, and be told that no proper lab does. The letter shuts nobody out.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'The lab’s error is a range, “as the method cannot measure more finely”. In “an error, once it is known, is put right before one goes to print” the word has become a mistake, which could be corrected.',
      },
    ],
  },
]
