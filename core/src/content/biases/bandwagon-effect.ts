import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'bandwagon-effect',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['crowd', 'trend', 'joining in', 'popular', 'fashion', 'growing numbers', 'herd', 'going along'],
  link: 'https://en.wikipedia.org/wiki/Bandwagon_effect',
  definition:
    'Taking up a belief or habit because more and more people are doing so. The growing crowd pulls you in, and your own reasons or knowledge drop out of the picture.',
  gloss: 'Joining in because others are joining.',
  neighbors: [
    {
      concept: 'authority-bias',
      tellApart: 'Is it the growing crowd that wins people over, or one person’s rank?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Do people join because so many are joining, or because the idea comes from their own group?',
    },
    {
      concept: 'recency-bias',
      tellApart: 'Does it count for more because the crowd is growing, or because it’s the latest thing to happen?',
    },
    {
      concept: 'social-proof',
      tellApart: 'Is someone joining a growing trend, or copying others because they aren’t sure what’s right?',
    },
    {
      concept: 'status-quo-bias',
      tellApart: 'Is the pull toward what more and more people are doing, or toward leaving things as they are?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'In March, two people in Fatou’s office in Dakar replaced lunch with a green juice. By April it was nine; now it’s most of the floor. Fatou likes her lunch and feels well, and because of her blood sugar, her doctor has told her not to skip meals. “With somebody new joining every day, it’s time I did too,” she thinks, and orders a month of juice.',
    failingStep: 'With somebody new joining every day, it’s time I did too',
    why: 'The count shows how fast a habit spreads, not whether it suits her. What she knows about her own health has dropped out. To join, she needs some better reason than the crowd, such as her doctor telling her that the juice is good for her.',
  },
  soundWhen:
    'Numbers matter when a thing gets better the more people use it, or when all those people made up their own minds on good evidence. Moving to the chat app that your whole team now uses is sensible: that’s where the messages are. And joining a dance for fun needs no proof.',
  reply:
    'Take the crowd away for a moment: would you want this if just three people did it, and why? If you find a reason, go ahead. If all you find is the number, wait a week.',
  evidence:
    'Leibenstein (1950), “Bandwagon, Snob, and Veblen Effects in the Theory of Consumers’ Demand,” Quarterly Journal of Economics 64; Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market,” Science 311, where visible counts swayed which songs won, though the best rarely did badly.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'bandwagon-effect-pool-headline',
    slot: 'bias24',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'At nine, one news site reported a rumor that the city pool is closing for good. Now it’s noon, and twenty sites have it, each citing another. Your reporter has just come back from city hall with the council’s signed decision: the pool closes in October and opens again in May under a new roof. Readers are asking why you don’t have the story. What do you do?',
    decidingWords: ['the council’s signed decision: the pool closes in October and opens again in May'],
    options: [
      {
        text: 'Run “Pool to Close for Good” as the top story.',
        tag: 'go ahead',
        rationale:
          'Twenty sites look like twenty sources. But they all go back to one rumor, and the decision from city hall says something else.',
      },
      {
        text: 'Run “Pool to Close Until May” as the top story.',
        tag: 'compare',
        right: true,
        rationale:
          'You have “the council’s signed decision: the pool closes in October and opens again in May.” The twenty sites have no evidence except one another.',
      },
      {
        text: 'Run “Pool’s Future Still in Doubt” as the top story.',
        tag: 'split',
        rationale:
          'With twenty sites on the other side, doubt looks like the fair position. But there’s nothing left to doubt, because the council has signed its decision.',
      },
      {
        text: 'Run “Pool Decision Expected Soon” as the top story.',
        tag: 'wait',
        rationale:
          'Being careful is good when there’s a rumor going around. But nobody has to wait for this decision anymore; your reporter has it, signed.',
      },
    ],
    flip: {
      fact: 'What your reporter brought back is a note that the council is going to decide at three.',
      makesRight: 'Run “Pool Decision Expected Soon” as the top story.',
    },
  },
  {
    id: 'bandwagon-effect-warm-up',
    slot: 'bias24',
    form: 'A',
    kind: 'spot',
    genre: 'list',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Teresa’s badminton diary\nSept. 9: So many warm-ups to pick from: stretches, bands, jumping jacks! Two people skip them altogether.\nOct. 14: A dozen skip them now, more each week.\nOct. 15: Dr. Nguyen says again that my shoulder needs those ten minutes.\nNov. 11: Skipping is clearly where things are headed, so I sat in the café with the rest of them.\nNov. 18: Café again. Somebody’s taken my seat by the window.',
    decidingWords: ['A dozen skip them now, more each week'],
    options: [
      {
        label: 'choice-overload',
        rationale:
          '“So many warm-ups to pick from” does sound like too much choice. Still, Teresa isn’t stuck among them; she drops them all once the others do.',
      },
      {
        label: 'loss-aversion',
        rationale:
          'Teresa loses her seat by the window, and she minds enough to write it down. But that’s a week after she began to skip, so it can’t be her reason.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The last number Teresa writes down is the one she acts on. What impresses her, though, is that it’s been growing since September: “clearly where things are headed,” she writes.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          '“A dozen skip them now, more each week,” Teresa writes, and then she skips them, too. Her doctor’s advice hasn’t changed; only the number of people has.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-gravel-yards',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Last spring one family on your street turned its lawn into gravel. Then it was four, and now it’s fifteen out of eighteen. On your own lawn, the half by the street is thick grass, where your kids play ball. Under the oak it’s been mud for years, and you’ve long wanted gravel there. A neighbor’s renting a backhoe on Friday and offers to do your lawn, too. How do you answer?',
    decidingWords: ['it’s been mud for years', 'you’ve long wanted gravel there'],
    options: [
      {
        text: 'Tell her to dig up the lawn from end to end.',
        tag: 'go ahead',
        rationale:
          'Among fifteen gravel yards, your grass looks out of place. But your kids play ball on it, and what the neighbors did with their lawns doesn’t change that.',
      },
      {
        text: 'Tell her to dig up the half beside the street.',
        tag: 'split',
        rationale:
          'That’s the half the neighbors see, so it’s the easy way to fit in. Yet it takes the grass your kids play on and leaves you the mud.',
      },
      {
        text: 'Tell her to dig up the half under the old oak tree.',
        tag: 'split',
        right: true,
        rationale:
          'Under the oak “it’s been mud for years,” so you have your own reason for gravel there. The thick grass stays, whatever the neighbors do.',
      },
      {
        text: 'Tell her to leave the lawn alone on Friday.',
        tag: 'decline',
        rationale:
          'Saying no to what fifteen neighbors did feels independent. Still, “you’ve long wanted gravel” under the oak, and if you say no just to be different, you keep the mud.',
      },
    ],
    flip: {
      fact: 'The grass grows thick under the oak as well, and your children play ball there too.',
      makesRight: 'Tell her to leave the lawn alone on Friday.',
    },
  },
  {
    id: 'bandwagon-effect-chess-club',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“In September the chess club had four kids; now it’s thirty-one, just like I said,” says Isaiah, who’s quitting band for it. “Do you like chess that much?” asks his mother. “Less than my trumpet, to be honest, but you should see how it’s growing!” She signs the form.',
    decidingWords: ['Less than my trumpet, to be honest, but you should see how it’s growing!'],
    breaksAt: '“Less than my trumpet, to be honest, but you should see how it’s growing!”',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Isaiah may choose the club he wants, and he’s honest about it. But he gives up what he likes better, and the only reason he names is that the club is growing.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Isaiah said the club would grow, and that sounds hopeful. He was right about it, though, and he isn’t expecting anything special for himself.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          '“Just like I said” shows that Isaiah likes being right. He isn’t hunting for proof, though; the numbers are plain to see, and he follows them.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          '“Less than my trumpet, to be honest, but you should see how it’s growing!” So Isaiah follows the growing crowd, although he’d rather play the trumpet.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-chess-club-sound',
    twinOf: 'bandwagon-effect-chess-club',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“In September the chess club had four kids; now it’s thirty-one, just like I said,” says Isaiah, who’s quitting band for it. “Do you like chess that much?” asks his mother. “More than my trumpet, to be honest, and one new kid is as good as me. I’d join even if it were just you and me!” She signs the form.',
    decidingWords: ['More than my trumpet, to be honest', 'if it were just you and me!'],
    options: [
      {
        label: 'optimism-bias',
        rationale:
          'Saying that a club will grow is hopeful, but it did grow. And what Isaiah looks forward to, a good opponent, is already there.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'Isaiah’s a little proud that he saw it coming. But he’s joining for other reasons: he likes chess better than his trumpet, and one of the new kids is as good as he is.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“More than my trumpet, to be honest,” Isaiah says of chess, and he’s found a good opponent. The club’s size doesn’t matter to him: “I’d join even if it were just you and me!”',
      },
      {
        label: 'bandwagon-effect',
        rationale:
          'A club that grows from four kids to thirty-one can pull people in. But Isaiah just wants a good opponent, and he’d join even if it were only him and his mother.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Three labs had the new laser pollen counter in January, nine had it in March, and thirty have it now; you’re next, says a postcard from its maker. You’ve tried four methods, all at the same cost and speed, on test slides of a hundred grains each. On average, your old microscope was off by two, the laser by eleven, a camera by six and a dye reader by eight. What do you do?',
    decidingWords: ['your old microscope was off by two, the laser by eleven'],
    options: [
      {
        text: 'Count this year’s slides with the camera.',
        tag: 'split',
        rationale:
          'The camera does better than the laser, and it still feels modern. But it was off by three times as many grains as the microscope you have.',
      },
      {
        text: 'Count this year’s slides with the microscope.',
        tag: 'wait',
        right: true,
        rationale:
          'On your own test slides, “your old microscope was off by two, the laser by eleven.” Thirty other labs don’t change how well either one counts for you.',
      },
      {
        text: 'Count this year’s slides with the laser.',
        tag: 'go ahead',
        rationale:
          'Going from three labs to thirty is impressive. But all that shows is how well the laser sells; on your slides, it counted worst of the four.',
      },
      {
        text: 'Count this year’s slides with the dye reader.',
        tag: 'compare',
        rationale:
          'It’s neither your old method nor the one that’s all the rage. But the dye reader was off by eight grains in a hundred, and the microscope by just two.',
      },
    ],
    flip: {
      fact: 'On your test slides, the microscope was off by eleven grains and the laser by two.',
      makesRight: 'Count this year’s slides with the laser.',
    },
  },
  {
    id: 'bandwagon-effect-pollen-counter-sound',
    twinOf: 'bandwagon-effect-pollen-counter',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Three labs had the new laser pollen counter in January, nine had it in March, and thirty have it now; you’re next, says a postcard from its maker. You’ve tried four methods, all at the same cost and speed, on test slides of a hundred grains each. On average, your old microscope was off by eleven, the laser by two, a camera by six and a dye reader by eight. What do you do?',
    decidingWords: ['your old microscope was off by eleven, the laser by two'],
    options: [
      {
        text: 'Count this year’s slides with the camera.',
        tag: 'split',
        rationale:
          'Six grains off is better than eleven, and you don’t have to follow the thirty labs. But the laser is even better, and it costs the same.',
      },
      {
        text: 'Count this year’s slides with the microscope.',
        tag: 'wait',
        rationale:
          'It feels good not to give in to a postcard. But you want good counts, and the microscope’s were the worst of the four.',
      },
      {
        text: 'Count this year’s slides with the laser.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your own slides decide it: “your old microscope was off by eleven, the laser by two.” So you choose what thirty labs chose, but for a reason of your own.',
      },
      {
        text: 'Count this year’s slides with the dye reader.',
        tag: 'compare',
        rationale:
          'Neither your old method nor the popular one, the dye reader seems like an independent choice. But it was off by four times as many grains as the laser.',
      },
    ],
    flip: {
      fact: 'On your test slides, the microscope was off by two grains and the laser by eleven.',
      makesRight: 'Count this year’s slides with the microscope.',
    },
  },
  {
    id: 'bandwagon-effect-dawn-rowing',
    kind: 'spot',
    genre: 'minutes',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Rowing club, item 3: Stephanie reported that two clubs on the lake had moved their training to dawn by last fall, six by winter and eleven by Easter. With the lake so clearly headed that way, we’ll row at dawn beginning in May. The coach was thanked for last week’s trial, when our boats were slower at dawn and four juniors stayed home. We’ll give up our evening slot but keep our parking spots.',
    decidingWords: [
      'six by winter and eleven by Easter',
      'With the lake so clearly headed that way, we’ll row at dawn beginning in May',
    ],
    breaksAt: 'With the lake so clearly headed that way, we’ll row at dawn beginning in May.',
    options: [
      {
        label: 'status-quo-bias',
        rationale:
          'The club is used to evenings, and it keeps its parking spots. But it’s moving its training to dawn, so it doesn’t cling to the way things are.',
      },
      {
        label: 'loss-aversion',
        rationale:
          'Giving up the evening slot is a loss, and the minutes mention it. Still, the club doesn’t decide anything out of fear of losing it.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          '“With the lake so clearly headed that way, we’ll row at dawn beginning in May.” Eleven other clubs settle it, although the club’s own boats were slower at dawn.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s sensible to look at what other clubs do, and so was the trial. But in the trial dawn did worse, and all the club does about it is thank the coach.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-winning-anyway',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Ben: Who are you voting for Tuesday\nCedric: I was for Ruiz. I read both plans and I like hers better, on the schools especially\nBen: was?\nCedric: Hall’s at 61 in the new poll, he was at 48 in August. He’s got it. It feels good to be with the one who’s taking off, so I’m with Hall now\nBen: Did his plan change?\nCedric: No',
    decidingWords: ['I like hers better', 'It feels good to be with the one who’s taking off'],
    breaksAt: 'It feels good to be with the one who’s taking off, so I’m with Hall now',
    options: [
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'He still likes her plan better. He changes sides because more and more people are on the other one.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The poll is new, and the rise is recent. What draws him isn’t that it’s the latest; it’s that everyone’s going there.',
      },
      {
        label: 'no-flaw',
        rationale: 'Anyone may vote for anyone. If the plan is what he cares about, the poll told him nothing.',
      },
      {
        label: 'confirmation-bias',
        rationale:
          'He doesn’t pick out evidence for what he believes. He drops what he believes, in fact, although nothing speaks against it.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-cold-plunge',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'I hate cold water. I tried the tub twice, I was miserable, and I slept worse, not better. In January, though, it was only Tamara who did it before work. Then it was Tamara and the twins. Now it’s eleven of us in the group chat, somebody new every week, with the selfies and the steam. I ordered a tub last night. $600. I don’t know that it does anything. I just couldn’t be the last one on the outside of it.',
    decidingWords: ['I was miserable, and I slept worse, not better', 'somebody new every week'],
    breaksAt: 'I just couldn’t be the last one on the outside of it.',
    options: [
      {
        label: 'halo-effect',
        rationale:
          'She doesn’t think that it’s good for her because something else about it is pleasing. She says she doesn’t know that it does anything.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Doing things with friends is a fine reason to do them. She could go along for coffee and skip the water.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'She tried it, and it did her no good. She buys the tub because one friend after another has joined.',
      },
      { label: 'authority-bias', rationale: 'Nobody with a title told her to; friends just kept joining.' },
    ],
  },
  {
    id: 'bandwagon-effect-family-app',
    kind: 'sound',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Uncle Hugo, I know, another app. I held out, too. But the baby pictures are on there now and nowhere else, and it’s where people say who’s driving Grandma on Thursdays, so I’ve missed my turn twice. I signed up last night, and all nineteen cousins were already in. Can I set it up for you on Sunday? Love, Harper',
    decidingWords: ['the baby pictures are on there now and nowhere else', 'I’ve missed my turn twice'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale:
          'She joins because the others did. Here the others are the benefit, and she isn’t swept along against a judgment of her own.',
      },
      { label: 'confirmation-bias', rationale: 'She held out, and changed her mind when the facts did.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She joins for the pictures and the rides, which are there and nowhere else. With an app like this, who’s on it is what it’s good for.',
      },
      { label: 'recency-bias', rationale: 'It isn’t chosen for being the latest thing.' },
    ],
  },
  {
    id: 'bandwagon-effect-giving-app',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'You run the school’s fundraising. Every week another school in the district moves to a new giving app; it’s nine of fourteen now, and your principal forwards each announcement with a smiley. You tried it for two months with half the families, picked at random. They gave a third less than the half that got the usual letter.\n\nWhat do you do?',
    decidingWords: ['picked at random', 'They gave a third less'],
    options: [
      {
        text: 'Move all the families to the app this fall.',
        tag: 'go ahead',
        rationale:
          'It’s where everyone is going, and the principal is smiling. Your own trial says it costs you a third.',
      },
      {
        text: 'Ask the nine schools whether they’re happy with the app.',
        tag: 'ask',
        rationale: 'Being happy with it isn’t the same as raising more. You already know how your families gave.',
      },
      {
        text: 'Move half of the families to the app this fall.',
        tag: 'split',
        rationale: 'It keeps everyone pleased for a while. You’ve done that already and seen which half gave less.',
      },
      {
        text: 'Stay with the letter, and send the principal the results.',
        right: true,
        tag: 'decline',
        rationale: 'The trial was fair, and it was your own families. Nine other schools can’t outvote that.',
      },
    ],
    flip: {
      fact: 'The half on the app gave a third more than the half that got the letter.',
      makesRight: 'Move all the families to the app this fall.',
    },
  },
]
