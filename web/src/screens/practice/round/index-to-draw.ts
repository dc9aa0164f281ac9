import { dayOf } from '@think-twice/core/activity/days'
import { withoutPairOf } from '@think-twice/core/practice/draw-round'
import type { PracticeIndexEntry } from '@think-twice/core/practice/practice-index'
import { answeredDays } from '../../../browser/answered-days.ts'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { fetchPracticeIndex, fetchSchedule } from '../../../data/content.ts'

/**
 * What a round may draw from. Today's argument stays out until it is answered, because it allows only one try; so does
 * its twin.
 */
export async function fetchIndexToDraw(): Promise<readonly PracticeIndexEntry[]> {
  const today = dayOf(timeNow(), localTimeZone())
  const isAnswered = answeredDays(currentUser()?.id ?? null)[today] !== undefined
  const [index, schedule] = await Promise.all([
    fetchPracticeIndex(),
    // A round can do without the schedule.
    isAnswered ? null : fetchSchedule().catch(() => null),
  ])
  const todays = schedule?.[today]
  return todays === undefined ? index : withoutPairOf(todays, index)
}
