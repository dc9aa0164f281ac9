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
        'Is a growing trend being joined, or are other people’s acts used as a guide to what’s right in an unclear moment?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Does the pull come from where more and more people are going, or from staying where things are now?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In March, two people in Fatou’s office in Dakar replaced lunch with a green juice. By April it was nine; now it’s most of the floor. Fatou likes her lunch, feels well, and has been told by her doctor not to skip meals because of her blood sugar. “With somebody new joining each day, it’s time I did too,” she thinks, and orders a month of juice.',
    failingStep: 'With somebody new joining each day, it’s time I did too',
    why: 'The count shows how fast a habit spreads, not whether it suits her. What she knows about her own health has dropped out. Joining needs a reason of its own, such as her doctor’s advice that the juice does her good.',
  },
  soundWhen:
    'Numbers matter when a thing gets better the more people use it, or when they all decided separately on good evidence. Moving to the chat app that your whole team now uses is sensible: that’s where the messages are. And joining a dance for fun needs no proof.',
  reply:
    'Take the crowd away for a moment: would you want this if just three people did it, and why? If you find a reason, go ahead. If all you find is the number, wait a week.',
  evidence:
    'Leibenstein (1950), “Bandwagon, Snob, and Veblen Effects in the Theory of Consumers’ Demand”, Quarterly Journal of Economics 64; Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market”, Science 311, where visible counts swayed which songs won, though the best rarely did badly.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'bandwagon-effect-pool-headline',
    slot: 'bias24',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The council’s decision about the pool will be public at three o’clock. At nine, one news page announced on the strength of a rumor that it’s closing for good; by noon twenty pages have it, each citing another. Readers wonder about yours. What do you do?',
    decidingWords: ['will be public at three o’clock'],
    options: [
      {
        text: 'Run it now under the headline they’re all using.',
        tag: 'go ahead',
        rationale:
          'Twenty pages feel like twenty confirmations. They trace back to one rumor, and the count has grown without anyone learning more.',
      },
      {
        text: 'Hold it until the council has made its decision public at three.',
        tag: 'wait',
        right: true,
        rationale:
          'The decision “will be public at three o’clock,” and the twenty pages are “each citing another.” Three hours of silence cost you a little traffic; a wrong headline costs you trust.',
      },
      {
        text: 'Run half of it now and the rest after three.',
        tag: 'split',
        rationale:
          'Publishing a part looks careful. Any half of a rumor is still a rumor, and nothing in it has been confirmed since nine.',
      },
      {
        text: 'Drop it and leave the pool to the others.',
        tag: 'decline',
        rationale:
          'Walking away keeps your page clean today. Readers want to know about the pool, and at three there’ll be something true to tell them.',
      },
    ],
    flip: {
      fact: 'The council’s spokesperson has just confirmed to you on the record that the pool is closing for good.',
      makesRight: 'Run it now under the headline they’re all using.',
    },
  },
  {
    id: 'bandwagon-effect-warm-up',
    slot: 'bias24',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Teresa’s badminton diary\nSept. 9: Two people skip the warm-up. Stretches, bands, jumping jacks: so many to pick from\nOct. 14: A dozen skip it now, more each week\nOct. 15: Dr. Lund says again that my shoulder needs those ten minutes\nNov. 11: It’s clearly going the other way, so I sat in the café with the rest\nNov. 18: Café again, though I’ve lost my place by the window',
    decidingWords: ['A dozen skip it now, more each week'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          '“So many to pick from” is how that complaint begins. She isn’t stuck among exercises, however; she drops the warm-up altogether once the others do.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Teresa has “lost” a place by the window, and it goes into the diary. That comes a week after she gave in, and it doesn’t send her back.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Each entry is newer than the last, and the newest decides. What moves her in it isn’t the date but the number, which has been rising since September.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          '“A dozen skip it now, more each week,” she writes, and soon she “sat in the café with the rest.” Her shoulder and her doctor haven’t changed; the crowd has.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-gravel-yards',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'On Linden Street one front lawn was replaced with gravel last spring, then four; by June it’s fifteen out of eighteen. Your children play ball on your grass, you enjoy mowing it, and you find gravel ugly and hot. The digger is back on Friday, and a neighbor asks kindly whether it should stop at your house next. What do you tell her?',
    decidingWords: ['fifteen out of eighteen', 'Your children play ball on your grass'],
    options: [
      {
        text: 'That the digger can stop at your house this Friday',
        tag: 'go ahead',
        rationale:
          'Fifteen of eighteen yards make grass look like the odd one out. Those neighbors don’t play ball on it, though, and your children do.',
      },
      {
        text: 'That you’ll put gravel on half of the lawn for now',
        tag: 'split',
        rationale:
          'Half a lawn is a polite way to go along. It’s too small for ball games, and the other half is what you find ugly and hot.',
      },
      {
        text: 'That you’re going to keep the whole lawn as it is',
        tag: 'decline',
        right: true,
        rationale:
          '“Your children play ball on your grass,” you like mowing, and you don’t like gravel. “Fifteen out of eighteen” says what other families want from their yards.',
      },
      {
        text: 'That you’ll decide once the last two lawns are gone',
        tag: 'wait',
        rationale:
          'Waiting leaves the decision to two more families. You know what you think of gravel already, and eighteen of eighteen won’t cool it down.',
      },
    ],
    flip: {
      fact: 'Your children have moved out, mowing hurts your back, and you’ve come to like the look of gravel.',
      makesRight: 'That the digger can stop at your house this Friday',
    },
  },
  {
    id: 'bandwagon-effect-chess-club',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“Four kids belonged to the chess club in September, and now it’s thirty-one, as I predicted,” says Amos, who’s quitting the brass band for it. Does he like chess that much? “Less than my trumpet, to be honest, but you should see how it’s growing!” His mother says nothing.',
    decidingWords: ['than my trumpet, to be honest, but you should see how it’s growing!'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Boys may change clubs as they please, and honesty is to his credit. But he’s giving up what he likes better, and the club’s growth is all he names.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'Amos predicted the growth, which sounds hopeful. It’s a forecast of the club’s size, not a belief that things will turn out well for him.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          '“As I predicted” shows a boy pleased to be right. He isn’t hunting for support; the numbers are plain, and he lets them pull him along.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          'He likes chess “less than my trumpet, to be honest, but you should see how it’s growing!” From four to thirty-one, the crowd decides, against his own taste.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-chess-club-sound',
    twinOf: 'bandwagon-effect-chess-club',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Four kids belonged to the chess club in September, and now it’s thirty-one, as I predicted,” says Amos, who’s quitting the brass band for it. Does he like chess that much? “More than my trumpet, to be honest, and finally there’s somebody at my level!” His mother says nothing.',
    decidingWords: ['to be honest, and finally there’s somebody at my level!'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'Predicting growth was hopeful, but it has come true. What he expects from the club rests on players who are already there.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'Having predicted it makes him a little smug. His reasons for joining are two other things, what he likes and who plays at his level.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Amos likes it more than his trumpet, “to be honest, and finally there’s somebody at my level!” The growing club matters to him for what it brings, a good game.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Thirty-one and rising sounds like a crowd he’s following. The larger club offers him real opponents, and he’d rather play chess anyway.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'On two hundred of your own slides, your old method missed two pollen grains in a hundred, and the new counter that its maker has lent you missed eleven, at equal cost. Three laboratories had the counter in January, nine in March and thirty now, and the maker’s card says you’re next. The loan ends today. What do you do?',
    decidingWords: ['your old method missed two pollen grains in a hundred', 'missed eleven'],
    options: [
      {
        text: 'Buy the counter and use it for half of the slides.',
        tag: 'split',
        rationale:
          'Half keeps one foot with the thirty labs. On that half you’re trading two missed grains in a hundred for eleven.',
      },
      {
        text: 'Send the counter back and keep on with the old method.',
        tag: 'decline',
        right: true,
        rationale:
          'On your own slides, “your old method missed two pollen grains in a hundred,” and the counter “missed eleven.” Thirty labs joining up doesn’t change what it missed for you.',
      },
      {
        text: 'Buy the counter and use it for all of the slides.',
        tag: 'go ahead',
        rationale:
          'From three labs to thirty in a few months is impressive. It measures how well the counter sells, and you’ve measured how well it counts.',
      },
      {
        text: 'Send the counter back and see what most labs do.',
        tag: 'wait',
        rationale:
          'Watching the others sounds patient. But what’s being watched is the crowd again, when the answer is on two hundred slides in your drawer.',
      },
    ],
    flip: {
      fact: 'On your two hundred slides, it was the old method that missed eleven in a hundred and the counter that missed two.',
      makesRight: 'Buy the counter and use it for all of the slides.',
    },
  },
  {
    id: 'bandwagon-effect-pollen-counter-sound',
    twinOf: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'On two hundred of your own slides, your old method missed eleven pollen grains in a hundred, and the new counter that its maker has lent you missed two, at equal cost. Three laboratories had the counter in January, nine in March and thirty now, and the maker’s card says you’re next. The loan ends today. What do you do?',
    decidingWords: ['your old method missed eleven pollen grains in a hundred', 'missed two'],
    options: [
      {
        text: 'Buy the counter and use it for half of the slides.',
        tag: 'split',
        rationale:
          'Going halfway feels safe with anything new. The slides left to the old method lose eleven grains in a hundred for no gain.',
      },
      {
        text: 'Send the counter back and keep on with the old method.',
        tag: 'decline',
        rationale:
          'Resisting a card that says “you’re next” has its charm. Independence isn’t the aim, though; good counts are, and the counter’s are better.',
      },
      {
        text: 'Buy the counter and use it for all of the slides.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your own test settles it: “your old method missed eleven pollen grains in a hundred,” the counter two. You go with the thirty labs, but not on their account.',
      },
      {
        text: 'Send the counter back and see what most labs do.',
        tag: 'wait',
        rationale:
          'More labs tell you nothing that your slides haven’t. Waiting means months of counts with eleven in a hundred missing.',
      },
    ],
    flip: {
      fact: 'On your two hundred slides, it was the counter that missed eleven in a hundred and the old method that missed two.',
      makesRight: 'Send the counter back and keep on with the old method.',
    },
  },
  {
    id: 'bandwagon-effect-dawn-rowing',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Rowing club, item 3: Two clubs on the lake moved their training to dawn last year, Mabel reported, then six by winter and eleven by Easter. With the lake so clearly on the move, we start at dawn from May. The coach was thanked for last week’s trial, when our boats were slower at dawn and four juniors stayed home. We’re giving up our evening slot but keeping the parking.',
    decidingWords: [
      'six by winter and eleven by Easter',
      'With the lake so clearly on the move, we start at dawn from May',
    ],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'Evenings are how it’s been, and the parking stays. But sticking with the familiar is just what this club doesn’t do.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Giving up the evening slot is a loss, and the minutes shrug it off. Fear of losing something doesn’t push the club either way.',
      },
      {
        text: 'Bandwagon Effect',
        right: true,
        rationale:
          '“With the lake so clearly on the move, we start at dawn from May.” Eleven clubs outvote the club’s own trial, with slower boats and juniors who stay in bed.',
      },
      {
        text: 'No bias here',
        rationale:
          'Checking what other clubs do is sensible, and so was the trial. Its result points the other way, and the minutes thank the coach and ignore it.',
      },
    ],
  },
]
