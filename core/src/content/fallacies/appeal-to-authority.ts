import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Authority',
  aliases: ['Argument from Authority', 'Appeal to False Authority'],
  category: 'informal',
  severity: 'medium',
  keywords: ['expert', 'celebrity', 'title', 'credentials', 'fame', 'endorsement', 'trust'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-authority',
  definition:
    'Treating a claim as settled because someone important or admired says so, when their knowledge lies elsewhere or the evidence points the other way.',
  neighbours: [
    {
      name: 'Bandwagon',
      tellApart: 'Does the claim borrow its weight from one respected person, or from how many people share it?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is someone’s rank or skill offered as the proof, or is the idea judged by where it first came from?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is a claim believed because of who says it, or thrown out because of who says it?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Does a big name stand in for proof, or is the doubter told to prove the opposite?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A rash has been spreading on Paulo’s arm for a month, and the pharmacist in Recife wants him to see a skin doctor. He won’t go. “Our conductor had a look at rehearsal, and he says it’s nerves,” he tells his wife. “The man has led orchestras in forty countries. If he says it’s nerves, it’s nerves.”',
    failingStep: 'The man has led orchestras in forty countries',
    why: 'Success in one field is passed off as knowledge of another. Forty countries taught him a great deal about music and very little about skin. What would count is an examination by somebody who treats rashes.',
  },
  soundWhen:
    'Nobody can test everything, so relying on experts is sensible when the question lies in their field, most of them agree, and they gain nothing by the answer. Believing three geologists that the slope above the school is unstable is fine, even if you can’t follow their sums.',
  reply:
    '“He’s wonderful at what he does. Is this part of what he does? I’d like to hear from someone who sees such cases every day.”',
  evidence:
    'Walton (1997), Appeal to Expert Opinion: Arguments from Authority (Pennsylvania State University Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-authority-vineyard',
    slot: 'fallacy5',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Over lunch, Anders, 58, tells his sister why his savings are going into a vineyard. “I don’t understand the contract myself. But my surgeon has read it, and she says the money is safe. She has done two thousand heart operations. A mind like that doesn’t get such things wrong.”',
    decidingWords: ['She has done two thousand heart operations', 'A mind like that doesn’t get such things wrong'],
    options: [
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“She has done two thousand heart operations” shows that the surgeon knows hearts. It tells Anders little about contracts, yet it is his whole reason for calling the money safe.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if someone had warned Anders and he had waved the warning away with a remark about that person. He praises a person instead.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'For this, he would have to tell his sister that the plan counts as safe until she shows that it isn’t. He does offer a reason of his own, though a weak one.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'This would be right if he trusted the vineyard because of how it began, say as an old family farm. He relies on the skill of an adviser, not on its past.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-hall-floor',
    slot: 'q5',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'By the maker’s wear tests, the handball club’s new floor should last eight years. “Our coach expects fifteen,” Dario, the treasurer, tells the board, “and she has trained three national teams. I respect the testers, but with a record like hers behind it, I would plan our repair fund for fifteen.”',
    decidingWords: ['she has trained three national teams', 'with a record like hers behind it'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Dario would have to ask the board something with an unproved claim inside, such as why the testers were so careless. He asks nothing.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Wear tests give eight years. Dario prefers fifteen because “she has trained three national teams”, which makes her a fine coach but no judge of how fast a floor wears out.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if his reason were that most clubs, or most of the board, reckon with fifteen years. He leans on one person and her record.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'If he had thrown out the eight years because the figure came from a company that sells floors, this would be right. He has no quarrel with its source.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-doorway',
    slot: 'fallacy5',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“The machine is four centimeters wider than our door,” says the fitter, his tape measure still in his hand. Priscilla shows him the order. Next to “Will it fit?” stands a yes in the founder’s handwriting. “She made nine hundred jobs out of one garage,” says Priscilla. “I’d trust that yes over a tape measure.” She books the truck for Thursday.',
    decidingWords: ['She made nine hundred jobs out of one garage', 'I’d trust that yes over a tape measure'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Priscilla would have to say that the machine fits until the fitter shows that it does not. He has just shown it, and she prefers another answer.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'It would fit if she chose one machine over another because it is made of wood or works without power. What is natural does not come up.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“She made nine hundred jobs out of one garage” shows that the founder can build a company. It does not make a door wider, yet Priscilla prefers her yes to the fitter’s measurement.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'For this, she would have to wave the measurement away with a remark about the fitter, say that he is new or lazy. She says nothing against him.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-toad-sign',
    slot: 'q5',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“Toads find their pond by starlight,” the zoo’s new sign will say. Sunniva wrote it with care. She read the tests of thirty teams, and nearly all of them point to smell. Then she called Halima, who has won the highest prize in toad research. Halima has no test of her own yet, but she has believed in the stars since she was a student. That call decided it.',
    decidingWords: ['the highest prize in toad research', 'That call decided it'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'It would fit if Sunniva had made the thirty teams say something silly, such as that toads cannot see at all, and then rejected that. She does not bend their results.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Halima knows toads, but she “has no test of her own yet”, and thirty teams have. “That call decided it”: the prize outweighed what nearly all of the tests show.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had Halima said that the stars are right until somebody shows the opposite, this would be the name for it. She asks for nothing; Sunniva is won over by who she is.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Sunniva would have to go along with the larger number simply because it is larger. She does the reverse and follows one voice against many.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-wave-clip',
    slot: 'fallacy5',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Headline: “The wave is real.” Below it, the editor explains. “This clip turned up on Monday, from an unknown sender. Our picture desk had its doubts, as the shadows in it point two ways. But last night Lidia, whose songs have won her ten gold records, shared it with the words ‘No trick!’ We have taken our question mark away.”',
    decidingWords: ['whose songs have won her ten gold records', 'We have taken our question mark away'],
    options: [
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“We have taken our question mark away” for one reason: a singer “whose songs have won her ten gold records” says so. Gold records do not teach anyone to read shadows in a clip.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'The editor would have to keep a strict rule for clips in general and let this one off for no good reason. No such rule is mentioned.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'This would be right if the clip were judged by where it began, say thrown out because the sender is unknown. The editor moves past the sender and relies on a star.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if the clip were called real because two million people had passed it on. One famous person is enough for the editor.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-village-well',
    slot: 'q5',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Kwame reads out two letters about the village well. The county lab reports two samples, both above the limit. Mrs. Abernathy writes that the water is as good as ever. Forty years ago she took in eleven children who had no home, and the school bears her name. Kwame folds her letter with care. “She would not write this lightly,” he says, and the well stays open.',
    decidingWords: ['She would not write this lightly', 'the school bears her name'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'This would fit if the village had thrown out the lab’s letter because of where it came from, the county. Nothing is said against the lab; another letter simply weighs more.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would be right if Kwame had pointed to how many families still drink the water. He speaks of one person, and the number of her admirers is not his reason.',
      },
      {
        text: 'False Cause',
        rationale:
          'Somebody would have to link two events, for example a dry summer and the bad samples, and take one as the source of the other. No one explains the samples.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“She would not write this lightly” is true of a woman so rightly honored that “the school bears her name”. But a good heart cannot taste what two samples showed, and her word is put above them.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“Dear parents, some of you asked whether the old chestnut in the schoolyard is still safe to sit under. Our former student Aroha, who has won two gold medals in rowing, spent an hour with it on Friday. It is healthy, she says, and will be for years. We can set your minds at rest: the bench stays where it is.”',
    decidingWords: ['who has won two gold medals in rowing'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if the tree were judged by where it came from, say trusted for having been planted by the school’s founder.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Setting minds at rest would be fair if Aroha knew about trees, for instance if testing them for the city were her job.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'The tree is called safe on the word of someone “who has won two gold medals in rowing”. Medals show strength and skill on the water; they teach nobody to find rot in a trunk.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'For this, the school would have to call the tree safe until some parent shows that it is not. It gives a reason of its own, though a poor one.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut-sound',
    kind: 'sound',
    twinOf: 'appeal-to-authority-chestnut',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Dear parents, some of you asked whether the old chestnut in the schoolyard is still safe to sit under. Our former student Aroha, who has tested trees for the city since 2009, spent an hour with it on Friday. It is healthy, she says, and will be for years. We can set your minds at rest: the bench stays where it is.”',
    decidingWords: ['who has tested trees for the city since 2009'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'If the letter had told worried parents to show that the tree is rotten or be quiet, this would be right. The school went and had it looked at.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would be the answer if Aroha were known for something else, say for gold medals, and the school took her word on a tree for that.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Aroha is someone “who has tested trees for the city since 2009”, and she took an hour over this one. To rely on such a person, in her own field, is sensible.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'The letter would have to trust the tree for its origin alone, such as the famous park its seed was taken from. It rests on how the tree is today.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-trial-run',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'IT team chat, Friday, 6 p.m. Tariq: “Trial run is over. Four of the ten patient folders did not come back, and none of us can say why.” Sana: “What does Mirela say?” Tariq: “That the backup is ready. She wrote the handbook that we all learned from.” Sana: “With her word I can sleep. We switch over on Saturday.”',
    decidingWords: ['Four of the ten patient folders did not come back', 'With her word I can sleep'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'For this, the backup would have to be judged by its origin, say trusted for coming from an old and respected company. Its origin plays no part here.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Going ahead would be fair if the trial had gone well, with each of the folders back where it belonged. Then Mirela’s view would fit the facts.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“Four of the ten patient folders did not come back”, and nobody knows why. Mirela’s handbook earns her a hearing, but her word cannot outweigh what the trial has just shown.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'It would be right if Sana had waved the trial away with a remark about Tariq, for instance that he worries too much. She says nothing against him.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-trial-run-sound',
    kind: 'sound',
    twinOf: 'appeal-to-authority-trial-run',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'IT team chat, Friday, 6 p.m. Tariq: “Trial run is over. All ten of the patient folders did come back, and in the second run they did so again.” Sana: “What does Mirela say?” Tariq: “That the backup is ready. She wrote the handbook that we all learned from.” Sana: “With her word I can sleep. We switch over on Saturday.”',
    decidingWords: ['All ten of the patient folders did come back', 'She wrote the handbook'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Somebody’s point would have to be pushed aside with a remark about the person. In this chat nobody is doubted or put down.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'If Sana had trusted the backup merely for the country or company that it came from, this would fit. Where it comes from is not mentioned.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'This would be right if the trial had gone badly, say with four folders lost, and Sana had let Mirela’s name weigh more than that.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“All ten of the patient folders did come back”, twice, and the expert on backups agrees. Her word comes on top of the evidence, in her own field, so trusting it is reasonable.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-desk-page',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'The page in Grandmother’s desk gives the house to Piet, but it bears no signature. “Does it count?” asks Philippa. Rowan calls his godmother, who has run the city hospital for twenty years. “It counts,” he reports. “And she makes harder decisions than this before breakfast.” By evening, Piet has ordered the wood for a new roof.',
    decidingWords: [
      'who has run the city hospital for twenty years',
      'she makes harder decisions than this before breakfast',
    ],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if the family had thrown the page out, or trusted it, just for the desk in which it was found. They rely on a person’s word.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“And she makes harder decisions than this before breakfast” speaks well of a woman who runs a hospital. Whether a page without a signature counts is a question of law, and that is not her field.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Someone would have to be brushed aside for a trait of theirs, say Philippa for being a worrier. Her question is taken up, only with the wrong kind of help.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Relying on the call would be fair if the godmother worked with wills, for example as a judge or a lawyer in such cases.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-vitamin-drops',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Oak House news. For two winters, half of our residents, chosen by lot, took vitamin drops. They had as many colds as the others. We had packed the bottles away when Mr. Lindqvist came by, who invented the hip joint that many of you walk on. He calls the drops the best help against colds. From Monday, they are back on your tables.',
    decidingWords: ['They had as many colds as the others', 'who invented the hip joint that many of you walk on'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'This would be right if the drops were praised for where they were first made, perhaps in an old monastery. Their origin does not come up.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Mr. Lindqvist is rightly admired as the man “who invented the hip joint that many of you walk on”. But his field is bones, and two winters at Oak House point the other way.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'For this, the house would have to dismiss its own count with a remark about the nurse who made it. It says nothing against anybody.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Bringing the bottles back would be fair if his praise came with something new on colds, such as larger studies in which the drops did help.',
      },
    ],
  },
]
