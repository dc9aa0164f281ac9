import type { AchievementIcon, Rarity } from '@think-twice/core/rewards/achievements'
import { classNames } from '../../ui/class-names.ts'
import styles from './seal.module.css'
import { polygonPoints, SEAL_DRAWINGS, SEAL_SHAPES } from './seal-shapes.ts'

/** How far apart the two sheets are shifted: the blue one up and left, the magenta one down and right. */
const SHIFT = 4

/** An achievement as a seal, its shape by rarity: printed in both inks when earned, a dashed outline until then. */
export function Seal({ rarity, icon, isEarned }: { rarity: Rarity; icon: AchievementIcon; isEarned: boolean }) {
  const { line, solid } = SEAL_DRAWINGS[icon]
  return (
    <svg className={classNames(styles.seal, !isEarned && styles.locked)} viewBox="0 0 120 120" aria-hidden="true">
      {isEarned ? <Sheets rarity={rarity} /> : <polygon className={styles.outline} points={sheet(rarity, 'outline')} />}
      {line && <path className={styles.line} d={line} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  )
}

function Sheets({ rarity }: { rarity: Rarity }) {
  return (
    <>
      {rarity === 'legendary' && <polygon className={styles.gold} points={sheet(rarity, 'gold')} />}
      <g className={styles.inks}>
        <polygon className={styles.blue} points={sheet(rarity, 'ink', -SHIFT)} />
        <polygon
          className={classNames(styles.magenta, rarity === 'common' && styles.turned)}
          points={sheet(rarity, 'ink', SHIFT)}
        />
      </g>
      <polygon className={styles.face} points={sheet(rarity, 'face')} />
    </>
  )
}

function sheet(rarity: Rarity, part: 'ink' | 'face' | 'outline' | 'gold', shift = 0): string {
  return polygonPoints(SEAL_SHAPES[rarity], part, 60 + shift)
}
