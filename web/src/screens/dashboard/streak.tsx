import { type Day, dayOf } from '@think-twice/core/activity/days'
import { NO_STREAK, streakDays } from '@think-twice/core/activity/streak'
import { counted } from '@think-twice/core/wording/numbers'
import { localTimeZone } from '../../browser/clock.ts'
import type { Review, StreakReading } from '../../data/learning.ts'
import { CellLine } from '../../parts/cells.tsx'
import { longWeekdayText } from '../../parts/date-text.ts'
import { Row } from '../../ui/layout.tsx'
import { NotLoaded } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'

type StreakSectionProps = {
  streak: StreakReading | null
  review: Review | null
  now: number
  onTryAgain: () => void
}

/** The streak in a line, and the last seven days as cells. */
export function StreakSection({ streak, review, now, onTryAgain }: StreakSectionProps) {
  return (
    <section aria-label="Streak" data-top={8}>
      <DoubleRule />
      {streak ? (
        <StreakLine streak={streak} review={review} today={dayOf(now, localTimeZone())} />
      ) : (
        <NotLoaded what="Your streak" onTryAgain={onTryAgain} />
      )}
    </section>
  )
}

function StreakLine({ streak, review, today }: { streak: StreakReading; review: Review | null; today: Day }) {
  const { currentStreak, activeDays, restDays } = streak
  const days = streakDays({ activeDays, restDays }, today)
  const rested = days.findLast(({ state }) => state === 'rest')
  const isTodayIn = days.at(-1)?.state === 'active'
  const words = [
    currentStreak === 0 ? NO_STREAK : `Streak: ${counted(currentStreak, 'day')}.`,
    currentStreak > 0 && (isTodayIn ? 'Today already counts.' : 'You haven’t practiced yet today.'),
    rested && `${longWeekdayText(rested.day)} was your rest day.`,
    reviewText(review),
  ]
  return (
    <Row gap={4} rowGap={2} top={4}>
      <CellLine
        types={days.map(({ state }) => (state === 'active' ? 'filled' : 'open'))}
        label={`The last seven days: ${days.map(({ state }) => STATES[state]).join(', ')}`}
      />
      <p>{words.filter(Boolean).join(' ')}</p>
    </Row>
  )
}

const STATES = { active: 'active', rest: 'rest day', open: 'nothing yet', missed: 'nothing done' } as const

/** 'Next review: 3 concepts in 2 days.' Null if nothing is planned, or if something is due now, which comes before it. */
function reviewText(review: Review | null): string | null {
  const next = review?.next
  if (!next || review.due.length > 0) return null
  const when = next.inDays <= 1 ? 'tomorrow' : `in ${next.inDays} days`
  return `Next review: ${counted(next.count, 'concept')} ${when}.`
}
