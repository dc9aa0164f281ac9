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
  neighbors: [
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
    text: 'In March, two people in Fatou’s office in Dakar replaced lunch with a green juice. By April it was nine; now it’s most of the floor. Fatou likes her lunch, feels well, and has been told by her doctor not to skip meals because of her blood sugar. “With somebody new joining every day, it’s time I did too,” she thinks, and orders a month of juice.',
    failingStep: 'With somebody new joining every day, it’s time I did too',
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
      'At nine, one news site announced, on the strength of a rumor, that the city pool is closing for good; by noon twenty sites have it, each citing another. Your reporter has just come back from city hall with the council’s signed decision: the pool shuts in October and opens again in May under a new roof. Readers are asking why you have nothing. What do you do?',
    decidingWords: ['the council’s signed decision: the pool shuts in October and opens again in May'],
    options: [
      {
        text: 'Run “Pool to Close for Good” as the top story.',
        tag: 'go ahead',
        rationale:
          'Twenty sites feel like twenty sources. They trace back to one rumor, and the paper from city hall says otherwise.',
      },
      {
        text: 'Run “Pool to Close Until May” as the top story.',
        tag: 'compare',
        right: true,
        rationale:
          'You’re alone with it, but you have “the council’s signed decision: the pool shuts in October and opens again in May.” The twenty sites have only one another.',
      },
      {
        text: 'Run “Pool’s Future Still in Doubt” as the top story.',
        tag: 'split',
        rationale:
          'Doubt sounds like the honest line between twenty sites and yours. But there’s no doubt left: the council has decided, and you have its signature.',
      },
      {
        text: 'Run “Pool Decision Expected Soon” as the top story.',
        tag: 'wait',
        rationale:
          'Caution is a virtue in a newsroom with a rumor going around. The decision isn’t expected, though; it’s made, signed and in your reporter’s hand.',
      },
    ],
    flip: {
      fact: 'What your reporter brought back is a note that the council is going to decide at three.',
      makesRight: 'Run “Pool Decision Expected Soon” as the top story.',
    },
  },
  {
    id: 'bandwagon-effect-warm-up',
    slot: 'bias24',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Teresa’s badminton diary\nSept. 9: Two people skip the warm-up. Stretches, bands, jumping jacks: so many to pick from\nOct. 14: A dozen skip it now, more each week\nOct. 15: Dr. Lund says again that my shoulder needs those ten minutes\nNov. 11: Skipping it is clearly where things are headed, so I sat in the café with the rest\nNov. 18: Café again, though I’ve lost my seat by the window',
    decidingWords: ['A dozen skip it now, more each week'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          '“So many to pick from” sounds like the start of that complaint. She isn’t stuck among exercises, however; she drops the warm-up altogether once the others do.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Teresa has “lost” a seat by the window, and it goes into the diary. That comes a week after she gave in, and it doesn’t send her back.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Each entry is newer than the last, and she goes with the latest. What moves her isn’t the date, though, but the number, which has been rising since September.',
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
      'On your street one front lawn was replaced with gravel last spring, then four; now it’s fifteen out of eighteen. On the street side of your lawn, the grass is thick and your children play ball. Under the oak it’s been mud for years, and you’ve long wanted gravel there. The digger is back on Friday, and a neighbor asks kindly what it should do at your house. How do you answer?',
    decidingWords: ['it’s been mud for years', 'you’ve long wanted gravel there'],
    options: [
      {
        text: 'Tell her it can dig up the lawn from end to end.',
        tag: 'go ahead',
        rationale:
          'With gravel in fifteen of eighteen yards, grass looks like the odd one out. But your children play ball on that grass, and the neighbors don’t.',
      },
      {
        text: 'Tell her it can dig up the half beside the street.',
        tag: 'split',
        rationale:
          'That’s the half the neighbors see, so it’s a polite way to fit in. It takes the ball game away and leaves the mud.',
      },
      {
        text: 'Tell her it can dig up the half under the old oak tree.',
        tag: 'split',
        right: true,
        rationale:
          'You’d want this with no gravel on the street at all: under the oak “it’s been mud for years.” The grass by the street stays, whatever the other fifteen have done.',
      },
      {
        text: 'Tell her it can leave the lawn alone on Friday.',
        tag: 'decline',
        rationale:
          'Holding out against fifteen yards feels independent. But “you’ve long wanted gravel” under the oak, and saying no because of the neighbors just keeps the mud.',
      },
    ],
    flip: {
      fact: 'The grass grows thick under the oak as well, and your children play ball there too.',
      makesRight: 'Tell her it can leave the lawn alone on Friday.',
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
          'He likes chess “less than my trumpet, to be honest, but you should see how it’s growing!” The growing crowd makes the choice for him, against his own taste.',
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
          'Predicting growth was hopeful, but it has come true. What he expects from the club rests on a player who’s already there.',
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
          'Amos likes chess better than his trumpet, “to be honest, and finally there’s somebody at my level!” The growing club matters to him because it brings him a good game.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Thirty-one kids sounds like a crowd to follow. But the larger club offers Amos a real opponent, and he’d rather play chess anyway.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Three laboratories had the laser pollen counter in January, nine in March and thirty now, and its maker’s postcard says you’re next. You’ve tried four methods on two hundred of your own slides, at equal cost: your old microscope missed two grains in a hundred, the borrowed laser eleven, a camera six and a dye reader eight. The loans end today. What do you do?',
    decidingWords: ['your old microscope missed two grains in a hundred, the borrowed laser eleven'],
    options: [
      {
        text: 'Count this year’s slides with the camera.',
        tag: 'split',
        rationale:
          'The camera beats the laser and still feels like progress. It misses three times as many grains as the microscope you already have.',
      },
      {
        text: 'Count this year’s slides with the microscope.',
        tag: 'wait',
        right: true,
        rationale:
          'On your own slides, “your old microscope missed two grains in a hundred, the borrowed laser eleven.” Thirty labs signing on doesn’t change what it missed for you.',
      },
      {
        text: 'Count this year’s slides with the laser.',
        tag: 'go ahead',
        rationale:
          'From three labs to thirty in a few months is impressive. It measures how well the laser sells, and you’ve measured how well it counts.',
      },
      {
        text: 'Count this year’s slides with the dye reader.',
        tag: 'compare',
        rationale:
          'Following neither habit nor the thirty labs keeps you independent. The price is eight missed grains in a hundred, against the microscope’s two.',
      },
    ],
    flip: {
      fact: 'On your slides it was the microscope that missed eleven in a hundred and the laser that missed two.',
      makesRight: 'Count this year’s slides with the laser.',
    },
  },
  {
    id: 'bandwagon-effect-pollen-counter-sound',
    twinOf: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Three laboratories had the laser pollen counter in January, nine in March and thirty now, and its maker’s postcard says you’re next. You’ve tried four methods on two hundred of your own slides, at equal cost: your old microscope missed eleven grains in a hundred, the borrowed laser two, a camera six and a dye reader eight. The loans end today. What do you do?',
    decidingWords: ['your old microscope missed eleven grains in a hundred, the borrowed laser two'],
    options: [
      {
        text: 'Count this year’s slides with the camera.',
        tag: 'split',
        rationale:
          'Six in a hundred is a real improvement without following the thirty. Your slides show a bigger one, for the same money.',
      },
      {
        text: 'Count this year’s slides with the microscope.',
        tag: 'wait',
        rationale:
          'Resisting a postcard that says “you’re next” has its charm. Independence isn’t the aim, though; good counts are, and the microscope’s were the worst of four.',
      },
      {
        text: 'Count this year’s slides with the laser.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your own test settles it: “your old microscope missed eleven grains in a hundred, the borrowed laser two.” You end up with the thirty labs, but not because of them.',
      },
      {
        text: 'Count this year’s slides with the dye reader.',
        tag: 'compare',
        rationale:
          'It’s neither your old habit nor the thirty labs’ new one, so it looks impartial. Its eight missed grains are four times as many as the laser’s.',
      },
    ],
    flip: {
      fact: 'On your slides it was the laser that missed eleven in a hundred and the microscope that missed two.',
      makesRight: 'Count this year’s slides with the microscope.',
    },
  },
  {
    id: 'bandwagon-effect-dawn-rowing',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Rowing club, item 3: Two clubs on the lake moved their training to dawn last year, Mabel reported, then six by winter and eleven by Easter. With the lake so clearly headed that way, we’ll row at dawn beginning in May. The coach was thanked for last week’s trial, when our boats were slower at dawn and four juniors stayed home. We’re giving up our evening slot but keeping our parking spots.',
    decidingWords: [
      'six by winter and eleven by Easter',
      'With the lake so clearly headed that way, we’ll row at dawn beginning in May',
    ],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'Evenings are what the club is used to, and it’s keeping its parking spots. But sticking with the familiar is just what this club doesn’t do.',
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
          '“With the lake so clearly headed that way, we’ll row at dawn beginning in May.” Eleven clubs count for more than its own trial, with slower boats and four juniors at home.',
      },
      {
        text: 'No bias here',
        rationale:
          'Checking what other clubs do is sensible, and so was the trial. Its result points the other way, and the minutes thank the coach and ignore it.',
      },
    ],
  },
]
