import { classNames } from '../../ui/class-names.ts'
import { DoubleRule } from '../../ui/double-rule.tsx'
import { Loader } from '../../ui/loader.tsx'
import skeleton from '../../ui/skeleton.module.css'
import { Block } from './block.tsx'
import screen from './dashboard-screen.module.css'
import styles from './dashboard-skeleton.module.css'

/** The page's own layout with blocks in place of what has not come yet. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.loader}>
        <Loader>Loading your dashboard...</Loader>
      </div>
      <div aria-hidden="true">
        <div className={screen.top}>
          <div className={classNames(skeleton.block, styles.next)} />
          <div>
            <DoubleRule />
            <div className={classNames(skeleton.block, styles.streak)} />
          </div>
        </div>
        <Block title="Your eye" isHeadword>
          <div className={classNames(skeleton.block, styles.eye)} />
        </Block>
      </div>
    </>
  )
}
