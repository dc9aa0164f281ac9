import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'recency-bias',
  aliases: ['Recency Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['latest', 'last impression', 'fresh in mind', 'short memory', 'yearly review', 'recent events', 'timing'],
  link: 'https://en.wikipedia.org/wiki/Recency_bias',
  definition:
    'Giving the newest events far more weight than older ones that count just as much. A whole year gets judged by its last few days, because those are still fresh.',
  gloss: 'The latest events count too much.',
  neighbors: [
    { concept: 'anchoring', tellApart: 'Was the judgment pulled by what came first, or by what came last?' },
    {
      concept: 'negativity-bias',
      tellApart: 'Does an event weigh more because it’s fresh, or because it’s unpleasant?',
    },
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Does someone go by the last few events, or by how much something looks like the typical case?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Do the latest events count too much, or does it look as if anyone could have seen the result coming?',
    },
    {
      concept: 'availability-heuristic',
      tellApart:
        'Do these events stand out only because they’re recent, or are they easy to remember for some other reason?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Does it count for more because it’s the latest thing to happen, or because the crowd is growing?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For six years Mr. Bauer’s tenants paid on the first of every month, until this fall. In October the rent was three days late, and in November it was five. They still have the same jobs, and the money came. “They’ve turned into people who don’t pay,” he tells his wife, and he starts on the letter that will put them out.',
    failingStep: 'They’ve turned into people who don’t pay',
    why: 'Two late payments are two out of more than seventy, and both arrived within the week. They seem to be what these people are like now because they came last. He’d need a sign that something has really changed, such as a lost job.',
  },
  soundWhen:
    'The latest facts should count for more when the world has really changed. Once a road has been rebuilt, last month’s travel times tell you more than ten years of old ones. Newest is also best for things that go out of date, like a bus schedule.',
  reply:
    'Before you judge a long stretch, write down what happened in each part of it, oldest first. Then ask whether anything really changed in the last part, or whether it’s just the latest.',
  evidence:
    'Murdock (1962), “The Serial Position Effect of Free Recall,” Journal of Experimental Psychology 64; Hogarth & Einhorn (1992), “Order Effects in Belief Updating: The Belief-Adjustment Model,” Cognitive Psychology 24, who show that in some tasks the first items win instead.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'recency-bias-best-year',
    slot: 'bias17',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'Dear Evelyn, I’m at my brother’s, and everything I own is in two bags in Heidi’s hall. I won’t tell you I didn’t earn some of it. On Thursday I forgot our anniversary dinner, and on Friday I snapped at her in front of her boss. But you know what the rest of this year was like. I sat with her dad at the hospital all through February, I drove up in that storm to get her, I learned to braid her daughter’s hair from a video, and as late as Wednesday she was telling people she’d never been happier. She says these two days finally showed her what kind of man I am. Would you talk to her, since you’re the only one she listens to? Tomas',
    decidingWords: [
      'as late as Wednesday she was telling people she’d never been happier',
      'these two days finally showed her what kind of man I am',
    ],
    breaksAt: 'She says these two days finally showed her what kind of man I am.',
    options: [
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'Thursday and Friday are allowed to stand for the whole man. They count, but so does everything he did from February on.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'Heidi makes up her own mind. No growing crowd is pulling her along.',
      },
      {
        label: 'choice-overload',
        rationale: 'Heidi isn’t stuck because there’s too much to pick from. She’s judging one man.',
      },
      {
        label: 'loss-aversion',
        rationale: 'That’s about hating to give something up. Heidi is letting go of him quickly.',
      },
    ],
  },
  {
    id: 'recency-bias-dads-aide',
    slot: 'bias17',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Four aides have taken turns with your father since his stroke, 50 days each, and you can keep only one. What worries you is his heart pills. The chart on the fridge has 19 missed doses for Tuan, eight for Marisol, one for Gloria and seven for Desmond. On Sunday, when the power went out, Tuan lit candles and sang to him, and your father smiled for the first time since the stroke. Your sister’s watching her video of it again, in tears, while the agency waits on the phone.\n\nWho do you keep?',
    decidingWords: ['What worries you is his heart pills', 'one for Gloria'],
    options: [
      {
        text: 'Keep Gloria as his aide from now on.',
        right: true,
        tag: 'go ahead',
        rationale:
          'What worries you is the pills, and she missed one dose in 50 days. That’s long enough for a fair test.',
      },
      {
        text: 'Keep Marisol as his aide from now on.',
        tag: 'go ahead',
        rationale: 'Eight missed doses are far fewer than Tuan’s, but still eight times as many as Gloria’s.',
      },
      {
        text: 'Keep Tuan as his aide from now on.',
        tag: 'go ahead',
        rationale:
          'That smile on Sunday was lovely, but it was one day of his 50, and over those 50 he missed 19 doses.',
      },
      {
        text: 'Keep Desmond as his aide from now on.',
        tag: 'go ahead',
        rationale: 'Seven missed doses make him second best, but Gloria missed only one.',
      },
    ],
    flip: {
      fact: 'The chart has one missed dose for Tuan and 19 for Gloria.',
      makesRight: 'Keep Tuan as his aide from now on.',
    },
  },
  {
    id: 'recency-bias-full-ride',
    slot: 'bias17',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The state college is giving a full ride to one of your four chemistry seniors, for the best lab work of the year. Yesterday, in the ninth and last lab, held in the gym for parents, Wesley made a fountain that glowed blue. The whole gym gasped, his mother cried, and the principal put it online. Bridget did best in seven of the nine, Wesley in yesterday’s and Arjun in one. Shantel would be the first in her family to go to college. They want a name by three.\n\nWhose name do you send?',
    decidingWords: ['for the best lab work of the year', 'Bridget did best in seven of the nine'],
    options: [
      {
        text: 'Send in Wesley’s name for the full ride.',
        tag: 'go ahead',
        rationale:
          'Yesterday’s fountain was a sight, and he did do best in that lab. It’s also just the latest, and the prize is for all nine.',
      },
      {
        text: 'Send in Arjun’s name for the full ride.',
        tag: 'go ahead',
        rationale: 'He had the best lab once all year, but Bridget had it seven times.',
      },
      {
        text: 'Send in Shantel’s name for the full ride.',
        tag: 'go ahead',
        rationale: 'It’s a kind thought, but this money is for lab work, and she never had the best lab.',
      },
      {
        text: 'Send in Bridget’s name for the full ride.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The prize is for the year’s best lab work, and she did best in seven labs out of nine, whatever glowed yesterday.',
      },
    ],
    flip: {
      fact: 'Wesley did best in seven of the nine labs, and Bridget in one.',
      makesRight: 'Send in Wesley’s name for the full ride.',
    },
  },
  {
    id: 'recency-bias-weigh-in',
    kind: 'spot',
    genre: 'review',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Reason for canceling: I’ve weighed in on the first of the month for a year. I was down every time until this morning, 31 pounds in all, and now I’m up two. The plan has stopped working. Refund, please.',
    decidingWords: ['I was down every time until this morning, 31 pounds in all'],
    breaksAt: 'The plan has stopped working.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'The customer isn’t overrating a skill or a hunch, just reading a scale.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'The customer doesn’t claim to have seen it coming all along.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'A year of going down is swept aside by one weigh-in, because it’s the latest. Two pounds in a month can be water.',
      },
      {
        label: 'no-flaw',
        rationale: 'Plans can stop working, but it takes more than one small gain after 31 pounds to show it.',
      },
    ],
  },
  {
    id: 'recency-bias-weigh-in-sound',
    twinOf: 'recency-bias-weigh-in',
    kind: 'sound',
    genre: 'review',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Reason for canceling: I’ve weighed in on the first of the month for a year. I was down every time until you changed the meals six months ago, and I’ve gained every time since, 14 pounds altogether. The plan has stopped working. Refund, please.',
    decidingWords: ['I’ve gained every time since, 14 pounds altogether'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'It’s no bold guess. The scale has said the same thing month after month.',
      },
      {
        label: 'recency-bias',
        rationale: 'The later months do decide, and for a good reason: they go with the meals the plan uses now.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Something changed, and every weigh-in since has gone the wrong way. The older months belong to meals that are gone.',
      },
      {
        label: 'hindsight-bias',
        rationale: 'Nowhere does it say that this was bound to happen, or that anyone knew.',
      },
    ],
  },
  {
    id: 'recency-bias-van-contract',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'One of your four drivers has to go by noon, or the insurer will drop the company. All four have driven the same routes for three years, and the insurer has Cheryl down for two accidents, Dwight for nine, Marlon for one and Russell for three. The latest was yesterday, when Marlon backed a van into the owner’s new car in front of the whole crew, and somebody has set the video to music. “He’s made it easy for you,” says the dispatcher, playing it again.\n\nWho do you let go?',
    decidingWords: ['Dwight for nine, Marlon for one'],
    options: [
      {
        text: 'Let Cheryl go, as of noon today.',
        tag: 'decline',
        rationale: 'Two accidents in three years make hers one of the better records of the four.',
      },
      {
        text: 'Let Dwight go, as of noon today.',
        right: true,
        tag: 'decline',
        rationale:
          'Yesterday’s crash wasn’t his. In three years on the same routes, though, he’s had nine accidents, six more than anybody else.',
      },
      {
        text: 'Let Marlon go, as of noon today.',
        tag: 'decline',
        rationale: 'Everyone saw yesterday’s crash. It’s also the only one he’s had in three years.',
      },
      {
        text: 'Let Russell go, as of noon today.',
        tag: 'decline',
        rationale: 'Three accidents are more than Marlon’s and only a third of Dwight’s.',
      },
    ],
    flip: {
      fact: 'Over the three years the insurer has nine down for Marlon and one for Dwight.',
      makesRight: 'Let Marlon go, as of noon today.',
    },
  },
  {
    id: 'recency-bias-van-contract-sound',
    twinOf: 'recency-bias-van-contract',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'One of your four drivers has to go by noon, or the insurer will drop the company. All four have driven the same routes for three years, and the insurer has Cheryl down for two accidents, Dwight for one, Marlon for nine and Russell for three. The latest was yesterday, when Marlon backed a van into the owner’s new car in front of the whole crew, and somebody has set the video to music. “He’s made it easy for you,” says the dispatcher, playing it again.\n\nWho do you let go?',
    decidingWords: ['Marlon for nine'],
    options: [
      {
        text: 'Let Cheryl go, as of noon today.',
        tag: 'decline',
        rationale: 'With two accidents in three years, she has the second-best record of the four.',
      },
      {
        text: 'Let Dwight go, as of noon today.',
        tag: 'decline',
        rationale: 'One accident in three years is the best record on the list.',
      },
      {
        text: 'Let Marlon go, as of noon today.',
        right: true,
        tag: 'decline',
        rationale:
          'Forget the video. Nine accidents in three years is at least three times as many as anyone else has had on the same routes.',
      },
      {
        text: 'Let Russell go, as of noon today.',
        tag: 'decline',
        rationale: 'His three accidents are the second most, and Marlon has had six more than that.',
      },
    ],
    flip: {
      fact: 'Over the three years the insurer has one down for Marlon and nine for Dwight.',
      makesRight: 'Let Dwight go, as of noon today.',
    },
  },
  {
    id: 'recency-bias-court-date',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Sunita: Time to pick a chatbot for the law office. I’ve checked 200 answers from each since March, and Blue got 3 wrong and Green 41\nMark: Blue gave a client the wrong court date this morning!! Green’s the one we can trust',
    decidingWords: ['Blue got 3 wrong and Green 41'],
    breaksAt: 'Green’s the one we can trust',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'Mark isn’t going by how much Green looks like a good chatbot. He’s going by this morning.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'Nothing has dropped out of sight. The wrong answers of both are in the count.',
      },
      {
        label: 'no-flaw',
        rationale: 'A wrong court date is serious. Even so, Blue has four mistakes at most, and Green has 41.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'This morning’s mistake is fresh, so it outweighs 400 checked answers, in which Green was wrong far more often.',
      },
    ],
  },
  {
    id: 'recency-bias-two-weeks',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Ratings for the year: Ethan. From January through November he had the highest sales in the region and trained three new people, without a single complaint. In December he missed two deadlines. Laurel said she can only rate the Ethan she’s seen lately, and the others agreed. Rated “needs improvement,” which means no bonus.',
    decidingWords: [
      'From January through November he had the highest sales in the region',
      'the Ethan she’s seen lately',
    ],
    breaksAt: 'Laurel said she can only rate the Ethan she’s seen lately, and the others agreed.',
    options: [
      {
        label: 'bandwagon-effect',
        rationale: 'The others go along, but that isn’t the reason given. The reason is December.',
      },
      {
        label: 'no-flaw',
        rationale: 'Missed deadlines belong in a rating. They came in one month of the twelve being rated.',
      },
      {
        label: 'confirmation-bias',
        rationale: 'Nobody came in with the idea that he’s weak and went looking for signs of it.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale: 'A rating is for the year, and Laurel goes by its last month, just because it’s the latest.',
      },
    ],
  },
  {
    id: 'recency-bias-best-quarter',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Dear Ms. Morgan, Thank you for the chart, which my wife thinks I should frame. I’m not arguing with it: the energy fund was behind ours in 16 of the 20 years, but nobody’s living in 2009, and since July it’s up 22 percent. It’s plainly the better fund for us now, so please move everything over on Monday, including the kids’ college money. Micah Lowe',
    decidingWords: ['the energy fund was behind ours in 16 of the 20 years'],
    breaksAt:
      'It’s plainly the better fund for us now, so please move everything over on Monday, including the kids’ college money.',
    options: [
      {
        label: 'negativity-bias',
        rationale: 'That’s when bad news weighs too much. What carries him away is good news.',
      },
      {
        label: 'recency-bias',
        right: true,
        rationale:
          'A few good months count for more with him than 20 years, and the only thing special about them is that they’re the latest.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'A long record does get pushed aside. What pushes it aside is the latest stretch, not some telling detail about this fund.',
      },
      {
        label: 'no-flaw',
        rationale: 'Markets do change. A few good months turn up in weak funds, too, and they’re all he’s going by.',
      },
    ],
  },
  {
    id: 'recency-bias-new-landlord',
    kind: 'sound',
    genre: 'chat',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Xavier: Do NOT sign. There’s 4 years of reviews for that building, and it’s no heat, no heat, no heat\nImani: Look at the dates, though. Those are all from before the new owner put in a boiler last summer. There are nine from this winter, and every one says it’s warm\nImani: I’m going by the nine',
    decidingWords: [
      'before the new owner put in a boiler last summer',
      'There are nine from this winter, and every one says it’s warm',
    ],
    options: [
      {
        label: 'base-rate-neglect',
        rationale: 'She knows the old record and has a reason to put it aside: the boiler it’s about is gone.',
      },
      {
        label: 'negativity-bias',
        rationale: 'If anyone gives the bad reviews too much weight, it isn’t Imani. She’s ready to sign.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A new boiler makes the old complaints out of date, and all nine reviews from this winter say it’s warm.',
      },
      {
        label: 'recency-bias',
        rationale:
          'The newest nine do beat four years. They aren’t just newer, though; they’re about a different boiler.',
      },
    ],
  },
  {
    id: 'recency-bias-free-throws',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'You’re down by one with two seconds left, and because the other coach threw a chair, you get two free throws. Anyone on your team may take them. Paige has just hit three long shots in a row, the bench is chanting her name, and she’s holding out her hands for the ball. From the line this season, Joelle is shooting 88 percent, Sunny 68, Paige 58 and Renata 62. The referee’s looking at you.\n\nWho do you ask?',
    decidingWords: ['From the line this season, Joelle is shooting 88 percent', 'Paige 58'],
    options: [
      {
        text: 'Ask Joelle to take the two free throws.',
        right: true,
        tag: 'ask',
        rationale: 'She makes 88 percent from the line. Three long shots by somebody else don’t change that.',
      },
      {
        text: 'Ask Sunny to take the two free throws.',
        tag: 'ask',
        rationale: 'She’s second best from the line, but 20 points behind Joelle.',
      },
      {
        text: 'Ask Paige to take the two free throws.',
        tag: 'ask',
        rationale: 'Her last three shots are all anyone can think about. From the line she’s the worst of the four.',
      },
      {
        text: 'Ask Renata to take the two free throws.',
        tag: 'ask',
        rationale: 'She’s a bit better than Paige from the line, but far behind Joelle.',
      },
    ],
    flip: {
      fact: 'From the line this season, Paige is shooting 88 percent and Joelle 58.',
      makesRight: 'Ask Paige to take the two free throws.',
    },
  },
]
