import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Recency Bias',
  aliases: ['Recency Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['latest', 'last impression', 'fresh in mind', 'short memory', 'yearly review', 'recent events', 'timing'],
  link: 'https://en.wikipedia.org/wiki/Recency_bias',
  definition:
    'Giving the newest events far more weight than older ones that count just as much. A whole year gets judged by its last few days, because those are still fresh.',
  neighbors: [
    {
      name: 'Anchoring',
      tellApart: 'Was the judgment pulled by what came first, or by what came last?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Does an event weigh more because it’s fresh, or because it’s unpleasant?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Was the latest stretch taken for the whole, or was a case judged by how well it fits a typical picture?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Do the latest events count too much, or does a known result now look as if it had been clear all along?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Do these events stand out only by their date, or are they striking or easy to recall for another reason?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Does the latest event count too much, or the growing number of people who join in?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Forty years of notes say that the village well in Rajasthan runs low about one spring in three. The last two springs were good, and nobody touched the reserve tank. The well, the fields and the number of houses are the same as ever. “Going by these two years, we don’t need the tank,” says Lalita at the meeting. A buyer is picking it up on Monday.',
    failingStep: 'Going by these two years, we don’t need the tank',
    why: 'Two good springs are two lines out of forty, and two in a row aren’t rare in notes like these. They feel like the rule because they’re fresh. Lalita needs a sign of lasting change, such as a new canal.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. Once a road has been rebuilt, last month’s travel times tell you more than ten years of old ones. The newest is also best for things that go out of date, like a timetable.',
  reply:
    'Before you judge a long stretch, write down what happened in each part of it, oldest first. Then ask whether the last part differs in kind or only in date.',
  evidence:
    'Murdock (1962), “The Serial Position Effect of Free Recall”, Journal of Experimental Psychology 64; Hogarth & Einhorn (1992), “Order Effects in Belief Updating: The Belief-Adjustment Model”, Cognitive Psychology 24, who show that in some tasks the first items win instead.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'recency-bias-silver-pin',
    slot: 'bias17',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Whichever of her eleven grandchildren helped Dolores most this year gets a silver pin. From January to August, Adaeze drove her to the clinic on Fridays; losing her to college still hurts. Felix has swept her steps since Christmas. He’s the one, she decides, and the cousins clap.',
    decidingWords: ['From January to August', 'Felix has swept her steps since Christmas'],
    options: [
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          '“Felix has swept her steps since Christmas,” which makes one week. Adaeze’s Fridays ran through eight months of the same year, but they lie further back.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'The cousins do clap for Felix, but only once the pin is his. Dolores has made up her mind by then, and she didn’t ask them.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'Eleven grandchildren make a long list for one pin. Dolores isn’t stuck, though. She decides promptly, and what trips her up is the calendar.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Losing Adaeze to college “still hurts,” no doubt about it. But that pulls toward Adaeze, and the pin goes to Felix and his broom.',
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
    difficulty: 'easy',
    scenario:
      'Your hay fever diary, three weeks with each spray:\n– White: thirteen bad days\n– Blue: nine bad days\n– Yellow: eleven bad days\n– Red: four bad days\nThe last two weeks were on blue and white. Rain had washed the air clean, and you breathed so well that you praised both sprays to friends. Today your doctor will prescribe one for the year. What do you do?',
    decidingWords: ['Red: four bad days', 'Rain had washed the air clean'],
    options: [
      {
        text: 'Ask the doctor for the white spray.',
        tag: 'go ahead',
        rationale:
          'White has just had a wonderful week. But so did every nose in town, with the air washed clean, and the diary lists thirteen bad days for white.',
      },
      {
        text: 'Ask the doctor for the blue spray.',
        tag: 'split',
        rationale:
          'You remember blue fondly, too, and nine isn’t the worst count. But it’s more than twice red’s four.',
      },
      {
        text: 'Ask the doctor for the yellow spray.',
        tag: 'decline',
        rationale:
          'Yellow beats white in the diary, which puts it in the running. With eleven bad days it still comes in third of the four.',
      },
      {
        text: 'Ask the doctor for the red spray.',
        right: true,
        tag: 'ask',
        rationale:
          'Over three weeks with each, the diary says “Red: four bad days,” fewer than half of any other’s. The latest two weeks were easy because “Rain had washed the air clean.”',
      },
    ],
    flip: {
      fact: 'The four bad days were with the white spray and the thirteen with the red.',
      makesRight: 'Ask the doctor for the white spray.',
    },
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
      'You’re judging the reading final, and you scored each student right after the reading: Priya 25, Sunita 27, Wilma 22, and Olek, who went last, 24. The hall clapped longest for Wilma. You recall only Sunita’s green sweater, while Olek still rings in your ears. What do you do?',
    decidingWords: ['you scored each student right after the reading', 'Sunita 27'],
    options: [
      {
        text: 'Call out Priya’s name as the winner.',
        tag: 'split',
        rationale:
          'Second on the sheet and ahead of Olek, Priya makes a sensible choice. Sunita still has two points more.',
      },
      {
        text: 'Call out Sunita’s name as the winner.',
        right: true,
        tag: 'compare',
        rationale:
          'The sheet says “Sunita 27,” and “you scored each student right after the reading,” while her voice was fresh. Your memory now favors whoever came last.',
      },
      {
        text: 'Call out Wilma’s name as the winner.',
        tag: 'ask',
        rationale:
          'Applause is a verdict of sorts, and hers lasted longest. You’re the judge, though, and your own sheet puts Wilma fourth.',
      },
      {
        text: 'Call out Olek’s name as the winner.',
        tag: 'go ahead',
        rationale:
          'Olek rings in your ears because he read last. But Sunita’s voice was ringing in them, too, when you wrote down her points.',
      },
    ],
    flip: {
      fact: 'On your sheet, Olek has 27 points and Sunita has 24.',
      makesRight: 'Call out Olek’s name as the winner.',
    },
  },
  {
    id: 'recency-bias-ski-wax',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Ski club minutes: Green wax has beaten red in twenty-four of this winter’s thirty tests. On Thursday and Friday red won, on snow as dry and cold as in the other tests, and Sunday’s forecast is the same. Aisling wants the juniors to race on red, since it won the two latest tests. She couldn’t have known that at Christmas, she added, when she confidently bought twelve tins of green.',
    decidingWords: ['since it won the two latest tests', 'on snow as dry and cold as in the other tests'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'She did buy green “confidently,” but that was at Christmas. Her choice of red doesn’t come from trusting herself too much; it leans on two fresh results out of thirty.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Looking back at Christmas, Aisling says she “couldn’t have known.” People with this bias feel that they knew it all along.',
      },
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'Red gets picked “since it won the two latest tests.” On the same dry, cold snow green had won twenty-four, and being older doesn’t make those count less.',
      },
      {
        text: 'No bias here',
        rationale:
          'Going by tests is a good habit, and red really did win two of them. Nothing sets those two apart from the other twenty-eight, though, except the date.',
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
      'Ski club minutes: Green wax has beaten red in twenty-four of this winter’s thirty tests. On Thursday and Friday red won, on wet, heavy snow unlike the snow in the other tests, and Sunday’s forecast is the same. Aisling wants the juniors to race on red, since it won both tests on wet snow. She couldn’t have known that at Christmas, she added, when she confidently bought twelve tins of green.',
    decidingWords: ['since it won both tests on wet snow', 'on wet, heavy snow unlike the snow in the other tests'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'Twelve tins bought with confidence were a mistake, perhaps. But that was at Christmas; now Aisling goes by the only tests that fit Sunday’s snow.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Two late tests beat twenty-eight early ones here, and that looks like the old trap. But they count for more because the snow changed, not because they’re new.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Sunday will be wet, so red is the better bet, “since it won both tests on wet snow.” The earlier tests were run on another kind of snow.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Nobody claims to have seen it coming. “She couldn’t have known that at Christmas” says the opposite, and it’s true.',
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
      'Four laundries bring your hotel its sheets by eight; from June on, only one will. Out of a hundred mornings each, Kwabena’s van has been late on four, Sabine’s on nine, Pilar’s on fifteen and Lars’s on twenty. Three of Kwabena’s four came this week, when a burst pipe closed his street; it’s open again. The others were on time, prices are the same, and the contract’s due today. What do you do?',
    decidingWords: ['Kwabena’s van has been late on four', 'it’s open again'],
    options: [
      {
        text: 'Sign the contract with Pilar today.',
        tag: 'wait',
        rationale:
          'Pilar’s week was spotless, which is a relief after Kwabena’s. Her hundred mornings hold fifteen late ones, and a good week doesn’t erase them.',
      },
      {
        text: 'Sign the contract with Kwabena today.',
        right: true,
        tag: 'decline',
        rationale:
          'Out of a hundred mornings each, “Kwabena’s van has been late on four,” fewer than any other. His bad week came from a burst pipe that closed his street, and “it’s open again.”',
      },
      {
        text: 'Sign the contract with Sabine today.',
        tag: 'go ahead',
        rationale:
          'Three late mornings in one week are hard to forget. But Sabine has had nine, and they’re only easier to forget because they’re older.',
      },
      {
        text: 'Sign the contract with Lars today.',
        tag: 'split',
        rationale:
          'Lars has just brought the sheets on time for a week. Twenty of his hundred mornings were late, and one week changes little about that.',
      },
    ],
    flip: {
      fact: 'All three late mornings came after he moved across a drawbridge that is raised until nine each day.',
      makesRight: 'Sign the contract with Sabine today.',
    },
  },
  {
    id: 'recency-bias-two-bakeries-sound',
    kind: 'decide',
    twinOf: 'recency-bias-two-bakeries',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Four laundries bring your hotel its sheets by eight; from June on, only one will. Out of a hundred mornings each, Kwabena’s van has been late on four, Sabine’s on nine, Pilar’s on fifteen and Lars’s on twenty. Three of Kwabena’s four came this week, since he moved across the drawbridge; it’s raised until nine each day. The others were on time, prices are the same, and the contract’s due today. What do you do?',
    decidingWords: ['since he moved across the drawbridge', 'it’s raised until nine each day'],
    options: [
      {
        text: 'Sign the contract with Pilar today.',
        tag: 'wait',
        rationale:
          'Somebody has to step in for Kwabena, and Pilar was on time this week. So was Sabine, who has been late on six fewer mornings.',
      },
      {
        text: 'Sign the contract with Kwabena today.',
        tag: 'decline',
        rationale:
          'His hundred mornings look better, no question. But nearly all of those trips started from the old address, and sheets are due by eight.',
      },
      {
        text: 'Sign the contract with Sabine today.',
        right: true,
        tag: 'go ahead',
        rationale:
          'This week isn’t just the latest; Kwabena’s van now waits for a bridge, and “it’s raised until nine each day.” Of the other three, Sabine has the fewest late mornings.',
      },
      {
        text: 'Sign the contract with Lars today.',
        tag: 'split',
        rationale:
          'Judging by the last few days, Lars is as punctual as anyone. Over a hundred mornings he’s been late on twenty, and Sabine on nine.',
      },
    ],
    flip: {
      fact: 'The drawbridge is raised only at night and is down again by five each morning.',
      makesRight: 'Sign the contract with Kwabena today.',
    },
  },
  {
    id: 'recency-bias-bike-tracker',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Five stars! From March to October my bike tracker lost its signal weekly; my list has thirty-one entries. No update, same roads, and it’s held its signal through all five rides this week, so I’d call it reliable. It’s like what the pros use and has outlived my brother’s.',
    decidingWords: ['my list has thirty-one entries', 'all five rides this week'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“Like what the pros use” is praise by resemblance. The reason to call it reliable comes earlier, and it’s five good rides.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'The brother’s tracker is dead and this one lives on, true. But the review counts one tracker’s failures and successes, and nothing is missing from the count.',
      },
      {
        text: 'No bias here',
        rationale:
          'A week without trouble is good news, and the review reports the bad months honestly. With no update and the same roads, though, one week can’t cancel thirty-one entries.',
      },
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'Seven months of trouble, “my list has thirty-one entries,” give way to “all five rides this week.” Nothing about the tracker or the roads has changed; those rides are just the newest.',
      },
    ],
  },
]
