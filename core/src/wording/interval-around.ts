/** The 95% interval of a value that is never below 0, from its margin; both ends in the value's unit. */
export function intervalAround(value: number, margin: number): { low: number; high: number } {
  return { low: Math.max(0, value - margin), high: value + margin }
}
