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
      'Item 4, colored tags. In the half of the building that uses them, packing mistakes fell by half. Mr. Ashworth, our manager, who had compared the two halves with care, called the figures convincing. He then told us that the tags had begun as a joke at the summer party, and that a serious warehouse can’t work with something like that. They come off on Friday, natural as they feel to most of us.',
    decidingWords: ['the tags had begun as a joke at the summer party'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Tags first, fewer mistakes after: that alone proves little. But Mr. Ashworth compared two halves of one building, and anyway he ends up against the tags.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Tags that feel “natural” are ones we’re used to. Nobody calls them good on that account, and Mr. Ashworth’s objection is the party.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'They work, by his own reading, and still they go, since “the tags had begun as a joke at the summer party.” A joke can turn out to be a good idea.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'The tags feel right to “most of us,” so there’s a crowd. Mr. Ashworth goes against it, though, and the tags come off.',
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
          '“Most students find it useful” is how a crowd enters the letter. Tariq sets it aside, and his conclusion runs against the crowd.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A factory bell’s still a factory bell” sounds like a circle. But his reason is a piece of history, and his conclusion is that the bell should go.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“Our bell was invented for factories,” so out it goes. Whether it helps students now, which is what matters, he leaves aside in so many words.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Daylight does get called “natural.” In the same breath Tariq sets that aside, and the case against the bell is built on factories.',
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
      'Lab log, May 9. Our underwater cameras need a new seal, and we’ve tried two in the tank. The natural rubber one, from the plumber half the harbor uses, stayed tight for a year; the other let in water after a week. Diego ordered forty of the other. It was invented for a space capsule, he says, and whatever comes from there will hold in a bay. The camera parts arrive Monday.',
    decidingWords: ['It was invented for a space capsule'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural rubber” is one of the two, so the word is on the table. Diego doesn’t choose the natural one, and he doesn’t call the other artificial.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“It was invented for a space capsule,” so Diego orders forty of a seal that let in water after a week. A grand beginning doesn’t keep a camera dry.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Half the harbor” buys from that plumber, which speaks for the first seal. Diego doesn’t follow the harbor, though; he picks the second.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Camera parts and capsules do suggest wholes and parts. But Diego’s seal isn’t a piece of a fine capsule; he trusts the place it came from.',
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
      'Nine swimmers tried Ximena’s new turn, and each saved half a second. The coach, who calls her a natural, reserves a week for it and asks where she picked it up. When she says that it’s from the club across the river, he erases the week from the board. Nothing from over there has any business here, he says; our way is our way. Then it’s Ximena’s turn to stack the kickboards.',
    decidingWords: ['it’s from the club across the river'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Turn” is used for a move and, at the end, for a chore. The coach reasons about the move alone, and he means the same move throughout.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Half a second for each swimmer, and then one fact undoes it: “it’s from the club across the river.” Water doesn’t care where a turn was thought up.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Our way is our way” says nothing twice. It’s a flourish after the verdict, which he reached on hearing about the other club.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Being “a natural” is praise for Ximena’s talent. No one calls either turn more natural than the other.',
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
      'To the village council: In June I requested a fence around the pond, and you agreed that the steep bank and the playground were good reasons. Since then I’ve traced where my wish comes from. My grandmother, no true country girl, was afraid of water, and I got it from her stories. It’s a wish you can safely forget, and I mean forget. Please leave the money in the bank. Walter Lund',
    decidingWords: ['I’ve traced where my wish comes from'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Bank” is the edge of a pond in one line and a place for money in another. Nobody is misled, since Walter’s argument doesn’t turn on that word.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Forget, and I mean forget” says one thing twice. That’s for emphasis; his reason is that the wish came from his grandmother, and that isn’t the conclusion said over again.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Grandma, “no true country girl,” is kept out of a club. But Walter has no claim about country girls to save; the phrase just explains why she was afraid.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'The steep bank and the playground are still there. “I’ve traced where my wish comes from,” Walter says, and on that ground alone he takes back a good request.',
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
    difficulty: 'medium',
    scenario:
      'Eager to play, the twins gulp their food and get stomachaches, so Farah wants to drop the rule that no one gets up until the last plate is empty. It began, her father tells her, in the family’s first winter in this country, with one pot for seven. Out of that winter came this rule, so it’s good for us, he says. After that, keeping it seems natural to Farah, who buys smaller plates.',
    decidingWords: ['Out of that winter came this rule'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“Good for us,” he says, and the twins are part of us. But he doesn’t reason from the family to its members; he reasons from the winter to today.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural to Farah” just means that keeping the rule now feels right to her. No one says that emptying plates is nature’s way.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          '“Out of that winter came this rule,” and so it’s supposed to be good. What it does to the twins now is a separate matter, and the rule’s origin can’t settle that.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Good for us” could mean good for our health or good for our character. Whichever you choose, the step that fails is the one from a hard winter to a good rule.',
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
      '“Where did you find this filing program?” asks Arvid, the dental office manager. “It was written for a casino,” says Chiara. “Lots of offices use it, and our security people have examined it line by line.” “A casino? Then it’s unsafe for patients’ files,” says Arvid, deleting it.',
    decidingWords: ['It was written for a casino'],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'At “It was written for a casino,” Arvid stops listening. The program has been examined line by line; who it was first made for doesn’t change what it does now.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          '“Our security people” are Chiara’s witnesses, and they’ve done the work. Arvid pays no attention to them, so he isn’t leaning on their word.',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“Lots of offices use it” is a remark by Chiara. It isn’t what settles the matter, since Arvid does the opposite of what lots of offices do.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Patients’ files deserve a suspicious manager. But the program has been examined “line by line,” and Arvid doesn’t ask what turned up.',
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
      '“Where did you find this filing program?” asks Arvid, the dental office manager. “It was emailed by a stranger,” says Chiara. “Lots of offices use it, but our security people haven’t examined it yet.” “A stranger? Then it’s too risky for patients’ files,” says Arvid, deleting it.',
    decidingWords: ['our security people haven’t examined it yet'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Chiara does say that “lots of offices use it.” Arvid isn’t moved by the number, and rightly; it’s unknown whether any of them looked inside.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It does look like a verdict on where the program comes from. When “a stranger” is all they know about it, though, that’s the best guide they have.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          '“Our security people” are experts worth listening to. They haven’t said anything yet, though, so Arvid can’t be leaning on their word.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'With “our security people haven’t examined it yet,” the sender is all Arvid has to go on. He calls it “too risky,” which is true, and doesn’t claim that it’s bad.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-fee-table',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Uncle Lionel: Thanks for the table of fees. I compared it with the contracts of the five banks, and the figures are correct, with nothing left out. Then I noticed who had made it: Meadow Bank, which comes out cheapest, and which naturally has an interest (no pun intended) in saying so. A table from that source can’t tell me who’s cheapest, so I’ll look for another. Love, Zuzana',
    decidingWords: ['the figures are correct, with nothing left out'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Interest” means money paid or a stake in the outcome, and Zuzana jokes about it. Her point needs just the second meaning.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'She has checked it herself: “the figures are correct, with nothing left out.” After that it makes no difference that Meadow Bank drew up the table.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A bank that ranks itself first deserves a second look. Zuzana had already given it one, contract by contract, and it passed.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Naturally” here means that it comes as no surprise. A bank called Meadow isn’t being blamed or praised for anything green.',
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
      'Dear Uncle Lionel: Thanks for the table of fees. I wanted to compare it with the contracts of the five banks, but not one would send me a copy. Then I noticed who had made it: Meadow Bank, which comes out cheapest, and which naturally has an interest (no pun intended) in saying so. Unchecked, a table from that source can’t tell me who’s cheapest, so I’ll look for another. Love, Zuzana',
    decidingWords: ['not one would send me a copy'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'The pun on “interest” is announced as a pun. Strike it out, and the reason for looking further is exactly the same.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'She tried to check, and “not one would send me a copy.” With a table she can’t check, it matters that its maker gains by coming out first.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'True, Zuzana puts the table aside for where it comes from. But nothing else about it is known, and Zuzana says that it’s unchecked, not that it’s wrong.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Naturally” and a bank named Meadow may catch the eye, but nothing natural is being praised. She’s weighing who profits.',
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
      'Knee group, week six. Since we took up the new stretch, nine of our ten members climb stairs without pain, up from two. (My theory of how it works was mistaken, as Gus pointed out.) Today he asked where I’d learned it, and I admitted that I’d seen it in a dream. What comes out of a dream can’t help a knee, he wrote to the group, so we’re dropping it. Meera',
    decidingWords: ['I’d seen it in a dream'],
    options: [
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'Pain is down from eight members to one, and out goes the stretch over “I’d seen it in a dream.” A dream can be wrong about knees; this one wasn’t.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A dream is no reason to try a stretch. But by now there’s a better one, nine members out of ten, and Gus passes over it.',
      },
      {
        text: 'Composition/Division',
        rationale:
          '“Nine of our ten members” are part of a group, so it looks like parts and wholes. Gus doesn’t argue from either one; he argues from the dream.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Meera’s theory “was mistaken,” and that’s a tempting reason to drop the stretch. Gus doesn’t take it; what he holds against the stretch is the dream.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-toy-letters',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The toy factory’s leaked letters are genuine, as its owners admit, and they show that for a year the company sold dolls with harmful paint. One mother has blamed her daughter’s rash on it. When the editor asks who passed them on, Olumide, her reporter, names a manager who was fired in June and wants revenge. Letters that reach us out of spite show nothing about a company, she decides. The marathon gets page one.',
    decidingWords: ['a manager who was fired in June and wants revenge'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          '“One mother” and one rash are just a story, and the paper doesn’t run it. The editor’s decision is about the letters, which don’t depend on her.',
      },
      {
        text: 'Genetic Fallacy',
        right: true,
        rationale:
          'They came from “a manager who was fired in June and wants revenge.” Spite explains why they were passed on. The letters are genuine all the same, and they show harmful paint.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'An angry source is a good reason to check for forgery. That’s been done, “as its owners admit,” and the letters passed.',
      },
      {
        text: 'False Cause',
        rationale:
          'Paint and then “her daughter’s rash”: the mother may be leaping. The editor makes no such leap; she throws out letters that are genuine.',
      },
    ],
  },
]
