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
  neighbors: [
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
      'The posters for the spring musical go to print at noon, and Hana needs a date for online ticket sales. You’re developing the page, and your list of steps comes to six working days. Lists for your last three pages came to six as well; the pages took seventeen, eighteen and nineteen. Set the date too early and customers get angry; too late and the theater loses sales. What do you tell her?',
    decidingWords: ['the pages took seventeen, eighteen and nineteen'],
    options: [
      {
        text: 'Tickets go on sale six working days from now.',
        tag: 'go ahead',
        rationale:
          'With each step on the list, six feels solid. It felt that way for the last three pages, too, and they took about three times as long.',
      },
      {
        text: 'Tickets go on sale eighteen working days from now.',
        tag: 'wait',
        right: true,
        rationale:
          'Three times the list sounds gloomy, but “the pages took seventeen, eighteen and nineteen” days. Eighteen goes by that record, including the trouble that no list shows.',
      },
      {
        text: 'Tickets go on sale nine working days from now.',
        tag: 'split',
        rationale:
          'Half again as much time admits that something may go wrong. It’s still a guess on top of the list; your quickest page took seventeen.',
      },
      {
        text: 'Tickets go on sale twelve working days from now.',
        tag: 'compare',
        rationale:
          'Doubling the list is a well-known trick and feels almost too careful. But twelve days is still five short of what your fastest page took.',
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
      '“Our neighbor thought he could paint his apartment in one weekend,” says Noor. “Beginner,” says her brother Emil. “I could’ve told him about the tape running out and the third coat; mine took us three weekends, and so did yours.” She reminds him that they’ve promised to do Grandma’s. Emil counts along with a video he likes: tape on Friday, one coat Saturday, one Sunday. Noor promises Grandma a weekend.',
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
          'He has the record, “mine took us three weekends, and so did yours,” and uses it against the neighbor. For his own next job he adds up only the steps that go well.',
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
    difficulty: 'medium',
    scenario:
      'It’s Monday morning, and your report on the closed dairy, due early Friday, should take two days. Your last four should have, too; each took three, for one reason or another. Roza offers you paid work today, tomorrow or both, and rent’s due. What do you tell her?',
    decidingWords: ['each took three, for one reason or another'],
    options: [
      {
        text: 'Promise her today and tomorrow, and start on Wednesday.',
        tag: 'go ahead',
        rationale:
          'Wednesday and Thursday make the two days that it “should take.” That’s what you figured for the last four reports, and none of them came in at two.',
      },
      {
        text: 'Tell her no this time, and start this morning.',
        tag: 'decline',
        rationale:
          'Clearing the desk looks like the responsible thing. But at three days a report you finish on Wednesday, a day early, and Monday’s pay is gone.',
      },
      {
        text: 'Promise her today and tomorrow, and write at night.',
        tag: 'go ahead',
        rationale:
          'Nights always look free beforehand. But Roza’s job fills both days, and a couple of tired evenings don’t make up the third day that each report took.',
      },
      {
        text: 'Promise her today, and start on Tuesday morning.',
        tag: 'split',
        right: true,
        rationale:
          'Your own record says three days: “each took three, for one reason or another.” Tuesday, Wednesday and Thursday are three, so today is free to earn the rent.',
      },
    ],
    flip: {
      fact: 'Your last four reports each took four days.',
      makesRight: 'Tell her no this time, and start this morning.',
    },
  },
  {
    id: 'planning-fallacy-beetle-counts',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Celeste: Yes, put my beetle counts on the program for the fifteenth. I’ll start on the first: forty traps, four a day, ten days. My last three counts were set at ten and took twenty, because something new came up each summer. (I can still see your disappointed face, and I should’ve known.) This time I’ve drawn up a beautiful list, with a box for each trap. Issa',
    decidingWords: ['My last three counts were set at ten and took twenty'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'Her “disappointed face” is a vivid memory, “I can still see” and all. But Issa doesn’t judge by it; three counts that took twenty days haven’t changed his ten.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“I should’ve known” looks back at an old delay as if it had been easy to foresee. The trouble is in front of him: ten days once again.',
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
      'Dear Celeste: Yes, put my beetle counts on the program for the fifteenth. I’ll start on the first: forty traps, four a day, ten days. My last three counts were set at ten and took twenty, because I shared the microscope with two others. (I can still see your disappointed face, and I should’ve known.) This time I’ve got it to myself, and this week’s trial came to four a day. Issa',
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
          'Ten days after three counts that “took twenty” has the look of it. But one thing held him up each time; now it’s gone, and he has tried out the new pace.',
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
      'Six patients need new dressings before the doctor’s one visit, at half past seven. It’s six, and until seven their families are here for Sunday dinner. On the last five evenings you figured on five minutes each, as you do now, and each took twelve. What do you do?',
    decidingWords: ['figured on five minutes each, as you do now, and each took twelve'],
    options: [
      {
        text: 'Do four of them during dinner and two of them after.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You “figured on five minutes each, as you do now, and each took twelve.” Two are all that fit between seven and half past, so four have to leave the table.',
      },
      {
        text: 'Do the six of them after dinner, starting at seven sharp.',
        tag: 'wait',
        rationale:
          'Letting the families finish is kind. At twelve minutes each it’s over an hour of work in half an hour, and the doctor finds most of them waiting.',
      },
      {
        text: 'Do three of them during dinner and three of them after.',
        tag: 'split',
        rationale:
          'Three and three has a nice balance to it. After dinner, though, three take thirty-six minutes, and the doctor comes after thirty.',
      },
      {
        text: 'Do two of them during dinner and four of them after.',
        tag: 'split',
        rationale:
          'Letting four of them finish dinner works out at “five minutes each.” At the pace of the last five evenings, though, two of those four aren’t ready.',
      },
    ],
    flip: {
      fact: 'On the last five evenings each patient took four minutes.',
      makesRight: 'Do the six of them after dinner, starting at seven sharp.',
    },
  },
  {
    id: 'planning-fallacy-fresh-dressings-sound',
    kind: 'decide',
    twinOf: 'planning-fallacy-fresh-dressings',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Six patients need new dressings before the doctor’s one visit, at half past seven. It’s six, and until seven their families are here for Sunday dinner. On the last five evenings you figured on five minutes each, as you do now, and each took four. What do you do?',
    decidingWords: ['and each took four'],
    options: [
      {
        text: 'Do four of them during dinner and two of them after.',
        tag: 'go ahead',
        rationale:
          'Getting most of it done early feels safe. Your figure has held for “the last five evenings,” so four people give up a family dinner for nothing.',
      },
      {
        text: 'Do the six of them after dinner, starting at seven sharp.',
        tag: 'wait',
        right: true,
        rationale:
          'Half an hour for six sounds hopeful, but the record is on your side: five minutes planned, “and each took four.” That’s twenty-four minutes, and no one has to leave the table.',
      },
      {
        text: 'Do three of them during dinner and three of them after.',
        tag: 'split',
        rationale:
          'Half before and half after is a sensible plan when time is tight. Here it isn’t, and three of the families pay for the caution.',
      },
      {
        text: 'Do two of them during dinner and four of them after.',
        tag: 'split',
        rationale:
          'Pulling just two patients away from dinner seems a small price. But it buys time that you don’t need: at four minutes each, six fit after dinner.',
      },
    ],
    flip: {
      fact: 'On the last five evenings each patient took twelve minutes.',
      makesRight: 'Do four of them during dinner and two of them after.',
    },
  },
  {
    id: 'planning-fallacy-stockroom-move',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Item 3, stockroom move. The landlord had inquired whether four weeks would do. Domingo had studied our last three moves. Each was scheduled for six weeks and took about ten, with a strike, then a burst pipe, then the flu. Such things rarely come twice, so he had taken them out, and the remaining steps came to six weeks. We decided on six weeks and three days, to be safe.',
    decidingWords: ['was scheduled for six weeks and took about ten'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          '“Such things rarely come twice” is fair enough; burst pipes are rare. What Domingo sets aside isn’t a general figure, though, but the record of their own last three moves.',
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
