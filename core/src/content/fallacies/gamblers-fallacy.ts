import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: "Gambler's Fallacy",
  aliases: ['Monte Carlo Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['chance', 'luck', 'streak', 'odds', 'random', 'due', 'probability', 'lottery', 'independent events'],
  link: 'https://yourlogicalfallacyis.com/the-gamblers-fallacy',
  definition:
    'Expecting luck to even out soon. After several outcomes of one kind, the other kind is thought to be owed, although each try is separate and remembers nothing of the earlier ones.',
  neighbors: [
    {
      name: 'False Cause',
      tellApart:
        'Is the past thought to shift the odds of a fresh random try, or is one thing said to produce another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is a streak used to predict the next try, or is a cluster picked out afterward and called a pattern?',
    },
    {
      name: 'Composition/Division',
      tellApart:
        'Does the mistake lie in linking separate tries, or in moving a trait between the parts and the whole?',
    },
    {
      name: 'Middle Ground',
      tellApart: 'Is chance expected to balance itself, or is a point between two opinions taken to be right?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is an outcome ruled out because it’s no longer due, or because the speaker can’t imagine it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Kaito’s phone game, each chest has one chance in fifty of holding the golden dragon. What came out of earlier chests, the makers state, makes no difference. Kaito has paid for sixty and found no dragon. He reaches for his mother’s bank card. “After sixty misses, the next ones are much more likely to have it,” he says.',
    failingStep: 'After sixty misses, the next ones are much more likely to have it',
    why: 'The step assumes that chests keep count and make up for bad luck. Each one starts over at one in fifty. For the misses to matter, the game needs a rule that links the chests, and this one rules it out.',
  },
  soundWhen:
    'The past counts when tries are linked. In a deck of cards that isn’t reshuffled, each ace dealt leaves fewer to come. And a long streak may be a clue that the game isn’t fair: after thirty heads in a row, take a look at the coin.',
  reply:
    '“The next chest doesn’t know about the sixty. It’s one in fifty, just as it was on the first day. Would you buy it if it were your first?”',
  evidence:
    'Tversky & Kahneman (1971), “Belief in the Law of Small Numbers,” Psychological Bulletin 76; Clotfelter & Cook (1993), “The ‘Gambler’s Fallacy’ in Lottery Play,” Management Science 39.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'gamblers-fallacy-knee-trial',
    slot: 'fallacy18',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'A computer draws separately for each patient in the knee trial, fifty-fifty between the new treatment and the usual one. After six usual ones in a row, Mateo figures, his chances have got to be better than half. Most people in the trial have improved, says his brother.',
    decidingWords: ['draws separately for each patient'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“Most people in the trial have improved” describes the whole group, and it’s tempting to expect the same for one patient. Mateo’s odds, however, come from the six draws before his.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A brother’s good word sounds like a personal story, but he’s quoting how a trial went. Mateo’s mistake concerns which treatment the computer will pick.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The computer “draws separately for each patient,” so six draws in a row leave his at fifty-fifty. “His chances have got to be better than half” treats his turn as owed.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Six alike in a row stand out, and one could draw a circle around them. Mateo doesn’t call them a pattern; he expects them to be made up for.',
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
      'Keiko, the lanes in our league come out of a bag, with all eight slips back in before each race. You’ve had the outside lane three times running, so on Saturday it’s the one you’re least likely to get, and this week we’ll practice from the others. I can hardly imagine a fourth! You ran slower out there, though you also had a cold. Coach',
    decidingWords: ['all eight slips back in before each race', 'it’s the one you’re least likely to get'],
    options: [
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'There are “all eight slips back in before each race,” so each lane has the same chance again. Three outside lanes don’t make it “the one you’re least likely to get.”',
      },
      {
        text: 'False Cause',
        rationale:
          'Running “slower out there” invites blaming the lane. Coach doesn’t, and mentions the cold; the mistake is in the odds for Saturday.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Three in a row is the sort of cluster people circle afterward. Coach isn’t presenting it as a finding but using it to predict the next draw.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          '“I can hardly imagine a fourth” comes after the forecast and just dresses it up. The reason given is the three races before.',
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
      'The chance of the skin condition is one in four for each child, the doctor has explained, whatever the others have. Their first son has it. “One in four, and we’ve had our one,” Maeve says that night, “so the next three should be spared.” Stefan can’t believe how calm she sounds. It runs in his family, and the two cousins in Cork both have it.',
    decidingWords: ['whatever the others have', 'we’ve had our one'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'That it “runs in his family” does point to where the condition comes from. Maeve’s mistake concerns how often it will strike, not why.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'The “two cousins in Cork” look like a cluster. But no pattern is claimed for Cork, and they come up after Maeve’s conclusion.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Stefan “can’t believe how calm she sounds,” which is about her mood. Neither of them rejects the doctor’s odds for being hard to imagine.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'One in four holds for each child, “whatever the others have.” Maeve spreads the odds over four children as if they kept count: “we’ve had our one.”',
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
      'Advice for the week after the flood: Dry the walls first, or mold will follow, then rot, then a new staircase. The risk of another such flood, says the water office, is one in a hundred, fresh each year. We’ve just had ours, so the next one is a matter for our grandchildren, and your freezers can go back downstairs. It’s hard to imagine that much water again!',
    decidingWords: ['one in a hundred, fresh each year', 'We’ve just had ours'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“Mold will follow, then rot, then a new staircase” is a real chain, and wet walls really do that. The freezers go downstairs for another reason.',
      },
      {
        text: 'False Cause',
        rationale:
          'Mold is traced to damp walls, which is sound. Nowhere does the writer say how one flood prevents the next, though; this century’s flood is simply counted as used up.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It’s “hard to imagine that much water again,” the writer sighs at the end. By then the next flood has already been left to the grandchildren.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'With odds of “one in a hundred, fresh each year,” next year’s are the same as last year’s. “We’ve just had ours” treats a flood as a turn that has been taken.',
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
      'Barnaby has charted the on-call draws at his company and circled the last nineteen evenings in red. Each evening a program picks one of five technicians, starting over and keeping no record, and on those nineteen it picked one of the other four. By now, he figures, he’s far likelier than any of them to be drawn. Since nobody’s excused for a concert, he sells tonight’s ticket before the drawing.',
    decidingWords: ['starting over and keeping no record'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Nineteen evenings taken together do look different from one. But he doesn’t judge one evening by the nineteen as a whole; he thinks that his turn is overdue.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Circling nineteen evenings in red looks like drawing the target afterward. He doesn’t claim that they show a pattern, though; he uses them to predict tonight.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'A program “starting over and keeping no record” gives him one chance in five, as on any evening. Thinking that “he’s far likelier than any of them to be drawn” gives it a memory.',
      },
      {
        text: 'Special Pleading',
        rationale:
          '“Nobody’s excused for a concert” brings up exceptions. Barnaby doesn’t ask for one; he takes the rule as it is and sells.',
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
      'Each quail egg in Signe’s lab hatches male or female at even odds, whatever comes out of the others. She needs fifty females and has bought a hundred eggs, but the first forty produced twelve. Few females now means more of them later, she tells her assistant, and orders no extras. He blames the new heat lamp and points to a tray of males, but she can’t picture a lamp doing that.',
    decidingWords: ['at even odds, whatever comes out of the others', 'Few females now means more of them later'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Blaming “the new heat lamp” for a run of males sounds like it, but that’s the assistant’s idea. Signe rejects it, and her own reasoning needs no lamp.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          '“Few females now means more of them later” expects the sixty eggs left to repay the forty. “At even odds, whatever comes out of the others,” they’ll bring about thirty, not thirty-eight.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'One tray of males is a hand-picked cluster, and a striking one. Her decision about the eggs was made before he pointed to it.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'What she “can’t picture” is a lamp turning chicks male, and that comes last. She has decided about the eggs by then, on other grounds.',
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
      'Dear neighbor, tomorrow the garden club draws a name for the free plot, and each name goes into the hat once, however long it’s been on the list. Six times I’ve watched somebody else carry off the key, even when I wore my lucky hat, so I now have a better chance than the newcomers. First a plot, then chickens, then a farm stand! Keep a spade ready. Mrs. Hollis',
    decidingWords: ['each name goes into the hat once'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'The “lucky hat” is a superstition of the kind that mistakes one thing for the cause of another. She mentions only that it failed, and tomorrow’s odds don’t depend on it.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Chickens and a farm stand make a cheerful chain of steps. It’s what she dreams of after winning, not a reason to expect that she’ll win.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'If “each name goes into the hat once,” then six lost drawings give her nothing over anybody else. “I now have a better chance than the newcomers” treats them as credit.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Losing six times feels as though it ought to count for something. The club’s rule says that it doesn’t, “however long” a name has been on the list.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-garden-plot-sound',
    twinOf: 'gamblers-fallacy-garden-plot',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear neighbor, tomorrow the garden club draws a name for the free plot, and each name goes into the hat once, plus once more for each drawing it’s lost. Six times I’ve watched somebody else carry off the key, even when I wore my lucky hat, so I now have a better chance than the newcomers. First a plot, then chickens, then a farm stand! Keep a spade ready. Mrs. Hollis',
    decidingWords: ['plus once more for each drawing it’s lost'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Her hat didn’t help, she notes, and she leaves it at that. What raises her chance is the number of slips with her name on them.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Each name goes in once, “plus once more for each drawing it’s lost.” Her six defeats have put seven slips in the hat, and a newcomer has one.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'From plot to chickens to farm stand is daydreaming. None of those steps is offered as a reason for anything.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Counting on past bad luck is usually the mistake. This club’s rule turns bad luck into extra slips, so the earlier drawings really do bear on this one.',
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
      'The hardware store gives away one purchase in fifty this week, a sign says, drawing anew for each customer. Antoni, who wants an expensive saw, sits by the door and keeps count from eight o’clock on. Forty-five customers have paid without a winner, so he figures that his chances are now far better than they were at eight. Yesterday’s two winners wore red, somebody jokes, and he buttons his red jacket.',
    decidingWords: ['drawing anew for each customer'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Somebody jokes that red did it for two winners. Antoni has done his math by then, and it’s based on the count.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The store is “drawing anew for each customer,” so it’s one in fifty for the forty-sixth as for the first. Antoni acts as if the draw kept track.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Finding red in two winners, out of everything they wore, is picking a pattern afterward. It’s gossip that comes too late to be his reason.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Counting patiently from eight o’clock looks methodical. With a separate drawing each time, there’s nothing that the count can tell him.',
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
      'The hardware store gives away one purchase in every fifty this week, a sign says, exactly one, starting over at eight every morning. Antoni, who wants an expensive saw, sits by the door and keeps count from eight o’clock on. Forty-five customers have paid without a winner, so he figures that his chances are now far better than they were at eight. Yesterday’s two winners wore red, somebody jokes, and he buttons his red jacket.',
    decidingWords: ['one purchase in every fifty', 'customers have paid without a winner'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'It has the familiar sound of a win that’s due. Under this sign it is due, because five purchases are left to hold the one free one.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Two winners in red are a pattern found after the fact. Antoni reasons from the sign and his count, which he started before he knew the outcome.',
      },
      {
        text: 'False Cause',
        rationale:
          'Red clothes winning saws is somebody else’s joke. Buttoning a jacket is as far as he goes along with it.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The rule is “one purchase in every fifty,” exactly one, and forty-five “customers have paid without a winner.” The free one is among the next five, so he’s right.',
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
      'Boss, you won’t believe why I’m late again. The gate picks one in ten of us for a bag check by pure chance, and it’s been me three days running. After that, I’m safer from it tomorrow than the rest of you. One delay leads to another, I know.',
    decidingWords: ['by pure chance', 'After that, I’m safer from it tomorrow than the rest of you'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          '“You won’t believe why” is how people start a story. The writer’s forecast rests on three bag checks rather than on what’s hard to believe.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Three checks in three days are rare, and a fourth in a row sounds rarer. But tomorrow’s draw is one in ten once more, as for the others.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“One delay leads to another” is a short chain of steps. It’s an apology for being late, and the forecast for tomorrow doesn’t come from it.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The gate works “by pure chance,” one in ten each day. “After that, I’m safer from it tomorrow than the rest of you” treats bag checks as something people take turns at.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-question-twenty',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'On question twenty, B and D sound equally good to Leila. The program puts each right answer under a random letter, with no regard to the other questions. The last four were B, so a fifth B is less likely, she thinks. She takes D and skips C, which lies in between.',
    decidingWords: ['with no regard to the other questions'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Four questions were B, and she moves on to a fifth, which looks like going from parts to a whole. But she isn’t judging a whole by its parts; each letter is a separate draw.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Between two answers that sound equally good, either pick is fine. Her reason for D isn’t, because the letters take no notice of one another.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'C lies “in between,” so halfway is on offer. Leila skips it and gives no weight to its being in the middle.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'Each letter is drawn “with no regard to the other questions,” so B is as likely as D. “A fifth B is less likely” lets the last four push it away.',
      },
    ],
  },
]
