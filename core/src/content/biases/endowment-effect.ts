import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Endowment Effect',
  aliases: ['Mere Ownership Effect', 'Divestiture Aversion'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['ownership', 'mine', 'selling price', 'possessions', 'trade', 'asking price', 'letting go'],
  link: 'https://en.wikipedia.org/wiki/Endowment_effect',
  definition:
    'Putting a higher value on a thing as soon as it’s yours. You ask more to part with it than you would have paid to get it, though the thing hasn’t changed.',
  neighbors: [
    {
      name: 'Status Quo Bias',
      tellApart: 'Does owning the thing raise its price, or is the present arrangement kept just because it is there?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the price high because the thing is your own, or because of a number you heard first?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Did a change of owner shift the value, or a change in how the same facts were worded?',
    },
    {
      name: 'Loss Aversion',
      tellApart:
        'Is it about the price of a thing you own, or about any setback that hurts more than an equal gain pleases?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Last May, Sunniva looked at a used kayak for $300 and walked away: “Nice, but I’d pay two hundred.” In June her aunt bought that very kayak and gave it to her. By August she wants the space for a workbench. A neighbor offers $250, which is what boats like it go for. “For my kayak? Not under four hundred,” she says. It stays in the garage.',
    failingStep: 'For my kayak? Not under four hundred',
    why: 'Since May nothing about the kayak has changed except whose it is, yet her price has doubled. A higher price needs something a buyer can see, such as a repair, new paddles or a rise in what kayaks sell for.',
  },
  soundWhen:
    'Some things really are worth more to you: they fit your hand, hold memories, or would be hard to replace. It’s no mistake to keep your grandmother’s recipe book whatever anyone offers. Nor is it a mistake to ask more once you’ve fixed a thing up or prices have risen.',
  reply:
    'Ask yourself, “If I didn’t own this, what would I pay for it today?” Look up what similar things sell for, and let those two numbers set your price.',
  evidence:
    'Thaler (1980), “Toward a Positive Theory of Consumer Choice”, Journal of Economic Behavior & Organization 1; Kahneman, Knetsch & Thaler (1990), Journal of Political Economy 98. Plott & Zeiler (2005), American Economic Review 95, made the gap vanish by changing the procedure.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'endowment-effect-raffle-bench',
    slot: 'bias22',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“Fifty dollars for the bench?” asks Declan. Mr. Okonkwo inspected it before the neighborhood raffle and estimated its value at forty, then won it. He doesn’t have a yard and would gladly sell. “But it’s not just a bench, it’s solid oak,” he answers, “and it’s worth a hundred and twenty.” So it’s still in the hallway, where his wife hangs umbrellas on it to dry.',
    decidingWords: ['estimated its value at forty', 'it’s worth a hundred and twenty'],
    options: [
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'When it wasn’t his, he “estimated its value at forty.” The oak hasn’t changed since, only its owner, and now “it’s worth a hundred and twenty.”',
      },
      {
        text: 'Framing Effect',
        rationale:
          '“Solid oak” does sound grander than “just a bench.” Mr. Okonkwo knew it was oak when he inspected it, though, and back then the word made no difference.',
      },
      {
        text: 'Anchoring',
        rationale:
          'Declan’s fifty is the first number he hears, and it doesn’t hold him at all. He jumps to more than double that, and triple his own estimate.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'The bench stays in the hallway, as though he liked things as they are. But he’d gladly sell and names a price; it’s the price that has swollen.',
      },
    ],
  },
  {
    id: 'endowment-effect-fern-fossil',
    slot: 'bias22',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Before twelve fossils were handed out by lot for this year’s science projects, you ranked them: the trilobite came second, the ammonite fourth, the shark tooth sixth, the fern ninth. You drew the fern. It’s been lying in its box for a week, so you’ve learned nothing new about it. Now Mae will trade her ammonite, Ramon his trilobite, Sunita her shark tooth. Suddenly your fern seems the finest. What’s your answer?',
    decidingWords: ['the trilobite came second', 'you’ve learned nothing new about it'],
    options: [
      {
        text: 'Keep the fern and turn the three offers down.',
        tag: 'decline',
        rationale: 'Suddenly it seems the finest, and all that’s changed since it ranked ninth is that it’s yours.',
      },
      {
        text: 'Give Mae the fern and take her ammonite.',
        tag: 'split',
        rationale:
          'An ammonite for a fern is a good trade, fourth for ninth. Ramon’s is better still, since you ranked his fossil two places higher.',
      },
      {
        text: 'Give Ramon the fern and take his trilobite.',
        tag: 'go ahead',
        right: true,
        rationale:
          'When none of them was yours, “the trilobite came second” and the fern ninth, and “you’ve learned nothing new about it” since. No other offer ranks as high.',
      },
      {
        text: 'Give Sunita the fern and take her shark tooth.',
        tag: 'go ahead',
        rationale:
          'You do gain three places, from ninth to sixth. It’s the smallest gain of the three, though, and the ammonite and the trilobite are yours for the same fern.',
      },
    ],
    flip: {
      fact: 'In the week you’ve had the fern, you’ve found an insect in it and filled ten pages of notes for your project.',
      makesRight: 'Keep the fern and turn the three offers down.',
    },
  },
  {
    id: 'endowment-effect-massage-chair',
    slot: 'bias22',
    form: 'C',
    kind: 'decide',
    genre: 'thought',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'In April you told the store that a massage chair was worth $250 to you, not the $600 it costs, and accepted a free month’s trial at home. It’s done just what you expected. Tomorrow they’ll come for the chair or the money, and you may make one offer, though below $150 they won’t listen. With it standing by your window, $600 has begun to sound reasonable. What do you do?',
    decidingWords: ['a massage chair was worth $250 to you', 'just what you expected'],
    options: [
      {
        text: 'Offer the store $600 to keep the chair.',
        tag: 'go ahead',
        rationale:
          'At $600 it’s surely yours, and it looks so right by the window. It still does no more for you than it did at $250.',
      },
      {
        text: 'Offer the store $200 to keep the chair.',
        tag: 'ask',
        right: true,
        rationale:
          'Before it moved in, “a massage chair was worth $250 to you,” and it’s done “just what you expected.” Two hundred is less than that, and enough for them to listen.',
      },
      {
        text: 'Offer the store $400 to keep the chair.',
        tag: 'split',
        rationale:
          'Four hundred seems to meet the store in the middle. It’s also $150 more than the chair was worth to you in April, and nothing has changed since.',
      },
      {
        text: 'Offer the store $100 to keep the chair.',
        tag: 'decline',
        rationale:
          'Starting low is how people haggle. But you get one offer, and below $150 they won’t listen, so this one sends the chair away.',
      },
    ],
    flip: {
      fact: 'You’ve used it nightly, you no longer need back treatments at $90 a month, and the store takes its full price or nothing.',
      makesRight: 'Offer the store $600 to keep the chair.',
    },
  },
  {
    id: 'endowment-effect-club-scarf',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'All season Mabel walked past the Comets scarves by the stadium gate; ten dollars was too much for polyester, she said. Then she won one in the halftime raffle. A man in a Rockets jacket offered her twenty for it, for his daughter. So did her own brother. She told them both she’d think about thirty-five, and wound it around her neck. By the gate, the stack was still waist-high.',
    decidingWords: ['ten dollars was too much', 'she’d think about thirty-five'],
    options: [
      {
        text: 'In-Group Bias',
        rationale:
          'A man in the rival team’s jacket hears a steep price, which looks like taking sides. But her own brother hears the very same one.',
      },
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'Before the raffle, “ten dollars was too much.” Now that the scarf is around her neck, “she’d think about thirty-five,” though she could replace it by the gate for ten.',
      },
      {
        text: 'No bias here',
        rationale:
          'People may ask any price they like for what they own. But she turned down twenty for something she thinks isn’t worth the ten it costs nearby.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Winning it was fun, and fun can rub off. Nothing in the scene shows one good quality of the scarf, or the team, making her assume another.',
      },
    ],
  },
  {
    id: 'endowment-effect-club-scarf-sound',
    kind: 'sound',
    twinOf: 'endowment-effect-club-scarf',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'All season Mabel walked past the Comets scarves by the stadium gate; ten dollars was too much for polyester, she said. Then she won one in the halftime raffle. A man in a Rockets jacket offered her twenty for it, for his daughter. So did her own brother. She told them both this one was signed, and the fan shop paid thirty-five for those. By the gate, the stack was still waist-high.',
    decidingWords: ['this one was signed, and the fan shop paid thirty-five for those'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She once refused to pay ten, but for a plain scarf. Her price has a buyer behind it: “this one was signed, and the fan shop paid thirty-five for those.”',
      },
      {
        text: 'Halo Effect',
        rationale:
          'A signature does add a glow. It also adds to what the fan shop pays, and Mabel isn’t guessing at other virtues.',
      },
      {
        text: 'In-Group Bias',
        rationale: 'Rockets fan or brother, both men get the same answer. Sides play no part in her price.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'Her price did go up once the scarf was hers. However, it isn’t the same scarf she scorned, and thirty-five is what others pay for one like it.',
      },
    ],
  },
  {
    id: 'endowment-effect-e-reader',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A woman asks your price for an e-reader that you’d like to be rid of this week. Forty in identical condition sold this month for around $95, each within a day; pricier ones haven’t. After three years together on the train, yours looks like $200. What’s your reply?',
    decidingWords: ['sold this month for around $95, each within a day'],
    options: [
      {
        text: 'Tell her that she can have it for $150.',
        tag: 'split',
        rationale:
          'A hundred and fifty feels generous next to $200. But that’s only how it looks to you: forty buyers this month paid around $95.',
      },
      {
        text: 'Tell her that she can have it for $125.',
        tag: 'split',
        rationale:
          'Thirty above the usual price sounds modest enough. The pricier ones haven’t sold, and you want to be rid of yours this week.',
      },
      {
        text: 'Tell her that she can have it for $200.',
        tag: 'ask',
        rationale:
          'That’s how it looks after three years together. She wasn’t on the train with you, and forty like it went for around $95.',
      },
      {
        text: 'Tell her that she can have it for $95.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Forty like yours “sold this month for around $95, each within a day.” The rest of the $200 is the three years you carried it, and she isn’t buying those.',
      },
    ],
    flip: {
      fact: 'Forty in identical condition sold this month for around $150, each within a day.',
      makesRight: 'Tell her that she can have it for $150.',
    },
  },
  {
    id: 'endowment-effect-e-reader-sound',
    kind: 'decide',
    twinOf: 'endowment-effect-e-reader',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'A woman asks your price for an e-reader that you’d like to be rid of this week. Forty in identical condition sold this month for around $200, each within a day; pricier ones haven’t. After three years together on the train, yours looks like $200. What’s your reply?',
    decidingWords: ['sold this month for around $200, each within a day'],
    options: [
      {
        text: 'Tell her that she can have it for $150.',
        tag: 'split',
        rationale:
          'Knocking off fifty is friendly, and it’s bound to go quickly. At $200 it goes quickly, too: forty did, each within a day.',
      },
      {
        text: 'Tell her that she can have it for $125.',
        tag: 'split',
        rationale: 'Any low price gets rid of it this week. So does the usual one, and it leaves you with $75 more.',
      },
      {
        text: 'Tell her that she can have it for $200.',
        tag: 'ask',
        right: true,
        rationale:
          'It looks like an owner’s fond price, yet forty others “sold this month for around $200, each within a day.” Here your feeling and the market agree.',
      },
      {
        text: 'Tell her that she can have it for $95.',
        tag: 'go ahead',
        rationale:
          'She’ll hardly say no to $95. But forty buyers said yes to around $200, so you’re giving away about a hundred dollars.',
      },
    ],
    flip: {
      fact: 'Forty in identical condition sold this month for around $95, each within a day.',
      makesRight: 'Tell her that she can have it for $95.',
    },
  },
  {
    id: 'endowment-effect-corner-kiosk',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Hale, I’ve sold other people’s newsstands for twenty years, and I tell every buyer that a newsstand is worth two years’ profit. Now I’m selling my own. Its sales and its corner are average, and a couple is offering exactly two years’ profit, but for this one it’d have to be four. I can’t make sense of contracts, so please handle those. At least spring’s looking good for business. Keiko',
    decidingWords: ['a newsstand is worth two years’ profit', 'for this one it’d have to be four'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'A good spring is a cheerful forecast, and it comes last in the letter. Keiko doesn’t give it as a reason for her price, though, and she calls her sales average.',
      },
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'For other people’s stands, “a newsstand is worth two years’ profit.” For hers, average by her own account, “for this one it’d have to be four.”',
      },
      {
        text: 'No bias here',
        rationale:
          'A seller can ask whatever she wants, and better locations do bring more. Hers is average, she says, so the only thing special about it is who owns it.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Contracts are beyond her, that’s true. But she says so and leaves them to Mr. Hale, and after twenty years she knows what newsstands sell for.',
      },
    ],
  },
]
