import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'In-Group Bias',
  aliases: ['In-Group Favoritism', 'Ingroup Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['us and them', 'favoritism', 'loyalty', 'team', 'belonging', 'outsiders', 'fairness', 'double standard'],
  link: 'https://yourbias.is/in-group-bias',
  definition:
    'Judging people more kindly, or giving them more, because they belong to the same group as you. The same act gets a milder verdict inside the circle than outside it.',
  neighbors: [
    {
      name: 'Confirmation Bias',
      tellApart:
        'Does belonging decide who gets the kinder verdict, or does a belief decide which evidence gets noticed?',
    },
    {
      name: 'Social Proof',
      tellApart:
        'Are people treated better because they’re part of your circle, or is something copied because others do it?',
    },
    {
      name: 'Halo Effect',
      tellApart:
        'Would another member of the circle get the same favor, or did one pleasing trait of this person win it?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart:
        'Are members and outsiders measured differently, or is an act put down to character while the situation goes unseen?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Is something favored because it belongs to you, or somebody because you belong together?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three judges are settling the step-dance contest in Cape Coast. Both finalists ran two minutes over, and the rule book takes off five points for that. Kwabena, who grew up dancing with the harbor crew, speaks first. “Our people deserve a warning, no more. The hill crew should lose the points,” he says. “Rules are rules.” The prize is a tour.',
    failingStep: 'Our people deserve a warning, no more. The hill crew should lose the points',
    why: 'The rule and the two minutes are the same, yet the verdicts differ. The one difference is which crew is his. A milder verdict needs a difference in what the crews did, such as a stage clock that had stopped for one of them.',
  },
  soundWhen:
    'Being closer to some people is no fault, and some duties belong to a circle. Cheering for your own school, or lending to your brother and not to a stranger, is fine. It goes wrong where people are owed the same measure: judging, grading, hiring.',
  reply:
    'Swap the names before you judge. What would you say if the other side had done exactly this? Where you can, decide with the names covered.',
  evidence:
    'Tajfel, Billig, Bundy & Flament (1971), “Social Categorization and Intergroup Behaviour”, European Journal of Social Psychology 1. The meta-analysis by Balliet, Wu & De Dreu (2014), Psychological Bulletin 140, finds a small to medium effect on cooperation.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'in-group-bias-broken-drills',
    slot: 'bias15',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Two drills came back broken this week. The company’s rule goes by age alone: a drill over five years old is written off, and for a newer one the user pays $80. Ravi, from your own crew, told you over lunch how the chuck jammed on his, bought in March. The other is nine years old and was used by someone named Wilma, from the depot across town. What do you do?',
    decidingWords: ['The company’s rule goes by age alone', 'bought in March', 'nine years old'],
    options: [
      {
        text: 'Charge Wilma the $80 and write off Ravi’s drill.',
        tag: 'go ahead',
        rationale:
          'Ravi’s story rings true, and nobody has told you Wilma’s. The rule asks for neither, and by its one question he’s the one who pays.',
      },
      {
        text: 'Charge Ravi the $80 and write off Wilma’s drill.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“The company’s rule goes by age alone,” and Ravi’s drill was “bought in March,” while Wilma’s is “nine years old.” Eating lunch with you doesn’t make his any older.',
      },
      {
        text: 'Charge Ravi and Wilma $40 apiece for their drills.',
        tag: 'split',
        rationale:
          'Half apiece seems to treat both of them alike. But it charges Wilma for a nine-year-old drill that she owes nothing for, to save your friend $40.',
      },
      {
        text: 'Ask Wilma what happened to hers and charge no one yet.',
        tag: 'ask',
        rationale:
          'Hearing Wilma out, as you heard Ravi, sounds only fair. Under a rule that “goes by age alone,” no story changes what she owes.',
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
      'The bike camp has one spot left for two riders; by its rules, the better time in the May hill climb decides. You’ve watched Khalid, from your own club, train in snow. Imani’s just a name. In May she was nine seconds ahead of him. What do you do?',
    decidingWords: ['she was nine seconds ahead of him'],
    options: [
      {
        text: 'Have the two race up the hill again this Sunday.',
        tag: 'compare',
        rationale:
          'A rematch looks like fair play. But the climb in May was already fair, and this gives Khalid a second try that the rules don’t give anyone.',
      },
      {
        text: 'Draw lots for the spot in front of witnesses.',
        tag: 'split',
        rationale:
          'No one can say that a draw favors your club. It does all the same, by turning Imani’s nine-second lead into a coin toss.',
      },
      {
        text: 'Give Khalid the spot and call Imani tonight.',
        tag: 'go ahead',
        rationale:
          'All that training is real, and you saw it because Khalid’s in your club. Whatever Imani did all winter, you weren’t there to see it.',
      },
      {
        text: 'Give Imani the spot and call Khalid tonight.',
        tag: 'decline',
        right: true,
        rationale:
          'By the rules one climb decides, and in that one “she was nine seconds ahead of him.” What you happened to see of your own club doesn’t count.',
      },
    ],
    flip: {
      fact: 'In May Khalid was nine seconds ahead of her.',
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
      'Score sheet, best radio report. Juror: Osei\nRound 1, no names: tape 3, five points. Tape 9, eight (most of the jury gave it eight).\nRound 2, names announced: tape 3 is from Osei’s own station, by people he hasn’t met; tape 9 is by a famous coast reporter. Tape 3, eight points. Tape 9, six.\nRemarks: On second hearing, ours has more warmth. Great sound in the harbor scene, too.',
    decidingWords: ['tape 3 is from Osei’s own station'],
    options: [
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'With the names hidden, tape 9 was better. What changed is that “tape 3 is from Osei’s own station,” and suddenly “ours” has the warmth.',
      },
      {
        text: 'Social Proof',
        rationale:
          '“Most of the jury gave it eight,” and so did Osei, in round one. When his points change in round two, they move away from the jury’s.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Warmth and “great sound” look like one charm coloring the rest. But Osei had heard the same tape in round one, and he gave it five points.',
      },
      {
        text: 'Authority Bias',
        rationale: 'A “famous coast reporter” made tape 9, and famous names do win points. Osei takes two off.',
      },
    ],
  },
  {
    id: 'in-group-bias-folding-tables',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbors: The town’s forty folding tables are to be shared by number of guests. On Saturday our Harbor Street party expects two hundred, and so does Mill Street’s. We look after our own here on Harbor Street, so it’s thirty tables for us and ten for Mill. I repaired most of them myself, so wipe them carefully. And come hear our wonderful band. Niall, keeper of the key',
    decidingWords: ['We look after our own here on Harbor Street'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          'Niall repaired the tables and holds the key, so they may feel like his. He isn’t clinging to them or overvaluing them; he’s handing them out by street.',
      },
      {
        text: 'Halo Effect',
        rationale:
          '“Our wonderful band” makes the whole street look good. It’s mentioned as an invitation, though, and the reason for thirty tables has already been given.',
      },
      {
        text: 'No bias here',
        rationale:
          'Looking after one’s own is often a fine thing. These are “the town’s” tables, though, and by number of guests each street gets twenty.',
      },
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'By number of guests, two hundred and two hundred make twenty tables each. “We look after our own here on Harbor Street” is what turns that into thirty and ten.',
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
      'Dear neighbors: The town’s forty folding tables are to be shared by number of guests. On Saturday our Harbor Street party expects three hundred, and Mill Street’s one hundred. We look after our own here on Harbor Street, but by guests it’s thirty tables for us and ten for Mill. I repaired most of them myself, so wipe them carefully. And come hear our wonderful band. Niall, keeper of the key',
    decidingWords: ['by guests it’s thirty tables for us and ten for Mill'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          '“I repaired most of them myself” sounds possessive. Still, Niall keeps none back and gives each street the number that the guests call for.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Their band is “wonderful,” and so is the party, no doubt. Neither earns Harbor Street a table; three hundred guests do.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Three to one looks like favoritism from a Harbor Street man. But the guests run three to one as well, so “by guests it’s thirty tables for us and ten for Mill.”',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'Thirty of forty tables go to his own street, which looks bad. Put the key in a Mill Street pocket, and the town’s rule gives the same split.',
      },
    ],
  },
  {
    id: 'in-group-bias-lake-mud',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your lake report has room for one figure for the depth of the mud. The people at your own station, your lunch companions, found 41 centimeters, from six cores beside the pier; an equally careful team across the water found 55, from sixty cores around the lake. What do you report?',
    decidingWords: ['from sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'Halfway honors both teams. But it lets “six cores beside the pier” count as much as sixty from the whole lake.',
      },
      {
        text: 'Leave the figure out until the two teams agree.',
        tag: 'wait',
        rationale:
          'Waiting looks careful when experts differ. Here you can see why they differ: one of them drilled “beside the pier.”',
      },
      {
        text: 'Report 55 centimeters, the figure from across the water.',
        tag: 'go ahead',
        right: true,
        rationale:
          'The report is on the lake, and this figure comes “from sixty cores around the lake.” Whose colleagues held the drill makes no difference to the mud.',
      },
      {
        text: 'Report 41 centimeters, the figure from your own station.',
        tag: 'go ahead',
        rationale:
          'Your lunch companions are careful, but so is the other team. What sets them apart is where they drilled, and yours stayed by the pier.',
      },
    ],
    flip: {
      fact: 'Your station’s sixty cores came from around the lake, and the other team’s six from beside the pier.',
      makesRight: 'Report 41 centimeters, the figure from your own station.',
    },
  },
  {
    id: 'in-group-bias-lake-mud-sound',
    kind: 'decide',
    twinOf: 'in-group-bias-lake-mud',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Your lake report has room for one figure for the depth of the mud. The people at your own station, your lunch companions, found 41 centimeters, from sixty cores around the lake; an equally careful team across the water found 55, from six cores beside the pier. What do you report?',
    decidingWords: ['from sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'Splitting the difference is fair to both teams. It isn’t fair to the lake, where sixty cores tell you more than “six cores beside the pier.”',
      },
      {
        text: 'Leave the figure out until the two teams agree.',
        tag: 'wait',
        rationale:
          'There’s nothing for them to settle. One team sampled the lake, and the other stayed “beside the pier.”',
      },
      {
        text: 'Report 55 centimeters, the figure from across the water.',
        tag: 'go ahead',
        rationale:
          'Bending over backward for the team “across the water” is a way of going by teams, too. Their six cores come from one spot.',
      },
      {
        text: 'Report 41 centimeters, the figure from your own station.',
        tag: 'go ahead',
        right: true,
        rationale:
          'They’re your own people, and it so happens that theirs is the better figure: it comes “from sixty cores around the lake.” You’d pick it with the names covered.',
      },
    ],
    flip: {
      fact: 'Your station’s six cores came from beside the pier, and the other team’s sixty from around the lake.',
      makesRight: 'Report 55 centimeters, the figure from across the water.',
    },
  },
  {
    id: 'in-group-bias-spare-tablet',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Help desk, day shift: Two check-in tablets died at noon, and we had one spare. Nine patients were waiting on Ward 2 and two on Ward 4. Most of us used to work on 4, so we ran it up there first, and they were as happy as we’d expected. Ward 2 sent its usual complaint. We got theirs going by three o’clock and brought them an apology and some doughnuts. Felix',
    decidingWords: [
      'Most of us used to work on 4, so we ran it up there first',
      'Nine patients were waiting on Ward 2 and two on Ward 4',
    ],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          '“As happy as we’d expected” is a guess that came true. But the desk wasn’t trying to prove itself right about Ward 4; it was doing its old ward a favor.',
      },
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'Nine patients needed it and two got it. The reason is in plain view: “Most of us used to work on 4, so we ran it up there first.”',
      },
      {
        text: 'No bias here',
        rationale:
          'With one spare, somebody has to wait, and Ward 2 got an apology. But need didn’t decide who waited, since nine of the patients were on Ward 2.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'Grumbling wards are easy to put off, and Ward 2 sent “its usual complaint.” That came after the spare was gone; old ties had sent it upstairs.',
      },
    ],
  },
]
