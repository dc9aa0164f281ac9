import { useSyncExternalStore } from 'react'

type Unsubscribe = () => void

type SourceOptions<Value> = {
  /** Subscribes to changes from elsewhere, for as long as anybody uses the value. */
  listen?: (listener: () => void) => Unsubscribe
  /** The value on pages that are drawn at build time; without it, what `read` says there. */
  printed?: () => Value
}

/**
 * Lets components show what is kept outside React. `read` has to give the same value until it has changed; `tell` draws
 * everything that uses it anew.
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

/** A value that components in different places show and change. */
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
