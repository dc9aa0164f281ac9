import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Representativeness Heuristic',
  aliases: ['Representativeness Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['looks like', 'similarity', 'typical case', 'stereotype', 'pattern', 'resemblance', 'match', 'likelihood'],
  link: 'https://en.wikipedia.org/wiki/Representativeness_heuristic',
  definition:
    'Judging how likely something is by how much it looks like the typical case we have in mind. A good match feels like a sure thing, even when something else is far more probable.',
  neighbours: [
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
    text: 'On the evening ferry to Split, Dora and her brother watch a silent man in a worn black coat. There is ink on his fingers, and he murmurs lines from a book of verse. Poet or office clerk? The loser pays for dinner. “He’s a poet to the last button, so I say poet,” Dora decides. Around them, half the town is going home from its offices.',
    failingStep: 'He’s a poet to the last button, so I say poet',
    why: 'He does match her picture of a poet, but a good match is not yet a good chance. Poets are few, clerks are many, and some clerks love verse. She should ask how many of each would look like this.',
  },
  soundWhen:
    'A likeness is good evidence when few other things look the same, or when the type is common anyway. Paw prints on a path where people walk their dogs are most likely a dog’s. A doctor, too, may start from the typical picture, if tests follow.',
  reply:
    'When something fits a picture perfectly, ask two questions first: “How many of these are there at all?” and “What more ordinary thing could look just like this?”',
  evidence:
    'Kahneman & Tversky (1972), “Subjective Probability: A Judgment of Representativeness”, Cognitive Psychology 3; Tversky & Kahneman (1983), on the conjunction fallacy, Psychological Review 90. Hertwig & Gigerenzer (1999), Journal of Behavioral Decision Making 12, trace part of it to how people understand the word “probable”.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'representativeness-heuristic-pale-gull',
    slot: 'bias20',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'From Ulla’s notes for the coast survey: “Dusk, gull on the pier. Pink legs, pale back, round head, checked twice. So like the Iceland gull on my chart that it can hardly be anything else.” Iceland gulls turn up here some winters. Herring gulls live on the pier by the hundred, and faded ones can show the same three marks.',
    decidingWords: ['So like the Iceland gull on my chart', 'faded ones can show the same three marks'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would fit if more and more counters had been reporting Iceland gulls that week, and Ulla had gone along. She relies on her own look.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'This needs one pleasing trait that colors the view of other traits, such as trusting all of a counter’s notes because of her lovely drawings.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Nobody’s behavior is being explained. It would be this if Ulla had put a colleague’s late notes down to laziness, and overlooked the storm that held him up.',
      },
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'The likeness settles it for her: “So like the Iceland gull on my chart”. But the far more common gull can look like that too, so a close match does not make the rare one likely.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-office-draw',
    slot: 'bias20',
    form: 'B',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Each Friday your program draws one of five offices for a surprise data check. This month it drew Lisbon, Lisbon, Lisbon, Oslo. “That isn’t what random looks like,” Teresa writes from Lisbon, in a friendly mail. Overnight you let the program draw a million times. Each office came up one time in five, whatever had been drawn before. What do you do about Friday?',
    decidingWords: ['Lisbon, Lisbon, Lisbon, Oslo', 'one time in five, whatever had been drawn before'],
    options: [
      {
        text: 'Leave Lisbon out for a few weeks, so that the list looks mixed again.',
        rationale:
          'This makes the list look like chance by taking chance away. It would be sensible if the test had shown that Lisbon comes up too often.',
      },
      {
        text: 'Search the program for a fault, as a fair draw would be more mixed.',
        rationale:
          'Four draws can’t show much, and a million have just shown no fault. A search would be right if one office had come up far more often in the test.',
      },
      {
        text: 'Change the program so that no office can come up twice in a row.',
        rationale:
          'Then an office that was just checked would feel safe for a week, and there goes the surprise. It would suit a list of chores, where turns should be shared.',
      },
      {
        text: 'Let the program draw as before, as runs like this one belong to a fair draw too.',
        right: true,
        rationale:
          'A million draws, each office “one time in five, whatever had been drawn before,” show a fair program. “Lisbon, Lisbon, Lisbon, Oslo” only fails to look like our picture of chance, and real chance has such runs.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-final-guess',
    slot: 'bias20',
    form: 'C',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Blue, your favorite volleyball team, has turned three matches around this season: asleep in the first set, wild at the end, tears and hugs. Tonight is the final, against a strong side. At the door you may drop one slip with a guess into a box. Each slip that comes true wins the same prize, a signed shirt. What do you write?',
    decidingWords: ['Each slip that comes true wins the same prize'],
    options: [
      {
        text: '“Blue loses the first set, but wins the match in the end.”',
        rationale:
          'It is so much like Blue that it feels the most likely. But whenever it comes true, the plain slip does too. It would be right if a fuller story won a bigger prize.',
      },
      {
        text: '“Blue loses the first set,” and nothing more.',
        right: true,
        rationale:
          'The other slips need a lost first set and something else as well, so they come true less often. As “Each slip that comes true wins the same prize,” the plain one is your best chance.',
      },
      {
        text: '“Blue loses the first set, but wins the second.”',
        rationale:
          'A lost first set and a won second one are two things that have to happen. It would be the better slip if guesses about two sets won more.',
      },
      {
        text: '“Blue loses the first set and the second one too.”',
        rationale:
          'Against a strong side, two lost sets can well happen, but not more often than a lost first set alone. It would fit if the slip had to name both.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-mint-tea',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“Am I late?” calls a visitor, passing the clinic’s front desk. Today, six herb healers are meeting in the attic, and four hundred bookkeepers in the hall. Mr. Diallo sees a linen dress, a gentle face, a cup of mint tea. “Just like a herb healer, as if from a picture book,” he thinks, and points her to the attic.',
    decidingWords: ['six herb healers', 'Just like a herb healer, as if from a picture book'],
    options: [
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          'The match decides for him: “Just like a herb healer, as if from a picture book.” But there are “six herb healers” and four hundred bookkeepers, and some bookkeepers wear linen too.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'It would fit if healers seemed many to him because he had just talked to one and she was still on his mind. What moves him is how the visitor looks.',
      },
      {
        text: 'No bias here',
        rationale:
          'His guess would be fair if the numbers were the other way round, with hundreds of healers in the house and a handful of bookkeepers.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'This would mean blaming her lateness on a careless character instead of, say, a late bus. Mr. Diallo does not explain what she does.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-mint-tea-sound',
    kind: 'sound',
    twinOf: 'representativeness-heuristic-mint-tea',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Am I late?” calls a visitor, passing the clinic’s front desk. Today, six bookkeepers are meeting in the attic, and four hundred herb healers in the hall. Mr. Diallo sees a linen dress, a gentle face, a cup of mint tea. “Just like a herb healer, and the house is full of them,” he thinks, and points her to the hall.',
    decidingWords: ['four hundred herb healers', 'the house is full of them'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'He would have to put something she did down to her character and overlook her circumstances, such as heavy traffic. He just guesses which meeting is hers.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'It would be right if the likeness had to carry the guess alone, against the numbers: with six healers in the house and four hundred bookkeepers.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He does go by her looks, but the numbers point the same way: there are “four hundred herb healers” and six bookkeepers, and he counts on it that “the house is full of them.”',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'Had he taken healers to be many because one vivid meeting came to mind, this would fit. Today they really are many, and he knows it.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-clover-key',
    kind: 'decide',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Long, dark, with a clover-leaf handle: the key you find on the market square is just what you would draw for an old chapel. The chapel on the hill has such a key. The two hundred sheds of the garden club have such keys too, since one smith made the locks. There is time for one walk. Where do you take the key?',
    decidingWords: ['The two hundred sheds of the garden club have such keys too'],
    options: [
      {
        text: 'To the garden club, where so many have such a key.',
        right: true,
        rationale:
          '“The two hundred sheds of the garden club have such keys too,” and the chapel has one. The key looks right for both, so the larger number should send you there.',
      },
      {
        text: 'To the chapel, since it looks just as a chapel key should look.',
        rationale:
          'It is the picture of a chapel key, but also of two hundred shed keys. The chapel would be the better walk if no other lock took a key like this.',
      },
      {
        text: 'To the town museum, which collects old keys.',
        rationale:
          'It looks old enough for a glass case, but somebody needs it to open a door. The museum would be right if no such lock were in use any more.',
      },
      {
        text: 'Home with you, until you hear of a lost key.',
        rationale:
          'This puts the work on the owner, who may not know whom to ask. It would be fine if there were no good guess about where the key belongs.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-clover-key-sound',
    kind: 'decide',
    twinOf: 'representativeness-heuristic-clover-key',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Long, dark, with a clover-leaf handle: the key you find on the market square is just what you would draw for an old chapel. The chapel on the hill has such a key. The two hundred sheds of the garden club have small flat keys, since they got new locks. There is time for one walk. Where do you take the key?',
    decidingWords: ['The chapel on the hill has such a key', 'small flat keys'],
    options: [
      {
        text: 'Home with you, until you hear of a lost key somewhere in town.',
        rationale:
          'Waiting would be fine if you had no idea whose key it is. Here one lock that fits it is known, and you have the time to walk there.',
      },
      {
        text: 'To the garden club, where so many people have keys.',
        rationale:
          'Two hundred is a large number, but of the wrong keys. The sheds would be the better walk if they had long, dark keys too.',
      },
      {
        text: 'To the town museum, which collects old keys.',
        rationale:
          'This key seems to have a lock in use, on the hill. A museum would be the place if the chapel had long been without its old door.',
      },
      {
        text: 'To the chapel, since it looks as a chapel key should.',
        right: true,
        rationale:
          'Looks are good evidence when few other things look the same. “The chapel on the hill has such a key,” while the sheds have “small flat keys,” so the likeness points one way.',
      },
    ],
  },
  {
    id: 'representativeness-heuristic-stern-lady',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Three siblings are sharing out their mother’s things. Ruben holds the picture from the stairs: dark oil, fine cracks, a stern lady in lace. A workshop in the valley painted such ladies by the thousand, cracks included; now and then, a really old one turns up. “An old master, through and through,” he says, and takes her in place of his share of the meadow.',
    decidingWords: ['painted such ladies by the thousand, cracks included', 'An old master, through and through'],
    options: [
      {
        text: 'Halo Effect',
        rationale:
          'One good side would have to make other sides look good, for instance if a dealer’s fine manners made Ruben trust his prices. He goes by how the picture looks.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'It would fit if he explained what a sister did by her character and not by her situation. The only thing he judges is a picture.',
      },
      {
        text: 'Representativeness Heuristic',
        right: true,
        rationale:
          '“An old master, through and through”: the likeness settles it. But a workshop “painted such ladies by the thousand, cracks included,” so most pictures that look like this are not old.',
      },
      {
        text: 'No bias here',
        rationale:
          'His swap would be sensible if few but old pictures looked like this, say if the workshop had painted boats. Or if an expert had dated the canvas.',
      },
    ],
  },
]
