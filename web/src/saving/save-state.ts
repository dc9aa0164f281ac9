import { useEffect } from 'react'
import { create } from 'zustand'
import type { EntryState } from './outbox-store.ts'

/** Where an entry is: `saving` until it is on the device; `saved` only after the server says so. */
export type SaveState = 'saving' | EntryState

/** One line that says where a result or an answer is. */
export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'Saved on this device. It will be sent when the connection is back.',
  refused: 'The server didn’t accept this. It’s kept on this device.',
}

const FROM_WORST: readonly SaveState[] = ['refused', 'waiting', 'saving', 'saved']

type Shown = {
  states: ReadonlyMap<string, SaveState>
  /** The number of components that show the state of each entry. */
  shownBy: ReadonlyMap<string, number>
}

const store = create<Shown>(() => ({ states: new Map(), shownBy: new Map() }))

export function entryStates(): ReadonlyMap<string, SaveState> {
  return store.getState().states
}

/** Null if nothing is known of the entry any more. */
export function setEntryState(id: string, state: SaveState | null): void {
  const states = new Map(entryStates())
  if (state) states.set(id, state)
  else states.delete(id)
  store.setState({ states })
}

function countShowing(ids: readonly string[], by: 1 | -1): void {
  const shownBy = new Map(store.getState().shownBy)
  for (const id of ids) shownBy.set(id, (shownBy.get(id) ?? 0) + by)
  store.setState({ shownBy })
}

/** After a reload, what became of an entry is known only on the device. */
async function readState(id: string): Promise<void> {
  // The footer of every page imports this file, and the first screen has no use for the store.
  const { outboxStore } = await import('./outbox-store.ts')
  const state = await outboxStore.stateOf(id)
  if (state !== null && state !== 'unknown' && !entryStates().has(id)) setEntryState(id, state)
}

/**
 * The state of one or more entries together: that of the one furthest from being saved; null if nothing is known of
 * them. The caller shows the state to the person.
 */
export function useSaveState(...ids: readonly string[]): SaveState | null {
  const key = ids.join(' ')
  useEffect(() => {
    const asked = key.split(' ')
    countShowing(asked, 1)
    for (const id of asked) void readState(id)
    return () => countShowing(asked, -1)
  }, [key])
  return store(({ states }) => FROM_WORST.find((state) => ids.some((id) => states.get(id) === state)) ?? null)
}

/** Is anything from this page waiting on the device without anything else on the page saying so? */
export function useIsAnythingWaiting(): boolean {
  return store(({ states, shownBy }) => {
    const waiting = [...states].filter(([, state]) => state === 'waiting')
    return waiting.length > 0 && !waiting.some(([id]) => shownBy.get(id))
  })
}
