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
  neighbours: [
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
    text: 'With the rainy season coming, a housing co-op in Valparaíso has to decide about its roof. Its builder has opened the ceiling and found two rotten beams; the photos are on the table. Professor Ibarra, who’s won three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
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
    difficulty: 'easy',
    scenario:
      'Your relay team races tomorrow, and the order is due at six. You’ve timed eight runs with Esperanza last and eight with Ngozi last; with Esperanza the team was half a second faster on average. Today Mr. Sandoval, twice a national champion, watched one lap, told you to put Ngozi last, and left for a flight that lands tomorrow. Your runners are resting. Which do you choose?',
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
      'In the family album, beside Grandma in her first car:\nThe photo shop’s stamp on the back says 1964. Olek\nThanks, I saw it! But I described the picture to Uncle Santiago over the phone, and they don’t make a man professor of history for nothing, so it’s 1958, as he says. He was charming, as our side of the family is, and the cousins are changing their albums, too. Teresa',
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
          'Pride in “our side of the family” is plain to see. Olek is writing in the same album, however, and what lifts the uncle above the stamp is his profession.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Uncle Santiago’s charm does get praised. It’s his professorship that she builds on, with a “so,” while the charm follows as an afterthought.',
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
    difficulty: 'hard',
    scenario:
      '“Start on the top floor,” said the hotel’s director on a tour last year, and walked on. For two months you and the cleaners alternated: on weekdays, starting at the bottom got guests into their rooms forty minutes sooner, and on weekends, with late checkouts downstairs, starting at the top was quicker by twenty. He’s leaving the decision to you. Which order do you set for the summer?',
    decidingWords: [
      'on weekdays, starting at the bottom got guests into their rooms forty minutes sooner',
      'starting at the top was quicker by twenty',
    ],
    options: [
      {
        text: 'Start on the top floor every day of the week.',
        tag: 'go ahead',
        rationale:
          'It’s what the director said, in passing and without a reason. On five days out of seven, guests wait forty minutes longer that way.',
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
          'More testing sounds careful, but two months have given a clear answer for each part of the week. Half the summer’s guests pay for more of the same.',
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
    difficulty: 'medium',
    scenario:
      'Otto: Two listeners ask if last night’s bang was the boatyard.\nJun: Mrs. Ferreira, the former chief justice, phoned in the first explanation. She heard about it at the hairdresser’s, and it’s definitely thunder.\nOtto: Coming from her, that’s good enough for the noon news.\nJun: OK, ferries next.',
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
          'Hers is the first explanation to come in, and first ones stick. But he doesn’t adjust from a starting point; he says outright that it counts since it’s from her.',
      },
      {
        text: 'No bias here',
        rationale:
          'It may have been thunder, and a chief justice is an honest caller. Still, her office tells her nothing about weather, and she wasn’t even there for the bang.',
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
      'Otto: Two listeners ask if last night’s bang was the boatyard.\nJun: Mrs. Ferreira, head of the weather service, phoned in the first explanation. She has the lightning map for that minute, and it’s definitely thunder.\nOtto: Coming from her, that’s good enough for the noon news.\nJun: OK, ferries next.',
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
          '“Definitely” is a strong word for a bang in the night. With the lightning map for that minute, Mrs. Ferreira has earned it.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A high title does come with the call, and “Coming from her” sounds like bowing to it. But the map speaks along with her, and thunder is her business.',
      },
      {
        text: 'Anchoring',
        rationale:
          'No other explanation has reached the station yet, that’s so. Otto isn’t stuck on an early guess; what he has is a reading for that very minute.',
      },
    ],
  },
  {
    id: 'authority-bias-welsh-banner',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Your class has copied the greeting for your Welsh visitors from the visitors’ own letter, and you’ve checked the spelling twice. Mr. Gupta, superintendent of forty schools, stops to say that the second word begins with the wrong letter. He doesn’t know Welsh, he adds, but he’s hung many a banner. Paint and brush are handy, and the bus arrives in ten minutes. What do you do?',
    decidingWords: [
      'copied the greeting for your Welsh visitors from the visitors’ own letter',
      'He doesn’t know Welsh',
    ],
    options: [
      {
        text: 'Thank Mr. Gupta and leave the letter unchanged.',
        right: true,
        tag: 'decline',
        rationale:
          'The class “copied the greeting for your Welsh visitors from the visitors’ own letter.” Mr. Gupta runs forty schools, but by his own account “He doesn’t know Welsh.”',
      },
      {
        text: 'Hang the banner with a flag across that word.',
        tag: 'split',
        rationale:
          'Covering the word offends no superintendent. It also spoils a greeting that you’ve checked twice against the visitors’ own letter.',
      },
      {
        text: 'Hold the banner back and ask the visitors first.',
        tag: 'ask',
        rationale:
          'The visitors do know best, and in a way they’ve been asked: the words come from their letter. A welcome that’s rolled up as they get off is no welcome.',
      },
      {
        text: 'Repaint the letter the way Mr. Gupta says.',
        tag: 'go ahead',
        rationale:
          'Arguing with a superintendent is unpleasant, and paint is handy. But his reason is a career of hanging banners, which doesn’t teach anyone Welsh.',
      },
    ],
    flip: {
      fact: 'Mr. Gupta grew up speaking Welsh and shows you that your class miscopied the letter.',
      makesRight: 'Repaint the letter the way Mr. Gupta says.',
    },
  },
  {
    id: 'authority-bias-welsh-banner-sound',
    kind: 'decide',
    twinOf: 'authority-bias-welsh-banner',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Your class has put together the greeting for your Welsh visitors from a dictionary, and you’ve checked the spelling twice. Mr. Gupta, superintendent of forty schools, stops to say that the second word begins with the wrong letter. He taught Welsh, he adds, and it changes after the first word, which dictionaries don’t show. Paint and brush are handy, and the bus arrives in ten minutes. What do you do?',
    decidingWords: ['He taught Welsh, he adds, and it changes after the first word, which dictionaries don’t show'],
    options: [
      {
        text: 'Thank Mr. Gupta and leave the letter unchanged.',
        tag: 'decline',
        rationale:
          'You did check twice, but against a dictionary, and he’s just explained why a dictionary misses this. Pride in the spelling is no answer to that.',
      },
      {
        text: 'Hang the banner with a flag across that word.',
        tag: 'split',
        rationale:
          'A flag avoids a wrong letter and a right one alike. With paint handy and ten minutes left, the whole greeting can hang there correctly.',
      },
      {
        text: 'Hold the banner back and ask the visitors first.',
        tag: 'ask',
        rationale:
          'Native speakers are the best judges, but they’re the ones to be greeted. Someone who taught the language has already told you what’s wrong, and why.',
      },
      {
        text: 'Repaint the letter the way Mr. Gupta says.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It looks like giving in to rank. Yet “He taught Welsh, he adds, and it changes after the first word, which dictionaries don’t show”: that’s knowledge and a reason.',
      },
    ],
    flip: {
      fact: 'The visitors wrote out the greeting for you, letter by letter, and Mr. Gupta knows no Welsh.',
      makesRight: 'Thank Mr. Gupta and leave the letter unchanged.',
    },
  },
  {
    id: 'authority-bias-rest-the-knee',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Lars, your exercises took me from twelve stairs to forty, and patients who’ve stayed love them. But at dinner the head of the heart clinic said to rest, and when a man of that rank says rest, I rest, as my sisters do. Please cancel Thursdays. Zainab',
    decidingWords: ['when a man of that rank says rest, I rest'],
    options: [
      {
        text: 'Authority Bias',
        right: true,
        rationale:
          'Zainab writes that “when a man of that rank says rest, I rest.” He runs a heart clinic and spoke over dinner; against that stand her own forty stairs.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Patients “who’ve stayed” are a select group, as she may sense. She mentions their praise and then goes against it, so no lesson is drawn from them.',
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
