import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'social-proof',
  aliases: ['Social Influence'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['crowd', 'other people', 'imitation', 'reviews', 'waiting lines', 'copying', 'unsure', 'following others'],
  link: 'https://en.wikipedia.org/wiki/Social_proof',
  definition:
    'Taking what other people do as a sign of what’s right, above all when you’re unsure, without asking whether they know any more than you do.',
  gloss: 'Others do it, so it’s right.',
  neighbors: [
    {
      concept: 'authority-bias',
      tellApart: 'Does someone follow what lots of ordinary people do, or one person with a title or a big name?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Would any crowd do, or does it have to be their own group?',
    },
    {
      concept: 'halo-effect',
      tellApart:
        'Does it seem good because so many people choose it, or because one nice feature makes the rest look good?',
    },
    {
      concept: 'status-quo-bias',
      tellApart: 'Does it seem right because others are doing it, or because it’s how things already are?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Is someone copying others because they aren’t sure what’s right, or joining a growing trend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The signpost at the fork has fallen over. Claire, who is new to New Hampshire’s White Mountains, has a map in her bag. One group of hikers turns left, a second follows it, then a third and a fourth. “That many people can’t be wrong,” she thinks, and she goes left too. The hut she has booked lies to the right, and it’s getting dark.',
    failingStep: 'That many people can’t be wrong',
    why: 'She counts four groups as four opinions, but three may only have followed the first, and for all she knows, none of them is headed for her hut. Their choice means something only if they know the way and are going where she is. Her map knows more than they do.',
  },
  soundWhen:
    'Going by others makes sense when they have reason to know and have each looked for themselves. If six nurses who know both clinics each take their own kids to the same one, a newcomer in town does well to follow them.',
  reply:
    'Ask what the others know that you don’t, and how many of them looked for themselves. Then check one thing on your own, however small, before you follow.',
  evidence:
    'Sherif (1935), “A Study of Some Social Factors in Perception,” Archives of Psychology No. 187; the name became known through Cialdini (1984), “Influence.” Results in the field vary: hotel notes saying that other guests reuse their towels (Goldstein, Cialdini & Griskevicius, 2008) did no better than a plain request in Germany (Bohner & Schlüter, 2014, PLoS ONE 9).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'social-proof-car-seat',
    slot: 'bias7',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'You’re due in two weeks, and you still don’t have a car seat. The four at the store passed the same crash test, and each costs about $200. In the group chat from your birthing class, picture after picture has the Ridgeway in it, eleven of them by now. Your back seat is cramped, and the store’s fit chart lists your car under the Nimbo and none of the others. “Last Ridgeway on the shelf, grab it!” writes Shauna.\n\nWhich car seat do you buy?',
    decidingWords: ['the store’s fit chart lists your car under the Nimbo'],
    options: [
      {
        text: 'Buy the Ridgeway car seat for the baby.',
        tag: 'go ahead',
        rationale:
          'Eleven pictures of it are comforting. It has to fit, though, and the chart doesn’t list your car under it.',
      },
      {
        text: 'Buy the Marlo car seat for the baby.',
        tag: 'go ahead',
        rationale: 'It passed the crash test, too, but the fit chart doesn’t list your car under it.',
      },
      {
        text: 'Buy the Nimbo car seat for the baby.',
        right: true,
        tag: 'go ahead',
        rationale:
          'A seat has to sit firmly in your own car, and this is the one listed for it. Eleven pictures say nothing about your back seat.',
      },
      {
        text: 'Buy the Corbi car seat for the baby.',
        tag: 'go ahead',
        rationale: 'Same test, about the same price, and no sign that it fits your cramped back seat.',
      },
    ],
    flip: {
      fact: 'The fit chart lists your car under the Ridgeway and none of the others.',
      makesRight: 'Buy the Ridgeway car seat for the baby.',
    },
  },
  {
    id: 'social-proof-north-bowl',
    slot: 'bias7',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Four runs lead down to the parking lot, all equally steep, and your ride leaves at four. Starlight is full of tracks, and your cousins have just headed down it, whooping. According to the morning’s avalanche report, which you skimmed over coffee, the snow is stable in the trees and ready to slide in the open, and only Cannonball has trees all the way down. “See you at the car!” your cousins yell. It’s half past three, and the sun has finally come out.\n\nWhich run do you take?',
    decidingWords: [
      'the snow is stable in the trees and ready to slide in the open',
      'only Cannonball has trees all the way down',
    ],
    options: [
      {
        text: 'Take Cannonball down to the parking lot.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The snow is stable in the trees, and only this run stays in them. Tracks on another run don’t change the report.',
      },
      {
        text: 'Take Starlight down to the parking lot.',
        tag: 'go ahead',
        rationale:
          'A slope full of tracks looks tested, but the report says open slopes are ready to slide, and Starlight isn’t wooded all the way.',
      },
      {
        text: 'Take Paymaster down to the parking lot.',
        tag: 'go ahead',
        rationale: 'It leads to the lot as well. Part of it is out in the open, where the snow is ready to slide.',
      },
      {
        text: 'Take Lullaby down to the parking lot.',
        tag: 'go ahead',
        rationale: 'It isn’t the one everybody’s taking, but it’s still one of the three that leave the trees.',
      },
    ],
    flip: {
      fact: 'The report has the snow stable on Starlight and ready to slide everywhere else.',
      makesRight: 'Take Starlight down to the parking lot.',
    },
  },
  {
    id: 'social-proof-silver-plan',
    slot: 'bias7',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hi Luz, Happy birthday, and I’m sorry this is late. I’ve been staring at three health plans for two weeks, and I still can’t tell you what a deductible does. HR isn’t allowed to recommend one. So today I asked around in the break room. Dee has the Silver, both guys from the loading dock have the Silver, and so does practically everybody who was waiting for the microwave. The Silver is obviously the good one. I clicked on it right there with my sandwich in my other hand, and it’s done for a whole year! Mateo’s inhalers run us $300 a month now, so it’s about time something covered them. Come see us before he gets any taller. Love, Noemi',
    decidingWords: ['practically everybody who was waiting for the microwave'],
    breaksAt: 'The Silver is obviously the good one.',
    options: [
      {
        label: 'social-proof',
        right: true,
        rationale:
          'She takes what the people in the break room picked as the answer. She doesn’t ask why, or whether it covers the inhalers her family needs.',
      },
      {
        label: 'authority-bias',
        rationale: 'HR is the authority here, and it recommends nothing. She goes by whoever is in the break room.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'They’re her coworkers, and she isn’t siding with them against anyone. She’s unsure and copies them.',
      },
      {
        label: 'halo-effect',
        rationale:
          'That’s one nice feature making the rest of a plan look good. Noemi doesn’t mention any feature of the Silver.',
      },
    ],
  },
  {
    id: 'social-proof-two-million',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“This app wants our bank password,” said Jen, “and I can’t find out what it does with it.”\n“It’s got two million downloads,” said Colin, who was already typing. “It has to be safe. What’s the password, the dog or the street?”',
    decidingWords: ['It’s got two million downloads'],
    breaksAt: '“It has to be safe.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'There’s one app, and nobody is worn out by comparing it with others.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'People can download an app without knowing what it does with their password. Two million of them don’t answer Jen’s question.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A popular app may well be safe. He’s giving away a bank password, and all he knows is how many people installed it.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He’s trying something new, not holding on to what they already use.',
      },
    ],
  },
  {
    id: 'social-proof-two-million-sound',
    twinOf: 'social-proof-two-million',
    kind: 'sound',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“This app wants our bank password,” said Jen, “and I can’t find out who makes it.”\n“It’s got two million downloads,” said Colin, who was already typing. “And the bank makes it. The link’s on our statement, so it has to be safe. What’s the password, the dog or the street?”',
    decidingWords: ['the bank makes it', 'The link’s on our statement'],
    options: [
      {
        label: 'choice-overload',
        rationale: 'They have one app in front of them, and no long list to get lost in.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The two million aren’t what he counts on. The bank printed the link on their statement, so he knows whose app it is.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He isn’t staying with something just because they’ve always had it. The app is new to them.',
      },
      {
        label: 'social-proof',
        rationale:
          'He does bring up two million downloads. What convinces him is that it’s the bank’s, and the statement says so.',
      },
    ],
  },
  {
    id: 'social-proof-iron-filter',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'The man on your porch has a clipboard. Nine families on Quarry Road have signed up for his nitrate filter, he says, and you recognize nearly every name. He carries four kinds, at $900 apiece today and $1,300 after that, and you can afford one. When you had your own well tested in May, for the sake of the baby, it came back clean except for iron. “I could put it in on Friday,” he says, “along with everybody else’s.”\n\nWhich filter do you order?',
    decidingWords: ['it came back clean except for iron'],
    options: [
      {
        text: 'Order the filter that takes out sulfur.',
        tag: 'go ahead',
        rationale: 'It costs the same as the others, and your test found no sulfur to take out.',
      },
      {
        text: 'Order the filter that takes out nitrate.',
        tag: 'go ahead',
        rationale:
          'Nine families on one road make it feel like the right one. Their water isn’t yours, and yours came back with no nitrate in it.',
      },
      {
        text: 'Order the filter that takes out copper.',
        tag: 'go ahead',
        rationale: 'There’s nothing for it to do, since the test found no copper in your water.',
      },
      {
        text: 'Order the filter that takes out iron.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Iron is what your own well has, and it’s all the test found. The nine signatures don’t tell you anything about your water.',
      },
    ],
    flip: {
      fact: 'Your well came back clean except for nitrate.',
      makesRight: 'Order the filter that takes out nitrate.',
    },
  },
  {
    id: 'social-proof-iron-filter-sound',
    twinOf: 'social-proof-iron-filter',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The man on your porch has a clipboard. Nine families on Quarry Road have signed up for his nitrate filter, he says, and you recognize nearly every name. He carries four kinds, at $900 apiece today and $1,300 after that, and you can afford one. When you had your own well tested in May, for the sake of the baby, it came back clean except for nitrate. “I could put it in on Friday,” he says, “along with everybody else’s.”\n\nWhich filter do you order?',
    decidingWords: ['it came back clean except for nitrate'],
    options: [
      {
        text: 'Order the filter that takes out sulfur.',
        tag: 'go ahead',
        rationale: 'Sulfur isn’t in your water, so this one has no work to do.',
      },
      {
        text: 'Order the filter that takes out nitrate.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s what the neighbors signed up for, but it’s right for a better reason: your own test found nitrate and nothing else.',
      },
      {
        text: 'Order the filter that takes out copper.',
        tag: 'go ahead',
        rationale: 'Your test found no copper, so $900 buys nothing here.',
      },
      {
        text: 'Order the filter that takes out iron.',
        tag: 'go ahead',
        rationale: 'Iron is common enough in wells, but yours came back without any.',
      },
    ],
    flip: {
      fact: 'Your well came back clean except for iron.',
      makesRight: 'Order the filter that takes out iron.',
    },
  },
  {
    id: 'social-proof-fire-alarm',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Hey Mom, if you see our dorm on the news, I’m fine. The alarm’s going off, and it smells like burning plastic, but nobody in the dining hall is getting up. So it’s nothing, and I’m finishing my soup. Chad',
    decidingWords: ['nobody in the dining hall is getting up'],
    breaksAt: 'So it’s nothing, and I’m finishing my soup.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Staying calm is sensible, but he settles whether there’s a fire by looking at people who may know as little as he does.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'The others hear the same alarm and may just be going by one another. Staying put doesn’t make it nothing.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'No cases are missing from view here. The people he goes by are right in front of him.',
      },
      {
        label: 'authority-bias',
        rationale: 'Nobody in charge has told him that it’s nothing. He takes it from everybody else in the room.',
      },
    ],
  },
  {
    id: 'social-proof-double-red-flags',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Anyone else at the beach? Two red flags are up on the lifeguard stand, and I can never remember if that’s worse than one. But I’m looking at maybe 60 people in the water, families, a guy with a toddler on his shoulders. There’s even a line for the outdoor shower, so plenty have been in already. They wouldn’t be in there if it was dangerous. I’m leaving my shoes by the cooler and running in.',
    decidingWords: ['maybe 60 people in the water'],
    breaksAt: 'They wouldn’t be in there if it was dangerous.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'A crowd can be a hint when there’s no other. Here two red flags are up, and they’re there to tell people something.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'The writer can’t remember what two flags mean, so the swimmers become the answer. They may not know, either, and may just be copying one another.',
      },
      {
        label: 'authority-bias',
        rationale: 'The lifeguards are the ones in charge on a beach, and it’s their flags that get ignored.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Nothing makes the swimmers the writer’s own group. They just happen to be there.',
      },
    ],
  },
  {
    id: 'social-proof-any-questions',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Any questions before you sign?” asked the man from benefits. April hadn’t understood page six at all, something about a lien and paying back what her training cost, so she glanced left and right. Nobody had a hand up, and nobody even looked puzzled. It must be harmless, she told herself, since out of all those people somebody would have spoken up by now. She signed at the yellow tab and passed the pen to the next new hire.',
    decidingWords: ['Nobody had a hand up, and nobody even looked puzzled'],
    breaksAt:
      'It must be harmless, she told herself, since out of all those people somebody would have spoken up by now.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Page six may be harmless. Quiet faces can’t tell her that, and the man from benefits can.',
      },
      {
        label: 'social-proof',
        right: true,
        rationale:
          'She takes a quiet room for a room full of people who understand. She’s just as quiet, and she’s lost.',
      },
      {
        label: 'anchoring',
        rationale: 'She isn’t estimating anything, so there’s no first number to pull her.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Nothing is being kept the way it was. She’s signing something new.',
      },
    ],
  },
  {
    id: 'social-proof-both-pumps',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Hi Dolores, You asked which IV pump our floor wants. Before anybody had talked about it, I had the twelve nurses who’ve run both of them for a year write down which one they’d pick, and the reason. Eleven picked the Delmar, nine of them because you can’t hear the other one’s alarm from the hall. I’ve never touched either one, but when that many people want it, I want it. Please order twenty. Allison, 4 West',
    decidingWords: ['Before anybody had talked about it', 'the twelve nurses who’ve run both of them for a year'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The nurses have used both, and each wrote down a reason without hearing the others. Eleven separate judgments are worth following.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'They’ve run both pumps for a year, and neither is favored for having been there first.',
      },
      {
        label: 'anchoring',
        rationale: 'Nobody is guessing at a number here, so none can pull the guess along.',
      },
      {
        label: 'social-proof',
        rationale:
          '“When that many people want it, I want it” sounds just like it. These people know what she doesn’t, and didn’t copy one another.',
      },
    ],
  },
  {
    id: 'social-proof-fifth-street',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'You’ve got four apartments to choose from, all the same size and rent, and money for one application fee. The city lists heat complaints from last winter against every one of those buildings but the one on Lake Street, where you have the hallway to yourself. On Fifth Street the line goes down two flights of stairs. “It’ll be gone in an hour,” says the agent.\n\nWhich one do you apply for?',
    decidingWords: ['against every one of those buildings but the one on Lake Street'],
    options: [
      {
        text: 'Apply for the apartment on Fifth Street.',
        tag: 'go ahead',
        rationale:
          'A line down the stairs makes it look like the best of the four. It doesn’t show that anyone in line knows about the heat.',
      },
      {
        text: 'Apply for the apartment on Summit Avenue.',
        tag: 'go ahead',
        rationale: 'The size and the rent are the same, but there were heat complaints from last winter.',
      },
      {
        text: 'Apply for the apartment on Lake Street.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Size and rent are the same, and only this building has no heat complaints from last winter. An empty hallway doesn’t make it worse.',
      },
      {
        text: 'Apply for the apartment on Harbor Drive.',
        tag: 'go ahead',
        rationale: 'It’s no bigger and no cheaper, and its tenants complained about the heat, too.',
      },
    ],
    flip: {
      fact: 'The one building without heat complaints is the one on Fifth Street.',
      makesRight: 'Apply for the apartment on Fifth Street.',
    },
  },
]
