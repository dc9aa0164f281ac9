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
  {
    id: 'ad-hominem-long-range-battery',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'E-bike forum, thread “Long-range battery.” Rowan: “It does 140 kilometers on one charge. I have ridden it twelve times, take my word for it.” Sana: “Before you order, there is something you should know about Rowan. He is the one who walked out of our quiz night and hasn’t greeted us since. I wouldn’t count on those 140 kilometers.”',
    decidingWords: ['walked out of our quiz night and hasn’t greeted us since'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Sana would have to work on a feeling, say by describing the tears of a rider stuck in the rain. She talks about what Rowan once did.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Someone who “walked out of our quiz night and hasn’t greeted us since” may be bad company. It tells the forum nothing about how far his battery goes.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if Rowan had argued badly and she had taken this as a sign that his figure is false. She does not look at his argument.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her doubt would be fair if what she tells of Rowan gave a reason to distrust his word on batteries, such as gifts from the maker.',
      },
    ],
  },
  {
    id: 'ad-hominem-long-range-battery-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-long-range-battery',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'E-bike forum, thread “Long-range battery.” Rowan: “It does 140 kilometers on one charge. I have ridden it twelve times, take my word for it.” Sana: “Before you order, there is something you should know about Rowan. He is the one who gets his batteries free from the maker, as his own page says. I wouldn’t count on those 140 kilometers.”',
    decidingWords: ['gets his batteries free from the maker'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'This would need a feeling in place of a reason, such as anger at a maker who spoils the fun. Sana names a plain fact about a gift.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'If she had brought up something that has no bearing on batteries, like a quarrel at a quiz night, this would be the answer.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'All there is to go on is Rowan’s word, and he “gets his batteries free from the maker”. That is a good reason not to count on it, and Sana does not call it false.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'She would have to conclude that the battery does not reach 140 kilometers since Rowan backed his claim so poorly. She only says that she would not count on it.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'To our readers: many of you ask why we print nothing about a crack in the ferry. Mr. Lindqvist, who told us of it, sent us the inspector’s report, and the inspector stands by it. As you may recall, two of his earlier stories, the night bears and the gold coins, turned out to be made up. We have left this one out as well. The editors',
    decidingWords: ['the inspector stands by it', 'two of his earlier stories'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'A report has arrived, and “the inspector stands by it”. The editors pass over it and talk about “two of his earlier stories”, although this one no longer hangs on Mr. Lindqvist’s word.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Had they printed the story since Mr. Lindqvist is a famous man, this might be right. They distrust him, and he is not quoted as an expert.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Leaving it out would be fair if nothing but his word spoke for the crack, for instance if there were no report at all.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'The editors would have to ask readers to let it rest for the captain’s sake, who has suffered enough. They call up no feeling.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-ferry-crack',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'To our readers: many of you ask why we print nothing about a crack in the ferry. Mr. Lindqvist, who told us of it, sent us no report, and the inspector knows of none. As you may recall, two of his earlier stories, the night bears and the gold coins, turned out to be made up. We have left this one out as well. The editors',
    decidingWords: ['sent us no report, and the inspector knows of none'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Since he “sent us no report, and the inspector knows of none”, his word is all there is. How often that word was good is then just the thing to ask.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if the inspector’s report lay in front of them, and they still spoke about his old stories instead of reading it.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'If they had written how much such news would frighten the families on the ferry, and left it out for that, this would be the name. They give a ground for doubt.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'For this, the inspector would have to be an honored person who knows nothing of ships. Whether a report exists is something that he can tell.',
      },
    ],
  },
  {
    id: 'ad-hominem-eleven-rooms',
    kind: 'spot',
    mirrorOf: 'ad-hominem-not-a-shed',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Rent cap, yes or no? In the full hall, Hamish, of the opposition, shows a chart: in four towns with a cap, fewer homes were built afterward. Aroha, of the council majority, gets up for the cap. “Thank you, Hamish. I have been to your house, and I counted eleven rooms. I think we can put a chart from there aside. Who is next?”',
    decidingWords: ['I counted eleven rooms', 'put a chart from there aside'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'She would have to find a mistake in how Hamish argued, and conclude that a cap does no harm. She does not go into the chart.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Setting the chart aside would be fair for a reason that lies in the chart, say if the four towns were known to differ a lot from this one.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          '“I counted eleven rooms” is about Hamish’s house. The figures of the four towns are the same for rich and poor, and they can be checked without knowing who brought them.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would be right if she had made his point into another one, for example that tenants deserve no help. She leaves his point as it is and turns to him.',
      },
    ],
  },
  {
    id: 'ad-hominem-not-a-shed',
    kind: 'spot',
    mirrorOf: 'ad-hominem-eleven-rooms',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      '“Dear neighbors, you will have found Sana’s leaflet for the rent cap in your mailbox. Rents in six of our streets have doubled since 2015, it says, and it names each house. I have known Sana for thirty years, and she has built nothing, not so much as a shed. Lay her numbers aside and vote for new homes. Vasco, for the opposition”',
    decidingWords: ['not so much as a shed', 'Lay her numbers aside'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'To set the leaflet aside would be fair if its numbers were wrong, for instance if Vasco had asked in those houses and been told other rents.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Vasco would have to stir pity or fear, say with a picture of a family that finds no home. What he offers is a remark about Sana.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'That Sana has built “not so much as a shed” may be so. Her leaflet names each house, so its rents can be checked, and they are what they are whoever wrote them down.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'This would fit if he had shown a flaw in her reasoning and then called a cap wrong for it. Her reasoning does not come up in his letter.',
      },
    ],
  },
]
