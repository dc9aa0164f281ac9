import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'straw-man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['distortion', 'exaggeration', 'misquote', 'caricature', 'putting words in someone’s mouth', 'debate'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition:
    'Answering a weaker or more extreme version of what someone said, because that version is easier to beat. When the argument is over, the real claim hasn’t been touched.',
  gloss: 'Attacks a claim that nobody made.',
  neighbors: [
    {
      concept: 'slippery-slope',
      tellApart:
        'Is the extreme version said to be what the other side wants now, or what their plan will lead to later?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Is a false claim pinned on someone in a reply, or hidden inside a question they have to answer?',
    },
    {
      concept: 'black-or-white',
      tellApart: 'Was the other view twisted into something nobody said, or were the choices cut down to two?',
    },
    {
      concept: 'ambiguity',
      tellApart: 'Was a whole position swapped for another, or did one word quietly change its meaning?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Was the claim swapped for one nobody made, or called false because it was argued badly?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At a tenants’ meeting in Cleveland, Farida asked for the courtyard lights to go off at midnight instead of burning until dawn, because they shine into her baby’s room. Steve stood up. “My mother’s eighty-one, and she walks home from the nine o’clock bus,” he said. “I can’t agree to leave this courtyard dark all evening. Somebody’s going to fall.” Several people nodded.',
    failingStep: 'I can’t agree to leave this courtyard dark all evening',
    why: 'Nobody asked for a dark evening. Farida was talking about the hours after midnight, when Steve’s mother has long been home. To answer Farida, he needs something to say about those hours.',
  },
  soundWhen:
    'It’s fair to look for the weak spot in what someone really said. It’s also fair to ask how far they’d take it, as long as you wait for the answer: “Does ‘no phones on the trip’ include Amir, who checks his blood sugar with his?”',
  reply:
    '“I agree, a dark evening would be bad. I meant from midnight on. What do you think of that?” Grant what you can, then go back to your own words.',
  evidence:
    'Walton (1996), “The Straw Man Fallacy,” in Logic and Argumentation (North-Holland). Talisse & Aikin (2006), “Two Forms of the Straw Man,” Argumentation 20.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'straw-man-monday-briefing',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Staff meeting, item four: Nkechi, who said she’d been late twice this month herself, asked to move the Monday briefing from 8:00 to 8:30 so that parents can drop off their kids. Jeff replied that he couldn’t agree to scrap the briefing. Who remembered the chaotic year without one? Three hands went up. Lena offered 8:15 as a compromise, but time was up, so the briefing stays at 8:00.',
    decidingWords: ['move the Monday briefing from 8:00 to 8:30', 'couldn’t agree to scrap the briefing'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Nkechi has been late twice, and she says so herself. But Jeff doesn’t hold that against her; he talks about the year without a briefing.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Jeff does ask the group a pointed question. But there really was such a year, so his question doesn’t assume anything false.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Lena’s 8:15 lies halfway between the two times. It’s just an offer, however, and she doesn’t say that halfway must be right.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Nkechi wants to “move the Monday briefing from 8:00 to 8:30.” Jeff says that he “couldn’t agree to scrap the briefing,” but she hasn’t suggested that.',
      },
    ],
  },
  {
    id: 'straw-man-weekday-cake',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Mom: Can I give Dario fruit after school and save the cake for Saturdays? Grapes are a treat, too.\nReid: Sorry, Mom. Frosting’s one of the real joys of childhood, and no kid of mine’s growing up without cake.\nMom: OK. Does he get out at three?',
    decidingWords: ['save the cake for Saturdays', 'no kid of mine’s growing up without cake'],
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'His mother wants to “save the cake for Saturdays.” Reid answers that “no kid of mine’s growing up without cake,” but a childhood without cake isn’t her plan.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“One of the real joys” may sound like ruling out the rest. But Reid doesn’t say that other joys don’t count, and he isn’t shutting out any awkward case.',
      },
      {
        label: 'composition-division',
        rationale:
          'School afternoons are just part of a childhood. Reid doesn’t argue from the part to the whole, though; he leaves out the Saturdays.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Grapes are a treat, too” uses one word for grapes and cake, but it means the same thing for both. What Reid changes is his mother’s plan.',
      },
    ],
  },
  {
    id: 'straw-man-glowing-bacteria',
    slot: 'fallacy1',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Darnell’s slide read, “Some bacteria begin to glow once enough others are near.” Greer started her reply with a pun on the word “culture.” Bacteria have no brain, she went on, so they can’t want or plan anything, and no serious biologist says they can. The audience clapped.',
    decidingWords: ['begin to glow once enough others are near', 'they can’t want or plan anything'],
    options: [
      {
        label: 'begging-the-question',
        rationale:
          'Greer’s conclusion is so obvious that it seems to prove itself. Yet she gives a separate reason for it, that bacteria have no brain.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“No serious biologist” does suggest that those who disagree don’t count. But nobody has named a biologist who disagrees, so Greer isn’t shutting one out.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Greer’s pun plays on two meanings of “culture.” Still, it’s over before she argues, and no word in her argument changes its meaning.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'All the slide says is that some bacteria “begin to glow once enough others are near.” Greer shows that “they can’t want or plan anything,” but Darnell didn’t say that they can.',
      },
    ],
  },
  {
    id: 'straw-man-canteen-line',
    slot: 'q1',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To the school paper: The lunch line used to close at 1:00, but now it stays open until 1:40, so half of us are late for fifth period. Let’s close it at 1:20. Priscilla, tenth grade\nThe editors reply: Don’t close our cafeteria! Have you ever tried to learn on an empty stomach? On page 2 you’ll find four good reasons for hot food at school.',
    decidingWords: ['Let’s close it at 1:20', 'Don’t close our cafeteria!'],
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          '“Let’s close it at 1:20” is about the lunch line. The editors answer, “Don’t close our cafeteria!” and defend hot food, but Priscilla has nothing against the cafeteria or hot food.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Priscilla’s 1:20 lies halfway between the old time and the new one. But her reason is getting to fifth period on time, not that halfway must be right.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Have you ever tried to learn on an empty stomach?” is meant to make a point. Readers can simply say yes or no, because it doesn’t assume anything false.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Reading the editors, you’d think the choice was hot food or hunger. Their mistake is a different one: they answer a plan that isn’t Priscilla’s.',
      },
    ],
  },
  {
    id: 'straw-man-two-signatures',
    slot: 'fallacy1',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'When Kwame was treasurer of the hiking club, he once paid $1,900 for a $190 tent. Now he wants two signatures on any check over $500, in case a number gets misread. At the June meeting the new treasurer answered him by showing, receipt by receipt, that not one cent had been stolen. Would anybody care to see the bank statements? Nobody would, and a motion for a $1,000 limit was put off until July.',
    decidingWords: ['in case a number gets misread', 'that not one cent had been stolen'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          'A limit of $1,000 does meet Kwame partway. But nobody says that it’s right because it’s a compromise, and the motion is put off.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Kwame wants two signatures “in case a number gets misread.” The treasurer shows “that not one cent had been stolen,” but Kwame was talking about mistakes and not about theft.',
      },
      {
        label: 'loaded-question',
        rationale:
          '“Would anybody care to see the bank statements?” is a little pointed. Still, it doesn’t assume anything false, and people can simply say no.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Kwame once made an expensive mistake himself, and that would be easy to throw back at him. But the new treasurer doesn’t bring it up.',
      },
    ],
  },
  {
    id: 'straw-man-shoe-box',
    slot: 'q1',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'To the track club newsletter: Emeka, who just joined us, says about a third of our improvement came from our new shoes. (He’s since fixed a slip in his math.) Well, it takes more than new shoes to run times like ours. We ran Quarry Hill through ten weeks of sleet, some of us in tears, and the strength tests posted by the lockers show what it did for us, so Emeka’s wrong. Travis',
    decidingWords: ['about a third of our improvement', 'it takes more than new shoes'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'Sleet and tears do appeal to the reader’s feelings. But Travis also has the strength tests, and those are real evidence, although for something Emeka doesn’t deny.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Who just joined us” is a small dig at a newcomer. But Travis argues from the hill and the tests, not from how new Emeka is.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Emeka did make a slip in his math. But Travis says that it’s fixed, so it isn’t why he calls Emeka wrong.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Emeka said that the shoes brought “about a third of our improvement.” When Travis says “it takes more than new shoes,” he’s answering someone who gives them all the credit.',
      },
    ],
  },
  {
    id: 'straw-man-stone-bridge',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'From our opinion page: Our mayor, Yolanda Roy, plans to keep heavy trucks off the old stone bridge until it’s repaired. But a bridge is for crossing, and with this one closed, the school bus would have to go around by the dam. That’s forty minutes each way, and we can’t support that plan. The cracks are no light matter, but the county engineer says they’re no danger to cars and buses.',
    decidingWords: ['heavy trucks off the old stone bridge', 'with this one closed'],
    breaksAt:
      'But a bridge is for crossing, and with this one closed, the school bus would have to go around by the dam.',
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“No light matter” is close to a pun on heavy trucks. But no word means one thing in the mayor’s plan and another in the paper’s answer.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          '“Keep heavy trucks off the old stone bridge” is the plan, so the school bus can still cross. The paper argues against closing the bridge, which nobody has proposed.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A detour of forty minutes is a fair thing to worry about. But under this plan no bus has to take it, because only heavy trucks are kept off.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“A bridge is for crossing” doesn’t prove anything by itself. The paper has a separate reason, however, and that’s the long way around by the dam.',
      },
    ],
  },
  {
    id: 'straw-man-stone-bridge-sound',
    kind: 'sound',
    twinOf: 'straw-man-stone-bridge',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'From our opinion page: Our mayor, Yolanda Roy, plans to close the old stone bridge to all traffic until it’s repaired. But a bridge is for crossing, and with this one closed, the school bus would have to go around by the dam. That’s forty minutes each way, and we can’t support that plan. The cracks are no light matter, but the county engineer says they’re no danger to cars and buses.',
    decidingWords: ['close the old stone bridge to all traffic', 'with this one closed'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The mayor’s plan is to “close the old stone bridge to all traffic.” So the paper answers the real plan, and it names a cost and cites an expert’s opinion.',
      },
      {
        label: 'straw-man',
        rationale:
          'Bringing up the school bus makes the mayor’s plan sound harsh. But all traffic includes the school bus, so the detour does follow from her plan.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Saying that “a bridge is for crossing” can look like assuming the answer. But the detour and the engineer’s opinion are separate reasons.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“No light matter” comes close to a pun on the weight of cars and buses. But nothing depends on it, and closing the bridge means the same thing to the mayor and the paper.',
      },
    ],
  },
  {
    id: 'straw-man-six-not-four',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Tariq, a nurse on the night shift, suggested taking stable patients’ blood pressure at six instead of four so that they could sleep. “We can’t drop the checks,” said Gloria, who runs the unit. “Do you know what those numbers are for? The doctors set each dose by them, and without them they’d be guessing.” Tariq nodded and went back to his rounds.',
    decidingWords: ['at six instead of four', 'We can’t drop the checks'],
    breaksAt: '“We can’t drop the checks,” said Gloria, who runs the unit.',
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“Do you know what those numbers are for?” does sound like a reproach. But it doesn’t assume anything false, and Gloria goes on to answer it herself.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The doctors do need the numbers, so her reason is true and important. But Tariq wants them to have the numbers, too, just two hours later.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Gloria does contrast checks with guessing, and doctors without any numbers really do have to guess. Her mistake is to think that Tariq wants none.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Tariq suggested a check “at six instead of four.” Gloria answers, “We can’t drop the checks,” and says nothing about the later hour.',
      },
    ],
  },
  {
    id: 'straw-man-six-not-four-sound',
    kind: 'sound',
    twinOf: 'straw-man-six-not-four',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Tariq, a nurse on the night shift, suggested taking stable patients’ blood pressure at six instead of four so that they could sleep. “We can’t move the checks,” said Gloria, who runs the unit. “Do you know what those numbers are for? The doctors set each dose by them at five, and with checks at six they’d be guessing.” Tariq nodded and went back to his rounds.',
    decidingWords: ['The doctors set each dose by them at five', 'We can’t move the checks'],
    options: [
      {
        label: 'straw-man',
        rationale:
          '“Guessing” sounds exaggerated for a change of two hours. But Gloria answers Tariq’s own plan, “checks at six,” and at five the doctors wouldn’t have those numbers yet.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Numbers or guessing may sound like too few choices. Still, at five o’clock those are the two, because Tariq’s checks would come an hour later.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Gloria’s question sounds a little sharp. Still, it assumes only that the numbers are used for something, and they are.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“The doctors set each dose by them at five,” so checks at six come too late. Gloria answers just what Tariq suggested.',
      },
    ],
  },
  {
    id: 'straw-man-twenty-spaces',
    kind: 'spot',
    mirrorOf: 'straw-man-morning-lane',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Harbor Street will lose ninety parking spaces to a bus lane. Critics asked the council to keep twenty of them, beside the lane, for shoppers with heavy bags. Dan, who leads the majority, said he’d seen no study of bags, but that wasn’t his point. He wouldn’t hand the street over to parked cars and leave the bus stuck, as the other side had done for thirty years. The majority voted no.',
    decidingWords: ['keep twenty of them, beside the lane', 'hand the street over to parked cars'],
    breaksAt:
      'He wouldn’t hand the street over to parked cars and leave the bus stuck, as the other side had done for thirty years.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Dan does say that he has seen no study of heavy bags. Then he adds that it isn’t his point, so the missing study isn’t why he turns them down.',
      },
      {
        label: 'tu-quoque',
        rationale:
          '“As the other side had done for thirty years” does bring up the past. But nobody has criticized Dan for the same thing, so he isn’t defending himself with it.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          '“Keep twenty of them, beside the lane,” was what the critics asked for. Dan refuses to “hand the street over to parked cars,” but nobody asked him to do that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Keeping the bus from getting stuck is a good aim. But the bus is getting its lane, and the twenty spaces would be beside it.',
      },
    ],
  },
  {
    id: 'straw-man-morning-lane',
    kind: 'spot',
    mirrorOf: 'straw-man-twenty-spaces',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dan’s majority on the council plans a bus lane on Harbor Street, from seven to nine each morning. “With all due respect to Dan, our cyclist in chief, the true price is a town that’s closed to cars,” said Mirela, who leads the minority. Her side will vote no.',
    decidingWords: ['from seven to nine each morning', 'a town that’s closed to cars'],
    breaksAt:
      '“With all due respect to Dan, our cyclist in chief, the true price is a town that’s closed to cars,” said Mirela, who leads the minority.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'A plan to close the town to cars would be a good reason to vote no. But the real plan is one bus lane on one street for two hours a day.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“True” can be used to shut out cases that don’t fit. But Mirela uses it about a price, and she isn’t saying that some town or driver doesn’t count.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Our cyclist in chief” is a personal dig at Dan. But Mirela’s reason is a different one, that the town will be closed to cars.',
      },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'What’s planned is one bus lane, “from seven to nine each morning.” Mirela argues against “a town that’s closed to cars,” but the majority hasn’t proposed that.',
      },
    ],
  },
  {
    id: 'straw-man-holiday-party',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Selena: Two people drove home drunk last year, so how about beer and wine only, and we pay for rides?\nEddie: So adults can’t be trusted with anything. Got it\nSelena: That’s not what I\nEddie: If you want to ban fun and treat us like criminals, count me out',
    decidingWords: ['beer and wine only, and we pay for rides', 'If you want to ban fun and treat us like criminals'],
    breaksAt: 'Eddie: If you want to ban fun and treat us like criminals, count me out',
    options: [
      { label: 'no-flaw', rationale: 'He’s free to dislike her plan. He hasn’t said a word about it yet.' },
      {
        label: 'straw-man',
        right: true,
        rationale:
          'Selena suggested beer, wine and free rides. Eddie turns down a ban on fun and being treated like criminals, which nobody proposed.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'He doesn’t claim that beer and wine will lead to a ban later on. He talks as if a ban were the plan now.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Two choices would have to be presented as the whole list. Eddie just answers a plan that isn’t hers.',
      },
    ],
  },
  {
    id: 'straw-man-overtime-mailer',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'At last week’s forum, Maria Quiroga said she wants an outside review of the sheriff’s overtime budget, which has doubled in four years. Think about that the next time you hear glass break downstairs. Maria Quiroga would have you dial 911 and get a recording. Our families deserve somebody who answers. On November 5, keep Sheriff Colby. Paid for by Neighbors for Colby.',
    decidingWords: [
      'an outside review of the sheriff’s overtime budget',
      'would have you dial 911 and get a recording',
    ],
    breaksAt: 'Maria Quiroga would have you dial 911 and get a recording.',
    options: [
      {
        label: 'straw-man',
        right: true,
        rationale:
          'A review of overtime is turned into a town where nobody answers 911. The mailer beats that plan easily and leaves her real one alone.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Reviewing overtime might have costs worth naming. This mailer names none and answers something she didn’t say.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing is claimed about a whole from its parts, or the other way around.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'That needs a group, someone who doesn’t fit, and a definition bent to shut them out. None of it is here.',
      },
    ],
  },
  {
    id: 'straw-man-school-nights',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Mom, About your new rule on the fridge, “No screens on school nights.” I get why, and I’ll leave my phone in the kitchen. But my history class turns in everything through the Chromebook, and Mr. Lance posts the reading at five. If the rule covers the Chromebook, I can’t do the homework. Does it? If it doesn’t, we’re good. Jasmine',
    decidingWords: ['If the rule covers the Chromebook, I can’t do the homework', 'Does it?'],
    options: [
      {
        label: 'straw-man',
        rationale:
          'Taking a rule at its most extreme is how this usually starts. She only asks whether it’s meant that way, and she’s content if it isn’t.',
      },
      {
        label: 'black-or-white',
        rationale: 'There are two readings of the rule, and she wants to know which one counts.',
      },
      {
        label: 'slippery-slope',
        rationale: 'What she fears would happen tonight, at five, for a reason she gives. No chain leads there.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She quotes the rule as it stands, says what would follow if it’s meant strictly, and asks which is meant. That’s a fair way to press a point.',
      },
    ],
  },
]
