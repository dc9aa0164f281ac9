import { randomUUID } from 'node:crypto'
import { dayOf, reportedTime } from '@think-twice/core/activity/days'
import { meaningOfLabel } from '@think-twice/core/concepts/concept-labels'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { type Delivery, type Encounter, recordedItem } from '@think-twice/core/learning/encounters'
import type { Answer } from '@think-twice/core/learning/evidence'
import { type ProgressRecord, progressReply, unmetProgress } from '@think-twice/core/learning/mastery'
import { required } from '@think-twice/core/required'
import { masteryEvidence, newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { CategoryType, Sureness } from '@think-twice/core/vocabulary'
import { Refusal } from '../refusal.ts'
import type { EarnedAchievement } from '../storage/rewards/achievements.ts'
import type { Stores } from '../storage/stores.ts'
import { advancePathsOf } from './advance-paths.ts'
import { CATALOG } from './catalog.ts'
import { answersInResult } from './evidence.ts'
import { saveChanges } from './save-changes.ts'
import { trackProgress } from './track-progress.ts'

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
 * answer under that key is refused. `now` is milliseconds since 1970.
 */
export async function recordAnswer(
  stores: Stores,
  userId: number,
  sent: SentAnswer,
  now: number,
): Promise<RecordedAnswer> {
  const answer = keptAnswer(sent, now)
  await stores.learners.take(userId)
  const counted = sent.key === undefined ? null : await findCounted(stores, userId, sent.key)
  if (counted) {
    if (counted.itemId !== answer.itemId || counted.isCorrect !== answer.isCorrect) throw new Refusal('answer-differs')
    return { isNew: false, record: await currentRecord(stores, userId, answer), achievements: [] }
  }
  if (answer.isSound) {
    await stores.answers.add(userId, answer)
    return { isNew: true, record: await currentRecord(stores, userId, answer), achievements: [] }
  }
  const { record, achievements } = await recordPractice(stores, userId, answer, { ...answer, now })
  await stores.answers.add(userId, answer)
  return { isNew: true, record, achievements }
}

/** Moves the learner's progress by one answer; returns its record (mastery rounded) and the achievements earned. */
async function recordPractice(
  stores: Stores,
  userId: number,
  encounter: Encounter,
  { now, ...delivery }: Delivery & { now: number },
): Promise<{ record: ProgressRecord; achievements: EarnedAchievement[] }> {
  const { moved, all } = await trackProgress(stores, userId, [encounter], delivery)
  const { toSave, granted } = await advancePathsOf(stores, userId, { results: [], progress: all }, now)
  const held = await stores.achievements.ids(userId)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, held, masteryEvidence(all), granted)
  await saveChanges(stores, userId, { progress: moved, learningPaths: toSave, achievementIds }, now)
  const achievements = achievementIds.map((achievementId) => ({ achievementId, earnedAt: now }))
  return { record: progressReply(required(moved[0], 'the record of the answer')), achievements }
}

function keptAnswer(sent: SentAnswer, now: number): Answer {
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
    isSound: facts ? facts.isSound : sent.kind === 'sound',
    scenarioId: sent.scenario ?? null,
    choice: sent.choice === undefined ? null : meaningOfLabel(sent.choice, CATALOG.findConcept),
    sureness: sent.sureness ?? null,
  }
}

/** The current record; for a concept without answers, the prior. */
async function currentRecord(
  { progress }: Stores,
  userId: number,
  { itemId, categoryType }: Answer,
): Promise<ProgressRecord> {
  const kept = (await progress.list(userId)).find((record) => record.itemId === itemId)
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
  const saved = await stores.quizResults.findSaved(userId, resultId)
  if (!saved || saved.changes === null) return null
  return answersInResult({ ...saved.result, day: '', sureness: null })[Number(index)] ?? null
}
