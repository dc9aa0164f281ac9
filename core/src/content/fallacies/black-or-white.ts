import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Black-or-White',
  aliases: ['False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two options', 'all or nothing', 'false choice', 'either or', 'extremes', 'third way', 'ultimatum'],
  link: 'https://yourlogicalfallacyis.com/black-or-white',
  definition:
    'Treating a question as if it had just two answers when it has more. Rule out one of the two, and the other seems to win by default, though a third was never on the list.',
  neighbors: [
    {
      name: 'Middle Ground',
      tellApart: 'Were the answers in between left out, or was one of them called right just for lying in between?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Are two choices presented as the whole list, or is a first step said to lead to disaster?',
    },
    {
      name: 'Loaded Question',
      tellApart:
        'Is the list of answers too short, or does the question slip in a claim that any direct answer admits?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Were possible choices left out, or was somebody’s view twisted before it was answered?',
    },
    {
      name: 'Burden of Proof',
      tellApart: 'Does the claim win because one rival was ruled out, or because no one has shown that it’s wrong?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Mamma, I haven’t slept since your fall,” Giulia says on the phone from Turin. “There are two ways to go: you move in with us, or you move to the home on the hill. You’ve told me what you think of the home, and I respect that. So I’ll clear out the back room, and we’ll come get you on Sunday.”',
    failingStep: 'There are two ways to go: you move in with us, or you move to the home on the hill',
    why: 'Crossing one off settles the matter only if the list was complete. A helper in the mornings, an alarm bracelet or an apartment without stairs never made it onto the list. Giulia can’t skip them until she knows that none of them will do.',
  },
  soundWhen:
    'Sometimes there really are two: the last ferry has left, or it hasn’t. A short list is also honest when the rest was checked first. If both mountain roads are flooded, “the bridge, or we stay here tonight” is a fair summary.',
  reply: '“Those are two ways to go. Before we choose, could we each add one more, even one we don’t much like?”',
  evidence:
    'Tomić (2013), “False Dilemma: A Systematic Exposition,” Argumentation 27. Govier (1985), A Practical Study of Argument (Wadsworth).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'black-or-white-pier-sensor',
    slot: 'fallacy6',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Lab chat, 6:50 a.m., the night ferry just in\nYusra: Water under the pier is up four degrees! Broken sensor or hot spring, take your pick\nBen: A spring? I can’t picture that. Can you back it up?\nYusra: I’ve tested the sensor twice. It’s fine, so we’ve got ourselves a hot spring\nBen: First a warm reading, next thing you know it’s a spa\nYusra: Get the boat ready!',
    decidingWords: ['Broken sensor or hot spring, take your pick'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Ben asks Yusra to “back it up,” and she gives him a reason: she’s tested the sensor. She doesn’t ask anyone to show that she’s wrong.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Ben says “I can’t picture that” about the spring. He doesn’t reject it for that; he asks her to back it up.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Broken sensor or hot spring, take your pick” gives two answers, and a good sensor leaves one. But a ferry has just come in, and its engines may have warmed the water.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'From a warm reading to a spa is a long way to go. Ben is joking, and nobody argues from where things may lead.',
      },
    ],
  },
  {
    id: 'black-or-white-blood-pressure-sheet',
    slot: 'q6',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Ruth, You ask how I’m doing with the nurse’s blood-pressure plan, and I can hear the sigh in it. It’s an hour’s walk a day, no salt, and no food after eight, and I can’t do all that on the night shift. A man does a plan like that right or he doesn’t do it. I know, first it’s the salt, then it’s the hospital. The plan’s in a drawer. Grant',
    decidingWords: ['A man does a plan like that right or he doesn’t do it'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Ruth’s question has a sigh in it, at least to Grant. But he’s answering the question, not asking it, and it takes nothing false for granted.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“A man does a plan like that right or he doesn’t do it,” writes Grant. But he can do part of it, such as skipping the salt, and that may help.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“First it’s the salt, then it’s the hospital” is a chain of steps. But he means it as Ruth’s warning, and it isn’t his own argument.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Doing part of the plan lies halfway, so it may come to mind. Grant doesn’t choose it, and he doesn’t even mention it.',
      },
    ],
  },
  {
    id: 'black-or-white-voicemail',
    slot: 'fallacy6',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Voicemail, 9:14 p.m.: “Tomas, it’s your aunt. There are grandkids who show up on an eightieth birthday, and there are grandkids who don’t care. Your mother says you’ve got an exam Saturday and want to see Grandpa on Sunday instead, as if we could meet in the middle. Last year you left Thanksgiving early, and now this. What am I supposed to tell him?”',
    decidingWords: ['grandkids who show up on an eightieth birthday', 'grandkids who don’t care'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“What am I supposed to tell him?” is hard to answer. But her charge isn’t hidden in that question, because she’s already made it openly.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'She knows two kinds: “grandkids who show up on an eightieth birthday” and “grandkids who don’t care.” But Tomas may care very much and have an exam, so he’s neither.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Thanksgiving and then the birthday may sound like things getting worse. But she predicts nothing, and one of them is in the past.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Sunday lies halfway between coming on the day and not coming. That’s what Tomas wants; his aunt doesn’t call it right for lying there.',
      },
    ],
  },
  {
    id: 'black-or-white-soup-price',
    slot: 'q6',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'You’ve asked how a bowl of soup can cost twelve dollars, and that’s fair. After the rent went up, we went back and forth. In the end it was twelve dollars instead of six, or a locked door. The bread’s still on us, and so is the second coffee.',
    decidingWords: ['twelve dollars instead of six, or a locked door'],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'They write that “it was twelve dollars instead of six, or a locked door.” But there are other answers, such as nine dollars or longer hours, and they don’t mention any.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“How a bowl of soup can cost twelve dollars” sounds annoyed. But it takes only the real price for granted, and the owners answer it openly.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Going “back and forth” may sound like ending up halfway, but they didn’t; a price between six and twelve is just what they left out.',
      },
      {
        text: 'Straw Man',
        rationale:
          'The owners repeat what their guests ask, and they call it “fair.” Nobody’s view is twisted to make it easy to attack.',
      },
    ],
  },
  {
    id: 'black-or-white-sing-or-count',
    slot: 'fallacy6',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“A school can sing or it can count,” Mr. Fujita tells the parents. He holds up weak math scores, asks if anyone has better ones, and drops music from the schedule. “First art and now this, I can’t believe it,” whispers a father who’s come about a math tutor.',
    decidingWords: ['A school can sing or it can count'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“First art and now this” may sound like a slide. But it’s a father’s complaint about what’s happened; Mr. Fujita doesn’t argue from where things lead.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Mr. Fujita asks the parents for better scores. But he has the real scores in his hand, and nobody says that they’re wrong.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'A father whispers, “I can’t believe it.” He means that he’s upset, and nobody rejects a claim for being hard to believe.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“A school can sing or it can count” leaves out a school that does both. A tutor, for one, can help with math without taking music away.',
      },
    ],
  },
  {
    id: 'black-or-white-cable-car',
    slot: 'q6',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The survey slip had a single box, “I’m in favor of the cable car,” and 38 of 100 people checked it. “Sixty-two percent say no,” wrote Rafael, the editor, over a photo of a banner: TODAY A CABLE CAR, TOMORROW A CASINO. A reader told him that she’d left the box empty because she hadn’t read the plans yet. Where had he gotten sixty-two? By subtraction, he told her politely.',
    decidingWords: ['Sixty-two percent say no'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'TODAY A CABLE CAR, TOMORROW A CASINO does predict a slide. But it’s somebody’s banner; Rafael’s own mistake is in how he counts.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Sixty-two percent say no,” he writes. But an empty box may mean no, or don’t know, or that somebody “hadn’t read the plans yet.”',
      },
      {
        text: 'Loaded Question',
        rationale:
          'With a single box, the slip does lean toward yes, but it takes nothing for granted, and Rafael’s mistake leans the other way.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'When the reader asks him, Rafael does give a reason, “by subtraction.” It’s a bad reason, but he doesn’t tell her to show that he’s wrong.',
      },
    ],
  },
  {
    id: 'black-or-white-one-bunk',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Hi Piet and Odile, You both want July at the weather station, or at least a week of it, but there’s one bunk, and only you two are qualified. The supply ship, the one way on or off the island, calls every Monday. First it was the good boots, and now it’s this! I’d gladly meet you halfway, but it’s Piet or Odile, and Odile went last year, so it’ll be Piet. Mirela',
    decidingWords: ['calls every Monday'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“First it was the good boots, and now it’s this” may sound like a slide. Mirela is only tired of the quarrels; she doesn’t choose Piet to stop another one.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Mirela would “gladly meet you halfway,” she says. But she doesn’t; she gives Piet the whole month because Odile went last year.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“It’s Piet or Odile,” she writes, but the ship “calls every Monday.” So they can share July, with one of them there for the first weeks and the other for the rest.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'One bunk and taking turns sound fair. But the ship makes it possible to share the month, so there’s a third answer that she leaves out.',
      },
    ],
  },
  {
    id: 'black-or-white-one-bunk-sound',
    twinOf: 'black-or-white-one-bunk',
    kind: 'sound',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Hi Piet and Odile, You both want July at the weather station, or at least a week of it, but there’s one bunk, and only you two are qualified. The supply ship, the one way on or off the island, skips July altogether. First it was the good boots, and now it’s this! I’d gladly meet you halfway, but it’s Piet or Odile, and Odile went last year, so it’ll be Piet. Mirela',
    decidingWords: ['skips July altogether'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Halfway is something that Mirela mentions. She doesn’t choose it; Piet gets the whole month because Odile went last year.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Piet or Odile” may sound too short for a month with four weeks. But no ship calls in July, so they can’t share it, and nobody else is qualified.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Boots and then July: she’s tired of their quarrels, but her decision doesn’t rest on where the quarrels may lead.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'There’s one bunk, two people are qualified, and the ship “skips July altogether.” So there really are two answers, and taking turns is a fair way to choose.',
      },
    ],
  },
  {
    id: 'black-or-white-playground-plan',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hamish: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing takes an hour and our architect’s stamp, but he’s on a plane till tomorrow noon. The county’s grant is our one shot, and it closes in three weeks. So it’s this plan, or no playground this year\nHamish: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['closes in three weeks'],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Aroha says “it’s this plan, or no playground,” but the grant “closes in three weeks.” The architect lands tomorrow, and a new drawing takes just an hour and his stamp.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'The kids who “have waited so long” may touch Hamish’s heart. But Aroha mentions them at the end, after an argument about the stamp and the grant.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A deadline does leave fewer choices, but this one is three weeks away, and a new drawing is possible from tomorrow noon on.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural logs and all” is a compliment. Nobody says that the plan is good, or that the swings are safe, because the logs are natural.',
      },
    ],
  },
  {
    id: 'black-or-white-playground-plan-sound',
    twinOf: 'black-or-white-playground-plan',
    kind: 'sound',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Hamish: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing takes an hour and our architect’s stamp, but he’s on a plane till tomorrow noon. The county’s grant is our one shot, and it closes at midnight tonight. So it’s this plan, or no playground this year\nHamish: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['on a plane till tomorrow noon'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It “closes at midnight tonight,” but the architect is “on a plane till tomorrow noon.” So there’s no time for a new drawing, and two choices are left.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“This plan, or no playground this year” does sound like too short a list. But the third choice is a new drawing, and nobody can stamp it tonight.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Yes, Aroha brings up the kids who have waited. Her argument doesn’t depend on them; it depends on the deadline and the stamp.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Hamish likes the natural logs, and he says so. But they’re talking about the swings and the deadline, not about what’s natural.',
      },
    ],
  },
  {
    id: 'black-or-white-diesel-ship',
    mirrorOf: 'black-or-white-two-sides',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Island energy plan, ideas welcome until May. Casimir (majority) said they’d get a solar field on South Meadow or thirty more years of the diesel power ship, so it had to be the field. He asked who’d enjoy more noise, and he’d brought fuel bills for anyone to check.',
    decidingWords: ['a solar field on South Meadow or thirty more years of the diesel power ship'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Asking who’d “enjoy more noise” is meant to get a laugh. It takes only the noise for granted, and his argument doesn’t depend on it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Bills “for anyone to check” may sound like giving others the work. But Casimir has brought the evidence himself, and his mistake is that he allows only two plans.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The bills are real, and they may speak against the ship. But ideas are welcome until May, and he talks as if there were just two.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Casimir says it’s “a solar field on South Meadow or thirty more years of the diesel power ship.” But ideas are still welcome, and wind or a cable may be among them.',
      },
    ],
  },
  {
    id: 'black-or-white-two-sides',
    mirrorOf: 'black-or-white-diesel-ship',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'The island is collecting energy ideas until May, and Mrs. Delgado of the opposition hands out postcards. Her side’s power cable is on the front; the majority’s solar field on South Meadow, just as the council drew it, is on the back. “Turn it over all you like, it’s one or the other,” she says, “so make it the cable.” Didn’t he grow up on that meadow, she asks one man.',
    decidingWords: ['Turn it over all you like, it’s one or the other'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Showing the other side’s plan on her own card makes it easy to twist. She doesn’t do it; the field is printed “just as the council drew it.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Both plans are on the card, and they’re shown correctly. But the island is still collecting ideas, so there may be more than two.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Asking a man if he didn’t “grow up on that meadow” is meant to stir memories. But it’s a simple question about his childhood, and it hides no claim.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Turn it over all you like, it’s one or the other,” she says. But wind, panels on roofs or a field in another place are on neither side.',
      },
    ],
  },
]
