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
  neighbours: [
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
    'Some things really are worth more to you: they fit your hand, hold memories, or would be hard to replace. It’s no mistake to keep your grandmother’s recipe book whatever anyone offers. Nor is it one to ask more once you’ve fixed a thing up or prices have risen.',
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
      '“Fifty dollars for the bench?” asks Declan. Mr. Okonkwo, who inspected it before the neighborhood raffle and estimated its value at forty, has since won it. He doesn’t have a yard and would gladly sell. “But it’s not just a bench, it’s solid oak,” he answers, “and it’s worth a hundred and twenty.” So it’s still in the hallway, where his wife hangs umbrellas on it to dry.',
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
          'Solid oak does sound grander than bench. Mr. Okonkwo knew it was oak when he inspected it, though, and back then the word made no difference.',
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
      'Before twelve fossils were distributed by lot for this year’s science projects, you ranked the sea lily first and the fern ninth. You drew the fern, which has been lying in its box for a week, so you’ve learned nothing new about it. Now Sunita offers you her sea lily, straight across, before she tries Ramon. Suddenly your fern seems the finest of the lot. What’s your answer?',
    decidingWords: ['you ranked the sea lily first and the fern ninth', 'you’ve learned nothing new about it'],
    options: [
      {
        text: 'Keep the fern and turn Sunita’s offer down.',
        tag: 'decline',
        rationale:
          'Suddenly it seems the finest of the lot, and all that’s changed since it ranked ninth is that it’s yours.',
      },
      {
        text: 'Tell Sunita you’ll decide after studying the fern.',
        tag: 'wait',
        rationale:
          'Studying it sounds fair to the fern. But the box has stayed shut for a week, and Sunita goes to Ramon while you look.',
      },
      {
        text: 'Trade Sunita the fern for her sea lily straight across.',
        right: true,
        tag: 'go ahead',
        rationale:
          'When neither was yours, “you ranked the sea lily first and the fern ninth,” and “you’ve learned nothing new about it” since. Here’s your first choice for your ninth.',
      },
      {
        text: 'Ask Sunita to add a second fossil to hers.',
        tag: 'ask',
        rationale:
          'Asking for more treats the fern as worth more than your top pick. She’s offering straight across, and Ramon is next in line.',
      },
    ],
    flip: {
      fact: 'In the week you’ve had the fern, you’ve found an insect in it and filled ten pages of notes for your project.',
      makesRight: 'Keep the fern and turn Sunita’s offer down.',
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
      'In April you told the store that a massage chair was worth $200 to you, not the $600 it costs, and accepted a free month at home. You’ve used it five times, enough to know that your back feels no different. Tomorrow they’re coming for the chair or the money, and with it standing by your window, $600 has begun to sound reasonable. What do you do?',
    decidingWords: ['a massage chair was worth $200 to you', 'your back feels no different'],
    options: [
      {
        text: 'Keep the chair and pay the full $600.',
        tag: 'go ahead',
        rationale:
          'It sounds reasonable now that the chair stands by the window. Your back hasn’t changed its mind, though, and before April neither had you.',
      },
      {
        text: 'Send the chair back and pay them nothing.',
        right: true,
        tag: 'decline',
        rationale:
          'Before it moved in, “a massage chair was worth $200 to you,” and a month of trying it shows that “your back feels no different.” Nothing has raised its value but having it.',
      },
      {
        text: 'Offer the store $400 to keep the chair.',
        tag: 'split',
        rationale:
          'Meeting in the middle has a fair ring to it. Four hundred is still twice what the chair was worth to you when you didn’t have it.',
      },
      {
        text: 'Ask the store for a second month at no cost.',
        tag: 'wait',
        rationale:
          'Another month costs nothing, which makes it tempting. But five tries have told you what you wanted to know, and the chair will only feel more like yours.',
      },
    ],
    flip: {
      fact: 'Since April you’ve used it nightly, and the back treatments that cost you $90 a month are no longer needed.',
      makesRight: 'Keep the chair and pay the full $600.',
    },
  },
  {
    id: 'endowment-effect-club-scarf',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'All season Mabel walked past the Comets scarves by the gate; ten dollars was too much for polyester, she said. Then she won one in the halftime raffle. A man in a Rockets jacket offered her twenty for it, for his daughter. So did her own brother. She told them both she’d think about thirty-five, and wound it around her neck. By the gate, the stack was still waist-high.',
    decidingWords: ['ten dollars was too much', 'she’d think about thirty-five'],
    options: [
      {
        text: 'In-Group Bias',
        rationale:
          'The man in the rival jacket is a red herring. Her brother, as much a part of her own crowd as anyone, hears the very same price.',
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
      'All season Mabel walked past the Comets scarves by the gate; ten dollars was too much for polyester, she said. Then she won one in the halftime raffle. A man in a Rockets jacket offered her twenty for it, for his daughter. So did her own brother. She told them both this one was signed, and the fan shop paid thirty-five for those. By the gate, the stack was still waist-high.',
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
          'A signature does add a glow. It also adds a price that the fan shop pays, and Mabel isn’t guessing at other virtues.',
      },
      {
        text: 'In-Group Bias',
        rationale: 'Rockets jacket or family, each of the two gets the same answer. Sides play no part in her price.',
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
      'A woman across town is offering $95 for your old e-reader, which you’d happily be rid of. Forty in identical condition sold this month for around $90, each within a day, but after three years of commuting together, yours looks like $200. What’s your reply?',
    decidingWords: ['sold this month for around $90, each within a day'],
    options: [
      {
        text: 'Keep the e-reader and take the listing down.',
        tag: 'decline',
        rationale:
          'Three years of commuting together make it hard to let go. But the commuting is over, and you’d happily be rid of it.',
      },
      {
        text: 'Offer to meet her halfway, at about $150.',
        tag: 'split',
        rationale:
          'Halfway looks like a fair deal. Half of it is made of your own fondness, though, and she can pick another one for around $90.',
      },
      {
        text: 'Ask her for $200 and wait for an answer.',
        tag: 'ask',
        rationale:
          'Two hundred is how it looks from inside your bag. Forty buyers this month saw the same thing and paid less than half.',
      },
      {
        text: 'Let her have it for the $95 she offers.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Forty like it “sold this month for around $90, each within a day,” and she’s offering five more. The $200 is what it’s worth to the person who carried it.',
      },
    ],
    flip: {
      fact: 'Forty in identical condition sold this month for around $200, each within a day.',
      makesRight: 'Ask her for $200 and wait for an answer.',
    },
  },
  {
    id: 'endowment-effect-e-reader-sound',
    kind: 'decide',
    twinOf: 'endowment-effect-e-reader',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'A woman across town is offering $95 for your old e-reader, which you’d happily be rid of. Forty in identical condition sold this month for around $200, each within a day, and after three years of commuting together, yours looks like $200. What’s your reply?',
    decidingWords: ['sold this month for around $200, each within a day'],
    options: [
      {
        text: 'Keep the e-reader and take the listing down.',
        tag: 'decline',
        rationale:
          'Her low offer may sour you on selling. You’d still happily be rid of it, and other buyers pay well.',
      },
      {
        text: 'Offer to meet her halfway, at about $150.',
        tag: 'split',
        rationale:
          'Giving up fifty dollars to be agreeable isn’t called for. Somebody else takes it within a day at the usual price.',
      },
      {
        text: 'Ask her for $200 and wait for an answer.',
        right: true,
        tag: 'ask',
        rationale:
          'It looks like an owner’s fond price, but forty others “sold this month for around $200, each within a day.” If she declines, someone else won’t.',
      },
      {
        text: 'Let her have it for the $95 she offers.',
        tag: 'go ahead',
        rationale:
          'She’s ready to buy, and you’re ready to sell. Yet the going price is more than twice her offer, and waiting for it takes about a day.',
      },
    ],
    flip: {
      fact: 'Forty in identical condition sold this month for around $90.',
      makesRight: 'Let her have it for the $95 she offers.',
    },
  },
  {
    id: 'endowment-effect-corner-kiosk',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Mr. Hale: For twenty years I’ve told buyers that a newsstand is worth two years’ profit. Mine has average books and an average corner, and a couple is offering exactly that, but for this one it’d have to be four. You’ll handle contracts, since I can’t, and spring’s looking sunny. Keiko',
    decidingWords: ['a newsstand is worth two years’ profit', 'for this one it’d have to be four'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'A sunny spring is a cheerful forecast, and it closes the letter. Keiko doesn’t count on it for her price, and she calls her books average.',
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
          'A seller can ask whatever she wants, and better locations do bring more. Hers is average, she says, which leaves only the owner to explain the difference.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Contracts are beyond her, that’s true. But she says so and leaves them to Mr. Hale, and after twenty years she knows what newsstands sell for.',
      },
    ],
  },
]
