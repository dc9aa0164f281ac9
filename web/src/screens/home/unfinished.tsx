import { answeredCount } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useState } from 'react'
import { Link } from 'wouter'
import { dropSession, unfinishedSessions } from '../../browser/kept-sessions.ts'
import { sessionAddress } from '../session/session-address.ts'

/** Sessions left before their end, to go on with or to discard. */
export function Unfinished() {
  const [sessions, setSessions] = useState(unfinishedSessions)
  if (sessions.length === 0) return null

  const onDiscard = (id: string) => {
    dropSession(id)
    setSessions(unfinishedSessions())
  }
  return (
    <section className="resume" aria-labelledby="unfinished">
      <div className="oxford" />
      <h2 id="unfinished">Continue where you left off</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <h3>{titleOf(session.mode)}</h3>
              <p className="small">
                Question {session.position + 1} of {session.questions.length}, {answeredCount(session)} answered
              </p>
            </div>
            <Link
              className="btn btn--sm"
              href={sessionAddress(session.id)}
              aria-label={`Continue ${titleOf(session.mode)}`}
            >
              Continue
            </Link>
            <button
              type="button"
              className="btn btn--sm btn--plain"
              aria-label={`Discard ${titleOf(session.mode)}`}
              onClick={() => onDiscard(session.id)}
            >
              Discard
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
