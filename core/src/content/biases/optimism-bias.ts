import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Optimism Bias',
  aliases: ['Unrealistic Optimism'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['risk', 'good feeling', 'it won’t happen to me', 'luck', 'hope', 'accident', 'insurance', 'rosy view'],
  link: 'https://yourbias.is/optimism-bias',
  definition:
    'Believing that bad things are less likely, and good things more likely, for yourself than for other people in the same position. The risk is real, but it seems meant for somebody else.',
  neighbors: [
    {
      name: 'Overconfidence Effect',
      tellApart: 'Is the future expected to be kind, or does somebody trust their own knowledge and skill too far?',
    },
    {
      name: 'Survivorship Bias',
      tellApart:
        'Do they know how often it goes wrong and feel exempt, or have they only looked at cases that went well?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart: 'Is a beginner blind to gaps in skill, or does a person of any skill expect to be spared?',
    },
    {
      name: 'Planning Fallacy',
      tellApart: 'Is it a guess at how long or how costly a task will be, or at whether good or bad luck will strike?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Is the general figure accepted for others and waived for oneself, or left out of the estimate altogether?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“About one group in ten gets lost in sudden fog on this trail,” the ranger tells Anahera, “and experience makes no difference.” Anahera believes him. Still, she leaves the whistle and the warm jackets in the car, because they’re heavy. “Somebody’s going to be stuck out there this week,” she tells her cousin as they set off. “I just don’t see it being us.”',
    failingStep: 'I just don’t see it being us.',
    why: 'She accepts the risk for hikers in general and then takes herself out of it without a reason. To be an exception, she needs a difference that matters, such as a forecast of clear skies or a walk too short to get lost on.',
  },
  soundWhen:
    'It’s fine to expect better than average when you can name what makes your case different. Somebody who has never smoked may rightly put her risk of lung disease below the average. And there’s no harm in good cheer once the whistle is packed.',
  reply:
    'Ask how it usually goes for people in your position, and start from that figure. Change it only for a reason that would convince a stranger. Then prepare the way you’d tell a friend to.',
  evidence:
    'Weinstein (1980), “Unrealistic Optimism about Future Life Events”, Journal of Personality and Social Psychology 39. Harris & Hahn (2011), Psychological Review 118, argue that part of the finding comes from how it is measured.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'optimism-bias-wedding-film',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“One in ten thousand of these drives dies in its first four years,” says the woman at the repair shop, “but in the fifth it’s one in six, without warning.” Yours turns four in December, and your sister’s wedding movie exists nowhere else. They’ll copy it for $80 this week, $60 in July, $40 in October or $20 in March. Money’s tight, and you have a good feeling about your drive. What do you do?',
    decidingWords: ['in the fifth it’s one in six, without warning', 'Yours turns four in December'],
    options: [
      {
        text: 'Have the movie copied this week for $80.',
        tag: 'go ahead',
        rationale:
          'With a single copy in the world, hurrying feels right. But until December the danger is one in ten thousand, and today’s price is twice October’s.',
      },
      {
        text: 'Have the movie copied in July for $60.',
        tag: 'split',
        rationale:
          'July looks like a sensible middle. From then until December these drives hardly ever die, so the extra twenty dollars buys next to nothing.',
      },
      {
        text: 'Have the movie copied in October for $40.',
        tag: 'wait',
        right: true,
        rationale:
          '“Yours turns four in December,” so until then it’s as good as safe; after that, the risk is one in six. October is the cheapest date on the safe side.',
      },
      {
        text: 'Have the movie copied in March for $20.',
        tag: 'wait',
        rationale:
          'Twenty dollars is the best price, and you have that good feeling. By March, though, the drive is in the year when one in six dies.',
      },
    ],
    flip: {
      fact: 'Yours turned four last December.',
      makesRight: 'Have the movie copied this week for $80.',
    },
  },
  {
    id: 'optimism-bias-dance-tent',
    slot: 'bias19',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear Ansel, do rent the tent for your dance: one May evening in three is wet, in your village as in ours. We won’t rent one for ours, since I can just see us waltzing under the stars. I’m no weather expert, of course, and I know the photographs on our wall skip the rainy years! Wilma',
    decidingWords: ['in your village as in ours', 'I can just see us waltzing under the stars'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'One evening in three is the very figure people tend to leave out. Wilma hasn’t left it out; she quotes it, applies it to Ansel, and exempts herself.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Rain is as likely “in your village as in ours,” Wilma writes, and Ansel should rent a tent. She needs none herself, since “I can just see us waltzing under the stars.”',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Photographs that “skip the rainy years” can mislead. Wilma knows what’s missing and says so, and her decision doesn’t rest on them.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'Wilma is awfully sure of herself for someone facing the sky. She claims no skill at reading it, though; “I’m no weather expert,” she writes.',
      },
    ],
  },
  {
    id: 'optimism-bias-sleep-letters',
    slot: 'bias19',
    form: 'B',
    kind: 'decide',
    genre: 'thought',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'You need at least thirty volunteers for a sleep study, and forty is all the laboratory can take; anyone beyond that gets paid and sent home. There’s time for a single mailing. Studies like yours, with letters just as friendly, get one acceptance in six. Reading your invitation once more, you can practically see people reaching for the phone. What do you do?',
    decidingWords: ['at least thirty volunteers', 'one acceptance in six'],
    options: [
      {
        text: 'Mail the invitation to fifty people.',
        tag: 'go ahead',
        rationale:
          'Fifty sounds like plenty with everybody reaching for the phone. But that’s only in your head; at one in six, about eight say yes.',
      },
      {
        text: 'Mail the invitation to four hundred people.',
        tag: 'go ahead',
        rationale:
          'Nobody wants to come up short with one mailing. But four hundred letters bring in some sixty-seven people, and about twenty-seven of them get paid to go home.',
      },
      {
        text: 'Mail the invitation to one hundred people.',
        tag: 'split',
        rationale:
          'A hundred already seems cautious next to your hopes. Letters “just as friendly” got one yes in six, which makes about seventeen, far short of thirty.',
      },
      {
        text: 'Mail the invitation to two hundred people.',
        tag: 'compare',
        right: true,
        rationale:
          'With “one acceptance in six,” two hundred letters bring in about thirty-three. That’s between the “at least thirty volunteers” you need and the forty you can take.',
      },
    ],
    flip: {
      fact: 'Studies like yours, with letters just as friendly, get one acceptance in three.',
      makesRight: 'Mail the invitation to one hundred people.',
    },
  },
  {
    id: 'optimism-bias-club-card',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach, it’s Amos. Your chart says one player in four misses weeks with an ankle injury, beginners and veterans alike. I’ll take the cheap membership, since I don’t see it happening to me; my nephews should take the refundable one. I may be new to basketball, but I wouldn’t trade my old shoes for anything!',
    decidingWords: ['one player in four misses weeks with an ankle injury', 'since I don’t see it happening to me'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          'Amos is attached to his old shoes and says so. But that’s just a cheerful closing line; by then he’s already chosen his membership.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'The risk is “one player in four,” beginners and veterans alike, and Amos takes it seriously for his nephews. He leaves himself out “since I don’t see it happening to me.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Taking the cheap membership is a fair gamble for some. But for the same risk he sends his nephews to the refundable one, and names no difference between them and him.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Beginners like Amos can think too well of their game. He says nothing about playing well, though, only about being spared.',
      },
    ],
  },
  {
    id: 'optimism-bias-club-card-sound',
    kind: 'sound',
    twinOf: 'optimism-bias-club-card',
    genre: 'note',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Coach, it’s Amos. Your chart says one player in four misses weeks with an ankle injury, beginners and veterans alike. I’ll take the cheap membership, since I’m only there to keep score; my nephews should take the refundable one. I may be new to basketball, but I wouldn’t trade my old shoes for anything!',
    decidingWords: ['since I’m only there to keep score'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          '“I wouldn’t trade my old shoes” does sound like overvaluing what one owns. No one’s offering anything for them, and the membership has nothing to do with them.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'The chart is about players, and Amos won’t be playing: “since I’m only there to keep score.” That’s a difference between him and his nephews that anyone can see.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'He’s a newcomer, and he makes up his mind fast. Keeping score is all he plans to do, however, so there’s no skill for him to overrate.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'Amos does make himself the exception to “one player in four.” This time he has grounds for it, since he isn’t going to be one of the players.',
      },
    ],
  },
  {
    id: 'optimism-bias-island-call',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Tonight you’re interviewing a scientist on a distant island, live on the radio. Half of the calls from there break off, your engineer says, and there’s no improving the line. If tonight’s does, thousands of listeners get ten minutes of music. You have one break left, you’ve been up since four, and you know your questions by heart. Somehow, it feels like a lucky night. How do you spend the break?',
    decidingWords: ['Half of the calls from there break off'],
    options: [
      {
        text: 'Spend the break testing the line with the engineer.',
        tag: 'ask',
        rationale:
          'Testing sounds like a precaution. But the engineer knows what the line does, and there’s no improving it.',
      },
      {
        text: 'Spend the break rehearsing your questions once more.',
        tag: 'compare',
        rationale:
          'A smooth interview is worth something. You know the questions by heart, however, and they don’t keep the call from breaking off.',
      },
      {
        text: 'Spend the break lying down in the room next door.',
        tag: 'decline',
        rationale:
          'Up since four, you’ve earned a rest, and a lucky night lets you take it. The line knows nothing about luck, though; half of its calls break off.',
      },
      {
        text: 'Spend the break recording a substitute for the interview.',
        tag: 'split',
        right: true,
        rationale:
          '“Half of the calls from there break off,” whatever the night feels like. With a substitute ready, the listeners have something better than ten minutes of music.',
      },
    ],
    flip: {
      fact: 'Only one call in nine hundred from the island breaks off.',
      makesRight: 'Spend the break lying down in the room next door.',
    },
  },
  {
    id: 'optimism-bias-island-call-sound',
    kind: 'decide',
    twinOf: 'optimism-bias-island-call',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Tonight you’re interviewing a scientist on a distant island, live on the radio. One in nine hundred calls from there breaks off, your engineer says, and there’s no improving the line. If tonight’s does, listeners get a good interview from last week, already cued up. You have one break left, you’ve been up since four, and you know your questions by heart. Somehow, it feels like a lucky night. How do you spend the break?',
    decidingWords: ['One in nine hundred calls from there breaks off', 'you’ve been up since four'],
    options: [
      {
        text: 'Spend the break testing the line with the engineer.',
        tag: 'ask',
        rationale:
          'Another look at the line seems thorough. It fails once in nine hundred calls, though, and the engineer has told you that it can’t be improved.',
      },
      {
        text: 'Spend the break rehearsing your questions once more.',
        tag: 'compare',
        rationale:
          'More practice is rarely wasted, people say. Tonight it is, since you know your questions by heart and you’ve been up since four.',
      },
      {
        text: 'Spend the break lying down in the room next door.',
        tag: 'decline',
        right: true,
        rationale:
          'It looks like trusting your luck, but “One in nine hundred calls from there breaks off.” The likelier trouble is that “you’ve been up since four.”',
      },
      {
        text: 'Spend the break recording a substitute for the interview.',
        tag: 'split',
        rationale:
          'Careful people like to have something on hand. Here a good one is “already cued up,” and it’s needed once in nine hundred calls.',
      },
    ],
    flip: {
      fact: 'A storm is moving in, and in storms about half of the calls break off.',
      makesRight: 'Spend the break recording a substitute for the interview.',
    },
  },
  {
    id: 'optimism-bias-both-wages',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'One in three couples with a mortgage like theirs loses a paycheck for a while, the loan officer explained, through illness or layoffs. Those things happen, Katya told Gil, but not to us. The smaller apartment would have left them a reserve; the larger one, which she’d adored from the beginning, required both paychecks. They signed for the larger. Half of their friends had bought that year, too.',
    decidingWords: ['loses a paycheck for a while', 'Those things happen, Katya told Gil, but not to us'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'Friends had been buying all year, and that can pull. It comes up after the signing, as a fact about the year; Katya doesn’t mention it.',
      },
      {
        text: 'No bias here',
        rationale:
          'A couple may choose the larger apartment and take the risk on purpose. But Katya doesn’t accept the risk; she says it isn’t theirs.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          '“Adored from the beginning” suggests a search for agreement. But Katya has heard out the figure against it and believes it; she only thinks it’s about others.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Katya accepts that one couple in three “loses a paycheck for a while.” “Those things happen, Katya told Gil, but not to us” exempts the two of them for no reason at all.',
      },
    ],
  },
]
