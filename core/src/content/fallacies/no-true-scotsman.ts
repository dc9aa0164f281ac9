import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'No True Scotsman',
  aliases: ['Appeal to Purity'],
  category: 'informal',
  severity: 'low',
  keywords: [
    'counterexample',
    'moving the line',
    'group',
    'membership',
    'purity',
    'redefining',
    'generalization',
    'insider',
  ],
  link: 'https://yourlogicalfallacyis.com/no-true-scotsman',
  definition:
    'Rescuing a sweeping claim about a group by redrawing the group once a counterexample turns up. Whoever does not fit is said not to belong, for no other reason.',
  neighbours: [
    {
      name: 'Special Pleading',
      tellApart: 'Is the awkward case thrown out of the group, or kept inside and excused from the rule?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Was the group redrawn only after a counterexample, or did the claim rest on itself from the start?',
    },
    {
      name: 'Ambiguity',
      tellApart:
        'Was the group narrowed to shut out one awkward case, or did a word drift between two ordinary senses?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Is it about who counts as a member, or about whether members and the whole share a trait?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Our teachers do not shout,” the principal tells parents who are looking for a school in Gdynia. A father raises his hand. Mr. Varga, who has taught math here for eleven years, shouted at his daughter’s class twice last week. The principal smiles. “Then he is not really a teacher. A teacher has no need to shout.”',
    failingStep: 'Then he is not really a teacher.',
    why: 'Mr. Varga teaches there, so he counts against the claim. The step saves it by changing who is a teacher, and only because he shouted. Now no case could ever count against it. “Most of our teachers” would be honest.',
  },
  soundWhen:
    'A rule of membership that was clear beforehand may shut people out. Vegetarians do not eat meat, so a man who has sausage every morning is not one, whatever he says. Taking a claim back in part is fine as well: “Most of them, then.”',
  reply:
    '“Apart from not shouting, how would we know who is a teacher here? If Mr. Varga has the job, perhaps ‘most of our teachers’ is a fairer way to put it.”',
  evidence:
    'Flew (1975), Thinking about Thinking, Fontana (the porridge and sugar version is already in his God and Philosophy, 1966, Hutchinson).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'no-true-scotsman-mountain-hut',
    slot: 'fallacy20',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Climbers do not walk past a person in trouble,” says the keeper of the mountain hut, pouring tea. One guest shakes her head. On Sunday a man walked straight past her injured friend, and he has been climbing for twenty years. “Then he is not a climber,” the keeper says. “He is a man with a rope.”',
    decidingWords: ['he has been climbing for twenty years', 'Then he is not a climber'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “climber” had two common senses and the talk had slid between them unnoticed. Here the keeper narrows it openly, and only to shut out the man the guest met.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'If he had backed up his first sentence with itself, say “climbers help because helping is what they do”, this would fit. The trouble comes later, when he meets a case against it.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'A step from single climbers to a team, or from a team to its members, would be needed. The keeper speaks only about who counts as a climber.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'The man “has been climbing for twenty years”, so he counts against the keeper’s rule. Instead of giving the rule up, the keeper shuts him out: “Then he is not a climber”.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fridge-payments',
    slot: 'q20',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“People who are careful with money do not buy on credit,” Mrs. Ferreira writes in her column. A reader replies that he has kept a budget for nine years, pays each bill on time, and bought his fridge on credit. She prints her answer: “Then you are not careful with money. You only look it.”',
    decidingWords: ['has kept a budget for nine years', 'Then you are not careful with money'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if her first line had leaned on itself, as in “buying on credit is careless because careful people avoid it”. There she gave no reason; her mistake is how she treats his case.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'She would have to dismiss his story because she cannot imagine how such a thing could be. She accepts the facts and changes what they count as.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'A man who “has kept a budget for nine years” is a plain exception to her rule. She saves the rule by striking him off the list: “Then you are not careful with money”.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Had she called him careful and excused his fridge, or her own, from the rule without a good reason, this would be right. She excuses nobody; she moves him out.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-keyboard-forum',
    slot: 'fallacy20',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“Then you are no programmer. You just get paid to type.” With these words, Sefa ends a long thread in the forum. It began when she promised that programmers who try her new keyboard do not go back to a mouse. Idris tried it. He has written programs for a bank for fifteen years, and he went back to his mouse in May.',
    decidingWords: ['Then you are no programmer', 'He has written programs for a bank for fifteen years'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “programmer” had two common meanings and the thread had slid from one to the other. Sefa narrows the word only to be rid of one case.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Idris “has written programs for a bank for fifteen years”, so he is a fair case against her promise. Sefa keeps the promise and throws him out of the group: “Then you are no programmer”.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Her promise would have to rest on itself, as in “programmers stay with it because it is the keyboard they stay with”. She goes wrong later, when Idris does not fit.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'This would be right if she had told Idris that her promise holds until he shows it to be wrong. He did show a case against it, and she does not ask for more.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-town-book',
    slot: 'q20',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'For the town book, Anneke has written a chapter on the old families. “They do not sell their land,” it begins. One thing puzzles her first reader: the miller’s people, in town for eight generations, sold two fields last spring. She thanks him, leaves the sentence as it is and moves the miller’s people to the chapter on newcomers.',
    decidingWords: ['in town for eight generations', 'moves the miller’s people to the chapter on newcomers'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'For this, what is true of single families would have to be taken as true of the whole town, or the other way round. The question here is who belongs to the group.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'A family “in town for eight generations” is an old one by any count. To save her sentence, Anneke “moves the miller’s people to the chapter on newcomers”.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if Anneke had answered that her reader’s own family sold land, too, and left it at that. She makes no such reply.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'She would have to support the sentence with itself, say that old families keep their land because keepers of land are what they are. She gives no support at all.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-marsh-frog',
    slot: 'fallacy20',
    form: 'C',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Marsh frogs do not climb: so says the guide that Walter is writing. Ximena sends him a film of a frog at the top of a reed, and a lab test: a marsh frog, beyond doubt. His answer comes on a postcard. “I have no quarrel with the lab. But an animal that climbs does not count as a marsh frog.”',
    decidingWords: ['I have no quarrel with the lab', 'an animal that climbs does not count as a marsh frog'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          'Walter would have to win her over with a feeling, such as pity for a writer who has worked on his guide for years. His postcard stays dry.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'The lab says marsh frog, and Walter has “no quarrel with the lab”. Still, to keep his line, he shuts out the one that does not fit: “an animal that climbs does not count as a marsh frog”.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “climb” had meant two things, say going up a reed for Ximena and going up a tree for Walter. They mean the same act.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'This would be right if he had reasoned from one frog to its whole pond, or from the pond to each frog in it. He redraws the line around the kind.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fish-market',
    slot: 'q20',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Correction. In Friday’s paper, we wrote that harbor towns hold on to their fish markets. A reader tells us that the town across the bay, which has the busiest harbor on this coast, closed its market three years ago. She is right. Our sentence stands, though. A place that gives up its fish market is not a harbor town.',
    decidingWords: ['the busiest harbor on this coast', 'is not a harbor town'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'A town with “the busiest harbor on this coast” is a clear exception. The paper admits the fact and keeps its sentence by striking the town off: it “is not a harbor town”.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if “market” had meant a hall in one line and trade in general in the next. The paper uses its words plainly and shuts one town out on purpose.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Luck would have to play a part, such as a hope that after one closed market the next town is due to keep its own.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'For this, the paper would have to say that the coast as a whole is doing well and so each of its towns is, too. It says only which towns count.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Our cousins came home for the last two harvests, the whole lot of them,” says Lionel at the long table. “Cousin Kofi did not,” says Bridget. “You know, Aunt Patience’s son. Both times he stayed in the city.” Lionel passes the bread. “But Kofi does not count as a cousin,” he says. “What I said about our cousins is right.”',
    decidingWords: ['Aunt Patience’s son', 'Kofi does not count as a cousin'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Lionel had kept Kofi among the cousins and excused him on some flimsy ground. He strikes him off the list instead.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'He would have to hand a trait of the family as a whole to each cousin, or the other way round. The talk is about who belongs.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“Aunt Patience’s son” is a cousin by any usual count. Lionel says “Kofi does not count as a cousin” just because Kofi does not fit what he claimed.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Lionel’s answer would be fair if Kofi were no relative at all, for example a neighbors’ son who is called cousin for fun.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-harvest-cousin',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Our cousins came home for the last two harvests, the whole lot of them,” says Lionel at the long table. “Kofi did not,” says Bridget. “You know, the neighbors’ son, who likes to call himself our cousin. Both times he stayed in the city.” Lionel passes the bread. “But Kofi does not count as a cousin,” he says. “What I said about our cousins is right.”',
    decidingWords: ['the neighbors’ son', 'Kofi does not count as a cousin'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'For this, Lionel would have to reason from the whole family to each member, or from one to the whole. He merely says who is a member.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Kofi is “the neighbors’ son”. By the plain meaning of the word, he is no cousin, wherever he spends the harvest, so leaving him out saves nothing by a trick.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'This would be right if Kofi were a cousin who is let off for no good reason. He is not let off; he was not meant.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if Kofi were an aunt’s son and lost his place among the cousins merely for staying in the city. As things are, he never had that place.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Those who complete our course of ten evenings sleep longer,” says a poster in the clinic. Zuzana tells the nurse that this is not so. Tomer came to each of the ten evenings, did his exercises, and sleeps as badly as before. “Then he has not completed the course,” the nurse says kindly. “He is no case against our poster.”',
    decidingWords: ['came to each of the ten evenings', 'he has not completed the course'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Tomer “came to each of the ten evenings”, as the poster asks. That “he has not completed the course” is said for one reason alone: he still sleeps badly.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Complete” would have to have two usual senses that get mixed up unnoticed. The poster says ten evenings, and the nurse drops that to be rid of one case.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'It would be a fair reply if Tomer had come to, say, four of the ten evenings. Then he would be outside the poster’s own words.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, the poster would have to give a reason that only repeats its claim. The trouble starts later, when a case against it comes up.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-sleep-course',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“Those who complete our course of ten evenings sleep longer,” says a poster in the clinic. Zuzana tells the nurse that this is not so. Tomer came to four of the ten evenings, did his exercises, and sleeps as badly as before. “Then he has not completed the course,” the nurse says kindly. “He is no case against our poster.”',
    decidingWords: ['course of ten evenings', 'came to four of the ten evenings'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'The nurse would have to support the poster with the poster itself. She only says that Tomer is not one of the people it speaks of.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'It would fit if Tomer had come to each of the ten evenings and were shut out just for sleeping badly. The line that leaves him out was drawn in advance.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He “came to four of the ten evenings”, so by the poster’s own words he is not among those it speaks of. That has nothing to do with how he sleeps.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Complete” would have to mean one thing on the poster and another in the nurse’s mouth. Both mean ten evenings.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-night-drivers',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Depot meeting, item two. Mr. Nakamura reports that the night drivers do not want early shifts; the plan can stay. Meera says that she has driven nights for six years and has asked for an early shift three times. Mr. Nakamura thanks her: she is, then, a day driver in the wrong place, and his report on the night drivers stands.',
    decidingWords: ['has driven nights for six years', 'a day driver in the wrong place'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Meera “has driven nights for six years”, so she counts against his report. He keeps it by moving her out of the group: she is “a day driver in the wrong place”.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if his report had leaned on itself from the start, as in “night drivers like nights, since liking nights is what makes them night drivers”. It gave no reason.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Leaving her out would be fair if she were a day driver by the books, say one on loan for a week. She has done the night job for years.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Mr. Nakamura would have to keep Meera among the night drivers and make an exception for her without good reason. He says she is not one of them.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-novel-reader',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'On the bus home, Patience tells the other teachers that children who read a lot spell well. Olumide thinks of a girl in his class. She reads a novel a week, retells it in detail, and spells worse than most. Patience considers this. “I’d say that she follows stories. A child who reads a lot takes in the words as well.”',
    decidingWords: ['She reads a novel a week', 'I’d say that she follows stories'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Patience had agreed that the girl reads a lot and then let her off the rule without good reason. She denies that the girl belongs.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Patience’s reply would be fair if it turned out that the girl skips most pages, so that by plain count she reads little.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Her first remark would have to rest on itself, and it comes without any reason. What goes wrong is how she meets the case against it.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“She reads a novel a week” is reading a lot. With “I’d say that she follows stories”, Patience moves the girl out of the group, for no reason but her spelling.',
      },
    ],
  },
]
