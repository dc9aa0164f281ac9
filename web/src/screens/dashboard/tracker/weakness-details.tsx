import { wilsonInterval } from '@think-twice/core/learning/statistics'
import type { Trend, Weakness } from '@think-twice/core/learning/weakness'
import { counted } from '@think-twice/core/wording/counted'
import { likelyText, percentText } from '@think-twice/core/wording/likely'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { StrengthTag } from '../../../parts/strength-tag.tsx'
import styles from './weakness-details.module.css'

/** Below so many answers no estimate is shown. */
const ENOUGH_ANSWERS = 10

/** The three ways a weakness can be going, in words. */
const TREND: Readonly<Record<Trend, string>> = { improving: 'Improving', stable: 'Stable', declining: 'Declining' }

/** What follows from an area's answers by the product's rules, and what to do about it. */
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
          <dd>{masteryLevel}%</dd>
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

/** What the numbers above rest on. */
function basisText({ isFromAssessment, timesWrong, totalAttempts }: Weakness): string {
  if (isFromAssessment) {
    return 'An assessment’s profile points here. Mastery and severity stand in for it: they were not measured by answers about this concept.'
  }
  const answers = counted(totalAttempts, 'answer')
  if (totalAttempts < ENOUGH_ANSWERS) return `${answers} so far: too few for a margin, which shows from ten on.`
  const right = totalAttempts - timesWrong
  return `${answers} so far: ${percentText(right / totalAttempts)} right, ${likelyText(wilsonInterval(right, totalAttempts))}.`
}
