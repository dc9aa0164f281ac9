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
    id: 'in-group-bias-tool-library',
    slot: 'bias15',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'You look after the building’s tool closet. Two drills came back broken this week, at $80 each, and the rule says that whoever breaks a tool by misusing it pays. Randy, who’s on your floor and in your poker game, drilled concrete with the wood drill, though the case says not to in big red letters. Neha, from the new wing, had hers just stop; the shop says that the motor was worn out. “She’ll pay, right?” says Randy. “They’re always breaking stuff over there.”\n\nWhat do you do?',
    decidingWords: ['drilled concrete with the wood drill', 'the motor was worn out'],
    options: [
      {
        text: 'Bill Neha the $80, and write off Randy’s.',
        tag: 'go ahead',
        rationale: 'He’s one of yours, and she’s one of them. By the rule it’s the other way around.',
      },
      {
        text: 'Bill Randy the $80, and write off Neha’s.',
        right: true,
        tag: 'decline',
        rationale: 'He misused it, and hers wore out. Poker night isn’t in the rule.',
      },
      {
        text: 'Bill the two of them $40 apiece.',
        tag: 'split',
        rationale: 'It keeps the peace by charging her for his concrete.',
      },
      {
        text: 'Bill nobody until the whole building has met.',
        tag: 'wait',
        rationale: 'The rule is clear, and so is what happened to each drill.',
      },
    ],
    flip: {
      fact: 'It was Neha who drilled concrete, and Randy’s motor that was worn out.',
      makesRight: 'Bill Neha the $80, and write off Randy’s.',
    },
  },
  {
    id: 'in-group-bias-relay-anchor',
    slot: 'bias15',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'There’s one spot left at running camp, and your club’s rule is that it goes to the better average over ten timed miles. Andrea’s is 5:41, and Jack’s is 5:58. Jack’s from Eastside, like you; you drove him to all ten, and your kids are best friends. Andrea came over from the Westside club in June, and nobody’s really talked to her. The camp wants the name today, and your phone’s buzzing because Jack’s mother is calling.\n\nWhom do you name?',
    decidingWords: ['Andrea’s is 5:41, and Jack’s is 5:58'],
    options: [
      {
        text: 'Name neither, and have them race once more.',
        tag: 'compare',
        rationale: 'Ten miles are run, and one more race would just be a second chance for Jack.',
      },
      {
        text: 'Name one of them by drawing lots.',
        tag: 'split',
        rationale: 'A lot is fair between equals. Seventeen seconds a mile isn’t equal.',
      },
      {
        text: 'Name Jack, and call his mother right back.',
        tag: 'go ahead',
        rationale: 'You know him and like him. She’s faster, by the rule you’d apply to two strangers.',
      },
      {
        text: 'Name Andrea, and call Jack’s mother after that.',
        right: true,
        tag: 'decline',
        rationale: 'The rule is the ten miles. Which club somebody came from isn’t in it.',
      },
    ],
    flip: {
      fact: 'Jack’s average is 5:41, and Andrea’s is 5:58.',
      makesRight: 'Name Jack, and call his mother right back.',
    },
  },
  {
    id: 'in-group-bias-student-film-jury',
    slot: 'bias15',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Minutes of the short-film jury. As agreed beforehand, we scored each film blind, and the sheets were added up on the wall: “Night Bus” had 91 points, “The Orchard” 78, and “My Brother’s Truck” 74. When the envelopes were opened, it turned out that “Night Bus” is by a student at State and “The Orchard” by one of our own, so the scores were checked a second time and found correct. Dave said that ours had more heart, now that he thought about it. Since it came from our own school, we all found it the finer film. “The Orchard” gets the prize, with one vote against, and the check goes out on Friday.',
    decidingWords: ['Since it came from our own school'],
    breaksAt: 'Since it came from our own school, we all found it the finer film.',
    options: [
      {
        label: 'in-group-bias',
        right: true,
        rationale: 'Blind, they put it 13 points behind. It got better when they learned that it was one of theirs.',
      },
      {
        label: 'social-proof',
        rationale: 'They don’t follow a crowd outside the room. They change their own scores.',
      },
      {
        label: 'halo-effect',
        rationale: 'One fine thing about the film doesn’t color the rest. It’s where it’s from.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody of rank told the jury what to think; Dave is just one of them.',
      },
    ],
  },
  {
    id: 'in-group-bias-hydrant',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To the block: When Miguel, from number 12, was across the hydrant last night, I just moved the cone for him. Tonight a car from Oak Street was in the same spot. People from Oak can’t park like that. I had it towed.',
    decidingWords: ['I just moved the cone for him'],
    breaksAt: 'People from Oak can’t park like that.',
    options: [
      {
        label: 'endowment-effect',
        rationale: 'It isn’t that he thinks more of a thing because he owns it.',
      },
      {
        label: 'halo-effect',
        rationale: 'There isn’t one nice trait that makes Miguel seem good at everything.',
      },
      {
        label: 'no-flaw',
        rationale: 'Blocking a hydrant deserves a tow. Then it did last night, too.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale: 'Same hydrant, same spot, one from here and one from Oak. Only who belongs decides who gets towed.',
      },
    ],
  },
  {
    id: 'in-group-bias-hydrant-sound',
    twinOf: 'in-group-bias-hydrant',
    kind: 'sound',
    genre: 'review',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'To the block: When Miguel, from number 12, was across the hydrant last night, I had him towed, and I was sorry to. Tonight a car from Oak Street was in the same spot. Nobody can park like that. I had it towed.',
    decidingWords: ['I had him towed, and I was sorry to'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'No one’s asking a higher price for what’s theirs.',
      },
      {
        label: 'halo-effect',
        rationale: 'Nobody is thought well of for one good quality.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Neighbor or stranger, a car on the hydrant gets towed. It’s one rule for both.',
      },
      {
        label: 'in-group-bias',
        rationale: '“Our block” sounds like a line drawn around friends. A friend’s car went first.',
      },
    ],
  },
  {
    id: 'in-group-bias-rival-lab',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'The state wants one number for how fast the shore is washing away, and it’s due tonight. Your team says four feet a year, and the people at Tech, who beat you to the grant and never let you forget it, say six. You’ve gone through both logs: Tech measured at 40 stakes all year, and yours were 12 stakes until the storm took nine. “We’re not putting down their number,” says Todd, and everyone’s looking at you.\n\nWhat do you report?',
    decidingWords: ['Tech measured at 40 stakes all year, and yours were 12 stakes until the storm took nine'],
    options: [
      {
        text: 'Report five feet, halfway between the two.',
        tag: 'split',
        rationale: 'It spares everyone’s feelings. The shore isn’t washing away at a rate of feelings.',
      },
      {
        text: 'Report no number until both teams agree.',
        tag: 'wait',
        rationale: 'The state needs it tonight, and the logs show which one is better.',
      },
      {
        text: 'Report six feet, the number from Tech.',
        right: true,
        tag: 'decline',
        rationale: 'Forty stakes all year beat three at the end. Whose they are doesn’t matter to the shore.',
      },
      {
        text: 'Report four feet, the number from your team.',
        tag: 'go ahead',
        rationale: 'It’s ours, and they’re insufferable. Theirs is better measured.',
      },
    ],
    flip: {
      fact: 'Your team had 40 stakes all year, and Tech’s 12 lost nine in the storm.',
      makesRight: 'Report four feet, the number from your team.',
    },
  },
  {
    id: 'in-group-bias-rival-lab-sound',
    twinOf: 'in-group-bias-rival-lab',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'The state wants one number for how fast the shore is washing away, and it’s due tonight. Your team says four feet a year, and the people at Tech, who beat you to the grant and never let you forget it, say six. You’ve gone through both logs: yours measured at 40 stakes all year, and Tech’s were 12 stakes until the storm took nine. “We’re not putting down their number,” says Todd, and everyone’s looking at you.\n\nWhat do you report?',
    decidingWords: ['yours measured at 40 stakes all year, and Tech’s were 12 stakes until the storm took nine'],
    options: [
      {
        text: 'Report five feet, halfway between the two.',
        tag: 'split',
        rationale: 'Being fair to Tech doesn’t mean moving toward a weaker number.',
      },
      {
        text: 'Report no number until both teams agree.',
        tag: 'wait',
        rationale: 'They won’t agree by tonight, and you know which log is better.',
      },
      {
        text: 'Report six feet, the number from Tech.',
        tag: 'decline',
        rationale: 'You’d be leaning over backward. Three stakes at the end can’t outweigh 40.',
      },
      {
        text: 'Report four feet, the number from your team.',
        right: true,
        tag: 'go ahead',
        rationale: 'Todd wants it because it’s yours. You can report it because it’s the better measured one.',
      },
    ],
    flip: {
      fact: 'Tech had 40 stakes all year, and your 12 lost nine in the storm.',
      makesRight: 'Report six feet, the number from Tech.',
    },
  },
  {
    id: 'in-group-bias-gamer-tag',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“You banned that kid forever for swearing?” asked Toni.\n“I did,” said Alex, who runs the server.\n“Alonzo swears all day long, and you only laugh at it.”\n“He’s on our team. He’s joking around,” said Alex.',
    decidingWords: ['He’s on our team'],
    breaksAt: '“He’s on our team.',
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'He isn’t looking for signs that he was right about the kid.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale: 'The same words are a crime from outside and a joke from the team. The team makes the difference.',
      },
      {
        label: 'no-flaw',
        rationale: 'Whoever runs a server may ban people. It’s two rules for one thing that goes wrong.',
      },
      {
        label: 'negativity-bias',
        rationale: 'Bad things don’t weigh more than good ones with him. It’s strangers’ bad things that do.',
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
      'Hiring, branch manager, final two. On the scoring sheet we’d agreed on, Alina came out ahead on all five points, and both of her references called her the best they’d had; Roman came out second on all five. Then it turned out that Roman had gone to State, like three of the four of us, and stories were told. “He’s one of us,” said Phil, and after that nobody brought up the sheet again. We’ll call Roman on Monday.',
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
      {
        label: 'authority-bias',
        rationale: 'No boss or expert steps in whose rank settles the matter.',
      },
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
      {
        label: 'social-proof',
        rationale: 'Joel doesn’t hand out shifts by watching how others do it.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'His friend does come out ahead, and he says so first. The certificate is why, and it would be for a stranger, too.',
      },
      {
        label: 'authority-bias',
        rationale: 'The state’s rule is cited, and it’s the one that applies.',
      },
    ],
  },
  {
    id: 'in-group-bias-last-roster-spot',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You coach under-twelves, and there’s one spot left on the roster. Three coaches who didn’t know any of the kids scored the tryout: Maddie, from across the river, got a 46, and Lana, whose parents you go camping with, got a 31. Lana’s mother is standing by the fence, waving.\n\nWhat do you do?',
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
