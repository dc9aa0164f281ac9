import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Hindsight Bias',
  aliases: ['Knew-It-All-Along Effect'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['looking back', 'after the fact', 'I knew it', 'obvious now', 'memory', 'blame', 'seeing it coming'],
  link: 'https://en.wikipedia.org/wiki/Hindsight_bias',
  definition:
    'Believing, once you know how something turned out, that anyone could have seen it coming. The doubts you had at the time fade from memory.',
  neighbors: [
    {
      name: 'Overconfidence Effect',
      tellApart: 'Was the certainty there before the result was known, or did it arrive with the result?',
    },
    {
      name: 'Survivorship Bias',
      tellApart: 'Does the past look easy to foresee, or is a lesson drawn only from the cases that made it through?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Did a known outcome change how the past looks, or did a belief decide which evidence was let in?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Does the event seem to have been likely because it happened, or because similar events come to mind easily?',
    },
    {
      name: 'Dunning-Kruger Effect',
      tellApart:
        'Does the matter look easy because you know how it turned out, or because you know too little about the skill?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For an hour, the coaches of a soccer club in Montevideo argued over who should play in goal, Nicolás or Bruno. Both had been playing well, and Graciela, the club’s president, had no favorite either. Nicolás started and let in four. “It was clear that he wasn’t ready,” Graciela says now. “Coaches who can’t see that should be replaced.”',
    failingStep: 'It was clear that he wasn’t ready',
    why: 'She judges the choice with the score in front of her, and nobody had that before the game. The hour of arguing, and her own lack of a favorite, show that it wasn’t clear then. To blame the coaches, she has to name something they could have known that day.',
  },
  soundWhen:
    '“You could have known” is fair when the sign was there in time and people could act on it. If three inspectors had warned in writing that a bridge was rusting through, the city can be held to that after it cracks.',
  reply:
    'Before the result comes in, write down what you expect and how sure you are. When you judge a past decision, list what was known that day, and use nothing else.',
  evidence:
    'Fischhoff (1975), “Hindsight ≠ Foresight: The Effect of Outcome Knowledge on Judgment under Uncertainty”, Journal of Experimental Psychology: Human Perception and Performance 1. Reliable but modest in size: Guilbault et al. (2004), “A Meta-Analysis of Research on Hindsight Bias”, Basic and Applied Social Psychology 26.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'hindsight-bias-wool-rash',
    slot: 'bias8',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Ines, The tests are in, and little Ronan’s rash comes from wool. I’d planned on a week, but finding out took all summer. Last night I reread my diary from May: “New detergent, strawberries, the cat, his sweater, could be any of them.” The sweater’s right there on the page, so it was plain enough then, even to an amateur like me. How’s life at the clinic? Amara',
    decidingWords: ['could be any of them', 'so it was plain enough then'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'She calls herself “an amateur” to someone who works at a clinic. That’s modesty; no skill is rated too high here, and in May she left the question open.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'A week turned into “all summer,” and the guess was far too rosy. But Amara only mentions it. The conclusion she draws is about what she could see in May.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'In May there were four suspects: “could be any of them.” Only the test makes the sweater stand out on that page, yet she decides that “it was plain enough then.”',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'Rereading the diary looks like a search for support, and she does pounce on the sweater. Still, Amara quotes the detergent, the strawberries and the cat along with it.',
      },
    ],
  },
  {
    id: 'hindsight-bias-two-tips',
    slot: 'bias8',
    form: 'A',
    kind: 'decide',
    genre: 'list',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'In March, four reporters had two tips each. Your prize is for the best choice, by what could be known then:\n– Mabel couldn’t check hers and took the hospital one. It became the year’s big story; now it looks obvious.\n– Rosa took the one closer to home.\n– Leon took the one with records behind it. His caller later backed out.\n– Omar drew straws and struck gold.\nWhat do you do?',
    decidingWords: ['by what could be known then', 'the one with records behind it'],
    options: [
      {
        text: 'Give the prize to Mabel this year.',
        tag: 'go ahead',
        rationale:
          'Of course the hospital tip looks obvious, now that the story has been written. In March, Mabel couldn’t check it, so it looked no better than the other one.',
      },
      {
        text: 'Give the prize to Rosa this year.',
        tag: 'wait',
        rationale:
          'Rosa’s reason was a real one, at least. But “closer to home” tells you how long the drive is, and nothing about how good the tip is.',
      },
      {
        text: 'Give the prize to Leon this year.',
        right: true,
        tag: 'decline',
        rationale:
          'Judged “by what could be known then,” Leon chose best: he took “the one with records behind it.” That his caller “later backed out” takes nothing away from the choice.',
      },
      {
        text: 'Give the prize to Omar this year.',
        tag: 'ask',
        rationale:
          'Striking gold is hard to pass over. Straws can’t tell a good tip from a bad one, though, and Omar’s luck showed only after the draw.',
      },
    ],
    flip: {
      fact: 'In March, Mabel found hospital records that backed her tip, and Leon’s had nothing behind it.',
      makesRight: 'Give the prize to Mabel this year.',
    },
  },
  {
    id: 'hindsight-bias-coffee-shares',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    genre: 'list',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Coffee stocks fell last year, and so did your savings. You’ll pick one adviser to handle the money now; the fees are equal. Of forty January forecasts, this many came true:\n– Koch: thirty-one. He missed coffee and can’t explain it.\n– Gareth: sixteen. He missed it, too, but the five signs he shows you today make the fall look obvious.\n– Mrs. Nwosu: nineteen, coffee included.\n– Imani: twenty-four.\nWhat do you do?',
    decidingWords: ['Of forty January forecasts, this many came true', 'Koch: thirty-one'],
    options: [
      {
        text: 'Hand your savings to Koch for the year.',
        right: true,
        tag: 'compare',
        rationale:
          'The forecasts date from January, before anyone knew the ending: “Koch: thirty-one,” the best of the four. Coffee was one miss, and no story told today outweighs that record.',
      },
      {
        text: 'Hand your savings to Gareth for the year.',
        tag: 'go ahead',
        rationale:
          'Gareth’s five signs are neatly laid out. He lays them out today; in January he missed coffee and twenty-three other things.',
      },
      {
        text: 'Hand your savings to Mrs. Nwosu for the year.',
        tag: 'decline',
        rationale:
          'Coffee is the fall that hurt, and Mrs. Nwosu had it right. It’s one of nineteen hits in forty, while Koch has thirty-one.',
      },
      {
        text: 'Hand your savings to Imani for the year.',
        tag: 'split',
        rationale:
          'With twenty-four hits, Imani beats both the one who saw the fall and the one who explains it. Koch’s thirty-one still tops hers.',
      },
    ],
    flip: {
      fact: 'Thirty-one of Gareth’s January forecasts came true and sixteen of Koch’s.',
      makesRight: 'Hand your savings to Gareth for the year.',
    },
  },
  {
    id: 'hindsight-bias-open-day',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Garden club minutes, June: Only eleven visitors attended the open house on the 9th, since most families were away on the school trip. Vera consulted April’s minutes: “School hasn’t set a date for its trip. Open house set for the 9th. Expecting a crowd.” They could have seen even then, she concluded, that the 9th was wrong. Saturday’s plant sale went better.',
    decidingWords: ['School hasn’t set a date for its trip'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          '“Expecting a crowd” shows that the club was too sure of itself back then. Vera’s verdict is about something else, what could be seen in April.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'That plant sale is fresh in mind, and it’s the last thing noted. It plays no part in Vera’s verdict, which leans on a page from April.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'April’s entry shows what could be known: “School hasn’t set a date for its trip.” Only because she knows of the clash does Vera find that they “could have seen even then.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Going back to the written record is exactly right. The record just doesn’t say what Vera reads into it: in April, the school hadn’t set a date.',
      },
    ],
  },
  {
    id: 'hindsight-bias-open-day-sound',
    kind: 'sound',
    twinOf: 'hindsight-bias-open-day',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Garden club minutes, June: Only eleven visitors attended the open house on the 9th, since most families were away on the school trip. Vera consulted April’s minutes: “School trip’s on the 9th, most families going. Open house set for the 9th. Expecting a crowd.” They could have seen even then, she concluded, that the 9th was wrong. Saturday’s plant sale went better.',
    decidingWords: ['School trip’s on the 9th, most families going'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'They were “expecting a crowd,” which was cocky, given what the minutes said. That was in April; the verdict to judge is Vera’s, and she backs it up.',
      },
      {
        text: 'Recency Bias',
        rationale:
          '“Saturday’s plant sale” is the newest event on the page. It doesn’t color anything, because Vera reasons from a line written two months before.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“They could have seen even then” is how people talk once they know the ending. This time it checks out: the date of the trip was on paper when the club chose.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Looking back can be fair. “School trip’s on the 9th, most families going” was in the minutes when the club picked the same day.',
      },
    ],
  },
  {
    id: 'hindsight-bias-wet-tablet',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Tuan, who repairs tablets, read the maker’s sheet before drying your soaked one: “Warm air rescues about half of them, and so does cold air.” He used warm air, and your photos are gone. Now the tablet’s open, the melted glue is easy to see, and he’s offering to tear up the bill.\n\nHow do you respond?',
    decidingWords: ['Warm air rescues about half of them, and so does cold air', 'the melted glue is easy to see'],
    options: [
      {
        text: 'Accept the offer and pay him nothing.',
        tag: 'go ahead',
        rationale:
          'Melted glue is easy to see, now that the tablet’s open. But Tuan’s sheet gave warm air the same chance as cold.',
      },
      {
        text: 'Offer to pay him half the bill.',
        tag: 'split',
        rationale:
          'Half looks kind, but it treats Tuan as if he’d made half a mistake. On the facts he had, he made none.',
      },
      {
        text: 'Turn the offer down and pay the whole bill.',
        right: true,
        tag: 'decline',
        rationale:
          'All Tuan had to go on was this: “Warm air rescues about half of them, and so does cold air.” Only today is it true that “the melted glue is easy to see.”',
      },
      {
        text: 'Ask another repair shop to judge his work.',
        tag: 'ask',
        rationale:
          'Another shop will see the melted glue and shake its head. What Tuan could know beforehand is on the sheet, and you’ve read it.',
      },
    ],
    flip: {
      fact: 'The maker’s sheet says that cold air rescues nearly all of them and warm air melts the glue.',
      makesRight: 'Accept the offer and pay him nothing.',
    },
  },
  {
    id: 'hindsight-bias-wet-tablet-sound',
    kind: 'decide',
    twinOf: 'hindsight-bias-wet-tablet',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Tuan, who repairs tablets, read the maker’s sheet before drying your soaked one: “Cold air rescues nearly all of them, and warm air melts the glue.” He used warm air, and your photos are gone. Now the tablet’s open, the melted glue is easy to see, and he’s offering to tear up the bill.\n\nHow do you respond?',
    decidingWords: ['read the maker’s sheet', 'warm air melts the glue'],
    options: [
      {
        text: 'Accept the offer and pay him nothing.',
        right: true,
        tag: 'go ahead',
        rationale:
          'It sounds like being wise after the event. But Tuan “read the maker’s sheet” first, and it told him that “warm air melts the glue.”',
      },
      {
        text: 'Offer to pay him half the bill.',
        tag: 'split',
        rationale:
          'Half is generous, and it spares his feelings. But none of this was your doing; Tuan read the warning and went against it.',
      },
      {
        text: 'Turn the offer down and pay the whole bill.',
        tag: 'decline',
        rationale:
          'Paying in full is right for honest bad luck. This wasn’t luck: cold air rescues “nearly all of them,” and Tuan knew that.',
      },
      {
        text: 'Ask another repair shop to judge his work.',
        tag: 'ask',
        rationale:
          'No second opinion is needed. The maker has already answered in one line, “warm air melts the glue,” and Tuan had read it.',
      },
    ],
    flip: {
      fact: 'The maker’s sheet says that warm air and cold air each rescue about half of them.',
      makesRight: 'Turn the offer down and pay the whole bill.',
    },
  },
  {
    id: 'hindsight-bias-radio-tape',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      '“It’s no surprise we won,” Coach Rao told the radio host after the volleyball final. “They’d lost their setter and traveled all night, and our gym is loud, so it was in the cards.” She played back Monday’s interview. “Lost setter, night bus, loud gym,” said the same voice. “Last year’s upset still rings in my ears, but I’m planning for an even match.” He laughed, and they moved on to hockey.',
    decidingWords: ['so it was in the cards', 'I’m planning for an even match'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'It “still rings in my ears,” he says of last year, and vivid memories do bend judgment. On the tape, though, Rao sets it aside for an even match.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'On Monday, with the same three facts in hand, Coach Rao said, “I’m planning for an even match.” Now that the final’s over, they seem to have settled it: “so it was in the cards.”',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          '“I’m planning” is a false lead. No schedule or budget is at stake, and an even match isn’t a rosy forecast for anyone.',
      },
      {
        text: 'No bias here',
        rationale:
          'His three reasons are real, and each one may have mattered. They were just as real on Monday, when the coach added them up and couldn’t pick a winner.',
      },
    ],
  },
]
