import { SURENESS_NAMES, surenessMeaning } from '@think-twice/core/learning/calibration'
import { type Question, SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Pips } from '../level.tsx'
import styles from './sureness-buttons.module.css'

type SurenessButtonsProps = {
  question: Pick<Question, 'options'>
  /** An option is chosen. Until then the buttons are not shown, but their space is reserved. */
  isReady: boolean
  onSay: (sureness: Sureness) => void
  /** The sureness chosen so far; leave it out where choosing commits the answer. */
  said?: Sureness | null
  className?: string | undefined
}

const PIPS = { guess: 1, fairly: 2, sure: 3 } as const

/** Asks for the sureness of the chosen option: three equal choices with their meanings. */
export function SurenessButtons({ question, isReady, onSay, said, className }: SurenessButtonsProps) {
  return (
    <fieldset className={classNames(styles.sureness, !isReady && styles.waiting, className)}>
      <legend>How sure are you?</legend>
      <div className={styles.choices}>
        {SURENESS.map((sureness) => (
          <button
            type="button"
            key={sureness}
            className={classNames(buttons.button, styles.choice)}
            aria-pressed={said === undefined ? undefined : said === sureness}
            onClick={() => onSay(sureness)}
          >
            <Pips filled={PIPS[sureness]} />
            <span>{SURENESS_NAMES[sureness]}</span>
            <small>{surenessMeaning(sureness, question.options.length)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
