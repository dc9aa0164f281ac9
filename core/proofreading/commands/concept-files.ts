import { CONCEPTS_OF, isBias } from '../../src/concepts/concepts.ts'
import { type BankEntry, entryInWords, type Scenario } from '../../src/content/authoring.ts'
import { kebabCase } from '../../src/text.ts'
import { CONCEPTS, type ConceptId, type Difficulty } from '../../src/vocabulary.ts'
import { editDistance } from '../checks/text-measures.ts'

/** The file of a concept and all its scenarios. */
export function conceptFile(concept: ConceptId): URL {
  return new URL(`../../src/content/${isBias(concept) ? 'biases' : 'fallacies'}/${concept}.ts`, import.meta.url)
}

/** Loads one concept's file alone, so that an unfinished file elsewhere does no harm. */
export async function loadConcept(concept: ConceptId): Promise<BankEntry> {
  return entryInWords(await import(conceptFile(concept).href))
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

/** A string literal. Chats and lists keep their line breaks; other whitespace collapses. */
function quoted(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replaceAll(/\s+/g, ' '))
  const body = lines.join('\n').replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  return `'${body}'`
}

/** A scenario as TypeScript, unformatted. */
export function scenarioSource({
  id,
  slot,
  form,
  kind,
  twinOf,
  mirrorOf,
  genre,
  domain,
  difficulty,
  scenario,
  decidingWords,
  breaksAt,
  options,
  flip,
}: Scenario): string {
  const lines = [
    `id: ${quoted(id)}`,
    ...(slot === undefined ? [] : [`slot: ${quoted(slot)}`, `form: ${quoted(form ?? 'A')}`]),
    `kind: ${quoted(kind)}`,
    ...(twinOf === undefined ? [] : [`twinOf: ${quoted(twinOf)}`]),
    ...(mirrorOf === undefined ? [] : [`mirrorOf: ${quoted(mirrorOf)}`]),
    `genre: ${quoted(genre)}`,
    `domain: ${quoted(domain)}`,
    `difficulty: ${quoted(difficulty)}`,
    `scenario: ${quoted(scenario)}`,
    `decidingWords: [${decidingWords.map(quoted).join(', ')}]`,
    ...(breaksAt === undefined ? [] : [`breaksAt: ${quoted(breaksAt)}`]),
    `options: [${options
      .map(
        ({ text, meaning, right, tag, rationale }) =>
          `{ ${typeof meaning === 'string' ? `label: ${quoted(meaning)}` : `text: ${quoted(text)}`}, ${right ? 'right: true, ' : ''}${tag ? `tag: ${quoted(tag)}, ` : ''}rationale: ${quoted(rationale)} }`,
      )
      .join(', ')}]`,
    ...(flip === undefined ? [] : [`flip: { fact: ${quoted(flip.fact)}, makesRight: ${quoted(flip.makesRight)} }`]),
  ]
  return `{ ${lines.join(', ')} },`
}

/** The file with a scenario added at the end of its list. */
export function withScenario(file: string, scenario: Scenario): string {
  const end = file.lastIndexOf('\n]')
  if (end === -1) throw new Error('Cannot add the scenario: the file does not end in a list of scenarios')
  return `${file.slice(0, end)}\n  ${scenarioSource(scenario)}${file.slice(end)}`
}

/** The file with one scenario's difficulty replaced and nothing else changed. */
export function withDifficulty(file: string, id: string, difficulty: Difficulty): string {
  const start = file.indexOf(`id: ${quoted(id)},`)
  const field = /\bdifficulty: '[a-z]+'/g
  field.lastIndex = start
  const found = start === -1 ? null : field.exec(file)
  if (!found) throw new Error(`Cannot set the difficulty of ${id}: the file does not mention it`)
  return `${file.slice(0, found.index)}difficulty: ${quoted(difficulty)}${file.slice(field.lastIndex)}`
}
