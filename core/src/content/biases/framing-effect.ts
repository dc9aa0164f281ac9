import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Framing Effect',
  aliases: ['Framing Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['wording', 'presentation', 'advertising', 'percentages', 'gain or loss', 'labels', 'comparison'],
  link: 'https://yourbias.is/the-framing-effect',
  definition:
    'Choosing differently because the same facts come in different words. A result sounds better told as a gain than as a missing part, although nothing about it has changed.',
  neighbors: [
    {
      name: 'Anchoring',
      tellApart: 'Do the same facts in other words change the choice, or does an early number pull the estimate?',
    },
    {
      name: 'Loss Aversion',
      tellApart: 'Does the choice turn on how one result is worded, or does a real loss weigh more than an equal gain?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Is one fact told in two ways, or do bad facts count for more than equally strong good ones?',
    },
    {
      name: 'Halo Effect',
      tellApart: 'Is it the wording of the facts that sways someone, or one good quality that colors all the others?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Did new words for the same facts change the value, or did owning the thing raise it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A leaflet about a new kind of wheat says, “Nine in ten plants live through a dry summer.” Jaspreet, who farms in Punjab, orders enough for all his fields. A week later another leaflet sums up the same field test: “One in ten plants dies in a dry summer.” One in ten is too many for him, he says, and he cancels the order.',
    failingStep: 'One in ten is too many for him, he says, and he cancels the order.',
    why: 'Nine in ten alive and one in ten dead describe the same field. Nothing about the wheat has changed since he ordered it, only which plants the leaflet points to. To change his mind he needs a new fact, such as a worse test or a better wheat.',
  },
  soundWhen:
    'New words deserve a new look when they say something new. “Money back within thirty days” and “money back within thirty days if unopened” sound alike, but the second is a worse deal for anyone who wants to try the kettle first.',
  reply:
    'Before you choose, turn the sentence around: from alive to dead, from saved to spent, from percent to people. If your choice flips, put both versions side by side and decide on the facts they share.',
  evidence:
    'Tversky & Kahneman (1981), “The Framing of Decisions and the Psychology of Choice”, Science 211. Levin, Schneider & Gaeth (1998), “All Frames Are Not Created Equal”, Organizational Behavior and Human Decision Processes 76, explain mixed results by sorting out three kinds.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'framing-effect-boiler-flyers',
    slot: 'bias11',
    form: 'A',
    kind: 'decide',
    genre: 'ad',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'It’s freezing, your boiler is dead, and four firms can come tomorrow:\nFirst Heat, $90. Eight in ten boilers run after one visit!\nHearth & Sons, $75. Two in ten boilers need a second visit.\nOld Flame, $75. Six in ten boilers run after one visit!\nRed Valve, $80. Three in ten boilers need a second visit.\nSecond visits are free, and the figures check out. What do you do?',
    decidingWords: ['Eight in ten boilers run after one visit', 'Two in ten boilers need a second visit'],
    options: [
      {
        text: 'Book First Heat for tomorrow morning.',
        tag: 'go ahead',
        rationale:
          'First Heat’s flyer sounds like success and Hearth’s like trouble. Turn either sentence around and you get the other one, and this choice costs $15 more.',
      },
      {
        text: 'Book Hearth & Sons for tomorrow morning.',
        right: true,
        tag: 'decline',
        rationale:
          '“Two in ten boilers need a second visit” means that eight in ten don’t, which is just what First Heat offers. The work is equally good and costs $15 less.',
      },
      {
        text: 'Book Old Flame for tomorrow morning.',
        tag: 'go ahead',
        rationale:
          'Six in ten with an exclamation point has a cheerful sound. It leaves four boilers in ten unfixed, twice as many as Hearth & Sons, at the same price.',
      },
      {
        text: 'Book Red Valve for tomorrow morning.',
        tag: 'split',
        rationale:
          'Red Valve looks like the sensible middle, with a fair price and a frank flyer. Hearth & Sons charges less and fixes more boilers in one visit.',
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
      'You can take math with Mrs. Nwosu, where you begin at zero and each of twenty homework sheets earns two points, or with Mr. Sharma, where you begin at forty and each missing sheet costs two. Her class meets at ten in the fall and at seven in the spring; his does the reverse. Your bus gets to school at eight, and you can change teachers in January. What do you sign up for?',
    decidingWords: [
      'begin at zero and each of twenty homework sheets earns two points',
      'begin at forty and each missing sheet costs two',
      'his does the reverse',
    ],
    options: [
      {
        text: 'Take math with Mrs. Nwosu in both terms.',
        tag: 'go ahead',
        rationale:
          'Earning points sounds kinder than being fined. It adds up to the same grade, though, and in the spring her class begins an hour before your bus arrives.',
      },
      {
        text: 'Take math with neither of them until next year.',
        tag: 'wait',
        rationale:
          'The fines and the early hours do look like trouble on both sides. There’s a ten o’clock class in each term, so nothing is gained by waiting a year.',
      },
      {
        text: 'Take math with her in the fall and him in the spring.',
        right: true,
        tag: 'split',
        rationale:
          'Missing three sheets leaves 34 points either way, so his “begin at forty and each missing sheet costs two” is no worse than hers. What differs is the hour.',
      },
      {
        text: 'Take math with Mr. Sharma in both terms.',
        tag: 'decline',
        rationale:
          'Forty points on the first day make a nice start. They don’t put you ahead of her students, though, and in the fall his class meets before your bus is in.',
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
      '“Running four days out of seven is too much for me, so I’ll stick with my own plan,” Hassan wrote his coach on Monday. On Thursday he wrote, “The new one’s far better, with three days of rest out of seven.” The coach had changed nothing but the headline on the plan.',
    decidingWords: ['four days out of seven', 'three days of rest out of seven'],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'Four comes first and three comes later, so a first number seems to be at work. But Hassan estimates nothing from it; he reacts to “running” and then to “rest.”',
      },
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          'Having “three days of rest out of seven” is the same as running on “four days out of seven.” Hassan turns the plan down in one wording and welcomes it in the other.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'His own plan does win on Monday. It loses on Thursday, though, and owning it was the same on both days; only the headline was new.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          '“I’ll stick with my own” sounds like someone who hates change. By Thursday he’s eager for it, and the change is as big as it was on Monday.',
      },
    ],
  },
  {
    id: 'framing-effect-two-halls',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'After touring eleven halls, Domingo has two left for his mother’s seventieth birthday. The fire hall charges $120 and takes off $30 for sweeping up. The boat club, equally large and a little closer, charges $90 and adds $30 for not sweeping up. He’d rather get money back than pay extra, he tells his wife, and books the fire hall. She’s relieved; a cake once slid off a table at the club.',
    decidingWords: ['rather get money back than pay extra'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'Eleven halls is a lot of touring. By now the list is down to two, however, and Domingo has no trouble picking one of them.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'That sliding cake is the sort of thing people remember. It’s his wife who remembers it, though, after Domingo has given his reason and booked.',
      },
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          'He’d “rather get money back than pay extra.” But both halls cost $90 with sweeping and $120 without. Only the wording of the bill differs, and the club is closer.',
      },
      {
        text: 'No bias here',
        rationale:
          'Getting $30 back sounds like good housekeeping. It isn’t: whether or not anyone sweeps, the two halls charge the same, and the boat club is nearer.',
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
      'After touring eleven halls, Domingo has two left for his mother’s seventieth birthday. The fire hall charges $120 and takes off $30 for sweeping up. The boat club, equally large and equally close, charges $120 and adds $30 for not sweeping up. Broom or no broom, the club costs $30 more, he tells his wife, and books the fire hall. She’s relieved; a cake once slid off a table at the club.',
    decidingWords: ['the club costs $30 more'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'Money off here and money added there sound like one price put two ways. This time Domingo has done the math, and the prices aren’t the same.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'The cake comes easily to his wife’s mind, no doubt. What Domingo goes by is a difference of $30, and no memory is needed for that.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'Seeing eleven halls wore nobody out, as far as we’re told. He compares the last two on price and chooses.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Either way “the club costs $30 more”: it’s $90 against $120 for those who sweep, and $120 against $150 for those who don’t. With all else equal, the cheaper hall makes sense.',
      },
    ],
  },
  {
    id: 'framing-effect-clinic-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Nine in ten people lose the pain after the pool course, your doctor told you; it’s eight after the shots, seven after the massages and five after the taping. You chose the pool. Now the clinic’s form says that after the course, one in ten people still has pain, and your pen stops. You’re sixty-six, prices are equal, and you want your shoulder back. What do you do?',
    decidingWords: ['Nine in ten people lose the pain', 'one in ten people still has pain'],
    options: [
      {
        text: 'Fill in the form for the shots.',
        tag: 'decline',
        rationale:
          '“Still has pain” reads like a warning. It’s the figure you’ve known from the start, and on that same scale the shots leave two in ten in pain.',
      },
      {
        text: 'Fill in the form for the massages.',
        tag: 'split',
        rationale:
          'Massages have nothing alarming about them on paper. Seven in ten lose the pain that way, so three in ten don’t, against one after the pool.',
      },
      {
        text: 'Fill in the form for the taping.',
        tag: 'wait',
        rationale:
          'A shock on paper makes even taping look good. It helps five people in ten, and the shock was old news about a course that helps nine.',
      },
      {
        text: 'Fill in the form for the pool course.',
        right: true,
        tag: 'go ahead',
        rationale:
          '“One in ten people still has pain” is just the other side of “Nine in ten people lose the pain.” The form has told you nothing new.',
      },
    ],
    flip: {
      fact: 'The form says that after the pool course, four in ten people over sixty still have pain; age doesn’t change the other figures.',
      makesRight: 'Fill in the form for the shots.',
    },
  },
  {
    id: 'framing-effect-clinic-form-sound',
    kind: 'decide',
    twinOf: 'framing-effect-clinic-form',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Nine in ten people lose the pain after the pool course, your doctor told you; it’s eight after the shots, seven after the massages and five after the taping. You chose the pool. Now the clinic’s form says that after the course, four in ten people over sixty still have pain; age doesn’t change the other figures. Your pen stops. You’re sixty-six, prices are equal, and you want your shoulder back. What do you do?',
    decidingWords: ['four in ten people over sixty still have pain', 'You’re sixty-six'],
    options: [
      {
        text: 'Fill in the form for the shots.',
        right: true,
        tag: 'decline',
        rationale:
          'This isn’t the old figure in gloomier words: “four in ten people over sixty still have pain,” and you’re one of those people. The shots leave only two in ten.',
      },
      {
        text: 'Fill in the form for the massages.',
        tag: 'split',
        rationale:
          'Seven in ten is more than the pool’s six at your age, so it’s a step in the right direction. With the shots at eight, it stops short.',
      },
      {
        text: 'Fill in the form for the taping.',
        tag: 'wait',
        rationale:
          'Taping gets half of the people out of pain, whatever their age. The shots do that for eight in ten, at the same price.',
      },
      {
        text: 'Fill in the form for the pool course.',
        tag: 'go ahead',
        rationale:
          'Nine in ten was for people of all ages. For those over sixty it’s six in ten, and the form is where you learn that.',
      },
    ],
    flip: {
      fact: 'The form says that after the pool course, one in ten people over sixty still has pain.',
      makesRight: 'Fill in the form for the pool course.',
    },
  },
  {
    id: 'framing-effect-taxi-server',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Falk, In May I turned down your dispatch server, since nine hours a year without service means missed fares for our taxis. Your new brochure says it’s in service 999 hours out of a thousand, and a year has nearly nine thousand. At the same price, I’m signing the contract. Annika Berg',
    decidingWords: ['nine hours a year without service', 'in service 999 hours out of a thousand'],
    options: [
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          'Being “in service 999 hours out of a thousand” means one hour out of service in each thousand, which makes nine a year. Annika turned that down in May and signs for it now.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Missed fares are a real loss, and in May they weighed on Annika. But they’re just as large now; they’re just not mentioned anymore.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          '“Without service” did make the bad part stand out. Had bad news simply counted double for her, the same nine hours would still be keeping her from signing.',
      },
      {
        text: 'No bias here',
        rationale:
          'Changing her mind over a new brochure looks reasonable. The brochure contains no new fact, however: the price and the hours without service are what they were.',
      },
    ],
  },
]
