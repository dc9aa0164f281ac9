import { modeOf, titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useLocation, useSearchParams } from 'wouter'
import { isAccountRequested, requestedAtHome } from './addresses.ts'
import pages from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { AttemptBar } from './parts/question/attempt-frame.tsx'
import { classNames } from './ui/class-names.ts'
import { Loader } from './ui/loader.tsx'
import typography from './ui/text.module.css'
import waiting from './ui/waiting.module.css'

/**
 * The bar and the title of the page at this address, while the code of its screen is on its way. At build time it is
 * printed as the page of every address whose content only the device or the server knows.
 */
export function Waiting() {
  const [location] = useLocation()
  const [search] = useSearchParams()
  const requested = location === '/' ? requestedAtHome(search) : null
  switch (requested?.kind) {
    case 'attempt':
      return <WaitingAttempt {...(requested.start !== null && { title: titleOf(modeOf(requested.start)) })} />
    case 'round':
      return <WaitingAttempt />
    case 'today':
      return <WaitingAttempt heading="Today’s argument" />
    default:
      return <WaitingPage title={titleAt(location, search)} />
  }
}

/** `title` stands in the bar, `heading` below it. */
function WaitingAttempt({ title, heading }: { title?: string; heading?: string }) {
  return (
    <>
      <AttemptBar {...(title !== undefined && { title })} />
      <main id="main" className={classNames(pages.width, waiting.waiting)}>
        {heading && <h1 className={typography.pageTitle}>{heading}</h1>}
        <Loader>Loading...</Loader>
      </main>
    </>
  )
}

function WaitingPage({ title }: { title: string | null }) {
  return (
    <Page>
      <div className={classNames(pages.width, waiting.waiting)}>
        {title && <h1 className={typography.pageTitle}>{title}</h1>}
        <Loader>Loading...</Loader>
      </div>
    </Page>
  )
}

function titleAt(location: string, search: URLSearchParams): string | null {
  if (location === '/dashboard') return isAccountRequested(search) ? 'Account' : 'Dashboard'
  if (location === '/progress') return 'Progress'
  return null
}
