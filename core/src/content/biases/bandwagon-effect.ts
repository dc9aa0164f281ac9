import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Bandwagon Effect',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['crowd', 'trend', 'joining in', 'popular', 'fashion', 'growing numbers', 'herd', 'going along'],
  link: 'https://en.wikipedia.org/wiki/Bandwagon_effect',
  definition:
    'Taking up a belief or habit because more and more people are doing so. The growing crowd pulls you in, and your own reasons or knowledge drop out of the picture.',
  neighbours: [
    {
      name: 'Authority Bias',
      tellApart: 'Is it the size of a growing crowd that persuades, or the rank of one person who speaks?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Do people join because so many are joining, or because the idea comes from their own group?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Does it count because the number of followers is growing, or because it happened last?',
    },
    {
      name: 'Social Proof',
      tellApart:
        'Is a growing trend being joined, or are other people’s acts used as a guide to what is right in an unclear moment?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In March, two people in Fatou’s office in Dakar replaced lunch with a green juice. By April it was nine; now it is most of the floor. Fatou likes her lunch, feels well, and was told by her doctor not to skip meals because of her blood sugar. “With somebody new joining each day, it’s time I did too,” she thinks, and orders a month of juice.',
    failingStep: 'With somebody new joining each day, it’s time I did too',
    why: 'The count shows how fast a habit spreads, not whether it suits her. What she knows about her own health has dropped out. Joining would need a reason of its own, such as her doctor’s advice that the juice does her good.',
  },
  soundWhen:
    'Numbers matter when a thing gets better the more people use it, or when they all decided separately on good evidence. Moving to the chat app that your whole team now uses is sensible: that is where the messages are. And joining a dance for fun needs no proof.',
  reply:
    'Take the crowd away for a moment: would you want this if only three people did it, and why? If you find a reason, go ahead. If you find only the number, wait a week.',
  evidence:
    'Leibenstein (1950), “Bandwagon, Snob, and Veblen Effects in the Theory of Consumers’ Demand”, Quarterly Journal of Economics 64; Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market”, Science 311, where visible counts swayed which songs won, though the best rarely did badly.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'bandwagon-effect-pool-headline',
    slot: 'bias24',
    form: 'A',
    kind: 'decide',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The council’s report on your desk says that the pool will close for three weeks of repairs, and the office has just repeated it on the phone. But at nine this morning three news pages wrote “Pool closes for good”. By noon it is twenty, and readers ask why your page is silent. What do you print?',
    decidingWords: ['three weeks of repairs', 'By noon it is twenty'],
    options: [
      {
        text: '“Pool closes for good”, as twenty pages can hardly be wrong.',
        rationale:
          'Pages that copy one another add no evidence. It would be sound if even one of them had better facts than the council’s own report.',
      },
      {
        text: '“Pool closes for three weeks”, as your own source tells you.',
        right: true,
        rationale:
          '“By noon it is twenty” tells you how fast a headline spreads, not whether it is true. The report says “three weeks of repairs”, and the office stands by it.',
      },
      {
        text: 'Nothing yet, until you see which story most pages settle on.',
        rationale:
          'This leaves the decision to a count of pages. Waiting would make sense if the office still had to answer you, but it has.',
      },
      {
        text: 'Both stories in equal space, so that readers can pick the one they trust.',
        rationale:
          'It looks fair, but it gives a false headline the same standing as a checked fact. It would be right if the evidence were evenly split.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-warm-up',
    slot: 'bias24',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Teresa’s diary of the badminton evenings: “September: two people skip the warm-up. October: a dozen. My doctor tells me again that my bad shoulder needs those ten minutes. November: four of us left on the mats, then two. Today I sat in the café with the rest, people I hardly know, until it was time to play. It’s clearly going that way now.”',
    decidingWords: ['October: a dozen', 'It’s clearly going that way now'],
    options: [
      {
        text: 'Recency Bias',
        rationale:
          'It would fit if she judged the whole fall by its last evening. What pulls her is a number that grows from month to month.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'For this, she would have to favor people because they belong to her circle. She hardly knows those in the café, and the two on the mats play in the same group.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'Teresa would have to value something more because she owns it, such as an old racket that she will not sell. Nothing is owned or priced here.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          'Two people, then “October: a dozen,” then nearly the whole group, and Teresa goes along: “It’s clearly going that way now.” What she knows about her own shoulder has dropped out.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-gravel-yards',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'First one front yard in Linden Street was turned to gravel, then four; by June it is fifteen of eighteen. On Friday the digger is back, and a neighbor asks kindly if you are next. Your children play ball on your grass, you enjoy mowing it, and you find gravel ugly and hot. What do you tell her?',
    decidingWords: ['fifteen of eighteen', 'Your children play ball on your grass'],
    options: [
      {
        text: 'That you will join, since fifteen yards speak for it.',
        rationale:
          'Fifteen yards show how far the fashion has spread, not whether it suits you. It would be sound if your neighbors had found a use for gravel that you need too.',
      },
      {
        text: 'That you will join with half of your yard, so as not to fall behind.',
        rationale:
          'It is a tempting peace, but it takes half of the children’s grass only to keep up. It would be fine if you needed, say, a place to park.',
      },
      {
        text: 'That you will stay with the grass that you use and enjoy.',
        right: true,
        rationale:
          'The count, “fifteen of eighteen,” tells you what others are doing. For your own yard you have reasons of your own: “Your children play ball on your grass,” and you like it.',
      },
      {
        text: 'That you will join as soon as the last two have done so.',
        rationale:
          'This leaves the decision to a count. It would make sense if something that you want came only once the whole street had joined.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-chess-club',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“Four kids were in the chess club when school began, fifteen by the first frost, and now it’s thirty-one, from all over the school,” Amos tells his mother at supper. “On Monday I’m leaving the brass band to join.” “Do you like chess that much?” “Less than my trumpet, to be honest. But you should see how it’s growing!”',
    decidingWords: ['Less than my trumpet, to be honest', 'you should see how it’s growing'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Leaving the band would be fine if he liked chess better than his trumpet. By his own word, it is the other way round.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'It would fit if he went over because his own circle had, and wanted to side with it. The players come from all over the school.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'This would need one fresh event that outweighs the rest, such as a chess game won yesterday. What moves him is a number that has grown for months.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          'He enjoys chess “Less than my trumpet, to be honest,” so he has no reason of his own. The swelling number does it: “you should see how it’s growing!”',
      },
    ],
  },
  {
    id: 'bandwagon-effect-chess-club-sound',
    kind: 'sound',
    twinOf: 'bandwagon-effect-chess-club',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Four kids were in the chess club when school began, fifteen by the first frost, and now it’s thirty-one, from all over the school,” Amos tells his mother at supper. “On Monday I’m leaving the brass band to join.” “Do you like chess that much?” “More than my trumpet, to be honest. And at last some play at my level!”',
    decidingWords: ['More than my trumpet, to be honest', 'at last some play at my level'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would be right if Amos liked his trumpet better and went over just because the club was growing so fast. Then the number would be his whole reason.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'For this, he would have to prefer the club because it is his own group’s, whatever it does. The club is a mix from all over the school.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He tells how the club has grown and then joins it, but with reasons of his own: chess pleases him “More than my trumpet, to be honest,” and “at last some play at my level.”',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Had one good game last Friday made him forget three dull years of chess, this would fit. No single late event decides for him.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      '“You’re next!” says the maker of the new pollen counter, who lent you one. Three labs had it in January, nine in March, thirty now. On two hundred of your own slides, your old way missed two grains in a hundred, the counter eleven. Cost and time are the same. Today you have to buy it or send it back. What do you do?',
    decidingWords: ['nine in March, thirty now', 'your old way missed two grains in a hundred, the counter eleven'],
    options: [
      {
        text: 'Buy it, and count half of the slides each way.',
        rationale:
          'A bit of both looks balanced, but half of your counts would get worse. It would make sense if each way did better on some kind of slide.',
      },
      {
        text: 'Send it back, and count the old way.',
        right: true,
        rationale:
          'You tested it on your own slides: “your old way missed two grains in a hundred, the counter eleven.” That it was “nine in March, thirty now” tells how fast it spreads, not how well it counts for you.',
      },
      {
        text: 'Buy it, and count all slides with it.',
        rationale:
          'Thirty labs may have other slides and other needs. Buying would be sound if the counter had missed fewer grains than your old way.',
      },
      {
        text: 'Send it back, and see what most labs do.',
        rationale:
          'The first half is fine, but it leaves your next step to a head count. Watching others would help if you had no test of your own.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-pollen-counter-sound',
    kind: 'decide',
    twinOf: 'bandwagon-effect-pollen-counter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“You’re next!” says the maker of the new pollen counter, who lent you one. Three labs had it in January, nine in March, thirty now. On two hundred of your own slides, your old way missed eleven grains in a hundred, the counter two. Cost and time are the same. Today you have to buy it or send it back. What do you do?',
    decidingWords: ['your old way missed eleven grains in a hundred, the counter two'],
    options: [
      {
        text: 'Buy it, and count half of the slides each way.',
        rationale:
          'This keeps half of your counts at the worse figure. It would be reasonable if the two ways had done about equally well in the test.',
      },
      {
        text: 'Send it back, and count the old way.',
        rationale:
          'Holding out against a trend can feel like thinking for yourself, but the test speaks for the counter. It would be right if the old way had missed fewer grains.',
      },
      {
        text: 'Buy it, and count all slides with it.',
        right: true,
        rationale:
          'It does mean going with the crowd, but for a reason of your own: “your old way missed eleven grains in a hundred, the counter two,” on your own slides and at the same cost.',
      },
      {
        text: 'Send it back, and see what most labs do.',
        rationale:
          'Other labs cannot tell you more than your own two hundred slides. Waiting would be sound if you had not been able to try the counter.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-dawn-rowing',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Minutes of the rowing club, item 3: Mabel reports that two clubs on the lake moved their training to dawn last year, six by winter and eleven by Easter. The coach is thanked for last week’s test: at dawn our boats were slower, and four young rowers stayed away. As the lake is so clearly on the move, we start at dawn from May.',
    decidingWords: ['six by winter and eleven by Easter', 'As the lake is so clearly on the move'],
    options: [
      {
        text: 'Recency Bias',
        rationale:
          'It would fit if the latest event had counted too much, and older ones too little. The newest thing in the report, last week’s test, is the one set aside.',
      },
      {
        text: 'No bias here',
        rationale:
          'The move would be reasonable if the test had favored dawn, or if the club needed the others on the water at the same hour. No such thing is noted.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          'The club’s own test spoke against dawn. A growing count carries the vote: “six by winter and eleven by Easter,” and “As the lake is so clearly on the move.”',
      },
      {
        text: 'Authority Bias',
        rationale:
          'For this, the rank of one person would have to persuade the board, such as a famous coach who swears by dawn. Mabel just reports a count.',
      },
    ],
  },
]
