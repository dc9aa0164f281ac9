import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Authority Bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['expert', 'rank', 'title', 'fame', 'boss', 'obedience', 'trust', 'uniform'],
  link: 'https://en.wikipedia.org/wiki/Authority_bias',
  definition:
    'Giving an opinion more weight than its reasons deserve because the person behind it has rank, a title or fame. Evidence that points the other way then hardly counts.',
  neighbors: [
    {
      name: 'Halo Effect',
      tellApart: 'Is a claim trusted because of the speaker’s position, or does one good trait lift all the others?',
    },
    {
      name: 'Social Proof',
      tellApart: 'Does one important voice settle the matter, or the sight of what other people do?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart: 'Is it one person’s standing that persuades, or the growing number of people who have joined?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Does the word count for more because of the speaker’s rank, or because the speaker belongs to your circle?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'With the rainy season coming, a housing co-op in Valparaíso has to decide what to do about its roof. Its builder has opened the ceiling and found two rotten beams; the photos are on the table. Professor Ibarra, who’s won three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
    failingStep: 'With those prizes, he can’t be wrong about a roof',
    why: 'Prizes make his guess better than most people’s, but prizes don’t inspect beams. He saw none of them up close and gave no reason, while the photos show rot. Had he examined the wood or explained the marks, his word could outweigh them.',
  },
  soundWhen:
    'Trusting experts is often the best we can do: it’s their field, they’ve looked at the case, and others in the field mostly agree. If your dentist studies the X-ray and says the tooth can wait, you don’t have to check it yourself.',
  reply:
    'Ask of any big name: “What did they look at, and what is their reason?” Then imagine hearing the same words from somebody without a title, and see how much weight they still carry.',
  evidence:
    'Milgram (1963), “Behavioral Study of Obedience”, Journal of Abnormal and Social Psychology 67; Hofling et al. (1966), “An Experimental Study in Nurse-Physician Relationships”, Journal of Nervous and Mental Disease 143. Rank & Jacobson (1977), Journal of Health and Social Behavior 18, could not repeat the second when nurses knew the drug and could consult others.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'authority-bias-relay-order',
    slot: 'bias16',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Your relay team races tomorrow, and the running order is due at six tonight. You’ve timed eight runs with Esperanza last and eight with Ngozi last; with Esperanza the team was half a second faster on average. Today Mr. Sandoval, twice a national champion, watched one lap, told you to put Ngozi last, and left for a flight that lands tomorrow. Your runners are resting. What do you do?',
    decidingWords: ['with Esperanza the team was half a second faster on average', 'watched one lap'],
    options: [
      {
        text: 'Hand in the order with Ngozi running last.',
        tag: 'go ahead',
        rationale:
          'A champion’s eye deserves a hearing, but it saw one lap and gave no reason. Sixteen timed runs point the other way.',
      },
      {
        text: 'Call the runners in to time each order again.',
        tag: 'compare',
        rationale:
          'More runs sound thorough. Sixteen are on record already, and two more on the eve of the race cost your team its rest.',
      },
      {
        text: 'Ask Mr. Sandoval for his reasons and wait.',
        tag: 'ask',
        rationale:
          'His reasons are worth hearing someday. He’s in the air until tomorrow, though, and the order is due at six.',
      },
      {
        text: 'Hand in the order with Esperanza running last.',
        right: true,
        tag: 'decline',
        rationale:
          'Your stopwatch has the better claim: over eight runs each, “with Esperanza the team was half a second faster on average.” Mr. Sandoval “watched one lap.”',
      },
    ],
    flip: {
      fact: 'Before he left, Mr. Sandoval showed you that the start had been marked wrong whenever Ngozi ran last, which cost those runs a full second.',
      makesRight: 'Hand in the order with Ngozi running last.',
    },
  },
  {
    id: 'authority-bias-car-photo',
    slot: 'bias16',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Notes in the family album, beside Grandma in her first car:\nThe photo shop’s stamp on the back says 1964. Olek\nThanks, I saw it! But I described the picture to Uncle Santiago over the phone, and they don’t make a man professor of history for nothing, so it’s 1958, like he says. He was charming, as our side of the family tends to be, and the cousins are changing their albums, too. Teresa',
    decidingWords: ['they don’t make a man professor of history for nothing'],
    options: [
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'Teresa has seen the stamp, but “they don’t make a man professor of history for nothing.” His title, plus a phone call, outweighs a date printed on the photo.',
      },
      {
        text: 'Social Proof',
        rationale:
          'The cousins are changing their albums, which looks like a crowd. They come after her decision, and she doesn’t give them as her reason.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'Pride in “our side of the family” is plain to see. It explains his charm, though; what puts the uncle above the stamp is his profession.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Uncle Santiago’s charm does get praised. But it’s his professorship that leads to “so it’s 1958,” and the charm follows as an afterthought.',
      },
    ],
  },
  {
    id: 'authority-bias-cleaning-order',
    slot: 'bias16',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Start on the top floor,” said the hotel’s manager on a tour last year, and walked on. For two months you and your cleaners alternated: on weekdays, starting at the bottom got guests into their rooms forty minutes sooner, and on weekends, with late checkouts downstairs, starting at the top was quicker by twenty. He’s leaving the decision to you, as head housekeeper. Which order do you set for the summer?',
    decidingWords: [
      'on weekdays, starting at the bottom got guests into their rooms forty minutes sooner',
      'starting at the top was quicker by twenty',
    ],
    options: [
      {
        text: 'Start on the top floor every day of the week.',
        tag: 'go ahead',
        rationale:
          'It’s what the manager said, in passing and without a reason. On five days out of seven, guests wait forty minutes longer that way.',
      },
      {
        text: 'Start on the bottom floor every day of the week.',
        tag: 'decline',
        rationale:
          'Standing up to a casual remark feels good, and on weekdays it pays. On weekends his order was the quicker one, by twenty minutes.',
      },
      {
        text: 'Start at the bottom on weekdays and the top on weekends.',
        right: true,
        tag: 'split',
        rationale:
          'Two months of trials say so: “on weekdays, starting at the bottom got guests into their rooms forty minutes sooner,” and on weekends “starting at the top was quicker by twenty.”',
      },
      {
        text: 'Keep alternating through the summer and decide in the fall.',
        tag: 'wait',
        rationale:
          'More testing sounds careful, but two months have given a clear answer for each part of the week. Going on alternating keeps half the summer’s guests waiting.',
      },
    ],
    flip: {
      fact: 'On weekends, too, starting at the bottom was quicker by twenty minutes.',
      makesRight: 'Start on the bottom floor every day of the week.',
    },
  },
  {
    id: 'authority-bias-night-bang',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Otto: Two listeners are asking if last night’s bang was the boatyard.\nJun: Mrs. Ferreira, the former chief justice, called with the first explanation. She heard about it at the hairdresser’s, and it was definitely thunder.\nOtto: Coming from her, that’s good enough for the noon news.\nJun: OK, ferries next.',
    decidingWords: ['She heard about it at the hairdresser’s', 'Coming from her, that’s good enough'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'Mrs. Ferreira’s “definitely” is surer than a rumor from the hairdresser’s allows. The step that puts thunder on the air is Otto’s, though, and he trusts her rank, not himself.',
      },
      {
        text: 'Anchoring',
        rationale:
          'Hers is the first explanation to come in, and first ones tend to stick. But Otto doesn’t adjust from a starting point; he says outright that he takes it because it’s hers.',
      },
      {
        text: 'No bias here',
        rationale:
          'It may have been thunder, and a chief justice is an honest caller. Still, her old office taught her nothing about weather, and she only heard about the bang secondhand.',
      },
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          '“Coming from her, that’s good enough,” says Otto. All that the former chief justice knows is hearsay: “She heard about it at the hairdresser’s.”',
      },
    ],
  },
  {
    id: 'authority-bias-night-bang-sound',
    kind: 'sound',
    twinOf: 'authority-bias-night-bang',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Otto: Two listeners are asking if last night’s bang was the boatyard.\nJun: Mrs. Ferreira, head of the weather service, called with the first explanation. She has the lightning map for that minute, and it was definitely thunder.\nOtto: Coming from her, that’s good enough for the noon news.\nJun: OK, ferries next.',
    decidingWords: ['head of the weather service', 'She has the lightning map for that minute'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Otto trusts the right person for a reason. As “head of the weather service” she’s in her own field, and “She has the lightning map for that minute.”',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          '“Definitely” is a strong word for a bang in the night. With the lightning map in front of her, Mrs. Ferreira is entitled to it.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A high title does come with the call, and “Coming from her” sounds like bowing to it. But the map backs her up, and thunder is her business.',
      },
      {
        text: 'Anchoring',
        rationale:
          'Hers is the first explanation to come in, it’s true. But Otto isn’t stuck on an early guess; what he goes by is a lightning map for that very minute.',
      },
    ],
  },
  {
    id: 'authority-bias-welsh-banner',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Your class’s banner for the Welsh visitors is missing one letter, the first of the second word. The visitors’ own note has an M there, an old banner for other guests a P, a student’s phone a B. Mr. Gupta, superintendent of forty schools, wants an F. He doesn’t know Welsh, he adds, but he’s hung many a banner. The bus arrives in ten minutes. What do you do?',
    decidingWords: ['The visitors’ own note has an M there', 'He doesn’t know Welsh'],
    options: [
      {
        text: 'Paint an M at the start of the second word.',
        tag: 'decline',
        right: true,
        rationale:
          '“The visitors’ own note has an M there,” and it’s their language. Mr. Gupta runs forty schools, but by his own account he “doesn’t know Welsh.”',
      },
      {
        text: 'Paint a P at the start of the second word.',
        tag: 'compare',
        rationale:
          'At least that P has hung in public before. It greeted other guests, though, and these visitors have put their own words in writing.',
      },
      {
        text: 'Paint a B at the start of the second word.',
        tag: 'compare',
        rationale:
          'Phones know a little of many languages. This one is up against a note from the Welsh visitors themselves.',
      },
      {
        text: 'Paint an F at the start of the second word.',
        tag: 'go ahead',
        rationale:
          'Saying no to a superintendent is awkward, and he sounds sure. Hanging many a banner hasn’t taught him Welsh, as he admits.',
      },
    ],
    flip: {
      fact: 'Mr. Gupta grew up speaking Welsh and shows you that you misread an F in the note.',
      makesRight: 'Paint an F at the start of the second word.',
    },
  },
  {
    id: 'authority-bias-welsh-banner-sound',
    kind: 'decide',
    twinOf: 'authority-bias-welsh-banner',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Your class’s banner for the Welsh visitors is missing one letter, the first of the second word. A dictionary has an M there, an old banner for other guests a P, a student’s phone a B. Mr. Gupta, superintendent of forty schools, wants an F. He taught Welsh, he adds, and after a first word like this, M becomes F, which dictionaries don’t show. The bus arrives in ten minutes. What do you do?',
    decidingWords: ['He taught Welsh', 'M becomes F'],
    options: [
      {
        text: 'Paint an M at the start of the second word.',
        tag: 'decline',
        rationale:
          'A dictionary is where careful people look. But Mr. Gupta has told you why the F doesn’t show up there.',
      },
      {
        text: 'Paint a P at the start of the second word.',
        tag: 'compare',
        rationale:
          'Copying from a banner that’s been used has its logic. That one was for other guests, and nobody says it carried the same greeting.',
      },
      {
        text: 'Paint a B at the start of the second word.',
        tag: 'compare',
        rationale:
          'The phone is quick, and ten minutes isn’t long. It gives no reason for its B, while a man who taught Welsh gives one for his F.',
      },
      {
        text: 'Paint an F at the start of the second word.',
        tag: 'go ahead',
        right: true,
        rationale:
          'It looks like bowing to rank. But “He taught Welsh,” and he can tell you when “M becomes F” and why you won’t find it in a dictionary. That’s knowledge and a reason.',
      },
    ],
    flip: {
      fact: 'The M stands in the visitors’ own note, and Mr. Gupta knows no Welsh.',
      makesRight: 'Paint an M at the start of the second word.',
    },
  },
  {
    id: 'authority-bias-rest-the-knee',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Lars, your knee exercises took me from twelve stairs to forty, and your patients who’ve stayed love them. But at dinner last night the head of the heart clinic said to rest, and when a man of that rank says rest, I rest, as my sisters do. Please cancel my Thursdays. Zainab',
    decidingWords: ['when a man of that rank says rest, I rest'],
    options: [
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'Zainab writes that “when a man of that rank says rest, I rest.” He runs a heart clinic and spoke over dinner; against that, she has her own forty stairs.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Patients “who’ve stayed” are a select group. But Zainab mentions their praise and then goes against it, so no lesson is drawn from them.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Her sisters rest as well, and that’s pleasant company. They aren’t why she quits; the words just before them name a man’s rank.',
      },
      {
        text: 'No bias here',
        rationale:
          'Listening to a doctor is usually wise. This one works on hearts and hasn’t examined her knee, while Zainab’s own stairs show that the exercises help.',
      },
    ],
  },
]
