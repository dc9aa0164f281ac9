import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'survivorship-bias',
  aliases: ['Survivor Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['success stories', 'missing cases', 'failures', 'dropouts', 'winners', 'selection', 'what is left'],
  link: 'https://en.wikipedia.org/wiki/Survivorship_bias',
  definition:
    'Drawing a lesson from the cases that made it through, and forgetting those that failed and dropped out of sight. What remains looks like the whole picture, but it isn’t.',
  gloss: 'Looks at winners, forgets the failures.',
  neighbors: [
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Are the failures out of sight, or is one case judged by how much it looks like the typical one?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Are the failures out of sight, or is the overall number in plain sight but not used?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does the lesson come only from the cases that made it, or does the past look easy to predict?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Did the other cases drop out of sight altogether, or are they just harder to remember?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A running club in Addis Ababa has its teenagers run ten miles a day, and parents ask if that’s too much. “I talked to the nine runners who’ve been with us for three years,” says Selam, the coach. “Not one has had a bad injury. So the training is safe for young legs.” Sixty had started, and no one wrote down why the others left.',
    failingStep: 'So the training is safe for young legs.',
    why: 'Runners who got hurt most likely quit, so asking those who stayed can hardly turn up an injury. To know whether the training is safe, she has to find out what became of the fifty-one who are gone and count injuries among all sixty.',
  },
  soundWhen:
    'Looking at those who made it is fine when the question is about them, or when the dropouts are counted, too. A school may ask its graduates what jobs they have, as long as it doesn’t speak for everyone who enrolled.',
  reply:
    'When you hear a success story, ask how many started and where the rest are. Track down the missing ones, or say plainly that your lesson covers only those who are left.',
  evidence:
    'Mangel & Samaniego (1984), “Abraham Wald’s Work on Aircraft Survivability,” Journal of the American Statistical Association 79, on Wald’s World War II study of damaged planes; Brown, Goetzmann, Ibbotson & Ross (1992), “Survivorship Bias in Performance Studies,” Review of Financial Studies 5. The idea began as a problem with samples, not as a laboratory finding about the mind.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'survivorship-bias-sleep-app',
    slot: 'bias10',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Hi all, here’s the short version for the grant report. In January we signed up 1,150 first-year students for the sleep app, and every Sunday we asked all of them to fill in the survey. By May, 96 were still answering. Of those, 88 say they sleep better than they did in January, with an average gain of 41 minutes a night, so it’s more than I’d hoped for, and almost nobody minds the reminders. So the app works for students, which nobody on the committee believed a year ago, and I’d like “nine in ten sleep better” as our headline, in the biggest letters that the form allows. The charts are attached, and if you want changes, please send them before Thursday noon, when the form locks itself. Kristen',
    decidingWords: ['By May, 96 were still answering'],
    breaksAt:
      'So the app works for students, which nobody on the committee believed a year ago, and I’d like “nine in ten sleep better” as our headline, in the biggest letters that the form allows.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'Kristen doesn’t overrate what she can do. She reports the answers she got, down to the minute.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'No known rate is being ignored for a vivid detail. The trouble is whose answers she’s averaging.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'More than a thousand students quit answering, and people drop an app that isn’t helping. Nine in ten of the ones who stayed isn’t nine in ten students.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Hoping that things will go well concerns the future. This is a claim about what already happened.',
      },
    ],
  },
  {
    id: 'survivorship-bias-exit-forms',
    slot: 'bias10',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'This year 31 people quit your warehouse, and your boss wants that stopped. So you asked the crew what would make the job better, and 19 of the 22 put their sticker on a real break room and took a group selfie in front of the poster. In your drawer are the forms that the other 31 filled out on their last day, most of which say, “Never knew my hours till the night before.” There’s money for one thing.\n\nWhat do you propose?',
    decidingWords: ['most of which say, “Never knew my hours till the night before.”'],
    options: [
      {
        text: 'Propose posting everyone’s hours two weeks ahead.',
        right: true,
        tag: 'compare',
        rationale:
          'The boss wants to know why people go, and the only ones who can say are those who went. Their forms agree.',
      },
      {
        text: 'Propose the break room that the crew voted for.',
        tag: 'go ahead',
        rationale: 'It’s the friendly thing to do for 19 people you see every day. They’re the ones who stayed.',
      },
      {
        text: 'Propose a bonus for everyone still there in June.',
        tag: 'wait',
        rationale: 'That pays people to put up with what made the others leave.',
      },
      {
        text: 'Propose asking the crew again with a longer list.',
        tag: 'ask',
        rationale: 'A second survey hears from the same 22, and again from nobody who quit.',
      },
    ],
    flip: {
      fact: 'Most of the forms in the drawer say, “Nowhere to sit down, ever.”',
      makesRight: 'Propose the break room that the crew voted for.',
    },
  },
  {
    id: 'survivorship-bias-moving-in',
    slot: 'bias10',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Tom’s lease is up on Saturday, and he’d like to move in with you. It’s been four good months, you honestly don’t know yet, and his landlord would let him go month to month for the same rent. When you ask around at his sister’s barbecue, Molly says, “We moved in after two months, and look at us,” and four other couples laugh and say the same. Tom squeezes your hand.\n\nWhat do you tell him?',
    decidingWords: ['We moved in after two months, and look at us', 'month to month for the same rent'],
    options: [
      {
        text: 'Tell Tom to bring his boxes over on Saturday.',
        tag: 'go ahead',
        rationale:
          'Five happy couples make it feel safe. Couples it ended badly for don’t come to the barbecue together.',
      },
      {
        text: 'Tell Tom to bring half of his things for now.',
        tag: 'split',
        rationale: 'Half of his things is still living together, on the word of five couples who lasted.',
      },
      {
        text: 'Tell Tom you’d like to decide in the spring.',
        right: true,
        tag: 'wait',
        rationale:
          'You don’t know yet, waiting costs him nothing, and the five couples say little about how it usually goes.',
      },
      {
        text: 'Tell Tom you’ll always want a place of your own.',
        tag: 'decline',
        rationale: 'Nothing has turned you against it. You’re undecided, and this would be a made-up answer.',
      },
    ],
    flip: {
      fact: 'You’ve known for weeks that you want to live with him.',
      makesRight: 'Tell Tom to bring his boxes over on Saturday.',
    },
  },
  {
    id: 'survivorship-bias-debt-program',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Jake: Is that debt program worth $300?\nEbony: I went to their reunion and asked everyone who was there. 14 people, and all 14 are debt-free!\nJake: 14 out of 14. Then it works, I’m signing up',
    decidingWords: ['I went to their reunion and asked everyone who was there'],
    breaksAt: 'Then it works, I’m signing up',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'The people at a reunion are the ones it worked for. Those who quit or went broke didn’t come, and nobody counted them.',
      },
      {
        label: 'social-proof',
        rationale: 'Jake isn’t copying a crowd. He takes what it says as a measurement of the program.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody’s title or fame comes into it, only what people at a party reported.',
      },
      {
        label: 'no-flaw',
        rationale: 'Fourteen for fourteen would be worth something if they were everyone who’d started.',
      },
    ],
  },
  {
    id: 'survivorship-bias-debt-program-sound',
    twinOf: 'survivorship-bias-debt-program',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Jake: Is that debt program worth $300?\nEbony: I got the 2024 sign-up list and asked everyone who was on it, quitters too. 14 people, and 12 are debt-free!\nJake: 12 out of 14. Then it works for most, I’m signing up',
    decidingWords: ['everyone who was on it, quitters too'],
    options: [
      {
        label: 'authority-bias',
        rationale: 'There’s no expert in this chat, just a list and the people on it.',
      },
      {
        label: 'social-proof',
        rationale: 'He isn’t going along with a crowd. He’s counting how it turned out for them.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'That would take leaving out those who quit. Ebony called them, too.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Everybody who began that year is counted, dropouts included. Twelve of fourteen is a fair reason, and he says “for most.”',
      },
    ],
  },
  {
    id: 'survivorship-bias-helmet-headline',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Ten minutes to the evening news. Since motorcyclists have had to wear helmets, the emergency room has gone from 40 head injuries a year to 64. “So helmets hurt people,” says your producer, and he’s already typing. The emergency room counts whoever comes in alive. On your desk is the coroner’s list, too: riders killed on the road went from 51 to 22. Just as many people ride as before.\n\nWhich headline do you give him?',
    decidingWords: ['The emergency room counts whoever comes in alive', 'riders killed on the road went from 51 to 22'],
    options: [
      {
        text: 'Give him “Helmet Law Makes Riding More Deadly.”',
        tag: 'split',
        rationale: 'Twenty-nine fewer funerals is less deadly, even with more injuries to treat.',
      },
      {
        text: 'Give him “Head Injuries Climb After Helmet Law.”',
        tag: 'go ahead',
        rationale:
          'It’s the number everybody’s talking about, and it’s correct. It hides that the extra patients used to die at the scene.',
      },
      {
        text: 'Give him another story until the hospital calls back.',
        tag: 'wait',
        rationale: 'You have both lists, and they settle it. There’s nothing to wait for.',
      },
      {
        text: 'Give him “More Riders Live to Reach the Hospital.”',
        right: true,
        tag: 'compare',
        rationale:
          'Riders who used to be on the coroner’s list are now in the emergency room. That’s what the two numbers say together.',
      },
    ],
    flip: {
      fact: 'Riders killed on the road went from 51 to 52.',
      makesRight: 'Give him “Head Injuries Climb After Helmet Law.”',
    },
  },
  {
    id: 'survivorship-bias-helmet-headline-sound',
    twinOf: 'survivorship-bias-helmet-headline',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Ten minutes to the evening news. Since motorcyclists have had to wear helmets, the emergency room has gone from 40 head injuries a year to 64. “So helmets hurt people,” says your producer, and he’s already typing. The emergency room counts whoever comes in alive. On your desk is the coroner’s list, too: riders killed on the road went from 51 to 52. Just as many people ride as before.\n\nWhich headline do you give him?',
    decidingWords: ['riders killed on the road went from 51 to 52'],
    options: [
      {
        text: 'Give him “Helmet Law Makes Riding More Deadly.”',
        tag: 'split',
        rationale: 'As many riders die as before. What went up is injuries.',
      },
      {
        text: 'Give him “Head Injuries Climb After Helmet Law.”',
        right: true,
        tag: 'go ahead',
        rationale:
          'As many ride and as many die, so the extra injuries aren’t riders who would’ve been killed. The headline says what rose, and no more.',
      },
      {
        text: 'Give him another story until the hospital calls back.',
        tag: 'wait',
        rationale: 'Both lists are on your desk, and a call won’t change them.',
      },
      {
        text: 'Give him “More Riders Live to Reach the Hospital.”',
        tag: 'compare',
        rationale: 'It’s the cheerful way to read more patients. With 52 deaths instead of 51, nobody extra was saved.',
      },
    ],
    flip: {
      fact: 'Riders killed on the road went from 51 to 22.',
      makesRight: 'Give him “More Riders Live to Reach the Hospital.”',
    },
  },
  {
    id: 'survivorship-bias-ap-chem',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Half of AP Chem dropped it before Halloween. Mr. Harold put up the grades today. All eleven of us who are left had a B or better. So it isn’t nearly as hard as people say, and I’m telling my brother to take it next year.',
    decidingWords: ['All eleven of us who are left'],
    breaksAt: 'So it isn’t nearly as hard as people say, and I’m telling my brother to take it next year.',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'The ones who found it too hard are gone, and their grades with them. Eleven good students who stayed don’t show that the class is easy.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody’s being matched to a picture of a typical chemistry student.',
      },
      {
        label: 'recency-bias',
        rationale: 'Today’s grades are new, and they aren’t given extra weight for that.',
      },
      {
        label: 'no-flaw',
        rationale: 'The grades are real. They belong to those who could do it, which is why they’re still there.',
      },
    ],
  },
  {
    id: 'survivorship-bias-dropout-podcast',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'I’ve listened to all 80 episodes of that founders podcast on my way to class, and I swear it’s every one of them: they quit school at nineteen, slept on a couch, and now they’ve got an airplane. The host only has people on who’ve sold a company, so they ought to know. Quitting is what works. I filled out the withdrawal form at lunch, and I’m telling Mom tonight.',
    decidingWords: ['The host only has people on who’ve sold a company'],
    breaksAt: 'Quitting is what works.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Some people do well without a degree. This podcast can’t tell anyone how many.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Everyone on the show made it; that’s how guests are picked. All those who quit school and sold nothing are never on, so eighty of eighty shows nothing.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'The founders’ success isn’t put down to what they’re like. It’s put down to quitting.',
      },
      {
        label: 'halo-effect',
        rationale: 'One fine trait doesn’t light up another. Those who failed are simply missing.',
      },
    ],
  },
  {
    id: 'survivorship-bias-ninety-club',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Editor, I laugh when my doctor starts in on my cigars. Every second Sunday I have breakfast with the over-ninety table at the senior center, 14 of us now and sharp as tacks, and last week I asked for a show of hands from everyone who’d smoked for at least 30 years. It was eleven of us! If tobacco did what they say, we wouldn’t be sitting here. So much for the experts, and I’ll have a light. Walter Wade, 93',
    decidingWords: ['the over-ninety table'],
    breaksAt: 'If tobacco did what they say, we wouldn’t be sitting here.',
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'He isn’t guessing from what comes to mind; he took a count. He took it among the ones who were left.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'He doesn’t claim that he saw it coming.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Smokers who died at sixty or seventy aren’t at the table to raise a hand. A breakfast for people over ninety can’t show what smoking does to the rest.',
      },
      {
        label: 'no-flaw',
        rationale: 'The fourteen are alive and well, and that’s wonderful. It doesn’t make tobacco harmless.',
      },
    ],
  },
  {
    id: 'survivorship-bias-everyone-who-started',
    kind: 'sound',
    genre: 'review',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Is the night welding program worth it? I didn’t want to go by the smiling faces in the brochure, so I called the office and asked for everyone who’d started in the last three years, which was 140 people. Of those, 31 quit, and the office gave me that number without being pushed. Of the 109 who finished, 98 have welding jobs. That means that of all who began, seven in ten ended up where I want to be, and I’m in for January.',
    decidingWords: ['asked for everyone who’d started in the last three years'],
    options: [
      {
        label: 'halo-effect',
        rationale: 'The smiling faces in the brochure are just what she doesn’t go by.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She asks for everyone who began, counts those who quit, and decides on seven in ten. Nobody has been left out of the count.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'The brochure would have led straight into it. Asking for the ones who aren’t in the picture is how to stay out.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s success or failure is explained by what kind of person it is.',
      },
    ],
  },
  {
    id: 'survivorship-bias-coding-course',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'The coding course costs $11,000, and the discount ends at midnight. The page shows 44 graduates, each of them in a job at a company you know. When you asked how many people had started, Rico, the adviser, wrote back, “Everyone who believes in themselves gets there!”\n\nWhat do you do?',
    decidingWords: ['The page shows 44 graduates', 'When you asked how many people had started'],
    options: [
      {
        text: 'Write to three of the graduates, and go by their word.',
        tag: 'compare',
        rationale: 'They’ll be happy; that’s why they’re on the page. The ones to hear from aren’t shown.',
      },
      {
        text: 'Ask again for how many started, and let midnight pass.',
        right: true,
        tag: 'ask',
        rationale:
          'That number is the one that matters, and he hasn’t given it. A good course will still be good tomorrow.',
      },
      {
        text: 'Sign up for half the course to try it out.',
        tag: 'split',
        rationale: 'It feels like less of a risk, and it’s still thousands of dollars on a picture of winners.',
      },
      {
        text: 'Sign up tonight, while the discount still lasts.',
        tag: 'go ahead',
        rationale:
          'Forty-four happy faces and a clock pull hard. You can’t tell if they’re forty-four of fifty or of two thousand.',
      },
    ],
    flip: {
      fact: 'The page says that fifty started and forty-four have jobs, and the state’s audit confirms it.',
      makesRight: 'Sign up tonight, while the discount still lasts.',
    },
  },
]
