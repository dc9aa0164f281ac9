import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Social Proof',
  aliases: ['Social Influence'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['crowd', 'other people', 'imitation', 'reviews', 'waiting lines', 'copying', 'unsure', 'following others'],
  link: 'https://en.wikipedia.org/wiki/Social_proof',
  definition:
    'Taking what other people do as a sign of what is right, above all when you are unsure, without asking whether they know more than you do.',
  neighbours: [
    {
      name: 'Authority Bias',
      tellApart: 'Does the trust go to what many ordinary people do, or to one person of rank or renown?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Would the actions of any crowd do, or are people trusted because they belong to one’s own group?',
    },
    {
      name: 'Halo Effect',
      tellApart:
        'Does a thing seem good because many people choose it, or because one pleasing feature colors the rest?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Does it seem right because others are doing it, or because it is how things already are?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart:
        'Are others’ actions taken as a clue when one is unsure, or is someone swept along because a trend keeps growing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Where the trail forks, the signpost has fallen over. Marika, new to these hills in Slovenia, has a map in her bag. One group of hikers turns left, a second follows it, then a third and a fourth. “So many can’t have it wrong,” she thinks, and goes left too. The hut she has booked lies to the right, and night is near.',
    failingStep: 'So many can’t have it wrong',
    why: 'She counts four groups as four opinions, but three may only have followed the first, and none of them is known to want her hut. Their turn would tell her something if each knew the way and shared her goal. Her map knows more than they do.',
  },
  soundWhen:
    'Going by others is sensible when they have reason to know and have each looked for themselves. If all the fishers of a village leave their boats on the beach on a calm morning, a visitor does well to stay ashore too.',
  reply:
    'Ask what the others know that you don’t, and how many of them looked for themselves. Then check one thing on your own, however small, before you follow.',
  evidence:
    'Sherif (1935), “A Study of Some Social Factors in Perception”, Archives of Psychology No. 187; the name became known through Cialdini (1984), “Influence”. Results in the field vary: hotel notes about other guests (Goldstein, Cialdini & Griskevicius, 2008) did no better than a plain request in Germany (Bohner & Schlüter, 2014, PLoS ONE 9).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'social-proof-reading-course',
    slot: 'bias7',
    form: 'A',
    kind: 'decide',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Family after family in the class chat signs up for a reading course. “Saw how many of you had booked, so we did too,” writes one father. Your daughter Lucja, six, likes books and reads well for her age. Her teacher sees no need for a course. The fee would use up the money for your weekend trips. The list closes tonight. What is your answer?',
    decidingWords: ['Saw how many of you had booked, so we did too', 'Her teacher sees no need for a course'],
    options: [
      {
        text: 'Sign her up, because so many parents are not likely to be mistaken.',
        rationale:
          'The number would mean something if the parents had each looked into the course. One at least says he booked because others had.',
      },
      {
        text: 'Sign her up for the first half only, so that she can keep step with the rest of the class.',
        rationale:
          'Half a course would be a fair answer if Lucja were a little behind. She reads well, so there is no gap for it to close.',
      },
      {
        text: 'Sign her up tonight, because you can’t get a place once the list is closed.',
        rationale:
          'A closing list would be a reason to hurry if she needed the course. It tells you nothing about whether she does.',
      },
      {
        text: 'Leave the list and keep the trips, because she is doing well already.',
        right: true,
        rationale:
          'What you know of your own child decides: “Her teacher sees no need for a course.” The long list adds little when people write “Saw how many of you had booked, so we did too.”',
      },
    ],
  },
  {
    id: 'social-proof-whistle-signals',
    slot: 'bias7',
    form: 'B',
    kind: 'decide',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Any questions?” asks Tobias. He has just explained the whistle signals for the bike club’s long ride down through the forest. You did not catch which one means “stop at once.” Twelve calm faces look at him, and no one speaks. Yours is one of the twelve. In ten minutes you set off, and log trucks cross the track. What do you do?',
    decidingWords: ['Twelve calm faces look at him', 'Yours is one of the twelve'],
    options: [
      {
        text: 'Stay quiet, and when a whistle blows, brake if the riders ahead of you brake.',
        rationale:
          'Going by the riders ahead would be fine if you knew that they had understood. They may be looking at the others with your question.',
      },
      {
        text: 'Put up your hand and ask him to repeat the stop signal.',
        right: true,
        rationale:
          '“Twelve calm faces look at him” as if they had understood, but “Yours is one of the twelve,” and you have not. Tobias knows, so he is the one to ask.',
      },
      {
        text: 'Stay quiet, since what twelve people can follow can’t be hard.',
        rationale:
          'Silence would be a good sign if people who are unsure tended to speak up. You are unsure and silent yourself.',
      },
      {
        text: 'Wait, and ask one of the others on the way to the start.',
        rationale:
          'This spares you a red face, and it would do if you knew who had understood. Looking calm does not tell you that.',
      },
    ],
  },
  {
    id: 'social-proof-label-machine',
    slot: 'bias7',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Text from Marcela to her partner in the jam factory: “Label machine ordered! Honestly, I couldn’t tell the two makers apart, same price, same test marks. But one stand was empty, and at the other people stood five deep. Then I knew which one is good.” Around her, the crowd eats the free pancakes that the stand gives out at noon.',
    decidingWords: ['at the other people stood five deep', 'Then I knew which one is good'],
    options: [
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Unsure between two equal machines, Marcela lets the crowd decide: “at the other people stood five deep. Then I knew which one is good.” She does not ask what they came for, and it was pancakes.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'It would fit if she had brushed a risk aside, say, had skipped the guarantee because machines do not break in her factory. She hopes for nothing special here.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'For this, the maker or the people at the stand would have to be her own circle, such as other jam makers from her town. The crowd is made up of strangers.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'This would be it if one person of rank or fame had praised the machine and she had bought it on that word. Nobody praised it to her.',
      },
    ],
  },
]
