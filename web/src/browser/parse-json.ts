/**
 * What `check` makes of a JSON text; null of none, and of what cannot be read. It may be cut short, of an earlier version, or not
 * ours: `check` gets it as unknown.
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
