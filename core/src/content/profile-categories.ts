import type { ProfileCategories, ProfileCategory } from '../quiz/profiles.ts'

/**
 * The 24 bias-assessment categories (docs/product.md). Most are fed by their own label only; six broad ones also by
 * related labels, so that moderate and high can be reached.
 */
export const BIAS_CATEGORIES: readonly ProfileCategory[] = [
  {
    name: 'Confirmation Bias',
    keywords: ['confirmation'],
    description: 'Evidence for a belief gets a warm welcome; evidence against it has to knock twice.',
    related: ['confirmation-bias', 'in-group-bias', 'anchoring'],
    recommendations: [
      'Before you look anything up, write down what would change your mind.',
      'Read the best case against your view from someone who really holds it.',
      'Ask a person who disagrees with you what you have left out.',
    ],
  },
  {
    name: 'Anchoring',
    keywords: ['anchoring'],
    description: 'The first number people hear pulls their guesses toward it, even when it means nothing.',
    related: ['anchoring', 'framing-effect', 'status-quo-bias'],
    recommendations: [
      'Write down your own estimate before you look at anyone else’s.',
      'When a price or figure is offered, ask what you would have said if you’d never seen it.',
      'Argue for a number well above and one well below the first, then choose.',
    ],
  },
  {
    name: 'Availability Heuristic',
    keywords: ['availability', 'recency', 'negativity', 'survivorship'],
    description:
      'What comes to mind easily feels common: the vivid, the recent, the alarming and the stories that got told.',
    related: ['availability-heuristic', 'recency-bias', 'negativity-bias', 'survivorship-bias'],
    recommendations: [
      'When something feels frequent, look for a count before you act on the feeling.',
      'Ask what you would believe if you hadn’t heard the story this week.',
      'Think of three dull cases for every dramatic one.',
    ],
  },
  {
    name: 'Loss Aversion',
    keywords: ['loss-aversion', 'endowment', 'status-quo'],
    description:
      'Giving something up weighs more than getting the same thing, so people hold on longer than they should.',
    related: ['loss-aversion', 'endowment-effect', 'status-quo-bias'],
    recommendations: [
      'Ask whether you would choose this today if you didn’t already have it.',
      'Write gains and losses side by side in the same unit before you decide.',
      'Before you begin, set the point at which you’ll let go.',
    ],
  },
  {
    name: 'Overconfidence Effect',
    keywords: ['overconfidence', 'dunning-kruger', 'planning-fallacy', 'optimism'],
    description: 'People are surer than their record warrants: of their knowledge, skill, plans or luck.',
    related: ['overconfidence-effect', 'dunning-kruger-effect', 'planning-fallacy', 'optimism-bias'],
    recommendations: [
      'Put a percentage on your predictions and keep score for a month.',
      'Imagine that your plan has failed, and list the reasons.',
      'Find out how people with your experience have done at the same thing.',
    ],
  },
  {
    name: 'Attribution Errors',
    keywords: ['attribution', 'in-group', 'halo'],
    description: 'What people do gets explained by the kind of people they are, and their situation gets overlooked.',
    related: ['fundamental-attribution-error', 'in-group-bias', 'halo-effect'],
    recommendations: [
      'Before you judge, name two things in the situation that would make you act the same way.',
      'Judge one quality at a time instead of the whole person.',
      'Ask how you would explain it if a friend had done it.',
    ],
  },
  {
    name: 'Social Influence',
    keywords: ['social-proof', 'social-influence', 'bandwagon', 'authority', 'in-group'],
    description: 'What others do, say or expect stands in for a reason, above all when people are unsure.',
    related: ['social-proof', 'bandwagon-effect', 'authority-bias', 'in-group-bias'],
    recommendations: [
      'Make up your mind, in writing, before you ask what others think.',
      'Ask what the crowd knows that you don’t, and whether it has checked.',
      'In a meeting, let the most senior person speak last.',
    ],
  },
  {
    name: 'Hindsight Bias',
    keywords: ['hindsight'],
    description: 'Once people know how it ended, it seems that it had to end that way.',
    related: ['hindsight-bias', 'overconfidence-effect'],
    recommendations: [
      'Keep a log of decisions: what you knew, what you expected, how sure you were.',
      'List two other ways it could have turned out, and what you would be saying then.',
      'Judge a decision by what was known when it was made.',
    ],
  },
  {
    name: 'Planning Fallacy',
    keywords: ['planning-fallacy'],
    description: 'People picture a task at its best and forget how the last five actually went.',
    related: ['planning-fallacy', 'optimism-bias', 'base-rate-neglect'],
    recommendations: [
      'Look up how long a similar task really took, and start from there.',
      'Add a 20-50% time buffer to your first estimate.',
      'List two things that could go wrong, and give each of them a day.',
    ],
  },
  {
    name: 'Survivorship Bias',
    keywords: ['survivorship'],
    description:
      'Lessons get drawn from the cases still in sight, and the ones that dropped out along the way get overlooked.',
    related: ['survivorship-bias', 'availability-heuristic', 'base-rate-neglect'],
    recommendations: [
      'Ask who is missing from the room, the list or the chart.',
      'Look for one example that did the same thing and failed.',
      'Treat success stories as questions rather than as instructions.',
    ],
  },
  {
    name: 'Framing Effect',
    keywords: ['framing'],
    description: 'The same facts feel different when they’re worded as a loss instead of a gain.',
    related: ['framing-effect', 'loss-aversion', 'anchoring'],
    recommendations: [
      'Put the choice the other way around before you decide.',
      'Turn percentages into people: one in twenty, nineteen in twenty.',
      'Notice the verb. “Save,” “lose” and “keep” are doing quiet work.',
    ],
  },
  {
    name: 'Halo Effect',
    keywords: ['halo'],
    description: 'One good quality lights up all the others, so a pleasant manner starts to look like skill.',
    related: ['halo-effect', 'authority-bias', 'fundamental-attribution-error'],
    recommendations: [
      'Score separate qualities separately, and do it before you form an overall view.',
      'Judge the work with the name and the face covered.',
      'Ask what you would think of the same act from someone you dislike.',
    ],
  },
  {
    name: 'Status Quo Bias',
    keywords: ['status-quo'],
    description: 'The way things are gets a head start over every alternative, just because it’s already there.',
    related: ['status-quo-bias', 'loss-aversion', 'endowment-effect'],
    recommendations: [
      'Imagine that you already had the alternative. Would you switch back?',
      'Write down what staying put will cost you over a year.',
      'Put a date on the calendar to look at defaults and subscriptions again.',
    ],
  },
  {
    name: 'Dunning-Kruger Effect',
    keywords: ['dunning-kruger', 'dunning'],
    description: 'Beginners lack the very knowledge that would show them how much they’re missing.',
    related: ['dunning-kruger-effect', 'overconfidence-effect'],
    recommendations: [
      'In a new field, ask someone experienced what beginners usually miss.',
      'Test yourself with real problems before you call it easy.',
      'Treat “this is simple” as a sign to read one more chapter.',
    ],
  },
  {
    name: 'In-Group Bias',
    keywords: ['in-group'],
    description: 'People in the same group get the benefit of the doubt; everyone else has to earn it.',
    related: ['in-group-bias', 'fundamental-attribution-error', 'social-proof'],
    recommendations: [
      'Swap the groups in the story and see if your verdict changes.',
      'Set the standard before you know who will be measured by it.',
      'Let someone from outside review the decision.',
    ],
  },
  {
    name: 'Authority Bias',
    keywords: ['authority'],
    description: 'A title, a uniform or a big name makes people set their judgment aside.',
    related: ['authority-bias', 'halo-effect', 'social-proof'],
    recommendations: [
      'Ask whether this is the expert’s own field, and what the evidence is.',
      'Imagine the same words from a newcomer, and judge those.',
      'Look for a second expert who has no stake in the answer.',
    ],
  },
  {
    name: 'Recency Bias',
    keywords: ['recency'],
    description: 'The last thing that happened counts double, and a long record counts for little.',
    related: ['recency-bias', 'availability-heuristic', 'anchoring'],
    recommendations: [
      'Look at the whole series before you look at its last point.',
      'Take notes as you go, so that the early weeks have a voice too.',
      'Ask whether you would have said the same a month ago.',
    ],
  },
  {
    name: 'Negativity Bias',
    keywords: ['negativity'],
    description: 'One bad remark outweighs ten good ones.',
    related: ['negativity-bias', 'loss-aversion', 'availability-heuristic'],
    recommendations: [
      'Count: how many signs were good, how many bad, how many neither?',
      'Wait a day before you act on one piece of bad news.',
      'Write down what went well before you look at what didn’t.',
    ],
  },
  {
    name: 'Optimism Bias',
    keywords: ['optimism'],
    description: 'Bad things happen, but they seem meant for somebody else.',
    related: ['optimism-bias', 'planning-fallacy', 'overconfidence-effect'],
    recommendations: [
      'Look up how often it happens to people like you, and use that number.',
      'Plan for the bad case first, then hope for the good one.',
      'Ask a friend to estimate your chances, and average the two.',
    ],
  },
  {
    name: 'Representativeness Heuristic',
    keywords: ['representativeness', 'base-rate', 'halo'],
    description: 'Whatever looks like the typical case is taken for one, however rare such cases are.',
    related: ['representativeness-heuristic', 'base-rate-neglect', 'halo-effect'],
    recommendations: [
      'Ask how common each possibility is before you ask how well it fits.',
      'Remember that a detailed story is less likely than a plain one.',
      'Think of people who fit the picture and turned out to be something else.',
    ],
  },
  {
    name: 'Base Rate Neglect',
    keywords: ['base-rate'],
    description: 'A striking detail makes people forget how common or rare such things are.',
    related: ['base-rate-neglect', 'representativeness-heuristic', 'availability-heuristic'],
    recommendations: [
      'Start from the share in the whole group, then adjust for the details.',
      'Turn percentages into a thousand imaginary people and count them.',
      'When a test or a hint points to something rare, ask how often it misfires.',
    ],
  },
  {
    name: 'Endowment Effect',
    keywords: ['endowment'],
    description: 'A thing seems worth more to people as soon as it’s theirs.',
    related: ['endowment-effect', 'loss-aversion', 'status-quo-bias'],
    recommendations: [
      'Ask what you’d pay for it today in a store.',
      'Look up what others got for the same thing, not what they asked.',
      'Let somebody else set the price and see how you feel about it.',
    ],
  },
  {
    name: 'Choice Overload',
    keywords: ['choice-overload'],
    description: 'When the menu grows, people put off choosing, or choose and wonder about the rest.',
    related: ['choice-overload', 'status-quo-bias', 'loss-aversion'],
    recommendations: [
      'Decide what is good enough before you look, and take the first that meets it.',
      'Cut the list to three by one rule, then choose among those.',
      'Set a time for the decision that matches what is at stake.',
    ],
  },
  {
    name: 'Bandwagon Effect',
    keywords: ['bandwagon'],
    description: 'The more people join, the better an idea looks, whatever it was worth before.',
    related: ['bandwagon-effect', 'social-proof', 'in-group-bias'],
    recommendations: [
      'Ask what you thought of it before it was popular.',
      'Find out whether the first people to join had a reason, or only company.',
      'Wait a week: fashions fade, reasons stay.',
    ],
  },
]

