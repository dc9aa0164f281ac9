import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { isAccountRequested, requestedAttempt, requestedRound } from './addresses.ts'
import { AuthDialogs } from './auth/auth-dialogs.tsx'
import { OfferRounds } from './auth/offer-rounds.tsx'
import pages from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'
import { classNames } from './ui/class-names.ts'
import { Loader } from './ui/loader.tsx'
import { Toasts } from './ui/toasts.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'
import waiting from './ui/waiting.module.css'

const loadAttempt = () => import('./screens/attempt/attempt-route.tsx')
const loadRound = () => import('./screens/round/round-route.tsx')
const loadToday = () => import('./screens/today/today-screen.tsx')
const loadLearn = () => import('./screens/learn/learn-screen.tsx')
const loadDashboard = () => import('./screens/dashboard/dashboard-screen.tsx')
const loadAccount = () => import('./screens/account/account-screen.tsx')
const loadProgress = () => import('./screens/progress/progress-screen.tsx')
const AttemptRoute = lazy(async () => ({ default: (await loadAttempt()).AttemptRoute }))
const RoundRoute = lazy(async () => ({ default: (await loadRound()).RoundRoute }))
const TodayScreen = lazy(async () => ({ default: (await loadToday()).TodayScreen }))
const LearnScreen = lazy(async () => ({ default: (await loadLearn()).LearnScreen }))
const DashboardScreen = lazy(async () => ({ default: (await loadDashboard()).DashboardScreen }))
const AccountScreen = lazy(async () => ({ default: (await loadAccount()).AccountScreen }))
const ProgressScreen = lazy(async () => ({ default: (await loadProgress()).ProgressScreen }))

export function App() {
  const [location] = useLocation()
  return (
    <TooltipProvider>
      <ScreenBoundary key={location}>
        <Suspense fallback={<Waiting />}>
          <Route />
        </Suspense>
      </ScreenBoundary>
      <AuthDialogs />
      <OfferRounds />
      <Toasts />
    </TooltipProvider>
  )
}

/** The four addresses of the product, compared exactly as the server compares them; any other is the 404 page. */
function Route(): ReactNode {
  const [location] = useLocation()
  switch (location) {
    case '/':
      return <HomeRoute />
    case '/dashboard':
      return <DashboardRoute />
    case '/learn':
      return <LearnScreen />
    case '/progress':
      return <ProgressScreen />
    default:
      return <NotFoundScreen />
  }
}

/** Home, or what the address names inside it: an attempt, a round, today's argument. */
function HomeRoute() {
  const [search] = useSearchParams()
  useFetchAhead(loadRound)
  useFetchAhead(loadAttempt)
  const round = requestedRound(search)
  if (round) return <RoundRoute request={round} />
  const day = search.get('today')
  if (day !== null) return <TodayScreen key={day} asked={day} />
  const { start, id } = requestedAttempt(search)
  if (start === null && id === null) return <HomeScreen />
  return <AttemptRoute start={start} id={id} />
}

/** The dashboard, or the account page inside its address. */
function DashboardRoute() {
  const [search] = useSearchParams()
  return isAccountRequested(search) ? <AccountScreen /> : <DashboardScreen />
}

/** Fetches the code of what comes next once the page has nothing else to do. */
function useFetchAhead(load: () => Promise<unknown>) {
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    // A failure here is harmless: the code is asked for again when it is needed.
    idle(() => load().catch(() => {}))
  }, [load])
}

function Waiting() {
  return (
    <Page>
      <div className={classNames(pages.width, waiting.waiting)}>
        <Loader>Loading...</Loader>
      </div>
    </Page>
  )
}
