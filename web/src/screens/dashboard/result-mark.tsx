import { type ScoreBand, scoreBand } from '@think-twice/core/quiz/score'
import { type SymbolType, symbol, symbolCircle, symbolDiamond2, symbolSquare } from 'd3-shape'
import { classNames } from '../../ui/class-names.ts'
import plots from './plots/plot.module.css'
import styles from './result-mark.module.css'

/** A shape for each band, so that color is not alone; areas in square pixels, chosen to look equally heavy. */
const SHAPES: Readonly<Record<ScoreBand, { type: SymbolType; area: number; look: string | undefined }>> = {
  good: { type: symbolCircle, area: 133, look: styles.good },
  fair: { type: symbolSquare, area: 169, look: styles.fair },
  poor: { type: symbolDiamond2, area: 184, look: styles.poor },
}

type ResultMarkProps = { score: number; x: number; y: number; isPicked?: boolean }

/** The mark of one result: circle good, square fair, diamond poor. */
export function ResultMark({ score, x, y, isPicked = false }: ResultMarkProps) {
  const { type, area, look } = SHAPES[scoreBand(score)]
  return (
    <path
      className={classNames(look, isPicked && styles.picked)}
      d={symbol(type, area)() ?? undefined}
      transform={`translate(${x} ${y})`}
    />
  )
}

const LEGEND = [
  { score: 80, text: '80% and over' },
  { score: 60, text: '60 to 79%' },
  { score: 0, text: 'Under 60%' },
] as const

/** What the shapes mean. */
export function MarkLegend({ hasMargins }: { hasMargins: boolean }) {
  return (
    <div className={styles.legend}>
      {LEGEND.map(({ score, text }) => (
        <span key={text}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <ResultMark score={score} x={10} y={10} />
          </svg>
          {text}
        </span>
      ))}
      {hasMargins && (
        <span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect className={plots.band} x="5" y="2" width="10" height="16" />
            <path className={plots.cap} d="M2 2h16M2 18h16" />
          </svg>
          Margin of the average
        </span>
      )}
    </div>
  )
}
