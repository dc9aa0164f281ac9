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
    {
      name: 'Endowment Effect',
      tellApart: 'Did the wording of the same facts change the value, or did owning the thing raise it?',
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
  {
    id: 'framing-effect-homework-points',
    slot: 'bias11',
    form: 'B',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Math comes in two groups, with the same book, tests and twenty homework sheets. With Mrs. Nwosu you begin at zero, and each sheet you hand in adds two points. With Mr. Sharma you begin at forty, and each missing sheet takes two away. Hers meets at seven, before your first bus; his meets at ten. Both teach well. Where do you sign up?',
    decidingWords: ['each sheet you hand in adds two points', 'each missing sheet takes two away'],
    options: [
      {
        text: 'With her, since it is better to earn points than to be fined.',
        rationale:
          'The two words describe one rule: whoever hands in fifteen sheets has thirty points in both groups. It would matter if his fines were higher than her rewards.',
      },
      {
        text: 'With him, if he lets you begin at zero and collect your points.',
        rationale:
          'Nothing on your report card would change if he said yes. Asking would make sense if a start at forty led to another number in the end.',
      },
      {
        text: 'With him, since the points come out the same and the hour suits you.',
        right: true,
        rationale:
          'Whether “each sheet you hand in adds two points” or “each missing sheet takes two away,” you end with the same number. What differs is the hour, and ten works for you.',
      },
      {
        text: 'With her, and cycle in before dawn, since there a forgotten sheet takes nothing away.',
        rationale:
          'With her a forgotten sheet means two points that you don’t get, which is just as much. The early ride would be worth it if her rule really were milder.',
      },
    ],
  },
  {
    id: 'framing-effect-running-plan',
    slot: 'bias11',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Monday’s note to the coach: “Thank you for the beginners’ plan, but running on four days a week is too much for me. Hassan.” Thursday’s note: “I like the new sheet on the board far better. Three full days of rest each week! Please put me down. Hassan.” The coach smiles. It is Monday’s plan, under a new title.',
    decidingWords: ['running on four days a week', 'Three full days of rest each week'],
    options: [
      {
        text: 'Halo Effect',
        rationale:
          'For this, one fine thing about the coach or the sheet, such as lovely print, would have to make Hassan think well of the rest. What wins him is how the week is described.',
      },
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          'One and the same week is called “running on four days a week” and “Three full days of rest each week.” He refuses it in the first words and welcomes it in the second.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'This would be it if he had turned down a good exchange because part of it meant giving something up. Between Monday and Thursday nothing was added or taken away.',
      },
      {
        text: 'Social Proof',
        rationale:
          'It would fit if he had signed up because many other beginners had put their names on the board. He does not mention anyone else.',
      },
    ],
  },
]
