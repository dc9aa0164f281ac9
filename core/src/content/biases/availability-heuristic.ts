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
  neighbours: [
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
    difficulty: 'hard',
    scenario:
      'Mr. Beck: You asked for the typical reason that students arrive late. Since we don’t keep a log, I thought back over twelve years at the front desk. I can still see the cows on the bridge, the wedding parade and the awful morning the ferry turned around. Ours aren’t lazy kids, and I can’t picture one sleeping in, so the answer is the road, and I’ll notify the county. Mrs. Ito',
    decidingWords: ['I can still see the cows on the bridge'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“Typical” is Mr. Beck’s word for most frequent. Mrs. Ito doesn’t match a student to some picture of a latecomer; she goes through what she remembers.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          '“I can still see the cows on the bridge,” she writes, so roads win. Odd mornings stick in the mind, while dull ones, like oversleeping, leave nothing to recall.',
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
    difficulty: 'easy',
    scenario:
      'For the summer fair, you, Dagny and Hassan each worked at home for thirty evenings, by the diary, equally hard. The town sends $600 to be shared by work done, and you can name twenty jobs of yours but five each of theirs. What do you propose?',
    decidingWords: ['each worked at home for thirty evenings'],
    options: [
      {
        text: 'Propose $300 for you and $150 for each of them.',
        tag: 'go ahead',
        rationale:
          'Twenty jobs against five looks like a measure of work. It measures what you saw, and Dagny and Hassan worked where you weren’t looking.',
      },
      {
        text: 'Propose $240 for you and $180 for each of them.',
        tag: 'split',
        rationale:
          'Meeting your memory partway feels modest. The diary still gives “thirty evenings” to each of the three, so the extra $40 has nothing behind it.',
      },
      {
        text: 'Propose $200 for each of the three of you.',
        tag: 'split',
        right: true,
        rationale:
          'You “each worked at home for thirty evenings,” equally hard. Your own jobs come to mind since you did them yourself; that makes them easy to recall, not more.',
      },
      {
        text: 'Ask the town to decide on the three shares itself.',
        tag: 'ask',
        rationale:
          'A neutral party sounds wise when money is involved. The town has already set its measure, “work done,” and the diary you have answers it.',
      },
    ],
    flip: {
      fact: 'By the diary you worked sixty evenings, and each of them worked thirty.',
      makesRight: 'Propose $300 for you and $150 for each of them.',
    },
  },
  {
    id: 'availability-heuristic-spill-form',
    slot: 'bias3',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'The safety office asks how often something gets spilled in your lab. Four spills from this year come to you quickly and three more slowly, and then you’re stuck, so they begin to seem rare. Ayumi, at the same benches, thought of two in a flash and wrote “often.” Each spill uses up one cleanup kit, and the closet down the hall has a log of kits. What do you do?',
    decidingWords: ['the closet down the hall has a log of kits'],
    options: [
      {
        text: 'Count the used kits in the log and report that number.',
        tag: 'compare',
        right: true,
        rationale:
          'Getting stuck made spills seem rare, and two quick ones made them seem frequent to Ayumi. Meanwhile “the closet down the hall has a log of kits,” one for each spill.',
      },
      {
        text: 'Write “rarely” on the form and turn it in today.',
        tag: 'go ahead',
        rationale:
          'Running dry after seven feels like evidence that they’re “rare.” Dull spills fade from memory; the kits they used up are on the log.',
      },
      {
        text: 'Write “seven” on the form and turn it in today.',
        tag: 'go ahead',
        rationale:
          'Seven is an honest number for what you remember. The office asked what happened, and “a log of kits” covers the ones that slipped your mind.',
      },
      {
        text: 'Write “now and then,” halfway between Ayumi’s answer and yours.',
        tag: 'split',
        rationale:
          'Halfway sounds fair to Ayumi. But both feelings come from how fast examples turned up, and a blend of the two is no closer to a count.',
      },
    ],
    flip: {
      fact: 'Nobody logs the kits, and the office asks just how many spills you can name.',
      makesRight: 'Write “seven” on the form and turn it in today.',
    },
  },
  {
    id: 'availability-heuristic-island-ferry',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Is the ferry canceled often?” asks Nimmi, who’s going to the island with Fiona next week. “Very often,” says Fiona. “Remember Silvio asleep on his suitcase at the dock, a gull on his hat, when he should’ve seen it coming? We tell it each Thanksgiving, and I can see that gull like yesterday. Let’s take the little plane, which is an hour door to door.” Nimmi’s already getting out her credit card.',
    decidingWords: ['I can see that gull like yesterday'],
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
          'Nimmi asked how often, and the answer is how clearly: “I can see that gull like yesterday.” A story told each Thanksgiving stays fresh, however rarely it happens.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'An hour “door to door” has a hopeful ring to it. Fiona’s reason for giving up the ferry is another one, and it comes from a family story.',
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
    difficulty: 'medium',
    scenario:
      '“Is the ferry canceled often?” asks Nimmi, who’s going to the island with Fiona next week. “Very often,” says Fiona. “Remember Silvio asleep on his suitcase at the dock, a gull on his hat, when he should’ve seen it coming? They’ve canceled on eleven of the last thirty days, by the harbor’s list. Let’s take the little plane, which has missed just one.” Nimmi’s already getting out her credit card.',
    decidingWords: ['They’ve canceled on eleven of the last thirty days, by the harbor’s list'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          'Poor Silvio gets told what he “should’ve seen” after the fact. Fiona’s answer for next week doesn’t depend on whether he had a chance of seeing it.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'They’re planning a trip, and the plane sounds easy. Fiona isn’t guessing low at time or trouble, though; she picks by two records.',
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
      'Last summer a dancer fell off the festival stage, and you can still see her photo on the front page. Your log of that summer lists fifty-one patients from the cooking tents and six from the stage, equally hurt. Where do you post the one extra nurse?',
    decidingWords: ['fifty-one patients from the cooking tents and six from the stage'],
    options: [
      {
        text: 'Post her at the cooking tents from morning to night.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your log has “fifty-one patients from the cooking tents and six from the stage.” The dancer comes to mind first because of her photo, not because such falls are common.',
      },
      {
        text: 'Let her change places each hour between the tents and the stage.',
        tag: 'split',
        rationale:
          'Taking turns looks fair to both. It gives “six from the stage” as much of the nurse as fifty-one from the tents.',
      },
      {
        text: 'Post her beside the stage from morning to night.',
        tag: 'go ahead',
        rationale:
          'That “photo on the front page” pulls hard. The dancer was one of six, and the tents sent you eight times that many.',
      },
      {
        text: 'Keep her at the gate until somebody calls.',
        tag: 'wait',
        rationale:
          'Being reachable from anywhere has its charm. With “fifty-one patients” from one spot, you already know where most calls will come from.',
      },
    ],
    flip: {
      fact: 'Your log lists six patients from the cooking tents and fifty-one from the stage.',
      makesRight: 'Post her beside the stage from morning to night.',
    },
  },
  {
    id: 'availability-heuristic-festival-nurse-sound',
    kind: 'decide',
    twinOf: 'availability-heuristic-festival-nurse',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Last summer a dancer fell off the festival stage, and you can still see her photo on the front page. Your log of that summer lists six patients from the cooking tents and fifty-one from the stage, equally hurt. Where do you post the one extra nurse?',
    decidingWords: ['six patients from the cooking tents and fifty-one from the stage'],
    options: [
      {
        text: 'Post her at the cooking tents from morning to night.',
        tag: 'go ahead',
        rationale:
          'Not being led by a “photo on the front page” is a good habit. Here photo and log agree, and the tents had six patients.',
      },
      {
        text: 'Let her change places each hour between the tents and the stage.',
        tag: 'split',
        rationale:
          'Half her day goes to the place with “six patients” this way. Evenhanded it may be, but the injuries weren’t.',
      },
      {
        text: 'Post her beside the stage from morning to night.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The stage is what anyone thinks of, and this time the count agrees: “six patients from the cooking tents and fifty-one from the stage.” Photo or no photo, she belongs there.',
      },
      {
        text: 'Keep her at the gate until somebody calls.',
        tag: 'wait',
        rationale:
          'Waiting for a call costs minutes each time. Your log, with its “fifty-one from the stage,” has already told you where people get hurt.',
      },
    ],
    flip: {
      fact: 'Your log lists fifty-one patients from the cooking tents and six from the stage.',
      makesRight: 'Post her at the cooking tents from morning to night.',
    },
  },
  {
    id: 'availability-heuristic-milking-robots',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'To Farm Weekly: How many of our two hundred farms milk by robot? With thirty models on sale, I gave up on the dealers and tried my memory. Before my coffee was cool I’d thought of six: the one on TV, the one with the open house, the one whose robot has a name. When they come that fast, there are plenty, so I’d say a hundred, or half of us. Adaeze',
    decidingWords: ['Before my coffee was cool I’d thought of six'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          '“Thirty models” did make Adaeze give up, on asking dealers. She wasn’t trying to pick one, and her figure of a hundred comes from her memory.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          '“Before my coffee was cool I’d thought of six,” so she says a hundred. Television and an open house make farms easy to recall; that says little about the other hundred and ninety-four.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'She does put one figure two ways, “a hundred, or half of us.” Neither wording changes her mind; she settled on the number before.',
      },
      {
        text: 'No bias here',
        rationale:
          'Adaeze has no count to go by, so a guess is fair. Hers is built on how fast six striking farms came to her, and speed isn’t number.',
      },
    ],
  },
]
