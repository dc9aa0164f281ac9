import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Ambiguity',
  aliases: ['Equivocation', 'Double Meaning'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two meanings', 'word play', 'vague', 'shifting sense', 'wording', 'misleading', 'unclear term'],
  link: 'https://yourlogicalfallacyis.com/ambiguity',
  definition:
    'Letting a word or phrase slide from one meaning to another partway through an argument. Each step sounds right by itself, but the steps aren’t about the same thing.',
  neighbors: [
    {
      name: 'Composition/Division',
      tellApart: 'Did a word change its meaning, or did a trait get passed between the parts and the whole?',
    },
    {
      name: 'Loaded Question',
      tellApart: 'Can a key word be taken two ways, or does a question take something unproven for granted?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Do the reasons use one word in two senses, or do they just say the conclusion over again?',
    },
    {
      name: 'No True Scotsman',
      tellApart: 'Did a word slide unnoticed between two senses, or was a group narrowed to shut out a counterexample?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ximena has to choose between two blood pressure pills. The leaflet for the more expensive one says that in a study it made a significant difference, and a footnote explains the word: the difference is unlikely to be due to chance. “Significant means large,” says her brother. “So that pill will make a large difference for you.”',
    failingStep: 'Significant means large',
    why: 'In the study the word means “unlikely to be due to chance,” and a tiny difference can be that, too. Her brother takes it in its everyday sense. Before he can promise her a large difference, he needs to know its size.',
  },
  soundWhen:
    'A word with two senses does no harm as long as the reasoning sticks with one of them. A contract that says “in what follows, a day means a working day” and keeps to it plays no trick. Puns are fine, too. They prove nothing and don’t try to.',
  reply:
    '“Let’s say it without that word. Do we mean that the difference is unlikely to be due to chance, or that it’s large? The leaflet tells us only the first.”',
  evidence: 'Aristotle, On Sophistical Refutations; Walton (1996), Fallacies Arising from Ambiguity, Kluwer.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'ambiguity-browser-window',
    slot: 'fallacy17',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Darnell opens a private window in his browser. That means, a notice explains, that his own computer won’t list the pages he visits. Unlike ordinary windows, he tells his sister Abena, a truly private one is closed to strangers, so the websites can’t learn a thing about him.',
    decidingWords: ['his own computer won’t list the pages he visits', 'closed to strangers'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          '“Unlike ordinary windows” sets this window apart, and there’s a reason for that: it works differently. Darnell isn’t excusing it from a rule it ought to meet.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Truly” is a word to watch, but nobody has named a private window that leaks. Darnell isn’t redefining his way around one.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'Private first means that “his own computer won’t list the pages he visits.” When he takes it to mean “closed to strangers,” that’s something else, and the notice never promised it.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Getting from private to private looks like running in place. Yet his conclusion goes beyond where he started, and it gets there because the word has shifted.',
      },
    ],
  },
  {
    id: 'ambiguity-town-debts',
    slot: 'q17',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Readers complain that they weren’t told about the town’s debts, writes Hugo, the editor. But the figures have been public since March, laid out at town hall for any real citizen who asked. Something that’s public is something people know, so people from Main Street to the mill have known all along.',
    decidingWords: ['laid out at town hall', 'Something that’s public is something people know'],
    options: [
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“Something that’s public is something people know” fits one sense of public. These figures were public in another: “laid out at town hall” for those who asked.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Moving from the town to its people, “from Main Street to the mill,” resembles a step from a whole to its parts. But what carries Hugo across is the word public.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Hugo’s readers complain that they weren’t told, and that’s how he puts it. He answers their actual complaint, with a word that doesn’t hold still.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Any real citizen” is a little dig at those who never asked. It isn’t used to rule somebody out of a claim about citizens.',
      },
    ],
  },
  {
    id: 'ambiguity-walnut-tree',
    slot: 'fallacy17',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'To my neighbors on Elm Court: The town office tells me I have a right to cut down the walnut tree. Right is right, and since it’s wrong to scold a person for doing what’s right, I trust that true neighbors won’t complain when the tree comes down on Tuesday. A few of you have called me a tree hater, but I’ve planted eleven. Stefan',
    decidingWords: ['I have a right to cut down the walnut tree', 'doing what’s right'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          'Calling Stefan a “tree hater” may well be unfair, but that’s what others did to him. He doesn’t twist anything that his neighbors said.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“True neighbors” puts some pressure on Elm Court. He isn’t defending a statement about what neighbors do, however, so there’s no counterexample to shut out.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Right is right” goes around in a circle, all right. It’s a flourish, though; the step that matters is from what he’s allowed to do to what he ought to do.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“I have a right to cut down the walnut tree” says that it’s allowed. “Doing what’s right” is about what’s good, and plenty of things are allowed without being good.',
      },
    ],
  },
  {
    id: 'ambiguity-debate-club',
    slot: 'q17',
    form: 'B',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Parents’ council, item two: The debate club asks for money. “Bring one good argument a week,” says its leaflet, “and learn to test it, as in ancient Athens.” By the school nurse’s count, replies Mrs. Galloway, there were nine arguments in the yard this fall, four of them with tears. She won’t vote for a club that adds another each week, since children quarrel naturally enough on their own. Item three: new benches.',
    decidingWords: ['Bring one good argument a week', 'nine arguments in the yard this fall, four of them with tears'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“Naturally enough” is how Mrs. Galloway describes quarreling. She doesn’t call it good for that reason, or bad; she wants less of it.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Ancient Athens is where the custom comes from, according to the leaflet. The vote doesn’t turn on Athens. It turns on fights in the yard.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“Bring one good argument a week” is about giving reasons. Her “nine arguments in the yard this fall, four of them with tears” were quarrels, a different thing by the same name.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'She’s sure from the start that more arguments are bad. That’s a premise, and a fair one for the schoolyard kind; her conclusion about the club doesn’t simply repeat it.',
      },
    ],
  },
  {
    id: 'ambiguity-fit-to-play',
    slot: 'fallacy17',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'After three weeks of flu, Ignacio brings a note from his grandmother’s doctor: fit to play, no longer ill. The training plan says that fit players can run hard for ninety minutes like real athletes. Fit is fit, decides the coach, and pencils him in for the whole match.',
    decidingWords: ['no longer ill', 'Fit is fit'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          '“Real athletes” turns up in the training plan. Nobody is being declared less than real, though, and no claim about athletes is being rescued.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“Fit is fit,” decides the coach, but it isn’t. On the note the word means “no longer ill”; in the plan it means being in shape for ninety hard minutes.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Grandmother’s doctor may not inspire much trust. But the note isn’t judged by who wrote it, and there’s nothing wrong with what it says.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Saying the same word twice, as the coach does, looks like assuming what needs showing. The two words aren’t the same, however, and that’s the flaw.',
      },
    ],
  },
  {
    id: 'ambiguity-new-hip',
    slot: 'q17',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Note on Dad’s refrigerator: Dear visitors, Dad’s new hip is doing well, and so is the rest of him. It isn’t what nature gave him, so be gentle. “Walk all you like,” says his surgeon, who learned her trade in the army. “You can’t walk too much.” Well, if he can’t walk too much, we’d better keep it short: ten minutes a day, please, and then back to the sofa. Love, Rukhsana',
    decidingWords: ['You can’t walk too much', 'if he can’t walk too much, we’d better keep it short'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'Good news about the hip comes with good news about “the rest of him.” Nobody infers the one from the other, though; both are simply reported.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          '“You can’t walk too much” means that more is always fine. In “if he can’t walk too much, we’d better keep it short,” Rukhsana hears it as a limit.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'It’s true that the hip “isn’t what nature gave him,” and that she’s nervous about it. Her ten minutes, though, come from the surgeon’s sentence.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'The army is where the surgeon got her training, and the advice isn’t accepted or rejected for it. It gets followed, in a sense she didn’t mean.',
      },
    ],
  },
  {
    id: 'ambiguity-cold-store',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Dear Ms. Ortega, Forty boxes of fish have spoiled, and the electrician can’t yet say why the cold room warmed up. You asked what on earth Desmond was thinking. According to the duty list, he’s responsible for the cold room this month, and our rules say that whoever is responsible for damage through his own mistake gets a warning. Rules are rules. I like him, but he’ll get one. Yours, P. Engel',
    decidingWords: [
      'responsible for the cold room this month',
      'whoever is responsible for damage through his own mistake',
    ],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          '“Rules are rules” says nothing new. But the manager doesn’t rest on it; he argues from the duty list to a warning, by way of a word that changes its meaning.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'On the list, being “responsible for the cold room this month” means it’s in his care. In the rule, “responsible for damage through his own mistake” means he caused it, which nobody knows yet.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Asking “what on earth Desmond was thinking” does assume he’s at fault. That was Ms. Ortega’s question, though; the warning is argued for with the list and the rule.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'There’s a rule, and Desmond’s name is on the list, so it all looks correct. What’s missing is a mistake of his: no one can say yet what happened.',
      },
    ],
  },
  {
    id: 'ambiguity-cold-store-sound',
    kind: 'sound',
    twinOf: 'ambiguity-cold-store',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Dear Ms. Ortega, Forty boxes of fish have spoiled, and the electrician can now say why the cold room warmed up. You asked what on earth Desmond was thinking. According to the report, he’s responsible for it, having pulled the wrong plug, and our rules say that whoever is responsible for damage through his own mistake gets a warning. Rules are rules. I like him, but he’ll get one. Yours, P. Engel',
    decidingWords: ['According to the report, he’s responsible for it, having pulled the wrong plug'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Being responsible turns up twice, in the report and in the rule. Both times it means having done the damage by mistake, so the word holds still.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The electrician has found out: “According to the report, he’s responsible for it, having pulled the wrong plug.” That’s just what the rule is about, and the warning follows.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'As a reason, “rules are rules” is empty. Here it’s only an extra, since the rule itself and the wrong plug are enough to get to a warning.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Ms. Ortega’s question takes Desmond’s fault for granted. Engel doesn’t; he has the electrician’s report before he agrees.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'For their guesthouse Rosalind and Mateo have picked out a washing machine, a real workhorse with a five-year guarantee: if it breaks down, the repair is free, even for guesthouses, which other stores leave out. What’s guaranteed can be counted on, Rosalind reasons. So for five years it won’t break down, and they can sell the old one they’ve kept for emergencies. Mateo posts an ad for it that evening.',
    decidingWords: ['if it breaks down, the repair is free', 'So for five years it won’t break down'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          '“A real workhorse” is the kind of word that can hide an escape hatch. No machine has disappointed anyone yet, so there’s nothing to explain away.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'A guarantee here means that “if it breaks down, the repair is free.” Rosalind takes it as a promise that it won’t break down at all, which the store never made.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Guesthouses get an exception, but it’s the store that makes it, openly and for paying customers. Nobody asks to be spared a fair rule.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'She’s right that a guarantee can be counted on. What it lets them count on, though, is free repairs, and a machine under repair doesn’t wash the sheets.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine-sound',
    kind: 'sound',
    twinOf: 'ambiguity-washing-machine',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'For their guesthouse Rosalind and Mateo have picked out a washing machine, a real workhorse with a five-year guarantee: if it breaks down, the repair is free, even for guesthouses, which other stores leave out. What’s guaranteed can be counted on, Rosalind reasons. So for five years they won’t pay for breakdowns, and they can spend the money they’ve kept for those repairs. Mateo buys new towels that evening.',
    decidingWords: ['if it breaks down, the repair is free', 'So for five years they won’t pay for breakdowns'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Guaranteed” is a slippery word, and it seems to be stretched. But from start to finish it’s about repair bills, and that’s what the store has promised to cover.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The promise says, “if it breaks down, the repair is free.” From this Rosalind concludes only that “they won’t pay for breakdowns,” which is the same thing.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Free repairs “even for guesthouses” are a favor other stores don’t do. Taking up an offer isn’t the same as bending a rule for oneself.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Praising it as a real workhorse doesn’t change what counts as one. The reasoning goes through just as well for an ordinary machine.',
      },
    ],
  },
  {
    id: 'ambiguity-ear-doctor',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Hi, Leila, it’s Dad, back from the ear doctor. You know I don’t just let nature take its course; I had my knees done. But hearing like mine, she says, is normal at seventy-six, meaning that three in four of us have it, and when something’s normal there’s nothing wrong with it. So the hearing aid she offered me, same old brand as Grandpa’s, stayed on her desk. See you Sunday!',
    decidingWords: [
      'meaning that three in four of us have it',
      'when something’s normal there’s nothing wrong with it',
    ],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'Aging ears are as natural as can be. That isn’t Dad’s argument, and he says so: “I don’t just let nature take its course.” His word is normal.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'It’s the same brand as Grandpa’s, and Dad brings that up. He doesn’t turn the thing down for where it comes from; he thinks he doesn’t need it.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'From the doctor, normal is a count, “meaning that three in four of us have it.” To Dad, “when something’s normal there’s nothing wrong with it.” Weak hearing can be common and still need help.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Dad reports the doctor correctly, and most people his age are in the same boat. But a problem that most people share is still a problem.',
      },
    ],
  },
  {
    id: 'ambiguity-bog-boat',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'To the museum: On page four of your booklet, the lab puts the bog boat’s age at two thousand years, with an error of forty, since its method can’t measure more finely. I don’t call the lab careless, as another visitor did; I admire people who state their errors. Still, an error is an error, and a known one ought to be corrected before the next printing. Could you fix page four? Amara',
    decidingWords: [
      'with an error of forty, since its method can’t measure more finely',
      'a known one ought to be corrected',
    ],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          '“An error is an error” repeats itself, so it looks as if nothing were being argued. Amara does argue, from the lab’s number to a correction, and the word shifts on the way.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Calling the lab “careless” was somebody else’s idea, and she says that she doesn’t share it. What the booklet states is quoted fairly.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her rule for mistakes is a good one, and she’s polite about it. But the lab made no mistake. It told readers how exact its number is.',
      },
      {
        text: 'Ambiguity',
        right: true,
        rationale:
          'The lab’s “error of forty” is a margin: “its method can’t measure more finely.” Amara’s “a known one ought to be corrected” is a rule for mistakes, and page four has none.',
      },
    ],
  },
]
