import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'anecdotal',
  aliases: ['Anecdotal Evidence', 'Anecdotal Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['personal story', 'one case', 'experience', 'statistics', 'evidence', 'exception', 'testimonial'],
  link: 'https://yourlogicalfallacyis.com/anecdotal',
  definition:
    'Letting one story or personal experience settle a general question, instead of wider evidence or in spite of it. The story may be true and still tell us little about how things usually go.',
  gloss: 'One story stands in for evidence.',
  neighbors: [
    {
      concept: 'false-cause',
      tellApart: 'Does one story speak for all cases, or is one thing said to have caused another?',
    },
    {
      concept: 'texas-sharpshooter',
      tellApart: 'Is there just one story in place of data, or plenty of data with only the hits picked out?',
    },
    {
      concept: 'composition-division',
      tellApart:
        'Does one case speak for others like it, or does a part speak for the whole (or the whole for a part)?',
    },
    {
      concept: 'appeal-to-authority',
      tellApart: 'Should we believe it because of what happened to somebody once, or because of who that somebody is?',
    },
    {
      concept: 'special-pleading',
      tellApart: 'Is one case used to settle how things usually go, or excused from a rule that others have to follow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The bank in Thessaloniki showed Yiannis its records. Of the restaurants that had opened along the harbor, more than half closed within three years. He handed the page back with a smile. “My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.” He signed for the loan that afternoon.',
    failingStep:
      'My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.',
    why: 'The bank’s count leaves plenty of room for successes like his aunt’s, so her story doesn’t contradict it. Yiannis assumes that she’s typical. The owners who had to close could tell him other stories.',
  },
  soundWhen:
    'One case is enough when the claim is about that case, or says that something never happens. If the label promises that no dog can open the gate, and yours has opened it, that settles it. A story is also a good reason to start counting.',
  reply:
    '“I’m really glad it worked out for her. Do we know how it went for the others who tried? Let’s look at both before we sign.”',
  evidence:
    'Nisbett & Ross (1980), Human Inference (Prentice-Hall). Freling et al. (2020), “When Poignant Stories Outweigh Cold Hard Facts,” Organizational Behavior and Human Decision Processes 160: stories win mainly where feelings run high.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'anecdotal-family-pays',
    slot: 'fallacy9',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“I read that four in ten people who lend relatives money never get it all back,” said Toni.\n“I lent your uncle $6,000 and had it back by Easter, so don’t tell me family doesn’t pay,” said her mother. “Write your cousin the check.”',
    decidingWords: ['I lent your uncle $6,000'],
    breaksAt:
      '“I lent your uncle $6,000 and had it back by Easter, so don’t tell me family doesn’t pay,” said her mother.',
    options: [
      {
        label: 'composition-division',
        rationale:
          'No whole gets its qualities from its parts here. One loan is made to stand for all other loans to relatives.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One uncle paid it all back. Going by what Toni read, four lenders in ten aren’t so lucky, and his case can’t tell her what her cousin will do.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Her mother doesn’t think a good loan makes a bad one due, or the other way around.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'A sharpshooter digs through a heap of results for the few that match. Toni’s mother has just this one.',
      },
    ],
  },
  {
    id: 'anecdotal-sunday-night-email',
    slot: 'q9',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'People keep telling me writing to strangers is a waste of time, and a staffing firm that counted 5,000 emails like that last year says about 40 of them led to an interview. Well, I wrote one on a Sunday night, in bed with a cold, to an executive I’d never met. He called me in the morning, I started in March, and that’s how I know it works. Quit filling out forms and write to the person at the top. Agree? 👇',
    decidingWords: ['I wrote one on a Sunday night', 'that’s how I know it works'],
    breaksAt: 'He called me in the morning, I started in March, and that’s how I know it works.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody’s advice is thrown back at them because they don’t follow it.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'The firm isn’t told to show that such emails fail. It has counted them, and the count gets ignored.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'About 40 in 5,000 such emails led to an interview, and this one even led to a job. A lucky story like that doesn’t change the odds for the next person who tries.',
      },
      {
        label: 'special-pleading',
        rationale: 'The writer asks for no exception. Everyone is supposed to do the same.',
      },
    ],
  },
  {
    id: 'anecdotal-twelve-months-a-year',
    slot: 'fallacy9',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Dear team families, You’ve probably seen the letter from the league about pitchers’ arms. It’s based on a study that followed hundreds of young pitchers. The ones who pitched more than eight months a year were about five times as likely to need surgery. That’s why the league wants every pitcher to take four months off. I know some of you are worried, and I’m glad you asked me. My own son Calvin has pitched twelve months a year since he was nine, and now he’s on a college team. His arm has never hurt, so pitching all winter doesn’t hurt a kid’s arm. We’ll start indoors on the first Monday in December. Coach Rob',
    decidingWords: ['My own son Calvin has pitched twelve months a year'],
    breaksAt: 'His arm has never hurt, so pitching all winter doesn’t hurt a kid’s arm.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody accuses the league of doing what it warns against.',
      },
      {
        label: 'special-pleading',
        rationale:
          'His team isn’t being let off a rule he thinks is right for others. He denies that the rule is needed.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Coach Rob doesn’t wait for anyone to show him he’s wrong. He thinks he has proof, and it’s his son.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Calvin is one pitcher. What happened to hundreds of others tells parents more about the risk than one lucky arm.',
      },
    ],
  },
  {
    id: 'anecdotal-before-chem',
    slot: 'q9',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'The counselors surveyed 900 of us, and the kids who slept less than six hours did noticeably worse on their finals. I was up until five before chemistry and got a 96, so sleep doesn’t matter. I’m doing the same tonight.',
    decidingWords: ['I was up until five before chemistry and got a 96'],
    breaksAt: 'I was up until five before chemistry and got a 96, so sleep doesn’t matter.',
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One good grade is a story. The survey covers 900 students, and a few of the sleepy ones were bound to score high.',
      },
      {
        label: 'composition-division',
        rationale: 'This isn’t about parts and a whole. It’s one night and one exam against a survey.',
      },
      {
        label: 'special-pleading',
        rationale: 'The student asks for no exception. The claim is that sleep doesn’t matter, period.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Nobody picks the best out of a long list of nights. This student talks about a single one.',
      },
    ],
  },
  {
    id: 'anecdotal-folding-phone',
    slot: 'fallacy9',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Tech Over Coffee, episode 88. Gina, who runs three phone stores in Tulsa, writes that of the 600 folding phones she sold last year, about a third came back with a dead screen. Sorry to hear that, Gina! I’ve been folding mine since March, all day long, and it’s perfect. They hold up fine, and if you’ve been waiting for one I’d go ahead. Next week: Are fast chargers bad for your battery?',
    decidingWords: ['I’ve been folding mine since March', 'They hold up fine'],
    breaksAt: 'They hold up fine, and if you’ve been waiting for one I’d go ahead.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'No phone is called better because it’s made from something that grows.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'About two out of three of Gina’s phones didn’t come back, so it’s no surprise that this one works. It says nothing about the 200 or so that died.',
      },
      {
        label: 'false-cause',
        rationale: 'Nothing is said to have caused anything else. The claim is only that these phones hold up.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nobody is told to buy one because lots of people have. The reason given is a single phone.',
      },
    ],
  },
  {
    id: 'anecdotal-dry-basement',
    slot: 'q9',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'The agent turned her screen around so that Dave and Robin could see the map. Of the 900 houses on their side of the creek, she said, about 200 had had water in the basement in the past ten years, and a flood policy came to $60 a month. Dave had grown up three doors down, in a basement room that stayed dry the whole time, so he knew those houses didn’t flood. They thanked her and kept the $60.',
    decidingWords: ['Dave had grown up three doors down, in a basement room that stayed dry'],
    breaksAt:
      'Dave had grown up three doors down, in a basement room that stayed dry the whole time, so he knew those houses didn’t flood.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'Dave doesn’t grant that floods happen and then claim that his house is a special case.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Whether the agent has flood insurance herself isn’t brought up.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'His old room stayed dry, and so did most of the basements on the agent’s map. One dry room can’t speak for the 200 houses that had water in them.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Houses that flooded aren’t struck from the count for not being “real” houses on the creek.',
      },
    ],
  },
  {
    id: 'anecdotal-five-below',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'According to your story, 480 of the 500 heat pumps in the state’s test kept houses at 68 degrees all through the January cold snap. The one I put in last fall for $14,000 quit when it got to 5 below (I have the log), and my kids slept in their coats that night. Heat pumps don’t work in the cold, and I want the state to stop paying for them.',
    decidingWords: ['Heat pumps don’t work in the cold'],
    breaksAt: 'Heat pumps don’t work in the cold, and I want the state to stop paying for them.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Being angry about $14,000 and a freezing night is fair, but “mine quit” is a long way from “they don’t work.”',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The test isn’t rejected for having come from the state.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One heat pump failed, and so did 20 of the 500. The other 480 kept people warm, and the writer lets one bad night speak for all.',
      },
      {
        label: 'false-cause',
        rationale:
          'Cold really was what stopped it, as far as anyone can tell. The trouble comes when one machine stands for all of them.',
      },
    ],
  },
  {
    id: 'anecdotal-five-below-sound',
    twinOf: 'anecdotal-five-below',
    kind: 'sound',
    genre: 'review',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'According to your story, 480 of the 500 heat pumps in the state’s test kept houses at 68 degrees all through the January cold snap. The one I put in last fall for $14,000 quit when it got to 5 below (I have the log), and my kids slept in their coats that night. Mine didn’t work in the cold, and I want the installer to come out and look at it.',
    decidingWords: ['Mine didn’t work in the cold'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Where the 480 comes from isn’t held against it. The writer lets it stand.',
      },
      {
        label: 'anecdotal',
        rationale:
          'It’s one family’s night, sure, but the claim is only about that family’s heat pump, and for that the one night counts.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The log shows that this machine quit when it was 5 below. The writer concludes something about this machine and no other, and wants it looked at.',
      },
      {
        label: 'false-cause',
        rationale: 'The writer doesn’t say what made it quit. That’s what the installer is for.',
      },
    ],
  },
  {
    id: 'anecdotal-pantry-line',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'The food pantry had to decide whether to start checking addresses, which would tie up a volunteer and slow the line down until some people gave up and went home hungry. Wanda told the others about a man in May who gave a local address, filled four bags and turned out to live two counties away. A lot of people were giving false addresses, she concluded. The checks began the next week.',
    decidingWords: ['a man in May'],
    breaksAt: 'A lot of people were giving false addresses, she concluded.',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'A sharpshooter searches through many cases and shows only the ones that match. Wanda brings up just one.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Wanda doesn’t find anything hard to believe. If anything, she believes too fast.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A pantry may have good reasons to check. How often people cheat is another matter, and one man can’t tell them.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale: 'She goes from a man in May to “a lot of people.” All he shows is that it happened once.',
      },
    ],
  },
  {
    id: 'anecdotal-pantry-line-sound',
    twinOf: 'anecdotal-pantry-line',
    kind: 'sound',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'The food pantry had to decide whether to start checking addresses, which would tie up a volunteer and slow the line down until some people gave up and went home hungry. Wanda told the others she’d looked up all 1,900 addresses from last year, one for each visitor, and that 420 of them didn’t exist, even allowing for misspellings. A lot of people were giving false addresses, she concluded. The checks began the next week.',
    decidingWords: ['all 1,900 addresses from last year'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale: 'Wanda looked up every address of the year. She didn’t pick out the bad ones and hide the rest.',
      },
      {
        label: 'anecdotal',
        rationale: 'This rests on 1,900 addresses, not on the tale of one visitor.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'She isn’t going by what she can picture. She’s going by a count.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'More than a fifth of a whole year’s addresses don’t exist, and she allowed for misspellings. “A lot of people” is a fair way to say it.',
      },
    ],
  },
  {
    id: 'anecdotal-four-court-dates',
    mirrorOf: 'anecdotal-back-to-cash-bail',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'The county might bring back cash bail, because four in ten people let out without it missed a court date. My nephew was let out without it and made all four of his. You don’t need bail to get people to court. Vote no!',
    decidingWords: ['My nephew was let out without it and made all four of his'],
    breaksAt: 'You don’t need bail to get people to court.',
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Six in ten people made every court date, and the nephew is one of them. He tells us nothing about the four in ten who didn’t.',
      },
      {
        label: 'composition-division',
        rationale:
          'Nothing is said about a whole because of its parts. One defendant is made to stand in for other defendants.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Bail isn’t rejected for being artificial, and nothing is praised for being natural.',
      },
      {
        label: 'no-flaw',
        rationale: 'There are good arguments against bail, but this one rests on a single nephew.',
      },
    ],
  },
  {
    id: 'anecdotal-back-to-cash-bail',
    mirrorOf: 'anecdotal-four-court-dates',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Dear Commissioner Ames, At the hearing on cash bail your clerk said that since the county stopped asking for it, six in ten people who were let out have come to every court date. The man who broke into my salon in March was let out the same afternoon, without putting up a dime, and nobody has seen him since. People don’t come back to court without money on the line, and I hope you’ll vote to bring bail back. My insurance won’t cover me a second time. Fern Brandt',
    decidingWords: ['nobody has seen him since', 'People don’t come back to court without money on the line'],
    breaksAt: 'People don’t come back to court without money on the line, and I hope you’ll vote to bring bail back.',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'It isn’t that she can’t picture anyone coming back. She tells of one who didn’t.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Four in ten missed a date, so the man who broke into her salon isn’t the only one. He still can’t stand for the six in ten who came every time.',
      },
      {
        label: 'false-cause',
        rationale:
          'Bail may or may not make people come back. The trouble comes earlier, when one man is supposed to show how many come back.',
      },
      {
        label: 'no-flaw',
        rationale: 'Her loss is a fair reason to care about this, but it isn’t a measure of what most people do.',
      },
    ],
  },
  {
    id: 'anecdotal-new-antidepressant',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Priya: The doctor suggested an antidepressant. They tried it on about 4,000 patients and half got a lot better\nKelsey: My roommate was on that exact one. Gained 30 pounds and cried until she quit\nPriya: oh no\nKelsey: So I can tell you right now it doesn’t work',
    decidingWords: ['My roommate was on that exact one', 'I can tell you right now it doesn’t work'],
    breaksAt: 'Kelsey: So I can tell you right now it doesn’t work',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'Her roommate isn’t offered as somebody important, just as someone who took it.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Kelsey doesn’t find it hard to imagine that it works. She just knows one person it didn’t work for.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Half of those 4,000 people didn’t get a lot better, so a roommate who did badly fits right in. She can’t cancel out the other half.',
      },
      {
        label: 'no-flaw',
        rationale: 'Side effects are worth asking about, but “it doesn’t work” is more than one case can show.',
      },
    ],
  },
  {
    id: 'anecdotal-night-program',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Patrick slid the résumé back across the table. “Lakeside? We had a kid from their night program two summers ago who worked for three weeks and then stopped showing up.”\n“There are nine of them in this pile,” said Denise, “and two have great references.”\n“Lakeside people don’t last,” said Patrick.\nDenise put all nine in the no pile.',
    decidingWords: ['We had a kid from their night program two summers ago', 'Lakeside people don’t last'],
    breaksAt: '“Lakeside people don’t last,” said Patrick.',
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One kid stopped showing up two summers ago. That becomes a rule about everyone from the program, and nine strangers lose their chance over it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting people who stay is reasonable. One case can’t tell him who will.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'He hasn’t picked a match out of a pile of results. He has exactly one result.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'He doesn’t think luck has to even out. If anything, he expects the same again.',
      },
    ],
  },
  {
    id: 'anecdotal-zero-fees',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The home page says “Zero hidden fees. Not one. Ever.” I booked two seats at the price on the screen, which was $84, and my card was charged $119. It took three emails before support wrote back that the other $35 is a “processing cost” that’s “not itemized at checkout,” and I’ve attached a screenshot of that. I don’t know how often they do this. It’s one, though, and they promised not one.',
    decidingWords: ['“Zero hidden fees. Not one. Ever.”', 'It’s one, though, and they promised not one'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale: 'Nothing is predicted about the writer’s next booking.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The claim was that it never happens. A single clear case is enough to sink a “never,” and the review claims no more than that.',
      },
      {
        label: 'anecdotal',
        rationale:
          'It’s one customer’s experience, sure, but it isn’t used to say how things usually go, only that the promise was broken.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Nobody searched through many bookings for an odd one.',
      },
    ],
  },
]
