import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'endowment-effect',
  aliases: ['Mere Ownership Effect', 'Divestiture Aversion'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['ownership', 'mine', 'selling price', 'possessions', 'trade', 'asking price', 'letting go'],
  link: 'https://en.wikipedia.org/wiki/Endowment_effect',
  definition:
    'Putting a higher value on a thing as soon as it’s yours. You ask more to part with it than you would have paid to get it, though the thing hasn’t changed.',
  gloss: 'Worth more once it is yours.',
  neighbors: [
    {
      concept: 'status-quo-bias',
      tellApart:
        'Does the price go up because the thing is yours, or do things stay the same just because that’s how they are?',
    },
    {
      concept: 'anchoring',
      tellApart: 'Is the price high because the thing is your own, or because of a number you heard first?',
    },
    {
      concept: 'framing-effect',
      tellApart: 'Does it seem worth more because it’s yours, or because the same facts came in other words?',
    },
    {
      concept: 'loss-aversion',
      tellApart:
        'Does a thing seem worth more because it’s yours, or does any loss hurt more than an equal gain feels good?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Last May, Alicia looked at a used kayak for $300 and walked away. “It’s nice, but I’d pay two hundred at most,” she said. In June her aunt bought that very kayak and gave it to her. By August she wants the space for a workbench, and a neighbor offers $250, the going rate. “For my kayak? Not under four hundred,” she says, and it stays in the garage.',
    failingStep: 'For my kayak? Not under four hundred',
    why: 'Since May nothing about the kayak has changed except whose it is, yet her price has doubled. A higher price needs a reason beyond owning it, such as a repair, new paddles or a rise in what kayaks sell for.',
  },
  soundWhen:
    'Some things really are worth more to you: they fit your hand, hold memories, or would be hard to replace. It’s no mistake to keep your grandmother’s recipe book whatever anyone offers. Nor is it a mistake to ask more once you’ve fixed a thing up or prices have risen.',
  reply:
    'Ask yourself, “If I didn’t own this, what would I pay for it today?” Look up what similar things sell for, and let those two numbers set your price.',
  evidence:
    'Thaler (1980), “Toward a Positive Theory of Consumer Choice,” Journal of Economic Behavior & Organization 1; Kahneman, Knetsch & Thaler (1990), Journal of Political Economy 98. Plott & Zeiler (2005), American Economic Review 95, made the gap vanish by changing the procedure.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'endowment-effect-raffle-bench',
    slot: 'bias22',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“I’d give forty dollars for that oak bench,” Mr. Okonkwo told Jason before the raffle, and then he won it. He’d happily sell, so Jason offered him fifty. “For solid oak? I’d want a hundred and twenty,” said Mr. Okonkwo, and the bench is still in his hallway.',
    decidingWords: ['I’d give forty dollars for that oak bench', 'I’d want a hundred and twenty'],
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'Before he won it, Mr. Okonkwo said, “I’d give forty dollars for that oak bench.” It hasn’t changed since, but now it’s his, and he wants three times as much.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Solid oak” makes the bench sound valuable, but it was just as solid when Mr. Okonkwo said forty. The words don’t explain the new price.',
      },
      {
        label: 'anchoring',
        rationale:
          'Jason’s fifty is the first offer, and a first offer often pulls the price toward it. But Mr. Okonkwo asks for more than twice as much.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Mr. Okonkwo wants to sell, so he isn’t set on keeping things as they are. It’s his price that keeps the bench in the hallway.',
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
    difficulty: 'medium',
    scenario:
      'Your class drew lots for twelve fossils to study. Beforehand you’d ranked them all, with the trilobite second, the ammonite fourth, the shark tooth sixth and the fern ninth. You drew the fern, and although you haven’t opened its box since, it’s begun to seem like the best of the lot. Now Ramon offers you his trilobite for it, Mae her ammonite and Sunita her shark tooth. What’s your answer?',
    decidingWords: ['the trilobite second', 'you haven’t opened its box since'],
    options: [
      {
        text: 'Keep the fern and turn the three offers down.',
        tag: 'decline',
        rationale:
          'By now the fern seems like the best of the lot, but you haven’t even looked at it since you drew it. The only thing that’s new is that it’s yours.',
      },
      {
        text: 'Give Mae the fern and take her ammonite.',
        tag: 'split',
        rationale:
          'Trading ninth place for fourth is a good deal. But Ramon’s offer is better, because you ranked his trilobite second.',
      },
      {
        text: 'Give Ramon the fern and take his trilobite.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Before any of the fossils was yours, you put “the trilobite second” and the fern ninth. And “you haven’t opened its box since,” so you’ve learned nothing new about it.',
      },
      {
        text: 'Give Sunita the fern and take her shark tooth.',
        tag: 'go ahead',
        rationale:
          'Going from ninth place to sixth is a gain, but the smallest of the three. You have only one fern to trade, and it can get you the trilobite.',
      },
    ],
    flip: {
      fact: 'You’ve studied the fern all week, found an insect in it and filled ten pages of notes for your project.',
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
    difficulty: 'easy',
    scenario:
      'For a month you’ve had a $600 massage chair at home on a free trial. Before it came, you decided it was worth $250 to you. It’s done just what you expected, but now that it’s by your window, $600 sounds fair. When the store picks it up tomorrow, you can make one offer for the used chair, and they won’t take less than $200. What do you do?',
    decidingWords: ['it was worth $250 to you', 'just what you expected'],
    options: [
      {
        text: 'Offer the store $600 to keep the chair.',
        tag: 'go ahead',
        rationale:
          'Paying the full price keeps the chair for sure. It also costs you more than twice the $250 you decided on, for a chair that’s done just what you expected.',
      },
      {
        text: 'Offer the store $200 to keep the chair.',
        tag: 'ask',
        right: true,
        rationale:
          'Before the chair came, you decided “it was worth $250 to you,” and it’s done “just what you expected.” Two hundred is less than that, and it’s enough for the store.',
      },
      {
        text: 'Offer the store $400 to keep the chair.',
        tag: 'split',
        rationale:
          'Four hundred is a good deal less than the store’s price. It’s also $150 more than the chair was worth to you, and nothing about it has changed.',
      },
      {
        text: 'Offer the store $100 to keep the chair.',
        tag: 'decline',
        rationale:
          'People often start low when they bargain. But you get just one offer, and the store won’t take less than $200, so with $100 you lose the chair.',
      },
    ],
    flip: {
      fact: 'The chair has replaced back treatments that cost you $90 a month, and the store wants its full price or the chair.',
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
      'All season Monica walked past the scarves at the stadium gate, since ten dollars was too much for polyester. Then she won one in the halftime raffle, to loud cheers. A fan of the visiting team wanted it as a souvenir and offered her ten, and so did her own brother. Monica told them both that she couldn’t take less than thirty-five, and she wore it home.',
    decidingWords: ['ten dollars was too much', 'she couldn’t take less than thirty-five'],
    breaksAt: 'Monica told them both that she couldn’t take less than thirty-five, and she wore it home.',
    options: [
      {
        label: 'in-group-bias',
        rationale:
          'Monica names the same high price to her brother as to a fan of the visiting team. So she isn’t doing her own side a favor.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'Before the raffle, “ten dollars was too much.” Now that Monica owns a scarf, “she couldn’t take less than thirty-five,” though the same one costs ten at the gate.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s Monica’s scarf, and she may ask what she likes for it. But she turned down ten dollars, the very price that she’d found too high.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Winning in front of a cheering crowd is a happy moment. Monica doesn’t take one good thing about the scarf as proof of another; she just asks more for it.',
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
      'All season Monica walked past the scarves at the stadium gate, since ten dollars was too much for polyester. Then she won one in the halftime raffle, and the goalkeeper had signed it. A fan of the visiting team wanted it as a souvenir and offered her ten, and so did her own brother. Monica told them both that a store downtown was paying thirty-five for signed ones, and she wore it home.',
    decidingWords: ['a store downtown was paying thirty-five for signed ones'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Ten dollars was too much for a plain scarf. This one is signed, and since “a store downtown was paying thirty-five for signed ones,” her price is what a real buyer pays.',
      },
      {
        label: 'halo-effect',
        rationale:
          'A signature can make everything about a thing seem better. But Monica isn’t guessing. She knows what the store downtown pays for a signed scarf.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'One of the two who want the scarf roots for the visiting team, and the other is her brother. Both get the same answer, so she isn’t taking sides.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Her price did go up once a scarf was hers. But this isn’t the plain scarf that she refused to buy, and thirty-five is what the store pays.',
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
      'You want to sell your e-reader this week, and a woman asks your price. Online, forty just like it went for about $95 this month, and nobody has paid more, but after three years of reading on yours, $200 feels right to you. What do you tell her?',
    decidingWords: ['forty just like it went for about $95 this month'],
    options: [
      {
        text: 'Tell her that she can have it for $150.',
        tag: 'split',
        rationale:
          'Next to the $200 in your mind, $150 looks generous. But forty people paid about $95 this month, and she can find that out as easily as you did.',
      },
      {
        text: 'Tell her that she can have it for $125.',
        tag: 'split',
        rationale:
          'A markup of thirty dollars sounds small, but nobody has paid more than about $95 this month, and you want yours sold this week.',
      },
      {
        text: 'Tell her that she can have it for $200.',
        tag: 'ask',
        rationale:
          'Your three years with it make $200 feel right. She didn’t spend those years with it, and she can get one just like it for about $95.',
      },
      {
        text: 'Tell her that she can have it for $95.',
        tag: 'go ahead',
        right: true,
        rationale:
          'That’s what buyers pay: “forty just like it went for about $95 this month.” The rest of the $200 comes from your own three years with it.',
      },
    ],
    flip: {
      fact: 'Forty just like it went for about $150 this month.',
      makesRight: 'Tell her that she can have it for $150.',
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
      'You want to sell your e-reader this week, and a woman asks your price. Online, forty just like it went for about $200 this month, and nobody has paid more; after three years of reading on yours, $200 feels right to you. What do you tell her?',
    decidingWords: ['forty just like it went for about $200 this month'],
    options: [
      {
        text: 'Tell her that she can have it for $150.',
        tag: 'split',
        rationale:
          'Taking off fifty dollars is friendly, but you don’t need to do it to sell yours this week. Forty buyers have just paid about $200.',
      },
      {
        text: 'Tell her that she can have it for $125.',
        tag: 'split',
        rationale:
          'A low price like that is sure to sell it this week. But forty others sold for about $200, so you’re giving away $75 for nothing.',
      },
      {
        text: 'Tell her that she can have it for $200.',
        tag: 'ask',
        right: true,
        rationale:
          'It sounds like a price only an owner would ask, but “forty just like it went for about $200 this month.” Here your feeling agrees with what buyers pay.',
      },
      {
        text: 'Tell her that she can have it for $95.',
        tag: 'go ahead',
        rationale:
          'She’s unlikely to say no to $95, but that price costs you more than a hundred dollars, because forty buyers have just paid about $200.',
      },
    ],
    flip: {
      fact: 'Forty just like it went for about $95 this month.',
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
      'Dear Mr. Hale, For twenty years I’ve sold newsstands for their owners, and I tell them a stand is worth two years’ profit. Now I’m selling my own, and a couple has offered exactly that. It’s an average stand on an average corner, but I can’t let this one go for less than four years’ worth. Please handle the contract, since I’ve never understood the legal side. It’ll be a good spring for gardening! Joyce',
    decidingWords: ['a stand is worth two years’ profit', 'can’t let this one go for less than four years’ worth'],
    breaksAt:
      'It’s an average stand on an average corner, but I can’t let this one go for less than four years’ worth.',
    options: [
      {
        label: 'optimism-bias',
        rationale:
          'Joyce does expect a good spring, but for gardening, so that’s not where her price comes from. She even calls her stand and her corner average.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'For other owners, “a stand is worth two years’ profit.” Joyce’s is average, she says, and still she “can’t let this one go for less than four years’ worth.”',
      },
      {
        label: 'no-flaw',
        rationale:
          'Sellers can ask whatever they like, and a better stand brings more. But Joyce calls hers average. The only special thing about it is that it’s hers.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale:
          'Contracts are beyond Joyce, as she says herself. But her mistake is about a price, and she’s been pricing newsstands for twenty years.',
      },
    ],
  },
  {
    id: 'endowment-effect-same-miles',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Last spring, when his brother was shopping for a used hatchback, Phil looked them all up for him. Same year, same miles: seventy-five hundred, and he told his brother not to pay a dollar more. Now he’s selling his own, same year, same miles. “I’ve got seventy-five hundred cash in the truck,” said the woman in his driveway. Phil patted the hood. “It’s a really good one, though,” he said. “I couldn’t let it go for under eleven.”',
    decidingWords: ['he told his brother not to pay a dollar more', 'I couldn’t let it go for under eleven'],
    breaksAt: '“I couldn’t let it go for under eleven.”',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Sellers may ask for more than they expect. He’s turning down the very price that he called fair.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'He isn’t trying to keep things as they are. He wants to sell, at a price that owning it has puffed up.',
      },
      {
        label: 'framing-effect',
        rationale:
          'The same price isn’t shown to him in two different wordings. The same car is, once as a buyer’s and once as his own.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'When it was somebody else’s, such a car was worth $7,500 and not a dollar more. Nothing about it has changed except that it’s his.',
      },
    ],
  },
  {
    id: 'endowment-effect-welcome-bags',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'At orientation everyone got a bag, and the two kinds were handed out in turn down the line, a hoodie or a speaker. On the way in I’d told Kendra I hoped for the speaker, since I already own four hoodies. I got the hoodie. At lunch a guy across the table offered his speaker for it, even trade, both still in plastic. I heard myself say no. It’s a great hoodie. He’d have to throw in twenty bucks at least.',
    decidingWords: ['I hoped for the speaker', 'He’d have to throw in twenty bucks at least'],
    breaksAt: 'He’d have to throw in twenty bucks at least.',
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'That morning the speaker was worth more to him. An hour of having the hoodie, still in its wrapper, has turned that around.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People can change their minds. Here nothing happened that would change it except that the hoodie was handed to him.',
      },
      { label: 'optimism-bias', rationale: 'He expects nothing in particular of the future.' },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He doesn’t overrate a skill. He overrates a thing, because it’s become his.',
      },
    ],
  },
  {
    id: 'endowment-effect-three-shops',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Lorenzo: Someone offered me $500 for the bike\nAbigail: Take it! You said yourself you only paid 600 two years ago\nLorenzo: Three shops in town have the same one used right now, all between 690 and 720, and theirs have more wear. If I wanted another I’d have to pay that\nAbigail: so?\nLorenzo: So I told him 700 and he can think about it',
    decidingWords: ['Three shops in town have the same one used right now', 'If I wanted another I’d have to pay that'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He asks what others pay for the same bike this week, and what it would cost him to get one. That it’s his doesn’t come into it.',
      },
      { label: 'dunning-kruger-effect', rationale: 'He didn’t trust his own feeling for prices. He looked them up.' },
      { label: 'optimism-bias', rationale: 'He doesn’t expect things to go better for him than for others.' },
      {
        label: 'endowment-effect',
        rationale:
          'Turning down an offer and asking for more looks like it. His number comes from three shop windows instead of from having it.',
      },
    ],
  },
  {
    id: 'endowment-effect-patio-house',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Your new job starts in Ohio in three weeks. Three houses like yours sold this month, for $305,000, $309,000 and $312,000. You laid the patio yourself, and your gut says $360,000. A young couple offers $311,000, good until nine tonight.\n\nWhat do you do?',
    decidingWords: ['Three houses like yours sold this month'],
    options: [
      {
        text: 'Accept the couple’s offer of $311,000 before nine tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Three sales say what such a house brings, and this offer is near the top of them. The patio is worth most to the one who laid it.',
      },
      {
        text: 'Take the house off the market until next spring.',
        tag: 'wait',
        rationale:
          'Waiting would spare you the decision. The job starts in three weeks, and nothing suggests that spring will bring more.',
      },
      {
        text: 'Meet them halfway and ask for $335,000 tonight.',
        tag: 'split',
        rationale:
          'It sounds fair to both sides. One side of it is a feeling, though, and $335,000 is still far over every sale.',
      },
      {
        text: 'Turn it down and ask them for $360,000.',
        tag: 'decline',
        rationale:
          'This is the number that feels right, because the bricks are yours. Nobody has paid anywhere near it for such a house.',
      },
    ],
    flip: {
      fact: 'Three houses like it sold this month for between $355,000 and $362,000.',
      makesRight: 'Turn it down and ask them for $360,000.',
    },
  },
]
