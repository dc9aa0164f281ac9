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
  neighbours: [
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
      'Two drills came back broken this week, and the company wants a report on each by Friday, including what the user says happened. Ravi, from your own crew, told you over lunch how the chuck had jammed on him, and you believe him. About the other drill you know just a name on a slip: Wilma, from the depot across town. Both have excellent records. How do you go about it?',
    decidingWords: ['including what the user says happened'],
    options: [
      {
        text: 'Report bad luck for Ravi and careless use for Wilma.',
        tag: 'go ahead',
        rationale:
          'Ravi’s account rings true, and nothing speaks for Wilma. Nothing was asked of her, either; she simply doesn’t eat lunch with your crew.',
      },
      {
        text: 'Ask Wilma what happened, and then write the two reports.',
        tag: 'ask',
        right: true,
        rationale:
          'Each report is due “including what the user says happened,” and you’ve heard one user out of two. A lunch with your own crew gave Ravi a hearing that Wilma hasn’t had.',
      },
      {
        text: 'Report careless use for both and leave their stories out.',
        tag: 'go ahead',
        rationale:
          'Treating both alike looks evenhanded. It’s also untrue to what Ravi told you, and the company asked for that.',
      },
      {
        text: 'File Ravi’s report today and let Wilma’s wait a month.',
        tag: 'wait',
        rationale:
          'Half of it would be on time this way. Friday applies to Wilma’s report, too, and a month’s silence makes her look worse.',
      },
    ],
    flip: {
      fact: 'Wilma has already written on the slip that she used her drill as a hammer.',
      makesRight: 'Report bad luck for Ravi and careless use for Wilma.',
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
      'The bike camp has one spot left for two riders with equal scores; by its rules, the better hill-climb time decides. Khalid’s in your club, and you’ve watched him train in snow. Imani’s just a name. Both time sheets are on your desk, unopened. What do you do?',
    decidingWords: ['the better hill-climb time decides'],
    options: [
      {
        text: 'Give Khalid the spot and write to Imani tonight.',
        tag: 'go ahead',
        rationale:
          'Snow or no snow, you saw Khalid train since he’s in your club. Imani’s winter went on where you couldn’t see it.',
      },
      {
        text: 'Draw lots for the spot in front of witnesses.',
        tag: 'split',
        rationale:
          'A draw can’t be accused of favoring Khalid. But the rules name something better than luck, and it’s lying on your desk.',
      },
      {
        text: 'Leave the last spot empty for this year’s camp.',
        tag: 'decline',
        rationale:
          'An empty spot offends no club. It also takes a camp away from Khalid or Imani, one of whom has earned it by the rules.',
      },
      {
        text: 'Open both sheets and put the hill-climb times side by side.',
        tag: 'compare',
        right: true,
        rationale:
          'By the rules “the better hill-climb time decides,” and both times are on your desk. What you happened to see of Khalid isn’t one of them.',
      },
    ],
    flip: {
      fact: 'The sheets show the very same time, and for that the rules prescribe a draw.',
      makesRight: 'Draw lots for the spot in front of witnesses.',
    },
  },
  {
    id: 'in-group-bias-radio-jury',
    slot: 'bias15',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Score sheet, best radio report. Juror: Osei\nRound 1, no names: tape 3, five points. Tape 9, eight (most of the jury gave it eight).\nRound 2, names announced: tape 3 is from Osei’s own station, by people he hasn’t met; tape 9 is by a famous coast reporter. Tape 3, eight points. Tape 9, six.\nRemarks: On second hearing, ours has more warmth. Great sound at the harbor, too.',
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
          '“Most of the jury gave it eight,” and so did Osei, in round one. In round two, where his points move, he moves away from the jury.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Warm voices and “great sound” make it seem that one charm colored the rest. He’d heard the same warmth in round one, for five points.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A “famous coast reporter” is on tape 9, and that would be the name to bow to. Osei takes two points off.',
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
      'Dear neighbors: The town’s forty folding tables are to be shared by number of guests. On Saturday our Harbor Street party expects two hundred, and so does Mill Street’s. We look after our own here on Harbor Street, so it’s thirty tables for us and ten for Mill. I repaired most of them myself, so wipe them carefully, and come and hear our wonderful band. Niall, keeper of the key',
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
    difficulty: 'medium',
    scenario:
      'Dear neighbors: The town’s forty folding tables are to be shared by number of guests. On Saturday our Harbor Street party expects three hundred, and Mill Street’s one hundred. We look after our own here on Harbor Street, but by guests it’s thirty tables for us and ten for Mill. I repaired most of them myself, so wipe them carefully, and come and hear our wonderful band. Niall, keeper of the key',
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
          'Three for one looks like favor from a Harbor Street man. But three hundred guests against one hundred is three for one, and “by guests it’s thirty tables for us and ten for Mill.”',
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
    difficulty: 'medium',
    scenario:
      'Your lake report has room for one figure for the mud. The people at your own station, your lunch companions, found 41 centimeters, from six cores beside the pier; an equally careful team across the water found 55, from sixty cores around the lake. What do you report?',
    decidingWords: ['from sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'Halfway does honor to both teams. It lets “six cores beside the pier” pull as hard as sixty from the whole lake.',
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
    difficulty: 'hard',
    scenario:
      'Your lake report has room for one figure for the mud. The people at your own station, your lunch companions, found 41 centimeters, from sixty cores around the lake; an equally careful team across the water found 55, from six cores beside the pier. What do you report?',
    decidingWords: ['from sixty cores around the lake'],
    options: [
      {
        text: 'Report 48 centimeters, halfway between the two teams.',
        tag: 'split',
        rationale:
          'Splitting the difference is fair to the people. The lake isn’t helped by letting “six cores beside the pier” count as much as sixty.',
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
    difficulty: 'hard',
    scenario:
      'Help desk, day shift: Two tablets died at noon, and we had one spare. Nine patients were waiting on Ward 2 and two on Ward 4. Most of us used to work on 4, so we ran it up there first, and they were as happy as we’d expected. Ward 2 sent its usual complaint. We got theirs going by three o’clock and brought them an apology and some doughnuts. Felix',
    decidingWords: [
      'Most of us used to work on 4, so we ran it up there first',
      'Nine patients were waiting on Ward 2 and two on Ward 4',
    ],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          '“As happy as we’d expected” is a guess that came true. The desk wasn’t out to show that it’s right about Ward 4; it was out to please.',
      },
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'Nine patients against two is the measure, and the tablet went to the two. The reason is in plain view: “Most of us used to work on 4, so we ran it up there first.”',
      },
      {
        text: 'No bias here',
        rationale:
          'With one spare, somebody has to wait, and Ward 2 got an apology. It just wasn’t the need that decided who, since nine were waiting there.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'Grumbling wards are easy to put off, and Ward 2 sent “its usual complaint.” That came after the spare was gone; old ties had sent it upstairs.',
      },
    ],
  },
]
