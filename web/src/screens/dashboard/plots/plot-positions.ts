/** How far from the left of a plot a share (0 to 1) goes, as a length in SVG. */
export function across(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

/** How far from the top of a plot that grows upward a share (0 to 1) goes, as a length in SVG. */
export function upward(share: number): string {
  return across(1 - share)
}

/** The point for two shares (0 to 1) as numbers on the 100 × 100 grid of a stretched drawing. */
export function gridPoint(x: number, y: number): string {
  return `${(100 * x).toFixed(1)},${(100 * (1 - y)).toFixed(1)}`
}
