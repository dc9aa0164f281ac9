import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'availability-heuristic',
  aliases: ['Availability Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: [
    'memory',
    'vivid examples',
    'easy to recall',
    'how often',
    'how likely',
    'headlines',
    'guessing frequency',
  ],
  link: 'https://yourbias.is/the-availability-heuristic',
  definition:
    'Judging how common or likely something is by how easily examples come to mind. Striking or often-told cases come quickly, even when there are few of them.',
  gloss: 'Comes to mind easily, seems common.',
  neighbors: [
    {
      concept: 'negativity-bias',
      tellApart: 'Does a case count for more because it comes to mind easily, or because it’s bad?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart:
        'Is the guess based on examples that spring to mind, or on how much something looks like the typical case?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Did someone go by memory for lack of a number, or have the number and ignore it?',
    },
    {
      concept: 'survivorship-bias',
      tellApart: 'Are the other cases just harder to remember, or did they drop out of sight altogether?',
    },
    {
      concept: 'recency-bias',
      tellApart: 'Does the example count for more because it’s vivid or familiar, or just because it came last?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does it seem common because examples come to mind, or obvious because you know how it turned out?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Efraín has to get his mother from Cusco to a hospital in Lima. “Not by plane,” he says. “I can still see that crash on the news, with the seats in the trees. A bus crash? I’d have to think hard to come up with one. So the plane’s the bigger risk.” He books the night bus, twenty hours through the mountains.',
    failingStep: 'I’d have to think hard to come up with one. So the plane’s the bigger risk.',
    why: 'He treats what comes to mind as a count of what happens. But a plane crash stays on the news for weeks, while a bus crash may get one line in a local paper. To answer his question, he’d have to look up deaths per trip; how clearly he pictures a crash tells him nothing.',
  },
  soundWhen:
    'Memory is a fair guide when you’ve been there for all the cases, the dull ones too, and none of them stands out. A driver who has worked one bus route for years can tell you that it’s full at eight and half empty at ten.',
  reply:
    'When a risk feels big or small, ask why the examples come so quickly. Are there many of them, or are they just loud? Then look for a count, or start keeping one.',
  evidence:
    'Tversky & Kahneman (1973), “Availability: A Heuristic for Judging Frequency and Probability,” Cognitive Psychology 5. Schwarz et al. (1991), “Ease of Retrieval as Information,” Journal of Personality and Social Psychology 61, found that ease can count for more than the number of examples.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'availability-heuristic-late-riders',
    slot: 'bias3',
    form: 'C',
    kind: 'spot',
    genre: 'ad',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'PARENTS! Remember the bus fire in May? Sure you do, it was on every phone in town for a week. You don’t need us to tell you how often buses burn. SafeStart Car Pools, $60 a week, door to door.',
    decidingWords: ['it was on every phone in town for a week'],
    breaksAt: 'You don’t need us to tell you how often buses burn.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'No bus is judged by how much it looks like the kind that burns.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'One fire that everybody saw is made to stand for how often buses burn. It’s easy to remember because it was shown all week.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'The ad doesn’t blame the fire on what kind of person the driver is.',
      },
      {
        label: 'negativity-bias',
        rationale: 'The ad never weighs good against bad. It makes one fire feel like many.',
      },
    ],
  },
  {
    id: 'availability-heuristic-group-share',
    slot: 'bias3',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The four of you got a C on the group project, and the professor will raise it for anyone who did more than an even share. By midnight, each of you has to write down in private what share of the work was yours. You’d lose your scholarship over a C. You remember everything you put into it: the cousin’s birthday you missed, the file that vanished at two in the morning, the crying. Of the others’ work, all that comes to mind is one evening at Kiran’s. The app you all worked in logs hours, and it has 45 for you, 92 for Kiran, and 81 and 82 for the other two. It’s ten to twelve.\n\nWhat do you write down?',
    decidingWords: ['it has 45 for you, 92 for Kiran, and 81 and 82 for the other two'],
    options: [
      {
        text: 'Write that your share was 15 percent of the work.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The four of you put in 300 hours, and 45 were yours. Your own nights come to mind because you were there for them.',
      },
      {
        text: 'Write that your share was 25 percent of the work.',
        tag: 'go ahead',
        rationale: 'An even split seems fair to everyone. Each of the others put in about twice your hours.',
      },
      {
        text: 'Write that your share was 40 percent of the work.',
        tag: 'go ahead',
        rationale:
          'Going by what you remember, that’s generous to the others. By the hours in the app, it’s far more than you did.',
      },
      {
        text: 'Write that your share was 55 percent of the work.',
        tag: 'go ahead',
        rationale: 'The crying was real, but it isn’t hours, and theirs add up to more than five times yours.',
      },
    ],
    flip: {
      fact: 'The app has 150 hours for you and about 75 for each of the others.',
      makesRight: 'Write that your share was 40 percent of the work.',
    },
  },
  {
    id: 'availability-heuristic-way-to-school',
    slot: 'bias3',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'This morning your daughter walks to middle school for the first time, and you have to pick her route. In May a loose dog tore up a boy’s arm in the park; the whole town has seen the clip, and you can’t pass the gate without hearing him scream. About the same number of kids take each of the four routes. In the last five years, by the city’s injury map, cars hit eleven of them along Route 9, four on Lake Road and five at the mill, and in the park it’s just that one boy. “Please, not the park,” says your sister, who saw it happen. Your daughter’s at the door in her new shoes.\n\nWhich way do you show her?',
    decidingWords: ['in the park it’s just that one boy'],
    options: [
      {
        text: 'Show her the way through the park.',
        right: true,
        tag: 'go ahead',
        rationale:
          'One child hurt in five years makes it the safest of the four. The other 20 aren’t in the clip that everybody’s seen, so they don’t come to mind.',
      },
      {
        text: 'Show her the way along Route 9.',
        tag: 'go ahead',
        rationale: 'It keeps her out of the park, but more children have been hurt there than anywhere else.',
      },
      {
        text: 'Show her the way by Lake Road.',
        tag: 'go ahead',
        rationale:
          'It avoids both the park and Route 9, but cars have hurt four children there, against one hurt in the park.',
      },
      {
        text: 'Show her the way past the mill.',
        tag: 'go ahead',
        rationale: 'No picture comes to mind when you think of it, but five children were hit there.',
      },
    ],
    flip: {
      fact: 'On the map, nine kids were bitten in the park, and one was hit by a car on Lake Road.',
      makesRight: 'Show her the way by Lake Road.',
    },
  },
  {
    id: 'availability-heuristic-lightning-wedding',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'I’m moving our August wedding inside, and my fiancé’s furious. Back me up! There’s a video of a bride getting hit by lightning in a garden just like the one we rented, and I’ve watched it maybe 20 times. It’s got to happen at one wedding in ten.',
    decidingWords: ['I’ve watched it maybe 20 times'],
    breaksAt: 'It’s got to happen at one wedding in ten.',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'She isn’t saying the bride should have known.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale: 'Seeing one bride 20 times makes it feel as if it happens all the time. It’s still one bride.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Nobody guesses how long the wedding will take to set up, or what it’ll cost.',
      },
      {
        label: 'no-flaw',
        rationale: 'Moving inside may be smart, but the one in ten comes from a single video.',
      },
    ],
  },
  {
    id: 'availability-heuristic-lightning-wedding-sound',
    twinOf: 'availability-heuristic-lightning-wedding',
    kind: 'sound',
    genre: 'review',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'I’m moving our August wedding inside, and my fiancé’s furious. Back me up! There’s a video of a bride getting drenched in the garden we rented, so I asked the owner how often that happens. It’s rained at ten of the last 20 August weddings there. That’s one wedding in two.',
    decidingWords: ['It’s rained at ten of the last 20 August weddings there'],
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'Her own wedding is still to come, and she doesn’t claim anything was obvious.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'She’s estimating the chance of rain, not how long something will take her.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'The drenched bride is hard to forget. The one in two comes from a count of 20 weddings, though.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Ten of the last 20 in the same place and month is a count, and it comes to one in two.',
      },
    ],
  },
  {
    id: 'availability-heuristic-one-medic',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You’ve got one medic for Saturday’s concert, and it takes her ten minutes to get through the crowd. Last week a man fell off the lighting tower beside the stage; the clip has 11 million views, and his wife was on TV this morning. The tower’s been taken down. Over the last 40 concerts, your log has 212 people who needed help at the food trucks, mostly because of heat and drinking, 31 in the parking lot, 14 beside the stage and nine at the gate. “By the stage, right?” says the band’s manager. “I don’t want to see another one.”\n\nWhere do you put her?',
    decidingWords: ['212 people who needed help at the food trucks'],
    options: [
      {
        text: 'Put her at the food trucks on Saturday.',
        right: true,
        tag: 'go ahead',
        rationale: 'Four in five of those who needed help were there. Heat and drinking just don’t make famous clips.',
      },
      {
        text: 'Put her beside the stage on Saturday.',
        tag: 'go ahead',
        rationale:
          'The fall was terrible, and the tower is gone. Your log has 14 people there, against 212 at the food trucks.',
      },
      {
        text: 'Put her at the main gate on Saturday.',
        tag: 'go ahead',
        rationale: 'In your log, it’s the place where the fewest people needed help.',
      },
      {
        text: 'Put her out in the parking lot on Saturday.',
        tag: 'go ahead',
        rationale:
          'Parking lots sound rough, but in 40 concerts 31 people needed help there, against 212 at the food trucks.',
      },
    ],
    flip: {
      fact: 'Your log has 212 people beside the stage and 14 at the food trucks.',
      makesRight: 'Put her beside the stage on Saturday.',
    },
  },
  {
    id: 'availability-heuristic-one-medic-sound',
    twinOf: 'availability-heuristic-one-medic',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You’ve got one medic for Saturday’s concert, and it takes her ten minutes to get through the crowd. Last week a man fell off the lighting tower beside the stage; the clip has 11 million views, and his wife was on TV this morning. The tower’s been taken down. Over the last 40 concerts, your log has 14 people who needed help at the food trucks, 31 in the parking lot, 212 beside the stage, mostly because of heat and crowding, and nine at the gate. “By the stage, right?” says the band’s manager. “I don’t want to see another one.”\n\nWhere do you put her?',
    decidingWords: ['212 beside the stage'],
    options: [
      {
        text: 'Put her at the food trucks on Saturday.',
        tag: 'go ahead',
        rationale: 'Food trucks in the heat sound risky, but in your log only 14 people needed help there.',
      },
      {
        text: 'Put her beside the stage on Saturday.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You don’t need the clip to decide this. Four in five of those who needed help in 40 concerts were there.',
      },
      {
        text: 'Put her at the main gate on Saturday.',
        tag: 'go ahead',
        rationale: 'Nine people in 40 concerts is the fewest anywhere, and she’d be ten minutes from the stage.',
      },
      {
        text: 'Put her out in the parking lot on Saturday.',
        tag: 'go ahead',
        rationale: 'It comes second in the log, a long way behind the stage.',
      },
    ],
    flip: {
      fact: 'Your log has 212 people at the food trucks and 14 beside the stage.',
      makesRight: 'Put her at the food trucks on Saturday.',
    },
  },
  {
    id: 'availability-heuristic-robotaxi',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'To the editor: I can name three crashes involving those driverless cabs without even trying. Name me three with a person at the wheel! The cabs crash more, and I want them off our streets before somebody gets killed. Lucy Dunn',
    decidingWords: ['Name me three with a person at the wheel'],
    breaksAt: 'The cabs crash more, and I want them off our streets before somebody gets killed.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'Her complaint isn’t that there are too many kinds of cab to choose from.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Driverless crashes make the news, so they come to mind. Everyday crashes don’t, and that makes them forgettable, not rare.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nothing is put in rosier or darker words. She goes by what she can name.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to ask if the cabs are safe. The answer is in crashes per mile, not in names.',
      },
    ],
  },
  {
    id: 'availability-heuristic-three-stories',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '900 Block Parents\nDora: I’m driving Will to school from now on, and you should all drive yours. Three kidnappings on the news just this week, Ohio, Oregon, I can’t get that little red backpack out of my head\nIsaac: Police say there hasn’t been one by a stranger in our county for twelve years\nDora: I don’t need the police to tell me, Isaac. With three in one week, it’s happening everywhere, all the time. I’ve got room for two more in the car',
    decidingWords: ['I can’t get that little red backpack out of my head'],
    breaksAt: 'With three in one week, it’s happening everywhere, all the time.',
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'It’s terrible news, and it weighs on her. Her mistake is thinking it’s common because the stories come to mind so easily.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody is taken for a kidnapper because he looks like one.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Three stories from a whole country fill her head, so it feels as if it happens all the time. In her own county there hasn’t been one by a stranger in twelve years.',
      },
      {
        label: 'no-flaw',
        rationale: 'She can drive Will if she likes, but three cases in a country this big aren’t “everywhere.”',
      },
    ],
  },
  {
    id: 'availability-heuristic-everybody-cheats',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Anyone else’s husband on a “work trip” this week? Mine’s in Phoenix. I started wondering in the shower how many of them cheat, and I didn’t even have to try: my best friend’s, both of the guys on that podcast, the one in the show I’m watching, the weatherman, my old boss, the dentist, my cousin’s ex with the two phones. That was eight before the shampoo was out. If I can come up with eight that fast, it’s got to be more than half of them. Gabe lands on Sunday, and I’m going to be standing there.',
    decidingWords: ['I didn’t even have to try'],
    breaksAt: 'If I can come up with eight that fast, it’s got to be more than half of them.',
    options: [
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Husbands who cheat make good stories, so they come to mind fast. The faithful ones give her nothing to remember, however many there are.',
      },
      {
        label: 'no-flaw',
        rationale:
          'She may have her reasons to wonder about Phoenix. Eight cheaters off the top of her head aren’t one.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Faithful husbands are missing from her list, true. They haven’t dropped out of anything. They’re just too dull to come to mind.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'She doesn’t know yet how the trip turns out, so there’s nothing to call obvious.',
      },
    ],
  },
  {
    id: 'availability-heuristic-the-log',
    kind: 'sound',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Safety meeting, item 2. We have $8,000 for one fix. Kara said it has to be the big saw, and nobody who was here in March, when Ravi lost two fingers, needed to ask why. Luz read out the log before we voted: in five years, 23 injuries on the saw with 400 days lost, six on the loading dock with 41, and one on the lift with nine. The money goes to the saw.',
    decidingWords: ['23 injuries on the saw with 400 days lost'],
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'Luz read out five years of injuries, and nothing says any have dropped out of sight.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Ravi’s accident is what everybody remembers. Before they voted they heard five years of the log, and it points to the saw, too, by far.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'They don’t say anyone should have seen March coming.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'What comes to mind first is the saw, but the vote rests on five years of the log.',
      },
    ],
  },
  {
    id: 'availability-heuristic-grandmas-phone',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Your grandmother has her first smartphone, and you’ve got ten minutes until your bus, enough to teach her one thing she’ll remember. Last night the two of you watched a story about a mother who heard her own daughter scream for help on the phone, only it was a machine. Your grandmother cried. “It could’ve been you,” she says. The letter from her bank is under her glasses: last year, people her age around here lost money to fake voices six times, to fake ads 840 times, to fake sweethearts 55 times and to fake package texts 90 times, about the same amount each time. She’s got her hand on your arm.\n\nWhat do you teach her?',
    decidingWords: ['to fake ads 840 times'],
    options: [
      {
        text: 'Teach her how to spot a fake voice.',
        tag: 'go ahead',
        rationale:
          'The scream is what you both remember. Fake voices took people’s money six times, though, and fake ads 840 times.',
      },
      {
        text: 'Teach her how to spot a fake sweetheart.',
        tag: 'go ahead',
        rationale: 'Lonely people do get fooled, 55 times last year, but that’s far from the most.',
      },
      {
        text: 'Teach her how to spot a fake package text.',
        tag: 'go ahead',
        rationale:
          'Those texts may sound familiar, but by the bank’s count the ads fooled people more than nine times as often.',
      },
      {
        text: 'Teach her how to spot a fake ad.',
        right: true,
        tag: 'go ahead',
        rationale: 'It’s dull, but it’s what happens to people like her, far more often than the other three together.',
      },
    ],
    flip: {
      fact: 'In the bank’s letter, it’s 840 times for fake voices and six times for fake ads.',
      makesRight: 'Teach her how to spot a fake voice.',
    },
  },
]
