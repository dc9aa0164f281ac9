import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'special-pleading',
  aliases: ['Double Standard'],
  category: 'informal',
  severity: 'medium',
  keywords: ['exception', 'exemption', 'rule', 'excuse', 'unfair', 'one rule for me', 'fairness'],
  link: 'https://yourlogicalfallacyis.com/special-pleading',
  definition:
    'Accepting a rule in general but making an exception for yourself or your own claim, without a reason that would count just as much for anyone else.',
  gloss: 'The rule applies, except to me.',
  neighbors: [
    {
      concept: 'no-true-scotsman',
      tellApart: 'Does someone stay in the group but get excused from the rule, or get told they never belonged?',
    },
    {
      concept: 'tu-quoque',
      tellApart: 'Does the speaker ask for an exception, or answer criticism with “you do it, too”?',
    },
    {
      concept: 'burden-of-proof',
      tellApart:
        'Does the speaker want to be excused from a rule everyone shares, or expect others to disprove a bare claim?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Does a rule apply to everyone but one, or does the argument assume what it’s supposed to prove?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Is one case excused from the rule, or used to settle how things usually go?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the Haddads’ table in Amman, phones go into a basket during dinner. Last week Salma wanted to keep hers because a friend might need her, and her father told her messages can wait an hour. Tonight his own phone hums in the basket. “I’d better take that,” he says. “In my case it might be important.”',
    failingStep: 'In my case it might be important.',
    why: 'Salma’s message might have been important, too. Her father says that his case is different, but he doesn’t say how. He needs a reason that would have excused Salma as well, such as a call from a hospital.',
  },
  soundWhen:
    'An exception is fair when the reason for it would count for anyone in the same position. An ambulance may run a red light, whoever’s at the wheel, because a life may depend on it. A good test: would you grant it to a stranger?',
  reply:
    '“Maybe there’s a good reason. Would it have counted for Salma last week? If so, let’s write it into the rule, so that it goes for all of us.”',
  evidence:
    'Stebbing (1939), Thinking to Some Purpose, Penguin; Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'special-pleading-roof-loan',
    slot: 'fallacy15',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Hi Ruth, Nobody should ask for another loan until the first one’s paid back, which is what I told your brother on Monday. I do still owe you for the roof. But this is me, Ruth, and I need $500 by Friday. Corey',
    decidingWords: ['Nobody should ask for another loan until the first one’s paid back'],
    breaksAt: 'But this is me, Ruth, and I need $500 by Friday.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is shut out of a group for not being a real member.',
      },
      {
        label: 'ambiguity',
        rationale: '“Owe” means the same thing when Corey owes as when others do.',
      },
      {
        label: 'begging-the-question',
        rationale: 'His conclusion isn’t used to support itself. He just steps around what he told her brother.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Pay back the first loan before you ask for another, he told her brother. For himself he drops that rule, and being Corey is no reason.',
      },
    ],
  },
  {
    id: 'special-pleading-yearly-reviews',
    slot: 'q15',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'When Samira discovered that Ian had used a chatbot to write a note to a client, she made him do it over. He’d told it exactly what to say, he protested, and he’d read every word. That made no difference, she told him, because what people get from this office is written by a person. One morning in December she had the same chatbot write the staff’s annual reviews. Those were different, she felt, since she’d told it exactly what to say and had read every word. They went out that afternoon.',
    decidingWords: ['He’d told it exactly what to say, he protested, and he’d read every word'],
    breaksAt: 'Those were different, she felt, since she’d told it exactly what to say and had read every word.',
    options: [
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Ian had told the chatbot what to say and read every word, and that didn’t excuse him. In her own case she lets the same two things count.',
      },
      {
        label: 'tu-quoque',
        rationale: 'She isn’t answering a complaint by pointing out what Ian did.',
      },
      {
        label: 'anecdotal',
        rationale: 'One note isn’t used to settle how well chatbots usually write.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'No claim is left standing until somebody shows that it’s wrong.',
      },
    ],
  },
  {
    id: 'special-pleading-dark-chocolate',
    slot: 'fallacy15',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'I keep telling people you don’t change your life over a single study. You wait until somebody else repeats it. I told Tara that about the sourdough one, and I told Rob that about his running shoes. Now there’s one on dark chocolate and memory, and so far it’s only the one. I just know this one’s right, though. It’s two squares every evening, starting now.',
    decidingWords: ['You wait until somebody else repeats it'],
    breaksAt: 'I just know this one’s right, though.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'No criticism has been made, so none gets thrown back at anybody.',
      },
      {
        label: 'anecdotal',
        rationale: 'There’s a study, thin as it may be. No friend’s memory is offered instead of data.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'A single study isn’t enough for bread or shoes, by the writer’s own rule. Chocolate is let off because of a strong feeling, and Tara and Rob could have had one, too.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Doubters aren’t told to show that the study is wrong. A rule just gets broken.',
      },
    ],
  },
  {
    id: 'special-pleading-soup-for-grandma',
    slot: 'q15',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Lori: NOBODY goes to Grandma’s sick. I sent Harold home for a runny nose\nJoan: Good\nLori: I’m about to drop off her soup\nJoan: Didn’t you have a fever this morning\nLori: I know but it’s just me\nJoan: LORI',
    decidingWords: ['I sent Harold home for a runny nose'],
    breaksAt: 'Lori: I know but it’s just me',
    options: [
      {
        label: 'composition-division',
        rationale: 'No part stands for a whole here, and no whole for a part.',
      },
      {
        label: 'anecdotal',
        rationale: 'Harold’s nose isn’t offered as evidence about colds in general.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Nobody goes there sick, says Lori, and Harold was sent home for less than a fever. “It’s just me” doesn’t make her any less contagious.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'She doesn’t search through facts and keep the ones that fit.',
      },
    ],
  },
  {
    id: 'special-pleading-his-messages',
    slot: 'fallacy15',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Years ago Clara and Rob promised never to read each other’s messages. When he went through her phone in the spring, because he’d been worried sick, she wouldn’t speak to him for a week. Being worried was no excuse, she told him, and neither was anything else. On Sunday he left his phone in the kitchen, and she read everything since October. Her case was different, she thought, because she’d been worried sick. Afterward she put the phone back on the counter.',
    decidingWords: ['Being worried was no excuse, she told him, and neither was anything else'],
    breaksAt: 'Her case was different, she thought, because she’d been worried sick.',
    options: [
      {
        label: 'composition-division',
        rationale: 'Nothing true of a part is passed on to a whole, or of a whole to a part.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Worry didn’t excuse Rob, she told him, and neither did anything else. Now the same worry excuses her.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'She read everything since October, but she picked nothing out to show a pattern.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Chance has no part in it. Nobody is waiting for their luck to change.',
      },
    ],
  },
  {
    id: 'special-pleading-october-judge',
    slot: 'q15',
    form: 'C',
    mirrorOf: 'special-pleading-governors-pick',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Two years ago we kept the other party from naming a judge in October, because voters should choose first. I stand by that. But this October gun owners have too much at stake to wait, so we’ll name ours now. Senator Greta Lund',
    decidingWords: ['voters should choose first'],
    breaksAt: 'But this October gun owners have too much at stake to wait, so we’ll name ours now.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'The other party was stopped, so she can’t say it did the same, and she doesn’t.',
      },
      {
        label: 'anecdotal',
        rationale: 'What happened two years ago isn’t offered to show how judges usually turn out.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No judge or voter is told they don’t really count as one.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'She stands by the rule for the other party. Her own party is let off because so much is at stake, which the other party could have said just as well.',
      },
    ],
  },
  {
    id: 'special-pleading-pay-freeze',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Hi everyone, I know Monday’s news about the pay freeze was hard to hear. Nobody gets a raise before next July. Some of you have taken on a second person’s responsibilities since the layoffs, and Tracy tells me she’s been doing two jobs since March. I believe her. I’ve told her what I’m telling all of you: a freeze is for everyone, however much they’ve taken on, or it isn’t a freeze. You’ll see in the new budget that my own salary goes up by six percent. In my case that’s only right, considering everything I’ve taken on since the layoffs. The budget meeting is on Thursday at two. Thank you for pulling together. Khalil',
    decidingWords: ['a freeze is for everyone, however much they’ve taken on'],
    breaksAt: 'In my case that’s only right, considering everything I’ve taken on since the layoffs.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told they’re not a real employee. Tracy gets the same no as all the others.',
      },
      {
        label: 'tu-quoque',
        rationale: 'He doesn’t defend his raise by saying that others got one.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Extra work doesn’t count for Tracy, he says, and then it counts for him. Whatever would excuse him would excuse her.',
      },
      {
        label: 'no-flaw',
        rationale: 'A boss may well deserve six percent. His reason for it is one he won’t accept from anybody else.',
      },
    ],
  },
  {
    id: 'special-pleading-pay-freeze-sound',
    twinOf: 'special-pleading-pay-freeze',
    kind: 'sound',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Hi everyone, I know Monday’s news about the pay freeze was hard to hear. Unless you had a raise in writing by Monday, you won’t get one before next July. Some of you have taken on a second person’s responsibilities since the layoffs, and Tracy tells me she’s been doing two jobs since March. I believe her. I’ve told her what I’m telling all of you: the freeze is for everyone who doesn’t have something in writing, however much they’ve taken on. You’ll see in the new budget that my own salary goes up by six percent. That was in my contract, and four of our drivers had raises in theirs, so they get them as well. The budget meeting is on Thursday at two. Thank you for pulling together. Khalil',
    decidingWords: [
      'Unless you had a raise in writing by Monday',
      'four of our drivers had raises in theirs, so they get them as well',
    ],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Raises that were in writing stand, for the boss and for four drivers alike. A signed contract is a good reason, and it counts the same for everybody who has one.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody has criticized his raise, so there’s nothing to throw back at them.',
      },
      {
        label: 'special-pleading',
        rationale:
          'His own pay goes up in a freeze, which looks bad. Four drivers with the same promise get theirs, too, by the same rule.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No word is bent to keep somebody out of a group.',
      },
    ],
  },
  {
    id: 'special-pleading-trip-forms',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Eighth-grade trip update: Permission forms were due on Friday at three, and I can’t accept any after that. Four families have written to me since. I’m sorry you had a crazy week, I really am, but 90 other families managed to get theirs in. And yes, I did take Drew’s form on Sunday night. He’s my nephew, they had a crazy week over there, and I put it in with the others. I hope everybody has a wonderful time! Tara',
    decidingWords: ['I’m sorry you had a crazy week'],
    breaksAt: 'He’s my nephew, they had a crazy week over there, and I put it in with the others.',
    options: [
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'A crazy week is no excuse for the four families who wrote to her. For her nephew’s family it is, and being related doesn’t make the form less late.',
      },
      {
        label: 'composition-division',
        rationale: 'She isn’t saying that what’s true of the whole class is true of one child.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'The 90 forms that came in on time aren’t picked out to make a pattern. Those families just met the deadline.',
      },
      {
        label: 'no-flaw',
        rationale: 'Taking one late form is kind, but in the same post she tells four families that she can’t.',
      },
    ],
  },
  {
    id: 'special-pleading-trip-forms-sound',
    twinOf: 'special-pleading-trip-forms',
    kind: 'sound',
    genre: 'review',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Eighth-grade trip update: Permission forms were due on Friday at three, or a week later for anybody who’s new, and I can’t accept any after that. Four families have written to me since. I’m sorry you had a crazy week, I really am, but 90 other families managed to get theirs in. And yes, I did take Drew’s form on Sunday night. He’s my nephew, but he’s new, just like the Ortiz twins, and I took theirs on Monday. I hope everybody has a wonderful time! Tara',
    decidingWords: ['or a week later for anybody who’s new'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale: 'Nobody searched through forms to find a cluster.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Taking a nephew’s form on Sunday looks like a favor. The extra week is for anybody who’s new, though, and the Ortiz twins got it as well.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The rule gives new students another week, no matter who they’re related to. Drew’s form came in two days after Friday, well inside that week.',
      },
      {
        label: 'composition-division',
        rationale: 'There’s no step from a whole class to one student, or back.',
      },
    ],
  },
  {
    id: 'special-pleading-one-source',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Ian: My piece on the mayor goes up at six. Just the one source, and I can’t use his name or even say where he works\nLila: You killed mine on Tuesday for that!\nIan: And I’d do it again. Two sources or it doesn’t run\nLila: So get a second one\nIan: Don’t need one for mine, I’ve got such a good feeling about the guy',
    decidingWords: ['Two sources or it doesn’t run'],
    breaksAt: 'Ian: Don’t need one for mine, I’ve got such a good feeling about the guy',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Source” keeps its meaning from the first line to the last.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Lila isn’t told she’s no reporter. Her story just got killed.',
      },
      {
        label: 'no-flaw',
        rationale: 'A good feeling about a source may turn out right, but Ian still says Lila needed a second source.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Two sources is the rule that killed Lila’s story, and he stands by it. A good feeling gets his own story past it, and Lila could have had one, too.',
      },
    ],
  },
  {
    id: 'special-pleading-governors-pick',
    mirrorOf: 'special-pleading-october-judge',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Harold: Governor Ames is picking a judge today?? She’s out of office in three weeks\nRob: I know, I’m so relieved she’s getting it done in time\nHarold: When the last governor tried that, you stood outside the capitol with a sign\nRob: And I’d do it again. A governor who’s leaving has no business picking judges, I don’t care how many people need a good one\nHarold: Then she should leave it to the next one\nRob: No way. Renters need somebody good on that court, she has to do it',
    decidingWords: [
      'A governor who’s leaving has no business picking judges, I don’t care how many people need a good one',
    ],
    breaksAt: 'Renters need somebody good on that court, she has to do it',
    options: [
      {
        label: 'tu-quoque',
        rationale: '“The last governor did it, too” isn’t his answer. He’d still protest that one.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'People’s need for a good judge was no excuse for the last governor, he says. For the governor he likes, it suddenly is.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Caring about renters is fine, and the rule may be a bad one, but he’d still hold the last governor to it.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Harold isn’t told to disprove anything. Rob gives him a reason why this pick is different.',
      },
    ],
  },
  {
    id: 'special-pleading-trucks-in-driveways',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbors, A reminder that Rule 9 doesn’t allow work trucks in driveways overnight. I fined four households in March, and I know some of you have to leave for work before it’s light, but rules only work if they’re for everybody. Several of you asked about my own truck. I start at five in the morning, and I can’t be walking to the overflow lot in the dark, so I’ll be keeping it in the driveway. Arturo, for the board',
    decidingWords: ['rules only work if they’re for everybody'],
    breaksAt:
      'I start at five in the morning, and I can’t be walking to the overflow lot in the dark, so I’ll be keeping it in the driveway.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'The letter doesn’t say something is so until somebody disproves it.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Some of the neighbors leave before it’s light, too, and he knows it. His reason would excuse them as well, but he uses it only for himself.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A rule can have exceptions for good reasons, but this reason fits every neighbor who leaves before it’s light.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Saying “you do it, too” would be that. He says his own case is different.',
      },
    ],
  },
  {
    id: 'special-pleading-tired',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Juliana: You canceled on me an hour before. AGAIN\nViolet: I know, people who cancel last minute are the worst and I stand by it. But I was so tired. It’s different when it’s like that\nJuliana: When Tess was tired you unfriended her',
    decidingWords: [
      'people who cancel last minute are the worst and I stand by it',
      'When Tess was tired you unfriended her',
    ],
    breaksAt: 'It’s different when it’s like that',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Juliana brings up Tess to show that Violet’s rule isn’t applied evenly, not to excuse anything she did herself.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Violet says she was tired to show that her case is special, not to make Juliana feel sorry for her.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Being tired didn’t excuse Tess, and it’s all Violet offers for herself. She keeps the rule for others and steps outside it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Sometimes being tired is a fair excuse, but Violet didn’t accept it from Tess.',
      },
    ],
  },
  {
    id: 'special-pleading-saturday-rush',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'To the Saturday crew: Yes, I’m the one who says nobody leaves the floor during the rush, and yes, I walked out at 7:15. Riley had cut her hand to the bone on the slicer, and I drove her to the emergency room. The rule is there so guests don’t wait while somebody takes a call, and it was never meant for blood. If one of you is the first to see something like that, you go, and I’ll cover for you. Karim',
    decidingWords: [
      'The rule is there so guests don’t wait',
      'If one of you is the first to see something like that, you go',
    ],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A badly cut hand isn’t the kind of thing the rule was made for, and he gives the same exception to everybody else.',
      },
      {
        label: 'tu-quoque',
        rationale: 'He doesn’t defend himself by pointing at what others did.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'The cut is hard to read about, but it’s also the actual reason he had to leave.',
      },
      {
        label: 'special-pleading',
        rationale:
          'It looks that way, since the boss breaks his own rule. His excuse isn’t only for him, though; anybody on the crew may do the same.',
      },
    ],
  },
]
