import {
  getAchievements,
  getInsights,
  getLearningPaths,
  getProgress,
  getReview,
  getStreak,
} from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { wordFor } from '@think-twice/core/wording/numbers'
import { currentUser } from '../browser/current-user.ts'
import { isSeatOwner } from '../browser/kept-records.ts'
import { pathOf } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { showToastNext } from '../ui/show-toast.ts'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'

/** Milliseconds without a further save before shown data is fetched again: many saves may follow at once. */
export const AFTER_LAST_SAVE = 500
let refetch: ReturnType<typeof setTimeout> | undefined

/** Whatever a save may have changed is fetched again when next shown, or soon if it is on the screen. */
export function afterSaving({ userId }: OutboxEntry, saved: SavedReply): void {
  // Answers of a seat count as practice of the signed-in person.
  const person = isSeatOwner(userId) ? (currentUser()?.id ?? null) : userId
  if (person === null) return
  if (saved.kind === 'dispute') {
    const { status, reply } = saved
    if (status === 200 && reply) queryClient.setQueryData(earlierDisputeKey(person, reply.scenario), reply.text)
    return
  }
  const params = { id: person }
  const changed = [getProgress, getStreak, getAchievements, getLearningPaths, getInsights, getReview].map((endpoint) =>
    pathOf(endpoint, params),
  )
  const results = pathOf(getQuizResults, params)
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => {
      const path = String(queryKey[0])
      return changed.includes(path) || path.startsWith(results)
    },
  })
  clearTimeout(refetch)
  refetch = setTimeout(() => void queryClient.refetchQueries({ type: 'active', stale: true }), AFTER_LAST_SAVE)
  if (saved.kind !== 'seat-answer') announceAchievements(saved.reply?.achievements ?? [])
}

/** New achievements share one toast, shown after the one for finishing. */
function announceAchievements(earned: readonly { achievementId: string }[]): void {
  const names = ACHIEVEMENTS.filter(({ id }) => earned.some(({ achievementId }) => achievementId === id)).map(
    ({ name }) => name,
  )
  if (names.length === 0) return
  showToastNext({
    title: wordFor(names.length, 'Achievement unlocked', `${names.length} achievements unlocked`),
    description: names.join(', '),
  })
}

/** The query key under which the page remembers an earlier text about a scenario, which the server kept instead of a new one. */
export function earlierDisputeKey(userId: number, scenario: string): readonly unknown[] {
  return ['kept dispute', userId, scenario]
}
