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
      'To my cousin Luis, who keeps posting fact checks under my posts: You can relax. On its About page, the Morning Lantern promises that every story it has ever run is accurate, and you can believe that, since it’s in the Lantern. I’ve been a subscriber for eleven years and never had to wonder. So when they write that our hospital is closing its emergency room at the end of the year, I’m going to tell my neighbors on both sides that it’s closing. Love you anyway. Sonia',
    decidingWords: ['you can believe that, since it’s in the Lantern'],
    breaksAt:
      'On its About page, the Morning Lantern promises that every story it has ever run is accurate, and you can believe that, since it’s in the Lantern.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'She doesn’t ask for a softer rule for her paper. She thinks that it passes any test.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Whether the Lantern can be trusted is the very thing Luis doubts. Its own promise counts for something only with people who trust it already.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No paper is thrown out of the group of real papers here.',
      },
      {
        label: 'ambiguity',
        rationale: '“Accurate” means the same on the About page as it does to Sonia.',
      },
    ],
  },
  {
    id: 'begging-the-question-on-your-toes',
    slot: 'q22',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach Max here! Since so many of you have asked why landing on your toes is the correct way to run, I’m happy to explain. It’s correct because every other way is incorrect, and I only teach what’s correct. Class begins Saturday morning.',
    decidingWords: ['It’s correct because every other way is incorrect'],
    breaksAt: 'It’s correct because every other way is incorrect, and I only teach what’s correct.',
    options: [
      {
        label: 'bandwagon',
        rationale: '“So many of you” asked him something. They aren’t the reason that toes are right.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Every other way is incorrect” is the same claim turned around. Somebody who doubts the toes has been given nothing new.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Max could have said that cavemen ran that way. He doesn’t.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Neither the man who invented this style nor its home is mentioned.',
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
      'Got my hair test back, and it’s a lot to take in. I’m sensitive to 31 foods, including wheat, onions and eggs. My brother Derek wanted to know how a few hairs in an envelope could tell anybody that, which is a reasonable thing to ask when you’ve paid $240. So last night I went over the report one line at a time to see if it gets things right. Take the eggs. I’ve had them for breakfast since I was little without noticing anything unusual, so a weaker test would have missed it. This one caught that I’m sensitive to eggs, which shows that it works. I’m starting on the list tomorrow, and Derek can have whatever’s in the refrigerator.',
    decidingWords: ['This one caught that I’m sensitive to eggs'],
    breaksAt: 'This one caught that I’m sensitive to eggs, which shows that it works.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'No food and no test is told that it doesn’t belong, in order to save a claim.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'That eggs are bad for her is known only from the test. She uses it to show that the test is right, and Derek’s doubt is about just that.',
      },
      {
        label: 'ambiguity',
        rationale: '“Sensitive” isn’t given a second meaning along the way.',
      },
      {
        label: 'straw-man',
        rationale: 'Derek’s doubt is repeated fairly, and she even agrees that it’s a good one.',
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
      'Sara: Before I pay a sitter again, why do we have to come in on Fridays? I can do all of it from home, and last week I was alone on the floor\nMatt: It’s an in-office day\nSara: I know it is. I guess I’m asking why it is\nMatt: I hear you, I really do. We have to come in on Fridays because it’s a day when nobody can stay home',
    decidingWords: ['because it’s a day when nobody can stay home'],
    breaksAt: 'We have to come in on Fridays because it’s a day when nobody can stay home',
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
          'Sara asks why they have to be in, and the answer is that they have to be in. A reason would tell her what Fridays in the office are good for.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Nothing is said about who set the rule or where it came from.',
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
    difficulty: 'easy',
    scenario:
      'Hi Tomas, Thank you for asking us to take a second look at your suspension, which a member of our team did this morning. We only suspend accounts that broke a rule, and since yours is suspended, you broke one. Support',
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
          'Tomas asked if the suspension was a mistake. The answer takes for granted that suspensions aren’t mistakes, so nothing got reviewed.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Tomas’s account isn’t judged by where it was opened or by whom.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'For that, a group has to be redefined to shut out somebody who doesn’t fit.',
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
      'Dear Malik, Thank you for coming by to talk about your essay, and I’m sorry about the line outside my door. You asked what was missing, and having looked at it again, I’d say that it’s excellence. I can tell, because a paper that has excellence gets an A, and yours got a C from me. I hope that this is helpful for your next assignment. Professor Karen Dole',
    decidingWords: ['a paper that has excellence gets an A, and yours got a C from me'],
    breaksAt: 'I can tell, because a paper that has excellence gets an A, and yours got a C from me.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Other teachers’ opinions of the essay aren’t mentioned.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'A professor does grade the paper. What’s odd is that her grade is her evidence for her grade.',
      },
      {
        label: 'middle-ground',
        rationale: 'A C does lie in between other grades. Her point isn’t that a middle grade must be right.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'The C is supposed to follow from what’s missing. Here what’s missing follows from the C, and Malik still doesn’t know what to fix.',
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
      'Tenants’ association, item 2. With the work supposed to begin in April, Oscar asked if we can be sure that there’s $41,000 in the roof fund, and Sally said that we can, since she keeps a ledger and the ledger says so. He asked how she knew that the ledger was right. The ledger has $41,000, she told him, and that’s how much is in the fund. Oscar thanked her, and we went on to the bicycles in the hall.',
    decidingWords: ['The ledger has $41,000', 'that’s how much is in the fund'],
    breaksAt: 'The ledger has $41,000, she told him, and that’s how much is in the fund.',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'The fund is right by the ledger, and the ledger is right by the fund. Something outside the two has to be looked at, such as the bank.',
      },
      {
        label: 'texas-sharpshooter',
        rationale: 'There’s one number, so nothing could be picked out of a heap to make a pattern.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'For that, she’d have to say that a “real” ledger never gets things wrong. She says only that hers has $41,000.',
      },
      {
        label: 'no-flaw',
        rationale: 'Keeping a ledger is good practice. It can’t vouch for itself.',
      },
    ],
  },
  {
    id: 'begging-the-question-roof-fund-sound',
    twinOf: 'begging-the-question-roof-fund',
    kind: 'sound',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Tenants’ association, item 2. With the work supposed to begin in April, Oscar asked if we can be sure that there’s $41,000 in the roof fund, and Sally said that we can, since she keeps a ledger and the ledger says so. He asked how she knew that the ledger was right. The bank mailed us its own statement on Monday, she told him, and that has $41,000 as well. Oscar thanked her, and we went on to the bicycles in the hall.',
    decidingWords: ['The bank mailed us its own statement on Monday'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The bank holds the money and keeps its own count, which doesn’t depend on Sally’s. When the two agree, there’s good reason to believe them.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No group is redefined, and nobody is left out of one.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The ledger did seem to vouch for itself until Oscar asked. Then she named a source outside it.',
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
      'Dating again after a divorce? At Second Look we choose one person for you every week, and you’re going to like the one we choose. How can we be so sure? We only ever choose somebody you’ll like, which means that you’re going to like the one we choose. It’s $30 a month. Cancel whenever you want.',
    decidingWords: ['We only ever choose somebody you’ll like'],
    breaksAt: 'We only ever choose somebody you’ll like, which means that you’re going to like the one we choose.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Like” means the same in each line, as does “choose.”',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'That they only choose people you’ll like is what they’re asked to back up. They say it over again and call it a reason.',
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
      'Dating again after a divorce? At Second Look we choose one person for you every week, and you’re going to agree about having kids. How can we be so sure? We ask everybody first and only pair people with the same answer, which means that it’ll be somebody who gave yours. It’s $30 a month. Cancel whenever you want.',
    decidingWords: ['We ask everybody first'],
    options: [
      {
        label: 'loaded-question',
        rationale: 'Asking how it can be so sure takes nothing doubtful for granted.',
      },
      {
        label: 'ambiguity',
        rationale: 'Does a word shift? What people say about kids is what they’re paired by.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'It may sound like a promise that leans on itself. This time there’s a procedure behind it: everybody is asked first, and the answers are matched.',
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
    id: 'begging-the-question-sixty-dollars',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Still buying! You ask how I know that the shares are worth $90 when they sell for $60. Well, $60 is a bargain for something that’s worth $90, and there’s your answer. Don’t wait for the earnings announcement.',
    decidingWords: ['$60 is a bargain for something that’s worth $90'],
    breaksAt: 'Well, $60 is a bargain for something that’s worth $90, and there’s your answer.',
    options: [
      {
        label: 'straw-man',
        rationale: 'People’s doubt is repeated just as they put it: why $90, when the shares sell for $60?',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'It’s a bargain only if the shares are worth $90, and that’s what people asked about. The reason needs the conclusion before it can stand.',
      },
      {
        label: 'no-flaw',
        rationale: 'A company may be worth more than its price. A reader learns nothing about the company here.',
      },
      {
        label: 'ambiguity',
        rationale: '“Worth” has one sense, and “bargain” just says that they’re cheap for that.',
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
      '“Your study got an enormous amount of attention,” said the host. “So how did you decide which of the students were introverts?”\n“We went by their phones,” said Brandon. “Anybody who sent over 200 messages a day went down as an introvert, because introverts would rather text than talk to somebody. Then we compared the two groups. The introverts sent four times as many messages as the others, which shows that introverts really do text more.”\n“Four times! And what can their parents do about it?”',
    decidingWords: ['Anybody who sent over 200 messages a day went down as an introvert'],
    breaksAt:
      'The introverts sent four times as many messages as the others, which shows that introverts really do text more.”',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Nobody is told to show that Brandon is wrong. The host takes it all in.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'People who text a lot were called introverts to begin with. That introverts text a lot was built into the sorting, so it couldn’t turn out any other way.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Brandon doesn’t reject anything for being hard to imagine.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Comparing groups is how such studies work. They have to be sorted by something other than the result.',
      },
    ],
  },
  {
    id: 'begging-the-question-best-people',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'All-hands, questions. Salma asked why all of the new managers graduated from the same two universities, and Stefan said that the company hires the best people, wherever they’re from. When she asked how he knows that they’re the best, he answered that they got through our process and that our process picks out the best. She asked how we know that it does. He said to look around the room at who it has picked. The next question was about parking.',
    decidingWords: ['our process picks out the best', 'look around the room at who it has picked'],
    breaksAt: 'He said to look around the room at who it has picked.',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'The people must be the best because the process chose them, and the process must be good because of the people. Doubt either one and nothing is left to hold up the other.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'That would take a conclusion called false because it was argued badly. Stefan’s conclusion is believed.',
      },
      {
        label: 'no-flaw',
        rationale: 'The hires may well be excellent. Nothing outside the circle says so.',
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
    difficulty: 'easy',
    scenario:
      'Rocio: Is it safe to take this cold medicine with my blood pressure pills?\nHelper: Yes, this combination is safe for most adults.\nRocio: How do I know your answer is reliable?\nHelper: Great question! My answers are reliable because the information I give is accurate and trustworthy.',
    decidingWords: ['My answers are reliable because the information I give is accurate'],
    breaksAt: 'My answers are reliable because the information I give is accurate and trustworthy.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Rocio’s question is a fair one and takes nothing for granted.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Reliable because accurate and trustworthy” says the same thing twice. Anyone who doubted the first has no reason to accept the second.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The answer could even be right. Asked why she should believe it, the app just says “believe it” in other words.',
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
      'Before I panic about the number, is our scale any good? The one at the clinic gets checked every year, and at noon, with my boots off, it said 171. I drove straight home, took them off again in the hall, and stood on ours, which said 170 and a half. That means ours is fine, as it’s been every time I checked it that way, and I really am up eleven pounds since the surgery. I’m calling the nurse line.',
    decidingWords: ['The one at the clinic gets checked every year'],
    options: [
      {
        label: 'begging-the-question',
        rationale:
          'Trusting the scale because of its own number would be a circle. The clinic’s scale stands outside of that.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The scale at home is tested against one that somebody else checks. It passes, so its number can be believed.',
      },
      {
        label: 'middle-ground',
        rationale: 'The difference between the two scales isn’t split; they agree.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No bad argument is being used to call something false.',
      },
    ],
  },
]
