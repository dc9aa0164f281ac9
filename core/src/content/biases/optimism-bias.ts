import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'optimism-bias',
  aliases: ['Unrealistic Optimism'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['risk', 'good feeling', 'it won’t happen to me', 'luck', 'hope', 'accident', 'insurance', 'rosy view'],
  link: 'https://yourbias.is/optimism-bias',
  definition:
    'Believing that bad things are less likely, and good things more likely, for yourself than for other people in the same position. The risk is real, but it seems meant for somebody else.',
  gloss: 'Bad things happen to other people.',
  neighbors: [
    {
      concept: 'overconfidence-effect',
      tellApart: 'Does someone expect good luck, or trust their own knowledge and skill too much?',
    },
    {
      concept: 'survivorship-bias',
      tellApart:
        'Do they know how often it goes wrong but not see it happening to them, or have they looked only at the cases that went well?',
    },
    {
      concept: 'dunning-kruger-effect',
      tellApart: 'Does someone expect to be lucky, or are they too new at something to see their own mistakes?',
    },
    {
      concept: 'planning-fallacy',
      tellApart: 'Is someone feeling that bad luck will pass them by, or guessing too low on a job of their own?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Does someone believe the odds for everyone but themselves, or ignore the odds altogether?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“About one group in ten gets lost in sudden fog on this trail,” the ranger tells Hannah, “and experience makes no difference.” Hannah believes him. Still, she leaves the whistle and the warm jackets in the car, because they’re heavy. “Somebody’s going to be stuck out there this week,” she tells her cousin as they set off. “I just don’t see it being us.”',
    failingStep: 'I just don’t see it being us.',
    why: 'She accepts the risk for hikers in general and then takes herself out of it without a reason. To be an exception, she needs a difference that matters, such as a forecast of clear skies or a walk too short to get lost on.',
  },
  soundWhen:
    'It’s fine to expect better than average when you can name what makes your case different. Somebody who has never smoked may rightly put her risk of lung disease below the average. And there’s no harm in good cheer once the whistle is packed.',
  reply:
    'Ask how it usually goes for people in your position, and start from that figure. Change it only for a reason that would convince a stranger. Then prepare the way you’d tell a friend to.',
  evidence:
    'Weinstein (1980), “Unrealistic Optimism about Future Life Events,” Journal of Personality and Social Psychology 39. Harris & Hahn (2011), Psychological Review 118, argue that part of the finding comes from how it is measured.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'optimism-bias-roof-deck',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'You need a paycheck and health insurance through next year, because your wife’s treatment starts in March. Four companies want an answer tonight. At Hartwell, a five-month-old app company, the founder hugged you, there’s a dog and a roof deck, and it pays $6,000 more. Of app companies that young, two in three are gone within a year. Corso makes payroll software, and it hasn’t laid anybody off since 1994. Pixelpond hires month to month, and Bly, around the corner, is about to be sold.\n\nWhose offer do you take?',
    decidingWords: ['two in three are gone within a year', 'it hasn’t laid anybody off since 1994'],
    options: [
      {
        text: 'Accept the job at Hartwell tonight.',
        tag: 'go ahead',
        rationale:
          'It feels as if this one will make it. Two in three that young don’t last a year, and nothing you know sets Hartwell apart.',
      },
      {
        text: 'Accept the job at Corso tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'A year of insurance is what you need. Corso hasn’t laid anybody off since 1994, while two in three companies as young as Hartwell are gone within a year.',
      },
      {
        text: 'Accept the job at Pixelpond tonight.',
        tag: 'go ahead',
        rationale: 'Month to month can end any month, and you need insurance through next year.',
      },
      {
        text: 'Accept the job at Bly tonight.',
        tag: 'go ahead',
        rationale: 'A short walk is pleasant. There’s no telling what the new owner will do with the staff.',
      },
    ],
    flip: {
      fact: 'A big hospital chain has bought Hartwell and guarantees its jobs and insurance for three years.',
      makesRight: 'Accept the job at Hartwell tonight.',
    },
  },
  {
    id: 'optimism-bias-cash-deposit',
    slot: 'bias19',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hi all, I’ve paid the $1,200 for the lake house, in cash, with no receipt, since that’s how the owner likes it. Yes, Todd, the Lees paid a man like that last summer, and there was no house. But that’s not going to be us. Start packing! Clara',
    decidingWords: ['the Lees paid a man like that last summer', 'that’s not going to be us'],
    breaksAt: 'But that’s not going to be us.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'The note gives no general figure, so there’s none for Clara to overlook.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'The Lees paid a man like that and got no house, and she knows it. All that sets her group apart is that it’s hers.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'The people it went wrong for are right there in her note. Nothing has dropped out of sight.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'She doesn’t say she’s a good judge of people. She just expects the trouble to hit somebody else.',
      },
    ],
  },
  {
    id: 'optimism-bias-alder-street',
    slot: 'bias19',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'The hurricane comes ashore around midnight. On Alder Street, where you live, the neighbors are grilling everything in their freezers, and the dog’s asleep on the rug. You stayed for two storms and never got wet; both turned south. The county gives Alder and Cobb a 70 percent chance of six feet of water tonight, and Hale and Finch none. Your ex has a couch up on Hale Street, a friend’s making chili on Cobb Road, and your cousin’s got a trailer inland on Finch Lane.\n\nWhere do you sleep?',
    decidingWords: ['a 70 percent chance of six feet of water tonight', 'both turned south'],
    options: [
      {
        text: 'Spend the night on Finch Lane.',
        tag: 'go ahead',
        rationale: 'It gets you inland, but a trailer is no place to be in a hurricane.',
      },
      {
        text: 'Spend the night on Alder Street.',
        tag: 'go ahead',
        rationale:
          'Your own house feels safe, since it’s stayed dry twice. Those storms turned away, and tonight’s odds are for your street.',
      },
      {
        text: 'Spend the night on Cobb Road.',
        tag: 'go ahead',
        rationale: 'Good company and chili don’t change the map. Cobb Road has the same odds as Alder.',
      },
      {
        text: 'Spend the night on Hale Street.',
        right: true,
        tag: 'go ahead',
        rationale: 'Seven in ten for Alder Street includes your house. An ex’s couch is a small price for a dry night.',
      },
    ],
    flip: {
      fact: 'The county gives Alder Street a one percent chance of any water.',
      makesRight: 'Spend the night on Alder Street.',
    },
  },
  {
    id: 'optimism-bias-january-gym',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Cindy: Anyone else join a gym this January? Mine makes everybody pay the full $700 up front, and the guy at the desk says four in five still quit by April. He says every one of them was going to get up at five, just like me. Well, I’m not going to quit.',
    decidingWords: ['Well, I’m not going to quit'],
    breaksAt: 'Well, I’m not going to quit.',
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Nothing looks better to her because it’s hers. It’s a guess at what she’ll do.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'Four in five quit, after paying the same $700. She believes that of the others and expects to be the exception, with nothing to set her apart.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The $700 can be well spent by somebody who keeps going. Nothing in her post says why that’ll be her.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Being bad at something without noticing is another matter. No skill of hers comes up.',
      },
    ],
  },
  {
    id: 'optimism-bias-january-gym-sound',
    twinOf: 'optimism-bias-january-gym',
    kind: 'sound',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Cindy: Anyone else join a gym this January? Mine makes everybody pay the full $700 up front, and the guy at the desk says four in five still quit by April. For six years, though, I got up at five and went to my old one, so I doubt that’ll be me.',
    decidingWords: ['For six years, though, I got up at five and went to my old one'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Owning something doesn’t come into it. What she’s done before does.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She has a reason to think she’s not like most who sign up in January. For six years she got up at five and went.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'That would take knowing little and rating herself highly. She goes by what she did for six years.',
      },
      {
        label: 'optimism-bias',
        rationale: '“I doubt that’ll be me” sounds just like it, but she isn’t only hoping. She’s kept it up before.',
      },
    ],
  },
  {
    id: 'optimism-bias-beach-wedding',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Ana’s been drawing the beach in her notebook ever since you proposed there, and you’ve got until noon to book it for July 12 at four. There’s no roof, and you don’t get the deposit back. Going by the lifeguards’ log, a thunderstorm comes through on three July afternoons in five. The Hollis barn has a roof for $900 more, the hotel a ballroom with brown carpet for $1,500 more, and the old mill holds 60 of your 110 guests. “It’s going to be perfect,” says Ana, crying a little.\n\nWhere do you get married?',
    decidingWords: ['a thunderstorm comes through on three July afternoons in five'],
    options: [
      {
        text: 'Book the beach for July 12.',
        tag: 'go ahead',
        rationale:
          'It’s her dream, and it feels as if storms only hit other people’s weddings. Yours has three chances in five of getting one.',
      },
      {
        text: 'Book the hotel for July 12.',
        tag: 'go ahead',
        rationale: 'It keeps everyone dry. The barn does, too, for $600 less and without the brown carpet.',
      },
      {
        text: 'Book the barn for July 12.',
        right: true,
        tag: 'go ahead',
        rationale:
          'On your afternoon, as on any other in July, a storm is more likely than not. A roof costs only $900 more.',
      },
      {
        text: 'Book the mill for July 12.',
        tag: 'go ahead',
        rationale: 'Fifty of your guests would have to stay home.',
      },
    ],
    flip: {
      fact: 'A thunderstorm comes through on one July afternoon in 200.',
      makesRight: 'Book the beach for July 12.',
    },
  },
  {
    id: 'optimism-bias-beach-wedding-sound',
    twinOf: 'optimism-bias-beach-wedding',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Ana’s been drawing the beach in her notebook ever since you proposed there, and you’ve got until noon to book it for July 12 at four. There’s no roof, and you don’t get the deposit back. Going by the lifeguards’ log, it rains on one July afternoon in 200. The Hollis barn has a roof for $900 more, the hotel a ballroom with brown carpet for $1,500 more, and the old mill holds 60 of your 110 guests. “It’s going to be perfect,” says Ana, crying a little.\n\nWhere do you get married?',
    decidingWords: ['it rains on one July afternoon in 200'],
    options: [
      {
        text: 'Book the beach for July 12.',
        right: true,
        tag: 'go ahead',
        rationale:
          '“It’s going to be perfect” sounds rosy, but the log shows no rain on 199 July afternoons in 200. That’s a small risk to run for the place she’s dreamed of.',
      },
      {
        text: 'Book the hotel for July 12.',
        tag: 'go ahead',
        rationale: 'Brown carpet and $1,500 are a lot to put up with for the sake of one afternoon in 200.',
      },
      {
        text: 'Book the barn for July 12.',
        tag: 'go ahead',
        rationale:
          'A roof is a fine thing where it often rains. On this beach, on a July afternoon, it hardly ever does.',
      },
      {
        text: 'Book the mill for July 12.',
        tag: 'go ahead',
        rationale: 'It has room for 60 people, and you’ve invited 110.',
      },
    ],
    flip: {
      fact: 'A thunderstorm comes through on three July afternoons in five.',
      makesRight: 'Book the barn for July 12.',
    },
  },
  {
    id: 'optimism-bias-two-incomes',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Nora and Casey had it down to two houses. They could pay for the small one with Nora’s salary alone. For the big one they’d need both salaries, every month, for thirty years. The woman at the bank turned her screen around to show them something. Of the couples their age she’d lent to, about one in three had lost one of their two paychecks for half a year or more, and some of those had had to sell. Casey didn’t doubt it, because it had happened to his brother. It wasn’t going to happen to the two of them, they told each other in the car with the seat heaters on. By four they’d signed for the big one, the one with the porch.',
    decidingWords: ['It wasn’t going to happen to the two of them'],
    breaksAt: 'It wasn’t going to happen to the two of them, they told each other in the car with the seat heaters on.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'No crowd is buying big houses here. The other couples are a warning.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People may run a risk for a house they love. These two don’t weigh it, though; they decide it won’t happen to them.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'That would take hearing only what favors the big house. They listened to what counts against it.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'They accept the banker’s one in three, and they’ve seen it happen to Casey’s brother. Then they decide they’re safe, for no reason.',
      },
    ],
  },
  {
    id: 'optimism-bias-laptop-on-the-seat',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Bea: Do NOT leave your laptop on the seat. They smashed two windows on this block today\nHugo: I know, I’m parked right there. A guy was sweeping up the glass when I pulled in\nBea: So bring it in!! Isn’t your whole thesis on that thing\nHugo: Relax. That happens to other people lol. Order me the noodles',
    decidingWords: ['I’m parked right there', 'That happens to other people lol'],
    breaksAt: 'That happens to other people lol.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No striking detail crowds out a figure. He simply leaves himself out.',
      },
      {
        label: 'no-flaw',
        rationale: 'His car may well be fine tonight, but the “other people” parked on the same block he did.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'That’s being too sure of what you know or can do. Here it’s luck that he counts on.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'He saw the glass, and he’s parked on the same block. He has no reason to think his car’s any safer than theirs.',
      },
    ],
  },
  {
    id: 'optimism-bias-the-ones-before',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'I know what you’re going to say. Yes, Dominic cheated on Renata, and he cheated on the three before her, too. He told me all of it on our second date, which I thought was kind of sweet. I feel bad for them, I really do. It’s just not going to happen to me. We sign the lease on Friday, and I’ve already given up my apartment, so please be happy for me!',
    decidingWords: ['he cheated on the three before her, too', 'It’s just not going to happen to me'],
    breaksAt: 'It’s just not going to happen to me.',
    options: [
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'She knows of four girlfriends, and he cheated on all of them. She leaves herself off that list and names nothing that’s different this time.',
      },
      {
        label: 'endowment-effect',
        rationale: 'What something of hers is worth isn’t the question. It’s how likely he is to cheat.',
      },
      {
        label: 'no-flaw',
        rationale: 'People do change, and he may have. She doesn’t say he has, only that it won’t happen to her.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'That’s about thinking you’re good at something because you know too little. No skill is in play.',
      },
    ],
  },
  {
    id: 'optimism-bias-better-odds',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Luz, Don’t cry over that pamphlet. It gives the odds for everybody, and half of those people are over eighty. I asked the surgeon about people like me, under fifty, caught early, and healthy otherwise. She’s operated on 112 of them, and five years later 106 were fine. So I think I’m going to be okay, and I’ve also put our papers in the blue folder, in case I’m one of the six. Love, Diego',
    decidingWords: ['under fifty, caught early, and healthy otherwise'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'A rate is exactly what he asked for, and it’s for people like him.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          '“I think I’m going to be okay” is no surer than 106 in 112 allows, and he’s ready in case he’s one of the six.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Expecting to do better than the pamphlet sounds just like it. He didn’t exempt himself, though; he asked about people like him.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'His hope rests on a count of patients who are like him, and he’s made plans in case it goes wrong.',
      },
    ],
  },
  {
    id: 'optimism-bias-alton-pass',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'It’s four o’clock and snowing, and your son’s birthday dinner is at seven. Over the pass, through Alton, you’d be home in time. You grew up on that road. Your wife’s just sent a picture of the birthday boy in his paper crown. The radio says that in the last snowstorm, one in four cars without chains got stuck up there overnight. Your chains are at home in the garage. The river road through Kendall is plowed and gets you home at eight. The toll road through Berne gets you there at nine, and the way past your mother’s, in Dell, at ten.\n\nWhich way do you go?',
    decidingWords: ['one in four cars without chains', 'Your chains are at home in the garage'],
    options: [
      {
        text: 'Drive home by way of Dell.',
        tag: 'go ahead',
        rationale: 'It’d be nice to see your mother, but at ten you’d be three hours late for your son’s dinner.',
      },
      {
        text: 'Drive home by way of Alton.',
        tag: 'go ahead',
        rationale:
          'The paper crown tugs at you, and getting stuck feels like something that happens to other people. They had no chains, and you have none, either.',
      },
      {
        text: 'Drive home by way of Kendall.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Without chains, one in four is a real chance of a night in the snow, and knowing the road doesn’t change that. By way of Kendall you’re only an hour late.',
      },
      {
        text: 'Drive home by way of Berne.',
        tag: 'go ahead',
        rationale:
          'A toll road sounds like the safe one, but the river road is plowed and gets you home an hour sooner.',
      },
    ],
    flip: {
      fact: 'It isn’t snowing, and the pass is dry.',
      makesRight: 'Drive home by way of Alton.',
    },
  },
]
