import type { ConceptName } from '@think-twice/core/concept-names'
import { drawPractice, startPractice } from '@think-twice/core/practice-session'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { newSessionId, random } from '../../browser/chance.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepPractice } from '../../browser/kept-practice.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { timesSeen } from '../../browser/seen-scenarios.ts'
import { fetchPractice } from '../../data/content.ts'
import { Loader } from '../../ui/loader.tsx'
import { conceptAddress } from '../learn/concept-address.ts'
import { practiceAddress } from './practice-address.ts'
import { PracticeBar } from './practice-bar.tsx'

/** Fetches what the concept and its neighbours have for practice, draws a session and goes to it. */
export function StartPractice({ name }: { name: ConceptName }) {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  usePageTitle(`Practice: ${name}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt fetches anew.
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    fetchPractice(name)
      .then(({ own, neighbours }) => {
        if (!isCurrent) return
        const drawn = drawPractice(own, neighbours, timesSeen(currentUser()?.id ?? null), random)
        const session = startPractice(newSessionId(), name, drawn, random)
        keepPractice(session)
        navigate(practiceAddress(name, session.id), { replace: true })
      })
      .catch((error: unknown) => {
        console.warn('The practice questions could not be loaded.', error)
        if (isCurrent) setFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [name, attempt, navigate])

  return (
    <>
      <PracticeBar name={name} />
      <main id="main" className="wrap">
        <div className="waiting">
          {hasFailed ? (
            <>
              <p role="alert">The questions could not be loaded. Check the connection, then try again.</p>
              <div className="hero__cta">
                <button type="button" className="btn btn--primary" onClick={() => setAttempt(attempt + 1)}>
                  Try again
                </button>
                <Link className="btn" href={conceptAddress(name)}>
                  Back to {name}
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
