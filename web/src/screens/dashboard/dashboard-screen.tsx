import { Redirect } from 'wouter'
import { type CurrentUser, useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useOwnAccount } from '../../data/own-account.ts'
import pages from '../../frame/page.module.css'
import { RailedPage } from '../../frame/railed-page.tsx'
import { RefusedNote } from '../../saving/refused-note.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DashboardHead } from './dashboard-head.tsx'
import styles from './dashboard-screen.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FocusAreas } from './focus-areas.tsx'
import { LearningFocus } from './learning-focus.tsx'
import { LearningOverview } from './learning-overview.tsx'
import { PerformanceBlock } from './performance-block.tsx'
import { RecentQuizzes } from './recent-quizzes.tsx'
import { RecoveryOffer } from './recovery-offer.tsx'
import { Stats } from './stats.tsx'
import { useDashboard } from './use-dashboard.ts'
import { WeaknessTracker } from './weakness-tracker.tsx'

/** What a learner sees of their own work. Nobody signed in: home. */
export function DashboardScreen() {
  usePageTitle('Dashboard')
  const user = useCurrentUser()
  if (user === null) return <Redirect to="/" replace />
  return (
    <RailedPage>
      <div className={classNames(pages.page, styles.dashboard)}>
        <Dashboard key={user.id} user={user} />
      </div>
    </RailedPage>
  )
}

function Dashboard({ user }: { user: CurrentUser }) {
  const data = useDashboard(user.id)
  const account = useOwnAccount(user.id)
  if (data === null || account.isPending) return <DashboardSkeleton />
  return (
    <>
      <DashboardHead user={user} data={data} />
      <RefusedNote userId={user.id} />
      {account.data?.recoveryCodeMadeAt === null && <RecoveryOffer />}
      <Stats data={data} />
      <div className={styles.columns}>
        <PerformanceBlock results={data.results} now={data.now} onTryAgain={data.onTryAgain} />
        <LearningOverview results={data.results} now={data.now} />
        <RecentQuizzes data={data} />
        <LearningFocus data={data} />
      </div>
      <WeaknessTracker weaknesses={data.weaknesses} now={data.now} onTryAgain={data.onTryAgain} />
      <FocusAreas data={data} />
    </>
  )
}
