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
    id: 'status-quo-bias-friday-off',
    slot: 'bias13',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'This term your scholarship hangs on a quiz at eight every Monday morning, and your shifts end after midnight. You get one evening off a week. “Friday again?” asks your boss. It’s been Friday for two years, for pizza with your roommates.\n\nWhich evening do you take?',
    decidingWords: ['a quiz at eight every Monday morning', 'your shifts end after midnight'],
    options: [
      {
        text: 'Take Friday evenings off for the whole term.',
        tag: 'go ahead',
        rationale:
          'It’s been a good evening to have off. This term the quiz is on Monday, right after a late night of work.',
      },
      {
        text: 'Take Tuesday evenings off for the whole term.',
        tag: 'go ahead',
        rationale:
          'It’s a good evening to study for next week, but on Sunday you still work past midnight, so you take the quiz tired.',
      },
      {
        text: 'Take Monday evenings off for the whole term.',
        tag: 'go ahead',
        rationale: 'You get to rest once the quiz is over, but the night before it, you work past midnight.',
      },
      {
        text: 'Take Sunday evenings off for the whole term.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It leaves you an evening to study and a night’s sleep before the quiz. Fridays were right for a different schedule.',
      },
    ],
    flip: {
      fact: 'The quiz has moved to eight on Saturday mornings.',
      makesRight: 'Take Friday evenings off for the whole term.',
    },
  },
  {
    id: 'status-quo-bias-siren-vote',
    slot: 'bias13',
    form: 'B',
    mirrorOf: 'status-quo-bias-cell-tower',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'TORNADO MONEY TURNED DOWN. The county won’t take a state grant that would pay the whole cost of a system that calls every phone, cell or landline, when a tornado is coming. In two tests this spring, the calls reached 94 percent of households within two minutes and the outdoor sirens reached 41 percent. Commissioner Pat Alonzo, who led the opposition, didn’t question the tests. “This county has used sirens since 1958, and it’s going to go on using sirens,” he told the meeting. A woman who lost her roof in April asked him what harm the calls would do. None that he knew of, he answered. The grant was voted down, four to one.',
    decidingWords: ['has used sirens since 1958'],
    breaksAt: '“This county has used sirens since 1958, and it’s going to go on using sirens,” he told the meeting.',
    options: [
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'The calls reached more than twice as many homes and cost local taxpayers nothing. His one reason for refusing them is that the county has used sirens since 1958.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Nobody puts a higher price on the sirens because they belong to the county. He wants to keep them because they’ve been in use since 1958.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nothing turns on how the facts are worded. The figures are plain, and he doesn’t question them.',
      },
      {
        label: 'anchoring',
        rationale: 'Anchoring needs a first number that pulls on a later estimate, and nothing is being estimated.',
      },
    ],
  },
  {
    id: 'status-quo-bias-well-strips',
    slot: 'bias13',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'You run the county’s tests of private wells, and the yearly order for arsenic strips is due at five. Morrow is on the form already, as it has been since 2011, and your volunteers are used to its strips. Farley’s are a dime cheaper, Kendrick’s keep longer, and Aldine’s cost the same as Morrow’s and work the same way. When the state tried all four on the same bad water, every brand but Aldine missed some of the arsenic. It’s ten to five now. One click sends the form.\n\nWhich strips do you order?',
    decidingWords: ['Aldine’s cost the same as Morrow’s', 'every brand but Aldine missed some of the arsenic'],
    options: [
      {
        text: 'Order Morrow strips for next year’s tests.',
        tag: 'go ahead',
        rationale: 'The form is filled in, and your volunteers know them, but these strips missed some of the arsenic.',
      },
      {
        text: 'Order Farley strips for next year’s tests.',
        tag: 'go ahead',
        rationale:
          'A dime saved on a strip is little comfort to a family when the strip misses arsenic in their water.',
      },
      {
        text: 'Order Aldine strips for next year’s tests.',
        right: true,
        tag: 'go ahead',
        rationale:
          'They missed none of the arsenic, they cost the same as the usual ones, and they work the same way. Being on the form already is no advantage.',
      },
      {
        text: 'Order Kendrick strips for next year’s tests.',
        tag: 'go ahead',
        rationale:
          'You order every year, so the longer shelf life gains you nothing, and these missed some of the arsenic, too.',
      },
    ],
    flip: {
      fact: 'In the state’s trial, Morrow was the one brand that missed nothing.',
      makesRight: 'Order Morrow strips for next year’s tests.',
    },
  },
  {
    id: 'status-quo-bias-savings-account',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Simon: My credit union pays 4%. You’d make $360 a year on your savings\nDana: I know, I get zip\nSimon: And it’s insured. So you’re switching?\nDana: No, this is the bank I’ve been with since I was twelve',
    decidingWords: ['I’ve been with since I was twelve'],
    breaksAt: 'Dana: No, this is the bank I’ve been with since I was twelve',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Loyalty to a good bank is fine. This one costs her $360 a year, and she names nothing it gives her.',
      },
      {
        label: 'choice-overload',
        rationale: 'There are only two banks in question, and she has no trouble telling which one pays more.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'The credit union pays $360 a year more and is insured. All she says for her bank is that she’s been with it since she was twelve.',
      },
      {
        label: 'social-proof',
        rationale: 'Neither of them mentions where other people keep their savings.',
      },
    ],
  },
  {
    id: 'status-quo-bias-savings-account-sound',
    twinOf: 'status-quo-bias-savings-account',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Simon: My credit union pays 4%. You’d make $360 a year on your savings\nDana: I know, I get zip\nSimon: And it’s insured. So you’re switching?\nDana: No, this is the bank that takes $900 a year off our mortgage if I stay',
    decidingWords: ['that takes $900 a year off our mortgage if I stay'],
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'Staying put is often just habit, but here it comes with $900 a year off a mortgage.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'She’d gain $360 a year by switching and lose $900. She stays for the money, not out of habit.',
      },
      {
        label: 'choice-overload',
        rationale: 'Two banks aren’t too many to choose from, and she knows exactly what each one gives her.',
      },
      {
        label: 'social-proof',
        rationale: 'Her reason has nothing to do with where other people keep their money.',
      },
    ],
  },
  {
    id: 'status-quo-bias-church-basement',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'You’ve run the free flu clinic in the basement of the Methodist church for nine years. You have the keys, and the ladies upstairs bring cinnamon rolls. The elevator was taken out in March, leaving 14 steps, and a third of the people who come use walkers. The library next door wouldn’t charge you, either; it’s a bit smaller but big enough, and it’s all on one floor. The fire hall is roomy but across town, and the school gym charges $300. The flyer’s due at noon, and last year’s is open on your screen.\n\nWhich place goes on the flyer?',
    decidingWords: ['leaving 14 steps', 'all on one floor'],
    options: [
      {
        text: 'Put the school gym on this year’s flyer.',
        tag: 'go ahead',
        rationale: 'A gym may be roomy, but it costs $300, and the library costs nothing.',
      },
      {
        text: 'Put the church basement on this year’s flyer.',
        tag: 'go ahead',
        rationale:
          'Nine good years and cinnamon rolls make it feel like home, but a third of the people now face 14 steps with a walker.',
      },
      {
        text: 'Put the fire hall on this year’s flyer.',
        tag: 'go ahead',
        rationale: 'It’s roomy, but it’s across town, a long way for people with walkers.',
      },
      {
        text: 'Put the library on this year’s flyer.',
        right: true,
        tag: 'go ahead',
        rationale: 'It’s free, it’s next door, and it’s all on one floor, so people with walkers can manage.',
      },
    ],
    flip: {
      fact: 'The church elevator was replaced in March, and the library holds half the people who come.',
      makesRight: 'Put the church basement on this year’s flyer.',
    },
  },
  {
    id: 'status-quo-bias-church-basement-sound',
    twinOf: 'status-quo-bias-church-basement',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'You’ve run the free flu clinic in the basement of the Methodist church for nine years. You have the keys, and the ladies upstairs bring cinnamon rolls. The elevator was replaced in March, which helps, since a third of your patients use walkers. The library next door wouldn’t charge you, either, and it’s all on one floor, but it only holds half the people who come. The fire hall is roomy but across town, and the school gym charges $300. The flyer’s due at noon, and last year’s is open on your screen.\n\nWhich place goes on the flyer?',
    decidingWords: ['The elevator was replaced in March', 'holds half the people who come'],
    options: [
      {
        text: 'Put the school gym on this year’s flyer.',
        tag: 'go ahead',
        rationale: 'It costs $300 and offers nothing you need that the church doesn’t.',
      },
      {
        text: 'Put the church basement on this year’s flyer.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s hosted your clinic for nine years, you have the keys, and the new elevator gets people with walkers downstairs.',
      },
      {
        text: 'Put the fire hall on this year’s flyer.',
        tag: 'go ahead',
        rationale: 'It’s roomy, but it’s across town, and the church has everything you need.',
      },
      {
        text: 'Put the library on this year’s flyer.',
        tag: 'go ahead',
        rationale:
          'One floor is convenient. The library only holds half the people who come, though, and the church has a new elevator.',
      },
    ],
    flip: {
      fact: 'The church elevator was taken out in March, which leaves 14 steps, and the library is only a bit smaller.',
      makesRight: 'Put the library on this year’s flyer.',
    },
  },
  {
    id: 'status-quo-bias-four-tens',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Myra: Trial’s over. Want to stay on four days? Same pay, same work\nHenry: My girls loved having me home Fridays\nMyra: So that’s a yes?\nHenry: Nah, I’ve always worked five. Put me back on five',
    decidingWords: ['I’ve always worked five'],
    breaksAt: 'Henry: Nah, I’ve always worked five.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'He isn’t afraid of losing anything. Going back to five days is what costs him his Fridays.',
      },
      {
        label: 'no-flaw',
        rationale:
          'He can work as he likes. He names nothing better about five days, though, and gives up his Fridays at home.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'Four days mean the same pay for the same work, plus Fridays with his girls. He goes back to five only because that’s how it’s always been.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'He doesn’t mention what his coworkers are doing or go along with any crowd.',
      },
    ],
  },
  {
    id: 'status-quo-bias-cell-tower',
    mirrorOf: 'status-quo-bias-siren-vote',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'To the editor: You’ve printed three angry letters about Commissioner Reuter, who won’t let the state put up tornado sirens here. I’m angry about March, too. When the cell tower went down, the trailer park got its phone alert after the storm had passed, and people were hurt. The letters say sirens wouldn’t have needed the tower and that we’d still have the phone alerts. That may be, but our county warns people by phone. That’s the way we’ve always done it, and I can’t see doing it any other way now. Keep up the good work, Commissioner! Shawna Beal',
    decidingWords: ['That’s the way we’ve always done it'],
    breaksAt: 'That’s the way we’ve always done it, and I can’t see doing it any other way now.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'There may be good reasons against sirens. She gives none, and what she says about the storm is a point in favor of sirens.',
      },
      {
        label: 'endowment-effect',
        rationale: 'The county isn’t asked to give anything up, and no price is set on what it owns.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nobody puts the same fact two ways, so that it sounds better one way than the other.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'Her letter doesn’t dispute that sirens would have worked in March, or that the phone alerts would stay. She’s against sirens only because phones are how it’s always been done.',
      },
    ],
  },
  {
    id: 'status-quo-bias-finger-sticks',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Anyone else have an ex who won’t budge on their kid’s diabetes? The clinic let our son try a sensor that beeps when his sugar drops. In two weeks it caught a low at three in the morning that he and I would’ve slept right through. He liked it, and our insurance covers it. When I told her I wanted to order one, she said we’ve done finger sticks since he was four, and finger sticks are how we do it. Without her signature, the sensor had to go back on Monday. Now my alarm’s set for three, and I lie there waiting for it. What did you say to yours?',
    decidingWords: ['we’ve done finger sticks since he was four'],
    breaksAt:
      'When I told her I wanted to order one, she said we’ve done finger sticks since he was four, and finger sticks are how we do it.',
    options: [
      {
        label: 'anchoring',
        rationale: 'No first number is pulling her guess at another one. She isn’t guessing at any number.',
      },
      {
        label: 'social-proof',
        rationale: 'What other parents do for their children doesn’t come up.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A new device deserves some care. This one was tried for two weeks, and she doesn’t complain about it.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'The sensor caught what finger sticks would have missed. Her only objection is that finger sticks are what they’ve always done.',
      },
    ],
  },
  {
    id: 'status-quo-bias-same-carrier',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Jonah: Switch to mine, it’s $8 less a month\nCora: Nine years with my carrier, I’m not budging\nJonah: Why though\nCora: Your phone had no signal at Dad’s all weekend and mine did. He’s on oxygen, I have to be able to call his nurse from there',
    decidingWords: ['Your phone had no signal at Dad’s all weekend and mine did'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Both phones were at Dad’s all weekend, and only hers had a signal. With Dad on oxygen, that’s worth more than $8 a month.',
      },
      {
        label: 'social-proof',
        rationale: 'Jonah is the only other person whose choice comes up, and she doesn’t follow him.',
      },
      {
        label: 'anchoring',
        rationale: 'The $8 doesn’t pull on any later estimate. It’s simply what she’d save.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Nine years and not budging sounds like habit, but her reason is the signal at Dad’s, and that’s a good one.',
      },
    ],
  },
  {
    id: 'status-quo-bias-one-click-plan',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Enrollment closes at midnight, and the page has Granite checked already. You’ve had Granite for six years, and it paid for your surgery without an argument. Your son’s asthma doctor wrote that she’ll leave Granite in January for Harbor, which costs the same and covers your own doctor as well. Willow is $30 a month cheaper, and Cedar comes with a gym; neither has the asthma doctor. It’s 11:40, the kids are finally asleep, and the button says Confirm.\n\nWhich plan do you pick?',
    decidingWords: ['she’ll leave Granite in January for Harbor', 'costs the same and covers your own doctor as well'],
    options: [
      {
        text: 'Pick the Harbor plan for your family’s coverage next year.',
        right: true,
        tag: 'go ahead',
        rationale:
          'At the same price it keeps your doctor and your son’s. Six good years with Granite don’t help him in January.',
      },
      {
        text: 'Pick the Granite plan for your family’s coverage next year.',
        tag: 'go ahead',
        rationale:
          'It’s served you well and asks for one click. Come January it no longer has your son’s asthma doctor.',
      },
      {
        text: 'Pick the Willow plan for your family’s coverage next year.',
        tag: 'go ahead',
        rationale: 'Saving $30 a month is welcome, but your son loses his asthma doctor for it.',
      },
      {
        text: 'Pick the Cedar plan for your family’s coverage next year.',
        tag: 'go ahead',
        rationale: 'A gym is a nice extra for you, but your son’s asthma doctor isn’t in the plan.',
      },
    ],
    flip: {
      fact: 'The asthma doctor is staying with Granite and isn’t joining Harbor.',
      makesRight: 'Pick the Granite plan for your family’s coverage next year.',
    },
  },
]
