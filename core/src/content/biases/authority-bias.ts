import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Authority Bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['expert', 'rank', 'title', 'fame', 'boss', 'obedience', 'trust', 'uniform'],
  link: 'https://en.wikipedia.org/wiki/Authority_bias',
  definition:
    'Giving an opinion more weight than its reasons deserve because the person behind it has rank, a title or fame. Evidence that points the other way then hardly counts.',
  neighbours: [
    {
      name: 'Halo Effect',
      tellApart: 'Is a claim trusted because of the speaker’s position, or does one good trait lift all the others?',
    },
    {
      name: 'Social Proof',
      tellApart: 'Does one important voice settle the matter, or the sight of what other people do?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Is it one person’s standing that persuades, or the growing number of people who have joined?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Does the word count for more because of the speaker’s rank, or because the speaker belongs to your circle?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Rain is due, and a housing co-op in Valparaíso must decide about its roof. Its builder has opened the ceiling and found two rotten beams; the photos lie on the table. Professor Ibarra, winner of three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
    failingStep: 'With those prizes, he can’t be wrong about a roof',
    why: 'Prizes make his guess better than most, but they do not look at beams. He saw none of them up close and gave no reason, while the photos show rot. His word would outweigh them if he had inspected the wood or explained the marks.',
  },
  soundWhen:
    'Trusting experts is often the best we can do: when it is their field, they have looked at the case, and others in the field mostly agree. If your dentist studies the X-ray and says that the tooth can wait, you need not check it yourself.',
  reply:
    'Ask of any big name: “What did they look at, and what is their reason?” Then imagine the same words from somebody without a title, and see how much they still weigh.',
  evidence:
    'Milgram (1963), “Behavioral Study of Obedience”, Journal of Abnormal and Social Psychology 67; Hofling et al. (1966), “An Experimental Study in Nurse-Physician Relationships”, Journal of Nervous and Mental Disease 143. Rank & Jacobson (1977), Journal of Health and Social Behavior 18, could not repeat the second when nurses knew the drug and could consult others.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'authority-bias-relay-order',
    slot: 'bias16',
    form: 'A',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Your relay team races tomorrow. Over six weeks you timed eight runs with Esperanza last and eight with Ngozi last. With Esperanza, the team was half a second faster on average. Today Mr. Sandoval, twice a national champion, watches one lap. “Put Ngozi last,” he says. “Trust me.” Then he has to catch his train. Which order do you hand in?',
    decidingWords: [
      'eight runs with Esperanza last and eight with Ngozi last',
      'half a second faster on average',
      'watches one lap',
    ],
    options: [
      {
        text: 'Ngozi last, since a champion can see what your watch cannot.',
        rationale:
          'His titles are real, but he gave no reason and saw one lap. Following him would be sound if he had named a problem that your times could not show.',
      },
      {
        text: 'The order that the four runners vote for, since it is their race.',
        rationale:
          'A vote would be a good way to choose if both orders had been equally fast. The times already show which order is better.',
      },
      {
        text: 'Ngozi last and Esperanza first, so that his advice and your times both count.',
        rationale:
          'Your times are about Esperanza running last, so this order has nothing behind it. It would be reasonable if you had timed it and found it fast.',
      },
      {
        text: 'Esperanza last, since your six weeks of times favor that order.',
        right: true,
        rationale:
          'You timed “eight runs with Esperanza last and eight with Ngozi last”, and hers were “half a second faster on average”. A famous man who “watches one lap” and gives no reason does not outweigh that.',
      },
    ],
  },
  {
    id: 'authority-bias-car-photo',
    slot: 'bias16',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'In the family album, under Grandma in her first car, Teresa has written: “1958, dated by Uncle Santiago.” Beside it, in pencil: “The photo shop’s stamp on the back says 1964. Olek.” And below that: “I saw the stamp, thank you! But I described the picture to him on the phone, and he said 58 at once. One isn’t made a professor of history for nothing. Love, T.”',
    decidingWords: ['he said 58 at once', 'One isn’t made a professor of history for nothing'],
    options: [
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'Santiago has not seen the photo and gives no reason; on the phone, “he said 58 at once.” What makes Teresa set the stamp aside is his title: “One isn’t made a professor of history for nothing.”',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'A known figure about how common something is would have to be left out, such as how few women in the village drove in 1958. No such figure is given.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'It would fit if one relative after another had come around to 1958 and Teresa had joined them. She follows one man.',
      },
      {
        text: 'Social Proof',
        rationale:
          'For this, Teresa would have to look at what other relatives wrote under their copies of the photo, and do likewise. Her guide is a single voice.',
      },
    ],
  },
  {
    id: 'authority-bias-cleaning-order',
    slot: 'bias16',
    form: 'C',
    kind: 'decide',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Start with the top floor,” said the hotel’s director on a tour last year, and walked on. Archie, a trainee, wondered why. For two weeks he and the cleaners tried both ways by turns. From the bottom up, guests got their rooms forty minutes sooner, for the same work. The director leaves the order to you. Which one do you set for the summer?',
    decidingWords: ['and walked on', 'guests got their rooms forty minutes sooner, for the same work'],
    options: [
      {
        text: 'Top floor first, since a director of her rank will have seen a good reason for it.',
        rationale:
          'She may have had a reason, but she named none, and the plan is left to you. It would be sound if she knew something that two weeks could not show.',
      },
      {
        text: 'Top floor on weekdays, bottom floor on weekends, to be fair.',
        rationale:
          'Splitting the week honors two people instead of asking which order works. It would make sense if guests came early only on weekends.',
      },
      {
        text: 'Bottom floor first, since the two weeks speak for it.',
        right: true,
        rationale:
          'From below, “guests got their rooms forty minutes sooner, for the same work.” Against that stands one sentence from a person of rank, who gave no reason “and walked on.”',
      },
      {
        text: 'Top floor first, until a senior colleague has repeated the test.',
        rationale:
          'Nothing is wrong with the test except the rank of the person who thought of it. A repeat would be fair if it had been short or badly done.',
      },
    ],
  },
  {
    id: 'authority-bias-night-bang',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'What was the bang last night? Two listeners ask the town radio if it came from the boatyard. Then Mrs. Ferreira calls. She was head of the country’s highest court for twenty years, heard of the bang at the baker’s, and says that it was thunder, right above the town. “Coming from her, that’s good enough,” says Otto. “Thunder, for the noon news.”',
    decidingWords: ['head of the country’s highest court', 'Coming from her, that’s good enough'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Otto’s trust would be earned if her post had to do with storms and she had something to go on, say, twenty years in the weather service and the lightning map.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'For this, caller after caller would have to say thunder, until Otto joined them. One person says it, and she is enough for him.',
      },
      {
        text: 'Social Proof',
        rationale:
          'It would fit if Otto looked at what the other stations were reporting and did the same. He asks nobody what they do.',
      },
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'She did not hear the bang herself. What makes her word news is that she was “head of the country’s highest court”: “Coming from her, that’s good enough.” That post says nothing about bangs.',
      },
    ],
  },
  {
    id: 'authority-bias-night-bang-sound',
    kind: 'sound',
    twinOf: 'authority-bias-night-bang',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'What was the bang last night? Two listeners ask the town radio if it came from the boatyard. Then Mrs. Ferreira calls. She was head of the country’s weather service for twenty years, has the lightning map for that minute, and says that it was thunder, right above the town. “Coming from her, that’s good enough,” says Otto. “Thunder, for the noon news.”',
    decidingWords: ['head of the country’s weather service', 'has the lightning map for that minute'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'A title is mentioned, but it fits the question, “head of the country’s weather service”, and she looked before she spoke: she “has the lightning map for that minute”. That is good ground for a news line.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'Otto would have to be swept along by a growing number of people who say thunder. He relies on one woman and her map.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'This would be it if she had led something unrelated, such as a court, and had only heard people talk of the bang. Then her rank alone would carry the story.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Had he taken thunder for the answer because other newsrooms did, this would fit. Nobody else’s report is mentioned.',
      },
    ],
  },
  {
    id: 'authority-bias-welsh-banner',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The banner for your Welsh visitors is dry. Your class copied the greeting from the visitors’ own letter, and you checked the spelling twice. Mr. Gupta, head of the county’s forty schools, walks by. “That second word starts with the wrong letter,” he says. He knows no Welsh, he adds, but has hung up many a banner. The bus is due in ten minutes. What do you do?',
    decidingWords: ['copied the greeting from the visitors’ own letter', 'He knows no Welsh'],
    options: [
      {
        text: 'Leave the banner as it is, and thank him.',
        right: true,
        rationale:
          'The class “copied the greeting from the visitors’ own letter,” so it comes from people who speak Welsh. “He knows no Welsh” and gives no reason. Forty schools lend him rank, but not that language.',
      },
      {
        text: 'Change the letter, since the head of forty schools will know.',
        rationale:
          'His post is high, but it has nothing to do with Welsh. Painting would be right if he spoke the language and could name the rule.',
      },
      {
        text: 'Roll the banner up, so that nobody is offended.',
        rationale:
          'A welcome without words would be a pity, and the doubt behind it is thin. It would be wise if the word might mean something rude.',
      },
      {
        text: 'Let the class vote on which letter looks better.',
        rationale:
          'Spelling does not follow what a class likes the look of. A vote would be fine for a matter of taste, such as the color.',
      },
    ],
  },
  {
    id: 'authority-bias-welsh-banner-sound',
    kind: 'decide',
    twinOf: 'authority-bias-welsh-banner',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The banner for your Welsh visitors is dry. Your class took each word from a good dictionary, and you checked the spelling twice. Mr. Gupta, head of the county’s forty schools, walks by. “That second word starts with the wrong letter,” he says. He taught Welsh, he adds: after the first word that letter changes, which dictionaries don’t show. The bus is due in ten minutes. What do you do?',
    decidingWords: ['He taught Welsh', 'after the first word that letter changes'],
    options: [
      {
        text: 'Leave the banner as it is, since the dictionary has those very words.',
        rationale:
          'The dictionary lists words one by one, and he explains why that is not enough here. Leaving it would be right if you had the whole greeting from a Welsh letter, and he knew no Welsh.',
      },
      {
        text: 'Let the class vote on which letter looks better.',
        rationale:
          'A rule of the language cannot be voted away. It would be a nice idea if both spellings were correct and the question were one of looks.',
      },
      {
        text: 'Roll the banner up, so that nobody is offended.',
        rationale:
          'There is a safe way to mend it in ten minutes, so hiding it helps nobody. It would be best if the paint could not dry in time.',
      },
      {
        text: 'Change the letter, since he knows the language.',
        right: true,
        rationale:
          'Here it is not his post that counts. “He taught Welsh” and gives a reason that your dictionary check could not catch: “after the first word that letter changes.” That outweighs your two checks.',
      },
    ],
  },
  {
    id: 'authority-bias-rest-the-knee',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Dear Lars, please cancel my Thursdays. A month of your bending exercises has brought me from twelve stairs to forty, I know, and you have examined this knee twice. But at dinner I sat next to the chief of the heart clinic. “Rest it,” he said, between the fish and the coffee. When a man of that rank says rest, I rest. Warmly, Zainab',
    decidingWords: ['between the fish and the coffee', 'When a man of that rank says rest, I rest'],
    options: [
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'He spoke “between the fish and the coffee”, about a knee he had not examined and outside his field. His position beats a month of progress: “When a man of that rank says rest, I rest.”',
      },
      {
        text: 'Social Proof',
        rationale:
          'It would fit if Zainab had seen that the other patients with bad knees were resting, and took that as her guide. She goes by one voice.',
      },
      {
        text: 'Bandwagon Effect',
        rationale:
          'For this, more and more people around her would have to give up exercises, until she joined in. No crowd appears in her letter.',
      },
      {
        text: 'No bias here',
        rationale:
          'Following him would be sound if he were a knee doctor who had looked at the joint and told her what the bending was doing to it.',
      },
    ],
  },
]
