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
  {
    id: 'special-pleading-nine-birds',
    slot: 'fallacy15',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In March, Tomoko reviewed a paper on owls: “A striking effect, measured with care. But with nine birds, it has to stay a guess until there are more.” The authors thanked her and went back to the woods. In June, her own paper on swallows came out: “We could follow nine birds. As the effect is striking and was measured with care, we report it as a finding.”',
    decidingWords: ['with nine birds, it has to stay a guess', 'we report it as a finding'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'To fit, Tomoko would have to search her notes for some striking pattern and then act as if it had been her question. The story says nothing of the kind.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'The owl team would have to point at her nine swallows, and she would have to reply with their nine owls. Nobody has complained.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For others the line was “with nine birds, it has to stay a guess”, however striking and careful. With just as many birds, and for the same merits, she writes “we report it as a finding”.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If she had called her finding true until somebody shows the opposite, this would be right. She offers evidence, though less than she asks of others.',
      },
    ],
  },
  {
    id: 'special-pleading-day-twenty',
    slot: 'q15',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Day 20. I can lift my arm again, and it hardly hurts. Strange, to be the patient for once! In my practice I tell people that a shoulder which feels fine at three weeks can still tear, and that six weeks are six weeks. They grumble, but they keep to it. Mine I know from the inside, though. The climbing wall is booked for Saturday.',
    decidingWords: ['six weeks are six weeks', 'Mine I know from the inside, though'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'Some case would have to be pushed out of the group, for instance by writing that a tear this small is not a true injury. The diary does not doubt the injury.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if a patient had criticized the climbing and had heard back “You start too early, too.” There is no critic in the diary yet.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For patients, “six weeks are six weeks”, even when all feels fine. “Mine I know from the inside, though” is no reason to be let off, as each patient knows a shoulder in that way.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Fear or pity would have to do the work of a reason, say a sad picture of a life without climbing. The entry is cheerful and gives a reason, a poor one.',
      },
    ],
  },
  {
    id: 'special-pleading-skating-final',
    slot: 'fallacy15',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Dear Bianca, what a lovely week with your two! We kept your rule, screens off at eight, whatever is on. Yuki’s film had ten minutes left, and Ignacio was close to the end of his game, but they took it well. On Thursday we ran a little late, as my skating final was on, and one does want to see how it ends. Love, Mom”',
    decidingWords: [
      'screens off at eight, whatever is on',
      'as my skating final was on, and one does want to see how it ends',
    ],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if Bianca’s rule had been brushed aside over who she is, say as the idea of a nervous mother. Her mother likes the rule.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The children had to stop just before the end: “screens off at eight, whatever is on”. What lets the grandmother off, “as my skating final was on, and one does want to see how it ends”, held for them as well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'For this, Bianca would have to complain about Thursday and hear that her own screen runs late too. The letter answers no complaint.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'The rule would have to be saved by changing what belongs under it, such as “Skating is not really screen time.” The letter admits that they ran late.',
      },
    ],
  },
  {
    id: 'special-pleading-notice-board',
    slot: 'q15',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Board by the mailboxes, kept by Stefan. May 2: yoga slip, up for two weeks. Taken down. The owner says that it still brings people in. I understand, but two weeks are two weeks. May 9: bike for sale, up for two weeks. Taken down, with a kind note. May 9: our choir poster, up since February. Left hanging. It still brings people in.',
    decidingWords: ['but two weeks are two weeks', 'Left hanging. It still brings people in'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Stefan would have to hold something against the yoga teacher, for instance that she is new in the house. He understands her and goes by the date.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Had the yoga teacher pointed at the old poster, and had Stefan pointed at some old slip of hers, this would be it. So far nobody has asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if he had written that a choir poster is not really a notice, and so not what the two weeks are meant for. He lists it like the rest.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The yoga slip brought people in too, “but two weeks are two weeks”. For his own choir the same ground is enough: “Left hanging. It still brings people in”.',
      },
    ],
  },
]
