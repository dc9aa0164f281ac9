import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { improvementSpans, performanceOf } from '@think-twice/core/learning/dashboard'
import { averageHalfWidth } from '@think-twice/core/learning/score-margin'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './performance-block.module.css'
import { PerformanceChart } from './performance-chart.tsx'
import { PerformanceTable } from './performance-table.tsx'

type PerformanceBlockProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => void }

/** The latest scores as a chart and as a table. */
export function PerformanceBlock({ results, now, onTryAgain }: PerformanceBlockProps) {
  const performance = performanceOf(results ?? [])
  if (!performance) {
    return (
      <Section title="Performance">
        <EmptyState className={styles.waiting} onTryAgain={results ? undefined : onTryAgain}>
          Performance visualization coming soon
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section title="Performance" aside={`Your last ${performance.results.length} results`}>
      <PerformanceChart performance={performance} margins={marginsOf(results ?? [])} now={now} />
      <PerformanceTable results={performance.results} now={now} />
    </Section>
  )
}

/** Half the margin of each average in the chart, in percentage points; null if it draws none. */
function marginsOf(results: readonly ResultSummary[]) {
  const spans = improvementSpans(results)
  return spans && { previous: averageHalfWidth(spans.previous), latest: averageHalfWidth(spans.latest) }
}
