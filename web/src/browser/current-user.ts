import { useMemo, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './device-storage.ts'

/** Who is signed in on this device. It drives the interface only; the server decides by its own session. */
export type CurrentUser = { id: number; name: string; username: string; createdAt: string | number }

const KEY = 'user'
const listeners = new Set<() => void>()
/** In case the device keeps nothing: who is signed in until the page is closed. */
let inMemory: string | null = null

function storedUser(): string | null {
  return readStored(KEY) ?? inMemory
}

/** The stored user; a corrupt one counts as logged out. */
export function parseUser(stored: string | null): CurrentUser | null {
  if (stored === null) return null
  try {
    const { id, name, username, createdAt } = JSON.parse(stored)
    const isUser =
      Number.isInteger(id) &&
      typeof name === 'string' &&
      typeof username === 'string' &&
      (typeof createdAt === 'string' || typeof createdAt === 'number')
    return isUser ? { id, name, username, createdAt } : null
  } catch {
    return null
  }
}

export function currentUser(): CurrentUser | null {
  return parseUser(storedUser())
}

export function useCurrentUser(): CurrentUser | null {
  const stored = useSyncExternalStore((listener) => {
    listeners.add(listener)
    // Another tab signed in or out.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }, storedUser)
  return useMemo(() => parseUser(stored), [stored])
}

export function rememberUser(user: CurrentUser): void {
  const text = JSON.stringify(user)
  inMemory = writeStored(KEY, text) ? null : text
  for (const listener of listeners) listener()
}

export function forgetUser(): void {
  inMemory = null
  removeStored(KEY)
  for (const listener of listeners) listener()
}
