import {
  type DetectionReading,
  ENOUGH_FLAWED,
  ENOUGH_SOUND,
  isBetterThanGuessing,
  readingOf,
  signalDetection,
} from '../learning/detection.ts'
import { studentT95, Z_95 } from '../learning/statistics.ts'
import type { MarkedSentence } from '../wording/marked-text.ts'
import {
  coversMostAnswers,
  meanShare,
  type Reportable,
  type ScenarioGroup,
  scenariosIn,
  squaredDeviations,
  totalOf,
} from './reportable-groups.ts'

/** First votes of a class on flawed and on sound arguments: how often a flaw was named, and how often nothing. */
export type ClassDetectionCounts = { flawed: number; noticed: number; sound: number; accepted: number }

/** Detection of flawed and sound arguments by a class; `reading` is null with too few answers. */
export type ClassDetection = { counts: ClassDetectionCounts; reading: DetectionReading | null }

/** The variance between scenarios assumed before any is seen (all seats answer alike); it weighs as one scenario. */
const PRIOR = { scenarios: 1, variance: 3 / 16 } as const

/**
 * Detection of a class, from how often “nothing is wrong” was chosen in flawed and in sound arguments. Its answers are not
 * independent: seats meet the same few scenarios, and may follow one another. So they count as the number of independent
 * answers that would vary as much (Kish's effective size), and margins come from Student's t with one degree of freedom for
 * each scenario after the first of its half.
 */
export function classDetection(noFlaw: { flawed: Reportable; sound: Reportable }): ClassDetection {
  const flawed = noFlaw.flawed.groups.map((group) => ({ ...group, times: group.of - group.times }))
  const sound = noFlaw.sound.groups
  const [noticed, accepted] = [totalOf(flawed), totalOf(sound)]
  const counts = { flawed: noticed.of, noticed: noticed.times, sound: accepted.of, accepted: accepted.times }
  const isEnough = counts.flawed >= ENOUGH_FLAWED && counts.sound >= ENOUGH_SOUND
  if (!isEnough || !coversMostAnswers(noFlaw.flawed) || !coversMostAnswers(noFlaw.sound))
    return { counts, reading: null }
  const degrees = flawed.length + sound.length - 2 + PRIOR.scenarios
  const spread = (squaredDeviations(flawed) + squaredDeviations(sound) + PRIOR.scenarios * PRIOR.variance) / degrees
  const [flawedSize, soundSize] = [effectiveSize(flawed, spread), effectiveSize(sound, spread)]
  const { sharpness, lean } = signalDetection({
    flawed: flawedSize,
    caught: (flawedSize * noticed.times) / noticed.of,
    sound: soundSize,
    accepted: (soundSize * accepted.times) / accepted.of,
  })
  const wider = studentT95(degrees) / Z_95
  const reading = readingOf({
    sharpness: { value: sharpness.value, margin: wider * sharpness.margin },
    lean: { value: lean.value, margin: wider * lean.margin },
  })
  return { counts, reading }
}

function effectiveSize(groups: readonly ScenarioGroup[], spread: number): number {
  const scenarios = scenariosIn(groups)
  const share = (scenarios * meanShare(groups) + 0.5) / (scenarios + 1)
  const alike = Math.min(1, spread / (share * (1 - share)))
  return Math.min(totalOf(groups).of, scenarios / alike)
}

/** The counts as a sentence; the part that shows a lean is marked. It praises nothing that guessing could have done. */
export function classDetectionSentence({ counts, reading }: ClassDetection): MarkedSentence {
  const { flawed, noticed, sound, accepted } = counts
  const praised = reading !== null && isBetterThanGuessing(reading)
  const lean = reading?.leanWord
  const accused = `${sound - accepted} of ${sound} good arguments`
  if (lean === 'toward trust') {
    return {
      before: `This class accepted ${accepted} of ${sound} good arguments. It also let `,
      marked: `${flawed - noticed} of ${flawed} flawed ones`,
      after: ' pass.',
    }
  }
  const before = praised
    ? `This class caught ${noticed} of ${flawed} flaws`
    : `This class found something wrong in ${noticed} of ${flawed} flawed arguments`
  if (lean === 'toward suspicion') return { before: `${before}. It also accused `, marked: accused, after: '.' }
  const rest = praised ? ` and accepted ${accepted} of ${sound} good arguments.` : `, and in ${accused}.`
  return { before: before + rest, marked: '', after: '' }
}

/** The number of answers needed for a reading, in one sentence. */
export function classMissingText({ flawed, sound }: Pick<ClassDetectionCounts, 'flawed' | 'sound'>): string {
  const isFull = flawed >= ENOUGH_FLAWED && sound >= ENOUGH_SOUND
  return isFull
    ? 'There are answers enough, but too few of them can be told without pointing at somebody. Another round will help.'
    : 'Both rows full, and this says how sharp the class is and to which side it leans.'
}
