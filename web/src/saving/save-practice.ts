import { categoryTypeOf } from '@think-twice/core/concepts/concept-lookup'
import type { PracticeSession } from '@think-twice/core/practice/practice-session'
import { isCorrect } from '@think-twice/core/quiz/score'
import { claimDay } from '../browser/kept-practice.ts'
import { enqueue } from './outbox.ts'

/**
 * Saves the answer to the question that a session shows: one call for each answer and, with this person's first, one for
 * the day. Settles once they are safe on the device; the entry's id makes sending it twice count once.
 */
export async function savePracticeAnswer(session: PracticeSession, userId: number): Promise<void> {
  const { id, questions, userAnswers, position } = session
  const question = questions[position]
  if (!question) return
  const answeredAt = Date.now()
  const name = question.fallacyType
  await enqueue({
    id: practiceEntryId(id, position),
    userId,
    queuedAt: answeredAt,
    call: {
      kind: 'progress',
      body: {
        itemId: name,
        categoryType: categoryTypeOf(name),
        isCorrect: isCorrect(question, userAnswers[position]),
      },
    },
  })
  if (!claimDay(id, userId)) return
  await enqueue({
    id: dayEntryId(id),
    userId,
    queuedAt: answeredAt,
    call: {
      kind: 'streak',
      body: { lastActivityDate: answeredAt, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    },
  })
}

/** Under which ids everything of a session waits to be sent. */
export function practiceEntryIds({ id, questions }: PracticeSession): string[] {
  return [dayEntryId(id), ...questions.map((_, index) => practiceEntryId(id, index))]
}

function practiceEntryId(sessionId: string, index: number): string {
  return `${sessionId}:${index}`
}

function dayEntryId(sessionId: string): string {
  return `${sessionId}:day`
}
