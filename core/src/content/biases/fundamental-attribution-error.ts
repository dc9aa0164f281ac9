import type { Concept, Scenario } from '../authoring.ts'

export const concept: Concept = {
  name: 'Fundamental Attribution Error',
  aliases: ['Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['character', 'circumstances', 'blame', 'situation', 'explaining behavior', 'personality', 'snap verdict'],
  link: 'https://yourbias.is/fundamental-attribution-error',
  definition:
    'Explaining what other people do by the kind of people they are, and giving too little weight to the situation they were in.',
  neighbours: [
    {
      name: 'Halo Effect',
      tellApart:
        'Is an act put down to character with little regard for the situation, or does one good trait color the view of other traits?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Would anybody’s act be explained this way, or are outsiders judged more harshly than one’s own side?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Is an act explained by someone’s character, or is someone sorted into a group for looking like its typical member?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Was the situation left out of the explanation, or did one bad thing outweigh several good ones?',
    },
  ],
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'fundamental-attribution-error-dropped-baton',
    slot: 'bias6',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Did you see Cyrus drop the baton?” asks Freya. “It was pouring, and our coach had put him in the relay two minutes before the start. He hadn’t practiced a single handover.” Gustav, who runs for the same club, shakes his head. “Rain or no rain, it shows what he is like. He is just a careless person.”',
    decidingWords: ['two minutes before the start', 'a careless person'],
    options: [
      {
        text: 'In-Group Bias',
        rationale:
          'It would fit if Gustav were hard on runners from another club and found excuses for his own. Cyrus runs for the same club as he does.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'For this, Gustav would have to know many good races by Cyrus and let the one bad moment outweigh them. The story sets nothing good beside the drop.',
      },
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          'Rain, a late call “two minutes before the start” and no practice could have tripped up almost anybody. Gustav has just heard of them, and still concludes that Cyrus is “a careless person.”',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'This would be right if Gustav had judged Cyrus by a picture of some type, say, that he looks like a swimmer and so cannot run relays.',
      },
    ],
  },
]
