import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'ambiguity',
  aliases: ['Equivocation', 'Double Meaning'],
  category: 'informal',
  severity: 'medium',
  keywords: ['two meanings', 'word play', 'vague', 'shifting sense', 'wording', 'misleading', 'unclear term'],
  link: 'https://yourlogicalfallacyis.com/ambiguity',
  definition:
    'Letting a word or phrase slide from one meaning to another partway through an argument. Each step sounds right by itself, but the steps aren’t about the same thing.',
  gloss: 'One word changes its meaning midway.',
  neighbors: [
    {
      concept: 'composition-division',
      tellApart: 'Did a word change its meaning, or did someone assume that the parts and the whole must be alike?',
    },
    {
      concept: 'loaded-question',
      tellApart: 'Can a key word be taken two ways, or does a question take something unproven for granted?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Does a word mean two things along the way, or does the reason just repeat the conclusion?',
    },
    {
      concept: 'no-true-scotsman',
      tellApart:
        'Did a word quietly change its meaning, or was someone thrown out of a group for not fitting the claim?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Karen has to choose between two blood pressure pills. The package insert for the more expensive one says that in a study it made a significant difference. A footnote explains that chance alone would rarely produce such a difference. “Significant means large,” says her brother. “So that pill will make a large difference for you.”',
    failingStep: 'Significant means large',
    why: 'In the study the word means “chance alone would rarely produce it,” and that can be true of even a tiny difference. Her brother takes the word in its everyday sense. He’d have to find out how large the difference was before he promised her anything.',
  },
  soundWhen:
    'A word with two senses does no harm as long as the reasoning sticks with one of them. A contract that says “in what follows, a day means a business day” and keeps to it plays no tricks. Puns are fine, too. They prove nothing and don’t try to.',
  reply:
    '“Let’s say it without that word. Do we mean that chance alone would rarely produce the difference, or that it’s large? The insert tells us only the first.”',
  evidence: 'Aristotle, On Sophistical Refutations; Walton (1996), Fallacies Arising from Ambiguity, Kluwer.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'ambiguity-browser-window',
    slot: 'fallacy17',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Darnell opens a private window in his browser. Private, the notice says, means his computer won’t list the pages he visits. “It’s not like other windows,” he tells his sister, who’s a real worrier. “It’s private, so it’s closed to strangers, and websites can’t learn a thing about me.”',
    decidingWords: ['his computer won’t list the pages he visits', 'closed to strangers'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'Darnell says that this window is “not like other windows,” and he’s right, since it works differently. He isn’t asking to be excused from any rule.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Darnell’s sister gets called “a real worrier.” But that’s just a description of her, and nobody uses it to keep anyone out of a group.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'In the notice, private means “his computer won’t list the pages he visits.” Darnell takes it to mean “closed to strangers,” and the notice never promised that.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Going from private to private looks like arguing in a circle. But Darnell’s conclusion about websites is new, and he gets there by changing what the word means.',
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
      'Editor’s note: Readers complain that they weren’t told about the town’s debts. But the figures have been public since March, laid out at town hall for any good citizen who asked. Something that’s public is something people know, so people from Main Street to the mill knew all along.',
    decidingWords: ['for any good citizen who asked', 'Something that’s public is something people know'],
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'Figures laid out “for any good citizen who asked” are public because anyone may see them. But in “Something that’s public is something people know,” “public” means widely known, and not everyone asked.',
      },
      {
        label: 'composition-division',
        rationale:
          'The editor does end up speaking for everyone “from Main Street to the mill.” But he doesn’t reason from the town as a whole to each person in it; he relies on the word “public.”',
      },
      {
        label: 'straw-man',
        rationale:
          'Readers complain that they weren’t told, and the editor repeats their complaint correctly. The trouble comes in his answer, where the word “public” changes its meaning.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“Any good citizen” is a jab at people who didn’t ask. But the editor doesn’t use it to rule anyone out; he ends by saying that people all over town knew.',
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
    difficulty: 'easy',
    scenario:
      'To my neighbors on Elm Court: The town office tells me that I have a right to cut down my walnut tree. Now, right is right, and it’s wrong to scold people for doing what’s right. So I trust that true neighbors won’t complain when the tree comes down on Tuesday. Some of you have called me a tree hater, but I’ve planted eleven. Scott',
    decidingWords: ['I have a right to cut down my walnut tree', 'doing what’s right'],
    options: [
      {
        label: 'straw-man',
        rationale:
          '“Tree hater” may be unfair to Scott, but other people called him that. He doesn’t twist anything that his neighbors said.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“True neighbors” puts a bit of pressure on people. But Scott isn’t explaining away a neighbor who proved him wrong; he’s asking his own neighbors not to complain.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Right is right” does say the same thing twice, but Scott doesn’t stop there; he goes from what he’s allowed to do to what’s good to do.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          '“I have a right to cut down my walnut tree” means that it’s allowed. “Doing what’s right” means doing something good, and many things are allowed without being good.',
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
      'PTA, item two: The debate club asked for money. Its flyer promises “one good argument a week, as in ancient Athens.” Mrs. Galloway was against it. The school nurse, she said, had already seen nine arguments on the playground this fall, four of them ending in tears. Arguing comes naturally to children, she added, and she wouldn’t pay a club for one more argument a week. Item three: new benches.',
    decidingWords: [
      'one good argument a week',
      'nine arguments on the playground this fall, four of them ending in tears',
    ],
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          'Arguing “comes naturally to children,” says Mrs. Galloway. But she doesn’t call it good or bad for that reason; she just wants less of it.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Yes, the flyer harks back to ancient Athens. But Mrs. Galloway doesn’t judge the club by Athens; she judges it by the fights on the playground.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          '“One good argument a week” in the flyer is about giving reasons. The nurse’s “nine arguments on the playground this fall, four of them ending in tears” were fights, and the club isn’t offering those.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Mrs. Galloway takes it for granted that more fights are bad. That’s fair, and it isn’t her conclusion; what she concludes is that the club will bring more of them.',
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
      'After Justin’s flu, his grandmother takes him to her doctor, whose note says he’s fit to return to school, meaning he’s over it. The training plan says fit players can run hard for ninety minutes, like real athletes. Fit is fit, says the coach, and Justin plays the whole game.',
    decidingWords: ['meaning he’s over it', 'fit players can run hard for ninety minutes'],
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          '“Real athletes” appears in the training plan. But nobody is told that he isn’t a real athlete, and the coach has no claim about athletes to protect.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'Justin is fit, “meaning he’s over it.” But in the plan, “fit players can run hard for ninety minutes,” and a boy just over the flu may not be fit in that sense.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'The note does come from his grandmother’s doctor and not from a team doctor. But the coach doesn’t judge the note by who wrote it, and what it says is correct.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Fit is fit” sounds as if the coach were assuming what he has to show. But one “fit” means over the flu and the other means ready to run hard, and that’s the flaw.',
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
      'Note on Dad’s refrigerator: Dear visitors, Dad’s new hip is doing well, and so is the rest of him. It isn’t like the one nature gave him, though, so he asked the surgeon about walks. She was an army doctor, and she doesn’t waste words. “Walk! You can’t walk too much,” she told him. So please don’t let him walk too much: ten minutes a day, then back to the sofa. Love, Rukhsana',
    decidingWords: ['You can’t walk too much', 'don’t let him walk too much'],
    options: [
      {
        label: 'composition-division',
        rationale:
          'Both the hip and “the rest of him” are doing well. But Rukhsana doesn’t infer one from the other; she reports them both.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          '“You can’t walk too much” means that the more Dad walks, the better. Rukhsana takes it as a limit when she writes “don’t let him walk too much.”',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'It’s true that nature didn’t give Dad this hip, and Rukhsana says so. But when she limits his walks, she’s following what she thinks the surgeon said.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“She was an army doctor” tells us where the surgeon used to work. But Rukhsana doesn’t trust or doubt the advice for that reason; she just takes it in a sense the surgeon didn’t mean.',
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
      'Dear Ms. Ortega, Forty boxes of fish have spoiled, and the electrician can’t yet say why the cold room warmed up. You asked what on earth Desmond was thinking. The duty roster says he’s responsible for the cold room this month, and our rules say that anyone who’s responsible for damage through his own mistake gets a warning. I like him, but rules are rules, so he’ll get one. P. Engel',
    decidingWords: ['responsible for the cold room this month', 'responsible for damage through his own mistake'],
    breaksAt: 'I like him, but rules are rules, so he’ll get one.',
    options: [
      {
        label: 'begging-the-question',
        rationale:
          '“Rules are rules” goes nowhere by itself. But Engel’s real reasons are the duty roster and a rule about damage, and he links them with a word that changes its meaning.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'On the roster, “responsible for the cold room this month” means that it’s in Desmond’s care. In the rule, “responsible for damage through his own mistake” means that he did it, which nobody knows yet.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Asking “what on earth Desmond was thinking” does assume that he’s to blame. But that was Ms. Ortega’s question, and Engel argues from the roster and the rule.',
      },
      {
        label: 'no-flaw',
        rationale:
          'There’s a rule, and Desmond is on the roster, so the warning looks fair. But the rule is about a mistake of his own, and nobody can say yet what happened.',
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
      'Dear Ms. Ortega, Forty boxes of fish have spoiled, and the electrician can now say why the cold room warmed up. You asked what on earth Desmond was thinking. The report says he’s responsible, since he pulled the wrong plug by mistake, and our rules say that anyone who’s responsible for damage through his own mistake gets a warning. I like him, but rules are rules, so he’ll get one. P. Engel',
    decidingWords: ['he’s responsible, since he pulled the wrong plug by mistake'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“Responsible” appears both in the report and in the rule. But each time it means that someone’s own mistake did the damage, so its meaning doesn’t change.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The report finds that “he’s responsible, since he pulled the wrong plug by mistake.” The rule is about damage through a person’s own mistake, so the warning follows.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'As a reason, “rules are rules” is empty. But Engel doesn’t need it, because the rule and the wrong plug are enough for a warning.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Ms. Ortega’s question does assume that Desmond is to blame. Engel doesn’t have to assume it, because the electrician’s report says so.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Rosalind and Mateo need a washing machine for their guesthouse. The store shows them a real workhorse with a five-year guarantee: If it breaks down, the repair is free, with no exception for guesthouses. A guarantee means they can count on it, Rosalind reasons. So for five years it won’t break down, and they can sell the old machine they’ve kept for emergencies. Mateo posts an ad for it that evening.',
    decidingWords: ['If it breaks down, the repair is free', 'So for five years it won’t break down'],
    breaksAt: 'So for five years it won’t break down, and they can sell the old machine they’ve kept for emergencies.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          '“A real workhorse” is the kind of phrase that can be used to rule out bad machines. But no machine has broken down yet, so Rosalind has nothing to rule out.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To the store, a guarantee means “If it breaks down, the repair is free.” Rosalind takes it to mean that “it won’t break down,” and the store never promised that.',
      },
      {
        label: 'special-pleading',
        rationale:
          'An exception for guesthouses is mentioned, but the store doesn’t make one. Rosalind and Mateo don’t ask for one, either.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Rosalind’s right that a guarantee can be counted on. What it promises is a free repair, and a machine that’s waiting for repair doesn’t wash the sheets.',
      },
    ],
  },
  {
    id: 'ambiguity-washing-machine-sound',
    kind: 'sound',
    twinOf: 'ambiguity-washing-machine',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Rosalind and Mateo need a washing machine for their guesthouse. The store shows them a real workhorse with a five-year guarantee: If it breaks down, the repair is free, with no exception for guesthouses. A guarantee means they can count on it, Rosalind reasons. So for five years they won’t pay to have it fixed, and they can spend the money they’d set aside for washer repairs. Mateo buys new towels that evening.',
    decidingWords: ['If it breaks down, the repair is free', 'So for five years they won’t pay to have it fixed'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'A word like “guarantee” is easily stretched. But here it means the same thing from start to finish: the store pays for repairs.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The store’s promise is “If it breaks down, the repair is free.” So it’s true that “they won’t pay to have it fixed,” and the money they’d set aside can go to towels.',
      },
      {
        label: 'special-pleading',
        rationale:
          'Some stores may leave guesthouses out, but this one doesn’t. Rosalind and Mateo get what any customer gets, and they ask for nothing more.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Calling it “a real workhorse” is praise for the machine. Nobody uses the phrase to rule anything out, and Rosalind’s reasoning doesn’t depend on it.',
      },
    ],
  },
  {
    id: 'ambiguity-ear-doctor',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Leila, it’s Dad. I’m back from the ear doctor, and she says hearing loss like mine is normal at seventy-six, meaning that three out of four of us have it. Well, if it’s normal, there’s nothing wrong with it, so I said no to a hearing aid. Grandpa had one that whistled through dinner, anyway. And don’t tell me I’m letting nature take its course. I had my knees done, didn’t I? See you Sunday!',
    decidingWords: ['meaning that three out of four of us have it', 'if it’s normal, there’s nothing wrong with it'],
    breaksAt: 'Well, if it’s normal, there’s nothing wrong with it, so I said no to a hearing aid.',
    options: [
      {
        label: 'appeal-to-nature',
        rationale:
          'Weak hearing in old age is natural, and Dad does mention nature. But he says that he isn’t letting it “take its course”; his reason is the word “normal.”',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Grandpa’s hearing aid “whistled through dinner,” and Dad brings it up. But by then he’s given his reason for saying no to one: he thinks that nothing’s wrong.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To the doctor, “normal” means common, “meaning that three out of four of us have it.” Dad hears “there’s nothing wrong with it,” but a problem that many people have is still a problem.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Dad repeats the doctor’s words correctly, and most people his age do hear badly. But that doesn’t mean his ears are fine.',
      },
    ],
  },
  {
    id: 'ambiguity-bog-boat',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'To the museum: On page four of your booklet, the lab puts the bog boat’s age at two thousand years with an error of forty, since its method can’t measure more finely. Another visitor called the lab careless, but I admire people who state their errors. Still, an error is an error, and a known one ought to be corrected. Could you fix page four in the next printing? Amara',
    decidingWords: [
      'an error of forty, since its method can’t measure more finely',
      'a known one ought to be corrected',
    ],
    breaksAt: 'Still, an error is an error, and a known one ought to be corrected.',
    options: [
      {
        label: 'begging-the-question',
        rationale:
          '“An error is an error” does just repeat itself. But Amara goes on from there to ask for a correction, and on the way the word changes its meaning.',
      },
      {
        label: 'straw-man',
        rationale:
          'Another visitor called the lab “careless,” and that may be unfair. But Amara doesn’t agree with that visitor, and she reports the booklet’s words correctly.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Amara’s rule about mistakes is a good one, and she’s polite about it. But the lab made no mistake; it told readers how exact its number is.',
      },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'The lab’s “error of forty” says how exact the number is. Amara’s “a known one ought to be corrected” is about mistakes, and page four has none.',
      },
    ],
  },
  {
    id: 'ambiguity-just-a-theory',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Saw the neurologist about the migraines. She showed me a diagram and said the leading theory is that they start in the nerves around the blood vessels, and that’s what the new shot works on. I wrote it down, “theory.” And then in the car I thought, hang on. A theory is somebody’s hunch. I’m supposed to put a needle in my leg every month on a hunch? I canceled the refill. Elijah',
    decidingWords: ['the leading theory', 'A theory is somebody’s hunch'],
    breaksAt: 'A theory is somebody’s hunch.',
    options: [
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'To the doctor, a theory is an explanation that evidence supports. To Elijah at home it’s a hunch. He lets the word slide from the first to the second and drops the medicine.',
      },
      {
        label: 'no-flaw',
        rationale: 'He may have good reasons to skip the shot. That doctors call it a theory isn’t one.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'A group would need a rule, and somebody who breaks it would be defined out. That isn’t what he does with “theory.”',
      },
      { label: 'composition-division', rationale: 'He doesn’t reason from parts to a whole. One word trips him up.' },
    ],
  },
  {
    id: 'ambiguity-every-right',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Marlon: Take the post down, man. She lost her job over that video\nKeith: I filmed it in public. I had every right to post it\nMarlon: I’m not talking about the law\nKeith: I had a right. So it was right, and I’m leaving it up',
    decidingWords: ['I had a right. So it was right'],
    breaksAt: 'So it was right, and I’m leaving it up',
    options: [
      { label: 'loaded-question', rationale: 'Nobody asks a question that takes something for granted.' },
      { label: 'no-flaw', rationale: 'The law may be on his side. Marlon asked about something else.' },
      {
        label: 'ambiguity',
        right: true,
        rationale:
          'Having “a right” means that no law forbids it. Being “right” means it was a good thing to do. Keith steps from one to the other as if they were one word.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'His reason isn’t his conclusion over again. It’s a true statement about the law, carried over to a different question.',
      },
    ],
  },
  {
    id: 'ambiguity-fourteen-nights',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Hi Megan and Sofia, You asked why I’m adding a third person to the water bill. Section 2 of the lease says that “occupant” means anyone who sleeps in the unit more than fourteen nights in a calendar month, and that each occupant pays a share. By your own messages, Lucas was there twenty nights in April and twenty-two in May. So for both months he’s an occupant, and I’ve split the bill three ways. If I’ve miscounted, please send me your dates.',
    decidingWords: [
      '“occupant” means anyone who sleeps in the unit more than fourteen nights',
      'twenty nights in April and twenty-two in May',
    ],
    options: [
      { label: 'loaded-question', rationale: 'The landlord answers a question. She doesn’t ask one.' },
      {
        label: 'ambiguity',
        rationale:
          '“Occupant” and “guest” can blur in everyday speech. Here one definition is written down and used the same way throughout.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The lease fixes what the word means, the count meets it, and the word keeps that meaning to the end. The reader is even invited to correct the count.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The conclusion rests on the lease and on twenty nights, not on itself.',
      },
    ],
  },
]
