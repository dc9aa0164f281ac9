import type { StepStanding } from '@think-twice/core/rewards/path-standings'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './step-track.module.css'

const STATE_NAMES = { done: 'Done', current: 'Current step', ahead: 'Not done yet' } as const

const LOOKS = { done: styles.done, current: styles.current, ahead: undefined } as const

/** The steps of a path in a row, or one below the other on a phone. */
export function StepTrack({ steps }: { steps: readonly StepStanding[] }) {
  return (
    <ol className={styles.track}>
      {steps.map(({ title, state, requirement, evidence }, index) => (
        <li key={title} className={LOOKS[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <b aria-hidden="true">{state === 'done' ? <Icon name="check" /> : index + 1}</b>
          <div>
            <h3>
              {title}
              <span className={typography.visuallyHidden}>, {STATE_NAMES[state]}</span>
            </h3>
            <p>{requirement}</p>
            {evidence && <p className={classNames(styles.evidence, typography.tabular)}>{evidence}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
