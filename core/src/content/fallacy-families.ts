import type { ProfileCategory } from '../quiz/profiles.ts'

/**
 * The 10 families of the fallacy assessments (docs/product.md). Some labels feed two families on purpose, and every
 * wrong answer feeds at least one.
 */
export const FALLACY_FAMILIES: readonly ProfileCategory[] = [
  {
    name: 'False Cause',
    keywords: ['false cause', 'gambler', 'texas sharpshooter', 'composition'],
    description:
      'Arguments get past you when they find causes and patterns in what may be sequence, chance or selection.',
    related: ['False Cause', "Gambler's Fallacy", 'Texas Sharpshooter', 'Composition/Division'],
    recommendations: [
      'When one thing follows another, ask what else changed at the same time.',
      'Ask whether the pattern was predicted, or found after looking.',
      'Look for cases with the cause and no effect, and with the effect and no cause.',
    ],
  },
  {
    name: 'Straw Man',
    keywords: ['straw man', 'strawman', 'fallacy fallacy', 'ambiguity'],
    description: 'Arguments get past you when they answer something close to what was said, but not what was said.',
    related: ['Straw Man', 'Fallacy Fallacy', 'Ambiguity'],
    recommendations: [
      'Say the other side’s claim back in words its owner would accept.',
      'Check that a key word means the same at the end as at the beginning.',
      'Remember that a badly argued claim can still be true.',
    ],
  },
  {
    name: 'False Dilemma',
    keywords: ['black-or-white', 'false dilemma', 'middle ground', 'loaded question'],
    description: 'Arguments get past you when they fix the choices before you have had a look at them.',
    related: ['Black-or-White', 'Middle Ground', 'Loaded Question'],
    recommendations: [
      'When you are given two choices, write down a third.',
      'Ask what a question takes for granted before you answer it.',
      'Do not split the difference until you know what each side’s case is worth.',
    ],
  },
  {
    name: 'Appeal to Authority',
    keywords: ['appeal to authority', 'genetic'],
    description: 'Arguments get past you when they point at who said it, or where it came from, in place of reasons.',
    related: ['Appeal to Authority', 'Genetic Fallacy'],
    recommendations: [
      'Ask whether the expert is speaking about their own field, and whether others in it agree.',
      'Cover the source and read the reasons alone.',
      'Keep where an idea came from apart from whether it is true.',
    ],
  },
  {
    name: 'Ad Hominem',
    keywords: ['ad hominem', 'tu quoque', 'genetic'],
    description: 'Arguments get past you when they turn from the claim to the person who makes it.',
    related: ['Ad Hominem', 'Tu Quoque', 'Genetic Fallacy'],
    recommendations: [
      'Imagine the same claim from someone you admire. Is it any weaker now?',
      'Separate “they do not live by it” from “it is false”.',
      'Answer the argument first; the person can wait.',
    ],
  },
  {
    name: 'Bandwagon',
    keywords: ['bandwagon', 'appeal to emotion'],
    description: 'Arguments get past you when they offer company or a feeling where a reason should be.',
    related: ['Bandwagon', 'Appeal to Emotion'],
    recommendations: [
      'Ask how all those people came to believe it.',
      'Name the feeling an argument gives you, then ask what is left without it.',
      'Sleep on whatever has to be decided while you are stirred up.',
    ],
  },
  {
    name: 'Slippery Slope',
    keywords: ['slippery slope', 'appeal to emotion'],
    description: 'Arguments get past you when they frighten you with a last step and hurry you past the ones between.',
    related: ['Slippery Slope', 'Appeal to Emotion'],
    recommendations: [
      'Write out every step, and ask how likely each one is by itself.',
      'Look for a place where one could stop, and for people who did.',
      'Ask what has happened where the first step was taken already.',
    ],
  },
  {
    name: 'Appeal to Nature',
    keywords: ['appeal to nature'],
    description: 'Arguments get past you when “natural” is allowed to mean “good”.',
    related: ['Appeal to Nature'],
    recommendations: [
      'Replace “natural” by “found in the wild” and read the sentence again.',
      'Think of one natural thing that harms and one artificial thing that helps.',
      'Ask for the effect itself: tested how, on whom, compared with what?',
    ],
  },
  {
    name: 'Burden of Proof',
    keywords: [
      'burden of proof',
      'personal incredulity',
      'begging the question',
      'special pleading',
      'no true scotsman',
    ],
    description: 'Arguments get past you when they ask to be believed until someone else shows otherwise.',
    related: [
      'Burden of Proof',
      'Personal Incredulity',
      'Begging the Question',
      'Special Pleading',
      'No True Scotsman',
    ],
    recommendations: [
      'Ask who is making the claim, and what they have brought to support it.',
      'Check whether the conclusion is hidden among the reasons.',
      'When an exception is asked for, ask why it should not hold for others too.',
    ],
  },
  {
    name: 'Survivorship Bias',
    keywords: ['survivorship', 'anecdotal', 'texas sharpshooter'],
    description:
      'Arguments get past you when a few cases that happened to be picked speak for all the ones that were not.',
    related: ['Anecdotal', 'Texas Sharpshooter'],
    recommendations: [
      'Ask how many cases there were in all, and how these were chosen.',
      'Look for the people whose story nobody tells.',
      'Let one example start a question, not finish it.',
    ],
  },
]
