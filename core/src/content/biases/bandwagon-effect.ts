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
    id: 'bandwagon-effect-lunch-table',
    slot: 'bias24',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Your daughter’s first tuition bill, $8,000, comes in five months, and you’ve saved exactly that. Of the four funds you can put it in, Summit and Oak can lose half their value in a bad month. Delta pays five percent and locks your money up for two years, while Orbit pays four and lets you withdraw it any day. At lunch, everybody’s talking about Oak. Every week somebody else puts their savings in, eleven of the 14 at your table by now. “Still sitting this one out?” your boss asked today.\n\nWhere do you put the $8,000?',
    decidingWords: ['comes in five months', 'lets you withdraw it any day'],
    options: [
      {
        text: 'Put all of the $8,000 into Oak today.',
        tag: 'go ahead',
        rationale:
          'Eleven people at one table feel like a reason. None of them has your tuition bill, and Oak can lose half its value.',
      },
      {
        text: 'Put all of the $8,000 into Orbit today.',
        right: true,
        tag: 'go ahead',
        rationale:
          'All $8,000 has to be there in five months, and in Orbit it will be. How many others are in Oak doesn’t change that.',
      },
      {
        text: 'Put all of the $8,000 into Delta today.',
        tag: 'go ahead',
        rationale: 'Five percent beats Orbit’s four, but your money would still be locked up when the bill comes.',
      },
      {
        text: 'Put all of the $8,000 into Summit today.',
        tag: 'go ahead',
        rationale: 'Going your own way doesn’t make Summit safe. It can lose half its value, too.',
      },
    ],
    flip: {
      fact: 'You can take your money out of Oak any day, it can’t lose value, and it pays more than the other three.',
      makesRight: 'Put all of the $8,000 into Oak today.',
    },
  },
  {
    id: 'bandwagon-effect-mouth-tape',
    slot: 'bias24',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Okay, sleep update, since I promised you an honest one. For two weeks without the mouth tape I slept seven hours a night and woke up once; for two weeks with it I slept six, woke up four times, and got a rash. I was about to throw out the roll when I started scrolling last night, and I swear it’s everyone now. In March it was only that girl with the ice baths. Then my cousin started, then my trainer, and now it’s half my building, going by the boxes in the recycling. I’m not going to be the last person in town who sleeps without it, so the tape’s going back on tonight, rash or no rash. I’ll let you know in a week how it goes. Kayla',
    decidingWords: ['it’s everyone now', 'the last person in town who sleeps without it'],
    breaksAt:
      'I’m not going to be the last person in town who sleeps without it, so the tape’s going back on tonight, rash or no rash.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'She isn’t lost among too many things to choose from. There’s just the tape.',
      },
      {
        label: 'loss-aversion',
        rationale: 'It isn’t about giving up something good. She slept better without the tape.',
      },
      {
        label: 'recency-bias',
        rationale:
          'Last night’s scrolling is fresher than the sleep test. What wins her over is how many have joined, not how recently.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'Her own test says she sleeps worse with the tape. She goes back to it because more and more people use it.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-daycare-spot',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Your two-year-old, Theo, needs a daycare by Monday. He’s spent a trial morning at each of four places, which all have room and cost the same. Willow House had three toddlers to each grown-up, and he wouldn’t let go of the paints. Bright Path had nine, and he cried at the window; Little Oak and Sunny Hill were in between. One family after another in your building has switched to Bright Path, eleven since June. “We’re all there,” says your neighbor, “and it’s almost full.”\n\nWhere do you sign him up?',
    decidingWords: ['Willow House had three toddlers to each grown-up', 'Bright Path had nine'],
    options: [
      {
        text: 'Sign Theo up at Little Oak for Monday.',
        tag: 'go ahead',
        rationale: 'It came out in the middle. Theo did better at Willow House, for the same money.',
      },
      {
        text: 'Sign Theo up at Bright Path for Monday.',
        tag: 'go ahead',
        rationale:
          'Eleven families, and only a few places left, make it feel urgent. None of that changes how his own morning there went.',
      },
      {
        text: 'Sign Theo up at Willow House for Monday.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It has the most grown-ups for each child, and he loved the paints. How many families have switched tells you nothing about him.',
      },
      {
        text: 'Sign Theo up at Sunny Hill for Monday.',
        tag: 'go ahead',
        rationale:
          'In between beats the worst, but Willow House has more grown-ups for each child, and that’s where he was happy.',
      },
    ],
    flip: {
      fact: 'It was Bright Path that had three toddlers to each grown-up, and Theo wouldn’t let go of the paints there.',
      makesRight: 'Sign Theo up at Bright Path for Monday.',
    },
  },
  {
    id: 'bandwagon-effect-college-flag',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Judy: You got into State, with money, for the exact thing you want!\nFelix: I loved it there\nJudy: So why’d you say yes to Tech? Just because everybody’s going?\nFelix: There are more Tech shirts every day. I’m not going to be the odd one out',
    decidingWords: ['There are more Tech shirts every day'],
    breaksAt: 'I’m not going to be the odd one out',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Going where friends go can be a reason. He doesn’t say he wants to be near anyone, only that he doesn’t want to stand out.',
      },
      {
        label: 'optimism-bias',
        rationale: 'Nothing here is about how well things will turn out for him.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'That’s hunting for facts to back up a favorite. State was his favorite, and he drops it.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'He loved State, which has what he wants. He drops it because more and more people are going to Tech.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-college-flag-sound',
    twinOf: 'bandwagon-effect-college-flag',
    kind: 'sound',
    genre: 'chat',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Judy: You got into State, with money, for the exact thing you want!\nFelix: I loved it there\nJudy: So why’d you say yes to Tech? Just because everybody’s going?\nFelix: I know it looks that way, but Tech gave me more money for the same major, and the grads I called have jobs',
    decidingWords: ['Tech gave me more money for the same major'],
    options: [
      {
        label: 'optimism-bias',
        rationale: 'It isn’t a hope that things will go well. He called people who’d been there.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nothing says he called only happy graduates, or that his mind was made up before.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'More money for the same major, and graduates with jobs: he has reasons for Tech that hold no matter who else is going.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'He ends up where the crowd’s going. What took him there is the money and the jobs.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-slide-reader',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your hospital lab has to choose a slide reader tonight, and whenever the thing misses a cancer, somebody goes home untreated. All four on your list cost the same. Of 400 cancers in your own test, Ibis missed 31 and Argus nine, with Lumen and Velora in between. Since the conference, one lab after another has gone over to Ibis, and by now 14 of the 17 you know have it. “How are things in the museum?” a friend at one of them asked you over dinner, and your director wants you to switch, too.\n\nWhich one do you sign for?',
    decidingWords: ['Ibis missed 31 and Argus nine'],
    options: [
      {
        text: 'Sign tonight for a year of Ibis.',
        tag: 'go ahead',
        rationale:
          'Fourteen labs and a joke at dinner are hard to stand up to, but on your slides Ibis missed the most of the four.',
      },
      {
        text: 'Sign tonight for a year of Lumen.',
        tag: 'go ahead',
        rationale: 'It’s neither the favorite nor last in your test, but it missed more cancers than Argus.',
      },
      {
        text: 'Sign tonight for a year of Velora.',
        tag: 'go ahead',
        rationale: 'It beat Ibis in your test, but Argus beat it.',
      },
      {
        text: 'Sign tonight for a year of Argus.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It missed nine cancers where Ibis missed 31, on your own slides. How many labs have switched says nothing about that.',
      },
    ],
    flip: {
      fact: 'In your test, Ibis missed nine cancers, and Argus missed 31.',
      makesRight: 'Sign tonight for a year of Ibis.',
    },
  },
  {
    id: 'bandwagon-effect-slide-reader-sound',
    twinOf: 'bandwagon-effect-slide-reader',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Your hospital lab has to choose a slide reader tonight, and whenever the thing misses a cancer, somebody goes home untreated. All four on your list cost the same. Of 400 cancers in your own test, Ibis missed nine and Argus 31, with Lumen and Velora in between. Since the conference, one lab after another has gone over to Ibis, and by now 14 of the 17 you know have it. “How are things in the museum?” a friend at one of them asked you over dinner, and your director wants you to switch, too.\n\nWhich one do you sign for?',
    decidingWords: ['Ibis missed nine and Argus 31'],
    options: [
      {
        text: 'Sign tonight for a year of Ibis.',
        right: true,
        tag: 'go ahead',
        rationale: 'Most labs you know are taking it, and it also missed the fewest cancers on your own slides.',
      },
      {
        text: 'Sign tonight for a year of Lumen.',
        tag: 'go ahead',
        rationale: 'Lumen did better than Argus in your test, but Ibis missed fewer cancers than either.',
      },
      {
        text: 'Sign tonight for a year of Velora.',
        tag: 'go ahead',
        rationale: 'It keeps you out of the crowd, at the price of more missed cancers.',
      },
      {
        text: 'Sign tonight for a year of Argus.',
        tag: 'go ahead',
        rationale: 'Holding out against 14 labs earns you nothing when Argus came in last in your own test.',
      },
    ],
    flip: {
      fact: 'In your test, Ibis missed 31 cancers, and Argus missed nine.',
      makesRight: 'Sign tonight for a year of Argus.',
    },
  },
  {
    id: 'bandwagon-effect-travel-team',
    kind: 'spot',
    genre: 'ad',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'TRAVEL BASEBALL, AGES 8–10. Two years ago, four kids from Lincoln School played with us. Last year it was 15, this spring 38, and the phone keeps ringing. Your whole street’s signing up, so it’s time you did, too! Tryouts Saturday. $2,400, uniforms extra.',
    decidingWords: ['this spring 38'],
    breaksAt: 'Your whole street’s signing up, so it’s time you did, too!',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'Staying put is the last thing the ad wants. It’s after new families.',
      },
      {
        label: 'loss-aversion',
        rationale: 'No family is told it’ll lose something it has.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'How fast the team is growing is the whole pitch for $2,400. There’s no word on what a child gets out of it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A team that grows may well be good. The ad gives no reason to think so, except that others are joining.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-winning-anyway',
    mirrorOf: 'bandwagon-effect-street-signs',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Ben: Who are you voting for Tuesday\nCedric: I was for Ruiz. I rent, so her rent cap’s the whole thing for me, and Hall’s against it\nBen: was?\nCedric: Have you seen the polls? Hall had 38 in June, then 45, now he’s at 54. It’s happening, and I want to be part of it. So I’m voting for Hall\nBen: Did he change his mind about the cap?\nCedric: No',
    decidingWords: ['It’s happening, and I want to be part of it'],
    breaksAt: 'So I’m voting for Hall',
    options: [
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'The cap is what he cares about, and Hall is still against it. He switches because more and more voters have.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The polls are new, and the rise is recent. But he’s drawn by how many are switching, not by what came last.',
      },
      {
        label: 'no-flaw',
        rationale: 'Anyone may vote for anyone. On the one thing that matters to him, a poll tells him nothing.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'He isn’t picking out facts for what he believes. He’s voting against it.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-street-signs',
    mirrorOf: 'bandwagon-effect-winning-anyway',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In June there was one Ruiz sign on our street, and the Hall sign on my lawn looked like a winner. I rent out my top floor, and I’ve argued against Ruiz’s rent cap at dinner all summer, because I honestly believe owners like me will quit renting and there won’t be an apartment left in town. Then the Garzas put up a Ruiz sign. The corner store followed, and the dentist, and by last night I’d counted 31 on the way to the bus, with a new one going up nearly every morning. You can feel the whole neighborhood going her way. The cap’s still at the top of her flyer, and this morning I pulled up Hall’s sign and mailed in my ballot for Ruiz.',
    decidingWords: ['You can feel the whole neighborhood going her way'],
    breaksAt:
      'The cap’s still at the top of her flyer, and this morning I pulled up Hall’s sign and mailed in my ballot for Ruiz.',
    options: [
      {
        label: 'halo-effect',
        rationale:
          'Nothing likable about Ruiz makes her plans look better. The cap looks as bad to the writer as before.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Minds can change before an election. This one hasn’t changed about the cap, and lawn signs say nothing about what it does.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale:
          'The writer still believes the cap is harmful. The vote goes to Ruiz because one neighbor after another has gone over to her.',
      },
      {
        label: 'authority-bias',
        rationale: 'It isn’t anybody’s rank that counts. The dentist is just one sign out of 31.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-family-app',
    kind: 'sound',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear Uncle Hugo, I know, I know, another app. I held out as long as I could, but one cousin after another joined, all 19 of them by now, and last night I gave in. The baby pictures are on there and nowhere else, and since it’s also where they say who’s driving Grandma on Thursdays, I’d missed my turn twice. Can I set it up for you on Sunday? Love, Harper',
    decidingWords: ['The baby pictures are on there and nowhere else', 'I’d missed my turn twice'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'Giving in after 19 cousins looks like it. What they put on it, though, is what Harper needs.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Harper was against it at first and came around, so no old opinion is being protected.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The app is where the baby pictures and the driving plan are. It’s useful to Harper because of who’s on it.',
      },
      {
        label: 'recency-bias',
        rationale: 'The app isn’t chosen for being the newest. It’s where the family is.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-fifth-period',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Registration for senior year closes tonight, and you’ve got one class left to choose. Ever since your brother’s accident you’ve wanted to be a nurse, and State won’t consider you without chemistry, which you haven’t had. Your counselor also recommends Spanish and statistics. But all week, one friend after another has switched to film, and at lunch the group chat was renamed “Film 5th.” “You’re the last one, Jo,” writes your best friend. “Come on!”\n\nWhat do you take?',
    decidingWords: ['State won’t consider you without chemistry'],
    options: [
      {
        text: 'Take statistics as your last class for senior year.',
        tag: 'go ahead',
        rationale: 'Your counselor recommends it, and it still leaves you without chemistry.',
      },
      {
        text: 'Take film as your last class for senior year.',
        tag: 'go ahead',
        rationale:
          'Being the last one hurts, but no matter who else is taking film, it won’t make up for the chemistry State asks for.',
      },
      {
        text: 'Take chemistry as your last class for senior year.',
        right: true,
        tag: 'go ahead',
        rationale: 'Without it State won’t consider you for nursing. Having your friends in film doesn’t change that.',
      },
      {
        text: 'Take Spanish as your last class for senior year.',
        tag: 'go ahead',
        rationale: 'Nurses can use it. State still won’t consider you without chemistry.',
      },
    ],
    flip: {
      fact: 'You’ve had chemistry, and what you’ve always wanted is to make movies.',
      makesRight: 'Take film as your last class for senior year.',
    },
  },
]
