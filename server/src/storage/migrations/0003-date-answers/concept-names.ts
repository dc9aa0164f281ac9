/** Every concept's name in this version, and after it the aliases that led to it. */
const CONCEPTS: readonly (readonly [name: string, ...aliases: string[]])[] = [
  ['Straw Man', 'Strawman'],
  ['False Cause', 'Post Hoc', 'Questionable Cause', 'Correlation Is Not Causation'],
  ['Ad Hominem', 'Personal Attack', 'Attacking the Person'],
  ['Slippery Slope', 'Domino Fallacy', 'Thin End of the Wedge'],
  ['Appeal to Authority', 'Argument from Authority', 'Appeal to False Authority'],
  ['Black-or-White', 'False Dilemma', 'False Dichotomy', 'Either-Or Fallacy'],
  ['Bandwagon', 'Appeal to Popularity', 'Ad Populum'],
  ['Appeal to Nature', 'Argument from Nature'],
  ['Anecdotal', 'Anecdotal Evidence', 'Anecdotal Fallacy'],
  ['Appeal to Emotion', 'Emotional Appeal', 'Argument from Emotion'],
  ['Tu Quoque', 'Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  ['Burden of Proof', 'Shifting the Burden of Proof', 'Argument from Ignorance', 'Appeal to Ignorance'],
  ['Fallacy Fallacy', 'Argument from Fallacy', 'Fallacist’s Fallacy', 'Bad Reasons Fallacy'],
  ['Personal Incredulity', 'Argument from Incredulity', 'Appeal to Incredulity'],
  ['Special Pleading', 'Double Standard'],
  ['Loaded Question', 'Complex Question', 'Fallacy of Many Questions'],
  ['Ambiguity', 'Equivocation', 'Double Meaning'],
  ["Gambler's Fallacy", 'Monte Carlo Fallacy'],
  ['Composition/Division', 'Fallacy of Composition', 'Fallacy of Division'],
  ['No True Scotsman', 'Appeal to Purity'],
  ['Genetic Fallacy', 'Fallacy of Origins'],
  ['Begging the Question', 'Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  ['Texas Sharpshooter', 'Texas Sharpshooter Fallacy', 'Cherry Picking'],
  ['Middle Ground', 'Argument to Moderation', 'False Compromise'],
  ['Confirmation Bias', 'Confirmatory Bias', 'Myside Bias'],
  ['Anchoring', 'Anchoring Bias', 'Anchoring Effect'],
  ['Availability Heuristic', 'Availability Bias'],
  ['Loss Aversion'],
  ['Overconfidence Effect', 'Overconfidence Bias'],
  ['Fundamental Attribution Error', 'Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  ['Social Proof', 'Social Influence'],
  ['Hindsight Bias', 'Knew-It-All-Along Effect'],
  ['Planning Fallacy'],
  ['Survivorship Bias', 'Survivor Bias'],
  ['Framing Effect', 'Framing Bias'],
  ['Halo Effect', 'Halo Error'],
  ['Status Quo Bias'],
  ['Dunning-Kruger Effect', 'Dunning–Kruger'],
  ['In-Group Bias', 'In-Group Favoritism', 'Ingroup Bias'],
  ['Authority Bias'],
  ['Recency Bias', 'Recency Effect'],
  ['Negativity Bias', 'Negativity Effect'],
  ['Optimism Bias', 'Unrealistic Optimism'],
  ['Representativeness Heuristic', 'Representativeness Bias'],
  ['Base Rate Neglect', 'Base Rate Fallacy', 'Base Rate Bias'],
  ['Endowment Effect', 'Mere Ownership Effect', 'Divestiture Aversion'],
  ['Choice Overload', 'Overchoice', 'Paradox of Choice'],
  ['Bandwagon Effect'],
]

const LONGEST_LABEL = 100

const names = new Map<string, string>()
for (const [name, ...aliases] of CONCEPTS) {
  for (const label of [name, ...aliases]) names.set(label, name).set(lookupKey(label), name)
}

/** The name of the concept that a label meant; any other label as it was kept: trimmed, and cut by code points. */
export function recordedName(label: string): string {
  return names.get(label) ?? names.get(lookupKey(label)) ?? [...label.trim()].slice(0, LONGEST_LABEL).join('')
}

/** Labels with equal keys meant the same concept: only letters and digits counted, in any case. */
function lookupKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
