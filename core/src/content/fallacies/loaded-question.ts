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
  neighbors: [
    {
      name: 'Begging the Question',
      tellApart:
        'Is the unproven point hidden in something you are asked, or used as the reason for itself in an argument?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Does any direct answer admit something unproven, or are you simply offered too few choices?',
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
    text: 'Two hours into his first shift at a bike rental in Porto, Duarte is called to the office. The cash drawer is forty euros short. Six people have used it today, and no one has checked the receipts yet. The manager closes the door and lowers her voice. “You can be honest with me. What did you need the money for?”',
    failingStep: 'What did you need the money for?',
    why: 'Any direct answer, even “Nothing,” admits that Duarte took the money. The question assumes a theft and a thief before anyone has shown that there was one. The receipts should come first, and after them a plain “Did you take it?”',
  },
  soundWhen:
    'A question may take something for granted when both sides know it’s true. You told me you moved, so I can ask, “How do you like the new place?” Nearly every question assumes something; what matters is whether both sides agree on it.',
  reply:
    '“I can’t answer that the way you’ve put it, because it assumes I took the money, and I didn’t. Ask me what I saw at the drawer, and I’ll be glad to tell you.”',
  evidence:
    'Aristotle, On Sophistical Refutations (several questions made into one); Walton (1999), “The Fallacy of Many Questions,” Argumentation 13.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'loaded-question-sleep-talk',
    slot: 'fallacy16',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Yelena has shown a full auditorium her results on sleep and memory, in which no one has found an error so far. “A beautiful lecture, and we’re closer to agreement than before,” says a colleague. “But when you noticed that your numbers wouldn’t hold up, why did you publish them anyway?” Yelena, who asked him something equally sharp last summer, pours herself a glass of water before she answers.',
    decidingWords: ['when you noticed that your numbers wouldn’t hold up'],
    options: [
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'The words “when you noticed that your numbers wouldn’t hold up” slip in two claims that no one has shown. Whatever reason Yelena gives for publishing, she seems to admit them.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Being “closer to agreement” is a courtesy before the blow. The colleague doesn’t argue that the truth lies halfway between his view and hers.',
      },
      {
        text: 'Straw Man',
        rationale:
          'He does put something in her mouth that she never said. But he isn’t attacking a weakened version of her results; he’s asking her to explain a fault that hasn’t been found.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Last summer’s sharp question makes this look like payback. Yelena doesn’t bring it up, and no one’s own fault is used here as an answer to anything.',
      },
    ],
  },
  {
    id: 'loaded-question-youth-room',
    slot: 'q16',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Rosalind’s card to Elm Court:\nDear neighbors, before we vote to keep or close the youth room, what has the noise done to your evenings, and where will we be in a year? I’d love something in between. No complaints have reached me so far, so please write freely.',
    decidingWords: ['what has the noise done to your evenings', 'No complaints have reached me so far'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'Keep or close is a vote with two sides, true. But Rosalind hopes for “something in between,” so she isn’t hiding the other possibilities.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Though “No complaints have reached me so far,” she asks “what has the noise done to your evenings.” Anyone who answers seems to agree that there’s noise and that it does harm.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'That “where will we be in a year” invites gloomy predictions. She makes none herself, and no chain of steps leads from a youth room to a disaster.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Wishing for “something in between” is a hope. She gives no argument that the halfway point is right because it’s halfway.',
      },
    ],
  },
  {
    id: 'loaded-question-homework-app',
    slot: 'fallacy16',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear parents, some of you adore the new homework app, some fear that spelling will go next, and I’m guessing the truth is in between. The board wants a yes or no: does it save time? So please tell me in a line what your child does with the hours it saves. Answers about sports, books or piano practice are equally welcome, and I’ll count them on Friday. Maeve Doyle, fifth grade',
    decidingWords: ['what your child does with the hours it saves'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'Some parents do fear that spelling will go next. Maeve only reports their fear, and her letter draws no conclusion from it.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Whether the app saves time is what the board wants to know. Asking “what your child does with the hours it saves” already says yes, so any answer counts for the app.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Her guess that “the truth is in between” comes close. She doesn’t act on it, though: she sets out to count, and it’s the wording of her survey that spoils the count.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'A “yes or no” sounds too narrow for an app. But “does it save time?” really does allow just those two answers, and the board may well ask it.',
      },
    ],
  },
  {
    id: 'loaded-question-grandpas-car',
    slot: 'q16',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear all, Grandpa’s road test is on Friday, and so far he hasn’t had an accident or a ticket. Marco says he’s fine and Lena isn’t convinced, so let’s meet in the middle and settle one thing tonight: which of us will tell him that it’s time to stop? Please name somebody, yourself or someone else. He’ll take it best from a person he’s gone fishing with. Love, Tomoko',
    decidingWords: ['which of us will tell him that it’s time to stop?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          '“Yourself or someone else” does split the family in two. It leaves nobody out, however, and nothing is hidden from whoever has to choose.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Tomoko proposes to “meet in the middle,” but what she then asks for isn’t halfway between Marco and Lena at all; it’s the end of Grandpa’s driving.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'With the test still to come, she asks “which of us will tell him that it’s time to stop?” Naming a person means agreeing that it is time, which hasn’t been shown.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Marco’s view gets just two words, “he’s fine.” That’s short but fair; she doesn’t blow it up into something foolish and knock it down.',
      },
    ],
  },
  {
    id: 'loaded-question-water-works',
    slot: 'fallacy16',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'On the morning show, Mr. Haddad of the water department explains that its test results go online each month and that auditors found no gap. The station keeps its own numbers to itself, he jokes. “So your side says it’s all there,” says the host, “but let’s meet halfway. Will you be more open with us from now on?” “Yes. I mean, no,” he says, and the traffic report comes on.',
    decidingWords: ['auditors found no gap', 'Will you be more open with us from now on?'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          '“Let’s meet halfway” sounds like it. Yet the host doesn’t name a halfway point or argue for one; the words just soften up his guest.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Saying yes to “Will you be more open with us from now on?” admits past secrecy; saying no promises more of it. Yet “auditors found no gap.”',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Mr. Haddad’s crack about the station’s own numbers points that way. He makes it after a full explanation, as a joke, and doesn’t use it to dodge anything.',
      },
      {
        text: 'Straw Man',
        rationale:
          '“So your side says it’s all there” is a fair, if short, summary. The host doesn’t distort what he was told; he ignores it.',
      },
    ],
  },
  {
    id: 'loaded-question-club-costs',
    slot: 'q16',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Rukhsana, new to the savings club and eager to help, mails the members a card: “Why are our costs so much higher than other clubs’, and should we cut them or leave them?” Nine answers come back, each of them sensible, from too much paper to an oversized office. One member predicts rising dues, then departures, then the end. What the other clubs spend will be looked up in the fall.',
    decidingWords: ['Why are our costs so much higher than other clubs’'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'Cutting costs and leaving them alone do cover most of the ground. That half of the card is fair enough; the trap lies in the half before it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'No one has checked the other clubs, and that’s a real gap. But Rukhsana doesn’t argue that she’s right until someone shows otherwise; her card just acts as if it were known.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Members who explain “Why are our costs so much higher than other clubs’” grant that they are higher. No one has looked that up, and nine sensible answers don’t show it.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Dues, departures, the end: one member does tell such a story. It’s one answer among nine, and it isn’t what went wrong with the card.',
      },
    ],
  },
  {
    id: 'loaded-question-yearly-talk',
    kind: 'spot',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'On his review form, Antoni checked “satisfied,” one of two boxes, and wrote that he enjoys the job as much as ever. His manager has read it. “Stop me if I’m wrong,” she says, “but when did your work begin to bore you?” He looks out at the seedlings.',
    decidingWords: ['he enjoys the job as much as ever', 'when did your work begin to bore you?'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'The form has two boxes, and that’s crude. His manager isn’t asking him to choose between them anymore, and he added a sentence of his own.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Antoni wrote that “he enjoys the job as much as ever.” Any date he gives for “when did your work begin to bore you?” admits a boredom he’s denied.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Stop me if I’m wrong” seems to leave the proving to him. It’s a bit of politeness; she doesn’t conclude that he’s bored from a failure to stop her.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her tone is polite, and managers should ask about boredom. Asking whether is fine; by asking when, she overrides the answer on Antoni’s form.',
      },
    ],
  },
  {
    id: 'loaded-question-yearly-talk-sound',
    kind: 'sound',
    twinOf: 'loaded-question-yearly-talk',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'On his review form, Antoni checked “dissatisfied,” one of two boxes, and wrote that the job has begun to bore him. His manager has read it. “Stop me if I’m wrong,” she says, “but when did your work begin to bore you?” He looks out at the seedlings.',
    decidingWords: ['the job has begun to bore him'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He wrote himself that “the job has begun to bore him,” and she’s read it. Her question assumes what both of them know, so it traps no one.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'By asking when, she does assume that he’s bored. She has it from Antoni in writing, though, so there’s nothing hidden to admit.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Two boxes aren’t many, but Antoni found room to write, and he used it. Asked when it began, he’s free to give any answer he likes.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Saying “Stop me if I’m wrong” doesn’t shift anything onto him. The claim that he’s bored is his own, and she’s only checking.',
      },
    ],
  },
  {
    id: 'loaded-question-doorbell',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'The makers of a doorbell camera have invited customers to a talk. Two labs took one apart last week, and neither found a part that records sound. “You call it an eye, and I love the picture,” Desmond tells the engineer, “but where do the conversations it records at our doors go, to your office or somewhere else?” The room gets quiet, and the engineer reaches for the microphone.',
    decidingWords: ['neither found a part that records sound', 'where do the conversations it records at our doors go'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          '“You call it an eye” puts the makers’ view in few words, but fairly. Desmond doesn’t twist it; what he asks next simply passes over it.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Two labs took the camera apart, and “neither found a part that records sound.” Any answer to “where do the conversations it records at our doors go” grants that it listens.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Worry about recordings is reasonable, and the labs may have missed something. But then the thing to ask is whether it records, before asking where that goes.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Your office or somewhere else: that’s two answers, yet together they cover the whole map. No third place has been left out.',
      },
    ],
  },
  {
    id: 'loaded-question-doorbell-sound',
    kind: 'sound',
    twinOf: 'loaded-question-doorbell',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'The makers of a doorbell camera have invited customers to a talk. Two labs took one apart last week, and both found a part that records and transmits sound, as the makers confirm. “You call it an eye, and I love the picture,” Desmond tells the engineer, “but where do the conversations it records at our doors go, to your office or somewhere else?” The room gets quiet, and the engineer reaches for the microphone.',
    decidingWords: ['both found a part that records and transmits sound, as the makers confirm'],
    options: [
      {
        text: 'Black-or-White',
        rationale:
          'Only two places come up, but “somewhere else” takes in the rest of the world. No possible answer has been left out.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The labs “both found a part that records and transmits sound, as the makers confirm.” Desmond’s question rests on what both sides know.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Asking where the conversations go does assume that the camera records and sends it. Here the makers have confirmed exactly that, so answering admits nothing new.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Calling it an eye is the makers’ own phrase, and Desmond quotes it with a compliment. He doesn’t bend it into something easier to attack.',
      },
    ],
  },
  {
    id: 'loaded-question-families-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-builders-vote',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Minutes of the open meeting. In March the majority voted down a tax on second homes; whether any family has left over it won’t be known until the fall count. Kalinda, who wanted the tax and once called the mayor the landlords’ pet, asks the majority what it has to say to the young families its vote has driven out, kids and all. The moderator allows two minutes for a response.',
    decidingWords: ['won’t be known until the fall count', 'the young families its vote has driven out'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Kalinda’s old line about the mayor was an insult, no doubt. She doesn’t repeat it tonight, and what she asks is about families, not about anyone’s character.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Kids and all” tugs at the heart on its way past. Take those words out and the trap still works, since any reply admits that families were driven out.',
      },
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'To speak to “the young families its vote has driven out” is to admit that there are some, and that “won’t be known until the fall count.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Calling a council to account is what open meetings are for, and families may have left. Still, she asks the majority to answer for something not yet known to have happened.',
      },
    ],
  },
  {
    id: 'loaded-question-builders-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-families-vote',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Minutes of the open meeting. In March the majority passed a tax on second homes; whether any builder has lost work over it, however one counts that, won’t be known until the fall survey. Rhys, who opposed the tax as harmful to the trades, asks the majority what it has to say to the builders its vote has put out of work. The moderator allows two minutes for a response.',
    decidingWords: ['won’t be known until the fall survey', 'the builders its vote has put out of work'],
    options: [
      {
        text: 'Loaded Question',
        right: true,
        rationale:
          'Any message to “the builders its vote has put out of work” concedes that the vote cost jobs, which “won’t be known until the fall survey.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His question is polite and may even prove justified by fall. As of tonight, though, the majority has no way to answer it without conceding lost jobs that no one has counted.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Rhys does assume the harm he always predicted. But he isn’t offering a reason that leans on itself; he’s asking the other side something, and the assumption rides along in that.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Losing work can be counted in more than one way, as the minutes note. His question doesn’t switch between meanings, and by any count no one knows the answer yet.',
      },
    ],
  },
]
