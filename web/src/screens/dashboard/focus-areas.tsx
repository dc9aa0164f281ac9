import { FOCUS_AREAS } from '@think-twice/core/learning/dashboard'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KindLabel } from '../../ui/kind-label.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Block } from './block.tsx'
import { ConceptSum } from './concept-sum.tsx'
import { StudyLink } from './study-link.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** Up to six areas to study, and how the two halves of the catalogue stand. */
export function FocusAreas({ data: { weaknesses, progress, results, onTryAgain } }: { data: DashboardData }) {
  const hasBegun = Boolean(progress?.length || results?.length)
  return (
    <Block title="Areas to Focus On" isMajor>
      {weaknesses?.length ? (
        <ul className="focuses">
          {weaknesses.slice(0, FOCUS_AREAS).map((weakness) => (
            <FocusArea key={weakness.id} weakness={weakness} />
          ))}
        </ul>
      ) : (
        <NoAreas hasBegun={hasBegun} onTryAgain={weaknesses ? undefined : onTryAgain} />
      )}
      <div className="sums">
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
  return <p className="small">{text}</p>
}

function FocusArea({ weakness }: { weakness: Weakness }) {
  const { name, type, masteryLevel, timesWrong, totalAttempts } = weakness
  return (
    <li className="fa">
      <div>
        <h3>{name}</h3>
        <div className="weak__meta">
          <KindLabel type={type} />
          <span className="fine num">
            {timesWrong} of {totalAttempts} wrong
          </span>
        </div>
      </div>
      <Meter percent={masteryLevel} kind={type} />
      <div className="fa__foot">
        <span className="small">
          Mastery <b className="num">{masteryLevel}%</b>
        </span>
        <StudyLink weakness={weakness} />
      </div>
    </li>
  )
}
