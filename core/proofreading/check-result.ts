/** One row of the bank report. */
export type Check = {
  name: string
  figure: string
  /** The limit in the guide's words; absent where a row is only printed. */
  limit?: string
  ok: boolean
  /** Ids of scenarios to look at, which may be named even when the row is within its limit. */
  notes: readonly string[]
}

/** A share, 0 to 1, with one decimal at most: 0.1234 is '12.3%'. */
export function exactPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** A share, or 0 when the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** The middle number, or the average of the two in the middle; 0 without numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** A row of a report: '✓ drafts: 3', or '✗ place of the right option: 9 / 3 / 2 / 2 (none over 30%)'. */
export function checkLine({ name, figure, limit, ok }: Check): string {
  return `${ok ? '✓' : '✗'} ${name}: ${figure}${limit === undefined ? '' : ` (${limit})`}`
}
