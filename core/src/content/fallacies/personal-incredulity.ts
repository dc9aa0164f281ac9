import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Personal Incredulity',
  aliases: ['Argument from Incredulity', 'Appeal to Incredulity'],
  category: 'informal',
  severity: 'high',
  keywords: ['disbelief', 'hard to imagine', 'hard to understand', 'common sense', 'surprising', 'complex', 'doubt'],
  link: 'https://yourlogicalfallacyis.com/personal-incredulity',
  definition:
    'Calling something untrue because you find it hard to understand or to picture. What one of us can imagine is no measure of what is so.',
  neighbours: [
    {
      name: 'Burden of Proof',
      tellApart: 'Is the reason that the speaker cannot imagine it, or that nobody has shown the opposite?',
    },
    {
      name: 'Begging the Question',
      tellApart:
        'Does the speaker lean on a feeling that it makes no sense, or on a reason that repeats the conclusion?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is the thing rejected because it is hard to picture, or because it is seen as unnatural?',
    },
    {
      name: 'Anecdotal',
      tellApart:
        'Does the judgment rest on what the speaker cannot imagine, or on something that happened to the speaker or a friend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Since the accident, Tevita has no left foot. Tonight, he tells the nurse, its toes burn so badly that he cannot sleep. She is kind, and she has thought it over. “I really can’t picture how a foot that is gone could hurt,” she says. “So it is not real pain, and I won’t wake the doctor for it.”',
    failingStep: 'So it is not real pain',
    why: 'That she cannot picture it is a fact about the nurse, not about Tevita. Her step assumes that nothing happens which makes no sense to her. What she needs is his report and what doctors know about such pain.',
  },
  soundWhen:
    'Surprise is a good reason to ask for proof, and disbelief counts when knowledge stands behind it. An engineer who says “I can’t see how this roof stays up”, and then shows the load on each beam, is not going by a feeling.',
  reply:
    '“I find it hard to picture too. But that tells us more about the two of us than about the thing itself. Shall we ask what people who study it have found?”',
  evidence:
    'Dawkins (1986), The Blind Watchmaker, Longman (on what he calls the “argument from personal incredulity”); Walton (1996), Arguments from Ignorance, Pennsylvania State University Press.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'personal-incredulity-closed-street',
    slot: 'fallacy14',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Traffic counts from three towns lie on the table. In each, closing one short street made trips across town quicker, and the engineer explains why. A woman in the front row has listened with care. “I have thought about it all week,” she says. “I cannot see how fewer streets could mean less waiting. So it will not work here.”',
    decidingWords: ['I cannot see how fewer streets could mean less waiting', 'So it will not work here'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if her reason had been the conclusion in other words, such as “It will fail, since a plan like this cannot succeed.”',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“I cannot see how fewer streets could mean less waiting” tells us about her view of it, not about traffic. “So it will not work here” has no other ground.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'For this, she would have to set one story of her own against the counts, say a slow drive home when a street was closed.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had she said that the plan fails until the engineer shows it does not, this would be right. She asks for nothing; she goes by what she can see.',
      },
    ],
  },
  {
    id: 'personal-incredulity-bottle-jacket',
    slot: 'q14',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Dear Jamal, thank you for the jacket. It is warm and light. The label says that it was made from old plastic bottles, but I am afraid the label is wrong. I have thought about it a lot, and I cannot imagine how something so hard could turn into something so soft. Come and visit soon! Your big sister”',
    decidingWords: [
      'I am afraid the label is wrong',
      'I cannot imagine how something so hard could turn into something so soft',
    ],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if she had gone by something that once happened, for instance a label on another gift that turned out to be untrue.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“I cannot imagine how something so hard could turn into something so soft” is her only reason for “I am afraid the label is wrong”. Things can happen that are hard to picture.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'This would need her to call the jacket bad for being man-made, or wool better for coming from a sheep. She likes the jacket.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'She would have to say that the label is untrue until Jamal shows that it is not. Instead, she gives a reason: what she can imagine.',
      },
    ],
  },
]
