import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'slippery-slope',
  aliases: ['Domino Fallacy', 'Thin End of the Wedge'],
  category: 'informal',
  severity: 'low',
  keywords: ['chain reaction', 'first step', 'domino', 'where will it end', 'prediction', 'worst case'],
  link: 'https://yourlogicalfallacyis.com/slippery-slope',
  definition:
    'Rejecting a small step because it will supposedly set off further steps that end badly, without showing why each one would follow from the one before.',
  gloss: 'One step, and disaster must follow.',
  neighbors: [
    {
      concept: 'false-cause',
      tellApart: 'Is someone predicting a chain of things to come, or explaining what already happened?',
    },
    {
      concept: 'black-or-white',
      tellApart: 'Is the bad end several steps away, or offered as the only other choice right now?',
    },
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Is the reason a string of steps, each said to lead to the next, or just a feeling?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Is the bad end where the plan is said to lead, or is it passed off as the plan itself?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Jiho, who is fourteen, wants to stay up until ten thirty instead of ten. His father puts down the dish towel. “Ten thirty this month means eleven next month. Then it’s midnight, then you’re sleeping through math, and by next winter you’ve dropped out of school with nothing to show for it. Lights out at ten.”',
    failingStep: 'Ten thirty this month means eleven next month',
    why: 'Every “then” is a forecast of its own, and none comes with a reason. What would keep the family from stopping at ten thirty? A long chain needs all of its links to hold, so it’s less likely than any single one of them.',
  },
  soundWhen:
    'Warning of later steps is fair when we know what ties them together. A doctor may tell a former smoker to turn down a single cigarette, because one so often leads back to a pack. That link has been seen in thousands of people, not just imagined.',
  reply:
    '“I see what you’re afraid of, and I don’t want that either. What would keep us from stopping after the first step? We could try it for a month and agree now on where the line is.”',
  evidence:
    'Walton (1992), Slippery Slope Arguments (Clarendon Press). Volokh (2003), “The Mechanisms of the Slippery Slope,” Harvard Law Review 116, on when one step really does help the next along.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'slippery-slope-pond-bench',
    slot: 'fallacy4',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Note on the garden gate: One bench by the pond instead of three does sound like a reasonable compromise. But a bench will bring picnics, picnics will bring music, and in two years we’ll have a carnival. Do you want that? Please write your yes or no below. Harlan',
    decidingWords: ['a bench will bring picnics, picnics will bring music'],
    options: [
      {
        label: 'black-or-white',
        rationale:
          'The note does ask for a yes or no. But Harlan doesn’t say that a bare pond and a carnival are the only two choices; he gets to the carnival step by step.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'Harlan writes that “a bench will bring picnics, picnics will bring music,” and then comes a carnival. He gives no reason for any of these steps, and a bench can stay a bench.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“A reasonable compromise” is what the bench sounds like to Harlan. He’s against it, though, so he doesn’t argue that a compromise must be right.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Do you want that?” is meant to make people say no. But it doesn’t hide an assumption, since Harlan has just said what he means by “that.”',
      },
    ],
  },
  {
    id: 'slippery-slope-page-two',
    slot: 'q4',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Dear editors: You say that readers asked for the crossword on page two. I’d like to see their letters, and I, for one, can’t imagine my breakfast without news. Once games get page two, page three will follow, and then the reporters will leave. Please think it over. Soo-jin',
    decidingWords: ['page three will follow, and then the reporters will leave'],
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Soo-jin asks to see the letters, and that’s fair, because the editors say that readers asked for the change. But her own argument doesn’t depend on those letters.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'After the crossword, “page three will follow, and then the reporters will leave.” Soo-jin gives no reason why one step leads to the next.',
      },
      {
        label: 'black-or-white',
        rationale:
          'News and games may sound like the only two choices. Still, Soo-jin doesn’t say that the paper has to be one or the other; she predicts a change page by page.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“Can’t imagine” just means that Soo-jin would miss her news at breakfast. She doesn’t say that anything is false because it’s hard to understand.',
      },
    ],
  },
  {
    id: 'slippery-slope-climbing-hall',
    slot: 'fallacy4',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Climbing club, item four: Buy a machine to hold the rope on the beginners’ wall? Bill called our eleven safe years a lucky streak but opposed the machine. One wall will lead to the next, he said, then the knot class will die, and by 2031 we’ll be a gym full of strangers. He couldn’t see how a machine senses a fall, and he joked that his knee has hurt ever since the brochure came.',
    decidingWords: ['One wall will lead to the next', 'by 2031 we’ll be a gym full of strangers'],
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          '“One wall will lead to the next,” Bill says, and a few steps later the gym is full of strangers. He doesn’t say why the club can’t stop at one wall.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Bill calls eleven safe years “a lucky streak.” But he doesn’t say that an accident is due, and his prediction about the gym has nothing to do with luck.',
      },
      {
        label: 'false-cause',
        rationale:
          'Bill says that his knee has hurt ever since the brochure came. But that’s a joke, and his argument is about what will happen later.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Bill does say that he can’t see how the machine senses a fall. But he doesn’t conclude that it won’t work; he’s afraid of what follows if it does.',
      },
    ],
  },
  {
    id: 'slippery-slope-shift-swap',
    slot: 'q4',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Harbor Hotel staff handbook\nQ: Why can’t I trade shifts with a friend?\nA: We’d like to meet you halfway, and one trade a month sounds reasonable. But one trade soon becomes ten, then people stop trusting the schedule, and then breakfast comes out late. Guests complain, and within a year the rooms are empty. So the answer’s a flat no.\nQ: Where do I park?\nA: Behind the laundry.',
    decidingWords: ['one trade soon becomes ten'],
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“Why can’t I trade shifts” assumes that trading isn’t allowed. That’s true, so the question doesn’t slip in anything unproven.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Meeting “halfway” is mentioned, but the hotel decides against it. Nobody argues that one trade a month is right because it lies in the middle.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'In the hotel’s answer, “one trade soon becomes ten,” and within a year the rooms are empty. The hotel gives no reason why one trade a month can’t stay one trade a month.',
      },
      {
        label: 'black-or-white',
        rationale:
          'A “flat no” doesn’t leave much room. Yet the reason for it is a chain of steps from trades to empty rooms, and not a list of two choices.',
      },
    ],
  },
  {
    id: 'slippery-slope-bean-plants',
    slot: 'fallacy4',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Greer: Could we round the bean heights to the nearest half inch? The stems sway more than that.\nZach: Says who? Half an inch this week, a whole inch next. By May we’re writing “tall” or “short,” and by June we’re making up numbers. I can’t believe you’re asking.',
    decidingWords: ['Half an inch this week, a whole inch next'],
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          '“Half an inch this week, a whole inch next,” says Zach, and by June the numbers are made up. He doesn’t say why they couldn’t round to half an inch and stop there.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'With “Says who?” Zach asks Greer to support what she said about the stems, and that’s fair. But he doesn’t base his no on her answer; he bases it on his predictions.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Tall or short is a choice of just two. Still, it’s one of the steps Zach predicts, and he doesn’t say that those two are all they can choose from.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Zach says that he can’t believe she’s asking, so he’s shocked. He doesn’t deny that stems sway, and nothing here is too hard for him to understand.',
      },
    ],
  },
  {
    id: 'slippery-slope-two-parts',
    slot: 'q4',
    form: 'C',
    kind: 'spot',
    genre: 'thought',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'March 3. When I picked up my bicycle, the mechanic asked, “Why pay it all today?” and offered to split the bill in two, without interest. I can afford it either way, and I couldn’t find a catch. But two payments for a repair become twelve for a sofa, then I take out a loan for a vacation, and before long I’m scared of my mailbox. So I paid it all today.',
    decidingWords: ['two payments for a repair become twelve for a sofa'],
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'In the diary, “two payments for a repair become twelve for a sofa,” and then come a loan and fear of the mailbox. Nothing shows that one interest-free offer leads to all that.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“Either way” comes down to one payment or two, and those really are the two ways to pay. The fear of debt comes from a chain of later steps.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Not finding a catch is a point in the offer’s favor. The writer doesn’t claim that there’s a catch just because nobody has shown that there isn’t.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Why pay it all today?” pushes a little toward two payments. But it doesn’t assume anything unproven, and the writer says no without trouble.',
      },
    ],
  },
  {
    id: 'slippery-slope-late-essay',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“Nine essays on time, and now my luck’s run out,” says Sana, and she asks if she can hand in her tenth on Monday. “I don’t see how,” says Mr. Johnson, “because if I take yours on Monday, I’ll soon be taking all thirty on Mondays. Grades will be late, then report cards, and in two years families will be looking for another school.” Sana sits down by the window to finish.',
    decidingWords: ['I’ll soon be taking all thirty on Mondays'],
    breaksAt:
      '“I don’t see how,” says Mr. Johnson, “because if I take yours on Monday, I’ll soon be taking all thirty on Mondays.',
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          '“I don’t see how” is a polite way to say no. Mr. Johnson understands her request; he refuses it because of what he thinks will follow.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'From one late essay Mr. Johnson gets to “I’ll soon be taking all thirty on Mondays,” and then to a school that families leave. He gives no reason for any of these steps.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Sana does say that her luck has run out after nine essays on time. Nobody argues that a late one was due, though.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A teacher may refuse late work, and the worry about grades sounds practical. Yet nothing Mr. Johnson says explains how one late essay turns into thirty.',
      },
    ],
  },
  {
    id: 'slippery-slope-late-essay-sound',
    kind: 'sound',
    twinOf: 'slippery-slope-late-essay',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Nine essays on time, and now my luck’s run out,” says Sana, and she asks if she can hand in her tenth on Monday. “I don’t see how,” says Mr. Johnson, “because if I take yours on Monday, school rules say I have to take all thirty then. My grades are due that day at eight, so they’d be late, and so would report cards.” Sana sits down by the window to finish.',
    decidingWords: ['school rules say I have to take all thirty then', 'My grades are due that day at eight'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Each step has a reason: “school rules say I have to take all thirty then,” and “My grades are due that day at eight.” Mr. Johnson doesn’t have to guess at any of it.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'One late essay does lead to thirty, and then to late report cards. Still, a rule and a due date connect those steps, so Mr. Johnson isn’t just imagining them.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Luck comes up just once, when Sana talks about her nine essays. Mr. Johnson’s answer is about a rule and a due date.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Mr. Johnson says that he doesn’t see how, and then he explains why he can’t. His reason is the deadline and not a lack of understanding.',
      },
    ],
  },
  {
    id: 'slippery-slope-cabin-week',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Pete, Asking for the cabin for a weekend instead of a week was a generous way of meeting me halfway, and I’d love to say yes. But a weekend for you means one for each of your cousins. Then come their friends, then friends of those friends, and soon I’ll be asking strangers for a bed. So I’m afraid it has to be none of you. Come for my birthday! Aunt Patty',
    decidingWords: ['Then come their friends, then friends of those friends'],
    breaksAt: 'Then come their friends, then friends of those friends, and soon I’ll be asking strangers for a bed.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'It’s Aunt Patty’s cabin, and she wants to be fair to the cousins. But no friends have asked for anything, and she can lend it to Pete and still say no to strangers.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“None of you” is a hard answer, with nothing in between. But Aunt Patty doesn’t say that there are just two choices; her reason is a chain of guests that she imagines.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Pete’s idea meets his aunt halfway, and she likes that. She doesn’t argue that a weekend is right because it’s in between; she says no to it.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          '“Then come their friends, then friends of those friends,” writes Pete’s aunt. She gives no reason why lending the cabin to family means lending it to strangers.',
      },
    ],
  },
  {
    id: 'slippery-slope-cabin-week-sound',
    kind: 'sound',
    twinOf: 'slippery-slope-cabin-week',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Pete, Asking for the cabin for a weekend instead of a week was a generous way of meeting me halfway, and I’d love to say yes. But a weekend for you means one for each of your six cousins, because they want whatever you get and I’ve promised to treat you all alike. So it’s all of you or none, and just two weekends are free. Come for my birthday! Aunt Patty',
    decidingWords: ['they want whatever you get', 'I’ve promised to treat you all alike'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          'Pete’s weekend is a compromise, and his aunt calls it generous. She doesn’t treat it as right for that reason, since she turns it down.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'One weekend does grow into seven here. Yet the cousins want the same and Aunt Patty has promised to treat them alike, so she isn’t just imagining the steps.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“I’ve promised to treat you all alike,” Aunt Patty writes, and the cousins want “whatever you get.” So a weekend for Pete really means seven weekends, and she has two.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Aunt Patty leaves Pete just two choices, and that looks too strict. But her promise rules out lending the cabin to some of the seven and not to others.',
      },
    ],
  },
  {
    id: 'slippery-slope-second-homes',
    kind: 'spot',
    mirrorOf: 'slippery-slope-small-cabins',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'In her Saturday column, Nkechi, who leads the minority on the council, argues against a small tax on second homes. “A council that taxes second homes will tax yards next, then spare rooms, then first homes, until young families leave,” she writes. “We had a lucky run of three budgets without a new tax, and then came the parking meters that some blame for our empty stores.” The council votes on Tuesday.',
    decidingWords: ['will tax yards next, then spare rooms, then first homes'],
    breaksAt:
      '“A council that taxes second homes will tax yards next, then spare rooms, then first homes, until young families leave,” she writes.',
    options: [
      {
        label: 'false-cause',
        rationale:
          'Nkechi mentions that some people blame the parking meters for the empty stores. But she doesn’t say that they’re right, and her argument is about later taxes.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          'Three budgets are “a lucky run,” Nkechi writes. But she doesn’t say that a tax was due after them; her fear is about what this tax leads to.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'A council that taxes second homes “will tax yards next, then spare rooms, then first homes.” Nobody has proposed those taxes, and Nkechi gives no reason why this one leads to them.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s reasonable to have doubts about a new tax. But the council is voting on second homes, and nothing in Nkechi’s column shows that yards come next.',
      },
    ],
  },
  {
    id: 'slippery-slope-small-cabins',
    kind: 'spot',
    mirrorOf: 'slippery-slope-second-homes',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'In his Saturday column, Emre, who leads the majority on the council, argues against a small cabin by the water. “A council that permits one small cabin will permit a large one next, then a hotel, then a marina, until there’s no shore left,” he writes. “Most of you signed the petition to keep our building rule, and I grew up counting herons out there.” The council votes on Tuesday.',
    decidingWords: ['will permit a large one next, then a hotel, then a marina'],
    breaksAt:
      '“A council that permits one small cabin will permit a large one next, then a hotel, then a marina, until there’s no shore left,” he writes.',
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'Emre writes that a council that permits one cabin “will permit a large one next, then a hotel, then a marina.” He gives no reason why a small cabin leads to the rest.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“Most of you signed the petition” appeals to the majority of readers. Still, it isn’t Emre’s main reason; he’s against the cabin because of what he says will follow.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s possible that the shore will be built up someday. But just one cabin has been proposed, and Emre names nothing that connects it to a marina.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The herons of Emre’s childhood do touch the reader’s feelings. They come at the end, though, and his argument is a series of predictions.',
      },
    ],
  },
  {
    id: 'slippery-slope-eleven-o-clock',
    kind: 'spot',
    genre: 'thought',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Camila wants to stay out until eleven for the homecoming dance. It’s an hour past her curfew, it’s at school, and another mom is driving, but I know how this goes. If I give her eleven on Saturday, it’ll be midnight by Christmas, by spring she won’t tell us where she’s going, and by senior year we’ll be two people who pay for a phone she doesn’t answer. So I said ten, and she slammed the door, and I lay there and felt terrible.',
    decidingWords: ['it’ll be midnight by Christmas', 'we’ll be two people who pay for a phone she doesn’t answer'],
    breaksAt:
      'If I give her eleven on Saturday, it’ll be midnight by Christmas, by spring she won’t tell us where she’s going, and by senior year we’ll be two people who pay for a phone she doesn’t answer.',
    options: [
      {
        label: 'black-or-white',
        rationale:
          'There would have to be two choices offered as the only ones. This fear is about where a single yes will lead.',
      },
      { label: 'no-flaw', rationale: 'A ten o’clock rule may be fine. This reason for it is a chain of guesses.' },
      {
        label: 'straw-man',
        rationale:
          'Camila asked for one evening, and that is what her parent turns down. Her request isn’t swapped for another; what comes after it is imagined.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'One late dance is said to lead, step by step, to a daughter who is lost to them. Nothing shows why each step would follow, or why they couldn’t stop at any of them.',
      },
    ],
  },
  {
    id: 'slippery-slope-weight-shots',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Opinion: I’m glad the new weight-loss drugs help people with diabetes. But now a panel wants insurers to cover them for any adult whose doctor calls them overweight. We should say no. Cover the shots for adults, and teenagers will be on them within a few years. Then parents will want them for chubby second graders, gym classes will look pointless, and we’ll be a country that injects its children instead of sending them outside. Let’s keep coverage where it is.',
    decidingWords: ['teenagers will be on them within a few years', 'a country that injects its children'],
    breaksAt:
      'Then parents will want them for chubby second graders, gym classes will look pointless, and we’ll be a country that injects its children instead of sending them outside.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Fair questions about cost and safety exist. The column asks none of them and argues from a future it makes up.',
      },
      { label: 'middle-ground', rationale: 'Keeping today’s rule isn’t offered as a halfway point between two sides.' },
      {
        label: 'black-or-white',
        rationale:
          'The last line does set needles against playing outside. That is where the slide ends, though; the case rests on how we’re supposed to get there.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'From coverage for adults the writer slides to second graders on needles. Each step is only asserted, and each would need its own doctors, rules and parents to say yes.',
      },
    ],
  },
  {
    id: 'slippery-slope-minimum-payment',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Elise: I’ll just pay the minimum again this month, it’s only $150\nDerrick: On $6,000 at 27 percent you’re charged about $135 in interest a month. So $150 takes fifteen bucks off what you owe. One trip to the vet on that card and you owe more than when you started, and then the minimum goes up too\nElise: Ugh\nDerrick: Put the tax refund on it. Please',
    decidingWords: ['you’re charged about $135 in interest a month', '$150 takes fifteen bucks off what you owe'],
    options: [
      { label: 'middle-ground', rationale: 'Nobody looks for the truth halfway between two positions here.' },
      {
        label: 'slippery-slope',
        rationale:
          'It does go from one small payment to growing debt. What would make that a mistake, steps that nobody backs up, isn’t here; the numbers do the work.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Every step comes with its reason: the rate, the interest, the fifteen dollars that are left. It’s a chain, and it holds.',
      },
      {
        label: 'black-or-white',
        rationale: 'Derrick suggests one thing to do with the refund. He doesn’t say there are only two ways out.',
      },
    ],
  },
]
