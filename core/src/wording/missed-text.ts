import { inWords } from './number-words.ts'

/** The answers about one concept; `history` holds the latest ones, oldest first, as far as known. */
type ConceptAnswers = { timesWrong: number; timesAnswered: number; history: readonly boolean[] }

/** What happened with a concept: 'Missed 3 of 4, the last one right'. */
export function missedText({ timesWrong, timesAnswered, history }: ConceptAnswers): string {
  if (timesAnswered === 1) return timesWrong === 1 ? 'Seen once, missed once' : 'Seen once, answered right'
  if (timesWrong === 0) return `Answered right all ${timesAnswered} times`
  if (timesWrong === timesAnswered) {
    return timesAnswered === 2 ? 'Missed both times it came up' : `Missed all ${timesAnswered} times it came up`
  }
  const counts = `Missed ${timesWrong} of ${timesAnswered}`
  const last = history.at(-1)
  if (last === undefined) return counts
  const other = history.lastIndexOf(!last)
  const inARow = history.length - 1 - other
  if (last) return `${counts}, the last ${inWords(inARow)} right`
  return inARow === 1 ? `${counts}, the last one too` : `${counts}, the last ${inWords(inARow)} in a row`
}
