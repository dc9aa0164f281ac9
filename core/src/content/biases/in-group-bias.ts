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
        'Does belonging decide who gets the kinder verdict, or does a belief decide which evidence is noticed?',
    },
    {
      name: 'Social Proof',
      tellApart:
        'Are people treated better because they are part of your circle, or is an action copied because others do it?',
    },
    {
      name: 'Halo Effect',
      tellApart:
        'Would another member of the circle get the same favor, or did one pleasing trait of this person win it?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart:
        'Are members and outsiders measured differently, or is an act put down to character while circumstances are overlooked?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three judges settle the choir contest in Cape Coast. Both finalists sang two minutes too long, and the rule book takes five points for that. Kwabena, who grew up singing with the harbor choir, speaks first. “Our people deserve a warning, no more. The hill choir should lose the points,” he says. “Rules are rules.” The prize is a tour.',
    failingStep: 'Our people deserve a warning, no more. The hill choir should lose the points',
    why: 'The rule and the two minutes are the same, yet the verdicts differ. The only difference is which choir is his. A milder verdict would need a difference in what the choirs did, say a stage clock that had stopped for one of them.',
  },
  soundWhen:
    'Being closer to some people is no fault, and some duties belong to a circle. Cheering for your own school, or lending to your brother and not to a stranger, is fine. It goes wrong where everyone is owed the same measure: judging, grading, hiring.',
  reply:
    'Swap the names before you judge: what would you say if the other side had done exactly this? Where you can, decide with the names covered.',
  evidence:
    'Tajfel, Billig, Bundy & Flament (1971), “Social Categorization and Intergroup Behaviour”, European Journal of Social Psychology 1. The meta-analysis by Balliet, Wu & De Dreu (2014), Psychological Bulletin 140, finds a small to medium effect on cooperation.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'in-group-bias-broken-drills',
    slot: 'bias15',
    form: 'A',
    kind: 'decide',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Two drills came back broken this week, and neither user said a word. One was Ravi, from your own crew. The other was Wilma, from the depot across town. Both have clean records, and both are sorry now. For such cases the firm wants a short note, and you keep the file. “Come on,” says your crew, “Ravi is one of us.” What do you do?',
    decidingWords: ['Both have clean records, and both are sorry now', 'Ravi is one of us'],
    options: [
      {
        text: 'Have a quiet word with Ravi, and write the note about Wilma.',
        rationale:
          'The two cases are alike, so only the crew they belong to would decide who gets a note. It would be sound if Ravi had reported the damage at once.',
      },
      {
        text: 'Write the same plain note about Ravi as about Wilma.',
        right: true,
        rationale:
          '“Both have clean records, and both are sorry now”, so nothing in what they did sets them apart. That “Ravi is one of us” is no reason for a milder note.',
      },
      {
        text: 'Write both notes, and add in Ravi’s that he is usually a careful worker.',
        rationale:
          'Wilma’s record is just as clean, so a kind word for one of them tilts the file. It would be fair if only Ravi had a good record.',
      },
      {
        text: 'Write a sharper note about Ravi, to show you have no favorites.',
        rationale:
          'Being harder on your own crew is uneven too. A sharper note would be right if Ravi had done something worse than Wilma.',
      },
    ],
  },
  {
    id: 'in-group-bias-camp-place',
    slot: 'bias15',
    form: 'B',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'By the rules of the bike camp, riders with equal scores get places in the order in which they signed up. You have one place left, and two such riders. Khalid is from your own club, and you have watched him train in rain and snow. Imani, from a club far away, is only a name to you. She signed up a week before him. Who gets the place?',
    decidingWords: ['is only a name to you', 'signed up a week before him'],
    options: [
      {
        text: 'Nobody, so that neither of the two clubs feels passed over.',
        rationale:
          'An empty place helps neither rider. It would be right only if neither had reached the score for the camp.',
      },
      {
        text: 'Imani or Khalid, by a fair draw in front of witnesses.',
        rationale:
          'A draw would be the way to go if both had signed up on the same day. Here it takes away a place that the rule gives to Imani.',
      },
      {
        text: 'Khalid, since you have seen with your own eyes how hard he trains.',
        rationale:
          'You saw his effort because you share a club; hers took place where you could not see it. It would count if the camp asked for a report on the training of both.',
      },
      {
        text: 'Imani, since she signed up a week before Khalid did.',
        right: true,
        rationale:
          'The scores are equal, so the rule decides, and she “signed up a week before him.” That she “is only a name to you” says something about your club, not about her riding.',
      },
    ],
  },
  {
    id: 'in-group-bias-radio-jury',
    slot: 'bias15',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Jury sheet, best radio report. Round one, tapes without names: Mr. Osei gives tape 3 five points and tape 9 eight. For round two, the stations are made known. Tape 3 comes from his own station, by people he has not met; tape 9 is from the coast. His new points: eight for tape 3, six for tape 9. “On second hearing, ours is warmer,” he notes.',
    decidingWords: ['Tape 3 comes from his own station', 'ours is warmer'],
    options: [
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'Without names, tape 9 sounded better to him. The only news is that “Tape 3 comes from his own station,” and now “ours is warmer.” The same tapes earn other points because of who made them.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'It would fit if he had held a view about tape 3 from the start and listened only for what supports it. In round one he liked the other tape more.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'For this, somebody would have to underrate the time or money that a task takes, such as a jury that promises its result by noon.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Mr. Osei would have to put what somebody did down to character and overlook the situation, say, call a reporter careless over a noisy tape. He judges tapes, not people’s character.',
      },
    ],
  },
  {
    id: 'in-group-bias-folding-tables',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Forty folding tables, two street parties, one Saturday. The tables belong to the town, which asks for them to be shared by number of guests. Harbor Street and Mill Street expect two hundred people each. Niall, who lives in Harbor Street, keeps the key to the store. “Thirty for Harbor Street, ten for Mill Street,” he says. “We look after our own first.”',
    decidingWords: ['shared by number of guests', 'We look after our own first'],
    options: [
      {
        text: 'Halo Effect',
        rationale:
          'One pleasing trait would have to color the whole view of somebody, say, a charming speaker from Harbor Street. Niall goes by the address, not by any trait.',
      },
      {
        text: 'Social Proof',
        rationale:
          'It would fit if Niall had looked at how other towns share their tables and done as they do. He copies nobody.',
      },
      {
        text: 'No bias here',
        rationale:
          'His split would be fair if Harbor Street expected three hundred people and Mill Street one hundred. With equal numbers, both streets have the same claim.',
      },
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'With two hundred guests each, tables “shared by number of guests” means twenty for each street. Harbor Street gets thirty because Niall lives there: “We look after our own first.”',
      },
    ],
  },
  {
    id: 'in-group-bias-folding-tables-sound',
    kind: 'sound',
    twinOf: 'in-group-bias-folding-tables',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Forty folding tables, two street parties, one Saturday. The tables belong to the town, which asks for them to be shared by number of guests. Harbor Street expects three hundred people, Mill Street one hundred. Niall, who lives in Harbor Street, keeps the key to the store. “Thirty for Harbor Street, ten for Mill Street,” he says. “Our own guests will sit well.”',
    decidingWords: [
      'shared by number of guests',
      'Harbor Street expects three hundred people, Mill Street one hundred',
    ],
    options: [
      {
        text: 'Social Proof',
        rationale:
          'Niall would have to follow what he sees others do, for want of a better guide. He follows the town’s rule and the numbers.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'For this, something likable about a person would have to lift the opinion of everything else about them. No one’s qualities are being judged.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Thirty for the street he lives in looks like favor. But “Harbor Street expects three hundred people, Mill Street one hundred,” and by number of guests that makes thirty and ten, whoever holds the key.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'It would be the answer if both streets expected the same number of people, and Niall still gave thirty tables to his own.',
      },
    ],
  },
  {
    id: 'in-group-bias-lake-mud',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'How thick is the mud on the lake floor? Your report has room for one figure. Your own station, the people you eat lunch with, says 41 centimeters, from six cores near the pier. The team across the water says 55, from sixty cores all over the lake. Both are careful and use the same drill. “We trust our own people,” says Lars. Which figure goes in?',
    decidingWords: ['from six cores near the pier', 'from sixty cores all over the lake'],
    options: [
      {
        text: '41, since you know from daily life how carefully your people work.',
        rationale:
          'The other team is just as careful; you only eat lunch with this one. The figure would be the one to take if your station had drilled all over the lake.',
      },
      {
        text: '48, which is halfway and gives both teams their due.',
        rationale:
          'Halfway treats six cores by the pier like sixty from everywhere. It would be reasonable if both teams had drilled equally well and widely.',
      },
      {
        text: '55, which rests on cores from the whole lake.',
        right: true,
        rationale:
          'The question is about the lake floor, and one figure comes “from sixty cores all over the lake”, the other “from six cores near the pier”. Whose colleagues drilled them does not matter.',
      },
      {
        text: 'None, until the two teams have agreed on one.',
        rationale:
          'The gap has a plain reason, so there is nothing to wait for. Leaving the figure out would be wise if you could not tell which cores to trust.',
      },
    ],
  },
  {
    id: 'in-group-bias-lake-mud-sound',
    kind: 'decide',
    twinOf: 'in-group-bias-lake-mud',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'How thick is the mud on the lake floor? Your report has room for one figure. Your own station, the people you eat lunch with, says 41 centimeters, from sixty cores all over the lake. The team across the water says 55, from six cores near the pier. Both are careful and use the same drill. “We trust our own people,” says Lars. Which figure goes in?',
    decidingWords: ['from sixty cores all over the lake', 'from six cores near the pier'],
    options: [
      {
        text: '48, which is halfway and gives both teams their due.',
        rationale:
          'Fair to the teams, but not to the lake: six cores from one spot would pull as hard as sixty. It would do if both had sampled alike.',
      },
      {
        text: 'None, until the two teams have agreed on one.',
        rationale:
          'Nothing is left open that a talk could settle. It would be wise to wait if the two figures differed for no reason that you could see.',
      },
      {
        text: '55, so that nobody can say you favor your own station.',
        rationale:
          'Being hard on your own side to look fair is another way of letting the team decide. It would be right if the other team had the wider sample.',
      },
      {
        text: '41, since cores from all over the lake say more than those from one spot.',
        right: true,
        rationale:
          'It is your own station’s figure, but it comes “from sixty cores all over the lake” against six from one place. The same reason would make you choose it if the other team had found it.',
      },
    ],
  },
  {
    id: 'in-group-bias-spare-tablet',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Shift report, hospital help desk: “Two tablets went dead at noon, and we had one spare. Ward 2 had nine patients waiting, Ward 4 had two. The spare went to Ward 4. Most of us on the desk used to work there, and it was good to help the old crew. Ward 2’s was mended by three, with a note to say sorry. Felix.”',
    decidingWords: ['Ward 2 had nine patients waiting', 'it was good to help the old crew'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Felix would have to explain someone’s act by their character, say, call Ward 2 careless about its tablet, and overlook the circumstances. He blames nobody.',
      },
      {
        text: 'In-Group Bias',
        right: true,
        rationale:
          'By need, the spare belonged elsewhere: “Ward 2 had nine patients waiting.” It went to the ward where the desk’s people used to work, and the only reason given is that “it was good to help the old crew.”',
      },
      {
        text: 'No bias here',
        rationale:
          'The decision would be sound if the numbers were the other way around and the nine patients had waited on Ward 4, old crew or not.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'This would take a belief that he wants to keep, such as that Ward 4’s tablets break more, and facts picked to suit it. He reports the facts openly.',
      },
    ],
  },
]
