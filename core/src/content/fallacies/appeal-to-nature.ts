import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Nature',
  aliases: ['Argument from Nature'],
  category: 'informal',
  severity: 'medium',
  keywords: ['natural', 'artificial', 'chemical', 'organic', 'remedy', 'man-made', 'wild', 'pure'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-nature',
  definition:
    'Calling something good, safe or right because it’s natural, or bad because people made it. Either kind of thing can help or harm, so each has to be judged by what it does.',
  neighbors: [
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is being natural itself the reason, or does a feeling such as fear or pity do the work?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is it called good because that’s how things go without people, or because so many people do it?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is it a matter of natural or man-made, or of which person, place or past an idea came from?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a thing turned down because it’s unnatural, or because the speaker can’t see how it works?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Does “natural” serve as the reason, or does the reason just say the conclusion over again?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'When the health department offered to test the village spring free of charge, Sefina thanked them and said no. “This water comes straight out of the mountain,” she told the young man with the sample bottles. “There’s no pipe, no pump, and nobody’s ever put anything in it. So it’s safe for our babies.”',
    failingStep: 'nobody’s ever put anything in it. So it’s safe for our babies',
    why: 'Harm doesn’t need people. Germs get into springs from wild animals, and arsenic from the rock itself. The water may well be clean, but its being untouched can’t tell her that. The free test could.',
  },
  soundWhen:
    'It’s fine to mention that something is natural if you can say what follows from it. “These bushes grow wild in our valley, so they’ll get by on our rain” gives a reason anyone can check. And liking wild berries for their taste needs no defense.',
  reply:
    '“I like the thought of it, too. Some natural things do us good and some make us sick, so let’s find out which kind this is.”',
  evidence:
    'Mill (1874), “Nature,” in Three Essays on Religion (Longmans). Rozin et al. (2004), “Preference for Natural: Instrumental and Ideational/Moral Motivations, and the Contrast between Foods and Medicines,” Appetite 43.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-nature-swollen-ankle',
    slot: 'fallacy8',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Danny, I hear your coach wants you to ice that ankle. He found it in some magazine, the whole team swears by it, and I’m sure he means well. Leave the ice in the freezer, though. Swelling is what a body does on its own when people keep their hands off, so it’s the better way to heal. Mine took two weeks in 1968, and then I danced again. Grandma',
    decidingWords: ['what a body does on its own when people keep their hands off', 'so it’s the better way to heal'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          '“Some magazine” is a sniff at where the coach’s idea comes from. Grandma drops it at once and even says he means well.',
      },
      {
        text: 'False Cause',
        rationale:
          '“Two weeks in 1968” hints at a before and after. By then Grandma has already given her reason, and she credits no cure for that recovery.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“The whole team swears by it,” and crowds do pull. Here the crowd is on the coach’s side, though; Grandma argues against it.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Swelling is “what a body does on its own when people keep their hands off,” and for her that settles it. Bodies left alone sometimes heal badly.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-spelling-sheets',
    slot: 'q8',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear teachers, I have one wish for second grade: please drop the spelling worksheets. Foxes and deer learn through play, and paper drills are found nowhere in the wild, so play is the better way to learn spelling. I’ve talked to several parents who feel the same, and the company behind those sheets also prints lottery tickets. Play, as I keep saying, is better. Warmly, Paloma',
    decidingWords: ['paper drills are found nowhere in the wild', 'so play is the better way'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          '“Several parents” are on her side, and she lets the teachers know. They come after the conclusion; what carries it is foxes and deer.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Saying “play, as I keep saying, is better” at the end adds nothing but volume. She has given a separate reason before that, a poor one.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Because “paper drills are found nowhere in the wild,” Paloma decides that play is better. Spelling isn’t found there either, so foxes can’t tell us how to teach it.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Lottery tickets make the company look bad, and Paloma enjoys that. But it’s a parting shot, and her case for play doesn’t depend on who prints what.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-sea-wind',
    slot: 'fallacy8',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Report on cooling the marina’s computer room: Most marinas on this coast have switched to big intake fans, a shipyard design. They use half the power of an air conditioner; I’ve measured it. The computers will also last longer, since they’ll be getting air as the sea sends it and not air that’s been through a machine. Each of the twelve fans passed inspection, and prices are listed below. Anjali',
    decidingWords: ['air as the sea sends it and not air that’s been through a machine'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          '“Most marinas on this coast have switched,” she reports, and stops there. For the power she has her own measurements, and for the wear another reason altogether.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'A “shipyard design” tells us where the fans come from. Anjali doesn’t rate them by that; she rates the air by whether it’s been through a machine.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'The computers are supposed to last because they’ll get “air as the sea sends it and not air that’s been through a machine.” But the sea sends salt and damp, too.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'From “each of the twelve fans” it’s a short hop to the whole system. She doesn’t make that hop; the inspection and the longer life are separate points.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orange-peel',
    slot: 'q8',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Both of the workshop’s paint removers carry the same warning: wear gloves. “The first was cooked up in a laboratory, so I’m strict about it,” Bertrand tells his apprentice. “The other’s pressed from orange peel, so bare hands are fine. It’s clean, it cleans, and safe is safe.”',
    decidingWords: [
      'cooked up in a laboratory, so I’m strict about it',
      'pressed from orange peel, so bare hands are fine',
    ],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“It’s clean, it cleans” does play on a word. Take the joke away and Bertrand’s advice is unchanged, because orange peel was the reason.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Both carry the warning, yet one is “pressed from orange peel, so bare hands are fine.” What grows on a tree can burn skin, too; the label is the better guide.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Safe is safe” goes around in a circle, and it’s tempting to stop there. But he already gave a reason for calling it safe: it comes from a fruit.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'This comes close, since he looks at where each bottle comes from. No particular lab or grower is on trial, though; what counts for Bertrand is whether people made the stuff or it grew.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-wooden-duck',
    slot: 'fallacy8',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Since Grandma’s wooden duck arrived, the twins have been fighting over it. “Nobody taught them to grab,” Nadia tells Quentin. “It came with them, like their teeth, so it’s good for them.” Her brother, she recalls, once broke her finger over a toy truck. Other toddlers grab, too.',
    decidingWords: ['It came with them, like their teeth', 'so it’s good for them'],
    options: [
      {
        text: 'False Cause',
        rationale:
          '“Since Grandma’s wooden duck arrived” does put the blame on the duck. It really is what they fight over, though, and Nadia’s argument is about being born with something.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Her broken finger is a story, and a vivid one. It speaks against grabbing, if anything, so Nadia can’t be resting her case on it.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“It came with them, like their teeth,” and that’s her whole case for calling it good. Waiting may be wise, but what children are born with can help or hurt.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Other toddlers grab, too,” which sounds like a crowd to follow. It’s mentioned last, and Nadia’s “so” refers to what came with the twins.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-path-lamps',
    slot: 'q8',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Six lamps along the path to the bus wouldn’t cost much, since the county jail was giving its old ones away, and the wildlife office expected no harm to bats or birds. Councilman Tesfaye read the report and voted no. It gets dark, and that’s how evenings are until people meddle, he explained, so lamps can’t be right, one or six. “You’re not making light of it,” said his neighbor.',
    decidingWords: ['that’s how evenings are until people meddle', 'so lamps can’t be right'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Cost and wildlife are settled, so one reason is left: “that’s how evenings are until people meddle.” Roofs and coats are meddling, too; that by itself counts against nothing.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Lamps from a jail could put a man off. Mr. Tesfaye doesn’t bring up their past, however; he objects to lighting an evening with any lamp.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“One or six” sounds like reasoning from a part to the whole. He applies one objection to any number of lamps and infers nothing from the one to the six.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Making light of it” is a pun. It’s the neighbor’s joke, not Mr. Tesfaye’s argument, and he uses his own words in one plain sense.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orchard-sheep',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The treasurer wanted to know which would cost the orchard less next year, mowing or sheep. “Sheep,” Raul told her. “The mower came to $1,500, and the shepherd hasn’t named a price. But a mower’s a machine. Sheep on grass is how the world runs without us, and that’s bound to cost less.” She’d been leaning toward half and half, the way they do it up the road.',
    decidingWords: ['is how the world runs without us', 'that’s bound to cost less'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          '“Half and half” is the treasurer’s leaning, and she keeps it to herself. Raul’s answer isn’t in the middle at all: he says sheep.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'With no price from the shepherd, his reason is this: “Sheep on grass is how the world runs without us.” That says nothing about fences, hay and vets.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'They do it “up the road,” so there’s a neighbor to copy. What’s done up the road is half and half, however, and Raul doesn’t follow it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Raul does name one figure, $1,500 for the mower. To say which costs less takes two figures, and in place of the second he puts the way of the world.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orchard-sheep-sound',
    kind: 'sound',
    twinOf: 'appeal-to-nature-orchard-sheep',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The treasurer wanted to know which would cost the orchard less next year, mowing or sheep. “Sheep,” Raul told her. “The mower came to $1,500, and the shepherd’s signed offer, with fences and vet included, is $900. I like it, too: a mower’s a machine, and sheep on grass is how the world runs without us.” She’d been leaning toward half and half, the way they do it up the road.',
    decidingWords: ['the shepherd’s signed offer, with fences and vet included, is $900'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'Admiring “how the world runs without us” is part of his speech. It’s there as something he likes, after the two prices have answered her question.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Someone “up the road” keeps sheep already, at least on half the grass. That’s in the treasurer’s mind, and Raul doesn’t mention it.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'A middle course is in the air, since the treasurer leans toward “half and half.” But Raul doesn’t meet her there; he answers with two prices.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The mower cost $1,500, and “the shepherd’s signed offer, with fences and vet included, is $900.” For the question of what costs less, that’s what matters; the praise is extra.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Sunday’s ride covers twenty-five miles of rocky trail, and Zeynep wonders whether her mare needs shoes. The trainer lifts a hoof. “She came into the world without iron,” he says. “Horseshoes are something people thought up, cavalrymen mostly, while hooves are what a horse is born with, so they’re better for Sunday. You wear the shoes.” Zeynep packs brushes, bandages and several apples.',
    decidingWords: ['Horseshoes are something people thought up', 'hooves are what a horse is born with'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'When he “lifts a hoof,” it looks like an expert’s finding. What the trainer goes on to say isn’t about this hoof or this trail; it fits any horse alive.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“You wear the shoes” does hop from one kind of shoe to another. It’s a joke at the end, and the advice was complete without it.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“Horseshoes are something people thought up,” he says, while “hooves are what a horse is born with.” What she was born with can still wear down on rocks.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'The “cavalrymen” give horseshoes a history. They’re a side remark, though; the trainer objects to anything “people thought up,” whichever people those were.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare-sound',
    kind: 'sound',
    twinOf: 'appeal-to-nature-trail-mare',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Sunday’s ride covers twenty-five miles of rocky trail, and Zeynep wonders whether her mare needs shoes. The trainer lifts a hoof. “She came into the world without iron,” he says, “and without it she’s done this trail five times. I’ve found no crack or chip, so her hooves are fine for Sunday. Horseshoes are something people thought up, cavalrymen mostly. You wear the shoes.” Zeynep packs brushes, bandages and several apples.',
    decidingWords: ['without it she’s done this trail five times', 'I’ve found no crack or chip'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'Yes, “cavalrymen” get a mention, and it isn’t meant kindly. But the trainer has made up his mind by then, from hooves that he looked at himself.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He does bring up her birth, but what he builds on is a record: “without it she’s done this trail five times,” and he has “found no crack or chip.”',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“She came into the world without iron” sounds like the start of it. But his “so” follows five rides on this same trail and a look at her hooves.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Shoes for a mare and shoes for Zeynep: the word does double duty at the end. Nothing is concluded from the double meaning.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-beach-foam',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Island Post, front page: Who made the foam? Boatyard or sea? Those were the two suspects, and after weeks of fear on the pier, the lab has cleared the boatyard. Tiny algae produce the yellow foam without any help from people. Although its effect on skin wasn’t part of the test, it’s the sea’s own work, so let the children splash in it! The beach snack bar reopens on Saturday.',
    decidingWords: ['without any help from people', 'it’s the sea’s own work, so let the children splash in it'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Writing “it’s the sea’s own work, so let the children splash in it” takes the foam for harmless because people had no part in it. Some algae sting, and skin wasn’t tested.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Boatyard or sea?” does offer just two suspects. A lab has since settled which it was, so nothing is wrongly left out; the trouble comes later, with the splashing.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Weeks of fear” are over, and you can feel the cheer. The cheer isn’t the reason they give for splashing, however; the reason is that the sea made the foam.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A lab report is good evidence, and the Post even admits what the test left out. Then it sends children into the foam, although its effect on skin “wasn’t part of the test.”',
      },
    ],
  },
  {
    id: 'appeal-to-nature-mussel-glue',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Product sheet: Our wound glue comes from mussels. In forty trials it closed cuts as well as stitches do; one fisherman loves showing off his scar. Chemists’ glues had to be tested inside the body, but ours is life’s own product, so flesh will accept it without that study. Ingredients and mixture: see below.',
    decidingWords: [
      'Chemists’ glues had to be tested inside the body',
      'ours is life’s own product, so flesh will accept it',
    ],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'They write “ours is life’s own product, so flesh will accept it” and skip the study the chemists had to do. Plenty of things that animals make are poison to us.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One fisherman showing off his scar is a story. It rides along with “forty trials,” and it has nothing to do with skipping a study of the body.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“Ingredients and mixture” are parts and whole, all right. The writers list both and draw no line from what’s true of one to the other.',
      },
      {
        text: 'No fallacy here',
        rationale:
          '“In forty trials” is solid support for how the glue closes cuts. About the inside of the body they say nothing, and there the authors offer a slogan.',
      },
    ],
  },
]
