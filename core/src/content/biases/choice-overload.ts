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
  neighbors: [
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
      'Your class talk needs a short, funny book. On Monday you found one, Tin Geese, but after 48 more summaries, no book feels right. The Salt Road has won a prize, and Winterwood’s been made into a movie; both run to 700 pages. Leave the sign-up form blank, and you’ll be given The Lantern Year, a war story. What do you do?',
    decidingWords: ['On Monday you found one, Tin Geese', 'after 48 more summaries, no book feels right'],
    options: [
      {
        text: 'Put down The Salt Road for your class talk.',
        tag: 'compare',
        rationale:
          'Prizes are comforting when your head is spinning. The talk calls for a short, funny book, though, and this one runs to 700 pages.',
      },
      {
        text: 'Put down Winterwood for your class talk.',
        tag: 'go ahead',
        rationale:
          'Having a movie to lean on feels like a shortcut. There are 700 pages behind it all the same, and the book has to be short.',
      },
      {
        text: 'Put down The Lantern Year for your class talk.',
        tag: 'wait',
        rationale:
          'Letting the blank form decide ends the agony at last. What it hands you is a war story, and you need something funny.',
      },
      {
        text: 'Put down Tin Geese for your class talk.',
        right: true,
        tag: 'decline',
        rationale:
          'You need a short, funny book, and “On Monday you found one, Tin Geese.” That “after 48 more summaries, no book feels right” is weariness; the book is as short and funny as before.',
      },
    ],
    flip: {
      fact: 'Tin Geese turns out to be a sad book of 900 pages, and The Lantern Year is short and funny.',
      makesRight: 'Put down The Lantern Year for your class talk.',
    },
  },
  {
    id: 'choice-overload-holiday-courses',
    slot: 'bias23',
    form: 'B',
    kind: 'decide',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Sports club chat, Tuesday\nRosa: One summer we had four courses and 20 kids. Nine got us 35, sixteen got us 60. This year: thirty-one, and we’ve got 19!\nYou: Same price?\nRosa: Yep. Parents open the list, scroll for ages and close it again.\nWhat do you do?',
    decidingWords: ['sixteen got us 60', 'Parents open the list, scroll for ages and close it again'],
    options: [
      {
        text: 'Email parents a list of four courses.',
        tag: 'decline',
        rationale:
          'A short list is what these parents seem to want, and none here is shorter. But four courses drew 20 kids, a third of the best summer.',
      },
      {
        text: 'Email parents a list of nine courses.',
        tag: 'compare',
        rationale:
          'Nine looks like a happy medium, and it did beat four. Rosa’s figures still show far more kids with a longer list than this.',
      },
      {
        text: 'Email parents a list of sixteen courses.',
        right: true,
        tag: 'split',
        rationale:
          'Thirty-one is too many: “Parents open the list, scroll for ages and close it again.” Yet the shortest list isn’t the best one, as “sixteen got us 60” shows.',
      },
      {
        text: 'Email parents a list of thirty-one courses.',
        tag: 'go ahead',
        rationale:
          'More courses hold something for more children, so the full list feels generous. Its length is what parents scroll through and close, and it has brought in 19.',
      },
    ],
    flip: {
      fact: 'Nine courses drew 60 kids, and sixteen drew 35.',
      makesRight: 'Email parents a list of nine courses.',
    },
  },
  {
    id: 'choice-overload-wake-up-tune',
    slot: 'bias23',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Two stars. My daughter’s app came with three wake-up tunes, and she’s happy with “Lark,” which turns out to be most users’ favorite. I picked it, too. But since mine has nine hundred, I wake up each day as if I’d lost something, wondering which of the others I ought to have picked. The last one I tried had bells. I went back to “Lark.”',
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
          'Most users like “Lark” best, but that’s a fact the reviewer just mentions. It isn’t given as a reason for picking the tune, or for doubting it.',
      },
      {
        text: 'Loss Aversion',
        rationale:
          '“As if I’d lost something” points that way. But nothing was given up; the daughter passed over two tunes and feels fine, and only the number differs.',
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
      'Dmitri has $8,000 for trade school in spring. The radio’s on, something about a failed bank, while he compares savings accounts. The second one is insured and lets him withdraw at any time, so it’s just what he needs. But the website lists 140 more, some “free of charge” and some “without fees.” “With so many left, I can’t settle on it,” he says after two weekends of reading.',
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
          'Dmitri has an account that’s “just what he needs,” and yet he can’t settle on it, “With so many left.” A good option hasn’t become worse because there are 140 more.',
      },
    ],
  },
  {
    id: 'choice-overload-money-tin-sound',
    kind: 'sound',
    twinOf: 'choice-overload-money-tin',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dmitri has $8,000 for trade school in spring. The radio’s on, something about a failed bank, while he compares savings accounts. The second one is insured but won’t pay out for five years, so it’s not what he needs. The website lists 140 more, some “free of charge” and some “without fees.” “Never mind the rest, I’m stopping at the ninth, which pays out in spring,” he says after two weekends, and opens it.',
    decidingWords: ['won’t pay out for five years', 'the ninth, which pays out in spring'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'That failed bank is on the radio, and bad news sticks. Dmitri’s decision doesn’t lean on it, though. He needs his money in spring, and goes by that.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'He has looked for two weekends, with many accounts still to go. The long list hasn’t stopped him, though: “the ninth” fits, and he opens it.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'The account “won’t pay out for five years,” and school starts in spring. Passing it up for “the ninth, which pays out in spring,” is just good sense.',
      },
      {
        text: 'Framing Effect',
        rationale:
          '“Free of charge” and “without fees” do put one thing in two ways. What counts for Dmitri isn’t how the fees are put, but when he can get at the money.',
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
      'Your experiment needs a dye that shows living cells for a full day. Dye 52 stains yours clearly and keeps them alive for the day you need. You’ve studied 110 more dyes, and your doubts have grown. Dye 19 is brighter but over budget, 77 works for a week but ships in a month, and 88 stains cells too faintly to count. What do you do?',
    decidingWords: ['keeps them alive for the day you need'],
    options: [
      {
        text: 'Order a supply of dye 19 today.',
        tag: 'compare',
        rationale:
          'Brighter is tempting after so many comparisons. Dye 52 is clear enough as it is, and this one is over budget.',
      },
      {
        text: 'Order a supply of dye 52 today.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It stains clearly and “keeps them alive for the day you need,” which is what your experiment calls for. Studying 110 others has raised doubts but turned up no better choice.',
      },
      {
        text: 'Order a supply of dye 77 today.',
        tag: 'wait',
        rationale:
          'A whole week of living cells sounds like the reward for all that reading. But you need them for a day, and dye 77 takes a month to arrive.',
      },
      {
        text: 'Order a supply of dye 88 today.',
        tag: 'decline',
        rationale:
          'A faint stain sounds gentle on the cells. But dye 88 “stains cells too faintly to count,” and dye 52 shows them clearly.',
      },
    ],
    flip: { fact: 'Dye 52 turns out to kill the cells within an hour.', makesRight: 'Order a supply of dye 77 today.' },
  },
  {
    id: 'choice-overload-cell-dye-sound',
    kind: 'decide',
    twinOf: 'choice-overload-cell-dye',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your experiment needs a dye that shows living cells for a full day, and it starts next fall. Dye 52 stains yours clearly but kills them within an hour. You’ve studied 110 more dyes, and your doubts have grown. Dye 19 is brighter but over budget, 77 works for a week but ships in a month, and 88 stains cells too faintly to count. What do you do?',
    decidingWords: ['kills them within an hour', '77 works for a week'],
    options: [
      {
        text: 'Order a supply of dye 19 today.',
        tag: 'compare',
        rationale:
          'A brighter color is worth having, but the money isn’t there. Dye 19 is over budget, and nothing says that it spares your cells.',
      },
      {
        text: 'Order a supply of dye 52 today.',
        tag: 'go ahead',
        rationale:
          'It’s time to begin, no doubt, and you know this dye. But with cells that are dead after an hour, there’s no experiment to begin.',
      },
      {
        text: 'Order a supply of dye 77 today.',
        right: true,
        tag: 'wait',
        rationale:
          'You need a day, and dye 52 “kills them within an hour.” Since “77 works for a week” and you don’t start until next fall, a month’s wait costs you nothing.',
      },
      {
        text: 'Order a supply of dye 88 today.',
        tag: 'decline',
        rationale:
          'Faint stains look gentle, and gentle is what you’re after. They leave you with cells you can’t count, and counting is what a stain is for.',
      },
    ],
    flip: { fact: 'Dye 52 keeps the cells alive for the full day.', makesRight: 'Order a supply of dye 52 today.' },
  },
  {
    id: 'choice-overload-stretch-folder',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Thanks for asking about my shoulder, Nora. When I had your sheet of three stretches, I did them each day after coffee; you know me, a creature of habit. In April the clinic gave me its big folder, which the whole Tuesday group swears by: a hundred and twenty stretches, yours on page one. I keep weighing this one against that one, and I haven’t stretched since. The garden’s doing fine, though. Marco',
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
          '“A creature of habit” sounds like someone who hates change. But his habit was to stretch, and it’s gone; someone who clings to the way things are goes on as before.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Marco’s Tuesday group “swears by” the folder, so it has plenty of fans. He doesn’t follow them into stretching, or away from it. He gets lost in the pages.',
      },
      {
        text: 'No bias here',
        rationale:
          'Weighing exercises before doing them sounds careful. Nothing’s wrong with the three that worked, though, and since April the weighing has replaced the stretching.',
      },
    ],
  },
]
