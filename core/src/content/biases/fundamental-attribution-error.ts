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
    id: 'fundamental-attribution-error-referee-late',
    slot: 'bias6',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'To whoever runs the youth league: Our game on Saturday started 50 minutes late, because the referee wasn’t there, and 40 kids stood around in the cold. I’m told there was a wreck on the bridge that closed all four lanes, and yes, I sat in that myself for half an hour, as did both coaches. I’m also told that it was her first time late in six seasons. When she finally ran onto the field, still tying her shoes, she apologized to everyone and called a good game. I don’t care. Somebody who shows up 50 minutes late doesn’t respect children, plain and simple. Please don’t send her again. Greg',
    decidingWords: ['a wreck on the bridge that closed all four lanes', 'doesn’t respect children, plain and simple'],
    breaksAt: 'Somebody who shows up 50 minutes late doesn’t respect children, plain and simple.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'Late referees aren’t said to be common because this one is easy to remember.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'She isn’t being matched to what a careless referee looks like. One late arrival is taken as her nature.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Greg sat in the same jam, and he doesn’t take himself for somebody who doesn’t respect children. For her, the bridge doesn’t count.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One bad morning does outweigh six seasons here. What he makes of it, though, is a verdict on who she is.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-missed-checkups',
    slot: 'bias6',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Carmen has missed her diabetes checkup three times, always the eight o’clock, which is all you’ve ever given her. “She just doesn’t care about her health,” says your colleague, with the file in her hand. From her address, the first bus gets here at 9:40. On the pharmacy’s list she’s picked up every refill, on the day, in the evening. You’ve got eight, nine and one o’clock on Tuesday, and you write the letters now.\n\nWhat do you do?',
    decidingWords: ['the first bus gets here at 9:40', 'she’s picked up every refill'],
    options: [
      {
        text: 'Give her eight o’clock again, with a firm warning.',
        tag: 'go ahead',
        rationale: 'It’s what you’d do for somebody who doesn’t care. She can’t get here by eight.',
      },
      {
        text: 'Give her nine o’clock, with a call the day before.',
        tag: 'split',
        rationale: 'A reminder won’t make the bus come earlier.',
      },
      {
        text: 'Give her one o’clock, with a note about the bus.',
        right: true,
        tag: 'wait',
        rationale: 'Every refill on time says that she cares. The bus says why she wasn’t there.',
      },
      {
        text: 'Give her no more appointments until she calls.',
        tag: 'decline',
        rationale: 'She’d be the patient who pays for your schedule.',
      },
    ],
    flip: {
      fact: 'She lives across the street, and she’s missed refills, too.',
      makesRight: 'Give her nine o’clock, with a call the day before.',
    },
  },
  {
    id: 'fundamental-attribution-error-sales-territories',
    slot: 'bias6',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The credit union has one promotion, and the vote’s at noon. Last year Hector wrote $4 million in new loans, and Ingrid $1.6 million. “He’s hungry, and she’s timid,” says the chairman, with his pencil up. In January the two drew their branches from a hat. Whoever had Hector’s branch before him always wrote about $4 million, while Ingrid’s, where the mill closed, had never written more than one. Their customers like them equally well.\n\nHow do you vote?',
    decidingWords: ['In January the two drew their branches from a hat', 'had never written more than one'],
    options: [
      {
        text: 'Vote for Ingrid, who has the harder branch.',
        right: true,
        tag: 'decline',
        rationale:
          'Where they were put explains the four against the one. Beyond that, Hector did what everybody did there, and she did half again as much.',
      },
      {
        text: 'Vote for Hector, who wrote more than twice as much.',
        tag: 'go ahead',
        rationale: 'It looks like hunger. Whoever had that branch wrote as much.',
      },
      {
        text: 'Vote to have both of them share the post.',
        tag: 'split',
        rationale: 'Sharing treats them as equals, and measured by their branches they aren’t.',
      },
      {
        text: 'Vote to wait for another year of numbers.',
        tag: 'wait',
        rationale: 'You know what each branch has always written, so this year’s numbers already tell you.',
      },
    ],
    flip: {
      fact: 'Ingrid’s branch had always written about $4 million before her, and Hector’s never more than one.',
      makesRight: 'Vote for Hector, who wrote more than twice as much.',
    },
  },
  {
    id: 'fundamental-attribution-error-no-wave',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'HOA notes: Tyler in number 9 didn’t wave back on Wednesday. He didn’t on Thursday, though Stacy says that he buried his father on Tuesday. He’s a cold, stuck-up person. Nobody needs to bring him the welcome basket.',
    decidingWords: ['he buried his father on Tuesday'],
    breaksAt: 'He’s a cold, stuck-up person.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Not waving back may be rude. In the week of a funeral it says nothing about what he’s like.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale: 'A man who’s just buried his father may not see anybody wave. They make it his nature.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'They aren’t overrating something they’ve only begun to learn.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'Nothing is said of how many neighbors are cold, so there’s no rate to ignore.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-no-wave-sound',
    twinOf: 'fundamental-attribution-error-no-wave',
    kind: 'sound',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'HOA notes: Tyler in number 9 didn’t wave back on Wednesday. He didn’t on Thursday, though Stacy says that he buried his father on Tuesday. He’s probably just not seeing anybody. Somebody needs to bring him the welcome basket.',
    decidingWords: ['he buried his father on Tuesday'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No likelihood is being worked out from a detail while a rate is ignored.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'They don’t claim to know him, or to be good at reading people.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Putting it down to his character was the danger. They put it down to his week.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'What happened to him explains it, and they leave it at that. That’s a fair way to read two missed waves.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-quiet-freshman',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'You’re filling out a form on Kyle, who hasn’t said a word in your seminar in six weeks. “A shy kid,” you’ve typed, and it’s due in ten minutes. In his two other classes, their teachers told you at lunch, he never stops talking. Yours is the one in the basement, where his seat is next to the generator; when you sat there yourself on Monday, you couldn’t make out a single question.\n\nWhat do you put on the form?',
    decidingWords: ['he never stops talking', 'you couldn’t make out a single question'],
    options: [
      {
        text: 'Put down that he can’t hear well from his seat.',
        right: true,
        tag: 'compare',
        rationale:
          'In the other rooms he talks, and from that seat nobody could follow. It’s the generator, not the boy.',
      },
      {
        text: 'Put down that it’s too early to say anything.',
        tag: 'wait',
        rationale: 'You’ve sat in his seat and asked his teachers. You know enough.',
      },
      {
        text: 'Put down that he’s just a quiet boy by nature.',
        tag: 'go ahead',
        rationale: 'In your room that’s all you see of him. Elsewhere he never stops talking.',
      },
      {
        text: 'Put down that his parents should encourage him.',
        tag: 'ask',
        rationale: 'He has courage to spare, two rooms over.',
      },
    ],
    flip: {
      fact: 'He’s silent in his other classes, too, and has a seat in the front row.',
      makesRight: 'Put down that he’s just a quiet boy by nature.',
    },
  },
  {
    id: 'fundamental-attribution-error-quiet-freshman-sound',
    twinOf: 'fundamental-attribution-error-quiet-freshman',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'You’re filling out a form on Kyle, who hasn’t said a word in your seminar in six weeks. “A shy kid,” you’ve typed, and it’s due in ten minutes. In his two other classes, their teachers told you at lunch, he’s just the same, and it’s how he’s been since preschool, his mother wrote. Yours is the one in the basement, where his seat is in the front row; when you sat there yourself on Monday, you could make out every single question.\n\nWhat do you put on the form?',
    decidingWords: ['he’s just the same, and it’s how he’s been since preschool'],
    options: [
      {
        text: 'Put down that he can’t hear well from his seat.',
        tag: 'compare',
        rationale: 'You heard everything from there, and he’s as quiet in other rooms.',
      },
      {
        text: 'Put down that it’s too early to say anything.',
        tag: 'wait',
        rationale: 'Three classes and his mother agree, since preschool. That’s not early.',
      },
      {
        text: 'Put down that he’s just a quiet boy by nature.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s the same in every room and every year, and nothing about the seat explains it. Sometimes it is the person.',
      },
      {
        text: 'Put down that his parents should encourage him.',
        tag: 'ask',
        rationale: 'Nobody has said that it needs to be mended.',
      },
    ],
    flip: {
      fact: 'In his other classes he never stops talking, and your generator drowns out everything at his seat.',
      makesRight: 'Put down that he can’t hear well from his seat.',
    },
  },
  {
    id: 'fundamental-attribution-error-retracted-study',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'About the vaccine study that was taken back: The authors found the mistake themselves, and it came from a software bug that hit 30 other teams. I don’t care about the software. People who publish a wrong number are frauds at heart. Unfollow them.',
    decidingWords: ['it came from a software bug that hit 30 other teams'],
    breaksAt: 'People who publish a wrong number are frauds at heart.',
    options: [
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale: 'A bug that hit 30 teams explains a wrong number. The comment makes it the authors’ character.',
      },
      {
        label: 'halo-effect',
        rationale: 'It isn’t that one good or bad trait colors the rest of them. One mistake becomes what they are.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wrong numbers should be taken back, and they were. Nothing in that shows a fraud.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'They aren’t being compared to a typical fraud. They’re called one for what the software did.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-fourteen-tables',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Two stars. The food’s good, but some people just don’t care about their jobs, because we waited 20 minutes for water, and our server never did get us the second basket of bread, although we’d asked for it. I counted: she had 14 tables that night, because two people had called in sick, and she was running the entire time, drenched. I’m the last one to be hard on a waitress, but really.',
    decidingWords: ['she had 14 tables that night', 'some people just don’t care about their jobs'],
    breaksAt:
      'The food’s good, but some people just don’t care about their jobs, because we waited 20 minutes for water, and our server never did get us the second basket of bread, although we’d asked for it.',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'Nobody looks only at those who made it.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'The slow service has a plain cause, fourteen tables for one person. The review puts it down to what kind of person she is.',
      },
      {
        label: 'halo-effect',
        rationale: 'One trait doesn’t color another here. A situation is taken for a trait.',
      },
      {
        label: 'no-flaw',
        rationale: 'Twenty minutes is a long wait. The writer saw why and still blamed her.',
      },
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
      {
        label: 'no-flaw',
        rationale: 'Sleeping in class is a problem. It’s her hours that need fixing.',
      },
      {
        label: 'in-group-bias',
        rationale: 'She isn’t judged for belonging to another group.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-fifteen-shifts',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Review, end of the probation period. I gave Marco every excuse I could think of, so here’s what I checked. He was late on 14 of 15 shifts, whether they were days, evenings or weekends. On nine of them his bus was on time, and Dani, who takes the same bus, was here. When I changed his start to ten, because he’d said that mornings were hard, he was late at ten. I asked if something was wrong at home, and he said no, he just loses track. He’s not reliable about time, and I can’t extend him.',
    decidingWords: ['I gave Marco every excuse I could think of', 'late on 14 of 15 shifts'],
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'He isn’t judged by whether he looks like a late person.',
      },
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
      {
        label: 'in-group-bias',
        rationale: 'Nothing suggests that others get off more lightly.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-snapped-at-you',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
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
