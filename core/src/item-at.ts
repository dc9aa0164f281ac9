/** The item at an index, from 0; throws a RangeError outside the list. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`)
  return item
}
