import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-result'
import { claimAttempt, findAttempt, ownerOf } from '../browser/kept-attempts.ts'
import { saveResult } from './save-result.ts'

/** A visitor who signs in while looking at a result keeps it: it becomes theirs and is saved. */
export async function claimOpenResult(userId: number): Promise<void> {
  const id = new URLSearchParams(location.search).get('session')
  if (location.pathname !== '/' || id === null || ownerOf(id) !== null) return
  const session = findAttempt(id)
  if (session?.state !== 'complete') return
  claimAttempt(id, userId)
  await saveResult(resultOf(session, PROFILE_CATEGORIES), userId)
}
