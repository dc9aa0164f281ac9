import type { DetectionCounts, DetectionReading } from '@think-twice/core/learning/detection'
import { leanText, leanTitle, sharpnessText, sharpnessTitle } from '@think-twice/core/learning/detection-words'
import { measuredShare } from '@think-twice/core/learning/measured-share'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import type { ReactNode } from 'react'
import { FlawOrSoundSign } from '../plots/flaw-or-sound-sign.tsx'
import { MarginScale } from '../plots/margins.tsx'
import measures from '../plots/measures.module.css'
import { tiltOf } from './detection-places.ts'
import styles from './sharpness-and-lean.module.css'

/** The two rates with their margins, and the two words that follow from them. */
export function SharpnessAndLean({ counts, reading }: { counts: DetectionCounts; reading: DetectionReading }) {
  return (
    <>
      <dl className={measures.measures}>
        <Rate term="Flaws caught" sign={<FlawOrSoundSign of="flaw" />} count={counts.caught} total={counts.flawed} />
        <Rate
          term="Good arguments accepted"
          sign={<FlawOrSoundSign of="sound" />}
          count={counts.accepted}
          total={counts.sound}
        />
      </dl>
      <ul className={styles.words}>
        <li>
          <svg viewBox="0 0 52 52" aria-hidden="true">
            <path className={styles.ground} d="M0 46.8h52" />
            <path
              className={styles.flawed}
              d="M1 25.5a1.5 1.5 0 0 1 1.5-1.5h13.5l-15 17zM23 25.5v19a1.5 1.5 0 0 1-1.5 1.5h-19a1.5 1.5 0 0 1-1.5-.5z"
            />
            <rect className={styles.good} x="29.8" y="24.8" width="20.5" height="20.5" rx="1.5" />
          </svg>
          <h3>{sharpnessTitle(reading.sharpnessWord)}</h3>
          <p>{sharpnessText(reading)}</p>
        </li>
        <li>
          <svg viewBox="0 0 52 52" aria-hidden="true">
            <path className={styles.ground} d="M0 46.8h52" />
            <rect className={styles.upright} x="12" y="18" width="28" height="28" rx="1.5" />
            <rect
              className={styles.leaning}
              x="12"
              y="18"
              width="28"
              height="28"
              rx="1.5"
              transform={`rotate(${tiltOf(reading)} ${tiltOf(reading) < 0 ? 12 : 40} 46)`}
            />
          </svg>
          <h3>{leanTitle(reading.leanWord)}</h3>
          <p>{leanText(reading.leanWord)}</p>
        </li>
      </ul>
    </>
  )
}

function Rate({ term, sign, count, total }: { term: string; sign: ReactNode; count: number; total: number }) {
  const likely = wilsonInterval(count, total)
  const words = measuredShare(count, total)
  return (
    <div>
      <dt>
        {sign}
        {term}
      </dt>
      <dd>
        {count} of {total}
      </dd>
      <dd>
        <MarginScale label={`${term}: ${words}`} value={count / total} likely={likely} />
        <p aria-hidden="true">{words}</p>
      </dd>
    </div>
  )
}
