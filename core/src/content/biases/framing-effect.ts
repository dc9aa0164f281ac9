import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'framing-effect',
  aliases: ['Framing Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['wording', 'presentation', 'advertising', 'percentages', 'gain or loss', 'labels', 'comparison'],
  link: 'https://yourbias.is/the-framing-effect',
  definition:
    'Choosing differently because the same facts come in different words. “Nine in ten succeed” sounds better than “one in ten fails,” although both say the same thing.',
  gloss: 'Same facts, other words, different choice.',
  neighbors: [
    {
      concept: 'anchoring',
      tellApart:
        'Do the same facts in other words change the choice, or does an early number pull the guess toward it?',
    },
    {
      concept: 'loss-aversion',
      tellApart:
        'Does the choice depend on how one result is worded, or does a real loss count for more than an equal gain?',
    },
    {
      concept: 'negativity-bias',
      tellApart: 'Is one fact told two ways, or do bad facts count for more than good ones of the same size?',
    },
    {
      concept: 'halo-effect',
      tellApart: 'Is it the wording that wins someone over, or one good quality that rubs off on the rest?',
    },
    {
      concept: 'endowment-effect',
      tellApart: 'Did new wording make the thing seem worth more, or did owning it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A brochure about a new kind of wheat says, “Nine in ten plants live through a dry summer.” Mark, who farms in Montana, orders enough for all his fields. A week later another brochure sums up the same field test: “One in ten plants dies in a dry summer.” One in ten is too many for him, he says, and he cancels the order.',
    failingStep: 'One in ten is too many for him, he says, and he cancels the order.',
    why: 'Nine in ten alive and one in ten dead describe the same field. Nothing about the wheat has changed since he ordered it, only which plants the brochure points to. To change his mind he needs a new fact, such as a worse test result or a better kind of wheat.',
  },
  soundWhen:
    'New words deserve a new look when they say something new. “Money back within thirty days” and “money back within thirty days if unopened” sound alike, but the second is a worse deal for anyone who wants to try the thing out first.',
  reply:
    'Before you choose, turn the sentence around: from alive to dead, from saved to spent, from percent to people. If your choice flips, put both versions side by side and decide on the facts they share.',
  evidence:
    'Tversky & Kahneman (1981), “The Framing of Decisions and the Psychology of Choice,” Science 211. Levin, Schneider & Gaeth (1998), “All Frames Are Not Created Equal,” Organizational Behavior and Human Decision Processes 76, explain mixed results by separating three kinds of framing.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'framing-effect-movers-quote',
    slot: 'bias11',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'You have to be out of the apartment by Friday, and there are two movers with the same truck, the same insurance and the same reviews. Blue’s ad says, “Pay today and SAVE $200!” It comes to $900, or to $1,100 if you pay on Friday. Green’s says, “$850, with a penalty of $250 for late payment.” You’ve got the cash and would be paying today in any case, and the man from Blue is very cheerful about your $200.\n\nWhom do you book?',
    decidingWords: ['It comes to $900', '$850, with a penalty'],
    options: [
      {
        text: 'Book Blue, and pay the $900 today.',
        tag: 'go ahead',
        rationale: '“Save” sounds like money coming in. You’d pay $50 more for the word.',
      },
      {
        text: 'Book Green, and pay the $850 today.',
        right: true,
        tag: 'decline',
        rationale: 'Paid today, it’s 850 against 900. The penalty that sounds so grim isn’t yours to pay.',
      },
      {
        text: 'Book Blue, and pay the $1,100 on Friday.',
        tag: 'wait',
        rationale: 'Waiting makes it dearer by $200, whatever it’s called.',
      },
      {
        text: 'Book Green, and pay the $1,100 on Friday.',
        tag: 'split',
        rationale: 'The same move for $250 more, though you have the cash.',
      },
    ],
    flip: {
      fact: 'Blue’s offer comes to $800 if you pay today.',
      makesRight: 'Book Blue, and pay the $900 today.',
    },
  },
  {
    id: 'framing-effect-dish-rule',
    slot: 'bias11',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Your roommates want a rule about dishes, and two versions are taped to the fridge. Howard’s says, “Everyone pays $10 a week. Do your nights, and get it back!” According to Leslie’s, whoever skips their nights that week owes $10. You travel on Mondays, and under either one you’d be down for Monday nights. The others like Howard’s, because it feels like a reward. “Just pick one,” says Leslie, “and I’ll swap your Mondays for my Sundays, by the way, if anyone bothers to ask.”\n\nWhat do you say?',
    decidingWords: ['under either one you’d be down for Monday nights', 'I’ll swap your Mondays for my Sundays'],
    options: [
      {
        text: 'Say yes to Howard’s, and get your money back.',
        tag: 'go ahead',
        rationale: 'It sounds like a reward. You’d be away on Mondays and out $10 a week, just as with the other.',
      },
      {
        text: 'Say no to both, until everyone’s calmer.',
        tag: 'wait',
        rationale: 'Nobody’s upset, and the dishes are in the sink.',
      },
      {
        text: 'Say yes to either one, with Sundays for you.',
        right: true,
        tag: 'split',
        rationale: 'The two rules cost the same. What matters to you is the night, and that’s where you gain.',
      },
      {
        text: 'Say no to Leslie’s, and pay no fines.',
        tag: 'decline',
        rationale: 'It’s the same $10 in the other direction.',
      },
    ],
    flip: {
      fact: 'Under Howard’s version you’d have Sundays, under Leslie’s you’d have Mondays, and nobody swaps.',
      makesRight: 'Say yes to Howard’s, and get your money back.',
    },
  },
  {
    id: 'framing-effect-penalty-stats',
    slot: 'bias11',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Rafael makes 70 percent of his free throws,” said the assistant, flipping through her clipboard, “and Frank, who’s fresher, misses only 30 percent.”\n“I’m not sending out a guy who misses,” said Coach. “Rafael, you’re shooting.”\nFrank sat back down.',
    decidingWords: ['misses only 30 percent'],
    breaksAt: '“I’m not sending out a guy who misses,” said Coach.',
    options: [
      {
        label: 'anchoring',
        rationale: 'No first number is dragging a second one toward it. The two numbers say the same thing.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Seventy percent made is 30 percent missed. The coach picks between two words for one and the same shooter.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Neither player belongs to him more than the other.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'He isn’t sticking with whoever shot last time.',
      },
    ],
  },
  {
    id: 'framing-effect-wedding-chance',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Shauna, when your app gave it a 40 percent chance of rain, I couldn’t possibly hold the party at the park. Mine says 60 percent chance of no rain, and that sounds lovely, so I’ve booked the tables for noon. Mom’s bringing the potato salad. Suzanne',
    decidingWords: ['Mine says 60 percent chance of no rain'],
    breaksAt: 'Mine says 60 percent chance of no rain, and that sounds lovely, so I’ve booked the tables for noon.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'Two apps aren’t too many to choose from, and she does choose.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'No rainy party that she remembers makes rain seem likely.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale: 'Forty percent rain is 60 percent no rain. Only the words changed, and her plan changed with them.',
      },
      {
        label: 'no-flaw',
        rationale: 'Taking a 40 percent risk is her right. She turned it down and then took it.',
      },
    ],
  },
  {
    id: 'framing-effect-wedding-chance-sound',
    twinOf: 'framing-effect-wedding-chance',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Shauna, when your app gave it a 40 percent chance of rain, I couldn’t possibly hold the party at the park. Today it says 95 percent chance of no rain, and that sounds lovely. I’ve booked the tables for noon, and Mom’s bringing the potato salad. Suzanne',
    decidingWords: ['Today it says 95 percent chance of no rain'],
    options: [
      {
        label: 'framing-effect',
        rationale: 'She isn’t fooled by the words. Ninety-five percent dry is five percent rain, down from 40.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'She goes by today’s forecast, not by a rainy day she can’t forget.',
      },
      {
        label: 'choice-overload',
        rationale: 'There’s one app and one party, and she isn’t overwhelmed.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The forecast itself got better, from 40 percent rain to five. That’s a reason to book, in any words.',
      },
    ],
  },
  {
    id: 'framing-effect-back-pain-options',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Your back needs something, and the clinic’s sheet has two treatments with the same cost and the same number of visits. For shots it says, “9 out of 10 patients have no lasting harm,” and for pool therapy, “One patient in 20 is left with lasting harm.” In the study, each of them helped six patients in ten. The nurse points at the first line and smiles, since all the form needs is a check mark before you leave.\n\nWhat do you check?',
    decidingWords: ['9 out of 10 patients have no lasting harm', 'One patient in 20'],
    options: [
      {
        text: 'Check the shots, and sign at the bottom.',
        tag: 'go ahead',
        rationale:
          '“No harm” is the nicer phrase. Nine out of ten means that one in ten is harmed, twice as many as in the pool.',
      },
      {
        text: 'Check both of them, and let the doctor pick.',
        tag: 'ask',
        rationale: 'You have what you need on the sheet: one in ten, or one in 20.',
      },
      {
        text: 'Check neither of them, and live with the pain.',
        tag: 'decline',
        rationale: 'Either one helps six in ten, and your back needs something.',
      },
      {
        text: 'Check pool therapy, and sign at the bottom.',
        right: true,
        tag: 'decline',
        rationale: 'One in 20 is left with harm, and with the shots it’s one in ten. They only put it more kindly.',
      },
    ],
    flip: {
      fact: 'For shots it says that 99 out of 100 have no lasting harm.',
      makesRight: 'Check the shots, and sign at the bottom.',
    },
  },
  {
    id: 'framing-effect-back-pain-options-sound',
    twinOf: 'framing-effect-back-pain-options',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Your back needs something, and the clinic’s sheet has two treatments with the same cost and the same number of visits. For shots it says, “99 out of 100 patients have no lasting harm,” and for pool therapy, “One patient in 20 is left with lasting harm.” In the study, each of them helped six patients in ten. The nurse points at the first line and smiles, since all the form needs is a check mark before you leave.\n\nWhat do you check?',
    decidingWords: ['99 out of 100 patients have no lasting harm', 'One patient in 20'],
    options: [
      {
        text: 'Check the shots, and sign at the bottom.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Take the kind words off, and it’s one in 100 against one in 20. The shots are safer, however they’re put.',
      },
      {
        text: 'Check both of them, and let the doctor pick.',
        tag: 'ask',
        rationale: 'The sheet says all that’s needed, once both lines are turned the same way.',
      },
      {
        text: 'Check neither of them, and live with the pain.',
        tag: 'decline',
        rationale: 'One in 100 is a small risk for a back that needs something.',
      },
      {
        text: 'Check pool therapy, and sign at the bottom.',
        tag: 'decline',
        rationale:
          'Mistrusting the nicer line is a good reflex. Here it would cost you: one in 20 is five times one in 100.',
      },
    ],
    flip: {
      fact: 'For shots it says that nine out of ten have no lasting harm.',
      makesRight: 'Check pool therapy, and sign at the bottom.',
    },
  },
  {
    id: 'framing-effect-chatbot-accuracy',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Team, I’ve read both offers for the help-desk bot. The first one is “wrong on one question in 12,” which I couldn’t possibly put in front of customers. The second “gets eleven of every 12 right,” and I’d call that quality. I’ve signed. Dwayne',
    decidingWords: ['gets eleven of every 12 right'],
    breaksAt: 'The second “gets eleven of every 12 right,” and I’d call that quality.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'One wrong in 12 is eleven right in 12. He turns down a bot for its mistakes and signs the same one for its quality.',
      },
      {
        label: 'loss-aversion',
        rationale: 'He isn’t giving something up that he owns.',
      },
      {
        label: 'negativity-bias',
        rationale: 'One flaw doesn’t drown out a lot of good here. It’s the same record twice.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting few mistakes is fine. He gets exactly as many as he refused.',
      },
    ],
  },
  {
    id: 'framing-effect-hearing-surgery',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Saw the surgeon about the tumor behind Wes’s ear. The resident came in first and said that one patient in ten loses the hearing on that side, and I told him flat out, no, not my son, we’ll wait and see. Then Dr. Imani sat down and said that nine out of ten keep their hearing. That was so much better to hear that I signed right there in the chair with Wes on my lap, and I drove home feeling lucky that in the end we’d gotten her and not him.',
    decidingWords: ['nine out of ten keep their hearing'],
    breaksAt:
      'That was so much better to hear that I signed right there in the chair with Wes on my lap, and I drove home feeling lucky that in the end we’d gotten her and not him.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'One in ten loses it and nine in ten keep it: that’s the same fact twice. A no became a yes because of how it was put.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'She did want to wait at first. What moved her wasn’t a habit; it was hearing the same odds in kinder words.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nothing is being sold or priced by its owner.',
      },
      {
        label: 'no-flaw',
        rationale: 'Signing may be the right choice. Nothing she learned between the no and the yes was new.',
      },
    ],
  },
  {
    id: 'framing-effect-half-the-risk',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'I saw the same pill advertised twice this summer, with the same study. The first ad, in June, said that it lowers the chance of a stroke in people like me from two in a thousand to one in a thousand, and I shrugged and turned the page. The one in August says that it cuts the chance in half. So I need that pill, and I’ve made an appointment for Thursday to ask for it, although I’m a little angry at myself for having waited this long when I could’ve been on it since the beginning of June.',
    decidingWords: ['from two in a thousand to one in a thousand'],
    breaksAt:
      'So I need that pill, and I’ve made an appointment for Thursday to ask for it, although I’m a little angry at myself for having waited this long when I could’ve been on it since the beginning of June.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Asking a doctor is sensible. Being excited in August by what bored him in June isn’t about the pill.',
      },
      {
        label: 'choice-overload',
        rationale: 'There’s one pill. Too many to choose from isn’t his trouble.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Both ads speak of the same harm avoided. Neither sets a loss against a gain of the same size.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Two in a thousand to one in a thousand is half. He was told in June, didn’t care, and does care now that the same change comes in a bigger-sounding wrapper.',
      },
    ],
  },
  {
    id: 'framing-effect-per-year',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Asha: Gym A says “save $30 every month!” Gym B says “just $70 a month”\nManny: B sounds cheaper\nAsha: Right, that’s what I thought, so I wrote it out. A is regularly 110, so 80 after the discount. B is 70 but there’s a $180 sign-up. First year A is 960 and B is 1,020. After that B wins by 120 a year, and we’re only here till June. So A',
    decidingWords: ['so I wrote it out', 'First year A is 960 and B is 1,020'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'They own neither membership yet, so owning can’t have raised its price.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She puts both offers into the same terms before she compares them, so the slogans have nothing left to do.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'There’s no old gym that they’re sticking with.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Save” and “just” are meant to steer her, and they steer Manny for a moment. She writes out what each one costs.',
      },
    ],
  },
  {
    id: 'framing-effect-ear-drops',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Your toddler has her third ear infection, it’s ten minutes to closing, and the prescription allows either of two drops that have the same price and the same side effects. The pharmacist reads you the trials from her screen. The first “worked in 85 of 100 children.” The second “did not help 10 of 100 children,” and your stomach tightens.\n\nWhat do you do?',
    decidingWords: ['worked in 85 of 100 children', 'did not help 10 of 100 children'],
    options: [
      {
        text: 'Buy the drops that worked in 85 of 100.',
        tag: 'go ahead',
        rationale:
          '“Worked” is the word a worried parent wants. Put the other way, this one doesn’t help 15 in 100, which is more than 10.',
      },
      {
        text: 'Buy the drops that did not help 10 of 100.',
        right: true,
        tag: 'compare',
        rationale:
          'It sounds worse and is better: failing 10 in 100 means helping 90. Turned the same way around, that beats 85.',
      },
      {
        text: 'Ask the pharmacist which of the two sounds safer to her.',
        tag: 'ask',
        rationale:
          'She’d tell you gladly. Both have the same side effects, and she has already read you what you need.',
      },
      {
        text: 'Buy both and give her each one every other day.',
        tag: 'split',
        rationale: 'Splitting feels careful. It gives her the worse one half of the time.',
      },
    ],
    flip: {
      fact: 'The second “did not help 20 of 100 children.”',
      makesRight: 'Buy the drops that worked in 85 of 100.',
    },
  },
]
