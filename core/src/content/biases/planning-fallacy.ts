import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Planning Fallacy',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['deadline', 'estimate', 'delay', 'schedule', 'project', 'budget', 'overrun', 'time needed'],
  link: 'https://en.wikipedia.org/wiki/Planning_fallacy',
  definition:
    'Expecting a task of your own to take less time, money or effort than such tasks have taken before. You picture each step going well and set aside how the earlier ones went.',
  neighbours: [
    {
      name: 'Overconfidence Effect',
      tellApart:
        'Is a job expected to take less than such jobs have taken, or is somebody simply too sure of being right?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Is it about how long your own task will take, or about how common a thing is when you judge one case?',
    },
    {
      name: 'Anchoring',
      tellApart:
        'Is the estimate low because each step was pictured going well, or because an earlier number pulled it?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is the mistake made looking ahead at a job, or looking back as if the result had been easy to foresee?',
    },
    {
      name: 'Optimism Bias',
      tellApart: 'Is it a forecast of the time or cost of your own task, or a feeling that bad luck will pass you by?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Eight costumes, one evening each: eight evenings,” says Min-ji, who sews for the school play in Busan. For the last two plays she also counted on eight evenings, and she needed about thirteen. First her daughter got sick, and then the machine broke. “That was bad luck,” she says. “This time it’ll go smoothly.” She promises the costumes in nine.',
    failingStep: 'This time it’ll go smoothly.',
    why: 'She adds up steps that go well and files the earlier delays under bad luck. The reasons differed, but something came up each time, so something may well come up again. Thirteen evenings is the better starting point, unless she can name what has changed.',
  },
  soundWhen:
    'A short estimate is fine when it rests on how such jobs went, or when whatever caused the old delays is gone. If the same broken loom cost a weaver two days on each order, and it’s been replaced, she can take those two days off.',
  reply:
    'Ask how long your last few jobs of this kind took. Start from that number, and change it only for a reason you could show to someone else. Promise that date, not the hopeful one.',
  evidence:
    'Kahneman & Tversky (1979), “Intuitive Prediction: Biases and Corrective Procedures”, TIMS Studies in Management Science 12; Buehler, Griffin & Ross (1994), “Exploring the ‘Planning Fallacy’: Why People Underestimate Their Task Completion Times”, Journal of Personality and Social Psychology 67.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'planning-fallacy-ticket-page',
    slot: 'bias9',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'The posters for the spring musical go to print at noon, and Hana needs a date for online ticket sales. You’re developing the page, and your list of steps comes to six working days. You made lists like that for your last three pages, which took eleven, twelve and thirteen. Announce it too early and customers get angry; too late and the theater loses sales. What do you tell her?',
    decidingWords: ['which took eleven, twelve and thirteen'],
    options: [
      {
        text: 'Tickets go on sale six working days from now.',
        tag: 'go ahead',
        rationale:
          'With each step on the list, six feels solid. It felt that way for the last three pages, too, and they took about twice as long.',
      },
      {
        text: 'Tickets go on sale twelve working days from now.',
        tag: 'wait',
        right: true,
        rationale:
          'Lists like this one have a record: three pages, “which took eleven, twelve and thirteen” days. Twelve goes by that record, including all the trouble no list shows.',
      },
      {
        text: 'Tickets go on sale eight working days from now.',
        tag: 'split',
        rationale:
          'Two extra days admit that something may go wrong. They’re still a guess on top of the list; the quickest of “your last three pages” took eleven.',
      },
      {
        text: 'Tickets go on sale twenty-five working days from now.',
        tag: 'wait',
        rationale:
          'No customer gets angry over this date. But it’s nearly double the slowest page so far, and Hana’s theater pays for that in lost sales.',
      },
    ],
    flip: {
      fact: 'Your last three pages took five, six and seven days.',
      makesRight: 'Tickets go on sale six working days from now.',
    },
  },
  {
    id: 'planning-fallacy-grandmas-flat',
    slot: 'bias9',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Our neighbor thinks he can paint his apartment in one weekend,” says Noor. “Beginner,” says her brother Emil. “I could’ve told him about the tape running out and the third coat, because mine took us three weekends, and so did yours.” She reminds him that they’ve promised to do Grandma’s. Emil counts along with a video he likes: tape on Friday, one coat Saturday, one Sunday. Noor promises Grandma a weekend.',
    decidingWords: ['mine took us three weekends, and so did yours'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          '“I could’ve told him” is easy to say afterward. But Emil really does know about third coats; the slip comes when he looks ahead to Grandma’s.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'The neighbor may be a beginner who can’t see what he doesn’t know. Emil isn’t one. He has painted twice and still leaves it out of his count.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'He has the record, “mine took us three weekends, and so did yours,” and aims it at the neighbor. For his own next job he adds up steps that go well.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          '“A video he likes” is a pleasant thing to agree with. He doesn’t use it to guard a belief against the evidence, though; he uses it to count days.',
      },
    ],
  },
  {
    id: 'planning-fallacy-dairy-report',
    slot: 'bias9',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'It’s early Monday, and your report on the closed dairy, due Friday at eight, should take two days. Your last four should have, too; each took four, for one reason or another. Roza offers you paid work today and tomorrow. What do you tell her?',
    decidingWords: ['each took four, for one reason or another'],
    options: [
      {
        text: 'Promise her both days and start the report on Wednesday.',
        tag: 'go ahead',
        rationale:
          'Wednesday and Thursday make the two days that it “should take.” That’s what you figured for the last four reports, and none of them came in at two.',
      },
      {
        text: 'Promise her today and start the report on Tuesday.',
        tag: 'split',
        rationale:
          'One day for Roza, three for the dairy: it sounds balanced. Each report took four, so the balance runs out a day before you do.',
      },
      {
        text: 'Promise her both days and work on the report at night.',
        tag: 'go ahead',
        rationale:
          'Nights feel like free time in advance. Roza’s job fills the days, though, and a report that takes four full days won’t fit into the rest.',
      },
      {
        text: 'Tell her no and start the report this morning.',
        tag: 'decline',
        right: true,
        rationale:
          'Your own record says four days: “each took four, for one reason or another.” From now until Friday you have four.',
      },
    ],
    flip: {
      fact: 'Your last four reports each took a day and a half.',
      makesRight: 'Promise her both days and start the report on Wednesday.',
    },
  },
  {
    id: 'planning-fallacy-beetle-counts',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Celeste: Yes, put my beetle counts on the program for the fifteenth. I’ll start on the first: forty traps, four a day, ten days. My last three counts were set at ten and took twenty, as something new came up each summer. (I can still see your disappointed face, and I should’ve known.) This time I’ve drawn up a beautiful list, with a box for each trap. Issa',
    decidingWords: ['My last three counts were set at ten and took twenty'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'Her “disappointed face” is a vivid memory, “I can still see” and all. Issa doesn’t judge by it, however; if he went by memory, he’d plan for twenty.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“I should’ve known” looks back at an old delay as if it had been plain. The trouble is in front of him: ten days once again.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'He writes it down himself: “My last three counts were set at ten and took twenty.” A list with boxes doesn’t stop the next new thing from coming up.',
      },
      {
        text: 'No bias here',
        rationale:
          'A careful list does help with what’s on it. What slowed him down was “something new” each summer, and that’s on no list.',
      },
    ],
  },
  {
    id: 'planning-fallacy-beetle-counts-sound',
    kind: 'sound',
    twinOf: 'planning-fallacy-beetle-counts',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dear Celeste: Yes, put my beetle counts on the program for the fifteenth. I’ll start on the first: forty traps, four a day, ten days. My last three counts were set at ten and took twenty, as I shared the microscope with two others. (I can still see your disappointed face, and I should’ve known.) This time I’ve got it to myself, and this week’s trial came to four a day. Issa',
    decidingWords: ['I shared the microscope with two others'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'He “can still see” her face, and striking memories do mislead people. The forecast comes from a trial he ran this week, not from that memory.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'Ten days after three counts that “took twenty” has the look of it. But the same thing held him up each time, it’s gone, and he has tried out the new pace.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Issa can say what doubled the time: “I shared the microscope with two others.” Now he has it to himself, and he has tried out four traps a day.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'To say “I should’ve known” about a microscope is a little hard on himself. It’s a remark on the past; the ten days rest on this week’s work.',
      },
    ],
  },
  {
    id: 'planning-fallacy-fresh-dressings',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Eight patients need new dressings before the doctor’s one visit, at eight. It’s six now, and until seven they’re at dinner with their families. You think it’s an hour’s work, as you did on the last five evenings, and each time it took two. What do you do?',
    decidingWords: ['each time it took two'],
    options: [
      {
        text: 'Change four before seven and the other four after dinner.',
        tag: 'split',
        right: true,
        rationale:
          'You expected an hour on five evenings, and “each time it took two.” Two is what you have, and this way half the patients keep their dinner.',
      },
      {
        text: 'Change all eight after dinner, starting at seven o’clock sharp.',
        tag: 'wait',
        rationale:
          'Letting the families finish is kind. It leaves “an hour’s work” for what has taken two, and at eight some patients won’t be ready.',
      },
      {
        text: 'Change all eight after dinner, working faster than usual.',
        tag: 'go ahead',
        rationale:
          'Hurrying is a plan for an evening you haven’t had yet. On “the last five evenings” you expected an hour and needed two.',
      },
      {
        text: 'Ask the doctor for a second visit around nine.',
        tag: 'ask',
        rationale:
          'Nine o’clock gives you the two hours. But there’s “one visit, at eight,” and patients are free at six if you ask half of them.',
      },
    ],
    flip: {
      fact: 'On each of the last five evenings it took forty minutes.',
      makesRight: 'Change all eight after dinner, starting at seven o’clock sharp.',
    },
  },
  {
    id: 'planning-fallacy-fresh-dressings-sound',
    kind: 'decide',
    twinOf: 'planning-fallacy-fresh-dressings',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Eight patients need new dressings before the doctor’s one visit, at eight. It’s six now, and until seven they’re at dinner with their families. You think it’s an hour’s work, as you did on the last five evenings, and each time it took less. What do you do?',
    decidingWords: ['each time it took less'],
    options: [
      {
        text: 'Change four before seven and the other four after dinner.',
        tag: 'split',
        rationale:
          'Splitting the work is the safe course when an hour tends to run over. “Each time it took less,” though, and four patients lose their dinner.',
      },
      {
        text: 'Change all eight after dinner, starting at seven o’clock sharp.',
        tag: 'wait',
        right: true,
        rationale:
          'An hour sounds hopeful, but the record is on your side: “each time it took less.” Nobody has to leave the table, and eight o’clock is safe.',
      },
      {
        text: 'Change all eight after dinner, working faster than usual.',
        tag: 'go ahead',
        rationale:
          'Extra speed feels like insurance. On all of “the last five evenings” your usual pace was enough, and rushed hands are hard on sore skin.',
      },
      {
        text: 'Ask the doctor for a second visit around nine.',
        tag: 'ask',
        rationale:
          'A later visit takes the pressure off. There isn’t any, going by your record, and there’s “one visit, at eight.”',
      },
    ],
    flip: {
      fact: 'On each of the last five evenings it took two hours.',
      makesRight: 'Change four before seven and the other four after dinner.',
    },
  },
  {
    id: 'planning-fallacy-stockroom-move',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Item 3, stockroom move. The landlord had inquired whether four weeks would do. Domingo had studied our last three moves, each of which was scheduled for six weeks and took about ten, with a strike, then a burst pipe, then the flu. Such things rarely come twice, so he had taken them out, and the remaining steps came to six weeks. We decided on six weeks and three days, to be safe.',
    decidingWords: ['was scheduled for six weeks and took about ten'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          '“Such things rarely come twice” is about how common they are, and a burst pipe is rare. But he’s timing their own move, and moves like it took ten weeks.',
      },
      {
        text: 'Anchoring',
        rationale:
          'The landlord’s four weeks came first, and first numbers do pull. This one didn’t: Domingo built his six from the steps and landed well above it.',
      },
      {
        text: 'No bias here',
        rationale:
          'Domingo did look at the record, which is more than most people do. Then he took out whatever went wrong, though something went wrong each time.',
      },
      {
        text: 'Planning Fallacy',
        right: true,
        rationale:
          'Each earlier move “was scheduled for six weeks and took about ten.” By taking out all that went wrong, Domingo gets back to a plan in which nothing does.',
      },
    ],
  },
]
