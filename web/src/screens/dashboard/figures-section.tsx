import { counted } from '@think-twice/core/wording/numbers'
import { Stack } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './figures-section.module.css'
import { FocusAreas } from './focus-areas.tsx'
import { LearningFocus } from './learning-focus.tsx'
import { LearningOverview } from './learning-overview.tsx'
import { PerformanceSection } from './performance.tsx'
import { RecentQuizzes } from './recent-quizzes.tsx'
import { Stats } from './stats.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** The counts and averages of everything that was done. The cards are always in sight, lists and charts fold. */
export function FiguresSection({ data }: { data: DashboardData }) {
  const { results, now, insights, onTryAgain } = data
  return (
    <Section title="Figures" size="medium">
      <Stats data={data} />
      {insights && insights.practice.answers > 0 && (
        <Text look="quiet" top={3}>
          {`In practice: ${counted(insights.practice.answers, 'answer')} on ${counted(insights.practice.days, 'day')}.`}
        </Text>
      )}
      <Stack gap={2} top={6} className={styles.folds}>
        <PerformanceSection results={results} now={now} onTryAgain={onTryAgain} />
        <RecentQuizzes data={data} />
        <LearningOverview results={results} now={now} onTryAgain={onTryAgain} />
        <LearningFocus data={data} />
        <FocusAreas data={data} />
      </Stack>
    </Section>
  )
}
