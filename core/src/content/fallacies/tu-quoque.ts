import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Tu Quoque',
  aliases: ['Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  category: 'informal',
  severity: 'medium',
  keywords: ['hypocrisy', 'you do it too', 'whatabout', 'deflection', 'criticism', 'counterattack'],
  link: 'https://yourlogicalfallacyis.com/tu-quoque',
  definition:
    'Answering a criticism by pointing out that the critic does the same thing. Even if that’s so, the criticism still stands: two people can make the same mistake.',
  neighbors: [
    {
      name: 'Special Pleading',
      tellApart:
        'Does the speaker point at what the critic does, or ask to be let off a rule that others have to follow?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is a point dismissed because the critic acts the same way, or because it was badly argued?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Was the criticism turned back on the person who made it, or changed into one that nobody made?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the critic accused of the very thing under discussion, or of some other fault or motive?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“You were doing fifty past the elementary school,” says Imani once they’ve parked. “The little ones get out at noon.” Her husband pulls the key from the ignition. “And which of us got two speeding tickets last spring? So let’s hear no more about it.” On Monday he drives past the school just as fast.',
    failingStep: 'And which of us got two speeding tickets last spring? So let’s hear no more about it.',
    why: 'Her tickets may make it awkward for her to complain. They don’t make fifty past a school any safer. An answer to what she said has to be about the speed, the road or the children.',
  },
  soundWhen:
    'A person’s own conduct matters when fairness or trust is what you’re talking about. If the captain collects fines for lateness and never pays hers, “the rule should hold for you, too” is a fair complaint. It asks for one rule for the whole team; it doesn’t say that lateness is fine.',
  reply:
    '“You’re right, I’ve done it, too, and I was wrong. So that makes two of us. Now, what about today?” Once you’ve admitted your part, the question is open again.',
  evidence:
    'Aikin (2008), “Tu Quoque Arguments and the Significance of Hypocrisy,” Informal Logic 28. Walton (1998), Ad Hominem Arguments (University of Alabama Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'tu-quoque-library-roof',
    slot: 'fallacy11',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Svetlana handed Otis back his estimate for the library roof. Forty hours looked low to her, since a roof of that size had taken the crew ninety last fall. Could he walk her through it, as the others did with theirs? Otis mentioned that her own estimate for the gym had come out fifty hours short, and he sealed his in its envelope. On Friday the library wrote back.',
    decidingWords: ['her own estimate for the gym had come out fifty hours short'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'Others walk Svetlana through their estimates, and Otis gets out of it. He doesn’t claim that the rule shouldn’t hold for him, though. He points at her record.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One roof last fall isn’t much to go on, but that’s Svetlana’s evidence, and she only asks a question with it. Otis doesn’t tell a story against better figures.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'He leaves his forty hours without support, that’s true. Yet he doesn’t tell Svetlana to show that they’re wrong; he answers her with the gym.',
      },
      {
        text: 'Tu Quoque',
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
    difficulty: 'easy',
    scenario:
      'Lab meeting, item 3. Dominic pointed out that the frog study covers a single pond and therefore can’t show whether the new plants helped. Dr. Kaplan asked him how many ponds his newt study had used last spring. One, Dominic admitted, and the group agreed that this evened things out. The frog study goes to print unchanged, with the pond on its cover.',
    decidingWords: ['how many ponds his newt study had used last spring', 'this evened things out'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'Asked “how many ponds his newt study had used last spring,” Dominic has to say one. That makes his study weak as well. It doesn’t add a pond to the frogs.',
      },
      {
        text: 'Middle Ground',
        rationale:
          '“Evened things out” has the sound of a deal. Neither side moved toward the other, however: Dominic’s point was dropped, and not a word of the study changed.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Dr. Kaplan’s question has a sting in it. But it takes nothing unproven for granted, and “one” is an answer Dominic can give without walking into a trap.',
      },
      {
        text: 'Straw Man',
        rationale:
          'What Dominic said does get passed over. It isn’t twisted into something weaker, though; the talk simply moves from the frogs to his newts.',
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
      '“Any program will guess that password in a minute; one guessed my brother’s,” says Elin to Ferdinand, who wrote the travel agency’s password rules. Until Tuesday hers was her cat’s name, he reminds her, and his is still “suitcase” a month later. They have lunch together on Fridays.',
    decidingWords: ['Until Tuesday hers was her cat’s name'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Until Tuesday hers was her cat’s name” may be fair as teasing, but it’s the only answer Ferdinand gives. Her bad password doesn’t make his any harder to guess.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Having written the rules, Ferdinand breaks them, which looks like an exception for himself. But he never argues for one. He just reminds Elin of her cat’s name.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Elin’s brother is a single case, and it’s she who brings him up. The step that fails comes afterward, in the reply that keeps “suitcase” in use.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Nobody checks how long a guess takes, true enough. Still, Ferdinand doesn’t ask Elin for evidence or treat “suitcase” as safe until she has some.',
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
      'A statement from Harbor Radio: Thousands of you have read in the Courier that we aired a report without saying who’d paid for it. Our colleagues at the Courier are true journalists. In May they printed two such reports themselves, and they still owe you an explanation for those. We consider the matter closed and thank you for your trust. And now, the weather.',
    decidingWords: ['In May they printed two such reports themselves'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          '“Thousands of you” are mentioned, but only as readers of the charge. The station doesn’t claim to be right because many people think so.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“True journalists” is a jab, no doubt. It doesn’t redraw the line of who counts as one in order to save some general claim from a counterexample.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Saying that the Courier “still owe you an explanation” does put the other side to work. But it’s work on another matter; nothing is held true just because no one has disproved it.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“In May they printed two such reports themselves” may well be true, and readers deserve to hear it. Whether the station hid who’d paid for its own report goes unanswered.',
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
        text: 'Middle Ground',
        rationale:
          '“Even” has the ring of a compromise, but nothing gets split. Priya asked him to turn the lamp, and it isn’t turned an inch.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Theo never makes the lamp sound like a bigger demand than it was, or a sillier one. He leaves her request alone and changes the subject.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'His question puts Priya on the spot, all right. Still, what it assumes is true, and she says so; nothing unproven gets smuggled in.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Didn’t you leave the hall light on all last week?” She did. But her hall light last week doesn’t make his lamp any less of a problem tonight.',
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
      'Two notes on the music room door: “Please tune the guitars before you hang them up, the way real musicians do, since tuning them costs us half of each lesson. The morning group.” And below it: “On the last day before vacation it was you who left all nine of them out of tune, so let’s call it settled. Warmly, the afternoon group.” Somebody has drawn a heart between them.',
    decidingWords: ['it was you who left all nine of them out of tune'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'The afternoon group does wriggle out of a rule. But it gives no reason why tuning shouldn’t apply to it; it reminds the others of their own lapse.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“The way real musicians do” sounds like drawing a line around true musicians. No counterexample is being shut out, though, and the reply doesn’t even touch it.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A single day before vacation is thin material. Yet the second note doesn’t offer it as evidence of how often guitars go untuned. It offers it as a reply.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'Saying “it was you who left all nine of them out of tune” answers a complaint with the same complaint. The morning group is still losing half of each lesson.',
      },
    ],
  },
  {
    id: 'tu-quoque-concert-tickets',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“Sixty dollars for your lunches again,” says Raul over the books of the bike shop he shares with his sister. “We need that money for the new lift.” It’s fifty-eight, Ines corrects him, and she turns back a page. There are his concert tickets, $80 from the same drawer. That makes the two of them square, she says, and on Monday she helps herself to more lunch money.',
    decidingWords: ['There are his concert tickets, $80 from the same drawer', 'the two of them square'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          '“Square” suggests that they’ve met each other halfway. They haven’t: nothing is cut, nothing is shared, and the drawer goes on emptying.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Raul’s number is off by two dollars, and Ines says so. But she doesn’t reject his point because of the slip. For that, she turns to his tickets.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'His tickets, she feels, make “the two of them square.” They show that Raul dips into the drawer, too. They don’t show that the shop can spare her lunches.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Reminding Raul that he has spent shop money is fair as far as it goes. It stops being fair when Ines lets it stand in for an answer about the lunches.',
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
      '“Sixty dollars for your lunches again,” says Raul over the books of the bike shop he shares with his sister. “We need that money for the new lift.” It’s fifty-eight, Ines corrects him, and she turns back a page. There are his concert tickets, $80 from the same drawer. He’s right, so they both need a limit, she says, and on Monday she brings her lunch from home.',
    decidingWords: ['He’s right, so they both need a limit'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Up come the concert tickets, and it looks like a counterpunch. But Ines grants that Raul is right about her lunches before she asks for one rule for both.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'A limit for two people can pass for splitting the difference. Ines doesn’t reason that the truth must lie halfway, though; she takes Raul’s whole point and extends it.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'She does catch him in a wrong figure, “fifty-eight” and not sixty. That changes nothing for her: she accepts the complaint.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“He’s right, so they both need a limit” concedes the criticism. The tickets only show that the same rule should hold for Raul, and that much they do show.',
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
      '“The training log’s worthless with six of this spring’s runs missing, so please fill them in,” Magnus tells Jorge, who keeps it. When Magnus kept it last spring, Jorge answers pleasantly, nine were missing, so there’s hardly a reason to fill these in. They walk in to lunch.',
    decidingWords: ['When Magnus kept it last spring', 'nine were missing'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Jorge doesn’t inflate anything. “Worthless” is Magnus’s own strong word, and what gets turned down is just what he asked for.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'Last spring, Jorge replies, “nine were missing,” and Magnus was the keeper. That may be awkward for Magnus. It’s no reason to leave six holes in this year’s log.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          '“Worthless” overstates the case, so there was a poor argument to pounce on. Jorge lets it pass; it’s Magnus’s old log that he holds against him.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The nine missing runs are a fact, and facts feel like fair play. This one, however, is about last spring’s keeper. Six runs are missing now, whoever complains.',
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
      '“The training log’s worthless with six of this spring’s runs missing, and I’d keep it better,” Magnus tells Jorge, who keeps it. When Magnus kept it last spring, Jorge answers pleasantly, nine were missing, so there’s hardly a reason to switch. They walk in to lunch.',
    decidingWords: ['I’d keep it better', 'nine were missing'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Turning last year’s log on Magnus looks like the old dodge. But how well he keeps a log is the very thing he brought up, so his record belongs here.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“I’d keep it better,” says Magnus, and his own year speaks against that: then, “nine were missing.” His past counts because his promise is about himself.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'There’s an exaggeration to attack in “worthless,” and Jorge doesn’t use it. He tests the reason for switching and finds that it doesn’t hold.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Magnus starts with the missing runs and gets an answer about who should keep the log. No one changed his point, though; a better keeper was his own idea.',
      },
    ],
  },
  {
    id: 'tu-quoque-garage-flyer',
    kind: 'spot',
    mirrorOf: 'tu-quoque-bus-flyer',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'The opposition says the traffic jam on the majority’s bus-lane flyer was photographed in another town, and the host of the morning show asks whether that’s so. “It may be,” answers Mrs. Petrov, who speaks for the council majority. “But the full parking lot on their garage flyer isn’t from here, either, and they’ve yet to explain it. Ours goes out as it is.” Then she takes a question about Friday’s vote.',
    decidingWords: ['the full parking lot on their garage flyer isn’t from here, either'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'Her defense is that “the full parking lot on their garage flyer isn’t from here, either.” So two flyers mislead people, and that’s no reason for hers to go out.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“They’ve yet to explain it” hands the other side some homework. But Mrs. Petrov doesn’t call her photo genuine until they show otherwise; she half admits that it isn’t.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Her flyer gets off easy, while theirs gets a scolding. Even so, Mrs. Petrov gives no reason why her own case is different. She says both are alike.',
      },
      {
        text: 'No fallacy here',
        rationale:
          '“It may be” is candid, and listeners may want to know about both flyers. What’s wrong is the step from their photo to printing hers.',
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
      'The council majority says the full parking lot on the opposition’s garage flyer is in another town, and the host of the Saturday show asks whether that’s so. “It’s possible,” answers Samir, who speaks for the opposition. “But as any true local can see, the traffic jam on their bus-lane flyer wasn’t photographed here, either. Ours will be handed out as planned.” Then he takes a question about parking fees.',
    decidingWords: ['the traffic jam on their bus-lane flyer wasn’t photographed here, either'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          '“Any true local” flatters the listeners who agree. Samir isn’t rescuing a claim about locals from somebody who doesn’t fit it, though.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If both photos are from elsewhere, people should hear it, and Samir tells them. But the other side’s jam doesn’t make his parking lot honest.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'Samir answers that “the traffic jam on their bus-lane flyer wasn’t photographed here, either.” So both sides may have misled voters. His own flyer is no better for it.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'He lets his side do what he objects to in theirs, which smells of a double standard. Yet Samir claims no exception for himself; his point is that they’re the same.',
      },
    ],
  },
]
