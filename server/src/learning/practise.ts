import { Refusal } from '@think-twice/contract/errors'
import { encountersOf, recordedItem } from '@think-twice/core/learning/encounters'
import { answeredProgress, type ProgressRecord } from '@think-twice/core/learning/mastery'
import type { CategoryType } from '@think-twice/core/vocabulary'
import type { EarnedAchievement } from '../storage/achievements.ts'
import type { PracticeAnswer } from '../storage/practice.ts'
import type { Stores } from '../storage/stores.ts'
import { findConcept } from './catalogue.ts'
import { recordPractice } from './record-activity.ts'

type SentAnswer = { itemId: string; categoryType: CategoryType; isCorrect: boolean; key: string | undefined }
type Practised = { isNew: boolean; record: ProgressRecord; achievements: EarnedAchievement[] }

/**
 * Records one answer given in practice. Under a key it counts once: the same answer again is answered with the record as it
 * stands, another one under that key is refused. `now` is milliseconds since 1970.
 */
export async function practise(stores: Stores, userId: number, sent: SentAnswer, now: number): Promise<Practised> {
  const { key, isCorrect } = sent
  const item = recordedItem(sent.itemId, sent.categoryType, findConcept)
  // From here on no other delivery for this person is under way, so looking first is safe.
  await stores.learners.take(userId)
  const counted = key === undefined ? null : await findCounted(stores, userId, key)
  if (counted) {
    if (counted.itemId !== item.itemId || counted.isCorrect !== isCorrect) throw new Refusal('answer-differs')
    const record = (await stores.progress.list(userId)).find(({ itemId }) => itemId === item.itemId)
    return { isNew: false, record: answeredProgress(record!), achievements: [] }
  }
  if (key !== undefined) await stores.practice.add(userId, key, { itemId: item.itemId, isCorrect })
  return { isNew: true, ...(await recordPractice(stores, userId, { ...item, isCorrect }, now)) }
}

/** The answer already counted under a key: one of practice, or `<result id>:<index>` of a result that recorded activity. */
async function findCounted(stores: Stores, userId: number, key: string): Promise<PracticeAnswer | null> {
  const practised = await stores.practice.find(userId, key)
  if (practised) return practised
  const [, resultId, index] = /^(.+):(\d{1,2})$/.exec(key) ?? []
  if (resultId === undefined) return null
  const saved = await stores.quizResults.findSaved(userId, resultId)
  if (!saved || saved.changes === null) return null
  return encountersOf(saved.result, findConcept)[Number(index)] ?? null
}
