import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { averageScore, improvementOf, learningItemCount, quizCounts } from '@think-twice/core/learning/dashboard'
import { improvementNote, isBeyondChance } from '@think-twice/core/learning/score-margin'
import { counted } from '@think-twice/core/wording/counted'
import { signedPercent, wholePercent } from '@think-twice/core/wording/number-text'
import type { ReactNode } from 'react'
import { BAND_COLORS } from '../../parts/level.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TryAgain } from '../../ui/loading.tsx'
import { Text } from '../../ui/text.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** Takes the place of a number that could not be loaded, and says so. */
const UNKNOWN = '–'
const NOT_LOADED = 'Couldn’t be loaded'

/** The four numbers at the top. Without a result there is no average, so the second shows learning items too. */
export function Stats({ data: { results, favorites, weaknesses, now, onTryAgain } }: { data: DashboardData }) {
  const average = results && averageScore(results)
  const items = favorites && weaknesses && learningItemCount(favorites, weaknesses)
  return (
    <Figures label="Totals" top={3}>
      <TotalQuizzes results={results} now={now} />
      {results?.length === 0 ? (
        <Stat title="LEARNING ITEMS" line="Your average score goes here after one quiz">
          {items ?? UNKNOWN}
        </Stat>
      ) : (
        <Stat title="AVERAGE SCORE" line={results ? `From ${counted(results.length, 'result')}` : NOT_LOADED}>
          {average === null ? UNKNOWN : wholePercent(average)}
        </Stat>
      )}
      <Improvement results={results} now={now} />
      <Stat
        title="LEARNING ITEMS"
        line={
          favorites && weaknesses
            ? `${counted(favorites.length, 'favorite')}, ${weaknesses.length} flagged`
            : NOT_LOADED
        }
        onTryAgain={items === null ? onTryAgain : undefined}
      >
        {items ?? UNKNOWN}
      </Stat>
    </Figures>
  )
}

type ResultsProps = { results: readonly ResultSummary[] | null; now: number }

function TotalQuizzes({ results, now }: ResultsProps) {
  if (results === null) {
    return (
      <Stat title="TOTAL QUIZZES" line={NOT_LOADED}>
        {UNKNOWN}
      </Stat>
    )
  }
  const { total, active, completed } = quizCounts(results, now)
  return (
    <Stat
      title="TOTAL QUIZZES"
      line={`${active} active, ${completed} completed`}
      note={total > 0 ? `${active} this week, ${completed} before` : undefined}
    >
      {total}
    </Stat>
  )
}

function Improvement({ results, now }: ResultsProps) {
  if (results === null) {
    return (
      <Stat title="IMPROVEMENT" line={NOT_LOADED}>
        {UNKNOWN}
      </Stat>
    )
  }
  const improvement = improvementOf(results)
  // An improvement that may be chance gets neither an arrow nor a color.
  const direction = isBeyondChance(results) ? Math.sign(improvement) : 0
  return (
    <Stat
      title="IMPROVEMENT"
      line={`Streak: ${counted(quizCounts(results, now).active, 'test')} this week`}
      note={improvementNote(results)}
      tone={direction > 0 ? BAND_COLORS.good : direction < 0 ? BAND_COLORS.poor : undefined}
    >
      {signedPercent(improvement)}
      {direction !== 0 && <Icon name={direction > 0 ? 'improving' : 'declining'} />}
    </Stat>
  )
}

type StatProps = {
  title: string
  line: string
  note?: string | undefined
  tone?: string | undefined
  /** Given if the number could not be loaded and no list below says so. */
  onTryAgain?: (() => unknown) | undefined
  children: ReactNode
}

function Stat({ note, onTryAgain, children, ...figure }: StatProps) {
  return (
    <Figure level="h3" number={children} {...figure}>
      {note && <Text look="fine">{note}</Text>}
      {onTryAgain && <TryAgain onTryAgain={onTryAgain} />}
    </Figure>
  )
}
