import { improvementNote } from '@think-twice/core/chance'
import { counted } from '@think-twice/core/counted'
import { averageScore, improvementOf, learningItemCount, quizCounts, signedPercent } from '@think-twice/core/dashboard'
import type { ReactNode } from 'react'
import type { ResultSummary } from '../../data/quiz-results.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** What stands for a number that could not be loaded. */
const UNKNOWN = '–'

/** The four numbers at the top. Without a test there is no average, and the second counts learning items too. */
export function Stats({ data: { results, favorites, weaknesses, now } }: { data: DashboardData }) {
  const counts = results && quizCounts(results, now)
  const items = favorites && weaknesses && learningItemCount(favorites, weaknesses)
  const flagged = `${counted(favorites?.length ?? UNKNOWN, 'favorite')}, ${weaknesses?.length ?? UNKNOWN} flagged`
  return (
    <section className="stats" aria-label="Totals">
      <Stat title="TOTAL QUIZZES" line={counts ? `${counts.active} active, ${counts.completed} completed` : UNKNOWN}>
        {counts?.total ?? UNKNOWN}
      </Stat>
      {results?.length === 0 ? (
        <Stat title="LEARNING ITEMS" line="Your average score follows your first quiz">
          {items ?? UNKNOWN}
        </Stat>
      ) : (
        <Stat title="AVERAGE SCORE" line={`Across all ${counted(results?.length ?? UNKNOWN, 'result')}`}>
          {results ? `${averageScore(results)}%` : UNKNOWN}
        </Stat>
      )}
      <Improvement results={results} thisWeek={counts?.active ?? UNKNOWN} />
      <Stat title="LEARNING ITEMS" line={flagged}>
        {items ?? UNKNOWN}
      </Stat>
    </section>
  )
}

function Improvement({
  results,
  thisWeek,
}: {
  results: readonly ResultSummary[] | null
  thisWeek: number | typeof UNKNOWN
}) {
  const improvement = improvementOf(results ?? [])
  const direction = Math.sign(improvement)
  return (
    <Stat
      title="IMPROVEMENT"
      line={`Streak: ${counted(thisWeek, 'test')} this week`}
      note={improvementNote(results ?? [])}
      tone={direction > 0 ? 'c-good' : direction < 0 ? 'c-poor' : ''}
    >
      {results ? signedPercent(improvement) : UNKNOWN}
      {direction !== 0 && <Icon name={direction > 0 ? 'improving' : 'declining'} />}
    </Stat>
  )
}

type StatProps = { title: string; line: string; note?: string; tone?: string; children: ReactNode }

function Stat({ title, line, note, tone = '', children }: StatProps) {
  return (
    <div className="stat">
      <h2>{title}</h2>
      <b className={tone}>{children}</b>
      <p>{line}</p>
      {note && <p className="stat__note">{note}</p>}
    </div>
  )
}
