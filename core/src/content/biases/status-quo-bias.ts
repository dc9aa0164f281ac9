import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Status Quo Bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['change', 'habit', 'default', 'routine', 'tradition', 'inertia', 'switching'],
  link: 'https://en.wikipedia.org/wiki/Status_quo_bias',
  definition:
    'Preferring the present arrangement just because it is the present one. A change has to be much better before it gets a fair look, while the old way is never asked to earn its place.',
  neighbours: [
    {
      name: 'Loss Aversion',
      tellApart:
        'Is it a pull toward how things are now, or a certain loss that weighs more than a gain of equal size?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Is an arrangement kept because it is in place, or is a thing valued more because you own it?',
    },
    {
      name: 'Choice Overload',
      tellApart: 'Would the old way be kept even against a single rival, or does the mind stall at too many options?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the mind holding on to how things are done now, or pulled by a number it met first?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The clinic in Tartu sends its blood samples to a lab across the bay. A new lab in town is just as exact, costs the same and answers a day sooner. A two-month trial went well, and switching takes one form. “If we had no lab yet, I’d pick the new one,” says Dr. Kask. “But we have one, so it would have to be far better than that.”',
    failingStep: 'But we have one, so it would have to be far better than that.',
    why: 'The new lab must win by a wide margin; the old one only has to be there. That would be fair if switching brought real cost or risk, but one form and a good trial leave little of either. Both labs should face the same test.',
  },
  soundWhen:
    'Staying is fine when the change itself costs something: money, training, mistakes while people learn. A fire station that keeps its dull but familiar radios until the dry season is over has a reason beyond habit. So does anyone who compared both fairly and found the old one better.',
  reply:
    'Turn it around: if you already had the new one, would you go to any trouble to get the old one back? If not, only the real cost of switching speaks for staying, so work that out.',
  evidence:
    'Samuelson & Zeckhauser (1988), “Status Quo Bias in Decision Making”, Journal of Risk and Uncertainty 1. A replication by Xiao et al. (2021), Meta-Psychology 5, found it in three of four situations.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'status-quo-bias-chess-club',
    slot: 'bias13',
    form: 'A',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The chess club that you run at school has met on Fridays for nine years, without complaints. This week you asked the sixteen members about Tuesdays. Eleven would find Tuesday easier; the other five are happy with both days. Both days suit you as well, and the room is free on both. The form for next term is due. What do you put down?',
    decidingWords: ['Eleven would find Tuesday easier', 'the other five are happy with both days'],
    options: [
      {
        text: 'Tuesdays, since eleven gain by it and five lose nothing.',
        right: true,
        rationale:
          '“Eleven would find Tuesday easier” and “the other five are happy with both days”. The change helps most members and costs nobody anything, so nine years of Fridays are no reason to stay.',
      },
      {
        text: 'Fridays, since the club has done well on that day for nine years.',
        rationale:
          'A long run on Fridays does not show that Fridays are better. Keeping them would be sound if some members, the room or you could not manage Tuesday.',
      },
      {
        text: 'Fridays, with a snack break so that the day feels lighter.',
        rationale:
          'The snack keeps the day that suits eleven members less well. It would be a good idea if Tuesday were impossible and Friday had to be made easier.',
      },
      {
        text: 'Fridays and Tuesdays in turn, so that the change is gentle.',
        rationale:
          'Taking turns would be fair if some members needed Friday. Nobody does, so half of the meetings would stay on the harder day for no gain.',
      },
    ],
  },
  {
    id: 'status-quo-bias-weather-line',
    slot: 'bias13',
    form: 'B',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'For a month, half of the town paper’s readers got the weather at the top of the morning email; the others got it at the bottom, as before. The first half read further, and some wrote to say thanks. Moving it for all takes one click. “Good test,” writes Birgit, the editor. “It stays at the bottom. If it had stood on top, I’d have left it there.”',
    decidingWords: ['Moving it for all takes one click', 'If it had stood on top, I’d have left it there'],
    options: [
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'The test favors the top, and “Moving it for all takes one click.” Birgit’s only measure is where it stands today: “If it had stood on top, I’d have left it there.”',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'For this, she would have to own something and set its price too high, such as asking more for the paper’s old press than she herself would pay.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'It would fit if she had promised the change by noon and it had then taken a week. How long the work takes plays no part.',
      },
      {
        text: 'Anchoring',
        rationale:
          'A number would have to pull her guess, say, a first report of ten thousand readers. She makes no estimate at all.',
      },
    ],
  },
  {
    id: 'status-quo-bias-salt-water',
    slot: 'bias13',
    form: 'C',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Seeds for your lab’s greenhouse are soaked in salt water first. The rule dates from the old store, which was moldy; the new one is dry and clean. For three seasons now, Florian has sown half of the seeds without it. Both halves came up equally well, and the unsoaked half saved him two days each time. Sowing starts on Monday. What is the plan?',
    decidingWords: ['the new one is dry and clean', 'Both halves came up equally well'],
    options: [
      {
        text: 'Soak all the seeds, since that has served the lab well for years.',
        rationale:
          'The soaking did serve the lab while the store was moldy. It would still be the right call if unsoaked seeds had come up worse.',
      },
      {
        text: 'Soak all the seeds for half the time, which saves some work.',
        rationale:
          'A shorter soak is a gentle change, but it spends time on something that brings nothing. It would be useful if the seeds gained from some soaking.',
      },
      {
        text: 'Sow all the seeds without soaking, and save the two days.',
        right: true,
        rationale:
          '“Both halves came up equally well,” and the reason for soaking went with the old store: “the new one is dry and clean.” A step that has lost its use is not worth two days.',
      },
      {
        text: 'Soak all the seeds, until a fourth season has shown the same result.',
        rationale:
          'This asks for more and more evidence against the old way and none for it. One more season would make sense if the first three had disagreed.',
      },
    ],
  },
  {
    id: 'status-quo-bias-phone-plan',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“Niall, it’s Selma, about the phone plan you found. You’re right: same network, same minutes, eleven a month less, and the shop would switch me over while I wait. But I’ve been on the old plan since college. I’m staying put this year. And thanks for looking!”',
    decidingWords: ['eleven a month less', 'I’ve been on the old plan since college'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Staying would hold up if leaving cost her something, say, a fee larger than what she would save this year. She names no such price.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'For this, a long list of plans would have to tire her out, so that she put the decision off. There is one rival, and she sees plainly what it offers.',
      },
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'By her own account the new plan is the same for “eleven a month less,” and the change takes minutes. The old one wins by being there: “I’ve been on the old plan since college.”',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'It would fit if Selma owned something and asked more for it than she would pay herself, such as her old phone. Nothing of hers is being priced.',
      },
    ],
  },
  {
    id: 'status-quo-bias-phone-plan-sound',
    kind: 'sound',
    twinOf: 'status-quo-bias-phone-plan',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“Niall, it’s Selma, about the phone plan you found. You’re right: same network, same minutes, eleven a month less, and the shop would switch me over while I wait. But leaving the old plan before January costs two hundred. I’m staying put this year. And thanks for looking!”',
    decidingWords: ['leaving the old plan before January costs two hundred'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          'Selma would have to set too high a price on a thing because it is hers. She compares a fee with a saving, and owns neither plan in that way.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She keeps what she has, but for a reason: “leaving the old plan before January costs two hundred,” more than eleven a month can bring back this year. The new plan lost a fair comparison.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'If Niall had sent her thirty plans and she had given up halfway through, this could be it. She weighs one offer and comes to a clear decision.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'This would be the answer if the switch were free and she stayed just because she has had the old plan since college. Here a real cost speaks for waiting.',
      },
    ],
  },
  {
    id: 'status-quo-bias-cool-cellar',
    kind: 'decide',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'For ten years, your food group has handed out its vegetable boxes from Otto’s garage. Now the town offers you a cool cellar two doors away, free. In a six-week trial, the greens kept two days longer than in the garage, and the work was the same. Otto is happy with both. The town wants your answer today. What is it?',
    decidingWords: ['the greens kept two days longer than in the garage', 'the work was the same'],
    options: [
      {
        text: 'Stay in the garage, which has served the group well for ten years.',
        rationale:
          'Ten good years do not show that the garage is better than the cellar. Staying would be sound if the cellar had meant more work for the same greens.',
      },
      {
        text: 'Use the garage and the cellar in turn, week by week.',
        rationale:
          'Half of the boxes would keep less well, and nobody would gain. Taking turns would be fair if each place suited a different part of the group.',
      },
      {
        text: 'Leave it to Otto, since it is his garage.',
        rationale:
          'It sounds polite, but he is happy with both and has said so. He should decide if he needed the garage for himself or would miss the visits.',
      },
      {
        text: 'Move to the cellar, where the greens keep longer.',
        right: true,
        rationale:
          'In a fair trial, “the greens kept two days longer than in the garage” and “the work was the same.” The gain is real and costs nothing, so ten years of habit should not stand in its way.',
      },
    ],
  },
  {
    id: 'status-quo-bias-cool-cellar-sound',
    kind: 'decide',
    twinOf: 'status-quo-bias-cool-cellar',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'For ten years, your food group has handed out its vegetable boxes from Otto’s garage. Now the town offers you a cool cellar two doors away, free. In a six-week trial, the greens kept no longer than in the garage, and the stairs meant an hour more work. Otto is happy with both. The town wants your answer today. What is it?',
    decidingWords: ['the greens kept no longer than in the garage', 'the stairs meant an hour more work'],
    options: [
      {
        text: 'Leave it to Otto, since it is his garage.',
        rationale:
          'He has no wish of his own here, so asking him passes the question on unanswered. It would be right if he wanted his garage back.',
      },
      {
        text: 'Move to the cellar, since it is cool and free.',
        rationale:
          'Cool and free sounds good, but the garage costs nothing more, and the trial showed no gain. Moving would pay if the greens had kept longer down there.',
      },
      {
        text: 'Stay in the garage, where the greens keep as well for less work.',
        right: true,
        rationale:
          'Here the old place has earned its keep: in the trial “the greens kept no longer than in the garage”, and “the stairs meant an hour more work”. It is kept for its results, not for its ten years.',
      },
      {
        text: 'Use the garage and the cellar in turn, week by week.',
        rationale:
          'Every second week the group would carry boxes down the stairs for nothing. This might do if the cellar were better in one season.',
      },
    ],
  },
  {
    id: 'status-quo-bias-colored-trays',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Mr. Gupta’s reply hangs by the clock: “Zainab, your trial on the night shift was well done. With colored trays instead of numbered ones, mix-ups fell by a third. Ten minutes were enough to learn it, and the trays are paid for. Thank you. Still, this workshop has sorted by number since it opened in 1988, and I see no need to touch that.”',
    decidingWords: ['mix-ups fell by a third', 'this workshop has sorted by number since it opened in 1988'],
    options: [
      {
        text: 'Loss Aversion',
        rationale:
          'He would have to fear giving up something that he values, and let it outweigh a gain of that size. He names nothing that the workshop would lose.',
      },
      {
        text: 'No bias here',
        rationale:
          'His answer would be fair with a reason against the colors, such as two workers who can’t tell red from green. He mentions none, and praises the trial.',
      },
      {
        text: 'Status Quo Bias',
        right: true,
        rationale:
          'He grants that “mix-ups fell by a third” at hardly any cost. Against it stands one thing: “this workshop has sorted by number since it opened in 1988.” The numbers are not asked to earn their place.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'It would fit if Zainab had laid a dozen ways of sorting before him and he had put them aside in despair. There are two, and one did better.',
      },
    ],
  },
]
