import { SURENESS_NAMES, surenessMeaning } from '@think-twice/core/learning/sureness-words'
import { type Question, SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { Pips } from '../../../parts/level.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import styles from './sureness-buttons.module.css'

type SurenessButtonsProps = {
  question: Question
  isReady: boolean
  onSure: (sureness: Sureness) => void
}

const PIPS = { guess: 1, fairly: 2, sure: 3 } as const

/**
 * Three equal choices, and what each means. They appear once an option is chosen; until then their space is reserved.
 */
export function SurenessButtons({ question: { options, kind }, isReady, onSure }: SurenessButtonsProps) {
  return (
    <fieldset className={classNames(styles.sure, kind !== 'decide' && styles.sticky, !isReady && styles.waiting)}>
      <legend>How sure are you?</legend>
      <div className={styles.choices}>
        {SURENESS.map((sureness) => (
          <button
            type="button"
            key={sureness}
            className={classNames(buttons.button, styles.choice)}
            onClick={() => onSure(sureness)}
          >
            <Pips of={PIPS[sureness]} />
            <span>{SURENESS_NAMES[sureness]}</span>
            <small>{surenessMeaning(sureness, options.length)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
