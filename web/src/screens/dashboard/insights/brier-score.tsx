import type { Insights } from '@think-twice/contract/insights'
import { intervalAround } from '@think-twice/core/wording/interval-around'
import { percentText } from '@think-twice/core/wording/number-text'
import { MarginScale } from '../plots/margins.tsx'
import measures from '../plots/measures.module.css'
import styles from './brier-score.module.css'

/** Where the scale of the score ends: saying “sure” and being right half the time scores just under it. */
const WORST_DRAWN = 0.5

type Brier = NonNullable<Insights['calibration']['brier']>

/** The average squared gap between what was said and what happened, beside what one fixed answer would have scored. */
export function BrierScore({ brier: { score, margin, ofFixedAnswer, share } }: { brier: Brier }) {
  const onScale = (value: number) => Math.max(0, Math.min(1, value / WORST_DRAWN))
  const { low, high } = intervalAround(score, margin)
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
            value={onScale(score)}
            likely={{ low: onScale(low), high: onScale(high) }}
            compared={onScale(ofFixedAnswer)}
          />
          <p className={styles.ends} aria-hidden="true">
            <span>0, perfect</span>
            <span>{WORST_DRAWN.toFixed(2)}</span>
          </p>
          <p>
            The average squared gap between what you said and what happened. {likely} The triangle: {fixed}
          </p>
        </dd>
      </div>
    </dl>
  )
}
