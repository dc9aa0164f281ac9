import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'straw-man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['distortion', 'exaggeration', 'misquote', 'caricature', 'putting words in someone’s mouth', 'debate'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition:
    'Answering a weaker or more extreme version of what someone said, because that version is easier to beat. When the argument is over, the real claim hasn’t been touched.',
  gloss: 'Attacks a claim that nobody made.',
  neighbors: [
    {
      concept: 'slippery-slope',
      tellApart:
        'Is the extreme version said to be what the other side wants now, or what their plan will lead to later?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Is a false claim pinned on someone in a reply, or hidden inside a question they have to answer?',
    },
    {
      concept: 'black-or-white',
      tellApart: 'Was the other view twisted into something nobody said, or were the choices cut down to two?',
    },
    {
      concept: 'ambiguity',
      tellApart: 'Was a whole position swapped for another, or did one word quietly change its meaning?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Was the claim swapped for one nobody made, or called false because it was argued badly?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At a tenants’ meeting in Cleveland, Farida asked for the courtyard lights to go off at midnight instead of burning until dawn, because they shine into her baby’s room. Steve stood up. “My mother’s eighty-one, and she walks home from the nine o’clock bus,” he said. “I can’t agree to leave this courtyard dark all evening. Somebody’s going to fall.” Several people nodded.',
    failingStep: 'I can’t agree to leave this courtyard dark all evening',
    why: 'Nobody asked for a dark evening. Farida was talking about the hours after midnight, when Steve’s mother has long been home. To answer Farida, he needs something to say about those hours.',
  },
  soundWhen:
    'It’s fair to look for the weak spot in what someone really said. It’s also fair to ask how far they’d take it, as long as you wait for the answer: “Does ‘no phones on the trip’ include Amir, who checks his blood sugar with his?”',
  reply:
    '“I agree, a dark evening would be bad. I meant from midnight on. What do you think of that?” Grant what you can, then go back to your own words.',
  evidence:
    'Walton (1996), “The Straw Man Fallacy,” in Logic and Argumentation (North-Holland). Talisse & Aikin (2006), “Two Forms of the Straw Man,” Argumentation 20.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'straw-man-tip-jar',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'At the staff meeting, Aisha asked if tips could be shared by hours worked instead of evenly. What she wanted, the manager told everybody, was for new employees to get nothing. He wasn’t going to run that kind of restaurant. Nothing changed.',
    decidingWords: ['shared by hours worked instead of evenly'],
    breaksAt: 'What she wanted, the manager told everybody, was for new employees to get nothing.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody is told that he’s done the same thing himself.',
      },
      {
        label: 'loaded-question',
        rationale:
          'A false claim gets pinned on Aisha, it’s true. It comes in a speech to the crew, and not in a question she has to answer.',
      },
      {
        label: 'middle-ground',
        rationale: 'No halfway point between the two ways of sharing is offered.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'New people who work ten hours would be paid for ten, by her plan. The manager turns down a plan that pays them nothing, which isn’t hers.',
      },
    ],
  },
  {
    id: 'straw-man-call-first',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    genre: 'thought',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'I’m looking at Bianca’s message. “Could you call an hour before you come over, because the baby goes down at two?” In other words, I’m not allowed to see my own grandchild anymore. Well, I never missed a single one of my son’s birthdays, I won’t be kept away from his boy, and I’m going to tell her that on Sunday.',
    decidingWords: ['Could you call an hour before you come over'],
    breaksAt: 'In other words, I’m not allowed to see my own grandchild anymore.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A call was all that Bianca asked for. It’s turned into a ban on visits, and the ban is what gets answered.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No grandparent is told that they aren’t a proper one. Nobody gets defined out of a group.',
      },
      {
        label: 'composition-division',
        rationale: 'Whole and parts don’t come into it. It’s one text and what’s made of it.',
      },
      {
        label: 'ambiguity',
        rationale: 'The text can hardly be read two ways. A call and an hour are plain enough.',
      },
    ],
  },
  {
    id: 'straw-man-two-years',
    slot: 'fallacy1',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'To the editor: Dr. Faye Lowell wrote on Sunday that for most women in their 40s, a mammogram every two years does nearly as much good as one every year and gives far fewer false alarms. She had figures for each age. My sister is 47, and she’s alive because of a scan. I can’t agree with Dr. Lowell when she tells women to stop getting examined, and I hope that none of your readers will. Call your doctor’s office and make that appointment. Pam Reyes',
    decidingWords: ['a mammogram every two years does nearly as much good'],
    breaksAt:
      'I can’t agree with Dr. Lowell when she tells women to stop getting examined, and I hope that none of your readers will.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'Her letter doesn’t use its conclusion as its own reason. A sister is the reason.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is said not to be a real doctor, or a real patient.',
      },
      {
        label: 'ambiguity',
        rationale: '“Examined” means a mammogram all the way through. It’s the advice that gets swapped for another.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Every two years isn’t never. Pam Reyes argues against stopping, which Dr. Lowell didn’t suggest, and leaves the real figures alone.',
      },
    ],
  },
  {
    id: 'straw-man-second-reader',
    slot: 'q1',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To the editor: Mr. Marcus Bell, whose daughter is in my class, asked in last week’s paper that a second teacher read any paper before it’s given an F. He says that we work hard, that anybody can miss something late at night, and that it would take ten minutes. I’ve taught fifth grade for 16 years. I’ve bought pencils and winter coats out of my own pay, and I’ve sat in the ER with other people’s kids. What Mr. Bell wants is for parents to decide the grades. I’ll tell you what’s wrong with that. Most parents would have a hard time giving their own child an F, and before long nobody would know what an A was worth. Tricia Moss',
    decidingWords: ['that a second teacher read any paper before it’s given an F'],
    breaksAt: 'What Mr. Bell wants is for parents to decide the grades.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A second teacher becomes parents who hand out the grades. Ms. Moss has good points against that, and Mr. Bell never proposed it.',
      },
      {
        label: 'middle-ground',
        rationale: 'Both sides keep their corners here. No answer between them is called right.',
      },
      {
        label: 'loaded-question',
        rationale: 'She writes it down as his view. He isn’t asked anything that would have him admit it.',
      },
      {
        label: 'black-or-white',
        rationale: 'She doesn’t say that teachers or parents are the only two who can grade. She gets his plan wrong.',
      },
    ],
  },
  {
    id: 'straw-man-rainy-day',
    slot: 'fallacy1',
    form: 'C',
    kind: 'spot',
    genre: 'thought',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Raj thinks we should put away three months’ rent before we buy any more crypto. So he wants us to keep everything in a shoebox for life. People who do that end up poor, and I’m not ending up poor. I’m buying more tonight.',
    decidingWords: ['three months’ rent before we buy any more crypto'],
    breaksAt: 'So he wants us to keep everything in a shoebox for life.',
    options: [
      {
        label: 'middle-ground',
        rationale: 'A bit of both is what Raj suggested. It’s twisted, and not split.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Three months’ rent first, and then more crypto, is the plan. The shoebox for life is an easier plan to laugh at, and nobody’s but the writer’s.',
      },
      {
        label: 'loaded-question',
        rationale: 'Raj isn’t asked anything here. His words are changed behind his back.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Whether Raj saves anything himself doesn’t come up.',
      },
    ],
  },
  {
    id: 'straw-man-one-day-off',
    slot: 'q1',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“The doctor says our shins need a rest, so could we have Thursdays off until the meet and practice on the other four days?” asked Fiona.\n“I won’t coach a team that doesn’t practice,” said the coach. “You know who doesn’t practice? Whoever comes in last at state, and we’ve worked too hard for that.”\nFiona looked down at her shoes and said that she understood.',
    decidingWords: ['could we have Thursdays off until the meet'],
    breaksAt: '“I won’t coach a team that doesn’t practice,” said the coach.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'He’s proud of the season, and it shows. What he’s proud of is set against a plan that nobody made.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Fiona isn’t called lazy or a quitter. He goes after a plan.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'He’d have to call her idea wrong because her reasons were bad. He never gets to her reasons.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Four days of practice isn’t no practice. The coach beats a plan to give it up and says nothing about Thursdays.',
      },
    ],
  },
  {
    id: 'straw-man-river-trail',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Item 5, river trail. Ms. Yolanda Hart proposed a speed limit of ten miles an hour for electric bicycles. Mr. Bruno Katz said that several of his older neighbors, who use the trail for their shopping, can’t ride without a motor. He wasn’t going to keep electric bicycles off the trail, he said, and send those people back to their cars. The proposal failed, three to four.',
    decidingWords: ['a speed limit of ten miles an hour'],
    breaksAt:
      'He wasn’t going to keep electric bicycles off the trail, he said, and send those people back to their cars.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Electric bicycles” are the same bicycles to both of them.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Under a speed limit his neighbors could ride on, at ten miles an hour. He votes down a ban that wasn’t on the table.',
      },
      {
        label: 'no-flaw',
        rationale: 'His worry about older riders is a decent one. It has nothing to say against slow riding.',
      },
      {
        label: 'begging-the-question',
        rationale: 'He gives a reason other than his conclusion. It’s about another proposal, that’s all.',
      },
    ],
  },
  {
    id: 'straw-man-river-trail-sound',
    twinOf: 'straw-man-river-trail',
    kind: 'sound',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Item 5, river trail. Ms. Yolanda Hart proposed to allow bicycles without motors only. Mr. Bruno Katz said that several of his older neighbors, who use the trail for their shopping, can’t ride without a motor. He wasn’t going to keep electric bicycles off the trail, he said, and send those people back to their cars. The proposal failed, three to four.',
    decidingWords: ['to allow bicycles without motors only'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Without motors means no electric ones, so he answers what she proposed. His neighbors who need one are a fair reason to vote no.',
      },
      {
        label: 'straw-man',
        rationale:
          '“Keep electric bicycles off the trail” sounds harsher than her wording. It’s what her wording comes to.',
      },
      {
        label: 'begging-the-question',
        rationale: 'His conclusion stands on something else, the neighbors who can’t ride without help.',
      },
      {
        label: 'ambiguity',
        rationale: '“Motor” is the same in her mouth and in his.',
      },
    ],
  },
  {
    id: 'straw-man-on-the-balcony',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Avery: Could you smoke on the balcony from now on? It gets in the baby’s room\nTim: I tried quitting twice and I was a wreck both times\nTim: I’m not quitting just because you want me to\nAvery: 😐',
    decidingWords: ['on the balcony from now on'],
    breaksAt: 'Tim: I’m not quitting just because you want me to',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Avery’s question takes nothing for granted that they don’t both know.',
      },
      {
        label: 'no-flaw',
        rationale: 'Quitting is hard, and no one should make light of it. Nobody asked him to.',
      },
      {
        label: 'black-or-white',
        rationale: 'Quit or keep smoking by the crib isn’t how he puts it. He hears a demand that she didn’t make.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale: 'She asked him to step outside, and he refuses to quit. The balcony goes unanswered.',
      },
    ],
  },
  {
    id: 'straw-man-on-the-balcony-sound',
    twinOf: 'straw-man-on-the-balcony',
    kind: 'sound',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Avery: Could you quit smoking by Monday? It gets in the baby’s room\nTim: I tried quitting twice and I was a wreck both times\nTim: I’m not quitting by Monday. From now on I’ll smoke on the balcony\nAvery: 😐',
    decidingWords: ['Could you quit smoking by Monday?', 'I’m not quitting by Monday'],
    options: [
      {
        label: 'straw-man',
        rationale:
          'He turns down what Avery asked for, in her own words, and he says why. Then he offers something for the baby.',
      },
      {
        label: 'black-or-white',
        rationale: 'Monday or never isn’t held up as the only choice. He finds another one.',
      },
      {
        label: 'loaded-question',
        rationale: 'Smoke in the baby’s room is no secret to either of them, so nothing is slipped in.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He may seem to make her wish bigger than it is. “Quit by Monday” is exactly what she wrote.',
      },
    ],
  },
  {
    id: 'straw-man-three-floors',
    mirrorOf: 'straw-man-corner-lots',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'To the editor: At Monday’s hearing Ms. Poole asked that the new apartments on Grove Street have three floors and not five, so that the elementary school next door gets some sun. I’ve been looking for an apartment in this town for two years. Ms. Poole wants people like me to live somewhere else. A town that lets in nobody gets older every year and finally shuts its schools, so I say build. Jasper Dunn',
    decidingWords: ['three floors and not five'],
    breaksAt: 'Ms. Poole wants people like me to live somewhere else.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'Her plan isn’t called bad because she argued badly for it. Her argument isn’t touched at all.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Whether Ms. Poole has sun or floors of her own isn’t mentioned.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Three floors of apartments are homes, too. He argues against letting nobody in, and she never asked for that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'His trouble finding a place is real, and it’s worth saying. It doesn’t meet her point about height.',
      },
    ],
  },
  {
    id: 'straw-man-corner-lots',
    mirrorOf: 'straw-man-three-floors',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'In October Jasper Dunn asked the council to allow duplexes on corner lots, about 60 lots in all, no taller than the houses around them. He’d brought photos of two on Elm Street that most people had taken for single homes. Mr. Haskell, who spoke for the homeowners, said that he’d listened carefully, having lived on Elm for 31 years and raised three kids there. But he was against tearing down the whole neighborhood to put up towers. Towers would bring more cars than Elm could hold, he said, and the water pipes were from 1949. He’d brought a drawing of one with 14 floors, and he held it up until his time ran out.',
    decidingWords: ['no taller than the houses around them'],
    breaksAt: 'But he was against tearing down the whole neighborhood to put up towers.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'More cars and old pipes may be good reasons to be careful. He brings them against towers, and none were proposed.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told that they aren’t really homeowners.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Jasper Dunn isn’t attacked for who he is. The plan is replaced.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Duplexes no taller than their neighbors turn into 14-floor towers. He answers those at length and the corner lots not at all.',
      },
    ],
  },
  {
    id: 'straw-man-holiday-party',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Selena: Two people drove home drunk last year, so how about beer and wine only, and we pay for rides?\nEddie: So adults can’t be trusted with anything. Got it\nSelena: That’s not what I\nEddie: If this is about banning fun and treating us like criminals, count me out',
    decidingWords: ['beer and wine only, and we pay for rides'],
    breaksAt: 'Eddie: If this is about banning fun and treating us like criminals, count me out',
    options: [
      {
        label: 'no-flaw',
        rationale: 'He’s free to dislike her plan. He hasn’t said a word about it yet.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Selena suggested beer, wine and free rides. Eddie turns down a ban on fun and being treated like criminals, which nobody proposed.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'He doesn’t claim that beer and wine will lead to a ban later on. He talks as if a ban were the plan now.',
      },
      {
        label: 'black-or-white',
        rationale: 'No list of only two choices is put to anyone. Eddie just answers a plan that isn’t hers.',
      },
    ],
  },
  {
    id: 'straw-man-overtime-mailer',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'At last week’s forum, Maria Quiroga said she wants an outside review of the sheriff’s overtime budget, which has doubled in four years. Think about that the next time you hear glass break downstairs. Maria Quiroga would have you dial 911 and get a recording. Our families deserve somebody who answers. On November 5, keep Sheriff Colby. Paid for by Neighbors for Colby.',
    decidingWords: ['an outside review of the sheriff’s overtime budget'],
    breaksAt: 'Maria Quiroga would have you dial 911 and get a recording.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A review of overtime is turned into a town where nobody answers 911. The mailer beats that plan easily and leaves her real one alone.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A review of overtime may have costs worth naming. This mailer names none and answers something she didn’t say.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing is claimed about a whole from its parts, or the other way around.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'That needs a group, someone who doesn’t fit, and a definition bent to shut them out. None of it is here.',
      },
    ],
  },
  {
    id: 'straw-man-school-nights',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Mom, About your new rule on the fridge, “No screens on school nights”: I get why, and I’ll leave my phone in the kitchen. But my history class turns in every assignment on the school laptop, and Mr. Lance posts the reading at five, so if the rule covers the laptop, I can’t do the homework. Does it? If it doesn’t, then we’re good, and you won’t hear anything else about it. Jasmine',
    decidingWords: ['if the rule covers the laptop, I can’t do the homework', 'Does it?'],
    options: [
      {
        label: 'straw-man',
        rationale:
          'Taking a rule at its most extreme is how this usually starts. She only asks whether it’s meant that way, and she’s content if it isn’t.',
      },
      {
        label: 'black-or-white',
        rationale: 'There are two readings of the rule, and she wants to know which one counts.',
      },
      {
        label: 'slippery-slope',
        rationale: 'What she fears would happen tonight, at five, for a reason she gives. No chain leads there.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She quotes the rule as it stands, says what would follow if it’s meant strictly, and asks which is meant. That’s a fair way to press a point.',
      },
    ],
  },
]
