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
]
