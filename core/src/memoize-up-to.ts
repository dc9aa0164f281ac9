/**
 * A function that computes each key's value once and keeps it. When `limit` values are kept, the next new key drops them
 * all: keys that are made up, such as names from outside, must not fill memory. An error is thrown on, and nothing kept.
 */
export function memoizeUpTo<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, { value: Value }>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known.value
    const value = compute(key)
    if (kept.size >= limit) kept.clear()
    kept.set(key, { value })
    return value
  }
}
