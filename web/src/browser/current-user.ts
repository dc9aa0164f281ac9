import { useMemo } from 'react'
import { parseJson, readStored, removeStored, writeStored } from './device-storage.ts'
import { fieldsOf } from './fields-of.ts'
import { dropKeptFavorites } from './kept-favorites.ts'
import { createSource } from './store.ts'

/** Who is signed in on this device. It drives the interface only; the server decides by its own session. */
export type CurrentUser = { id: number; name: string; username: string; createdAt: string | number }

const KEY = 'user'
/** In case the device keeps nothing: who is signed in until the page is closed. */
let inMemory: string | null = null

function storedUser(): string | null {
  return readStored(KEY) ?? inMemory
}

/** The stored user; a corrupt one counts as logged out. */
export function parseUser(stored: string | null): CurrentUser | null {
  return parseJson(stored, userIn)
}

function userIn(kept: unknown): CurrentUser | null {
  const { id, name, username, createdAt } = fieldsOf(kept)
  if (typeof id !== 'number' || !Number.isInteger(id)) return null
  if (typeof name !== 'string' || typeof username !== 'string') return null
  return typeof createdAt === 'string' || typeof createdAt === 'number' ? { id, name, username, createdAt } : null
}

export function currentUser(): CurrentUser | null {
  return parseUser(storedUser())
}

/** Takes somebody to be signed in without telling the device: for pages that are prerendered for them. */
export function presumeUser(user: CurrentUser | null): void {
  inMemory = user && JSON.stringify(user)
}

const shownUser = createSource(storedUser, {
  // Another tab signed in or out.
  listen: (listener) => {
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
})

export function useCurrentUser(): CurrentUser | null {
  const stored = shownUser.use()
  return useMemo(() => parseUser(stored), [stored])
}

export function rememberUser(user: CurrentUser): void {
  const text = JSON.stringify(user)
  inMemory = writeStored(KEY, text) ? null : text
  shownUser.tell()
}

export function forgetUser(): void {
  inMemory = null
  removeStored(KEY)
  dropKeptFavorites()
  shownUser.tell()
}
