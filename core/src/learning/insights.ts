import type { Day, Time } from '../activity/days.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { compareText } from '../text.ts'
import { calibrationOf } from './calibration.ts'
import { confusedPairs } from './confusions.ts'
import { type DetectionCounts, detectionCounts, detectionLooks, detectionWindows, readDetection } from './detection.ts'
import { type Answer, type FindScenario, inOrderOfAnswers } from './evidence.ts'
import { firstLooks, firstLookTrend } from './first-looks.ts'

const DRAWN_ANSWERS = 8

/** Everything a learner's answers show; `today` is the learner's calendar day. */
export function insightsOf(
  answers: readonly Answer[],
  findScenario: FindScenario,
  { now, today }: { now: Time; today: Day },
) {
  const looks = firstLooks(answers, findScenario)
  const detection = detectionLooks(looks)
  const windows = detectionWindows(detection)
  return {
    answers: answers.length,
    practice: practiceOf(answers),
    eye: {
      ...countsWithReading(detectionCounts(detection)),
      windows: windows && {
        latest: countsWithReading(windows.latest),
        previous: countsWithReading(windows.previous),
      },
    },
    calibration: { ...calibrationOf(looks), sureAndWrong: sureAndWrong(answers) },
    confusions: confusedPairs(answers, now),
    firstLook: firstLookTrend(looks, today),
    history: latestByConcept(answers),
  }
}

/** The answers given in rounds and to the daily arguments, and the days on which they were given. */
export function practiceOf(answers: readonly Answer[]): { answers: number; days: number } {
  const practiced = answers.filter(({ source }) => source === 'practice')
  return { answers: practiced.length, days: new Set(practiced.map(({ day }) => day)).size }
}

function countsWithReading(counts: DetectionCounts) {
  return { counts, reading: readDetection(counts) }
}

/** The concepts missed while sure, most often first. */
export function sureAndWrong(answers: readonly Answer[]): { itemId: string; times: number }[] {
  const mistakes = answers.filter(({ sureness, isCorrect, isSound }) => sureness === 'sure' && !isCorrect && !isSound)
  return [...Map.groupBy(mistakes, ({ itemId }) => itemId)]
    .map(([itemId, own]) => ({ itemId, times: own.length }))
    .sort((one, other) => other.times - one.times || compareText(one.itemId, other.itemId))
}

/** By concept of the catalog: were its latest answers right? Oldest first. */
export function latestByConcept(answers: readonly Answer[]): Record<string, boolean[]> {
  const flawed = answers.filter(({ isSound, itemId }) => !isSound && isConceptId(itemId)).sort(inOrderOfAnswers)
  const byItem = [...Map.groupBy(flawed, ({ itemId }) => itemId)]
  return Object.fromEntries(
    byItem.map(([itemId, own]) => [itemId, own.slice(-DRAWN_ANSWERS).map(({ isCorrect }) => isCorrect)]),
  )
}
