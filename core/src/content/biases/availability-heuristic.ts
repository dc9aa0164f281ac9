import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Availability Heuristic',
  aliases: ['Availability Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: [
    'memory',
    'vivid examples',
    'easy to recall',
    'how often',
    'how likely',
    'headlines',
    'guessing frequency',
  ],
  link: 'https://yourbias.is/the-availability-heuristic',
  definition:
    'Judging how common or likely something is by how easily examples come to mind. Striking or often-told cases come quickly, even when there are few of them.',
  neighbors: [
    {
      name: 'Negativity Bias',
      tellApart: 'Does a case count for more because it comes to mind easily, or because it is bad?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Does the guess rest on examples that spring to mind, or on how well something matches a typical picture?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Did memories stand in for a count that was missing, or was a known count set aside for one case’s details?',
    },
    {
      name: 'Survivorship Bias',
      tellApart: 'Are the missing cases just harder to recall, or did they drop out so that nobody gets to see them?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Does the example weigh more because it is vivid or familiar, or only because it came last?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Does a vivid memory decide how often something happens, or how easy it was to see coming?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Not by plane,” says Efraín, who has to get his mother from Cusco to a hospital in Lima. “I can still see that crash on the news, with the seats in the trees. A bus crash? I’d have to think hard to come up with one. So the plane’s the bigger risk.” He books the night bus, twenty hours through the mountains.',
    failingStep: 'I’d have to think hard to come up with one. So the plane’s the bigger risk.',
    why: 'He takes what memory brings up as a count of what happens. But a plane crash stays on the news for weeks, while a bus crash may get one line in a local paper. Deaths per trip would answer his question; the sharpness of a picture doesn’t.',
  },
  soundWhen:
    'Memory is a fair guide when you met the cases evenly and nothing made some of them stick. A driver who has worked one bus route for years can tell you that it’s full at eight and half empty at ten.',
  reply:
    'When a risk feels big or small, ask why the examples come so quickly. Are there many of them, or are they just loud? Then look for a count, or start keeping one.',
  evidence:
    'Tversky & Kahneman (1973), “Availability: A Heuristic for Judging Frequency and Probability”, Cognitive Psychology 5. Schwarz et al. (1991), “Ease of Retrieval as Information”, Journal of Personality and Social Psychology 61, found that ease can count for more than the number of examples.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'availability-heuristic-late-pupils',
    slot: 'bias3',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Beck, you asked for the typical reason students arrive late. Since we don’t keep a log, I thought back over twelve years at the front desk. I can still see the cows on the bridge, the wedding parade and the awful morning the ferry turned around. Ours aren’t lazy kids, and I can’t picture one sleeping in, so the answer is the road, and I’ll notify the county. Mrs. Ito',
    decidingWords: ['I can still see the cows on the bridge'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“Typical” is Mr. Beck’s word for most frequent. Mrs. Ito doesn’t match a student to some picture of a latecomer; she goes by what she remembers.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          '“I can still see the cows on the bridge,” she writes, so she blames the road. Odd mornings stick in the mind, while dull ones, like oversleeping, leave nothing to recall.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          '“Ours aren’t lazy kids” is a remark on character. It points the other way, though: Mrs. Ito blames the road and lets the students off.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'An “awful morning” is on her list, but so is a wedding parade. The cases she names are vivid, and most of them aren’t bad at all.',
      },
    ],
  },
  {
    id: 'availability-heuristic-fair-money',
    slot: 'bias3',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'For the summer fair, you, Dagny and Hassan each did odd jobs at home at about the same pace; your shared diary credits you with twenty evenings, Dagny with ten and Hassan with thirty. The town is sending $600 to be shared according to work done. You can name sixteen jobs you did but just four for each of them. What do you propose?',
    decidingWords: ['credits you with twenty evenings, Dagny with ten and Hassan with thirty'],
    options: [
      {
        text: 'Propose $400 for you, $100 for Dagny and $100 for Hassan.',
        tag: 'go ahead',
        rationale:
          'Sixteen jobs against four looks like a measure of work. It measures what you saw, and Dagny and Hassan worked where you weren’t looking.',
      },
      {
        text: 'Propose $200 for you, $200 for Dagny and $200 for Hassan.',
        tag: 'split',
        rationale:
          'Equal shares are hard to quarrel with. But the town pays by work done, and Hassan put in three times as many evenings as Dagny.',
      },
      {
        text: 'Propose $200 for you, $100 for Dagny and $300 for Hassan.',
        tag: 'split',
        right: true,
        rationale:
          'The diary “credits you with twenty evenings, Dagny with ten and Hassan with thirty,” so the money goes the same way. Your own jobs come to mind easily because you did them yourself.',
      },
      {
        text: 'Propose $300 for you, $100 for Dagny and $200 for Hassan.',
        tag: 'compare',
        rationale:
          'Splitting the difference between your memory and the diary feels modest. Hassan’s “thirty” evenings are on record, though, and your extra $100 has nothing behind it.',
      },
    ],
    flip: {
      fact: 'The diary credits each of you with twenty evenings.',
      makesRight: 'Propose $200 for you, $200 for Dagny and $200 for Hassan.',
    },
  },
  {
    id: 'availability-heuristic-spill-form',
    slot: 'bias3',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your lab is getting one eyewash station, to go wherever spills happen most. You think of the window bench, since the story of its purple ceiling still gets told at parties. Your colleague Ayumi names the acid bench, after one awful week. Each spill uses a cleanup kit, and this year’s log has eleven kits for the scale, six for the drying rack, five for acid and four for the window. What do you do?',
    decidingWords: ['this year’s log has eleven kits for the scale'],
    options: [
      {
        text: 'Ask for it on the wall by the scale.',
        tag: 'ask',
        right: true,
        rationale:
          'Nobody tells stories about the scale, but “this year’s log has eleven kits for the scale,” one for each spill. A purple ceiling is easy to remember; that doesn’t make it frequent.',
      },
      {
        text: 'Ask for it on the wall by the drying rack.',
        tag: 'wait',
        rationale:
          'Passing over both of the memorable benches shows a cool head. But the log has only six kits for the rack and nearly twice that many for the scale.',
      },
      {
        text: 'Ask for it on the wall by the acid bench.',
        tag: 'compare',
        rationale:
          'Acid sounds like the place for an eyewash, and Ayumi’s week was real. The station goes “wherever spills happen most,” and acid’s five kits come third.',
      },
      {
        text: 'Ask for it on the wall by the window bench.',
        tag: 'go ahead',
        rationale:
          'That “purple ceiling” springs to mind first because it makes a good story. Four kits in a year put the window last of the four.',
      },
    ],
    flip: {
      fact: 'The log has eleven kits for the window bench and four for the scale.',
      makesRight: 'Ask for it on the wall by the window bench.',
    },
  },
  {
    id: 'availability-heuristic-island-ferry',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Is the ferry canceled often?” asks Nimmi, who’s going to the island with Fiona next week. “Very often,” says Fiona. “Remember Silvio asleep on his suitcase at the dock, a gull on his hat? He should’ve seen it coming! We tell that story each Thanksgiving, and I can see that gull like it was yesterday. Let’s take the little plane; it’s an hour door to door.” Nimmi’s already getting out her credit card.',
    decidingWords: ['I can see that gull like it was yesterday'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          '“He should’ve seen it coming” is just that, in passing. It’s about what Silvio knew back then; the claim they act on is how often ferries are canceled.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          'Nimmi asked how often, and Fiona answers with how clearly she remembers: “I can see that gull like it was yesterday.” A story told each Thanksgiving stays fresh, however rarely it happens.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'An hour “door to door” has a hopeful ring to it. But Fiona’s reason for giving up the ferry is a different one, and it comes from a family story.',
      },
      {
        text: 'No bias here',
        rationale:
          'Fiona isn’t making Silvio up, and the plane may be the better way to go. But one day told each Thanksgiving is still one day, and Nimmi asked about many.',
      },
    ],
  },
  {
    id: 'availability-heuristic-island-ferry-sound',
    kind: 'sound',
    twinOf: 'availability-heuristic-island-ferry',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Is the ferry canceled often?” asks Nimmi, who’s going to the island with Fiona next week. “Very often,” says Fiona. “Remember Silvio asleep on his suitcase at the dock, a gull on his hat? He should’ve seen it coming! They’ve canceled on eleven of the last thirty days, by the harbor’s list. Let’s take the little plane; it’s missed just one.” Nimmi’s already getting out her credit card.',
    decidingWords: ['They’ve canceled on eleven of the last thirty days, by the harbor’s list'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          'Poor Silvio gets told what he “should’ve seen” after the fact. Fiona’s answer for next week doesn’t depend on what he was able to see.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'They’re planning a trip, and the plane sounds easy. Fiona isn’t underestimating time or trouble, though; she compares two records.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'Silvio’s gull makes a wonderful story, and it does come up first. Cross it out, and “very often” still rests on the harbor’s list.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          '“They’ve canceled on eleven of the last thirty days, by the harbor’s list.” That’s a fresh count, against one day for the plane, and a fair guide to next week.',
      },
    ],
  },
  {
    id: 'availability-heuristic-festival-nurse',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Last summer a dancer fell off the festival stage, and you can still see her photo on the front page. Your first-aid log of that summer lists forty-three patients from the parking lot, twelve from the cooking tents, nine from the gate and six from the stage, all hurt about equally badly. Where do you post the one extra nurse this summer?',
    decidingWords: ['forty-three patients from the parking lot'],
    options: [
      {
        text: 'Post her in the parking lot from noon until midnight.',
        tag: 'compare',
        right: true,
        rationale:
          'Your log has “forty-three patients from the parking lot,” more than all the other places put together. The dancer comes to mind first because of her photo, not because such falls are common.',
      },
      {
        text: 'Post her at the cooking tents from noon until midnight.',
        tag: 'split',
        rationale:
          'Hot oil and sharp knives make the tents sound like trouble. They sent you twelve patients, a long way behind the parking lot.',
      },
      {
        text: 'Post her beside the stage from noon until midnight.',
        tag: 'go ahead',
        rationale:
          'That “photo on the front page” pulls hard. The dancer was one of six from the stage, and another spot sent you about seven times that many.',
      },
      {
        text: 'Post her at the front gate from noon until midnight.',
        tag: 'wait',
        rationale:
          'Crowds squeeze through a gate, so it’s a natural worry. With nine patients it ranks third on your log.',
      },
    ],
    flip: {
      fact: 'Your log lists six patients from the parking lot and forty-three from the stage.',
      makesRight: 'Post her beside the stage from noon until midnight.',
    },
  },
  {
    id: 'availability-heuristic-festival-nurse-sound',
    kind: 'decide',
    twinOf: 'availability-heuristic-festival-nurse',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Last summer a dancer fell off the festival stage, and you can still see her photo on the front page. Your first-aid log of that summer lists six patients from the parking lot, twelve from the cooking tents, nine from the gate and forty-three from the stage, all hurt about equally badly. Where do you post the one extra nurse this summer?',
    decidingWords: ['forty-three from the stage'],
    options: [
      {
        text: 'Post her in the parking lot from noon until midnight.',
        tag: 'compare',
        rationale:
          'Not being led by a “photo on the front page” is a good habit. Here photo and log agree, and the parking lot had six patients.',
      },
      {
        text: 'Post her at the cooking tents from noon until midnight.',
        tag: 'split',
        rationale:
          'Kitchens are dangerous places, and twelve patients came from the tents. More than three times as many came from one other spot.',
      },
      {
        text: 'Post her beside the stage from noon until midnight.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The stage is what anyone thinks of, and this time the count agrees: “forty-three from the stage.” Photo or no photo, she belongs there.',
      },
      {
        text: 'Post her at the front gate from noon until midnight.',
        tag: 'wait',
        rationale:
          'From the gate she’s easy to find. But “nine from the gate” is a small part of your log, and most of your patients got hurt in one other place.',
      },
    ],
    flip: {
      fact: 'Your log lists forty-three patients from the parking lot and six from the stage.',
      makesRight: 'Post her in the parking lot from noon until midnight.',
    },
  },
  {
    id: 'availability-heuristic-milking-robots',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'To Farm Weekly: How many of our two hundred farms milk by robot? With thirty models on sale, I gave up on asking dealers and tried my memory. Before my coffee got cold I’d thought of six, including the one on TV, the one with the open house, the one whose robot has a name. When they come that fast, there must be plenty, so I’d say a hundred, or half of us. Adaeze',
    decidingWords: ['Before my coffee got cold I’d thought of six'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'The “thirty models” did make Adaeze give up on asking dealers. She wasn’t trying to pick one, and her figure of a hundred comes from her memory.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          '“Before my coffee got cold I’d thought of six,” so she says a hundred. Television and an open house make farms easy to recall; that says little about the other hundred and ninety-four.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'She does put one figure two ways, “a hundred, or half of us.” Neither wording changes her mind; she’d already settled on the number.',
      },
      {
        text: 'No bias here',
        rationale:
          'Adaeze has no count to go by, so a guess is fair. Hers is built on how fast six striking farms came to her, and quick isn’t the same as many.',
      },
    ],
  },
]
