import type { WeekOfLooks } from '@think-twice/core/learning/first-look-trend'
import { weekOfLooksText } from '@think-twice/core/learning/first-look-words'
import { GUESSING_SHARE } from '@think-twice/core/wording/guessing-line'
import { percentText } from '@think-twice/core/wording/number-text'
import { dayText } from '../../../parts/date-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../plots/figure.tsx'
import styles from '../plots/plot.module.css'
import { At, Plot, Stretched } from '../plots/plot.tsx'
import { across, gridPoint, upward } from '../plots/plot-positions.ts'
import { type DrawnWeek, layOutWeeks, type Run, weekAt } from './first-look-layout.ts'

/** Where the scale has numbers. */
const TICKS = [0, GUESSING_SHARE, 0.5, 1]

/**
 * A square for each week and the band between the margins' caps, with the number of answers below. The line is dotted
 * where answers are too few.
 */
export function FirstLookPlot({ weeks }: { weeks: readonly WeekOfLooks[] }) {
  const { drawn, runs, bridges } = layOutWeeks(weeks)
  const last = drawn.at(-1)
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? [run[0].index] : [])))
  return (
    <Figure up="Right on first look, %" hasTwoLines>
      <Plot title="Right on first look, by week" description={weeks.map(told).join(' ')} shape="low">
        <Ground isNamedAtEnd={!isTaken(drawn, weeks.length - 2) || isTaken(drawn, 0)} />
        <Stretched>
          {runs.map((run) => (
            <RunOfWeeks key={run[0].index} run={run} />
          ))}
          {bridges.map(({ from, to }) => (
            <polyline
              key={to.index}
              className={classNames(styles.line, styles.bridge)}
              points={[from, to].map(({ x, share }) => gridPoint(x, share)).join(' ')}
            />
          ))}
        </Stretched>
        {drawn.map(({ x, index, share, likely }) => (
          <At key={x} x={across(x)}>
            {alone.has(index) && (
              <rect
                className={styles.band}
                x="-5"
                width="10"
                y={upward(likely.high)}
                height={across(likely.high - likely.low)}
              />
            )}
            <line className={styles.cap} x1="-6" x2="6" y1={upward(likely.high)} y2={upward(likely.high)} />
            <line className={styles.cap} x1="-6" x2="6" y1={upward(likely.low)} y2={upward(likely.low)} />
            <At y={upward(share)}>
              <rect className={styles.point} x="-7" y="-7" width="14" height="14" rx="1.5" />
            </At>
          </At>
        ))}
        {last && (
          <text
            className={classNames(styles.strong, styles.halo, styles.toEnd)}
            x={across(last.x)}
            y={upward(last.share)}
            dx="-13"
            dy="-7"
          >
            {percentText(last.share)}
          </text>
        )}
        {weeks.map(({ firstDay, answers }, index) => (
          <g key={firstDay} className={styles.centered}>
            {/* The narrowest screens have room for only every second date. */}
            <text
              className={classNames(index % 2 === 1 && styles.optional)}
              x={across(weekAt(index, weeks))}
              y="100%"
              dy="20"
            >
              {dayText(firstDay)}
            </text>
            <text x={across(weekAt(index, weeks))} y="100%" dy="37">
              {answers}
            </text>
          </g>
        ))}
      </Plot>
    </Figure>
  )
}

/** Does one of two weeks in a row, from `index` on, have its mark where the guessing line would be named? */
function isTaken(drawn: readonly DrawnWeek[], index: number): boolean {
  return drawn.some(
    (week) => (week.index === index || week.index === index + 1) && Math.abs(week.share - GUESSING_SHARE) <= 0.12,
  )
}

/** The guessing line is named at its end, or at its start if only the end has a mark there. */
function Ground({ isNamedAtEnd }: { isNamedAtEnd: boolean }) {
  return (
    <>
      {TICKS.map((at) => (
        <g key={at}>
          {at !== GUESSING_SHARE && (
            <line className={at === 0 ? styles.frame : styles.grid} x1="0" x2="100%" y1={upward(at)} y2={upward(at)} />
          )}
          <text className={styles.toEnd} x="-8" y={upward(at)} dy="4.5">
            {at === 1 ? percentText(at) : 100 * at}
          </text>
        </g>
      ))}
      <line className={styles.reference} x1="0" x2="100%" y1={upward(GUESSING_SHARE)} y2={upward(GUESSING_SHARE)} />
      <text
        className={classNames(isNamedAtEnd && styles.toEnd, styles.halo)}
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
  const edge = (end: 'low' | 'high') => run.map(({ x, likely }) => gridPoint(x, likely[end]))
  return (
    <>
      <polygon className={styles.ribbon} points={[...edge('high'), ...edge('low').reverse()].join(' ')} />
      <polyline className={styles.edge} points={edge('high').join(' ')} />
      <polyline className={styles.edge} points={edge('low').join(' ')} />
      <polyline className={styles.line} points={run.map(({ x, share }) => gridPoint(x, share)).join(' ')} />
    </>
  )
}

function told(week: WeekOfLooks): string {
  return `Week of ${dayText(week.firstDay)}: ${weekOfLooksText(week)}.`
}
