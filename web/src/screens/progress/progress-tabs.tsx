import * as Tabs from '@radix-ui/react-tabs'
import { type ComponentType, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import tabs from '../../ui/tabs.module.css'
import { AchievementsPanel } from './achievements-panel.tsx'
import { ConceptsPanel } from './concepts-panel.tsx'
import { PathsPanel } from './paths-panel.tsx'
import styles from './progress-tabs.module.css'
import { StreakPanel } from './streak-panel.tsx'
import type { Learner } from './use-learner.ts'

type PanelProps = { learner: Learner; isSample: boolean }
type Tab = { value: string; label: string; Panel: ComponentType<PanelProps> }

/** `value` is the tab's name in the address. */
export const TABS: readonly [Tab, ...Tab[]] = [
  { value: 'achievements', label: 'Achievements', Panel: AchievementsPanel },
  { value: 'progress', label: 'Progress', Panel: ConceptsPanel },
  { value: 'streaks', label: 'Streaks', Panel: StreakPanel },
  { value: 'learning-paths', label: 'Learning Paths', Panel: PathsPanel },
]

/** The tabs; the chosen one is kept in the address. */
export function ProgressTabs({ learner, isSample }: PanelProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = TABS.find(({ value }) => value === search.get('tab'))?.value ?? TABS[0].value
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the chosen tab may be outside the strip.
  useEffect(() => {
    const tab = list.current?.querySelector('[data-state="active"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])

  return (
    <Tabs.Root value={chosen} onValueChange={(tab) => setSearch({ tab }, { replace: true })}>
      <Tabs.List className={tabs.tabs} aria-label="Progress sections" ref={list}>
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
