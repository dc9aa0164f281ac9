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
    id: 'hindsight-bias-shrimp-test',
    slot: 'bias8',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Linda: The allergy test is back, it’s the shrimp of all things!\nPete: Shrimp was obvious all along\nLinda: You bet me $20 it was the cat, I have the text from Monday\nPete: I’d said shrimp, basically',
    decidingWords: ['You bet me $20 it was the cat'],
    breaksAt: 'Pete: Shrimp was obvious all along',
    options: [
      {
        label: 'dunning-kruger-effect',
        rationale: 'He doesn’t rate himself an expert in allergies after learning a little.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Nobody here is estimating how long something will take.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'On Monday he’d have lost $20 on the cat. Once he knows that it’s shrimp, it seems to him that he always knew.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'He hasn’t been looking for support of a belief. He’s changed what he remembers believing.',
      },
    ],
  },
  {
    id: 'hindsight-bias-storm-forecaster',
    slot: 'bias8',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Your station gives a bonus for the best storm forecast of the year, and “best” means by what was known that morning. On May 3, every model and every service said that the storm would go south, and so did Rosa, Mike and Leon. Leon was the only one who added, in writing, “One chance in five it turns north, so park up the hill,” and explained why. Adela said north because she’d dreamed it, and it went north. “How did anyone not see that?” says your boss, looking at the map. “Adela did.”\n\nWho gets the bonus?',
    decidingWords: ['by what was known that morning', 'because she’d dreamed it'],
    options: [
      {
        text: 'Give it to Adela, who had said north.',
        tag: 'go ahead',
        rationale: 'Now that it’s gone north, north looks plain. Her reason was a dream.',
      },
      {
        text: 'Give it to Rosa, who’s senior.',
        tag: 'wait',
        rationale: 'She said what everyone said, without the one in five.',
      },
      {
        text: 'Give it to Leon, who wrote one in five.',
        right: true,
        tag: 'decline',
        rationale: 'With what was known that morning, his was the most accurate and the most useful.',
      },
      {
        text: 'Give it to nobody, since they all missed it.',
        tag: 'split',
        rationale: 'They couldn’t have known. Missing it isn’t what the bonus is about.',
      },
    ],
    flip: {
      fact: 'Adela had said north because of a buoy that none of the others had checked.',
      makesRight: 'Give it to Adela, who had said north.',
    },
  },
  {
    id: 'hindsight-bias-fund-manager',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You’re on your union’s pension board, and you have to decide on Nell’s contract before the meeting ends. In January she put five percent into a bank that failed in March. “Anybody could’ve seen that coming,” says the man beside you, holding up the headlines from March. In January all three rating agencies had the bank at the top, its books had just been checked, and your own board voted nine to nothing for the purchase. She spread the rest over 40 firms, and in 11 years she’s kept to every rule you gave her.\n\nHow do you vote?',
    decidingWords: ['In January all three rating agencies had the bank at the top'],
    options: [
      {
        text: 'Vote to renew her contract on the same terms.',
        right: true,
        tag: 'decline',
        rationale: 'Judged by January, she did it right, and so did the nine of you. March only makes it look foolish.',
      },
      {
        text: 'Vote to end her contract by the end of the month.',
        tag: 'go ahead',
        rationale: 'After March it’s hard to imagine not knowing. In January nobody did.',
      },
      {
        text: 'Vote to renew it for a year, at half her fee.',
        tag: 'split',
        rationale: 'Half a fee is half a verdict on something she couldn’t have known.',
      },
      {
        text: 'Vote to wait and see whether other banks fail.',
        tag: 'wait',
        rationale: 'What happens to other banks says nothing about January either.',
      },
    ],
    flip: {
      fact: 'In January two of the agencies had the bank at the bottom, and your rules forbade such banks.',
      makesRight: 'Vote to end her contract by the end of the month.',
    },
  },
  {
    id: 'hindsight-bias-block-party-rain',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“It was clear from the start that the rain would ruin it,” said Faith. She was wringing out the banner over the sink.\n“It was you who picked the date,” said Ross. “When the forecast said ten percent, you told us that ten percent was nothing.”',
    decidingWords: ['you told us that ten percent was nothing'],
    breaksAt: '“It was clear from the start that the rain would ruin it,” said Faith.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'She isn’t too sure of what’s coming. She’s too sure of what she knew.',
      },
      {
        label: 'recency-bias',
        rationale: 'Today’s rain isn’t being weighed against older rain.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Ten percent was nothing to her when she picked the day. Now that it’s poured, it was clear from the start.',
      },
      {
        label: 'no-flaw',
        rationale: 'Being sorry about the rain is fine. It was never clear, and she’d said as much.',
      },
    ],
  },
  {
    id: 'hindsight-bias-block-party-rain-sound',
    twinOf: 'hindsight-bias-block-party-rain',
    kind: 'sound',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      '“It was clear from the start that the rain would ruin it,” said Faith. She was wringing out the banner over the sink.\n“It was you who wanted another date,” said Ross. “When the forecast said ninety percent, you told us that we were crazy to go ahead.”',
    decidingWords: ['you told us that we were crazy to go ahead'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'Ninety percent allowed her to be this sure, and she was right.',
      },
      {
        label: 'recency-bias',
        rationale: 'The forecast counts here, not just what’s newest.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'People do say “I knew it” afterward. Ross confirms that she said so before.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Ninety percent is as clear as a forecast gets, and she’d said so when it mattered. She isn’t rewriting anything.',
      },
    ],
  },
  {
    id: 'hindsight-bias-phone-repair',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Max at the repair shop saved your photos, and then your phone died. “I’m so sorry, I should’ve known,” he says. “The charging board was cracked underneath, which I can see now, so you don’t owe me anything.” The bill’s $90. Before he opened it, he showed you on the screen that every test was green, and he told you what the maker says: with green tests, nobody takes out the board, because that alone kills one phone in ten. He looks miserable.\n\nWhat do you do?',
    decidingWords: ['with green tests, nobody takes out the board'],
    options: [
      {
        text: 'Take him up on it, and pay nothing.',
        tag: 'go ahead',
        rationale: 'He says himself that he should’ve known. He says it because he knows now.',
      },
      {
        text: 'Pay him half, since both of you lost.',
        tag: 'split',
        rationale: 'It’s friendly, and it still charges him for what nobody could have seen.',
      },
      {
        text: 'Pay him the $90, and tell him he did it right.',
        right: true,
        tag: 'decline',
        rationale:
          'With green tests he did what should be done, and your photos are safe. The crack was visible only afterward.',
      },
      {
        text: 'Have another shop say whose fault it was.',
        tag: 'ask',
        rationale: 'They’d see the crack, too, now. He’s told you what was known before.',
      },
    ],
    flip: {
      fact: 'One of the tests was red, and he hadn’t looked.',
      makesRight: 'Take him up on it, and pay nothing.',
    },
  },
  {
    id: 'hindsight-bias-phone-repair-sound',
    twinOf: 'hindsight-bias-phone-repair',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Max at the repair shop saved your photos, and then your phone died. “I’m so sorry, I should’ve known,” he says. “The charging board was cracked underneath, which I can see now, so you don’t owe me anything.” The bill’s $90. Before he opened it, you both saw on the screen that one test was red, and he told you what the maker says: with a red test, everybody takes out the board first, because going on kills nine phones in ten. He went on all the same, since he wanted to close, and now he looks miserable.\n\nWhat do you do?',
    decidingWords: ['with a red test, everybody takes out the board first'],
    options: [
      {
        text: 'Take him up on it, and pay nothing.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The red test told him beforehand, and he went on. “I should’ve known” is simply true, and so the offer is fair.',
      },
      {
        text: 'Pay him half, since both of you lost.',
        tag: 'split',
        rationale: 'You lost a phone to something he’d been warned about.',
      },
      {
        text: 'Pay him the $90, and tell him he did it right.',
        tag: 'decline',
        rationale: 'It’s kind to comfort him. He didn’t do it right, and he knows it.',
      },
      {
        text: 'Have another shop say whose fault it was.',
        tag: 'ask',
        rationale: 'He’s told you, and you saw the red test yourself.',
      },
    ],
    flip: {
      fact: 'Every test was green, and with green tests nobody takes out the board.',
      makesRight: 'Pay him the $90, and tell him he did it right.',
    },
  },
  {
    id: 'hindsight-bias-marathon-bet',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'On the morning of the city marathon, Tom’s call-in show asked who’d win, and 214 people phoned. Four of them named Yvonne Miriam, a schoolteacher in her first race. Tom named the champion, as nearly everybody did, and said that nobody else was worth the breath. It was the weather that everyone talked about, and then it wasn’t even hot. She won by six minutes. On the evening show he played her finish twice and told his listeners about her long stride and her calm at the start. It had been written on the wall that she would win, he said, and he’d felt it all along, from the moment she pinned on her number in the parking lot. The station reran the morning show at ten.',
    decidingWords: ['Tom named the champion', 'he’d felt it all along'],
    breaksAt:
      'It had been written on the wall that she would win, he said, and he’d felt it all along, from the moment she pinned on her number in the parking lot.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'It isn’t a matter of how easily some race comes to his mind.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'In the morning he said that nobody but the champion was worth the breath. Knowing the winner has changed what he thinks he knew.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'He isn’t predicting how long anything of his own will take.',
      },
      {
        label: 'no-flaw',
        rationale: 'Her stride may well have been remarkable. He hadn’t remarked on it before.',
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
      {
        label: 'planning-fallacy',
        rationale: 'No schedule or budget was drawn up that could have been too hopeful.',
      },
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
      'Case review, Mr. Owen, 41. On Friday his EKG, both blood tests and the scan were normal, and two other doctors who saw them that same night agreed that he could go home. On Sunday he was back with a tear in the artery. Dr. Rafael said that it was staring us in the face on Friday, that anybody with eyes could have seen it, and that he himself would never have let that man go home. It was decided to put a letter in the file of the doctor who discharged him.',
    decidingWords: [
      'two other doctors who saw them that same night agreed that he could go home',
      'it was staring us in the face',
    ],
    breaksAt:
      'Dr. Rafael said that it was staring us in the face on Friday, that anybody with eyes could have seen it, and that he himself would never have let that man go home.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'Dr. Rafael isn’t estimating how often such things happen.',
      },
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
      'To the school board: Please don’t tell the papers that nobody could have known. On March 3 our custodian, Teo Leon, wrote to all seven of you that water was coming through the gym ceiling in two places and that the beam over the bleachers had begun to sag, and he attached photographs. You thanked him and put it on the list for summer. The ceiling came down on April 19, and we’re asking for his letter to be read at the hearing. The parents’ council',
    decidingWords: ['On March 3 our custodian', 'he attached photographs'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          'Saying afterward that it was clear is just how that sounds. Here somebody said so beforehand, in writing.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'They aren’t judging how common such accidents are.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'Nothing hangs on cases that can’t be seen.',
      },
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
