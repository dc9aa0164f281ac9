import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { Loader } from '../../ui/loader.tsx'
import { ScreenNotLoaded } from '../../ui/not-loaded.tsx'
import waiting from '../../ui/waiting.module.css'

type FetchQuestionsProps = {
  /**
   * Fetches the questions. Resolves to a function that begins the attempt with them and returns its address. Must not
   * change while it runs.
   */
  prepare: () => Promise<() => string>
  back: { href: string; label: string }
}

/** Waits for the questions of an attempt or a round, begins it and goes to it; after a failure, offers to try again. */
export function FetchQuestions({ prepare, back }: FetchQuestionsProps) {
  const [, navigate] = useLocation()
  const [tries, setTries] = useState(1)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches anew.
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    prepare()
      .then((begin) => {
        if (isCurrent) navigate(begin(), { replace: true })
      })
      .catch((error: unknown) => {
        console.warn('The questions could not be loaded.', error)
        if (isCurrent) setFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [prepare, tries, navigate])

  return (
    <main id="main" className={pages.width}>
      {hasFailed ? (
        <ScreenNotLoaded
          what="The questions"
          onTryAgain={() => setTries(tries + 1)}
          otherwise={
            <Link className={buttons.button} href={back.href}>
              {back.label}
            </Link>
          }
        />
      ) : (
        <div className={waiting.waiting}>
          <Loader>Fetching your questions...</Loader>
        </div>
      )}
    </main>
  )
}
