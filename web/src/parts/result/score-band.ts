import type { ScoreBand } from '@think-twice/core/quiz/score'
import styles from './score-band.module.css'

/** The color of a large number that is a score. */
export const BAND_COLORS: Readonly<Record<ScoreBand, string | undefined>> = {
  good: styles.good,
  fair: styles.fair,
  poor: styles.poor,
}
