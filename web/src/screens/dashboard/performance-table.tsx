import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { localTimeZone } from '../../browser/clock.ts'
import { todayOrDateText } from '../../parts/date-text.ts'
import { PlotTable } from './plots/plot-table.tsx'

/** The numbers of the performance chart in words. */
export function PerformanceTable({ results, now }: { results: readonly ResultSummary[]; now: number }) {
  return (
    <PlotTable
      caption="Score by quiz, oldest first"
      head={['Date', 'Quiz', 'Score']}
      rows={results.map(({ mode, score, timestamp }) => [
        todayOrDateText(timestamp, now, localTimeZone()),
        titleOf(mode),
        wholePercent(score),
      ])}
    />
  )
}
