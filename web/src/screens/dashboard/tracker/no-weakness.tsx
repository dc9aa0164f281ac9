import buttons from '../../../ui/button.module.css'
import typography from '../../../ui/text.module.css'
import styles from './no-weakness.module.css'

/** The one true line beside the specified sentence, for each reason the list can be empty. */
const BECAUSE = {
  'none found': 'Nothing you’ve answered needs work right now.',
  'no answers': 'There’s nothing to go on yet. Start above, and what you miss will show up here.',
  'not loaded': 'Your lists couldn’t be loaded, so this says nothing about you yet.',
} as const

/** Says that there is no weakness to list, or that the lists could not be loaded. */
export function NoWeakness({ state, onTryAgain }: { state: keyof typeof BECAUSE; onTryAgain: () => void }) {
  return (
    <div className={styles.none}>
      <p>No significant weaknesses detected. Keep up the great work!</p>
      <p className={typography.small}>{BECAUSE[state]}</p>
      {state === 'not loaded' && (
        <button type="button" className={buttons.small} onClick={onTryAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
