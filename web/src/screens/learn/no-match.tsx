import type { CategoryType } from '@think-twice/core/vocabulary'
import buttons from '../../ui/button.module.css'
import styles from './no-match.module.css'

type NoMatchProps = {
  /** The other half of the catalogue, and how many of its entries pass the same filters. */
  other: CategoryType
  elsewhere: number
  onOther: () => void
  onClear: () => void
}

/** Nothing passes the filters: clear them, or look in the other half when it has what was asked for. */
export function NoMatch({ other, elsewhere, onOther, onClear }: NoMatchProps) {
  return (
    <div className={styles.noMatch}>
      <p className={styles.head}>No entries match</p>
      <div className={styles.ways}>
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
