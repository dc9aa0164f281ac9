import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'no-true-scotsman',
  aliases: ['Appeal to Purity'],
  category: 'informal',
  severity: 'low',
  keywords: [
    'counterexample',
    'moving the line',
    'group',
    'membership',
    'purity',
    'redefining',
    'generalization',
    'insider',
  ],
  link: 'https://yourlogicalfallacyis.com/no-true-scotsman',
  definition:
    'Rescuing a sweeping claim about a group by changing who counts as a member once a counterexample turns up. Anyone who doesn’t fit the claim is said not to belong, for that reason alone.',
  gloss: 'Redefines the group to dodge counterexamples.',
  neighbors: [
    {
      concept: 'special-pleading',
      tellApart: 'Is the awkward case thrown out of the group, or kept inside and excused from the rule?',
    },
    {
      concept: 'begging-the-question',
      tellApart:
        'Did the speaker change who counts after someone didn’t fit, or use the claim to prove itself from the start?',
    },
    {
      concept: 'ambiguity',
      tellApart:
        'Was the group narrowed to shut somebody out, or did a word drift from one ordinary meaning to another?',
    },
    {
      concept: 'composition-division',
      tellApart: 'Is it about who counts as a member, or about whether the members and the whole group are alike?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Our teachers don’t shout,” the principal tells some parents who are visiting the school. A father raises his hand. “Mr. Davis has taught math here for eleven years,” he says, “and he shouted at my daughter’s class twice last week.” The principal smiles. “Then he isn’t really a teacher. A teacher has no need to shout.”',
    failingStep: 'Then he isn’t really a teacher.',
    why: 'Mr. Davis teaches there, so he counts against the claim. The principal saves it by changing what makes someone a teacher, just because of the shouting. Do that each time, and no case can ever count against it. “Most of our teachers” would be honest.',
  },
  soundWhen:
    'It’s fine to shut people out by a rule that was clear from the start. Vegetarians don’t eat meat, so a man who has sausage for breakfast isn’t one, whatever he says. Taking back part of a claim is fine, too: “Most of them, then.”',
  reply:
    '“Apart from the shouting, how do you tell who’s a teacher here? If Mr. Davis has the job, maybe ‘most of our teachers’ is a fairer way to put it.”',
  evidence:
    'Flew (1975), Thinking about Thinking, Fontana (the well-known version, about Scotsmen and sugar on porridge, is already in his God and Philosophy, 1966, Hutchinson).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'no-true-scotsman-mountain-hut',
    slot: 'fallacy20',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Climbers don’t walk past anyone in trouble,” the caretaker of a mountain hut told a guest. On Sunday, the guest replied, a man who’d climbed for twenty years had done just that. “He must’ve climbed stairs, because he’s no climber,” said the caretaker. “We’re a kind bunch, not wolves.”',
    decidingWords: ['a man who’d climbed for twenty years', 'he’s no climber'],
    options: [
      {
        label: 'composition-division',
        rationale:
          '“We’re a kind bunch” describes the climbers as a group. The caretaker doesn’t conclude from it that each climber is kind; he throws an unkind one out of the group.',
      },
      {
        label: 'straw-man',
        rationale:
          'Nobody called climbers wolves, so the caretaker argues against something that wasn’t said. But he adds it at the end, after he has dealt with the man.',
      },
      {
        label: 'ambiguity',
        rationale:
          'The joke about stairs uses a second meaning of climbing. Apart from the joke, the caretaker and the guest both mean climbing mountains.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          '“A man who’d climbed for twenty years” is a climber, so the caretaker’s claim is wrong. The caretaker saves it by saying that “he’s no climber.”',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fridge-payments',
    slot: 'q20',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Mr. Pruitt, You didn’t like my column saying that careful people don’t buy on credit. You’ve kept a budget for nine years, you write, but you did buy your fridge on credit, so couldn’t I make an exception? I’ll give you credit for the budget, but you aren’t careful; you only look careful. Careful means careful. Yours, Odette Ferreira',
    decidingWords: ['You’ve kept a budget for nine years', 'but you aren’t careful; you only look careful'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'Mr. Pruitt asks for an exception, but he doesn’t get one. Odette Ferreira keeps her rule as it is and says that he isn’t careful.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Odette uses the word “credit” in two senses, for a loan and for praise. That’s only wordplay, and her verdict on Mr. Pruitt doesn’t come from it.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          '“You’ve kept a budget for nine years” describes a careful man. To save her rule, Odette decides that he isn’t one: “but you aren’t careful; you only look careful.”',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Careful means careful” does say the same thing twice. Odette has already ruled Mr. Pruitt out by then, though, and she did it because his fridge didn’t fit her column.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-keyboard-forum',
    slot: 'fallacy20',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Jen: Programmers who try my keyboard don’t go back to a mouse.\nIdris: I’ve been writing software for a bank for fifteen years. I tried your keyboard in March and went back to my mouse in May.\nJen: Then you’re no programmer.\nIdris: So I’m lying about my job?\nJen: I didn’t say that. But a keyboard’s a keyboard, and a mouse belongs in a barn.',
    decidingWords: ['I’ve been writing software for a bank for fifteen years', 'Then you’re no programmer'],
    options: [
      {
        label: 'begging-the-question',
        rationale:
          '“A keyboard’s a keyboard” says nothing new. But Jen doesn’t use it to support the claim, and Idris has been shut out before it comes up.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Someone who’s “been writing software for a bank for fifteen years” is a programmer. Jen saves the claim about the keyboard by telling him, “Then you’re no programmer.”',
      },
      {
        label: 'ambiguity',
        rationale:
          'Jen’s last line plays on two meanings of “mouse.” It’s a joke, and the argument is about the word “programmer,” which has one meaning here.',
      },
      {
        label: 'straw-man',
        rationale:
          'Jen didn’t call Idris a liar, so his question does exaggerate. But that’s Idris’s exaggeration, and by then Jen has already saved the claim.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-town-book',
    slot: 'q20',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Old families don’t sell their land, people in town like to say, and Sarah put that in her history of the town. Then her neighbor Ray told her that the Voses, in town for eight generations, had sold him two fields last spring. She asked to see the deed, and he brought it over. “You’ve sold land yourself,” she grumbled. She kept her sentence and moved the Vos family to the chapter on newcomers.',
    decidingWords: ['in town for eight generations', 'moved the Vos family to the chapter on newcomers'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Sarah does complain that Ray has sold land, too. Still, she doesn’t use that to reject what he says; she answers him by changing the chapter.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'A family that’s been “in town for eight generations” is an old one. To save her sentence, Sarah “moved the Vos family to the chapter on newcomers.”',
      },
      {
        label: 'bandwagon',
        rationale:
          '“People in town like to say” the same thing, so Sarah has company. But she doesn’t answer Ray with what people say; she answers by moving the Vos family.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Asking for the deed makes Ray prove what he says. That’s fair, because it’s his claim, and he does prove it.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-marsh-frog',
    slot: 'fallacy20',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Ximena, I told you that marsh frogs don’t climb, and you sent me a video of your frog climbing a reed, with a lab report that calls it a marsh frog. I don’t doubt the report, although that lab mostly tests cheese. But an animal that climbs doesn’t count as a marsh frog. A fact’s a fact! Now climb down from your hill and come visit. Walter',
    decidingWords: ['I don’t doubt the report', 'an animal that climbs doesn’t count as a marsh frog'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'In “climb down from your hill,” Walter plays with the word “climb.” When it comes to frogs, he and Ximena mean the same thing by climbing.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          '“I don’t doubt the report,” Walter writes, so he accepts that a marsh frog climbed. To save his claim, he writes that “an animal that climbs doesn’t count as a marsh frog.”',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Saying that the lab “mostly tests cheese” does hint that its report can’t be trusted. Walter accepts the report in the same sentence, though.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“A fact’s a fact” just says the same thing twice. By then, though, Walter has already shut out a marsh frog for climbing.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fish-market',
    slot: 'q20',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Correction: We wrote that harbor towns hold on to their fish markets. A reader tells us that Port Anders, the busiest harbor on this coast, closed the market where she’d bought her mackerel for years. She’s right, but a place that gives up its fish market isn’t a harbor town, so our sentence stands. Her letter misspells “mackerel” and is too long for this page, but we’ll make an exception and print it.',
    decidingWords: ['the busiest harbor on this coast', 'isn’t a harbor town'],
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'As “the busiest harbor on this coast,” Port Anders is clearly a harbor town. The paper saves its sentence by deciding that a town without a fish market “isn’t a harbor town.”',
      },
      {
        label: 'anecdotal',
        rationale:
          'The reader’s mackerel is a personal story. Yet what she reports is a public fact about Port Anders, and the paper agrees with her.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Pointing out the misspelled “mackerel” is a dig at someone who corrects others. The paper had already admitted that she was right, so its answer doesn’t depend on it.',
      },
      {
        label: 'special-pleading',
        rationale:
          'An exception is made, but it’s for the length of her letter. Port Anders doesn’t get one; the paper says that Port Anders isn’t a harbor town at all.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“All our cousins came home for both harvests,” said Lionel. Bridget reminded him of Kofi, Aunt Patience’s son, who’d stayed in the city. “So now we’re a family of deserters?” asked Lionel. “Kofi doesn’t count as a cousin, so I’m still right. And he can’t even boil an egg.”',
    decidingWords: ['Aunt Patience’s son', 'doesn’t count as a cousin'],
    breaksAt: '“Kofi doesn’t count as a cousin, so I’m still right.',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Making fun of Kofi’s cooking is a personal attack. Still, Kofi hasn’t argued anything, so nobody’s argument is rejected because of it.',
      },
      {
        label: 'straw-man',
        rationale:
          'Bridget named one person and didn’t call anybody a deserter. Lionel exaggerates there, but it isn’t how he saves his claim.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          '“Aunt Patience’s son” is a cousin, whatever he does at harvest time. Lionel decides that Kofi “doesn’t count as a cousin” because he spoils the claim.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s fair to explain who is meant by “our cousins.” But Lionel leaves out a real cousin, and he does it because Kofi stayed away.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-harvest-cousin',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“All our cousins came home for both harvests,” said Lionel. Bridget reminded him of Kofi, the neighbors’ son, who’d stayed in the city. “So now we’re a family of deserters?” asked Lionel. “Kofi doesn’t count as a cousin, so I’m still right. And he can’t even boil an egg.”',
    decidingWords: ['Kofi, the neighbors’ son'],
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Lionel does make fun of Kofi’s cooking. But he says it in passing, and Kofi is left out because he’s the neighbors’ son.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He’s “Kofi, the neighbors’ son,” so he was never a cousin in the usual sense of the word. He wouldn’t count even if he’d come home for both harvests.',
      },
      {
        label: 'straw-man',
        rationale:
          '“Deserters” is Lionel’s word, and Bridget didn’t say it. Still, he answers what she did say, and his answer is correct.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“Doesn’t count as a cousin” can sound like an excuse. But Kofi is the neighbors’ son, so he wasn’t a cousin before the harvests, either.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“People who complete our ten-evening course sleep longer,” says the clinic’s poster. Nicole told the nurse that her husband, Tomer, had come to all ten evenings and still counted sheep until dawn. “If he still can’t sleep, he hasn’t completed it,” said the nurse, “so he doesn’t count.” Nicole asked if they could make an exception, then, and give him his money back, and the nurse promised to check.',
    decidingWords: ['had come to all ten evenings', 'If he still can’t sleep, he hasn’t completed it'],
    breaksAt: '“If he still can’t sleep, he hasn’t completed it,” said the nurse, “so he doesn’t count.”',
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Tomer “had come to all ten evenings,” so he completed the course. The nurse denies it only because he “still can’t sleep,” and that way no case can count against the poster.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Tomer counts sheep, and the nurse says that he doesn’t count. Nobody mixes the two up, though, and Nicole and the nurse both know that the course has ten evenings.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Nicole asks for an exception, and she means the money. The nurse doesn’t excuse Tomer from the poster’s claim but says he isn’t one of the people it’s about.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Since the poster speaks only of people who complete the course, it’s fair to ask whether Tomer did. He did, and Nicole has just said so.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-sleep-course',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“People who complete our ten-evening course sleep longer,” says the clinic’s poster. Nicole told the nurse that her husband, Tomer, had come to four evenings and still counted sheep until dawn. “With four evenings he hasn’t completed it,” said the nurse, “so he doesn’t count.” Nicole asked if they could make an exception, then, and give him his money back, and the nurse promised to check.',
    decidingWords: ['complete our ten-evening course', 'had come to four evenings'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'Tomer counts sheep, and then the nurse says that he doesn’t count. Nobody confuses the two, though, and the nurse’s reason is that four evenings aren’t ten.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Telling Nicole that her husband doesn’t count can look like an excuse. Still, the poster said “ten-evening” all along, and four evenings aren’t ten, no matter how he sleeps.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The poster is about people who “complete our ten-evening course,” and Tomer “had come to four evenings.” So he doesn’t count, and the nurse says why without a word about his sleep.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Nicole hopes that the clinic will make an exception and return the money. The nurse’s point about the poster is a separate one, and it asks for no exception.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-night-drivers',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Bus depot meeting, item two: Mr. Nakamura reported that night drivers don’t want early shifts. Their survey answers, circled in green, hang by the clock. Meera said she’d driven nights for six years and had asked for an early shift three times. Then she’s really a day driver, Mr. Nakamura replied, and his report says what it says. The new schedule comes out on Friday.',
    decidingWords: ['she’d driven nights for six years', 'Then she’s really a day driver'],
    breaksAt: 'Then she’s really a day driver, Mr. Nakamura replied, and his report says what it says.',
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Meera said “she’d driven nights for six years,” so she’s a night driver. Mr. Nakamura saves his report by moving her to another group: “Then she’s really a day driver.”',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Circling answers in green looks like picking the ones that fit. Nothing says that any were left out, though, and Mr. Nakamura’s mistake is what he says to Meera.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“His report says what it says” sounds as if the report proved itself. But Mr. Nakamura gives a different reason for keeping it, that Meera is a day driver.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s fair to ask whether Meera belongs to the group. But she’s driven nights for six years, and Mr. Nakamura calls her a day driver just because she wanted an early shift.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-novel-reader',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'On the bus, Grace told the other teachers that children who read a lot spell well. Olumide mentioned a girl in his class who reads a novel a week, retells it in detail, and spells so badly that he’s excusing her from Friday’s quiz. “She’s just following the story,” Grace answered. “A child who reads a lot takes in the words. Besides, you can’t spell ‘necessary’ yourself.”',
    decidingWords: ['reads a novel a week, retells it in detail', 'She’s just following the story'],
    breaksAt: '“She’s just following the story,” Grace answered.',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          '“You can’t spell ‘necessary’ yourself” turns the subject to Olumide’s own spelling. But Grace has answered him by then, and her answer is about the girl.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Olumide is excusing the girl from a quiz, and that’s an exception. Grace’s mistake has nothing to do with it: she denies that the girl reads a lot.',
      },
      {
        label: 'no-flaw',
        rationale:
          'What counts as reading a lot is a reasonable question. But Grace has nothing to show that the girl doesn’t read a lot, except that she spells badly.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'A girl who “reads a novel a week” and “retells it in detail” reads a lot. Grace says “She’s just following the story” because the girl’s spelling doesn’t fit the claim.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-nursing-moms',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'New Moms of Tucson\nAriel: Breastfeeding moms don’t get postpartum depression. The hormones protect you. Look it up!\nDestiny: I nursed my daughter for fourteen months and I was in treatment for eight of them\nAriel: I’m so sorry mama 💛 but pumping at work doesn’t count, that isn’t breastfeeding the way your body knows it. Moms who actually breastfeed don’t get it',
    decidingWords: ['pumping at work doesn’t count', 'Moms who actually breastfeed don’t get it'],
    breaksAt: 'Moms who actually breastfeed don’t get it',
    options: [
      {
        label: 'composition-division',
        rationale: 'She doesn’t move from a group to its members or back. She defends a rule against a counterexample.',
      },
      {
        label: 'ambiguity',
        rationale:
          'The word does change its meaning, and on purpose. It’s changed to shut out the one person who shows that the rule is wrong.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Destiny is a clear exception. Instead of giving up the rule, Ariel narrows “breastfeeding” until Destiny is outside it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Nursing may well help some mothers. A rule that redefines everyone who breaks it can’t be tested.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-never-one-of-us',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Nobody in our movement supports violence,” the spokesman said.\nThe host looked at her notes. The man arrested on Sunday had been the group’s state treasurer for six years.\n“Then he was never one of us,” said the spokesman. “People who are really with us don’t do that.”',
    decidingWords: ['Then he was never one of us'],
    breaksAt: '“Then he was never one of us,” said the spokesman.',
    options: [
      {
        label: 'straw-man',
        rationale:
          'The host repeats what the spokesman said and sets a fact beside it, and he doesn’t change her words, either.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Six years as treasurer is membership by any measure. He’s erased from the group only because he breaks what was said about it.',
      },
      {
        label: 'composition-division',
        rationale:
          'If the host had judged the whole movement by one man, that would be it. She only tests a claim about “nobody.”',
      },
      {
        label: 'no-flaw',
        rationale: 'The movement can condemn what he did. It can’t make him a stranger after the fact.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-butter',
    kind: 'sound',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Potluck update! The sign-up sheet says that the green table is for vegan dishes, meaning no meat, dairy, eggs or honey, so that Quinn and Uma can eat from it without asking. Pedro’s cornbread looks amazing, and he tells me it has butter in it. So it isn’t vegan, and it’s moving to the other table. Everything on green is still vegan. Thanks for checking, Pedro! India',
    decidingWords: ['meaning no meat, dairy, eggs or honey', 'he tells me it has butter in it'],
    options: [
      {
        label: 'composition-division',
        rationale: 'One dish is judged by what’s in it. Nothing is inferred about a whole.',
      },
      { label: 'ambiguity', rationale: '“Vegan” is spelled out once and means the same thing every time.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'What counts as vegan was written on the sheet beforehand, and butter plainly fails it. Moving the dish applies the rule instead of rescuing it.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Something that doesn’t fit is moved out, and the claim about the table stands. The definition came first, though, and hasn’t budged.',
      },
    ],
  },
]
