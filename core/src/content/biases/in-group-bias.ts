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
    text: 'Since two hospitals merged, Lorna has had nurses from both on her floor. This month Dee, from Lorna’s old team, came in half an hour late twice, and Lorna teased her about her alarm clock. Brent, from across town, was also half an hour late twice. She wrote him up. “People have to be able to rely on us,” she told him.',
    failingStep: 'She wrote him up.',
    why: 'Both were late twice, by the same half hour, and the verdicts differ. The one difference is whose team each came from. A milder verdict needs a difference in what they did, such as a road that was closed on one of those mornings.',
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
    id: 'in-group-bias-one-check',
    slot: 'bias15',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'You’re on the committee for the town’s rent fund. There’s one check left, for $1,200, and the rule is it goes to whoever’s closest to losing their home. Adele Abel has been crying in the hallway. She sings in the choir with you and half of the committee, and her landlord has given her three weeks. The Lunds moved here in June, and nobody on the committee has met them. They have the sheriff coming on Friday to put them out. Mr. Odom asked first, back in May, and has two weeks. The Quinns have three little ones and ten days. “It’s Adele, isn’t it?” says the man beside you, and he slides you the pen.\n\nWho gets the check?',
    decidingWords: [
      'the rule is it goes to whoever’s closest to losing their home',
      'They have the sheriff coming on Friday to put them out',
    ],
    options: [
      {
        text: 'Make out the check to the Abels today.',
        tag: 'go ahead',
        rationale:
          'Adele is one of you, and she’s in tears. She has three weeks, though, and the rule is the same for friends and strangers.',
      },
      {
        text: 'Make out the check to the Lunds today.',
        right: true,
        tag: 'go ahead',
        rationale: 'Friday is sooner than ten days or three weeks. The rule doesn’t ask whether anybody knows them.',
      },
      {
        text: 'Make out the check to the Odoms today.',
        tag: 'go ahead',
        rationale:
          'First come, first served is fair in its way, but this fund goes by who’ll be out first, and that isn’t Mr. Odom.',
      },
      {
        text: 'Make out the check to the Quinns today.',
        tag: 'go ahead',
        rationale:
          'Three little ones would move anybody, but the Quinns have ten days, and another family has until Friday.',
      },
    ],
    flip: {
      fact: 'It’s Adele Abel who has the sheriff coming on Friday, and the Lunds have three weeks.',
      makesRight: 'Make out the check to the Abels today.',
    },
  },
  {
    id: 'in-group-bias-who-started-it',
    slot: 'bias15',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Whoever started Saturday’s fight is out for the season. It’s your turn to rule for the league, even though your own team was playing, and the name is due at nine. Your phone is full of Sebastian, the Hammers’ catcher, who’s been running his mouth at you guys since April and broke your first baseman’s nose on Saturday. “Tell me he’s gone,” your captain writes. Somebody’s video has the whole inning, and it’s quiet until Rocco, your shortstop, charges the Hammers’ bench, throwing his glove and then a punch while they’re all still sitting there. Dooley, their left fielder, comes out next, with a bat he doesn’t use. Then Clay, their coach, yells something about somebody’s mother.\n\nWhose name do you send?',
    decidingWords: ['throwing his glove and then a punch while they’re all still sitting there'],
    options: [
      {
        text: 'Send in Sebastian’s name for the fight by nine.',
        tag: 'go ahead',
        rationale:
          'He broke a nose, and he’s on the other team. The question, though, is who started it, and the video shows it was Rocco.',
      },
      {
        text: 'Send in Clay’s name for the fight by nine.',
        tag: 'go ahead',
        rationale: 'Dragging in a mother is ugly. By the time he yells, though, Rocco has already thrown his punch.',
      },
      {
        text: 'Send in Rocco’s name for the fight by nine.',
        right: true,
        tag: 'go ahead',
        rationale:
          'He threw a punch while the Hammers were still on their bench. Being on your team doesn’t change who was first.',
      },
      {
        text: 'Send in Dooley’s name for the fight by nine.',
        tag: 'go ahead',
        rationale: 'A bat looks worse than a fist, but it came out second, and nobody was hit with it.',
      },
    ],
    flip: {
      fact: 'The video begins with Sebastian throwing a punch while your team is still on its bench.',
      makesRight: 'Send in Sebastian’s name for the fight by nine.',
    },
  },
  {
    id: 'in-group-bias-four-paragraphs',
    slot: 'bias15',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Minutes of the editors’ meeting. In March, when a reporter at the Courier copied two paragraphs from a blog, we put her picture on page one and called it theft, and she lost her job. On Monday a reader wrote in to show that our own Stan had copied four paragraphs from another blog. Stan says he was on deadline. “So was she,” the intern noted. It was pointed out that theft is a big word. Stan has been in this room for eleven years, and it was felt that one of our own deserves a quiet talk and no more. The talk will be on Thursday, and nothing will be printed.',
    decidingWords: ['called it theft, and she lost her job'],
    breaksAt:
      'Stan has been in this room for eleven years, and it was felt that one of our own deserves a quiet talk and no more.',
    options: [
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'He copied more than she did. She worked for another paper, and they called it theft on page one. He’s one of their own and gets a quiet talk.',
      },
      {
        label: 'social-proof',
        rationale: 'They don’t look at what other papers do in such a case. They decide it among themselves.',
      },
      {
        label: 'halo-effect',
        rationale: 'No shining talent of Stan’s makes them excuse him. He’s excused for being theirs.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody’s rank settles it. No expert or boss is quoted as saying that a quiet talk is enough.',
      },
    ],
  },
  {
    id: 'in-group-bias-music-in-6f',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'AITA for calling the police on the new people in 6F at eleven on Saturday night, over their music? The whole floor’s mad at me. Miguel’s party the Saturday before was a different thing. It went until two, but that’s just friends having fun.',
    decidingWords: ['It went until two'],
    breaksAt: 'It went until two, but that’s just friends having fun.',
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Nobody asks more for a thing because they own it. It’s people who are judged unequally.',
      },
      {
        label: 'halo-effect',
        rationale: 'Miguel isn’t let off for one charming trait. He’s let off because he’s a friend.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Calling about loud music at eleven is fair enough. Then Miguel’s party, which went until two, deserved a call as well.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'The new people get the police at eleven, and friends may go on until two. The only difference we hear about is who’s a friend.',
      },
    ],
  },
  {
    id: 'in-group-bias-music-in-6f-sound',
    twinOf: 'in-group-bias-music-in-6f',
    kind: 'sound',
    genre: 'review',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'AITA for calling the police on the new people in 6F at eleven on Saturday night, over their music? The whole floor’s mad at me. Miguel’s party the Saturday before was no different. I called at eleven then, too, and he’s my best friend.',
    decidingWords: ['I called at eleven then, too'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Nobody puts too high a price on something because it’s theirs. This is about noise.',
      },
      {
        label: 'halo-effect',
        rationale: 'Nobody’s good looks or charm bought them a pass. The police were called both times.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'New people or best friend, at eleven the police get a call. You may find it harsh, but it’s one rule for everyone.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Calling the police on the new people looks like picking on outsiders, but the same thing happened to a friend the Saturday before.',
      },
    ],
  },
  {
    id: 'in-group-bias-flu-week',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'The hospitals need to know by five which week the flu will peak, because that’s the week they’ll cancel everybody’s leave, and if you’re wrong, they’ll be short of nurses. After three all-nighters, your lab says the week of January 16. The people at Tech, who beat you to the grant and never let you forget it, say the 30th. Their count comes from 40 clinics, and yours came from 40 until your server died and left you with three. Somebody has suggested the 23rd, to keep the peace, and last winter’s peak was the week of the 9th. “We’re not handing them Tech’s week,” says Vaughn, and your whole team looks at you.\n\nWhich week do you give them?',
    decidingWords: ['yours came from 40 until your server died and left you with three'],
    options: [
      {
        text: 'Give them the week of January 9.',
        tag: 'go ahead',
        rationale:
          'Last winter is easy to defend. Flu doesn’t keep to a calendar, and there’s a fresh count from 40 clinics.',
      },
      {
        text: 'Give them the week of January 16.',
        tag: 'go ahead',
        rationale: 'You worked hard for it, and it’s yours. Three clinics tell you less than 40, whoever stayed up.',
      },
      {
        text: 'Give them the week of January 23.',
        tag: 'go ahead',
        rationale: 'Splitting the difference keeps the peace, but by either count it’s the wrong week.',
      },
      {
        text: 'Give them the week of January 30.',
        right: true,
        tag: 'go ahead',
        rationale: 'Their count has 40 clinics behind it. How they go on about the grant doesn’t make it any worse.',
      },
    ],
    flip: {
      fact: 'It’s Tech’s server that died and left them with three clinics, and you still have 40.',
      makesRight: 'Give them the week of January 16.',
    },
  },
  {
    id: 'in-group-bias-flu-week-sound',
    twinOf: 'in-group-bias-flu-week',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'The hospitals need to know by five which week the flu will peak, because that’s the week they’ll cancel everybody’s leave, and if you’re wrong, they’ll be short of nurses. After three all-nighters, your lab says the week of January 16. The people at Tech, who beat you to the grant and never let you forget it, say the 30th. Your count comes from 40 clinics, and theirs came from 40 until their server died and left them with three. Somebody has suggested the 23rd, to keep the peace, and last winter’s peak was the week of the 9th. “We’re not handing them Tech’s week,” says Vaughn, and your whole team looks at you.\n\nWhich week do you give them?',
    decidingWords: ['theirs came from 40 until their server died and left them with three'],
    options: [
      {
        text: 'Give them the week of January 9.',
        tag: 'go ahead',
        rationale: 'It was right a year ago. This winter’s count, from 40 clinics, says something else.',
      },
      {
        text: 'Give them the week of January 16.',
        right: true,
        tag: 'go ahead',
        rationale: 'Vaughn wants it because it’s yours. You can give it because 40 clinics stand behind it.',
      },
      {
        text: 'Give them the week of January 23.',
        tag: 'go ahead',
        rationale: 'Meeting Tech halfway would move the date toward a count from three clinics.',
      },
      {
        text: 'Give them the week of January 30.',
        tag: 'go ahead',
        rationale:
          'Picking the rival’s week looks noble. You’d be bending over backward to be fair to Tech, whose count is down to three clinics, and the hospitals could pay for it.',
      },
    ],
    flip: {
      fact: 'It’s your server that died and left you with three clinics, and Tech still has 40.',
      makesRight: 'Give them the week of January 30.',
    },
  },
  {
    id: 'in-group-bias-gamer-tag',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“You banned that kid for life because he swore?” asked Toni.\n“It’s in the rules,” said Alex, who runs the server.\n“Alonzo swears all day long. So you banned him, too?”\n“When our guys do it, it’s a joke,” said Alex.',
    decidingWords: ['When our guys do it, it’s a joke'],
    breaksAt: '“When our guys do it, it’s a joke,” said Alex.',
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'Alex isn’t looking for signs that the ban was right and skipping the others.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'The same swearing gets an outsider banned and passes for a joke from one of “our guys.” Belonging makes the difference.',
      },
      {
        label: 'no-flaw',
        rationale: 'A server may have a rule against swearing. One that skips “our guys” isn’t much of a rule.',
      },
      {
        label: 'negativity-bias',
        rationale: 'One bad thing doesn’t crowd out the good here. It’s who does the bad thing that counts.',
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
      'Hiring, branch manager, final two. On the scoring sheet we’d agreed on, Alina came out ahead of Roman on all five points, and both of her references called her the best they’d had. Then it turned out Roman went to State, like three of the four of us, and for half an hour nobody talked about anything but the winter the heat went out in the dorms. “He’s going to fit right in,” said Phil, and the sheet wasn’t brought up again. We’ll call Roman on Monday.',
    decidingWords: ['Roman went to State, like three of the four of us'],
    breaksAt: '“He’s going to fit right in,” said Phil, and the sheet wasn’t brought up again.',
    options: [
      {
        label: 'social-proof',
        rationale: 'The panel isn’t copying anybody who’s already chosen him. A shared college moves them.',
      },
      {
        label: 'no-flaw',
        rationale: 'Fitting in matters on a team. Having gone to the same college doesn’t show that somebody will.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'By the panel’s own sheet, Alina is better on everything. Roman gets the job because he went where three of them went.',
      },
      {
        label: 'authority-bias',
        rationale: 'No boss or expert is deferred to. Phil is only one of four.',
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
      'Oak Park Moms (admin chat)\nKiara: Removed the new woman who posted her tutoring. No ads, rule 2\nBianca: Didn’t Tasha post her lashes this morning? And Jenna her cakes, twice\nKiara: They’ve been here since we started the group. It’s not an ad when it’s us',
    decidingWords: ['No ads, rule 2', 'It’s not an ad when it’s us'],
    breaksAt: 'It’s not an ad when it’s us',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Admins can make any rule they like, even one just for newcomers. This one says “no ads.”',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Kiara doesn’t blame the post on what kind of person the tutor is. She cites a rule.',
      },
      {
        label: 'in-group-bias',
        right: true,
        rationale:
          'Three women posted ads. The newcomer is removed for it, and the other two stay, because they belong.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody’s judged by how closely she matches a typical picture of something.',
      },
    ],
  },
  {
    id: 'in-group-bias-only-certified',
    kind: 'sound',
    genre: 'note',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Weekend coverage: Yes, I gave the dialysis shifts to Kira again, at time and a half, and yes, we trained together and we carpool. Some of you have had things to say about that in the break room. She’s also the only one here with the certificate, and nobody’s allowed to run that machine without it. Latisha and Ian take the exam on the 12th. Whoever passes goes into the drawing with Kira for every shift after that. Joel',
    decidingWords: ['She’s also the only one here with the certificate', 'goes into the drawing with Kira'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Nobody else may run the machine, so Kira gets the shifts. Once somebody else passes the exam, a drawing decides, and carpooling won’t help her.',
      },
      {
        label: 'social-proof',
        rationale: 'What the break room says doesn’t sway him, so he isn’t following the crowd.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'His friend does get the extra pay. The reason is her certificate, and whoever passes the exam gets into the drawing, too.',
      },
      {
        label: 'authority-bias',
        rationale:
          'Obeying a rule about who may run a machine isn’t the same as believing a claim because of who makes it.',
      },
    ],
  },
  {
    id: 'in-group-bias-crew-lead',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'The office wants a name for crew lead by six. It’s $3 more an hour, and the notice says it goes to whoever’s moved the most freight without an accident. Gil grew up two streets from you, he eats at your table, and his wife is due in May. Right now he’s digging through his lunch so he won’t have to look at you. Mina came over from days and sits by herself. Nobody’s had an accident, and on the sheet she’s a third ahead of Gil and even further ahead of everyone else. Darla trained you, and Homer has been here longest.\n\nWho do you name?',
    decidingWords: ['on the sheet she’s a third ahead of Gil and even further ahead of everyone else'],
    options: [
      {
        text: 'Put Gil’s name down for crew lead.',
        tag: 'go ahead',
        rationale:
          'You know him and wish him well, but with two strangers you’d go by the notice, and the notice doesn’t pick him.',
      },
      {
        text: 'Put Darla’s name down for crew lead.',
        tag: 'go ahead',
        rationale: 'You owe Darla something, but the crew lead’s pay isn’t yours to thank her with.',
      },
      {
        text: 'Put Mina’s name down for crew lead.',
        right: true,
        tag: 'go ahead',
        rationale:
          'She’s moved the most, and that’s what the notice says counts. Where somebody eats lunch isn’t on it.',
      },
      {
        text: 'Put Homer’s name down for crew lead.',
        tag: 'go ahead',
        rationale: 'Seniority is a fair rule in many places. The notice here goes by freight and accidents.',
      },
    ],
    flip: {
      fact: 'On the sheet it’s Gil who’s a third ahead of Mina and even further ahead of everyone else.',
      makesRight: 'Put Gil’s name down for crew lead.',
    },
  },
]
