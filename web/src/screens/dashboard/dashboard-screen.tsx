import { useRef } from 'react'
import { Link, Redirect } from 'wouter'
import { ACCOUNT_ADDRESS } from '../../addresses.ts'
import { type CurrentUser, useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useSettings, writeSettings } from '../../browser/settings.ts'
import { useOwnAccount, useShownName } from '../../data/accounts.ts'
import pages from '../../frame/page.module.css'
import { NextSheet, useNextStep } from '../../parts/next-step/next-step.tsx'
import { useUnfinishedWork } from '../../parts/next-step/unfinished-work.tsx'
import { RefusedNote } from '../../parts/save-status.tsx'
import { TodayStrip } from '../../parts/today-strip.tsx'
import { Columns, Stack } from '../../ui/layout.tsx'
import { Loader, Skeleton } from '../../ui/loading.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/show-toast.ts'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './dashboard.module.css'
import { FiguresSection } from './figures-section.tsx'
import { InsightsSection } from './insights/insights.tsx'
import { MixUps } from './insights/mix-ups.tsx'
import { StreakSection } from './streak.tsx'
import { type DashboardData, useDashboard } from './use-dashboard.ts'
import { WeaknessTracker } from './weakness-tracker.tsx'

/** A learner's own page. A visitor is sent home and told why. */
export function DashboardScreen() {
  usePageTitle('Dashboard')
  const user = useCurrentUser()
  // Someone who signs out here already knows why they are leaving.
  const wasSignedIn = useRef(user !== null)
  if (user === null) return <LeadHome isExplained={!wasSignedIn.current} />
  return (
    <div className={pages.page}>
      <h1 className={typography.quietTitle}>Dashboard</h1>
      <NeedsConnection>
        You’re offline. Your results are on the server and will be back when you’re online.
      </NeedsConnection>
      <Dashboard key={user.id} user={user} />
    </div>
  )
}

function LeadHome({ isExplained }: { isExplained: boolean }) {
  const isTold = useRef(false)
  if (isExplained && !isTold.current) {
    isTold.current = true
    // The toast waits until after this render, because it belongs to another component's state.
    queueMicrotask(() =>
      showToast({
        title: 'The dashboard needs an account',
        description: 'Log in or sign up to see yours.',
        isNotice: true,
      }),
    )
  }
  return <Redirect to="/" replace />
}

function Dashboard({ user }: { user: CurrentUser }) {
  const data = useDashboard(user.id)
  const account = useOwnAccount(user.id)
  if (data === null || account.isPending) return <DashboardSkeleton />
  return <LoadedDashboard user={user} data={data} hasRecoveryCode={account.data?.recoveryCodeMadeAt !== null} />
}

function LoadedDashboard({
  user,
  data,
  hasRecoveryCode,
}: {
  user: CurrentUser
  data: DashboardData
  /** Also true until it is known. */
  hasRecoveryCode: boolean
}) {
  const work = useUnfinishedWork()
  const step = useNextStep(useShownName(user), data, work)
  const isEmpty = hasNothing(data)
  return (
    <>
      <RefusedNote userId={user.id} />
      <Stack gap={10} top={5} className={styles.top}>
        <NextSheet step={step} now={data.now} onDiscard={work.onDiscard} />
        <TodayStrip userId={user.id} />
      </Stack>
      <InsightsSection insights={data.insights} isEmpty={isEmpty} onTryAgain={data.onTryAgain} />
      <Columns gap={10} top={8}>
        <WeaknessTracker
          weaknesses={data.weaknesses}
          isEmpty={isEmpty}
          // A map, because a label may share its name with a property of every object.
          history={new Map(Object.entries(data.insights?.history ?? {}))}
          now={data.now}
          onTryAgain={data.onTryAgain}
        />
        {data.insights && !isEmpty && <MixUps confusions={data.insights.confusions} />}
      </Columns>
      <StreakSection streak={data.streak} review={data.review} now={data.now} onTryAgain={data.onTryAgain} />
      <FiguresSection data={data} />
      {!hasRecoveryCode && <RecoveryOffer />}
    </>
  )
}

/** Nothing has been answered yet, as far as all that could be loaded says. */
function hasNothing({ results, progress, insights }: DashboardData): boolean {
  return results?.length === 0 && progress?.length === 0 && insights?.answers === 0
}

/** The page's own layout with blocks in place of what has not arrived yet. */
function DashboardSkeleton() {
  return (
    <>
      <div data-top={2}>
        <Loader>Loading your dashboard...</Loader>
      </div>
      <div aria-hidden="true">
        <Stack gap={10} top={5} className={styles.top}>
          <Skeleton className={styles.next} />
        </Stack>
        <Section title="Your eye" size="medium">
          <Skeleton className={styles.eye} />
        </Section>
      </div>
    </>
  )
}

/** One quiet line for anyone who could not get back in without their password, until they make a code or dismiss it. */
function RecoveryOffer() {
  const { hidesRecoveryOffer } = useSettings()
  if (hidesRecoveryOffer) return null
  return (
    <Text look="fine" top={4}>
      Without your email we can’t send you a new password.{' '}
      <Link className={typography.link} href={ACCOUNT_ADDRESS}>
        Make a recovery code
      </Link>{' '}
      or{' '}
      <button type="button" className={typography.link} onClick={hide}>
        hide this line
      </button>
      .
    </Text>
  )
}

function hide(): void {
  writeSettings({ hidesRecoveryOffer: true })
  document.querySelector('main')?.focus({ preventScroll: true })
}
