import { CATEGORY_TYPE_OF } from '@think-twice/core/concepts/concepts'
import { conceptSummary, FOCUS_AREAS } from '@think-twice/core/learning/dashboard'
import { MASTERED_FROM, type ProgressRecord } from '@think-twice/core/learning/mastery'
import { masteryText, type Weakness } from '@think-twice/core/learning/weakness'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { ConceptTitle, ItemTypeLabel } from '../../parts/concept-name.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FoldedSection } from '../../ui/fold.tsx'
import { RuledList } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './focus-areas.module.css'
import { ItemTypes } from './learning-focus.tsx'
import type { DashboardData } from './use-dashboard.ts'
import { answersOf, StudyLink } from './weakness-tracker.tsx'

/** Up to six areas to study, and a summary of each half of the catalog. */
export function FocusAreas({ data: { weaknesses, progress, onTryAgain } }: { data: DashboardData }) {
  return (
    <FoldedSection title="Areas to Focus On">
      {weaknesses?.length ? (
        <RuledList framed className={styles.areas}>
          {weaknesses.slice(0, FOCUS_AREAS).map((weakness) => (
            <FocusArea key={weakness.id} weakness={weakness} />
          ))}
        </RuledList>
      ) : weaknesses ? (
        <p className={typography.small}>Nothing needs work right now.</p>
      ) : (
        <EmptyState onTryAgain={onTryAgain}>Your focus areas couldn’t be loaded.</EmptyState>
      )}
      <ConceptSummaries progress={progress} />
    </FoldedSection>
  )
}

function FocusArea({ weakness }: { weakness: Weakness }) {
  const { name, type, masteryLevel, timesWrong, timesAnswered, isFromAssessment } = weakness
  return (
    <li className={styles.area}>
      <h4>
        <ConceptTitle name={name} />
      </h4>
      <p>
        <ItemTypeLabel type={type} />
        <span>{`${timesWrong} of ${timesAnswered} wrong`}</span>
        <span>{`Mastery ${masteryText(masteryLevel, answersOf(weakness))}`}</span>
        {isFromAssessment && <span className={styles.basis}>estimated from an assessment</span>}
      </p>
      <StudyLink weakness={weakness} />
    </li>
  )
}

/** A summary of each half of the catalog. */
function ConceptSummaries({ progress }: { progress: readonly ProgressRecord[] | null }) {
  return (
    <div className={styles.sums}>
      <ConceptSummary type="fallacy" progress={progress} />
      <ConceptSummary type="bias" progress={progress} />
    </div>
  )
}

const WASHES = { fallacy: styles.fallacies, bias: styles.biases } as const

/** The number of fallacies or biases that were met, their average mastery, and the number mastered. */
function ConceptSummary({ type, progress }: { type: ItemType; progress: readonly ProgressRecord[] | null }) {
  const { encountered, averageMastery, mastered } = conceptSummary(progress ?? [], CATEGORY_TYPE_OF[type])
  return (
    <div className={classNames(styles.sum, encountered === 0 ? styles.none : WASHES[type])}>
      <h4>
        <ItemTypes type={type} />
      </h4>
      <dl>
        <div>
          <dt className={typography.label}>Items encountered</dt>
          <dd>{progress ? encountered : '–'}</dd>
        </div>
        <div>
          <dt className={typography.label}>Average mastery</dt>
          <dd>{averageMastery === null ? '–' : wholePercent(averageMastery)}</dd>
        </div>
        <div>
          <dt className={typography.label}>Mastered ({wholePercent(MASTERED_FROM)}+)</dt>
          <dd>{progress ? mastered : '–'}</dd>
        </div>
      </dl>
    </div>
  )
}
