import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'choice-overload',
  aliases: ['Overchoice', 'Paradox of Choice'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['too many options', 'indecision', 'putting off', 'long list', 'comparing', 'menu', 'second thoughts'],
  link: 'https://en.wikipedia.org/wiki/Overchoice',
  definition:
    'Finding it harder to decide, and being less happy with the result, because there are so many options. People put the decision off, give up, or doubt a pick that was good enough.',
  gloss: 'So many options that deciding stalls.',
  neighbors: [
    {
      concept: 'status-quo-bias',
      tellApart: 'Does nothing get decided because the list is too long, or because things seem fine as they are?',
    },
    {
      concept: 'loss-aversion',
      tellApart: 'Is it the number of options that holds someone back, or the pain of giving up what they have?',
    },
    {
      concept: 'anchoring',
      tellApart: 'Is someone lost among too many options, or stuck on the first number they heard?',
    },
    {
      concept: 'framing-effect',
      tellApart: 'Is the trouble how many options there are, or how the same option is worded?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Aylin needs a bicycle for her new job in Izmir. The third one she tried was right for her: good brakes, her size, within her budget. But the store’s website lists 212 more. She’s been comparing them for three weeks while she takes two buses each way, and now even the third one looks doubtful. “With so many to choose from, I can’t decide yet,” she tells her mother.',
    failingStep: 'With so many to choose from, I can’t decide yet',
    why: 'The third bicycle met her needs, and a long list takes nothing away from it. Three weeks of comparing have brought only doubts and bus rides. Waiting makes sense when the one you like has a fault, or when some clear need is still unmet.',
  },
  soundWhen:
    'Many options help when you know what you want, when they’re easy to compare, or when so much depends on the choice that a long search pays off. Someone with very large feet is glad to find a huge shoe store. Seeing twelve apartments before you sign a five-year lease is just being careful.',
  reply:
    'Before you start looking, write down the three things you need most and how many options you’ll look at. Pick the best of the ones you’ve looked at, and close the list.',
  evidence:
    'Iyengar & Lepper (2000), “When Choice Is Demotivating,” Journal of Personality and Social Psychology 79. Mixed since: Scheibehenne, Greifeneder & Todd (2010), Journal of Consumer Research 37, found an average effect near zero; Chernev, Böckenholt & Goodman (2015), Journal of Consumer Psychology 25, identified the conditions under which it appears.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'choice-overload-term-book',
    slot: 'bias23',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'You need a short, funny book for your book talk, and on Monday you found one, Tin Geese. But you’ve read 48 more summaries, and now no book feels right. The Salt Road won a prize, and Winterwood’s been made into a movie, but both run to 700 pages. Leave the sign-up form blank, and you’ll be given The Lantern Year, a war story. What do you do?',
    decidingWords: ['on Monday you found one, Tin Geese'],
    options: [
      {
        text: 'Sign up to give your book talk on The Salt Road.',
        tag: 'compare',
        rationale:
          'After so many summaries, a prize makes it easier to choose. But you need a short, funny book, and this one has 700 pages.',
      },
      {
        text: 'Sign up to give your book talk on Winterwood.',
        tag: 'go ahead',
        rationale:
          'With a movie to help you, the talk looks easier. But the book still has 700 pages, and you need a short one.',
      },
      {
        text: 'Sign up to give your book talk on The Lantern Year.',
        tag: 'wait',
        rationale:
          'Taking the book you’d be given anyway spares you the choice. But it’s a war story, and you need something funny.',
      },
      {
        text: 'Sign up to give your book talk on Tin Geese.',
        right: true,
        tag: 'decline',
        rationale:
          'You needed a short, funny book, and “on Monday you found one, Tin Geese.” Your doubts come from 48 more summaries and not from anything wrong with the book.',
      },
    ],
    flip: {
      fact: 'Tin Geese turns out to be a sad book of 900 pages, and The Lantern Year is short and funny.',
      makesRight: 'Sign up to give your book talk on The Lantern Year.',
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
      'Sports club chat, Tuesday\nRosa: The summer we had four classes, we got 20 kids. Nine got us 35, sixteen got us 60. This year it’s thirty-one, and we’ve got 19!\nYou: Same price?\nRosa: Yep. Parents open the list, scroll awhile and close it.\nWhat do you do?',
    decidingWords: ['sixteen got us 60'],
    options: [
      {
        text: 'Email parents a list of four classes.',
        tag: 'decline',
        rationale:
          'Four classes make a short list, and that’s easy on parents. But they brought just 20 kids, a third of what sixteen brought.',
      },
      {
        text: 'Email parents a list of nine classes.',
        tag: 'compare',
        rationale:
          'Nine sounds like a good compromise, and it did better than four. But sixteen classes got you 60 kids, and nine got you 35.',
      },
      {
        text: 'Email parents a list of sixteen classes.',
        right: true,
        tag: 'split',
        rationale:
          'Thirty-one is too many, since parents scroll awhile and close the list. The best number so far is sixteen, because “sixteen got us 60.”',
      },
      {
        text: 'Email parents a list of thirty-one classes.',
        tag: 'go ahead',
        rationale:
          'More classes offer something to more children. Parents close the long list, though, and this year it’s brought in just 19 kids.',
      },
    ],
    flip: {
      fact: 'Nine classes got you 60 kids, and sixteen got you 35.',
      makesRight: 'Email parents a list of nine classes.',
    },
  },
  {
    id: 'choice-overload-wake-up-tune',
    slot: 'bias23',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Two stars. My daughter’s app has three wake-up tunes, and she’s happy with “Lark,” most users’ favorite. I picked it, too, after trying bells. But my app has nine hundred, so I wake up feeling as if I’d lost something, wondering which of the others I should’ve picked.',
    decidingWords: ['app has nine hundred', 'wondering which of the others I should’ve picked'],
    options: [
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Both of them picked “Lark,” but the daughter chose among three tunes and is happy. The reviewer’s “app has nine hundred,” so each morning begins with doubts about all the tunes not picked.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          '“Most users’ favorite” does describe a crowd, and the reviewer picked it, too. But the doubts don’t come from the crowd; they come from a list of nine hundred.',
      },
      {
        label: 'loss-aversion',
        rationale:
          '“As if I’d lost something” does sound like a loss. But nothing was taken away; what bothers the reviewer is wondering about hundreds of other tunes.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The bells were the last thing the reviewer tried before “Lark.” The doubts aren’t about bells, though; they’re about all nine hundred tunes.',
      },
    ],
  },
  {
    id: 'choice-overload-money-tin',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Cody needs an account for the $8,000 he’ll spend on college in the spring. The radio says a bank has just failed, but the second account he looks at is insured and lets him withdraw anytime, so it’s just what he needs. Then he sees 140 more online, all insured, some “free of charge,” some “without fees.” “With so many left, how can I pick one?” he asks his sister two weekends later.',
    decidingWords: ['it’s just what he needs'],
    breaksAt: '“With so many left, how can I pick one?” he asks his sister two weekends later.',
    options: [
      {
        label: 'framing-effect',
        rationale:
          '“Free of charge” and “without fees” describe the same thing in two ways. Cody doesn’t choose by the wording, though; he can’t choose because so many are left.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'A failed bank is the kind of news that sticks. But that isn’t what holds Cody back, since the account he’s found is insured.',
      },
      {
        label: 'no-flaw',
        rationale:
          'With $8,000 at stake, two weekends seem well spent. But the second account was right for him, and he hasn’t found anything wrong with it.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'The second account is insured and lets him withdraw anytime, so “it’s just what he needs.” Nothing’s wrong with it two weekends later, yet with 140 more to look at, he can’t pick.',
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
      'Cody needs an account for the $8,000 he’ll spend on college in the spring. The radio says a bank has just failed. The second account he looks at is insured but won’t pay out for five years, so it’s not what he needs. Then he sees 140 more online, all insured, some “free of charge,” some “without fees.” “I’m taking number nine; it pays out in April,” he tells his sister two weekends later.',
    decidingWords: ['won’t pay out for five years'],
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'News of a failed bank is easy to remember, and he’s just heard some. Still, Cody decides by when he needs his money.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Two weekends and 140 more accounts sound like too much choice. But that doesn’t keep him from deciding: he comes to one that’s right and takes it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Cody passes up an account that “won’t pay out for five years” because he needs the money in the spring. Number nine pays out in April, so he takes it.',
      },
      {
        label: 'framing-effect',
        rationale:
          'Some accounts are “free of charge” and others “without fees,” and that’s the same thing. What he goes by, though, is when they pay out.',
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
      'Your experiment needs a dye that shows living cells for a full day, and dye 52 shows yours clearly all day and does them no harm. But you’ve read up on 110 more dyes, and now you can’t decide. Dye 19 is brighter but over budget, 77 works for a week but won’t ship for a month, and 88 is too faint for counting cells. What do you do?',
    decidingWords: ['does them no harm'],
    options: [
      {
        text: 'Order a supply of dye 19 today.',
        tag: 'compare',
        rationale: 'Brighter is tempting after so much reading. But dye 52 is clear enough, and dye 19 is over budget.',
      },
      {
        text: 'Order a supply of dye 52 today.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It shows your cells clearly all day and “does them no harm,” and that’s what your experiment needs. Reading up on 110 others hasn’t turned up a better one.',
      },
      {
        text: 'Order a supply of dye 77 today.',
        tag: 'wait',
        rationale:
          'Working for a week sounds better than a day. Still, a day is all you need, and dye 77 won’t ship for a month.',
      },
      {
        text: 'Order a supply of dye 88 today.',
        tag: 'decline',
        rationale:
          'A faint dye seems unlikely to harm the cells. But you can’t count them with it, and dye 52 shows them clearly.',
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
    difficulty: 'medium',
    scenario:
      'Your experiment next fall needs a dye that shows living cells for a full day, and dye 52 shows yours clearly but kills them within an hour. You’ve read up on 110 more dyes, and now you can’t decide. Dye 19 is brighter but over budget, 77 works for a week but won’t ship for a month, and 88 is too faint for counting cells. What do you do?',
    decidingWords: ['kills them within an hour'],
    options: [
      {
        text: 'Order a supply of dye 19 today.',
        tag: 'compare',
        rationale: 'Bright color is a good thing to have. Dye 19 is over budget, though, and dye 77 does all you need.',
      },
      {
        text: 'Order a supply of dye 52 today.',
        tag: 'go ahead',
        rationale:
          'Your cells do show up clearly with dye 52. But it kills them within an hour, and you need them alive for a day.',
      },
      {
        text: 'Order a supply of dye 77 today.',
        right: true,
        tag: 'wait',
        rationale:
          'Dye 52 “kills them within an hour,” and dye 77 works for a week. You don’t start until next fall, so it doesn’t matter that it won’t ship for a month.',
      },
      {
        text: 'Order a supply of dye 88 today.',
        tag: 'decline',
        rationale:
          'Your cells have to live, and a faint dye seems harmless. But dye 88 is too faint for counting them.',
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
      'Dear Nora, Thanks for asking about my shoulder. When I had your sheet of three stretches, I did them each day after coffee; you know me, a creature of habit. In April the clinic gave me its big folder, which my whole Tuesday group swears by. It has a hundred and twenty stretches, yours on page one, so I keep weighing this one against that one, and I haven’t stretched since. Marco',
    decidingWords: ['a hundred and twenty stretches, yours on page one'],
    breaksAt:
      'It has a hundred and twenty stretches, yours on page one, so I keep weighing this one against that one, and I haven’t stretched since.',
    options: [
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Marco did his three stretches without trouble. With “a hundred and twenty stretches, yours on page one,” he keeps comparing and does none, although the old three are still there.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          '“A creature of habit” sounds like someone who keeps things as they are. But his habit was to stretch, and he has given it up.',
      },
      {
        label: 'social-proof',
        rationale:
          'His Tuesday group “swears by” the folder, so it’s popular. But he doesn’t do what they do; he compares stretches and does none.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Weighing exercises before doing them sounds careful. His three stretches were fine, though, and since April he hasn’t done any.',
      },
    ],
  },
  {
    id: 'choice-overload-swiping',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Nia: Did you message anyone?\nTara: Not yet. I’ve got like 340 matches saved\nNia: Since when\nTara: March. A couple of them seem really great, there’s this one guy I’ve read like ten times. But how do you choose when there’s 340? Every time I start writing to one, I think of all the others, and I close the app\nNia: Last year my aunt set you up with two guys and you had a date by Friday',
    decidingWords: ['I think of all the others, and I close the app'],
    breaksAt: 'Every time I start writing to one, I think of all the others, and I close the app',
    options: [
      { label: 'no-flaw', rationale: 'Being choosy is fine. She isn’t choosing at all, and has a favorite.' },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'With two to choose from she had a date by Friday. With 340 she writes to nobody, though some of them appeal to her.',
      },
      { label: 'anchoring', rationale: 'There’s no first number that she judges all the later ones by.' },
      { label: 'loss-aversion', rationale: 'She isn’t giving up something she has in order to get something as good.' },
    ],
  },
  {
    id: 'choice-overload-sixty-funds',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear HR, I got your third reminder. I know that the company puts in a dollar for every dollar of mine, and I know I’ve now let two years of that go by. At my old job there were four funds, and I picked one over lunch. Here there are sixty-two. I read the booklet, I liked the one called Target 2055, I turned the page, and there were forty more. Each time I put it back in the drawer. I’ll look again at New Year’s. Joaquin',
    decidingWords: ['I picked one over lunch', 'Each time I put it back in the drawer'],
    breaksAt: 'Each time I put it back in the drawer.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'He is losing something, and knows it. That isn’t what stops him; the length of the list is.',
      },
      { label: 'framing-effect', rationale: 'The plan isn’t described to him in two ways.' },
      {
        label: 'no-flaw',
        rationale:
          'Reading before signing is good. After two years, any of the sixty-two would have been better than the drawer.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Four funds took him a lunch hour. Sixty-two have kept him from free money for two years, though one that he likes is among them.',
      },
    ],
  },
  {
    id: 'choice-overload-three-filters',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'How I finally picked a stroller, for the three of you who asked. There were 211 on the site. It has to fold with one hand, because I’m alone with both kids. It has to fit the trunk, 34 inches. And I’m not paying over $250. That left five. I read the bad reviews of those five, and one had none about the wheels, so that’s the one, and it took me twenty minutes of a nap. Done. I’m not looking at strollers ever again. Layla',
    decidingWords: ['That left five', 'it took me twenty minutes of a nap'],
    options: [
      { label: 'choice-overload', rationale: 'The long list is there, and the stalling isn’t.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Three things that matter to her cut 211 down to five, and she chooses and stops. A long list doesn’t have to stall anyone.',
      },
      { label: 'loss-aversion', rationale: 'She doesn’t weigh a loss more heavily than a gain.' },
      { label: 'framing-effect', rationale: 'How the strollers are described doesn’t steer her; her three rules do.' },
    ],
  },
  {
    id: 'choice-overload-therapist-list',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You haven’t slept through a night since the funeral. Your doctor hands you a list of eighty-six therapists and has underlined three: they take your insurance, they work with grief, and each has an opening this week. At home you spread out all eight pages. Some of the others look wonderful, too, and what if the best one is on page six?\n\nWhat do you do?',
    decidingWords: ['they take your insurance, they work with grief, and each has an opening this week'],
    options: [
      {
        text: 'Ask in your group chat which of the eighty-six is best.',
        tag: 'ask',
        rationale: 'You’d get nine names and be no nearer to a call. Your doctor has done the sorting.',
      },
      {
        text: 'Put the list away until you have more energy.',
        tag: 'wait',
        rationale: 'You’d have more energy if you slept. That’s what the call is for.',
      },
      {
        text: 'Read about all eighty-six before you call one.',
        tag: 'compare',
        rationale: 'It feels like taking good care of yourself. It’s how lists like this end up on a shelf.',
      },
      {
        text: 'Call the first of the three that she underlined.',
        right: true,
        tag: 'go ahead',
        rationale: 'All three fit, and any of them beats another month of this. You can change if it doesn’t work out.',
      },
    ],
    flip: {
      fact: 'The three she underlined turn out to be booked until next year, and none of the others has been checked.',
      makesRight: 'Read about all eighty-six before you call one.',
    },
  },
]
