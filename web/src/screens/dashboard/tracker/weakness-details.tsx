import type { Trend, Weakness } from '@think-twice/core/learning/weakness'
import { basisText } from '@think-twice/core/learning/weakness-words'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { StrengthTag } from '../../../parts/level.tsx'
import styles from './weakness-details.module.css'

/** The three trends of a weakness, in words. */
const TREND: Readonly<Record<Trend, string>> = { improving: 'Improving', stable: 'Stable', declining: 'Declining' }

/** What the product's rules conclude from an area's answers, and what to do about it. */
export function WeaknessDetails({ id, weakness, now }: { id: string; weakness: Weakness; now: number }) {
  const { severity, trend, masteryLevel, lastEncountered, recommendedAction, description } = weakness
  return (
    <div className={styles.details} id={id}>
      {description && <p>{description}</p>}
      <dl>
        <div>
          <dt>Severity</dt>
          <dd>
            <StrengthTag strength={severity} of="severity" isShort />
          </dd>
        </div>
        <div>
          <dt>Trend</dt>
          <dd>{TREND[trend]}</dd>
        </div>
        <div>
          <dt>Mastery</dt>
          <dd>{wholePercent(masteryLevel)}</dd>
        </div>
        <div>
          <dt>Last seen</dt>
          <dd>{relativeTimeText(lastEncountered, now)}</dd>
        </div>
        <div>
          <dt>Recommended action</dt>
          <dd>{recommendedAction}</dd>
        </div>
      </dl>
      <p>{basisText(weakness)}</p>
    </div>
  )
}
