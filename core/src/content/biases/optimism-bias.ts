import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'optimism-bias',
  aliases: ['Unrealistic Optimism'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['risk', 'good feeling', 'it won’t happen to me', 'luck', 'hope', 'accident', 'insurance', 'rosy view'],
  link: 'https://yourbias.is/optimism-bias',
  definition:
    'Believing that bad things are less likely, and good things more likely, for yourself than for other people in the same position. The risk is real, but it seems meant for somebody else.',
  gloss: 'Bad things happen to other people.',
  neighbors: [
    {
      concept: 'overconfidence-effect',
      tellApart: 'Does someone expect good luck, or trust their own knowledge and skill too much?',
    },
    {
      concept: 'survivorship-bias',
      tellApart:
        'Do they know how often it goes wrong but not see it happening to them, or have they looked only at the cases that went well?',
    },
    {
      concept: 'dunning-kruger-effect',
      tellApart: 'Does someone expect to be lucky, or are they too new at something to see their own mistakes?',
    },
    {
      concept: 'planning-fallacy',
      tellApart: 'Is someone feeling that bad luck will pass them by, or guessing too low on a job of their own?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Does someone believe the odds for everyone but themselves, or ignore the odds altogether?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“About one group in ten gets lost in sudden fog on this trail,” the ranger tells Hannah, “and experience makes no difference.” Hannah believes him. Still, she leaves the whistle and the warm jackets in the car, because they’re heavy. “Somebody’s going to be stuck out there this week,” she tells her cousin as they set off. “I just don’t see it being us.”',
    failingStep: 'I just don’t see it being us.',
    why: 'She accepts the risk for hikers in general and then takes herself out of it without a reason. To be an exception, she needs a difference that matters, such as a forecast of clear skies or a walk too short to get lost on.',
  },
  soundWhen:
    'It’s fine to expect better than average when you can name what makes your case different. Somebody who has never smoked may rightly put her risk of lung disease below the average. And there’s no harm in good cheer once the whistle is packed.',
  reply:
    'Ask how it usually goes for people in your position, and start from that figure. Change it only for a reason that would convince a stranger. Then prepare the way you’d tell a friend to.',
  evidence:
    'Weinstein (1980), “Unrealistic Optimism about Future Life Events,” Journal of Personality and Social Psychology 39. Harris & Hahn (2011), Psychological Review 118, argue that part of the finding comes from how it is measured.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'optimism-bias-old-laptop',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Your thesis is due in five weeks, and all of it is on a laptop whose drive has begun to click. According to the repair page, three in four drives that click are dead within a month. Yours has been with you for six years and has never let you down. It’s eleven at night, you’re on a roll, and the backup would take until one in the morning.\n\nWhat do you do?',
    decidingWords: ['three in four drives that click are dead within a month'],
    options: [
      {
        text: 'Go on writing, and back up when the thesis is done.',
        tag: 'wait',
        rationale:
          'It’s been a good laptop, so the three in four seem to be about other people’s. Yours is clicking, too.',
      },
      {
        text: 'Go on writing, and mail yourself tonight’s chapter.',
        tag: 'split',
        rationale: 'One chapter would be safe, and six years of notes and four chapters wouldn’t.',
      },
      {
        text: 'Stop writing, and back up everything tonight.',
        right: true,
        tag: 'go ahead',
        rationale: 'The odds are meant for drives like this one. Two hours is nothing against five weeks.',
      },
      {
        text: 'Ask the shop tomorrow how long it’ll hold.',
        tag: 'ask',
        rationale: 'They’d tell you what the page says, and tonight comes first.',
      },
    ],
    flip: {
      fact: 'All of it is saved online, minute by minute, and you’ve checked.',
      makesRight: 'Go on writing, and back up when the thesis is done.',
    },
  },
  {
    id: 'optimism-bias-cash-deposit',
    slot: 'bias19',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hi all, the hall for the reunion wants its deposit in cash, with no receipt. Yes, Todd, I heard about the Lees and the church. But that kind of thing won’t happen to us, so I paid him on Friday. See you there! Clara',
    decidingWords: ['that kind of thing won’t happen to us'],
    breaksAt: 'But that kind of thing won’t happen to us, so I paid him on Friday.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No known rate is in the note, and no telling detail that shoves one aside.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'She knows of two who lost their money the same way. All that sets her group apart is that it’s hers.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'The two who were cheated are right there in her note. Nothing has dropped out of sight.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'She doesn’t claim to be a good judge of people. She just thinks trouble goes elsewhere.',
      },
    ],
  },
  {
    id: 'optimism-bias-storm-surge',
    slot: 'bias19',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'For the streets on your map page, and yours is one of them, the storm center gives a 70 percent chance of six feet of water by morning. It’s eight p.m., and the road to the hills is open until ten. You’ve sat out two hurricanes in this house and never got wet, though both of them passed well to the south. A motel is $180, and the dog throws up in the car.\n\nWhat do you do?',
    decidingWords: ['a 70 percent chance of six feet of water by morning', 'both of them passed well to the south'],
    options: [
      {
        text: 'Stay, and watch the water level on your phone.',
        tag: 'wait',
        rationale: 'It’s gone well twice, so it feels as if this house is lucky. Those storms never came here.',
      },
      {
        text: 'Stay, and leave the car on the hill.',
        tag: 'split',
        rationale: 'That saves the car. You’d be in the house.',
      },
      {
        text: 'Stay for now, and ask the neighbors at half past nine.',
        tag: 'ask',
        rationale: 'They have the same map, and the road closes at ten.',
      },
      {
        text: 'Leave for the motel now, and take the dog.',
        right: true,
        tag: 'go ahead',
        rationale: 'Seven in ten for houses like yours is seven in ten for yours. A bad night in a motel is cheap.',
      },
    ],
    flip: {
      fact: 'For your street, the storm center gives a one percent chance of any water.',
      makesRight: 'Stay, and watch the water level on your phone.',
    },
  },
  {
    id: 'optimism-bias-january-gym',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Paula, the gym says that four in five who sign up in January have quit by April. I’m just like them, with two kids and a sore back and the new year. But that won’t be me. I paid $700 for the year. Cindy',
    decidingWords: ['But that won’t be me'],
    breaksAt: 'But that won’t be me.',
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Nothing she owns looks better to her for being hers. She’s thinking of what she’ll do.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale: 'She’s just like those who quit, by her own words, and expects to be the exception all the same.',
      },
      {
        label: 'no-flaw',
        rationale: 'A year can be a good deal for somebody who goes. She names no reason to think she will.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'She doesn’t take herself for an athlete. She only thinks the odds won’t catch her.',
      },
    ],
  },
  {
    id: 'optimism-bias-january-gym-sound',
    twinOf: 'optimism-bias-january-gym',
    kind: 'sound',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Paula, the gym says that four in five who sign up in January have quit by April. I went 140 times last year, with two kids and a sore back. I doubt I’ll be one of them. I paid $700 for the year. Cindy',
    decidingWords: ['I went 140 times last year'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'She isn’t holding on to anything because it’s hers.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'She has a reason to think she’s different, and it’s 140 visits last year, with the same two kids.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'That would take knowing little and rating herself highly. She goes by a year’s count.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Believing oneself the exception is how it goes wrong. She’s shown that she is one.',
      },
    ],
  },
  {
    id: 'optimism-bias-live-interview',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In an hour you’re on live television from your kitchen, to talk about your book. You slept four hours, and the couch looks wonderful. You know your answers cold. The producer’s e-mail says that one home guest in four drops off the air, nearly always because of the Wi-Fi, and that a phone set up as a second line takes half an hour. Your Wi-Fi’s never been a problem on calls with your sister.\n\nHow do you spend the hour?',
    decidingWords: ['one home guest in four drops off the air'],
    options: [
      {
        text: 'Spend it testing the picture with your sister.',
        tag: 'ask',
        rationale:
          'Calls with your sister are what you know already. They don’t last twelve minutes on national television.',
      },
      {
        text: 'Spend it going over your answers once more.',
        tag: 'compare',
        rationale: 'You know them cold, and they’re no use off the air.',
      },
      {
        text: 'Spend it lying down, with the alarm set.',
        tag: 'decline',
        rationale: 'You’re tired, and it’s never dropped before. It hadn’t for most of the one in four, either.',
      },
      {
        text: 'Spend it setting up your phone as a second line.',
        right: true,
        tag: 'go ahead',
        rationale: 'One in four is a real risk for a kitchen like yours, and half an hour takes care of it.',
      },
    ],
    flip: {
      fact: 'The station has put a line of its own into your kitchen, and it’s held for 500 guests.',
      makesRight: 'Spend it lying down, with the alarm set.',
    },
  },
  {
    id: 'optimism-bias-live-interview-sound',
    twinOf: 'optimism-bias-live-interview',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In an hour you’re on live television from your kitchen, to talk about your book. You slept four hours, and the couch looks wonderful. You know your answers cold. The producer’s e-mail says that one home guest in four drops off the air, nearly always because of the Wi-Fi, which is why the station’s van has put its own line into your kitchen. It hasn’t failed once in 500 interviews.\n\nHow do you spend the hour?',
    decidingWords: ['It hasn’t failed once in 500 interviews'],
    options: [
      {
        text: 'Spend it testing the picture with your sister.',
        tag: 'ask',
        rationale: 'The station’s people have done that, on their own line.',
      },
      {
        text: 'Spend it going over your answers once more.',
        tag: 'compare',
        rationale: 'You know them cold. Another hour makes you more tired, not more ready.',
      },
      {
        text: 'Spend it lying down, with the alarm set.',
        right: true,
        tag: 'decline',
        rationale: 'The line is taken care of, and the answers are. Sleep is the one thing you’re short of.',
      },
      {
        text: 'Spend it setting up your phone as a second line.',
        tag: 'go ahead',
        rationale: 'It’s for guests on Wi-Fi. Your line has held 500 times in 500.',
      },
    ],
    flip: {
      fact: 'The station has no van today, and you’re on your own Wi-Fi.',
      makesRight: 'Spend it setting up your phone as a second line.',
    },
  },
  {
    id: 'optimism-bias-two-incomes',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Nora and Casey had it down to two houses. The small one could be paid from her salary alone. For the big one they’d need both salaries, every month, for thirty years, and the woman at the bank advised against it. Among couples like them, she said, same ages, same two industries, about one in three goes without one of the incomes for half a year or more within the first five years. Casey found the number believable, since it had happened to his brother and to their neighbors. His own company had laid off people in the spring. But it wasn’t going to happen to the two of them, they told each other in the car with the seat heaters on, and so they drove back and signed for the big one, the one with the porch.',
    decidingWords: ['it wasn’t going to happen to the two of them'],
    breaksAt:
      'But it wasn’t going to happen to the two of them, they told each other in the car with the seat heaters on, and so they drove back and signed for the big one, the one with the porch.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'The neighbors and the brother are a warning to them, not a crowd to follow.',
      },
      {
        label: 'no-flaw',
        rationale:
          'They may want the big house more than they fear the risk. That isn’t what they say to themselves; they say it won’t happen.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'They don’t look for whatever supports the big house. They take in what speaks against it.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'They believe the one in three for couples like themselves, brother and neighbors included. Then they take themselves out of it, for no reason.',
      },
    ],
  },
  {
    id: 'optimism-bias-laptop-on-the-seat',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Luz: Do NOT leave your laptop on the seat. They smashed two windows on this block last night\nHugo: I saw the glass. Same spot I’m parked in, actually, the guy was sweeping it up when I pulled in\nLuz: So bring it in!\nHugo: Nah\nLuz: Why not??\nHugo: That kind of thing doesn’t happen to me. Order me the noodles',
    decidingWords: ['That kind of thing doesn’t happen to me'],
    breaksAt: 'Hugo: That kind of thing doesn’t happen to me.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No striking detail crowds out a figure. He simply leaves himself out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Nothing has to happen tonight. It’s exactly as likely to happen to his car as to the next one.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He isn’t too sure of something he knows or can do. He’s too sure of his luck.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'He has seen the glass and is parked in the same spot. He gives no reason why he’d be spared, only a feeling that bad things are for other people.',
      },
    ],
  },
  {
    id: 'optimism-bias-burst-pipe',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Naomi: Did you get renter’s insurance yet? It’s $14 a month\nSeth: Nah\nNaomi: Seth. One in five apartments in your building had a pipe burst last winter. The lady under you lost everything, and the landlord doesn’t pay for your stuff\nSeth: I believe you. I know it happens to people here\nSeth: I just really don’t see it happening to me',
    decidingWords: [
      'One in five apartments in your building had a pipe burst last winter',
      'I just really don’t see it happening to me',
    ],
    breaksAt: 'Seth: I just really don’t see it happening to me',
    options: [
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'He accepts that one in five had a burst pipe in his own building. Then he takes himself out of the five without a reason.',
      },
      {
        label: 'endowment-effect',
        rationale: 'What his things are worth to him isn’t the issue. He’s judging the odds.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Going without insurance can be a fair choice for someone who could stand the loss. Not seeing it happen to him is a feeling.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He doesn’t claim to be good at anything; no skill is overrated.',
      },
    ],
  },
  {
    id: 'optimism-bias-better-odds',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Luz, Don’t cry over the pamphlet. It gives the odds for everyone, and half of those people are over eighty. I asked the surgeon for the ones who are like me, which means under fifty, caught early, and otherwise healthy. Of the 112 she’s operated on, 106 were fine five years later. So I’m hopeful, and I’ve also written down where the papers are, in case I’m one of the six. Your Diego',
    decidingWords: ['under fifty, caught early, and otherwise healthy'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'The rate is exactly what he asks for, and from the right group.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He’s as sure as 106 in 112, and no surer.',
      },
      {
        label: 'optimism-bias',
        rationale:
          '“I’ll do better than the pamphlet says” sounds just like it. He didn’t exempt himself; he found the group that he belongs to.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He expects to do better than the average patient because people like him do, by a count. And he prepares for the six.',
      },
    ],
  },
  {
    id: 'optimism-bias-mountain-pass',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'It’s 9 p.m., snow has started, and your son, who turns six tomorrow, is waiting on the other side of the pass for the pancakes you promised. At the last motel before the climb the clerk says that in the last storm one car in six with tires like yours spent the night stuck up there. A room costs $89, and the plows go up at five.\n\nWhat do you do?',
    decidingWords: ['one car in six with tires like yours spent the night stuck up there'],
    options: [
      {
        text: 'Drive up until the snow gets bad, then turn around.',
        tag: 'split',
        rationale:
          'It sounds careful. Cars get stuck where the snow is already bad, and there’s no turning on a buried road.',
      },
      {
        text: 'Take the room and follow the plows up at five.',
        right: true,
        tag: 'wait',
        rationale:
          'One in six is the roll of a die, with your son waiting either way. Eight hours and $89 take it off the table.',
      },
      {
        text: 'Call your wife and ask how the sky looks there.',
        tag: 'ask',
        rationale: 'She can see her own sky. The clerk has told you about the pass.',
      },
      {
        text: 'Drive over the pass tonight and be there for breakfast.',
        tag: 'go ahead',
        rationale:
          'The pancakes pull hard, and it’s easy to feel that you’re not the one in six. With tires like these, you’re as likely as anyone.',
      },
    ],
    flip: {
      fact: 'The snow has turned to rain, and the highway patrol reports a dry pass with no one stuck all winter.',
      makesRight: 'Drive over the pass tonight and be there for breakfast.',
    },
  },
]
