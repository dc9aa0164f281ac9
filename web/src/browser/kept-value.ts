import { deviceTexts, type KeptTexts } from './kept-texts.ts'
import { parseJson } from './parse-json.ts'

/**
 * A value that is kept as JSON under a key. `check` turns what is found there into a value, or null if we never wrote
 * it. Reading gives the same object until something else is written.
 */
export function keptValue<Value>(key: string, check: (kept: unknown) => Value | null, texts: KeptTexts = deviceTexts) {
  let latest: { text: string | null; value: Value | null } = { text: null, value: null }
  return {
    read(): Value | null {
      const text = texts.read(key)
      if (text !== latest.text) latest = { text, value: parseJson(text, check) }
      return latest.value
    },
    write(value: object): void {
      texts.write(key, JSON.stringify(value))
    },
    drop(): void {
      texts.remove(key)
    },
  }
}

/** A value for each learner; the id of a visitor is null. */
export function keptForEach<Value>(prefix: string, check: (kept: unknown) => Value | null) {
  return (userId: number | null) => keptValue(prefix + (userId ?? 'visitor'), check)
}
