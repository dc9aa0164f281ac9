import type { Rarity } from '@think-twice/core/rewards/achievements'

/** A regular polygon, or a star if every second corner is pulled in. Radii are for a drawing 120 wide. */
export type SealShape = {
  corners: number
  /** Where the first corner is, in degrees clockwise from the top. */
  turn: number
  /** How far out every second corner is, as a share of the radius; 1 in a polygon. */
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
