import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Ad Hominem',
  aliases: ['Personal Attack', 'Attacking the Person'],
  category: 'informal',
  severity: 'medium',
  keywords: ['insult', 'character', 'motive', 'name-calling', 'discredit', 'person not point', 'reputation'],
  link: 'https://yourlogicalfallacyis.com/ad-hominem',
  definition:
    'Brushing a point aside by talking about the one who makes it: their character, habits or motives. Whether the point itself holds is left open.',
  neighbours: [
    {
      name: 'Appeal to Authority',
      tellApart: 'Is a claim turned down because of who says it, or accepted because of who says it?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Does the reply go after the speaker, or after a bent version of what the speaker said?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is the listener given a remark about the speaker, or a feeling to act on, in place of a reason?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is the claim rejected for a fault in the person, or for a fault in the way it was argued?',
    },
    {
      name: 'Tu Quoque',
      tellApart:
        'Is it any trait of the speaker that is held against the point, or that the speaker does the very same thing?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is the point judged by the person now arguing for it, or by where the idea first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ruslan, an intern, wrote to the whole team that the new shop page stores card numbers where any visitor can read them. He attached the file. Margit, who runs the project, replied within a minute: “Ruslan has been with us for three weeks and still gets lost on the way to the coffee machine. We go live on Thursday, as planned.”',
    failingStep: 'Ruslan has been with us for three weeks and still gets lost on the way to the coffee machine',
    why: 'Either the file shows open card numbers or it does not, and it would show the same coming from anybody. The step treats a fact about Ruslan as a fact about the page. Opening the file would have been an answer.',
  },
  soundWhen:
    'When we have only someone’s word, the person matters. If the witness was paid by one side, or the seller has lied about two cars before, asking for other proof is wise. That lowers our trust in the word; it does not refute an argument that anyone can check.',
  reply: '“You may be right about me. Could we still open the file together? It says the same thing whoever sends it.”',
  evidence:
    'Walton (1998), Ad Hominem Arguments (University of Alabama Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17, has the name in an older sense.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'ad-hominem-library-counter',
    slot: 'fallacy3',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Beatriz, the school librarian, shows a month of door-counter figures: on exam mornings the reading room is full by nine. She asks for a second room. Mr. Petrossian, who likes her, turns to the other teachers. “In her place I would fight for my library too. That is why I’d leave those figures aside and save the money.”',
    decidingWords: ['I would fight for my library too', 'leave those figures aside'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if he had found a mistake in her reasoning and concluded that no room is needed. He names no mistake in it.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'He would have to rest his view on the word of some expert or important person. He quotes nobody; he gives a reason to doubt Beatriz.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'He would “leave those figures aside” because of what she wants: “I would fight for my library too”. But a door counter counts the same whatever she hopes for.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'This would be right if his reason were that most schools, or most of the teachers, manage with one room. He speaks to the others but does not lean on their number.',
      },
    ],
  },
  {
    id: 'ad-hominem-bank-letters',
    slot: 'q3',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Two bank letters lie on the kitchen table. With a pencil, Kofi shows his aunt that her account costs nine dollars a month more than the other one, for the same service. She laughs. “And this from a nephew who loses his keys every week! No, I’ll stay where I am.”',
    decidingWords: ['a nephew who loses his keys every week'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'His aunt would have to call one way of saving better because it is the natural one. What is natural does not come up between them.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if she had argued from a feeling, such as how sad it would be to leave her old bank. She laughs, but the reason she gives is his keys.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Kofi’s sum is right there on the table, yet she answers it with “a nephew who loses his keys every week”. Lost keys do not change what the account costs.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'For this, she would have to keep the account because someone of high standing praised it. She goes the other way and turns advice down because of who gives it.',
      },
    ],
  },
]
