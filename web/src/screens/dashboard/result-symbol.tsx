import { BAND_SCORES, SCORE_BANDS, type ScoreBand } from '@think-twice/core/quiz/score'
import { classNames } from '../../ui/class-names.ts'
import plots from './plots/plot.module.css'
import styles from './result-symbol.module.css'

/** A shape around 0 0 for each band, so that color is not the only cue; sizes were chosen to look equally heavy. */
const SHAPES: Readonly<Record<ScoreBand, { path: string; look: string | undefined }>> = {
  good: { path: 'M6.507,0A6.507,6.507,0,1,1,-6.507,0A6.507,6.507,0,1,1,6.507,0', look: styles.good },
  fair: { path: 'M-6.5,-6.5h13v13h-13Z', look: styles.fair },
  poor: { path: 'M0,-8.495L8.495,0L0,8.495L-8.495,0Z', look: styles.poor },
}

type ResultSymbolProps = { band: ScoreBand; x: number; y: number; isPicked?: boolean }

/** The symbol of one result: circle good, square fair, diamond poor. */
export function ResultSymbol({ band, x, y, isPicked = false }: ResultSymbolProps) {
  const { path, look } = SHAPES[band]
  return <path className={classNames(look, isPicked && styles.picked)} d={path} transform={`translate(${x} ${y})`} />
}

/** What the shapes mean. */
export function SymbolLegend({ hasMargins }: { hasMargins: boolean }) {
  return (
    <div className={styles.legend}>
      {SCORE_BANDS.map((band) => (
        <span key={band}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <ResultSymbol band={band} x={10} y={10} />
          </svg>
          {BAND_SCORES[band]}
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
