import { wilsonInterval } from '../learning/statistics.ts'
import { itemAt } from '../required.ts'
import { SURENESS, type Sureness } from '../vocabulary.ts'
import { inWords, likelyText, percentText } from '../wording/numbers.ts'
import type { SeatKind } from './class-limits.ts'

/** The fewest answers that a published count of an anonymous class may have: a small count can identify somebody. */
export const SMALLEST_CELL = 5
const FEWEST_FOR_SPLIT = 3
/** From this share for one option on, a split is not called a disagreement. */
const AGREED_SHARE = 0.8

/** The fewest votes that can be shown as a split; with anonymous seats it has at least two cells. */
export function fewestForSplit(kind: SeatKind): number {
  return kind === 'anonymous' ? 2 * SMALLEST_CELL : FEWEST_FOR_SPLIT
}

/** The votes for an option with one sureness; `option` is its index in the order of the round. */
export type VoteCount = { option: number; sureness: Sureness; isLate: boolean; count: number }

/** The number of a question’s options, and the index of the right one. */
export type VotedQuestion = { options: number; right: number }

/** Options that are counted together; a single one in a named class. */
export type VoteCell = { options: readonly number[]; count: number }

/** The number of votes with each sureness. */
export type SurenessCounts = Record<Sureness, number>

/** The publishable figures of one vote; `bySureness` has an entry for each cell. */
export type VoteFigures = {
  count: number
  byOption?: readonly VoteCell[]
  bySureness?: readonly (SurenessCounts | null)[]
  /** In place of cells: the option that all but fewer than 5 of at least 10 anonymous seats chose. */
  nearlyAll?: number
}

/** The votes that are added up: not the late ones of an anonymous class, because a split that was shown would change. */
export function countedVotes(kind: SeatKind, votes: readonly VoteCount[]): VoteCount[] {
  return kind === 'named' ? [...votes] : votesOnTime(votes)
}

/** The votes that came before the split was shown. */
export function votesOnTime(votes: readonly VoteCount[]): VoteCount[] {
  return votes.filter(({ isLate }) => !isLate)
}

/** The publishable figures of one vote. All others are computed from them, so subtraction finds nothing more. */
export function voteFigures(
  kind: SeatKind,
  votes: readonly VoteCount[],
  { options, right }: VotedQuestion,
): VoteFigures {
  const chosen = Array.from({ length: options }, (_, option) => sumOf(votes.filter((vote) => vote.option === option)))
  const count = sumOf(votes)
  const cells = voteCells(kind, chosen, right)
  if (!cells) return { count, ...nearlyAllOf(chosen, count) }
  return { count, byOption: cells, bySureness: cells.map((cell) => publishedSureness(kind, surenessOf(votes, cell))) }
}

function nearlyAllOf(chosen: readonly number[], count: number): Pick<VoteFigures, 'nearlyAll'> {
  const option = chosen.findIndex((times) => times > count - SMALLEST_CELL)
  return count >= fewestForSplit('anonymous') && option !== -1 ? { nearlyAll: option } : {}
}

/** Is there more to show of a vote than how many answered? */
export function hasFigures({ count, byOption, nearlyAll }: VoteFigures): boolean {
  return count > 0 && (byOption !== undefined || nearlyAll !== undefined)
}

/** Did nearly all choose the same option? */
export function isAgreed({ count, byOption = [], nearlyAll }: VoteFigures): boolean {
  return nearlyAll !== undefined || byOption.some((cell) => cell.count >= AGREED_SHARE * count)
}

/** The counts of the cells without their options, longest first; null where no split may be shown. */
export function splitOf({ count, byOption }: VoteFigures): number[] | null {
  if (!byOption || count < FEWEST_FOR_SPLIT) return null
  return byOption.map((cell) => cell.count).sort((one, other) => other - one)
}

/**
 * The cells of one vote. In an anonymous class, options under 5 are joined in one cell, and the next smallest with them until
 * that cell has 5 too (wrong ones first, so that the right one stays visible). Null where only one cell would be left.
 */
export function voteCells(kind: SeatKind, counts: readonly number[], right: number): VoteCell[] | null {
  const alone = counts.map((count, option) => ({ options: [option], count }))
  if (kind === 'named') return alone
  const small = alone.filter(({ count }) => count < SMALLEST_CELL)
  const rest = alone
    .filter(({ count }) => count >= SMALLEST_CELL)
    .sort((one, other) => Number(isCell(one, right)) - Number(isCell(other, right)) || one.count - other.count)
  while (sumOf(small) < SMALLEST_CELL && rest.length > 0) small.push(...rest.splice(0, 1))
  if (rest.length === 0) return null
  const joined = { options: small.flatMap(({ options }) => options).sort(), count: sumOf(small) }
  return [...rest, joined].sort((one, other) => itemAt(one.options, 0) - itemAt(other.options, 0))
}

/** The number of votes for one option; null where its cell also holds other options. */
export function reportableCount({ byOption }: VoteFigures, option: number): number | null {
  return byOption?.find((cell) => isCell(cell, option))?.count ?? null
}

/** The wrong option with the most votes, of those whose count is published; null if none has any. */
export function fooledMost({ byOption = [] }: VoteFigures, right: number): { option: number; count: number } | null {
  const [most] = byOption
    .flatMap(({ options: [option, ...others], count }) =>
      option === undefined || others.length > 0 || option === right || count === 0 ? [] : [{ option, count }],
    )
    .sort((one, other) => other.count - one.count)
  return most ?? null
}

/** States that nearly all votes were for the option `label`. */
export function nearlyAllText(label: string, { count }: VoteFigures): string {
  return `Nearly all of ${count} said ${label}: fewer than ${inWords(SMALLEST_CELL)} said anything else.`
}

/** '8 of 28 right', or how many answered where the number of right ones may not be shown. */
export function rightCountText(votes: VoteFigures, right: number): string {
  const times = reportableCount(votes, right)
  return times === null ? `${votes.count} answered` : `${times} of ${votes.count} right`
}

/** The same as a sentence, with the share and its 95% interval: '8 of 28 right, 29%, likely between 15% and 47%.' */
export function rightShareText(votes: VoteFigures, right: number): string {
  const times = reportableCount(votes, right)
  if (times === null || votes.count === 0) return `${votes.count} answered.`
  const share = `${percentText(times / votes.count)}, ${likelyText(wilsonInterval(times, votes.count))}`
  return `${rightCountText(votes, right)}, ${share}.`
}

function isCell({ options }: VoteCell, option: number): boolean {
  return options.length === 1 && options[0] === option
}

function surenessOf(votes: readonly VoteCount[], { options }: VoteCell): SurenessCounts {
  const count = (sureness: Sureness) =>
    sumOf(votes.filter((vote) => options.includes(vote.option) && vote.sureness === sureness))
  return { guess: count('guess'), fairly: count('fairly'), sure: count('sure') }
}

function publishedSureness(kind: SeatKind, counts: SurenessCounts): SurenessCounts | null {
  return kind === 'named' || SURENESS.every((sureness) => counts[sureness] >= SMALLEST_CELL) ? counts : null
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}
