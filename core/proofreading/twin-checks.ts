import type { Scenario } from '../src/content/authoring.ts'
import { wordsOf } from './readability.ts'
import type { Problem } from './scenario-checks.ts'

/** A twin may be a quarter longer or shorter and must keep 60% of the words. */
const LENGTH_TOLERANCE = 0.25
const LEAST_OVERLAP = 0.6

/** What is wrong with a sound twin or a mirror compared with its counterpart. */
export function pairProblems(scenario: Scenario, own: readonly Scenario[]): Problem[] {
  return [...twinProblems(scenario, own), ...mirrorProblems(scenario, own)].map(
    (problem) => `${scenario.id}: ${problem}`,
  )
}

function twinProblems(twin: Scenario, own: readonly Scenario[]): string[] {
  if (twin.twinOf === undefined) return []
  const flawed = own.find(({ id }) => id === twin.twinOf)
  if (!flawed) return [`its twin ${twin.twinOf} is not in this file`]
  const problems: string[] = []
  if (flawed.twinOf !== undefined) problems.push(`${flawed.id} is a twin itself`)
  if (flawed.slot !== undefined) problems.push(`${flawed.id} stands in a slot, and is held out from practice`)
  if ((twin.kind === 'decide') !== (flawed.kind === 'decide')) problems.push(`${flawed.id} asks for something else`)
  if (twin.domain !== flawed.domain) problems.push(`${flawed.id} is of another domain`)

  const lengths = [wordsOf(twin.scenario).length, wordsOf(flawed.scenario).length] as const
  const difference = Math.abs(lengths[0] - lengths[1]) / lengths[1]
  if (difference > LENGTH_TOLERANCE) problems.push(`has ${lengths[0]} words, its twin ${lengths[1]}: over 25% apart`)
  const overlap = sharedWords(twin.scenario, flawed.scenario)
  if (overlap < LEAST_OVERLAP)
    problems.push(`shares ${Math.round(overlap * 100)}% of the words of its twin, 60% are asked`)
  if (twin.kind === 'decide' && rightText(twin) === rightText(flawed))
    problems.push('has the same right choice as its twin')
  return [...problems, ...optionProblems(twin, flawed)]
}

/** A twin must offer the same options, in any order, so that only the changed step decides. */
function optionProblems(twin: Scenario, flawed: Scenario): string[] {
  const theirs = new Map(flawed.options.map(({ text, tag }) => [text, tag]))
  const strange = twin.options.filter(({ text }) => !theirs.has(text)).map(({ text }) => `“${text}”`)
  const retagged = twin.options.filter(({ text, tag }) => theirs.has(text) && theirs.get(text) !== tag)
  return [
    ...(strange.length > 0 ? [`${flawed.id} does not offer ${strange.join(', ')}`] : []),
    ...retagged.map(({ text, tag }) => `“${text}” is tagged ${tag}, in ${flawed.id} ${theirs.get(text)}`),
  ]
}

function mirrorProblems(scenario: Scenario, own: readonly Scenario[]): string[] {
  if (scenario.mirrorOf === undefined) return []
  const mirror = own.find(({ id }) => id === scenario.mirrorOf)
  if (!mirror) return [`its mirror ${scenario.mirrorOf} is not in this file`]
  return mirror.mirrorOf === scenario.id ? [] : [`${mirror.id} does not name it as its mirror`]
}

/** The share, 0 to 1, of the longer text's words (with repeats) that the other text has too. */
export function sharedWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return shared.length / Math.max(1, words.length, others.length)
}

function rightText({ options }: Scenario): string | undefined {
  return options.find((option) => option.right)?.text
}
