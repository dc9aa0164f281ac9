import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Dunning-Kruger Effect',
  aliases: ['Dunning–Kruger'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['beginner', 'skill', 'self-assessment', 'expert', 'competence', 'learning', 'blind spot'],
  link: 'https://yourbias.is/the-dunning-kruger-effect',
  definition:
    'Rating your own ability far too high at something you’re still bad at. The knowledge you lack is the very knowledge you’d need to see your mistakes, so they stay hidden from you.',
  neighbours: [
    {
      name: 'Optimism Bias',
      tellApart: 'Does somebody with little skill rate that skill too high, or expect events to turn out well?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is somebody wrong about their own skill, or about what could have been known before a result came in?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Does the person know too little to see the mistakes, or look only for what supports a belief?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart:
        'Is it lack of skill that hides the mistakes, or is somebody, skilled or not, surer than the results allow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'After six weeks of Portuguese, Henrik translates the safety sheet for the boats his family rents out near Bergen. He reads it through, stumbles over nothing, and has his sister cancel the translator. “I checked every line and found no mistakes, so my Portuguese is good enough,” he tells her. The first guest from Lisbon finds nine, one of them in the part about life jackets.',
    failingStep: 'I checked every line and found no mistakes, so my Portuguese is good enough',
    why: 'He did the checking with the same six weeks of Portuguese that made the mistakes. Finding none can mean there are none, or that he can’t see them yet. He needs a check from outside, by someone fluent.',
  },
  soundWhen:
    'Beginners may think well of their skill when something outside backs them up. If Farah has been typing for a month and a timer shows sixty words a minute with few errors, “I’m getting fast” is simply true. And not every cocky mistake is this bias; experts make them, too.',
  reply:
    'Before you rate yourself at something new, get one score that you didn’t give: a test, a corrected piece of work, a skilled person’s list of what’s missing.',
  evidence:
    'Kruger & Dunning (1999), “Unskilled and Unaware of It”, Journal of Personality and Social Psychology 77. Gignac & Zajenkowski (2020), Intelligence 80, argue that much of the famous pattern is a statistical artifact.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'dunning-kruger-effect-photo-check',
    slot: 'bias14',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'From Astrid’s log: After one lesson in spotting fake photos, Theo told me he’s about as good as I am after fifteen years. On the first test of the ten-week course, he gave himself nine out of ten and scored three. He knew that pelican was real, he said.',
    decidingWords: ['he’s about as good as I am', 'gave himself nine out of ten and scored three'],
    options: [
      {
        text: 'Hindsight Bias',
        rationale:
          '“He knew that pelican was real” has the ring of knowing it all along. But the big claim came before any score, and the pelican may be one of his three.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'There’s a “ten-week course,” and a man who seems to be in a hurry. Theo makes no schedule, though; what he gets wrong is how good he is.',
      },
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'One lesson in, Theo says that “he’s about as good as I am,” to a veteran. He knows too little to notice the fakes he’s missing, so three out of ten feels like nine.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'Of all the photos, Theo brings up the pelican, which suits him. That’s after the test; he “gave himself nine” from a lack of skill, not from hunting for support.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-welcome-page',
    slot: 'bias14',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Three weeks into your Polish class, you’ve written the welcome page for visitors from Kraków, which goes up at the school gate tomorrow. It came easily, and after two careful readings you can’t find a mistake. Archie, from your class, has offered to check it tonight, and so has Olek, who grew up in Poland.\n\nWhat do you do?',
    decidingWords: ['Three weeks into your Polish class', 'you can’t find a mistake'],
    options: [
      {
        text: 'Put the page up tomorrow just as it is.',
        tag: 'go ahead',
        rationale:
          '“Two careful readings” by you say little here. Someone three weeks into a language can read right over a mistake.',
      },
      {
        text: 'Ask Olek to check the page for you tonight.',
        right: true,
        tag: 'ask',
        rationale:
          'You “can’t find a mistake,” but “Three weeks into your Polish class” you may not recognize one. Olek, who grew up with the language, does.',
      },
      {
        text: 'Ask Archie to check the page for you tonight.',
        tag: 'ask',
        rationale: 'A fresh pair of eyes is a good thought. Archie’s, however, have had the same three weeks as yours.',
      },
      {
        text: 'Take the page off tomorrow’s list of things to do.',
        tag: 'decline',
        rationale:
          'Dropping it is modest, and nobody laughs. It also leaves the visitors from Kraków without a welcome when help is being offered tonight.',
      },
    ],
    flip: {
      fact: 'Olek left Poland as a baby and never learned to read Polish, while Archie spoke and wrote it at home for years.',
      makesRight: 'Ask Archie to check the page for you tonight.',
    },
  },
  {
    id: 'dunning-kruger-effect-toaster-table',
    slot: 'bias14',
    form: 'C',
    kind: 'decide',
    genre: 'list',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Repair café, practice sheet\nToasters inspected by you: ten. You’re new, and you feel you’ve gotten the hang of it.\nYour report: cords safe, insides safe, ten times.\nRecheck by Sunita, electrician: on the cords, she agrees with you ten times out of ten; on the insides, she finds four faults that you missed.\nSaturday: very busy.\n\nWhat do you offer to do on Saturday?',
    decidingWords: [
      'on the cords, she agrees with you ten times out of ten',
      'on the insides, she finds four faults that you missed',
    ],
    options: [
      {
        text: 'Inspect cords and insides on your own.',
        tag: 'go ahead',
        rationale:
          'You do have the hang of half the job. The other half only felt easy, and four bad toasters would have gone home.',
      },
      {
        text: 'Inspect the cords and leave the insides to Sunita.',
        right: true,
        tag: 'split',
        rationale:
          'You called both halves safe, but Sunita can see which half you know: “on the cords, she agrees with you ten times out of ten; on the insides, she finds four faults that you missed.”',
      },
      {
        text: 'Leave both the cords and the insides to Sunita.',
        tag: 'decline',
        rationale:
          'After four misses it feels right to step back. On cords your record is perfect, and Saturday will be busy.',
      },
      {
        text: 'Ask the owners whether their insides look safe.',
        tag: 'ask',
        rationale:
          'Owners know their toasters’ moods. They know less about wiring than Sunita, and probably no more than you.',
      },
    ],
    flip: {
      fact: 'Sunita agrees with you on the insides, too, ten times out of ten.',
      makesRight: 'Inspect cords and insides on your own.',
    },
  },
  {
    id: 'dunning-kruger-effect-algae-slides',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'In her second week at the lake station, Corazon counted algae on twenty slides that Sabine, there for twelve years, had counted as well. The sheets haven’t been compared. Most specks on any slide are dust, and Corazon, who takes the pale algae for dust, too, has half of Sabine’s number. “I’m as good as Sabine on these,” she wrote home. “She snaps at me, but she’s up before five.”',
    decidingWords: ['who takes the pale algae for dust'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'Sabine snaps, and that’s just where people blame character. Corazon does the reverse: “she’s up before five,” she writes, which is about circumstances.',
      },
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'Corazon, “who takes the pale algae for dust,” lacks exactly what it takes to see the gap. Two weeks in, “I’m as good as Sabine on these” has nothing behind it.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          '“Most specks on any slide are dust,” and ignoring that is easily done. If anything, Corazon leans on it too hard; her trouble is that she can’t tell the kinds apart.',
      },
      {
        text: 'No bias here',
        rationale:
          'Beginners can be good, and she has done the same twenty slides. But nothing has been compared, and half the algae are missing from Corazon’s sheet.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-algae-slides-sound',
    kind: 'sound',
    twinOf: 'dunning-kruger-effect-algae-slides',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In her second week at the lake station, Corazon counted algae on twenty slides that Sabine, there for twelve years, had counted as well. The sheets have been compared. Most specks on any slide are dust, and Corazon, who picked out the pale algae, too, has 896 of Sabine’s 900. “I’m as good as Sabine on these,” she wrote home. “She snaps at me, but she’s up before five.”',
    decidingWords: ['The sheets have been compared'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        rationale:
          '“She snaps at me” is a chance to call Sabine mean. Corazon passes it up and mentions the early hours instead.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'Dust is the common thing on a slide, and someone careless forgets it. Corazon hasn’t: she told the pale algae from the dust nearly every time.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'It sounds like a beginner bragging, but a skilled eye has measured her: “The sheets have been compared,” and she “has 896 of Sabine’s 900.” Her claim covers “these” slides and no more.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Corazon is two weeks into the job and already level with a veteran: alarm bells ring. For once the score comes from outside, and it’s excellent.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-old-books',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'After three weeks at Mrs. Ferreira’s shop, pricing books comes easily to you, though nobody’s checked your prices yet. A man with forty books would appreciate an offer now, but he’ll wait until three, when she’s back. Felix, hired together with you, is here.\n\nWhat do you do?',
    decidingWords: ['nobody’s checked your prices yet', 'he’ll wait until three, when she’s back'],
    options: [
      {
        text: 'Offer him the average of Felix’s figure and yours.',
        tag: 'split',
        rationale:
          'Two heads sound safer than one. Felix has had the same three weeks, so his blind spots may be yours.',
      },
      {
        text: 'Ask him to wait for Mrs. Ferreira’s return.',
        right: true,
        tag: 'wait',
        rationale:
          'It comes easily, but “nobody’s checked your prices yet,” so the ease tells you nothing. And waiting costs little: “he’ll wait until three, when she’s back.”',
      },
      {
        text: 'Turn the books down and send him next door.',
        tag: 'decline',
        rationale:
          'Sending him off is modest to a fault. Mrs. Ferreira is back at three and can judge the forty books herself.',
      },
      {
        text: 'Offer him a price based on your own figures.',
        tag: 'go ahead',
        rationale:
          'This is the offer he’d love, and you feel ready. “After three weeks” without a check, feeling ready is all you have.',
      },
    ],
    flip: {
      fact: 'Mrs. Ferreira has checked two hundred of your prices and changed three, you’re allowed to buy, and he’s leaving at two.',
      makesRight: 'Offer him a price based on your own figures.',
    },
  },
  {
    id: 'dunning-kruger-effect-old-books-sound',
    kind: 'decide',
    twinOf: 'dunning-kruger-effect-old-books',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'After three weeks at Mrs. Ferreira’s shop, pricing books comes easily to you; she’s checked two hundred of your prices, changed three, and lets you buy. A man with forty books would appreciate an offer now, and he won’t wait until three, when she’s back. Felix, hired together with you, is here.\n\nWhat do you do?',
    decidingWords: [
      'she’s checked two hundred of your prices, changed three, and lets you buy',
      'he won’t wait until three',
    ],
    options: [
      {
        text: 'Offer him the average of Felix’s figure and yours.',
        tag: 'split',
        rationale:
          'An average feels careful. Nothing is known of Felix’s figures, though, while yours have been checked two hundred times.',
      },
      {
        text: 'Ask him to wait for Mrs. Ferreira’s return.',
        tag: 'wait',
        rationale:
          'Asking the boss is a good reflex for a newcomer. But he won’t wait, and Mrs. Ferreira lets you buy.',
      },
      {
        text: 'Turn the books down and send him next door.',
        tag: 'decline',
        rationale:
          'Next door gets the forty books, and Mrs. Ferreira gets nothing. A beginner’s modesty is out of place after that check.',
      },
      {
        text: 'Offer him a price based on your own figures.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Early, perhaps, yet “she’s checked two hundred of your prices, changed three, and lets you buy.” That score came from someone who knows, and “he won’t wait until three.”',
      },
    ],
    flip: {
      fact: 'Your prices have gone onto the shelves without anyone checking them, and the man is happy to come back at three.',
      makesRight: 'Ask him to wait for Mrs. Ferreira’s return.',
    },
  },
  {
    id: 'dunning-kruger-effect-driving-lessons',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Aisling: How’s the driving?\nOtto: Smooth! After four lessons with Selma, there isn’t much left to learn. I’m level with Lars, and he drives a cab.\nSelma: I grabbed the wheel six times today, dear.\nOtto: Did you? I thought you were pointing things out. Anyway, I hope for sunshine on Friday. I’ll hate giving up your car.',
    decidingWords: ['there isn’t much left to learn', 'I thought you were pointing things out'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'Four lessons in, “there isn’t much left to learn,” says Otto. He knows so little that being rescued looks to him like conversation: “I thought you were pointing things out.”',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'Otto does “hope for sunshine” on Friday. A hope about the weather isn’t the trouble; he’s wrong about how well he drives today.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'He’ll “hate giving up your car,” so there’s some fondness. It isn’t his, and he sets no price on it.',
      },
      {
        text: 'No bias here',
        rationale:
          'It’s fine to be proud of a start. But Selma’s hand was on the wheel six times, and Otto took none of them for what they were.',
      },
    ],
  },
]
