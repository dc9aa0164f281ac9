import { createHash, randomUUID } from 'node:crypto'
import { Refusal } from '@think-twice/contract/errors'
import { dayOf } from '@think-twice/core/activity/days'
import type { Sureness } from '@think-twice/core/learning/evidence'
import type { KeptResult, SaveReceipt } from '../storage/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { type Changes, decodeChanges, encodeChanges } from './changes.ts'
import { makeRoom } from './question-room.ts'
import { recordFinishedQuiz } from './record-activity.ts'

/** A finished quiz as sent, already found consistent. */
export type SentQuiz = Omit<KeptResult, 'id' | 'timestamp'> & {
  id?: string | undefined
  timestamp?: number | undefined
  timeZone?: string | undefined
  recordActivity?: boolean | undefined
  sureness?: readonly (Sureness | null)[] | undefined
}

/** The result in short, and what it changed if it recorded activity. */
export type SavedReply = Omit<KeptResult, 'questions' | 'userAnswers'> & { userId: number } & Partial<Changes>

/**
 * Saves a finished quiz and, if asked to, everything it changes. Sending it again changes nothing and gets the same
 * reply; another quiz under its id is refused. `now` is milliseconds since 1970.
 */
export async function finishQuiz(
  stores: Stores,
  userId: number,
  sent: SentQuiz,
  now: number,
): Promise<{ isNew: boolean; saved: SavedReply }> {
  const { timeZone, recordActivity, sureness = null, ...content } = sent
  const contentHash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
  // The row lock keeps other deliveries for this person out, so checking first is safe.
  const learner = await stores.learners.take(userId)
  const known = sent.id === undefined ? null : await stores.quizResults.findSaved(userId, sent.id)
  if (known) {
    if (known.contentHash !== contentHash) throw new Refusal('result-differs')
    return { isNew: false, saved: savedReply(userId, known.result, known) }
  }

  await makeRoom(stores, userId, content.questions)
  const result = { ...content, id: sent.id ?? randomUUID(), timestamp: Math.min(sent.timestamp ?? now, now) }
  const changes = recordActivity
    ? encodeChanges(await recordFinishedQuiz(stores, userId, learner, { result, timeZone, now }), result, now)
    : null
  await stores.quizResults.add(userId, result, {
    contentHash,
    changes,
    day: dayOf(result.timestamp, timeZone),
    sureness,
  })
  return { isNew: true, saved: savedReply(userId, result, { changes }) }
}

/** Built from stored data even the first time, because a repetition has nothing else. */
function savedReply(userId: number, result: KeptResult, { changes }: Pick<SaveReceipt, 'changes'>): SavedReply {
  const { questions: _, userAnswers: __, ...summary } = result
  return { ...summary, userId, ...(changes !== null && decodeChanges(changes, result)) }
}
