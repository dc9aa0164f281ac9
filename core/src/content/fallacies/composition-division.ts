import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Composition/Division',
  aliases: ['Fallacy of Composition', 'Fallacy of Division'],
  category: 'formal',
  severity: 'medium',
  keywords: ['parts and whole', 'group', 'member', 'total', 'average', 'team', 'sum', 'system'],
  link: 'https://yourlogicalfallacyis.com/composition-division',
  definition:
    'Taking it for granted that what’s true of the parts is also true of the whole, or that what’s true of the whole is also true of every part.',
  neighbors: [
    {
      name: 'Ambiguity',
      tellApart: 'Did a trait jump between the parts and the whole, or did one word take on a second meaning?',
    },
    {
      name: 'Anecdotal',
      tellApart: 'Is a trait moved between a whole and its own parts, or does one story stand in for wider evidence?',
    },
    {
      name: "Gambler's Fallacy",
      tellApart:
        'Is a trait passed between the parts and the whole, or is one random try expected to make up for earlier ones?',
    },
    {
      name: 'Texas Sharpshooter',
      tellApart: 'Is a true figure moved from the whole to a part or back, or was it picked because it fits a pattern?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Nine hundred people leave the plant in Pune at five, and they all wait at the same bridge. In May, Sunil began to start and finish half an hour early. The bridge is empty then, and he saves forty minutes a day. He writes to the director: “If all nine hundred of us finish early, all of us will save forty minutes.”',
    failingStep: 'If all nine hundred of us finish early, all of us will save forty minutes.',
    why: 'The bridge is empty for Sunil because everybody else is still at work. He assumes that what helps one helps all of them together. He’d have to show that nine hundred early cars won’t meet at the bridge.',
  },
  soundWhen:
    'Some traits do carry over. If every tile is made of clay, so is the floor; if the whole suitcase weighs less than twenty pounds, so does each shoe in it. Ask whether anything changes when the parts come together or are taken apart.',
  reply:
    '“I’m glad it works for you. But doesn’t it work because the rest of us leave later? What would the bridge look like if we all came along?”',
  evidence:
    'Copi (1953), Introduction to Logic, Macmillan; on reading single people off group figures: Robinson (1950), “Ecological Correlations and the Behavior of Individuals,” American Sociological Review 15.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'composition-division-screen-time',
    slot: 'fallacy19',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'An app adds up the screen time of all five people in Noor’s family. Of the dozen figures in its report, her father, Patrick, looks at the total, which has fallen by a third since winter. Noor’s must be down by a third too, he concludes, so there’s no need to discuss her evenings, whatever the neighbors have been through with their daughter. A streak like this can’t last, his wife jokes.',
    decidingWords: ['the total, which has fallen by a third since winter', 'Noor’s must be down by a third too'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'Next door there’s a daughter whose story begs to be used. Patrick sets it aside, and what he relies on is a sound figure for five people.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Choosing one number “of the dozen figures” sounds like picking favorites. The total isn’t picked for its pattern, though; it’s real, but it isn’t about Noor.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“A streak like this can’t last” is the phrase to watch for. His wife is joking, and Patrick doesn’t expect a bad month to even things out.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'What’s down is “the total, which has fallen by a third.” That “Noor’s must be down by a third too” doesn’t follow: four people may have cut back while she didn’t.',
      },
    ],
  },
  {
    id: 'composition-division-fall-alarm',
    slot: 'q19',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'To the director of the nursing home: You asked whether our fall alarm has been tested. Its sensor, its transmitter and its app were each tested separately for six months, and none of them failed, so the alarm won’t fail either. No serious engineer promises magic, and I know you’re not demanding any. We can install it on Monday without alarming your residents. Stellan Moe',
    decidingWords: ['were each tested separately', 'so the alarm won’t fail either'],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Each piece passed; they “were each tested separately.” “So the alarm won’t fail either” skips the question of whether they work together, which is when an alarm is needed.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'An alarm installed “without alarming your residents” is wordplay for a friendly ending. The word doesn’t shift inside his argument, where it means the device.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Magic is more than the director wanted. Stellan says so himself, “I know you’re not demanding any,” and he answers the question he was asked.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No serious engineer” is how that move begins. No engineer who promises magic has come up, however, so there’s nobody to strike from the list.',
      },
    ],
  },
  {
    id: 'composition-division-fire-crew',
    slot: 'fallacy19',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Village bulletin: Our engine leaves only with its full crew of six. According to their diaries (the insurance company’s idea), each of the six was home nine nights in ten, naturally enough, with small children. So nine nights in ten, the engine can leave, as in most villages.',
    decidingWords: ['full crew of six', 'each of the six was home nine nights in ten'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          '“As in most villages” is a sideways glance at the others. It’s tacked on after the count, and nobody says the engine can leave because theirs do.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Staying in is “naturally enough” what parents of small children do. That only means it’s to be expected; nothing is called good for being natural.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'It’s true that “each of the six was home nine nights in ten,” but the engine needs all six at once. When their nights away differ, that happens far less often.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Diaries suggested by an insurance company may raise an eyebrow. The bulletin doesn’t judge them by that; it takes their numbers as they are.',
      },
    ],
  },
  {
    id: 'composition-division-bakery-loan',
    slot: 'q19',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'For ten years, the community fund has come out ahead, its money invested in two hundred local businesses. Luca, an investor, resents the annual fee. The fund’s been a safe bet all this time, he tells his wife, and the corner bakery’s been part of it, so the bakery’s a safe bet too. He’s bought his rolls there since college. On Friday he takes his whole $20,000 out and lends it to them.',
    decidingWords: ['The fund’s been a safe bet all this time', 'so the bakery’s a safe bet too'],
    options: [
      {
        text: 'Anecdotal',
        rationale:
          'Luca does know the bakery firsthand, and likes it. But his rolls aren’t his reason for calling it safe; the fund is.',
      },
      {
        text: 'Special Pleading',
        rationale: 'He wants out of a fee that others pay, and he gets out by leaving. No rule is bent for him alone.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“The fund’s been a safe bet all this time,” thanks to two hundred businesses together. “So the bakery’s a safe bet too” gives that safety to one of them, and any one can fail.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'One business out of two hundred does sound handpicked. Luca isn’t showing it off as a pattern, though; his argument fits any name on the list.',
      },
    ],
  },
  {
    id: 'composition-division-back-course',
    slot: 'fallacy19',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Thorvald, it’s no problem if you can’t attend the whole back course. In a large, fair trial its lifting, stretching, lectures and warm pool together reduced pain by half. Since the course works, any part of it does, so choose the one you like best. The program was developed by the navy, incidentally, and the pool has natural spring water. Don’t worry, we’ve got your back! Carys',
    decidingWords: ['Since the course works, any part of it does'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'Having the navy as its birthplace gives the program a certain polish. Carys adds it as a curiosity; what she trusts is the trial.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          '“Natural spring water” sells a lot of bottles. In this letter it’s a detail about the pool, and Carys recommends the lectures just as warmly.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“Since the course works, any part of it does”: the trial was of four things together. One of them may do all the work, or none may do it alone.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Carys plays on “back” in her last line, and it’s harmless. Course, part and pain keep their meanings from start to finish.',
      },
    ],
  },
  {
    id: 'composition-division-herring-net',
    slot: 'q19',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Milton tested how four hundred herring, each swimming alone, react to a net; none turned away until it was two feet off. A school of ten thousand will let it come within two feet as well, he told the fishery office, which had asked about distance. Ten other measurements are in his report. Mackerel were left out, since the net isn’t designed for them. A nervous herring must be overdue, his assistant joked.',
    decidingWords: ['each swimming alone', 'A school of ten thousand will let it come within two feet as well'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Eleven measurements and only one up front: that smells of cherry-picking. But the office “had asked about distance,” so it was chosen before he looked.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Mackerel are “left out,” and an exception deserves a second look. Milton has a plain reason for this one: “the net isn’t designed for them.”',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'A nervous fish being “overdue” is how a gambler talks. It’s his assistant’s joke, and the report says nothing of the kind.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'His herring were tested “each swimming alone.” To say that “A school of ten thousand will let it come within two feet as well” forgets that fish in a school react to one another.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend',
    kind: 'spot',
    genre: 'note',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts as a compromise, and nothing else. The tasters found each herb delicious by itself, so the blend is delicious too; let’s print that. Six for six, and not a single dud!',
    decidingWords: ['each herb delicious by itself', 'so the blend is delicious too'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Good ingredients are a good start. Six flavors can ruin one another in the same cup, though, and the tasters tried them one at a time.',
      },
      {
        text: 'Middle Ground',
        rationale:
          '“As a compromise” explains how the herbs are portioned. Bridget doesn’t call the blend delicious for lying between anyone’s wishes.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Tasters found “each herb delicious by itself.” “So the blend is delicious too” hands that on to the mixture, and taste is one of the things that mixing changes.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          'Six for six is a run of luck, you might say. Bridget isn’t waiting for it to end or go on; she’s talking about what’s in the cup.',
      },
    ],
  },
  {
    id: 'composition-division-herb-blend-sound',
    kind: 'sound',
    twinOf: 'composition-division-herb-blend',
    genre: 'note',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Lionel, it’s Bridget from the tea warehouse. The bedtime blend is six herbs, in equal parts as a compromise, and nothing else. The lab found each herb free of caffeine by itself, so the blend is too; let’s print that. Six for six, and not a single dud!',
    decidingWords: ['and nothing else', 'each herb free of caffeine by itself'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          'The blend is indeed judged by its herbs. Caffeine isn’t like taste, however: mixing things that have none can’t produce any.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Not a single dud” celebrates a run of six. No seventh try is being predicted from it, lucky or unlucky.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Equal parts may have been a compromise between somebody’s wishes. That has no bearing on Bridget’s claim, which comes from the lab.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'With “each herb free of caffeine by itself” and “nothing else” in the bag, there’s nowhere for caffeine to come from. This trait does pass from the parts to the whole.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Faculty meeting. Solveig proposed Tomer, who was a student at the Hill School until last week, as a guide for the visitors from Lyon. Eleven of its nine hundred students won French prizes this year, more than anywhere else. The French at that school is good enough for visitors, so his is too, she said, and he needn’t be tested. At lunch he’d struck her as a natural storyteller. The next item was parking.',
    decidingWords: ['Eleven of its nine hundred students won French prizes', 'so his is too'],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          '“A natural storyteller” is a compliment. It doesn’t claim that something is good for coming from nature, and it isn’t about French.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Going by the school seems reasonable, and its record is real. The record belongs to eleven prizewinners, though, and Tomer may not be one of them.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'One lunch is slim evidence, and Solveig brings it up. By then she’s already called his French good enough, and it was the school that convinced her.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          '“Eleven of its nine hundred students won French prizes,” which makes the school look good. “So his is too” gives the school’s shine to one student out of nine hundred.',
      },
    ],
  },
  {
    id: 'composition-division-french-guide-sound',
    kind: 'sound',
    twinOf: 'composition-division-french-guide',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Faculty meeting. Solveig proposed Tomer, who was a student at the Hill School until last week, as a guide for the visitors from Lyon. Each of its nine hundred students had to pass the tour guides’ French exam this year. The French at that school is good enough for visitors, so his is too, she said, and he needn’t be tested. At lunch he’d struck her as a natural storyteller. The next item was parking.',
    decidingWords: ['Each of its nine hundred students had to pass the tour guides’ French exam this year'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“Each of its nine hundred students had to pass the tour guides’ French exam this year,” Tomer among them. What’s true of each one there is true of him.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Solveig argues from the school to Tomer, so the direction is suspicious. But this isn’t a trait of the school as a whole; it’s a test that each student took.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Lunch left Solveig with a nice impression, and that’s all it was. Her reason is an exam that nine hundred students had to pass.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Tomer’s storytelling is “natural,” in the sense that it comes easily. Nobody treats that as a mark of good French.',
      },
    ],
  },
  {
    id: 'composition-division-training-week',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Dear Mrs. Iyer, I looked at each of our three coaches’ plans separately. Seven hours of swimming is fine at sixteen, seven hours of running is fine, and so is seven of cycling. Meera’s training week, then, is fine for a girl her age. You’re concerned that the cycling plan comes from a magazine, but I judged it on its merits. Why she looked pale on Sunday, I can’t say. Arvid',
    decidingWords: ['each of our three coaches’ plans separately', 'Meera’s training week, then, is fine'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          'A plan out of a magazine is easy to dismiss for its source. Arvid does the opposite; he looks at what it asks of Meera.',
      },
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Arvid checked “each of our three coaches’ plans separately.” “Meera’s training week, then, is fine” adds up three fine parts into twenty-one hours, which nobody has checked.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Every plan got a careful look, and each one passed. Meera has to do all three in the same week, though, which makes twenty-one hours.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Mrs. Iyer’s worries don’t persuade him. Still, he doesn’t call the week fine because they’re weak; for that he points to the plans.',
      },
    ],
  },
  {
    id: 'composition-division-fair-article',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Dear Mrs. Janssen, our article wasn’t unfair to the harbor school. I went through it one sentence at a time with Enzo, who had no part in it, and asked whether each one was fair. Forty-one times we both said yes; we skipped nothing and made no exceptions. Chiara',
    decidingWords: ['our article wasn’t unfair', 'one sentence at a time'],
    options: [
      {
        text: 'Composition/Division',
        right: true,
        rationale:
          'Read “one sentence at a time,” each line may be fair and the selection still lopsided. Whether “our article wasn’t unfair” can only be judged from the whole.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Chiara took the complaint seriously and brought in an outsider. Even so, the two of them never asked the question Mrs. Janssen raised, about the article.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'An editor defending her own paper invites that suspicion. Chiara asks for no special treatment, though; she tells us that they “made no exceptions.”',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Forty-one yeses in a row look hand-arranged. They aren’t a selection, however: “we skipped nothing,” she writes.',
      },
    ],
  },
]
