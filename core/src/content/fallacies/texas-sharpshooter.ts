import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Texas Sharpshooter',
  aliases: ['Texas Sharpshooter Fallacy', 'Cherry Picking'],
  category: 'informal',
  severity: 'high',
  keywords: ['cluster', 'pattern', 'random data', 'cherry picking', 'selected results', 'coincidence', 'target'],
  link: 'https://yourlogicalfallacyis.com/the-texas-sharpshooter',
  definition:
    'Going through many facts, picking out the few that match or cluster by chance, and treating them as proof of a pattern. Everything that does not match drops out of sight.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart:
        'Were matching facts picked out of many, or is one thing called the cause of another because they go together?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Were the hits picked out of a large set, or does one personal story outweigh better evidence?',
    },
    {
      name: "Gambler's Fallacy",
      tellApart: 'Is a pattern read into what chance has already done, or is chance expected to even things out next?',
    },
    {
      name: 'Composition/Division',
      tellApart:
        'Were facts picked because they match, or is what holds for the parts carried over to the whole, or the reverse?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Bohdan wants to know what moves the price of wheat. He compares it with three hundred other things, from train delays to concert tickets. Nearly all of them show nothing. But in ten of the last eleven months, wheat went up or down just as umbrella sales in Lviv did. “A fit that good is not luck,” he says, and bets the farm’s savings on it.',
    failingStep: 'A fit that good is not luck',
    why: 'Among three hundred comparisons, a few will fit that well by luck alone. The step assumes that this was the only one he tried. A fair test names the rule first and then tries it on months that he has not looked at.',
  },
  soundWhen:
    'Searching for patterns is a fine way to get ideas, as long as they are then tested on fresh cases. It is also fair to name the target first: a nurse who decides to count all falls on wet days, and reports every count, picks nothing out.',
  reply:
    '“It does fit. How many other things did you try before this one? Let’s write the rule down today and see how it does over the next twelve months.”',
  evidence:
    'Grufferman (1977), “Clustering and Aggregation of Exposures in Hodgkin’s Disease”, Cancer 39 (tells the story of the barn); Gawande (1999), “The Cancer-Cluster Myth”, The New Yorker.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'texas-sharpshooter-theft-map',
    slot: 'fallacy23',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Since September, the school office has put a dot on the floor plan for each theft. By June, ninety dots are scattered over the whole plan, with no area ahead. Renata searches it until she finds five close together, near the music room. She draws a red ring around them. “So this is where our thieves like to work,” she says.',
    decidingWords: ['searches it until she finds five close together', 'draws a red ring around them'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Renata would have to think that a room with no thefts so far is due for one, as if chance kept a record. She makes no such forecast.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'It would fit if she had reasoned that thefts are common in the whole school and so must be common in each single room.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would be right if her own stolen flute had weighed more with her than the office’s records. She works from the records of a whole year.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'She “searches it until she finds five close together”, and only then “draws a red ring around them”. Among ninety scattered dots, a few will sit close by chance.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-pillow-trial',
    slot: 'q23',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Mrs. Oduya sums up the clinic’s pillow trial: “We drew lots for who got the new pillow. Then we compared the two groups on twenty points. On nineteen, the old pillows did just as well or better. On headaches, the new ones won. So what we have is a headache pillow. The leaflet can say: ‘In a careful trial, its users had fewer headaches.’”',
    decidingWords: ['on twenty points', 'On headaches, the new ones won'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'This would be right if people who happened to buy the pillow had been compared with others. Here lots were drawn, so the two groups started out alike.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if one patient’s happy letter had become the evidence. The leaflet leans on two whole groups, not on a single person’s story.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, she would have to argue from parts to whole, for example that a pillow made of healthy materials must itself be healthy.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'With a comparison “on twenty points”, one win can be luck. “On headaches, the new ones won”, so that single hit becomes the pillow’s purpose and the misses go untold.',
      },
    ],
  },
]
