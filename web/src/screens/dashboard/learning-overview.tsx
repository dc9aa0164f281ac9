import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { WEEK_DAYS, weekOverview } from '@think-twice/core/learning/dashboard'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { localTimeZone } from '../../browser/clock.ts'
import { weekdayText } from '../../parts/date-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { customProperties } from '../../ui/custom-properties.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { layOutDay } from './day-pile.ts'
import styles from './learning-overview.module.css'
import termList from './term-list.module.css'

const ASIDE = `Last ${WEEK_DAYS} days`

type LearningOverviewProps = { results: readonly ResultSummary[] | null; now: number; onTryAgain: () => void }

/** The last seven days; one cell is one finished quiz. */
export function LearningOverview({ results, now, onTryAgain }: LearningOverviewProps) {
  if (!results) {
    return (
      <Section title="Learning Overview" aside={ASIDE}>
        <EmptyState onTryAgain={onTryAgain}>Your latest quizzes couldn’t be loaded.</EmptyState>
      </Section>
    )
  }
  const { days, finished, averageScore } = weekOverview(results, now, localTimeZone())
  const busiest = Math.max(1, ...days.map((day) => day.finished))
  return (
    <Section title="Learning Overview" aside={ASIDE}>
      <ol className={styles.week}>
        {days.map(({ day, finished: count }, index) => (
          <li key={day} className={index === days.length - 1 ? styles.today : undefined}>
            <DayPile count={count} busiest={busiest} />
            <span>
              {index === days.length - 1 ? 'Today' : weekdayText(day)}
              <span className={typography.visuallyHidden}>: {count} completed</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className={classNames(termList.terms, styles.sums)}>
        <div>
          <dt>Finished quizzes</dt>
          <dd>{finished}</dd>
        </div>
        <div>
          <dt>Average score</dt>
          <dd>{averageScore === null ? '–' : wholePercent(averageScore)}</dd>
        </div>
      </dl>
    </Section>
  )
}

function DayPile({ count, busiest }: { count: number; busiest: number }) {
  const pile = layOutDay(count, busiest)
  if (pile.kind === 'none') return <i className={styles.none} />
  const style = customProperties({ '--cell': `${pile.height}px` })
  if (pile.kind === 'bar') {
    return (
      <>
        <b aria-hidden="true">{count}</b>
        <i style={style} />
      </>
    )
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
  return Array.from({ length: count }, (_, index) => <i key={index} style={style} />)
}
