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
]
