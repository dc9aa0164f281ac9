import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'middle-ground',
  aliases: ['Argument to Moderation', 'False Compromise'],
  category: 'informal',
  severity: 'low',
  keywords: ['compromise', 'halfway', 'both sides', 'in between', 'moderation', 'balance', 'splitting the difference'],
  link: 'https://yourlogicalfallacyis.com/middle-ground',
  definition:
    'Deciding that the answer halfway between two opposing views must be right, just because it lies between them. One of the two views may be entirely right, and then halfway is wrong.',
  gloss: 'The halfway point must be right.',
  neighbors: [
    {
      concept: 'black-or-white',
      tellApart: 'Is halfway between two views called right, or are we told that those two views are the only ones?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is the view accepted because it sits between two others, or because many people hold it?',
    },
    {
      concept: 'slippery-slope',
      tellApart:
        'Is the in-between answer trusted just for being in between, or feared as the first step to an extreme?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart:
        'Does each side get half the credit just for disagreeing, or is a claim thrown out because it was argued badly?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Are two views taken as they are and split down the middle, or is one of them twisted first?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Talia says her pay is two hundred dollars short. She has a sheet with her hours, signed each day by the shift supervisor. The payroll office says nothing’s missing. Mr. Quiroga, who runs the warehouse, looks at neither the sheet nor the payroll file. “She says two hundred, you say zero,” he tells the payroll clerk. “Then the truth must be about one hundred. Pay her that.”',
    failingStep: 'Then the truth must be about one hundred.',
    why: 'Talia worked those hours or she didn’t; a dispute doesn’t mean that she worked half of them. The step assumes that both sides are equally far off. The signed sheet can tell Mr. Quiroga who is right.',
  },
  soundWhen:
    'Meeting halfway is fine when the question is what to agree on, not what’s true. You want to leave at six and your friend at eight, so you leave at seven. It’s also fine to land in between because the evidence points there.',
  reply:
    '“I can see you want to be fair to both of us. Before we split it, could we look at the signed hours? One of us may simply be right.”',
  evidence:
    'Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth (as the “fallacy of the mean”); Pirie (2006), How to Win Every Argument, Continuum.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'middle-ground-lantern-walk',
    slot: 'fallacy24',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'From the village council: Our engineer has tested the footbridge and says it can hold twenty people at once. The organizers of the lantern walk, who haven’t tested it, say eighty. “Why are you all in such a rush?” asked the engineer, who jogs across the bridge himself every morning. There’s surely some truth on both sides, so we’ve set the limit at fifty.',
    decidingWords: ['There’s surely some truth on both sides, so we’ve set the limit at fifty'],
    options: [
      {
        label: 'loaded-question',
        rationale:
          'The engineer’s “Why are you all in such a rush?” does assume that they’re in one. But that’s a side remark, and the council doesn’t base the limit on it.',
      },
      {
        label: 'straw-man',
        rationale:
          'Twisting what the other side says is common in a quarrel like this. Here the council reports twenty and eighty just as they were stated.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'The council does mention that the engineer jogs across the bridge himself. But that’s about being in a rush, and nobody uses it to reject his twenty.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“There’s surely some truth on both sides, so we’ve set the limit at fifty.” One side tested the bridge and the other didn’t, and splitting the difference doesn’t make a bridge any stronger.',
      },
    ],
  },
  {
    id: 'middle-ground-missing-trout',
    slot: 'q24',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'From our anglers’ newsletter: What killed the trout in Stone Lake? One team of biologists blames a parasite for nearly all the deaths; another blames it for almost none. There are serious people on both sides, so it probably killed about half. Next month: Are the herons in trouble?',
    decidingWords: ['There are serious people on both sides, so it probably killed about half'],
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“There are serious people on both sides, so it probably killed about half.” At least one of the teams is far off, and neither of them found anything that points to half.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Nearly all and almost none may look like the only two answers. But the newsletter picks a third one, so it doesn’t treat those two as the only ones there are.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“Are the herons in trouble?” does look ahead to something worse. But it only announces next month’s story, and the estimate of half doesn’t depend on it.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“What killed the trout” assumes that something did. Everyone agrees on that, though, and the dispute is only about how many the parasite killed.',
      },
    ],
  },
  {
    id: 'middle-ground-two-complaints',
    slot: 'fallacy24',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Two coaches email Diego, the referee, after the game. “How could you call so many fouls?” asks one, and the other asks how he could miss so many. Since he was too strict for one and too lenient for the other, Diego thinks, his calls were about right.',
    decidingWords: ['too strict for one and too lenient for the other'],
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'That he was “too strict for one and too lenient for the other” is all the evidence Diego has. One of the coaches may simply be right about the game.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Too strict or too lenient sounds like a choice between two things. But Diego puts himself in between, so he doesn’t believe those two are all there is.',
      },
      {
        label: 'straw-man',
        rationale:
          'Diego sums up each email in a word or two, and that can distort what people said. Both of his summaries are fair, though.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“How could you call so many fouls?” takes it for granted that there were too many. That’s the coach’s question, however, and the mistake is in what Diego concludes.',
      },
    ],
  },
  {
    id: 'middle-ground-ride-app',
    slot: 'q24',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Cycling club newsletter: Some of you ask why the ride app is spying on us. One member, Hector, logged what it sends, and each night for a month his whole address book went out. The company denies it but hasn’t shown us any records. Let’s not panic, but let’s not close our eyes, either: it probably sends a few contacts, and we doubt that photos are next. Keep it or delete it as you like.',
    decidingWords: ['Let’s not panic, but let’s not close our eyes, either'],
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“Let’s not panic, but let’s not close our eyes, either” puts the truth between two claims, at “a few contacts.” But Hector logged his whole address book going out, and the company showed no records.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Asking “why the ride app is spying on us” takes the spying for granted. That’s how members put it, though, and the newsletter’s own answer is milder.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Going from contacts to photos could be the start of a slide. The newsletter mentions it only to say “we doubt that photos are next.”',
      },
      {
        label: 'black-or-white',
        rationale:
          '“Keep it or delete it” names just two choices, but there really are only those two. As for what the app sends, the newsletter picks an answer between Hector’s and the company’s.',
      },
    ],
  },
  {
    id: 'middle-ground-nut-letter',
    slot: 'fallacy24',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear preschool team, The clinic has tested our son and says that even a small piece of nut might close his throat. Grandpa, a retired dentist, says our boy can eat as many nuts as his cousins do. We think highly of both, and fair is fair, so please give him two or three nuts on Fridays, but no more, and make sure he chews! Nicole and Milton',
    decidingWords: ['We think highly of both, and fair is fair'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Grandpa mentions the cousins, who do eat nuts. The parents don’t let their son eat as many as the cousins, though; they allow two or three on Fridays.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A retired dentist isn’t an allergy expert, and the parents give his word too much weight. Still, they don’t just follow him: they go halfway between him and the clinic.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“We think highly of both, and fair is fair,” so the parents allow a few nuts. But the clinic tested the boy and warns that even a small piece might close his throat.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Fair is fair” does say the same thing twice. It doesn’t stand alone, though: the parents think highly of both, and they settle on a number in between.',
      },
    ],
  },
  {
    id: 'middle-ground-screen-pictures',
    slot: 'q24',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'To the staff: Some companies take a picture of each employee’s screen once a minute, and others never look. Taking one an hour keeps us well clear of both extremes, so it’s a fair rule. I’m not saying any of you are lazy. Some of you asked if I still trust you, and I do. Others pointed out that my own screen’s exempt, but as of Monday, it won’t be. Mrs. Okoye',
    decidingWords: ['well clear of both extremes, so it’s a fair rule'],
    options: [
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'An hourly picture is “well clear of both extremes, so it’s a fair rule.” What other companies do at the two extremes can’t tell us what’s fair in this office.',
      },
      {
        label: 'straw-man',
        rationale:
          '“I’m not saying any of you are lazy” answers a charge that Mrs. Okoye’s staff may never have made. But she says it to reassure them, and her rule doesn’t depend on it.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Some of the staff point out that her own screen is exempt. Mrs. Okoye doesn’t answer by accusing them of anything; she gives up the exemption.',
      },
      {
        label: 'loaded-question',
        rationale:
          'The word “still” in their question hints that her trust may be gone. But her staff asked it, not Mrs. Okoye, and the new rule doesn’t depend on it.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Zuzana and her brother, Josh, want a pine shelf that fits exactly between their windows. Zuzana has measured the space at 60 inches. Josh, who hasn’t measured, says it’s 72. He’s won their last three arguments, she tells him, so it’s her turn. Their mother, who’s heard it all, texts from the store: “You’re both sensible, so I split the difference and had boards cut to 66. They’re pine, so you’ll get your pine shelf.”',
    decidingWords: ['Zuzana has measured the space at 60 inches', 'so I split the difference and had boards cut to 66'],
    breaksAt:
      'Their mother, who’s heard it all, texts from the store: “You’re both sensible, so I split the difference and had boards cut to 66.',
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Zuzana does say it’s her turn after three lost arguments. But that’s a plea for fairness and not a prediction, and it isn’t why their mother chose 66.',
      },
      {
        label: 'composition-division',
        rationale:
          '“They’re pine, so you’ll get your pine shelf” goes from the parts to the whole. That’s fine here, because the shelf is made of nothing but those boards.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“Zuzana has measured the space at 60 inches,” and Josh is guessing. Their mother “split the difference,” so the boards come out six inches too long.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Splitting the difference is fair when two people want different things. Here they disagree about how wide a space is, and Zuzana has measured it.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf-sound',
    twinOf: 'middle-ground-window-shelf',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Zuzana and her brother, Josh, want a pine shelf for the long, empty wall. Zuzana would like it to be 60 inches. Josh, who has more books, would like 72. He’s won their last three arguments, she tells him, so it’s her turn. Their mother, who’s heard it all, texts from the store: “You’re both sensible, so I split the difference and had boards cut to 66. They’re pine, so you’ll get your pine shelf.”',
    decidingWords: ['the long, empty wall', 'Zuzana would like it to be 60 inches'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'What’s true of the boards needn’t be true of the shelf. But a shelf that’s made of pine boards is a pine shelf, so this step is correct.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'After three lost arguments, Zuzana says it’s her turn. She’s asking for fairness, and she isn’t predicting that her luck will change.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Their mother does choose the length exactly halfway. But 60 and 72 are two wishes, not two claims of fact, so neither of them can be wrong.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'On “the long, empty wall” any of these lengths fits, and “Zuzana would like it to be 60 inches” is a wish. Meeting halfway between two wishes is fair.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'To Enzo’s parents: Two teachers graded his essay, “Why Wild Rivers Are Healthier.” Mr. Nakamura read all three pages and gave it 84 points, but because of a copying error, Mrs. Ortiz read just the first page and gave it 72. Both are experienced teachers, so our best estimate of a fair grade lies halfway, at 78. As you’ve probably heard, most schools in the county now grade essays twice. The School Office',
    decidingWords: ['Mrs. Ortiz read just the first page'],
    breaksAt: 'Both are experienced teachers, so our best estimate of a fair grade lies halfway, at 78.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          'The title of Enzo’s essay praises what’s wild. That’s his subject, though, and the office says nothing about nature when it settles the grade.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“Mrs. Ortiz read just the first page,” so her 72 isn’t a grade for the whole essay. Even so, the office goes halfway, as though both teachers had read it all.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Averaging two experienced teachers’ grades is good practice when both have read the essay. But Mrs. Ortiz read only a third of it.',
      },
      {
        label: 'bandwagon',
        rationale:
          'What “most schools in the county” do explains why there are two grades. It isn’t the office’s reason for choosing 78.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points-sound',
    twinOf: 'middle-ground-essay-points',
    kind: 'sound',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'To Enzo’s parents: Two teachers graded his essay, “Why Wild Rivers Are Healthier.” Mr. Nakamura read all three pages and gave it 84 points, while Mrs. Ortiz read all three as well, without knowing his grade, and gave it 72. Both are experienced teachers, so our best estimate of a fair grade is their average, 78. As you’ve probably heard, most schools in the county now grade essays twice. The School Office',
    decidingWords: ['Mrs. Ortiz read all three as well, without knowing his grade'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Because “Mrs. Ortiz read all three as well, without knowing his grade,” the office has two equally good judgments. Their average is a better estimate than either one alone.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Other schools’ habits are mentioned, but they don’t settle the grade. The 78 comes from two people who read Enzo’s essay.',
      },
      {
        label: 'middle-ground',
        rationale:
          'An average lies halfway, so it can look like the easy way out. But both teachers read the whole essay, and averaging two equally good judgments evens out their errors.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“Wild Rivers” brings nature to mind. The points and the office’s estimate have nothing to do with whether wild is better.',
      },
    ],
  },
  {
    id: 'middle-ground-harbor-wreck',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'For Friday’s front page: The university tested wood from the harbor wreck and dates it to about 1420. Meera, the diver who found it, feels sure it’s from 1820 but can’t say why. They both know their business, so let’s print “around 1620.” Today a headline, tomorrow a museum!',
    decidingWords: ['They both know their business'],
    breaksAt: 'They both know their business, so let’s print “around 1620.”',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          '“Today a headline, tomorrow a museum” does jump ahead. But it’s a happy hope, and nobody uses it to argue about the date.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Two sources who “know their business” seem to deserve equal credit. But the university tested the wood and Meera has only a feeling, and no evidence points to 1620.',
      },
      {
        label: 'black-or-white',
        rationale:
          'With 1420 on one side and 1820 on the other, you’d expect the note to insist on one or the other. It makes up a third date instead.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“They both know their business,” says the note, so it picks a date halfway. But a test of the wood and a feeling aren’t equally good evidence, and neither points to 1620.',
      },
    ],
  },
  {
    id: 'middle-ground-monthly-loan',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Anna, Eric worked out our budget, and although he explains it badly, his math is right: we have $600 a month left. The bank’s brochure says that couples like us can repay $1,400. He knows our life and the bank knows loans, so what we can afford lies in between, and I’m signing for a thousand a month. Don’t scold me; you bought a boat! Paula',
    decidingWords: ['so what we can afford lies in between'],
    breaksAt:
      'He knows our life and the bank knows loans, so what we can afford lies in between, and I’m signing for a thousand a month.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'That Eric “explains it badly” could be an excuse to throw out his figure. But Paula doesn’t throw it out; she says that his math is right.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Paula uses two sources, and each of them does know something. But the couple has just $600 left each month, and a brochure can’t know what they spend.',
      },
      {
        label: 'tu-quoque',
        rationale:
          '“You bought a boat” does turn the blame on Anna. It’s said in passing, though, and it isn’t why Paula settles on a thousand.',
      },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          '“He knows our life and the bank knows loans, so what we can afford lies in between.” The couple has six hundred a month left, and a brochure can’t turn that into a thousand.',
      },
    ],
  },
  {
    id: 'middle-ground-hit-it-once',
    kind: 'spot',
    genre: 'note',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Claim notes, 4/12. Ms. Felicia Ward says the other driver backed into her car twice in the garage and drove off, and she has two dents at different heights. Mr. Nico Barnes says he was never in that garage. Both came across as sincere, and neither has a record of claims. No camera on that level. I’m going with one hit, and I’ll approve one dent.',
    decidingWords: ['I’m going with one hit'],
    breaksAt: 'I’m going with one hit, and I’ll approve one dent.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The adjuster has to decide something. Halfway between two accounts isn’t evidence of what happened.',
      },
      { label: 'fallacy-fallacy', rationale: 'Neither story is called false because it was badly argued.' },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'One says twice and one says never, so once looks fair. It’s the only version that nobody told and that the two dents speak against.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The conclusion isn’t assumed in the reasons. It’s put together by splitting two stories.',
      },
    ],
  },
  {
    id: 'middle-ground-nine-months',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Hannah: Pediatrician says NO honey until she’s one. It can carry something that’s dangerous for babies\nVic: Mom gave us honey at six months and she’s raised four kids\nHannah: I know, I know. They both mean well\nHannah: Let’s just say nine months, then nobody’s feelings get hurt',
    decidingWords: ['Let’s just say nine months'],
    breaksAt: 'Hannah: Let’s just say nine months, then nobody’s feelings get hurt',
    options: [
      { label: 'slippery-slope', rationale: 'No step is said to lead to something worse.' },
      { label: 'no-flaw', rationale: 'Keeping the peace is kind. It doesn’t change what’s dangerous.' },
      {
        label: 'middle-ground',
        right: true,
        rationale:
          'When honey is safe for a baby isn’t up for bargaining. Nine months has nothing behind it except lying between a doctor and a grandmother.',
      },
      {
        label: 'black-or-white',
        rationale: 'Choices aren’t cut down to two. A third one is made up by splitting them.',
      },
    ],
  },
  {
    id: 'middle-ground-thermostat',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Sasha likes the apartment at 66 and Ruby likes it at 72, and since November there’d been a war of sticky notes. “Neither of us is wrong,” Ruby finally said. “You run warm and I don’t. So let’s do 69 until spring. I’ll get a blanket, you’ll wear shorts, and if one of us is miserable after a week, we’ll talk about it.” Sasha peeled the last note off the wall and wrote 69 on it.',
    decidingWords: ['Neither of us is wrong', 'You run warm and I don’t'],
    options: [
      { label: 'slippery-slope', rationale: 'Nobody says that one degree will lead to another and another.' },
      {
        label: 'middle-ground',
        rationale:
          'Halfway would be a poor guide to what’s true. How warm to keep a shared home isn’t a matter of true or false.',
      },
      { label: 'black-or-white', rationale: 'Far from allowing just two choices, they go looking for a third.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Two people want different things, and neither is mistaken about a fact. Splitting the difference is a fair way to settle what both would like.',
      },
    ],
  },
]
