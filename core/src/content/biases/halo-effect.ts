import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'halo-effect',
  aliases: ['Halo Error'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['first impression', 'charm', 'good looks', 'reputation', 'interview', 'rating', 'likable', 'appearance'],
  link: 'https://yourbias.is/the-halo-effect',
  definition:
    'Letting one quality that strikes you, such as charm or good looks, spread to your view of other qualities that have nothing to do with it. A single bad quality can do the same.',
  gloss: 'One good trait colors everything else.',
  neighbors: [
    {
      concept: 'fundamental-attribution-error',
      tellApart: 'Does one trait color all the others, or does someone blame character and forget the situation?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Does one good trait make the others look good, too, or does someone look just like a certain type?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Do we like them for one good trait, or because they’re one of us?',
    },
    {
      concept: 'authority-bias',
      tellApart:
        'Does one good trait make the others look better, or is a claim trusted because of the speaker’s rank?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Dr. Lambert, who has a small practice in Albany, needs a program to store his patients’ files. One that he looks at has soothing colors and lovely drawings. “People who take that much care with how it looks have surely taken the same care with keeping the data safe,” he says. He doesn’t read a single test report, and that evening he moves four hundred files.',
    failingStep: 'have surely taken the same care with keeping the data safe',
    why: 'Fine drawings and safe storage are separate jobs, often done by different people, and he has seen only the first. What pleases his eye tells him nothing about what he hasn’t checked. He needs a report on how the data is protected.',
  },
  soundWhen:
    'Reasoning from one quality to another is fine when the two are really linked. Tight joints are a good reason to expect a steady table, because the joints are what hold it up. Ask how one quality leads to the other.',
  reply:
    'Judge each quality by its own evidence, and write down one rating before you look at the next. Where you have no evidence, leave the line blank instead of filling it in with your general feeling.',
  evidence:
    'Thorndike (1920), “A Constant Error in Psychological Ratings,” Journal of Applied Psychology 4; Nisbett & Wilson (1977), “The Halo Effect: Evidence for Unconscious Alteration of Judgments,” Journal of Personality and Social Psychology 35. In ratings it is hard to tell from qualities that really go together: Murphy, Jako & Anhalt (1993), Journal of Applied Psychology 78.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'halo-effect-cello-in-4b',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    genre: 'thought',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'The new guy in 4B plays the cello with his door open, and twice now I’ve had to sit down on the stairs to listen. Someone who plays like that is good with kids. He’s watching Ben on Friday, and I’ve canceled the sitter.',
    decidingWords: ['Someone who plays like that is good with kids'],
    breaksAt: 'Someone who plays like that is good with kids.',
    options: [
      {
        label: 'social-proof',
        rationale: 'Nobody else’s opinion of him comes into it. One pair of ears decides.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'He plays so movingly that he’s taken to be good with children, too. The one says nothing about the other.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Being a neighbor isn’t what won him the job. The cello did.',
      },
      {
        label: 'authority-bias',
        rationale: 'He has no title or rank to be impressed by, and he hasn’t claimed anything.',
      },
    ],
  },
  {
    id: 'halo-effect-sample-freezer',
    slot: 'bias12',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'On Sunday the power went out, the lab’s freezer warmed up, and two years of your samples turned to soup. The new one has to be ordered by five, and all four on your list cost the same. The Boone is gorgeous: brushed steel, a screen like a good phone’s, and a door that closes with a sigh. You can already see it by the window. The Norden is beige and looks like something from a school cafeteria, though with the plug pulled it stayed cold for 30 hours, longer than the others. The Halden is the quietest, and the Tamarack could be here two days sooner.\n\nWhich one do you order?',
    decidingWords: ['with the plug pulled it stayed cold for 30 hours, longer than the others'],
    options: [
      {
        text: 'Order the Boone for the lab by five.',
        tag: 'go ahead',
        rationale:
          'A machine that handsome seems sure to be the best inside, too. With the power out it warms up sooner than the Norden.',
      },
      {
        text: 'Order the Norden for the lab by five.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You lost your samples when the power went out. With the plug pulled, this freezer stays cold the longest, whatever it looks like.',
      },
      {
        text: 'Order the Halden for the lab by five.',
        tag: 'go ahead',
        rationale: 'Quiet is nice for the people in the room. It wasn’t noise that ruined the samples.',
      },
      {
        text: 'Order the Tamarack for the lab by five.',
        tag: 'go ahead',
        rationale:
          'Two days go by fast. The freezer has to get you through the next outage, and the Norden does that better.',
      },
    ],
    flip: {
      fact: 'With the plug pulled, it’s the Boone that stayed cold longer than the others.',
      makesRight: 'Order the Boone for the lab by five.',
    },
  },
  {
    id: 'halo-effect-tulips-for-dad',
    slot: 'bias12',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Your father fell again on Tuesday, and he needs somebody at night who can get him in and out of bed. The agency has sent four people. The nurse who tested them on lifting put Marguerite first by a mile and the other three about even. Marguerite hardly said hello. Ofelia brought tulips, laughed till she cried at his story about the mule, and asked to see your mother’s picture, and he hasn’t smiled like that since the funeral. Leif used to sing opera, which is all your father listens to, and Trina charges $2 an hour less.\n\nWho do you take?',
    decidingWords: ['The nurse who tested them on lifting put Marguerite first by a mile'],
    options: [
      {
        text: 'Take Ofelia for the nights, from tomorrow on.',
        tag: 'go ahead',
        rationale:
          'She’s a joy, and it’s easy to think somebody that nice is good at everything. At lifting she’s far behind Marguerite.',
      },
      {
        text: 'Take Leif for the nights, from tomorrow on.',
        tag: 'go ahead',
        rationale: 'Your father loves opera. He also has to be lifted, and at that Leif came in far behind Marguerite.',
      },
      {
        text: 'Take Trina for the nights, from tomorrow on.',
        tag: 'go ahead',
        rationale: 'The savings are small beside another fall, and the nurse saw somebody far better at the lifting.',
      },
      {
        text: 'Take Marguerite for the nights, from tomorrow on.',
        right: true,
        tag: 'go ahead',
        rationale: 'He keeps falling, and lifting him is the job. The person who tested it puts her far ahead.',
      },
    ],
    flip: {
      fact: 'The nurse put Ofelia first by a mile and the other three about even.',
      makesRight: 'Take Ofelia for the nights, from tomorrow on.',
    },
  },
  {
    id: 'halo-effect-podcast-host',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Is it true about the lead in the water?” asked Olivia.\n“Matt says it is,” said Spencer, still laughing. “He did the mayor’s voice on his show, and I nearly died. A guy that funny gets his facts right. Don’t drink it.”',
    decidingWords: ['A guy that funny gets his facts right'],
    breaksAt: 'A guy that funny gets his facts right.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'That takes somebody who seems like a typical reporter. Matt seems like a comedian.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Matt may be right about the lead, and it’s safer not to drink the water, but how funny he is doesn’t settle it.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s behavior is being blamed on the sort of person they are.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'He’s good at jokes, so he’s taken to be good at facts. Being funny says nothing about how carefully he checks.',
      },
    ],
  },
  {
    id: 'halo-effect-podcast-host-sound',
    twinOf: 'halo-effect-podcast-host',
    kind: 'sound',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      '“Is it true about the lead in the water?” asked Olivia.\n“Matt says it is,” said Spencer, still laughing. “He did the mayor’s voice on his show, and I nearly died. I looked up the lab report he was reading from, and it’s right there. Don’t drink it.”',
    decidingWords: ['I looked up the lab report he was reading from'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He found Matt hilarious and went to the lab report anyway. The report is what he trusts.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'What somebody did isn’t being explained at all, by character or by anything else.',
      },
      {
        label: 'halo-effect',
        rationale: 'He does love the show. But his reason is the report, which bears out what Matt said.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Going by type means skipping the evidence. He opened the document and read it.',
      },
    ],
  },
  {
    id: 'halo-effect-shark-cap',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Your son is terrified of water, summer camp on the lake starts in June, and the swim schools are holding their last spots until six tonight. Mill Road is gorgeous, with glass walls, warm towels and a smoothie bar, and he’s already begging for the shark cap. Crystal Cove is in a basement behind a rusty door. The parents’ group keeps track: of the kids who start out scared, most can swim a length after ten lessons at Crystal Cove, and only about a third can at any of the others. Lagoon is the closest, and at Hamilton he’d be with his friend Ty. All four cost the same.\n\nWhere do you sign him up?',
    decidingWords: ['most can swim a length after ten lessons at Crystal Cove'],
    options: [
      {
        text: 'Sign him up at Crystal Cove for ten lessons.',
        right: true,
        tag: 'go ahead',
        rationale:
          'His camp is on a lake, and scared kids are far likelier to learn to swim here. A rusty door doesn’t change that.',
      },
      {
        text: 'Sign him up at Lagoon for ten lessons.',
        tag: 'go ahead',
        rationale:
          'A short drive is nice. After ten lessons there, though, most scared kids still can’t swim a length.',
      },
      {
        text: 'Sign him up at Hamilton for ten lessons.',
        tag: 'go ahead',
        rationale:
          'Ty makes it more fun. Still, only about a third of the scared kids at Hamilton can swim a length after ten lessons.',
      },
      {
        text: 'Sign him up at Mill Road for ten lessons.',
        tag: 'go ahead',
        rationale:
          'Everything you can see is first-rate, so the teaching seems first-rate, too. The kids’ results say it isn’t.',
      },
    ],
    flip: {
      fact: 'It’s at Mill Road that most can swim a length after ten lessons, and about a third can at any of the others.',
      makesRight: 'Sign him up at Mill Road for ten lessons.',
    },
  },
  {
    id: 'halo-effect-shark-cap-sound',
    twinOf: 'halo-effect-shark-cap',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Your son is terrified of water, summer camp on the lake starts in June, and the swim schools are holding their last spots until six tonight. Mill Road is gorgeous, with glass walls, warm towels and a smoothie bar, and he’s already begging for the shark cap. Crystal Cove is in a basement behind a rusty door. The parents’ group keeps track: of the kids who start out scared, most can swim a length after ten lessons at Mill Road, and only about a third can at any of the others. Lagoon is the closest, and at Hamilton he’d be with his friend Ty. All four cost the same.\n\nWhere do you sign him up?',
    decidingWords: ['most can swim a length after ten lessons at Mill Road'],
    options: [
      {
        text: 'Sign him up at Crystal Cove for ten lessons.',
        tag: 'go ahead',
        rationale: 'Plain can look more serious than pretty, but the scared kids do worse there.',
      },
      {
        text: 'Sign him up at Lagoon for ten lessons.',
        tag: 'go ahead',
        rationale: 'You’d save a few minutes on the road, but after ten lessons he most likely couldn’t swim a length.',
      },
      {
        text: 'Sign him up at Hamilton for ten lessons.',
        tag: 'go ahead',
        rationale:
          'Having a friend in the water is nice. Only about a third of the scared kids there can swim a length after ten lessons.',
      },
      {
        text: 'Sign him up at Mill Road for ten lessons.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Take away the towels and the cap, and it still wins. This is where most scared kids can swim a length after ten lessons.',
      },
    ],
    flip: {
      fact: 'It’s at Crystal Cove that most can swim a length after ten lessons, and about a third can at any of the others.',
      makesRight: 'Sign him up at Crystal Cove for ten lessons.',
    },
  },
  {
    id: 'halo-effect-first-dance',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Amara’s sisters had questions about Vince, and they asked them one at a time. Hadn’t he been “between jobs” for three years now? Had she met even one of his friends? And what about the $800 he’d borrowed in June and hadn’t mentioned since, although there’d been money for a leather jacket? Amara listened to all of it with her chin in her hand, and then she asked if they’d ever seen him dance. At a cousin’s wedding he’d taken her across the floor as if she weighed nothing. A man who dances like that is honest, she told them. She’d had a key cut for him already.',
    decidingWords: ['A man who dances like that is honest'],
    breaksAt: 'A man who dances like that is honest, she told them.',
    options: [
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'He’s a wonderful dancer, and from that alone she concludes he’s honest. Her sisters asked about work, friends and money, and his dancing answers none of that.',
      },
      {
        label: 'endowment-effect',
        rationale: 'She isn’t setting a price on him because he’s hers. The dancing is what impresses her.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Falling for a dancer is her own business. Taking his dancing as a sign that he’s honest is a mistake.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Her own group, her sisters, is on the other side. Vince gets no credit for belonging.',
      },
    ],
  },
  {
    id: 'halo-effect-shelter-dogs',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Stella: You lent Kenji HOW much\nCarla: Eight thousand, for the food truck\nStella: Have you seen a budget? Has he ever paid anybody back?\nCarla: Stella. He spends every Saturday walking the old dogs at the shelter, the ones nobody wants. You should see him with them. Somebody like that is good with money\nStella: I’d still ask him for a budget',
    decidingWords: ['walking the old dogs at the shelter'],
    breaksAt: 'Somebody like that is good with money',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'That takes a group whose failures have dropped out of sight. Here it’s about one man.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'She isn’t blaming his character for something that his situation explains. She has nothing to blame him for.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'Being kind to old dogs is lovely. It says nothing about running a business, and she lets the one vouch for the other.',
      },
      {
        label: 'no-flaw',
        rationale: 'Lending to a friend is her choice. When she’s asked about money, all she can point to is dogs.',
      },
    ],
  },
  {
    id: 'halo-effect-so-pretty',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '★★★★★ First impressions, two hours in: this is the most beautiful phone I’ve ever held. The box opens like a jewel case, the phone folds without a sound, and the blue, you guys, the BLUE. A few of you have asked about the battery, because the last one died by lunch. Nobody who takes this much care with a hinge is going to put in a bad battery. It’ll last all day, easy, so go ahead and order yours before the blue is gone.',
    decidingWords: ['two hours in', 'the most beautiful phone I’ve ever held'],
    breaksAt: 'Nobody who takes this much care with a hinge is going to put in a bad battery.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Praising the looks after two hours is fair. Promising a full day of battery on the strength of them isn’t.',
      },
      {
        label: 'authority-bias',
        rationale: 'No expert or boss has said anything. The phone does its own persuading.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'A lovely hinge is taken as proof of a good battery. How a phone looks and feels doesn’t tell anyone how long it runs.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'How many others are buying it isn’t the argument, even with the blue selling out.',
      },
    ],
  },
  {
    id: 'halo-effect-six-missed-it',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Hiring note, route driver. You’ll say I fell for Leon’s smile, because everybody does; by nine the front desk had brought him cookies. So here’s what was on the sheet before I’d even met him. The state has him at eleven years without an accident. On the road test, which Sue scored, he backed the big truck into bay four on the first try, and he found the bad tire we’d put on, which the other six applicants missed. He’s the best driver who’s applied, and he’s hired.',
    decidingWords: ['what was on the sheet before I’d even met him'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'The front desk is smitten, and its cookies don’t figure anywhere in the decision.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The job is driving, and Leon had already been judged on his driving before the writer ever saw him smile.',
      },
      {
        label: 'authority-bias',
        rationale: 'The state’s file on him isn’t a big name to bow to. It’s evidence of how he drives.',
      },
      {
        label: 'halo-effect',
        rationale:
          'All that charm makes you suspect it. Take the smile away, and his record and his road test are just as good.',
      },
    ],
  },
  {
    id: 'halo-effect-empty-room',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The last roommate left owing you $1,900, and you can’t carry the rent by yourself again. Four people want the room, and you’ve promised them an answer tonight. By nine everybody was eating Beau’s noodles and crying with laughter, and he looks like somebody in a cologne ad. He’s sleeping on his brother’s couch. Nilda barely spoke, and her landlord wrote that her rent hasn’t been late once in four years. Cody has a car you could use, and Perla would take the noisy bedroom.\n\nWho gets the room?',
    decidingWords: ['her rent hasn’t been late once in four years'],
    options: [
      {
        text: 'Give Beau the room, starting on the first.',
        tag: 'go ahead',
        rationale:
          'He’s so likable that you feel you can count on him. Nothing you know about him says he pays rent on time.',
      },
      {
        text: 'Give Nilda the room, starting on the first.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Rent is what you can’t afford to be wrong about, and hers is the only record you have of somebody paying it on time.',
      },
      {
        text: 'Give Cody the room, starting on the first.',
        tag: 'go ahead',
        rationale: 'The car is handy, but you know nothing about whether Cody pays on time.',
      },
      {
        text: 'Give Perla the room, starting on the first.',
        tag: 'go ahead',
        rationale: 'Taking the noisy bedroom is a kind offer, but it won’t help if the rent doesn’t come.',
      },
    ],
    flip: {
      fact: 'It’s Beau whose landlord wrote that his rent hasn’t been late once in four years.',
      makesRight: 'Give Beau the room, starting on the first.',
    },
  },
]
