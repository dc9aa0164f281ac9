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
    text: 'Last May, Alicia looked at a used kayak for $300 and walked away. “It’s nice, but I’d pay two hundred at most,” she said. In June her aunt bought that same kayak and gave it to her. By August she wants the space for a workbench, and a neighbor offers $250, the going rate. “For my kayak? Not under four hundred,” she says, and it stays in the garage.',
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
    difficulty: 'hard',
    scenario:
      '“I’d give $40 for that oak bench,” Mr. Okonkwo told Jason before the raffle, and then he won it. Jason, who wanted it for his porch, offered $50. “For solid oak?” said Mr. Okonkwo. “I’d want $120.” The bench is still in his hallway.',
    decidingWords: ['I’d give $40 for that oak bench', 'I’d want $120'],
    breaksAt: '“I’d want $120.”',
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'Before the raffle the bench was worth $40 to him. It hasn’t changed since, except that it’s his, and he wants three times as much.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Solid oak” makes the bench sound valuable. It was just as solid when he said $40, so the words don’t explain the new price.',
      },
      {
        label: 'anchoring',
        rationale: 'The first number named was his own $40, and he ends up nowhere near it.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'He’s ready to sell, so he isn’t set on keeping things as they are. Only his price stands in the way.',
      },
    ],
  },
  {
    id: 'endowment-effect-four-cars',
    slot: 'bias22',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your grandfather left four cars to you and your three cousins, and last Sunday you drew for them. Gas for the drive to work eats up your paycheck, so beforehand you’d ranked the little convertible first and the pickup last. You drew the pickup. Your cousins will all still trade for it, but only until noon: Bianca has the convertible, Leland the van, Renata the wagon. After a week in your driveway, though, the pickup’s washed and polished, and people wave at you.\n\nWhich car do you sign for?',
    decidingWords: ['you’d ranked the little convertible first'],
    options: [
      {
        text: 'Sign for the wagon at noon today.',
        tag: 'go ahead',
        rationale:
          'It’s practical, and better than your last choice. You’d wanted the convertible more, for the drive to work.',
      },
      {
        text: 'Sign for the convertible at noon today.',
        right: true,
        tag: 'go ahead',
        rationale: 'It suits your drive, and it was your first choice before any of them was yours.',
      },
      {
        text: 'Sign for the pickup at noon today.',
        tag: 'go ahead',
        rationale:
          'A week of owning it has made it dear to you. You’d ranked it last because of the gas, and it burns as much as ever.',
      },
      {
        text: 'Sign for the van at noon today.',
        tag: 'go ahead',
        rationale: 'Trading is the right idea, but the van wasn’t your first choice.',
      },
    ],
    flip: {
      fact: 'You haul lumber for a living, and before the draw you’d ranked the pickup first.',
      makesRight: 'Sign for the pickup at noon today.',
    },
  },
  {
    id: 'endowment-effect-shop-sign',
    slot: 'bias22',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'The sign for your taco restaurant costs $4,000, so you only get one try. An artist made four sketches, and you and your three partners pulled slips from a hat to see who’d work out the colors for which one. When you first saw the sketches, you liked the pelican best, and so did 57 of the 100 people you stopped on the sidewalk, but the slip you pulled said lamp. After two weeks you know every line of it, it’s the wallpaper on your phone, and the painter needs an answer by five.\n\nWhich sketch do you vote for?',
    decidingWords: ['you liked the pelican best', '57 of the 100 people you stopped on the sidewalk'],
    options: [
      {
        text: 'Vote for the anchor on the sign over the door.',
        tag: 'go ahead',
        rationale: 'The anchor wasn’t your favorite at the start, and most people on the sidewalk preferred another.',
      },
      {
        text: 'Vote for the lamp on the sign over the door.',
        tag: 'go ahead',
        rationale:
          'Two weeks of working on it have made it yours. Before that, you liked the pelican better, and so did most people on the sidewalk.',
      },
      {
        text: 'Vote for the pelican on the sign over the door.',
        right: true,
        tag: 'go ahead',
        rationale: 'It was your favorite before you got the lamp, and most people on the sidewalk chose it, too.',
      },
      {
        text: 'Vote for the wave on the sign over the door.',
        tag: 'go ahead',
        rationale: 'It wasn’t your first pick, and most of the people you stopped outside chose something else.',
      },
    ],
    flip: {
      fact: 'You’d liked the lamp best from the start, and so did 57 of the 100 people.',
      makesRight: 'Vote for the lamp on the sign over the door.',
    },
  },
  {
    id: 'endowment-effect-playoff-ticket',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Playoff tickets were selling for $150, and Rich told everybody he wouldn’t go over $100. Then a radio station gave him one. That evening Karen offered him $150. “I couldn’t let it go for less than $500,” he said, and he meant it.',
    decidingWords: ['he wouldn’t go over $100'],
    breaksAt: '“I couldn’t let it go for less than $500,” he said, and he meant it.',
    options: [
      {
        label: 'in-group-bias',
        rationale: 'Which team either of them roots for never comes up.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale: 'He wouldn’t have paid $150 for a ticket. As soon as one is his, $150 is much too little for it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'He’s free to keep it. His own price for a ticket went from $100 to $500, though, and all that changed is whose it is.',
      },
      {
        label: 'halo-effect',
        rationale: 'No single good quality makes the rest look better. The ticket just became his.',
      },
    ],
  },
  {
    id: 'endowment-effect-playoff-ticket-sound',
    twinOf: 'endowment-effect-playoff-ticket',
    kind: 'sound',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Playoff tickets were selling for $450, and Rich told everybody he’d buy one on payday. Then a radio station gave him one. That evening Karen offered him $400. “I couldn’t let it go for less than $450,” he said, and he meant it.',
    decidingWords: ['Playoff tickets were selling for $450', 'he’d buy one on payday'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He was ready to pay $450 before he had one, and $450 is what he asks now. Owning it hasn’t raised his price.',
      },
      {
        label: 'halo-effect',
        rationale: 'One charming quality isn’t making the rest look good. His price is what tickets cost.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Whether Karen roots for the same team plays no part.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Turning down $400 looks like an owner’s pride, but he put the same price on a ticket before he had one.',
      },
    ],
  },
  {
    id: 'endowment-effect-parking-app',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'A company has offered to buy the parking app you built in your kitchen. It brings in $1,500 a month. You name one price, and they’ll either take it or walk away. Apps that earn about as much have been selling for $28,000 to $32,000, and in March, when you were thinking of buying a second one, you wouldn’t go over $30,000. The money would get you out of your night job, but the app is your baby, and anything under $90,000 feels like an insult.\n\nWhat price do you name?',
    decidingWords: ['selling for $28,000 to $32,000', 'you wouldn’t go over $30,000'],
    options: [
      {
        text: 'Name a price of $20,000 for the app.',
        tag: 'go ahead',
        rationale: 'They’d likely take it, but it’s about a third less than such apps are bringing.',
      },
      {
        text: 'Name a price of $30,000 for the app.',
        right: true,
        tag: 'go ahead',
        rationale: 'It’s what apps like yours sell for, and all you’d have paid for one that wasn’t yours.',
      },
      {
        text: 'Name a price of $60,000 for the app.',
        tag: 'go ahead',
        rationale: 'Meeting your feelings halfway still comes to twice the going rate.',
      },
      {
        text: 'Name a price of $90,000 for the app.',
        tag: 'go ahead',
        rationale:
          'Building it in your kitchen made it your baby. A buyer sees one more app that brings in $1,500 a month.',
      },
    ],
    flip: {
      fact: 'Apps that bring in as much have been selling for $88,000 to $92,000.',
      makesRight: 'Name a price of $90,000 for the app.',
    },
  },
  {
    id: 'endowment-effect-parking-app-sound',
    twinOf: 'endowment-effect-parking-app',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'A company has offered to buy the parking app you built in your kitchen. It brings in $1,500 a month. You name one price, and they’ll either take it or walk away. Apps that earn about as much have been selling for $88,000 to $92,000, and in March, when you were thinking of buying a second one, you’d have paid as much as $90,000. The money would get you out of your night job, but the app is your baby, and anything under $90,000 feels like an insult.\n\nWhat price do you name?',
    decidingWords: ['selling for $88,000 to $92,000', 'you’d have paid as much as $90,000'],
    options: [
      {
        text: 'Name a price of $20,000 for the app.',
        tag: 'go ahead',
        rationale: 'A quick yes at that price gives away most of what such an app sells for.',
      },
      {
        text: 'Name a price of $30,000 for the app.',
        tag: 'go ahead',
        rationale: 'It sounds modest, but it’s only about a third of the going rate.',
      },
      {
        text: 'Name a price of $60,000 for the app.',
        tag: 'go ahead',
        rationale: 'Coming down to be safe costs you $30,000 when others have been getting about $90,000.',
      },
      {
        text: 'Name a price of $90,000 for the app.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It looks like pride in your own work, but it’s what such apps sell for, and what you’d have paid for one.',
      },
    ],
    flip: {
      fact: 'Apps that bring in as much have been selling for $28,000 to $32,000.',
      makesRight: 'Name a price of $30,000 for the app.',
    },
  },
  {
    id: 'endowment-effect-march-week',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Celeste, I’ll trade you my vacation week in July for yours in March,” said Gary.\n“She’ll take it. Before the drawing, she said whoever got stuck with March should sue,” said Margo.\n“Now that I’ve got it, I’m actually starting to like it,” said Celeste, who has three kids in elementary school. “I’d need July and two extra Fridays for it.”',
    decidingWords: ['Now that I’ve got it, I’m actually starting to like it'],
    breaksAt: '“I’d need July and two extra Fridays for it.”',
    options: [
      {
        label: 'optimism-bias',
        rationale: 'Her answer is about what the week is worth, not about how well her plans will go.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'Before the drawing, she said whoever got stuck with March should sue. March hasn’t changed, but now that it’s hers, July alone won’t do.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Holding out for more is her right. By her own account, though, she only started to like March once it was hers.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'There’s no skill here to overrate, only a week on the calendar.',
      },
    ],
  },
  {
    id: 'endowment-effect-same-miles',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Last spring, when his brother was thinking about a used hatchback, Phil looked up what that year and mileage went for and told him not to pay a dollar over $7,500. In June, behind on his rent, Phil put his own hatchback up for sale, the same model and year with about the same mileage. The first person to come see it was a woman with $7,500 in cash. He patted the hood and told her this one had been really loved, and he couldn’t possibly let it go for under $11,000. She drove off.',
    decidingWords: ['told him not to pay a dollar over $7,500'],
    breaksAt:
      'He patted the hood and told her this one had been really loved, and he couldn’t possibly let it go for under $11,000.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Sellers do start high, but he let a buyer with $7,500 drive off, and that was the most he’d told his brother to pay.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Leaving things as they are isn’t what he’s after. He put the car up for sale because he needs the money.',
      },
      {
        label: 'framing-effect',
        rationale: 'Nobody described the car to him in two different ways. The price went up because it was his own.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'When it was somebody else’s, a car like that was worth $7,500 at most. For his own, with about the same mileage, he wants $11,000.',
      },
    ],
  },
  {
    id: 'endowment-effect-welcome-bags',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'At orientation we all got a bag, and as the line moved up, it went hoodie, speaker, hoodie, speaker. I’d told Kendra on the way in that I hoped for the speaker, since I own four hoodies already. Of course I got a hoodie. At lunch a guy across the table offered me his speaker for it, both still in the plastic. By then I’d spent a whole welcome speech picturing myself in that hoodie, walking to class in the snow, so I told him he’d have to throw in $20. He laughed and asked the girl beside me, and she traded on the spot.',
    decidingWords: ['I hoped for the speaker'],
    breaksAt:
      'By then I’d spent a whole welcome speech picturing myself in that hoodie, walking to class in the snow, so I told him he’d have to throw in $20.',
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'On the way in, a speaker beat a fifth hoodie. By lunch, with that hoodie in the bag, the writer wants the speaker and $20 on top.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People can change their minds. Nothing new came up about the hoodie, though, which was still in the plastic. All that had changed was whose it was.',
      },
      {
        label: 'optimism-bias',
        rationale: 'A daydream about snow isn’t a forecast. What’s off is the value put on a hoodie.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Wanting a hoodie takes no skill, so there’s none to overrate.',
      },
    ],
  },
  {
    id: 'endowment-effect-three-shops',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Lorenzo: Someone offered me $500 for the bike\nAbigail: Take it! You only paid 600 for it two years ago\nLorenzo: It’s worth more than that\nAbigail: To you maybe lol\nLorenzo: Three shops in town have the same one used right now, all between 690 and 720, and theirs have more wear. If I wanted another one I’d have to pay that. So I told him 700',
    decidingWords: [
      'Three shops in town have the same one used right now',
      'If I wanted another one I’d have to pay that',
    ],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'His $700 is what three shops ask for the same bike with more wear. A stranger selling this one could ask the same.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'His own feeling for prices isn’t what he goes by. He looked at three shops.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He isn’t betting on good luck. Three shops are asking about that much today.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Wanting more than he paid does look like it, but his figure comes from bikes that aren’t his.',
      },
    ],
  },
  {
    id: 'endowment-effect-patio-bricks',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Your new job in Ohio starts in three weeks. Houses like yours, patios and all, have been selling for about $310,000 within days, and the ones listed for more are still sitting there. But you laid that patio yourself, and $360,000 feels right.\n\nWhat price do you ask?',
    decidingWords: ['selling for about $310,000 within days'],
    options: [
      {
        text: 'List the house at $360,000 this weekend.',
        tag: 'go ahead',
        rationale:
          'Having laid the patio makes $360,000 feel right. Buyers pay about $310,000 for a house like yours, patio and all.',
      },
      {
        text: 'List the house at $345,000 this weekend.',
        tag: 'go ahead',
        rationale:
          'It leaves room to bargain. Houses listed above $310,000 haven’t sold, though, and you have three weeks.',
      },
      {
        text: 'List the house at $330,000 this weekend.',
        tag: 'go ahead',
        rationale: 'It’s a modest step up, and still above what got a quick sale.',
      },
      {
        text: 'List the house at $310,000 this weekend.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Houses like it bring that within days, and you have three weeks. Who laid the patio means nothing to a buyer.',
      },
    ],
    flip: {
      fact: 'Houses like yours have sold for about $360,000 within days.',
      makesRight: 'List the house at $360,000 this weekend.',
    },
  },
]
