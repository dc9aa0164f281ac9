import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'burden-of-proof',
  aliases: ['Shifting the Burden of Proof', 'Argument from Ignorance', 'Appeal to Ignorance'],
  category: 'informal',
  severity: 'high',
  keywords: ['evidence', 'unsupported claim', 'prove me wrong', 'disprove', 'ignorance', 'skeptic', 'default'],
  link: 'https://yourlogicalfallacyis.com/burden-of-proof',
  definition:
    'Making a claim without support and letting it stand until somebody else shows that it’s wrong. The work of backing up a claim belongs to the person who makes it.',
  gloss: '“Prove me wrong” replaces actual support.',
  neighbors: [
    {
      concept: 'personal-incredulity',
      tellApart: 'Is the reason that nobody has disproved it, or that the speaker can’t imagine otherwise?',
    },
    {
      concept: 'special-pleading',
      tellApart:
        'Are others told to prove the claim wrong, or is one case excused from a rule that applies to the rest?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Is everyone else told to prove it wrong, or does the reason already assume that it’s right?',
    },
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is the reason that nobody has disproved it, or that somebody important believes it?',
    },
    {
      concept: 'black-or-white',
      tellApart:
        'Does the claim win because nobody has disproved it, or because the only other choice offered was ruled out?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Octavio has buried copper wire around his peach trees and says it keeps the frost away. For nine hundred pesos he’ll do the same for Ximena’s orchard. “Have you compared trees with and without it?” she asks. He shakes his head. “In all these years nobody has shown that it doesn’t work. That’s good enough for me, and it ought to be for you.”',
    failingStep: 'nobody has shown that it doesn’t work. That’s good enough for me',
    why: 'Perhaps nobody has looked. The step turns a lack of checking into a point in the claim’s favor. Octavio makes the claim and wants money for it, so it’s up to him to make the comparison she asks about.',
  },
  soundWhen:
    '“Nothing was found” is evidence when people have looked where it would show: three engineers searched the bridge for cracks and saw none. And sometimes a rule decides who has to do the proving. In many courts, the accused doesn’t have to prove anything.',
  reply: '“I can’t show that it’s wrong, and I’m not saying it is. What convinced you? I’d be glad to look at that.”',
  evidence:
    'Walton (1996), Arguments from Ignorance (Pennsylvania State University Press). Walton (2014), Burden of Proof, Presumption and Argumentation (Cambridge University Press).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'burden-of-proof-the-breakup',
    slot: 'fallacy12',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Hey, Spill fans! A lot of you wrote to ask where we got our story about the breakup, and knowing how much you care about these two, we think you deserve an answer. Since Thursday not one of you has sent us anything that shows they’re still together, so the story stands. See you on Friday. Team Spill',
    decidingWords: ['not one of you has sent us anything that shows they’re still together'],
    breaksAt:
      'Since Thursday not one of you has sent us anything that shows they’re still together, so the story stands.',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'A slope needs one thing that leads to another, all the way down. This is one claim about one couple.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Readers asked what the story rests on. They’re told nobody has shown it’s wrong, and that’s no source.',
      },
      {
        label: 'black-or-white',
        rationale:
          'A couple is together or it isn’t, and that’s a fair way to see it. The trouble is how the page decides.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Team Spill has no trouble picturing the two of them together.',
      },
    ],
  },
  {
    id: 'burden-of-proof-third-floor',
    slot: 'q12',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Tenants’ meeting, item 4. Barry (3C) said the new phone antenna on the roof is making people on the third floor sick. Gail asked who’s been sick and with what, and Barry said he isn’t going to start naming names; when Helen asked if the city had measured anything, he said he hasn’t had time to call. He did write to the phone company in May and tell them to show him it isn’t making anybody sick. They’ve had six months and they haven’t shown it, he said, and that tells us what it’s doing to people. Gail asked for that to be in the minutes, and it is. The motion to hold back our rent until the antenna comes down carried, 11 to 6.',
    decidingWords: ['They’ve had six months and they haven’t shown it'],
    breaksAt: 'They’ve had six months and they haven’t shown it, he said, and that tells us what it’s doing to people.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody says the phone company does what it complains about. It doesn’t complain at all.',
      },
      {
        label: 'anecdotal',
        rationale: 'That would take a story about one sick neighbor. Barry won’t name even one.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'It’s Barry’s claim, so it’s for him to say who’s sick and how he knows. A company that hasn’t shown the opposite hasn’t confirmed anything.',
      },
      {
        label: 'special-pleading',
        rationale: 'Nobody asks to be let off a rule. Others are asked to do Barry’s work.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-sheet',
    slot: 'fallacy12',
    form: 'B',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'COPPER SHEET, $90. SLEEP BETTER TONIGHT!\nEvan: I’ve read this whole page, and it doesn’t say anywhere that it was ever tested. How do you know it works?\nRoxanne (seller): You find me one study that says it doesn’t, and until then it does.',
    decidingWords: ['You find me one study that says it doesn’t'],
    breaksAt: 'Roxanne (seller): You find me one study that says it doesn’t, and until then it does.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Evan’s own shopping isn’t brought up and held against him.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'No group is kept clean by leaving somebody out of it.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many other people own the sheet isn’t her reason.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Nothing on the page says anybody ever tested that sheet. Roxanne says it works, so it’s up to her to show that it does.',
      },
    ],
  },
  {
    id: 'burden-of-proof-chatbot-feelings',
    slot: 'q12',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Welcome back, everybody. After I told you last week that my chatbot has feelings, several listeners wrote to ask how I know that. Well, not one of its engineers has shown that it doesn’t, and until they do, it does. Be nice to yours!',
    decidingWords: ['not one of its engineers has shown that it doesn’t'],
    breaksAt: 'Well, not one of its engineers has shown that it doesn’t, and until they do, it does.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Listeners aren’t told that they make wild claims, too.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'A host who says a chatbot has feelings has to give a reason for it. “Nobody has shown that it doesn’t” isn’t one.',
      },
      {
        label: 'special-pleading',
        rationale: 'No rule is bent in favor of this one chatbot.',
      },
      {
        label: 'anecdotal',
        rationale: 'There’s no story of what the chatbot once said or did.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-audit',
    slot: 'fallacy12',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'To everybody asking us to have the exchange audited: Show me one coin that’s missing. You’ve had three weeks and nobody has, which means they’re all there. Withdrawals are on pause until the 15th, and deposits are open as usual. 🙏',
    decidingWords: ['You’ve had three weeks and nobody has'],
    breaksAt: 'You’ve had three weeks and nobody has, which means they’re all there.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'One audit isn’t said to lead to another and then to ruin.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The exchange holds the coins and says they’re all there, so it has to show it. People on the outside can’t see inside, so their silence means nothing.',
      },
      {
        label: 'black-or-white',
        rationale: 'A coin is missing or it isn’t, and there’s no third choice that was left out.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Nobody says a missing coin is hard to picture.',
      },
    ],
  },
  {
    id: 'burden-of-proof-huddle-clock',
    slot: 'q12',
    form: 'C',
    kind: 'spot',
    genre: 'ad',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Meet the Huddle Clock! Set it for nine minutes, put it in the middle of the table, and your team will get twice as much done in a day. Does it really work? It does, because we’ve sold 30,000 of them and no customer has shown us it doesn’t. $59, batteries included.',
    decidingWords: ['no customer has shown us it doesn’t'],
    breaksAt: 'It does, because we’ve sold 30,000 of them and no customer has shown us it doesn’t.',
    options: [
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“Twice as much” is the maker’s claim, and the maker has to back it up. Customers who haven’t shown the opposite may never have tried.',
      },
      {
        label: 'black-or-white',
        rationale: 'The ad never says there are only two choices, such as the clock or chaos.',
      },
      {
        label: 'slippery-slope',
        rationale: 'No chain of events is predicted, from a long meeting to a closed office.',
      },
      {
        label: 'loaded-question',
        rationale: '“Does it really work?” is what any buyer asks. It takes nothing for granted.',
      },
    ],
  },
  {
    id: 'burden-of-proof-color-method',
    kind: 'spot',
    genre: 'ad',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'MAPLE READING CENTER\nDoes our color method help children with dyslexia? We’ve taught it in nine schools since 2012, from first grade all the way through high school. Nobody has ever come to us with a test showing it doesn’t help, so we can tell you it does. Lessons are $65 an hour, after school or on Saturdays, and your first one is free. Ask for Susan.',
    decidingWords: ['Nobody has ever come to us with a test showing it doesn’t help'],
    breaksAt: 'Nobody has ever come to us with a test showing it doesn’t help, so we can tell you it does.',
    options: [
      {
        label: 'begging-the-question',
        rationale: '“It helps” isn’t taken for granted and then concluded. It’s concluded from other people’s silence.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Failure isn’t called hard to imagine. Nobody has shown it, and that’s the reason given.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Nobody may ever have run such a test. The center sells the method, so it’s the center that needs one in its favor.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine schools is a lot of experience, and the method may help. But what’s missing is anything about how the children did.',
      },
    ],
  },
  {
    id: 'burden-of-proof-color-method-sound',
    twinOf: 'burden-of-proof-color-method',
    kind: 'sound',
    genre: 'ad',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'MAPLE READING CENTER\nDoes our color method help children with dyslexia? In 2023 the state university tested it with 600 of them, picking by lottery who’d get it. The half who got our method are now reading a full grade level ahead of the half who didn’t, so we can tell you it does. Lessons are $65 an hour, after school or on Saturdays, and your first one is free. Ask for Susan.',
    decidingWords: ['picking by lottery who’d get it'],
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Nothing hangs on what anybody can or can’t picture. The reason is a test.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'The center makes a claim and also backs it up. It doesn’t leave the work to those who doubt it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A lottery makes the two halves much alike, and the half that got the method now reads a full grade level ahead. That’s good support for saying it helps.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The ad doesn’t just repeat its claim. Its reason is a test that could have come out the other way.',
      },
    ],
  },
  {
    id: 'burden-of-proof-aunt-sue',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Heartsick, You told three friends you’re expecting, and by Sunday your mother-in-law knew, which must have been awful for you. Isabel, who’s one of the three, swears she never said a word, but can she show you she didn’t? You write that she can’t, and that makes Isabel the one who talked. Let her know you’ve figured it out. Aunt Sue',
    decidingWords: ['You write that she can’t, and that makes Isabel the one who talked'],
    breaksAt: 'You write that she can’t, and that makes Isabel the one who talked.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'It’s natural to want to know who told. But three friends could have, and nothing here points to Isabel.',
      },
      {
        label: 'special-pleading',
        rationale: 'No friend is excused from a rule the others have to follow.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale: 'Nobody can show that a thing was never said. Whoever accuses Isabel needs a sign that it was her.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody answers by saying Heartsick spreads secrets, too.',
      },
    ],
  },
  {
    id: 'burden-of-proof-aunt-sue-sound',
    twinOf: 'burden-of-proof-aunt-sue',
    kind: 'sound',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Heartsick, You told three friends you’re expecting, and by Sunday your mother-in-law knew, which must have been awful for you. Isabel, who’s one of the three, swears she never said a word. But you write that your mother-in-law showed you the message with the news, and it’s from Isabel. That makes Isabel the one who talked. Let her know you’ve figured it out. Aunt Sue',
    decidingWords: ['your mother-in-law showed you the message with the news, and it’s from Isabel'],
    options: [
      {
        label: 'special-pleading',
        rationale: 'There’s no rule here, and nobody asks to be excused from one.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody’s own secrets are brought up against them.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Nobody has to show that she kept quiet. There’s a message that shows who didn’t.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The mother-in-law has a message, and it’s from Isabel. That’s a good reason to think Isabel’s the one who talked.',
      },
    ],
  },
  {
    id: 'burden-of-proof-half-of-this-page',
    mirrorOf: 'burden-of-proof-never-took-a-cent',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'From the “Yes to the Data Center” newsletter: You’ve all seen the crowd outside city hall, 60 people on a weekday with a drum and printed signs. Last week I wrote that a group from out of state is paying them to stand there, and I got some unfriendly mail about it. Ms. Torrance wants to know who told me. Well, in the same issue I offered half of this page to any protester who could show us that nobody’s paying them. I’ve checked my inbox every night for eight days, and the page is still all mine, so yes, they’re paid. Meanwhile this project is 140 jobs, and my son’s been out of work since May. See you at the vote on Monday. Nolan',
    decidingWords: ['any protester who could show us that nobody’s paying them'],
    breaksAt: 'I’ve checked my inbox every night for eight days, and the page is still all mine, so yes, they’re paid.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'The protesters aren’t asked anything they can only answer by admitting they’re paid.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s fair to wonder who pays for printed signs, but “they’re paid” is a charge, and nothing is offered to back it up.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Nolan makes the charge and names no source when asked. Protesters who ignore his offer haven’t admitted anything, and hardly anyone can show that money never came.',
      },
      {
        label: 'black-or-white',
        rationale: 'He doesn’t offer two choices and cross one off. His reason is an empty inbox.',
      },
    ],
  },
  {
    id: 'burden-of-proof-never-took-a-cent',
    mirrorOf: 'burden-of-proof-half-of-this-page',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Neighbors against the data center: Council member Keene voted for it on Monday, and I said on this page that the company had bought him. Some of you asked how I knew. So last night at the library I stood up and told him to show us he’s never taken a cent from those people, and all he could do was stand there and say he hadn’t. They bought him, everybody. It’s our wells they’re going to drain, and I want him out in November.',
    decidingWords: ['told him to show us he’s never taken a cent'],
    breaksAt: 'They bought him, everybody.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many neighbors think he was bought isn’t mentioned.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'An honest man couldn’t show on the spot that he never took a cent, either. Whoever says he was bought has to come up with some evidence.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No important person is quoted as saying that Keene took money.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Asking a council member about money is fair, but having no way to show that he’s clean isn’t the same as being bought.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-scratch',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Janelle: There’s a scratch all down my passenger side\nLeo: That sucks. I didn’t do it\nJanelle: You park next to me\nLeo: So does whoever’s visiting 4B, and I was at my mom’s all weekend\nJanelle: Can you show me you didn’t? Bc until you do, it was you, and I’m giving my insurance your name',
    decidingWords: ['until you do, it was you'],
    breaksAt: 'Bc until you do, it was you, and I’m giving my insurance your name',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Neither one answers a charge by pointing at the other’s faults. Leo just mentions another car and says where he was.',
      },
      {
        label: 'no-flaw',
        rationale: 'She’s right to be upset and to ask around, but parking next to her doesn’t show that he did it.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'It’s Janelle who says Leo did it, so it’s on her to back that up. Instead he’s guilty until he shows he isn’t.',
      },
      {
        label: 'special-pleading',
        rationale: 'She isn’t asking for an exception to a rule that others have to follow.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-phones-listen',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Comment: I don’t care what this article says. My phone listens to every word we say. People keep telling me I get those ads for camping stoves because I looked at tents last month, or because my brother-in-law bought a stove on our Wi-Fi. Fine. But I’ve been asking since 2019, at work, online and at Thanksgiving, and not one person has been able to show me the phone doesn’t listen. It’s listening, so it spends the night out in the garage now.',
    decidingWords: ['not one person has been able to show me the phone doesn’t listen'],
    breaksAt: 'It’s listening, so it spends the night out in the garage now.',
    options: [
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The writer makes the claim and then waits for others to show the opposite. That they can’t, at work or at Thanksgiving, doesn’t make it so.',
      },
      {
        label: 'false-cause',
        rationale:
          'That would mean tracing an ad to something said just before it. The reason given is that nobody has shown the opposite.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s a fair thing to wonder about, and it could be tested. Asking others to show it isn’t so is no test.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Other explanations are easy enough to imagine, and two get listed. The writer just won’t count them until somebody rules this one out.',
      },
    ],
  },
  {
    id: 'burden-of-proof-show-me-the-trial',
    kind: 'sound',
    genre: 'chat',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Skye (Pure Glow team): Hey girl!! Our greens powder reverses insulin resistance in 30 days, want in? 💚\nRania: My dad has diabetes so I’d love that to be true. Has it been tested on people? Do you have a link?\nSkye (Pure Glow team): Not yet! Studies cost millions 😊\nRania: I get that. But it’s your claim, so it’s your job to back it up. If you ever do a study, send it to me and I’ll read it. Till then I’m going with what his doctor said',
    decidingWords: ['it’s your claim, so it’s your job to back it up'],
    options: [
      {
        label: 'special-pleading',
        rationale: 'Skye says why there’s no study. She doesn’t say her powder should be excused from having one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She makes no claim about the powder. She asks the one who does for evidence and offers to read it, which is just how it should go.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Rania doesn’t call the powder useless and leave it to Skye to prove her wrong. She only declines to buy it.',
      },
      {
        label: 'tu-quoque',
        rationale: 'She doesn’t answer by pointing at Skye’s own failings.',
      },
    ],
  },
]
