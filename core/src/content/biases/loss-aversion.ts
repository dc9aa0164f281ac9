import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Loss Aversion',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['losing', 'giving up', 'fear of losing', 'gains', 'risk', 'playing safe', 'trade-off'],
  link: 'https://en.wikipedia.org/wiki/Loss_aversion',
  definition:
    'Feeling a loss more strongly than a gain of the same size, so that you turn down a good exchange, or hold on to a bad one, to avoid giving something up.',
  neighbours: [
    {
      name: 'Framing Effect',
      tellApart:
        'Would new wording of the same facts change the choice, or does giving something up weigh too much however it is put?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Is someone afraid of what a choice may cost them, or does bad news color their view of the whole?',
    },
    {
      name: 'Status Quo Bias',
      tellApart:
        'Is the person held back by one thing they would have to give up, or by a liking for how things are now?',
    },
    {
      name: 'Choice Overload',
      tellApart:
        'Is the choice put off for fear of giving something up, or because there are too many options to compare?',
    },
    {
      name: 'Endowment Effect',
      tellApart:
        'Does a possible loss outweigh a bigger gain, or does a thing seem worth more because it is already yours?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Linnea sells ice cream from a cart in Gothenburg. Her boss lets her choose: the same wage as now, or a share of the sales. By last summer’s books, the share brings 40 more on two days in three and 40 less on the third. She has savings. “Forty gone on a cloudy day? I couldn’t bear that,” she says, and keeps the wage.',
    failingStep: 'Forty gone on a cloudy day? I couldn’t bear that',
    why: 'Over three usual days the share leaves her 40 better off, and her savings can carry a bad day. She lets one day of 40 less outweigh two days of 40 more. What counts is where she stands after the summer, not how one day stings.',
  },
  soundWhen:
    'Guarding what you have is wise when losing it would do more harm than winning the same would do good. A family with only the rent money left is right to refuse a coin toss for double: the win would be pleasant, the loss would cost them their home.',
  reply:
    'Write both sides down in the same unit and add up where you would stand after a year of such choices. Then ask what you would advise a friend to do.',
  evidence:
    'Kahneman & Tversky (1979), “Prospect Theory: An Analysis of Decision under Risk”, Econometrica 47; Tversky & Kahneman (1991), “Loss Aversion in Riskless Choice”, Quarterly Journal of Economics 106. How general it is remains disputed: Gal & Rucker (2018), “The Loss of Loss Aversion”, Journal of Consumer Psychology 28.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'loss-aversion-friday-paper',
    slot: 'bias4',
    form: 'A',
    kind: 'decide',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'You edit the weekly news sheet of a mountain valley, and it needs more readers. Two typical villages tried getting it on Friday instead of Monday: thirty people joined and ten left. Each pays the same, and the work stays the same. There is money for one issue a week. At night you think only of the ten. What do you do?',
    decidingWords: ['thirty people joined and ten left', 'you think only of the ten'],
    options: [
      {
        text: 'Change to Friday in the whole valley, because three people join for each one who goes.',
        right: true,
        rationale:
          'In the trial “thirty people joined and ten left,” and each pays the same. That is a clear gain, even if at night “you think only of the ten.”',
      },
      {
        text: 'Keep Monday, because you do not want to drive ten good readers away.',
        rationale:
          'This counts the ten who go and forgets the thirty who come. It would be sound if about as many had left as joined.',
      },
      {
        text: 'Keep Monday, because readers in the valley are used to that day by now.',
        rationale:
          'Habit would be a good reason if the trial had shown that people dislike the new day. In fact three people came for each one who went.',
      },
      {
        text: 'Wait for another plan that wins new readers and costs you no old ones.',
        rationale:
          'A plan without any cost would be better if one were in sight. None is, and waiting means doing without the readers you could have now.',
      },
    ],
  },
  {
    id: 'loss-aversion-old-chargers',
    slot: 'bias4',
    form: 'B',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Fifty chargers lie in your phone shop. You paid 6 for each, but new phones have another plug, and the price keeps dropping. A school with old phones offers 4 each for the lot, its final word. By summer, dealers agree, they will bring 2. Selling today means writing “minus 100” in your book, and your pen stops. How do you answer?',
    decidingWords: ['By summer, dealers agree, they will bring 2', 'minus 100'],
    options: [
      {
        text: 'Keep them, since you don’t want to sell for less than you paid.',
        rationale:
          'What you paid is gone whatever you do. Keeping them would be wise if the price were likely to rise again, and it is dropping.',
      },
      {
        text: 'Sell half and keep half, in case the price for this kind climbs back up.',
        rationale:
          'Half and half feels safe, but the kept half will most likely bring 2 instead of 4. It would make sense if prices could go up as easily as down.',
      },
      {
        text: 'Sell the lot, since 4 today is more than 2 in summer.',
        right: true,
        rationale:
          'The pen stops at “minus 100”, but waiting makes the minus bigger: “By summer, dealers agree, they will bring 2.” The only open question is 4 or 2.',
      },
      {
        text: 'Ask for 6, since the chargers are still in good order.',
        rationale:
          'Good order does not help when fewer phones fit the plug. Asking more could work if the school had not given its final word.',
      },
    ],
  },
  {
    id: 'loss-aversion-parking-spaces',
    slot: 'bias4',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Three parking spaces in Mill Lane are to go, and six new ones, just as near and safe, will come around the corner. Mr. Sharma, who lives there, has done the sum: three more than now. Still, he votes no. “Six new ones are pleasant,” he says, “but three taken from us! I feel that in my stomach.”',
    decidingWords: ['three more than now', 'three taken from us'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'This would be it if Mr. Sharma had voted no because more and more neighbors were doing so. He does not mention what the others vote.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would fit if one bad report about the plan had spoiled his view of all its good sides. He calls the new spaces pleasant and weighs what is given against what is taken.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'For this, he would need so many plans before him that he could not settle on one. There is one plan, and he decides quickly.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'His own sum says “three more than now,” and the new spaces are as good as the old. Yet “three taken from us” weighs more with him than six given.',
      },
    ],
  },
  {
    id: 'loss-aversion-lake-hut',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The cousins offer a swap at the lake hut: their seven days in June for Mrs. Okafor’s three in May. June is as warm, nothing is planned for May, and her family is free on each of the seven. “Kind of them,” she tells her sons, “but our three days in May would be gone, and seven don’t make up for that. We’ll say no.”',
    decidingWords: ['her family is free on each of the seven', 'our three days in May would be gone'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Saying no would be sensible if the family could use fewer than three of the June days. They can use each of the seven, and the days are just as good.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'For this, Mrs. Okafor would have to face so many weeks that she could not settle on one. There is one offer, and she answers it quickly.',
      },
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'Seven days that are as good as the three, and “her family is free on each of the seven.” Yet “our three days in May would be gone” weighs more with her than more than twice as many gained.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would fit if one bad thing about June, such as a rainy day last year, had spoiled her view of the rest. She finds nothing bad in it.',
      },
    ],
  },
  {
    id: 'loss-aversion-lake-hut-sound',
    kind: 'sound',
    twinOf: 'loss-aversion-lake-hut',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'The cousins offer a swap at the lake hut: their seven days in June for Mrs. Okafor’s three in May. June is as warm, nothing is planned for May, and exams leave her family free on two of the seven. “Kind of them,” she tells her sons, “but our three days in May would be gone, and two don’t make up for that. We’ll say no.”',
    decidingWords: ['exams leave her family free on two of the seven', 'two don’t make up for that'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She speaks of what would be gone, but the sum is on her side: “exams leave her family free on two of the seven,” and three days are more than two of the same kind.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'This would be right if one unpleasant detail had colored her view of the whole offer. She calls it kind and simply counts the days.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'She would need to give up because there were too many offers to compare. One swap is proposed, and it is easy to compare.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'That would be the answer if the family could use all seven June days and she still could not part with three. Here she would end up with fewer.',
      },
    ],
  },
  {
    id: 'loss-aversion-last-ten-minutes',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Ten minutes left, 1–1, in the second of thirty league matches. You coach the women of a fishing village. A win brings three points, a draw brings one. In forty such endings, you attacked twenty times: ten wins, ten defeats. You held back twenty times, and it stayed a draw. Your stomach says: don’t give this point away. What do you call?',
    decidingWords: [
      'A win brings three points, a draw brings one',
      'ten wins, ten defeats',
      'don’t give this point away',
    ],
    options: [
      {
        text: 'Let the captain decide, as she feels how tired the others are.',
        rationale:
          'Tired legs would be a reason if some players were worn out. Nothing points to that, and the sum of points is the same for her as for you.',
      },
      {
        text: 'Attack with both strikers from now until the whistle.',
        right: true,
        rationale:
          '“A win brings three points, a draw brings one”: your twenty attacks, “ten wins, ten defeats,” brought thirty points; holding back brought twenty. This early in the season, the bigger sum counts.',
      },
      {
        text: 'Hold back for now and attack in the last two minutes.',
        rationale:
          'It seems to join two good plans, but your record is about ten minutes of attack. Two minutes would do if you had often scored so late.',
      },
      {
        text: 'Hold back until the whistle, so that the point you have is not given away.',
        rationale:
          'The point feels like yours already, so it seems dearer than the two you might add. Guarding it would be right if this one point decided the season.',
      },
    ],
  },
  {
    id: 'loss-aversion-last-ten-minutes-sound',
    kind: 'decide',
    twinOf: 'loss-aversion-last-ten-minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Ten minutes left, 1–1, in the last of thirty league matches. You coach the women of a fishing village. A draw keeps you in the league, a defeat puts you out. In forty such endings, you attacked twenty times: ten wins, ten defeats. You held back twenty times, and it stayed a draw. Your stomach says: don’t give this point away. What do you call?',
    decidingWords: ['A draw keeps you in the league, a defeat puts you out', 'it stayed a draw'],
    options: [
      {
        text: 'Let the captain decide, as she feels how tired the others are.',
        rationale:
          'She may know the legs, but what a defeat would cost is clear to both of you. It would help if you could not see who was worn out.',
      },
      {
        text: 'Attack with both strikers from now until the whistle, since a win is worth more points.',
        rationale:
          'More points would matter in the middle of a season. Today a win brings no more than a draw does, and half of your attacks ended in defeat.',
      },
      {
        text: 'Hold back for now and attack in the last two minutes.',
        rationale:
          'A late attack adds a risk and wins you nothing that you need. This could be worth a try if only a win would keep you in.',
      },
      {
        text: 'Hold back until the whistle, so that the point you have is safe.',
        right: true,
        rationale:
          'It looks like mere fear of losing something, but “A draw keeps you in the league, a defeat puts you out.” When you held back, “it stayed a draw,” and more than that is not needed.',
      },
    ],
  },
  {
    id: 'loss-aversion-shift-plan',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Voicemail for the depot: “Gustav here, about the new shift plan. Mondays I’d be home thirty minutes later, the other four days twenty minutes earlier. One evening is like the next to me, so that is fifty minutes a week won, just as you said. But half an hour of my Monday, handed over! That is what I would feel. Leave me on the old plan, please.”',
    decidingWords: ['fifty minutes a week won', 'half an hour of my Monday, handed over'],
    options: [
      {
        text: 'Loss Aversion',
        right: true,
        rationale:
          'By his own sum the plan is “fifty minutes a week won,” and his evenings are alike. Still, “half an hour of my Monday, handed over” weighs more with him than eighty minutes gained.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'He would have to put off an answer because too many plans lay before him. There are two, and he has compared them down to the minute.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'It would fit if he had said yes to “fifty minutes won” and no to the same plan in other words. He has heard it that way, repeats it, and still declines.',
      },
      {
        text: 'No bias here',
        rationale:
          'Staying on the old plan would be fine if Monday evening mattered more to him, say, for a choir. He tells us that one evening is like the next.',
      },
    ],
  },
]
