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
    id: 'appeal-to-emotion-hamstring',
    slot: 'fallacy10',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“That hamstring isn’t ready to race, not after what I saw on the ultrasound,” said the trainer.\n“It’s ready, because my dad drove two nights to get here, and he’s up there crying before I’ve even run,” said Amir.',
    decidingWords: ['he’s up there crying before I’ve even run'],
    breaksAt:
      '“It’s ready, because my dad drove two nights to get here, and he’s up there crying before I’ve even run,” said Amir.',
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'A father in tears is touching, but that can’t mend a muscle. The ultrasound shows what shape the leg is in.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Amir finds no fault with how the trainer argues. He talks about his dad.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'His father is somebody to love, not an expert whose word on hamstrings we’re asked to take.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nothing is said about what kind of person the trainer is.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-the-infusion',
    slot: 'q10',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Sherry, Thank you for your note about our memory infusions. You asked whether they’ve been shown to slow the disease down. Let me tell you what I see from my desk: a man who walks in with his wife of 40 years, and she smiles and asks him who he is. Imagine your own husband looking at you that way across the breakfast table, and you’ll know the infusions work. We can start on Thursday, and the first course is $4,200. With care, Olga',
    decidingWords: ['Imagine your own husband looking at you that way'],
    breaksAt:
      'Imagine your own husband looking at you that way across the breakfast table, and you’ll know the infusions work.',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'No big name is quoted in favor of the infusions.',
      },
      {
        label: 'ad-hominem',
        rationale: 'She doesn’t get around the question by attacking anyone who doubts the infusions.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Sherry asked a question and made no argument, so there’s none to find a hole in.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Asked whether the infusions work, Olga paints a frightening picture. The fear is about what the disease does, and it tells Sherry nothing about the treatment.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-crayon-logo',
    slot: 'fallacy10',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Team, At Monday’s meeting somebody wanted to know whether we’ll make payroll in June, and I’d like to answer that myself. I started this company in my sister’s laundry room, my daughter drew our first logo in crayon, and I missed four of her birthdays for this place and for you. When I think of everything we’ve been through together, I still choke up, and I hope you do, too. A company with that much heart in it has the money for June. Let’s have a great week. Rich',
    decidingWords: ['A company with that much heart in it'],
    breaksAt: 'A company with that much heart in it has the money for June.',
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Crayons and missed birthdays are moving, but none of it is money. Only the company’s accounts can say whether June’s pay is there, and he doesn’t mention them.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Whoever asked about June isn’t attacked for asking.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'A question about June isn’t an argument, and nobody calls it a bad one.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'He doesn’t ask to be believed because he knows about money. He talks about heart.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-grandmas-rings',
    slot: 'q10',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Update on my grandmother’s jewelry. I showed my brother Corey a photo of the pawnshop two blocks from his apartment, with what looks like her opal ring in the window. He started to sob and asked how I could think that of my own brother. I’ve never felt guiltier in my life, and I know now that he didn’t take anything. I’ve deleted the photo, and we’re having dinner together on Sunday.',
    decidingWords: ['I’ve never felt guiltier in my life'],
    breaksAt: 'I’ve never felt guiltier in my life, and I know now that he didn’t take anything.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Nobody’s character is attacked here. If anything, a brother’s is spared.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No expert is brought in to say whose ring it is.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody finds a flaw in the case against Corey. The photo just gets deleted.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Guilt may show how much the writer loves Corey. It can’t show whose opal ring that is, but a walk to the pawnshop might.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-four-pages',
    slot: 'fallacy10',
    form: 'C',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Honor board: Four pages of Damon’s paper match a paper somebody else posted in 2021. He told us his grandmother raised him and that this would kill her. There wasn’t a dry eye at the table, and we find that he wrote all four pages himself.',
    decidingWords: ['There wasn’t a dry eye at the table'],
    breaksAt: 'There wasn’t a dry eye at the table, and we find that he wrote all four pages himself.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'The board doesn’t say the case against him was badly argued.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Neither Damon nor whoever compared the two papers is attacked.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'His grandmother isn’t an expert on who wrote what, and she isn’t quoted as one.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Pity could be a reason to go easy on Damon. It isn’t a reason to believe that he wrote four pages somebody else posted in 2021.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-night-messages',
    slot: 'q10',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“Mom, I found out his picture belongs to a dentist in Spain who’s married and has three kids,” said Fiona.\n“You didn’t hear his voice when he told me about burying his wife,” said Myra, holding the phone to her chest. “I haven’t felt like this since your father was alive, and that’s how I know he’s who he says he is.”\nFiona went through the gift card receipts, which came to $3,200.',
    decidingWords: ['I haven’t felt like this since your father was alive'],
    breaksAt: '“I haven’t felt like this since your father was alive, and that’s how I know he’s who he says he is.”',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'Fiona isn’t told she argued badly. What she found is simply passed over.',
      },
      {
        label: 'straw-man',
        rationale:
          'Nothing that Fiona said gets twisted. Her mother doesn’t even deny that the picture is somebody else’s.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Her feeling is real, but it can’t tell her who’s at the other end. A picture of some married dentist is a strong sign that he isn’t who he says he is.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Fiona isn’t called jealous or cruel. Myra talks only about him and about how she feels.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-dads-truck',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'AITA? My wife says I’m being ridiculous about Dad’s truck. The mechanic estimates that for $3,800 he can keep it going until about June, and after that the engine is done. Dad taught me to drive in it, and when I found his gloves under the seat yesterday I sat there and bawled. There’s no way a truck that can do that to me is done in June, so I’m going to pay the $3,800.',
    decidingWords: ['There’s no way a truck that can do that to me is done in June'],
    breaksAt: 'There’s no way a truck that can do that to me is done in June, so I’m going to pay the $3,800.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'The mechanic isn’t called a crook. His estimate is simply not believed.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Nobody says the engine is good because Dad said so. He isn’t quoted at all.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Money spent on a memory can be well spent, but the argument here is that the truck will last, and love doesn’t fix an engine.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'How long an engine runs depends on the engine. The gloves and the tears show what the truck means, and $3,800 gets spent as if they showed how long it’ll last.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-dads-truck-sound',
    twinOf: 'appeal-to-emotion-dads-truck',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'AITA? My wife says I’m being ridiculous about Dad’s truck. The mechanic estimates that for $3,800 he can keep it going until about June, and after that the engine is done. Dad taught me to drive in it, and when I found his gloves under the seat yesterday I sat there and bawled. I don’t need it to run, I just can’t let go of it, so I’m going to park it in my garage.',
    decidingWords: ['I don’t need it to run'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'The mechanic’s word is taken on engines, which he knows. No other expert is quoted.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'His wife says he’s being ridiculous, but nobody uses that to prove a point, and nobody calls the mechanic dishonest or a fool.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'What to keep is a question about what matters to you, so the feeling belongs in it. The mechanic’s estimate is accepted, and the $3,800 isn’t spent.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Tears do decide something here: whether to keep the truck. They aren’t used to show that the engine is better than it is.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-graduation-picture',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Comment: I saw the driver’s mother on TV, holding his graduation picture and shaking so hard she had to sit down. My heart broke for her. You can’t watch that and believe he was texting when he hit the cyclist. I’m taking her dinner.',
    decidingWords: ['You can’t watch that and believe he was texting'],
    breaksAt: 'You can’t watch that and believe he was texting when he hit the cyclist.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many other people feel for her isn’t mentioned.',
      },
      {
        label: 'slippery-slope',
        rationale: 'A slope needs steps, with one thing said to set off the next. None are given.',
      },
      {
        label: 'no-flaw',
        rationale: 'Pity for her is right, and dinner is kind, but what he did with his phone is another question.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'His mother’s grief is hard to watch, and it would be just as hard if he had been texting. It can’t tell us which.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-graduation-picture-sound',
    twinOf: 'appeal-to-emotion-graduation-picture',
    kind: 'sound',
    genre: 'review',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Comment: I saw the driver’s mother on TV, holding his graduation picture and shaking so hard she had to sit down. My heart broke for her. I don’t know if he was texting when he hit the cyclist, but I’m taking her dinner.',
    decidingWords: ['I don’t know if he was texting'],
    options: [
      {
        label: 'slippery-slope',
        rationale: 'Taking somebody dinner doesn’t start a chain of disasters, and nobody says so.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Feeling for a mother is a reason to do something kind for her. About what her son did, the post claims nothing.',
      },
      {
        label: 'bandwagon',
        rationale: 'What the crowd thinks of him isn’t brought up.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A broken heart is the reason to bring dinner, and it’s a fitting one. It isn’t turned into a reason to believe anything.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-small-backpack',
    mirrorOf: 'appeal-to-emotion-tamale-cart',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Item 3, traffic light at Oak and Fifth. The engineer reported on his traffic study: about 40 cars an hour, no crashes in six years, and five other corners that are worse, among them Pine and Ninth. Ms. Avery Lopez held up her grandson’s small blue backpack and asked the board to picture it lying in the road. For a while the room was silent. Three members then said that with that picture in mind they had no doubt this was the most dangerous corner in the city. Oak and Fifth went to the top of the list, 3 to 2.',
    decidingWords: ['with that picture in mind they had no doubt'],
    breaksAt:
      'Three members then said that with that picture in mind they had no doubt this was the most dangerous corner in the city.',
    options: [
      {
        label: 'loaded-question',
        rationale:
          'Ms. Lopez asks the board to picture something. That’s a request, not a question with a claim hidden in it.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nothing is said about the engineer as a person. His numbers are just passed over.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Caring about children is what a board should do, but it had just been told of five corners that are worse.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'A backpack in the road makes anyone shudder, at any corner. It can’t show that this one is the worst, and the engineer’s report says otherwise.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-cord-blood',
    kind: 'spot',
    genre: 'ad',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your baby’s cord blood is rich in stem cells. Collecting it takes a few minutes after the birth and hurts nobody. We freeze it for $1,650, plus $175 a year, and it keeps for decades. Cells like these have been used against more than 80 diseases. Will your child ever need hers?* Picture a doctor asking if you saved them, and your little girl watching your face while you say no. If your stomach just dropped, you’ve felt for yourself how likely it is. Call before your eighth month.\n*By most estimates, fewer than one child in 400 will ever be treated with her own cord blood. Nearly all treatments so far have used a donor’s.',
    decidingWords: ['If your stomach just dropped'],
    breaksAt: 'If your stomach just dropped, you’ve felt for yourself how likely it is.',
    options: [
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Dread makes a thing feel close, but it doesn’t make it likely. The odds stay where the small print puts them, below one in 400.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'The ad doesn’t say that the cells are good because they’re natural.',
      },
      {
        label: 'black-or-white',
        rationale: 'Parents aren’t told they must either freeze the blood or lose the child.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Most of what it says is accurate, and the small print is honest. In between, a parent’s fear is offered as a measure of the odds.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-tamale-cart',
    mirrorOf: 'appeal-to-emotion-small-backpack',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Pine Street neighbors, you’ve heard that the city may put a traffic light at Pine and Ninth. The engineer counted nine crashes there last year, and the pole would go right where Pilar sells her tamales. I sat with her last night. She put two daughters through college with that cart, and she was crying so hard she couldn’t get the lid back on the pot. If you’d seen her hands shake, you’d know there’s nothing dangerous about that corner. The board meets on Monday, so please come and tell them to leave it alone.',
    decidingWords: ['she was crying so hard', 'there’s nothing dangerous about that corner'],
    breaksAt: 'If you’d seen her hands shake, you’d know there’s nothing dangerous about that corner.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'What a light takes from Pilar is worth telling the board, but it has no bearing on how many cars crash there.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'Pity for Pilar is a good reason to find her another spot. It can’t make a corner with nine crashes a safe one.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Neighbors are asked to come on Monday. No question is put to them that takes something for granted.',
      },
      {
        label: 'ad-hominem',
        rationale: 'The engineer isn’t insulted, and neither is anyone else who wants the light.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-question-six',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Dear Professor Miranda, I’m writing about question six on the midterm, which you marked wrong. My mom cleans offices at night so that I can be here, and she keeps my acceptance letter on the fridge. If I lose those eight points I drop below the 3.5 for my scholarship, and I honestly don’t know how I’d tell her. I hope you’ll see that my answer deserves full credit. Thank you for everything, Christian',
    decidingWords: ['If I lose those eight points', 'my answer deserves full credit'],
    breaksAt: 'I hope you’ll see that my answer deserves full credit.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'The professor isn’t accused of making the same mistake.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Asking for a second look is fine, but he’d have to say what’s right about the answer, and he doesn’t.',
      },
      {
        label: 'special-pleading',
        rationale: 'He doesn’t ask to be let off a rule that binds the rest. He claims that his answer is good.',
      },
      {
        label: 'appeal-to-emotion',
        right: true,
        rationale:
          'His mother’s sacrifice is moving, and it isn’t about question six. Whether the answer earns the points depends on what it says, and the letter doesn’t go into that.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-alert-button',
    kind: 'sound',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dad, You fell twice this month, and the second time you lay on the bathroom floor for four hours before I called and you didn’t pick up. I sat in the emergency room with you, and I’ve never been that scared. The alert button costs $25 a month and works in the shower, and if you’d been wearing it you’d have waited ten minutes instead of four hours. Please put it on, if not for your own sake, then so I can sleep. Love, Natalie',
    decidingWords: ['you’d have waited ten minutes instead of four hours'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Her fear fits the facts, and the question is what to do about them. The letter gives real reasons along with the feeling.',
      },
      {
        label: 'special-pleading',
        rationale: 'Nobody asks to be let off a rule that others follow.',
      },
      {
        label: 'tu-quoque',
        rationale: 'She doesn’t answer a complaint of his with one of her own.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'There’s plenty of feeling in it, but the reasons are there, too: two falls, and hours on the floor that the button could have spared him.',
      },
    ],
  },
]
