import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'begging-the-question',
  aliases: ['Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  category: 'informal',
  severity: 'medium',
  keywords: ['circle', 'circular', 'assumption', 'premise', 'taken for granted', 'repeats itself', 'conclusion'],
  link: 'https://yourlogicalfallacyis.com/begging-the-question',
  definition:
    'Supporting a claim with a reason you can accept only if you already accept the claim. The argument goes around and comes back to its start, so a doubter learns nothing new.',
  gloss: 'The reason already assumes the conclusion.',
  neighbors: [
    {
      concept: 'loaded-question',
      tellApart:
        'Does a reason assume what it’s supposed to prove, or does a question slip in something nobody has agreed to?',
    },
    {
      concept: 'no-true-scotsman',
      tellApart: 'Does the reason just repeat the claim, or is a group redefined to leave out someone who doesn’t fit?',
    },
    {
      concept: 'personal-incredulity',
      tellApart: 'Is the claim used to prove itself, or thrown out because the speaker can’t imagine it?',
    },
    {
      concept: 'special-pleading',
      tellApart:
        'Does the speaker assume what needs proving, or ask to be excused from a rule that others have to follow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Wanjiru has been asked to put her savings into a small fund in Nakuru. “How do I know the manager is honest?” she asks. “He gives his clients a signed letter,” says the agent, “declaring that he’s never cheated anyone. And you can believe it, since a man like him wouldn’t sign a lie.”',
    failingStep: 'a man like him wouldn’t sign a lie',
    why: 'The letter is worth something only if an honest man signed it, and whether he’s honest is what Wanjiru wanted to know. The agent takes the answer for granted. She needs support from outside, such as audited accounts or former clients.',
  },
  soundWhen:
    'Every argument starts somewhere, and starting from what both sides accept is fine. A circle of causes is fine, too: “I sleep badly because I worry, and I worry because I sleep badly” describes two real effects. It doesn’t use a claim to prove itself.',
  reply: '“Suppose I’m not sure yet that he’s honest. What could you show me that doesn’t come from him?”',
  evidence:
    'Aristotle, Prior Analytics and On Sophistical Refutations; Walton (1991), Begging the Question: Circular Reasoning as a Tactic of Argumentation, Greenwood.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'begging-the-question-morning-lantern',
    slot: 'fallacy22',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To my cousin Luis, who keeps posting fact checks under my posts: You can relax. It says right there on the Morning Lantern’s About page that they check every word before they print it. And a paper that checks every word wouldn’t print something false on its own About page. I’ve been a subscriber for eleven years and never had to wonder. So when they write that our hospital is closing its emergency room at the end of the year, I’m going to tell Mom to switch hospitals, whatever your fact checkers say. Love you anyway. Sonia',
    decidingWords: ['a paper that checks every word wouldn’t print something false'],
    breaksAt: 'And a paper that checks every word wouldn’t print something false on its own About page.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'The Lantern isn’t excused from a rule that other papers have to follow.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Whether the Lantern gets its facts right is just what Luis doubts. Sonia has to take that for granted to believe what it says about itself.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No paper is pushed out of the group of real papers to save a claim.',
      },
      {
        label: 'ambiguity',
        rationale: '“Check” means the same on the page as it does to Sonia.',
      },
    ],
  },
  {
    id: 'begging-the-question-books-out',
    slot: 'q22',
    form: 'A',
    mirrorOf: 'begging-the-question-books-stay',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Parents, people keep asking what’s wrong with the six books and why they have to come out of the school library. They have to come out because they don’t belong there, and a book can’t stay where it doesn’t belong. The board votes Tuesday.',
    decidingWords: ['because they don’t belong there'],
    breaksAt: 'They have to come out because they don’t belong there, and a book can’t stay where it doesn’t belong.',
    options: [
      {
        label: 'bandwagon',
        rationale: '“People keep asking” isn’t the reason given. Nobody counts who’s for or against the books.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“They don’t belong there” is “they have to come out” over again. What’s wrong with the books was the question, and it’s still open.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing in the library is called natural or unnatural.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The post doesn’t say who wrote the books or how they got there.',
      },
    ],
  },
  {
    id: 'begging-the-question-hair-test',
    slot: 'fallacy22',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Got my hair test back, and it’s a lot to take in. I’m sensitive to 31 foods, including wheat, onions and eggs. My brother Derek wanted to know how a few hairs in an envelope could tell anybody that, which is a reasonable thing to ask when I’ve paid $240. So last night I went over the report one line at a time to see if it gets things right. Take the eggs. I’ve had them for breakfast since I was little without noticing anything unusual, so a weaker test would have missed them. This one caught that I’m sensitive to eggs, which shows it works. Tomorrow I’m cutting out everything on the list, and Derek can have whatever’s in the refrigerator.',
    decidingWords: ['This one caught that I’m sensitive to eggs'],
    breaksAt: 'This one caught that I’m sensitive to eggs, which shows it works.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'Nothing is ruled out as not being the real thing in order to save a claim.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Only the test says that eggs are a problem, and then that finding is used to show the test is right. That’s just what Derek doubts.',
      },
      {
        label: 'ambiguity',
        rationale: '“Sensitive” isn’t given a second meaning along the way.',
      },
      {
        label: 'straw-man',
        rationale: 'Derek’s doubt is repeated fairly, and it’s even called reasonable.',
      },
    ],
  },
  {
    id: 'begging-the-question-fridays',
    slot: 'q22',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Sara: Before I pay a sitter again, why do we have to come in on Fridays? I can do all of it from home, and last week I was alone on the floor\nMatt: It’s an in-office day\nSara: I know it is. I guess I’m asking why it is\nMatt: I hear you, I really do. It’s an in-office day because that’s the one day when nobody’s allowed to stay home',
    decidingWords: ['because that’s the one day when nobody’s allowed to stay home'],
    breaksAt: 'It’s an in-office day because that’s the one day when nobody’s allowed to stay home',
    options: [
      {
        label: 'ambiguity',
        rationale: '“In-office day” means one thing to both of them. What Sara wants is a reason for it.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Matt doesn’t say that people were made to work side by side.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Nobody’s allowed to stay home” is what “in-office day” means. A reason has to tell her what Fridays in the office are good for.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Nobody mentions who set the rule or where it came from.',
      },
    ],
  },
  {
    id: 'begging-the-question-suspended',
    slot: 'fallacy22',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Hi Tomas, You’re worried that your account, with eight years of family pictures in it, was suspended by mistake, so I took a second look. We only suspend accounts that broke a rule, and since yours is suspended, you broke one. Dee from Support',
    decidingWords: ['We only suspend accounts that broke a rule'],
    breaksAt: 'We only suspend accounts that broke a rule, and since yours is suspended, you broke one.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Suspended” and “broke a rule” keep their meanings throughout.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Tomas fears that there was a mistake. The answer takes for granted that suspensions are never mistakes, and that’s exactly what he doubts.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Where the account came from isn’t held against Tomas.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'For that, a group has to be redefined to shut out somebody who doesn’t fit. Dee doesn’t redefine anything.',
      },
    ],
  },
  {
    id: 'begging-the-question-the-c',
    slot: 'q22',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Malik, Thank you for coming by about your essay, and I’m sorry to hear about the scholarship. You asked what was missing, and now that I’ve looked at it again, I’d say it just isn’t the work of an A student yet. If it were, it wouldn’t have gotten a C from me. I hope this is helpful for your next assignment. Professor Karen Dole',
    decidingWords: ['it wouldn’t have gotten a C from me'],
    breaksAt: 'If it were, it wouldn’t have gotten a C from me.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Other teachers’ opinions of the essay aren’t mentioned.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'She is a professor, and grading is her job. Her title isn’t what she argues from; she argues from the C.',
      },
      {
        label: 'middle-ground',
        rationale: 'A C is a grade in the middle. Nobody says it must be right for that reason.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'His C is supposed to follow from what’s missing. Here what’s missing follows from the C, and Malik still doesn’t know what to fix.',
      },
    ],
  },
  {
    id: 'begging-the-question-roof-fund',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Condo association, item 2. With the roof work set to begin in April, Oscar asked if we can be sure there’s $41,000 in the fund, and Sally said we can, since she keeps a ledger and the ledger says so. He asked how she knew the ledger was right. It has to be right, she told him, because it says $41,000, and that’s exactly what’s in the fund. Oscar thanked her, and we went on to the bicycles in the hall.',
    decidingWords: ['because it says $41,000, and that’s exactly what’s in the fund'],
    breaksAt: 'It has to be right, she told him, because it says $41,000, and that’s exactly what’s in the fund.',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'What’s in the fund is known only from the ledger, so it can’t show that the ledger is right. Something from outside, such as a bank statement, can.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'There’s only one number, so nothing was picked out of a heap to make a pattern.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'For that, she’d have to say that a “real” ledger never gets things wrong. She makes no claim about real ledgers, only about hers.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping a ledger is good practice, but a ledger can’t vouch for itself.',
      },
    ],
  },
  {
    id: 'begging-the-question-roof-fund-sound',
    twinOf: 'begging-the-question-roof-fund',
    kind: 'sound',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Condo association, item 2. With the roof work set to begin in April, Oscar asked if we can be sure there’s $41,000 in the fund, and Sally said we can, since she keeps a ledger and the ledger says so. He asked how she knew the ledger was right. It has to be right, she told him, because it says $41,000, and that’s exactly what was on Monday’s bank statement. Oscar thanked her, and we went on to the bicycles in the hall.',
    decidingWords: ['that’s exactly what was on Monday’s bank statement'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The bank keeps its own count of the money, which doesn’t depend on Sally’s. When the two agree, there’s good reason to believe them.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No group is redefined, and nobody is left out of one.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The ledger does seem to vouch for itself until Oscar asks. Then Sally names a source outside it.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'Sally doesn’t search many figures for the one that fits.',
      },
    ],
  },
  {
    id: 'begging-the-question-second-look',
    kind: 'spot',
    genre: 'ad',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dating again after a divorce? At Second Look we choose one person for you every week, and you’re going to like the one we choose. How can we be so sure? Our matchmakers never choose anybody you won’t like, so whoever it is, you’re going to like them. It’s $30 a month. Cancel whenever you want.',
    decidingWords: ['never choose anybody you won’t like'],
    breaksAt: 'Our matchmakers never choose anybody you won’t like, so whoever it is, you’re going to like them.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Like” means the same in each line, as does “choose.”',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Whether their matchmakers choose people you’ll like is what they’re asked to back up. They say it over again and call it a reason.',
      },
      {
        label: 'loaded-question',
        rationale: '“How can we be so sure?” hides no claim about the reader.',
      },
      {
        label: 'no-flaw',
        rationale: 'Ads promise a lot. This one asks how it can be sure and then offers its promise as the answer.',
      },
    ],
  },
  {
    id: 'begging-the-question-second-look-sound',
    twinOf: 'begging-the-question-second-look',
    kind: 'sound',
    genre: 'ad',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dating again after a divorce? At Second Look we choose one person for you every week, and you two will already agree on whether to have more kids. How can we be so sure? We ask everybody about kids when they join, and our matchmakers never choose anybody whose answer was different from yours, so whoever it is, you’re going to agree. It’s $30 a month. Cancel whenever you want.',
    decidingWords: ['whose answer was different from yours'],
    options: [
      {
        label: 'loaded-question',
        rationale: '“How can we be so sure?” takes nothing doubtful for granted.',
      },
      {
        label: 'ambiguity',
        rationale: '“Agree” has one meaning here: two people gave the same answer.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'It sounds like a promise that leans on itself. This time there’s a procedure behind it: people are asked, and their answers are matched.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'They say how it’s done, and what they promise follows from that. It’s a modest promise, too: two people who agree about one thing.',
      },
    ],
  },
  {
    id: 'begging-the-question-books-stay',
    mirrorOf: 'begging-the-question-books-out',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'PETITION: Keep all six books! The board wants to hear why they should stay in the school library, and we’re happy to explain: they should stay because it’d be wrong to take them out. Sign by Tuesday, before our kids lose them.',
    decidingWords: ['because it’d be wrong to take them out'],
    breaksAt:
      'The board wants to hear why they should stay in the school library, and we’re happy to explain: they should stay because it’d be wrong to take them out.',
    options: [
      {
        label: 'straw-man',
        rationale: 'The board’s question isn’t twisted into something sillier. It just doesn’t get an answer.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“It’d be wrong to take them out” is only another way to say that they should stay. Anyone who isn’t sure yet has been given no reason.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping the books may well be right, but a board member in doubt doesn’t learn why from this.',
      },
      {
        label: 'ambiguity',
        rationale: '“Wrong” and “stay” each have one sense from start to finish.',
      },
    ],
  },
  {
    id: 'begging-the-question-two-hundred-texts',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      '“Your study got an enormous amount of attention,” said the host. “So how did you decide which of the students were introverts?”\n“We went by their phones,” said Brandon, “and anybody who sent over 200 messages a day went down as an introvert, because introverts would rather text than talk. Then we compared the two groups, and the introverts had sent four times as many messages as the others. So it’s true: introverts really do text more.”\n“Four times! And what can their parents do about it?”',
    decidingWords: ['anybody who sent over 200 messages a day went down as an introvert'],
    breaksAt: 'So it’s true: introverts really do text more.”',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Nobody is told to prove Brandon wrong. The host swallows it whole.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'People who text a lot were called introverts to begin with. That introverts text a lot was built into the sorting, so it couldn’t turn out any other way.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nobody rejects anything for being hard to imagine.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Comparing groups is how such studies work, but people have to be sorted into them by something other than the result.',
      },
    ],
  },
  {
    id: 'begging-the-question-best-people',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'All-hands, questions. Salma asked why all of the new managers went to the same two universities, and Stefan said the company hires the best people, wherever they’re from. She asked how he knows they’re the best, and he said they got through our hiring process, which picks out the best. When she asked how we know it does, he told her to look around the room at the people it’s picked. The next question was about parking.',
    decidingWords: ['our hiring process, which picks out the best', 'look around the room at the people it’s picked'],
    breaksAt: 'When she asked how we know it does, he told her to look around the room at the people it’s picked.',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'The people must be the best because the process chose them, and the process must be good because of the people. Nothing outside that circle is offered.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'That would take a conclusion called false because it was argued badly. Nobody here calls Stefan’s conclusion false.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The managers may well be excellent. Salma wants to know how anybody can tell, but she doesn’t find out.',
      },
      {
        label: 'middle-ground',
        rationale: 'No two positions are split down the middle.',
      },
    ],
  },
  {
    id: 'begging-the-question-reliable-answers',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Rocio: Is it safe to take this cold medicine with my blood pressure pills?\nHelper: Yes, this combination is safe for most adults.\nRocio: How do I know your answer is reliable?\nHelper: Great question! My answers are reliable because the information I give is accurate and trustworthy.',
    decidingWords: ['My answers are reliable because the information I give is accurate'],
    breaksAt: 'My answers are reliable because the information I give is accurate and trustworthy.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Her question is a fair one and takes nothing for granted.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Reliable” and “accurate and trustworthy” are the same thing said twice. Anyone who doubted the first has no reason to accept the second.',
      },
      {
        label: 'no-flaw',
        rationale:
          'What it says about the pills may be right. Asked why she should believe it, the app only says “believe it” in other words.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word changes its sense on the way. The reason and the claim are simply one and the same.',
      },
    ],
  },
  {
    id: 'begging-the-question-bathroom-scale',
    kind: 'sound',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Before I panic about the number, how do I know our scale’s right? Because it says what it’s supposed to say. The one at the clinic gets checked every year, and at noon, in my socks, I weighed 171 on it. I drove straight home, stood on ours in the same clothes, and got 170 and a half. So ours is fine, and I really am up eleven pounds since the surgery. I’m calling the nurse line.',
    decidingWords: ['The one at the clinic gets checked every year'],
    options: [
      {
        label: 'begging-the-question',
        rationale:
          '“It says what it’s supposed to say” sounds like a circle. What it’s supposed to say comes from the clinic’s scale, though, not from itself.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The scale at home is tested against one that gets checked every year. It passes, so its number can be believed.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody splits the difference between the two scales. They’re only half a pound apart.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No bad argument is being used to call something false.',
      },
    ],
  },
]
