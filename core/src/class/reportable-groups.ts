import type { SeatKind } from './class-limits.ts'
import { SMALLEST_CELL } from './votes.ts'

const MOST_LEFT_OUT = 0.25

/** `times` out of `of` answers. */
export type Proportion = { times: number; of: number }

/** The answers to the scenarios of a group, added up. */
export type ScenarioGroup = Proportion & { scenarios: number }

/** The answers to one scenario; `isPublished`: its own figures already show this count. */
export type ScenarioCount = Proportion & { roundId: string; isPublished: boolean }

/** All scenarios, and the groups of them that a figure may add up. */
export type Reportable = { sums: readonly Proportion[]; groups: readonly ScenarioGroup[] }
/** A `Reportable` with the round of each scenario and the rounds of each group. */
export type ReportableByRound = {
  sums: readonly ScenarioCount[]
  groups: readonly (ScenarioGroup & { roundIds: readonly string[] })[]
}

/**
 * Groups scenarios (oldest first) so that no count under 5 can be computed by subtracting published figures: secondary
 * suppression. A scenario whose count is published is a group of its own; others are joined until a group has 5 answers on
 * either side. What a round has left joins its last such group, or waits for the next round.
 */
export function reportableGroups(kind: SeatKind, sums: readonly ScenarioCount[]): ReportableByRound {
  const isAlone = ({ isPublished }: ScenarioCount) => kind === 'named' || isPublished
  const answered = sums.filter(({ of }) => of > 0)
  const groups: ScenarioCount[][] = []
  const waiting: ScenarioCount[] = []
  for (const [index, sum] of answered.entries()) {
    if (!isAlone(sum)) waiting.push(sum)
    if (isLargeEnough(waiting)) groups.push(waiting.splice(0))
    const isLastOfRound = sum.roundId !== answered[index + 1]?.roundId
    const last = groups.at(-1)
    if (isLastOfRound && last?.at(-1)?.roundId === sum.roundId) last.push(...waiting.splice(0))
  }
  return { sums, groups: [...answered.filter(isAlone).map((sum) => [sum]), ...groups].map(addedUp) }
}

/** The part about some rounds, without groups that extend beyond them. */
export function inRounds({ sums, groups }: ReportableByRound, roundIds: readonly string[]): ReportableByRound {
  return {
    sums: sums.filter(({ roundId }) => roundIds.includes(roundId)),
    groups: groups.filter((group) => group.roundIds.every((roundId) => roundIds.includes(roundId))),
  }
}

/** Several parts as one. */
export function together(parts: readonly ReportableByRound[]): ReportableByRound {
  return { sums: parts.flatMap(({ sums }) => sums), groups: parts.flatMap(({ groups }) => groups) }
}

/** Suppressed scenarios are those on which nearly all agreed, so a figure without many of them would be biased. */
export function coversMostAnswers({ sums, groups }: Reportable): boolean {
  return totalOf(groups).of >= (1 - MOST_LEFT_OUT) * totalOf(sums).of
}

/** The sum of several proportions. */
export function totalOf(parts: readonly Proportion[]): Proportion {
  return {
    times: parts.reduce((sum, { times }) => sum + times, 0),
    of: parts.reduce((sum, { of }) => sum + of, 0),
  }
}

/** The number of scenarios in some groups. */
export function scenariosIn(groups: readonly ScenarioGroup[]): number {
  return groups.reduce((sum, { scenarios }) => sum + scenarios, 0)
}

/** The mean share, weighted by the number of scenarios. */
export function meanShare(groups: readonly ScenarioGroup[]): number {
  return groups.reduce((sum, { times, of, scenarios }) => sum + (scenarios * times) / of, 0) / scenariosIn(groups)
}

/** The sum of squared deviations from the mean share, weighted by the number of scenarios. */
export function squaredDeviations(groups: readonly ScenarioGroup[]): number {
  const mean = meanShare(groups)
  return groups.reduce((sum, { times, of, scenarios }) => sum + scenarios * (times / of - mean) ** 2, 0)
}

function isLargeEnough(group: readonly Proportion[]): boolean {
  const { times, of } = totalOf(group)
  return group.length >= 2 && times >= SMALLEST_CELL && of - times >= SMALLEST_CELL
}

function addedUp(group: readonly ScenarioCount[]) {
  return { ...totalOf(group), scenarios: group.length, roundIds: [...new Set(group.map(({ roundId }) => roundId))] }
}
