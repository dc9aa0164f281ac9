import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { localTimeZone } from '../../browser/clock.ts'
import type { ResultSummary } from '../../data/quiz-results.ts'
import { dateLabel } from './date-label.ts'

/** The same numbers in words, for screen readers and for anyone who would rather read. */
export function PerformanceTable({ results, now }: { results: readonly ResultSummary[]; now: number }) {
  return (
    <details className="astable">
      <summary>Show as a table</summary>
      <table>
        <caption className="vh">Score by quiz, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Quiz</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, mode, score, timestamp }) => (
            <tr key={id}>
              <td>{dateLabel(timestamp, now, localTimeZone())}</td>
              <td>{titleOf(mode)}</td>
              <td className="num">{score}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
