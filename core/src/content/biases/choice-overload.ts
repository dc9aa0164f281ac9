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
    text: 'Aylin needs a bicycle for her new job. The third one she tried was right for her: good brakes, her size, within her budget. But the store’s website lists 212 more. She’s been comparing them for three weeks while she takes two buses each way, and now even the third one looks doubtful. “With so many to choose from, I can’t decide yet,” she tells her mother.',
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
    id: 'choice-overload-essay-prompts',
    slot: 'bias23',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Your college essay is due at midnight, and the website offers 75 prompts. You’ve finished 500 of the 650 words, about the smells in your grandmother’s kitchen, and your teacher has called it your best work. At 10:30 you scroll down once more, to be sure. There’s a prompt about a job, one about a fight, one about a song. A first line about your nights at the gas station comes to you and gives you goose bumps, and the kitchen suddenly looks ordinary.\n\nWhat do you write about?',
    decidingWords: ['You’ve finished 500 of the 650 words', 'called it your best work'],
    options: [
      {
        text: 'Write about the smells in your grandmother’s kitchen.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s nearly done, and it’s good. Seventy-four other prompts make it look ordinary without making it any worse.',
      },
      {
        text: 'Write about your nights at the gas station.',
        tag: 'go ahead',
        rationale:
          'One good line isn’t an essay. You have 90 minutes left, and the one about the kitchen is nearly finished.',
      },
      {
        text: 'Write about the fight with your best friend.',
        tag: 'go ahead',
        rationale: 'It’s dramatic, but you haven’t written a word of it.',
      },
      {
        text: 'Write about the song at your cousin’s wedding.',
        tag: 'go ahead',
        rationale: 'A song would be a happy subject, but you’d be starting from nothing at this hour.',
      },
    ],
    flip: {
      fact: 'Your English teacher has called the kitchen essay hopeless, and it’s due in a month.',
      makesRight: 'Write about your nights at the gas station.',
    },
  },
  {
    id: 'choice-overload-camp-sheet',
    slot: 'bias23',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'If fewer than 100 kids register, the sports camp closes and you’re out of a job. The sheet goes out to the schools tonight. Both summers you filled up, it listed twenty sports. With twelve, parents of teenagers found nothing, and with all 31, many parents told you they’d meant to sit down with it some evening. In your survey, nine in ten families want more sports to pick from, and all 31 coaches have been calling you.\n\nHow many sports do you list?',
    decidingWords: [
      'Both summers you filled up, it listed twenty sports',
      'they’d meant to sit down with it some evening',
    ],
    options: [
      {
        text: 'List thirty-one sports on the sheet for tonight.',
        tag: 'go ahead',
        rationale:
          'Families and coaches ask for it, but with that many on the sheet, many parents set it aside for some evening.',
      },
      {
        text: 'List twenty sports on the sheet for tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'With twenty on the sheet, the camp filled up both times. With twelve, parents of teenagers found nothing, and with 31, many parents put it off.',
      },
      {
        text: 'List twelve sports on the sheet for tonight.',
        tag: 'go ahead',
        rationale: 'A short list is easy to read, but with twelve, parents of teenagers found nothing.',
      },
      {
        text: 'List five sports on the sheet for tonight.',
        tag: 'go ahead',
        rationale: 'Five lines are quick to read. Even with twelve, parents of teenagers found nothing.',
      },
    ],
    flip: {
      fact: 'Both summers you filled up, the sheet listed all 31 sports.',
      makesRight: 'List thirty-one sports on the sheet for tonight.',
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
      'Sorry I was cranky when you called. I finally had an evening to myself, and I’d have been happy with any movie at all, but there were 6,000 of them. I scrolled until midnight and never watched one. Luke',
    decidingWords: ['6,000 of them'],
    breaksAt: 'I scrolled until midnight and never watched one.',
    options: [
      {
        label: 'choice-overload',
        right: true,
        rationale: 'Any movie would have done. With 6,000 in front of him, Luke couldn’t settle on one and saw none.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'What other people are watching doesn’t come into his evening.',
      },
      {
        label: 'loss-aversion',
        rationale: 'He had nothing to give up, so the pain of losing something isn’t what stopped him.',
      },
      {
        label: 'recency-bias',
        rationale: 'He doesn’t favor the latest movies over older ones. There are just too many.',
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
      'SUNDAY\n– Pick one of the 64 phone plans (mine’s $90; the first ten I read do everything I need, for under $40)\n– Couldn’t, with 54 still to read. Keeping the $90 one for now\n– Laundry',
    decidingWords: ['with 54 still to read'],
    breaksAt: 'Keeping the $90 one for now',
    options: [
      {
        label: 'framing-effect',
        rationale: 'Nothing says the plans are worded to look better or worse. The list is just long.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'No striking memory steers this. The plans are all there to be read.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Reading before switching is careful, but paying more than double isn’t, with ten good plans already found.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Any of the first ten saves more than $50 a month. But with so many left to read, none of them gets picked.',
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
      'SUNDAY\n– Pick one of the 64 phone plans (mine has all I need, for $30)\n– Done, with 54 still to read. The list starts with the cheapest, and the first ten are all over $40. Keeping mine for now\n– Laundry',
    decidingWords: ['The list starts with the cheapest'],
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'The ten weren’t judged by what comes to mind. They’re the lowest prices on the list.',
      },
      {
        label: 'choice-overload',
        rationale:
          'Stopping with 54 unread looks like giving up, but in a list that starts with the cheapest, none of the rest can cost less.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The ten cheapest all cost over $40, so the other 54 do, too. Keeping a plan for $30 is the right choice.',
      },
      {
        label: 'framing-effect',
        rationale: 'Prices are given plainly, and nothing is dressed up as a bargain.',
      },
    ],
  },
  {
    id: 'choice-overload-elm-street',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Since the breakup you’ve been sleeping on a friend’s couch, and her husband has started to sigh. You’ve seen 24 apartments. The one on Elm Street is affordable and close to work, and it’s the only one of them that takes your dog. It’s being held for you until tonight. Another 140 are online, and on Sunday 19 dog-friendly buildings by the park have open houses. Their pictures make Elm Street look ordinary. Payday is next Friday, and new listings come out on the 31st.\n\nWhen do you sign?',
    decidingWords: ['the only one of them that takes your dog', 'being held for you until tonight'],
    options: [
      {
        text: 'Sign the papers for an apartment this afternoon.',
        right: true,
        tag: 'wait',
        rationale:
          'Elm Street has all you need, and it’s held only until tonight. The 140 others take nothing away from it.',
      },
      {
        text: 'Sign the papers for an apartment on Sunday.',
        tag: 'wait',
        rationale:
          'Pictures of 19 more make a good place look ordinary. Nobody’s holding Elm Street for you until Sunday.',
      },
      {
        text: 'Sign the papers for an apartment next Friday.',
        tag: 'wait',
        rationale: 'Payday sounds safer, but you can already afford Elm Street, and by then it won’t be held.',
      },
      {
        text: 'Sign the papers for an apartment on the 31st.',
        tag: 'wait',
        rationale: 'New listings make the list longer, but they don’t get you off the couch.',
      },
    ],
    flip: {
      fact: 'The apartment on Elm Street doesn’t take dogs.',
      makesRight: 'Sign the papers for an apartment on Sunday.',
    },
  },
  {
    id: 'choice-overload-elm-street-sound',
    twinOf: 'choice-overload-elm-street',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Since the breakup you’ve been sleeping on a friend’s couch, and her husband has started to sigh. Of the 24 apartments you’ve seen, the best is on Elm Street, affordable and close to work, but like the others, it won’t take your dog. It’s being held for you until tonight. Another 140 are online, and 19 affordable, dog-friendly buildings by the park have open houses on Sunday. Their pictures make Elm Street look ordinary. Payday is next Friday, and new listings come out on the 31st.\n\nWhen do you sign?',
    decidingWords: ['it won’t take your dog', '19 affordable, dog-friendly buildings'],
    options: [
      {
        text: 'Sign the papers for an apartment this afternoon.',
        tag: 'wait',
        rationale: 'It gets you off the couch, but it leaves your dog without a home.',
      },
      {
        text: 'Sign the papers for an apartment on Sunday.',
        right: true,
        tag: 'wait',
        rationale:
          'Holding out may look like endless searching. Nothing you’ve seen takes your dog, though, and 19 places that do are open on Sunday.',
      },
      {
        text: 'Sign the papers for an apartment next Friday.',
        tag: 'wait',
        rationale: 'Nothing says you need that paycheck to sign, and until then you’re still on the couch.',
      },
      {
        text: 'Sign the papers for an apartment on the 31st.',
        tag: 'wait',
        rationale: 'There’s no reason to wait for more listings when 19 buildings that take dogs are open on Sunday.',
      },
    ],
    flip: {
      fact: 'The apartment on Elm Street is fine with your dog.',
      makesRight: 'Sign the papers for an apartment this afternoon.',
    },
  },
  {
    id: 'choice-overload-stretch-folder',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Nora, Thanks for asking about my shoulder. Back when all I had was your sheet of three stretches, I did them every day after coffee, and it was getting better. In April the clinic gave me its big folder, the one my whole Tuesday group swears by, with 120 stretches in it and yours on page one. So now every morning I sit there with my coffee, weighing this one against that one and then against a third one from the back, and I haven’t stretched since April. Marco',
    decidingWords: ['weighing this one against that one'],
    breaksAt:
      'So now every morning I sit there with my coffee, weighing this one against that one and then against a third one from the back, and I haven’t stretched since April.',
    options: [
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'Three stretches were easy to do. With 120 to choose from, he compares them every morning and does none, although the old three are right on page one.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He isn’t sticking to what he’s used to. What he was used to was stretching every day.',
      },
      {
        label: 'social-proof',
        rationale: 'His Tuesday group swears by the folder. That isn’t what keeps him from picking a stretch.',
      },
      {
        label: 'no-flaw',
        rationale: 'Comparing exercises sounds careful. His three were helping, and since April he hasn’t done any.',
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
      'Nia: Did you message anyone?\nTara: Not yet. I’ve got like 340 matches saved\nNia: Since when\nTara: March. A couple of them seem really great, there’s this one guy whose profile I’ve read like ten times. But how do you choose when there’s 340? Every time I start writing to one, I think of all the others, and I close the app\nNia: Last year my aunt gave you two numbers and you had a date by Friday',
    decidingWords: ['I think of all the others, and I close the app'],
    breaksAt: 'Every time I start writing to one, I think of all the others, and I close the app',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Being picky is fine, but she’s found some she likes and still writes to nobody.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'With two numbers she had a date by Friday. With 340 matches she can’t write to even one, though some seem great to her.',
      },
      {
        label: 'anchoring',
        rationale: 'No first number or first match sets the mark for all the others.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Nothing she has is at risk if she writes to someone. It’s how many there are that stops her.',
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
      'Dear HR, Thank you for your third reminder about the retirement plan. Yes, I’m aware that the company matches every dollar I put in, and my wife has calculated what we’ve missed out on in two years. At my old job there were four funds, and I’d picked one before I finished my sandwich. Here there are 62. I got to page three, where there’s one called Retire 2055 that I liked. Then I turned the page and there were 40 more. With that many to choose from, I can’t just take one, so the booklet’s back in the drawer until New Year’s, when I’ll have the time to do it right. Joaquin',
    decidingWords: ['I’d picked one before I finished my sandwich', 'there were 40 more'],
    breaksAt:
      'With that many to choose from, I can’t just take one, so the booklet’s back in the drawer until New Year’s, when I’ll have the time to do it right.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'He’s losing money by the month and puts up with it. What stops him is the length of the list.',
      },
      {
        label: 'framing-effect',
        rationale: 'The funds aren’t described in one way that draws him and another that scares him.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Taking time over a retirement plan is wise. He’s taken two years, though, and he’s found one he likes.',
      },
      {
        label: 'choice-overload',
        right: true,
        rationale:
          'He chose among four funds over lunch. With 62 he’s put it off for two years, although there’s one he likes on page three.',
      },
    ],
  },
  {
    id: 'choice-overload-trunk-first',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'To the three of you who keep sending me links: no, I haven’t picked a stroller yet. There are 211 on that site, and I’m not going to look at another one this month. It has to fit in the trunk, and we don’t get the car until May; the baby isn’t due until August. Once I can measure, I’ll cross out everything that’s too wide and order the cheapest one left that has decent reviews. Until then I’m going to sleep while I still can. Love, Layla',
    decidingWords: ['we don’t get the car until May', 'the baby isn’t due until August'],
    options: [
      {
        label: 'choice-overload',
        rationale:
          'A long list and no decision look like it. What she lacks is the size of the trunk, and she’ll have it in May.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Once the car comes she can measure, and the baby isn’t due until three months later. She also has a rule for choosing, so waiting costs her nothing.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Nothing she owns is at stake, so there’s no loss to dread.',
      },
      {
        label: 'framing-effect',
        rationale: 'How the strollers are described doesn’t sway her. She’ll go by width and price.',
      },
    ],
  },
  {
    id: 'choice-overload-page-six',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You haven’t slept through a night since the funeral. On a list of 86 therapists, your doctor circled Dr. Brennan, who works with grief, takes your insurance and is available on Thursdays. That was three weeks ago, but you wanted to read about the others first. Dr. Okun is nearby, and your cousin loves Dr. Tate, though neither takes your insurance. Dr. Castillo, on page six, has a five-month waiting list, but she lost a son, and her letter to patients made you cry.\n\nWho do you call?',
    decidingWords: [
      'works with grief, takes your insurance and is available on Thursdays',
      'a five-month waiting list',
    ],
    options: [
      {
        text: 'Call Dr. Castillo and ask for a first appointment.',
        tag: 'ask',
        rationale:
          'Her letter moved you, and she’s lost somebody, too. You need help now, and her waiting list is five months long.',
      },
      {
        text: 'Call Dr. Okun and ask for a first appointment.',
        tag: 'ask',
        rationale: 'An office nearby is handy, but you’d be paying for every hour yourself.',
      },
      {
        text: 'Call Dr. Brennan and ask for a first appointment.',
        right: true,
        tag: 'ask',
        rationale:
          'Dr. Brennan works with grief, takes your insurance and can see you on a Thursday. The other 85 names on the list change none of that.',
      },
      {
        text: 'Call Dr. Tate and ask for a first appointment.',
        tag: 'ask',
        rationale: 'It’s good that your cousin is happy there, but your insurance won’t cover it.',
      },
    ],
    flip: {
      fact: 'Dr. Castillo takes your insurance and is available on Thursdays, and it’s Dr. Brennan who has the waiting list.',
      makesRight: 'Call Dr. Castillo and ask for a first appointment.',
    },
  },
]
