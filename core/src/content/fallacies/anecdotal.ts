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
  {
    id: 'anecdotal-night-train',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Dear editors, last week you reported, from the railway’s own list, that two in a hundred night trains came in late this year. But on the second of May, I took the 11:40 to the coast, and it came in fifty minutes late. The guard signed my ticket. The night trains are not on time, and your report needs a correction. Magnus”',
    decidingWords: [
      'two in a hundred night trains came in late',
      'I took the 11:40 to the coast',
      'The night trains are not on time',
    ],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Magnus would be right if the report had said that not a single train was late. His ride fits in well with two in a hundred.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, he would have to search a heap of timetables for a cluster of late trains and then build his claim around it.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“I took the 11:40 to the coast” is one ride, and it is set against a whole year’s list. From it he concludes: “The night trains are not on time”.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'It would fit if he had found each car of a train to be quick and said that the train as a whole is bound to be quick.',
      },
    ],
  },
  {
    id: 'anecdotal-night-train-sound',
    kind: 'sound',
    twinOf: 'anecdotal-night-train',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Dear editors, last week you reported, from the railway’s own list, that not one of the night trains came in late this year. But on the second of May, I took the 11:40 to the coast, and it came in fifty minutes late. The guard signed my ticket. There is a gap in that list, and your report needs a correction. Magnus”',
    decidingWords: ['not one of the night trains came in late this year', 'I took the 11:40 to the coast'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'This would be the name if the report had given a share, such as two in a hundred, and one late ride were used to deny it.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Magnus would need to draw his target afterward, around the few late trains that he found among hundreds. He reports the one he took.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'A claim that “not one of the night trains came in late this year” falls with a single late train. One signed ticket is enough here, and he claims no more than that.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'It would take a step from parts to a whole or back, for instance from a late train to a late car. His letter makes none.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Item two at the garden club was the tool shed. “A new lock is ninety euros,” said Callum. “Before we spend that, think of Tuesday. The old one broke at dusk, and the shed stood open until morning. I counted, and not a spade was missing. Tools hardly get taken around here. We can do without a lock.” The others agreed.',
    decidingWords: ['the shed stood open until morning', 'Tools hardly get taken around here'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'A longer record would carry the point, say some years with an open shed and a count each month. One lucky night is no record.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Callum would have to look through many sheds and many nights and then point at the quiet ones. He has one night to speak of.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he had passed on the view of a police chief or another person of rank that locks are not needed.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          'That “the shed stood open until morning” with no spade missing is the story of one night. “Tools hardly get taken around here” is about years.',
      },
    ],
  },
  {
    id: 'anecdotal-open-shed-sound',
    kind: 'sound',
    twinOf: 'anecdotal-open-shed',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Item two at the garden club was the tool shed. “A new lock is ninety euros,” said Callum. “Before we spend that, think back. The old one broke six years ago, and the shed has stood open since. I count each month, and one rake has gone. Tools hardly get taken around here. We can do without a lock.” The others agreed.',
    decidingWords: ['The old one broke six years ago', 'I count each month, and one rake has gone'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'For this, someone’s rank would have to do the work. Callum holds no office that is mentioned; he brings a count.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'If the shed had stood open for a single night, his tale would prove little about theft, and this would be the answer.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'He would have to pick the good months out of the six years and leave the others aside. His count takes in each month.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It sounds like one man’s story, but “The old one broke six years ago” and “I count each month, and one rake has gone” make a long record of this very shed.',
      },
    ],
  },
  {
    id: 'anecdotal-knee-voicemail',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Hi Raul, it’s Ines. I saw the sheet that they gave you about your knee: of three hundred patients, most could drive again after six weeks. But my neighbor had the same operation in March, and on day nine he drove to the lake. Nine days, that is what it takes. Tell your boss you’ll be back in the van on the twelfth. Bye!”',
    decidingWords: [
      'of three hundred patients, most could drive again after six weeks',
      'on day nine he drove to the lake',
    ],
    options: [
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“on day nine he drove to the lake” is the story of one man, and Ines puts it above a sheet about three hundred. It may well be true; it doesn’t tell what Raul should expect.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If the sheet had said that patients like Raul mostly drive after nine days, a date on the twelfth would be a fair plan.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Ines would have to lean on the rank of someone, such as a famous surgeon who says nine days. Her neighbor is just a patient.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'It would fit if she had reasoned from parts to a whole: each bone of the knee is fine, and therefore the knee is.',
      },
    ],
  },
  {
    id: 'anecdotal-old-bean',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Beans should be sown afresh by their thirtieth year, says the seed bank’s handbook; in its trials, one in fifty older ones still came up. Jorge has four drawers to sow. In his grandfather’s kitchen, he finds a single bean from 1961 and lays it on wet cotton. A week later, it has two leaves. “They keep well,” he notes, and gives the drawers ten more years.',
    decidingWords: ['one in fifty older ones still came up', 'a single bean from 1961', 'They keep well'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Jorge would have to credit something with the sprouting, such as the tin or the kitchen’s warmth. He makes no claim about why it came up.',
      },
      {
        text: 'Anecdotal',
        right: true,
        rationale:
          '“a single bean from 1961” came up, as one in fifty does. With it Jorge sets aside the trials and writes “They keep well” about four drawers.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, a trait of parts would have to pass to their whole, as if a drawer had to be light since each bean in it is light.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A hundred beans drawn from those drawers, most of them with leaves after a week, would be a good reason to wait.',
      },
    ],
  },
]
