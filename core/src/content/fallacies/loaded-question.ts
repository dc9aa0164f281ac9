import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'loaded-question',
  aliases: ['Complex Question', 'Fallacy of Many Questions'],
  category: 'informal',
  severity: 'high',
  keywords: ['hidden assumption', 'trap', 'interview', 'survey', 'accusation', 'presupposition', 'leading', 'poll'],
  link: 'https://yourlogicalfallacyis.com/loaded-question',
  definition:
    'Asking something in a way that takes an unproven claim for granted. Whoever gives a direct answer seems to admit the claim, although nobody has shown that it’s true.',
  gloss: 'The question smuggles in a claim.',
  neighbors: [
    {
      concept: 'begging-the-question',
      tellApart: 'Is the unproven point hidden inside a question, or used as a reason for itself?',
    },
    {
      concept: 'black-or-white',
      tellApart: 'Does any direct answer admit something unproven, or are you simply offered too few choices?',
    },
    {
      concept: 'straw-man',
      tellApart:
        'Is a claim slipped into a question someone has to answer, or is someone attacked for a view they don’t hold?',
    },
    {
      concept: 'ambiguity',
      tellApart: 'Is the trouble what the question assumes, or a word that can be taken two ways?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Two hours into his first shift at a bike rental in Porto, Duarte is called to the office. The cash drawer is forty euros short. Six people have used it today, and no one has checked the receipts yet. The manager closes the door and lowers her voice. “You can be honest with me. What did you need the money for?”',
    failingStep: 'What did you need the money for?',
    why: 'Any direct answer, even “Nothing,” admits that Duarte took the money. The question assumes a theft and a thief before anyone has shown that anything was stolen. The receipts should come first, and after them a plain “Did you take it?”',
  },
  soundWhen:
    'A question may take something for granted when both sides know it’s true. You told me you moved, so I can ask, “How do you like the new place?” Nearly every question assumes something; what matters is whether both sides agree on it.',
  reply:
    '“I can’t answer that the way you’ve put it, because it assumes I took the money, and I didn’t. Ask me what I saw at the drawer, and I’ll be glad to tell you.”',
  evidence:
    'Aristotle, On Sophistical Refutations (several questions made into one); Walton (1999), “The Fallacy of Many Questions,” Argumentation 13.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'loaded-question-coffee-money',
    slot: 'fallacy16',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Open Q&A with Regina Cole, who led the new study on coffee and sleep\nQ: Who paid for this?\nA: A federal grant. No company gave us money or had a say in any part of the study, and page 1 of the paper says so.\nQ: When the coffee people told you to drop the bad nights, why did you go along with it?\nA: No one told me to. The bad nights are in table 3, with all the others.',
    decidingWords: ['No company gave us money or had a say in any part of the study'],
    breaksAt: 'Q: When the coffee people told you to drop the bad nights, why did you go along with it?',
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'To say why she went along, she’d have to admit that she was told to and that she did. Nobody has shown either one, and she’s just said that no company was involved.',
      },
      {
        label: 'middle-ground',
        rationale: 'There aren’t two views here with a halfway point between them.',
      },
      {
        label: 'straw-man',
        rationale:
          'Her results aren’t restated in a weaker form and knocked down. A charge is slipped into the question itself.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody answers a complaint by saying the other side does the same.',
      },
    ],
  },
  {
    id: 'loaded-question-child-crying',
    slot: 'q16',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'On Saturday night a neighbor heard a child crying and couldn’t tell which apartment it came from. On Monday the super stopped Mindy, who had a two-year-old daughter, at the mailboxes. “How long did you leave her by herself?” he asked. Mindy turned red.',
    decidingWords: ['couldn’t tell which apartment it came from'],
    breaksAt: '“How long did you leave her by herself?” he asked.',
    options: [
      {
        label: 'black-or-white',
        rationale: 'Mindy isn’t told to pick one of two answers. She’s asked how long.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Whatever length of time she names, she admits that she left a two-year-old alone. Nobody knows that the crying came from her apartment.',
      },
      {
        label: 'slippery-slope',
        rationale: 'He doesn’t predict what one night of crying will lead to.',
      },
      {
        label: 'middle-ground',
        rationale: 'There aren’t two positions here, so there’s nothing to split down the middle.',
      },
    ],
  },
  {
    id: 'loaded-question-grades-girls',
    slot: 'fallacy16',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Hey everybody, I’m not trying to start anything. I got a C on the essay, and I’m curious what the rest of you got, because I’m collecting comments for the principal. Why does Mr. Manuel grade girls harder than boys? Write as much as you want to, and I promise your name stays out of it.',
    decidingWords: ['I’m curious what the rest of you got'],
    breaksAt: 'Why does Mr. Manuel grade girls harder than boys?',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'The post doesn’t warn that one bad grade will lead to worse things.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale: 'Anyone who says why is agreeing that he does. The only grade the writer mentions is one C.',
      },
      {
        label: 'middle-ground',
        rationale: 'Two sides aren’t set next to each other, with a point in between.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Nobody has to pick one of two answers; the comments are wide open. The trouble is what the question takes for granted.',
      },
    ],
  },
  {
    id: 'loaded-question-couples-app',
    slot: 'q16',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Weekly check-in for Joey\n1. Last week you gave your relationship 9 out of 10. Nice! What made it so good?\n2. When did you stop being attracted to Marie?\n3. Pick an evening for your next date.',
    decidingWords: ['Last week you gave your relationship 9 out of 10'],
    breaksAt: '2. When did you stop being attracted to Marie?',
    options: [
      {
        label: 'black-or-white',
        rationale: 'That would leave him only two answers to choose from. Joey may name any day he likes.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody’s looking for a spot halfway between two views.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Whatever day Joey gives for number 2, he’s saying he stopped. Nothing here shows that he did, and his 9 out of 10 suggests otherwise.',
      },
      {
        label: 'straw-man',
        rationale: 'Nothing he said gets twisted and argued against. He’s just asked when.',
      },
    ],
  },
  {
    id: 'loaded-question-lead-pipes',
    slot: 'fallacy16',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Dear Ms. Reyes, Thank you for agreeing to an interview about Garfield Court, the apartment building you bought in May. The piece runs on Friday, and you’ll have about 50 words for each answer. First, where will you start with the old lead pipes? Second, at Monday’s hearing you said a state grant would pay for the new ones and nobody’s rent would change. Would you walk our readers through the numbers? Third, how will you break it to the retired tenants that you’re doubling their rent? We also need a photograph, from the shoulders up. Martin Webb, The Valley Record',
    decidingWords: ['nobody’s rent would change'],
    breaksAt: 'Third, how will you break it to the retired tenants that you’re doubling their rent?',
    options: [
      {
        label: 'middle-ground',
        rationale: 'Halfway between a doubled rent and the old one isn’t offered as the answer.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'She can’t say how she’ll break it to them without admitting that she’s doubling their rent. At the hearing she said it wouldn’t change, and he hasn’t shown otherwise.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody defends himself by pointing at what a critic does.',
      },
      {
        label: 'straw-man',
        rationale:
          'Her plan does get twisted. Here the twist hides inside a question she has to answer, and no argument is knocked down.',
      },
    ],
  },
  {
    id: 'loaded-question-new-homes',
    slot: 'q16',
    form: 'C',
    mirrorOf: 'loaded-question-text-poll',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Ms. Kerr, Now that you’re running against Commissioner Blake, people wonder how you’ll vote on the 300 new homes. Our members have one question. Why don’t you want young families to have a place to live? Please reply by Friday. Maple County Builders',
    decidingWords: ['people wonder how you’ll vote'],
    breaksAt: 'Why don’t you want young families to have a place to live?',
    options: [
      {
        label: 'black-or-white',
        rationale: 'She may write whatever she likes. The letter doesn’t hold her to a choice of two.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'She isn’t told to disprove a charge. The builders ask as if it were already settled.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'To say why, she has to agree that she doesn’t want those families housed. So far nobody even knows how she’ll vote.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No vote is said to set off another, with ruin at the end.',
      },
    ],
  },
  {
    id: 'loaded-question-fall-behind',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Maureen’s sales for the quarter were the best in the department, and she’d never told anybody there about her life at home. Her new manager closed the door and pulled his chair around to her side of the desk. “What is it at home that’s making you fall behind?” he asked, and told her to take all the time she needed. He’d put out a box of tissues.',
    decidingWords: ['Maureen’s sales for the quarter were the best in the department'],
    breaksAt:
      '“What is it at home that’s making you fall behind?” he asked, and told her to take all the time she needed.',
    options: [
      {
        label: 'black-or-white',
        rationale: 'She isn’t held to two answers. She may say anything, as long as it’s about home.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Any direct answer grants that she’s fallen behind and that home is the reason. Nobody has shown either one, and her sales were the best in the department.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'He doesn’t tell her it’s true until she shows it isn’t. He just takes it for granted.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s kindly meant, with the chair and the tissues. Still, any answer has her admit to something that isn’t so.',
      },
    ],
  },
  {
    id: 'loaded-question-fall-behind-sound',
    twinOf: 'loaded-question-fall-behind',
    kind: 'sound',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Maureen’s sales for the quarter were the worst in the department, and she’d told the company in writing that trouble at home was making her fall behind. Her new manager closed the door and pulled his chair around to her side of the desk. “What is it at home that’s making you fall behind?” he asked, and told her to take all the time she needed. He’d put out a box of tissues.',
    decidingWords: ['she’d told the company in writing that trouble at home was making her fall behind'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'What he takes for granted is what she’s told the company herself, and her sales bear it out. There’s nothing left to prove.',
      },
      {
        label: 'loaded-question',
        rationale: 'It does assume that she’s falling behind and that home is why. She’d said so herself, in writing.',
      },
      {
        label: 'black-or-white',
        rationale: 'Her answer is left open. She isn’t made to pick between two.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'She made the claim, and he accepts it. No one is asked to disprove anything.',
      },
    ],
  },
  {
    id: 'loaded-question-free-vacuum',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Ramona was ten minutes into her live review of a robot vacuum. She’d begun, as always, by holding up the receipt to show she’d paid the $312 herself.\n“Okay, the comments,” she said. “Joey wants to know about pet hair, and it’s fine on pet hair, and yes, Clara, it’s louder than my old one. And the next one says, ‘What did you have to promise them to get it for free?’”\nShe stopped smiling and read the name under it.',
    decidingWords: ['holding up the receipt to show she’d paid the $312 herself'],
    breaksAt: 'And the next one says, ‘What did you have to promise them to get it for free?’”',
    options: [
      {
        label: 'straw-man',
        rationale: 'Her review isn’t restated or twisted. The comment passes over it.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Saying what she promised means saying that she got it for free. She’d held up the receipt, and nobody has shown otherwise.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Free samples are common, and it’s fair to ask about them. This asks as if the answer were already known.',
      },
      {
        label: 'black-or-white',
        rationale: 'The comment doesn’t make her pick between two things. It just takes a free vacuum for granted.',
      },
    ],
  },
  {
    id: 'loaded-question-free-vacuum-sound',
    twinOf: 'loaded-question-free-vacuum',
    kind: 'sound',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Ramona was ten minutes into her live review of a robot vacuum. She’d begun, as always, by saying how she’d gotten it: the company had sent it for free, and she’d had to promise them a few things.\n“Okay, the comments,” she said. “Joey wants to know about pet hair, and it’s fine on pet hair, and yes, Clara, it’s louder than my old one. And the next one says, ‘What did you have to promise them to get it for free?’”\nShe stopped smiling and read the name under it.',
    decidingWords: ['the company had sent it for free, and she’d had to promise them a few things'],
    options: [
      {
        label: 'black-or-white',
        rationale: 'She isn’t held to two answers. She may name any promise she made.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'It takes a free vacuum and a promise for granted, and she’s already told everybody about both. She may not enjoy it, but it’s a fair thing to ask.',
      },
      {
        label: 'loaded-question',
        rationale: 'The comment has a sting, and it does assume something. What it assumes came from her.',
      },
      {
        label: 'straw-man',
        rationale: 'Nothing she said is bent out of shape. The comment repeats it.',
      },
    ],
  },
  {
    id: 'loaded-question-moved-away',
    mirrorOf: 'loaded-question-lost-jobs',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'In June the city council voted down an $18 minimum wage, and the first figures on who’s left town since then are due in March. At Tuesday’s forum a man from the wage campaign took the microphone and turned to Ms. Grant, who’d voted no. What did she have to say to the workers she’d driven out of town? Half the room applauded.',
    decidingWords: ['the first figures on who’s left town since then are due in March'],
    breaksAt: 'What did she have to say to the workers she’d driven out of town?',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Her character isn’t brought up to brush off a point she made. He asks about people who left.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Workers who have to leave are a sad thought. He doesn’t dwell on it to win anyone over; he takes it as known that it happened.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Whatever she has to say to them, she grants that there are such workers and that she drove them out. The figures aren’t even out yet.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A vote has effects, and it’s right to ask about them. But nobody knows yet whether anyone has left over this one.',
      },
    ],
  },
  {
    id: 'loaded-question-lost-jobs',
    mirrorOf: 'loaded-question-moved-away',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“With us tonight is Councilman Sandoval, who voted for the city’s $18 minimum wage in June,” said the host. “Whether it’s cost anybody a job, we won’t know until the state’s numbers come out in April. Caller, you’re on the air.”\n“Longtime listener, first-time caller,” said a man. “What does he have to say to the people he’s put out of work?”\nThe councilman had half a minute to answer before the next commercial.',
    decidingWords: ['we won’t know until the state’s numbers come out in April'],
    breaksAt: '“What does he have to say to the people he’s put out of work?”',
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'No direct answer is possible without granting that people lost their jobs over his vote. As the host has just said, that won’t be known until April.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It may turn out that jobs were lost. But nobody can say so tonight, and the caller asks as if it were settled.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The caller’s point isn’t used as a reason for itself. He gives no reasons; he only asks.',
      },
      {
        label: 'ambiguity',
        rationale: '“Out of work” has one meaning here from start to finish.',
      },
    ],
  },
  {
    id: 'loaded-question-his-name',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'An accident had closed two lanes, and it was 7:40 by the time Serena got home. She’d texted to say she’d be late. Keith was sitting in the kitchen with the lights off. “Are you going to tell me about it?” he said.\n“About the traffic? It was backed up all the way to the bridge.”\n“Come on, Serena. What’s his name?”\nShe laughed, and then she saw his face.',
    decidingWords: ['An accident had closed two lanes'],
    breaksAt: 'What’s his name?”',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'He doesn’t set aside something she argued by attacking her. He slips an accusation into a question.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'The scene is full of feeling. Still, what traps Serena is how the question is built.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          '“What’s his name?” takes for granted that there’s a man. Any straight answer seems to admit it, and all he has to go on is that she was late.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Asking where she’d been would be fair, but this asks for the name of someone nobody has shown to exist.',
      },
    ],
  },
  {
    id: 'loaded-question-text-poll',
    mirrorOf: 'loaded-question-new-homes',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Maple County Voter Survey. Hi Fernando! Just one quick question for you today. Should Commissioner Blake stop putting developers ahead of working families before or after the June budget? Reply 1 for BEFORE, 2 for AFTER. Reply STOP to opt out. Results will be released to the local press by the end of next week.',
    decidingWords: ['Reply 1 for BEFORE, 2 for AFTER'],
    breaksAt:
      'Should Commissioner Blake stop putting developers ahead of working families before or after the June budget?',
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Both replies agree that Blake puts developers first. Nobody has asked Fernando if that’s so, but the press will get his reply as if he’d said it.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Something unproven is assumed, so it comes close. Here no conclusion gets argued for; the assumption hides in a question, and either answer accepts it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A survey could ask whether Blake puts developers first. This one takes it for granted and asks when it should stop.',
      },
      {
        label: 'ambiguity',
        rationale: 'The words keep their meaning from start to finish. What’s wrong is what they take for granted.',
      },
    ],
  },
  {
    id: 'loaded-question-ten-a-day',
    kind: 'sound',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'The nurse looked from the form to Adrian. “You wrote down about ten cigarettes a day,” she said, “and you checked the box that says you’d like to quit.”\n“It’s more like fifteen when I’m on a deadline,” he said.\n“And when are you planning to quit?”\nHe hadn’t expected the question this soon. He thought of his father’s cough, and of the stairs at work. “Maybe after the baby comes,” he said.',
    decidingWords: ['You wrote down about ten cigarettes a day', 'you checked the box that says you’d like to quit'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She takes it for granted that he smokes and wants to stop, and his own form says both. Nothing unproven is slipped in.',
      },
      {
        label: 'ad-hominem',
        rationale: 'The nurse makes no point about his character.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'It’s Adrian who thinks of his father’s cough. The nurse asked a plain question.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Asking “when” does take for granted that he wants to quit. He checked that box himself, so it’s no trap.',
      },
    ],
  },
]
