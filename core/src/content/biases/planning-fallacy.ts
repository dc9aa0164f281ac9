import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Planning Fallacy',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['deadline', 'estimate', 'delay', 'schedule', 'project', 'budget', 'overrun', 'time needed'],
  link: 'https://en.wikipedia.org/wiki/Planning_fallacy',
  definition:
    'Expecting a task of your own to need less time, money or effort than such tasks have needed before. You picture the steps going well and set aside how the earlier ones went.',
  neighbours: [
    {
      name: 'Overconfidence Effect',
      tellApart:
        'Is a job expected to take less than such jobs have taken, or is somebody simply too sure of being right?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Is it about how long your own task will take, or about forgetting how common a thing is when you judge a case?',
    },
    {
      name: 'Anchoring',
      tellApart:
        'Is the estimate too low because the steps were pictured going well, or because an earlier number pulled it?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is the mistake made looking ahead at a job, or looking back at a result as if it had been easy to foresee?',
    },
    {
      name: 'Optimism Bias',
      tellApart:
        'Is it a forecast of the time or cost of your own task, or a feeling that bad luck in general will pass you by?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Eight costumes, one evening each: eight evenings,” says Min-ji, who sews for the school play in Busan. For the last two plays she also counted eight evenings, and needed about thirteen. First her daughter was ill, then the machine broke. “That was bad luck,” she says. “This time it will go smoothly.” She promises the costumes in nine evenings, for the dress rehearsal.',
    failingStep: 'This time it will go smoothly.',
    why: 'She builds her date from steps that all go well and files the earlier delays under bad luck. The causes differed, but something came up each time, so something may well again. About thirteen evenings is the better starting point, unless she can name what has changed.',
  },
  soundWhen:
    'A short estimate is fine when it rests on how such jobs went, or when the cause of the old delays is gone. If the same broken loom cost a weaver two days on every order, and it has been replaced, she may take those two days off.',
  reply:
    'Ask how long the last few jobs of this kind took, start from that number, and change it only for a reason you could show to others. Promise that date, not the hopeful one.',
  evidence:
    'Kahneman & Tversky (1979), “Intuitive Prediction: Biases and Corrective Procedures”, TIMS Studies in Management Science 12; Buehler, Griffin & Ross (1994), “Exploring the ‘Planning Fallacy’: Why People Underestimate Their Task Completion Times”, Journal of Personality and Social Psychology 67.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'planning-fallacy-ticket-page',
    slot: 'bias9',
    form: 'A',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“The posters go to print at noon,” Hana writes. “When do online tickets start?” You are building the theater’s new ticket page. Step by step, you count six working days. You counted your last three pages the same way, and each took about twice as long, for a new reason each time. A late page means angry buyers; a long wait means lost sales. What do you answer?',
    decidingWords: ['count six working days', 'each took about twice as long', 'for a new reason each time'],
    options: [
      {
        text: 'Six working days from now, since you know those three problems and can avoid them.',
        rationale:
          'The old problems were different each time, so the next one may be new as well. This would be sound if one repeated problem, now solved, had explained the delays.',
      },
      {
        text: 'Twelve working days from now, since that is how such jobs have gone.',
        right: true,
        rationale:
          'Your last three pages were counted the same way and “each took about twice as long”, “for a new reason each time”. Your own record is a better guide than the list of steps.',
      },
      {
        text: 'Seven working days from now, since a spare day covers small surprises.',
        rationale:
          'One spare day is far less than your earlier pages went over. It would be enough if they had come in only about a day late.',
      },
      {
        text: 'Thirty working days from now, since then no surprise can matter.',
        rationale:
          'Such a date would be right if earlier pages had taken five times as long. They took twice as long, and a long wait means lost sales.',
      },
    ],
  },
  {
    id: 'planning-fallacy-grandmas-flat',
    slot: 'bias9',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Our neighbor wants to paint his flat in one weekend,” says Dagny. Her brother Emil laughs. “So they say. Then the tape runs out, and the wall needs a third coat. My flat took us three weekends, and yours did too.” “And Grandma’s?” she asks. “We promised.” He counts on his fingers: tape on Friday, first coat Saturday, second Sunday. “Tell her a weekend.”',
    decidingWords: ['My flat took us three weekends, and yours did too', 'Tell her a weekend'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'It would fit if Emil were too sure of some answer or skill, such as knowing any color by eye. What goes wrong is a forecast of how long a job of his own will last.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'For this, he would have to look back and claim that the three weekends could have been foreseen from the start. He uses the past only to tease the neighbor, and then looks ahead.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'He knows how such jobs go: “My flat took us three weekends, and yours did too.” For the next one he counts only steps that run smoothly, and says, “Tell her a weekend.”',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'This would be it if he had judged by likeness, say, that Grandma’s flat looks like a doll’s house and so is quickly done. He goes by a list of steps.',
      },
    ],
  },
  {
    id: 'planning-fallacy-dairy-report',
    slot: 'bias9',
    form: 'C',
    kind: 'decide',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Six calls, one visit, then the writing: two days, you reckon, for your report on the closed dairy. It is Monday morning, and on Friday at eight it goes to print. Your last four reports were “two days” as well, and each took four, now for one reason, now for another. Roza calls with paid work for today and tomorrow. What do you tell her?',
    decidingWords: ['two days, you reckon', 'each took four'],
    options: [
      {
        text: '“Yes, both days. Wednesday and Thursday will do for my report.”',
        rationale:
          'Two days is what you reckoned the last four times, too. It would be safe if those reports had been finished in two.',
      },
      {
        text: '“Yes to today, but not tomorrow, so that I have a day in hand.”',
        rationale:
          'A day in hand on top of two makes three, and each report took four. This would be a good answer if they had taken about two and a half.',
      },
      {
        text: '“Yes, both days. I will plan Wednesday and Thursday by the hour and stay late.”',
        rationale:
          'A finer list makes the two days look solid, but the delays came from things that were on no list. It would help if loose working hours had been the trouble.',
      },
      {
        text: '“No, I’m sorry. I have to start on my report this morning.”',
        right: true,
        rationale:
          'It is “two days, you reckon” once again, but of your last four reports “each took four.” Until Friday you have four, and your own record says that you will need them.',
      },
    ],
  },
  {
    id: 'planning-fallacy-beetle-counts',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Yes, Celeste, you can put my beetle counts on the program for the fifteenth. I begin on the first: forty traps, four a day, ten days. My last three counts were set at ten days too, and took twenty, as something new came up each summer. This time I have a fine list, with a box to tick for each trap. Issa',
    decidingWords: ['were set at ten days too, and took twenty', 'something new came up each summer'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Ten days would be a fair estimate if what slowed the earlier counts were gone, say, one shared tool that he now has to himself. A list does not keep new trouble away.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'It would fit if Issa judged what kind of beetle he had caught and forgot how common each kind is. He says how long his own work will take.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'His own counts “were set at ten days too, and took twenty,” since “something new came up each summer.” Again he adds up steps that go well, and promises a date on that.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'If he were too sure of an answer, such as the name of every beetle at first sight, this would be it. What he gets wrong is how long a job of his lasts.',
      },
    ],
  },
  {
    id: 'planning-fallacy-beetle-counts-sound',
    kind: 'sound',
    twinOf: 'planning-fallacy-beetle-counts',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Yes, Celeste, you can put my beetle counts on the program for the fifteenth. I begin on the first: forty traps, four a day, ten days. My last three counts were set at ten days too, and took twenty, as I had the lab’s microscope for half of each day. Now I have it from morning to evening, and in this week’s trial I did four traps a day. Issa',
    decidingWords: ['I had the lab’s microscope for half of each day', 'in this week’s trial I did four traps a day'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'For this, he would have to be surer of a fact or a skill than he has grounds to be. His one claim rests on a known delay and its cure.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'Ten days after three times twenty looks like it. It would be, if a new hitch had held him up each summer; here it was the same one, and it has been removed.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He looks at his record and can say what doubled the time: “I had the lab’s microscope for half of each day.” Now he has it all day, and “in this week’s trial I did four traps a day.”',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'It would need a general figure, such as the share of traps that stay empty, that he leaves out when he judges one trap. He plans his days by his own record.',
      },
    ],
  },
  {
    id: 'planning-fallacy-fresh-dressings',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Eight fresh dressings before the night doctor comes at eight: an hour’s work, you reckon. On your last five evenings you reckoned the same, and each time it took two hours, with a new hitch each day. The doctor can’t wait. It is six now. Until seven, your patients are at dinner with their families. How do you go about it?',
    decidingWords: ['an hour’s work, you reckon', 'each time it took two hours, with a new hitch each day'],
    options: [
      {
        text: 'Start now, though some will have to leave the table.',
        right: true,
        rationale:
          '“An hour’s work” is what you also thought on the last five evenings, and “each time it took two hours, with a new hitch each day.” Two hours is just what you have until eight.',
      },
      {
        text: 'Let them eat with their families, and start on the dressings at seven.',
        rationale:
          'It is kind, and it would be right if your evenings had gone by your reckoning. They took twice as long, so at eight some would still be waiting.',
      },
      {
        text: 'Let half of the dinner pass, and start at half past six.',
        rationale:
          'Half an hour more feels like a fair reserve. It would be enough if the work had run a little over, but it ran over by an hour each time.',
      },
      {
        text: 'Let them eat, start at seven and work faster than usual.',
        rationale:
          'Speed would help if slow hands had been the trouble. There was a new hitch each day, and hitches do not hurry.',
      },
    ],
  },
  {
    id: 'planning-fallacy-fresh-dressings-sound',
    kind: 'decide',
    twinOf: 'planning-fallacy-fresh-dressings',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Eight fresh dressings before the night doctor comes at eight: an hour’s work, you reckon. On your last five evenings you reckoned the same, and each time it took forty minutes, hitches and all. The doctor can’t wait. It is six now. Until seven, your patients are at dinner with their families. How do you go about it?',
    decidingWords: ['each time it took forty minutes, hitches and all'],
    options: [
      {
        text: 'Start now, though some will have to leave the table.',
        rationale:
          'Two hours would be called for if the last evenings had taken that long. They did not, so people would lose their dinner for nothing.',
      },
      {
        text: 'Let them eat with their families, and start on the dressings at seven.',
        right: true,
        rationale:
          'An hour sounds hopeful, but your record bears it out: “each time it took forty minutes, hitches and all.” Twenty minutes are still to spare.',
      },
      {
        text: 'Let half of the dinner pass, and start at half past six.',
        rationale:
          'The extra half hour would be well spent if your evenings had often run past the hour. Five out of five stayed well within it.',
      },
      {
        text: 'Let them eat, start at seven and work faster than usual.',
        rationale:
          'There would be a reason to hurry if an hour were too short. At your usual pace it was enough each time, and haste is hard on sore skin.',
      },
    ],
  },
  {
    id: 'planning-fallacy-stockroom-move',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Item 3: the new stockroom. Domingo has studied our last three moves with care. Each was set at six weeks and took about ten, with a strike once, then a burst pipe, then a wave of flu. “Such things rarely come twice, so I have taken them out,” he says. “That leaves six weeks, and three days to be safe.” The landlord will be told.',
    decidingWords: ['Each was set at six weeks and took about ten', 'so I have taken them out'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'If Domingo had judged one case, say, whether a certain box would break, and had left out how many boxes break as a rule, this would be it. He forecasts how long their own move will last.',
      },
      {
        text: 'No bias here',
        rationale:
          'Taking the delays out would be fair if one thing had held up all three moves and were now settled. It was something else each time, so something else may come again.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'It would fit if he were too certain of some answer, such as the exact weight of the shelves. He even allows for doubt; his mistake is a short forecast for their own job.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'The record is on the table: “Each was set at six weeks and took about ten.” By striking out whatever went wrong, “so I have taken them out,” he is back at the plan in which nothing does.',
      },
    ],
  },
]
