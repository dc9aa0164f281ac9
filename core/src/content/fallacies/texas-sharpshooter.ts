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
      '“The phone ban is working,” said the principal, who had a printout of all 58 numbers the school keeps track of, from grades in nine subjects to absences, fights, and late arrivals in every period of the day.\n“I’ve read it, and most of these haven’t moved,” said Leah.\n“But look at late arrivals to second period! They’ve dropped by a third since September, and you don’t get a drop like that by chance. I’m putting it in the newsletter, for the parents who wanted my head.”',
    decidingWords: ['all 58 numbers'],
    breaksAt: 'They’ve dropped by a third since September, and you don’t get a drop like that by chance.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing is supposed to even out after a bad run. The principal reports a drop.',
      },
      {
        label: 'anecdotal',
        rationale: 'That takes one student’s story in place of figures. There are 58 figures here, and one gets shown.',
      },
      {
        label: 'composition-division',
        rationale:
          'Late arrivals to second period aren’t passed off as a part that shows what the rest is like. They were picked because they looked good.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Track 58 numbers, and one or two are likely to drop a lot by chance alone. The principal points to one that did drop and lets the others go.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-sauna-gums',
    slot: 'q23',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'SAUNAS ARE GOOD FOR YOUR GUMS!\nBook your first session at Bay Clinic.\nOur study put 160 volunteers into two groups at random. The group that used the sauna weekly had less gum bleeding.*\n*Slightly. No difference in the other 69 things we measured.',
    decidingWords: ['No difference in the other 69 things we measured'],
    breaksAt: 'SAUNAS ARE GOOD FOR YOUR GUMS!',
    options: [
      {
        label: 'false-cause',
        rationale:
          'The groups were drawn at random, so nothing that merely goes along with sauna use gets mistaken for its effect. The trouble is the 70 tries.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nobody finds the result hard to picture, least of all the clinic.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Gums aren’t expected to get better because so many other things did not.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 70 measurements, one or more will likely come out slightly better by luck. The headline goes by that one and leaves the other 69 to the small print.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-two-polls',
    slot: 'fallacy23',
    form: 'B',
    mirrorOf: 'texas-sharpshooter-broken-promises',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Okay, that’s all of them, 26 polls since Labor Day. Dad’s been sending me the ones where Kessel’s ahead, all 24 of them, and I’ve muted him. But look at these two, with Garrett up by three points in one and four in the other! We’re going to win this election, and I’m posting both of them everywhere tonight.',
    decidingWords: ['the ones where Kessel’s ahead, all 24 of them'],
    breaksAt: 'We’re going to win this election, and I’m posting both of them everywhere tonight.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'No rule is set aside for the two good polls. They’re just the two that get picked.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 26 polls, a couple are likely to favor Garrett by chance alone. Two are kept and 24 are dropped, and then the two look like a win.',
      },
      {
        label: 'anecdotal',
        rationale: 'No one’s own experience stands in for figures. There are plenty of figures, most of them ignored.',
      },
      {
        label: 'composition-division',
        rationale:
          'Two polls aren’t taken for a fair sample of the 26. They’re the best two, and the others are dropped.',
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
      'It’s taken me since March, every night and weekend, but I’ve now gone through all 11,400 photographs the rover sent back from Mars. Nearly all of them show rocks and sand, and then, in three of them, there’s an unmistakable face with two eyes and a nose! Three faces can’t be chance, so somebody carved those rocks. My wife says it’s the photos or her, and I hope she’ll look at these first. Craig',
    decidingWords: ['all 11,400 photographs'],
    breaksAt: 'Three faces can’t be chance, so somebody carved those rocks.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'In 11,400 photos of rocks, a few are sure to look like something. Three get kept and called carvings, and the other 11,397 are forgotten.',
      },
      {
        label: 'false-cause',
        rationale:
          'That would mean blaming something on whatever came before it. Here three rocks are picked from thousands of pictures.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'He doesn’t say he can’t picture wind and sand doing it. What convinces him is the three faces he found.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'He doesn’t think a face was due because there’d been none for so long.',
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
    difficulty: 'hard',
    scenario:
      'Kristen, I know you said we should stop seeing each other. But I’ve stayed up two nights comparing everything about us, around 300 things, and look what I found! We were both born on a Tuesday, we’ve both broken our left wrists, and our dogs have the same name. That isn’t a coincidence, it’s a sign that we belong together. Please read the list before you change your number. Chad',
    decidingWords: ['comparing everything about us, around 300 things'],
    breaksAt: 'That isn’t a coincidence, it’s a sign that we belong together.',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Compare 300 things about any two people, and a few will match. Chad writes about three that did and ignores all the ones that didn’t.',
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
        rationale:
          'He does find chance hard to accept, but what carries his letter is three matches, taken from 300 things.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-broken-promises',
    slot: 'q23',
    form: 'C',
    mirrorOf: 'texas-sharpshooter-two-polls',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“How’s the Garrett ad coming?” asked Carla, who was running the Kessel campaign.\n“I went through every promise he made as mayor, all 118 of them, and put them in a spreadsheet,” said Micah.\n“And you’re telling me he broke most of them?”\n“I wish! He kept 109. But I’ve got him on camera promising the pool, the late buses, the free clinic and the raise for nurses, and we never got any of the four. So that’s our line: he’s a man who doesn’t keep his promises.”\n“My mother’s still waiting for that clinic,” said Carla.',
    decidingWords: ['He kept 109'],
    breaksAt: 'So that’s our line: he’s a man who doesn’t keep his promises.”',
    options: [
      {
        label: 'composition-division',
        rationale: 'Micah doesn’t take the four for a fair sample of all 118. He chose them because they were broken.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody says a broken promise was due after so many kept ones.',
      },
      {
        label: 'special-pleading',
        rationale: 'No one asks that a rule be bent for Kessel or for Garrett.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Out of 118 promises, nearly all were kept. Micah picks four that weren’t, drops the 109 that were, and makes a pattern of the four.',
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
      '“The clerk counted last month’s jury notices for all 140 blocks,” said Keisha. “A block gets about one a month, and Pine Court got five, the most of any! That’s no accident. The county has to show us how it draws names.”',
    decidingWords: ['all 140 blocks'],
    breaksAt: 'That’s no accident.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'She may ask how names are drawn. Some block out of 140 always has the most, though, and five isn’t a strange number for that one.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Her reason is the count, five where one is usual. It isn’t her conclusion said over again.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told that Pine Court doesn’t really count as a block.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 140 blocks, chance alone will often give one of them five. She had the count for every block and made a target of the highest.',
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
      '“When the neighbors on Pine Court sued the county, I said I’d count that block’s jury notices,” said Keisha. “A block gets about one a month, and the first month, Pine Court got five! I doubt that’s an accident. The county has to show us how it draws names.”',
    decidingWords: ['I said I’d count that block’s jury notices'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Pine Court was picked before the counting began, and for a reason. Five on a block picked in advance, where one is usual, is hard to put down to luck.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No block is thrown out of the count for spoiling it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'One block gets all the attention, and it’s the one with five. She chose it first and counted afterward, so she didn’t go looking for the highest number.',
      },
      {
        label: 'begging-the-question',
        rationale: 'That it’s no accident isn’t used as a reason for itself. The count is the reason.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-picker-614',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Who’s going to win on Sunday? Last fall 1,000 versions of our AI called the same 20 games, and we’re proud to bring you the best of them. Picker 614 got 17 right. That isn’t luck, and you can expect Picker 614 to beat a coin flip for you this fall. It’s $14.99 a month, and you can cancel anytime.',
    decidingWords: ['1,000 versions of our AI called the same 20 games'],
    breaksAt: 'That isn’t luck, and you can expect Picker 614 to beat a coin flip for you this fall.',
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
          'Seventeen of 20 is a fine record for a program on its own. This one is the best of 1,000, and out of 1,000 coins one does about as well.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Let 1,000 versions guess, and about one will get 17 by luck alone. The ad picks it after the games and calls it skill.',
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
      'Who’s going to win on Sunday? Last fall we chose one of the 1,000 versions of our AI, named it right here before the games, and let it make all the calls. Picker 614 called 20 games and got 17 right. A coin hardly ever does that, and you can expect Picker 614 to beat a coin flip for you this fall. It’s $14.99 a month, and you can cancel anytime.',
    decidingWords: ['named it right here before the games'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'One out of 1,000 sounds like the luckiest of the lot, picked afterward. It was named before the games, though, and it made all the calls.',
      },
      {
        label: 'anecdotal',
        rationale: 'Twenty games that were called in advance aren’t somebody’s story.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'One program was named before the games and got 17 of 20, which a coin hardly ever does. Saying it’ll beat a coin flip is modest.',
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
    difficulty: 'medium',
    scenario:
      'To our investors: Three years ago we bought 48 small apartment buildings, all by the same checklist: near a bus line, under 20 units, no old pipes. I know that many of you have your retirement in this, and that you’d hoped for more: rents in the 48 as a group have gone up a little less than in the cities around them. So I ranked all of them by how far rents had climbed, and I’d like you to meet the top four, in Boise, Tulsa, Akron and Mobile. Their rents went up almost twice as fast as in the rest of those cities! Four buildings in four states show you what our checklist can do. We’re buying 60 more this spring, and I hope you’ll come in with us. Larry Voss',
    decidingWords: [
      'rents in the 48 as a group have gone up a little less',
      'So I ranked all of them by how far rents had climbed',
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
          'The checklist does get credit for rising rents. The four were picked because theirs rose the most, though, so there’s no real pattern yet to find a cause for.',
      },
      {
        label: 'no-flaw',
        rationale: 'Those four did well, but the other 44 were bought by the same checklist.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Investors aren’t told the slow buildings are due to catch up.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-june-people',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Farah: I checked who quit against EVERYTHING in their files. 90 things\nBrett: And?\nFarah: Basically nothing. But people born in June quit half as often!\nFarah: So June people stay. I’m moving all the June applicants to the top',
    decidingWords: ['90 things'],
    breaksAt: 'Farah: So June people stay.',
    options: [
      {
        label: 'composition-division',
        rationale: 'No trait of the whole staff is passed on to each member.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Check 90 things, and one or two will look good by luck. Farah keeps the hit and forgets the misses.',
      },
      {
        label: 'special-pleading',
        rationale: 'Nobody asks to be let off a hiring rule that others have to follow.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People born in June really did quit half as often. After 90 tries, a hit like that is just what luck brings.',
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
      'Megan: My horoscope app sent me about 1,800 predictions last year. I went back through all of them and saved the six that came true to the letter\nMegan: “News by mail” on the exact DAY I got into nursing school\nPaige: And the other 1,794?\nMegan: Look at these six. This app knows me, and it says I should go back to Cody',
    decidingWords: ['saved the six that came true to the letter', 'And the other 1,794?'],
    breaksAt: 'This app knows me, and it says I should go back to Cody',
    options: [
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'Among 1,800 guesses, a few will fit something by luck. Megan picks out the six that did, leaves out the rest, and says the app knows her.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'She doesn’t expect anything to happen because it hasn’t in a while.',
      },
      {
        label: 'false-cause',
        rationale: 'She doesn’t think the app brought anything about. She thinks it knew.',
      },
      {
        label: 'no-flaw',
        rationale: 'Six hits are fun to find, but they mean little next to the other 1,794.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-lincoln-fourth-grade',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'District update, spring: Two years ago, over the objections of some teachers, we adopted the Bright Path reading program in all 15 elementary schools. Many of you have asked if it’s working, and we’re thrilled to report that third-grade scores at Lincoln went up eleven points this year! (Results for the other grades and schools, which were mixed, are in the appendix.) Bright Path works. Next fall we’ll bring it to the middle schools.',
    decidingWords: ['Results for the other grades and schools, which were mixed'],
    breaksAt: 'Bright Path works.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'No score is expected to go up just because it hasn’t yet.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Eleven points at one school is good news for that school, but it can’t speak for the other results, which are sitting in the appendix.',
      },
      {
        label: 'texas-sharpshooter',
        right: true,
        rationale:
          'With 15 schools and several grades, some score was likely to jump. The update holds up that one and files the rest in the appendix.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One bright spot does stand for the whole here. It isn’t somebody’s story, though. It was picked out of many results.',
      },
    ],
  },
  {
    id: 'texas-sharpshooter-one-measure',
    kind: 'sound',
    genre: 'note',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'To the staff: Last fall, before we tried the new discharge checklist, we wrote down the single number we’d judge it by: how many patients came back within 30 days. We tracked a dozen other things out of curiosity, and most of them didn’t budge, but the number we’d written down did. On the six floors picked at random to get the checklist, it went from 18 percent to 13, and on the six without, it stayed at 18. That’s good enough for me, and I’m rolling it out. Dr. Rhea Uribe',
    decidingWords: ['before we tried the new discharge checklist, we wrote down the single number'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'Six floors with the checklist improved and six without didn’t. That’s stronger than one thing just coming before another.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Nobody is waiting for a bad run to end.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Tracking a dozen other measures does make it look that way. The one that counts was written down before the trial, though, so nobody had to go searching for a hit.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The measure was chosen before anybody saw the results, and it improved with the checklist and stayed put without. The rest are mentioned, not hidden.',
      },
    ],
  },
]
