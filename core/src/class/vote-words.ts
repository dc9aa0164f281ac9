import { wilsonInterval } from '../learning/statistics.ts'
import { inWords, likelyText, percentText } from '../wording/numbers.ts'
import { reportableCount, SMALLEST_CELL, type VoteFigures } from './votes.ts'

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
