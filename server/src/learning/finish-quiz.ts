import { hash, randomUUID } from 'node:crypto'
import { dayOf, reportedTime } from '@think-twice/core/activity/days'
import type { Sureness } from '@think-twice/core/vocabulary'
import { Refusal } from '../refusal.ts'
import { encodeQuestions } from '../storage/questions/question-encoding.ts'
import type { KeptResult } from '../storage/results/result-rows.ts'
import type { Stores } from '../storage/stores.ts'
import { CATALOG } from './catalog.ts'
import { type ChangesToTell, decodeChanges, encodeChanges } from './changes-encoding.ts'
import { changesOfQuiz } from './changes-of-quiz.ts'
import { makeRoom } from './question-quota.ts'
import { saveChanges } from './save-changes.ts'

/** A finished quiz as sent, already found consistent. */
export type SentQuiz = Omit<KeptResult, 'id' | 'timestamp'> & {
  id?: string | undefined
  timestamp?: number | undefined
  timeZone?: string | undefined
  recordActivity?: boolean | undefined
  sureness?: readonly (Sureness | null)[] | undefined
}

/** The result in short, and what it changed if it recorded activity. */
export type SavedQuiz = Omit<KeptResult, 'questions' | 'userAnswers'> & { userId: number } & Partial<ChangesToTell>

/**
 * Saves a finished quiz and, if asked to, everything it changes. Sending it again changes nothing and gets the same
 * reply; another quiz under its id is refused. `now` is milliseconds since 1970.
 */
export async function finishQuiz(
  stores: Stores,
  userId: number,
  sent: SentQuiz,
  now: number,
): Promise<{ isNew: boolean; saved: SavedQuiz }> {
  const { timeZone, recordActivity, sureness = null, ...content } = sent
  const result = { ...content, id: sent.id ?? randomUUID(), timestamp: reportedTime(sent.timestamp, now) }
  const learner = await stores.learners.take(userId)
  const known = await stores.quizResults.findSaved(userId, result.id)
  if (known) {
    if (![contentHashOf(sent), earlierContentHash(sent)].includes(known.contentHash))
      throw new Refusal('result-differs')
    const changes = known.changes === null ? null : decodeChanges(known.changes, known.result, CATALOG.findConcept)
    return { isNew: false, saved: savedQuiz(userId, known.result, changes) }
  }

  await makeRoom(stores, userId, content.questions)
  const recorded = recordActivity ? await changesOfQuiz(stores, userId, learner, { result, timeZone, now }) : null
  await stores.quizResults.add(userId, result, {
    contentHash: contentHashOf(sent),
    changes: recorded && encodeChanges(recorded.toTell, result, now, CATALOG.findConcept),
    day: dayOf(result.timestamp, timeZone),
    sureness,
  })
  if (recorded) await saveChanges(stores, userId, recorded.toSave, now)
  return { isNew: true, saved: savedQuiz(userId, result, recorded?.toTell ?? null) }
}

function savedQuiz(userId: number, result: KeptResult, changes: ChangesToTell | null): SavedQuiz {
  const { questions: _, userAnswers: __, ...summary } = result
  return { ...summary, userId, ...changes }
}

/** Recognizes another quiz under the same id; each question counts as its hash and the order of its options. */
function contentHashOf(sent: SentQuiz): string {
  const questions = encodeQuestions(sent.questions).map((encoded) => encoded.hash + encoded.order)
  return hash('sha256', JSON.stringify({ ...sent, questions }), 'base64url')
}

/** The hash of results that were saved before questions had hashes. */
function earlierContentHash(sent: SentQuiz): string {
  return hash('sha256', JSON.stringify(sent), 'base64url')
}
