import { setImmediate } from 'node:timers/promises'
import {
  type Delivery,
  type Encounter,
  encountersOf,
  lateProgress,
  recordEncounters,
  type TrackedProgress,
} from '@think-twice/core/learning/encounters'
import { type Answer, choiceOf, inOrderOfAnswers } from '@think-twice/core/learning/evidence'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { required } from '@think-twice/core/required'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import type { StoredLearner } from '../storage/learning/learners.ts'
import type { RecordedResult } from '../storage/results/quiz-results.ts'
import type { Storage } from '../storage/storage.ts'
import type { Stores } from '../storage/stores.ts'
import { isSoundQuestion } from './catalog.ts'

/** Insights and reviews go by this many of the latest answers, so that they never take long to make. */
const LATEST_ANSWERS = 10_000

/**
 * The latest answers of a learner, in order, and the time zone. Reading results, reading answers and what follows each
 * take many milliseconds, so other calls may come in between.
 */
export async function readEvidence(
  storage: Storage,
  userId: number,
  most = LATEST_ANSWERS,
): Promise<Pick<StoredLearner, 'timeZone'> & { answers: Answer[] }> {
  const { timeZone } = await storage.read(({ learners }) => learners.find(userId))
  const results = await storage.read(({ quizResults }) => quizResults.listRecorded(userId, most))
  const inResults = results.flatMap(answersInResult)
  await setImmediate()
  const others = await storage.read(({ answers }) => answers.listLatest(userId, most))
  await setImmediate()
  return { timeZone, answers: [...inResults, ...others].sort(inOrderOfAnswers).slice(-most) }
}

/**
 * All answers of a learner: those of quizzes come from their results, the others from the answer table, so each is
 * stored once.
 */
export async function answersOf({ quizResults, answers }: Stores, userId: number): Promise<Answer[]> {
  const results = await quizResults.listRecorded(userId)
  return [...results.flatMap(answersInResult), ...(await answers.list(userId))]
}

/** The answers of one result, in question order. */
export function answersInResult(result: RecordedResult): Answer[] {
  return encountersOf(result, isSoundQuestion).map((encounter, index) => {
    const question = required(result.questions[index], 'the question of an answer')
    return {
      ...encounter,
      source: 'quiz',
      at: result.timestamp,
      day: result.day,
      scenarioId: question.scenarioId ?? null,
      choice: choiceOf(question.meanings[result.userAnswers[index] ?? UNANSWERED]),
      sureness: result.sureness?.[index] ?? null,
    }
  })
}

/**
 * Adds a delivery's answers to the learner's records and returns those of all concepts afterwards. A concept with a later day
 * already recorded is recomputed from all its answers, so the delivery itself must not be stored yet.
 */
export async function trackProgress(
  stores: Stores,
  userId: number,
  encounters: readonly Encounter[],
  delivery: Delivery,
): Promise<TrackedProgress[]> {
  const before = await stores.progress.list(userId, [...CONCEPTS, ...encounters.map(({ itemId }) => itemId)])
  const { moved, late } = recordEncounters(before, encounters, delivery)
  if (late.length > 0) {
    const inResults = (await stores.quizResults.listRecorded(userId)).flatMap(answersInResult)
    const earlier = [...inResults, ...(await stores.answers.listAbout(userId, late))]
    moved.push(...lateProgress(late, encounters, delivery, earlier))
  }
  await stores.progress.save(userId, moved)
  return [...new Map([...before, ...moved].map((record) => [record.itemId, record])).values()]
}
