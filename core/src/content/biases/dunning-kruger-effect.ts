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
  neighbors: [
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
          'One lesson in, Theo tells a veteran that “he’s about as good as I am.” He knows too little to notice the fakes he’s missing, so three out of ten feels like nine.',
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
      'Three weeks into your Polish class, you’ve written a welcome page for visitors from Kraków. It came easily, and after two careful readings you can’t find a mistake. There’s time for one more reading. Archie from class says he’s gotten good; Dana, who studied in Kraków for six years, says she’s still learning; Olek left Poland as a baby and speaks only English.\n\nWhat do you do?',
    decidingWords: ['Three weeks into your Polish class', 'studied in Kraków for six years'],
    options: [
      {
        text: 'Have Archie read through the page tonight.',
        tag: 'go ahead',
        rationale:
          'Archie sounds ready, and fresh eyes are welcome. His Polish is as old as yours, three weeks, and so is his sense of what’s correct.',
      },
      {
        text: 'Have Dana read through the page tonight.',
        right: true,
        tag: 'ask',
        rationale:
          '“Three weeks into your Polish class,” not finding a mistake proves little. Dana “studied in Kraków for six years,” long enough to know how much there is to get wrong.',
      },
      {
        text: 'Have Olek read through the page tonight.',
        tag: 'ask',
        rationale:
          'Poland is where Olek was born, which makes him the natural pick. But he left as a baby and “speaks only English.”',
      },
      {
        text: 'Read through the page again yourself tonight.',
        tag: 'compare',
        rationale:
          'Two readings found nothing, so a third feels thorough. The reader is the trouble: after three weeks, you don’t yet know what to look for.',
      },
    ],
    flip: {
      fact: 'Olek grew up and went to school in Kraków, and Dana has never learned Polish.',
      makesRight: 'Have Olek read through the page tonight.',
    },
  },
  {
    id: 'dunning-kruger-effect-toaster-table',
    slot: 'bias14',
    form: 'C',
    kind: 'decide',
    genre: 'list',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Repair café, practice sheet: ten toasters, checked by you and rechecked by Sunita, our electrician\nHeating wires: You felt sure of yourself. She agrees with you on five.\nSwitches: You felt lost. She agrees on all ten.\nCords: You felt sure. She agrees on seven.\nPlugs: You felt all right. She agrees on eight.\nOn Saturday you’ll do one of the four jobs, and the others are covered.\n\nWhat do you do?',
    decidingWords: ['You felt lost. She agrees on all ten'],
    options: [
      {
        text: 'Sign up to check the heating wires.',
        tag: 'go ahead',
        rationale:
          'Feeling sure is what draws you here. Sunita disagreed with your verdict on half the toasters, and on Saturday people take their toasters home.',
      },
      {
        text: 'Sign up to check the switches.',
        right: true,
        tag: 'split',
        rationale:
          '“You felt lost. She agrees on all ten.” An electrician’s recheck says more about your skill than feeling lost does.',
      },
      {
        text: 'Sign up to check the cords.',
        tag: 'compare',
        rationale:
          'Cords look like a beginner’s job, and you felt sure of them. Three of your ten verdicts didn’t hold up with Sunita.',
      },
      {
        text: 'Sign up to check the plugs.',
        tag: 'decline',
        rationale:
          'Eight in ten is decent, and “all right” is a modest way to feel. One task on the sheet still has a better score.',
      },
    ],
    flip: {
      fact: 'Sunita agrees with you on all ten toasters’ heating wires and on five of the switches.',
      makesRight: 'Sign up to check the heating wires.',
    },
  },
  {
    id: 'dunning-kruger-effect-algae-slides',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'In her second week at the lake station, Corazon counted algae on twenty slides that Sabine, there for twelve years, had counted as well. The sheets haven’t been compared. Most specks on any slide are dust, and Corazon, who takes the pale algae for dust, too, found half as many as Sabine. “I’m as good as Sabine on these,” she wrote home. “She snaps at me, but she’s up before five.”',
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
          '“Most specks on any slide are dust,” and that’s easy to forget. If anything, Corazon leans on it too hard; her trouble is that she can’t tell the kinds apart.',
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
          'Two weeks into the job and already as good as a veteran? That sets off alarm bells. But the score doesn’t come from Corazon, and it’s excellent.',
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
      'After three weeks at Mrs. Ferreira’s bookshop, pricing books comes easily to you, though nobody’s checked your prices yet. Felix, hired the same day, agonizes over his; she’s checked two hundred of them and changed three. A man needs an offer for forty leather-bound books before she’s back. You think $400, Felix thinks $250, and the usual $160 is for paperbacks.\n\nWhat do you do?',
    decidingWords: ['nobody’s checked your prices yet', 'checked two hundred of them and changed three'],
    options: [
      {
        text: 'Offer the man $160 for the books.',
        tag: 'decline',
        rationale:
          'A set price takes the guessing out of it. The shop’s $160 is for paperbacks, though, and his forty books are bound in leather.',
      },
      {
        text: 'Offer the man $250 for the books.',
        right: true,
        tag: 'ask',
        rationale:
          'Felix agonizes, yet Mrs. Ferreira “checked two hundred of them and changed three.” Yours come easily, but “nobody’s checked your prices yet,” so the ease tells you nothing.',
      },
      {
        text: 'Offer the man $325 for the books.',
        tag: 'split',
        rationale:
          'Between two figures, the middle feels safe. Half of it is Felix’s, which has been tested, and half is yours, which hasn’t.',
      },
      {
        text: 'Offer the man $400 for the books.',
        tag: 'go ahead',
        rationale:
          'You feel ready, and the man will be delighted. Three weeks of unchecked prices are no proof of skill, and it’s Mrs. Ferreira’s money.',
      },
    ],
    flip: {
      fact: 'Mrs. Ferreira has checked two hundred of your prices and changed three, and nobody’s checked Felix’s.',
      makesRight: 'Offer the man $400 for the books.',
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
      'After three weeks at Mrs. Ferreira’s bookshop, pricing books comes easily to you; she’s checked two hundred of your prices and changed three. Felix, hired the same day, agonizes over his, though nobody’s checked them yet. A man needs an offer for forty leather-bound books before she’s back. You think $400, Felix thinks $250, and the usual $160 is for paperbacks.\n\nWhat do you do?',
    decidingWords: ['she’s checked two hundred of your prices and changed three'],
    options: [
      {
        text: 'Offer the man $160 for the books.',
        tag: 'decline',
        rationale:
          'Sticking to the shop’s $160 sounds modest. It’s the price of paperbacks, and these forty are leather-bound.',
      },
      {
        text: 'Offer the man $250 for the books.',
        tag: 'ask',
        rationale:
          'Agonizing looks like care, and a low offer is thrifty. Nobody has checked a single price of Felix’s, while two hundred of yours have been.',
      },
      {
        text: 'Offer the man $325 for the books.',
        tag: 'split',
        rationale:
          'Meeting in the middle looks modest. It pulls a tested figure toward Felix’s, about which nothing is known.',
      },
      {
        text: 'Offer the man $400 for the books.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Three weeks isn’t long, but “she’s checked two hundred of your prices and changed three.” This time the easy feeling has been tested by someone who knows.',
      },
    ],
    flip: {
      fact: 'Mrs. Ferreira has checked two hundred of Felix’s prices and changed three, and nobody’s checked yours.',
      makesRight: 'Offer the man $250 for the books.',
    },
  },
  {
    id: 'dunning-kruger-effect-driving-lessons',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Aisling: How’s the driving?\nOtto: Smooth! After four lessons with Selma, there isn’t much left to learn. I’m level with Lars, and he drives a cab.\nSelma: I grabbed the wheel six times today, dear.\nOtto: Did you? I thought you were pointing things out. Anyway, I’m hoping for sunshine at Friday’s test. I’ll hate giving up your car.',
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
          'Otto is “hoping for sunshine” at his test. A hope about the weather isn’t the trouble; he’s wrong about how well he drives today.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'He’ll “hate giving up your car,” so he’s grown fond of it. But the car isn’t his, and he sets no price on it.',
      },
      {
        text: 'No bias here',
        rationale:
          'It’s fine to be proud of a start. But Selma’s hand was on the wheel six times, and Otto took none of them for what they were.',
      },
    ],
  },
]
