import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'gamblers-fallacy',
  aliases: ['Monte Carlo Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['chance', 'luck', 'streak', 'odds', 'random', 'due', 'probability', 'lottery', 'independent events'],
  link: 'https://yourlogicalfallacyis.com/the-gamblers-fallacy',
  definition:
    'Thinking that luck has to even out soon. After a run of one outcome, the other feels overdue, even though each try is separate and knows nothing about the ones before.',
  gloss: 'Expects luck to even out soon.',
  neighbors: [
    {
      concept: 'false-cause',
      tellApart: 'Are past results thought to change the odds of the next try, or is one thing said to cause another?',
    },
    {
      concept: 'texas-sharpshooter',
      tellApart: 'Is a streak used to predict the next try, or is a cluster picked out afterward and called a pattern?',
    },
    {
      concept: 'composition-division',
      tellApart:
        'Is luck expected to even out, or is what’s true of the parts carried over to the whole (or the other way around)?',
    },
    {
      concept: 'middle-ground',
      tellApart: 'Is luck expected to even out, or is the answer halfway between two opinions taken to be right?',
    },
    {
      concept: 'personal-incredulity',
      tellApart:
        'Is an outcome ruled out because it’s come up so often lately, or because the speaker can’t imagine it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Kaito’s phone game, each chest has one chance in fifty of holding the golden dragon. What came out of earlier chests, the makers say, makes no difference. Kaito has paid for sixty and found no dragon. He reaches for his mother’s bank card. “After sixty misses, the next ones are much more likely to have it,” he says.',
    failingStep: 'After sixty misses, the next ones are much more likely to have it',
    why: 'The step assumes that chests keep count and make up for bad luck. Each one starts over at one in fifty. For the misses to matter, the game would need a rule that links the chests, and the makers say it has none.',
  },
  soundWhen:
    'Past results matter when one try affects the next. In a deck of cards that isn’t reshuffled, each ace dealt leaves fewer to come. And a long streak may be a clue that the game isn’t fair: after thirty heads in a row, take a look at the coin.',
  reply:
    '“The next chest doesn’t know about the sixty. It’s one in fifty, just as it was on the first day. Would you buy it if it were your first?”',
  evidence:
    'Tversky & Kahneman (1971), “Belief in the Law of Small Numbers,” Psychological Bulletin 76; Clotfelter & Cook (1993), “The ‘Gambler’s Fallacy’ in Lottery Play,” Management Science 39.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'gamblers-fallacy-third-sister',
    slot: 'fallacy18',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'I need to tell somebody. Mom carries a breast cancer mutation, and the counselor explained it to us as a separate coin toss for each of her three girls. Tiffany tested positive in March, and on Friday Doreen did, too. I’ve been crying for them all weekend. It does mean, though, that I’m almost certainly in the clear, and my own test can wait until after the holidays.',
    decidingWords: ['a separate coin toss for each of her three girls'],
    breaksAt:
      'It does mean, though, that I’m almost certainly in the clear, and my own test can wait until after the holidays.',
    options: [
      {
        label: 'composition-division',
        rationale:
          'Nothing about the family as a whole is carried over to her, or the other way around. Her sisters’ bad luck is supposed to protect her.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Two relatives’ results could be stretched into a rule about everybody. She uses them for one thing, her own odds.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'With a separate toss for each girl, two positive tests say nothing about the third. Her own risk is still fifty-fifty, but she treats her sisters’ results as protection.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'That takes a search through many facts for the ones that match. Here there are two results, and both are told.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-race-entry',
    slot: 'q18',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Hi Wendy, The drawing for the marathon is on the 14th. About one runner in ten gets a number, and they don’t give you any credit for getting turned down before. I’ve been turned down eight years running. Nobody loses nine times in a row, though, so this has to be my year. I’ve booked us the hotel by the finish, no refunds. Will you hold up a sign? Bernice',
    decidingWords: ['they don’t give you any credit for getting turned down before'],
    breaksAt: 'Nobody loses nine times in a row, though, so this has to be my year.',
    options: [
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Being turned down earns no credit, so eight losses do nothing for the ninth drawing. Her chance is one in ten again, and the hotel won’t give the money back.',
      },
      {
        label: 'false-cause',
        rationale: 'Eight losses get counted, but no cause is named for them.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Eight years of results are all she has, and she counts every one of them. Nothing was picked out.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Losing nine times sounds impossible to her, it’s true. Her reason is the eight losses, not any trouble picturing how a drawing works.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-night-bottle',
    slot: 'fallacy18',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Every night at ten, Tom and Lola spun the wheel on his phone, half red for her and half blue for him, to see who’d get up for the three o’clock bottle. It had come up red five nights running.\n“It’s almost got to be you tonight,” said Lola. “I’m taking my allergy pill now, and I’ll sleep right through.”\n“Maybe wait for the wheel,” said Tom, but she’d already swallowed it.',
    decidingWords: ['It had come up red five nights running'],
    breaksAt: '“It’s almost got to be you tonight,” said Lola.',
    options: [
      {
        label: 'false-cause',
        rationale: 'No reason is given for the five reds. Lola is guessing at the sixth spin.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'She goes by the last five nights, as they came. She didn’t go searching for a run that suited her.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'A sixth red doesn’t seem likely to her. She gets that from the five before it, not from any trouble imagining one.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Half the wheel is red tonight as well. It doesn’t remember the last five nights, so she’s as likely to be the one getting up as she ever was.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-cold-numbers',
    slot: 'q18',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Sheila: Did you see the paper has a list of the cold numbers?\nDaria: the what\nSheila: The lottery numbers that haven’t come up. There hasn’t been a 17 in two months\nDaria: so? it’s the same 49 balls every week\nSheila: So it has to show up soon. 17’s the best number on the board right now\nDaria: how many tickets\nSheila: $40 worth, all with 17 on them',
    decidingWords: ['it’s the same 49 balls every week'],
    breaksAt: 'Sheila: So it has to show up soon.',
    options: [
      {
        label: 'slippery-slope',
        rationale: '“Soon” is about when one number will come up. No small step is said to lead to a bad end.',
      },
      {
        label: 'false-cause',
        rationale: 'Sheila doesn’t say what kept the number away, or what will bring it back.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Two months without a 17 is no puzzle to her. She simply thinks it makes a 17 likelier now.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The same 49 balls go in each time, and they don’t know what was drawn before. A number that’s been missing for two months is as likely as any other.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-demo-bot',
    slot: 'fallacy18',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Erin: Client’s on the call tomorrow. Is your demo ready?\nZach: Don’t need it, DemoBot picked me yesterday AND today\nErin: It’s random though. There are eight of us and it starts over every morning\nZach: Exactly, eight of us. Which makes me the safest person on the team tomorrow\nErin: I’d still have something ready. If you stand there with nothing in front of that client you’re done\nZach: I’ve got playoff tickets tonight. I’ll send you a picture',
    decidingWords: ['it starts over every morning'],
    breaksAt: 'Which makes me the safest person on the team tomorrow',
    options: [
      {
        label: 'composition-division',
        rationale: 'A team of eight is mentioned, but no trait is passed from the team to its members or back.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'He counts both days and leaves nothing out. Two picks are simply what happened.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The bot starts over every morning, so being picked twice doesn’t use up Zach’s turns. His chance tomorrow is one in eight, the same as everybody’s.',
      },
      {
        label: 'special-pleading',
        rationale: 'He isn’t asking to be excused. He’s betting that he won’t be called.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-flood-in-april',
    slot: 'q18',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      '“The agent called about the flood insurance,” said Phoebe. “It’s $1,400 for another year, and he says the odds for our street are one in a hundred again, like every year.” Half the kitchen floor was missing.\n“We had our one in April, so we’re safe for a good long while,” said Sergio. “Tell him no, and we can buy a stove.”',
    decidingWords: ['the odds for our street are one in a hundred again, like every year'],
    breaksAt: '“We had our one in April, so we’re safe for a good long while,” said Sergio.',
    options: [
      {
        label: 'false-cause',
        rationale: 'Nobody says what brought on the flood. Sergio is only guessing when the next one will come.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'One in a hundred is the chance every year, whatever the year before was like. April’s flood doesn’t use it up, and the next one can come any year.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'There was one flood, and he didn’t comb through years of records for it.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'A flood is easy enough for him to picture, since his kitchen shows what one does. His mistake is about the next one.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-covered-parking',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Kayla: The new people in 2B want the covered spot\nLila: The drawing’s Friday, right?\nKayla: Yep, one slip per unit\nLila: And we’ve lost the last ten drawings. That puts our chances way above theirs',
    decidingWords: ['one slip per unit'],
    breaksAt: 'That puts our chances way above theirs',
    options: [
      {
        label: 'false-cause',
        rationale: 'Lila doesn’t ask why they lost ten drawings. She only counts them.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No first step is supposed to lead to a worse one.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'With one slip per unit, 2B and Lila’s unit have the same chance on Friday. Ten lost drawings give her a grudge, but no extra slip.',
      },
      {
        label: 'no-flaw',
        rationale: 'After ten losses a win feels only fair, but the drawing doesn’t know about them.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-covered-parking-sound',
    twinOf: 'gamblers-fallacy-covered-parking',
    kind: 'sound',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Kayla: The new people in 2B want the covered spot\nLila: The drawing’s Friday, right?\nKayla: Yep, one slip per unit, plus one for each drawing you’ve lost\nLila: And we’ve lost the last ten drawings. That puts our chances way above theirs',
    decidingWords: ['plus one for each drawing you’ve lost'],
    options: [
      {
        label: 'false-cause',
        rationale: 'Extra slips do change their chances. That’s how the drawing was set up.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'By this rule Lila’s unit goes in eleven times, and the new people’s goes in once. Having lost before really does help.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Nothing bad is forecast, one step after another or otherwise.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Past losses are used to predict the next drawing. Here they count, because each of them puts in another slip.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-last-packs',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The trading card store makes up its own mystery packs and sells them out of a box of 36, at nine dollars a pack. Ramon had been standing at the counter since noon, watching a new box go down. According to the sign, a computer decides for every pack separately, with a one-in-36 chance of gold, and a box may hold several gold cards or none. So far 28 packs had been sold and opened at the tables, and nobody had found gold. A gold card sells for $300. Ramon had $80 on him, which was for the electric bill. A pack from this box was a much better buy now, he figured, than it had been at noon. He bought the eight that were left.',
    decidingWords: ['a computer decides for every pack separately'],
    breaksAt: 'A pack from this box was a much better buy now, he figured, than it had been at noon.',
    options: [
      {
        label: 'false-cause',
        rationale: 'Ramon doesn’t credit the store, the tables or the hour with what came out of the packs.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The computer decides for every pack separately, and 28 plain ones say nothing about the last eight. Each is still a one-in-36 shot, as it was at noon.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Watching a single box isn’t picking hits from a heap of misses. He counts all 28.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Where a box is sure to hold a gold card, the last packs really are the better buy. This store promises nothing about any box.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-last-packs-sound',
    twinOf: 'gamblers-fallacy-last-packs',
    kind: 'sound',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The trading card store makes up its own mystery packs and sells them out of a box of 36, at nine dollars a pack. Ramon had been standing at the counter since noon, watching a new box go down. According to the sign, a computer picks one pack in every box for a gold card, exactly one in 36, and nobody working at the store has any idea which pack it is. So far 28 packs had been sold and opened at the tables, and nobody had found gold. A gold card sells for $300. Ramon had $80 on him, which was for the electric bill. A pack from this box was a much better buy now, he figured, than it had been at noon. He bought the eight that were left.',
    decidingWords: ['exactly one in 36'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Earlier packs are used to judge the later ones. They share one box with one gold card, so each plain pack really does raise the odds.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'All 28 packs are counted, and none was picked out to make a pattern.',
      },
      {
        label: 'false-cause',
        rationale: 'What made the first packs come up plain isn’t discussed.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The box holds one gold card, and it wasn’t in the first 28. It must be among the eight he bought, so they were a far better buy than a pack at noon.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-steak-dinner',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Marcus: You’re putting the anniversary dinner on your expense report?? They’ll fire you\nVal: They check five people a month, names pulled at random\nVal: Mine came up in June, July and August. September’s going to be somebody else’s turn\nMarcus: wow',
    decidingWords: ['names pulled at random'],
    breaksAt: 'September’s going to be somebody else’s turn',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'A fourth check isn’t too strange for her to imagine. She thinks the first three used up her risk.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Three checks running is rare, and a fourth sounds rarer still. But September’s names get pulled as if June had never happened.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Getting fired is a single risk in a single month. There’s no chain of steps.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The names are pulled at random every month. Three checks running don’t buy her a month off, and her risk in September is what it was in June.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-friday-quiz',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Monica: Are you coming out tonight or are you studying?\nConnie: Out! Our prof rolls a die at the start of class, and we only have a quiz if it’s even\nMonica: ok but\nConnie: It’s been even four Fridays in a row though. Tomorrow’s going to be odd, and I can sleep in his class for once\nMonica: Didn’t you say you need a B to keep your scholarship?\nConnie: I do. What time are we meeting?',
    decidingWords: ['It’s been even four Fridays in a row though'],
    breaksAt: 'Tomorrow’s going to be odd, and I can sleep in his class for once',
    options: [
      {
        label: 'composition-division',
        rationale: 'Four rolls aren’t treated as parts of a whole. They’re treated as a hint about the fifth.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Odd and even are equally likely, so odd may well come up. The four even rolls don’t make it any likelier.',
      },
      {
        label: 'middle-ground',
        rationale: 'There aren’t two views to be split down the middle. Connie has one, and it’s about a die.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'A die doesn’t remember last Friday. After four even rolls, tomorrow’s is still fifty-fifty, and she’s risking her scholarship as if it weren’t.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-three-boys',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“The ultrasound tech says it’s another boy, which makes three,” Yusuf told his sister. He sounded more exhausted than happy. “We’ll love him, but you know we always pictured a daughter.”\n“Have one more,” said Nadia. “After three boys, it’s going to be a girl next time. It has to even out eventually.”\nHe laughed. That night he told his wife what Nadia had said, and the two of them started doing the math on a bigger car.',
    decidingWords: ['It has to even out eventually'],
    breaksAt: '“After three boys, it’s going to be a girl next time.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Another child may be a fine idea, but it’s no better a bet for a girl than the first one was.',
      },
      {
        label: 'false-cause',
        rationale: 'What led to the three boys isn’t the question. The mistake is about what comes next.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Each pregnancy is a fresh chance, close to even. Three boys don’t make a girl any more likely the next time.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'A pattern would have to be picked out of many results after the fact. Nadia takes a plain run of three and bets against it.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-opening-toss',
    kind: 'spot',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Trey: Four years straight the opening coin toss of the big game has come up tails\nPeyton: wild\nTrey: Five in a row basically doesn’t happen, which makes heads the easiest money of the year. I’m putting the rent on it\nPeyton: your RENT??\nTrey: You’ll see',
    decidingWords: ['Five in a row basically doesn’t happen'],
    breaksAt: 'Trey: Five in a row basically doesn’t happen, which makes heads the easiest money of the year.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'The record he quotes can be true and still tell him nothing about the next toss.',
      },
      {
        label: 'anecdotal',
        rationale:
          'He isn’t judging a general question by one story. He has a run of four tosses and reads the next one from it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'He doesn’t pick a pattern out of a heap of results. His error is in what he expects next.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Before the first toss, five in a row is a long shot. Four have already happened, and the fifth toss is still fifty-fifty.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-called-on',
    kind: 'sound',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Ms. Joyner pulls a name from a cup every day, and whoever it is has to work a problem at the board. She doesn’t put names back until the cup is empty. I’ve gotten away with no homework for a month, and that can’t last much longer. There are 24 of us, and 21 have gone, which leaves three slips, and one of those is mine. The odds that it’s me tomorrow are one in three, so I’m doing the homework tonight.',
    decidingWords: ['She doesn’t put names back until the cup is empty'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Names stay out of the cup, so each one that comes out raises the odds for those still in it. Past draws really do matter here.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“That can’t last much longer” sounds just like it. The difference is the cup: these draws aren’t separate, because each takes a name away.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'No pattern has been picked out of a lot of results.',
      },
      {
        label: 'false-cause',
        rationale: 'It’s a count of slips, with no talk of what caused what.',
      },
    ],
  },
]
