import { TRACKED_WEAKNESSES } from '@think-twice/core/learning/dashboard'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { useEffect, useRef, useState } from 'react'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Section } from '../../../ui/section.tsx'
import { AnswerKey } from './answer-cells.tsx'
import { NoWeakness } from './no-weakness.tsx'
import { WeaknessRow } from './weakness-row.tsx'
import styles from './weakness-tracker.module.css'

type WeaknessTrackerProps = {
  weaknesses: readonly Weakness[] | null
  /** The latest answers about each concept, oldest first. */
  history: ReadonlyMap<string, readonly boolean[]>
  now: number
  onTryAgain: () => void
}

/** The five weakest areas, and all of them on request. */
export function WeaknessTracker({ weaknesses, history, now, onTryAgain }: WeaknessTrackerProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Reading continues at what has just appeared.
    if (showsAll) list.current?.querySelectorAll<HTMLElement>('h3')[TRACKED_WEAKNESSES]?.focus()
  }, [showsAll])

  if (!weaknesses?.length) {
    return (
      <Section title="Weakness Tracker" size="medium">
        <NoWeakness state={weaknesses ? 'none found' : 'not loaded'} onTryAgain={onTryAgain} />
      </Section>
    )
  }
  const shown = showsAll ? weaknesses : weaknesses.slice(0, TRACKED_WEAKNESSES)
  return (
    <Section title="Weakness Tracker" aside={<AnswerKey />} size="medium">
      <ul ref={list}>
        {shown.map((weakness) => (
          <WeaknessRow
            key={weakness.id}
            weakness={weakness}
            history={(weakness.isFromAssessment ? undefined : history.get(weakness.name)) ?? []}
            now={now}
          />
        ))}
      </ul>
      {weaknesses.length > TRACKED_WEAKNESSES && (
        <button
          type="button"
          className={classNames(buttons.button, styles.all)}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `View Top ${TRACKED_WEAKNESSES} Areas` : `View All ${weaknesses.length} Areas`}
        </button>
      )}
    </Section>
  )
}
