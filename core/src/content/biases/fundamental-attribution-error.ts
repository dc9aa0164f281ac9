import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'fundamental-attribution-error',
  aliases: ['Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['character', 'circumstances', 'blame', 'situation', 'explaining behavior', 'personality', 'snap verdict'],
  link: 'https://yourbias.is/fundamental-attribution-error',
  definition:
    'Explaining what other people do by the kind of people they are, and giving too little weight to the situation they were in.',
  gloss: 'Blames the person, overlooks the situation.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart: 'Does someone blame character and forget the situation, or let one trait color all the others?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Would anyone be judged this way, or only people outside the group?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart:
        'Is what someone did blamed on their character, or are they taken for a type because they look the part?',
    },
    {
      concept: 'negativity-bias',
      tellApart:
        'Does someone blame character and forget the situation, or let one bad thing outweigh several good ones?',
    },
    {
      concept: 'availability-heuristic',
      tellApart:
        'Does someone blame a person’s character, or think something is common because examples come to mind easily?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The line at a pharmacy in Manila reaches the street. Two of the three clerks are out sick, and the computer has crashed twice since noon. When Althea’s turn comes, the last clerk hands over her mother’s pills with hardly a word. “He doesn’t care about sick people,” she says outside, and writes to the owner to say the clerk should be let go.',
    failingStep: 'He doesn’t care about sick people',
    why: 'She explains one curt minute by what the man is like, though missing coworkers and a computer that keeps crashing would make most people short. Before she speaks of his character, she needs to have seen him on quiet days as well.',
  },
  soundWhen:
    'Pointing to character is fair when someone acts the same way in many different situations and others there don’t. If a coworker snaps at people on busy days and slow ones, at work and at parties, “he’s short-tempered” just sums that up.',
  reply:
    'Before you blame someone’s character, name two things about the situation that might have led you to do the same. Then ask, or wait until you’ve seen them a second time.',
  evidence:
    'Jones & Harris (1967), “The Attribution of Attitudes,” Journal of Experimental Social Psychology 3; Ross (1977), “The Intuitive Psychologist and His Shortcomings,” Advances in Experimental Social Psychology 10. Weaker in East Asia: Choi, Nisbett & Norenzayan (1999), “Causal Attribution across Cultures,” Psychological Bulletin 125.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'fundamental-attribution-error-referee-late',
    slot: 'bias6',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'To whoever runs the youth league: Our game on Saturday started 50 minutes late, with 40 kids standing around in the cold, because the referee wasn’t there. When she finally came running across the parking lot, still tying her shoes, both coaches made excuses for her. It was the wreck on the bridge, it was her first time late in six seasons, and on and on. My son and I had only just gotten there ourselves, because we’d been stuck behind that same wreck since eight, and I was in no mood for it. Somebody who shows up that late for a bunch of nine-year-olds has no respect for children, plain and simple. She called a good game, I’ll give her that. Please don’t send her again. Greg',
    decidingWords: ['we’d been stuck behind that same wreck since eight'],
    breaksAt:
      'Somebody who shows up that late for a bunch of nine-year-olds has no respect for children, plain and simple.',
    options: [
      {
        label: 'availability-heuristic',
        rationale: 'He doesn’t say referees are often late just because this one sticks in his mind.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'She isn’t taken for a type because of how she looks. Being late is put down to her character.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Greg was late because of the wreck, and so was she. He blames his own lateness on the wreck and hers on the kind of person she is.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One bad morning does outweigh six good seasons for him. The bigger mistake is what he thinks it says about her.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-first-bus',
    slot: 'bias6',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Carmen has missed her diabetes checkup three times, always at eight, and now her foot’s going numb. “She just doesn’t care,” says Lindsay at the front desk. “Put her at eight again, so it’s no loss if she doesn’t show. The 12:30 is for people who do.” You know the street Carmen lives on, and the first bus from there gets in at 9:40; her shift at the plant is from one to nine. She’s picked up every refill this year on the day it was ready. Tomorrow’s open times are 8:00, 10:00, 12:30 and 2:30, and Lindsay’s got the text half written.\n\nWhich time do you give her?',
    decidingWords: ['the first bus from there gets in at 9:40', 'her shift at the plant is from one to nine'],
    options: [
      {
        text: 'Give Carmen the opening at 8:00 tomorrow.',
        tag: 'go ahead',
        rationale:
          'That’s the slot for somebody who doesn’t care. Carmen picks up every refill on time, and no bus gets her there by eight.',
      },
      {
        text: 'Give Carmen the opening at 12:30 tomorrow.',
        tag: 'go ahead',
        rationale:
          'It’s a vote of confidence in her, but it leaves only half an hour for the checkup and the trip to work.',
      },
      {
        text: 'Give Carmen the opening at 10:00 tomorrow.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Her first bus is too late for eight o’clock, whatever her attitude. At ten she’s in town, with three hours until her shift.',
      },
      {
        text: 'Give Carmen the opening at 2:30 tomorrow.',
        tag: 'go ahead',
        rationale: 'The bus gets her there in plenty of time, but at 2:30 she’s at the plant.',
      },
    ],
    flip: {
      fact: 'Carmen works from ten to six, walks to the clinic in five minutes, and told you that eight is best for her.',
      makesRight: 'Give Carmen the opening at 8:00 tomorrow.',
    },
  },
  {
    id: 'fundamental-attribution-error-drawn-branches',
    slot: 'bias6',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'The credit union has one promotion to give, and the other three branch managers may be let go. Last year Ida’s branch wrote $4 million in new loans, Pilar’s 3 million, Dwight’s 2.5 million and Hector’s 1.6 million. They’d drawn straws for the branches. Ida’s branch had always written about 4 million, whoever ran it, just as Pilar’s had always written 3 and Dwight’s 2.5. Hector’s, in the town where the plant closed, had never written more than 1 million. “You can see it in Ida’s eyes, she’s hungry,” says the chairman. “And Hector’s just timid.” The board votes in a minute, and you’re first.\n\nWho do you vote for?',
    decidingWords: ['drawn straws for the branches', 'had never written more than 1 million'],
    options: [
      {
        text: 'Vote for Ida as the new regional head.',
        tag: 'go ahead',
        rationale: 'Four million looks like hunger. Anyone who ran that branch wrote about as much.',
      },
      {
        text: 'Vote for Pilar as the new regional head.',
        tag: 'go ahead',
        rationale: 'Second place looks like a safe choice. She did what her branch had always done.',
      },
      {
        text: 'Vote for Dwight as the new regional head.',
        tag: 'go ahead',
        rationale: 'His two and a half million is just what the branch always wrote before him.',
      },
      {
        text: 'Vote for Hector as the new regional head.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The branches explain most of the difference. He’s the only one who did better than the people before him, and by more than half.',
      },
    ],
    flip: {
      fact: 'Hector’s branch had always written 1.6 million, and Ida’s had never written more than two.',
      makesRight: 'Vote for Ida as the new regional head.',
    },
  },
  {
    id: 'fundamental-attribution-error-no-wave',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Deb, take the man in Unit 9 off the list for Saturday’s cookout. I waved on Wednesday and again on Thursday, and both times he walked right past me. Sure, he buried his father on Tuesday, but how long does a wave take? He’s just not friendly.',
    decidingWords: ['he buried his father on Tuesday'],
    breaksAt: 'He’s just not friendly.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Being ignored twice does sting, but in the week of a funeral it says nothing about the man.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'In the days after a father’s funeral, anybody could walk past a wave without seeing it. The writer takes one terrible week for the man’s character.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'The writer isn’t a beginner who brags about a skill.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'Nothing is said about how many neighbors are unfriendly, so there’s no rate to ignore.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-no-wave-sound',
    twinOf: 'fundamental-attribution-error-no-wave',
    kind: 'sound',
    genre: 'note',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Deb, take the man in Unit 9 off the list for Saturday’s cookout. I waved on Wednesday and Thursday, and he walked right past me. And we’ve all been getting his nasty notes for six years. He’s just not a friendly man.',
    decidingWords: ['his nasty notes for six years'],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'No statistic is brushed aside. It’s about what one man keeps doing.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'Nobody here thinks they’re good at something they’ve hardly learned.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'It is a verdict on what he’s like, but it doesn’t rest on two bad days, because the notes have been coming for six years.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Six years of nasty notes to all his neighbors is more than a bad week. “Not a friendly man” is a fair way to sum that up.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-banana-bread',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'You’re renting out the apartment over your garage, and without the rent you can’t pay your mortgage. Four people want it. Rosalind came to see it 40 minutes late, out of breath, and hardly answered when you spoke to her; the buses were on strike that day. You’ve heard back from all four applicants’ old landlords. Rosalind paid on the first of the month for eight years, Percy was late five times in two years, and Monique and Bret were each late three times. Monique can pay for the first month in cash today, and Bret’s your friend’s nephew. Percy lives around the corner; he came early, with warm banana bread, and had your little boy laughing in a minute.\n\nWho do you rent to?',
    decidingWords: ['the buses were on strike that day', 'Rosalind paid on the first of the month for eight years'],
    options: [
      {
        text: 'Rent it to Rosalind from the first of May.',
        right: true,
        tag: 'go ahead',
        rationale:
          'A bus strike makes people late and out of breath. Eight years of rent on the first tell you what kind of tenant she is.',
      },
      {
        text: 'Rent it to Monique from the first of May.',
        tag: 'go ahead',
        rationale: 'One month in cash is nice to have, but her old landlord got the rent late three times.',
      },
      {
        text: 'Rent it to Percy from the first of May.',
        tag: 'go ahead',
        rationale:
          'It’s easy to be early and charming from around the corner. When it came to rent, he was late five times in two years.',
      },
      {
        text: 'Rent it to Bret from the first of May.',
        tag: 'go ahead',
        rationale: 'Your friend will be pleased, but Bret has paid late, too, and you can’t afford that.',
      },
    ],
    flip: {
      fact: 'Rosalind was late with the rent five times in two years, and Percy paid on the first for eight.',
      makesRight: 'Rent it to Percy from the first of May.',
    },
  },
  {
    id: 'fundamental-attribution-error-banana-bread-sound',
    twinOf: 'fundamental-attribution-error-banana-bread',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'You’re renting out the apartment over your garage, and without the rent you can’t pay your mortgage. Four people want it. Rosalind came to see it 40 minutes late, out of breath, and hardly answered when you spoke to her; the buses were on strike that day. You’ve heard back from all four applicants’ old landlords. Percy paid on the first of the month for eight years, Rosalind was late five times in two years, and Monique and Bret were each late three times. Monique can pay for the first month in cash today, and Bret’s your friend’s nephew. Percy lives around the corner; he came early, with warm banana bread, and had your little boy laughing in a minute.\n\nWho do you rent to?',
    decidingWords: ['Percy paid on the first of the month for eight years'],
    options: [
      {
        text: 'Rent it to Monique from the first of May.',
        tag: 'go ahead',
        rationale: 'Cash today covers one month, and she’s paid late three times.',
      },
      {
        text: 'Rent it to Bret from the first of May.',
        tag: 'go ahead',
        rationale: 'He’s a friend’s nephew with three late payments, which is no better than a stranger with three.',
      },
      {
        text: 'Rent it to Percy from the first of May.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Forget the banana bread. He paid on the first for eight years, and that says more about him than one good visit.',
      },
      {
        text: 'Rent it to Rosalind from the first of May.',
        tag: 'go ahead',
        rationale:
          'You’re right not to blame her for the strike, but the strike doesn’t explain five late payments in two years.',
      },
    ],
    flip: {
      fact: 'Percy was late with the rent five times in two years, and Rosalind paid on the first for eight.',
      makesRight: 'Rent it to Rosalind from the first of May.',
    },
  },
  {
    id: 'fundamental-attribution-error-retracted-study',
    kind: 'spot',
    genre: 'review',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'They finally pulled the vaccine study. A bug in the software gave 30 other labs wrong numbers, too, and the authors reported it themselves. So what? Honest people don’t publish wrong numbers. I’ve unfollowed every last one of those frauds.',
    decidingWords: ['A bug in the software gave 30 other labs wrong numbers, too'],
    breaksAt: 'Honest people don’t publish wrong numbers.',
    options: [
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Software that tripped up 30 other labs explains the wrong numbers. The writer shrugs that off and blames the authors’ character.',
      },
      {
        label: 'halo-effect',
        rationale: 'One trait isn’t coloring all the others. A mistake is turned into a trait.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s right that the study was pulled, but a bug they reported themselves doesn’t make them frauds.',
      },
      {
        label: 'representativeness-heuristic',
        rationale: 'They aren’t called frauds for seeming like the type. It’s because their numbers were wrong.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-fourteen-tables',
    kind: 'spot',
    genre: 'review',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Two stars. The food’s good, but we waited 20 minutes for water, and our server never did bring the second basket of bread, although we’d asked for it twice. Some people just don’t care about their jobs. My husband felt sorry for her, because two others had called in sick and she had 14 tables to herself, and he left her a big tip. He’s too soft! I waited tables in college, and I was never that slow, not once.',
    decidingWords: ['she had 14 tables to herself'],
    breaksAt: 'Some people just don’t care about their jobs.',
    options: [
      {
        label: 'survivorship-bias',
        rationale: 'Nobody has dropped out of the picture, leaving only those who made it.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale: 'One person with 14 tables is slow, whoever she is. The review puts it down to not caring.',
      },
      {
        label: 'halo-effect',
        rationale:
          'Good food didn’t make everything else look good. It’s slow service that gets taken for bad character.',
      },
      {
        label: 'no-flaw',
        rationale: 'Twenty minutes is a long wait, and it’s fair to say so. It doesn’t show that she didn’t care.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-asleep-in-third',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Dear Ms. Alvarez, thanks for filling me in about Deja. I’m sorry her mom’s in the hospital, and I had no idea she was up until one every night with her baby brother. But she slept through my third period again on Monday, Wednesday and Thursday. A girl who wanted to learn wouldn’t put her head down. She’s just not a serious student, and I’m recommending that she be dropped from honors. Mr. Hale',
    decidingWords: ['up until one every night with her baby brother'],
    breaksAt: 'She’s just not a serious student, and I’m recommending that she be dropped from honors.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale:
          'She isn’t taken for a type because of how she looks or talks. He blames her sleeping on her character.',
      },
      {
        label: 'fundamental-attribution-error',
        right: true,
        rationale:
          'Anyone who’s up with a baby until one in the morning is tired in class. He’s been told, and he still takes it for a lack of interest.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Sleeping through class is a problem, but being up with a baby until one in the morning explains it.',
      },
      {
        label: 'in-group-bias',
        rationale: 'She isn’t judged more harshly for belonging to some other group.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-fifteen-shifts',
    kind: 'sound',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Trial-period review. I kept looking for excuses for Marco, so here’s what I checked. He was late for 14 of 15 shifts, whether they were days, evenings or weekends. It wasn’t the bus, because Dani takes the same one and she was on time. When I moved his start from eight to ten, because he’d said mornings were hard, he was late at ten. I asked if something was wrong at home, and he said no, he just loses track. He can’t be relied on to show up on time, so I can’t keep him.',
    decidingWords: ['whether they were days, evenings or weekends', 'he was late at ten'],
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'He isn’t judged by whether he seems like the type who’s late.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The hours changed, the bus was checked, he was asked, and he was late all the same. After that it’s fair to say it’s him.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'It does end with a verdict on what he’s like. Before that, the bus, the hours and trouble at home are ruled out one by one.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Nothing suggests the boss lets friends get away with more.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-do-it-yourself',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Then do it yourself!” Reese snapped at you in front of everyone this morning, and you’re still shaking. Her annual review is due at noon, and the last line is how well she works with others, from one to five; with a two she won’t get a raise. “I hope you let her have it,” says the guy at the next desk. The five people who’ve worked beside her all year have each sent you a number for that line, all of them fours. You heard in the elevator that her little boy’s been in intensive care since Sunday. You keep seeing everyone’s faces when she yelled.\n\nWhat do you put down?',
    decidingWords: ['all of them fours', 'her little boy’s been in intensive care since Sunday'],
    options: [
      {
        text: 'Put Reese down for a five on that line.',
        tag: 'go ahead',
        rationale:
          'Your heart goes out to her. The line asks about the whole year, and all five people who worked beside her say four.',
      },
      {
        text: 'Put Reese down for a four on that line.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Five people, a whole year, all fours. One outburst in a terrible week doesn’t show how she works with others.',
      },
      {
        text: 'Put Reese down for a three on that line.',
        tag: 'go ahead',
        rationale: 'It looks like a fair middle. It takes a point off a whole year for one morning.',
      },
      {
        text: 'Put Reese down for a two on that line.',
        tag: 'go ahead',
        rationale:
          'She hurt you, and a bad temper is the quick explanation. A child in intensive care is the better one.',
      },
    ],
    flip: {
      fact: 'Her boy is fine, and the five people who’ve worked beside her have all sent you a two.',
      makesRight: 'Put Reese down for a two on that line.',
    },
  },
]
