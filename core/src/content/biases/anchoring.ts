import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'anchoring',
  aliases: ['Anchoring Bias', 'Anchoring Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['first number', 'estimate', 'price', 'negotiation', 'first offer', 'starting point', 'discount'],
  link: 'https://yourbias.is/anchoring',
  definition:
    'Letting the first number or idea you run into pull your later judgment toward it, even when it has nothing to do with the question.',
  gloss: 'The first number pulls later guesses.',
  neighbors: [
    {
      concept: 'framing-effect',
      tellApart:
        'Did an early number pull the guess toward it, or did the same facts in other words change the choice?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Was the guess pulled by the first number that came up, or by how easily examples come to mind?',
    },
    {
      concept: 'status-quo-bias',
      tellApart: 'Is someone stuck on the first number they heard, or on the way things already are?',
    },
    {
      concept: 'confirmation-bias',
      tellApart: 'Did the first number pull the guess toward it, or did a belief decide which evidence counted?',
    },
    {
      concept: 'planning-fallacy',
      tellApart:
        'Is the guess off because of the first number that came up, or because everything was pictured going smoothly?',
    },
    {
      concept: 'endowment-effect',
      tellApart: 'Is the price off because of a number you heard first, or because the thing is yours?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The tag on a used cello says $4,000. Lauren hasn’t looked up what such cellos sell for; in the shops around Boston it’s closer to $2,000. She offers $3,500, which feels daring, and the seller settles for $3,700. “I got him down quite a bit,” she tells her brother as she takes the money out of her savings.',
    failingStep: 'She offers $3,500, which feels daring',
    why: 'Her offer is daring only when it’s measured from $4,000, a number the seller was free to pick. To judge a price, she needs a yardstick from outside, such as what similar cellos sell for, and she needs it before she sees his tag.',
  },
  soundWhen:
    'A first figure deserves weight when knowledge went into it. If a roofer has measured your roof and says $6,000, it makes sense to start from there and adjust. Ask where the figure came from; the answer tells you how far to trust it.',
  reply:
    'Write down your own estimate, with its reasons, before you hear anyone else’s number. If a number is already on the table, work out the answer again from facts that don’t depend on it.',
  evidence:
    'Tversky & Kahneman (1974), “Judgment under Uncertainty: Heuristics and Biases,” Science 185. Successfully repeated in many samples: Klein et al. (2014), “Investigating Variation in Replicability: A ‘Many Labs’ Replication Project,” Social Psychology 45.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'anchoring-snow-and-trash',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'The owners in your building split the cost of snow removal and trash evenly. “Say 400, just so we have a number,” Jill calls out, and within five minutes people are shouting 375 and 350. The two contracts, already signed, come to $240 an owner this year, and whatever’s collected on top of that stays with the management company. Old Mr. Pruitt, who lives on his Social Security, has stopped talking. Somebody has a hand on the light switch, and they’re all looking at you.\n\nWhat do you propose?',
    decidingWords: ['The two contracts, already signed, come to $240 an owner'],
    options: [
      {
        text: 'Propose that each owner pay $200 this year.',
        tag: 'go ahead',
        rationale: 'It’s kind to Mr. Pruitt, but it leaves you $40 an owner short of the bills.',
      },
      {
        text: 'Propose that each owner pay $240 this year.',
        right: true,
        tag: 'go ahead',
        rationale: 'That’s what the contracts cost. It sounds low because someone said 400 first.',
      },
      {
        text: 'Propose that each owner pay $350 this year.',
        tag: 'go ahead',
        rationale: 'Next to 400 it feels modest, but it’s $110 too much for every one of you.',
      },
      {
        text: 'Propose that each owner pay $400 this year.',
        tag: 'go ahead',
        rationale:
          'Jill called out 400 just so there’d be a number. It’s $160 more than the contracts cost each of you.',
      },
    ],
    flip: {
      fact: 'The two contracts come to $350 an owner.',
      makesRight: 'Propose that each owner pay $350 this year.',
    },
  },
  {
    id: 'anchoring-follower-price',
    slot: 'bias2',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Hi Malik, Raquel’s doing the video for us, and I’m pretty proud of the price. I know, your list says $300 to $400 a post for people with her number of followers, but lists are for people who can’t negotiate. On her booking form, the box for your name says “Example: Jane Doe,” and the one for your offer says “Example: $5,000.” We could never pay that, of course, so I went down from there until it felt about right and typed in $2,200. She said yes in about a second! She’s funny, she’s reliable, and she doesn’t do gambling ads. I think we got a bargain. Wendy',
    decidingWords: ['the one for your offer says “Example: $5,000.”'],
    breaksAt:
      'We could never pay that, of course, so I went down from there until it felt about right and typed in $2,200.',
    options: [
      {
        label: 'framing-effect',
        rationale: 'It’s not that one fact is put in different words. A number that means nothing sets the price.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Wendy’s buying, not selling. She isn’t overrating something because it’s hers.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Staying with what’s usual is just what she didn’t do. The list says $300 to $400.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          '“$5,000” is a sample, like “Jane Doe.” She goes down from it until it feels about right, and Malik’s list, at $300 to $400, never gets a say.',
      },
    ],
  },
  {
    id: 'anchoring-two-streets-away',
    slot: 'bias2',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You’ve listed your camera online without a price, and a minute later the first message comes in. “Would you take $60? I’m two blocks away with cash, it’s for my daughter’s birthday tonight.” You write that you’d hoped for more. “OK, 80,” he writes. “For 90 I’m at your door in five minutes!” On the app, seven just like it, in the same shape, have sold this month for $140 to $150, each of them within a day. Your rent’s due on Friday. He’s typing again, and you think of the little girl.\n\nWhat price do you give him?',
    decidingWords: ['have sold this month for $140 to $150, each of them within a day'],
    options: [
      {
        text: 'Tell him it’s his for $90, paid in cash.',
        tag: 'go ahead',
        rationale: 'He’s come up by half, so it feels like a win. Sixty was only where he chose to start.',
      },
      {
        text: 'Tell him it’s his for $110, paid in cash.',
        tag: 'go ahead',
        rationale: 'It’s more than he’s offered, but it’s at least $30 less than any of the seven sold for.',
      },
      {
        text: 'Tell him it’s his for $145, paid in cash.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Seven people just paid about that much for the same camera. What he happened to say first doesn’t make yours worth less.',
      },
      {
        text: 'Tell him it’s his for $220, paid in cash.',
        tag: 'go ahead',
        rationale:
          'Starting high is an old trick, but none of the seven went for over $150, and your rent’s due on Friday.',
      },
    ],
    flip: {
      fact: 'The seven cameras just like it have sold for $85 to $95 this month.',
      makesRight: 'Tell him it’s his for $90, paid in cash.',
    },
  },
  {
    id: 'anchoring-knee-mri',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Bernice: What’s my knee MRI going to cost? I’m scared to ask\nSid: Well, Dad’s last bill was $40,000\nBernice: Sid, that was for heart surgery\nSid: Right, so take a lot off. I’d borrow 25,000 to be safe',
    decidingWords: ['that was for heart surgery'],
    breaksAt: 'I’d borrow 25,000 to be safe',
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'People who fall for that guess too low. Sid’s guess is far too high.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'Nobody has told him what an MRI usually costs, so there’s no rate for him to ignore.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'A bill for heart surgery says nothing about the price of a scan. He starts from it anyway, and taking “a lot” off leaves him near it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Planning ahead is wise, but this number comes from a bill for something else.',
      },
    ],
  },
  {
    id: 'anchoring-knee-mri-sound',
    twinOf: 'anchoring-knee-mri',
    kind: 'sound',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Bernice: What’s my knee MRI going to cost? I’m scared to ask\nSid: Well, Dad’s last bill was $1,400\nBernice: Oh yeah, that was for his knee MRI, same place, last year\nSid: Right, so add a little. I’d set aside 1,500',
    decidingWords: ['that was for his knee MRI, same place, last year'],
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'He allows for a bit more than last time, which is how you keep from guessing too low.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The same scan at the same place a year ago is a good number to start from, and prices rise a little.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'There’s no general figure in the chat that he pushes aside for Dad’s bill.',
      },
      {
        label: 'anchoring',
        rationale: 'He does start from the first number and stay close to it, but this one is for the same thing.',
      },
    ],
  },
  {
    id: 'anchoring-rent-reply',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your lease is up, and your landlord’s letter says $2,400 a month from June on. “But you folks have been great, so I’d go down to 2,150,” he’s added by hand, with a smiley. He doesn’t go back and forth: you send him one number tonight, and he says yes or you move out. Across the courtyard, two apartments just like yours are listed at $1,800 and $1,825, and the owner over there pays for the movers. Your boyfriend’s so relieved he’s opened a beer, and the kids are asking if they have to move.\n\nWhat do you send him?',
    decidingWords: ['listed at $1,800 and $1,825'],
    options: [
      {
        text: 'Offer him $1,825 a month from June on.',
        right: true,
        tag: 'go ahead',
        rationale:
          'That’s what a place just like yours is listed for across the courtyard, and the move is paid for. His 2,400 is only the number he wrote first.',
      },
      {
        text: 'Offer him $1,950 a month from June on.',
        tag: 'go ahead',
        rationale:
          'It feels bold after 2,400, but it’s at least $125 a month more than the same thing costs across the courtyard.',
      },
      {
        text: 'Offer him $2,050 a month from June on.',
        tag: 'go ahead',
        rationale: 'A polite little step down from his number is still over $200 too high.',
      },
      {
        text: 'Offer him $2,150 a month from June on.',
        tag: 'go ahead',
        rationale:
          'Next to 2,400 it looks like a gift. Next to the two across the courtyard, it’s at least $325 too much.',
      },
    ],
    flip: {
      fact: 'The two apartments across the courtyard are listed at $2,150 and $2,175.',
      makesRight: 'Offer him $2,150 a month from June on.',
    },
  },
  {
    id: 'anchoring-rent-reply-sound',
    twinOf: 'anchoring-rent-reply',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your lease is up, and your landlord’s letter says $2,400 a month from June on. “But you folks have been great, so I’d go down to 2,150,” he’s added by hand, with a smiley. He doesn’t go back and forth: you send him one number tonight, and he says yes or you move out. Across the courtyard, two apartments just like yours were listed at $2,150 and $2,175, and both were gone in a day. Your boyfriend says nobody takes the first offer, and the kids are asking if they have to move.\n\nWhat do you send him?',
    decidingWords: ['listed at $2,150 and $2,175, and both were gone in a day'],
    options: [
      {
        text: 'Offer him $1,825 a month from June on.',
        tag: 'go ahead',
        rationale:
          'It’s a bold number. Both places like yours were listed for over $300 more, and a no means you move out.',
      },
      {
        text: 'Offer him $1,950 a month from June on.',
        tag: 'go ahead',
        rationale: 'You get one try, and places like yours, listed for at least $200 more, are gone in a day.',
      },
      {
        text: 'Offer him $2,050 a month from June on.',
        tag: 'go ahead',
        rationale:
          'Saving $100 a month is tempting. Places like yours go in a day at $2,150 and up, so he has little reason to say yes.',
      },
      {
        text: 'Offer him $2,150 a month from June on.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Looking good next to his $2,400 proves nothing. Two places just like yours, listed at $2,150 and $2,175, were gone in a day, and that shows it’s fair.',
      },
    ],
    flip: {
      fact: 'The two apartments across the courtyard are empty and listed at $1,800 and $1,825.',
      makesRight: 'Offer him $1,825 a month from June on.',
    },
  },
  {
    id: 'anchoring-office-pool',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Anyone else in a pool for Sunday’s total score? The first guy in ours bet 90, and everybody laughed. I’m not that dumb. These two teams usually score around 41 between them, so I came way down and put my $200 on 58.',
    decidingWords: ['These two teams usually score around 41'],
    breaksAt: 'These two teams usually score around 41 between them, so I came way down and put my $200 on 58.',
    options: [
      {
        label: 'authority-bias',
        rationale: 'The first guy is no authority, and everybody laughed at his bet. It works on the writer anyway.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'The writer may well be too sure. What’s wrong with the 58 is the number it came down from.',
      },
      {
        label: 'no-flaw',
        rationale: 'Going lower than 90 is right, but 58 is still far above what these teams score.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'The writer starts at the 90 everybody laughed at, comes “way down,” and still ends up at 58. What the teams usually score was the place to start.',
      },
    ],
  },
  {
    id: 'anchoring-wrong-posting',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Shawn: Did you ask for more?\nAnika: Yes! The posting said 48, so I got brave and asked for 53, and they said yes right away\nShawn: Didn’t they tell you up front the 48 was a typo, from the intern job?\nAnika: They did\nShawn: The average for what you do is 71. It’s in the salary report you sent ME\nAnika: I know, but next to 48 it felt like so much',
    decidingWords: ['the 48 was a typo'],
    breaksAt: 'Anika: I know, but next to 48 it felt like so much',
    options: [
      {
        label: 'choice-overload',
        rationale: 'She had one job and one number to name, so there wasn’t too much to pick from.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'She set her number by the 48, though she’d been told it was a typo. The 71 in the report she’d sent Shawn was the number to start from.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Fear of losing the offer isn’t what held her back. Fifty-three felt like a lot to her.',
      },
      {
        label: 'no-flaw',
        rationale: 'Asking for more was right, but she asked for far less than the job usually pays.',
      },
    ],
  },
  {
    id: 'anchoring-was-399',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '★★★★★ Haven’t opened it yet, but what a DEAL! The box says “Was $399, now $149,” and I about fell off my chair. My daughter pulled up the same blender at two other stores for $119, and she claims that’s what it always costs and no place has ever sold it for $399. Kids! I saved $250, and I’m thrilled. – Grandma Jo',
    decidingWords: ['no place has ever sold it for $399'],
    breaksAt: 'I saved $250, and I’m thrilled.',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'It’s a new blender. She isn’t holding on to an old one.',
      },
      {
        label: 'social-proof',
        rationale: 'That takes other people buying the blender. What sways her is the “Was $399” on the box.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'Her daughter told her no place ever charged $399, but Jo still counts her savings from it. She paid $30 more than two other stores ask.',
      },
      {
        label: 'no-flaw',
        rationale: 'She may come to love the blender, but she hasn’t saved anything on it.',
      },
    ],
  },
  {
    id: 'anchoring-last-years-bill',
    kind: 'sound',
    genre: 'thought',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'I’m working out what heating will cost us this winter, so I can tell Mom how much is left for her dentist. I’m starting from last year’s bill, which was $1,860. The gas company says prices will be about the same. We put in new windows in May, and the family next door, whose house is just like ours, saved about a fifth with new ones, which brings us down to around $1,500. A guy on the phone told me people around here pay a thousand, but he was selling something. I’ll set aside $1,500.',
    decidingWords: ['I’m starting from last year’s bill', 'saved about a fifth with new ones'],
    options: [
      {
        label: 'loss-aversion',
        rationale: 'Nobody’s weighing a loss against a gain. It’s one bill being estimated.',
      },
      {
        label: 'choice-overload',
        rationale: 'There’s a single number to work out, and nothing to choose from.',
      },
      {
        label: 'anchoring',
        rationale:
          'The guess does start from the first number, but that’s this house’s own bill, and the guess moves as far as the new windows move it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Last year’s bill is the best place to start, and the change from it has a reason. The salesman’s thousand is rightly ignored.',
      },
    ],
  },
  {
    id: 'anchoring-close-it-today',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Somebody backed into your parked car, and his insurance calls you at work. “I’ve got you down for $1,200,” says the adjuster, a really nice woman. “Tell me what you need, and I’ll try to stretch it so we can close this today.” She can pay whatever you’ve got paperwork for, she says. Two body shops have looked at the door, and each wrote up an estimate for $2,900; you sent her both last night. Without the car you can’t get to your second job, and your lunch is over in four minutes.\n\nWhat do you tell her?',
    decidingWords: ['each wrote up an estimate for $2,900'],
    options: [
      {
        text: 'Tell her that you’ll need $2,900 to close it.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s what the repair costs, with estimates from two shops. Next to $1,200 it sounds greedy, but $1,200 is only her opening number.',
      },
      {
        text: 'Tell her that you’ll need $2,300 to close it.',
        tag: 'go ahead',
        rationale: 'It’s nearly double her offer, but the last $600 of the repair comes out of your pocket.',
      },
      {
        text: 'Tell her that you’ll need $1,900 to close it.',
        tag: 'go ahead',
        rationale: 'It sounds brave next to $1,200, but both shops want $1,000 more to fix the door.',
      },
      {
        text: 'Tell her that you’ll need $1,500 to close it.',
        tag: 'go ahead',
        rationale: 'It’s $300 more than she had you down for, but only about half of what the repair costs.',
      },
    ],
    flip: {
      fact: 'The two body shops each wrote up an estimate for $1,500.',
      makesRight: 'Tell her that you’ll need $1,500 to close it.',
    },
  },
]
