import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Texas Sharpshooter',
  aliases: ['Texas Sharpshooter Fallacy', 'Cherry Picking'],
  category: 'informal',
  severity: 'high',
  keywords: ['cluster', 'pattern', 'random data', 'cherry picking', 'selected results', 'coincidence', 'target'],
  link: 'https://yourlogicalfallacyis.com/the-texas-sharpshooter',
  definition:
    'Going through many facts, picking out the few that match or cluster by chance, and treating them as proof of a pattern. Everything that doesn’t match drops out of sight.',
  neighbors: [
    {
      name: 'False Cause',
      tellApart:
        'Were matching facts picked out of many, or is one thing said to cause another because they go together?',
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
      tellApart: 'Were facts picked because they match, or does a trait get passed between the parts and the whole?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Bohdan wants to know what moves the price of wheat. He compares it with three hundred other things, from train delays to concert tickets, and nearly all of them show nothing. But in ten of the last eleven months, wheat went up or down just as umbrella sales in Lviv did. “A fit that good isn’t luck,” he says, and bets the farm’s savings on it.',
    failingStep: 'A fit that good isn’t luck',
    why: 'Among three hundred comparisons, a few will fit that well by luck alone. Bohdan reasons as if this were the only one he’d tried. A fair test names the rule first and then tries it on months he hasn’t looked at.',
  },
  soundWhen:
    'Searching for patterns is a fine way to get ideas, as long as they’re then tested on fresh cases. It’s also fair to name the target first. A nurse who decides to count all the falls on wet days, and reports every count, picks nothing out.',
  reply:
    '“It does fit. How many other things did you try before this one? Let’s write the rule down today and see how it does over the next twelve months.”',
  evidence:
    'Grufferman (1977), “Clustering and Aggregation of Exposures in Hodgkin’s Disease,” Cancer 39 (tells the story of the barn); Gawande (1999), “The Cancer-Cluster Myth,” The New Yorker.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'texas-sharpshooter-theft-map',
    slot: 'fallacy23',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'By June the year’s ninety thefts are scattered over the school’s floor plan. Renata, whose flute was among them, searches until she finds five dots close together. She draws a red circle there and asks for a camera, since that’s where the thieves work and will be back.',
    decidingWords: ['searches until she finds five dots close together'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Will be back” is a guess about the next theft. It isn’t a guess that luck has to even out, though; Renata expects more of the same.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'The loss of her own flute gives Renata a story to tell. She doesn’t tell it. Her circle goes around five dots on the plan.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Five dots stand for ninety, which looks like taking a part for the whole. But she makes no claim about the whole school; she claims to have found the thieves’ favorite corner.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Renata “searches until she finds five dots close together.” With ninety dots scattered about, some will lie close together by chance, and she draws the circle after finding them.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-pillow-trial',
    slot: 'q23',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Sleep like it’s Sunday! For our pillow trial, 300 volunteers drew lots: our buckwheat pillow or the one they already had. Then we spent a month tracking forty things, from snoring to stiff necks. The result? A third fewer nightmares on buckwheat. Go ahead, try to put that down to luck! Just $79, shipping included. (The other thirty-nine measures came out even.)',
    decidingWords: ['tracking forty things', 'The other thirty-nine measures came out even'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'A pillow does get the credit for quieter nights. But drawing lots made the two groups alike; the trouble is which one of forty results we’re shown.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          '“Try to put that down to luck” is sales talk, a dare to the reader. What the ad rests its case on is a number, not a failure to picture something.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Luck is mentioned, but nobody here is waiting for it to turn. No string of bad nights is supposed to make a good one due.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Read the parentheses: “The other thirty-nine measures came out even.” Check forty things and one or so will differ by chance. The ad prints that one and calls it the result.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-wedding-chart',
    slot: 'fallacy23',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'For forty years the number of weddings in town has gone up and down with no clear trend. Milton, who edits the paper, has just seen his daughter call hers off. He slides a frame along the curve to the only five straight years that fall. The flood years are left out, as usual, and the story runs under the headline “We’re Giving Up on Weddings.”',
    decidingWords: ['slides a frame along the curve to the only five straight years that fall'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'The flood years get special treatment, but Milton leaves them out “as usual.” That exception isn’t what produces a falling line.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Milton “slides a frame along the curve to the only five straight years that fall.” In forty years of ups and downs there’s bound to be such a stretch.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'His daughter’s wedding may be what gave him the idea. The paper doesn’t print her story, however; it prints five true numbers out of forty.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'A piece of the curve passes for the town’s habits as a whole. The flaw isn’t that it’s a piece, though. It’s that Milton hunted for one that falls.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-stone-ring',
    slot: 'q23',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'To the museum: Between the thirty stones on my hill I’ve drawn more than four hundred lines and looked up what rises or sets where each of them points. Most of them point at nothing in particular. But three meet bright stars, which I could hardly believe, so whoever put up the stones was following the sky. With luck, you’ll send someone before the grass gets high. H. Thorvald',
    decidingWords: ['more than four hundred lines', 'But three meet bright stars'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          '“But three meet bright stars,” out of “more than four hundred lines.” With so many lines and so many stars, a few will meet by chance.',
      },
      {
        text: 'False Cause',
        rationale:
          'The stars are said to have guided the builders, which is a claim about what led to what. Before we get there, though, three lines had to be picked from hundreds.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          '“I could hardly believe” is how he felt about the find. He doesn’t argue that chance is out because he can’t picture it. He argues from three lines.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“With luck” concerns a visit from the museum. Nothing is supposed to be due because it has failed to turn up for a long time.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-birth-dates',
    slot: 'fallacy23',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Sefa compared the 160 relatives in her family tree by job, height and pets. When nothing matched, she tried birth dates and found six born on a 14th. So it’s fourteen that brings us luck, she told her son, who can’t imagine how she finds the time.',
    decidingWords: ['When nothing matched, she tried birth dates', 'found six born on a 14th'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          '“When nothing matched, she tried birth dates,” and at last got a hit. Among 160 birthdays, about five fall on any given day of the month, so six is nothing odd.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Luck comes up, but Sefa isn’t waiting for it to turn. She looks back at old birthdays and predicts nothing.',
      },
      {
        text: 'False Cause',
        rationale:
          'Saying that fourteen “brings us luck” does give the number some power. Yet her mistake comes sooner, when one match out of a great many is taken for a discovery.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'What her son can’t imagine is “how she finds the time.” She herself isn’t arguing from something that she can’t picture.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-winner-slips',
    slot: 'q23',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Before six close bouts at the fencing club, each of sixty-four guests wrote down the winners, and most got about half right. Carys went through the slips and found one, Walter’s, with all six. A man on such a streak sees things we don’t, she told the board, so he should pick the whole team, and they could skip the usual vote this once. The board asked for a week to think.',
    decidingWords: ['each of sixty-four guests wrote down the winners', 'went through the slips and found one'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Six bouts and then “the whole team” resembles a leap from parts to a whole. But what’s in doubt is whether Walter’s six right guesses show any skill to begin with.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Such a streak” has a casino ring. Carys doesn’t expect Walter’s luck to turn, however. She takes it for something other than luck.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Skipping the vote “this once” is asking for an exception, and she gives a reason for it: his gift. It’s the gift that hasn’t been shown.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Carys “went through the slips and found one.” When sixty-four people guess six even bouts, one slip with all six is just what luck provides.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'From the village newsletter: Five of our last ten winters were hard. Mrs. Janssen took the eighty winter signs in her old almanac, looked back and checked each of them against those ten winters. The best, late wasps, was right nine times in ten. A sign’s a sign, she says, and any true farmer will see that this is more than luck. So watch the wasps this fall.',
    decidingWords: ['looked back and checked each of them against those ten winters'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Nine out of ten is impressive, and checking signs against real winters is a good start. But the best of eighty was chosen by the very winters it’s praised for.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A sign’s a sign” says nothing twice over. But the wasps don’t get their good name from that; they get it from nine winters called right.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Any true farmer” is there to win nods. No farmer has been brought up as a counterexample, and none is ruled out.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'She “looked back and checked each of them against those ten winters.” Out of eighty, some will fit ten winters that well by luck, and the newsletter prints the one that did.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps-sound',
    kind: 'sound',
    twinOf: 'texas-sharpshooter-late-wasps',
    genre: 'note',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'From the village newsletter: Five of our last ten winters were hard. Mrs. Janssen took one of the eighty winter signs in her old almanac and, with the ten winters still ahead of her, wrote it on the barn door. That sign, late wasps, was right nine times in ten. A sign’s a sign, she says, and any true farmer will see that this is more than luck. So watch the wasps this fall.',
    decidingWords: ['the ten winters still ahead of her'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She chose a single sign with “the ten winters still ahead of her.” Then it was right nine times in ten, and nothing was picked out afterward.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Appealing to what a “true farmer” sees is a bit of village pride. Whoever disagrees isn’t being written out of farming to save a claim.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'There were eighty signs to pick from, and only one gets printed. But Mrs. Janssen committed herself to that one before the first winter came.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'As an argument, “a sign’s a sign” is hot air. The newsletter doesn’t need it: nine right calls out of ten do the work.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-fair-headset',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'You won’t believe your ears! Last spring three hundred visitors to the county fair each spoke a sentence into our translation headset. We played back the recordings and took the sixty we liked best. An outside translator found fifty-eight of those without a single mistake, so you can expect it to get most sentences right. “It even understood my grandmother,” says Inés, 34. Now just $129.',
    decidingWords: ['took the sixty we liked best'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          '“You won’t believe your ears” is a slogan. No one argues that something must be so, or can’t be so, because it’s hard to believe.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Inés and her grandmother are one story, and it comes last, as trimming. The promise is built on fifty-eight out of sixty.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'An outside translator and plain numbers make it look honest. What came before spoils it: the makers chose which sixty recordings she got to hear.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'The makers “took the sixty we liked best” out of three hundred. Fifty-eight good ones among sixty favorites tell you little about the sentences you’ll say.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-fair-headset-sound',
    kind: 'sound',
    twinOf: 'texas-sharpshooter-fair-headset',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'You won’t believe your ears! Last spring three hundred visitors to the county fair each spoke a sentence into our translation headset. We shuffled the recordings unheard and took the sixty on top. An outside translator found fifty-eight of those without a single mistake, so you can expect it to get most sentences right. “It even understood my grandmother,” says Inés, 34. Now just $129.',
    decidingWords: ['shuffled the recordings unheard and took the sixty on top'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Only sixty of three hundred were checked, which smells of picking. Since they came off the top of a shuffled pile, nobody could pick the good ones.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'The grandmother is a nice touch, and ads like a human face. Without Inés, the sixty checked sentences still support what’s promised.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'They “shuffled the recordings unheard and took the sixty on top,” so those sixty are a fair sample. Fifty-eight right out of sixty is good reason to expect most to be.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          '“You won’t believe your ears” is just how ads talk. The reader is offered a test and isn’t asked to take anyone’s amazement as evidence.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-eight-shares',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear reader: Of the sixty stocks I named last year, half rose and half fell, much like the market. Today I’d like to show you the eight that rose most, each up over a third since I named it. You can see how reliably this letter reads the market! As for those that fell, some are bound to come back. Starting in March, a subscription will cost $20 more. L. Boyd',
    decidingWords: ['the eight that rose most'],
    options: [
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Boyd shows us “the eight that rose most” and lets them speak for sixty. Taken together, the sixty did no better than the market.',
      },
      {
        text: 'False Cause',
        rationale:
          '“Up over a third since I named it” hints that being named helped. But Boyd doesn’t claim to move prices. The boast is about reading them.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Every figure is correct, and the other fifty-two stocks are even mentioned. Still, the praise rests on eight that were chosen because they did well.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Some fallen stocks are “bound to come back,” says Boyd, and that does sound like a wheel evening out. It’s an afterthought, and the boast stands without it.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-choir-files',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'To the board: Thirty people stayed with us for ten years; thirty left early. I compared their files on sixty-nine points, from schooling to commute, and on sixty-eight the two piles are alike. On the last they differ: nine of the stayers sing in a choir, but only three of the leavers. So singing is a sign of who’ll stay, and each applicant should be asked about it, including my nephew, who’s applying. Solveig',
    decidingWords: ['I compared their files on sixty-nine points', 'on sixty-eight the two piles are alike'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Something true of a pile gets applied to “each applicant,” which looks like a step from whole to part. The trouble starts earlier: the pile’s difference may be mere chance.',
      },
      {
        text: 'Texas Sharpshooter',
        right: true,
        rationale:
          'Since “on sixty-eight the two piles are alike,” one difference in sixty-nine is what chance alone brings. Solveig reports it as though it were the only thing she had looked for.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Her nephew makes it sound like a matter of favors. She rules the favor out, though, and wants him asked like anyone else.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Two equal groups and a full report of the points that didn’t differ: this is careful work. It calls for a second look at fresh files, and she skips that.',
      },
    ],
  },
]
