import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Authority',
  aliases: ['Argument from Authority', 'Appeal to False Authority'],
  category: 'informal',
  severity: 'medium',
  keywords: ['expert', 'celebrity', 'title', 'credentials', 'fame', 'endorsement', 'trust'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-authority',
  definition:
    'Treating a claim as settled because someone important or admired says so, even though their knowledge lies elsewhere or the evidence points the other way.',
  neighbors: [
    {
      name: 'Bandwagon',
      tellApart: 'Does the claim get its weight from one admired person, or from how many people believe it?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is someone’s rank or talent offered as proof, or is the idea judged by where it first came from?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is a claim believed because of who says it, or thrown out because of who says it?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Does a big name stand in for proof, or is the doubter told to prove the opposite?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The rash on Paulo’s arm has been spreading for a month, and the pharmacist wants him to see a skin doctor. He won’t go. “Our conductor took a look at it during rehearsal, and he says it’s nerves,” Paulo tells his wife. “The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.”',
    failingStep: 'The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.',
    why: 'Success in one field gets passed off as knowledge of another. Forty countries taught the conductor a great deal about music and very little about skin. What counts here is an exam by somebody who treats rashes.',
  },
  soundWhen:
    'Nobody can test everything, so it makes sense to rely on experts when the question lies in their field, most of them agree, and they gain nothing by the answer. Three geologists say the hillside above the school is unstable? Believe them, even if you can’t follow their math.',
  reply:
    '“She’s wonderful at what she does. Is this part of what she does? I’d like to hear from someone who sees cases like this every day.”',
  evidence:
    'Walton (1997), Appeal to Expert Opinion: Arguments from Authority (Pennsylvania State University Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-authority-vineyard',
    slot: 'fallacy5',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Vineyards go bust, Anders’s sister warns him; look at Uncle Nils. One uncle proves nothing, he replies, and besides, his surgeon has called the investment safe. Hands that have mended two thousand hearts don’t get such things wrong. His voice shakes, since one of those hearts was his.',
    decidingWords: ['Hands that have mended two thousand hearts'],
    options: [
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“Hands that have mended two thousand hearts” can’t be wrong about money, thinks Anders. But hearts are what she knows. Nothing suggests that she can judge an investment.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Anders’s voice does shake, and he has every reason to be grateful. Still, gratitude isn’t what he offers his sister; he offers the surgeon’s skill.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Uncle Nils is a weak argument, and Anders says so. He doesn’t conclude from this that the vineyard must be fine, though. For that he turns to his surgeon.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Something personal does decide it for Anders. But the surgeon is praised to support a claim, and nobody is run down to sink one.',
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
    difficulty: 'easy',
    scenario:
      'Handball club, minutes: By the maker’s wear tests, our new floor should last eight years. Mr. Ruiz found a mistake in the report’s addition; corrected, it still says eight. Dario, our treasurer, had nothing against the testers, young as they were. But Coach Lindgren expects fifteen, he said, and with three national teams on her record, she should know; he would budget for fifteen. Several members spoke warmly of her last season. Motion carried.',
    decidingWords: ['with three national teams on her record'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Mr. Ruiz does catch a mistake in the report. Nobody throws the result out on that account, however: “corrected, it still says eight.”',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'The coach’s fifteen beats a tested eight because she comes “with three national teams on her record.” Those teams make her a fine coach, but no judge of how fast a floor wears out.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Young as they were” is a small dig at the testers. Dario doesn’t use it against their figure, though, and says outright that he has nothing against them.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Members “spoke warmly” of Coach Lindgren, but only after the case was made. What carries the number is her record, offered as a reason to believe her.',
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
      '“Your machine’s two inches wider than this door,” says the installer, tracking mud across the lobby. He had his tape upside down, so he measures again: still two inches. Priscilla shows him the proud, curly yes next to “Will it fit?” on the order. The company’s founder wrote that herself, she says, and a woman who built nine hundred jobs out of one garage beats a tape measure. Priscilla books the delivery truck.',
    decidingWords: ['a woman who built nine hundred jobs out of one garage'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'That “proud, curly yes” may well stir Priscilla. Her argument isn’t a feeling, though. It’s that a person who built so much can be taken at her word.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Tracking mud “across the lobby” doesn’t make the installer look good. But Priscilla doesn’t hold the mud against his measurement.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Priscilla’s reason is that “a woman who built nine hundred jobs out of one garage” said yes. Building a company doesn’t make a door any wider, and the tape has been read twice.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'That first try was indeed botched, with the tape “upside down.” Nobody makes anything of it, and by the time Priscilla answers he has measured again.',
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
      'Dear Tomás, about the toad sign: Thirty teams, many of them students, have tested how toads find their pond, and apart from two sloppy tests, nearly everything points to smell. Then I called Halima, who’s won the biggest prize in toad research. She hasn’t tested this herself yet, but she’s believed in starlight since she was a girl, and that settles it. Could you paint some stars? Sunniva',
    decidingWords: ['the biggest prize in toad research', 'She hasn’t tested this herself yet'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Believing something “since she was a girl” makes a charming picture. Sunniva isn’t charmed into her answer, though; it’s the prizewinner’s opinion that settles it.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Halima does know toads, but “She hasn’t tested this herself yet,” and thirty teams have. Even “the biggest prize in toad research” doesn’t turn a belief into a result.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Setting aside “two sloppy tests” is only fair. Most of the thirty remain, and Sunniva doesn’t call those bad; she passes over them.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Pointing out that many are “students” hints that they count for less. Yet she says nothing against what they found, and what turns her toward starlight is a phone call.',
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
    difficulty: 'medium',
    scenario:
      'Editor’s note: Our wave clip came from one “CoolDad77,” and its shadows point two ways. (One reader called the boats fake; they’re real.) But Lidia, whose songs have won her ten gold records, says it’s genuine and she’s still shaking. We’ve taken the question mark off the headline.',
    decidingWords: ['whose songs have won her ten gold records', 'We’ve taken the question mark off'],
    options: [
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'What removed the question mark was the word of a singer “whose songs have won her ten gold records.” Gold records don’t teach anyone to read shadows.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'CoolDad77 isn’t a name that inspires trust. The editor doesn’t hold it against him, though; his clip ends up being believed.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'One reader’s mistake about the boats does get corrected. That isn’t why the editor believes the clip, since the shadows were a problem until Lidia spoke up.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Still shaking” puts some feeling into it. But the editor isn’t out to frighten anyone; Lidia’s fame is treated as if it explained the shadows.',
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
      'At Monday’s council, Kwame read two letters about the village well. The county lab had found too much lead in both its samples. Mrs. Abernathy, who once took in eleven orphans, wrote that the water was as good as ever. Somebody suggested closing the well every other day and was laughed down. If she said it was good, said Kwame, it was good. Heads nodded, and they moved on to the bridge.',
    decidingWords: ['who once took in eleven orphans', 'If she said it was good'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Heads do nod, but they nod after Kwame has spoken. His reason is one woman’s word, not how many people drink from the well.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Good” turns up twice in one sentence, which makes it sound like a circle. It isn’t one: the first half is her say-so, and the second is what Kwame draws from it.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Closing the well “every other day” was the halfway plan. It was laughed down, so nothing here is settled by meeting in the middle.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“If she said it was good,” it was good, and Kwame looks no further. She’s rightly admired for taking in orphans, but a kind heart can’t taste lead, and two samples found it.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear parents, Some of you have asked whether the old chestnut by the playground is still safe to sit under; most of you want the bench to stay. Aroha, a former student who’s won two gold medals in rowing, spent an hour with the tree on Friday. She says it’s healthy, so the bench isn’t going anywhere. If you’ve seen rot that we’ve missed, please call. R. Lomax, Principal',
    decidingWords: ['who’s won two gold medals in rowing'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'It’s true that “most of you want the bench to stay.” The principal mentions it in passing, and then rests the tree’s health on one visitor.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Having somebody spend an hour with the tree sounds responsible. The trouble is whom they asked: nothing in the letter suggests that Aroha knows a sick chestnut from a sound one.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'The tree is declared healthy by a visitor “who’s won two gold medals in rowing.” Rowing teaches strength and rhythm. It teaches nobody to find rot in a trunk.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Asking parents to call about “rot that we’ve missed” looks like asking the doubters to do the work. But the letter doesn’t rest on their silence. It gives its own reason, a poor one.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-chestnut-sound',
    kind: 'sound',
    twinOf: 'appeal-to-authority-chestnut',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear parents, Some of you have asked whether the old chestnut by the playground is still safe to sit under; most of you want the bench to stay. Aroha, a former student who’s tested trees for the city since 2009, spent an hour with the tree on Friday. She says it’s healthy, so the bench isn’t going anywhere. If you’ve seen rot that we’ve missed, please call. R. Lomax, Principal',
    decidingWords: ['who’s tested trees for the city since 2009'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Parents are invited to report rot, but the school didn’t wait for them to show that the tree was dangerous. It had the chestnut examined first.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Yes, the letter leans on one person’s word. But she speaks from her own trade: testing trees is what Aroha does, and she took an hour over this one.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The opinion comes from someone “who’s tested trees for the city since 2009,” after an hour’s visit. Trusting such a person in her own field is simply sensible.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Popular as the bench is, its fans aren’t the reason that it stays. Take away “most of you want the bench to stay,” and Aroha’s finding is still reason enough.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-trial-run',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'IT team chat, Friday\nSana: How’s my favorite worrier?\nTariq: Trial restore’s over. Four of the ten patient folders didn’t come back, and we can’t say why. Also, it’s a full moon.\nSana: The moon’s no reason to wait. What does Mirela say?\nTariq: That the backup’s ready. She wrote the handbook we all learned from.\nSana: Good enough for me. We switch over tomorrow.\nTariq: OK. I’ll bring doughnuts.',
    decidingWords: [
      'Four of the ten patient folders didn’t come back',
      'She wrote the handbook we all learned from',
      'Good enough for me',
    ],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Sana does call Tariq a worrier. She says it as a hello, before he has reported anything, and never uses it to wave his folders away.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Mirela does know backups, and asking her was reasonable. But four of ten folders failed the test, and her word doesn’t bring them back.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          '“She wrote the handbook we all learned from,” and for Sana that’s enough. An expert’s word can’t stand against what they’ve just seen: “Four of the ten patient folders didn’t come back.”',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Tariq’s full moon is a silly reason, and Sana is right to drop it. She doesn’t conclude from it that the backup works; Mirela’s word convinces her.',
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
      'IT team chat, Friday\nSana: How’s my favorite worrier?\nTariq: Trial restore’s over. All ten of the patient folders came back, same as in the last three runs. Still, it’s a full moon.\nSana: The moon’s no reason to wait. What does Mirela say?\nTariq: That the backup’s ready. She wrote the handbook we all learned from.\nSana: Good enough for me. We switch over tomorrow.\nTariq: OK. I’ll bring doughnuts.',
    decidingWords: ['All ten of the patient folders came back'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'Mirela’s handbook carries weight with Sana, and it should. Backups are her field, and what she says agrees with four clean runs.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          '“The moon’s no reason to wait,” says Sana, and she’s right. But she doesn’t call the backup safe because Tariq’s reason was a bad one.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Being someone’s “favorite worrier” isn’t an insult, and it comes before he has said a word. His report is taken as it is.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“All ten of the patient folders came back,” as they had in three runs before. An expert on backups says the same, so switching over has good grounds.',
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
      'The page from Grandmother’s desk, which leaves Piet her house, isn’t signed, but most of the cousins hope it counts. It does, says cousin Rowan; his godmother told him so, and she’s run the city hospital for twenty years and made harder decisions than this. Piet orders some lumber.',
    decidingWords: ['run the city hospital for twenty years', 'made harder decisions than this'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'Grandmother’s desk is where the page came from, and the cousins may like it for that. The argument, though, never uses the desk. It uses his godmother.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'Rowan’s grounds are that his godmother has “run the city hospital for twenty years” and “made harder decisions than this.” Hard as they were, they weren’t about unsigned wills.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Asking an outsider with a cool head is a good instinct. But whether an unsigned page counts is a question of law, and a hospital director is no lawyer.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Most cousins do lean one way. They hope, and that’s as far as it goes; nobody argues that the page counts because so many want it to.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-vitamin-drops',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Oak House News: For two winters half of our residents, picked by lot, took vitamin drops. They caught as many colds as the rest, and we’d packed the drops away when Mr. Lindqvist, who invented the hip joint many of you walk on, said he swears by them. They’re back on Monday. Let’s not spend another Christmas in bed! Thanks to the students who kept count, ripped jeans and all.',
    decidingWords: ['who invented the hip joint', 'They caught as many colds as the rest'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Another Christmas in bed” is a dreary thought, but it comes after the decision. What brought the drops back was Mr. Lindqvist’s opinion.',
      },
      {
        text: 'Appeal to Authority',
        right: true,
        rationale:
          'A man “who invented the hip joint” likes the drops, and two winters of counting are forgotten. Hips aren’t colds, and the drops were tested here.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Medicine is where Mr. Lindqvist made his name, so his advice sounds worth having. Joints were his subject, however, and the house’s own fair test had found no effect.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Ripped jeans get a mention, and the students’ count does get ignored. The jeans aren’t why; the same sentence thanks the people who wore them.',
      },
    ],
  },
]
