import { createHash, randomUUID } from 'node:crypto'
import { Refusal } from '@think-twice/contract/errors'
import { dayOf } from '@think-twice/core/activity/days'
import type { Sureness } from '@think-twice/core/learning/evidence'
import type { KeptResult, SavedMark } from '../storage/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { type Changes, decodeChanges, encodeChanges } from './changes.ts'
import { makeRoom } from './question-room.ts'
import { recordFinishedQuiz } from './record-activity.ts'

/** A finished quiz as it was sent, found to be consistent with itself. */
export type SentQuiz = Omit<KeptResult, 'id' | 'timestamp'> & {
  id?: string | undefined
  timestamp?: number | undefined
  timeZone?: string | undefined
  recordActivity?: boolean | undefined
  sureness?: readonly (Sureness | null)[] | undefined
}

/** What saving is answered with: the result in short, and what it changed when it recorded activity. */
export type SavedReply = Omit<KeptResult, 'questions' | 'userAnswers'> & { userId: number } & Partial<Changes>

/**
 * Saves a finished quiz and, when asked to, everything it moves. The same quiz under the same id changes nothing and is
 * answered as it was the first time; another one under that id is refused. `now` is milliseconds since 1970.
 */
export async function finishQuiz(
  stores: Stores,
  userId: number,
  sent: SentQuiz,
  now: number,
): Promise<{ isNew: boolean; saved: SavedReply }> {
  const { timeZone, recordActivity, sureness = null, ...content } = sent
  const contentHash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
  // From here on no other delivery for this person is under way, so looking first is safe.
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

/** Made from what is kept, the first time too: a repetition cannot be answered otherwise. */
function savedReply(userId: number, result: KeptResult, { changes }: Pick<SavedMark, 'changes'>): SavedReply {
  const { questions: _, userAnswers: __, ...summary } = result
  return { ...summary, userId, ...(changes !== null && decodeChanges(changes, result)) }
}
