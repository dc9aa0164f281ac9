import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Bandwagon',
  aliases: ['Appeal to Popularity', 'Ad Populum'],
  category: 'informal',
  severity: 'low',
  keywords: ['popularity', 'majority', 'crowd', 'trend', 'best seller', 'everyone does it', 'numbers of people'],
  link: 'https://yourlogicalfallacyis.com/bandwagon',
  definition:
    'Offering the number of people who believe, buy or do something as the reason why it is true or good. A crowd shows that a thing is popular; whether it is right needs other reasons.',
  neighbours: [
    {
      name: 'Appeal to Authority',
      tellApart: 'Does the claim rest on how many people hold it, or on the standing of the person who says it?',
    },
    {
      name: 'Appeal to Emotion',
      tellApart: 'Is a count of followers given as the reason, or is a feeling stirred up to take the place of one?',
    },
    {
      name: 'Middle Ground',
      tellApart: 'Is a view called right because many share it, or because it lies halfway between two others?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is it called good because so many people choose it, or because it comes about without human help?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the evening before the mountain race in Pokhara, Pasang wonders whether salt tablets really prevent cramps. Mireille turns her phone around. “Look, six million people have liked the clip about them, and almost all the runners in this hostel have a box by the bed. So they work. Take two at the start.”',
    failingStep:
      'six million people have liked the clip about them, and almost all the runners in this hostel have a box by the bed. So they work',
    why: 'It takes for granted that those people found out for themselves. They may just as well have copied one another, as Pasang is about to do. A trial with some runners on tablets and some without would count.',
  },
  soundWhen:
    'Numbers count when many people have each tried the thing: forty guests who slept in a hostel can tell you about its beds. And sometimes what the others do is the whole point. On which side of the road you should drive depends on where everyone else does.',
  reply:
    '“If so many people like it, I’m curious, too. Do you know how they found out that it works, or did most of them hear it from each other?”',
  evidence:
    'Walton (1999), Appeal to Popular Opinion (Pennsylvania State University Press). Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market”, Science 311, on popularity that feeds itself.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'bandwagon-door-lock',
    slot: 'fallacy7',
    form: 'A',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Minutes of the house meeting, item three: Mr. Nakagawa asked whether a stranger with a laptop could open the new door lock. Paloma, who had compared prices, replied that the lock sells best in the city and that eleven of the fourteen houses on our street have it. It was therefore safe, she said.',
    decidingWords: ['sells best in the city', 'eleven of the fourteen houses'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'Paloma would have to rest her case on somebody’s rank or fame, such as a well-known builder who likes the lock. She names buyers, not experts.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Her only grounds are that the lock “sells best in the city” and hangs in “eleven of the fourteen houses”. That counts buyers; it does not test the lock.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if one neighbor had called the lock useless, another perfect, and she had settled on “fairly safe” for lying in between.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'If she had answered with the terror of waking up to a thief in the hall, this would fit. Her reply stays calm and offers figures.',
      },
    ],
  },
  {
    id: 'bandwagon-fish-farm',
    slot: 'q7',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Over lunch in the canteen, Rohan asks what the new fish farm earns in a year. Oksana points her fork at the other tables. “I have no figures, but look around. Nineteen of the twenty-two people here have put their savings in, and more join each week. That is how I know it is a good place for our money.”',
    decidingWords: ['Nineteen of the twenty-two people here', 'That is how I know'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Asked about earnings, she counts heads: “Nineteen of the twenty-two people here”. “That is how I know”, she adds, but the others may have no figures either.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if she had played on his fear of growing old and poor. She stirs up no feeling; she points at the tables.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'She would have to pick the halfway point between two views, say half his savings, and call it right because it is halfway.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Had she said that money in living fish and clean water is good because it is not man-made, this would be the name.',
      },
    ],
  },
  {
    id: 'bandwagon-wet-hair',
    slot: 'fallacy7',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The clinic’s winter leaflet has two lists, myths and facts. “Wet hair gives you a cold” stood under myths for years. This fall, Elin asked people in the waiting room what they thought of it. Of the 412 who answered, 380 believe it. “That is a clear result,” she told the doctors. In the new leaflet, wet hair stands under facts.',
    decidingWords: ['Of the 412 who answered, 380 believe it', 'wet hair stands under facts'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Because “Of the 412 who answered, 380 believe it”, the line has moved to the facts. The count shows what patients think about wet hair, not what wet hair does.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'For this, the leaflet would have to call something healthy for being natural, say hair that dries in the wind without any machine.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'The word “cold” would have to change its meaning on the way, from a chill to an illness. Here it means the illness from start to end.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Had Elin opened a third list, “partly true”, because it lies halfway between doctors and patients, this would be right.',
      },
    ],
  },
  {
    id: 'bandwagon-bat-grip',
    slot: 'q7',
    form: 'B',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'With her new grip, Pia wins seven table tennis games out of ten. With the old one, she won five. Before her friend Ferdinand tells her what he thinks, he takes a walk through the hall. “Sixty-one players hold the bat the old way,” he reports, “and one holds it like you. That tells us which grip is better.”',
    decidingWords: ['Sixty-one players hold the bat the old way', 'That tells us which grip is better'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“Sixty-one players hold the bat the old way” is a head count, and for Ferdinand “That tells us which grip is better”. Her results would tell more: seven wins out of ten against five.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Ferdinand would have to call the old grip better because a hand falls into it by itself, before anyone has been taught.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he had named a champion or a famous trainer who holds the bat that way. His sixty-one are simply whoever is in the hall.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'This needs a step between parts and a whole, for instance that a team of sixty-one good players is bound to be a good team.',
      },
    ],
  },
  {
    id: 'bandwagon-boar-alarms',
    slot: 'fallacy7',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      '“Four years ago, two villages in our valley had boar alarms. Now it is twenty-six of the thirty,” Mrs. Volkov tells the village meeting. Oluwaseun asks whether any of them has counted its boars. Not that she has heard. “I did wonder about that,” she says. “But things spread like this when they work.” The order goes out on Monday.',
    decidingWords: ['Now it is twenty-six of the thirty', 'things spread like this when they work'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Mrs. Volkov would have to work on a feeling, such as the fright of meeting a boar in the dark. She stays with numbers of villages.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if she had said that they buy alarms or lose their gardens, as though there were no fences and no hunters.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'No village has counted boars, so “Now it is twenty-six of the thirty” has to do. Yet “things spread like this” also when villages copy one another; the alarms may work or not.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Had she praised a hedge of thorns because it grows there without anyone’s help, this would be the name.',
      },
    ],
  },
  {
    id: 'bandwagon-sawmill-wolf',
    slot: 'q7',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Was that really a wolf at the sawmill?” a listener asks the morning show. “In your photo it looks like a big dog.” Marisol pulls the microphone closer. “Good question! Let me check. Since breakfast, our report has been shared fourteen hundred times, more than any other this year. There you have your answer: it was a wolf.”',
    decidingWords: ['shared fourteen hundred times', 'There you have your answer'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Marisol would have to settle halfway between “wolf” and “dog”, say on a mix of the two, because both sides have a view.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would be this if she had leaned on somebody’s rank, such as a mayor who calls it a wolf. The people who shared the report are not named.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Asked about an animal, she looks up how often the report was “shared fourteen hundred times” and says: “There you have your answer”. Sharing takes one tap and no look at the photo.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, one event would have to be taken for the cause of another, as if the noise of the saws had drawn the animal there.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Do these new spikes hold on ice?” Lotte asks before her first winter as a mail carrier. “Yes, they do,” says Baraka, and runs a finger down the list by the door. “The first frost is still to come. But forty-one of our fifty carriers have ordered a pair, and the other nine are thinking about it.” Lotte adds her name.',
    decidingWords: ['The first frost is still to come', 'forty-one of our fifty carriers have ordered a pair'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The answer would hold if those carriers had walked on ice with the spikes and counted how often they slipped. So far they have just signed a list.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Baraka would have to lean on one person’s standing, for instance a famous mountain guide who recommends these spikes. He counts colleagues.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'Asked about grip, Baraka counts orders: “forty-one of our fifty carriers have ordered a pair”. There has been no ice yet, so those names tell us what is in demand, not what holds.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if he had painted the pain of a broken wrist until Lotte was too frightened to ask further.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes-sound',
    kind: 'sound',
    twinOf: 'bandwagon-ice-spikes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“Do these new spikes hold on ice?” Lotte asks before her first winter as a mail carrier. “Yes, they do,” says Baraka, and runs a finger down the list by the door. “In the first frost last week, forty-one of our fifty carriers, drawn by lot, wore a pair and slipped twice in all. The other nine slipped thirty times.” Lotte adds her name.',
    decidingWords: [
      'forty-one of our fifty carriers, drawn by lot, wore a pair and slipped twice in all',
      'The other nine slipped thirty times',
    ],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Many names are mentioned, but here they stand for tests: those who, by lot, wore the spikes “slipped twice in all”, while “The other nine slipped thirty times”. That bears on grip.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'For this, the carriers would merely have to own or order the spikes. What counts here is what happened on ice, with and without them.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'No expert is put forward. It would be this if the word of a well-known climber had taken the place of the slips that were counted.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Baraka would need to work on her fear of falling. He reads figures from a list and leaves it there.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Two translations of an old sea poem lie on each desk; none of the pupils can read the original. For the school paper, Ilona’s class is to say which of the two is more exact. After the reading, she counts hands: nineteen for the second, six for the first. “That answers it,” she says. “I’ll write it up tonight.”',
    decidingWords: [
      'none of the pupils can read the original',
      'which of the two is more exact',
      'nineteen for the second, six for the first',
    ],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          'With “nineteen for the second, six for the first”, the matter counts as answered. But the pupils can’t read the original, so the hands show which one they like, not which is exact.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Ilona would have to stir up a feeling, say pride in the brave sailors of the poem, and let it decide. She counts hands.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would be sound if the class had been asked for something that its wishes can settle, such as which version it would like to perform.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'This name would be right if she had taken a bit of each translation and called the mixture exact for lying between the two.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem-sound',
    kind: 'sound',
    twinOf: 'bandwagon-sea-poem',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Two translations of an old sea poem lie on each desk; none of the pupils can read the original. For the summer party, Ilona’s class is to say which of the two it would rather perform. After the reading, she counts hands: nineteen for the second, six for the first. “That answers it,” she says. “I’ll write it up tonight.”',
    decidingWords: ['which of the two it would rather perform', 'nineteen for the second, six for the first'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The question is “which of the two it would rather perform”, and on the class’s own wish the class’s hands are the best evidence there is.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Liking a poem is a feeling, but nobody works on it here. Ilona would have to stir the pupils up in place of giving a reason.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'If the class had been told to perform half of each version because that lies between the two camps, this would fit.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would be this if the show of hands had to settle a fact, such as which translation is closer to an original that the pupils can’t read.',
      },
    ],
  },
  {
    id: 'bandwagon-tomato-magnet',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      '“Does a magnet under the bowl keep tomatoes fresh?” Thandi writes to her partner for the science fair. “I have two bowls and a free week to find out.” – “No need,” writes Jorge. “I typed both into the search line. ‘It does’ brings up forty thousand pages, ‘it doesn’t’ nine hundred. Put a yes on the poster, and use the week for the drawings.”',
    decidingWords: ['‘It does’ brings up forty thousand pages', 'Put a yes on the poster'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'To hold up, the yes would need tomatoes: two bowls, one with a magnet, looked at after a week. Jorge cancels just that.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'He would have to write “it helps a little” because one side says yes and the other no. He picks the bigger pile.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if Jorge had trusted a page because a famous professor wrote it. He doesn’t say who wrote any of them.',
      },
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“‘It does’ brings up forty thousand pages” tells how often a thing is repeated, and pages copy one another. For Jorge it is enough to “Put a yes on the poster”.',
      },
    ],
  },
  {
    id: 'bandwagon-hill-farm',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Dear Zeynep, thank you for asking around. Our youngest has milked the cows for twenty years, and our eldest keeps the books of a dairy in town. I could not tell which will run the farm better. On seven of the eight farms on our hill, you write, the eldest got the land. Then I know which one it is, and I’ll see the lawyer on Monday. Love, Winifred”',
    decidingWords: ['On seven of the eight farms on our hill', 'Then I know which one it is'],
    options: [
      {
        text: 'Bandwagon',
        right: true,
        rationale:
          '“On seven of the eight farms on our hill” tells Winifred what is usual there. “Then I know which one it is” needs more: how well each of her own two can handle animals, money and workers.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'She cares for both children, but no feeling is offered as the reason. It would fit if her eldest’s tears had settled the matter.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Had she written that in the wild, too, the firstborn takes the nest, and does better for that reason, this would be the name.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If she had asked what people on the hill usually do, seven of eight would answer it. She asked which of these two will run the farm better.',
      },
    ],
  },
]
