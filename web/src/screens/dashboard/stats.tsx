import type { ResultSummary } from '@think-twice/contract/quiz-results'
import {
  averageScore,
  improvementNote,
  improvementOf,
  isBeyondChance,
  learningItemCount,
  quizCounts,
} from '@think-twice/core/learning/dashboard'
import { counted, signedPercent, wholePercent } from '@think-twice/core/wording/numbers'
import { BAND_COLORS } from '../../parts/level.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TryAgain } from '../../ui/loading.tsx'
import { Text } from '../../ui/text.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** The four numbers at the top. */
export function Stats({ data: { results, favorites, weaknesses, now, onTryAgain } }: { data: DashboardData }) {
  const items = favorites && weaknesses && learningItemCount(favorites, weaknesses)
  return (
    <Figures label="Totals" top={3}>
      {results ? (
        <ResultFigures results={results} items={items} now={now} />
      ) : (
        ['TOTAL QUIZZES', 'AVERAGE SCORE', 'IMPROVEMENT'].map((title) => (
          <Figure key={title} title={title} level="h3" number={null} />
        ))
      )}
      <Figure
        title="LEARNING ITEMS"
        level="h3"
        number={items}
        line={`${counted(favorites?.length ?? 0, 'favorite')}, ${weaknesses?.length ?? 0} flagged`}
      >
        {items === null && <TryAgain onTryAgain={onTryAgain} />}
      </Figure>
    </Figures>
  )
}

type ResultFiguresProps = { results: readonly ResultSummary[]; items: number | null; now: number }

/** Without a result there is no average, and the learning items take its place. */
function ResultFigures({ results, items, now }: ResultFiguresProps) {
  const { total, active, completed } = quizCounts(results, now)
  const average = averageScore(results)
  return (
    <>
      <Figure title="TOTAL QUIZZES" level="h3" number={total} line={`${active} active, ${completed} completed`} />
      {average === null ? (
        <Figure title="LEARNING ITEMS" level="h3" number={items} line="Your average score goes here after one quiz" />
      ) : (
        <Figure title="AVERAGE SCORE" level="h3" number={wholePercent(average)} />
      )}
      <Improvement results={results} active={active} />
    </>
  )
}

/** An improvement that may be chance gets neither an arrow nor a color. */
function Improvement({ results, active }: { results: readonly ResultSummary[]; active: number }) {
  const improvement = improvementOf(results)
  const direction = isBeyondChance(results) ? Math.sign(improvement) : 0
  return (
    <Figure
      title="IMPROVEMENT"
      level="h3"
      number={
        <>
          <span>{signedPercent(improvement)}</span>
          {direction !== 0 && <Icon name={direction > 0 ? 'improving' : 'declining'} />}
        </>
      }
      line={`Streak: ${counted(active, 'test')} this week`}
      tone={direction > 0 ? BAND_COLORS.good : direction < 0 ? BAND_COLORS.poor : undefined}
    >
      <Text look="fine">{improvementNote(results)}</Text>
    </Figure>
  )
}
