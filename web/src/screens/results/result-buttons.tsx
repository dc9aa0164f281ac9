import type { QuizMode } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { startAddress } from '../session/session-address.ts'

/** A retake draws and shuffles anew. */
export function ResultButtons({ mode, retake }: { mode: QuizMode; retake: 'Retake Quiz' | 'Retake Assessment' }) {
  return (
    <div className="result__btns">
      <Link className="btn btn--primary" href={startAddress(mode)}>
        <Icon name="again" /> {retake}
      </Link>
      <Link className="btn" href="/">
        Back to Home
      </Link>
    </div>
  )
}
