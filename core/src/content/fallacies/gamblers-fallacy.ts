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
    id: 'gamblers-fallacy-knee-trial',
    slot: 'fallacy18',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Mateo’s next in the knee trial. A computer draws separately for each patient: new treatment or usual one, fifty-fifty. The six before him got the usual one, so he figures his chances of getting the new one are better than even. Either way, most patients improve, says his brother.',
    decidingWords: ['draws separately for each patient'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'What’s true of “most patients” may not be true of Mateo. But his brother is the one who says it, and Mateo is thinking about the draw.',
      },
      {
        label: 'anecdotal',
        rationale:
          'A brother’s word on how patients do may sound like a personal story. But he speaks of “most patients,” and Mateo figures his chances from the six before him.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The computer “draws separately for each patient,” so Mateo’s chances are fifty-fifty. Six draws before his don’t make them “better than even.”',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Six of a kind in a row do stand out. Mateo doesn’t call them a pattern; he expects the next draw to make up for them.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-outside-lane',
    slot: 'q18',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Keiko, the lanes in our league come out of a bag, with all eight slips back in before each race. You’ve had the outside lane three times running, so on Saturday it’s the one you’re least likely to get, and this week we’ll practice in the others. I can hardly imagine a fourth! You ran slower out there, but then you also had a cold. Coach',
    decidingWords: ['all eight slips back in before each race', 'it’s the one you’re least likely to get'],
    options: [
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'With “all eight slips back in before each race,” each lane has the same chance every time. So the outside lane isn’t “the one you’re least likely to get.”',
      },
      {
        label: 'false-cause',
        rationale:
          'Keiko “ran slower out there,” so the lane may get the blame. But the coach mentions her cold, and the mistake is about the draw on Saturday.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Three times in a row may look like a pattern. But the coach isn’t asking what’s behind it; the letter uses the three races to predict the next draw.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“I can hardly imagine a fourth” comes after the prediction. The reason for the prediction is the three races before, not what the coach can imagine.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-one-in-four',
    slot: 'fallacy18',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The doctor has explained that the chance of the skin condition is one in four for each child, whatever the others have. Maeve and Eric’s first child has it. “One in four, and we’ve had our one,” Maeve says that night, “so the next three should be spared.” Eric can’t believe how calm she sounds, because the condition runs in his family, and his two cousins in Cork both have it.',
    decidingWords: ['whatever the others have', 'we’ve had our one'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'That the condition “runs in his family” tells us where it comes from. Maeve’s mistake isn’t about that; it’s about how likely it is for the next child.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Eric’s “two cousins in Cork” may look like a pattern. But they’re his reason to worry, and Maeve’s mistake is about the next three children.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Eric “can’t believe how calm she sounds,” but that’s about Maeve’s mood. Neither of them rejects what the doctor said because it’s hard to imagine.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'For each child the chance is one in four, “whatever the others have.” Maeve says “we’ve had our one,” as if one sick child made the next three safer.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-after-the-flood',
    slot: 'q18',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Advice for the week after the flood: Dry the walls first, or mold will follow, then rot, then a new staircase. The county puts the risk of such a flood at one in a hundred each year, no matter when the last one was. We’ve just had ours, so we’ll leave the next one to our grandchildren, and your freezers can go back to the basement. It’s hard to imagine that much water again!',
    decidingWords: ['one in a hundred each year, no matter when the last one was', 'We’ve just had ours'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'Mold, then rot, then a new staircase: that’s a chain, but wet walls really lead to those things. The freezers go downstairs for another reason.',
      },
      {
        label: 'false-cause',
        rationale:
          'Wet walls get the blame for mold, and rightly. The mistake is about the next flood, because the writer thinks that this one has used up the risk.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'It’s “hard to imagine that much water again,” the writer says. But that comes at the end, after the next flood has been left to the grandchildren.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The risk is “one in a hundred each year, no matter when the last one was.” So “We’ve just had ours” doesn’t put off the next flood by a single year.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-concert-ticket',
    slot: 'fallacy18',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Each evening a program at Josh’s company picks one of five technicians at random to be on call, starting over and keeping no record. For nineteen evenings, circled in red on his calendar, it’s picked somebody else. By now, he figures, he’s far more likely to be drawn than the other four. He has a concert ticket for tonight, and nobody’s excused for a concert, so he sells it before the drawing.',
    decidingWords: ['starting over and keeping no record'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Josh does go from nineteen evenings to one. But he doesn’t say that tonight will be like the rest; he expects the opposite, because he thinks he’s due.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Red circles around nineteen evenings may look like a target drawn afterward. Josh doesn’t say that they show a pattern; he uses them to predict tonight.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'A program “starting over and keeping no record” gives Josh one chance in five again tonight. Nineteen evenings off don’t make him “far more likely to be drawn than the other four.”',
      },
      {
        label: 'special-pleading',
        rationale:
          '“Nobody’s excused for a concert” is a rule, and Josh may want to be excused. But he accepts the rule and sells his ticket.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-quail-chicks',
    slot: 'q18',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Each quail egg in Michelle’s lab hatches male or female at even odds, whatever comes out of the others. She needs fifty females and has bought a hundred eggs, but the first forty gave her only twelve. Few females now means more of them later, she tells her assistant, so she won’t order more eggs. He blames the new heat lamp, but she can’t picture a lamp making all those males.',
    decidingWords: ['at even odds, whatever comes out of the others', 'Few females now means more of them later'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'A “new heat lamp” gets the blame for the many males. But that’s her assistant’s idea, and Michelle doesn’t accept it.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Michelle says, “Few females now means more of them later.” But the eggs hatch “at even odds, whatever comes out of the others,” so she can expect about thirty more females, not thirty-eight.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'So many males do stand out. But nobody picks them out afterward to show a pattern, and Michelle’s decision is about the sixty eggs to come.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Michelle “can’t picture a lamp making all those males.” But that comes last, after she’s decided not to order more eggs.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-garden-plot',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbor, Tomorrow the garden club draws a name for the free plot, and each name goes into the hat once, however long it’s been on the list. Six times I’ve lost, even when I wore my lucky hat, so now I have a better chance than the newcomers. First a plot, then chickens, then a farm stand! Keep a spade ready. Mrs. Hollis',
    decidingWords: ['each name goes into the hat once'],
    breaksAt: 'Six times I’ve lost, even when I wore my lucky hat, so now I have a better chance than the newcomers.',
    options: [
      {
        label: 'false-cause',
        rationale:
          'A “lucky hat” is a superstition about what brings luck. But she only says that it didn’t help, and her argument doesn’t depend on it.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Chickens and a farm stand are a chain of steps, but they’re what she dreams of after winning, not a reason to expect that she’ll win.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Since “each name goes into the hat once,” her six lost drawings don’t count. Nothing gives her “a better chance than the newcomers.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'After losing six times, it feels as if her turn has come. But each name goes in once, “however long it’s been on the list.”',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-garden-plot-sound',
    twinOf: 'gamblers-fallacy-garden-plot',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbor, Tomorrow the garden club draws a name for the free plot, and each name goes into the hat once, plus once more for each drawing it’s lost. Six times I’ve lost, even when I wore my lucky hat, so now I have a better chance than the newcomers. First a plot, then chickens, then a farm stand! Keep a spade ready. Mrs. Hollis',
    decidingWords: ['plus once more for each drawing it’s lost'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'Mrs. Hollis mentions that her hat didn’t bring luck, but her chance is better because of the extra slips with her name on them.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Each name goes in once, “plus once more for each drawing it’s lost.” After six lost drawings, Mrs. Hollis has seven slips in the hat, and a newcomer has one.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'From a plot to chickens to a farm stand is a chain of steps. But Mrs. Hollis is only dreaming, and she doesn’t give any of them as a reason.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Thinking that past losses help your chances is usually a mistake. But under this club’s rule, each lost drawing adds a slip, so the past does count.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-free-saw',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The hardware store opens at eight. This week, a sign says, it’s giving away one purchase in fifty, with a new drawing for each customer. Ray, who wants an expensive saw, has kept count by the door since eight. Forty-five customers have paid without a winner, so he figures his chances are far better now than when he came in. Somebody jokes that the last two winners wore red, and Ray buttons his red jacket.',
    decidingWords: ['a new drawing for each customer'],
    breaksAt:
      'Forty-five customers have paid without a winner, so he figures his chances are far better now than when he came in.',
    options: [
      {
        label: 'false-cause',
        rationale:
          'Somebody jokes that the winners wore red, and Ray buttons his red jacket. But he’s figured his chances by then, and he goes by the count.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'There’s “a new drawing for each customer,” so the forty-sixth has the same chance as the first. The forty-five before him change nothing.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Red is a pattern that somebody found in two winners afterward. It’s only a joke, and it comes too late to be Ray’s reason.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Keeping count since eight o’clock looks careful. But when the store draws again for each customer, the count tells him nothing.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-free-saw-sound',
    twinOf: 'gamblers-fallacy-free-saw',
    kind: 'sound',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The hardware store opens at eight. This week, a sign says, it’s giving away exactly one of each day’s first fifty purchases. Ray, who wants an expensive saw, has kept count by the door since eight. Forty-five customers have paid without a winner, so he figures his chances are far better now than when he came in. Somebody jokes that the last two winners wore red, and Ray buttons his red jacket.',
    decidingWords: ['exactly one of each day’s first fifty purchases', 'customers have paid without a winner'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'He does expect a win after a long wait. But under the rule on this sign he’s right, because one of the next five purchases has to be the free one.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Two winners in red are a pattern found afterward. But Ray goes by the sign and by a count that he started at eight.',
      },
      {
        label: 'false-cause',
        rationale:
          'Red jackets don’t win saws, though somebody jokes that they do. Ray’s reason is his count of the customers.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The sign promises “exactly one of each day’s first fifty purchases,” and forty-five “customers have paid without a winner.” So the free one is among the next five.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-factory-gate',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Boss, you won’t believe why I’m late again. The gate picks one in ten of us for a bag check, by pure chance, and it’s been me three days running. So tomorrow I’m less likely to get picked than anyone else. One delay leads to another, I know.',
    decidingWords: ['by pure chance', 'So tomorrow I’m less likely to get picked than anyone else'],
    breaksAt: 'So tomorrow I’m less likely to get picked than anyone else.',
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          '“You won’t believe why” is how people start a story. But the prediction rests on three bag checks, not on what’s hard to believe.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Three checks in three days are rare, and that’s bad luck. But tomorrow the chance is one in ten again, the same as for the others.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“One delay leads to another” is a short chain. It’s an apology, and the prediction about tomorrow doesn’t come from it.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'The gate picks people “by pure chance,” one in ten each day. After three checks, the writer isn’t any “less likely to get picked than anyone else.”',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-question-twenty',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'On question twenty, B and D sound equally good to Brittany; C, in between, sounds silly. The program puts each right answer under a random letter, without regard to the other questions. She’s sure the last four were B, so a fifth seems less likely, and she takes D.',
    decidingWords: ['without regard to the other questions'],
    breaksAt: 'She’s sure the last four were B, so a fifth seems less likely, and she takes D.',
    options: [
      {
        label: 'composition-division',
        rationale:
          'Brittany goes from four questions to a fifth. But she doesn’t say that what’s true of those four is true of this one; she expects the opposite.',
      },
      {
        label: 'no-flaw',
        rationale:
          'B and D sound equally good, so Brittany may pick either one. But her reason for D is wrong, because the four answers before this one don’t matter.',
      },
      {
        label: 'middle-ground',
        rationale:
          'C lies “in between,” so there’s a halfway answer on offer. But it sounds silly to Brittany, and she doesn’t choose it.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Each letter is drawn “without regard to the other questions,” so B is as likely as D. Four Bs in a row don’t make a fifth one less likely.',
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
      '“The sonogram tech says another boy,” Yusuf told his sister, and he sounded more tired than happy. “We’ll love him. But you know we always pictured a daughter.”\n“Three boys,” said Nadia. “Well, that settles it. Have one more, and this time it’ll be a girl. It has to even out sometime.”\nHe laughed, and that night he told his wife what Nadia had said, and the two of them started doing the math on a bigger car.',
    decidingWords: ['It has to even out sometime'],
    breaksAt: 'Have one more, and this time it’ll be a girl.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Another child may be a fine idea. It’s not a better bet for a girl than the first one was.',
      },
      {
        label: 'false-cause',
        rationale: 'Nothing is said to have brought about the boys. The mistake is about what comes next.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Each pregnancy is close to even odds, whatever came before. Three boys don’t make a girl any more likely the next time.',
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
      'Trey: Four years straight the opening coin toss of the big game has come up tails\nPeyton: wild\nTrey: So heads is the easiest money of the year. I’m putting the rent on it\nPeyton: your RENT\nTrey: You’ll see, five in a row basically doesn’t happen',
    decidingWords: ['So heads is the easiest money of the year', 'five in a row basically doesn’t happen'],
    breaksAt: 'Trey: So heads is the easiest money of the year.',
    options: [
      { label: 'no-flaw', rationale: 'The record he quotes can be true and still tell him nothing about the coin.' },
      {
        label: 'anecdotal',
        rationale:
          'He isn’t judging a general question by one story. He has a run of four tosses and reads the next one from it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'If Trey had searched a hundred bets for the one with a streak and called the streak meaningful, it would fit. His error is in what he expects next.',
      },
      {
        label: 'gamblers-fallacy',
        right: true,
        rationale:
          'Five in a row is rare before the first toss. Four have already happened, and the fifth is still one toss of one coin.',
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
      'Ms. Joanna pulls a name from a cup every day, and whoever it is has to work a problem at the board. She doesn’t put names back until the cup is empty. There are twenty-four of us, and twenty-one have gone since September. I haven’t. So there are three slips left, one of them is mine, and the odds that it’s me tomorrow are one in three. I’m going to do the homework tonight.',
    decidingWords: ['She doesn’t put names back until the cup is empty'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Names stay out of the cup, so every day without his raises the odds for the next. Past draws really do matter here.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“I haven’t gone yet, so it’s coming” sounds just like it. The difference is the cup: these draws aren’t separate, because each takes a name away.',
      },
      { label: 'texas-sharpshooter', rationale: 'No pattern has been picked out of a lot of results.' },
      { label: 'false-cause', rationale: 'Nothing is blamed for anything; it’s a count of slips.' },
    ],
  },
]
