import type { Trend, Weakness } from '@think-twice/core/learning/weakness'
import { Icon } from '../../ui/icon.tsx'
import { KindLabel } from '../../ui/kind-label.tsx'
import { Meter } from '../../ui/meter.tsx'
import { StrengthTag } from './strength-tag.tsx'
import { StudyLink } from './study-link.tsx'

/** One area of the tracker: what it is, how it stands, what to do. */
export function WeaknessRow({ weakness, onDetails }: { weakness: Weakness; onDetails: () => void }) {
  const { name, recommendedAction } = weakness
  return (
    <li className="weak">
      <div>
        <h3 tabIndex={-1}>{name}</h3>
        <WeaknessMeta weakness={weakness} />
        <p className="small mt-2">{recommendedAction}</p>
      </div>
      <WeaknessMeter weakness={weakness} />
      <div className="weak__act">
        <button type="button" className="btn btn--sm btn--plain" aria-label={`Details: ${name}`} onClick={onDetails}>
          Details
        </button>
        <StudyLink weakness={weakness} />
      </div>
    </li>
  )
}

/** Fallacy or bias, how severe, and where it is going. */
export function WeaknessMeta({ weakness: { type, severity, trend } }: { weakness: Weakness }) {
  return (
    <div className="weak__meta">
      <KindLabel type={type} />
      <StrengthTag strength={severity} of="severity" />
      <span className="trend">
        <Icon name={trend} />
        {TREND[trend]}
      </span>
    </div>
  )
}

/** The three ways a weakness can be going, in words. */
export const TREND: Readonly<Record<Trend, string>> = {
  improving: 'Improving',
  stable: 'Stable',
  declining: 'Declining',
}

/** Mastery as a number and a meter, and how often it was missed. */
export function WeaknessMeter({ weakness: { type, masteryLevel, timesWrong, totalAttempts } }: { weakness: Weakness }) {
  return (
    <div className="weak__m">
      <span>
        <span>
          Mastery <b className="num">{masteryLevel}%</b>
        </span>
        <span className="num">
          {timesWrong} of {totalAttempts} wrong
        </span>
      </span>
      <Meter percent={masteryLevel} kind={type} />
    </div>
  )
}
