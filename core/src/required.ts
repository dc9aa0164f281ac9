/** The value, or a TypeError that says what is missing; for promises of other code that no type can express. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new TypeError(`Missing: ${what}`)
  return value
}

/** The item at an index, from 0; throws a RangeError outside the list. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`)
  return item
}
