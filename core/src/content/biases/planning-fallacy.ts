import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'planning-fallacy',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['deadline', 'estimate', 'delay', 'schedule', 'project', 'budget', 'overrun', 'time needed'],
  link: 'https://en.wikipedia.org/wiki/Planning_fallacy',
  definition:
    'Expecting a task of your own to take less time, money or effort than such tasks have taken before. You picture each step going well and ignore how it really went the last few times.',
  gloss: 'Expects this time to go smoothly.',
  neighbors: [
    {
      concept: 'overconfidence-effect',
      tellApart: 'Is someone planning on less time or money than such jobs take, or just too sure that they’re right?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Does someone ignore how long their own jobs have taken before, or how common a thing is?',
    },
    {
      concept: 'anchoring',
      tellApart:
        'Is the guess off because everything was pictured going smoothly, or because of the first number that came up?',
    },
    {
      concept: 'hindsight-bias',
      tellApart:
        'Is the mistake in looking ahead at a job, or in looking back and thinking that anyone could have seen it coming?',
    },
    {
      concept: 'optimism-bias',
      tellApart: 'Is someone guessing too low on a job of their own, or feeling that bad luck will pass them by?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Eight costumes, one evening each: eight evenings,” says Min-ji, who sews for the school play in Busan. For the last two plays she also counted on eight evenings, and she needed about thirteen each time. The first time, her daughter got sick; the second time, her sewing machine broke. “That was bad luck,” she says. “This time it’ll go smoothly.” She promises the costumes in nine.',
    failingStep: 'This time it’ll go smoothly.',
    why: 'She adds up steps that go well and puts the earlier delays down to bad luck. The reasons differed, but something came up each time, so something is likely to come up again. Thirteen evenings is the better starting point, unless she can name what has changed.',
  },
  soundWhen:
    'A short estimate is fine when it’s based on how such jobs have gone, or when whatever caused the old delays is gone. If the same broken loom cost a weaver two days on each order, and it’s been replaced, she can subtract those two days.',
  reply:
    'Ask how long your last few jobs of this kind took. Start from that number, and change it only for a reason you could show to someone else. Promise that date, not the hopeful one.',
  evidence:
    'Kahneman & Tversky (1979), “Intuitive Prediction: Biases and Corrective Procedures,” TIMS Studies in Management Science 12; Buehler, Griffin & Ross (1994), “Exploring the ‘Planning Fallacy’: Why People Underestimate Their Task Completion Times,” Journal of Personality and Social Psychology 67.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'planning-fallacy-ticket-page',
    slot: 'bias9',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'The posters for the spring musical go to print at noon, and Hana needs a date for online ticket sales. You’re building the page, and the steps on your list add up to six working days. For your last three pages they added up to six as well, but those took seventeen, eighteen and nineteen. Too early makes customers angry, and too late costs the theater sales. What do you tell her?',
    decidingWords: ['those took seventeen, eighteen and nineteen'],
    options: [
      {
        text: 'Tickets go on sale six working days from now.',
        tag: 'go ahead',
        rationale:
          'Each step is on your list, so six days feel solid. Your last three lists added up to six as well, and those pages took about three times as long.',
      },
      {
        text: 'Tickets go on sale eighteen working days from now.',
        tag: 'wait',
        right: true,
        rationale:
          'Eighteen looks gloomy next to a list of six days. But your last three pages were six days on paper as well, and “those took seventeen, eighteen and nineteen.”',
      },
      {
        text: 'Tickets go on sale nine working days from now.',
        tag: 'split',
        rationale:
          'Nine days leave some room for trouble, though far too little. The quickest of your last three pages took seventeen.',
      },
      {
        text: 'Tickets go on sale twelve working days from now.',
        tag: 'compare',
        rationale:
          'Doubling the list feels almost too careful, but twelve is still five days short of your quickest page.',
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
      '“Our neighbor thought he could paint his apartment in one weekend,” says Noor. “Rookie!” says her brother Adam. “Mine took us three weekends, and so did yours. I told him so before he started.” Next up is Grandma’s apartment, and Adam has found a video he likes, with tape on Friday, one coat on Saturday and one on Sunday. So Noor promises Grandma it’ll take a weekend.',
    decidingWords: ['Mine took us three weekends, and so did yours'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          '“I told him so” is easy to say afterward, but Adam said it before the neighbor started, and he was right. His mistake is about the job ahead.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'The neighbor may be a beginner who can’t see what’s hard. Adam isn’t one, since he’s painted two apartments and knows how long they took.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Adam says it himself: “Mine took us three weekends, and so did yours.” Yet for Grandma’s they go by the schedule in a video, not by how long their own apartments took.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'Adam does pick a video he likes. But he uses it to count the days, not to defend something he believes.',
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
    difficulty: 'hard',
    scenario:
      'Your news story is due early Friday, and you figure on two days, as you did for your last four. Each of those took three, for one reason or another. It’s Monday, rent’s due, and Elena’s café could use you today, tomorrow or both, from opening until closing at eleven. What do you tell her?',
    decidingWords: ['Each of those took three, for one reason or another'],
    options: [
      {
        text: 'Promise her today and tomorrow, and start on Wednesday.',
        tag: 'go ahead',
        rationale:
          'Wednesday and Thursday are the two days you figure on. But you figured on two for your last four stories as well, and each took three.',
      },
      {
        text: 'Tell her no this time, and start this morning.',
        tag: 'decline',
        rationale:
          'Starting now is the safest way to finish by Friday. But it costs you a day’s pay, and the three days you need can start on Tuesday.',
      },
      {
        text: 'Promise her today and tomorrow, and write at night.',
        tag: 'go ahead',
        rationale:
          'Nights look free when you make a schedule. But the café closes at eleven, and what’s left of two nights doesn’t add up to the third day that each story took.',
      },
      {
        text: 'Promise her today, and start on Tuesday morning.',
        tag: 'split',
        right: true,
        rationale:
          'Your last four stories are your best guide: “Each of those took three, for one reason or another.” Tuesday through Thursday makes three, so you can earn some of the rent today.',
      },
    ],
    flip: {
      fact: 'Your last four stories each took four days.',
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
      'Dear Wendy, You can put my beetle counts on the program for the fifteenth, because I’ll start on the first, and forty traps at four a day makes ten days. My last three counts were planned for ten days and took twenty, because something new came up each summer. I should’ve known, and I can still see your face! But this time I’ve made a beautiful list, with a box for each trap. Issa',
    decidingWords: ['My last three counts were planned for ten days and took twenty'],
    breaksAt: 'But this time I’ve made a beautiful list, with a box for each trap.',
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'Issa can still see Wendy’s face, so that memory is vivid. His ten days come from counting traps, and her face plays no part in that.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          '“I should’ve known” treats an old delay as if it had been easy to foresee. But the real mistake is about the coming count, which is planned for ten days again.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Issa writes, “My last three counts were planned for ten days and took twenty.” Something new came up each summer, and a list of traps won’t keep that from happening again.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A list with boxes helps with what’s on it. But each delay came from something new, and a list of forty traps doesn’t allow for that.',
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
      'Dear Wendy, You can put my beetle counts on the program for the fifteenth, because I’ll start on the first, and forty traps at four a day makes ten days. My last three counts were planned for ten days and took twenty, because I shared the microscope. I should’ve known, and I can still see your face! But the microscope’s mine alone now, and this spring’s trial run of forty took ten days. Issa',
    decidingWords: ['because I shared the microscope', 'this spring’s trial run of forty took ten days'],
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'Issa can still see Wendy’s face. But it tells him nothing about how fast he works, and this spring’s trial run does.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'Ten days sounds hopeful after three counts that took twenty. But what caused those delays is gone, and since then Issa has done just as many traps in ten days.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Issa knows why it took twenty days: “because I shared the microscope.” Now he has it to himself, and “this spring’s trial run of forty took ten days.”',
      },
      {
        label: 'hindsight-bias',
        rationale:
          'Issa may be hard on himself when he writes, “I should’ve known.” But that’s about the past, and his ten days come from a full trial run.',
      },
    ],
  },
  {
    id: 'planning-fallacy-fresh-dressings',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You’re a nurse, and six patients need new dressings before the doctor comes at 7:30. It’s six o’clock now, and until seven they’re at Sunday dinner with their families, which you’d rather not interrupt. You figure on five minutes each. You’ve figured on five all week, and each patient took twelve. What do you do?',
    decidingWords: ['You’ve figured on five all week, and each patient took twelve'],
    options: [
      {
        text: 'Do four of them during dinner and two of them after.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“You’ve figured on five all week, and each patient took twelve.” At twelve minutes, two fit between seven and seven-thirty, so four have to come first.',
      },
      {
        text: 'Do all six of them after dinner, starting at seven sharp.',
        tag: 'wait',
        rationale:
          'Starting at seven is kind to the families, but at twelve minutes each, six patients take over an hour. You have half an hour.',
      },
      {
        text: 'Do three of them during dinner and three of them after.',
        tag: 'split',
        rationale:
          'Three and three looks balanced. But after dinner you have thirty minutes, and three patients at twelve minutes each take thirty-six.',
      },
      {
        text: 'Do two of them during dinner and four of them after.',
        tag: 'split',
        rationale:
          'Two and four lets most families finish their dinner, but it leaves you forty-eight minutes of work at seven. The doctor comes at 7:30.',
      },
    ],
    flip: {
      fact: 'All week each patient took four minutes.',
      makesRight: 'Do all six of them after dinner, starting at seven sharp.',
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
      'You’re a nurse, and six patients need new dressings before the doctor comes at 7:30. It’s six o’clock now, and until seven they’re at Sunday dinner with their families, which you’d rather not interrupt. You figure on five minutes each. You’ve figured on five all week, and each patient took four. What do you do?',
    decidingWords: ['You’ve figured on five all week, and each patient took four'],
    options: [
      {
        text: 'Do four of them during dinner and two of them after.',
        tag: 'go ahead',
        rationale:
          'Doing most of them early feels safe. It takes four people from their families for nothing, since at four minutes each, six fit after dinner.',
      },
      {
        text: 'Do all six of them after dinner, starting at seven sharp.',
        tag: 'wait',
        right: true,
        rationale:
          'Six in half an hour sounds hopeful. But “You’ve figured on five all week, and each patient took four,” so you need twenty-four minutes, and nobody has to leave the table.',
      },
      {
        text: 'Do three of them during dinner and three of them after.',
        tag: 'split',
        rationale:
          'Half during dinner and half after is a good plan when time is short. But you need twenty-four minutes and have thirty, so you’d interrupt three dinners for nothing.',
      },
      {
        text: 'Do two of them during dinner and four of them after.',
        tag: 'split',
        rationale:
          'Taking just two people from the table seems a small price. You don’t have to pay it, because at four minutes each, six fit after dinner.',
      },
    ],
    flip: {
      fact: 'All week each patient took twelve minutes.',
      makesRight: 'Do four of them during dinner and two of them after.',
    },
  },
  {
    id: 'planning-fallacy-stockroom-move',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Item 3, stockroom move: The landlord has asked if four weeks would do. Domingo reported on our last three moves, which were each scheduled for six weeks and took about ten, because of a strike, a burst pipe and the flu. Such things rarely come twice, he said, so he left them out, and the rest came to six weeks. We decided on six weeks and three days, to be safe.',
    decidingWords: ['each scheduled for six weeks and took about ten'],
    breaksAt: 'Such things rarely come twice, he said, so he left them out, and the rest came to six weeks.',
    options: [
      {
        label: 'base-rate-neglect',
        rationale:
          'Setting aside the record of the last three moves does come close. But what Domingo gets wrong is how long his own company’s work will take, and that has a name of its own.',
      },
      {
        label: 'anchoring',
        rationale:
          'The landlord’s four weeks came first, and a first number tends to stick. But Domingo got to six weeks by adding up the work.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Looking up the last three moves was a good start. Then Domingo left out what went wrong in them, and something went wrong each time.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'The last three moves were “each scheduled for six weeks and took about ten.” The causes differed, but something went wrong each time, and three extra days don’t make up for four weeks.',
      },
    ],
  },
  {
    id: 'planning-fallacy-four-weeks',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Mom, You can have the good news in one line: kitchen gone Monday, kitchen done in four weeks! Yes, the Parkers upstairs took eleven, and Rico and Jia took nine, and 3C took twelve, same crew, same layout, and every one of them had planned on four. But we’ve already picked the tile, and I’ve got a spreadsheet. So come for your birthday on the 28th, and I’ll cook. Love, Stella',
    decidingWords: ['every one of them had planned on four', 'But we’ve already picked the tile'],
    breaksAt: 'So come for your birthday on the 28th, and I’ll cook.',
    options: [
      { label: 'hindsight-bias', rationale: 'It’s all still ahead. Nobody looks back and says it was clear.' },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Three kitchens like hers, with the same crew and the same plan, took nine to twelve weeks. She goes by her plan and not by how such plans turn out.',
      },
      {
        label: 'no-flaw',
        rationale: 'Having the tile helps a little. It’s not what kept the others waiting for two months.',
      },
      { label: 'dunning-kruger-effect', rationale: 'She isn’t doing the work and doesn’t claim to know how.' },
    ],
  },
  {
    id: 'planning-fallacy-tax-evening',
    kind: 'spot',
    genre: 'thought',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Taxes. I’ve got it blocked out, Tuesday the fourteenth, six to nine, and then I can have a beer and forget it for a year. Last year I had three hours blocked out, too, and it took both days of the weekend, because of the 1099 that never came. The year before, I couldn’t find the daycare number, so that was a weekend plus Monday. But those were flukes. It’s really just typing. Three hours is plenty.',
    decidingWords: ['But those were flukes', 'Three hours is plenty'],
    breaksAt: 'But those were flukes.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Three hours would do if nothing went wrong. In his house, something always has.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'He’s surer than he should be. What he’s wrong about is time, and he’s wrong because he throws out how long it took before.',
      },
      {
        label: 'planning-fallacy',
        right: true,
        rationale:
          'Every year something different goes wrong, and something will again. He plans for the year in which nothing does.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'He isn’t out to prove a belief by picking his evidence. The old weekends are right there; he calls them flukes.',
      },
    ],
  },
  {
    id: 'planning-fallacy-two-day-move',
    kind: 'sound',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Parker: Did you get the truck?\nMei: Saturday AND Sunday\nParker: For forty boxes? How come?\nMei: We’ve moved four times. I planned one day every time and every time we were still carrying at midnight. I don’t know what’ll go wrong. Something will',
    decidingWords: ['We’ve moved four times', 'I don’t know what’ll go wrong. Something will'],
    options: [
      {
        label: 'planning-fallacy',
        rationale: 'It’s how Mei planned the four times before. This time she goes by how they turned out.',
      },
      { label: 'dunning-kruger-effect', rationale: 'Neither of them claims to be especially good at moving boxes.' },
      {
        label: 'hindsight-bias',
        rationale: 'She admits that she guessed wrong every time. She doesn’t claim that she knew.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She goes by what four moves really took instead of what this one should take. She can’t name the trouble, and she leaves room for it.',
      },
    ],
  },
  {
    id: 'planning-fallacy-promise-a-date',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“When can we have it?” the client asks. It’s Monday morning, they’re hoping for Wednesday night, and your boss nods at you hopefully. Your list for the report adds up to three days, and you know every step. The last five reports also had three-day lists; each was done in six or seven working days. The client will book its printer for whatever day you say.\n\nWhat do you say?',
    decidingWords: ['each was done in six or seven'],
    options: [
      {
        text: 'Promise them the report in seven working days, next Tuesday.',
        right: true,
        tag: 'compare',
        rationale: 'Six or seven days is what such reports really take. The printer will be glad of a date that holds.',
      },
      {
        text: 'Ask them to wait until Wednesday for a date.',
        tag: 'wait',
        rationale: 'It puts off the awkward moment. You won’t know more by then than five reports have taught you.',
      },
      {
        text: 'Promise them the report in four days, on Thursday.',
        tag: 'split',
        rationale: 'One extra day feels like a cushion. The quickest of the five needed three more than planned.',
      },
      {
        text: 'Promise them the report in three days, on Wednesday.',
        tag: 'go ahead',
        rationale:
          'It’s what everyone in the room wants to hear, and it’s what the list says. The list has been wrong five times.',
      },
    ],
    flip: {
      fact: 'Each of the last five was done in three days.',
      makesRight: 'Promise them the report in three days, on Wednesday.',
    },
  },
]
