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
    id: 'genetic-fallacy-payroll-sheet',
    slot: 'fallacy21',
    form: 'A',
    kind: 'spot',
    genre: 'thought',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'I’ve been doing payroll on Kurt’s spreadsheet for six weeks, and it’s been accurate to the penny. Today I heard that he made it for his fantasy football league. Nothing made for fantasy football is any good for payroll. Back to the old system.',
    decidingWords: ['accurate to the penny'],
    breaksAt: 'Nothing made for fantasy football is any good for payroll.',
    options: [
      {
        label: 'false-cause',
        rationale: 'No event is said to have brought on another.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Natural or man-made isn’t the question. A football league is.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'For six weeks the spreadsheet has been right to the penny. What it was first made for can’t undo that, and the writer throws it out anyway.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nobody else’s use of it comes up, so no crowd is followed or mistrusted.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-chem-cards',
    slot: 'q21',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Jill: These chem cards are the best thing ever. I had a C in September and now I’ve got an A-\nKai: Same, I finally get moles\nJill: Who made them?\nKai: You’ll laugh. Some guy at Central\nJill: CENTRAL? The people who spray-painted our bus?\nKai: Yep\nJill: Then they’re no good. I’m deleting them tonight',
    decidingWords: ['I had a C in September and now I’ve got an A-'],
    breaksAt: 'Jill: Then they’re no good.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'She drops the cards although they both like them. A crowd’s opinion doesn’t come into it.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'That takes a reason which repeats the conclusion. Hers is a new one: somebody at Central made the set.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Those cards took her from a C to an A-. Who made them changes nothing about that, and it’s all she goes by.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nature isn’t mentioned. The bus and the rival school are what bother her.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-bar-math',
    slot: 'fallacy21',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Turns out the math behind this cancer study was invented at a brewery, to check beer. Mathematicians have gone over it for a century and found it solid. I don’t care. Math that was made for beer can’t tell us anything about tumors.',
    decidingWords: ['gone over it for a century and found it solid'],
    breaksAt: 'Math that was made for beer can’t tell us anything about tumors.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale: 'Beer and tumors aren’t sorted into natural and artificial.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The math has been checked for a century and it holds. The job it was first made for has no bearing on whether it’s right.',
      },
      {
        label: 'bandwagon',
        rationale:
          'A century of mathematicians speaks for the method here, and the reader waves them away. No crowd is followed.',
      },
      {
        label: 'composition-division',
        rationale: 'Nothing true of a part is passed on to a whole. It’s about where the method was born.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-ballet-warm-up',
    slot: 'q21',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Hi Tony, You asked why we dropped the knee program. In the two seasons we had it, we had one torn ligament, and in the two seasons before that we had nine. Then a father discovered that a ballet company thought the whole thing up. What dancers invent can’t possibly protect football players, and we’re done with it. Paco',
    decidingWords: ['we had one torn ligament'],
    breaksAt: 'What dancers invent can’t possibly protect football players, and we’re done with it.',
    options: [
      {
        label: 'ambiguity',
        rationale: 'Each word keeps one meaning all the way through his note.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Paco rejects the program because dancers came up with it. Two seasons with his own players tell him how it works, and he no longer looks at them.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'He does give a reason besides the conclusion. It’s just a reason that has nothing to do with knees.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody calls football natural or dancing the opposite of it.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-pantry-numbers',
    slot: 'fallacy21',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'To the editor: Last fall our church pantry began handing out numbers at the door. The wait has gone down to 25 minutes, when it used to be two hours, nobody cuts in line anymore, and families tell me that they feel respected. On Sunday I learned who thought of it first: a casino, for the line at its buffet. What a casino dreamed up can’t be fair to people in need. I introduced the numbers myself, and I’m asking the committee to go back to an ordinary line. Olivia Stern',
    decidingWords: ['The wait has gone down to 25 minutes'],
    breaksAt: 'What a casino dreamed up can’t be fair to people in need.',
    options: [
      {
        label: 'ambiguity',
        rationale: '“Fair” means the same thing to her throughout. What she changed is her mind.',
      },
      {
        label: 'begging-the-question',
        rationale: 'She doesn’t lean on her own conclusion. A new fact, the casino, is what she offers.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told that they don’t belong to a group after all.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'How fair the numbers are shows at the pantry door, and she’s described it: short waits and no cutting. That a casino had the idea first takes none of it away.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-dads-bedtime',
    slot: 'q21',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'For three weeks, thanks to our new bedtime routine, my son’s been asleep within ten minutes and without any tears. Last night he told me that it’s what they do at his father’s, and that my ex’s new wife invented it. Nothing she came up with can be good for my kid. Has anybody got a different routine?',
    decidingWords: ['asleep within ten minutes and without any tears'],
    breaksAt: 'Nothing she came up with can be good for my kid.',
    options: [
      {
        label: 'composition-division',
        rationale: 'That label is about parts and wholes. Here it’s one routine and the woman behind it.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'She doesn’t care whether the routine is natural.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Three weeks of easy nights show what the routine does. Learning who invented it hurts, and it changes nothing about how her son sleeps.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word slips from one meaning to another. “Good for my kid” is plain enough.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-password-app',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“Last week you liked the password app, so what’s wrong with it now?” asked Margo.\n“I looked up who made it, and it turns out that some high school kid wrote it in his bedroom and put it online for free,” said Brian.\n“That was six years ago. The code is open to anyone, two security companies have been through every line of it, and you’ve read their reports, which didn’t find a thing wrong.”\n“They’re excellent reports. But we’ve got the bank in there, and your mother’s medical records, and what a kid wrote in his bedroom isn’t safe for that. I’m taking us off it tonight, before anything happens.”\nMargo closed her laptop and went to find the old notebook.',
    decidingWords: ['two security companies have been through every line of it'],
    breaksAt:
      'But we’ve got the bank in there, and your mother’s medical records, and what a kid wrote in his bedroom isn’t safe for that.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'Two companies checked the code, and Brian thinks their reports are good. He calls it unsafe anyway, because of the bedroom in which it began.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Margo relies on two companies that check code for a living, which is fair. He isn’t going by anybody’s name.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many people use the app never comes up.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Being careful with the bank is sensible. He has what a careful person asks for, two good reports, and sets them aside.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-password-app-sound',
    twinOf: 'genetic-fallacy-password-app',
    kind: 'sound',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“Last week you liked the password app, so what’s wrong with it now?” asked Margo.\n“I looked up who made it, and it turns out that some high school kid wrote it in his bedroom and put it online for free,” said Brian.\n“And when was that?”\n“Six weeks ago. The code isn’t open to anyone, no security company has been through a line of it, and I looked for reports, which nobody has written. We’ve got the bank in there, and your mother’s medical records, and what a kid wrote in his bedroom hasn’t been checked for that. I’m taking us off it tonight, until somebody has checked it.”\nMargo closed her laptop and went to find the old notebook.',
    decidingWords: ['no security company has been through a line of it', 'hasn’t been checked for that'],
    options: [
      {
        label: 'bandwagon',
        rationale: 'How popular the app is plays no part in this.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'A kid’s bedroom is mentioned. He doesn’t call the app bad on account of it; he says that it hasn’t been checked, and that’s so.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Asking for a check by people who know code is reasonable. No famous name stands in for a reason.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Nothing is known about the app except that it’s new and unchecked. Waiting for a check before it holds the family’s bank login is plain good sense.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-loan-worksheet',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Ask Ingrid: A reader sent me a worksheet for comparing car loans. I tried it on six different offers, and every monthly payment came out right to the cent. Then I noticed that it comes from a used-car dealer, who makes loans of his own. Numbers from somebody like that can’t be right, and I won’t recommend the worksheet.',
    decidingWords: ['every monthly payment came out right to the cent'],
    breaksAt: 'Numbers from somebody like that can’t be right, and I won’t recommend the worksheet.',
    options: [
      {
        label: 'ambiguity',
        rationale: 'No word in the column is used in two senses.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'She checked the worksheet, and it was right six times out of six. A dealer’s wish to sell loans was a reason to check, and it’s no reason to ignore the result.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Suspicion of a seller is healthy, and it made her look twice. What she found doesn’t count for anything in the end.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Whether something is natural doesn’t matter to a worksheet.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-loan-worksheet-sound',
    twinOf: 'genetic-fallacy-loan-worksheet',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Ask Ingrid: A reader sent me a worksheet for comparing car loans. It gives every offer one to five stars, and it doesn’t say why. Then I noticed that it comes from a used-car dealer, who makes loans of his own. Stars from somebody like that can be right, but I have no way to check, and I won’t recommend the worksheet.',
    decidingWords: ['it doesn’t say why', 'can be right, but I have no way to check'],
    options: [
      {
        label: 'ambiguity',
        rationale: 'She means one thing by each of her words.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The stars can’t be checked, and whoever gives them has loans to sell. Then the seller is all there is to go on, and holding back is fair.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Who made it does count against the worksheet. She never says that this makes the stars wrong, only that she has nothing else to go by.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Stars and loans are neither natural nor unnatural.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-diaper-jelly',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Did you know that the petroleum jelly on your baby’s diaper rash was first scraped off the pumps of oil wells? Look it up! Your pediatrician will tell you that it’s been purified and studied for more than a century, that babies hardly ever react to it, and that the rash is gone. All of that is true. But stuff that was discovered on an oil rig can’t be good for a baby. BabyBalm, $39 a jar. Chat with our team today.',
    decidingWords: ['was first scraped off the pumps of oil wells'],
    breaksAt: 'But stuff that was discovered on an oil rig can’t be good for a baby.',
    options: [
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'A jelly is judged by what it does to skin, and here the studies and the baby’s own rash speak for it. The oil well is only history.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The oil well is a fact, and it isn’t pretty. The ad itself grants a century of study and a rash that’s gone.',
      },
      {
        label: 'composition-division',
        rationale:
          'A property of one part would have to be carried over to the whole, or back. The ad talks about one jelly and its past.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'No one’s bad argument is pointed out here. The ad doesn’t fault the pediatrician’s reasons; it talks about oil.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-sidewalk-plan',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Stacy: You’re voting no on sidewalks?? You told me it’s a good plan\nLionel: I read the whole thing, it’s cheap and it covers every school route\nStacy: so??\nLionel: So I found out the guy who sued the town thought it up\nLionel: If it’s his, it’s bad for us',
    decidingWords: ['it’s cheap and it covers every school route'],
    breaksAt: 'Lionel: If it’s his, it’s bad for us',
    options: [
      {
        label: 'anecdotal',
        rationale: 'Nobody’s story takes the place of facts. He’s read the whole plan.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'By his own reading the plan is cheap and covers the schools. Who thought of it first can’t change what’s on the pages.',
      },
      {
        label: 'no-flaw',
        rationale:
          'He may dislike that man for good reasons. They’re reasons about a lawsuit, and the measure is about sidewalks.',
      },
      {
        label: 'false-cause',
        rationale:
          'He doesn’t say that one thing brought about another. He calls the plan bad because of who wrote it.',
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
      '“We’ve stuck to the envelopes for three months and paid $1,900 off the card, and I don’t see why you want to stop,” said Darius.\n“Do you know who came up with it?” asked Josie, turning her laptop around so that he could read the article. “He went to federal prison in 2009, because he’d been cheating on his taxes for years. A system that some crook thought up is no good for our money. I want one that I can respect.”',
    decidingWords: ['paid $1,900 off the card'],
    breaksAt: 'A system that some crook thought up is no good for our money.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Wincing at the news is human. Three months of results tell more about the envelopes than a criminal record does.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nobody praises the method as natural or objects that it’s artificial.',
      },
      {
        label: 'bandwagon',
        rationale: 'How many others use the method isn’t mentioned.',
      },
      {
        label: 'genetic-fallacy',
        right: true,
        rationale:
          'The envelopes have paid off $1,900, which is how to judge them. Who thought them up has no bearing on whether they work for these two.',
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
    decidingWords: ['I checked it name by name'],
    breaksAt: 'Caleb: If it came from one of those things it’s garbage.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Caleb doesn’t mention how many people share his view of it.',
      },
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
      {
        label: 'no-flaw',
        rationale: 'Drafts by chatbots do need checking. This one has been.',
      },
    ],
  },
  {
    id: 'genetic-fallacy-paid-study',
    kind: 'sound',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Newsletter, page 3: A reader sent us the study that found no lung damage after two years of vaping. It was paid for by the company that makes the device, two of its three authors work there, and how they picked the 36 people isn’t described anywhere. That doesn’t make it wrong. It does mean that we have nothing to go on except their word, and until somebody else repeats it, we won’t be reporting it as a finding. Gina',
    decidingWords: ['That doesn’t make it wrong', 'nothing to go on except their word'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'It turns a study away because of where it’s from. What saves it is “That doesn’t make it wrong”: they wait for evidence instead of deciding by the source.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nothing depends on how many people believe it.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The source matters because the methods are missing and its word is all there is. They hold off and don’t call it false.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Whether something is natural or made by people plays no part.',
      },
    ],
  },
]
