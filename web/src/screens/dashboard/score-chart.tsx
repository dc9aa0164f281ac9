import type { ResultSummary } from '@think-twice/contract/quiz-results'
import type { Performance } from '@think-twice/core/learning/dashboard'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { BAND_SCORES, SCORE_BANDS, type ScoreBand, scoreBand } from '@think-twice/core/quiz/score'
import { signedPercent, wholePercent } from '@think-twice/core/wording/numbers'
import { type PointerEvent, useState } from 'react'
import { Legend } from '../../parts/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import plots from '../../ui/plot.module.css'
import { At, across, gridPoints, Plot, ScaleUp, Stretched, UprightMargin, upward } from '../../ui/plot.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './score-chart.module.css'
import { layOutScores, type SpanMargins } from './score-chart-layout.ts'

/** Half the width of the cursor's thumb, which is centered on a mark; pixels. */
const HALF_THUMB = 8

type ScoreChartProps = {
  performance: Performance<ResultSummary>
  /** Null if no averages are drawn. */
  margins: SpanMargins | null
  /** The date of each result, as it is labeled. */
  dates: readonly string[]
}

/** Score by quiz. Pointing or the arrow keys say which quiz a symbol stands for. */
export function ScoreChart({ performance, margins, dates }: ScoreChartProps) {
  const { results, step } = performance
  const [picked, setPicked] = useState<number | null>(null)
  const index = Math.min(picked ?? results.length - 1, results.length - 1)
  const shown = results[index]
  if (!shown) return null
  const layout = layOutScores(performance, dates, margins)
  const { points, grid, y } = layout
  const first = points[0]?.x ?? 0
  const last = points.at(-1)
  const guide = picked === null ? undefined : points[index]
  const title = titleOf(shown.mode)
  const score = wholePercent(shown.score)
  const onPoint = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - HALF_THUMB) / (width - 2 * HALF_THUMB)
    setPicked(Math.round(Math.max(0, Math.min(1, share)) * (results.length - 1)))
  }
  return (
    <>
      <div className={styles.chart}>
        <Plot
          title={`Score by quiz, last ${results.length}`}
          description={descriptionOf(performance, margins)}
          shape="wide"
          className={styles.plot}
        >
          {layout.averages && (
            <rect className={styles.latest} x={across(layout.averages.border)} width={upward(layout.averages.border)} />
          )}
          <ScaleUp ticks={grid.map((percent) => ({ at: y(percent), text: wholePercent(percent) }))} />
          {step && layout.averages && <Averages step={step} places={layout.averages} />}
          {guide && (
            <line stroke="var(--ink)" x1={across(guide.x)} x2={across(guide.x)} y1={upward(guide.y)} y2="100%" />
          )}
          <Stretched>
            <polyline className={plots.line} points={gridPoints(points)} />
          </Stretched>
          {[...results.entries()].map(([place, result]) => (
            <At key={result.id} x={across(points[place]?.x ?? 0)} y={upward(points[place]?.y ?? 0)}>
              <ResultSymbol band={scoreBand(result.score)} isPicked={place === picked} />
            </At>
          ))}
          {last && (
            <text className={classNames(plots.strong, styles.last)} x="100%" dx="7" y={upward(last.y)} dy="5">
              {wholePercent(results.at(-1)?.score ?? 0)}
            </text>
          )}
          {layout.dates.map(({ text, x, isOnWide, isOnNarrow }) => (
            <text
              key={x}
              className={classNames(plots.centered, !isOnNarrow && styles.wide, !isOnWide && styles.narrow)}
              x={across(x)}
              y="100%"
              dy="27"
            >
              {text}
            </text>
          ))}
        </Plot>
        <input
          type="range"
          className={styles.cursor}
          aria-label="Result"
          aria-valuetext={`${title}, ${score}, ${dates[index]}`}
          min={1}
          max={results.length}
          value={index + 1}
          style={{
            left: `calc(${across(first)} - ${HALF_THUMB}px)`,
            width: `calc(${across((last?.x ?? 0) - first)} + ${2 * HALF_THUMB}px)`,
          }}
          onChange={(event) => setPicked(event.target.valueAsNumber - 1)}
          onFocus={() => setPicked(index)}
          onPointerMove={onPoint}
          onPointerLeave={() => setPicked(null)}
          onBlur={() => setPicked(null)}
        />
      </div>
      <Text look="small" top={3} className={styles.words} aria-hidden="true">
        <b>{score}</b> <span>{`${title}, ${dates[index]}`}</span>
      </Text>
      <Symbols hasMargins={margins !== null} />
    </>
  )
}

