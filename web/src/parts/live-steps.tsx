import { LIVE_STEPS, type RoundPhase } from '@think-twice/core/class/round-state'
import styles from './live-steps.module.css'

const STEPS: readonly string[] = LIVE_STEPS
const NAMES = { vote: 'Vote', split: 'Split', talk: 'Talk', again: 'Again', both: 'Both' } as const

/** The five steps of a scenario in a live round; the current one is underlined, later ones are paler. */
export function LiveSteps({ phase }: { phase: RoundPhase }) {
  const now = STEPS.indexOf(phase)
  return (
    <ol className={styles.steps} aria-label="Steps">
      {LIVE_STEPS.map((step, index) => (
        <li key={step} aria-current={index === now ? 'step' : undefined} data-ahead={index > now || undefined}>
          {NAMES[step]}
        </li>
      ))}
    </ol>
  )
}
