import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'black-or-white',
  aliases: ['False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two options', 'all or nothing', 'false choice', 'either or', 'extremes', 'third way', 'ultimatum'],
  link: 'https://yourlogicalfallacyis.com/black-or-white',
  definition:
    'Treating a question as if it had only two answers when there are others. Once one of the two is ruled out, the other seems to win by default.',
  gloss: 'Only two choices, though more exist.',
  neighbors: [
    {
      concept: 'middle-ground',
      tellApart: 'Were the answers in between left out, or was one of them called right just because it’s in between?',
    },
    {
      concept: 'slippery-slope',
      tellApart: 'Are we told there are only two choices, or that one small step will lead to disaster?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Are too few answers offered, or does any answer admit something nobody has shown?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Were possible choices left out, or was somebody’s view twisted before it was answered?',
    },
    {
      concept: 'burden-of-proof',
      tellApart:
        'Does the claim win because the other choice was ruled out, or because nobody has shown that it’s wrong?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Mamma, I haven’t slept since your fall,” Giulia says on the phone from Turin. “There are two ways to go: you move in with us, or you move to the home on the hill. You’ve told me what you think of the home, and I respect that. So I’ll clear out the back room, and we’ll come get you on Sunday.”',
    failingStep: 'There are two ways to go: you move in with us, or you move to the home on the hill',
    why: 'Crossing one off settles the matter only if the list was complete. A helper in the mornings, an emergency button or an apartment without stairs never made it onto the list. Giulia can’t leave those out until she knows that none of them will work.',
  },
  soundWhen:
    'Sometimes there really are two: the last ferry has left, or it hasn’t. A short list is also honest when the rest was checked first. If both mountain roads are flooded, “the bridge, or we stay here tonight” is a fair summary.',
  reply: '“Those are two ways to go. Before we choose, could we each add one more, even one we don’t much like?”',
  evidence:
    'Tomić (2013), “False Dilemma: A Systematic Exposition,” Argumentation 27. Govier (1985), A Practical Study of Argument (Wadsworth).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'black-or-white-pier-sensor',
    slot: 'fallacy6',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Lab chat, 6:50 a.m.\nYusra: Night ferry’s in, and the water under the pier is up four degrees! Broken sensor or hot spring, take your pick\nBen: A spring? I can’t picture that. Can you back it up?\nYusra: I’ve tested the sensor twice. It’s fine, so we’ve got ourselves a hot spring\nBen: First a warm reading, next thing you know it’s a spa\nYusra: Get the boat ready!',
    decidingWords: ['Broken sensor or hot spring, take your pick'],
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Ben asks Yusra to “back it up,” and she gives him a reason: she’s tested the sensor. She doesn’t ask anyone to show that she’s wrong.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Ben says “I can’t picture that” about the spring. But he doesn’t rule it out; he asks her to back it up.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“Broken sensor or hot spring, take your pick” allows two answers, and the sensor tested fine. But the night ferry is in, and its engines may have warmed the water.',
      },
      {
        label: 'slippery-slope',
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
      'Dear Ruth, You ask how I’m doing with the nurse’s blood-pressure plan, and I can hear the sigh in the question. It’s an hour’s walk a day, no salt, and no food after eight, and I can’t do all that on the night shift. A man does a plan like that right or he doesn’t do it. You’ll say that first it’s the salt, then it’s the hospital. The plan’s in a drawer. Grant',
    decidingWords: ['A man does a plan like that right or he doesn’t do it'],
    options: [
      {
        label: 'loaded-question',
        rationale:
          'Grant hears a sigh in Ruth’s question, so it may have an edge. But all she asks is how he’s doing, and that takes nothing false for granted.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“A man does a plan like that right or he doesn’t do it,” writes Grant. But he can do part of it, such as skipping the salt, and that may help.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“First it’s the salt, then it’s the hospital” does predict a slide. But that’s the warning Grant expects from Ruth, and it isn’t his reason for putting the plan in a drawer.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Doing part of the plan is the halfway answer, and it’s a good one. But Grant doesn’t go halfway; he puts the whole plan in a drawer.',
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
    difficulty: 'easy',
    scenario:
      'Voicemail, 9:14 p.m.: “Tomas, it’s your aunt. There are grandkids who show up for an eightieth birthday, and there are grandkids who don’t care. Your mother says you’ve got an exam Saturday and want to see Grandpa on Sunday instead, as if we could meet in the middle. Last year you left Thanksgiving early, and now this. What am I supposed to tell him?”',
    decidingWords: ['grandkids who show up for an eightieth birthday', 'grandkids who don’t care'],
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“What am I supposed to tell him?” is hard to answer. But there’s no charge hidden in it. The aunt has already said openly what she thinks of Tomas.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Tomas’s aunt allows only two kinds, “grandkids who show up for an eightieth birthday” and “grandkids who don’t care.” But Tomas can have an exam and still care, and he wants to come on Sunday.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Leaving Thanksgiving early and now missing the birthday may sound like things getting worse. But the aunt doesn’t predict anything; she’s only listing what she holds against him.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Coming on Sunday is a compromise, and she even says “meet in the middle.” But the compromise is Tomas’s idea, and his aunt won’t hear of it.',
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
    difficulty: 'hard',
    scenario:
      'You’ve asked how a bowl of soup can cost twelve dollars, and that’s fair. When the rent went up ten percent, we went back and forth, and in the end it was double the price or close the doors. The bread’s still on us, and so is the second coffee.',
    decidingWords: ['it was double the price or close the doors'],
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'For the owners, “it was double the price or close the doors.” But the rent went up only ten percent, so a smaller increase might have covered it, and they don’t mention one.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“How a bowl of soup can cost twelve dollars” sounds annoyed. But the soup really does cost that, so the question takes nothing false for granted.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“Back and forth” may sound as if they settled on something halfway. They didn’t; a smaller increase is one of the choices they left out.',
      },
      {
        label: 'straw-man',
        rationale:
          'The owners do repeat what their guests say about the price. But they call it “fair,” and they don’t twist it to make it sound foolish.',
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
      '“A school can sing or it can count,” the principal tells the parents. He holds up the low math scores, dares anyone to show him better ones, and cuts music. “First art and now this. I can’t believe it,” whispers a father who’s come about a math tutor.',
    decidingWords: ['A school can sing or it can count'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          '“First art and now this” may sound like a slide. But that’s a father complaining about what’s already happened. The principal says nothing about what cutting music will lead to.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'The principal does dare the parents to show him better scores. But he doesn’t leave the evidence to them; he’s holding up the scores himself.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'A father whispers, “I can’t believe it.” He means that he’s upset, and nobody rejects a claim for being hard to believe.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“A school can sing or it can count” leaves out a school that does both. A math tutor, for one, can raise the scores and leave music alone.',
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
      'The survey slip had a single box, “I’m in favor of the cable car,” and 38 of 100 people checked it. “Sixty-two percent say no,” wrote Rafael, the editor, over a photo of a banner: TODAY A CABLE CAR, TOMORROW A CASINO. A reader told him that she’d left the box empty because she hadn’t read the plans yet. How had he gotten sixty-two? By subtraction, he told her politely.',
    decidingWords: ['Sixty-two percent say no'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'TODAY A CABLE CAR, TOMORROW A CASINO does predict a slide. But it’s somebody’s banner; Rafael’s own mistake is in how he counts.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“Sixty-two percent say no,” writes Rafael. But an empty box may mean no, or don’t know, or that somebody “hadn’t read the plans yet.”',
      },
      {
        label: 'loaded-question',
        rationale:
          'A slip with only a yes on it does lean to one side. But it takes nothing for granted, and Rafael’s mistake comes later, when he counts.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'When the reader challenges him, Rafael gives a reason, “by subtraction.” It’s a bad one, but he doesn’t tell her to go and show that he’s wrong.',
      },
    ],
  },
  {
    id: 'black-or-white-one-bunk',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Hi Piet and Odile, You both want July at the weather station, or at least a week of it, but there’s one bunk, and only you two are qualified. The supply ship, the only way on or off the island, comes every Monday. First it was the good boots, and now it’s this! I’d love a happy medium, but it’s Piet or Odile, and Odile went last year, so it’ll be Piet. Tamika',
    decidingWords: ['comes every Monday'],
    breaksAt: 'I’d love a happy medium, but it’s Piet or Odile, and Odile went last year, so it’ll be Piet.',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          '“First it was the good boots, and now it’s this” may sound like a slide. But Tamika is only tired of the quarrels; she picks Piet because Odile went last year.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“I’d love a happy medium” sounds like the start of a compromise. It isn’t one, because Piet gets the whole month and Odile gets none of it.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“It’s Piet or Odile,” she writes, but the ship “comes every Monday.” So they can share July, with one of them there for the first two weeks and the other for the rest.',
      },
      {
        label: 'no-flaw',
        rationale:
          'With only one bunk, taking turns by year sounds fair. But the ship makes it possible to share the month, so there’s a third answer that she leaves out.',
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
      'Hi Piet and Odile, You both want July at the weather station, or at least a week of it, but there’s one bunk, and only you two are qualified. The supply ship, the only way on or off the island, skips July altogether. First it was the good boots, and now it’s this! I’d love a happy medium, but it’s Piet or Odile, and Odile went last year, so it’ll be Piet. Tamika',
    decidingWords: ['skips July altogether'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          'Tamika writes that she’d “love a happy medium.” But she doesn’t choose one; Piet gets the whole month because Odile went last year.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“Piet or Odile” may sound like too short a list for a month with four weeks. But no ship calls in July, so they can’t share it, and nobody else is qualified.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Boots and then July: she’s tired of their quarrels, but her decision doesn’t rest on where the quarrels may lead.',
      },
      {
        label: 'no-flaw',
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
      'Scott: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing takes an hour and our architect’s stamp, but he’s on a plane till tomorrow noon. The county’s grant is our one shot, and it closes in three weeks. So it’s this plan, or no playground this year\nScott: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['closes in three weeks'],
    breaksAt: 'So it’s this plan, or no playground this year',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Aroha says “it’s this plan, or no playground,” but the grant “closes in three weeks.” The architect lands tomorrow, and a new drawing takes just an hour and his stamp.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The kids who “have waited so long” may touch Scott’s heart. But Aroha adds that at the end, and her argument is about the stamp and the grant.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A deadline does leave fewer choices. But this one is three weeks away, and by tomorrow afternoon Scott and Aroha can have a new drawing.',
      },
      {
        label: 'appeal-to-nature',
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
      'Scott: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing takes an hour and our architect’s stamp, but he’s on a plane till tomorrow noon. The county’s grant is our one shot, and it closes at midnight tonight. So it’s this plan, or no playground this year\nScott: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['on a plane till tomorrow noon'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The grant “closes at midnight tonight,” but the architect is “on a plane till tomorrow noon.” So there’s no time for a new drawing, and two choices are left.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“This plan, or no playground this year” does sound like too short a list. But the third choice is a new drawing, and nobody can stamp it tonight.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Yes, Aroha brings up the kids who have waited. Her argument doesn’t depend on them; it depends on the deadline and the stamp.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'Scott likes the natural logs, and he says so. But he and Aroha are talking about the swings and the deadline, not about what’s natural.',
      },
    ],
  },
  {
    id: 'black-or-white-diesel-ship',
    mirrorOf: 'black-or-white-two-sides',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Island energy plan, ideas welcome until May. Tony, for the majority, said it came down to a solar farm on South Meadow or thirty more years of the diesel power plant, so it had to be the farm. He asked who’d miss the noise and passed fuel bills around for anyone to check.',
    decidingWords: ['a solar farm on South Meadow or thirty more years of the diesel power plant'],
    breaksAt:
      'Tony, for the majority, said it came down to a solar farm on South Meadow or thirty more years of the diesel power plant, so it had to be the farm.',
    options: [
      {
        label: 'loaded-question',
        rationale:
          'Asking “who’d miss the noise” is meant to get a laugh. It takes for granted that the plant is noisy, but that isn’t Tony’s argument for the farm.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Bills “for anyone to check” may sound like leaving the work to others. But Tony has brought the evidence himself, and his mistake is that he allows only two plans.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The bills are real, and they may be a reason against the plant. But ideas are welcome until May, and Tony talks as if there were just two.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Tony says it’s “a solar farm on South Meadow or thirty more years of the diesel power plant.” But ideas are still welcome, and somebody may suggest wind or a cable from the mainland.',
      },
    ],
  },
  {
    id: 'black-or-white-two-sides',
    mirrorOf: 'black-or-white-diesel-ship',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The island is collecting energy ideas until May, and Mrs. Delgado, who speaks for the minority, hands out postcards. Her side’s mainland cable is on the front; the majority’s solar farm on South Meadow, just as the council drew it, is on the back. “Turn it over all you like, it’s one or the other,” she says, “so make it the cable.” She asks one man, “Didn’t you grow up by that meadow?”',
    decidingWords: ['Turn it over all you like, it’s one or the other'],
    breaksAt: '“Turn it over all you like, it’s one or the other,” she says, “so make it the cable.”',
    options: [
      {
        label: 'straw-man',
        rationale:
          'Mrs. Delgado prints the other side’s plan on her own card, and that’s a chance to twist it. But the farm looks “just as the council drew it.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Both plans are on the card, and they’re shown correctly. But the island is still collecting ideas, so there may be more than two.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Didn’t you grow up by that meadow?” is meant to stir memories. But it’s only a question about the man’s childhood, and he can say yes without admitting anything.',
      },
      {
        label: 'black-or-white',
        right: true,
        rationale:
          '“Turn it over all you like, it’s one or the other,” says Mrs. Delgado. But wind turbines, rooftop panels and a solar farm somewhere else aren’t on either side of her card.',
      },
    ],
  },
  {
    id: 'black-or-white-by-friday',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Bryce: So did you decide about Denver\nMia: I said I’d come out for the summer and see how it goes. My lease runs through May and I just got promoted\nBryce: That’s not deciding. You move here for good or you don’t love me, it’s one or the other. I need to know by Friday\nMia: I do love you. I’m also not quitting a job by Friday',
    decidingWords: ['You move here for good or you don’t love me'],
    breaksAt: 'You move here for good or you don’t love me, it’s one or the other.',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Bryce allows only two cases: she moves, or she doesn’t love him. She can love him and spend the summer in Denver first, as she has just offered.',
      },
      {
        label: 'straw-man',
        rationale:
          'Calling her plan “not deciding” is unfair to it. The weight of his message, though, is on the choice he forces, not on a view he puts in her mouth.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'A deadline is close, but nothing is said to set off a chain of worse things. He only sorts her answer into two bins.',
      },
      { label: 'no-flaw', rationale: 'Wanting an answer is reasonable. That there are only two is his invention.' },
    ],
  },
  {
    id: 'black-or-white-after-eight',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear families, Fights that start on phones end up in my office, and I’m tired of it. Several of you wrote to suggest phone pockets during class, or phone-free lunches, and I thank you for that. But let’s be honest about what’s in front of us. We ban phones from this building, or we accept that nobody learns anything here after eight in the morning. I know which of those I can live with, so beginning Monday, phones stay home. Principal Graham',
    decidingWords: ['We ban phones from this building, or we accept that nobody learns anything'],
    breaksAt:
      'We ban phones from this building, or we accept that nobody learns anything here after eight in the morning.',
    options: [
      {
        label: 'black-or-white',
        right: true,
        rationale:
          'Between a full ban and no learning at all lie the very ideas the families sent in. They are thanked and then treated as if they weren’t there.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The fights are real, and a ban may even be wise. The letter just doesn’t show it, since it argues as if nothing else could be tried.',
      },
      {
        label: 'middle-ground',
        rationale:
          'This is the reverse: the letter refuses everything in between. Picking the center because it is the center would be the other mistake.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'That would take a story of one step leading to the next and the next. Here the two ends are simply set side by side.',
      },
    ],
  },
  {
    id: 'black-or-white-demolition-notice',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Hi Yara, I’m sorry about the timing, but the city has approved tearing down 410 Pine on July 1, so I can’t extend your lease or go month to month. I called our other three buildings this morning. Two have nothing, and Grand Avenue has one studio, which I can hold for you until the 15th. So it’s Grand Avenue or a place from some other landlord. Let me know, and I’ll have your deposit check ready by the 15th.',
    decidingWords: [
      'I called our other three buildings this morning',
      'So it’s Grand Avenue or a place from some other landlord',
    ],
    options: [
      {
        label: 'black-or-white',
        rationale:
          'It ends on two choices, which is why it looks suspicious. Nothing has been left out, however; the rest of the housing market is the second choice.',
      },
      { label: 'straw-man', rationale: 'Yara’s view isn’t described at all, so it can’t have been twisted.' },
      {
        label: 'slippery-slope',
        rationale: 'One step, the teardown, has one plain result. No chain of ever worse events is predicted.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The short list was earned: staying is impossible, the other buildings were checked, and everything else is covered by “some other landlord.”',
      },
    ],
  },
]
