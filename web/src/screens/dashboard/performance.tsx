import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { averageMargin, improvementSpans, performanceOf } from '@think-twice/core/learning/dashboard'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { localTimeZone } from '../../browser/clock.ts'
import { todayOrDateText } from '../../parts/date-text.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { FoldedTable } from '../../ui/folded-table.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './dashboard.module.css'
import { ScoreChart } from './score-chart.tsx'

type PerformanceProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => unknown }

/** The latest scores as a chart and as a table. */
export function PerformanceSection({ results, now, onTryAgain }: PerformanceProps) {
  const performance = performanceOf(results ?? [])
  if (!performance) {
    return (
      <Section title="Performance">
        <EmptyState className={styles.noChart} onTryAgain={results ? undefined : onTryAgain}>
          Performance visualization coming soon
        </EmptyState>
      </Section>
    )
  }
  const dates = performance.results.map(({ timestamp }) => todayOrDateText(timestamp, now, localTimeZone()))
  return (
    <Section title="Performance" aside={`Your last ${performance.results.length} results`}>
      <ScoreChart performance={performance} margins={marginsOf(results ?? [])} dates={dates} />
      <FoldedTable
        caption="Score by quiz, oldest first"
        head={['Date', 'Quiz', 'Score']}
        rows={performance.results.map(({ mode, score }, index) => [
          dates[index] ?? '',
          titleOf(mode),
          wholePercent(score),
        ])}
      />
    </Section>
  )
}

/** The margin of each average in the chart, in percentage points; null if it draws none. */
function marginsOf(results: readonly ResultSummary[]) {
  const spans = improvementSpans(results)
  return spans && { previous: averageMargin(spans.previous), latest: averageMargin(spans.latest) }
}
