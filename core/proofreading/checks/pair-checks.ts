import type { Scenario } from '../../src/content/authoring.ts'
import { type Check, noneAllowed, type Problem, problemsWhere } from './check-result.ts'
import { countOf } from './guessing.ts'
import { rightText, wordsOf } from './text-measures.ts'

/** A twin may be a quarter longer or shorter and must keep 60% of the words. */
const LENGTH_TOLERANCE = 0.25
const LEAST_OVERLAP = 0.6
/** Two scenarios are near-duplicates if this share of the shorter one's runs of four words is in the other. */
const NEAR_DUPLICATE = 0.5

export function isSoundTwin({ twinOf }: Pick<Scenario, 'twinOf'>): boolean {
  return twinOf !== undefined
}

/** Problems of a sound twin or a mirror compared with its counterpart. */
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
      [flawed.slot !== undefined, `${flawed.id} is in a slot, and so held out from practice`],
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
  const left = countOf(others)
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return shared.length / Math.max(1, words.length, others.length)
}

/** Checks that no two scenarios but twins and mirrors are nearly the same. */
export function checkNearDuplicates(scenarios: readonly Scenario[]): Check {
  const runs = scenarios.map(({ scenario }) => {
    const words = wordsOf(scenario)
    return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
  })
  const notes: string[] = []
  for (const [index, one] of runs.entries()) {
    for (const [offset, other] of runs.slice(index + 1).entries()) {
      const shared = one.intersection(other).size
      const [first, second] = [scenarios[index], scenarios[index + 1 + offset]]
      if (first && second && shared / Math.min(one.size, other.size) >= NEAR_DUPLICATE && !arePaired(first, second)) {
        notes.push(`${first.id} and ${second.id}`)
      }
    }
  }
  return noneAllowed('near-duplicate scenarios', notes)
}

/** Are they twins, twins of the same scenario, or political mirrors? */
function arePaired(one: Scenario, other: Scenario): boolean {
  const twins = one.twinOf === other.id || other.twinOf === one.id
  const siblings = one.twinOf !== undefined && one.twinOf === other.twinOf
  return twins || siblings || one.mirrorOf === other.id
}
