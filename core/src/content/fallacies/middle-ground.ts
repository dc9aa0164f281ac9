import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Middle Ground',
  aliases: ['Argument to Moderation', 'False Compromise'],
  category: 'informal',
  severity: 'low',
  keywords: ['compromise', 'halfway', 'both sides', 'in between', 'moderation', 'balance', 'splitting the difference'],
  link: 'https://yourlogicalfallacyis.com/middle-ground',
  definition:
    'Taking the answer halfway between two opposed views to be right, just because it lies between them. One of them may be wholly right, and then meeting it partway is a mistake.',
  neighbours: [
    {
      name: 'Black-or-White',
      tellApart:
        'Is a point between two views taken as right, or are the two views offered as the only ones there are?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is the view accepted because it sits between two others, or because many people hold it?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Is the position in between trusted too easily, or feared as the first step toward an extreme?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart:
        'Does each side get half the credit just for disagreeing, or is a claim thrown out because it was argued badly?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Talia’s pay is two hundred dollars short. She has a sheet with her hours, signed each day by the shift leader. The pay office says that nothing is missing. Mr. Quiroga, who runs the warehouse, does not open either file. “She says two hundred, you say zero,” he sums up. “Then the truth is about one hundred. Pay her that.”',
    failingStep: 'Then the truth is about one hundred.',
    why: 'Talia worked those hours or she did not; a dispute does not make half of them true. The step assumes that both sides are equally far off. The signed sheet could tell Mr. Quiroga who is right.',
  },
  soundWhen:
    'Meeting halfway is fine when the question is what to agree on, not what is so. You want to leave at six, your friend at eight, so you leave at seven. It is also fine to land in between because the evidence points there.',
  reply:
    '“I see that you want to be fair to us both. Before we split it, could we look at the signed hours? One of us may simply be right.”',
  evidence:
    'Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth (as the “fallacy of the mean”); Pirie (2006), How to Win Every Argument, Continuum.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'middle-ground-lantern-walk',
    slot: 'fallacy24',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Notice for the lantern walk: “Our engineer tested the old footbridge and says it can carry twenty people at a time. The organizers, who ran no test, believe it can carry eighty. We heard both with respect. When good people differ so widely, each side tends to have part of the truth. So we trust the bridge with fifty.” Signed: Eamon, village council.',
    decidingWords: ['each side tends to have part of the truth', 'trust the bridge with fifty'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if the notice had warned that fifty people this year would lead to eighty the next, and to a fallen bridge in the end.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Eamon would have to show that one side argued badly and take its figure to be wrong for that reason. He gives both sides credit.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'For this, a feeling such as pity or pride would have to carry the decision, for example how sad the children would be to wait. The tone stays calm.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Because “each side tends to have part of the truth”, the council will “trust the bridge with fifty”. What the engineer measured does not grow with what others believe.',
      },
    ],
  },
  {
    id: 'middle-ground-missing-trout',
    slot: 'q24',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In her science column, Chiara turns to the trout that died in the lake. One team says that a parasite killed nearly all of them. Another, in the same lake and the same summer, says almost none. Chiara has not asked how they counted. “Serious people stand on both sides,” she writes, “so the parasite probably killed about half.”',
    decidingWords: ['has not asked how they counted', 'Serious people stand on both sides'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Serious people stand on both sides” is her only ground for saying half. She “has not asked how they counted”, and one team may simply be right.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if Chiara had told her readers that the parasite killed all of the trout or none, with nothing else possible. She picks a third answer.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'This would be right if most lake experts had sided with one team and she had joined them for that reason. Here no side has the numbers.',
      },
      {
        text: 'False Cause',
        rationale:
          'She would have to blame the parasite merely because it turned up shortly before the fish died. Her figure comes from two opposed reports instead.',
      },
    ],
  },
  {
    id: 'middle-ground-two-complaints',
    slot: 'fallacy24',
    form: 'B',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Two emails reached Diego after the basketball final. One coach writes that he called far too many fouls, the other that he let far too many go. Both sent video clips. In his report, Diego thanks them for the clips, which he has not opened. “Too strict for one, too mild for the other,” he notes. “That tells me I was about right.”',
    decidingWords: ['Too strict for one, too mild for the other', 'That tells me I was about right'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Too strict for one, too mild for the other” only places Diego between two views. From that alone he concludes “I was about right”, though the clips might show that one coach has a point.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if a coach had argued badly and Diego had taken the complaint to be wrong for that reason. He finds no fault with either argument.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'For this, he would have to count heads, say that most fans in the hall liked his calls. He has one voice on each side.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Diego would have to set one story of his own, such as a friend’s praise, above better evidence. He goes by where the two coaches stand.',
      },
    ],
  },
  {
    id: 'middle-ground-ride-app',
    slot: 'q24',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“Members ask what to think of the new ride app,” says the club newsletter. “Idris recorded its traffic for a month. Each night, it sent out his whole address book. The maker says that it sends no contacts at all, but shows us no records. Let us neither panic nor close our eyes. Expect that a few of your contacts go out now and then.”',
    decidingWords: ['neither panic nor close our eyes', 'a few of your contacts go out now and then'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'To “neither panic nor close our eyes” sounds wise, but “a few of your contacts go out now and then” is what neither side found. It was chosen for lying between them, while the records back one side.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if the newsletter had warned that today it is contacts, next year bank details, and soon your whole life. It plays the matter down.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'The newsletter would have to tell members that they either give up their phones or give up all privacy. It goes looking for a third answer.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, one side’s poor reasoning would have to be taken to show that its claim is false. The maker’s claim is not thrown out; it gets half the credit.',
      },
    ],
  },
  {
    id: 'middle-ground-nut-letter',
    slot: 'fallacy24',
    form: 'C',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Dear kindergarten team, the clinic has tested our son for nuts. Even a small piece could close his throat. His grandfather, on the other hand, says that the boy can eat as many as he likes. We think highly of the clinic and of Grandpa. So please give him two or three nuts on Fridays, but no more. Anneke and Milton”',
    decidingWords: ['We think highly of the clinic and of Grandpa', 'two or three nuts on Fridays, but no more'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if they had written that the other parents give their children nuts and so they will, too. No crowd is mentioned.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, they would have to catch the clinic in a weak argument and decide that its finding is false. They find no fault with the clinic.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“We think highly of the clinic and of Grandpa”, so each gets a part: “two or three nuts on Fridays, but no more”. What a small piece does to the boy does not depend on who is respected.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'The parents would have to reject the test because they cannot picture how a nut could close a throat. They do not reject it.',
      },
    ],
  },
  {
    id: 'middle-ground-screen-pictures',
    slot: 'q24',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Email to the whole office: “Some firms take a picture of each screen every minute. Others do not look for years. I want us to be like neither. From Monday on, our computers will take a picture once an hour. This keeps well clear of both, so you can rely on it as a fair rule. Mrs. Okoye”',
    decidingWords: ['This keeps well clear of both', 'you can rely on it as a fair rule'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'The only thing said for the hourly picture is that “This keeps well clear of both”. Lying between two extremes does not make it “a fair rule”: one of those firms may have it right.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if she had warned that one picture an hour leads to one a minute, and then to cameras in the kitchen. She expects no such slide.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'For this, she would have to speak badly of someone, say that only lazy people mind being watched. She says nothing about anyone’s character.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Mrs. Okoye would have to show that a firm defends its rule poorly and then call that rule wrong. No argument of other firms comes up.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The new shelf has to fill the gap between the windows. Zuzana has measured it and says 310 centimeters. Lionel, who has not measured it, says 350. They argue until noon. Then Mrs. Janssen texts from the hardware store: “You are both sensible people, so I went halfway. They are cutting the board to 330. Now set the table, please.”',
    decidingWords: [
      'Zuzana has measured it and says 310 centimeters',
      'You are both sensible people, so I went halfway',
    ],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if she had warned that whoever gives in on a shelf will soon give in on the whole house. No such chain comes up.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Mrs. Janssen would have to go by what most people say, for instance because the whole family guessed 330. There is one voice on each side.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“You are both sensible people, so I went halfway” splits the difference over a fact. The gap is as wide as it is, and one of the two has measured it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Going halfway would be fair if the two had only wishes, say for a shelf on a long, empty wall where any length fits.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf-sound',
    kind: 'sound',
    twinOf: 'middle-ground-window-shelf',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'The new shelf is for the long, empty wall. Zuzana would like it to be 310 centimeters. Lionel, who has more books, would like 350. They argue until noon. Then Mrs. Janssen texts from the hardware store: “You are both sensible people, so I went halfway. They are cutting the board to 330. Now set the table, please.”',
    decidingWords: ['the long, empty wall', 'would like it to be 310 centimeters'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'For this, there would have to be a fact to get right, such as a gap that one of them has measured. Here there are two wishes, and both give way a little.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'She would have to choose a length because many people have shelves like that. What the neighbors do is not mentioned.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'This would be right if Mrs. Janssen feared that 350 today means 400 tomorrow and no wall in the end. She fears nothing.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'On a “long, empty wall”, no length is the correct one. One “would like it to be 310 centimeters”, the other 350, and between two wishes, halfway is a fair deal.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear parents of Enzo, two teachers have graded his essay on rivers. Mr. Nakamura, who had its three pages, gave it 84 points. Mrs. Janssen, who by mistake had just the first page, gave it 72. Each of them has graded essays for twenty years. Our best guess at a fair grade lies halfway, at 78. The school office',
    decidingWords: ['by mistake had just the first page', 'Our best guess at a fair grade lies halfway'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'The office would have to say that the essay is worth 84 points or 72, with nothing else possible. It looks for a figure in between.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'One grader “by mistake had just the first page”, so her 72 is not a view of this essay. “Our best guess at a fair grade lies halfway” counts it as half the truth.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Halfway would be a fair guess if both teachers had read the same three pages, each without knowing the other’s grade.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if the grade had followed what most teachers think. There are two voices, and they disagree.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points-sound',
    kind: 'sound',
    twinOf: 'middle-ground-essay-points',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Dear parents of Enzo, two teachers have graded his essay on rivers. Mr. Nakamura, who had its three pages, gave it 84 points. Mrs. Janssen, who had the same pages and did not know his grade, gave it 72. Each of them has graded essays for twenty years. Our best guess at a fair grade lies halfway, at 78. The school office',
    decidingWords: ['had the same pages and did not know his grade'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'One grader “had the same pages and did not know his grade” when she gave hers, and both are equally skilled. When neither view is better founded, their average is a sensible best guess.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'For this, the office would have to pick a grade because many people favor it. It uses two separate judgments, which differ.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'This would be right if one of the two had a poor basis, such as a single page read by mistake, and still got half the say.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'The letter would have to leave the parents two choices and hide the rest, such as 84 points or a failed year. It does nothing like that.',
      },
    ],
  },
  {
    id: 'middle-ground-harbor-wreck',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'How old is the wreck in our harbor? A test of its wood, says the university, puts it at about 1420. Meera, the diver who found it, feels sure that it is from about 1820, but can’t say why. We know both as honest and careful people. From today on, we will print “built around 1620” under our pictures of it.',
    decidingWords: ['We know both as honest and careful people', 'built around 1620'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'A date in between would be fair if something pointed there, say a second test that came out near 1620. The one test there is says 1420.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if the paper had told its readers that the ship is from 1420 or from 1820, with no third date to be thought of.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'For this, the paper would have to fear a chain of events, for example that one wrong date leads to more and more, until no reader trusts it.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Since “We know both as honest and careful people”, the paper prints “built around 1620”, a date that neither side supports. Honest people can differ, and one can simply be right.',
      },
    ],
  },
  {
    id: 'middle-ground-monthly-loan',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'I have slept on it, Solveig. Tomer added up what we earn and spend: six hundred are left each month. The bank’s leaflet says that a couple like us can pay back fourteen hundred. He knows our life, and the bank knows loans. What we can afford lies in between, so on Monday I will sign for a thousand. Patience',
    decidingWords: ['six hundred are left each month', 'What we can afford lies in between'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The step would hold if Tomer’s sum and the leaflet were two rough guesses of like worth. His is a count of their own money, and it ends at six hundred.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Patience would have to reject a figure because it was poorly argued for. She rejects neither; each gets half of what it says.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if she had signed because other couples they know do so. She looks for a point between two figures instead.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'By their own count, “six hundred are left each month”. “What we can afford lies in between” gives a general leaflet equal weight, as if the point between two figures had to be right.',
      },
    ],
  },
]
