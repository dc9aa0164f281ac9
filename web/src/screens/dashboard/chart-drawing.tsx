import { type Performance, signedPercent } from '@think-twice/core/learning/dashboard'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './chart-drawing.module.css'
import type { ChartLayout } from './chart-layout.ts'
import { ResultMark } from './result-mark.tsx'

type ChartDrawingProps = {
  performance: Performance<{ id: string; score: number }>
  layout: ChartLayout
  /** The result that is looked at. */
  picked: number | null
}

/** The drawing itself: one picture to a screen reader, told by its title and description. */
export function ChartDrawing({ performance: { results, step }, layout, picked }: ChartDrawingProps) {
  const id = useId()
  const { width, height, left, right, bottom, points } = layout
  const scores = results.map(({ score }) => `${score}%`).join(', ')
  const last = results.at(-1)!
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
          ` Previous ${step.previous.count} average ${step.previous.averageScore}%, latest ${step.latest.count} average ${step.latest.averageScore}%.`}
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
            {percent}%
          </text>
        </g>
      ))}
      {step && <StepDrawing step={step} layout={layout} />}
      {picked !== null && <path className={styles.guide} d={`M${points[picked]!.x} ${points[picked]!.y}V${bottom}`} />}
      <path className={styles.scores} d={layout.line} />
      {results.map(({ id: result, score }, index) => (
        <g key={result}>
          <ResultMark score={score} x={points[index]!.x} y={points[index]!.y} isPicked={index === picked} />
        </g>
      ))}
      <text className={classNames(styles.strong, styles.last)} x={right + 7} y={layout.lastLabel}>
        {last.score}%
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

function StepDrawing({ step, layout: { step: place, left, right, isNarrow } }: { step: Step; layout: ChartLayout }) {
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
            {average}%
          </tspan>
        </text>
      ))}
      <path className={styles.averages} d={place.path} />
      <text className={styles.strong} x={right + 7} y={place.label}>
        {signedPercent(step.improvement)}
      </text>
    </>
  )
}
