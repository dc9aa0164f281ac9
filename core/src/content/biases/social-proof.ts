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
  {
    id: 'social-proof-red-router',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Two routers, same price: one red, one gray. Pavel can’t tell which of them will reach through the thick stone walls of his farmhouse. In line at the checkout, nine of eleven strangers hold the red one, still sealed. “Then red it is,” he writes to his wife. “That one should get through stone. Films in the kitchen tonight!”',
    decidingWords: ['nine of eleven strangers hold the red one, still sealed', 'That one should get through stone'],
    options: [
      {
        text: 'Status Quo Bias',
        rationale:
          'If Pavel had kept an old router just because it was already on the shelf, this would be it. He is buying a new one and has nothing to hold on to.',
      },
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Unsure, he counts boxes: “nine of eleven strangers hold the red one, still sealed.” They have not tried it, and their walls may be thin, yet he takes their hands for news about stone.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'It would fit if one person of standing, such as a famous engineer, had named the red one and Pavel had simply believed it. The people in line are ordinary buyers.',
      },
      {
        text: 'No bias here',
        rationale:
          'His step would hold if the nine knew more than he does, for instance if they lived behind such walls too and had tried both routers there.',
      },
    ],
  },
  {
    id: 'social-proof-red-router-sound',
    kind: 'sound',
    twinOf: 'social-proof-red-router',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Two routers, same price: one red, one gray. Pavel can’t tell which of them will reach through the thick stone walls of his farmhouse. In his lane of stone farmhouses, nine of eleven neighbors tried both and kept the red one. “Then red it is,” he writes to his wife. “That one should get through stone. Films in the kitchen tonight!”',
    decidingWords: ['In his lane of stone farmhouses', 'nine of eleven neighbors tried both and kept the red one'],
    options: [
      {
        text: 'Social Proof',
        rationale:
          'He does go by what many people do. It would be a mistake if they were strangers who had not yet opened the box; these have tested it behind the same walls.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'A count of others decides, but of others who know: in houses like his, “nine of eleven neighbors tried both and kept the red one.” That answers his very question, and he claims no more than “should.”',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'For this, Pavel would have to cling to something he already has, such as a weak old router. It is the neighbors who kept something, and they did so after a test.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'One voice of rank would need to settle it, say, the mayor’s. The neighbors hold no office that matters here; what counts is that they tried both.',
      },
    ],
  },
  {
    id: 'social-proof-flood-cover',
    kind: 'decide',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Eleven of the fourteen homes on your new street pay 40 a month for flood cover. You know little of the river, and ask at the doors. “Next door had it,” you hear again and again. In ninety years the cellars here have stayed dry, and the town’s map puts the street far above the flood line. What do you do?',
    decidingWords: ['Next door had it', 'In ninety years the cellars here have stayed dry'],
    options: [
      {
        text: 'Take half the cover for 20 a month, so that you are neither careless nor wasteful.',
        rationale:
          'Half sounds balanced, but it still pays for a danger that the map and ninety dry years rule out as far as one can. It would suit a street that now and then gets a little water.',
      },
      {
        text: 'Leave the cover, and keep the 40 a month for other things.',
        right: true,
        rationale:
          'Eleven homes look like eleven reasons, but “Next door had it” is just one, passed along. What speaks about water says no: “In ninety years the cellars here have stayed dry.”',
      },
      {
        text: 'Take the full cover, as the others on your street have done.',
        rationale:
          'Joining them would be wise if they had bought it after trouble with the river. They copied each other, so their number tells you little.',
      },
      {
        text: 'Wait, and take it if the last three homes on the street do.',
        rationale:
          'Three more signs on three more doors would add nothing, unless those people had found out something about the river first.',
      },
    ],
  },
  {
    id: 'social-proof-flood-cover-sound',
    kind: 'decide',
    twinOf: 'social-proof-flood-cover',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Eleven of the fourteen homes on your new street pay 40 a month for flood cover. You know little of the river, and ask at the doors. “My cellar was full,” you hear again and again. In ten years the cellars here have been under water four times, and the cover paid some 3,000 a home each time. What do you do?',
    decidingWords: ['My cellar was full', 'under water four times, and the cover paid some 3,000 a home each time'],
    options: [
      {
        text: 'Take half the cover for 20 a month, as a fair middle way.',
        rationale:
          'A middle way would do if the damage had been small or rare. Four times 3,000 in ten years is neither, and half of it would be yours to pay.',
      },
      {
        text: 'Leave the cover, and keep the 40 a month for other things.',
        rationale:
          'To go your own way would be right if the neighbors had copied each other and the cellars had stayed dry. They have paid for what they know.',
      },
      {
        text: 'Take the full cover for 40 a month, as the others on your street have done.',
        right: true,
        rationale:
          'Here the many are worth following: each answers from experience, “My cellar was full,” and ten years of 40 a month are 4,800, against this: “under water four times, and the cover paid some 3,000 a home each time.”',
      },
      {
        text: 'Wait, and take it if the last three homes on the street do.',
        rationale:
          'You would wait for three more, though eleven have told you why. It could make sense if their reasons were still unknown to you.',
      },
    ],
  },
  {
    id: 'social-proof-long-tone',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Second day in the new school building. A long tone sounds, new to the whole staff. Break? Fire? Mr. Rao looks across the yard. In the three rooms over there, the classes are still in their seats. “Then it’s nothing for us,” he says, relieved, and reads on from page forty. Behind the three windows, the teachers are looking across at his room.',
    decidingWords: ['the classes are still in their seats', 'Then it’s nothing for us'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Going by the other rooms would be sound if the teachers there knew the signal, say, from a sheet that he had missed. It is new to them as well.',
      },
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'He does not know what the tone means, so he lets the others tell him: “the classes are still in their seats” becomes “Then it’s nothing for us.” They know as little, and look to him.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'For this, someone of rank, such as the principal, would have to wave the alarm aside, and he would trust the rank. He goes by three classes of equals.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'It would be this if a liked quality misled him, say, if the building’s beauty made him think that its alarms were fine too. He judges by people who stay seated.',
      },
    ],
  },
]
