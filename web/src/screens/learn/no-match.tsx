import type { CategoryType } from '@think-twice/core/vocabulary'
import buttons from '../../ui/button.module.css'
import styles from './no-match.module.css'

type NoMatchProps = {
  /** The other half of the catalogue, and how many of its entries match the same filters. */
  other: CategoryType
  elsewhere: number
  /** The filter is 'Needs Work', and no concept in either half is flagged. */
  needsNothing: boolean
  onOther: () => void
  onClear: () => void
}

/** Nothing matches the filters: clear them, or look in the other half if it has matches. */
export function NoMatch({ other, elsewhere, needsNothing, onOther, onClear }: NoMatchProps) {
  return (
    <div className={styles.noMatch}>
      <p className={styles.head}>{needsNothing ? 'Nothing needs work so far' : 'No entries match'}</p>
      {needsNothing && <p>What you miss in quizzes and practice will show up here.</p>}
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={onClear}>
          Clear filters
        </button>
        {elsewhere > 0 && (
          <button type="button" className={buttons.plain} onClick={onOther}>
            {elsewhere} among the {other === 'cognitive-biases' ? 'biases' : 'fallacies'}
          </button>
        )}
      </div>
    </div>
  )
}
