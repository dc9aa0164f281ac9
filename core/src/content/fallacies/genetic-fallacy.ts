import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Genetic Fallacy',
  aliases: ['Fallacy of Origins'],
  category: 'informal',
  severity: 'medium',
  keywords: ['origin', 'source', 'history', 'background', 'roots', 'tainted source', 'where it came from'],
  link: 'https://yourlogicalfallacyis.com/genetic',
  definition:
    'Accepting or rejecting something for its origin alone, without asking what there is to say for or against it now. A poor source can give us something good, and a fine one something bad.',
  neighbors: [
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
      tellApart: 'Is a thing judged by where it first came up, or by whether it’s natural or made by people?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Is the idea judged by its past, or is the person now arguing for it attacked instead?',
    },
    {
      name: 'Bandwagon',
      tellApart: 'Does it matter who had the idea first, or how many people share it now?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For his heart, Benedek walks on a treadmill three times a week. After two months his doctor in Szeged is pleased with the results, and so is he. Then he reads that the first treadmills, long ago, were built for prisons, as a punishment. “A thing that began like that can’t be good for anyone,” he tells his wife, and he gives it up.',
    failingStep: 'A thing that began like that can’t be good for anyone',
    why: 'What treadmills were for two hundred years ago tells us nothing about his heart today. Benedek assumes that a thing keeps its first purpose forever. To give it up, he needs signs that it harms him or doesn’t help.',
  },
  soundWhen:
    'Where something comes from matters when the source is all we have to go on. If a storm warning comes from a joke page, doubt it until the weather service says the same. Once better evidence is at hand, look at that instead.',
  reply:
    '“That’s a grim bit of history. But the machine you use is for your heart, and the results were good. Shouldn’t they decide?”',
  evidence:
    'Cohen & Nagel (1934), An Introduction to Logic and Scientific Method, Harcourt, Brace; on when origins do count: Klement (2002), “When Is Genetic Reasoning Not Fallacious?,” Argumentation 16.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'genetic-fallacy-warehouse-tags',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Item 4, colored tags. Half the building uses them, and packing mistakes there have fallen by half. Mr. Ashworth, our manager, compared the two halves with care and called the figures convincing. Then he told us that the tags had begun as a joke at the summer party, and that a serious warehouse can’t work with something like that. They come off on Friday, natural as they feel to most of us.',
    decidingWords: ['the tags had begun as a joke at the summer party'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'A drop in mistakes since the tags came in doesn’t show much by itself. But Mr. Ashworth compared two halves of one building, and in the end he’s against the tags.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'The tags feel “natural” because people are used to them, but nobody calls them good for that, and Mr. Ashworth’s reason is the summer party.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Mr. Ashworth finds the figures convincing, but he drops the tags because “the tags had begun as a joke at the summer party.” How they began doesn’t change how well they work.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Most of us” like the tags, so there’s a crowd. But Mr. Ashworth goes against the crowd, and the tags come off.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-school-bell',
    slot: 'q21',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To the student paper: Our bell was invented for factories, to call workers to their machines. Most students find it useful, and daylight may be a more natural signal, but I’ll leave that aside. A factory bell’s still a factory bell, so let’s switch it off. Tariq',
    decidingWords: ['Our bell was invented for factories'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Most students find the bell useful, and Tariq says so. He doesn’t follow them, because he wants it switched off.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A factory bell’s still a factory bell” sounds like a circle. But his reason is how the bell began, and his conclusion is that it should go.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“Our bell was invented for factories,” so Tariq wants it switched off. What matters is whether it’s useful now, and he leaves that aside.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Daylight is called “more natural.” But Tariq says that he’ll leave that aside, and his reason against the bell is its past in factories.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-space-seal',
    slot: 'fallacy21',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Lab log, May 9. Our underwater cameras need a new seal, and we’ve tried two in the tank. The natural rubber one, from the plumber half the harbor uses, stayed tight for a year; the other leaked after a week. Diego has ordered forty of the other. It was invented for a space capsule, he says, and whatever comes from the space program will hold in a bay. The cameras arrive Friday.',
    decidingWords: ['It was invented for a space capsule'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'One seal is natural rubber, so nature comes up. Diego chooses the other one, and he doesn’t praise it for being artificial.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Diego orders a seal that leaked, because “It was invented for a space capsule.” What it was made for doesn’t change what happened in the tank.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Half the harbor goes to that plumber, and that speaks for the first seal. But Diego doesn’t follow the harbor; he orders the second.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Cameras and capsules are made of parts. Diego doesn’t reason from a whole to its part; he trusts the seal for the place it comes from.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-new-turn',
    slot: 'q21',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Nine swimmers tried Ximena’s new turn, and each of them saved half a second. The coach, who calls her a natural, reserves a week for it and asks where she learned it. When she says it’s from the club across the river, he erases the week from the board. Nothing from over there has any business here, he says; our way is our way. Then it’s Ximena’s turn to stack the kickboards.',
    decidingWords: ['it’s from the club across the river'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Turn” means a move in the water and, at the end, a chore. But the coach talks about the move, and he means the same thing each time.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The new turn saves time for each swimmer, but “it’s from the club across the river,” so the coach drops it. Where it comes from doesn’t make it slower.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Our way is our way” says the same thing twice. By then he’s decided against the turn, and his reason is the other club.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“A natural” is praise for Ximena’s gift. But nobody says that one of the turns is better because it’s natural.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-pond-fence',
    slot: 'fallacy21',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To the village council: In June I asked for a fence around the pond, and you agreed that the steep bank and the playground were good reasons. Since then I’ve traced where my wish comes from. My grandmother, no true country girl, was afraid of water, and I got it from her stories. So you can safely forget it, and I mean forget. Please leave the money in the bank. Walter Lund',
    decidingWords: ['I’ve traced where my wish comes from'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Bank” means the edge of a pond and later a place for money. But his argument doesn’t mix the two, and nobody is misled.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Forget it, and I mean forget” says the same thing twice. He says it twice to make it clear, and his reason is his grandmother.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Grandmother was “no true country girl,” he writes. But he has no claim about country girls to protect; he explains why she was afraid.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The steep bank and the playground are still good reasons. “I’ve traced where my wish comes from,” Walter writes, and he drops a good request for that, although the pond is no safer.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-table-rule',
    slot: 'q21',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'In Farah’s family no one gets up until the last plate is empty. Her twins, the slowest, gulp their food and get stomachaches, so Farah wants to drop the rule. “It began in our first winter in this country,” says her father, “with one pot for seven. Out of that winter came this rule, so it’s good for us.” Put like that, keeping it seems natural to Farah, and she buys smaller plates.',
    decidingWords: ['Out of that winter came this rule'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“Good for us” may sound as if it held for each person, too. But he doesn’t reason from the family to the twins; he reasons from that winter to today.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Keeping the rule seems “natural to Farah,” so it feels right to her. But nobody says that the rule is good because it comes from nature.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“Out of that winter came this rule,” says her father, “so it’s good for us.” How the rule began doesn’t tell us what it does to the twins now.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Something “good for us” may be healthy, or it may be good for character. Either way he makes the same wrong step, from a hard winter to a good rule.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-filing-program',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“Where did you find this filing program?” asks Arvid, who manages a dental office. “It was written for a casino,” says Chiara. “Lots of offices use it, and our security people have examined each line.” “A casino? Then it’s unsafe for patients’ files,” says Arvid, and deletes it.',
    decidingWords: ['It was written for a casino'],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“It was written for a casino,” and for Arvid that’s enough. But who it was written for doesn’t change how safe it is, and experts have examined each line.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          '“Our security people” have examined the program, and Chiara relies on them. Arvid doesn’t, so his mistake isn’t trust in an expert.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Lots of offices use it,” says Chiara, and that’s a crowd. But Arvid does the opposite of what the crowd does.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Patients’ files do need a careful manager, but experts have examined the program, and he doesn’t ask what they found.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-filing-program-sound',
    kind: 'sound',
    twinOf: 'genetic-fallacy-filing-program',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“Where did you find this filing program?” asks Arvid, who manages a dental office. “A stranger emailed it,” says Chiara. “Lots of offices use it, but our security people haven’t examined it.” “A stranger? Then it’s too risky for patients’ files until they have,” says Arvid, and deletes it.',
    decidingWords: ['our security people haven’t examined it', 'until they have'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Chiara says that “lots of offices use it.” Arvid doesn’t follow them, and nobody knows whether they examined it.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Arvid judges the program by where it comes from. But nobody has examined it, so “a stranger” is a good reason to keep it away from the files until somebody does.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Security people are experts worth listening to. They haven’t said anything yet, so Arvid can’t be relying on them.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Because “our security people haven’t examined it,” Arvid has only the sender to go by. He calls it too risky “until they have,” and he doesn’t say that it’s bad.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-fee-table',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Uncle Lionel: Thanks for the table of bank fees. I compared it with the five banks’ contracts, and the figures are correct, with nothing left out. Then I noticed who had made it: Meadow Bank, which comes out cheapest and naturally has an interest (no pun intended) in saying so. A table from that source can’t tell me who’s cheapest, so I’ll look for another. Love, Zuzana',
    decidingWords: ['the figures are correct, with nothing left out'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Interest” can mean money or a reason to want something, and Zuzana jokes about it. But her argument needs only the second meaning.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Zuzana knows that “the figures are correct, with nothing left out.” So it makes no difference that Meadow Bank made the table.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A bank that puts itself first deserves a second look. But Zuzana had taken that second look at the contracts, and the table was correct.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Here “naturally” means that it’s no surprise. Nobody is praised or blamed for being natural, not even a bank called Meadow.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-fee-table-sound',
    kind: 'sound',
    twinOf: 'genetic-fallacy-fee-table',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Uncle Lionel: Thanks for the table of bank fees. I wanted to compare it with the five banks’ contracts, but not one would send me a copy. Then I noticed who had made it: Meadow Bank, which comes out cheapest and naturally has an interest (no pun intended) in saying so. It may be right, but I can’t take it unchecked from that source, so I’ll look for another. Love, Zuzana',
    decidingWords: ['not one would send me a copy'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Zuzana notices the pun in “interest” herself. Without the pun, her reason for looking further is the same.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She wanted to check the table, but “not one would send me a copy.” When she can’t check it, it matters that the bank that made it comes out cheapest.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It’s true that she puts the table aside because of where it comes from. But she can’t check it in any other way, and she says herself that it may be right.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Naturally” and a bank named Meadow may catch the eye, but Zuzana doesn’t praise anything natural; she asks who gains from the table.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-knee-dream',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Knee group, week six. Before I taught you the new stretch, two of our ten members climbed stairs without pain; now it’s nine. (My theory of how it works was mistaken, as Gus pointed out.) Today he asked where I’d learned it, and I admitted that I’d seen it in a dream. What comes out of a dream can’t help a knee, he told the group, so we’re dropping it. Meera',
    decidingWords: ['seen it in a dream'],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Nine members out of ten do well, but Gus wants to drop the stretch because Meera had “seen it in a dream.” Where she saw it doesn’t change how much it helps.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A dream is a bad reason to try a stretch. But now there’s a good reason, nine members without pain, and Gus doesn’t mention it.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“Two of our ten members” may bring parts and wholes to mind. Gus doesn’t argue from a part or a whole; he argues from the dream.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Meera’s theory “was mistaken,” and Gus had pointed it out. But that isn’t why he drops the stretch; he drops it because of the dream.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-toy-letters',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Olumide, a reporter, has letters from inside a toy factory. They’re genuine, as the owners admit, and they show that the factory sold dolls with harmful paint. One mother blames her daughter’s rash on it. When the editor asks who passed them on, Olumide names a manager who was fired in June and wants revenge. Letters that reach us out of spite show nothing, she decides, and the marathon gets page one.',
    decidingWords: ['a manager who was fired in June and wants revenge'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'A mother and a rash are a single story. The editor’s decision is about the letters, and they don’t depend on the mother.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The letters come from “a manager who was fired in June and wants revenge,” so the editor drops them. But they’re genuine, and they show harmful paint whoever passed them on.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'An angry source is a good reason to check the letters. But the owners admit that they’re genuine, so that’s been settled.',
      },
      {
        text: 'False Cause',
        rationale:
          'One mother blames the paint for the rash, and she may be wrong. The editor doesn’t go by the rash; she drops letters that are genuine.',
      },
    ],
  },
]
