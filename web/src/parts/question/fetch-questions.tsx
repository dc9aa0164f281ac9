import { useEffect, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import loading from '../../ui/loading.module.css'
import { Loader, ScreenNotLoaded } from '../../ui/loading.tsx'
import { showToastAfterPaint } from '../../ui/show-toast.ts'

type FetchQuestionsProps = {
  /**
   * Fetches the questions. Resolves to a function that begins the attempt with them and returns its address. Must not
   * change while it runs.
   */
  prepare: () => Promise<() => string>
  back: { href: string; label: string }
}

/** Fetches the questions of an attempt or a round, begins it and goes to it; after a failure, offers to try again. */
export function FetchQuestions({ prepare, back }: FetchQuestionsProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <main id="main" className={pages.width}>
      {hasFailed ? (
        <ScreenNotLoaded
          what="The questions"
          onTryAgain={() => setFailed(false)}
          otherwise={
            <Link className={buttons.button} href={back.href}>
              {back.label}
            </Link>
          }
        />
      ) : (
        <WaitForQuestions prepare={prepare} setFailed={setFailed} />
      )}
    </main>
  )
}

type WaitForQuestionsProps = Pick<FetchQuestionsProps, 'prepare'> & { setFailed: (hasFailed: boolean) => void }

function WaitForQuestions({ prepare, setFailed }: WaitForQuestionsProps) {
  const [, navigate] = useLocation()
  useEffect(() => {
    let isCurrent = true
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
  }, [prepare, setFailed, navigate])
  return (
    <div className={loading.waiting}>
      <Loader>Fetching your questions...</Loader>
    </div>
  )
}

/** Leads home from the address of a quiz or a round that cannot be opened here, and says why. */
export function NotHere({ what }: { what: 'quiz' | 'round' }) {
  useEffect(() => {
    showToastAfterPaint({
      title: `That ${what} isn’t here`,
      description: 'It’s no longer on this device, was started on another one, or belongs to someone else.',
      isNotice: true,
    })
  }, [what])
  return <Redirect to="/" replace />
}
