import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'genetic-fallacy',
  aliases: ['Fallacy of Origins'],
  category: 'informal',
  severity: 'medium',
  keywords: ['origin', 'source', 'history', 'background', 'roots', 'tainted source', 'where it came from'],
  link: 'https://yourlogicalfallacyis.com/genetic',
  definition:
    'Accepting or rejecting something only because of where it came from, without asking how it holds up now. Good things can come from poor sources, and bad things from fine ones.',
  gloss: 'Judges something only by its source.',
  neighbors: [
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is the idea judged by where it started, or by who backs it today?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Is the idea dropped because of where it came from, or because one argument for it was bad?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is it judged by who came up with it and where, or by whether it’s natural or man-made?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is the idea judged by where it came from, or by the person arguing for it now?',
    },
    {
      concept: 'bandwagon',
      tellApart: 'Is the idea judged by who had it first, or by how many people share it now?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For his heart, Bill walks on a treadmill three times a week. After two months his doctor in Omaha is pleased with the results, and so is he. Then he reads that the first treadmills, long ago, were built for prisons, as a punishment. “Anything that started out like that can’t be good for anyone,” he tells his wife, and he gives it up.',
    failingStep: 'Anything that started out like that can’t be good for anyone',
    why: 'Two hundred years ago treadmills were a punishment, but that tells us nothing about Bill’s heart today. He assumes that a thing keeps its first purpose forever. A good reason to give it up would be a sign that it harms him or doesn’t help.',
  },
  soundWhen:
    'Where something comes from matters when the source is all we have to go on. If a storm warning comes from a joke page, doubt it until the weather service says the same. Once better evidence is at hand, look at that instead.',
  reply:
    '“That’s a grim bit of history. But the machine you use is for your heart, and the results were good. Shouldn’t the results decide it?”',
  evidence:
    'Cohen & Nagel (1934), An Introduction to Logic and Scientific Method, Harcourt, Brace; on when origins do count: Klement (2002), “When Is Genetic Reasoning Not Fallacious?,” Argumentation 16.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'genetic-fallacy-warehouse-tags',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Item 4, colored tags. Half the building uses them, and packing mistakes there have fallen by half. Mr. Ashworth, our manager, checked the figures and found them convincing. Then he learned that the tags had begun as a joke at the summer party. A serious warehouse can’t work with something like that, he said, so they come off on Friday, though to most of us they feel natural by now.',
    decidingWords: ['the tags had begun as a joke at the summer party'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'It’s fair to ask whether the tags are what cut the mistakes. But Mr. Ashworth doesn’t give them too much credit; he takes them off because of a party.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'The tags feel “natural by now” because people are used to them. But nobody says that’s what makes them good, and Mr. Ashworth’s reason is the summer party.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Mr. Ashworth finds the figures convincing, but he drops the tags because “the tags had begun as a joke at the summer party.” How they began doesn’t change how well they work.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“Most of us” are used to the tags, so there’s a crowd. But Mr. Ashworth goes against the crowd, and the tags come off.',
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
      'To the student paper: Our kind of bell was invented for factories, to call workers to machines. Sure, most students find it useful, and some say daylight’s a more natural signal, but that’s not the point. A factory bell is a factory bell, so let’s switch it off. Chris',
    decidingWords: ['Our kind of bell was invented for factories'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Chris says that most students find the bell useful. But he doesn’t follow them; he wants it switched off.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“A factory bell is a factory bell” does go in a circle. But Chris has a reason besides that, which is where the bell came from.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          '“Our kind of bell was invented for factories,” and for Chris that settles it. What matters is whether it’s useful now, and he says that’s not the point.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'Some call daylight “a more natural signal.” But Chris says that’s not the point, and what he holds against the bell is its past in factories.',
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
    difficulty: 'medium',
    scenario:
      'Lab log, May 9. Our underwater cameras need a new seal, and we’ve tried two in the tank. The natural rubber one, from the plumber half the harbor uses, stayed tight for a year; the other leaked after a week. Diego has ordered forty of the other. It was invented for a space capsule, he says, and whatever comes from the space program will hold in a bay. The shipment arrives Friday.',
    decidingWords: ['It was invented for a space capsule'],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          'One seal is “natural rubber,” and that sounds like a plus. But Diego doesn’t pick that one, and what decides it for him is the space program.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Diego’s reason for ordering a seal that leaked: “It was invented for a space capsule.” What it was made for doesn’t change what happened in the tank.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Half the harbor uses that plumber, so there’s a crowd behind the first seal. But Diego doesn’t follow the crowd; he orders the second.',
      },
      {
        label: 'composition-division',
        rationale:
          'A seal is one part of a capsule, so this is tempting. But Diego doesn’t say that capsules never leak; he trusts “whatever comes from the space program.”',
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
      'Nine swimmers tried Ximena’s new turn, and each of them saved half a second. The coach, who calls her a natural, sets aside a week for it and asks where she learned it. When she says it’s from the club across the river, he erases the week from the board. Nothing from over there has any business here, he says; our way is our way. Then it’s Ximena’s turn to stack the kickboards.',
    decidingWords: ['it’s from the club across the river'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“Turn” means a move in the water and, at the end, being next in line for a chore. But the coach’s reason has nothing to do with the second meaning.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The new turn saves time for each swimmer, but “it’s from the club across the river,” so the coach drops it. Where it comes from doesn’t make it slower.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Our way is our way” says the same thing twice. By then the coach has decided against the turn, and his reason is the other club.',
      },
      {
        label: 'appeal-to-nature',
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
    difficulty: 'easy',
    scenario:
      'To the village council: In June I asked for a fence around the pond, and you agreed that the steep bank and the playground were good reasons. Since then I’ve figured out where I got the idea. My grandmother, who was no true country girl, was afraid of water, and I grew up on her stories, so forget it, and I mean forget it. You can leave the money in the bank. Walter Lund',
    decidingWords: ['I’ve figured out where I got the idea'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“Bank” means the edge of a pond and later a place for money. But Walter’s argument doesn’t mix the two, and nobody is misled.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Forget it, and I mean forget it” says the same thing twice. But that’s for emphasis, and the reason Walter gives is his grandmother.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Walter calls his grandmother “no true country girl.” But he isn’t defending a claim about country girls; he’s explaining why she was afraid.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          '“I’ve figured out where I got the idea,” Walter writes, and that’s enough for him to drop it. But the bank is as steep as it was in June, and the playground is still there.',
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
      'In Farah’s family no one gets up until the last plate is empty. Her twins, the slowest, gulp their food and get stomachaches, so Farah wants to drop the rule. “Our first winter in this country, we had one pot for seven,” says her father. “This rule came out of that winter, so it’s good for us.” That seems only natural to Farah, so she keeps it and buys smaller plates.',
    decidingWords: ['This rule came out of that winter'],
    options: [
      {
        label: 'composition-division',
        rationale:
          '“Good for us” may sound as if it held for each person, too. But her father isn’t reasoning from the family to the twins; he’s reasoning from that winter to today.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'What he says seems “only natural to Farah.” But that means that it makes sense to her, and nobody says that the rule is good because it’s natural.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          '“This rule came out of that winter,” says her father, “so it’s good for us.” How the rule began doesn’t tell us what it does to the twins now.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Something “good for us” may be healthy, or it may be good for character. Either way, her father takes the same wrong step, from a hard winter to a good rule.',
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
      '“Where did this filing program come from?” asks Arvid, who manages a dental office. “It was written for a casino,” says Chiara. “Lots of offices use it, and our security people have gone over every line.” “A casino? Then it’s unsafe for patients’ files,” says Arvid, and deletes it.',
    decidingWords: ['It was written for a casino'],
    breaksAt: 'Then it’s unsafe for patients’ files,” says Arvid, and deletes it.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          '“It was written for a casino,” and for Arvid that’s enough. But who it was written for doesn’t change how safe it is, and experts have gone over every line.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          '“Our security people” have gone over the program, and Chiara relies on them. Arvid doesn’t, so his mistake isn’t trust in an expert.',
      },
      {
        label: 'bandwagon',
        rationale:
          '“Lots of offices use it,” says Chiara, and that’s a crowd. But Arvid does the opposite of what the crowd does.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Patients’ files do need a careful manager. But experts have gone over the program, and Arvid doesn’t ask what they found.',
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
      '“Where did this filing program come from?” asks Arvid, who manages a dental office. “A stranger emailed it,” says Chiara. “Lots of offices use it, but our security people haven’t examined it.” “A stranger? Then it’s too risky for patients’ files until security has looked at it,” says Arvid, and deletes it.',
    decidingWords: ['our security people haven’t examined it'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Chiara says that “lots of offices use it.” Arvid doesn’t follow them, and nobody knows whether they examined it.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Arvid judges the program by where it comes from. But so far the security people haven’t examined it, and until they do, “a stranger” is a good reason to keep it away from the files.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Security people are experts worth listening to. But they haven’t said anything yet, so Arvid can’t be relying on them.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Because “our security people haven’t examined it,” Arvid has only the sender to go by. He calls it too risky “until security has looked at it,” and he doesn’t say that it’s bad.',
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
      'Dear Uncle Lionel: Thanks for the table of bank fees. I compared it with the five banks’ contracts, and the figures are correct, with nothing left out. Then I noticed who had made the table: Meadow Bank, which comes out cheapest and naturally has an interest (no pun intended) in saying so. A table from that source can’t tell me who’s cheapest, so I’ll look for another. Love, Rachel',
    decidingWords: ['the figures are correct, with nothing left out'],
    breaksAt: 'A table from that source can’t tell me who’s cheapest, so I’ll look for another.',
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“Interest” can mean money or a reason to want something, and Rachel jokes about it. But her argument needs only the second meaning.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Rachel checked, and “the figures are correct, with nothing left out.” After that, it makes no difference that Meadow Bank made the table.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A bank that puts itself first deserves a second look. But Rachel took that second look when she went through the contracts, and the table was correct.',
      },
      {
        label: 'appeal-to-nature',
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
      'Dear Uncle Lionel: Thanks for the table of bank fees. I wanted to compare it with the five banks’ contracts, but not one would send me a copy. Then I noticed who had made the table: Meadow Bank, which comes out cheapest and naturally has an interest (no pun intended) in saying so. It may be right, but I can’t take it unchecked from that source, so I’ll look for another. Love, Rachel',
    decidingWords: ['not one would send me a copy'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'Rachel notices the pun in “interest” herself. Without the pun, her reason for looking further would be the same.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Rachel asked the banks for their contracts, but “not one would send me a copy.” Since she can’t check the table, it does matter that it was made by the bank that comes out cheapest.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'It’s true that Rachel puts the table aside because of where it comes from. But she has no way to check it, and she says herself that it may be right.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“Naturally” and a bank named Meadow may catch the eye, but Rachel doesn’t praise anything natural; she asks who gains from the table.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-knee-dream',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Knee group, week six. Before I taught them the new stretch, two of our ten members could climb stairs without pain; now it’s nine. Gus, who’d already found a mistake in my theory of how it works, asked today where I’d learned it, and I admitted that I’d seen it in a dream. What comes out of a dream can’t help a knee, he told the group, and they voted to drop it. Meera',
    decidingWords: ['seen it in a dream'],
    breaksAt: 'What comes out of a dream can’t help a knee, he told the group, and they voted to drop it.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Nine members out of ten do well, but Gus turns the group against the stretch because Meera had “seen it in a dream.” Where she saw it doesn’t change how much it helps.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A dream is a poor reason to try a stretch. But there’s a good one now, nine members without pain, and Gus doesn’t mention them.',
      },
      {
        label: 'composition-division',
        rationale:
          'One of the ten still has pain on the stairs, and Gus speaks to the whole group. But he doesn’t judge all ten by that one; he judges the stretch by a dream.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Gus did find “a mistake in my theory,” as Meera writes. But that isn’t what he holds against the stretch; what he tells the group about is the dream.',
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
      'Olumide, a reporter, has letters from inside a toy factory. They’re genuine, as the owners admit, and they show that the factory sold dolls with harmful paint. One mother blames her daughter’s rash on it. When the editor asks who passed them on, Olumide names a manager who was fired in June and wants revenge. Letters sent out of spite don’t show anything, the editor decides, and the marathon gets page one.',
    decidingWords: ['a manager who was fired in June and wants revenge'],
    breaksAt: 'Letters sent out of spite don’t show anything, the editor decides, and the marathon gets page one.',
    options: [
      {
        label: 'anecdotal',
        rationale:
          'One girl’s rash is a single story. But the letters don’t depend on it, and it’s the letters that the editor turns down.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The letters come from “a manager who was fired in June and wants revenge,” so the editor drops them. But they’re genuine, and they show the paint was harmful, whoever passed them on.',
      },
      {
        label: 'no-flaw',
        rationale:
          'An angry source is a good reason to check the letters. But the owners admit that they’re genuine, so that’s been settled.',
      },
      {
        label: 'false-cause',
        rationale:
          'One mother blames the paint for the rash, and she may be wrong. But the editor doesn’t go by the rash; it’s the letters that get dropped.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-envelope-method',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“We’ve stuck to the envelopes for three months and paid off the Visa,” said Darius. “Nineteen hundred dollars. I don’t see why you want to stop.”\n“Do you know who came up with it?” Josie turned her laptop around. “He went to prison in ’09. Tax fraud.”\n“For this?”\n“For taxes. But I’m not running our money on a system that some crook thought up. It’s no good, and I want a real one.”',
    decidingWords: ['I’m not running our money on a system that some crook thought up'],
    breaksAt: 'It’s no good, and I want a real one.”',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'It’s odd to learn, and she may be entitled to wince. Three months of results are better evidence than a criminal record.',
      },
      { label: 'appeal-to-nature', rationale: 'Nobody praises the method as natural or objects that it’s artificial.' },
      { label: 'bandwagon', rationale: 'How many others use the method isn’t mentioned.' },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The envelopes have paid off $1,900, which is how to judge them. Who thought them up has no bearing on whether they work in this kitchen.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-from-a-chatbot',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Ryan: The new shift grid covers every slot, nobody closes and then opens, and everybody got their days off. I checked it name by name\nCaleb: That’s amazing. How long did it take you?\nRyan: I had a chatbot do a draft and then I went through it\nCaleb: Oh. Then no\nRyan: No what?\nCaleb: If it came from one of those things it’s garbage. Use the old grid',
    decidingWords: ['If it came from one of those things it’s garbage'],
    breaksAt: 'Caleb: If it came from one of those things it’s garbage.',
    options: [
      { label: 'bandwagon', rationale: 'Caleb doesn’t mention how many people share his view of it.' },
      {
        label: 'appeal-to-nature',
        rationale:
          'It’s tempting, since a machine is what he objects to. He doesn’t praise anything as natural, though; he rejects a grid for who made the first draft.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Ryan checked every name and every slot, and Caleb liked the result until he heard who drafted it. How it began doesn’t undo the check.',
      },
      { label: 'no-flaw', rationale: 'Drafts by chatbots do need checking. This one has been.' },
    ],
  },
  {
    id: 'genetic-fallacy-paid-study',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Newsletter, page 3: A reader sent us the study that found no lung damage after two years of vaping. It was paid for by the company that makes the device, two of its three authors work there, and how they picked the forty people isn’t described anywhere. That doesn’t make it wrong. It does mean that we have nothing to go on except their word, and until somebody else repeats it, we won’t be reporting it as a finding. Gina',
    decidingWords: ['That doesn’t make it wrong', 'nothing to go on except their word'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'It turns a study away because of where it’s from. What saves it is “That doesn’t make it wrong”: they wait for evidence instead of deciding by the source.',
      },
      { label: 'bandwagon', rationale: 'Nothing depends on how many people believe it.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The source matters because the methods are missing and its word is all there is. They hold off and don’t call it false.',
      },
      { label: 'appeal-to-nature', rationale: 'Whether something is natural or made by people plays no part.' },
    ],
  },
]
