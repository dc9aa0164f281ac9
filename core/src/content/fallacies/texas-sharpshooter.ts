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
  {
    id: 'texas-sharpshooter-wedding-chart',
    slot: 'fallacy23',
    form: 'B',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Over forty years, the number of weddings in town has gone up and down with no direction. Milton, who draws the charts for the Sunday paper, slides a frame along the curve. He stops at the only five years in a row in which it falls. That piece goes to print. Above it he writes: “We are giving up on weddings.”',
    decidingWords: ['slides a frame along the curve', 'the only five years in a row in which it falls'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if the sad tale of one canceled wedding had outweighed the figures. Milton has the figures, and no single couple is mentioned.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Milton “slides a frame along the curve” until something matches, and prints “the only five years in a row in which it falls”. In a curve that goes up and down by chance, such a piece is no surprise.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'For this, he would have to judge the figures by their source, say because they come from an old church book. Where they come from is left open.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'He would have to expect a rise next year merely because the past few years had few weddings. He makes no forecast of that kind.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-stone-ring',
    slot: 'q23',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Thirty stones stand in a ring above Mr. Thorvald’s farm. He has drawn lines from each stone to each of the others, more than four hundred in all, and looked up what rises or sets there. Nearly all point at nothing much. Three meet bright stars. “Three lines, three stars,” he writes to the museum. “Whoever built this was watching the sky.”',
    decidingWords: ['more than four hundred in all', 'Three lines, three stars'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'With “more than four hundred in all”, a few lines will meet bright stars by luck. “Three lines, three stars” keeps the hits and drops the hundreds that pointed at nothing much.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'It would fit if he had thought that, after so many lines without a star, the next one was due to meet one. He reads lines already drawn.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, one thing would have to be called the cause of another, say the ring of a good harvest that followed it. He only claims a plan behind the lines.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Mr. Thorvald would have to answer a critic by saying that the critic’s own work is no better. Nobody has raised an objection yet.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-birth-dates',
    slot: 'fallacy23',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Sefa has put 160 relatives into her family tree, and something should tie them together, she feels. She compares their jobs, their heights, the streets they lived in, their pets. For weeks, nothing matches. She goes on to birth dates. Six of them were born on a 14th! “There it is,” she tells her son. “Fourteen is the number of our family.”',
    decidingWords: ['For weeks, nothing matches', 'Six of them were born on a 14th'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'She tries one thing after another; “For weeks, nothing matches”. Then “Six of them were born on a 14th”, and the search stops. Among 160 people, about that many will share any day of the month.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if Sefa had said that being born on a 14th made these six do well in life. She calls it a sign of the family, not a cause.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'A word with two meanings would have to carry the step, such as “number” for a date and then for a phone line. Her words mean what they seem to mean.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'This would be right if she had expected the next baby on a 14th because that date was overdue. She looks at dates that are past.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-winner-slips',
    slot: 'q23',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Six close matches are on at the fencing club, and for fun each of the sixty-four guests writes down who will win. Afterwards Carys goes through the slips. Most have about half of them right. Near the end, she finds one with all six: Walter’s. “That man sees things we don’t,” she tells the board. “Let’s ask him to pick our team.”',
    decidingWords: ['each of the sixty-four guests', 'she finds one with all six'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if Carys had trusted the slip for where it came from, say from a guest of an old fencing family. She trusts it because it is right.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, she would have to say that each fencer is strong and so the team will be strong. She makes no step from members to team.',
      },
      {
        text: 'False Cause',
        rationale:
          'She would have to call one thing the cause of another, for example that Walter’s visit made the six fencers win. She only thinks that he can tell.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'When “each of the sixty-four guests” guesses six close matches, one full hit is about what luck gives. Carys searches the pile, “she finds one with all six”, and the misses of the rest no longer count.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Five of our last ten winters were hard. Can we know in the fall? Mrs. Janssen’s barn book holds eighty old signs. With the ten winters behind her, she tried out each sign. The best, late wasps, was right nine times in ten. “That looks like more than luck,” she writes in the village newsletter. “Watch the wasps.”',
    decidingWords: ['With the ten winters behind her, she tried out each sign', 'That looks like more than luck'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'It would fit if Mrs. Janssen had said that late wasps bring about a hard winter. She takes them as a sign, not as the thing that makes it cold.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her advice would stand if she had settled on the wasps before those ten winters came. Then nine hits would be a test, not the result of a search.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'She would have to expect a mild winter merely because several hard ones have just been. Her forecast does not rest on whose turn it is.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'She searched winters that were already known: “With the ten winters behind her, she tried out each sign”. Out of eighty, one or so will be right nine times by luck, and she prints that one.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps-sound',
    kind: 'sound',
    twinOf: 'texas-sharpshooter-late-wasps',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Five of our last ten winters were hard. Can we know in the fall? Mrs. Janssen’s barn book holds eighty old signs. Ten years ago, before the first of those winters, she settled on one sign, late wasps. Since then, it has been right nine times in ten. “That looks like more than luck,” she writes in the village newsletter. “Watch the wasps.”',
    decidingWords: ['before the first of those winters, she settled on one sign'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'There were eighty signs to pick from, but “before the first of those winters, she settled on one sign”. Nine hits after that are a fair test, which luck seldom passes.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'This would be right if Mrs. Janssen thought a hard winter was due after a run of mild ones. She goes by a sign, not by a turn.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, she would have to try out all eighty signs on winters already past and print the best. Her sign was fixed in advance.',
      },
      {
        text: 'False Cause',
        rationale:
          'She would have to claim that the wasps make the winter hard. That a sign goes before something does not make it the reason, and she does not say so.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-fair-headset',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Last spring, three hundred visitors to a fair each spoke a sentence into Enzo’s translation headset. For his leaflet, he played them back and took the sixty he liked best. A translator from outside found fifty-eight of these without a mistake. “You can expect it to get most sentences right,” says the leaflet. “Fifty-eight out of sixty show it.”',
    decidingWords: ['took the sixty he liked best', 'Fifty-eight out of sixty show it'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if one visitor’s happy story had outweighed the recordings. The leaflet cites sixty checked sentences, so it does not rest on a single tale.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Enzo would have to think that after many mistakes the headset was due for a good run. He expects nothing of the kind.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The leaflet would be fair if the sixty had been drawn by lot from the three hundred. Then they would show how the headset usually does.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'He played the sentences back and “took the sixty he liked best”. The other 240 drop out of sight, so “Fifty-eight out of sixty show it” tells us how he chose, not how the headset does.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-fair-headset-sound',
    kind: 'sound',
    twinOf: 'texas-sharpshooter-fair-headset',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Last spring, three hundred visitors to a fair each spoke a sentence into Enzo’s translation headset. For his leaflet, he shuffled them unheard and took the sixty on top. A translator from outside found fifty-eight of these without a mistake. “You can expect it to get most sentences right,” says the leaflet. “Fifty-eight out of sixty show it.”',
    decidingWords: ['shuffled them unheard and took the sixty on top'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, Enzo would have to listen first and keep the sixty he liked best. Shuffled sentences, taken as they come, favor neither hits nor misses.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Some belief that luck makes up for earlier tries would be needed, for example that good sentences must follow bad ones. The leaflet has none.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He leaves 240 sentences out, but he “shuffled them unheard and took the sixty on top”, so chance did the choosing. With fifty-eight right, “most” is a modest claim.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would be right if a single visitor’s tale had been printed in place of figures. Sixty sentences from sixty people are more than a tale.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-eight-shares',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Half of the sixty shares that Lionel’s stock letter named last year rose, and half fell, much like the market. For the New Year’s issue, he gathers the eight that rose most. “Eight picks, each up by a third,” he tells his readers. “You can see how well this letter reads the market.” He is proud, and his figures are correct.',
    decidingWords: ['gathers the eight that rose most', 'how well this letter reads the market'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'He “gathers the eight that rose most” and takes them to show “how well this letter reads the market”. Among sixty picks, some will do well by luck; the others drop out.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if Lionel had said that the shares rose because his letter had named them. He claims that he saw it coming, not that he made it happen.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His boast would hold if the eight had been marked as his best picks before the year began, or if the sixty as a group had beaten the market.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Lionel would have to recommend shares that fell, thinking that they are due to rise. He looks back and makes no such forecast.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-choir-files',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Thirty people have stayed with the firm for ten years; thirty left early. What sets them apart? Solveig has compared their files. On sixty-eight points, from schooling to commute, the two piles are alike. On one they differ: nine of the stayers sing in a choir, and three of the others. “There we have a sign of who will stay,” she says. “Let’s ask applicants about singing.”',
    decidingWords: ['On sixty-eight points', 'a sign of who will stay'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'She would have to say that the firm as a whole has some trait and so each worker has it, or the reverse. She compares two groups of people.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          '“On sixty-eight points” the files show nothing, and the one that happens to differ becomes “a sign of who will stay”. With so many tries, a gap like nine to three is easily luck.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would be fair to ask about singing if the firm had guessed it first and then found the gap, or found it again in files not yet looked at.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, she would have to say that singing makes people stay, and start a choir to keep them. She takes it as a sign and no more.',
      },
    ],
  },
]
