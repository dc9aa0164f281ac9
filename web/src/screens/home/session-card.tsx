import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useId } from 'react'
import { Link } from 'wouter'
import { Cells } from '../../ui/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { startAddress } from '../session/session-address.ts'

/** Starts a session. Its cells are its questions: as many, and of the same kind. */
export function SessionCard({ mode, name, set, line }: { mode: QuizMode; name: string; set: string; line: string }) {
  const id = useId()
  const kinds = slotsOf(mode).map((slot) => (slot.startsWith('bias') ? 'bias' : 'fallacy'))
  return (
    <article className="session">
      <Link className="session__link" href={startAddress(mode)} aria-labelledby={id} aria-describedby={`${id}-set`}>
        <div className="session__art">
          <Cells kinds={kinds} />
        </div>
        <h3 id={id}>{name}</h3>
        <p className="session__set" id={`${id}-set`}>
          {set}
        </p>
        <p className="session__desc">{line}</p>
        <span className="session__go" aria-hidden="true">
          Start <Icon name="arrowRight" />
        </span>
      </Link>
    </article>
  )
}
