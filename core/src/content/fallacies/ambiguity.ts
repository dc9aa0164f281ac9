import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'ambiguity',
  aliases: ['Equivocation', 'Double Meaning'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two meanings', 'word play', 'vague', 'shifting sense', 'wording', 'misleading', 'unclear term'],
  link: 'https://yourlogicalfallacyis.com/ambiguity',
  definition:
    'Letting a word or phrase slide from one meaning to another partway through an argument. Each step sounds right by itself, but the steps aren’t about the same thing.',
  gloss: 'One word changes its meaning midway.',
  neighbors: [
    {
      concept: 'composition-division',
      tellApart: 'Did a word change its meaning, or did someone assume that the parts and the whole must be alike?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Can a key word be taken two ways, or does a question take something unproven for granted?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Does a word mean two things along the way, or does the reason just repeat the conclusion?',
    },
    {
      concept: 'no-true-scotsman',
      tellApart:
        'Did a word quietly change its meaning, or was someone thrown out of a group for not fitting the claim?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Karen has to choose between two blood pressure pills. The package insert for the more expensive one says that in a study it made a significant difference. A footnote explains that chance alone would rarely produce such a difference. “Significant means large,” says her brother. “So that pill will make a large difference for you.”',
    failingStep: 'Significant means large',
    why: 'In the study the word means “chance alone would rarely produce it,” and that can be true of even a tiny difference. Her brother takes the word in its everyday sense. He’d have to find out how large the difference was before he promised her anything.',
  },
  soundWhen:
    'A word with two senses does no harm as long as the reasoning sticks with one of them. A contract that says “in what follows, a day means a business day” and keeps to it plays no tricks. Puns are fine, too. They prove nothing and don’t try to.',
  reply:
    '“Let’s say it without that word. Do we mean that chance alone would rarely produce the difference, or that it’s large? The insert tells us only the first.”',
  evidence: 'Aristotle, On Sophistical Refutations; Walton (1996), Fallacies Arising from Ambiguity, Kluwer.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'ambiguity-verified-seller',
    slot: 'fallacy17',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A few of you asked if I was nervous about paying $650 up front for a couch from Terry’s Home Finds. I wasn’t, because the account is verified. According to the help page, the site texts a code to the seller’s phone and checks that he types it in. Verified means that somebody made sure he’s honest, and I sent the whole amount last night. The couch is supposed to come on Thursday.',
    decidingWords: ['the site texts a code to the seller’s phone'],
    breaksAt: 'Verified means that somebody made sure he’s honest, and I sent the whole amount last night.',
    options: [
      {
        label: 'special-pleading',
        rationale:
          'Does the seller ask to be let off a rule that binds other sellers? No, he gets the same check as anyone.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'To save a claim about a group, somebody gets pushed out of it. That isn’t done to this seller.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On the help page, “verified” means that a phone number works. The buyer lets it mean that the man is honest, and no code sent to a phone can show that.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“He’s honest” isn’t used to support itself. It’s drawn from a badge that stands for something else.',
      },
    ],
  },
  {
    id: 'ambiguity-six-dollars',
    slot: 'q17',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To the editor: I got your notification that starting in June I’ll have to pay $6 a month to read more than three stories. I’ve been reading your paper since 1988, and in eighth grade I learned that the Constitution protects a free press. A free press is one that you don’t have to pay for, which puts your $6 against the Constitution. I’d appreciate it if you dropped the idea and put the crossword back where it was. Warren',
    decidingWords: ['the Constitution protects a free press', 'A free press is one that you don’t have to pay for'],
    breaksAt: 'A free press is one that you don’t have to pay for, which puts your $6 against the Constitution.',
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'A free press is one that the government can’t silence. Warren switches to the other sense, free of charge, and the Constitution says nothing about prices.',
      },
      {
        label: 'composition-division',
        rationale:
          'Composition/Division carries a trait from parts to a whole, or back. Warren’s letter is about one newspaper and its bill.',
      },
      {
        label: 'straw-man',
        rationale: 'He has the paper’s plan right: three stories, then $6 a month.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Does he say that a paper that charges isn’t a newspaper at all? No, he only objects to the price.',
      },
    ],
  },
  {
    id: 'ambiguity-affordable-unit',
    slot: 'fallacy17',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Under the council’s plan, an apartment is affordable if it rents for $1,900 or less, and Hector takes home $2,300. Since the new building on Main was going to be affordable, he figured he could manage it. He gave notice on his old place.',
    decidingWords: ['Since the new building on Main was going to be affordable'],
    breaksAt: 'Since the new building on Main was going to be affordable, he figured he could manage it.',
    options: [
      {
        label: 'straw-man',
        rationale: 'Hector doesn’t bend what the council said to make it easier to attack.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'To fit, somebody or something has to be ruled out of a group once it proves awkward.',
      },
      {
        label: 'begging-the-question',
        rationale: 'That he can afford it isn’t assumed from the start. It’s taken from a word in the plan.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'In the plan the word is a price limit, the same for everybody. Hector reads it as “within my means,” and $1,900 out of $2,300 isn’t.',
      },
    ],
  },
  {
    id: 'ambiguity-aid-form',
    slot: 'q17',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“On the aid form you’re independent if you’re 24 or married, or if you’ve served in the military,” said the counselor.\n“I’m 20, but I pay all my own bills, so I’m independent,” said Grace. She left her parents’ income off the form.',
    decidingWords: ['I pay all my own bills, so I’m independent'],
    breaksAt: '“I’m 20, but I pay all my own bills, so I’m independent,” said Grace.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Grace doesn’t call her way of living right because it’s how people are made.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Where the form’s rule comes from, and who thought it up, never comes up.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'The form has its own list for “independent,” and paying bills isn’t on it. Grace uses the everyday sense and then fills out the form as if it were the other.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'She has a reason apart from her conclusion: she pays the bills. It’s a reason for another meaning of the word.',
      },
    ],
  },
  {
    id: 'ambiguity-four-easy-miles',
    slot: 'fallacy17',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“So what did the doctor say about the foot?” asked Geoff.\n“It’s a stress fracture, with a line on the scan as thin as a hair,” said Cynthia. “She wants six weeks of rest so that the bone can knit, and I believe her, because I’d rather take it easy for a month than miss a whole year.”\n“I’m glad you’re taking it seriously this time.”\n“I am. On my training plan every Monday is a rest day, and that’s when I do four easy miles. Rest is four easy miles, and that’s what I’ll do for the six weeks, nothing more. It’ll be hard to skip the long runs, but if I’m patient I can still make the marathon in October.”',
    decidingWords: ['She wants six weeks of rest so that the bone can knit'],
    breaksAt: 'Rest is four easy miles, and that’s what I’ll do for the six weeks, nothing more.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'There’s no claim about what all runners do, and nobody gets thrown out for not fitting one.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On her plan, rest is an easy run. The doctor means staying off the foot so that a bone can knit. Cynthia obeys the doctor’s word in her plan’s sense.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Her plan isn’t judged by who wrote it or where it came from.',
      },
      {
        label: 'begging-the-question',
        rationale: 'She doesn’t use her conclusion to back itself up. Her plan really does say four miles.',
      },
    ],
  },
  {
    id: 'ambiguity-pine-cove',
    slot: 'q17',
    form: 'C',
    kind: 'spot',
    genre: 'ad',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Close families are happier families, as a whole shelf of research will tell you, and that’s why we built Pine Cove the way we did, with eight cabins around one deck. At just 30 feet apart, you and your in-laws will be closer than you’ve ever been, and happier for it. Rooms from $190 a night.',
    decidingWords: ['At just 30 feet apart'],
    breaksAt: 'At just 30 feet apart, you and your in-laws will be closer than you’ve ever been, and happier for it.',
    options: [
      {
        label: 'composition-division',
        rationale: 'A family isn’t said to be like its members, or its members like the family.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'In the research, “close” means that people are fond of each other and talk. The ad turns that into feet between cabins, and neighbors 30 feet apart can be strangers.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Pine trees and cabins make it sound woodsy. The ad’s reason is the distance, not the woods.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'It doesn’t matter to the ad who first had the idea of such cabins.',
      },
    ],
  },
  {
    id: 'ambiguity-flexible-schedule',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Brenda took the front-desk job because the ad said “flexible schedule,” and her daughter gets out of kindergarten at 2:30. On the first day the manager, Carmen, explained how that works at the clinic. Shifts can change with a day’s notice, she said, and everybody is expected to bend a little. Brenda was glad to hear it. With a flexible schedule she could leave at two every day. That evening she told the sitter that they wouldn’t need her anymore.',
    decidingWords: ['Shifts can change with a day’s notice'],
    breaksAt: 'With a flexible schedule she could leave at two every day.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'Brenda doesn’t argue in a circle. She moves from one meaning of a word to another.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'At this clinic, “flexible” means that Brenda has to bend. She hears it as the schedule bending for her, and plans her afternoons on that.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody is asked a question that takes something for granted.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Hoping was fair, since the ad did say “flexible.” By the end of the first day she’d been told what that stands for at the clinic.',
      },
    ],
  },
  {
    id: 'ambiguity-flexible-schedule-sound',
    twinOf: 'ambiguity-flexible-schedule',
    kind: 'sound',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Brenda took the front-desk job because the ad said “flexible schedule,” and her daughter gets out of kindergarten at 2:30. On the first day the manager, Carmen, explained how that works at the clinic. Each person picks her own hours, she said, as long as they add up to 30 a week. Brenda was glad to hear it. With a shift from eight to two she could leave at two every day. That evening she told the sitter that they wouldn’t need her anymore.',
    decidingWords: ['Each person picks her own hours'],
    options: [
      {
        label: 'ambiguity',
        rationale: 'A word like “flexible” can mean two things, and Carmen says which. Brenda keeps to that one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The clinic lets people pick their hours, and eight to two, five days a week, makes 30. Leaving at two fits the rule exactly as Carmen gave it.',
      },
      {
        label: 'begging-the-question',
        rationale: 'What Brenda concludes rests on the clinic’s rule and not on itself.',
      },
      {
        label: 'loaded-question',
        rationale: 'No question in the story slips anything in.',
      },
    ],
  },
  {
    id: 'ambiguity-the-pole',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'I backed into a pole at the grocery store and the shop wants $2,100, but I’m not worried about it. The agent told me that comprehensive is the part that’s for hail, theft and deer, and I’ve been paying for it since I bought the car. If it’s comprehensive, it covers everything, poles included. I told the shop to start on Monday. Sandy',
    decidingWords: [
      'comprehensive is the part that’s for hail, theft and deer',
      'If it’s comprehensive, it covers everything',
    ],
    breaksAt: 'If it’s comprehensive, it covers everything, poles included.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'No True Scotsman protects a claim about a group. There’s just one policy and one pole here.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On a car policy, “comprehensive” is the name of one part, and the agent said what it’s for. Sandy falls back on the everyday sense, and a pole is in neither list.',
      },
      {
        label: 'special-pleading',
        rationale: 'Sandy asks for what she thinks she paid for. She doesn’t want a rule set aside for her.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Trusting a policy is fine when you go by what it says. Hail, theft and deer were on the list, and poles weren’t.',
      },
    ],
  },
  {
    id: 'ambiguity-the-pole-sound',
    twinOf: 'ambiguity-the-pole',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'I got caught in the hail at the grocery store and the shop wants $2,100, but I’m not worried about it. The agent told me that comprehensive is the part that’s for hail, theft and deer, and I’ve been paying for it since I bought the car. If it’s comprehensive, it covers this, all but the $500 deductible. I told the shop to start on Monday. Sandy',
    decidingWords: ['comprehensive is the part that’s for hail, theft and deer'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'Sandy uses “comprehensive” the way the agent does, as the name of the part for hail, theft and deer.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Hail is on the list she was given, she has that part of the policy, and she counts the $500 that she owes herself.',
      },
      {
        label: 'special-pleading',
        rationale: 'She pays the deductible like every other customer.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Is anything declared not to be “real” damage, to keep some claim alive? No.',
      },
    ],
  },
  {
    id: 'ambiguity-size-of-a-grape',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“Tell me exactly what the surgeon said, Mom.”\n“She was very clear,” said Marsha. “There’s a tumor behind my eye about as big as a grape, and it’s benign, which means that it’s not cancer and won’t spread.”\n“Thank God. And the double vision?”\n“She thinks that the tumor is pressing on the nerve, and she’d like to take it out in March, with two nights in the hospital and no driving for a month.”\n“Okay. I’ll come down and drive you around.”\n“You don’t have to, Eugene. You can look it up in any dictionary: something benign does no harm, and this thing isn’t what’s wrong with my eye. I’m going to Florida in March, the same as every year.”',
    decidingWords: ['it’s not cancer and won’t spread', 'something benign does no harm'],
    breaksAt:
      'You can look it up in any dictionary: something benign does no harm, and this thing isn’t what’s wrong with my eye.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Marsha doesn’t say that a tumor is fine because the body made it.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Does she turn the idea down because of where it came from? She doesn’t mention that.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'The surgeon’s “benign” means that it isn’t cancer. Marsha swaps in the dictionary’s “does no harm,” and a growth the size of a grape can press on a nerve all the same.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Not wanting surgery is up to her. Her reason for thinking that the tumor can’t hurt her eye is only a word.',
      },
    ],
  },
  {
    id: 'ambiguity-four-light-years',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'To the science editor: According to your article, a light-year is the distance that light travels in a year, and the nearest star is about four of those away. Four years is no longer than high school, and astronauts could leave this summer. Adela',
    decidingWords: ['Four years is no longer than high school'],
    breaksAt: 'Four years is no longer than high school, and astronauts could leave this summer.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'Does “short” rest on “short”? No, it rests on the word “years.”',
      },
      {
        label: 'straw-man',
        rationale: 'Adela repeats what the article said and gets it right. She goes wrong in the next step.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wanting to go is fine. Light needs four years for that trip, and no ship comes anywhere near that speed.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'A light-year measures distance, as the letter itself says. In the next sentence it has become a stretch of time, and the trip sounds as short as high school.',
      },
    ],
  },
  {
    id: 'ambiguity-just-a-theory',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Saw the neurologist about the migraines, and she showed me a diagram. The leading theory, she said, is that they start in the nerves around the blood vessels, which is what the new shot works on. I was already in the car when I remembered that a theory is only somebody’s hunch. Am I supposed to put a needle in my leg every month on a hunch? I canceled the refill. Elijah',
    decidingWords: ['The leading theory', 'a theory is only somebody’s hunch'],
    breaksAt: 'I was already in the car when I remembered that a theory is only somebody’s hunch.',
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To the doctor, a theory is an explanation that evidence supports. To Elijah at home it’s a hunch. He lets the word slide from the first to the second and drops the medicine.',
      },
      {
        label: 'no-flaw',
        rationale: 'He may have good reasons to skip the shot. That doctors call it a theory isn’t one.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'A group would need a rule, and somebody who breaks it would be defined out. That isn’t what he does with “theory.”',
      },
      {
        label: 'composition-division',
        rationale: 'He doesn’t reason from parts to a whole. One word trips him up.',
      },
    ],
  },
  {
    id: 'ambiguity-every-right',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Marlon: Take the post down, man. She lost her job over that video\nKeith: I filmed it in public, I had every right to post it\nMarlon: I’m not talking about the law, I’m asking if it was right\nKeith: I had a right to do it, which makes it right, and it’s staying up',
    decidingWords: ['I had a right to do it, which makes it right'],
    breaksAt: 'Keith: I had a right to do it, which makes it right, and it’s staying up',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nobody asks a question that takes something for granted.',
      },
      {
        label: 'no-flaw',
        rationale: 'The law may be on his side. Marlon asked about something else.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'Having “a right” means that no law forbids it. Being “right” means it was a good thing to do. Keith steps from one to the other as if they were one word.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'His reason isn’t his conclusion over again. It’s a true statement about the law, carried over to a different question.',
      },
    ],
  },
  {
    id: 'ambiguity-fourteen-nights',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Hi Megan and Sofia, You asked why I’m adding a third person to the water bill. Section 2 of the lease says that “occupant” means anyone who sleeps in the unit more than 14 nights in a calendar month, and that each occupant pays a share. By your own messages, Lucas was there 20 nights in April and 22 in May. That makes him an occupant for both months, and I’ve split the bill three ways. If I’ve miscounted, please send me your dates.',
    decidingWords: [
      '“occupant” means anyone who sleeps in the unit more than 14 nights',
      '20 nights in April and 22 in May',
    ],
    options: [
      {
        label: 'loaded-question',
        rationale: 'The landlord answers a question. She doesn’t ask one.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Occupant” and “guest” can blur in everyday speech. Here one definition is written down and used the same way throughout.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The lease fixes what the word means, the count meets it, and the word keeps that meaning to the end. The reader is even invited to correct the count.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The conclusion rests on the lease and on a count of nights, not on itself.',
      },
    ],
  },
]
