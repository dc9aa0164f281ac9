import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: "Gambler's Fallacy",
  aliases: ['Monte Carlo Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['chance', 'luck', 'streak', 'odds', 'random', 'due', 'probability', 'lottery', 'independent events'],
  link: 'https://yourlogicalfallacyis.com/the-gamblers-fallacy',
  definition:
    'Expecting luck to even out soon. After several outcomes of one kind, the other kind is thought to be owed, although each try is separate and remembers nothing of the earlier ones.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart:
        'Is the past thought to shift the odds of a fresh random try, or is one thing said to produce another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is a streak used to predict the next try, or is a cluster picked out afterward and called a pattern?',
    },
    {
      name: 'Composition/Division',
      tellApart:
        'Does the mistake lie in linking separate tries, or in moving a trait between the parts and the whole?',
    },
    {
      name: 'Middle Ground',
      tellApart: 'Is chance expected to balance itself, or is a point between two opinions taken to be right?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In Kaito’s phone game, each chest has one chance in fifty of holding the golden dragon. The makers state that what came out of earlier chests makes no difference. Kaito has paid for sixty, and no dragon. He reaches for his mother’s bank card. “After sixty misses, the next ones are much more likely to have it,” he says.',
    failingStep: 'After sixty misses, the next ones are much more likely to have it',
    why: 'The step assumes that chests keep count and make up for bad luck. Each one starts over at one in fifty. For the misses to matter, the game would need a rule that links the chests, and this one rules it out.',
  },
  soundWhen:
    'The past counts when tries are linked. In a deck of cards that is not reshuffled, each ace dealt leaves fewer to come. And a long streak may be a clue that the game is not fair: after thirty heads, look at the coin.',
  reply:
    '“The next chest does not know about the sixty. It is one in fifty, as it was on the first day. Would you buy it if it were your first?”',
  evidence:
    'Tversky & Kahneman (1971), “Belief in the Law of Small Numbers”, Psychological Bulletin 76; Clotfelter & Cook (1993), “The ‘Gambler’s Fallacy’ in Lottery Play”, Management Science 39.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'gamblers-fallacy-knee-trial',
    slot: 'fallacy18',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Mateo is joining a trial of a new knee treatment. For each patient a computer draws afresh, fifty-fifty, between the new treatment and the usual one. The last six patients, says the nurse, all drew the usual one. “I will not count on it,” he tells his wife, “but after six of those, my chances are better than half.”',
    decidingWords: ['a computer draws afresh, fifty-fifty', 'after six of those, my chances are better than half'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if two doctors disagreed and Mateo took the point halfway between them to be right. The “fifty-fifty” in the story is just how the draw works.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Somebody would have to fault Mateo’s thinking and hear back that they do the same. No one is criticized here, and no one hits back.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'Since “a computer draws afresh, fifty-fifty”, the six earlier patients change nothing. Mateo thinks that they do: “after six of those, my chances are better than half”.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'If he had searched the records for a striking stretch and then claimed that the computer favors the usual treatment, this would be it. He claims no pattern; he expects the next draw to make up for the last ones.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-outside-lane',
    slot: 'q18',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'In Keiko’s running league, lanes are drawn from a bag, with all eight slips back in it before each race. Her coach sends a text: “You have had the outside lane three times in a row now. So of all eight, that is the one you are least likely to draw on Saturday. This week we practice starts from the others.”',
    decidingWords: ['with all eight slips back in it before each race', 'that is the one you are least likely to draw'],
    options: [
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The bag starts over, “with all eight slips back in it before each race”, so each lane is as likely as before. The coach lets three past draws make the outside lane “the one you are least likely to draw”.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if he had said that one thing brings about another, for instance that Keiko gets the outside lane when she arrives late. He names nothing of the kind.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'He would have to pick three draws out of a long season and conclude that the bag favors that lane. Instead he expects the streak to end.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Two opposing views would be needed, with the coach settling halfway, say on lane four. He rules out one lane on the strength of past draws.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-one-in-four',
    slot: 'fallacy18',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'For each child of theirs, the doctor explains, the chance of the skin condition is one in four, whatever their other children have. Their first son has it. Maeve and Stefan would like a big family, and that night they lie awake. “Look at it this way,” she says at last. “One in four, and we have had our one. The next three should be spared.”',
    decidingWords: ['whatever their other children have', 'we have had our one. The next three should be spared'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if they had rejected what the doctor said merely for where it came from. They believe it; they only draw the wrong hope from it.',
      },
      {
        text: 'False Cause',
        rationale:
          'Maeve would have to say that one thing brings about another, for instance that the condition came from something she ate. She speaks only of chances.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, a trait of the whole family would have to be passed on to its members, or back, such as “We are a healthy family, so each of us is.” Here one child’s bad luck is thought to spare the others.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The chance is one in four for each child, “whatever their other children have”. With “we have had our one. The next three should be spared” Maeve treats bad luck as something that gets used up.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-after-the-flood',
    slot: 'q18',
    form: 'B',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Put your freezers back in the cellar,” the Valley Post advises a week after the flood. Its page three is full of good sense, from wet walls to moldy books. It also asked the water office about the risk. One in a hundred, the office says, each year anew. “We have just had ours,” the page concludes, “so the next one is a matter for our grandchildren.”',
    decidingWords: ['One in a hundred, the office says, each year anew', 'We have just had ours'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Two opposing views would be needed, with the paper settling halfway, say on freezers halfway up the stairs. It reports one figure and misreads it.',
      },
      {
        text: 'False Cause',
        rationale:
          'The paper would have to name something as the source of the flood, such as a new road, merely because it came first. It says nothing on why the water rose.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'It would fit if the paper had asked the office “Why did you not warn us?” while nobody knows whether it did. The paper asks about the risk, quite openly.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          '“One in a hundred, the office says, each year anew”, so next spring is as risky as the last one was. “We have just had ours” counts on a flood to make another one less likely.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-concert-ticket',
    slot: 'fallacy18',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'At five, Barnaby sells his concert ticket to Yuki. At six, a program will draw one of the five technicians to be on call tonight. It draws afresh each evening and keeps no record. For nineteen evenings it has picked the other four. “I have thought it over,” he says. “By now, I am far more likely than any of them to be drawn.”',
    decidingWords: [
      'It draws afresh each evening and keeps no record',
      'I am far more likely than any of them to be drawn',
    ],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if Barnaby stayed home because the other four all sell their tickets on such evenings. He does not look at what others do.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'He would have to pass a trait from the team to its members, or back, such as “Ours is a tired team, so each of us is tired.” He links separate evenings.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'As “It draws afresh each evening and keeps no record”, he has one chance in five tonight, like the others. “I am far more likely than any of them to be drawn” lets nineteen past evenings count.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Had he picked out this run of evenings and claimed that the program leaves him out on purpose, this would be right. He takes it as chance and expects a turn.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-quail-chicks',
    slot: 'q18',
    form: 'C',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'From each quail egg hatches a male or a female, at even odds, whatever came out of the others. Signe needs fifty females for her study and has bought a hundred eggs. Forty have hatched so far, with only twelve females. Should they buy more, her assistant wonders. “No need,” says Signe. “Fewer now means more later. The other sixty will bring us to about fifty, as I planned.”',
    decidingWords: ['at even odds, whatever came out of the others', 'Fewer now means more later'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'She would have to call a mix of half and half good because it is natural, or distrust bought eggs as unnatural. She only works out numbers.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The eggs hatch “at even odds, whatever came out of the others”, so sixty will bring about thirty females, not thirty-eight. “Fewer now means more later” expects them to make up for the first forty.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'It would fit if she had taken what holds for the whole batch to hold for an egg, or the reverse. She takes one part of the batch to balance another.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'This would need two people who disagree, say on forty or sixty, and Signe choosing fifty as the fair point between. Fifty is simply what her study needs.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-garden-plot',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbor, tomorrow the garden club draws a name for the free plot. As in other years, each name goes into the hat once, be it old or new on the list. Six times I have watched others carry off the key. That makes me calm this time: I now have a better chance than those who are new. Keep a spade ready! Your Mrs. Hollis',
    decidingWords: [
      'each name goes into the hat once, be it old or new',
      'I now have a better chance than those who are new',
    ],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Under a rule that adds a slip for each year of waiting, her hope would be well founded. This club puts each name in once.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Two camps and a point halfway between them would make it fit, say a plot shared by old and new members. She compares chances.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          '“each name goes into the hat once, be it old or new”, so six misses weigh nothing tomorrow. “I now have a better chance than those who are new” counts on luck to make up for them.',
      },
      {
        text: 'False Cause',
        rationale:
          'She would have to say that one thing brought about another, for instance that she lost each time it rained. She names nothing that makes her lose.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-garden-plot-sound',
    kind: 'sound',
    twinOf: 'gamblers-fallacy-garden-plot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbor, tomorrow the garden club draws a name for the free plot. As in other years, each name goes into the hat once, and once more for each draw it has lost. Six times I have watched others carry off the key. That makes me calm this time: I now have a better chance than those who are new. Keep a spade ready! Your Mrs. Hollis',
    decidingWords: ['and once more for each draw it has lost'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would take two opposite views, with the truth placed halfway, for instance between old and new members. Nobody is in dispute here.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Counting on past misses sounds like a mistake about luck, but in this club they count: “and once more for each draw it has lost”. She has seven slips in the hat, a newcomer one.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'If each name went in once, however long it had waited, this would be the flaw. Here the rule ties the draws together.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, she would have to see a source of her luck in something that merely came before, such as a new hat. She goes by the rule.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-free-saw',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'This week, some purchases at the hardware store are free. For each customer anew, the till gives a chance of one in fifty, whoever came before. Antoni wants an expensive saw. From the first customer on, he sits by the door and counts. Forty-five have now paid, and none has won. He gets up. “My chances are far better than they were at eight,” he says.',
    decidingWords: ['For each customer anew', 'My chances are far better than they were at eight'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'It would hold if the till picked one winner in each fifty customers, because then few would be left to win. This till keeps no such count.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The till draws “For each customer anew”, so after forty-five who paid it is still one in fifty. “My chances are far better than they were at eight” lets their bad luck work for him.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Antoni would have to search the receipts for a lucky stretch and call it a pattern, say that green coats win. He picks nothing out; he counts them as they come.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Passing a trait of the store on to each thing in it would make it fit, such as “It is a cheap store, so the saw is cheap.” He speaks of odds.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-free-saw-sound',
    kind: 'sound',
    twinOf: 'gamblers-fallacy-free-saw',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'This week, some purchases at the hardware store are free. In each fifty customers, counted from the first, the till picks out one by chance, and just one. Antoni wants an expensive saw. From the first customer on, he sits by the door and counts. Forty-five have now paid, and none has won. He gets up. “My chances are far better than they were at eight,” he says.',
    decidingWords: ['In each fifty customers, counted from the first, the till picks out one'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'He would have to carry something over from a part to the whole, or back, such as “One thing is free here, so the rest is.” He works out a chance.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, he would have to choose a run of customers afterward, because it fits, and read a meaning into it. He counts from the first.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Had the till given each customer a fresh one in fifty, whoever came before, this would be right. Under this rule the customers are linked.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Waiting out a row of misses looks like trust in luck. But “In each fifty customers, counted from the first, the till picks out one”: five places are left and one wins, so his chance is one in five.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-factory-gate',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Text to the shift leader: “Sorry, late again! The light at the gate turns red for one in ten of us, by pure chance, and then the bag check takes a while. It was red for me on Monday, on Tuesday and today. Tomorrow, after three reds, I am safer from it than the rest of you. The big delivery can count on me! Kalinda”',
    decidingWords: ['by pure chance', 'after three reds, I am safer from it than the rest of you'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'There would have to be two sides, say guards who want more checks and workers who want fewer, and half as many taken as right. The text is about her odds.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'If she had picked out three days of many and read a plan of the guards into them, this would be it. She takes the light to be blind chance.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A rule such as “after three checks, you pass freely for a week” would make her promise sound. She knows of no rule like that.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The light picks one in ten “by pure chance”, tomorrow as well. “after three reds, I am safer from it than the rest of you” treats her bad days as if they had been paid in advance.',
      },
    ],
  },
  {
    id: 'gamblers-fallacy-question-twenty',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'At question twenty, Leila is torn between B and D. For each question, the test program puts the right answer under a letter by chance, with no regard to the others. The last four were B, and she is certain of those. To her, both sound equally good now. She ticks D, since a fifth B is less likely.',
    decidingWords: ['with no regard to the others', 'a fifth B is less likely'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if she had taken C because it lies between the two that she was torn between, as though halfway were safe. She picks one of the two.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A program that uses each letter five times would be another matter, if B had been used up. This one pays no attention to earlier questions.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, Leila would have to judge one answer by the test as a whole, such as “It is a hard test, so this one is hard.” She links separate questions.',
      },
      {
        text: "Gambler's Fallacy",
        right: true,
        rationale:
          'The letter is drawn “with no regard to the others”, so four Bs say nothing about the next one. “a fifth B is less likely” expects chance to change sides.',
      },
    ],
  },
]
