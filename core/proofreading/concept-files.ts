import {
  BIAS_NAMES,
  CONCEPT_NAMES,
  type ConceptName,
  conceptId,
  isBias,
  kebabCase,
} from '../src/concepts/concept-names.ts'
import type { BankEntry } from '../src/content/bank.ts'
import { editDistance } from './edit-distance.ts'

export function conceptFile(name: ConceptName): string {
  return `${isBias(name) ? 'biases' : 'fallacies'}/${conceptId(name)}.ts`
}

/** Loads one concept's file only, so that a half-written one elsewhere stops nobody. */
export async function loadConcept(name: ConceptName): Promise<BankEntry> {
  return import(new URL(`../src/content/${conceptFile(name)}`, import.meta.url).href)
}

/** The concepts named on the command line, by name, id, file or part of an id; all of them when none is named. */
export function conceptsMeant(words: readonly string[]): { found: ConceptName[]; unknown: string[] } {
  if (words.length === 0) return { found: [...CONCEPT_NAMES], unknown: [] }
  const found: ConceptName[] = []
  const unknown: string[] = []
  for (const word of words) {
    const wanted = kebabCase(word.replace(/^.*\//, '').replace(/\.ts$/, ''))
    if (wanted === 'biases' || wanted === 'fallacies') {
      found.push(...CONCEPT_NAMES.filter((name) => isBias(name) === (wanted === 'biases')))
      continue
    }
    const exact = CONCEPT_NAMES.filter((name) => conceptId(name) === wanted)
    const holding = CONCEPT_NAMES.filter((name) => conceptId(name).includes(wanted))
    found.push(...(exact.length > 0 ? exact : holding))
    if (holding.length === 0) unknown.push(`There is no concept “${word}”. Did you mean ${nearestId(wanted)}?`)
  }
  return { found: [...new Set(found)], unknown }
}

function nearestId(wanted: string): string {
  const ids = [...CONCEPT_NAMES, ...BIAS_NAMES].map((name) => conceptId(name))
  const distances = ids.map((id) => ({
    id,
    distance: editDistance([...wanted], [...id]),
  }))
  return distances.sort((one, other) => one.distance - other.distance)[0]?.id ?? ''
}
