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
    id: 'anchoring-market-stall-fee',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Your farmers’ market is setting its stall fee, which only has to cover the bills. They come to $4,800, and there are forty stalls. “Let’s say eighty dollars, just so we have a number,” says Mr. Banerjee, and soon the question is seventy-five or eighty-five.\n\nWhat do you suggest?',
    decidingWords: ['They come to $4,800, and there are forty stalls', 'just so we have a number'],
    options: [
      {
        text: 'Set the fee at $60 a stall this season.',
        tag: 'decline',
        rationale:
          'Sixty is kind to the vendors, and next to eighty it feels generous. But forty fees of $60 bring in $2,400, and that covers only half the bills.',
      },
      {
        text: 'Set the fee at $80 a stall this season.',
        tag: 'go ahead',
        rationale:
          'Eighty is right in the middle of the argument, but only because Mr. Banerjee named it. Forty fees of $80 fall $1,600 short of the bills.',
      },
      {
        text: 'Set the fee at $100 a stall this season.',
        tag: 'split',
        rationale:
          'Going up to a hundred feels bold after all that talk of eighty. It’s still measured from Mr. Banerjee’s number, though, and the market ends up $800 short.',
      },
      {
        text: 'Set the fee at $120 a stall this season.',
        right: true,
        tag: 'compare',
        rationale:
          'Go by the bills: “They come to $4,800, and there are forty stalls,” so each stall owes $120. That seems high only next to eighty, which was named “just so we have a number.”',
      },
    ],
    flip: { fact: 'The bills come to $3,200.', makesRight: 'Set the fee at $80 a stall this season.' },
  },
  {
    id: 'anchoring-sample-screen',
    slot: 'bias2',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Leon: I’m ordering a server for the new booking page. Nobody’s told me how many visitors to expect, so I’m going with 300 at once.\nPaulina: Where’d you get 300?\nLeon: Your mock-up says “400 online now.” That sounded high, so I came down quite a bit. I’d rather have too much than risk losing customers we’ve already got.\nPaulina: I just made that number up! The old page never had more than 112.',
    decidingWords: ['That sounded high, so I came down quite a bit', 'I just made that number up'],
    options: [
      {
        label: 'framing-effect',
        rationale:
          'What’s on the screen does sway Leon. But he wasn’t shown one fact in two wordings; he saw a single number, and Paulina had made it up.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'He dreads “losing customers we’ve already got,” and that sounds like clinging to what’s his. He isn’t putting a value on them, though; he’s guessing how many will visit at once.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'There’s an old page, and it never had more than 112 visitors. Leon isn’t holding on to that number, though; he starts from the mock-up’s 400.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          '“I just made that number up,” says Paulina, so 400 tells Leon nothing. He thought it was too high, but he still started from it: “That sounded high, so I came down quite a bit.”',
      },
    ],
  },
  {
    id: 'anchoring-birthday-boat',
    slot: 'bias2',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'You and your cousins are planning Grandpa’s eightieth birthday. “How about a boat?” Kyle called before anyone had sat down. An hour later, you’re still comparing a river boat, a lake boat and a party boat, and each of them has steep stairs. Grandpa asked for his barbershop quartet and no stairs, and the quartet’s rehearsal room, on the ground floor, is free that day.\n\nWhich plan do you back?',
    decidingWords: ['before anyone had sat down', 'his barbershop quartet and no stairs'],
    options: [
      {
        text: 'Book the river boat, and invite the quartet aboard.',
        tag: 'go ahead',
        rationale:
          'Grandpa does get the singing this way, and that’s one of his two wishes. But he asked for no stairs, and the river boat’s are steep.',
      },
      {
        text: 'Have dinner on the lake boat and singing on the pier.',
        tag: 'split',
        rationale:
          'Splitting the evening seems fair to both Kyle and Grandpa. But dinner on the lake boat means steep stairs, and Grandpa asked for none.',
      },
      {
        text: 'Ask the boat owners about the height of their stairs.',
        tag: 'ask',
        rationale:
          'It’s a fair question, but you already know that “each of them has steep stairs.” And asking it keeps you looking at boats, which were Kyle’s idea.',
      },
      {
        text: 'Drop the boats, and reserve the quartet’s rehearsal room.',
        right: true,
        tag: 'decline',
        rationale:
          'The boat was just the first idea, called out “before anyone had sat down.” Grandpa asked for “his barbershop quartet and no stairs,” and the rehearsal room on the ground floor gives him both.',
      },
    ],
    flip: {
      fact: 'Grandpa asked for his quartet and a ride on the river, and stairs are no trouble for him.',
      makesRight: 'Book the river boat, and invite the quartet aboard.',
    },
  },
  {
    id: 'anchoring-mother-weight',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'An air mattress is coming for Brian’s mother at noon, and the nurse needs her weight. “Most patients are around 130 pounds,” she says. “Two hundred!” yells Brian’s son, who’s been giving that answer to everything. Brian knows he’s joking, so he comes down a little and says 180.',
    decidingWords: ['been giving that answer to everything', 'comes down a little'],
    breaksAt: 'Brian knows he’s joking, so he comes down a little and says 180.',
    options: [
      {
        label: 'planning-fallacy',
        rationale:
          '“At noon” may be too hopeful, but Brian isn’t the one delivering the mattress. What he’s guessing is a weight.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Brian makes no use of what the nurse tells him about “most patients.” What leads him astray, though, isn’t some detail about his mother; it’s the number that his son yelled.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'The boy has “been giving that answer to everything,” so two hundred says nothing about his grandmother. Brian knows that, yet he starts there and only “comes down a little.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Brian’s right not to take two hundred seriously. But instead of forgetting the joke and thinking of his mother, he takes twenty pounds off the joke.',
      },
    ],
  },
  {
    id: 'anchoring-mother-weight-sound',
    kind: 'sound',
    twinOf: 'anchoring-mother-weight',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'An air mattress is coming for Brian’s mother at noon, and the nurse needs her weight. “Most patients are around 130 pounds,” she says. “Two hundred!” yells Brian’s son, who’s reading it off this morning’s clinic card. The card adds, “minus ten for coat and boots,” so Brian comes down a little and says 190.',
    decidingWords: ['reading it off this morning’s clinic card', 'minus ten for coat and boots'],
    options: [
      {
        label: 'planning-fallacy',
        rationale:
          'A mattress that’s due at noon may come late. Brian isn’t planning its delivery, though; he’s giving his mother’s weight.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Brian’s son is “reading it off this morning’s clinic card,” so somebody has actually weighed Brian’s mother. The ten pounds that Brian takes off are on the card, too: “minus ten for coat and boots.”',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Most patients weigh around 130 pounds, and Brian doesn’t use that number. He doesn’t need it, though, because his own mother was weighed this morning.',
      },
      {
        label: 'anchoring',
        rationale:
          'Brian hears a number and comes down a little, so it looks as if the number is pulling him. But it’s his mother’s own weight, and the card says how much to take off.',
      },
    ],
  },
  {
    id: 'anchoring-stage-carpenter',
    kind: 'decide',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“We’d love to have you as our stage carpenter,” writes Grace Okafor. “I had $2,100 a week in mind, but I don’t know the trade, so I promise to pay whatever’s usual.” According to the union’s survey, carpenters with your experience make $2,900 to $3,100 in this town. You read her letter again, and now even $2,250 sounds pushy.\n\nHow do you reply?',
    decidingWords: ['carpenters with your experience make $2,900 to $3,100 in this town'],
    options: [
      {
        text: 'Reply that you’ll start at $2,250 a week.',
        tag: 'ask',
        rationale:
          'It sounds pushy next to Ms. Okafor’s figure, but she says she doesn’t know the trade. Even the low end of the survey is $650 higher.',
      },
      {
        text: 'Reply that you’ll start at $3,000 a week.',
        right: true,
        tag: 'compare',
        rationale:
          'Ms. Okafor promises what’s usual, and “carpenters with your experience make $2,900 to $3,100 in this town.” Her $2,100 doesn’t change that, since she doesn’t know the trade.',
      },
      {
        text: 'Reply that you’ll start at $2,600 a week.',
        tag: 'split',
        rationale:
          'Going about halfway between her figure and the survey sounds fair. Ms. Okafor has promised the usual pay, though, so there’s nothing to split.',
      },
      {
        text: 'Reply that you’ll start at $2,100 a week.',
        tag: 'go ahead',
        rationale:
          'Taking her figure is friendly, and Ms. Okafor would be pleased. But she named it without knowing the trade, and she has promised whatever’s usual.',
      },
    ],
    flip: {
      fact: 'The survey puts your experience at $2,500 to $2,700.',
      makesRight: 'Reply that you’ll start at $2,600 a week.',
    },
  },
  {
    id: 'anchoring-stage-carpenter-sound',
    kind: 'decide',
    twinOf: 'anchoring-stage-carpenter',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“We’d love to have you as our stage carpenter,” writes Grace Okafor. “I had $2,100 a week in mind, but I don’t know the trade, so I promise to pay whatever’s usual.” According to the union’s survey, carpenters with your experience make $2,050 to $2,150 in this town. You read her letter again, and now even $2,250 sounds pushy.\n\nHow do you reply?',
    decidingWords: ['carpenters with your experience make $2,050 to $2,150 in this town'],
    options: [
      {
        text: 'Reply that you’ll start at $2,250 a week.',
        tag: 'ask',
        rationale:
          'There’s nothing wrong with asking for a bit more. But Ms. Okafor promised what’s usual, and the survey tops out at $2,150.',
      },
      {
        text: 'Reply that you’ll start at $3,000 a week.',
        tag: 'compare',
        rationale:
          'A bold number can pay off, but Ms. Okafor has promised “whatever’s usual.” In this town, says the survey, that’s nowhere near $3,000.',
      },
      {
        text: 'Reply that you’ll start at $2,600 a week.',
        tag: 'split',
        rationale:
          'Asking for a lot can make sense when you don’t know what’s usual. Here you do know, and $2,600 is far above the survey.',
      },
      {
        text: 'Reply that you’ll start at $2,100 a week.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s the first number you heard, but the survey backs it up: “carpenters with your experience make $2,050 to $2,150 in this town.” So it’s the usual pay, just as Ms. Okafor promised.',
      },
    ],
    flip: {
      fact: 'The survey puts your experience at $2,900 to $3,100.',
      makesRight: 'Reply that you’ll start at $3,000 a week.',
    },
  },
  {
    id: 'anchoring-riding-mark',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Judges’ training log: While Rashid was judging a practice ride, the scoreboard still showed a 6 from the children’s cup, where 7 is the top mark. The county’s best judge had given it to a boy on a pony. This rider was clearly better, Rashid said, so he went up from there to 6.5, and bet me lunch on it. Going by our list of faults, it should’ve been 8.5, so lunch is on him.',
    decidingWords: ['still showed a 6 from the children’s cup', 'so he went up from there'],
    breaksAt: 'This rider was clearly better, Rashid said, so he went up from there to 6.5, and bet me lunch on it.',
    options: [
      {
        label: 'authority-bias',
        rationale:
          'It’s true that “the county’s best judge” had given the 6. But that 6 was for another rider in another contest, so it tells Rashid nothing about this ride, whoever gave it.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'Betting lunch on his mark shows that Rashid is too sure of himself. He made his mistake before that, though, when he started from a leftover 6.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Rashid sees that this rider’s better, and he raises the mark. But he raises it from a number that has nothing to do with this ride.',
      },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'The scoreboard “still showed a 6 from the children’s cup,” so it had nothing to do with this ride. Rashid started from that 6 all the same: “so he went up from there to 6.5.”',
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
      { label: 'loss-aversion', rationale: 'She isn’t holding back so as not to lose something she has.' },
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
      '★★★★★ Haven’t opened it yet, but the DEAL! It says “Was $399, now $149,” and I about fell off my chair. My daughter pulled up the same blender at two other stores for $119, regular price, and said no place has ever sold it for $399. I don’t care, I saved two hundred and fifty dollars and I’m thrilled. I’d have been happy to pay two hundred.',
    decidingWords: ['no place has ever sold it for $399', 'I saved two hundred and fifty dollars'],
    breaksAt: 'I don’t care, I saved two hundred and fifty dollars and I’m thrilled.',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'She isn’t sticking with a blender, or anything else, that she had before.',
      },
      { label: 'social-proof', rationale: 'What others bought plays no part; one crossed-out number does.' },
      {
        label: 'anchoring',
        right: true,
        rationale:
          'The $399 is made up, and she’s been told so. It still sets what feels cheap: $149 is thirty dollars more than the blender costs.',
      },
      { label: 'no-flaw', rationale: 'She may love the blender. She hasn’t saved anything.' },
    ],
  },
  {
    id: 'anchoring-last-years-bill',
    kind: 'sound',
    genre: 'thought',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'The estimate for heating this winter: last year it was $1,860. Start from there. The gas company’s letter says that the price goes up ten percent, so call it $2,046. We put in the new windows in May, and the Jocelyns next door, same house, saved about a fifth with theirs. A fifth off is around $1,640. The man on the phone said “people pay a thousand,” but he’s selling a plan. I’ll budget $1,650.',
    decidingWords: ['last year it was $1,860. Start from there', 'same house, saved about a fifth'],
    options: [
      { label: 'loss-aversion', rationale: 'Gains and losses aren’t being weighed against each other.' },
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
      'The sticker on the SUV says $19,900. The pricing guide, for this model with these miles, says $14,200, and a dealer across town has its twin for $14,300. “Seventeen five,” says the salesman, “if you sign before I close.” It’s a quarter to six.\n\nWhat do you do?',
    decidingWords: ['says $14,200, and a dealer across town has its twin for $14,300'],
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
