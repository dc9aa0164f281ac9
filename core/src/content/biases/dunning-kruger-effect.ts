import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'dunning-kruger-effect',
  aliases: ['Dunning–Kruger'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['beginner', 'skill', 'self-assessment', 'expert', 'competence', 'learning', 'blind spot'],
  link: 'https://yourbias.is/the-dunning-kruger-effect',
  definition:
    'Rating your own ability far too high at something you’re still bad at. The knowledge you lack is the very knowledge you’d need to see your mistakes, so they stay hidden from you.',
  gloss: 'Too inexperienced to see the gaps.',
  neighbors: [
    {
      concept: 'optimism-bias',
      tellApart: 'Does someone think they’re better at it than they are, or just expect things to turn out well?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Is someone wrong about how good they are, or about what anyone could have seen coming?',
    },
    {
      concept: 'confirmation-bias',
      tellApart: 'Do they know too little to see the mistakes, or look only for what fits their belief?',
    },
    {
      concept: 'overconfidence-effect',
      tellApart: 'Does the mistake come from knowing too little to see the gaps, or could an expert make it, too?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ed has been learning Portuguese for six weeks. He translates the safety sheet for the boats his family rents out on Cape Cod, reads it through, and has his sister cancel the translator. “I checked every line and found no mistakes, so my Portuguese is good enough,” he tells her. The first guest from Lisbon finds nine, one of them in the part about life jackets.',
    failingStep: 'I checked every line and found no mistakes, so my Portuguese is good enough',
    why: 'He did the checking with the same six weeks of Portuguese that made the mistakes. Finding none can mean there are none, or that he can’t see them yet. He needs a check from outside, by someone fluent.',
  },
  soundWhen:
    'Beginners may think well of their skill when something outside backs them up. If Farah has been learning to type for a month and a timer shows sixty words a minute with few errors, “I’m getting fast” is simply true. And not every cocky mistake is this bias; experts make them, too.',
  reply:
    'Before you rate yourself at something new, get one score that you didn’t give yourself: a test, a corrected piece of work, a skilled person’s list of what’s missing.',
  evidence:
    'Kruger & Dunning (1999), “Unskilled and Unaware of It,” Journal of Personality and Social Psychology 77. Gignac & Zajenkowski (2020), Intelligence 80, argue that much of the famous pattern is a statistical artifact.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'dunning-kruger-effect-photo-check',
    slot: 'bias14',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'From Donna’s log: I’ve been spotting fake photos for fifteen years. After one lesson, Theo told me he’s about as good as I am. On the first test of the ten-week course, he gave himself nine out of ten and scored three. “But I knew that pelican was real,” he told me.',
    decidingWords: ['he’s about as good as I am', 'gave himself nine out of ten and scored three'],
    options: [
      {
        label: 'hindsight-bias',
        rationale:
          '“But I knew that pelican was real” sounds like knowing it all along. But Theo made his big claim before the test, and the pelican may be one of the three he got right.',
      },
      {
        label: 'planning-fallacy',
        rationale:
          'Theo acts as if one lesson could take the place of ten weeks. But he isn’t guessing how long anything will take; what he gets wrong is how good he is.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Donna writes, “After one lesson, Theo told me he’s about as good as I am.” He knows so little that he doesn’t notice his mistakes, and three right answers feel like nine.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'Theo mentions the pelican because it supports him. That’s after the test, though, and he “gave himself nine” because he doesn’t see his mistakes.',
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
      'Three weeks into your Polish class, you’ve written a welcome page for visitors from Kraków. It came easily, and you’ve read it twice without finding a mistake, but there’s time for one more reading. Archie, from your class, says he’s gotten good, while Dana, who studied in Kraków for six years, says she’s still learning. Olek left Poland as a baby and speaks only English.\n\nWhat do you do?',
    decidingWords: ['Three weeks into your Polish class', 'studied in Kraków for six years'],
    options: [
      {
        text: 'Have Archie read through the page tonight.',
        tag: 'go ahead',
        rationale:
          'Archie sounds sure, and he’d see the page with fresh eyes. Still, he’s had three weeks of Polish, just like you.',
      },
      {
        text: 'Have Dana read through the page tonight.',
        right: true,
        tag: 'ask',
        rationale:
          '“Three weeks into your Polish class,” you can’t see all your mistakes. Dana “studied in Kraków for six years,” so she can, even if she says she’s still learning.',
      },
      {
        text: 'Have Olek read through the page tonight.',
        tag: 'ask',
        rationale:
          'Olek was born in Poland, so he seems like the right person. But he left as a baby and speaks only English.',
      },
      {
        text: 'Read through the page again yourself tonight.',
        tag: 'compare',
        rationale:
          'A third reading feels thorough. But after three weeks of Polish, you don’t know yet what to look for.',
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
      'Repair café, practice sheet: ten toasters, checked by you and rechecked by Sunita, our electrician\nHeating elements: You felt sure. Sunita agrees with you on five.\nSwitches: You felt lost. She agrees on all ten.\nCords: You felt sure. She agrees on seven.\nPlugs: You felt all right. She agrees on eight.\nOn Saturday you’ll do one of these jobs, and the others are covered.\n\nWhat do you do?',
    decidingWords: ['You felt lost. She agrees on all ten'],
    options: [
      {
        text: 'Sign up to check the heating elements.',
        tag: 'go ahead',
        rationale:
          'Feeling sure draws you to the heating elements. Yet the electrician disagrees with you on half the toasters, and people will use them at home.',
      },
      {
        text: 'Sign up to check the switches.',
        right: true,
        tag: 'split',
        rationale:
          '“You felt lost. She agrees on all ten.” Sunita is an electrician, and her check says more about your skill than your feeling does.',
      },
      {
        text: 'Sign up to check the cords.',
        tag: 'compare',
        rationale:
          'Cords look like a job for beginners, and you felt sure. Still, Sunita disagrees with you on three of ten.',
      },
      {
        text: 'Sign up to check the plugs.',
        tag: 'decline',
        rationale:
          'Eight out of ten is good, and you felt all right. But you did even better on the switches, where Sunita agrees on all ten.',
      },
    ],
    flip: {
      fact: 'Sunita agrees with you on all ten toasters’ heating elements and on five of the switches.',
      makesRight: 'Sign up to check the heating elements.',
    },
  },
  {
    id: 'dunning-kruger-effect-algae-slides',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'In her second week at the lake station, Corazon has counted algae on the same twenty slides as Sabine, who’s been there twelve years, but nobody has compared their counts. Most specks are just dust, but Corazon takes the pale algae for dust, too, and finds half as many as Sabine. “Sabine snaps at me, but she’s up before five,” she writes home. “And on these slides I’m as good as she is.”',
    decidingWords: ['Corazon takes the pale algae for dust'],
    breaksAt: '“And on these slides I’m as good as she is.”',
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Sabine snaps at her, and many people would blame Sabine’s character. Corazon blames the early hour instead.',
      },
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          '“Corazon takes the pale algae for dust,” so she can’t see what she’s missing. That’s how she comes to believe she’s as good as someone with twelve years of practice.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Most specks are dust, and that’s easy to forget. Corazon doesn’t forget it, though; she just can’t tell some of the algae from dust.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Beginners can be good, and she’s counted the same slides as Sabine. Still, nobody has compared the counts, and she’s missed half of the algae.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-algae-slides-sound',
    kind: 'sound',
    twinOf: 'dunning-kruger-effect-algae-slides',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'In her second week at the lake station, Corazon has counted algae on the same twenty slides as Sabine, who’s been there twelve years, and the director has compared their counts. Most specks are dust, but Corazon picks out the pale algae, and the director tells her she has 896 of Sabine’s 900. “Sabine snaps at me, but she’s up before five,” she writes home. “And on these slides I’m as good as she is.”',
    decidingWords: ['tells her she has 896 of Sabine’s 900'],
    options: [
      {
        label: 'fundamental-attribution-error',
        rationale:
          '“Sabine snaps at me” sounds like the start of a complaint about Sabine’s character. But Corazon blames the early hour.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'With so much dust on the slides, it’s easy to count too many specks as algae. Corazon doesn’t, though; she can tell even the pale algae from dust.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Corazon sounds like a boastful beginner. But the director “tells her she has 896 of Sabine’s 900,” so somebody else has checked, and all she claims is to be as good “on these slides.”',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'As good as an expert after two weeks? That sounds doubtful, but Corazon isn’t her own judge; the director compared the counts, and the two counts nearly match.',
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
      'You and Felix started at Mrs. Ferreira’s bookshop the same day. Three weeks later, pricing leather-bound books comes easily to you, though nobody’s checked your prices yet. Felix agonizes over his, but Mrs. Ferreira has checked two hundred of them and changed three. While she’s out, a man wants an offer for forty leather-bound books. You think $400, Felix thinks $250, and the shop’s list, which is for paperbacks, says $160.\n\nWhat do you do?',
    decidingWords: ['nobody’s checked your prices yet', 'checked two hundred of them and changed three'],
    options: [
      {
        text: 'Offer the man $160 for the books.',
        tag: 'decline',
        rationale:
          'Going by a list takes the guessing out of it. But the list is for paperbacks, and these forty books are leather-bound.',
      },
      {
        text: 'Offer the man $250 for the books.',
        right: true,
        tag: 'ask',
        rationale:
          'Mrs. Ferreira has “checked two hundred of them and changed three,” so Felix’s prices are good. Yours come easily, but “nobody’s checked your prices yet.”',
      },
      {
        text: 'Offer the man $325 for the books.',
        tag: 'split',
        rationale:
          'The middle of two prices feels safe. But Felix’s judgment has been checked and yours hasn’t, so all this does is pull his price toward a guess.',
      },
      {
        text: 'Offer the man $400 for the books.',
        tag: 'go ahead',
        rationale:
          'Pricing comes easily to you, so $400 feels right. Still, in three weeks nobody has checked your prices, and it’s Mrs. Ferreira’s money.',
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
      'You and Felix started at Mrs. Ferreira’s bookshop the same day. Three weeks later, pricing leather-bound books comes easily to you, and Mrs. Ferreira has checked two hundred of your prices and changed three. Felix agonizes over his, and nobody’s checked them. Now, while she’s out, a man wants an offer for forty leather-bound books. You think $400, Felix thinks $250, and the shop’s list, which is for paperbacks, says $160.\n\nWhat do you do?',
    decidingWords: ['checked two hundred of your prices and changed three'],
    options: [
      {
        text: 'Offer the man $160 for the books.',
        tag: 'decline',
        rationale:
          'Sticking to the list seems modest. But that’s the price for paperbacks, and these books are leather-bound.',
      },
      {
        text: 'Offer the man $250 for the books.',
        tag: 'ask',
        rationale:
          'Felix agonizes, and that looks like care. But two hundred of your prices have been checked, and none of his.',
      },
      {
        text: 'Offer the man $325 for the books.',
        tag: 'split',
        rationale:
          'Meeting in the middle seems fair. But your pricing has been checked and Felix’s hasn’t, so there’s no reason to move toward his number.',
      },
      {
        text: 'Offer the man $400 for the books.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You’re new, but Mrs. Ferreira has “checked two hundred of your prices and changed three.” So it isn’t just that pricing comes easily; an expert has found you right nearly every time.',
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
      'Alicia: How’s the driving going?\nTom: Smooth! After four lessons with Selma, there isn’t much left to learn.\nSelma: I grabbed the wheel six times today, dear.\nTom: Did you? I thought you were pointing things out. Anyway, I’m hoping for sunshine for Friday’s test. I’ll miss your car!',
    decidingWords: ['there isn’t much left to learn', 'I thought you were pointing things out'],
    breaksAt: 'After four lessons with Selma, there isn’t much left to learn.',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'After four lessons, Tom says “there isn’t much left to learn.” Selma grabbed the wheel six times, and he didn’t even notice: “I thought you were pointing things out.”',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Tom is “hoping for sunshine” at his test. Still, the weather isn’t what he’s wrong about; what he gets wrong is how well he drives.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Tom will miss the car, so he’s grown fond of it. But it isn’t his, and he doesn’t put a price on it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s fine to be proud after four lessons. Selma had to grab the wheel six times, though, and Tom took it for pointing things out.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-two-videos',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Kyle: I’m rewiring the panel this weekend\nMaya: Isn’t that an electrician thing?\nKyle: I watched two videos. There’s nothing to it, red goes with red. I know as much as those guys now\nMaya: What’s the bare one for?\nKyle: Huh. I think that’s an extra',
    decidingWords: ['I know as much as those guys now', 'I think that’s an extra'],
    breaksAt: 'I know as much as those guys now',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'After two videos he rates himself level with electricians, and he doesn’t know what the ground wire is. He knows too little to see what he’s missing.',
      },
      { label: 'hindsight-bias', rationale: 'Nothing has happened yet that he could claim to have foreseen.' },
      {
        label: 'no-flaw',
        rationale:
          'People do learn things from videos. Ranking himself with the people who do it for a living is another matter.',
      },
      {
        label: 'planning-fallacy',
        rationale: 'Whether a weekend is enough isn’t what’s off. What he thinks he knows is.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-interpreter',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'The form asked if the patient needed an interpreter. “We’re good,” said Austin. “I’ll do it.” He’d been using the app for five weeks and had a gold owl.\nMarisol’s mother looked from him to the nurse and said something quick and worried about her chest.\n“She says her breast of chicken,” said Austin. “No. She ate chicken?” He gave the nurse a thumbs-up. “I’m basically fluent, she’s just got an accent.”',
    decidingWords: ['using the app for five weeks', 'I’m basically fluent'],
    breaksAt: '“I’m basically fluent, she’s just got an accent.”',
    options: [
      {
        label: 'dunning-kruger-effect',
        right: true,
        rationale:
          'Five weeks with an app leave him unable to follow one sentence, and unable to notice. He blames her accent.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He doesn’t expect good luck. He misjudges a skill that he’s using right now.',
      },
      { label: 'no-flaw', rationale: 'Wanting to help is kind. The hospital has people who speak the language.' },
      { label: 'endowment-effect', rationale: 'Nothing that he owns is being priced, by him or anyone else.' },
    ],
  },
  {
    id: 'dunning-kruger-effect-passed-the-boards',
    kind: 'sound',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Dean, You asked whether I’m really ready to run the pharmacy on my own after only two years. I had that question, too, so I went looking for somebody to tell me no. I took last year’s licensing exam cold and got a 93. Ms. Nina sat in for a week and marked every decision she’d have made differently: two, both small, and I’ve fixed them. So yes, I think I’m ready, and you can have her notes. Shreya',
    decidingWords: ['I went looking for somebody to tell me no', 'marked every decision she’d have made differently'],
    options: [
      { label: 'optimism-bias', rationale: 'She isn’t hoping that it will go well. She checked whether it does.' },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'A young person sure of herself has the look of it. That mistake is made by people who never get measured.',
      },
      { label: 'endowment-effect', rationale: 'No price is put on something she owns.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She doesn’t go by feeling ready. She took an exam and had an expert watch for a week, and both came out well.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-brake-pads',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The brakes are grinding, and tomorrow at seven you’re driving your kids to the coast. The shop on the corner can do them today for $240. You’ve watched three videos, the parts are $55, and the guy in the last one did it in forty minutes, laughing. You’ve never had a wheel off. The neighbor who does know how is back on Sunday.\n\nWhat do you do?',
    decidingWords: ['You’ve never had a wheel off', 'The shop on the corner can do them today'],
    options: [
      {
        text: 'Take the car to the shop and pay today.',
        right: true,
        tag: 'decline',
        rationale: 'It’s brakes, it’s your kids, and somebody who knows how can do it today. The $185 buys that.',
      },
      {
        text: 'Change the pads yourself tonight with the video open.',
        tag: 'go ahead',
        rationale:
          'Three videos make it feel familiar. On your first try, you won’t know what you did wrong until you brake.',
      },
      {
        text: 'Drive slowly tomorrow and have the neighbor look on Sunday.',
        tag: 'wait',
        rationale: 'Waiting for somebody who knows is a good instinct. The trip is tomorrow, and the grinding is now.',
      },
      {
        text: 'Do the front yourself and have the shop do the back.',
        tag: 'split',
        rationale: 'It halves the bill, and it leaves you with the half you’ve never done.',
      },
    ],
    flip: {
      fact: 'You changed the pads on this car twice last year, and a mechanic checked both jobs and found nothing.',
      makesRight: 'Change the pads yourself tonight with the video open.',
    },
  },
]
