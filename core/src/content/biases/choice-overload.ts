import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Choice Overload',
  aliases: ['Overchoice', 'Paradox of Choice'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['too many options', 'indecision', 'putting off', 'long list', 'comparing', 'menu', 'second thoughts'],
  link: 'https://en.wikipedia.org/wiki/Overchoice',
  definition:
    'Finding it harder to decide, and being less happy with the result, because there are so many options. People put the decision off, give up, or doubt a pick that was good enough.',
  neighbours: [
    {
      name: 'Status Quo Bias',
      tellApart: 'Is nothing decided because the list is too long, or because the present state seems right as it is?',
    },
    {
      name: 'Loss Aversion',
      tellApart: 'Is it the number of options that holds a person back, or the pain of giving up something they have?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the mind lost among many options, or held by the first figure it met?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Is it how many options there are that matters, or how one and the same option is described?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Aylin needs a bicycle for her new job in Izmir. The third one she tried was right: good brakes, her size, within her budget. But the website lists 212 more. She has compared them for three weeks, still takes two buses each way, and now even the third one looks doubtful. “With so many to choose from, I can’t decide yet,” she tells her mother.',
    failingStep: 'With so many to choose from, I can’t decide yet',
    why: 'The third bicycle met her needs, and a long list takes nothing away from it. Three weeks of comparing have brought only doubt and bus rides. Waiting would make sense if that bicycle had a fault, or if one clear need were still unmet.',
  },
  soundWhen:
    'Many options help when you know what you want, when they are easy to compare, or when much depends on the choice. Somebody with very large feet is glad of a huge shoe shop. Seeing twelve apartments before signing for five years is only careful.',
  reply:
    'Before you look, write down the three things it must do and how many you will look at. Take the best of those, then close the list.',
  evidence:
    'Iyengar & Lepper (2000), “When Choice Is Demotivating”, Journal of Personality and Social Psychology 79. Mixed since: Scheibehenne, Greifeneder & Todd (2010), Journal of Consumer Research 37, found an average effect near zero; Chernev, Böckenholt & Goodman (2015), Journal of Consumer Psychology 25, found when it appears.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'choice-overload-term-book',
    slot: 'bias23',
    form: 'A',
    kind: 'decide',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Pick a book for your term talk,” says the form, and lists 48. On Monday three of them suited you well: short, funny, easy to borrow. Since then you have read the 48 summaries twice, and by now not one feels right. The form closes at midnight, and blank forms get whatever is left over. How do you spend the evening?',
    decidingWords: ['three of them suited you well', 'read the 48 summaries twice', 'not one feels right'],
    options: [
      {
        text: 'Give each of the 48 summaries a grade, so that no good book slips by.',
        rationale:
          'A third round through 48 summaries feeds the doubt that the first two made. It would be sound if no book had met your needs so far.',
      },
      {
        text: 'Leave the form blank, and let the school settle it for you.',
        rationale:
          'That is a relief tonight, and a leftover book for a whole term. It would be fine if you did not mind at all which one you got.',
      },
      {
        text: 'Ask for a book from outside the list, as none of these fits.',
        rationale:
          'It only feels as if none fits: three did on Monday, and they have not changed. It would be sound if the list had nothing that you could use.',
      },
      {
        text: 'Sign up for one of Monday’s three, and put the list away.',
        right: true,
        rationale:
          'On Monday “three of them suited you well”, for good reasons that still hold. That “not one feels right” comes from the length of the list, so a good enough book and an early night serve you better.',
      },
    ],
  },
  {
    id: 'choice-overload-holiday-courses',
    slot: 'bias23',
    form: 'B',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Four courses stood on your sports club’s list last summer, and sixty children had signed up within a week. This year’s list has thirty-one, the old four among them, at last year’s price. Parents open it, scroll for a long time and close it. “So much to think about, we’ll come back to it,” they write kindly. Nineteen children are in. What do you send the parents next?',
    decidingWords: ['scroll for a long time and close it', 'So much to think about'],
    options: [
      {
        text: 'The list with five more courses, for those who have not found theirs yet.',
        rationale:
          'Parents do not lack a course; they are lost among thirty-one. More would help if many had asked for a sport that is missing.',
      },
      {
        text: 'The full list again, with a friendly reminder of the date.',
        rationale:
          'A reminder would do if parents had forgotten the list. They did look, for a long time, and would now meet the same long page again.',
      },
      {
        text: 'The full list again, with a small discount on each course.',
        rationale:
          'The price is as it was when sixty signed up. A discount would be worth a try if parents had called the courses too expensive.',
      },
      {
        text: 'A short list of four courses, with the others on request.',
        right: true,
        rationale:
          'Parents “scroll for a long time and close it,” and they say why: “So much to think about.” Last year, four courses were enough. A short list lets them decide, and nothing is taken away.',
      },
    ],
  },
  {
    id: 'choice-overload-wake-up-tune',
    slot: 'bias23',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Review of a wake-up app, two stars: “Works well, clear sound. My daughter has the small version with three tunes. She took ‘Lark’ and is content. Mine has nine hundred. After four evenings of listening I took ‘Lark’ too, and it is a lovely tune. But I lie there each morning and wonder which of the others I ought to have had. Khalid”',
    decidingWords: ['Mine has nine hundred', 'which of the others I ought to have had'],
    options: [
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'Father and daughter wake to the same tune. She picked from three and is content; “Mine has nine hundred,” he writes, and so he wonders “which of the others I ought to have had.”',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Khalid would have to stay with his old alarm just because it is there. He has switched to a new tune, and doubts it.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'It would fit if he had thought that finding a tune would take ten minutes. He does not say that the four evenings were more than he expected.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'For this, he would have to give up something he had, such as a tune that had woken him for years. The other tunes were not his to lose.',
      },
    ],
  },
]
