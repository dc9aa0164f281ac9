import { useSyncExternalStore } from 'react'

/** Which of the two forms is open, if any. They are overlays, not addresses. */
export type AuthForm = 'login' | 'register'

let openForm: AuthForm | null = null
const listeners = new Set<() => void>()

/** Opens a form; from one form it swaps to the other. */
export function openAuth(form: AuthForm): void {
  openForm = form
  for (const listener of listeners) listener()
}

export function closeAuth(): void {
  openForm = null
  for (const listener of listeners) listener()
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
