import { slotsOf } from '@think-twice/core/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { Cells } from '../../ui/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { startAddress } from '../session/session-address.ts'

/** Starts a session. Its cells are its questions: as many, and of the same kind. */
export function SessionCard({ mode, name, set, line }: { mode: QuizMode; name: string; set: string; line: string }) {
  const kinds = slotsOf(mode).map((slot) => (slot.startsWith('bias') ? 'bias' : 'fallacy'))
  return (
    <article className="session">
      <div className="session__art">
        <Cells kinds={kinds} />
      </div>
      <h3>
        <Link href={startAddress(mode)}>{name}</Link>
      </h3>
      <p className="session__set">{set}</p>
      <p className="session__desc">{line}</p>
      <span className="session__go" aria-hidden="true">
        Start <Icon name="arrowRight" />
      </span>
    </article>
  )
}
