/** Sorts by code units: the same order on every device, unlike the order of a dictionary. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
