import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Confirmation Bias',
  aliases: ['Confirmatory Bias', 'Myside Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: [
    'evidence',
    'selective search',
    'one-sided research',
    'belief',
    'ignoring doubts',
    'second opinion',
    'echo chamber',
  ],
  link: 'https://yourbias.is/confirmation-bias',
  definition:
    'Looking for, noticing and trusting what supports a belief you already hold, and passing over what speaks against it. The belief then feels better tested than it is.',
  neighbours: [
    {
      name: 'Anchoring',
      tellApart:
        'Did an earlier belief choose which evidence counted, or did a first figure pull an estimate toward itself?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Is a claim favored because it fits what the person already thinks, or because it comes from their own side?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Is evidence sorted to suit a belief, or is the past retold to suit an outcome that is now known?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart: 'Is the fault in which evidence was let in, or in how much certainty was drawn from it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Farida, in Tunis, is sure that milk gives her son Idris his headaches. For a month she notes each headache that follows a glass of milk. “Eleven of them,” she tells the nurse. “The days without milk I left out, since they have nothing to do with it.” She wants milk taken off his school lunch for good.',
    failingStep: 'The days without milk I left out, since they have nothing to do with it.',
    why: 'She assumes that cases which fit can settle the matter alone. If headaches are just as common on days without milk, milk explains nothing. The days she left out are the ones that could have shown her wrong, so they are the real test.',
  },
  soundWhen:
    'Starting from a hunch is fine, as long as the search could also prove it wrong. A vet who suspects an ear infection looks into the ear first. If the ear is clean, she drops the idea and looks elsewhere.',
  reply:
    'Before you search, write down what you would expect to see if you were wrong, and look for that first. Then put the same question to somebody who disagrees with you.',
  evidence:
    'Wason (1960), “On the Failure to Eliminate Hypotheses in a Conceptual Task”, Quarterly Journal of Experimental Psychology 12; review: Nickerson (1998), “Confirmation Bias: A Ubiquitous Phenomenon in Many Guises”, Review of General Psychology 2. Klayman & Ha (1987), Psychological Review 94, show that testing the cases you expect to fit is often a good method.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'confirmation-bias-van-lease',
    slot: 'bias1',
    form: 'A',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Post by Desmond in a street traders’ group: “All spring I have felt that leasing a van would suit me better than buying one. So I spent two evenings searching for ‘why leasing beats buying.’ Page after page agreed with me! My accountant sent two articles in favor of buying. I haven’t opened them. On Friday I sign for three years.”',
    decidingWords: ['why leasing beats buying', 'I haven’t opened them'],
    options: [
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          'His search, “why leasing beats buying,” could hardly bring up anything but agreement, and of the two articles on the other side he says “I haven’t opened them.” He let in only what suited his first feeling.',
      },
      {
        text: 'Overconfidence Effect',
        rationale:
          'He would have to put too much trust in his own skill or guesses, such as “I can judge a deal without reading anything.” Instead he does look for evidence, on one side only.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Desmond would need to be new to money matters and rate himself above people who know them well. He makes no claim about his own ability.',
      },
      {
        text: 'Anchoring',
        rationale:
          'This would be the answer if the first monthly price he heard had become his measure for later offers. No figure guides him here.',
      },
    ],
  },
  {
    id: 'confirmation-bias-insoles',
    slot: 'bias1',
    form: 'B',
    kind: 'decide',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You were sure that the new insoles would ease your knee. For twelve days with them and twelve without, you noted the pain. On average both sets came out the same, and damp days fell evenly. Yet beside bad days with insoles it says “damp again,” and beside bad days without them, “See?” The clinic asks how the test went. What do you say?',
    decidingWords: ['both sets came out the same', 'damp again', 'See?'],
    options: [
      {
        text: '“No result. The damp days have spoiled the whole test.”',
        rationale:
          'The weather would spoil the test if most damp days had come while the insoles were in. They fell evenly, so the two sets can be compared.',
      },
      {
        text: '“So far, no help. The two sets of days came out the same.”',
        right: true,
        rationale:
          'The notes answer the question: “both sets came out the same.” Bad days were “damp again” on one side and “See?” on the other: those remarks followed your hope, not your knee.',
      },
      {
        text: '“A little help. My bad days without them speak quite clearly.”',
        rationale:
          'Those days would speak for the insoles if there had been fewer bad ones with them. There were as many, only with another remark beside them.',
      },
      {
        text: '“Real help, once you leave out the bad days that were only due to the damp.”',
        rationale:
          'Leaving damp days out could be fair if you did it on both sides. Here only the days that speak against the insoles would go.',
      },
    ],
  },
  {
    id: 'confirmation-bias-pencil-strokes',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Class 8 is too loud, and you think you know who starts it. For a week you made a pencil stroke whenever Roza talked out of turn: thirty-one by Friday. For the other twenty-six pupils you kept no list. In an hour her father comes in, and the principal may move her to another class. What do you do?',
    decidingWords: ['whenever Roza talked out of turn', 'you kept no list'],
    options: [
      {
        text: 'Show her father the thirty-one strokes and ask for his help at home.',
        rationale:
          'Thirty-one would mean something if you knew what the others reach. Without that number, Roza may be louder than they are, or just like them.',
      },
      {
        text: 'Ask the two girls beside her how often she disturbs their work.',
        rationale:
          'Their answers could help if you also asked how often others disturb them. Put like this, the question can bring back only more about Roza.',
      },
      {
        text: 'Put her in the front row first and see whether her strokes go down.',
        rationale:
          'This sounds like a fair test, but it still watches one pupil. It would tell you more if you also noted whether the class as a whole grew quieter.',
      },
      {
        text: 'Leave the strokes aside for now, and count the talking of the whole class first.',
        right: true,
        rationale:
          'You made strokes “whenever Roza talked out of turn,” and for the rest “you kept no list.” Such a count can point at nobody but her. Counting the whole class could also show you wrong.',
      },
    ],
  },
  {
    id: 'confirmation-bias-rowing-studies',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Greta trains young rowers and has long felt that short, hard sessions beat long, slow ones. Her club sent her seven studies. “Four back me, three don’t,” she tells the board. “The three I checked line by line; each had a weak spot, fewer than ten rowers. The four I took as they were. From May I’d row short and hard.”',
    decidingWords: ['The three I checked line by line', 'The four I took as they were'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'This would hold if the four friendly studies had gone through the same strict check as the others. They may have the very same weak spot, and nobody has looked.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'Greta would have to trust a study because it came from her own club or her own circle. Who wrote the seven plays no part in her report.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'It would be right if, after a bad season, she said that she had seen it coming. No season has been rowed yet; she is weighing studies for a plan.',
      },
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          '“The three I checked line by line,” she says of those that disagree, but of the rest, “The four I took as they were.” A strict test for one side protects what she already felt.',
      },
    ],
  },
  {
    id: 'confirmation-bias-rowing-studies-sound',
    kind: 'sound',
    twinOf: 'confirmation-bias-rowing-studies',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Greta trains young rowers and has long felt that short, hard sessions beat long, slow ones. Her club sent her seven studies. “Four back me, three don’t,” she tells the board. “All seven I checked line by line, with the results covered. The three had a weak spot, fewer than ten rowers; the four had over fifty and held up. From May I’d row short and hard.”',
    decidingWords: [
      'All seven I checked line by line, with the results covered',
      'the four had over fifty and held up',
    ],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'For this, she would have to hunt for weak spots in the three that disagree and take the four friendly ones as they are. Here both sides go through one blind check.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'The studies that agree with her win, but after a fair contest: “All seven I checked line by line, with the results covered.” The three drop out for a fault that anyone can count, not for their answer.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Greta would need to know how a season ended and claim that it had been plain from the start. She speaks about training that is still to come.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'This would fit if the four had been kept because friends or fellow trainers wrote them. They are kept because they passed the check.',
      },
    ],
  },
  {
    id: 'confirmation-bias-dead-phones',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Since Monday, riders of your delivery firm report phones that are dead by noon. Half of the sixty riders have the new map update, and you feel sure that it is to blame. “Is it the update, yes or no?” asks its maker. You have a list of who has it, and time for ten calls. Whom do you call?',
    decidingWords: ['Is it the update, yes or no?', 'you feel sure that it is to blame'],
    options: [
      {
        text: 'Ten riders who have the update and have complained, to hear just how it shows.',
        rationale:
          'Calls to them can bring back nothing but dead phones with the update. They would be the right ten if the fault were known and the maker asked how it shows.',
      },
      {
        text: 'Ten riders who have been with you longest and know their phones best.',
        rationale:
          'Long service has nothing to do with who got the update. These ten would suit a question about how the phones hold up over the years.',
      },
      {
        text: 'Five riders with the update and five without, drawn from your list.',
        right: true,
        rationale:
          '“Is it the update, yes or no?” is still open, though “you feel sure that it is to blame.” The five without it can show you wrong: perhaps their phones die just as early.',
      },
      {
        text: 'The few riders who repair phones at home, to hear what they suspect.',
        rationale:
          'People with skill are worth hearing, but a suspicion is not a comparison. Their view would help once it is clear that phones with the update do worse.',
      },
    ],
  },
  {
    id: 'confirmation-bias-dead-phones-sound',
    kind: 'decide',
    twinOf: 'confirmation-bias-dead-phones',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Since Monday, riders of your delivery firm report phones that are dead by noon. Half of the sixty riders have the new map update, and you feel sure that it is to blame. “It is: our test phones die with it, not without,” writes its maker. “What do riders see just before?” You have a list of who has it, and time for ten calls. Whom do you call?',
    decidingWords: ['our test phones die with it, not without', 'What do riders see just before?'],
    options: [
      {
        text: 'Ten riders who have the update and have complained, to hear just what they saw.',
        right: true,
        rationale:
          'Calling only those who agree looks one-sided, but the comparison has been made: “our test phones die with it, not without.” To “What do riders see just before?” these ten know the answer.',
      },
      {
        text: 'Ten riders who have been with you longest and know their phones best.',
        rationale:
          'Some of them may not have the update at all. They would be the ones to ask if the maker wished to know how its maps have changed over the years.',
      },
      {
        text: 'Five riders with the update and five without, drawn from your list.',
        rationale:
          'Half of these calls would go to riders whose phones have not died of the update. You would need both groups if it were still open whether it is to blame.',
      },
      {
        text: 'The few riders who repair phones at home, to hear what they suspect.',
        rationale:
          'They can say what they suspect, and the maker asks what was seen. Their view would help if nobody knew yet where to look.',
      },
    ],
  },
  {
    id: 'confirmation-bias-tool-list',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'From Yasmin’s yearly letter to the garden club: “I have believed in our tool list from the start. In its first year fewer tools went missing, which shows how well it works. In its second year more went missing than before we had it, and that shows how much we need it. Thank you for filling it in, and let us keep it up.”',
    decidingWords: [
      'I have believed in our tool list from the start',
      'which shows how well it works',
      'that shows how much we need it',
    ],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'It would fit if the number of tools missing in the first year had pulled her guess for the second toward it. She makes no guess about numbers.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her reading would hold if a worse year had been allowed to speak against the list, or if something else explained it. As she tells it, no result could count against the list.',
      },
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          '“I have believed in our tool list from the start,” she writes. A better year “shows how well it works,” and then a worse one “shows how much we need it.” Whatever happens is read in its favor.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'For this, Yasmin would have to say, once the tools were gone, that she had known it would happen. She claims no such foresight.',
      },
    ],
  },
]
