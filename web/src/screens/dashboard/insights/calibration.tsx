import type { Insights } from '@think-twice/contract/learning'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId, itemTypeOf } from '@think-twice/core/concepts/concepts'
import {
  type CalibrationRow,
  calibrationRowText,
  missingSureness,
  SURENESS_NAMES,
  surenessAdvice,
  surenessSentence,
  tellingRow,
} from '@think-twice/core/learning/calibration'
import { counted, intervalAround, percentText } from '@think-twice/core/wording/numbers'
import { Link } from 'wouter'
import { practiceAddress } from '../../../addresses.ts'
import { Glyph } from '../../../parts/cells.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Row, RuledList, Stack } from '../../../ui/layout.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import plots from '../../../ui/plot.module.css'
import {
  across,
  gridPoints,
  Measure,
  Measures,
  Plot,
  PlotFigure,
  ScaleUp,
  Sign,
  Stretched,
  UprightMargin,
  upward,
} from '../../../ui/plot.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import { InsightLine } from './insight-parts.tsx'
import styles from './insights.module.css'
import { brierScaleEnd, isOnWords, onBrierScale, placeOfRow } from './plot-layout.ts'

/** Sureness against accuracy: a reliability diagram of three squares, and the Brier score. */
export function CalibrationLine({
  calibration: { rows, brier, sureAndWrong },
}: {
  calibration: Insights['calibration']
}) {
  const telling = tellingRow(rows)
  if (!telling) return <InsightLine title="How sure, how right" sentence={missingSureness(rows)} />
  const { before, marked, after } = surenessSentence(telling)
  return (
    <InsightLine title="How sure, how right" sentence={`${before}${marked}${after}`}>
      <Stack gap={5}>
        <PenNote ink={marked ? 'bias' : 'both'}>{surenessAdvice(telling)}</PenNote>
        <CalibrationPlot rows={rows} />
        {brier && <BrierScore brier={brier} />}
        {sureAndWrong.length > 0 && <SureAndWrong concepts={sureAndWrong} />}
      </Stack>
    </InsightLine>
  )
}

/** The reliability diagram: share right for each sureness with ten answers, and the diagonal of a perfect match. */
export function CalibrationPlot({ rows }: { rows: readonly CalibrationRow[] }) {
  const drawn = rows.filter(({ likely }) => likely !== null)
  return (
    <PlotFigure up="You were right, %" linesBelow={2}>
      <Plot
        title="How sure you were against how often you were right"
        description={drawn.length === 0 ? 'Too few answers to draw a mark.' : drawn.map(calibrationRowText).join(' ')}
        shape="wide"
      >
        <Ground isFreeBelow={!drawn.some(isOnWords)} />
        {rows.map(({ sureness, means }) => (
          <g key={sureness} className={sureness === 'sure' ? plots.toEnd : plots.centered}>
            <text className={plots.strong} x={sureness === 'sure' ? '100%' : across(means)} y="100%" dy="22">
              {SURENESS_NAMES[sureness]}
            </text>
            <text x={sureness === 'sure' ? '100%' : across(means)} y="100%" dy="39">
              <tspan className={plots.optional}>means </tspan>
              {percentText(means)}
            </text>
          </g>
        ))}
        <Stretched>
          <polyline
            className={classNames(plots.line, plots.thin)}
            points={gridPoints(drawn.map(({ means, right, answers }) => ({ x: means, y: right / answers })))}
          />
        </Stretched>
        {drawn.map((row) => (
          <RowMark key={row.sureness} row={row} />
        ))}
      </Plot>
    </PlotFigure>
  )
}

const TICKS = [
  { at: 0, text: '0', line: 'edge' },
  { at: 0.25, text: '25' },
  { at: 0.5, text: '50' },
  { at: 0.75, text: '75' },
  { at: 1, text: '100%', line: 'edge' },
] as const

function Ground({ isFreeBelow }: { isFreeBelow: boolean }) {
  return (
    <>
      <Stretched>
        <path className={plots.zone} d="M0 100L100 0V100Z" />
      </Stretched>
      <ScaleUp ticks={TICKS} />
      <line className={plots.edge} x1="0" x2="0" y1="0" y2="100%" />
      <line className={plots.edge} x1="100%" x2="100%" y1="0" y2="100%" />
      <line className={plots.reference} x1="0" y1="100%" x2="100%" y2="0" />
      <text className={plots.word} x="14" y="26">
        Not sure enough
      </text>
      {isFreeBelow && (
        <text className={classNames(plots.word, plots.toEnd)} x="100%" dx="-12" y="100%" dy="-16">
          Too sure
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
        <line
          className={plots.dotted}
          stroke="var(--bias)"
          strokeWidth="2"
          x1={across(x)}
          x2={across(x)}
          y1={upward(x)}
          y2={upward(gapTo)}
        />
      )}
      <UprightMargin x={x} likely={likely} />
      <Sign x={across(x)} y={upward(y)} size={16}>
        <text className={classNames(plots.strong, plots.halo, plots.toEnd)} x="-14" y={countY}>
          {row.right} of {row.answers}
        </text>
      </Sign>
    </>
  )
}

type Brier = NonNullable<Insights['calibration']['brier']>

/** The average squared gap between what was said and what happened, beside what one fixed answer would have scored. */
function BrierScore({ brier: { score, margin, ofFixedAnswer, share } }: { brier: Brier }) {
  const { low, high } = intervalAround(score, margin)
  const end = brierScaleEnd(high)
  const likely = `Likely between ${low.toFixed(2)} and ${high.toFixed(2)}.`
  const fixed = `saying “${percentText(share)}” every time would give ${ofFixedAnswer.toFixed(2)}.`
  return (
    <Measures>
      <Measure
        term="Brier score"
        value={score.toFixed(2)}
        label={`Brier score ${score.toFixed(2)}. ${likely} 0 is perfect; ${fixed}`}
        at={onBrierScale(score, end)}
        likely={{ low: onBrierScale(low, end), high: onBrierScale(high, end) }}
        compared={onBrierScale(ofFixedAnswer, end)}
      >
        <Text look="label" top={1}>
          0 is perfect; {fixed}
        </Text>
      </Measure>
    </Measures>
  )
}

/** Concepts listed under “Sure and wrong”. */
const LISTED = 2

/** Concepts missed while sure, which come back first in reviews. */
function SureAndWrong({ concepts }: { concepts: Insights['calibration']['sureAndWrong'] }) {
  const listed = concepts
    .slice(0, LISTED)
    .flatMap(({ itemId, times }) => (isConceptId(itemId) ? [{ concept: itemId, times }] : []))
  const [first] = listed
  if (!first) return null
  return (
    <div>
      <h4 className={styles.heading}>Sure and wrong</h4>
      <RuledList className={styles.list}>
        {listed.map(({ concept, times }) => (
          <Row key={concept} as="li" baseline between gap={4}>
            <span className={styles.concept}>
              <Glyph type={itemTypeOf(concept)} />
              {CONCEPT_NAMES[concept]}
            </span>
            <span className={typography.small}>{counted(times, 'time')}</span>
          </Row>
        ))}
      </RuledList>
      <Link className={buttons.small} data-top={4} href={practiceAddress(first.concept)}>
        Practice {CONCEPT_NAMES[first.concept]}
      </Link>
    </div>
  )
}
