import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Begging the Question',
  aliases: ['Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  category: 'informal',
  severity: 'medium',
  keywords: ['circle', 'circular', 'assumption', 'premise', 'taken for granted', 'repeats itself', 'conclusion'],
  link: 'https://yourlogicalfallacyis.com/begging-the-question',
  definition:
    'Supporting a claim with a reason that you can accept only if you accept the claim already. The argument goes round and returns to its start, so a doubter gets nothing new.',
  neighbours: [
    {
      name: 'Loaded Question',
      tellApart:
        'Does a reason lean on the very claim it should support, or does a question slip in something nobody has agreed to?',
    },
    {
      name: 'No True Scotsman',
      tellApart:
        'Does the support only repeat the claim, or is a group redefined to shut out an example that does not fit?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a claim held up by itself, or turned down because the speaker cannot imagine how it could be so?',
    },
    {
      name: 'Special Pleading',
      tellApart:
        'Does the argument rest on its own conclusion, or does it ask for an exception from a rule that binds others?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Wanjiru is asked to put her savings into a small fund in Nakuru. “How do I know that the manager is honest?” she asks. “He gives every client a signed letter,” says the agent. “In it he declares that he has never cheated anyone. And you can believe it, since a man like him would not sign a lie.”',
    failingStep: 'a man like him would not sign a lie',
    why: 'The letter is worth something only if an honest man signed it, and that is what Wanjiru wanted to know. The step assumes the answer. She needs support from outside, such as checked accounts or former clients.',
  },
  soundWhen:
    'Every argument starts somewhere, and starting from what both sides accept is fine. A circle of causes is fine too: “I sleep badly because I worry, and I worry because I sleep badly” describes two real effects. It does not use a claim to prove itself.',
  reply: '“Suppose I am not sure yet that he is honest. What could you show me that does not come from him?”',
  evidence:
    'Aristotle, Prior Analytics and On Sophistical Refutations; Walton (1991), Begging the Question: Circular Reasoning as a Tactic of Argumentation, Greenwood.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'begging-the-question-bridge-report',
    slot: 'fallacy22',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“How do we know this bridge report is not a fake?” Leila asks before it goes to print. “My contact at town hall vouches for it,” says Casper. “He is new to us. Why do you trust him?” “Look at what he handed me,” says Casper. “The facts about that bridge, weeks before any other paper had them.”',
    decidingWords: ['vouches for it', 'The facts about that bridge'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Casper would have to settle on a point between two views, such as printing half of the report since one editor trusts it and another does not.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The report is trusted because the contact “vouches for it”, and the contact is trusted for bringing “The facts about that bridge”. But whether they are facts was what Leila had asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'This needs a group and an example that does not fit. It would be right if a lying contact came up and Casper replied that he was not a proper contact.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if the paper checked its other contacts and Casper asked to skip that rule for this one. He asks for no exception.',
      },
    ],
  },
  {
    id: 'begging-the-question-first-boat',
    slot: 'q22',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Joan stays behind after rowing practice. Why is her son Minh not in the first boat? “That boat is for our strongest rowers,” says Pavel, the coach. “And how can you tell who they are?” she asks. “That is easy,” he says. “They are the ones in the first boat.”',
    decidingWords: ['for our strongest rowers', 'They are the ones in the first boat'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Pavel would have to tell Joan that his choice stands until she can show it is wrong. He gives a reason of his own instead.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The boat is “for our strongest rowers”, and we know them how? “They are the ones in the first boat”. Each half rests on the other, so Joan learns nothing.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if Joan had named a weak rower in the first boat and Pavel had replied that he does not really count as a first-boat rower.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'For this, Pavel would have to say that he cannot imagine Minh being strong enough, and treat that as the answer. He says no such thing.',
      },
    ],
  },
]
