import { categoryTypeOfItem } from '@think-twice/core/concepts/concept-lookup'
import { conceptSummary } from '@think-twice/core/learning/dashboard'
import { MASTERED_FROM, type ProgressRecord } from '@think-twice/core/learning/mastery'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { Glyph } from '../../ui/cells.tsx'
import styles from './concept-summary-card.module.css'

/** How many fallacies or biases were met, their average mastery, and how many are mastered. */
export function ConceptSummaryCard({ type, progress }: { type: ItemType; progress: readonly ProgressRecord[] | null }) {
  const { encountered, averageMastery, mastered } = conceptSummary(progress ?? [], categoryTypeOfItem(type))
  return (
    <div className={encountered === 0 ? styles.none : type === 'bias' ? styles.biases : styles.fallacies}>
      <h3>
        <Glyph type={type} />
        {type === 'bias' ? 'Biases' : 'Fallacies'}
      </h3>
      <dl>
        <div>
          <dt>Items encountered</dt>
          <dd>{progress ? encountered : '–'}</dd>
        </div>
        <div>
          <dt>Average mastery</dt>
          <dd>{averageMastery === null ? '–' : wholePercent(averageMastery)}</dd>
        </div>
        <div>
          <dt>Mastered ({wholePercent(MASTERED_FROM)}+)</dt>
          <dd>{progress ? mastered : '–'}</dd>
        </div>
      </dl>
    </div>
  )
}
