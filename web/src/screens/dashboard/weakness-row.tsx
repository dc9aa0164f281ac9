import type { Trend, Weakness } from '@think-twice/core/learning/weakness'
import { KindLabel } from '../../parts/kind-label.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import typography from '../../ui/text.module.css'
import { StrengthTag } from './strength-tag.tsx'
import { StudyLink } from './study-link.tsx'
import styles from './weakness-row.module.css'

/** One area of the tracker: what it is, how it stands, what to do. */
export function WeaknessRow({ weakness, onDetails }: { weakness: Weakness; onDetails: () => void }) {
  const { name, recommendedAction } = weakness
  return (
    <li className={styles.weakness}>
      <div>
        <h3 tabIndex={-1}>{name}</h3>
        <WeaknessMeta weakness={weakness} />
        <p className={classNames(typography.small, styles.advice)}>{recommendedAction}</p>
      </div>
      <WeaknessMeter weakness={weakness} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={classNames(buttons.small, buttons.plain)}
          aria-label={`Details: ${name}`}
          onClick={onDetails}
        >
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
    <div className={styles.meta}>
      <KindLabel type={type} />
      <StrengthTag strength={severity} of="severity" />
      <span className={styles.trend}>
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
    <div className={styles.mastery}>
      <span>
        <span>
          Mastery <b className={typography.tabular}>{masteryLevel}%</b>
        </span>
        <span className={typography.tabular}>
          {timesWrong} of {totalAttempts} wrong
        </span>
      </span>
      <Meter percent={masteryLevel} kind={type} />
    </div>
  )
}
