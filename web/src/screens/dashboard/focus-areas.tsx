import { FOCUS_AREAS } from '@think-twice/core/learning/dashboard'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { ConceptTitle, ItemTypeLabel } from '../../parts/concept-name.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { ConceptSummaryCard } from './concept-summary-card.tsx'
import styles from './focus-areas.module.css'
import { StudyLink } from './study-link.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** Up to six areas to study, and how the two halves of the catalogue stand. */
export function FocusAreas({ data: { weaknesses, progress, onTryAgain } }: { data: DashboardData }) {
  return (
    <Section title="Areas to Focus On" size="medium">
      {weaknesses?.length ? (
        <ul className={styles.areas}>
          {weaknesses.slice(0, FOCUS_AREAS).map((weakness) => (
            <FocusArea key={weakness.id} weakness={weakness} />
          ))}
        </ul>
      ) : weaknesses ? (
        <p className={typography.small}>Nothing needs work right now.</p>
      ) : (
        <EmptyState onTryAgain={onTryAgain}>Your focus areas couldn’t be loaded.</EmptyState>
      )}
      <div className={styles.sums}>
        <ConceptSummaryCard type="fallacy" progress={progress} />
        <ConceptSummaryCard type="bias" progress={progress} />
      </div>
    </Section>
  )
}

function FocusArea({ weakness }: { weakness: Weakness }) {
  const { name, type, masteryLevel, timesWrong, timesAnswered, isFromAssessment } = weakness
  return (
    <li className={styles.area}>
      <h3>
        <ConceptTitle name={name} />
      </h3>
      <p>
        <ItemTypeLabel type={type} />
        <span>
          {timesWrong} of {timesAnswered} wrong
        </span>
        <span>Mastery {wholePercent(masteryLevel)}</span>
        {isFromAssessment && <span className={styles.basis}>estimated from an assessment</span>}
      </p>
      <StudyLink weakness={weakness} />
    </li>
  )
}
