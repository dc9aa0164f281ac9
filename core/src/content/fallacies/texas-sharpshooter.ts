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
    id: 'texas-sharpshooter-second-period',
    slot: 'fallacy23',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“The phone ban is working,” said the principal, who’d gone through all 58 numbers that the school keeps track of, from grades in nine subjects to absences, fights, and late arrivals in every period of the day.\n“So the grades are up?” asked Leah.\n“No, and most of the others haven’t moved, either, but late arrivals to second period have dropped by a third since September! You don’t get a drop like that by chance.”\nIt was already in the newsletter.',
    decidingWords: ['most of the others haven’t moved'],
    breaksAt: 'You don’t get a drop like that by chance.”',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing is supposed to even out after a bad run. The principal reports a drop.',
      },
      {
        label: 'anecdotal',
        rationale: 'That takes the story of a single student. There are 58 numbers here, and one gets shown.',
      },
      {
        label: 'composition-division',
        rationale: 'Second period isn’t said to stand for the whole school day. It was picked because it looked good.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Look at 58 numbers, and a few will drop by chance alone. The principal points to one of those and treats the others as if they’d never been counted.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-sauna-gums',
    slot: 'q23',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'At Bay Clinic, 160 people drew lots for sauna visits or none. On 69 of the 70 measurements that followed, the groups came out alike. On one, bleeding gums, the sauna group did slightly better. Saunas are good for gums, the clinic announced.',
    decidingWords: ['69 of the 70 measurements'],
    breaksAt: 'Saunas are good for gums, the clinic announced.',
    options: [
      {
        label: 'false-cause',
        rationale:
          'Lots made the groups alike, so the sauna isn’t mistaken for something that came along with it. The trouble is 70 tries.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nobody finds the result hard to picture, least of all the clinic.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Gums aren’t expected to do better because 69 other things did not.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 70 measurements, one or more will differ slightly by luck. The clinic announces that one as if it had looked at nothing else.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-two-polls',
    slot: 'fallacy23',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Okay, that’s all of them, 26 polls since Labor Day, and Garrett’s behind in 23 and tied in one. But look at these two, where he’s ahead by three points in one and by four in the other! We’re going to win this election. I’m posting those two everywhere tonight, with the flag and the fireworks, and for once I’m going to bed happy.',
    decidingWords: ['Garrett’s behind in 23 and tied in one'],
    breaksAt: 'We’re going to win this election.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'The two good polls aren’t excused from a rule. They’re the only ones that get to count.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 26 polls, a couple will come out well by chance. Two are kept and 24 are dropped, and then the two look like a win.',
      },
      {
        label: 'anecdotal',
        rationale: 'No one’s own experience stands in for data. There’s plenty of data, most of it ignored.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing that holds for a part is said to hold for the whole. The parts were chosen first.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-mars-faces',
    slot: 'q23',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'It took me since March, working every night and weekend, but I’ve gone through all 11,400 photographs that the rover sent back from Mars. Nearly all of them show rocks and sand, and then, in three of them, there’s an unmistakable face with two eyes and a nose! Three faces can’t be chance, which means that somebody carved those rocks. I’d like the space agency to explain itself. Craig',
    decidingWords: ['all 11,400 photographs'],
    breaksAt: 'Three faces can’t be chance, which means that somebody carved those rocks.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'In 11,400 photos of rocks, a few are sure to look like something. Three get kept and called carvings, and the other 11,397 are forgotten.',
      },
      {
        label: 'false-cause',
        rationale: 'Nothing is blamed on what came before it. Three rocks were picked from thousands.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Wind and sand aren’t ruled out as hard to imagine. The count of three is what convinces.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Three faces aren’t expected because there were none for so long.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-meant-for-each-other',
    slot: 'fallacy23',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Kristen, I know you said that we should stop seeing each other. But I’ve compared everything about us, around 300 things, and although most of it doesn’t match, we were both born on a Tuesday, we both broke a left wrist, and our dogs have the same name. That isn’t a coincidence, it’s a sign that we belong together. Chad',
    decidingWords: ['around 300 things, and although most of it doesn’t match'],
    breaksAt: 'That isn’t a coincidence, it’s a sign that we belong together.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Compare 300 things about any two people, and a few will match. Chad keeps three and lets the hundreds that don’t match drop.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'A lucky match isn’t said to be coming because there have been so few.',
      },
      {
        label: 'false-cause',
        rationale: 'Neither a wrist nor a dog is supposed to have brought the two together.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'He finds chance hard to accept. What carries his letter is the three matches, taken from 300.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-white-and-oranges',
    slot: 'q23',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“I put four years of games in a spreadsheet, with the weather, uniforms, referees and snacks,” said Craig, “and I tried something like 500 combinations.”\n“Did you find anything interesting?” asked Laura.\n“Not until last night, when it turned out that if we wear white and Morgan’s mother brings oranges, we’re eight and one! That’s what wins games for us. I’m asking her to bring them to every game this season.”\nLaura asked him if he’d gotten any sleep.',
    decidingWords: ['I tried something like 500 combinations'],
    breaksAt: 'That’s what wins games for us.',
    options: [
      {
        label: 'composition-division',
        rationale: 'Oranges aren’t praised for being a good part of a good team.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Wins aren’t thought to be owed to them after so many games.',
      },
      {
        label: 'special-pleading',
        rationale: 'No one asks that a rule be bent for one team.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Among 500 combinations, some were bound to come out eight and one. Craig found one by searching and treats it as if he’d guessed it first.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-jury-notices',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“Jury notices average one a month on each of our 140 blocks. I went looking for the most on any block last month, and Pine had five. That isn’t just chance. The county should show us how it draws names,” said Keisha.',
    decidingWords: ['I went looking for the most on any block'],
    breaksAt: 'That isn’t just chance.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'One block out of 140 will have the most, and five wouldn’t be strange for the most. She may still ask how the names are drawn.',
      },
      {
        label: 'begging-the-question',
        rationale: 'She doesn’t lean on her own conclusion. She has counts.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Pine isn’t told that it’s no proper block.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 140 blocks, chance alone will often give one of them five. She went looking for the highest and then took it for a target.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-jury-notices-sound',
    twinOf: 'texas-sharpshooter-jury-notices',
    kind: 'sound',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“When Pine sued the county, I said I’d watch that block. Jury notices average one a month on each of our 140 blocks, and last month Pine had five. I doubt that’s just chance. The county should show us how it draws names,” said Keisha.',
    decidingWords: ['I said I’d watch that block'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Pine was named before any notices came, and for a reason. Five on a block picked in advance, where one is usual, is more than luck explains.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No block is thrown out of the count for spoiling it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'One block out of 140 gets all the attention. She chose it first and counted afterward, and that makes all the difference.',
      },
      {
        label: 'begging-the-question',
        rationale: 'What she concludes isn’t used as a reason for itself. The count is.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-picker-614',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Who’s going to win on Sunday? Out of 1,000 versions of our AI that called the same 20 games last fall, we’re proud to bring you the best one. Picker 614 got 17 right. That isn’t luck, and you can expect Picker 614 to beat a coin for you this fall. It’s $14.99 a month, and you can cancel anytime.',
    decidingWords: ['Out of 1,000 versions of our AI'],
    breaksAt: 'That isn’t luck, and you can expect Picker 614 to beat a coin for you this fall.',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'No one says that 17 is too good to believe. The ad wants it believed.',
      },
      {
        label: 'anecdotal',
        rationale: 'That takes somebody’s own story. The ad has 1,000 records and shows one.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Seventeen of 20 is a fine record for a program on its own. This is the best of 1,000, and out of 1,000 coins one would do about as well.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Let 1,000 versions guess, and one or so will get 17 by luck alone. The ad picks it after the games and calls it skill.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-picker-614-sound',
    twinOf: 'texas-sharpshooter-picker-614',
    kind: 'sound',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Who’s going to win on Sunday? Out of 1,000 versions of our AI we named one, right here, before last fall’s games, and no other version called any. Picker 614 called 20 of them and got 17 right. A coin does that about once in a thousand tries, so you can expect Picker 614 to beat a coin for you this fall. It’s $14.99 a month, and you can cancel anytime.',
    decidingWords: ['we named one, right here, before last fall’s games'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'It is one out of 1,000, and that sounds like a lucky pick. It was named before the games, though, and no other was tried.',
      },
      {
        label: 'anecdotal',
        rationale: 'Twenty games that were called in advance aren’t somebody’s story.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'One program was named before the games and got 17 of 20, which a coin hardly ever does. To say that it’ll beat a coin is modest.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nobody’s imagination is used as a measure of anything.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-four-buildings',
    kind: 'spot',
    genre: 'note',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'To our investors: Three years ago we bought 48 small apartment buildings, each of them by the same checklist: near a bus line, under 20 units, no old pipes. Taken together, their rents have gone up a little less than rents in the cities around them, and many of you ask if the checklist is any good. So I ranked all 48 by how far rents had climbed, and I’d like you to meet the top four, in Boise, Tulsa, Akron and Mobile. In those, rents went up almost twice as fast as in their cities! Four buildings in four states show you what our checklist can do. We’re buying 60 more this spring, and I hope you’ll come in with us. Larry Voss',
    decidingWords: [
      'Taken together, their rents have gone up a little less',
      'So I ranked all 48 by how far rents had climbed',
    ],
    breaksAt: 'Four buildings in four states show you what our checklist can do.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Among 48 buildings, some will do very well under any checklist. He shows the best four after the fact, though all 48 together did worse than their cities.',
      },
      {
        label: 'false-cause',
        rationale:
          'The checklist does get credit for high rents. The four were picked for their rents in the first place, so there isn’t even a link to explain.',
      },
      {
        label: 'no-flaw',
        rationale: 'Those four did well, and nobody denies it. The 44 others were bought by the same checklist.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Investors aren’t told that the laggards are due to catch up.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-left-handed',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Farah: I checked who quit against EVERYTHING in the files. 90 things\nBrett: And?\nFarah: 89 of them, nothing. But lefties quit half as much!\nFarah: So left-handed people stay. I’m putting it in the hiring notes',
    decidingWords: ['89 of them, nothing'],
    breaksAt: 'Farah: So left-handed people stay.',
    options: [
      {
        label: 'composition-division',
        rationale: 'No trait of the whole staff is passed on to each member.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale: 'Check 90 things, and one will look good by luck. Farah keeps the hit and forgets the 89 misses.',
      },
      {
        label: 'special-pleading',
        rationale: 'Nobody asks to be let off from the rule for hiring.',
      },
      {
        label: 'no-flaw',
        rationale: 'The files are real, and so is the count. After 90 tries, one hit is what luck brings.',
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
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing is expected to happen because it hasn’t happened in a while.',
      },
      {
        label: 'false-cause',
        rationale: 'She doesn’t think that the app brought anything about. She thinks that it knew.',
      },
      {
        label: 'no-flaw',
        rationale: 'The six are fun to find. They mean nothing without the 1,794.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-lincoln-fourth-grade',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'District update, spring: Two years ago we adopted the Bright Path reading program in all 15 elementary schools. Many of you have asked if it’s working, and we’re thrilled to report that third-grade scores at Lincoln went up eleven points this year! (Results for the other grades and schools, which were mixed, are in the appendix.) Bright Path works. Next fall we’ll bring it to the middle schools.',
    decidingWords: ['Results for the other grades and schools, which were mixed'],
    breaksAt: 'Bright Path works.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing is expected to turn just because it hasn’t yet.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Eleven points at one school is good news for that school. It can’t speak for the other results, which are sitting in the appendix.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Out of 15 schools and several grades, one was bound to jump. The update holds up that one and files the rest in the appendix.',
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
      'To the staff: Last fall, before we tried the new discharge checklist, we wrote down the single number we’d judge it by: how many patients came back within 30 days. We tracked a dozen other things out of curiosity, and most of them didn’t budge, but the number we’d picked did. On the six floors that had drawn the checklist by lot it went from 18 percent to 13; on the six without, it stayed at 18. That’s good enough for me to roll it out. Dr. Rhea Uribe',
    decidingWords: ['before we tried the new discharge checklist, we wrote down the single number'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'Twelve floors ran side by side, and only those with the checklist changed. That’s better than “it came first.”',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody is waiting for a bad run to end.',
      },
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
