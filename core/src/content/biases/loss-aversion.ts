import type { Concept, Scenario } from '../authoring.ts'

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
]
