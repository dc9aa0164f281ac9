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
    id: 'halo-effect-solo-treasurer',
    slot: 'bias12',
    form: 'A',
    kind: 'spot',
    genre: 'thought',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'When the new guy at church, Clint, sang the solo on Sunday, I had to put down my hymnal. With a voice like that, he’s bound to be wonderful with money. I’ve put him up for treasurer, and the vote’s on the 12th.',
    decidingWords: ['With a voice like that'],
    breaksAt: 'With a voice like that, he’s bound to be wonderful with money.',
    options: [
      {
        label: 'social-proof',
        rationale: 'She doesn’t go by what the others think of him. It’s her own ears.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale: 'He sings well, and suddenly he’s good with money. One has nothing to do with the other.',
      },
      {
        label: 'in-group-bias',
        rationale: 'He’s the new guy, not an old member of her circle.',
      },
      {
        label: 'authority-bias',
        rationale: 'A soloist holds no office that tells people what’s true. He just sings.',
      },
    ],
  },
  {
    id: 'halo-effect-ted-talk-grant',
    slot: 'bias12',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'You’re one of three who hand out a climate grant, and it’s down to two plans; the money is for storing heat through a winter. Louis gave a talk last night that had you in tears: the pictures, the voice, his grandmother’s stove. He was asked how much heat his wax holds after a month and said, smiling, that they hadn’t looked. Regina mumbled into her notes. Her salt held 80 percent over two winters, in three houses, and another lab has repeated it.\n\nWhom do you vote for?',
    decidingWords: ['they hadn’t looked', 'Her salt held 80 percent over two winters'],
    options: [
      {
        text: 'Vote for Regina’s salt, starting this year.',
        right: true,
        tag: 'decline',
        rationale: 'She’s a poor speaker with a store that works. The grant is for storing heat.',
      },
      {
        text: 'Vote for Louis’s wax, starting this year.',
        tag: 'go ahead',
        rationale: 'He’s magnificent, and it feels as if the wax must be, too. Nobody knows what it does.',
      },
      {
        text: 'Vote to give each of them half of it.',
        tag: 'split',
        rationale: 'Half of the money would go to a talk.',
      },
      {
        text: 'Vote to hear both of them again in the spring.',
        tag: 'wait',
        rationale: 'Regina will mumble in the spring, too, and her numbers are in.',
      },
    ],
    flip: {
      fact: 'It’s Louis’s wax that held 80 percent over two winters, and Regina said they hadn’t looked.',
      makesRight: 'Vote for Louis’s wax, starting this year.',
    },
  },
  {
    id: 'halo-effect-home-aide',
    slot: 'bias12',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your father needs somebody for nights, starting tomorrow, and the agency has two. Nina is lovely: she brought flowers, she laughed at everything, and your kids want to keep her. When the nurse had her lift the practice doll out of bed, she dropped it twice, and she mixed up the pills. Joel, who hardly said hello, got the doll up and down six times like a sleeping child, and every pill was right. “So it’s Nina?” asks your wife.\n\nWhom do you take?',
    decidingWords: ['she dropped it twice, and she mixed up the pills'],
    options: [
      {
        text: 'Take Joel for the nights, from tomorrow on.',
        right: true,
        tag: 'decline',
        rationale: 'Nights are lifting and pills, and he does both well. He can be quiet while he does them.',
      },
      {
        text: 'Take Nina for the nights, from tomorrow on.',
        tag: 'go ahead',
        rationale: 'She’s a joy. It doesn’t make her hands any surer, and you saw them.',
      },
      {
        text: 'Take them by turns, until you know them better.',
        tag: 'split',
        rationale: 'Every other night your father would be dropped by somebody lovely.',
      },
      {
        text: 'Take neither one, and do the nights yourself.',
        tag: 'wait',
        rationale: 'Joel can start tomorrow, and he’s shown you that he can do it.',
      },
    ],
    flip: {
      fact: 'It was Nina who lifted the doll six times without a mistake, and Joel who dropped it.',
      makesRight: 'Take Nina for the nights, from tomorrow on.',
    },
  },
  {
    id: 'halo-effect-podcast-host',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      '“Is that true, about the lead in the water?” asked Olivia.\n“Matt says it is, on his show,” said Spencer, who was still wiping his eyes. “He’s hilarious. A guy that funny gets his facts right. You’ve got to hear it.”',
    decidingWords: ['A guy that funny gets his facts right'],
    breaksAt: 'A guy that funny gets his facts right.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'Matt isn’t believed because he looks like a typical reporter. He’s believed because he’s funny.',
      },
      {
        label: 'no-flaw',
        rationale: 'Funny people can be right about water. Being funny isn’t what tells you.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody is explaining why somebody else did something.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale: 'He’s good at jokes, so he’s taken to be good at facts. One doesn’t bring the other along.',
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
      '“Is that true, about the lead in the water?” asked Olivia.\n“Matt says it is, on his show,” said Spencer, who was still wiping his eyes. “He read out the state’s lab report, and I checked. He gets his facts right this time. You’ve got to hear it.”',
    decidingWords: ['He read out the state’s lab report, and I checked'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He goes by the lab report, and he’s read it himself. That’s about as good as it gets.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s behavior is being explained here at all.',
      },
      {
        label: 'halo-effect',
        rationale: 'Whether Matt is charming or funny isn’t what makes Spencer believe it.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'Matt isn’t trusted for seeming like a reporter. His source is checked.',
      },
    ],
  },
  {
    id: 'halo-effect-swim-school',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Your son’s afraid of water, and both swim schools hold a spot until six. Crystal Cove is gorgeous, with glass walls, warm towels and a smoothie bar, and he’s already asked for the shark cap. The parents’ association counted how many beginners can swim a length after ten lessons, and at Crystal Cove it was 31 of 100. Mill Road is a basement with a rusty door, and there it was 84 of 100. Both cost the same and are ten minutes away.\n\nWhere do you sign him up?',
    decidingWords: ['at Crystal Cove it was 31 of 100', 'there it was 84 of 100'],
    options: [
      {
        text: 'Sign him up at Crystal Cove before six.',
        tag: 'go ahead',
        rationale: 'Everything about it looks first-rate. The teaching is the one thing that isn’t.',
      },
      {
        text: 'Sign him up for half a course at each.',
        tag: 'split',
        rationale: 'He’d have half of it where few of them learn.',
      },
      {
        text: 'Sign him up at Mill Road before six.',
        right: true,
        tag: 'decline',
        rationale: 'He’s there to learn to swim, and with the rusty door he most likely will.',
      },
      {
        text: 'Sign him up at neither until he’s less afraid.',
        tag: 'wait',
        rationale: 'Learning to swim is how that fear gets smaller.',
      },
    ],
    flip: {
      fact: 'The parents counted 84 of 100 at Crystal Cove and 31 of 100 at Mill Road.',
      makesRight: 'Sign him up at Crystal Cove before six.',
    },
  },
  {
    id: 'halo-effect-swim-school-sound',
    twinOf: 'halo-effect-swim-school',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Your son’s afraid of water, and both swim schools hold a spot until six. Crystal Cove is gorgeous, with glass walls, warm towels and a smoothie bar, and he’s already asked for the shark cap. The parents’ association counted how many beginners can swim a length after ten lessons, and at Crystal Cove it was 84 of 100. Mill Road is a basement with a rusty door, and there it was 31 of 100. Both cost the same and are ten minutes away.\n\nWhere do you sign him up?',
    decidingWords: ['at Crystal Cove it was 84 of 100', 'there it was 31 of 100'],
    options: [
      {
        text: 'Sign him up at Crystal Cove before six.',
        right: true,
        tag: 'go ahead',
        rationale: 'The towels show nothing. The 84 of 100 do, and this time they’re behind the glass walls.',
      },
      {
        text: 'Sign him up for half a course at each.',
        tag: 'split',
        rationale: 'Half a course in the basement is half a course where most don’t learn.',
      },
      {
        text: 'Sign him up at Mill Road before six.',
        tag: 'decline',
        rationale: 'Distrusting the glass walls feels wise. The numbers are on their side.',
      },
      {
        text: 'Sign him up at neither until he’s less afraid.',
        tag: 'wait',
        rationale: 'The fear is why he needs lessons, and a good school has a spot.',
      },
    ],
    flip: {
      fact: 'The parents counted 31 of 100 at Crystal Cove and 84 of 100 at Mill Road.',
      makesRight: 'Sign him up at Mill Road before six.',
    },
  },
  {
    id: 'halo-effect-first-dance',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Amara’s sisters had questions about Vince, and they asked them one at a time. He was between jobs, he’d told her, for the third year now, and she hadn’t met a single one of his friends. He’d borrowed $800 in June and hadn’t brought it up since, although he’d bought himself a jacket. Amara listened to all of it with her chin in her hand and asked if they’d seen him dance. He’d taken her across that floor as if she weighed nothing. Anyone who dances like that has got to be honest, she told them. She gave him her key on Friday.',
    decidingWords: ['Anyone who dances like that has got to be honest'],
    breaksAt: 'Anyone who dances like that has got to be honest, she told them.',
    options: [
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'He dances beautifully, and that’s all it takes for her to find him honest. Three years and $800 say something else.',
      },
      {
        label: 'endowment-effect',
        rationale: 'She doesn’t value him more because he’s hers. She’d admire anybody who danced like that.',
      },
      {
        label: 'no-flaw',
        rationale: 'One may fall for a dancer. It’s when dancing becomes proof of honesty that it goes wrong.',
      },
      {
        label: 'in-group-bias',
        rationale: 'He isn’t from her group, as her mother points out. She likes him anyway.',
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
      'Stella R.: You lent Kenji HOW much\nCarla: Eight thousand, for the food truck. He’ll be fine with it\nStella R.: Have you seen a budget? Has he ever paid anyone back?\nCarla: Stella. He spends every Saturday walking the old dogs at the shelter, the ones nobody wants. You should see him with them. A person like that is good with money',
    decidingWords: ['walking the old dogs at the shelter', 'A person like that is good with money'],
    breaksAt: 'A person like that is good with money',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'Nobody is judged only by the cases that were left to see.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'She isn’t blaming what he did on his character when his situation explains it.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'Being kind to old dogs is lovely. It has nothing to do with budgets, and she lets the one vouch for the other.',
      },
      {
        label: 'no-flaw',
        rationale: 'Carla may trust a friend. What she’s seen of him tells her about dogs.',
      },
    ],
  },
  {
    id: 'halo-effect-so-pretty',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '★★★★★ First impressions: this is the most beautiful phone I’ve ever held. The glass is like water, the box opens like a jewel case, and the blue, you guys, the BLUE. I haven’t used it long enough to say anything about the battery, and I haven’t looked up any of the tests yet. But nobody who cares this much about a hinge is going to put in a bad battery. It’ll last all day, easy, so go ahead and buy it.',
    decidingWords: [
      'the most beautiful phone I’ve ever held',
      'nobody who cares this much about a hinge is going to put in a bad battery',
    ],
    breaksAt: 'But nobody who cares this much about a hinge is going to put in a bad battery.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Careful makers often are careful. This reviewer knows nothing about the battery and could have looked it up.',
      },
      {
        label: 'authority-bias',
        rationale: 'No expert’s or boss’s word is taken; the glow of the thing does it all.',
      },
      {
        label: 'halo-effect',
        right: true,
        rationale:
          'The phone is gorgeous, so it must be good inside, too. How it looks tells nothing about how long it runs.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'It isn’t praised because so many are buying it.',
      },
    ],
  },
  {
    id: 'halo-effect-road-test',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hiring note, route driver. Between us, I didn’t take to Leon at all, because he barely looked up, his shirt was buttoned wrong, and his handshake was a fish. So I was careful to go by the sheet. He has eleven years without an accident, which I checked with the state, he backed the big truck into bay four on the first try, and he spotted the bad tire I’d planted when nobody else had found it. He’s the best driver we’ve had in here, and he’s hired.',
    decidingWords: ['So I was careful to go by the sheet', 'he spotted the bad tire I’d planted'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'Nobody else has chosen him yet, so there’s no crowd to follow.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The job is driving, and he’s judged by driving: his record, the dock, the tire. The shirt and the handshake don’t get a vote.',
      },
      {
        label: 'authority-bias',
        rationale: 'The state’s record is evidence about his driving, not a big name.',
      },
      {
        label: 'halo-effect',
        rationale:
          'One impression could have colored the rest, and the writer noticed that it might. The sheet kept it from happening.',
      },
    ],
  },
  {
    id: 'halo-effect-two-surgeons',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your mother has left it to you to choose the surgeon for her hip, today. Dr. Will took forty minutes, held her hand, and laughed at her jokes; she calls him “a dream.” Dr. Jordan looked at her watch twice. Both are in the state’s report: over four hundred hips each, patients just as old and as sick, and Dr. Will’s had twice as many infections and repeat operations.\n\nWhat do you do?',
    decidingWords: ['patients just as old and as sick', 'twice as many infections and repeat operations'],
    options: [
      {
        text: 'Choose Dr. Jordan, and plan to ask the nurses questions.',
        right: true,
        tag: 'compare',
        rationale: 'Twice the infections is what matters on the table. Kindness can come from somebody else.',
      },
      {
        text: 'Put off the operation until you’ve met a third surgeon.',
        tag: 'wait',
        rationale: 'There’s a good one available, with a record. Waiting only adds pain.',
      },
      {
        text: 'Choose Dr. Will, who was so good with your mother.',
        tag: 'go ahead',
        rationale:
          'He’s warm, and it feels as if his hands must be as good. The report says which of them has the better hands.',
      },
      {
        text: 'Ask your mother which of the two she prefers.',
        tag: 'ask',
        rationale: 'She’s left it to you, and she’d go by the jokes.',
      },
    ],
    flip: {
      fact: 'In the state’s report it’s Dr. Jordan whose patients had twice as many infections and repeat operations.',
      makesRight: 'Choose Dr. Will, who was so good with your mother.',
    },
  },
]
