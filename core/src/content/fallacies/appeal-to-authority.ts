import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'appeal-to-authority',
  aliases: ['Argument from Authority', 'Appeal to False Authority'],
  category: 'informal',
  severity: 'medium',
  keywords: ['expert', 'celebrity', 'title', 'credentials', 'fame', 'endorsement', 'trust'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-authority',
  definition:
    'Treating a claim as settled because someone important or admired says so, even though their knowledge lies elsewhere or the evidence points the other way.',
  gloss: 'True because somebody important says so.',
  neighbors: [
    {
      concept: 'bandwagon',
      tellApart: 'Are we told to believe it because of one admired person, or because so many people do?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is someone’s rank or talent offered as proof, or is the idea judged by where it first came from?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is a claim believed because of who says it, or thrown out because of who says it?',
    },
    {
      concept: 'burden-of-proof',
      tellApart: 'Does a big name stand in for proof, or is the doubter told to prove the opposite?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The rash on Andre’s arm has been spreading for a month, and the pharmacist wants him to see a skin doctor. He won’t go. “Our conductor took a look at it during rehearsal, and he says it’s nerves,” Andre tells his wife. “The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.”',
    failingStep: 'The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.',
    why: 'Success in one field is treated as knowledge of another. Forty countries taught the conductor a great deal about music and very little about skin. Andre needs an exam by somebody who treats rashes.',
  },
  soundWhen:
    'Nobody can test everything, so it makes sense to rely on experts when the question lies in their field, most of them agree, and they have nothing to gain from the answer. Three geologists say the hillside above the school is unstable? Believe them, even if you can’t follow their math.',
  reply:
    '“He’s wonderful at what he does. Is this part of what he does? I’d like to hear from someone who sees cases like this every day.”',
  evidence:
    'Walton (1997), Appeal to Expert Opinion: Arguments from Authority (Pennsylvania State University Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'appeal-to-authority-vineyard',
    slot: 'fallacy5',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Anders is buying a vineyard, though his sister reminds him that Uncle Nils went broke with one. One uncle proves nothing, he says. His surgeon calls it safe, and a man who’s mended two thousand hearts knows what he’s talking about. Anders’s voice shakes, because one of those hearts was his.',
    decidingWords: ['a man who’s mended two thousand hearts'],
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Anders trusts “a man who’s mended two thousand hearts” with a question about money. But hearts are what the surgeon knows, and nothing suggests that he can judge a vineyard.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Anders’s voice does shake, and he has good reason to be grateful. But the reason he gives his sister isn’t gratitude; it’s the surgeon’s skill.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Uncle Nils’s failure is a weak argument, and Anders says so. But that isn’t his reason for calling the vineyard safe; his reason is what the surgeon says.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'It’s true that Anders makes it about a person, his surgeon. But he praises the man to support a claim; he doesn’t run anyone down to reject one.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-hall-floor',
    slot: 'q5',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Volleyball club, minutes: According to the manufacturer’s tests, our new floor should last eight years. Mr. Ruiz found a mistake in the report, but the corrected figure is still eight. Dario, our treasurer, called the testers a bunch of kids, but kids who know their job. Still, he said, Coach Walker expects fifteen years, and after three national teams she ought to know. He moved to budget for fifteen. Members cheered, and the motion carried.',
    decidingWords: ['after three national teams she ought to know'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Mr. Ruiz really finds a mistake in the report. But the mistake isn’t why the club budgets for fifteen, since “the corrected figure is still eight.”',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Dario believes the coach because “after three national teams she ought to know.” Those teams show that she can coach, but they don’t tell her how fast a floor wears out.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“A bunch of kids” isn’t a polite way to talk about the testers. But Dario says in the same breath that they “know their job,” so he isn’t using their age against them.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Members “cheered,” so spirits were high. But by then Dario had given his reason for believing the coach, and that was her record.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-doorway',
    slot: 'fallacy5',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Priscilla’s new oven won’t fit through the bakery door, says the installer. He misread his tape the first time, so he measures again, and the oven’s still two inches too wide. But the founder of the oven company has written a big, proud “It’ll fit!” across Priscilla’s order. A woman who turned one garage into nine hundred jobs knows better than a tape measure, Priscilla tells him. She books the delivery truck.',
    decidingWords: ['A woman who turned one garage into nine hundred jobs'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'That big, proud “It’ll fit!” may make Priscilla feel good. But a feeling isn’t the reason she gives; she says that a person who built so much can be believed.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'The installer does make a silly mistake with his tape. Yet Priscilla doesn’t say a word against him; she praises somebody else.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          '“A woman who turned one garage into nine hundred jobs” says it’ll fit, and for Priscilla that’s enough. But building a company doesn’t make a door wider, and the tape says it’s too narrow.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'The installer did misread his tape the first time. But then he measured again, and Priscilla doesn’t use the first try against him.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-toad-sign',
    slot: 'q5',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Tomás, about the toad sign: Thirty teams, many of them students, have tested how toads find their pond, and apart from two sloppy tests, everything points to smell. Then I called Halima, who’s won the biggest prize in toad research. She hasn’t tested this herself, but she’s believed in starlight since she was a girl, and that settles it. Could you paint some stars on the sign? Emily',
    decidingWords: ['the biggest prize in toad research', 'She hasn’t tested this herself'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'A belief held “since she was a girl” is a charming detail. But charm isn’t what convinces Emily; the opinion of a prizewinner is.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Halima does know toads, but she “hasn’t tested this herself,” and thirty teams have. Even “the biggest prize in toad research” doesn’t make her belief a result.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Emily says that two of the tests were sloppy, and that’s fair. But she doesn’t claim that the other tests are bad, too; she just ignores them.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Many of the testers are students, and Emily mentions it. She says nothing against what they found; she changes her mind because of a phone call.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-wave-clip',
    slot: 'fallacy5',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Editor’s note: Our giant-wave clip, which scared many readers, came from “CoolDad77,” and the shadows in it point two ways. (The boats, which somebody called fake, are real.) But Lidia Voss, the singer with ten gold records, says it’s genuine, so we’ve dropped the question mark from our headline.',
    decidingWords: ['the singer with ten gold records', 'dropped the question mark'],
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'The editor believes the clip because of Lidia Voss, “the singer with ten gold records.” Her success doesn’t explain why the shadows point two ways.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“CoolDad77” isn’t a name that inspires trust. But the editor doesn’t hold it against him, and in the end his clip is believed.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Somebody was wrong about the boats, and the note says so. But the editor believes the clip for another reason, which is Lidia Voss’s word.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The wave “scared many readers,” and the note says so. But fear isn’t why the editor believes the clip; a singer’s word is.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-village-well',
    slot: 'q5',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'At Monday’s council meeting, Kwame read aloud two letters about the village well. The county lab had found too much lead in both of its samples. Mrs. Abernathy, who once took in eleven orphans, wrote that the water was as good as ever. If she said it was good, said Kwame, it was good. Heads nodded, and a plan to use the well just for washing was dropped.',
    decidingWords: ['who once took in eleven orphans', 'If she said it was good'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Heads do nod, but they nod after Kwame has given his reason. His reason is one woman’s word, not the number of people who agree.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Good” appears twice in his sentence, so it may look like a circle. But the first time it’s what she said, and the second time it’s what Kwame concludes.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Using the well “just for washing” was the halfway answer. But the council dropped that plan, so nobody chose it for being halfway.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          '“If she said it was good,” says Kwame, it was good. Mrs. Abernathy is admired for taking in orphans, but that doesn’t help her find lead, and the lab found it twice.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Dear parents, Some of you have asked whether the old chestnut by the playground is still safe to sit under, and most of you want the bench to stay. Amy, a former student who’s won two gold medals in rowing, spent an hour with the tree on Friday and says it’s healthy, so the bench will stay. If you’ve seen rot that we’ve missed, please call. R. Lomax, Principal',
    decidingWords: ['who’s won two gold medals in rowing'],
    breaksAt:
      'Amy, a former student who’s won two gold medals in rowing, spent an hour with the tree on Friday and says it’s healthy, so the bench will stay.',
    options: [
      {
        label: 'bandwagon',
        rationale:
          'It’s true that “most of you want the bench to stay.” But that isn’t why the tree is called healthy; the letter relies on one visitor.',
      },
      {
        label: 'no-flaw',
        rationale:
          'An hour’s visit does sound careful, but nothing in the letter suggests that a rower can tell a sick chestnut from a healthy one.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'According to the principal, the tree is healthy because a visitor “who’s won two gold medals in rowing” says so. Her medals show that she can row, not that she can find rot.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Parents are asked to call if they see rot, as if finding it were up to them. But the principal doesn’t rely on their silence; the letter gives a reason, which is Amy’s word.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut-sound',
    kind: 'sound',
    twinOf: 'appeal-to-authority-chestnut',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear parents, Some of you have asked whether the old chestnut by the playground is still safe to sit under, and most of you want the bench to stay. Amy, a former student who’s inspected trees for the city since 2009, spent an hour with the tree on Friday and says it’s healthy, so the bench will stay. If you’ve seen rot that we’ve missed, please call. R. Lomax, Principal',
    decidingWords: ['who’s inspected trees for the city since 2009'],
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Parents who see rot are asked to call, but the school didn’t wait for them to show that the tree was dangerous; it had the tree examined first.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Yes, the letter relies on one person’s word. But inspecting trees is Amy’s job, and she spent an hour on this one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Amy’s opinion counts because she’s someone “who’s inspected trees for the city since 2009.” Trusting such a person about a tree is reasonable.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Most parents like the bench, and the letter says so. But that isn’t the reason it stays; Amy’s finding is.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-trial-run',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'IT team chat, Friday\nSana: How’s my favorite worrier?\nTariq: The trial restore’s done. Four of the ten patient folders didn’t come back, and we don’t know why. Also, it’s a full moon.\nSana: The moon’s no reason to wait. What does Beth say?\nTariq: That the backup’s ready. She wrote the handbook we all learned from.\nSana: Good enough for me. We switch over tomorrow.\nTariq: OK. I’ll bring doughnuts.',
    decidingWords: [
      'Four of the ten patient folders didn’t come back',
      'She wrote the handbook we all learned from',
      'Good enough for me',
    ],
    breaksAt: 'Sana: Good enough for me.',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Sana does call Tariq a worrier, but that’s how she says hello, before he has reported anything, and she doesn’t use it against his report.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Beth knows backups, and asking her was reasonable. But four of ten folders failed the test, and her word doesn’t bring them back.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          '“She wrote the handbook we all learned from,” and for Sana that’s enough. But even an expert’s word can’t outweigh what they’ve just seen: “Four of the ten patient folders didn’t come back.”',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'A full moon is a silly reason to wait, and Sana is right to say so. But that isn’t why she thinks the backup works; it’s Beth’s word that convinces her.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-trial-run-sound',
    kind: 'sound',
    twinOf: 'appeal-to-authority-trial-run',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'IT team chat, Friday\nSana: How’s my favorite worrier?\nTariq: The trial restore’s done. All ten of the patient folders came back, same as in the last three trials. Still, it’s a full moon.\nSana: The moon’s no reason to wait. What does Beth say?\nTariq: That the backup’s ready. She wrote the handbook we all learned from.\nSana: Good enough for me. We switch over tomorrow.\nTariq: OK. I’ll bring doughnuts.',
    decidingWords: ['All ten of the patient folders came back'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'Beth’s word does carry weight with Sana, and it should. Backups are what she knows, and four trials agree with her.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Sana calls the moon no reason to wait, and she’s right. But that isn’t what she relies on; she has four good trials and an expert’s word.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“My favorite worrier” is a tease, and it comes before Tariq has said a word. Sana doesn’t use it against what he reports.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“All ten of the patient folders came back,” as they did in three earlier trials. An expert on backups agrees, so there’s good reason to switch over.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-desk-page',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'A page from Grandmother’s desk leaves Kevin her house, but it’s unsigned. Most of the cousins hope it counts. Rowan says it does, because his godmother, who’s run the city hospital for twenty years and made harder decisions than this, told him so. Kevin’s ordered lumber for the porch.',
    decidingWords: ['run the city hospital for twenty years', 'made harder decisions than this'],
    breaksAt:
      'Rowan says it does, because his godmother, who’s run the city hospital for twenty years and made harder decisions than this, told him so.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'The page did come from Grandmother’s own desk. But that isn’t why Rowan says it counts; his reason is what his godmother told him.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Rowan’s reason is that his godmother has “run the city hospital for twenty years” and “made harder decisions than this.” But those decisions weren’t about unsigned wills.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s sensible to ask someone outside the family, but whether an unsigned page counts is a question of law, and running a hospital doesn’t answer it.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Most of the cousins hope that the page counts. But nobody offers their number as proof; Rowan names one person who told him so.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-vitamin-drops',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Oak House News: For two winters, half of our residents, chosen by lot, took vitamin drops. They caught as many colds as the rest, so we stopped. But Mr. Johnson, who invented the hip joint many of you walk on, tells us he swears by the drops, so they’re back on Monday. Let’s not spend another Christmas in bed! And thanks to the students in ripped jeans for counting your colds!',
    decidingWords: ['who invented the hip joint', 'They caught as many colds as the rest'],
    breaksAt:
      'But Mr. Johnson, who invented the hip joint many of you walk on, tells us he swears by the drops, so they’re back on Monday.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Another Christmas in bed” is a gloomy thought. But it comes after the decision, and what brought the drops back was Mr. Johnson’s opinion.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A man “who invented the hip joint many of you walk on” swears by the drops, so two winters of counting are ignored. He knows hips, not colds, and the house’s test found no effect.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Mr. Johnson made his name in medicine, so his advice sounds worth having. But he made it with joints, and a fair test at Oak House found no effect.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Ripped jeans are mentioned, and the students’ count is ignored. The jeans aren’t the reason, and the note even thanks the students.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-seed-oils',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Kitchen notes: I’ve gone back and forth on seed oils for two years, and I’m done. Last night I heard the long interview with the actress who plays the surgeon on my favorite hospital show, and she’s positive they cause arthritis. She’s been nominated four times. She said it flat out and didn’t hedge. That settles it for this kitchen, and the canola went down the sink this morning.',
    decidingWords: ['the actress who plays the surgeon', 'That settles it for this kitchen'],
    breaksAt: 'That settles it for this kitchen, and the canola went down the sink this morning.',
    options: [
      {
        label: 'anecdotal',
        rationale:
          'A story of somebody’s own joints would come closer to that. Here it’s the speaker’s fame that settles it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Anyone may cook with whatever they like. What oils do to joints is a question for people who have studied it.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'She’s admired for acting, and playing a surgeon isn’t being one. Her certainty is all the evidence there is.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'The writer has no trouble imagining that oils are harmless. She just heard a famous person say otherwise.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-forty-billion',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'School committee, item 5. Ms. Eva Lund moved to drop the ninth-grade writing course. She had met the founder of a $40 billion software company at a fundraiser, she said, and he had told her that in five years nobody will need to write, because machines will do it. A teacher asked if there was any research on this. “A man who built that from nothing knows what’s coming,” said Ms. Lund. The motion carried, four to three.',
    decidingWords: ['A man who built that from nothing knows what’s coming'],
    breaksAt: '“A man who built that from nothing knows what’s coming,” said Ms. Lund.',
    options: [
      { label: 'ad-hominem', rationale: 'Nobody is run down. Someone is raised up, and that does the damage.' },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'He knows how to build a company. What ninth graders lose when they stop writing is a different subject, and his success in one is used to settle the other.',
      },
      {
        label: 'no-flaw',
        rationale: 'He could be right. Nobody asked for anything but his opinion, though a teacher tried.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'The teacher’s question isn’t called a bad argument, and nothing is rejected on that account.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-three-oncologists',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Hi everyone, I know some of you are sending me articles because you love me. Here’s where we are. I’ve seen three oncologists at two different hospitals. They didn’t talk to each other, and all three say surgery first and then radiation, with good odds at my stage. None of them makes a dime more either way. I’m not a doctor, so I’m going with them. Surgery’s on the ninth. Bring soup. Love, Alma',
    decidingWords: [
      'three oncologists at two different hospitals',
      'They didn’t talk to each other, and all three say surgery first',
    ],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'She does take it on somebody’s word. It’s the word of the right people, several of them, on exactly what they know.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The question lies in their field, they agree without having talked, and they gain nothing from the answer. That’s when relying on experts makes sense.',
      },
      { label: 'anecdotal', rationale: 'No single story is set against wider evidence.' },
      {
        label: 'personal-incredulity',
        rationale: 'She knows what she can’t judge and asks those who can. That’s different from calling it false.',
      },
    ],
  },
]
