import { SURENESS, type Sureness } from '../vocabulary.ts'
import type { MarkedSentence } from '../wording/marked-text.ts'
import { type Interval, inWords, percentText } from '../wording/numbers.ts'
import type { FirstLook } from './first-looks.ts'
import { average, BEYOND_LUCK, binomialP, measuredShare, wilsonInterval, Z_95 } from './statistics.ts'

/** With four options, a guess is right one time in four; the learner sees these figures while choosing. */
export const SURENESS_MEANS: Readonly<Record<Sureness, number>> = { guess: 0.25, fairly: 0.65, sure: 0.95 }

/** A row with fewer answers says nothing: even with this many, its likely range is up to 53 points wide. */
const ENOUGH_OF_ONE_SURENESS = 10

/** One sureness: the share, 0 to 1, that it `means`, and how many of the answers given with it were right. */
export type CalibrationRow = {
  sureness: Sureness
  means: number
  right: number
  answers: number
  /** 95% interval of the true share of right answers; null below ten answers. */
  likely: Interval | null
}

type Calibration = {
  rows: CalibrationRow[]
  brier: {
    /** Mean squared gap between what was claimed and what happened; 0 is perfect. */
    score: number
    margin: number
    /** The Brier score of always claiming one's own average. */
    ofFixedAnswer: number
    share: number
  } | null
}

/** Compares sureness with being right, on first looks. Brier (1950), Monthly Weather Review 78. */
export function calibrationOf(looks: readonly FirstLook[]): Calibration {
  const rated = looks.flatMap(({ sureness, isCorrect }) => (sureness === null ? [] : [{ sureness, isCorrect }]))
  const rows = SURENESS.map((sureness): CalibrationRow => {
    const own = rated.filter((look) => look.sureness === sureness)
    const right = own.filter(({ isCorrect }) => isCorrect).length
    const likely = own.length >= ENOUGH_OF_ONE_SURENESS ? wilsonInterval(right, own.length) : null
    return { sureness, means: SURENESS_MEANS[sureness], right, answers: own.length, likely }
  })
  const isEnough = rows.filter(({ likely }) => likely !== null).length >= 2
  return { rows, brier: isEnough ? brierOf(rated) : null }
}

function brierOf(rated: readonly { sureness: Sureness; isCorrect: boolean }[]): NonNullable<Calibration['brier']> {
  const gaps = rated.map(({ sureness, isCorrect }) => (SURENESS_MEANS[sureness] - (isCorrect ? 1 : 0)) ** 2)
  const score = average(gaps)
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - score) ** 2, 0) / (gaps.length - 1))
  const share = average(rated.map(({ isCorrect }) => (isCorrect ? 1 : 0)))
  return { score, margin: (Z_95 * spread) / Math.sqrt(gaps.length), ofFixedAnswer: share * (1 - share), share }
}

/** The levels of sureness, each on a line or a button of its own. */
export const SURENESS_NAMES: Readonly<Record<Sureness, string>> = {
  guess: 'A guess',
  fairly: 'Fairly sure',
  sure: 'Sure',
}

/** The same within a sentence or a list. */
export const SURENESS_WORDS: Readonly<Record<Sureness, string>> = {
  guess: 'a guess',
  fairly: 'fairly sure',
  sure: 'sure',
}

/** The claimed probability of being right in words; a guess claims one in the number of options. */
export function surenessMeaning(sureness: Sureness, options: number): string {
  return `${percentText(sureness === 'guess' ? 1 / options : SURENESS_MEANS[sureness])} chance`
}

const WHEN: Readonly<Record<Sureness, string>> = {
  guess: 'When you said it was a guess',
  fairly: 'When you were fairly sure',
  sure: 'When you were sure',
}

/** The comparison of a sureness with the answers: claimed too much, too little, or in line with them. */
export type CalibrationVerdict = 'overconfident' | 'underconfident' | 'calibrated'

/** Compares the share that a sureness means with the right answers, by an exact test; null while there are too few. */
export function calibrationVerdict({
  means,
  right,
  answers,
}: Pick<CalibrationRow, 'means' | 'right' | 'answers'>): CalibrationVerdict | null {
  if (answers < ENOUGH_OF_ONE_SURENESS) return null
  if (binomialP(right, answers, means) >= BEYOND_LUCK) return 'calibrated'
  return right / answers < means ? 'overconfident' : 'underconfident'
}

/** The most telling row: the surest that is overconfident, or else the surest; null if all lack answers. */
export function tellingRow(rows: readonly CalibrationRow[]): CalibrationRow | null {
  const surestFirst = rows.filter(({ likely }) => likely !== null).toReversed()
  return surestFirst.find((row) => calibrationVerdict(row) === 'overconfident') ?? surestFirst[0] ?? null
}

/** 'When you were sure, you were right 31 of 42 times.' The count is marked if the margin shows overconfidence. */
export function surenessSentence(row: CalibrationRow): MarkedSentence {
  const count = `${row.right} of ${row.answers} times`
  const before = `${WHEN[row.sureness]}, you were right `
  return calibrationVerdict(row) === 'overconfident'
    ? { before, marked: count, after: '.' }
    : { before: `${before}${count}.`, marked: '', after: '' }
}

/** The meaning of a sureness in 20 answers, compared with the learner's; with too few answers they count as in line. */
export function surenessAdvice(row: CalibrationRow): string {
  const should = `“${SURENESS_NAMES[row.sureness]}” means right ${Math.round(20 * row.means)} times in 20.`
  switch (calibrationVerdict(row)) {
    case 'overconfident':
      return `${should} You were right less often than that, and luck alone rarely explains that. When the next one feels that certain, look at it once more.`
    case 'underconfident':
      return `${should} You were right more often than that: you know more than you give yourself credit for.`
    default:
      return `${should} Your answers are in line with that.`
  }
}

/** The answers so far: 'Sure 4, fairly sure 7, a guess 1.' */
export function missingSureness(rows: readonly CalibrationRow[]): string {
  const counts = rows
    .toReversed()
    .map(({ sureness, answers }) => `${SURENESS_WORDS[sureness]} ${answers}`)
    .join(', ')
  return `It shows up once you’ve picked one of these ${inWords(ENOUGH_OF_ONE_SURENESS)} times. So far: ${counts}.`
}

/** 'Sure (means 95%): right 31 of 42, 74%, likely between 59% and 85%.' */
export function calibrationRowText({ sureness, means, right, answers }: CalibrationRow): string {
  return `${SURENESS_NAMES[sureness]} (means ${percentText(means)}): right ${right} of ${answers}, ${measuredShare(right, answers)}.`
}
