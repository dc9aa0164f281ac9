import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Begging the Question',
  aliases: ['Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  category: 'informal',
  severity: 'medium',
  keywords: ['circle', 'circular', 'assumption', 'premise', 'taken for granted', 'repeats itself', 'conclusion'],
  link: 'https://yourlogicalfallacyis.com/begging-the-question',
  definition:
    'Supporting a claim with a reason that you can accept only if you accept the claim already. The argument goes round and returns to its start, so a doubter gets nothing new.',
  neighbours: [
    {
      name: 'Loaded Question',
      tellApart:
        'Does a reason lean on the very claim it should support, or does a question slip in something nobody has agreed to?',
    },
    {
      name: 'No True Scotsman',
      tellApart:
        'Does the support only repeat the claim, or is a group redefined to shut out an example that does not fit?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a claim held up by itself, or turned down because the speaker cannot imagine how it could be so?',
    },
    {
      name: 'Special Pleading',
      tellApart:
        'Does the argument rest on its own conclusion, or does it ask for an exception from a rule that binds others?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Wanjiru is asked to put her savings into a small fund in Nakuru. “How do I know that the manager is honest?” she asks. “He gives every client a signed letter,” says the agent. “In it he declares that he has never cheated anyone. And you can believe it, since a man like him would not sign a lie.”',
    failingStep: 'a man like him would not sign a lie',
    why: 'The letter is worth something only if an honest man signed it, and that is what Wanjiru wanted to know. The step assumes the answer. She needs support from outside, such as checked accounts or former clients.',
  },
  soundWhen:
    'Every argument starts somewhere, and starting from what both sides accept is fine. A circle of causes is fine too: “I sleep badly because I worry, and I worry because I sleep badly” describes two real effects. It does not use a claim to prove itself.',
  reply: '“Suppose I am not sure yet that he is honest. What could you show me that does not come from him?”',
  evidence:
    'Aristotle, Prior Analytics and On Sophistical Refutations; Walton (1991), Begging the Question: Circular Reasoning as a Tactic of Argumentation, Greenwood.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'begging-the-question-bridge-report',
    slot: 'fallacy22',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“How do we know this bridge report is not a fake?” Leila asks before it goes to print. “My contact at town hall vouches for it,” says Casper. “He is new to us. Why do you trust him?” “Look at what he handed me,” says Casper. “The facts about that bridge, weeks before any other paper had them.”',
    decidingWords: ['vouches for it', 'The facts about that bridge'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'Casper would have to settle on a point between two views, such as printing half of the report since one editor trusts it and another does not.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The report is trusted because the contact “vouches for it”, and the contact is trusted for bringing “The facts about that bridge”. But whether they are facts was what Leila had asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'This needs a group and an example that does not fit. It would be right if a lying contact came up and Casper replied that he was not a proper contact.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if the paper checked its other contacts and Casper asked to skip that rule for this one. He asks for no exception.',
      },
    ],
  },
  {
    id: 'begging-the-question-first-boat',
    slot: 'q22',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Joan stays behind after rowing practice. Why is her son Minh not in the first boat? “That boat is for our strongest rowers,” says Pavel, the coach. “And how can you tell who they are?” she asks. “That is easy,” he says. “They are the ones in the first boat.”',
    decidingWords: ['for our strongest rowers', 'They are the ones in the first boat'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Pavel would have to tell Joan that his choice stands until she can show it is wrong. He gives a reason of his own instead.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The boat is “for our strongest rowers”, and we know them how? “They are the ones in the first boat”. Each half rests on the other, so Joan learns nothing.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if Joan had named a weak rower in the first boat and Pavel had replied that he does not really count as a first-boat rower.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'For this, Pavel would have to say that he cannot imagine Minh being strong enough, and treat that as the answer. He says no such thing.',
      },
    ],
  },
  {
    id: 'begging-the-question-ward-thermometer',
    slot: 'fallacy22',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Note on the ward board: “Farah asked if our new thermometer can be trusted. I tested it. For two weeks, I took my own temperature with it each morning, and it showed a normal value. That is what it should show, since I had no fever on any of those days, as you can see from the fourteen values pinned below. Idris”',
    decidingWords: ['I had no fever on any of those days', 'as you can see from the fourteen values pinned below'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if Idris had written that he cannot imagine a new thermometer being wrong. He reports a test and draws on its results.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The values are right, since “I had no fever on any of those days”. And how is that known? “as you can see from the fourteen values pinned below”. They come from the very thermometer that Farah asked about.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Idris would have to say that the thermometer counts as good until Farah finds a mistake. He takes the task of checking on himself.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'For this, one wrong value would have to turn up and be waved away as not a proper reading. On his list, there is none that does not fit.',
      },
    ],
  },
  {
    id: 'begging-the-question-third-dryer',
    slot: 'q22',
    form: 'B',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Whoever wants to buy something for the hotel laundry has three boxes to fill in. Mr. Thorvald did so in neat letters. Item: “A third dryer.” Reason: “Two dryers are not enough for us.” What shows this: “The fact that we need a third.” Mrs. Okoye reads it twice. Then she goes downstairs to have a look for herself.',
    decidingWords: ['Two dryers are not enough for us', 'The fact that we need a third'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if he had written that a laundry with two dryers is not a proper laundry, and thrown out each one that manages well.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'One box would have to take for granted what nobody has agreed to, as in “Who is to blame for the wet towels?” The boxes ask openly.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'A third dryer is needed because “Two dryers are not enough for us”, and that is shown by “The fact that we need a third”. The last box only says the first again.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, he would have to pick the two busiest days of the year and leave out the rest. There is no count on his form at all.',
      },
    ],
  },
  {
    id: 'begging-the-question-stored-photos',
    slot: 'fallacy22',
    form: 'C',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“May we open the photos that users store with us? I gave it a lot of thought,” Carys writes to the support team. “Private files are off limits, and that will not change. But these photos are not private. What makes a file private is that a firm has no right to open it, and these we do have a right to open. So go ahead.”',
    decidingWords: ['May we open the photos', 'these we do have a right to open'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Chance would have to come into it, such as a belief that after a long time without complaints one is due. Nothing in her message is about luck.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Her team asks: “May we open the photos”? Yes, she says, they are not private, for “these we do have a right to open”. That right is the very thing that was in question.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Carys had called the photos private and still asked to be let off the rule. She keeps the rule and says that the photos fall outside it.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Her opening question would have to slip in something unsettled, as in “How much will users thank us for opening their photos?” Hers leaves both answers open.',
      },
    ],
  },
  {
    id: 'begging-the-question-leader-quiz',
    slot: 'q22',
    form: 'C',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Diego wants to be class speaker, and he has brought a page from an online quiz. “Born leader,” it says. Ximena asks how good that quiz is. “Very good,” says Diego. “It saw at once what I am.” And how does he know that he is a born leader? He smiles, slides the page across the table and taps on the two words.',
    decidingWords: ['It saw at once what I am', 'taps on the two words'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'It would fit if he had told Ximena how much it would hurt him to lose. He keeps to the quiz and touches no feelings.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Diego would have to agree that such quizzes tell us little and then make an exception for his own. He trusts his without setting others apart.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'This would be right if he had said that he cannot imagine anyone else as speaker and taken that as a reason. He points to a page instead.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The quiz is good because “It saw at once what I am”. Asked how he knows what he is, Diego “taps on the two words” that the quiz gave him.',
      },
    ],
  },
  {
    id: 'begging-the-question-oldest-tree',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“This is the oldest tree in the valley,” says Solveig, who shows guests around. “How do you know?” asks a boy. “See the sign? It says so.” “And how do the people who put it up know?” She smiles. “They did not nail it up just anywhere. They chose the oldest tree in the valley, so you can rely on that sign.”',
    decidingWords: ['They chose the oldest tree in the valley', 'you can rely on that sign'],
    options: [
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The tree is the oldest because the sign says so, and “you can rely on that sign” because “They chose the oldest tree in the valley”. That is what the boy wanted to know.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Solveig would have to say that she cannot imagine an older tree, and leave it at that. She gives a reason, though it leads back to where she began.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if the boy had named an older tree and Solveig had answered that it does not count as a tree of the valley.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her answer would hold if the sign rested on something else, for example on rings that somebody had counted.',
      },
    ],
  },
  {
    id: 'begging-the-question-oldest-tree-sound',
    kind: 'sound',
    twinOf: 'begging-the-question-oldest-tree',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      '“This is the oldest tree in the valley,” says Solveig, who shows guests around. “How do you know?” asks a boy. “See the sign? It says so.” “And how do the people who put it up know?” She smiles. “They did not nail it up just anywhere. They counted the rings of each big tree in the valley, so you can rely on that sign.”',
    decidingWords: ['They counted the rings of each big tree in the valley'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She points to the sign for the tree, but the sign does not lean on her claim in turn: “They counted the rings of each big tree in the valley”. That is support from outside.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, the trust in the sign would have to rest on the tree’s age, as in “they chose the oldest tree”. Counted rings are new to the boy.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'This needs an older tree that comes up and is then struck off the list of trees without good reason. None comes up.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Solveig would have to wave a doubt away because she cannot picture another tree being older. She answers the boy’s doubt with a count.',
      },
    ],
  },
  {
    id: 'begging-the-question-family-car',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Why do you so seldom let Meera drive the car?” asks Kofi over tea. “Because she is not a safe driver,” says her father. “How can you tell?” “Well, we seldom let her drive. If she were safe, we would do so more often.” Kofi stirs his tea. “And when will that change?” “When she has become a safe driver.”',
    decidingWords: ['How can you tell?', 'we seldom let her drive. If she were safe, we would'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The talk would be sound if there were a sign from outside, such as a gate she has hit twice, and if the lack of driving merely explained it.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Kofi asks “How can you tell?”, and the answer is “we seldom let her drive. If she were safe, we would” do otherwise. She drives little for being unsafe, and is called unsafe for driving little.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'One of Kofi’s questions would have to slip in something not agreed, as in “When will you stop being so strict?” That she seldom drives, both accept.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if Kofi had named a safe young driver and her father had replied that this one does not count as young.',
      },
    ],
  },
  {
    id: 'begging-the-question-family-car-sound',
    kind: 'sound',
    twinOf: 'begging-the-question-family-car',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Why do you so seldom let Meera drive the car?” asks Kofi over tea. “Because she is not a safe driver. She hit the gate twice in May,” says her father. “Why is that?” “Well, we seldom let her drive. With more practice, she would be safe.” Kofi stirs his tea. “And when will that change?” “On Sunday, in an empty parking lot.”',
    decidingWords: ['She hit the gate twice in May', 'With more practice, she would be safe'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'For this, her lack of driving would have to be the evidence that she is unsafe, as an answer to “How can you tell?” Here it explains how that came about.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Some good young driver would have to be named and then shut out of the group of young drivers. The two speak of Meera alone.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Kofi would have to ask something that takes an unsettled point for granted, as in “Why are you so unfair to her?” His questions are open.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Little driving, little skill; little skill, little driving: that is a real circle of causes. The claim that she is unsafe stands on “She hit the gate twice in May”, so it does not lean on itself.',
      },
    ],
  },
  {
    id: 'begging-the-question-kitchen-plan',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Arvid worries that the new kitchen will cost more than nine thousand. Chiara sits down with him to check. “I wrote nine thousand at the bottom first,” she says, “and then I split it up: four for cabinets, two for the floor, three for the rest.” Her pen runs down the column. “Four, two and three make nine. The money will do.”',
    decidingWords: ['I wrote nine thousand at the bottom first', 'Four, two and three make nine'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Chiara held that people should get offers before they build, and let her own kitchen off without good reason. No rule comes up.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'She “wrote nine thousand at the bottom first” and cut the parts to suit, so “Four, two and three make nine” merely returns what she put in. Whether nine is enough was the question.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her check would hold if the three figures had come from outside, say from offers by the cabinet maker and the floor layer.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'For this, a kitchen that cost more would have to be named, and Chiara would have to say that it is not really a kitchen.',
      },
    ],
  },
  {
    id: 'begging-the-question-finch-songs',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Do gray finches sing before sunrise, and brown ones after it? The reeds hide the birds, and the songs sound alike. So Olumide sorted his two hundred recordings by the clock: before sunrise gray, after it brown. In his final table, each gray finch sang before sunrise and each brown one after it. His idea, he writes, has passed the test.',
    decidingWords: ['sorted his two hundred recordings by the clock', 'has passed the test'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'Olumide would have to turn an idea down because he cannot picture how it could be so. He accepts one, and thinks he has tested it.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'He “sorted his two hundred recordings by the clock”, which takes for granted that gray means early. The table then shows what he put into it, whatever the birds do.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if he had asked other bird watchers for photographs and excused himself from that rule without good reason.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'The test would be a fair one if he had told the two kinds apart by something else than the hour, such as photographs of the singers.',
      },
    ],
  },
]
