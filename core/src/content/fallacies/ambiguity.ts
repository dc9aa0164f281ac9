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
    text: 'Karen has to choose between two blood pressure pills. The ad for the more expensive one says that in a study it made a significant difference. A footnote explains that chance alone would rarely produce such a difference. “Significant means large,” says her brother. “So that pill will make a large difference for you.”',
    failingStep: 'Significant means large',
    why: 'In the study the word means “chance alone would rarely produce it,” and that can be true of even a tiny difference. Her brother takes the word in its everyday sense. He’d have to find out how large the difference was before he promised her anything.',
  },
  soundWhen:
    'A word with two senses does no harm as long as the reasoning sticks with one of them. A contract that says “in what follows, a day means a business day” and keeps to it plays no tricks. Puns are fine, too. They prove nothing and don’t try to.',
  reply:
    '“Let’s say it without that word. Do we mean that chance alone would rarely produce the difference, or that it’s large? The ad tells us only the first.”',
  evidence: 'Aristotle, On Sophistical Refutations; Walton (1996), Fallacies Arising from Ambiguity, Kluwer.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'ambiguity-verified-seller',
    slot: 'fallacy17',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Joyce: You sent a stranger $650 for a couch you haven’t even sat on??\nIke: Relax, the account’s verified, it has the blue check\nJoyce: Mine does too. They text you a code and you type it in\nIke: There you go. He’s been verified, which means somebody made sure he’s honest\nIke: He’s bringing it Thursday\nJoyce: Call me when it’s there',
    decidingWords: ['They text you a code and you type it in'],
    breaksAt: 'He’s been verified, which means somebody made sure he’s honest',
    options: [
      {
        label: 'special-pleading',
        rationale: 'The seller doesn’t ask to be let off a rule. His check is the kind anybody can get.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is shut out of a group here to save a claim about it.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On that site, “verified” means that a phone number works. Ike lets it mean that the man is honest, but no code sent to a phone can show that.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“He’s honest” isn’t given as its own reason. It’s drawn from a blue check that stands for something else.',
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
      'To the editor: I got your notice that starting in June I’ll have to pay $6 a month to read more than three stories. I’ve been reading your paper since 1988, and in eighth grade I learned that the Constitution protects a free press. A free press is one you don’t have to pay for, which makes your $6 unconstitutional. I’d appreciate it if you dropped the idea and put the crossword back where it was. Warren',
    decidingWords: ['the Constitution protects a free press', 'A free press is one you don’t have to pay for'],
    breaksAt: 'A free press is one you don’t have to pay for, which makes your $6 unconstitutional.',
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'A free press is one that the government can’t silence. Warren slides over to “free of charge,” and the Constitution says nothing about what a paper may cost.',
      },
      {
        label: 'composition-division',
        rationale:
          'No trait is carried from parts to a whole, or back. The letter is about one newspaper and its price.',
      },
      {
        label: 'straw-man',
        rationale: 'He has the paper’s plan right: three stories, then $6 a month.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'He doesn’t say that papers that charge aren’t real newspapers. He objects to the price.',
      },
    ],
  },
  {
    id: 'ambiguity-affordable-unit',
    slot: 'fallacy17',
    form: 'B',
    mirrorOf: 'ambiguity-food-bank-line',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Under Measure 4, an apartment counts as affordable if it rents for $1,900 or less, and there’ll be 30 of those on Main. “Affordable means you can afford it,” Hector told the other dishwashers, “so when it passes, we can all quit commuting.”',
    decidingWords: ['Affordable means you can afford it'],
    breaksAt:
      '“Affordable means you can afford it,” Hector told the other dishwashers, “so when it passes, we can all quit commuting.”',
    options: [
      {
        label: 'straw-man',
        rationale: 'Nobody’s view is bent to make it easier to attack. Hector is in favor of the measure.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'That takes somebody who’s ruled out of a group for not fitting a claim. Nobody is ruled out of anything.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Being able to pay the rent isn’t assumed from the start. It’s taken from a word in the measure.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'In the measure the word is a price limit, the same for everybody. Hector reads it as “within our means,” but the limit doesn’t look at what a dishwasher earns.',
      },
    ],
  },
  {
    id: 'ambiguity-aid-form',
    slot: 'q17',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Anyone else stuck on the aid form? You’re independent at 24, my counselor says, or if you’re married, a parent or a veteran. I’m 20 and pay my own rent. That makes me independent, so I’m leaving my parents’ income off. Grace',
    decidingWords: ['That makes me independent'],
    breaksAt: 'That makes me independent, so I’m leaving my parents’ income off.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Grace doesn’t call anything right because it’s natural. She goes by who pays her rent.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Grace never mentions where the form’s rule comes from or who thought it up.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'The form has its own list for “independent,” and paying rent isn’t on it. Grace answers in the everyday sense, but that isn’t what the form is asking.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Her reason is something other than her conclusion: she pays the rent. It just goes with another meaning of the word.',
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
    difficulty: 'medium',
    scenario:
      '“So what did the doctor say about the foot?” asked Geoff.\n“It’s a stress fracture, thin as a hair on the scan,” said Cynthia. “She wants six weeks of rest so the bone can knit, and I’m going to do it, because I’d rather lose six weeks than the whole year.”\n“I’m glad you’re taking it seriously this time.”\n“I am. On my training plan, Mondays are for rest, and rest is four easy miles. So that’s what I’ll do every day for the six weeks, nothing more. It’ll be hard to skip the long runs, but if I’m patient I can still make the marathon in October.”',
    decidingWords: ['She wants six weeks of rest so the bone can knit'],
    breaksAt: 'So that’s what I’ll do every day for the six weeks, nothing more.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          'That takes a claim about all runners and one who’s thrown out for not fitting it. There’s neither here.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On her plan, rest is an easy run. The doctor means staying off the foot so that a bone can knit. Cynthia keeps the word and swaps in her plan’s meaning.',
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
      'Close families are happier families, as a whole shelf of research will tell you, and that’s why we built Pine Cove the way we did, with eight cabins around one deck. At just 30 feet apart, you and your in-laws will be closer than you’ve ever been, and happier for it. Cabins from $190 a night.',
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
          'A close family is one in which people are fond of each other. The ad turns that into feet between cabins, but neighbors 30 feet apart can be strangers.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'A cabin at Pine Cove may sound woodsy, but the ad’s reason is the distance, not the woods.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Nothing is judged by where it came from, neither the cabins nor the research.',
      },
    ],
  },
  {
    id: 'ambiguity-flexible-schedule',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Brenda took the front-desk job at the clinic because the ad said “flexible schedule,” and her daughter got out of kindergarten at 2:30. On the first day the manager, Carmen, told her how it worked. “Everybody here is flexible,” she said. “When somebody’s out, we trade shifts around, sometimes the same morning, so the desk is always covered.” Brenda was glad to hear it. With a flexible schedule, she could work from eight to two every day. That evening she told the sitter they wouldn’t need her anymore.',
    decidingWords: ['When somebody’s out, we trade shifts around'],
    breaksAt: 'With a flexible schedule, she could work from eight to two every day.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'Brenda doesn’t argue in a circle. She moves from one meaning of a word to another.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To Carmen, “flexible” means that the staff bends when somebody’s out. Brenda takes it to mean that the schedule bends for her, and lets the sitter go.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody is asked a question that takes something for granted.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The ad can fairly be read her way. On the first day, though, she’s told what the word means at the clinic.',
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
      'Brenda took the front-desk job at the clinic because the ad said “flexible schedule,” and her daughter got out of kindergarten at 2:30. On the first day the manager, Carmen, told her how it worked. “Everybody here is flexible,” she said. “You pick your own hours and put them on the calendar, and they have to add up to thirty a week.” Brenda was glad to hear it. With a flexible schedule, she could work from eight to two every day. That evening she told the sitter they wouldn’t need her anymore.',
    decidingWords: ['You pick your own hours and put them on the calendar'],
    options: [
      {
        label: 'ambiguity',
        rationale: '“Flexible” can mean two things, and Carmen says which one she means. Brenda keeps to that one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'At this clinic people pick their own hours, and eight to two, five days a week, makes thirty. Leaving in time for kindergarten pickup fits what Carmen told her.',
      },
      {
        label: 'begging-the-question',
        rationale: 'Brenda doesn’t assume what she concludes. She gets it from the clinic’s rule.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody in the story asks anyone a question.',
      },
    ],
  },
  {
    id: 'ambiguity-the-pole',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Sandy: Backed into a pole at the grocery store and the body shop says $2,100. Don’t worry, we’ve got comprehensive\nRufus: That’s the part for hail, theft and deer, right?\nSandy: We’ve been paying for it since we bought the car. If it’s comprehensive, it covers everything, poles included\nSandy: I told them to start on Monday',
    decidingWords: ['That’s the part for hail, theft and deer'],
    breaksAt: 'If it’s comprehensive, it covers everything, poles included',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'There’s no claim about a group for anyone to protect, just one policy and one pole.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On a car policy, “comprehensive” is the name of one part, and Rufus says what it’s for. Sandy falls back on the everyday sense, but backing into a pole isn’t hail, theft or deer.',
      },
      {
        label: 'special-pleading',
        rationale: 'Sandy thinks the pole is covered like everything else. Nobody asks for a rule to be set aside.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Counting on insurance is fine when you go by what it’s for. Hail, theft and deer were mentioned, and poles weren’t.',
      },
    ],
  },
  {
    id: 'ambiguity-the-pole-sound',
    twinOf: 'ambiguity-the-pole',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Sandy: Got caught in the hail at the grocery store and the body shop wants $2,100. Don’t worry, we’ve got comprehensive\nRufus: That’s the part for hail, theft and deer, right?\nSandy: Right, and we’ve been paying for it since we bought the car. It covers all of this but the $500 deductible\nSandy: I told them to start on Monday',
    decidingWords: ['That’s the part for hail, theft and deer'],
    options: [
      {
        label: 'ambiguity',
        rationale: 'Sandy uses “comprehensive” the way Rufus does, as the name of the part for hail, theft and deer.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Hail is one of the things that part is for, they’ve paid for it all along, and Sandy has allowed for the $500 they have to pay themselves.',
      },
      {
        label: 'special-pleading',
        rationale: 'They’ll pay the deductible like every other customer, so no exception is asked for.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody protects a rule by saying that some damage isn’t “real” damage.',
      },
    ],
  },
  {
    id: 'ambiguity-size-of-a-grape',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“Tell me exactly what the surgeon said, Mom.”\n“She was very clear,” said Marsha. “There’s a tumor about as big as a grape behind my eye, and it’s benign, which means it’s not cancer and won’t spread.”\n“Thank God. And the double vision?”\n“She thinks it’s pressing on the nerve, and she’d like to take it out in March, with two nights in the hospital and no driving for a month.”\n“Okay. I’ll come down and drive you around.”\n“You don’t have to, Eugene. You can look it up in any dictionary: something benign does no harm, so this thing isn’t what’s wrong with my eye. I’m going to Florida in March, same as every year.”',
    decidingWords: ['it’s not cancer and won’t spread', 'something benign does no harm'],
    breaksAt:
      'You can look it up in any dictionary: something benign does no harm, so this thing isn’t what’s wrong with my eye.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Marsha doesn’t say a tumor is fine because the body made it.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'She turns down the surgery, but not because of who suggested it or where the idea came from.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'The surgeon’s “benign” means that it isn’t cancer. Marsha swaps in the dictionary’s “does no harm,” but a growth the size of a grape can press on a nerve all the same.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Turning down surgery is up to her, but her only reason for thinking the tumor can’t hurt her eye is a word.',
      },
    ],
  },
  {
    id: 'ambiguity-food-bank-line',
    mirrorOf: 'ambiguity-affordable-unit',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Trudy: Measure 4 is 30 apartments for low-income families at $1,900 a month??\nReggie: The county says low-income is under $71,000\nTrudy: Low-income families are in line at the food bank every week. Those places will sit empty, I’m voting no',
    decidingWords: ['The county says low-income is under $71,000'],
    breaksAt: 'Trudy: Low-income families are in line at the food bank every week.',
    options: [
      {
        label: 'begging-the-question',
        rationale:
          'Empty apartments aren’t taken for granted at the start. She gets there by way of a phrase that has two meanings.',
      },
      {
        label: 'straw-man',
        rationale:
          'What the measure says is repeated correctly: 30 apartments, low-income families, $1,900. The slip comes after that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'For families in line at the food bank, $1,900 may well be out of reach. But the county’s limit of $71,000 takes in others, too.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'For the county, “low-income” goes up to $71,000. Trudy hears the everyday sense, people who can hardly buy food, and decides from that who could pay.',
      },
    ],
  },
  {
    id: 'ambiguity-just-a-theory',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Update on my migraines: The neurologist showed me a diagram. The leading theory, she said, is that they start in the nerves around the blood vessels, which is what the new shot works on. I was already in the car when I remembered that a theory is only somebody’s hunch. Am I supposed to put a needle in my leg every month on a hunch? I called and canceled the prescription. – Elijah',
    decidingWords: ['The leading theory', 'a theory is only somebody’s hunch'],
    breaksAt: 'I was already in the car when I remembered that a theory is only somebody’s hunch.',
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To the doctor, a theory is an explanation that evidence supports. Elijah lets the word slide to its everyday sense, a hunch, and turns down the medicine.',
      },
      {
        label: 'no-flaw',
        rationale: 'He may have good reasons to skip the shot, but the word “theory” isn’t one of them.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told they don’t belong to a group. A word gets another meaning, and that’s all.',
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
        rationale: 'The law may be on his side, but Marlon asked about something else.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'Having “a right” to do something means the law allows it. Being “right” means it was a good thing to do. Keith steps from one to the other as if they meant the same thing.',
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
    difficulty: 'hard',
    scenario:
      'Hi Megan and Sofia, I understand that Lucas has his own place and that to you he’s just a guest. Section 2 of the lease says “occupant” means anyone who sleeps in the unit more than 14 nights in a calendar month, and that each occupant pays a share of the water. By your own messages, he was there 20 nights in April and 22 in May. That makes him an occupant for both months, and I’ve split the bill three ways. If I’ve miscounted, please send me your dates.',
    decidingWords: [
      '“occupant” means anyone who sleeps in the unit more than 14 nights',
      '20 nights in April and 22 in May',
    ],
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nothing is asked that takes something for granted. The letter invites a correction.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Guest” and “occupant” can blur in everyday speech. Here one definition is written down and used the same way throughout.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The lease fixes what the word means, the count meets it, and the word keeps that meaning to the end. Calling him a guest doesn’t change the count.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The letter doesn’t assume what it concludes. It gets there from the lease and a count of nights.',
      },
    ],
  },
]
