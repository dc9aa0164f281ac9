import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'framing-effect',
  aliases: ['Framing Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['wording', 'presentation', 'advertising', 'percentages', 'gain or loss', 'labels', 'comparison'],
  link: 'https://yourbias.is/the-framing-effect',
  definition:
    'Choosing differently because the same facts come in different words. “Nine in ten succeed” sounds better than “one in ten fails,” although both say the same thing.',
  gloss: 'Same facts, other words, different choice.',
  neighbors: [
    {
      concept: 'anchoring',
      tellApart:
        'Do the same facts in other words change the choice, or does an early number pull the guess toward it?',
    },
    {
      concept: 'loss-aversion',
      tellApart:
        'Does the choice depend on how one result is worded, or does a real loss count for more than an equal gain?',
    },
    {
      concept: 'negativity-bias',
      tellApart: 'Is one fact told two ways, or do bad facts count for more than good ones of the same size?',
    },
    {
      concept: 'halo-effect',
      tellApart: 'Is it the wording that wins someone over, or one good quality that rubs off on the rest?',
    },
    {
      concept: 'endowment-effect',
      tellApart: 'Did new wording make the thing seem worth more, or did owning it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A brochure about a new kind of wheat says, “Nine in ten plants live through a dry summer.” Mark, who farms in Montana, orders enough for all his fields. A week later another brochure sums up the same field test: “One in ten plants dies in a dry summer.” One in ten is too many for him, he says, and he cancels the order.',
    failingStep: 'One in ten is too many for him, he says, and he cancels the order.',
    why: 'Nine in ten alive and one in ten dead describe the same field. Nothing about the wheat has changed since he ordered it, only which plants the brochure points to. To change his mind he needs a new fact, such as a worse test result or a better kind of wheat.',
  },
  soundWhen:
    'New words deserve a new look when they say something new. “Money back within thirty days” and “money back within thirty days if unopened” sound alike, but the second is a worse deal for anyone who wants to try the thing out first.',
  reply:
    'Before you choose, turn the sentence around: from alive to dead, from saved to spent, from percent to people. If your choice flips, put both versions side by side and decide on the facts they share.',
  evidence:
    'Tversky & Kahneman (1981), “The Framing of Decisions and the Psychology of Choice,” Science 211. Levin, Schneider & Gaeth (1998), “All Frames Are Not Created Equal,” Organizational Behavior and Human Decision Processes 76, explain mixed results by separating three kinds of framing.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'framing-effect-boiler-flyers',
    slot: 'bias11',
    form: 'A',
    kind: 'decide',
    genre: 'ad',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'It’s freezing, your boiler is dead, and four firms can come tomorrow:\nFirst Heat, $90. Eight in ten boilers run after one visit!\nHearth & Sons, $75. Two in ten boilers need a second visit.\nOld Flame, $75. Six in ten boilers run after one visit!\nRed Valve, $80. Three in ten boilers need a second visit.\nSecond visits are free, and the figures are true. What do you do?',
    decidingWords: ['Eight in ten boilers run after one visit', 'Two in ten boilers need a second visit'],
    options: [
      {
        text: 'Book First Heat for tomorrow morning.',
        tag: 'go ahead',
        rationale:
          'First Heat’s line sounds better than the one from Hearth & Sons, but both mean that two boilers in ten need a second visit. And First Heat charges $15 more.',
      },
      {
        text: 'Book Hearth & Sons for tomorrow morning.',
        right: true,
        tag: 'decline',
        rationale:
          '“Two in ten boilers need a second visit” means that eight in ten don’t, and First Heat promises no more than that. Hearth & Sons costs $15 less.',
      },
      {
        text: 'Book Old Flame for tomorrow morning.',
        tag: 'go ahead',
        rationale:
          'Old Flame’s line sounds cheerful, and the price is low. But four boilers in ten need a second visit, twice as many as at Hearth & Sons for the same $75.',
      },
      {
        text: 'Book Red Valve for tomorrow morning.',
        tag: 'split',
        rationale:
          'Red Valve’s line is as frank as the one from Hearth & Sons. But its price is higher, and three boilers in ten need a second visit instead of two.',
      },
    ],
    flip: {
      fact: 'Second visits are free at First Heat and cost $200 at the other three.',
      makesRight: 'Book First Heat for tomorrow morning.',
    },
  },
  {
    id: 'framing-effect-homework-points',
    slot: 'bias11',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'With Mrs. Nwosu you start math at zero and earn two points for each of twenty homework sheets. With Mr. Sharma you start at forty and lose two for each sheet you skip. In the fall her class meets at ten and his at seven, in the spring it’s the reverse, and your bus gets in at eight. You can switch teachers in January. What do you sign up for?',
    decidingWords: [
      'earn two points for each of twenty homework sheets',
      'start at forty and lose two for each sheet you skip',
      'in the spring it’s the reverse',
    ],
    options: [
      {
        text: 'Take math with Mrs. Nwosu in both terms.',
        tag: 'go ahead',
        rationale:
          'Earning points feels nicer than losing them, yet the grades come out the same. And in the spring her class meets at seven, before your bus gets in.',
      },
      {
        text: 'Take math with neither of them until next year.',
        tag: 'wait',
        rationale:
          'Each teacher’s class meets too early for your bus in one term. But you can switch in January, so there’s no need to wait a year.',
      },
      {
        text: 'Take math with her in the fall and him in the spring.',
        right: true,
        tag: 'split',
        rationale:
          'Skip three sheets and you have 34 points with either teacher, though “start at forty and lose two for each sheet you skip” sounds harsher. So choose the class that meets at ten.',
      },
      {
        text: 'Take math with Mr. Sharma in both terms.',
        tag: 'decline',
        rationale:
          'Forty points on the first day feel like a gift, but they don’t put you ahead of Mrs. Nwosu’s students. And in the fall his class meets before your bus gets in.',
      },
    ],
    flip: {
      fact: 'In the spring, too, her class meets at ten and his at seven.',
      makesRight: 'Take math with Mrs. Nwosu in both terms.',
    },
  },
  {
    id: 'framing-effect-running-plan',
    slot: 'bias11',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach, On Monday I stuck with my own plan, because your “Run four days out of seven” didn’t appeal to me. But today’s “Rest three days out of seven” is just what I need, and I see it’s the same four runs, hills and all. Sign me up! Matt',
    decidingWords: ['Run four days out of seven', 'Rest three days out of seven'],
    options: [
      {
        label: 'anchoring',
        rationale:
          'Four is the first number the coach gives him, and first numbers can pull an estimate. But Matt isn’t estimating anything. He turns a plan down under one name and takes it under another.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Matt said no to “Run four days out of seven” and loves “Rest three days out of seven.” Yet both describe the same week, and as he says himself, it’s the same four runs.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Matt’s own plan won on Monday, but today he gives it up gladly. It’s just as much his own as before, so it’s the new name that made the difference.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Sticking with his own plan on Monday looks like a dislike of change. But today Matt’s happy to make the very change that he refused then.',
      },
    ],
  },
  {
    id: 'framing-effect-two-halls',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Domingo has toured eleven halls for his mother’s party and is down to two of the same size. The fire hall costs $120, and he’d get $30 back for sweeping up. The boat club is closer and costs $90, plus $30 if he doesn’t sweep. He’d rather get money back than pay extra, he tells his wife, and books the fire hall. She’s glad, because a cake once slid off a table at the club.',
    decidingWords: ['rather get money back than pay extra'],
    breaksAt: 'He’d rather get money back than pay extra, he tells his wife, and books the fire hall.',
    options: [
      {
        label: 'choice-overload',
        rationale:
          'Eleven halls are a lot to tour. But by now Domingo’s down to two, and he chooses between them without any trouble.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'It’s his wife who remembers the cake sliding off a table, and Domingo has already booked. His own reason is the money he’d get back.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Domingo would “rather get money back than pay extra.” But each hall costs $90 if he sweeps and $120 if he doesn’t, so the prices differ only in how they’re put.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Getting $30 back sounds like a saving. But the two halls cost the same in the end, and the boat club is closer.',
      },
    ],
  },
  {
    id: 'framing-effect-two-halls-sound',
    kind: 'sound',
    twinOf: 'framing-effect-two-halls',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Domingo has toured eleven halls for his mother’s party and is down to two of the same size. The fire hall costs $120, and he’d get $30 back for sweeping up. The boat club is just as close and costs $120, plus $30 if he doesn’t sweep. The club’s $30 more either way, he tells his wife, and books the fire hall. She’s glad, because a cake once slid off a table at the club.',
    decidingWords: ['The club’s $30 more either way'],
    options: [
      {
        label: 'framing-effect',
        rationale:
          'Money back at one hall and money added at another can come to the same price. But Domingo has done the math, and here they don’t.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'The cake is on his wife’s mind, not on Domingo’s. He goes by a difference of $30, and that’s a good reason.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Touring eleven halls is tiring. But Domingo compares the last two by price and picks one, so the number of halls doesn’t get in his way.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“The club’s $30 more either way”: $120 against $90 for those who sweep, and $150 against $120 for those who don’t. The halls are equal otherwise, so the cheaper one makes sense.',
      },
    ],
  },
  {
    id: 'framing-effect-clinic-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You’re sixty-six, your shoulder hurts, and your doctor says pool therapy ends the pain for nine in ten, shots for eight, massages for seven and taping for five. You chose the pool, but the sign-up form says one in ten still has pain afterward. What do you do?',
    decidingWords: ['pool therapy ends the pain for nine in ten', 'one in ten still has pain'],
    options: [
      {
        text: 'Fill out the form for the shots.',
        tag: 'decline',
        rationale:
          '“Still has pain” isn’t pleasant to read. But you’ve known that figure from the start, and after the shots it’s two in ten who still have pain.',
      },
      {
        text: 'Fill out the form for the massages.',
        tag: 'split',
        rationale:
          'The form has nothing bad to say about massages. But by your doctor’s figures, they leave three in ten with pain, and the pool leaves one.',
      },
      {
        text: 'Fill out the form for the taping.',
        tag: 'wait',
        rationale:
          'Taping may sound harmless next to an alarming form. But it ends the pain for five in ten, and pool therapy ends it for nine.',
      },
      {
        text: 'Fill out the form for pool therapy.',
        right: true,
        tag: 'go ahead',
        rationale:
          'That “one in ten still has pain” is just the other side of “pool therapy ends the pain for nine in ten.” It tells you nothing new.',
      },
    ],
    flip: {
      fact: 'The form says that after pool therapy, four in ten people over sixty still have pain; with the other treatments, age doesn’t matter.',
      makesRight: 'Fill out the form for the shots.',
    },
  },
  {
    id: 'framing-effect-clinic-form-sound',
    kind: 'decide',
    twinOf: 'framing-effect-clinic-form',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You’re sixty-six, your shoulder hurts, and your doctor says pool therapy ends the pain for nine in ten, shots for eight, massages for seven and taping for five. You chose the pool, but the sign-up form says four in ten people over sixty still have pain afterward. With the other treatments, age makes no difference. What do you do?',
    decidingWords: ['four in ten people over sixty still have pain', 'You’re sixty-six'],
    options: [
      {
        text: 'Fill out the form for the shots.',
        right: true,
        tag: 'decline',
        rationale:
          'This figure is new: “four in ten people over sixty still have pain.” You’re sixty-six, so at your age the pool helps six in ten and the shots help eight.',
      },
      {
        text: 'Fill out the form for the massages.',
        tag: 'split',
        rationale:
          'Seven in ten is better than the pool’s six at your age. But the shots are better still, with eight in ten.',
      },
      {
        text: 'Fill out the form for the taping.',
        tag: 'wait',
        rationale:
          'Taping ends the pain for half of the people who try it, at your age as well. The shots do it for eight in ten, so there’s no reason to settle for five.',
      },
      {
        text: 'Fill out the form for pool therapy.',
        tag: 'go ahead',
        rationale:
          'Nine in ten is the doctor’s figure for people in general. Over sixty it’s six in ten, so at your age the shots are better.',
      },
    ],
    flip: {
      fact: 'The form says that after pool therapy, one in ten people over sixty still has pain.',
      makesRight: 'Fill out the form for pool therapy.',
    },
  },
  {
    id: 'framing-effect-taxi-server',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Falk, In May I passed on your dispatch server, because it’s down one hour in a thousand and my taxis can’t afford to miss fares. But according to your new brochure, it runs 999 hours out of a thousand, and for the same price I’ll gladly sign. Latoya Johnson',
    decidingWords: ['down one hour in a thousand', 'runs 999 hours out of a thousand'],
    breaksAt:
      'But according to your new brochure, it runs 999 hours out of a thousand, and for the same price I’ll gladly sign.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'A server that “runs 999 hours out of a thousand” is still “down one hour in a thousand.” Latoya refused it in one wording and takes it in the other.',
      },
      {
        label: 'loss-aversion',
        rationale:
          'Missed fares are a real loss, and in May they worried Latoya. But they’re just as large now, so it’s the brochure’s wording that changed her mind.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'In May the one bad hour did outweigh the good ones for Latoya. It’s still there, and yet a more cheerful sentence is enough to win her over.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A new brochure is worth reading for new facts. This one has none for Latoya: the server is down as often as before, at the same price.',
      },
    ],
  },
  {
    id: 'framing-effect-hearing-surgery',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Saw the surgeon about the tumor behind Wes’s ear. The resident came in first and said that one patient in ten loses the hearing on that side, and I told him flat out, no, not my son, we’ll wait and see. Then Dr. Imani sat down and said that nine out of ten keep their hearing. That was so much better to hear that I signed. Drove home feeling lucky we’d gotten her and not him.',
    decidingWords: ['one patient in ten loses the hearing', 'nine out of ten keep their hearing'],
    breaksAt: 'That was so much better to hear that I signed.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'One in ten loses it and nine in ten keep it: that’s the same fact twice. A no became a yes because of how it was put.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'She did want to wait at first. What moved her wasn’t a habit; it was hearing the same odds in kinder words.',
      },
      { label: 'endowment-effect', rationale: 'Nothing is being sold or priced by its owner.' },
      {
        label: 'no-flaw',
        rationale: 'Signing may be the right choice. Nothing she learned between the no and the yes was new.',
      },
    ],
  },
  {
    id: 'framing-effect-half-the-risk',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'I saw the same pill advertised twice this summer. The first ad, in June, said that the pill lowers the chance of a stroke in people like me from two in a thousand to one in a thousand, and I shrugged and turned the page. The one in August says that it cuts the chance in half. In half! Same pill, same people, same study. I’ve got an appointment Thursday to ask for it, and I’m a little angry at myself for waiting this long.',
    decidingWords: ['from two in a thousand to one in a thousand', 'it cuts the chance in half'],
    breaksAt: 'I’ve got an appointment Thursday to ask for it, and I’m a little angry at myself for waiting this long.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Asking a doctor is sensible. Being excited in August by what bored him in June isn’t about the pill.',
      },
      { label: 'choice-overload', rationale: 'There’s one pill. Too many to choose from isn’t his trouble.' },
      {
        label: 'loss-aversion',
        rationale: 'Both ads speak of the same harm avoided. Neither sets a loss against a gain of the same size.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Two in a thousand to one in a thousand is half. He was told in June, didn’t care, and does care now that the same change comes in a bigger-sounding wrapper.',
      },
    ],
  },
  {
    id: 'framing-effect-per-year',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Asha: Gym A says “save $30 every month!” Gym B says “just $70 a month”\nManny: B sounds cheaper\nAsha: Right, that’s what I thought, so I wrote it out. A is regularly 110, so 80 after the discount. B is 70 but there’s a $180 sign-up. First year A is 960 and B is 1,020. After that B wins by 120 a year, and we’re only here till June. So A',
    decidingWords: ['so I wrote it out', 'First year A is 960 and B is 1,020'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'They own neither membership yet, so owning can’t have raised its price.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She puts both offers into the same terms before she compares them, so the slogans have nothing left to do.',
      },
      { label: 'status-quo-bias', rationale: 'There’s no old gym that they’re sticking with.' },
      {
        label: 'framing-effect',
        rationale:
          '“Save” and “just” are meant to steer her, and they steer Manny for a moment. She writes out what each one costs.',
      },
    ],
  },
  {
    id: 'framing-effect-ear-drops',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Your toddler has her third ear infection, it’s ten minutes to closing, and the prescription allows either of two drops. Same price, same side effects. The pharmacist reads you the trials from her screen. The first “worked in 85 of 100 children.” The second “did not help 10 of 100 children,” and your stomach tightens.\n\nWhat do you do?',
    decidingWords: ['worked in 85 of 100 children', 'did not help 10 of 100 children'],
    options: [
      {
        text: 'Buy the drops that worked in 85 of 100.',
        tag: 'go ahead',
        rationale:
          '“Worked” is the word a worried parent wants. Put the other way, this one doesn’t help 15 in 100, which is more than 10.',
      },
      {
        text: 'Buy the drops that did not help 10 of 100.',
        right: true,
        tag: 'compare',
        rationale:
          'It sounds worse and is better: failing 10 in 100 means helping 90. Turned the same way around, that beats 85.',
      },
      {
        text: 'Ask the pharmacist which of the two sounds safer to her.',
        tag: 'ask',
        rationale:
          'She’d tell you gladly. Both have the same side effects, and she has already read you what you need.',
      },
      {
        text: 'Buy both and give her each one every other day.',
        tag: 'split',
        rationale: 'Splitting feels careful. It gives her the worse one half of the time.',
      },
    ],
    flip: {
      fact: 'The second “did not help 20 of 100 children.”',
      makesRight: 'Buy the drops that worked in 85 of 100.',
    },
  },
]
