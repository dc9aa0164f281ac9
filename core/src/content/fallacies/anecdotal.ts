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
    id: 'anecdotal-trampoline',
    slot: 'fallacy9',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Reports from forty hospitals say that children get hurt twice as often when they share a trampoline. But Mrs. Delgado’s four boys jumped together for ten summers and came away with one bruise, so she decides it’s safe. She tests the springs, knocks on wood, and invites the cousins.',
    decidingWords: ['four boys jumped together for ten summers'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Mrs. Delgado does test the springs, which are only part of the trampoline. But what convinces her that sharing is safe is her boys’ ten summers.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Against forty hospitals Mrs. Delgado sets her own family, whose “four boys jumped together for ten summers.” Her story is true, but one lucky family says little about the risk.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Knocking on wood is about luck. But Mrs. Delgado doesn’t think that ten good summers have changed the odds; she thinks they show that sharing is safe.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Mrs. Delgado does point to four children who came out fine. They’re simply her own, and she didn’t search through records for a group that came out well.',
      },
    ],
  },
  {
    id: 'anecdotal-museum-glass',
    slot: 'q9',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Denise is shipping the museum’s antique glass to Boston, and she wants to see the movers’ damage records first. Wes, from the ticket desk, laughs. “You’d ask the mailman for references! I used those movers once, for my mother’s clock, and there wasn’t a scratch on it. They’re careful. They don’t work Sundays, but I’ll bet they’d make an exception for us.” Denise hires them.',
    decidingWords: ['I used those movers once'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Wes teases Denise about what she’d do to the mailman. But he doesn’t accuse her of doing the thing she objects to; he tells her about a clock.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Denise wants to see records, and Wes laughs at that. But he doesn’t tell her to find a broken vase first; he gives a reason of his own.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          '“I used those movers once,” says Wes, and one clock takes the place of the damage records. The movers may be careful, but one clock can’t show it.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Wes thinks that the movers would “make an exception” and work on a Sunday. That’s a favor, and he doesn’t ask Denise to go easier on them than on anybody else.',
      },
    ],
  },
  {
    id: 'anecdotal-mouthguards',
    slot: 'fallacy9',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'The hockey captain reads her team three years of league figures: of six hundred players with mouthguards, four broke a tooth; of six hundred without, thirty-one did. She’s been skipping hers, she admits. “I wore mine on Sunday and lost a tooth anyway,” says Jonah, “so they don’t help. Let the league explain that.” The team sends its box of mouthguards back, except for one that the goalie’s mother insists on.',
    decidingWords: ['I wore mine on Sunday and lost a tooth anyway'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'The captain admits that she’s been “skipping hers,” which Jonah could hold against her. He doesn’t; he talks about his own tooth.',
      },
      {
        label: 'special-pleading',
        rationale:
          'One mouthguard stays behind for the goalie. Jonah doesn’t ask to be excused from anything; he says that mouthguards don’t help.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“Let the league explain that” may sound as if Jonah were leaving the proof to others. But he gives evidence of his own, one tooth.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          '“I wore mine on Sunday and lost a tooth anyway,” says Jonah. That’s one case against twelve hundred players, and mouthguards can prevent most broken teeth without preventing all of them.',
      },
    ],
  },
  {
    id: 'anecdotal-skipped-grade',
    slot: 'q9',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Our district surveyed two hundred children who’d skipped a grade, and a third said they were lonely. Then a former student who’d skipped second grade stopped by my classroom. He hadn’t wanted any exceptions made for him, he said; he just wanted to be part of the class, and he found friends within a month. So when the Chens ask about their daughter, I’ll tell them loneliness won’t be a problem.',
    decidingWords: ['he found friends within a month', 'surveyed two hundred children who’d skipped a grade'],
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'A visitor says that “he found friends within a month,” and the teacher puts two hundred answers aside. The visitor may be among the lucky two-thirds, but the Chens should hear about the other third.',
      },
      {
        label: 'composition-division',
        rationale:
          '“Part of the class” is how the visitor puts it. But the teacher doesn’t judge a class by one member or a member by the class; one child’s story stands in for another’s.',
      },
      {
        label: 'special-pleading',
        rationale:
          'The visitor talks about “exceptions,” and he hadn’t wanted any. The teacher doesn’t bend a rule for the Chens’ daughter, either.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'One happy case does stand out beside two hundred others. But the teacher didn’t search the survey for it; a visitor stopped by and told his story.',
      },
    ],
  },
  {
    id: 'anecdotal-rebuilt-tablets',
    slot: 'fallacy9',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Hi, Maria. Refurbished tablets are half the price of new ones, they’re better for the environment, and other offices love them. You asked if they last, and they do. My father’s had one since March without a hitch, and his headaches are gone, too. I’ll order sixty tomorrow. Quentin',
    decidingWords: ['My father’s had one since March without a hitch'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“Better for the environment” is one of the good things Quentin says about these tablets. But when he says that they last, his reason is his father’s tablet.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          '“My father’s had one since March without a hitch,” Quentin writes, and from that he concludes that refurbished tablets last. The sixty may be fine, but one tablet can’t show it.',
      },
      {
        label: 'false-cause',
        rationale:
          'Quentin hints that the tablet cured his father’s headaches. But that’s a passing remark, and his answer to Maria’s question doesn’t depend on it.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“Other offices love them” does bring in a crowd. Quentin mentions it next to the price, but when he answers Maria’s question, he talks about his father’s tablet.',
      },
    ],
  },
  {
    id: 'anecdotal-lower-rent',
    slot: 'q9',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Short on Cash: Does it help to ask for lower rent? It certainly does. My landlord raised mine without a word, so I sent him two polite lines. He wrote back that a true landlord looks after his tenants, and he made an exception and took off fifty dollars. Landlords are softer than people think, so ask yours tonight, and plan your budget around the difference.',
    decidingWords: ['I sent him two polite lines'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'It’s true that the landlord “made an exception.” But that was a favor, and nobody argues that the writer shouldn’t have to follow a rule that other renters follow.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Since the landlord raised the rent “without a word,” a letter back may look like tit for tat. That explains the two lines, but it isn’t the reason given for saying that asking works.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'From “I sent him two polite lines” the writer gets to “Landlords are softer than people think.” Asking may be wise, but one landlord can’t tell us about the rest.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“A true landlord looks after his tenants” may sound like shutting some landlords out. But this landlord says it about himself, and nobody uses the phrase against landlords who say no.',
      },
    ],
  },
  {
    id: 'anecdotal-night-train',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To the editor: Your Sunday story says that two in a hundred overnight trains on the coast line have been late this year. You got that from the railroad. On May 2 I took the 11:40 p.m., which sat behind a broken-down freight train outside Salinas and arrived fifty minutes late. The conductor wrote the time on my ticket. Those trains don’t run on time, so please print a correction.',
    decidingWords: ['On May 2 I took the 11:40'],
    breaksAt: 'Those trains don’t run on time, so please print a correction.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The delay is real, and the conductor wrote it down. Yet the paper never said that no train was late, and this may be one of the two in a hundred.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“You got that from the railroad” does question the source. But that isn’t why the letter says the paper is wrong; it says so because of one late trip.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          '“On May 2 I took the 11:40” is about one trip, and if two in a hundred are late, there will be trips like it. It doesn’t show that those trains “don’t run on time.”',
      },
      {
        label: 'false-cause',
        rationale:
          'A freight train is blamed for the delay, and rightly, since the 11:40 “sat behind” it. The mistake is in what the letter concludes about other trains.',
      },
    ],
  },
  {
    id: 'anecdotal-night-train-sound',
    kind: 'sound',
    twinOf: 'anecdotal-night-train',
    genre: 'letter',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'To the editor: Your Sunday story says that not one overnight train on the coast line has been late this year. You got that from the railroad. On May 2 I took the 11:40 p.m., which sat behind a broken-down freight train outside Salinas and arrived fifty minutes late. The conductor wrote the time on my ticket. At least one train didn’t run on time, so please print a correction.',
    decidingWords: ['not one overnight train', 'The conductor wrote the time on my ticket'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Yes, the letter hints that the railroad isn’t the best source. Yet it doesn’t call the story wrong because of where the figure came from; it names a train that was late.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One bad night can’t tell us how trains usually run. The letter doesn’t say how they usually run; it says that “at least one” was late.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The story said that “not one overnight train” was late. One late train is enough to make that wrong, and this one is on record: “The conductor wrote the time on my ticket.”',
      },
      {
        label: 'false-cause',
        rationale:
          'A freight train gets the blame for the delay. That isn’t a guess, because the 11:40 “sat behind” it outside Salinas.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 2, tool shed. Before we voted on ninety dollars for a new lock, Sue, who can’t imagine anyone stealing old shovels, asked Jim for the facts. He said the lock broke on Tuesday evening and the shed stood open until Wednesday. He’s counted the tools twice since, and nothing’s missing. So tools hardly ever get stolen here, he concluded, and we voted against the lock.',
    decidingWords: ['the shed stood open until Wednesday'],
    breaksAt: 'So tools hardly ever get stolen here, he concluded, and we voted against the lock.',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Jim counts and then counts again, as if he were looking for a result. But he has one night to report on, and he reports all that he found.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Sue “can’t imagine” a thief, and that’s no argument. But she doesn’t treat it as one, because she goes on to ask Jim for the facts.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Ninety dollars may be too much to spend on old shovels. But “hardly ever” is about many nights, and Jim knows about only one.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'That “the shed stood open until Wednesday” tells us about one night. Jim concludes that tools “hardly ever” get stolen, and one night can’t show that.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed-sound',
    kind: 'sound',
    twinOf: 'anecdotal-open-shed',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 2, tool shed. Before we voted on ninety dollars for a new lock, Sue, who can’t imagine anyone stealing old shovels, asked Jim for the facts. He said the lock broke six years ago and the shed has stood open ever since. He’s counted the tools each month, and one rake is missing. So tools hardly ever get stolen here, he concluded, and we voted against the lock.',
    decidingWords: ['the lock broke six years ago', 'He’s counted the tools each month'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Out of six years of counts, Jim could pick the good months. He doesn’t: he reports on each month, including the one with the missing rake.',
      },
      {
        label: 'anecdotal',
        rationale:
          'It’s one man’s report about one shed. But the question is about this shed, and Jim has six years of counts to go by.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'What Sue “can’t imagine” doesn’t prove anything. But the vote doesn’t rest on it; it rests on Jim’s counts.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Jim reports that “the lock broke six years ago,” and he’s counted the tools each month. One rake in six years is good evidence that tools hardly ever get stolen here.',
      },
    ],
  },
  {
    id: 'anecdotal-knee-voicemail',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Raul, it’s Ines. I saw the sheet about your knee operation. It says that most of three hundred patients couldn’t drive for six weeks. But my neighbor has the same screws, and she was driving on day nine, with just herbal tea, no pills. So nine days it is!',
    decidingWords: ['she was driving on day nine'],
    breaksAt: 'So nine days it is!',
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Ines has read about three hundred patients, but she trusts one neighbor’s story: “she was driving on day nine.” It may be true, but it doesn’t tell Raul what to expect.',
      },
      {
        label: 'composition-division',
        rationale:
          '“The same screws” are small parts of two knees. Ines doesn’t reason from a part to a whole; she reasons from one patient to another.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“Just herbal tea, no pills” may sound like healing the natural way. But Ines isn’t praising nature; she’s telling Raul when he’ll drive.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s good news that the neighbor got well so fast, and Raul may be quick, too. But most of the three hundred couldn’t drive for six weeks, and Ines read that herself.',
      },
    ],
  },
  {
    id: 'anecdotal-old-bean',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Jorge looks after four drawers of old beans at a seed bank. According to the handbook, only one bean in five comes up after thirty years, and he can hardly believe it. So he takes a bean from a tin his grandfather filled thirty years ago and lays it on wet cotton. A week later it has two leaves. Old beans keep well, he notes, so the four drawers can go unplanted another ten years.',
    decidingWords: ['lays it on wet cotton'],
    breaksAt: 'Old beans keep well, he notes, so the four drawers can go unplanted another ten years.',
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          'Jorge “can hardly believe” the handbook, but he doesn’t reject it for that reason. He runs a test, and then he reads too much into the result.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'Jorge “lays it on wet cotton,” the bean comes up, and he concludes that old beans keep well. But one in five does come up, and his one sprout agrees with that.',
      },
      {
        label: 'false-cause',
        rationale:
          'His grandfather’s tin may seem to deserve the credit. But Jorge doesn’t give it any; his note says that old beans keep well, not why this one did.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Testing what a handbook says is a good idea, but the handbook says that one old bean in five comes up, so a single sprout doesn’t show that it’s wrong.',
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
      'Priya: The doctor suggested an antidepressant. In the trials, like four thousand people, half got a lot better\nKelsey: My cousin was on that exact one. Gained thirty pounds and cried until she quit\nPriya: oh no\nKelsey: So I can tell you right now it doesn’t work',
    decidingWords: ['My cousin was on that exact one', 'So I can tell you right now it doesn’t work'],
    breaksAt: 'Kelsey: So I can tell you right now it doesn’t work',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'Her cousin isn’t offered as somebody important, just as someone who took it.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Kelsey doesn’t find it hard to imagine that it works. She has a story that it didn’t.',
      },
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One cousin had a bad time, and that’s sad and true. It can’t outweigh four thousand people in trials, and those trials never promised that it works for everyone.',
      },
      {
        label: 'no-flaw',
        rationale: 'Side effects are worth asking about. “It doesn’t work” is more than one case can show.',
      },
    ],
  },
  {
    id: 'anecdotal-night-program',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Patrick slid the résumé back across the table. “Lakeside? We had a Lakeside kid two summers ago. Three weeks, and then he stopped showing up.”\n“There are nine of them in this pile,” said Denise.\n“Lakeside people don’t last.”\nShe put all nine in the other stack.',
    decidingWords: ['We had a Lakeside kid two summers ago', 'Lakeside people don’t last'],
    breaksAt: '“Lakeside people don’t last.”',
    options: [
      {
        label: 'anecdotal',
        right: true,
        rationale:
          'One man quit two summers ago. Patrick makes that into a rule about everyone from his program, and nine strangers lose their chance over it.',
      },
      { label: 'no-flaw', rationale: 'Wanting people who stay is reasonable. One case can’t tell him who will.' },
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
    difficulty: 'medium',
    scenario:
      'The home page says “Zero hidden fees. Not one. Ever.” I booked two seats and paid the price on the screen, $84. My card was charged $119. It took three emails, and then support wrote back that the other $35 is a “processing cost” that’s “not itemized at checkout.” I’ve attached a screenshot. I don’t know how often they do this. It’s one, though, and they promised not one.',
    decidingWords: ['“Zero hidden fees. Not one. Ever.”', 'It’s one, though, and they promised not one'],
    options: [
      { label: 'gamblers-fallacy', rationale: 'The writer expects nothing of the next booking.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The claim was that it never happens. A single clear case is enough to sink a “never,” and the review claims no more than that.',
      },
      {
        label: 'anecdotal',
        rationale:
          'It’s one customer’s experience, sure. It isn’t used to say how things usually go, only that the promise was broken.',
      },
      { label: 'texas-sharpshooter', rationale: 'Nobody searched through many bookings for an odd one.' },
    ],
  },
]
