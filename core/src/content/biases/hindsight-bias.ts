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
]
