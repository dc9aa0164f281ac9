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
  neighbors: [
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
    difficulty: 'medium',
    scenario:
      'To the library board: Marcus, a retired judge who lives near me, has sent an audiobook sample, and he has a warm and steady voice. Anyone who reads like that will be careful with our expensive recorder and punctual with his chapters. Four other readers already have recorders, so let’s lend him one. Mrs. Mbeki',
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
          'A judge’s title can make people trust too fast. Here the title gets a passing mention, while the voice carries the recommendation.',
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
      'A journal has room for one of four papers on storing heat and asks you which has the most reliable numbers. The paper on wax reads like a novel; in the salt paper half the sentences limp, though an editor can fix that. Your assistant repeated ten measurements from each: ten came out as described for salt, eight for sand, seven for brick and five for wax. What do you recommend?',
    decidingWords: ['ten came out as described for salt'],
    options: [
      {
        text: 'Recommend the paper on storing heat in salt.',
        tag: 'decline',
        right: true,
        rationale:
          'It limps, but “ten came out as described for salt,” more than for any other. How a paper reads and whether its numbers hold are separate questions, and an editor can fix the first.',
      },
      {
        text: 'Recommend the paper on storing heat in wax.',
        tag: 'go ahead',
        rationale:
          'Sentences worthy of a novel make the lab behind them look careful. Half of the wax numbers didn’t come out when your assistant tried them.',
      },
      {
        text: 'Recommend the paper on storing heat in sand.',
        tag: 'split',
        rationale:
          'Sand offers good numbers without the limp. But eight is fewer than ten, and the limping is the editor’s job.',
      },
      {
        text: 'Recommend the paper on storing heat in brick.',
        tag: 'compare',
        rationale:
          'Brick is neither the paper that dazzles nor the one that limps, so it seems a level-headed pick. Three of its ten measurements failed, which puts it third.',
      },
    ],
    flip: {
      fact: 'Ten of the wax paper’s measurements came out as described, and five of the salt paper’s.',
      makesRight: 'Recommend the paper on storing heat in wax.',
    },
  },
  {
    id: 'halo-effect-family-hour',
    slot: 'bias12',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Next month your ward starts a weekly hour at which families can ask what a treatment means, and two nurses, Paulina and Tobias, want to lead it. You’ve sat in on a dozen family talks by each: Tobias’s families could repeat what he’d told them, while Paulina’s left puzzled. Patients ask for Paulina by name because her needle hardly hurts; Tobias is brisk and often needs a second try. What do you do?',
    decidingWords: ['Tobias’s families could repeat what he’d told them, while Paulina’s left puzzled'],
    options: [
      {
        text: 'Put Tobias in charge of the hour starting next month.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The hour is about explaining, and “Tobias’s families could repeat what he’d told them, while Paulina’s left puzzled.” A clumsy needle doesn’t make for a clumsy sentence.',
      },
      {
        text: 'Put Paulina in charge of the hour starting next month.',
        tag: 'go ahead',
        rationale:
          'Gentle hands are a real gift, and patients notice. They don’t carry over to her explanations: after a dozen talks, the families were puzzled.',
      },
      {
        text: 'Listen to both of them explain a treatment this week.',
        tag: 'compare',
        rationale:
          'Hearing them is how such a thing gets decided. You’ve done it, a dozen times for each of them, and another week tells you nothing new.',
      },
      {
        text: 'Have the two of them take turns leading the hour.',
        tag: 'split',
        rationale:
          'Taking turns feels fair to both nurses. It hands half of the families to Paulina, and hers left puzzled a dozen times.',
      },
    ],
    flip: {
      fact: 'You’ve heard neither one explain anything, and both will be talking with families all this week.',
      makesRight: 'Listen to both of them explain a treatment this week.',
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
          'Praise for one piece of work does rub off on the next, and that’s often a mistake. But adding up nine budgets and adding up a tenth take the same skill.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'The assistant does size her up by her looks. Nothing follows from it, as the editor has already decided on the strength of nine budgets.',
      },
    ],
  },
  {
    id: 'halo-effect-glass-pool',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You’re choosing a swimming course for your five-year-old, Tuan. Harbor Pool has warm light, soft towels and free apples, and your heart lifts when you walk in; at Mill Road the paint is peeling. In the trial lessons Harbor’s teacher had eighteen children, who mostly waited, and Mill Road’s had six and kept them moving; there were eleven at College and fourteen at Ridge. Prices are equal. What do you do?',
    decidingWords: ['Mill Road’s had six and kept them moving'],
    options: [
      {
        text: 'Enroll Tuan at Harbor Pool for the spring course.',
        tag: 'go ahead',
        rationale:
          'Warm light and apples make the place feel right. They don’t teach Tuan to float, and neither does a long wait among eighteen children.',
      },
      {
        text: 'Enroll Tuan at College Pool for the spring course.',
        tag: 'split',
        rationale:
          'Eleven is a fair-sized group, and nobody mentions the walls. It’s still nearly twice as many as Mill Road’s six.',
      },
      {
        text: 'Enroll Tuan at Mill Road Pool for the spring course.',
        tag: 'decline',
        right: true,
        rationale:
          'You’ve seen the teaching itself: “Mill Road’s had six and kept them moving.” Peeling paint is a fact about the walls, not about the lessons.',
      },
      {
        text: 'Enroll Tuan at Ridge Pool for the spring course.',
        tag: 'compare',
        rationale:
          'Fourteen beats eighteen, so Ridge is a step up from the apples. Two other pools do better by Tuan at the same price.',
      },
    ],
    flip: {
      fact: 'In the trial lessons it was Harbor’s teacher who had six, and Mill Road’s who had eighteen waiting.',
      makesRight: 'Enroll Tuan at Harbor Pool for the spring course.',
    },
  },
  {
    id: 'halo-effect-glass-pool-sound',
    twinOf: 'halo-effect-glass-pool',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You’re choosing a swimming course for your five-year-old, Tuan. Harbor Pool has warm light, soft towels and free apples, and your heart lifts when you walk in; at Mill Road the paint is peeling. In the trial lessons Harbor’s teacher had six children and kept them moving, and Mill Road’s had eighteen, who mostly waited; there were eleven at College and fourteen at Ridge. Prices are equal. What do you do?',
    decidingWords: ['Harbor’s teacher had six children and kept them moving'],
    options: [
      {
        text: 'Enroll Tuan at Harbor Pool for the spring course.',
        tag: 'go ahead',
        right: true,
        rationale:
          'This time the pretty building also has the better lesson: “Harbor’s teacher had six children and kept them moving.” That, rather than the apples, is reason enough.',
      },
      {
        text: 'Enroll Tuan at College Pool for the spring course.',
        tag: 'split',
        rationale:
          'Being suspicious of apples is wise up to a point. College has eleven children to a teacher, though, and the charming place has six.',
      },
      {
        text: 'Enroll Tuan at Mill Road Pool for the spring course.',
        tag: 'decline',
        rationale:
          'Shabby isn’t the same as serious, though it can feel that way. At Mill Road, eighteen children “mostly waited.”',
      },
      {
        text: 'Enroll Tuan at Ridge Pool for the spring course.',
        tag: 'compare',
        rationale:
          'Ridge has neither towels to tempt you nor paint to put you off. It also has fourteen children for one teacher to watch.',
      },
    ],
    flip: {
      fact: 'In the trial lessons it was Mill Road’s teacher who had six, and Harbor’s who had eighteen waiting.',
      makesRight: 'Enroll Tuan at Mill Road Pool for the spring course.',
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
          'The violin has been “ours for sixty years,” and families do prize what they own. Nobody puts a value on it here, high or low.',
      },
      {
        text: 'No bias here',
        rationale:
          'Liking a guest who plays so well is only natural. Trusting him with the accounts is another step, and nothing at supper supports it.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“One of us” comes after the verdict, as a welcome. Issa walked in as an outsider, and it was his playing that made them think well of him.',
      },
    ],
  },
]
