import { useSyncExternalStore } from 'react'
import { readStored, removeStored } from './device-storage.ts'

/** Who is signed in on this device. It drives the interface only; the server decides by its own session. */
export type CurrentUser = { id: number; name: string; username: string; createdAt: string | number }

const KEY = 'user'
const listeners = new Set<() => void>()

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

export function useCurrentUser(): CurrentUser | null {
  const stored = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      // Another tab signed in or out.
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    () => readStored(KEY),
  )
  return parseUser(stored)
}

export function forgetUser(): void {
  removeStored(KEY)
  for (const listener of listeners) listener()
}
