import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Nature',
  aliases: ['Argument from Nature'],
  category: 'informal',
  severity: 'medium',
  keywords: ['natural', 'artificial', 'chemical', 'organic', 'remedy', 'man-made', 'wild', 'pure'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-nature',
  definition:
    'Calling something good, safe or right because it is natural, or bad because it is made by people. Both kinds of thing can help or harm, so each needs its own test.',
  neighbours: [
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is being natural itself given as the reason, or does a feeling such as fear or pity do the work?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is it called good because it is how things go without people, or because so many people do it?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is natural against man-made the point, or which person, place or past an idea came from?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a thing refused because it is unnatural, or because the speaker cannot see how it could work?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'When the district office offered the village a free test of its spring, Sefina thanked them and said no. “This water runs straight out of the mountain,” she told the young man with the bottles. “There is no pipe and no pump, and nobody has ever put anything in it. So it is safe for our babies.”',
    failingStep: 'nobody has ever put anything in it. So it is safe for our babies',
    why: 'Harm does not need people. Germs get into springs from wild animals, and arsenic from the rock itself. The water may well be clean, but where it comes from can’t tell her; the free test could.',
  },
  soundWhen:
    'It is fine to mention that something is natural if you can say what follows from it. “These bushes grow wild in this valley, so they will get by on our rain” gives a reason that anyone can check. Liking wild berries for their taste needs no defense at all.',
  reply:
    '“I like the thought of it, too. Some natural things do us good and some make us ill, so let’s find out which kind this is.”',
  evidence:
    'Mill (1874), “Nature”, in Three Essays on Religion (Longmans). Rozin et al. (2004), “Preference for Natural: Instrumental and Ideational/Moral Motivations, and the Contrast between Foods and Medicines”, Appetite 43.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-nature-swollen-ankle',
    slot: 'fallacy8',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Miriam phones her grandson about his twisted ankle. “Your coach says to cool it, and he means well. Do see a doctor if it gets worse. But I would let the ice stay in the freezer. Swelling is what a body does by itself when people keep their hands off, so it is the better way to heal.”',
    decidingWords: ['what a body does by itself when people keep their hands off', 'so it is the better way'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Miriam is warm, but her warmth is not her reason. If she had said how sad the ice would make her, this would fit.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'She would have to reject the ice for where the advice came from, say from a rival club. She grants that the coach means well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'This would be right if she had brushed the coach’s advice aside because he does not cool his own ankles when they swell.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Swelling is “what a body does by itself when people keep their hands off”, “so it is the better way”. She may be right, but a body left alone can heal badly, too.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-spelling-sheets',
    slot: 'q8',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Dear teachers, thank you for the open morning. I saw patient adults and cheerful children. I have one wish for the second grade: please drop the spelling sheets. Young foxes and deer learn through play, and paper drills are found nowhere in the wild. So play is the better way to learn spelling, too. Warmly, Paloma”',
    decidingWords: ['found nowhere in the wild', 'So play is the better way'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if Paloma had turned the sheets down because of who first drew them up, or which company sells them.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to write that she cannot imagine how a sheet of paper could teach spelling, and take that as a sign that it does not.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Paper drills are “found nowhere in the wild”, she writes. “So play is the better way”. Books and spelling are not found there either, so this cannot tell us what works.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'If her reason had been that most schools in the county have already given up their sheets, this would be the answer.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-sea-wind',
    slot: 'fallacy8',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Anjali plans the cooling for a small computer room by the sea. Fans that draw in the wind would need half the power of a cooling unit; she has measured it twice. Her report adds one line about wear: “The computers will last longer, too, since they get air as the sea sends it, not air that has been through a machine.”',
    decidingWords: ['air as the sea sends it, not air that has been through a machine'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if Anjali had judged the fans by who thought of them first, or by the country where they were once built.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to turn the cooling unit down because she cannot picture how such a box could cool a room.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'The computers are to last longer because they get “air as the sea sends it, not air that has been through a machine”. Sea air can be salty and damp, so wear needs its own test.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'If she had written that they take the fans or let the room get hot, as though the cooling unit were not on offer, this would be right.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orange-peel',
    slot: 'q8',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“Wear gloves,” say the safety sheets of both paint removers in the workshop. Next to one of the bottles, Bertrand has hung a pair. His apprentice asks about the other bottle. “The first was mixed in a laboratory, so I’m strict about it,” he says. “This one is pressed from orange peel. You can use it with bare hands.”',
    decidingWords: ['This one is pressed from orange peel', 'bare hands'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'This would fit if Bertrand had said that he cannot imagine how something that smells so good could hurt his skin.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Both sheets ask for gloves, yet “This one is pressed from orange peel”, so “bare hands” are fine. What grows on a tree can burn, too; the sheet is the better guide.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'He would have to stir up a feeling, say a warm memory of oranges at his grandmother’s, and let it stand for the safety of the bottle.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Had he argued that after a month of sore hands the workshop was due for a lucky week, this would be the answer.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-wooden-duck',
    slot: 'fallacy8',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'One wooden duck, four small hands: the twins are at it again, and Quentin wants to step in. “It does look rough,” says Nadia, “and I’ll dry the tears. But nobody taught them to grab. It came with them, like their teeth. What comes with a child is good for a child.” They stay at the door and watch.',
    decidingWords: ['It came with them, like their teeth', 'What comes with a child is good for a child'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if one parent wanted the duck gone, the other wanted peace for the twins, and they had picked the halfway point for being halfway.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Nadia mentions tears, but she does not build on them. If her reason were how hurt their little faces look, this would be the name.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“It came with them, like their teeth”, and so the grabbing is “good for a child”. To wait may be wise here, but what children are born with can help or hurt them.',
      },
      {
        text: 'Personal Incredulity',
        rationale: 'For this, she would have to reject stepping in because she cannot see how it could do any good.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-path-lamps',
    slot: 'q8',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Six lamps on the path to the bus would cost little, and the wildlife office expects no harm to bats or birds. Mr. Tesfaye has read the report with care. Still, he marks “no” on the street’s voting sheet. “The sun goes down, and it gets dark,” he explains to his neighbor. “That is how evenings are until people change them. It can’t be right to do so.”',
    decidingWords: ['That is how evenings are until people change them', 'It can’t be right'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Cost and wildlife are fine, so one reason is left: “That is how evenings are until people change them. It can’t be right”. Roofs and coats change things, too; that alone speaks against nothing.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Mr. Tesfaye would have to be against these lamps for their past, say because they were first used in front of a prison.',
      },
      {
        text: 'Bandwagon',
        rationale: 'It would fit if he had voted no because most of the streets in town do without lamps.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had he said that lamps do harm, and that this counts as true until his neighbor shows otherwise, this would be the answer.',
      },
    ],
  },
]
