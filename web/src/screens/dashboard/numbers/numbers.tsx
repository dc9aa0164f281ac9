import { Section } from '../../../ui/section.tsx'
import screen from '../dashboard.module.css'
import { FocusAreas } from '../focus-areas.tsx'
import { LearningFocus } from '../learning-focus.tsx'
import { LearningOverview } from '../learning-overview.tsx'
import { PerformanceSection } from '../performance.tsx'
import { RecentQuizzes } from '../recent-quizzes.tsx'
import { Stats } from '../stats.tsx'
import { WeaknessTracker } from '../tracker/weakness-tracker.tsx'
import type { DashboardData } from '../use-dashboard.ts'

/** The counts and averages of everything that was done. */
export function Numbers({ data }: { data: DashboardData }) {
  return (
    <>
      <Section title="The numbers" size="large">
        <Stats data={data} />
      </Section>
      <div className={screen.columns}>
        <PerformanceSection results={data.results} now={data.now} onTryAgain={data.onTryAgain} />
        <LearningOverview results={data.results} now={data.now} onTryAgain={data.onTryAgain} />
        <RecentQuizzes data={data} />
        <LearningFocus data={data} />
      </div>
      <WeaknessTracker
        weaknesses={data.weaknesses}
        // A map, because a label may share its name with a property of every object.
        history={new Map(Object.entries(data.insights?.history ?? {}))}
        now={data.now}
        onTryAgain={data.onTryAgain}
      />
      <FocusAreas data={data} />
    </>
  )
}
