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
]
