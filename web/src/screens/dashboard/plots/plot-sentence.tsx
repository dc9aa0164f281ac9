import type { MarkedSentence } from '@think-twice/core/learning/detection-words'
import { classNames } from '../../../ui/class-names.ts'
import styles from './plot-sentence.module.css'

/** The one sentence that a picture says; a wave runs under the part that shows a lean. */
export function PlotSentence({ sentence: { before, marked, after } }: { sentence: MarkedSentence }) {
  return (
    <p className={styles.said}>
      {before}
      {marked && <span className={styles.wave}>{marked}</span>}
      {after}
    </p>
  )
}

/** The sentence for a picture that is still waiting for answers. */
export function Invitation({ children }: { children: string }) {
  return <p className={classNames(styles.said, styles.middle)}>{children}</p>
}
