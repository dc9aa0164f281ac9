import type { AchievementIcon, Rarity } from '@think-twice/core/rewards/achievements'
import styles from './seal.module.css'
import { polygonPoints, SEAL_DRAWINGS, SEAL_SHAPES } from './seal-shapes.ts'

/** The shift of the two sheets: the blue one up and left, the magenta one down and right. */
const SHIFT = 4

/** An achievement as a seal, its shape by rarity: printed in both inks when earned, a dashed outline until then. */
export function Seal({ rarity, icon, isEarned }: { rarity: Rarity; icon: AchievementIcon; isEarned: boolean }) {
  const { line, solid } = SEAL_DRAWINGS[icon]
  const ink = isEarned ? 'var(--ink)' : 'var(--ink-3)'
  return (
    <svg className={styles.seal} viewBox="0 0 120 120" strokeLinejoin="round" aria-hidden="true">
      {isEarned ? <Sheets rarity={rarity} /> : <Outline rarity={rarity} />}
      {line && <path fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" d={line} />}
      {solid && <path fill={ink} d={solid} />}
    </svg>
  )
}

function Outline({ rarity }: { rarity: Rarity }) {
  return (
    <polygon
      fill="none"
      stroke="var(--rule-strong)"
      strokeWidth="1.5"
      strokeDasharray="3 4"
      points={sheet(rarity, 'outline')}
    />
  )
}

function Sheets({ rarity }: { rarity: Rarity }) {
  return (
    <>
      {rarity === 'legendary' && <polygon fill="var(--rarity-gold)" points={sheet(rarity, 'gold')} />}
      <g className={styles.inks}>
        <polygon fill="var(--fallacy)" points={sheet(rarity, 'ink', -SHIFT)} />
        <polygon
          fill="var(--bias)"
          transform={rarity === 'common' ? 'rotate(4 60 60)' : undefined}
          points={sheet(rarity, 'ink', SHIFT)}
        />
      </g>
      <polygon fill="var(--sheet)" points={sheet(rarity, 'face')} />
    </>
  )
}

function sheet(rarity: Rarity, part: 'ink' | 'face' | 'outline' | 'gold', shift = 0): string {
  return polygonPoints(SEAL_SHAPES[rarity], part, 60 + shift)
}
