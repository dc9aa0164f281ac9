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
    id: 'authority-bias-lineup-card',
    slot: 'bias16',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'The batting order is due in five minutes. The league’s guest of honor, a man with two championship rings who met the kids this morning, leaned over your card and said, “Kai bats fourth.” You’ve kept their numbers since March, and with runners on base Asha hits .410 and Kai .190. The kids trust you to go by the numbers, and the guest has gone off to sign baseballs.\n\nWhat do you turn in?',
    decidingWords: ['who met the kids this morning', 'with runners on base Asha hits .410 and Kai .190'],
    options: [
      {
        text: 'Turn in the card with Kai batting fourth.',
        tag: 'go ahead',
        rationale: 'Two rings make it hard to say no. He met them this morning, and you’ve known them since March.',
      },
      {
        text: 'Turn in the card after a few test swings by both.',
        tag: 'compare',
        rationale: 'Five minutes of swings tell you less than the numbers since March.',
      },
      {
        text: 'Turn in the card after asking him for his reasons.',
        tag: 'ask',
        rationale: 'He’s signing baseballs, the card is due, and he hasn’t seen them hit.',
      },
      {
        text: 'Turn in the card with Asha batting fourth.',
        right: true,
        tag: 'decline',
        rationale: 'Rings don’t tell anybody who hits with runners on base. The season does.',
      },
    ],
    flip: {
      fact: 'He’s coached both kids since March and kept the numbers himself.',
      makesRight: 'Turn in the card with Kai batting fourth.',
    },
  },
  {
    id: 'authority-bias-general-recipe',
    slot: 'bias16',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Family page, about Dad’s sugar. I know what the clinic sheet says: take the pills with food, test in the morning, walk after dinner. And I know that he’s been stable on it for two years and that his numbers last week were the best yet. But you all met Walter’s new neighbor at the cookout, the four-star general. He told Dad to throw out the pills and eat two grapefruits a day, and he said it the way you’d expect a general to say it, without one “maybe.” If a four-star general says it, we should do it, so I’m buying the grapefruits tomorrow, and I’ll get enough of them for the whole month while they’re still on sale at the corner. Sherry',
    decidingWords: ['If a four-star general says it, we should do it'],
    breaksAt:
      'If a four-star general says it, we should do it, so I’m buying the grapefruits tomorrow, and I’ll get enough of them for the whole month while they’re still on sale at the corner.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Four stars are for commanding troops. They make the man no judge of pills, and Sherry goes by the stars.',
      },
      {
        label: 'social-proof',
        rationale: 'One man said it. She doesn’t point to others who eat grapefruit.',
      },
      {
        label: 'in-group-bias',
        rationale: 'He isn’t one of the family or of any group of theirs.',
      },
      {
        label: 'halo-effect',
        rationale:
          'She may well be dazzled by him. What she gives as her reason is his rank, not one good trait that spills over.',
      },
    ],
  },
  {
    id: 'authority-bias-hospital-trays',
    slot: 'bias16',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'You schedule a hospital kitchen, and the consultant, who’s written three books on kitchens, wants all the trays to go out at noon, every day of the week. In the month you tried that, lunch was hot on weekdays; on weekends, with half the crew, a third of it came back cold. In the month before, when trays went out in two waves, it was the other way around. Your boss keeps his latest book on her desk with a pencil in it, and the schedule has to hang by five.\n\nWhat do you put on it?',
    decidingWords: ['lunch was hot on weekdays; on weekends, with half the crew, a third of it came back cold'],
    options: [
      {
        text: 'Put down noon for all trays, seven days.',
        tag: 'go ahead',
        rationale: 'Three books and a pencil are hard to argue with. Cold weekend lunches still come back cold.',
      },
      {
        text: 'Put down two waves of trays, seven days.',
        tag: 'decline',
        rationale: 'That ignores him altogether, and on weekdays he’s right.',
      },
      {
        text: 'Put down noon on weekdays and two waves on weekends.',
        right: true,
        tag: 'split',
        rationale: 'The trays don’t care who wrote what. Each way works on its own days.',
      },
      {
        text: 'Put down noon until he’s been here to explain it.',
        tag: 'wait',
        rationale: 'He can explain it as well as he likes. You’ve seen how lunch comes back.',
      },
    ],
    flip: {
      fact: 'In the month you tried noon, lunch was hot on all seven days.',
      makesRight: 'Put down noon for all trays, seven days.',
    },
  },
  {
    id: 'authority-bias-anchorman',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'A man in a white coat on the morning show says that eggs are poison. My own doctor, who has my blood tests in front of her, says I can have two a day, and the sheet from the heart people says the same. But he’s on national television, in that coat, and that settles it. The eggs go out today.',
    decidingWords: ['he’s on national television, in that coat'],
    breaksAt: 'But he’s on national television, in that coat, and that settles it.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'It isn’t trust in one’s own judgment. It’s trust in a coat on a screen.',
      },
      {
        label: 'anchoring',
        rationale: 'No number is setting the mark here for a later one.',
      },
      {
        label: 'no-flaw',
        rationale: 'Being careful about food is fine. Her doctor and the heart sheet have been careful already.',
      },
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'A coat and a camera make somebody look important. They don’t make him right against the two who know her heart.',
      },
    ],
  },
  {
    id: 'authority-bias-anchorman-sound',
    twinOf: 'authority-bias-anchorman',
    kind: 'sound',
    genre: 'thought',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'A man in a white coat on the morning show says that eggs are poison. My own doctor, who has my blood tests in front of her, says I can have two a day, and the sheet from the heart people says the same. He’s on national television, but she knows my heart, and that settles it. The eggs stay in today.',
    decidingWords: ['who has my blood tests in front of her'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The woman who has her blood tests, and the heart people, agree. That’s what a doctor’s word is good for.',
      },
      {
        label: 'overconfidence-effect',
        rationale: 'She doesn’t think herself a better judge than she is. She asks those who’ve looked.',
      },
      {
        label: 'authority-bias',
        rationale: 'Doctors are trusted here, and for cause: it’s their subject, and they have her tests.',
      },
      {
        label: 'anchoring',
        rationale: 'There’s no starting number that pulls on anything.',
      },
    ],
  },
  {
    id: 'authority-bias-gym-motto',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The gym wall gets its motto at noon, and the painter wants one word settled. The superintendent’s e-mail has it as “Principals Before Profit.” The English teachers, the dictionary on your phone, and the founder’s own speech, which hangs in the hall, all have “Principles.” “He’s the superintendent,” says the painter, “and he’ll be at the ribbon cutting.” He’s on a plane until four, and paint on that wall doesn’t come off.\n\nWhat do you have him paint?',
    decidingWords: ['all have “Principles.”'],
    options: [
      {
        text: 'Have him paint “Principles,” with an L-E.',
        right: true,
        tag: 'decline',
        rationale:
          'A motto doesn’t change with the rank of whoever mistypes it. Teachers, dictionary and founder agree.',
      },
      {
        text: 'Have him paint “Principals,” in smaller letters.',
        tag: 'compare',
        rationale: 'It’s the wrong word in any size of letter.',
      },
      {
        text: 'Have him paint “Before Profit,” with a blank.',
        tag: 'split',
        rationale: 'Half a motto on the wall for good pleases nobody.',
      },
      {
        text: 'Have him paint “Principals,” the way the e-mail has it.',
        tag: 'go ahead',
        rationale: 'He’ll be standing under it, so it feels safest. He’ll be standing under a mistake.',
      },
    ],
    flip: {
      fact: 'The school is run by its principals, and the founder’s speech jokes, “Principals before profit.”',
      makesRight: 'Have him paint “Principals,” the way the e-mail has it.',
    },
  },
  {
    id: 'authority-bias-gym-motto-sound',
    twinOf: 'authority-bias-gym-motto',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The gym wall gets its motto at noon, and the painter wants one word settled. The superintendent’s e-mail has it as “Principals Before Profit.” The English teachers, the club that sells the shirts, and the founder’s own speech, which hangs in the hall, all agree that she meant the two principals who sold their own houses to keep the school open. “He’s the superintendent,” says the painter, “and he’ll be at the ribbon cutting tonight.” He’s on a plane until four, and paint on that wall doesn’t come off.\n\nWhat do you have him paint?',
    decidingWords: ['she meant the two principals who sold their own houses'],
    options: [
      {
        text: 'Have him paint “Principles,” with an L-E.',
        tag: 'decline',
        rationale: 'It’s the usual phrase. The founder meant two people, and played on it.',
      },
      {
        text: 'Have him paint “Principals,” in smaller letters.',
        tag: 'compare',
        rationale: 'The word is right, and there’s no reason to hide it.',
      },
      {
        text: 'Have him paint “Before Profit,” with a blank.',
        tag: 'split',
        rationale: 'You know which word it is. A blank would stay there forever.',
      },
      {
        text: 'Have him paint “Principals,” the way the e-mail has it.',
        right: true,
        tag: 'go ahead',
        rationale: 'The superintendent has it right, and it isn’t his rank that tells you. It’s the founder’s speech.',
      },
    ],
    flip: {
      fact: 'The founder’s own speech in the hall has “Principles.”',
      makesRight: 'Have him paint “Principles,” with an L-E.',
    },
  },
  {
    id: 'authority-bias-mayors-knee',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Alan: PT says walk on it or it’ll freeze up\nMarty: And?\nAlan: Met the mayor at the game! She saw the brace and told me six weeks on the couch\nMarty: Does she know knees?\nAlan: She’s the mayor. I’m on the couch',
    decidingWords: ['She’s the mayor'],
    breaksAt: 'Alan: She’s the mayor.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale: 'Being mayor has nothing to do with knees. Alan obeys her over the person who treats knees all day.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No cases have dropped out of sight. It’s one man’s advice.',
      },
      {
        label: 'social-proof',
        rationale: 'He isn’t doing what a crowd does; one important woman spoke to him.',
      },
      {
        label: 'no-flaw',
        rationale: 'Rest feels reasonable for a sore knee. His therapist told him just what rest would do.',
      },
    ],
  },
  {
    id: 'authority-bias-wrong-knee',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The chart says left, and the scan on the wall is the left. When they rolled her in, though, the X was on the right knee, because that’s where Dr. Xavier had drawn it. I’m a second-year student who’s been in an operating room four times, and he wrote the textbook after doing six thousand of these. If he marked the right one, then the right one it is. There must be something about it that I don’t understand yet, I told myself, and I handed over the drape.',
    decidingWords: ['he wrote the textbook', 'If he marked the right one, then the right one it is'],
    breaksAt: 'If he marked the right one, then the right one it is.',
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
      {
        label: 'social-proof',
        rationale: 'The others in the room don’t come into it; one man’s standing does.',
      },
    ],
  },
  {
    id: 'authority-bias-deputy-on-the-phone',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Penny had four gift cards in her hand, $500 each, when she told the teller about the call. “He was very official,” she said. “Deputy Andre Nick, from the sheriff’s office. He says I missed jury duty and there’s a warrant.” The teller, who’d seen this before, asked her how she knew that he really was a deputy. “He gave me a badge number, and you don’t argue with the sheriff, honey,” said Penny. She wanted the cards wrapped in a receipt, please, because he was still holding on her cell phone.',
    decidingWords: ['you don’t argue with the sheriff, honey'],
    breaksAt: '“He gave me a badge number, and you don’t argue with the sheriff, honey,” said Penny.',
    options: [
      {
        label: 'halo-effect',
        rationale: 'One good trait would have to color another. Here it’s a rank, and she defers to it.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'She isn’t joining in because more and more people do it.',
      },
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
    difficulty: 'easy',
    scenario:
      'Dear parents, I know it hurts to leave people out of the recital. The fire marshal walked through the hall with me on Monday, and since the second exit is blocked off until the broken step is fixed, the code allows only 49 people inside. She showed me the table in the book, and she says that once the step is fixed it’ll be 110. Until then we have 49 seats, which makes two for every family. Ms. Bella',
    decidingWords: ['since the second exit is blocked off', 'She showed me the table in the book'],
    options: [
      {
        label: 'social-proof',
        rationale: 'She isn’t looking around at what other schools or families do.',
      },
      {
        label: 'authority-bias',
        rationale:
          'An official’s word decides here. It comes with a blocked exit and a table, though, so it isn’t taken for her title alone.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Every family gets the same two seats, hers presumably among them.',
      },
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
    difficulty: 'hard',
    scenario:
      'The press release goes out in ten minutes, and the head of sales, standing in your doorway, wants it to say that the plant has created 1,400 jobs. According to the signed report on your desk, which is dated this morning, it’s 410. He’s been here for 22 years, and you started in March.\n\nWhat do you do?',
    decidingWords: ['According to the signed report on your desk, which is dated this morning, it’s 410'],
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
