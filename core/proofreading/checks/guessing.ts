/** The number of occurrences of each key. */
export function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The point of a guess that takes the item rated highest, 0 to 1; items tied for the highest rating share it. */
export function guessPoint<Item>(
  items: readonly Item[],
  rate: (item: Item) => number,
  isRight: (item: Item) => boolean,
): number {
  const ratings = items.map(rate)
  const best = Math.max(...ratings)
  const tied = items.filter((_, index) => ratings[index] === best)
  return tied.some(isRight) ? 1 / tied.length : 0
}
