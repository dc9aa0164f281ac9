import type { ItemType } from '@think-twice/core/vocabulary'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './verdict.module.css'

/** A check or a cross, and the word for it. */
export function Verdict({ isRight, isOpen = false }: { isRight: boolean; isOpen?: boolean }) {
  return (
    <span className={classNames(styles.verdict, isRight ? styles.good : styles.poor)}>
      <Icon name={isRight ? 'check' : 'cross'} />
      {isRight ? 'Correct' : isOpen ? 'Not answered' : 'Incorrect'}
    </span>
  )
}

/** A check or a cross as a cell, for places that have the words beside it. */
export function VerdictCell({ isRight }: { isRight: boolean }) {
  return (
    <i className={classNames(styles.cell, isRight ? styles.good : styles.poor)} aria-hidden="true">
      <Icon name={isRight ? 'check' : 'cross'} />
    </i>
  )
}

type ExplainedOptionProps = {
  option: string
  verdict:
    | 'Your answer, correct'
    | 'Correct answer'
    | 'Your answer, the best choice'
    | 'The best choice'
    | 'Your answer'
  why: string | undefined
  /** The explanation of the right option is written in the ink of this type. */
  type?: ItemType
  className?: string | undefined
}

/** An option that matters, whose it was, and why it is right or wrong. */
export function ExplainedOption({ option, verdict, why, type, className }: ExplainedOptionProps) {
  const isRight = verdict !== 'Your answer'
  return (
    <div className={className}>
      <p className={styles.who}>
        <VerdictCell isRight={isRight} />
        <span>{option}</span> <em className={isRight ? styles.good : styles.poor}>{verdict}</em>
      </p>
      {why !== undefined && (
        <p className={isRight ? styles.note : styles.reason} data-type={type}>
          {isRight && <span className={typography.visuallyHidden}>Explanation: </span>}
          {why}
        </p>
      )}
    </div>
  )
}
