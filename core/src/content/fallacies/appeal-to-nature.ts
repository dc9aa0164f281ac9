import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'appeal-to-nature',
  aliases: ['Argument from Nature'],
  category: 'informal',
  severity: 'medium',
  keywords: ['natural', 'artificial', 'chemical', 'organic', 'remedy', 'man-made', 'wild', 'pure'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-nature',
  definition:
    'Calling something good, safe or right because it’s natural, or bad because people made it. Either kind of thing can help or harm, so each has to be judged by what it does.',
  gloss: 'Natural means good, artificial means bad.',
  neighbors: [
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Is the reason that it’s natural, or a feeling such as fear or pity?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is it called good because it’s natural, or because so many people do it?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is it judged by whether it’s natural or man-made, or by who came up with it and where?',
    },
    {
      concept: 'personal-incredulity',
      tellApart: 'Is it rejected because it isn’t natural, or because the speaker can’t see how it works?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Is “it’s natural” the reason, or does the reason just repeat the conclusion?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'When the health department offered to test the spring behind her house free of charge, Sefina thanked them and said no. “This water comes straight out of the mountain,” she told the young man with the sample bottles. “There’s no pipe, no pump, and nobody’s ever put anything in it. So it’s safe for our babies.”',
    failingStep: 'nobody’s ever put anything in it. So it’s safe for our babies',
    why: 'Water can be harmful even if nobody’s touched it. Wild animals can leave germs in a spring, and arsenic can come from the rock itself. The water may well be clean, but the fact that nobody’s touched it can’t tell Sefina that. The free test could.',
  },
  soundWhen:
    'It’s fine to mention that something is natural if you can say what follows from it. “These bushes grow wild in our valley, so they’ll get by on our rain” gives a reason anyone can check. And liking wild berries for their taste needs no defense.',
  reply:
    '“I like the thought of it, too. Some natural things do us good and some make us sick, so let’s find out which kind this is.”',
  evidence:
    'Mill (1874), “Nature,” in Three Essays on Religion (Longmans). Rozin et al. (2004), “Preference for Natural: Instrumental and Ideational/Moral Motivations, and the Contrast between Foods and Medicines,” Appetite 43.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'appeal-to-nature-red-rice',
    slot: 'fallacy8',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Cholesterol update, since a few of you asked. My bad number came back at 192, which the clinic says is very high, and the nurse practitioner wants me to take a statin and have my liver tested in twelve weeks. I asked her about red yeast rice instead. She said it can have the same thing in it as the pill, only you don’t know how much, and that she’d want the test either way. I liked that she took the question seriously. But rice is a plant and a statin comes out of a factory, so the rice will be easy on my liver. I’ve ordered three bottles, and I’m skipping the test. Pam',
    decidingWords: ['rice is a plant and a statin comes out of a factory'],
    breaksAt: 'But rice is a plant and a statin comes out of a factory, so the rice will be easy on my liver.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Who invented the pill or sells it doesn’t come up. Her point is that one grows and the other is made.',
      },
      {
        label: 'false-cause',
        rationale: 'She doesn’t say one event brought about another. Nothing has happened to her liver yet.',
      },
      {
        label: 'bandwagon',
        rationale: 'Plenty of people may take red yeast rice, but Pam doesn’t mention them.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'A plant can be as hard on a liver as a pill, and this one can have the same thing in it. That it grew in a field doesn’t change what it does.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-smoke-days',
    slot: 'q8',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'On Monday the school board votes on whether to buy air purifiers for days when wildfire smoke drifts in. Kids are meant to breathe fresh outdoor air, not filtered air, so we’d do better to open the windows. Steph',
    decidingWords: ['Kids are meant to breathe fresh outdoor air'],
    breaksAt: 'Kids are meant to breathe fresh outdoor air, not filtered air, so we’d do better to open the windows.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Steph doesn’t count how many parents agree with her.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'There’s a reason apart from the conclusion: what kids are meant to breathe. It’s a poor one, but it isn’t the conclusion again.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'On a smoke day the smoke comes in with the outdoor air. Being filtered doesn’t make air worse to breathe.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'No company or inventor is held against the purifiers.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-chip-tutor',
    slot: 'fallacy8',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'We’ve had the AI math tutor since January, four evenings a week. My husband wants to keep it, because Daisy’s quizzes went from Cs to Bs and there’s less yelling in our kitchen. I’m canceling it anyway. A child’s brain is made to learn from a living person, not a chip, so the tutor is bad for her. We’re going back to flash cards and me, at least until summer vacation.',
    decidingWords: ['A child’s brain is made to learn from a living person, not a chip'],
    breaksAt: 'A child’s brain is made to learn from a living person, not a chip, so the tutor is bad for her.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'What other parents do plays no part in the decision.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Who built the tutor, and for what, doesn’t matter to this parent. That it’s a chip is enough.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Whether it’s bad for Daisy shows in how she learns, and her quizzes have gotten better. What a brain was “made” to learn from says nothing about harm.',
      },
      {
        label: 'composition-division',
        rationale: 'A trait isn’t handed from a part to a whole, or back. The claim is about what brains are made for.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-sour-apples',
    slot: 'q8',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“The bathroom floor needs more than bleach tonight,” said Rita, coming back from the kitchen with a jug of vinegar.\n“Doesn’t the label on the bleach say not to mix it with anything?” asked Josh, who was in his second week.\n“That’s about chemicals. Vinegar is just apples that have gone sour. Nobody had to invent it, so it’s perfectly safe to pour in.” She held out the jug. “Hurry up, we’re supposed to be out of here by eleven.”',
    decidingWords: ['Vinegar is just apples that have gone sour'],
    breaksAt: 'Nobody had to invent it, so it’s perfectly safe to pour in.”',
    options: [
      {
        label: 'ambiguity',
        rationale: 'Every word means the same thing throughout. Rita is just wrong about what’s safe to mix.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Bleach and vinegar together give off a gas that can put people in the hospital. It makes no difference that the vinegar used to be apples.',
      },
      {
        label: 'begging-the-question',
        rationale: '“Perfectly safe” isn’t supported by itself. The sour apples are supposed to support it.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Rita does say where vinegar comes from, but only to make the point that it’s natural.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-wolves',
    slot: 'fallacy8',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Upset, You write that your husband went through an entire year of your messages because an old boyfriend had texted you. Wolves guard their mates, too, without ever being taught, so I see nothing wrong with what he did. Aunt Faye',
    decidingWords: ['Wolves guard their mates, too'],
    breaksAt: 'Wolves guard their mates, too, without ever being taught, so I see nothing wrong with what he did.',
    options: [
      {
        label: 'false-cause',
        rationale: 'Nobody argues about what set him off. Whether he was right to do it is the question.',
      },
      {
        label: 'anecdotal',
        rationale: 'It isn’t one couple’s story that’s supposed to settle this. It’s how wolves are.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Wolves do many things that would be wrong in a marriage. What an animal does by instinct can’t tell us whether a husband was right to read his wife’s messages.',
      },
      {
        label: 'bandwagon',
        rationale: 'Aunt Faye doesn’t excuse him by saying that most husbands do it.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-pressed-flowers',
    slot: 'q8',
    form: 'C',
    kind: 'spot',
    genre: 'ad',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'TIRED OF YOUR NEIGHBOR’S MOSQUITOES?\nThey breed in his gutters and his birdbath, and then they come over to your deck. Willow Yard Care will spray your hedge and fence line on a calm morning, so nothing drifts. One treatment kills mosquitoes on contact and costs $79 for a quarter acre, and most people have us back every other week. We’re licensed by the state, and we’ll text you the night before. Got a koi pond next to the fence? Our spray is pressed from flowers, not cooked up in some lab, so it can’t hurt a fish. Book by Friday, and we’ll treat the doghouse for free.',
    decidingWords: ['pressed from flowers, not cooked up in some lab'],
    breaksAt: 'Our spray is pressed from flowers, not cooked up in some lab, so it can’t hurt a fish.',
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'A spray that kills insects on contact can be deadly to fish, and a common one made from flowers is. Coming from a flower doesn’t make it gentle.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Where the spray comes from does come up, but what’s supposed to make it safe is that it’s natural and not man-made.',
      },
      {
        label: 'composition-division',
        rationale:
          'No part is taken to be like its whole. The spray is called safe for fish because it comes from flowers.',
      },
      {
        label: 'ambiguity',
        rationale: 'Every word keeps its meaning here. “Pressed from flowers” may even be literally true.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-salt-pool',
    kind: 'spot',
    genre: 'minutes',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Condo board, item 4. The chlorine for the pool came to $3,100 this year, and Kim asked what a salt system would cost us instead. Nobody had a price yet, but Rita wasn’t worried. Salt comes from the sea, not from a chemical plant, she said, and you can’t beat that, so it’ll save us money. The board voted to make the change before Memorial Day.',
    decidingWords: ['Salt comes from the sea, not from a chemical plant'],
    breaksAt:
      'Salt comes from the sea, not from a chemical plant, she said, and you can’t beat that, so it’ll save us money.',
    options: [
      {
        label: 'middle-ground',
        rationale: 'Salt isn’t picked because it lies between two other plans.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'What a pool costs to run depends on equipment, power and repairs. That salt is found in the sea tells the board nothing about any of those.',
      },
      {
        label: 'bandwagon',
        rationale: 'Other buildings may have salt pools, but Rita doesn’t bring them up.',
      },
      {
        label: 'no-flaw',
        rationale: 'Salt may turn out to be cheaper, but the board has been told nothing that bears on the price.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-salt-pool-sound',
    twinOf: 'appeal-to-nature-salt-pool',
    kind: 'sound',
    genre: 'minutes',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Condo board, item 4. The chlorine for the pool came to $3,100 this year, and Kim asked what a salt system would cost us instead. Rita said salt comes from the sea, and better yet, she had a price. It was a signed quote for $2,300 a year for ten years, equipment, power and repairs included, so salt will save us money. The board voted to make the change before Memorial Day.',
    decidingWords: ['a signed quote for $2,300 a year for ten years'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          'Salt does come from the sea, and Rita says so. She doesn’t rest anything on it; two prices are compared.',
      },
      {
        label: 'bandwagon',
        rationale: 'What other buildings on the street do isn’t mentioned.',
      },
      {
        label: 'middle-ground',
        rationale: 'The salt system isn’t a compromise between two plans. It costs less than what they pay now.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A signed price that includes everything, set against what they pay now, is just what the question calls for.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-long-lake',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'The pool was closed for repairs, and Coach Annika needed somewhere for 22 kids to swim. Ross, one of the fathers, offered his dock on Long Lake. It had rained hard on Friday, and one of the mothers asked about germs. The county, which tests the lake every week, hadn’t posted Sunday’s result yet. Lake water is just rain and snow, Annika decided, and nobody puts chemicals in it, so the kids would be safe there. They swam on Monday at four.',
    decidingWords: ['nobody puts chemicals in it'],
    breaksAt:
      'Lake water is just rain and snow, Annika decided, and nobody puts chemicals in it, so the kids would be safe there.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The lake may well be fine. All Annika goes by is that the water’s natural, and that doesn’t answer a question about germs.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word here, “safe” included, is used in two different senses.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Germs don’t need people to put them in, and a hard rain washes plenty into a lake. Waiting for Sunday’s result would have told her whether Friday’s rain did.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'She does mention where the water comes from, but what reassures her is that it’s natural, with nothing added.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-long-lake-sound',
    twinOf: 'appeal-to-nature-long-lake',
    kind: 'sound',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'The pool was closed for repairs, and Coach Annika needed somewhere for 22 kids to swim. Ross, one of the fathers, offered his dock on Long Lake. It had rained hard on Friday, and one of the mothers asked about germs. Annika looked up the county’s weekly test of the lake, and Sunday’s result was far below the limit. There’d be a lifeguard, too, so the kids could swim there, she decided. They swam on Monday at four.',
    decidingWords: ['Sunday’s result was far below the limit'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Ross offered the dock, but the water isn’t judged by that.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The question was about germs, and a test taken after the rain answers it. With a lifeguard there, a swim is a reasonable call.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'It’s a lake, and nobody calls it cleaner than a pool for being natural. Annika goes by the test.',
      },
      {
        label: 'ambiguity',
        rationale: '“Limit” has one meaning here, the county’s, and the result is compared with it.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-mushroom-story',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'About your story “Seven Hospitalized After Eating Wild Mushrooms”: I’ve read it three times, from beginning to end, and I don’t buy it. Those mushrooms came up in the woods by themselves, with no sprays and no plastic wrap, and that kind of food doesn’t make people sick. I’ll be out with my basket on Saturday. Malcolm',
    decidingWords: ['came up in the woods by themselves, with no sprays'],
    breaksAt:
      'Those mushrooms came up in the woods by themselves, with no sprays and no plastic wrap, and that kind of food doesn’t make people sick.',
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Some of the most poisonous things there are come up in the woods by themselves. No sprays and no plastic doesn’t mean no poison.',
      },
      {
        label: 'black-or-white',
        rationale: 'Malcolm doesn’t offer two explanations and strike one out.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'He isn’t trying to make readers feel sorry or afraid.',
      },
      {
        label: 'no-flaw',
        rationale: 'Doubting a story can be healthy. All he has against this one is that the mushrooms grew wild.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-radon',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Baby update: One basement in five here has too much radon, and he sleeps in ours, so the nurse offered me a free test kit. I said no thanks. Radon comes out of rock! Nobody makes it, so it can’t hurt him. Heidi',
    decidingWords: ['Radon comes out of rock', 'Nobody makes it'],
    breaksAt: 'Nobody makes it, so it can’t hurt him.',
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Radon is a well-known cause of lung cancer, and it gets into a basement without anybody’s help. Coming out of rock doesn’t make it any safer for a baby.',
      },
      {
        label: 'anecdotal',
        rationale: 'Heidi doesn’t tell of a family that lived with radon and did fine.',
      },
      {
        label: 'composition-division',
        rationale: 'One basement isn’t said to be like all of them, or all of them like one.',
      },
      {
        label: 'no-flaw',
        rationale: 'She can turn down a free kit, but “Nobody makes it” says nothing about whether radon can hurt him.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-raw-milk',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Mackenzie: The stand on Route 9 has raw milk! Getting some for Ivan\nZach: He’s 14 months. Doesn’t it have to be pasteurized?\nMackenzie: That’s a factory thing. This is straight from the cow\nMackenzie: It’s what cows make, so it can’t hurt him',
    decidingWords: ['It’s what cows make, so it can’t hurt him'],
    breaksAt: 'Mackenzie: It’s what cows make, so it can’t hurt him',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'She likes where it comes from. Her point, though, has nothing to do with the stand or the farmer. It’s that cows make it.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many others drink raw milk isn’t mentioned.',
      },
      {
        label: 'no-flaw',
        rationale: 'Fresh milk may taste wonderful, but how safe it is depends on what’s in it.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Germs in milk are every bit as natural as the milk is. Milk is pasteurized because what comes straight from the cow can make small children very sick.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-leaves-and-bark',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Salma: Found an herbal allergy spray at the market 🌿\nTrent: You’re on blood thinners. Do they mix?\nSalma: It’s leaves and bark, not chemicals. My body knows what to do with leaves\nSalma: There’s no way it mixes badly with anything',
    decidingWords: ['It’s leaves and bark, not chemicals', 'There’s no way it mixes badly with anything'],
    breaksAt: 'Salma: There’s no way it mixes badly with anything',
    options: [
      {
        label: 'no-flaw',
        rationale: 'The spray may be harmless, but her reason for thinking so would fit poison ivy as well.',
      },
      {
        label: 'bandwagon',
        rationale: 'She says nothing about how many people take it or like it.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Leaves and bark are full of chemicals, and some of them are dangerous with blood thinners. Coming from a plant doesn’t make it safe to mix.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The market where she found it isn’t her reason. She trusts it for being made of plants.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-milkweed',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Front yard plan: I’m pulling out the lawn and putting in butterfly milkweed. It grows by the road here without anybody’s help, on the rain we get, and the county extension office has had a test bed of it for six summers and hasn’t watered it since the first. Our lawn took $90 worth of water in July. Once the new plants have settled in, I don’t expect to water at all. Anybody want some sod? Delia',
    decidingWords: ['on the rain we get', 'a test bed of it for six summers and hasn’t watered it since the first'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“By the road here without anybody’s help” sounds like praise for being wild. It’s used as evidence about water, and that’s what the plan needs.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Where the plant grows is used to tell how much rain it needs. It isn’t praised or blamed for its origin.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many people plant it, or want to, isn’t mentioned at all.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Growing wild here is offered as evidence, not as praise. It shows that the plant can live on local rain, and so does the test bed.',
      },
    ],
  },
]
