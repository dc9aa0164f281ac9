import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Bandwagon',
  aliases: ['Appeal to Popularity', 'Ad Populum'],
  category: 'informal',
  severity: 'low',
  keywords: ['popularity', 'majority', 'crowd', 'trend', 'best seller', 'everyone does it', 'numbers of people'],
  link: 'https://yourlogicalfallacyis.com/bandwagon',
  definition:
    'Offering the number of people who believe, buy or do something as the reason it’s true or good. A crowd shows that a thing is popular. Showing that it’s right takes other reasons.',
  neighbors: [
    {
      name: 'Appeal to Authority',
      tellApart: 'Does the claim rest on how many people hold it, or on the standing of one person who says it?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is a head count given as the reason, or is a feeling stirred up to take the place of one?',
    },
    {
      name: 'Middle Ground',
      tellApart: 'Is a view called right because many people share it, or because it lies halfway between two others?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is it called good because so many people choose it, or because it comes about without human help?',
    },
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is the thing judged by how many follow it now, or by where it first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the night before the mountain race in Pokhara, Pasang wonders whether salt tablets really prevent cramps. Mireille turns her phone around. “Look, six million people have liked the clip about them, and almost every runner in this hostel has a box by the bed. So they work. Take two at the start.”',
    failingStep:
      'six million people have liked the clip about them, and almost every runner in this hostel has a box by the bed. So they work',
    why: 'It assumes that all those people found out for themselves. They may just as well have copied one another, as Pasang is about to do. What would count is a trial: some runners on tablets, some without.',
  },
  soundWhen:
    'Numbers count when many people have each tried the thing: forty guests who slept in a hostel can tell you about its beds. And sometimes what others do is the whole point. Which side of the road you should drive on depends on where everyone else drives.',
  reply:
    '“If that many people like it, I’m curious too. Do you know how they found out it works, or did most of them hear it from each other?”',
  evidence:
    'Walton (1999), Appeal to Popular Opinion (Pennsylvania State University Press). Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market,” Science 311, on popularity that feeds itself.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'bandwagon-door-lock',
    slot: 'fallacy7',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Condo board, item three. Mr. Nakagawa asked whether a stranger with a laptop could open the new electronic lock, which is made by a toy company. Paloma replied that eleven of the fourteen buildings on the street have it and that it was therefore safe. Burglaries were down, too, she said, though they were down all over town. After the board admired the lock’s natural wood cover, installation was set for the ninth.',
    decidingWords: ['eleven of the fourteen buildings on the street have it', 'it was therefore safe'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'Mr. Nakagawa mentions the toy company, so the lock’s origin does get an airing. He doesn’t reject it on that ground, though, and the board’s answer rests on the neighbors.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Safe from laptops? Because “eleven of the fourteen buildings on the street have it,” Paloma says “it was therefore safe.” That counts customers; it doesn’t test the lock.',
      },
      {
        text: 'False Cause',
        rationale:
          'Burglaries are down, and Paloma brings it up. But she sees that “they were down all over town,” and she doesn’t credit the lock.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural wood” gets a kind word here. It’s admired for its looks, not put forward as a reason the lock can’t be opened.',
      },
    ],
  },
  {
    id: 'bandwagon-fish-farm',
    slot: 'q7',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Rohan asked what the fish farm earned. Oksana had no idea, but nineteen of the twenty-two people in the lunchroom had put their savings into it, she said, so it was a good place for his. A fisherman’s son had started it, on an unspoiled natural lake.',
    decidingWords: ['nineteen of the twenty-two people in the lunchroom', 'so it was a good place for his'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'There are no earnings to show, so Oksana counts heads. That “nineteen of the twenty-two people in the lunchroom” put money in tells us they trust the farm, not what it earns.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          '“A fisherman’s son” is a story about where the farm comes from. It’s told afterward as color; her “so” comes right after the head count.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'An unspoiled natural lake sounds wholesome. Oksana doesn’t say that Rohan’s money is safe on account of it, only that the lake is there.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Oksana has “no idea” of the earnings and still calls the farm good. She isn’t taking that for granted, though; she gives a separate reason, the people around her.',
      },
    ],
  },
  {
    id: 'bandwagon-wet-hair',
    slot: 'fallacy7',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'For years the clinic’s winter leaflet listed “Wet hair gives you a cold” as a myth. This fall its author, Elin, her own hair dripping, polled patients in the waiting room. Of the 412 who answered, 380 believe it, so in the new leaflet it’s a fact. Dr. Osei asked what evidence there was for the change, adding that no true Finn had ever worried about wet hair.',
    decidingWords: ['Of the 412 who answered, 380 believe it', 'so in the new leaflet it’s a fact'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“Of the 412 who answered, 380 believe it, so in the new leaflet it’s a fact.” A poll can show what patients think; it can’t show what gives them colds.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No true Finn” uses the very words. Dr. Osei is joking, though, and he isn’t saving a claim about Finns from one who does worry.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Dr. Osei asks for evidence, and rightly: whoever changes the leaflet has to show it. Nobody pushes that job onto the doubters; Elin takes her poll for evidence.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Elin’s dripping hair is there to smile at. Nobody uses it against her, and she doesn’t use anyone’s habits against them.',
      },
    ],
  },
  {
    id: 'bandwagon-bat-grip',
    slot: 'q7',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'A stranger showed Pia a new grip. It still doesn’t feel natural, but with it she wins seven table tennis games out of ten; with the old one, she won five. Ferdinand counted sixty-one players in the hall who use the old grip and told her that one’s better.',
    decidingWords: ['sixty-one players in the hall who use the old grip', 'told her that one’s better'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Ferdinand counts “sixty-one players in the hall who use the old grip” and takes that as his verdict. Pia’s own seven out of ten says more about which one wins.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Pia’s new grip “doesn’t feel natural,” and that does speak for the old one. But it’s her own report of comfort; Ferdinand goes by a count.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'A stranger’s tip may not sound like much of a recommendation. Neither Pia nor Ferdinand holds the stranger against the grip.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Sixty-one players are counted, and one is told what’s better. Ferdinand isn’t passing a trait of the group on to Pia, though; he’s ranking two grips.',
      },
    ],
  },
  {
    id: 'bandwagon-boar-alarms',
    slot: 'fallacy7',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear neighbors, four years ago two of our valley’s thirty villages had ultrasonic boar alarms. Now it’s twenty-six, so we may be sure they work. No one has counted boars, as Oluwaseun points out. Crop damage is down, but that may be the hunters; my sister swears by hers, but she swears by her horoscope too. I’m glad for nature’s sake that they aren’t poison. Our order goes out Monday. Vera',
    decidingWords: ['Now it’s twenty-six, so we may be sure they work'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Damage is down since the alarms came, and that’s just where people go wrong. Vera doesn’t; she says at once that it “may be the hunters.”',
      },
      {
        text: 'Anecdotal',
        rationale:
          '“My sister swears by hers” is how such stories usually start. Vera makes fun of it herself, and her “so” rests on twenty-six villages.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“Now it’s twenty-six, so we may be sure they work,” Vera writes. But no one has counted boars, and the villages may simply have been following one another.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'She’s “glad for nature’s sake,” and that’s why she likes the method. It isn’t why she believes that the alarms keep boars away.',
      },
    ],
  },
  {
    id: 'bandwagon-sawmill-wolf',
    slot: 'q7',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Was that really a wolf at the sawmill?” a caller asked the morning show. His uncle said dog, and he was about fifty-fifty himself. Fourteen hundred people had shared the wolf story since breakfast, host Marisol answered, more than any other this year, so a wolf it was. The county’s game warden would be on at ten to talk about hunting season, and until then she had some music for the drive.',
    decidingWords: ['Fourteen hundred people had shared the wolf story', 'so a wolf it was'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'The county’s game warden is on the way, and he’d be worth hearing. Marisol doesn’t wait for him, however, and it isn’t his word she relies on.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'She says “the wolf story” before anyone’s settled what the animal was. That’s only its title; the reason she gives is how often it was shared.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“Fourteen hundred people had shared the wolf story” and so, Marisol says, “a wolf it was.” Sharing shows that they liked it. None of them had a look at the animal.',
      },
      {
        text: 'Middle Ground',
        rationale:
          '“Fifty-fifty” splits the difference between wolf and dog. It’s the caller’s own guess, though, and Marisol doesn’t take it up.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Do these new spikes hold on ice?” Lotte asked before her first winter as a mail carrier. “They do,” said Baraka, who’s walked the hill route for thirty years. “It hasn’t frozen yet, but forty-one of our fifty carriers have ordered a pair. You wouldn’t think so, seeing that a circus invented them.” Lotte signed up for a pair and went to sort her bag.',
    decidingWords: ['It hasn’t frozen yet', 'forty-one of our fifty carriers have ordered a pair'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Forty-one mail carriers ought to know about ice. They don’t know about these spikes, though, since “it hasn’t frozen yet” and not one pair has been tried.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Baraka’s thirty years on the hill lend his word some weight. He doesn’t rest on them, and nobody else does; the reason he gives is the order list.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“It hasn’t frozen yet,” so no one can have tried them. That “forty-one of our fifty carriers have ordered a pair” shows what they hope, not what the spikes do.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Spikes from a circus invite a snap judgment about where they come from. Baraka names the circus and then judges them on something else.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes-sound',
    kind: 'sound',
    twinOf: 'bandwagon-ice-spikes',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Do these new spikes hold on ice?” Lotte asked before her first winter as a mail carrier. “They do,” said Baraka, who’s walked the hill route for thirty years. “One icy week last winter, everyone who’d drawn one of our forty-one pairs by lot stayed on their feet. The rest fell daily. You wouldn’t think so, seeing that a circus invented them.” Lotte signed up for a pair and went to sort her bag.',
    decidingWords: [
      'everyone who’d drawn one of our forty-one pairs by lot stayed on their feet',
      'The rest fell daily',
    ],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Everyone with a pair drawn “by lot stayed on their feet,” and “The rest fell daily.” That’s a week of tests on ice with a comparison, not a count of followers.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Forty-one carriers look like a crowd to follow. They didn’t choose their spikes but drew them, and Baraka reports what happened on the ice.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Where the spikes came from gets a mention, and it’s an odd place. Neither Baraka nor Lotte holds the circus for or against them.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Thirty years on the hill route make Baraka worth listening to. He offers Lotte more than his say-so, though: he tells her who fell in a frozen week and who didn’t.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Ilona’s students couldn’t read Old English, but two translations of a sea poem lay on their desks. Which was closer to the original? The second moved one boy to tears. She counted hands, nineteen for the second and six for the first, and wrote on the board: “The second is more accurate.” A colleague who’d stopped at the door joked that they’d soon be voting on their grades.',
    decidingWords: ['read Old English', 'wrote on the board: “The second is more accurate.”'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'The students couldn’t “read Old English,” so none of them could check. Nineteen raised hands tell Ilona which version they like, and the board turns that into accuracy.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'A boy is moved to tears, and that may have won a vote or two. Ilona goes by the count of hands, and she doesn’t ask the class to feel anything.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Asking a class to vote is a fair way to find out what it likes. Closeness to a text they can’t read isn’t a matter of liking.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'From voting on poems to voting on grades: that’s a slide, all right. It’s the colleague’s joke, and what she writes on the board doesn’t come from it.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem-sound',
    kind: 'sound',
    twinOf: 'bandwagon-sea-poem',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Ilona’s students couldn’t read Old English, but two translations of a sea poem lay on their desks. Which would they rather perform? The second moved one boy to tears. She counted hands, nineteen for the second and six for the first, and wrote on the board: “The second is our choice.” A colleague who’d stopped at the door joked that they’d soon be voting on their grades.',
    decidingWords: ['Which would they rather perform?', 'wrote on the board: “The second is our choice.”'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“Which would they rather perform?” is a question about the class’s own wishes. There, nineteen hands against six aren’t a detour to the answer; they are the answer.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'The poem moves a boy to tears. A feeling is not a bad guide to what one wants to perform, and Ilona plays on nobody’s feelings to win the vote.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Grades put to a vote: the colleague does picture where this leads. That’s teasing from the doorway, and nothing is decided on account of it.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Ilona goes by the majority, nineteen to six. But she’s asking what the majority wants, and for that there’s nothing better to count.',
      },
    ],
  },
  {
    id: 'bandwagon-tomato-magnet',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Thandi: Does a magnet keep tomatoes fresh? We’ve got a week to find out.\nJorge: No need. “It does” gets 40,000 hits, “it doesn’t” 900, so I’ve put YES on our poster.\nThandi: Professor Lind’s judging. She’ll want evidence.\nJorge: It’ll be in huge letters. Bring markers?',
    decidingWords: ['“It does” gets 40,000 hits, “it doesn’t” 900', 'so I’ve put YES on our poster'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Searching beats guessing, and Jorge looked for both answers. Pages that repeat a claim aren’t tests of it, however, and he had a week to run one.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Thandi knows they’ll be asked for evidence, and Jorge has none worth the name. But he doesn’t tell the judge to find it; he thinks his hits settle it.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Professor Lind is a big name at the fair. She’ll be judging it, and neither of them claims that she’s said a word about magnets.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“It does” gets 40,000 hits, “it doesn’t” 900, “so I’ve put YES on our poster.” That’s a count of voices, and not one tomato was looked at.',
      },
    ],
  },
  {
    id: 'bandwagon-hill-farm',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Zeynep, Until your letter I couldn’t tell which of my sons would run the farm better: the younger, a natural with the herd, or the elder, who keeps a dairy’s books. On seven of the eight farms up here, you write, the elder got the land, so he’s the better man for it. I won’t have them share it, as you suggest. I’ll see the lawyer Monday; do come by for coffee. Winifred',
    decidingWords: ['On seven of the eight farms up here', 'so he’s the better man for it'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“On seven of the eight farms up here” the elder got the land, “so he’s the better man for it.” Her neighbors’ habit says nothing about her two sons.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“A natural with the herd” only means that the younger has a gift. It isn’t an argument, and Winifred decides against him anyway.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Sharing the farm comes up, which is the classic halfway answer. Winifred turns it down, so it can’t be the mistake she makes.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Winifred took advice before deciding, and custom can be worth knowing. Zeynep’s count says who got the land, though, and nothing about how well it was run.',
      },
    ],
  },
]
