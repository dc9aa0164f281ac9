import { performanceOf } from '@think-twice/core/learning/dashboard'
import type { ResultSummary } from '../../data/quiz-results.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Block } from './block.tsx'
import { PerformanceChart } from './performance-chart.tsx'
import { PerformanceTable } from './performance-table.tsx'

type PerformanceBlockProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => void }

/** The latest scores as a chart and as a table. */
export function PerformanceBlock({ results, now, onTryAgain }: PerformanceBlockProps) {
  const performance = performanceOf(results ?? [])
  if (!performance) {
    return (
      <Block title="Performance">
        <EmptyState onTryAgain={results ? undefined : onTryAgain}>Performance visualization coming soon</EmptyState>
      </Block>
    )
  }
  return (
    <Block title="Performance" aside={`Your last ${performance.results.length} results`}>
      <PerformanceChart performance={performance} now={now} />
      <PerformanceTable results={performance.results} now={now} />
    </Block>
  )
}
