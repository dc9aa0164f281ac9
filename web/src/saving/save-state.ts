import { useEffect } from 'react'
import { createStore } from '../browser/store.ts'
import { type EntryState, outboxStore } from './outbox-store.ts'

/** Where an entry stands. `saving` until it is on the device; `saved` only after the server says so. */
export type SaveState = 'saving' | EntryState

/** One line that says where a result or an answer is. */
export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'Saved on this device. It will be sent when the connection is back.',
  refused: 'The server didn’t accept this. It’s kept on this device.',
}

const FROM_WORST: readonly SaveState[] = ['refused', 'waiting', 'saving', 'saved']

const states = createStore<ReadonlyMap<string, SaveState>>(new Map())

export function entryStates(): ReadonlyMap<string, SaveState> {
  return states.get()
}

/** Null if nothing is known of the entry any more. */
export function setEntryState(id: string, state: SaveState | null): void {
  const next = new Map(states.get())
  if (state) next.set(id, state)
  else next.delete(id)
  states.set(next)
}

/** How many components show the state of an entry. */
const shownBy = new Map<string, number>()

function countShowing(ids: readonly string[], by: 1 | -1): void {
  for (const id of ids) shownBy.set(id, (shownBy.get(id) ?? 0) + by)
  states.set(new Map(states.get()))
}

/** After a reload, what became of an entry is known only on the device. */
async function readState(id: string): Promise<void> {
  const state = await outboxStore.stateOf(id)
  if (state !== null && state !== 'unknown' && !states.get().has(id)) setEntryState(id, state)
}

/**
 * Where one or more entries stand together: the state of the one that is furthest from being saved; null if nothing is
 * known of them. The caller shows the state to the person.
 */
export function useSaveState(...ids: readonly string[]): SaveState | null {
  const key = ids.join(' ')
  useEffect(() => {
    const asked = key.split(' ')
    countShowing(asked, 1)
    for (const id of asked) void readState(id)
    return () => countShowing(asked, -1)
  }, [key])
  const all = states.use()
  const held = ids.flatMap((id) => all.get(id) ?? [])
  return FROM_WORST.find((state) => held.includes(state)) ?? null
}

/** Is anything from this page waiting on the device without anything else on the page saying so? */
export function useIsAnythingWaiting(): boolean {
  const waiting = [...states.use()].filter(([, state]) => state === 'waiting')
  return waiting.length > 0 && !waiting.some(([id]) => shownBy.get(id))
}
