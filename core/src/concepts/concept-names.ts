/** The 24 fallacies in slot order: the Nth is asked in `fallacyN` and `qN`. The first 12 here and below are the common ones. */
export const FALLACY_NAMES = [
  'Straw Man',
  'False Cause',
  'Ad Hominem',
  'Slippery Slope',
  'Appeal to Authority',
  'Black-or-White',
  'Bandwagon',
  'Appeal to Nature',
  'Anecdotal',
  'Appeal to Emotion',
  'Tu Quoque',
  'Burden of Proof',
  'Fallacy Fallacy',
  'Personal Incredulity',
  'Special Pleading',
  'Loaded Question',
  'Ambiguity',
  "Gambler's Fallacy",
  'Composition/Division',
  'No True Scotsman',
  'Genetic Fallacy',
  'Begging the Question',
  'Texas Sharpshooter',
  'Middle Ground',
] as const
type FallacyName = (typeof FALLACY_NAMES)[number]

/** The 24 biases in the order of their slots, `bias1` to `bias24`. */
export const BIAS_NAMES = [
  'Confirmation Bias',
  'Anchoring',
  'Availability Heuristic',
  'Loss Aversion',
  'Overconfidence Effect',
  'Fundamental Attribution Error',
  'Social Proof',
  'Hindsight Bias',
  'Planning Fallacy',
  'Survivorship Bias',
  'Framing Effect',
  'Halo Effect',
  'Status Quo Bias',
  'Dunning-Kruger Effect',
  'In-Group Bias',
  'Authority Bias',
  'Recency Bias',
  'Negativity Bias',
  'Optimism Bias',
  'Representativeness Heuristic',
  'Base Rate Neglect',
  'Endowment Effect',
  'Choice Overload',
  'Bandwagon Effect',
] as const
type BiasName = (typeof BIAS_NAMES)[number]

/** One of the 48 names; a concept’s id is made from it. */
export type ConceptName = FallacyName | BiasName
/** The 48 names, fallacies first, each half in the order of its slots. */
export const CONCEPT_NAMES: readonly ConceptName[] = [...FALLACY_NAMES, ...BIAS_NAMES]

const KNOWN_NAMES: ReadonlySet<string | undefined> = new Set(CONCEPT_NAMES)

/** Is the label a concept's name? Other labels are kept, but count toward no achievement. */
export function isConceptName(label: string | undefined): label is ConceptName {
  return KNOWN_NAMES.has(label)
}

/** A label in lower case with hyphens: `Composition/Division` becomes `composition-division`. */
export function kebabCase(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The id made from a name: “Gambler's Fallacy” becomes `gamblers-fallacy`. */
export function conceptId(name: ConceptName): string {
  return kebabCase(name)
}

/** The concept with an id; null for any other text, such as the `no-flaw` of a good argument. */
export function conceptWithId(id: string): ConceptName | null {
  return CONCEPT_NAMES.find((name) => conceptId(name) === id) ?? null
}

/** Is it one of the 24 biases? The other 24 concepts are fallacies. */
export function isBias(name: ConceptName): name is BiasName {
  return BIAS_NAMES.some((bias) => bias === name)
}
