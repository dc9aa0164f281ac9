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
    id: 'slippery-slope-mothers-cat',
    slot: 'fallacy4',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Tasha’s mother died in March and left her a cat, fourteen years old and half blind. At the owners’ meeting Tasha asked if she could keep him, although the building doesn’t allow pets. The head of the board said how sorry she was. If they let one cat stay, she explained, there’d be dogs on every floor by summer, and in five years nobody would buy an apartment here. Tasha was given until Sunday to find him another home.',
    decidingWords: ['fourteen years old and half blind'],
    breaksAt:
      'If they let one cat stay, she explained, there’d be dogs on every floor by summer, and in five years nobody would buy an apartment here.',
    options: [
      {
        label: 'black-or-white',
        rationale:
          'This cat and ruin aren’t offered as the only choices. The fear is of what’s supposed to come after him.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'From one old cat to apartments that nobody will buy is a long way, and no step comes with a reason. The board could allow this cat and stop there.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody looks for an answer halfway between two sides. The head of the board predicts ruin.',
      },
      {
        label: 'loaded-question',
        rationale: 'Tasha asks something plain and gets an answer. No false claim hides in a question.',
      },
    ],
  },
  {
    id: 'slippery-slope-sunday-wine',
    slot: 'q4',
    form: 'A',
    mirrorOf: 'slippery-slope-apple-juice',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Question 2, letting grocery stores sell wine on Sundays. I don’t drink myself, but I wouldn’t mind picking up a bottle when my in-laws come, because I never remember until Sunday morning. Still, think it through, Kelly, I tell myself. Wine on Sundays turns into whiskey on Sundays, and in ten years there won’t be anybody in this town who can hold down a job. I watched what drinking did to Dad. That’s a no from me, and on to Question 3.',
    decidingWords: ['letting grocery stores sell wine on Sundays'],
    breaksAt:
      'Wine on Sundays turns into whiskey on Sundays, and in ten years there won’t be anybody in this town who can hold down a job.',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Kelly doesn’t ask anybody to prove it won’t happen. It’s all told as a forecast.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'From wine to whiskey to ruin, each step needs a reason of its own, and there isn’t one. Whiskey isn’t in Question 2, and this town could still say no to it.',
      },
      {
        label: 'black-or-white',
        rationale: 'Steps in between aren’t left out. They’re lined up one after another.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'All of it is pictured, and much too easily. Nothing is rejected as hard to imagine.',
      },
    ],
  },
  {
    id: 'slippery-slope-skip-tuesday',
    slot: 'fallacy4',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Okay, fever’s 101 and it’s pouring, so I could skip one run. No. If I skip Tuesday I’ll skip Thursday, then I’ll quit the group, and by summer I’m on the couch smoking two packs a day. Shoes on.',
    decidingWords: ['I could skip one run'],
    breaksAt:
      'If I skip Tuesday I’ll skip Thursday, then I’ll quit the group, and by summer I’m on the couch smoking two packs a day.',
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'Skipping one run with a fever doesn’t lead to two packs a day. No reason ties the steps together, and Thursday is a new decision.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'No run of luck is about to turn. Skipping is a choice.',
      },
      {
        label: 'false-cause',
        rationale: 'This is about what’s to come. Nothing that already happened gets blamed on anything.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nothing is rejected as hard to believe. The couch is pictured all too easily.',
      },
    ],
  },
  {
    id: 'slippery-slope-home-fridays',
    slot: 'q4',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Thank you to the 31 of you who signed the letter about working from home on Fridays. I read all of it, including the page on May, when two teams tried it and got as much done as ever. I know some of you drive 90 minutes each way, and some of you pay more for day care than for rent. But Friday at home becomes Thursday and Friday at home, then nobody’s here at all, and in two years there’s no company to come back to. Fridays will stay as they are. If anyone would like to talk about it, my door is open on Monday afternoon from two until four. Mandy, Operations',
    decidingWords: ['got as much done as ever'],
    breaksAt:
      'But Friday at home becomes Thursday and Friday at home, then nobody’s here at all, and in two years there’s no company to come back to.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'The note doesn’t ask anything, so no answer can be a trap.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Nothing is called right for lying between two extremes. Mandy goes from one day at home all the way to an empty office.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'One day at home is turned down because of a chain that ends with no company at all. The company sets the schedule, and it can stop at Friday.',
      },
      {
        label: 'black-or-white',
        rationale:
          'A full office and an empty one aren’t said to be the only two choices. The note walks from one to the other in steps.',
      },
    ],
  },
  {
    id: 'slippery-slope-spell-check',
    slot: 'fallacy4',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Justin, whose English isn’t perfect, asked a science journal if he could have a chatbot fix the spelling in his paper. First it’s the spelling, the editor replied, then it’s the data, and in ten years there’ll be no scientists. So no, he couldn’t.',
    decidingWords: ['in ten years there’ll be no scientists'],
    breaksAt:
      'First it’s the spelling, the editor replied, then it’s the data, and in ten years there’ll be no scientists.',
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'A journal can allow help with spelling and forbid the rest. The editor jumps from spelling to the end of science without showing that one leads to the other.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Justin made a request, not a claim, so there’s nothing for him to back up.',
      },
      {
        label: 'black-or-white',
        rationale: 'The editor sees stages between spelling and the end. Nobody is held to two choices.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'The editor doesn’t doubt what a chatbot can do. It’s what comes next that’s feared.',
      },
    ],
  },
  {
    id: 'slippery-slope-apple-juice',
    slot: 'q4',
    form: 'C',
    mirrorOf: 'slippery-slope-sunday-wine',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Yes on 2! I’ve bought my wine on Saturdays for years, and it’s no trouble. But leave the Sunday ban alone and they’ll add Saturdays, then restaurants, and in ten years you’ll toast your daughter’s wedding with apple juice. Vote Tuesday.',
    decidingWords: ['it’s no trouble'],
    breaksAt:
      'But leave the Sunday ban alone and they’ll add Saturdays, then restaurants, and in ten years you’ll toast your daughter’s wedding with apple juice.',
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'Keeping an old rule is supposed to bring on one new ban after another. No reason is given for any of them, and each would be a new decision.',
      },
      {
        label: 'black-or-white',
        rationale: 'The dry wedding isn’t offered as the only other choice. It waits at the end of a row of steps.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'No one is told to show that it won’t happen. It’s simply foretold.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nothing is asked here. A loaded question needs a question with a claim inside.',
      },
    ],
  },
  {
    id: 'slippery-slope-recorded-lectures',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Guadalupe, who was close to failing chemistry, asked if she could record Professor Lund’s lectures, because she came straight from the night shift and kept nodding off. He was nice about it, and he could see that it would help her. But if he let her record, he said, by next month nobody would come to class, and in a few years there’d be no college. He wanted to keep his students, and he offered her his notes instead.',
    decidingWords: ['he could see that it would help her'],
    breaksAt:
      'But if he let her record, he said, by next month nobody would come to class, and in a few years there’d be no college.',
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'None of it strikes him as impossible. He has no trouble picturing the college gone.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'One student’s recordings are said to end in no college at all. He gives no reason why even the first step has to happen.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Luck, good or bad, doesn’t come into what he says.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wanting a full room is fair, and so is offering notes. His forecast has nothing to hold it up, though.',
      },
    ],
  },
  {
    id: 'slippery-slope-recorded-lectures-sound',
    twinOf: 'slippery-slope-recorded-lectures',
    kind: 'sound',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Guadalupe, who was close to failing chemistry, asked if she could record Professor Lund’s lectures, because she came straight from the night shift and kept nodding off. He was nice about it, and he could see that it would help her. But if he let her record, he said, by the college’s rules he’d have to let everybody. He’d done that in four classes, and those were half empty within a month while his others stayed full. He wanted to keep his students, and he offered her his notes instead.',
    decidingWords: [
      'by the college’s rules he’d have to let everybody',
      'those were half empty within a month while his others stayed full',
    ],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The first step is fixed by a rule, and the second he’s seen in four classes while his others stayed full. He goes no further than that.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'It does go from one student to a half-empty room. A rule and four classes tie the two together, and that’s what such a warning needs.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'He goes by what happened in four classes. No turn of luck is expected.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'He can picture it well, since he’s been through it.',
      },
    ],
  },
  {
    id: 'slippery-slope-lunch-with-ex',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Was I wrong to make a fuss? Derek’s ex-girlfriend is in town on Friday, and he asked if I’d mind if they had lunch. He’s never lied to me, and in six years there hasn’t been anything between them, not so much as a birthday card, but you know how it goes. Lunch turns into drinks, and by summer he’s moved out and I’m explaining to my mother why the wedding’s off. I told him I did mind, and although he’s being sweet about it, I can’t sleep.',
    decidingWords: ['in six years there hasn’t been anything between them'],
    breaksAt:
      'Lunch turns into drinks, and by summer he’s moved out and I’m explaining to my mother why the wedding’s off.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'She may mind a lunch for her own reasons. The one she gives is a chain of events that six quiet years make unlikely.',
      },
      {
        label: 'black-or-white',
        rationale: 'Lunch or no lunch is the choice that Derek really put to her. She doesn’t hide any others.',
      },
      {
        label: 'middle-ground',
        rationale: 'No point between two demands is called right. She just says that she minds.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'She goes from one lunch to a canceled wedding, and no step has anything behind it. Six years without so much as a card point the other way.',
      },
    ],
  },
  {
    id: 'slippery-slope-lunch-with-ex-sound',
    twinOf: 'slippery-slope-lunch-with-ex',
    kind: 'sound',
    genre: 'review',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Was I wrong to make a fuss? Derek’s ex-girlfriend is in town on Friday, and he asked if I’d mind if they had lunch. He’s never lied to me, and he told me about the last three times himself, so I know how it goes. Each time lunch turned into drinks and a night at her hotel, and last summer he moved out for a month and I had to explain it to my mother. I told him I did mind, and although he’s being sweet about it, I can’t sleep.',
    decidingWords: ['he told me about the last three times'],
    options: [
      {
        label: 'middle-ground',
        rationale: 'She isn’t looking for a point between his wish and hers.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Lunch, drinks and a night at the hotel do sound like a chain of fears. But this one has already happened, each of the last three times.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Her worry rests on what the same two people did the last three times. Everything she’s afraid of has happened before.',
      },
      {
        label: 'black-or-white',
        rationale: 'She was asked a plain yes-or-no question, and she answered it.',
      },
    ],
  },
  {
    id: 'slippery-slope-three-day-wait',
    mirrorOf: 'slippery-slope-carry-in-parks',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Dear Senator Whitt, I’ve been a hunter in this state since I was nine, and I’m writing about the bill for a three-day wait on gun sales. I’ve read it, all two pages. It exempts anyone who already has a permit, and the whole thing expires after four years. I could live with three days. But three days will become a month, and a month will become a list of everyone who owns a gun. Then they’ll go down the list and collect the handguns, and after that the deer rifles, and my grandson won’t ever sit in a tree stand with his father. Please vote no, and I’d be glad to talk at your next town hall. Tyrone Beck',
    decidingWords: ['I could live with three days', 'Then they’ll go down the list'],
    breaksAt: 'But three days will become a month, and a month will become a list of everyone who owns a gun.',
    options: [
      {
        label: 'false-cause',
        rationale: 'He looks ahead, not back. No past event gets blamed for another.',
      },
      {
        label: 'gamblers-fallacy',
        rationale: 'Laws aren’t drawn by lot, and he doesn’t say that one is due.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'He has little against the bill itself. He rejects it over a chain of steps from three days to no rifles at all, without showing why any would follow from the one before.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Some laws do open the way for others, and a writer can show how. Tyrone lists step after step and doesn’t show it for any of them.',
      },
    ],
  },
  {
    id: 'slippery-slope-carry-in-parks',
    mirrorOf: 'slippery-slope-three-day-wait',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Helen: Are you calling the senator about the parks bill\nDiego: What does it do\nHelen: If you have a carry permit you can have your gun with you in a state park, as long as it’s out of sight. You still need the class and the background check\nDiego: That’s it?\nHelen: For now. First it’s parks, then ball games and schools, and in ten years nobody needs a permit and people are pulling guns over parking spots\nDiego: I do take the kids to the lake a lot\nHelen: So tell them to vote no. They close at five',
    decidingWords: [
      'You still need the class and the background check',
      'First it’s parks, then ball games and schools',
    ],
    breaksAt:
      'First it’s parks, then ball games and schools, and in ten years nobody needs a permit and people are pulling guns over parking spots',
    options: [
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'The bill covers parks, for people with permits. Helen gets from there to guns drawn over parking spots, and gives no reason why any step leads to the next.',
      },
      {
        label: 'bandwagon',
        rationale: 'She doesn’t say that lots of people are calling, so it must be right.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Guns in parks may well be worth a fight, but she argues from schools and parking spots, which aren’t in the bill.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'It’s a scary picture. She reaches it by a string of steps, and that string is her reason.',
      },
    ],
  },
  {
    id: 'slippery-slope-two-weeks',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'AITA for telling my own brother no? Alonzo asked if he could sleep in our den for two weeks, until he gets the keys to his new apartment on the first. He showed me the lease. He’s been a mess since his divorce, so of course I wanted to say yes. But two weeks will be two months, and then his kids are here every weekend, and by next year Tina will have left me over it and I’ll be the one with a lawyer. So he’s sleeping in his truck, and I feel sick about it.',
    decidingWords: ['until he gets the keys to his new apartment on the first'],
    breaksAt:
      'But two weeks will be two months, and then his kids are here every weekend, and by next year Tina will have left me over it and I’ll be the one with a lawyer.',
    options: [
      {
        label: 'black-or-white',
        rationale:
          'Saying no and getting divorced aren’t put as the only two choices. The divorce comes at the end of a string of steps.',
      },
      {
        label: 'no-flaw',
        rationale: 'Having no room for him would be reason enough, but the reason given here is a chain of guesses.',
      },
      {
        label: 'straw-man',
        rationale:
          'Alonzo’s request is repeated just as he made it, two weeks. It’s what comes after that gets imagined.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'Two weeks in the den are supposed to end in a divorce. No step comes with a reason, and Alonzo has a lease that begins on the first.',
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
      'Opinion: I’m glad the new weight-loss drugs help people with diabetes, but now a panel wants insurers to cover them for any adult whose doctor prescribes them, and we should say no. Cover the shots for adults, and within a few years parents will be getting them for second graders. Then schools will hand them out with the milk, and we’ll be a country that injects its children instead of sending them outside. Let’s keep coverage where it is.',
    decidingWords: ['cover them for any adult whose doctor prescribes them'],
    breaksAt: 'Cover the shots for adults, and within a few years parents will be getting them for second graders.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'There are fair questions about cost and safety, but the column asks none of them and argues from a future it makes up.',
      },
      {
        label: 'middle-ground',
        rationale: 'Keeping today’s rule isn’t offered as a halfway point between two sides.',
      },
      {
        label: 'black-or-white',
        rationale:
          'The column does set shots against playing outside. That’s where the slide ends, though; the case rests on how we’re supposed to get there.',
      },
      {
        label: 'slippery-slope',
        right: true,
        rationale:
          'From coverage for adults the writer slides to shots for second graders, handed out in school. Each step is only asserted, and none comes with a reason.',
      },
    ],
  },
  {
    id: 'slippery-slope-minimum-payment',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Elise: I’ll just pay the minimum again this month, it’s only $150\nDerrick: On $6,000 at 27 percent you’re charged about $135 in interest a month. So $150 takes fifteen bucks off what you owe. One trip to the vet on that card and you owe more than when you started, and then they raise the minimum too\nElise: Ugh. I was going to get a couch with the tax refund\nDerrick: Use the refund to pay down the card. Please',
    decidingWords: ['you’re charged about $135 in interest a month', '$150 takes fifteen bucks off what you owe'],
    options: [
      {
        label: 'middle-ground',
        rationale: 'Nobody looks for the truth halfway between two positions here.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'It does go from one small payment to growing debt. A chain goes wrong when its steps have nothing behind them, and these have numbers.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The warning comes with its reasons: the rate, the interest, the fifteen dollars that come off. One vet bill really would undo that.',
      },
      {
        label: 'black-or-white',
        rationale: 'Derrick suggests one thing to do with the refund. He doesn’t say there are only two ways out.',
      },
    ],
  },
]
