import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Slippery Slope',
  aliases: ['Domino Fallacy', 'Thin End of the Wedge'],
  category: 'informal',
  severity: 'low',
  keywords: ['chain reaction', 'first step', 'domino', 'where will it end', 'prediction', 'worst case'],
  link: 'https://yourlogicalfallacyis.com/slippery-slope',
  definition:
    'Rejecting a small step because it will supposedly set off further steps that end badly, without showing why each one would follow from the one before.',
  neighbors: [
    {
      name: 'False Cause',
      tellApart:
        'Is someone predicting a chain of things still to come, or explaining something that already happened by what came along with it?',
    },
    {
      name: 'Black-or-White',
      tellApart:
        'Does the bad end wait at the far end of several steps, or is it offered as the only other choice right now?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'Does the case rest on one step leading to the next, or on a feeling that takes the place of reasons?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Is the bad end said to grow out of the proposal later, or passed off as the proposal itself?',
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
    'Warning of later steps is sound when something known ties them together. A doctor may tell a former smoker to turn down a single cigarette, because one so often leads back to a pack. That link has been seen in thousands of people, not just imagined.',
  reply:
    '“I see what you’re afraid of, and I don’t want that either. What would keep us from stopping after the first step? We could try it for a month and agree now on where the line is.”',
  evidence:
    'Walton (1992), Slippery Slope Arguments (Clarendon Press). Volokh (2003), “The Mechanisms of the Slippery Slope,” Harvard Law Review 116, on when one step really does help the next along.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'slippery-slope-pond-bench',
    slot: 'fallacy4',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Harlan’s note on the garden gate:\nA small bench by the pond sounds like a reasonable compromise, but a bench will bring picnics, picnics will bring music, and in two years we’ll have a fairground. Do you want that? Leave your yes or no below.',
    decidingWords: ['a bench will bring picnics, picnics will bring music'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'The vote is “yes or no,” true enough. Still, Harlan doesn’t say the choice is a bare pond or a fairground today; he gets to the fairground by way of picnics and music.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From “a bench will bring picnics, picnics will bring music” Harlan walks on to a fairground, and not one step comes with a reason. A bench can stay a bench.',
      },
      {
        text: 'Middle Ground',
        rationale:
          '“A reasonable compromise” is what Harlan calls the small bench he’s against. He never argues that halfway must be right.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Do you want that?” pushes, but it hides nothing. Harlan has spelled out what “that” is, and anyone can answer no without admitting a thing.',
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
    difficulty: 'medium',
    scenario:
      'Dear editors: You say readers asked for the crossword on page two, and I’d appreciate seeing their letters. But I can’t imagine trading news for games. Once games get page two, page three will follow, and then the reporters will leave. Please reconsider the decision. Soo-jin',
    decidingWords: ['page three will follow, and then the reporters will leave'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Asking to see the letters is fair, since the editors are the ones who brought them up. Soo-jin’s own case doesn’t lean on anybody’s lack of evidence.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'After one crossword, “page three will follow, and then the reporters will leave.” Why page three, and why the reporters? Nothing ties the steps together.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'News and games do sound like opposites here. But she doesn’t claim the paper has only those two choices; she sees it sliding from one to the other, page by page.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'When Soo-jin writes “I can’t imagine,” she means she dislikes the idea. She isn’t calling anything false for being hard to understand.',
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
    difficulty: 'easy',
    scenario:
      'Minutes, item 4: Torsten calls our eleven years without an accident a lucky streak, but he’s against an automatic rope for the beginners’ wall. One wall will lead to the next, then the knot class dies, and by 2031 we’ll be a gym full of strangers. He can’t see how the thing senses a fall, he adds, and his knee has hurt since the brochure came (laughter).',
    decidingWords: ['One wall will lead to the next', 'by 2031 we’ll be a gym full of strangers'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          '“One wall will lead to the next,” and a few steps later the gym is full of strangers. Torsten doesn’t say why the members can’t stop at one rope.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Eleven safe years get called “a lucky streak,” but nobody says an accident is due. Luck has nothing to do with the strangers in his forecast.',
      },
      {
        text: 'False Cause',
        rationale:
          'His knee did start hurting when the brochure came. That’s the joke, as the “(laughter)” shows, and his case against the rope is about the future.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Torsten does admit that he can’t see how the device works. He doesn’t conclude from this that it fails, though; what he fears is a gym where it works too well.',
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
      'Harbor Hotel staff handbook\nQ: Why can’t I trade shifts with a friend?\nA: We’d like to meet you halfway, and one trade a month seems reasonable. But one soon becomes ten, people stop trusting the schedule, and breakfast comes out late. Then the reviews turn sour, and within a year the rooms stand empty. So it’s a flat no.\nQ: Where do I park?\nA: Behind the laundry.',
    decidingWords: ['one soon becomes ten'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“Why can’t I trade shifts” does take something for granted, namely that trades aren’t allowed. They aren’t, so the question smuggles in nothing false or unproven.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Meeting “halfway” gets a mention, then gets turned down. The handbook doesn’t treat one trade a month as right for lying between two extremes.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'Between a traded shift and the empty rooms lie four more steps, starting with “one soon becomes ten.” A limit of one a month is waved away without a reason.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'A “flat no” does rule out every degree of yes. The reason for it, though, is a decline in stages, from trades to late breakfasts to empty rooms, not a list of two options.',
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
      'Greer: Could we round the bean heights to the nearest half centimeter? The stems sway more than that.\nAnders: Says who? Half this week, a whole one next week. By May we’d just write “tall” or “short,” and by June we’d invent the numbers. I can’t believe you’re asking.',
    decidingWords: ['Half this week, a whole one next week'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          '“Half this week, a whole one next week,” and by June they’re inventing data. Careful people can round to a half and stay there; Anders gives no reason why these two can’t.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Says who?” asks Greer to back up her remark about the stems, and it’s hers to back up. Anders builds his no on predictions, not on her silence.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Just “tall” or “short” makes two boxes, all right, but they’re just one stop on the way down, as he imagines it. He doesn’t offer Greer only two ways to measure.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Anders can’t believe she’s asking, which is a way of sounding shocked. Whether stems sway isn’t too hard for him to picture, and he doesn’t deny it.',
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
      'March 3. “Why pay it all today?” said the mechanic, offering to divide the bill in two without any interest. I can afford it one way or the other, and I couldn’t find a catch. But two payments for a repair become twelve for a sofa, and after that there’s a loan for a vacation, and before I know it I’m scared of my mailbox. I paid in full and rode home.',
    decidingWords: ['two payments for a repair become twelve for a sofa'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'The diary says that “two payments for a repair become twelve for a sofa,” then adds a loan and a dreaded mailbox. Nothing shows that one interest-free offer sets all that off.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Paying “one way or the other” leaves two ways, and those really are the ways on offer. Debt shows up in the diary only after a sofa and a vacation.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Not finding a catch is the diary’s one point in favor of the offer. The refusal doesn’t claim there must be a catch until someone shows there isn’t.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'The mechanic’s “Why pay it all today?” is a nudge toward two payments. It takes nothing unproven for granted, and the writer turns it down without trouble.',
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
      '“Nine essays on time, and then my luck runs out,” says Sana, and asks to hand in her tenth on Monday. “I don’t see how,” says Mr. Lindqvist. “If I take yours on Monday, I’ll soon be taking all thirty on Mondays. The grades will come late, then the report cards, and in two years families will be looking for another school.” She settles down at the window to finish her conclusion.',
    decidingWords: ['I’ll soon be taking all thirty on Mondays'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'Mr. Lindqvist’s “I don’t see how” is a polite no. He understands Monday perfectly well; it’s what he says comes after Monday that decides it.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'From one essay he gets to “I’ll soon be taking all thirty on Mondays” and then to a school that families leave. Nothing he says shows why any of it follows.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Sana does talk of luck running out after nine essays on time. She’s describing a bad week, and no one reasons that the tenth was due to be late.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A teacher may turn down late work, and the worry about grades sounds practical. Yet he knows of nothing that turns one late essay into thirty, let alone into empty classrooms.',
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
      '“Nine essays on time, and then my luck runs out,” says Sana, and asks to hand in her tenth on Monday. “I don’t see how,” says Mr. Lindqvist. “If I take yours on Monday, school rules say I have to take all thirty. My grades are due that day at eight, so they’d come late, and the report cards with them.” She settles down at the window to finish her conclusion.',
    decidingWords: ['school rules say I have to take all thirty', 'My grades are due that day at eight'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Each step is tied to the next: “school rules say I have to take all thirty,” and grades are due “that day at eight.” The chain is short, and none of it is guessed.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'One essay does lead to thirty, and then to late report cards. But a school rule and a deadline connect these steps, and he stops where they stop.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Luck comes up once, when Sana jokes about her nine essays on time. It plays no part in his answer, which goes by a rule and a due date.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'He says he doesn’t see how, and then he explains exactly why not. His no rests on the deadline at eight, not on a failure to understand something.',
      },
    ],
  },
  {
    id: 'slippery-slope-cabin-week',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Piet, a weekend instead of the entire week, as you suggest, is a generous way of splitting the difference, and I’d love to lend you the cabin. But a weekend for you means one for each of your cousins, then come their friends, then the friends of those, and eventually I’ll be asking strangers for a bed. So it’s all of you or none. Come for my birthday instead! Aunt Philippa',
    decidingWords: ['then come their friends, then the friends of those'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The cabin is hers to lend or keep, and fairness among cousins counts. But no one has asked on behalf of any friends, and she can turn down a stranger whatever she tells Piet.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“All of you or none” is where she ends up, and it is strict. What takes her there is a chain of guests, each bringing the next.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Splitting the difference is Piet’s idea, and the aunt finds it generous. She doesn’t argue that a weekend is right for being in between; she says no to it.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'Guests multiply on paper: “then come their friends, then the friends of those.” She gives no reason for it. She can lend the cabin to Piet and refuse a friend of a friend.',
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
      'Dear Piet, a weekend instead of the entire week, as you suggest, is a generous way of splitting the difference, and I’d love to lend you the cabin. But a weekend for you means one for each of your cousins, since all six want whatever you get, I’ve promised to treat you alike, and only two weekends are free. So it’s all of you or none. Come for my birthday instead! Aunt Philippa',
    decidingWords: ['all six want whatever you get', 'I’ve promised to treat you alike'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Piet’s weekend does lie halfway. His aunt likes it, but she doesn’t accept it for that reason, and in fact she doesn’t accept it at all.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'One weekend does turn into seven here. That isn’t a guess, though: the six have asked, the aunt has promised, and two free weekends can’t hold them.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“I’ve promised to treat you alike,” she writes, and “all six want whatever you get.” Given that, a weekend for Piet really does mean seven, and she has two.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'She does leave just two outcomes, and it looks too strict. Her promise to treat the seven alike is what rules out lending to some and not others.',
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
      '“A council that puts a two percent tax on second homes will tax the yard next, then the spare room, then the first home, until young families leave,” writes Nkechi, of the opposition. “Three budgets in a row without any new tax was a good run, and I don’t blame last year’s parking meters for the empty stores. But this proposal deserves a no on Tuesday.” Her column runs every Saturday.',
    decidingWords: ['will tax the yard next', 'then the spare room, then the first home'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'The meters and the empty stores stand side by side in Nkechi’s column, but she says outright that she doesn’t blame one for the other.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Three budgets in a row “was a good run,” and that does sound like luck. She doesn’t claim a tax was due after three quiet years; her worry starts with this one.',
      },
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'A council with one small tax “will tax the yard next,” and so on to the first home. None of these steps is planned, and nothing is said about what leads from one to another.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Not blaming the meters sounds fair-minded. But a vote on second homes is no vote on yards or spare rooms, and Nkechi names no reason to expect those.',
      },
    ],
  },
  {
    id: 'slippery-slope-small-cabins',
    kind: 'spot',
    mirrorOf: 'slippery-slope-second-homes',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“A council that permits one small cabin by the water will permit a large one next, then the hotel, then the marina, until there’s no shore left,” writes Emre, of the majority. “Most of you signed the petition to keep the building rule as it is, and I grew up counting herons out there. This proposal deserves a no on Tuesday.” His column runs every Saturday.',
    decidingWords: ['will permit a large one next, then the hotel, then the marina'],
    options: [
      {
        text: 'Slippery Slope',
        right: true,
        rationale:
          'A council that permits one cabin “will permit a large one next, then the hotel, then the marina.” Emre doesn’t say why the first leads to the rest.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Emre does mention that “Most of you signed.” He reminds readers where they stood, but his own case is what one cabin will lead to.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The shore may vanish someday, for all we know. Right now, though, a small cabin is the only thing proposed, and his column offers nothing that links it to a marina.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Those herons of his youth do tug at the heart. They take up half a sentence; the work of the column is done by a string of predictions.',
      },
    ],
  },
]
