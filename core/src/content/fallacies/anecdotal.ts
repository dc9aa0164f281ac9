import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anecdotal',
  aliases: ['Anecdotal Evidence', 'Anecdotal Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['personal story', 'one case', 'experience', 'statistics', 'evidence', 'exception', 'testimonial'],
  link: 'https://yourlogicalfallacyis.com/anecdotal',
  definition:
    'Letting one story or personal experience settle a general question, in place of wider evidence or against it. The story may be true and still tell us little about how things usually go.',
  neighbors: [
    {
      name: 'False Cause',
      tellApart: 'Is one case made to speak for all cases, or is one event said to have brought about another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Does a single story stand in for the data, or was a pattern picked out of plenty of data afterward?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Does one case stand for other cases like it, or does a trait pass between parts and their whole?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Are we to believe it because of what happened to someone once, or because of who that someone is?',
    },
    {
      name: 'Special Pleading',
      tellApart: 'Does one case stand for the whole rule, or is one case let off a rule that others have to follow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The bank in Thessaloniki showed Yiannis its records: of the restaurants that had opened along the harbor, more than half closed within three years. He handed the page back with a smile. “My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.” He signed for the loan that afternoon.',
    failingStep:
      'My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.',
    why: 'The bank’s count leaves plenty of room for successes like his aunt’s, so her story doesn’t speak against it. Yiannis assumes that she’s typical. The owners who had to close aren’t around to tell him their stories.',
  },
  soundWhen:
    'One case is enough when the claim is about that case, or says that something never happens. If the label promises that no dog can open the gate, and yours has opened it, that settles it. A story is also a good reason to start counting.',
  reply:
    '“I’m really glad it worked out for her. Do we know how it went for the others who tried? Let’s look at both before we sign.”',
  evidence:
    'Nisbett & Ross (1980), Human Inference (Prentice-Hall). Freling et al. (2020), “When Poignant Stories Outweigh Cold Hard Facts,” Organizational Behavior and Human Decision Processes 160: stories win mainly where feelings run high.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anecdotal-trampoline',
    slot: 'fallacy9',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Forty hospitals report that children who jump on trampolines in groups get hurt twice as often. Mrs. Delgado’s four boys jumped together for ten summers and got off, luckily, with one bruise, so it’s safe, she decides. She tests the springs, one by one, and calls the cousins outside.',
    decidingWords: ['four boys jumped together for ten summers'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Good springs don’t make a safe trampoline, and she does test them “one by one.” But it was her boys that made up her mind; the springs came afterward.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Forty hospitals have counted, and against them she sets one family: “four boys jumped together for ten summers.” Her story’s true, and one lucky backyard says little about the risk.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Luck comes into the story. Mrs. Delgado isn’t waiting for it to turn, however, and ten good summers aren’t said to make a bad one due.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Mrs. Delgado does hold up four lucky children. They’re simply the ones she raised, though; she didn’t go through records in search of a flattering cluster.',
      },
    ],
  },
  {
    id: 'anecdotal-museum-glass',
    slot: 'q9',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“The trade office keeps damage records on each mover,” says Oksana, who’s sending the museum’s antique glass to Boston, “and the movers should have to show us theirs.” “You’d check the mailman’s references,” jokes Wes from the ticket desk. “I used the harbor firm once, for my mother’s clock, three floors up and not a scratch, so they’re careful people. They don’t work Sundays, but for us they’ll make an exception.” She books them.',
    decidingWords: ['I used the harbor firm once'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          '“You’d check the mailman’s references” teases Oksana, and it’s about her. Still, Wes doesn’t accuse her of doing what she objects to; he tells her about a clock.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Oksana wants movers to “show us theirs,” and Wes wants her to let that go. Even so, he doesn’t tell her to find a broken vase first; he offers evidence of his own.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“I used the harbor firm once,” says Wes. One smooth move takes the place of the trade office’s damage records. The firm may be good, but a single clock can’t show it.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'An exception does get made, by the movers, for a Sunday. Wes isn’t asking that the harbor firm be held to a softer rule than its rivals.',
      },
    ],
  },
  {
    id: 'anecdotal-mouthguards',
    slot: 'fallacy9',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Over three seasons, the hockey league counted four broken teeth among six hundred players with mouthguards and thirty-one among six hundred without. The captain reads this out, admits that she’s been skipping hers, and asks who wants one from the box. Jonah wore his on Sunday and lost a tooth, he says; mouthguards don’t help, and the league can explain that one. The box goes back, minus one for the goalie, whose mother insists.',
    decidingWords: ['wore his on Sunday and lost a tooth', 'thirty-one among six hundred without'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'The captain has been “skipping hers,” which is an open invitation. Jonah doesn’t take it; he talks about his own tooth and lets her habits be.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'One guard goes to the goalie after all. But Jonah isn’t claiming that a sound rule leaves him out; he says that guards don’t work for anyone.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“The league can explain that one” sounds like passing the job along. He isn’t short of evidence, though; he has one tooth, and he thinks it’s enough.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Jonah “wore his on Sunday and lost a tooth.” That’s one case against twelve hundred players. Guards can prevent most breaks, as the count suggests, and still fail now and then.',
      },
    ],
  },
  {
    id: 'anecdotal-skipped-grade',
    slot: 'q9',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'We asked two hundred children who’d skipped a grade a year before, and a third still felt lonely. Last night a former student who’d skipped third grade told us teachers how soon he’d found friends. Don’t make exceptions for kids like him, he said; they want to be part of the class. I haven’t been so moved in years. When the Chens ask about it at four, I can tell them loneliness is no worry.',
    decidingWords: ['how soon he’d found friends', 'asked two hundred children who’d skipped a grade'],
    options: [
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'One man’s story of “how soon he’d found friends” outweighs two hundred answers. He may well belong to the two thirds who settle in; the Chens should hear about the rest, too.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“Part of the class” does sound like parts and wholes. But nobody reasons from one child’s good year to the class’s, or back; one child stands for other children.',
      },
      {
        text: 'Special Pleading',
        rationale:
          '“Don’t make exceptions” is his plea, and it’s the opposite of asking for one. The teacher doesn’t bend a rule for anybody, the Chens included.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'This is close: one happy case out of hundreds. She didn’t fish it out of the survey, though. A visitor told her a story, and she forgot the survey.',
      },
    ],
  },
  {
    id: 'anecdotal-rebuilt-tablets',
    slot: 'fallacy9',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Hi, Lena. Refurbished tablets are half price, kinder to the environment, and popular with other offices. As for how they hold up, which is what you asked, my father’s hasn’t failed once since March, and he’s even sleeping better, so they last. I’ll order sixty tomorrow. Quentin',
    decidingWords: ['hasn’t failed once since March'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“Kinder to the environment” does speak for refurbished tablets. Quentin isn’t saying that they last on that account; for that he turns to his father’s.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'One tablet “hasn’t failed once since March,” and out of that Quentin gets “so they last.” Sixty may do just as well, but a single one can’t tell him.',
      },
      {
        text: 'False Cause',
        rationale:
          'Did the tablet bring better sleep? Quentin hints at it, for a laugh, but nothing in his answer to Lena depends on it.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Popular with other offices” is the crowd, all right. It’s listed beside the price; when he gets to Lena’s question, he has another answer.',
      },
    ],
  },
  {
    id: 'anecdotal-lower-rent',
    slot: 'q9',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Short on Cash: Does it help to ask for a lower rent? It certainly does. My landlord had raised mine without asking me, so I didn’t feel bad about sending him two polite lines. A true landlord looks after his people, he wrote back, and he made an exception and knocked off fifty dollars. Landlords are softer than people think. Ask yours tonight, and plan your budget around the difference.',
    decidingWords: ['sending him two polite lines'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          '“He made an exception,” the columnist reports, so a rule was bent. It was bent as a favor; she doesn’t claim that rules for tenants shouldn’t apply to her.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'He’d raised it “without asking,” so she did some asking herself: tit for tat, it seems. That explains her nerve. It isn’t her reason for saying that asking works.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'She goes from “sending him two polite lines” to “Landlords are softer than people think.” Asking may be wise, but a budget needs more than one lucky letter.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“A true landlord looks after his people” is an easy phrase to trip over. He’s being gracious; she doesn’t use it to wave away landlords who say no.',
      },
    ],
  },
  {
    id: 'anecdotal-night-train',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To the editor: According to your Sunday story, just two in a hundred overnight trains on the coast line have arrived late this year. You got that from the railroad. On May 2 I was aboard the 11:40. We sat behind a broken-down freight outside Salinas and reached the coast fifty minutes late. The conductor recorded the time on my ticket. Those trains don’t run on time, so please publish a correction.',
    decidingWords: ['On May 2 I was aboard the 11:40'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'His delay is real and on record. But “two in a hundred” is what the paper reported, and his train may be one of the two.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          '“You got that from the railroad” is a dig at the source. He doesn’t rest there, though; he thinks his own trip shows that the figure is wrong.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“On May 2 I was aboard the 11:40” is one ride, and two in a hundred leaves room for it. From that he gets “Those trains don’t run on time.”',
      },
      {
        text: 'False Cause',
        rationale:
          'A freight is blamed for the delay, and rightly, since the passengers were stuck behind it. What’s wrong comes later, with “those trains.”',
      },
    ],
  },
  {
    id: 'anecdotal-night-train-sound',
    kind: 'sound',
    twinOf: 'anecdotal-night-train',
    genre: 'letter',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'To the editor: According to your Sunday story, not one overnight train on the coast line has arrived late this year. You got that from the railroad. On May 2 I was aboard the 11:40. We sat behind a broken-down freight outside Salinas and reached the coast fifty minutes late. The conductor recorded the time on my ticket. At least one train didn’t run on time, so please publish a correction.',
    decidingWords: ['not one overnight train', 'The conductor recorded the time on my ticket'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'The letter writer does raise an eyebrow at the railroad. Yet he doesn’t throw out its figure for where it came from; he sets the conductor’s note against it.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One bad night can’t tell us how trains usually run. He isn’t saying how they usually run, however: “at least one train” is the whole claim.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The story said “not one overnight train” ran late. One late train is enough to sink that, and his is on record: “The conductor recorded the time on my ticket.”',
      },
      {
        text: 'False Cause',
        rationale:
          'That freight gets the blame, but nobody had to guess at the cause: the passengers “sat behind” it themselves.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 2, tool shed. A new lock would be ninety dollars. Petra couldn’t imagine anyone wanting our old spades and asked Callum for facts. The lock broke on Tuesday evening, he said, and the shed stood open until Wednesday; he’s counted twice since then, and nothing’s missing. Since tools hardly ever get taken around here, he moved that we do without a lock. The motion carried.',
    decidingWords: ['the shed stood open until Wednesday'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Counting and recounting looks like searching for a result. Callum has one night to search, though, and he reports what he found.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Petra “couldn’t imagine” thieves, and that’s no argument. She seems to know that, because she goes on to ask for facts.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Ninety dollars may well be too much for old spades. But “hardly ever” is a claim about many nights, and Callum has told us about one.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'That “the shed stood open until Wednesday” is the story of one night. “Hardly ever” is a claim about years, and Callum has no years to show.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed-sound',
    kind: 'sound',
    twinOf: 'anecdotal-open-shed',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 2, tool shed. A new lock would be ninety dollars. Petra couldn’t imagine anyone wanting our old spades and asked Callum for facts. The lock broke six years ago, he said, and the shed has stood open ever since; he’s counted each month since then, and we’re missing one rake. Since tools hardly ever get taken around here, he moved that we do without a lock. The motion carried.',
    decidingWords: ['The lock broke six years ago', 'he’s counted each month since then'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'With six years to choose from, a person could show off the quiet ones. Callum’s count takes in each month, including the one that cost a rake.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One man talking about one shed does look like a mere story. But they’re deciding about this very shed, and Callum has its whole record.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'What Petra “couldn’t imagine” settles nothing, and isn’t allowed to. Callum’s count is what carries the motion.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“The lock broke six years ago,” and “he’s counted each month since then.” For this shed that’s a long record, and one rake in six years costs less than a lock.',
      },
    ],
  },
  {
    id: 'anecdotal-knee-voicemail',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Raul, it’s Ines. I saw the sheet about your knee operation, which says most of three hundred patients could drive after six weeks. Well, my neighbor was driving on day nine after hers, with swims in the lake and no pills, so nine days it is, bones and tendons willing. I’ll tell your boss.',
    decidingWords: ['my neighbor was driving on day nine'],
    options: [
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Ines holds “my neighbor was driving on day nine” against a sheet about three hundred people. It may be true; it still doesn’t tell Raul what to expect.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“Bones and tendons willing” names parts. She doesn’t argue from them to the knee; her nine days come from the neighbor.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Swims in the lake and no pills” is in there for charm. She isn’t telling Raul how to heal; she’s telling him when he’ll drive.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A quick recovery next door is good news, and Raul may be quick as well. Most of those “three hundred patients” weren’t, and Ines had just read it.',
      },
    ],
  },
  {
    id: 'anecdotal-old-bean',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Beans should be sown by their thirtieth year, says the seed bank’s handbook; in its trials, one older bean in fifty came up. With four drawers of old beans to sow, Jorge can hardly believe it. From a tin in his grandfather’s kitchen he takes the last bean, from 1961, and lays it on wet cotton. A week later it has two leaves. They keep well, he notes, and gives the drawers ten more years.',
    decidingWords: ['takes the last bean, from 1961'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'He “can hardly believe it,” and a less curious man stops there. Jorge puts it to a test; the trouble is how much he reads into the answer.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Jorge “takes the last bean, from 1961,” and it comes up, as one in fifty does. On that he writes “They keep well” about four drawers and sets the trials aside.',
      },
      {
        text: 'False Cause',
        rationale:
          'A tin in his grandfather’s kitchen begs for credit. Jorge gives it none; his note says that beans last, not what made this one last.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Running a test instead of trusting a handbook is to his credit. A test of one bean can’t overturn trials in which one in fifty sprouted.',
      },
    ],
  },
]
