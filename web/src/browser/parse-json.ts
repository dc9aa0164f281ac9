/**
 * What `check` makes of a JSON text; null for none, and for one that cannot be read. It may be cut short, from an
 * earlier version, or not ours, so `check` gets it as unknown.
 */
export function parseJson<Value>(text: string | null, check: (parsed: unknown) => Value | null): Value | null {
  if (text === null) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  return check(parsed)
}
