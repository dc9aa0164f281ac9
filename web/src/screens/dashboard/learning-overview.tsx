import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { WEEK_DAYS, weekOverview } from '@think-twice/core/learning/dashboard'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { localTimeZone } from '../../browser/clock.ts'
import { weekdayText } from '../../parts/date-text.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { customProperties } from '../../ui/custom-properties.ts'
import { FoldedSection } from '../../ui/fold.tsx'
import { Term, TermList } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './learning-overview.module.css'

type LearningOverviewProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => void }

/** The last seven days; one cell is one finished quiz. */
export function LearningOverview({ results, now, onTryAgain }: LearningOverviewProps) {
  if (!results) {
    return (
      <FoldedSection title="Learning Overview">
        <EmptyState onTryAgain={onTryAgain}>Your latest quizzes couldn’t be loaded.</EmptyState>
      </FoldedSection>
    )
  }
  const { days, finished, averageScore } = weekOverview(results, now, localTimeZone())
  const busiest = Math.max(1, ...days.map((day) => day.finished))
  return (
    <FoldedSection title="Learning Overview">
      <ol className={styles.week}>
        {days.map(({ day, finished: count }, index) => (
          <li key={day} className={index === days.length - 1 ? styles.today : undefined}>
            <DayPile count={count} busiest={busiest} />
            <span>
              {index === days.length - 1 ? 'Today' : weekdayText(day)}
              <span className={typography.visuallyHidden}>{`: ${count} completed`}</span>
            </span>
          </li>
        ))}
      </ol>
      <TermList top={4}>
        <Term name={`Finished in the last ${WEEK_DAYS} days`}>{finished}</Term>
        <Term name="Average score">{averageScore === null ? '–' : wholePercent(averageScore)}</Term>
      </TermList>
    </FoldedSection>
  )
}

/** Pixels: how tall a day's pile may get, the tallest cell, the gap between cells, and the number above a bar. */
const TALLEST = 64
const TALLEST_CELL = 20
const GAP = 3
const NUMBER = 20

/** More cells than this cannot be told apart, so each day becomes one bar with its number. */
const MOST_CELLS = 8

/** A day's quizzes: one cell for each, or one bar if the busiest day has too many; the busiest is the tallest. */
function DayPile({ count, busiest }: { count: number; busiest: number }) {
  if (count === 0) return <i className={styles.none} />
  if (busiest > MOST_CELLS) {
    return (
      <>
        <b aria-hidden="true">{count}</b>
        <Block height={Math.max(GAP, ((TALLEST - NUMBER) * count) / busiest)} />
      </>
    )
  }
  const height = Math.min(TALLEST_CELL, (TALLEST - GAP * (busiest - 1)) / busiest)
  return Array.from({ length: count }, (_, cell) => cell).map((cell) => <Block key={cell} height={height} />)
}

function Block({ height }: { height: number }) {
  return <i style={customProperties({ '--cell': `${height}px` })} />
}
