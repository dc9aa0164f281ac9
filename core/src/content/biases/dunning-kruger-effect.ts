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
    id: 'dunning-kruger-effect-virus-lab',
    slot: 'bias14',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Andre: I’ve been reading about viruses since Sunday\nTerry: It’s Tuesday\nAndre: I could run the state virus lab better than they do, so I wrote and told them what they’re doing wrong\nTerry: Oh boy',
    decidingWords: ['I’ve been reading about viruses since Sunday'],
    breaksAt:
      'Andre: I could run the state virus lab better than they do, so I wrote and told them what they’re doing wrong',
    options: [
      {
        label: 'hindsight-bias',
        rationale: 'Nothing has come out yet that he could claim to have known.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'He doesn’t say how long running a lab would take him.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Two days of reading are enough to make it look easy and too few to see what’s hard about it. That’s why he feels so able.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'He isn’t collecting support for a belief and skipping the rest. He overrates what two days have taught him.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-spanish-letter',
    slot: 'bias14',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'The letter to 60 Spanish-speaking families goes out at eight tomorrow. You’ve had one semester of Spanish, you wrote it tonight in an hour, and it reads beautifully to you. Enrique, who grew up in Bogotá, said he’d look at anything until ten. Marsha has had two semesters and loves your style. It’s nine, and you’re in bed.\n\nWhat do you do with the letter?',
    decidingWords: ['You’ve had one semester of Spanish', 'Enrique, who grew up in Bogotá'],
    options: [
      {
        text: 'Send it to Marsha for a last look.',
        tag: 'compare',
        rationale: 'She’d miss most of what you missed, and she’d love it.',
      },
      {
        text: 'Send it to Enrique for a last look.',
        right: true,
        tag: 'ask',
        rationale: 'After one semester you can’t see your own mistakes. He can, and he’s up until ten.',
      },
      {
        text: 'Leave it as it is, and sleep.',
        tag: 'go ahead',
        rationale: 'It reads beautifully to you because you don’t know what’s wrong with it.',
      },
      {
        text: 'Leave it until you’ve had more Spanish.',
        tag: 'wait',
        rationale: 'The families need it in the morning, and Enrique needs ten minutes.',
      },
    ],
    flip: {
      fact: 'You grew up speaking Spanish, and Enrique has had one semester.',
      makesRight: 'Leave it as it is, and sleep.',
    },
  },
  {
    id: 'dunning-kruger-effect-tree-limb',
    slot: 'bias14',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'It’s cleanup day after the storm. A big limb hangs on the power line over the church lot, and another one lies across the path, where people are cutting it up with handsaws. You’ve cut down two saplings in your life, and it was easy. Everybody’s watching when the pastor hands you the pole saw and says, “Can you get that one by the wire?” The utility’s truck is coming at two.\n\nWhat do you answer?',
    decidingWords: ['You’ve cut down two saplings in your life'],
    options: [
      {
        text: 'Answer that you’ll take the one by the wire.',
        tag: 'go ahead',
        rationale: 'Two saplings make it look easy. They don’t tell you what a loaded limb on a live line does.',
      },
      {
        text: 'Answer that you’ll cut up the one on the path.',
        right: true,
        tag: 'split',
        rationale: 'That one’s on the ground, and you can handle it. The wire is for the truck at two.',
      },
      {
        text: 'Answer that you’ll look up how it’s done first.',
        tag: 'compare',
        rationale: 'A video is how two saplings come to feel like training.',
      },
      {
        text: 'Answer that you’ll stay away from saws altogether.',
        tag: 'decline',
        rationale: 'You can be useful on the path, with what you do know.',
      },
    ],
    flip: {
      fact: 'You’ve cut limbs off power lines for the utility for 12 years, and the power is off.',
      makesRight: 'Answer that you’ll take the one by the wire.',
    },
  },
  {
    id: 'dunning-kruger-effect-climate-afternoon',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Comment: I never took a science class past tenth grade, but this afternoon I finally sat down with those climate models everybody’s afraid of. In three hours I could see what’s wrong with all of them. People get paid for this! Warren',
    decidingWords: ['I never took a science class past tenth grade'],
    breaksAt: 'In three hours I could see what’s wrong with all of them.',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'He doesn’t explain what others did by what sort of people they are.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale: 'He knows too little to notice how little he knows. That’s how three hours can feel like enough.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'There’s no rate that he leaves out for a striking detail.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Anybody may question a model. Somebody who can’t read one has no way of telling that he’s found its fault.',
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
      'Comment: I never took a science class past tenth grade, but this afternoon I finally sat down with those climate models everybody’s afraid of. In three hours I could see that I can’t judge any of them. People study years for this! Warren',
    decidingWords: ['In three hours I could see that I can’t judge any of them'],
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s conduct gets explained by their character in this comment.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'There’s no chance being guessed at, so no rate to leave out.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He tried, found out how much he doesn’t know, and leaves the judging to others. That’s as it should be.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'A little reading often makes people feel like experts. It made him see that he isn’t one.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-storage-unit',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'It’s a storage auction, the bidding’s at $700, and your hand’s half up. You watched a season of the show, you sold your first two units last month for $900, and you can just smell that this one’s good. Chantal, who’s been doing this for 20 years and owes you a favor, whispered as she walked by, “It’s worth $250, tops, because those boxes are empty. Look how they sit.” You looked, and you didn’t see it.\n\nHow do you bid?',
    decidingWords: ['You looked, and you didn’t see it'],
    options: [
      {
        text: 'Bid $725, and go on up to $950.',
        tag: 'go ahead',
        rationale: 'Two lucky units feel like a nose for it. Two-fifty is what someone sees who knows how boxes sit.',
      },
      {
        text: 'Bid nothing more, and let it go.',
        right: true,
        tag: 'decline',
        rationale: 'She sees what you don’t even know to look for. Two good units aren’t 20 years.',
      },
      {
        text: 'Bid $710, and stop when anyone tops it.',
        tag: 'split',
        rationale: 'It’s $460 more than she says it’s worth.',
      },
      {
        text: 'Bid once Chantal has explained it to you in full.',
        tag: 'ask',
        rationale: 'The auction’s on, and she’s told you what counts.',
      },
    ],
    flip: {
      fact: 'Chantal whispered, “It’s worth a thousand, easy, because those boxes are full of tools.”',
      makesRight: 'Bid $725, and go on up to $950.',
    },
  },
  {
    id: 'dunning-kruger-effect-storage-unit-sound',
    twinOf: 'dunning-kruger-effect-storage-unit',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'It’s a storage auction, the bidding’s at $700, and your hand’s half up. You watched a season of the show, you sold your first two units last month for $900, and you can’t tell a thing about this one. Chantal, who’s been doing this for 20 years and owes you a favor, whispered as she walked by, “It’s worth $1,000, easy, because those boxes are full of tools. Look how they sit.” You looked, and you didn’t see it.\n\nHow do you bid?',
    decidingWords: ['It’s worth $1,000, easy'],
    options: [
      {
        text: 'Bid $725, and go on up to $950.',
        right: true,
        tag: 'go ahead',
        rationale: 'It isn’t your nose that you’re trusting. It’s hers, and she says a thousand.',
      },
      {
        text: 'Bid nothing more, and let it go.',
        tag: 'decline',
        rationale: 'Knowing that you can’t judge it is wise. She can, and she has.',
      },
      {
        text: 'Bid $710, and stop when anyone tops it.',
        tag: 'split',
        rationale: 'Somebody will, and at $725 it’s still far below a thousand.',
      },
      {
        text: 'Bid once Chantal has explained it to you in full.',
        tag: 'ask',
        rationale: 'The hammer won’t wait, and how boxes sit takes longer than that to learn.',
      },
    ],
    flip: {
      fact: 'Chantal whispered, “It’s worth $250, tops, because those boxes are empty.”',
      makesRight: 'Bid nothing more, and let it go.',
    },
  },
  {
    id: 'dunning-kruger-effect-two-dates',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“You’ve been on two dates since the divorce,” said Lynn, “and neither of them called you back.”\n“But I’ve got it all figured out,” said Mark. “I’m better at this than anyone I know. I’m starting a podcast for men who struggle.”',
    decidingWords: ['You’ve been on two dates since the divorce'],
    breaksAt: '“I’m better at this than anyone I know.',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Two dates have shown him just enough to think he’s a master. What he’s bad at is what he’d need to notice it.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He isn’t saying that his luck will be better than other men’s. He claims a skill.',
      },
      {
        label: 'endowment-effect',
        rationale: 'He owns nothing here that he could be overrating.',
      },
      {
        label: 'no-flaw',
        rationale: 'Sharing what one knows is nice. He knows two dates, and both went wrong.',
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
      'Kyle: I’m rewiring the panel this weekend\nMaya: Isn’t that an electrician thing?\nKyle: I watched two videos. There’s nothing to it, red goes with red. I know as much as those guys now\nMaya: What’s the bare one for?\nKyle: Huh. I think that’s an extra',
    decidingWords: ['I know as much as those guys now', 'I think that’s an extra'],
    breaksAt: 'I know as much as those guys now',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'After two videos he rates himself level with electricians, and he doesn’t know what the ground wire is. He knows too little to see what he’s missing.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nothing has happened yet that he could claim to have foreseen.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People do learn things from videos. Ranking himself with the people who do it for a living is another matter.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Whether a weekend is enough isn’t what’s off. What he thinks he knows is.',
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
      'The form asked if the patient needed an interpreter. “We’re good,” said Austin, who’d been using the app for five weeks and had a gold owl. “I’m basically fluent.”\nMarisol’s mother looked from him to the nurse and said something quick and worried about her chest.\n“She says her breast of chicken, or that she ate chicken, maybe,” said Austin, and he gave the nurse a thumbs-up, because the accent was the only hard part.',
    decidingWords: ['using the app for five weeks'],
    breaksAt: '“I’m basically fluent.”',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Five weeks with an app leave him unable to follow one sentence, and unable to notice. He blames her accent.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He doesn’t expect good luck. He misjudges a skill that he’s using right now.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting to help is kind. The hospital has people who speak the language.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nothing that he owns is being priced, by him or anyone else.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-passed-the-boards',
    kind: 'sound',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Dean, You asked whether I’m really ready to run the pharmacy on my own after only two years. I had that question, too, so I went looking for somebody to tell me no. I took last year’s licensing exam cold and got a 93. Ms. Nina sat in for a week and marked every decision she’d have made differently: two, both small, and I’ve fixed them. So yes, I think I’m ready, and you can have her notes. Shreya',
    decidingWords: ['I went looking for somebody to tell me no', 'marked every decision she’d have made differently'],
    options: [
      {
        label: 'optimism-bias',
        rationale: 'She isn’t hoping that it will go well. She checked whether it does.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'A young person sure of herself has the look of it. That mistake is made by people who never get measured.',
      },
      {
        label: 'endowment-effect',
        rationale: 'No price is put on something she owns.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She doesn’t go by feeling ready. She took an exam and had an expert watch for a week, and both came out well.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-brake-pads',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The brakes are grinding, and tomorrow at seven you’re driving your kids to the coast. The shop on the corner can do them today for $240. You’ve watched three videos, the parts are $55, and the guy in the last one did it in 40 minutes, laughing, though you’ve never had a wheel off. The neighbor who does know how is back on Sunday.\n\nWhat do you do?',
    decidingWords: ['you’ve never had a wheel off', 'The shop on the corner can do them today'],
    options: [
      {
        text: 'Take the car to the shop and pay today.',
        right: true,
        tag: 'decline',
        rationale: 'It’s brakes, it’s your kids, and somebody who knows how can do it today. The $185 buys that.',
      },
      {
        text: 'Change the pads yourself tonight with the video open.',
        tag: 'go ahead',
        rationale:
          'Three videos make it feel familiar. On your first try, you won’t know what you did wrong until you brake.',
      },
      {
        text: 'Drive slowly tomorrow and have the neighbor look on Sunday.',
        tag: 'wait',
        rationale: 'Waiting for somebody who knows is a good instinct. The trip is tomorrow, and the grinding is now.',
      },
      {
        text: 'Do the front yourself and have the shop do the back.',
        tag: 'split',
        rationale: 'It halves the bill, and it leaves you with the half you’ve never done.',
      },
    ],
    flip: {
      fact: 'You changed the pads on this car twice last year, and a mechanic checked both jobs and found nothing.',
      makesRight: 'Change the pads yourself tonight with the video open.',
    },
  },
]
