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
]
