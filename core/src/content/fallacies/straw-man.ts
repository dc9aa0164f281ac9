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
      'Aisha raised her hand at the staff meeting. She asked if tips could be split by hours worked instead of evenly. What she wanted, the manager told everybody, was for new employees to get nothing. He wasn’t going to run that kind of restaurant.',
    decidingWords: ['split by hours worked instead of evenly'],
    breaksAt: 'What she wanted, the manager told everybody, was for new employees to get nothing.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'The manager doesn’t say Aisha has ever done the same thing herself.',
      },
      {
        label: 'loaded-question',
        rationale:
          'He does pin a false claim on Aisha. It comes in a speech to the staff, not in a question she has to answer.',
      },
      {
        label: 'middle-ground',
        rationale: 'No halfway point between the two ways of splitting tips is offered.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Under Aisha’s plan, new employees get tips for each hour they work. The manager turns down a plan that gives them nothing, and that one isn’t hers.',
      },
    ],
  },
  {
    id: 'straw-man-call-first',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Grandma here. Anyone else get messages like this from a daughter-in-law? “Could you call an hour before you come over? The baby goes down at two.” In other words, I’m not allowed to see my own grandchild anymore. Well, I never missed a single one of my son’s ball games, and I won’t be kept away from his boy. I’m telling her that on Sunday. Am I wrong?',
    decidingWords: ['Could you call an hour before you come over'],
    breaksAt: 'In other words, I’m not allowed to see my own grandchild anymore.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A call an hour ahead was all the daughter-in-law asked for. It’s turned into a ban on visits, and the ban is what gets answered.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told she isn’t a real grandmother.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing is concluded about a whole from its parts, or the other way around.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word in the message shifts from one meaning to another. “Call an hour before” is plain enough.',
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
      'To the editor: Dr. Faye Lowell wrote on Sunday that for most women in their 40s, a mammogram every two years does nearly as much good as one every year and gives far fewer false alarms. She had figures for each age. My sister is 47, and she’s alive because of a mammogram. I can’t agree with Dr. Lowell when she tells women to stop getting screened, and I hope none of your readers will. Call your doctor’s office and make that appointment. Pam Reyes',
    decidingWords: ['a mammogram every two years does nearly as much good'],
    breaksAt:
      'I can’t agree with Dr. Lowell when she tells women to stop getting screened, and I hope none of your readers will.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'Her reason is a sister saved by a mammogram. That isn’t her conclusion said over again.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told she isn’t a real doctor, or a real patient.',
      },
      {
        label: 'ambiguity',
        rationale:
          'No word changes its meaning along the way. What changes is the advice: every two years becomes never.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Every two years isn’t never. Pam Reyes argues against stopping, which Dr. Lowell didn’t suggest, and says nothing about the figures for each age.',
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
      'To the editor: Mr. Marcus Bell, whose daughter is in my class, asked in last week’s paper that a second teacher read any essay before it’s given an F. He says we work hard, anybody can miss something late at night, and it would take ten minutes. I’ve taught fifth grade for 16 years. I’ve bought pencils and winter coats out of my own pay, and I’ve sat in the ER with other people’s kids. What Mr. Bell wants is for parents to decide the grades. I’ll tell you what’s wrong with that. Most parents would have a hard time giving their own child an F, and before long nobody would know what an A was worth. Tricia Moss',
    decidingWords: ['that a second teacher read any essay before it’s given an F'],
    breaksAt: 'What Mr. Bell wants is for parents to decide the grades.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A second teacher becomes parents who hand out the grades. Ms. Moss has a good point against that, but Mr. Bell never proposed it.',
      },
      {
        label: 'middle-ground',
        rationale: 'No answer halfway between hers and his is called right.',
      },
      {
        label: 'loaded-question',
        rationale:
          'What she gets wrong about him is stated flatly, as his view. He isn’t asked a question with a claim hidden in it.',
      },
      {
        label: 'black-or-white',
        rationale: 'She doesn’t say that either teachers or parents have to do the grading. She gets his plan wrong.',
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
        rationale:
          'Raj’s plan does have room for both savings and crypto. Nobody calls it right for lying in the middle, though; it gets turned into something else.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Raj’s plan is three months’ rent first, and more crypto after that. The shoebox for life is easier to laugh at, but it isn’t what he said.',
      },
      {
        label: 'loaded-question',
        rationale: 'Raj isn’t asked anything. His words are changed behind his back.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Whether Raj has three months’ rent put away himself doesn’t come up.',
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
    difficulty: 'hard',
    scenario:
      '“Amber’s shin turned out to be a stress fracture, and the doctor says two more of us are close to getting one,” said Fiona. “Could we have Thursdays off until the meet and practice on the other four days?”\n“I won’t coach a team that doesn’t practice,” said the coach. “You know who doesn’t practice? Whoever comes in last at state. We’ve worked too hard this season for that.”',
    decidingWords: ['Could we have Thursdays off until the meet'],
    breaksAt: '“I won’t coach a team that doesn’t practice,” said the coach.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'The coach does bring up how hard they’ve worked. That’s aimed at a plan nobody proposed.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Fiona isn’t called lazy or a quitter. The coach goes after a plan.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'For that, the coach would have to call her idea wrong because she argued badly. He never gets to her reasons.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Four days of practice isn’t no practice. The coach refuses to give practice up altogether, and says nothing about Thursdays or shins.',
      },
    ],
  },
  {
    id: 'straw-man-forklift-phones',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'From Tuesday’s safety meeting: After last week’s accident, Yolanda proposed that nobody use a phone while driving a forklift. Bruno, one of the drivers, said his mother has dementia, and the nursing home calls him at work when she’s frightened and wants to hear his voice. He wasn’t going to give up his phone for a whole shift and have no idea how she was, he said. The proposal failed, six votes to seven.',
    decidingWords: ['nobody use a phone while driving a forklift'],
    breaksAt: 'He wasn’t going to give up his phone for a whole shift and have no idea how she was, he said.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Phone” is the same phone to both of them, and no other word shifts its meaning.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Under Yolanda’s rule he could stop the forklift and take the call. He argues against giving up his phone for a whole shift, which nobody proposed.',
      },
      {
        label: 'no-flaw',
        rationale:
          'His mother’s calls are a serious worry. They’re no reason against a rule for the minutes he’s driving.',
      },
      {
        label: 'begging-the-question',
        rationale: 'He gives a reason that isn’t his conclusion over again. It just belongs to a different rule.',
      },
    ],
  },
  {
    id: 'straw-man-forklift-phones-sound',
    twinOf: 'straw-man-forklift-phones',
    kind: 'sound',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'From Tuesday’s safety meeting: After last week’s accident, Yolanda proposed that everyone who drives a forklift turn in their phone at the gate and get it back when the shift ends at five. Bruno, one of the drivers, said his mother has dementia, and the nursing home calls him at work when she’s frightened and wants to hear his voice. He wasn’t going to give up his phone for a whole shift and have no idea how she was, he said. The proposal failed, six votes to seven.',
    decidingWords: ['turn in their phone at the gate and get it back when the shift ends at five'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Turning in a phone at the gate means giving it up until five. He answers what Yolanda proposed, with a good reason against it.',
      },
      {
        label: 'straw-man',
        rationale:
          '“Give up his phone” sounds stronger than what she said. It’s what her rule comes to, from the gate until five.',
      },
      {
        label: 'begging-the-question',
        rationale: 'His reason, the calls from the nursing home, isn’t another way of saying that the rule is bad.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Nobody uses a word in two senses here. Giving up a phone for the shift means the same thing to both of them.',
      },
    ],
  },
  {
    id: 'straw-man-on-the-balcony',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
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
        rationale: 'Quitting is hard for Tim, as he says, but it isn’t what Avery asked him to do.',
      },
      {
        label: 'black-or-white',
        rationale: 'Tim doesn’t claim that quitting is the only other choice. He hears a demand that wasn’t made.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale: 'Avery asked Tim to smoke on the balcony, and he refuses to quit. The balcony goes unanswered.',
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
          'He turns down what Avery asked for, in Avery’s own words, and says why. Then he offers something for the baby.',
      },
      {
        label: 'black-or-white',
        rationale: 'Monday or never isn’t held up as the only choice. He finds another one.',
      },
      {
        label: 'loaded-question',
        rationale: 'It’s a plain request. It doesn’t slip in a claim that Tim has to swallow to answer it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“Quit smoking by Monday” sounds like an exaggeration. It’s what Avery wrote, though, and Tim answers it.',
      },
    ],
  },
  {
    id: 'straw-man-three-floors',
    mirrorOf: 'straw-man-corner-lots',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the editor: At Monday’s hearing Ms. Poole asked that the new apartments on Grove Street have three floors instead of five, so the elementary school next door gets some sun. I’ve been looking for an apartment in this town for two years. Ms. Poole wants people like me to live somewhere else. A town that lets nobody in gets older every year and ends up closing its schools, so I say build. Jasper Dunn',
    decidingWords: ['three floors instead of five'],
    breaksAt: 'Ms. Poole wants people like me to live somewhere else.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'Her plan isn’t called bad because she argued badly for it. Her argument isn’t touched at all.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Ms. Poole isn’t accused of doing the thing she objects to.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Three floors of apartments are homes, too. He argues against a town that lets nobody in, and she never asked for that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'His trouble finding a place is real, and it’s worth saying. But it doesn’t answer her point about height.',
      },
    ],
  },
  {
    id: 'straw-man-corner-lots',
    mirrorOf: 'straw-man-three-floors',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'In October Jasper Dunn asked the council to allow duplexes no taller than the houses around them, on about 60 corner lots. He’d brought photos of two on Grove Street that most people take for single homes. Mr. Haskell, who spoke for the homeowners, said he’d lived on Grove for 31 years and raised three kids there, and he’d listened carefully. But he was against tearing down the whole neighborhood to put up towers. Towers would bring more cars than Grove could hold, he said, and the water pipes were from 1949. He had a drawing of a 14-story tower, and he held it up until his time ran out.',
    decidingWords: ['no taller than the houses around them'],
    breaksAt: 'But he was against tearing down the whole neighborhood to put up towers.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'More cars and old pipes may be good reasons to be careful, but he uses them against towers, and nobody proposed any.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told they aren’t a real homeowner or a real neighbor.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Jasper Dunn isn’t attacked for who he is. His plan gets swapped for a different one.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Duplexes no taller than their neighbors turn into 14-story towers. He answers those at length and the corner lots not at all.',
      },
    ],
  },
  {
    id: 'straw-man-county-auditor',
    mirrorOf: 'straw-man-overtime-mailer',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Kendra: Sheriff Colby says he’d rather have the county auditor go over his overtime than pay an outside firm $90,000\nNatasha: So a sheriff shouldn’t have to show anybody his books\nNatasha: My taxes went up $400 this year. I’m not voting for a man who answers to no one',
    decidingWords: ['he’d rather have the county auditor go over his overtime'],
    breaksAt: 'Natasha: So a sheriff shouldn’t have to show anybody his books',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'There may be good reasons to want an outsider. What Natasha argues against is no review at all, and nobody proposed that.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Colby named somebody who should go over the overtime. Natasha answers as if he’d said nobody should, which is easier to be angry at.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Natasha doesn’t predict that one review will lead to worse later on. She gets wrong what he wants now.',
      },
      {
        label: 'black-or-white',
        rationale: 'She doesn’t say it has to be an outside firm or nobody. His words get changed.',
      },
    ],
  },
  {
    id: 'straw-man-overtime-mailer',
    mirrorOf: 'straw-man-county-auditor',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'At last week’s forum, Maria Quiroga said she wants an outside review of the sheriff’s overtime. Think about that the next time you hear glass break downstairs. Maria Quiroga would have you dial 911 and get a recording. Our families deserve somebody who answers. On November 5, keep Sheriff Colby. Paid for by Neighbors for Colby.',
    decidingWords: ['an outside review of the sheriff’s overtime'],
    breaksAt: 'Maria Quiroga would have you dial 911 and get a recording.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A review of overtime is turned into 911 calls that get a recording. That’s easy to be against, and her real plan is left alone.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Even a review has its costs, and a mailer could name them. This one names none and answers something she didn’t say.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing is claimed about a whole from its parts, or the other way around.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told that a real sheriff, or a real neighbor, has to be a certain way.',
      },
    ],
  },
  {
    id: 'straw-man-school-nights',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Mom, about your new rule on the fridge, “No screens on school nights”: I get why, and I’ll leave my phone in the kitchen. But in history we turn in every assignment on our school laptops, and Mr. Lance doesn’t post the reading until five. I’m already getting a D, and if the rule covers the laptop, I can’t do the homework. Does it? If it doesn’t, then we’re good, and you won’t hear anything else about it. Jasmine',
    decidingWords: ['if the rule covers the laptop, I can’t do the homework', 'Does it?'],
    options: [
      {
        label: 'straw-man',
        rationale:
          'Taking a rule at its most extreme is how a straw man is built. She asks if it’s meant that way, and she’s content if it isn’t.',
      },
      {
        label: 'black-or-white',
        rationale: 'There are two readings of the rule, and she wants to know which one counts.',
      },
      {
        label: 'slippery-slope',
        rationale: 'She doesn’t say what the rule will lead to someday. She asks what it covers now.',
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
