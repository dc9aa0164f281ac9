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
      tellApart: 'Does an event weigh more because it is fresh, or because it is unpleasant?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Was the latest stretch taken for the whole, or was a case judged by how well it fits a typical picture?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Do the latest events count too much, or does a known result now look as if it had been clear before?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Is it only the date that makes these events stand out, or are they striking or easy to recall for some other reason?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Does the latest event count too much, or the growing number of people who join in?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Forty years of notes say that the village well in Rajasthan runs low about one spring in three. The last two springs were good, and nobody touched the reserve tank. Nothing else has changed: same well, same fields, same number of houses. “Going by these two years, we don’t need the tank,” says Lalita at the meeting. The buyer can take it on Monday.',
    failingStep: 'Going by these two years, we don’t need the tank',
    why: 'Two good springs are two lines out of forty, and two in a row are nothing rare in such notes. They feel like the rule because they are fresh. She would need a sign of lasting change, such as a new canal.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. After a road is rebuilt, last month’s travel times tell you more than ten years of old ones. The newest is also best for things that go out of date, like a timetable.',
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
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Each New Year’s Eve, Dolores gives a silver pin to the grandchild who helped her most that year. Adaeze drove her to the clinic on Fridays from January until November, then left for college. Felix has swept the snow from her steps since Christmas. “He hasn’t missed a morning,” Dolores says warmly. “This was Felix’s year.”',
    decidingWords: ['from January until November', 'since Christmas', 'This was Felix’s year'],
    options: [
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'The pin is for a whole year, and Adaeze helped “from January until November”. What Felix did “since Christmas” is about a week of it, but the week that is still fresh.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would fit if one thing that Adaeze did badly had outweighed all her drives. Dolores counts only kindnesses here.',
      },
      {
        text: 'Social Proof',
        rationale:
          'For this, Dolores would have to copy the rest of the family, say because they were all praising Felix. She makes up her own mind.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Had Dolores said that she knew back in January that Felix would win, this would be it. She looks back, but claims no such thing.',
      },
    ],
  },
  {
    id: 'recency-bias-nose-sprays',
    slot: 'bias17',
    form: 'B',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Week by week, you have used two hay fever sprays by turns, the blue and the white, six weeks each. Your diary has nine bad days with the blue one and twenty-three with the white. But this week, a white one, rain has washed the air clean, and you breathe so well that you have praised the white spray to two friends. Which do you ask the doctor for?',
    decidingWords: ['nine bad days with the blue one and twenty-three with the white', 'rain has washed the air clean'],
    options: [
      {
        text: 'The white one, since it is the one that works at present.',
        rationale:
          'A good week in clean air says little about the spray. It would be a sign if the white one had done well in dusty weeks too.',
      },
      {
        text: 'Both of them, so that you can switch to whichever has just had a good week.',
        rationale:
          'It sounds flexible, but it would let the last few days lead you each time. It would make sense if the two had done equally well over the twelve weeks.',
      },
      {
        text: 'Neither of them, since your nose now seems to be over it.',
        rationale:
          'The rain has cleared the air, not the hay fever. Stopping would be reasonable if the pollen season were over.',
      },
      {
        text: 'The blue one, since it left you fewer bad days in all.',
        right: true,
        rationale:
          'Six weeks each make a fair test: “nine bad days with the blue one and twenty-three with the white.” One good week, when “rain has washed the air clean,” is only its freshest part.',
      },
    ],
  },
  {
    id: 'recency-bias-reading-contest',
    slot: 'bias17',
    form: 'C',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Nine pupils have read aloud in the final, and you are the judge. Right after each reading, you gave points for voice, pace and feeling. Now the hall is waiting. Of Sunita, who went second, you can recall a green sweater and not much else; Olek, the last one, still rings in your ears. Your sheet gives her 27 points and him 24. Whose name do you call?',
    decidingWords: ['Right after each reading', 'the last one, still rings in your ears'],
    options: [
      {
        text: 'Olek’s, since a reading that stays with you is the better one.',
        rationale:
          'His reading has not had time to fade, and hers has. It would be a fair measure if you compared the two a week later.',
      },
      {
        text: 'Sunita’s, since you scored each of them while it was fresh, and hers was better.',
        right: true,
        rationale:
          'Points given “Right after each reading” treat all nine alike. That Olek, “the last one, still rings in your ears,” comes from his place in the order, not from a better reading.',
      },
      {
        text: 'Both names, since three points apart is as good as equal.',
        rationale:
          'A shared prize is kind, but it lets a fresh memory lift him by three points. It would be right if your sheet had them level.',
      },
      {
        text: 'The one that gets more applause when you say them both.',
        rationale:
          'The audience, too, has the last reading freshest in mind. Applause would do if it had been measured after each reading.',
      },
    ],
  },
  {
    id: 'recency-bias-ski-wax',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'In twenty-four of this winter’s thirty tests, the green ski wax was faster than the red. On Thursday and Friday, red was faster. The snow on those two days was dry and cold, as in each test since December, and Sunday’s race will see the same. Aisling puts the green tin away. “Red won the last two tests,” she tells the juniors. “We race on red.”',
    decidingWords: ['as in each test since December', 'Red won the last two tests'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Going by Thursday and Friday would be sound if the snow had changed that week and would be the same on Sunday. It has been alike since December, test after test.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Aisling would have to look back at a known result and say that it had been clear all along. The race is still to come.',
      },
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'The snow is “as in each test since December”, so the thirty tests count alike, and twenty-four favor green. Two fresh ones outweigh them: “Red won the last two tests.”',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would fit if one club after another were changing to red and Aisling went along. She goes by two test runs, not by a trend among skiers.',
      },
    ],
  },
  {
    id: 'recency-bias-ski-wax-sound',
    kind: 'sound',
    twinOf: 'recency-bias-ski-wax',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'In twenty-four of this winter’s thirty tests, the green ski wax was faster than the red. On Thursday and Friday, red was faster. The snow on those two days was wet and soft, for the first time since December, and Sunday’s race will see the same. Aisling puts the green tin away. “Red won the last two tests,” she tells the juniors. “We race on red.”',
    decidingWords: ['wet and soft, for the first time since December'],
    options: [
      {
        text: 'Recency Bias',
        rationale:
          'It would be the answer if the snow had stayed dry and cold all winter. Then the two newest tests would deserve no more weight than the other twenty-eight.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'If red had won on Sunday and Aisling then said that anybody could have known, this would fit. She decides before the race.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She follows the two newest tests, but for what they share with Sunday: snow that is “wet and soft, for the first time since December”. The older tests were run on another kind of snow.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'A growing crowd of red users would have to pull her along. She mentions no other racers and no other clubs.',
      },
    ],
  },
  {
    id: 'recency-bias-two-bakeries',
    kind: 'decide',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Two bakeries take turns supplying your café, and from June on there will be one. Out of a hundred mornings each, Kwabena’s van came late on four, Sabine’s on twenty. Three of Kwabena’s four were this week, when a burst pipe closed his road; it is open again. Bread and prices are alike, and your boss wants the name today. Which do you give?',
    decidingWords: ['Kwabena’s van came late on four, Sabine’s on twenty', 'it is open again'],
    options: [
      {
        text: 'Sabine, since Kwabena’s van was late three times this week.',
        rationale:
          'This week is fresh, but its trouble is over. Going by it would be sound if the thing that made him late were here to stay.',
      },
      {
        text: 'Kwabena, since his van came late far less often in all.',
        right: true,
        rationale:
          'Over a hundred mornings each, “Kwabena’s van came late on four, Sabine’s on twenty.” The road that held him up this week is no guide to June: “it is open again.”',
      },
      {
        text: 'The winner of a fair draw, since bread and prices are alike.',
        rationale:
          'That would be a fair way to choose between equals. One of the two has been late five times as often, and a café needs its bread.',
      },
      {
        text: 'A third bakery, since each of these two has let you down at some point.',
        rationale:
          'Four late mornings in a hundred is good, and of a third bakery you know nothing. It would be worth a search if both were late often.',
      },
    ],
  },
  {
    id: 'recency-bias-two-bakeries-sound',
    kind: 'decide',
    twinOf: 'recency-bias-two-bakeries',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Two bakeries take turns supplying your café by eight, and from June on there will be one. Out of a hundred mornings each, Kwabena’s van came late on four, Sabine’s on twenty. Three of Kwabena’s four were this week: his only days since he moved behind the drawbridge, which is up daily until nine. Bread and prices are alike, and your boss wants the name today. Which do you give?',
    decidingWords: ['since he moved behind the drawbridge, which is up daily until nine'],
    options: [
      {
        text: 'A third bakery, since each of these two has let you down.',
        rationale:
          'A bakery that you do not know may be late more often still. It would be worth a search if both vans were late on most mornings.',
      },
      {
        text: 'Kwabena, since his van came late far less often in all.',
        rationale:
          'His good count was made from the old address. It would still be the guide if this week’s trouble had passed, like a road that is open again.',
      },
      {
        text: 'Sabine, since the drawbridge will make Kwabena’s van late from now on.',
        right: true,
        rationale:
          'The newest mornings are the ones that tell about June: they are all he has had “since he moved behind the drawbridge, which is up daily until nine”. Bread due at eight cannot cross it.',
      },
      {
        text: 'The winner of a fair draw, since bread and prices are alike.',
        rationale:
          'The bread is alike, but the mornings to come are not. Drawing lots would be fair if both vans could be expected on time.',
      },
    ],
  },
  {
    id: 'recency-bias-bike-tracker',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Five stars, then! From March to October, the tracker on my bike lost its signal about once a week; my list has thirty-one entries. There has been no update, and I ride the same roads. But this week, through five rides, it has held. I had the parcel ready to send it back. Now I call it a reliable thing, and I’m keeping it. Corazon',
    decidingWords: ['my list has thirty-one entries', 'this week, through five rides, it has held'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'The new verdict would be fair if something had changed for good, say, an update on Monday that mended the signal. She says that there was none.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would fit if the number of happy buyers had kept growing and carried her along. She speaks of her own rides and nothing else.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'For this, one bad ride would have to outweigh many good ones. Here it is the pleasant days that outweigh the long list of bad ones.',
      },
      {
        text: 'Recency Bias',
        right: true,
        rationale:
          'With a failure about once a week, a clean week is nothing special, and “my list has thirty-one entries”. Yet “this week, through five rides, it has held” sets the verdict, for being newest.',
      },
    ],
  },
]
