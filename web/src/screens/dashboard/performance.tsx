import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { averageMargin, improvementSpans, performanceOf } from '@think-twice/core/learning/dashboard'
import { localTimeZone } from '../../browser/clock.ts'
import { todayOrDateText } from '../../parts/date-text.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { FoldedSection } from '../../ui/fold.tsx'
import { ScoreChart } from './score-chart.tsx'

type PerformanceProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => void }

/** The latest scores as a chart. */
export function PerformanceSection({ results, now, onTryAgain }: PerformanceProps) {
  const performance = performanceOf(results ?? [])
  if (!performance) {
    return (
      <FoldedSection title="Performance" opensWhenWide>
        <EmptyState onTryAgain={results ? undefined : onTryAgain}>Performance visualization coming soon</EmptyState>
      </FoldedSection>
    )
  }
  const dates = performance.results.map(({ timestamp }) => todayOrDateText(timestamp, now, localTimeZone()))
  return (
    <FoldedSection title="Performance" aside={`Your last ${performance.results.length} results`} opensWhenWide>
      <ScoreChart performance={performance} margins={marginsOf(results ?? [])} dates={dates} />
    </FoldedSection>
  )
}

/** The margin of each average in the chart, in percentage points; null if it draws none. */
function marginsOf(results: readonly ResultSummary[]) {
  const spans = improvementSpans(results)
  return spans && { previous: averageMargin(spans.previous), latest: averageMargin(spans.latest) }
}
