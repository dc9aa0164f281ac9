import { titleOf } from '@think-twice/core/quiz-modes'
import { startSession } from '@think-twice/core/quiz-session'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { newSessionId, random } from '../../browser/chance.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepSession } from '../../browser/kept-sessions.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { fetchAskedCounts } from '../../data/asked-forms.ts'
import { fetchQuestions } from '../../data/content.ts'
import { Loader } from '../../ui/loader.tsx'
import { SessionBar } from './session-bar.tsx'

/** Fetches the questions, draws a session and goes to it. */
export function StartScreen({ mode }: { mode: QuizMode }) {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  usePageTitle(titleOf(mode))

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt fetches anew.
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    fetchAskedCounts(currentUser()?.id ?? null)
      .then((asked) => fetchQuestions(mode, asked))
      .then((questions) => {
        if (!isCurrent) return
        const session = startSession(newSessionId(), mode, questions, random)
        keepSession(session)
        navigate(`/?session=${session.id}`, { replace: true })
      })
      .catch((error: unknown) => {
        console.warn('The questions could not be loaded.', error)
        if (isCurrent) setFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [mode, attempt, navigate])

  return (
    <>
      <SessionBar title={titleOf(mode)} />
      <main id="main" className="wrap">
        <div className="waiting">
          {hasFailed ? (
            <>
              <p role="alert">The questions could not be loaded. Check the connection, then try again.</p>
              <div className="hero__cta">
                <button type="button" className="btn btn--primary" onClick={() => setAttempt(attempt + 1)}>
                  Try again
                </button>
                <Link className="btn" href="/">
                  Back to Home
                </Link>
              </div>
            </>
          ) : (
            <Loader>Fetching your questions...</Loader>
          )}
        </div>
      </main>
    </>
  )
}
