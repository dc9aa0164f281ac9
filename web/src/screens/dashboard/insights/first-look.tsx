import type { Insights } from '@think-twice/contract/learning'
import {
  COMPARISON_NOTE,
  firstLookChangeText,
  firstLookSentence,
  type WeekOfLooks,
  weekOfLooksText,
} from '@think-twice/core/learning/first-looks'
import { GUESSING_SHARE } from '@think-twice/core/quiz/questions'
import { percentText } from '@think-twice/core/wording/numbers'
import { dayText } from '../../../parts/date-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Stack } from '../../../ui/layout.tsx'
import plots from '../../../ui/plot.module.css'
import {
  across,
  gridPoints,
  Plot,
  PlotFigure,
  ScaleUp,
  Sign,
  Stretched,
  UprightMargin,
  upward,
} from '../../../ui/plot.tsx'
import { InsightLine } from './insight-parts.tsx'
import { isGuessingNamedAtEnd, layOutWeeks, type Run, weekAt } from './plot-layout.ts'

/** Right answers on scenarios never seen before, week by week. */
export function FirstLookLine({ firstLook }: { firstLook: Insights['firstLook'] }) {
  const { weeks, change } = firstLook
  const isDrawn = weeks.some(({ likely }) => likely !== null)
  return (
    <InsightLine title="First look" sentence={firstLookSentence(firstLook)}>
      {isDrawn && (
        <Stack gap={4}>
          {change && <p>{`${firstLookChangeText(change)} ${COMPARISON_NOTE}`}</p>}
          <FirstLookPlot weeks={weeks} />
        </Stack>
      )}
    </InsightLine>
  )
}

const TICKS = [
  { at: 0, text: '0', line: 'edge' },
  { at: GUESSING_SHARE, text: `${100 * GUESSING_SHARE}`, line: null },
  { at: 0.5, text: '50' },
  { at: 1, text: '100%' },
] as const

/** A square for each week and the band between the margins' caps. The line is dotted where answers are too few. */
export function FirstLookPlot({ weeks }: { weeks: readonly WeekOfLooks[] }) {
  const { drawn, runs, bridges } = layOutWeeks(weeks)
  const last = drawn.at(-1)
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? [run[0].index] : [])))
  return (
    <PlotFigure up="Right on first look, %">
      <Plot title="Right on first look, by week" description={weeks.map(told).join(' ')} shape="low">
        <Ground isNamedAtEnd={isGuessingNamedAtEnd(drawn, weeks.length)} />
        <Stretched>
          {runs.map((run) => (
            <RunOfWeeks key={run[0].index} run={run} />
          ))}
          {bridges.map(({ from, to }) => (
            <polyline key={to.index} className={classNames(plots.line, plots.dotted)} points={gridPoints([from, to])} />
          ))}
        </Stretched>
        {drawn.map(({ x, y, index, likely }) => (
          <g key={x}>
            <UprightMargin x={x} likely={likely} barless={!alone.has(index)} />
            <Sign x={across(x)} y={upward(y)} size={14} />
          </g>
        ))}
        {last && (
          <text
            className={classNames(plots.strong, plots.halo, plots.toEnd)}
            x={across(last.x)}
            y={upward(last.y)}
            dx="-13"
            dy="-7"
          >
            {percentText(last.y)}
          </text>
        )}
        {weeks.map(({ firstDay }, index) => (
          // The narrowest screens have room for only every second date.
          <g key={firstDay} className={classNames(plots.centered, index % 2 === 1 && plots.optional)}>
            <text x={across(weekAt(index, weeks))} y="100%" dy="20">
              {dayText(firstDay)}
            </text>
          </g>
        ))}
      </Plot>
    </PlotFigure>
  )
}

/** The guessing line is named at its end, or at its start if only the end has a mark there. */
function Ground({ isNamedAtEnd }: { isNamedAtEnd: boolean }) {
  return (
    <>
      <ScaleUp ticks={TICKS} />
      <line className={plots.reference} x1="0" x2="100%" y1={upward(GUESSING_SHARE)} y2={upward(GUESSING_SHARE)} />
      <text
        className={classNames(isNamedAtEnd && plots.toEnd, plots.halo)}
        x={isNamedAtEnd ? '100%' : 0}
        y={upward(GUESSING_SHARE)}
        dy="17"
      >
        guessing, {percentText(GUESSING_SHARE)}
      </text>
    </>
  )
}

/** Weeks in a row: their band with its edges, and the line. */
function RunOfWeeks({ run }: { run: Run }) {
  const end = (of: 'low' | 'high') => run.map(({ x, likely }) => ({ x, y: likely[of] }))
  return (
    <>
      <polygon className={plots.band} points={gridPoints([...end('high'), ...end('low').reverse()])} />
      <polyline className={classNames(plots.line, plots.faint)} points={gridPoints(end('high'))} />
      <polyline className={classNames(plots.line, plots.faint)} points={gridPoints(end('low'))} />
      <polyline className={plots.line} points={gridPoints(run)} />
    </>
  )
}

function told(week: WeekOfLooks): string {
  return `Week of ${dayText(week.firstDay)}: ${weekOfLooksText(week)}.`
}
