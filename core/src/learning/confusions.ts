import { DAY, type Time } from '../activity/days.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { mixUpKey } from '../quiz/mix-ups.ts'
import { itemAt } from '../required.ts'
import { compareText } from '../text.ts'
import { type ConceptId, NO_FLAW } from '../vocabulary.ts'
import type { Answer, Choice } from './evidence.ts'

/** One mix-up can be a slip, so a pair needs two. */
export const ENOUGH_MIX_UPS = 2

const HALF_LIFE = 30 * DAY

/** `named` was picked `times` times out of the `of` times that `was` came up. */
export type MixUp = { was: Choice; named: Choice; times: number; of: number }

/** Two things taken for each other, the more frequent direction first; `times` counts both. */
export type ConfusedPair = { one: MixUp; other: MixUp; times: number }

/** The pairs mixed up at least twice, most frequent and recent first. */
export function confusedPairs(answers: readonly Answer[], now: Time): ConfusedPair[] {
  const shown = new Map<Choice, number>()
  const mixUps = new Map<string, { was: Choice; named: Choice; times: number; weight: number }>()
  for (const answer of answers) {
    const was = choiceAt(answer)
    if (was === null || answer.choice === null) continue
    shown.set(was, (shown.get(was) ?? 0) + 1)
    if (answer.isCorrect || answer.choice === was) continue
    const key = `${was} ${answer.choice}`
    const known = mixUps.get(key) ?? { was, named: answer.choice, times: 0, weight: 0 }
    const weight = 0.5 ** (Math.max(0, now - answer.at) / HALF_LIFE)
    mixUps.set(key, { ...known, times: known.times + 1, weight: known.weight + weight })
  }
  const pairs = Map.groupBy(mixUps.values(), ({ was, named }) => mixUpKey(was, named))
  return [...pairs.values()]
    .map((both) => pairOf(both, shown))
    .filter(({ times }) => times >= ENOUGH_MIX_UPS)
    .sort((one, other) => other.weight - one.weight || compareText(one.one.was, other.one.was))
    .map(({ weight: _, ...pair }) => pair)
}

/** Both concepts of a pair, or the only one if it is mixed up with good arguments. */
export function conceptsOfPair({ one }: ConfusedPair): ConceptId[] {
  return [one.was, one.named].filter(isConceptId)
}

function pairOf(
  both: readonly { was: Choice; named: Choice; times: number; weight: number }[],
  shown: ReadonlyMap<Choice, number>,
): ConfusedPair & { weight: number } {
  const ordered = both.toSorted((one, other) => other.times - one.times || compareText(one.was, other.was))
  const { was, named, times: most } = itemAt(ordered, 0)
  const back = both.find((mixUp) => mixUp.was === named)
  const times = both.reduce((sum, mixUp) => sum + mixUp.times, 0)
  return {
    one: { was, named, times: most, of: shown.get(was) ?? 0 },
    other: { was: named, named: was, times: back?.times ?? 0, of: shown.get(named) ?? 0 },
    times,
    weight: both.reduce((sum, mixUp) => sum + mixUp.weight, 0),
  }
}

function choiceAt({ isSound, itemId }: Answer): Choice | null {
  if (isSound) return NO_FLAW
  return isConceptId(itemId) ? itemId : null
}
