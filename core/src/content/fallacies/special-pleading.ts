import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Special Pleading',
  aliases: ['Double Standard'],
  category: 'informal',
  severity: 'medium',
  keywords: ['exception', 'exemption', 'rule', 'excuse', 'unfair', 'one rule for me', 'fairness'],
  link: 'https://yourlogicalfallacyis.com/special-pleading',
  definition:
    'Accepting a rule in general but making an exception for yourself or your own claim, without a reason that would count just as much for anyone else.',
  neighbors: [
    {
      name: 'No True Scotsman',
      tellApart:
        'Is a case let off the rule although it belongs to the group, or declared never to have belonged to it?',
    },
    {
      name: 'Tu Quoque',
      tellApart: 'Does the speaker ask for an exception, or answer criticism with “you do it, too”?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Is the speaker’s own case excused from a shared rule, or are others told to disprove a bare claim?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Is a rule applied to others but not to one case, or does the argument assume what it should show?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Is one case let off the general rule, or is one case used to say that the rule is wrong?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the Haddads’ table in Amman, phones go into a basket during dinner. Last week Salma wanted to keep hers, since a friend might need her, and her father told her that messages can wait an hour. Tonight his own phone hums in the basket. “I’d better take that,” he says. “In my case it might be important.”',
    failingStep: 'In my case it might be important.',
    why: 'Salma’s message might have been important, too. Her father says that his case is different without naming a difference. He needs a reason that would have freed Salma as well, such as a call from a hospital.',
  },
  soundWhen:
    'An exception is fair when its reason would count for anyone in the same place. An ambulance may run a red light, whoever’s at the wheel, because a life may depend on it. A good test: would you grant it to a stranger?',
  reply:
    '“Maybe there’s a good reason. Would it have counted for Salma last week? If so, let’s write it into the rule, and then it holds for all of us.”',
  evidence:
    'Stebbing (1939), Thinking to Some Purpose, Penguin; Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'special-pleading-bench-rent',
    slot: 'fallacy15',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'To our workbench renters: Thank you for respecting the rule that late rent costs ten dollars extra, whatever the reason. It’s a good rule, and a good rule’s a good rule. When Otis was late in May, with his father really ill, he added his ten dollars. In June I was late myself, looking after my sick sister, so in my case there’s nothing to add. I’ll repair the sink on Monday. Greta',
    decidingWords: ['whatever the reason'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          '“Really ill” sounds as if some illnesses don’t count. Greta isn’t ruling any out; she admits that her rent was late and lets it go.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Late” comes up three times and means one thing each time: after the due date. No word changes its sense between Otis and Greta.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A good rule’s a good rule” says one thing twice. But that’s praise for the rule, and what Greta wants is to be let off it.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The rule holds “whatever the reason,” and Otis paid at a time just as hard. Greta’s reason is as good as his was, and no better, yet only hers counts as an excuse.',
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
      'Vikram: Thanks for having a second person read changes before they go live. People miss their own mistakes. Remember May!\nVikram: My fix is live. I checked it carefully myself, so it didn’t need a reader.\nInes: Mine’s been waiting since noon.\nVikram: I’m grateful. Shout if anything breaks!',
    decidingWords: ['I checked it carefully myself, so it didn’t need a reader'],
    options: [
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          '“I checked it carefully myself, so it didn’t need a reader” is an excuse that the whole team could give. The rule is there because careful people miss mistakes, too.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Ines hints that she keeps the rule and he doesn’t. Vikram doesn’t answer by finding a slip of hers; he says thank you.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'May was one bad month, and “Remember May!” speaks for the rule. What excuses his own change is something else, that he checked it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Shout if anything breaks” leaves the looking to others. By then the fix is live, and his grounds for that were given a line earlier.',
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
    difficulty: 'easy',
    scenario:
      'Tomoko, whose first paper was once held up by the owl team, reviewed their new one in March. The effect was striking and carefully measured, she wrote, but with nine birds it remained a guess, and it was up to the authors to find more. In June her own study appeared. Its effect, also striking and carefully measured in nine swallows, was reported as a finding, and the opening described one bird’s journey.',
    decidingWords: ['with nine birds it remained a guess'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Her paper was once “held up by the owl team,” which smells like payback. But Tomoko doesn’t defend her nine swallows by pointing at anything the owl team has done.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A paper that opens with “one bird’s journey” seems to lean on a story. The finding leans on nine birds, the very number she’d called too few.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For others, “with nine birds it remained a guess,” however striking and careful. With nine birds of her own, and the same merits, it’s a finding.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“It was up to the authors to find more” puts the work where it belongs, on those who claim. The trouble is that Tomoko doesn’t ask it of herself.',
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
    difficulty: 'medium',
    scenario:
      'Day 20 after my shoulder surgery, and how strange to be the patient. The muscles test strong, one after another, and my best pain scores look lovely. A shoulder can feel fine at three weeks and still tear, I tell my patients, so six weeks is six weeks, and they grumble and obey. Mine I know from the inside, though, so I’ve booked the climbing wall. It’ll be good to see the crew.',
    decidingWords: ['six weeks is six weeks'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“One after another” the muscles pass, and a shoulder is more than its muscles. That isn’t the excuse for climbing, though; knowing it “from the inside” is.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'There’s one shoulder in this, “Mine,” to be sure. But it isn’t used to say that six weeks is too long for people; it lets one person off.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For patients, “six weeks is six weeks,” however fine they feel. “Mine I know from the inside, though” is no reason, since each of them knows a shoulder that way.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Dwelling on the “best pain scores” is picking what pleases. Leave the scores out, though, and the wall is still booked, because the writer knows this shoulder “from the inside.”',
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
    difficulty: 'easy',
    scenario:
      'Dear Bianca: What a lovely week with the kids! Yuki lost at cards four nights running and still says she’s got her grandmother’s luck. We kept your rule, screens off at eight, whatever’s on; her movie had ten minutes left, and Ignacio had nearly won his game. Thursday we ran late, since the skating final was on and I wanted to see the ending. I’m enclosing the six best photographs out of ninety. Love, Mom',
    decidingWords: ['screens off at eight, whatever’s on'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“A lovely week” had one late evening in it. The letter doesn’t argue from the week to Thursday, or from Thursday to the week.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The children stopped just before the end: “screens off at eight, whatever’s on.” Her reason on Thursday, wanting to see the ending, was theirs as well.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Six photographs “out of ninety” are certainly hand-picked. They’re keepsakes for Bianca; Mom isn’t claiming that they prove something about the week.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Losing “four nights running” and talking of luck is how such stories begin. Yuki doesn’t say she’s due for a win, though; she thinks she was born lucky.',
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
      'Lobby board, kept by Stefan\nMay 2: Yoga flyer, up two weeks. Taken down. Owner says it’s still bringing people in. Two weeks is two weeks, I told her.\nMay 9: Bike for sale, up two weeks. Taken down. Owner a true gentleman about it.\nMay 9: Our chess poster, up since February. Left it. It’s still bringing people in; one came Sunday.\nMay 10: Yoga owner asks about chess poster. Invited her to play.',
    decidingWords: ['Two weeks is two weeks'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'On May 10 the yoga owner catches him at it. Stefan doesn’t reply that she broke the rule as well; he invites her to play.',
      },
      {
        text: 'Anecdotal',
        rationale:
          '“One came Sunday” is a sample of one. Even a crowd doesn’t help his case, since flyers that drew people had to come down all the same.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Someone is called “a true gentleman,” and that’s all it is, a compliment. Stefan doesn’t say that his poster isn’t really a notice.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'To the yoga owner, “Two weeks is two weeks.” Her flyer drew people, too, but only for Stefan’s own chess poster is that reason enough to stay up.',
      },
    ],
  },
  {
    id: 'special-pleading-bakery-shift',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Hardware team: As you know, we swap shifts only with two days’ notice, unless someone at home falls ill. On Monday I said no to Freja, who’d won tickets to a concert. She’s a true team player, and she’s taken shifts of mine. Tonight I’ve swapped with Rhys on an hour’s notice, since a friend’s offered me a seat at the theater. Thanks for sticking to the rule. Your manager',
    decidingWords: ['who’d won tickets to a concert'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          '“A true team player” is how Freja gets praised for putting up with it. Nobody is shut out of the team to save a claim about it.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Freja’s favors come up, so you half expect the manager to say that she bends rules as well. Her swaps were in order, and no one suggests otherwise.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Freja, “who’d won tickets to a concert,” was held to the rule. The manager bends it on the same kind of ground, “since a friend’s offered me a seat at the theater.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Emergencies at home are allowed for: “unless someone at home falls ill.” A theater seat isn’t one, any more than Freja’s concert was.',
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
      'Hardware team: As you know, we swap shifts only with two days’ notice, unless someone at home falls ill. On Monday I said no to Freja, who’d won tickets to a concert. She’s a true team player, and she’s taken shifts of mine. Tonight I’ve swapped with Rhys on an hour’s notice, since my little boy’s come down with a fever. Thanks for sticking to the rule. Your manager',
    decidingWords: ['unless someone at home falls ill'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'One swap is refused and another goes through, but the rule says “unless someone at home falls ill.” That covers the manager’s little boy, just as it covers anyone in Freja’s home.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'The manager brings up shifts that Freja took. It’s meant as thanks; no complaint is being answered by pointing at her.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Rhys’s swap does look like a boss’s privilege. Anyone with a feverish child at home gets the same deal, and the rule said so beforehand.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Calling Freja “a true team player” could sound like drawing a line around the team. It’s a pat on the back, and nothing rests on it.',
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
      'Dear parents: A band’s more than its parts, so anyone who misses two rehearsals sits out the concert. I’ve gone through the season’s attendance and was sorry to disappoint two trumpets, who’d practiced hard at home. Several of you ask why my daughter Oona will play, since she was absent twice. Both times she practiced in her room, where I could hear her. The conductor',
    decidingWords: ['who’d practiced hard at home'],
    options: [
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Two trumpets “who’d practiced hard at home” sit out. For the conductor’s daughter the same thing is enough: “Both times she practiced in her room.”',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“More than its parts” brings parts and wholes to mind. It introduces the rule, and the parents aren’t asking about the rule but about Oona.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'He combed “the season’s attendance,” which is how patterns get found. He was looking for two missed rehearsals, and that was settled in advance.',
      },
      {
        text: 'No fallacy here',
        rationale:
          '“I could hear her” may be a good sign that Oona’s ready. Readiness didn’t help the trumpets, though, who’d “practiced hard at home,” too.',
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
      'Dear parents: A band’s more than its parts, so anyone who misses two rehearsals sits out the concert. I’ve gone through the season’s attendance and was sorry to disappoint two trumpets, who’d practiced hard at home. Several of you ask why my daughter Oona will play, since she was absent twice. Both times she was playing chess for the school, which has long been excused, this season for two flutes as well. The conductor',
    decidingWords: ['which has long been excused, this season for two flutes as well'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Going through “the season’s attendance” gives plenty of room to pick. He applied the same count to every player, though, and didn’t pick a pattern to suit himself.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'His own daughter plays while “two trumpets” sit. It looks fishy until you see that children who aren’t his were excused on the same ground.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It’s school chess, “which has long been excused, this season for two flutes as well.” The ground isn’t new, and it has worked for other people’s children.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Whether a band is “more than its parts” can be argued about. Oona plays on the strength of an old policy, not of that saying.',
      },
    ],
  },
  {
    id: 'special-pleading-book-page',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Readers ask how we choose reviewers. Friends don’t review friends, so our critic Leila returned a true friend’s novel, though she felt certain she’d be fair. I’ve gone fishing twice with the author of today’s adventure story (fair catches, both times), but I’m certain my review is fair. Next week: cookbooks. The editor',
    decidingWords: ['though she felt certain she’d be fair'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Fair catches” and a fair review are two senses of one word. The fish are a joke; Leila’s fair and the editor’s fair mean the same thing.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Leila’s author is “a true friend,” which invites calling a fishing buddy a false one. The editor doesn’t try that, and owns up to the fishing.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Telling readers about the fishing is honest. Even so, Leila’s certainty wasn’t allowed to count, and the editor’s is.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Leila gave her book back “though she felt certain she’d be fair.” For the editor’s own review, feeling certain turns out to be enough.',
      },
    ],
  },
  {
    id: 'special-pleading-match-point',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'I stand by my sign at the tennis court: “Parents, leave calls to the players. We see what we hope to see.” I did yell “Out!” on my daughter’s match point, as other fathers have, but the ball was out, and I’d seen it clearly. Tell me if you disagree. Desmond',
    decidingWords: ['We see what we hope to see'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Desmond does slip in “as other fathers have.” He says it in passing; what’s meant to excuse the call is that he’d seen the ball.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Desmond’s sign warns parents, “We see what we hope to see.” Each parent there feels sure, and “I’d seen it clearly” excuses him alone.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Perhaps the ball was out. Desmond’s sign covers that, too: a parent who’s right and one who’s hoping both feel that they’ve seen it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Tell me if you disagree” seems to hand the job to others. He has already given his reason, though, and the reason is his own eyes.',
      },
    ],
  },
]
