import type { Performance } from '@think-twice/core/learning/dashboard'
import { scoreBand } from '@think-twice/core/quiz/score'
import { signedPercent, wholePercent } from '@think-twice/core/wording/number-text'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './chart-drawing.module.css'
import type { ChartLayout, SpanMargins } from './chart-layout.ts'
import plots from './plots/plot.module.css'
import { ResultSymbol } from './result-symbol.tsx'

type ChartDrawingProps = {
  performance: Performance<{ id: string; score: number }>
  /** Null if no averages are drawn. */
  margins: SpanMargins | null
  layout: ChartLayout
  /** The result being looked at. */
  picked: number | null
}

/** The drawing itself: to a screen reader, one picture with a title and a description. */
export function ChartDrawing({ performance: { results, step }, margins, layout, picked }: ChartDrawingProps) {
  const id = useId()
  const { width, height, left, right, bottom, points } = layout
  const scores = results.map(({ score }) => wholePercent(score)).join(', ')
  const last = results.at(-1)
  const guide = picked === null ? undefined : points[picked]
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>Score by quiz, last {results.length}.</title>
      <desc id={`${id}-desc`}>
        Scores from oldest to newest: {scores}.
        {step &&
          ` Previous ${step.previous.count} average ${wholePercent(step.previous.averageScore)}, latest ${step.latest.count} average ${wholePercent(step.latest.averageScore)}.${margins ? ` These averages may be off by ${margins.previous} and ${margins.latest} points.` : ''}`}
      </desc>
      {layout.step && (
        <rect
          className={styles.latest}
          x={layout.step.border}
          y="0"
          width={right - layout.step.border}
          height={bottom}
        />
      )}
      {layout.grid.map(({ percent, y }) => (
        <g key={percent}>
          <path className={styles.grid} d={`M${left} ${y}H${right}`} />
          <text x="0" y={y + 4.5}>
            {wholePercent(percent)}
          </text>
        </g>
      ))}
      {step && <StepDrawing step={step} margins={margins} layout={layout} />}
      {guide && <path className={styles.guide} d={`M${guide.x} ${guide.y}V${bottom}`} />}
      <path className={styles.scores} d={layout.line} />
      {results.map(({ id: result, score }, index) => {
        const point = points[index]
        return (
          <g key={result}>{point && <ResultSymbol band={scoreBand(score)} {...point} isPicked={index === picked} />}</g>
        )
      })}
      <text className={classNames(styles.strong, styles.last)} x={right + 7} y={layout.lastLabel}>
        {last && wholePercent(last.score)}
      </text>
      {layout.dates.map(({ text, x }) => (
        <text key={x} x={x} y={height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

type Step = NonNullable<Performance<unknown>['step']>

/** The two averages that IMPROVEMENT compares, with their margins. */
function StepDrawing({ step, margins, layout }: { step: Step } & Pick<ChartDrawingProps, 'margins' | 'layout'>) {
  const { step: place, left, right, isNarrow } = layout
  if (!place) return null
  const captions = [
    { x: left, name: `Previous ${step.previous.count}`, average: step.previous.averageScore },
    { x: place.latestCaption, name: `Latest ${step.latest.count}`, average: step.latest.averageScore },
  ]
  return (
    <>
      {captions.map(({ x, name, average }) => (
        <text key={name} x={x} y={isNarrow ? 20 : 24}>
          {isNarrow ? name : `${name}, average `}
          <tspan className={styles.strong} {...(isNarrow && { x, dy: 18 })}>
            {isNarrow && 'Average '}
            {wholePercent(average)}
          </tspan>
        </text>
      ))}
      <path className={styles.averages} d={place.path} />
      <text className={styles.strong} x={right + 7} y={place.label}>
        {signedPercent(step.improvement)}
      </text>
      {margins && (
        <>
          <Margin x={place.border - 12} {...layout.marginOf(step.previous.averageScore, margins.previous)} />
          <Margin x={right - 8} {...layout.marginOf(step.latest.averageScore, margins.latest)} />
        </>
      )}
    </>
  )
}

/** The margin of an average, drawn as in all other plots. */
function Margin({ x, top, bottom }: { x: number; top: number; bottom: number }) {
  return (
    <>
      <rect className={plots.band} x={x - 5} y={top} width="10" height={bottom - top} />
      <path className={plots.cap} d={`M${x - 8} ${top}h16M${x - 8} ${bottom}h16`} />
    </>
  )
}
