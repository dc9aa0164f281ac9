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
  {
    id: 'framing-effect-two-halls',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'For his mother’s seventieth, Domingo has two offers. The fire hall writes: “120, and 30 less if you sweep up yourselves.” The boat club, just as large and a little nearer, writes: “90, and 30 more if we sweep up for you.” He shakes his head. “There they charge extra for a broom, and here we get money back. The fire hall is the better deal.”',
    decidingWords: ['120, and 30 less if you sweep up yourselves', '90, and 30 more if we sweep up for you'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'His pick would be sound if the boat club cost more for the same, for example 120 with a broom in hand and 150 without. As it is, both ask 90 or 120.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'It would fit if one fine quality, such as the shine of the old fire engine, made him think well of the price too. The way the two prices are put is what moves him.',
      },
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          '“120, and 30 less if you sweep up yourselves” and “90, and 30 more if we sweep up for you” are one price in two wordings. It sounds like a gift in the first and a fine in the second.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'For this, he would have to prize a hall more highly because it was his own, as a member of the fire crew might. He owns neither of the two.',
      },
    ],
  },
  {
    id: 'framing-effect-two-halls-sound',
    kind: 'sound',
    twinOf: 'framing-effect-two-halls',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'For his mother’s seventieth, Domingo has two offers. The fire hall writes: “120, and 30 less if you sweep up yourselves.” The boat club, just as large and just as near, writes: “120, and 30 more if we sweep up for you.” He shakes his head. “If we sweep up, the fire hall costs 90 and the club 120. The fire hall is the better deal.”',
    decidingWords: ['120, and 30 less if you sweep up yourselves', 'the fire hall costs 90 and the club 120'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          '“Less” and “more” could be two names for one price, and they would be, if the boat club started at 90. It starts at 120, so the words describe different sums.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'If one of the halls were his and seemed worth more to him for that reason, this would be it. He compares two offers from strangers.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'It would take some shining quality, say, the good name of the fire crew, that colors his view of the price. He goes by the two sums.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He looks past “less” and “more” to what they would pay for the same thing: “the fire hall costs 90 and the club 120.” Without a broom, the fire hall would be 30 cheaper too.',
      },
    ],
  },
  {
    id: 'framing-effect-clinic-form',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Nine in ten people get rid of the pain,” your doctor said of the exercise course, and you signed up. With shots, she said, it is eight in ten, young or old. Today the clinic’s form lies before you: “After the course, one in ten still has pain.” Your pen stops. You are sixty-six and want your shoulder back. Both cost the same. What do you do?',
    decidingWords: ['Nine in ten people get rid of the pain', 'After the course, one in ten still has pain'],
    options: [
      {
        text: 'Cancel the course, and take the shots to be safer.',
        rationale:
          'The shots leave two in ten with pain, the course one. Changing over would be right if the form had brought news, such as a worse figure for the course.',
      },
      {
        text: 'Stay with the course, and book the shots too in case it fails.',
        rationale:
          'That one in ten was there when you signed up, and you saw no need then. Booking both would make sense if the shots could not be had later.',
      },
      {
        text: 'Cancel the course, and give the shoulder some time.',
        rationale:
          'Waiting might be wise if a shoulder like yours often got well by itself. The form says nothing of the kind; it repeats what you knew.',
      },
      {
        text: 'Stay with the course, just as you had planned.',
        right: true,
        rationale:
          '“After the course, one in ten still has pain” says what your doctor had told you from the other side: “Nine in ten people get rid of the pain.” No fact has changed, and nine still beats eight.',
      },
    ],
  },
  {
    id: 'framing-effect-clinic-form-sound',
    kind: 'decide',
    twinOf: 'framing-effect-clinic-form',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“Nine in ten people get rid of the pain,” your doctor said of the exercise course, and you signed up. With shots, she said, it is eight in ten, young or old. Today the clinic’s form lies before you: “After the course, four in ten over sixty still have pain.” Your pen stops. You are sixty-six and want your shoulder back. Both cost the same. What do you do?',
    decidingWords: ['four in ten over sixty still have pain', 'it is eight in ten, young or old'],
    options: [
      {
        text: 'Cancel the course, and take the shots, which help more people of your age.',
        right: true,
        rationale:
          'The form is more than your doctor’s figure turned around. It holds a number for people like you: “four in ten over sixty still have pain,” against two in ten with shots, “young or old.”',
      },
      {
        text: 'Stay with the course, and book the shots too in case it fails.',
        rationale:
          'This sounds careful, but it starts with what helps fewer people of your age. It would be reasonable if the course did better than the shots or if doing both helped most.',
      },
      {
        text: 'Cancel the course, and give the shoulder some time.',
        rationale:
          'Giving up on both would be right if neither did much after sixty. The shots still help eight in ten.',
      },
      {
        text: 'Stay with the course, just as you had planned.',
        rationale:
          'Holding to your plan would be right if the form had only said the old figure in other words. It tells you something new about people of your age.',
      },
    ],
  },
  {
    id: 'framing-effect-taxi-server',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'In May, Annika turned down a server for the taxi radio. “Nine hours a year without service? Our drivers can’t be left standing.” In June, the same firm sends her a new page: “In service 999 hours out of a thousand.” A year has about nine thousand hours. “Now that is what I call reliable,” she says, and signs. Terms and price are as they were.',
    decidingWords: ['Nine hours a year without service', 'In service 999 hours out of a thousand'],
    options: [
      {
        text: 'Framing Effect',
        right: true,
        rationale:
          'One hour off in a thousand makes nine in a year. “Nine hours a year without service” was too much for her, and “In service 999 hours out of a thousand” wins her over, though it says the same.',
      },
      {
        text: 'Anchoring',
        rationale:
          'It would fit if an early figure had drawn her own estimate toward it, such as a first price that makes a later one seem low. She estimates nothing, and the two figures agree.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'If she had given up a larger gain to avoid a smaller loss, this would be it. From May to June there is nothing new to gain or to lose.',
      },
      {
        text: 'No bias here',
        rationale:
          'Signing in June would be sound if the offer had become better, for example if the nine hours had gone down to one. Only its description changed.',
      },
    ],
  },
]
