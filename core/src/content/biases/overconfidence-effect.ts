import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Overconfidence Effect',
  aliases: ['Overconfidence Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['certainty', 'too sure', 'track record', 'estimates', 'calibration', 'prediction', 'gut feeling'],
  link: 'https://en.wikipedia.org/wiki/Overconfidence_effect',
  definition:
    'Being surer of your own judgment, knowledge or skill than your results allow. You feel almost certain, yet you turn out to be wrong more often than that feeling suggests.',
  neighbours: [
    {
      name: 'Confirmation Bias',
      tellApart: 'Is someone surer than their record allows, or did they pick only the evidence that suits a belief?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is someone too sure before the result is known, or do they feel afterward that they knew it all along?',
    },
    {
      name: 'Optimism Bias',
      tellApart: 'Is the person too sure of being right, or too hopeful that things will go well for them?',
    },
    {
      name: 'Authority Bias',
      tellApart: 'Is too much trust placed in one’s own judgment, or in the word of someone with rank or a title?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart:
        'Could an expert be just as wrongly sure here, or does it come from knowing too little to see the gaps?',
    },
    {
      name: 'Planning Fallacy',
      tellApart:
        'Is somebody too sure of what they know, or does their plan allow too little for what such work usually takes?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Before her chemistry exam in Nairobi, Wanjiru takes a practice test and marks how sure she is of each answer. Next to thirty of them she writes “certain,” and nine of those turn out to be wrong. Just slips, she tells herself; when she feels certain, she knows it. So she spends her last evening only on the topics she’d marked “unsure.”',
    failingStep: 'when she feels certain, she knows it',
    why: 'She takes the feeling of certainty as a sign that she knows. Her own test says otherwise: of thirty certain answers, nine were wrong. The feeling is a good guide for people who are almost always right when they have it. So far, she isn’t.',
  },
  soundWhen:
    'Firm words are fine when a record stands behind them. A harbor pilot who has called the tide right on all but three of a thousand mornings can say “high water at six” without a maybe. Sounding unsure would be misleading, too.',
  reply:
    'Put a percentage on your guesses, write them down, and check later how many came true. Until you have a record like that, list two ways you could be wrong, and leave yourself more room.',
  evidence:
    'Fischhoff, Slovic & Lichtenstein (1977), “Knowing with Certainty: The Appropriateness of Extreme Confidence”, Journal of Experimental Psychology: Human Perception and Performance 3. Moore & Healy (2008), “The Trouble with Overconfidence”, Psychological Review 115, separate three kinds that do not always go together.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'overconfidence-effect-oven-rattle',
    slot: 'bias5',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Isadora holds her phone up to the diner’s oven so that you can hear it rattle. You’d swear it’s the fan, but a new one costs $900 and can’t be returned. Driving over tomorrow to take a look would cost you an hour. Of the last twenty faults you’d have sworn to by phone, you were right on twelve. What do you do?',
    decidingWords: ['You’d swear it’s the fan', 'you were right on twelve'],
    options: [
      {
        text: 'Go open up the oven tomorrow before ordering.',
        right: true,
        tag: 'wait',
        rationale:
          'When you’d have sworn to a fault by phone, “you were right on twelve” out of twenty. An hour’s trip is cheap next to a $900 part that may be the wrong one.',
      },
      {
        text: 'Order the new fan tonight and put it in tomorrow.',
        tag: 'go ahead',
        rationale:
          'You do know ovens, and the fan is still your best guess. But eight of those twenty sworn guesses were wrong, and this part can’t go back.',
      },
      {
        text: 'Order the fan and two other likely parts tonight.',
        tag: 'split',
        rationale:
          'Covering more faults looks careful. Isadora, though, ends up paying for parts she can’t return, when an hour’s look tells you which one she needs.',
      },
      {
        text: 'Send Isadora to another shop for this repair.',
        tag: 'decline',
        rationale:
          'Twelve right out of twenty is no reason to give up on the job. Your eyes on the oven can settle what your ears can’t.',
      },
    ],
    flip: { fact: 'You were right on all twenty.', makesRight: 'Order the new fan tonight and put it in tomorrow.' },
  },
  {
    id: 'overconfidence-effect-wheat-price',
    slot: 'bias5',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“Give me a range for May’s wheat price,” the mill’s owner said, “wide enough that you’re right nine times in ten.” Emil, the last buyer she had left, looked up twenty years of May prices and wrote, “$41 to $43.” In four of the past six springs the price had landed outside his range. He could feel this market, he told her, so there was no need to put money aside.',
    decidingWords: ['nine times in ten', 'In four of the past six springs the price had landed outside his range'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'General figures don’t get skipped: Emil looks up “twenty years of May prices” before he writes. What he misjudges is how closely he himself can call them.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'He was asked for a range that holds “nine times in ten.” So far, “In four of the past six springs the price had landed outside his range,” and he offers another narrow one.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'The other buyers are gone, and Emil is “the last” one. But nobody takes his lasting this long as a lesson, or draws conclusions from those who stayed.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'Putting nothing aside has a hopeful ring. Still, Emil isn’t counting on wheat to come cheap; he’s counting on his two numbers to be right.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-fake-mail',
    slot: 'bias5',
    form: 'B',
    kind: 'decide',
    genre: 'list',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Your firm’s IT desk wants an answer by five:\n– Last month’s harmless fake email went to your team of twelve, and six people clicked on the link.\n– No names were kept, and eleven of you, yourself included, feel certain you didn’t click.\n– A filter can hold odd emails for an hour, which is a nuisance.\n– One stolen password opens the clients’ files.\nWhat do you answer?',
    decidingWords: ['six people clicked on the link', 'eleven of you, yourself included, feel certain'],
    options: [
      {
        text: 'Leave the filter off and look harder at senders.',
        tag: 'decline',
        rationale:
          'Looking hard is what the eleven believe they did. At least five of them clicked all the same, so it’s thin protection for the clients’ files.',
      },
      {
        text: 'Switch the filter on for the whole team.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Though “six people clicked on the link,” “eleven of you, yourself included, feel certain” that they didn’t. Your certainty says little, and an hour’s wait is a small price.',
      },
      {
        text: 'Switch the filter on for the others on the team only.',
        tag: 'split',
        rationale:
          'You’d be covering the people you suspect and leaving out the one you feel sure of. With “no names” kept, you may well be one of the six.',
      },
      {
        text: 'Ask each colleague in private whether they clicked.',
        tag: 'ask',
        rationale:
          'Kind as it is, a private talk gets you the answer you already have. Eleven people will say no, and most of the six will mean it.',
      },
    ],
    flip: {
      fact: 'In this test and the five before it, nobody on the team clicked.',
      makesRight: 'Leave the filter off and look harder at senders.',
    },
  },
  {
    id: 'overconfidence-effect-lantern-walk',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'After the lantern walk, four ushers compare crowd estimates, each made alone by somebody who felt quite certain: 400, 650, 900 and 1,300. With his eye for crowds, says Boris, a fire chief, his 900 can safely go into the report. The treasurer writes it down.',
    decidingWords: ['400, 650, 900 and 1,300', 'With his eye for crowds'],
    options: [
      {
        text: 'Authority Bias',
        rationale:
          'Boris is a fire chief, and the treasurer may well be impressed. But he doesn’t lean on anybody’s rank; the judgment he trusts too much is his own.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'Four people felt sure and wrote “400, 650, 900 and 1,300,” so feeling sure is a poor guide to this crowd. Boris has felt no surer than the rest, yet he stands by his 900.',
      },
      {
        text: 'Anchoring',
        rationale:
          '400 is the first number on the list, and first numbers can pull. This one pulled nothing: he ends where he began, at 900.',
      },
      {
        text: 'No bias here',
        rationale:
          'It’s tempting to say that 900 lies near the middle, so why not. He doesn’t argue that, though. He trusts his eye, when equally sure eyes missed each other by hundreds.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-lantern-walk-sound',
    kind: 'sound',
    twinOf: 'overconfidence-effect-lantern-walk',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'After the lantern walk, four ushers compare crowd counts, each made alone at the gate by somebody who felt quite certain: 880, 890, 900 and 910. With counts that close, says Boris, a fire chief, his 900 can safely go into the report. The treasurer writes it down.',
    decidingWords: ['880, 890, 900 and 910', 'With counts that close'],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'Being first on the list, 880 looks as if it drew the others in. Each usher counted alone, so there was nothing to be drawn by.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Boris sounds very sure, and he has grounds: “With counts that close,” four people who each counted alone back one another up. Reporting 900 is fair.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A fire chief is speaking, but his title does no work. The number stands on four separate counts, and three of them aren’t his.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          '“Safely” is a strong word for a crowd after dark. He isn’t trusting his own eye here, however; he checks it against three others first, and they agree.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-red-ring',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'A patient on an island emails you a photo of a red ring on her arm. As a skin doctor, you feel quite sure: it’s a harmless fungus, and not the tick disease, which has to be treated within days. By your clinic’s own check, doctors who felt quite sure from a photo were wrong in one case out of three. The ferry takes all day. What do you do?',
    decidingWords: ['you feel quite sure', 'wrong in one case out of three'],
    options: [
      {
        text: 'Prescribe her a cream for the fungus and call next week.',
        tag: 'go ahead',
        rationale:
          'This goes by the feeling, and the feeling misses “in one case out of three.” With a disease that can’t wait a week, that’s a lot of misses.',
      },
      {
        text: 'Have her come over by ferry and get tested.',
        right: true,
        tag: 'compare',
        rationale:
          'That “you feel quite sure” means less than it seems to, since doctors who felt so were “wrong in one case out of three.” A day on the ferry is worth it.',
      },
      {
        text: 'Ask her to send another photo in better light.',
        tag: 'ask',
        rationale:
          'More light looks like more care. But judging by photo is what went wrong at your clinic, and nothing suggests that the light was to blame.',
      },
      {
        text: 'Look at the ring again with her in two weeks.',
        tag: 'wait',
        rationale:
          'Time does tell with most rashes. The tick disease, though, has to be treated “within days,” and two weeks gives that away.',
      },
    ],
    flip: {
      fact: 'Doctors who felt quite sure from a photo were wrong in one case out of three thousand.',
      makesRight: 'Prescribe her a cream for the fungus and call next week.',
    },
  },
  {
    id: 'overconfidence-effect-red-ring-sound',
    kind: 'decide',
    twinOf: 'overconfidence-effect-red-ring',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'A patient on an island emails you a photo of a red ring on her arm. As a skin doctor, you feel quite sure: it’s a harmless fungus, and not the tick disease, which has to be treated within days. By your clinic’s own check, doctors who felt quite sure from a photo were wrong in one case out of three thousand. The ferry takes all day. What do you do?',
    decidingWords: ['wrong in one case out of three thousand'],
    options: [
      {
        text: 'Prescribe her a cream for the fungus and call next week.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Your sureness has earned some trust: doctors who felt it were “wrong in one case out of three thousand.” The cream helps her now, and your call covers what’s left.',
      },
      {
        text: 'Have her come over by ferry and get tested.',
        tag: 'compare',
        rationale:
          'Testing is the careful choice in general. Here it costs her a whole day to rule out something that sure doctors at your clinic hardly ever missed.',
      },
      {
        text: 'Ask her to send another photo in better light.',
        tag: 'ask',
        rationale:
          'You were quite sure from the first picture, and such answers have held up. Another one only keeps her itching a while longer.',
      },
      {
        text: 'Look at the ring again with her in two weeks.',
        tag: 'wait',
        rationale:
          'She has a fungus that can be treated today. Two weeks of looking at it brings her nothing that the cream and a call don’t.',
      },
    ],
    flip: {
      fact: 'Doctors who felt quite sure from a photo were wrong in one case out of three.',
      makesRight: 'Have her come over by ferry and get tested.',
    },
  },
  {
    id: 'overconfidence-effect-nine-forecasts',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Last January I gave you, dear readers, nine forecasts and called each one certain. Five came true, most recently the skating rink. A storm, two elections and a strike spoiled the rest, and I won’t pretend I saw those coming. Here are nine more, just as certain.',
    decidingWords: ['Five came true', 'Here are nine more, just as certain'],
    options: [
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'Of nine “certain” forecasts, only “Five came true.” New storms and strikes are sure to turn up this year, too, and yet the columnist’s next nine are “just as certain.”',
      },
      {
        text: 'No bias here',
        rationale:
          'He does own up to his misses, which few columnists do. What he hasn’t done is learn from them: the word on the new forecasts is still “certain.”',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Yes, the skating rink is his latest hit, and he puts it up front. But he claims certainty for all nine alike, and not on the strength of that one.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Looking back at a storm and a strike, many people feel they knew. This column says the reverse: “I won’t pretend I saw those coming.”',
      },
    ],
  },
]
