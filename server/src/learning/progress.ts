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
import type { StoredLearner } from '../storage/learning/learners.ts'
import type { RecordedResult } from '../storage/results/quiz-results.ts'
import type { Storage } from '../storage/storage.ts'
import type { Stores } from '../storage/stores.ts'
import { isSoundQuestion } from './catalog.ts'

/** Insights and reviews go by this many of the latest answers, so that they never take long to make. */
const LATEST_ANSWERS = 10_000

/** What insights and reviews are made from: the learner and the latest answers. */
export async function readEvidence(storage: Storage, userId: number): Promise<StoredLearner & { answers: Answer[] }> {
  const evidence = await storage.read(async (stores) => ({
    ...(await stores.learners.find(userId)),
    answers: await answersOf(stores, userId, LATEST_ANSWERS),
  }))
  // Reading and computing both take so long that other calls should come in between.
  await setImmediate()
  return evidence
}

/**
 * All answers of a learner, or the latest `most`: those of quizzes come from their results, the others from the answer
 * table, so each is stored once.
 */
export async function answersOf({ quizResults, answers }: Stores, userId: number, most?: number): Promise<Answer[]> {
  const results = await quizResults.listRecorded(userId, most)
  const all = [...results.flatMap(answersInResult), ...(await answers.list(userId, most))]
  return most === undefined || all.length <= most ? all : all.sort(inOrderOfAnswers).slice(-most)
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
 * Adds a delivery's answers to the learner's records and returns all records afterwards. A concept with a later day
 * already recorded is recomputed from all its answers, so the delivery itself must not be stored yet.
 */
export async function trackProgress(
  stores: Stores,
  userId: number,
  encounters: readonly Encounter[],
  delivery: Delivery,
): Promise<TrackedProgress[]> {
  const before = await stores.progress.list(userId)
  const { moved, late } = recordEncounters(before, encounters, delivery)
  if (late.length > 0) moved.push(...lateProgress(late, encounters, delivery, await answersOf(stores, userId)))
  await stores.progress.save(userId, moved)
  return [...new Map([...before, ...moved].map((record) => [record.itemId, record])).values()]
}
