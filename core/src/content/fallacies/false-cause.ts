import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'False Cause',
  aliases: ['Post Hoc', 'Questionable Cause', 'Correlation Is Not Causation'],
  category: 'informal',
  severity: 'high',
  keywords: ['correlation', 'causation', 'coincidence', 'before and after', 'side by side', 'hidden factor', 'trend'],
  link: 'https://yourlogicalfallacyis.com/false-cause',
  definition:
    'Deciding that one thing brought about another just because the two go together or came one after the other. Chance, or a third thing behind both, could explain it as well.',
  neighbours: [
    {
      name: "Gambler's Fallacy",
      tellApart: 'Is one event said to have produced another, or is a chance result thought to be due after a run?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart:
        'Is a real link read as one thing producing the other, or was the link made by picking out only the data that match?',
    },
    {
      name: 'Slippery Slope',
      tellApart:
        'Is something that already happened explained wrongly, or is a chain of things still to come predicted?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Is the pattern real but badly explained, or is one personal story set against what many cases show?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'All winter, Rosalind’s hens near Cork laid almost nothing. On the last day of February she put a radio in the henhouse, and by the end of March she had nine eggs a day. “It’s the music they needed,” she tells her neighbor. She has ordered a second radio for the other shed, where she hasn’t looked for a while.',
    failingStep: 'It’s the music they needed',
    why: 'The step assumes that the radio was the one thing that changed. In March the days also grow longer, and hens lay more when there is more light. A look into the other shed, where no music played, would have told her more.',
  },
  soundWhen:
    '“It came after” is a good reason to suspect a cause, and a comparison can turn the hunch into knowledge. If twenty plants get the new feed, twenty beside them get none, and the fed ones grow twice as tall, it is fair to credit the feed.',
  reply:
    '“That could be it. What else changed around then? And is there a place where they didn’t do it, so that we can compare?”',
  evidence:
    'Aristotle, Rhetoric, book II, chapter 24, already lists taking “after this” for “because of this”. Yule (1926), “Why Do We Sometimes Get Nonsense-Correlations between Time-Series?”, Journal of the Royal Statistical Society 89.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'false-cause-bookshop-towns',
    slot: 'fallacy2',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Researchers looked at three hundred towns,” says the Sunday column. “Where there are more bookshops, people live about two years longer. Our town has just one. If we help three more to open, we will have given ourselves longer lives for the price of a few shelves.”',
    decidingWords: ['Where there are more bookshops', 'given ourselves longer lives'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if one side wanted ten new bookshops, another none, and the column held that about five must be right because it lies between them.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'The writer would have to think that after several years of bad luck with health, the town was due for a good one. Nothing here rests on luck evening out.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'That people live longer “Where there are more bookshops” does not show that the shops do it. Richer towns may have more of both, so new shops may not have “given ourselves longer lives”.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would need one person’s story as the proof, perhaps a bookseller who turned a hundred. The column has three hundred towns; it goes wrong in explaining them.',
      },
    ],
  },
  {
    id: 'false-cause-start-screen',
    slot: 'q2',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'On June 30, Ingrid’s team gave the school timetable app a new start screen. Over the summer break, error reports fell from 400 a month to 60. Ingrid is pleased and writes to the school: “The new screen has cured the errors. We can cancel the repairs planned for the fall.”',
    decidingWords: ['Over the summer break', 'The new screen has cured the errors'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'It would fit if Ingrid had expected few errors because, after so many bad months, a good one was due. She credits the new screen instead.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Someone would have to complain about the app and be told that their own work is just as faulty. No complaint is being answered here.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'If Ingrid had relied on one teacher who told her that the app ran well, this would be the name for it. She counts the reports of all users.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'The reports fell after the change, but also “Over the summer break”, when few people open a school app. That alone could explain it, so “The new screen has cured the errors” does not follow.',
      },
    ],
  },
  {
    id: 'false-cause-star-nights',
    slot: 'fallacy2',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Sixty nights are noted in Rafael’s little book. About half of them have a star: on those, he went in to calm his daughter. In the nights without a star, she woke once or twice. With a star, it was five times or more. “I’m the one who keeps her awake,” he tells his wife. “From tonight I’ll stay on the sofa.”',
    decidingWords: ['he went in to calm his daughter', 'I’m the one who keeps her awake'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'For this, Rafael would have to fear a chain of things to come: sitting with her tonight, every night by fall, and a child who never learns to sleep alone.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he stayed on the sofa because a well-known actor had said that this is best. He relies on his own notes.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'Stars and bad nights do go together, but “he went in to calm his daughter” suggests why: she was already awake. “I’m the one who keeps her awake” may have it the wrong way round.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would be right if he had set one bad night, or a story from a friend, against what many nights show. He has sixty on paper; the trouble is how he explains them.',
      },
    ],
  },
  {
    id: 'false-cause-yellow-card',
    slot: 'q2',
    form: 'B',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Whenever a home’s power bill leaps far above its usual level, the company mails a yellow card with a sad face on it. Last year it mailed four thousand. In nine out of ten of these homes, the next bill was lower. “People see that face and save,” says the yearly report. Twice as many cards are now being printed.',
    decidingWords: ['leaps far above its usual level', 'People see that face and save'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if the report had leaned on one grateful customer’s story. Four thousand homes were followed, so it does not rest on a single case.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          'A bill that “leaps far above its usual level” will mostly come down again by itself, card or no card. “People see that face and save” takes what came next for what the card did.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Here two sides would have to disagree about the cards, and the report would have to call a halfway answer right because it is halfway. There is only one view in it.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Had the company searched many streets and shown only those where bills fell, this would be right. It counts all the homes that got a card, the tenth that did not save included.',
      },
    ],
  },
  {
    id: 'false-cause-dance-class',
    slot: 'fallacy2',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Notice on the staff board: “We have counted last year’s sick days for all 212 of us. People who come to the Tuesday dance class were ill for four days each, the rest for nine. You can guess what is next! From May on, the class is part of the working week for the whole staff. We look forward to a thousand more healthy days.”',
    decidingWords: ['People who come to the Tuesday dance class', 'We look forward to a thousand more healthy days'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“People who come to the Tuesday dance class” may do so because they are fit to begin with. Then sending the others there will not bring “a thousand more healthy days”, good fun though it may be.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'If the notice had told of one colleague whose back pain went away, this would fit. It counts the days of all 212 people.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'It would have to come out that forty habits were checked, from tea to parking, and that only the one that happened to match was shown. The notice compares one thing.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'This would be the name for it if staff were told that they must dance or will fall ill, with nothing else on the list. Other ways to stay well are not ruled out.',
      },
    ],
  },
  {
    id: 'false-cause-classroom-pets',
    slot: 'q2',
    form: 'C',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Since pets are allowed from grade four on, the rooms upstairs hold rabbits, fish and a very old turtle. Mr. Fujita, who timed all 260 children as they read aloud, has found a clear pattern. In rooms with a pet, they read thirty words a minute more. He has asked for five hamsters for the rooms downstairs, to help the little ones catch up.',
    decidingWords: ['pets are allowed from grade four on', 'In rooms with a pet, they read thirty words a minute more'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'This would need one child as the example, perhaps a boy who learned to read to a rabbit. Mr. Fujita timed all 260, which is a solid count.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Somebody would have to argue badly for pets, and he would have to conclude from the bad argument that pets do no good. He argues against nobody.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“In rooms with a pet, they read thirty words a minute more” is true, but “pets are allowed from grade four on”, so those readers are older. Age can explain it without any turtle.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if he had warned that a hamster leads to a dog, and a dog to a school that is a zoo. He hopes for one good result and fears no chain.',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Half a year of work lies behind Aroha’s one-page report. She watched forty beehives and hung strips with mint oil in twenty of them: those whose keepers, the keenest in the valley, had asked for some. In the fall, the hives with strips had half as many mites as the rest. “In our valley, mint oil keeps mites down,” the report ends.',
    decidingWords: ['whose keepers, the keenest in the valley, had asked for some', 'mint oil keeps mites down'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'The strips went to hives “whose keepers, the keenest in the valley, had asked for some”. Such keepers do a lot for their bees, so their care may explain the low number of mites.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, she would have to compare many things, such as honey, weight and noise, and report the one that happened to differ. She counted mites and nothing else.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if her report rested on one hive that got well after a strip was hung in it. She has figures from forty.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The conclusion would be fair if chance had picked the twenty hives, so that keen and less keen keepers were found on both sides.',
      },
    ],
  },
  {
    id: 'false-cause-mint-strips-sound',
    kind: 'sound',
    twinOf: 'false-cause-mint-strips',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Half a year of work lies behind Aroha’s one-page report. She watched forty beehives and hung strips with mint oil in twenty of them: those whose numbers came first when she drew lots in April. In the fall, the hives with strips had half as many mites as the rest. “In our valley, mint oil keeps mites down,” the report ends.',
    decidingWords: ['whose numbers came first when she drew lots'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'If Aroha had told the story of one lucky hive and left it there, this would be right. Forty hives over half a year are more than a story.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'She would have to look at the results first and then pick the hives that suit her claim. The twenty were chosen in April, before there was a result.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Treated hives were those “whose numbers came first when she drew lots”. So good keepers and good places were spread by chance, and the strips are the best explanation for a difference this large.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would be the answer if the keenest keepers had asked for the strips. Then their care could have kept the mites down without any mint.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Hall report, archery club: new lamps have hung over the targets since October 3, and the average score is up by eleven points. In the same week, the beginners’ course moved to the school gym. The lamps have paid off, says Piet, who looks after the hall. He would like the same ones for the small hall next door.',
    decidingWords: ['In the same week, the beginners’ course moved to the school gym', 'The lamps have paid off'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Piet would have to think that good scores were due after a run of bad ones. He credits something that was changed in the hall, not luck.',
      },
      {
        text: 'False Cause',
        right: true,
        rationale:
          '“In the same week, the beginners’ course moved to the school gym.” With the weakest scores gone, the average goes up under any lamp, so its rise does not show what the light did.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Crediting the lamps would be fair if the same people still shot there, and their scores had dropped each time the lamps failed.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'This would fit if he had gone through single evenings and shown those on which many arrows hit. He takes the average of the whole hall.',
      },
    ],
  },
  {
    id: 'false-cause-hall-lamps-sound',
    kind: 'sound',
    twinOf: 'false-cause-hall-lamps',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Hall report, archery club: new lamps have hung over the targets since October 3, and the average score is up by eleven points. The three times they failed for a week, the same archers fell back to their old scores. The lamps have paid off, says Piet, who looks after the hall. He would like the same ones for the small hall next door.',
    decidingWords: ['The three times they failed for a week, the same archers fell back to their old scores'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'For this, Piet would have to expect a good week only since bad ones came before it. He follows what happened with the light on and off.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'If he had searched a long list of weeks for three that fit his idea, this might be right. The weeks without lamps were not his to pick.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“The three times they failed for a week, the same archers fell back to their old scores”: with the lamps the scores rise, without them they fall. This is good ground for crediting the lamps.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if something else had changed at the same moment, say if the beginners had left the hall that week and so raised the average.',
      },
    ],
  },
  {
    id: 'false-cause-children-boards',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'In the residents’ chat, Vasco writes: “I have gone through the accident list for our 46 streets. Streets with one of those ‘Children!’ boards had three times as many accidents as the others. The town sets a board up when parents ask for it after a scare, and I understand them. But the boards distract drivers. Let’s have them taken down.”',
    decidingWords: ['when parents ask for it after a scare', 'the boards distract drivers'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'The town reacts “when parents ask for it after a scare”, so streets that were risky anyway are the ones that get a board. The accidents bring the boards, it may be, and not the boards the accidents.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'It would be right if he had picked the five streets that suit him and left the rest out. He went through the whole list.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His step would hold if accidents had gone up in the same streets after the boards came, while streets without boards stayed as they were.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Vasco would have to warn of a chain, say boards today, lights tomorrow and a closed road in the end. He explains figures from the past.',
      },
    ],
  },
  {
    id: 'false-cause-hut-soup',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Three thousand meters up, the thin air gives many guests a headache on their first evening, until they are used to it. Mirela, who runs the hut, serves them garlic soup and asks at breakfast how they are. Last season, she noted 240 answers. In nine cases of ten, the pain was gone. “The soup works,” says a card on each table.',
    decidingWords: ['on their first evening, until they are used to it', 'The soup works'],
    options: [
      {
        text: 'False Cause',
        right: true,
        rationale:
          'The pain comes “on their first evening, until they are used to it”, and a night’s rest lies between soup and breakfast. Many would be well by then with no soup at all.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would fit if one guest’s quick recovery were told on the card as the reason. Mirela asked 240 people, which is a careful count.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'She would have to believe that after a row of guests with headaches, a row without must follow. She links the soup with what came after it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The card would be fair if guests who got plain soup, chosen by lot, had kept their headaches much more often than those with garlic.',
      },
    ],
  },
]
