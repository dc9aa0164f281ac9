import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { Link } from 'wouter'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import { Page } from '../../frame/page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import typography from '../../ui/text.module.css'
import { ProgressTabs } from './progress-tabs.tsx'
import { SampleNote } from './sample-note.tsx'
import { Totals } from './totals.tsx'
import { useLearner } from './use-learner.ts'

/** What a learner has achieved. A visitor sees the sample learner's, and is told so. */
export function ProgressScreen() {
  usePageTitle('Progress')
  const user = useCurrentUser()
  const learner = useLearner(user?.id ?? DEMO_USER_ID)
  return (
    <Page>
      <div className={pages.page}>
        <Link className={pages.back} href="/dashboard">
          <Icon name="arrowLeft" /> Back to dashboard
        </Link>
        <h1 className={typography.pageTitle}>Progress</h1>
        <NeedsConnection>
          You’re offline. This page is on the server and will be back when you’re online.
        </NeedsConnection>
        {user === null && <SampleNote />}
        {learner.isPending && (
          <p className={typography.visuallyHidden} role="status">
            Loading your progress...
          </p>
        )}
        <Totals learner={learner} />
        <ProgressTabs learner={learner} isSample={user === null} />
      </div>
    </Page>
  )
}
