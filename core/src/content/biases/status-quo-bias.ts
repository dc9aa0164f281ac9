import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Status Quo Bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['change', 'habit', 'default', 'routine', 'tradition', 'inertia', 'switching'],
  link: 'https://en.wikipedia.org/wiki/Status_quo_bias',
  definition:
    'Preferring the present arrangement just because it’s the present one. A change has to be much better before it gets a fair look, while the old way is never asked to earn its place.',
  neighbors: [
    {
      name: 'Loss Aversion',
      tellApart: 'Is it a pull toward how things are now, or does a sure loss weigh more than a gain of equal size?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Is an arrangement kept because it’s in place, or is a thing valued more because you own it?',
    },
    {
      name: 'Choice Overload',
      tellApart: 'Would the old way be kept even against a single rival, or does the mind stall at too many options?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the mind holding on to how things are done now, or pulled toward a number it met first?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The clinic in Tartu sends its blood samples to a lab across the bay. A new lab in town is just as accurate, costs the same and reports a day sooner. A two-month trial went well, and switching takes one form. “If we had no lab yet, I’d pick the new one,” says Dr. Kask. “But we do have one, so it’d have to be a lot better than that.”',
    failingStep: 'But we do have one, so it’d have to be a lot better than that.',
    why: 'The new lab has to win by a wide margin; the old one only has to be there. That’s fair when switching brings real cost or risk, but one form and a good trial leave little of either. Both labs should face the same test.',
  },
  soundWhen:
    'Staying put is fine when the change itself costs something: money, training, mistakes while people learn. A fire station that keeps its dull but familiar radios until the dry season is over has a reason beyond habit. So does anyone who has compared both fairly and found the old one better.',
  reply:
    'Turn it around: if you already had the new one, would you go to any trouble to get the old one back? If not, only the real cost of switching speaks for staying, so work that out.',
  evidence:
    'Samuelson & Zeckhauser (1988), “Status Quo Bias in Decision Making”, Journal of Risk and Uncertainty 1. A replication by Xiao et al. (2021), Meta-Psychology 5, found it in three of four situations.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'status-quo-bias-chess-club',
    slot: 'bias13',
    form: 'A',
    kind: 'decide',
    genre: 'list',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Chess club: which day?\nSo far: Fridays, nine years, no complaints\nWould rather have Tuesdays: 8 members (Fridays conflict with band)\nWould rather have Fridays: 8 members (Tuesdays conflict with tutoring)\nRoom 12: free both days\nCounty tournament: takes anyone who’s at half of the meetings\nYou run the club one afternoon a week, either day suits you, and next term’s schedule is due. What do you do?',
    decidingWords: ['takes anyone who’s at half of the meetings'],
    options: [
      {
        text: 'Schedule the club for Tuesdays and Fridays in alternating weeks.',
        tag: 'split',
        right: true,
        rationale:
          'Either day alone shuts out eight. In alternating weeks all sixteen come to half of the meetings, and the county “takes anyone who’s at half of the meetings.” Nine years of Fridays don’t change that.',
      },
      {
        text: 'Schedule the club for Fridays, the day it has now.',
        tag: 'decline',
        rationale:
          'Nine years without complaints sound like approval. Now that you’ve asked, though, half of the members would rather have Tuesdays, and they count as much as the others.',
      },
      {
        text: 'Schedule the club for Tuesdays from next term on.',
        tag: 'go ahead',
        rationale:
          'A fresh start has its appeal, but it only trades one shut-out half for the other. The eight with tutoring are as many as the eight with band.',
      },
      {
        text: 'Schedule nothing until the members agree on one of the days.',
        tag: 'wait',
        rationale:
          'Sixteen people with band and tutoring on fixed days have little left to agree on. Meanwhile “next term’s schedule is due.”',
      },
    ],
    flip: {
      fact: 'Eleven members would rather have Tuesdays, and the other five don’t mind which day it is.',
      makesRight: 'Schedule the club for Tuesdays from next term on.',
    },
  },
  {
    id: 'status-quo-bias-weather-line',
    slot: 'bias13',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Editorial meeting. Birgit decided to keep the weather at the bottom of the morning email, a spot she’d picked herself, and added that she’d have kept it on top if it had been there first. For a month, half of our subscribers had seen it on top, and nine percent more of them kept reading. Moving it for everyone takes one click. She praised the colleagues who’d run the test. Next item: photographs.',
    decidingWords: ['she’d have kept it on top if it had been there first', 'nine percent more of them kept reading'],
    options: [
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'Birgit has seen the result, “nine percent more of them kept reading.” By her own account “she’d have kept it on top if it had been there first,” so only its present place counts.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'The bottom spot was her own choice, and people do get fond of what’s theirs. But she’d keep the top spot just as gladly, and she didn’t pick that one.',
      },
      {
        text: 'Framing Effect',
        rationale:
          '“Nine percent more” is a cheerful way to put it. Birgit isn’t swayed by the wording, however; she praises the test and leaves things alone.',
      },
      {
        text: 'Anchoring',
        rationale:
          'Where the weather stood first does settle the matter. It’s a place in an email, though, not a number that some later estimate gets pulled toward.',
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
    difficulty: 'medium',
    scenario:
      'For three seasons Florian has sown half of your laboratory’s seeds without the usual salt bath. Both halves came up equally well, and his took two days less. The bath dates from a moldy storage room; the new one is dry. Sowing begins Monday. What do you do?',
    decidingWords: ['Both halves came up equally well', 'his took two days less'],
    options: [
      {
        text: 'Soak all of the seeds in salt water again.',
        tag: 'decline',
        rationale:
          'The bath made sense in the moldy storage room. “The new one is dry,” and three seasons show that the soaking no longer buys you anything.',
      },
      {
        text: 'Soak half of the seeds again and compare the two.',
        tag: 'compare',
        rationale:
          'Another comparison has a scientific ring. Florian has made it three times already, with the same result, and soaking costs two days every time.',
      },
      {
        text: 'Sow all of the seeds on Monday without soaking them.',
        tag: 'go ahead',
        right: true,
        rationale:
          'For three seasons, “Both halves came up equally well,” and “his took two days less.” With the mold gone, only habit speaks for the salt water.',
      },
      {
        text: 'Ask the colleagues who introduced the bath whether it still helps.',
        tag: 'ask',
        rationale:
          'Those who introduced it knew the moldy room. What soaking does in the dry one, Florian’s three seasons have answered better than they can.',
      },
    ],
    flip: {
      fact: 'Florian has sown unsoaked seeds for only one season, a very warm one, and with just a dozen of them.',
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
      'Niall, it’s Selma, about that phone plan half the office has. I’ve been on my old one since college, so I’m staying. You’re right, though: forget the dozens on the market, it’s the better one: identical network, unlimited minutes and $11 off a month. Thanks!',
    decidingWords: ['I’ve been on my old one since college, so I’m staying', 'it’s the better one'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Loyalty is her own business, and $11 won’t ruin her. But she calls the other plan better and gives no reason for hers except that she has it.',
      },
      {
        text: 'Choice Overload',
        rationale:
          '“Dozens on the market” sounds exhausting. Niall has narrowed them down to one, though, and Selma knows that it’s better, so there’s nothing left to get lost in.',
      },
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'The other plan is “the better one,” Selma grants. “I’ve been on my old one since college, so I’m staying” is no reason, only a description of how things are.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Half the office has the plan, which is often enough to pull people along. Selma does the opposite of what her colleagues do.',
      },
    ],
  },
  {
    id: 'status-quo-bias-phone-plan-sound',
    kind: 'sound',
    twinOf: 'status-quo-bias-phone-plan',
    genre: 'note',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Niall, it’s Selma, about that phone plan half the office has. Leaving my old one before January costs $200, so I’m staying. You’re right, though: forget the dozens on the market, it’s the better one: identical network, unlimited minutes and $11 off a month. Thanks!',
    decidingWords: ['Leaving my old one before January costs $200, so I’m staying'],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'Selma sticks with what she has although the other plan is better. She has a price for leaving, though, and it eats up many months of saving $11.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          '“Leaving my old one before January costs $200, so I’m staying.” Set against $11 a month, that’s a plain calculation, and habit has no part in it.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'Out of dozens of plans, only two are left by the time she writes. She compares those two and has no trouble deciding.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Plenty of people at the office have the new plan. Their example doesn’t move Selma one way or the other; the $200 does.',
      },
    ],
  },
  {
    id: 'status-quo-bias-cool-cellar',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'For ten years your food cooperative has handed out vegetable boxes from Otto’s garage. In May the city offers the cool cellar next door, free of charge. During a trial the greens kept two days longer there, and the work was identical. Otto is happy either way, the garage’s tenth-anniversary party is in July, and the offer stands until November. What do you do?',
    decidingWords: ['the greens kept two days longer there', 'the work was identical'],
    options: [
      {
        text: 'Keep the boxes in Otto’s garage.',
        tag: 'decline',
        rationale:
          'Ten good years deserve a party. They don’t make the greens last, though, and nothing about the cellar turned out worse.',
      },
      {
        text: 'Move the boxes to the cellar in July.',
        tag: 'split',
        rationale:
          'Seeing the anniversary through in the old place is a warm idea. Otto is happy either way, and for two months the greens spoil sooner than they have to.',
      },
      {
        text: 'Move the boxes to the cellar in October.',
        tag: 'wait',
        rationale:
          'With the offer open until November, October looks soon enough. Waiting gains you nothing, and it costs the boxes two days of freshness all summer.',
      },
      {
        text: 'Move the boxes to the cellar this week.',
        tag: 'go ahead',
        right: true,
        rationale:
          'In the trial “the greens kept two days longer there,” and “the work was identical.” All that a later date has going for it is that you’re used to the garage.',
      },
    ],
    flip: {
      fact: 'During the trial three volunteers fell on the cellar stairs, which a ramp will replace in October.',
      makesRight: 'Move the boxes to the cellar in October.',
    },
  },
  {
    id: 'status-quo-bias-cool-cellar-sound',
    kind: 'decide',
    twinOf: 'status-quo-bias-cool-cellar',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'For ten years your food cooperative has handed out vegetable boxes from Otto’s garage. In May the city offers the cool cellar next door, free of charge. During a trial the greens kept two days longer there, but three volunteers fell on the stairs, which a ramp will replace in October. Otto is happy either way, the garage’s tenth-anniversary party is in July, and the offer stands until November. What do you do?',
    decidingWords: ['three volunteers fell on the stairs', 'which a ramp will replace in October'],
    options: [
      {
        text: 'Keep the boxes in Otto’s garage.',
        tag: 'decline',
        rationale:
          'After three falls, a flat no is understandable. It gives up two days of freshness for good over stairs that are gone in October.',
      },
      {
        text: 'Move the boxes to the cellar in July.',
        tag: 'split',
        rationale:
          'Moving after the anniversary has a nice ring to it. In July, however, the stairs that three people fell on are still there.',
      },
      {
        text: 'Move the boxes to the cellar in October.',
        tag: 'wait',
        right: true,
        rationale:
          'It looks like clinging to the garage, but there’s a reason with a date on it: “three volunteers fell on the stairs,” and the ramp comes before the offer runs out.',
      },
      {
        text: 'Move the boxes to the cellar this week.',
        tag: 'go ahead',
        rationale:
          'Fresher greens right away are a real gain. For now, though, they come with the stairs on which three volunteers have fallen.',
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
      'Dear Zainab, your trial of colored trays was well done. Mix-ups fell by a third, it took ten minutes to learn, and the trays are paid for. Three competitors have switched to color this year, I understand. Still, this workshop has sorted by number since it opened in 1988, so by number it stays. I’d hate to lose your enthusiasm, though, and the safety committee needs it. R. Gupta',
    decidingWords: [
      'Mix-ups fell by a third',
      'this workshop has sorted by number since it opened in 1988, so by number it stays',
    ],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          '“I’d hate to lose your enthusiasm” is about Zainab’s good mood. Mr. Gupta names nothing that color could cost the workshop; even the trays are paid for.',
      },
      {
        text: 'No bias here',
        rationale:
          'A boss may turn down an idea, and politely. But he grants that it works and costs nothing, and the year 1988 tells him nothing about mix-ups.',
      },
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'He knows that “Mix-ups fell by a third.” Against that he has one thing: “this workshop has sorted by number since it opened in 1988, so by number it stays.”',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Three competitors have switched within a year, and that’s a trend. Mr. Gupta mentions it and stays where he is.',
      },
    ],
  },
]
