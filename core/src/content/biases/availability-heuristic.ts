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
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'PARENTS! Remember the bus fire in May, the one that was on every phone in town for a week? You can still see it. That’s what a school bus is likely to do. SafeStart car pools, $60 a week, door to door.',
    decidingWords: ['You can still see it'],
    breaksAt: 'That’s what a school bus is likely to do.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'No child or bus is judged by how typical it looks.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'One fire comes to mind at once, and so it feels common. Cars hurt far more children than school buses do.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s behavior is being put down to character.',
      },
      {
        label: 'negativity-bias',
        rationale: 'It isn’t that bad counts for more than good. A single picture stands in for how often it happens.',
      },
    ],
  },
  {
    id: 'availability-heuristic-chore-split',
    slot: 'bias3',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Three of you ran the food drive, and the church wants to thank you with $600 in gift cards, divided by who did how much. You remember all of yours, with the rain and the flat tire and the lady with the 30 cans, and only two of the evenings that belonged to the others. “You did most of it, right?” says the deacon, holding a pen. On the sign-in sheet by the door you have eight evenings, Geoff has eight, and Olga has eight.\n\nWhat do you tell him?',
    decidingWords: ['you have eight evenings, Geoff has eight, and Olga has eight'],
    options: [
      {
        text: 'Tell him $300 for you, $150 for each of the others.',
        tag: 'go ahead',
        rationale: 'Your own evenings come to mind, flat tire and all. You weren’t there for theirs.',
      },
      {
        text: 'Tell him $200 for each of the three of you.',
        right: true,
        tag: 'split',
        rationale: 'By the sheet all three worked the same. What you happen to remember is mostly you.',
      },
      {
        text: 'Tell him $400 for you, $100 for each of the others.',
        tag: 'compare',
        rationale: 'The rain was memorable, and it wasn’t half of the work.',
      },
      {
        text: 'Tell him the others should have all of it.',
        tag: 'decline',
        rationale: 'Generous, and it isn’t what he asked. You worked your eight, too.',
      },
    ],
    flip: {
      fact: 'On the sign-in sheet you have 16 evenings, and the others have eight each.',
      makesRight: 'Tell him $300 for you, $150 for each of the others.',
    },
  },
  {
    id: 'availability-heuristic-eyewash',
    slot: 'bias3',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your lab gets one eyewash station, and the form is due today. Everybody’s still talking about the flask that blew up at the window bench; there was an ambulance, and a video. “Window, obviously,” says Roy. In the accident book, for six years, splashes in the eye went like this: window bench 1, acid bench 17, sink 4, balance 2. Nothing’s been moved since, and it takes ten seconds to cross the room.\n\nWhere do you ask for it?',
    decidingWords: ['window bench 1, acid bench 17'],
    options: [
      {
        text: 'Ask for it beside the window bench.',
        tag: 'go ahead',
        rationale: 'It’s what everybody sees when they close their eyes. It’s one splash in 24.',
      },
      {
        text: 'Ask for it beside the sink at the back.',
        tag: 'wait',
        rationale: 'Four splashes in six years aren’t the place to begin.',
      },
      {
        text: 'Ask for it beside the acid bench.',
        right: true,
        tag: 'ask',
        rationale: 'Seventeen of 24 splashes happen there, with no ambulance and no video to make anyone remember.',
      },
      {
        text: 'Ask for it beside the door, between the two.',
        tag: 'split',
        rationale: 'It’s fair to both and next to neither, and ten seconds are long with acid in your eye.',
      },
    ],
    flip: {
      fact: 'In the book it’s window bench 17, acid bench 1.',
      makesRight: 'Ask for it beside the window bench.',
    },
  },
  {
    id: 'availability-heuristic-lightning-wedding',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'I’m moving the wedding inside. My fiancé’s furious, so tell me I’m right. I’ve watched that video of the bride who got hit by lightning in a garden maybe 20 times. The chance of lightning on ours has got to be about one in ten.',
    decidingWords: ['maybe 20 times'],
    breaksAt: 'The chance of lightning on ours has got to be about one in ten.',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'She isn’t saying that the bride ought to have known.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale: 'A video she’s seen 20 times makes it feel common. One in ten would be a dozen brides a weekend.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'It’s not about how long the wedding will take to arrange.',
      },
      {
        label: 'no-flaw',
        rationale: 'Moving indoors is a fine idea, for rain. Her number comes from a video.',
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
      'I’m moving the wedding inside. My fiancé’s furious, so tell me I’m right. I’ve gone through the garden’s list of its last 20 August weddings, and eight got rained out. The chance of rain on ours has got to be about two in five, lightning video or no lightning video.',
    decidingWords: ['eight got rained out'],
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'It’s about the day ahead, and nobody says it was obvious all along.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'She isn’t guessing how long something of hers will take.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'A lightning video has been going around, and it isn’t what she goes by. She counts weddings.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Eight of 20 at that place and in that month is a count, and two in five is what it comes to.',
      },
    ],
  },
  {
    id: 'availability-heuristic-concert-medic',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You have one medic for Saturday’s concert. Last week a man fell off the lighting tower next to the stage, and the clip has 11 million views; the band’s manager wants her right there. Over the last 40 concerts, your log says, 212 people needed help in the parking lot, mostly heat and drinking; 31 at the food trucks, 14 by the stage, nine at the gate. Nobody may go up the tower anymore.\n\nWhere do you put her?',
    decidingWords: ['212 people needed help in the parking lot'],
    options: [
      {
        text: 'Put her in the parking lot for the evening.',
        right: true,
        tag: 'decline',
        rationale: 'Four in five who needed help were out there. None of them had 11 million views.',
      },
      {
        text: 'Put her at the food trucks for the evening.',
        tag: 'split',
        rationale: 'In the log it’s a distant second, 31 to 212.',
      },
      {
        text: 'Put her beside the stage for the evening.',
        tag: 'go ahead',
        rationale: 'You can see the man falling. It happened once, and the tower’s closed.',
      },
      {
        text: 'Put her at the gate until something happens.',
        tag: 'wait',
        rationale: 'Waiting at the gate leaves her far from where it usually happens.',
      },
    ],
    flip: {
      fact: 'Your log says 212 by the stage and 14 in the parking lot.',
      makesRight: 'Put her beside the stage for the evening.',
    },
  },
  {
    id: 'availability-heuristic-concert-medic-sound',
    twinOf: 'availability-heuristic-concert-medic',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You have one medic for Saturday’s concert. Last week a man fell off the lighting tower next to the stage, and the clip has 11 million views; the band’s manager wants her right there. Over the last 40 concerts, your log says, 212 people needed help by the stage, mostly heat and crushing; 31 at the food trucks, 14 in the parking lot, nine at the gate. Nobody may go up the tower anymore.\n\nWhere do you put her?',
    decidingWords: ['212 people needed help by the stage'],
    options: [
      {
        text: 'Put her in the parking lot for the evening.',
        tag: 'decline',
        rationale: 'Few have ever needed help out there, by your own log.',
      },
      {
        text: 'Put her at the food trucks for the evening.',
        tag: 'split',
        rationale: 'Thirty-one in 40 concerts is a good deal less than by the stage.',
      },
      {
        text: 'Put her beside the stage for the evening.',
        right: true,
        tag: 'go ahead',
        rationale: 'Forget the clip. The log says the same place, 212 times.',
      },
      {
        text: 'Put her at the gate until something happens.',
        tag: 'wait',
        rationale: 'By then it’s happened, and most likely at the other end.',
      },
    ],
    flip: {
      fact: 'Your log says 212 in the parking lot and 14 by the stage.',
      makesRight: 'Put her in the parking lot for the evening.',
    },
  },
  {
    id: 'availability-heuristic-robotaxi',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'To the editor: I can name three crashes of those driverless cabs right off, and you can’t name three by human drivers. So driverless cabs crash more, and I’d like every last one of them off our streets before they kill somebody. Please print this. Thank you! Lucy Deb',
    decidingWords: ['you can’t name three by human drivers'],
    breaksAt:
      'So driverless cabs crash more, and I’d like every last one of them off our streets before they kill somebody.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'She doesn’t mind having too many kinds of cab.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale: 'Crashes by humans are too common to have names. What she can name is what made the news.',
      },
      {
        label: 'framing-effect',
        rationale: 'The crashes aren’t described in rosy or gloomy words to steer her. She counts what she remembers.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to ask whether they’re safe. That takes crashes for every mile driven, not names.',
      },
    ],
  },
  {
    id: 'availability-heuristic-three-stories',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '900 Block Parents\nDora: I’m driving Will to school from now on, and so should you all. Three kidnappings in the news just this week, Ohio, Oregon, I can’t get that little red backpack out of my head\nIsaac: Have there been any here?\nDora: The police say none by a stranger in this county in twelve years. But with three stories in one week, it must be happening constantly now',
    decidingWords: ['I can’t get that little red backpack out of my head', 'it must be happening constantly now'],
    breaksAt: 'But with three stories in one week, it must be happening constantly now',
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'Bad news does weigh on her. The mistake she makes is about how often it happens, and she makes it because the stories come so easily.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody is judged by how much he looks like a typical kidnapper.',
      },
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Three vivid stories from all over the country come to mind at once, so it feels common. The count for where she lives is none in twelve years.',
      },
      {
        label: 'no-flaw',
        rationale: 'She can drive him if she likes. It isn’t happening constantly.',
      },
    ],
  },
  {
    id: 'availability-heuristic-everybody-cheats',
    kind: 'spot',
    genre: 'thought',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Is Gabe’s trip to Phoenix really for work? I started wondering in the shower how many husbands cheat, and I didn’t even have to try: Molly’s, both of the guys on that podcast, the one in the show I’m watching, the weatherman, my old boss, the dentist, my cousin’s ex with the two phones. That was eight before the shampoo was out. If I can come up with eight that fast, it’s more than half of them. He lands on Sunday, and I’m going to be standing there.',
    decidingWords: ['If I can come up with eight that fast'],
    breaksAt: 'If I can come up with eight that fast, it’s more than half of them.',
    options: [
      {
        label: 'availability-heuristic',
        right: true,
        rationale:
          'Husbands who cheat make stories, and stories come to mind. The ones who don’t never get an episode, so how fast she can count says little.',
      },
      {
        label: 'no-flaw',
        rationale: 'She may have reasons to wonder about Phoenix. This isn’t one.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Some cases are out of sight here, true. They aren’t ones that failed and vanished; they’re just too dull to remember.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'She isn’t looking back at an outcome and calling it obvious.',
      },
    ],
  },
  {
    id: 'availability-heuristic-the-log',
    kind: 'sound',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Safety meeting, item 2. We have $8,000 for one fix. Kara started to say the big saw, because of what happened to Ravi, stopped herself, and pulled the log: in five years, one injury on the saw with nine days lost, and twenty-three on the loading dock with four hundred, backs and feet that nobody talks about. The money goes to the dock this year.',
    decidingWords: ['pulled the log', 'twenty-three on the loading dock with four hundred'],
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'The log holds all the injuries, including those that nobody remembers.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She noticed which accident came to mind first and counted instead. Four hundred lost days, one dull injury at a time, outweigh nine.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nobody says that the accident should have been foreseen.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'Ravi’s accident does come to mind first. She stops herself before it decides anything, and goes by the log.',
      },
    ],
  },
  {
    id: 'availability-heuristic-crash-video',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Your brother’s wedding is nine hundred miles away, and you have plane tickets for Friday. On Wednesday a small jet goes down in the Carolinas, and by now you’ve seen the video eleven times. Your cousin, who studies accidents for the state, texts: “Mile for mile, driving is hundreds of times more dangerous. Fly.” Your mother is on the other line, begging you to take the car.\n\nWhat do you do?',
    decidingWords: ['Mile for mile, driving is hundreds of times more dangerous'],
    options: [
      {
        text: 'Fly on Friday with the tickets that you have.',
        right: true,
        tag: 'go ahead',
        rationale: 'One crash that everyone has seen changes nothing about the odds. Those who count say fly.',
      },
      {
        text: 'Drive one way and use the plane for the other.',
        tag: 'split',
        rationale: 'It meets your mother halfway. Half of the drive is still the bigger risk.',
      },
      {
        text: 'Drive the nine hundred miles and start on Thursday.',
        tag: 'decline',
        rationale:
          'The video won’t leave your head, and your mother is crying. The road is the far more dangerous way there.',
      },
      {
        text: 'Wait and see what the investigators say about it.',
        tag: 'wait',
        rationale: 'They’ll take a year. The wedding is on Saturday.',
      },
    ],
    flip: {
      fact: 'A hurricane has closed both airports until Sunday, and the roads are dry.',
      makesRight: 'Drive the nine hundred miles and start on Thursday.',
    },
  },
]
