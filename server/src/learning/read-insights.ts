import { dayOf } from '@think-twice/core/activity/days'
import { isConceptName } from '@think-twice/core/concepts/concept-names'
import { calibrationOf } from '@think-twice/core/learning/calibration'
import { confusedPairs } from '@think-twice/core/learning/confusions'
import {
  type DetectionCounts,
  detectionCounts,
  detectionLooks,
  detectionWindows,
  readDetection,
} from '@think-twice/core/learning/detection'
import { type Answer, inOrderOfAnswers } from '@think-twice/core/learning/evidence'
import { firstLookTrend } from '@think-twice/core/learning/first-look-trend'
import { firstLooks } from '@think-twice/core/learning/first-looks'
import type { Stores } from '../storage/stores.ts'
import { findScenario } from './catalogue.ts'
import { answersOf } from './evidence.ts'

/** The latest answers shown per concept. */
const DRAWN_ANSWERS = 8

/** What a learner's answers show at `now` (milliseconds since 1970). */
export async function readInsights(stores: Stores, userId: number, now: number) {
  const { timeZone } = await stores.learners.find(userId)
  const answers = await answersOf(stores, userId)
  const looks = firstLooks(answers, findScenario)
  const detection = detectionLooks(looks)
  const windows = detectionWindows(detection)
  return {
    answers: answers.length,
    eye: {
      ...readCounts(detectionCounts(detection)),
      windows: windows && { latest: readCounts(windows.latest), previous: readCounts(windows.previous) },
    },
    calibration: { ...calibrationOf(looks), sureAndWrong: sureAndWrong(answers) },
    confusions: confusedPairs(answers, now),
    firstLook: firstLookTrend(looks, dayOf(now, timeZone ?? undefined)),
    history: historyOf(answers),
  }
}

function readCounts(counts: DetectionCounts) {
  return { counts, reading: readDetection(counts) }
}

function sureAndWrong(answers: readonly Answer[]): { itemId: string; times: number }[] {
  const mistakes = answers.filter(({ sureness, isCorrect, isSound }) => sureness === 'sure' && !isCorrect && !isSound)
  return [...Map.groupBy(mistakes, ({ itemId }) => itemId)]
    .map(([itemId, own]) => ({ itemId, times: own.length }))
    .sort((one, other) => other.times - one.times || (one.itemId < other.itemId ? -1 : 1))
}

function historyOf(answers: readonly Answer[]): Record<string, boolean[]> {
  const flawed = answers.filter(({ isSound, itemId }) => !isSound && isConceptName(itemId)).sort(inOrderOfAnswers)
  const byItem = [...Map.groupBy(flawed, ({ itemId }) => itemId)]
  return Object.fromEntries(
    byItem.map(([itemId, own]) => [itemId, own.slice(-DRAWN_ANSWERS).map(({ isCorrect }) => isCorrect)]),
  )
}
