import type { Insights as Shown } from '../../../data/insights.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Block } from '../block.tsx'
import { DetectionSection } from '../detection/detection-section.tsx'
import { Calibration } from './calibration.tsx'
import { FirstLook } from './first-look.tsx'
import styles from './insights.module.css'
import { MixUps } from './mix-ups.tsx'

type InsightsProps = { insights: Shown | null; isEmpty: boolean; onTryAgain: () => void }

/** Your eye, and under it three lines that open in place; a new learner sees the first alone. */
export function Insights({ insights, isEmpty, onTryAgain }: InsightsProps) {
  return (
    <Block title="Your eye" isHeadword>
      {insights ? (
        <>
          <DetectionSection eye={insights.eye} />
          {!isEmpty && (
            <div className={styles.lines}>
              <Calibration calibration={insights.calibration} />
              <MixUps confusions={insights.confusions} />
              <FirstLook firstLook={insights.firstLook} />
            </div>
          )}
        </>
      ) : (
        <EmptyState onTryAgain={onTryAgain}>What your answers show could not be loaded.</EmptyState>
      )}
    </Block>
  )
}
