import { useSyncExternalStore } from 'react'

type Unsubscribe = () => void

type SourceOptions<Value> = {
  /** Subscribes to changes from elsewhere, for as long as something uses the value. */
  listen?: (listener: () => void) => Unsubscribe
  /** The value on pages that are drawn at build time; if absent, whatever `read` returns there. */
  printed?: () => Value
}

/**
 * Lets components show what is kept outside React. `read` has to return the same value until it changes; `tell` redraws
 * everything that uses it.
 */
export function createSource<Value>(read: () => Value, { listen, printed = read }: SourceOptions<Value> = {}) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): Unsubscribe => {
    listeners.add(listener)
    const stopListening = listen?.(listener)
    return () => {
      listeners.delete(listener)
      stopListening?.()
    }
  }
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    use: (): Value => useSyncExternalStore(subscribe, read, printed),
  }
}

/** A value that components in different places can show and change. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const { tell, use } = createSource(() => value)
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      value = next
      tell()
    },
    use,
  }
}
