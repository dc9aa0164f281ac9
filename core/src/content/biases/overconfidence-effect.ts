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
    text: 'Before her chemistry exam, Wanjiru takes a practice test and marks how sure she is of each answer. Next to thirty of them she writes “certain,” and nine of those turn out to be wrong. Just slips, she tells herself; when she feels certain, she knows the answer. So she spends her last evening only on the topics where she’d written “unsure.”',
    failingStep: 'when she feels certain, she knows the answer',
    why: 'She takes the feeling of certainty as a sign that she knows. Her own test says otherwise: of thirty certain answers, nine were wrong. The feeling is a good guide for people who are almost always right when they have it. So far, she isn’t one of them.',
  },
  soundWhen:
    'Firm words are fine when a record stands behind them. A nurse who has found the vein on the first try with all but two of her last hundred patients can say “one little poke, and we’re done” without a maybe. Sounding unsure would only scare people.',
  reply:
    'Put a percentage on your guesses, write them down, and check later how many came true. Until you have a record like that, list two ways you could be wrong, and leave yourself more room.',
  evidence:
    'Fischhoff, Slovic & Lichtenstein (1977), “Knowing with Certainty: The Appropriateness of Extreme Confidence,” Journal of Experimental Psychology: Human Perception and Performance 3. Moore & Healy (2008), “The Trouble with Overconfidence,” Psychological Review 115, separate three kinds that do not always go together.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'overconfidence-effect-shower-glass',
    slot: 'bias5',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'The glass plant closes in three minutes, and a pane that doesn’t fit comes out of your pay. You’re positive the opening was 33 inches. You held the tape, and you can still see the number. Of the twelve panes you’ve called in from memory this year, four are in the dumpster. Yasmin, who held the other end, says 31; she wrote it on her wrist, as always, and hers have all fit. The plan, drawn before the tile, says 32, and the plumber thinks it’s 34.\n\nWhat do you tell them?',
    decidingWords: ['four are in the dumpster', 'she wrote it on her wrist, as always, and hers have all fit'],
    options: [
      {
        text: 'Order the glass at 31 inches wide.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Your numbers from memory have been wrong one time in three, and the ones she writes down never have. Seeing the number clearly doesn’t make it right.',
      },
      {
        text: 'Order the glass at 32 inches wide.',
        tag: 'go ahead',
        rationale: 'It’s on paper, which looks solid, but it’s from before the tile went in.',
      },
      {
        text: 'Order the glass at 33 inches wide.',
        tag: 'go ahead',
        rationale:
          'You can still see the number, but of the twelve panes you called in from memory, four are in the dumpster.',
      },
      {
        text: 'Order the glass at 34 inches wide.',
        tag: 'go ahead',
        rationale: 'The plumber only thinks so, and you don’t know how often he’s right.',
      },
    ],
    flip: {
      fact: 'Of the twelve you’ve called in from memory, all have fit, and four of Yasmin’s were wrong.',
      makesRight: 'Order the glass at 33 inches wide.',
    },
  },
  {
    id: 'overconfidence-effect-rate-calls',
    slot: 'bias5',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'HOMEBUYERS’ GROUP\nPinned by the moderators: Lisa’s calls on mortgage rates so far: eleven, all marked “certain.” Came true: four.\n\nLisa: A lot of you have been asking, so here’s where I stand. I read everything, from the bond charts to two newsletters that I pay for, and I’ve been doing it for three years. I’m certain rates will be over eight by fall. Our house won’t be finished until October, so I’ve just paid $3,900 to lock in tonight’s rate, and that was the money for the furniture. If you’re building, don’t sit there and hope. Call your lender in the morning, tell them you want the long lock, and pay whatever it takes.',
    decidingWords: ['Came true: four', 'I’m certain rates will be over eight by fall'],
    breaksAt: 'I’m certain rates will be over eight by fall.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No striking detail pushes a known rate aside. It’s her own calls that she overrates.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          '“Certain” has meant four in eleven so far. Reading a lot makes her feel sure, but it hasn’t made her right.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'The calls that failed haven’t dropped out of sight. They’re counted at the top of the page.',
      },
      {
        label: 'optimism-bias',
        rationale: 'That’s expecting to be luckier than others. She expects rates to go the wrong way for everybody.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-exit-fourteen',
    slot: 'bias5',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Your wife’s in labor, and you’re sure the hospital’s off Exit 14; you grew up here. The phone says 12. You’ve overruled it eight times this year and had to turn around six times. Your wife thinks it’s Exit 11, and her mother says 17.\n\nWhich exit do you take?',
    decidingWords: ['had to turn around six times'],
    options: [
      {
        text: 'Leave the freeway at Exit 11.',
        tag: 'go ahead',
        rationale: 'Your wife only thinks it’s 11, and nothing else points that way.',
      },
      {
        text: 'Leave the freeway at Exit 12.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Overruling the phone has gone wrong six times in eight. With your wife in labor, there’s no time to turn around.',
      },
      {
        text: 'Leave the freeway at Exit 14.',
        tag: 'go ahead',
        rationale:
          'Growing up here feels like knowing the way. This year it’s made you overrule the phone eight times and turn around six.',
      },
      {
        text: 'Leave the freeway at Exit 17.',
        tag: 'go ahead',
        rationale: 'Pleasing your mother-in-law is a kind thought, but you don’t know how often she’s right.',
      },
    ],
    flip: {
      fact: 'Eight times this year you’ve overruled the phone, and you were right every time.',
      makesRight: 'Leave the freeway at Exit 14.',
    },
  },
  {
    id: 'overconfidence-effect-couch',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Twenty times since January you’ve said, ‘It’s going to fit,’” said Zoe, “and twelve times we had to carry a couch back down.”\n“I know a stairwell when I see one. It’s going to fit,” said Ben. “If we scratch the wall, I’ll pay.”',
    decidingWords: ['twelve times we had to carry a couch back down'],
    breaksAt: 'It’s going to fit,” said Ben.',
    options: [
      {
        label: 'authority-bias',
        rationale: 'No one with a title says that it fits. It’s only Ben.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'His eye has been wrong twelve times out of twenty, and he’s still sure enough to put up his own money.',
      },
      {
        label: 'anchoring',
        rationale: 'There’s no first number that his answer sticks to.',
      },
      {
        label: 'no-flaw',
        rationale: 'This couch may well fit. After twelve trips back down, though, he has no reason to be sure of it.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-couch-sound',
    twinOf: 'overconfidence-effect-couch',
    kind: 'sound',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Sixty times since January you’ve looked at a stairwell and said, ‘It’s going to fit,’” said Zoe, “and we’ve only had to carry one couch back down.”\n“I know a stairwell when I see one. It’s going to fit,” said Ben. “If we scratch the wall, I’ll pay.”',
    decidingWords: ['we’ve only had to carry one couch back down'],
    options: [
      {
        label: 'anchoring',
        rationale: 'He doesn’t start from somebody’s number and adjust it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'His eye was wrong just once in sixty tries, so it’s fair to be that sure of this one.',
      },
      {
        label: 'authority-bias',
        rationale: 'It’s his own record he goes by, not anybody’s rank.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He sounds cocky, but that isn’t enough. With him, being sure and being right have gone together.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-red-pair',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You resell sneakers, and the $400 you’ve got is the rent that’s due Friday. The seller’s packing up, with four pairs left at $400 each. The red ones would bring $700. They have no tag from the sneaker store, which scans pairs and tags the real ones, but from the stitching you’re sure they’re real. You’ve been sure about 90 pairs this year, and the store’s scanner called 50 of them fake. The blue ones have no tag, either. The black pair and the white pair are tagged and would bring $420 and $490.\n\nWhich pair do you buy?',
    decidingWords: ['the store’s scanner called 50 of them fake'],
    options: [
      {
        text: 'Buy the red pair for your $400.',
        tag: 'go ahead',
        rationale:
          'The stitching looks right, and $300 is a lot. Still, most of the pairs you were sure of this year turned out to be fakes.',
      },
      {
        text: 'Buy the blue pair for your $400.',
        tag: 'go ahead',
        rationale: 'There’s no tag on them, and nothing else to say that they’re real.',
      },
      {
        text: 'Buy the black pair for your $400.',
        tag: 'go ahead',
        rationale: 'They’re safe, but so are the white ones, which bring $70 more.',
      },
      {
        text: 'Buy the white pair for your $400.',
        right: true,
        tag: 'go ahead',
        rationale:
          'With the tag, the $90 you’d make on these is safe. Your own eye has been wrong on 50 of 90, so being sure of the red ones means little.',
      },
    ],
    flip: {
      fact: 'Of the 90 pairs you’ve been sure about this year, the store’s scanner called every one real.',
      makesRight: 'Buy the red pair for your $400.',
    },
  },
  {
    id: 'overconfidence-effect-red-pair-sound',
    twinOf: 'overconfidence-effect-red-pair',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You resell sneakers, and the $400 you’ve got is the rent that’s due Friday. The seller’s packing up, with four pairs left at $400 each. The red ones would bring $700. They have no tag from the sneaker store, which scans pairs and tags the real ones, but from the stitching you’re sure they’re real. You’ve been sure about 90 pairs this year, and the store’s scanner called every one of them real. The blue ones have no tag, either. The black pair and the white pair are tagged and would bring $420 and $490.\n\nWhich pair do you buy?',
    decidingWords: ['the store’s scanner called every one of them real'],
    options: [
      {
        text: 'Buy the red pair for your $400.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Ninety out of ninety is what being sure ought to look like. With a record like that, an extra $210 is worth more than a tag.',
      },
      {
        text: 'Buy the blue pair for your $400.',
        tag: 'go ahead',
        rationale: 'They have no tag, you haven’t judged them real, and you don’t know what they’d bring.',
      },
      {
        text: 'Buy the black pair for your $400.',
        tag: 'go ahead',
        rationale: 'The tag makes them safe. They also make you $280 less than the red ones.',
      },
      {
        text: 'Buy the white pair for your $400.',
        tag: 'go ahead',
        rationale:
          'A tag is good to have when you’re unsure. You’ve been right 90 times running, and the red ones bring $210 more.',
      },
    ],
    flip: {
      fact: 'Of the 90 pairs you’ve been sure about this year, the store’s scanner called 50 fake.',
      makesRight: 'Buy the white pair for your $400.',
    },
  },
  {
    id: 'overconfidence-effect-storm-blog',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'WENDELL’S SNOW PAGE\nTomorrow: 14 inches, guaranteed! I’ve never felt surer of one. Cancel school now, folks.\n\nTop comment: This makes nine “guaranteed” storms this winter, Wendell. I’ve shoveled twice, and my boss is done believing me.',
    decidingWords: ['This makes nine “guaranteed” storms', '14 inches, guaranteed!'],
    breaksAt: 'Tomorrow: 14 inches, guaranteed!',
    options: [
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Eight guarantees before this one got his reader out shoveling twice. Feeling surer than ever doesn’t make the ninth storm any likelier.',
      },
      {
        label: 'no-flaw',
        rationale: 'It may snow, and saying so is fair. A guarantee takes a better record than two out of eight.',
      },
      {
        label: 'recency-bias',
        rationale: 'The latest storm isn’t what he goes by. He goes by how sure he feels.',
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
      '“We can skip the work sample. Give me five minutes with somebody, and I know,” said Renee. “He’s the one.”\nOmar had the list open. “Of the 20 you’ve hired that way,” he said, “eleven were gone within a year, and one of them sued us.”\n“Those were hard years.” She closed the door so that the man in the hall wouldn’t hear, and held out her hand for the form. “I’d like to make him an offer before lunch.”',
    decidingWords: ['eleven were gone within a year', 'I know,” said Renee'],
    breaksAt: 'Give me five minutes with somebody, and I know,” said Renee.',
    options: [
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'More than half of her five-minute hires were gone within a year. She’s as sure of this one as if they’d all worked out.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'That needs some telling detail about the man, and she gives none. What she brushes off is her own record.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Luck isn’t what she counts on. She trusts her own eye for people.',
      },
      {
        label: 'no-flaw',
        rationale: 'He may turn out well. Her being sure of him doesn’t make that any likelier.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-ninety-five',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Lily: You coming to the review session? If you fail this you lose the scholarship\nTyrell: I’m getting a 95. I know this stuff cold\nLily: You said that the last four times. You got a 71, a 74, a 68 and a 76\nTyrell: Off days. See you at the game',
    decidingWords: ['You got a 71, a 74, a 68 and a 76'],
    breaksAt: 'Tyrell: I’m getting a 95.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'He may do better this time, but he gives no reason why, and he was just as sure the last four times.',
      },
      {
        label: 'overconfidence-effect',
        right: true,
        rationale:
          'Four times he was sure of a 95, and each time he fell 19 to 27 points short. He’s every bit as sure today.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'How long something takes isn’t the question. How well he knows it is.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'He isn’t collecting whatever says he’s right. He just trusts the feeling of knowing it.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-delivery-windows',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'To dispatch: I know how it sounds when I tell customers “between 2:10 and 2:30, I’d bet my truck on it.” But I’ve kept score since June. I’ve promised 240 twenty-minute windows, and I’ve hit 231 of them. Of the nine misses, seven were trains and two were flats. So please don’t make me say “sometime this afternoon” like the rookies. People take off work for us, and I know when I’ll be there. Gloria',
    decidingWords: ['I’ve kept score since June', 'I’ve hit 231 of them'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          '“I’d bet my truck on it” sounds cocky, but she hits her windows about as often as she makes it sound.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'That’s expecting things to take less time than they do. Nearly all her windows have been right.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'The misses are counted and listed along with the hits.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'A count of 231 in 240 stands behind the short window. Being that sure is what her record allows.',
      },
    ],
  },
  {
    id: 'overconfidence-effect-that-face',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'The grocery money’s gone from the drawer, and dinner’s in ten minutes. Piper’s face has turned red, and she won’t look at you. You’re her mother, and you know that face. Five times this year you’ve been just as sure because of somebody’s face, and four of those times you had to apologize. Emptying Dorian’s wastebasket this morning, you found the envelope the money was kept in. Milo’s been at camp since Monday, and Bex, the oldest, is the easiest to talk to. “Can we eat?” asks Piper, very quietly.\n\nWho do you talk to first?',
    decidingWords: [
      'four of those times you had to apologize',
      'Emptying Dorian’s wastebasket this morning, you found the envelope the money was kept in',
    ],
    options: [
      {
        text: 'Talk to Piper first about the money.',
        tag: 'ask',
        rationale:
          'It feels like knowing, and four of the five faces you were sure of this year fooled you. People turn red for many reasons.',
      },
      {
        text: 'Talk to Bex first about the money.',
        tag: 'ask',
        rationale: 'An easy talk is a pleasant way to begin, but nothing points to her.',
      },
      {
        text: 'Talk to Dorian first about the money.',
        right: true,
        tag: 'ask',
        rationale:
          'The envelope in his wastebasket is something to ask about. Your eye for faces has mostly led you wrong.',
      },
      {
        text: 'Talk to Milo first about the money.',
        tag: 'ask',
        rationale: 'He’s been away since Monday, so he’s the least likely to know anything about it.',
      },
    ],
    flip: {
      fact: 'You found the envelope it was kept in when you emptied Piper’s wastebasket.',
      makesRight: 'Talk to Piper first about the money.',
    },
  },
]
