import { Icon } from '../../ui/icon.tsx'
import styles from './verdict.module.css'

/** A check or a cross, and the word for it. */
export function Verdict({ isRight, isOpen = false }: { isRight: boolean; isOpen?: boolean }) {
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <Icon name={isRight ? 'check' : 'cross'} />
      {isRight ? 'Correct' : isOpen ? 'Not answered' : 'Incorrect'}
    </span>
  )
}

/** A check or a cross as a cell, for places that have the words beside it. */
export function VerdictCell({ isRight }: { isRight: boolean }) {
  return (
    <i className={isRight ? styles.cell : styles.wrongCell} aria-hidden="true">
      <Icon name={isRight ? 'check' : 'cross'} />
    </i>
  )
}
