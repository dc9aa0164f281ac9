import type { Scenario } from '../src/content/authoring.ts'
import { type Problem, problemsWhere } from './problems.ts'
import { wordsOf } from './readability.ts'

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
  const [words, theirs] = [wordsOf(twin.scenario).length, wordsOf(flawed.scenario).length]
  const overlap = sharedWords(twin.scenario, flawed.scenario)
  const decides = twin.kind === 'decide'
  return [
    ...problemsWhere(
      [flawed.twinOf !== undefined, `${flawed.id} is a twin itself`],
      [flawed.slot !== undefined, `${flawed.id} stands in a slot, and is held out from practice`],
      [decides !== (flawed.kind === 'decide'), `${flawed.id} asks for something else`],
      [twin.domain !== flawed.domain, `${flawed.id} is of another domain`],
      [Math.abs(words - theirs) / theirs > LENGTH_TOLERANCE, `has ${words} words, its twin ${theirs}: over 25% apart`],
      [overlap < LEAST_OVERLAP, `shares ${Math.round(overlap * 100)}% of the words of its twin, 60% are asked`],
      [decides && rightText(twin) === rightText(flawed), 'has the same right choice as its twin'],
    ),
    ...sameOptionProblems(twin, flawed),
  ]
}

/** A twin must offer the same options, in any order, so that only the changed step decides. */
function sameOptionProblems(twin: Scenario, flawed: Scenario): string[] {
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
