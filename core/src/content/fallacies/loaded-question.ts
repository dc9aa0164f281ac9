import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'loaded-question',
  aliases: ['Complex Question', 'Fallacy of Many Questions'],
  category: 'informal',
  severity: 'high',
  keywords: ['hidden assumption', 'trap', 'interview', 'survey', 'accusation', 'presupposition', 'leading', 'poll'],
  link: 'https://yourlogicalfallacyis.com/loaded-question',
  definition:
    'Asking something in a way that takes an unproven claim for granted. Whoever gives a direct answer seems to admit the claim, although nobody has shown that it’s true.',
  gloss: 'The question smuggles in a claim.',
  neighbors: [
    {
      concept: 'begging-the-question',
      tellApart: 'Is the unproven point hidden inside a question, or used as a reason for itself?',
    },
    {
      concept: 'black-or-white',
      tellApart: 'Does any direct answer admit something unproven, or are you simply offered too few choices?',
    },
    {
      concept: 'straw-man',
      tellApart:
        'Is a claim slipped into a question someone has to answer, or is someone attacked for a view they don’t hold?',
    },
    {
      concept: 'ambiguity',
      tellApart: 'Is the trouble what the question assumes, or a word that can be taken two ways?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Two hours into his first shift at a bike rental in Porto, Duarte is called to the office. The cash drawer is forty euros short. Six people have used it today, and no one has checked the receipts yet. The manager closes the door and lowers her voice. “You can be honest with me. What did you need the money for?”',
    failingStep: 'What did you need the money for?',
    why: 'Any direct answer, even “Nothing,” admits that Duarte took the money. The question assumes a theft and a thief before anyone has shown that anything was stolen. The receipts should come first, and after them a plain “Did you take it?”',
  },
  soundWhen:
    'A question may take something for granted when both sides know it’s true. You told me you moved, so I can ask, “How do you like the new place?” Nearly every question assumes something; what matters is whether both sides agree on it.',
  reply:
    '“I can’t answer that the way you’ve put it, because it assumes I took the money, and I didn’t. Ask me what I saw at the drawer, and I’ll be glad to tell you.”',
  evidence:
    'Aristotle, On Sophistical Refutations (several questions made into one); Walton (1999), “The Fallacy of Many Questions,” Argumentation 13.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'loaded-question-sleep-talk',
    slot: 'fallacy16',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Laura has shown a full auditorium her results on sleep and memory, and no one has found an error in them so far. “A beautiful lecture, and we’re closer to agreement than before,” says a colleague. “But when you noticed that your numbers wouldn’t hold up, why did you publish them anyway?” Laura, who asked him something just as sharp last summer, pours herself a glass of water before she answers.',
    decidingWords: ['when you noticed that your numbers wouldn’t hold up'],
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'The colleague’s words “when you noticed that your numbers wouldn’t hold up” take it for granted that they don’t, and that she knew. Whatever reason Laura gives, she seems to admit both.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“Closer to agreement” may sound like a compromise. But the colleague is being polite, and he doesn’t say that the truth lies between his view and Laura’s.',
      },
      {
        label: 'straw-man',
        rationale:
          'The colleague accuses Laura of something that nobody has shown. But he doesn’t twist what she said in the lecture; he asks about her numbers as if they’d failed.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Laura did ask her colleague “something just as sharp last summer.” But neither of them brings that up, and he doesn’t use it to excuse his question.',
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
      'Dear neighbors, Before we vote to keep or close the youth room, please tell me: What has the noise done to your evenings, and where will we be in a year? I’d love something in between keeping and closing. No complaints have reached me so far, but please write freely. Gloria, Elm Court',
    decidingWords: ['What has the noise done to your evenings', 'No complaints have reached me so far'],
    options: [
      {
        label: 'black-or-white',
        rationale:
          '“Keep or close” does sound like a short list. But Gloria hopes for “something in between,” so she isn’t hiding the other answers.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          '“No complaints have reached me so far,” Gloria writes, but she asks, “What has the noise done to your evenings?” That takes it for granted that there’s noise and that it does harm.',
      },
      {
        label: 'slippery-slope',
        rationale:
          '“Where will we be in a year” looks ahead. But Gloria predicts nothing, and no first step is said to lead to something bad.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Gloria wishes for “something in between.” But it’s only a wish, and she doesn’t say that the middle has to be right.',
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
      'Dear parents, Some of you love the new homework app, and some say handwriting is gone and spelling will go next. I’m hoping the truth is somewhere in between. The board wants a yes or no: does it save time? So please tell me in a line what your child does with the hours it saves. Sports, books and piano are equally welcome, and I’ll count your answers on Friday. Maeve Doyle, fifth grade',
    decidingWords: ['what your child does with the hours it saves'],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'Some parents fear that “spelling will go next.” But Maeve only reports their fear, and she doesn’t conclude anything from it.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'The board asks whether the app saves time. Maeve asks “what your child does with the hours it saves,” so any answer seems to say that it does.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Maeve does hope that the truth is “somewhere in between.” But she doesn’t settle on the middle; she counts answers, and the way she asks spoils the count.',
      },
      {
        label: 'black-or-white',
        rationale:
          'A “yes or no” may sound too simple for an app. But “does it save time?” really has those two answers, and it’s fair for the board to ask.',
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
    difficulty: 'hard',
    scenario:
      'Dear all, Grandpa’s road test is on Friday, and so far he hasn’t had an accident or a ticket. Marco says he’s fine and Lena isn’t so sure, so let’s meet in the middle and settle one thing tonight: which of us will tell him that it’s time to stop? Please name somebody, yourself or someone else. He’ll take it best from somebody he’s gone fishing with. Love, Tomoko',
    decidingWords: ['which of us will tell him that it’s time to stop?'],
    options: [
      {
        label: 'black-or-white',
        rationale:
          '“Yourself or someone else” sounds like just two answers. Together they cover the whole family, so no one is left out.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Tomoko says “let’s meet in the middle.” But what she asks for isn’t between Marco’s view and Lena’s; it’s the end of Grandpa’s driving.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Before the test, Tomoko asks “which of us will tell him that it’s time to stop?” Whoever names a person agrees that it’s time, and nobody has shown that it is.',
      },
      {
        label: 'straw-man',
        rationale:
          'Marco’s view gets two words, “he’s fine.” That’s short, but it’s fair, and Tomoko doesn’t twist it into something foolish.',
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
      'On the morning show, Mr. Haddad of the water department explains that its test results go online each month and that auditors found no gaps. That’s more than the station does with its own numbers, he jokes. “So you’re saying it’s all out there,” says the host. “Then meet us halfway. Will you be more open with us from now on?” “Yes. I mean, no,” says Mr. Haddad, and they go to traffic.',
    decidingWords: ['auditors found no gaps', 'Will you be more open with us from now on?'],
    options: [
      {
        label: 'middle-ground',
        rationale:
          '“Meet us halfway” sounds like a compromise. But the host never says what lies halfway; the words only make the question sound friendly.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          '“Will you be more open with us from now on?” traps Mr. Haddad: a yes admits that he’s kept secrets, and a no promises more of them. Yet “auditors found no gaps” in the results.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Mr. Haddad jokes about the station’s own numbers. By then he’s explained everything, so he isn’t using the joke to get out of an answer.',
      },
      {
        label: 'straw-man',
        rationale:
          '“So you’re saying it’s all out there” is short, but it’s fair. The host doesn’t twist what Mr. Haddad said; the host just ignores it.',
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
      'Rukhsana, who’s new to the swim club and eager to help, mails the members a card: “Why are our costs so much higher than other clubs’, and should we cut them or leave them?” Nine sensible answers come back, from too much paper to an oversized office. One member predicts higher dues, then departures, then the end. Nobody has yet looked up what the other clubs spend.',
    decidingWords: ['Why are our costs so much higher than other clubs’'],
    options: [
      {
        label: 'black-or-white',
        rationale:
          'Cutting costs or leaving them sounds like just two answers. But that half of the card is fair enough, and the trouble is in the other half.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Nobody has checked the other clubs, and that’s a real gap. But Rukhsana doesn’t ask anyone to show that she’s wrong; her card takes the difference as known.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Members who answer “Why are our costs so much higher than other clubs’” seem to agree that they are. But nobody has looked up what the others spend.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'One member does predict “higher dues, then departures, then the end.” But that’s just one member’s answer, and it isn’t what’s wrong with the card.',
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
      'On his review form, Chris checked “satisfied,” one of two boxes, and wrote that he enjoys the job as much as ever. “So tell me,” says his manager, who’s read it, “when did your work begin to bore you?” Chris puts down his watering can.',
    decidingWords: ['he enjoys the job as much as ever', 'when did your work begin to bore you?'],
    breaksAt: '“So tell me,” says his manager, who’s read it, “when did your work begin to bore you?”',
    options: [
      {
        label: 'black-or-white',
        rationale:
          'Two boxes may be too few for how Chris feels. But his manager doesn’t ask him to choose a box, and he’s added a sentence of his own.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Chris wrote that “he enjoys the job as much as ever.” If he answers “when did your work begin to bore you?” with any date at all, he seems to admit that he’s bored.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“So tell me” may sound like leaving it to Chris to prove something. But his manager’s only asking for a date, and she doesn’t conclude anything from his silence.',
      },
      {
        label: 'no-flaw',
        rationale:
          'His manager is polite, and managers should ask about boredom. Yet she asks when it began and not whether, although Chris wrote that he enjoys the job.',
      },
    ],
  },
  {
    id: 'loaded-question-yearly-talk-sound',
    kind: 'sound',
    twinOf: 'loaded-question-yearly-talk',
    genre: 'scene',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'On his review form, Chris checked “dissatisfied,” one of two boxes, and wrote that the job has begun to bore him. “So tell me,” says his manager, who’s read it, “when did your work begin to bore you?” Chris puts down his watering can.',
    decidingWords: ['the job has begun to bore him'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'On the form, Chris wrote that “the job has begun to bore him,” and his manager has read it. She takes nothing for granted that he hasn’t told her.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Her question takes it for granted that he’s bored. But he said so himself on a form that she’s read, so answering it admits nothing new.',
      },
      {
        label: 'black-or-white',
        rationale:
          'There were two boxes on the form, and that’s not many. Chris also wrote a sentence, and he can answer her in any way he likes.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          '“So tell me” may sound like leaving it to him to prove something. But he’s the one who said that he’s bored, and she’s only asking.',
      },
    ],
  },
  {
    id: 'loaded-question-doorbell',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'The makers of a doorbell camera have invited customers to a talk. Two labs took the camera apart last week, and neither found a part that records sound. “You call it an eye, and I like that,” Desmond tells the engineer. “But when it records us talking at the door, where does that go? To your office or somewhere else?” The engineer reaches for the microphone.',
    decidingWords: [
      'neither found a part that records sound',
      'when it records us talking at the door, where does that go',
    ],
    breaksAt: '“But when it records us talking at the door, where does that go?',
    options: [
      {
        label: 'straw-man',
        rationale:
          '“You call it an eye” sounds as if Desmond’s about to make fun of the makers. But that is what they call it, and he goes on to ask about something else.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Two labs looked, and “neither found a part that records sound.” But any answer to “when it records us talking at the door, where does that go?” seems to admit that the camera records them.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s reasonable to worry about recordings, and the labs may have missed something. But Desmond asks where the recordings go before anyone knows whether there are any.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“To your office or somewhere else?” sounds like just two answers. But “somewhere else” can be anywhere, so no place is left out.',
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
      'The makers of a doorbell camera have invited customers to a talk. Two labs took the camera apart last week, and both found that it records conversations and sends them off, as the makers admit. “You call it an eye, and I like that,” Desmond tells the engineer. “But when it records us talking at the door, where does that go? To your office or somewhere else?” The engineer reaches for the microphone.',
    decidingWords: ['both found that it records conversations and sends them off, as the makers admit'],
    options: [
      {
        label: 'black-or-white',
        rationale:
          'Only two places are named in his question, but “somewhere else” covers the rest of the world, so no answer is left out.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The labs “both found that it records conversations and sends them off, as the makers admit.” Desmond’s question takes for granted what both sides know.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Asking where the recordings go takes it for granted that there are recordings. But the makers admit that, so an answer gives nothing away.',
      },
      {
        label: 'straw-man',
        rationale:
          'Desmond repeats the makers’ word, “eye,” and that may sound like the start of an attack. But he likes the word, and he doesn’t twist it.',
      },
    ],
  },
  {
    id: 'loaded-question-families-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-builders-vote',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Minutes of the open meeting. In March the majority voted down a tax on second homes; whether any family has left because of the vote won’t be known until the fall count. Yolanda, who wanted the tax and had just called the mayor the landlords’ lapdog, asked the majority what it has to say to the young families its vote has driven out, kids and all. The moderator allowed two minutes for an answer.',
    decidingWords: ['won’t be known until the fall count', 'the young families its vote has driven out'],
    breaksAt:
      'Yolanda, who wanted the tax and had just called the mayor the landlords’ lapdog, asked the majority what it has to say to the young families its vote has driven out, kids and all.',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Calling the mayor “the landlords’ lapdog” was an insult. But that was earlier, and Yolanda’s question now is about families.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Kids and all” is there to touch the heart. But take those words out and the trap is still there, because any answer admits that families were driven out.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Anything said to “the young families its vote has driven out” admits that there are some. But that “won’t be known until the fall count.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'An open meeting is the place for such questions, and families may have left. But Yolanda treats that as a fact before anyone knows whether it is one.',
      },
    ],
  },
  {
    id: 'loaded-question-builders-vote',
    kind: 'spot',
    mirrorOf: 'loaded-question-families-vote',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Minutes of the open meeting. In March the majority passed a tax on second homes; whether any builder has lost work because of the vote, however lost work is counted, won’t be known until the fall survey. Hector, who opposed the tax as harmful to the trades, asked the majority what it has to say to the builders its vote has put out of work. The moderator allowed two minutes for an answer.',
    decidingWords: ['won’t be known until the fall survey', 'the builders its vote has put out of work'],
    breaksAt:
      'Hector, who opposed the tax as harmful to the trades, asked the majority what it has to say to the builders its vote has put out of work.',
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Whatever the majority says to “the builders its vote has put out of work,” it admits that there are some. But that “won’t be known until the fall survey.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Hector is polite, and in the fall he may turn out to be right. But for now the majority can’t answer him without admitting something that nobody knows yet.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Hector assumes the harm that he’s predicted, but he doesn’t give a reason that repeats his claim; he asks a question, and the claim is inside it.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Lost work can be counted in more than one way, and the minutes say so. But Hector’s question doesn’t switch from one way to another, and nobody has counted anything yet.',
      },
    ],
  },
  {
    id: 'loaded-question-his-name',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'She got home at 7:40. The accident had closed two lanes, and she’d texted. Keith was in the kitchen with the lights off. “You going to tell me about it?” he said.\n“About the traffic?”\n“Come on, Serena. What’s his name?”\nShe laughed, and then she saw his face.',
    decidingWords: ['What’s his name?'],
    breaksAt: 'What’s his name?”',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'He doesn’t set aside something she argued by attacking her. He slips an accusation into a question.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'The scene is full of feeling. Still, what traps Serena is how the question is built.',
      },
      {
        label: 'loaded-question',
        right: true,
        rationale:
          '“What’s his name?” takes for granted that there’s a man. Any straight answer seems to admit it, and nothing has shown it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Asking where she’d been would be fair. This asks for the name of someone nobody has shown to exist.',
      },
    ],
  },
  {
    id: 'loaded-question-text-poll',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Maple County Voter Survey. Hi Fernando! Just one quick question for you today. Should Commissioner Blake stop putting developers ahead of working families before or after the June budget? Reply 1 for BEFORE, 2 for AFTER. Reply STOP to opt out. Results will be released to the press.',
    decidingWords: ['Should Commissioner Blake stop putting developers ahead of working families before or after'],
    breaksAt:
      'Should Commissioner Blake stop putting developers ahead of working families before or after the June budget?',
    options: [
      {
        label: 'loaded-question',
        right: true,
        rationale:
          'Both replies agree that Blake puts developers first. Nobody has asked Fernando if that’s so, and the press will hear that he said it.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'It’s close, since something unproven is assumed. But no conclusion is argued for here; the assumption hides in a question that anyone answering must accept.',
      },
      {
        label: 'no-flaw',
        rationale: 'A survey could ask whether he puts developers first. This one asks when he should quit.',
      },
      {
        label: 'ambiguity',
        rationale: 'The words keep their meaning from start to end. What’s wrong is what they take for granted.',
      },
    ],
  },
  {
    id: 'loaded-question-ten-a-day',
    kind: 'sound',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The nurse looked from the form to Adrian. “You wrote down about ten cigarettes a day,” she said. “Is that still right?”\n“About that. More when I’m on deadline.”\n“You also checked that you’d like to quit. Do you have a date in mind?”\nHe hadn’t expected it so soon. His father’s cough came to mind, and the stairs at work.\n“Maybe after the baby,” he said.',
    decidingWords: ['You wrote down about ten cigarettes a day'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The question assumes that he smokes and wants to stop, and his own form says both. Everything it takes for granted is settled between the two of them.',
      },
      { label: 'ad-hominem', rationale: 'The nurse makes no point about his character.' },
      {
        label: 'appeal-to-emotion',
        rationale: 'It’s Adrian who thinks of his father’s cough. The nurse asked a plain question.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Asking for a date does carry something inside it, that he’ll quit. He checked that box himself, so it’s no trap.',
      },
    ],
  },
]
