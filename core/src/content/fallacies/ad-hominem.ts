import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Ad Hominem',
  aliases: ['Personal Attack', 'Attacking the Person'],
  category: 'informal',
  severity: 'medium',
  keywords: ['insult', 'character', 'motive', 'name-calling', 'discredit', 'person not point', 'reputation'],
  link: 'https://yourlogicalfallacyis.com/ad-hominem',
  definition:
    'Brushing a point aside by talking about the person who makes it: their character, habits or motives. Whether the point itself holds up never gets looked at.',
  neighbors: [
    {
      name: 'Appeal to Authority',
      tellApart: 'Is a claim turned down because of who says it, or accepted because of who says it?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Does the reply go after the speaker, or after a twisted version of what the speaker said?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'In place of a reason, are we given a remark about the speaker, or a feeling to act on?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is the claim rejected for a fault in the person, or for a fault in the way it was argued?',
    },
    {
      name: 'Tu Quoque',
      tellApart: 'Is the point dismissed over some trait of the speaker, or because the speaker does the same thing?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is the point judged by the person now arguing for it, or by where the idea first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ruslan, an intern, wrote to the whole team that the new store page saves card numbers where any visitor can read them. He attached the file. Margit, who runs the project, answered within a minute: “Ruslan’s been here three weeks and still gets lost on the way to the coffee machine. We’re going live on Thursday, as planned.”',
    failingStep: 'Ruslan’s been here three weeks and still gets lost on the way to the coffee machine.',
    why: 'The file shows open card numbers or it doesn’t, and it would show the same thing no matter who sent it. Margit treats a fact about Ruslan as if it were a fact about the page. Opening the file would have been an answer.',
  },
  soundWhen:
    'When all we have is someone’s word, the person matters. If a witness was paid by one side, or a seller has lied about two cars before, it’s wise to ask for more. That lowers our trust in what they tell us. It doesn’t refute an argument that anyone can check.',
  reply: '“You may be right about me. Could we still open the file? It says the same thing whoever sends it.”',
  evidence:
    'Walton (1998), Ad Hominem Arguments (University of Alabama Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17, uses the name in an older sense.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'ad-hominem-library-counter',
    slot: 'fallacy3',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'According to the door counter, the reading room is full by nine on exam mornings, so Beatriz, the school librarian, wants a second room. Mr. Petrossian of the budget committee finds a slip in her addition; she corrects it, and the room’s still full. A woman that much in love with her library, he tells the others fondly, is bound to find it crowded. He leaves her figures out, and the committee buys lab stools.',
    decidingWords: ['that much in love with her library', 'He leaves her figures out'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'That “slip in her addition” was real. Beatriz corrects it and the room stays full, so nothing he concludes afterward hangs on it.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A seat on “the budget committee” gives him weight in the room. Even so, he doesn’t ask to be believed for it; the only reason he offers is about Beatriz.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Since she’s “that much in love with her library,” he drops her figures. But a door counter counts the same, however much the librarian hopes for a crowd.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'He speaks “fondly,” and love is mentioned. It’s her love, though, brought up to make her numbers look unreliable; the committee isn’t asked to feel anything.',
      },
    ],
  },
  {
    id: 'ad-hominem-bank-letters',
    slot: 'q3',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Kofi shows his aunt that her account costs nine dollars a month more than one at the bank across the street. A retired math teacher, she checks his subtraction and finds nothing wrong. “This from a boy who loses his keys twice a week,” she says fondly, and stays with her bank.',
    decidingWords: ['a boy who loses his keys twice a week'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'She says it “fondly,” and it’s sweet. But she isn’t staying with the bank out of love for anyone; her answer to Kofi is his lost keys.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'His aunt does hunt for a mistake in his work. Since she “finds nothing wrong,” there’s no flaw in his argument for her to make too much of.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'The math holds up, and she’s checked it herself. All she sets against it is “a boy who loses his keys twice a week,” which doesn’t change what the account costs.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Being “a retired math teacher” makes her a good judge of subtraction. She judged it right and then went by something else.',
      },
    ],
  },
  {
    id: 'ad-hominem-whale-counts',
    slot: 'fallacy3',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Mrs. Abernathy: Thank you for your letter about our whale counts. Your point about the map, as you’ve since agreed, rested on a misreading. The rows on page four come to 690 by your addition and 960 by ours. We’ve learned, though, that you sold shoes for thirty years, a charming detail that moved Dr. Ruiz, who’s given her life to whales. There’ll be no correction. The editors',
    decidingWords: ['you sold shoes for thirty years'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Those rows have one sum, whoever adds them. Instead of adding, the editors found out that “you sold shoes for thirty years” and left it at that.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“A charming detail that moved Dr. Ruiz” is there to sugarcoat the refusal. No feeling is offered as a reason to keep 960; her old job is.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Mrs. Abernathy did misread the map, and they remind her of that “misreading.” Still, they don’t treat it as proof about page four; for page four they bring up her shoes.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A life with whales makes Dr. Ruiz sound like the last word. Yet nobody says she checked the rows, only that she was moved.',
      },
    ],
  },
  {
    id: 'ad-hominem-car-seat',
    slot: 'q3',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Marcus: Off we go! (photo of baby in car seat)\nLidia: A girl at work says the strap’s wrong, not that she’d know, so I checked page nine of the manual. She’s right.\nMarcus: Have a baby first, little sister. Then explain car seats to me. Love you!',
    decidingWords: ['Have a baby first, little sister'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'The manual is a source worth trusting here, and it’s Lidia who goes to it. Marcus doesn’t rest his case on anyone’s word.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Lidia does mention a weak reason, the “girl at work.” Her brother doesn’t pounce on it; he skips her reasons, good and bad alike.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Love you” takes the edge off. It isn’t there to change Lidia’s mind about the strap; the line about a baby is.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          '“Have a baby first, little sister” is about Lidia’s life, and the question was about a strap. Page nine reads the same for parents and for aunts.',
      },
    ],
  },
  {
    id: 'ad-hominem-sea-swim',
    slot: 'fallacy3',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'The tide chart Emeka unrolls before the sea race is last year’s, so he fetches the new one, which says the same: after two o’clock the water pulls toward the rocks. “Emeka wants us to start at noon,” the race director tells the swimmers, an arm around his shoulders. “Emeka takes two umbrellas to a picnic, and we love him for it.” At two o’clock, under a clear sky, they wade in.',
    decidingWords: ['Emeka takes two umbrellas to a picnic'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Umbrellas at a picnic sound like his idea blown out of proportion. But the director reports the idea correctly, “Emeka wants us to start at noon,” and makes fun of the man.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'An arm around the shoulder and “we love him for it” warm everyone up. The affection softens the dismissal; it isn’t offered as the reason to swim at two.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'His first chart was “last year’s,” a real mistake in making his case. Nobody uses it against him, though; the new one “says the same.”',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'However lovingly meant, “Emeka takes two umbrellas to a picnic” says what sort of man he is. The current on the chart doesn’t depend on who unrolls it.',
      },
    ],
  },
  {
    id: 'ad-hominem-storeroom-drawing',
    slot: 'q3',
    form: 'C',
    kind: 'spot',
    genre: 'list',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Comments, drawing 14 (storeroom)\n10:01 Halima: The door opens inward and hits shelf B. See the red circle. (Ignore my blue one. Wrong shelf.)\n10:05 Site manager: You’ve been sore ever since the jury picked this drawing over yours, Halima.\n10:06 Status changed to “resolved.”',
    decidingWords: ['You’ve been sore ever since the jury picked this drawing over yours'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          '“You’ve been sore ever since the jury picked this drawing over yours” may be true of Halima. It tells us nothing about the door, and shelf B is still in the way.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A jury did choose the drawing. The manager brings that up to explain Halima’s mood; he doesn’t say that a prizewinning door can’t hit a shelf.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Halima got one circle wrong and says so. Her mistake isn’t what closes the comment, because the manager never mentions either circle.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Sore” is a feeling, all right, but it’s Halima’s. It’s held against her rather than stirred up in anyone to win them over.',
      },
    ],
  },
  {
    id: 'ad-hominem-long-range-battery',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'E-bike forum, “Long-range battery”\nRowan: I get 90 miles on one charge. I’ve ridden it a dozen times, so take my word for it.\nSana: Before you order, did Rowan ever tell you why he left our quiz team? He walked out halfway through the final, as his own sister says, and it still stings. I wouldn’t count on those 90 miles.',
    decidingWords: ['He walked out halfway through the final'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Sana’s question does take something for granted, but it’s true: he left, “as his own sister says.” Nothing unproven is slipped in with it.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          '“He walked out halfway through the final” may be worth knowing before the next quiz. It has no bearing on how far his battery goes or whether his figures can be trusted.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“It still stings” shows that she’s hurt. She isn’t asking the forum to share the hurt, though; she presents the walkout as grounds for doubting a number.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'We do have only Rowan’s word, so it’s fair to ask how good it is. A walkout from a quiz final says nothing about his honesty with figures.',
      },
    ],
  },
  {
    id: 'ad-hominem-long-range-battery-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-long-range-battery',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'E-bike forum, “Long-range battery”\nRowan: I get 90 miles on one charge. I’ve ridden it a dozen times, so take my word for it.\nSana: Before you order, did Rowan ever tell you why he tests those batteries? He’s paid by the company for each one sold, as his own page says. I found out late, and it still stings. I wouldn’t count on those 90 miles.',
    decidingWords: ['He’s paid by the company for each one sold', 'take my word for it'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Sana says that it “still stings.” Take the sting away and her reason stands: a man who earns on each sale is asking to be taken at his word.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'This is about Rowan, true. But he has offered nothing except his word, and money from the company is exactly what makes a word worth less.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Rowan asks the forum to “take my word for it,” and “He’s paid by the company for each one sold.” That’s a good reason for caution, and she claims no more.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Did Rowan ever tell you” has a barb in it. What it assumes is printed on his own page, so the question tricks nobody.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'To our readers: Many of you are frightened and ask why we’ve printed nothing about a crack in the ferry. Mr. Lindqvist, who told us about it, sent us the inspector’s report, and the inspector stands by it. As you may recall, two of Mr. Lindqvist’s earlier stories, the bears downtown and the gold coins, turned out to be imaginary. We’ve left this one out as well. The editors',
    decidingWords: ['the inspector stands by it', 'two of Mr. Lindqvist’s earlier stories'],
    options: [
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'A report has come in, and “the inspector stands by it.” The story no longer depends on Mr. Lindqvist’s word, yet his record is the only thing the editors look at.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Asking an inspector about a crack is sensible. The trouble is that the editors have his report from Mr. Lindqvist and pay no attention to it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Two invented stories are a good reason to ask Mr. Lindqvist for evidence. He sent it, from someone who can vouch for it, and they answered with the bears.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Many of you are frightened” is why the note was written. Fear isn’t what keeps the story out of the paper; the bears and the coins are.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-ferry-crack',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'To our readers: Many of you are frightened and ask why we’ve printed nothing about a crack in the ferry. Mr. Lindqvist, who told us about it, sent us no report, and the inspector, after a look at the hull, saw no crack. As you may recall, two of Mr. Lindqvist’s earlier stories, the bears downtown and the gold coins, turned out to be imaginary. We’ve left this one out as well. The editors',
    decidingWords: ['sent us no report, and the inspector, after a look at the hull, saw no crack'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He “sent us no report, and the inspector, after a look at the hull, saw no crack.” With only his word left, it matters how good that word has been.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Bringing up the gold coins looks like a low blow. It’s a fair one here, since Mr. Lindqvist’s word is all that speaks for the crack.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'The note opens with readers who are “frightened.” But it doesn’t work on their fear; it gives them an inspection and a track record.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'They do rely on an inspector. He took “a look at the hull,” though, which is the place to look for a crack.',
      },
    ],
  },
  {
    id: 'ad-hominem-eleven-rooms',
    kind: 'spot',
    mirrorOf: 'ad-hominem-not-a-shed',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 6, rent cap. Hamish (opposition) showed a chart: in four towns with a cap, fewer homes were built afterward. As a friend of renters, he couldn’t support a cap. Aroha (majority) said she understood his point, that caps cost us homes. However, she’d counted eleven rooms in the house of this friend of renters, and she moved to put his chart aside. The chair called the next speaker on the list.',
    decidingWords: ['counted eleven rooms'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'She does restate him, “caps cost us homes,” and a restatement can twist things. Hers is accurate; she then leaves his point and turns to his house.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Some “friend of renters,” she hints, with a house like that. But she isn’t rewriting who counts as a friend to rescue a claim; she wants the chart gone.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Hamish may well live in comfort. That Aroha “counted eleven rooms” there doesn’t alter what was built in four towns, and anyone can look that up.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Knowing who has a stake in a vote is useful. The chart can be checked without trusting Hamish, though, so his eleven rooms don’t let her skip it.',
      },
    ],
  },
  {
    id: 'ad-hominem-not-a-shed',
    kind: 'spot',
    mirrorOf: 'ad-hominem-eleven-rooms',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbors: Sana’s leaflet for the rent cap says that rents on six of our streets have doubled since 2015, and it names the buildings. (It also misspells Elder Street, but that’s beside the point.) I’ve known Sana for thirty years, and she hasn’t built a thing, not so much as a shed. You can put her numbers aside and vote for new homes. Vasco Reyes, architect, for the opposition',
    decidingWords: ['not so much as a shed'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'The misspelled street is a flaw in her leaflet. Vasco himself says it’s “beside the point,” and what he uses against the numbers is her life.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'He signs as an “architect,” which sounds weighty. His letter doesn’t ask us to trust his training about rents; it asks us not to look at hers.',
      },
      {
        text: 'Ad Hominem',
        right: true,
        rationale:
          'Perhaps she has built “not so much as a shed.” Her leaflet lists the buildings, so the rents can be checked, and they are what they are whoever printed them.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Voters may prefer new homes, and Vasco may say so. His reason for ignoring the rents is another matter: a shed Sana never built.',
      },
    ],
  },
]
