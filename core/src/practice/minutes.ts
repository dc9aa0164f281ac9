import { MINUTE, type Time } from '../activity/days.ts'
import { counted } from '../wording/numbers.ts'

/** Items of a round are explained after each answer; questions of a quiz attempt are not. */
export type TimedKind = 'round' | 'attempt'

/**
 * Words read for one item: scenario and options, in a round also why the right option is right, and after a miss what the
 * chosen one means and what tells the two apart. Averages over the bank; a test keeps them true.
 */
export const WORDS_AN_ITEM = {
  round: { right: 111, missed: 145 },
  attempt: { right: 89, missed: 89 },
} as const satisfies Record<TimedKind, { right: number; missed: number }>

const WORDS_A_MINUTE = 200
/** Most adults silently read 175 to 300 words of nonfiction a minute, and 200 to 320 of fiction (Brysbaert 2019). */
const FASTEST_WORDS_A_MINUTE = 320
const SECONDS_TO_CHOOSE = 20

/**
 * The time for a number of items: '7 to 8 minutes', from all right to all missed; '8 minutes' at a learner's own pace,
 * unless nobody reads that fast.
 */
export function minutesFor(items: number, kind: TimedKind, ownSeconds: number | null = null): string {
  const { right, missed } = WORDS_AN_ITEM[kind]
  const own = ownSeconds && Math.max(ownSeconds, (60 * right) / FASTEST_WORDS_A_MINUTE)
  const low = inMinutes(items * (own ?? secondsFor(right)))
  const high = inMinutes(items * (own ?? secondsFor(missed)))
  return low === high ? counted(low, 'minute') : `${low} to ${counted(high, 'minute')}`
}

function secondsFor(words: number): number {
  return (60 * words) / WORDS_A_MINUTE + SECONDS_TO_CHOOSE
}

function inMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

const LONGEST_GAP = 5 * MINUTE
const ENOUGH_GAPS = 10

/** The learner's median seconds an item, from the times of practice answers in any order; null for too few. */
export function ownSeconds(times: readonly Time[]): number | null {
  const sorted = times.toSorted((one, other) => one - other)
  const gaps = sorted
    .slice(1)
    .map((at, index) => at - (sorted[index] ?? at))
    .filter((gap) => gap > 0 && gap <= LONGEST_GAP)
    .sort((one, other) => one - other)
  const middle = gaps[Math.floor(gaps.length / 2)]
  return gaps.length < ENOUGH_GAPS || middle === undefined ? null : middle / 1000
}
