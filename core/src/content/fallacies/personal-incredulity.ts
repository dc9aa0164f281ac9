import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Personal Incredulity',
  aliases: ['Argument from Incredulity', 'Appeal to Incredulity'],
  category: 'informal',
  severity: 'high',
  keywords: ['disbelief', 'hard to imagine', 'hard to understand', 'common sense', 'surprising', 'complex', 'doubt'],
  link: 'https://yourlogicalfallacyis.com/personal-incredulity',
  definition:
    'Calling something untrue because you find it hard to understand or to picture. What one of us can imagine is no measure of what is so.',
  neighbours: [
    {
      name: 'Burden of Proof',
      tellApart: 'Is the reason that the speaker cannot imagine it, or that nobody has shown the opposite?',
    },
    {
      name: 'Begging the Question',
      tellApart:
        'Does the speaker lean on a feeling that it makes no sense, or on a reason that repeats the conclusion?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is the thing rejected because it is hard to picture, or because it is seen as unnatural?',
    },
    {
      name: 'Anecdotal',
      tellApart:
        'Does the judgment rest on what the speaker cannot imagine, or on something that happened to the speaker or a friend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Since the accident, Tevita has no left foot. Tonight, he tells the nurse, its toes burn so badly that he cannot sleep. She is kind, and she has thought it over. “I really can’t picture how a foot that is gone could hurt,” she says. “So it is not real pain, and I won’t wake the doctor for it.”',
    failingStep: 'So it is not real pain',
    why: 'That she cannot picture it is a fact about the nurse, not about Tevita. Her step assumes that nothing happens which makes no sense to her. What she needs is his report and what doctors know about such pain.',
  },
  soundWhen:
    'Surprise is a good reason to ask for proof, and disbelief counts when knowledge stands behind it. An engineer who says “I can’t see how this roof stays up”, and then shows the load on each beam, is not going by a feeling.',
  reply:
    '“I find it hard to picture too. But that tells us more about the two of us than about the thing itself. Shall we ask what people who study it have found?”',
  evidence:
    'Dawkins (1986), The Blind Watchmaker, Longman (on what he calls the “argument from personal incredulity”); Walton (1996), Arguments from Ignorance, Pennsylvania State University Press.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'personal-incredulity-closed-street',
    slot: 'fallacy14',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Traffic counts from three towns lie on the table. In each, closing one short street made trips across town quicker, and the engineer explains why. A woman in the front row has listened with care. “I have thought about it all week,” she says. “I cannot see how fewer streets could mean less waiting. So it will not work here.”',
    decidingWords: ['I cannot see how fewer streets could mean less waiting', 'So it will not work here'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if her reason had been the conclusion in other words, such as “It will fail, since a plan like this cannot succeed.”',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“I cannot see how fewer streets could mean less waiting” tells us about her view of it, not about traffic. “So it will not work here” has no other ground.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'For this, she would have to set one story of her own against the counts, say a slow drive home when a street was closed.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had she said that the plan fails until the engineer shows it does not, this would be right. She asks for nothing; she goes by what she can see.',
      },
    ],
  },
  {
    id: 'personal-incredulity-bottle-jacket',
    slot: 'q14',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Dear Jamal, thank you for the jacket. It is warm and light. The label says that it was made from old plastic bottles, but I am afraid the label is wrong. I have thought about it a lot, and I cannot imagine how something so hard could turn into something so soft. Come and visit soon! Your big sister”',
    decidingWords: [
      'I am afraid the label is wrong',
      'I cannot imagine how something so hard could turn into something so soft',
    ],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if she had gone by something that once happened, for instance a label on another gift that turned out to be untrue.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“I cannot imagine how something so hard could turn into something so soft” is her only reason for “I am afraid the label is wrong”. Things can happen that are hard to picture.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'This would need her to call the jacket bad for being man-made, or wool better for coming from a sheep. She likes the jacket.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'She would have to say that the label is untrue until Jamal shows that it is not. Instead, she gives a reason: what she can imagine.',
      },
    ],
  },
  {
    id: 'personal-incredulity-savings-table',
    slot: 'fallacy14',
    form: 'B',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      '“There is a misprint in your table,” Mr. Haddad writes to the bank. It shows that a woman who saves from twenty to thirty, and then stops, has more at sixty than a man who saves from thirty on. The bank mails him the interest, year by year. He reads it four times. “Thank you. I still cannot get it into my head. Please correct your table.”',
    decidingWords: ['There is a misprint in your table', 'I still cannot get it into my head'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if his reason had been the claim once more, such as “The table is wrong because such numbers cannot be right.”',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Mr. Haddad would have to distrust the table for where it comes from, say from a bank that earns money on savers. He thanks the bank for its help.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had he called the table wrong until the bank shows that it is right, this would be it. The bank has shown each year, and he answers with what he can follow.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'His one reason for “There is a misprint in your table” is “I still cannot get it into my head”. That is about him; the numbers can be right all the same.',
      },
    ],
  },
  {
    id: 'personal-incredulity-eye-patch',
    slot: 'q14',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Cover the good eye, said the eye doctor, and the weak one will learn to see. It has worked for nine in ten of his patients. Signe goes over it on the bus. Her son is to see better by seeing less? However she turns it, it makes no sense to her. She gets off, glad to have saved him a hard year: that patch would not have worked.',
    decidingWords: ['However she turns it, it makes no sense to her', 'that patch would not have worked'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'She would have to turn the patch down as unnatural, or say that an eye should be left to heal as nature wants. She has no such thought.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'It would need chance, and a feeling that it is now the other side’s turn: nine children helped, so the tenth will be the one who is not.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'If she had set one story against the nine in ten, say a cousin whose patch did nothing, this would be right. She has no such story in mind.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“However she turns it, it makes no sense to her” is all that stands behind “that patch would not have worked”. A treatment can work before we understand it, and nine in ten did well.',
      },
    ],
  },
  {
    id: 'personal-incredulity-soup-and-boots',
    slot: 'fallacy14',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Soup beside boots beside lamps: in the other warehouse, goods now go to any shelf that is free, and orders leave the house a fifth faster. Tendai has brought two years of figures. The managers shut their eyes and walk through it in their minds. One gets lost at the soup, the other at the lamps. They write back that there must be an error in the figures.',
    decidingWords: ['One gets lost at the soup, the other at the lamps', 'there must be an error in the figures'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'It would fit if the managers had called the method slower until Tendai shows the opposite. He has shown figures, and they ask for nothing more.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'For this, they would have to defend the old shelves as the natural order of things. What stops them is that they cannot think it through.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Two sides and a deal between them would be needed, for instance free shelves for half of the goods. The managers turn the figures down altogether.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“One gets lost at the soup, the other at the lamps” tells how far their minds went, and from that alone they conclude that “there must be an error in the figures”.',
      },
    ],
  },
  {
    id: 'personal-incredulity-left-to-go-right',
    slot: 'q14',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Page nine of the cycling manual is wrong, Bianca tells the beginners. To go right, it says there, you first turn the front wheel slightly to the left. Slow-motion pictures from three races are printed below. She has studied them all evening, and walked around her room with her hands on a bar that was not there. “Left first, to go right?” she says. “My head will not do it.”',
    decidingWords: ['Page nine of the cycling manual is wrong', 'My head will not do it'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'Bianca would have to accept the manual for other riders and excuse herself from it without a good reason. She rejects the page for all of them.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'She calls the page wrong, against the pictures, because “My head will not do it”. What a rider can think through and what a bicycle does are two different things.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Had she told the beginners that the page is wrong until one of them shows that it is right, this would be it. She gives a reason, her own head.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would take a reason that says the same again, such as “It is wrong, since riders do not steer that way.” She speaks of how hard it is to follow.',
      },
    ],
  },
  {
    id: 'personal-incredulity-headphones',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Headphones, four stars: Comfortable, and the bus engine is hardly there. The box says that a tiny speaker adds a second sound, which takes the noise away. Two sounds that make silence? I have turned it over for a week, and my mind goes blank each time. The thick pads do the work on my pair. The speaker does nothing.',
    decidingWords: ['my mind goes blank each time', 'The speaker does nothing'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'A test would have made it hold, for instance switching the speaker on and off and hearing no difference. The reviewer has only thought about it.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'The reviewer would have to go by one story, such as a friend’s pair that did nothing. Here it is the thinking that fails, not a pair of headphones.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'The one ground for “The speaker does nothing” is “my mind goes blank each time”. That says how far the reviewer’s thoughts went; the speaker may work all the same.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'It would fit if the second sound had been turned down as artificial, or plain pads praised as nature’s way. The review is about what works.',
      },
    ],
  },
  {
    id: 'personal-incredulity-headphones-sound',
    kind: 'sound',
    twinOf: 'personal-incredulity-headphones',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Headphones, four stars: Comfortable, and the bus engine is hardly there. The box says that a tiny speaker adds a second sound, which takes the noise away. Two sounds that make silence? On the bus, my son switched it on or off unseen, forty times, and I could not tell which it was. The thick pads do the work on my pair. The speaker does nothing that I can hear.',
    decidingWords: ['forty times, and I could not tell which it was'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'For this, the reviewer would have to distrust a made sound because it is not a thing of nature. The question is simply whether it can be heard.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The doubt sounds like mere amazement, but it was put to a test: “forty times, and I could not tell which it was”. That is a fair ground for “nothing that I can hear”.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Had the reviewer only thought about the two sounds and given up, this would be the flaw. The judgment comes from the test.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One bus ride that went badly, set against better evidence, would make it fit. Forty blind tries on the very pair under review are more than a story.',
      },
    ],
  },
  {
    id: 'personal-incredulity-late-start',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The school across the bay now starts an hour later, and wrist trackers show that its pupils sleep forty minutes more. Leila has brought the figures to her principal. “I cannot picture that,” he tells her, “and I have tried for a week. Give a teenager an hour, and in my mind it goes into the evening. Those forty minutes do not come from the late start.”',
    decidingWords: ['I cannot picture that', 'Those forty minutes do not come from the late start'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'With a reason from outside his head, his step could hold, for example schools that kept their hours and saw the same gain. He has only tried to picture it.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'This would need a story set against the figures, say about his own son, who went to bed later after such a change. He names no case.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If he had called the gain untrue until Leila rules out the rest, this would be right. She has brought figures, and he asks for no more.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'Against measured sleep he sets “I cannot picture that”, and nothing else supports “Those forty minutes do not come from the late start”. Teenagers may do what he does not foresee.',
      },
    ],
  },
  {
    id: 'personal-incredulity-late-start-sound',
    kind: 'sound',
    twinOf: 'personal-incredulity-late-start',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The school across the bay now starts an hour later, and wrist trackers show that its pupils sleep forty minutes more. Leila has brought the figures to her principal. “I cannot picture that,” he tells her, “so I called them. They had compared June with December. In five schools that kept their hours, pupils gained forty minutes as well. Those forty minutes tell us nothing about the late start.”',
    decidingWords: ['In five schools that kept their hours, pupils gained forty minutes as well'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'He would have to leave it to Leila to show that nothing else is at work. Instead, he made the call himself and brings what he heard.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would be this if he had stopped at not being able to picture it. Here that was only what made him pick up the phone.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Had one pupil’s story outweighed the trackers, this would fit. Five schools that were measured in the same way are not a single tale.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Disbelief got him started, but it does not carry the step. “In five schools that kept their hours, pupils gained forty minutes as well”, so the gain shows up without a late start, too.',
      },
    ],
  },
  {
    id: 'personal-incredulity-town-hall-rails',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'For page one, Mateo brings a stone town hall that was moved sixty meters on rails, with its tower. He has the film, the engineer’s report, and two clerks who walked beside it. His editor reads until midnight. “Fine work,” she writes back. “But I cannot see that tower roll without coming down. They have fooled you, and we will not print it.”',
    decidingWords: ['I cannot see that tower roll without coming down', 'They have fooled you'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'To hold, her reply would need something found in the material, such as a cut in the film or a false name on the report. She found nothing of the kind.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if she had set one tale above the evidence, for instance a shed that fell apart when her uncle moved it. She tells none.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'The editor would have to hold the story false until somebody shows that it is true. Mateo has shown plenty, and she gives a reason of her own.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'A film, a report and two clerks stand against “I cannot see that tower roll without coming down”. From what she can picture she concludes “They have fooled you”.',
      },
    ],
  },
  {
    id: 'personal-incredulity-flytrap-label',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Botanic club, Thursday: Freja showed us the paper on the flytrap, which lets the first touch of an insect pass and shuts at the second. Three hundred plants, well filmed. But to tell two from one, a plant has to keep count, and we could not think what it would do that with. The authors have missed a touch somewhere. Our label stays: “Shuts at the first touch.”',
    decidingWords: ['we could not think what it would do that with', 'The authors have missed a touch'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'If the club had watched its own traps shut at a first touch, or seen a missed one on film, the label could fairly stay. It has done no such thing.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“we could not think what it would do that with” is a limit of one evening’s thinking. Yet from it the club concludes “The authors have missed a touch”, against three hundred filmed plants.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, the reason would have to be the label over again, such as “It shuts at the first touch, since it does not wait for a second.” The club gives another reason.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'It would take a club that tells Freja to show that its label is wrong, and offers nothing itself. She has shown much, and they answer with a reason.',
      },
    ],
  },
]
