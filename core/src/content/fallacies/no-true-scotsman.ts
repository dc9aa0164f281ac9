import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'No True Scotsman',
  aliases: ['Appeal to Purity'],
  category: 'informal',
  severity: 'low',
  keywords: [
    'counterexample',
    'moving the line',
    'group',
    'membership',
    'purity',
    'redefining',
    'generalization',
    'insider',
  ],
  link: 'https://yourlogicalfallacyis.com/no-true-scotsman',
  definition:
    'Rescuing a sweeping claim about a group by redrawing the group once a counterexample turns up. Whoever does not fit is said not to belong, for no other reason.',
  neighbours: [
    {
      name: 'Special Pleading',
      tellApart: 'Is the awkward case thrown out of the group, or kept inside and excused from the rule?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Was the group redrawn only after a counterexample, or did the claim rest on itself from the start?',
    },
    {
      name: 'Ambiguity',
      tellApart:
        'Was the group narrowed to shut out one awkward case, or did a word drift between two ordinary senses?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Is it about who counts as a member, or about whether members and the whole share a trait?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Our teachers do not shout,” the principal tells parents who are looking for a school in Gdynia. A father raises his hand. Mr. Varga, who has taught math here for eleven years, shouted at his daughter’s class twice last week. The principal smiles. “Then he is not really a teacher. A teacher has no need to shout.”',
    failingStep: 'Then he is not really a teacher.',
    why: 'Mr. Varga teaches there, so he counts against the claim. The step saves it by changing who is a teacher, and only because he shouted. Now no case could ever count against it. “Most of our teachers” would be honest.',
  },
  soundWhen:
    'A rule of membership that was clear beforehand may shut people out. Vegetarians do not eat meat, so a man who has sausage every morning is not one, whatever he says. Taking a claim back in part is fine as well: “Most of them, then.”',
  reply:
    '“Apart from not shouting, how would we know who is a teacher here? If Mr. Varga has the job, perhaps ‘most of our teachers’ is a fairer way to put it.”',
  evidence:
    'Flew (1975), Thinking about Thinking, Fontana (the porridge and sugar version is already in his God and Philosophy, 1966, Hutchinson).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'no-true-scotsman-mountain-hut',
    slot: 'fallacy20',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Climbers do not walk past a person in trouble,” says the keeper of the mountain hut, pouring tea. One guest shakes her head. On Sunday a man walked straight past her injured friend, and he has been climbing for twenty years. “Then he is not a climber,” the keeper says. “He is a man with a rope.”',
    decidingWords: ['he has been climbing for twenty years', 'Then he is not a climber'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “climber” had two common senses and the talk had slid between them unnoticed. Here the keeper narrows it openly, and only to shut out the man the guest met.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'If he had backed up his first sentence with itself, say “climbers help because helping is what they do”, this would fit. The trouble comes later, when he meets a case against it.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'A step from single climbers to a team, or from a team to its members, would be needed. The keeper speaks only about who counts as a climber.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'The man “has been climbing for twenty years”, so he counts against the keeper’s rule. Instead of giving the rule up, the keeper shuts him out: “Then he is not a climber”.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fridge-payments',
    slot: 'q20',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“People who are careful with money do not buy on credit,” Mrs. Ferreira writes in her column. A reader replies that he has kept a budget for nine years, pays each bill on time, and bought his fridge on credit. She prints her answer: “Then you are not careful with money. You only look it.”',
    decidingWords: ['has kept a budget for nine years', 'Then you are not careful with money'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if her first line had leaned on itself, as in “buying on credit is careless because careful people avoid it”. There she gave no reason; her mistake is how she treats his case.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to dismiss his story because she cannot imagine how such a thing could be. She accepts the facts and changes what they count as.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'A man who “has kept a budget for nine years” is a plain exception to her rule. She saves the rule by striking him off the list: “Then you are not careful with money”.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Had she called him careful and excused his fridge, or her own, from the rule without a good reason, this would be right. She excuses nobody; she moves him out.',
      },
    ],
  },
]
