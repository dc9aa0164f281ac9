import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'appeal-to-nature',
  aliases: ['Argument from Nature'],
  category: 'informal',
  severity: 'medium',
  keywords: ['natural', 'artificial', 'chemical', 'organic', 'remedy', 'man-made', 'wild', 'pure'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-nature',
  definition:
    'Calling something good, safe or right because it’s natural, or bad because people made it. Either kind of thing can help or harm, so each has to be judged by what it does.',
  gloss: 'Natural means good, artificial means bad.',
  neighbors: [
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Is the reason that it’s natural, or a feeling such as fear or pity?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is it called good because it’s natural, or because so many people do it?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is it judged by whether it’s natural or man-made, or by who came up with it and where?',
    },
    {
      concept: 'personal-incredulity',
      tellApart: 'Is it rejected because it isn’t natural, or because the speaker can’t see how it works?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Is “it’s natural” the reason, or does the reason just repeat the conclusion?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'When the health department offered to test the village spring free of charge, Sefina thanked them and said no. “This water comes straight out of the mountain,” she told the young man with the sample bottles. “There’s no pipe, no pump, and nobody’s ever put anything in it. So it’s safe for our babies.”',
    failingStep: 'nobody’s ever put anything in it. So it’s safe for our babies',
    why: 'Water can be harmful even if nobody’s touched it. Wild animals can leave germs in a spring, and arsenic can come from the rock itself. The water may well be clean, but the fact that nobody’s touched it can’t tell Sefina that. The free test could.',
  },
  soundWhen:
    'It’s fine to mention that something is natural if you can say what follows from it. “These bushes grow wild in our valley, so they’ll get by on our rain” gives a reason anyone can check. And liking wild berries for their taste needs no defense.',
  reply:
    '“I like the thought of it, too. Some natural things do us good and some make us sick, so let’s find out which kind this is.”',
  evidence:
    'Mill (1874), “Nature,” in Three Essays on Religion (Longmans). Rozin et al. (2004), “Preference for Natural: Instrumental and Ideational/Moral Motivations, and the Contrast between Foods and Medicines,” Appetite 43.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'appeal-to-nature-swollen-ankle',
    slot: 'fallacy8',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Danny, I hear your coach wants you to ice that ankle, because he read about it in some magazine and the whole team swears by it. He means well, but leave the ice in the freezer. Swelling is what a body does on its own when people keep their hands off, so it’s the better way to heal. I left mine alone in 1968, and I was dancing again in no time. Grandma',
    decidingWords: ['Swelling is what a body does on its own'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Grandma sniffs at the coach’s source, “some magazine.” But she grants that he means well, and she has another reason against the ice.',
      },
      {
        label: 'false-cause',
        rationale:
          'She left hers alone “in 1968,” and she was soon dancing again. But she mentions it after her argument, and she doesn’t say that the swelling healed her.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“The whole team swears by it” brings in a crowd. But the crowd is on the coach’s side, and Grandma argues against it.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          '“Swelling is what a body does on its own,” she writes, “so it’s the better way to heal.” But bodies that are left alone sometimes heal badly.',
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
      'Dear teachers, I have one wish for second grade: please drop the spelling worksheets. Foxes and deer learn through play, and you won’t find paper drills anywhere in the wild, so play is the better way to learn spelling. It’s just better, as I keep telling my husband. Several other parents feel the same, and did you know that the company that makes those sheets also prints lottery tickets? Warmly, Paloma',
    decidingWords: ['you won’t find paper drills anywhere in the wild', 'so play is the better way'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Several parents agree with her, and she says so. She mentions them after her conclusion, which rests on foxes and deer.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“It’s just better” only repeats her conclusion. But before that she gave a separate reason, and it’s a bad one.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Since “you won’t find paper drills anywhere in the wild,” Paloma decides that play is better. But spelling isn’t found in the wild either, so foxes can’t show how children learn it.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Lottery tickets make the company look bad. But Paloma adds that at the end, and her case for play doesn’t depend on who prints the sheets.',
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
    difficulty: 'hard',
    scenario:
      'Report on cooling the marina’s computer room: I suggest large intake fans, a shipyard design that most marinas on this coast use. They need half the power of an air conditioner; I’ve measured it. The computers will also last longer, since they’ll be getting air straight off the sea, not air that’s been through a machine. Each of the twelve fans we’d buy has passed inspection, and the prices are attached. Best, Jessica',
    decidingWords: ['air straight off the sea, not air that’s been through a machine'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Most marinas on this coast use the design, and Jessica says so. But that isn’t why she expects the computers to last longer; her reason is the air straight off the sea.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“A shipyard design” tells us where the fans come from. But that isn’t why Jessica likes them; she likes them because they save power and take their air straight off the sea.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Jessica expects the computers to last longer because of “air straight off the sea, not air that’s been through a machine.” But air straight off the sea is salty and damp.',
      },
      {
        label: 'composition-division',
        rationale:
          'Each fan passed inspection, and twelve fans make a system. But Jessica doesn’t conclude that the system is good because each fan is; she only reports the inspection.',
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
    difficulty: 'medium',
    scenario:
      'Both of the workshop’s paint removers carry the same warning: wear gloves. “This one’s man-made, so wear gloves for it,” Jerome tells his apprentice. “The other’s just orange peel, fresh off the tree, so bare hands are fine. It’s clean, it cleans, and safe is safe.”',
    decidingWords: ['man-made, so wear gloves for it', 'just orange peel, fresh off the tree, so bare hands are fine'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“It’s clean, it cleans” does play with a word. Jerome’s advice doesn’t depend on the joke; he gives the orange peel as his reason.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Both carry the warning, but one is “just orange peel, fresh off the tree, so bare hands are fine.” Things that grow on trees can burn skin, too.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Safe is safe” does say the same thing twice. But by then Jerome has given a reason for using bare hands: the stuff comes “fresh off the tree.”',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“Off the tree” does say where one product comes from. But no maker or grower is praised or blamed; Jerome’s point is that one is man-made and the other grew.',
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
      'Since Grandma’s wooden duck arrived, the twins have been fighting over it. That worries Quentin, whose sister once broke his finger over a toy truck. “Nobody taught them to grab,” says his wife, Ashley. “They were born that way, so it’s good for them.” Most toddlers grab, she adds.',
    decidingWords: ['They were born that way, so it’s good for them'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'It’s tempting to blame the duck, because the fighting started when it arrived. But Ashley doesn’t say what started the fighting; her argument is about how the twins were born.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Quentin’s broken finger is one person’s story, and it’s why he worries. But Ashley doesn’t use that story when she calls grabbing good.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          '“They were born that way, so it’s good for them,” says Ashley. But what children are born with can help them or hurt them, so she needs another reason.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“Most toddlers grab” may sound like following a crowd. But Ashley adds that later, and her reason is how the twins were born.',
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
    difficulty: 'medium',
    scenario:
      'Six lamps along the path to the bus stop would cost the village next to nothing, because the county jail is giving its old ones away. The wildlife office expects no harm to bats or birds. But Councilman Tesfaye votes no. Evenings are dark until people meddle, he explains, so it can’t be right to put up lamps, whether it’s one or six. “At least you’re not making light of it,” says his neighbor.',
    decidingWords: ['Evenings are dark until people meddle', 'so it can’t be right to put up lamps'],
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Neither cost nor wildlife is a reason to turn down the lamps, so what’s left is this: “Evenings are dark until people meddle.” But roofs and coats are meddling, too, and they do us good.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Lamps from a jail may sound unpleasant. Mr. Tesfaye doesn’t object to where they come from, however; he objects to lighting the evening at all.',
      },
      {
        label: 'composition-division',
        rationale:
          '“One or six” may sound like a step from a part to the whole. But Mr. Tesfaye doesn’t conclude anything from one lamp; he’s against any number of them.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Making light of it” is a pun. It’s the neighbor’s joke, and Mr. Tesfaye’s own words keep one meaning.',
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
      'The treasurer asked which would cost the orchard less next year, mowing or sheep. She was leaning toward half and half, the way they do it up the road. “Sheep,” said Raul, the foreman. “Mowing came to $1,500 this year, and the shepherd hasn’t named a price. But a mower’s a machine, and sheep on grass is the way things were meant to be. That’s bound to cost less.” The treasurer thanked him.',
    decidingWords: ['is the way things were meant to be', 'That’s bound to cost less'],
    breaksAt: 'That’s bound to cost less.”',
    options: [
      {
        label: 'middle-ground',
        rationale:
          '“Half and half” is what the treasurer leans toward. But Raul doesn’t suggest a compromise; he says sheep.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Raul has no price from the shepherd, so he says that sheep on grass “is the way things were meant to be.” That tells us nothing about the cost of fences, hay and vets.',
      },
      {
        label: 'bandwagon',
        rationale:
          'People up the road do it, so there’s someone to copy. But what they do is half and half, and Raul doesn’t want that.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Raul does have one price, $1,500 for mowing. But a comparison takes two, and in place of the second he talks about what was meant to be.',
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
      'The treasurer asked which would cost the orchard less next year, mowing or sheep. She was leaning toward half and half, the way they do it up the road. “Sheep,” said Raul, the foreman. “Mowing came to $1,500 this year, and the shepherd’s signed offer, with fences and vet, is $900. I like it, too: a mower’s a machine, and sheep on grass is the way things were meant to be.” The treasurer thanked him.',
    decidingWords: ['the shepherd’s signed offer, with fences and vet, is $900'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“The way things were meant to be” is praise for doing things without machines. But Raul adds it as something he likes, after he’s answered with two prices.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Someone “up the road” already keeps sheep, at least on half the grass. But only the treasurer thinks of that, and Raul doesn’t use it as a reason.',
      },
      {
        label: 'middle-ground',
        rationale:
          'The treasurer was “leaning toward half and half,” and that’s a compromise. But Raul doesn’t meet her halfway; he compares two prices and says sheep.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Mowing cost $1,500, and “the shepherd’s signed offer, with fences and vet, is $900.” The treasurer asked which would cost less, and those two prices tell her.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Sunday’s ride covers twenty-five miles of rocky trail, and Zeynep asks the trainer whether her mare needs shoes. He lifts a hoof. “She came into the world without iron,” he says. “Horseshoes are something people thought up, cavalrymen mostly. Hooves are what a horse is born with, so they’re better for Sunday. You wear the shoes.” Zeynep packs brushes, bandages and several apples.',
    decidingWords: ['Horseshoes are something people thought up', 'Hooves are what a horse is born with'],
    breaksAt: 'Hooves are what a horse is born with, so they’re better for Sunday.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'The trainer “lifts a hoof,” so he seems to be examining the mare. But what he says isn’t about this hoof or this trail; it fits any horse.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“You wear the shoes” jumps from horseshoes to Zeynep’s shoes. That’s a joke at the end, and the trainer’s advice doesn’t need it.',
      },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          '“Horseshoes are something people thought up,” says the trainer, while hooves “are what a horse is born with.” But hooves can wear down on rocks even though a horse is born with them.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“Cavalrymen” are named as the people who came up with horseshoes. The trainer has nothing against them in particular; he objects to what people thought up.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare-sound',
    kind: 'sound',
    twinOf: 'appeal-to-nature-trail-mare',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Sunday’s ride covers twenty-five miles of rocky trail, and Zeynep asks the trainer whether her mare needs shoes. He lifts each hoof. “She came into the world without iron,” he says, “and without it she’s done this trail five times. I see no crack or chip, so her hooves are fine for Sunday. Otherwise I’d have her shod, as any cavalryman would. For now, you wear the shoes.” Zeynep packs brushes and apples.',
    decidingWords: ['without it she’s done this trail five times', 'I see no crack or chip'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'The trainer does mention that cavalrymen shoe their horses. But he doesn’t judge horseshoes by who uses them; he looks at the mare’s hooves.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The trainer mentions how the mare was born, but he has other reasons: “without it she’s done this trail five times,” and “I see no crack or chip.” They’re about this mare and this trail.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“She came into the world without iron” does sound like praise for what’s natural. But what convinces the trainer is five rides and a look at each hoof, and he’d put iron on chipped ones.',
      },
      {
        label: 'ambiguity',
        rationale:
          'The trainer plays on two meanings of “shoes.” But “you wear the shoes” is a joke, and nothing follows from it.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-beach-foam',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Island Post, front page: Where did the yellow foam come from, the boatyard or the sea? After weeks of fear, the lab has cleared the boatyard, because tiny algae make the foam without any help from people. The lab hasn’t tested what the foam does to skin, but since it’s the sea’s own work, let the children splash! The snack bar on the beach reopens on Saturday.',
    decidingWords: ['without any help from people'],
    breaksAt:
      'The lab hasn’t tested what the foam does to skin, but since it’s the sea’s own work, let the children splash!',
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'The foam comes “without any help from people,” so the paper calls it safe for children. But some algae cause rashes, and nobody has tested what these do to skin.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Boatyard or sea: the paper’s question allows only two answers. But the lab has found the answer, so that does no harm; the mistake is telling children to splash.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Weeks of fear” are over, and the paper is glad. But relief isn’t why it lets the children splash; its reason is that the sea made the foam.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A lab report is good evidence, and the Post admits what wasn’t tested. Even so, it sends children into the foam without knowing what the foam does to skin.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-mussel-glue',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Product sheet: In forty trials, our mussel glue closed wounds as neatly as stitches, and one fisherman loves his scar! Synthetic glues had to be tested inside the body; ours was made by a living creature, so the body will accept it, no test needed. Ingredients are listed below.',
    decidingWords: [
      'Synthetic glues had to be tested inside the body',
      'made by a living creature, so the body will accept it',
    ],
    breaksAt:
      'Synthetic glues had to be tested inside the body; ours was made by a living creature, so the body will accept it, no test needed.',
    options: [
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'The sheet says the glue was “made by a living creature, so the body will accept it,” and skips a test that other glues needed. But many things that animals make are poisonous to us.',
      },
      {
        label: 'anecdotal',
        rationale:
          'That “one fisherman loves his scar” is only a story. But the sheet also has forty trials, and the story isn’t its reason for skipping the test.',
      },
      {
        label: 'composition-division',
        rationale:
          'The sheet goes on to list the ingredients. But it doesn’t say that the glue is safe because each ingredient is.',
      },
      {
        label: 'no-flaw',
        rationale:
          '“In forty trials” is good evidence that the glue does what stitches do. But the sheet reports no trial inside the body and says that none is needed.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-raw-milk',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Mackenzie: The stand on Route 9 has raw milk! Getting some for Ivan\nZach: He’s ten months. Doesn’t it have to be pasteurized?\nMackenzie: That’s a factory thing. This is straight from the cow, nothing done to it\nMackenzie: It’s just what cows make, so it can’t hurt him',
    decidingWords: ['It’s just what cows make, so it can’t hurt him'],
    breaksAt: 'Mackenzie: It’s just what cows make, so it can’t hurt him',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'She likes where it comes from. Her point isn’t the stand or the farmer, though, but that nobody did anything to it.',
      },
      { label: 'bandwagon', rationale: 'She doesn’t mention how many others drink it.' },
      { label: 'no-flaw', rationale: 'Fresh milk may taste wonderful. How safe it is depends on what’s in it.' },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Germs in milk are every bit as natural as the milk is. Pasteurizing was invented because what comes straight from the cow can make babies very sick.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-leaves-and-bark',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Salma: Found an herbal allergy spray at the market 🌿\nTrent: You’re on blood thinners. Did you ask if they mix?\nSalma: It’s leaves and bark, not chemicals. My body knows what to do with leaves\nSalma: So there’s no way it’s going to mix badly with anything',
    decidingWords: ['It’s leaves and bark, not chemicals', 'So there’s no way it’s going to mix badly with anything'],
    breaksAt: 'Salma: So there’s no way it’s going to mix badly with anything',
    options: [
      {
        label: 'no-flaw',
        rationale: 'The spray may be harmless. Her reason for thinking so would fit poison ivy as well.',
      },
      { label: 'bandwagon', rationale: 'She says nothing about how many people take it or like it.' },
      {
        label: 'appeal-to-nature',
        right: true,
        rationale:
          'Leaves and bark are full of chemicals, and some of them are dangerous with blood thinners. Coming from a plant doesn’t make it safe to mix.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The market where she found it isn’t her reason. She trusts it for being made of plants.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-milkweed',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Front yard plan: I’m pulling out the lawn and putting in butterfly milkweed. It grows by the road here without anybody’s help, on the rain we get, and the county extension office has had a test bed of it for six summers that they never water after the first. Our lawn took $90 of water in July. So once the plants have settled in, I don’t expect to water at all. Anybody want some sod? Delia',
    decidingWords: ['on the rain we get', 'a test bed of it for six summers that they never water after the first'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          '“Grows by the road without help” sounds like praise for being wild. It’s used as evidence about water, and that’s what the plan needs.',
      },
      { label: 'genetic-fallacy', rationale: 'Where the plant comes from matters to how much rain it’s used to.' },
      { label: 'bandwagon', rationale: 'How many people plant it, or want to, isn’t mentioned at all.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'That it grows wild here comes with what follows from it: it lives on local rain, and a test bed shows the same. Both can be checked.',
      },
    ],
  },
]
