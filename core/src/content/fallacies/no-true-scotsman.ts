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
    id: 'no-true-scotsman-trail-trash',
    slot: 'fallacy20',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Brady: The trash on the river trail is from dog people and bikes. Runners don’t litter\nPerry: My brother runs every morning and he’s done eleven marathons. On Saturday I watched him toss a gel wrapper in the ditch\nBrady: ok gross\nBrady: But then he’s not a runner. He’s a guy with a bib number',
    decidingWords: ['My brother runs every morning and he’s done eleven marathons'],
    breaksAt: 'Brady: But then he’s not a runner.',
    options: [
      {
        label: 'composition-division',
        rationale: 'The step isn’t from one runner to all of them, or back. It’s about who counts as one.',
      },
      {
        label: 'straw-man',
        rationale: 'Nobody’s words are bent. Brady believes what Perry says about the wrapper.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Runner” isn’t a word with two senses that get mixed up. Brady narrows it on the spot, to keep one man out of the group.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Somebody who runs every morning is a runner, until a wrapper gets in the way. Brady throws the man out over the wrapper alone, and that saves his claim.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-car-payment',
    slot: 'q20',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Bev: People good with money don’t have a car payment\nCurtis: My aunt retired at 52 with two houses paid off, and she’s making payments on a truck\nBev: Then I don’t care how many houses she’s got. She isn’t good with money',
    decidingWords: ['retired at 52 with two houses paid off'],
    breaksAt: 'She isn’t good with money',
    options: [
      {
        label: 'special-pleading',
        rationale: 'Nobody is excused from a rule. The aunt gets shut out of a group.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Good with money” is an ordinary phrase, and they both know what it means. Bev doesn’t play on two senses; she just won’t count the aunt.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'By any ordinary measure the aunt is good with money. Only the car payment counts against her, and that’s exactly what they’re arguing about.',
      },
      {
        label: 'begging-the-question',
        rationale: 'At the start Bev just makes a claim. The trouble comes when it meets a woman who doesn’t fit.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-musician-ears',
    slot: 'fallacy20',
    form: 'B',
    kind: 'spot',
    genre: 'ad',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Questions about the HQ-9 earbuds ($179)\nQ: Your page says musicians don’t send these back. I’ve played viola in an orchestra for 14 years, and I sent mine back in April. What’s up with that?\nA: Hi Lucia! Thanks for asking. We stand by it: musicians don’t send them back. Anybody who can’t hear what these can do is no musician, no matter where they play. Your money was refunded on the 20th, and here’s a code for ten percent off your next order. Stay tuned!',
    decidingWords: ['I’ve played viola in an orchestra for 14 years'],
    breaksAt: 'Anybody who can’t hear what these can do is no musician, no matter where they play.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'The claim isn’t used to support itself from the start. It gets rescued after Lucia shows up.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Fourteen years in an orchestra make Lucia a musician. The seller drops her from the group because she sent the earbuds back, so no return can ever count against the claim.',
      },
      {
        label: 'ambiguity',
        rationale:
          'No word has two meanings that get mixed up. The seller narrows the group on purpose, so that Lucia’s return doesn’t count.',
      },
      {
        label: 'straw-man',
        rationale: 'What Lucia wrote isn’t twisted. The seller believes she sent them back.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-grew-up-here',
    slot: 'q20',
    form: 'B',
    mirrorOf: 'no-true-scotsman-bird-count',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To the editor: In May I wrote that nobody who grew up in Fairview wants those wind turbines on the ridge. Gloria Ruiz now writes that she wants them, and that she grew up here, on Second Street. I remember the house, and I think I taught her brother to swim. But a woman who’d do that to the ridge didn’t really grow up in Fairview. My statement stands.',
    decidingWords: ['I remember the house'],
    breaksAt: 'But a woman who’d do that to the ridge didn’t really grow up in Fairview.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Gloria Ruiz isn’t accused of doing the same thing herself.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'The writer remembers the house where Gloria Ruiz grew up. Wanting the turbines is all that puts her outside the group, and that way the claim can never be wrong.',
      },
      {
        label: 'bandwagon',
        rationale: '“Nobody” is a claim about numbers, but it isn’t given as the reason the turbines are bad.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Gloria Ruiz offers a fact, and the writer grants it. Nobody’s told to prove the opposite.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-lab-chief',
    slot: 'fallacy20',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Hi Lena, I did say that scientists don’t go to psychics. I’ve read your interview with the professor who’s run a physics lab for 20 years and sees a psychic every month. Well, then she isn’t a scientist, and I’m not retracting anything. Sean',
    decidingWords: ['the professor who’s run a physics lab for 20 years'],
    breaksAt: 'Well, then she isn’t a scientist, and I’m not retracting anything.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Scientist” doesn’t have two senses that get mixed up. It’s bent to keep one woman out.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Running a physics lab for 20 years makes a person a scientist. Seeing a psychic is all Sean has against her, and that’s exactly what’s in dispute.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Sean doesn’t mistrust the interview on account of where it ran. He believes it.',
      },
      {
        label: 'begging-the-question',
        rationale: 'He doesn’t use the claim to prove itself. He patches it when somebody turns up who doesn’t fit.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-nurses-vote',
    slot: 'q20',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Melissa: Did you see the front page?? 800 nurses at County voted to strike\nDuane: I saw. I get it, they’re short every shift\nMelissa: That’s just the headline. Nurses don’t walk out on sick people\nDuane: Tina’s one of the 800. It says so in the story, they quote her\nMelissa: Our Tina?\nDuane: She’s been in the baby unit for 14 years and she’s the one who sat up with Dad that whole last week\nMelissa: I know what she did for Dad and I love her for it. But if she voted for that she’s not a real nurse, and the rest of them aren’t either\nDuane: What is she then\nMelissa: I don’t know. Somebody with a badge. Nurses don’t do that',
    decidingWords: ['She’s been in the baby unit for 14 years'],
    breaksAt: 'But if she voted for that she’s not a real nurse, and the rest of them aren’t either',
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Fourteen years in the baby unit make Tina a nurse, and 799 others voted with her. Melissa takes the word away from all of them to keep “nurses don’t walk out.”',
      },
      {
        label: 'anecdotal',
        rationale: 'One nurse’s story isn’t used to settle how nurses are. It’s the case that doesn’t fit.',
      },
      {
        label: 'tu-quoque',
        rationale: 'No one replies that the other side has walked out, too.',
      },
      {
        label: 'special-pleading',
        rationale:
          'That would count Tina as a nurse and excuse her from the rule. Melissa won’t count her as one at all.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-family-divorce',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Two weeks after I moved out, my mother-in-law, Roxanne, took me to lunch at the restaurant where we’d had the rehearsal dinner. “Our family doesn’t get divorced,” she told me over the soup.\n“Your brother did, in 2011,” I said.\n“I know. I drove him to the lawyer,” she said, turning her glass around and around. “But then he isn’t family, not to me. Nobody in this family gets divorced.”',
    decidingWords: ['Your brother did, in 2011'],
    breaksAt: '“But then he isn’t family, not to me.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Her brother’s character isn’t attacked. He’s declared not to be family.',
      },
      {
        label: 'straw-man',
        rationale: 'Nobody’s words are twisted. Roxanne grants that her brother got divorced.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Her own brother is family by any measure. She drops him the moment his divorce gets in the way, so that what she said can stay true.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A family may be proud of lasting marriages. But this one has had a divorce, and leaving the man out doesn’t undo it.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-family-divorce-sound',
    twinOf: 'no-true-scotsman-family-divorce',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Two weeks after I moved out, my mother-in-law, Roxanne, took me to lunch at the restaurant where we’d had the rehearsal dinner. “Our family doesn’t get divorced,” she told me over the soup.\n“Your brother did, in 2011,” I said.\n“I know. I drove him to the lawyer,” she said, turning her glass around and around. “So I shouldn’t have put it that way, not to you. Somebody in this family did get divorced.”',
    decidingWords: ['I shouldn’t have put it that way'],
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Her brother’s divorce is brought up, but nobody runs him down for it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'One case is enough to sink “our family doesn’t get divorced,” and she lets it sink. Taking back a claim is what an honest person does.',
      },
      {
        label: 'straw-man',
        rationale: 'No one’s words are twisted. Each of them answers what the other said.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'The divorced brother does turn up. She keeps him in the family and gives up the claim.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-daily-meditation',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'A sign by the door said, “Nobody who meditates daily has ever had a panic attack in this room.” After class Selma went up to the teacher. She’d meditated for an hour a day since 2019, she said, and on Thursday she’d had a panic attack, over there by the window. The teacher took both her hands and said kindly that she couldn’t really have been meditating, then. The sign stayed up.',
    decidingWords: ['She’d meditated for an hour a day since 2019'],
    breaksAt: 'The teacher took both her hands and said kindly that she couldn’t really have been meditating, then.',
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'An hour a day is daily, and only the panic attack counts against her. The teacher redefines meditating to save the sign.',
      },
      {
        label: 'ambiguity',
        rationale: 'Nobody is misled by a word with two senses. The sign’s word is narrowed to leave one person out.',
      },
      {
        label: 'special-pleading',
        rationale: 'Selma isn’t excused from a rule. She’s told that what she did wasn’t meditating.',
      },
      {
        label: 'no-flaw',
        rationale: 'The teacher is gentle and may be a good one, but the sign is wrong all the same.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-daily-meditation-sound',
    twinOf: 'no-true-scotsman-daily-meditation',
    kind: 'sound',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'A sign by the door said, “Nobody who meditates daily has ever had a panic attack in this room.” After class Selma told the teacher that on Thursday she’d had a panic attack, over there by the window. Asked how often she meditated, she said just here, once a week. The teacher took both her hands and said kindly that the sign was about people who do it every day. The sign stayed up.',
    decidingWords: ['just here, once a week'],
    options: [
      {
        label: 'ambiguity',
        rationale: '“Daily” has one meaning on the sign and in the teacher’s answer.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Somebody does get left out of the group here, but she was never in it. “Daily” was on the sign from the start.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Once a week isn’t daily, and that’s plain from the word itself. Selma’s panic attack was real, but it doesn’t contradict the sign.',
      },
      {
        label: 'special-pleading',
        rationale: 'The same standard goes for everybody. No exception is asked for.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-great-sales',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'I posted last week that great salespeople don’t ask to work from home. 🔥 One of the 60 comments is from Yvonne, who’s been number one at her company for six years and has worked from her kitchen for the last five. Congratulations, Yvonne, seriously. But great salespeople want to be in the room. That makes Yvonne a lady with great numbers, not a great salesperson. Agree?',
    decidingWords: ['number one at her company for six years'],
    breaksAt: 'That makes Yvonne a lady with great numbers, not a great salesperson.',
    options: [
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Six years at number one is what people mean by great at sales. Yvonne loses the title only because she works from her kitchen.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'That takes picking the cases that fit and hiding the rest. The post tells everyone about the case that doesn’t fit.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Saying it again isn’t much of a reason. What saves the claim is a line that moves once Yvonne has crossed it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being in the room may help many people sell, but Yvonne shows that not all great salespeople want to be there.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-band-kids',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Cassie: Lol no way somebody in band did it. Band kids don’t cheat\nJesse: It was two of the trumpets. They had the chem answers on their phones, they admitted it to the principal\nCassie: Then they’re not band kids, they just carry trumpets',
    decidingWords: ['It was two of the trumpets'],
    breaksAt: 'Cassie: Then they’re not band kids, they just carry trumpets',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody answers that Jesse has cheated at something, too.',
      },
      {
        label: 'special-pleading',
        rationale: 'Those two aren’t let off for what they did. They’re put out of the group.',
      },
      {
        label: 'no-flaw',
        rationale: 'Standing up for band kids is nice, but these two play in the band, and they cheated.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'They play trumpet in the band, so they’re band kids. Cassie kicks them out because they cheated, and that way her claim can’t lose.',
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
      'New Moms of Tucson\nAriel: Breastfeeding moms don’t get postpartum depression. The hormones protect you. Look it up!\nDestiny: I nursed my daughter for 14 months, pumped at work too, and I was in treatment for eight of them\nAriel: I’m so sorry mama 💛 but pumping at work doesn’t count, that isn’t breastfeeding the way your body knows it. Moms who actually breastfeed don’t get it',
    decidingWords: ['pumping at work doesn’t count', 'Moms who actually breastfeed don’t get it'],
    breaksAt: 'Moms who actually breastfeed don’t get it',
    options: [
      {
        label: 'composition-division',
        rationale: 'It isn’t a step from a group to its members or back. A rule is defended against a counterexample.',
      },
      {
        label: 'ambiguity',
        rationale:
          'A word does change its meaning, and on purpose. It’s changed to shut out the one person who shows that the rule is wrong.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'A mother who nursed for 14 months is a clear exception. Instead of giving up the rule, Ariel narrows “breastfeeding” until Destiny is outside it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Nursing may well help some mothers. A rule that shuts out everyone who breaks it can’t be tested.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-bird-count',
    mirrorOf: 'no-true-scotsman-grew-up-here',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Every environmentalist is for the turbines,” said Kirk, who was running the Yes campaign.\nThe radio host had a caller on the line, she told him, who’d kept a gravel pit out of the valley and had led the Fairview bird count for 19 years, and he was going to vote no on account of the hawks.\n“Then he isn’t an environmentalist,” said Kirk. “Environmentalists know that we have to quit burning coal.”',
    decidingWords: ['had led the Fairview bird count for 19 years'],
    breaksAt: '“Then he isn’t an environmentalist,” said Kirk.',
    options: [
      {
        label: 'straw-man',
        rationale: 'What the caller said isn’t changed. Kirk only disputes what he is.',
      },
      {
        label: 'no-true-scotsman',
        right: true,
        rationale:
          'Keeping out a gravel pit and leading a bird count for 19 years make him an environmentalist by any measure. Only his vote shuts him out, so that “every” can stand.',
      },
      {
        label: 'composition-division',
        rationale:
          'The host doesn’t judge every environmentalist by one man. She only holds him up against a claim about every one of them.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Most environmentalists may well want the turbines, and there’s a case for them. One who doesn’t is still one.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-butter',
    kind: 'sound',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Potluck update! The sign-up sheet says the green table is for vegan dishes, meaning no meat, dairy, eggs or honey, so our vegans can eat from it without asking. Pedro’s cornbread looks amazing. He tells me it has butter in it, though, so it isn’t vegan and has to move to the other table. With that, everything on the green one is vegan. Thanks for telling me, Pedro! Love, India',
    decidingWords: ['meaning no meat, dairy, eggs or honey', 'it has butter in it'],
    options: [
      {
        label: 'composition-division',
        rationale: 'One dish is judged by what’s in it. Nothing is inferred about a whole.',
      },
      {
        label: 'ambiguity',
        rationale: '“Vegan” is spelled out once and means the same thing every time.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'What counts as vegan was written on the sheet beforehand, and butter plainly fails it. Moving the dish applies the rule instead of bending it.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Something that doesn’t fit is moved out, and the claim about the table stands. The definition came first, though, and hasn’t budged.',
      },
    ],
  },
]
