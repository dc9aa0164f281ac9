import { type ScoreBand, scoreBand } from '@think-twice/core/quiz/score'
import { type SymbolType, symbol, symbolCircle, symbolDiamond2, symbolSquare } from 'd3-shape'
import { classNames } from '../../ui/class-names.ts'
import plots from './plots/plot.module.css'
import styles from './result-symbol.module.css'

/** A shape for each band, so that color is not alone; areas in square pixels, chosen to look equally heavy. */
const SHAPES: Readonly<Record<ScoreBand, { type: SymbolType; area: number; look: string | undefined }>> = {
  good: { type: symbolCircle, area: 133, look: styles.good },
  fair: { type: symbolSquare, area: 169, look: styles.fair },
  poor: { type: symbolDiamond2, area: 184, look: styles.poor },
}

type ResultSymbolProps = { score: number; x: number; y: number; isPicked?: boolean }

/** The symbol of one result: circle good, square fair, diamond poor. */
export function ResultSymbol({ score, x, y, isPicked = false }: ResultSymbolProps) {
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
export function SymbolLegend({ hasMargins }: { hasMargins: boolean }) {
  return (
    <div className={styles.legend}>
      {LEGEND.map(({ score, text }) => (
        <span key={text}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <ResultSymbol score={score} x={10} y={10} />
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
