import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { requestedAtHome, requestedAtLearn, requestedOnDashboard } from './addresses.ts'
import { closeAuth, useAuthForm } from './auth/auth-dialog-state.ts'
import { useCurrentUser } from './browser/current-user.ts'
import { useAnnouncedTitle } from './browser/page-title.ts'
import { showKept, useIsHydrated } from './browser/prerendered-page.ts'
import { useScrollToTop } from './browser/scrolling.ts'
import { whenIdle } from './browser/when-idle.ts'
import { queryClient } from './data/query-client.ts'
import { Page } from './frame/page.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { PartBoundary } from './ui/part-boundary.tsx'
import { showToast, useToasts } from './ui/show-toast.ts'
import typography from './ui/text.module.css'
import { TooltipProvider } from './ui/tooltip.tsx'
import { Waiting } from './waiting.tsx'

const loadToasts = () => import('./ui/toasts.tsx')
const loadAuthDialogs = () => import('./auth/auth-dialogs.tsx')
const loadAttempt = () => import('./screens/attempt/attempt-route.tsx')
const loadRound = () => import('./screens/practice/round/round-route.tsx')

const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))
const AuthDialogs = lazy(async () => ({ default: (await loadAuthDialogs()).AuthDialogs }))
const OfferVisit = lazy(async () => ({ default: (await import('./auth/offer-visit.tsx')).OfferVisit }))
const AttemptRoute = lazy(async () => ({ default: (await loadAttempt()).AttemptRoute }))
const RoundRoute = lazy(async () => ({ default: (await loadRound()).RoundRoute }))
const TodayScreen = lazy(async () => ({
  default: (await import('./screens/practice/today/today-screen.tsx')).TodayScreen,
}))
const SeatRoute = lazy(async () => ({ default: (await import('./screens/seat/seat-route.tsx')).SeatRoute }))
const LearnScreen = lazy(async () => ({ default: (await import('./screens/learn/learn-screen.tsx')).LearnScreen }))
const TeachersRoute = lazy(async () => ({
  default: (await import('./screens/teachers/teachers-screen.tsx')).TeachersRoute,
}))
const DashboardScreen = lazy(async () => ({
  default: (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
}))
const AccountScreen = lazy(async () => ({
  default: (await import('./screens/account/account-screen.tsx')).AccountScreen,
}))
const ClassesRoute = lazy(async () => ({ default: (await import('./screens/classes/classes-route.tsx')).ClassesRoute }))
const ProgressScreen = lazy(async () => ({
  default: (await import('./screens/progress/progress-screen.tsx')).ProgressScreen,
}))
const NotFoundScreen = lazy(async () => ({
  default: (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen,
}))

/** `isFrame`: at build time, for a page of which only the bar and a title are printed. */
export function App({ isFrame = false }: { isFrame?: boolean | undefined }) {
  const [location] = useLocation()
  const [search] = useSearchParams()
  // Home's address has several screens.
  useScrollToTop(screenAt(location, search))
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ScreenBoundary key={location}>
          <Frame>
            <Suspense fallback={<Waiting />}>{isFrame ? <Waiting /> : <Route />}</Suspense>
          </Frame>
        </ScreenBoundary>
        <Overlays />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

/** Names the screen, because several share an address. */
function screenAt(location: string, search: URLSearchParams): string {
  if (location === '/') return requestedAtHome(search).kind
  if (location === '/learn') return requestedAtLearn(search).kind
  return location === '/dashboard' ? requestedOnDashboard(search) : location
}

/**
 * Bar and footer stay while the code of a screen is on its way. Attempts, rounds, seats and today's argument have their own
 * bar; a class's round may be on the wall.
 */
function Frame({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  const [search] = useSearchParams()
  const screen = screenAt(location, search)
  if (screen === 'class round' || (location === '/' && screen !== 'home')) return children
  return <Page isRailed={location === '/dashboard'}>{children}</Page>
}

/** The four addresses of the product, compared exactly as the server compares them; any other is the 404 page. */
function Route(): ReactNode {
  const [location] = useLocation()
  const [search] = useSearchParams()
  // The effect is here because React hydrates the inside of a boundary after the boundary itself.
  useEffect(showKept, [])
  switch (location) {
    case '/':
      return <HomeRoute />
    case '/dashboard':
      return <DashboardRoute />
    case '/learn':
      return requestedAtLearn(search).kind === 'catalog' ? <LearnScreen /> : <TeachersRoute />
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
    case 'class':
      return <SeatRoute key={requested.code} typed={requested.code} />
    case 'attempt':
      return <AttemptRoute start={requested.start} id={requested.id} />
    case 'home':
      return <Home />
  }
}

/** Home, which fetches the code of both next screens ahead of time. */
function Home() {
  useFetchAhead(loadRound)
  useFetchAhead(loadAttempt)
  return <HomeScreen />
}

/** The dashboard, or the account page or a teacher's classes inside its address. */
function DashboardRoute() {
  const [search] = useSearchParams()
  switch (requestedOnDashboard(search)) {
    case 'account':
      return <AccountScreen />
    case 'classes':
    case 'class round':
      return <ClassesRoute />
    case 'dashboard':
      return <DashboardScreen />
  }
}

/** Dialogs and toasts, which lie over every page. */
function Overlays() {
  const isHydrated = useIsHydrated()
  const isDialogOpen = useAuthForm() !== null
  const isSignedIn = useCurrentUser() !== null
  const hasToast = useToasts().length > 0
  useFetchAhead(loadAuthDialogs)
  useFetchAhead(loadToasts)
  if (!isHydrated) return null
  return (
    <>
      <PartBoundary key={isDialogOpen ? 'open' : 'closed'} onFailure={sayFormIsMissing}>
        <Suspense>{isDialogOpen && <AuthDialogs />}</Suspense>
      </PartBoundary>
      <PartBoundary>
        <Suspense>{isSignedIn && <OfferVisit />}</Suspense>
      </PartBoundary>
      <Suspense>{hasToast && <Toasts />}</Suspense>
      <PageAnnouncement />
    </>
  )
}

function sayFormIsMissing() {
  closeAuth()
  showToast({
    title: 'The form couldn’t be loaded',
    description: 'Check your connection, then reload the page.',
    isNotice: true,
  })
}

/** Tells screen-reader users which screen has opened. */
function PageAnnouncement() {
  return (
    <p className={typography.visuallyHidden} aria-live="polite">
      {useAnnouncedTitle()}
    </p>
  )
}

/** Fetches code that may be needed next once the page has nothing else to do. */
function useFetchAhead(load: () => Promise<unknown>) {
  // A failure here is harmless: the code is asked for again when it is needed.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
