import type { StepStanding } from '@think-twice/core/rewards/path-standings'
import { Icon } from '../../ui/icon.tsx'

const STATE_NAMES = { done: 'Done', current: 'Current step', ahead: 'To come' } as const

/** The steps of a path in a row, or one below the other on a phone. */
export function StepTrack({ steps }: { steps: readonly StepStanding[] }) {
  return (
    <ol className="track">
      {steps.map(({ title, state, requirement, evidence }, index) => (
        <li key={title} className={`track--${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <b aria-hidden="true">{state === 'done' ? <Icon name="check" /> : index + 1}</b>
          <div>
            <h3>
              {title}
              <span className="vh">, {STATE_NAMES[state]}</span>
            </h3>
            <p>{requirement}</p>
            {evidence && <p className="track__evidence num">{evidence}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
