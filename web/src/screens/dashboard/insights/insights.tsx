import type { Insights } from '@think-twice/contract/learning'
import { EmptyState } from '../../../parts/empty-state.tsx'
import { Columns } from '../../../ui/layout.tsx'
import { Section } from '../../../ui/section.tsx'
import { CalibrationLine } from './calibration.tsx'
import { FirstLookLine } from './first-look.tsx'
import { HowThisWorks } from './insight-parts.tsx'
import { YourEye } from './your-eye.tsx'

type InsightsSectionProps = { insights: Insights | null; isEmpty: boolean; onTryAgain: () => void }

/** Your eye, and under it two lines that open in place; a new learner sees only the eye. */
export function InsightsSection({ insights, isEmpty, onTryAgain }: InsightsSectionProps) {
  return (
    <Section title="Your eye" size="medium" {...(!isEmpty && { aside: <HowThisWorks /> })}>
      {insights ? (
        <YourEye eye={insights.eye}>
          {!isEmpty && (
            <Columns>
              <CalibrationLine calibration={insights.calibration} />
              <FirstLookLine firstLook={insights.firstLook} />
            </Columns>
          )}
        </YourEye>
      ) : (
        <EmptyState onTryAgain={onTryAgain}>Your insights couldn’t be loaded.</EmptyState>
      )}
    </Section>
  )
}
