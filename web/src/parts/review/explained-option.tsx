import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './explained-option.module.css'
import { VerdictCell } from './verdict.tsx'

type ExplainedOptionProps = {
  option: string
  verdict: 'Your answer, correct' | 'Correct answer' | 'Your answer'
  /** Why the option is right or wrong; the explanation of the right one is written in the concept's ink. */
  why: string | undefined
  ink?: 'fallacy' | 'bias'
  className: string | undefined
}

/** An option that matters, whose it was, and why it is right or wrong. */
export function ExplainedOption({ option, verdict, why, ink, className }: ExplainedOptionProps) {
  const isRight = verdict !== 'Your answer'
  return (
    <div className={className}>
      <p className={styles.who}>
        <VerdictCell isRight={isRight} />
        <span>{option}</span> <em className={isRight ? styles.right : styles.wrong}>{verdict}</em>
      </p>
      {why !== undefined && (
        <p className={classNames(isRight ? styles.note : styles.because, ink === 'bias' && styles.ofBias)}>
          {isRight && <span className={typography.visuallyHidden}>Explanation: </span>}
          {why}
        </p>
      )}
    </div>
  )
}
