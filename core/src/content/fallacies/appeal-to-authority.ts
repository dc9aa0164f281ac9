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
]
