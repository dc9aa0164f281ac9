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
]
