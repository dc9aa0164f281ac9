/**
 * The number of cells in a row, chosen so that the last row is never left with just one: 9 in rows of at most 8 make 5 and 4.
 */
export function columnsOf(cells: number, atMost: number): number {
  return Math.max(1, Math.ceil(cells / Math.ceil(cells / atMost)))
}
