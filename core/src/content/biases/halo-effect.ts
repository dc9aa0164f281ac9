import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'halo-effect',
  aliases: ['Halo Error'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['first impression', 'charm', 'good looks', 'reputation', 'interview', 'rating', 'likable', 'appearance'],
  link: 'https://yourbias.is/the-halo-effect',
  definition:
    'Letting one quality that strikes you, such as charm or good looks, spread to your view of other qualities that have nothing to do with it. A single bad quality can do the same.',
  gloss: 'One good trait colors everything else.',
  neighbors: [
    {
      concept: 'fundamental-attribution-error',
      tellApart: 'Does one trait color all the others, or does someone blame character and forget the situation?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Does one good trait make the others look good, too, or does someone look just like a certain type?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Do we like them for one good trait, or because they’re one of us?',
    },
    {
      concept: 'authority-bias',
      tellApart:
        'Does one good trait make the others look better, or is a claim trusted because of the speaker’s rank?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Dr. Lambert, who has a small practice in Albany, needs a program to store his patients’ files. One that he looks at has soothing colors and lovely drawings. “People who take that much care with how it looks have surely taken the same care with keeping the data safe,” he says. He doesn’t read a single test report, and that evening he moves four hundred files.',
    failingStep: 'have surely taken the same care with keeping the data safe',
    why: 'Fine drawings and safe storage are separate jobs, often done by different people, and he has seen only the first. What pleases his eye tells him nothing about what he hasn’t checked. He needs a report on how the data is protected.',
  },
  soundWhen:
    'Reasoning from one quality to another is fine when the two are really linked. Tight joints are a good reason to expect a steady table, because the joints are what hold it up. Ask how one quality leads to the other.',
  reply:
    'Judge each quality by its own evidence, and write down one rating before you look at the next. Where you have no evidence, leave the line blank instead of filling it in with your general feeling.',
  evidence:
    'Thorndike (1920), “A Constant Error in Psychological Ratings,” Journal of Applied Psychology 4; Nisbett & Wilson (1977), “The Halo Effect: Evidence for Unconscious Alteration of Judgments,” Journal of Personality and Social Psychology 35. In ratings it is hard to tell from qualities that really go together: Murphy, Jako & Anhalt (1993), Journal of Applied Psychology 78.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'halo-effect-reading-voice',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the library board: Marcus, a retired judge on my street, wants to read for our audiobooks. With a voice that warm and steady, he’ll show up on time and take good care of a recorder, so let’s lend him one, as we’ve done for four others. Mrs. Mbeki',
    decidingWords: ['a voice that warm and steady', 'take good care of a recorder'],
    options: [
      {
        label: 'social-proof',
        rationale:
          'After four other readers, lending a recorder to a fifth seems normal. But Mrs. Mbeki trusts Marcus because of his voice, not because of them.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'From “a voice that warm and steady” Mrs. Mbeki concludes that Marcus will be on time and “take good care of a recorder.” A voice tells her nothing about either one.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Marcus lives on her street, and people do favor their neighbors. But what persuades Mrs. Mbeki is his voice, as she says herself.',
      },
      {
        label: 'authority-bias',
        rationale:
          'A retired judge is someone people tend to trust. But Mrs. Mbeki mentions Marcus’s old job only in passing. Her confidence comes from his voice.',
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
      'A journal wants to print one of four papers on storing heat and asks you which has the most reliable numbers. The paper about wax reads like a novel. The one about salt is badly written, but an editor can fix that. Your assistant repeated ten measurements from each, and the results matched ten times for salt, eight for sand, seven for brick and five for wax. What do you recommend?',
    decidingWords: ['the results matched ten times for salt'],
    options: [
      {
        text: 'Recommend the paper on storing heat in salt.',
        tag: 'decline',
        right: true,
        rationale:
          'The paper about salt is badly written, but an editor can fix that. What counts is that “the results matched ten times for salt,” more often than for any other.',
      },
      {
        text: 'Recommend the paper on storing heat in wax.',
        tag: 'go ahead',
        rationale:
          'When a paper reads like a novel, the research seems careful, too. But half of the wax measurements didn’t match when your assistant repeated them.',
      },
      {
        text: 'Recommend the paper on storing heat in sand.',
        tag: 'split',
        rationale:
          'Eight matches out of ten is a good result, but salt’s ten is a better one. The journal asked you for the most reliable numbers.',
      },
      {
        text: 'Recommend the paper on storing heat in brick.',
        tag: 'compare',
        rationale:
          'Brick seems like a safe choice, since you have no complaint about the writing. But three of its ten measurements didn’t match, and all ten of salt’s did.',
      },
    ],
    flip: {
      fact: 'The results matched ten times for wax and five times for salt.',
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
    difficulty: 'medium',
    scenario:
      'Two nurses, Tobias and Paulina, want to lead your ward’s new Q&A hour for families. You’ve heard them both explain treatments a dozen times: Tobias’s listeners could repeat what he’d said, but Paulina’s were left puzzled. Patients love Paulina’s touch with a needle, while Tobias often needs a second try. What do you do?',
    decidingWords: ['Tobias’s listeners could repeat what he’d said, but Paulina’s were left puzzled'],
    options: [
      {
        text: 'Put Tobias in charge of the hour starting next month.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The hour is for explaining, and “Tobias’s listeners could repeat what he’d said, but Paulina’s were left puzzled.” How well the two handle a needle doesn’t matter there.',
      },
      {
        text: 'Put Paulina in charge of the hour starting next month.',
        tag: 'go ahead',
        rationale:
          'Paulina’s touch with a needle is a real strength at the bedside. But families come to this hour for explanations, and hers leave people puzzled.',
      },
      {
        text: 'Listen to both of them explain a treatment this week.',
        tag: 'compare',
        rationale:
          'Hearing both nurses is the right way to choose. But you’ve heard each of them a dozen times, and one more won’t tell you anything new.',
      },
      {
        text: 'Have the two of them take turns leading the hour.',
        tag: 'split',
        rationale:
          'Taking turns is fair to the nurses, but not to the families. Half of them get Paulina, who leaves her listeners puzzled.',
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
      '“Just give Lauren’s budget report a quick check,” says Mr. Rao, the night editor, “and don’t be hard on her for being late, with this storm. She doesn’t look like much of a bookkeeper, I know, but have you read her story on the mountain villages? Every line of it sings, and a reporter like that gets her figures right.” The assistant adds up two columns and sends the report to print.',
    decidingWords: ['Every line of it sings', 'a reporter like that gets her figures right'],
    breaksAt: 'Every line of it sings, and a reporter like that gets her figures right.”',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale:
          'Mr. Rao does say that Lauren doesn’t look like a bookkeeper. But he doesn’t judge her by that. He goes by her writing.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Good reporters often are careful, and Lauren may be one of them. But Mr. Rao vouches for her figures, and all he goes by is how well she writes.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'People often blame a late report on someone’s character. But Mr. Rao blames the storm and says not to be hard on her.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          '“Every line of it sings,” Mr. Rao says, and “a reporter like that gets her figures right.” Beautiful writing doesn’t show that anyone can add.',
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
      '“Just give Lauren’s budget report a quick check,” says Mr. Rao, the night editor, “and don’t be hard on her for being late, with this storm. She doesn’t look like much of a bookkeeper, I know, but I’ve read her nine other reports. I added up every column and found no mistake, and a reporter like that gets her figures right.” The assistant adds up two columns and sends the report to print.',
    decidingWords: ['her nine other reports', 'I added up every column and found no mistake'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Mr. Rao has checked Lauren’s figures before. In “her nine other reports,” he says, “I added up every column and found no mistake.” That’s good evidence about the tenth.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Mr. Rao does say what kind of reporter Lauren is, but nine reports back him up. And he blames her lateness on the storm.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Praise for one skill can spread to another that has nothing to do with it. But here it’s the same skill in all ten reports.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          '“Doesn’t look like much of a bookkeeper” compares Lauren to a type. But Mr. Rao doesn’t judge her by that. He trusts her because of nine correct reports.',
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
      'You’re choosing a swim class for Tuan, who’s five. Harbor Pool has warm light and soft towels, and your heart lifts when you walk in, while at Mill Road the paint is peeling. In the trial lessons Harbor’s teacher had eighteen children, who mostly waited, and Mill Road’s had six and kept them moving. College Pool had eleven and Ridge Pool fourteen, and the prices are the same. What do you do?',
    decidingWords: ['Mill Road’s had six and kept them moving'],
    options: [
      {
        text: 'Enroll Tuan at Harbor Pool for the spring session.',
        tag: 'go ahead',
        rationale:
          'Warm light and soft towels make Harbor Pool feel right. But you’re paying for lessons, and in Harbor’s, eighteen children mostly waited.',
      },
      {
        text: 'Enroll Tuan at College Pool for the spring session.',
        tag: 'split',
        rationale:
          'Eleven children isn’t a bad size for a class. But for the same price, Tuan can be one of six at Mill Road.',
      },
      {
        text: 'Enroll Tuan at Mill Road Pool for the spring session.',
        tag: 'decline',
        right: true,
        rationale:
          'Harbor’s teacher had eighteen children, who mostly waited, but “Mill Road’s had six and kept them moving.” The peeling paint tells you nothing about the teaching.',
      },
      {
        text: 'Enroll Tuan at Ridge Pool for the spring session.',
        tag: 'compare',
        rationale:
          'Ridge Pool’s fourteen is better than Harbor’s eighteen. But two other pools have smaller classes for the same price.',
      },
    ],
    flip: {
      fact: 'In the trial lessons Harbor’s teacher had six children and kept them moving, and Mill Road’s had eighteen, who mostly waited.',
      makesRight: 'Enroll Tuan at Harbor Pool for the spring session.',
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
      'You’re choosing a swim class for Tuan, who’s five. Harbor Pool has warm light and soft towels, and your heart lifts when you walk in, while at Mill Road the paint is peeling. In the trial lessons Harbor’s teacher had six children and kept them moving, and Mill Road’s had eighteen, who mostly waited. College Pool had eleven and Ridge Pool fourteen, and the prices are the same. What do you do?',
    decidingWords: ['Harbor’s teacher had six children and kept them moving'],
    options: [
      {
        text: 'Enroll Tuan at Harbor Pool for the spring session.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The prettier pool has the better lesson, too: “Harbor’s teacher had six children and kept them moving.” That’s a reason to choose Harbor, and the soft towels aren’t.',
      },
      {
        text: 'Enroll Tuan at College Pool for the spring session.',
        tag: 'split',
        rationale:
          'It’s wise not to be won over by soft towels. Judged by the lessons alone, Harbor with six children still beats College Pool with eleven.',
      },
      {
        text: 'Enroll Tuan at Mill Road Pool for the spring session.',
        tag: 'decline',
        rationale:
          'A shabby pool can seem more serious about swimming, but in Mill Road’s trial lesson eighteen children mostly waited.',
      },
      {
        text: 'Enroll Tuan at Ridge Pool for the spring session.',
        tag: 'compare',
        rationale:
          'With fourteen children, Ridge Pool beats Mill Road’s eighteen. It doesn’t beat Harbor, which has six in a class and costs the same.',
      },
    ],
    flip: {
      fact: 'In the trial lessons Harbor’s teacher had eighteen children, who mostly waited, and Mill Road’s had six and kept them moving.',
      makesRight: 'Enroll Tuan at Mill Road Pool for the spring session.',
    },
  },
  {
    id: 'halo-effect-violin-supper',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Celeste, After supper your friend Issa took down Grandpa’s violin and played so beautifully that nobody spoke. Papa says a boy who plays like that is bound to be good with money, so Issa’s going to do our books. He’s one of us now! Love, Carmen',
    decidingWords: [
      'played so beautifully that nobody spoke',
      'a boy who plays like that is bound to be good with money',
    ],
    breaksAt: 'Papa says a boy who plays like that is bound to be good with money, so Issa’s going to do our books.',
    options: [
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'Issa “played so beautifully that nobody spoke,” and so Papa thinks he’s “bound to be good with money.” But playing the violin is no sign that he can keep books.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Grandpa’s violin may mean a lot to the family. What it’s worth isn’t the question, because Papa is judging what Issa can do.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s natural to like a guest who plays so well. But nothing at supper showed that Issa can keep books, and now he’ll be keeping the family’s.',
      },
      {
        label: 'in-group-bias',
        rationale:
          '“One of us” sounds like favoring a member of the family. But Issa came as a guest, and it was his playing that won Papa over.',
      },
    ],
  },
  {
    id: 'halo-effect-shelter-dogs',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Stella R.: You lent Kenji HOW much\nCarla: Eight thousand, for the food truck. He’ll be fine with it\nStella R.: Have you seen a budget? Has he ever paid anyone back?\nCarla: Stella. He spends every Saturday walking the old dogs at the shelter, the ones nobody wants. You should see him with them. A person like that is good with money',
    decidingWords: ['walking the old dogs at the shelter', 'A person like that is good with money'],
    breaksAt: 'A person like that is good with money',
    options: [
      { label: 'survivorship-bias', rationale: 'Nobody is judged only by the cases that were left to see.' },
      {
        label: 'fundamental-attribution-error',
        rationale: 'She isn’t blaming what he did on his character when his situation explains it.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'Being kind to old dogs is lovely. It has nothing to do with budgets, and she lets the one vouch for the other.',
      },
      { label: 'no-flaw', rationale: 'Carla may trust a friend. What she’s seen of him tells her about dogs.' },
    ],
  },
  {
    id: 'halo-effect-so-pretty',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '★★★★★ First impressions: this is the most beautiful phone I’ve ever held. The glass is like water, the box opens like a jewel case, and the blue, you guys, the BLUE. I haven’t used it long enough to say anything about the battery, and I haven’t looked up the tests. But nobody who cares this much about a hinge is going to put in a bad battery. It’ll last all day, easy. Buy it.',
    decidingWords: [
      'the most beautiful phone I’ve ever held',
      'nobody who cares this much about a hinge is going to put in a bad battery',
    ],
    breaksAt: 'But nobody who cares this much about a hinge is going to put in a bad battery.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Careful makers often are careful. This reviewer knows nothing about the battery and could have looked it up.',
      },
      { label: 'authority-bias', rationale: 'No expert’s or boss’s word is taken; the glow of the thing does it all.' },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'The phone is gorgeous, so it must be good inside, too. How it looks tells nothing about how long it runs.',
      },
      { label: 'bandwagon-effect', rationale: 'It isn’t praised because so many are buying it.' },
    ],
  },
  {
    id: 'halo-effect-road-test',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hiring note, route driver. Between us, I didn’t take to Leon at all. He barely looked up, his shirt was buttoned wrong, and his handshake was a fish. So I was careful to go by the sheet. He has eleven years without an accident, checked with the state, he backed the big truck into bay four on the first try, and he spotted the bad tire I’d planted. Nobody else found it. He’s the best driver we’ve had in here, and he’s hired.',
    decidingWords: ['So I was careful to go by the sheet', 'he spotted the bad tire I’d planted'],
    options: [
      { label: 'bandwagon-effect', rationale: 'Nobody else has chosen him yet, so there’s no crowd to follow.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The job is driving, and he’s judged by driving: his record, the dock, the tire. The shirt and the handshake don’t get a vote.',
      },
      { label: 'authority-bias', rationale: 'The state’s record is evidence about his driving, not a big name.' },
      {
        label: 'halo-effect',
        rationale:
          'One impression could have colored the rest, and the writer noticed that it might. The sheet kept it from happening.',
      },
    ],
  },
  {
    id: 'halo-effect-two-surgeons',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your mother has left it to you to choose the surgeon for her hip, today. Dr. Will took forty minutes, held her hand, and laughed at her jokes; she calls him “a dream.” Dr. Jordan looked at her watch twice. Both are in the state’s report: over four hundred hips each, patients just as old and as sick, and Dr. Will’s had twice as many infections and repeat operations.\n\nWhat do you do?',
    decidingWords: ['patients just as old and as sick', 'twice as many infections and repeat operations'],
    options: [
      {
        text: 'Choose Dr. Jordan, and plan to ask the nurses questions.',
        right: true,
        tag: 'compare',
        rationale: 'Twice the infections is what matters on the table. Kindness can come from somebody else.',
      },
      {
        text: 'Put off the operation until you’ve met a third surgeon.',
        tag: 'wait',
        rationale: 'There’s a good one available, with a record. Waiting only adds pain.',
      },
      {
        text: 'Choose Dr. Will, who was so good with your mother.',
        tag: 'go ahead',
        rationale:
          'He’s warm, and it feels as if his hands must be as good. The report says which of them has the better hands.',
      },
      {
        text: 'Ask your mother which of the two she prefers.',
        tag: 'ask',
        rationale: 'She’s left it to you, and she’d go by the jokes.',
      },
    ],
    flip: {
      fact: 'In the state’s report it’s Dr. Jordan whose patients had twice as many infections and repeat operations.',
      makesRight: 'Choose Dr. Will, who was so good with your mother.',
    },
  },
]
