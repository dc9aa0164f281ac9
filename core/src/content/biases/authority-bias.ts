import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'authority-bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['expert', 'rank', 'title', 'fame', 'boss', 'obedience', 'trust', 'uniform'],
  link: 'https://en.wikipedia.org/wiki/Authority_bias',
  definition:
    'Giving an opinion more weight than its reasons deserve because the person behind it has rank, a title or fame. Evidence that points the other way then hardly counts.',
  gloss: 'Rank or fame outweighs the reasons.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart:
        'Is the claim trusted because of the speaker’s rank, or does one good trait make the others look better?',
    },
    {
      concept: 'social-proof',
      tellApart: 'Does one important person settle it, or what lots of other people are doing?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Is it one person’s rank that wins people over, or the growing crowd?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Does the speaker’s word count for more because of rank, or because the speaker is one of us?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'With the rainy season coming, a housing co-op in Seattle has to decide what to do about its roof. Its contractor has opened the ceiling and found two rotten beams; the photos are on the table. Professor Ibarra, who’s won three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
    failingStep: 'With those prizes, he can’t be wrong about a roof',
    why: 'Prizes make his guess better than most people’s, but prizes don’t inspect beams. The professor glanced up from the yard and gave no reason, while the photos show rot. If he’d examined the beams and explained what he found, his word could outweigh the photos.',
  },
  soundWhen:
    'Trusting experts is often the best we can do: it’s their field, they’ve looked at the case, and others in the field mostly agree. If your dentist studies the X-ray and says the tooth can wait, you don’t have to check it yourself.',
  reply:
    'Ask of any big name: “What did they look at, and what is their reason?” Then imagine hearing the same words from somebody without a title, and see how much weight they still carry.',
  evidence:
    'Milgram (1963), “Behavioral Study of Obedience,” Journal of Abnormal and Social Psychology 67; Hofling et al. (1966), “An Experimental Study in Nurse-Physician Relationships,” Journal of Nervous and Mental Disease 143. Both are about obeying orders, a close cousin. Rank & Jacobson (1977), Journal of Health and Social Behavior 18, found otherwise when nurses knew the drug and could consult others.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'authority-bias-relay-order',
    slot: 'bias16',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Your relay team races tomorrow, and you have to hand in the running order by six tonight. You’ve timed eight runs with Esperanza last and eight with Ngozi last; with Esperanza the team was half a second faster on average. Today Mr. Sandoval, twice a national champion, watched one lap and told you to put Ngozi last, but not why. He’s on a plane until tomorrow, and your runners are resting. What do you do?',
    decidingWords: ['with Esperanza the team was half a second faster on average'],
    options: [
      {
        text: 'Hand in the order with Ngozi running last.',
        tag: 'go ahead',
        rationale:
          'A national champion deserves a hearing. But he watched one lap and gave no reason, and your sixteen timed runs say otherwise.',
      },
      {
        text: 'Call the runners in to time each order again.',
        tag: 'compare',
        rationale:
          'You can hardly have too many timed runs. But you’ve got sixteen already, and a few more would cost your runners their rest before the race.',
      },
      {
        text: 'Ask Mr. Sandoval for his reasons and wait.',
        tag: 'ask',
        rationale:
          'His reasons are worth hearing. He’s on a plane until tomorrow, however, and you have to hand in the order at six.',
      },
      {
        text: 'Hand in the order with Esperanza running last.',
        right: true,
        tag: 'decline',
        rationale:
          'Your timed runs are better evidence: “with Esperanza the team was half a second faster on average.” Mr. Sandoval “watched one lap” and gave no reason.',
      },
    ],
    flip: {
      fact: 'Before he left, Mr. Sandoval showed you that the start had been marked wrong whenever Ngozi ran last, which cost those runs a full second.',
      makesRight: 'Hand in the order with Ngozi running last.',
    },
  },
  {
    id: 'authority-bias-car-photo',
    slot: 'bias16',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'On a sticky note in the family album:\nOlek, about Grandma in her first car: Yes, I saw the 1964 on the license plate. But I described the picture to Uncle Santiago on the phone, and he says 1958. They don’t make you a professor of history for nothing, so I’ve changed the date, and the cousins are changing theirs. He was charming, by the way, like everyone on our side of the family. Teresa',
    decidingWords: ['They don’t make you a professor of history for nothing'],
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          '“They don’t make you a professor of history for nothing,” writes Teresa. Her uncle has only had the picture described to him, but she trusts his title more than the date on a license plate.',
      },
      {
        label: 'social-proof',
        rationale:
          'Teresa has company, since the cousins are changing the date, too. But they aren’t her reason; she trusts the new date because a professor of history gave it.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Teresa thinks well of “our side of the family.” But all she says about them is that they’re charming; she believes her uncle’s date because of his title.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Uncle Santiago’s charm is mentioned, but only after the date is settled. What settles it is that he’s a professor of history.',
      },
    ],
  },
  {
    id: 'authority-bias-cleaning-order',
    slot: 'bias16',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Start on the top floor,” said the hotel’s manager last year as he walked by. Since then you, the head housekeeper, have tried both ways for two months. On weekdays, starting at the bottom got guests into their rooms forty minutes sooner. On weekends, when guests downstairs check out late, starting at the top was quicker by twenty. The manager’s leaving it to you, so which order do you set for the summer?',
    decidingWords: ['On weekdays, starting at the bottom got guests into their rooms forty minutes sooner'],
    options: [
      {
        text: 'Start on the top floor every day of the week.',
        tag: 'go ahead',
        rationale:
          'It’s what the manager said, but he said it in passing and gave no reason. On weekdays, guests would wait forty minutes longer.',
      },
      {
        text: 'Start on the bottom floor every day of the week.',
        tag: 'decline',
        rationale:
          'Ignoring a remark made in passing seems right, and on weekdays it is. On weekends, though, starting at the top, as the manager said, was quicker by twenty minutes.',
      },
      {
        text: 'Start at the bottom on weekdays and the top on weekends.',
        right: true,
        tag: 'split',
        rationale:
          'Your two months of trials show it: “On weekdays, starting at the bottom got guests into their rooms forty minutes sooner,” and on weekends “starting at the top was quicker by twenty.”',
      },
      {
        text: 'Keep alternating through the summer and decide in the fall.',
        tag: 'wait',
        rationale:
          'More testing sounds careful. But two months have given you a clear answer, and as long as you keep alternating, some guests wait longer than they have to.',
      },
    ],
    flip: {
      fact: 'On weekends, too, starting at the bottom was quicker by twenty minutes.',
      makesRight: 'Start on the bottom floor every day of the week.',
    },
  },
  {
    id: 'authority-bias-night-bang',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Terrence: Listeners asking if last night’s bang was the boatyard.\nJun: Mrs. Walker, the former chief justice, called first. She heard about it at the hairdresser’s and says it was definitely thunder.\nTerrence: Coming from her, that’s good enough for the noon news.',
    decidingWords: ['heard about it at the hairdresser’s'],
    breaksAt: 'Terrence: Coming from her, that’s good enough for the noon news.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          '“Definitely” is too strong for something that Mrs. Walker only heard about. But it’s Terrence who decides, and what he trusts too much is her judgment, not his own.',
      },
      {
        label: 'anchoring',
        rationale:
          'Mrs. Walker called first, and first answers tend to stick. Terrence gives a different reason, though: “Coming from her, that’s good enough.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Maybe it was thunder, and a former chief justice is probably honest. But all she knows is what she heard at the hairdresser’s, and weather isn’t a judge’s field.',
      },
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Mrs. Walker only “heard about it at the hairdresser’s,” and having been chief justice doesn’t make that a better source. Terrence puts it on the news just because it’s “coming from her.”',
      },
    ],
  },
  {
    id: 'authority-bias-night-bang-sound',
    kind: 'sound',
    twinOf: 'authority-bias-night-bang',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Terrence: Listeners asking if last night’s bang was the boatyard.\nJun: Mrs. Walker, head of the weather service, called first. She has the lightning map for that minute and says it was definitely thunder.\nTerrence: Coming from her, that’s good enough for the noon news.',
    decidingWords: ['head of the weather service', 'She has the lightning map for that minute'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'As “head of the weather service,” Mrs. Walker knows about thunder, and she isn’t just guessing: “She has the lightning map for that minute.” Terrence has good reason to trust her.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          '“Definitely” is a strong word for a bang in the night. But Mrs. Walker has the lightning map for that very minute, so she has good reason to be sure.',
      },
      {
        label: 'authority-bias',
        rationale:
          '“Coming from her” sounds as if a title were enough. Still, weather is Mrs. Walker’s field, and she has more than a title to go by: she has the lightning map.',
      },
      {
        label: 'anchoring',
        rationale:
          'Mrs. Walker’s was the first call, that’s true. But Terrence trusts her as head of the weather service, with the lightning map in hand, and she’d be just as right if she’d called last.',
      },
    ],
  },
  {
    id: 'authority-bias-welsh-banner',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Your class has painted all but one letter of a banner for visitors from Wales: nobody’s sure how the second word begins. The visitors’ own email has an M there, an old banner has a P, and a student’s phone says B. “Make it an F,” says Mr. Gupta, the superintendent. “I don’t know any Welsh, but it looks right to me.” The bus arrives in ten minutes. What do you do?',
    decidingWords: ['The visitors’ own email has an M there', 'I don’t know any Welsh'],
    options: [
      {
        text: 'Paint an M at the start of the second word.',
        tag: 'decline',
        right: true,
        rationale:
          '“The visitors’ own email has an M there,” and Welsh is their language. Mr. Gupta may be the superintendent, but he says himself, “I don’t know any Welsh.”',
      },
      {
        text: 'Paint a P at the start of the second word.',
        tag: 'compare',
        rationale:
          'A P was good enough for an old banner. But these visitors wrote the word themselves, and they wrote it with an M.',
      },
      {
        text: 'Paint a B at the start of the second word.',
        tag: 'compare',
        rationale:
          'Phones know words in many languages. The Welsh visitors know their own better, though, and they wrote an M.',
      },
      {
        text: 'Paint an F at the start of the second word.',
        tag: 'go ahead',
        rationale:
          'It’s awkward to say no to a superintendent. But he’s only going by what looks right to him, and he doesn’t know any Welsh.',
      },
    ],
    flip: {
      fact: 'Mr. Gupta grew up speaking Welsh and shows you that what you took for an M in the email is an F.',
      makesRight: 'Paint an F at the start of the second word.',
    },
  },
  {
    id: 'authority-bias-welsh-banner-sound',
    kind: 'decide',
    twinOf: 'authority-bias-welsh-banner',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Your class has painted all but one letter of a banner for visitors from Wales: nobody’s sure how the second word begins. A dictionary has an M there, an old banner has a P, and a student’s phone says B. “Make it an F,” says Mr. Gupta, the superintendent. “I taught Welsh, and after that first word, M turns into F. Dictionaries don’t show it.” The bus arrives in ten minutes. What do you do?',
    decidingWords: ['I taught Welsh', 'M turns into F'],
    options: [
      {
        text: 'Paint an M at the start of the second word.',
        tag: 'decline',
        rationale: 'A dictionary is a good place to look. But Mr. Gupta has explained why you won’t find the F in it.',
      },
      {
        text: 'Paint a P at the start of the second word.',
        tag: 'compare',
        rationale:
          'Copying from an old banner is practical. But you don’t know that it had the same words on it, so its P may not fit here.',
      },
      {
        text: 'Paint a B at the start of the second word.',
        tag: 'compare',
        rationale:
          'With ten minutes left, it’s handy that the phone has an answer. It gives no reason for its B, however, and a man who has taught Welsh gives one for his F.',
      },
      {
        text: 'Paint an F at the start of the second word.',
        tag: 'go ahead',
        right: true,
        rationale:
          'This may look like obeying a superintendent. But he says, “I taught Welsh,” and he can tell you that after this first word “M turns into F.” He has both the knowledge and a reason.',
      },
    ],
    flip: {
      fact: 'The M is in the visitors’ own email, and Mr. Gupta doesn’t know any Welsh.',
      makesRight: 'Paint an M at the start of the second word.',
    },
  },
  {
    id: 'authority-bias-rest-the-knee',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Sean, Thanks to your knee exercises, I can now climb forty stairs instead of twelve, and everyone who’s kept coming swears by them. But last night at dinner I sat next to the head of the heart clinic. He told me to rest the knee, and when a man of that rank says rest, I rest. Please cancel my Thursdays. My sisters say they’d do the same. Zainab',
    decidingWords: ['when a man of that rank says rest, I rest'],
    breaksAt: 'He told me to rest the knee, and when a man of that rank says rest, I rest.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Zainab writes that “when a man of that rank says rest, I rest.” But he’s a heart doctor talking over dinner, and her own forty stairs show that the exercises help.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          '“Everyone who’s kept coming” leaves out whoever quit, so the praise proves little. But Zainab doesn’t rely on it; she’s quitting, too.',
      },
      {
        label: 'social-proof',
        rationale:
          'Zainab’s sisters agree with her, so she has company. Her reason for resting is the man’s rank, though.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Listening to a doctor is usually wise. But this one treats hearts and only sat next to Zainab at dinner, and the exercises have clearly helped her knee.',
      },
    ],
  },
  {
    id: 'authority-bias-wrong-knee',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'The chart says left. The scan on the wall is the left. When they rolled her in, the X was on the right knee, and Dr. Xavier had drawn it. I’m a second-year student; I’ve been in an operating room four times. He wrote the textbook. He’s done six thousand of these. If he marked the right one, then the right one it is, and there’s something about it I don’t understand yet. I handed over the drape.',
    decidingWords: ['The chart says left', 'If he marked the right one, then the right one it is'],
    breaksAt:
      'If he marked the right one, then the right one it is, and there’s something about it I don’t understand yet.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Chart and scan agree on the left. The student lets the surgeon’s rank outweigh what’s plainly written on both.',
      },
      {
        label: 'no-flaw',
        rationale: 'A student should know that there’s much to learn. Asking “Left or right?” takes two seconds.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'The surgeon isn’t trusted for being one of the student’s own. He’s trusted for standing so far above.',
      },
      { label: 'social-proof', rationale: 'The others in the room don’t come into it; one man’s standing does.' },
    ],
  },
  {
    id: 'authority-bias-deputy-on-the-phone',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“He was very official,” Penny told the teller. “Deputy Andre Nick, from the sheriff’s office, and he gave me a badge number. I missed jury duty, and there’s a warrant.” She had four gift cards in her hand, five hundred dollars each. The teller asked how she knew that he was a deputy. “He told me,” said Penny. “You don’t argue with the sheriff, honey. If that’s how they want the fine paid, then that’s how it’s paid.”',
    decidingWords: [
      'You don’t argue with the sheriff',
      'If that’s how they want the fine paid, then that’s how it’s paid',
    ],
    breaksAt: 'If that’s how they want the fine paid, then that’s how it’s paid.”',
    options: [
      {
        label: 'halo-effect',
        rationale: 'One good trait would have to color another. Here it’s a rank, and she defers to it.',
      },
      { label: 'bandwagon-effect', rationale: 'She isn’t joining in because more and more people do it.' },
      {
        label: 'no-flaw',
        rationale: 'Respecting the law is fine. No court in the country takes its fines in gift cards.',
      },
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'A title and a badge number on the phone are enough for her to pay a fine in gift cards. She obeys the office and never asks if it makes sense.',
      },
    ],
  },
  {
    id: 'authority-bias-forty-nine-seats',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear parents, I know it hurts to leave people out. The fire marshal walked through the hall with me on Monday. It has one good exit and another that’s blocked off until the broken step is fixed, and with only one way out the code allows forty-nine. She showed me the table. She also said that if the step is fixed, it’s a hundred and ten. Until then, the recital is forty-nine seats, two a family. Ms. Bella',
    decidingWords: ['with only one way out the code allows forty-nine', 'She showed me the table'],
    options: [
      { label: 'social-proof', rationale: 'She isn’t looking around at what other schools or families do.' },
      {
        label: 'authority-bias',
        rationale:
          'An official’s word decides here. It comes with a blocked exit and a table, though, so it isn’t taken for her title alone.',
      },
      { label: 'in-group-bias', rationale: 'Every family gets the same two seats, hers presumably among them.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Exits are a fire marshal’s business, she gave her reasons, and the letter passes them on. It even says what would change her answer.',
      },
    ],
  },
  {
    id: 'authority-bias-wrong-number',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'The press release goes out in ten minutes. The head of sales, in your doorway, says to write that the plant created 1,400 jobs. The signed report on your desk, dated this morning, says 410. He’s been here twenty-two years, you since March.\n\nWhat do you do?',
    decidingWords: ['The signed report on your desk, dated this morning, says 410'],
    options: [
      {
        text: 'Leave out the number and send the rest today.',
        tag: 'decline',
        rationale:
          'It dodges the argument and drops the news that the release is about, while the one who can clear it up is in your doorway.',
      },
      {
        text: 'Show him the report before you send anything out.',
        right: true,
        tag: 'ask',
        rationale:
          'It takes half a minute, he’s right there, and either he or the report is wrong. Better to find out now.',
      },
      {
        text: 'Write 1,400 as he says, and send it out.',
        tag: 'go ahead',
        rationale:
          'He’s senior and in a hurry, so it’s the easy thing. The signed report from this morning says otherwise.',
      },
      {
        text: 'Write 900, which is about halfway, and send it.',
        tag: 'split',
        rationale: 'Nobody counted 900. It’s sure to be wrong, whichever of the two is right.',
      },
    ],
    flip: {
      fact: 'The report on your desk is dated last year, and he’s holding this morning’s count, signed, which says 1,400.',
      makesRight: 'Write 1,400 as he says, and send it out.',
    },
  },
]
