import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Straw Man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['distortion', 'exaggeration', 'misquote', 'caricature', 'putting words in mouths', 'debate'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition:
    'Answering a weaker or more extreme version of what someone said, because that version is easier to beat. When the argument is over, the real claim hasn’t been touched.',
  neighbors: [
    {
      name: 'Slippery Slope',
      tellApart: 'Is the extreme version said to be what the other side wants now, or what will come of it later?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Is a false claim pinned on someone in a reply, or hidden inside a question they have to answer?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Was the other view twisted into something nobody said, or were the choices cut down to two?',
    },
    {
      name: 'Ambiguity',
      tellApart: 'Was a whole position swapped for another, or did one word quietly change its meaning?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Was the claim swapped for one nobody made, or called false because the case for it was badly argued?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At a tenants’ meeting in Cleveland, Farida asked for the courtyard lights to go off at midnight instead of burning until dawn, because they shine into her baby’s room. Colm stood up. “My mother’s eighty-one, and she walks home from the nine o’clock bus,” he said. “I can’t agree to leave this courtyard dark all evening. Somebody’s going to fall.” Heads nodded around the room.',
    failingStep: 'I can’t agree to leave this courtyard dark all evening',
    why: 'Nobody asked for a dark evening. Farida was talking about the hours after midnight, when his mother has long been home. To answer her, Colm needs something to say about those hours.',
  },
  soundWhen:
    'It’s fair to look for the weak spot in what someone really said. It’s also fair to ask how far they’d take it, as long as you wait for the answer: “Does ‘no phones on the trip’ include Amir, who checks his blood sugar with his?”',
  reply:
    '“I agree, a dark evening would be bad. I meant from midnight on. What do you think of that?” Grant what you can, then go back to your own words.',
  evidence:
    'Walton (1996), “The Straw Man Fallacy,” in Logic and Argumentation (North-Holland). Talisse & Aikin (2006), “Two Forms of the Straw Man,” Argumentation 20.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'straw-man-monday-briefing',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Minutes, item 4. Nkechi, who has been late twice this month herself, asked to move the Monday briefing from 8:00 to 8:30 so that parents can drop off their kids. Tomasz said he couldn’t agree to scrap the briefing and asked who remembered the chaotic year without one. Three hands went up. Lena offered 8:15 as a compromise, but time was up, and the briefing stays at 8:00.',
    decidingWords: ['move the Monday briefing from 8:00 to 8:30', 'he couldn’t agree to scrap the briefing'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Nkechi has indeed been late, and the minutes say so. Tomasz doesn’t hold that against her idea, though; what he talks about is the year without a briefing.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Tomasz does put a question to the room. It hides nothing unproven: there was such a year, and the three raised hands bear him out.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Lena’s 8:15 does lie between the two times. But it’s a plain offer that leads nowhere, and nobody calls it right for lying in between.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Nkechi wanted to “move the Monday briefing from 8:00 to 8:30.” Tomasz says “he couldn’t agree to scrap the briefing,” which she never suggested, and her half hour gets no reply.',
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
    difficulty: 'hard',
    scenario:
      'Mom: Can I give Dario fruit after school and save the cake for Saturdays? Grapes are a treat too.\nReid: Sorry, Mom. A real childhood has frosting in it. I won’t raise a kid who grows up without cake.\nMom: OK. He’s out at three, right?',
    decidingWords: ['save the cake for Saturdays', 'I won’t raise a kid who grows up without cake'],
    options: [
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'His mother means to “save the cake for Saturdays.” Reid turns down a childhood “without cake,” a far stricter plan than hers and a much easier one to refuse.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“A real childhood has frosting in it” has that ring. Still, nobody has brought up a happy child without frosting whom Reid then has to define away.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'School days are part of a childhood, true enough. Reid isn’t reasoning from the part to the whole, though; he simply leaves her Saturdays out.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Grapes and cake both get to be treats here, but in the same ordinary sense. What changes between her text and his is the plan itself.',
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
      'Torsten’s one slide read, “Some bacteria begin to glow once enough others are near.” Greer opened her reply with a pun on the word culture. Bacteria have no brain, she said, so they can’t want or plan anything, and no serious biologist claims they do. The hall clapped.',
    decidingWords: ['begin to glow once enough others are near', 'they can’t want or plan anything'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'Greer’s conclusion is so obvious that it seems to rest on itself. In fact she gives it a separate reason, the missing brain; the trouble is whose claim she’s refuting.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No serious biologist” sounds like a club that shuts people out. But no biologist who disagrees has turned up, so Greer has nobody to throw out.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'There’s a play on words, the pun on culture, and it’s over before she starts to argue. None of the words in her argument shifts its meaning.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'The slide says only that bacteria “begin to glow once enough others are near.” Greer shows that “they can’t want or plan anything,” which he hadn’t claimed.',
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
      'To the school paper: The lunch line used to close at 1:00, and now it runs until 1:40, so half of us are late for fifth period. Let’s close it at 1:20. Priscilla, tenth grade\nThe editors reply: Don’t close our cafeteria! Have you ever tried to learn on an empty stomach? Page 2 lists four good reasons for hot food at school. Next week: the parking lot.',
    decidingWords: ['Let’s close it at 1:20', 'Don’t close our cafeteria!'],
    options: [
      {
        text: 'Straw Man',
        right: true,
        rationale:
          '“Let’s close it at 1:20” is about a line. “Don’t close our cafeteria!” and the four reasons for hot food beat a plan that Priscilla doesn’t have.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Halfway between 1:00 and 1:40 is just where Priscilla lands. Her reason, however, is getting to fifth period on time, not that the truth lies in the center.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Have you ever tried to learn on an empty stomach?” is meant to sting. Anybody can answer it yes or no, though, without admitting a thing.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'The editors make it sound like hot food or hunger. Yet they never say those are the only two choices; what they do is change her plan.',
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
      'When Kwame kept the hiking club’s books, he once paid $1,900 for a $190 tent. Now he’d like two signatures on any check over $500, in case a number gets misread. At the June meeting the treasurer answered him by showing, receipt by receipt, that not one cent had been stolen. Would anybody care to see the bank statements? Nobody would, and an offer to make the limit $1,000 was left for July.',
    decidingWords: ['in case a number gets misread', 'that not one cent had been stolen'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'An offer of $1,000 does meet Kwame partway. It’s put off until July without a word about whether halfway is right.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Kwame worries about slips, “in case a number gets misread.” The treasurer proves “that not one cent had been stolen,” though Kwame never said a cent was. The slips go unanswered.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Would anybody care to see the bank statements?” may be pointed, but it takes nothing false for granted. Everyone is free to say no, and does.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Kwame’s $1,900 tent is an open invitation to say he’s no better. The treasurer doesn’t take it; she never mentions his time with the books.',
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
    difficulty: 'medium',
    scenario:
      'To the track club newsletter: Emeka, who joined us in April, says about a third of our improvement came from the new shoes. I’ll leave his arithmetic to others, but he’s wrong. Our times didn’t come out of a shoe box alone. We ran that hill through ten weeks of sleet, some of us in tears, and the strength tests show what it did for us. They’re posted by the lockers. Tomas',
    decidingWords: ['about a third of our improvement', 'Our times didn’t come out of a shoe box alone'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Sleet and tears do tug at the reader. They aren’t all Tomas has, though: “the strength tests” are real evidence, only aimed at something Emeka didn’t say.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Who joined us in April” is a small dig at a newcomer. Tomas doesn’t rest his case on it; the hill and the tests carry the letter.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Tomas hints that Emeka’s arithmetic is off, then leaves it “to others.” He never shows that the reasoning fails, so nothing is concluded from such a failure.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Emeka gives the shoes credit for “about a third of our improvement.” “Our times didn’t come out of a shoe box alone” answers someone who credits them with everything.',
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
      'From our opinion page: Odile, our mayor, wants us to back her plan to keep heavy trucks off the old stone bridge until it’s repaired. But a bridge is for crossing, and with this one closed, the school bus would have to go around by the dam, forty minutes each way. We can’t support that. The cracks in it are no light matter, though the county engineer says they’re no danger to cars and buses.',
    decidingWords: ['keep heavy trucks off the old stone bridge', 'with this one closed'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Heavy trucks and cracks that are “no light matter”: that’s a pun at most. No word means one thing in Odile’s plan and something else in the reply.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Odile’s plan is to “keep heavy trucks off the old stone bridge,” so the school bus still gets across. The detour only comes about “with this one closed,” a harsher plan than hers.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A forty-minute detour is a fair thing to worry about. Under Odile’s plan, however, no bus has to make it; she’s asking about heavy trucks.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A bridge is for crossing” settles nothing by itself. But the case doesn’t lean on it; the reason given is the long way around by the dam.',
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
      'From our opinion page: Odile, our mayor, wants us to back her plan to keep all traffic off the old stone bridge until it’s repaired. But a bridge is for crossing, and with this one closed, the school bus would have to go around by the dam, forty minutes each way. We can’t support that. The cracks in it are no light matter, though the county engineer says they’re no danger to cars and buses.',
    decidingWords: ['keep all traffic off the old stone bridge', 'with this one closed'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'To “keep all traffic off the old stone bridge” is to close it. The paper takes Odile at her word and names a real cost, and a risk the engineer finds small.',
      },
      {
        text: 'Straw Man',
        rationale:
          '“Closed” sounds harsher than anything Odile said. It’s her own plan in shorter words, so the detour really is what she’s asking for.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Saying that “a bridge is for crossing” may look like assuming the answer. The detour and the engineer’s word are separate reasons, and they do the work.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Odile never says “closed,” and the paper does. The two wordings mean the same thing, since a bridge with no traffic on it is closed.',
      },
    ],
  },
  {
    id: 'straw-man-six-not-four',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'On the night shift, Tariq, a nurse, had a suggestion: stable patients could have their blood pressure taken at six instead of four, so they’d sleep. “I can’t let us drop the checks,” said Philippa, who runs the ward. “Do you know what those numbers are for? The doctors set each dose by them, and without them they’d be guessing.” Tariq nodded and went back to his rounds.',
    decidingWords: ['at six instead of four', 'I can’t let us drop the checks'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“Do you know what those numbers are for?” might come across as a reproach. It presumes nothing untrue, and Philippa goes straight on to answer it herself.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her reason is true and important. It speaks for taking the numbers, though, and Tariq wants to take them too, two hours later.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Checks or guessing: she does set those two side by side. They really are the alternatives once there are no numbers; the mistake is thinking Tariq asked for none.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Tariq proposed a check “at six instead of four.” Philippa’s “I can’t let us drop the checks” refuses something else, and the later hour is never discussed.',
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
      'On the night shift, Tariq, a nurse, had a suggestion: stable patients could have their blood pressure taken at six instead of four, so they’d sleep. “I can’t let us move the checks,” said Philippa, who runs the ward. “Do you know what those numbers are for? The doctors set each dose by them at five, and without them they’d be guessing.” Tariq nodded and went back to his rounds.',
    decidingWords: ['The doctors set each dose by them at five', 'I can’t let us move the checks'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'She talks about doctors having no numbers, and Tariq never wanted that. But it’s what his own plan leads to: a reading at six isn’t there at five.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'There may seem to be only two choices, numbers or guessing. At five o’clock that’s how it stands, because Tariq’s readings come an hour later.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Philippa’s question has an edge to it. What it takes for granted, that the numbers are used for something, is simply so.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“The doctors set each dose by them at five,” so readings taken at six come too late. She answers the very hour that Tariq named.',
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
      'The bus lane on Harbor Street is coming, and the opposition moved to keep twenty of the ninety parking spaces beside it for shoppers with heavy bags. Casimir, of the council majority, said he’d seen no study of bags. Be that as it may, he wouldn’t hand the street over to parked cars and leave the bus stuck. Thanks to them, he added, we’d had that for thirty years.',
    decidingWords: ['keep twenty of the ninety parking spaces', 'hand the street over to parked cars'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Casimir does wave off the heavy bags for want of a study. With “Be that as it may” he drops the point, and draws nothing from it.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          '“Thanks to them” is a swipe at the other side’s record, and an afterthought. The street full of cars that he votes down is nobody’s motion.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'The motion was to “keep twenty of the ninety parking spaces.” Casimir refuses to “hand the street over to parked cars,” which isn’t what anyone had moved.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Leaving the bus stuck is a good reason against something. With the lane coming and seventy spaces gone, it isn’t a reason against this motion.',
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
      'Casimir’s council majority plans a bus lane on Harbor Street, from seven to nine in the morning. “With all due respect to Casimir, our cyclist in chief, a town that’s closed to cars is no real town,” Mirela told our reporter. Her opposition party will vote no on Thursday.',
    decidingWords: ['from seven to nine in the morning', 'a town that’s closed to cars'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Closing a town to cars is something one may well vote against. On Harbor Street, though, the plan is one bus lane for two hours a day.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No real town” is the sort of phrase you listen for. But nobody has named a carless town that thrives, so Mirela isn’t dodging an example.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Our cyclist in chief” is a jab at Casimir, and not the reason she gives. Her reason is that a town without cars is no real town, and nobody plans one.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'What’s planned is one lane, “from seven to nine in the morning.” Mirela objects to “a town that’s closed to cars,” which the majority hasn’t proposed.',
      },
    ],
  },
]
