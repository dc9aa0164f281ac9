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
      'Lab chat, 6:50 a.m., the night ferry just in\nYusra: Water under the pier is up four degrees! Broken sensor or hot spring, take your pick\nBen: A spring? I can’t picture that. Can you back it up?\nYusra: Tested the sensor twice. It’s fine, so we’ve got ourselves a hot spring\nBen: First a warm reading, next thing you know it’s a spa\nYusra: Get the boat ready!',
    decidingWords: ['Broken sensor or hot spring, take your pick'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Ben asks her to “back it up,” and she does try: she tested the sensor twice. She isn’t telling anyone else to do the checking.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It’s Ben who says “I can’t picture that,” and he rests nothing on it. Yusra’s conclusion comes from crossing off the one rival she listed.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Broken sensor or hot spring, take your pick”: two explanations, and a good sensor leaves one. The ferry that just came in, with warm water from its engines, isn’t on her list.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Joking about a spa, Ben does stretch one reading into a silly future. It’s teasing, though; nobody argues from where things may lead.',
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
      'Dear Ruth, you ask how I’m doing with the nurse’s blood-pressure sheet, and I can hear the sigh in it. A man does a sheet like that right or he doesn’t do it, and an hour’s walk a day, no salt and no food after eight can’t all be done on the night shift. I know, you’ll say that first it’s the salt, then it’s the hospital. The sheet’s in a drawer. Grant',
    decidingWords: ['A man does a sheet like that right or he doesn’t do it'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Ruth’s question has a sigh in it, at least to his ear. But he’s answering that question, not asking one, and nothing unproven hides in it.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“A man does a sheet like that right or he doesn’t do it.” Walking on his days off, or skipping the salt, is a third way that he never considers.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“First it’s the salt, then it’s the hospital” is a chain, but it’s the warning he expects from Ruth. He brushes it off and argues from something else.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Doing part of the sheet is exactly the in-between course. Grant doesn’t praise it for lying there; he acts as though it didn’t exist.',
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
      'Voicemail, 9:14 p.m.: “Tomas, there are grandkids who show up on an eightieth birthday and there are grandkids who don’t care. Your mother says you’ve got an exam Saturday and want to see Grandpa on Sunday instead, like we’re supposed to meet in the middle. Last year you left Thanksgiving early, and now this. What am I supposed to tell him?” His aunt forgot to say who was calling.',
    decidingWords: ['grandkids who show up on an eightieth birthday', 'grandkids who don’t care'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“What am I supposed to tell him” certainly stings. Her verdict on Tomas isn’t tucked inside that question; she says it out loud, right at the start.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'She knows just two kinds: “grandkids who show up on an eightieth birthday” and “grandkids who don’t care.” A grandson who cares and comes a day later is neither.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Thanksgiving, then the birthday: it sounds as if something were sliding. Yet she foresees nothing further; both are things that she holds against him now.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Sunday is the compromise here, and Tomas is the one offering it. His aunt waves it away, so being halfway wins it no credit at all.',
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
      'How can a bowl of soup cost twelve dollars, you’ve asked, and that’s fair. We went back and forth after the rent increase, but it came down to twelve dollars instead of six, or a locked door. The bread’s still on us, as is the second coffee.',
    decidingWords: ['twelve dollars instead of six, or a locked door'],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'In the end it was “twelve dollars instead of six, or a locked door,” so the price doubles. Eight or nine dollars, or longer hours, never came up.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“How can a bowl of soup cost twelve dollars” has an edge to it. It assumes no more than the plain price, and the owners answer it head-on.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Going “back and forth” is often how a halfway price gets made. Here, though, a price between six and twelve is just what’s missing.',
      },
      {
        text: 'Straw Man',
        rationale:
          'The owners put their guests’ complaint in their own words and grant that it’s “fair.” Nothing sillier gets knocked down in its place.',
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
      '“A school can sing or it can count,” Mr. Fujita tells the parents. He holds up the school’s weak math scores, asks who’s got better ones, and drops music from the schedule. “Art, now this, I can’t believe it,” whispers a father who came about a math tutor.',
    decidingWords: ['A school can sing or it can count'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“Art, now this” does look like a downhill run. It’s one father’s complaint about the past; Mr. Fujita’s plan rests on no such chain.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Who’s got better ones” hands work to the parents. But the scores are in his hand, and nobody disputes that they’re weak.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'One stunned father whispers “I can’t believe it.” He means that he’s upset; nobody rejects a claim for being hard to imagine.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“A school can sing or it can count” leaves out schools that do both. A tutor, which that father came about, helps with math and leaves the music in place.',
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
      'The survey slip had a single box, “I’m in favor of the cable car,” and 38 of 100 people checked it. “Sixty-two percent say no,” the paper reported over a photo of a banner: TODAY A CABLE CAR, TOMORROW A CASINO. A reader told Rafael, the editor, that she just hadn’t read the plans yet. Where did he get sixty-two? By subtraction, he told her politely.',
    decidingWords: ['Sixty-two percent say no'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'TODAY A CABLE CAR, TOMORROW A CASINO does predict a slide, but it belongs to whoever painted the banner. The paper’s own mistake is a matter of counting.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Sixty-two percent say no,” though a blank box may mean no, don’t know, or “hadn’t read the plans yet.” Rafael knows of two camps and forgets the undecided.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'With its one box, the slip does lean toward yes. Still, “I’m in favor of the cable car” takes nothing for granted, and the paper’s slant goes the other way.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'When the reader asks for support, Rafael gives some: he got it “by subtraction.” The support is bad, but he doesn’t make it her job to show he’s wrong.',
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
      'Hi Piet and Odile, you both want July at the weather station, which has a single bunk, and only you two are qualified. The supply ship, the one way on or off the island, calls every Monday. First it was the good boots, and now it’s this! I’d gladly meet you halfway, but since it’s Piet or Odile, and Odile went last year, it’ll be Piet. Mirela',
    decidingWords: ['calls every Monday'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“First it was the good boots, and now it’s this” has things getting worse already. It’s a groan over two quarrels, and Mirela doesn’t choose Piet to stop a third.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'She’d “gladly meet you halfway,” she says, and then doesn’t. The whole month goes to one person; nothing is called right for lying in between.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'It’s “Piet or Odile,” she writes, yet the ship “calls every Monday.” They can split the month, a couple of weeks each, with one bunk between them.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'With one bunk and a turn to repay, her decision feels fair. The Monday ship is what spoils it, because she had more than two ways to fill July.',
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
      'Hi Piet and Odile, you both want July at the weather station, which has a single bunk, and only you two are qualified. The supply ship, the one way on or off the island, skips July altogether. First it was the good boots, and now it’s this! I’d gladly meet you halfway, but since it’s Piet or Odile, and Odile went last year, it’ll be Piet. Mirela',
    decidingWords: ['skips July'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Halfway gets a friendly mention and no vote. Mirela gives all of July to Piet, and her reason is last year’s turn.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Piet or Odile” sounds too short for a month with four weeks in it. But no ship comes that month, and nobody else is qualified, so nothing is missing.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Boots, then July: she’s tired of their squabbles. Her schedule doesn’t depend on where the squabbling may lead, though.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'One bunk, two qualified people, and a ship that “skips July.” The month can’t be split, so there really are two ways, and taking turns decides it.',
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
      'Hamish: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing needs our architect’s stamp, and he’s on a plane till tomorrow noon. The county’s grant is our one shot at money and closes in three weeks. So it’s this plan, or no playground this year\nHamish: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['closes in three weeks'],
    options: [
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“This plan, or no playground,” she says, of a grant that “closes in three weeks.” The architect lands tomorrow and has time to move the swings.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Those kids who “have waited so long” do tug at Hamish. It’s a last push, after an argument from dates and stamps that has its own hole.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Deadlines do shrink a list of choices. This one is three weeks off, though, and the missing stamp is a day away.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural logs and all” is a compliment in passing. Neither of them calls the plan good, or the swings safe, because of what it’s made from.',
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
      'Hamish: Love the playground plan, natural logs and all. But can’t we move the swings? They’re too close to the road\nAroha: A new drawing needs our architect’s stamp, and he’s on a plane till tomorrow noon. The county’s grant is our one shot at money and closes at midnight tonight. So it’s this plan, or no playground this year\nHamish: Huh\nAroha: The kids have waited so long!',
    decidingWords: ['on a plane till tomorrow noon'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The grant “closes at midnight tonight,” and the man with the stamp is “on a plane till tomorrow noon.” A third way can’t be had in time, so two are left.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“This plan, or no playground this year” has the sound of a false choice. Better swings are the third option, and tonight no one can stamp them.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Yes, she brings up the waiting kids. Take that line out, and the deadline and the missing stamp still carry her whole case.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Hamish likes the logs, and that’s where it ends. What they argue about is where the swings go and when the grant closes.',
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
      'Open meeting on the island’s energy plan, with ideas welcome until May: Casimir of the council majority offered a solar field on South Meadow or thirty more years of the diesel ship that powers us now. He asked who’d enjoy more noise, and brought the fuel bills for anyone to check. Coffee was served afterward.',
    decidingWords: ['a solar field on South Meadow or thirty more years of the diesel ship'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Asking who’d “enjoy more noise” is meant to get a laugh. You can answer it without admitting anything, and the case for the field doesn’t hang on it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Bringing bills “for anyone to check” isn’t pushing the work onto the listeners. Casimir has backed up what he says about fuel; what he’s missing is a longer list of plans.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Honest bills and a noisy ship make his talk sound solid. But ideas are open until May, and he has just closed the list at two.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          'Casimir offers “a solar field on South Meadow or thirty more years of the diesel ship.” Wind, a cable and panels on roofs are left off, at a meeting held to gather ideas.',
      },
    ],
  },
  {
    id: 'black-or-white-two-sides',
    mirrorOf: 'black-or-white-diesel-ship',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“Turn it over as often as you like, it’s one or the other,” says Mrs. Delgado of the opposition, handing out postcards. Her side’s plan, a power cable, is on the front, and the majority’s solar field, just as the council drew it, is on the back. Until May, the island is collecting ideas for its energy plan. “Didn’t you grow up on that meadow?” she asks a man, who takes two.',
    decidingWords: ['Turn it over as often as you like, it’s one or the other'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Showing the rival plan on the back of your own card invites a cheap shot. She takes none: the field is printed “just as the council drew it.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Both plans are shown, and correctly, which looks like fair play. On an island still collecting ideas until May, two plans aren’t the whole list.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Didn’t you grow up on that meadow?” plays on fond memories. It’s a simple yes or no about a childhood, and no claim is hidden in it.',
      },
      {
        text: 'Black-or-White',
        right: true,
        rationale:
          '“Turn it over as often as you like, it’s one or the other.” Wind, rooftop panels or a field somewhere else are on neither side of her card.',
      },
    ],
  },
]
