import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'status-quo-bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['change', 'habit', 'default', 'routine', 'tradition', 'inertia', 'switching'],
  link: 'https://en.wikipedia.org/wiki/Status_quo_bias',
  definition:
    'Preferring the way things are just because that’s how they are. A change has to be much better before it gets a fair look, while the old way never has to earn its place.',
  gloss: 'Prefers things the way they are.',
  neighbors: [
    {
      concept: 'loss-aversion',
      tellApart: 'Do they just want everything to stay as it is, or is it about the one thing they’d have to give up?',
    },
    {
      concept: 'endowment-effect',
      tellApart:
        'Do things stay the same just because that’s how they are, or does the price go up because the thing is yours?',
    },
    {
      concept: 'choice-overload',
      tellApart:
        'Would the old way win even against just one other option, or are there too many options to choose from?',
    },
    {
      concept: 'anchoring',
      tellApart: 'Is someone stuck on the way things already are, or on the first number they heard?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A clinic in Tampa sends its blood samples to a lab across the bay. A new lab in town is just as accurate, costs the same and reports a day sooner. A two-month trial went well, and switching takes one form. “If we had no lab yet, I’d pick the new one,” says Dr. Miller. “But we do have one, so it’d have to be a lot better than that.”',
    failingStep: 'But we do have one, so it’d have to be a lot better than that.',
    why: 'The new lab has to win by a wide margin; the old one only has to be there. That’s fair when switching brings real cost or risk, but one form and a good trial leave little of either. Both labs should face the same test.',
  },
  soundWhen:
    'Staying put is fine when the change itself costs something: money, training, mistakes while people learn. A fire station that keeps its outdated but familiar radios until the dry season is over has a reason beyond habit. So does anyone who has compared the old and the new fairly and found the old one better.',
  reply:
    'Turn it around: if you already had the new one, would you go to any trouble to get the old one back? If not, the only reason to stay is the real cost of switching, so work that out.',
  evidence:
    'Samuelson & Zeckhauser (1988), “Status Quo Bias in Decision Making,” Journal of Risk and Uncertainty 1. A replication by Xiao et al. (2021), Meta-Psychology 5, found it in three of four situations.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'status-quo-bias-chess-club',
    slot: 'bias13',
    form: 'A',
    kind: 'decide',
    genre: 'list',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Chess club: which day?\nNow: Fridays, nine years, no complaints\nMembers: 16\nNext term: 14 weeks\nCan’t come on Fridays then: 8 (band)\nCan’t come on Tuesdays: the other 8 (tutoring)\nRoom 12: free both days\nCounty tournament: takes anyone who makes at least half the meetings\nYou can run the club one afternoon a week, and either day suits you. The schedule is due today. What do you do?',
    decidingWords: ['takes anyone who makes at least half the meetings'],
    options: [
      {
        text: 'Schedule the club for Tuesday one week and Friday the next.',
        tag: 'split',
        right: true,
        rationale:
          'Either day alone shuts out eight members. If the days alternate, each of the sixteen can make seven of the fourteen meetings, and the tournament “takes anyone who makes at least half the meetings.”',
      },
      {
        text: 'Schedule the club for Fridays, the day it has now.',
        tag: 'decline',
        rationale:
          'Nine years without a complaint is a point in favor of Fridays. Next term, though, eight members can’t come then, and they count as much as the other eight.',
      },
      {
        text: 'Schedule the club for Tuesdays starting next term.',
        tag: 'go ahead',
        rationale:
          'Tuesdays help the eight who have band on Fridays, but they shut out the eight who have tutoring. Nothing is gained.',
      },
      {
        text: 'Schedule nothing until the members agree on one of the days.',
        tag: 'wait',
        rationale:
          'An agreement sounds fair to both sides, but either day shuts out eight members, so there’s nothing to agree on, and the schedule is due.',
      },
    ],
    flip: {
      fact: 'Next term, eleven members can’t come on Fridays, and the other five can come on either day.',
      makesRight: 'Schedule the club for Tuesdays starting next term.',
    },
  },
  {
    id: 'status-quo-bias-weather-line',
    slot: 'bias13',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Editorial meeting: For a month, half of our subscribers saw the weather at the top of the morning email, and nine percent more of them kept reading. Moving it there for the rest takes one click. Diane, who writes the weather herself, praised the test. If the weather had been at the top from the start, she said, she’d leave it there, but it’s at the bottom, so that’s where it stays.',
    decidingWords: ['nine percent more of them kept reading', 'it’s at the bottom, so that’s where it stays'],
    options: [
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'Readers liked the change: “nine percent more of them kept reading.” Diane praises the test, but “it’s at the bottom, so that’s where it stays.” Her only reason is that it’s there already.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Diane writes the weather herself, and people do value what’s their own. But it stays hers wherever it goes, and nobody is asking her to give it up.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Nine percent more” puts the result in a favorable way. It doesn’t sway Diane, who praises the test and changes nothing.',
      },
      {
        label: 'anchoring',
        rationale:
          'Where the weather was to begin with does decide the matter. But that’s a place in an email, and nobody is estimating a number.',
      },
    ],
  },
  {
    id: 'status-quo-bias-salt-water',
    slot: 'bias13',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'For three seasons, your colleague Ryan has sown half of the lab’s seeds without the usual salt bath. Both halves came up equally well, and skipping the bath saved two days. The bath dates from the days of a moldy storage room, but the new room is dry, and sowing begins Monday. What do you do?',
    decidingWords: ['Both halves came up equally well', 'skipping the bath saved two days'],
    options: [
      {
        text: 'Soak all of the seeds in salt water again.',
        tag: 'decline',
        rationale:
          'A salt bath made sense in the moldy storage room. The new room is dry, and for three seasons half of the seeds have come up just as well without the bath.',
      },
      {
        text: 'Soak half of the seeds again and compare the two.',
        tag: 'compare',
        rationale:
          'One more comparison sounds scientific, but Ryan has made it for three seasons already, and the bath costs two days each time.',
      },
      {
        text: 'Sow all of the seeds on Monday without soaking them.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“Both halves came up equally well,” with the bath and without it, and “skipping the bath saved two days.” The new room is dry, so the only reason left to soak is habit.',
      },
      {
        text: 'Ask the colleagues who introduced the bath whether it still helps.',
        tag: 'ask',
        rationale:
          'The colleagues who introduced the bath know why they did. But that was in the days of the moldy room, and Ryan’s three seasons tell you whether the bath helps now.',
      },
    ],
    flip: {
      fact: 'Ryan has sown unsoaked seeds for only one season, a very warm one, and with just a dozen of them.',
      makesRight: 'Soak half of the seeds again and compare the two.',
    },
  },
  {
    id: 'status-quo-bias-phone-plan',
    kind: 'spot',
    genre: 'note',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Trevor, it’s Selma, about that phone plan half the office has. You’re right. Forget the dozens on the market; yours is better than mine: same network, unlimited minutes and $11 less a month. But I’ve been on my old one since college, so I’m staying. Thanks anyway!',
    decidingWords: ['yours is better than mine', 'I’ve been on my old one since college, so I’m staying'],
    breaksAt: 'But I’ve been on my old one since college, so I’m staying.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Staying is her own business, and $11 a month isn’t much. But Selma says the other plan is better, and having had hers since college is no reason to keep it.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Dozens of plans are hard to compare. Selma doesn’t have to, because she’s down to two and knows which is the better one.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          '“Yours is better than mine,” Selma tells Trevor. Yet “I’ve been on my old one since college, so I’m staying.” She doesn’t name one thing that’s better about the old plan.',
      },
      {
        label: 'social-proof',
        rationale: 'Half the office has the plan, and that often pulls people along. But Selma doesn’t join them.',
      },
    ],
  },
  {
    id: 'status-quo-bias-phone-plan-sound',
    kind: 'sound',
    twinOf: 'status-quo-bias-phone-plan',
    genre: 'note',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Trevor, it’s Selma, about that phone plan half the office has. You’re right. Forget the dozens on the market; yours is better than mine: same network, unlimited minutes and $11 less a month. But leaving my old one before January costs $200, so I’m staying. Thanks anyway!',
    decidingWords: ['leaving my old one before January costs $200, so I’m staying'],
    options: [
      {
        label: 'status-quo-bias',
        rationale:
          'Selma does stay with the plan she has, but leaving it costs $200. At $11 a month, it takes a year and a half to get that back.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Selma names a real cost: “leaving my old one before January costs $200, so I’m staying.” That’s far more than she’d save by January at $11 a month.',
      },
      {
        label: 'choice-overload',
        rationale:
          'There are dozens of plans on the market, but Selma has to compare just two. She has no trouble deciding.',
      },
      {
        label: 'social-proof',
        rationale: 'Half of her colleagues have the new plan, and Selma doesn’t join them. She goes by the $200.',
      },
    ],
  },
  {
    id: 'status-quo-bias-cool-cellar',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'For ten years your food co-op has handed out vegetable boxes from Otto’s garage. In May the city offers you the cool cellar next door for free. In a trial, the greens kept two days longer there, and the work was identical. Otto’s happy either way, your tenth-anniversary party is in July, and the offer stands until November. What do you do?',
    decidingWords: ['the greens kept two days longer there', 'the work was identical'],
    options: [
      {
        text: 'Keep the boxes in Otto’s garage.',
        tag: 'decline',
        rationale:
          'Ten good years in the garage deserve a party. The cellar is the better place now, because the greens keep longer and nothing there is worse.',
      },
      {
        text: 'Move the boxes to the cellar in July.',
        tag: 'split',
        rationale:
          'Waiting for the anniversary is a kind idea, but Otto’s happy either way, and until July the greens spoil sooner than they have to.',
      },
      {
        text: 'Move the boxes to the cellar in October.',
        tag: 'wait',
        rationale:
          'October still meets the deadline. Waiting until then gains you nothing, and it costs the boxes two days of freshness all summer.',
      },
      {
        text: 'Move the boxes to the cellar this week.',
        tag: 'go ahead',
        right: true,
        rationale:
          'In the trial, “the greens kept two days longer there,” and “the work was identical.” Otto doesn’t mind, so the only thing holding you back is that you’re used to the garage.',
      },
    ],
    flip: {
      fact: 'In the trial, three volunteers fell on the cellar stairs, which a ramp will replace in October.',
      makesRight: 'Move the boxes to the cellar in October.',
    },
  },
  {
    id: 'status-quo-bias-cool-cellar-sound',
    kind: 'decide',
    twinOf: 'status-quo-bias-cool-cellar',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'For ten years your food co-op has handed out vegetable boxes from Otto’s garage. In May the city offers you the cool cellar next door for free. In a trial, the greens kept two days longer there, but three volunteers fell on the stairs, which a ramp will replace in October. Otto’s happy either way, your tenth-anniversary party is in July, and the offer stands until November. What do you do?',
    decidingWords: ['three volunteers fell on the stairs', 'which a ramp will replace in October'],
    options: [
      {
        text: 'Keep the boxes in Otto’s garage.',
        tag: 'decline',
        rationale:
          'After three falls, saying no is understandable. But the stairs will be gone in October, and then the cellar is the better place.',
      },
      {
        text: 'Move the boxes to the cellar in July.',
        tag: 'split',
        rationale:
          'July, after the anniversary, sounds like a good moment. In July, however, the stairs that three volunteers fell on are still there.',
      },
      {
        text: 'Move the boxes to the cellar in October.',
        tag: 'wait',
        right: true,
        rationale:
          'Waiting may look like clinging to the garage, but “three volunteers fell on the stairs.” The ramp comes in October, and the offer still stands then.',
      },
      {
        text: 'Move the boxes to the cellar this week.',
        tag: 'go ahead',
        rationale:
          'Fresher greens right away are a real gain. For now they come with stairs that three volunteers have fallen on.',
      },
    ],
    flip: {
      fact: 'The ramp was finished last week, and nobody has fallen since.',
      makesRight: 'Move the boxes to the cellar this week.',
    },
  },
  {
    id: 'status-quo-bias-colored-trays',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Zainab, Your trial of colored trays was well done. Mix-ups fell by a third, the system took ten minutes to learn, and the trays are paid for. Three competitors have switched to color this year, I know, but this workshop has sorted by number since it opened in 1988, so by number it stays. I’d hate to lose your enthusiasm, though, so please join the safety committee! Rajan Gupta',
    decidingWords: [
      'Mix-ups fell by a third',
      'this workshop has sorted by number since it opened in 1988, so by number it stays',
    ],
    breaksAt:
      'Three competitors have switched to color this year, I know, but this workshop has sorted by number since it opened in 1988, so by number it stays.',
    options: [
      {
        label: 'loss-aversion',
        rationale:
          '“I’d hate to lose your enthusiasm” does mention a loss. But that has nothing to do with sorting, and Mr. Gupta names nothing the workshop loses by switching.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A boss may turn down an idea, and Mr. Gupta is polite about it. He agrees that it works, though, and his one reason is how long they’ve sorted by number.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'Mr. Gupta writes, “Mix-ups fell by a third.” But “this workshop has sorted by number since it opened in 1988, so by number it stays.” How long they’ve done it doesn’t make it better.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'Three competitors switched to color this year, and that’s a trend. Mr. Gupta knows about it and goes the other way.',
      },
    ],
  },
  {
    id: 'status-quo-bias-old-401k',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Hi Simone, I got your note about the old retirement account. I looked, and you’re right on every point. The new plan has the exact same index fund at one-eighth of the fee, moving it takes one form and a signature, there’s no tax, and by your math it’s about $40,000 more by the time I’m sixty-seven. But it’s been sitting where it is since 2009, and I’ve always had it there, so I’m going to leave it. Hope the kids are well! Tobias',
    decidingWords: ['you’re right on every point', 'it’s been sitting where it is since 2009'],
    breaksAt: 'But it’s been sitting where it is since 2009, and I’ve always had it there, so I’m going to leave it.',
    options: [
      { label: 'no-flaw', rationale: 'Moving money can have hidden costs. He has looked for them and found none.' },
      {
        label: 'endowment-effect',
        rationale:
          'He doesn’t value the old account more because it’s his; he admits that it’s worth less. He just doesn’t change it.',
      },
      {
        label: 'framing-effect',
        rationale: 'It doesn’t matter here how the choice is worded. He sees both sides clearly and keeps what he has.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'He agrees that the new plan is better in every way and that moving is easy. The one reason to stay is that that’s where the money is.',
      },
    ],
  },
  {
    id: 'status-quo-bias-across-town',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'The gym on my corner is twelve dollars cheaper, it’s open all night, and they let me try it for two weeks, which I did, and I liked it better. Nicer showers, too. Mine is a twenty-five-minute drive each way and I go maybe twice a month because of it. There’s no contract. And still, every time the renewal comes up I think, well, it’s my gym, I’m not going to start switching gyms now, and I let it go through.',
    decidingWords: ['I liked it better', 'I’m not going to start switching gyms now'],
    breaksAt:
      'And still, every time the renewal comes up I think, well, it’s my gym, I’m not going to start switching gyms now, and I let it go through.',
    options: [
      {
        label: 'anchoring',
        rationale: 'No first number pulls her judgment of the price; she knows which one is cheaper.',
      },
      { label: 'social-proof', rationale: 'She doesn’t go by what other people do.' },
      { label: 'no-flaw', rationale: 'Some habits are worth keeping. This one gets her to the gym twice a month.' },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'The corner gym wins on everything, and nothing holds her to the old one. She renews because that’s what she’s been doing.',
      },
    ],
  },
  {
    id: 'status-quo-bias-same-carrier',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Jonah: Switch to mine, it’s $8 less a month\nCora: They’d charge me $240 to get out of my contract before March, and there’s no signal at my dad’s, I tried your phone there at Christmas\nCora: So I’m staying put. In March I’ll look again',
    decidingWords: ['They’d charge me $240', 'In March I’ll look again'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Eight dollars a month doesn’t make up for a $240 fee and no signal at her father’s. She stays for reasons, and she’ll check again when they change.',
      },
      { label: 'social-proof', rationale: 'A friend’s choice is weighed, and it isn’t followed.' },
      {
        label: 'anchoring',
        rationale: 'The fee and the saving are real costs. Neither is just a number that happened to come first.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'She does keep what she has. The test is whether she’d have a reason if she didn’t have it yet, and she has two.',
      },
    ],
  },
  {
    id: 'status-quo-bias-open-enrollment',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Open enrollment ends at midnight, and if you do nothing, your old health plan rolls over. It’s fine; you’ve had it for six years. In January, though, your son’s asthma doctor leaves its network. The new plan costs the same, covers your doctors and his, and the benefits site says you can switch in four clicks.\n\nWhat do you do?',
    decidingWords: [
      'your son’s asthma doctor leaves its network',
      'The new plan costs the same, covers your doctors and his',
    ],
    options: [
      {
        text: 'Let the old plan roll over for another year.',
        tag: 'wait',
        rationale: 'It asks nothing of you, and it’s been fine. In January it won’t cover the doctor your son needs.',
      },
      {
        text: 'Call the benefits office tomorrow and ask for more time.',
        tag: 'ask',
        rationale: 'It feels thorough. By tomorrow the old plan has rolled over, and there’s nothing left to find out.',
      },
      {
        text: 'Switch everyone to the new plan before midnight.',
        right: true,
        tag: 'go ahead',
        rationale: 'Same price, all the doctors, four clicks. Six years with the old plan are no reason to lose his.',
      },
      {
        text: 'Move your son over, and keep the old plan for yourself.',
        tag: 'split',
        rationale:
          'Half a change feels safer than a whole one. The new plan covers your doctors too, at the same price.',
      },
    ],
    flip: {
      fact: 'The new plan drops your own doctors and raises the price, and your son’s doctor stays in the old one.',
      makesRight: 'Let the old plan roll over for another year.',
    },
  },
]
