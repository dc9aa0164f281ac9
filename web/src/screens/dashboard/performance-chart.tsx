import type { ResultSummary } from '@think-twice/contract/quiz-results'
import type { Performance } from '@think-twice/core/learning/dashboard'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { type PointerEvent, useState } from 'react'
import { localTimeZone } from '../../browser/clock.ts'
import { useMeasuredWidth } from '../../browser/measured-width.ts'
import { todayOrDateText } from '../../parts/date-text.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { layOutChart, nearestResult, type SpanMargins } from './chart-layout.ts'
import styles from './performance-chart.module.css'
import { SymbolLegend } from './result-symbol.tsx'

/** Half the width of the cursor's thumb, which is centered on a mark; pixels. */
const HALF_THUMB = 8

type PerformanceChartProps = { performance: Performance<ResultSummary>; margins: SpanMargins | null; now: number }

/** Score by quiz, drawn at its measured width. Pointing or the arrow keys say which quiz a symbol stands for. */
export function PerformanceChart({ performance, margins, now }: PerformanceChartProps) {
  const { results } = performance
  const { ref, width } = useMeasuredWidth<HTMLDivElement>()
  const [picked, setPicked] = useState<number | null>(null)
  const dates = results.map(({ timestamp }) => todayOrDateText(timestamp, now, localTimeZone()))
  const index = Math.min(picked ?? results.length - 1, results.length - 1)
  const shown = results[index]
  if (!shown) return null
  const { mode, score } = shown
  const words = `${titleOf(mode)}, ${wholePercent(score)}, ${dates[index]}`

  const layout = width > 0 ? layOutChart(performance, dates, width) : null
  const first = layout?.points[0]?.x ?? 0
  const span = (layout?.points.at(-1)?.x ?? 0) - first
  const onPoint = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const offset = clientX - currentTarget.getBoundingClientRect().left - HALF_THUMB
    if (layout) setPicked(nearestResult(layout, first + offset))
  }
  return (
    <>
      <div className={styles.plot} ref={ref}>
        {layout && (
          <>
            <ChartDrawing
              performance={performance}
              margins={margins}
              layout={layout}
              picked={picked === null ? null : index}
            />
            <input
              type="range"
              className={styles.cursor}
              aria-label="Result"
              aria-valuetext={words}
              min={1}
              max={results.length}
              value={index + 1}
              style={{ left: first - HALF_THUMB, width: span + 2 * HALF_THUMB }}
              onChange={(event) => setPicked(event.target.valueAsNumber - 1)}
              onFocus={() => setPicked(index)}
              onPointerMove={onPoint}
              onPointerLeave={() => setPicked(null)}
              onBlur={() => setPicked(null)}
            />
          </>
        )}
      </div>
      <p className={styles.words} aria-hidden="true">
        <b>{wholePercent(score)}</b> {titleOf(mode)}, {dates[index]}
      </p>
      <SymbolLegend hasMargins={margins !== null} />
    </>
  )
}
