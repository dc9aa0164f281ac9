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
    text: 'For his small practice in Liège, Dr. Lambert needs a program to store his patients’ files. One has calm colors and lovely drawings. “People who take such care with the looks have surely taken the same care with keeping the data safe,” he says. He reads no test report, and that evening he moves four hundred files.',
    failingStep: 'have surely taken the same care with keeping the data safe',
    why: 'Fine drawings and safe storage are separate jobs, often done by different people, and he has seen only the first. He lets what pleases his eye vouch for what he has not checked. A report on how the data are kept would speak to the question.',
  },
  soundWhen:
    'Reasoning from one quality to another is fine when the two are really linked. Clean joints are a good reason to expect a steady table, because the joints are what holds it up. Ask how the one would bring about the other.',
  reply:
    'Judge each quality by its own evidence, and write down one mark before you look at the next. Where you have no evidence, leave the line empty instead of filling it with your general feeling.',
  evidence:
    'Thorndike (1920), “A Constant Error in Psychological Ratings”, Journal of Applied Psychology 4; Nisbett & Wilson (1977), “The Halo Effect: Evidence for Unconscious Alteration of Judgments”, Journal of Personality and Social Psychology 35. In ratings it is hard to tell from qualities that really go together: Murphy, Jako & Anhalt (1993), Journal of Applied Psychology 78.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'halo-effect-reading-voice',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Neighbors are recording books for people who cannot see well. Mrs. Mbeki listens to a sample from a new helper, Marcus. His voice is warm and calm, and she plays it twice. Then she writes to the board: “Please let him take the good recorder home. He will handle it with care and send his chapters on time.” The sample is all she has of him.',
    decidingWords: ['His voice is warm and calm', 'He will handle it with care and send his chapters on time'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'If Mrs. Mbeki had kept the recorder locked away because a broken one would hurt more than good recordings would please, this would be it. She lends it gladly.',
      },
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          '“His voice is warm and calm” is all she has heard, and it says nothing about handling machines or deadlines. Her liking for it has spread to “He will handle it with care”.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'This would need something Marcus did, such as a late chapter, that she puts down to his character and not to his circumstances. She explains no act of his.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'It would fit if she believed something Marcus claimed because he held a high position or was a famous expert. He is a new helper and claims nothing.',
      },
    ],
  },
  {
    id: 'halo-effect-salt-paper',
    slot: 'bias12',
    form: 'B',
    kind: 'decide',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Half the sentences limp, and the title has a typo. You sigh your way through this paper on storing heat in salt. Your assistant has repeated the measurements: each came out as described, and no step is missing. The review form asks for one mark for method and one for language, with ten as the best. What do you write?',
    decidingWords: ['each came out as described, and no step is missing', 'Half the sentences limp'],
    options: [
      {
        text: 'Method nine and language three: the tests hold up, and the text does not.',
        right: true,
        rationale:
          'On method you have solid news: “each came out as described, and no step is missing.” That “Half the sentences limp” belongs in the other mark, and only there.',
      },
      {
        text: 'Method six and language three: a careless hand at the desk may be careless in the lab.',
        rationale:
          'It would be a fair worry if nobody had checked the lab work. Your assistant has, and she found no carelessness there.',
      },
      {
        text: 'Method seven and language five: so the weak side does not sink the strong one.',
        rationale:
          'It is kindly meant, but now neither mark is true. Moving them closer would be fine if the form asked for one overall mark.',
      },
      {
        text: 'Method eight and language three: a small step down for making readers work.',
        rationale:
          'Even a small step charges the method for the writing, which has its own line. It would be right if hard reading had left a step of the method unclear.',
      },
    ],
  },
  {
    id: 'halo-effect-family-hour',
    slot: 'bias12',
    form: 'C',
    kind: 'decide',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Patients ask for Paulina by name: her needle hardly hurts, and her hands are calm. Tobias is brisk and often needs a second try. Your ward is starting an hour in which worried families can ask what a treatment means. Four families have written to thank Tobias for explaining things so well. You have not yet heard Paulina explain anything. Who will lead the hour?',
    decidingWords: ['her hands are calm', 'to thank Tobias for explaining things so well'],
    options: [
      {
        text: 'Tobias, since the families who wrote to him praised the very thing that is needed here.',
        right: true,
        rationale:
          'The hour is about explaining, and families wrote “to thank Tobias for explaining things so well.” With Paulina, “her hands are calm” tells you about needles and nothing about explaining.',
      },
      {
        text: 'Paulina, since hands as calm as hers will go with calm words.',
        rationale:
          'Calm hands and clear words are two skills. It would be a good pick if you had heard her explain a treatment to somebody.',
      },
      {
        text: 'Paulina, since she is the one whom people on this ward ask for.',
        rationale:
          'They ask for her when blood is to be taken. It would count here if families asked for her when they had questions.',
      },
      {
        text: 'Tobias, but only after he has learned a calmer way with needles.',
        rationale:
          'His needle would matter if the hour were about taking blood. To make families wait for that mixes a weak side of his with a strong one.',
      },
    ],
  },
  {
    id: 'halo-effect-budget-report',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“For Hana’s report on the town budget, a short check will do,” says Mr. Rao, the night editor. “Did you read her last one, on the mountain bakers? Each line sings; I read it aloud to my wife. Whoever works like that will have her sums in order too.” The new assistant checks two totals and sends the page to print.',
    decidingWords: ['Each line sings', 'Whoever works like that will have her sums in order too'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          'For this, he would have to trust Hana because she matches the picture of a type, such as the tidy clerk with a sharp pencil. It is the beauty of her lines that wins him.',
      },
      {
        text: 'No bias here',
        rationale:
          'His trust would be earned if he praised what is needed here, say, nine earlier budget reports in which each figure had turned out right.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'It would fit if Hana were a famous name or held high office, and her sums were believed for that. He is the senior one, and her style is what he admires.',
      },
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          '“Each line sings” is about language. From there his admiration spreads to something else: “Whoever works like that will have her sums in order too.” A story about bakers shows nothing about sums.',
      },
    ],
  },
  {
    id: 'halo-effect-budget-report-sound',
    kind: 'sound',
    twinOf: 'halo-effect-budget-report',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“For Hana’s report on the town budget, a short check will do,” says Mr. Rao, the night editor. “Did you read her last nine, on other budgets? Each figure was right; I went over them line by line. Whoever adds like that will have these sums in order too.” The new assistant checks each total and sends the page to print.',
    decidingWords: ['her last nine, on other budgets', 'Each figure was right'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Praise leads to trust here as well, but the praise is for the same skill: in “her last nine, on other budgets” he found that “Each figure was right.” With such a record, checking the totals is enough.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'If the sums were believed because a person of rank vouched for them, this would be it. The editor believed nobody for a title; he went over the figures himself.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'That would need a liking for something else, such as the music of her sentences, to flow over to her sums. He judges her sums by her earlier sums.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'It would fit if Hana only looked like the sort of person who is good with numbers. Her work has been checked, nine times.',
      },
    ],
  },
  {
    id: 'halo-effect-glass-pool',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Tuan, five, is to learn to swim. The glass hall has warm light, soft towels and a bowl of apples, and your heart lifts as you walk in. In its trial lesson, one teacher had eighteen children, who mostly waited. In the old hall the paint peels; there, one teacher had six, busy in the water. Price and distance are the same. Which do you book?',
    decidingWords: ['one teacher had eighteen children, who mostly waited', 'one teacher had six, busy in the water'],
    options: [
      {
        text: 'The glass hall, for the full course.',
        rationale:
          'Light and apples make a fine hour for you, but they teach nobody to swim. It would be the better course if it were the one with six children to a teacher.',
      },
      {
        text: 'The glass hall first, and the old hall after that.',
        rationale:
          'Half and half gives each hall a chance, but Tuan would spend the first half waiting. It could make sense if the glass hall were better at the first steps.',
      },
      {
        text: 'The old hall, for the full course.',
        right: true,
        rationale:
          'He is there to learn, and in the old hall “one teacher had six, busy in the water.” The lovely hall is lovely, yet in its lesson “one teacher had eighteen children, who mostly waited.”',
      },
      {
        text: 'Neither of them; each has its weak side.',
        rationale:
          'The two weak sides do not weigh the same: peeling paint does not keep a child from learning. Turning down both would be fair if both had large groups.',
      },
    ],
  },
  {
    id: 'halo-effect-glass-pool-sound',
    kind: 'decide',
    twinOf: 'halo-effect-glass-pool',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Tuan, five, is to learn to swim. The glass hall has warm light, soft towels and a bowl of apples, and your heart lifts as you walk in. In its trial lesson, one teacher had six children, busy in the water. In the old hall the paint peels; there, one teacher had eighteen, who mostly waited. Price and distance are the same. Which do you book?',
    decidingWords: ['one teacher had six children, busy in the water'],
    options: [
      {
        text: 'The glass hall, for the full course.',
        right: true,
        rationale:
          'You need not hold its beauty against it. What counts for Tuan is the lesson, and here “one teacher had six children, busy in the water.” The apples are just a pleasant extra.',
      },
      {
        text: 'The glass hall first, then the old hall.',
        rationale:
          'Changing halfway would take him from a small group to a large one. It would be worth a thought if the old hall were better for those who can already float.',
      },
      {
        text: 'The old hall, for the full course, as looks teach nothing.',
        rationale:
          'True, looks teach nothing, and neither does peeling paint. It would be the place to go if its teacher were the one with six children.',
      },
      {
        text: 'Neither of them; each has its weak side.',
        rationale:
          'The glass hall has shown no weak side so far. To look further would be right if children had mostly waited in both places.',
      },
    ],
  },
  {
    id: 'halo-effect-violin-supper',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Celeste, yesterday we met your Issa at last, and he has won us over. After supper he took Grandpa’s violin from the wall and played, and the whole table fell silent. Later Papa said that he need no longer wonder who will keep the farm’s books one day. I think he is right. Issa will have a good hand for that as well. Love, Moira',
    decidingWords: ['took Grandpa’s violin from the wall and played', 'Issa will have a good hand for that as well'],
    options: [
      {
        text: 'Halo Effect',
        right: true,
        rationale:
          'All they know of Issa is that he “took Grandpa’s violin from the wall and played.” Their delight in it spreads to a job with no music in it: “Issa will have a good hand for that as well.”',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'It would be this if they explained something he did, such as coming late to supper, by his character and overlooked a closed road. They look for no reason behind his playing.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'For this, Issa would have to match their picture of a bookkeeper, for instance by being quiet, exact and neatly dressed. A violin player is not that picture.',
      },
      {
        text: 'No bias here',
        rationale:
          'The hope would be well grounded if they had seen him at such work, say, if he had put the accounts of a shop in order for years.',
      },
    ],
  },
]
