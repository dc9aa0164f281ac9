import { itemAt } from '../required.ts'
import { SURENESS, type Sureness } from '../vocabulary.ts'
import { inWords } from '../wording/numbers.ts'
import type { SeatKind } from './class-limits.ts'

/** In an anonymous class no figure is told of fewer answers than this: a small number can point at somebody. */
export const FEWEST_TOLD = 5
/** A split is shown from this many answers on. */
export const FEWEST_FOR_SPLIT = 3

/** How often an option was chosen with a sureness; `option` counts from 0 in the order in which the round gives the options. */
export type VoteTally = { option: number; sureness: Sureness; isLate: boolean; count: number }

/** The question of a vote, as far as sums need it: how many options it has, and which is right. */
export type VotedQuestion = { options: number; right: number }

/** Options that are counted together; in a named class always a single one. */
export type VoteCell = { options: readonly number[]; count: number }

/** Answers to one vote by how sure they were. */
export type SurenessCounts = Record<Sureness, number>

/** What may be told of the answers to one vote; `bySureness` has an entry for each cell. */
export type VoteFigures = {
  count: number
  byOption?: readonly VoteCell[]
  bySureness?: readonly (SurenessCounts | null)[]
  /** In place of cells: the option that all but fewer than 5 of at least 10 anonymous seats chose. How many is not told. */
  nearlyAll?: number
}

/** The votes that count in sums: in an anonymous class late ones never do, because a split that was shown would change. */
export function countedVotes(kind: SeatKind, votes: readonly VoteTally[]): VoteTally[] {
  return kind === 'named' ? [...votes] : votesOnTime(votes)
}

/** The votes that the wall shows: those that came before the split, in every class. */
export function votesOnTime(votes: readonly VoteTally[]): VoteTally[] {
  return votes.filter(({ isLate }) => !isLate)
}

/**
 * The figures of one vote that may be told. The wall, the report and the files all show these, and everything else that is
 * told of the scenario is computed from them, so that nothing can be had by subtraction. Whether a vote may be shown yet
 * is for the caller to say: `round-state.ts` knows how far a round has got.
 */
export function voteFigures(
  kind: SeatKind,
  votes: readonly VoteTally[],
  { options, right }: VotedQuestion,
): VoteFigures {
  const chosen = Array.from({ length: options }, (_, option) => sumOf(votes.filter((vote) => vote.option === option)))
  const count = sumOf(votes)
  const cells = voteCells(kind, chosen, right)
  if (!cells) return { count, ...nearlyAllOf(chosen, count) }
  return { count, byOption: cells, bySureness: cells.map((cell) => toldSureness(kind, surenessOf(votes, cell))) }
}

/** What nearly all chose, where more than that may not be told; with fewer than 10 answers that would not be most. */
function nearlyAllOf(chosen: readonly number[], count: number): Pick<VoteFigures, 'nearlyAll'> {
  const option = chosen.findIndex((times) => times > count - FEWEST_TOLD)
  return count >= 2 * FEWEST_TOLD && option !== -1 ? { nearlyAll: option } : {}
}

/** The figures of a vote in which nearly all agreed, in words; `label` is what they chose. */
export function nearlyAllText(label: string, { count }: VoteFigures): string {
  return `Nearly all of ${count} said ${label}: fewer than ${inWords(FEWEST_TOLD)} said anything else.`
}

/** The bars of a split: the cells' counts without their options, longest first; null where nothing may be shown. */
export function splitOf({ count, byOption }: VoteFigures): number[] | null {
  if (!byOption || count < FEWEST_FOR_SPLIT) return null
  return byOption.map((cell) => cell.count).sort((one, other) => other - one)
}

/**
 * The cells of one vote. In an anonymous class every option under 5 goes into a common cell, and the next smallest with it
 * until that cell has 5 too; wrong ones are taken first, so that the right one stays to be told. Null where only a single
 * cell would be left.
 */
export function voteCells(kind: SeatKind, counts: readonly number[], right: number): VoteCell[] | null {
  const alone = counts.map((count, option) => ({ options: [option], count }))
  if (kind === 'named') return alone
  const small = alone.filter(({ count }) => count < FEWEST_TOLD)
  const rest = alone
    .filter(({ count }) => count >= FEWEST_TOLD)
    .sort((one, other) => Number(isCell(one, right)) - Number(isCell(other, right)) || one.count - other.count)
  while (sumOf(small) < FEWEST_TOLD && rest.length > 0) small.push(...rest.splice(0, 1))
  if (rest.length === 0) return null
  const joined = { options: small.flatMap(({ options }) => options).sort(), count: sumOf(small) }
  return [...rest, joined].sort((one, other) => itemAt(one.options, 0) - itemAt(other.options, 0))
}

/** How many chose this one option; null where that is not told. If it is, at least 5 chose it and 5 something else. */
export function toldCount({ byOption }: VoteFigures, option: number): number | null {
  return byOption?.find((cell) => isCell(cell, option))?.count ?? null
}

function isCell({ options }: VoteCell, option: number): boolean {
  return options.length === 1 && options[0] === option
}

function surenessOf(votes: readonly VoteTally[], { options }: VoteCell): SurenessCounts {
  const count = (sureness: Sureness) =>
    sumOf(votes.filter((vote) => options.includes(vote.option) && vote.sureness === sureness))
  return { guess: count('guess'), fairly: count('fairly'), sure: count('sure') }
}

function toldSureness(kind: SeatKind, counts: SurenessCounts): SurenessCounts | null {
  return kind === 'named' || SURENESS.every((sureness) => counts[sureness] >= FEWEST_TOLD) ? counts : null
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}
