import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'genetic-fallacy',
  aliases: ['Fallacy of Origins'],
  category: 'informal',
  severity: 'medium',
  keywords: ['origin', 'source', 'history', 'background', 'roots', 'tainted source', 'where it came from'],
  link: 'https://yourlogicalfallacyis.com/genetic',
  definition:
    'Accepting or rejecting something only because of where it came from, without asking how it holds up now. Good things can come from poor sources, and bad things from fine ones.',
  gloss: 'Judges something only by its source.',
  neighbors: [
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is the idea judged by where it started, or by who backs it today?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Is the idea dropped because of where it came from, or because one argument for it was bad?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is it judged by who came up with it and where, or by whether it’s natural or man-made?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is the idea judged by where it came from, or by the person arguing for it now?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is the idea judged by who had it first, or by how many people share it now?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Bill walks on a treadmill three times a week for his heart. After two months his doctor in Omaha is pleased with the results, and so is he. Then he reads that the first treadmills, long ago, were built for prisons, as a punishment. “Anything that started out like that can’t be good for anyone,” he tells his wife, and he gives it up.',
    failingStep: 'Anything that started out like that can’t be good for anyone',
    why: 'Two hundred years ago treadmills were a punishment, but that tells us nothing about Bill’s heart today. What a thing was first built for doesn’t decide what it does now. A good reason to give it up would be a sign that it harms him or doesn’t help.',
  },
  soundWhen:
    'Where something comes from matters when the source is all we have to go on. If a storm warning comes from a joke page, doubt it until the weather service says the same. Once better evidence is at hand, look at that instead.',
  reply:
    '“That’s a grim bit of history. But the machine you use is for your heart, and the results were good. Shouldn’t the results decide it?”',
  evidence:
    'Cohen & Nagel (1934), An Introduction to Logic and Scientific Method, Harcourt, Brace; on when origins do count: Klement (2002), “When Is Genetic Reasoning Not Fallacious?,” Argumentation 16.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'genetic-fallacy-payroll-sheet',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    genre: 'thought',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Guess where our new payroll spreadsheet comes from, the one that finally gets everybody’s overtime right. Kurt made it for his fantasy football league! You can’t pay people with something like that. Tonight I’m moving all 70 of us back to the old system.',
    decidingWords: ['finally gets everybody’s overtime right'],
    breaksAt: 'You can’t pay people with something like that.',
    options: [
      {
        label: 'false-cause',
        rationale: 'No event is said to have brought on another.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody asks if the spreadsheet is natural. What’s held against it is a football league.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The spreadsheet gets everybody’s overtime right. What it was first made for doesn’t change that, and nothing else is held against it.',
      },
      {
        label: 'bandwagon',
        rationale: 'What other people use or think plays no part.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-chem-cards',
    slot: 'q21',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Jill: These chem cards are the best thing ever. I had a C in September and now I’ve got an A-\nKai: Same, I finally get moles\nJill: Who made them?\nKai: You’ll laugh. Some guy at Central\nJill: CENTRAL? The people who spray-painted our bus?\nKai: Yep\nJill: Then they’re trash and I’m deleting them tonight',
    decidingWords: ['I had a C in September and now I’ve got an A-'],
    breaksAt: 'Jill: Then they’re trash and I’m deleting them tonight',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Two people like the cards, and one of them drops them anyway. No crowd is being followed.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Her reason doesn’t just repeat her conclusion. It’s that somebody at Central made the cards.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'With those cards she went from a C to an A-. Who made them changes nothing about that, and it’s all she goes by.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing is praised for being natural. What bothers her is the school that spray-painted their bus.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-bar-math',
    slot: 'fallacy21',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Anyone else’s oncologist pushing a drug because of some big study? I asked mine how they got the numbers, and he says it’s a formula that’s in every statistics textbook. I looked it up: a brewer invented it for testing beer! Beer math can’t tell anyone what shrinks tumors.',
    decidingWords: ['a formula that’s in every statistics textbook'],
    breaksAt: 'Beer math can’t tell anyone what shrinks tumors.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Beer and tumors aren’t sorted into natural and artificial.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'A formula is right or wrong whatever it was first used for. This one is in every statistics textbook, and the brewer is all that’s held against it.',
      },
      {
        label: 'bandwagon',
        rationale: 'The textbooks are the doctor’s point, and the patient isn’t persuaded by it.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing true of a part is passed on to a whole. The formula is judged by its birthplace.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-ballet-warm-up',
    slot: 'q21',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Hi Tony, You asked why on earth we dropped the knee program, when we’d had one torn ligament in two seasons with it and nine in the two before. Well, one of the dads found out a ballet company came up with the whole thing. A program for ballerinas isn’t going to protect football players, and I’ve got my guys running laps again. Paco',
    decidingWords: ['one torn ligament in two seasons with it and nine in the two before'],
    breaksAt:
      'A program for ballerinas isn’t going to protect football players, and I’ve got my guys running laps again.',
    options: [
      {
        label: 'ambiguity',
        rationale: 'Each word keeps one meaning all the way through his note.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'One torn ligament in two seasons, after nine in the two before, makes a strong case for the program. Paco drops it because a ballet company thought of it.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'He does give a reason besides his conclusion. It’s just a reason that has nothing to do with knees.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Neither football nor dancing is praised for being natural.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-pantry-numbers',
    slot: 'fallacy21',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To the pantry committee: I know some people are fond of the numbers we’ve been handing out at the door since fall. My own neighbor says she’s home with her groceries in 25 minutes, when she used to stand in the cold for two hours, and nobody cuts in line anymore. Then on Sunday I learned who thought of it first: a casino, for the line at its buffet. I lost a brother to those places. What a casino dreamed up can’t be fair to people in need, and I’m asking you to go back to an ordinary line. Olivia Stern',
    decidingWords: ['home with her groceries in 25 minutes', 'nobody cuts in line anymore'],
    breaksAt:
      'What a casino dreamed up can’t be fair to people in need, and I’m asking you to go back to an ordinary line.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Fair” means the same thing to her all the way through.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Her conclusion isn’t used as its own reason. The casino is what she offers.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told they don’t belong to a group after all.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'You can see how fair the numbers are at the pantry door, where waits are short and nobody cuts in line. A casino having the idea first doesn’t change that.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-dads-bedtime',
    slot: 'q21',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Three weeks ago my son asked if we could do bedtime in a different order, with the bath after the story, and ever since he’s been asleep within ten minutes, no tears. Last night he told me that’s how they do it at his dad’s, and it was my ex’s new wife’s idea. I cried in the bathroom. Nothing she came up with can be good for my kid. Does anybody have a different routine?',
    decidingWords: ['asleep within ten minutes, no tears'],
    breaksAt: 'Nothing she came up with can be good for my kid.',
    options: [
      {
        label: 'composition-division',
        rationale: 'Parts and wholes don’t come into it. Here it’s one routine and the woman behind it.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'She doesn’t care whether the routine is natural.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Three weeks of easy nights show what the routine does. It hurts to learn whose idea it was, but that changes nothing about how her son sleeps.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word slips from one meaning to another. “Good for my kid” is plain enough.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-password-app',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“You liked the password app last week. What’s wrong with it now?” asked Margo.\n“I looked up who made it, and it turns out some high school kid wrote it in his bedroom and put it online for free,” said Brian.\n“Six years ago! Two security companies have been through every line of it since then and didn’t find a thing wrong. I sent you their reports.”\n“I read them. But we’ve got the bank in there, and your mother’s medical records, and what some kid wrote in his bedroom isn’t safe for that. I’m taking us off it tonight, before anything happens.”',
    decidingWords: ['Two security companies have been through every line of it'],
    breaksAt:
      'But we’ve got the bank in there, and your mother’s medical records, and what some kid wrote in his bedroom isn’t safe for that.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Two companies went through the code and found nothing wrong, and Brian has read their reports. He calls the app unsafe anyway, because of the bedroom it was written in.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Margo relies on two companies that check code for a living, which is fair. Brian isn’t going by anybody’s name.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many people use the app never comes up.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being careful with the bank is sensible. He has what a careful person asks for, two good reports, and sets them aside.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-password-app-sound',
    twinOf: 'genetic-fallacy-password-app',
    kind: 'sound',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“You liked the password app last week. What’s wrong with it now?” asked Margo.\n“I looked up who made it, and it turns out some high school kid wrote it in his bedroom and put it online for free,” said Brian.\n“When was that?”\n“Six weeks ago! No security company has checked a single line of it since then, and I looked for reports and couldn’t find any. We’ve got the bank in there, and your mother’s medical records, and nobody’s tested it for that. I’m taking us off it tonight, and once somebody has tested it, we can talk.”',
    decidingWords: ['No security company has checked a single line of it', 'nobody’s tested it for that'],
    options: [
      {
        label: 'bandwagon',
        rationale: 'How popular the app is plays no part in this.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'A kid’s bedroom does get mentioned. Brian doesn’t call the app bad on account of it; his reason is that nobody has tested it.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Wanting a test by people who know code is reasonable. No famous name stands in for a reason.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'His reason is that the app is six weeks old and nobody has tested it. Keeping the bank out of it until somebody does is plain good sense.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-loan-worksheet',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'From “Ask Ingrid”: A reader sent me a worksheet for comparing car loans. My son, who teaches math, went through it and says it figures every monthly payment right to the cent. Then I noticed it comes from a used-car dealer, who makes loans of his own. You can’t trust numbers from somebody like that, and I won’t be recommending the worksheet.',
    decidingWords: ['it figures every monthly payment right to the cent'],
    breaksAt: 'You can’t trust numbers from somebody like that, and I won’t be recommending the worksheet.',
    options: [
      {
        label: 'ambiguity',
        rationale: 'No word in the column is used in two senses.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'A math teacher went through the worksheet, and it’s right to the cent. The dealer’s loans are a reason to have it checked, not to ignore the result.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being wary of a seller is healthy. This worksheet has been checked, though, and Ingrid doesn’t let the result count.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody calls the worksheet good or bad for being natural or artificial.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-loan-worksheet-sound',
    twinOf: 'genetic-fallacy-loan-worksheet',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'From “Ask Ingrid”: A reader sent me a worksheet for comparing car loans. It gives every offer one to five stars, and my son, who teaches math, can’t figure out how it gets them. Then I noticed it comes from a used-car dealer, who makes loans of his own. You can’t check stars, and I don’t take stars on faith from anybody, least of all from someone with loans to sell.',
    decidingWords: ['can’t figure out how it gets them', 'You can’t check stars'],
    options: [
      {
        label: 'ambiguity',
        rationale: 'No word shifts its meaning along the way.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Nobody can check the stars, and whoever gives them has loans to sell. That leaves only the dealer’s word, and holding back is fair.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Who made it does count against the worksheet. She doesn’t call the stars wrong because of it; she says nobody can check them.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Stars and loans are neither natural nor unnatural.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-diaper-jelly',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Mom, do you know what you’re putting on that diaper rash? Petroleum jelly was first scraped off the pumps of oil wells. Look it up! “But our pediatrician says it’s been purified and studied for over a century,” parents tell us, “and the rash is gone.” We’re parents, too, and we’ll say it plainly. Stuff that started out as gunk on an oil pump can’t be good for a baby. BabyBalm, $39 a jar. Chat with our team today.',
    decidingWords: ['was first scraped off the pumps of oil wells'],
    breaksAt: 'Stuff that started out as gunk on an oil pump can’t be good for a baby.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'A jelly should be judged by what it does to skin. This one’s been studied for over a century, and parents say the rash is gone. The oil pump is only history.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The story about the oil pump is true, and it isn’t pretty. A century of studies tells us more about the jelly sold today.',
      },
      {
        label: 'composition-division',
        rationale:
          'Nothing that holds for a part is said to hold for the whole. The ad talks about one jelly and its past.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No fault is found with anybody’s argument. It’s all about oil.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-sidewalk-plan',
    mirrorOf: 'genetic-fallacy-gravel-path',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Stacy: You’re voting NO on sidewalks?? You read the whole plan and said it’s cheap and covers every school route\nLionel: I know\nStacy: so??\nLionel: Guess who thought it up. The guy who sued the town\nLionel: If it’s his, it’s bad',
    decidingWords: ['it’s cheap and covers every school route'],
    breaksAt: 'Lionel: If it’s his, it’s bad',
    options: [
      {
        label: 'anecdotal',
        rationale:
          'Nobody tells a story about something that happened once. Lionel is against the plan because of whose it is.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'By his own reading, the plan is cheap and covers every school route. Who thought of it first can’t change what’s on the pages.',
      },
      {
        label: 'no-flaw',
        rationale: 'He may have good reasons to be angry about the lawsuit, but what he’s voting on is sidewalks.',
      },
      {
        label: 'false-cause',
        rationale: 'He doesn’t say one thing brought about another, only that the plan is bad.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-gravel-path',
    mirrorOf: 'genetic-fallacy-sidewalk-plan',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the editor: I carried petitions for the sidewalk measure because my daughter walks to school along Route 9, and I pray until she texts. On Tuesday the county engineer told us a gravel path behind the guardrail would be every bit as safe, for a third of the money, and it’d be there two winters sooner. I was nodding along with everyone else until somebody asked whose idea it was. It came from the Taxpayers’ League, the people who’ve fought every school budget since I moved here. Anything the League thinks up is a bad deal for kids. Please vote yes on sidewalks. Dolores Webb',
    decidingWords: ['every bit as safe, for a third of the money'],
    breaksAt: 'Anything the League thinks up is a bad deal for kids.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Anger at the League may be well earned. What the engineer said about safety, price and time still stands, and she has no answer to it.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Gravel isn’t praised for being natural, and concrete isn’t blamed for the opposite.',
      },
      {
        label: 'bandwagon',
        rationale: 'Everyone was nodding, and she ends up against it. She isn’t following a crowd.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'An engineer says the path would be just as safe, cost less and be done sooner. She drops it over whose idea it was, which says nothing about how safe it is.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-from-a-chatbot',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Ryan: The new shift grid covers every slot, nobody closes and then opens, and everybody gets the days off they asked for. I checked it name by name\nCaleb: That’s amazing. How long did it take you?\nRyan: I had a chatbot do a draft and then I went through it\nCaleb: Oh. Then no\nRyan: No what?\nCaleb: If it came from one of those things it’s garbage. Use the old grid',
    decidingWords: ['I checked it name by name'],
    breaksAt: 'Caleb: If it came from one of those things it’s garbage.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Nobody else’s opinion of chatbots is brought in as a reason.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'A machine is what he objects to. He doesn’t praise anything as natural, though; he rejects a grid for what wrote the first draft.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Ryan checked it name by name, and Caleb liked the result until he heard what drafted it. How it began doesn’t undo the check.',
      },
      {
        label: 'no-flaw',
        rationale: 'Drafts by chatbots do need to be checked. This one was, name by name.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-paid-study',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'From the school newsletter: A parent sent us the study that found no lung damage after two years of vaping. It was paid for by the company that makes the device, two of its three authors work there, and it doesn’t say anywhere how they picked the 36 people they tested. For all I know, they’re right. But we’d have nothing to go on except their word, and until somebody else repeats the study, we won’t be reporting it as a finding. Gina Hale',
    decidingWords: ['it doesn’t say anywhere how they picked the 36 people', 'For all I know, they’re right'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Who paid is a reason to hold back here. Nobody says the study is wrong, and the newsletter will wait for somebody to repeat it.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nothing depends on how many people believe it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Who paid matters here because the study doesn’t say how the 36 people were picked. The newsletter holds off and doesn’t call the study false.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Whether something is natural or made by people plays no part.',
      },
    ],
  },
]
