import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Black-or-White',
  aliases: ['False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two options', 'all or nothing', 'false choice', 'either or', 'extremes', 'third way', 'ultimatum'],
  link: 'https://yourlogicalfallacyis.com/black-or-white',
  definition:
    'Treating a question as if it had just two answers when there are more. Rule out one of the two, and the other seems to win, though a third was left off the list.',
  neighbours: [
    {
      name: 'Middle Ground',
      tellApart: 'Were the answers in between left out, or was one of them called right just for lying in between?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Are two choices presented as the whole list, or is one first step said to lead on to disaster?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Is the trick a list that is too short, or an unproven claim that any direct reply would admit?',
    },
    {
      name: 'Straw Man',
      tellApart:
        'Were possible choices left out, or was something that another person said changed before it was answered?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Mamma, since your fall I can’t sleep,” says Giulia on the phone from Turin. “Either you come and live with us, or you go to the home on the hill. You’ve told me what you think of the home, and I respect that. So I’ll clear the back room, and we’ll fetch you on Sunday.”',
    failingStep: 'Either you come and live with us, or you go to the home on the hill',
    why: 'Crossing one off settles the matter only if the list was complete. A helper in the mornings, an alarm bracelet or an apartment without stairs is missing from it. Giulia would have to show that none of these would do.',
  },
  soundWhen:
    'Sometimes there really are two: the last ferry has left, or it hasn’t. A short list is also honest when the rest was checked first. If both mountain roads are flooded, “the bridge or stay here tonight” is a fair summary.',
  reply: '“Those are two ways. Before we choose, could we each add one more, even one that we don’t like much?”',
  evidence:
    'Tomić (2013), “False Dilemma: A Systematic Exposition”, Argumentation 27. Govier (1985), A Practical Study of Argument (Wadsworth).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'black-or-white-pier-sensor',
    slot: 'fallacy6',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Just as the night ferry docked, a sensor under the pier showed warmer water. Yusra writes in the lab chat: “There are only two ways to explain this. The sensor is broken, or a hot spring has opened below the pier. I have just tested the sensor, and it works. So it is a hot spring.”',
    decidingWords: ['only two ways to explain this'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Yusra would have to move from a part to its whole, for example from this one warm spot to the temperature of the entire lake.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if she had warned that one warm reading would lead, step by step, to a dead lake. She explains a reading and predicts nothing.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Yusra says there are “only two ways to explain this” and crosses one off. The ferry that had just docked is a third, and there may be more.',
      },
      {
        text: 'Straw Man',
        rationale:
          'For this, someone else in the chat would need a view of their own, and Yusra would have to bend it before answering. She answers nobody.',
      },
    ],
  },
  {
    id: 'black-or-white-blood-pressure-sheet',
    slot: 'q6',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The nurse’s sheet for Grant’s high blood pressure lists an hour of walking a day, no added salt and no late meals. He writes to his sister: “With my night shifts I could not keep to all of it, and I want to be honest. You follow a sheet like this completely or you leave it alone. So I am leaving it alone.”',
    decidingWords: ['completely or you leave it alone'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Grant asks nothing. If he had written “Why do nurses want me to lose my job?”, a claim would be hidden in a question and this would fit.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'He sees two choices: follow the sheet “completely or you leave it alone”. Doing part of it, such as using less salt, is missing from his list.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if he feared that one short walk would grow, step by step, into a life ruled by health plans. He describes no such chain.',
      },
      {
        text: 'Straw Man',
        rationale:
          'He would have to turn the sheet into something it does not say, such as a ban on all good food. He takes it as it is written.',
      },
    ],
  },
]
