import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'confirmation-bias',
  aliases: ['Confirmatory Bias', 'Myside Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: [
    'evidence',
    'selective search',
    'one-sided research',
    'belief',
    'ignoring doubts',
    'second opinion',
    'echo chamber',
  ],
  link: 'https://yourbias.is/confirmation-bias',
  definition:
    'Looking for, noticing and trusting what supports a belief you already hold, and passing over what contradicts it. The belief ends up feeling better tested than it is.',
  gloss: 'Sees only what fits the belief.',
  neighbors: [
    {
      concept: 'anchoring',
      tellApart: 'Did a belief decide which evidence counted, or did the first number pull the guess toward it?',
    },
    {
      concept: 'in-group-bias',
      tellApart:
        'Do they like the claim because it fits what they already think, or because it comes from their own side?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does someone pick evidence to suit a belief, or remember the past to suit how things turned out?',
    },
    {
      concept: 'overconfidence-effect',
      tellApart: 'Is the mistake in picking the evidence, or in being too sure of what it shows?',
    },
    {
      concept: 'optimism-bias',
      tellApart: 'Is someone protecting a belief, or just expecting things to turn out well?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Farida, in Dearborn, is sure that milk gives her son Idris his headaches. For a month she writes down each headache that comes after a glass of milk. “Eleven of them,” she tells the school nurse. “I didn’t bother with the days without milk, since they’ve got nothing to do with it.” She wants milk taken off his lunch tray for good.',
    failingStep: 'I didn’t bother with the days without milk',
    why: 'She assumes that the cases that fit can settle the matter on their own. If headaches are just as common on days without milk, then milk explains nothing. The days she skipped are the ones that could have shown her wrong.',
  },
  soundWhen:
    'There’s nothing wrong with starting from a hunch, as long as your search could also sink it. A vet who suspects an ear infection looks in the ear first. If the ear is clean, she drops the idea and looks elsewhere.',
  reply:
    'Before you search, write down what you’d expect to see if you were wrong, and look for that first. Then put the same question to somebody who disagrees with you.',
  evidence:
    'Wason (1960), “On the Failure to Eliminate Hypotheses in a Conceptual Task,” Quarterly Journal of Experimental Psychology 12; review: Nickerson (1998), “Confirmation Bias: A Ubiquitous Phenomenon in Many Guises,” Review of General Psychology 2. Klayman & Ha (1987), Psychological Review 94, show that testing the cases you expect to fit is often a good method.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'confirmation-bias-van-lease',
    slot: 'bias1',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Desmond: All spring I’ve felt that leasing a van beats buying. I’m no numbers guy, so I searched for “why leasing is better.” I knew it! Page after page agrees.\nRuth: And the two articles your accountant sent?\nDesmond: Haven’t opened them. Van’ll be here by Friday!',
    decidingWords: ['I searched for “why leasing is better.”', 'Haven’t opened them'],
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'A search for “why leasing is better” finds pages that agree. As for the accountant’s two articles, Desmond says, “Haven’t opened them.” So he looks only at what supports his view.',
      },
      {
        label: 'hindsight-bias',
        rationale:
          '“I knew it!” is what people say when they look back on a result. But Desmond has felt this way “all spring,” and nothing has happened yet to look back on.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Desmond sounds very sure of himself, like a beginner who thinks he knows it all. But he says the opposite: “I’m no numbers guy.”',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'Getting the van “by Friday” may be too hopeful. Still, his mistake isn’t about timing; it’s in how he decided to lease.',
      },
    ],
  },
  {
    id: 'confirmation-bias-insoles',
    slot: 'bias1',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You don’t believe in insoles, but you’re testing a pair for a clinic, which wants your result today. You’ve rated your knee pain on twelve days with them and twelve without, and it averaged four with them and six without. Next to the good days with insoles you wrote “dry weather,” and if you leave those days out, it’s six to six. But it was dry just as often without them. What do you report?',
    decidingWords: ['it averaged four with them and six without', 'it was dry just as often without them'],
    options: [
      {
        text: 'Report that the insoles eased the pain by a single point.',
        tag: 'split',
        rationale:
          'Meeting your doubts halfway feels modest. But nothing in your test came out at a single point; that’s a mix of your numbers and your opinion.',
      },
      {
        text: 'Report that the insoles eased the pain by two points.',
        tag: 'go ahead',
        right: true,
        rationale:
          'As for your pain, “it averaged four with them and six without,” and “it was dry just as often without them.” You didn’t expect two points, but that’s what you measured.',
      },
      {
        text: 'Report that the insoles made no difference to the pain.',
        tag: 'decline',
        rationale:
          'You can make it six to six. But to do it you throw out the dry days with insoles and keep the dry days without, and that’s your doubt at work.',
      },
      {
        text: 'Report no figure yet, and repeat the test next month.',
        tag: 'wait',
        rationale:
          'More days would make the result more certain. But the clinic wants it today, and your test was fair.',
      },
    ],
    flip: {
      fact: 'Nine of the twelve days with the insoles were dry, against two of the others, and damp makes your knee worse.',
      makesRight: 'Report no figure yet, and repeat the test next month.',
    },
  },
  {
    id: 'confirmation-bias-pencil-strokes',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Your eighth graders are too loud, and you’ve long blamed Ben. For a month your aide quietly counted who talked out of turn: Roza thirty-one times, Ben six, the others fewer. Ben must be having a good month, you think. Who gets the free seat beside your desk?',
    decidingWords: ['Roza thirty-one times, Ben six'],
    options: [
      {
        text: 'Give the seat to Ben and leave Roza where she is.',
        tag: 'go ahead',
        rationale:
          'You’ve blamed Ben for so long that six times looks like “a good month.” No count shows that he’s ever been the loudest, though.',
      },
      {
        text: 'Give the seat to Ben and Roza in alternating weeks.',
        tag: 'split',
        rationale:
          'Sharing the seat looks fair to both of them. But Roza talked out of turn thirty-one times to Ben’s six, and every other week he’d have the seat instead of her.',
      },
      {
        text: 'Leave the seat empty and count the class once more.',
        tag: 'wait',
        rationale:
          'Another count sounds careful. Still, your aide counted for a month, and Roza talked out of turn five times as often as Ben.',
      },
      {
        text: 'Give the seat to Roza and leave Ben where he is.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your aide counted for a month: “Roza thirty-one times, Ben six.” It isn’t what you believed, but that’s no reason to doubt the count.',
      },
    ],
    flip: {
      fact: 'Your aide kept count for one morning, and Ben was out sick.',
      makesRight: 'Leave the seat empty and count the class once more.',
    },
  },
  {
    id: 'confirmation-bias-rowing-studies',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Angela coaches rowers and has long believed in short, hard practices. Her club sent her seven studies. Four agreed with her, two of them from her old college, and three didn’t. She read the three line by line and found that each had too few rowers; the four she took at face value. Without the weak ones, she told the club, it was four to nothing.',
    decidingWords: ['She read the three line by line', 'the four she took at face value'],
    breaksAt:
      'She read the three line by line and found that each had too few rowers; the four she took at face value.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'It’s fair to doubt small studies, and Angela found three. But she didn’t count the rowers in the four that agreed with her.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Two of the studies come from “her old college,” and she may be fond of it. But she keeps two from elsewhere as well, since all four agree with her.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'Angela does look hard for what’s wrong with three studies. But she takes the other four at face value, so it isn’t faults that count most with her; it’s which side a study is on.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          '“She read the three line by line” because they disagreed with her; “the four she took at face value” because they agreed. So only one side was put to the test.',
      },
    ],
  },
  {
    id: 'confirmation-bias-rowing-studies-sound',
    kind: 'sound',
    twinOf: 'confirmation-bias-rowing-studies',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Angela coaches rowers and has long believed in short, hard practices. Her club sent her seven studies with the names and results blacked out. She read all seven line by line and found that three had too few rowers, while four held up. Those four, two of them from her old college, turned out to agree with her, and the three didn’t. Without the weak ones, she told the club, it was four to nothing.',
    decidingWords: ['with the names and results blacked out', 'read all seven line by line'],
    options: [
      {
        label: 'confirmation-bias',
        rationale:
          'The studies that disagreed are the ones Angela drops, and that looks suspicious. But when she judged all seven, the results were blacked out, so she couldn’t know which they were.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Angela’s studies came “with the names and results blacked out,” and she “read all seven line by line.” So what she believed had no say in which three she dropped.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'Two of the four come from “her old college,” so you may suspect loyalty. But the names were blacked out, and Angela only found out about the college afterward.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'Angela drops three studies because they had too few rowers, so a flaw does count a lot with her. But she read all seven the same way, and four held up.',
      },
    ],
  },
  {
    id: 'confirmation-bias-dead-phones',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Since Monday, some of your sixty delivery riders’ phones have been dying before noon, and you’re sure it’s the new map update, which half of them have. You’ve called ten who have it, and seven report dead batteries. The map’s maker will look into it if you send figures from two equal groups by three o’clock. You know who has the update and have time for ten more calls. Who do you call?',
    decidingWords: ['You’ve called ten who have it'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        rationale:
          'You’ll probably hear of more dead batteries, and they’ll feel like proof. But you still don’t know how many riders without the update have dead batteries.',
      },
      {
        text: 'Call the same ten riders again to check their answers.',
        tag: 'compare',
        rationale:
          'Checking twice is a good habit. Still, there’s no reason to doubt what those ten riders said, and you haven’t asked anyone without the update.',
      },
      {
        text: 'Call ten riders who don’t have the new map update.',
        tag: 'ask',
        right: true,
        rationale:
          '“You’ve called ten who have it,” and now you need the others for comparison. If their batteries die just as often, the update probably isn’t to blame.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'split',
        rationale:
          'Five and five is usually fair. But you’ve called ten with the update, so you’d have fifteen against five, and the maker asked for equal groups.',
      },
    ],
    flip: {
      fact: 'You haven’t called anybody yet.',
      makesRight: 'Call five riders with the update and five without it.',
    },
  },
  {
    id: 'confirmation-bias-dead-phones-sound',
    kind: 'decide',
    twinOf: 'confirmation-bias-dead-phones',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Since Monday, some of your sixty delivery riders’ phones have been dying before noon, and you’re sure it’s the new map update, which half of them have. You’ve called ten who don’t have it, and one reports a dead battery. The map’s maker will look into it if you send figures from two equal groups by three o’clock. You know who has the update and have time for ten more calls. Who do you call?',
    decidingWords: ['You’ve called ten who don’t have it'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        right: true,
        rationale:
          'This looks like fishing for the answer you expect. “You’ve called ten who don’t have it,” though, and nobody who does. To compare the two groups, you need ten of each.',
      },
      {
        text: 'Call the same ten riders again to check their answers.',
        tag: 'compare',
        rationale:
          'With just ten answers, you want every one to be right. But a dead battery is hard to get wrong, and you haven’t asked anyone with the update.',
      },
      {
        text: 'Call ten riders who don’t have the new map update.',
        tag: 'ask',
        rationale:
          'It’s good to look for evidence that you’re wrong. But you’ve called ten riders without the update, and you have nobody to compare them with yet.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'split',
        rationale:
          'An even split seems fairest. But the maker wants equal groups, and you’d end up with fifteen riders without the update and just five with it.',
      },
    ],
    flip: {
      fact: 'The ten riders you’ve called have the update.',
      makesRight: 'Call ten riders who don’t have the new map update.',
    },
  },
  {
    id: 'confirmation-bias-tool-list',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear gardeners, I’ve believed in our sign-out sheet from the start. In year one, fewer tools went missing, which shows how well it works, and in year two, more did, which shows how badly we need it. Two other gardens have copied us, and I’m hopeful about year three. Vanessa',
    decidingWords: ['which shows how well it works', 'which shows how badly we need it'],
    breaksAt:
      'In year one, fewer tools went missing, which shows how well it works, and in year two, more did, which shows how badly we need it.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale:
          'Other gardens have copied the sheet, so it’s becoming popular. But Vanessa isn’t following them; she’s believed in it “from the start.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'A good year does support the sheet. But then a bad year has to count against it, and Vanessa takes it as support, too.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'After the good year, Vanessa writes “which shows how well it works.” After the bad year, it’s “which shows how badly we need it.” So no result can count against the sheet.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Vanessa does say that she’s hopeful about year three. But her argument is about two years that are over.',
      },
    ],
  },
  {
    id: 'confirmation-bias-the-truck',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Jas: Don’t buy that truck yet, did you read the owner reviews?\nAlejandro: Yeah! Tons of people love it, I read like forty five-star ones\nJas: There’s sixty one-star ones about the transmission\nAlejandro: I skipped those, people only write one star when they’re mad about something else. The good ones go into real detail. I feel even better about it now',
    decidingWords: ['I skipped those', 'The good ones go into real detail'],
    breaksAt: 'Alejandro: I skipped those, people only write one star when they’re mad about something else.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Some angry reviews really are about nothing. To know that, he’d have to read them.',
      },
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'He reads what speaks for the truck and waves off, unread, what speaks against it. Of course he feels better.',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'He counts fans, in a way. He wanted the truck before, though, and he’s collecting whatever agrees with that.',
      },
      { label: 'recency-bias', rationale: 'Old and new reviews don’t come into it. Good and bad ones do.' },
    ],
  },
  {
    id: 'confirmation-bias-slow-replies',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Notes for the meeting on remote work. I’ve said from the start that people slack off at home, so since April I’ve kept a log. Every time somebody at home took more than an hour to answer me, I wrote it down: sixty-three times. I didn’t log the quick answers or the people here in the office, that would’ve taken all day. Sixty-three! It’s all there in black and white, just as I thought. Abdul',
    decidingWords: ['I didn’t log the quick answers or the people here in the office'],
    breaksAt: 'It’s all there in black and white, just as I thought.',
    options: [
      {
        label: 'confirmation-bias',
        right: true,
        rationale:
          'A log that takes down only slow answers from home can show nothing else. He set it up to find what he already believed.',
      },
      { label: 'no-flaw', rationale: 'Writing things down beats guessing. It has to be both kinds of things.' },
      { label: 'planning-fallacy', rationale: 'He isn’t estimating how long something will take.' },
      {
        label: 'overconfidence-effect',
        rationale: 'He’s sure of himself, all right. What misleads him is which answers he chose to write down.',
      },
    ],
  },
  {
    id: 'confirmation-bias-sixty-charts',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Ivy, In May I told you I thought that the new night nurse was making too many medication errors. I was so sure that I asked somebody else to pull the charts, and not only hers: sixty of hers and sixty of everyone else’s, names covered. Hers had three errors in them, and the other sixty had four. So I was wrong. I’ve told her manager to drop it, and I’m telling you. Sean',
    decidingWords: ['and not only hers', 'So I was wrong'],
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'Somebody out to prove himself right wouldn’t cover the names, or pull the charts of everyone else.',
      },
      { label: 'overconfidence-effect', rationale: 'He was too sure in May. The letter is about giving that up.' },
      { label: 'planning-fallacy', rationale: 'No forecast of time or cost is made.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He tests what he believes in a way that could prove him wrong, lets someone else look, and takes the answer.',
      },
    ],
  },
  {
    id: 'confirmation-bias-food-diary',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You’re convinced that cheese gives you headaches. For three weeks you’ve noted what you ate on the days your head hurt: cheese, eleven times out of twelve. Your sister has already ordered you the dairy-free cookbook. You eat cheese most days.\n\nWhat do you do?',
    decidingWords: ['on the days your head hurt', 'You eat cheese most days'],
    options: [
      {
        text: 'Eat half as much cheese, and see how that feels.',
        tag: 'split',
        rationale: 'You’d be watching for what you expect to feel, with nothing to compare it to.',
      },
      {
        text: 'Give up dairy today, and open the cookbook.',
        tag: 'go ahead',
        rationale:
          'Eleven of twelve is tempting. If you eat cheese nearly every day, it would also be there on days without a headache.',
      },
      {
        text: 'Ask your sister how many headaches she had before.',
        tag: 'ask',
        rationale: 'She’ll be glad to tell you, and she’s sure already. It says nothing about your own head.',
      },
      {
        text: 'Write down the days without a headache as well.',
        right: true,
        tag: 'compare',
        rationale:
          'Only the good days can tell you whether cheese comes before headaches more often than before nothing.',
      },
    ],
    flip: {
      fact: 'You also noted the days without a headache, and on those you had cheese once in nine.',
      makesRight: 'Give up dairy today, and open the cookbook.',
    },
  },
]
