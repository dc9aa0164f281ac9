import type { Weakness } from '@think-twice/core/learning/weakness'
import { missedText } from '@think-twice/core/wording/missed-text'
import { useId, useState } from 'react'
import { ConceptTitle, ItemTypeLabel } from '../../../parts/concept-name.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { StudyLink } from '../study-link.tsx'
import { AnswerCells } from './answer-cells.tsx'
import { WeaknessDetails } from './weakness-details.tsx'
import styles from './weakness-row.module.css'

type WeaknessRowProps = {
  weakness: Weakness
  /** The latest answers, oldest first; empty if they are not known. */
  history: readonly boolean[]
  now: number
}

/** One area of the tracker: what happened, told plainly. What follows from it opens in place. */
export function WeaknessRow({ weakness, history, now }: WeaknessRowProps) {
  const { name, type, isFromAssessment } = weakness
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.weakness}>
      <div className={styles.name}>
        <h3 tabIndex={-1}>
          <ConceptTitle name={name} />
        </h3>
        <ItemTypeLabel type={type} />
      </div>
      <div className={styles.happened}>
        <p>{isFromAssessment ? 'From an assessment' : missedText({ ...weakness, history })}</p>
        {!isFromAssessment && history.length > 0 && (
          <AnswerCells answers={history} type={type} total={weakness.timesAnswered} />
        )}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={classNames(buttons.small, buttons.plain)}
          aria-label={`Details: ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Details
        </button>
        <StudyLink weakness={weakness} />
      </div>
      {isOpen && <WeaknessDetails id={id} weakness={weakness} now={now} />}
    </li>
  )
}
