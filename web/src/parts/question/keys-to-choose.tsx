import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './question.module.css'

/** The keys that choose an option and go on, for whoever has a keyboard. */
export function KeysToChoose() {
  return (
    <p className={classNames(typography.fine, styles.keys)}>
      Press <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> to choose, then <kbd>Enter</kbd> to continue.
    </p>
  )
}
