import { Redirect } from 'wouter'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { Page } from '../../frame/page.tsx'

/** What a learner sees of their own work. Nobody signed in: home. */
export function DashboardScreen() {
  usePageTitle('Dashboard')
  const user = useCurrentUser()
  if (user === null) return <Redirect to="/" replace />
  return <Page>{null}</Page>
}
