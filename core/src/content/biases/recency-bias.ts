import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'recency-bias',
  aliases: ['Recency Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['latest', 'last impression', 'fresh in mind', 'short memory', 'yearly review', 'recent events', 'timing'],
  link: 'https://en.wikipedia.org/wiki/Recency_bias',
  definition:
    'Giving the newest events far more weight than older ones that count just as much. A whole year gets judged by its last few days, because those are still fresh.',
  gloss: 'The latest events count too much.',
  neighbors: [
    { concept: 'anchoring', tellApart: 'Was the judgment pulled by what came first, or by what came last?' },
    {
      concept: 'negativity-bias',
      tellApart: 'Does an event weigh more because it’s fresh, or because it’s unpleasant?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Does someone go by the last few events, or by how much something looks like the typical case?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Do the latest events count too much, or does it look as if anyone could have seen the result coming?',
    },
    {
      concept: 'availability-heuristic',
      tellApart:
        'Do these events stand out only because they’re recent, or are they easy to remember for some other reason?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Does it count for more because it’s the latest thing to happen, or because the crowd is growing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Forty years of notes say that the village well in Rajasthan runs low about one summer in three. The last two summers were good, and nobody touched the reserve tank. The well, the fields and the number of houses are the same as ever. “Going by these two years, we don’t need the tank,” says Lalita at the meeting, and the village decides to sell it.',
    failingStep: 'Going by these two years, we don’t need the tank',
    why: 'Two good summers are two lines out of forty, and two in a row aren’t rare in notes like these. They feel like the rule because they’re fresh. Lalita needs a sign of lasting change, such as a new canal.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. Once a road has been rebuilt, last month’s travel times tell you more than ten years of old ones. Newest is also best for things that go out of date, like a bus schedule.',
  reply:
    'Before you judge a long stretch, write down what happened in each part of it, oldest first. Then ask whether anything really changed in the last part, or whether it’s just the latest.',
  evidence:
    'Murdock (1962), “The Serial Position Effect of Free Recall,” Journal of Experimental Psychology 64; Hogarth & Einhorn (1992), “Order Effects in Belief Updating: The Belief-Adjustment Model,” Cognitive Psychology 24, who show that in some tasks the first items win instead.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'recency-bias-silver-pin',
    slot: 'bias17',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'At New Year’s, Dolores gives a pin to whichever of her eleven grandchildren helped most that year. From January to August, Molly drove her to the clinic on Fridays, and losing her to college still hurts. Felix has swept the steps since Christmas. The pin goes to him, and the cousins clap.',
    decidingWords: ['From January to August', 'Felix has swept the steps since Christmas'],
    options: [
      {
        label: 'recency-bias',
        right: true,
        rationale:
          '“From January to August,” Molly drove Dolores to the clinic. “Felix has swept the steps since Christmas,” which is about a week, but it’s the latest week, so he gets the pin.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'The cousins do clap for Felix. But by then Dolores has made her choice, so she isn’t following them.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Eleven grandchildren are a lot to choose from, but Dolores has no trouble choosing. She just goes by what happened last.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Losing Molly to college still hurts, but that’s a feeling about Molly, and the pin goes to Felix.',
      },
    ],
  },
  {
    id: 'recency-bias-nose-sprays',
    slot: 'bias17',
    form: 'B',
    kind: 'decide',
    genre: 'list',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You used each of four hay fever sprays for three separate weeks and wrote down the bad days:\n– White: thirteen\n– Blue: nine\n– Yellow: eleven\n– Red: four\nThe last two weeks, one on blue and one on white, were so rainy that the air was clean. You felt wonderful and praised both sprays to your friends. Today your doctor will prescribe one for the year. What do you do?',
    decidingWords: ['Red: four', 'so rainy that the air was clean'],
    options: [
      {
        text: 'Ask the doctor for the white spray.',
        tag: 'go ahead',
        rationale:
          'White has just given you a wonderful week, in air that rain had cleaned. Over its three weeks it had thirteen bad days.',
      },
      {
        text: 'Ask the doctor for the blue spray.',
        tag: 'split',
        rationale:
          'Blue has done well lately, and nine isn’t the worst number. But red had four bad days in the same number of weeks.',
      },
      {
        text: 'Ask the doctor for the yellow spray.',
        tag: 'decline',
        rationale: 'Yellow comes out ahead of white in your notes, but it had eleven bad days, and red had four.',
      },
      {
        text: 'Ask the doctor for the red spray.',
        right: true,
        tag: 'ask',
        rationale:
          'You gave each spray three weeks, and your notes say “Red: four,” the lowest number. You felt wonderful on blue and white because it was “so rainy that the air was clean.”',
      },
    ],
    flip: { fact: 'White had four bad days and red had thirteen.', makesRight: 'Ask the doctor for the white spray.' },
  },
  {
    id: 'recency-bias-reading-contest',
    slot: 'bias17',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'You’re judging a reading contest, and you scored each student right after their turn: Priya 25, Sunita 27, Wilma 22 and Olek, who read last, 24. The audience clapped longest for Wilma. You remember little of Sunita, while Olek’s voice still rings in your ears. What do you do?',
    decidingWords: ['you scored each student right after their turn', 'Sunita 27'],
    options: [
      {
        text: 'Call out Priya’s name as the winner.',
        tag: 'split',
        rationale: 'Priya scored well, and better than Olek. But Sunita’s 27 is two points more.',
      },
      {
        text: 'Call out Sunita’s name as the winner.',
        right: true,
        tag: 'compare',
        rationale:
          'You “scored each student right after their turn,” when each voice was fresh, and “Sunita 27” is the highest score. Olek’s voice is the freshest now just because he read last.',
      },
      {
        text: 'Call out Wilma’s name as the winner.',
        tag: 'ask',
        rationale: 'The longest applause was for Wilma, but you’re the judge, and by your own scores she’s fourth.',
      },
      {
        text: 'Call out Olek’s name as the winner.',
        tag: 'go ahead',
        rationale:
          'Olek’s voice rings in your ears because he read last. But Sunita’s voice was just as fresh when you gave her a 27.',
      },
    ],
    flip: {
      fact: 'By your scores, Olek has 27 points and Sunita has 24.',
      makesRight: 'Call out Olek’s name as the winner.',
    },
  },
  {
    id: 'recency-bias-ski-wax',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Ski club minutes: Ellen wants the juniors on red wax for Sunday’s race, since it won the last two tests. Both times the snow was dry, but it was dry in the other twenty-eight, too, and green won twenty-four of those. Sunday’s forecast is for dry snow again. At Christmas, Ellen was so sure of green that she bought twelve tins. Nobody could have known we’d want red, she said.',
    decidingWords: ['it won the last two tests', 'it was dry in the other twenty-eight, too'],
    breaksAt:
      'Ski club minutes: Ellen wants the juniors on red wax for Sunday’s race, since it won the last two tests.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'Ellen was very sure of green wax at Christmas. Now she’s changed her mind, and what she trusts too much is the last two tests.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          'Ellen does look back, and she says nobody could have known. People with this bias say the opposite, that it was clear from the start.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Red gets Ellen’s vote because “it won the last two tests.” The snow was dry then, but “it was dry in the other twenty-eight, too,” and green won twenty-four of those.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Tests are a good thing to go by, and red did win two. But only the date sets those two apart from the other twenty-eight.',
      },
    ],
  },
  {
    id: 'recency-bias-ski-wax-sound',
    kind: 'sound',
    twinOf: 'recency-bias-ski-wax',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Ski club minutes: Ellen wants the juniors on red wax for Sunday’s race, since it’s made for wet snow and won the last two tests. Both times the snow was wet, but it was dry in the other twenty-eight, and green won twenty-four of those. Sunday’s forecast is for wet snow again. At Christmas, Ellen was so sure of green that she bought twelve tins. Nobody could have known we’d want red, she said.',
    decidingWords: ['it’s made for wet snow', 'Both times the snow was wet'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'Twelve tins may have been too many. But that was at Christmas, and now Ellen goes by the tests that match Sunday’s snow.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The last two tests do count for more than the other twenty-eight here. But that’s because red is made for wet snow like Sunday’s, not because those tests are the latest.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Red is the better bet because “it’s made for wet snow,” and the tests bear that out: “Both times the snow was wet,” as it’ll be on Sunday. Green won its tests on dry snow.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          'This bias makes people feel that they knew it all along. Ellen says the opposite, that nobody could have known.',
      },
    ],
  },
  {
    id: 'recency-bias-two-bakeries',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Four laundry owners supply your hotel’s sheets, due by eight each morning, and in June you’ll keep just one. Out of a hundred mornings, Kwabena was late on four, Sabine on nine, Pilar on fifteen and Lars on twenty. Three of Kwabena’s four came this week, when a burst pipe closed his street, but it’s open again. The others were on time all week, and prices are the same. What do you do?',
    decidingWords: ['Kwabena was late on four', 'it’s open again'],
    options: [
      {
        text: 'Sign the contract with Pilar today.',
        tag: 'wait',
        rationale:
          'Pilar was on time this week, when Kwabena wasn’t. Out of a hundred mornings, though, she was late on fifteen, to his four.',
      },
      {
        text: 'Sign the contract with Kwabena today.',
        right: true,
        tag: 'decline',
        rationale:
          'Out of a hundred mornings, “Kwabena was late on four,” the lowest number. His bad week came from a street that was closed, and “it’s open again.”',
      },
      {
        text: 'Sign the contract with Sabine today.',
        tag: 'go ahead',
        rationale:
          'Kwabena’s three late mornings this week make Sabine look safer. But out of a hundred she was late on nine, to his four, and his street is open again.',
      },
      {
        text: 'Sign the contract with Lars today.',
        tag: 'split',
        rationale:
          'Lars was on time this week, like Pilar and Sabine. But out of a hundred mornings he was late on twenty, more than anyone else.',
      },
    ],
    flip: {
      fact: 'All three late mornings came after he moved across the river, where the first ferry leaves at nine.',
      makesRight: 'Sign the contract with Sabine today.',
    },
  },
  {
    id: 'recency-bias-two-bakeries-sound',
    kind: 'decide',
    twinOf: 'recency-bias-two-bakeries',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Four laundry owners supply your hotel’s sheets, due by eight each morning, and in June you’ll keep just one. Out of a hundred mornings, Kwabena was late on four, Sabine on nine, Pilar on fifteen and Lars on twenty. Three of Kwabena’s four came this week, after he moved across the river, where the first ferry leaves at nine. The others were on time all week, and prices are the same. What do you do?',
    decidingWords: ['after he moved across the river', 'the first ferry leaves at nine'],
    options: [
      {
        text: 'Sign the contract with Pilar today.',
        tag: 'wait',
        rationale:
          'Replacing Kwabena makes sense, and Pilar was on time this week. But so was Sabine, and out of a hundred mornings she was late on nine, to Pilar’s fifteen.',
      },
      {
        text: 'Sign the contract with Kwabena today.',
        tag: 'decline',
        rationale:
          'Kwabena has the best record of the four, but he earned it before he moved. Now his sheets can’t get there by eight, because the first ferry leaves at nine.',
      },
      {
        text: 'Sign the contract with Sabine today.',
        right: true,
        tag: 'go ahead',
        rationale:
          'This week counts for more because Kwabena has moved, and “the first ferry leaves at nine.” Of the other three, Sabine was late on the fewest mornings.',
      },
      {
        text: 'Sign the contract with Lars today.',
        tag: 'split',
        rationale:
          'Going by this week, Lars is as punctual as Pilar and Sabine. But he was late on twenty mornings out of a hundred, to Sabine’s nine.',
      },
    ],
    flip: {
      fact: 'From now on, the first ferry leaves at five each morning.',
      makesRight: 'Sign the contract with Kwabena today.',
    },
  },
  {
    id: 'recency-bias-bike-tracker',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Five stars! My bike tracker looks like a pro’s and has outlived my brother’s. From March to October it kept losing its signal, thirty-one times by my count. This week, on the same roads and without an update, it’s worked on all five rides, so I’d call it reliable.',
    decidingWords: ['thirty-one times by my count', 'on all five rides'],
    breaksAt:
      'This week, on the same roads and without an update, it’s worked on all five rides, so I’d call it reliable.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale:
          'A tracker that “looks like a pro’s” does seem like a good one. But what makes the reviewer call it reliable is five good rides.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'The brother’s tracker is gone and this one lives on. The review is about this one, and none of its failures are left out.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A good week is good news, and the review is honest about the bad months. But five rides on the same roads can’t make up for thirty-one failures.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'From March to October it failed “thirty-one times by my count.” The roads and the tracker haven’t changed. Success “on all five rides” this week doesn’t cancel those failures just because it’s newer.',
      },
    ],
  },
  {
    id: 'recency-bias-two-weeks',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Year-end ratings, Ethan. From January through November: highest sales in the region, no complaints, trained three new people. In December he missed two deadlines. Laurel said that December is the Ethan we have now, and everyone nodded. Rated “needs improvement.” Next: Nick.',
    decidingWords: ['From January through November: highest sales in the region', 'December is the Ethan we have now'],
    breaksAt: 'Laurel said that December is the Ethan we have now, and everyone nodded.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'They agree with each other, but they aren’t joining anything that’s growing.',
      },
      { label: 'no-flaw', rationale: 'December counts, too. It’s one month out of the twelve being rated.' },
      {
        label: 'confirmation-bias',
        rationale: 'Nobody set out to prove that he’s weak. The latest month simply takes the place of the year.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Eleven excellent months count for nothing next to the last one, for no other reason than that it’s the last.',
      },
    ],
  },
  {
    id: 'recency-bias-best-quarter',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Ms. Morgan, I know what you’re going to say. Over the twenty years on your chart, my boring fund has beaten the energy fund in sixteen of them. But the energy fund is up 22 percent in the last three months, and that’s the market we’re in now, not the one from 2009. Please move all of it, the college money as well. I watched that line go up every morning this week. Micah L.',
    decidingWords: ['beaten the energy fund in sixteen of them', 'up 22 percent in the last three months'],
    breaksAt:
      'But the energy fund is up 22 percent in the last three months, and that’s the market we’re in now, not the one from 2009.',
    options: [
      {
        label: 'negativity-bias',
        rationale: 'Something bad would have to weigh too much. It’s a rise that carries him away.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Three months count for more with him than twenty years, for no other reason than that they’re the latest.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'A long record does get ignored. He doesn’t go by a telling detail instead, though; he goes by whatever came last.',
      },
      {
        label: 'no-flaw',
        rationale: 'Markets do change. He gives no reason to think that this one has, other than a line on a screen.',
      },
    ],
  },
  {
    id: 'recency-bias-new-landlord',
    kind: 'sound',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Xavier: 4 years of reviews for that building and they’re AWFUL\nImani: Look at the dates. The place was sold in May. The last nine are by people who’ve lived there under both owners, and all nine say the heat works now\nImani: So I’m going by those',
    decidingWords: ['The place was sold in May', 'by people who’ve lived there under both'],
    options: [
      { label: 'base-rate-neglect', rationale: 'The old record belongs to an owner who’s gone.' },
      {
        label: 'negativity-bias',
        rationale: 'The bad reviews don’t get more weight than they deserve; they get less.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Something changed in May that makes the old reviews out of date, and the new ones come from people who can compare.',
      },
      {
        label: 'recency-bias',
        rationale:
          'She goes by the latest nine and not by four years. That’s right when there’s a reason, and a new owner is one.',
      },
    ],
  },
  {
    id: 'recency-bias-the-kicker',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Down by two, and it’s a forty-yard kick. Nick made his last two, and the bench is chanting his name. Over two seasons, from about that distance, Cole has made 24 of 30 and Nick 13 of 30.\n\nWhat do you do?',
    decidingWords: ['Cole has made 24 of 30 and Nick 13 of 30'],
    options: [
      {
        text: 'Ask the two of them who feels better today.',
        tag: 'ask',
        rationale: 'Both will say yes. You already know what you need.',
      },
      {
        text: 'Send in Cole, and let him take the kick.',
        right: true,
        tag: 'compare',
        rationale: 'Over a whole season from this distance, he makes four in five. Two kicks don’t change that.',
      },
      {
        text: 'Send in Nick, and let him take the kick.',
        tag: 'go ahead',
        rationale: 'Two fresh kicks and a chant are loud. Thirty kicks tell you much more than two.',
      },
      {
        text: 'Throw for the end zone, and choose neither one.',
        tag: 'decline',
        rationale: 'It avoids the choice. Nothing suggests that a throw is better than four in five.',
      },
    ],
    flip: {
      fact: 'Cole pulled a muscle in his kicking leg on the last play.',
      makesRight: 'Send in Nick, and let him take the kick.',
    },
  },
]
