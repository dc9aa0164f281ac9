import type { AchievementIcon, Rarity } from '@think-twice/core/rewards/achievements'

/** A regular polygon, or a star if every second corner is pulled in. Radii are for a drawing 120 wide. */
export type SealShape = {
  corners: number
  /** The direction of the first corner, in degrees clockwise from the top. */
  turn: number
  /** The distance of every second corner from the middle, as a share of the radius; 1 in a polygon. */
  inner: number
  radius: Readonly<Record<'ink' | 'face' | 'outline' | 'gold', number>>
}

const RADIUS = { ink: 50, face: 43, outline: 48, gold: 58 }
/** The square's radii, from its middle to a corner; its sides measure 86, 76 and 80. */
const SQUARE_RADIUS = { ink: 60.8, face: 53.5, outline: 56.6, gold: 0 }

/** Common is a square, rare an octagon, epic a star of eight points, legendary a rosette of sixteen. */
export const SEAL_SHAPES: Readonly<Record<Rarity, SealShape>> = {
  common: { corners: 4, turn: 45, inner: 1, radius: SQUARE_RADIUS },
  rare: { corners: 8, turn: 22.5, inner: 1, radius: RADIUS },
  epic: { corners: 16, turn: 0, inner: 0.84, radius: RADIUS },
  legendary: { corners: 32, turn: 0, inner: 0.86, radius: RADIUS },
}

/** The corners in SVG notation, around a middle that is as far from the left as from the top. */
export function polygonPoints(
  { corners, turn, inner, radius }: SealShape,
  part: keyof SealShape['radius'],
  middle: number,
): string {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((turn + (360 * corner) / corners) * Math.PI) / 180
    const distance = radius[part] * (corner % 2 === 1 ? inner : 1)
    return `${rounded(middle + distance * Math.sin(angle))},${rounded(middle - distance * Math.cos(angle))}`
  }).join(' ')
}

function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10
}

/** The drawing on a seal, on a 120 × 120 grid: lines, solid shapes, or both. */
export const SEAL_DRAWINGS: Readonly<Record<AchievementIcon, { line?: string; solid?: string }>> = {
  stairs: { line: 'M36 76h16V62h16V48h16' },
  'checked-cells': { line: 'M42 42h14v14H42zM64 42h14v14H64zM42 64h14v14H42zM64 71l5 6 10-12' },
  'circled-check': { line: 'M46 60l10 10 20-22M35 60a25 25 0 1 0 50 0 25 25 0 1 0-50 0' },
  'cracked-square': { line: 'M42 42h36v36H42zM42 66l12-6 5 5 7-12 12-2' },
  'tilted-square': {
    line: 'M49 40.2 79.8 49 71 79.8 40.2 71z',
    solid: 'M55.5 60a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z',
  },
  'three-bars': { solid: 'M39 62h11v16H39zM54.5 52h11v26h-11zM70 42h11v36H70z' },
  'seven-bars': {
    solid:
      'M34 66h5.5v14H34zM42 62h5.5v18H42zM50 58h5.5v22H50zM58 54h5.5v26H58zM66 58h5.5v22H66zM74 62h5.5v18H74zM82 66h5.5v14H82z',
  },
  calendar: {
    line: 'M40 44h40v36H40zM40 54h40M50 38v10M70 38v10',
    solid: 'M46 60h6v6h-6zM57 60h6v6h-6zM68 60h6v6h-6zM46 70h6v6h-6zM57 70h6v6h-6z',
  },
  'open-book': { line: 'M60 48c-5-5-13-6-20-6v32c7 0 15 1 20 6 5-5 13-6 20-6V42c-7 0-15 1-20 6zM60 48v32' },
  sunrise: { line: 'M36 74h48M44 74a16 16 0 0 1 32 0M60 46v-7M41 54l-5-5M79 54l5-5' },
}
