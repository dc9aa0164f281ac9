import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Genetic Fallacy',
  aliases: ['Fallacy of Origins'],
  category: 'informal',
  severity: 'medium',
  keywords: ['origin', 'source', 'history', 'background', 'roots', 'tainted source', 'where it came from'],
  link: 'https://yourlogicalfallacyis.com/genetic',
  definition:
    'Accepting or rejecting something for its origin alone, without asking what speaks for or against it now. A poor source can give us something good, and a fine one something bad.',
  neighbours: [
    {
      name: 'Appeal to Authority',
      tellApart:
        'Does the verdict rest on where the idea started out, or on the standing of someone who backs it today?',
    },
    {
      name: 'Fallacy Fallacy',
      tellApart: 'Is the idea dropped for its origin, or because one argument for it turned out to be faulty?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is a thing judged by where it first came up, or by whether it is natural or made by people?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the idea judged by its past, or is the person who is arguing for it attacked instead?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For his heart, Benedek walks on a treadmill three times a week. After two months, his doctor in Szeged is pleased with the results, and so is he. Then he reads that the first treadmills, long ago, were built for prisons, as a punishment. “A thing that began like that can’t be good for anyone,” he tells his wife, and gives it up.',
    failingStep: 'A thing that began like that can’t be good for anyone',
    why: 'What treadmills were for two hundred years ago tells us nothing about his heart today. The step assumes that a thing keeps its first purpose forever. To give it up, Benedek would need signs that it harms him or does not help.',
  },
  soundWhen:
    'Where something comes from matters when the source is all we have to go on. If a storm warning comes from a joke page, doubt it until the weather service says the same. Once better evidence is at hand, look at that instead.',
  reply:
    '“That is a grim bit of history. But the machine you use is for your heart, and the results were good. Shouldn’t they decide?”',
  evidence:
    'Cohen & Nagel (1934), An Introduction to Logic and Scientific Method, Harcourt, Brace; on when origins do count: Klement (2002), “When Is Genetic Reasoning Not Fallacious?”, Argumentation 16.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'genetic-fallacy-warehouse-tags',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Minutes, item four. In the two-month trial, the colored tags cut packing mistakes by half, and Mr. Ashworth called the figures solid. He then told us how the tags got here: as a joke at the summer party. A serious warehouse, he said, cannot work with a thing born that way. The tags will go.',
    decidingWords: ['as a joke at the summer party', 'a thing born that way'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'For this, the figures would have to be hand-picked, say the two best weeks out of a mixed year. They cover the whole trial, and nobody doubts them.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if the team had argued badly for the tags and Mr. Ashworth had concluded that they do not work. He calls their figures solid.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The tags halved the mistakes, yet they must go as “a thing born that way”. That they came in “as a joke at the summer party” says nothing about how well they work.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'He would have to object that the tags are artificial, or praise an older way as the natural one. Neither comes up in the minutes.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-school-bell',
    slot: 'q21',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Tariq writes in the school paper: “I looked up how our bell got here. Schools took it over from factories, where it called workers to their machines. Some students find it useful today, and some find it too loud. I leave that aside. It was made for factory halls, and that settles the matter: switch it off.”',
    decidingWords: ['I leave that aside', 'It was made for factory halls'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'This would be right if Tariq had written that bells are unnatural and that young people should wake and learn by daylight. He writes about factories.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Chance would have to play a part, such as a belief that a long run of on-time days means a late one is due.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Of today’s use and noise he says “I leave that aside”. His whole case is “It was made for factory halls”, which does not show whether the bell helps now.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'He would need to point at a poor argument for the bell and reject the bell on that ground. He discusses no argument of the other side.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-space-seal',
    slot: 'fallacy21',
    form: 'B',
    kind: 'spot',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Lab diary, May 9. Our sea cameras need a new seal, and we tried two in the tank. The one from the plumber’s shop stayed tight for a year. The other let water in after a week. Diego has now ordered forty of the second. It was invented for a space capsule, he says, and what comes from there will hold in a bay.',
    decidingWords: ['let water in after a week', 'It was invented for a space capsule'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if someone had argued poorly for the plumber’s seal and Diego had ruled the seal out for that. Nobody in the diary argues for it.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'In the tank, the second seal “let water in after a week”. Diego sets that aside because “It was invented for a space capsule”, as if its birthplace could keep the water out.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Diego would have to favor a seal because it is made of something that grows, such as wax or plant gum. What the seals are made of plays no part.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'This would be right if he had kept only the tests that suit him, say one dry day out of many wet ones. The tests are all there, and he passes them over.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-new-turn',
    slot: 'q21',
    form: 'B',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Nine swimmers tried the new turn, and each of them gained half a second. The coach is delighted and sets aside a whole week for it. Then he asks Ximena where she picked it up. “At the club across the river,” she says. He nods slowly and wipes the week off the board. “We stay with our old turn. Theirs is no good to us.”',
    decidingWords: ['each of them gained half a second', 'At the club across the river'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'The coach would have to warn of a chain, for example that first comes their turn, then their training, and in the end there is no club left.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“At the club across the river” is all it takes to change his mind. That “each of them gained half a second” is as true as before he asked.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if he had kept or dropped the turn on the word of a famous swimmer. No one’s standing is brought in; he minds only where it was found.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'For this, he would have to say that the old turn is the one a human body makes by itself, and better for that reason.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-pond-fence',
    slot: 'fallacy21',
    form: 'C',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Walter takes back a request. “In June,” he writes to the village council, “I asked for a fence around the pond, and you saw good reasons for one: the steep bank, the playground. Since then I have traced where my wish came from. My grandmother feared water and told me of drowned children. So please forget the fence. Our pond does not need it.”',
    decidingWords: ['I have traced where my wish came from', 'Our pond does not need it'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'It would fit if he had written that no fence is needed until somebody can show that a child will fall in. He puts the task of showing on nobody.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, his letter in June would have to have made a poor case, which he now takes as a sign that no fence is needed. The reasons in it were good.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Walter would have to rely on someone with standing, say a builder of ponds who sees no danger. His grandmother is not quoted as an expert for either side.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“I have traced where my wish came from”, he writes, and concludes that “Our pond does not need it”. The steep bank is as steep as before, wherever the wish began.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-table-rule',
    slot: 'q21',
    form: 'C',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“You may get up when the last plate is empty.” Lately the twins gulp their food and get stomachaches, so Farah would like to drop that rule. Her father tells her how it began, in their first winter in this country, with one pot. “What came out of that winter is good for this family,” he says, and the rule stays.',
    decidingWords: [
      'the twins gulp their food and get stomachaches',
      'What came out of that winter is good for this family',
    ],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if her father had pointed to a doctor or a wise aunt who stands behind the rule. He names no one, only a time.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'He would have to say that eating at one pace is how human beings are made, and right for that reason. He speaks of a winter, not of bodies.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“What came out of that winter is good for this family” judges the rule by its beginning. Whether it is good now shows at the table, where “the twins gulp their food and get stomachaches”.',
      },
      {
        text: 'False Cause',
        rationale:
          'For this, two things that go together would have to be taken for cause and effect, say that the family did well later because it had the rule. He makes no such link.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-filing-program',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“Where did you get this filing program?” asks Arvid, who runs the dental practice. “It was written for a betting shop,” says Chiara. “Our security team has gone through it line by line and found nothing bad.” Arvid frowns. “For a betting shop? Then we can’t trust it with our patients’ files. Please take it off the computers today.”',
    decidingWords: [
      'has gone through it line by line and found nothing bad',
      'For a betting shop? Then we can’t trust it',
    ],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“For a betting shop? Then we can’t trust it” is his whole case. The team has checked each line, and the program’s first home says nothing about how it treats files now.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if Arvid had leaned on a big name, say a famous expert who dislikes the program. He sets his own experts aside because of a betting shop.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Arvid would have to prefer something for being natural, such as paper over screens. He minds only whom the program was first written for.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'His worry would hold if the origin were all they had to go on, say a program from a stranger that nobody had checked. Here, the check was done.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-filing-program-sound',
    kind: 'sound',
    twinOf: 'genetic-fallacy-filing-program',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“Where did you get this filing program?” asks Arvid, who runs the dental practice. “It came in an email from a stranger,” says Chiara. “Our security team has not gone through it yet, but I found nothing bad.” Arvid frowns. “From a stranger? Then we can’t trust it with our patients’ files. Please take it off the computers today.”',
    decidingWords: ['It came in an email from a stranger', 'Our security team has not gone through it yet'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'For this, Arvid would have to turn the program down as something artificial. What he minds is that a stranger sent it and no expert has looked.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'This would be right if he had trusted or rejected the program merely on the word of somebody famous. No such person comes up.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It would fit if the team had gone through the program line by line and Arvid had still judged it by where it began. So far, there is no such check.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Arvid does judge by where it comes from, but that is the best sign he has: “Our security team has not gone through it yet”. Private files should wait.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-fee-table',
    kind: 'spot',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Uncle Lionel, thank you for the table of fees. I held it against the contracts of the five banks: the figures are correct, and nothing is missing. Then I saw in small print who had made it: the bank that comes out cheapest. A table from that bank can’t tell me which one is cheapest. I shall look for another. Zuzana',
    decidingWords: ['the figures are correct, and nothing is missing', 'A table from that bank can’t tell me'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Doubt about the maker would be fair if Zuzana had no way to check, say because the contracts could not be had. She checked, and the table passed.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'She knows that “the figures are correct, and nothing is missing”, yet decides that “A table from that bank can’t tell me” what she wants. Who made it cannot undo what she has checked.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'It would fit if Zuzana had mistrusted bank fees as something unnatural, or preferred an older and simpler way to save. She speaks only of the maker.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'She would have to accept or reject the table on the word of a person of standing, such as a well-known banker. No such person is named.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-fee-table-sound',
    kind: 'sound',
    twinOf: 'genetic-fallacy-fee-table',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Uncle Lionel, thank you for the table of fees. I wanted to hold it against the contracts of the five banks: not one of them would send me a copy. Then I saw in small print who had made it: the bank that comes out cheapest. Unchecked, a table from that bank can’t tell me which one is cheapest. I shall look for another. Zuzana',
    decidingWords: ['not one of them would send me a copy', 'the bank that comes out cheapest'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'This would be right if Zuzana had taken a famous adviser’s word in place of reasons. She weighs how far a maker with an interest can be trusted.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She asked for the contracts, and “not one of them would send me a copy”, so the table is only as good as its maker: “the bank that comes out cheapest”. That bank gains, so looking further is wise.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'For this, she would have to reject the table after checking that its figures are correct and complete. She could not check them, so the source is what she has.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'The fees or the table would have to be turned down for being artificial. Nothing of the kind plays a part in her letter.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-knee-dream',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Knee group, week six. With the new stretch, nine of our ten members climb stairs without pain again. Today Lionel asked where I had learned it. In a dream, I told him. He thanked me and went quiet. Now he has written to the group: “What comes out of a dream can’t help a knee. Let’s go back to the old stretch.” Meera',
    decidingWords: [
      'nine of our ten members climb stairs without pain again',
      'What comes out of a dream can’t help a knee',
    ],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“What comes out of a dream can’t help a knee” looks only at how the stretch was found. What counts is how it works, and nine people climb stairs without pain again.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Lionel would have to lean on a person of rank, say a famous trainer who warns against the stretch. He cites nobody.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If nobody had tried the stretch yet, to be wary of an idea from a dream would be fair. By now there are six weeks of stairs to go by.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if Meera had argued badly for the stretch and Lionel had called it useless on that account. He finds fault with no argument.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-toy-letters',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The letters from the toy factory are genuine; its owners admit it. For a year, they show, the firm sold dolls with harmful paint. “Who gave them to you?” the editor asks Olumide before the story is printed. “A manager who was fired in June and wants revenge.” She hands them back. “Letters that come to us out of spite show nothing about the firm.”',
    decidingWords: [
      'are genuine; its owners admit it',
      'Letters that come to us out of spite show nothing about the firm',
    ],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Holding back would be fair if nobody could tell whether the letters were forged. Then the giver’s grudge would matter, but the owners have settled that point.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The letters “are genuine; its owners admit it”, so what they say about the paint stands. The editor throws that away because of the spite that brought them to her.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'She would have to judge the paint by whether it is natural or made in a lab. Her verdict is about letters and the hand they came from.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'It would fit if the manager had argued poorly and she had taken the firm to be innocent for that reason. He gave her papers, not an argument.',
      },
    ],
  },
]
