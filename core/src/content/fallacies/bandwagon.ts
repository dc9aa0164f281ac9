import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'bandwagon',
  aliases: ['Appeal to Popularity', 'Ad Populum'],
  category: 'informal',
  severity: 'low',
  keywords: ['popularity', 'majority', 'crowd', 'trend', 'best seller', 'everyone does it', 'numbers of people'],
  link: 'https://yourlogicalfallacyis.com/bandwagon',
  definition:
    'Offering the number of people who believe, buy or do something as the reason it’s true or good. A crowd shows that a thing is popular. Showing that it’s right takes other reasons.',
  gloss: 'True or good because it’s popular.',
  neighbors: [
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is the reason that so many people believe it, or that one admired person says so?',
    },
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Is the reason how many people agree, or how we’re made to feel?',
    },
    {
      concept: 'middle-ground',
      tellApart: 'Is a view called right because many people share it, or because it lies halfway between two others?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is it called good because so many people choose it, or because it’s natural?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is it judged by how many people go along with it now, or by where it first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the night before the mountain race, Pasang wonders whether salt tablets really prevent cramps. Mireille turns her phone around. “Look, six million people have liked the clip about them, and almost every runner in this hotel has a box by the bed. So they work. Take two at the start.”',
    failingStep:
      'six million people have liked the clip about them, and almost every runner in this hotel has a box by the bed. So they work',
    why: 'Mireille assumes that all those people found out for themselves. They may just as well have copied one another, as Pasang is about to do. A trial would tell: some runners on tablets, some without.',
  },
  soundWhen:
    'Numbers count when many people have each tried the thing: a hundred guests who slept in a hotel can tell you about its beds. And sometimes what others do is the whole point. Which side of the road you should drive on depends on where everyone else drives.',
  reply:
    '“If that many people like it, I’m curious, too. Do you know how they found out it works, or did most of them hear it from each other?”',
  evidence:
    'Walton (1999), Appeal to Popular Opinion (Pennsylvania State University Press). Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market,” Science 311, on popularity that feeds itself.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'bandwagon-flashlight-app',
    slot: 'fallacy7',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“I don’t understand why a flashlight needs to read your messages,” said Lydia. “It’s on the list of things you’re about to allow.”\n“It’s been downloaded 80 million times, and that many people wouldn’t have it if it were up to something,” said Roy. He tapped Allow and went down to look at the furnace.',
    decidingWords: ['downloaded 80 million times'],
    breaksAt:
      '“It’s been downloaded 80 million times, and that many people wouldn’t have it if it were up to something,” said Roy.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Who made the app, and in what country, doesn’t come up.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Most of those 80 million may never have read the list. The number of downloads doesn’t tell Roy what the app does with his messages.',
      },
      {
        label: 'false-cause',
        rationale: 'Roy doesn’t say that the app brought anything about.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'A flashlight app isn’t called good for being natural.',
      },
    ],
  },
  {
    id: 'bandwagon-title-loan',
    slot: 'q7',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Is a title loan a good deal? One household in four around here took one last year, so you bet it’s a good deal! Bring your car title, a pay stub and your license, and leave with up to $2,000. APR 240%.',
    decidingWords: ['One household in four around here took one last year'],
    breaksAt: 'One household in four around here took one last year, so you bet it’s a good deal!',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'One household in four took a loan, which shows that many needed cash. The deal itself is in the last line: 240 percent.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Where the lender comes from isn’t held for or against the loan.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing about the loan is called good for being natural.',
      },
      {
        label: 'begging-the-question',
        rationale: '“A good deal” isn’t supported by calling it a good deal again. It’s supported by a head count.',
      },
    ],
  },
  {
    id: 'bandwagon-whole-body-scan',
    slot: 'fallacy7',
    form: 'B',
    kind: 'spot',
    genre: 'ad',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'WHOLE-BODY SCAN, $1,900\nStarting May 6, see yourself from head to toe in one hour, no referral needed, and get the pictures on your phone the same day.\nHow soon can I come in? In about a week, if you book now.\nI feel fine. Is there any evidence that it helps people like me? Yes! Nine of the eleven clinics in this county now offer it, with waiting lists into July, so it clearly helps.\nDoes my insurance pay? No, but you can pay it off over a year.',
    decidingWords: ['Nine of the eleven clinics in this county now offer it'],
    breaksAt:
      'Nine of the eleven clinics in this county now offer it, with waiting lists into July, so it clearly helps.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Nine clinics and long lists show that a scan sells. The question was whether it helps people who feel fine, and a long waiting list can’t answer that.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody says a clinic without a scanner isn’t a real clinic.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Patients aren’t asked to show that the scan doesn’t help. They’re given the wrong kind of answer.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nothing that a patient does is thrown back at them.',
      },
    ],
  },
  {
    id: 'bandwagon-comets-tonight',
    slot: 'q7',
    form: 'B',
    kind: 'spot',
    genre: 'ad',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '🏀 TONIGHT’S SURE THING 🏀\nComets or Barons? We looked at every bet on our app since this morning, and 81 percent of you have the Comets. When 81 percent of our users are on one side, that’s the side that’s going to win. Tip-off is at 7:30. Put in $20 before six and we’ll add $5!',
    decidingWords: ['When 81 percent of our users are on one side'],
    breaksAt: 'When 81 percent of our users are on one side, that’s the side that’s going to win.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Bets don’t make baskets. How many people picked the Comets doesn’t tell us how the Comets will play.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing about either team is praised for being natural or inborn.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'What counts in the ad is how many bet, not where a tip came from.',
      },
      {
        label: 'composition-division',
        rationale: 'No player’s skill is passed on to the whole team, or the other way around.',
      },
    ],
  },
  {
    id: 'bandwagon-storm-drain',
    slot: 'fallacy7',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Cedar Street group\nKhalil: Does anybody know if the storm drain by the mailboxes goes to the creek where my kids wade?\nPatty: Why?\nKhalil: Somebody’s been rinsing paint into it\nPatty: I’ve seen at least twelve houses dump stuff in there, mop water, paint. If that many people do it, it can’t be going to the creek\nKhalil: Thanks!',
    decidingWords: ['at least twelve houses dump stuff in there'],
    breaksAt: 'If that many people do it, it can’t be going to the creek',
    options: [
      {
        label: 'false-cause',
        rationale: 'No event gets the credit or the blame for another that came after it.',
      },
      {
        label: 'anecdotal',
        rationale: 'One person’s story isn’t the reason. Patty counts at least twelve houses.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale: 'Twelve houses may all be wrong about a drain. What settles it is where the pipe comes out.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Neither the paint nor the creek is called good for being natural.',
      },
    ],
  },
  {
    id: 'bandwagon-nine-thousand-signs',
    slot: 'q7',
    form: 'C',
    mirrorOf: 'bandwagon-readers-on-rent',
    kind: 'spot',
    genre: 'ad',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Will Measure 4, the rent limit, really bring rents down? Over 9,000 of your neighbors already have our signs in their yards, more than any campaign here has ever had, so you know it’ll work. Vote yes on Tuesday!',
    decidingWords: ['Over 9,000 of your neighbors already have our sign'],
    breaksAt:
      'Over 9,000 of your neighbors already have our signs in their yards, more than any campaign here has ever had, so you know it’ll work.',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'We aren’t asked to take the word of a mayor or an economist. The ad counts signs.',
      },
      {
        label: 'begging-the-question',
        rationale: 'The reason given is the number of signs. It’s a poor one, but it isn’t the claim said twice.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Signs show how many people want the limit. What it does to rents is another question, and cities that have tried one can tell us more.',
      },
      {
        label: 'middle-ground',
        rationale: 'The limit isn’t praised for being halfway between two others.',
      },
    ],
  },
  {
    id: 'bandwagon-severance',
    kind: 'spot',
    genre: 'chat',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Spencer: HR wants the severance papers back by Friday or we lose the eight weeks\nValerie: I know. Did you see page 3? We give up “all further claims.” Does that mean unemployment, too?\nSpencer: That’s what I keep coming back to. I have two kids and nothing lined up, and if I can’t file I’m sunk\nValerie: So I asked in the group, and 140 of the 160 of us have signed already\nSpencer: Did any of them ask a lawyer, or the state?\nValerie: No idea\nValerie: But if 140 people signed it, there’s no way it takes away your unemployment. You’ll be fine\nSpencer: OK, that helps. I’ll sign it tonight after the kids are down',
    decidingWords: ['if 140 people signed it'],
    breaksAt: 'Valerie: But if 140 people signed it, there’s no way it takes away your unemployment.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Valerie may turn out to be right about unemployment, but 140 signatures don’t show it.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No lawyer or official is quoted as saying it’s safe.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'The 140 may have signed just to keep the eight weeks. That they signed doesn’t tell him what page 3 gives up.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Neither of them judges the papers by where they came from.',
      },
    ],
  },
  {
    id: 'bandwagon-severance-sound',
    twinOf: 'bandwagon-severance',
    kind: 'sound',
    genre: 'chat',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Spencer: HR wants the severance papers back by Friday or we lose the eight weeks\nValerie: I know. Did you see page 3? We give up “all further claims.” Does that mean unemployment, too?\nSpencer: That’s what I keep coming back to. I have two kids and nothing lined up, and if I can’t file I’m sunk\nValerie: So I asked in the group, and 140 of the 160 of us have signed already\nSpencer: Did any of them file afterward?\nValerie: I asked that too. 19 of them have so far, and all 19 are getting their checks from the state\nValerie: With 19 out of 19 getting paid after signing the same thing, I’d say you’ll be fine\nSpencer: OK, that helps. I’ll sign it tonight after the kids are down',
    decidingWords: ['all 19 are getting their checks from the state'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The 19 who filed had signed the same papers, and every one of them got paid. Their checks speak to exactly what Spencer is afraid of.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Numbers do matter to Valerie. They’re numbers of people who tried it and can say what happened, and that’s evidence.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'Nobody holds it against the papers that they come from HR.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'The reason isn’t anybody’s rank. It’s what the state did, 19 times out of 19.',
      },
    ],
  },
  {
    id: 'bandwagon-ridgeway-prep',
    kind: 'spot',
    genre: 'ad',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Wondering which course will raise your scores the most this spring? Out of 2,100 juniors in our district, 1,900 have already signed up with Ridgeway Prep, so you know it’s us. Classes meet on Tuesdays and Saturdays in every high school library, with eight students to a table, and the first week is free.',
    decidingWords: ['1,900 have already signed up with Ridgeway Prep'],
    breaksAt:
      'Out of 2,100 juniors in our district, 1,900 have already signed up with Ridgeway Prep, so you know it’s us.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'All those 1,900 juniors have done is sign up. The ad doesn’t say what this course does for scores, or how it compares with others.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'The ad doesn’t try to scare juniors about their future.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to tell people how many have signed up. What they’ll score is another matter.',
      },
      {
        label: 'slippery-slope',
        rationale: 'There’s no warning about what one bad test would set off.',
      },
    ],
  },
  {
    id: 'bandwagon-ridgeway-prep-sound',
    twinOf: 'bandwagon-ridgeway-prep',
    kind: 'sound',
    genre: 'ad',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Wondering which SAT course will have the most people you know in it this spring? Out of 2,100 juniors in our district, 1,900 have already signed up with Ridgeway Prep, so you know it’s us. Classes meet on Tuesdays and Saturdays in every high school library, with eight students to a table, and the first week is free.',
    decidingWords: ['have the most people you know in it'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The question is which course the people you know will be in, and 1,900 of 2,100 juniors answers just that. Nothing is promised about scores.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'No feeling does the work here. The ad counts heads.',
      },
      {
        label: 'slippery-slope',
        rationale: 'Signing up isn’t said to lead to something else, step by step.',
      },
      {
        label: 'bandwagon',
        rationale: 'The crowd is the reason, and for once it’s a good one, since company is what was asked about.',
      },
    ],
  },
  {
    id: 'bandwagon-readers-on-rent',
    mirrorOf: 'bandwagon-nine-thousand-signs',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Will the rent limit in Measure 4 make landlords sell their buildings? We asked our readers, 2,600 of you voted, and 88 percent said yes. So they’ll sell, and it’s renters who’ll lose their homes. Vote no on Tuesday.',
    decidingWords: ['2,600 of you voted, and 88 percent said yes'],
    breaksAt: 'So they’ll sell, and it’s renters who’ll lose their homes.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Polls are a fine way to learn what readers expect, but this paper uses one to learn what landlords will do.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Supporters of the limit aren’t told to show that landlords won’t sell.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No expert is cited on either side. The paper goes by a vote of its readers.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'A vote tells us what 2,600 readers expect. Whether landlords sell is better learned from cities that have such a limit.',
      },
    ],
  },
  {
    id: 'bandwagon-dads-girlfriend',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'UPDATE: Thank you all for voting. I asked on Sunday whether Janet, my dad’s new girlfriend, who’s 20 years younger than he is and drives his car, is after his money. I had 2,311 votes by this morning, 84 percent of them yes, so now I know she is. I’ve told my brothers, and we’ve decided we won’t be having her here for Christmas.',
    decidingWords: ['84 percent of them yes'],
    breaksAt: 'I had 2,311 votes by this morning, 84 percent of them yes, so now I know she is.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Strangers know only what they’ve been told about Janet. However many of them vote, they can’t see what she’s after.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'A gap of 20 years isn’t called wrong for being unnatural.',
      },
      {
        label: 'middle-ground',
        rationale: 'There’s no halfway answer here, just a yes that got the most votes.',
      },
      {
        label: 'no-flaw',
        rationale:
          'A family may have its reasons to worry and to keep an eye on the father’s money, but a vote among strangers isn’t one of them.',
      },
    ],
  },
  {
    id: 'bandwagon-two-million-holders',
    kind: 'spot',
    genre: 'ad',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '🚀 $WAGL just crossed TWO MILLION holders. A month ago it was 40,000. Teachers are in. Nurses are in. Your barber’s in. Can two million people be wrong? This is a sound place for your savings, and the early price ends at midnight.',
    decidingWords: ['Can two million people be wrong?'],
    breaksAt: 'This is a sound place for your savings, and the early price ends at midnight.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Two million people show that the coin is popular. Whether savings are safe in it is another matter, and the ad has nothing on that.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'The ad doesn’t praise the coin for being natural.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The ad is silent about where the coin comes from.',
      },
      {
        label: 'no-flaw',
        rationale: 'Crowds can be right. The ad says nothing about what the coin is worth apart from the crowd.',
      },
    ],
  },
  {
    id: 'bandwagon-finals-week',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Hayden: Is it okay to take my roommate’s ADHD pill tonight? I have that heart murmur thing\nNoor: Literally the whole floor takes them during finals\nHayden: Yeah but with the murmur\nNoor: It’s like coffee. If that many people do it, it’s fine',
    decidingWords: ['Literally the whole floor takes them', 'If that many people do it, it’s fine'],
    breaksAt: 'If that many people do it, it’s fine',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Whose pill it is, or where it came from, isn’t the reason given.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Hayden may well be fine tonight. A pharmacist can answer this question, though, and a head count can’t.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Coffee comes up because it’s ordinary. Noor doesn’t say it’s natural.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'How many people on the floor take them says how common it is. It says nothing about a pill and a heart murmur, which is what Hayden asked about.',
      },
    ],
  },
  {
    id: 'bandwagon-deposit-returns',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Before you sign with Crestline, look at the city’s tenant survey. It went to everyone who moved out of a Crestline building in the last two years, and 212 of the 260 answered. Of those, 191 didn’t get their full deposit back, and most of them sent photos of clean apartments. I can’t say what Crestline will do to you, but with that many people reporting the same thing about their own money, I’d expect to lose some of mine, so I’m signing somewhere else.',
    decidingWords: ['everyone who moved out of a Crestline building', 'reporting the same thing about their own money'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'The number of people does carry the point, but only because each of them is a case. Nobody says a crowd must be right.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Nothing is called good or bad for being natural or man-made.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The writer doesn’t trust or doubt the reports because of where they come from.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'These people aren’t just sharing an opinion. Each says what happened to their own deposit, and that’s evidence about this landlord.',
      },
    ],
  },
]
