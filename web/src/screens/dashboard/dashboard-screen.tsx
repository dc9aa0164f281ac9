import { useRef } from 'react'
import { Redirect } from 'wouter'
import { type CurrentUser, useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useOwnAccount, useShownName } from '../../data/own-account.ts'
import pages from '../../frame/page.module.css'
import { RailedPage } from '../../frame/railed-page.tsx'
import { NextSheet, useNextStep } from '../../parts/next-step/next-step.tsx'
import { useUnfinishedWork } from '../../parts/next-step/unfinished.tsx'
import { RefusedNote } from '../../parts/save-status.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { showToast } from '../../ui/show-toast.ts'
import styles from './dashboard.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { InsightsSection } from './insights/insights.tsx'
import { StreakBlock } from './next/streak-block.tsx'
import { EmptyNumbers } from './numbers/empty-numbers.tsx'
import { Numbers } from './numbers/numbers.tsx'
import { RecoveryOffer } from './recovery-offer.tsx'
import { type DashboardData, useDashboard } from './use-dashboard.ts'

/** What a learner sees of their own work. If nobody is signed in, it leads home and says why. */
export function DashboardScreen() {
  usePageTitle('Dashboard')
  const user = useCurrentUser()
  // Someone who signs out here already knows why they are leaving.
  const wasSignedIn = useRef(user !== null)
  if (user === null) return <LeadHome isExplained={!wasSignedIn.current} />
  return (
    <RailedPage>
      <div className={classNames(pages.page, styles.dashboard)}>
        <h1>Dashboard</h1>
        <NeedsConnection>
          You’re offline. Your results are on the server and will be back when you’re online.
        </NeedsConnection>
        <Dashboard key={user.id} user={user} />
      </div>
    </RailedPage>
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
      <div className={styles.top}>
        <NextSheet step={step} now={data.now} onDiscard={work.onDiscard} />
        <StreakBlock streak={data.streak} review={data.review} now={data.now} onTryAgain={data.onTryAgain} />
      </div>
      <InsightsSection insights={data.insights} isEmpty={isEmpty} onTryAgain={data.onTryAgain} />
      {isEmpty ? <EmptyNumbers data={data} /> : <Numbers data={data} />}
      {!hasRecoveryCode && <RecoveryOffer />}
    </>
  )
}

/** Nothing has been answered yet, as far as all that could be loaded says. */
function hasNothing({ results, progress, insights }: DashboardData): boolean {
  return results?.length === 0 && progress?.length === 0 && insights?.answers === 0
}
