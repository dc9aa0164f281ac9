/** The value, or a TypeError that says what is missing; for promises of other code that no type can express. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new TypeError(`Missing: ${what}`)
  return value
}
