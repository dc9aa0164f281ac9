import type { Scenario } from '../src/content/authoring.ts'

/** A text as TypeScript writes it. Texts use typographic quotes, so nothing but a backslash and a quote needs care. */
function quoted(text: string): string {
  const body = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\s+/g, ' ')
  return `'${body}'`
}

/** The entry of a scenario as it stands in its concept's file, before formatting. */
export function scenarioSource({
  id,
  slot,
  form,
  kind,
  twinOf,
  mirrorOf,
  domain,
  difficulty,
  scenario,
  decidingWords,
  options,
}: Scenario): string {
  const lines = [
    `id: ${quoted(id)}`,
    ...(slot === undefined ? [] : [`slot: ${quoted(slot)}`, `form: ${quoted(form ?? 'A')}`]),
    `kind: ${quoted(kind)}`,
    ...(twinOf === undefined ? [] : [`twinOf: ${quoted(twinOf)}`]),
    ...(mirrorOf === undefined ? [] : [`mirrorOf: ${quoted(mirrorOf)}`]),
    `domain: ${quoted(domain)}`,
    `difficulty: ${quoted(difficulty)}`,
    `scenario: ${quoted(scenario)}`,
    `decidingWords: [${decidingWords.map(quoted).join(', ')}]`,
    `options: [${options
      .map(
        ({ text, right, rationale }) =>
          `{ text: ${quoted(text)}, ${right ? 'right: true, ' : ''}rationale: ${quoted(rationale)} }`,
      )
      .join(', ')}]`,
  ]
  return `{ ${lines.join(', ')} },`
}

/** The file with the scenario added at the end of its list. */
export function withScenario(file: string, scenario: Scenario): string {
  const end = file.lastIndexOf('\n]')
  if (end === -1) throw new Error('The file does not end in a list of scenarios')
  return `${file.slice(0, end)}\n  ${scenarioSource(scenario)}${file.slice(end)}`
}
