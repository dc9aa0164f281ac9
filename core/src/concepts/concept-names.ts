import { CONCEPTS, type ConceptId, type ItemType } from '../vocabulary.ts'
import { isConceptId } from './concepts.ts'

/** The names of the 48 concepts as people read them. Rules never look at a name; screens and replies write it. */
export const CONCEPT_NAMES: Readonly<Record<ConceptId, string>> = {
  'straw-man': 'Straw Man',
  'false-cause': 'False Cause',
  'ad-hominem': 'Ad Hominem',
  'slippery-slope': 'Slippery Slope',
  'appeal-to-authority': 'Appeal to Authority',
  'black-or-white': 'Black-or-White',
  bandwagon: 'Bandwagon',
  'appeal-to-nature': 'Appeal to Nature',
  anecdotal: 'Anecdotal',
  'appeal-to-emotion': 'Appeal to Emotion',
  'tu-quoque': 'Tu Quoque',
  'burden-of-proof': 'Burden of Proof',
  'fallacy-fallacy': 'Fallacy Fallacy',
  'personal-incredulity': 'Personal Incredulity',
  'special-pleading': 'Special Pleading',
  'loaded-question': 'Loaded Question',
  ambiguity: 'Ambiguity',
  'gamblers-fallacy': "Gambler's Fallacy",
  'composition-division': 'Composition/Division',
  'no-true-scotsman': 'No True Scotsman',
  'genetic-fallacy': 'Genetic Fallacy',
  'begging-the-question': 'Begging the Question',
  'texas-sharpshooter': 'Texas Sharpshooter',
  'middle-ground': 'Middle Ground',
  'confirmation-bias': 'Confirmation Bias',
  anchoring: 'Anchoring',
  'availability-heuristic': 'Availability Heuristic',
  'loss-aversion': 'Loss Aversion',
  'overconfidence-effect': 'Overconfidence Effect',
  'fundamental-attribution-error': 'Fundamental Attribution Error',
  'social-proof': 'Social Proof',
  'hindsight-bias': 'Hindsight Bias',
  'planning-fallacy': 'Planning Fallacy',
  'survivorship-bias': 'Survivorship Bias',
  'framing-effect': 'Framing Effect',
  'halo-effect': 'Halo Effect',
  'status-quo-bias': 'Status Quo Bias',
  'dunning-kruger-effect': 'Dunning-Kruger Effect',
  'in-group-bias': 'In-Group Bias',
  'authority-bias': 'Authority Bias',
  'recency-bias': 'Recency Bias',
  'negativity-bias': 'Negativity Bias',
  'optimism-bias': 'Optimism Bias',
  'representativeness-heuristic': 'Representativeness Heuristic',
  'base-rate-neglect': 'Base Rate Neglect',
  'endowment-effect': 'Endowment Effect',
  'choice-overload': 'Choice Overload',
  'bandwagon-effect': 'Bandwagon Effect',
}

/** The option that says nothing is wrong, offered in practice whenever a flaw is to be named, never in a quiz. */
export const NO_FLAW_LABELS: Readonly<Record<ItemType, string>> = { fallacy: 'No fallacy here', bias: 'No bias here' }

const BY_NAME: ReadonlyMap<string, ConceptId> = new Map(CONCEPTS.map((concept) => [CONCEPT_NAMES[concept], concept]))

/** What an item is called: a concept by its name, a label from outside the catalog as it came. */
export function itemLabel(item: string): string {
  return isConceptId(item) ? CONCEPT_NAMES[item] : item
}

/** The item that the API calls by this label: a concept for its name, any other label unchanged. */
export function itemOfLabel(label: string): string {
  return BY_NAME.get(label) ?? label
}

/** A text in lower case with hyphens: “Composition/Division” becomes `composition-division`. */
export function kebabCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
