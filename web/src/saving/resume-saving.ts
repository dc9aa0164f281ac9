import { postMissing } from '@think-twice/contract/quiz-results'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { currentUser } from '../browser/current-user.ts'
import { isSaved, noteSaved, unsavedAttempts } from '../browser/kept-attempts.ts'
import { call, PATIENCE } from '../data/api.ts'
import { outboxStore } from './outbox-store.ts'
import { saveResult } from './save-result.ts'
import { setEntryState } from './save-state.ts'

/**
 * Finds results of the person who is signed in that are neither waiting in the outbox nor known to be saved: the page
 * ended before they were put there, or before the reply came. Those that the server does not have are saved now. Never
 * throws.
 */
export async function resumeSaving(): Promise<void> {
  const user = currentUser()
  if (!user) return
  const unsaved = unsavedAttempts(user.id)
  if (unsaved.length === 0) return
  const queued = new Set((await outboxStore.all()).map(({ id }) => id))
  const unheard = unsaved.filter(({ id }) => !queued.has(id))
  if (unheard.length === 0) return
  const missing = await missingOf(
    user.id,
    unheard.map(({ id }) => id),
  )
  if (missing === null) return
  for (const attempt of unheard) {
    if (!missing.includes(attempt.id)) {
      noteSaved(attempt.id)
      setEntryState(attempt.id, 'saved')
    } else if (!isSaved(attempt.id)) {
      await saveResult(resultOf(attempt, PROFILE_CATEGORIES), user.id)
    }
  }
}

/**
 * Which of these results the server does not have; null if it can't say, and then it is asked again when the page is next
 * opened. It is asked in the person's name: to somebody else's session, which another tab may have begun, they would look
 * lost.
 */
async function missingOf(userId: number, ids: string[]): Promise<readonly string[] | null> {
  try {
    const body = { results: ids, answers: [] }
    return (await call(postMissing, { params: { id: userId }, body, patience: PATIENCE })).results
  } catch (error) {
    console.warn('Whether the server has every result could not be asked.', error)
    return null
  }
}
