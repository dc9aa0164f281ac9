/** Sorts by code units, which gives the same order on every device, unlike a dictionary's. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
