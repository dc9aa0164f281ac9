import { Loader } from '../../ui/loader.tsx'
import { Block } from './block.tsx'

/** The page's own layout with blocks in place of what has not come yet. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="page__head">
        <div>
          <h1>Dashboard</h1>
          <div className="mt-2">
            <Loader>Loading your dashboard...</Loader>
          </div>
        </div>
      </div>
      <div aria-hidden="true">
        <div className="stats">
          {['total', 'average', 'improvement', 'items'].map((stat) => (
            <div key={stat} className="stat">
              <div className="sk sk--label" />
              <div className="sk sk--number" />
              <div className="sk sk--line" />
            </div>
          ))}
        </div>
        <div className="cols">
          <Waiting title="Performance" shape="sk--chart" />
          <Waiting title="Learning Overview" shape="sk--week" />
          <Waiting title="Recent Quizzes" shape="sk--rows" />
          <Waiting title="Learning Focus" shape="sk--week" />
        </div>
        <Waiting title="Weakness Tracker" shape="sk--rows" isMajor />
      </div>
    </>
  )
}

function Waiting({ title, shape, isMajor = false }: { title: string; shape: string; isMajor?: boolean }) {
  return (
    <Block title={title} isMajor={isMajor}>
      <div className={`sk ${shape}`} />
    </Block>
  )
}
