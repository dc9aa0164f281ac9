import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Negativity Bias',
  aliases: ['Negativity Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['criticism', 'bad news', 'complaint', 'one bad review', 'feedback', 'insult', 'worry', 'gloom'],
  link: 'https://yourbias.is/negativity-bias',
  definition:
    'Letting bad things count for more than good things of the same size. One insult, complaint or piece of bad news drowns out a long list of pleasant ones.',
  neighbours: [
    {
      name: 'Loss Aversion',
      tellApart:
        'Is something about to be given up in a decision, or does one bad impression simply outweigh the good ones?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Is something thought common because examples come to mind, or thought weighty because it is bad?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Would the event still weigh as much if it were just as fresh, but pleasant?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Do the bad facts outweigh other facts, or are the same facts only told in a gloomier way?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'negativity-bias-heart-walk',
    slot: 'bias18',
    form: 'A',
    kind: 'decide',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You lead a weekly walk for people with heart trouble. Nineteen of your twenty feedback cards are warm: easier stairs, better sleep, new friends. The twentieth says, “Same dull route each week.” You have read that card six times, and it is the one you hear as you fall asleep. What will you do?',
    decidingWords: ['Nineteen of your twenty feedback cards are warm', 'read that card six times'],
    options: [
      {
        text: 'Hand the group over to somebody who is more exciting.',
        rationale:
          'This lets a single card undo nineteen. It would be sound if most of the walkers had found you dull.',
      },
      {
        text: 'Drop the cards next time, since they only upset you.',
        rationale:
          'The cards bring mostly good news and one useful hint. Dropping them would make sense if they told you nothing about the walks.',
      },
      {
        text: 'Keep the walks as they are, and try one new route next month.',
        right: true,
        rationale:
          'You have “read that card six times”, but “Nineteen of your twenty feedback cards are warm”. This keeps what helps, and gives the complaint the small weight that it has.',
      },
      {
        text: 'Put that card away, and show the clinic the other ones.',
        rationale:
          'Hiding the complaint is no cure for dwelling on it. It would be fair only if the card had come from somebody who was not in the group.',
      },
    ],
  },
]
