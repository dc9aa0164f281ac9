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
  {
    id: 'negativity-bias-climbing-hall',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Class 6 spent Friday at the climbing hall. At noon, the soup turned out to be lukewarm, and the staff just shrugged. Later, two shy girls reached the top, Otto and Felix ended their old quarrel, and twenty-three of the twenty-four children asked when they could come again. “After what happened at noon, this hall is off my list,” Mrs. Ferreira tells the head.',
    decidingWords: ['the soup turned out to be lukewarm', 'After what happened at noon, this hall is off my list'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'She would have to shrink from giving something up in an exchange, such as a deposit already paid. She is asked to part with nothing.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her verdict would be sound if the bad thing were as weighty as she makes it, say, a locked fire exit that the staff shrugged off.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          'That “the soup turned out to be lukewarm” is a small thing, yet it drowns out a day that did the class much good: “After what happened at noon, this hall is off my list.”',
      },
      {
        text: 'Recency Bias',
        rationale:
          'It would fit if the soup had been the last thing that day and so the freshest. It came at noon, and the good things came later.',
      },
    ],
  },
  {
    id: 'negativity-bias-climbing-hall-sound',
    kind: 'sound',
    twinOf: 'negativity-bias-climbing-hall',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Class 6 spent Friday at the climbing hall. At noon, the fire exit turned out to be locked, and the staff just shrugged and left it so. Later, two shy girls reached the top, Otto and Felix ended their old quarrel, and twenty-three of the twenty-four children asked when they could come again. “After what happened at noon, this hall is off my list,” Mrs. Ferreira tells the head.',
    decidingWords: ['the fire exit turned out to be locked, and the staff just shrugged'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'This would need an exchange in which giving something up hurts her more than an equal gain would please. She weighs a danger to the children.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'If she had let the last hour of the day decide, this would fit. What decides here happened hours before the bus left.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would be the answer if the trouble at noon had been small, such as lukewarm soup, and had still wiped out all the good of the day.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'One bad point outweighs many good ones, and rightly: “the fire exit turned out to be locked, and the staff just shrugged.” That can cost lives, and no happy afternoon makes up for it.',
      },
    ],
  },
  {
    id: 'negativity-bias-four-pages',
    kind: 'decide',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Four pages from your father: beans as tall as he is, two new friends in the choir, how proud he is of your work. On page two stands the line: “The cake that you sent was a bit dry, ha ha.” You have read it five times. It is Sunday evening, the hour of your weekly call, and he is waiting. What do you do?',
    decidingWords: ['how proud he is of your work', 'was a bit dry, ha ha'],
    options: [
      {
        text: 'Call him, and enjoy his garden and friends with him.',
        right: true,
        rationale:
          'Beans, friends and “how proud he is of your work” fill four pages; a cake that “was a bit dry, ha ha” is a small joke. This gives each the room that it has in the letter.',
      },
      {
        text: 'Call him, and speak of that line before anything else.',
        rationale:
          'It would put one crumb of criticism ahead of four warm pages. Starting there would be right if the line told you of a danger.',
      },
      {
        text: 'Call him another day, when the line has gone out of your head.',
        rationale:
          'He is waiting, and he has done nothing worse than tease. A pause would be good if you were so angry that you might hurt him.',
      },
      {
        text: 'Call your sister first, to hear if he complains to her too.',
        rationale:
          'That looks for more of the same bad news in a kind letter. Asking her would make sense if the letter left you unsure how he is.',
      },
    ],
  },
  {
    id: 'negativity-bias-four-pages-sound',
    kind: 'decide',
    twinOf: 'negativity-bias-four-pages',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Four pages from your father: beans as tall as he is, two new friends in the choir, how proud he is of your work. On page two stands the line: “Twice this week I left the gas on overnight, ha ha.” You have read it five times. It is Sunday evening, the hour of your weekly call, and he is waiting. What do you do?',
    decidingWords: ['Twice this week I left the gas on overnight'],
    options: [
      {
        text: 'Call him another day, when the line has gone out of your head.',
        rationale:
          'Tonight he may leave the gas on again. Waiting for calm would be good advice if the line were only a tease about a cake.',
      },
      {
        text: 'Call your sister first, to hear if he has written such a thing to her too.',
        rationale:
          'It is natural to share the worry, but he is by the phone and she is not at the stove. Asking her would come first if he could not be reached.',
      },
      {
        text: 'Call him, and enjoy his garden and friends with him.',
        rationale:
          'His news deserves your joy, but not while a danger goes unnamed. This would be the way if the line were as harmless as it sounds.',
      },
      {
        text: 'Call him, and speak of that line before anything else.',
        right: true,
        rationale:
          '“Twice this week I left the gas on overnight” is one line among four pages, but it could cost his life. It deserves its weight for the harm in it, not for its gloom.',
      },
    ],
  },
  {
    id: 'negativity-bias-shared-crane',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“How did it work out, sharing a crane with the site next door?” asks Mr. Gupta. Niall reads from the log: house one, done two days early; house two, one day lost, waiting for the crane; house three, two days early again. Costs as before. Mr. Gupta writes “one day lost” on the board. “A pity,” he says. “We’ll go back to our own crane.”',
    decidingWords: ['house one, done two days early', 'one day lost', 'We’ll go back to our own crane'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Going back would be reasonable if the log showed more days lost than won. It shows four days won and one lost, at the same cost.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          'Four days were won, beginning with “house one, done two days early.” Yet what goes up on the board is “one day lost”, and that single bad entry decides the matter.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'It would fit if he guessed how often cranes hold up the work from cases that he happened to remember. The whole log is read out to him.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'The lost day would have to be the latest entry. It comes from the second of three houses, and the newest one went well.',
      },
    ],
  },
]
