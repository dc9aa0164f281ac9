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
  {
    id: 'endowment-effect-fern-fossil',
    slot: 'bias22',
    form: 'B',
    kind: 'decide',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Sea lily first, fern ninth: so you ranked the twelve fossils before they were given out by lot for this year’s projects. You got the fern. For a week it has lain in its box, and you have learned nothing new about it. Now Sunita offers you her sea lily for it. “My fern?” you think, and suddenly it seems the finest of them all. What do you answer?',
    decidingWords: ['Sea lily first, fern ninth', 'you have learned nothing new about it'],
    options: [
      {
        text: 'That you will keep the fern, since it is the finest of them.',
        rationale:
          'It rose from ninth to finest by becoming yours. Keeping it would be sound if a look under the lens had shown you something new.',
      },
      {
        text: 'That you will swap if she adds her good hand lens.',
        rationale:
          'Asking for more treats your ninth wish as worth more than your first. It would be fair trading if you had ranked the fern above the sea lily.',
      },
      {
        text: 'That you will swap, since you ranked hers first.',
        right: true,
        rationale:
          'You ranked “Sea lily first, fern ninth” when you owned neither, and since then “you have learned nothing new about it.” The fern has only become yours, which is no reason to study it.',
      },
      {
        text: 'That you would like one more week with the fern before you say.',
        rationale:
          'Another week of owning it will only make it harder to let go. More time would help if you planned to examine both fossils in it.',
      },
    ],
  },
  {
    id: 'endowment-effect-massage-chair',
    slot: 'bias22',
    form: 'C',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'In April you told the shop that a massage chair was worth 200 to you, not the 600 it cost. “Just take one home for a month,” they said. Since then it has stood by your window. You have sat in it five times, and your back feels as it did. Tomorrow they come for the chair or the money, and 600 sounds fair by now. What will it be?',
    decidingWords: ['worth 200 to you', 'your back feels as it did'],
    options: [
      {
        text: 'Pay the 600, since by now the chair is part of your home.',
        rationale:
          'A month in your room makes it feel like yours, and giving it back like a gap. Paying would be sound if your back were clearly better.',
      },
      {
        text: 'Give it back, since nothing about the chair or your back has changed since April.',
        right: true,
        rationale:
          'The chair has not helped: “your back feels as it did.” In April it was “worth 200 to you,” and having it by the window is the only thing that has raised the price.',
      },
      {
        text: 'Pay it off over twelve months, so that the price hurts less.',
        rationale:
          'Small payments hide the price but add up to the same 600. They would help if the chair were worth it to you and only the cash were short.',
      },
      {
        text: 'Give it back, and order the smaller model for 400 instead.',
        rationale:
          'The smaller one costs less, but still twice what such a chair is worth to you. It would be a good buy if the month had eased your back.',
      },
    ],
  },
  {
    id: 'endowment-effect-club-scarf',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Would you sell me your club scarf, for my dad?” Gil writes. “I’d pay 15.” Mabel answers, “Not under 40.” “But last month you wouldn’t have given 10 for mine!” “I know, and mine is just like yours, out of the club’s draw. But now that it hangs in my hall, 40 feels right.”',
    decidingWords: ['wouldn’t have given 10 for mine', 'now that it hangs in my hall, 40 feels right'],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'Mabel would have to refuse just to leave things as they are, whatever was offered. She is ready to sell, but at four times what she would have given.',
      },
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'For Gil’s scarf, which is just like hers, Mabel “wouldn’t have given 10.” The difference is that this one is her own: “now that it hangs in my hall, 40 feels right.”',
      },
      {
        text: 'Framing Effect',
        rationale:
          'It would be right if one and the same offer pleased her in one wording and not in another. Gil’s words are not what raised her price.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her price would be fair if something that buyers can see had made this scarf worth more, such as the names of the whole team on it.',
      },
    ],
  },
  {
    id: 'endowment-effect-club-scarf-sound',
    kind: 'sound',
    twinOf: 'endowment-effect-club-scarf',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Would you sell me your club scarf, for my dad?” Gil writes. “I’d pay 15.” Mabel answers, “Not under 40.” “But last month you wouldn’t have given 10 for mine!” “I know, but mine is not just like yours. The team signed it after the cup, and now that it has the names, the fan shop pays 40.”',
    decidingWords: ['The team signed it after the cup', 'the fan shop pays 40'],
    options: [
      {
        text: 'No bias here',
        right: true,
        rationale:
          'She asks four times what she would have given for Gil’s, but hers differs in a way that buyers pay for: “The team signed it after the cup,” and “the fan shop pays 40.”',
      },
      {
        text: 'Framing Effect',
        rationale:
          'For this, the wording of the offer would have to change her mind, as when “a gift for my dad” sounds better than “a sale.” The names on the scarf do it.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'It would fit if Mabel turned each offer down, good or bad, because the scarf should hang where it hangs. At 40 she is willing to let it go.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'If her scarf were just like his, and the price had gone up only because it was now in her hall, this would be right.',
      },
    ],
  },
  {
    id: 'endowment-effect-e-reader',
    kind: 'decide',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“I’d take your old e-reader for 95,” writes a woman across town. You have a better one and want this one gone. This month, forty of the same age and state were sold on the trading page, for about 90 apiece. Yours went to work with you for three years, and to you it looks like 200. What do you answer?',
    decidingWords: ['forty of the same age and state', 'for about 90 apiece'],
    options: [
      {
        text: 'That 200 would be the right price for it.',
        rationale:
          'Three years at your side have not made it better than the others. Asking 200 would be sound if such readers really sold for that.',
      },
      {
        text: 'That you will keep it after all, as a spare.',
        rationale:
          'It spares you the feeling of selling too low, but you have a better one and want this one gone. A spare would make sense if your new one often failed.',
      },
      {
        text: 'That you will meet her in the middle, at about 150.',
        rationale:
          'Halfway between a fair price and a wishful one is still far too much. It would be good trading if readers like it sold for 150.',
      },
      {
        text: 'That she may have it for the 95 she offers.',
        right: true,
        rationale:
          'You want it gone, and “forty of the same age and state” went “for about 90 apiece.” That it was yours makes it worth no more, so 95 is a good offer.',
      },
    ],
  },
  {
    id: 'endowment-effect-e-reader-sound',
    kind: 'decide',
    twinOf: 'endowment-effect-e-reader',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“I’d take your old e-reader for 95,” writes a woman across town. You have a better one and want this one gone. This month, forty of the same age and state were sold on the trading page, for about 200 apiece. Yours went to work with you for three years, and to you it looks like 200. What do you answer?',
    decidingWords: ['forty of the same age and state', 'for about 200 apiece'],
    options: [
      {
        text: 'That you will keep it after all, as a spare.',
        rationale:
          'A low first offer is no reason to keep what you don’t need, when others pay well. It would be sound if you had use for a second reader.',
      },
      {
        text: 'That you will meet her in the middle, at about 150.',
        rationale:
          'It sounds friendly, but it gives away 50 that other buyers would pay. It would be a fair deal if readers like it sold for 150.',
      },
      {
        text: 'That 200 would be the right price for it.',
        right: true,
        rationale:
          'Asking twice her offer may look like fondness for your own thing. But “forty of the same age and state” were sold “for about 200 apiece,” so the market says it too.',
      },
      {
        text: 'That she may have it for the 95 she offers.',
        rationale:
          'To sell at 95 would be a quick end, and a good one if such readers went for 90. As things are, it is less than half of what people pay.',
      },
    ],
  },
  {
    id: 'endowment-effect-corner-kiosk',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'For twenty years, Mrs. Sato has told people who wanted to buy a kiosk: “Pay two years’ profit. That’s fair to both sides.” Now she would like to sell her own. “Average corner, average books,” she says herself. When a young couple offers two years’ profit, she pours them tea. “For this one, it would have to be four.”',
    decidingWords: ['Pay two years’ profit. That’s fair to both sides', 'For this one, it would have to be four'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Four years’ profit could be fair if her kiosk had something that others lack, such as a busy new station next door. She calls it average herself.',
      },
      {
        text: 'Endowment Effect',
        right: true,
        rationale:
          'For other people’s kiosks she says, “Pay two years’ profit. That’s fair to both sides.” Hers is average too, but it is hers: “For this one, it would have to be four.”',
      },
      {
        text: 'Framing Effect',
        rationale:
          'This would need one price told in two ways, such as “two years’ profit” against “seven hundred days’ work,” with a different answer to each. She heard one plain offer.',
      },
      {
        text: 'Anchoring',
        rationale:
          'It would fit if a number she met first held her close to it. The number she has used for twenty years is two, and she has moved away from it.',
      },
    ],
  },
]
