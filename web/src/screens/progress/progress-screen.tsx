import * as Tabs from '@radix-ui/react-tabs'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'wouter'
import { openAuth } from '../../auth/auth-dialog-state.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Row } from '../../ui/layout.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import tabs from '../../ui/tabs.module.css'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import { AchievementsPanel } from './achievements.tsx'
import { ConceptsPanel } from './concepts.tsx'
import { PathsPanel } from './paths.tsx'
import styles from './progress-screen.module.css'
import { StreakPanel } from './streaks.tsx'
import { Totals } from './totals.tsx'
import { type Learner, useLearner } from './use-learner.ts'

/** A learner's progress. A visitor sees the sample learner's, and is told so. */
export function ProgressScreen() {
  usePageTitle('Progress')
  const user = useCurrentUser()
  const learner = useLearner(user?.id ?? DEMO_USER_ID)
  return (
    <div className={pages.page}>
      <Link className={pages.back} href="/dashboard">
        <Icon name="arrowLeft" /> Back to dashboard
      </Link>
      <h1 className={typography.pageTitle}>Progress</h1>
      <NeedsConnection>You’re offline. This page is on the server and will be back when you’re online.</NeedsConnection>
      {user === null && <SampleNote />}
      {learner.isPending && (
        <p className={typography.visuallyHidden} role="status">
          Loading your progress...
        </p>
      )}
      <Totals learner={learner} />
      <ProgressTabs learner={learner} isSample={user === null} />
    </div>
  )
}

/** Tells a visitor that these numbers are a sample, and how to get their own. */
function SampleNote() {
  return (
    <Notice as="section" dashed top={6} aria-labelledby="sample">
      <div className={styles.sample}>
        <h2 id="sample">Sample data</h2>
        <Text look="quiet">This is the progress of a sample learner. Log in or sign up to see your own.</Text>
      </div>
      <Row gap={3}>
        <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
          Login
        </button>
        <button type="button" className={buttons.small} onClick={() => openAuth('register')}>
          Sign Up
        </button>
      </Row>
    </Notice>
  )
}

type PanelProps = { learner: Learner; isSample: boolean }
type Tab = { value: string; label: string; Panel: ComponentType<PanelProps> }

/** `value` is the tab's name in the address. */
const TABS: readonly [Tab, ...Tab[]] = [
  { value: 'achievements', label: 'Achievements', Panel: AchievementsPanel },
  { value: 'progress', label: 'Progress', Panel: ConceptsPanel },
  { value: 'streaks', label: 'Streaks', Panel: StreakPanel },
  { value: 'learning-paths', label: 'Learning Paths', Panel: PathsPanel },
]

/** The tabs; the chosen one is kept in the address. */
function ProgressTabs({ learner, isSample }: PanelProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0]

  return (
    <Tabs.Root value={chosen.value} onValueChange={(tab) => setSearch({ tab }, { replace: true })}>
      <Tabs.List className={tabs.tabs} aria-label="Progress sections">
        {TABS.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(({ value, Panel }) => (
        <Tabs.Content key={value} value={value} className={styles.panel} aria-busy={learner.isPending}>
          <Panel learner={learner} isSample={isSample} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
