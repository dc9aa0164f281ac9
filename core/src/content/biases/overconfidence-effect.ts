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
  neighbors: [
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
    genre: 'list',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Over the phone, you hear the diner’s oven rattle, and you’d swear it’s the fan. Of the last twenty faults you’d have sworn to by phone, you were right on twelve. Isadora, the owner, needs the oven by Saturday. Four shops have the fan:\n– Tran: Friday, $860, free returns\n– Becker: Friday, $800, no returns\n– Lindqvist: Monday, $780, free returns\n– Marino: Friday, $990, free returns\nWhat do you do?',
    decidingWords: ['you’d swear it’s the fan', 'you were right on twelve'],
    options: [
      {
        text: 'Order the fan from Tran today.',
        right: true,
        tag: 'compare',
        rationale:
          'On faults you’d have sworn to by phone, “you were right on twelve” out of twenty, so this fan may well go back. Tran delivers in time and takes returns, which is worth $60.',
      },
      {
        text: 'Order the fan from Becker today.',
        tag: 'go ahead',
        rationale:
          'Sixty dollars saved looks sensible to someone who’d swear it’s the fan. Eight of those twenty sworn guesses were wrong, and Becker takes nothing back.',
      },
      {
        text: 'Order the fan from Lindqvist today.',
        tag: 'wait',
        rationale:
          'Cheapest of the four, and it can go back for free. But Lindqvist delivers on Monday, and Isadora needs the oven two days earlier.',
      },
      {
        text: 'Order the fan from Marino today.',
        tag: 'split',
        rationale:
          'Free returns are the thing to have with a record like yours. Tran offers them by Friday as well, and asks $130 less than Marino.',
      },
    ],
    flip: {
      fact: 'Of the last twenty faults you’d have sworn to by phone, you were right on all twenty.',
      makesRight: 'Order the fan from Becker today.',
    },
  },
  {
    id: 'overconfidence-effect-wheat-price',
    slot: 'bias5',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“Give me a range for May’s wheat price,” the mill’s owner said, “wide enough that you’re right nine times in ten.” Emil, the last grain buyer she had left, looked up twenty years of May prices and wrote, “$41 to $43.” In four of the past six springs the price had landed outside his range. He could feel this market, he told her, so there was no need to put money aside.',
    decidingWords: ['nine times in ten', 'In four of the past six springs the price had landed outside his range'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'Emil doesn’t skip the general figures: he looks up “twenty years of May prices” first. What he misjudges is how closely he can call the next one.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          '“In four of the past six springs the price had landed outside his range,” though he was asked to be right “nine times in ten.” And now Emil offers another narrow one.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'The other buyers are gone, and Emil is “the last grain buyer she had left.” But nobody draws a lesson from his having lasted; the trouble is how narrow his range is.',
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
    difficulty: 'easy',
    scenario:
      'Your firm is buying an email filter for one of its four mailboxes. A stolen password opens the same files from any of them. Last month, twenty harmless fakes went to each:\n– Press: Grace, who’s new, clicked on two.\n– Jobs, yours: you’d have sworn you clicked on none; it was seven.\n– Billing: Aino clicked on one.\n– Orders: Marcus, who says he’d fall for anything, clicked on none.\nWhich mailbox gets the filter?',
    decidingWords: ['you’d have sworn you clicked on none', 'it was seven'],
    options: [
      {
        text: 'Put the filter on the press mailbox.',
        tag: 'decline',
        rationale:
          'Newcomers deserve a hand, and Grace has been fooled twice. Two in twenty is far from the worst count on the list, though.',
      },
      {
        text: 'Put the filter on the jobs mailbox.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Yours feels like the safest of the four: “you’d have sworn you clicked on none.” But “it was seven,” so the feeling is no protection, and the filter belongs there.',
      },
      {
        text: 'Put the filter on the billing mailbox.',
        tag: 'compare',
        rationale:
          'Money goes through billing, which makes it sound like the weak spot. But a stolen password opens the same files from any mailbox, and Aino clicked just once.',
      },
      {
        text: 'Put the filter on the orders mailbox.',
        tag: 'ask',
        rationale:
          'Marcus asks for protection, more or less, by saying he’d fall for anything. Twenty fakes came, and he fell for none of them.',
      },
    ],
    flip: {
      fact: 'You clicked on none of the twenty, and Grace clicked on seven.',
      makesRight: 'Put the filter on the press mailbox.',
    },
  },
  {
    id: 'overconfidence-effect-lantern-walk',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'After the lantern walk, four ushers compare crowd estimates, each made alone by someone quite certain: 400, 650, 900 and 1,300. With his eye for crowds, says Boris, a fire chief, his 900 can safely go into the report. The treasurer leaves that line blank.',
    decidingWords: ['400, 650, 900 and 1,300', 'With his eye for crowds'],
    options: [
      {
        text: 'Authority Bias',
        rationale:
          'Boris is a fire chief, and that’s a rank people listen to. Here nobody does: the treasurer “leaves that line blank.” The judgment he trusts too much is his own.',
      },
      {
        text: 'Overconfidence Effect',
        right: true,
        rationale:
          'Four people felt sure and wrote “400, 650, 900 and 1,300,” so feeling sure is a poor guide to this crowd. Boris feels no surer than the rest, yet he stands by his 900.',
      },
      {
        text: 'Anchoring',
        rationale:
          '400 is the first number on the list, and first numbers can pull. This one pulled nothing: he ends where he began, at 900.',
      },
      {
        text: 'No bias here',
        rationale:
          'True, 900 lies near the middle. But Boris doesn’t argue that; he trusts his eye, though people just as sure came out hundreds apart.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-lantern-walk-sound',
    kind: 'sound',
    twinOf: 'overconfidence-effect-lantern-walk',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'After the lantern walk, four ushers compare crowd counts, each made alone at the gate by someone quite certain: 880, 890, 900 and 910. With counts that close, says Boris, a fire chief, his 900 can safely go into the report. The treasurer leaves that line blank.',
    decidingWords: ['880, 890, 900 and 910', 'With counts that close'],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'Being first on the list, 880 looks as if it drew the others in. But each usher counted alone, so nobody heard another’s number first.',
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
    difficulty: 'hard',
    scenario:
      'A patient on an island emails you a photo of a red ring on her arm. As a skin doctor, you feel quite sure it’s a harmless fungus and not a tick-borne disease that needs treatment within days but shows in blood only after weeks. By your clinic’s count, doctors who felt quite sure from a photo were wrong in one case out of three. The ferry takes all day. What do you do?',
    decidingWords: ['you feel quite sure', 'wrong in one case out of three'],
    options: [
      {
        text: 'Prescribe her a fungus cream and call next week.',
        tag: 'go ahead',
        rationale:
          'This goes by the feeling, and the feeling misses “in one case out of three.” With a disease that can’t wait a week, that’s a lot of misses.',
      },
      {
        text: 'Have her take the ferry over for a skin test.',
        right: true,
        tag: 'compare',
        rationale:
          'That “you feel quite sure” means less than it seems to, since doctors who felt that way were “wrong in one case out of three.” A day on the ferry is worth it.',
      },
      {
        text: 'Have the island nurse take a blood sample today.',
        tag: 'ask',
        rationale:
          'Nurse and needle are close at hand, which sounds ideal. But the disease “shows in blood only after weeks,” and it needs treatment within days.',
      },
      {
        text: 'Have her email you another photo tomorrow morning.',
        tag: 'wait',
        rationale:
          'Tomorrow’s photo looks like extra care. Judging by photo is what went wrong at your clinic, and nothing suggests that more pictures help.',
      },
    ],
    flip: {
      fact: 'Doctors who felt quite sure from a photo were wrong in one case out of three thousand.',
      makesRight: 'Prescribe her a fungus cream and call next week.',
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
      'A patient on an island emails you a photo of a red ring on her arm. As a skin doctor, you feel quite sure it’s a harmless fungus and not a tick-borne disease that needs treatment within days but shows in blood only after weeks. By your clinic’s count, doctors who felt quite sure from a photo were wrong in one case out of three thousand. The ferry takes all day. What do you do?',
    decidingWords: ['wrong in one case out of three thousand'],
    options: [
      {
        text: 'Prescribe her a fungus cream and call next week.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Your sureness has earned some trust: doctors who felt it were “wrong in one case out of three thousand.” The cream helps her now, and your call covers what’s left.',
      },
      {
        text: 'Have her take the ferry over for a skin test.',
        tag: 'compare',
        rationale:
          'Testing is the careful choice in general. Here it costs her a whole day to rule out something that doctors who felt sure hardly ever missed.',
      },
      {
        text: 'Have the island nurse take a blood sample today.',
        tag: 'ask',
        rationale:
          'Blood sounds like proof. The tick-borne disease shows there “only after weeks,” so a sample taken today tells you nothing new about the ring.',
      },
      {
        text: 'Have her email you another photo tomorrow morning.',
        tag: 'wait',
        rationale:
          'You’re quite sure from the first picture, and that kind of sureness has held up. A second one only makes her wait for the cream.',
      },
    ],
    flip: {
      fact: 'Doctors who felt quite sure from a photo were wrong in one case out of three.',
      makesRight: 'Have her take the ferry over for a skin test.',
    },
  },
  {
    id: 'overconfidence-effect-nine-forecasts',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
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
          'Yes, the skating rink is his latest hit, and the only one he names. But he claims certainty for all nine alike, and not on the strength of that one.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Looking back at a storm and a strike, many people feel they knew. This column says the reverse: “I won’t pretend I saw those coming.”',
      },
    ],
  },
]
