import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Special Pleading',
  aliases: ['Double Standard'],
  category: 'informal',
  severity: 'medium',
  keywords: ['exception', 'exemption', 'rule', 'excuse', 'unfair', 'one rule for me', 'fairness'],
  link: 'https://yourlogicalfallacyis.com/special-pleading',
  definition:
    'Accepting a rule in general but making an exception for yourself or your own claim, without a reason that would count just as much for anyone else.',
  neighbours: [
    {
      name: 'No True Scotsman',
      tellApart:
        'Is a case let off the rule although it belongs to the group, or declared never to have belonged to it?',
    },
    {
      name: 'Tu Quoque',
      tellApart: 'Does the speaker ask for an exception, or answer a criticism with “you do it as well”?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Is the speaker’s own case excused from a shared rule, or are others told to disprove a bare claim?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Is a rule applied to others but not to one case, or does the argument assume what it should show?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the Haddads’ table in Amman, phones go into a basket during dinner. Last week Salma wanted to keep hers, since a friend might need her, and her father said that everyone’s messages can wait an hour. Tonight his own phone hums in the basket. “I had better take that,” he says. “In my case it might be important.”',
    failingStep: 'In my case it might be important.',
    why: 'Salma’s message might have been important too. The step assumes that his case is different without naming a difference. He would need a reason that would have freed Salma as well, such as a call from a hospital.',
  },
  soundWhen:
    'An exception is fair when its reason would count for anyone in the same place. An ambulance may pass a red light, whoever is at the wheel, because a life may hang on it. A good test: would you grant it to a stranger?',
  reply:
    '“Maybe there is a good reason. Would it have counted for Salma last week? If so, let’s write it into the rule, and then it holds for all of us.”',
  evidence:
    'Stebbing (1939), Thinking to Some Purpose, Penguin; Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'special-pleading-bench-rent',
    slot: 'fallacy15',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“To all who rent a bench here: thank you for keeping to our rule that late rent costs ten extra, whatever the reason. Otis was late in May, when his father was ill, and added his ten. In June my own rent was late. I was looking after my sister that week, so in my case there is nothing to add. Greta”',
    decidingWords: ['whatever the reason', 'so in my case there is nothing to add'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'For this, Greta would have to save the rule by saying that rent paid late in a hard week is not really late. She calls it late.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'It would fit if she had claimed to have paid on time and left it to the others to show that she had not.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Had someone asked for her ten, and had she only replied that Otis was late as well, this would be it. She mentions him as a good example.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The rule holds “whatever the reason”, and Otis kept to it in a time just as hard. Greta has a good reason too, but “so in my case there is nothing to add” lets only her off.',
      },
    ],
  },
  {
    id: 'special-pleading-unread-change',
    slot: 'q15',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'In the team chat, Vikram thanks his colleagues for keeping the rule: a second person reads each change before it goes live, since people miss their own mistakes. An hour later he puts out a change that nobody else has read. “I went through it carefully myself,” he writes, “so this one did not need a second reader.”',
    decidingWords: ['people miss their own mistakes', 'so this one did not need a second reader'],
    options: [
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The rule exists since “people miss their own mistakes”, and careful people do too. Writing “so this one did not need a second reader” excuses Vikram on a ground that his colleagues could give as well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if a colleague had complained and Vikram had replied that she skips the second reader as well. He points at nobody.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'For this, he would have to call the change free of mistakes until a colleague finds one. He asks nobody to look for any.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'A colleague would have to raise a doubt, and Vikram would have to wave it away over who she is. He speaks of his own work.',
      },
    ],
  },
]
