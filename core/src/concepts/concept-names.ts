import {
  CONCEPTS,
  type ConceptId,
  type IdentifiedQuestion,
  type ItemType,
  NO_FLAW,
  type Question,
} from '../vocabulary.ts'
import { isConceptId } from './concepts.ts'

/** The names of the 48 concepts in English. Rules use ids; only screens and replies contain names. */
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

/** The label of an item: a concept's name, or a label from outside the catalog as it came. */
export function itemLabel(item: string): string {
  return isConceptId(item) ? CONCEPT_NAMES[item] : item
}

/** The item that the API calls by this label: a concept for its name, any other label unchanged. */
export function itemOfLabel(label: string): string {
  return BY_NAME.get(label) ?? label
}

/** A concept with everything that a label may call it: its id, its name, or another name. */
export type NamedConcept = { id: ConceptId; name: string; aliases: readonly string[] }

/** Looks up the concept that a label means; null for a label outside the catalog. */
export type FindConcept<Entry extends NamedConcept = NamedConcept> = (label: string) => Entry | null

/** Labels with equal keys mean the same concept: only letters and digits count, in any case. */
function lookupKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A catalog lookup by id, name, alias, or hyphenated form. */
export function conceptFinder<Entry extends NamedConcept>(concepts: readonly Entry[]): FindConcept<Entry> {
  const found = new Map<string, Entry>()
  for (const concept of concepts) {
    const { id, name, aliases } = concept
    // Most labels match exactly, so they need no key.
    for (const label of [id, name, ...aliases]) found.set(label, concept).set(lookupKey(label), concept)
  }
  return (label) => found.get(label) ?? found.get(lookupKey(label)) ?? null
}

/** A lookup by id and name alone, where the catalog with its other names is not at hand. */
export const findByName: FindConcept = conceptFinder(
  CONCEPTS.map((id) => ({ id, name: CONCEPT_NAMES[id], aliases: [] })),
)

/** A choice as the subject of a sentence: a concept's name, or 'Good arguments' where nothing was wrong. */
export function choiceName(choice: ConceptId | typeof NO_FLAW): string {
  return choice === NO_FLAW ? 'Good arguments' : CONCEPT_NAMES[choice]
}

/** The meaning of an option's label: a concept, or that nothing is wrong; null for an act and for an unknown label. */
export function meaningOfLabel(label: string, findConcept: FindConcept): ConceptId | typeof NO_FLAW | null {
  if (label === NO_FLAW || Object.values(NO_FLAW_LABELS).includes(label)) return NO_FLAW
  return findConcept(label)?.id ?? null
}

const KEPT_LABEL = 100

/** A label outside the catalog as stored: cut and trimmed, so storing it again changes nothing. */
export function keptLabel(label: string): string {
  // By code points, so no character is cut in half. The cut may leave a space at the end.
  return [...label.trim()].slice(0, KEPT_LABEL).join('').trim()
}

/** A question known only by its words, such as an older page's: its concept and options as their labels say. */
export function identifiedByLabels(question: Question, findConcept: FindConcept): IdentifiedQuestion {
  const { fallacyType, options } = question
  const meanings = options.map((text) => meaningOfLabel(text, findConcept))
  return { ...question, concept: findConcept(fallacyType)?.id ?? keptLabel(fallacyType), meanings }
}
