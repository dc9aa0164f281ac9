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
  neighbours: [
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
    difficulty: 'easy',
    scenario:
      'Whichever of her eleven grandchildren helped Dolores most this year gets a silver pin. From January to November, Adaeze drove her to the clinic on Fridays; losing her to college still hurts. Felix has swept her steps since Christmas. He’s the one, she decides, and the cousins clap.',
    decidingWords: ['From January to November', 'Felix has swept her steps since Christmas'],
    options: [
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          '“Felix has swept her steps since Christmas,” which makes one week. Adaeze’s Fridays ran through ten months of the same year, but they lie further back.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'The cousins do clap for Felix, but only once the pin is his. Dolores has made up her mind by then, without a look at what they favor.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'Eleven grandchildren make a long list for one pin. Dolores isn’t stuck, though. She decides promptly, and what trips her up is the calendar.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Adaeze’s leaving “still hurts,” so the pin could have been a way to hold on to her. It isn’t what turns the prize toward Felix and his broom.',
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
    difficulty: 'medium',
    scenario:
      'Your hay fever diary shows two sprays, used week by week in turn:\n– Blue: six weeks, nine bad days\n– White: six weeks, twenty-three bad days\nThis week was a white one, but rain had washed the air clean, and you breathed so well that you praised the spray to two friends. Today your doctor will prescribe one of them for the year. What do you do?',
    decidingWords: [
      'Blue: six weeks, nine bad days',
      'White: six weeks, twenty-three bad days',
      'rain had washed the air clean',
    ],
    options: [
      {
        text: 'Go on using the white spray for the year.',
        tag: 'go ahead',
        rationale:
          'White has had a wonderful week. So did all the noses in town, with the air washed clean, and eleven weeks before that count as much as this one.',
      },
      {
        text: 'Go on switching between the two every week.',
        tag: 'split',
        rationale:
          'Keeping both looks balanced. It means that half of the year goes to the spray with more than twice as many bad days.',
      },
      {
        text: 'Go without either of the sprays until next spring.',
        tag: 'decline',
        rationale: 'An easy week makes hay fever seem to be over. It was the rain that helped, and rain stops.',
      },
      {
        text: 'Go ask the doctor for the blue spray.',
        right: true,
        tag: 'ask',
        rationale:
          'Twelve weeks of notes say “White: six weeks, twenty-three bad days,” and nine with the blue. One good white week, in clean air, changes very little about that.',
      },
    ],
    flip: {
      fact: 'The nine bad days were with the white spray and the twenty-three with the blue.',
      makesRight: 'Go on using the white spray for the year.',
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
      'You’re judging the reading final, and you scored each student right after the reading. Your sheet gives Sunita, who read second, 27 points, and Olek, who read last, 24. But you recall only her green sweater, while he still rings in your ears. What do you do?',
    decidingWords: [
      'you scored each student right after the reading',
      'Your sheet gives Sunita, who read second, 27 points',
    ],
    options: [
      {
        text: 'Go by your ear and call out Olek’s name.',
        tag: 'go ahead',
        rationale:
          'Olek rings in your ears because he was last to use them. Sunita did so, too, when you wrote down her points.',
      },
      {
        text: 'Go by your sheet and call out Sunita’s name.',
        right: true,
        tag: 'compare',
        rationale:
          '“Your sheet gives Sunita, who read second, 27 points,” written while her reading was fresh. Your memory now favors whoever came last.',
      },
      {
        text: 'Go for a shared win and call out both names.',
        tag: 'split',
        rationale:
          'Sharing is friendly, and three points isn’t much. It’s still a lead, and the only thing pulling Olek level is the order of reading.',
      },
      {
        text: 'Go by the applause after calling out both names.',
        tag: 'ask',
        rationale:
          'The hall heard Olek last as well. Its clapping brings in more memories like yours, and none of your notes.',
      },
    ],
    flip: {
      fact: 'The rules treat a gap of up to three points as a tie.',
      makesRight: 'Go for a shared win and call out both names.',
    },
  },
  {
    id: 'recency-bias-ski-wax',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Ski club minutes: Green wax has beaten red in twenty-four of this winter’s thirty tests. On Thursday and Friday red won, on snow as dry and cold as in the other tests, and Sunday’s forecast is the same. Aisling wants the juniors to race on red, since it won the two latest tests. She couldn’t have known that at Christmas, she added, when she confidently bought twelve tins of green.',
    decidingWords: ['since it won the two latest tests', 'on snow as dry and cold as in the other tests'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'She did buy green “confidently,” but that was at Christmas. Her choice of red isn’t too sure of her own eye; it leans on two fresh results out of thirty.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Looking back at Christmas, Aisling says she “couldn’t have known.” Someone in the grip of this one feels that she knew all along.',
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
      'Ski club minutes: Green wax has beaten red in twenty-four of this winter’s thirty tests. On Thursday and Friday red won, on wet and heavy snow unlike that in the other tests, and Sunday’s forecast is the same. Aisling wants the juniors to race on red, since it won both tests on wet snow. She couldn’t have known that at Christmas, she added, when she confidently bought twelve tins of green.',
    decidingWords: ['since it won both tests on wet snow', 'on wet and heavy snow unlike that in the other tests'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'Twelve tins bought with confidence were a mistake, perhaps. That was in December; on Friday Aisling follows the only tests that fit Sunday’s snow.',
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
      'Two laundries take turns bringing your hotel its sheets by eight, and from June on there’ll be only one. Out of a hundred mornings each, Kwabena’s van has been late on four, Sabine’s on twenty. Three of Kwabena’s four came this week, when a burst pipe closed his street; it’s open again. Prices are the same, and your boss needs a name today. What do you do?',
    decidingWords: ['Kwabena’s van has been late on four, Sabine’s on twenty', 'it’s open again'],
    options: [
      {
        text: 'Propose one more month of mornings with both.',
        tag: 'wait',
        rationale:
          'Another month sounds thorough. Your boss needs a name today, though, and two hundred mornings have already shown a clear difference.',
      },
      {
        text: 'Turn down Sabine’s laundry and stay with Kwabena’s.',
        right: true,
        tag: 'decline',
        rationale:
          'Out of a hundred mornings each, “Kwabena’s van has been late on four, Sabine’s on twenty.” His bad week had a burst pipe behind it, and the street is “open again.”',
      },
      {
        text: 'Sign up Sabine’s laundry and drop Kwabena’s.',
        tag: 'go ahead',
        rationale:
          'Three late mornings in one week are hard to forget. Sabine has had twenty of them, and they’re only harder to see because they’re older.',
      },
      {
        text: 'Divide the week between the two of them.',
        tag: 'split',
        rationale:
          'Half and half spreads the risk, but from June on there’s to be one laundry, and half the week with Sabine brings back her twenty in a hundred.',
      },
    ],
    flip: {
      fact: 'All three late mornings came after he moved across a drawbridge that is raised until nine each day.',
      makesRight: 'Sign up Sabine’s laundry and drop Kwabena’s.',
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
      'Two laundries take turns bringing your hotel its sheets by eight, and from June on there’ll be only one. Out of a hundred mornings each, Kwabena’s van has been late on four, Sabine’s on twenty. Three of Kwabena’s four came this week, since he moved across the drawbridge; it’s raised until nine each day. Prices are the same, and your boss needs a name today. What do you do?',
    decidingWords: ['since he moved across the drawbridge', 'it’s raised until nine each day'],
    options: [
      {
        text: 'Propose one more month of mornings with both.',
        tag: 'wait',
        rationale:
          'A month of waiting teaches you nothing about Kwabena’s mornings: the bridge has a schedule, and it’s up until nine.',
      },
      {
        text: 'Turn down Sabine’s laundry and stay with Kwabena’s.',
        tag: 'decline',
        rationale:
          'His hundred mornings look better, no question. Nearly all of them were driven from the old address, and sheets are due by eight.',
      },
      {
        text: 'Sign up Sabine’s laundry and drop Kwabena’s.',
        right: true,
        tag: 'go ahead',
        rationale:
          'This week isn’t just the latest; it’s a new situation. The bridge is between his van and your hotel, and “it’s raised until nine each day.”',
      },
      {
        text: 'Divide the week between the two of them.',
        tag: 'split',
        rationale:
          'Dividing the week means that on Kwabena’s days the sheets come after nine. Besides, your boss asked for one name.',
      },
    ],
    flip: {
      fact: 'The drawbridge is raised only at night and is down again by five each morning.',
      makesRight: 'Turn down Sabine’s laundry and stay with Kwabena’s.',
    },
  },
  {
    id: 'recency-bias-bike-tracker',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Five stars! From March to October my bike tracker lost its signal weekly; my list has thirty-one entries. With no update, on the same roads, it’s held through this week’s five rides, so I call it reliable. It’s like what the pros use and has outlived my brother’s.',
    decidingWords: ['my list has thirty-one entries', 'this week’s five rides'],
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
          'Seven months of trouble, “my list has thirty-one entries,” give way to “this week’s five rides.” Nothing about the tracker or the roads has changed. Those rides are just the newest.',
      },
    ],
  },
]
