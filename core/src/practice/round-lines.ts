import { wordFor } from '../wording/counted.ts'
import { inTimes } from '../wording/in-times.ts'
import { listText } from '../wording/list-text.ts'
import { inWords } from '../wording/number-words.ts'
import type { RoundEnd, Share } from './round-end.ts'

/** The headline above the sureness rows: how many of the answers given as sure were right. */
export function sureLine(rows: RoundEnd['sureness']): string {
  const sure = rows.find(({ sureness }) => sureness === 'sure')
  if (sure === undefined) return 'You were never sure this time'
  if (sure.of === 1) return `You were sure once, and ${sure.count === 1 ? 'right' : 'wrong'}`
  if (sure.count === sure.of) return `You were sure ${inTimes(sure.of)}, and right ${eachTime(sure.of)}`
  if (sure.count === 0) return `You were sure ${inTimes(sure.of)}, and wrong ${eachTime(sure.of)}`
  return `When you were sure, you were right ${sure.count} out of ${sure.of} times`
}

/** A row of cells in words: 'Six right, two to look at again: questions 3 and 5'. */
export function cellsLine(cells: RoundEnd['cells']): string {
  const missed = cells.flatMap(({ isRight }, index) => (isRight ? [] : [String(index + 1)]))
  if (missed.length === 0) return 'All right'
  const count = cells.length - missed.length
  const right = count === 0 ? 'None' : inWords(count, true)
  return `${right} right, ${inWords(missed.length)} to look at again: ${wordFor(missed.length, 'question')} ${listText(missed)}`
}

/** A learner’s right answers beside those of a friend who played the same round. */
export function comparedLine(own: Share, friends: Share): string {
  if (own.count > friends.count) return `You got ${own.count} of ${own.of}, your friend ${friends.count}.`
  if (own.count < friends.count) return `Your friend got ${friends.count} of ${friends.of}, you ${own.count}.`
  return `The same: ${own.count} of ${own.of} for both of you.`
}

function eachTime(times: number): string {
  return times === 2 ? 'both times' : 'each time'
}
