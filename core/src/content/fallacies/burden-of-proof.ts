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
    id: 'burden-of-proof-winter-ferry',
    slot: 'fallacy12',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Several of you asked how we know that the ferry’s winter route is ending. We gave the company two weeks to show us that there’s no such plan, and it hasn’t, so our story stands. Is the island route next? It’s hard to picture a winter without boats.',
    decidingWords: ['asked how we know', 'gave the company two weeks to show us that there’s no such plan'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          '“Is the island route next?” looks further down the road. But by then the paper has said that “our story stands,” so the question isn’t a reason for it.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Readers “asked how we know,” and the paper “gave the company two weeks to show us that there’s no such plan.” But it’s the paper’s story, so the paper has to support it.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Either the route is ending or it isn’t, so there really are only two answers. What’s wrong is the paper’s reason for picking one: the company’s silence isn’t evidence.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'It’s “hard to picture” a winter without boats, the paper says. That’s only regret, and nobody says that the story is true or false because of it.',
      },
    ],
  },
  {
    id: 'burden-of-proof-inn-plaque',
    slot: 'q12',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“‘An inn stood here in 1540,’” Zainab reads to the plaque committee. Mr. Cooper, who never explained the 1610 on his own plaque at the mill, asks where the year comes from. The archive’s open to anyone, she says, and 1540 comes off the moment he finds a page that rules it out. A page, she adds, not one of his grandmother’s stories. Until then it stays, and the engraver starts on Friday.',
    decidingWords: ['where the year comes from', '1540 comes off the moment he finds a page that rules it out'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'It’s true that Mr. Cooper “never explained” the year on his own plaque. But Zainab doesn’t bring that up; she keeps her year because he hasn’t ruled it out.',
      },
      {
        label: 'anecdotal',
        rationale:
          'The stories of Mr. Cooper’s grandmother are mentioned. But Zainab doesn’t want to hear them, and she has no story of her own about 1540.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Zainab says that “1540 comes off the moment he finds a page that rules it out.” But the date is her claim, so she’s the one who has to find a page that supports it.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Zainab seems to go easy on her own date. But she isn’t asking for an exception to a rule; Mr. Cooper’s 1610 was never explained, either.',
      },
    ],
  },
  {
    id: 'burden-of-proof-cough-syrup',
    slot: 'fallacy12',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Tesfaye, Thank you for your question about the words “Safe for ages one and up” on our cough syrup. Three studies show that it helps adults, which no serious pharmacist doubts. As for small children, we’re aware of no study that shows any harm, so until there is one, it’s safe. Forty thousand families love it, and your own store’s syrup makes the same promise. Customer Care',
    decidingWords: ['aware of no study that shows any harm', 'until there is one, it’s safe'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Bringing up Mr. Tesfaye’s own store is a small jab. But it’s added at the end, and by then the maker has given another reason for “safe.”',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“No serious pharmacist” may sound like shutting out those who disagree. But that’s about adults, and the claim at issue is about small children.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Forty thousand families sound impressive. But they’re only said to “love it,” and the maker calls it safe for another reason: nobody has found any harm.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The maker is “aware of no study that shows any harm,” so “until there is one, it’s safe.” But nobody has shown that it’s safe for small children, and that’s the maker’s job.',
      },
    ],
  },
  {
    id: 'burden-of-proof-office-mail',
    slot: 'q12',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Anjali: Somebody outside is reading our office email\nKayla: What makes you think so?\nAnjali: Can you show me that nobody got in this year?\nKayla: No, the logs get deleted after 30 days. You said that was OK\nAnjali: Then I’m telling our customers we’ve been hacked\nKayla: My cousin’s company did that once, and it was just a printer bug\nAnjali: The letter goes out at noon. No board vote this time',
    decidingWords: ['What makes you think so?', 'Can you show me that nobody got in this year?'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          '“You said that was OK” puts some of the blame on Anjali. But it only explains why the logs are gone; Kayla doesn’t use it to decide whether anybody got in.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“What makes you think so?” gets no answer except “Can you show me that nobody got in this year?” It’s Anjali’s claim, and deleted logs don’t support it.',
      },
      {
        label: 'special-pleading',
        rationale:
          '“No board vote this time” does make an exception. But that’s about sending the letter, and by then Anjali has already made up her mind about the email.',
      },
      {
        label: 'anecdotal',
        rationale:
          'A printer bug at her cousin’s company is one story. Kayla tells it as a warning, and Anjali’s claim doesn’t rest on it.',
      },
    ],
  },
  {
    id: 'burden-of-proof-painted-stairs',
    slot: 'fallacy12',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'The painter bills Marisol for forty-one hours in her stairwell; she’d expected thirty. He keeps no time sheet, but he’ll take off any hours she can show he wasn’t there. She can’t believe stairs take so long, but start with one coat, he says, and there’s no stopping.',
    decidingWords: ['he’ll take off any hours she can show he wasn’t there'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'One coat and then “no stopping” describes one thing leading to another. That’s only talk about painting, and the forty-one hours don’t rest on it.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The painter has no time sheet, but “he’ll take off any hours she can show he wasn’t there.” It’s his bill, so he’s the one who has to show his hours.',
      },
      {
        label: 'black-or-white',
        rationale:
          'For each hour, either the painter was there or he wasn’t, so there really are just two answers. What’s missing is any record that he was.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Marisol “can’t believe stairs take so long,” and that’s only a feeling. But it decides nothing; the bill stands until she shows that the painter wasn’t there.',
      },
    ],
  },
  {
    id: 'burden-of-proof-price-list',
    slot: 'q12',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Brandon, Our price list has turned up at another firm, and I’ve noted in your file that it came from you. You ask what I’m basing that on. Bring me something that shows it came from somebody else, and I’ll remove the note at once. Have you ever known me to be unfair? First it’s prices and then it’s clients, so I can’t let this go. Mrs. Miller',
    decidingWords: ['You ask what I’m basing that on', 'Bring me something that shows it came from somebody else'],
    options: [
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“You ask what I’m basing that on,” Mrs. Miller writes, and answers, “Bring me something that shows it came from somebody else.” But she made the charge, so she has to support it.',
      },
      {
        label: 'black-or-white',
        rationale:
          'The list came from Brandon or from somebody else, and that covers it. No third answer is left out; what’s missing is a reason to blame him.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“First it’s prices and then it’s clients” predicts worse to come. That’s Mrs. Miller’s reason for being strict, and it isn’t her reason for blaming him.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Have you ever known me to be unfair?” is a pointed question. But Mrs. Miller’s charge isn’t hidden in it, because she’s already written it in Brandon’s file.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Is there lead in the paint in the music room?” Heather asks the principal at back-to-school night. “There isn’t, and I can’t imagine the builders using it,” the principal answers. “We’ve had that room for ninety years, and in all that time not one parent has brought us a test that found any. Clean paint is clean paint.” She writes “no lead” on the board and calls on the next parent.',
    decidingWords: ['not one parent has brought us a test'],
    breaksAt:
      '“We’ve had that room for ninety years, and in all that time not one parent has brought us a test that found any.',
    options: [
      {
        label: 'begging-the-question',
        rationale:
          '“Clean paint is clean paint” does say the same thing twice. But the principal has just given a reason: no parent has brought a test that found lead.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'She “can’t imagine” that the builders used lead. That’s said in passing, and her answer rests on ninety years without a bad test.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'She says that “not one parent has brought us a test.” But testing the paint isn’t up to parents; the school says that there’s no lead, so the school has to test.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Ninety years without a finding can mean something when people have looked. But the principal doesn’t say that anybody tested this paint.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room-sound',
    twinOf: 'burden-of-proof-music-room',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Is there lead in the paint in the music room?” Heather asks the principal at back-to-school night. “There isn’t, and I can’t imagine the builders using it,” the principal answers. “We’ve had that room for ninety years, so the city lab tested each wall and the ceiling, and not one sample had any. Clean paint is clean paint.” She writes “no lead” on the board and calls on the next parent.',
    decidingWords: ['the city lab tested each wall and the ceiling, and not one sample had any'],
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          'The principal’s “I can’t imagine the builders using it” is only a guess. But her answer rests on the lab’s samples, which she mentions next.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“Not one sample had any” may sound like arguing from a lack of evidence. But the city lab tested each wall and the ceiling, so finding none is evidence.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The principal says there’s no lead, so it’s up to the school to show it. It did: “the city lab tested each wall and the ceiling, and not one sample had any.”',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Saying that clean paint is clean paint adds nothing. But the principal doesn’t need that line; her reason is the lab’s samples, and those come from the paint itself.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Lotte and Callum are clearing out their grandmother’s apartment. Grandma meant the clock for her, says Lotte, though she never wrote it down. Besides, Callum took the piano. Lotte says she’ll give up the clock if he can find a line in Grandma’s letters that leaves it to somebody else. He reads them until evening and finds no such line, so Lotte takes the clock home in her car.',
    decidingWords: ['if he can find a line in Grandma’s letters that leaves it to somebody else'],
    breaksAt:
      'Lotte says she’ll give up the clock if he can find a line in Grandma’s letters that leaves it to somebody else.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Nothing in the letters goes against Lotte, and her offer sounds generous. But nothing in them backs her up, either, and she leaves the search to Callum.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Lotte takes the clock before anything is settled, so she may seem to bend a rule. But she doesn’t ask for an exception; she says that the clock was meant for her.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'Lotte will give up the clock “if he can find a line in Grandma’s letters that leaves it to somebody else.” But it’s her claim, so she’s the one to support it.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Lotte does hold the piano against Callum. But that isn’t how she gets the clock; she gets it because he finds no line.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock-sound',
    twinOf: 'burden-of-proof-grandma-clock',
    kind: 'sound',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Lotte and Callum are clearing out their grandmother’s apartment. Grandma’s will divides everything evenly, except for gifts put in writing. Grandma meant the clock for her, says Lotte, and besides, Callum took the piano. The clock’s hers, says Callum, if she can find the written line that the will requires. She reads Grandma’s letters until evening and finds no such line, so the clock goes on the list of things to share.',
    decidingWords: ['except for gifts put in writing', 'if she can find the written line that the will requires'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'Lotte hopes for an exception, and the will does allow one. But no line turns up, so the clock is shared like everything else.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'The piano is a jab at Callum. But it doesn’t decide who gets the clock; what decides it is that no written line turns up.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Lotte has to do the searching, and Callum doesn’t help. That’s fair, because she’s the one who claims a gift, and the will requires that it be in writing.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The will shares things evenly “except for gifts put in writing.” Lotte claims such a gift, so it’s fair that she has to find the line.',
      },
    ],
  },
  {
    id: 'burden-of-proof-lane-four',
    kind: 'spot',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Coach Dunn: Lane four’s the fast one in your pool. Your own kids get it, right?\nThandi: We draw lots. What makes you say that?\nCoach Dunn: I haven’t timed anything. But you’ve got ten years of results. Show me four’s no faster than the rest and I’ll drop it\nThandi: That’d take me a week\nCoach Dunn: It’s either fast or it isn’t. Till you’ve shown me, it’s fast',
    decidingWords: ['I haven’t timed anything', 'Show me four’s no faster than the rest and I’ll drop it'],
    breaksAt: 'Show me four’s no faster than the rest and I’ll drop it',
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“Your own kids get it, right?” is a sly thing to ask. But Thandi corrects it at once, and the coach’s claim about the lane doesn’t depend on it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Ten years of results exist, so it’s sensible to look at them. But the coach wants his claim to count now, before anyone has looked.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          '“I haven’t timed anything,” the coach admits. Then he says, “Show me four’s no faster than the rest and I’ll drop it.” It’s his claim, but he leaves the checking to Thandi.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“It’s either fast or it isn’t” sounds like too short a list. But the lane has to be one or the other; what’s missing is a reason to call it fast.',
      },
    ],
  },
  {
    id: 'burden-of-proof-marmot-whistle',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Editor: Reviewer two asks what supports our reading of the third marmot whistle as a greeting. In eight years no colleague, not even the field’s founders, has shown that it’s anything else. We’ve therefore dropped the question mark from our table, which most labs now use.',
    decidingWords: ['asks what supports our reading', 'has shown that it’s anything else'],
    breaksAt: 'In eight years no colleague, not even the field’s founders, has shown that it’s anything else.',
    options: [
      {
        label: 'bandwagon',
        rationale:
          '“Most labs now use” the table, and that sounds like a vote. But the authors dropped the question mark for another reason, one they’ve already given.',
      },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'The reviewer “asks what supports our reading,” and the authors answer that nobody “has shown that it’s anything else.” But that isn’t support, and it’s up to them to provide some.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Big names come up, “the field’s founders.” But the authors don’t say that the founders agree with them; they say that not even the founders have ruled out a greeting.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A reading that’s survived eight years of tests deserves some trust. But the letter doesn’t mention a single test, by the authors or by anyone else.',
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
      { label: 'tu-quoque', rationale: 'Nobody answers a charge by pointing at the other one’s faults.' },
      { label: 'no-flaw', rationale: 'She’s right to be upset and to ask around. Parking next to her isn’t proof.' },
      {
        label: 'burden-of-proof',
        right: true,
        rationale:
          'It’s Janelle who says that Leo did it, so it’s on her to back that up. Instead he’s guilty until he shows that he isn’t.',
      },
      { label: 'special-pleading', rationale: 'She doesn’t ask for an exception to a rule that she holds others to.' },
    ],
  },
  {
    id: 'burden-of-proof-the-phones-listen',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'I said “camping stove” out loud on Monday and I got an ad for one on Tuesday. People keep telling me that’s because I looked at tents last month, or because my brother-in-law bought one on our Wi-Fi. Fine. But I’ve been asking since 2019, at work, online, at Thanksgiving, and not one person has been able to show me that the phone doesn’t listen. So it listens. I keep mine in the breadbox now.',
    decidingWords: ['not one person has been able to show me that the phone doesn’t listen'],
    breaksAt: 'So it listens.',
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
          'The stove and the ad do come one after the other. What he rests on in the end, though, is that nobody has proved him wrong.',
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
      { label: 'special-pleading', rationale: 'Nobody asks to be excused from a rule.' },
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
      { label: 'tu-quoque', rationale: 'She doesn’t answer by pointing at Skye’s own failings.' },
    ],
  },
]
