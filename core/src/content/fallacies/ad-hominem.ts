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
  {
    id: 'ad-hominem-whale-counts',
    slot: 'fallacy3',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“Dear Mrs. Abernathy, thank you for going through our whale counts with such care. You write that the eleven rows on page four add up to 690, not 960. We took the liberty of asking who you are. A shoe store for thirty years, and now this as a hobby: how lovely! A correction will not be needed. Warmly, the editors”',
    decidingWords: ['A shoe store for thirty years, and now this as a hobby', 'A correction will not be needed'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Eleven rows add up the same for anyone. The editors look at her instead, “A shoe store for thirty years, and now this as a hobby”, and from that alone conclude that there is nothing to correct.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if they kept 960 because a famous whale expert had once named that number. They put nobody’s word in its place; they set hers aside.',
      },
      {
        text: 'Straw Man',
        rationale:
          'They would have to answer something she did not write, for instance that the whole study is worthless. They repeat her point correctly.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'For this, the two sides would need to use one word in two senses, such as “count” for single whales and for groups. A sum of eleven rows leaves no such room.',
      },
    ],
  },
  {
    id: 'ad-hominem-car-seat',
    slot: 'q3',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Into the family chat goes a photo of the baby in his car seat, the strap under the hook. Lidia, 26, sends back page nine of the manual, where the strap runs over the hook. Her brother types: “Dear little sister, first have a baby, then explain car seats to me.” He adds a heart and drives off.',
    decidingWords: ['first have a baby, then explain car seats to me'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'The heart is only a friendly touch. It would fit if he had written how much her doubts hurt a tired father, and had asked her to drop them for that.',
      },
      {
        text: 'Straw Man',
        rationale:
          'He would have to answer something larger than she said, such as that he is a bad father. He does not describe her point at all.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'This would be right if he had reasoned from part to whole, say that a seat made of safe parts must be safe however it is put together.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'With “first have a baby, then explain car seats to me”, her brother talks about Lidia’s life instead of the strap. Page nine of the manual shows the same to parents and aunts.',
      },
    ],
  },
  {
    id: 'ad-hominem-sea-swim',
    slot: 'fallacy3',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'On the beach, Emeka unrolls the current chart. From two o’clock on, it says, the water pulls toward the rocks, and he would rather start the swim at noon. The race director puts an arm around him. “Emeka, you take two umbrellas to a picnic. That’s what we love about you.” She turns to the swimmers. “We start at two, as planned. Enjoy it!”',
    decidingWords: ['you take two umbrellas to a picnic', 'We start at two, as planned'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'It would fit if she had told the swimmers that Emeka wants to cancel the race. She does not change his proposal; she passes over it.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Her warm words might mislead here. For this, the affection itself would have to be the reason, such as “Do it for me, you know how I have looked forward to two o’clock.”',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'She would have to believe that calm water was due, perhaps because the last three races had rough seas. Luck plays no part in what she says.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'However kindly meant, “you take two umbrellas to a picnic” says what sort of man Emeka is. The chart shows the same current whoever unrolls it, and she gives no reason to doubt it.',
      },
    ],
  },
  {
    id: 'ad-hominem-storeroom-drawing',
    slot: 'q3',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Comments on the storeroom drawing. Halima, 10:02: “The door opens inward and hits shelf B. See the red circle.” Site manager, 10:05: “You have been in a mood since your own drawing came second, Halima.” Status of the comment, 10:06: solved.',
    decidingWords: ['You have been in a mood since your own drawing came second', 'solved'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          '“You have been in a mood since your own drawing came second” may be true of Halima. It tells us nothing about the door, and marking her comment as solved does not move the shelf.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'The manager would have to reply with a story, say of another storeroom where a door like this gave no trouble. No such story is told.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'If the reply had been that a prize-winning architect made the drawing, so it must be right, this would fit. It is about the person who objects.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would be right if Halima had given a poor reason and the manager had taken that as a sign that the door is fine. Her reason is not even looked at.',
      },
    ],
  },
]
