import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'dunning-kruger-effect',
  aliases: ['Dunning–Kruger'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['beginner', 'skill', 'self-assessment', 'expert', 'competence', 'learning', 'blind spot'],
  link: 'https://yourbias.is/the-dunning-kruger-effect',
  definition:
    'Rating your own ability far too high at something you’re still bad at. The knowledge you lack is the very knowledge you’d need to see your mistakes, so they stay hidden from you.',
  gloss: 'Too inexperienced to see the gaps.',
  neighbors: [
    {
      concept: 'optimism-bias',
      tellApart: 'Does someone think they’re better at it than they are, or just expect things to turn out well?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Is someone wrong about how good they are, or about what anyone could have seen coming?',
    },
    {
      concept: 'confirmation-bias',
      tellApart: 'Do they know too little to see the mistakes, or look only for what fits their belief?',
    },
    {
      concept: 'overconfidence-effect',
      tellApart: 'Does the mistake come from knowing too little to see the gaps, or could an expert make it, too?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ed has been learning Portuguese for six weeks. He translates the safety sheet for the boats his family rents out on Cape Cod, reads it through, and has his sister cancel the translator. “I checked every line and found no mistakes, so my Portuguese is good enough,” he tells her. The first guest from Lisbon finds nine, one of them in the part about life jackets.',
    failingStep: 'I checked every line and found no mistakes, so my Portuguese is good enough',
    why: 'He did the checking with the same six weeks of Portuguese that made the mistakes. Finding none can mean there are none, or that he can’t see them yet. He needs a check from outside, by someone fluent.',
  },
  soundWhen:
    'Beginners may think well of their skill when something outside backs them up. If Farah has been learning to type for a month and a timer shows sixty words a minute with few errors, “I’m getting fast” is simply true. And not every cocky mistake is this bias; experts make them, too.',
  reply:
    'Before you rate yourself at something new, get one score that you didn’t give yourself: a test, a corrected piece of work, a skilled person’s list of what’s missing.',
  evidence:
    'Kruger & Dunning (1999), “Unskilled and Unaware of It,” Journal of Personality and Social Psychology 77. Gignac & Zajenkowski (2020), Intelligence 80, argue that much of the famous pattern is a statistical artifact.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'dunning-kruger-effect-own-lawyer',
    slot: 'bias14',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Andre: I’m being my own lawyer on Thursday\nTerry: Against your ex’s lawyer? With the kids on the line??\nAndre: I watched that murder trial on the news, start to finish. There’s nothing those people know that I don’t\nTerry: Please call somebody',
    decidingWords: ['I watched that murder trial on the news'],
    breaksAt: 'There’s nothing those people know that I don’t',
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          'Nothing has been decided yet, so there’s no result he could claim to have seen coming. They don’t meet in court until Thursday.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'How long the case will take him isn’t what he gets wrong.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'One trial on TV has taught him too little to notice what lawyers know that he doesn’t. That’s why he thinks there’s nothing.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'He isn’t gathering support for a belief and skipping the rest. It’s his own skill that he overrates.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-spanish-301',
    slot: 'bias14',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Your scholarship depends on a B average, and registration closes at midnight. You’ve been doing Spanish on an app since June, you ordered for six at dinner last night without a hitch, and you can’t think of a thing you couldn’t say. Both of your best friends are in 301, with the professor everybody loves, and there’s one seat left. You thought you’d aced the placement test, but it put you in 101. That’s mostly greetings and numbers; 201 has the best hours, and in 401 they watch movies all semester.\n\nWhich class do you take?',
    decidingWords: ['You thought you’d aced the placement test, but it put you in 101'],
    options: [
      {
        text: 'Sign up for Spanish 101 before midnight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Beginners can’t hear all of their own mistakes. The test caught some you didn’t notice, and it puts you in 101.',
      },
      {
        text: 'Sign up for Spanish 201 before midnight.',
        tag: 'go ahead',
        rationale:
          'Good hours are handy, and it’s only one level too high. With a scholarship at stake, that’s a level too many.',
      },
      {
        text: 'Sign up for Spanish 301 before midnight.',
        tag: 'go ahead',
        rationale: 'It feels as if there’s nothing left to learn because you don’t know yet what you’re missing.',
      },
      {
        text: 'Sign up for Spanish 401 before midnight.',
        tag: 'go ahead',
        rationale: 'Movies are fun, but this class is three levels above where the test put you.',
      },
    ],
    flip: {
      fact: 'The placement test put you in 301.',
      makesRight: 'Sign up for Spanish 301 before midnight.',
    },
  },
  {
    id: 'dunning-kruger-effect-storm-limbs',
    slot: 'bias14',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'It’s the morning after the storm, and the pastor is reading out addresses. You’ve had a chainsaw since August and cut down two saplings, and there was nothing to it. A limb as big as a car is hanging on the power line over Mrs. Pruitt’s porch. She’s 84, she’s in tears, and she’s asking for you by name, because the power company can’t come before two. At the Lees’ a trunk is lying across the driveway, and the wheelchair van can’t get out. The Tatums’ oak has split halfway up, and in the Veras’ yard five boys are dragging branches.\n\nWhose house do you go to?',
    decidingWords: ['cut down two saplings, and there was nothing to it'],
    options: [
      {
        text: 'Take your saw to the Pruitts’ house first.',
        tag: 'go ahead',
        rationale: 'Two saplings make a saw feel easy. They haven’t shown you what a big limb on a power line can do.',
      },
      {
        text: 'Take your saw to the Tatums’ house first.',
        tag: 'go ahead',
        rationale: 'A half-split oak can come down in any direction. You haven’t learned enough to see which.',
      },
      {
        text: 'Take your saw to the Veras’ house first.',
        tag: 'go ahead',
        rationale:
          'It’s safe work with plenty of hands on it. Five boys don’t need your saw as badly as that van does.',
      },
      {
        text: 'Take your saw to the Lees’ house first.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Of the jobs that need a saw, a trunk flat on the ground is the safest, and somebody in a wheelchair is stuck behind it.',
      },
    ],
    flip: {
      fact: 'You’ve cut limbs off lines for the power company for twelve years, and the current is off.',
      makesRight: 'Take your saw to the Pruitts’ house first.',
    },
  },
  {
    id: 'dunning-kruger-effect-climate-afternoon',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Comment: Until this afternoon I’d never looked at one of those climate models behind all the scary headlines. It took me three hours and a sandwich to see what’s wrong with every one of them. And people get paid for this! Warren',
    decidingWords: ['Until this afternoon I’d never looked at one'],
    breaksAt: 'It took me three hours and a sandwich to see what’s wrong with every one of them.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale:
          'He jeers at the people who build the models. He doesn’t explain anything they did by their character.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'After one afternoon he knows too little to notice how little that is. That’s how three hours can feel like enough.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'He isn’t guessing how likely something is, so there’s no rate for him to leave out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Anybody may question a model. Three hours aren’t enough for a newcomer to judge every one of them.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-climate-afternoon-sound',
    twinOf: 'dunning-kruger-effect-climate-afternoon',
    kind: 'sound',
    genre: 'review',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Comment: Until Saturday I’d never looked at one of those climate models behind all the scary headlines. It took me three hours and a sandwich to find a typo in one, and today the authors thanked me. Not bad for a roofer! Warren',
    decidingWords: ['the authors thanked me'],
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'How the typo got there isn’t explained at all, by anyone’s character or otherwise.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'Nothing’s being estimated, so the question of how common something is doesn’t come up.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He claims one typo, and the people who’d know agree that it was one. Cocky as he sounds, he’s right.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'He sounds like a beginner who thinks he’s an expert. All he says is that he found a typo, and it was there.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-purring-wagon',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You need a car for the new job by Monday, and the old wagon at the county auction has everyone’s attention. You’ve bought and resold two cars in your life and made money on both. To you that engine purrs, and you’d put the wagon at $4,500. Your neighbor Lonnie, who came along to help, has rebuilt engines for 20 years. He tilts his head and says what you’re hearing is a bad rod, and the wagon’s worth $1,500. The sheet on the windshield, typed before anyone had started the engine, says $2,800, and on a dealer’s lot this model goes for $6,000. “Do I hear more?” the auctioneer asks you.\n\nHow high do you go?',
    decidingWords: ['You’ve bought and resold two cars in your life', 'has rebuilt engines for 20 years'],
    options: [
      {
        text: 'Go as high as $1,500 for the wagon.',
        right: true,
        tag: 'go ahead',
        rationale:
          'To hear a bad rod you have to know what one sounds like. Lonnie does, and two good deals haven’t taught you that.',
      },
      {
        text: 'Go as high as $2,800 for the wagon.',
        tag: 'go ahead',
        rationale: 'A printed figure looks neutral, but it was typed by somebody who hadn’t heard the engine.',
      },
      {
        text: 'Go as high as $4,500 for the wagon.',
        tag: 'go ahead',
        rationale: 'It purrs to you, and two cars aren’t enough practice to pick out a bad rod by ear.',
      },
      {
        text: 'Go as high as $6,000 for the wagon.',
        tag: 'go ahead',
        rationale: 'Dealers get that for one that runs well, and Monday isn’t reason enough to pay it for this one.',
      },
    ],
    flip: {
      fact: 'It’s you who’s rebuilt engines for 20 years and picks them by ear for three dealers, and Lonnie has bought and resold two cars in his life.',
      makesRight: 'Go as high as $4,500 for the wagon.',
    },
  },
  {
    id: 'dunning-kruger-effect-purring-wagon-sound',
    twinOf: 'dunning-kruger-effect-purring-wagon',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You need a car for the new job by Monday, and the old wagon at the county auction has everyone’s attention. You’ve rebuilt engines for 20 years, and three dealers pay you to judge engines by ear. To you that engine purrs, and you’d put the wagon at $4,500. Your neighbor Lonnie, who came along to help, has bought and resold two cars in his life and made money on both. He tilts his head and says what you’re hearing is a bad rod, and the wagon’s worth $1,500. The sheet on the windshield, typed before anyone had started the engine, says $2,800, and on a dealer’s lot this model goes for $6,000. “Do I hear more?” the auctioneer asks you.\n\nHow high do you go?',
    decidingWords: ['three dealers pay you to judge engines by ear', 'has bought and resold two cars in his life'],
    options: [
      {
        text: 'Go as high as $1,500 for the wagon.',
        tag: 'go ahead',
        rationale:
          'Doubting yourself may look modest, but Lonnie is going by two cars and you’re going by 20 years of engines.',
      },
      {
        text: 'Go as high as $2,800 for the wagon.',
        tag: 'go ahead',
        rationale: 'The typist hadn’t heard it run, and you have. Your ear is worth more than that sheet.',
      },
      {
        text: 'Go as high as $4,500 for the wagon.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Dealers trust your ear with their own money, and you’d know a bad rod if you heard one. Your figure has 20 years of engines behind it.',
      },
      {
        text: 'Go as high as $6,000 for the wagon.',
        tag: 'go ahead',
        rationale: 'That’s what a dealer gets on a lot. You’ve heard this engine, and you’d put the wagon at less.',
      },
    ],
    flip: {
      fact: 'It’s Lonnie who’s rebuilt engines for 20 years, and you’ve bought and resold two cars in your life.',
      makesRight: 'Go as high as $1,500 for the wagon.',
    },
  },
  {
    id: 'dunning-kruger-effect-two-dates',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“You’ve been on two dates since the divorce,” said Lynn, “and neither one called you back.”\n“I’ve got it figured out now,” said Mark. “Honestly, I’m better at this than anyone I know. I’m starting a podcast for men who struggle.”',
    decidingWords: ['You’ve been on two dates since the divorce'],
    breaksAt: '“Honestly, I’m better at this than anyone I know.',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'It takes some skill to notice how little you have. He has two failed dates behind him and feels like a master.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'That would be counting on a lucky third date. He’s rating his skill, and he puts it above everyone he knows.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nothing that he owns is being overpriced. It’s his talent that he overrates.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Men who struggle may like the company. Two dates that went nowhere hardly show he’s better than anyone.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-two-videos',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Kyle: I’m rewiring our breaker panel this weekend\nMaya: Isn’t that an electrician’s job?\nKyle: I watched two videos. Red goes with red. I know as much as those guys now\nMaya: What’s the bare one for?\nKyle: I think that’s an extra',
    decidingWords: ['I know as much as those guys now', 'I think that’s an extra'],
    breaksAt: 'I know as much as those guys now',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'He puts himself level with electricians and takes the ground wire for a spare. He knows too little to see what he’s missing.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'The panel hasn’t been touched, so there’s no outcome that he claims to have known.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Videos do teach people things. Two of them don’t make anybody an electrician, as the bare wire shows.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Whether a weekend is long enough isn’t the trouble. What he thinks he knows is.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-interpreter',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'The nurse asked if they’d like an interpreter. “We’re good,” said Austin, who’d been learning Spanish on his phone for five weeks. “I’m basically fluent.”\nHis girlfriend’s mother leaned forward, pressed her hand to her chest, and said something quick and worried.\n“She’s had chicken, or maybe she wants chicken,” said Austin, and he gave the nurse a thumbs-up. “Her accent’s just kind of strong.”',
    decidingWords: ['learning Spanish on his phone for five weeks'],
    breaksAt: '“I’m basically fluent.”',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Five weeks on an app haven’t taught him enough to understand her, or even to notice that he doesn’t. He blames her accent.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He isn’t counting on good luck later. He misjudges a skill that he’s using right now.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wanting to help is kind. Here a worried woman has a hand to her chest, and the nurse is told about chicken.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nobody puts too high a price on something he owns. It’s his Spanish that gets overrated.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-nine-brake-jobs',
    kind: 'sound',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Dear Mr. Dean, You asked if I’m really ready to do brakes on my own on Saturdays after only eight months. I am, and I’ll say it straight out: on brakes I’m the best you’ve got. I know how that sounds, coming from the new girl. In May the inspector from the home office pulled 30 of our brake jobs without being told who’d done them. He found something to write up on everybody’s work but mine, and nine of the 30 were mine. Last week even Glenn asked me to show him how I do the rear ones. Shreya',
    decidingWords: ['pulled 30 of our brake jobs without being told who’d done them'],
    options: [
      {
        label: 'optimism-bias',
        rationale: 'She isn’t hoping that it’ll go well. She points to work that’s been done and inspected.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Eight months and “the best you’ve got” sound just like it. It isn’t only her word, though: an inspector found fault with everybody’s work but hers.',
      },
      {
        label: 'endowment-effect',
        rationale: 'She isn’t asking too high a price for anything she owns.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'An inspector who didn’t know whose work it was found nothing wrong with hers. She has outside evidence for what she claims.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-third-day-on-skis',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'It’s your third day on skis, you haven’t fallen since yesterday, and you feel as if you were born on them. Your girlfriend’s daughter, who’s nine and has barely spoken to you all winter, grabs your sleeve. “Bluebell, just us two, before lunch?” Bluebell is a black run, and the girl’s already pulling down her goggles. On this morning’s card your instructor checked “can’t stop on steep runs yet, greens only,” and the only green up here is Marmot. Wolf is blue and short, and Old Tom, which is also blue, ends right at the hot chocolate.\n\nWhich way do you take her?',
    decidingWords: ['your instructor checked “can’t stop on steep runs yet, greens only,”'],
    options: [
      {
        text: 'Ski down Bluebell with her before lunch.',
        tag: 'go ahead',
        rationale:
          'Not having fallen since yesterday feels like skill. You don’t know enough yet to see that you can’t stop on a run like that, and she’d be right beside you.',
      },
      {
        text: 'Ski down Wolf with her before lunch.',
        tag: 'go ahead',
        rationale:
          'It’s a modest choice next to a black run. Short as it is, it isn’t green, and green is all you’re cleared for.',
      },
      {
        text: 'Ski down Marmot with her before lunch.',
        right: true,
        tag: 'go ahead',
        rationale: 'The instructor sees what a beginner doesn’t feel. You still get your run, just the two of you.',
      },
      {
        text: 'Ski down Old Tom with her before lunch.',
        tag: 'go ahead',
        rationale: 'Hot chocolate is a nice ending, but your instructor has checked greens only, and Old Tom is blue.',
      },
    ],
    flip: {
      fact: 'On this morning’s card your instructor checked “ready for any run on the mountain.”',
      makesRight: 'Ski down Bluebell with her before lunch.',
    },
  },
]
