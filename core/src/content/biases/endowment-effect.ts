import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Endowment Effect',
  aliases: ['Mere Ownership Effect', 'Divestiture Aversion'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['ownership', 'mine', 'selling price', 'possessions', 'trade', 'asking price', 'letting go'],
  link: 'https://en.wikipedia.org/wiki/Endowment_effect',
  definition:
    'Putting a higher value on a thing as soon as it is yours. You ask more to part with it than you would have paid to get it, though the thing has not changed.',
  neighbours: [
    {
      name: 'Status Quo Bias',
      tellApart: 'Does owning the thing raise its price, or is the present arrangement kept just because it is there?',
    },
    {
      name: 'Anchoring',
      tellApart: 'Is the value high because the thing is one’s own, or because of a number that was heard first?',
    },
    {
      name: 'Framing Effect',
      tellApart: 'Did a change of owner shift the value, or a change in how the same facts were worded?',
    },
    {
      name: 'Loss Aversion',
      tellApart:
        'Is it about the price of a thing one owns, or about any setback that hurts more than an equal gain pleases?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'endowment-effect-raffle-bench',
    slot: 'bias22',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Before the street raffle, Mr. Okonkwo looked over the first prize, an oak bench, and said that it was worth 40 at most. Then he won it. He has no garden and would gladly sell, and Declan offers him 50. “For solid oak?” Mr. Okonkwo says to his wife that night. “At 50 I would feel robbed. It’s worth 120.”',
    decidingWords: ['it was worth 40 at most', 'Then he won it', 'It’s worth 120'],
    options: [
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'He looked the bench over and found that “it was worth 40 at most”. Nothing about it changed except that it became his, and now “It’s worth 120”.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'It would fit if he wanted to keep the bench only to leave things as they are. But he would be glad to see it go.',
      },
      {
        text: 'Choice Overload',
        rationale:
          'This would need many offers, so many that he could not settle on a buyer. There is one bench and one offer.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'Had the same offer pleased him in one wording and annoyed him in another, this would be right. The wording plays no part here.',
      },
    ],
  },
]
