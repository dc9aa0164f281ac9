import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Authority Bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['expert', 'rank', 'title', 'fame', 'boss', 'obedience', 'trust', 'uniform'],
  link: 'https://en.wikipedia.org/wiki/Authority_bias',
  definition:
    'Giving an opinion more weight than its reasons deserve because the person behind it has rank, a title or fame. Evidence that points the other way then hardly counts.',
  neighbours: [
    {
      name: 'Halo Effect',
      tellApart: 'Is a claim trusted because of the speaker’s position, or does one good trait lift all the others?',
    },
    {
      name: 'Social Proof',
      tellApart: 'Does one important voice settle the matter, or the sight of what other people do?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Is it one person’s standing that persuades, or the growing number of people who have joined?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Does the word count for more because of the speaker’s rank, or because the speaker belongs to your circle?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Rain is due, and a housing co-op in Valparaíso must decide about its roof. Its builder has opened the ceiling and found two rotten beams; the photos lie on the table. Professor Ibarra, winner of three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
    failingStep: 'With those prizes, he can’t be wrong about a roof',
    why: 'Prizes make his guess better than most, but they do not look at beams. He saw none of them up close and gave no reason, while the photos show rot. His word would outweigh them if he had inspected the wood or explained the marks.',
  },
  soundWhen:
    'Trusting experts is often the best we can do: when it is their field, they have looked at the case, and others in the field mostly agree. If your dentist studies the X-ray and says that the tooth can wait, you need not check it yourself.',
  reply:
    'Ask of any big name: “What did they look at, and what is their reason?” Then imagine the same words from somebody without a title, and see how much they still weigh.',
  evidence:
    'Milgram (1963), “Behavioral Study of Obedience”, Journal of Abnormal and Social Psychology 67; Hofling et al. (1966), “An Experimental Study in Nurse-Physician Relationships”, Journal of Nervous and Mental Disease 143. Rank & Jacobson (1977), Journal of Health and Social Behavior 18, could not repeat the second when nurses knew the drug and could consult others.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'authority-bias-relay-order',
    slot: 'bias16',
    form: 'A',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Your relay team races tomorrow. Over six weeks you timed eight runs with Esperanza last and eight with Ngozi last. With Esperanza, the team was half a second faster on average. Today Mr. Sandoval, twice a national champion, watches one lap. “Put Ngozi last,” he says. “Trust me.” Then he has to catch his train. Which order do you hand in?',
    decidingWords: [
      'eight runs with Esperanza last and eight with Ngozi last',
      'half a second faster on average',
      'watches one lap',
    ],
    options: [
      {
        text: 'Ngozi last, since a champion can see what your watch cannot.',
        rationale:
          'His titles are real, but he gave no reason and saw one lap. Following him would be sound if he had named a problem that your times could not show.',
      },
      {
        text: 'The order that the four runners vote for, since it is their race.',
        rationale:
          'A vote would be a good way to choose if both orders had been equally fast. The times already show which order is better.',
      },
      {
        text: 'Ngozi last and Esperanza first, so that his advice and your times both count.',
        rationale:
          'Your times are about Esperanza running last, so this order has nothing behind it. It would be reasonable if you had timed it and found it fast.',
      },
      {
        text: 'Esperanza last, since your six weeks of times favor that order.',
        right: true,
        rationale:
          'You timed “eight runs with Esperanza last and eight with Ngozi last”, and hers were “half a second faster on average”. A famous man who “watches one lap” and gives no reason does not outweigh that.',
      },
    ],
  },
]
