import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'in-group-bias',
  aliases: ['In-Group Favoritism', 'Ingroup Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['us and them', 'favoritism', 'loyalty', 'team', 'belonging', 'outsiders', 'fairness', 'double standard'],
  link: 'https://yourbias.is/in-group-bias',
  definition:
    'Judging people more kindly, or giving them more, because they belong to the same group as you. The same act gets a milder verdict inside the circle than outside it.',
  gloss: 'Goes easier on one’s own group.',
  neighbors: [
    {
      concept: 'confirmation-bias',
      tellApart: 'Does someone go easier on their own side, or notice only what fits their belief?',
    },
    {
      concept: 'social-proof',
      tellApart: 'Does someone favor people from their own group, or copy what other people do?',
    },
    {
      concept: 'halo-effect',
      tellApart: 'Would anyone in the group get the same favor, or did this person win it with one good trait?',
    },
    {
      concept: 'fundamental-attribution-error',
      tellApart:
        'Are insiders and outsiders judged by different rules, or does someone blame character and forget the situation?',
    },
    {
      concept: 'endowment-effect',
      tellApart: 'Is a thing favored because it’s yours, or a person because they’re one of yours?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three judges are settling the step-dance contest in Cape Coast, and the winners will go on tour. Both finalists ran two minutes over, and the rule book takes off five points for that. Kwabena, who grew up dancing with the harbor crew, speaks first. “Our people deserve a warning, no more. The hill crew should lose the points,” he says. “Rules are rules.”',
    failingStep: 'Our people deserve a warning, no more. The hill crew should lose the points',
    why: 'The rule and the two minutes are the same, yet the verdicts differ. The one difference is which crew is his. A milder verdict needs a difference in what the crews did, such as a stage clock that had stopped for one of them.',
  },
  soundWhen:
    'There’s nothing wrong with being closer to some people, and we do owe more to family and friends. Cheering for your own school, or lending to your brother and not to a stranger, is fine. It goes wrong where everyone should be measured the same way: judging, grading, hiring.',
  reply:
    'Swap the names before you judge. What would you say if the other side had done exactly this? Where you can, decide with the names covered.',
  evidence:
    'Tajfel, Billig, Bundy & Flament (1971), “Social Categorization and Intergroup Behaviour,” European Journal of Social Psychology 1. The meta-analysis by Balliet, Wu & De Dreu (2014), Psychological Bulletin 140, finds a small to medium effect on cooperation.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'in-group-bias-broken-drills',
    slot: 'bias15',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'At the tool library you run, two drills came back broken. The library goes by age alone: a drill over five years old is written off, and for a newer one the borrower pays $80. Ravi, from your own block, told you over lunch how his jammed; it was bought in March. The other is nine years old, and someone named Wilma from across town was using it when it broke. What do you do?',
    decidingWords: ['The library goes by age alone', 'it was bought in March', 'nine years old'],
    options: [
      {
        text: 'Charge Wilma the $80 and write off Ravi’s drill.',
        tag: 'go ahead',
        rationale:
          'You’ve heard Ravi’s story and not Wilma’s, so it’s easy to take his side. But the library goes by age alone, and his drill is the new one.',
      },
      {
        text: 'Charge Ravi the $80 and write off Wilma’s drill.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“The library goes by age alone,” so Wilma’s nine-year-old drill is written off. Ravi has to pay for his, because “it was bought in March,” and having lunch with you doesn’t make it any older.',
      },
      {
        text: 'Charge Ravi and Wilma $40 apiece for their drills.',
        tag: 'split',
        rationale:
          'Forty dollars each looks like equal treatment. But under the rule Wilma owes nothing, so she’d be paying $40 just to save Ravi $40.',
      },
      {
        text: 'Ask Wilma what happened to hers and charge no one yet.',
        tag: 'ask',
        rationale:
          'Since you’ve heard Ravi out, hearing Wilma out sounds fair. But the rule goes by age alone, and no story makes a drill older or newer.',
      },
    ],
    flip: {
      fact: 'It’s Ravi’s drill that is nine years old, and Wilma’s that was bought in March.',
      makesRight: 'Charge Wilma the $80 and write off Ravi’s drill.',
    },
  },
  {
    id: 'in-group-bias-camp-place',
    slot: 'bias15',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'According to the rules, the last spot at your bike camp goes to the faster of two riders in the May hill climb. You’ve watched Khalid, from your own club, train in the snow, and you don’t know Imani, but in May she was nine seconds faster. What do you do?',
    decidingWords: ['she was nine seconds faster'],
    options: [
      {
        text: 'Have the two race up the hill again this Sunday.',
        tag: 'compare',
        rationale:
          'A new race on Sunday looks like fair play. The May climb was a fair race, too, and by the rules it’s the one that decides.',
      },
      {
        text: 'Draw lots for the spot in front of witnesses.',
        tag: 'split',
        rationale:
          'Drawing lots is impartial, but it throws away Imani’s nine seconds. By the rules, the faster rider gets the spot.',
      },
      {
        text: 'Give Khalid the spot and call Imani tonight.',
        tag: 'go ahead',
        rationale:
          'Khalid does train hard, and you’ve seen it because he’s in your club. You haven’t seen how Imani trains, and the rules go by the climb.',
      },
      {
        text: 'Give Imani the spot and call Khalid tonight.',
        tag: 'decline',
        right: true,
        rationale:
          'The rules go by the May climb, and there “she was nine seconds faster.” Having watched Khalid train doesn’t change who was faster.',
      },
    ],
    flip: {
      fact: 'In May Khalid was nine seconds faster than Imani.',
      makesRight: 'Give Khalid the spot and call Imani tonight.',
    },
  },
  {
    id: 'in-group-bias-radio-jury',
    slot: 'bias15',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Best Radio Report: David’s score sheet\nRound 1, names hidden. Tape 3: five points. Tape 9: eight, same as most of the jury.\nRound 2, names shown. Tape 3, which is from my own station: eight. Tape 9, by a very famous reporter: six.\nRemarks: Now that I hear it again, ours is warmer, and that harbor scene’s great!',
    decidingWords: ['Tape 3, which is from my own station', 'ours is warmer'],
    options: [
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'While the names were hidden, tape 9 won by three points. Then David learned that tape 3 was “from my own station,” and suddenly “ours is warmer” and wins by two.',
      },
      {
        label: 'social-proof',
        rationale:
          'In round 1 most of the jury gave tape 9 eight points, and so did David. But when he changes his scores, he gives a reason of his own: “ours is warmer.”',
      },
      {
        label: 'halo-effect',
        rationale:
          'Both the harbor scene and the warmth were there in round 1, when he gave tape 3 five points. So they aren’t what changed his mind.',
      },
      {
        label: 'authority-bias',
        rationale:
          'Tape 9 is by a famous reporter, and fame often wins points. But once David knows who made it, tape 9 drops from eight points to six.',
      },
    ],
  },
  {
    id: 'in-group-bias-folding-tables',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbors: The town’s forty tables are divided up by number of guests, and on Saturday our Harbor Street party and Mill Street’s expect two hundred each. But we look after our own here on Harbor Street, so it’ll be thirty tables for us and ten for Mill. I fixed most of them myself, so please wipe them off, and come hear our wonderful band! Larry, keeper of the key',
    decidingWords: ['expect two hundred each', 'we look after our own here on Harbor Street'],
    breaksAt: 'But we look after our own here on Harbor Street, so it’ll be thirty tables for us and ten for Mill.',
    options: [
      {
        label: 'endowment-effect',
        rationale:
          'Having fixed most of the tables, Larry may feel that they’re his. What he gets wrong is how to divide them, not how much they’re worth.',
      },
      {
        label: 'halo-effect',
        rationale:
          'A wonderful band is a reason to come to the party. But it’s not why Larry takes thirty tables. He says he’s looking after his own street.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Looking after your own is often a good thing, but these are the town’s tables. By number of guests, each street gets twenty.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'Both parties “expect two hundred each,” so each street should get twenty tables. Larry makes it thirty and ten because “we look after our own here on Harbor Street.”',
      },
    ],
  },
  {
    id: 'in-group-bias-folding-tables-sound',
    kind: 'sound',
    twinOf: 'in-group-bias-folding-tables',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear neighbors: The town’s forty tables are divided up by number of guests, and on Saturday our Harbor Street party expects three hundred and Mill Street’s one hundred. We look after our own on Harbor Street, but fair’s fair, and by the numbers it’ll be thirty tables for us and ten for Mill. I fixed most of them myself, so please wipe them off, and come hear our wonderful band! Larry, keeper of the key',
    decidingWords: ['by the numbers it’ll be thirty tables for us and ten for Mill'],
    options: [
      {
        label: 'endowment-effect',
        rationale:
          '“I fixed most of them myself” does sound possessive. But Larry says it so that people will wipe the tables off, and he divides them by the number of guests.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Larry praises the band to bring people in. Harbor Street gets its thirty tables for three hundred guests, not for its music.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Harbor Street expects three times as many guests, so “by the numbers it’ll be thirty tables for us and ten for Mill.” Anyone who goes by the town’s rule gets the same result.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Thirty tables for his own street look like favoritism. But the town’s rule gives the same result, whichever street Larry lives on.',
      },
    ],
  },
  {
    id: 'in-group-bias-lake-mud',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Your report needs one figure for the depth of mud in a lake. Your station, where your friends work, drilled six cores beside the pier and found 41 centimeters; an equally careful team across the water drilled sixty cores around the lake and found 55. What do you report?',
    decidingWords: ['drilled six cores beside the pier', 'drilled sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'Halfway sounds fair to both teams, but it lets six cores beside the pier count as much as sixty from around the lake.',
      },
      {
        text: 'Leave the figure out until the two teams agree.',
        tag: 'wait',
        rationale:
          'Waiting for the two teams to agree looks careful. But you can already see why they differ: one drilled beside the pier and the other around the lake.',
      },
      {
        text: 'Report 55 centimeters, the figure from across the water.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your report is about the whole lake, and the other team “drilled sixty cores around the lake.” Your friends’ six cores show only how deep the mud is beside the pier.',
      },
      {
        text: 'Report 41 centimeters, the figure from your own station.',
        tag: 'go ahead',
        rationale:
          'Your friends are careful, but so is the other team. What differs is where they drilled, and your station stayed beside the pier.',
      },
    ],
    flip: {
      fact: 'Your station drilled sixty cores around the lake, and the other team drilled six beside the pier.',
      makesRight: 'Report 41 centimeters, the figure from your own station.',
    },
  },
  {
    id: 'in-group-bias-lake-mud-sound',
    kind: 'decide',
    twinOf: 'in-group-bias-lake-mud',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Your report needs one figure for the depth of mud in a lake. Your station, where your friends work, drilled sixty cores around the lake and found 41 centimeters; an equally careful team across the water drilled six cores beside the pier and found 55. What do you report?',
    decidingWords: ['drilled sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'The middle figure treats the two teams alike. But sixty cores from around the lake tell you more about its mud than six from one spot.',
      },
      {
        text: 'Leave the figure out until the two teams agree.',
        tag: 'wait',
        rationale:
          'When two teams disagree, it often pays to wait. But here you can see why they disagree: your station drilled around the lake, and the other team stayed beside the pier.',
      },
      {
        text: 'Report 55 centimeters, the figure from across the water.',
        tag: 'go ahead',
        rationale:
          'Choosing the other team shows that you don’t favor your friends. But it leaves you with six cores from beside the pier for a report about the lake.',
      },
      {
        text: 'Report 41 centimeters, the figure from your own station.',
        tag: 'go ahead',
        right: true,
        rationale:
          'It’s your friends’ figure, but it’s also the better one, because they “drilled sixty cores around the lake.” You’d trust it from strangers, too.',
      },
    ],
    flip: {
      fact: 'Your station drilled six cores beside the pier, and the other team drilled sixty around the lake.',
      makesRight: 'Report 55 centimeters, the figure from across the water.',
    },
  },
  {
    id: 'in-group-bias-spare-tablet',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Help desk, day shift: The check-in tablets on Wards 2 and 4 both died at noon, and we had one spare. Nine patients were waiting on Ward 2 and two on Ward 4, but most of us used to work on 4, so the folks there got it and were as happy as we’d expected. Ward 2 complained, as usual, and got a new one at three, with an apology and some doughnuts. Felix',
    decidingWords: [
      'Nine patients were waiting on Ward 2 and two on Ward 4',
      'most of us used to work on 4, so the folks there got it',
    ],
    breaksAt:
      'Nine patients were waiting on Ward 2 and two on Ward 4, but most of us used to work on 4, so the folks there got it and were as happy as we’d expected.',
    options: [
      {
        label: 'confirmation-bias',
        rationale:
          '“As happy as we’d expected” sounds like a belief confirmed. But by then Ward 4 already had the spare, and it had gone there because most of the desk used to work on 4.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          '“Nine patients were waiting on Ward 2 and two on Ward 4.” The spare still went to Ward 4, because “most of us used to work on 4.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'With one spare, somebody has to wait, and Ward 2 did get an apology. Since nine patients were waiting there, though, its need was greater.',
      },
      {
        label: 'negativity-bias',
        rationale:
          '“Complained, as usual,” does show some annoyance with Ward 2. But Ward 4 already had the spare by then, so the complaint didn’t decide anything.',
      },
    ],
  },
  {
    id: 'in-group-bias-coached-together',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hiring, branch manager, final two. On the scoring sheet we’d agreed on, Alina came out ahead on all five points, and both of her references called her the best they’d had. Roman came out second on all five. Then it turned out that Roman had gone to State, like three of the four of us. Stories were told. “He’s one of us,” said Phil, and after that nobody brought up the sheet again. We’ll call Roman on Monday.',
    decidingWords: ['Alina came out ahead on all five points', 'He’s one of us'],
    breaksAt: '“He’s one of us,” said Phil, and after that nobody brought up the sheet again.',
    options: [
      {
        label: 'social-proof',
        rationale:
          'The panel doesn’t go along because others have chosen him. The tie to their own college moves them.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Getting along matters on a team. Sharing a college wasn’t on the sheet, and nothing says it makes him better.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'By the panel’s own sheet, Alina is better on everything. Roman gets the job for having gone to the same college as the people choosing.',
      },
      { label: 'authority-bias', rationale: 'No boss or expert steps in whose rank settles the matter.' },
    ],
  },
  {
    id: 'in-group-bias-no-ads-rule',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Oak Park Moms (admin chat)\nKiara: Removed the woman who posted her tutoring. No ads, rule 2\nBianca: Didn’t Tasha post her lashes this morning? And Jenna her cakes, twice\nKiara: They’ve been in this group since we started it. It’s not an ad when it’s us',
    decidingWords: ['No ads, rule 2', 'It’s not an ad when it’s us'],
    breaksAt: 'It’s not an ad when it’s us',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Admins can make whatever rule they like, even one for newcomers. This one says “no ads.”',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Kiara doesn’t explain the tutor’s post by her character. She treats her differently from friends.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'Three people did the same thing. The one from outside is removed, and the two who belong keep their posts, because they belong.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody is judged by how well she fits some typical picture.',
      },
    ],
  },
  {
    id: 'in-group-bias-only-certified',
    kind: 'sound',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Weekend coverage: Before anyone says it, yes, I gave the dialysis shifts to Kira again, yes, we trained together, and yes, we carpool. She’s also the only one of you with the certificate, and the state doesn’t let me put anybody else on that machine. Latisha and Ian take the exam on the 12th. If you pass, I’ll draw the shifts out of a cup from then on, Kira included. Joel',
    decidingWords: ['She’s also the only one of you with the certificate', 'I’ll draw the shifts out of a cup'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Kira gets the shifts because nobody else may run the machine. When others can, chance will decide, and being friends won’t help her.',
      },
      { label: 'social-proof', rationale: 'Joel doesn’t hand out shifts by watching how others do it.' },
      {
        label: 'in-group-bias',
        rationale:
          'His friend does come out ahead, and he says so first. The certificate is why, and it would be for a stranger, too.',
      },
      { label: 'authority-bias', rationale: 'The state’s rule is cited, and it’s the one that applies.' },
    ],
  },
  {
    id: 'in-group-bias-last-roster-spot',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You coach under-twelves, with one spot left. Three coaches who didn’t know any of the kids scored the tryout: Maddie, from across the river, 46; Lana, whose parents you camp with, 31. Lana’s mother is by the fence, waving.\n\nWhat do you do?',
    decidingWords: ['Three coaches who didn’t know any of the kids scored the tryout'],
    options: [
      {
        text: 'Give the spot to Maddie, and call Lana’s parents yourself.',
        right: true,
        tag: 'compare',
        rationale:
          'Three strangers with no friends on the field put Maddie fifteen points ahead. The call is the kind part.',
      },
      {
        text: 'Ask Lana’s mother how she’d feel about a year off.',
        tag: 'ask',
        rationale: 'She’s the last person to judge it, and there’s nothing left to learn about who played better.',
      },
      {
        text: 'Let the two girls share the spot by alternating games.',
        tag: 'split',
        rationale: 'It spares you a phone call. Maddie earned a whole spot, and the list has one.',
      },
      {
        text: 'Give the spot to Lana, and help her catch up.',
        tag: 'go ahead',
        rationale:
          'You know her, you like her parents, and they’re waving. The tryout was there so that this wouldn’t decide it.',
      },
    ],
    flip: {
      fact: 'The three coaches gave Lana 46 and Maddie 31.',
      makesRight: 'Give the spot to Lana, and help her catch up.',
    },
  },
]
