import { useSyncExternalStore } from 'react'

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

/** Where the entry with this id stands; null when nothing was heard of it since the page was opened. */
export function useSaveState(id: string): SaveState | null {
  return useStates().get(id) ?? null
}

/** Where several entries stand together: the state of the one that is furthest from being saved. */
export function useSaveStates(ids: readonly string[]): SaveState | null {
  const all = useStates()
  const held = ids.flatMap((id) => all.get(id) ?? [])
  return FROM_WORST.find((state) => held.includes(state)) ?? null
}

/** Is anything of this page still waiting on the device? */
export function useIsAnythingWaiting(): boolean {
  return [...useStates().values()].includes('waiting')
}