/**
 * The 10 families of the fallacy assessments (docs/product.md). Some labels feed two families on purpose, and every
 * wrong answer feeds at least one.
 */
export const FALLACY_FAMILIES: readonly ProfileCategory[] = [
  {
    name: 'False Cause',
    keywords: ['false-cause', 'gambler', 'texas-sharpshooter', 'composition'],
    description: 'These arguments find causes and patterns in what may be timing, luck or hand-picked cases.',
    related: ['false-cause', 'gamblers-fallacy', 'texas-sharpshooter', 'composition-division'],
    recommendations: [
      'When one thing follows another, ask what else changed at the same time.',
      'Ask whether the pattern was predicted or found afterward.',
      'Look for cases with the cause and no effect, and with the effect and no cause.',
    ],
  },
  {
    name: 'Straw Man',
    keywords: ['straw-man', 'strawman', 'fallacy-fallacy', 'ambiguity'],
    description: 'These arguments answer something close to what was said, but not what was said.',
    related: ['straw-man', 'fallacy-fallacy', 'ambiguity'],
    recommendations: [
      'Say the other side’s claim back in words they would accept.',
      'Check that a key word means the same at the end as at the beginning.',
      'Remember that a badly argued claim can still be true.',
    ],
  },
  {
    name: 'False Dilemma',
    keywords: ['black-or-white', 'false-dilemma', 'middle-ground', 'loaded-question'],
    description: 'These arguments fix the choices before anyone has had a look at them.',
    related: ['black-or-white', 'middle-ground', 'loaded-question'],
    recommendations: [
      'When you are given two choices, write down a third.',
      'Ask what a question takes for granted before you answer it.',
      'Don’t split the difference until you know what each side’s case is worth.',
    ],
  },
  {
    name: 'Appeal to Authority',
    keywords: ['appeal-to-authority', 'genetic'],
    description: 'These arguments point to who said it, or where it came from, instead of giving reasons.',
    related: ['appeal-to-authority', 'genetic-fallacy'],
    recommendations: [
      'Ask whether the expert is speaking about their own field, and whether others in it agree.',
      'Cover the source and read the reasons alone.',
      'Ask whether the idea is true, wherever it came from.',
    ],
  },
  {
    name: 'Ad Hominem',
    keywords: ['ad-hominem', 'tu-quoque', 'genetic'],
    description: 'These arguments turn from the claim to the person who makes it.',
    related: ['ad-hominem', 'tu-quoque', 'genetic-fallacy'],
    recommendations: [
      'Imagine the same claim from someone you admire. Is it any weaker now?',
      'Separate “they don’t live by it” from “it’s false.”',
      'Answer the argument first; the person can wait.',
    ],
  },
  {
    name: 'Bandwagon',
    keywords: ['bandwagon', 'appeal-to-emotion'],
    description: 'These arguments offer company or a feeling where a reason should be.',
    related: ['bandwagon', 'appeal-to-emotion'],
    recommendations: [
      'Ask how all those people came to believe it.',
      'Name the feeling an argument gives you, then ask what is left without it.',
      'When you’re stirred up, sleep on it before you decide.',
    ],
  },
  {
    name: 'Slippery Slope',
    keywords: ['slippery-slope', 'appeal-to-emotion'],
    description: 'These arguments frighten people with a last step and hurry them past the ones in between.',
    related: ['slippery-slope', 'appeal-to-emotion'],
    recommendations: [
      'Write out every step, and ask how likely each one is by itself.',
      'Look for a place where you could stop, and for people who did.',
      'Ask what happened where that first step was already taken.',
    ],
  },
  {
    name: 'Appeal to Nature',
    keywords: ['appeal-to-nature'],
    description: 'These arguments let “natural” mean “good.”',
    related: ['appeal-to-nature'],
    recommendations: [
      'Swap “natural” for “found in the wild” and read the sentence again.',
      'Think of one natural thing that harms and one artificial thing that helps.',
      'Ask for the effect itself: tested how, on whom, compared with what?',
    ],
  },
  {
    name: 'Burden of Proof',
    keywords: [
      'burden-of-proof',
      'personal-incredulity',
      'begging-the-question',
      'special-pleading',
      'no-true-scotsman',
    ],
    description: 'These arguments ask to be believed until someone else shows otherwise.',
    related: [
      'burden-of-proof',
      'personal-incredulity',
      'begging-the-question',
      'special-pleading',
      'no-true-scotsman',
    ],
    recommendations: [
      'Ask who is making the claim, and what they have brought to support it.',
      'Check whether the conclusion is hidden among the reasons.',
      'When an exception is asked for, ask why it shouldn’t hold for others too.',
    ],
  },
  {
    name: 'Survivorship Bias',
    keywords: ['survivorship', 'anecdotal', 'texas-sharpshooter'],
    description: 'These arguments let a few cases that happened to be picked speak for all the ones that weren’t.',
    related: ['anecdotal', 'texas-sharpshooter'],
    recommendations: [
      'Ask how many cases there were in all, and how these were chosen.',
      'Look for the people whose story nobody tells.',
      'Let one example raise a question, not settle it.',
    ],
  },
]

/** The categories each kind of assessment reads from wrong answers. */
export const PROFILE_CATEGORIES: ProfileCategories = { bias: BIAS_CATEGORIES, fallacy: FALLACY_FAMILIES }
