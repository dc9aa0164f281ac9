import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Halo Effect',
  aliases: ['Halo Error'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['first impression', 'charm', 'good looks', 'reputation', 'interview', 'rating', 'likable', 'appearance'],
  link: 'https://yourbias.is/the-halo-effect',
  definition:
    'Letting one quality that strikes you, such as charm or good looks, spread to your view of other qualities that have nothing to do with it. A single bad quality can do the same.',
  neighbours: [
    {
      name: 'Fundamental Attribution Error',
      tellApart:
        'Does one trait spread to other traits, or is one act put down to character while the circumstances are overlooked?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Does one pleasing trait lift the whole judgment, or does somebody match the picture of a certain type?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Does the goodwill come from a trait of this one person, or from belonging to the same circle?',
    },
    {
      name: 'Authority Bias',
      tellApart:
        'Is a good impression carried over to other traits, or is a claim believed because of the speaker’s rank?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Dr. Lambert, who has a small practice in Liège, needs a program to store his patients’ files. One of them has soothing colors and lovely drawings. “People who take that much care with the looks have surely taken the same care with keeping the data safe,” he says. He reads no test reports, and that evening he moves four hundred files.',
    failingStep: 'have surely taken the same care with keeping the data safe',
    why: 'Fine drawings and safe storage are separate jobs, often done by different people, and he has seen only the first. He lets what pleases his eye vouch for what he hasn’t checked. A report on how the data is protected speaks to the question.',
  },
  soundWhen:
    'Reasoning from one quality to another is fine when the two are really linked. Clean joints are a good reason to expect a steady table, because the joints are what holds it up. Ask how the one brings about the other.',
  reply:
    'Judge each quality by its own evidence, and write down one rating before you look at the next. Where you have no evidence, leave the line blank instead of filling it in with your general feeling.',
  evidence:
    'Thorndike (1920), “A Constant Error in Psychological Ratings”, Journal of Applied Psychology 4; Nisbett & Wilson (1977), “The Halo Effect: Evidence for Unconscious Alteration of Judgments”, Journal of Personality and Social Psychology 35. In ratings it is hard to tell from qualities that really go together: Murphy, Jako & Anhalt (1993), Journal of Applied Psychology 78.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'halo-effect-reading-voice',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To the board: Marcus, a retired judge who lives near me, has sent an audiobook sample, and he has a warm and steady voice. Anyone who reads like that will be careful with our expensive recorder and punctual with chapters. Four others have theirs, so let’s include him. Mrs. Mbeki',
    decidingWords: ['a warm and steady voice', 'careful with our expensive recorder'],
    options: [
      {
        text: 'Social Proof',
        rationale:
          'Four others with recorders make lending one look like the usual thing. Mrs. Mbeki doesn’t follow their lead, though; she predicts how Marcus will behave from how he sounds.',
      },
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          'From “a warm and steady voice” she moves straight to “careful with our expensive recorder,” and to punctual chapters. A pleasant sound tells her nothing about those.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'He “lives near me,” she mentions, and neighbors do get favors. What wins her over is the sound of his sample, and she says so.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A judge’s title can make people trust too fast. Here the title goes by in half a line, while the voice carries the recommendation.',
      },
    ],
  },
  {
    id: 'halo-effect-salt-paper',
    slot: 'bias12',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your assistant has repeated the measurements in this paper on storing heat in salt and found each one just as described. Half the sentences limp, though, and there’s a typo in the title. The journal employs an editor who repairs language before publication. What do you recommend?',
    decidingWords: ['found each one just as described'],
    options: [
      {
        text: 'Recommend printing it after an edit of the language.',
        tag: 'split',
        right: true,
        rationale:
          'Your assistant repeated the measurements and “found each one just as described,” so the science holds up. The limping sentences have their own remedy, an editor.',
      },
      {
        text: 'Recommend a second round of tests before it’s printed.',
        tag: 'ask',
        rationale:
          'Careless writing makes the lab look careless too. But that has been looked into, measurement by measurement, and the lab came out fine.',
      },
      {
        text: 'Recommend sending it back to its authors unprinted.',
        tag: 'decline',
        rationale:
          'Rejection lets bad sentences sink good measurements. They’re two different qualities, and the worse one can be repaired in-house.',
      },
      {
        text: 'Recommend printing it just the way it stands now.',
        tag: 'go ahead',
        rationale:
          'Sound measurements deserve to be out in the world. So do readable ones, and the journal’s editor is there to see to it.',
      },
    ],
    flip: {
      fact: 'When your assistant repeated the measurements, two of the five came out quite differently.',
      makesRight: 'Recommend a second round of tests before it’s printed.',
    },
  },
  {
    id: 'halo-effect-family-hour',
    slot: 'bias12',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Next month your ward is starting a weekly hour at which families can ask what a treatment means. You’ve heard neither Paulina nor Tobias explain anything, but both want to lead it, and both will be talking with families all this week. Patients ask for Paulina by name because her needle hardly hurts, while Tobias is brisk and often needs a second try. What do you do?',
    decidingWords: ['heard neither Paulina nor Tobias explain anything'],
    options: [
      {
        text: 'Listen to both of them explain a treatment this week.',
        tag: 'compare',
        right: true,
        rationale:
          'The hour is about explaining, and you’ve “heard neither Paulina nor Tobias explain anything.” A week of real conversations will show you what a needle can’t.',
      },
      {
        text: 'Put Paulina in charge of the hour starting next month.',
        tag: 'go ahead',
        rationale:
          'Gentle hands are a real gift, and patients notice. Whether Paulina can make a treatment clear to a frightened family is another matter, so far unknown.',
      },
      {
        text: 'Put Tobias in charge of the hour starting next month.',
        tag: 'go ahead',
        rationale:
          'Giving Tobias something away from needles has its appeal. You know no more about how he explains than about how she does.',
      },
      {
        text: 'Have the two of them take turns leading the hour.',
        tag: 'split',
        rationale:
          'Taking turns feels fair to both nurses. It may leave half the families with a poor guide, when a week is enough to find out.',
      },
    ],
    flip: {
      fact: 'You’ve often sat in while they talked with families: Tobias made things clear each time, and Paulina left them puzzled.',
      makesRight: 'Put Tobias in charge of the hour starting next month.',
    },
  },
  {
    id: 'halo-effect-budget-report',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“A quick check will do for Hana’s report on the town budget,” says Mr. Rao, the night editor. “Have you read her piece on the mountain villages? Every line of it sings, and a person who works like that will have her figures in order. And don’t hold it against her that it’s late, with this storm.” The new assistant, who thinks Hana looks like a bookkeeper, verifies two totals.',
    decidingWords: ['Every line of it sings', 'a person who works like that will have her figures in order'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“Looks like a bookkeeper” is just that kind of thought, but it’s the assistant’s. The quick check was ordered by Mr. Rao, who reasons from her prose.',
      },
      {
        text: 'No bias here',
        rationale:
          'Good reporters do tend to be careful, so he isn’t being silly. But he has read her sentences, and it’s her arithmetic he vouches for.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Lateness blamed on character is the classic case. Mr. Rao goes the other way and puts it down to “this storm.”',
      },
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          'Because “every line of it sings,” Mr. Rao is sure of her arithmetic: “a person who works like that will have her figures in order.” Lovely sentences don’t add up columns.',
      },
    ],
  },
  {
    id: 'halo-effect-budget-report-sound',
    twinOf: 'halo-effect-budget-report',
    kind: 'sound',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“A quick check will do for Hana’s report on the town budget,” says Mr. Rao, the night editor. “Have you read her nine other budget reports? I added up every column and found no mistake, and a person who works like that will have her figures in order. Don’t hold it against her that it’s late, with this storm.” The new assistant, who thinks Hana looks like a bookkeeper, verifies two totals.',
    decidingWords: ['her nine other budget reports', 'I added up every column'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Figures vouch for figures here: “her nine other budget reports,” of which he says “I added up every column.” He found no mistake, and still has this one checked.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'He does speak of what kind of worker she is. Nine reports back him up, and for her lateness he looks to the weather.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Praise for one piece of work lifts the next, as it so often does. But sums in nine budgets and sums in a tenth are the same skill.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'One assistant does size her up by her looks. Nothing follows from it, as the editor has already decided on the strength of nine budgets.',
      },
    ],
  },
  {
    id: 'halo-effect-glass-pool',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'You’re choosing a swimming course for your five-year-old, Tuan. In the trial lesson at the glass pool, one teacher had eighteen children, who mostly waited; at the old pool, one teacher had six and kept them moving. The glass pool has warm light, soft towels and free apples, and your heart lifts when you walk in. At the old one, the paint is peeling. Prices are equal. What do you do?',
    decidingWords: ['one teacher had eighteen children, who mostly waited', 'one teacher had six and kept them moving'],
    options: [
      {
        text: 'Enroll Tuan at the glass pool for the whole course.',
        tag: 'go ahead',
        rationale:
          'Warm light and apples make the place feel right. They don’t teach him to float, and neither does a long wait among eighteen children.',
      },
      {
        text: 'Enroll Tuan at each of the pools for half the course.',
        tag: 'split',
        rationale:
          'Half and half keeps the pleasant building in the picture. That half is spent mostly waiting, and nothing is gained in return but towels.',
      },
      {
        text: 'Enroll Tuan at the old pool for the whole course.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You’ve seen the teaching itself: “one teacher had six and kept them moving.” Peeling paint is a fact about the walls, not about the lessons.',
      },
      {
        text: 'Enroll Tuan at neither pool until a better one opens.',
        tag: 'decline',
        rationale:
          'Neither place has everything, so holding out is tempting. One of them already has what he needs, and he’s ready to start.',
      },
    ],
    flip: {
      fact: 'In their trial lessons, it was the glass pool’s teacher who had six, and the old pool’s who had eighteen waiting.',
      makesRight: 'Enroll Tuan at the glass pool for the whole course.',
    },
  },
  {
    id: 'halo-effect-glass-pool-sound',
    twinOf: 'halo-effect-glass-pool',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'You’re choosing a swimming course for your five-year-old, Tuan. In the trial lesson at the glass pool, one teacher had six children and kept them moving; at the old pool, one teacher had eighteen, who mostly waited. The glass pool has warm light, soft towels and free apples, and your heart lifts when you walk in. At the old one, the paint is peeling. Prices are equal. What do you do?',
    decidingWords: ['one teacher had six children and kept them moving', 'one teacher had eighteen, who mostly waited'],
    options: [
      {
        text: 'Enroll Tuan at the glass pool for the whole course.',
        tag: 'go ahead',
        right: true,
        rationale:
          'This time the pretty building also has the better lesson: “one teacher had six children and kept them moving.” That, rather than the apples, is reason enough.',
      },
      {
        text: 'Enroll Tuan at each of the pools for half the course.',
        tag: 'split',
        rationale:
          'Being suspicious of apples is wise up to a point. Splitting the course sends him to eighteen children and a wait for half of it.',
      },
      {
        text: 'Enroll Tuan at the old pool for the whole course.',
        tag: 'go ahead',
        rationale:
          'Shabby isn’t the same as serious, though it can feel that way. The lesson you watched at the old pool was mostly waiting.',
      },
      {
        text: 'Enroll Tuan at neither pool until a better one opens.',
        tag: 'decline',
        rationale:
          'Holding out protects you from being charmed. But you’ve looked past the charm, and the teaching underneath is good.',
      },
    ],
    flip: {
      fact: 'In their trial lessons, it was the old pool’s teacher who had six, and the glass pool’s who had eighteen waiting.',
      makesRight: 'Enroll Tuan at the old pool for the whole course.',
    },
  },
  {
    id: 'halo-effect-violin-supper',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Celeste, after supper your Issa took down Grandpa’s violin, ours for sixty years, and played until the table was silent. Papa’s convinced that a boy with hands like that is bound to be good with money and can handle our accounts. He’s one of us! Love, Moira',
    decidingWords: ['played until the table was silent', 'a boy with hands like that is bound to be good with money'],
    options: [
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          'He “played until the table was silent,” and so he’s “bound to be good with money.” Music has charmed the family into vouching for bookkeeping it hasn’t seen.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'That violin is “ours for sixty years,” and families do prize what they own. Nobody puts a value on it here, high or low.',
      },
      {
        text: 'No bias here',
        rationale:
          'Liking a guest who plays so well is only natural. Handing him the accounts in their minds is another step, and nothing at supper supports it.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“One of us” comes after the verdict, as a welcome. Issa walked in as an outsider, and it was his playing that made them think well of him.',
      },
    ],
  },
]
