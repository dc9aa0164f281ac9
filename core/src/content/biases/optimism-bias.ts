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
      tellApart: 'Is the future seen as too kind, or does somebody trust their own knowledge and skill too far?',
    },
    {
      name: 'Survivorship Bias',
      tellApart:
        'Do they know how often it goes wrong but feel exempt, or have they only looked at cases that went well?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart: 'Is a beginner blind to gaps in skill, or does a person of any skill expect to be spared?',
    },
    {
      name: 'Planning Fallacy',
      tellApart: 'Is it a guess at how long or how costly a task will be, or at whether good or bad luck will strike?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“About one group in ten gets lost in sudden fog on this trail,” the ranger tells Anahera, “and experience makes no difference.” Anahera believes him. Still, she leaves the whistle and the warm jackets in the car, because they are heavy. “Somebody will be stuck out there this week,” she says to her cousin as they set off. “I just don’t see it being us.”',
    failingStep: 'I just don’t see it being us.',
    why: 'She accepts the risk for hikers in general, then takes herself out of it without a reason. To be an exception she would need a difference that matters, such as a forecast of clear skies or a walk too short to get lost on.',
  },
  soundWhen:
    'Expecting better than average is fine when you can name what makes your case different. Somebody who has never smoked may rightly put her risk of lung disease below the average. And good cheer does no harm once the whistle is packed.',
  reply:
    'Ask how it usually goes for people in your position, and start from that figure. Change it only for a reason that would convince a stranger. Then prepare as you would tell a friend to.',
  evidence:
    'Weinstein (1980), “Unrealistic Optimism about Future Life Events”, Journal of Personality and Social Psychology 39. Harris & Hahn (2011), Psychological Review 118, argue that part of the finding comes from how it is measured.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'optimism-bias-wedding-film',
    slot: 'bias19',
    form: 'A',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“One in six of these drives dies in its fifth year, mostly without warning,” says the woman at the repair shop. Yours is in its fifth year. Your sister’s wedding film is on it, and nowhere else. A second drive costs 80, and copying takes up your free evening. You have a good feeling about yours. What do you do?',
    decidingWords: ['One in six of these drives dies', 'You have a good feeling about yours'],
    options: [
      {
        text: 'Leave the film where it is, since yours has run well enough to last.',
        rationale:
          'The drives that died had run well too, until they stopped. It would be sound if the film were safe in a second place.',
      },
      {
        text: 'Pay 80 for a warranty that replaces a dead drive.',
        rationale:
          'A warranty brings back a drive, but not what was on it. It would be the right step if the hardware were all you could lose.',
      },
      {
        text: 'Give up the 80 and the evening, and copy the film.',
        right: true,
        rationale:
          '“One in six of these drives dies” holds for yours as well; “You have a good feeling about yours” does not change the odds. An evening is a small price for a film that cannot be shot again.',
      },
      {
        text: 'Listen for odd noises, and copy the film if any start.',
        rationale:
          'This counts on a warning that most of these drives do not give. It would work if failing drives of this kind could be heard days ahead.',
      },
    ],
  },
  {
    id: 'optimism-bias-dance-tent',
    slot: 'bias19',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear Florian, thank you for asking about rain. In your village as in ours, one May evening in three is wet, and a wet dance floor means going home. So do hire the big tent for your dance; I would worry otherwise. For our own dance, a week later, we have kept the money. I just see us dancing under the stars. Warmly, Birgit',
    decidingWords: [
      'In your village as in ours, one May evening in three is wet',
      'I just see us dancing under the stars',
    ],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'She would need a long row of tents to pick from, so long that she could not settle on one. She has made up her mind about a single tent.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Birgit knows that “In your village as in ours, one May evening in three is wet,” and she worries for Florian. For her own dance, a happy picture is enough: “I just see us dancing under the stars.”',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if she had looked only at dances that stayed dry and had not heard of the wet ones. She counts the wet evenings herself.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Birgit would have to be a beginner who rates her own skill too high, such as a new weather watcher who trusts her own forecast. Skill does not come into it.',
      },
    ],
  },
  {
    id: 'optimism-bias-sleep-letters',
    slot: 'bias19',
    form: 'C',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Forty sleepers are needed for your study, all on the same night in two weeks, so there is time for one round of letters. Teams with letters and topics as good as yours get about one yes in ten. You have money for five hundred. Still, reading your letter once more, you can see people smile and reach for the phone. How many do you send?',
    decidingWords: ['about one yes in ten', 'you can see people smile'],
    options: [
      {
        text: 'Eighty, since about half of the people will want to come.',
        rationale:
          'One yes in two would be five times what teams like yours get. It would be a fair guess if letters of this kind had worked that well before.',
      },
      {
        text: 'Two hundred, since quite a few people will turn out to be too busy to come.',
        rationale:
          'This does allow for some refusals, and so it feels careful. But one in ten of two hundred is twenty; the number would suit teams that get one yes in five.',
      },
      {
        text: 'A hundred, and more of them later if beds stay empty.',
        rationale:
          'Sending in steps is thrifty, but there is time for one round only. It would be the best plan if the study could start later.',
      },
      {
        text: 'Five hundred, since one in ten will say yes, or a few less.',
        right: true,
        rationale:
          'Your letter is as good as theirs, not better, so “about one yes in ten” is the best guess for you too, and some room is wise. That “you can see people smile” is a hope, not a reason.',
      },
    ],
  },
  {
    id: 'optimism-bias-club-card',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Coach, it’s Amos. About the club card for spring: your list says one player in four stops for weeks with a hurt ankle, old hands and beginners alike. My nephews should take the card with the refund. For me, the cheap one without it will do. Those ankles get hurt in matches, and I just don’t see mine among them.”',
    decidingWords: ['one player in four', 'I just don’t see mine among them'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'He would have to trust his skill or his knowledge too far, say by claiming that his footwork keeps him safe. He counts on being spared.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'Amos takes the figure, “one player in four,” seriously for his nephews. For himself he sets it aside without a ground: “I just don’t see mine among them.”',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Amos would be a newcomer who thinks he plays like a master and cannot see what he lacks. How well he plays does not come into it.',
      },
      {
        text: 'No bias here',
        rationale:
          'The cheap card would be a fair pick if something kept his ankles out of danger, such as a spring in which he keeps the score and does not play.',
      },
    ],
  },
  {
    id: 'optimism-bias-club-card-sound',
    kind: 'sound',
    twinOf: 'optimism-bias-club-card',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Coach, it’s Amos. About the club card for spring: your list says one player in four stops for weeks with a hurt ankle, old hands and beginners alike. My nephews should take the card with the refund. For me, the cheap one without it will do. Those ankles get hurt in matches, and I’m just there to keep the score.”',
    decidingWords: ['Those ankles get hurt in matches, and I’m just there to keep the score'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'It would fit if Amos played too, and simply could not picture an ankle of his own going wrong. Then the figure would hold for him as well.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Amos takes himself out of the figure, which may look rosy, but he names a difference that matters: “Those ankles get hurt in matches, and I’m just there to keep the score.”',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'This would need too much trust in his own skill or judgment, for instance a promise that he knows how to fall. He claims no skill at all.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Had Amos just learned the game and already felt like an expert on it, this could be right. He says nothing of how good he is.',
      },
    ],
  },
  {
    id: 'optimism-bias-island-call',
    kind: 'decide',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Half of our live calls from the island break off,” says the engineer, “and I can’t mend that in time.” Ten minutes of music would then replace tonight’s main talk, which thousands wait for. Recording a spare talk would take your only break of the day. Somehow, it feels like a lucky night. What do you do?',
    decidingWords: ['Half of our live calls from the island break off', 'it feels like a lucky night'],
    options: [
      {
        text: 'Take the break, and look forward to the talk.',
        rationale:
          'A night that feels lucky breaks off as often as the others. This would be sound if calls from the island hardly ever failed.',
      },
      {
        text: 'Take the break, and have the engineer skip his to guard the line.',
        rationale:
          'It sounds careful, but he cannot mend the line in time, near or far. His lost break would count for something if he could bring a call back within a minute.',
      },
      {
        text: 'Drop the talk, and look for a safer main item.',
        rationale:
          'That gives up a good talk for a risk you can cover with one recording. It would make sense if there were no way to record a talk before the show.',
      },
      {
        text: 'Give up the break, and record a spare talk.',
        right: true,
        rationale:
          '“Half of our live calls from the island break off,” and that “it feels like a lucky night” changes nothing about the line. One break is a fair price for a talk that thousands wait for.',
      },
    ],
  },
  {
    id: 'optimism-bias-island-call-sound',
    kind: 'decide',
    twinOf: 'optimism-bias-island-call',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“One live call in nine hundred from the island breaks off,” says the engineer, “and I can’t mend that in time.” Ten minutes of music would then replace tonight’s main talk, which thousands wait for. Recording a spare talk would take your only break of the day. Somehow, it feels like a lucky night. What do you do?',
    decidingWords: ['One live call in nine hundred from the island breaks off'],
    options: [
      {
        text: 'Give up the break, and record a spare talk.',
        rationale:
          'It looks prudent, but it trades a sure break for a risk that is almost nothing. It would be worth it if half of the calls broke off.',
      },
      {
        text: 'Drop the talk, and look for a safer main item.',
        rationale:
          'This throws away a good talk for a tiny risk. It would be wise if the island’s line failed more often than not and no recording could be made.',
      },
      {
        text: 'Take the break, and look forward to the talk over a line this good.',
        right: true,
        rationale:
          'Here the cheerful view rests on a figure: “One live call in nine hundred from the island breaks off.” Ten minutes of music, that seldom, is a risk worth living with.',
      },
      {
        text: 'Take the break, and have the engineer skip his to guard the line.',
        rationale:
          'He would lose his break for nothing, since he could not mend a broken call in time. It would help if a quick repair were possible.',
      },
    ],
  },
  {
    id: 'optimism-bias-both-wages',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The bank’s adviser turns her screen: of couples with loans like this, one in three loses a wage for a while, through illness or a firm that closes. Katya nods; careful people are hit too. The smaller apartment would leave a reserve, the larger one takes both wages. “Ours will be quiet years,” she tells Gil on the stairs. “The larger one, then?”',
    decidingWords: ['one in three loses a wage for a while', 'Ours will be quiet years'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Her plan would hold if one wage alone could carry the larger apartment, or if both jobs were far safer than other people’s. No such difference is named.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'It would fit if she trusted her own knowledge too far, say in being sure that she can judge which firms will close. She expects kind years, not a skill.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'For this, Katya would have to know just the couples whose wages kept coming. The adviser has shown her the others too, and she believes it.',
      },
      {
        text: 'Optimism Bias',
        right: true,
        rationale:
          'She accepts that “one in three loses a wage for a while,” careful or not. For the two of them a hopeful picture takes its place: “Ours will be quiet years.”',
      },
    ],
  },
]
