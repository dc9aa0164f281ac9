import { useSyncExternalStore } from 'react'

/** Which of the forms is open, if any. They are overlays, not addresses. */
export type AuthForm = 'login' | 'register' | 'recover'

let openForm: AuthForm | null = null
/** Where the person was when their session ended, and wants to be again. */
let returnTo: string | null = null
const listeners = new Set<() => void>()

/** Opens a form; from one form it swaps to the other. Signing in leads back to an address, if one is given. */
export function openAuth(form: AuthForm, address?: string): void {
  openForm = form
  if (address !== undefined) returnTo = address
  for (const listener of listeners) listener()
}

export function closeAuth(): void {
  openForm = null
  returnTo = null
  for (const listener of listeners) listener()
}

/** Where signing in leads; null: it stays where it is. */
export function returnAddress(): string | null {
  return returnTo
}

export function useAuthForm(): AuthForm | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => openForm,
  )
}
