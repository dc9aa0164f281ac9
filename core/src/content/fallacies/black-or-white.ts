import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Black-or-White',
  aliases: ['False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two options', 'all or nothing', 'false choice', 'either or', 'extremes', 'third way', 'ultimatum'],
  link: 'https://yourlogicalfallacyis.com/black-or-white',
  definition:
    'Treating a question as if it had just two answers when there are more. Rule out one of the two, and the other seems to win, though a third was left off the list.',
  neighbours: [
    {
      name: 'Middle Ground',
      tellApart: 'Were the answers in between left out, or was one of them called right just for lying in between?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Are two choices presented as the whole list, or is one first step said to lead on to disaster?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Is the trick a list that is too short, or an unproven claim that any direct reply would admit?',
    },
    {
      name: 'Straw Man',
      tellApart:
        'Were possible choices left out, or was something that another person said changed before it was answered?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Mamma, since your fall I can’t sleep,” says Giulia on the phone from Turin. “Either you come and live with us, or you go to the home on the hill. You’ve told me what you think of the home, and I respect that. So I’ll clear the back room, and we’ll fetch you on Sunday.”',
    failingStep: 'Either you come and live with us, or you go to the home on the hill',
    why: 'Crossing one off settles the matter only if the list was complete. A helper in the mornings, an alarm bracelet or an apartment without stairs is missing from it. Giulia would have to show that none of these would do.',
  },
  soundWhen:
    'Sometimes there really are two: the last ferry has left, or it hasn’t. A short list is also honest when the rest was checked first. If both mountain roads are flooded, “the bridge or stay here tonight” is a fair summary.',
  reply: '“Those are two ways. Before we choose, could we each add one more, even one that we don’t like much?”',
  evidence:
    'Tomić (2013), “False Dilemma: A Systematic Exposition”, Argumentation 27. Govier (1985), A Practical Study of Argument (Wadsworth).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'black-or-white-pier-sensor',
    slot: 'fallacy6',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Just as the night ferry docked, a sensor under the pier showed warmer water. Yusra writes in the lab chat: “There are only two ways to explain this. The sensor is broken, or a hot spring has opened below the pier. I have just tested the sensor, and it works. So it is a hot spring.”',
    decidingWords: ['only two ways to explain this'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Yusra would have to move from a part to its whole, for example from this one warm spot to the temperature of the entire lake.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if she had warned that one warm reading would lead, step by step, to a dead lake. She explains a reading and predicts nothing.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Yusra says there are “only two ways to explain this” and crosses one off. The ferry that had just docked is a third, and there may be more.',
      },
      {
        text: 'Straw Man',
        rationale:
          'For this, someone else in the chat would need a view of their own, and Yusra would have to bend it before answering. She answers nobody.',
      },
    ],
  },
  {
    id: 'black-or-white-blood-pressure-sheet',
    slot: 'q6',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The nurse’s sheet for Grant’s high blood pressure lists an hour of walking a day, no added salt and no late meals. He writes to his sister: “With my night shifts I could not keep to all of it, and I want to be honest. You follow a sheet like this completely or you leave it alone. So I am leaving it alone.”',
    decidingWords: ['completely or you leave it alone'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Grant asks nothing. If he had written “Why do nurses want me to lose my job?”, a claim would be hidden in a question and this would fit.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'He sees two choices: follow the sheet “completely or you leave it alone”. Doing part of it, such as using less salt, is missing from his list.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if he feared that one short walk would grow, step by step, into a life ruled by health plans. He describes no such chain.',
      },
      {
        text: 'Straw Man',
        rationale:
          'He would have to turn the sheet into something it does not say, such as a ban on all good food. He takes it as it is written.',
      },
    ],
  },
  {
    id: 'black-or-white-voicemail',
    slot: 'fallacy6',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Voicemail, 9:14 p.m. “Tomas, it’s your aunt. I hear that you have an exam on Saturday and want to visit Grandpa on Sunday instead. Let me tell you something. There are grandchildren who come to his eightieth, and there are grandchildren who don’t care about him. I’m sorry to find out which kind you are. Sleep well.”',
    decidingWords: ['grandchildren who come to his eightieth', 'grandchildren who don’t care about him'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'She asks nothing. “Since when does your grandfather mean so little to you?” would be a question with a charge built in, and then this would fit.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'She knows two kinds: “grandchildren who come to his eightieth” and “grandchildren who don’t care about him”. Tomas, who cares and comes a day later, is missing from her list.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'This would be right if she held her own son to a softer rule, and excused him from Saturday without a good reason while blaming Tomas.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'For this, she would have to foresee one missed party leading to a missed Christmas and at last to a family of strangers. She judges the present and predicts nothing.',
      },
    ],
  },
  {
    id: 'black-or-white-soup-price',
    slot: 'q6',
    form: 'B',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“Our rent goes up by a third in June,” it says on the back of the menu. “We have lain awake over it. In the end it came down to this: a bowl of soup for twelve instead of six, or a closed door. And after nine good years with you, we don’t want to close. From Monday, then, it’s twelve. Stay hungry for us!”',
    decidingWords: ['a bowl of soup for twelve instead of six, or a closed door'],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Twelve looks forced because the list has two entries, “a bowl of soup for twelve instead of six, or a closed door”. Eight or nine a bowl, a smaller room or longer hours are not on it.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'The owners would have to count on luck, say that after nine good years a bad one had to come. Their rise in rent is a fact, not a run of chance.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if they feared that a price of seven would lead to ten, then to empty tables and ruin. The closed door is offered as the other choice now, not as a last step.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'This would be right if they had picked nine because it lies between six and twelve. A price in between is just what they leave out.',
      },
    ],
  },
  {
    id: 'black-or-white-sing-or-count',
    slot: 'fallacy6',
    form: 'C',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“A school can sing or it can count,” says Mr. Fujita, and the meeting has begun. He holds up the math results. They are weak, and the parents are not happy with them. Then he unrolls the new timetable. The choir is gone. In the third row, two mothers who came to ask for a math tutor look at each other.',
    decidingWords: ['A school can sing or it can count'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'Mr. Fujita would have to warn that one hour of choir leads to two, and at last to a school without math. He describes a choice, not a chain.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if he had cut the choir to half its hours and called that right because it lies halfway. He goes to one end.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'If he had gone through many results and held up only the bad ones that suit his plan, this would be the name for it. The parents agree that math is weak.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“A school can sing or it can count” leaves out the schools that do both. A tutor could help with math while the choir goes on, but with only two ways on the list, the choir has to go.',
      },
    ],
  },
  {
    id: 'black-or-white-cable-car',
    slot: 'q6',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'The survey slip on the cable car had one box: “I am in favor.” Of a hundred people, 38 ticked it. At one o’clock, Rafael read the news: “A clear no to the cable car. Sixty-two percent reject it.” A caller said that she had simply not read the plans yet. “Thank you,” replied the editor, “but whoever isn’t for it is against it.”',
    decidingWords: ['Sixty-two percent reject it', 'whoever isn’t for it is against it'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if the editor had said that the truth about the cable car lies halfway between friends and enemies of the plan. He leaves no room between them at all.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Saying that “whoever isn’t for it is against it” leaves out people who are unsure or have not read the plans yet. Some of those 62 may turn out to like the cable car.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'The slip would have to ask something with a claim inside, such as “Should this ugly cable car be built?”. Its one box is too little, but it assumes nothing.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'This would be right if the editor had said that the news is correct until the caller shows it to be wrong. He asks her to show nothing and simply counts her among the opponents.',
      },
    ],
  },
  {
    id: 'black-or-white-one-bunk',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'One bunk, one month, two people who want it: in July, somebody has to look after the weather station on the island. The supply ship, the only way there, calls each Monday with the mail and fresh bread. “Piet goes for July, or Odile does,” writes Mirela, who makes the list. “I wish there were a third way. Odile went last year, which makes it Piet.”',
    decidingWords: ['calls each Monday', 'Piet goes for July, or Odile does'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Mirela would have to answer a wish that nobody had, say that Odile wants the island to herself each summer. She describes both wishes as they are.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her list of two would be complete if the month could not be shared, for instance if no ship called between the first and the last of July.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Piet goes for July, or Odile does” sounds like the whole list. But the ship “calls each Monday”, so the two could share the month, week by week.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if she had given each of them two weeks and called it right just for lying halfway. Sharing is what she leaves out.',
      },
    ],
  },
  {
    id: 'black-or-white-one-bunk-sound',
    kind: 'sound',
    twinOf: 'black-or-white-one-bunk',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'One bunk, one month, two people who want it: in July, somebody has to look after the weather station on the island. The supply ship, the only way there, calls on the first and the last of the month. “Piet goes for July, or Odile does,” writes Mirela, who makes the list. “I wish there were a third way. Odile went last year, which makes it Piet.”',
    decidingWords: ['calls on the first and the last of the month'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'This would be right if she had changed what one of the two had asked for before she turned it down. She changes nothing.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'For this, Mirela would have to choose something in between, such as half a month each, for no better reason than its place in between.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'If a ship called each week, the two could share the month. Then her list would be too short, and this would be the answer.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'With one bunk and a ship that “calls on the first and the last of the month”, the month cannot be split. There really are two ways, and last year decides fairly between them.',
      },
    ],
  },
  {
    id: 'black-or-white-playground-plan',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Sunday, 9:05 p.m., two text messages. Hamish: “I like the playground plan, but the swings stand too near the road. Could we move them first?” Aroha: “The county’s list closes in three weeks. A new drawing needs our architect’s stamp, and he is on a plane until tomorrow noon. We send in the plan as it stands, or our village gets no playground this year. Please sign.”',
    decidingWords: [
      'The county’s list closes in three weeks',
      'We send in the plan as it stands, or our village gets no playground this year',
    ],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Aroha sees two ways, the plan as it stands or no playground. Yet “The county’s list closes in three weeks”, so the architect could land, move the swings and stamp a better plan.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'She would have to praise some halfway answer, for instance swings a little farther off, simply for lying between two wishes. She allows nothing in between.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'It would fit if Hamish had asked why the others don’t mind children near cars. His question takes nothing unshown for granted.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her two ways would be the whole list if time had run out, say if the county closed its list at midnight, with the architect still in the air.',
      },
    ],
  },
  {
    id: 'black-or-white-playground-plan-sound',
    kind: 'sound',
    twinOf: 'black-or-white-playground-plan',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Sunday, 9:05 p.m., two text messages. Hamish: “I like the playground plan, but the swings stand too near the road. Could we move them first?” Aroha: “The county’s list closes tonight at midnight. A new drawing needs our architect’s stamp, and he is on a plane until tomorrow noon. We send in the plan as it stands, or our village gets no playground this year. Please sign.”',
    decidingWords: ['The county’s list closes tonight at midnight', 'is on a plane until tomorrow noon'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“The county’s list closes tonight at midnight”, and the man whose stamp is needed “is on a plane until tomorrow noon”. A new drawing can’t be ready in time, so two ways are left.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'One of the two would have to ask something that hides a charge, such as “Why did you put the swings on the road?”. Hamish asks openly.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'This would be right if Aroha had said that swings halfway to the road must be the best, being halfway. She weighs no such thing.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'If the list stayed open for weeks, a third way would be there: move the swings and send the plan in later. Then this would be the answer.',
      },
    ],
  },
  {
    id: 'black-or-white-diesel-ship',
    kind: 'spot',
    mirrorOf: 'black-or-white-two-sides',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'First open evening on the island’s energy plan; ideas are welcome until May. Casimir speaks for the council majority. “Let us be honest, neighbors. We put a solar field on South Meadow, or the diesel ship hums in our harbor for another thirty years. You have told me often enough what you think of that ship. I count on you for the field.”',
    decidingWords: ['We put a solar field on South Meadow, or the diesel ship hums in our harbor'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Casimir asks nothing. “How much longer do you want to poison our harbor?” would hide a charge in a question, and then this would fit.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'For this, he would have to tell how one more year of diesel leads to two, and at last to an empty island. He offers a choice, with no steps.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His case would hold if the list were complete, say if the council had studied roofs, wind and a cable, and none of them could be built here.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“We put a solar field on South Meadow, or the diesel ship hums in our harbor” for thirty years. Solar panels on roofs, wind or a cable are left off, on an evening that is there for ideas.',
      },
    ],
  },
  {
    id: 'black-or-white-two-sides',
    kind: 'spot',
    mirrorOf: 'black-or-white-diesel-ship',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Until May, the island collects ideas for its energy plan. On the market square, Mrs. Delgado, of the opposition, gives out postcards. The front shows her side’s power cable under the sea, the back the council majority’s solar field on South Meadow. “Turn it as often as you like, it’s this or that,” she says. “And you grew up on that meadow. Sign for the cable, please.”',
    decidingWords: ['Turn it as often as you like, it’s this or that'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Mrs. Delgado would have to give the other side’s idea a false shape, say a wall around the meadow. A solar field is what the council majority wants there, and her card shows just that.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would be fair to ask for a signature like this if wind, roofs and other places had been checked and ruled out before the cards were printed.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'There is no question on her card or in her words. It would need one like “Why should our children lose the meadow?”, with the claim inside.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Turn it as often as you like, it’s this or that”, she says, while ideas are still being collected. A field in another place, roofs or wind are not on the card.',
      },
    ],
  },
]
