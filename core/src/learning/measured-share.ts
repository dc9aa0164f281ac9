import { likelyText, percentText } from '../wording/number-text.ts'
import { wilsonInterval } from './statistics.ts'

/** A share of answers with its 95% interval: '80%, likely between 62% and 91%'. */
export function measuredShare(count: number, total: number): string {
  return `${percentText(count / total)}, ${likelyText(wilsonInterval(count, total))}`
}

/** How far a learner is toward the answers that a picture needs. */
export type MissingAnswers = { name: string; count: number; of: number }
