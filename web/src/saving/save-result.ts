import { type QuizResult, sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { localTimeZone, timeNow } from '../browser/clock.ts'
import { enqueue } from './outbox.ts'

/**
 * Saves a finished quiz in one call. Settles once it is safe on the device; sending continues on its own. The id makes
 * a repeated call count once.
 */
export async function saveResult(result: QuizResult, userId: number): Promise<void> {
  const { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timestamp, timeSpent } = result
  await enqueue({
    id,
    userId,
    queuedAt: timeNow(),
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
