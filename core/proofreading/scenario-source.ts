import type { Scenario } from '../src/content/authoring.ts'
import type { Difficulty } from '../src/vocabulary.ts'

/** A string literal. Chats and lists keep their line breaks; other whitespace collapses. */
function quoted(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replaceAll(/\s+/g, ' '))
  const body = lines.join('\n').replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  return `'${body}'`
}

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
