import { hash, randomUUID } from 'node:crypto'
import { LARGEST_QUESTION_KB } from '@think-twice/contract/errors'
import { MOST_QUESTION_BYTES } from '@think-twice/contract/quiz-results'
import { startOfQuiz } from '@think-twice/core/activity/activity-calendar'
import { dayOf, reportedTime } from '@think-twice/core/activity/days'
import { encountersOf, type TrackedProgress } from '@think-twice/core/learning/encounters'
import { type ProgressRecord, progressReply } from '@think-twice/core/learning/mastery'
import { itemAt } from '@think-twice/core/required'
import { masteryEvidence } from '@think-twice/core/rewards/achievements'
import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import type { Sureness } from '@think-twice/core/vocabulary'
import { fieldRefusal, Refusal } from '../refusal.ts'
import { SECONDS_A_DAY } from '../seconds.ts'
import type { ChangingLearner } from '../storage/learning/learners.ts'
import type { EarnedAchievement } from '../storage/learning/learning.ts'
import { type SortedQuestion, sortedQuestion } from '../storage/results/questions.ts'
import type { StoredResult } from '../storage/results/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { awardAchievements } from './achievements.ts'
import { CATALOG, isSoundQuestion } from './catalog.ts'
import { advancePathsOf } from './learning-paths.ts'
import { trackProgress } from './progress.ts'
import { type TakeRoom, unlimitedRoom } from './saving-limits.ts'
import { addActivity, type DatedStreak, streakNow } from './streak.ts'

/** A finished quiz as sent, already found consistent. */
export type SentQuiz = Omit<StoredResult, 'id' | 'timestamp'> & {
  id?: string | undefined
  timestamp?: number | undefined
  timeZone?: string | undefined
  recordActivity?: boolean | undefined
  sureness?: readonly (Sureness | null)[] | undefined
}

/** The changes that a finished quiz has made, with mastery rounded. */
type Changes = {
  /** The records of the concepts that the quiz was about. */
  progress: ProgressRecord[]
  streak: DatedStreak
  /** Those that the quiz earned. */
  achievements: EarnedAchievement[]
  learningPaths: LearningPathRecord[]
}

/** The result in short, and what it changed if it recorded activity. */
export type SavedQuiz = Omit<StoredResult, 'questions' | 'userAnswers'> & { userId: number } & Partial<Changes>

/** Seconds until a person who has no room for more questions may try again; someone may have made room by then. */
const TRY_AGAIN = SECONDS_A_DAY

/**
 * Saves a finished quiz and, if asked to, everything it changes: progress, the day it started, learning paths and
 * achievements. Sending it again changes nothing; another quiz under its id is refused. `now` is milliseconds since 1970.
 * A new result takes room, by `takeRoom`, which refuses it if there is none.
 */
export async function finishQuiz(
  stores: Stores,
  userId: number,
  sent: SentQuiz,
  now: number,
  takeRoom: TakeRoom = unlimitedRoom,
): Promise<{ isNew: boolean; saved: SavedQuiz }> {
  const { timeZone, recordActivity = false, sureness = null, ...content } = sent
  const questions = content.questions.map(sortedQuestion)
  refuseLargeQuestions(questions)
  const contentHash = contentHashOf(sent, questions)
  const result = { ...content, id: sent.id ?? randomUUID(), timestamp: reportedTime(sent.timestamp, now) }

  const before = await stores.learners.take(userId)
  const known = await stores.quizResults.find(userId, result.id)
  if (known) {
    if (known.contentHash !== contentHash) throw new Refusal('result-differs')
    const changes = known.recordsActivity ? await changesAsTheyStand(stores, userId, before, known.result, now) : {}
    return { isNew: false, saved: savedQuiz(userId, known.result, changes) }
  }

  const learner = takeRoom(before, 'results', now)
  const changes = recordActivity ? await recordQuiz(stores, userId, learner, result, { timeZone, now }) : {}
  if (!recordActivity) await stores.learners.save(userId, learner)
  const ids = await storeQuestions(stores, userId, questions)
  await stores.quizResults.add(
    userId,
    result,
    questions.map(({ order }, index) => ({ question: itemAt(ids, index), order })),
    { contentHash, recordsActivity: recordActivity, day: dayOf(result.timestamp, timeZone), sureness },
  )
  return { isNew: true, saved: savedQuiz(userId, result, changes) }
}

