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
  neighbors: [
    {
      name: 'Loss Aversion',
      tellApart:
        'Is something about to be given up in a decision, or does one bad impression simply outweigh the good ones?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Is something thought common because examples come to mind, or thought weighty because it’s bad?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Would the event still weigh as much if it were just as fresh, but pleasant?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Do the bad facts outweigh other facts, or are the same facts just told in a gloomier way?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart: 'Did one bad thing outweigh several good ones, or was the situation left out of the explanation?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For four evenings, Bruno’s part in a play in Montevideo got laughs in every scene. The director praised him, and so did two old actors who rarely praise anybody. On the second evening he dropped a cup. A month later the company offers him a bigger part. “I’m the one who dropped the cup. I don’t belong on a stage,” he thinks, and turns it down.',
    failingStep: 'I’m the one who dropped the cup. I don’t belong on a stage',
    why: 'One slip sums up four evenings, as if bad moments were weighed on a heavier scale than good ones. A fair verdict puts both on the same scale. The cup matters only if such slips were frequent or spoiled the play.',
  },
  soundWhen:
    'Bad news deserves extra weight when the harm is large or can’t be undone. Ninety-nine smooth flights don’t excuse one cracked wing, and a babysitter who once left the children alone doesn’t have to be asked back. Go by how much harm there is, not by how much it stings.',
  reply:
    'Put the good and the bad in two columns, each item with its size and how often it happened. Give the bad point its own small repair, and let the whole list set the verdict.',
  evidence:
    'Rozin & Royzman (2001), “Negativity Bias, Negativity Dominance, and Contagion”, Personality and Social Psychology Review 5; Baumeister, Bratslavsky, Finkenauer & Vohs (2001), “Bad Is Stronger Than Good”, Review of General Psychology 5.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'negativity-bias-heart-walk',
    slot: 'bias18',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Nineteen of the twenty feedback cards about your weekly walk for heart patients praise easier stairs, better sleep or new friends. The twentieth, which you’ve read six times, complains of the same dull route every week. The river path nearby is equally safe. What do you announce for spring?',
    decidingWords: ['Nineteen of the twenty feedback cards'],
    options: [
      {
        text: 'Announce that you won’t be leading the walk this spring.',
        tag: 'decline',
        rationale:
          'That one card has been read six times, and it grows with each reading. Nineteen others say that what you’re leading does people good.',
      },
      {
        text: 'Announce that the walk will stay exactly as it is.',
        tag: 'go ahead',
        rationale:
          'Trusting the nineteen is sound as far as it goes. The twentieth still has a point about the route, and an equally safe path lies right nearby.',
      },
      {
        text: 'Announce the same walk with a new route once a month.',
        tag: 'split',
        right: true,
        rationale:
          '“Nineteen of the twenty feedback cards” say that the walk works, so it stays. The one complaint is fair and cheap to fix, since the river path is “equally safe.”',
      },
      {
        text: 'Announce that the walk is on hold pending a survey.',
        tag: 'wait',
        rationale:
          'Twenty cards have already come in, which is a survey. Putting the walk on hold costs nineteen people something they value.',
      },
    ],
    flip: {
      fact: 'The doctors have just closed the river path as too steep for heart patients, and there’s no third one.',
      makesRight: 'Announce that the walk will stay exactly as it is.',
    },
  },
  {
    id: 'negativity-bias-shop-rent',
    slot: 'bias18',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Noemi, who’s rented your store for eleven years, repainted the front at her own expense and pays on the first of the month. Once, five years ago, she was nine days late, and those nine days stick in your mind. Her lease is ending, and she’s asking for ten more years. Your loan runs just as long, and stores nearby stand empty. What do you do?',
    decidingWords: ['pays on the first of the month', 'Once, five years ago, she was nine days late'],
    options: [
      {
        text: 'Offer her a new lease for the next ten years.',
        tag: 'go ahead',
        right: true,
        rationale:
          'She “pays on the first of the month” and has for eleven years, except for nine days. That’s just the tenant you need for as long as your loan runs.',
      },
      {
        text: 'Offer her a new lease for the next twelve months.',
        tag: 'wait',
        rationale:
          'Trial years are for tenants you don’t know. Noemi has already had eleven of them, with a single late payment five years ago.',
      },
      {
        text: 'Offer her a new lease for the next three years.',
        tag: 'compare',
        rationale:
          'Three years keeps a door open, and that has its comforts. But she may be the one to use it, and your loan runs for ten.',
      },
      {
        text: 'Offer her a new lease for the next five years.',
        tag: 'split',
        rationale:
          'Half of what she’s asked for sounds like a reasonable deal. But the other half is held back over nine days in eleven years.',
      },
    ],
    flip: {
      fact: 'In five years the store makes way for a new road, and a lease can’t run past that.',
      makesRight: 'Offer her a new lease for the next five years.',
    },
  },
  {
    id: 'negativity-bias-painted-caps',
    slot: 'bias18',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“It misspelled Archie, and that’s all that comes to mind,” Imani says of the tech fair. Her robot arm painted names on ninety caps and people applauded until six. Two companies, whose engineers took her for a student, wanted her number. “You worrier,” says her father.',
    decidingWords: ['that’s all that comes to mind'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          'Engineers who “took her for a student” did go by a typical picture. That’s their slip, though, and the scene turns on how Imani sums up her own day.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          'One misspelled cap, and “that’s all that comes to mind,” after eighty-nine good ones, applause and two companies. The mistake drowns out the rest.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          '“Comes to mind” does seem to point this way. But she isn’t judging how often the arm fails by what she can recall; she’s judging the day by its one bad moment.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          '“You worrier” does explain her by her character. It’s a father’s remark after the fact, and the lopsided summary was hers.',
      },
    ],
  },
  {
    id: 'negativity-bias-climbing-hall',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Trip report, sixth grade: Two shy girls reached the top of the climbing wall, Otto and Felix ended their old quarrel, and twenty-three of the twenty-four children asked to come back. The soup at noon was lukewarm, though, and the staff shrugged when I told them. That’s enough for me to take this gym off our list, even if we lose the deposit for May. And its sign says “96 percent happy guests.”',
    decidingWords: ['The soup at noon was lukewarm'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'A deposit is lost, but look which way that cuts. The teacher accepts it without a fuss, so the fear of losing something isn’t what moves her.',
      },
      {
        text: 'No bias here',
        rationale:
          'Poor service deserves a bad mark, and a teacher is free to choose her gyms. One cool lunch against that whole list of good things doesn’t add up to a ban.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          '“The soup at noon was lukewarm,” and that outweighs the climb, the peace between Otto and Felix, and twenty-three happy children. A small bad thing gets the final word.',
      },
      {
        text: 'Framing Effect',
        rationale:
          '“96 percent happy guests” is the gym’s way of putting a number, and it has no effect on the teacher. She isn’t swayed by how the same fact is worded.',
      },
    ],
  },
  {
    id: 'negativity-bias-climbing-hall-sound',
    twinOf: 'negativity-bias-climbing-hall',
    kind: 'sound',
    genre: 'note',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Trip report, sixth grade: Two shy girls reached the top of the climbing wall, Otto and Felix ended their old quarrel, and twenty-three of the twenty-four children asked to come back. The fire exit was chained shut, though, and the staff shrugged when I told them. That’s enough for me to take this gym off our list, even if we lose the deposit for May. And its sign says “96 percent happy guests.”',
    decidingWords: ['The fire exit was chained shut, though, and the staff shrugged when I told them'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'There’s a cheerful percentage on the sign, and it doesn’t win the teacher over. Nor does any other wording; a chain on a door is just a fact.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'Giving up the deposit is mentioned and accepted. What the teacher is protecting is children in a building with a blocked way out.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'One bad thing outweighs a long list of good ones, as it does in the bias. But a chained fire exit can cost lives, and no happy climb makes up for that.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          '“The fire exit was chained shut, though, and the staff shrugged when I told them.” A danger like that rightly outweighs a happy day, however many children want to go back.',
      },
    ],
  },
  {
    id: 'negativity-bias-four-pages',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your father has written you four pages about beans as tall as he is, two new friends at the senior center, and how proud he is of your work. On page two he says, “The cake you sent was a little dry, ha ha.” You’ve read that line five times, and each time it gets louder. Your weekly phone call is in ten minutes. What do you do?',
    decidingWords: ['how proud he is of your work', 'The cake you sent was a little dry, ha ha'],
    options: [
      {
        text: 'Call him as usual and leave that line for another day.',
        tag: 'wait',
        right: true,
        rationale:
          'Next to “how proud he is of your work,” a joke about a dry cake is tiny. It can wait, or be forgotten; the beans and the friends are what the letter’s about.',
      },
      {
        text: 'Call him as usual but hang up after five minutes.',
        tag: 'split',
        rationale: 'Shortening the call is a quiet way of paying him back. Four warm pages deserve the usual call.',
      },
      {
        text: 'Skip the call tonight and write him a letter instead.',
        tag: 'decline',
        rationale:
          'Writing gives you time to cool down. But the offense is one “ha ha” about a cake, and he’s expecting to hear your voice.',
      },
      {
        text: 'Call him as usual and ask about that line first.',
        tag: 'ask',
        rationale:
          'Getting things off your chest has its merits. Opening with the cake makes one line in four pages the headline of the evening.',
      },
    ],
    flip: {
      fact: 'The line on page two says that he left the gas on overnight twice this week.',
      makesRight: 'Call him as usual and ask about that line first.',
    },
  },
  {
    id: 'negativity-bias-four-pages-sound',
    twinOf: 'negativity-bias-four-pages',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your father has written you four pages about beans as tall as he is, two new friends at the senior center, and how proud he is of your work. On page two he says, “Twice this week I left the gas on overnight, ha ha.” You’ve read that line five times, and each time it gets louder. Your weekly phone call is in ten minutes. What do you do?',
    decidingWords: ['Twice this week I left the gas on overnight'],
    options: [
      {
        text: 'Call him as usual and leave that line for another day.',
        tag: 'wait',
        rationale:
          'Keeping the mood light suits a letter so full of good news. Gas that stays on overnight may not leave him another day.',
      },
      {
        text: 'Call him as usual but hang up after five minutes.',
        tag: 'split',
        rationale:
          'A quick call does reach him, which is something. Five minutes of beans and friends leave the stove just where it was.',
      },
      {
        text: 'Skip the call tonight and write him a letter instead.',
        tag: 'decline',
        rationale:
          'Careful words on paper take days to arrive. He’s at the other end of the phone in ten minutes, and the stove is there tonight.',
      },
      {
        text: 'Call him as usual and ask about that line first.',
        tag: 'ask',
        right: true,
        rationale:
          '“Twice this week I left the gas on overnight” is one line among four pages, and it outweighs them all. It’s about his life, and it comes first.',
      },
    ],
    flip: {
      fact: 'The line on page two says that the cake you sent was a little dry.',
      makesRight: 'Call him as usual and leave that line for another day.',
    },
  },
  {
    id: 'negativity-bias-shared-crane',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Site meeting: Mr. Gupta, who’d been in favor of sharing a crane with the neighboring crew, asked for the log. House one was finished two days early, house two lost a day waiting for the crane, and house three was two days early again, at no extra cost. Noting “one day lost” on the board, he ruled that we’ll go back to our own crane. Niall said he’ll miss the neighbors’ coffee.',
    decidingWords: ['house two lost a day waiting for the crane', 'ruled that we’ll go back to our own crane'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'He did have an opinion beforehand, but it was “in favor of sharing.” The log supported that opinion, and he dropped it all the same.',
      },
      {
        text: 'Negativity Bias',
        right: true,
        rationale:
          'Because “house two lost a day waiting for the crane,” sharing is over. The single bad entry outweighs two good ones, each of them twice its size.',
      },
      {
        text: 'No bias here',
        rationale:
          'Losing a day is a real cost and fair to mention. Set against four days gained at no extra cost, it’s no reason to stop.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“Our own crane” against “the neighboring crew” has a ring of us and them. No one speaks ill of the neighbors; Niall will even miss their coffee.',
      },
    ],
  },
]
