/** One row of the bank report: what was measured, its limit, and whether it is within it. */
export type Check = {
  name: string
  figure: string
  /** The limit as the guide words it; absent where a row is only printed. */
  limit?: string
  ok: boolean
  /** The scenarios to look at, by id. A row within its limit may still name some. */
  notes: readonly string[]
}

export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** A share, 0 when there is nothing to share. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** One line for the terminal. */
export function checkLine({ name, figure, limit, ok }: Check): string {
  return `${ok ? '✓' : '✗'} ${name}: ${figure}${limit === undefined ? '' : ` (${limit})`}`
}
