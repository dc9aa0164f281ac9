import type { Insights } from '@think-twice/contract/insights'
import { EmptyState } from '../../../parts/empty-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { CalibrationLine } from './calibration.tsx'
import { FirstLookLine } from './first-look.tsx'
import styles from './insight-parts.module.css'
import { MixUpsLine } from './mix-ups.tsx'
import { YourEye } from './your-eye.tsx'

type InsightsSectionProps = { insights: Insights | null; isEmpty: boolean; onTryAgain: () => unknown }

/** Your eye, and under it three lines that open in place; a new learner sees only the eye. */
export function InsightsSection({ insights, isEmpty, onTryAgain }: InsightsSectionProps) {
  return (
    <Section title="Your eye" size="large">
      {insights ? (
        <>
          <YourEye eye={insights.eye} />
          {!isEmpty && (
            <div className={styles.lines}>
              <CalibrationLine calibration={insights.calibration} />
              <MixUpsLine confusions={insights.confusions} />
              <FirstLookLine firstLook={insights.firstLook} />
            </div>
          )}
        </>
      ) : (
        <EmptyState onTryAgain={onTryAgain}>Your insights couldn’t be loaded.</EmptyState>
      )}
    </Section>
  )
}
