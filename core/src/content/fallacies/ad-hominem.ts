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
    id: 'ad-hominem-two-sources',
    slot: 'fallacy3',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The paper was due at midnight, and at ten Alicia told the group that two of the eight sources from the chatbot didn’t exist. She’d looked them both up in the library’s database, and on the pages the chatbot had given she’d found other articles. The other three rolled their eyes, because Alicia had skipped most of their meetings. Nobody who’d done that little work, Vince said, was going to tell them what was wrong with their paper. He turned the paper in at 10:40 with all eight sources.',
    decidingWords: ['Nobody who’d done that little work'],
    breaksAt: 'Nobody who’d done that little work, Vince said, was going to tell them what was wrong with their paper.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Nobody finds a hole in Alicia’s argument and calls her claim false because of it. Her check isn’t even looked at.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Rank and fame play no part here. The group doesn’t name anyone who vouches for the sources.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Skipping meetings is a fair thing to be mad about. That doesn’t make two made-up sources real, and Vince could have looked where she did.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'They’re annoyed, and it shows, but the reason Vince gives for ignoring her is how little she’s done.',
      },
    ],
  },
  {
    id: 'ad-hominem-city-limit',
    slot: 'q3',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Hi Hussein, I got your email about the city’s limit on rent increases, with the table and the link and all the rest. I don’t take law lessons from a guy who plays his music until one in the morning. The new rent is $1,840, starting March 1, and I’ve taped the letter to your door. If that’s more than you can afford, let me know by Friday so I can list the apartment. Howard',
    decidingWords: ['plays his music until one in the morning'],
    breaksAt: 'I don’t take law lessons from a guy who plays his music until one in the morning.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Howard is plainly annoyed. His reason for ignoring the email is Hussein’s music, not a feeling.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No mistake in Hussein’s table is pointed out, so there’s no bad argument to make too much of.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'A city’s limit is the same for loud tenants and quiet ones. Howard brings up the music and says nothing about the law.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Howard doesn’t quote anyone whose word is supposed to settle it. He just refuses to listen to a tenant.',
      },
    ],
  },
  {
    id: 'ad-hominem-nap-headline',
    slot: 'fallacy3',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Science desk, Monday.\n1. Nap study. A reader wrote that our headline, “Naps Double Heart Attacks,” doesn’t match the study, and she gave the page: the main table has heart attacks at 2 in 100 for people who don’t take naps and 3 in 100 for people who do. Sid knows her from the eleven letters she’s sent since January, most of them in all caps. We don’t change headlines for cranks, and this one stays. It’s our most shared story of the month, so Sid will move it back to the top of the home page tonight.',
    decidingWords: ['We don’t change headlines for cranks'],
    breaksAt: 'We don’t change headlines for cranks, and this one stays.',
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Her numbers can be checked on the page she named. The desk looks at her other letters instead, and those can’t turn 2 and 3 into double.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Heart attacks are scary, but the desk doesn’t use that fear to keep its headline.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'A flaw in her letter would have to be pointed out first. The desk doesn’t claim there is one.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Nobody says that Sid, or any expert, stands behind the word “double.”',
      },
    ],
  },
  {
    id: 'ad-hominem-puppy-photo',
    slot: 'q3',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Evelyn: Sent the deposit for our puppy! 🐶\nNora: Evie, I searched that photo. It’s on four other sellers’ pages, links below\nEvelyn: Not clicking on links from a little sister who serves cereal for dinner\nEvelyn: Pickup is Saturday!!',
    decidingWords: ['a little sister who serves cereal for dinner'],
    breaksAt: 'Evelyn: Not clicking on links from a little sister who serves cereal for dinner',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'Evelyn doesn’t praise the breeder as somebody whose word settles it.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Evelyn doesn’t point to a weak spot in Nora’s reasoning. The links don’t even get opened.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A cute puppy stirs feelings, but Evelyn’s reason for ignoring the links is the dinners her sister serves.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'What Nora serves for dinner says nothing about the photo. The links to the other sellers’ pages are right there, and Evelyn won’t click on them.',
      },
    ],
  },
  {
    id: 'ad-hominem-belly-blue',
    slot: 'fallacy3',
    form: 'C',
    mirrorOf: 'ad-hominem-stadium-renter',
    kind: 'spot',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Rocco: I added up the stadium bonds and it’s $14 a year per house. My spreadsheet’s in the link\nHank: You’ve got your belly painted blue in your picture, and I’m supposed to believe it’s $14?\nHank: Still voting no on Tuesday',
    decidingWords: ['You’ve got your belly painted blue in your picture'],
    breaksAt: 'Hank: You’ve got your belly painted blue in your picture, and I’m supposed to believe it’s $14?',
    options: [
      {
        label: 'straw-man',
        rationale: 'Rocco’s claim isn’t twisted into something sillier. It’s just not answered.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Making fun of a picture isn’t the same as using pity or fear as a reason.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'That one starts from a real mistake in somebody’s argument. Hank hasn’t found any mistake in the spreadsheet.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'The spreadsheet adds up or it doesn’t, whoever made it. A painted belly in a picture can’t tell Hank which.',
      },
    ],
  },
  {
    id: 'ad-hominem-four-offers',
    slot: 'q3',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hi, all. Some of you have seen Laura’s spreadsheet, which says we’re offering the two women $9,000 less than the two men for the same job. As far as I’m concerned, there’s no gap, because Laura has been sore since May, when she didn’t get team lead. All four offers go out at noon, as written. Nancy',
    decidingWords: ['Laura has been sore since May'],
    breaksAt:
      'As far as I’m concerned, there’s no gap, because Laura has been sore since May, when she didn’t get team lead.',
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Sore or not, Laura made a spreadsheet that Nancy could check against the four offers. Her mood can’t close a $9,000 gap.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Nancy may be the boss. Her reason isn’t anyone’s rank, though; it’s Laura’s mood.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No mistake in the spreadsheet is pointed out. It gets waved off because of the person who made it.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Pity and fear don’t come into it. What Nancy tells the team is something about Laura.',
      },
    ],
  },
  {
    id: 'ad-hominem-laundry-mold',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'To all tenants: Teresa in 2C says there’s black mold behind the washers, and she’s put up photos. Teresa is three months behind on her rent, so none of you need to worry. The laundry room stays open, and it’s still $2 a load.',
    decidingWords: ['Teresa is three months behind on her rent'],
    breaksAt: 'Teresa is three months behind on her rent, so none of you need to worry.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'Nothing is asked in this note, and a loaded question has to be a question.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Paid up or not, Teresa has photos, and anyone can look behind the washers. Her rent tells nobody what’s growing there.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'The note does try to calm people down, but the reason it gives is Teresa’s rent, not a feeling.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A tenant who owes money may have a grudge, so it’s fair to check what she says. The note just brings up her debt and checks nothing.',
      },
    ],
  },
  {
    id: 'ad-hominem-laundry-mold-sound',
    twinOf: 'ad-hominem-laundry-mold',
    kind: 'sound',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'To all tenants: Teresa in 2C says there’s black mold behind the washers, and she’s put up photos. Teresa is three months behind on her rent and won’t pay until it’s gone. I looked, and she’s right, so the laundry room is closed.',
    decidingWords: ['I looked, and she’s right'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'Mold worries people, and rightly. The room is closed because somebody looked, not because somebody was scared.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Telling the whole building about her rent is unkind, but it isn’t used as a reason for or against the mold.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Whoever wrote this looked, found mold, and closed the room. What Teresa owes played no part in that.',
      },
      {
        label: 'loaded-question',
        rationale: 'No question is put to anyone, so nothing can be slipped in with one.',
      },
    ],
  },
  {
    id: 'ad-hominem-page-six',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'You’ve seen Ismael’s video. He waves the city’s own report around and reads from page 6 that the water bond adds $310 a year to your bill. You can forget about the $310, because Ismael was evicted last spring and owes child support in two counties. Vote yes on Tuesday. Paid for by Clean Taps Now.',
    decidingWords: ['Ismael was evicted last spring'],
    breaksAt:
      'You can forget about the $310, because Ismael was evicted last spring and owes child support in two counties.',
    options: [
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Ismael’s troubles don’t change what’s printed on page 6. The mailer could have shown that he misread it, and it doesn’t try.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'No expert is offered whose word is supposed to settle it. The mailer just runs down the man in the video.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A voter may want to know who’s talking. Here the figure comes from the city, so it stands or falls without him.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Readers are meant to look down on him, but it’s his record that’s held up as the reason, not a feeling.',
      },
    ],
  },
  {
    id: 'ad-hominem-page-six-sound',
    twinOf: 'ad-hominem-page-six',
    kind: 'sound',
    genre: 'ad',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'You’ve seen Ismael’s video. He waves the city’s own report around and reads from page 6 that the water bond adds $310 a year to your bill. You can forget about the $310, because page 6 is about factories and the line for houses on page 7 says $38. Vote yes on Tuesday. Paid for by Clean Taps Now.',
    decidingWords: ['page 6 is about factories', 'the line for houses on page 7 says $38'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The mailer answers from the report itself: Ismael read the page about factories, and the line for houses says $38. Anyone can turn the page and see.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Ismael’s name comes up because it’s his video. Nothing is said about what kind of person he is.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A smaller increase is good news, but the mailer gets there by reading page 7, not by stirring anyone up.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Both sides take their numbers from the city’s report. Quoting it correctly isn’t leaning on a big name.',
      },
    ],
  },
  {
    id: 'ad-hominem-shoe-store-receipts',
    mirrorOf: 'ad-hominem-crash-map',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'The council votes Tuesday on whether Juniper Street keeps its bike lane, and I hope it does. In the year before the lane went in, eleven people were hurt on those six blocks, and in the year since then it’s been four. The bus runs on time now that nobody double-parks in front of it, and 900 people depend on that bus every weekday. But what about the stores? Irene Katz of Katz Shoes says her sales are down by a fifth, and she’s put her receipts online for anybody who cares to look. I don’t lose sleep over the receipts of a woman who chases kids off her steps with a broom. Come to the meeting and tell the council what the lane has done for you.',
    decidingWords: ['a woman who chases kids off her steps with a broom'],
    breaksAt: 'I don’t lose sleep over the receipts of a woman who chases kids off her steps with a broom.',
    options: [
      {
        label: 'straw-man',
        rationale:
          'What Irene says isn’t twisted into anything sillier. The writer reports it plainly: sales down by a fifth.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is said not to be a real shopkeeper, or a real neighbor.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'A broom and some kids tell us nothing about shoe sales. Her receipts are online, and the writer could have looked at those.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Bringing up the injuries and the bus is fair, but the loss Irene reports is brushed off because of how she treats kids.',
      },
    ],
  },
  {
    id: 'ad-hominem-crash-map',
    mirrorOf: 'ad-hominem-shoe-store-receipts',
    kind: 'spot',
    genre: 'ad',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'SAVE JUNIPER STREET PARKING\nYou may have seen Nell Ortiz’s very neat map of the crashes that happened here in the year before the bike lane, with the police report number for each one. You don’t need to worry about a map by someone who’s 34, lives in her mother’s garage, and comes to meetings in a helmet. On Tuesday at seven, ask the council to give us back our 48 spots, so people can shop here again.',
    decidingWords: ['someone who’s 34, lives in her mother’s garage'],
    breaksAt:
      'You don’t need to worry about a map by someone who’s 34, lives in her mother’s garage, and comes to meetings in a helmet.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'No mistake in the map is pointed out and then made too much of. The flyer finds nothing wrong with it.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Nobody is looked up to here. The flyer only looks down on Nell.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Each crash on the map comes with the number of a police report, so it can be checked. Where Nell lives and what she wears can’t make a single one go away.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wanting 48 parking spots is reasonable. But the crashes are a reason on the other side, and the flyer doesn’t deal with them.',
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
      'Devon: Dad’s signing the reverse mortgage Thursday\nErin: Aunt Tia says there’s a $14,000 fee on page four, and the whole loan’s due if he goes into a home\nDevon: Tia’s on her third marriage, I’m not taking advice from her\nErin: Did you read page four?',
    decidingWords: ['Tia’s on her third marriage'],
    breaksAt: 'Devon: Tia’s on her third marriage, I’m not taking advice from her',
    options: [
      {
        label: 'no-flaw',
        rationale: 'An aunt can be wrong about contracts. She doesn’t ask to be believed, though; she names the page.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'What Tia says is on page four or it isn’t, and anyone can look. Devon answers with her marriages, which change nothing about the fee.',
      },
      {
        label: 'loaded-question',
        rationale:
          'There’s one question in the thread, “Did you read page four?” It can be answered without admitting to anything.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Nobody is asked to feel sorry or afraid. Devon’s jab is about what Tia is like.',
      },
    ],
  },
  {
    id: 'ad-hominem-stadium-renter',
    mirrorOf: 'ad-hominem-belly-blue',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'To the editor: Council member Vivian Paige has drawn up a chart that says the stadium deal leaves the city paying off bonds until 2055 while the team keeps the parking money. It’s a nice chart. It was drawn by someone who moved here four years ago, rents a one-bedroom, and has never once been seen at a game. I was born in this town, and so were my kids. I’ll be voting for the stadium, and I suggest you put the chart where it belongs. Dwayne Tatum',
    decidingWords: ['moved here four years ago, rents a one-bedroom, and has never once been seen at a game'],
    breaksAt:
      'It was drawn by someone who moved here four years ago, rents a one-bedroom, and has never once been seen at a game.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'That starts from a real mistake in somebody’s argument. The letter doesn’t find one in hers.',
      },
      {
        label: 'ad-hominem',
        right: true,
        rationale:
          'Nothing here says the chart is wrong. It’s waved off because of who drew it: how long she’s lived here, and that she rents.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Being born in a town may sound like a credential. Still, he never asks us to take his word about the bonds. He spends the letter running her down.',
      },
      {
        label: 'no-flaw',
        rationale: 'Loving a team is a fine reason to want a stadium, but it doesn’t make her numbers go away.',
      },
    ],
  },
  {
    id: 'ad-hominem-same-day-accounts',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'I was about to send these movers a $900 deposit because of all the glowing reviews. Then I clicked on the names. Eleven of the 14 accounts were made on the same day in June, none of them has ever reviewed anything else, and the one I messaged admitted she got a gift card for it and has never used these movers. I’m ignoring all eleven. The other three call the movers slow and a little careless, and I’m holding on to my deposit.',
    decidingWords: [
      'Eleven of the 14 accounts were made on the same day',
      'she got a gift card for it and has never used these movers',
    ],
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'No big name is leaned on. The writer did the checking.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A review is only as good as the word of the person who wrote it. Evidence that these weren’t customers is a good reason to drop them.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'The movers aren’t called bad because the good reviews are fake. The fakes are just not counted.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Yes, it’s the reviewers who are being judged, but all they offer is their word, so it matters who they are.',
      },
    ],
  },
]
