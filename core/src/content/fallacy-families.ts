import type { ProfileCategory } from '../quiz/profiles.ts'

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
