import { DoubleRule } from '../../ui/double-rule.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Block } from './block.tsx'
import screen from './dashboard-screen.module.css'
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
        <Block title="Your eye" isHeadword>
          <Skeleton className={styles.eye} />
        </Block>
      </div>
    </>
  )
}
