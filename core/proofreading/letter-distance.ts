/** How many letters to insert, drop or replace to make one word of the other (Levenshtein 1965). */
export function letterDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
