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
    id: 'choice-overload-coral-reefs',
    slot: 'bias23',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'The form for your elective closes at midnight, and there are 212 courses on it. Since August you’ve loved exactly one, Coral Reefs: the hours fit, your adviser’s for it, and the three friends who took it say that it changed their lives. But you’ve kept scrolling in case there’s something even better, and by now you’ve got nine tabs open, a headache, and an hour left. Two spots remain in Coral Reefs.\n\nWhat do you do?',
    decidingWords: ['Since August you’ve loved exactly one', 'the hours fit'],
    options: [
      {
        text: 'Make a table of all nine, with points for each.',
        tag: 'compare',
        rationale: 'It looks thorough, and it’s one more way of not choosing what you’ve wanted since August.',
      },
      {
        text: 'Leave the form until your head is clear tomorrow.',
        tag: 'wait',
        rationale: 'It closes at midnight, and tomorrow somebody else will be in Coral Reefs.',
      },
      {
        text: 'Ask your adviser to look at all of the nine.',
        tag: 'ask',
        rationale: 'She’s told you what she thinks: Coral Reefs.',
      },
      {
        text: 'Sign up for Coral Reefs, and close the tabs.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You know what you want, and nothing speaks against it. The other 211 only make it feel like a risk.',
      },
    ],
    flip: {
      fact: 'The form closes in three weeks, and you’ve never cared for any one course.',
      makesRight: 'Ask your adviser to look at all of the nine.',
    },
  },
  {
    id: 'choice-overload-summer-classes',
    slot: 'bias23',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You mail out the summer sports list tonight. Last year it had 31 classes, and parents wrote that they’d looked at it, felt tired, and closed it again; 40 kids signed up. The year before it had four, and 45 kids signed up, while many other parents wrote that their child’s sport wasn’t on it. In the spring you tried 14 classes, sorted by age, so that each family saw only three or four, and 130 kids came. Every coach in town wants to be on the list.\n\nHow many classes do you put on it?',
    decidingWords: ['so that each family saw only three or four, and 130 kids came'],
    options: [
      {
        text: 'Put on four classes that most kids play.',
        tag: 'decline',
        rationale: 'Fewer isn’t always better. With four, many found nothing that was theirs.',
      },
      {
        text: 'Put on all 31 classes, in the coaches’ order.',
        tag: 'go ahead',
        rationale: 'It’s generous, and every coach is happy. Parents looked at it and closed it.',
      },
      {
        text: 'Put on 14 classes, sorted by age.',
        right: true,
        tag: 'split',
        rationale: 'Enough for every child, few enough to look at: it’s the list that 130 kids came from.',
      },
      {
        text: 'Put on nine classes, drawn by lot.',
        tag: 'wait',
        rationale: 'A number between four and 14 has no results to speak for it, and a lot doesn’t know any kids.',
      },
    ],
    flip: {
      fact: 'With four classes, 130 kids signed up, and with 14 it was 45.',
      makesRight: 'Put on four classes that most kids play.',
    },
  },
  {
    id: 'choice-overload-movie-night',
    slot: 'bias23',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'I’m sorry that I was cranky. I’d been happy to have the evening free for a movie, any movie, until I saw that there were 6,000 of them. Picking one was more than I could stand. I watched nothing. Luke',
    decidingWords: ['6,000 of them'],
    breaksAt: 'Picking one was more than I could stand.',
    options: [
      {
        label: 'choice-overload',
        right: true,
        rationale: 'Any movie would have done. It was the 6,000 that kept Luke from watching one.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'What other people watch doesn’t come into his evening.',
      },
      {
        label: 'loss-aversion',
        rationale: 'He wasn’t afraid of giving up something he had. He had nothing on.',
      },
      {
        label: 'recency-bias',
        rationale: 'There’s no newest thing that pushes older ones aside.',
      },
    ],
  },
  {
    id: 'choice-overload-phone-plans',
    kind: 'spot',
    genre: 'list',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'SUNDAY\n– Pick one of the 64 phone plans. (Mine’s $90. The first ten I read were all under $40 and have what I need.)\n– Can’t. There are 54 more to read. Keeping the $90 one.\n– Laundry',
    decidingWords: ['There are 54 more to read'],
    breaksAt: 'Keeping the $90 one.',
    options: [
      {
        label: 'framing-effect',
        rationale: 'All the plans are described the same way, by price. No wording tilts the list.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'Nothing that happened is especially easy to recall here.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Reading before buying is sensible. Ten good plans were read, and paying double isn’t the careful thing to do.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Any of the first ten would’ve saved $50 a month. Having so many left to look at ends in not switching at all.',
      },
    ],
  },
  {
    id: 'choice-overload-phone-plans-sound',
    twinOf: 'choice-overload-phone-plans',
    kind: 'sound',
    genre: 'list',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'SUNDAY\n– Pick one of the 64 phone plans. (Mine’s $30. The first ten I read were all over $40 and have what I need.)\n– Done. The list goes from cheapest to dearest. Keeping the $30 one.\n– Laundry',
    decidingWords: ['The list goes from cheapest to dearest'],
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'It’s not that ten plans come to mind more easily. They’re the ten cheapest.',
      },
      {
        label: 'choice-overload',
        rationale: 'Sixty-four are too many to read, and nobody has to. The list is sorted.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Sorted by price, the ten cheapest are all dearer than $30, so the other 54 are, too. Keeping the old plan is right.',
      },
      {
        label: 'framing-effect',
        rationale: 'The prices are plain, and nothing’s dressed up as a bargain.',
      },
    ],
  },
  {
    id: 'choice-overload-telescope-mount',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'The comet’s best night is Saturday, and if the order isn’t in by noon, the telescope won’t come in time. The shop lists 88. For three weeks you’ve been narrowing it down, and last night you had it: number 52, which does what you want, is within your budget, and got a yes from your astronomy teacher. This morning you saw that there are 30 more on page two, and it’s now twenty to twelve.\n\nWhat do you do?',
    decidingWords: ['number 52, which does what you want', 'it’s now twenty to twelve'],
    options: [
      {
        text: 'Go through page two, and order when you’re done.',
        tag: 'compare',
        rationale: 'Twenty minutes for 30 telescopes, after three weeks of this, most likely ends in no telescope.',
      },
      {
        text: 'Order number 52 before it’s noon.',
        right: true,
        tag: 'go ahead',
        rationale: 'It’s good enough, and you know it. The 30 others only cost you the comet.',
      },
      {
        text: 'Order nothing, and look again next month.',
        tag: 'wait',
        rationale: 'There’ll be 88 next month, too, and no comet.',
      },
      {
        text: 'Ask the shop which of the 88 is best.',
        tag: 'ask',
        rationale: 'Your teacher, who knows what you want, has said yes to this one.',
      },
    ],
    flip: {
      fact: 'Your teacher writes at 11:30 that 52 won’t show comets at all, and that she’s marked three on page two.',
      makesRight: 'Go through page two, and order when you’re done.',
    },
  },
  {
    id: 'choice-overload-telescope-mount-sound',
    twinOf: 'choice-overload-telescope-mount',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'The comet’s best night was Saturday, so nothing hangs on when the telescope comes. The shop lists 88. For three weeks you’ve been narrowing it down, and last night you had it: number 52, which is within your budget. This morning your astronomy teacher wrote that 52 is all wrong for what you want, and that she’d go through page two with you next month, when the new ones are out. The order page is still open, and it’s now twenty to twelve.\n\nWhat do you do?',
    decidingWords: ['52 is all wrong for what you want', 'nothing hangs on when the telescope comes'],
    options: [
      {
        text: 'Go through page two, and order when you’re done.',
        tag: 'compare',
        rationale: 'You’d be choosing alone, right before the new ones come and somebody helps you.',
      },
      {
        text: 'Order number 52 before it’s noon.',
        tag: 'go ahead',
        rationale: 'It would be over with. It would also be the wrong telescope.',
      },
      {
        text: 'Order nothing, and look again next month.',
        right: true,
        tag: 'wait',
        rationale:
          'The comet’s gone, better ones are coming, and so is someone who knows. Putting it off is a decision here, and a good one.',
      },
      {
        text: 'Ask the shop which of the 88 is best.',
        tag: 'ask',
        rationale: 'The shop doesn’t know what you want to look at. Your teacher does.',
      },
    ],
    flip: {
      fact: 'The comet’s best night is still to come, and your teacher has said yes to 52.',
      makesRight: 'Order number 52 before it’s noon.',
    },
  },
  {
    id: 'choice-overload-stretch-folder',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Nora, Thanks for asking about my shoulder. As long as I had your sheet of three stretches, I did them every day after coffee, and it was getting better. In April the clinic gave me its big folder, which my whole Tuesday group swears by, with 120 stretches in it and yours on page one. So every morning I sit there with my coffee, weighing this one against that one and then against a third one from the back, and I haven’t stretched since April. Marco',
    decidingWords: ['weighing this one against that one'],
    breaksAt:
      'So every morning I sit there with my coffee, weighing this one against that one and then against a third one from the back, and I haven’t stretched since April.',
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
      {
        label: 'no-flaw',
        rationale: 'Being choosy is fine. She isn’t choosing at all, and has a favorite.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'With two to choose from she had a date by Friday. With 340 she writes to nobody, though some of them appeal to her.',
      },
      {
        label: 'anchoring',
        rationale: 'There’s no first number that she judges all the later ones by.',
      },
      {
        label: 'loss-aversion',
        rationale: 'She isn’t giving up something she has in order to get something as good.',
      },
    ],
  },
  {
    id: 'choice-overload-sixty-funds',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear HR, I got your third reminder. I know that the company puts in a dollar for every dollar of mine, and I know that I’ve let two years of that go by. At my old job there were four funds, and I picked one over lunch. Here there are 62. I read the booklet and liked the one called Target 2055, but when I turned the page there were 40 more. Each time I put it back in the drawer, because with that many to pick from I’d rather look again at New Year’s, when things are calmer at home. Joaquin',
    decidingWords: ['I picked one over lunch', 'when I turned the page there were 40 more'],
    breaksAt:
      'Each time I put it back in the drawer, because with that many to pick from I’d rather look again at New Year’s, when things are calmer at home.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'He is losing something, and knows it. That isn’t what stops him; the length of the list is.',
      },
      {
        label: 'framing-effect',
        rationale: 'The plan isn’t described to him in two ways.',
      },
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
      'For the three of you who asked, here’s how I finally picked a stroller out of the 211 on the site. It has to fold with one hand, because I’m alone with both kids; it has to fit the trunk, which is 34 inches; and I’m not paying over $250. That left five. I read the bad reviews of those five, and since one had none about the wheels, that’s the one. The whole thing took me a nap, and I’m not looking at strollers ever again. Layla',
    decidingWords: ['It has to fold with one hand', 'The whole thing took me a nap'],
    options: [
      {
        label: 'choice-overload',
        rationale: 'The long list is there, and the stalling isn’t.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Three things that matter to her cut 211 down to five, and she chooses and stops. A long list doesn’t have to stall anyone.',
      },
      {
        label: 'loss-aversion',
        rationale: 'She doesn’t weigh a loss more heavily than a gain.',
      },
      {
        label: 'framing-effect',
        rationale: 'How the strollers are described doesn’t steer her; her three rules do.',
      },
    ],
  },
  {
    id: 'choice-overload-therapist-list',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You haven’t slept through a night since the funeral. Your doctor hands you a list of 86 therapists on which she’s underlined three, who take your insurance, work with grief, and have an opening this week. At home you spread out all eight pages, and some of the others look wonderful, too. What if the best one is on page six?\n\nWhat do you do?',
    decidingWords: ['who take your insurance, work with grief, and have an opening this week'],
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
