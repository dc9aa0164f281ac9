import { kebabCase } from '../src/concepts/concept-names.ts'
import { CONCEPTS_OF, isBias } from '../src/concepts/concepts.ts'
import { type BankEntry, entryInWords } from '../src/content/authoring.ts'
import { CONCEPTS, type ConceptId } from '../src/vocabulary.ts'
import { editDistance } from './edit-distance.ts'

export function conceptFile(concept: ConceptId): string {
  return `${isBias(concept) ? 'biases' : 'fallacies'}/${concept}.ts`
}

/** Loads one concept's file only, so that a half-written one elsewhere stops nobody. */
export async function loadConcept(concept: ConceptId): Promise<BankEntry> {
  return entryInWords(await import(new URL(`../src/content/${conceptFile(concept)}`, import.meta.url).href))
}

/** The concepts named on the command line, by name, id, file or part of an id; all of them when none is named. */
export function conceptsMeant(words: readonly string[]): { found: ConceptId[]; unknown: string[] } {
  if (words.length === 0) return { found: [...CONCEPTS], unknown: [] }
  const found: ConceptId[] = []
  const unknown: string[] = []
  for (const word of words) {
    const wanted = kebabCase(word.replace(/^.*\//, '').replace(/\.ts$/, ''))
    if (wanted === 'biases' || wanted === 'fallacies') {
      found.push(...CONCEPTS_OF[wanted === 'biases' ? 'bias' : 'fallacy'])
      continue
    }
    const exact = CONCEPTS.filter((concept) => concept === wanted)
    const holding = CONCEPTS.filter((concept) => concept.includes(wanted))
    found.push(...(exact.length > 0 ? exact : holding))
    if (holding.length === 0) unknown.push(`There is no concept “${word}”. Did you mean ${nearestId(wanted)}?`)
  }
  return { found: [...new Set(found)], unknown }
}

function nearestId(wanted: string): string {
  const distances = CONCEPTS.map((id) => ({
    id,
    distance: editDistance([...wanted], [...id]),
  }))
  return distances.sort((one, other) => one.distance - other.distance)[0]?.id ?? ''
}
