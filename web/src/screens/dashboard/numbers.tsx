import { FOCUS_AREAS, WEEK_DAYS } from '@think-twice/core/learning/dashboard'
import { inWords } from '@think-twice/core/wording/numbers'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import buttons from '../../ui/button.module.css'
import { Term } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import dashboard from './dashboard.module.css'
import { ConceptSummaries, FocusAreas } from './focus-areas.tsx'
import { ItemTypes, LearningFocus } from './learning-focus.tsx'
import { LearningOverview } from './learning-overview.tsx'
import styles from './numbers.module.css'
import { PerformanceSection } from './performance.tsx'
import { RecentQuizzes } from './recent-quizzes.tsx'
import { Stats } from './stats.tsx'
import type { DashboardData } from './use-dashboard.ts'
import { NoWeakness, WeaknessTracker } from './weakness-tracker.tsx'

/** The counts and averages of everything that was done. */
export function Numbers({ data }: { data: DashboardData }) {
  return (
    <>
      <Section title="The numbers" size="large">
        <Stats data={data} />
      </Section>
      <div className={dashboard.columns}>
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

/** The numbers before the first answer, as a quiet list that says what each card will show. */
export function EmptyNumbers({ data }: { data: DashboardData }) {
  return (
    <Section title="The numbers" size="large">
      <Stats data={data} />
      <EmptyPart title="Recent Quizzes">
        <p>Complete some quizzes to see your progress here!</p>
        <Text look="small" top={1}>
          A Standard Quiz has 12 scenarios. You see the answers at the end.
        </Text>
        <Link className={buttons.small} href="/" data-top={4}>
          Take First Quiz
        </Link>
      </EmptyPart>
      <EmptyPart title="Performance">
        <p>Performance visualization coming soon</p>
        <Text look="small" top={1}>
          Your chart starts with your second result.
        </Text>
      </EmptyPart>
      <EmptyPart title="Learning Overview">
        <p>Nothing in the last {WEEK_DAYS} days yet.</p>
        <Text look="small" top={1}>
          Each quiz you finish adds a block to that day.
        </Text>
      </EmptyPart>
      <EmptyPart title="Learning Focus">
        <dl className={styles.counts}>
          <Term name={<ItemTypes type="fallacy" />}>0</Term>
          <Term name={<ItemTypes type="bias" />}>0</Term>
          <Term name="Assessments">0</Term>
          <Term name="Favorites">{data.favorites?.length ?? '–'}</Term>
        </dl>
      </EmptyPart>
      <EmptyPart title="Weakness Tracker">
        <NoWeakness state="no answers" onTryAgain={data.onTryAgain} />
      </EmptyPart>
      <EmptyPart title="Areas to Focus On">
        <p>Up to {inWords(FOCUS_AREAS)} concepts will show up here, weakest first, each one tap from its lesson.</p>
        <ConceptSummaries progress={data.progress} />
      </EmptyPart>
    </Section>
  )
}

/** A label at the left, its meaning at the right. */
function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.leaf} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>{children}</div>
    </section>
  )
}
