import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Straw Man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['distortion', 'exaggeration', 'misquote', 'caricature', 'putting words in mouths', 'debate'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition:
    'Answering a weaker or more extreme version of what someone said, because that version is easier to beat. The real claim is still standing when the argument ends.',
  neighbours: [
    {
      name: 'Slippery Slope',
      tellApart:
        'Is the extreme version put forward as what the other side wants now, or as what will come of it later?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Is a false claim pinned on someone in a reply, or hidden inside a question they have to answer?',
    },
    {
      name: 'Black-or-White',
      tellApart: 'Was the other view twisted into something nobody said, or were the choices cut down to two?',
    },
    {
      name: 'Ambiguity',
      tellApart: 'Was a whole position replaced, or did one word quietly change its meaning?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart:
        'Was the claim swapped for one that nobody made, or called false because the case for it was badly argued?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At the tenants’ meeting in Leeds, Farida asked for the courtyard lights to go off at midnight instead of burning until dawn, because they shine into her baby’s room. Colm stood up. “My mother is eighty-one and walks home from the nine o’clock bus,” he said. “I can’t agree to leave this courtyard dark all evening. People would fall.” The others nodded.',
    failingStep: 'I can’t agree to leave this courtyard dark all evening',
    why: 'Nobody asked for a dark evening. Farida spoke of the hours after midnight, when his mother has been home for a long time. To answer her, Colm would need something against those hours.',
  },
  soundWhen:
    'Looking for the weak spot in what someone really said is fair. So is asking how far they mean it to go, if you then wait for the answer: “Does ‘no phones on the trip’ include Amir, who checks his blood sugar with his?”',
  reply:
    '“A dark evening would be bad, I agree. I meant from midnight on. What would you say to that?” Grant what you can, then repeat your own words.',
  evidence:
    'Walton (1996), “The Straw Man Fallacy”, in Logic and Argumentation (North-Holland). Talisse & Aikin (2006), “Two Forms of the Straw Man”, Argumentation 20.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'straw-man-monday-briefing',
    slot: 'fallacy1',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Minutes, item 4. Nkechi proposed moving the Monday briefing from 8:00 to 8:30, so that parents can drop off their children first. Tomasz replied that he could not support scrapping the briefing, because the team needs to hear the plan for the week together. The proposal was dropped.',
    decidingWords: ['moving the Monday briefing', 'scrapping the briefing'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'It would fit if Tomasz had warned that a later start leads, step by step, to no briefing at all. He answers as if that were the proposal today.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'For this, he would have to ask something with an accusation tucked inside, such as why Nkechi dislikes her team. He makes a statement and asks nothing.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'This would be right if Tomasz had said no because he could not picture how a later start might work. His reason is that briefings are useful.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Nkechi asked for “moving the Monday briefing” by half an hour. Tomasz argues well against “scrapping the briefing”, which nobody proposed, and her own idea goes unanswered.',
      },
    ],
  },
  {
    id: 'straw-man-weekday-cake',
    slot: 'q1',
    form: 'A',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Mrs. Whitlock looks after her grandson in the afternoons. She texts her son: “I’d like to give Dario fruit after school and keep cake for the weekend.” He types back: “Sorry, Mom, but no. Treats belong to a happy childhood, and I won’t have him grow up without cake.”',
    decidingWords: ['keep cake for the weekend', 'without cake'],
    options: [
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'She wants to “keep cake for the weekend”. Her son turns down a childhood “without cake”, which is a much stricter plan than hers and far easier to refuse.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if she had argued badly for fruit, and he had pointed that out and taken it as proof that fruit is a poor idea.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Neither of them asks anything. He would have to write something like “Why do you want my son to be unhappy?”, with the charge built into the question.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'One word would have to change its meaning on the way, say “treats” as food in one line and as trips in the next. Here the words keep their sense; the plan changes.',
      },
    ],
  },
  {
    id: 'straw-man-glowing-bacteria',
    slot: 'fallacy1',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'To answer Torsten’s talk on bacteria, Greer had five minutes, and she filled them well. Bacteria have no brain, she said. They cannot think, wish or plan, whatever the last speaker believes. The hall clapped. Torsten looked up at his only slide, which still hung there: “Some bacteria begin to glow once enough others are near.”',
    decidingWords: ['cannot think, wish or plan', 'begin to glow once enough others are near'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'It would fit if Greer had asked him something like “Since when do you believe that germs have feelings?”, with the claim tucked inside. She asks nothing.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'The clapping is no part of her case. Had she called Torsten wrong because the whole hall was against him, this would be the name for it.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'For this, one word would have to slip from one sense to another, say “near” as close by and then as closely related. No word here changes its meaning.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Torsten’s slide says that some bacteria “begin to glow once enough others are near”. Greer shows that they “cannot think, wish or plan”, which he had not claimed, and his own point is left unanswered.',
      },
    ],
  },
  {
    id: 'straw-man-canteen-line',
    slot: 'q1',
    form: 'B',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'What Priscilla wrote to the student paper: “I would close the canteen line at 1:20, so that fewer of us come late to class.” What the paper printed in big letters: “I would close the canteen.” Below it, the editors gave four good reasons for hot lunches and ended: “Sorry, Priscilla. Hungry students can’t learn.”',
    decidingWords: ['close the canteen line at 1:20', '“I would close the canteen.”'],
    options: [
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'She wanted to “close the canteen line at 1:20”. With half of her sentence cut off, she seems to be against hot lunches, and that is the plan which the four reasons defeat.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'The editors state things and ask nothing. “Priscilla, why should we go hungry?” would have been a question with an untrue claim inside, and then this would fit.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'This would be right if the editors had said that there are just two choices, an open-ended lunch or none. They do not limit the choices; they change hers.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'If they had only painted the sad faces of hungry children to win readers over, this might fit. They give four real reasons, but against a plan that is not hers.',
      },
    ],
  },
  {
    id: 'straw-man-two-signatures',
    slot: 'fallacy1',
    form: 'C',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Two signatures on each payment above 500: that was Kwame’s wish for the hiking club, in case a number gets mixed up. To the next meeting, the treasurer brought a box of receipts. For an hour she showed, page by page, that not one cent was missing. “And with that,” she said, “I have answered those who call me a thief.”',
    decidingWords: ['in case a number gets mixed up', 'answered those who call me a thief'],
    options: [
      {
        text: 'Middle Ground',
        rationale:
          'It would fit if one member wanted no signature and another wanted two, and she had said that one must be right because it lies between.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Kwame wanted a second look “in case a number gets mixed up”. She has “answered those who call me a thief”, a charge that he did not make, and his wish has still received no reply.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'She would have to say that the club has just two ways to go, for instance to trust her fully or to fire her. She offers no such list.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'This would need a question that already holds a charge, such as “When did you start to think that I steal?”. She makes a speech and asks nothing.',
      },
    ],
  },
  {
    id: 'straw-man-shoe-box',
    slot: 'q1',
    form: 'C',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Club newsletter, letters page. “In the May issue, Emeka put about a third of our faster times down to the new shoes. I have to disagree. We trained on the hill the whole winter, and our strength tests show what it did for us. Fast times do not come out of a shoe box alone. Yours, Tomas, captain”',
    decidingWords: ['about a third of our faster times', 'do not come out of a shoe box alone'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'This would be right if Tomas agreed that such shoes make other clubs faster, but asked for an exception for his own runners without a good reason.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Tomas would have to find a hole in Emeka’s reasoning and take it to mean that the shoes did nothing. He does not look at how Emeka got his figure.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'If he had warned that shoes today will mean motors tomorrow and no real running in the end, this would fit. His letter predicts nothing.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Emeka credits the shoes with “about a third of our faster times”. Tomas shows that times “do not come out of a shoe box alone”, which fits what Emeka wrote and is no answer to it.',
      },
    ],
  },
  {
    id: 'straw-man-stone-bridge',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The evening paper, opinion page: “Odile has asked us to back her plan to keep heavy trucks off the old stone bridge until it has been repaired. We share her worry about the cracks. But with the bridge closed, the school bus and the nurse would have to go around by the dam, forty minutes each way. We can’t back that.”',
    decidingWords: ['keep heavy trucks off the old stone bridge', 'with the bridge closed'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The answer would be fair if Odile had asked to keep all traffic off the bridge. Then the detour of the bus and the nurse would count against her own plan.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Odile would “keep heavy trucks off the old stone bridge”, so buses and cars still cross. The paper speaks of a day “with the bridge closed”, which is a harsher plan than hers.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Here the paper would have to warn that a ban for trucks leads on to a ban for vans, then for cars. It treats the closed bridge as the plan itself.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'One word would have to change its sense, such as “heavy” for weight and then for traffic. The words keep their meaning; what has changed is Odile’s request.',
      },
    ],
  },
  {
    id: 'straw-man-stone-bridge-sound',
    kind: 'sound',
    twinOf: 'straw-man-stone-bridge',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'The evening paper, opinion page: “Odile has asked us to back her plan to keep all traffic off the old stone bridge until it has been repaired. We share her worry about the cracks. But with the bridge closed, the school bus and the nurse would have to go around by the dam, forty minutes each way. We can’t back that.”',
    decidingWords: ['keep all traffic off the old stone bridge'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'To “keep all traffic off the old stone bridge” and to close it are the same thing in other words. The paper answers what Odile wants, with a real cost of it.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'This would need a word with two meanings, for example “bridge” as the stone one and later as the dam. Each word means the same from start to end.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would be right if Odile had wanted to stop just the heavy trucks. Then the paper would be fighting a stricter plan than hers.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'If the paper had feared that the bridge would stay shut for years, and the town would empty out, this might fit. A detour is what follows at once.',
      },
    ],
  },
  {
    id: 'straw-man-six-not-four',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'At the night nurses’ table, Tariq has a suggestion: patients with steady figures could have their blood pressure taken at six in the morning instead of four. Philippa, who runs the ward, nods slowly. “I like it that you want them to sleep. But the doctors set each dose by those figures, and if we drop the checks, they won’t have them. I can’t agree to that.”',
    decidingWords: ['at six in the morning instead of four', 'if we drop the checks, they won’t have them'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'For this, Philippa would have to see six o’clock as a first step, with eight and then noon to follow. She talks as if no checks were the suggestion.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Nothing is asked in her reply. A line such as “Since when do you care so little about the right dose?” would have made this one fit.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her reply would hold if it dealt with the later hour, for instance if the doctors set the doses at five and needed the figures by then.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'Tariq would check “at six in the morning instead of four”. Philippa’s reply, “if we drop the checks, they won’t have them”, is true and beats an idea that was not his.',
      },
    ],
  },
  {
    id: 'straw-man-six-not-four-sound',
    kind: 'sound',
    twinOf: 'straw-man-six-not-four',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'At the night nurses’ table, Tariq has a suggestion: patients with steady figures could have their blood pressure taken at six in the morning instead of four. Philippa, who runs the ward, nods slowly. “I like it that you want them to sleep. But the doctors set each dose at five by those figures, and figures taken at six come too late. I can’t agree to that.”',
    decidingWords: ['set each dose at five by those figures', 'figures taken at six come too late'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'She would have to predict a chain, say six o’clock now, later no checks at all. There is a single step here, and the doctors’ hour makes it certain.',
      },
      {
        text: 'Straw Man',
        rationale:
          'It would be the answer if Philippa had spoken against giving up the checks. She takes up the very hour that Tariq named.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'If she had asked Tariq why he wants the doctors to work blind, a claim would hide in the question. She gives him a reason instead.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She takes his hour as he named it: doctors “set each dose at five by those figures”, so “figures taken at six come too late”. Her no answers his own suggestion.',
      },
    ],
  },
  {
    id: 'straw-man-twenty-spaces',
    kind: 'spot',
    mirrorOf: 'straw-man-morning-lane',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'The bus lane on Harbor Street will come. The opposition has asked to leave twenty of the ninety parking spaces beside it, for people with heavy bags. Casimir answers for the council majority. “A street handed over to parked cars, and the bus stuck in between: we had that for thirty years, and we won’t go back.” The motion fails.',
    decidingWords: ['leave twenty of the ninety parking spaces', 'A street handed over to parked cars'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'His reply contains no question. It would fit if he had asked the opposition when it stopped caring about people on the bus.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Casimir would have to show that the opposition’s reason was a bad one, and conclude from this that its wish is wrong. He does not look at the reason.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'The motion would “leave twenty of the ninety parking spaces” beside the lane. Casimir turns down “A street handed over to parked cars”, which the other side had not asked for.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His no would be fair if it met the twenty spaces themselves, say if he had shown that the lane would become too narrow beside them.',
      },
    ],
  },
  {
    id: 'straw-man-morning-lane',
    kind: 'spot',
    mirrorOf: 'straw-man-twenty-spaces',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Radio news, 7 p.m. “The council majority plans a bus lane on Harbor Street, from seven to nine in the morning. Mirela, who leads the opposition, will vote no. ‘A center closed to cars sounds peaceful. But the baker can’t bring in his flour by bus, and my neighbor of ninety can’t walk from the ring road.’”',
    decidingWords: ['from seven to nine in the morning', 'A center closed to cars'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Her no would be fair if it were about the lane that is planned, for instance if bakers had to unload on that side between seven and nine.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Mirela would have to say that two hours now will grow into four, and at last into a ban on cars. She talks of the ban as today’s plan.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'This would need a weak argument from the majority that she points out and takes as a sign that the lane is a mistake. She mentions none of its reasons.',
      },
      {
        text: 'Straw Man',
        right: true,
        rationale:
          'The plan is one lane, “from seven to nine in the morning”. Mirela gives good reasons against “A center closed to cars”, which nobody on the council has proposed.',
      },
    ],
  },
]
