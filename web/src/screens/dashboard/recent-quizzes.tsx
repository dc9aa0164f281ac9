import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { relativeTimeText } from '@think-twice/core/activity/days'
import { newestFirst, RECENT_QUIZZES } from '@think-twice/core/learning/dashboard'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { scoreBand } from '@think-twice/core/quiz/score'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { Link } from 'wouter'
import { EmptyState } from '../../parts/empty-state.tsx'
import { BAND_COLORS } from '../../parts/level.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { FoldedSection } from '../../ui/fold.tsx'
import { Row, RuledList } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import { QuizDetails } from './quiz-details.tsx'
import styles from './recent-quizzes.module.css'
import type { DashboardData } from './use-dashboard.ts'

/** The latest four, each with a link to its details. */
export function RecentQuizzes({ data: { results, progress, now, onTryAgain } }: { data: DashboardData }) {
  const [opened, setOpened] = useState<ResultSummary | null>(null)
  const hasPracticed = (progress?.length ?? 0) > 0
  return (
    <FoldedSection title="Recent Quizzes" opensWhenWide>
      {!results?.length ? (
        <EmptyState onTryAgain={results ? undefined : onTryAgain} action={<FirstQuiz hasPracticed={hasPracticed} />}>
          Complete some quizzes to see your progress here!
        </EmptyState>
      ) : (
        <RuledList>
          {newestFirst(results)
            .slice(0, RECENT_QUIZZES)
            .map((result) => (
              <RecentQuiz key={result.id} result={result} now={now} onView={() => setOpened(result)} />
            ))}
        </RuledList>
      )}
      {opened && <QuizDetails summary={opened} now={now} onClose={() => setOpened(null)} />}
    </FoldedSection>
  )
}

/** Someone who has only practiced is asked to take a formal quiz. */
function FirstQuiz({ hasPracticed }: { hasPracticed: boolean }) {
  return (
    <Link className={buttons.button} href="/">
      {hasPracticed ? 'Take Formal Quiz' : 'Take First Quiz'}
    </Link>
  )
}

function RecentQuiz({ result, now, onView }: { result: ResultSummary; now: number; onView: () => void }) {
  const title = titleOf(result.mode)
  const when = relativeTimeText(result.timestamp, now)
  return (
    <Row as="li" gap={4} rowGap={2}>
      <div className={styles.quiz}>
        <h4>{title}</h4>
        <p className={typography.fine}>{when}</p>
      </div>
      <span className={classNames(styles.score, BAND_COLORS[scoreBand(result.score)])}>
        {wholePercent(result.score)}
      </span>
      <button type="button" className={buttons.small} aria-label={`View ${title}, ${when}`} onClick={onView}>
        View
      </button>
    </Row>
  )
}
