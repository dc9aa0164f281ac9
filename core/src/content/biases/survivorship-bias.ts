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
    genre: 'ad',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Does our sleep app work? We asked the people who know.\nIn January we signed up 1,150 college freshmen, and every Sunday we sent all of them a survey about their nights. By May, 96 were still answering. Of those, 88 say they sleep better than in January, by an average of 41 minutes a night, and almost nobody minds the reminders. Nine in ten students sleep better with the app, so it’s the best $30 you’ll spend on your kid this fall.\nWhat you get: a wind-down timer, a soft alarm, bedtime stories read aloud, and a weekly report that only your student sees. Cancel in the first two weeks and you pay nothing. Schools with 500 students or more, contact us for pricing.',
    decidingWords: ['By May, 96 were still answering.'],
    breaksAt:
      'Nine in ten students sleep better with the app, so it’s the best $30 you’ll spend on your kid this fall.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          'Nothing here overrates anyone’s own judgment. The ad gives the answers that came in, down to the minute.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'No known rate is ignored for the sake of a vivid detail. The trouble is whose answers are being counted.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'More than a thousand students stopped answering, and those it didn’t help had the least reason to go on. Nine in ten of those who stayed isn’t nine in ten students.',
      },
      {
        label: 'optimism-bias',
        rationale: 'That’s about expecting too much of the future. This is a claim about what already happened.',
      },
    ],
  },
  {
    id: 'survivorship-bias-last-day-forms',
    slot: 'bias10',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'People keep quitting your warehouse, 31 this year, and your boss wants it stopped. You get to change one thing. On the poster where the crew could vote with stickers, 19 of the 22 were for getting the schedule two weeks ahead, two for more parking, and one for a bonus. On their last day, people fill out a form, which goes into your bottom drawer, and most of this year’s say something like, “There’s nowhere to sit down, ever.” The crew has sent you a selfie in front of the poster, thumbs up.\n\nWhat do you propose?',
    decidingWords: ['There’s nowhere to sit down, ever'],
    options: [
      {
        text: 'Propose a schedule posted two weeks ahead.',
        tag: 'go ahead',
        rationale: 'It has 19 stickers and a selfie, but they’re from the people who put up with things as they are.',
      },
      {
        text: 'Propose a real break room with couches.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Those who quit know why, and most of them wrote the same thing. The stickers are from people who stayed.',
      },
      {
        text: 'Propose a bonus for staying until June.',
        tag: 'go ahead',
        rationale:
          'Money holds some people for a while. Only one sticker asks for it, and most of the forms ask for somewhere to sit.',
      },
      {
        text: 'Propose a bigger parking lot out front.',
        tag: 'go ahead',
        rationale: 'Two stickers ask for it, but they’re from people who stayed, not from those who quit.',
      },
    ],
    flip: {
      fact: 'Most of this year’s forms say, “Never knew my hours till the night before.”',
      makesRight: 'Propose a schedule posted two weeks ahead.',
    },
  },
  {
    id: 'survivorship-bias-wall-of-pros',
    slot: 'bias10',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your daughter, 14, lives for tennis. Boarding schools at Ames, Baseline, Crestview and Harlan all want her, and each one would take her whole college fund. Their league keeps track of everyone who enrolls at her age. At Crestview, the best of the four, one in three goes on to a college team or the pros; at Baseline it’s one in ten. Twelve pros smile down from Baseline’s wall, though, all former students, and one of them hit balls with her for an hour. “That could be me,” she says. The schools need your answer tonight.\n\nWhere do you send her?',
    decidingWords: ['Their league keeps track of everyone who enrolls at her age', 'at Baseline it’s one in ten'],
    options: [
      {
        text: 'Send her to the school at Baseline.',
        tag: 'go ahead',
        rationale:
          'Twelve pros on a wall are hard to forget. Nine out of ten who start there make neither a college team nor the pros, and their pictures aren’t up.',
      },
      {
        text: 'Send her to the school at Harlan.',
        tag: 'go ahead',
        rationale: 'It costs as much as Crestview, and fewer of its students make it that far.',
      },
      {
        text: 'Send her to the school at Ames.',
        tag: 'go ahead',
        rationale: 'It wants her, and that’s all you know in its favor. The league has Crestview ahead.',
      },
      {
        text: 'Send her to the school at Crestview.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The league counts all who start, not just those who made it. By that count Crestview’s students do best.',
      },
    ],
    flip: {
      fact: 'At Baseline one in three goes on to a college team, and at Crestview it’s one in ten.',
      makesRight: 'Send her to the school at Baseline.',
    },
  },
  {
    id: 'survivorship-bias-debt-program',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Jake: Is that debt program worth $300?\nEbony: I was at their reunion and asked everybody in the room. 60 people, and every single one is debt-free!\nJake: 60 for 60. Then it works, I’m signing up',
    decidingWords: ['I was at their reunion and asked everybody in the room'],
    breaksAt: 'Then it works, I’m signing up',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'The people who show up at a reunion are mostly those it worked for. Whoever quit or went broke had little reason to come.',
      },
      {
        label: 'social-proof',
        rationale: 'Jake isn’t copying a crowd. He takes the sixty as a measurement of the program.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody’s title or fame comes into it, only what people at a reunion told her.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Sixty for sixty is worth a lot when it’s everyone who started. But here it’s only the people who came to a reunion.',
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
      'Jake: Is that debt program worth $300?\nEbony: I asked the county about everybody who signed up in 2023, quitters too. 60 people, and 51 are debt-free!\nJake: 51 out of 60? Then it works for most people, I’m signing up',
    decidingWords: ['everybody who signed up in 2023, quitters too'],
    options: [
      {
        label: 'authority-bias',
        rationale: 'The county is official, but he doesn’t go by its opinion. He goes by what it counted.',
      },
      {
        label: 'social-proof',
        rationale: 'He isn’t going along with a crowd. He goes by how it turned out for everybody who started.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'Success stories can be all that’s left to see. Here the quitters are counted, too.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Everybody who began that year is counted, dropouts included. With 51 of 60, “for most” is fair.',
      },
    ],
  },
  {
    id: 'survivorship-bias-neck-brace',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The news starts in ten minutes, and there’s time for one rider’s clip. In the year since helmets became mandatory, the emergency room has treated 61 motorcyclists who came through a head injury alive, up from 38. The coroner, who counts riders killed by head injuries, had 51 the year before and 24 since. As many people ride as ever. Brody, who’s in a neck brace, says, “More of us get head injuries now!” Lyla says the extra patients would’ve been killed without helmets, Vern says more riders are dying of head injuries, and Chip says nothing’s changed.\n\nWhose clip do you run?',
    decidingWords: ['had 51 the year before and 24 since'],
    options: [
      {
        text: 'Run Vern’s clip at six tonight.',
        tag: 'go ahead',
        rationale: 'More head injuries in the emergency room sound deadly, but deaths went from 51 to 24.',
      },
      {
        text: 'Run Lyla’s clip at six tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Deaths fell by 27 while the emergency room got 23 more patients, with as many people riding as ever. Hers is the only clip that fits both numbers.',
      },
      {
        text: 'Run Brody’s clip at six tonight.',
        tag: 'go ahead',
        rationale:
          'The emergency room’s number is up, and he’s in a brace. Count the dead, too, and it’s 85 head injuries now and 89 before.',
      },
      {
        text: 'Run Chip’s clip at six tonight.',
        tag: 'go ahead',
        rationale: 'Both numbers changed a great deal, and as many people ride as before.',
      },
    ],
    flip: {
      fact: 'The coroner has had 51 since the law.',
      makesRight: 'Run Brody’s clip at six tonight.',
    },
  },
  {
    id: 'survivorship-bias-neck-brace-sound',
    twinOf: 'survivorship-bias-neck-brace',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The news starts in ten minutes, and there’s time for one rider’s clip. In the year since helmets became mandatory, the emergency room has treated 61 motorcyclists who came through a head injury alive, up from 38. The coroner, who counts riders killed by head injuries, had 51 the year before and 51 since. As many people ride as ever. Brody, who’s in a neck brace, says, “More of us get head injuries now!” Lyla says the extra patients would’ve been killed without helmets, Vern says more riders are dying of head injuries, and Chip says nothing’s changed.\n\nWhose clip do you run?',
    decidingWords: ['had 51 the year before and 51 since'],
    options: [
      {
        text: 'Run Vern’s clip at six tonight.',
        tag: 'go ahead',
        rationale: 'The coroner had 51 both years, so no more riders are dying of head injuries than before.',
      },
      {
        text: 'Run Lyla’s clip at six tonight.',
        tag: 'go ahead',
        rationale:
          'It’s the hopeful way to read 61 patients. Just as many riders die as before, so nothing shows that anyone was saved.',
      },
      {
        text: 'Run Brody’s clip at six tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Just as many people ride and just as many die, but the emergency room has had 23 more patients. If they were riders who’d have been killed before, deaths would be down.',
      },
      {
        text: 'Run Chip’s clip at six tonight.',
        tag: 'go ahead',
        rationale: 'He’s right about the deaths, but the emergency room’s patients went from 38 to 61.',
      },
    ],
    flip: {
      fact: 'The coroner has had 24 since the law.',
      makesRight: 'Run Lyla’s clip at six tonight.',
    },
  },
  {
    id: 'survivorship-bias-ap-chem',
    kind: 'spot',
    genre: 'review',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Comment: You people scared me for nothing. Half of us dropped AP Chem before Halloween. Today final grades came out, and all eleven of us who are left have a B or better. So it’s nowhere near as hard as people say, and I’m telling my brother to take it. He needs the GPA for his scholarship.',
    decidingWords: ['all eleven of us who are left'],
    breaksAt: 'So it’s nowhere near as hard as people say, and I’m telling my brother to take it.',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Half of them dropped it, and the grades leave them out. The eleven who stayed can’t show that the class is easy.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Nobody’s being matched to a picture of a typical chemistry student.',
      },
      {
        label: 'recency-bias',
        rationale: 'The grades are new, but they aren’t given extra weight for that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The grades are good, but they only show how it went for those who stayed. The half that dropped it isn’t in them.',
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
      'I’ve listened to every episode of that podcast where they talk to people who’ve sold a company, eighty so far, and I swear it’s the same story each time. They quit school at nineteen and slept on a couch, and now they’ve got an airplane. Quitting is what works. I turned in the withdrawal form at lunch, which means the scholarship is gone, and I’m telling Mom tonight.',
    decidingWords: ['they talk to people who’ve sold a company'],
    breaksAt: 'Quitting is what works.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Some people do well without a degree, but a podcast of winners doesn’t show how many.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Only people who made it get on the show. Those who quit school and sold nothing aren’t heard from, however many there are.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Their success isn’t put down to what they’re like. It’s put down to quitting.',
      },
      {
        label: 'halo-effect',
        rationale: 'It isn’t one fine trait that makes all the rest look good. Those who failed are simply missing.',
      },
    ],
  },
  {
    id: 'survivorship-bias-ninety-club',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Editor, I laugh when my doctor starts in on my cigars. Every other Sunday I have breakfast at the over-ninety table at the senior center. There are twelve of us, sharp as tacks, and last time I asked for a show of hands from everybody who’d smoked for 30 years or more. Nine hands! If tobacco did what they say, we wouldn’t be sitting here. My grandson wants to quit, poor kid, and I told him to save himself the trouble. Walter Wade, 93',
    decidingWords: ['the over-ninety table'],
    breaksAt: 'If tobacco did what they say, we wouldn’t be sitting here.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'He isn’t going by whatever comes to mind; he took a count. He took it among those who are left.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'He doesn’t claim that he saw anything coming.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Smokers who died at sixty or seventy aren’t at the table to raise a hand. A breakfast for people over ninety can’t show what tobacco did.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine longtime smokers have made it past ninety, and that’s wonderful. It doesn’t make tobacco harmless.',
      },
    ],
  },
  {
    id: 'survivorship-bias-everyone-who-started',
    kind: 'sound',
    genre: 'review',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Is the night welding program worth it? Five stars, and I haven’t even started. The smiles in the brochure got me in the door, and then I read the sheet the state makes them post. In the last three years, 140 people started, 31 of them quit, and 98 have welding jobs. That’s seven in ten of everybody who walked in. I’ve been washing cars for nine years. Put me down for January.',
    decidingWords: ['140 people started, 31 of them quit', 'seven in ten of everybody who walked in'],
    options: [
      {
        label: 'halo-effect',
        rationale: 'The smiles got the writer in the door, but they aren’t the reason for signing up.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Everybody who began is counted, those who quit included. Seven in ten is a fair reason to start.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'A brochure full of smiles shows only those who made it. The state’s sheet counts the others, and that’s what decides it.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s success or failure is chalked up to what kind of person they are.',
      },
    ],
  },
  {
    id: 'survivorship-bias-lost-drones',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Your drones fly blood samples from the islands to the hospital. Six a month don’t come back, and one more month like that costs you the contract. A drone can carry one metal brace. Most of those in the shop have cracked legs, some have chipped propellers, and three have a loose camera. Each of the lost ones sent the same last signal, a warning that its battery was loose. “It’s the legs,” says the mechanic, and he holds one up for you to see.\n\nWhere does the brace go?',
    decidingWords: ['Each of the lost ones sent the same last signal'],
    options: [
      {
        text: 'Put the metal brace on the camera.',
        tag: 'go ahead',
        rationale: 'A loose camera is worth fixing, but the three drones that have one came back.',
      },
      {
        text: 'Put the metal brace on the legs.',
        tag: 'go ahead',
        rationale:
          'Cracked legs are what you see in the shop. Those drones flew home with them, so the legs aren’t what loses a drone.',
      },
      {
        text: 'Put the metal brace on the battery.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You need to know what brings drones down, and the lost ones all sent the same warning. Those in the shop got home.',
      },
      {
        text: 'Put the metal brace on the propellers.',
        tag: 'go ahead',
        rationale: 'Chipped propellers sound dangerous, but the drones that have them are in the shop.',
      },
    ],
    flip: {
      fact: 'Each of the lost ones sent the same last signal, a warning that its leg was broken.',
      makesRight: 'Put the metal brace on the legs.',
    },
  },
]
