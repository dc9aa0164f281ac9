import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'appeal-to-emotion',
  aliases: ['Emotional Appeal', 'Argument from Emotion'],
  category: 'informal',
  severity: 'high',
  keywords: ['feelings', 'fear', 'pity', 'guilt', 'pride', 'hope', 'manipulation', 'heartstrings'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-emotion',
  definition:
    'Stirring up a feeling such as fear, pity or pride where a reason is needed. Feelings matter, but here the feeling has no bearing on whether the claim is true.',
  gloss: 'A feeling takes a reason’s place.',
  neighbors: [
    {
      concept: 'bandwagon',
      tellApart: 'Is the reason a strong feeling, or the number of people who agree?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Does the speaker play on our feelings, or attack the person on the other side?',
    },
    {
      concept: 'slippery-slope',
      tellApart: 'Is the reason a feeling, or a string of steps, each said to lead to the next?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Are our feelings stirred up to win us over, or is something praised just because it’s natural?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three wires in the crane’s cable have snapped, and Tamika, the inspector, asks if it can still lift a wall. The site manager holds out a photo. “These kids have been living in one motel room since the fire. They cried when they heard their new home might take longer. You can’t do that to them. The cable is strong enough.”',
    failingStep: 'You can’t do that to them. The cable is strong enough',
    why: 'Pity for the kids is a good reason to hurry, but it doesn’t make a cable stronger. A question about steel gets a feeling for an answer. A load test, or the legal limit for broken wires, would answer it.',
  },
  soundWhen:
    'Feelings belong in a decision when they fit the facts and the question is what to do. A true picture of a flooded street may rightly move you to give, because people’s suffering is the reason to give. And fear makes sense on a road where many have crashed.',
  reply:
    '“I feel for them, and that’s why I want us to get this right. Let’s look at the cable first, and then see how we can help them while they wait.”',
  evidence:
    'Walton (1992), The Place of Emotion in Argument (Pennsylvania State University Press). Walton (1997), Appeal to Pity: Argumentum ad Misericordiam (State University of New York Press).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'appeal-to-emotion-tennis-line',
    slot: 'fallacy10',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'On match point, a nervous first-year umpire calls Thandiwe’s shot out, and the crowd yells. “Yelling isn’t an argument,” her coach, twice a national champion, tells them, and then he turns to the umpire. “But think how her grandmother will feel, after nine hours on a plane to be here, and you’ll see that it was in.” The umpire climbs down and walks across the court to look at the mark.',
    decidingWords: ['think how her grandmother will feel'],
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          '“But think how her grandmother will feel,” says the coach, and from that he concludes where the ball landed. Pity for a grandmother tells the umpire nothing about the line.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'The coach calls the yelling no argument, and that’s fair. But he doesn’t conclude that the crowd is wrong; he agrees with it and gives a reason of his own.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'The coach has two national titles, and those might impress an umpire. But he doesn’t mention them; he talks about a grandmother’s nine hours on a plane.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'An umpire who’s new and nervous is easy to attack. But the coach doesn’t do it; he says nothing about the person in the chair.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-heart-scan',
    slot: 'q10',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'HEART SCAN BUS\nIs a heart scan worth it before forty? Grumblers say our old slogan was no argument. Fair enough! So picture an empty chair at your kid’s next birthday. Feel that? Then you don’t need statistics: it’s worth it!\nSaturday, Lot C, $90. Registered nurses. Free parking.',
    decidingWords: ['Feel that? Then you don’t need statistics'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          '“Registered nurses” come with the scan, which is good to know. But the ad doesn’t say that they recommend it; its answer is an empty chair.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Grumblers” isn’t a kind word for the critics. But the ad says that they’ve got a point about the slogan, and it doesn’t use their grumbling against them.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'The old slogan was no argument, and the ad admits it. But nobody concludes from a bad slogan that the scan isn’t worth it, or that it is.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          '“Feel that? Then you don’t need statistics” gives readers fear instead of an answer. Whether a scan is worth it before forty is just what statistics can show.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-bakery-film',
    slot: 'fallacy10',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'At the bakery’s annual meeting, Heather, the office worrier, asks whether the numbers for a second factory add up, because she’s just found a mistake in her own. The owner dims the lights and shows a film: the first oven, the gold medals, his late father waving from the door. “Feel that warm glow?” he says. “That’s how you know they add up.” They vote for the factory before the lights come back on.',
    decidingWords: ['That’s how you know they add up'],
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Heather asks about numbers and gets a film. “That’s how you know they add up,” says the owner, but he’s talking about a warm glow, and people can feel one when the numbers are wrong.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“The office worrier” isn’t a kind name. The owner doesn’t use it to reject her question, though; he answers it with a film.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Heather did make a mistake in her own numbers, and she says so. But the owner doesn’t use it to dismiss her question; he relies on the film.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Gold medals and the owner’s late father appear in the film. But nobody says what the father thought of a second factory; he’s there to make people feel something.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-eye-letter',
    slot: 'q10',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Oluwaseun, It was your cousin, not Grandpa, who nearly hit the mailbox, so let’s forget that story. As for the letter from that young eye doctor, Grandpa sold his boat to pay for your education. How could you bear to break his heart? He sees well enough to drive at night. I’ve put the letter in the drawer, and there’s stew on Sunday. Your aunt Folake',
    decidingWords: ['How could you bear to break his heart? He sees well enough'],
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Calling the eye doctor “young” may be a small jab, but the aunt never says that a young doctor’s letter must be wrong.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'There’s a doctor’s letter, but the aunt puts it away. She doesn’t name anyone more important who disagrees with it; she talks about a boat and a broken heart.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Folake throws out the mailbox story, and she’s right, because it was the cousin. But that isn’t her reason for saying that Grandpa sees well; she goes on to his boat and his heart.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Folake writes, “How could you bear to break his heart? He sees well enough to drive at night.” Guilt is a reason to be gentle with Grandpa, but it tells us nothing about his eyes.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-cricket-bread',
    slot: 'fallacy10',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'In a talk to her class, Kayla says that bread made with cricket flour is healthy, though she won’t eat it herself. She shows a professor’s table of vitamins, and Jonah spots a wrong number. While she’s fixing it, he tells everyone to imagine the little legs halfway down their throats. “Did your stomach just turn?” he asks. “Then you know it’s bad for you.” The bell rings, and Kayla packs up the bread.',
    decidingWords: ['Did your stomach just turn?', 'Then you know it’s bad for you'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Jonah does find a wrong number in the table. But he doesn’t say that her case fails because of it; he moves on to the little legs.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Kayla won’t eat the bread that she praises, so she’s an easy target. But Jonah doesn’t bring that up, and he says nothing against her.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A professor’s table is part of her talk. But Kayla shows what’s in it, so nobody has to take the professor’s word, and the trouble starts with Jonah’s talk of little legs.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          '“Did your stomach just turn?” asks Jonah. “Then you know it’s bad for you.” But disgust tells us only what we don’t want to eat.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-dog-collar',
    slot: 'q10',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Q: How far does the dog collar’s signal reach? A guy in the hills says his failed.\nMaker: He forgot to charge it, poor fellow. You want to know if your boy will come home. Picture him running through the rain into your arms. Hold on to that feeling, and you’ll know it reaches far enough.\nQ: Does it come in red, and in a smaller size?\nMaker: Yes to both!',
    decidingWords: ['Hold on to that feeling, and you’ll know it reaches far enough'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'That other owner’s complaint does fall apart, because his collar wasn’t charged. But the maker doesn’t offer that as proof; the claim about range rests on a feeling.',
      },
      {
        label: 'straw-man',
        rationale:
          'It’s true that the maker replaces the question with a sweeter one. But nobody’s view is twisted to make it easy to attack; a customer is charmed instead.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Asked about distance, the maker says, “Hold on to that feeling, and you’ll know it reaches far enough.” How happy we feel doesn’t tell us how far a signal goes.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Poor fellow” makes a little fun of the other owner. But it comes with a real explanation, the empty battery, and isn’t used as a reason against him.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-blue-stone',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“Is the blue one really a sapphire?” asks Samir. “I like a picky customer,” says Odile, a jeweler and certified appraiser. “You told me your mother lost her blue ring in the flood and still misses it. Picture her face when she opens this box, and you’ll have your answer: it’s a sapphire.” Samir nods, counts out nine hundred dollars, and asks for silver paper.',
    decidingWords: ['Picture her face when she opens this box'],
    breaksAt: 'Picture her face when she opens this box, and you’ll have your answer: it’s a sapphire.”',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          '“Picky” may not be a compliment. But the jeweler says it in a friendly way and doesn’t use it to reject Samir’s question.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A certified appraiser knows how to test a stone. But she doesn’t say that she’s tested this one, and she doesn’t mention her certificate.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The stone may be a sapphire, and Samir’s mother will probably be happy. But blue glass can make her just as happy, so her face tells him nothing about the stone.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Samir wants to know what the stone is. “Picture her face when she opens this box” is touching, but a happy face can’t tell him whether it’s a sapphire.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-blue-stone-sound',
    kind: 'sound',
    twinOf: 'appeal-to-emotion-blue-stone',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“Is the blue ring a better present than the red?” asks Samir. “I like a picky customer,” says Odile, a jeweler and certified appraiser. “You told me your mother lost her blue ring in the flood, returned two red ones, and keeps asking for blue. So there’s your answer: the blue one. Picture her face when she opens this box!” Samir nods, counts out nine hundred dollars, and asks for silver paper.',
    decidingWords: ['a better present than the red', 'returned two red ones, and keeps asking for blue'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'The jeweler is certified to appraise stones. But Samir isn’t asking for an appraisal, and she answers with what he told her about his mother.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Odile calls Samir “picky,” and that sounds like a jab. Nothing follows from it, because she takes his question seriously and answers it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Samir asks whether the blue one is “a better present than the red.” His mother “returned two red ones, and keeps asking for blue,” so there’s a good reason to choose blue.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A lost ring and a mother’s face do touch the heart. But by then the jeweler has given her reason: his mother has returned red and keeps asking for blue.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-market-fire',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Photo caption, Evening Star: This is Winifred, who sold flowers for forty years in the market hall that burned on Sunday. First she lost her stall and then her savings, and her apartment may be next. Half the town has asked us how the fire started. Look at those wet gloves, let them touch your heart, and you’ll stop wondering: it was the new wiring. See page six for more photographs.',
    decidingWords: ['touch your heart, and you’ll stop wondering'],
    breaksAt: 'Look at those wet gloves, let them touch your heart, and you’ll stop wondering: it was the new wiring.',
    options: [
      {
        label: 'bandwagon',
        rationale:
          '“Half the town” does sound like a crowd. But those people asked a question; nobody says that they think it was the wiring.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Stall, savings, apartment: Winifred’s losses do follow one another. The paper reports what the fire did; it doesn’t warn against a step because of where it leads.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Winifred deserves pity, and new wiring can start fires. But a picture of wet gloves is the paper’s whole reason for naming the wiring.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'How did the fire start? Let the gloves “touch your heart, and you’ll stop wondering,” says the paper. But pity can’t tell us that the wiring did it.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-market-fire-sound',
    kind: 'sound',
    twinOf: 'appeal-to-emotion-market-fire',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Photo caption, Evening Star: This is Winifred, who sold flowers for forty years in the market hall that burned on Sunday. First she lost her stall and then her savings, and her apartment may be next. Half the town has asked us how to help her. Those wet gloves may touch your heart, but what she needs is rent money, and the city’s collecting donations. See page six for more photographs.',
    decidingWords: ['Half the town has asked us how to help her', 'what she needs is rent money'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'Winifred’s apartment “may be next,” and that’s a prediction. But with her stall and savings gone, it’s a likely one, and nobody is warned against a harmless step.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'People asked how to help Winifred, and the paper tells them that “what she needs is rent money” and who’s collecting. Her losses are facts, and they answer the question.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Half the town has asked, so plenty of people care. But the paper doesn’t give their number as a reason to help; the reason is what Winifred has lost.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Those gloves “may touch your heart,” and the paper knows it. But it goes on to answer the question with facts: what she needs, and who’s collecting.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-elevator-fund',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Jessica: Do the elevator fund’s receipts add up?\nMr. Achebe: I can’t sleep, my daughter’s getting married Saturday, and I’ve got a knot in my stomach. Would you do this to a neighbor? Of course they add up. By the way, you still owe for March.\nJessica: I’ve paid!',
    decidingWords: ['I’ve got a knot in my stomach', 'Would you do this to a neighbor? Of course they add up'],
    breaksAt: 'Of course they add up.',
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“Would you do this to a neighbor?” suggests that asking is unkind. But Jessica isn’t tricked into admitting anything; Mr. Achebe offers his feelings in place of proof.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Mr. Achebe says that Jessica still owes for March, and that’s a jab at her. But it comes “by the way,” after he has answered, so his answer doesn’t rest on it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Perhaps the receipts really do add up. But that’s what Jessica is asking, and Mr. Achebe’s sleepless nights don’t show it.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'When Jessica asks about receipts, Mr. Achebe says, “Would you do this to a neighbor? Of course they add up.” She may feel sorry for him, but that doesn’t show that the books are right.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-small-footprints',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Dear Colin, You ask whether the large and small footprints were made together or a day apart. Think of your own little girl’s hand in yours, and you’ll have your answer. They walked together, as families have since the world began. I’ll send you plaster casts soon. Rosa',
    decidingWords: ['Think of your own little girl’s hand in yours, and you’ll have your answer'],
    breaksAt: 'Think of your own little girl’s hand in yours, and you’ll have your answer.',
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          '“Think of your own little girl’s hand in yours, and you’ll have your answer,” writes Rosa. The feeling is tender, and she may be right, but a feeling can’t show when the prints were made.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'Families walking together “since the world began” sounds natural. But Rosa doesn’t call anything good because it’s natural; she makes a claim about two sets of footprints.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“Together or a day apart” leaves out an hour apart, for one. But Colin chose those words himself, and Rosa doesn’t reach her answer by ruling one of them out.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Picturing the scene is a fine way to get an idea. But Colin asked when the prints were made, and what he feels for his daughter doesn’t tell him.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-at-the-graveside',
    kind: 'spot',
    genre: 'ad',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Term life or whole life? You could compare premiums all afternoon. Or you could close your eyes and see your kids in their good shoes, on wet grass, holding hands, with nobody left to ask what happens to the house. That’s your answer. A whole life policy is the better buy for a young family, and our agents are standing by. Heartland Whole Life: because they’ll remember what you did for them.',
    decidingWords: [
      'see your kids in their good shoes, on wet grass, holding hands',
      'A whole life policy is the better buy',
    ],
    breaksAt: 'A whole life policy is the better buy for a young family, and our agents are standing by.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Protecting a family is worth strong feelings. The step from there to this product has nothing under it.',
      },
      {
        label: 'loaded-question',
        rationale: '“Term life or whole life?” is an honest question. The ad just never answers it with a reason.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nobody’s character is attacked. The readers are worked on through their children.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Grief over a parent is a reason to want insurance of some kind. It says nothing about which kind is the better buy, and the ad asks readers not to compare.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-question-six',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear Professor Miranda, I’m writing about question six on the midterm, which you marked wrong. My mom cleans offices at night so that I can be here. If I lose those eight points I drop below the 3.5 for my scholarship, and I honestly don’t know how I’d tell her. She keeps my acceptance letter on the fridge. I hope you’ll see that my answer deserves full credit. Thank you for everything, Christian',
    decidingWords: ['If I lose those eight points', 'my answer deserves full credit'],
    breaksAt: 'I hope you’ll see that my answer deserves full credit.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'That would be pointing at the professor’s own mistakes. He’s polite throughout.',
      },
      {
        label: 'no-flaw',
        rationale: 'Asking for a second look would be fine. A second look needs something about the answer to look at.',
      },
      {
        label: 'special-pleading',
        rationale: 'He doesn’t ask to be let off a rule that binds the rest. He claims that his answer is good.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'His mother’s sacrifice is moving, and it isn’t about question six. Whether the answer earns the points depends on the answer, which he never mentions.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-alert-button',
    kind: 'sound',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dad, You fell twice this month. The second time you lay on the bathroom floor for four hours before I called and you didn’t pick up. I sat in the ER with you and I’ve never been that scared. The button costs $25 a month, it works in the shower, and if you’d had it on you’d have waited ten minutes instead of four hours. Please wear it. If not for you, then so that I can sleep. Love, Natalie',
    decidingWords: ['you’d have waited ten minutes instead of four hours'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Her fear fits the facts, and the question is what to do about them. The letter gives real reasons along with the feeling.',
      },
      { label: 'special-pleading', rationale: 'Nobody asks to be let off a rule that others follow.' },
      { label: 'tu-quoque', rationale: 'She doesn’t answer a complaint of his with one of her own.' },
      {
        label: 'appeal-to-emotion',
        rationale:
          'There’s plenty of feeling in it. It doesn’t stand in for a reason, because two falls, four hours and a button that calls for help are the reason.',
      },
    ],
  },
]
