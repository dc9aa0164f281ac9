import type { CalibrationRow } from '@think-twice/core/learning/calibration'
import { calibrationRowText } from '@think-twice/core/learning/calibration-words'
import { SURENESS_NAMES } from '@think-twice/core/learning/sureness-words'
import { percentText } from '@think-twice/core/wording/number-text'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../plots/figure.tsx'
import { UprightMargin } from '../plots/margins.tsx'
import styles from '../plots/plot.module.css'
import { At, Plot, Stretched } from '../plots/plot.tsx'
import { across, gridPoint, upward } from '../plots/plot-positions.ts'
import { isOnWords, placeOfRow } from './calibration-places.ts'

/** The reliability diagram: share right for each sureness with ten answers, and the diagonal of a perfect match. */
export function CalibrationPlot({ rows }: { rows: readonly CalibrationRow[] }) {
  const drawn = rows.filter(({ likely }) => likely !== null)
  return (
    <Figure up="You were right, %" hasTwoLines>
      <Plot
        title="How sure you were against how often you were right"
        description={drawn.length === 0 ? 'Too few answers to draw a mark.' : drawn.map(calibrationRowText).join(' ')}
        shape="wide"
      >
        <Ground isFreeBelow={!drawn.some(isOnWords)} />
        {rows.map(({ sureness, means }) => (
          <g key={sureness} className={sureness === 'sure' ? styles.toEnd : styles.centered}>
            <text className={styles.strong} x={sureness === 'sure' ? '100%' : across(means)} y="100%" dy="22">
              {SURENESS_NAMES[sureness]}
            </text>
            <text x={sureness === 'sure' ? '100%' : across(means)} y="100%" dy="39">
              <tspan className={styles.optional}>means </tspan>
              {percentText(means)}
            </text>
          </g>
        ))}
        <Stretched>
          <polyline
            className={classNames(styles.line, styles.thin)}
            points={drawn.map(({ means, right, answers }) => gridPoint(means, right / answers)).join(' ')}
          />
        </Stretched>
        {drawn.map((row) => (
          <RowMark key={row.sureness} row={row} />
        ))}
      </Plot>
    </Figure>
  )
}

function Ground({ isFreeBelow }: { isFreeBelow: boolean }) {
  return (
    <>
      <Stretched>
        <path className={styles.zone} d="M0 100L100 0V100Z" />
      </Stretched>
      {['0', '25', '50', '75', '100%'].map((text, index) => (
        <g key={text}>
          <line
            className={index === 0 || index === 4 ? styles.frame : styles.grid}
            x1="0"
            x2="100%"
            y1={upward(index / 4)}
            y2={upward(index / 4)}
          />
          <text className={styles.toEnd} x="-8" y={upward(index / 4)} dy="4.5">
            {text}
          </text>
        </g>
      ))}
      <line className={styles.frame} x1="0" x2="0" y1="0" y2="100%" />
      <line className={styles.frame} x1="100%" x2="100%" y1="0" y2="100%" />
      <line className={styles.reference} x1="0" y1="100%" x2="100%" y2="0" />
      <text className={styles.word} x="14" y="26">
        Right more often than you think
      </text>
      {isFreeBelow && (
        <text className={classNames(styles.word, styles.toEnd)} x="100%" dx="-12" y="100%" dy="-16">
          Right less often than you think
        </text>
      )}
    </>
  )
}

function RowMark({ row }: { row: CalibrationRow }) {
  const place = placeOfRow(row)
  if (!place) return null
  const { x, y, likely, gapTo, countY } = place
  return (
    <>
      {gapTo !== null && (
        <line className={styles.gap} x1={across(x)} x2={across(x)} y1={upward(x)} y2={upward(gapTo)} />
      )}
      <UprightMargin x={x} likely={likely} />
      <At x={across(x)} y={upward(y)}>
        <rect className={styles.point} x="-8" y="-8" width="16" height="16" rx="1.5" />
        <text className={classNames(styles.strong, styles.halo, styles.toEnd)} x="-14" y={countY}>
          {row.right} of {row.answers}
        </text>
      </At>
    </>
  )
}
