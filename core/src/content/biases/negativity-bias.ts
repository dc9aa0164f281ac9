import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'For four evenings, Bruno’s part in the play in Montevideo brought laughter in every scene. The director praised him, and so did two old actors who rarely praise anybody. On the second evening he dropped a cup. A month later the group offers him a bigger part. “I’m the one who dropped the cup. I don’t belong on a stage,” he thinks, and says no.',
    failingStep: 'I’m the one who dropped the cup. I don’t belong on a stage',
    why: 'One slip sums up four evenings, as if bad moments were weighed on a heavier scale than good ones. A fair verdict puts both on the same scale. The cup would settle it only if such slips were frequent or had ruined the play.',
  },
  soundWhen:
    'Bad news deserves extra weight when the harm is large or cannot be undone. Ninety-nine smooth flights do not excuse one cracked wing, and a babysitter who once left the children alone need not be asked again. Go by how much harm there is, not by how much it stings.',
  reply:
    'Put the good and the bad in two columns, each with its size and how often it happened. Give the bad point its own small repair, and let the whole list set the verdict.',
  evidence:
    'Rozin & Royzman (2001), “Negativity Bias, Negativity Dominance, and Contagion”, Personality and Social Psychology Review 5; Baumeister, Bratslavsky, Finkenauer & Vohs (2001), “Bad Is Stronger Than Good”, Review of General Psychology 5.',
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
  {
    id: 'negativity-bias-shop-rent',
    slot: 'bias18',
    form: 'B',
    kind: 'decide',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Noemi has rented your small shop for eleven years. She painted the front at her own cost, brought you a tenant for the flat above, and pays on the first of the month. Once, five years ago, she paid nine days late and said sorry twice. Her contract is running out, and she would like to stay. Hearing her name, you think: nine days. What do you offer her?',
    decidingWords: ['Once, five years ago', 'you think: nine days'],
    options: [
      {
        text: 'A new contract on the same terms as before.',
        right: true,
        rationale:
          '“Once, five years ago,” is next to nothing in eleven years, and her good deeds count as well. That “you think: nine days” shows how loud a bad moment is, not how large.',
      },
      {
        text: 'Nothing, and look for a tenant who pays on time.',
        rationale:
          'She does pay on time, in all but one month of eleven years. A new tenant would be worth the search if she were often late.',
      },
      {
        text: 'A new contract, with half a year’s rent to be paid in advance.',
        rationale:
          'Rent in advance guards against a danger that hardly shows in eleven years. It would be fair if she owed you money now.',
      },
      {
        text: 'A contract for one year, to see how it goes.',
        rationale:
          'Eleven years have already shown how it goes. A short contract would suit a tenant whom you do not know yet.',
      },
    ],
  },
  {
    id: 'negativity-bias-painted-caps',
    slot: 'bias18',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Ninety caps in one day: Imani’s robot arm painted names on them at the tech fair. Around eleven it wrote “Arcie” instead of “Archie,” and the boy laughed and kept it. People clapped until six, two firms asked for her number, and the radio came by. At dinner her father asks how it went. “It got a name wrong,” says Imani. He waits. “That was it, really.”',
    decidingWords: ['It got a name wrong', 'That was it, really'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'This needs one fact told in two ways, such as “one wrong” and “eighty-nine right,” with a different feeling each time. Here nobody rewords anything; the good facts drop out.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          'Applause, two firms and the radio shrink to “It got a name wrong.” One small slip, which the boy himself laughed at, outweighs a day of good things: “That was it, really.”',
      },
      {
        text: 'Recency Bias',
        rationale:
          'It would fit if the slip had come at the very end and had pushed out the rest of the day. It happened around eleven, and the good news came later.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'For this, Imani would have to expect better luck than others have, say, that her robot would make no mistakes. She looks back, and gloomily.',
      },
    ],
  },
]
