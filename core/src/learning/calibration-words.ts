import type { Sureness } from '../vocabulary.ts'
import { percentText } from '../wording/number-text.ts'
import { inWords } from '../wording/number-words.ts'
import { type CalibrationRow, ENOUGH_OF_ONE_SURENESS } from './calibration.ts'
import type { MarkedSentence } from './detection-words.ts'
import { type MissingAnswers, measuredShare } from './measured-share.ts'
import { SURENESS_NAMES } from './sureness-words.ts'

const WHEN: Readonly<Record<Sureness, string>> = {
  guess: 'When you said it was a guess',
  fairly: 'When you were fairly sure',
  sure: 'When you were sure',
}

/** Does a sureness promise too much (`overconfident`), too little (`underconfident`), or what the answers show? */
export type CalibrationVerdict = 'overconfident' | 'underconfident' | 'calibrated'

/** Compares the share that a sureness means with the interval of right answers; null while there are too few. */
export function calibrationVerdict({
  likely,
  means,
}: Pick<CalibrationRow, 'likely' | 'means'>): CalibrationVerdict | null {
  if (!likely) return null
  if (likely.high < means) return 'overconfident'
  return likely.low > means ? 'underconfident' : 'calibrated'
}

/** The row to talk about: the surest that promises too much, or else the surest; null if all lack answers. */
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

/** What a sureness means in 20 answers and how the learner's compare; too few count as within reach. */
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
    .map(({ sureness, answers }) => `${SURENESS_NAMES[sureness].toLowerCase()} ${answers}`)
    .join(', ')
  return `It shows up once you’ve picked one of these ${inWords(ENOUGH_OF_ONE_SURENESS)} times. So far: ${counts}.`
}

/** How far each sureness is toward the answers its row needs, surest first. */
export function missingBySureness(rows: readonly CalibrationRow[]): MissingAnswers[] {
  return rows.toReversed().map(({ sureness, answers }) => ({
    name: SURENESS_NAMES[sureness],
    count: answers,
    of: ENOUGH_OF_ONE_SURENESS,
  }))
}

/** 'Sure (means 95%): right 31 of 42, 74%, likely between 59% and 85%.' */
export function calibrationRowText({ sureness, means, right, answers }: CalibrationRow): string {
  return `${SURENESS_NAMES[sureness]} (means ${percentText(means)}): right ${right} of ${answers}, ${measuredShare(right, answers)}.`
}
