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
    id: 'optimism-bias-wedding-film',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“Hardly any of these drives die in their first four years,” says the woman at the repair shop, “but in the fifth it’s one in six.” Yours turns four in December, and it holds the video you shot at your sister’s wedding. The shop’s swamped this April, so copying costs $80. Waiting is cheaper: $60 in July, $40 in October, $20 in March. You have a good feeling about your drive. What do you do?',
    decidingWords: ['in the fifth it’s one in six', 'Yours turns four in December'],
    options: [
      {
        text: 'Have the video copied this week for $80.',
        tag: 'go ahead',
        rationale:
          'With a wedding video at stake, hurrying seems right. But hardly any of these drives die before they turn four, so $80 buys hardly any more safety than $40.',
      },
      {
        text: 'Have the video copied in July for $60.',
        tag: 'split',
        rationale:
          'July looks like a sensible compromise. But in October your drive is still under four, and copying costs $20 less.',
      },
      {
        text: 'Have the video copied in October for $40.',
        tag: 'wait',
        right: true,
        rationale:
          '“Yours turns four in December,” and then the risky year begins: “in the fifth it’s one in six.” October is the cheapest date before that.',
      },
      {
        text: 'Have the video copied in March for $20.',
        tag: 'wait',
        rationale:
          'Twenty dollars is the best price, and you have a good feeling. But in March your drive is in its fifth year, when one in six dies.',
      },
    ],
    flip: { fact: 'Yours turned four last December.', makesRight: 'Have the video copied this week for $80.' },
  },
  {
    id: 'optimism-bias-dance-tent',
    slot: 'bias19',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Larry, one evening in three is rainy, in your town and mine, so rent a tent for your dance. We won’t rent one for ours, because I can just see us waltzing under the stars. I know, I’m no weather expert, and if our old photos all look dry, it’s because nobody takes pictures in the rain! Wilma',
    decidingWords: ['in your town and mine', 'I can just see us waltzing under the stars'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'One evening in three is the kind of figure people forget. Wilma remembers it and uses it for Larry’s dance; she just makes an exception for her own.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'Wilma knows that one evening in three is rainy “in your town and mine.” She expects to be spared because “I can just see us waltzing under the stars,” which is only a wish.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Photos like that do leave out the rainy evenings. But Wilma says so herself, and her reason is the evening she imagines.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'Wilma sounds sure of a dry evening. But she doesn’t claim to know more than others do; she even says she’s no weather expert.',
      },
    ],
  },
  {
    id: 'optimism-bias-sleep-letters',
    slot: 'bias19',
    form: 'B',
    kind: 'decide',
    genre: 'thought',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'You need at least twenty-five volunteers for a sleep study, and your lab has room for forty; anyone beyond that gets paid and sent home. There’s time for only one mailing. In studies like yours, with letters just as friendly, one person in six says yes, but when you reread your own letter, you can practically see people reaching for the phone. What do you do?',
    decidingWords: ['at least twenty-five volunteers', 'one person in six says yes'],
    options: [
      {
        text: 'Mail the invitation to fifty people.',
        tag: 'go ahead',
        rationale:
          'Fifty letters seem enough when you picture people reaching for the phone. At one yes in six, they bring you about eight volunteers.',
      },
      {
        text: 'Mail the invitation to four hundred people.',
        tag: 'go ahead',
        rationale:
          'Four hundred letters make sure that you don’t come up short. But about sixty-seven people say yes, and you pay some twenty-seven of them to go home.',
      },
      {
        text: 'Mail the invitation to one hundred people.',
        tag: 'split',
        rationale:
          'A hundred letters sound like a cautious number. One yes in six makes about seventeen volunteers, eight short of twenty-five.',
      },
      {
        text: 'Mail the invitation to two hundred people.',
        tag: 'compare',
        right: true,
        rationale:
          'You need “at least twenty-five volunteers,” and “one person in six says yes.” Two hundred letters should get you about thirty-three, which leaves some to spare, and there’s room for all of them.',
      },
    ],
    flip: {
      fact: 'Studies like yours, with letters just as friendly, get one acceptance in three.',
      makesRight: 'Mail the invitation to one hundred people.',
    },
  },
  {
    id: 'optimism-bias-club-card',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Coach, your chart says one player in four misses weeks with an ankle injury, so give my nephews the refundable membership. I’ll take the cheap one, since I don’t see it happening to me. I may be new, but I’ve got the best old shoes in town! Joe',
    decidingWords: ['one player in four misses weeks with an ankle injury', 'since I don’t see it happening to me'],
    breaksAt: 'I’ll take the cheap one, since I don’t see it happening to me.',
    options: [
      {
        label: 'endowment-effect',
        rationale:
          'Joe thinks highly of his old shoes, maybe because they’re his. Which membership he chooses has nothing to do with what they’re worth.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'Joe applies the chart to his nephews: “one player in four misses weeks with an ankle injury.” He leaves himself out “since I don’t see it happening to me,” which is just a feeling.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The cheap membership can be a reasonable gamble. But Joe sees the risk for his nephews and names no difference between them and himself.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Beginners often think too well of their game. Joe calls himself new, though, and he isn’t counting on skill. He’s counting on being spared.',
      },
    ],
  },
  {
    id: 'optimism-bias-club-card-sound',
    kind: 'sound',
    twinOf: 'optimism-bias-club-card',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Coach, your chart says one player in four misses weeks with an ankle injury, so give my nephews the refundable membership. I’ll take the cheap one, since I’ll only be keeping score. I may be new, but I’ve got the best old scorebook in town! Joe',
    decidingWords: ['since I’ll only be keeping score'],
    options: [
      {
        label: 'endowment-effect',
        rationale:
          '“The best old scorebook in town” does sound like an owner talking. But the book plays no part in Joe’s choice. His reason is that he won’t be playing.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The chart is about players, and Joe takes the cheap membership “since I’ll only be keeping score.” That’s a real difference between him and his nephews.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Joe’s new, and he sounds pleased with himself. But keeping score is all he plans to do, so he isn’t overrating his game.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Joe makes an exception for himself, and people often do that for no reason. He has one: he won’t be playing.',
      },
    ],
  },
  {
    id: 'optimism-bias-island-call',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Tonight you’re interviewing a scientist on a distant island, live on the radio. Half of the calls from there get cut off, your engineer says, and nothing can be done about the line. If that happens, your listeners get ten minutes of music. You have one long break left, you know your questions by heart, and you’ve been up since four. Still, you feel lucky tonight. How do you spend the break?',
    decidingWords: ['Half of the calls from there get cut off'],
    options: [
      {
        text: 'Spend the break testing the line with the engineer.',
        tag: 'ask',
        rationale:
          'Testing the line sounds like a precaution. But your engineer says nothing can be done about it, so a test changes nothing.',
      },
      {
        text: 'Spend the break rehearsing your questions once more.',
        tag: 'compare',
        rationale:
          'Good questions do matter in an interview, but you know them by heart, and they won’t keep the call from getting cut off.',
      },
      {
        text: 'Spend the break lying down in the room next door.',
        tag: 'decline',
        rationale:
          'You’ve been up since four, so lying down is tempting. But the risk is real, and a lucky feeling doesn’t make it smaller.',
      },
      {
        text: 'Spend the break recording a backup for the interview.',
        tag: 'split',
        right: true,
        rationale:
          '“Half of the calls from there get cut off,” and feeling lucky doesn’t change that. With a backup, your listeners get something better than ten minutes of music.',
      },
    ],
    flip: {
      fact: 'Only one call in a thousand from the island gets cut off.',
      makesRight: 'Spend the break lying down in the room next door.',
    },
  },
  {
    id: 'optimism-bias-island-call-sound',
    kind: 'decide',
    twinOf: 'optimism-bias-island-call',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Tonight you’re interviewing a scientist on a distant island, live on the radio. One call in a thousand from there gets cut off, your engineer says, and nothing can be done about the line. If that happens, your listeners get last week’s interview, ready to play. You have one long break left, you know your questions by heart, and you’ve been up since four. Still, you feel lucky tonight. How do you spend the break?',
    decidingWords: ['One call in a thousand from there gets cut off', 'you’ve been up since four'],
    options: [
      {
        text: 'Spend the break testing the line with the engineer.',
        tag: 'ask',
        rationale:
          'Testing the line seems thorough. But just one call in a thousand gets cut off, and nothing can be done about the line.',
      },
      {
        text: 'Spend the break rehearsing your questions once more.',
        tag: 'compare',
        rationale:
          'Rehearsing does no harm, but tonight it does no good, either, because you know your questions by heart.',
      },
      {
        text: 'Spend the break lying down in the room next door.',
        tag: 'decline',
        right: true,
        rationale:
          'Lying down may look like trusting your luck, but only one call in a thousand gets cut off. The real problem is that “you’ve been up since four,” so it’s wise to rest.',
      },
      {
        text: 'Spend the break recording a backup for the interview.',
        tag: 'split',
        rationale:
          'It’s good to have something ready in case the line fails. But last week’s interview is ready to play, so you don’t need another backup.',
      },
    ],
    flip: {
      fact: 'A storm is coming, in storms half of the calls get cut off, and there’s no other interview to play.',
      makesRight: 'Spend the break recording a backup for the interview.',
    },
  },
  {
    id: 'optimism-bias-both-wages',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'For the small apartment, one paycheck was enough. The big one, which Courtney had adored from the start, would take both hers and Gil’s, and the loan officer warned them that one couple in three loses a paycheck for a while. “Those things happen,” Courtney told Gil, “but not to us.” Half their friends were buying that year, and she and Gil signed for the big one.',
    decidingWords: ['one couple in three loses a paycheck for a while', 'but not to us'],
    breaksAt: '“Those things happen,” Courtney told Gil, “but not to us.”',
    options: [
      {
        label: 'bandwagon-effect',
        rationale:
          'Half their friends were buying that year, and that can pull people along. Courtney doesn’t mention them; her reason is that such things don’t happen to her.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A couple may take a risk knowingly for a home they love. But Courtney doesn’t accept the risk; she says it isn’t theirs.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'Courtney adored the big apartment from the start, so she may have listened for good news. She accepts the bad news all the same, as something for other people.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'Courtney believes that “one couple in three loses a paycheck for a while.” Then she leaves the two of them out (“but not to us”) and gives no reason.',
      },
    ],
  },
  {
    id: 'optimism-bias-laptop-on-the-seat',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Luz: Do NOT leave your laptop on the seat. They smashed two windows on this block last night\nHugo: I saw the glass. Same spot I’m parked in, actually\nLuz: So bring it in!\nHugo: It’s fine, they’re not going to pick mine\nLuz: Why not yours?\nHugo: I don’t know, that kind of thing just doesn’t happen to me. Order me the noodles',
    decidingWords: ['that kind of thing just doesn’t happen to me'],
    breaksAt: 'Hugo: I don’t know, that kind of thing just doesn’t happen to me.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No striking detail crowds out a figure. He simply leaves himself out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Nothing has to happen tonight. It’s exactly as likely to happen to his car as to the next one.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'He isn’t too sure of something he knows or can do. He’s too sure of his luck.',
      },
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'He has seen the glass and is parked in the same spot. He gives no reason why he’d be spared, only a feeling that bad things are for other people.',
      },
    ],
  },
  {
    id: 'optimism-bias-burst-pipe',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Naomi: Did you get renter’s insurance yet? It’s $14 a month\nSeth: Nah\nNaomi: Seth. One in five apartments in your building had a pipe burst last winter. The lady under you lost everything, and the landlord doesn’t pay for your stuff\nSeth: I believe you. I know it happens to people here\nSeth: I just really don’t see it happening to me',
    decidingWords: [
      'One in five apartments in your building had a pipe burst last winter',
      'I just really don’t see it happening to me',
    ],
    breaksAt: 'Seth: I just really don’t see it happening to me',
    options: [
      {
        label: 'optimism-bias',
        right: true,
        rationale:
          'He accepts that one in five had a burst pipe in his own building. Then he takes himself out of the five without a reason.',
      },
      {
        label: 'endowment-effect',
        rationale: 'What his things are worth to him isn’t the issue. He’s judging the odds.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Going without insurance can be a fair choice for someone who could stand the loss. Not seeing it happen to him is a feeling.',
      },
      { label: 'dunning-kruger-effect', rationale: 'He doesn’t claim to be good at anything; no skill is overrated.' },
    ],
  },
  {
    id: 'optimism-bias-better-odds',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Luz, Don’t cry over the pamphlet. It gives the odds for everyone, and half of those people are over eighty. I asked the surgeon for the ones who are like me: under fifty, caught early, otherwise healthy. Of the hundred and twelve she’s operated on, a hundred and six were fine five years later. So I’m hopeful, and I’ve also written down where the papers are, in case I’m one of the six. Your Diego',
    decidingWords: ['under fifty, caught early, otherwise healthy', 'in case I’m one of the six'],
    options: [
      { label: 'base-rate-neglect', rationale: 'The rate is exactly what he asks for, and from the right group.' },
      { label: 'overconfidence-effect', rationale: 'He’s as sure as 106 in 112, and no surer.' },
      {
        label: 'optimism-bias',
        rationale:
          '“I’ll do better than the pamphlet says” sounds just like it. He didn’t exempt himself; he found the group that he belongs to.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He expects to do better than the average patient because people like him do, by a count. And he prepares for the six.',
      },
    ],
  },
  {
    id: 'optimism-bias-mountain-pass',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'It’s 9 p.m., snow has started, and your son turns six tomorrow on the other side of the pass. You promised pancakes. At the last motel before the climb the clerk says that in the last storm one car in six spent the night stuck up there, with tires like yours. A room costs $89, and the plows go up at five.\n\nWhat do you do?',
    decidingWords: ['one car in six spent the night stuck up there', 'the plows go up at five'],
    options: [
      {
        text: 'Drive up until the snow gets bad, then turn around.',
        tag: 'split',
        rationale:
          'It sounds careful. Cars get stuck where the snow is already bad, and there’s no turning on a buried road.',
      },
      {
        text: 'Take the room and follow the plows up at five.',
        right: true,
        tag: 'wait',
        rationale:
          'One in six is the roll of a die, with your son waiting either way. Eight hours and $89 take it off the table.',
      },
      {
        text: 'Call your wife and ask how the sky looks there.',
        tag: 'ask',
        rationale: 'She can see her own sky. The clerk has told you about the pass.',
      },
      {
        text: 'Drive over the pass tonight and be there for breakfast.',
        tag: 'go ahead',
        rationale:
          'The pancakes pull hard, and it’s easy to feel that you’re not the one in six. With tires like these, you’re as likely as anyone.',
      },
    ],
    flip: {
      fact: 'The snow has turned to rain, and the highway patrol reports a dry pass with no one stuck all winter.',
      makesRight: 'Drive over the pass tonight and be there for breakfast.',
    },
  },
]
