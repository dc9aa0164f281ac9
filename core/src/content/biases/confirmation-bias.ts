import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Confirmation Bias',
  aliases: ['Confirmatory Bias', 'Myside Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: [
    'evidence',
    'selective search',
    'one-sided research',
    'belief',
    'ignoring doubts',
    'second opinion',
    'echo chamber',
  ],
  link: 'https://yourbias.is/confirmation-bias',
  definition:
    'Looking for, noticing and trusting what supports a belief you already hold, and passing over what speaks against it. The belief then feels better tested than it is.',
  neighbours: [
    {
      name: 'Anchoring',
      tellApart:
        'Did an earlier belief choose which evidence counted, or did a first figure pull an estimate toward itself?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Is a claim favored because it fits what the person already thinks, or because it comes from their own side?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Is evidence sorted to suit a belief, or is the past retold to suit an outcome that is now known?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart: 'Is the fault in which evidence was let in, or in how much certainty was drawn from it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Farida, in Tunis, is sure that milk gives her son Idris his headaches. For a month she notes each headache that follows a glass of milk. “Eleven of them,” she tells the nurse. “The days without milk I left out, since they have nothing to do with it.” She wants milk taken off his school lunch for good.',
    failingStep: 'The days without milk I left out, since they have nothing to do with it.',
    why: 'She assumes that cases which fit can settle the matter alone. If headaches are just as common on days without milk, milk explains nothing. The days she left out are the ones that could have shown her wrong, so they are the real test.',
  },
  soundWhen:
    'Starting from a hunch is fine, as long as the search could also prove it wrong. A vet who suspects an ear infection looks into the ear first. If the ear is clean, she drops the idea and looks elsewhere.',
  reply:
    'Before you search, write down what you would expect to see if you were wrong, and look for that first. Then put the same question to somebody who disagrees with you.',
  evidence:
    'Wason (1960), “On the Failure to Eliminate Hypotheses in a Conceptual Task”, Quarterly Journal of Experimental Psychology 12; review: Nickerson (1998), “Confirmation Bias: A Ubiquitous Phenomenon in Many Guises”, Review of General Psychology 2. Klayman & Ha (1987), Psychological Review 94, show that testing the cases you expect to fit is often a good method.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'confirmation-bias-van-lease',
    slot: 'bias1',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Post by Desmond in a street traders’ group: “All spring I have felt that leasing a van would suit me better than buying one. So I spent two evenings searching for ‘why leasing beats buying.’ Page after page agreed with me! My accountant sent two articles in favor of buying. I haven’t opened them. On Friday I sign for three years.”',
    decidingWords: ['why leasing beats buying', 'I haven’t opened them'],
    options: [
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          'His search, “why leasing beats buying,” could hardly bring up anything but agreement, and of the two articles on the other side he says “I haven’t opened them.” He let in only what suited his first feeling.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'He would have to put too much trust in his own skill or guesses, such as “I can judge a deal without reading anything.” Instead he does look for evidence, on one side only.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Desmond would need to be new to money matters and rate himself above people who know them well. He makes no claim about his own ability.',
      },
      {
        text: 'Anchoring',
        rationale:
          'This would be the answer if the first monthly price he heard had become his measure for later offers. No figure guides him here.',
      },
    ],
  },
]
