import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Tu Quoque',
  aliases: ['Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  category: 'informal',
  severity: 'medium',
  keywords: ['hypocrisy', 'you do it too', 'whatabout', 'deflection', 'criticism', 'counterattack'],
  link: 'https://yourlogicalfallacyis.com/tu-quoque',
  definition:
    'Meeting a criticism by pointing out that the critic does the same thing. Even if that is so, the criticism has not been answered: two people can share one mistake.',
  neighbours: [
    {
      name: 'Special Pleading',
      tellApart:
        'Does the speaker point at the critic’s own conduct, or ask to be let off a rule that holds for others?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is a point dismissed because the critic acts the same way, or because it was badly argued?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Was the criticism turned back on the person who made it, or changed into one that nobody made?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the critic accused of the very thing under discussion, or of some other fault or motive?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“You were doing ninety past the primary school,” says Imani when the car stands in the yard in Kisumu. “The little ones come out at noon.” Her husband takes the key from the lock. “And which of us got two speeding tickets last spring? So let’s hear no more about it.” On Monday he drives past just as fast.',
    failingStep: 'And which of us got two speeding tickets last spring? So let’s hear no more about it',
    why: 'Her tickets may make her an awkward person to complain. They do not make ninety past a school any safer. A reply to her would be about the speed, the road or the children.',
  },
  soundWhen:
    'Someone’s own conduct matters when fairness or trust is the subject. If the captain collects fines for being late and never pays hers, “the rule should hold for you, too” is a proper complaint. It asks for one rule for all; it does not call lateness fine.',
  reply:
    '“True, I’ve done it, too, and I was wrong. So that makes two of us. What about today?” Once your part is admitted, the question is free again.',
  evidence:
    'Aikin (2008), “Tu Quoque Arguments and the Significance of Hypocrisy”, Informal Logic 28. Walton (1998), Ad Hominem Arguments (University of Alabama Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'tu-quoque-library-roof',
    slot: 'fallacy11',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Svetlana hands Otis back his estimate for the library roof. “Forty hours is too few,” she says. “The last roof of that size took us ninety.” Otis studies the page for a while. “Your own estimate for the gym was fifty hours short,” he says. “So I will send mine as it stands.”',
    decidingWords: ['Your own estimate for the gym was fifty hours short', 'So I will send mine as it stands'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, Otis would have to find a gap in her reasoning and conclude that forty hours must therefore be right. He does not touch her reasoning.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'It would fit if he had said that they send this estimate today or lose the job, as if nothing lay between.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if he had agreed that estimates should follow past jobs, but asked for an exception for his own. His answer is about her record.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Your own estimate for the gym was fifty hours short” may be true, yet it says nothing about the forty hours. “So I will send mine as it stands” treats it as an answer.',
      },
    ],
  },
  {
    id: 'tu-quoque-frog-pond',
    slot: 'q11',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'From the minutes of a lab meeting: Dominic noted that the frog study looks at a single pond, so it cannot show whether the new plants helped. Mrs. Kaplan replied that his newt study last spring used a single pond as well. The group felt that this settled his point. The frog study goes to print unchanged.',
    decidingWords: ['his newt study last spring used a single pond as well', 'this settled his point'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'That “his newt study last spring used a single pond as well” does not make one pond enough for the frogs. Yet the group felt that “this settled his point”.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'For this, Mrs. Kaplan would have to make a claim about good studies and, faced with one that breaks it, say that it does not count as good.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if she had agreed that one pond is too few for a study, but asked that the frog study be let off.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Had she answered as if Dominic wanted the whole study thrown away, this would be it. His point about the pond is repeated fairly.',
      },
    ],
  },
  {
    id: 'tu-quoque-suitcase-password',
    slot: 'fallacy11',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“A program would guess that password in a minute,” Elin tells Ferdinand, who looks after the computers of the travel office. It is the word “suitcase.” He scrolls back through his notes. “Until Tuesday, yours was the name of your cat,” he says, not unkindly. They both laugh, and he goes back to his coffee. “Suitcase” it remains.',
    decidingWords: ['Until Tuesday, yours was the name of your cat', '“Suitcase” it remains'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“Until Tuesday, yours was the name of your cat” may be true, but it makes “suitcase” no harder to guess. Elin’s warning gets no answer beyond that, and the weak word stays.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Ferdinand would have to find a gap in Elin’s reasoning and conclude from it that the password is safe. He leaves her reasoning alone.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if he had shrugged the warning off because he cannot imagine how a program guesses a word.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, he would have to agree that weak passwords must go, and then ask that this one be let off.',
      },
    ],
  },
  {
    id: 'tu-quoque-paid-report',
    slot: 'q11',
    form: 'B',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Some of you have read in the Courier that we aired a report and did not say who had paid for it. What you did not read there is that the Courier printed two such reports in May. We thank our colleagues for their interest and wish you a pleasant evening.” That was the radio station’s full statement.',
    decidingWords: ['the Courier printed two such reports in May', 'the radio station’s full statement'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'The station would have to agree that paid reports need a label, and then explain why its own was different and needed none.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would fit if the Courier’s charge had been blown up, say into a wish to close the station. It is repeated as it was made.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Had the station pointed out a weak argument in the Courier and taken that to mean that nothing was wrong, this would be the name.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'That “the Courier printed two such reports in May” is worth knowing, but as “the radio station’s full statement” it leaves the charge open: was the report paid for, and by whom?',
      },
    ],
  },
  {
    id: 'tu-quoque-bright-window',
    slot: 'fallacy11',
    form: 'C',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'On Monday, the doctor told Bertrand that five hours of sleep were too few for his heart. She lives across the yard. On Wednesday, at two in the morning, her window is still bright, and on Thursday as well. “And she tells me to sleep more,” he thinks with a smile. He makes fresh coffee and goes back to his model ships. Five hours will do.',
    decidingWords: ['And she tells me to sleep more', 'Five hours will do'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if Bertrand had settled on six and a half hours just because that lies halfway between his five and the doctor’s eight.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, he would have to hold that people with weak hearts need sleep, and then excuse himself as somehow different.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Had he acted as though the doctor wanted him to spend whole days in bed, this would be right. He remembers her advice as she gave it.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“And she tells me to sleep more”, he thinks, and decides that “Five hours will do”. Her late nights may be bad for her as well; they do not make his heart any safer.',
      },
    ],
  },
  {
    id: 'tu-quoque-guitar-notes',
    slot: 'q11',
    form: 'C',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Two notes hang on the door of the music room. “Please tune the guitars before you hang them up. It costs us half of each lesson. Thank you! The morning group.” Below it: “Thanks for your note. We remember that your group left all nine of them out of tune before the holidays. We think that covers it. Warmly, the afternoon group.”',
    decidingWords: ['your group left all nine of them out of tune', 'We think that covers it'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'The second note would have to answer a wish that nobody wrote down, such as tuning before each single song.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if the afternoon group had agreed that players should tune the guitars, but not after a lesson as late as theirs.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, the reply would need a reason that is its claim over again, like “we need not tune them because it is not our duty”.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'That “your group left all nine of them out of tune” may show that both groups forget. Yet “We think that covers it” answers nothing: the next lesson still loses half its time.',
      },
    ],
  },
  {
    id: 'tu-quoque-concert-tickets',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Raul looks up from the account book of the bakery he shares with his sister. “Sixty for your lunches again. We need that for the oven.” Ines draws the book toward her and turns back a page. “And here are your concert tickets, eighty, from the same drawer. I think that settles the lunches.” On Monday, she takes out another sixty.',
    decidingWords: ['here are your concert tickets', 'I think that settles the lunches'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Ines agreed that money for the oven should stay in the drawer, but asked to be let off since she works so early.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'She would have to find a slip in Raul’s reasoning, and conclude from it that the lunches cost nothing. She finds a bill of his.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“here are your concert tickets” may well be a fair complaint of her own, but “I think that settles the lunches” doesn’t follow: the oven still lacks her sixty.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Had she owned up to the lunches and then brought up the tickets, asking for a limit for both, her reply would be fair.',
      },
    ],
  },
  {
    id: 'tu-quoque-concert-tickets-sound',
    kind: 'sound',
    twinOf: 'tu-quoque-concert-tickets',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Raul looks up from the account book of the bakery he shares with his sister. “Sixty for your lunches again. We need that for the oven.” Ines draws the book toward her and turns back a page. “We do. And here are your concert tickets, eighty, from the same drawer. I think we both need a limit.” On Monday, she brings bread from home.',
    decidingWords: ['We do. And here are your concert tickets', 'I think we both need a limit'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Ines would have to call Raul’s argument badly made and reject his point for it. She accepts the point.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, she would need to ask for a rule that binds Raul and lets her go free. She wants the same one for two.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'If she had used the tickets to close the talk about lunches and taken out money as before, this would be the answer.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She turns to his spending, but not to escape: “We do. And here are your concert tickets” accepts what he said, and “I think we both need a limit” deals with both sums.',
      },
    ],
  },
  {
    id: 'tu-quoque-missing-runs',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Six of this spring’s runs are missing from the team’s training log,” Magnus tells Jorge, who keeps it. “The coach plans our races by it.” Jorge pulls out his phone and scrolls back. “When you kept it last spring, nine were missing,” he says pleasantly. “I think those six can stay as they are.” They walk in to lunch.',
    decidingWords: ['When you kept it last spring, nine were missing', 'those six can stay as they are'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Jorge would have to answer a charge that Magnus never made, for instance that the whole log is invented. He has understood him well.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“When you kept it last spring, nine were missing” shows that both left gaps. It doesn’t show that “those six can stay as they are”: the coach still plans by a log with holes.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Last spring’s nine would matter if Magnus claimed to keep a better log and wanted the job for himself. He asks for six runs to be filled in.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale: 'It would fit if Jorge had said that Magnus argues poorly, and that the log is therefore complete.',
      },
    ],
  },
  {
    id: 'tu-quoque-missing-runs-sound',
    kind: 'sound',
    twinOf: 'tu-quoque-missing-runs',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“Six of this spring’s runs are missing from the team’s training log,” Magnus tells Jorge, who keeps it. “I would keep it better. Give me the job.” Jorge pulls out his phone and scrolls back. “When you kept it last spring, nine were missing,” he says pleasantly. “I think that is no reason to switch.” They walk in to lunch.',
    decidingWords: ['I would keep it better', 'When you kept it last spring, nine were missing'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'For this, Jorge would have to reply to something else than Magnus said. He replies to the very claim about who does it better.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Magnus says “I would keep it better”, which makes his own record the subject. “When you kept it last spring, nine were missing” speaks to just that.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'If Magnus had merely asked for the six runs to be filled in, pointing at his nine would be a way around the request, and this would fit.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Jorge would need to point out an error of reasoning and take that alone as a sign that Magnus is wrong. He looks up numbers.',
      },
    ],
  },
  {
    id: 'tu-quoque-garage-flyer',
    kind: 'spot',
    mirrorOf: 'tu-quoque-bus-flyer',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Valley Radio, eight o’clock. “The opposition says that the traffic jam on your bus-lane flyer was photographed in another town. Is that so?” – “It may be,” says Mrs. Petrov for the council majority. “But the full parking lot on their garage flyer is not from here; we looked into it. Our flyer goes out as it is. Shall we talk about Friday’s vote?”',
    decidingWords: ['the full parking lot on their garage flyer is not from here', 'Our flyer goes out as it is'],
    options: [
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          '“the full parking lot on their garage flyer is not from here” may be a fair complaint about the others. It doesn’t answer for the jam, yet “Our flyer goes out as it is”.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Mrs. Petrov’s reply would be in order if she had shown that the jam was photographed in the valley, or said that the picture will be changed.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would fit if she had made the question bigger than it was, as if somebody had called the whole bus-lane plan a fraud.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'She would have to hold that pictures on flyers should be local, and then ask that hers be excused, say because time was short.',
      },
    ],
  },
  {
    id: 'tu-quoque-bus-flyer',
    kind: 'spot',
    mirrorOf: 'tu-quoque-garage-flyer',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“Let’s turn to the flyers,” says the host of the Saturday show. “According to the council majority, the full parking lot on your garage flyer is in another town.” Samir, who speaks for the opposition, nods. “That’s possible. But the traffic jam on their bus-lane flyer was not photographed here, as we found out. We’ll hand ours out as planned. What else would you like to know?”',
    decidingWords: [
      'the traffic jam on their bus-lane flyer was not photographed here',
      'We’ll hand ours out as planned',
    ],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'This would need a rule that Samir accepts for flyers in general, and some reason why the rule should not hold for his.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If Samir had told the host where the parking lot is, or had promised a new picture, the point would have been met.',
      },
      {
        text: 'Tu Quoque',
        right: true,
        rationale:
          'He meets a remark about his flyer with “the traffic jam on their bus-lane flyer was not photographed here”. That may be true; his own picture goes unanswered: “We’ll hand ours out as planned”.',
      },
      {
        text: 'Straw Man',
        rationale:
          'For this, he would have to twist the host’s words, for example into the charge that no parking lot in town is ever full.',
      },
    ],
  },
]
