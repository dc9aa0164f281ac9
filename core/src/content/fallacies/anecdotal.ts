import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anecdotal',
  aliases: ['Anecdotal Evidence', 'Anecdotal Fallacy'],
  category: 'informal',
  severity: 'high',
  keywords: ['personal story', 'one case', 'experience', 'statistics', 'evidence', 'exception', 'testimonial'],
  link: 'https://yourlogicalfallacyis.com/anecdotal',
  definition:
    'Letting one story or personal experience settle a general question, in place of wider evidence or against it. The story may be true and still tell us little about how things usually go.',
  neighbours: [
    {
      name: 'False Cause',
      tellApart: 'Is one case made to speak for all cases, or is one event said to have brought about another?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Does a single story stand in for the data, or was a pattern picked from plenty of data afterward?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Does one case stand for other cases like it, or does a trait pass between parts and their whole?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Are we to believe it because of what happened to someone once, or because of who that someone is?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The bank in Thessaloniki showed Yiannis its records: of the restaurants opened along the harbor, more than half had closed within three years. He gave the page back with a smile. “My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big.” He signed for the loan that afternoon.',
    failingStep:
      'My aunt started hers with borrowed chairs, and she’s been full for twenty years. So the risk can’t be that big',
    why: 'The bank’s count leaves plenty of room for successes like his aunt’s, so her story does not speak against it. The step assumes that she is typical. The owners who closed have no tables left at which to tell theirs.',
  },
  soundWhen:
    'One case is enough when the claim is about that case, or says that a thing never happens. If the label promises that no dog can open the gate and yours opened it, that settles it. A story is also a good reason to start counting.',
  reply:
    '“I’m really glad that it worked out for her. Do we know how it went for the others who tried? Let’s look at both before we sign.”',
  evidence:
    'Nisbett & Ross (1980), Human Inference (Prentice-Hall). Freling et al. (2020), “When Poignant Stories Outweigh Cold Hard Facts”, Organizational Behavior and Human Decision Processes 160: stories win mainly where feelings run high.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anecdotal-trampoline',
    slot: 'fallacy9',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Figures from forty hospitals are printed on the leaflet: children who jump on a trampoline in groups get hurt twice as often. Mrs. Delgado hands it back to her daughter. “My four boys jumped together each summer for ten years, and the worst we saw was a bruise. Let the cousins on all at once. It is quite safe.”',
    decidingWords: ['Figures from forty hospitals', 'My four boys jumped together'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'It would fit if Mrs. Delgado had said that jumping together was what kept her boys from harm. She only says that no harm came.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Against “Figures from forty hospitals” she sets one family: “My four boys jumped together”. Her story is true, but one lucky garden says little about the risk.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, her reason would have to be the claim over again, such as “it is safe, since nothing bad can happen on it”.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'She would have to reason from parts to a whole, for instance that strong springs and strong cloth make a strong trampoline.',
      },
    ],
  },
  {
    id: 'anecdotal-museum-glass',
    slot: 'q9',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Oksana has to choose a mover for the museum’s old glass. The trade office keeps damage records on each firm in town. “You need not write to them,” says Wes from the ticket desk. “I have used the harbor firm once, for my mother’s clock: three floors, not a scratch. So they are careful with fragile things, and we can book them.”',
    decidingWords: ['damage records on each firm', 'once, for my mother’s clock'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Wes would have to go through many moves, pick out the good ones and pass over the rest. He has seen one move and reports it.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he had said to book the firm because the director, or some famous person, thinks well of it.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'Wes used the firm “once, for my mother’s clock”, and lets that replace the “damage records on each firm”. The movers may be good, but one smooth day cannot show it.',
      },
      {
        text: 'False Cause',
        rationale:
          'If he had claimed that some earlier event, such as a tip, had kept the clock whole, this would be the name for it.',
      },
    ],
  },
  {
    id: 'anecdotal-mouthguards',
    slot: 'fallacy9',
    form: 'B',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'In three seasons, the hockey league counted broken teeth: four among the six hundred players with mouthguards, thirty-one among the six hundred without. The captain reads this out to her team and asks who would like one. “I wore mine on Sunday,” says Jonah, “and I lost a tooth. They don’t help.” The box goes back to the office unopened.',
    decidingWords: ['thirty-one among the six hundred without', 'I lost a tooth. They don’t help'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if Jonah were believed for his rank, for instance as the star of the league. What counts here is what happened to him.',
      },
      {
        text: 'False Cause',
        rationale:
          'Jonah would have to say that the guard itself broke his tooth. He says no more than that it failed to save it.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'He tells it in plain words. If he had made his team shiver at the blood and the drill so that they would refuse, this would be right.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“I lost a tooth. They don’t help” is one case against twelve hundred players. A guard can prevent most breaks, as the count suggests, and still fail now and then.',
      },
    ],
  },
  {
    id: 'anecdotal-skipped-grade',
    slot: 'q9',
    form: 'B',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'A third of the children who skip a grade still feel lonely a year later. That is what the district found when it asked two hundred of them. Then a former pupil came to the teachers’ meeting. He had skipped a grade himself and told them, warmly and well, how soon he found friends. “Now I know what to tell parents,” Mrs. Volkov wrote that night. “Loneliness is no worry.”',
    decidingWords: ['asked two hundred of them', 'how soon he found friends', 'Loneliness is no worry'],
    options: [
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'One man told “how soon he found friends”, and it outweighs a survey that “asked two hundred of them”. He may well be among the two thirds who settle in; parents should hear of the others, too.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'A step between parts and their whole would be needed, say that a school is kind because each of its teachers is.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Mrs. Volkov would have to search the two hundred answers, find a happy cluster and build her message around it. She goes by one visitor.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'If she had brushed the survey aside because people at the district office are lonely themselves, this would be the name.',
      },
    ],
  },
  {
    id: 'anecdotal-rebuilt-tablets',
    slot: 'fallacy9',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Quentin is to find out how well rebuilt tablets hold up before the firm buys sixty. “They cost half as much as new ones,” he writes to his boss. “The one I gave my father in March hasn’t let him down for a day, which takes care of your question. If you agree, I’ll place the order on Monday.”',
    decidingWords: ['The one I gave my father in March', 'which takes care of your question'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if Quentin had relied on somebody’s standing, such as a famous engineer who recommends them. His father is simply a man with a tablet.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“The one I gave my father in March” is a single tablet, and Quentin adds “which takes care of your question”. Sixty may do just as well, but one lucky buy cannot show how they usually last.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'His reason would have to be his claim once more, such as “they hold up well because they are so reliable”.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, he would have to say that one thing brought about another, for instance that his father’s careful hands kept the tablet going.',
      },
    ],
  },
  {
    id: 'anecdotal-lower-rent',
    slot: 'q9',
    form: 'C',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“Does it help to ask for a lower rent?” a reader wants to know. The money column answers: “It does. In May I sent my landlord two polite lines, and he called me the same day: fifty less, since I had asked. Landlords are softer than people think. Write to yours tonight, and plan your budget with the difference.”',
    decidingWords: ['In May I sent my landlord two polite lines', 'Landlords are softer than people think'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'This would need a step between a whole and its parts, like calling each room cheap because the house was cheap.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'If a landlord had complained about people who haggle, and the column had replied that he haggles as well, this would fit.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“In May I sent my landlord two polite lines” is one letter to one man, and out of it comes “Landlords are softer than people think”. Asking may be wise, but a budget needs more.',
      },
      {
        text: 'False Cause',
        rationale:
          'It would fit if the rent could have come down without the letter. The landlord himself says why he took fifty off.',
      },
    ],
  },
]
