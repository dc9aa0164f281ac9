import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'hindsight-bias',
  aliases: ['Knew-It-All-Along Effect'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['looking back', 'after the fact', 'I knew it', 'obvious now', 'memory', 'blame', 'seeing it coming'],
  link: 'https://en.wikipedia.org/wiki/Hindsight_bias',
  definition:
    'Believing, once you know how something turned out, that anyone could have seen it coming. The doubts you had at the time fade from memory.',
  gloss: '“I knew it all along,” afterward.',
  neighbors: [
    {
      concept: 'overconfidence-effect',
      tellApart: 'Was someone this sure before the result was known, or only afterward?',
    },
    {
      concept: 'survivorship-bias',
      tellApart: 'Does the past look easy to predict, or does the lesson come only from the cases that made it?',
    },
    {
      concept: 'confirmation-bias',
      tellApart: 'Did knowing the outcome change how the past looks, or did a belief decide which evidence counted?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Does it look like a sure thing because it happened, or seem common because examples come to mind?',
    },
    {
      concept: 'dunning-kruger-effect',
      tellApart: 'Does it look easy because you know how it turned out, or because you know too little about it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For an hour, the coaches of a soccer club in Montevideo argued over who should play in goal, Nicolás or Bruno. Both had been playing well, and Graciela, the club’s president, had no favorite. Nicolás started and let in four. “It was clear that he wasn’t ready,” Graciela says now. “Coaches who can’t see that should be replaced.”',
    failingStep: 'It was clear that he wasn’t ready',
    why: 'She judges the choice with the score in front of her, and nobody had that before the game. The hour of arguing, and her own lack of a favorite, show that it wasn’t clear then. To blame the coaches, she has to name something they could have known that day.',
  },
  soundWhen:
    '“You could have known” is fair when the sign was there in time and people could act on it. If three inspectors warned in writing that a bridge was rusting through, the city can be blamed when the bridge cracks.',
  reply:
    'Before the result comes in, write down what you expect and how sure you are. When you judge a past decision, list what was known that day, and use nothing else.',
  evidence:
    'Fischhoff (1975), “Hindsight ≠ Foresight: The Effect of Outcome Knowledge on Judgment under Uncertainty,” Journal of Experimental Psychology: Human Perception and Performance 1. Reliable but modest in size: Guilbault et al. (2004), “A Meta-Analysis of Research on Hindsight Bias,” Basic and Applied Social Psychology 26.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'hindsight-bias-wool-rash',
    slot: 'bias8',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Claire, Ethan’s rash comes from wool, and finding out took all summer, not the week I’d promised. My diary from May says, “Detergent, strawberries, the cat, his blanket: could be any of them.” But even an amateur could’ve seen it was the blanket, and I’m a nurse! Amara',
    decidingWords: ['could be any of them', 'even an amateur could’ve seen it'],
    options: [
      {
        label: 'dunning-kruger-effect',
        rationale:
          '“Even an amateur” and “I’m a nurse” are about skill. But Amara isn’t overrating hers. In May she wrote that it “could be any of them.”',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'A week was a hopeful promise for something that took all summer. But Amara knows that. Where she goes wrong is in what she thinks she could have seen in May.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'In May there were four suspects, and it “could be any of them.” Now that she knows it’s the wool, she decides that “even an amateur could’ve seen it.”',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'Picking the blanket out of the old list does look selective. She has no belief to protect, though, because in May she didn’t suspect it more than the rest.',
      },
    ],
  },
  {
    id: 'hindsight-bias-two-tips',
    slot: 'bias8',
    form: 'A',
    kind: 'decide',
    genre: 'list',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In March your four reporters each chose between two tips. Your prize goes to the best choice, judged by what they knew then:\n– Mabel took the hospital tip, though she couldn’t check it. It became the story of the year and looks obvious now.\n– Rosa took the tip closer to home.\n– Leon took the one with records behind it. Later his source backed out.\n– Omar flipped a coin and struck gold.\nWhat do you do?',
    decidingWords: ['judged by what they knew then', 'the one with records behind it'],
    options: [
      {
        text: 'Give the prize to Mabel this year.',
        tag: 'go ahead',
        rationale:
          'Today the hospital tip looks obvious, since it became the story of the year. But in March Mabel couldn’t check it, so she had nothing to go on.',
      },
      {
        text: 'Give the prize to Rosa this year.',
        tag: 'wait',
        rationale: 'Rosa at least chose for a reason. But a tip from closer to home isn’t more likely to be true.',
      },
      {
        text: 'Give the prize to Leon this year.',
        right: true,
        tag: 'decline',
        rationale:
          'Your prize is “judged by what they knew then,” and in March Leon’s tip was “the one with records behind it.” His source backed out later, so that doesn’t count.',
      },
      {
        text: 'Give the prize to Omar this year.',
        tag: 'ask',
        rationale:
          'Omar’s tip turned out to be a good one, but a coin picked it for him. The prize is for choosing well, and he was just lucky.',
      },
    ],
    flip: {
      fact: 'In March, Mabel had hospital records behind her tip, and Leon’s had nothing behind it.',
      makesRight: 'Give the prize to Mabel this year.',
    },
  },
  {
    id: 'hindsight-bias-coffee-shares',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    genre: 'list',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Shares in coffee companies fell last year, and so did your savings. You’ve found four advisers who charge the same. Of the forty forecasts each made at the start of last year, this many came true:\n– Jonas: thirty-one. He missed the drop in coffee and can’t say why.\n– Gareth: sixteen. He missed it, too, but today he has five signs that make it look obvious.\n– Ngozi: nineteen, coffee included.\n– Imani: twenty-four.\nWhat do you do?',
    decidingWords: ['this many came true', 'Jonas: thirty-one'],
    options: [
      {
        text: 'Hand your savings to Jonas for the year.',
        right: true,
        tag: 'compare',
        rationale:
          'All four advisers made their forecasts at the start of last year, and the record says, “Jonas: thirty-one.” That’s the best of the four, even with his miss on coffee.',
      },
      {
        text: 'Hand your savings to Gareth for the year.',
        tag: 'go ahead',
        rationale:
          'Gareth’s five signs sound convincing today. But he missed the drop when it counted, and he was wrong about twenty-three other things.',
      },
      {
        text: 'Hand your savings to Ngozi for the year.',
        tag: 'decline',
        rationale:
          'Ngozi was right about coffee, and that’s tempting after last year. But it’s only one of her nineteen, and Jonas was right about thirty-one.',
      },
      {
        text: 'Hand your savings to Imani for the year.',
        tag: 'split',
        rationale:
          'Imani’s twenty-four beats Gareth’s sixteen and Ngozi’s nineteen. But for the same fee you can have Jonas, who was right seven more times.',
      },
    ],
    flip: {
      fact: 'Thirty-one of Gareth’s forecasts came true and sixteen of Jonas’s.',
      makesRight: 'Hand your savings to Gareth for the year.',
    },
  },
  {
    id: 'hindsight-bias-open-day',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Garden club minutes, June: We had only eleven visitors at the open house on the 9th, because most families were away at the swim meet. The secretary read our minutes from April, which say, “Swim meet: no date yet. Open house: the 9th. Crowd expected.” Vera said we could have seen even then that the 9th was a bad idea. We agreed that Saturday’s plant sale went better.',
    decidingWords: ['Swim meet: no date yet'],
    breaksAt: 'Vera said we could have seen even then that the 9th was a bad idea.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          '“Crowd expected” shows that the club was too sure in April. Vera speaks in June, and her mistake is about what could be seen back then.',
      },
      {
        label: 'recency-bias',
        rationale:
          'Saturday’s plant sale is the newest event in the minutes. But Vera isn’t going by the sale; she’s talking about a decision made in April.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'April’s minutes say, “Swim meet: no date yet.” So the problem couldn’t be seen then, and it seems clear to Vera because she knows how the day turned out.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Reading out the old minutes is a good way to check. But what they show is that the swim meet had no date in April, so they don’t bear Vera out.',
      },
    ],
  },
  {
    id: 'hindsight-bias-open-day-sound',
    kind: 'sound',
    twinOf: 'hindsight-bias-open-day',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Garden club minutes, June: We had only eleven visitors at the open house on the 9th, because most families were away at the swim meet. The secretary read our minutes from April, which say, “Swim meet: the 9th, most families going. Open house: the 9th, our only date. Vera expects few visitors.” Vera said we could have seen even then that the 9th was a bad idea. We agreed that Saturday’s plant sale went better.',
    decidingWords: ['Swim meet: the 9th, most families going', 'Vera expects few visitors'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'Keeping the 9th may look overly hopeful. But it was the club’s only date, and nobody in those minutes promises a crowd.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The plant sale is the latest news in these minutes. But it’s the April minutes that prove Vera right.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          '“We could have seen” is what people often say once they know the result. This time it’s true, because the meet’s date was in the minutes, and Vera had her doubts back then.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The April minutes say, “Swim meet: the 9th, most families going.” The club knew that, and “Vera expects few visitors” shows that she saw the problem then, too.',
      },
    ],
  },
  {
    id: 'hindsight-bias-wet-tablet',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Before drying your soaked tablet, your repairman, Tuan, read the manufacturer’s sheet: “Warm air rescues about half the tablets, and so does cold air.” He used warm air. Now your photos are gone, the melted glue is easy to see, and he offers to cancel the bill if you believe he made a mistake. How do you respond?',
    decidingWords: ['Warm air rescues about half the tablets, and so does cold air', 'the melted glue is easy to see'],
    options: [
      {
        text: 'Accept the offer and pay him nothing.',
        tag: 'go ahead',
        rationale:
          'The melted glue is easy to see now. But by the manufacturer’s sheet, warm air had the same chance as cold air, so Tuan made no mistake.',
      },
      {
        text: 'Offer to pay him half the bill.',
        tag: 'split',
        rationale:
          'Paying half sounds like a nice compromise. But it makes Tuan pay for a mistake, and going by what the sheet told him, he didn’t make one.',
      },
      {
        text: 'Turn the offer down and pay the whole bill.',
        right: true,
        tag: 'decline',
        rationale:
          'The sheet says, “Warm air rescues about half the tablets, and so does cold air.” Today “the melted glue is easy to see,” but that doesn’t make warm air a bad choice back then.',
      },
      {
        text: 'Ask another repair shop to judge his work.',
        tag: 'ask',
        rationale:
          'A second opinion sounds fair. But the other shop will see the melted glue right away, and you already know what the sheet told Tuan.',
      },
    ],
    flip: {
      fact: 'The manufacturer’s sheet says that cold air rescues nearly every tablet and warm air melts the glue.',
      makesRight: 'Accept the offer and pay him nothing.',
    },
  },
  {
    id: 'hindsight-bias-wet-tablet-sound',
    kind: 'decide',
    twinOf: 'hindsight-bias-wet-tablet',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Before drying your soaked tablet, your repairman, Tuan, read the manufacturer’s sheet: “Cold air rescues nearly every tablet, but warm air melts the glue.” He used warm air. Now your photos are gone, the melted glue is easy to see, and he offers to cancel the bill if you believe he made a mistake. How do you respond?',
    decidingWords: ['read the manufacturer’s sheet', 'warm air melts the glue'],
    options: [
      {
        text: 'Accept the offer and pay him nothing.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Blaming Tuan may look like being wise after the fact. But he “read the manufacturer’s sheet” first, and it told him that “warm air melts the glue.”',
      },
      {
        text: 'Offer to pay him half the bill.',
        tag: 'split',
        rationale:
          'Splitting the cost is generous to Tuan. But he read the warning and went against it, and you had no part in that.',
      },
      {
        text: 'Turn the offer down and pay the whole bill.',
        tag: 'decline',
        rationale:
          'Paying in full is right when a repairman has bad luck. But luck had nothing to do with it: the sheet told Tuan what warm air does.',
      },
      {
        text: 'Ask another repair shop to judge his work.',
        tag: 'ask',
        rationale:
          'Another shop can look at the glue, too. But you don’t need its opinion, since the manufacturer’s sheet settles the question.',
      },
    ],
    flip: {
      fact: 'The manufacturer’s sheet says that warm air rescues about half the tablets, and so does cold air.',
      makesRight: 'Turn the offer down and pay the whole bill.',
    },
  },
  {
    id: 'hindsight-bias-radio-tape',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“I’m not surprised we won,” Coach Walker told the radio host after the final. “They’d lost their setter, they had a long trip, and our gym is loud, so it was bound to happen.” She played him Monday’s interview, in which he’d named the same three things. “Even so, it’s a coin toss,” he’d said. “I still have nightmares about last year’s upset, so I’m not planning any party.” Walker just laughed.',
    decidingWords: ['so it was bound to happen', 'Even so, it’s a coin toss'],
    breaksAt: '“They’d lost their setter, they had a long trip, and our gym is loud, so it was bound to happen.”',
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'Last year’s upset is still vivid to Coach Walker. But that memory gave him doubts on Monday. After the final he says that winning was bound to happen.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'On Monday Walker knew the same three things and said, “Even so, it’s a coin toss.” Now that the final is won, he says “it was bound to happen.”',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'On Monday Walker wouldn’t even plan a party. But he wasn’t guessing how long a job would take, and “a coin toss” is hardly a hopeful forecast.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Walker’s three reasons are real, and they may have helped. But he knew all three on Monday, and he still called the match a coin toss.',
      },
    ],
  },
  {
    id: 'hindsight-bias-saw-it-coming',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Cassie: They laid off your whole team?\nDani: Yep. I knew this was coming, I’ve known since January\nCassie: In January you texted me to take the job there because “nobody ever gets cut in billing”\nDani: Lol. Well, the signs were all there, I saw them',
    decidingWords: ['nobody ever gets cut in billing', 'I’ve known since January'],
    breaksAt: 'I knew this was coming, I’ve known since January',
    options: [
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Her own text from January says the opposite. Now that it has happened, it feels to her as if she’d always known.',
      },
      { label: 'planning-fallacy', rationale: 'No schedule or budget was drawn up that could have been too hopeful.' },
      {
        label: 'no-flaw',
        rationale: 'There may well have been signs. She didn’t see them, and the text is there to show it.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'She doesn’t overrate a skill she lacks. She misremembers what she expected.',
      },
    ],
  },
  {
    id: 'hindsight-bias-the-discharge',
    kind: 'spot',
    genre: 'minutes',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Case review, Mr. Owen, 41. On Friday his EKG, both blood tests and the scan were normal, and two other doctors who saw them that same night agreed that he could go home. On Sunday he was back with a tear in the artery. Dr. Rafael said it was staring us in the face on Friday and that anybody could have seen it. It was decided to put a letter in the file of the doctor who discharged him.',
    decidingWords: [
      'two other doctors who saw them that same night agreed that he could go home',
      'it was staring us in the face',
    ],
    breaksAt: 'Dr. Rafael said it was staring us in the face on Friday and that anybody could have seen it.',
    options: [
      { label: 'availability-heuristic', rationale: 'Dr. Rafael isn’t estimating how often such things happen.' },
      {
        label: 'no-flaw',
        rationale: 'Reviews should ask what could be done better. They have to ask it with what was known then.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Everything was normal on Friday, and others judged as this doctor did. It only looks obvious to those who know about Sunday.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No group has dropped out of view. One case is being judged by how it ended.',
      },
    ],
  },
  {
    id: 'hindsight-bias-march-third',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the school board: Please don’t tell the papers that nobody could have known. On March 3 our custodian, Teo Leon, wrote to all seven of you that water was coming through the gym ceiling in two places and that the beam over the bleachers had begun to sag. He attached photographs. You thanked him and put it on the list for summer. The ceiling came down on April 19. We’re asking for that letter to be read at the hearing. The parents’ council',
    decidingWords: ['On March 3 our custodian', 'He attached photographs'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          'Saying afterward that it was clear is just how that sounds. Here somebody said so beforehand, in writing.',
      },
      { label: 'availability-heuristic', rationale: 'They aren’t judging how common such accidents are.' },
      { label: 'survivorship-bias', rationale: 'Nothing hangs on cases that can’t be seen.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The warning is dated six weeks before the collapse, it’s specific, and the board had it. “It could have been known” is simply a fact.',
      },
    ],
  },
  {
    id: 'hindsight-bias-generator-rental',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'You’re rating your site managers, and the owner wants it by five. In August, with a storm forecast at 80 percent, Carla rented generators for $9,000. The storm turned away, and the owner is still muttering about the money. Wade had the same forecast, rented none, and looks like the smart one. A day without power would have spoiled $200,000 of seafood at either site.\n\nHow do you rate the two of them?',
    decidingWords: ['with a storm forecast at 80 percent', 'would have spoiled $200,000 of seafood'],
    options: [
      {
        text: 'Rate Carla lower than Wade for wasting the $9,000.',
        tag: 'decline',
        rationale: 'Now that the storm has missed, it does look like a waste. In August, nobody knew that it would.',
      },
      {
        text: 'Rate the two of them equally, since both turned out fine.',
        tag: 'split',
        rationale: 'It keeps the owner quiet. One of them took a huge risk, and it just didn’t come up.',
      },
      {
        text: 'Ask the owner which of the two he’d rather keep.',
        tag: 'ask',
        rationale: 'He’d answer from the bill on his desk. What’s wanted is your judgment of what they knew.',
      },
      {
        text: 'Rate Carla higher than Wade for renting the generators.',
        right: true,
        tag: 'compare',
        rationale: 'With an 80 percent chance of losing $200,000, paying $9,000 was right. Luck made it look wrong.',
      },
    ],
    flip: {
      fact: 'The forecast had been two percent all week, and Carla had been sent it every morning.',
      makesRight: 'Rate Carla lower than Wade for wasting the $9,000.',
    },
  },
]
