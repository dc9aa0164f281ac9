import { itemAt } from '../src/item-at.ts'

/** How many items to insert, drop or replace to turn one list into the other (Levenshtein 1965). */
export function editDistance<Item>(one: readonly Item[], other: readonly Item[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, item] of one.entries()) {
    let [diagonal, left] = [index, index + 1]
    const next = [left]
    for (const [place, wanted] of other.entries()) {
      const above = itemAt(row, place + 1)
      left = Math.min(left + 1, above + 1, diagonal + (item === wanted ? 0 : 1))
      next.push(left)
      diagonal = above
    }
    row = next
  }
  return itemAt(row, other.length)
}
