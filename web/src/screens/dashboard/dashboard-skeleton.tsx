import pages from '../../frame/page.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Loader } from '../../ui/loader.tsx'
import skeleton from '../../ui/skeleton.module.css'
import typography from '../../ui/text.module.css'
import { Block } from './block.tsx'
import screen from './dashboard-screen.module.css'
import styles from './dashboard-skeleton.module.css'
import stats from './stats.module.css'

/** The page's own layout with blocks in place of what has not come yet. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={pages.head}>
        <div>
          <h1 className={typography.pageTitle}>Dashboard</h1>
          <div className={styles.loader}>
            <Loader>Loading your dashboard...</Loader>
          </div>
        </div>
      </div>
      <div aria-hidden="true">
        <div className={stats.stats}>
          {['total', 'average', 'improvement', 'items'].map((stat) => (
            <div key={stat} className={stats.stat}>
              <div className={classNames(skeleton.block, styles.label)} />
              <div className={classNames(skeleton.block, styles.number)} />
              <div className={classNames(skeleton.block, styles.line)} />
            </div>
          ))}
        </div>
        <div className={screen.columns}>
          <Waiting title="Performance" shape={styles.chart} />
          <Waiting title="Learning Overview" shape={styles.week} />
          <Waiting title="Recent Quizzes" shape={styles.rows} />
          <Waiting title="Learning Focus" shape={styles.week} />
        </div>
        <Waiting title="Weakness Tracker" shape={styles.rows} isMajor />
      </div>
    </>
  )
}

function Waiting({ title, shape, isMajor = false }: { title: string; shape: string | undefined; isMajor?: boolean }) {
  return (
    <Block title={title} isMajor={isMajor}>
      <div className={classNames(skeleton.block, shape)} />
    </Block>
  )
}
