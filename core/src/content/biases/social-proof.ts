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
  neighbors: [
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
    why: 'She counts four groups as four opinions, but three may only have followed the first, and for all she knows, none of them is headed for her hut. Their turn means something if they know the way and share her goal. Her map knows more than they do.',
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
    difficulty: 'easy',
    scenario:
      'Class chat\nDon: We’re skipping the reading course.\nMei: Hardly anyone on our street is going, so we won’t either.\nAmir: Same here. Sign-up ends tonight, by the way.\nYour daughter, Lucja, has fallen behind, and according to her teacher, kids like her catch up around week six. You can have four weeks for $80 or eight for $160, and you’ve got the money. What do you do?',
    decidingWords: [
      'Hardly anyone on our street is going, so we won’t either',
      'kids like her catch up around week six',
    ],
    options: [
      {
        text: 'Leave Lucja off the list and put the $160 aside.',
        tag: 'decline',
        rationale:
          'With three families out, skipping it starts to feel normal. Mei goes by her street, though, and nobody in the chat is talking about how Lucja reads.',
      },
      {
        text: 'Sign Lucja up for the first four weeks, at $80.',
        tag: 'split',
        rationale:
          'Half a course at half the price sounds reasonable. But by her teacher’s account it stops two weeks short of the point where kids catch up.',
      },
      {
        text: 'Ask the other parents what made them skip the course.',
        tag: 'ask',
        rationale:
          'Asking is friendly, and the chat is right there. But it brings you more of the same, while the person who knows Lucja’s reading has already spoken.',
      },
      {
        text: 'Sign Lucja up for eight weeks, at $160.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“Hardly anyone on our street is going, so we won’t either” says nothing about Lucja. Her teacher does: “kids like her catch up around week six,” and you have the money.',
      },
    ],
    flip: {
      fact: 'According to Lucja’s teacher, kids like her catch up by the end of week three.',
      makesRight: 'Sign Lucja up for the first four weeks, at $80.',
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
      'At the big oak, twelve riders in your bicycle rally roll onto the left trail one after another, chatting, without a glance at their route sheets. Tobias, who runs it, sends each age group around on a different loop, and you can’t tell who’s in yours. Your sheet and the green arrows point to the middle trail; the right-hand one, on your phone’s map, looks shortest, and you’re being timed. What do you do?',
    decidingWords: [
      'sends each age group around on a different loop',
      'Your sheet and the green arrows point to the middle trail',
    ],
    options: [
      {
        text: 'Take the left trail that follows the creek.',
        tag: 'go ahead',
        rationale:
          'Twelve riders in a row look as sure as a signpost. They didn’t check their sheets, however, and with a loop for each age group, theirs needn’t be yours.',
      },
      {
        text: 'Take the middle trail that passes the mill.',
        tag: 'decline',
        right: true,
        rationale:
          'Tobias “sends each age group around on a different loop,” so the twelve tell you nothing about yours. “Your sheet and the green arrows point to the middle trail.”',
      },
      {
        text: 'Take the right trail that cuts across the ridge.',
        tag: 'go ahead',
        rationale:
          'Shortest is tempting while the clock runs. But in a rally you ride the loop you’re given, and the right trail isn’t on your sheet.',
      },
      {
        text: 'Wait at the oak and question the next riders.',
        tag: 'ask',
        rationale:
          'Asking around seems wise at a fork. The next riders know less about your loop than the sheet in your hand does, and meanwhile you’re being timed.',
      },
    ],
    flip: {
      fact: 'At the start, Tobias announced that a tree blocks the middle trail and that your age group takes the left one today.',
      makesRight: 'Take the left trail that follows the creek.',
    },
  },
  {
    id: 'social-proof-label-machine',
    slot: 'bias7',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Text from the trade fair: Label machine’s ordered! Honestly, I couldn’t tell the two manufacturers apart: same price, same safety certificates, charming representatives at both. But one booth was deserted, and at the other people stood five deep, so that’s the one. Even a professor, going by his name tag, was in line! They’re serving free pancakes there until two, and half the crowd’s from our county. Marcela',
    decidingWords: ['at the other people stood five deep, so that’s the one'],
    options: [
      {
        text: 'Social Proof',
        right: true,
        rationale:
          'Unable to choose, Marcela goes where the people are: “at the other people stood five deep, so that’s the one.” What they’d come for may have been the pancakes.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A professor does lend the line some shine. But he shows up after her “so,” as one more person in a line that had already won her over.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“From our county” has a homey ring. Marcela mentions it in passing, though; any crowd five deep was enough for her.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'Charm can make a machine look better than it is. But with “charming representatives at both,” charm can’t explain why she picked one over the other.',
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
      'After an hour among thirty routers, Pavel is down to two, a red model and a gray one like his old one. He can’t tell which will get through the stone walls of his farmhouse. At the checkout counter, nine of eleven strangers are holding the red one, still sealed. He goes with red, certain that it gets through stone, and texts his wife that they’ll have movies in the kitchen.',
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
      'After an hour among thirty routers, Pavel is down to two, a red model and a gray one like his old one. He can’t tell which will get through the stone walls of his farmhouse. Nine of eleven neighbors in stone farmhouses say they tried both and only the red one got through. He goes with red, certain that it gets through stone, and texts his wife that they’ll have movies in the kitchen.',
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
      'Eleven of your new neighbors pay $40 a month to insure their basements. “Next door had it,” they tell you. Covering pipes costs $10; drains, ground water and the river add $10 apiece. In ninety years, nothing but burst pipes has flooded these basements. What do you do?',
    decidingWords: ['Next door had it', 'nothing but burst pipes has flooded these basements'],
    options: [
      {
        text: 'Take the $20 plan, which adds backed-up drains.',
        tag: 'split',
        rationale:
          'Ten dollars more seems a small price for peace of mind. In ninety years, though, no drain has put water into a basement here.',
      },
      {
        text: 'Take the $10 plan, which covers burst pipes.',
        tag: 'decline',
        right: true,
        rationale:
          'Eleven neighbors sound like eleven reasons, but it’s one habit passed along: “Next door had it.” And in ninety years, “nothing but burst pipes has flooded these basements.”',
      },
      {
        text: 'Take the $40 plan, which adds the rising river.',
        tag: 'go ahead',
        rationale:
          'Doing what the street does feels safe. “Next door had it” is all they know, however, and in ninety years the river hasn’t come.',
      },
      {
        text: 'Take the $30 plan, which adds seeping ground water.',
        tag: 'split',
        rationale:
          'It’s nearly what the neighbors have, and ten dollars cheaper. Twenty of the thirty still go toward drains and ground water that have left these basements alone.',
      },
    ],
    flip: {
      fact: 'The river has come four times in ten years, at $3,000 a house.',
      makesRight: 'Take the $40 plan, which adds the rising river.',
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
      'Eleven of your new neighbors pay $40 a month to insure their basements. “The river was in mine,” they say. Covering pipes costs $10; drains, ground water and the river add $10 apiece. In ten years the river has come four times, at $3,000 a house. What do you do?',
    decidingWords: ['The river was in mine', 'the river has come four times'],
    options: [
      {
        text: 'Take the $20 plan, which adds backed-up drains.',
        tag: 'split',
        rationale:
          'Twenty dollars keeps the bill low and covers the drains. But what floods these basements is the river, and this plan leaves it out.',
      },
      {
        text: 'Take the $10 plan, which covers burst pipes.',
        tag: 'decline',
        rationale:
          'Going your own way saves $30 a month. Four times in ten years, though, the river came, at $3,000 a house.',
      },
      {
        text: 'Take the $40 plan, which adds the rising river.',
        tag: 'go ahead',
        right: true,
        rationale:
          'You’d be doing what the street does, and rightly: these neighbors speak from experience. “The river was in mine,” they say, and four floods at $3,000 outweigh ten years of payments.',
      },
      {
        text: 'Take the $30 plan, which adds seeping ground water.',
        tag: 'split',
        rationale:
          'Three dangers out of four sound like plenty. The missing one is the river, the very thing that has come four times.',
      },
    ],
    flip: {
      fact: 'The four floods came before the new dam was built, and since then nothing but burst pipes has wet a basement.',
      makesRight: 'Take the $10 plan, which covers burst pipes.',
    },
  },
  {
    id: 'social-proof-long-tone',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Second day in the new school building, and there’s a long tone that nobody’s explained. In the three rooms across the courtyard the students are staying seated, so it’s nothing. Mrs. Rao, our senior teacher, is looking this way. The old building stood a century without a fire, anyhow.',
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
          'Mrs. Rao has rank, and having her in sight is a comfort. But she’s given no sign of anything, and the seated students had already settled it.',
      },
    ],
  },
]
