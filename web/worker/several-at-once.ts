/** Does some work for each item, at most `most` of them at once, in their order. Rejects when one of them fails. */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // All take from the same list, each as soon as it has finished its last.
  const left = items[Symbol.iterator]()
  let isOver = false
  const takeTurns = async () => {
    for (let next = left.next(); !next.done && !isOver; next = left.next()) await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: most }, takeTurns))
  } finally {
    isOver = true
  }
}
