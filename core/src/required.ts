/** The value, or a TypeError that says what is missing: for what other code promises and a type cannot say. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new TypeError(`Missing: ${what}`)
  return value
}
