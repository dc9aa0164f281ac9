import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { requestedAttempt } from '../addresses.ts'
import { claimAttempt, findAttempt, ownerOf } from '../browser/kept-attempts.ts'
import { saveResult } from './save-result.ts'

/** A visitor who signs in while looking at a result keeps it. */
export async function claimOpenResult(userId: number): Promise<void> {
  const { id } = requestedAttempt(new URLSearchParams(location.search))
  if (location.pathname !== '/' || id === null || ownerOf(id) !== null) return
  const attempt = findAttempt(id)
  if (attempt?.state === 'complete') await claimResult(attempt, userId)
}

/** A visitor's result becomes this person's, and is saved. */
export async function claimResult(attempt: CompleteAttempt, userId: number): Promise<void> {
  claimAttempt(attempt.id, userId)
  await saveResult(resultOf(attempt, PROFILE_CATEGORIES), userId)
}
