import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Appeal to Nature',
  aliases: ['Argument from Nature'],
  category: 'informal',
  severity: 'medium',
  keywords: ['natural', 'artificial', 'chemical', 'organic', 'remedy', 'man-made', 'wild', 'pure'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-nature',
  definition:
    'Calling something good, safe or right because it is natural, or bad because it is made by people. Both kinds of thing can help or harm, so each needs its own test.',
  neighbours: [
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is being natural itself given as the reason, or does a feeling such as fear or pity do the work?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is it called good because it is how things go without people, or because so many people do it?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is natural against man-made the point, or which person, place or past an idea came from?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a thing refused because it is unnatural, or because the speaker cannot see how it could work?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'When the district office offered the village a free test of its spring, Sefina thanked them and said no. “This water runs straight out of the mountain,” she told the young man with the bottles. “There is no pipe and no pump, and nobody has ever put anything in it. So it is safe for our babies.”',
    failingStep: 'nobody has ever put anything in it. So it is safe for our babies',
    why: 'Harm does not need people. Germs get into springs from wild animals, and arsenic from the rock itself. The water may well be clean, but where it comes from can’t tell her; the free test could.',
  },
  soundWhen:
    'It is fine to mention that something is natural if you can say what follows from it. “These bushes grow wild in this valley, so they will get by on our rain” gives a reason that anyone can check. Liking wild berries for their taste needs no defense at all.',
  reply:
    '“I like the thought of it, too. Some natural things do us good and some make us ill, so let’s find out which kind this is.”',
  evidence:
    'Mill (1874), “Nature”, in Three Essays on Religion (Longmans). Rozin et al. (2004), “Preference for Natural: Instrumental and Ideational/Moral Motivations, and the Contrast between Foods and Medicines”, Appetite 43.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'appeal-to-nature-swollen-ankle',
    slot: 'fallacy8',
    form: 'A',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Miriam phones her grandson about his twisted ankle. “Your coach says to cool it, and he means well. Do see a doctor if it gets worse. But I would let the ice stay in the freezer. Swelling is what a body does by itself when people keep their hands off, so it is the better way to heal.”',
    decidingWords: ['what a body does by itself when people keep their hands off', 'so it is the better way'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Miriam is warm, but her warmth is not her reason. If she had said how sad the ice would make her, this would fit.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'She would have to reject the ice for where the advice came from, say from a rival club. She grants that the coach means well.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'This would be right if she had brushed the coach’s advice aside because he does not cool his own ankles when they swell.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Swelling is “what a body does by itself when people keep their hands off”, “so it is the better way”. She may be right, but a body left alone can heal badly, too.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-spelling-sheets',
    slot: 'q8',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Dear teachers, thank you for the open morning. I saw patient adults and cheerful children. I have one wish for the second grade: please drop the spelling sheets. Young foxes and deer learn through play, and paper drills are found nowhere in the wild. So play is the better way to learn spelling, too. Warmly, Paloma”',
    decidingWords: ['found nowhere in the wild', 'So play is the better way'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if Paloma had turned the sheets down because of who first drew them up, or which company sells them.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to write that she cannot imagine how a sheet of paper could teach spelling, and take that as a sign that it does not.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Paper drills are “found nowhere in the wild”, she writes. “So play is the better way”. Books and spelling are not found there either, so this cannot tell us what works.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'If her reason had been that most schools in the county have already given up their sheets, this would be the answer.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-sea-wind',
    slot: 'fallacy8',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Anjali plans the cooling for a small computer room by the sea. Fans that draw in the wind would need half the power of a cooling unit; she has measured it twice. Her report adds one line about wear: “The computers will last longer, too, since they get air as the sea sends it, not air that has been through a machine.”',
    decidingWords: ['air as the sea sends it, not air that has been through a machine'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if Anjali had judged the fans by who thought of them first, or by the country where they were once built.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to turn the cooling unit down because she cannot picture how such a box could cool a room.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'The computers are to last longer because they get “air as the sea sends it, not air that has been through a machine”. Sea air can be salty and damp, so wear needs its own test.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'If she had written that they take the fans or let the room get hot, as though the cooling unit were not on offer, this would be right.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orange-peel',
    slot: 'q8',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“Wear gloves,” say the safety sheets of both paint removers in the workshop. Next to one of the bottles, Bertrand has hung a pair. His apprentice asks about the other bottle. “The first was mixed in a laboratory, so I’m strict about it,” he says. “This one is pressed from orange peel. You can use it with bare hands.”',
    decidingWords: ['This one is pressed from orange peel', 'bare hands'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'This would fit if Bertrand had said that he cannot imagine how something that smells so good could hurt his skin.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Both sheets ask for gloves, yet “This one is pressed from orange peel”, so “bare hands” are fine. What grows on a tree can burn, too; the sheet is the better guide.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'He would have to stir up a feeling, say a warm memory of oranges at his grandmother’s, and let it stand for the safety of the bottle.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Had he argued that after a month of sore hands the workshop was due for a lucky week, this would be the answer.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-wooden-duck',
    slot: 'fallacy8',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'One wooden duck, four small hands: the twins are at it again, and Quentin wants to step in. “It does look rough,” says Nadia, “and I’ll dry the tears. But nobody taught them to grab. It came with them, like their teeth. What comes with a child is good for a child.” They stay at the door and watch.',
    decidingWords: ['It came with them, like their teeth', 'What comes with a child is good for a child'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if one parent wanted the duck gone, the other wanted peace for the twins, and they had picked the halfway point for being halfway.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Nadia mentions tears, but she does not build on them. If her reason were how hurt their little faces look, this would be the name.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“It came with them, like their teeth”, and so the grabbing is “good for a child”. To wait may be wise here, but what children are born with can help or hurt them.',
      },
      {
        text: 'Personal Incredulity',
        rationale: 'For this, she would have to reject stepping in because she cannot see how it could do any good.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-path-lamps',
    slot: 'q8',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Six lamps on the path to the bus would cost little, and the wildlife office expects no harm to bats or birds. Mr. Tesfaye has read the report with care. Still, he marks “no” on the street’s voting sheet. “The sun goes down, and it gets dark,” he explains to his neighbor. “That is how evenings are until people change them. It can’t be right to do so.”',
    decidingWords: ['That is how evenings are until people change them', 'It can’t be right'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'Cost and wildlife are fine, so one reason is left: “That is how evenings are until people change them. It can’t be right”. Roofs and coats change things, too; that alone speaks against nothing.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Mr. Tesfaye would have to be against these lamps for their past, say because they were first used in front of a prison.',
      },
      {
        text: 'Bandwagon',
        rationale: 'It would fit if he had voted no because most of the streets in town do without lamps.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had he said that lamps do harm, and that this counts as true until his neighbor shows otherwise, this would be the answer.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orchard-sheep',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'What will cost the orchard less next year, the mower or the sheep? “The sheep,” Raul tells the treasurer. “The mower came to fifteen hundred; the shepherd has not named a price yet. But a mower is a thing that people put together. Sheep on grass is how the world runs without us, and what runs that way costs less.”',
    decidingWords: ['Sheep on grass is how the world runs without us', 'what runs that way costs less'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Raul would have to point at the crowd, for example that most orchards in the region now keep sheep. He mentions no one else.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'He has no price, just this: “Sheep on grass is how the world runs without us”. That tells us nothing about fences, hay and vets; the sheep may be cheaper or not.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'With the shepherd’s price on the table, below the fifteen hundred for the mower, his answer would stand.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if Raul had said that he can’t imagine how a noisy machine could ever be the cheaper of the two.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-orchard-sheep-sound',
    kind: 'sound',
    twinOf: 'appeal-to-nature-orchard-sheep',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'What will cost the orchard less next year, the mower or the sheep? “The sheep,” Raul tells the treasurer. “The mower came to fifteen hundred; the shepherd takes nine hundred, fence and vet included. At these prices, the sheep cost less. And I like to look at them. A mower is a thing that people put together. Sheep on grass is how the world runs without us.”',
    decidingWords: ['the shepherd takes nine hundred', 'At these prices, the sheep cost less'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'He does praise how the world runs without us. For this to be the answer, that praise would have to be why they cost less, and here it tells why he likes to look at them.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'The number of other orchards that keep sheep would have to be his reason. The numbers he names are prices.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Raul would have to reject the mower because its costs are beyond what he can imagine. He has simply compared two bills.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The mower came to fifteen hundred, “the shepherd takes nine hundred”, and so “At these prices, the sheep cost less”. How the world runs without us comes after that, as a thing he likes.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Sunday’s ride is forty kilometers of stony trail, and Zeynep asks whether her mare should wear shoes. The trainer lifts a front hoof and taps it. “She came into the world without iron. Horseshoes are something that people thought up and nailed on; hooves are what a horse simply has. For Sunday, hooves are better. Leave the shoes in the box.”',
    decidingWords: ['Horseshoes are something that people thought up', 'hooves are what a horse simply has'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The advice would be well founded if this mare had done the trail unshod before and somebody had checked her hooves afterward.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if the trainer had found it impossible to understand how a strip of iron could protect a foot.',
      },
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          'The one ground for going unshod is that “Horseshoes are something that people thought up”, while “hooves are what a horse simply has”. What she came with may still wear out on stones.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'For this, the shoes would have to be rejected for one particular source, such as the smith or the army that first used them.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-trail-mare-sound',
    kind: 'sound',
    twinOf: 'appeal-to-nature-trail-mare',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Sunday’s ride is forty kilometers of stony trail, and Zeynep asks whether her mare should wear shoes. The trainer lifts a front hoof and taps it. “Since she came into the world, she has gone without iron, and without iron she has done this trail five times. The vet found her hooves hard and uncracked each time. For Sunday, hooves are enough. Leave the shoes in the box.”',
    decidingWords: ['without iron she has done this trail five times', 'hard and uncracked each time'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'The trainer would have to judge horseshoes by who made them first or where. What he speaks about is this mare’s feet.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He goes back to her birth, but rests his advice on a test: she “has done this trail five times”, and her hooves stayed “hard and uncracked each time”.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'If being born without iron were his whole reason, this would be it. His reason is five rides on this trail, each looked at by a vet.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'He would have to say that he can’t see how iron could help a hoof, and decide by that. He decides by what the vet saw.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-beach-foam',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Good news from the beach!” writes the Island Post. “The yellow foam is not from the boatyard, as some of you feared. Tiny algae make it, the lab reports, with no help from us. What it does to skin was not part of the test. But it is the sea’s own work, so let the children splash in it.”',
    decidingWords: ['with no help from us', 'it is the sea’s own work, so let the children splash in it'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“it is the sea’s own work, so let the children splash in it” takes foam for harmless since people had no part in it. Some algae sting; what it does to skin was not tested.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Had the lab put the foam on skin, or checked which algae these are and found them harmless, the advice would be sound.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'The Post would have to argue that it is beyond belief that something so light and fluffy could hurt a child.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'There is cheer in the report, but it is not the ground. It would fit if the joy of splashing children were the evidence that the foam is safe.',
      },
    ],
  },
  {
    id: 'appeal-to-nature-mussel-glue',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'From a request for research money: “Our glue for wounds is drawn from living mussels, which use it to hold on to rocks. In forty trials it closed wet skin as well as stitches do. Its effect inside the body needs no study. Glues made by people had to have one. This one is life’s own product, and flesh will accept it.”',
    decidingWords: ['Glues made by people had to have one', 'This one is life’s own product, and flesh will accept it'],
    options: [
      {
        text: 'Appeal to Nature',
        right: true,
        rationale:
          '“This one is life’s own product, and flesh will accept it” lets “not made by people” do the work of a study. The glue may well be harmless; many things that living creatures make are not.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'The writers would have to argue from numbers of users, say that most clinics on the coast have switched to it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If they had pointed to trials in which the glue stayed in the body for months without harm, they could skip the study.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'This needs a verdict by pedigree: a glue rejected for its inventor’s past, or trusted for coming from one great institute. Made or grown is the point here.',
      },
    ],
  },
]
