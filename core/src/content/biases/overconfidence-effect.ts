import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'overconfidence-effect',
  aliases: ['Overconfidence Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['certainty', 'too sure', 'track record', 'estimates', 'calibration', 'prediction', 'gut feeling'],
  link: 'https://en.wikipedia.org/wiki/Overconfidence_effect',
  definition:
    'Being surer of your own judgment, knowledge or skill than your results allow. You feel almost certain, yet you turn out to be wrong more often than that feeling suggests.',
  gloss: 'More certain than the results justify.',
  neighbors: [
    {
      concept: 'confirmation-bias',
      tellApart: 'Is someone surer than their record allows, or did they pick only the evidence that suits a belief?',
    },
    {
      concept: 'hindsight-bias',
      tellApart:
        'Is someone too sure before the result is known, or do they feel afterward that they knew it all along?',
    },
    {
      concept: 'optimism-bias',
      tellApart: 'Is the person too sure of being right, or too hopeful that things will go well for them?',
    },
    {
      concept: 'authority-bias',
      tellApart: 'Does someone trust their own judgment too much, or the word of somebody with a title?',
    },
    {
      concept: 'dunning-kruger-effect',
      tellApart: 'Could an expert make the same mistake, or does it come from knowing too little to see the gaps?',
    },
    {
      concept: 'planning-fallacy',
      tellApart: 'Is someone too sure that they’re right, or planning on less time or money than such jobs take?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Before her chemistry exam in Nairobi, Wanjiru takes a practice test and marks how sure she is of each answer. Next to thirty of them she writes “certain,” and nine of those turn out to be wrong. Just slips, she tells herself; when she feels certain, she knows the answer. So she spends her last evening only on the topics where she’d written “unsure.”',
    failingStep: 'when she feels certain, she knows the answer',
    why: 'She takes the feeling of certainty as a sign that she knows. Her own test says otherwise: of thirty certain answers, nine were wrong. The feeling is a good guide for people who are almost always right when they have it. So far, she isn’t one of them.',
  },
  soundWhen:
    'Firm words are fine when a record stands behind them. A harbor pilot who has called the tide right on all but three of a thousand mornings can say “high water at six” without a maybe. Sounding unsure would only mislead people.',
  reply:
    'Put a percentage on your guesses, write them down, and check later how many came true. Until you have a record like that, list two ways you could be wrong, and leave yourself more room.',
  evidence:
    'Fischhoff, Slovic & Lichtenstein (1977), “Knowing with Certainty: The Appropriateness of Extreme Confidence,” Journal of Experimental Psychology: Human Perception and Performance 3. Moore & Healy (2008), “The Trouble with Overconfidence,” Psychological Review 115, separate three kinds that do not always go together.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'overconfidence-effect-oven-rattle',
    slot: 'bias5',
    form: 'A',
    kind: 'decide',
    genre: 'list',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'You repair ovens. Peggy, who runs a diner, holds the phone to her rattling oven, and you’d swear it’s the fan. The last twenty times you were that sure over the phone, you were right twelve times. She needs the oven by Saturday, and four shops have the fan:\n– Tran: Friday, $860, free returns\n– Becker: Friday, $800, no returns\n– Lindqvist: Monday, $780, free returns\n– Marino: Friday, $990, free returns\nWhat do you do?',
    decidingWords: ['you’d swear it’s the fan', 'you were right twelve times'],
    options: [
      {
        text: 'Order the fan from Tran today.',
        right: true,
        tag: 'compare',
        rationale:
          'The last twenty times you were that sure over the phone, “you were right twelve times.” So you may have to send this fan back, and free returns are worth the extra $60.',
      },
      {
        text: 'Order the fan from Becker today.',
        tag: 'go ahead',
        rationale:
          'Becker’s fan is $60 cheaper, which is fine when you really know. But you were wrong eight times out of twenty, and Becker takes nothing back.',
      },
      {
        text: 'Order the fan from Lindqvist today.',
        tag: 'wait',
        rationale:
          'Lindqvist has the lowest price and free returns, but the fan comes on Monday. Peggy needs the oven by Saturday.',
      },
      {
        text: 'Order the fan from Marino today.',
        tag: 'split',
        rationale: 'Friday delivery and free returns are just what you need. From Tran you get both for $130 less.',
      },
    ],
    flip: {
      fact: 'The last twenty times you were that sure over the phone, you were right each time.',
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
    difficulty: 'easy',
    scenario:
      '“What’ll wheat cost in May?” the mill’s owner asked Frank, the last grain buyer she had left. “Give me a range you’d be right about nine times in ten.” He looked up twenty years of May prices and wrote, “$6.10 to $6.15 a bushel.” In four of the past six springs, his ranges had missed the price. He could feel this market, he told her, so she didn’t have to put money aside.',
    decidingWords: [
      'right about nine times in ten',
      'In four of the past six springs, his ranges had missed the price',
    ],
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'It’s easy to skip the general figures, but Frank looks up twenty years of May prices. What he overrates is how closely he can predict the next one.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'The owner asked Frank for a range he’d be “right about nine times in ten.” His record is much worse: “In four of the past six springs, his ranges had missed the price.”',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Frank is the last grain buyer the mill has left. But nobody takes that as proof that he’s good; the trouble is how narrow his range is.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Telling her not to put money aside sounds hopeful. But Frank isn’t counting on cheap wheat. He’s counting on his own numbers being right.',
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
      'Your company can afford an email filter for one of its four mailboxes. A stolen password opens the same files from any of them. Last month, each was tested with twenty harmless fake emails:\n– Press: Grace, who’s new, clicked on two.\n– Jobs, yours: you’d have sworn you clicked on none, but it was seven.\n– Billing: Hannah clicked on one.\n– Orders: Marcus, who says he’d fall for anything, clicked on none.\nWhich mailbox gets the filter?',
    decidingWords: ['you’d have sworn you clicked on none', 'but it was seven'],
    options: [
      {
        text: 'Put the filter on the press mailbox.',
        tag: 'decline',
        rationale:
          'Grace is new, so she seems to need the filter most. Her two clicks out of twenty are fewer than your seven.',
      },
      {
        text: 'Put the filter on the jobs mailbox.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Your own mailbox feels safe, because “you’d have sworn you clicked on none.” But it was seven, the highest number on the list, so the filter belongs there.',
      },
      {
        text: 'Put the filter on the billing mailbox.',
        tag: 'compare',
        rationale:
          'Billing sounds like the mailbox to protect, but a stolen password opens the same files from any of the four, and Hannah clicked just once.',
      },
      {
        text: 'Put the filter on the orders mailbox.',
        tag: 'ask',
        rationale:
          'Marcus says he’d fall for anything, so he seems to need help. In fact he clicked on none of twenty fakes.',
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
    difficulty: 'hard',
    scenario:
      'Four ushers guess the size of the crowd at the lantern walk, each alone and each quite certain. Then they compare numbers: 400, 650, 900 and 1,300. Javier, a fire chief when he isn’t ushering, says he has an eye for crowds, so his 900 can safely go into the report. The treasurer isn’t impressed and leaves it out.',
    decidingWords: ['400, 650, 900 and 1,300', 'he has an eye for crowds'],
    breaksAt:
      'Javier, a fire chief when he isn’t ushering, says he has an eye for crowds, so his 900 can safely go into the report.',
    options: [
      {
        label: 'authority-bias',
        rationale:
          'Javier is a fire chief, and people tend to believe a title. The treasurer isn’t impressed by it, though, and Javier himself speaks of his eye, not his rank.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Four ushers felt certain of “400, 650, 900 and 1,300,” so feeling certain isn’t worth much here. Javier still wants his number in the report because “he has an eye for crowds.”',
      },
      {
        label: 'anchoring',
        rationale:
          'The first number on the list is 400, and that can drag others down. But Javier had guessed 900 on his own, and he sticks to it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine hundred is close to the middle of the four. But Javier doesn’t say so; he trusts his eye, though others just as certain came out hundreds apart.',
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
      'Four ushers count the crowd at the gate of the lantern walk, each alone and each quite certain. Then they compare numbers: 880, 890, 900 and 910. Javier, a fire chief when he isn’t ushering, says the counts are so close that “about 900” can safely go into the report. The treasurer is impressed and writes it in.',
    decidingWords: ['880, 890, 900 and 910', 'the counts are so close'],
    options: [
      {
        label: 'anchoring',
        rationale:
          'The list starts with 880, and the other numbers are very close to it. But each usher counted alone, so nobody was following anyone else’s number.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Javier sounds very sure, but he has a reason: “the counts are so close.” Four people counted alone and came out nearly the same, and he claims no more than “about 900.”',
      },
      {
        label: 'authority-bias',
        rationale:
          'The treasurer is impressed, and a fire chief’s word may carry weight. But the number rests on four separate counts, and three of them aren’t his.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          '“Safely” is a strong word for a crowd. Javier just says “about 900,” though, and all four counts are within twenty of that.',
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
      'You’re a dermatologist, and a patient on an island emails you a photo of a red ring on her arm. You feel sure it’s a harmless fungus and not a rare infection that needs treatment within days but won’t show in the blood for weeks. At your clinic, doctors who felt sure from a photo were wrong one time in three. The ferry trip would cost her two days’ pay. What do you do?',
    decidingWords: ['You feel sure', 'were wrong one time in three'],
    options: [
      {
        text: 'Prescribe an antifungal cream for the next four weeks.',
        tag: 'go ahead',
        rationale:
          'If it’s a fungus, the cream is right, and you feel sure. But doctors who felt just as sure were wrong one time in three, and the cream does nothing for the rare infection.',
      },
      {
        text: 'Have her take the ferry over for a skin biopsy.',
        right: true,
        tag: 'compare',
        rationale:
          '“You feel sure,” but doctors who felt sure from a photo “were wrong one time in three.” The infection needs treatment within days, so the trip is worth it.',
      },
      {
        text: 'Have the island nurse take a blood sample today.',
        tag: 'ask',
        rationale:
          'A blood sample is quick to take on the island. But the infection won’t show in the blood for weeks, so today’s sample can’t rule it out.',
      },
      {
        text: 'Have her keep it dry and write again next month.',
        tag: 'wait',
        rationale:
          'Many rings do clear up by themselves if they’re kept dry. But if this one is the infection, it needs treatment within days, not next month.',
      },
    ],
    flip: {
      fact: 'At your clinic, doctors who felt sure from a photo were wrong one time in three thousand.',
      makesRight: 'Prescribe an antifungal cream for the next four weeks.',
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
      'You’re a dermatologist, and a patient on an island emails you a photo of a red ring on her arm. You feel sure it’s a harmless fungus and not a rare infection that needs treatment within days but won’t show in the blood for weeks. At your clinic, doctors who felt sure from a photo were wrong one time in three thousand. The ferry trip would cost her two days’ pay. What do you do?',
    decidingWords: ['were wrong one time in three thousand'],
    options: [
      {
        text: 'Prescribe an antifungal cream for the next four weeks.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Doctors at your clinic who felt as sure as you do “were wrong one time in three thousand.” With odds like that, the cream makes sense and losing two days’ pay doesn’t.',
      },
      {
        text: 'Have her take the ferry over for a skin biopsy.',
        tag: 'compare',
        rationale:
          'In general, a biopsy is the careful choice. Here it costs her two days’ pay to rule out a mistake that happens one time in three thousand.',
      },
      {
        text: 'Have the island nurse take a blood sample today.',
        tag: 'ask',
        rationale:
          'Blood tests sound like proof, but this infection won’t show in the blood for weeks. Today’s sample tells you nothing about the ring.',
      },
      {
        text: 'Have her keep it dry and write again next month.',
        tag: 'wait',
        rationale:
          'Keeping a rash dry rarely hurts. But you’re sure that this one is a fungus, and you have good reason to be, so she may as well start the cream today.',
      },
    ],
    flip: {
      fact: 'At your clinic, doctors who felt sure from a photo were wrong one time in three.',
      makesRight: 'Have her take the ferry over for a skin biopsy.',
    },
  },
  {
    id: 'overconfidence-effect-nine-forecasts',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Dear readers, Last January I made nine forecasts and was certain of each. Five came true, most recently the one about the skating rink. A storm, two elections and a strike spoiled the rest, and I won’t claim I saw them coming. Here are nine more, and again I’m certain of each.',
    decidingWords: ['Five came true', 'again I’m certain of each'],
    breaksAt: 'Here are nine more, and again I’m certain of each.',
    options: [
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'The columnist was certain of nine forecasts, and “Five came true.” A record like that should make anyone less sure, but the columnist says of nine more, “again I’m certain of each.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Admitting the misses is honest of the columnist. But four misses in nine should have changed something, and the new forecasts are just as certain.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The skating rink is the most recent success, but it isn’t what makes the columnist certain. Last January the columnist was just as certain, before any forecast had come true.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          'Looking back, people often claim that they saw it coming. The columnist says the opposite about the storm, the elections and the strike.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-five-minutes',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“I don’t need the work sample,” said Renee. “Five minutes with somebody, and I know.”\n“Of the twenty you’ve hired that way,” said Omar, who had the list open, “eleven were gone within a year.”\n“Those were hard years.” She closed the door so the man in the hall wouldn’t hear. “I’m telling you, he’s the one. I’ve never been so sure of anything. Write the offer.”',
    decidingWords: ['eleven were gone within a year', 'I’ve never been so sure of anything'],
    breaksAt: 'I’ve never been so sure of anything.',
    options: [
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Her five-minute verdicts have been wrong more often than right. She’s as sure of the next one as if they’d all come true.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'No rate is set against a striking detail. The record is of her own calls, and she’s far surer of them than it allows.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'She doesn’t expect better luck than other people get. She trusts a judgment whose record she has just been shown.',
      },
      { label: 'no-flaw', rationale: 'He may turn out well. Her being sure doesn’t make that likelier.' },
    ],
  },
  {
    id: 'overconfidence-effect-ninety-five',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Lily: You coming to the review session?\nTyrell: Don’t need it, I’m getting a 95\nLily: You said that the last four times. You got a 71, a 74, a 68 and a 76\nTyrell: I know, but I’m telling you I know this stuff cold',
    decidingWords: ['You got a 71, a 74, a 68 and a 76', 'I know this stuff cold'],
    breaksAt: 'Tyrell: I know, but I’m telling you I know this stuff cold',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'He could have studied harder this time. He doesn’t say so, and his certainty has never told him much.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Four times he was sure of a 95, and four times he was twenty points off. He’s every bit as sure today.',
      },
      { label: 'planning-fallacy', rationale: 'How long something takes isn’t the question. How well he knows it is.' },
      {
        label: 'confirmation-bias',
        rationale:
          'He doesn’t hunt for evidence that he’s right or explain any away. He just trusts his feeling of knowing it.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-delivery-windows',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'To dispatch: I know it sounds cocky when I tell customers “between 2:10 and 2:30.” I’ve kept score since June. I’ve promised 240 windows of twenty minutes, and 231 times I was inside. The nine misses were seven trains and two flats. So when I say I’m about 95 percent sure, that’s what I mean, and I’d like to keep giving the short window. Gloria',
    decidingWords: ['I’ve kept score since June', '231 times I was inside'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'She says it sounds cocky, and it does. It would be a mistake if the windows came out wrong more often than she claims.',
      },
      { label: 'planning-fallacy', rationale: 'Her estimates come from what the trips really took.' },
      { label: 'confirmation-bias', rationale: 'The misses are counted and listed along with the hits.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She’s exactly as sure as her record allows: 231 of 240. Keeping score is what turns a feeling into a fact.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-gate-time',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Come on, we’re going to miss it!” Claire calls from the car. You’re certain that the flight is at 4:50. You were just as certain the last five times, and twice you were wrong. The booking is in your email, about a minute away.\n\nWhat do you do?',
    decidingWords: ['twice you were wrong', 'about a minute away'],
    options: [
      {
        text: 'Drive now and plan to be early for any flight.',
        tag: 'split',
        rationale: 'It covers a later flight. It does nothing if yours leaves before 4:50.',
      },
      {
        text: 'Look up the booking before you get into the car.',
        right: true,
        tag: 'compare',
        rationale: 'A minute settles it. Your certainty has been wrong too often to fly on.',
      },
      {
        text: 'Ask Claire what time she remembers the flight leaving.',
        tag: 'ask',
        rationale: 'She’s gone by what you told her. Two memories aren’t better than the email.',
      },
      {
        text: 'Get in the car and drive for the 4:50 flight.',
        tag: 'go ahead',
        rationale: 'Being certain feels like knowing. With you, it has meant being right three times in five.',
      },
    ],
    flip: {
      fact: 'You looked at the booking five minutes ago, and it said 4:50.',
      makesRight: 'Get in the car and drive for the 4:50 flight.',
    },
  },
]
