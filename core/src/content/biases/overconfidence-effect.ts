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
    id: 'overconfidence-effect-quartz-slab',
    slot: 'bias5',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'The quartz slab is on the saw, the operator leaves at four, and the customer’s kitchen has to be in tomorrow. You’re positive that the counter is 87½ inches; you measured it yourself on Monday. Twelve times this year you were positive and cut from memory, and four of those slabs went into the dumpster. The drawing is in the truck, a ten-minute walk away. It’s a quarter to four.\n\nWhat do you do?',
    decidingWords: ['four of those slabs went into the dumpster', 'a ten-minute walk away'],
    options: [
      {
        text: 'Get the drawing, and call the operator about being late.',
        right: true,
        tag: 'wait',
        rationale: 'One in three of your “positives” has been wrong. Ten minutes of walking is cheap against a slab.',
      },
      {
        text: 'Have the operator cut the slab at 87½ inches.',
        tag: 'go ahead',
        rationale: 'You measured it yourself, and he’s waiting. You were just as sure of the four in the dumpster.',
      },
      {
        text: 'Have the operator cut it at 88, to be safe.',
        tag: 'split',
        rationale: 'A half inch that you guessed doesn’t make a wrong number right.',
      },
      {
        text: 'Have the operator wait until the customer measures again.',
        tag: 'wait',
        rationale: 'She’d need a whole evening for what’s on paper in the truck.',
      },
    ],
    flip: {
      fact: 'You’ve cut from memory 60 times, and every slab has fit.',
      makesRight: 'Have the operator cut the slab at 87½ inches.',
    },
  },
  {
    id: 'overconfidence-effect-rate-calls',
    slot: 'bias5',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'A lot of you have been asking about mortgage rates, so here’s where I stand. I’ve been posting my calls in this group for three years, and they’re all still up for anybody to check: eleven calls, each of them marked “certain,” of which four came true. I do read everything, from the minutes and the bond charts to two newsletters that I pay for. I also close on our house in six weeks, which means I’ve got more riding on this than most of you. I’m certain that rates will be over eight by then, so I’ve paid $3,900 to lock mine tonight, and if you’ve got any money in the bank at all, I’d tell you to go and do just the same tomorrow morning. Lisa',
    decidingWords: ['of which four came true', 'I’m certain that rates will be over eight by then'],
    breaksAt:
      'I’m certain that rates will be over eight by then, so I’ve paid $3,900 to lock mine tonight, and if you’ve got any money in the bank at all, I’d tell you to go and do just the same tomorrow morning.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'She isn’t letting one striking detail push a known rate aside. What she overrates is her own calls.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          '“Certain” has meant four in eleven so far. Reading a lot makes her feel sure, and hasn’t made her right.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'The calls that failed are all still up there, and she counts them herself.',
      },
      {
        label: 'optimism-bias',
        rationale: 'She expects the worse for herself, not the better.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-chatbot-essay',
    slot: 'bias5',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'You’re grading at midnight, and Asha’s essay reads like a chatbot; you just know that voice. Last month a website gave you 40 essays, half of them by a chatbot. You were sure about nearly all of them, and you got 22 right. The free detector, by its maker’s own page, is wrong one time in four. Grades are due on Wednesday, and you see her tomorrow at nine.\n\nWhat do you do?',
    decidingWords: ['You were sure about nearly all of them, and you got 22 right'],
    options: [
      {
        text: 'Give the essay a zero, and report her tonight.',
        tag: 'go ahead',
        rationale:
          'You know that voice, and it’s midnight. You knew it 40 times last month and did about as well as a coin.',
      },
      {
        text: 'Have her talk you through the essay tomorrow at nine.',
        right: true,
        tag: 'ask',
        rationale: 'Whoever wrote it can explain it. Your own ear has been right about half the time.',
      },
      {
        text: 'Take off one letter grade, and leave it at that.',
        tag: 'split',
        rationale: 'If she wrote it, that’s unfair, and if she didn’t, it’s too little.',
      },
      {
        text: 'Run the essay through the detector, and go by that.',
        tag: 'compare',
        rationale: 'Wrong one time in four is far too often to end a student’s semester.',
      },
    ],
    flip: {
      fact: 'She’s written to you that a chatbot wrote it, and that she’s sorry.',
      makesRight: 'Give the essay a zero, and report her tonight.',
    },
  },
  {
    id: 'overconfidence-effect-couch',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“You’ve told me that about five couches,” said Zoe from below, “and you were wrong about four of them.”\n“I know this stairwell. It’s going to fit,” said Ben, lifting his end. “Take the legs off and push.”',
    decidingWords: ['you were wrong about four of them'],
    breaksAt: 'It’s going to fit,” said Ben, lifting his end.',
    options: [
      {
        label: 'authority-bias',
        rationale: 'No one with a title says that it fits. It’s only Ben.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale: 'Four out of five have told him what his eye is worth, and he feels as sure as ever.',
      },
      {
        label: 'anchoring',
        rationale: 'He doesn’t start from somebody’s number and adjust it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Trying costs a sore back and a scraped wall. Being sure, after four of five, has nothing behind it.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-couch-sound',
    twinOf: 'overconfidence-effect-couch',
    kind: 'sound',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“You’ve told me that about five couches,” said Zoe from below, “and you were right about all of them.”\n“I know this stairwell. It ought to fit,” said Ben, lifting his end. “Take the legs off and push.”',
    decidingWords: ['you were right about all of them'],
    options: [
      {
        label: 'anchoring',
        rationale: 'There’s no first number that his answer sticks to.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He says it ought to fit, and he’s been right five times out of five. That’s as sure as his record allows.',
      },
      {
        label: 'authority-bias',
        rationale: 'He goes by his own eye and record, not by anybody’s rank.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'Being sure of oneself isn’t enough to make it this. His record backs him up.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-sneakers',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You buy and resell sneakers. A guy in the parking lot wants $400 for a pair that would bring you $700, and another buyer’s on his way. You’ve looked at the stitching, and you’re sure that they’re real. Of your last 30 pairs you called 20 real and ten fake, and the shop’s scanner found seven fakes among the real ones. Scanning costs $15, and because there’s a line, it takes half an hour or so.\n\nWhat do you do?',
    decidingWords: ['the shop’s scanner found seven fakes among the real ones'],
    options: [
      {
        text: 'Buy the pair now, for the $400 he’s asking.',
        tag: 'go ahead',
        rationale: 'You can feel that they’re real, and he won’t wait. You felt it for all seven fakes.',
      },
      {
        text: 'Tell him you’ll buy after the scan, or not at all.',
        right: true,
        tag: 'wait',
        rationale: 'Your eye misses one in three. Fifteen dollars and half an hour keep $400 safe, even if he leaves.',
      },
      {
        text: 'Offer him $250, and take the risk yourself.',
        tag: 'split',
        rationale: 'Cheaper, and still a pair you can’t sell if it’s fake.',
      },
      {
        text: 'Ask him where he got them, and decide by his face.',
        tag: 'ask',
        rationale: 'Faces are harder to read than stitching, and he wants your money.',
      },
    ],
    flip: {
      fact: 'Of your last 90 pairs you called 60 real and 30 fake, and the scanner agreed every time.',
      makesRight: 'Buy the pair now, for the $400 he’s asking.',
    },
  },
  {
    id: 'overconfidence-effect-sneakers-sound',
    twinOf: 'overconfidence-effect-sneakers',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You buy and resell sneakers. A guy in the parking lot wants $400 for a pair that would bring you $700, and another buyer’s on his way. You’ve looked at the stitching, and you’re sure that they’re real. Of your last 90 pairs you called 60 real and 30 fake, and the shop’s scanner agreed with you on every one. Scanning costs $15, and because there’s a line, it takes half an hour or so.\n\nWhat do you do?',
    decidingWords: ['the shop’s scanner agreed with you on every one'],
    options: [
      {
        text: 'Buy the pair now, for the $400 he’s asking.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Ninety calls, all of them right, is what being sure ought to look like. The pair would be gone in half an hour.',
      },
      {
        text: 'Tell him you’ll buy after the scan, or not at all.',
        tag: 'wait',
        rationale:
          'Checking is a fine habit. Here it would most likely lose you $300 to confirm what you get right every time.',
      },
      {
        text: 'Offer him $250, and take the risk yourself.',
        tag: 'split',
        rationale: 'Another buyer’s coming, and $400 is a good price already.',
      },
      {
        text: 'Ask him where he got them, and decide by his face.',
        tag: 'ask',
        rationale: 'Your eye for stitching has a perfect record. Your eye for faces has none.',
      },
    ],
    flip: {
      fact: 'Of your last 30 pairs you called 20 real, and the scanner found seven fakes among them.',
      makesRight: 'Tell him you’ll buy after the scan, or not at all.',
    },
  },
  {
    id: 'overconfidence-effect-storm-blog',
    kind: 'spot',
    genre: 'list',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'MY SNOW BLOG, the winter so far\nStorms I guaranteed: 9\nStorms that came: 3\nTomorrow: 14 inches, guaranteed! Cancel school now. I’ve never felt surer of one.\nThanks to everybody who subscribes.',
    decidingWords: ['Storms I guaranteed: 9', 'I’ve never felt surer of one'],
    breaksAt: 'Tomorrow: 14 inches, guaranteed!',
    options: [
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Three out of nine guarantees came true. Feeling surer than ever doesn’t make the tenth one any better.',
      },
      {
        label: 'no-flaw',
        rationale: 'Predicting snow in winter is fair. A guarantee from somebody who’s right one time in three isn’t.',
      },
      {
        label: 'recency-bias',
        rationale: 'The whole winter is in the list, and the latest storm isn’t singled out.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'It’s all about tomorrow. Nobody looks back and claims to have known.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-five-minutes',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“I don’t need the work sample, because five minutes with somebody, and I know,” said Renee. “He’s the one.”\n“Of the 20 you’ve hired that way,” said Omar, who had the list open, “eleven were gone within a year.”\n“Those were hard years.” She closed the door so that the man in the hall wouldn’t hear, and held out her hand for the form. “Write the offer.”',
    decidingWords: ['eleven were gone within a year'],
    breaksAt: '“I don’t need the work sample, because five minutes with somebody, and I know,” said Renee.',
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
      {
        label: 'no-flaw',
        rationale: 'He may turn out well. Her being sure doesn’t make that likelier.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-ninety-five',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Lily: You coming to the review session?\nTyrell: I’m getting a 95\nLily: You said that the last four times. You got a 71, a 74, a 68 and a 76\nTyrell: I know, but I know this stuff cold. See you at the game',
    decidingWords: ['You got a 71, a 74, a 68 and a 76'],
    breaksAt: 'Tyrell: I’m getting a 95',
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
      {
        label: 'planning-fallacy',
        rationale: 'How long something takes isn’t the question. How well he knows it is.',
      },
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
    difficulty: 'easy',
    scenario:
      'To dispatch: I know it sounds cocky when I tell customers “between 2:10 and 2:30,” but I’ve kept score since June. I’ve promised 240 windows of that length, and 231 times I was inside. Of the nine misses, seven were trains and two were flats. So when I say I’m about 95 percent sure, that’s what I mean, and I’d like to keep giving people the short window. Gloria',
    decidingWords: ['I’ve kept score since June', '231 times I was inside'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'She says it sounds cocky, and it does. It would be a mistake if the windows came out wrong more often than she claims.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Her estimates come from what the trips really took.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'The misses are counted and listed along with the hits.',
      },
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
    difficulty: 'medium',
    scenario:
      '“Come on, we’re going to miss it!” Claire calls from the car. You’re certain that the flight is at 4:50, though you were just as certain the last five times, and twice you were wrong. The booking is somewhere in your email, about a minute away, and she’s already started the engine.\n\nWhat do you do?',
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
