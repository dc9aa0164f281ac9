import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'negativity-bias',
  aliases: ['Negativity Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['criticism', 'bad news', 'complaint', 'one bad review', 'feedback', 'insult', 'worry', 'gloom'],
  link: 'https://yourbias.is/negativity-bias',
  definition:
    'Letting bad things count for more than good things of the same size. One insult, complaint or piece of bad news drowns out a long list of pleasant ones.',
  gloss: 'One bad thing outweighs many good.',
  neighbors: [
    {
      concept: 'loss-aversion',
      tellApart:
        'Does one bad thing outweigh all the good ones, or is someone afraid of what a choice could cost them?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Does something count too much because it’s bad, or seem common because examples come to mind?',
    },
    { concept: 'recency-bias', tellApart: 'If the news were just as fresh but good, would it count as much?' },
    {
      concept: 'framing-effect',
      tellApart: 'Do the bad facts outweigh other facts, or are the same facts just told in a gloomier way?',
    },
    {
      concept: 'fundamental-attribution-error',
      tellApart:
        'Does one bad thing outweigh several good ones, or does someone blame character and forget the situation?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For four evenings, Nate’s part in a play in Milwaukee got laughs in every scene. The director praised him, and so did two old actors who rarely praise anybody. On the second evening he dropped a cup. A month later the company offers him a bigger part. “I’m the one who dropped the cup. I don’t belong on a stage,” he thinks, and turns it down.',
    failingStep: 'I’m the one who dropped the cup. I don’t belong on a stage',
    why: 'He lets one slip stand for all four evenings, and the laughs and the praise count for nothing. A fair verdict gives good and bad moments the same weight. The cup matters only if such slips were frequent or spoiled the play.',
  },
  soundWhen:
    'Bad news deserves extra weight when the harm is large or can’t be undone. Ninety-nine smooth flights don’t excuse one cracked wing, and a babysitter who once left the children alone doesn’t have to be asked back. Go by how much harm there is, not by how much it stings.',
  reply:
    'Put the good and the bad in two columns, each item with its size and how often it happened. If the bad point needs fixing, fix it, and then judge by the whole list.',
  evidence:
    'Rozin & Royzman (2001), “Negativity Bias, Negativity Dominance, and Contagion,” Personality and Social Psychology Review 5; Baumeister, Bratslavsky, Finkenauer & Vohs (2001), “Bad Is Stronger Than Good,” Review of General Psychology 5.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'negativity-bias-you-again',
    slot: 'bias18',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'The insurance site wants one doctor by midnight for your son, who has asthma. On Tuesday, when you brought him in with a cough, Dr. Kessler didn’t look up. “You again,” she said, and you cried in the car. Six years ago she found the asthma that two others had missed, and she’s called you back the same night ever since. Dr. Amin hugs every child and returns calls in a day or two. Dr. Boyle’s new, and Dr. Sato’s next to the school.\n\nWhich doctor do you enter?',
    decidingWords: ['she’s called you back the same night ever since', 'returns calls in a day or two'],
    options: [
      {
        text: 'Enter Dr. Boyle as your son’s doctor.',
        tag: 'go ahead',
        rationale:
          'You know nothing against a new doctor, and nothing in favor of one. Dr. Kessler has six good years behind her.',
      },
      {
        text: 'Enter Dr. Amin as your son’s doctor.',
        tag: 'go ahead',
        rationale:
          'After “You again,” the hugs feel wonderful. For a child with asthma, a call that comes a day or two later is the bigger trouble.',
      },
      {
        text: 'Enter Dr. Kessler as your son’s doctor.',
        right: true,
        tag: 'go ahead',
        rationale:
          'One rude remark hurts. For a child with asthma, six years of quick calls and a diagnosis two others missed count for more.',
      },
      {
        text: 'Enter Dr. Sato as your son’s doctor.',
        tag: 'go ahead',
        rationale: 'Being next to the school is handy, but it says nothing about the care your son gets.',
      },
    ],
    flip: {
      fact: 'Dr. Amin calls back the same night, and Dr. Kessler in a day or two.',
      makesRight: 'Enter Dr. Amin as your son’s doctor.',
    },
  },
  {
    id: 'negativity-bias-reply-all',
    slot: 'bias18',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'You’ve got time for one steady client next year, and that one has to cover your rent. In March Ms. Falkner hit “reply all” to say your draft was garbage, “something a child would turn in.” You still lie awake over it, although she apologized the next day. It’s her only unkind word in four years, and she’s paid every bill within a week. Mr. Wilkie pays the same rate, always three months late, and calls you a genius. Ms. Patel and Mr. Rowe are new and offer less.\n\nWho gets your time?',
    decidingWords: ['she’s paid every bill within a week', 'pays the same rate, always three months late'],
    options: [
      {
        text: 'Give next year’s time to Ms. Falkner.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Four good years, with every bill paid within a week, against one bad email that she’s sorry for. She’s the client who covers your rent.',
      },
      {
        text: 'Give next year’s time to Mr. Wilkie.',
        tag: 'go ahead',
        rationale:
          '“Genius” helps you forget “garbage,” but it won’t cover the rent while you wait three months for his check.',
      },
      {
        text: 'Give next year’s time to Ms. Patel.',
        tag: 'go ahead',
        rationale: 'She’s never insulted you, and she’s never paid you, either. She also offers less.',
      },
      {
        text: 'Give next year’s time to Mr. Rowe.',
        tag: 'go ahead',
        rationale: 'It’s less money from someone you know nothing about. A fresh start isn’t worth that.',
      },
    ],
    flip: {
      fact: 'Ms. Falkner pays three months late, and Mr. Wilkie within a week.',
      makesRight: 'Give next year’s time to Mr. Wilkie.',
    },
  },
  {
    id: 'negativity-bias-app-reviews',
    slot: 'bias18',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Javier had quit a good job to build the app, and it had been out for three weeks when his sister, Georgia, asked how it was doing. He handed her the laptop. The app had been downloaded 4,100 times and had 312 reviews, with an average of 4.8 stars. A school district in Ohio had written to ask what it would cost for all their students. She was still reading their email when he reached over and switched tabs to the two reviews he wanted her to see. One said, “Ugly and useless, deleted.” The other was from somebody who couldn’t figure out how to mute it.\n“It’s a flop,” he said. “I’m going to ask for my old job back.” She switched back to the email and asked if he’d answered it.',
    decidingWords: ['with an average of 4.8 stars', 'It’s a flop'],
    breaksAt: '“It’s a flop,” he said.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'He isn’t matching his app to a picture of what a failure looks like.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'Two sour reviews outweigh a 4.8 average and a school district that’s asking the price. He judges by the bad as if it were all there is.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'He isn’t guessing how common bad reviews are. The average of all 312 is right there, and two count for more.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'That’s blaming what somebody did on their character. He’s judging an app.',
      },
    ],
  },
  {
    id: 'negativity-bias-evaluations',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'First-year lecturer here, and I can’t bring this up with anybody at work. My course evaluations came in, and the department goes by them when it decides who to keep. Sixty-one of the 64 students loved the class. The other three say I was slow to hand back their papers. Sixty-one nice ones don’t make up for that. It was a bad semester, and I should start looking for another job.',
    decidingWords: ['The other three say I was slow to hand back their papers'],
    breaksAt: 'Sixty-one nice ones don’t make up for that.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'Nothing is being traded away here, and no offer is turned down.',
      },
      {
        label: 'no-flaw',
        rationale: 'Slow grading is worth fixing. Three notes about it don’t make a bad semester out of a good one.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'Slow grading is a small fault, and only three mention it. To this teacher they outweigh 61 people who loved the class.',
      },
      {
        label: 'framing-effect',
        rationale: 'No one has worded the same figures in a gloomier way. They’re stated plainly.',
      },
    ],
  },
  {
    id: 'negativity-bias-evaluations-sound',
    twinOf: 'negativity-bias-evaluations',
    kind: 'sound',
    genre: 'review',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'First-year lecturer here, and I can’t bring this up with anybody at work. My course evaluations came in, and the department goes by them when it decides who to keep. Sixty-one of the 64 students loved the class. The other three say I put their names and failing grades up on the screen, and I did. Sixty-one nice ones don’t make up for that. It was a bad thing to do, and I should write to those three today.',
    decidingWords: ['I put their names and failing grades up on the screen'],
    options: [
      {
        label: 'framing-effect',
        rationale: 'The verdict doesn’t hang on how the figures are put. It comes from what was done.',
      },
      {
        label: 'loss-aversion',
        rationale: 'This isn’t about a trade, or about holding on to something.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'Three against 61 looks just like it. What the three say is serious, and the praise is about something else.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Shaming three students in front of the class is a real wrong, and a class that others enjoyed doesn’t undo it. They’re owed an apology.',
      },
    ],
  },
  {
    id: 'negativity-bias-third-baby',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'The baby’s coming three weeks early, and somebody has to take your two boys until tomorrow. At Thanksgiving your sister Marisa told the whole table you had no business having a third, and you haven’t talked since. The boys have slept at her place about thirty times, and she knows what to do when Leo sleepwalks. Jolene from next door is holding your hand; the boys like her, and she’s had them for an afternoon or two. Your father-in-law, Earl, is two hours away, and Bree upstairs has exams.\n\nWho do you ask?',
    decidingWords: ['The boys have slept at her place about thirty times'],
    options: [
      {
        text: 'Ask Earl to take the boys tonight.',
        tag: 'ask',
        rationale: 'He’s their grandfather, but two hours is a long time with a baby on the way.',
      },
      {
        text: 'Ask Jolene to take the boys tonight.',
        tag: 'ask',
        rationale:
          'She’s kind, and she’s right here. All you have against Marisa is one cruel remark, and it wasn’t about how she looks after the boys.',
      },
      {
        text: 'Ask Bree to take the boys tonight.',
        tag: 'ask',
        rationale:
          'She’s right upstairs, but she has exams, and Marisa is the one who’s used to having the boys overnight.',
      },
      {
        text: 'Ask Marisa to take the boys tonight.',
        right: true,
        tag: 'ask',
        rationale:
          'What she said hurt you. Thirty sleepovers show how she is with the boys, and that’s what tonight is about.',
      },
    ],
    flip: {
      fact: 'The last time Marisa had the boys, she left them alone and came home drunk at three.',
      makesRight: 'Ask Jolene to take the boys tonight.',
    },
  },
  {
    id: 'negativity-bias-third-baby-sound',
    twinOf: 'negativity-bias-third-baby',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'The baby’s coming three weeks early, and somebody has to take your two boys until tomorrow. The last time your sister Marisa had the boys, she left them alone, came home drunk at three in the morning and told you to relax. You haven’t talked since. The boys have slept at her place about thirty times, and she knows what to do when Leo sleepwalks. Jolene from next door is holding your hand; the boys like her, and she’s had them for an afternoon or two. Your father-in-law, Earl, is two hours away, and Bree upstairs has exams.\n\nWho do you ask?',
    decidingWords: ['she left them alone, came home drunk at three in the morning and told you to relax'],
    options: [
      {
        text: 'Ask Earl to take the boys tonight.',
        tag: 'ask',
        rationale: 'With a baby on the way, two hours is too long when someone they like lives next door.',
      },
      {
        text: 'Ask Jolene to take the boys tonight.',
        right: true,
        tag: 'ask',
        rationale:
          'All those good nights don’t make up for leaving two boys alone until three in the morning. That one night is enough to decide it, and the boys like Jolene.',
      },
      {
        text: 'Ask Bree to take the boys tonight.',
        tag: 'ask',
        rationale: 'She’s got exams, and nothing says she’s ever looked after the boys.',
      },
      {
        text: 'Ask Marisa to take the boys tonight.',
        tag: 'ask',
        rationale:
          'Weighing the good along with the bad is usually fair. Leaving your children alone is too serious for that.',
      },
    ],
    flip: {
      fact: 'At Thanksgiving Marisa told the whole table you had no business having a third.',
      makesRight: 'Ask Marisa to take the boys tonight.',
    },
  },
  {
    id: 'negativity-bias-elevator-door',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Mom, I know I said everybody’s great. They’ve saved me a seat at lunch since day one, and they all signed my birthday card. But today a woman from accounting saw me and let the elevator close. They don’t want me here. I’m quitting.',
    decidingWords: ['let the elevator close', 'They don’t want me here'],
    breaksAt: 'They don’t want me here.',
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'Until today the writer believed the opposite, and didn’t go looking for slights.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'One closing elevator outweighs the lunches and the card, and one woman becomes everybody. The good counts for nothing as soon as something bad happens.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It stung, and it may even have been rude. But people who save you a seat and sign your card don’t look like they want you gone.',
      },
      {
        label: 'in-group-bias',
        rationale: '“They” is only the office. Nobody favors people of their own kind here.',
      },
    ],
  },
  {
    id: 'negativity-bias-one-comment',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“You took down the dance video?” said Aisha. “Mom, I read all 212 comments. It was hearts and ‘goals’ and ‘I’m crying,’ for pages.”\n“Not all of it. One woman from the gym wrote that I looked ridiculous for my age, and she wrote it where everyone could see.” Her mother had put her phone in the kitchen drawer, under the towels. “People hated it. I’m not dancing at the wedding, either, and I’m done with that gym.”',
    decidingWords: ['It was hearts and ‘goals’', 'People hated it'],
    breaksAt: '“People hated it.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody is being judged by how well they fit a type.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It hurt, and taking the video down is her business. But one woman disliked it, and that isn’t “people.”',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale: 'A single unkind comment outweighs pages of hearts, until it becomes what “people” think.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'That comment does come to mind first. She isn’t guessing what the others say, though; she’s just been told about the hearts, and this one simply weighs more.',
      },
    ],
  },
  {
    id: 'negativity-bias-first-date',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Zara: So how was Miguel??\nKate: Three hours, we closed the place. He’s funny, he asked real questions, he walked me home in the rain with his jacket over me\nZara: so second date!!\nKate: He called the waiter “buddy.” Just once, but I cringed so hard. I’m calling it a bad date, and I’m deleting the app, I can’t do this anymore\nZara: KATE',
    decidingWords: ['He called the waiter “buddy.”', 'I’m calling it a bad date'],
    breaksAt: 'I’m calling it a bad date, and I’m deleting the app, I can’t do this anymore',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Nobody owes anyone a second date. Still, a bad date isn’t what she’s just described.',
      },
      {
        label: 'recency-bias',
        rationale: 'Nothing says the word came last. It weighs so much because it made her cringe.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'One word that made her cringe outweighs three lovely hours, and the whole evening is called bad for it.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'She isn’t setting aside any general figure about dates.',
      },
    ],
  },
  {
    id: 'negativity-bias-peanut-sauce',
    kind: 'sound',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'One star, and it breaks my heart, because we’ve had years of good dinners here. My son’s allergy is on a card I hand to the server every time. Last night there was peanut in the sauce, and when his lips swelled up and I ran to the kitchen, the owner told me, “A little won’t kill him, and I’m not changing my sauce.” He’s home and fine now, but it could have killed him. All those dinners don’t make up for a kitchen that thinks that way, and we won’t be back. Iris',
    decidingWords: ['the owner told me, “A little won’t kill him, and I’m not changing my sauce.”'],
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'It does look like one evening against years of good ones. The danger is what gives that evening its weight, and it’s still there.',
      },
      {
        label: 'recency-bias',
        rationale:
          'It counts because of what happened. If it had happened three years ago, it would weigh just as much.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'She isn’t guessing at odds from a telling detail.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Her son could have died, and the owner won’t change the sauce. No number of good dinners makes up for a danger like that.',
      },
    ],
  },
  {
    id: 'negativity-bias-four-tutors',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Starting in January, the center can pay only three tutors, and you have four. On your desk is a letter from Mrs. Vance. Owen covered her son’s practice test in red ink, the boy cried at dinner, and she’s telling every parent she knows. Of Owen’s other 38 students, 36 signed up again. Of Ivy’s 40, 19 did, although nobody’s complained. Jamal and Shauna kept about 30 of 40 each. “What are you doing about it?” asks Mrs. Vance on your voicemail.\n\nWho do you let go?',
    decidingWords: ['Of Owen’s other 38 students, 36 signed up again', 'Of Ivy’s 40, 19 did'],
    options: [
      {
        text: 'Let Jamal go at the end of December.',
        tag: 'decline',
        rationale: 'He keeps about three students in four. One of the others keeps fewer than half.',
      },
      {
        text: 'Let Ivy go at the end of December.',
        right: true,
        tag: 'decline',
        rationale:
          'More than half of her students quietly stayed away. That says more about a tutor than one loud letter does.',
      },
      {
        text: 'Let Owen go at the end of December.',
        tag: 'decline',
        rationale: 'Letting him go is the quick way to quiet Mrs. Vance. All but two of his other students came back.',
      },
      {
        text: 'Let Shauna go at the end of December.',
        tag: 'decline',
        rationale: 'Three in four of her students stay. It isn’t the best record, but it’s far from the worst.',
      },
    ],
    flip: {
      fact: 'Of Owen’s other 38 students, nine signed up again, and of Ivy’s 40, 36 did.',
      makesRight: 'Let Owen go at the end of December.',
    },
  },
]
