import { modeOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { type HomeRequest, isAccountRequested, requestedAtHome, requestedConcept } from './addresses.ts'
import { answerEarlyTaps } from './browser/early-taps.ts'
import { mayFail } from './browser/may-fail.ts'
import { replacePage, showKept, showPage } from './browser/prerendered-page.ts'
import { useScrollToTop } from './browser/top-of-screen.ts'
import { whenIdle } from './browser/when-idle.ts'
import pages from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { classNames } from './ui/class-names.ts'
import { Loader } from './ui/loader.tsx'
import waiting from './ui/waiting.module.css'
import { useOverlays } from './use-overlays.ts'

const AttemptRoute = lazyScreen(async () => (await import('./screens/attempt/attempt-route.tsx')).AttemptRoute)
const RoundRoute = lazyScreen(async () => (await import('./screens/practice/round/round-route.tsx')).RoundRoute)
const TodayScreen = lazyScreen(async () => (await import('./screens/practice/today/today-screen.tsx')).TodayScreen)
const LearnScreen = lazyScreen(async () => (await import('./screens/learn/learn-screen.tsx')).LearnScreen)
const DashboardScreen = lazyScreen(
  async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
)
const AccountScreen = lazyScreen(async () => (await import('./screens/account/account-screen.tsx')).AccountScreen)
const ProgressScreen = lazyScreen(async () => (await import('./screens/progress/progress-screen.tsx')).ProgressScreen)
const NotFoundScreen = lazyScreen(async () => (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen)

export function App() {
  const [location] = useLocation()
  const [search] = useSearchParams()
  useScrollToTop(screenAt(location, search))
  const Overlays = useOverlays()
  useLayoutEffect(showPage, [])
  return (
    <>
      <ScreenBoundary key={location}>
        <Suspense fallback={<Waiting />}>
          <Route />
        </Suspense>
      </ScreenBoundary>
      {Overlays && <Overlays />}
    </>
  )
}

/** Names the screen at an address, because home's address has several. */
function screenAt(path: string, search: URLSearchParams): string {
  return path === '/' ? requestedAtHome(search).kind : path
}

/** Fetches the code of the screen at an address, so that React can take over a prerendered page unchanged. */
export async function prepareScreen(path: string, search: URLSearchParams): Promise<void> {
  if (path === '/learn') await prepareLearn(search)
  const screens = new Map<string, { load: () => Promise<unknown> }>([
    ['/learn', LearnScreen],
    ['/dashboard', DashboardScreen],
    ['/progress', ProgressScreen],
  ])
  if (path === '/') await prepareAtHome(requestedAtHome(search))
  else await (screens.get(path) ?? NotFoundScreen).load()
}

/** Fetches what a page printed for home's address needs. Home needs none; begun rounds and attempts are not printed. */
async function prepareAtHome(request: HomeRequest): Promise<void> {
  if (request.kind === 'today') await TodayScreen.load()
  if (request.kind === 'attempt' && request.start !== null) await beginShownAttempt(modeOf(request.start))
}

/** Begins the attempt whose first question the page shows. If that fails, the app says so in place of the page. */
async function beginShownAttempt(mode: QuizMode): Promise<void> {
  try {
    const { prepareAttempt } = await import('./screens/attempt/prepare-attempt.ts')
    const [begin] = await Promise.all([prepareAttempt(mode), AttemptRoute.load()])
    history.replaceState(null, '', begin())
  } catch (error) {
    replacePage()
    throw error
  }
}

/** Fetches what the catalogue or a study view shows. */
async function prepareLearn(search: URLSearchParams): Promise<void> {
  const { prepareCatalogue } = await import('./data/content.ts')
  await prepareCatalogue(requestedConcept(search))
}

/** The four addresses of the product, compared exactly as the server compares them; any other is the 404 page. */
function Route(): ReactNode {
  const [location] = useLocation()
  // The effect is here because React takes over the inside of a boundary after the boundary itself.
  useEffect(() => {
    showKept()
    answerEarlyTaps()
  }, [])
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

/** Home, or what the address names inside it. */
function HomeRoute() {
  const [search] = useSearchParams()
  const requested = requestedAtHome(search)
  switch (requested.kind) {
    case 'round':
      return <RoundRoute request={requested.round} />
    case 'today':
      return <TodayScreen key={requested.day} asked={requested.day} />
    case 'attempt':
      return <AttemptRoute start={requested.start} id={requested.id} />
    case 'home':
      return <Home />
  }
}

/** Home, which fetches the code of both next screens ahead of time. */
function Home() {
  useFetchAhead(RoundRoute.load)
  useFetchAhead(AttemptRoute.load)
  return <HomeScreen />
}

/** The dashboard, or the account page inside its address. */
function DashboardRoute() {
  const [search] = useSearchParams()
  return isAccountRequested(search) ? <AccountScreen /> : <DashboardScreen />
}

/** Fetches the code of a next screen once the page has nothing else to do. */
function useFetchAhead(load: () => Promise<unknown>) {
  // A failure here is harmless: the code is asked for again when it is needed.
  useEffect(() => whenIdle(() => void mayFail(load())), [load])
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