/** Saves and returns everything that a new result changes; of the learning paths, those that moved. */
async function recordQuiz(
  stores: Stores,
  userId: number,
  learner: ChangingLearner,
  result: StoredResult,
  { timeZone, now }: { timeZone: string | undefined; now: number },
): Promise<Changes> {
  const { id, timestamp, mode, score } = result
  const encounters = encountersOf(result, isSoundQuestion)
  const records = await trackProgress(stores, userId, encounters, { at: timestamp, day: dayOf(timestamp, timeZone) })
  const finishedQuizzes = learner.finishedQuizzes + 1
  const activity = { startedAt: startOfQuiz(result), timeZone, now }
  const streak = await addActivity(stores, userId, { ...learner, finishedQuizzes }, activity)
  const pathEvidence = { results: [{ mode, score, timestamp }], progress: records }
  const { moved, granted } = await advancePathsOf(stores, userId, pathEvidence, now)
  const { longestStreak } = streak
  const evidence = { ...masteryEvidence(records), quizzesFinished: finishedQuizzes, score, longestStreak }
  const achievements = await awardAchievements(stores, userId, evidence, { now, granted, resultId: id })
  return { progress: recordsAbout(result, records), streak, achievements, learningPaths: moved }
}

/** For a result that was saved before: the achievements that it earned, and everything else as it is now. */
async function changesAsTheyStand(
  stores: Stores,
  userId: number,
  learner: ChangingLearner,
  result: StoredResult,
  now: number,
): Promise<Changes> {
  return {
    progress: recordsAbout(result, await stores.progress.list(userId, conceptsOf(result))),
    streak: streakNow(learner, now),
    achievements: await stores.achievements.ofResult(userId, result.id),
    learningPaths: await stores.learningPaths.list(userId),
  }
}

function conceptsOf({ questions }: StoredResult): string[] {
  return questions.map(({ concept }) => concept)
}

/** The records of the concepts that a result is evidence of, in the order in which it met them. */
function recordsAbout(result: StoredResult, records: readonly TrackedProgress[]): ProgressRecord[] {
  const byItem = new Map(records.map((record) => [record.itemId, record]))
  const met = encountersOf(result, isSoundQuestion).filter(({ isSound }) => !isSound)
  return [...new Set(met.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const record = byItem.get(itemId)
    return record ? [progressReply(record)] : []
  })
}

function savedQuiz(userId: number, result: StoredResult, changes: Partial<Changes>): SavedQuiz {
  const { questions: _, userAnswers: __, ...summary } = result
  return { ...summary, userId, ...changes }
}

/** Recognizes another quiz under the same id; each question counts as its hash and the order of its options. */
function contentHashOf(sent: SentQuiz, questions: readonly SortedQuestion[]): string {
  const content = { ...sent, questions: questions.map(({ hash, order }) => [hash, order]) }
  return hash('sha256', JSON.stringify(content), 'base64url')
}

function refuseLargeQuestions(questions: readonly SortedQuestion[]): void {
  const large = questions.findIndex(({ body }) => Buffer.byteLength(body) > LARGEST_QUESTION_KB * 1024)
  if (large !== -1) throw fieldRefusal('question-too-large', `questions.${large}`)
}

/** Stores the questions and returns their ids; refuses questions that the catalog does not have if there are too many. */
async function storeQuestions(stores: Stores, userId: number, questions: readonly SortedQuestion[]): Promise<number[]> {
  const isForeign = (hash: string) => !CATALOG.isCatalogQuestion(hash)
  const ids = await stores.questions.store(userId, questions, isForeign)
  const hasForeign = questions.some((question) => isForeign(question.hash))
  if (hasForeign && (await stores.questions.foreignBytes(userId)) > MOST_QUESTION_BYTES) {
    throw new Refusal('no-room-for-questions', { headers: { 'retry-after': String(TRY_AGAIN) } })
  }
  return ids
}
