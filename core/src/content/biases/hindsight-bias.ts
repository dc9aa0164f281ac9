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
  neighbours: [
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
    difficulty: 'medium',
    scenario:
      'Dear Ines, The tests are in, and Ronan’s rash comes from wool; I’d planned on a week, and finding out took us all summer. Last night I reread my diary from May: “New detergent, strawberries, the cat, his sweater, could be any of them.” The sweater’s right there on the page, so it was plain enough then, even to an amateur like me. How’s life at the clinic? Amara',
    decidingWords: ['could be any of them', 'so it was plain enough then'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'She calls herself “an amateur” to a sister who works in a clinic. That’s modesty; no skill is rated too high here, and in May she left the question open.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'A week turned into “all summer,” and that guess was far too rosy. But Amara only mentions it. The conclusion she draws is about what she could see in May.',
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
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'In March, Leon had two tips and time for one. Neither caller could be checked, and the newsroom, you included, saw no reason to prefer one over the other. He chose the school cafeteria, which led nowhere; the hospital tip became a competitor’s story of the year. Reading both today, you’d swear the hospital one glows. The publisher suggests a reprimand.\n\nWhat do you do as Leon’s editor?',
    decidingWords: ['saw no reason to prefer one over the other', 'you’d swear the hospital one glows'],
    options: [
      {
        text: 'Write a reprimand about his choice of tips.',
        tag: 'go ahead',
        rationale:
          'The hospital tip glows today because you know how it ended. In March it didn’t glow for Leon, or for anyone else who read it.',
      },
      {
        text: 'Write a milder note about both of the tips.',
        tag: 'split',
        rationale:
          'A milder note sounds like a fair middle. It still needs something Leon missed, and “you included” means that you missed it, too.',
      },
      {
        text: 'Refuse to put anything in writing about the tips.',
        right: true,
        tag: 'decline',
        rationale:
          'In March the newsroom “saw no reason to prefer one over the other.” That “you’d swear the hospital one glows” now comes from knowing the ending.',
      },
      {
        text: 'Ask the newsroom which tip seems stronger to them now.',
        tag: 'ask',
        rationale:
          'Asking around has an open-minded look. But Leon’s colleagues know the ending as well as you do, so they’ll see the same glow.',
      },
    ],
    flip: {
      fact: 'In March, a deputy showed Leon hospital records that backed up the second caller, and he set them aside.',
      makesRight: 'Write a reprimand about his choice of tips.',
    },
  },
  {
    id: 'hindsight-bias-coffee-shares',
    slot: 'bias8',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Coffee shares fell last year, and your savings fell with them. Your two advisers charge the same and have equal records; neither one predicted it. Gareth now lists five January signs that pointed down and says it was obvious. Mrs. Nwosu hands you her own January memo, which lists those five, plus five that pointed up, and concludes that she can’t tell. Your contract with both ends today.\n\nWhat do you do?',
    decidingWords: [
      'neither one predicted it',
      'those five, plus five that pointed up, and concludes that she can’t tell',
    ],
    options: [
      {
        text: 'Renew with Mrs. Nwosu and let Gareth go.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Her memo, from January, holds “those five, plus five that pointed up, and concludes that she can’t tell.” That’s how it really looked. Gareth’s clear story arrived after the fall.',
      },
      {
        text: 'Renew with Gareth and let Mrs. Nwosu go.',
        tag: 'compare',
        rationale:
          'Five signs and a clean story inspire trust. Gareth had all of January to act on them and didn’t; explaining afterward is the easy part.',
      },
      {
        text: 'Renew with both and split your savings evenly.',
        tag: 'split',
        rationale:
          'Hedging between two advisers can be wise. Here Mrs. Nwosu kept an honest record and Gareth rewrote his, so half goes to the wrong desk.',
      },
      {
        text: 'Turn both down and look for another adviser.',
        tag: 'decline',
        rationale:
          'Losing money makes leaving feel right. But nothing was obvious in January, as Mrs. Nwosu’s ten signs show, and missing the fall is no black mark.',
      },
    ],
    flip: {
      fact: 'Gareth’s five signs stand in a dated letter that he sent you in January, with the advice to sell.',
      makesRight: 'Renew with Gareth and let Mrs. Nwosu go.',
    },
  },
  {
    id: 'hindsight-bias-open-day',
    kind: 'spot',
    genre: 'minutes',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Garden club minutes, June: Eleven visitors attended the open house on the 9th, since most families were away on the school trip. Vera consulted April’s minutes: “School hasn’t dated its trip. Open house on the 9th? Expecting a crowd.” It was obvious even then, she concluded, that the 9th was wrong. Saturday’s plant sale went better.',
    decidingWords: ['School hasn’t dated its trip'],
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
          'April’s entry shows what could be known: “School hasn’t dated its trip.” The trouble came later, and with that in mind Vera says, “It was obvious even then.”',
      },
      {
        text: 'No bias here',
        rationale:
          'Going back to the written record is exactly right. The record just doesn’t say what Vera reads in it: in April the school “hasn’t dated its trip.”',
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
      'Garden club minutes, June: Eleven visitors attended the open house on the 9th, since most families were away on the school trip. Vera consulted April’s minutes: “School trip’s on the 9th, most families going. Open house on the 9th? Expecting a crowd.” It was obvious even then, she concluded, that the 9th was wrong. Saturday’s plant sale went better.',
    decidingWords: ['School trip’s on the 9th, most families going'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'They were “expecting a crowd,” which was cocky, given what stood in the minutes. That was in April; the verdict to judge is Vera’s, and she backs it up.',
      },
      {
        text: 'Recency Bias',
        rationale:
          '“Saturday’s plant sale” is the newest event on the page. It doesn’t color anything, because Vera reasons from a line written two months before.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“It was obvious even then” is how people talk once they know the ending. This time it checks out: the date of the trip was on paper when the club chose.',
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
    difficulty: 'easy',
    scenario:
      'Tuan, who repairs tablets, read the maker’s sheet before drying yours: “Warm air rescues about half of them, and so does cold air.” He used warm air, and your photos are gone. Now the tablet’s open, the melted glue is easy to see, and he’s offering to tear up the bill.\n\nHow do you respond?',
    decidingWords: ['Warm air rescues about half of them, and so does cold air', 'the melted glue is easy to see'],
    options: [
      {
        text: 'Accept the offer and pay him nothing.',
        tag: 'go ahead',
        rationale:
          'Melted glue is easy to see, now that the thing lies open. Tuan’s sheet gave warm air the same chance as cold.',
      },
      {
        text: 'Offer to pay him half the bill.',
        tag: 'split',
        rationale:
          'Half has a kindly look, but it charges Tuan for half of a mistake. On the facts he had, he didn’t make one.',
      },
      {
        text: 'Turn the offer down and pay the whole bill.',
        right: true,
        tag: 'decline',
        rationale:
          'All Tuan had to go on was this: “Warm air rescues about half of them, and so does cold air.” That “the melted glue is easy to see” today was hidden then.',
      },
      {
        text: 'Ask another repair shop to judge his work.',
        tag: 'ask',
        rationale:
          'Another shop will see the melted glue and shake its head. What Tuan could know beforehand is in the sheet, and you’ve read it.',
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
      'Tuan, who repairs tablets, read the maker’s sheet before drying yours: “Cold air rescues nearly all of them, and warm air melts the glue.” He used warm air, and your photos are gone. Now the tablet’s open, the melted glue is easy to see, and he’s offering to tear up the bill.\n\nHow do you respond?',
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
          'Generous, and it spares his feelings. But nothing in the story is half your doing; Tuan read the warning and went against it.',
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
      '“It’s no surprise,” Mr. Rao told the radio host after the volleyball final. “They’d lost their setter and traveled all night, and our gym is loud, so you could read the result from that.” She played Monday’s interview. “Lost setter, night bus, loud gym,” said the same voice. “Last year’s upset still rings in my ears, but I’m planning for an even match.” He laughed, and they moved on to hockey.',
    decidingWords: ['so you could read the result from that', 'I’m planning for an even match'],
    options: [
      {
        text: 'Availability Heuristic',
        rationale:
          'It “still rings in my ears,” he says of last year, and vivid memories do bend judgment. On the tape, though, Mr. Rao sets it aside for an even match.',
      },
      {
        text: 'Hindsight Bias',
        right: true,
        rationale:
          'On Monday, with the same three facts in hand, Mr. Rao said, “I’m planning for an even match.” Since the final they seem to say more: “you could read the result from that.”',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          '“I’m planning” is a false lead. No schedule or budget is at stake, and an even match isn’t a rosy forecast for anyone.',
      },
      {
        text: 'No bias here',
        rationale:
          'His three reasons are real, and each one may have mattered. They were just as real on Monday, when Mr. Rao added them up and couldn’t pick a winner.',
      },
    ],
  },
]
