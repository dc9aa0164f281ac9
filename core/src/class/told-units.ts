import type { SeatKind } from './class-limits.ts'
import { FEWEST_TOLD } from './votes.ts'

/** The largest share of answers that a figure may leave out. */
const MOST_LEFT_OUT = 0.25

/** Answers to one scenario, or to several that are told together: `times` out of `of` did what is counted. */
export type Unit = { times: number; of: number }

/** A scenario's sum, and whether its own figures give that sum already. */
export type ScenarioSum = Unit & { isTold: boolean }

/** Sums that may enter a figure about many scenarios, and those that still wait to be told. */
export type ToldUnits = { units: Unit[]; waiting: Unit }

/**
 * The sums that may enter a figure about many scenarios, by round, oldest first. In an anonymous class a scenario whose sum
 * is not told by itself is told together with others, once there are 5 answers on either side, so that the figure minus
 * what is told of single scenarios gives no small number away. What a round has left over goes with its last such group,
 * or else waits for the next round.
 */
export function toldUnits(kind: SeatKind, rounds: readonly (readonly ScenarioSum[])[]): ToldUnits {
  const units: Unit[] = []
  let waiting: Unit[] = []
  for (const sums of rounds) {
    const groups: Unit[] = []
    for (const { times, of, isTold } of sums.filter((sum) => sum.of > 0)) {
      if (kind === 'named' || isTold) {
        units.push({ times, of })
        continue
      }
      waiting.push({ times, of })
      if (!isTellable(waiting)) continue
      groups.push(unitOf(waiting))
      waiting = []
    }
    const last = groups.pop()
    if (last) {
      groups.push(unitOf([last, ...waiting]))
      waiting = []
    }
    units.push(...groups)
  }
  return { units, waiting: unitOf(waiting) }
}

/** Are they most of what was answered? Those that wait are the ones on which nearly all agreed, so leaving out many would mislead. */
export function areMostTold({ units, waiting }: ToldUnits): boolean {
  return waiting.of <= MOST_LEFT_OUT * (unitOf(units).of + waiting.of)
}

function isTellable(group: readonly Unit[]): boolean {
  const { times, of } = unitOf(group)
  return group.length >= 2 && times >= FEWEST_TOLD && of - times >= FEWEST_TOLD
}

/** Several units as one. */
export function unitOf(units: readonly Unit[]): Unit {
  return units.reduce((sum, { times, of }) => ({ times: sum.times + times, of: sum.of + of }), { times: 0, of: 0 })
}

/** The squared distances of the units' shares from their mean, which show how much scenarios differ. */
export function squaresOf(units: readonly Unit[]): number {
  const shares = units.map(({ times, of }) => times / of)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
}
