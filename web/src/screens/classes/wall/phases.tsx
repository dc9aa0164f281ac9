import { LIVE_STEPS, type RoundPhase } from '@think-twice/core/class/round-state'
import styles from './phases.module.css'

const WORDS = { vote: 'Vote', split: 'Split', talk: 'Talk', again: 'Again', both: 'Both' } as const

/** The five steps of a scenario; the present one is underlined. */
export function Phases({ phase }: { phase: RoundPhase }) {
  return (
    <ol className={styles.phases} aria-label="Steps">
      {LIVE_STEPS.map((step) => (
        <li key={step} aria-current={step === phase ? 'step' : undefined}>
          {WORDS[step]}
        </li>
      ))}
    </ol>
  )
}