/** All of the picture's numbers in words. */
function descriptionOf({ results, step }: Performance<{ score: number }>, margins: SpanMargins | null): string {
  const scores = `Scores from oldest to newest: ${results.map(({ score }) => wholePercent(score)).join(', ')}.`
  if (!step) return scores
  const averages = `Previous ${step.previous.count} average ${wholePercent(step.previous.averageScore)}, latest ${step.latest.count} average ${wholePercent(step.latest.averageScore)}.`
  if (!margins) return `${scores} ${averages}`
  return `${scores} ${averages} These averages may be off by ${margins.previous} and ${margins.latest} points.`
}

type AveragesProps = {
  step: NonNullable<Performance<unknown>['step']>
  places: NonNullable<ReturnType<typeof layOutScores>['averages']>
}

/** The two averages that IMPROVEMENT compares, with their margins. */
function Averages({ step, places }: AveragesProps) {
  const [border, before, after] = [across(places.border), upward(places.previous), upward(places.latest)]
  return (
    <>
      <Caption x="0" name={`Previous ${step.previous.count}`} average={step.previous.averageScore} />
      <At x={across(places.latestCaption)}>
        <Caption x="10" name={`Latest ${step.latest.count}`} average={step.latest.averageScore} />
      </At>
      <g className={plots.dotted} stroke="var(--ink-3)" strokeWidth="1.5">
        <line x1="0" x2={border} y1={before} y2={before} />
        <line x1={border} x2={border} y1={before} y2={after} />
        <line x1={border} x2="100%" y1={after} y2={after} />
      </g>
      <text className={plots.strong} x="100%" dx="7" y={upward(places.label)} dy="4.5">
        {signedPercent(step.improvement)}
      </text>
      {places.margins?.map(({ x, likely }) => (
        <UprightMargin key={x} x={x} likely={likely} />
      ))}
    </>
  )
}

/** The name of a span and its average above the chart: one line, or two on a narrow screen. */
function Caption({ x, name, average }: { x: string; name: string; average: number }) {
  return (
    <>
      <text className={styles.wide} x={x} y="-20">
        {name}, average <tspan className={plots.strong}>{wholePercent(average)}</tspan>
      </text>
      <text className={styles.narrow} x={x} y="-36">
        {name}
      </text>
      <text className={classNames(styles.narrow, plots.strong)} x={x} y="-18">
        Average {wholePercent(average)}
      </text>
    </>
  )
}

/** A shape around 0 0 for each band, so that color is not the only cue; sizes were chosen to look equally heavy. */
const SHAPES: Readonly<Record<ScoreBand, string>> = {
  good: 'M6.507,0A6.507,6.507,0,1,1,-6.507,0A6.507,6.507,0,1,1,6.507,0',
  fair: 'M-6.5,-6.5h13v13h-13Z',
  poor: 'M0,-8.495L8.495,0L0,8.495L-8.495,0Z',
}

/** The symbol of one result: circle good, square fair, diamond poor. */
function ResultSymbol({ band, isPicked = false }: { band: ScoreBand; isPicked?: boolean }) {
  return (
    <path
      fill={`var(--result-${band}-display)`}
      stroke={isPicked ? 'var(--ink)' : 'var(--paper)'}
      strokeWidth={isPicked ? 5 : 2.5}
      paintOrder="stroke"
      d={SHAPES[band]}
    />
  )
}

function Symbols({ hasMargins }: { hasMargins: boolean }) {
  return (
    <Legend top={2}>
      {SCORE_BANDS.map((band) => (
        <span key={band}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <ResultSymbol band={band} />
          </svg>
          {BAND_SCORES[band]}
        </span>
      ))}
      {hasMargins && (
        <span>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <rect className={plots.band} x="-5" y="-8" width="10" height="16" />
            <path className={plots.cap} d="M-8-8h16M-8 8h16" />
          </svg>
          Margin of the average
        </span>
      )}
    </Legend>
  )
}
