import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'texas-sharpshooter',
  aliases: ['Texas Sharpshooter Fallacy', 'Cherry Picking'],
  category: 'informal',
  severity: 'high',
  keywords: ['cluster', 'pattern', 'random data', 'cherry picking', 'selected results', 'coincidence', 'target'],
  link: 'https://yourlogicalfallacyis.com/the-texas-sharpshooter',
  definition:
    'Going through many facts, picking out the few that match or cluster by chance, and treating them as proof of a pattern. Everything that doesn’t match drops out of sight.',
  gloss: 'Picks the hits and ignores misses.',
  neighbors: [
    {
      concept: 'false-cause',
      tellApart:
        'Were a few matching facts picked out of many, or is one thing said to cause another because the two go together?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Were the hits picked out of a lot of data, or does one story outweigh better evidence?',
    },
    {
      concept: 'gamblers-fallacy',
      tellApart: 'Does someone see a pattern in past luck, or expect luck to even out next?',
    },
    {
      concept: 'composition-division',
      tellApart:
        'Were the facts that fit picked out and the rest ignored, or are the parts assumed to be like the whole (or the whole like the parts)?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Travis wants to know what moves the price of wheat. He compares it with three hundred other things, from train delays to concert tickets, and nearly all of them show nothing. But in ten of the last eleven months, wheat and umbrella sales in Seattle went up or down together. “A fit that good isn’t luck,” he says, and he bets the farm’s savings on it.',
    failingStep: 'A fit that good isn’t luck',
    why: 'Among three hundred comparisons, one or two are likely to fit that well by luck alone. Travis reasons as if this were the only one he’d tried. A fair test names the rule first and then tries it on months he hasn’t looked at.',
  },
  soundWhen:
    'Searching for patterns is a fine way to get ideas, as long as they’re then tested on fresh cases. It’s also fair to name the target first. A nurse who decides in advance to count all the falls on wet days, and reports every count, isn’t picking anything out.',
  reply:
    '“It does fit. How many other things did you try before this one? Let’s write the rule down today and see how it does over the next twelve months.”',
  evidence:
    'Grufferman (1977), “Clustering and Aggregation of Exposures in Hodgkin’s Disease,” Cancer 39 (tells the story of the Texan who shoots at a barn and then paints the target); Gawande (1999), “The Cancer-Cluster Myth,” The New Yorker.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'texas-sharpshooter-theft-map',
    slot: 'fallacy23',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'After Renata’s flute was stolen at school, she marked the year’s ninety thefts on a floor plan. The dots were scattered, but she searched until she found five close together, circled them and asked for a camera. That was the thieves’ corner, she said, and they’d be back.',
    decidingWords: ['she searched until she found five close together'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Renata predicts that the thieves will be back. She expects more of the same, though, and doesn’t think that luck has to even out.',
      },
      {
        label: 'anecdotal',
        rationale:
          'The theft of Renata’s own flute is a personal story. It’s why she started, but her evidence is the five dots on the plan.',
      },
      {
        label: 'composition-division',
        rationale:
          'Five dots out of ninety are just a part. Renata doesn’t say that the whole school is like that part, however; she thinks she has found the thieves’ corner.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Renata was looking for a group: “she searched until she found five close together.” When ninety dots are scattered over a plan, a few will be close together by chance.',
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
        label: 'false-cause',
        rationale:
          'The ad does credit the pillow with fewer nightmares. But drawing lots made the two groups alike, and the trouble is that the ad picks one result out of forty.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“Try to put that down to luck” dares the reader to doubt it. But the ad’s case rests on a number, not on something that’s hard to imagine.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'The ad mentions luck, but nobody expects it to turn. No string of bad nights is supposed to make a good one due.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Read the parentheses: “The other thirty-nine measures came out even.” Among forty measures, one or two will differ by chance, and the ad treats the one that did as the result of the trial.',
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
      'Milton edits the town paper, and his daughter has just called off her wedding. He pulls up a chart of the town’s weddings over the past forty years, leaving out the flood years, as the paper usually does. The line goes up and down with no clear trend. So he crops the chart to the only five years in a row when it fell and writes the headline: “We’re Giving Up on Weddings.”',
    decidingWords: ['crops the chart to the only five years in a row when it fell'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'Leaving out the flood years treats them as special. But the paper usually leaves them out, and the falling line comes from the five years that Milton picked.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Milton “crops the chart to the only five years in a row when it fell.” In forty years of ups and downs, a stretch like that can turn up by chance.',
      },
      {
        label: 'anecdotal',
        rationale:
          'His daughter’s wedding may have given Milton the idea. Still, he doesn’t print her story as evidence; he prints five years of numbers.',
      },
      {
        label: 'composition-division',
        rationale:
          'Five years are only a part, and the headline is about the town as a whole. But the trouble isn’t that they’re a part; it’s that he picked out five in which the number fell.',
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
      'To the museum: I’ve drawn more than four hundred lines between the thirty stones on my hill and looked up what rises or sets where each line points. Most of them point at nothing much, but three line up with bright stars. I could hardly believe it! So whoever put up the stones was following the sky. With luck, you’ll send someone out before the grass gets high. H. Cooper',
    decidingWords: ['more than four hundred lines', 'three line up with bright stars'],
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Of “more than four hundred lines,” Cooper found that “three line up with bright stars.” With so many lines and so many stars, a few will meet by chance.',
      },
      {
        label: 'false-cause',
        rationale:
          'Cooper does say why the stones stand where they do. His mistake comes before that, though, when he picks three lines out of hundreds as evidence.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“I could hardly believe it” is how Cooper felt about the three lines. He doesn’t call anything false because it’s hard to believe.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“With luck” is about a visit from the museum. Nobody here thinks that something is due because it hasn’t happened for a long time.',
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
      'Barbara compared the 160 relatives in her family tree by job, height and pets. When nothing stood out, she tried birth dates and found six people born on the 14th. So fourteen is the family’s lucky number, she told her son, who can’t imagine how she finds the time.',
    decidingWords: ['When nothing stood out, she tried birth dates', 'found six people born on the 14th'],
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          '“When nothing stood out, she tried birth dates,” and at last something did. Among 160 birthdays, about five fall on any given day of the month, so six is nothing special.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'A “lucky number” sounds like something from a casino. But Barbara doesn’t expect luck to turn; she looks back at old birthdays and predicts nothing.',
      },
      {
        label: 'false-cause',
        rationale:
          'Calling a number lucky can make it sound like a cause. But Barbara names nothing that it brought about; her mistake is to think that six birthdays mean something.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Her son can’t imagine how she finds the time. That’s about him, and Barbara doesn’t argue from anything she can’t imagine.',
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
    difficulty: 'hard',
    scenario:
      'Before six close bouts at the fencing club, sixty-four guests each wrote down who would win, and most got about half right. Michelle, the coach, went through the slips and found one, Walter’s, with all six. “A man on a streak like that sees something we don’t,” she told the board, “so let’s have him pick the whole team and skip the vote, just this once.” The board asked for a week to think.',
    decidingWords: ['sixty-four guests each wrote down who would win', 'went through the slips and found one'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Going from six bouts to “the whole team” looks like a step from part to whole. What’s in doubt, however, is whether Walter’s six right guesses show any skill.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“A streak like that” is how gamblers talk. Michelle doesn’t expect Walter’s luck to turn, though; she thinks it isn’t luck.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Skipping the vote “just this once” asks the board to bend its rule. But Michelle’s reason is that Walter has a gift, and the mistake lies in how she found him.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Michelle “went through the slips and found one.” When sixty-four people guess six close bouts, one of them will probably get all six right by luck.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'From the village newsletter: Five of our last ten winters were hard. Mrs. Janssen’s almanac lists eighty signs of a hard winter, and this fall she got out her diaries and checked each sign against those ten winters. One sign, late wasps, was right nine winters out of ten. A sign’s a sign, she says, and any true farmer will see that this is more than luck, so watch the wasps this year.',
    decidingWords: ['checked each sign against those ten winters'],
    breaksAt:
      'A sign’s a sign, she says, and any true farmer will see that this is more than luck, so watch the wasps this year.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Nine out of ten is impressive, and it’s good to check signs against real winters. But Mrs. Janssen used those winters to pick the best of eighty signs, so they can’t also prove it works.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“A sign’s a sign” just says the same thing twice. Mrs. Janssen’s evidence is something else: nine winters out of ten.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“Any true farmer” is meant to win people over. Nobody has named a farmer who disagrees, so none is shut out.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Mrs. Janssen “checked each sign against those ten winters.” Out of eighty signs, one or so will fit ten winters that well by luck, and the newsletter prints just that one.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-late-wasps-sound',
    kind: 'sound',
    twinOf: 'texas-sharpshooter-late-wasps',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'From the village newsletter: Five of our last ten winters were hard. Mrs. Janssen’s almanac lists eighty signs of a hard winter, and before those ten winters, she chose just one and wrote it on the barn door. That sign, late wasps, was right nine winters out of ten. A sign’s a sign, she says, and any true farmer will see that this is more than luck, so watch the wasps this year.',
    decidingWords: ['before those ten winters, she chose just one'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Mrs. Janssen named her sign in advance: “before those ten winters, she chose just one.” It was right nine winters out of ten, and nothing was picked out afterward.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Talking about what a “true farmer” sees is village pride. But no farmer has disagreed, so nobody is being shut out to save a claim.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'The almanac has eighty signs, and the newsletter reports on just one. Still, it’s the one Mrs. Janssen wrote on the barn door before those ten winters, so it wasn’t picked to fit them.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'As an argument, “A sign’s a sign” is empty. The newsletter doesn’t need it, because nine right out of ten is evidence.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-fair-headset',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'You won’t believe your ears! At the county fair last spring, three hundred visitors each spoke a sentence into our translation headset. We played back the recordings and took the sixty we liked best. An outside translator found no mistake in fifty-eight of those, so you can expect the headset to get most sentences right. “It even understood my grandmother,” says Inés, 34. Now just $129.',
    decidingWords: ['took the sixty we liked best'],
    breaksAt:
      'An outside translator found no mistake in fifty-eight of those, so you can expect the headset to get most sentences right.',
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          '“You won’t believe your ears” is only a slogan. The ad doesn’t say that anything is true or false because it’s hard to believe.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Inés and her grandmother are one story, and it comes at the end. The ad’s promise rests on the fifty-eight sentences out of sixty.',
      },
      {
        label: 'no-flaw',
        rationale:
          'An outside translator and exact numbers make the test look honest. But the makers had already chosen which sixty recordings the translator would hear.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'The makers “took the sixty we liked best” of three hundred. Fifty-eight good ones among sixty favorites don’t show what the headset does with most sentences.',
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
      'You won’t believe your ears! At the county fair last spring, three hundred visitors each spoke a sentence into our translation headset. We shuffled the recordings without listening and took the first sixty. An outside translator found no mistake in fifty-eight of those, so you can expect the headset to get most sentences right. “It even understood my grandmother,” says Inés, 34. Now just $129.',
    decidingWords: ['We shuffled the recordings without listening and took the first sixty'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Only sixty of three hundred recordings were checked, and that looks like picking. They came from a shuffled pile, though, so nobody could choose the good ones.',
      },
      {
        label: 'anecdotal',
        rationale:
          'The grandmother is one story, and ads do like a human face. Even without Inés, the sixty checked sentences support the promise.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“We shuffled the recordings without listening and took the first sixty,” so those sixty are a fair sample. Fifty-eight of them were right, so you can expect the same for most sentences.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“You won’t believe your ears” is the way ads talk. But this one goes on to report a test, and it doesn’t treat amazement as evidence.',
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
      'Dear reader: Of the sixty stocks I named last year, half rose and half fell, and together they just matched the market. Here are the eight that rose most, each by over a third since I named it. Clearly, I read the market well, and the losers just had bad luck. Larry Boyd',
    decidingWords: ['the eight that rose most'],
    breaksAt: 'Clearly, I read the market well, and the losers just had bad luck.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Boyd shows us “the eight that rose most” and asks us to judge him by those. Together, his sixty stocks did no better than the market.',
      },
      {
        label: 'false-cause',
        rationale:
          '“Since I named it” may suggest that his naming a stock made it rise. But Boyd doesn’t claim to move prices; he says that he reads them well.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Boyd’s numbers are true, and he even mentions the stocks that fell. But his praise for himself rests on eight that he chose because they rose.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Blaming “bad luck” for the losers is a poor excuse. But Boyd doesn’t say that their luck has to turn, and he judges himself by the eight.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-choir-files',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'To the board: I compared the files of thirty people who stayed ten years with those of thirty who left early. On sixty-eight of sixty-nine points, from schooling to commute, the two groups are alike. On the last they differ: nine of those who stayed sing in a choir, but just three of those who left. So singing shows who’ll stay, and each applicant should be asked about it, including my nephew. Laura',
    decidingWords: ['On sixty-eight of sixty-nine points', 'the two groups are alike'],
    breaksAt: 'So singing shows who’ll stay, and each applicant should be asked about it, including my nephew.',
    options: [
      {
        label: 'composition-division',
        rationale:
          'Something true of a group is applied to each applicant, so it looks like a step from whole to part. But the trouble starts earlier: the difference between the groups may be nothing but chance.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          '“On sixty-eight of sixty-nine points” the groups are alike, and with that many points, chance alone is likely to make one differ. Laura treats it as if it were the only thing she’d checked.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Her nephew is applying, so you may expect a favor. But Laura asks for no favor; she wants him asked like anyone else.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Two equal groups and an open report look like careful work. But one difference in sixty-nine has to be checked in other files, and Laura doesn’t do that.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-six-predictions',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Megan: My horoscope app sent me about 1,800 predictions last year. I went back through all of them and saved the six that came true to the letter\nMegan: “News by mail” on the exact DAY I got into nursing school\nPaige: And the other 1,794?\nMegan: Look at these six. This app knows me',
    decidingWords: ['saved the six that came true to the letter', 'And the other 1,794?'],
    breaksAt: 'This app knows me',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Among 1,800 guesses, a few will fit something by luck. Megan picks out the six that did, leaves out the rest, and calls it knowing.',
      },
      { label: 'gamblers-fallacy', rationale: 'Nothing is expected to happen because it hasn’t happened in a while.' },
      {
        label: 'false-cause',
        rationale: 'She doesn’t think that the app brought anything about. She thinks that it knew.',
      },
      { label: 'no-flaw', rationale: 'The six are fun to find. They mean nothing without the 1,794.' },
    ],
  },
  {
    id: 'texas-sharpshooter-lincoln-fourth-grade',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'District update, spring: Two years ago we adopted the Bright Path reading program in all fifteen elementary schools. Many of you have asked if it’s working. We’re thrilled to report that third-grade scores at Lincoln went up eleven points this year! (Results for the other grades and schools, which were mixed, are in the appendix.) Bright Path works, and next fall we’ll bring it to the middle schools.',
    decidingWords: [
      'third-grade scores at Lincoln went up eleven points',
      'Results for the other grades and schools, which were mixed',
    ],
    breaksAt: 'Bright Path works, and next fall we’ll bring it to the middle schools.',
    options: [
      { label: 'gamblers-fallacy', rationale: 'Nothing is expected to turn just because it hasn’t yet.' },
      {
        label: 'no-flaw',
        rationale:
          'Eleven points at one school is good news for that school. It can’t speak for the other results, which are sitting in the appendix.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Out of fifteen schools and several grades, one was bound to jump. The update holds up that one and files the rest in the appendix.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One bright spot does stand for the whole here. It wasn’t somebody’s story, though; it was chosen from a table because it looked best.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-one-measure',
    kind: 'sound',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'To the staff: Last fall, before we tried the new discharge checklist, we wrote down the single number we’d judge it by: how many patients came back within thirty days. We tracked a dozen other things out of curiosity, and most of them didn’t budge. The number we’d picked did. On the six floors that had drawn the checklist by lot it went from 18 percent to 13; on the six without, it stayed at 18. That’s good enough for me to roll it out. Dr. Rhea Uribe',
    decidingWords: ['before we tried the new discharge checklist, we wrote down the single number'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'Twelve floors ran side by side, and only those with the checklist changed. That’s better than “it came first.”',
      },
      { label: 'gamblers-fallacy', rationale: 'Nobody is waiting for a bad run to end.' },
      {
        label: 'texas-sharpshooter',
        rationale:
          'A dozen measures and one success has the look of it. But the target was drawn first, and that makes all the difference.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The measure was chosen before anybody saw the results, and it’s the one that moved, next to floors where it didn’t. The rest are reported, not hidden.',
      },
    ],
  },
]
