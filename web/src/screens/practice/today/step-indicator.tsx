import styles from './step-indicator.module.css'

/** Which of the two steps is on the screen: naming the flaw or marking the sentence. */
export function StepIndicator({ isMarking }: { isMarking: boolean }) {
  return (
    <ol className={styles.steps}>
      <li className={isMarking ? undefined : styles.now} aria-current={isMarking ? undefined : 'step'}>
        <i aria-hidden="true">1</i>
        Name it
      </li>
      <li className={isMarking ? styles.now : undefined} aria-current={isMarking ? 'step' : undefined}>
        <i aria-hidden="true">2</i>
        Mark the sentence
      </li>
    </ol>
  )
}
