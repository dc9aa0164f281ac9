import { FOCUS_AREAS, WEEK_DAYS } from '@think-twice/core/learning/dashboard'
import { inWords } from '@think-twice/core/wording/number-words'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import buttons from '../../../ui/button.module.css'
import { Glyph } from '../../../ui/cells.tsx'
import { Section } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { ConceptSummaryCard } from '../concept-summary-card.tsx'
import focus from '../focus-areas.module.css'
import { Stats } from '../stats.tsx'
import { NoWeakness } from '../tracker/no-weakness.tsx'
import type { DashboardData } from '../use-dashboard.ts'
import styles from './empty-numbers.module.css'

/** The numbers before the first answer, as a quiet list that says what each card will show. */
export function EmptyNumbers({ data }: { data: DashboardData }) {
  return (
    <Section title="The numbers" size="large">
      <Stats data={data} />
      <EmptyPart title="Recent Quizzes">
        <p>Complete some quizzes to see your progress here!</p>
        <p className={typography.small}>A Standard Quiz has 12 scenarios. You see the answers at the end.</p>
        <Link className={buttons.small} href="/">
          Take First Quiz
        </Link>
      </EmptyPart>
      <EmptyPart title="Performance">
        <p>Performance visualization coming soon</p>
        <p className={typography.small}>Your chart starts with your second result.</p>
      </EmptyPart>
      <EmptyPart title="Learning Overview">
        <p>Nothing in the last {WEEK_DAYS} days yet.</p>
        <p className={typography.small}>Each quiz you finish adds a block to that day.</p>
      </EmptyPart>
      <EmptyPart title="Learning Focus">
        <dl className={styles.counts}>
          <div>
            <dt>
              <Glyph type="fallacy" />
              Fallacies
            </dt>
            <dd>0</dd>
          </div>
          <div>
            <dt>
              <Glyph type="bias" />
              Biases
            </dt>
            <dd>0</dd>
          </div>
          <div>
            <dt>Assessments</dt>
            <dd>0</dd>
          </div>
          <div>
            <dt>Favorites</dt>
            <dd>{data.favorites?.length ?? '–'}</dd>
          </div>
        </dl>
      </EmptyPart>
      <EmptyPart title="Weakness Tracker">
        <NoWeakness state="no answers" onTryAgain={data.onTryAgain} />
      </EmptyPart>
      <EmptyPart title="Areas to Focus On">
        <p>Up to {inWords(FOCUS_AREAS)} concepts will show up here, weakest first, each one tap from its lesson.</p>
        <div className={focus.sums}>
          <ConceptSummaryCard type="fallacy" progress={data.progress} />
          <ConceptSummaryCard type="bias" progress={data.progress} />
        </div>
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
