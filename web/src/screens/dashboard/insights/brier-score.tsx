import type { Insights } from '@think-twice/contract/practice'
import { intervalAround } from '@think-twice/core/wording/interval-around'
import { percentText } from '@think-twice/core/wording/number-text'
import { MarginScale } from '../plots/margins.tsx'
import measures from '../plots/measures.module.css'
import { brierScaleEnd, onBrierScale } from './brier-scale.ts'
import styles from './brier-score.module.css'

type Brier = NonNullable<Insights['calibration']['brier']>

/** The average squared gap between what was said and what happened, beside what one fixed answer would have scored. */
export function BrierScore({ brier: { score, margin, ofFixedAnswer, share } }: { brier: Brier }) {
  const { low, high } = intervalAround(score, margin)
  const end = brierScaleEnd(high)
  const likely = `Likely between ${low.toFixed(2)} and ${high.toFixed(2)}.`
  const fixed = `saying “${percentText(share)}” every time would give ${ofFixedAnswer.toFixed(2)}.`
  return (
    <dl className={measures.measures}>
      <div>
        <dt>Brier score</dt>
        <dd>{score.toFixed(2)}</dd>
        <dd>
          <MarginScale
            label={`Brier score ${score.toFixed(2)}. ${likely} 0 is perfect; ${fixed}`}
            value={onBrierScale(score, end)}
            likely={{ low: onBrierScale(low, end), high: onBrierScale(high, end) }}
            compared={onBrierScale(ofFixedAnswer, end)}
          />
          <p className={styles.ends} aria-hidden="true">
            <span>0, perfect</span>
            <span>{end.toFixed(2)}</span>
          </p>
          <p>
            The average squared gap between what you said and what happened. {likely} The triangle: {fixed}
          </p>
        </dd>
      </div>
    </dl>
  )
}
