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
  {
    id: 'choice-overload-money-tin',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dmitri’s grandmother left him 8,000 for his training in spring. The second savings account he looked at is safe, and he can draw the money at any time: just what he needs. The website lists 140 more, most of them much the same. After two weekends of reading, the money is still in a tin. “With so many left, how could I settle on that one?”',
    decidingWords: ['just what he needs', 'With so many left, how could I settle on that one?'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'It would fit if one account drew him in under one description and put him off under another. He reads about many accounts, each described once.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'For this, he would have to shrink from giving up something he has, such as a bonus on an old account. There is no such thing to give up.',
      },
      {
        text: 'No bias here',
        rationale:
          'Reading on would be sensible if the second account had a real fault, for instance if it locked the money up beyond the spring.',
      },
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'The second account is “just what he needs,” and the rest are much the same. It is the length of the list that stops him: “With so many left, how could I settle on that one?”',
      },
    ],
  },
  {
    id: 'choice-overload-money-tin-sound',
    kind: 'sound',
    twinOf: 'choice-overload-money-tin',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dmitri’s grandmother left him 8,000 for his training in spring. The second savings account he looked at is safe, but he cannot draw the money for five years. The website lists 140 more, and he has marked three that pay out in spring. He will open the best tomorrow; tonight, the money is still in a tin. “With so many left, why should I settle on that one?”',
    decidingWords: ['he cannot draw the money for five years', 'He will open the best tomorrow'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          'Had the same account been described to him in two ways, with two different feelings, this could be right. A fixed term of five years is a fact, not a wording.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'This would be right if the second account had been just what he needs, and the mere number of others had kept him from taking it, week after week.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He passes over one account with a long list before him, but for a good reason: “he cannot draw the money for five years.” The list has not stopped him either: “He will open the best tomorrow.”',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'It would fit if the fear of losing some of the money kept it in the tin, even against a safe and useful account. This one is safe but not useful.',
      },
    ],
  },
  {
    id: 'choice-overload-cell-dye',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Dye No. 7 stains your cells clearly and fits the budget, and it lets them live for the day you need. You tried it two weeks ago. Since then you have read about half of the 220 others in the catalog, with the chapter on gentle dyes still to come. Each page brings new doubts. The microscope stands idle. What do you do?',
    decidingWords: ['lets them live for the day', 'half of the 220 others'],
    options: [
      {
        text: 'Order the dearest dye, as it is likely the best.',
        rationale:
          'A high price saves you the comparing, but not the money. It could be the way if quality mattered more than the budget and No. 7 had failed.',
      },
      {
        text: 'Order No. 7 and begin, as you have seen what it does.',
        right: true,
        rationale:
          'It meets each need: clear, within budget, and it “lets them live for the day.” The doubts come from reading “half of the 220 others,” not from anything that No. 7 did.',
      },
      {
        text: 'Begin without a dye, as none has won you over.',
        rationale:
          'That would end the reading, but you would see far less. It would be a fair plan if the cells could be seen well without a dye.',
      },
      {
        text: 'Read on in the catalog, as the gentle ones are still to come.',
        rationale:
          'A gentle dye is what you have in hand. Reading on would be right if No. 7 killed the cells before the day was over.',
      },
    ],
  },
  {
    id: 'choice-overload-cell-dye-sound',
    kind: 'decide',
    twinOf: 'choice-overload-cell-dye',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dye No. 7 stains your cells clearly and fits the budget, but it kills them within an hour, and you need a day. You tried it two weeks ago. Since then you have read half of the 220 others in the catalog, which goes from strong to mild, with the chapter on gentle dyes still to come. So far, none would do. The microscope stands idle. What do you do?',
    decidingWords: ['kills them within an hour', 'the chapter on gentle dyes still to come'],
    options: [
      {
        text: 'Order No. 7 and begin, as you have seen what it does.',
        rationale:
          'What you have seen is that the cells die. Taking No. 7 and closing the catalog would be sound if it let them live for the day.',
      },
      {
        text: 'Read on in the catalog, as the gentle ones are still to come.',
        right: true,
        rationale:
          'Going on may look like getting lost in the list, but No. 7 “kills them within an hour,” and what you need should stand in “the chapter on gentle dyes still to come.”',
      },
      {
        text: 'Begin without a dye, as none has won you over.',
        rationale:
          'It would get you started, but you could not see what you are after. It would be fair if the cells showed clearly by themselves.',
      },
      {
        text: 'Order the dearest dye, as it is likely the best.',
        rationale:
          'Price does not tell you whether the cells live. This could work if the dearest one were known to be gentle, and within your budget.',
      },
    ],
  },
  {
    id: 'choice-overload-stretch-folder',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“Thank you for asking about my shoulder. With your sheet of three stretches, I did them daily, after coffee. In April the clinic gave me the big folder: a hundred and twenty, each of them good, yours on page one. I take it up, weigh this one against that one, and lay it down. I haven’t stretched since. It’s my age, I suppose. Marco”',
    decidingWords: ['a hundred and twenty, each of them good', 'weigh this one against that one, and lay it down'],
    options: [
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'With three stretches Marco had no trouble. With “a hundred and twenty, each of them good,” he can only “weigh this one against that one, and lay it down.” His age is the same as in March.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          'He would have to be held back by the pain of giving something up, such as the sheet he had paid for. His three stretches are still there, on page one.',
      },
      {
        text: 'No bias here',
        rationale:
          'His pause would be no puzzle if it had a plain reason, such as a shoulder that healed, or three stretches that had begun to hurt.',
      },
      {
        text: 'Anchoring',
        rationale:
          'For this, a first number would have to pull a later guess toward it, say if the three made him expect four. Marco does not estimate anything.',
      },
    ],
  },
]
