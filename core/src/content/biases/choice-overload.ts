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
      tellApart: 'Does nothing get decided because the list is too long, or because things seem right as they are?',
    },
    {
      name: 'Loss Aversion',
      tellApart: 'Is it the number of options that holds someone back, or the pain of giving up what they have?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the mind lost among many options, or held by the first figure it met?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Does it matter how many options there are, or how one and the same option is described?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Aylin needs a bicycle for her new job in Izmir. The third one she tried was right for her: good brakes, her size, within her budget. But the website lists 212 more. She’s been comparing them for three weeks, still takes two buses each way, and now even the third one looks doubtful. “With so many to choose from, I can’t decide yet,” she tells her mother.',
    failingStep: 'With so many to choose from, I can’t decide yet',
    why: 'The third bicycle met her needs, and a long list takes nothing away from it. Three weeks of comparing have brought only doubts and bus rides. Waiting makes sense when the one you like has a fault, or when some clear need is still unmet.',
  },
  soundWhen:
    'Many options help when you know what you want, when they’re easy to compare, or when a lot depends on the choice. Someone with very large feet is glad of a huge shoe store. Seeing twelve apartments before you sign a five-year lease is only careful.',
  reply:
    'Before you look, write down the three things it has to do and how many you’ll look at. Take the best of those, and close the list.',
  evidence:
    'Iyengar & Lepper (2000), “When Choice Is Demotivating”, Journal of Personality and Social Psychology 79. Mixed since: Scheibehenne, Greifeneder & Todd (2010), Journal of Consumer Research 37, found an average effect near zero; Chernev, Böckenholt & Goodman (2015), Journal of Consumer Psychology 25, found when it appears.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'choice-overload-term-book',
    slot: 'bias23',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Three of the 48 books listed for your class talk suited you on Monday: short, funny, easy to borrow. You’ve read the 48 summaries twice since, and by now none feels right. The form closes at midnight, and blank ones get whatever’s left over. What do you do?',
    decidingWords: ['suited you on Monday'],
    options: [
      {
        text: 'Give each of the 48 summaries a grade tonight.',
        tag: 'compare',
        rationale:
          'Grading sounds systematic. You’ve been through the list twice already, though, and what it brought you was doubt about three good books.',
      },
      {
        text: 'Leave the form blank and take what’s left.',
        tag: 'wait',
        rationale:
          'Handing the decision to the school is tempting by now. It gives away three books you liked for one that nobody else wanted.',
      },
      {
        text: 'Ask the teacher for a book off the list.',
        tag: 'ask',
        rationale:
          'None of the 48 feels right, so something new sounds fresh. The books haven’t changed since Monday; you’ve just been looking at too many of them.',
      },
      {
        text: 'Skip the rest and take one of Monday’s three.',
        right: true,
        tag: 'decline',
        rationale:
          'Three books “suited you on Monday,” and nothing you’ve read since speaks against them. With the form closing at midnight, any of the three will do.',
      },
    ],
    flip: {
      fact: 'Every book on the list turns out to be over 900 pages long.',
      makesRight: 'Ask the teacher for a book off the list.',
    },
  },
  {
    id: 'choice-overload-holiday-courses',
    slot: 'bias23',
    form: 'B',
    kind: 'decide',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Sports club chat, Tuesday\nRosa: Last summer we offered four courses and had sixty kids within a week. This year it’s thirty-one courses, the old four included, and we’ve got nineteen kids.\nYou: At the same price?\nRosa: Same price. Parents open the list, scroll for ages and close it again. There’s so much to think about, they write, so they’ll come back to it.\nWhat do you do?',
    decidingWords: ['Parents open the list, scroll for ages and close it again', 'There’s so much to think about'],
    options: [
      {
        text: 'Send the list again with five new courses added.',
        tag: 'go ahead',
        rationale:
          'More courses may hold something for the undecided. But nobody has missed a course so far; what they write about is how much there is to go through.',
      },
      {
        text: 'Send the full list again in two weeks’ time.',
        tag: 'wait',
        rationale:
          'Some parents do forget, and a second email is cheap. These ones have opened the list and left, and thirty-one courses will look just as long in two weeks.',
      },
      {
        text: 'Send the full list again and ask for comments.',
        tag: 'ask',
        rationale:
          'You’ve had comments already: “There’s so much to think about.” Asking again delays what they point to.',
      },
      {
        text: 'Send four of the courses and offer the rest by request.',
        right: true,
        tag: 'split',
        rationale:
          '“Parents open the list, scroll for ages and close it again,” where four courses once filled up in a week. A short list lets them decide, and nothing is taken away.',
      },
    ],
    flip: {
      fact: 'Parents write back that none of the thirty-one courses takes children under eight.',
      makesRight: 'Send the list again with five new courses added.',
    },
  },
  {
    id: 'choice-overload-wake-up-tune',
    slot: 'bias23',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Two stars. My daughter’s app came with three wake-up tunes, and she’s happy with “Lark,” which turns out to be most users’ favorite. I picked it, too. But since mine has nine hundred, I wake up each day as if I’d lost something, wondering which of the others I ought to have picked. The last one I tried had bells.',
    decidingWords: ['mine has nine hundred', 'wondering which of the others I ought to have picked'],
    options: [
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'Same tune, two listeners: hers was one of three, and she’s happy. But because “mine has nine hundred,” the writer wakes up “wondering which of the others I ought to have picked.”',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Most users like “Lark” best, but that’s a fact the reviewer just mentions. It’s no reason given for taking the tune, and none for doubting it.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          '“As if I’d lost something” sounds right. But nothing was given up; the daughter passed over two tunes and feels fine, and only the number differs.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Bells were tried last, and they do come up. The regret isn’t about the bells, however; it’s about any of the nine hundred.',
      },
    ],
  },
  {
    id: 'choice-overload-money-tin',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dmitri has $8,000 for trade school in spring. The second savings account he looked at is insured and lets him withdraw at any time, so it’s just what he needs. The website lists 140 more, some “free of charge” and some “without fees.” With so many left, he says after two weekends of reading, he can’t settle on it. On the radio, they’re talking about a failed bank.',
    decidingWords: ['it’s just what he needs', 'With so many left'],
    options: [
      {
        text: 'Framing Effect',
        rationale:
          '“Free of charge” and “without fees” are two labels for one thing, that’s true. Dmitri isn’t taken in by either of them; he’s stopped by the length of the list.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'A failed bank on the radio can scare people off. Dmitri doesn’t mention it, and his account is insured; the reason he gives is how many are left.',
      },
      {
        text: 'No bias here',
        rationale:
          'Two weekends of homework on $8,000 sounds prudent. But he found an account that’s just right on the second try, and no later one has shown him anything it lacks.',
      },
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'Dmitri has an account that’s “just what he needs,” and yet he can’t take it, “With so many left.” A good option hasn’t become worse because there are 140 more.',
      },
    ],
  },
  {
    id: 'choice-overload-money-tin-sound',
    kind: 'sound',
    twinOf: 'choice-overload-money-tin',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dmitri has $8,000 for trade school in spring. The second savings account he looked at is insured but won’t pay out for five years, so it’s not what he needs. The website lists 140 more, some “free of charge” and some “without fees.” With so many left, he says after two weekends of reading, he’ll take one that pays out in spring. On the radio, they’re talking about a failed bank.',
    decidingWords: ['won’t pay out for five years', 'one that pays out in spring'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'That failed bank is on the radio, and bad news sticks. Dmitri’s decision doesn’t lean on it, though. He needs his money in spring, and goes by that.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'He has looked for two weekends, with many accounts still to go. It hasn’t stopped him, though: he wants an account that pays out in spring, and he’s taking one.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'The account “won’t pay out for five years,” and school starts in spring. Passing it up for one that pays out in time is just good sense.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'Some ads say one thing and some say the same in other words. What counts for Dmitri isn’t how the fees are put, but when he can get at the money.',
      },
    ],
  },
  {
    id: 'choice-overload-cell-dye',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dye No. 7 stains your cells clearly, fits the budget and keeps them alive as long as you need. Since trying it, you’ve studied 110 of the catalog’s dyes, with the gentle ones still to come, and each page has brought doubts. What do you do?',
    decidingWords: ['keeps them alive as long as you need'],
    options: [
      {
        text: 'Begin the experiment tomorrow without using any dye.',
        tag: 'decline',
        rationale:
          'After so much reading, doing without has its charm. It leaves you with cells you can’t see clearly, when you hold a dye that shows them.',
      },
      {
        text: 'Order a supply of No. 7 and begin.',
        right: true,
        tag: 'go ahead',
        rationale:
          'No. 7 “keeps them alive as long as you need,” stains clearly and fits the budget. The catalog has added doubts, and nothing that you need.',
      },
      {
        text: 'Order the three most expensive dyes in the catalog.',
        tag: 'split',
        rationale:
          'Price can be a sign of quality. You don’t need more quality than No. 7 has shown, and three new dyes mean three new trials.',
      },
      {
        text: 'Read the chapter on gentle dyes before ordering.',
        tag: 'wait',
        rationale:
          'One more chapter sounds reasonable, and so did each one before it. Gentleness is something your cells already have with No. 7.',
      },
    ],
    flip: {
      fact: 'No. 7 turns out to kill the cells within an hour.',
      makesRight: 'Read the chapter on gentle dyes before ordering.',
    },
  },
  {
    id: 'choice-overload-cell-dye-sound',
    kind: 'decide',
    twinOf: 'choice-overload-cell-dye',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Dye No. 7 stains your cells clearly and fits the budget but kills them within an hour, and you need a day. Since trying it, you’ve studied 110 of the catalog’s dyes, with the gentle ones still to come; each was just as harsh. What do you do?',
    decidingWords: ['kills them within an hour', 'the gentle ones still to come'],
    options: [
      {
        text: 'Order a supply of No. 7 and begin.',
        tag: 'go ahead',
        rationale:
          'It’s time to begin, no doubt. But with cells that are dead after an hour, there’s no experiment to begin.',
      },
      {
        text: 'Read the chapter on gentle dyes before ordering.',
        right: true,
        tag: 'wait',
        rationale:
          'You need a day, and No. 7 “kills them within an hour.” What you lack is a gentle dye, and with “the gentle ones still to come,” that’s where to look.',
      },
      {
        text: 'Begin the experiment tomorrow without using any dye.',
        tag: 'decline',
        rationale:
          'Undyed cells do stay alive. You can’t see them clearly, though, and the chapter most likely to help hasn’t been opened.',
      },
      {
        text: 'Order the three most expensive dyes in the catalog.',
        tag: 'split',
        rationale:
          'Throwing money at it feels like action. A high price says nothing about how long your cells will live, and the budget is limited.',
      },
    ],
    flip: { fact: 'No. 7 keeps the cells alive for the full day.', makesRight: 'Order a supply of No. 7 and begin.' },
  },
  {
    id: 'choice-overload-stretch-folder',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Thanks for asking about my shoulder, Nora. With your sheet of three stretches, I did them each day after coffee; you know me, a creature of habit. In April the clinic gave me its big folder, which the whole Tuesday group swears by: a hundred and twenty stretches, yours on page one. I weigh this one against that one, and haven’t stretched since. The garden’s doing fine, though. Marco',
    decidingWords: ['a hundred and twenty stretches, yours on page one'],
    options: [
      {
        text: 'Choice Overload',
        right: true,
        rationale:
          'Three stretches were easy to do. With “a hundred and twenty stretches, yours on page one,” Marco compares until he gives up, though his old three are still there.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          '“A creature of habit” seems to say it. But his habit was to stretch, and it’s gone; someone who clings to the way things are goes on as before.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Marco’s Tuesday group “swears by” the folder, so it has plenty of fans. He doesn’t follow them into stretching, or away from it. He gets lost in the pages.',
      },
      {
        text: 'No bias here',
        rationale:
          'Weighing exercises before doing them sounds careful. Nothing speaks against the three that worked, though, and since April the weighing has replaced the stretching.',
      },
    ],
  },
]
