import { getAchievements } from '@think-twice/contract/achievements'
import type { postDispute } from '@think-twice/contract/disputes'
import { getInsights } from '@think-twice/contract/insights'
import { getLearningPaths } from '@think-twice/contract/learning-paths'
import { getProgress } from '@think-twice/contract/progress'
import { getReview } from '@think-twice/contract/review'
import { getStreak } from '@think-twice/contract/streak'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import type * as z from 'zod/mini'
import { markSaved } from '../browser/kept-attempts.ts'
import { pathOf } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { showToastNext } from '../ui/toasts.tsx'
import type { OutboxEntry } from './outbox-store.ts'
import { keptDisputeKey } from './save-dispute.ts'

/** A saved result is remembered as such, and what a save may have changed is fetched anew when it is next looked at. */
export function afterSaving({ id, userId, call }: OutboxEntry, reply: unknown): void {
  if (call.kind === 'quiz-result') markSaved(id)
  if (call.kind === 'dispute') {
    const { scenario, text } = reply as z.output<(typeof postDispute)['replies'][200]>
    queryClient.setQueryData(keptDisputeKey(userId, scenario), text)
    return
  }
  const params = { id: userId }
  const changed = [getProgress, getStreak, getAchievements, getLearningPaths, getInsights, getReview].map((endpoint) =>
    pathOf(endpoint, params),
  )
  const results = `/api/quiz-results/user/${userId}`
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const path = String(queryKey[0])
      return changed.includes(path) || path.startsWith(results)
    },
  })
  announceAchievements(reply)
}

/** New achievements show in one toast, after the one for finishing. */
function announceAchievements(reply: unknown): void {
  const earned = (reply as { achievements?: { achievementId: string }[] } | undefined)?.achievements ?? []
  const names = ACHIEVEMENTS.filter(({ id }) => earned.some(({ achievementId }) => achievementId === id)).map(
    ({ name }) => name,
  )
  if (names.length === 0) return
  showToastNext({
    title: names.length === 1 ? 'Achievement unlocked' : `${names.length} achievements unlocked`,
    description: names.join(', '),
  })
}
