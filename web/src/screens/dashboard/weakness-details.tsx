import type { Weakness } from '@think-twice/core/learning/weakness'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { Dialog } from '../../ui/dialog.tsx'
import facts from '../../ui/facts.module.css'
import { StudyLink } from './study-link.tsx'
import styles from './weakness-details.module.css'
import { TREND, WeaknessMeta, WeaknessMeter } from './weakness-row.tsx'

type WeaknessDetailsProps = { weakness: Weakness; now: number; onClose: () => void }

/** What a weak area is about, where it is going, and what to do about it. */
export function WeaknessDetails({ weakness, now, onClose }: WeaknessDetailsProps) {
  const { name, description, trend, recommendedAction, lastEncountered } = weakness
  return (
    <Dialog title={name} onClose={onClose}>
      <WeaknessMeta weakness={weakness} />
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.meter}>
        <WeaknessMeter weakness={weakness} />
      </div>
      <dl className={facts.facts}>
        <div>
          <dt>Trend</dt>
          <dd>{TREND[trend]}</dd>
        </div>
        <div>
          <dt>Last met</dt>
          <dd>{relativeTimeText(lastEncountered, now)}</dd>
        </div>
      </dl>
      <h3 className={styles.head}>Recommended action</h3>
      <p className={styles.action}>{recommendedAction}</p>
      <StudyLink weakness={weakness} />
    </Dialog>
  )
}
