/** How many items to insert, drop or replace to turn one list into the other (Levenshtein 1965). */
export function editDistance<Item>(one: readonly Item[], other: readonly Item[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, item] of one.entries()) {
    const next = [index + 1]
    for (const [place, wanted] of other.entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (item === wanted ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
