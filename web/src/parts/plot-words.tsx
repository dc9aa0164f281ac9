import type { MarkedSentence } from '@think-twice/core/wording/marked-text'
import styles from './plot-words.module.css'

/** The one sentence that a picture says; a wave runs under the part that shows a lean. */
export function PlotSentence({ sentence: { before, marked, after } }: { sentence: MarkedSentence }) {
  return (
    <p className={styles.sentence}>
      {before}
      {marked && <span className={styles.wave}>{marked}</span>}
      {after}
    </p>
  )
}

/** The sign of an argument, as on the practice screen: a wave where it breaks, a straight line where it is sound. */
export function FlawOrSoundSign({ kind }: { kind: 'flaw' | 'sound' }) {
  return (
    <svg className={kind === 'flaw' ? styles.flaw : styles.sound} viewBox="0 0 28 12" aria-hidden="true">
      <path d={kind === 'flaw' ? 'M1 6q3.25-5 6.5 0t6.5 0 6.5 0 6.5 0' : 'M2 6h24'} />
    </svg>
  )
}
