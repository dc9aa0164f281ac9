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
    id: 'bandwagon-effect-trending-story',
    slot: 'bias24',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'By noon, nine of the ten sites in town are running “Beloved Diner Closing for Good,” your phone won’t stop ringing, and your boss, who’s losing clicks by the second, wants it up in five minutes. You called the owner, who says that she’s only shut until the new stove comes, in about three weeks, and she’s sent you a picture of the receipt. The nine sites all link to one another.\n\nWhat do you run?',
    decidingWords: ['only shut until the new stove comes', 'The nine sites all link to one another'],
    options: [
      {
        text: 'Run “Beloved Diner Closing for Good” right now.',
        tag: 'go ahead',
        rationale: 'Nine sites can’t all be wrong, it feels like. They’re one rumor, repeated nine times.',
      },
      {
        text: 'Run “Diner Shut About Three Weeks for New Stove.”',
        right: true,
        tag: 'compare',
        rationale: 'You asked the one person who knows. How many run the other story doesn’t change her stove.',
      },
      {
        text: 'Run “Diner’s Future Unclear” until more is known.',
        tag: 'split',
        rationale: 'It isn’t unclear at all. You’ve seen the receipt.',
      },
      {
        text: 'Run no story on the diner this week.',
        tag: 'decline',
        rationale: 'People are worried, and you can tell them.',
      },
    ],
    flip: {
      fact: 'The owner says she’s sold the place, and she sent you the contract.',
      makesRight: 'Run “Beloved Diner Closing for Good” right now.',
    },
  },
  {
    id: 'bandwagon-effect-mouth-tape',
    slot: 'bias24',
    form: 'A',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Okay, sleep update, since I promised you a real one. For two weeks without the mouth tape I slept seven hours and woke up once; for two weeks with it I slept six, woke up four times a night, and got a rash. My dentist told me to skip it anyway, because my nose is stuffy half the year. So I was about to throw out the roll when I started scrolling last night, and it’s everyone now. The girl with the ice baths does it, my cousin does it, and half my building does it, because I saw the boxes in the recycling. I can’t be the last one without it, so the tape’s going back on tonight, rash or no rash, and you’ll hear in a week how I’m sleeping with it. Kayla',
    decidingWords: ['it’s everyone now', 'I can’t be the last one without it'],
    breaksAt:
      'I can’t be the last one without it, so the tape’s going back on tonight, rash or no rash, and you’ll hear in a week how I’m sleeping with it.',
    options: [
      {
        label: 'choice-overload',
        rationale: 'Two products on a shelf wouldn’t be too many, and here there’s only one.',
      },
      {
        label: 'loss-aversion',
        rationale: 'She isn’t afraid of losing anything she has. Her sleep was better without it.',
      },
      {
        label: 'recency-bias',
        rationale: 'The diary counts four weeks evenly, and the scroll wasn’t newer evidence about sleep.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale: 'Her own diary, nose and dentist are all against it. She goes back because so many others do it.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-doorbell-cameras',
    slot: 'bias24',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'One house after another on your street has dug up its lawn for plastic turf, fourteen so far. Your mother-in-law, whose yard you look after, wants hers done, too, “before we look like the poor relations.” The installer’s two doors down until five. Half of her yard, under the oak, is bare dirt that nothing will grow on. The other half is green, and it’s where her grandkids sit in July; turf gets too hot to touch, the neighbors’ kids found out.\n\nWhat do you tell the installer?',
    decidingWords: ['Half of her yard, under the oak, is bare dirt', 'turf gets too hot to touch'],
    options: [
      {
        text: 'Tell him to do the whole yard today.',
        tag: 'go ahead',
        rationale:
          'Fourteen neighbors and a nervous mother-in-law make it feel late. Her grandkids couldn’t sit on it.',
      },
      {
        text: 'Tell him to do the sunny half by the street.',
        tag: 'compare',
        rationale: 'It’s the half that everybody sees, and the only one that’s fine as it is.',
      },
      {
        text: 'Tell him to do the bare half under the oak.',
        right: true,
        tag: 'split',
        rationale: 'It mends what’s really wrong and leaves the grass for July. The neighbors don’t enter into it.',
      },
      {
        text: 'Tell him to do no part of it at all.',
        tag: 'decline',
        rationale: 'Refusing because everybody does it is the crowd deciding, too. The bare half does need something.',
      },
    ],
    flip: {
      fact: 'All of her yard is shady, bare dirt.',
      makesRight: 'Tell him to do the whole yard today.',
    },
  },
  {
    id: 'bandwagon-effect-college-flag',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Judy: You got into State, with money, for the exact thing you want!\nFelix: I know, I loved it there\nJudy: So why’d you say yes to Tech?\nFelix: Everybody’s in the Tech shirt. I’m not going to be the only one who isn’t',
    decidingWords: ['Everybody’s in the Tech shirt'],
    breaksAt: 'I’m not going to be the only one who isn’t',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Friends at a college are worth something. He doesn’t say he wants to be near them, only in the same shirt.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He doesn’t think things will turn out better for him than for others.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'He never looked for reasons that Tech is good. He hasn’t got any.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale: 'He had his own reasons for State and drops them, since everybody’s going the other way.',
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
      'Judy: You got into State, with money, for the exact thing you want!\nFelix: I know, I loved it there\nJudy: So why’d you say yes to Tech?\nFelix: Everybody’s in the Tech shirt, I know. But they gave me more money for the same thing, and the grads I asked all have jobs',
    decidingWords: ['they gave me more money for the same thing'],
    options: [
      {
        label: 'optimism-bias',
        rationale: 'He isn’t hoping for luck. He asked people who’d been there.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'There’s no sign that he asked only those who’d agree with him, or that he’d made up his mind.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'More money for the same studies, and graduates with jobs: those are reasons of his own, whatever shirt people wear.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'Everybody’s in that shirt. He tells her that it isn’t why, and what is.',
      },
    ],
  },
  {
    id: 'bandwagon-effect-lab-software',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'The lab’s contract for counting software runs out today. Since the conference it’s been all anybody talks about: 14 of the 17 labs in your field have gone over to the AI one, and the host teased you about “the museum.” In your own test with 2,000 slides, the AI was right on 81 percent and the program you’ve got on 97, and three other labs have told you the same numbers. The two cost the same.\n\nWhich do you sign for?',
    decidingWords: ['the AI was right on 81 percent and the program you’ve got on 97'],
    options: [
      {
        text: 'Sign for the AI, and count a tenth by hand.',
        tag: 'split',
        rationale: 'You’d be paying to lose 16 points and check up on it.',
      },
      {
        text: 'Sign for another year of the program you’ve got.',
        right: true,
        tag: 'wait',
        rationale: 'Fourteen labs may have looked at each other. You looked at 2,000 slides.',
      },
      {
        text: 'Sign for a full year of the AI.',
        tag: 'go ahead',
        rationale: 'Nobody wants to run the museum. It gets one slide in five wrong.',
      },
      {
        text: 'Sign for neither, and count everything by hand.',
        tag: 'decline',
        rationale: 'You have a program that’s right on 97 percent.',
      },
    ],
    flip: {
      fact: 'In your test, the AI was right on 97 percent, and the program you’ve got on 81.',
      makesRight: 'Sign for a full year of the AI.',
    },
  },
  {
    id: 'bandwagon-effect-lab-software-sound',
    twinOf: 'bandwagon-effect-lab-software',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'The lab’s contract for counting software runs out today. Since the conference it’s been all anybody talks about: 14 of the 17 labs in your field have gone over to the AI one, and the host teased you about “the museum.” In your own test with 2,000 slides, the AI was right on 97 percent and the program you’ve got on 81, and three other labs have told you the same numbers. The two cost the same.\n\nWhich do you sign for?',
    decidingWords: ['the AI was right on 97 percent and the program you’ve got on 81'],
    options: [
      {
        text: 'Sign for the AI, and count a tenth by hand.',
        tag: 'split',
        rationale: 'At 97 percent it doesn’t need a tenth of your summer.',
      },
      {
        text: 'Sign for another year of the program you’ve got.',
        tag: 'wait',
        rationale: 'Holding out against the crowd is no virtue when your own slides say otherwise.',
      },
      {
        text: 'Sign for a full year of the AI.',
        right: true,
        tag: 'go ahead',
        rationale: 'You’d choose it if you were the only lab on earth: 97 percent against 81, in your own test.',
      },
      {
        text: 'Sign for neither, and count everything by hand.',
        tag: 'decline',
        rationale: 'Either one is faster, and one of them is nearly always right.',
      },
    ],
    flip: {
      fact: 'In your test, the AI was right on 81 percent, and the program you’ve got on 97.',
      makesRight: 'Sign for another year of the program you’ve got.',
    },
  },
  {
    id: 'bandwagon-effect-travel-team',
    kind: 'spot',
    genre: 'ad',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'TRAVEL BASEBALL, AGES 8–10. We’ll be straight with you: most kids this age do just as well in town ball, so we can’t promise a thing. But look at the jackets on your street. The others have all switched, and you should, too. $2,400, uniforms extra.',
    decidingWords: ['most kids this age do just as well in town ball'],
    breaksAt: 'The others have all switched, and you should, too.',
    options: [
      {
        label: 'status-quo-bias',
        rationale: 'Staying with town ball would be the old habit, and the ad wants you out of it.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Nothing that a family owns is about to be taken away.',
      },
      {
        label: 'bandwagon-effect',
        right: true,
        rationale: 'By the ad’s own word, it does kids no good. The one reason left is that the others have switched.',
      },
      {
        label: 'no-flaw',
        rationale: 'A travel team can be fun. The ad doesn’t say so; it says who’s joined.',
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
      'Ben: Who are you voting for Tuesday\nCedric: I was for Ruiz. I read both plans and I like hers better, on the schools especially, and on the buses\nBen: was?\nCedric: Hall’s at 61 in the new poll, he was at 48 in August. I want to be with the one who’s taking off. It’s Hall now\nBen: Did his plan change?\nCedric: No',
    decidingWords: ['I want to be with the one who’s taking off'],
    breaksAt: 'I want to be with the one who’s taking off.',
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
    difficulty: 'hard',
    scenario:
      'I hate cold water. I tried the tub twice, I was miserable, and I slept worse, not better, than I had all year. In January, though, it was only Tamara who did it before work, then it was Tamara and the twins, and now there are eleven of us in the group chat, somebody new every week, with the selfies and the steam. I don’t know that it does anything. I just couldn’t be the last one on the outside of it, and the tub comes Friday, $600.',
    decidingWords: ['the last one on the outside of it'],
    breaksAt: 'I just couldn’t be the last one on the outside of it, and the tub comes Friday, $600.',
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
      {
        label: 'authority-bias',
        rationale: 'Nobody with a title told her to; friends just kept joining.',
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
      'Dear Uncle Hugo, I know, another app, and I held out as long as I could. But the baby pictures are on there now and nowhere else, and since it’s also where people say who’s driving Grandma on Thursdays, I’ve missed my turn twice. I signed up last night, and all 19 cousins were already in. Can I set it up for you on Sunday? Love, Harper',
    decidingWords: ['the baby pictures are on there now and nowhere else', 'I’ve missed my turn twice'],
    options: [
      {
        label: 'bandwagon-effect',
        rationale:
          'She joins because the others did. Here the others are the benefit, and she isn’t swept along against a judgment of her own.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'She held out, and changed her mind when the facts did.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She joins for the pictures and the rides, which are there and nowhere else. With an app like this, who’s on it is what it’s good for.',
      },
      {
        label: 'recency-bias',
        rationale: 'It isn’t chosen for being the latest thing.',
      },
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
