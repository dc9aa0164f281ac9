import type * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Area, checked, parseJson, readText, whenStorageChanges, writeText } from './storage.ts'

/** A value that is kept under a key of its own. */
export type KeptValue<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** For components; they are drawn again when the value changes, here or in another tab. */
  use: () => Value
  subscribe: (listener: (value: Value) => void) => void
  /** Reads the storage again: the event that tells of another tab's change may still be on its way. */
  reread: () => void
}

type ValueOptions<Kept, Initial> = {
  key: string
  /** Anything else that is found under the key counts as absent. */
  schema: z.ZodMiniType<Kept>
  /** The value as long as nothing is kept, and on prerendered pages. Setting it removes the key. */
  initial: Initial
  area?: Area
  /** The value is kept as plain text, not as JSON. */
  isText?: boolean
}

/**
 * A value in the browser's storage. If the storage is missing, full or forbidden, that is logged, and the page remembers
 * the value until it is closed.
 */
export function keptValue<Kept, const Initial>(options: ValueOptions<Kept, Initial>): KeptValue<Kept | Initial> {
  type Value = Kept | Initial
  const { key, schema, initial, area = 'device', isText = false } = options

  const store = create<{ value: Value }>()(
    persist((): { value: Value } => ({ value: initial }), {
      name: key,
      storage: {
        getItem: () => {
          const text = readText(area, key)
          const kept = text === null ? null : checked(schema, isText ? text : parseJson(text))
          return { state: { value: kept ? kept.data : initial } }
        },
        setItem: (_, { state: { value } }) => {
          writeText(area, key, value === initial ? null : isText ? String(value) : JSON.stringify(value))
        },
        removeItem: () => writeText(area, key, null),
      },
    }),
  )
  const reread = () => void store.persist.rehydrate()
  whenStorageChanges(key, reread)
  return {
    get: () => store.getState().value,
    set: (value) => store.setState({ value }),
    use: () => store(({ value }) => value),
    subscribe: (listener) =>
      store.subscribe(({ value }, before) => {
        if (value !== before.value) listener(value)
      }),
    reread,
  }
}

/** A value for each learner; the id of a visitor is null. */
export function keptForEach<Kept, const Initial>({ key, ...options }: ValueOptions<Kept, Initial>) {
  const values = new Map<number | null, KeptValue<Kept | Initial>>()
  return (userId: number | null): KeptValue<Kept | Initial> => {
    const value = values.get(userId) ?? keptValue({ ...options, key: `${key}:${userId ?? 'visitor'}` })
    values.set(userId, value)
    return value
  }
}
