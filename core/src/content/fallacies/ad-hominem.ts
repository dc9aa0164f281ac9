import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'ad-hominem',
  aliases: ['Personal Attack', 'Attacking the Person'],
  category: 'informal',
  severity: 'medium',
  keywords: ['insult', 'character', 'motive', 'name-calling', 'discredit', 'person not point', 'reputation'],
  link: 'https://yourlogicalfallacyis.com/ad-hominem',
  definition:
    'Brushing a point aside by talking about the person who makes it: their character, habits or motives. Nobody checks whether the point itself holds up.',
  gloss: 'Attacks the person, not the point.',
  neighbors: [
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is a claim turned down because of who says it, or accepted because of who says it?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Does the reply go after the speaker, or after a twisted version of what the speaker said?',
    },
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Instead of a reason, do we get a jab at the speaker, or a tug at our feelings?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart:
        'Is the claim rejected because something’s wrong with the person, or because something’s wrong with the argument?',
    },
    {
      concept: 'tu-quoque',
      tellApart:
        'Is the point brushed off because of what the speaker is like, or because the speaker does the same thing?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is the idea judged by the person arguing for it now, or by where it first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Tyler, an intern, wrote to the whole team that the new store page saves card numbers where any visitor can read them. He attached the file. Denise, who runs the project, answered within a minute: “Tyler’s been here three weeks and still gets lost on the way to the coffee machine. We’re going live on Thursday, as planned.”',
    failingStep: 'Tyler’s been here three weeks and still gets lost on the way to the coffee machine.',
    why: 'Either the file shows card numbers that anyone can read or it doesn’t, no matter who sent it. Denise talks as if Tyler’s being new told her something about the page. She could have opened the file.',
  },
  soundWhen:
    'When all we have is someone’s word, the person matters. If a witness was paid by one side, or a seller has lied about two cars before, it’s wise to ask for more. Facts like these lower our trust in what they tell us. They don’t refute an argument that anyone can check.',
  reply: '“You may be right about me. Could we still open the file? It says the same thing whoever sends it.”',
  evidence:
    'Walton (1998), Ad Hominem Arguments (University of Alabama Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17, uses the name in an older sense.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'ad-hominem-library-counter',
    slot: 'fallacy3',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Beatriz, the school librarian, wants a second reading room because the door counter shows that the first is full by nine on exam mornings. Mr. Petrossian of the budget committee finds a mistake in her addition, but she corrects it and the room still comes out full. “Beatriz loves that library so much, she’d call it crowded on a Sunday,” he says fondly. The committee sets her figures aside and buys lab stools.',
    decidingWords: ['Beatriz loves that library so much'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'There really was “a mistake in her addition.” But Beatriz corrected it and the room still came out full, so the mistake isn’t why she’s turned down.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Mr. Petrossian sits on the budget committee, so his opinion counts there. But he doesn’t ask anyone to take his word for it; he makes a remark about Beatriz.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          '“Beatriz loves that library so much” says something about her. It says nothing about the door counter, which counts the same number whether she loves the place or not.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Mr. Petrossian speaks “fondly,” and he mentions love. But it’s Beatriz’s love, and he brings it up to make her numbers look unreliable.',
      },
    ],
  },
  {
    id: 'ad-hominem-bank-letters',
    slot: 'q3',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Kofi shows his aunt that her account costs nine dollars a month more than one at the bank next door. She used to teach math, so she checks his subtraction, and it’s correct. “You lose your keys twice a week, sweetheart,” she says, and she stays with her bank.',
    decidingWords: ['You lose your keys twice a week'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Sweetheart” shows how fond Kofi’s aunt is of him. Fondness isn’t why she stays with her bank, and the answer she gives him is about his keys.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Kofi’s aunt does check his subtraction for a mistake. But she doesn’t find one, so a mistake can’t be why she brushes his point aside.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Kofi’s subtraction is correct, and his aunt knows it. “You lose your keys twice a week” is a remark about him, and it doesn’t change what her account costs.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Kofi’s aunt used to teach math, so she’s a good judge of subtraction. But she agrees with Kofi’s numbers, and she doesn’t use her old job against him.',
      },
    ],
  },
  {
    id: 'ad-hominem-whale-counts',
    slot: 'fallacy3',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Dear Mrs. Abernathy: You say that the numbers on page four of our whale report add up to 690, not 960. We hear that you sold shoes for thirty years, so we won’t be printing a correction. As for the map, you’ve since agreed that you misread it. Still, Dr. Ruiz, who has given her life to whales, was touched by your letter. The editors',
    decidingWords: ['you sold shoes for thirty years, so we won’t be printing a correction'],
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'The reply is that “you sold shoes for thirty years, so we won’t be printing a correction.” But the numbers add up to 690 or they don’t, and anyone can check that.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'It’s kind of the editors to say that Dr. Ruiz “was touched.” But when they refuse the correction, the reason they give is that Mrs. Abernathy sold shoes.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Mrs. Abernathy did get the map wrong. But by the time the editors mention it, they’ve already turned her down about page four, and they did that because of the shoes.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Dr. Ruiz knows whales, and her name carries weight. But the letter doesn’t say that she checked the numbers; it only says that she was touched.',
      },
    ],
  },
  {
    id: 'ad-hominem-car-seat',
    slot: 'q3',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Marcus: Off we go! (photo of baby in car seat)\nMegan: The strap’s too low. A girl at work spotted it, and she doesn’t even drive, so I checked the manual. She’s right.\nMarcus: Have a baby first, little sister. Then explain car seats to me. Love you!',
    decidingWords: ['Have a baby first, little sister'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'A manual is a source worth trusting, but it’s Megan who checks it. Marcus doesn’t ask her to trust anybody’s word about the strap.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'A girl who “doesn’t even drive” isn’t much of a source on car seats. But Marcus doesn’t seize on that; he ignores the girl and the manual alike.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Love you” makes his answer sound warmer. It isn’t meant to change Megan’s mind about the strap; the line about having a baby is what’s supposed to do that.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          '“Have a baby first, little sister” is about Megan’s life. The manual says the same thing about the strap whether she’s a mother or not.',
      },
    ],
  },
  {
    id: 'ad-hominem-sea-swim',
    slot: 'fallacy3',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Emeka asks the director of the ocean swim for a noon start, because after two o’clock the current pulls toward the rocks. His chart is out of date, but the new one says the same. “Emeka wants us to start at noon,” the director tells the swimmers, with an arm around him. “He also takes two umbrellas to a picnic, and we love him for it.” They start at two, as planned.',
    decidingWords: ['He also takes two umbrellas to a picnic'],
    options: [
      {
        label: 'straw-man',
        rationale:
          'Two umbrellas at a picnic may sound like Emeka’s warning blown out of proportion. But the director reports Emeka’s request correctly, as a start at noon, and then makes fun of the man.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The director’s arm around him and “we love him for it” are warm gestures. They soften the refusal, but they aren’t given as the reason to start at two.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Using an old chart was a real mistake. But the new one “says the same,” and the director doesn’t mention the old one at all.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'However kindly it’s meant, “He also takes two umbrellas to a picnic” is about what sort of man Emeka is. The current doesn’t depend on that.',
      },
    ],
  },
  {
    id: 'ad-hominem-storeroom-drawing',
    slot: 'q3',
    form: 'C',
    kind: 'spot',
    genre: 'list',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Comments on drawing 14 (storeroom)\n10:01 Halima: The door opens inward and hits shelf B. See the red circle. (Ignore the blue one, my mistake.)\n10:05 Manager: You’ve been sore ever since the jury picked this design over yours.\n10:06 Comment closed by manager',
    decidingWords: ['You’ve been sore ever since the jury picked this design over yours'],
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          '“You’ve been sore ever since the jury picked this design over yours” may be true. But it’s about Halima’s mood, and the door still hits the shelf.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'It’s true that a jury chose this design. But the manager brings up the jury to explain Halima’s mood, and doesn’t say that the jury checked the door.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Halima got the blue circle wrong and says so. But the manager doesn’t mention the circle; the reply is about a grudge she’s supposed to have.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Being “sore” is a feeling, but the feeling is Halima’s. The manager holds it against her and doesn’t try to make anyone else feel it.',
      },
    ],
  },
  {
    id: 'ad-hominem-long-range-battery',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'E-bike forum, “Long-range battery”\nDoug: I get 90 miles on one charge. I’ve tried it a dozen times, so take my word for it.\nSana: Before you order: Did Doug ever tell you how he left our trivia team? He walked out in the middle of the finals, and we only noticed when we saw his empty chair. It still stings. I wouldn’t count on those 90 miles.',
    decidingWords: ['He walked out in the middle of the finals'],
    breaksAt: 'He walked out in the middle of the finals, and we only noticed when we saw his empty chair.',
    options: [
      {
        label: 'loaded-question',
        rationale:
          'Sana’s question does take it for granted that Doug left the team. But she goes right on to tell the forum how he left, so the question doesn’t smuggle anything in.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          '“He walked out in the middle of the finals” may matter to the next trivia team. It has nothing to do with how far Doug’s battery goes or how honest his figures are.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“It still stings” shows that Sana is hurt. But she isn’t asking the forum to feel for her; she offers the walkout as a reason to doubt a number.',
      },
      {
        label: 'no-flaw',
        rationale:
          'We have only Doug’s word for it, so it’s fair to ask how good his word is. Walking out on the trivia finals doesn’t show that he’s dishonest about figures.',
      },
    ],
  },
  {
    id: 'ad-hominem-long-range-battery-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-long-range-battery',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'E-bike forum, “Long-range battery”\nDoug: I get 90 miles on one charge. I’ve tried it a dozen times, so take my word for it.\nSana: Before you order: Did Doug ever tell you how he makes his money? The maker pays him for each one he sells. His own page says so, and I only noticed after I’d ordered. It still stings. He may be right, but I’d wait for a tester who isn’t paid.',
    decidingWords: ['take my word for it', 'The maker pays him for each one he sells'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'Sana does say that “it still stings.” Her reason doesn’t depend on that feeling, though: a man who earns money on each sale wants to be taken at his word.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Sana’s remark is about Doug himself, and it isn’t flattering. But his word is all he offers, so it matters who pays him. She even says that he may be right.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Doug says “take my word for it,” but Sana points out, “The maker pays him for each one he sells.” She doesn’t call him wrong; she’d wait for an unpaid tester, and that’s fair.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Did Doug ever tell you” is a pointed question. But what it hints at is printed on his own page, so it doesn’t smuggle anything in.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Note to the newsroom: Readers are frightened and keep asking why we haven’t written about a crack in the ferry. The story comes from Lindqvist. He sent us the inspector’s report, and the inspector confirmed it when we called. But Lindqvist also gave us the bears downtown and the buried gold, and both turned out to be made up, so we’re leaving this one out, too. The editor',
    decidingWords: ['the inspector confirmed it when we called'],
    breaksAt:
      'But Lindqvist also gave us the bears downtown and the buried gold, and both turned out to be made up, so we’re leaving this one out, too.',
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'The paper doesn’t need Lindqvist’s word, because “the inspector confirmed it when we called.” His old stories tell us about him, and the crack is there all the same.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'An inspector is the right person to ask about a crack. But the editor doesn’t rely on him; the paper called him and then paid no attention to what he said.',
      },
      {
        label: 'no-flaw',
        rationale:
          'After two made-up stories, it’s fair to ask Lindqvist for evidence. This time he sent some, the inspector confirmed it, and the editor still answers with the bears and the gold.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Readers are “frightened,” and the note begins with them. But fear isn’t what keeps the story out of the paper; the reason given is Lindqvist’s past.',
      },
    ],
  },
  {
    id: 'ad-hominem-ferry-crack-sound',
    kind: 'sound',
    twinOf: 'ad-hominem-ferry-crack',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Note to the newsroom: Readers are frightened and keep asking why we haven’t written about a crack in the ferry. The story comes from Lindqvist. He sent us no report, and the inspector went over the hull and found no crack. All we have is Lindqvist’s word. And he also gave us the bears downtown and the buried gold, and both turned out to be made up, so we’re waiting for another witness. The editor',
    decidingWords: ['the inspector went over the hull and found no crack', 'All we have is Lindqvist’s word'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“All we have is Lindqvist’s word,” so it matters that two of his stories were made up. And the note doesn’t call this one false; the paper is waiting for another witness.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Bringing up the bears and the gold looks like a low blow. But Lindqvist’s word is the only support for the story, and two made-up stories tell the editor how far to trust it.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The note begins with readers who are “frightened.” But the editor doesn’t play on their fear; what settles it is what the inspector found and who’s telling the story.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'The editor relies on an inspector, and that’s reasonable. Checking hulls is an inspector’s job, and this one “went over the hull” to find out.',
      },
    ],
  },
  {
    id: 'ad-hominem-eleven-rooms',
    kind: 'spot',
    mirrorOf: 'ad-hominem-not-a-shed',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item 6, rent cap. Greg (minority) said that as a friend of renters he couldn’t support a cap, and he showed a chart of four towns where fewer homes were built under a cap. Linda (majority) said she understood his point, that caps cost us homes. But she’d once counted eleven rooms in the house of this friend of renters, so she moved to put his chart aside. The motion passed.',
    decidingWords: ['counted eleven rooms'],
    breaksAt:
      'But she’d once counted eleven rooms in the house of this friend of renters, so she moved to put his chart aside.',
    options: [
      {
        label: 'straw-man',
        rationale:
          'Linda puts his point in her own words, “caps cost us homes.” That’s a fair summary, and she doesn’t attack it; she talks about his house.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Linda makes fun of the phrase “friend of renters.” But she isn’t redefining it to protect a claim of her own; she wants his chart put aside.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Greg probably does live in comfort. But the fact that Linda “counted eleven rooms” in his house doesn’t change how many homes were built in four towns.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It helps to know who has something to gain from a vote. But anyone can check the chart without trusting Greg, so his rooms are no reason to put it aside.',
      },
    ],
  },
  {
    id: 'ad-hominem-not-a-shed',
    kind: 'spot',
    mirrorOf: 'ad-hominem-eleven-rooms',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbors: Sana’s leaflet for the rent cap says that rents on six of our streets have doubled since 2015, and it lists the buildings, so you can look them up. (It also misspells Elder Street, but that’s beside the point.) I’ve known Sana for thirty years, and she hasn’t built so much as a shed. So put her numbers aside and vote for new homes. Vasco Reyes, architect, for the opposition',
    decidingWords: ['she hasn’t built so much as a shed'],
    breaksAt: 'So put her numbers aside and vote for new homes.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'A misspelled street is a flaw in Sana’s leaflet, but Vasco himself calls it “beside the point,” and he rejects her numbers for another reason.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'An architect signs the letter, and that sounds weighty. But he doesn’t ask his neighbors to trust him about rents; he tells them to ignore Sana.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'It may be true that “she hasn’t built so much as a shed.” But the leaflet lists the buildings, so anyone can check the rents without asking what Sana has built.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Vasco is free to prefer new homes and to say so. But his reason for ignoring the rents is about Sana’s life and not about the rents.',
      },
    ],
  },
  {
    id: 'ad-hominem-third-marriage',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Devon: Dad’s signing the reverse mortgage Thursday\nErin: Aunt Tia says there’s a six percent fee on page four, and it’s all due the day he moves out\nDevon: Tia’s on her third marriage. I’m not taking advice from her\nErin: Did you read page four?',
    decidingWords: ['Tia’s on her third marriage'],
    breaksAt: 'Devon: Tia’s on her third marriage.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Her history might matter to advice on marriage. It has no bearing on a clause in a contract.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'What Tia says is printed on page four, and anyone can look. Devon answers with her marriages, which change nothing about the fee.',
      },
      {
        label: 'loaded-question',
        rationale: 'The only question in the thread, “Did you read page four?”, assumes nothing that isn’t so.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A feeling would have to be stirred up in place of a reason. Devon’s jab is meant to make her not worth hearing.',
      },
    ],
  },
  {
    id: 'ad-hominem-stadium-renter',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'To the editor: Council member Vivian Paige has a chart that says the stadium deal leaves the city paying off bonds until 2055 while the team keeps the parking money. It’s a nice chart. It was drawn by someone who moved here four years ago, rents a one-bedroom, and has never once been seen at a game. I was born in this town. I’ll be voting for the stadium, and I suggest you put the chart where it belongs.',
    decidingWords: ['moved here four years ago, rents a one-bedroom, and has never once been seen at a game'],
    breaksAt:
      'It was drawn by someone who moved here four years ago, rents a one-bedroom, and has never once been seen at a game.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'To fit, her reasoning would be shown to be bad and her conclusion called false for that. Her reasoning isn’t touched.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Nothing here says that the chart is wrong. It’s waved off because of who drew it: how long she’s lived here, and that she rents.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Being born in a town may sound like a credential. The letter spends its effort on lowering her, not on raising somebody whose word settles it.',
      },
      {
        label: 'no-flaw',
        rationale: 'Loving the team is a fine reason to want a stadium. It doesn’t make her numbers go away.',
      },
    ],
  },
  {
    id: 'ad-hominem-same-day-accounts',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'I was about to send these movers a $900 deposit because of all the glowing reviews. Then I clicked on the names. Eleven of the fourteen accounts were made on the same day in June, none has ever reviewed anything else, and the one I messaged admitted that she’d been given a gift card and has never moved. So I’m throwing out those eleven. The other three call them slow and a little careless. I’m keeping my deposit.',
    decidingWords: [
      'Eleven of the fourteen accounts were made on the same day',
      'she’d been given a gift card and has never moved',
    ],
    options: [
      { label: 'appeal-to-authority', rationale: 'No big name is leaned on. The writer checked for herself.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A review is worth what we can trust of the person who wrote it. Evidence that these weren’t customers is the right reason to drop them.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'She doesn’t say that the movers must be bad because the reviews are fake. She says the fakes tell her nothing.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'The reviewers are what’s being judged, yes. But all we have from them is their word, and that’s the one case in which who they are decides.',
      },
    ],
  },
]
