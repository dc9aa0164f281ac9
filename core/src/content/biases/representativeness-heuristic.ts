import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Representativeness Heuristic',
  aliases: ['Representativeness Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['looks like', 'similarity', 'typical case', 'stereotype', 'pattern', 'resemblance', 'match', 'likelihood'],
  link: 'https://en.wikipedia.org/wiki/Representativeness_heuristic',
  definition:
    'Judging the chances of something by how much it looks like the typical case we have in mind. A good match feels like a sure thing, even when something else is far more likely.',
  neighbors: [
    {
      name: 'Halo Effect',
      tellApart:
        'Did one good trait make the others look good too, or did a match with a type decide what something is?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Does it seem likely because it resembles a type, or because examples come to mind with ease?',
    },
    {
      name: 'Fundamental Attribution Error',
      tellApart: 'Is an act blamed on character instead of circumstances, or is a case sorted by what it looks like?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart: 'Does a likeness carry the judgment, or is a known figure about how common the thing is set aside?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the evening ferry to Split, Dora and her brother are watching a silent man in a worn black coat. He has ink on his fingers, and he’s murmuring lines from a book of verse. Poet or office clerk? The loser buys dinner. “He’s a poet from head to toe, so I say poet,” Dora decides. All around them, half the town is riding home from the office.',
    failingStep: 'He’s a poet from head to toe, so I say poet',
    why: 'He does match her picture of a poet, but a good match isn’t the same as a good chance. Poets are few, clerks are many, and some clerks love verse. She should ask how many of each would look like this.',
  },
  soundWhen:
    'A likeness is good evidence when few other things look the same, or when the type is common anyway. Paw prints on a path where people walk their dogs are most likely a dog’s. A doctor, too, may start from the typical picture as long as tests follow.',
  reply:
    'When something fits a picture perfectly, ask two questions first: “How many of these are there, anyway?” and “What more ordinary thing could look just like this?”',
  evidence:
    'Kahneman & Tversky (1972), “Subjective Probability: A Judgment of Representativeness”, Cognitive Psychology 3; Tversky & Kahneman (1983), on the conjunction fallacy, Psychological Review 90. Hertwig & Gigerenzer (1999), Journal of Behavioral Decision Making 12, trace part of it to how people understand the word “probable”.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'representativeness-heuristic-pale-gull',
    slot: 'bias20',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Field notes, pier, dusk: One gull with pink legs, a pale back and a round head, so much like the Iceland gull on my chart that I’m calling it one. (Herring gulls live here by the hundred, and faded ones show the same marks.) It snapped at a jogger who’d stepped on its fish. Ice on my lens, and last night’s gull film still in my head.',
    decidingWords: ['so much like the Iceland gull on my chart', 'faded ones show the same marks'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          '“Last night’s gull film” is fresh and hard to shake. The notes mention it at the end; the verdict comes from the chart, mark by mark.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'A gull that “snapped at a jogger” could be written off as mean. The watcher does the opposite and notes the reason, a foot on its fish.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          '“Ice on my lens” is a gripe, and bad moments do stick. It doesn’t outweigh anything here: the observer is pleased with the bird.',
      },
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'Likeness settles it: “so much like the Iceland gull on my chart.” But herring gulls live there by the hundred, and “faded ones show the same marks.”',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-office-draw',
    slot: 'bias20',
    form: 'B',
    kind: 'decide',
    genre: 'list',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Each Friday, one of five offices gets a surprise data check. You tested four lottery programs with a million draws each:\n– Maple won’t repeat an office until the others have had a turn.\n– Birch draws Rome one time in three.\n– Aspen repeats its list after fifty draws.\n– Cedar draws each office one time in five, no matter what came before. Its last four: Lisbon, Lisbon, Lisbon, Oslo.\nWhat do you do?',
    decidingWords: ['one time in five, no matter what came before'],
    options: [
      {
        text: 'Use Maple for Friday’s surprise draw.',
        tag: 'split',
        rationale:
          'Maple’s lists look nicely mixed, the way we picture chance. But an office that has had its turn can relax, and the fifth one knows it’s next.',
      },
      {
        text: 'Use Birch for Friday’s surprise draw.',
        tag: 'compare',
        rationale:
          'Rome’s extra share hardly shows in a short list, so Birch seems harmless. But an office that comes up one time in three is a good tip for anyone guessing.',
      },
      {
        text: 'Use Aspen for Friday’s surprise draw.',
        tag: 'go ahead',
        rationale:
          'Fifty draws make a list that looks as random as you please. Then Aspen starts over, and whoever kept the old list knows what’s coming.',
      },
      {
        text: 'Use Cedar for Friday’s surprise draw.',
        right: true,
        tag: 'wait',
        rationale:
          'Three Lisbons don’t fit our picture of chance, but chance makes such streaks. Cedar draws each office “one time in five, no matter what came before,” so nobody can see it coming.',
      },
    ],
    flip: {
      fact: 'In its million draws, Cedar drew Lisbon half the time, and Aspen drew each office one time in five and never repeated its list.',
      makesRight: 'Use Aspen for Friday’s surprise draw.',
    },
  },
  {
    id: 'representativeness-heuristic-final-guess',
    slot: 'bias20',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You’re ordering six hundred free flags for the final between Blue and Red, and the printer closes in ten minutes. Seats are sold out: three hundred went to Blue’s members and three hundred to Red’s. The first dozen people in line have drums and painted faces, exactly how you’d picture a Blue crowd. “Looks like Blue’s night,” says the printer.\n\nWhat do you order?',
    decidingWords: ['three hundred went to Blue’s members and three hundred to Red’s'],
    options: [
      {
        text: 'Order six hundred flags in Blue’s colors.',
        tag: 'go ahead',
        rationale:
          'Drums and painted faces do fit the picture of a Blue crowd. But a dozen people who look the part say little about six hundred whose seats are on record.',
      },
      {
        text: 'Order three hundred flags in each team’s colors.',
        right: true,
        tag: 'split',
        rationale:
          'Seat sales tell you who’s coming: “three hundred went to Blue’s members and three hundred to Red’s.” Twelve people who match a picture don’t change that.',
      },
      {
        text: 'Order five hundred in Blue’s colors, the rest in Red’s.',
        tag: 'compare',
        rationale:
          'Red gets a little something this way. But the split still goes by the look of the line, and the seat sales say three hundred each.',
      },
      {
        text: 'Order no flags until the whole line is inside.',
        tag: 'wait',
        rationale:
          'Waiting gets you a better count, which you don’t need. “The printer closes in ten minutes,” and then there are no flags at all.',
      },
    ],
    flip: {
      fact: 'Five hundred of the seats were sold to Blue’s members and a hundred to Red’s.',
      makesRight: 'Order five hundred in Blue’s colors, the rest in Red’s.',
    },
  },
  {
    id: 'representativeness-heuristic-mint-tea',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Six herbalists in the attic today, Mr. Diallo reminds himself at the spa hotel’s front desk, and four hundred accountants in the hall. Here’s a latecomer with a linen dress, a gentle face and a cup of mint tea, so she’s an herbalist if ever there was one. He points her to the attic. The last person who asked was one, too. How do herbalists get by, he wonders, when so many herb shops fold?',
    decidingWords: ['Six herbalists in the attic today', 'so she’s an herbalist if ever there was one'],
    options: [
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'The match decides for him: “so she’s an herbalist if ever there was one.” But there are six of those and four hundred accountants, and accountants wear linen, too.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'So many herb shops fold, and the ones that fold aren’t here to be seen. Mr. Diallo knows it, and draws no lesson from the six who made it.',
      },
      {
        text: 'Recency Bias',
        rationale:
          '“The last person who asked was one, too,” and that’s a fresh memory. It crosses his mind afterward; the dress and the tea sent her upstairs.',
      },
      {
        text: 'No bias here',
        rationale:
          'Going by looks is fine when there’s nothing better. Mr. Diallo had something better, the numbers, in his head when she came in.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-mint-tea-sound',
    kind: 'sound',
    twinOf: 'representativeness-heuristic-mint-tea',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Six accountants in the attic today, Mr. Diallo reminds himself at the spa hotel’s front desk, and four hundred herbalists in the hall. Here’s a latecomer with a linen dress, a gentle face and a cup of mint tea, so she’s probably one more herbalist. He points her to the hall. The last person who asked was one, too. How do herbalists get by, he wonders, when so many herb shops fold?',
    decidingWords: ['four hundred herbalists in the hall'],
    options: [
      {
        text: 'Recency Bias',
        rationale:
          'An herbalist asked just before her, and he remembers it: “The last person who asked was one, too.” With four hundred in the building, that’s no surprise, and he doesn’t lean on it.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'Linen, gentleness, mint tea: he does go by the picture. This time the numbers point the same way, and Mr. Diallo has just reminded himself of them.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He starts from “four hundred herbalists in the hall” against six accountants, and her looks agree. A likeness backed by numbers like these is a good guess.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Failed shops are on his mind, and they’re easy to overlook. Mr. Diallo doesn’t overlook them, and they have no bearing on where she’s headed.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-clover-key',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'You find a dark key with a cloverleaf handle, exactly what you’d imagine for an old chapel. The chapel has one such key, the water mill three, and the garden club’s sheds two hundred; the boathouse has small, flat ones. There’s time for one stop.\n\nWhat do you do?',
    decidingWords: ['The chapel has one such key', 'the garden club’s sheds two hundred'],
    options: [
      {
        text: 'Take the key to the garden club.',
        right: true,
        tag: 'compare',
        rationale:
          '“The chapel has one such key,” and “the garden club’s sheds two hundred.” Yours looks right for either place, so go by the numbers: they point to the sheds.',
      },
      {
        text: 'Take the key to the water mill.',
        tag: 'split',
        rationale:
          'Three keys beat the chapel’s one, and a dark key suits a mill. Next to two hundred sheds, it’s a long shot all the same.',
      },
      {
        text: 'Take the key to the boathouse.',
        tag: 'wait',
        rationale:
          'People at a boathouse lose their keys like anyone else. Theirs are small and flat, and the one you found has a cloverleaf.',
      },
      {
        text: 'Take the key to the old chapel.',
        tag: 'go ahead',
        rationale:
          'It’s “exactly what you’d imagine” for a chapel. But two hundred sheds have the same key, so the look can’t tell you it’s the chapel’s.',
      },
    ],
    flip: {
      fact: 'The keys of the garden club and the water mill are small and flat, too.',
      makesRight: 'Take the key to the old chapel.',
    },
  },
  {
    id: 'representativeness-heuristic-clover-key-sound',
    kind: 'decide',
    twinOf: 'representativeness-heuristic-clover-key',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'You find a dark key with a cloverleaf handle, exactly what you’d imagine for an old chapel. The chapel has one such key. The keys of the water mill, the boathouse and the garden club’s two hundred sheds are small and flat. There’s time for one stop.\n\nWhat do you do?',
    decidingWords: ['The chapel has one such key', 'are small and flat'],
    options: [
      {
        text: 'Take the key to the garden club.',
        tag: 'compare',
        rationale:
          'Two hundred is usually the better bet. These two hundred keys are “small and flat,” though, so yours isn’t one of them.',
      },
      {
        text: 'Take the key to the water mill.',
        tag: 'split',
        rationale:
          'Mills are old, and so, it seems, is the key. But this mill’s keys are “small and flat” and look nothing like it.',
      },
      {
        text: 'Take the key to the boathouse.',
        tag: 'wait',
        rationale:
          'Keys slip out of pockets around boats, it’s true. But the boathouse’s keys are small and flat, without a cloverleaf handle.',
      },
      {
        text: 'Take the key to the old chapel.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Looks are good evidence when few things share them. “The chapel has one such key,” while the keys of the other three places “are small and flat,” quite unlike yours.',
      },
    ],
    flip: {
      fact: 'The garden club’s two hundred sheds have dark cloverleaf keys, too.',
      makesRight: 'Take the key to the garden club.',
    },
  },
  {
    id: 'representativeness-heuristic-stern-lady',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Three siblings were dividing their mother’s things, and Ruben held the picture from the stairs: dark oil, fine cracks, a stern lady in lace. “A workshop painted these by the thousand, cracks included,” he said, “but once in a while an old one turns up, and this is an old master through and through. You can have my share of the meadow for it.” Inés admired the frame; the lady, she joked, was a grouch.',
    decidingWords: ['by the thousand, cracks included', 'an old master through and through'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'A “grouch,” says Inés, and any number of things make a sitter scowl. That’s her joke about a painted lady; Ruben judges a canvas, not a temper.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'A handsome frame can make what’s inside look finer. Inés is the one who “admired the frame,” and Ruben’s talk is about oil and cracks.',
      },
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'Ruben’s picture is “an old master through and through” because it looks like one. But the workshop painted them “by the thousand, cracks included,” so most pictures that look like this one aren’t old.',
      },
      {
        text: 'No bias here',
        rationale:
          'Ruben knows about the workshop, so he seems to have weighed it. Then he trades land on the look alone, though thousands of copies look just like that.',
      },
    ],
  },
]
