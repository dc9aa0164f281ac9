import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Emotion',
  aliases: ['Emotional Appeal', 'Argument from Emotion'],
  category: 'informal',
  severity: 'high',
  keywords: ['feelings', 'fear', 'pity', 'guilt', 'pride', 'hope', 'manipulation', 'heartstrings'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-emotion',
  definition:
    'Stirring up a feeling such as fear, pity or pride where a reason is needed. Feelings matter, but here the feeling has no bearing on whether the claim is true.',
  neighbors: [
    {
      name: 'Bandwagon',
      tellApart: 'Does a strong feeling stand in for the reason, or does the number of people who agree?',
    },
    {
      name: 'Ad Hominem',
      tellApart:
        'Is a feeling used to carry the point, or is the person on the other side attacked in place of the point?',
    },
    {
      name: 'Slippery Slope',
      tellApart:
        'Is a feeling itself offered as the reason, or is a chain of events predicted, each leading to the next?',
    },
    {
      name: 'Appeal to Nature',
      tellApart:
        'Is a feeling stirred up to win us over, or is a thing praised merely for coming straight from the earth?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Three strands of the crane’s cable have snapped, and Delphine, the inspector, asks if it can still lift a wall. The site manager holds out a photo. “These kids have been living in one motel room since the fire. They cried when they heard it might take longer. You can’t do that to them. The cable is strong enough.”',
    failingStep: 'You can’t do that to them. The cable is strong enough',
    why: 'Pity for the kids is a good reason to hurry, but it doesn’t make a cable stronger. A question about steel gets a feeling for an answer. A load test, or the legal limit for broken strands, would answer it.',
  },
  soundWhen:
    'Feelings belong in a decision when they fit the facts and the question is what to do. A true picture of a flooded street may rightly move you to give, because people’s suffering is the reason to give. And fear makes sense on a road where many have crashed.',
  reply:
    '“I feel for them, and that’s why I want us to get this right. Let’s look at the cable first, and then see how we can help them while they wait.”',
  evidence:
    'Walton (1992), The Place of Emotion in Argument (Pennsylvania State University Press). Walton (1997), Appeal to Pity: Argumentum ad Misericordiam (State University of New York Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-emotion-tennis-line',
    slot: 'fallacy10',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'The nervous first-year umpire sees Thandiwe’s shot on match point land just out. “Yelling isn’t an argument,” her coach, twice a national champion, tells the roaring crowd, and then he turns to the umpire’s chair. “But think how her grandmother will feel, after nine hours on a plane to be here, and you’ll see that it was in.” The umpire asks for quiet, climbs down, and walks slowly across the court to examine the mark.',
    decidingWords: ['think how her grandmother will feel'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“But think how her grandmother will feel,” says the coach, and from that he concludes where the ball landed. Sympathy is kind, but it can’t see a line.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Dismissing the yelling as no argument is fair enough. The coach doesn’t go on to say the crowd must be wrong; he agrees with it and offers something softer.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Two national titles might impress an umpire, but the coach leaves them out of it. What he brings up is a grandmother’s nine hours on a plane.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Being new and nervous makes the umpire an easy target. Nobody takes a shot, though: not a word is said about the person in the chair.',
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
      'HEART SCAN BUS\nIs it useful before forty? The usual grumblers say our slogan was no argument, and they’re right. So picture your kids’ next birthday with an empty chair, feel that, and you won’t need statistics: it’s useful.\nSaturday, Lot C, $90. Certified nurses, parking and juice included.',
    decidingWords: ['feel that, and you won’t need statistics'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'Certified nurses are included, which is good to know. The ad doesn’t claim that they vouch for the scan; its answer is a birthday with an empty chair.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Grumblers” isn’t a compliment. Then again, the ad agrees with these people about the slogan and doesn’t use their mood to refute them.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'The old slogan was no argument, and the ad owns up to that. No one concludes from a poor slogan that the scan is useless, or that it works.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Is the scan useful? The ad’s “feel that, and you won’t need statistics” offers dread for an answer. Statistics about people under forty are exactly what’s needed.',
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
      '“Do the numbers for a second factory add up?” asks Nadia, the office worrier, who has just found a mistake in her own figures. The owner dims the lights and shows a film of the bakery’s first oven, the gold medals, and his late father waving. “That warm glow in your chest tells you they do,” he says softly. Then somebody brings in sandwiches, and the meeting turns to the vacation schedule.',
    decidingWords: ['That warm glow in your chest tells you they do'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Nadia asks about numbers and gets a movie. “That warm glow in your chest tells you they do” treats a fond feeling as bookkeeping.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“The office worrier” isn’t a kind label. But the owner doesn’t use it to brush her question off; he shows a film.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'She did slip, and found the mistake herself. He never says that her question is groundless because one of her figures was off; the film does the persuading.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Gold medals and a revered father flicker by, but he isn’t quoted as knowing anything about a second factory. They’re shown to warm hearts.',
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
    difficulty: 'medium',
    scenario:
      'Dear Oluwaseun, The near miss in the driveway that you blamed on Grandpa was your cousin’s, so let’s forget that story. As for the young eye doctor’s letter, Grandpa sold his boat to pay for your education, so how could you bear to break his heart? He sees well enough to drive at night. I’ve put the letter in the drawer beside the stamps, and there’s stew on Sunday. Your aunt Folake',
    decidingWords: ['how could you bear to break his heart? He sees well enough'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Calling the eye doctor “young” may be a small jab. It’s said in passing, and the aunt never argues that youth makes the letter wrong.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A doctor’s letter is in play, but the aunt is the one pushing it aside. She sets no bigger name against it, just a boat and a broken heart.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'One bad argument does get thrown out: the near miss wasn’t Grandpa’s. She leaves it at that, though; her claim that he sees well rests on something else.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Folake asks “how could you bear to break his heart? He sees well enough.” Guilt and gratitude are good reasons to be gentle, but they don’t change an eye test.',
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
      'Is bread made with cricket flour healthy? Pia, who won’t touch it herself, presents a professor’s table of vitamins, and Jonah spots a wrong number. While she corrects it, he asks the class to imagine the little legs halfway down their throats. Did their stomachs just turn? Then they know, he says, that it’s bad for them. The bell rings, and the slices go back into the cooler for the afternoon class.',
    decidingWords: ['Did their stomachs just turn? Then they know'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Spotting a wrong number in Pia’s table is a useful service. Jonah doesn’t argue that one slip sinks her whole case; he moves on to little legs.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Pia won’t touch the bread she defends, and that begs for a remark. Jonah leaves it unsaid, so she isn’t attacked in place of her table.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'There’s a professor behind the table, but Pia shows what it says, vitamin by vitamin. The trouble begins with Jonah’s little legs.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'His whole case is a shudder: “Did their stomachs just turn? Then they know.” Disgust tells us what we’d hate to eat, not what it does to us.',
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
      'Q: How far does the dog collar’s signal reach? A guy in the hills says his failed.\nMaker: He’d left it uncharged, poor fellow. You want to know if your boy will come home, so imagine him running through the rain into your arms. Hold on to that feeling, and you’ll know it reaches far enough.\nQ: Does it come in red, and in a smaller size?\nMaker: Yes to both!',
    decidingWords: ['Hold on to that feeling, and you’ll know it reaches far enough'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'That guy’s complaint does fall apart, since his collar wasn’t charged. But the maker draws nothing from it; the claim about range comes out of the reunion in the rain.',
      },
      {
        text: 'Straw Man',
        rationale:
          'The maker does swap the question for a sweeter one about coming home. No one’s view gets twisted in order to be knocked down, though; a customer gets soothed.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'A question about distance gets this answer: “Hold on to that feeling, and you’ll know it reaches far enough.” Joy carries no signal over a hill.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Poor fellow” pokes a little fun at the other owner. It comes with a real explanation, a dead battery, and isn’t used as a reason against anything he says.',
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
      '“Is the blue one really a sapphire?” asks Samir. The jeweler, a certified appraiser, smiles at her suspicious customer. “You say your mother lost her blue ring in the flood and still misses it. Picture her face when she opens this box, and you’ll have your answer: it’s a sapphire.” Samir nods, counts out nine hundred dollars, and asks for silver wrapping paper.',
    decidingWords: ['Picture her face when she opens this box'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'A suspicious customer is how she sees Samir, and she keeps that to herself. What she says aloud is friendly and aimed at his heart, not at his character.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A certified appraiser knows a sapphire when she sees one. But she doesn’t rest the claim on that, or say that she examined the stone.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It may well be a sapphire, and the mother may well beam. Blue glass would light up her face just the same, so her joy can’t settle what the stone is.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'Samir wants to know what the stone is. “Picture her face when she opens this box” is touching, but it tells him nothing about that.',
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
      '“Is the blue one a better present than the red?” asks Samir. The jeweler, a certified appraiser, smiles at her suspicious customer. “You say your mother lost her blue ring in the flood, still misses it and has returned two red ones. Picture her face when she opens this box, and you’ll have your answer: it’s the blue one.” Samir nods, counts out nine hundred dollars, and asks for silver wrapping paper.',
    decidingWords: ['a better present than the red', 'still misses it and has returned two red ones'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'Certified or not, the jeweler isn’t asked to judge a stone. Her answer rests on what Samir himself has told her about his mother.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Samir comes across as suspicious, yet nothing is made of it. The jeweler takes up his question and gives him a straight answer.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Picturing a face sounds sentimental, but Samir asks whether the blue one is “a better present than the red.” That his mother “still misses it and has returned two red ones” answers him.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'A lost ring and a mother’s face do stir the heart. Here, though, her feelings are the very thing Samir asked about, and there’s evidence for them.',
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
      'Look at her in her wet gloves, writes the Evening Star under its photo. For forty years Winifred sold flowers in the market hall that burned on Sunday; her stall went first, then her savings, and the apartment may be next. Half the town has asked us how the fire started. Let that one wet glove touch your heart, and you’ll stop wondering: it was the new wiring. More photographs appear on page six.',
    decidingWords: ['Let that one wet glove touch your heart, and you’ll stop wondering'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Half the town has written in, but with a question. The Star doesn’t say that half the town believes in the wiring, so no crowd stands behind its answer.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Stall, savings, apartment: that row looks like a slide. It tells what the fire did to one woman, and nothing is being refused for fear of where it leads.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Pity for Winifred is deserved, and wiring is a common culprit. To name it, though, the Star needs something from the ashes, and all it has is a glove.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'How did the fire start? “Let that one wet glove touch your heart, and you’ll stop wondering.” A glove can break hearts, but it can’t point to the wiring.',
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
      'Look at her in her wet gloves, writes the Evening Star under its photo. For forty years Winifred sold flowers in the market hall that burned on Sunday; her stall went first, then her savings, and the apartment may be next. Half the town has asked us how to help her. Let that one wet glove touch your heart, and give to the city’s fund for her rent. More photographs appear on page six.',
    decidingWords: ['Half the town has asked us how to help her', 'give to the city’s fund for her rent'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'The apartment “may be next,” says the Star, and that’s a forecast. With stall and savings gone, a missed rent isn’t far-fetched, and no harmless step is being forbidden.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Asked how to help, the Star answers “give to the city’s fund for her rent.” Winifred’s need is a real reason to give, and the pity fits it.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'So many letters do show a town that cares. They aren’t offered as the reason to give, however; the burned stall and the vanished savings are.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'That wet glove is meant to move readers, and it does. It moves them toward what her situation calls for, and no fact is being settled by a feeling.',
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
      'Thandi: Do the elevator fund’s receipts add up?\nMr. Achebe: I haven’t slept since your note. My daughter’s getting married, and I’ll have a knot in my stomach. Would you do that to a neighbor? They add up. You still owe March, by the way.\nThandi: Paid.',
    decidingWords: ['I’ll have a knot in my stomach', 'Would you do that to a neighbor? They add up'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“Would you do that to a neighbor?” presses hard. Still, what it assumes is that he’s suffering, and Thandi isn’t being tricked into admitting anything.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Thandi’s unpaid March is a jab, and it comes “by the way.” By then he has already given his answer, so it isn’t what his answer stands on.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Perhaps the receipts really do add up. But she asked about receipts, and he tells her of sleepless nights, which are no sign of good bookkeeping.',
      },
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          'He answers a question about receipts with a knot in his stomach: “Would you do that to a neighbor? They add up.” Sympathy for him doesn’t balance the books.',
      },
    ],
  },
  {
    id: 'appeal-to-emotion-small-footprints',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dear Colin, You ask whether the large footprints and the small ones were made together or a day apart. Think of your own girl’s hand in yours, and you won’t need dates: they walked together, as families have since the world began. Plaster casts will follow. Ilona',
    decidingWords: ['Think of your own girl’s hand in yours, and you won’t need dates'],
    options: [
      {
        text: 'Appeal to Emotion',
        right: true,
        rationale:
          '“Think of your own girl’s hand in yours, and you won’t need dates.” Tenderness takes the place of evidence about the prints, though Ilona may be right.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Families walking together since the world began does sound like nature’s way. It’s a flourish at the end of her claim, and nothing is called good for being natural.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Together or a day apart is how Colin himself put it. She doesn’t win by hiding a third answer; she wins by reaching for his daughter’s hand.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Picturing the scene is a fine way to form a hunch. She goes further and tells him he won’t need dates, and dates are what the question turns on.',
      },
    ],
  },
]
