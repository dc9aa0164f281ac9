/** A count with its noun: '1 quiz', '6 quizzes'. */
export function counted(count: number, one: string, many?: string): string {
  return `${count} ${wordFor(count, one, many)}`
}

/** The word alone, for a count that is not written beside it: 'quiz' for 1, else 'quizzes'. */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count in words up to twelve and in digits above; `isStart` capitalizes it. */
export function inWords(count: number, isStart = false): string {
  const word = WORDS[count] ?? String(count)
  return isStart ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A number of times: 'once', 'twice', 'three times'; from thirteen on in digits, '13 times'. */
export function inTimes(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${inWords(times)} times`
}

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

/** A 95% interval; for a share, both ends are shares, 0 to 1. */
export type Interval = { low: number; high: number }

/** An interval of a share in whole percent: 'likely between 62% and 88%'. */
export function likelyText({ low, high }: Interval): string {
  return `likely between ${percentText(low)} and ${percentText(high)}`
}

/** The 95% interval of a value that is never below 0, from its margin; both ends in the value's unit. */
export function intervalAround(value: number, margin: number): Interval {
  return { low: Math.max(0, value - margin), high: value + margin }
}

/** Whole seconds as m:ss. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds as rounded minutes: '4 min'; under 60 seconds it is 'less than 1 min'. */
export function minutesText(seconds: number): string {
  return seconds < 60 ? 'less than 1 min' : `${Math.round(seconds / 60)} min`
}
