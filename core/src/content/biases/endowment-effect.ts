import type { Concept, Scenario, Study } from '../authoring.ts'

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

export const study: Study = {
  workedExample: {
    text: 'Last May, Sunniva looked at a used kayak for 300 and walked away: “Nice, but I’d give 200.” In June her aunt bought that very kayak and gave it to her. By August she wants the space for a workbench. A neighbor in Bodø offers 250, which is what such boats fetch there. “For my kayak? Not under 400,” she says. It stays in the hall.',
    failingStep: 'For my kayak? Not under 400',
    why: 'Since May nothing about the kayak has changed except whose it is, yet her price has doubled. A higher price would need something that a buyer could see, such as a repair, new paddles or a rise in what kayaks fetch.',
  },
  soundWhen:
    'Some things really are worth more to you: they fit your hand, hold memories, or would be hard to replace. Keeping your grandmother’s recipe book whatever anyone offers is no mistake. Nor is asking more after you have mended a thing or prices have gone up.',
  reply:
    'Ask yourself: “If I did not own this, what would I pay for it today?” Look up what similar things sell for, and let those two numbers set your price.',
  evidence:
    'Thaler (1980), “Toward a Positive Theory of Consumer Choice”, Journal of Economic Behavior & Organization 1; Kahneman, Knetsch & Thaler (1990), Journal of Political Economy 98. Plott & Zeiler (2005), American Economic Review 95, made the gap vanish by changing the procedure.',
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
