import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Middle Ground',
  aliases: ['Argument to Moderation', 'False Compromise'],
  category: 'informal',
  severity: 'low',
  keywords: ['compromise', 'halfway', 'both sides', 'in between', 'moderation', 'balance', 'splitting the difference'],
  link: 'https://yourlogicalfallacyis.com/middle-ground',
  definition:
    'Taking the answer halfway between two opposed views to be right just because it lies between them. One of them may be entirely right, and then meeting it partway is a mistake.',
  neighbors: [
    {
      name: 'Black-or-White',
      tellApart:
        'Is a point between two views taken as right, or are the two views offered as the only ones there are?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Is the view accepted because it sits between two others, or because many people hold it?',
    },
    {
      name: 'Slippery Slope',
      tellApart: 'Is the position in between trusted too easily, or feared as the first step toward an extreme?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart:
        'Does each side get half the credit just for disagreeing, or is a claim thrown out because it was argued badly?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Are two views taken as they are and split down the center, or is one of them twisted first?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Talia’s pay is two hundred dollars short. She has a sheet with her hours, signed each day by the shift supervisor. The payroll office says that nothing is missing. Mr. Quiroga, who runs the warehouse, doesn’t open either file. “She says two hundred, you say zero,” he sums up. “Then the truth is about one hundred. Pay her that.”',
    failingStep: 'Then the truth is about one hundred.',
    why: 'Talia worked those hours or she didn’t; a dispute doesn’t make half of them true. The step assumes that both sides are equally far off. The signed sheet can tell Mr. Quiroga who is right.',
  },
  soundWhen:
    'Meeting halfway is fine when the question is what to agree on, not what is so. You want to leave at six and your friend at eight, so you leave at seven. It’s also fine to land in between because the evidence points there.',
  reply:
    '“I can see you want to be fair to both of us. Before we split it, could we look at the signed hours? One of us may simply be right.”',
  evidence:
    'Damer (2009), Attacking Faulty Reasoning, 6th edition, Wadsworth (as the “fallacy of the mean”); Pirie (2006), How to Win Every Argument, Continuum.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'middle-ground-lantern-walk',
    slot: 'fallacy24',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Our engineer, who tested the footbridge for the lantern walk, says it’ll hold twenty people at a time. The organizers, who ran no tests, believe it’s good for eighty. When sensible people differ so widely, each side tends to have part of the truth, so we’ve set the limit at fifty. “Why the rush to cross?” the engineer asked. “Who let forty onto it last summer?” the organizers shot back. Village council',
    decidingWords: ['side tends to have part of the truth, so we’ve set the limit at fifty'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“Why the rush to cross” does assume a rush. It’s a side remark of the engineer’s, and the council’s limit of fifty owes nothing to it.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Twenty and eighty are both reported just as they were stated. Neither side’s view gets blown up into something sillier before the council decides.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Reminding the engineer of the forty last summer has a whiff of hitting back. But the council doesn’t argue from the forty; it goes halfway.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Each “side tends to have part of the truth, so we’ve set the limit at fifty.” One side tested the bridge and the other didn’t, and a bridge doesn’t bargain.',
      },
    ],
  },
  {
    id: 'middle-ground-missing-trout',
    slot: 'q24',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Who killed our trout? One team blames a parasite for nearly all the deaths, while another, working the same summer, blames it for almost none. With serious people on both sides, it probably killed about half, though I haven’t asked how they counted. First the trout, next the herons?',
    decidingWords: ['serious people on both sides, it probably killed about half'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'The writer goes halfway: with “serious people on both sides, it probably killed about half.” Somebody’s count is off, and half matches neither.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Nearly all and almost none are set side by side, as though those two were it. Then the writer picks a third answer, so two aren’t taken for the whole list.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“First the trout, next the herons?” takes a step down that road. The estimate of half has been made by then and doesn’t need the herons.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Who killed our trout?” presumes a killer, which gives it some color. Dead trout and a parasite aren’t in dispute, only how many it killed.',
      },
    ],
  },
  {
    id: 'middle-ground-two-complaints',
    slot: 'fallacy24',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'One coach emails Diego, the referee, to ask how he could possibly call so many fouls, and the other asks how he could ignore so many. Being too strict for one and too lenient for the other tells him he’s about right. Neither wants to ban contact, he notes.',
    decidingWords: ['too strict for one and too lenient for the other'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Being “too strict for one and too lenient for the other” is all the evidence he has. Complaints from both sides don’t cancel out, and one coach may simply have a point.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Too many fouls or too few looks like a pair of boxes. Diego climbs out of both, since his answer lies between them.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Saying what opponents want is where views often get twisted. Diego takes care not to: “neither wants to ban contact,” he notes.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“How he could possibly call so many fouls” is a pointed thing to ask. But the coaches ask it, openly accusing him, and the bad inference is his reply.',
      },
    ],
  },
  {
    id: 'middle-ground-ride-app',
    slot: 'q24',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Club newsletter: Why does the ride app spy on us, you’ve asked. Our member Idris recorded its data traffic for a month, and each night it sent out his entire address book. The maker denies sending any contacts but shows no records. Let’s not panic and let’s not close our eyes: a few of your contacts probably go out now and then. Photos next? We doubt it. Delete the app or don’t, as you like.',
    decidingWords: ['Let’s not panic and let’s not close our eyes'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Let’s not panic and let’s not close our eyes” places the truth between the two, at “a few of your contacts.” Idris recorded his whole address book going out; the maker showed nothing.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Why does the ride app spy on us” takes the spying for granted. Members asked it, and the newsletter’s own answer waters that assumption down.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'From contacts to photos is a frightening step. The newsletter brings it up and drops it with “we doubt it.”',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Delete the app or don’t” leaves out nothing that one can do. And what the app sends is given a third answer, not squeezed into two.',
      },
    ],
  },
  {
    id: 'middle-ground-nut-letter',
    slot: 'fallacy24',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear preschool team, the clinic has tested our son and says even a small piece of nut might close his throat. Grandpa, a retired dentist, says he can eat as many as he likes, just like his cousins. We think highly of both, so please give him two or three nuts on Fridays, but no more. What’s safe is safe, so make sure he chews. Anneke and Milton',
    decidingWords: ['We think highly of both, so please give him two or three nuts on Fridays'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Cousins who eat nuts are a crowd of sorts, and Grandpa points to them. The parents don’t follow the cousins; they ration what the cousins eat freely.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A dentist isn’t an allergy expert, and his word counts for too much here. Still, they don’t simply take it: they split the distance between him and the clinic.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“We think highly of both, so please give him two or three nuts on Fridays.” Between no nuts and any number, they pick a few, and the clinic’s test says that one is too many.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“What’s safe is safe” is a circle if ever there was one. It comes with the chewing, after the Friday ration has been settled.',
      },
    ],
  },
  {
    id: 'middle-ground-screen-pictures',
    slot: 'q24',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'To the office: Some companies capture their employees’ screens once a minute, while others don’t look for years. Ours will do it hourly, which keeps well clear of both extremes, and so it’s a fair rule. I’m not saying anyone here wants to get away with anything. Do you still trust us, several of you ask, and I do. My own screen, which was exempt, isn’t anymore. Mrs. Okoye',
    decidingWords: ['keeps well clear of both extremes, and so it’s a fair rule'],
    options: [
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'The hourly picture “keeps well clear of both extremes, and so it’s a fair rule.” Lying between two other companies’ habits says nothing about what’s fair in this one.',
      },
      {
        text: 'Straw Man',
        rationale:
          'She raises the thought that people want “to get away with anything.” But she says outright that she isn’t accusing them of it, and she doesn’t argue against it.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Her exempt screen invites a jab. She’s the one who brings it up, and she doesn’t excuse the new rule by pointing at anybody else’s conduct.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Do you still trust us” has a little weight in that “still.” Her staff asks it, she answers it, and the rule doesn’t rest on it.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'The new shelf has to fill the gap between the windows. Zuzana has measured it at 122 inches, and Lionel, who hasn’t measured anything, says 138. He’s won their last three arguments, she says, so it’s her turn. “You’re both sensible people, so I went halfway and they’re cutting it to 130,” their mother texts from the hardware store. “The boards are light, and so’s the shelf.”',
    decidingWords: ['Zuzana has measured it at 122 inches', 'so I went halfway and they’re cutting it to 130'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Three lost arguments and “her turn” sound like luck that’s due. It’s banter: the length gets settled at the store, and not by whose turn it is.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Going from light boards to a light shelf is moving from parts to the whole. That’s safe when it comes to weight, and it decides nothing about inches.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Zuzana has measured it at 122 inches,” and a gap doesn’t care how sensible people are. At 130, “halfway” won’t fit between the windows.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Splitting the difference keeps the peace, and for wishes that’s fair. A measured gap isn’t a wish, and Lionel’s number is a guess.',
      },
    ],
  },
  {
    id: 'middle-ground-window-shelf-sound',
    twinOf: 'middle-ground-window-shelf',
    kind: 'sound',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'The new shelf is for the long, empty wall. Zuzana would like it to be 122 inches, and Lionel, who has more books, would like 138. He’s won their last three arguments, she says, so it’s her turn. “You’re both sensible people, so I went halfway and they’re cutting it to 130,” their mother texts from the hardware store. “The boards are light, and so’s the shelf.”',
    decidingWords: ['the long, empty wall', 'Zuzana would like it to be 122 inches'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'What’s true of parts needn’t be true of the whole, but weight adds up. Light boards do make a light shelf, give or take the screws.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'No chance is involved in who wins a family argument. Zuzana is asking for a turn, which is different from predicting one.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Halfway is exactly where their mother lands. Neither number is a fact that she could get wrong, though; they’re two wishes about one shelf.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'On “the long, empty wall” either length fits, and “Zuzana would like it to be 122 inches” states a wish. Between two wishes of equal standing, halfway is fair.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Dear parents of Enzo, two teachers have graded his essay, “Why Wild Rivers Are Healthier.” Mr. Nakamura, who read all three pages, gave it 84 points, and Mrs. Ortiz, who by mistake didn’t get the last two, gave it 72. Since both are experienced, our best estimate of a fair grade lies halfway, at 78. Most schools in the county now grade twice, as you may have heard. The School Office',
    decidingWords: ['by mistake didn’t get the last two'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“Why Wild Rivers Are Healthier” may well lean on nature. That’s Enzo’s essay, though, and the office doesn’t reason about rivers.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          'Mrs. Ortiz “by mistake didn’t get the last two” pages, so the two grades aren’t two views of one essay. The office still settles “halfway,” as if both had read it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Averaging two experienced graders is good practice when both have read the essay. Experience doesn’t show Mrs. Ortiz the two missing pages.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'What “most schools in the county” do explains why there are two grades. It isn’t the reason given for choosing 78.',
      },
    ],
  },
  {
    id: 'middle-ground-essay-points-sound',
    twinOf: 'middle-ground-essay-points',
    kind: 'sound',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Dear parents of Enzo, two teachers have graded his essay, “Why Wild Rivers Are Healthier.” Mr. Nakamura, who read all three pages, gave it 84 points, and Mrs. Ortiz, who read them too and didn’t know his grade, gave it 72. Since both are experienced, our best estimate of a fair grade lies halfway, at 78. Most schools in the county now grade twice, as you may have heard. The School Office',
    decidingWords: ['read them too and didn’t know his grade'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Mrs. Ortiz “read them too and didn’t know his grade,” and both are experienced. Two equally good readings of one essay make their average a better estimate than either alone.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Other schools’ habits get a mention, but they don’t settle the grade. The 78 comes from two people who read the essay.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Landing halfway looks like the easy way out. But it rests on two independent and equal judgments, not on the mere fact that they differ.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'A title praising wild rivers brings nature to mind. Neither the points nor the office’s estimate depends on what’s wild.',
      },
    ],
  },
  {
    id: 'middle-ground-harbor-wreck',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'A test of the wood dates our harbor’s wreck to about 1420, says the university. Meera, the diver who found it, feels sure that it’s from about 1820, though she can’t say why. Both are careful people, so we’ll print “built around 1620.” First a date, next a museum!',
    decidingWords: ['Both are careful people'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“First a date, next a museum” runs ahead of things, cheerfully. Nobody argues for or against a date by where it may lead.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Careful people on both sides seem to deserve equal credit. But one has a test of the wood and the other a feeling, and no evidence points to 1620.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Two dates, 1420 and 1820, and you expect to be told to choose. The note makes up a third one instead.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“Both are careful people,” it says, and so the date becomes 1620. A test of the wood and a hunch aren’t two halves of the truth, and nothing at all points to 1620.',
      },
    ],
  },
  {
    id: 'middle-ground-monthly-loan',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Solveig, Tomer added up what we earn and spend, and though he slipped up on line three, the total holds: six hundred dollars a month is left. The bank’s brochure says that couples like us can repay fourteen hundred a month. He knows our life and the bank knows loans, so what we can afford lies in between. I’m signing for a thousand on Monday, and don’t scold me. You bought a boat! Patience',
    decidingWords: ['so what we can afford lies in between'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Slipping up “on line three” is a fine excuse to throw out Tomer’s whole sum. Patience doesn’t take it: she says that the total holds.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Two sources with different strengths, and she uses both. Yet the brochure doesn’t know their expenses; what’s left is six hundred, and a thousand is more than that.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          '“You bought a boat” is a swipe at Solveig before she can object. It comes after the thousand and isn’t how Patience arrived at it.',
      },
      {
        text: 'Middle Ground',
        right: true,
        rationale:
          '“He knows our life and the bank knows loans, so what we can afford lies in between.” Their own figures say six hundred; a brochure can’t stretch that to a thousand.',
      },
    ],
  },
]
