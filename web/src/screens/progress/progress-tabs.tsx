import * as Tabs from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import tabs from '../../ui/tabs.module.css'
import { AchievementsPanel } from './achievements-panel.tsx'
import { ConceptsPanel } from './concepts-panel.tsx'
import { PathsPanel } from './paths-panel.tsx'
import styles from './progress-tabs.module.css'
import { StreakPanel } from './streak-panel.tsx'
import type { Learner } from './use-learner.ts'

const TABS = [
  { value: 'achievements', label: 'Achievements' },
  { value: 'progress', label: 'Progress' },
  { value: 'streaks', label: 'Streaks' },
  { value: 'learning-paths', label: 'Learning Paths' },
] as const
type TabName = (typeof TABS)[number]['value']

/** The four tabs; the chosen one is kept in the address. */
export function ProgressTabs({ learner, isSample }: { learner: Learner; isSample: boolean }) {
  const [search, setSearch] = useSearchParams()
  const chosen = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'achievements'
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the chosen tab may be outside the strip.
  useEffect(() => {
    const tab = list.current?.querySelector('[data-state="active"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])

  const panels: Readonly<Record<TabName, ReactNode>> = {
    achievements: <AchievementsPanel learner={learner} />,
    progress: <ConceptsPanel learner={learner} />,
    streaks: <StreakPanel learner={learner} />,
    'learning-paths': <PathsPanel learner={learner} isSample={isSample} />,
  }
  return (
    <Tabs.Root value={chosen} onValueChange={(tab) => setSearch({ tab }, { replace: true })}>
      <Tabs.List className={tabs.tabs} aria-label="Progress sections" ref={list}>
        {TABS.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(({ value }) => (
        <Tabs.Content key={value} value={value} className={styles.panel} aria-busy={learner.isPending}>
          {panels[value]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
