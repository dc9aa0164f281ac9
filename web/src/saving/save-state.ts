import { useEffect, useSyncExternalStore } from 'react'

/** Where an entry stands. `saved` only after the server has said so. */
export type SaveState = 'saving' | 'saved' | 'waiting' | 'refused'

const FROM_WORST: readonly SaveState[] = ['refused', 'waiting', 'saving', 'saved']

let states: ReadonlyMap<string, SaveState> = new Map()
const listeners = new Set<() => void>()

export function setEntryState(id: string, state: SaveState): void {
  states = new Map(states).set(id, state)
  for (const listener of listeners) listener()
}

function useStates(): ReadonlyMap<string, SaveState> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => states,
  )
}

/** Entries of which the page tells where they are. */
const told = new Map<string, number>()

function tell(ids: readonly string[], by: 1 | -1): void {
  for (const id of ids) told.set(id, (told.get(id) ?? 0) + by)
  states = new Map(states)
  for (const listener of listeners) listener()
}

/**
 * Where one or several entries stand together: the state of the one that is furthest from being saved; null when nothing was
 * heard of them since the page was opened. Who asks tells the person.
 */
export function useSaveState(...ids: readonly string[]): SaveState | null {
  const key = ids.join(' ')
  useEffect(() => {
    const asked = key.split(' ')
    tell(asked, 1)
    return () => tell(asked, -1)
  }, [key])
  const all = useStates()
  const held = ids.flatMap((id) => all.get(id) ?? [])
  return FROM_WORST.find((state) => held.includes(state)) ?? null
}

/** Is anything of this page waiting on the device, and does nothing else on it say so? */
export function useIsAnythingWaiting(): boolean {
  const waiting = [...useStates()].filter(([, state]) => state === 'waiting')
  return waiting.length > 0 && !waiting.some(([id]) => told.get(id))
}
