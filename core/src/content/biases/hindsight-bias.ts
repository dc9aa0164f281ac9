import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Hindsight Bias',
  aliases: ['Knew-It-All-Along Effect'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['looking back', 'after the fact', 'I knew it', 'obvious now', 'memory', 'blame', 'seeing it coming'],
  link: 'https://en.wikipedia.org/wiki/Hindsight_bias',
  definition:
    'Believing, once you know how something turned out, that it could have been seen coming. The doubt that was real at the time fades from memory.',
  neighbours: [
    {
      name: 'Overconfidence Effect',
      tellApart: 'Was the certainty there before the result was known, or did it arrive with the result?',
    },
    {
      name: 'Survivorship Bias',
      tellApart: 'Is the past made to look easy to foresee, or is a lesson drawn only from cases that made it through?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Did a known outcome change how the past looks, or did a belief decide which evidence was let in?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Does the event seem to have been likely because it happened, or because similar events come to mind easily?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart: 'Does knowing the result make the matter look easy, or does knowing too little of the craft?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For an hour the trainers of a club in Montevideo debated who should be in goal, Nicolás or Bruno. Both had played well, and Graciela, who chairs the club, had no favorite either. Nicolás started and let in four. “It was clear that he wasn’t ready,” Graciela says now. “Trainers who can’t see that should be replaced.”',
    failingStep: 'It was clear that he wasn’t ready',
    why: 'She judges the choice with the score in her hand, which nobody had before the match. The long debate, and her own lack of a favorite, show that it was not clear then. To blame the trainers, she must name something they could have known that day.',
  },
  soundWhen:
    '“You could have known” is fair when the sign was there in time and was of a kind to be acted on. If three inspectors had warned in writing that a bridge was rusting through, the council may be told so after it cracks.',
  reply:
    'Write down what you expect, and how sure you are, before the result comes. When you judge a past choice, first list what was known that day, and use nothing else.',
  evidence:
    'Fischhoff (1975), “Hindsight ≠ Foresight: The Effect of Outcome Knowledge on Judgment under Uncertainty”, Journal of Experimental Psychology: Human Perception and Performance 1. Reliable but modest in size: Guilbault et al. (2004), “A Meta-Analysis of Research on Hindsight Bias”, Basic and Applied Social Psychology 26.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'hindsight-bias-wool-rash',
    slot: 'bias8',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Amara writes to her sister: “The tests are in. Ronan’s rash comes from wool. Last night I read my diary from May. ‘New soap, strawberries, the cat, his wool sweater: could be any of them,’ I had noted. The sweater is right there on the page, on the very first day. It was plain enough then, and I am sorry for his weeks of itching.”',
    decidingWords: ['could be any of them', 'It was plain enough then'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'It would fit if Amara had been too sure in May, say, had blamed the cat and thrown out the cat basket. Her note shows that she left it open.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'For this, she would have to learn only from children whose rash was solved, while the unsolved ones stayed out of sight. She looks at one child and one diary.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'In May four things looked alike to her: “could be any of them.” Only the test made the sweater stand out, yet now she writes: “It was plain enough then.”',
      },
      {
        text: 'Halo Effect',
        rationale:
          'One good trait would need to color the rest, as when a friendly doctor also seems a better expert. Nobody’s good side plays a part in this letter.',
      },
    ],
  },
  {
    id: 'hindsight-bias-two-tips',
    slot: 'bias8',
    form: 'B',
    kind: 'decide',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In March, Leon had two tips and time for one. Neither caller could be checked, and the newsroom, you included, saw nothing to choose between them. He took the school kitchen, which led nowhere. The other tip, about the hospital, became another paper’s story of the year. You reread both today, and that one seems to glow. How do you rate his pick?',
    decidingWords: ['saw nothing to choose between them', 'that one seems to glow'],
    options: [
      {
        text: 'As a mistake, since the hospital tip is much the stronger one.',
        rationale:
          'It is stronger to you now that you know where it led. This would be fair if somebody in the newsroom had been able to point that out in March.',
      },
      {
        text: 'As a small slip, since he could have kept an eye on both of them.',
        rationale:
          'It sounds mild, but he had time for one. You could hold it against him if there had been an hour to spare for the second tip.',
      },
      {
        text: 'As a fair pick, since in March the newsroom could not tell which tip was the better one.',
        right: true,
        rationale:
          'In March you all “saw nothing to choose between them.” That now “that one seems to glow” comes from knowing the end, and Leon did not have that.',
      },
      {
        text: 'As a sign of luck, but also of a nose that is not yet sharp enough.',
        rationale:
          'Half of this is true: luck decided. A sharper nose would have helped only if one tip had smelled different at the time, and to the newsroom it did not.',
      },
    ],
  },
  {
    id: 'hindsight-bias-coffee-shares',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your savings shrank last year when coffee shares fell. Two advisers with equal fees and results go through it with you; neither of them had warned you. Gareth lists five signs from January that pointed down. “One thing led to the next,” he says. Mrs. Nwosu nods: “Yes, and another five pointed up. I could not tell.” Who looks after your savings this year?',
    decidingWords: ['neither of them had warned you', 'another five pointed up'],
    options: [
      {
        text: 'Mrs. Nwosu, since she describes January as it looked in January.',
        right: true,
        rationale:
          'She keeps in view that “another five pointed up,” which is how it was before the fall. Gareth’s neat line appeared afterward: “neither of them had warned you.”',
      },
      {
        text: 'Gareth, since someone who can explain the fall so clearly may well see the next one.',
        rationale:
          'Explaining a fall is much easier than seeing one ahead. This would be sound if he had named his five signs in January.',
      },
      {
        text: 'Gareth, if he can list five such signs for the coming year too.',
        rationale:
          'Signs can be found for any direction, as January showed. His list would be worth something if earlier lists, made in time, had come true.',
      },
      {
        text: 'A third adviser, since these two overlooked five plain signs.',
        rationale:
          'The signs look plain only without the five that pointed up. Leaving would make sense if most advisers had read them rightly at the time.',
      },
    ],
  },
  {
    id: 'hindsight-bias-open-day',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Eleven people came to the garden club’s open day; most homes were empty for the school’s family trip. Vera opens the club’s book at April. “School: date of family trip still open,” it says. “Ninth or sixteenth for us? The ninth, for the roses.” She sighs. “It was plain even then that the ninth would not work. We should have taken the sixteenth.”',
    decidingWords: ['date of family trip still open', 'It was plain even then that the ninth would not work'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'If Vera had believed in the sixteenth from the start and had read only the notes that agreed with her, this would be it. She had no favorite in April.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'It would fit if somebody who knew little about such events had rated their own skill highly. Vera does not rate anybody’s skill; she looks back at a date.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'The book shows what could be known: “date of family trip still open.” The ninth turned out badly later, and with that in mind she says, “It was plain even then that the ninth would not work.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Her verdict would be fair if the warning had stood in the book in time, for instance if the school had already named the ninth for its trip.',
      },
    ],
  },
  {
    id: 'hindsight-bias-open-day-sound',
    kind: 'sound',
    twinOf: 'hindsight-bias-open-day',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Eleven people came to the garden club’s open day; most homes were empty for the school’s family trip. Vera opens the club’s book at April. “School: family trip on the ninth, most homes signed up,” it says. “Ninth or sixteenth for us? The ninth, for the roses.” She sighs. “It was plain even then that the ninth would not work. We should have taken the sixteenth.”',
    decidingWords: ['family trip on the ninth, most homes signed up'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          'She does say after the fact that it was plain. That would be too easy if the trip had still had no date in April; but it had one, and the club had noted it.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'To be this, she would have to look only for notes that suit a belief she holds dear. She opens the page that bears on the question and reads all of it.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'That would need a beginner who thinks highly of his own skill. Vera finds fault with a choice that she herself had a part in.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Looking back can be fair. “School: family trip on the ninth, most homes signed up” stood in the book above the club’s own date, so that the homes would be empty could be known then.',
      },
    ],
  },
  {
    id: 'hindsight-bias-wet-tablet',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Your wet tablet is dead, and its photos are gone. On Monday, when you had gone home, Tuan read the maker’s repair sheet: “Warm air rescues about half. Cold air does the same.” He took warm air. Now the tablet lies open on his bench, and the melted glue is plain to see. “Was I careless?” he asks. What do you say?',
    decidingWords: ['Warm air rescues about half. Cold air does the same', 'the melted glue is plain to see'],
    options: [
      {
        text: '“Yes, I think so. You could have seen this on Monday.”',
        rationale:
          'You can both see it now, with the tablet open. He would have been careless if his sheet, or anything else on Monday, had pointed to the glue.',
      },
      {
        text: '“Yes, but I am to blame as well. I could have seen this on Monday too.”',
        rationale:
          'Sharing the blame is generous, but there was none to share: the sheet gave both ways the same chance. It would be fitting if you two had overlooked a warning.',
      },
      {
        text: '“No, I think not. On Monday it could go both ways.”',
        right: true,
        rationale:
          'All he had to go by was this: “Warm air rescues about half. Cold air does the same.” That “the melted glue is plain to see” today was hidden from him on Monday.',
      },
      {
        text: '“No, but next time ask someone who knows more about glue.”',
        rationale:
          'Kindly put, yet it still says that an expert would have known. He had the maker’s own figures, and the advice would fit if he had ignored them.',
      },
    ],
  },
  {
    id: 'hindsight-bias-wet-tablet-sound',
    kind: 'decide',
    twinOf: 'hindsight-bias-wet-tablet',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Your wet tablet is dead, and its photos are gone. On Monday, when you had gone home, Tuan read the maker’s repair sheet: “Cold air rescues nearly all. Warm air melts the glue.” He took warm air. Now the tablet lies open on his bench, and the melted glue is plain to see. “Was I careless?” he asks. What do you say?',
    decidingWords: ['Tuan read the maker’s repair sheet', 'Warm air melts the glue'],
    options: [
      {
        text: '“Yes, I think so. You could have seen this on Monday.”',
        right: true,
        rationale:
          'It sounds like being wise after the event, but “Tuan read the maker’s repair sheet” first, and it said, “Warm air melts the glue.” What happened is just what he had read.',
      },
      {
        text: '“Yes, but I could have seen this on Monday as well.”',
        rationale:
          'You had gone home when he read the sheet. Half the blame would be yours if you had read it and agreed to warm air.',
      },
      {
        text: '“No, I think not. On Monday it could go both ways.”',
        rationale:
          'That would be the fair answer if the sheet had given warm air and cold air the same chance. It warned against one of them in plain words.',
      },
      {
        text: '“No, but next time please ask someone who knows more about glue than you do.”',
        rationale:
          'An expert would be needed if the sheet had left the question open. It told him all he had to know, so asking around was not what he failed to do.',
      },
    ],
  },
  {
    id: 'hindsight-bias-radio-tape',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“A surprise, Mr. Rao?” the radio man asks after the volleyball final. “Not really. They had lost their setter, they had a long trip, and our hall is loud. You could read the result from that.” The man smiles and plays last week’s tape. “Lost setter, long trip, loud hall,” says the same friendly voice. “I add it up, and I still see an even match.”',
    decidingWords: ['You could read the result from that', 'I add it up, and I still see an even match'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, he would have to be a newcomer who rates his grasp of the game far too high. On last week’s tape he is modest and knows the facts well.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'With the same three facts in hand he had said, “I add it up, and I still see an even match.” Since the final they seem to say more: “You could read the result from that.”',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if he drew a lesson from teams that had won and forgot others that had dropped out of view. He speaks of one match, with both teams in sight.',
      },
      {
        text: 'No bias here',
        rationale:
          'His “not really” would be honest if last week’s tape had him calling the match for his team on those three grounds. It has him calling it even.',
      },
    ],
  },
]
