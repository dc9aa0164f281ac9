import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'special-pleading',
  aliases: ['Double Standard'],
  category: 'informal',
  severity: 'medium',
  keywords: ['exception', 'exemption', 'rule', 'excuse', 'unfair', 'one rule for me', 'fairness'],
  link: 'https://yourlogicalfallacyis.com/special-pleading',
  definition:
    'Accepting a rule in general but making an exception for yourself or your own claim, without a reason that would count just as much for anyone else.',
  gloss: 'The rule applies, except to me.',
  neighbors: [
    {
      concept: 'no-true-scotsman',
      tellApart: 'Does someone stay in the group but get excused from the rule, or get told they never belonged?',
    },
    {
      concept: 'tu-quoque',
      tellApart: 'Does the speaker ask for an exception, or answer criticism with “you do it, too”?',
    },
    {
      concept: 'burden-of-proof',
      tellApart:
        'Does the speaker want to be excused from a rule everyone shares, or expect others to disprove a bare claim?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Does a rule apply to everyone but one, or does the argument assume what it’s supposed to prove?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Is one case excused from the rule, or used to settle how things usually go?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the Haddads’ table in Amman, phones go into a basket during dinner. Last week Salma wanted to keep hers because a friend might need her, and her father told her that messages can wait an hour. Tonight his own phone hums in the basket. “I’d better take that,” he says. “In my case it might be important.”',
    failingStep: 'In my case it might be important.',
    why: 'Salma’s message might have been important, too. Her father says that his case is different, but he doesn’t say how. He needs a reason that would have excused Salma as well, such as a call from a hospital.',
  },
  soundWhen:
    'An exception is fair when the reason for it would count for anyone in the same position. An ambulance may run a red light, whoever’s at the wheel, because a life may depend on it. A good test: would you grant it to a stranger?',
  reply:
    '“Maybe there’s a good reason. Would it have counted for Salma last week? If so, let’s write it into the rule, so that it goes for all of us.”',
  evidence:
    'Stebbing (1939), Thinking to Some Purpose, Penguin; Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'special-pleading-bench-rent',
    slot: 'fallacy15',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'To everyone who rents a workbench here: Thank you for respecting the rule that late rent costs ten dollars extra, whatever the reason. A good rule’s a good rule! When Otis was late in May because his father was really sick, he added his ten dollars. I was late with my own rent in June, but I was looking after my sister, who was sick, so in my case there’s nothing extra to pay. Greta',
    decidingWords: ['whatever the reason'],
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          '“Really sick” can sound as if some illnesses weren’t real. But Greta doesn’t shut anybody out of a group; she excuses her own late rent.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Late” comes up three times, and it means the same thing each time. So the argument doesn’t depend on a word with two meanings.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“A good rule’s a good rule” says the same thing twice. It’s only praise for the rule, though, and Greta’s mistake is that she doesn’t apply it to herself.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Late rent costs extra “whatever the reason,” and Otis paid even though his father was sick. Greta’s reason is no better than his, yet she lets herself off.',
      },
    ],
  },
  {
    id: 'special-pleading-unread-change',
    slot: 'q15',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Pete: Thanks, team, for having a colleague read your code before it goes live. People miss their own mistakes. Remember May?\nPete: My fix is live. I checked it carefully myself, so it didn’t need a second pair of eyes.\nInes: Mine’s been waiting since noon.\nPete: Thanks! Shout if anything breaks.',
    decidingWords: ['I checked it carefully myself, so it didn’t need a second pair of eyes'],
    options: [
      {
        label: 'special-pleading',
        right: true,
        rationale:
          '“I checked it carefully myself, so it didn’t need a second pair of eyes” is what any careful person on the team could say. The rule is there because careful people miss mistakes, too.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Ines follows the rule, and she hints that Pete doesn’t. He doesn’t answer by pointing to a mistake of hers; he just thanks her.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Pete mentions what happened in May, and that’s just one case. But he uses it to support the rule, not to excuse his own fix.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“Shout if anything breaks” leaves it to the others to find mistakes. By then, however, the fix is live, and Pete has given a different reason for that.',
      },
    ],
  },
  {
    id: 'special-pleading-nine-birds',
    slot: 'fallacy15',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Tomoko reviewed a study of nine owls by a team that had once delayed her work. The effect was strong and carefully measured, she wrote, but with nine birds it was still a guess, and it was up to the authors to find more. In June she published her own study, which opened with one swallow’s journey. The effect was just as strong and carefully measured, in nine swallows, and she called it a finding.',
    decidingWords: ['with nine birds it was still a guess'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Since the owl team “had once delayed her work,” this may look like revenge. Yet Tomoko doesn’t defend her own study by pointing at theirs.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Tomoko’s study opens with “one swallow’s journey,” which is a story. Her evidence is something else, the nine swallows.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'For the other team, “with nine birds it was still a guess.” Tomoko’s study has nine birds and the same strengths, but she calls hers a finding.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“It was up to the authors to find more” asks people who make a claim to support it. That’s right, but Tomoko doesn’t ask it of herself.',
      },
    ],
  },
  {
    id: 'special-pleading-day-twenty',
    slot: 'q15',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'It’s day 20 after my shoulder surgery, and how strange to be the patient for once! Each muscle tests strong, and on my best days nothing hurts. A shoulder can feel fine after three weeks and still tear, I tell my patients, so six weeks is six weeks, and they grumble and obey. But I know mine from the inside, so I’ve booked the climbing wall for Saturday.',
    decidingWords: ['six weeks is six weeks', 'But I know mine from the inside'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Each muscle tests strong, and that doesn’t prove that the whole shoulder is strong. Still, the writer’s reason for climbing is a different one: knowing it “from the inside.”',
      },
      {
        label: 'anecdotal',
        rationale:
          'This is one person’s shoulder. The writer doesn’t use it, though, to say that the rule is wrong for patients in general.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'With patients, “six weeks is six weeks,” even when they feel fine. The patients know their own shoulders from the inside, too, but only the writer gets to climb.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Mentioning only “my best days” picks out the good news. But the writer doesn’t give those days as the reason for climbing.',
      },
    ],
  },
  {
    id: 'special-pleading-skating-final',
    slot: 'fallacy15',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Bianca, What a lovely week with the kids! We kept your rule, screens off at eight, whatever’s on. Yuki’s movie had ten minutes left, and Ignacio had almost won his game, but off they went. On Thursday we ran late, since the skating final was on and I wanted to see the end. Yuki lost four card games and still says she’s lucky. Here are the best six of my ninety photos. Love, Mom',
    decidingWords: ['screens off at eight, whatever’s on'],
    options: [
      {
        label: 'composition-division',
        rationale:
          '“A lovely week” sums up the whole visit. The letter doesn’t use the week to prove something about one day, though, or the other way around.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'With the children it was “screens off at eight, whatever’s on,” even just before the end. On Thursday their grandmother wanted to see an ending, too, and she let herself.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Six photos out of ninety were picked because they’re the best. But they’re keepsakes for Bianca, and they aren’t meant to prove anything.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Yuki loses four games and talks about luck. She doesn’t say that she’s due to win, though; she thinks that she’s a lucky person.',
      },
    ],
  },
  {
    id: 'special-pleading-notice-board',
    slot: 'q15',
    form: 'C',
    kind: 'spot',
    genre: 'list',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Lobby bulletin board, kept by Marcus\nMay 2: Yoga flyer, up two weeks. Took it down. Owner said it still brings people in. Told her two weeks is two weeks.\nMay 9: Bike for sale, two weeks. Took it down. Owner was a true gentleman.\nMay 9: Our chess poster, up since February. Left it; it still brings people in. One came Sunday.\nMay 10: Yoga owner asked about poster. Invited her to play.',
    decidingWords: ['two weeks is two weeks'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'When the yoga owner asks about the poster, that’s a kind of criticism. But Marcus doesn’t answer that she broke the rule herself; he invites her to play.',
      },
      {
        label: 'anecdotal',
        rationale:
          '“One came Sunday” is a single case. The trouble lies elsewhere, though: the yoga owner said that her flyer brought people in, too, and it still had to come down.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Calling someone “a true gentleman” is just a compliment. Marcus doesn’t shut anyone out to save a claim; he just leaves his own poster up.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Marcus tells the yoga owner that “two weeks is two weeks,” although she says that her flyer still brings people in. For his own poster, the same reason is suddenly good enough.',
      },
    ],
  },
  {
    id: 'special-pleading-bakery-shift',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'To everyone at the hardware store: We swap shifts only with two days’ notice, unless someone at home is sick. On Monday I turned down Brittany, who’d won concert tickets, although she’s a true team player and has covered shifts for me. Tonight I’m swapping with Darnell on an hour’s notice, because a friend has offered me a seat at the theater. Thanks for sticking to the rule! Your manager',
    decidingWords: ['who’d won concert tickets'],
    breaksAt:
      'Tonight I’m swapping with Darnell on an hour’s notice, because a friend has offered me a seat at the theater.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          '“A true team player” is praise for Brittany. Nobody is shut out of the team to save a claim about it.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Bringing up the shifts that Brittany covered could be a way to answer criticism. But nobody has criticized the manager, who mentions them only in praise.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Brittany, “who’d won concert tickets,” had to follow the rule. The manager’s theater seat is the same kind of reason, but for the manager it’s good enough.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Short notice is allowed when “someone at home is sick.” But that isn’t the manager’s reason, and a seat at the theater isn’t an emergency.',
      },
    ],
  },
  {
    id: 'special-pleading-bakery-shift-sound',
    kind: 'sound',
    twinOf: 'special-pleading-bakery-shift',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'To everyone at the hardware store: We swap shifts only with two days’ notice, unless someone at home is sick, as Darnell’s wife was in May. On Monday I turned down Brittany, who’d won concert tickets, although she’s a true team player and has covered shifts for me. Tonight I’m swapping with Darnell on an hour’s notice, because my little boy has a fever. Thanks for sticking to the rule! Your manager',
    decidingWords: ['someone at home is sick'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“Unless someone at home is sick,” says the rule, and the manager’s little boy has a fever. That exception applied in May, when Darnell’s wife was sick, so it wasn’t made up for the manager.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'It’s true that the manager brings up shifts that Brittany covered. But that’s praise for Brittany, and nobody uses it to answer a complaint.',
      },
      {
        label: 'special-pleading',
        rationale:
          'A boss who gets a swap on an hour’s notice looks suspicious. Still, the rule makes room for sickness at home, and it did so for Darnell before the manager needed it.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Calling Brittany a true team player could suggest that others aren’t. But the manager doesn’t shut anyone out, and the swap doesn’t depend on that praise.',
      },
    ],
  },
  {
    id: 'special-pleading-two-trumpets',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear parents: A band is more than the sum of its parts, so anyone who misses two rehearsals sits out the concert. I’ve checked the season’s attendance, and I was sorry to disappoint two trumpets, who’d practiced hard at home. Several of you have asked why my daughter Oona, who missed two, will play: she made up for both by practicing in her room, where I could hear her. The conductor',
    decidingWords: ['who’d practiced hard at home'],
    breaksAt:
      'Several of you have asked why my daughter Oona, who missed two, will play: she made up for both by practicing in her room, where I could hear her.',
    options: [
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Two trumpets “who’d practiced hard at home” still have to sit out. The conductor’s daughter also practiced at home, and for her it’s enough.',
      },
      {
        label: 'composition-division',
        rationale:
          '“A band is more than the sum of its parts” is about a whole and its parts. It only introduces the rule, though, and the mistake is in how Oona is treated.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Checking a whole season makes it easy to find some pattern. The conductor, however, was looking for two missed rehearsals, and the rule had set that number beforehand.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Perhaps Oona is ready to play, since the conductor could hear her. But practicing hard at home didn’t help the two trumpets.',
      },
    ],
  },
  {
    id: 'special-pleading-two-trumpets-sound',
    kind: 'sound',
    twinOf: 'special-pleading-two-trumpets',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear parents: A band is more than the sum of its parts, so anyone who misses two rehearsals sits out the concert. I’ve checked the season’s attendance and was sorry to disappoint two trumpets, who’d practiced hard at home. Several of you have asked why my daughter Oona, who missed two, will play: both times she was playing chess for the school, which we’ve long excused. Two flutes were excused for chess. The conductor',
    decidingWords: ['playing chess for the school, which we’ve long excused'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Going through a whole season makes it easy to find what one wants. But the conductor was looking only for missed rehearsals, as the rule requires.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Oona is the conductor’s daughter, and she gets to play while two trumpets don’t. That looks unfair, but two flutes were excused for the same reason.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Oona was “playing chess for the school, which we’ve long excused.” Two flutes were excused for it as well, so the reason counts for other people’s children.',
      },
      {
        label: 'composition-division',
        rationale:
          'That a band is “more than the sum of its parts” may or may not be true. Oona plays because of a separate policy, and it doesn’t depend on that sentence.',
      },
    ],
  },
  {
    id: 'special-pleading-book-page',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Readers ask how we choose reviewers. Friends don’t review friends, so our critic Keisha sent back a true friend’s novel, though she felt certain she’d be fair. My friend Arjun wrote the sea story I review below (fair winds, Arjun!), but I’m certain that I’ve been fair. The editor',
    decidingWords: ['though she felt certain she’d be fair'],
    breaksAt:
      'My friend Arjun wrote the sea story I review below (fair winds, Arjun!), but I’m certain that I’ve been fair.',
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“Fair winds” and a fair review use two senses of one word. But the winds are just a greeting, and a fair review means the same thing for Keisha and the editor.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Speaking of “a true friend” can suggest that Arjun isn’t one. The editor doesn’t say so, and calls Arjun a friend as well.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s honest to tell readers about the friendship. But Keisha felt certain as well, and that wasn’t enough for her to review a friend.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Keisha sent a friend’s book back “though she felt certain she’d be fair.” The editor is just as certain, and goes ahead and reviews a friend.',
      },
    ],
  },
  {
    id: 'special-pleading-match-point',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'I stand by my sign at the tennis court: “Parents, leave the calls to the players, because we see what we hope to see.” I did yell “Out!” on my daughter’s match point, after hushing another father, but I saw that ball clearly. Tell me if you disagree. Desmond',
    decidingWords: ['because we see what we hope to see'],
    breaksAt:
      'I did yell “Out!” on my daughter’s match point, after hushing another father, but I saw that ball clearly.',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Desmond was “hushing another father” earlier, so people may call him a hypocrite. But he doesn’t point a finger at anyone; his excuse is that he saw the ball clearly.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Parents should keep out “because we see what we hope to see,” says Desmond’s own sign. Other parents are sure of what they saw, too, but he lets only himself make the call.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Perhaps the ball was out. But Desmond’s sign leaves the calls to the players, and “I saw that ball clearly” is what any parent would say.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“Tell me if you disagree” does ask other people to object. By then, however, Desmond has given his reason, and it’s what he saw.',
      },
    ],
  },
  {
    id: 'special-pleading-trucks-in-driveways',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbors, A reminder that Rule 9 doesn’t allow work trucks in driveways overnight. I fined four households in March, and I know that some of you drive those trucks to earn a living, but rules only work if they’re for everybody. Several of you asked about mine. I start at five in the morning, and I can’t be walking to the overflow lot in the dark, so I’ll be keeping it in the driveway. Arturo, for the board',
    decidingWords: ['rules only work if they’re for everybody', 'so I’ll be keeping it in the driveway'],
    breaksAt:
      'I start at five in the morning, and I can’t be walking to the overflow lot in the dark, so I’ll be keeping it in the driveway.',
    options: [
      { label: 'burden-of-proof', rationale: 'No claim is left for somebody else to disprove.' },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Others who drive trucks for a living get up early, too, and paid their fines. His reason would excuse them all, yet he takes it only for himself.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A rule can have exceptions for good reasons. This reason fits the people he fined as well as it fits him.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Arturo doesn’t answer a complaint by saying that others do the same. He says that his case is different.',
      },
    ],
  },
  {
    id: 'special-pleading-tired',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Juliana: You canceled on me an hour before. AGAIN\nViolet: I know, people who cancel last minute are the worst and I stand by it. But I was so tired. It’s different when it’s like that\nJuliana: When Tess was tired you unfriended her',
    decidingWords: [
      'people who cancel last minute are the worst and I stand by it',
      'It’s different when it’s like that',
    ],
    breaksAt: 'It’s different when it’s like that',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Juliana could be said to throw Violet’s record back at her. She uses it to show that the rule isn’t applied evenly; it’s Violet who makes the mistake.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'She mentions how she felt, as a reason why her case is special. She doesn’t try to win by making Juliana feel sorry.',
      },
      {
        label: 'special-pleading',
        right: true,
        rationale:
          'Being tired didn’t excuse Tess, and it’s all that Violet offers for herself. She keeps the rule for others and steps outside it.',
      },
      { label: 'no-flaw', rationale: 'Friends get to be tired. They don’t get a rule that binds everyone but them.' },
    ],
  },
  {
    id: 'special-pleading-saturday-rush',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'To the Saturday crew: Yes, I’m the one who says nobody leaves the floor during the rush, and yes, I walked out at 7:15. Riley had cut her hand to the bone on the slicer, and I drove her to the emergency room. The rule is there so that guests don’t wait while somebody takes a call. It was never meant for blood. If one of you is first to see something like that, you go, and I’ll cover. Karim',
    decidingWords: [
      'The rule is there so that guests don’t wait',
      'If one of you is first to see something like that, you go',
    ],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The reason for the exception is a real one, it fits what the rule is for, and he gives the same exception to everybody else.',
      },
      { label: 'tu-quoque', rationale: 'He doesn’t defend himself by pointing at what others did.' },
      {
        label: 'appeal-to-emotion',
        rationale: 'The cut is hard to read about. It’s also the fact on which the exception rests.',
      },
      {
        label: 'special-pleading',
        rationale:
          'The boss breaks his own rule and explains why he may. It would be one if the excuse were only for him.',
      },
    ],
  },
]
