import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Loaded Question',
  aliases: ['Complex Question', 'Fallacy of Many Questions'],
  category: 'informal',
  severity: 'high',
  keywords: ['hidden assumption', 'trap', 'interview', 'survey', 'accusation', 'presupposition', 'leading', 'poll'],
  link: 'https://yourlogicalfallacyis.com/loaded-question',
  definition:
    'Asking something in a way that takes an unproven claim for granted. Whoever gives a direct answer seems to admit the claim, although nobody has shown that it holds.',
  neighbours: [
    {
      name: 'Begging the Question',
      tellApart:
        'Is the unproven point hidden in something you are asked, or used as the reason for itself in an argument?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Does every direct answer admit something unproven, or are you only offered too few choices?',
    },
    {
      name: 'Straw Man',
      tellApart:
        'Is a claim smuggled into what someone has to answer, or was their stated view replaced by a weaker one and attacked?',
    },
    {
      name: 'Ambiguity',
      tellApart: 'Does the trouble lie in what the question assumes, or in a word that can be taken two ways?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Two hours into his first shift at a bakery in Porto, Duarte is called to the office. The cash drawer is forty euros short. Six people have used it today, and no one has checked the receipts yet. The manager closes the door and speaks softly. “You can be honest with me. What did you need the money for?”',
    failingStep: 'What did you need the money for?',
    why: 'Any direct answer, even “For nothing”, admits that Duarte took the money. The question assumes a theft and a thief before either has been shown. First should come the receipts, and then a plain “Did you take it?”',
  },
  soundWhen:
    'A question may take something for granted if both sides know that it is so. You told me that you have moved, so I may ask “How do you like the new place?” Nearly every question assumes something; what matters is whether it is agreed.',
  reply:
    '“I can’t answer that as it stands, because it assumes that I took the money, and I did not. Ask me what I saw at the drawer, and I will gladly tell you.”',
  evidence:
    'Aristotle, On Sophistical Refutations (several questions made into one); Walton (1999), “The Fallacy of Many Questions”, Argumentation 13.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'loaded-question-sleep-talk',
    slot: 'fallacy16',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Yelena has shown her results on sleep and memory to a full hall. So far no one has found a fault in them. “A beautiful talk,” says a colleague in the second row. “Just one thing, please. When you noticed that your numbers would not hold up, why did you publish them all the same?”',
    decidingWords: ['no one has found a fault in them', 'When you noticed that your numbers would not hold up'],
    options: [
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'The words “When you noticed that your numbers would not hold up” treat bad numbers as settled, though nobody has shown any. Whatever reason Yelena gives for publishing, she seems to agree that they were bad.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this he would have to argue for something and use that same thing as his reason, for instance that the results are weak since weak results are what they are. He argues for nothing; he asks.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Two narrow choices would make it fit: “Were you careless, or were you lying?” He leaves Yelena free to give any reason she likes.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would fit if he had turned her finding into a wilder one and knocked that down. He leaves what she said about sleep and memory alone.',
      },
    ],
  },
  {
    id: 'loaded-question-youth-room',
    slot: 'q16',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Before the vote on keeping the youth room open, Rosalind wants to hear all sides. No complaint has reached her so far. She puts a card under each door: “Dear neighbors, please tell us in your own words: What has the noise from the room done to your evenings? Take as much space as you like.”',
    decidingWords: ['No complaint has reached her so far', 'What has the noise from the room done to your evenings?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'If the card had let people tick only “close the room” or “live with the noise”, this would be it. It leaves the answer open, in their own words.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Her card asks “What has the noise from the room done to your evenings?” though “No complaint has reached her so far”. It takes the noise for granted, and a neighbor who heard none can hardly answer.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Some word on the card would have to be taken in two ways, and something made to follow from the mix-up. Here “noise” and “evenings” are plain enough.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if Rosalind kept a rule for the others and let herself off without a good reason. She treats each door alike.',
      },
    ],
  },
  {
    id: 'loaded-question-homework-app',
    slot: 'fallacy16',
    form: 'B',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Does the new homework app save time? The school board would like to know, and Maeve has a week to find out. She writes to the parents: “One line from you is enough, and do answer freely. What does your child do with the time that the app saves?” Within two days, sixty families have written back about soccer, books and piano.',
    decidingWords: [
      'Does the new homework app save time?',
      'What does your child do with the time that the app saves?',
    ],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'Maeve would have to argue for the app and use its success as the reason, such as “It saves time, because homework now takes less of it.” So far she has only asked.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'The board wants to know “Does the new homework app save time?” Her note, “What does your child do with the time that the app saves?”, takes a yes for granted, and whoever answers it seems to agree.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If she had told the parents that the app saves time unless they can show that it does not, this would be right. She tells them nothing; she asks.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'The parents would have to choose between too few answers, such as “a lot of time” or “a little”. They may write whatever they like.',
      },
    ],
  },
  {
    id: 'loaded-question-grandpas-car',
    slot: 'q16',
    form: 'B',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“Dear all, thank you for your calls about Grandpa and the car. His road test is on Friday, and so far he has had no accident and not a single fine. One thing I would like us to settle tonight, in a loving way: which of us tells him that it is time to stop? You know him, so name the one he would take it from best. Tomoko”',
    decidingWords: ['His road test is on Friday', 'which of us tells him that it is time to stop?'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'For this, something true of a part would have to be moved to the whole, or back: one slow foot, say, and so a slow driver in all respects.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Somebody’s view would have to be twisted and then attacked, for instance by saying that those who want to wait do not care. Tomoko argues with nobody.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          '“His road test is on Friday”, so nobody knows yet whether he has to stop. Still, the note asks “which of us tells him that it is time to stop?”, and each name that is sent back agrees that it is.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'It would fit if a word such as “stop” or “time” were used in two senses and something followed from that. All of them understand what Tomoko means.',
      },
    ],
  },
  {
    id: 'loaded-question-water-works',
    slot: 'fallacy16',
    form: 'C',
    kind: 'spot',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'One minute is left on the morning show. Mr. Haddad of the water works has explained that all test results go online each month, and that no gap has been found in them. “One last thing,” says the host in a warm voice. “Will you be more open with our listeners from now on?” “Yes,” says Mr. Haddad. “I mean, no. That is …” “Thank you!”',
    decidingWords: ['no gap has been found in them', 'Will you be more open with our listeners from now on?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'Two choices as if there were no third would make it fit: “Do you hide the results, or do you not read them?” Here more choices would not help, as both yes and no admit something.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          '“Will you be more open with our listeners from now on?” assumes that the works were not open so far, although “no gap has been found in them”. Both “Yes” and “no” would grant that.',
      },
      {
        text: 'Straw Man',
        rationale:
          'The host would have to restate what Mr. Haddad explained in a weaker form and attack it. She does not take up his words at all.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if she had doubted the test results because they come from the water works itself. Where they come from is not brought up.',
      },
    ],
  },
  {
    id: 'loaded-question-club-costs',
    slot: 'q16',
    form: 'C',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Nine members of the savings club have sent in ideas, and each one is sensible: too much paper, a large office, an old computer. They answer a line that Rukhsana, new this year and eager to help, had mailed around: “Why are our costs so much higher than those of other clubs? All thoughts are welcome.” The other clubs’ costs will be looked up in the fall.',
    decidingWords: [
      'Why are our costs so much higher than those of other clubs?',
      'The other clubs’ costs will be looked up in the fall',
    ],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Rukhsana would have to make some member’s view look worse than it is in order to attack it. She welcomes all thoughts and attacks none.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'If “costs” had meant money in one place and effort in another, and the step hung on that, this would be it. The word keeps its sense.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Nobody has compared yet, since “The other clubs’ costs will be looked up in the fall”. Her “Why are our costs so much higher than those of other clubs?” takes it as known, and nine helpful replies go along.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'It would take a warning that one thing leads to worse and worse, say from paper to debts to the end of the club. Nobody looks ahead here.',
      },
    ],
  },
  {
    id: 'loaded-question-yearly-talk',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Once a year, the manager of the garden center sits down with each worker. On his form, Antoni has written that he likes his work as much as on his first day. She has read it and pours him some tea. “There are no wrong answers here,” she says warmly. “Help me understand. When did your work begin to bore you?”',
    decidingWords: ['as much as on his first day', 'When did your work begin to bore you?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'A choice between two answers as if there were no third would make it fit, such as “Is it the plants that bore you, or is it us?” He may name whatever day he likes.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Antoni likes his work “as much as on his first day”. “When did your work begin to bore you?” passes over that, and whatever day he names, he grants that it bores him.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her question would be fair if Antoni had written on his form that the work bores him. He wrote the opposite.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, the manager would have to argue that he is bored and use his boredom as the reason. She puts forward no argument; she wants an answer.',
      },
    ],
  },
  {
    id: 'loaded-question-yearly-talk-sound',
    kind: 'sound',
    twinOf: 'loaded-question-yearly-talk',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Once a year, the manager of the garden center sits down with each worker. On his form, Antoni has written that he no longer likes his work, as it has come to bore him. She has read it and pours him some tea. “There are no wrong answers here,” she says warmly. “Help me understand. When did your work begin to bore you?”',
    decidingWords: ['as it has come to bore him'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Her question takes for granted that he is bored, but he has said so himself: “as it has come to bore him”. Asking for the time of something that both accept is no trap.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would take an argument that leans on its own conclusion, say that he is bored since he finds nothing of interest. She only asks when.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Had his form said that he likes the work as much as ever, this would be right. Then each answer would grant something he has denied.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'She would have to leave him two answers, for instance “this year or last year?”, as if nothing else could be so. The question is open.',
      },
    ],
  },
  {
    id: 'loaded-question-doorbell',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'The makers of a doorbell camera have invited their buyers. Two labs took the thing apart last week, and neither has found a part that records sound. Desmond has one at his mother’s door. “I love the picture,” he tells the engineer, “and I ask this as a friend. Where does the talk go that it records at our doors?” The hall goes quiet.',
    decidingWords: [
      'neither has found a part that records sound',
      'Where does the talk go that it records at our doors?',
    ],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'A word such as “picture” or “talk” would have to change its sense along the way. Desmond’s words are clear; what he assumes is the trouble.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Two labs looked, and “neither has found a part that records sound”. “Where does the talk go that it records at our doors?” takes recording as known, so each place the engineer names admits it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If the labs had found such a part, and the makers had agreed, Desmond could ask this openly. As things stand, first comes “Does it record sound?”',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would fit if he had twisted something the engineer said and attacked that. The engineer has not stated a view yet.',
      },
    ],
  },
  {
    id: 'loaded-question-doorbell-sound',
    kind: 'sound',
    twinOf: 'loaded-question-doorbell',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'The makers of a doorbell camera have invited their buyers. Two labs took the thing apart last week and found a part that records sound, as the makers now confirm. Desmond has one at his mother’s door. “I love the picture,” he tells the engineer, “and I ask this as a friend. Where does the talk go that it records at our doors?” The hall goes quiet.',
    decidingWords: ['found a part that records sound, as the makers now confirm'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'He would have to put words into the engineer’s mouth and knock those down. He asks for a fact and leaves the answer to her.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The question does assume recording, but both sides know of it: the labs “found a part that records sound, as the makers now confirm”. What is settled may be assumed.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'This would need a word that slides from one sense to another, say “record” as a best result and as a copy. Here it keeps one meaning.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'For this, the recording would have to be unproven, for example if both labs had found no such part. It has been found and admitted.',
      },
    ],
  },
  {
    id: 'loaded-question-families-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-builders-vote',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'In March, the council majority of a lake town voted down a tax on second homes. Did any family leave over it? The count is due in the fall, and until then it is not known. Kalinda, who wanted the tax, has the first word at the open evening. “To the majority, with respect: what do you say to the young families that your vote has driven out?”',
    decidingWords: [
      'until then it is not known',
      'what do you say to the young families that your vote has driven out?',
    ],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'Kalinda would have to leave the majority two ways only, such as “Will you tax second homes, or will you lose our families?” She leaves it open what they answer.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If the count were in and showed families who left over the vote, she could ask what to say to them. It is due in the fall.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Whether any family left, “until then it is not known”. “what do you say to the young families that your vote has driven out?” treats it as known, and any message to them agrees.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if she had argued that the vote drove families out since it made them go. She gives no reason for it; she slips it in.',
      },
    ],
  },
  {
    id: 'loaded-question-builders-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-families-vote',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Open evening in a lake town. In March, the council majority voted in a tax on second homes. Did any builder lose work over it? The count is due in the fall, and until then it is not known. Rhys, who was against the tax, speaks first. “To the majority, with respect: what do you say to the builders that your vote has put out of work?”',
    decidingWords: [
      'until then it is not known',
      'what do you say to the builders that your vote has put out of work?',
    ],
    options: [
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'As to builders out of work, “until then it is not known” whether there are any. With “what do you say to the builders that your vote has put out of work?”, each direct answer grants that there are.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Rhys would have to restate the majority’s view as something weaker and attack it. He does not say what they think; he assumes what has happened.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A count that shows builders without work after the vote would make this a fair thing to ask. So far there is none.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Some word, for instance “work” or “vote”, would have to be used in two senses, with a step that hangs on it. They are used plainly.',
      },
    ],
  },
]
