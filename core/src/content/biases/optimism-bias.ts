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
  neighbours: [
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
    difficulty: 'easy',
    scenario:
      '“One in six of these drives dies in its fifth year, usually without warning,” says the woman at the repair shop. Yours is in its fifth year, and your sister’s wedding movie exists nowhere else. A copy costs $80, and so does a warranty. You have a good feeling about your drive; it’s never failed you yet. What do you do?',
    decidingWords: [
      'One in six of these drives dies in its fifth year',
      'your sister’s wedding movie exists nowhere else',
    ],
    options: [
      {
        text: 'Take the drive home and keep using it as before.',
        tag: 'go ahead',
        rationale:
          'It’s never failed you, and neither had the others before they died. A good feeling doesn’t lift your drive out of that one in six.',
      },
      {
        text: 'Buy the $80 warranty that replaces a dead drive.',
        tag: 'split',
        rationale:
          'Eighty dollars for peace of mind sounds sensible. What comes in the mail is a new, empty drive, and your sister’s wedding isn’t on it.',
      },
      {
        text: 'Ask the shop to make an $80 copy of the movie today.',
        tag: 'ask',
        right: true,
        rationale:
          '“One in six of these drives dies in its fifth year,” and yours is one of these drives. With the only movie of the wedding at stake, $80 is cheap.',
      },
      {
        text: 'Listen for odd noises and copy the movie after that.',
        tag: 'wait',
        rationale:
          'Watching for trouble saves money as long as trouble announces itself. This kind dies “usually without warning.”',
      },
    ],
    flip: {
      fact: 'Your sister and the photographer each keep a copy of the movie, and you need the drive itself for work.',
      makesRight: 'Buy the $80 warranty that replaces a dead drive.',
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
      'Dear Ansel, do rent the tent for your dance: one May evening in three is wet, in your village as in ours. We won’t, since I just see us waltzing under the stars. I’m no weather expert, and the photographs on our wall skip the rainy years! Wilma',
    decidingWords: ['in your village as in ours', 'I just see us waltzing under the stars'],
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
          'Rain is as likely “in your village as in ours,” Wilma writes, and Ansel should rent a tent. She needs none, since “I just see us waltzing under the stars.”',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Photographs that “skip the rainy years” can mislead. Wilma knows what’s missing and says so, and her decision doesn’t rest on the wall.',
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
      'You need at least thirty volunteers for a sleep study, and forty is all the laboratory can take; anyone beyond that gets paid and sent home. There’s time for a single mailing. Studies like yours, with letters just as friendly, get one acceptance in six. Reading your invitation once more, you can practically see people reaching for the telephone. What do you do?',
    decidingWords: ['at least thirty volunteers', 'one acceptance in six'],
    options: [
      {
        text: 'Mail seventy letters and count on the friendly wording.',
        tag: 'go ahead',
        rationale:
          'For seventy to do, half of the readers have to say yes. Other letters were “just as friendly” and got one in six, which makes about twelve.',
      },
      {
        text: 'Mail five hundred letters and take whoever answers first.',
        tag: 'go ahead',
        rationale:
          'Too few volunteers is one worry; this goes overboard on the other side. With some eighty yeses, you’d be paying forty people to go home.',
      },
      {
        text: 'Mail seventy letters and others later as replies come in.',
        tag: 'wait',
        rationale:
          'Starting small and adding more is usually smart. There’s only time for a single mailing, though, and seventy letters bring in about twelve people.',
      },
      {
        text: 'Mail two hundred ten letters and expect about thirty-five replies.',
        tag: 'split',
        right: true,
        rationale:
          'With “one acceptance in six,” 210 letters bring about thirty-five, between the “at least thirty volunteers” you need and the forty you can take. The reaching hands are only in your head.',
      },
    ],
    flip: {
      fact: 'There’s time for three mailings, each one after the replies to the last have come in.',
      makesRight: 'Mail seventy letters and others later as replies come in.',
    },
  },
  {
    id: 'optimism-bias-club-card',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach, it’s Amos. Your chart says one player in four misses weeks with an ankle injury, beginners and veterans alike. I’ll take the cheap membership, since I don’t see it happening to me; my nephews should take the refundable one. I’m new, but I wouldn’t trade my shoes!',
    decidingWords: ['one player in four misses weeks with an ankle injury', 'since I don’t see it happening to me'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          'Amos is attached to his shoes and says so. That’s a cheerful closing line; the choice of membership was made before it.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'The risk is “one player in four,” beginners and veterans alike, and it’s good enough for his nephews. Amos leaves himself out “since I don’t see it happening to me.”',
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
    difficulty: 'easy',
    scenario:
      'Coach, it’s Amos. Your chart says one player in four misses weeks with an ankle injury, beginners and veterans alike. I’ll take the cheap membership, since I’m only there to keep score; my nephews should take the refundable one. I’m new, but I wouldn’t trade my shoes!',
    decidingWords: ['since I’m only there to keep score'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          '“I wouldn’t trade my shoes” does sound like overvaluing what one owns. No one’s offering anything for them, and the membership has nothing to do with them.',
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
    difficulty: 'medium',
    scenario:
      'Half of the live calls from the island break off, your engineer says, and there’s no repairing the line before tonight. When it happens, ten minutes of music replace the interview that thousands of listeners are waiting for. Recording a substitute takes your only break of the day. Somehow, it feels like a lucky night. What do you do?',
    decidingWords: ['Half of the live calls from the island break off'],
    options: [
      {
        text: 'Drop the island interview and find another main story.',
        tag: 'decline',
        rationale:
          'It’s the surest way to avoid ten minutes of music. It also cancels an interview that thousands are waiting for and that has an even chance of working.',
      },
      {
        text: 'Take your break and ask the engineer to monitor the line.',
        tag: 'ask',
        rationale:
          'Having somebody watch sounds like a precaution. But the engineer can’t repair the line tonight, so all he can do is watch it break.',
      },
      {
        text: 'Take your break and go on the air as scheduled.',
        tag: 'go ahead',
        rationale:
          'A lucky night is a pleasant thing to feel. Half of the calls break off all the same, and yours is one of the calls.',
      },
      {
        text: 'Skip your break and record a substitute to have on hand.',
        tag: 'split',
        right: true,
        rationale:
          '“Half of the live calls from the island break off,” whatever the night feels like. With a substitute ready, the listeners get something to hear in either case.',
      },
    ],
    flip: {
      fact: 'Only one live call in nine hundred from the island breaks off.',
      makesRight: 'Take your break and go on the air as scheduled.',
    },
  },
  {
    id: 'optimism-bias-island-call-sound',
    kind: 'decide',
    twinOf: 'optimism-bias-island-call',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'One in nine hundred of the live calls from the island breaks off, your engineer says, and there’s no improving the line before tonight. When it happens, ten minutes of music replace the interview that thousands of listeners are waiting for. Recording a substitute takes your only break of the day. Somehow, it feels like a lucky night. What do you do?',
    decidingWords: ['One in nine hundred of the live calls from the island breaks off'],
    options: [
      {
        text: 'Drop the island interview and find another main story.',
        tag: 'decline',
        rationale:
          'Nothing can break off that isn’t on the air. But thousands lose the interview for sure, to avoid something that happens once in nine hundred calls.',
      },
      {
        text: 'Take your break and ask the engineer to monitor the line.',
        tag: 'ask',
        rationale:
          'An extra pair of ears does little for a line that’s as good as it gets. There’s nothing the engineer can improve before tonight.',
      },
      {
        text: 'Take your break and go on the air as scheduled.',
        tag: 'go ahead',
        right: true,
        rationale:
          'It looks like trusting your luck, but you don’t need any: “One in nine hundred of the live calls from the island breaks off.” Your only break is worth more than that.',
      },
      {
        text: 'Skip your break and record a substitute to have on hand.',
        tag: 'split',
        rationale:
          'Careful people like to have something on hand. Here it costs your only break of the day, against a risk of one in nine hundred.',
      },
    ],
    flip: {
      fact: 'A storm is moving in, and in storms about half of the calls break off.',
      makesRight: 'Skip your break and record a substitute to have on hand.',
    },
  },
  {
    id: 'optimism-bias-both-wages',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'One in three couples with a mortgage like this loses a paycheck for a while, the loan officer explained, through illness or layoffs. Those things happen, Katya told Gil, but not to us. The smaller apartment would have left them a reserve; the larger one, which she’d adored from the beginning, required both paychecks. They signed for the larger. Half of their friends had bought that year.',
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
          'A couple may choose the larger apartment and take the risk on purpose. Katya and Gil don’t take it on; she says it won’t be theirs.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          '“Adored from the beginning” suggests a search for agreement. But Katya has heard the figure against it out and believes it; she only thinks it’s about others.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Katya accepts that one couple in three “loses a paycheck for a while.” “Those things happen, Katya told Gil, but not to us” takes the two of them out without a reason.',
      },
    ],
  },
]
