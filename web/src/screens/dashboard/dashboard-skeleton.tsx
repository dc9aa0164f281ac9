import { DoubleRule } from '../../ui/double-rule.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import screen from './dashboard.module.css'
import styles from './dashboard-skeleton.module.css'

/** The page's own layout with blocks in place of what has not arrived yet. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.loader}>
        <Loader>Loading your dashboard...</Loader>
      </div>
      <div aria-hidden="true">
        <div className={screen.top}>
          <Skeleton className={styles.next} />
          <div>
            <DoubleRule />
            <Skeleton className={styles.streak} />
          </div>
        </div>
        <Section title="Your eye" size="large">
          <Skeleton className={styles.eye} />
        </Section>
      </div>
    </>
  )
}
