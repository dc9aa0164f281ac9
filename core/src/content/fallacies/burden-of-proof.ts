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
      'Hi, gossip lovers! A lot of you wrote to ask where we got our story about the breakup, and knowing how much you care about these two, we think you deserve an answer. Since Thursday not one of you has sent us anything that shows they’re still together, so the story stands. See you on Friday. Team Spill',
    decidingWords: ['not one of you has sent us anything that shows they’re still together'],
    breaksAt:
      'Since Thursday not one of you has sent us anything that shows they’re still together, so the story stands.',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'One thing leading to another, all the way down, is what a slope needs. This is one claim about one couple.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Readers asked what the story rests on. They’re told that nobody has shown it to be wrong, and that’s no source.',
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
      'Tenants’ meeting, item 4. Barry (3C) said that the new phone antenna on the roof is making residents of the third floor ill. Gail asked who’s been ill and with what, and Barry said that he isn’t going to start naming names; when Helen asked if the city had measured anything, he said that he hasn’t had time to call. He did write to the phone company in May and tell them to show him that it isn’t making anybody ill. They’ve had six months and they haven’t shown it, he said, and that tells us that it’s making people ill. Gail asked for that to be in the minutes, and it is. The motion to hold back the roof fee carried, 11 to 6.',
    decidingWords: ['They’ve had six months and they haven’t shown it'],
    breaksAt:
      'They’ve had six months and they haven’t shown it, he said, and that tells us that it’s making people ill.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody says that the phone company does what it complains about. It doesn’t complain.',
      },
      {
        label: 'anecdotal',
        rationale: 'A story about one sick neighbor is what that needs. Barry won’t name even one.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Barry makes the claim, so it’s for him to say who’s ill and how he knows. A company that doesn’t answer a letter hasn’t confirmed anything.',
      },
      {
        label: 'special-pleading',
        rationale: 'He doesn’t want to be let off a rule. He wants others to do his work.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-sheet',
    slot: 'fallacy12',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“I’ve read the box and the whole web page, so how do you know that a $90 copper sheet makes Mom sleep better?” asked Evan.\n“You find me one study that says it doesn’t, and until then it does,” said Roxanne.',
    decidingWords: ['You find me one study that says it doesn’t'],
    breaksAt: '“You find me one study that says it doesn’t, and until then it does,” said Roxanne.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Evan isn’t told that he buys such things himself.',
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
          'Maybe nobody has ever tested that sheet. Roxanne says that it works, so it’s up to her to show why she thinks so.',
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
      'Welcome back, everybody. After I told you last week that my chatbot has feelings, several listeners wrote to ask how I know that. Well, not one of its engineers has shown that it doesn’t, and until they do, it does. Be considerate to yours!',
    decidingWords: ['not one of its engineers has shown that it doesn’t'],
    breaksAt: 'Well, not one of its engineers has shown that it doesn’t, and until they do, it does.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'To be that, he’d answer listeners with something that they do themselves. He doesn’t.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'A host who says that a chatbot has feelings has to give a reason for it. That nobody has shown the opposite is no reason, for feelings or against them.',
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
      'To everybody asking for an audit: Show me one dollar that’s missing. You’ve had three weeks and nobody has, which means that all of it is there. Transfers out are on pause until the 15th, and transfers in are open as usual. 🙏',
    decidingWords: ['You’ve had three weeks and nobody has'],
    breaksAt: 'You’ve had three weeks and nobody has, which means that all of it is there.',
    options: [
      {
        label: 'slippery-slope',
        rationale: 'He doesn’t warn that one audit would bring on another and then ruin.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The money is in his hands, so he’s the one who can show that it’s there. People on the outside can’t point to a missing dollar, and that tells us nothing.',
      },
      {
        label: 'black-or-white',
        rationale: 'A dollar is missing or it isn’t, and there’s no harm in saying so.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'He doesn’t say that he can’t picture a missing dollar.',
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
      'Meet the Huddle Clock! Set it for nine minutes, put it in the middle of the table, and your team will get twice as much done in a day. Does it really work? It does, because we’ve sold 40,000 of them and no customer has shown us that it doesn’t. $59, batteries included.',
    decidingWords: ['no customer has shown us that it doesn’t'],
    breaksAt: 'It does, because we’ve sold 40,000 of them and no customer has shown us that it doesn’t.',
    options: [
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“Twice as much” is the maker’s claim, and the maker has to back it up. Customers don’t run tests for a clock that costs $59.',
      },
      {
        label: 'black-or-white',
        rationale: 'Does the ad say that it’s the clock or chaos? It never lays out two choices.',
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
      'MAPLE READING CENTER\nDoes our color method help children with dyslexia? We’ve taught it in nine schools since 2012, from first grade all the way through high school. Nobody has ever come to us with a test showing that it doesn’t help, so we can tell you that it does. Lessons are $65 an hour, after school or on Saturdays, and your first one is free. Ask for Susan.',
    decidingWords: ['Nobody has ever come to us with a test showing that it doesn’t help'],
    breaksAt: 'Nobody has ever come to us with a test showing that it doesn’t help, so we can tell you that it does.',
    options: [
      {
        label: 'begging-the-question',
        rationale: '“It helps” isn’t taken for granted and then concluded. It’s concluded from other people’s silence.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'Can’t anyone imagine that it fails? The ad doesn’t say so.',
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
          'Nine schools is good experience, and the method may help. What’s missing is anything about how the children did.',
      },
    ],
  },
  {
    id: 'burden-of-proof-color-method-sound',
    twinOf: 'burden-of-proof-color-method',
    kind: 'sound',
    genre: 'ad',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'MAPLE READING CENTER\nDoes our color method help children with dyslexia? In 2023 the state university tested it with 600 of them, picking by lottery who’d get it. The half who got our method are now reading a full grade level ahead of the half who didn’t, so we can tell you that it does. Lessons are $65 an hour, after school or on Saturdays, and your first one is free. Ask for Susan.',
    decidingWords: ['picking by lottery who’d get it'],
    options: [
      {
        label: 'personal-incredulity',
        rationale: 'Being easy or hard to picture plays no part. The reason is a test.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'The center makes a claim and also backs it up. It doesn’t leave the work to those who doubt it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A lottery made the two halves alike, the university ran the test, and one half reads a full grade level ahead. That’s good support for saying that the method helps.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Saying the claim over again isn’t what the ad does. Its reason is a result that came out one way and not the other.',
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
      'Dear Heartsick, You told three friends that you’re expecting, and by Sunday your mother-in-law knew, which must have been awful for you. Isabel swears that she never said a word, but can she show you that she didn’t? You write that she can’t, and that makes Isabel the one who talked. Let her know that you’ve figured it out. Aunt Sue',
    decidingWords: ['You write that she can’t, and that makes Isabel the one who talked'],
    breaksAt: 'You write that she can’t, and that makes Isabel the one who talked.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'It’s natural to want to know who told. Three friends could have, and nothing here points to Isabel.',
      },
      {
        label: 'special-pleading',
        rationale: 'Isabel isn’t offering an excuse that others wouldn’t be given.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'No one can show that she never said something. Whoever accuses Isabel needs a sign that it was her.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Heartsick isn’t told that she spreads secrets, too.',
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
      'Dear Heartsick, You told three friends that you’re expecting, and by Sunday your mother-in-law knew, which must have been awful for you. Isabel swears that she never said a word, but can your mother-in-law show who did? You write that she showed you the message from Isabel, and that makes Isabel the one who talked. Let her know that you’ve figured it out. Aunt Sue',
    decidingWords: ['You write that she showed you the message from Isabel'],
    options: [
      {
        label: 'special-pleading',
        rationale: 'Isabel gets no special treatment, good or bad.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody’s own secrets are brought up against them.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Isabel isn’t asked to show that she kept quiet. There’s something that shows she didn’t.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'Isabel’s own message, sent to the person who found out, is a good reason to think that she told.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-lottery',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Last week I wrote in this column that the draft lottery was fixed for the Pilots, and my inbox hasn’t been the same since. Several of you asked for my source, so let me be straight with you. I don’t have a document, and I wasn’t in the room. I know that four reporters were, that an accounting firm weighed the balls, and that the league put the entire drawing online. But between the accountants’ office and that room there’s a ride across town in a van. The league hasn’t shown that nobody touched the balls on the way, and I’m telling you that somebody did. My editor thinks that I’ve lost my mind. You can write to her, too.',
    decidingWords: ['The league hasn’t shown that nobody touched the balls on the way'],
    breaksAt:
      'The league hasn’t shown that nobody touched the balls on the way, and I’m telling you that somebody did.',
    options: [
      {
        label: 'loaded-question',
        rationale: 'No question is put that readers can only answer by admitting something.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wondering about the van is fine, and so is asking for a camera in it. “Somebody did” is a charge, and there’s nothing behind it.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The writer makes the charge and has, by his own account, no source. That the league can’t account for each minute in a van doesn’t fill the gap.',
      },
      {
        label: 'black-or-white',
        rationale: 'He doesn’t shrink the matter to two choices and cross one off.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-reservoir',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Night Sky Watchers, let’s settle the three lights over the reservoir on May 9. I’ve written to the airport, the Air Force base and the weather office about them, and I gave each of the three a month to tell me what was up there. Two sent me form letters, and the base said that it doesn’t track everything that flies. In all this time not one of them has shown me that it wasn’t a craft from somewhere else, so that’s what it was.',
    decidingWords: ['not one of them has shown me that it wasn’t a craft'],
    breaksAt:
      'In all this time not one of them has shown me that it wasn’t a craft from somewhere else, so that’s what it was.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many club members believe in the craft isn’t mentioned.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“Nobody could tell me what it was” leaves the lights unexplained. Here it’s turned into an answer, and the writer offers nothing in its favor.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'The base and the airport are asked for help and can’t give it. They aren’t cited as saying that it was a craft.',
      },
      {
        label: 'no-flaw',
        rationale: 'Leaving the question open is what the replies allow. They don’t allow an answer.',
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
      'Janelle: There’s a scratch all down my passenger side\nLeo: That sucks. I didn’t do it\nJanelle: You park next to me\nLeo: So does whoever comes for 4B, and I was at my mom’s all weekend\nJanelle: Can you show me you didn’t? Bc until you do I’m putting you down as responsible and you can split the deductible w me',
    decidingWords: ['until you do I’m putting you down as responsible'],
    breaksAt: 'Bc until you do I’m putting you down as responsible and you can split the deductible w me',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Does either one answer a charge by pointing at the other’s faults? No, Leo just says where he was.',
      },
      {
        label: 'no-flaw',
        rationale: 'She’s right to be upset and to ask around. Parking next to her doesn’t show that he did it.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'It’s Janelle who says that Leo did it, so it’s on her to back that up. Instead he’s guilty until he shows that he isn’t.',
      },
      {
        label: 'special-pleading',
        rationale: 'She doesn’t ask for an exception to a rule that she holds others to.',
      },
    ],
  },
  {
    id: 'burden-of-proof-the-phones-listen',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'My phone listens to every word we say. People keep telling me that I get those ads for camping stoves because I looked at tents last month, or because my brother-in-law bought a stove on our Wi-Fi. Fine. But I’ve been asking since 2019, at work, online and at Thanksgiving, and not one person has been able to show me that the phone doesn’t listen. So it’s listening. I keep mine in the breadbox now, where it won’t hear anything interesting.',
    decidingWords: ['not one person has been able to show me that the phone doesn’t listen'],
    breaksAt: 'So it’s listening.',
    options: [
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'He makes the claim and then waits for others to disprove it. That they can’t, at a dinner table, isn’t evidence that it’s true.',
      },
      {
        label: 'false-cause',
        rationale:
          'He doesn’t point to something that he said and an ad that came after it. He rests on this: in all those years he hasn’t been shown to be wrong.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s a fair thing to wonder about, and it could be tested. Asking others to show that it isn’t so is not a test.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'He can imagine the other explanations well enough, and lists two. They just don’t count for him until somebody rules out his own.',
      },
    ],
  },
  {
    id: 'burden-of-proof-show-me-the-trial',
    kind: 'sound',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Skye (Pure Glow team): Hey girl!! Our greens powder reverses insulin resistance in 30 days, want in? 💚\nRania: My dad has diabetes so I’d love that to be true. Has it been tested on people? Do you have a link?\nSkye (Pure Glow team): We’re a small company, studies cost millions 😊\nRania: I get that. But it’s your claim, so it’s your job to back it up. Send me one if you ever do it and I’ll read it. Till then I’m going with what his doctor said',
    decidingWords: ['it’s your claim, so it’s your job to back it up'],
    options: [
      {
        label: 'special-pleading',
        rationale: 'Nobody asks to be excused from a rule.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Rania makes no claim of her own. She asks the one who does for support and offers to read it, which is just how it should go.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'It would be one if Rania said that the powder is useless until somebody shows otherwise. She only declines to buy.',
      },
      {
        label: 'tu-quoque',
        rationale: 'She doesn’t answer by pointing at Skye’s own failings.',
      },
    ],
  },
]
