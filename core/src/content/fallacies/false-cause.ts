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
]
