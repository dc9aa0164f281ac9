import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'tu-quoque',
  aliases: ['Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  category: 'informal',
  severity: 'medium',
  keywords: ['hypocrisy', 'you do it too', 'whataboutism', 'deflection', 'criticism', 'counterattack'],
  link: 'https://yourlogicalfallacyis.com/tu-quoque',
  definition:
    'Answering a criticism by pointing out that the critic does the same thing. Even if that’s so, the criticism still stands: two people can make the same mistake.',
  gloss: 'Answers criticism with “you do, too.”',
  neighbors: [
    {
      concept: 'special-pleading',
      tellApart: 'Does the speaker say “you do it, too,” or ask to be excused from a rule that others have to follow?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Is a point dismissed because the critic acts the same way, or because it was badly argued?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Was the criticism turned back on the person who made it, or changed into one that nobody made?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is the critic accused of the very thing under discussion, or of some other fault or motive?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“You were doing fifty past the elementary school,” Imani tells her husband once they’ve parked. “The little ones get out at noon.” He pulls the key from the ignition. “And which of us got two speeding tickets last spring? So let’s hear no more about it.” On Monday he drives past the school just as fast.',
    failingStep: 'And which of us got two speeding tickets last spring? So let’s hear no more about it.',
    why: 'Imani’s tickets may make it awkward for her to complain. They don’t make fifty past a school any safer. An answer to what she said has to be about the speed, the road or the children.',
  },
  soundWhen:
    'A person’s own conduct matters when fairness or trust is what you’re talking about. If the captain collects fines for lateness and never pays hers, “the rule should hold for you, too” is a fair complaint. It asks for one rule for the whole team; it doesn’t say that lateness is fine.',
  reply:
    '“You’re right, I’ve done it, too, and I was wrong. So that makes two of us. Now, what about today?” Once you’ve admitted your part, the question is open again.',
  evidence:
    'Aikin (2008), “Tu Quoque Arguments and the Significance of Hypocrisy,” Informal Logic 28. Walton (1998), Ad Hominem Arguments (University of Alabama Press).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'tu-quoque-library-roof',
    slot: 'fallacy11',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'At the roofing company, Keisha thought Otis’s estimate for the library looked low: forty hours, when a roof that size had taken the crew ninety last fall. Could he walk her through it, the way the others do with theirs? Otis answered that her own estimate for the gym had come out fifty hours short. Then he mailed his to the library, which accepted it on Friday.',
    decidingWords: ['her own estimate for the gym had come out fifty hours short'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'The others explain their estimates to Keisha, and Otis doesn’t. But he doesn’t say that he deserves special treatment; he points at her estimate.',
      },
      {
        label: 'anecdotal',
        rationale:
          'The one roof from last fall isn’t much to go on. Keisha is the one who mentions it, though, and she uses it only to ask a question.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Otis gives no support for his forty hours. Still, he doesn’t tell Keisha to prove him wrong; he answers with the gym.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Otis replies that “her own estimate for the gym had come out fifty hours short.” That may mean there are two bad estimates; it doesn’t make forty hours enough for this roof.',
      },
    ],
  },
  {
    id: 'tu-quoque-frog-pond',
    slot: 'q11',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Lab meeting, item three: Dominic pointed out that the frog study covers a single pond and so can’t show whether the new plants helped. Dr. Kaplan, who led the study, asked him how many ponds his newt study had used last spring. One, Dominic admitted, and the group agreed that this evened things out. The frog study goes to print unchanged, with the pond on its cover.',
    decidingWords: ['how many ponds his newt study had used last spring', 'this evened things out'],
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Dr. Kaplan asks Dominic “how many ponds his newt study had used last spring,” and the answer is one. So both studies may be weak, and the frog study still has just one pond.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“Evened things out” can sound like a compromise. But neither side moved: Dominic’s point was dropped, and the study wasn’t changed.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Dr. Kaplan’s question does put Dominic in a bad spot. It doesn’t assume anything unproven, though, and he can answer it with a simple “one.”',
      },
      {
        label: 'straw-man',
        rationale:
          'Dominic’s point isn’t answered. Nobody changes it into a weaker one, however; the group just moves from the frogs to his newts.',
      },
    ],
  },
  {
    id: 'tu-quoque-suitcase-password',
    slot: 'fallacy11',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Marcus, who wrote the travel agency’s password rules, uses “suitcase” as his own. At lunch Anna warns him that a program can guess it in a minute, the way one guessed her brother’s. Until Tuesday hers was her cat’s name, he reminds her. A month later, his is still “suitcase.”',
    decidingWords: ['Until Tuesday hers was her cat’s name'],
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          '“Until Tuesday hers was her cat’s name” is Marcus’s only answer. It may be true, but Anna’s old password doesn’t make his any safer.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Marcus wrote the rules and doesn’t follow them, so he seems to excuse himself. But he gives no reason why he’s special; he talks about Anna’s password.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Anna does mention just one case, her brother’s. But the mistake comes afterward, in Marcus’s answer.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Neither of them tests how long a guess takes. But Marcus doesn’t ask Anna for proof, or say that “suitcase” is safe until she has some.',
      },
    ],
  },
  {
    id: 'tu-quoque-paid-report',
    slot: 'q11',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'A statement from Harbor Radio: Thousands of you have read in the Courier that we aired a report without saying who’d paid for it. Our colleagues at the Courier are true journalists, of course. But in May they printed two such reports themselves, and they still owe you an explanation for those. So we consider the matter closed, and we thank you for your trust. And now, the weather.',
    decidingWords: ['in May they printed two such reports themselves'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          '“Thousands of you” have read the story, the station says. But it doesn’t use that number to argue that anything is true.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Calling them “true journalists, of course” is a dig at the Courier. But nobody has been shut out of the group to save a general claim.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'The station says that the Courier owes readers an explanation. But that’s about other reports, and nothing is called true because nobody has disproved it.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Instead of an explanation, listeners hear that “in May they printed two such reports themselves.” Even if that’s true, it doesn’t say who paid for the station’s own report.',
      },
    ],
  },
  {
    id: 'tu-quoque-bright-window',
    slot: 'fallacy11',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Apartment 3B group chat, 11:48 p.m.\nPriya: Theo, your desk lamp shines into my room until two, and I’m not sleeping. Could you point it at the wall?\nTheo: Didn’t you leave the hall light on all last week?\nPriya: I did, and I’m sorry. I’ve stopped. So, about the lamp?\nTheo: I’d call us even. It’s staying where it is.',
    decidingWords: ['Didn’t you leave the hall light on all last week?'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          '“Even” can sound like a compromise, but neither of them gives up anything. Priya asked him to turn the lamp, and he leaves it where it is.',
      },
      {
        label: 'straw-man',
        rationale:
          'Theo changes the subject, and that can look like changing what Priya said. But he doesn’t make her request sound bigger or sillier; he talks about the hall light.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Theo’s question does put Priya on the spot. What it assumes is true, though, and she says so herself.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          '“Didn’t you leave the hall light on all last week?” Priya did. But that doesn’t make Theo’s lamp any less of a problem tonight.',
      },
    ],
  },
  {
    id: 'tu-quoque-guitar-notes',
    slot: 'q11',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Two notes hang on the music room door. The first says, “Please tune the guitars before you hang them up, the way real musicians do, because we lose half of each lesson tuning them. The morning group.” The second says, “You left all nine of them out of tune on the last day before vacation, so let’s call it even. The afternoon group.” Somebody’s drawn a heart between them.',
    decidingWords: ['You left all nine of them out of tune'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'The afternoon group does get out of tuning the guitars. But it gives no reason why it’s special; it reminds the others of what they did.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“The way real musicians do” may sound as if other players didn’t count. Nobody is shut out to save a claim, however, and the second note doesn’t even mention musicians.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One day before vacation isn’t much to go on. But the second note doesn’t use that day to show what usually happens; it’s the group’s excuse for not tuning.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          '“You left all nine of them out of tune” is the afternoon group’s whole answer. It doesn’t change the complaint: the morning group still loses half of each lesson.',
      },
    ],
  },
  {
    id: 'tu-quoque-concert-tickets',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Raul owns a bike shop with his sister, Ines. “Sixty dollars for your lunches again,” he tells her over the books, “and we need that money for the new lift.” It’s fifty-eight, Ines corrects him, and she turns back a page to his concert tickets, $80 from the same drawer. That makes the two of them even, she says, and on Monday she helps herself to more lunch money.',
    decidingWords: ['his concert tickets, $80 from the same drawer', 'the two of them even'],
    breaksAt: 'That makes the two of them even, she says, and on Monday she helps herself to more lunch money.',
    options: [
      {
        label: 'middle-ground',
        rationale:
          '“Even” may sound as if they’d met each other halfway. But neither of them agrees to spend less, and Ines goes on taking lunch money.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Raul’s number is two dollars off, and Ines says so. But she doesn’t reject his complaint because of that; she rejects it because of his tickets.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Raul’s tickets make “the two of them even,” says Ines. They show that Raul takes money, too, but they don’t show that the shop can afford her lunches.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s fair to remind Raul that he has spent the shop’s money. It isn’t an answer, though, because the shop still needs that money for the lift.',
      },
    ],
  },
  {
    id: 'tu-quoque-concert-tickets-sound',
    kind: 'sound',
    twinOf: 'tu-quoque-concert-tickets',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Raul owns a bike shop with his sister, Ines. “Sixty dollars for your lunches again,” he tells her over the books, “and we need that money for the new lift.” It’s fifty-eight, Ines corrects him, and she turns back a page to his concert tickets, $80 from the same drawer. She tells him that he’s right and they both need a limit, and on Monday she brings her lunch from home.',
    decidingWords: ['he’s right and they both need a limit'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Bringing up his tickets looks like hitting back. But Ines says that Raul is right about her lunches, and then she asks for one limit for both.',
      },
      {
        label: 'middle-ground',
        rationale:
          'A limit for two people can look like splitting the difference. Ines doesn’t say that the truth lies halfway, though; she says that Raul is right.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Correcting sixty to fifty-eight shows that Raul made a mistake. Ines doesn’t use it against him, and she accepts his complaint.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Ines tells Raul that “he’s right and they both need a limit,” so she accepts his criticism. His tickets show that the limit should hold for him as well.',
      },
    ],
  },
  {
    id: 'tu-quoque-missing-runs',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“The training log’s worthless with six runs missing, so please fill them in,” Malik tells Jorge, who’s in charge of it this year. “Nine were missing last spring, when you kept it,” Jorge answers, “so no, I don’t see why I should.”',
    decidingWords: ['Nine were missing last spring, when you kept it'],
    breaksAt: '“Nine were missing last spring, when you kept it,” Jorge answers, “so no, I don’t see why I should.”',
    options: [
      {
        label: 'straw-man',
        rationale:
          '“Worthless” is a strong word, but Malik said it himself. Jorge doesn’t exaggerate anything, and what he refuses is just what Malik asked for.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          '“Nine were missing last spring, when you kept it,” Jorge replies. That may embarrass Malik, but it’s no reason to leave six runs out of this year’s log.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Malik exaggerates when he calls the log worthless. Jorge doesn’t reject his point because of that, though; he rejects it because of last spring.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s true that nine runs were missing last spring. But that was another log, and this one still lacks six, whoever points it out.',
      },
    ],
  },
  {
    id: 'tu-quoque-missing-runs-sound',
    kind: 'sound',
    twinOf: 'tu-quoque-missing-runs',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“The training log’s worthless with six runs missing, so let me keep it instead,” Malik tells Jorge, who’s in charge of it this year. “Nine were missing last spring, when you kept it,” Jorge answers. “I’ll fill these in, but I don’t see why you’d do better.”',
    decidingWords: ['let me keep it instead', 'Nine were missing last spring'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Holding last spring’s log against Malik looks like a way to avoid criticism. But Jorge promises to fill in the runs, and Malik’s record matters because he’s asking for the job.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With “let me keep it instead,” Malik asks for the job. “Nine were missing last spring,” when he had it, so his own record is a fair reason to say no.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'There’s an exaggeration in “worthless,” and Jorge leaves it alone. He’ll fill in the runs, and he turns Malik down because of Malik’s own record.',
      },
      {
        label: 'straw-man',
        rationale:
          'Malik complains about missing runs, and the answer is about who should keep the log. Nobody twisted his words, though; he brought that up himself.',
      },
    ],
  },
  {
    id: 'tu-quoque-garage-flyer',
    kind: 'spot',
    mirrorOf: 'tu-quoque-bus-flyer',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'On the morning show, the host asks Mrs. Miller about the council majority’s bus-lane flyer. Was its traffic jam photographed in another town, as the minority says? “It may have been,” answers Mrs. Miller, who speaks for the majority. “But the full parking lot on their garage flyer isn’t from here, either, and they’ve yet to explain it. Ours goes out as it is.” Then she takes a question about Friday’s vote.',
    decidingWords: ['the full parking lot on their garage flyer isn’t from here, either'],
    breaksAt: '“But the full parking lot on their garage flyer isn’t from here, either, and they’ve yet to explain it.',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Mrs. Miller answers that “the full parking lot on their garage flyer isn’t from here, either.” If so, both flyers are misleading, and that’s no reason to send hers out.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“They’ve yet to explain it” does give the other side something to prove. But Mrs. Miller doesn’t call her own photo real just because nobody has proved that it isn’t.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Mrs. Miller’s own flyer gets to go out, and the minority’s gets a scolding. Still, she gives no reason why hers is special; she says that both are alike.',
      },
      {
        label: 'no-flaw',
        rationale:
          '“It may have been” is honest, and listeners may want to know about both flyers. But the minority’s photo doesn’t make Mrs. Miller’s any better.',
      },
    ],
  },
  {
    id: 'tu-quoque-bus-flyer',
    kind: 'spot',
    mirrorOf: 'tu-quoque-garage-flyer',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'On the Saturday show, the host asks Samir about the council minority’s flyer for a new parking garage. Was its picture of a full parking lot taken in another town, as the majority says? “It’s possible,” answers Samir, who speaks for the minority. “But as any true local can see, the traffic jam on their bus-lane flyer wasn’t photographed here, either. Ours goes out as planned.” Then he takes a question about parking fees.',
    decidingWords: ['the traffic jam on their bus-lane flyer wasn’t photographed here, either'],
    breaksAt:
      '“But as any true local can see, the traffic jam on their bus-lane flyer wasn’t photographed here, either.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          '“Any true local” flatters listeners who agree. But Samir has made no claim about locals that somebody has disproved, so there’s no exception to explain away.',
      },
      {
        label: 'no-flaw',
        rationale:
          'If both photos come from elsewhere, people should hear about both. But pointing to the other side’s photo doesn’t make Samir’s own flyer any more honest.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Samir answers that “the traffic jam on their bus-lane flyer wasn’t photographed here, either.” That may be true, but it’s no reason to send out his own.',
      },
      {
        label: 'special-pleading',
        rationale:
          'He scolds the other side and lets his own flyer go out. Yet Samir asks for no special treatment; his point is that both sides did the same.',
      },
    ],
  },
  {
    id: 'tu-quoque-twenty-years',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'His mother had found the vape in his jacket and set it on the table between the salt and the bills. “There’s nicotine in that,” she said. “You’re fifteen. It’s harder to quit than you think, and it’s doing things to your lungs.”\n“You smoked for twenty years,” said Min-jun.\n“I did.”\n“So don’t tell me it’s bad for me,” he said, and he put his headphones back on.',
    decidingWords: ['You smoked for twenty years'],
    breaksAt: '“So don’t tell me it’s bad for me,” he said, and he put his headphones back on.',
    options: [
      { label: 'burden-of-proof', rationale: 'He never asks her to prove it. He brushes it off.' },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'She did smoke. That changes nothing about nicotine and lungs, and it might even mean that she knows what she’s talking about.',
      },
      {
        label: 'no-flaw',
        rationale: 'Calling a parent on what she did is fair enough. It isn’t an answer to what she said.',
      },
      {
        label: 'special-pleading',
        rationale: 'Min-jun doesn’t say that his case is different. He says that hers was no better.',
      },
    ],
  },
  {
    id: 'tu-quoque-wrong-totals',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Logan: Before you send the Q3 deck, the totals on slide 8 are off. Two regions got counted twice\nShanice: Last month yours went to the client with the wrong YEAR on the cover\nLogan: Ha, yeah, that was bad\nShanice: Right, so I think slide 8 will be okay',
    decidingWords: ['Last month yours went to the client with the wrong YEAR on the cover'],
    breaksAt: 'Shanice: Right, so I think slide 8 will be okay',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Logan’s bad cover last month doesn’t fix the totals on slide 8. Shanice uses it to get out of looking.',
      },
      { label: 'special-pleading', rationale: 'She doesn’t argue that some rule shouldn’t apply to her.' },
      { label: 'no-flaw', rationale: 'It’s human to snap back. Two regions are still counted twice.' },
      {
        label: 'appeal-to-emotion',
        rationale: 'It may sting, but she isn’t counting on pity or fear. She’s counting on his mistake.',
      },
    ],
  },
  {
    id: 'tu-quoque-outside-money',
    kind: 'sound',
    genre: 'review',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Voter guide, District 3. Jamal Emilio says that outside money is ruining our elections, and he promises to refuse it if we send him to the capital. Reports filed last week show that he took $312,000 from out-of-state groups this spring, after making that promise. He may be right about the money. I’ve said so in this column for years. What I no longer believe is that he’s the one who will turn it down.',
    decidingWords: ['after making that promise', 'He may be right about the money'],
    options: [
      { label: 'special-pleading', rationale: 'The writer doesn’t ask for an exception, for himself or for anyone.' },
      {
        label: 'tu-quoque',
        rationale: '“You do it yourself” is said here. It isn’t said to answer his argument, which the writer grants.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'His record is used to judge his promise, and a broken promise bears on that. What he says about money in elections is left standing.',
      },
      { label: 'burden-of-proof', rationale: 'The claim about him comes with filings and a figure.' },
    ],
  },
]
