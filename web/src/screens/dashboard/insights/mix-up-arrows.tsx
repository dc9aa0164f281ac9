import { classNames } from '../../../ui/class-names.ts'
import { At } from '../plots/plot.tsx'
import { arrowFor, halfPlate } from './mix-up-arrow.ts'
import styles from './mix-up-arrows.module.css'
import { sightingName, timesText } from './mix-up-words.ts'

type MixUp = { was: string; named: string; times: number; of: number }

/** Pixels: where the two arrows are. */
const THERE = 16
const BACK = 52

/** An arrow each way, thicker for more mix-ups, dotted for none, with its count on it. */
export function MixUpArrows({ there, back }: { there: MixUp; back: MixUp }) {
  const told = ({ was, named, times, of }: MixUp) =>
    of === 0
      ? `${sightingName(was)} not seen yet`
      : `${sightingName(was)} taken for ${sightingName(named)} ${times} of ${of} times`
  return (
    <svg className={styles.arrows} role="img" aria-label={`${told(there)}; ${told(back)}`}>
      <Shaft mixUp={there} y={THERE} pointsBack={false} />
      <Shaft mixUp={back} y={BACK} pointsBack />
    </svg>
  )
}

function Shaft({ mixUp: { times, of }, y, pointsBack }: { mixUp: MixUp; y: number; pointsBack: boolean }) {
  const { width, length, half } = arrowFor(times)
  const words = timesText({ times, of })
  const plate = halfPlate(words)
  return (
    <>
      {times === 0 ? (
        <line className={styles.none} x1="6" x2="100%" y1={y} y2={y} strokeWidth="2" />
      ) : pointsBack ? (
        <line x1={length - 1} x2="100%" y1={y} y2={y} strokeWidth={width} />
      ) : (
        <At x={1 - length}>
          <line x1={length - 1} x2="100%" y1={y} y2={y} strokeWidth={width} />
        </At>
      )}
      {times > 0 && (
        <At x={pointsBack ? '0' : '100%'} y={y}>
          <path
            className={styles.tip}
            d={
              pointsBack ? `M${length} ${-half}L0 0l${length} ${half}z` : `M${-length} ${-half}L0 0l${-length} ${half}z`
            }
          />
        </At>
      )}
      <At x="50%">
        <rect className={styles.plate} x={-plate} y={y - 11} width={2 * plate} height="22" />
        <text className={classNames(times === 0 && styles.quiet)} x="0" y={y + 5}>
          {words}
        </text>
      </At>
    </>
  )
}
