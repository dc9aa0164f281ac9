import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { Fold } from '../../../ui/fold.tsx'
import typography from '../../../ui/text.module.css'
import plots from '../plots/plot.module.css'
import { At, Plot, Stretched } from '../plots/plot.tsx'
import { across, upward } from '../plots/plot-positions.ts'
import twin from '../plots/plot-table.module.css'
import { Frame } from './detection-plot.tsx'
import styles from './example-readers.module.css'

/** How many arguments each made-up reader has met. */
const MET = { flawed: 60, good: 30 }

/** Made-up readers: the flaws they caught and the good arguments they accepted; the tilt in degrees. */
const READERS = [
  {
    name: 'Suspicious',
    text: 'Calls nearly everything a flaw. A high quiz score can hide it.',
    caught: 57,
    accepted: 9,
    tilt: 22,
  },
  { name: 'Trusting', text: 'Lets most arguments pass, flawed or not.', caught: 24, accepted: 28, tilt: -22 },
  { name: 'Sharp', text: 'Catches flaws and leaves good arguments alone.', caught: 53, accepted: 26, tilt: 0 },
] as const

/** What the picture looks like for three kinds of reader. */
export function ExampleReaders() {
  return (
    <Fold className={twin.twin} summary="How to read this picture">
      <p className={typography.small}>
        Up means more flaws caught. Right means more good arguments left alone. Top right is where you want to be. The
        cross shows how far the true numbers could be from these. The dashed line is guessing.
      </p>
      <div className={styles.readers}>
        {READERS.map(({ name, text, caught, accepted, tilt }) => (
          <figure key={name}>
            <Plot
              title={`${name} reader`}
              description={`Caught ${caught} of ${MET.flawed} flaws, accepted ${accepted} of ${MET.good} good arguments.`}
              shape="square"
            >
              <Stretched>
                <path className={plots.zone} d="M0 0V100H100Z" />
              </Stretched>
              <Frame />
              <Cross caught={caught} accepted={accepted} />
              <At x={across(accepted / MET.good)} y={upward(caught / MET.flawed)}>
                <rect className={plots.you} x="-7" y="-7" width="14" height="14" rx="2" transform={`rotate(${tilt})`} />
              </At>
            </Plot>
            <figcaption>
              <b>{name}</b>
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
    </Fold>
  )
}

function Cross({ caught, accepted }: { caught: number; accepted: number }) {
  const [up, right] = [wilsonInterval(caught, MET.flawed), wilsonInterval(accepted, MET.good)]
  const [x, y] = [across(accepted / MET.good), upward(caught / MET.flawed)]
  return (
    <g className={styles.cross}>
      <line x1={across(right.low)} x2={across(right.high)} y1={y} y2={y} />
      <line x1={x} x2={x} y1={upward(up.low)} y2={upward(up.high)} />
    </g>
  )
}
