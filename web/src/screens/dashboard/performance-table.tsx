import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { localTimeZone } from '../../browser/clock.ts'
import type { ResultSummary } from '../../data/quiz-results.ts'
import typography from '../../ui/text.module.css'
import { dateLabel } from './date-label.ts'
import styles from './performance-table.module.css'

/** The same numbers in words, for screen readers and for anyone who would rather read. */
export function PerformanceTable({ results, now }: { results: readonly ResultSummary[]; now: number }) {
  return (
    <details className={styles.asTable}>
      <summary>Show as a table</summary>
      <table>
        <caption className={typography.visuallyHidden}>Score by quiz, oldest first</caption>
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
              <td className={typography.tabular}>{score}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
