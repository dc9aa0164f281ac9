import type { QuizMode } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { startAddress } from '../../../addresses.ts'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './result-buttons.module.css'

/** A retake draws and shuffles again. The only primary button of a result is its advice, so these two are quiet. */
export function ResultButtons({ mode, retake }: { mode: QuizMode; retake: 'Retake Quiz' | 'Retake Assessment' }) {
  return (
    <div className={styles.buttons}>
      <Link className={buttons.button} href={startAddress(mode)}>
        <Icon name="again" /> {retake}
      </Link>
      <Link className={buttons.button} href="/">
        Back to Home
      </Link>
    </div>
  )
}
