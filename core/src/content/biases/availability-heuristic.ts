import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'availability-heuristic',
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
  gloss: 'Comes to mind easily, seems common.',
  neighbors: [
    {
      concept: 'negativity-bias',
      tellApart: 'Does a case count for more because it comes to mind easily, or because it’s bad?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart:
        'Is the guess based on examples that spring to mind, or on how much something looks like the typical case?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Did someone go by memory for lack of a number, or have the number and ignore it?',
    },
    {
      concept: 'survivorship-bias',
      tellApart: 'Are the other cases just harder to remember, or did they drop out of sight altogether?',
    },
    {
      concept: 'recency-bias',
      tellApart: 'Does the example count for more because it’s vivid or familiar, or just because it came last?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does it seem common because examples come to mind, or obvious because you know how it turned out?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Efraín has to get his mother from Cusco to a hospital in Lima. “Not by plane,” he says. “I can still see that crash on the news, with the seats in the trees. A bus crash? I’d have to think hard to come up with one. So the plane’s the bigger risk.” He books the night bus, twenty hours through the mountains.',
    failingStep: 'I’d have to think hard to come up with one. So the plane’s the bigger risk.',
    why: 'He treats what comes to mind as a count of what happens. But a plane crash stays on the news for weeks, while a bus crash may get one line in a local paper. To answer his question, he’d have to look up deaths per trip; how clearly he pictures a crash tells him nothing.',
  },
  soundWhen:
    'Memory is a fair guide when you’ve been there for all the cases, the dull ones too, and none of them stands out. A driver who has worked one bus route for years can tell you that it’s full at eight and half empty at ten.',
  reply:
    'When a risk feels big or small, ask why the examples come so quickly. Are there many of them, or are they just loud? Then look for a count, or start keeping one.',
  evidence:
    'Tversky & Kahneman (1973), “Availability: A Heuristic for Judging Frequency and Probability,” Cognitive Psychology 5. Schwarz et al. (1991), “Ease of Retrieval as Information,” Journal of Personality and Social Psychology 61, found that ease can count for more than the number of examples.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'availability-heuristic-late-pupils',
    slot: 'bias3',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Beck, You asked for the typical reason that students arrive late. Since we don’t keep a log, I thought back over twelve years at the front desk. I can still see the cows on the bridge, the wedding parade and the awful morning the bus caught fire. Our kids aren’t lazy, and I can’t picture one sleeping in, so the answer is the road. I’ll notify the county. Mrs. Ito',
    decidingWords: ['I can still see the cows on the bridge'],
    options: [
      {
        label: 'representativeness-heuristic',
        rationale:
          'Mr. Beck asks for the “typical” reason, and that word may suggest this bias. But Mrs. Ito doesn’t compare anyone with a typical latecomer; she goes by what she remembers.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          '“I can still see the cows on the bridge,” Mrs. Ito writes, and so she blames the road. Strange reasons stick in the mind, while ordinary ones, like oversleeping, are soon forgotten.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          '“Our kids aren’t lazy” is a judgment of character. But Mrs. Ito blames the road, so she doesn’t explain lateness by character.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One of Mrs. Ito’s mornings is “awful,” but another has a wedding parade. She names what’s easy to remember, and most of it isn’t bad.',
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
      'You, Dagny and Hassan did odd jobs at home for the summer fair, all at about the same pace. You kept count of everyone’s evenings in a notebook: twenty are yours, ten are Dagny’s and thirty are Hassan’s. Now the town is sending $600, to be divided according to the work done. Thinking back, you can name sixteen jobs of your own, but only four of Dagny’s and four of Hassan’s. What do you propose?',
    decidingWords: ['twenty are yours, ten are Dagny’s and thirty are Hassan’s'],
    options: [
      {
        text: 'Propose $400 for you, $100 for Dagny and $100 for Hassan.',
        tag: 'go ahead',
        rationale:
          'Sixteen jobs against four and four looks like proof that you did most of the work. But you saw yourself do yours, and you weren’t there when Dagny and Hassan did theirs.',
      },
      {
        text: 'Propose $200 for you, $200 for Dagny and $200 for Hassan.',
        tag: 'split',
        rationale:
          'Equal shares are easy to agree on. Still, the town pays for the work done, and Hassan put in three times as many evenings as Dagny.',
      },
      {
        text: 'Propose $200 for you, $100 for Dagny and $300 for Hassan.',
        tag: 'split',
        right: true,
        rationale:
          'In the notebook, “twenty are yours, ten are Dagny’s and thirty are Hassan’s,” so that’s how to divide the money. You can name more of your own jobs simply because you were there.',
      },
      {
        text: 'Propose $300 for you, $100 for Dagny and $200 for Hassan.',
        tag: 'compare',
        rationale:
          'Going only partway toward what you remember feels modest. But nothing in the notebook earns you the extra $100, and it comes out of Hassan’s share.',
      },
    ],
    flip: {
      fact: 'The notebook has twenty evenings for each of you.',
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
    difficulty: 'medium',
    scenario:
      'Your lab is getting one eyewash station, to go wherever spills happen most. You think of the window bench, where a famous spill once turned the ceiling purple. Your colleague Christine names the acid bench, after one awful week. Each spill uses a cleanup kit, and this year’s log has eleven kits for the scale, six for the drying rack, five for acid and four for the window. What do you do?',
    decidingWords: ['this year’s log has eleven kits for the scale'],
    options: [
      {
        text: 'Ask for it on the wall by the scale.',
        tag: 'ask',
        right: true,
        rationale:
          'Nobody tells stories about the scale, but “this year’s log has eleven kits for the scale,” one for each spill. That’s more than anywhere else in the lab.',
      },
      {
        text: 'Ask for it on the wall by the drying rack.',
        tag: 'wait',
        rationale:
          'It seems wise to pass over the two benches that people tell stories about. But the log has six kits for the drying rack and nearly twice as many for the scale.',
      },
      {
        text: 'Ask for it on the wall by the acid bench.',
        tag: 'compare',
        rationale:
          'Acid sounds like the place for an eyewash, and Christine’s week was real. The station goes where spills happen most, though, and acid is third on the log.',
      },
      {
        text: 'Ask for it on the wall by the window bench.',
        tag: 'go ahead',
        rationale:
          'That purple ceiling is the first thing you think of because it makes a good story. With four kits in a year, the window is last on the log.',
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
    difficulty: 'medium',
    scenario:
      '“Does the ferry get canceled a lot?” asks Nimmi, who’s going to the island with Julie next week. “An awful lot,” says Julie. “Remember Hank asleep on his suitcase at the dock, with a gull on his hat? He never saw it coming! We still tell that story at Thanksgiving, and I can see that gull like it was yesterday. Let’s fly; it only takes an hour.” Nimmi gets out her credit card.',
    decidingWords: ['I can see that gull like it was yesterday'],
    breaksAt: 'We still tell that story at Thanksgiving, and I can see that gull like it was yesterday.',
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          '“He never saw it coming” may sound like hindsight. But Julie doesn’t claim that anyone could’ve known; she gives up the ferry because of one day at the dock.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Nimmi wants to know how often, and Julie answers with one memory: “I can see that gull like it was yesterday.” A story that’s still told at Thanksgiving stays fresh, however rare such days are.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          '“It only takes an hour” may be too hopeful. But the hour isn’t why Julie gives up the ferry; her reason is Hank’s day at the dock.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Hank’s day at the dock really happened, and flying may be the better choice. But that was one day, and Nimmi asked whether the ferry gets canceled “a lot.”',
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
      '“Does the ferry get canceled a lot?” asks Nimmi, who’s going to the island with Julie next week. “An awful lot,” says Julie. “Remember Hank asleep on his suitcase at the dock, with a gull on his hat? He never saw it coming! I looked it up: the ferry was canceled on eleven of the last thirty days, the plane on one. Let’s fly; it only takes an hour.” Nimmi gets out her credit card.',
    decidingWords: ['the ferry was canceled on eleven of the last thirty days'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          'Afterward, it’s easy to say that Hank should’ve known. But Julie says that he “never saw it coming,” and her answer to Nimmi comes from the last thirty days.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          '“It only takes an hour” sounds quick for an island trip. But what Julie compares is how often the ferry and the plane were canceled, and she looked that up.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'The gull on Hank’s hat is the first thing Julie thinks of. Take it away, though, and “an awful lot” still stands, because she’s looked up the last thirty days.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Julie looked it up: “the ferry was canceled on eleven of the last thirty days,” and the plane on just one. That’s a recent count of the very thing Nimmi asks about.',
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
      'Last summer, the papers showed a dancer falling off the festival stage. Your first-aid log lists forty-three patients from the parking lot, twelve from the cooking tents, nine from the gate and six from the stage, all with equally minor injuries. Where do you post this summer’s extra nurse?',
    decidingWords: ['forty-three patients from the parking lot'],
    options: [
      {
        text: 'Post her in the parking lot from noon until midnight.',
        tag: 'compare',
        right: true,
        rationale:
          'Your log has “forty-three patients from the parking lot,” more than from the other three places together. The dancer is easier to remember, but the stage sent you just six.',
      },
      {
        text: 'Post her at the cooking tents from noon until midnight.',
        tag: 'split',
        rationale:
          'Cooking is a good way to get hurt, and the tents sent you twelve patients. The parking lot sent forty-three, though.',
      },
      {
        text: 'Post her beside the stage from noon until midnight.',
        tag: 'go ahead',
        rationale:
          'The photo of the dancer is hard to forget. Still, the stage sent you six patients, and the parking lot sent about seven times as many.',
      },
      {
        text: 'Post her at the front gate from noon until midnight.',
        tag: 'wait',
        rationale:
          'A gate where everybody passes seems like the natural spot. But with nine patients, it’s only third on your log.',
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
      'Last summer, the papers showed a dancer falling off the festival stage. Your first-aid log lists six patients from the parking lot, twelve from the cooking tents, nine from the gate and forty-three from the stage, all with equally minor injuries. Where do you post this summer’s extra nurse?',
    decidingWords: ['forty-three from the stage'],
    options: [
      {
        text: 'Post her in the parking lot from noon until midnight.',
        tag: 'compare',
        rationale:
          'It’s good not to be swayed by a photo. But here the log agrees with the photo, and the parking lot sent just six patients.',
      },
      {
        text: 'Post her at the cooking tents from noon until midnight.',
        tag: 'split',
        rationale:
          'Kitchens are dangerous places, and the tents sent twelve patients. The stage sent more than three times as many, though.',
      },
      {
        text: 'Post her beside the stage from noon until midnight.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You’ve had “forty-three from the stage,” far more than from anywhere else. The photo makes you think of the stage, but the log gives you the reason to post her there.',
      },
      {
        text: 'Post her at the front gate from noon until midnight.',
        tag: 'wait',
        rationale:
          'Anybody could find her at the gate. But just nine patients came from there, and forty-three came from the stage.',
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
      'To Farm Weekly: How many of our county’s two hundred farms milk with robots? Thirty models are on sale, from too many dealers to ask, so I sat and thought. Before my coffee got cold, I’d thought of six farms, including the one on TV and the one whose robot has a name. When I can list them that fast, there must be plenty, so I’d say a hundred, or half of us. Cheryl',
    decidingWords: ['Before my coffee got cold, I’d thought of six farms'],
    breaksAt: 'When I can list them that fast, there must be plenty, so I’d say a hundred, or half of us.',
    options: [
      {
        label: 'choice-overload',
        rationale:
          'Thirty models are on sale, and Cheryl does have too many dealers to ask. But she isn’t choosing a robot; she’s guessing how many farms have one, and she does it from memory.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          '“Before my coffee got cold, I’d thought of six farms,” Cheryl writes, and so she guesses a hundred. A robot on TV is easy to recall, but it says little about all the other farms.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“A hundred, or half of us” gives one number in two ways. By then Cheryl’s settled on it, though, and the wording doesn’t change her mind.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Cheryl has no count to go by, so a guess is fair. But she goes by how fast she thought of six farms, and that doesn’t tell her how many there are.',
      },
    ],
  },
  {
    id: 'availability-heuristic-three-stories',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '900 Block Parents\nDora: I’m driving Will to school from now on, and so should you all. Three kidnappings in the news just this week, Ohio, Oregon, I can’t get that little red backpack out of my head\nIsaac: Have there been any here?\nDora: The police say none by a stranger in this county in twelve years. But with three stories in one week, it must be happening constantly now',
    decidingWords: ['I can’t get that little red backpack out of my head', 'it must be happening constantly now'],
    breaksAt: 'But with three stories in one week, it must be happening constantly now',
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'Bad news does weigh on her. The mistake she makes is about how often it happens, and she makes it because the stories come so easily.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody is judged by how much he looks like a typical kidnapper.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Three vivid stories from all over the country come to mind at once, so it feels common. The count for where she lives is none in twelve years.',
      },
      { label: 'no-flaw', rationale: 'She can drive him if she likes. It isn’t happening constantly.' },
    ],
  },
  {
    id: 'availability-heuristic-everybody-cheats',
    kind: 'spot',
    genre: 'thought',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Is Gabe’s trip to Phoenix really for work? I mean, how many husbands cheat? It’s got to be most of them. I started counting in the shower and didn’t even have to try: Molly’s, both of the guys on that podcast, the one in the show I’m watching, the weatherman, my old boss, the dentist, my cousin’s ex with the two phones. That was eight before the shampoo was out. If I can come up with eight that fast, it’s more than half.',
    decidingWords: ['If I can come up with eight that fast'],
    breaksAt: 'If I can come up with eight that fast, it’s more than half.',
    options: [
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Husbands who cheat make stories, and stories come to mind. The ones who don’t never get an episode, so how fast she can count says little.',
      },
      { label: 'no-flaw', rationale: 'She may have reasons to wonder about Phoenix. This isn’t one.' },
      {
        label: 'survivorship-bias',
        rationale:
          'Some cases are out of sight here, true. They aren’t ones that failed and vanished; they’re just too dull to remember.',
      },
      { label: 'hindsight-bias', rationale: 'She isn’t looking back at an outcome and calling it obvious.' },
    ],
  },
  {
    id: 'availability-heuristic-the-log',
    kind: 'sound',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Safety meeting, item 2. We have $8,000 for one fix. Kara started to say the big saw, because of what happened to Ravi, stopped herself, and pulled the log: in five years, one injury on the saw with nine days lost, and twenty-three on the loading dock with four hundred, backs and feet that nobody talks about. The money goes to the dock this year.',
    decidingWords: ['pulled the log', 'twenty-three on the loading dock with four hundred'],
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'The log holds all the injuries, including those that nobody remembers.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She noticed which accident came to mind first and counted instead. Four hundred lost days, one dull injury at a time, outweigh nine.',
      },
      { label: 'hindsight-bias', rationale: 'Nobody says that the accident should have been foreseen.' },
      {
        label: 'availability-heuristic',
        rationale:
          'Ravi’s accident does come to mind first. She stops herself before it decides anything, and goes by the log.',
      },
    ],
  },
  {
    id: 'availability-heuristic-crash-video',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your brother’s wedding is nine hundred miles away. You have plane tickets for Friday. On Wednesday a small jet goes down in the Carolinas, and you’ve now seen the video eleven times. Your cousin, who studies accidents for the state, texts: “Mile for mile, your car is hundreds of times more dangerous. Fly.” Your mother is begging you to drive.\n\nWhat do you do?',
    decidingWords: ['Mile for mile, your car is hundreds of times more dangerous'],
    options: [
      {
        text: 'Fly on Friday with the tickets that you have.',
        right: true,
        tag: 'go ahead',
        rationale: 'One crash that everyone has seen changes nothing about the odds. Those who count say fly.',
      },
      {
        text: 'Drive one way and use the plane for the other.',
        tag: 'split',
        rationale: 'It meets your mother halfway. Half of the drive is still the bigger risk.',
      },
      {
        text: 'Drive the nine hundred miles and start on Thursday.',
        tag: 'decline',
        rationale:
          'The video won’t leave your head, and your mother is crying. The road is the far more dangerous way there.',
      },
      {
        text: 'Wait and see what the investigators say about it.',
        tag: 'wait',
        rationale: 'They’ll take a year. The wedding is on Saturday.',
      },
    ],
    flip: {
      fact: 'A hurricane has closed both airports until Sunday, and the roads are dry.',
      makesRight: 'Drive the nine hundred miles and start on Thursday.',
    },
  },
]
