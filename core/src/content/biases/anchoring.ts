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
    id: 'anchoring-block-dues',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'The 20 owners in your building pay for snow and trash themselves, and the two bills together come to $4,800 a year. “Say $150 each, just so we have a number,” Jill calls out, and within five minutes people are shouting 140 and 165 while somebody stands at the light switch, ready to go home. The bills have to be paid in full, and everybody pays the same amount.\n\nWhat do you propose?',
    decidingWords: ['just so we have a number', 'the two bills together come to $4,800 a year'],
    options: [
      {
        text: 'Propose that each owner pay $140 this year.',
        tag: 'decline',
        rationale: 'It’s where the room is headed, because of a number that Jill made up.',
      },
      {
        text: 'Propose that each owner pay $150 this year.',
        tag: 'go ahead',
        rationale: 'It sounds settled by now. Twenty times $150 leaves you $1,800 short.',
      },
      {
        text: 'Propose that each owner pay $165 this year.',
        tag: 'split',
        rationale: 'That’s the brave end of a range that began with a guess.',
      },
      {
        text: 'Propose that each owner pay $240 this year.',
        right: true,
        tag: 'compare',
        rationale: 'It’s $4,800 divided by 20. Next to 150 it sounds outrageous, and it’s what the bills are.',
      },
    ],
    flip: {
      fact: 'The two bills together come to $3,000 a year.',
      makesRight: 'Propose that each owner pay $150 this year.',
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
      'Hi Malik, you asked what we’re paying Raquel for the video, and you’re right that I should’ve looked it up first. The agency’s list says that people with her number of followers get $300 to $400 a post, which is also what we paid the three we hired last year. She’s reliable, the video’s fun, and she doesn’t do gambling ads. But on her form, under the price, it says “Example: $5,000,” which she told me is only there to show where the number goes when she works with really big companies. We’d never pay that, of course. I came down a lot from the 5,000 and wrote $2,200. I think we got a bargain! Wendy',
    decidingWords: ['I came down a lot from the 5,000', '$300 to $400 a post'],
    breaksAt: 'I came down a lot from the 5,000 and wrote $2,200.',
    options: [
      {
        label: 'framing-effect',
        rationale: 'The same facts don’t come in two different wrappings. There’s one number that means nothing.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Wendy doesn’t own the video yet, so she can’t be overrating it for being hers.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'She isn’t sticking to what she’s always done. Last year she paid $350.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'She begins at an example that says nothing about Raquel and subtracts until it feels low. Everything she knows points to $350.',
      },
    ],
  },
  {
    id: 'anchoring-bachelor-weekend',
    slot: 'bias2',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Vegas!” Jonah typed, before anybody had said a word, and for two days the eight of you have argued about which hotel in Vegas, though the cheapest comes to $1,400 apiece. Lewis, who’s the one getting married, wrote at the very start that he hates casinos and would love two nights at the lake, like in high school. The lake house happens to be free that weekend, and it costs $90 apiece. Everyone wants it decided tonight.\n\nWhat do you write?',
    decidingWords: ['he hates casinos and would love two nights at the lake'],
    options: [
      {
        text: 'Vote for the cheapest of the Vegas hotels.',
        tag: 'go ahead',
        rationale:
          'After two days of hotels it feels like the sensible pick. Only the first word made it Vegas at all.',
      },
      {
        text: 'Vote for one night in Vegas and one at the lake.',
        tag: 'split',
        rationale: 'It treats Vegas as half of what’s wanted. The groom wants none of it.',
      },
      {
        text: 'Ask the hotels what they’d take for eight.',
        tag: 'ask',
        rationale: 'A better rate for the wrong place is no help to Lewis.',
      },
      {
        text: 'Vote for the lake house, and book it tonight.',
        right: true,
        tag: 'decline',
        rationale:
          'It’s his weekend, he’s said what he’d love, and it’s free. Jonah’s first word set the list, and you can leave it.',
      },
    ],
    flip: {
      fact: 'Lewis wrote at the very start that he’s dreamed of Vegas for years.',
      makesRight: 'Vote for the cheapest of the Vegas hotels.',
    },
  },
  {
    id: 'anchoring-er-wait',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Bernice: How long’s the ER wait, did they say?\nSid: The screen says 0 minutes, it’s been broken since spring. Amber waited three hours Monday\nBernice: What do I tell Jay\nSid: A bit more than 0. Tell him 20 minutes',
    decidingWords: ['The screen says 0 minutes, it’s been broken since spring'],
    breaksAt: 'Sid: A bit more than 0.',
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'He isn’t guessing how long some task of his own will take.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'No general rate is set aside for a story. Amber’s three hours are one case.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale: 'Zero is from a screen he knows is broken, and still he starts there and goes up a little.',
      },
      {
        label: 'no-flaw',
        rationale: 'Twenty minutes would be nice. All he has to go on is a dead screen.',
      },
    ],
  },
  {
    id: 'anchoring-er-wait-sound',
    twinOf: 'anchoring-er-wait',
    kind: 'sound',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Bernice: How long’s the ER wait, did they say?\nSid: The screen says 15 minutes, it’s been right all week. Amber waited 20 Monday with that\nBernice: What do I tell Jay\nSid: A bit more than 15. Tell him 20 minutes',
    decidingWords: ['it’s been right all week'],
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'It’s a wait in line, not a job of his own.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The screen has been right all week, and Amber’s wait fits it. A little more than 15 is a sound guess.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'What usually happens is just what he goes by.',
      },
      {
        label: 'anchoring',
        rationale: 'He does start at the number on the screen. It’s a good one, so he ought to.',
      },
    ],
  },
  {
    id: 'anchoring-salary-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“We love you!” says the voice on the phone. “We had 54 in mind, but I’m completely new at this, so just tell me what’s normal for the position and you’ll get it.” Last night you looked it up for your job, in this city, with your years of experience: it’s 70 to 74, and the two people you’d be working with told you that they’re at 72. You’d been ready to ask for 72, and now even 58 sounds greedy.\n\nWhat do you say?',
    decidingWords: ['it’s 70 to 74'],
    options: [
      {
        text: 'Tell her that you’d start at 58 a year.',
        tag: 'ask',
        rationale: 'It’s a small step up from 54, and 54 is only what somebody new happened to have in mind.',
      },
      {
        text: 'Tell her that you’d start at 72 a year.',
        right: true,
        tag: 'compare',
        rationale: 'She asked what’s normal, and you know: 70 to 74. Her 54 has nothing to do with it.',
      },
      {
        text: 'Tell her that you’d start at 63 a year.',
        tag: 'split',
        rationale: 'Halfway between what’s normal and a guess is still nine short.',
      },
      {
        text: 'Tell her that you’d start at 54 a year.',
        tag: 'go ahead',
        rationale: 'She’s so nice that it’s tempting. She also told you to name what’s normal.',
      },
    ],
    flip: {
      fact: 'For your job, in this city, with your years, it’s 52 to 56.',
      makesRight: 'Tell her that you’d start at 54 a year.',
    },
  },
  {
    id: 'anchoring-salary-form-sound',
    twinOf: 'anchoring-salary-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“We love you!” says the voice on the phone. “We had 54 in mind, but I’m completely new at this, so just tell me what’s normal for the position and you’ll get it.” Last night you looked it up for your job, in this city, with your years of experience: it’s 52 to 56, and the two people you’d be working with told you that they’re at 54. You’d been ready to ask for 54, and now even 58 sounds possible.\n\nWhat do you say?',
    decidingWords: ['it’s 52 to 56'],
    options: [
      {
        text: 'Tell her that you’d start at 58 a year.',
        tag: 'ask',
        rationale: 'She’d pay it. She asked what’s normal, though, and 58 isn’t.',
      },
      {
        text: 'Tell her that you’d start at 72 a year.',
        tag: 'compare',
        rationale: 'Nobody in this city gets that for this job.',
      },
      {
        text: 'Tell her that you’d start at 63 a year.',
        tag: 'split',
        rationale: 'It’s nine above what the people beside you earn.',
      },
      {
        text: 'Tell her that you’d start at 54 a year.',
        right: true,
        tag: 'go ahead',
        rationale: 'She asked what’s normal. Her number happens to be it, so there’s nothing wrong with taking it.',
      },
    ],
    flip: {
      fact: 'For your job, in this city, with your years, it’s 70 to 74.',
      makesRight: 'Tell her that you’d start at 72 a year.',
    },
  },
  {
    id: 'anchoring-over-under',
    kind: 'spot',
    genre: 'thought',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'The podcast guy admits that he pulls his opening numbers out of a hat, just to get people talking. For Sunday’s game he pulled 90 total points. These two teams average 41, so I’ll shade it down from 90 and say 78. Easy.',
    decidingWords: ['pulls his opening numbers out of a hat'],
    breaksAt: 'These two teams average 41, so I’ll shade it down from 90 and say 78.',
    options: [
      {
        label: 'authority-bias',
        rationale: 'It isn’t the podcaster’s rank that counts. He says himself that he makes them up.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'There’s no sign of being too sure, just of starting in the wrong place.',
      },
      {
        label: 'no-flaw',
        rationale: 'Coming down feels like thinking. From a number out of a hat, it isn’t.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'Ninety is drawn from a hat, and yet the guess stays close to it. The average of 41 hardly gets a say.',
      },
    ],
  },
  {
    id: 'anchoring-wrong-posting',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Shawn: Did you ask for more?\nAnika: Yes! The posting said 48, so I got brave and asked for 53 and they said yes right away\nShawn: Didn’t they tell you the 48 was a typo from the intern job\nAnika: They did\nShawn: The average for what you do is 71, it’s in the salary report you sent ME\nAnika: I know, but next to 48 it felt like so much',
    decidingWords: ['the 48 was a typo from the intern job', 'next to 48 it felt like so much'],
    breaksAt: 'Anika: I know, but next to 48 it felt like so much',
    options: [
      {
        label: 'choice-overload',
        rationale: 'She had one job and one number to name. There wasn’t too much to pick from.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'She knew that 48 was a mistake and that 71 is usual. She measured her request from 48 all the same, because that number came first.',
      },
      {
        label: 'loss-aversion',
        rationale: 'She isn’t holding back so as not to lose something she has.',
      },
      {
        label: 'no-flaw',
        rationale: 'Five thousand more is nice. It’s eighteen thousand short of what she knew to be usual.',
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
      '★★★★★ Haven’t opened it yet, but what a DEAL! The box says “Was $399, now $149,” and I about fell off my chair. My daughter pulled up the same blender at two other stores for $119, which is the regular price, and she says that no place has ever sold it for $399. I don’t care, I saved $250 and I’m thrilled. I’d have been happy to pay two hundred, considering what it used to cost.',
    decidingWords: ['no place has ever sold it for $399'],
    breaksAt: 'I don’t care, I saved $250 and I’m thrilled.',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'She isn’t sticking with a blender, or anything else, that she had before.',
      },
      {
        label: 'social-proof',
        rationale: 'What others bought plays no part; one crossed-out number does.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'The $399 is made up, and she’s been told so. It still sets what feels cheap: $149 is thirty dollars more than the blender costs.',
      },
      {
        label: 'no-flaw',
        rationale: 'She may love the blender. She hasn’t saved anything.',
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
      'For this winter’s heating estimate, I’m starting from last year’s bill, which was $1,860. According to the gas company’s letter, the price goes up ten percent, so call it $2,046. We put in new windows in May, and the Jocelyns next door, who have the same house, saved about a fifth with theirs, which brings it down to around $1,640. The man on the phone said “people pay a thousand,” but he was selling a plan. I’ll budget $1,650.',
    decidingWords: ['I’m starting from last year’s bill', 'saved about a fifth with theirs'],
    options: [
      {
        label: 'loss-aversion',
        rationale: 'Gains and losses aren’t being weighed against each other.',
      },
      {
        label: 'choice-overload',
        rationale: 'There’s a single estimate to make, so there’s nothing to be overwhelmed by.',
      },
      {
        label: 'anchoring',
        rationale:
          'The estimate does start from a number and move. It moves as far as the facts go, and the number belongs to this very house.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Last year’s own bill is a good place to start, and each change is worked out from a reason. The salesman’s number gets no say.',
      },
    ],
  },
  {
    id: 'anchoring-used-suv',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The sticker on the SUV says $19,900. For this model with these miles, the pricing guide says $14,200, and a dealer across town is offering an identical one for $14,300. “Seventeen five,” says the salesman, leaning on the hood, “if you sign before I close.” It’s a quarter to six.\n\nWhat do you do?',
    decidingWords: ['the pricing guide says $14,200', 'an identical one for $14,300'],
    options: [
      {
        text: 'Ask him how he arrived at the $19,900.',
        tag: 'ask',
        rationale: 'You’d hear a good story. You already have two prices for the same car.',
      },
      {
        text: 'Offer him $16,500, and meet somewhere in the middle.',
        tag: 'split',
        rationale: 'The middle between his two numbers is still his. Nothing but the sticker makes $16,500 seem fair.',
      },
      {
        text: 'Offer him $14,200 and go across town otherwise.',
        right: true,
        tag: 'compare',
        rationale: 'The guide and the twin say what the car is worth. The sticker is only the first number you saw.',
      },
      {
        text: 'Sign for $17,500 before the salesman closes at six.',
        tag: 'go ahead',
        rationale: 'Next to $19,900 it feels like a favor. Next to the same car across town, it’s $3,200 too much.',
      },
    ],
    flip: {
      fact: 'The guide says $17,600 for these miles, and its twin across town costs $18,000.',
      makesRight: 'Sign for $17,500 before the salesman closes at six.',
    },
  },
]
