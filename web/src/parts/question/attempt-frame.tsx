import { type ReactNode, useEffect, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import loading from '../../ui/loading.module.css'
import { Loader, ScreenNotLoaded } from '../../ui/loading.tsx'
import { Logo } from '../../ui/logo.tsx'
import { showToastAfterPaint } from '../../ui/show-toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ConceptTitle } from '../concept-name.tsx'
import styles from './attempt-frame.module.css'

type AttemptBarProps = {
  /** Left out when the page has its own heading; then the product's name is shown here. */
  title?: string
  /** The address and the label of the way out. */
  exit?: { href: string; hint: string }
  children?: ReactNode
}

const TO_HOME = { href: '/', hint: 'Close. You can pick up here from the home page.' }

/** The narrow bar of a running attempt: what it is, how long it has run, and the way out. */
export function AttemptBar({ title, exit = TO_HOME, children }: AttemptBarProps) {
  const [, navigate] = useLocation()
  return (
    <header className={styles.bar}>
      <div className={classNames(pages.width, styles.parts)}>
        <Logo className={title === undefined ? undefined : styles.logo} squaresOnly={title !== undefined} />
        {title !== undefined && (
          <h1>
            <ConceptTitle name={title} />
          </h1>
        )}
        {children}
        <Tooltip text={exit.hint}>
          <button
            type="button"
            className={classNames(buttons.iconButton, styles.close)}
            aria-label="Close"
            onClick={() => navigate(exit.href)}
          >
            <Icon name="cross" />
          </button>
        </Tooltip>
      </div>
    </header>
  )
}

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
