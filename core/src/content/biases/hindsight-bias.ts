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
    id: 'hindsight-bias-second-pick',
    slot: 'bias8',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Football forum, two posts by the same fan\nDraft night: YES!!! Kellan! He’ll start for us for ten years, I’ve already ordered the jersey\nLast night: So Kellan’s benched. I knew he was a bust the second they called his name',
    decidingWords: ['He’ll start for us for ten years'],
    breaksAt: 'I knew he was a bust the second they called his name',
    options: [
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Fans often think they know more than the coaches. What goes wrong here is the memory of draft night.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Nobody here is guessing how long a job will take them.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'The draft-night post promised ten years. Now that Kellan’s benched, the fan feels as if it was clear from the start.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nobody is picking out evidence for a belief. The earlier belief has been forgotten.',
      },
    ],
  },
  {
    id: 'hindsight-bias-fake-photo',
    slot: 'bias8',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Four editors took turns running your front page during hurricane week, and the photo Nadine ran was a fake. The whole city is laughing, and the publisher wants a warning in somebody’s file by noon. Nadine had put the picture through all six checks; a lab needed two days to find the trick, a shadow that falls the wrong way. According to the log, Lyle and Petra did their checks, too, and Otis, whose photo was real, skipped his. “How could she not see that?” says the publisher, tapping the shadow.\n\nWho gets the warning?',
    decidingWords: ['Nadine had put the picture through all six checks', 'skipped his'],
    options: [
      {
        text: 'Put a written warning in Nadine’s file.',
        tag: 'go ahead',
        rationale: 'The shadow is plain once you know where to look. Nadine did all six checks, and they missed it.',
      },
      {
        text: 'Put a written warning in Otis’s file.',
        right: true,
        tag: 'go ahead',
        rationale: 'Checking was the job, and he’s the one who skipped it. That his photo was real is luck.',
      },
      {
        text: 'Put a written warning in Lyle’s file.',
        tag: 'go ahead',
        rationale: 'All you know about him is from the log, and it says he did his checks.',
      },
      {
        text: 'Put a written warning in Petra’s file.',
        tag: 'go ahead',
        rationale: 'The log says Petra did her checks, so there’s nothing to warn her about.',
      },
    ],
    flip: {
      fact: 'Nadine skipped all of her checks, and Otis did his.',
      makesRight: 'Put a written warning in Nadine’s file.',
    },
  },
  {
    id: 'hindsight-bias-dry-year',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Money’s tight, and one of your four insurance policies has to go by midnight. “Flood,” says your husband. “Anybody could’ve told us it’d be a dry year, and there went $900.” The river comes over its banks and into your house about one spring in eight. The life insurance is there for the twins, and for $300 the phone policy gets them two or three new phones every year. Dental costs you $500 a year, and all it covers is cleanings, $400 at most. He has the flood policy’s cancellation form open.\n\nWhich policy do you cancel?',
    decidingWords: [
      'The river comes over its banks and into your house about one spring in eight',
      'Dental costs you $500 a year, and all it covers is cleanings, $400 at most',
    ],
    options: [
      {
        text: 'Cancel the flood policy for next year.',
        tag: 'decline',
        rationale:
          'It saves $900, and after a dry year the money looks wasted. Nobody knew it would be dry, and next spring the risk is one in eight again.',
      },
      {
        text: 'Cancel the life policy for next year.',
        tag: 'decline',
        rationale: 'It hasn’t paid anything, and let’s hope it stays that way. It’s there for two children.',
      },
      {
        text: 'Cancel the dental policy for next year.',
        right: true,
        tag: 'decline',
        rationale:
          'It never pays more than $400 and costs $500 every year. A dry year doesn’t make the flood policy a waste.',
      },
      {
        text: 'Cancel the phone policy for next year.',
        tag: 'decline',
        rationale:
          'A phone sounds like the least of your worries, but for $300 the twins get two or three new ones every year.',
      },
    ],
    flip: {
      fact: 'Since a new levee went up in the fall, the river no longer reaches your street.',
      makesRight: 'Cancel the flood policy for next year.',
    },
  },
  {
    id: 'hindsight-bias-rained-out',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“I knew we’d get rained out,” said Faith. She was wringing out her veil over the motel sink.\n“You picked the lawn,” said Ross. “When the forecast said ten percent, you told me ten percent was nothing, and you sent the tent back.”',
    decidingWords: ['you told me ten percent was nothing'],
    breaksAt: '“I knew we’d get rained out,” said Faith.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'She may have been too sure of the sun. What she says here is wrong about what she knew, not about what’s coming.',
      },
      {
        label: 'recency-bias',
        rationale: 'Today’s rain isn’t being weighed against older rain.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Ten percent was nothing to her when she sent the tent back. Now that it’s poured, she believes she knew.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being upset about a wet wedding is only human. She sent the tent back, though, and nobody who knows it’s going to pour does that.',
      },
    ],
  },
  {
    id: 'hindsight-bias-rained-out-sound',
    twinOf: 'hindsight-bias-rained-out',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“I knew we’d get rained out,” said Faith. She was wringing out her veil over the motel sink.\n“I picked the lawn,” said Ross. “When the forecast said ninety percent, you texted all of us that we’d get rained out, and I still sent the tent back.”',
    decidingWords: ['you texted all of us that we’d get rained out'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'She was very sure. With a forecast of ninety percent, that’s about as sure as she ought to be.',
      },
      {
        label: 'recency-bias',
        rationale: 'Nothing gets extra weight here for being the latest news.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          '“I knew it” after the rain sounds just like that. She’d put it in writing beforehand, and Ross remembers it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With the forecast at ninety percent, she texted everyone what would happen. She’s only repeating what she said before the rain.',
      },
    ],
  },
  {
    id: 'hindsight-bias-full-disk',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A full disk took your app down on the 28th, and there’s $1,000 for whoever was first to spot the trouble. At the meeting, Bo sketches on the whiteboard how it happened. “It had to happen,” he says, and the whole room nods. Lena fixed it at 3 a.m. with a fever, and Omar calmed the customers. Tatiana is taking the minutes. In the backlog there’s a ticket she filed on the 3rd that nobody read: “Disk full by month’s end at this rate.” Everyone claps for Bo.\n\nWho gets the money?',
    decidingWords: ['a ticket she filed on the 3rd'],
    options: [
      {
        text: 'Give the $1,000 bonus to Tatiana.',
        right: true,
        tag: 'go ahead',
        rationale: 'Anyone can explain it afterward. Her ticket from the 3rd called it weeks ahead.',
      },
      {
        text: 'Give the $1,000 bonus to Lena.',
        tag: 'go ahead',
        rationale:
          'She deserves thanks, and maybe a day off. The money is for spotting trouble, though, and she fixed it.',
      },
      {
        text: 'Give the $1,000 bonus to Bo.',
        tag: 'go ahead',
        rationale:
          'On the whiteboard it looks as if it had to happen. He sketched that after the 28th, when everyone knew how it ended.',
      },
      {
        text: 'Give the $1,000 bonus to Omar.',
        tag: 'go ahead',
        rationale: 'Calming customers was useful work, but it came after the app was down.',
      },
    ],
    flip: {
      fact: 'The ticket from the 3rd is Bo’s.',
      makesRight: 'Give the $1,000 bonus to Bo.',
    },
  },
  {
    id: 'hindsight-bias-full-disk-sound',
    twinOf: 'hindsight-bias-full-disk',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A full disk took your app down on the 28th, and there’s $1,000 for whoever was first to spot the trouble. At the meeting, Bo sketches on the whiteboard how it happened. “It had to happen,” he says, and the whole room nods. Lena fixed it at 3 a.m. with a fever, and Omar calmed the customers. Tatiana is taking the minutes. In the backlog there’s a ticket Bo filed on the 3rd that nobody read: “Disk full by month’s end at this rate.” Everyone claps for Bo.\n\nWho gets the money?',
    decidingWords: ['a ticket Bo filed on the 3rd'],
    options: [
      {
        text: 'Give the $1,000 bonus to Tatiana.',
        tag: 'go ahead',
        rationale: 'Nothing says she spotted it; she’s just taking the minutes. The ticket from the 3rd is Bo’s.',
      },
      {
        text: 'Give the $1,000 bonus to Lena.',
        tag: 'go ahead',
        rationale: 'Hers was the hardest night. She spent it on the repair, after the disk had filled up.',
      },
      {
        text: 'Give the $1,000 bonus to Bo.',
        right: true,
        tag: 'go ahead',
        rationale:
          '“It had to happen” sounds like wisdom after the fact, but his ticket from the 3rd warned of it weeks before the disk was full.',
      },
      {
        text: 'Give the $1,000 bonus to Omar.',
        tag: 'go ahead',
        rationale: 'He calmed the customers. By then the disk was full, and spotting it was no longer news.',
      },
    ],
    flip: {
      fact: 'The ticket from the 3rd is Tatiana’s.',
      makesRight: 'Give the $1,000 bonus to Tatiana.',
    },
  },
  {
    id: 'hindsight-bias-bad-bolt',
    mirrorOf: 'hindsight-bias-march-third',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Comments on “Hidden Crack Brought Down School Gym, Engineers Say”\nYesenia: So it was a bolt inside the beam. Two inspectors passed that roof in February, and the crack only turned up on an X-ray. Can we be fair to the school board, at least until the hearing?\nGeri: Fair? My girls had gym in there two hours before the ceiling came down! Anyone with eyes could see it was about to go, and seven grown people on that board just sat there. I was right under that spot myself at the spring concert, second row, with both girls and my mother, so don’t tell me I don’t know that gym. The recall petition is in my car. Saturday, nine to noon, outside the market.',
    decidingWords: ['the crack only turned up on an X-ray', 'I was right under that spot myself at the spring concert'],
    breaksAt: 'Anyone with eyes could see it was about to go, and seven grown people on that board just sat there.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'She isn’t judging how often ceilings fall by how easily one comes to mind.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'The crack was hidden in the beam, and she sat under it with her children. Only now that the ceiling is down does it look plain to her.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'No one in the thread is guessing how long a job of theirs will take.',
      },
      {
        label: 'no-flaw',
        rationale:
          'She has every reason to be frightened and angry. But she blames the board for missing what two inspectors missed.',
      },
    ],
  },
  {
    id: 'hindsight-bias-two-year-lease',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Update: Well, they let all of us go on Friday, and I can’t say I’m shocked. I’ve known since January that it was going to end like this. What really stings is the apartment. In March I signed a two-year lease at $2,400, just so I could walk to that office. Anybody need a one-bedroom?',
    decidingWords: ['In March I signed a two-year lease'],
    breaksAt: 'I’ve known since January that it was going to end like this.',
    options: [
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Nobody signs a two-year lease to be near a job they know is about to end. The layoff makes it feel as if it had been clear since January.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'The lease wasn’t a task that was supposed to go quickly or cheaply.',
      },
      {
        label: 'no-flaw',
        rationale: 'There may have been signs in January, but the lease in March shows they weren’t read that way.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Nobody claims to be good at anything. It’s the memory of what was expected that’s off.',
      },
    ],
  },
  {
    id: 'hindsight-bias-the-discharge',
    kind: 'spot',
    genre: 'minutes',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Case review, Mr. Owen, 41. On Friday his EKG, both blood tests and the chest X-ray came back normal, and the two doctors who went over them with Dr. Hsu agreed he could go home. On Sunday an ambulance brought him back with a tear in his aorta. Dr. Rafael said it had been staring us in the face on Friday, and that he’d never have let that man leave the building. A letter will be placed in Dr. Hsu’s file. Mr. Owen is out of intensive care.',
    decidingWords: ['the two doctors who went over them with Dr. Hsu agreed', 'it had been staring us in the face'],
    breaksAt:
      'Dr. Rafael said it had been staring us in the face on Friday, and that he’d never have let that man leave the building.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'Dr. Rafael isn’t estimating how often such tears happen.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A review should ask what to do better. It has to go by what was known on Friday, and every test was normal then.',
      },
      {
        label: 'hindsight-bias',
        right: true,
        rationale:
          'Every test was normal on Friday, and three doctors agreed he could go home. It looks obvious only to someone who knows about Sunday.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No group has dropped out of view. One case is being judged by how it ended.',
      },
    ],
  },
  {
    id: 'hindsight-bias-march-third',
    mirrorOf: 'hindsight-bias-bad-bolt',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the school board: Please stop telling reporters that nobody could have known. You could have, and you know it. On March 3 our custodian, Teo Leon, wrote to all seven of you that water was coming through the gym ceiling in two places and that the beam over the bleachers had begun to sag. He attached photographs. You thanked him and put it on the list for summer. The ceiling came down on April 19, and we want his letter read aloud at the hearing. The parent council',
    decidingWords: ['On March 3 our custodian', 'He attached photographs'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          '“You could have” is easy to say once you know how it ended. This time somebody had warned them, in writing.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'They aren’t judging how common such accidents are.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'Nothing here hangs on cases that have dropped out of sight.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The warning came nearly seven weeks before the collapse, with photographs, and the board answered it. That they could have known is a fact.',
      },
    ],
  },
  {
    id: 'hindsight-bias-august-storm',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'The owner wants one of four site managers to head the region, based on how they handled the August storm. The forecast gave it an 80 percent chance of hitting, and a day without power would spoil $200,000 worth of seafood at each site. Carla rented generators for all of her freezers, for $9,000, and Rhea rented enough for half of hers. Glen sent his people home with pay. Wade spent nothing, and the storm turned away. “Anyone could see it’d miss us,” says the owner, slapping him on the back.\n\nWho do you recommend?',
    decidingWords: [
      'The forecast gave it an 80 percent chance of hitting',
      'Carla rented generators for all of her freezers',
    ],
    options: [
      {
        text: 'Recommend Wade as head of the region.',
        tag: 'go ahead',
        rationale: 'He came out cheapest because the storm turned. At 80 percent, that was a bet of $200,000 on luck.',
      },
      {
        text: 'Recommend Rhea as head of the region.',
        tag: 'go ahead',
        rationale: 'Half of her freezers had a generator, so the other half of the seafood was left to chance.',
      },
      {
        text: 'Recommend Glen as head of the region.',
        tag: 'go ahead',
        rationale: 'Paying his people was decent, but it did nothing to protect the seafood.',
      },
      {
        text: 'Recommend Carla as head of the region.',
        right: true,
        tag: 'go ahead',
        rationale:
          'By the forecast they all had, spending $9,000 to head off a likely loss of $200,000 was right. The storm turning away doesn’t change that.',
      },
    ],
    flip: {
      fact: 'The forecast gave the storm a two percent chance of hitting.',
      makesRight: 'Recommend Wade as head of the region.',
    },
  },
]
