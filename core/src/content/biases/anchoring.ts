import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anchoring',
  aliases: ['Anchoring Bias', 'Anchoring Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['first number', 'estimate', 'price', 'negotiation', 'first offer', 'starting point', 'discount'],
  link: 'https://yourbias.is/anchoring',
  definition:
    'Letting the first number or idea you run into pull your later judgment toward it, even when it has nothing to do with the question.',
  neighbors: [
    {
      name: 'Framing Effect',
      tellApart: 'Did an early number drag the estimate along, or did the wording of the same facts change the choice?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Was the judgment pulled by a starting figure, or by how easily examples come to mind?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Is the mind stuck on a figure it heard first, or on the arrangement already in place?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Did a number set the scale, or did a belief decide which evidence was looked for?',
    },
    {
      name: 'Planning Fallacy',
      tellApart: 'Was the guess pulled by a number heard first, or made from a plan in which everything goes smoothly?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Is the price set by a number heard first, or by the fact that you own the thing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The tag on the used cello says $4,000. Siobhan hasn’t looked up what such cellos sell for; in the shops around Cork it’s closer to $2,000. She offers $3,500, which feels daring, and they shake hands on $3,700. “I got him down quite a bit,” she tells her brother as she takes the money out of savings.',
    failingStep: 'She offers $3,500, which feels daring',
    why: 'Her offer is daring only when it’s measured from $4,000, a number the seller was free to pick. To judge a price, she needs a yardstick from outside, such as what similar cellos sell for, and she needs it before she sees his tag.',
  },
  soundWhen:
    'A first figure deserves weight when knowledge went into it. If a roofer has measured your roof and says $6,000, it makes sense to start from there and adjust. Ask where the figure came from; the answer tells you how far to trust it.',
  reply:
    'Write down your own estimate, with its reasons, before you hear anyone else’s number. If a number is already on the table, work out the answer again from facts that don’t depend on it.',
  evidence:
    'Tversky & Kahneman (1974), “Judgment under Uncertainty: Heuristics and Biases”, Science 185. Successfully repeated in many samples: Klein et al. (2014), “Investigating Variation in Replicability: A ‘Many Labs’ Replication Project”, Social Psychology 45.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anchoring-market-stall-fee',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'You’re setting stall fees for a farmers’ market that should cover its bills and no more. The bills for its forty stalls come to $4,800. “Let’s say eighty dollars, just so we have a number,” Mr. Banerjee offers, and soon it’s seventy-five against eighty-five.\n\nWhat do you suggest?',
    decidingWords: ['The bills for its forty stalls come to $4,800', 'just so we have a number'],
    options: [
      {
        text: 'Set the fee at $60 a stall this season.',
        tag: 'decline',
        rationale:
          'Sixty goes easy on the stallholders, and beside eighty it feels generous. Forty such fees bring in $2,400, which leaves half of the bills unpaid.',
      },
      {
        text: 'Set the fee at $80 a stall this season.',
        tag: 'go ahead',
        rationale:
          'Eighty sits right in the middle of the haggling, but only because Mr. Banerjee named it. Forty times eighty falls $1,600 short of the bills.',
      },
      {
        text: 'Set the fee at $100 a stall this season.',
        tag: 'split',
        rationale:
          'Going up to a hundred feels bold amid this haggling. It’s still measured from Mr. Banerjee’s number, and it leaves the market $800 short.',
      },
      {
        text: 'Set the fee at $120 a stall this season.',
        right: true,
        tag: 'compare',
        rationale:
          '“The bills for its forty stalls come to $4,800,” so each stall owes $120. That’s steep only beside eighty, which was offered “just so we have a number.”',
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
      'Leon: I’m ordering a server for the new booking page. We don’t have traffic data, so I’m assuming 300 users at once.\nPaulina: Where’d you get 300?\nLeon: Your sample screen says “400 online now.” That sounded high, so I came down considerably. I’d rather buy extra capacity than lose customers we’ve already got.\nPaulina: I just made up three digits. Last year’s screen said 112.',
    decidingWords: ['That sounded high, so I came down considerably', 'I just made up three digits'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'What’s on a screen does sway Leon, so presentation seems to be the culprit. But no fact is put to him in two ways; he meets a made-up number and starts from it.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'Leon hates to “lose customers we’ve already got,” which sounds like clinging to one’s own. He isn’t pricing something he owns, though; he’s guessing at visitors.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          '“Last year’s screen said 112,” Paulina says, so there is an older figure in play. Leon isn’t sticking with it; he’s ordering for a page that’s brand new.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          '“I just made up three digits,” says Paulina. Leon felt that 400 was off, yet his guess starts there: “That sounded high, so I came down considerably.”',
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
    difficulty: 'easy',
    scenario:
      '“How about a boat?” Gareth called before you cousins had even sat down to plan Grandpa’s eightieth. An hour later, you’re still comparing a river boat, a lake boat and a boat with a band, and each of them has steep stairs. Grandpa requested his barbershop quartet and no stairs. The quartet’s rehearsal room, at street level, happens to be free.\n\nWhich plan do you back?',
    decidingWords: ['before you cousins had even sat down', 'his barbershop quartet and no stairs'],
    options: [
      {
        text: 'Book the river boat, and invite the quartet aboard.',
        tag: 'go ahead',
        rationale:
          'On this plan Grandpa gets one of his wishes, the singing. He doesn’t get the other: each boat has “steep stairs,” and the river boat is no exception.',
      },
      {
        text: 'Have dinner on the lake boat and singing on the pier.',
        tag: 'split',
        rationale:
          'Splitting the evening looks like a way to please both Gareth and Grandpa. It still sends a man who asked for “no stairs” up and down them for dinner.',
      },
      {
        text: 'Ask the boat owners about the height of their stairs.',
        tag: 'ask',
        rationale:
          'Checking sounds thorough, but you know that “each of them has steep stairs.” The question keeps everyone shopping for boats, which was Gareth’s idea and not Grandpa’s.',
      },
      {
        text: 'Drop the boats, and reserve the quartet’s rehearsal room.',
        right: true,
        tag: 'decline',
        rationale:
          'The boat was only the first idea, called out “before you cousins had even sat down.” What Grandpa requested was “his barbershop quartet and no stairs.”',
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
      'The nurse was ordering an air mattress, due at noon, and asked Boris what his mother weighed; most patients, she mentioned, were around 130 pounds. “Two hundred!” yelled his son, who’d been giving that answer to everything all week. Boris knew better. He came down a little from there, to 180.',
    decidingWords: ['who’d been giving that answer to everything all week', 'He came down a little from there'],
    options: [
      {
        text: 'Planning Fallacy',
        rationale:
          '“Due at noon” may well be a rosy schedule. It’s the nurse’s, however, and what goes wrong here is a guess about pounds.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'Boris does pass over “most patients,” a figure that a careful guesser starts from. What draws him away isn’t some telling detail about his mother, though, just a number someone yelled.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          'The boy had “been giving that answer to everything all week,” so it says nothing about Grandma. Even so, Boris begins with it: “He came down a little from there.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Coming down from two hundred shows that Boris isn’t simply taken in. The trouble is that he starts from a child’s game and only shaves a bit off.',
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
      'The nurse was ordering an air mattress, due at noon, and asked Boris what his mother weighed; most patients, she mentioned, were around 130 pounds. “Two hundred!” yelled his son, who was reading it off last week’s clinic card. Boris subtracted her boots and coat. He came down a little, to 190.',
    decidingWords: ['reading it off last week’s clinic card', 'Boris subtracted her boots and coat'],
    options: [
      {
        text: 'Planning Fallacy',
        rationale:
          'A mattress that’s “due at noon” is a hopeful deadline, perhaps. Boris isn’t the one setting it, and he doesn’t guess how long anything takes.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He starts from the first number he hears, but his son is “reading it off last week’s clinic card.” Someone weighed her, and her boots and coat justify a small step down.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          '“Most patients” weigh far less, and Boris sets that aside. He’s entitled to: a reading of his own mother’s weight beats the average of strangers.',
      },
      {
        text: 'Anchoring',
        rationale:
          'A first number, then a small step down: the pattern is familiar. This number, though, comes from “last week’s clinic card” and belongs to the right person.',
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
      '“We’d love to have you as our stage carpenter,” writes Grace Okafor. “I’d figured on $2,100 a month, but I don’t know the trade, so I promise to pay whatever’s usual.” According to the union’s survey, carpenters with your experience make $2,900 to $3,100 in this town. After rereading her letter, you feel that even $2,250 sounds pushy.\n\nWhat do you reply?',
    decidingWords: ['carpenters with your experience make $2,900 to $3,100 in this town'],
    options: [
      {
        text: 'Reply that you’ll start at $2,250 a month.',
        tag: 'ask',
        rationale:
          'It “sounds pushy,” but only next to Mrs. Okafor’s figure, and she says she doesn’t know the trade. The survey starts well above it.',
      },
      {
        text: 'Reply that you’ll start at $3,000 a month.',
        right: true,
        tag: 'compare',
        rationale:
          'She’ll pay what’s usual, and “carpenters with your experience make $2,900 to $3,100 in this town.” The survey knows what’s usual; by her own account, she doesn’t.',
      },
      {
        text: 'Reply that you’ll start at $2,600 a month.',
        tag: 'split',
        rationale:
          'Halfway between the survey and her guess has a fair sound to it. Mrs. Okafor has offered the usual pay, so there’s nothing to split.',
      },
      {
        text: 'Reply that you’ll start at $2,100 a month.',
        tag: 'go ahead',
        rationale:
          'Taking her number is friendly, and you’d please Mrs. Okafor. She named it without knowing the trade and has promised more.',
      },
    ],
    flip: {
      fact: 'The survey puts your experience at $2,500 to $2,700.',
      makesRight: 'Reply that you’ll start at $2,600 a month.',
    },
  },
  {
    id: 'anchoring-stage-carpenter-sound',
    kind: 'decide',
    twinOf: 'anchoring-stage-carpenter',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“We’d love to have you as our stage carpenter,” writes Grace Okafor. “I’d figured on $2,100 a month, but I don’t know the trade, so I promise to pay whatever’s usual.” According to the union’s survey, carpenters with your experience make $2,050 to $2,150 in this town. After rereading her letter, you feel that even $2,250 sounds pushy.\n\nWhat do you reply?',
    decidingWords: ['carpenters with your experience make $2,050 to $2,150 in this town'],
    options: [
      {
        text: 'Reply that you’ll start at $2,250 a month.',
        tag: 'ask',
        rationale:
          'There’s nothing wrong with asking for more. But Mrs. Okafor promised what’s usual, and here the survey stops a hundred dollars short of this.',
      },
      {
        text: 'Reply that you’ll start at $3,000 a month.',
        tag: 'compare',
        rationale:
          '“Whatever’s usual” is indeed the deal. Three thousand isn’t it: no one with your experience comes close in this survey.',
      },
      {
        text: 'Reply that you’ll start at $2,600 a month.',
        tag: 'split',
        rationale:
          'Asking high can make sense when nobody knows the going rate. But Mrs. Okafor’s $2,100 and the survey agree, and $2,600 lies far above them both.',
      },
      {
        text: 'Reply that you’ll start at $2,100 a month.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s the first number on the table, and this time it’s also the right one: “carpenters with your experience make $2,050 to $2,150 in this town.” Her guess has been checked.',
      },
    ],
    flip: {
      fact: 'The survey puts your experience at $2,900 to $3,100.',
      makesRight: 'Reply that you’ll start at $3,000 a month.',
    },
  },
  {
    id: 'anchoring-riding-mark',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'From the judges’ training log: While Rashid judged a practice round, the scoreboard still showed a 6 from the children’s cup, where seven’s the top mark. This rider was clearly better, so he went up from there to 6.5. That 6, he added, came from the best judge in the county. Rashid bet lunch that he was within a tenth; by the fault table, the mark should’ve been 8.5.',
    decidingWords: ['still showed a 6 from the children’s cup', 'so he went up from there'],
    options: [
      {
        text: 'Authority Bias',
        rationale:
          'Rashid admires whoever gave that 6, “the best judge in the county.” But he isn’t deferring to an expert’s view of this rider; that 6 was given in another contest.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'Betting lunch on “within a tenth” is cocky, and Rashid loses. That shows how sure he was of his mark. The mistake came earlier, when he arrived at it.',
      },
      {
        text: 'No bias here',
        rationale:
          'Knowing about the leftover 6 seems to put Rashid on the safe side. He builds on it anyway, though it belongs to another cup and another scale.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          'The board “still showed a 6 from the children’s cup,” and Rashid knew it didn’t belong to this round. Even then “he went up from there,” by half a point, and stopped two points short.',
      },
    ],
  },
]
