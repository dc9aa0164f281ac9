import { modeOf, titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useLocation, useSearchParams } from 'wouter'
import { requestedAtHome, requestedOnDashboard } from './addresses.ts'
import pages from './frame/page.module.css'
import { AttemptBar } from './parts/question/attempt-bar.tsx'
import loading from './ui/loading.module.css'
import { Loader } from './ui/loading.tsx'
import typography from './ui/text.module.css'

/**
 * The bar and the title of the page at this address, while the code of its screen is on its way. At build time it is
 * printed as the page of every address whose content only the device or the server knows.
 */
export function Waiting() {
  const [location] = useLocation()
  const [search] = useSearchParams()
  switch (location) {
    case '/':
      return <WaitingAtHome search={search} />
    case '/dashboard':
      return <WaitingOnDashboard search={search} />
    case '/progress':
      return <WaitingScreen title="Progress" />
    default:
      return <WaitingScreen />
  }
}

function WaitingAtHome({ search }: { search: URLSearchParams }) {
  const requested = requestedAtHome(search)
  switch (requested.kind) {
    case 'home':
      return <WaitingScreen />
    case 'attempt':
      return <WaitingAttempt {...(requested.start !== null && { title: titleOf(modeOf(requested.start)) })} />
    case 'today':
      return <WaitingAttempt {...(requested.day === '' && { heading: 'Today’s argument' })} />
    case 'round':
    case 'class':
      return <WaitingAttempt />
  }
}

function WaitingScreen({ title }: { title?: string }) {
  return (
    <div className={pages.width}>
      <TitleAndLoader title={title} />
    </div>
  )
}

function WaitingDashboard() {
  return (
    <div className={pages.page}>
      <h1 className={typography.quietTitle}>Dashboard</h1>
      <Loader>Loading...</Loader>
    </div>
  )
}

/** `title` is in the bar, `heading` below it. */
function WaitingAttempt({ title, heading }: { title?: string; heading?: string }) {
  return (
    <>
      <AttemptBar {...(title !== undefined && { title })} />
      <main id="main" className={pages.width}>
        <TitleAndLoader title={heading} />
      </main>
    </>
  )
}

function TitleAndLoader({ title }: { title: string | undefined }) {
  return (
    <div className={loading.waiting}>
      {title && <h1 className={typography.pageTitle}>{title}</h1>}
      <Loader>Loading...</Loader>
    </div>
  )
}

function WaitingOnDashboard({ search }: { search: URLSearchParams }) {
  switch (requestedOnDashboard(search)) {
    case 'account':
      return <WaitingScreen title="Account" />
    case 'classes':
    case 'class round':
      return <WaitingScreen title="Classes" />
    case 'dashboard':
      return <WaitingDashboard />
  }
}
