import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Fundamental Attribution Error',
  aliases: ['Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['character', 'circumstances', 'blame', 'situation', 'explaining behavior', 'personality', 'snap verdict'],
  link: 'https://yourbias.is/fundamental-attribution-error',
  definition:
    'Explaining what other people do by the kind of people they are, and giving too little weight to the situation they were in.',
  neighbors: [
    {
      name: 'Halo Effect',
      tellApart:
        'Is one act put down to character with little regard for the situation, or does one trait color the view of other traits?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Would anybody’s act be explained this way, or are outsiders judged more harshly than one’s own side?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Is an act explained by someone’s character, or is someone sorted into a group for looking like its typical member?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Was the situation left out of the explanation, or did one bad thing outweigh several good ones?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Is an act explained by character, or is something thought common because examples come to mind easily?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The line at a pharmacy in Manila reaches the street. Two of the three clerks are out sick, and the computer has crashed twice since noon. When Althea’s turn comes, the last clerk hands over her mother’s pills with hardly a word. “He doesn’t care about sick people,” she says outside, and writes to the owner that he should be let go.',
    failingStep: 'He doesn’t care about sick people',
    why: 'She explains one curt minute by what the man is like, though missing coworkers and a dead computer would make most people short. Before she speaks of his character, she needs to have seen him on quiet days as well.',
  },
  soundWhen:
    'Pointing to character is fair when someone acts the same way in many different situations and others there don’t. If a coworker snaps at people on busy days and slow ones, at work and at parties, “he’s short-tempered” just sums that up.',
  reply:
    'Before you blame someone’s character, name two things about the situation that might have led you to do the same. Then ask, or wait for a second occasion.',
  evidence:
    'Jones & Harris (1967), “The Attribution of Attitudes”, Journal of Experimental Social Psychology 3; Ross (1977), “The Intuitive Psychologist and His Shortcomings”, Advances in Experimental Social Psychology 10. Weaker in East Asia: Choi, Nisbett & Norenzayan (1999), “Causal Attribution across Cultures”, Psychological Bulletin 125.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'fundamental-attribution-error-dropped-baton',
    slot: 'bias6',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“But it was pouring, and Coach threw Cyrus in two minutes before the start, when he’d never done a handoff,” says Freya. A careless kid is a careless kid, Gustav tells her, rain or no rain. He can still see the baton bouncing down the track.',
    decidingWords: ['Coach threw Cyrus in two minutes before the start', 'A careless kid is a careless kid'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'That bouncing baton is vivid, and Gustav “can still see” it. He isn’t guessing how often batons get dropped, though; he’s deciding what one drop says about Cyrus.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“A careless kid is a careless kid” has the ring of a type. Cyrus isn’t sorted by looking like anyone; the label is read straight off one dropped baton.',
      },
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          '“Coach threw Cyrus in two minutes before the start,” in the rain, with no practice. Gustav has just been told, and still reads the drop as character: “A careless kid is a careless kid.”',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'Cyrus does pay dearly for one bad moment. But there’s nothing good in the scene for it to outweigh; what Gustav leaves out is the rain and the late call.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-eye-clinic',
    slot: 'bias6',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your eye clinic’s list has a third “no-show” beside Mrs. Nwosu’s name, again at eight in the morning. On the phone she apologizes. She doesn’t drive, and the one bus from her village, forty miles out, gets in at eleven and leaves at three. What do you say?',
    decidingWords: ['gets in at eleven and leaves at three'],
    options: [
      {
        text: 'Offer her eight o’clock again, with a firm warning.',
        tag: 'go ahead',
        rationale:
          'Three missed appointments look like a patient who doesn’t care. But no warning brings Mrs. Nwosu’s bus in three hours early, and it’s the only one she has.',
      },
      {
        text: 'Offer her ten o’clock, with a reminder the night before.',
        tag: 'ask',
        rationale:
          'Reminders help people who forget. She hasn’t forgotten anything; at ten o’clock her bus is still on the road.',
      },
      {
        text: 'Offer her one o’clock, with a note in the mail.',
        tag: 'wait',
        right: true,
        rationale:
          'Her bus “gets in at eleven and leaves at three,” and one o’clock lies in between. What kept her away was the hour, not her attitude.',
      },
      {
        text: 'Offer her five o’clock, with a call that same morning.',
        tag: 'wait',
        rationale:
          'Late in the day sounds easier for someone from forty miles out. By five her bus has been gone for two hours, and a call doesn’t change that.',
      },
    ],
    flip: {
      fact: 'She lives around the corner, works from nine to six, and says she slept through all three appointments.',
      makesRight: 'Offer her eight o’clock again, with a firm warning.',
    },
  },
  {
    id: 'fundamental-attribution-error-loan-debate',
    slot: 'bias6',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Your savings club debates each loan, and a drawing decides who argues for it and who argues against. On Monday Paulina drew “against” and tore a widow’s request to pieces, while Hassan drew “for” and had people in tears. The loan fund needs a manager. The work takes four evenings a month, and each of them, equally good with figures, can spare two. Whom do you back?',
    decidingWords: ['a drawing decides who argues for it and who argues against'],
    options: [
      {
        text: 'Back the two of them as joint managers of the fund.',
        tag: 'split',
        right: true,
        rationale:
          'Because “a drawing decides who argues for it and who argues against,” Monday tells you little about what either one is like. Together their two evenings each make the four that the work takes.',
      },
      {
        text: 'Back Hassan by himself as the manager of the fund.',
        tag: 'go ahead',
        rationale:
          'Hassan’s warmth came with the side he drew, and he can spare half the evenings. Tears aren’t a reason to leave the other half undone.',
      },
      {
        text: 'Back Paulina by herself as the manager of the fund.',
        tag: 'go ahead',
        rationale:
          'Seeing past Monday’s speech is right, and Paulina is good with figures. Two evenings don’t cover four, though.',
      },
      {
        text: 'Back neither one until they’ve debated a few more loans.',
        tag: 'wait',
        rationale:
          'More debates mean more drawings. What you need to know about figures and evenings, you know already.',
      },
    ],
    flip: {
      fact: 'Hassan has withdrawn his name, and Paulina can take over his two evenings.',
      makesRight: 'Back Paulina by herself as the manager of the fund.',
    },
  },
  {
    id: 'fundamental-attribution-error-street-party',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear Aunt Bea, the block party was a success, although Nimmi from next door left after twenty minutes because her kitchen was flooding. I was right there when the call came. I’ve known a hundred neighbors and can read people, and that one doesn’t care for company, so I’m not inviting her to the harvest dinner. Do come and see us soon, as everybody’s asking about you. Greta',
    decidingWords: ['her kitchen was flooding'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Leaving early can say something about a person. A flooding kitchen takes nearly anyone home, and Greta knew about it.',
      },
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          'Nimmi left because “her kitchen was flooding,” and Greta was there for the call. She still turns a forced goodbye into a trait: “that one doesn’t care for company.”',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Saying that she “can read people” is a boast, and maybe an empty one. But lack of skill isn’t the trouble here: she knows why Nimmi left and passes over it.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          '“A hundred neighbors” sounds like the start of a statistic. But there’s no figure here for her to ignore; what she ignores is a flooding kitchen.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-street-party-sound',
    twinOf: 'fundamental-attribution-error-street-party',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear Aunt Bea, the block party was a success, although Nimmi from next door left after twenty minutes because she’d sooner be home alone. She told me so herself, and it’s her third early exit since Christmas. I’ve known a hundred neighbors and can read people, and that one doesn’t care for company, so I’m not inviting her to the harvest dinner. Do come and see us soon, as everybody’s asking about you. Greta',
    decidingWords: ['she’d sooner be home alone. She told me so herself'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'Her “hundred neighbors” are just talk here. She isn’t ignoring any known figure in favor of a striking detail.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Greta does think highly of her own eye for people. This time it isn’t needed, since Nimmi has told her in so many words.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'One early exit on its own is thin ground for a trait. But it’s Nimmi’s third since Christmas, she has named the reason herself, and there’s no flood to explain it.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Nimmi went because “she’d sooner be home alone. She told me so herself,” and it’s her third early exit. Greta is just passing on what Nimmi has said of herself.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-window-seat',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Rashid joined your seventh-grade class six weeks ago. From his window seat he’s raised his hand once, though his written work is good. A jackhammer has been going outside since the day he came, and the other five in that row, who used to talk a lot, have almost stopped. In music and on the class trip, he talked as much as any of them. What do you write under “participation”?',
    decidingWords: ['A jackhammer has been going outside since the day he came', 'he talked as much as any of them'],
    options: [
      {
        text: 'Write that the noise at his window keeps him quiet.',
        tag: 'compare',
        right: true,
        rationale:
          '“A jackhammer has been going outside since the day he came,” five talkers beside him went quiet too, and away from it “he talked as much as any of them.”',
      },
      {
        text: 'Write that it’s too early to say after six weeks.',
        tag: 'wait',
        rationale:
          'Holding back sounds fair to a new student. But you’ve heard him in three places, and the row around him has shown you what that seat does.',
      },
      {
        text: 'Write that he’s a quiet boy who’d rather listen.',
        tag: 'go ahead',
        rationale:
          'It’s a kind sentence, and one raised hand seems to back it up. Rashid isn’t quiet in music, though, so it fits the seat and not the boy.',
      },
      {
        text: 'Write that he needs a push from home to speak up.',
        tag: 'ask',
        rationale:
          'Encouragement from home is seldom a bad thing. But what’s stopping him is the noise outside your own window, and his parents can’t turn it off.',
      },
    ],
    flip: {
      fact: 'His row talks as much as before, and in music and on the class trip Rashid said little.',
      makesRight: 'Write that he’s a quiet boy who’d rather listen.',
    },
  },
  {
    id: 'fundamental-attribution-error-window-seat-sound',
    twinOf: 'fundamental-attribution-error-window-seat',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Rashid joined your seventh-grade class six weeks ago. From his window seat he’s raised his hand once, though his written work is good. A jackhammer outside stopped the day he came, and the other five in that row talk as much as ever. In music and on the class trip, he said little and seemed glad to listen. What do you write under “participation”?',
    decidingWords: ['the other five in that row talk as much as ever', 'he said little and seemed glad to listen'],
    options: [
      {
        text: 'Write that the noise at his window keeps him quiet.',
        tag: 'compare',
        rationale:
          'Looking for an outside reason is a good reflex. That jackhammer fell silent on his first day, and five others at the same window talk freely.',
      },
      {
        text: 'Write that it’s too early to say after six weeks.',
        tag: 'wait',
        rationale:
          'Six weeks isn’t a whole year. It was long enough to see him in class, in music and on a trip, and he was the same each time.',
      },
      {
        text: 'Write that he’s a quiet boy who’d rather listen.',
        tag: 'go ahead',
        right: true,
        rationale:
          'A word about character is earned here. Others by that window talk, and elsewhere too “he said little and seemed glad to listen.”',
      },
      {
        text: 'Write that he needs a push from home to speak up.',
        tag: 'ask',
        rationale:
          'Parents can do a lot for a child who’s held back. But Rashid “seemed glad to listen,” so there’s nothing to push him out of.',
      },
    ],
    flip: {
      fact: 'The jackhammer started on his first day, his row has gone silent too, and elsewhere he talks a lot.',
      makesRight: 'Write that the noise at his window keeps him quiet.',
    },
  },
  {
    id: 'fundamental-attribution-error-lichen-review',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Adaeze: Review’s in on our paper. “Test too weak. Repeat with controls”\nLuc: The form cuts you off at forty characters. Same as the form from that lab upstate\nAdaeze: True, and they’re right about the test. But it takes a cold fish to leave out hello. I’d hate to work with one',
    decidingWords: ['The form cuts you off at forty characters'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          '“The form cuts you off at forty characters,” says Luc, and she agrees. The missing greeting still becomes a personality: “it takes a cold fish to leave out hello.”',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Curtness can spoil one’s view of everything else. Not here: Adaeze grants that the point about the test is right, so nothing spreads to the science.',
      },
      {
        text: 'No bias here',
        rationale:
          'Two short sentences do feel chilly. With only forty characters allowed, they tell her about the form, and she has just agreed to that.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'Luc’s “Same as” compares two forms, not two reviewers. Adaeze doesn’t sort the reviewer by resemblance; she reads a character off one message.',
      },
    ],
  },
]
