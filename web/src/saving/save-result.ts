import { reportedTime } from '@think-twice/core/activity/days'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { type QuizResult, resultOf, sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { requestedAttempt } from '../addresses.ts'
import { claimAttempt, findAttempt, finishedAttempts, ownerOf } from '../browser/attempts.ts'
import { localTimeZone, timeNow } from '../browser/clock.ts'
import { currentUser } from '../browser/current-user.ts'
import { enqueue, SAVED_KEPT_FOR } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'

/**
 * Saves a finished quiz in one call. Settles once it is safe on the device; sending continues on its own. The id makes
 * a repeated call count once.
 */
export async function saveResult(result: QuizResult, userId: number): Promise<void> {
  const { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timestamp, timeSpent } = result
  await enqueue({
    id,
    userId,
    call: {
      kind: 'quiz-result',
      body: {
        id,
        userId,
        mode,
        questions: sentQuestions(questions),
        userAnswers,
        ...(result.sureness && { sureness: result.sureness }),
        score,
        totalQuestions,
        correctAnswers,
        timestamp,
        timeSpent,
        ...(result.biasProfiles && { biasProfiles: result.biasProfiles }),
        timeZone: localTimeZone(),
        recordActivity: true,
      },
    },
  })
}

/** A visitor's result becomes this person's, and is saved. */
export async function claimResult(attempt: CompleteAttempt, userId: number): Promise<void> {
  claimAttempt(attempt.id, userId)
  await saveResult(resultOf(attempt, PROFILE_CATEGORIES), userId)
}

/** A visitor who signs in while looking at a result keeps it. */
export async function claimOpenResult(userId: number): Promise<void> {
  const { id } = requestedAttempt(new URLSearchParams(location.search))
  if (location.pathname !== '/' || id === null || ownerOf(id) !== null) return
  const attempt = findAttempt(id)
  if (attempt?.state === 'complete') await claimResult(attempt, userId)
}

/**
 * Saves the results of the person who is signed in that never reached the outbox, because the page ended right after
 * the last answer. Anything older than the outbox remembers was saved long ago.
 */
export async function resumeSaving(): Promise<void> {
  const user = currentUser()
  if (!user) return
  const now = timeNow()
  for (const attempt of finishedAttempts(user.id)) {
    if (reportedTime(attempt.finishedAt, now) < now - SAVED_KEPT_FOR) continue
    if ((await outboxStore.stateOf(attempt.id)) === null) {
      await saveResult(resultOf(attempt, PROFILE_CATEGORIES), user.id)
    }
  }
}
