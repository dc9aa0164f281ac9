import type { RoundEnd, Share } from '../practice/round-end.ts'
import { inWords, listed } from './number-words.ts'

/** The headline over the rows of sureness: of what was said to be sure, how much was right. */
export function sureLine(rows: RoundEnd['sureness']): string {
  const sure = rows.find(({ sureness }) => sureness === 'sure')
  if (sure === undefined) return 'You were never sure this time'
  if (sure.of === 1) return `You were sure once, and ${sure.count === 1 ? 'right' : 'wrong'}`
  if (sure.count === sure.of) return `You were sure ${inTimes(sure.of)}, and right each time`
  if (sure.count === 0) return `You were sure ${inTimes(sure.of)}, and wrong each time`
  return `When you were sure, you were right ${sure.count} out of ${sure.of} times`
}

/** The row of cells in words: which questions are to be looked at again. */
export function cellsLine(cells: RoundEnd['cells']): string {
  const missed = cells.flatMap(({ isRight }, index) => (isRight ? [] : [String(index + 1)]))
  if (missed.length === 0) return 'All right'
  const count = cells.length - missed.length
  const right = count === 0 ? 'None' : inWords(count, true)
  return `${right} right, ${inWords(missed.length)} to look at again: question${missed.length === 1 ? '' : 's'} ${listed(missed)}`
}

/** Two people's results of the same round, in a sentence. */
export function comparedLine(own: Share, friends: Share): string {
  if (own.count === friends.count) return `The same: ${own.count} of ${own.of} for both of you.`
  const [more, fewer] = own.count > friends.count ? [own, friends] : [friends, own]
  const who = own.count > friends.count ? 'You got' : 'Your friend got'
  const other = own.count > friends.count ? 'your friend' : 'you'
  return `${who} ${more.count} of ${more.of}, ${other} ${fewer.count}.`
}

function inTimes(times: number): string {
  return times === 2 ? 'twice' : `${inWords(times)} times`
}
