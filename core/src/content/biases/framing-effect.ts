import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Framing Effect',
  aliases: ['Framing Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['wording', 'presentation', 'advertising', 'percentages', 'gain or loss', 'labels', 'comparison'],
  link: 'https://yourbias.is/the-framing-effect',
  definition:
    'Choosing differently because the same facts are put in different words. A result sounds better as a gain than as a missing part, although nothing about it has changed.',
  neighbours: [
    {
      name: 'Anchoring',
      tellApart: 'Do the same facts in other words change the choice, or does an early number pull the estimate?',
    },
    {
      name: 'Loss Aversion',
      tellApart:
        'Would other words for the same result change the choice, or does a real loss weigh more than a gain of equal size?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Is one fact told in two ways, or do bad facts count for more than equally strong good ones?',
    },
    {
      name: 'Halo Effect',
      tellApart: 'Does the wording of the facts sway the mind, or one liked quality that colors all the others?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A leaflet about a new wheat says: “Nine in ten plants live through a dry summer.” Jaspreet, who farms in Punjab, orders enough for all his fields. A week later another leaflet on the same field test says: “One in ten plants dies in a dry summer.” “One in ten dead is too many for me,” he says, and cancels the order.',
    failingStep: 'One in ten dead is too many for me',
    why: 'Nine in ten alive and one in ten dead describe the same field. Since his order nothing about the wheat has changed, only which plants the leaflet points to. A change of mind would need a new fact, such as a worse test or a better wheat.',
  },
  soundWhen:
    'New words deserve a new look when they say something new. “Money back within thirty days” and “money back within thirty days if unopened” sound alike, but if you want to try the kettle first, the second is a worse deal.',
  reply:
    'Before you choose, turn the sentence around: from alive to dead, from saved to spent, from percent to people. If your choice flips, put both versions side by side and decide on the facts they share.',
  evidence:
    'Tversky & Kahneman (1981), “The Framing of Decisions and the Psychology of Choice”, Science 211. Levin, Schneider & Gaeth (1998), “All Frames Are Not Created Equal”, Organizational Behavior and Human Decision Processes 76, explain mixed results by sorting out three kinds.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'framing-effect-boiler-flyers',
    slot: 'bias11',
    form: 'A',
    kind: 'decide',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'It is freezing, and your boiler has died. Two repair firms can come tomorrow. One flyer says: “Eight in ten boilers run after our first visit.” That firm charges 90. The other says: “Two in ten boilers need a second visit.” It charges 75. Second visits are free at both, and the city has checked both figures. Whom do you call?',
    decidingWords: ['Eight in ten boilers run after our first visit', 'Two in ten boilers need a second visit'],
    options: [
      {
        text: 'The first firm, since eight in ten is worth paying 15 more for.',
        rationale:
          'The other firm also gets eight in ten running the first time; its flyer only counts the remaining two. Paying more would make sense if its true figure were lower.',
      },
      {
        text: 'The second firm, since the two do equally well and it charges 15 less.',
        right: true,
        rationale:
          '“Two in ten boilers need a second visit” and “Eight in ten boilers run after our first visit” describe the same record. Only the price differs.',
      },
      {
        text: 'The first firm, if it comes down to 82 and meets you halfway.',
        rationale:
          'At 82 you would still pay 7 more for the same work. Bargaining toward the first firm would be sound if it did something better than the other.',
      },
      {
        text: 'Neither firm yet, since two in ten is a lot of second visits.',
        rationale:
          'Waiting would be reasonable if you knew of a firm with a better record, or if return visits cost extra. Here they are free, and the house is cold.',
      },
    ],
  },
]
