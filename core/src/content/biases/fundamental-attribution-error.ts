import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'fundamental-attribution-error',
  aliases: ['Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['character', 'circumstances', 'blame', 'situation', 'explaining behavior', 'personality', 'snap verdict'],
  link: 'https://yourbias.is/fundamental-attribution-error',
  definition:
    'Explaining what other people do by the kind of people they are, and giving too little weight to the situation they were in.',
  gloss: 'Blames the person, overlooks the situation.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart: 'Does someone blame character and forget the situation, or let one trait color all the others?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Would anyone be judged this way, or only people outside the group?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart:
        'Is what someone did blamed on their character, or are they taken for a type because they look the part?',
    },
    {
      concept: 'negativity-bias',
      tellApart:
        'Does someone blame character and forget the situation, or let one bad thing outweigh several good ones?',
    },
    {
      concept: 'availability-heuristic',
      tellApart:
        'Does someone blame a person’s character, or think something is common because examples come to mind easily?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The line at a pharmacy in Manila reaches the street. Two of the three clerks are out sick, and the computer has crashed twice since noon. When Althea’s turn comes, the last clerk hands over her mother’s pills with hardly a word. “He doesn’t care about sick people,” she says outside, and writes to the owner to say the clerk should be let go.',
    failingStep: 'He doesn’t care about sick people',
    why: 'She explains one curt minute by what the man is like, though missing coworkers and a computer that keeps crashing would make most people short. Before she speaks of his character, she needs to have seen him on quiet days as well.',
  },
  soundWhen:
    'Pointing to character is fair when someone acts the same way in many different situations and others there don’t. If a coworker snaps at people on busy days and slow ones, at work and at parties, “he’s short-tempered” just sums that up.',
  reply:
    'Before you blame someone’s character, name two things about the situation that might have led you to do the same. Then ask, or wait until you’ve seen them a second time.',
  evidence:
    'Jones & Harris (1967), “The Attribution of Attitudes,” Journal of Experimental Social Psychology 3; Ross (1977), “The Intuitive Psychologist and His Shortcomings,” Advances in Experimental Social Psychology 10. Weaker in East Asia: Choi, Nisbett & Norenzayan (1999), “Causal Attribution across Cultures,” Psychological Bulletin 125.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'fundamental-attribution-error-dropped-baton',
    slot: 'bias6',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“It was pouring, and Coach put Cyrus in two minutes before the start, with no practice,” says Abby after the relay. But Kyle, the captain, can still see the baton bouncing. Rain or no rain, he says, Cyrus is a careless kid, and he crosses him off Saturday’s list.',
    decidingWords: ['Coach put Cyrus in two minutes before the start', 'Cyrus is a careless kid'],
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'Kyle can still see the baton bouncing, so the memory is strong. He isn’t guessing how often batons get dropped; he’s deciding what kind of kid drops one.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          '“Careless kid” does sound like a type. But Kyle isn’t going by whether Cyrus resembles that type. He takes one dropped baton as proof of the boy’s character.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Abby has told him that “Coach put Cyrus in two minutes before the start,” in the rain and without practice. Kyle still blames the boy’s character: “Cyrus is a careless kid.”',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One bad moment does cost Cyrus his place, but nobody mentions any good ones that it outweighs. What Kyle brushes aside is the situation Cyrus was in.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-eye-clinic',
    slot: 'bias6',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Mrs. Davis doesn’t drive and lives forty miles from your eye clinic. The one bus from her town gets in at eleven and leaves at three. Today she missed her eight o’clock appointment for the third time, and on the phone she says she’s sorry. What do you say?',
    decidingWords: ['gets in at eleven and leaves at three'],
    options: [
      {
        text: 'Offer her eight o’clock again, with a firm warning.',
        tag: 'go ahead',
        rationale:
          'Three missed appointments can look like carelessness, and a warning can help with that. It can’t help with a bus that gets in at eleven.',
      },
      {
        text: 'Offer her ten o’clock, with a reminder the night before.',
        tag: 'ask',
        rationale:
          'Reminders help people who forget, but Mrs. Davis has a different problem. At ten o’clock her bus is still on the road.',
      },
      {
        text: 'Offer her one o’clock, with a note in the mail.',
        tag: 'wait',
        right: true,
        rationale:
          'Mrs. Davis’s bus “gets in at eleven and leaves at three,” so one o’clock works. She stayed away because of the hour, not because she doesn’t care.',
      },
      {
        text: 'Offer her five o’clock, with a call that same morning.',
        tag: 'wait',
        rationale:
          'Five o’clock sounds easier for someone who lives forty miles away. But her only bus home leaves at three, and she doesn’t drive.',
      },
    ],
    flip: {
      fact: 'She lives around the corner, works from nine to six, and says she slept through all three appointments.',
      makesRight: 'Offer her eight o’clock again, with a firm warning.',
    },
  },
  {
    id: 'fundamental-attribution-error-loan-debate',
    slot: 'bias6',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your savings club needs someone to manage its loan fund, which takes four evenings a month. Paulina and Hassan are equally good with figures, and each can spare two evenings. On Monday the club had them debate a widow’s loan request, and a coin toss decided who’d argue which side. Hassan, arguing for it, moved people to tears, while Paulina, arguing against it, tore it to pieces. Whom do you back?',
    decidingWords: ['a coin toss decided who’d argue which side', 'each can spare two evenings'],
    options: [
      {
        text: 'Back the two of them as joint managers of the fund.',
        tag: 'split',
        right: true,
        rationale:
          'Since “a coin toss decided who’d argue which side,” their speeches don’t show what they’re like. Together they have the four evenings that the job takes.',
      },
      {
        text: 'Back Hassan by himself as the manager of the fund.',
        tag: 'go ahead',
        rationale:
          'Hassan’s speech was moving, but a coin had put him on that side. He can spare two evenings a month, and the job takes four.',
      },
      {
        text: 'Back Paulina by herself as the manager of the fund.',
        tag: 'go ahead',
        rationale:
          'You’re right not to hold Monday’s speech against Paulina. But by herself she has only two evenings a month for a job that takes four.',
      },
      {
        text: 'Back neither one until they’ve debated a few more loans.',
        tag: 'wait',
        rationale:
          'More debates sound careful, but when a coin assigns the sides, speeches tell you little about the speakers. And you already know how good both are with figures.',
      },
    ],
    flip: {
      fact: 'Hassan has withdrawn his name, and Paulina can spare all four evenings.',
      makesRight: 'Back Paulina by herself as the manager of the fund.',
    },
  },
  {
    id: 'fundamental-attribution-error-street-party',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear Aunt Bea, Our block party was a success, although Nimmi from next door left after twenty minutes, when somebody called to say her kitchen was flooding. I’ve had a hundred neighbors in my life, so I know people, and she just doesn’t care for company. I won’t be inviting her to the harvest dinner, but please come and see us soon! Pam',
    decidingWords: ['her kitchen was flooding', 'she just doesn’t care for company'],
    breaksAt: 'I’ve had a hundred neighbors in my life, so I know people, and she just doesn’t care for company.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Some people who leave a party early do dislike company. But Nimmi left because of a flood, and Pam knew that.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Nimmi left because “her kitchen was flooding,” as nearly anyone would. Pam knows it and still explains it by what Nimmi is like: “she just doesn’t care for company.”',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          '“I know people” sounds a bit proud, but it takes no special skill to see why Nimmi left. Pam knows about the flood and ignores it.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          '“A hundred neighbors” sounds like the start of a statistic. What Pam ignores isn’t a figure, though; it’s the flooding kitchen.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-street-party-sound',
    twinOf: 'fundamental-attribution-error-street-party',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear Aunt Bea, Our block party was a success, although Nimmi from next door left after twenty minutes. She told me herself that she’s happiest home alone, and asked me to leave her off the list from now on. I’ve had a hundred neighbors in my life, so I know people, and she just doesn’t care for company. I won’t be inviting her to the harvest dinner, but please come and see us soon! Pam',
    decidingWords: ['She told me herself that she’s happiest home alone', 'asked me to leave her off the list'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'A hundred neighbors may sound like a statistic. But the question is what this one neighbor wants, and Pam has heard that from Nimmi herself.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Pam sounds proud when she says she knows people. But she doesn’t have to rely on that here, because Nimmi has spoken for herself.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Leaving one party early is too little to judge anyone’s character by. But Nimmi has told Pam what she’s like and asked not to be invited.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“She told me herself that she’s happiest home alone,” Pam writes. So she’s repeating what Nimmi says about herself, and she’s doing what Nimmi asked her to do.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-window-seat',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Rashid joined your seventh-grade class six weeks ago, on the day a jackhammer started up outside the window by his row. His written work is good, but he’s raised his hand just once, and the other five in that row, who used to talk a lot, have nearly stopped, too. In music and on the class trip, Rashid talked as much as anyone. What do you write under “participation”?',
    decidingWords: [
      'on the day a jackhammer started up outside the window by his row',
      'Rashid talked as much as anyone',
    ],
    options: [
      {
        text: 'Write that the noise outside the window keeps him quiet.',
        tag: 'compare',
        right: true,
        rationale:
          'Rashid came “on the day a jackhammer started up outside the window by his row,” and now the whole row is quiet. Away from that window, “Rashid talked as much as anyone.”',
      },
      {
        text: 'Write that it’s too early to say after six weeks.',
        tag: 'wait',
        rationale:
          'Six weeks can be too short to judge a new student. But you’ve already seen Rashid in class, in music and on a trip, and he’s quiet only by that window.',
      },
      {
        text: 'Write that he’s a quiet boy who’d rather listen.',
        tag: 'go ahead',
        rationale:
          'One raised hand in six weeks does look shy. But he talked plenty in music and on the class trip, so it’s the seat that makes the difference.',
      },
      {
        text: 'Write that he needs a push from home to speak up.',
        tag: 'ask',
        rationale:
          'Encouragement from home can help a shy child. But Rashid isn’t shy elsewhere, and his parents can’t stop the jackhammer.',
      },
    ],
    flip: {
      fact: 'The jackhammer stopped on the day he came, his row talks as much as ever, and in music, on the trip and at his last school he said little.',
      makesRight: 'Write that he’s a quiet boy who’d rather listen.',
    },
  },
  {
    id: 'fundamental-attribution-error-window-seat-sound',
    twinOf: 'fundamental-attribution-error-window-seat',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Rashid joined your seventh-grade class six weeks ago, the same day the jackhammer outside the window by his row went silent. His written work is good, but he’s raised his hand just once, while the other five in that row talk as much as ever. In music and on the class trip, Rashid said little and seemed glad to listen, and his last school says the same. What do you write under “participation”?',
    decidingWords: ['the other five in that row talk as much as ever', 'Rashid said little and seemed glad to listen'],
    options: [
      {
        text: 'Write that the noise outside the window keeps him quiet.',
        tag: 'compare',
        rationale:
          'Looking for a reason outside the child is a good habit. But the jackhammer stopped on the day he came, and his row talks as much as ever.',
      },
      {
        text: 'Write that it’s too early to say after six weeks.',
        tag: 'wait',
        rationale:
          'Though six weeks isn’t long, you’ve seen Rashid in class, in music and on a trip. He was quiet in each, and his last school says the same.',
      },
      {
        text: 'Write that he’s a quiet boy who’d rather listen.',
        tag: 'go ahead',
        right: true,
        rationale:
          'His row talks as much as ever, and away from that window, too, “Rashid said little and seemed glad to listen.” Here it’s fair to speak of what he’s like.',
      },
      {
        text: 'Write that he needs a push from home to speak up.',
        tag: 'ask',
        rationale:
          'Parents can help a child who’s holding back. But Rashid “seemed glad to listen,” and his written work is good, so there’s no need to push him.',
      },
    ],
    flip: {
      fact: 'The jackhammer started on the day he came, his row has nearly stopped talking, and in music and on the trip he talks a lot.',
      makesRight: 'Write that the noise outside the window keeps him quiet.',
    },
  },
  {
    id: 'fundamental-attribution-error-lichen-review',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Adaeze: Review of our lichen poster is in: “Test too weak. Repeat with controls”\nSam: Typical reviewer! To be fair, that form cuts you off at forty characters\nAdaeze: True, and they’re right about the test. But no hello? What a cold fish. I’d hate to work with them',
    decidingWords: ['that form cuts you off at forty characters', 'What a cold fish'],
    breaksAt: 'What a cold fish.',
    options: [
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'As Sam points out, “that form cuts you off at forty characters,” and Adaeze agrees. She still takes the missing hello as a sign of character: “What a cold fish.”',
      },
      {
        label: 'halo-effect',
        rationale:
          'A cold tone can spoil your view of everything else. But Adaeze keeps the two apart, and she says the reviewer is right about the test.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The message does sound cold. But forty characters leave hardly any room for a hello, and Adaeze knows about the limit.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          '“Typical reviewer” is Sam’s line. Adaeze doesn’t compare this reviewer with any others. She reads one person’s character into one short message.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-fourteen-tables',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Two stars. Food’s good, but our server was about the laziest person I’ve ever met. We waited twenty minutes for water. I counted: she had fourteen tables that night, the whole patio plus the inside, because two people had called in sick, the hostess told us, and she was running the entire time, drenched. Even so, we never got the second basket of bread. Some people just don’t care about their jobs.',
    decidingWords: ['she had fourteen tables that night', 'Some people just don’t care about their jobs'],
    breaksAt: 'Some people just don’t care about their jobs.',
    options: [
      { label: 'survivorship-bias', rationale: 'Nobody looks only at those who made it.' },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'The slow service has a plain cause, fourteen tables for one person. The review puts it down to what kind of person she is.',
      },
      { label: 'halo-effect', rationale: 'One trait doesn’t color another here. A situation is taken for a trait.' },
      { label: 'no-flaw', rationale: 'Twenty minutes is a long wait. The writer saw why and still blamed her.' },
    ],
  },
  {
    id: 'fundamental-attribution-error-asleep-in-third',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Ms. Alvarez, I’m recommending that Deja be dropped from honors. She slept through third period again on Monday, Wednesday and Thursday. I’m aware that her dad lost his job in September and that she’s been closing at the supermarket until one in the morning to help with rent; she told me so when I woke her. But a girl who wanted to learn wouldn’t put her head down. She’s just not a serious student. Mr. Hale',
    decidingWords: ['closing at the supermarket until one in the morning', 'She’s just not a serious student'],
    breaksAt: 'She’s just not a serious student.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'He doesn’t compare her with a typical picture. He explains what she does by her character.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Anyone who works until one would be asleep by ten. He has been told, and he still reads it as who she is.',
      },
      { label: 'no-flaw', rationale: 'Sleeping in class is a problem. It’s her hours that need fixing.' },
      { label: 'in-group-bias', rationale: 'She isn’t judged for belonging to another group.' },
    ],
  },
  {
    id: 'fundamental-attribution-error-fifteen-shifts',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Review, probation period. I gave Marco every excuse I could think of, so here’s what I checked. He was late on fourteen of fifteen shifts: days, evenings, weekends. On nine of them his bus was on time, and Dani, who takes the same bus, was here. I changed his start to ten because he said mornings were hard, and he was late at ten. I asked if something was wrong at home, and he said no, he loses track. He’s not reliable about time, and I can’t extend him.',
    decidingWords: [
      'I gave Marco every excuse I could think of',
      'late on fourteen of fifteen shifts: days, evenings, weekends',
    ],
    options: [
      { label: 'representativeness-heuristic', rationale: 'He isn’t judged by whether he looks like a late person.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The situation was changed again and again, and asked about, and he was late in all of them. That’s when it’s fair to say that it’s him.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'It ends with a verdict on what he’s like. It gets there by ruling out the bus, the hours and trouble at home first.',
      },
      { label: 'in-group-bias', rationale: 'Nothing suggests that others get off more lightly.' },
    ],
  },
  {
    id: 'fundamental-attribution-error-snapped-at-you',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Reese, who’s led two projects well since March, snapped at you in front of everyone this morning: “Then do it yourself!” You’re still shaking. The spring project starts in three weeks, and your boss wants your pick for its lead by noon: Reese, who wants it badly, or Owen, who’s pleasant and slow. At eleven Reese’s sister, who works downstairs, tells you that Reese’s little boy was in the hospital all week and comes home tonight.\n\nWhat do you do?',
    decidingWords: ['Reese’s little boy was in the hospital all week'],
    options: [
      {
        text: 'Recommend both as leads, and let them split it.',
        tag: 'split',
        rationale:
          'It spares you from judging, and gives half the project to the slower one on the strength of one bad morning.',
      },
      {
        text: 'Recommend Reese, and leave this morning out of it.',
        right: true,
        tag: 'go ahead',
        rationale: 'One outburst in the worst week of somebody’s life says little. Two good projects say more.',
      },
      {
        text: 'Ask Reese in front of the team to explain the outburst.',
        tag: 'ask',
        rationale: 'You’d be asking a frightened parent to make a scene of it. You already know the likely reason.',
      },
      {
        text: 'Recommend Owen, and tell your boss about this morning.',
        tag: 'decline',
        rationale: 'It stung, and a temper is the quick explanation. A child in the hospital is a better one.',
      },
    ],
    flip: {
      fact: 'Nothing is wrong at home, and at her last two jobs Reese screamed at people nearly every week.',
      makesRight: 'Recommend Owen, and tell your boss about this morning.',
    },
  },
]
