import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'representativeness-heuristic',
  aliases: ['Representativeness Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['looks like', 'similarity', 'typical case', 'stereotype', 'pattern', 'resemblance', 'match', 'likelihood'],
  link: 'https://en.wikipedia.org/wiki/Representativeness_heuristic',
  definition:
    'Judging the chances of something by how much it looks like the typical case you have in mind. A good match feels like a sure thing, even when something else is far more likely.',
  gloss: 'Looks typical, so it seems likely.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart: 'Does someone look just like a certain type, or does one good trait make the others look good, too?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Does it seem likely because it looks like the typical case, or because examples come to mind easily?',
    },
    {
      concept: 'fundamental-attribution-error',
      tellApart:
        'Is someone taken for a type because they look the part, or is what they did blamed on their character?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart:
        'Does someone go by how much it looks like the typical case, or ignore a number that says how rare the thing is?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the evening ferry to Split, Dora and her brother are watching a quiet man in a worn black coat. He has ink on his fingers, and he’s murmuring lines from a book of verse. Poet or office clerk? The loser buys dinner. “He’s a poet from head to toe, so I say poet,” Dora decides. All around them, half the town is riding home from the office.',
    failingStep: 'He’s a poet from head to toe, so I say poet',
    why: 'He does match her picture of a poet, but a good match doesn’t mean good odds. Poets are few, clerks are many, and some clerks love verse. She should ask how many of each would look like this.',
  },
  soundWhen:
    'A likeness is good evidence when few other things look the same, or when the type is common anyway. Paw prints on a path where people walk their dogs are most likely a dog’s. A doctor, too, may start from the typical picture as long as tests follow.',
  reply:
    'When something fits a picture perfectly, ask two questions first: “How many of these are there, anyway?” and “What more ordinary thing could look just like this?”',
  evidence:
    'Kahneman & Tversky (1972), “Subjective Probability: A Judgment of Representativeness,” Cognitive Psychology 3; Tversky & Kahneman (1983), on the conjunction fallacy, Psychological Review 90. Hertwig & Gigerenzer (1999), Journal of Behavioral Decision Making 12, trace part of it to how people understand the word “probable.”',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'representativeness-heuristic-pale-gull',
    slot: 'bias20',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Field notes, pier, dusk: Gulls on TV last night, tonight the real thing, and an iced-up lens. One gull snapped at a jogger who’d stepped on its fish. It had pink legs, a pale back and a round head, so much like the Iceland gull on my chart that I’ve put it down as one. (Editor: Iceland gulls rarely come here; herring gulls live here by the hundreds, and faded ones have the same marks.)',
    decidingWords: ['so much like the Iceland gull on my chart', 'faded ones have the same marks'],
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'Gulls on TV are still fresh in the birder’s mind. They play no part in the verdict, which comes from the chart, mark by mark.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'A gull that snaps at someone may seem bad-tempered. The birder explains it by the situation: the jogger had stepped on its fish.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'An iced-up lens is annoying on a cold pier. But one bad thing isn’t crowding out good ones here, and the lens has nothing to do with which gull this is.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'What settles it is the likeness: “so much like the Iceland gull on my chart.” But Iceland gulls rarely come, herring gulls live there by the hundreds, and “faded ones have the same marks.”',
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
    difficulty: 'hard',
    scenario:
      'Each Friday, a program draws one of five offices for a surprise security check. You tested four programs with a million draws each:\n– Maple won’t repeat an office until the others have had a turn.\n– Birch draws Rome one time in three.\n– Aspen repeats its list after fifty draws.\n– Cedar draws each office one time in five, whatever came before. Its latest four: Lisbon, Lisbon, Lisbon, Oslo.\nWhat do you do?',
    decidingWords: ['one time in five, whatever came before'],
    options: [
      {
        text: 'Use Maple for Friday’s surprise draw.',
        tag: 'split',
        rationale:
          'Maple’s lists look nicely mixed, the way we picture chance. But an office that’s had its turn is safe for a while, and the last one left knows it’s next.',
      },
      {
        text: 'Use Birch for Friday’s surprise draw.',
        tag: 'compare',
        rationale:
          'In a short list, Rome’s extra draws hardly stand out. But with one draw in three, Rome soon learns to expect the check.',
      },
      {
        text: 'Use Aspen for Friday’s surprise draw.',
        tag: 'go ahead',
        rationale:
          'Fifty draws make a list that looks random. After that Aspen repeats it, and an office that’s kept the list can tell what comes next.',
      },
      {
        text: 'Use Cedar for Friday’s surprise draw.',
        right: true,
        tag: 'wait',
        rationale:
          'Three Lisbons in a row don’t look like chance, but chance does make such runs. Cedar draws each office “one time in five, whatever came before,” so nobody can tell what’s next.',
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
      'You’re ordering six hundred flags for the final. Three hundred seats were sold to Blue’s fan club and three hundred to Red’s, but the first dozen people in line have drums and cowbells, the way you picture Blue’s fans. The flag shop closes in ten minutes. What do you order?',
    decidingWords: ['Three hundred seats were sold to Blue’s fan club and three hundred to Red’s'],
    options: [
      {
        text: 'Order six hundred flags in Blue’s colors.',
        tag: 'go ahead',
        rationale:
          'Drums and cowbells do fit your picture of Blue’s fans, but that’s a dozen people. Half of the six hundred seats went to Red’s fan club.',
      },
      {
        text: 'Order three hundred flags in each team’s colors.',
        right: true,
        tag: 'split',
        rationale:
          'You know who’s coming: “Three hundred seats were sold to Blue’s fan club and three hundred to Red’s.” A dozen people with drums don’t change that.',
      },
      {
        text: 'Order five hundred in Blue’s colors, the rest in Red’s.',
        tag: 'compare',
        rationale:
          'Five hundred and one hundred leaves something for Red. But that still goes by a dozen people with drums, when the seats were sold half and half.',
      },
      {
        text: 'Order no flags until the whole line is inside.',
        tag: 'wait',
        rationale:
          'Seeing the whole line first sounds careful. With the flag shop closing in ten minutes, there’s no time, and the seat sales have told you what you need.',
      },
    ],
    flip: {
      fact: 'Five hundred of the seats were sold to Blue’s fan club and a hundred to Red’s.',
      makesRight: 'Order five hundred in Blue’s colors, the rest in Red’s.',
    },
  },
  {
    id: 'representativeness-heuristic-mint-tea',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Two groups are meeting at the hotel, Mr. Davis reminds himself at the front desk: six herbalists in the library and four hundred accountants in the ballroom. An herbalist has just asked him for directions and complained that herb shops are closing. Now a gentle-faced latecomer in a linen dress walks in with a cup of mint tea. She’s an herbalist if ever there was one, he thinks, and points her to the library.',
    decidingWords: [
      'six herbalists in the library and four hundred accountants in the ballroom',
      'She’s an herbalist if ever there was one',
    ],
    breaksAt: 'She’s an herbalist if ever there was one, he thinks, and points her to the library.',
    options: [
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'The latecomer’s looks decide it for Mr. Davis: “She’s an herbalist if ever there was one.” But he knows there are six herbalists and four hundred accountants, and accountants drink mint tea, too.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Shops that close do drop out of sight. But Mr. Davis has just heard about them, and he draws no lesson from the ones that are left.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The person before the latecomer was an herbalist, so herbalists are fresh in Mr. Davis’s mind. But he goes by her dress, her face and her tea.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Going by looks is fine when you know nothing else. Mr. Davis knows the numbers, and they make an accountant far more likely.',
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
      'Two groups are meeting at the hotel, Mr. Davis reminds himself at the front desk: six accountants in the library and four hundred herbalists in the ballroom. An herbalist has just asked him for directions and complained that herb shops are closing. Now a gentle-faced latecomer in a linen dress walks in with a cup of mint tea. She’s probably one more herbalist, he thinks, and points her to the ballroom.',
    decidingWords: ['four hundred herbalists in the ballroom', 'She’s probably one more herbalist'],
    options: [
      {
        label: 'recency-bias',
        rationale:
          'The guest just before the latecomer was an herbalist. But Mr. Davis’s guess comes from the size of the groups, six accountants and four hundred herbalists.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          'Mr. Davis does go by the latecomer’s dress, face and tea. But this time the numbers point the same way, and he’s just reminded himself of them.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With “four hundred herbalists in the ballroom” and six accountants, almost any latecomer is an herbalist. Her looks agree with that, so Mr. Davis’s guess is a good one.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Herb shops that close are easily forgotten, and Mr. Davis has just been told of them. But they have nothing to do with where this guest is going.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-clover-key',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'You’ve found a key with a cloverleaf handle, just what you’d imagine for an old chapel. The locksmith says the chapel has one like it, the garden club’s sheds have two hundred and the water mill three, while boathouse keys are small and flat. Where do you try first?',
    decidingWords: ['the chapel has one like it', 'the garden club’s sheds have two hundred'],
    options: [
      {
        text: 'Take the key to the garden club.',
        right: true,
        tag: 'compare',
        rationale:
          'The locksmith says “the chapel has one like it,” but “the garden club’s sheds have two hundred.” The keys look alike, so it’s far more likely that yours is from a shed.',
      },
      {
        text: 'Take the key to the water mill.',
        tag: 'split',
        rationale:
          'A key like this suits an old water mill, which has three of them. But three keys are few next to the garden club’s two hundred.',
      },
      {
        text: 'Take the key to the boathouse.',
        tag: 'wait',
        rationale:
          'Boathouse keys get lost like any others, but they’re small and flat, and the one you found has a cloverleaf handle.',
      },
      {
        text: 'Take the key to the old chapel.',
        tag: 'go ahead',
        rationale:
          'It’s just what you’d imagine for an old chapel. Two hundred other keys look the same, so its looks don’t tell you where it belongs.',
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
    difficulty: 'hard',
    scenario:
      'You’ve found a key with a cloverleaf handle, just what you’d imagine for an old chapel. The locksmith says the chapel has one like it, but the garden club’s two hundred sheds have small, flat keys, and so do the water mill and boathouse. Where do you try first?',
    decidingWords: ['the chapel has one like it', 'two hundred sheds have small, flat keys'],
    options: [
      {
        text: 'Take the key to the garden club.',
        tag: 'compare',
        rationale:
          'Two hundred sheds are usually the better bet. But their keys are small and flat, and yours has a cloverleaf handle.',
      },
      {
        text: 'Take the key to the water mill.',
        tag: 'split',
        rationale:
          'Mills are often old, and this key looks old, too. But it can’t be the mill’s, because the mill’s keys are small and flat.',
      },
      {
        text: 'Take the key to the boathouse.',
        tag: 'wait',
        rationale:
          'Keys do get lost around boats, but the boathouse has small, flat keys, and the one you found isn’t like that.',
      },
      {
        text: 'Take the key to the old chapel.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Just one place fits: “the chapel has one like it,” and the “two hundred sheds have small, flat keys.” Looks are good evidence when few things share them.',
      },
    ],
    flip: {
      fact: 'The garden club’s two hundred sheds have cloverleaf keys, too.',
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
      'Three siblings were dividing their mother’s things, and Ruben wanted the picture from the stairs, a stern lady in dark oils with fine cracks in the paint. His sister Inés admired the frame but called the lady a grouch. “A workshop painted these by the thousand, cracks included, so they’re hardly ever real,” said Ruben, “but just look at her! This is an old master.” He gave up his share of the meadow for it.',
    decidingWords: ['by the thousand, cracks included', 'just look at her!'],
    breaksAt: 'This is an old master.”',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Inés does call the lady a grouch, but that’s about a face in a painting. The mistake is Ruben’s, and it’s about whether the picture is real.',
      },
      {
        label: 'halo-effect',
        rationale:
          'A handsome frame can make a picture look better than it is. But it’s Inés who admires the frame; Ruben goes by the picture.',
      },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'Ruben’s argument for an old master is “just look at her!” But a workshop painted these “by the thousand, cracks included,” so a copy is far more likely.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Ruben mentions the workshop himself, so he seems to have thought about it. But then he gives up his share of the meadow for a look that thousands of copies have.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-quiet-poet',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Jayden: Your roommate’s date. Quiet, all black, writes poems. Art major or business major?\nMila: Art, obviously\nJayden: There’s 40 art majors here and 4,100 in business\nMila: I know that. But come on, poems and a turtleneck? That’s an art major if I ever saw one',
    decidingWords: ['There’s 40 art majors here and 4,100 in business', 'That’s an art major if I ever saw one'],
    breaksAt: 'That’s an art major if I ever saw one',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'She isn’t going by examples that come to mind. She’s matching him with a type.',
      },
      { label: 'no-flaw', rationale: 'The clues do point to art a little. They don’t make up for a hundred to one.' },
      { label: 'negativity-bias', rationale: 'Nothing bad is being given too much weight.' },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'He fits the picture of an art major, and that settles it for her. Among 4,100 business majors there are surely more quiet poets than among 40.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-doesnt-look-it',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Triage, 3:40 a.m. Female, 44, runs marathons, came in joking and in her race T-shirt. Sore jaw since dinner, a bit sick to her stomach, tired. Blood pressure 150 over 95, and both of her brothers had heart attacks before fifty. I’ve seen a thousand heart attacks, and they’re big gray-faced men holding their chests. This isn’t what one looks like. Sent to the waiting room, dental in the morning.',
    decidingWords: ['both of her brothers had heart attacks before fifty', 'This isn’t what one looks like'],
    breaksAt: 'This isn’t what one looks like.',
    options: [
      {
        label: 'in-group-bias',
        rationale: 'She isn’t treated worse for belonging to some other group than the nurse.',
      },
      {
        label: 'no-flaw',
        rationale: 'A sore jaw is usually a sore jaw. With her brothers and those numbers, somebody has to look.',
      },
      { label: 'fundamental-attribution-error', rationale: 'Nobody explains what she does by her character.' },
      {
        label: 'representativeness-heuristic',
        right: true,
        rationale:
          'She doesn’t match the picture of a heart attack, so her brothers, her blood pressure and her jaw don’t count. Plenty of heart attacks don’t match it.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-ring-rash',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Hi Dr. Reese, I’m attaching a picture of my shin. It’s a red ring with a pale middle, bigger than a coaster, and it wasn’t there on Saturday. On June 5 I pulled a tick off that same leg, in Connecticut, where the health department says a third of them carry Lyme. I know lots of rashes are round. But with the tick, the place and the month, I’d like to come in for the antibiotics instead of waiting. Antonio',
    decidingWords: ['I pulled a tick off that same leg', 'a third of them carry Lyme'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He doesn’t go by looks alone. The tick and how many of them carry it make it likely before anyone sees the ring.',
      },
      {
        label: 'negativity-bias',
        rationale: 'He isn’t blowing up something small. Asking to be treated is what doctors advise.',
      },
      { label: 'availability-heuristic', rationale: 'No memorable story stands in for a figure.' },
      {
        label: 'representativeness-heuristic',
        rationale:
          'It does look just like the picture in the book. He adds what that leaves out: how common it is where he was.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-the-babysitter',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Two sitters, and you need one by six. Rosa, nineteen, has a nose ring and forgot your name, but she’s certified in infant CPR and three families on your street have used her for two years. Faith is fifty-two, brings a casserole, and looks like every grandmother in every picture book. She hasn’t looked after a child in twenty years, she says, and has no references.\n\nWhat do you do?',
    decidingWords: ['certified in infant CPR and three families on your street have used her', 'no references'],
    options: [
      {
        text: 'Ask your mother which one of them sounds nicer.',
        tag: 'ask',
        rationale: 'She’d picture the same grandmother. You have something better than how they sound.',
      },
      {
        text: 'Hire Faith, and put the casserole in the oven.',
        tag: 'go ahead',
        rationale: 'She’s just what you picture when you think of somebody safe. There’s nothing behind the picture.',
      },
      {
        text: 'Hire Rosa, and write your name on the fridge.',
        right: true,
        tag: 'compare',
        rationale: 'Two years on your street and a certificate tell you how she does. A nose ring tells you nothing.',
      },
      {
        text: 'Hire both for tonight, and see how they do.',
        tag: 'split',
        rationale: 'It’s twice the price, and it leaves a stranger with your baby to spare you from choosing.',
      },
    ],
    flip: {
      fact: 'The three families say that Rosa left their children alone, and Faith turns out to have run the daycare next door until June.',
      makesRight: 'Hire Faith, and put the casserole in the oven.',
    },
  },
]
