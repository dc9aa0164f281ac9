import { randomUUID } from 'node:crypto'
import { dayOf, reportedTime } from '@think-twice/core/activity/days'
import { meaningOfLabel } from '@think-twice/core/concepts/concept-names'
import { recordedItem, type TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Answer } from '@think-twice/core/learning/evidence'
import { type ProgressRecord, progressReply, unmetProgress } from '@think-twice/core/learning/mastery'
import { masteryEvidence } from '@think-twice/core/rewards/achievements'
import type { CategoryType, Sureness } from '@think-twice/core/vocabulary'
import { Refusal } from '../refusal.ts'
import type { EarnedAchievement } from '../storage/learning/learning.ts'
import type { Stores } from '../storage/stores.ts'
import { awardAchievements } from './achievements.ts'
import { CATALOG } from './catalog.ts'
import { advancePathsOf } from './learning-paths.ts'
import { answersInResult, trackProgress } from './progress.ts'
import { type TakeRoom, unlimitedRoom } from './saving-limits.ts'

/** An answer as it was sent; only the first three fields are always there. */
export type SentAnswer = {
  itemId: string
  categoryType: CategoryType
  isCorrect: boolean
  key?: string | undefined
  scenario?: string | undefined
  choice?: string | undefined
  sureness?: Sureness | undefined
  /** Milliseconds since 1970. */
  at?: number | undefined
  timeZone?: string | undefined
  kind?: 'flawed' | 'sound' | undefined
}

type RecordedAnswer = { isNew: boolean; record: ProgressRecord; achievements: EarnedAchievement[] }

/**
 * Records one practice answer. Under a key it counts once: sending it again returns the current record, and a different
 * answer under that key is refused. `now` is milliseconds since 1970. A new answer takes room, by `takeRoom`, which refuses
 * it if there is none.
 */
export async function recordAnswer(
  stores: Stores,
  userId: number,
  sent: SentAnswer,
  now: number,
  takeRoom: TakeRoom = unlimitedRoom,
): Promise<RecordedAnswer> {
  const answer = identifiedAnswer(sent, now)
  const learner = await stores.learners.take(userId)
  const counted = sent.key === undefined ? null : await findCounted(stores, userId, sent.key)
  if (counted) {
    if (counted.itemId !== answer.itemId || counted.isCorrect !== answer.isCorrect) throw new Refusal('answer-differs')
    return {
      isNew: false,
      record: recordOf(answer, await stores.progress.list(userId, [answer.itemId])),
      achievements: [],
    }
  }
  await stores.learners.save(userId, takeRoom(learner, 'answers', now))
  if (answer.isSound) {
    await stores.answers.add(userId, answer)
    return {
      isNew: true,
      record: recordOf(answer, await stores.progress.list(userId, [answer.itemId])),
      achievements: [],
    }
  }
  const records = await trackProgress(stores, userId, [answer], answer)
  const { granted } = await advancePathsOf(stores, userId, { results: [], progress: records }, now)
  const achievements = await awardAchievements(stores, userId, masteryEvidence(records), { now, granted })
  await stores.answers.add(userId, answer)
  return { isNew: true, record: recordOf(answer, records), achievements }
}

function identifiedAnswer(sent: SentAnswer, now: number): Answer {
  const { itemId, categoryType } = recordedItem(sent.itemId, sent.categoryType, CATALOG.findConcept)
  const facts = sent.scenario === undefined ? null : CATALOG.findScenario(sent.scenario)
  const at = reportedTime(sent.at, now)
  return {
    id: sent.key ?? `call-${randomUUID()}`,
    source: sent.scenario === undefined && sent.key === undefined ? 'call' : 'practice',
    at,
    day: dayOf(at, sent.timeZone),
    itemId,
    categoryType,
    isCorrect: sent.isCorrect,
    // The bank knows better than the sender whether its scenario is sound.
    isSound: facts ? facts.kind === 'sound' : sent.kind === 'sound',
    scenarioId: sent.scenario ?? null,
    choice: sent.choice === undefined ? null : meaningOfLabel(sent.choice, CATALOG.findConcept),
    sureness: sent.sureness ?? null,
  }
}

/** The record of an answer's concept; without answers, the prior. */
function recordOf({ itemId, categoryType }: Answer, records: readonly TrackedProgress[]): ProgressRecord {
  const kept = records.find((record) => record.itemId === itemId)
  return progressReply(kept ?? unmetProgress({ itemId, categoryType }))
}

/**
 * The answer already counted under a key: from practice, or `<result id>:<index>` of a result that recorded activity.
 */
async function findCounted(
  stores: Stores,
  userId: number,
  key: string,
): Promise<Pick<Answer, 'itemId' | 'isCorrect'> | null> {
  const practiced = await stores.answers.find(userId, key)
  if (practiced) return practiced
  const [, resultId, index] = /^(.+):(\d{1,2})$/.exec(key) ?? []
  if (resultId === undefined) return null
  const saved = await stores.quizResults.find(userId, resultId)
  if (!saved?.recordsActivity) return null
  return answersInResult({ ...saved.result, day: '', sureness: null })[Number(index)] ?? null
}
