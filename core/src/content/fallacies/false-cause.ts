import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'False Cause',
  aliases: ['Post Hoc', 'Questionable Cause', 'Correlation Is Not Causation'],
  category: 'informal',
  severity: 'high',
  keywords: ['correlation', 'causation', 'coincidence', 'before and after', 'side by side', 'hidden factor', 'trend'],
  link: 'https://yourlogicalfallacyis.com/false-cause',
  definition:
    'Deciding that one thing brought about another just because the two go together, or because one came first. Chance might explain it just as well, or some third thing behind them both.',
  neighbors: [
    {
      name: "Gambler's Fallacy",
      tellApart: 'Is one thing said to have produced another, or is a chance result thought to be due after a run?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart:
        'Is a real link misread as one thing producing the other, or did someone make the link by picking out the data that match?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Is something that already happened explained wrongly, or is a chain of things to come predicted?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Is the pattern real but badly explained, or is one personal story set against what many cases show?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Does the reasoning start from “these two go together” or from “I can’t picture it”?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'All winter, Rosalind’s hens outside Cork laid next to nothing. On the last day of February she put a radio in the henhouse, and by the end of March she was collecting nine eggs a day. “They needed music,” she tells her neighbor. She’s ordered a second radio for the other henhouse, where she hasn’t looked in weeks.',
    failingStep: 'They needed music',
    why: 'She treats the radio as the one thing that changed. But the days also grow longer in March, and hens lay more when there’s more light. A look into the other henhouse, where no music played, would have told her more.',
  },
  soundWhen:
    '“It came right after” is a good reason to suspect a cause, and a comparison can turn the hunch into knowledge. Twenty tomato plants get the new feed; twenty beside them don’t. When the fed ones grow twice as tall, it’s fair to credit the feed.',
  reply:
    '“You may be right. What else changed around then? And is there a place where they didn’t do it, so we can compare?”',
  evidence:
    'Aristotle, Rhetoric, book II, chapter 24, already lists taking “after this” for “because of this.” Yule (1926), “Why Do We Sometimes Get Nonsense-Correlations between Time-Series?,” Journal of the Royal Statistical Society 89.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'false-cause-bookshop-towns',
    slot: 'fallacy2',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Booksellers paid for this new study, but the figures hold up. In three hundred towns, the more bookstores there are, the longer people live. Opening three on Main Street will give us two extra years, without a pill or a powder. Several communities upriver are already lining up for theirs.',
    decidingWords: ['the more bookstores there are, the longer people live', 'give us two extra years'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          '“Booksellers paid for this” is where a lazy critic stops. Our columnist looks past it, and doesn’t judge the figures by who footed the bill.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Without a pill or a powder” has a back-to-the-garden ring. Yet nothing here is called good because it’s natural, and a bookstore is hardly a meadow.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“The more bookstores there are, the longer people live”: true, perhaps because rich towns have more of both. That doesn’t mean three new shops will “give us two extra years.”',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Other towns “are already lining up,” and that does add a nudge. It comes as an aside, though; the promised years are drawn from the three hundred towns.',
      },
    ],
  },
  {
    id: 'false-cause-start-screen',
    slot: 'q2',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'To the school board: Since June 30, when our scheduling app got its new start screen, error reports have plunged from 400 a month to 60. The new screen deserves the credit, so please cancel the repairs planned for September. We were overdue for encouraging news; I had to read that figure twice before I circled it on the attached chart. Classes resume on Monday. Ingrid',
    decidingWords: ['error reports have plunged from 400 a month to 60', 'The new screen deserves the credit'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'Ingrid “had to read that figure twice,” so it did surprise her. But she accepts it. Nothing gets rejected for being hard to picture.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'That figure, “circled” on the chart, brings to mind a target painted around a hit. Ingrid didn’t hunt through dozens of measures for it, however; error reports are what the September repairs are about.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Overdue for encouraging news” sounds like a gambler at the table. In Ingrid’s argument the credit goes to the screen, not to a bad spell that had to end.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“The new screen deserves the credit” ignores the calendar. School was out, few people opened the app, and reports were bound to fall whatever the screen looked like.',
      },
    ],
  },
  {
    id: 'false-cause-star-nights',
    slot: 'fallacy2',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'For sixty nights Rafael has kept a log, with a star whenever his daughter’s crying made him go in. On starred nights she woke five times or more; on the others, once or twice. It’s hard to believe, he thinks, but he’s the one keeping her up, so he moves to the sofa. “At this rate, she’ll still be waking us in college,” his wife says. “We’re overdue for a quiet night.”',
    decidingWords: ['his daughter’s crying made him go in', 'he’s the one keeping her up'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          '“We’re overdue for a quiet night” is how any tired parent talks. Rafael doesn’t count on luck to even things out; he acts on the stars in his log.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'That crack about college stretches today’s trouble a long way ahead. “At this rate” is his wife’s joke, and Rafael’s move to the sofa rests on sixty nights already past.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'Each star means that “his daughter’s crying made him go in,” so she was awake first and bad nights brought him. Rafael reads his own log backward: “he’s the one keeping her up.”',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Rafael finds the pattern “hard to believe” and then believes it anyway. That’s the opposite of throwing something out because he can’t imagine it.',
      },
    ],
  },
  {
    id: 'false-cause-yellow-card',
    slot: 'q2',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Power company board, item four: When a home’s bill shoots far above its usual level, we mail the family a yellow card with a sad face. Last year we sent 4,000, and in nine homes out of ten the next bill came back down. The board concluded that the face makes people save; Mr. Adeyemi admitted that he’d never have expected it of cardboard. The print run was doubled.',
    decidingWords: ['shoots far above its usual level'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Unusually high bills mostly do come “back down,” so expecting that is no mistake. What the board gets wrong is what brought them down.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'A bill that “shoots far above its usual level” tends to drop again by itself, card or no card. The board saw what came next and concluded that “the face makes people save.”',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Those 4,000 homes were singled out, but ahead of time and for their bills. Nothing was trimmed afterward; “nine homes out of ten” leaves the tenth in plain sight.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Mr. Adeyemi would “never have expected it,” which sounds like doubt. Having seen the figures, he goes along; no one on the board turns them down as unthinkable.',
      },
    ],
  },
  {
    id: 'false-cause-dance-class',
    slot: 'fallacy2',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Posted by the coffee machine: We’ve counted last year’s sick days for the entire staff. Those who signed up for the Tuesday dance class missed four days each, while the remaining 190 employees missed nine. We could hardly believe our eyes. After two miserable flu seasons our luck is about to change, because starting in May the class is part of the workweek for everyone. Sneakers are fine.',
    decidingWords: ['Those who signed up for the Tuesday dance class missed four days each'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“Those who signed up for the Tuesday dance class missed four days each,” perhaps because fit people sign up for dance classes. That doesn’t show that dancing keeps anyone else out of bed.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Two bad years and then “our luck is about to change”: it’s worded like a bet. The notice expects the change from dancing, however, not from the bad years themselves.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Counting “last year’s sick days” could turn into a hunt for some pattern or other. Here one class is compared with the other 190 people, and the entire staff is in the count.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          '“We could hardly believe our eyes” is delight, not doubt. The writers swallow the number whole and build the workweek around it.',
      },
    ],
  },
  {
    id: 'false-cause-classroom-pets',
    slot: 'q2',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Pets are allowed from fourth grade up, so the rooms upstairs hold rabbits, fish and an elderly turtle. The principal, Mr. Fujita, has timed 260 children reading aloud, and in rooms with a pet, they read thirty more words a minute. “Fur beats worksheets,” he tells the office, and orders hamsters to help the little ones downstairs catch up. One boy reads to the turtle; the school across the street is getting goats.',
    decidingWords: [
      'Pets are allowed from fourth grade up',
      'in rooms with a pet, they read thirty more words a minute',
    ],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“Fur beats worksheets” does set animals against paper. His reason is a reading test, though, and he doesn’t say that animals are better because they’re not man-made.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'There’s a boy who reads to the turtle, and it’s a sweet story. Mr. Fujita doesn’t lean on it; he has timed 260 children.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“Pets are allowed from fourth grade up,” so the children in those rooms are simply older. Age explains the thirty extra words without help from a single hamster.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'There are goats coming “across the street,” and schools do copy one another. Mr. Fujita isn’t following them: he orders hamsters on the strength of his reading scores.',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Aroha followed forty beehives from April to October. She hung mint oil in twenty of them, the ones whose keepers, the keenest in the valley, had asked for it. Those hives ended up with half as many mites, so her report concludes mint oil keeps mites down. Mr. Brandt, who couldn’t see how a smell would bother a mite, read all forty rows and bought a case. His neighbor’s weakest hive had survived with mint.',
    decidingWords: ['the ones whose keepers, the keenest in the valley, had asked for it', 'mint oil keeps mites down'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'Mint went into “the ones whose keepers, the keenest in the valley, had asked for it.” Keen keepers do a hundred other things for their bees, and any of those might explain the difference.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A neighbor’s “weakest hive” has the makings of an anecdote. Aroha’s report doesn’t lean on it, though; it stands on forty hives.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Mr. Brandt “couldn’t see how a smell would bother a mite,” so the doubt is there. But he drops it, and nothing in Aroha’s report depends on him.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Forty hives and seven months are careful work. What isn’t careful is the choice of the twenty: they already belonged to “the keenest in the valley.”',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips-sound',
    kind: 'sound',
    twinOf: 'false-cause-mint-strips',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Aroha followed forty beehives from April to October. She hung mint oil in twenty of them, the ones whose numbers she herself had pulled out of a hat. Those hives ended up with half as many mites, so her report concludes mint oil keeps mites down. Mr. Brandt, who couldn’t see how a smell would bother a mite, read all forty rows and bought a case. His neighbor’s weakest hive had survived with mint.',
    decidingWords: ['the ones whose numbers she herself had pulled out of a hat'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'Brandt’s “couldn’t see how” is doubt from the sidelines. He isn’t the author, and by the time he buys a case, he has gotten over it.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'That neighbor’s hive is a single case, and single cases prove little. Nobody argues from it: Aroha counted mites in forty, and Mr. Brandt read “all forty rows.”',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The treated hives were “the ones whose numbers she herself had pulled out of a hat.” Chance spread strong hives over both groups, which leaves mint as the best explanation for so large a gap.',
      },
      {
        text: 'False Cause',
        rationale:
          'Mint and fewer mites do go together here, and often that isn’t enough. With numbers “pulled out of a hat,” though, the two groups start out alike.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Archery club, range report: New lights went up over the targets on October 3, the week the beginners’ class moved to the school gym. Our average has climbed eleven points, so the lights have paid off, and it’s high time our luck turned. My chart hangs by the door, with the best evenings in gold, and I’d like the same lights for the small range. Piet',
    decidingWords: ['the week the beginners’ class moved to the school gym', 'so the lights have paid off'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          '“It’s high time our luck turned” sounds as if good scores were owed. Piet doesn’t say they came because they were due, however; he says the lights brought them.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'October 3 was also “the week the beginners’ class moved to the school gym,” taking the weakest scores along. Their leaving lifts the average under any light.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A date, a before and an after look like a fair test of the lights. Two things changed in that week, and Piet writes down both but counts one.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Gold ink for “the best evenings” is a bit of showing off. It decorates the chart; the figure Piet argues from is the average of the whole club.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps-sound',
    kind: 'sound',
    twinOf: 'false-cause-hall-lamps',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Archery club, range report: New lights went up over the targets on October 3. With the same archers, our average climbed eleven points, and it fell back in all three weeks when the lights were out. So the lights have paid off, and it’s high time our luck turned. My chart hangs by the door, with the best evenings in gold, and I’d like the same lights for the small range. Piet',
    decidingWords: ['With the same archers', 'it fell back in all three weeks when the lights were out'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'A poor stretch followed by a good one does have the feel of luck evening out. “High time” is just relief; Piet’s reasoning is about light.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Highlighting “the best evenings in gold” can mislead a reader of the chart. His conclusion uses the average, though, and it counts all three of the dark weeks.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The average went up with the light, and “it fell back in all three weeks when the lights were out,” the same people shooting. That’s fair ground for crediting the lights.',
      },
      {
        text: 'False Cause',
        rationale:
          'New lights, then better scores: on its own that proves little. But the average followed the light down again each time, “with the same archers.”',
      },
    ],
  },
  {
    id: 'false-cause-children-boards',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Vasco: I checked our accident list. Streets with “Children at Play” signs have three times as many crashes.\nBeth: The town installs those when parents complain about a close call.\nVasco: They’re distracting drivers. Let’s remove them before there’s one on every pole.\nBeth: Ours is new. Knock on wood.',
    decidingWords: ['when parents complain about a close call', 'They’re distracting drivers'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'Signs go up “when parents complain about a close call.” Dangerous streets get signs, so the crashes may well bring the signs rather than the other way around.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Beth’s “knock on wood” is about luck, which brings gamblers to mind. But neither of them says that a quiet stretch makes a crash more or less likely.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“One on every pole” paints a silly future. Vasco tosses it in at the end; his case against the signs is the accident list.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Vasco did his homework on the accident list, and the number is real. Beth has just told him why those streets have signs, and he talks right past it.',
      },
    ],
  },
  {
    id: 'false-cause-hut-soup',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'At the mountain hut, most guests get a headache that lasts until they’ve had a night to adjust. Mirela serves garlic soup, an army recipe. By breakfast, nine in ten feel fine, and after 240 guests she’s concluded the soup works. Her menu quotes a Denver climber.',
    decidingWords: ['lasts until they’ve had a night to adjust'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'Guests get a headache that “lasts until they’ve had a night to adjust,” and by breakfast they’ve had one. Most guests were going to feel better with or without garlic.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A Denver climber gets quoted on the menu, and his is one person’s story. Mirela’s conclusion doesn’t rest on him; she counted 240 guests.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          '“An army recipe” gives the soup a bit of legend. Mirela doesn’t trust it for its past, though; she trusts it for how guests feel at breakfast.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Keeping track of “240 guests” is more than most cooks do. But we hear of no one who went without soup, so there’s nothing to compare nine in ten with.',
      },
    ],
  },
]
