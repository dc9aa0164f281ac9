import type { Streak } from '@think-twice/core/activity/streak'
import type { FindConcept } from '@think-twice/core/concepts/concept-labels'
import { itemLabel } from '@think-twice/core/concepts/concept-names'
import { categoryTypeOfMode } from '@think-twice/core/concepts/concepts'
import { recordedItem } from '@think-twice/core/learning/encounters'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { required } from '@think-twice/core/required'
import type { LearningPathRecord, PathType } from '@think-twice/core/rewards/learning-paths'
import type { KeptResult } from '../storage/results/result-rows.ts'
import type { EarnedAchievement } from '../storage/rewards/achievements.ts'

/** A streak and when the latest activity began: milliseconds since 1970, null before the first. */
export type DatedStreak = Streak & { lastActivityDate: number | null }

/** What the reply to a finished quiz says about its changes, with mastery rounded. */
export type ChangesToTell = {
  progress: ProgressRecord[]
  streak: DatedStreak
  /** Newly earned. */
  achievements: EarnedAchievement[]
  /** The paths that advanced. */
  learningPaths: LearningPathRecord[]
}

/**
 * The changes stored beside a result in a few hundred bytes, so that a repeated delivery gets the same reply even after
 * the records have moved on. What follows from the result is left out.
 */
type KeptChanges = {
  at: number
  /** One word per record: `itemKey`, `=`, and `encodeRecord`. The oldest words have only the last part. */
  progress: string
  streak: [number, number, number | null]
  achievements?: string[]
  paths?: [PathType, number, number, number][]
}

/** Precedes a label that was not in the catalogue; it stays one, even if it becomes an alias in the catalogue later. */
const LABEL = ':'

/** The changes as text; `at` is when they were made, in ms since 1970. */
export function encodeChanges(
  changes: ChangesToTell,
  { timestamp }: Pick<KeptResult, 'timestamp'>,
  at: number,
  findConcept: FindConcept,
): string {
  const { progress, streak, achievements, learningPaths } = changes
  const kept: KeptChanges = {
    at,
    progress: progress
      .map((record) => `${itemKey(record.itemId, findConcept)}=${encodeRecord(record, timestamp)}`)
      .join(' '),
    streak: [streak.currentStreak, streak.longestStreak, streak.lastActivityDate],
    ...(achievements.length > 0 && { achievements: achievements.map(({ achievementId }) => achievementId) }),
    ...(learningPaths.length > 0 && {
      paths: learningPaths.map(({ pathType, totalSteps, currentStep, startedAt }) => [
        pathType,
        totalSteps,
        currentStep,
        startedAt,
      ]),
    }),
  }
  return JSON.stringify(kept)
}

/** Restores the changes from what was stored, the result they belong to, and today's catalogue. */
export function decodeChanges(text: string, result: KeptResult, findConcept: FindConcept): ChangesToTell {
  // Only `encodeChanges` writes this text; what older versions left out is optional.
  const { at, progress, streak, achievements = [], paths = [] }: KeptChanges = JSON.parse(text)
  const [currentStreak, longestStreak, lastActivityDate] = streak
  const words = progress === '' ? [] : progress.split(' ')
  return {
    progress:
      words.length === 0 || progress.includes('=')
        ? words.map((word) => namedRecord(word, result, findConcept))
        : itemsInOrder(result, findConcept).map((item, index) => ({
            ...item,
            ...decodeRecord(required(words[index], 'a record for each concept'), result.timestamp),
          })),
    streak: { currentStreak, longestStreak, lastActivityDate },
    achievements: achievements.map((achievementId) => ({ achievementId, earnedAt: at })),
    learningPaths: paths.map(([pathType, totalSteps, currentStep, startedAt]) => ({
      pathType,
      totalSteps,
      currentStep,
      completedSteps: Array.from({ length: currentStep }, (_, step) => step),
      startedAt,
      completedAt: currentStep === totalSteps ? at : null,
    })),
  }
}

/** The record under its concept's current name, or under its stored label. */
function namedRecord(word: string, { mode, timestamp }: KeptResult, findConcept: FindConcept): ProgressRecord {
  const [key = '', counts = ''] = word.split('=')
  const isLabel = key.startsWith(LABEL)
  const item = decodeURIComponent(isLabel ? key.slice(LABEL.length) : key)
  const find = isLabel ? () => null : findConcept
  const { itemId, categoryType } = recordedItem(item, categoryTypeOfMode(mode), find)
  return { itemId: itemLabel(itemId), categoryType, ...decodeRecord(counts, timestamp) }
}

/** The oldest changes have no names; their records are in the order in which the questions met the concepts. */
function itemsInOrder(result: KeptResult, findConcept: FindConcept): Pick<ProgressRecord, 'itemId' | 'categoryType'>[] {
  const met = new Map(
    result.questions.map(({ fallacyType }) => {
      const { itemId, categoryType } = recordedItem(fallacyType, categoryTypeOfMode(result.mode), findConcept)
      return [itemLabel(itemId), categoryType]
    }),
  )
  return [...met].map(([itemId, categoryType]) => ({ itemId, categoryType }))
}

/** A concept is stored by its id, which survives a new alias or name; other labels as they are, after a colon. */
function itemKey(itemId: string, findConcept: FindConcept): string {
  const concept = findConcept(itemId)
  return concept ? concept.id : LABEL + encodeURIComponent(itemId)
}

/**
 * `70/3/2+`: mastery 70, met 3 times, 2 right, the latest right too; `@` and a time if the latest was not this
 * result.
 */
function encodeRecord(record: ProgressRecord, timestamp: number): string {
  const { masteryLevel, timesEncountered, timesCorrect, lastCorrect, lastEncountered } = record
  const latest = `${lastCorrect ? '+' : '-'}${lastEncountered === timestamp ? '' : `@${lastEncountered}`}`
  return `${masteryLevel}/${timesEncountered}/${timesCorrect}${latest}`
}

function decodeRecord(word: string, timestamp: number): Omit<ProgressRecord, 'itemId' | 'categoryType'> {
  const [counts = '', lastEncountered = timestamp] = word.split('@')
  const [masteryLevel, timesEncountered, timesCorrect] = counts.slice(0, -1).split('/')
  return {
    masteryLevel: Number(masteryLevel),
    timesEncountered: Number(timesEncountered),
    timesCorrect: Number(timesCorrect),
    lastCorrect: counts.endsWith('+'),
    lastEncountered: Number(lastEncountered),
  }
}
