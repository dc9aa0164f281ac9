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
    text: '“Nineteen of 20 patients put away their glasses for good,” says the eye clinic’s ad, and Mark books the operation. On the day itself, the form he’s asked to sign says, “One patient in 20 still needs glasses afterward.” One in 20 is too many for him, he tells the receptionist, and he gives up his appointment.',
    failingStep: 'One in 20 is too many for him, he tells the receptionist, and he gives up his appointment.',
    why: 'Nineteen without glasses and one with them are the same 20 patients. The form told him nothing that the ad hadn’t, except that it pointed to the other side. To change his mind he needs a new fact, such as a worse result or a better clinic.',
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
    id: 'framing-effect-storage-unit',
    slot: 'bias11',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your roommate is selling the house, and everything you own has to be in storage by Friday. Four places nearby have the same locks and the same size unit, and you’ll need one for three months. Keystone wants $69 a month, which sounds like a lot on top of the deposit for your new apartment. Bayline is “just $2.50 a day, less than your coffee!” At Circle it’s $19 a week, and Hilltop takes $240 up front for all three months, so there’d be no more bills. The kid at Bayline already has his pen out.\n\nWhere do you rent?',
    decidingWords: ['Keystone wants $69 a month', 'just $2.50 a day'],
    options: [
      {
        text: 'Rent the unit at Bayline for three months.',
        tag: 'go ahead',
        rationale: 'By the day it sounds like pocket change. Thirty days of it come to $75, and Keystone asks $69.',
      },
      {
        text: 'Rent the unit at Circle for three months.',
        tag: 'go ahead',
        rationale:
          'Nineteen is a small number because it buys only a week. Over a whole month that comes to about $82.',
      },
      {
        text: 'Rent the unit at Hilltop for three months.',
        tag: 'go ahead',
        rationale:
          'One bill is convenient, but it works out to $80 a month. That’s $33 more than Keystone over the three months.',
      },
      {
        text: 'Rent the unit at Keystone for three months.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Put all four into dollars a month, and Keystone’s $69 is the lowest. It only sounds steep next to a price by the day.',
      },
    ],
    flip: {
      fact: 'Keystone wants $79 a month.',
      makesRight: 'Rent the unit at Bayline for three months.',
    },
  },
  {
    id: 'framing-effect-founders-award',
    slot: 'bias11',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'It’s the last night to decide. Four colleges have said yes, all with the nursing program you’re after and with equally good results on the licensing exam, so it comes down to what you’ll owe. Tuition at Dunmore is $31,000, but the dean himself wrote that you’ve won the Founders’ Award, $9,000 off every year. Your mother has the letter on the fridge, and she gets teary when she walks by. Ridgefield gives no awards to anybody and charges $19,500. Calloway is $21,400, and your best friend is going there. Hale is $20,800, with a campus straight out of a movie.\n\nWhere do you go?',
    decidingWords: ['Tuition at Dunmore is $31,000', 'Ridgefield gives no awards to anybody and charges $19,500'],
    options: [
      {
        text: 'Accept the offer from Dunmore for the fall.',
        tag: 'go ahead',
        rationale:
          'An award feels like money coming in. It’s a lower price with a ribbon on it, and at $22,000 it’s still the highest of the four.',
      },
      {
        text: 'Accept the offer from Ridgefield for the fall.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Nobody congratulates you at Ridgefield, but you’d owe $2,500 a year less there than at Dunmore with the award.',
      },
      {
        text: 'Accept the offer from Calloway for the fall.',
        tag: 'go ahead',
        rationale:
          'A friend makes the first weeks easier, but it comes down to what you’ll owe, and Ridgefield costs less.',
      },
      {
        text: 'Accept the offer from Hale for the fall.',
        tag: 'go ahead',
        rationale:
          'The campus is lovely. You’d owe $1,300 a year more than at Ridgefield, though, and the results are no better.',
      },
    ],
    flip: {
      fact: 'The Founders’ Award at Dunmore is $12,000 off every year.',
      makesRight: 'Accept the offer from Dunmore for the fall.',
    },
  },
  {
    id: 'framing-effect-four-in-five',
    slot: 'bias11',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“One in five who go back this early tear that ligament again,” said the trainer, and Kiki’s father shook his head.\n“So four in five are fine?” asked Kiki.\n“Yes.”\n“Oh, well, then,” said her father, and he handed her the cleats.',
    decidingWords: ['So four in five are fine?'],
    breaksAt: '“Oh, well, then,” said her father, and he handed her the cleats.',
    options: [
      {
        label: 'anchoring',
        rationale: 'He isn’t guessing at a number, so an early figure has nothing to pull on.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'One in five hurt and four in five fine are the same risk. His no becomes a yes, and only the wording has changed.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nothing here seems worth more just because somebody owns it.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Leaving things as they were means keeping her out. He sends her back in.',
      },
    ],
  },
  {
    id: 'framing-effect-back-the-ring',
    kind: 'spot',
    genre: 'note',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Mom, when you told me four in ten marriages end in divorce, I couldn’t sleep, and I almost gave Jon his ring back. Then his sister told me six in ten last. That’s a whole different story, so I’ve put down the deposit on the hall. Love, Tess',
    decidingWords: ['six in ten last'],
    breaksAt: 'That’s a whole different story, so I’ve put down the deposit on the hall.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'There’s one Jon and one hall. Nobody has too many to choose from.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'She isn’t going by some divorce she remembers. She goes by two figures.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'If four in ten end, six in ten last. It’s the same story from the other end, and it turned her around.',
      },
      {
        label: 'no-flaw',
        rationale: 'Marrying Jon may be a fine idea. But what changed her mind is a figure she already had.',
      },
    ],
  },
  {
    id: 'framing-effect-back-the-ring-sound',
    twinOf: 'framing-effect-back-the-ring',
    kind: 'sound',
    genre: 'note',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Mom, when you told me four in ten marriages end in divorce, I couldn’t sleep, and I almost gave Jon his ring back. Then his sister told me that for couples our age it’s two in ten, and eight in ten last. That’s a whole different story, so I’ve put down the deposit on the hall. Love, Tess',
    decidingWords: ['for couples our age it’s two in ten'],
    options: [
      {
        label: 'framing-effect',
        rationale: '“Last” is a kinder word than “end,” but the number moved, too. Two in ten isn’t four in ten.',
      },
      {
        label: 'availability-heuristic',
        rationale: 'She goes by the odds for her own age group, not by some divorce she can’t forget.',
      },
      {
        label: 'choice-overload',
        rationale: 'What kept her awake was one bad number. It wasn’t a long list of things to pick from.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She learned something new: at her age the risk is half of what her mother said. That’s a reason to feel better.',
      },
    ],
  },
  {
    id: 'framing-effect-hospital-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The baby is due in June, and tonight you have to put one of four hospitals on the form. They’re equally far away, they cost you the same, and after what happened to your sister, the one thing you’re scared of is an infection. At Mercy a nurse showed you the tub and hugged you. “98 out of 100 mothers here go home without an infection!” said the poster in the elevator. St. Anne’s only sent a fact sheet, which says that 13 of every 1,000 mothers get one. At Lakeview, your sister-in-law’s favorite, it’s 25 in 1,000, and at County, where all the rooms are private, it’s 30.\n\nWhich one do you put down?',
    decidingWords: ['98 out of 100 mothers here go home without an infection', '13 of every 1,000 mothers get one'],
    options: [
      {
        text: 'Put down Mercy as the hospital for June.',
        tag: 'go ahead',
        rationale: 'Ninety-eight without one means two in 100 with one. That’s 20 in 1,000, and at St. Anne’s it’s 13.',
      },
      {
        text: 'Put down Lakeview as the hospital for June.',
        tag: 'go ahead',
        rationale:
          'It’s your sister-in-law’s favorite. At 25 in 1,000, the thing you’re scared of is nearly twice as likely there as at St. Anne’s.',
      },
      {
        text: 'Put down St. Anne’s as the hospital for June.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The sheet talks about infections and the poster about mothers without one. Put the same way, it’s 13 in 1,000 against 20.',
      },
      {
        text: 'Put down County as the hospital for June.',
        tag: 'go ahead',
        rationale: 'A private room is pleasant, but County has the most infections of the four.',
      },
    ],
    flip: {
      fact: 'The poster at Mercy says that 99 out of 100 mothers go home without an infection.',
      makesRight: 'Put down Mercy as the hospital for June.',
    },
  },
  {
    id: 'framing-effect-hospital-form-sound',
    twinOf: 'framing-effect-hospital-form',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The baby is due in June, and tonight you have to put one of four hospitals on the form. They’re equally far away, they cost you the same, and after what happened to your sister, the one thing you’re scared of is an infection. At Mercy a nurse showed you the tub and hugged you. “99 out of 100 of our mothers go home without an infection!” said the poster in the elevator. St. Anne’s only sent a fact sheet, which says that 13 of every 1,000 mothers get one. At Lakeview, your sister-in-law’s favorite, it’s 25 in 1,000, and at County, where all the rooms are private, it’s 30.\n\nWhich one do you put down?',
    decidingWords: ['99 out of 100 of our mothers go home without an infection', '13 of every 1,000 mothers get one'],
    options: [
      {
        text: 'Put down Mercy as the hospital for June.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It’s a cheerful way to put it, and it’s also the best figure: one in 100 is ten in 1,000, fewer than anywhere else.',
      },
      {
        text: 'Put down Lakeview as the hospital for June.',
        tag: 'go ahead',
        rationale: 'Being a relative’s favorite doesn’t bring 25 in 1,000 down to ten.',
      },
      {
        text: 'Put down St. Anne’s as the hospital for June.',
        tag: 'go ahead',
        rationale: 'A plain sheet looks more honest than a poster. Thirteen in 1,000 is still more than Mercy’s ten.',
      },
      {
        text: 'Put down County as the hospital for June.',
        tag: 'go ahead',
        rationale: 'You’d have a room to yourself, at three times the risk you’d run at Mercy.',
      },
    ],
    flip: {
      fact: 'The poster at Mercy says that 98 out of 100 mothers go home without an infection.',
      makesRight: 'Put down St. Anne’s as the hospital for June.',
    },
  },
  {
    id: 'framing-effect-chatbot-accuracy',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Team, I’ve read both offers for the help-desk bot. One admits its bot is “wrong on one question in eight,” and I won’t put that in front of our customers. The other says its bot “gets seven of every eight right.” That’s more like it, and I’ve signed. Dwayne',
    decidingWords: ['gets seven of every eight right'],
    breaksAt: 'That’s more like it, and I’ve signed.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Wrong on one in eight is right on seven in eight. He turned down a bot for its mistakes and picked one that makes just as many.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Neither bot would cost him something he has. He isn’t weighing a loss against a gain.',
      },
      {
        label: 'negativity-bias',
        rationale: 'One bad fact isn’t outweighing several good ones. There’s a single fact, told twice.',
      },
      {
        label: 'no-flaw',
        rationale: 'Wanting fewer mistakes is reasonable. He just isn’t getting any fewer.',
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
      'We went in today about the operation on the tumor behind Wes’s ear. The resident came in first and said one patient in ten loses the hearing on that side, and I told him flat out, no, not my son, we’ll wait and see. Then Dr. Imani sat down with us and said nine out of ten keep their hearing. That was so much better that I signed the consent form right there, with Wes on my lap. I drove home thinking how lucky we were to have gotten her in the end and not just him.',
    decidingWords: ['nine out of ten keep their hearing'],
    breaksAt: 'That was so much better that I signed the consent form right there, with Wes on my lap.',
    options: [
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'One in ten loses it, nine in ten keep it: the two doctors said the same thing. The way it was put turned a no into a yes.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Waiting would have left things as they were. That’s the plan that gets dropped.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Nobody puts too high a value on something they own.',
      },
      {
        label: 'no-flaw',
        rationale: 'Signing may well be right. Nothing new was learned between the no and the yes, though.',
      },
    ],
  },
  {
    id: 'framing-effect-half-the-risk',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'I saw the same pill advertised twice this summer, both times with the same study. In June the ad said it lowers the chance of a stroke in people like me from two in a thousand to one in a thousand, and I shrugged and turned the page. The one in August says it CUTS THE CHANCE IN HALF. After reading that, I knew I needed it, and I’ve made an appointment for Thursday to ask for it. I’m a little angry with myself, to tell the truth, because I could’ve been on it since the beginning of June, and my father had his first stroke at 58.',
    decidingWords: ['from two in a thousand to one in a thousand'],
    breaksAt: 'After reading that, I knew I needed it, and I’ve made an appointment for Thursday to ask for it.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Seeing a doctor is sensible, but the ad that won the reader over in August reports the same result that got a shrug in June.',
      },
      {
        label: 'choice-overload',
        rationale: 'There’s one pill to say yes or no to. A crowded shelf isn’t the trouble.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Nothing has to be given up here. Both ads promise the same drop in risk.',
      },
      {
        label: 'framing-effect',
        right: true,
        rationale:
          'Two in a thousand down to one in a thousand is half. Both ads report the same drop, and August’s just sounds bigger.',
      },
    ],
  },
  {
    id: 'framing-effect-first-month-free',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Asha: I’m taking the apartment with FIRST MONTH FREE on the banner\nManny: You fell for a banner?? The one upstairs is $100 a month cheaper\nAsha: I know, 1,500 down here and 1,400 up there. Same floor plan, same landlord\nManny: So why would you pay more every month?\nAsha: Because I’m leaving in nine months. The free month saves me 1,500 and going upstairs saves me 900. I love that banner',
    decidingWords: ['The free month saves me 1,500 and going upstairs saves me 900'],
    options: [
      {
        label: 'endowment-effect',
        rationale: 'Neither apartment is hers yet, so owning one can’t be what makes it look better.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Over the nine months she’ll stay, the banner’s offer is $600 cheaper. She compares the two in dollars, so “free” isn’t what decides.',
      },
      {
        label: 'status-quo-bias',
        rationale: 'Both places are new to her. There’s no old arrangement she’s holding on to.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Free” is meant to dazzle, and Manny thinks it has. Her choice rests on 1,500 against 900, whatever the banner calls it.',
      },
    ],
  },
  {
    id: 'framing-effect-forty-jobs',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'The plant has lost its biggest customer, and tonight your committee votes on which of four plans goes to the owners. Pay and severance are the same in all of them, and you’ve promised the floor to hang on to as many of the 100 jobs as possible. “Mine saves 40 jobs,” says Ned, who gave up three weekends for it, and people clap. Under Ruthie’s, 55 people would be let go, and you can hear a pin drop. Cyrus’s plan saves 36 and spares the night shift, where you started. Under Paulette’s, 63 are let go, none of them before spring.\n\nHow do you vote?',
    decidingWords: ['Mine saves 40 jobs', 'Under Ruthie’s, 55 people would be let go'],
    options: [
      {
        text: 'Vote for Ned’s plan at the meeting tonight.',
        tag: 'go ahead',
        rationale: 'Saving 40 sounds like good news. It also lets 60 go, five more than Ruthie’s.',
      },
      {
        text: 'Vote for Cyrus’s plan at the meeting tonight.',
        tag: 'go ahead',
        rationale:
          'Sparing the night shift is loyal, but you promised the floor as many jobs as possible, and 36 isn’t that.',
      },
      {
        text: 'Vote for Paulette’s plan at the meeting tonight.',
        tag: 'go ahead',
        rationale: 'Nobody has to leave before spring. Then 63 do, eight more than under Ruthie’s.',
      },
      {
        text: 'Vote for Ruthie’s plan at the meeting tonight.',
        right: true,
        tag: 'go ahead',
        rationale: 'If 55 are let go, 45 stay. “Let go” sounds grim, but no other plan saves as many jobs.',
      },
    ],
    flip: {
      fact: 'Under Ruthie’s plan, 65 people would be let go.',
      makesRight: 'Vote for Ned’s plan at the meeting tonight.',
    },
  },
]
