import type { Insights } from '@think-twice/contract/practice'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { DetectionSection } from '../detection/detection-section.tsx'
import { CalibrationLine } from './calibration-line.tsx'
import { FirstLookLine } from './first-look-line.tsx'
import styles from './insights-block.module.css'
import { MixUpsLine } from './mix-ups-line.tsx'

type InsightsBlockProps = { insights: Insights | null; isEmpty: boolean; onTryAgain: () => void }

/** Your eye, and under it three lines that open in place; a new learner sees only the eye. */
export function InsightsBlock({ insights, isEmpty, onTryAgain }: InsightsBlockProps) {
  return (
    <Section title="Your eye" size="large">
      {insights ? (
        <>
          <DetectionSection eye={insights.eye} />
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
