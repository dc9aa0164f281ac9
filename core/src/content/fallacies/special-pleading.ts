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
  neighbours: [
    {
      name: 'No True Scotsman',
      tellApart:
        'Is a case let off the rule although it belongs to the group, or declared never to have belonged to it?',
    },
    {
      name: 'Tu Quoque',
      tellApart: 'Does the speaker ask for an exception, or answer a criticism with “you do it as well”?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Is the speaker’s own case excused from a shared rule, or are others told to disprove a bare claim?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Is a rule applied to others but not to one case, or does the argument assume what it should show?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the Haddads’ table in Amman, phones go into a basket during dinner. Last week Salma wanted to keep hers, since a friend might need her, and her father said that everyone’s messages can wait an hour. Tonight his own phone hums in the basket. “I had better take that,” he says. “In my case it might be important.”',
    failingStep: 'In my case it might be important.',
    why: 'Salma’s message might have been important too. The step assumes that his case is different without naming a difference. He would need a reason that would have freed Salma as well, such as a call from a hospital.',
  },
  soundWhen:
    'An exception is fair when its reason would count for anyone in the same place. An ambulance may pass a red light, whoever is at the wheel, because a life may hang on it. A good test: would you grant it to a stranger?',
  reply:
    '“Maybe there is a good reason. Would it have counted for Salma last week? If so, let’s write it into the rule, and then it holds for all of us.”',
  evidence:
    'Stebbing (1939), Thinking to Some Purpose, Penguin; Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'special-pleading-bench-rent',
    slot: 'fallacy15',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“To all who rent a bench here: thank you for keeping to our rule that late rent costs ten extra, whatever the reason. Otis was late in May, when his father was ill, and added his ten. In June my own rent was late. I was looking after my sister that week, so in my case there is nothing to add. Greta”',
    decidingWords: ['whatever the reason', 'so in my case there is nothing to add'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'For this, Greta would have to save the rule by saying that rent paid late in a hard week is not really late. She calls it late.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'It would fit if she had claimed to have paid on time and left it to the others to show that she had not.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Had someone asked for her ten, and had she only replied that Otis was late as well, this would be it. She mentions him as a good example.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The rule holds “whatever the reason”, and Otis kept to it in a time just as hard. Greta has a good reason too, but “so in my case there is nothing to add” lets only her off.',
      },
    ],
  },
  {
    id: 'special-pleading-unread-change',
    slot: 'q15',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'In the team chat, Vikram thanks his colleagues for keeping the rule: a second person reads each change before it goes live, since people miss their own mistakes. An hour later he puts out a change that nobody else has read. “I went through it carefully myself,” he writes, “so this one did not need a second reader.”',
    decidingWords: ['people miss their own mistakes', 'so this one did not need a second reader'],
    options: [
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The rule exists since “people miss their own mistakes”, and careful people do too. Writing “so this one did not need a second reader” excuses Vikram on a ground that his colleagues could give as well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if a colleague had complained and Vikram had replied that she skips the second reader as well. He points at nobody.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'For this, he would have to call the change free of mistakes until a colleague finds one. He asks nobody to look for any.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'A colleague would have to raise a doubt, and Vikram would have to wave it away over who she is. He speaks of his own work.',
      },
    ],
  },
  {
    id: 'special-pleading-nine-birds',
    slot: 'fallacy15',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In March, Tomoko reviewed a paper on owls: “A striking effect, measured with care. But with nine birds, it has to stay a guess until there are more.” The authors thanked her and went back to the woods. In June, her own paper on swallows came out: “We could follow nine birds. As the effect is striking and was measured with care, we report it as a finding.”',
    decidingWords: ['with nine birds, it has to stay a guess', 'we report it as a finding'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'To fit, Tomoko would have to search her notes for some striking pattern and then act as if it had been her question. The story says nothing of the kind.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'The owl team would have to point at her nine swallows, and she would have to reply with their nine owls. Nobody has complained.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For others the line was “with nine birds, it has to stay a guess”, however striking and careful. With just as many birds, and for the same merits, she writes “we report it as a finding”.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If she had called her finding true until somebody shows the opposite, this would be right. She offers evidence, though less than she asks of others.',
      },
    ],
  },
  {
    id: 'special-pleading-day-twenty',
    slot: 'q15',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Day 20. I can lift my arm again, and it hardly hurts. Strange, to be the patient for once! In my practice I tell people that a shoulder which feels fine at three weeks can still tear, and that six weeks are six weeks. They grumble, but they keep to it. Mine I know from the inside, though. The climbing wall is booked for Saturday.',
    decidingWords: ['six weeks are six weeks', 'Mine I know from the inside, though'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'Some case would have to be pushed out of the group, for instance by writing that a tear this small is not a true injury. The diary does not doubt the injury.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if a patient had criticized the climbing and had heard back “You start too early, too.” There is no critic in the diary yet.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'For patients, “six weeks are six weeks”, even when all feels fine. “Mine I know from the inside, though” is no reason to be let off, as each patient knows a shoulder in that way.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Fear or pity would have to do the work of a reason, say a sad picture of a life without climbing. The entry is cheerful and gives a reason, a poor one.',
      },
    ],
  },
  {
    id: 'special-pleading-skating-final',
    slot: 'fallacy15',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Dear Bianca, what a lovely week with your two! We kept your rule, screens off at eight, whatever is on. Yuki’s film had ten minutes left, and Ignacio was close to the end of his game, but they took it well. On Thursday we ran a little late, as my skating final was on, and one does want to see how it ends. Love, Mom”',
    decidingWords: [
      'screens off at eight, whatever is on',
      'as my skating final was on, and one does want to see how it ends',
    ],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'It would fit if Bianca’s rule had been brushed aside over who she is, say as the idea of a nervous mother. Her mother likes the rule.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The children had to stop just before the end: “screens off at eight, whatever is on”. What lets the grandmother off, “as my skating final was on, and one does want to see how it ends”, held for them as well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'For this, Bianca would have to complain about Thursday and hear that her own screen runs late too. The letter answers no complaint.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'The rule would have to be saved by changing what belongs under it, such as “Skating is not really screen time.” The letter admits that they ran late.',
      },
    ],
  },
  {
    id: 'special-pleading-notice-board',
    slot: 'q15',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Board by the mailboxes, kept by Stefan. May 2: yoga slip, up for two weeks. Taken down. The owner says that it still brings people in. I understand, but two weeks are two weeks. May 9: bike for sale, up for two weeks. Taken down, with a kind note. May 9: our choir poster, up since February. Left hanging. It still brings people in.',
    decidingWords: ['but two weeks are two weeks', 'Left hanging. It still brings people in'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Stefan would have to hold something against the yoga teacher, for instance that she is new in the house. He understands her and goes by the date.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Had the yoga teacher pointed at the old poster, and had Stefan pointed at some old slip of hers, this would be it. So far nobody has asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if he had written that a choir poster is not really a notice, and so not what the two weeks are meant for. He lists it like the rest.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The yoga slip brought people in too, “but two weeks are two weeks”. For his own choir the same ground is enough: “Left hanging. It still brings people in”.',
      },
    ],
  },
  {
    id: 'special-pleading-bakery-shift',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Notice in the bakery: “Shifts are swapped with two days’ notice, unless somebody at home falls ill. On Monday I had to say no to Freja, who got a late ticket for a concert. Tonight I have swapped my own shift with Rhys, at an hour’s notice, since a friend has a seat for me at the theater. Thank you for keeping to the rule! Your manager”',
    decidingWords: ['who got a late ticket for a concert', 'since a friend has a seat for me at the theater'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Somebody would have to complain about tonight’s swap and hear that they break the rule too. The manager thanks them for keeping it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A child with a fever at home would have made the swap fair, since the rule allows that to the whole staff. A seat at the theater is no such thing.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Freja, “who got a late ticket for a concert”, had to keep to the two days. The manager is let off on the same kind of ground: “since a friend has a seat for me at the theater”.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'This would be right if the manager had claimed that the swap was allowed unless somebody shows that it was not. The notice asks for no such thing.',
      },
    ],
  },
  {
    id: 'special-pleading-bakery-shift-sound',
    kind: 'sound',
    twinOf: 'special-pleading-bakery-shift',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Notice in the bakery: “Shifts are swapped with two days’ notice, unless somebody at home falls ill. On Monday I had to say no to Freja, who got a late ticket for a concert. Tonight I have swapped my own shift with Rhys, at an hour’s notice, since my little boy has come down with a fever. Thank you for keeping to the rule! Your manager”',
    decidingWords: ['unless somebody at home falls ill', 'since my little boy has come down with a fever'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'One swap is refused and another allowed, but the rule itself says “unless somebody at home falls ill”. It covers “since my little boy has come down with a fever”, and would have covered Freja’s child as well.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'For this, the staff would have to show that the swap was wrong, or else accept it. The manager gives the reason without being asked.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would take a complaint, and an answer that points at swaps of the one who complained. Nobody has said a word yet.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Had the manager swapped at an hour’s notice for an evening out, after saying no to Freja’s concert, this would be the flaw. A sick child is in the rule.',
      },
    ],
  },
  {
    id: 'special-pleading-two-trumpets',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Dear parents, whoever misses two rehearsals sits out the concert. I was sorry to tell the two trumpets, who had practiced hard at home. Some of you ask why my Oona will play, since she was away twice as well. Both times she went over her part in her room instead. I heard her through the wall, until it was perfect. The conductor”',
    decidingWords: ['who had practiced hard at home', 'Both times she went over her part in her room instead'],
    options: [
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'The trumpets, “who had practiced hard at home”, have to sit out. For his own daughter the same ground is enough: “Both times she went over her part in her room instead”.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'It would fit if the conductor had told the parents that Oona may play unless they can show that she is not ready. He gives his reason himself.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'He would have to answer the parents by pointing at them, say at how often they come late to fetch their children. He speaks of his daughter.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her two days away would have to count for the others, too, for instance as errands for the school. Practice at home did not help the trumpets.',
      },
    ],
  },
  {
    id: 'special-pleading-two-trumpets-sound',
    kind: 'sound',
    twinOf: 'special-pleading-two-trumpets',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Dear parents, whoever misses two rehearsals sits out the concert. I was sorry to tell the two trumpets, who had practiced hard at home. Some of you ask why my Oona will play, since she was away twice as well. Both times she was on the school’s chess team. Such days have not counted as missed for years, and two flutes from that team will play, too. The conductor”',
    decidingWords: ['Such days have not counted as missed for years', 'two flutes from that team will play, too'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'The parents would have to be told to find out for themselves whether she may play. They asked, and the conductor gives a ground that they can check.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'If he had excused his daughter with practice at home, which did not help the trumpets, this would be it. The reason he gives helps two flutes as well.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'A father’s child plays and others do not, which looks unfair. But “Such days have not counted as missed for years”, and the same ground is good for others: “two flutes from that team will play, too”.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'For this, he would have to meet the question with a fault of the parents who asked it. He explains which days are counted.',
      },
    ],
  },
  {
    id: 'special-pleading-book-page',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Below this week’s book page: “Readers ask how we pick our reviewers. Friends do not review friends. Last month Leila handed back a novel by her neighbor, though she felt sure that she could be fair. Today’s review of a sea story is by me. Its author and I have fished together for years, but I weighed each word and am sure that it is fair. The editor”',
    decidingWords: ['though she felt sure that she could be fair', 'am sure that it is fair'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'A reader would have to blame the editor, and the editor would have to reply that the reader does favors for friends as well. The note blames no reader.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would be this if the editor had said that a man you only fish with is not truly a friend. The friendship is admitted, not redefined.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would hold if the editor had passed the book on, or if Leila had been allowed to write her review on the same ground. She was not.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Leila had to hand her book back, “though she felt sure that she could be fair”. Of the editor’s own review, “am sure that it is fair” is all that is said, and it suddenly suffices.',
      },
    ],
  },
  {
    id: 'special-pleading-match-point',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'I put up that sign at our tennis courts, and I stand by it: “Parents, leave the line calls to the players. From the fence, we see what we hope to see.” It has brought us peace. On Saturday, at my Freja’s match point, I did call out from the fence. That was in order: the ball was out, and I had seen it clearly. Your chairman, Desmond',
    decidingWords: ['From the fence, we see what we hope to see', 'I had seen it clearly'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'A reason that the sign leaves open would make it fair, such as a child lying hurt on the court, and it would free any parent. A clear view does not.',
      },
      {
        text: 'Special Pleading',
        right: true,
        rationale:
          'Desmond’s sign warns that “From the fence, we see what we hope to see”, and each parent there feels certain. “I had seen it clearly” excuses him with just the thing he tells others not to trust.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'To fit, somebody would have to criticize him, and he would have to answer that they have called out, too. He comes forward on his own.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had he said that the ball was out unless the other side can show that it was in, this would be right. He says what he saw.',
      },
    ],
  },
]
