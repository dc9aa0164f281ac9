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
    id: 'status-quo-bias-dinner-duty',
    slot: 'bias13',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Since freshman year, you’ve cooked and Ken has cleaned, and nobody’s complained. This term you have lab until nine on Tuesdays and Thursdays, so dinner would be at ten. Ken is home by four on those two days, though he works late on the other three, and he makes a decent chili and four other things. It’s Sunday night, you’re both tired, and he asks if it’s the same as always.\n\nWhat do you answer?',
    decidingWords: ['so dinner would be at ten', 'Ken is home by four on those two days'],
    options: [
      {
        text: 'Answer that he’ll cook Tuesdays and Thursdays from now on.',
        right: true,
        tag: 'split',
        rationale: 'The schedule has changed, so the old deal no longer fits. He’s home on just the nights you aren’t.',
      },
      {
        text: 'Answer yes, you’ll keep everything the way it’s been.',
        tag: 'decline',
        rationale: 'It’s worked for two years and saves a talk tonight. It also means dinner at ten twice a week.',
      },
      {
        text: 'Answer that he’ll do all the cooking from now on.',
        tag: 'go ahead',
        rationale: 'He’s at work three nights a week. That trades one late dinner for another.',
      },
      {
        text: 'Answer that you’ll both see how it goes until midterms.',
        tag: 'wait',
        rationale: 'You already know how it goes: lab ends at nine.',
      },
    ],
    flip: {
      fact: 'Ken works late every weeknight this term.',
      makesRight: 'Answer yes, you’ll keep everything the way it’s been.',
    },
  },
  {
    id: 'status-quo-bias-siren-vote',
    slot: 'bias13',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'TORNADO ALERTS STAY AS THEY ARE. The county tested both systems twice this spring: phone alerts reached 94 percent of households within two minutes, and the outdoor sirens reached 41 percent. The phones also woke people at night, which the sirens mostly failed to do, and because the state would pay for everything, the fire chief called it the easiest decision of his career. Commissioner Pat Alonzo agreed with each of those figures. But sirens are what this county has had since 1958, he said, when his grandfather put up the first one with his own two hands, and as long as he sits in that chair, sirens are what it’s going to have. The motion to add phone alerts died without a second.',
    decidingWords: ['sirens are what this county has had since 1958'],
    breaksAt:
      'But sirens are what this county has had since 1958, he said, when his grandfather put up the first one with his own two hands, and as long as he sits in that chair, sirens are what it’s going to have.',
    options: [
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'Alonzo grants that the phones do better. What keeps him from them is only that the sirens are already there.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Nobody sets a high price on something because it’s theirs. He doesn’t say the sirens are worth more, just that they’ve always been there.',
      },
      {
        label: 'framing-effect',
        rationale:
          'The same facts aren’t put in a brighter or darker light. The figures are plain, and he accepts them.',
      },
      {
        label: 'anchoring',
        rationale: 'No first number is pulling on a later one.',
      },
    ],
  },
  {
    id: 'status-quo-bias-freezer-log',
    slot: 'bias13',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Every Friday at five you spend an hour copying temperatures from the lab freezers into a binder, as somebody has since 2004. You’re good at it, and the binder looks beautiful. In March the building put in sensors. For ten weeks you’ve done both, and they’ve never disagreed. The inspectors accept the sensors’ file, and your boss says it’s up to you.\n\nWhat do you do this Friday?',
    decidingWords: ['they’ve never disagreed', 'The inspectors accept the sensors’ file'],
    options: [
      {
        text: 'Copy the temperatures into the binder as usual.',
        tag: 'decline',
        rationale: 'It feels careful, and you’ve always done it. It adds nothing that the file doesn’t have.',
      },
      {
        text: 'Copy the temperatures every other Friday to compare them.',
        tag: 'compare',
        rationale: 'Ten weeks of comparing have been done, without one difference.',
      },
      {
        text: 'Stop the copying, and let the sensors’ file count.',
        right: true,
        tag: 'go ahead',
        rationale: 'The file says the same, the inspectors take it, and you get your Friday hour back.',
      },
      {
        text: 'Ask the people who began the binder why they did.',
        tag: 'ask',
        rationale: 'In 2004 there were no sensors. Their reason is gone, whatever it was.',
      },
    ],
    flip: {
      fact: 'Inspectors accept only a log written by hand.',
      makesRight: 'Copy the temperatures into the binder as usual.',
    },
  },
  {
    id: 'status-quo-bias-savings-account',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dana: You’re right, the credit union pays 4% on savings, and my bank pays nothing. Same insurance, no fees, one form to fill out\nSimon: So you’re switching?\nDana: No, mine’s the one I’ve had since I was twelve',
    decidingWords: ['mine’s the one I’ve had since I was twelve'],
    breaksAt: 'Dana: No, mine’s the one I’ve had since I was twelve',
    options: [
      {
        label: 'no-flaw',
        rationale: 'She’s free to like her old bank. She names no way in which it’s better, only that she’s there.',
      },
      {
        label: 'choice-overload',
        rationale: 'There are two banks in question, and she compares them without trouble.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale:
          'The other bank is better by her own account. Being there since she was twelve is all that keeps her.',
      },
      {
        label: 'social-proof',
        rationale: 'She isn’t looking at what anybody else does with savings.',
      },
    ],
  },
  {
    id: 'status-quo-bias-savings-account-sound',
    twinOf: 'status-quo-bias-savings-account',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dana: You’re right, the credit union pays 4% on savings, and my bank pays nothing. Same insurance, no fees, one form to fill out\nSimon: So you’re switching?\nDana: No, mine’s the one that gives us half a point off the mortgage',
    decidingWords: ['gives us half a point off the mortgage'],
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'Staying put can be a habit. Here it’s worth half a point on a mortgage.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Half a point off a mortgage is worth more than 4% on savings. She stays for something she gets.',
      },
      {
        label: 'choice-overload',
        rationale: 'Two banks are easy to tell apart, and she does.',
      },
      {
        label: 'social-proof',
        rationale: 'Simon pushes her the other way, if anything, and she doesn’t do what others do.',
      },
    ],
  },
  {
    id: 'status-quo-bias-phone-tree',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Whenever the food pantry’s truck is late, you phone 30 families, one by one. It takes two hours, and after six years of it you know some of them quite well. A group text would reach them in a minute. All 30 have cell phones and said yes to it, and last week’s trial went off without a hitch. Today the truck is late again.\n\nWhat do you do?',
    decidingWords: ['All 30 have cell phones and said yes to it', 'last week’s trial went off without a hitch'],
    options: [
      {
        text: 'Phone all the families the way you always have.',
        tag: 'decline',
        rationale: 'You like those calls, and you’ve got six years of them. Nobody needs them to hear about a truck.',
      },
      {
        text: 'Put off the group text until after the holidays.',
        tag: 'wait',
        rationale: 'Everyone’s ready today. Waiting just means more two-hour evenings.',
      },
      {
        text: 'Text the families who can get one, and phone the rest.',
        tag: 'split',
        rationale: 'There is no rest: all 30 have phones and said yes.',
      },
      {
        text: 'Text all the families, and let the calls go.',
        right: true,
        tag: 'go ahead',
        rationale: 'The trial worked, everyone agreed, and they’ll know in a minute instead of two hours.',
      },
    ],
    flip: {
      fact: 'Nine of the 30 have only a landline.',
      makesRight: 'Text the families who can get one, and phone the rest.',
    },
  },
  {
    id: 'status-quo-bias-phone-tree-sound',
    twinOf: 'status-quo-bias-phone-tree',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Whenever the food pantry’s truck is late, you phone 30 families, one by one. It takes two hours, and after six years of it you know some of them quite well. A group text would reach them in a minute. Of the 30, 21 have cell phones and said yes to it, but the other nine have only a landline. Today the truck is late again.\n\nWhat do you do?',
    decidingWords: ['the other nine have only a landline'],
    options: [
      {
        text: 'Phone all the families the way you always have.',
        tag: 'decline',
        rationale: 'For nine of them it’s the only way. For 21 it’s habit, and most of your two hours.',
      },
      {
        text: 'Put off the group text until after the holidays.',
        tag: 'wait',
        rationale: 'The 21 can be reached now, and the nine won’t have cell phones by New Year’s.',
      },
      {
        text: 'Text the families who can get one, and phone the rest.',
        right: true,
        tag: 'split',
        rationale: 'Each family hears in the way that reaches it, and you’re done in half an hour.',
      },
      {
        text: 'Text all the families, and let the calls go.',
        tag: 'go ahead',
        rationale: 'Nine families would stand in the cold waiting for a truck.',
      },
    ],
    flip: {
      fact: 'All 30 have cell phones and said yes to a group text.',
      makesRight: 'Text all the families, and let the calls go.',
    },
  },
  {
    id: 'status-quo-bias-four-tens',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Myra: How was the four-day schedule?\nHenry: Best month I’ve had here. Same pay, same work done, every Friday with my kids\nMyra: They’ll let you keep it, just tell them\nHenry: Nah, five days is what I’m used to',
    decidingWords: ['five days is what I’m used to'],
    breaksAt: 'Henry: Nah, five days is what I’m used to',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'Going back is what would cost him something, his Fridays. He isn’t weighing a loss at all.',
      },
      {
        label: 'no-flaw',
        rationale: 'He can work when he likes. By his own account the new way is better in everything.',
      },
      {
        label: 'status-quo-bias',
        right: true,
        rationale: 'He tried four days and liked them best. He returns to five only because that’s what he’s used to.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'Nobody says that the others work five days, or that he’d be the only one.',
      },
    ],
  },
  {
    id: 'status-quo-bias-old-401k',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Hi Simone, I got your note about the old retirement account, and you’re right on every point. The new plan has the exact same index fund at one-eighth of the fee, moving it takes one form and a signature, there’s no tax, and by your math it’s about $40,000 more by the time I’m sixty-seven. But it’s been sitting where it is since 2009, and that’s where I’m leaving it. I hope that the kids are well! Tobias',
    decidingWords: ['it’s been sitting where it is since 2009'],
    breaksAt: 'But it’s been sitting where it is since 2009, and that’s where I’m leaving it.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Moving money can have hidden costs. He has looked for them and found none.',
      },
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
      {
        label: 'social-proof',
        rationale: 'She doesn’t go by what other people do.',
      },
      {
        label: 'no-flaw',
        rationale: 'Some habits are worth keeping. This one gets her to the gym twice a month.',
      },
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
      {
        label: 'social-proof',
        rationale: 'A friend’s choice is weighed, and it isn’t followed.',
      },
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
