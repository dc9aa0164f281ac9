import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'black-or-white',
  aliases: ['False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two options', 'all or nothing', 'false choice', 'either or', 'extremes', 'third way', 'ultimatum'],
  link: 'https://yourlogicalfallacyis.com/black-or-white',
  definition:
    'Treating a question as if it had only two answers when there are others. Once one of the two is ruled out, the other seems to win by default.',
  gloss: 'Only two choices, though more exist.',
  neighbors: [
    {
      concept: 'middle-ground',
      tellApart: 'Were the answers in between left out, or was one of them called right just because it’s in between?',
    },
    {
      concept: 'slippery-slope',
      tellApart: 'Are we told there are only two choices, or that one small step will lead to disaster?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Are too few answers offered, or does any answer admit something nobody has shown?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Were possible choices left out, or was somebody’s view twisted before it was answered?',
    },
    {
      concept: 'burden-of-proof',
      tellApart:
        'Does the claim win because the other choice was ruled out, or because nobody has shown that it’s wrong?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Mom, I haven’t slept since your fall,” Giulia says on the phone from Denver. “There are two ways to go: you move in with us, or you move to the home on the hill. You’ve told me what you think of the home, and I respect that. So I’ll clear out the back room, and we’ll come get you on Sunday.”',
    failingStep: 'There are two ways to go: you move in with us, or you move to the home on the hill',
    why: 'Crossing one off settles the matter only if the list was complete. A helper in the mornings, an emergency button or an apartment without stairs never made it onto the list. Giulia can’t leave those out until she knows that none of them will work.',
  },
  soundWhen:
    'Sometimes there really are two: the last train has left, or it hasn’t. A short list is also honest when the rest was checked first. If both other roads are flooded, “the bridge, or we stay here tonight” is a fair summary.',
  reply: '“Those are two ways to go. Before we choose, could we each add one more, even one we don’t much like?”',
  evidence:
    'Tomić (2013), “False Dilemma: A Systematic Exposition,” Argumentation 27. Govier (1985), A Practical Study of Argument (Wadsworth).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'black-or-white-two-roads',
    slot: 'fallacy6',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Panel notes, “Can AI Read Your X-Ray?” Ernesto Vidal showed that his program finds as many broken bones as a good radiologist. Dr. Obi, who’s used it for a year, said it catches some that she misses, and she catches some that it misses. A hospital can let the program read the X-rays by itself or go on without it and fall behind, Vidal said. No hospital wants to fall behind, so the program will be reading alone within five years.',
    decidingWords: ['let the program read the X-rays by itself or go on without it'],
    breaksAt:
      'A hospital can let the program read the X-rays by itself or go on without it and fall behind, Vidal said.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Doubters aren’t told to show that the program fails.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nothing is rejected for being hard to imagine. Other choices just aren’t listed.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'A doctor and the program can read the same X-ray, and each can catch what the other misses, as Dr. Obi describes. That choice isn’t on Vidal’s list.',
      },
      {
        label: 'slippery-slope',
        rationale: 'That needs a chain of steps, each leading to the next. Vidal puts two roads side by side.',
      },
    ],
  },
  {
    id: 'black-or-white-rock-the-baby',
    slot: 'q6',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'At ten months the baby still woke up four times a night, and Ashley, who was back at work, hadn’t had a full night’s sleep since summer. Her mother-in-law had told her to shut the door and let him scream. The way Ashley saw it, a mother could let her child scream or she could get up every time. She wasn’t going to let him scream, so she’d go on getting up until he was in school.',
    decidingWords: ['let her child scream or she could get up every time'],
    breaksAt: 'The way Ashley saw it, a mother could let her child scream or she could get up every time.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nobody asks her a question that takes something for granted.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'There’s a lot between a shut door and getting up every time: waiting a few minutes, taking turns, asking the pediatrician. None of it made Ashley’s list.',
      },
      {
        label: 'slippery-slope',
        rationale: 'She doesn’t say that crying leads to something, and that to something worse.',
      },
      {
        label: 'middle-ground',
        rationale: 'She never gets to an answer in between. Middle Ground would pick one just for being in between.',
      },
    ],
  },
  {
    id: 'black-or-white-christmas-day',
    slot: 'fallacy6',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“So on Christmas Day you’ll be at your parents’,” said Doug’s mother.\n“And with you on the 26th, and for New Year’s if you’ll have us,” said Cecilia.\n“Honey, you pick your husband’s family or you pick your own. I see you’ve picked.”',
    decidingWords: ['you pick your husband’s family or you pick your own'],
    breaksAt: '“Honey, you pick your husband’s family or you pick your own.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Cecilia isn’t asked a question that takes a claim for granted.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Christmas in one house and the 26th in another isn’t picking a side. Cecilia can belong to both families, and Doug’s mother leaves that out.',
      },
      {
        label: 'slippery-slope',
        rationale: 'There’s no prediction of where this will end. It’s about where Cecilia stands today.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Time with both families is a fair split, but it’s turned down. Nobody calls it right for lying in between.',
      },
    ],
  },
  {
    id: 'black-or-white-renewal',
    slot: 'q6',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Hi Mario, I understand you’re upset about your car insurance renewal, and going from $190 a month to $310 is a big jump for anybody. Rates are up all over the state. Here’s where that leaves us: you can pay the $310 or drive without insurance. If you drive without it and get stopped, you’re looking at a fine, and they can take your license. I don’t want that for you, so I’ve put you down for $310, starting on the 1st. Janice at Hilltop Insurance',
    decidingWords: ['you can pay the $310 or drive without insurance'],
    breaksAt: 'Here’s where that leaves us: you can pay the $310 or drive without insurance.',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Another insurer, a higher deductible, less coverage: none of those is on Janice’s list. Ruling out driving uninsured makes her price look like the only choice left.',
      },
      {
        label: 'loaded-question',
        rationale: 'There’s no question in her note, loaded or otherwise.',
      },
      {
        label: 'middle-ground',
        rationale: 'She doesn’t look for a price halfway between the old one and the new.',
      },
      {
        label: 'straw-man',
        rationale: 'She doesn’t twist his complaint. She agrees that going to $310 is a big jump.',
      },
    ],
  },
  {
    id: 'black-or-white-film-school',
    slot: 'fallacy6',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“I’ve been thinking about film, and there’s a program upstate that doesn’t cost any more than this one,” said Justin.\nHis father put down his fork. “There are two kinds of college students, the nurses and the ones who wait tables at 40. You know what you thought of waiting tables, so you’ll study nursing and thank me someday.”',
    decidingWords: ['two kinds of college students'],
    breaksAt: '“There are two kinds of college students, the nurses and the ones who wait tables at 40.',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'Film isn’t said to lead to one thing and that to another. His father sorts students into two boxes.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'It isn’t left to Justin to show that film will work out.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'His father can imagine a film student well enough. He imagines him waiting tables.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Plenty of graduates never become nurses and never wait tables at 40, film students among them. Turning down one box doesn’t put Justin in the other.',
      },
    ],
  },
  {
    id: 'black-or-white-seven-episodes',
    slot: 'q6',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '★★★★★ Seven episodes of this podcast, and I’ve figured it out. It was her husband or it was her boss. They just established that the boss was on an airplane all night, so it was the husband, and I don’t need the last two.',
    decidingWords: ['It was her husband or it was her boss'],
    breaksAt: 'It was her husband or it was her boss.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'No first step is said to bring on a second and a third.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Clearing the boss points to the husband only if no one else could have done it. A stranger, a friend, an accident: the list of two was never shown to be complete.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody asks the listener a thing, and nobody has to admit to anything.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'It isn’t “he did it until he shows us that he didn’t.” The husband is what’s left of two names.',
      },
    ],
  },
  {
    id: 'black-or-white-thanksgiving-week',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'From Kerry, to both of our shift leads: You’ve each asked for all of Thanksgiving week off, and we can’t open without a lead on the floor. I know you both have family out of state. Randy, I got your note saying you’d be happy with just Wednesday through Friday off, and I appreciate it. I can’t say yes to both of you, and I won’t say no to both, so there are only two ways this can go: Louis gets the whole week off and Randy works it, or the other way around. Louis had it last year, so Randy’s off and Louis works. Please don’t trade shifts without asking me first.',
    decidingWords: ['you’d be happy with just Wednesday through Friday off', 'there are only two ways this can go'],
    breaksAt:
      'I can’t say yes to both of you, and I won’t say no to both, so there are only two ways this can go: Louis gets the whole week off and Randy works it, or the other way around.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'Giving in now isn’t said to bring on more and more requests.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Nobody says splitting the week must be right because it’s halfway. Kerry never even considers splitting it.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Three days is enough for Randy, so the week can be divided between the two. Kerry writes as if it came in one piece.',
      },
      {
        label: 'no-flaw',
        rationale: 'Taking turns by year is fair once there’s no other way, but Kerry hasn’t tried to divide the week.',
      },
    ],
  },
  {
    id: 'black-or-white-thanksgiving-week-sound',
    twinOf: 'black-or-white-thanksgiving-week',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'From Kerry, to both of our shift leads: You’ve each asked for all of Thanksgiving week off, and we can’t open without a lead on the floor. I know you both have family out of state. I asked if part of the week would help, and you both wrote back that your flights go out the Saturday before and come home the Sunday after, and that you can’t change them. I can’t run a shift myself, and the other stores have no lead to send us. I can’t say yes to both of you, and I won’t say no to both, so there are only two ways this can go: Louis gets the whole week off and Randy works it, or the other way around. Louis had it last year, so Randy’s off and Louis works.',
    decidingWords: ['you can’t change them', 'the other stores have no lead to send us'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          'Kerry asked whether part of the week would help, and it wouldn’t. Nothing is picked for being halfway.',
      },
      {
        label: 'black-or-white',
        rationale:
          'It sounds like “one or the other.” This time Kerry looked into the ways in between, and none of them worked.',
      },
      {
        label: 'slippery-slope',
        rationale: 'What this week will lead to isn’t the point. Kerry’s just filling in one week’s schedule.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The flights can’t be changed and no other store can send a lead, so there really are two outcomes left. After that, it’s only fair to take turns.',
      },
    ],
  },
  {
    id: 'black-or-white-elm-field',
    mirrorOf: 'black-or-white-room-to-run',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hi Georgia, Thank you for writing about letting dogs run on Elm Field. I have a beagle myself, so I understand, but 140 soccer kids have the field this season, Tuesdays and Thursdays from four until dark. The council can give it to the kids or give it to the dogs, and it’s going to be the kids. Please keep yours off it until the council meets again in January. Ted',
    decidingWords: ['The council can give it to the kids or give it to the dogs'],
    breaksAt: 'The council can give it to the kids or give it to the dogs, and it’s going to be the kids.',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'The kids are on the field two afternoons a week. Dogs could have the mornings or the other days, and Ted writes as if one use shut out the other.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Mentioning the beagle shows that Ted sympathizes. He doesn’t try to stir up a feeling to win.',
      },
      {
        label: 'no-flaw',
        rationale: 'Putting kids first is a fair choice, but it doesn’t follow that dogs have to stay off all week.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody says running on grass is right because it’s natural for dogs.',
      },
    ],
  },
  {
    id: 'black-or-white-elm-field-sound',
    twinOf: 'black-or-white-elm-field',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hi Georgia, Thank you for writing about letting dogs run on Elm Field. I have a beagle myself, so I understand, but 140 soccer kids use the field this season, and their league holds the lease, which says no dogs at any hour until January. I asked the league, and they won’t change a word of it. The council can keep the lease or break it, and it’s going to keep it. Please keep your dog off the field until the council meets again in January. Ted',
    decidingWords: ['which says no dogs at any hour until January'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A lease that bars dogs at any hour leaves no time of day to share, and the league won’t change it. Until January the council can only keep it or break it.',
      },
      {
        label: 'black-or-white',
        rationale: 'It does come down to one thing or the other. The lease closed off the rest, and Ted says how.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'A beagle and some kids are mentioned in passing. The reason is a lease.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'What’s normal for dogs or for grass isn’t used as a reason.',
      },
    ],
  },
  {
    id: 'black-or-white-review-board-yes',
    mirrorOf: 'black-or-white-review-board-no',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'On Tuesday the council votes on a citizens’ board that would review complaints about the police. I watched the video of that traffic stop again last night, and I can’t get the sound of it out of my head. You can back this board or you can think that officers should get away with anything. I don’t think that, and I never will, so I’m going to go down there and speak up for it.',
    decidingWords: ['You can back this board or you can think that officers should get away with anything'],
    breaksAt: 'You can back this board or you can think that officers should get away with anything.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'No question is put to anyone here, so there’s no trap hidden in one.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Opponents of the board aren’t told to show that it won’t work.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being shaken by a video is a good reason to care, but it doesn’t make this board the only way to care.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'People can want officers held to account and still think this board is the wrong tool, or want a different kind of board. They were left out.',
      },
    ],
  },
  {
    id: 'black-or-white-review-board-no',
    mirrorOf: 'black-or-white-review-board-yes',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To the editor: On Tuesday the city votes on a citizens’ board to review complaints about the police. You can stand behind our officers or stand with the people who break into our cars. I’m behind our officers, so vote no. Drew Lind',
    decidingWords: ['stand behind our officers or stand with the people who break into our cars'],
    breaksAt: 'You can stand behind our officers or stand with the people who break into our cars.',
    options: [
      {
        label: 'straw-man',
        rationale:
          'Supporters of the board are put in the wrong camp, but no argument of theirs is restated and twisted.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Backing the police is a respectable reason to vote no, but being against car thieves doesn’t force anyone to.',
      },
      {
        label: 'loaded-question',
        rationale: 'The reader isn’t asked anything, only shown two places to stand.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Plenty of people respect officers and want complaints looked into by citizens, too. The letter has no place for them.',
      },
    ],
  },
  {
    id: 'black-or-white-by-friday',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Bryce: So did you decide about Denver\nMia: I said I’d come out for the summer and see how it goes. My lease runs through May and I just got promoted\nBryce: I don’t want a visit. You move here for good or you don’t love me, it’s one or the other, and I need to know by Friday\nMia: I do love you. I’m also not quitting a job by Friday',
    decidingWords: ['You move here for good or you don’t love me'],
    breaksAt: 'You move here for good or you don’t love me, it’s one or the other, and I need to know by Friday',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Bryce allows only two cases: she moves, or she doesn’t love him. She can love him and spend the summer in Denver first, as she has just offered.',
      },
      {
        label: 'straw-man',
        rationale:
          'Her plan is a summer visit, and a visit is what he says he doesn’t want. He hasn’t made it into something else.',
      },
      {
        label: 'slippery-slope',
        rationale: 'There’s a deadline, but missing it isn’t said to set off a chain of worse and worse things.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting an answer is reasonable. Allowing her only two isn’t.',
      },
    ],
  },
  {
    id: 'black-or-white-room-to-run',
    mirrorOf: 'black-or-white-elm-field',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Neighbors, In January the council takes up Elm Field again, and I hope you’ll all come. I’ve got a big dog and an apartment with no yard, and so do a lot of you. Ted will bring up the soccer schedule and that fenced half acre for dogs behind the library, so don’t let him change the subject. If the council won’t let our dogs run on Elm Field, it’s telling us to keep them shut up indoors. I’m not shutting mine up, so I’ll be asking for the field. Georgia',
    decidingWords: ['If the council won’t let our dogs run on Elm Field, it’s telling us to keep them shut up indoors'],
    breaksAt: 'If the council won’t let our dogs run on Elm Field, it’s telling us to keep them shut up indoors.',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Dogs can be walked, or they can run on the half acre behind the library. Losing Elm Field doesn’t mean keeping them indoors.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting room for a big dog is fair, but it doesn’t follow that there’s only one place for it.',
      },
      {
        label: 'middle-ground',
        rationale: 'The half acre isn’t called right for lying in between. It’s pushed aside.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No small step is said to bring on the next one. Two outcomes are set side by side.',
      },
    ],
  },
  {
    id: 'black-or-white-demolition-notice',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Hi Yara, I’m sorry about the timing, but the city has cleared us to tear down 410 Pine on July 1, so I can’t extend your lease or go month to month. I called our other three buildings this morning. Two have nothing, and Grand Avenue has one studio, which I can hold for you until the 15th. That leaves Grand Avenue or a place that isn’t ours. Let me know, and I’ll have your deposit check ready the day you turn in your keys.',
    decidingWords: [
      'I called our other three buildings this morning',
      'That leaves Grand Avenue or a place that isn’t ours',
    ],
    options: [
      {
        label: 'black-or-white',
        rationale:
          'It ends on two choices, and that looks suspicious. The second takes in all the rest, though: another landlord, a house to buy, family, a friend’s couch.',
      },
      {
        label: 'straw-man',
        rationale: 'No view of Yara’s is described, so none can have been twisted.',
      },
      {
        label: 'slippery-slope',
        rationale: 'One step, the teardown, has one plain result. No chain of ever worse events is predicted.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The short list holds up: staying is impossible, the other buildings were checked, and wherever else Yara goes is “a place that isn’t ours.”',
      },
    ],
  },
]
