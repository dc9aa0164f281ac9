/** A 95% interval of a share; both ends are shares, 0 to 1. */
type Ends = { low: number; high: number }

/** A number with a comma at the thousands: '1,500'. */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US').format(count)
}

/** Points with a comma at the thousands: '1,500 points'. */
export function pointsText(points: number): string {
  return `${countText(points)} points`
}

/** A number from 0 to 100 as a percentage: '75%'. */
export function wholePercent(percent: number): string {
  return `${percent}%`
}

/** A share, 0 to 1, in whole percent: '62%'. */
export function percentText(share: number): string {
  return wholePercent(Math.round(100 * share))
}

/** A difference in percent with its sign: '+5%', '-3%', '0%'. */
export function signedPercent(difference: number): string {
  return difference > 0 ? `+${wholePercent(difference)}` : wholePercent(difference)
}

/** An interval in whole percent: 'likely between 62% and 88%'. */
export function likelyText({ low, high }: Ends): string {
  return `likely between ${percentText(low)} and ${percentText(high)}`
}

/** An interval in whole percent: '62 to 88%'. */
export function rangeText({ low, high }: Ends): string {
  return `${Math.round(100 * low)} to ${percentText(high)}`
}
