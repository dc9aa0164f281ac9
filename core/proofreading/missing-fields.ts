import type { Scenario } from '../src/content/authoring.ts'

const FIELDS = ['id', 'kind', 'genre', 'domain', 'difficulty', 'scenario', 'decidingWords', 'options'] as const

/** Fields not written yet, named with their scenario, so that later checks don't trip over them. */
export function missingFields(scenario: Partial<Scenario>, place: string): string[] {
  const name = scenario.id ?? place
  const missing = FIELDS.filter((field) => scenario[field] === undefined).map((field) => `${name}: ${field} is missing`)
  const options = scenario.options ?? []
  const incomplete = options.flatMap((option, index) =>
    (['text', 'rationale'] as const)
      .filter((field) => typeof option?.[field] !== 'string')
      .map((field) => `${name}: option ${index + 1} lacks its ${field}`),
  )
  return [...missing, ...incomplete]
}
