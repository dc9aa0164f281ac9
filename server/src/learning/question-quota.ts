import { LARGEST_QUESTION, MOST_QUESTION_BYTES } from '@think-twice/contract/quiz-results'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { fieldRefusal, Refusal } from '../refusal.ts'
import { encodeQuestions } from '../storage/questions/question-encoding.ts'
import type { Stores } from '../storage/stores.ts'
import { CATALOG } from './catalog.ts'

/** Seconds until a retry makes sense; someone may have made room by then. */
const TRY_AGAIN = 24 * 60 * 60

/** Refuses a result with a question larger than the contract allows. */
export function refuseLargeQuestions(questions: readonly IdentifiedQuestion[]): void {
  const large = encodeQuestions(questions).findIndex(({ body }) => Buffer.byteLength(body) > LARGEST_QUESTION)
  if (large !== -1) throw fieldRefusal('question-too-large', `questions.${large}`)
}

/**
 * Counts the bytes of questions stored only for this person (neither in the catalog nor stored already) and refuses them
 * if there is no room. The transaction must hold the learner's row.
 */
export async function makeRoom(
  { questions, learners }: Stores,
  userId: number,
  asked: readonly IdentifiedQuestion[],
): Promise<void> {
  const foreign = encodeQuestions(asked).filter(({ hash }) => !CATALOG.isCatalogQuestion(hash))
  if (foreign.length === 0) return
  const added = (await questions.unknown(foreign)).reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
  if (added === 0) return
  const bytes = await learners.addQuestionBytes(userId, added)
  if (bytes > MOST_QUESTION_BYTES) throw new Refusal('no-room-for-questions', { 'retry-after': String(TRY_AGAIN) })
}
