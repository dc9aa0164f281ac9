import { FOCUS_AREAS } from '@think-twice/core/learning/dashboard'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { KindLabel } from '../../parts/kind-label.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Meter } from '../../ui/meter.tsx'
import typography from '../../ui/text.module.css'
import { Block } from './block.tsx'
import { ConceptSum } from './concept-sum.tsx'
import styles from './focus-areas.module.css'
import { StudyLink } from './study-link.tsx'
import type { DashboardData } from './use-dashboard.ts'
import row from './weakness-row.module.css'

/** Up to six areas to study, and how the two halves of the catalogue stand. */
export function FocusAreas({ data: { weaknesses, progress, results, onTryAgain } }: { data: DashboardData }) {
  const hasBegun = Boolean(progress?.length || results?.length)
  return (
    <Block title="Areas to Focus On" isMajor>
      {weaknesses?.length ? (
        <ul className={styles.areas}>
          {weaknesses.slice(0, FOCUS_AREAS).map((weakness) => (
            <FocusArea key={weakness.id} weakness={weakness} />
          ))}
        </ul>
      ) : (
        <NoAreas hasBegun={hasBegun} onTryAgain={weaknesses ? undefined : onTryAgain} />
      )}
      <div className={styles.sums}>
        <ConceptSum kind="fallacy" progress={progress} />
        <ConceptSum kind="bias" progress={progress} />
      </div>
    </Block>
  )
}

/** One line only: the tracker above has said it already. */
function NoAreas({ hasBegun, onTryAgain }: { hasBegun: boolean; onTryAgain: (() => void) | undefined }) {
  const text = hasBegun ? 'Nothing falls short at the moment.' : 'What to study first shows here after your first quiz.'
  if (onTryAgain) return <EmptyState onTryAgain={onTryAgain}>{text}</EmptyState>
  return <p className={typography.small}>{text}</p>
}

function FocusArea({ weakness }: { weakness: Weakness }) {
  const { name, type, masteryLevel, timesWrong, totalAttempts } = weakness
  return (
    <li className={styles.area}>
      <div>
        <h3>{name}</h3>
        <div className={row.meta}>
          <KindLabel type={type} />
          <span className={classNames(typography.fine, typography.tabular)}>
            {timesWrong} of {totalAttempts} wrong
          </span>
        </div>
      </div>
      <Meter percent={masteryLevel} kind={type} />
      <div className={styles.mastery}>
        <span className={typography.small}>
          Mastery <b className={typography.tabular}>{masteryLevel}%</b>
        </span>
        <StudyLink weakness={weakness} />
      </div>
    </li>
  )
}
