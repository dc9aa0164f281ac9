import { getQuizResult } from '@think-twice/contract/quiz-results'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { currentUser } from '../browser/current-user.ts'
import { noteSaved, unsavedAttempts } from '../browser/kept-attempts.ts'
import { call } from '../data/api.ts'
import { ApiError } from '../data/api-error.ts'
import { outboxStore } from './outbox-store.ts'
import { saveResult } from './save-result.ts'
import { setEntryState } from './save-state.ts'

/**
 * Finds results of the signed-in person that neither wait in the outbox nor are known to be saved: the page closed
 * before they were put there, or before the reply came. Those that the server does not have are saved now. Never
 * throws.
 */
export async function resumeSaving(): Promise<void> {
  const user = currentUser()
  if (!user) return
  const unsaved = unsavedAttempts(user.id)
  if (unsaved.length === 0) return
  const queued = new Set((await outboxStore.all()).map(({ id }) => id))
  for (const attempt of unsaved.filter(({ id }) => !queued.has(id))) {
    try {
      await call(getQuizResult, { params: { id: attempt.id } })
      noteSaved(attempt.id)
      setEntryState(attempt.id, 'saved')
    } catch (error) {
      // Unless the server clearly says no, it is asked again when the page is next opened.
      if (!(error instanceof ApiError && error.status === 404)) return
      await saveResult(resultOf(attempt, PROFILE_CATEGORIES), user.id)
    }
  }
}
