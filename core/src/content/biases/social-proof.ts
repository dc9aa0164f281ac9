import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Social Proof',
  aliases: ['Social Influence'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['crowd', 'other people', 'imitation', 'reviews', 'waiting lines', 'copying', 'unsure', 'following others'],
  link: 'https://en.wikipedia.org/wiki/Social_proof',
  definition:
    'Taking what other people do as a sign of what’s right, above all when you’re unsure, without asking whether they know any more than you do.',
  neighbours: [
    {
      name: 'Authority Bias',
      tellApart: 'Does the trust go to what many ordinary people do, or to one person of rank or renown?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Would any crowd do, or are people trusted because they belong to one’s own group?',
    },
    {
      name: 'Halo Effect',
      tellApart:
        'Does a thing seem good because many people choose it, or because one pleasing feature colors the rest?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Does it seem right because others are doing it, or because it’s how things already are?',
    },
    {
      name: 'Bandwagon Effect',
      tellApart:
        'Are other people’s actions a clue for someone who is unsure, or is someone swept along because a trend keeps growing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The signpost at the fork has fallen over. Marika, who is new to these hills in Slovenia, has a map in her bag. One group of hikers turns left, a second follows it, then a third and a fourth. “That many people can’t be wrong,” she thinks, and she goes left too. The hut she has booked lies to the right, and it’s getting dark.',
    failingStep: 'That many people can’t be wrong',
    why: 'She counts four groups as four opinions, but three may only have followed the first, and none of them need be going to her hut. Their turn means something if they know the way and share her goal. Her map knows more than they do.',
  },
  soundWhen:
    'Going by others makes sense when they have reason to know and have each looked for themselves. If all the fishermen of a village leave their boats on the beach on a calm morning, a visitor does well to stay ashore too.',
  reply:
    'Ask what the others know that you don’t, and how many of them looked for themselves. Then check one thing on your own, however small, before you follow.',
  evidence:
    'Sherif (1935), “A Study of Some Social Factors in Perception”, Archives of Psychology No. 187; the name became known through Cialdini (1984), “Influence”. Results in the field vary: hotel notes about other guests (Goldstein, Cialdini & Griskevicius, 2008) did no better than a plain request in Germany (Bohner & Schlüter, 2014, PLoS ONE 9).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'social-proof-reading-course',
    slot: 'bias7',
    form: 'C',
    kind: 'decide',
    genre: 'chat',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Class chat\nDon: Signed up for the reading course!\nMei: Saw how many of you had booked, so we did too.\nAmir: Same here. Registration closes tonight.\nYour daughter Lucja, who’s six, reads well for her age, and her teacher sees no need for additional instruction. The fee would swallow your vacation savings. What do you do?',
    decidingWords: [
      'Saw how many of you had booked, so we did too',
      'her teacher sees no need for additional instruction',
    ],
    options: [
      {
        text: 'Sign Lucja up for the whole course before tonight’s deadline.',
        tag: 'go ahead',
        rationale:
          'A filling list feels like advice. By their own account, though, these parents are copying one another, and none of them knows how Lucja reads.',
      },
      {
        text: 'Sign Lucja up for half the course and travel for less.',
        tag: 'split',
        rationale:
          'Paying for half gets her half of something she doesn’t need. Her teacher isn’t half in favor of it; she “sees no need” at all.',
      },
      {
        text: 'Ask the other parents which weeks they have booked.',
        tag: 'ask',
        rationale:
          'More news from the class chat tells you what the crowd is up to. What you need to know is how Lucja reads, and you’ve heard that from her teacher.',
      },
      {
        text: 'Leave Lucja off the list and plan your trip.',
        tag: 'decline',
        right: true,
        rationale:
          'Each booking feeds the next: “Saw how many of you had booked, so we did too.” As for Lucja herself, “her teacher sees no need for additional instruction.”',
      },
    ],
    flip: {
      fact: 'Lucja’s teacher says she has fallen behind and recommends the full course for her.',
      makesRight: 'Sign Lucja up for the whole course before tonight’s deadline.',
    },
  },
  {
    id: 'social-proof-whistle-signals',
    slot: 'bias7',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Any questions?” asks Tobias, who has just explained the whistle signals for the bicycle club’s descent through the forest. You didn’t catch which one means “stop immediately.” Twelve untroubled faces look at him, and nobody speaks. Yours is one of the twelve. Lumber trucks cross the trail all morning, and you’re leaving in a minute. What do you do?',
    decidingWords: ['Twelve untroubled faces look at him', 'Yours is one of the twelve'],
    options: [
      {
        text: 'Ride along and brake whenever the riders ahead do.',
        tag: 'go ahead',
        rationale:
          'Copying the next rider is fine as long as that rider knows the signal. Eleven faces don’t show it, any more than yours shows that you missed it.',
      },
      {
        text: 'Ask Tobias in front of the group to repeat the signal.',
        tag: 'ask',
        right: true,
        rationale:
          'From outside you look untroubled too: “Yours is one of the twelve.” The silence doesn’t say that the others understood, and with lumber trucks about, it’s worth one question.',
      },
      {
        text: 'Skip the ride and wait for Tobias down in the valley.',
        tag: 'decline',
        rationale:
          'Staying off the trail is safe. Tobias has just asked for questions, though, so the whole matter can be cleared up before the ride begins.',
      },
      {
        text: 'Wait and find out from another rider along the way.',
        tag: 'wait',
        rationale:
          'There’s less to blush about that way. But the trucks cross from the start, and the rider beside you may be as lost as you are.',
      },
    ],
    flip: {
      fact: 'The ride begins with two hours on a closed road, and the rider next to you wrote the sheet of signals.',
      makesRight: 'Wait and find out from another rider along the way.',
    },
  },
  {
    id: 'social-proof-label-machine',
    slot: 'bias7',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Text from the trade fair: Label machine’s ordered! Honestly, I couldn’t tell the two manufacturers apart: same price, same safety certificates, charming representatives at both. But one booth was deserted, and at the other people stood five deep, so that’s the one. Even a professor with a name tag was in line! They’re serving free pancakes there until two, and half the crowd’s from our county. Marcela',
    decidingWords: ['at the other people stood five deep, so that’s the one'],
    options: [
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Unable to choose, Marcela looks where people are: “at the other people stood five deep, so that’s the one.” What they’d come for may have been the pancakes.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A professor with a name tag lends some shine. He shows up after her “so,” as one more head in a line she’d already gone by.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“From our county” has a homey ring. Marcela mentions it by the way, though; any crowd five deep was enough for her.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Charm can make a machine look better than it is. “Charming representatives at both” booths, however, can’t explain why she picked the one.',
      },
    ],
  },
  {
    id: 'social-proof-red-router',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'After an hour among thirty routers, Pavel is down to two, a red one and a gray one like his old one. He can’t tell which will get through the stone walls of his farmhouse. At the checkout counter, nine of eleven strangers are holding the red one, still sealed. He goes with red, certain that it gets through stone, and texts his wife about movies in the kitchen.',
    decidingWords: [
      'nine of eleven strangers are holding the red one, still sealed',
      'certain that it gets through stone',
    ],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'Thirty routers are a lot, and the hour shows it. But Pavel got down to two and then decided in a moment; the number of choices isn’t what led him to red.',
      },
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Pavel is “certain that it gets through stone” since “nine of eleven strangers are holding the red one, still sealed.” They haven’t opened it, and nothing says they live behind stone.',
      },
      {
        text: 'No bias here',
        rationale:
          'Nine of eleven is a lot of agreement, and agreement can be useful. These nine know no more than he does, though: the boxes are sealed.',
      },
      {
        text: 'Status Quo Bias',
        rationale: 'One of the two is “like his old one,” a natural favorite. Pavel leaves it on the shelf.',
      },
    ],
  },
  {
    id: 'social-proof-red-router-sound',
    kind: 'sound',
    twinOf: 'social-proof-red-router',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'After an hour among thirty routers, Pavel is down to two, a red one and a gray one like his old one. He can’t tell which will get through the stone walls of his farmhouse. Nine of eleven neighbors in stone farmhouses say they tried both and only the red one got through. He goes with red, certain that it gets through stone, and texts his wife about movies in the kitchen.',
    decidingWords: ['they tried both and only the red one got through'],
    options: [
      {
        text: 'Choice Overload',
        rationale:
          'An hour and thirty boxes have worn him down a bit. They haven’t kept Pavel from a decision, though, and he makes it on the neighbors’ reports.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Going by others is fine when they know. These nine live behind stone, and “they tried both and only the red one got through,” which is the very test he needs.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Gray is “like his old one,” and it’s the one Pavel doesn’t take. He isn’t sticking with what he has.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Pavel does what nine of eleven others did, so it looks like copying. Each of the nine tried both routers in a house like his, however, and that’s evidence.',
      },
    ],
  },
  {
    id: 'social-proof-flood-cover',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Eleven of the fourteen families on your new street buy flood insurance for $40 a month. “Next door had it,” they tell you. In ninety years the basements have never taken in water, and the official map puts the street above the flood line. What do you do?',
    decidingWords: ['Next door had it', 'In ninety years the basements have never taken in water'],
    options: [
      {
        text: 'Take half the insurance and pay $20 a month.',
        tag: 'split',
        rationale:
          'It looks like prudence at a discount. Twenty dollars is still paid every month against water that “In ninety years” hasn’t come.',
      },
      {
        text: 'Go without the insurance and keep the money.',
        tag: 'decline',
        right: true,
        rationale:
          'Eleven families sound like eleven reasons, but it’s one habit passed along: “Next door had it.” The basements and the map are the evidence, and they say dry.',
      },
      {
        text: 'Take the full insurance and pay $40 a month.',
        tag: 'go ahead',
        rationale:
          'Most of the street pays for it, and that’s comforting. “Next door had it” is all they know, however, and “the official map” knows more.',
      },
      {
        text: 'Wait and see what the three other families do.',
        tag: 'wait',
        rationale:
          'Three families without insurance are three more to copy. What they decide won’t tell you anything about the water.',
      },
    ],
    flip: {
      fact: 'Basements here flooded four times in the last ten years, and the insurance paid about $3,000 each time.',
      makesRight: 'Take the full insurance and pay $40 a month.',
    },
  },
  {
    id: 'social-proof-flood-cover-sound',
    kind: 'decide',
    twinOf: 'social-proof-flood-cover',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Eleven of the fourteen families on your new street buy flood insurance for $40 a month. “My basement was full,” they tell you. In ten years the basements have taken in water four times. Full insurance paid $3,000 each time; half paid nothing. What do you do?',
    decidingWords: ['My basement was full', 'have taken in water four times'],
    options: [
      {
        text: 'Take half the insurance and pay $20 a month.',
        tag: 'split',
        rationale:
          'Twenty is easier on the budget than forty. But “half paid nothing” when the water came, so the twenty is wasted.',
      },
      {
        text: 'Go without the insurance and keep the money.',
        tag: 'decline',
        rationale:
          'Skipping it saves $4,800 in ten years, which is tempting. Four floods at $3,000 apiece cost each family $12,000 in the same ten years.',
      },
      {
        text: 'Take the full insurance and pay $40 a month.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You’d be doing what the street does, and rightly: these neighbors speak from experience. “My basement was full,” and the basements “have taken in water four times.”',
      },
      {
        text: 'Wait and see what the three other families do.',
        tag: 'wait',
        rationale:
          'Those three families may have their reasons. The other eleven have already told you what happens here, and the next flood won’t wait.',
      },
    ],
    flip: {
      fact: 'All four floods came before the new dam was built, and the town now rates the street as free of flood risk.',
      makesRight: 'Go without the insurance and keep the money.',
    },
  },
  {
    id: 'social-proof-long-tone',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Second day in the new building, and there’s a long tone nobody’s explained. In the three rooms across the courtyard the students are staying seated, so it’s nothing. Mrs. Rao, our senior teacher, is looking this way. The old building stood a century without a fire, anyhow.',
    decidingWords: ['the students are staying seated, so it’s nothing'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Looking around is a sensible first step. But the building’s new to them as well, and Mrs. Rao may be looking across for the very same reason.',
      },
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Not knowing what the tone means, this teacher looks across: “the students are staying seated, so it’s nothing.” They may be sitting still because this room is.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          '“A century without a fire” is the record of one building that lasted. It comes as an afterthought; the “so” was drawn from the rooms across the courtyard.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'Mrs. Rao has rank, and having her in sight is a comfort. But she’s given no sign of anything, and the seated students had settled it.',
      },
    ],
  },
]
