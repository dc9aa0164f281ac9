import type { SeatKind } from './class-limits.ts'
import { FEWEST_TOLD } from './votes.ts'

/** The largest share of answers that a figure may leave out. */
const MOST_LEFT_OUT = 0.25

/** Answers of which `times` out of `of` did what is counted. */
export type Unit = { times: number; of: number }

/** The answers to one scenario, or to several that are told together. */
export type ToldUnit = Unit & { scenarios: number }

/** A scenario's sum, and whether its own figures give that sum already. */
export type ScenarioSum = Unit & { roundId: string; isTold: boolean }

/** The sums of scenarios, and the units in which they may enter a figure; not every scenario is in one. */
export type Told = { sums: readonly Unit[]; units: readonly ToldUnit[] }
/** The same, by round. */
export type ToldUnits = { sums: readonly ScenarioSum[]; units: readonly (ToldUnit & { roundIds: readonly string[] })[] }

/**
 * The units in which scenarios, by round and oldest first, may enter a figure about many of them. In an anonymous class a
 * scenario whose sum is not told by itself is told together with others, once there are 5 answers on either side, so that
 * the figure minus what is told of single scenarios gives no small number away. What a round has left over goes with its
 * last such group, or else waits for the next round.
 */
export function toldUnits(kind: SeatKind, sums: readonly ScenarioSum[]): ToldUnits {
  const isAlone = ({ isTold }: ScenarioSum) => kind === 'named' || isTold
  const answered = sums.filter(({ of }) => of > 0)
  const groups: ScenarioSum[][] = []
  const waiting: ScenarioSum[] = []
  for (const [index, sum] of answered.entries()) {
    if (!isAlone(sum)) waiting.push(sum)
    if (isTellable(waiting)) groups.push(waiting.splice(0))
    const isLastOfRound = sum.roundId !== answered[index + 1]?.roundId
    const last = groups.at(-1)
    if (isLastOfRound && last?.at(-1)?.roundId === sum.roundId) last.push(...waiting.splice(0))
  }
  return { sums, units: [...answered.filter(isAlone).map((sum) => [sum]), ...groups].map(unitWithRounds) }
}

/** What is told of some of the rounds: a group that reaches beyond them is left out. */
export function inRounds({ sums, units }: ToldUnits, roundIds: readonly string[]): ToldUnits {
  return {
    sums: sums.filter(({ roundId }) => roundIds.includes(roundId)),
    units: units.filter((unit) => unit.roundIds.every((roundId) => roundIds.includes(roundId))),
  }
}

/** What is told of several parts of the scenarios. */
export function together(parts: readonly ToldUnits[]): ToldUnits {
  return { sums: parts.flatMap(({ sums }) => sums), units: parts.flatMap(({ units }) => units) }
}

/** Are most answers told? Those that are not are about scenarios on which nearly all agreed, so leaving out many would mislead. */
export function areMostTold({ sums, units }: Told): boolean {
  return unitOf(units).of >= (1 - MOST_LEFT_OUT) * unitOf(sums).of
}

/** Several units as one. */
export function unitOf(units: readonly Unit[]): Unit {
  return units.reduce<Unit>((sum, { times, of }) => ({ times: sum.times + times, of: sum.of + of }), {
    times: 0,
    of: 0,
  })
}

/** The number of scenarios in some units. */
export function scenariosIn(units: readonly ToldUnit[]): number {
  return units.reduce((sum, { scenarios }) => sum + scenarios, 0)
}

/** The mean share of the scenarios, each counting alike. */
export function meanShare(units: readonly ToldUnit[]): number {
  return units.reduce((sum, { times, of, scenarios }) => sum + (scenarios * times) / of, 0) / scenariosIn(units)
}

/**
 * The squared distances of the shares from their mean, which show how much scenarios differ. A share of several scenarios
 * varies less than that of one, so its square counts as often.
 */
export function squaresOf(units: readonly ToldUnit[]): number {
  const mean = meanShare(units)
  return units.reduce((sum, { times, of, scenarios }) => sum + scenarios * (times / of - mean) ** 2, 0)
}

function isTellable(group: readonly Unit[]): boolean {
  const { times, of } = unitOf(group)
  return group.length >= 2 && times >= FEWEST_TOLD && of - times >= FEWEST_TOLD
}

function unitWithRounds(group: readonly ScenarioSum[]) {
  return { ...unitOf(group), scenarios: group.length, roundIds: [...new Set(group.map(({ roundId }) => roundId))] }
}
