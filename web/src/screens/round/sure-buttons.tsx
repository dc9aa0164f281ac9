import { SURENESS, type Sureness } from '@think-twice/core/learning/evidence'
import type { Question } from '@think-twice/core/vocabulary'
import { Pips } from '../../parts/level.tsx'
import { SURENESS_WORDS } from '../../parts/sureness-words.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './sure-buttons.module.css'

type SureButtonsProps = {
  question: Question
  isReady: boolean
  onSure: (sureness: Sureness) => void
}

const PIPS = { guess: 1, fairly: 2, sure: 3 } as const

/** Three equal ways on, and what each means. They appear once an option is chosen; their space is kept before that. */
export function SureButtons({ question: { options, kind }, isReady, onSure }: SureButtonsProps) {
  return (
    <fieldset className={classNames(styles.sure, kind !== 'decide' && styles.sticky, !isReady && styles.waiting)}>
      <legend>How sure are you?</legend>
      <div className={styles.ways}>
        {SURENESS.map((sureness) => (
          <button
            type="button"
            key={sureness}
            className={classNames(buttons.button, styles.way)}
            onClick={() => onSure(sureness)}
          >
            <Pips of={PIPS[sureness]} />
            <span>{SURENESS_WORDS[sureness].label}</span>
            <small>
              {sureness === 'guess' ? `${Math.round(100 / options.length)}%` : SURENESS_WORDS[sureness].meaning}
            </small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
