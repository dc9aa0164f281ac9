import { createStore } from '../browser/store.ts'

/** The form that is open, if any, or the notice that the account was deleted. They are overlays, not addresses. */
export type AuthForm = 'login' | 'register' | 'recover' | 'deleted'

const openForm = createStore<AuthForm | null>(null)
/** Where the person was when their session ended, to take them back there. */
let returnTo: string | null = null

/** Opens a form, or swaps from one form to the other. Signing in leads back to an address, if one is given. */
export function openAuth(form: AuthForm, address?: string): void {
  if (address !== undefined) returnTo = address
  openForm.set(form)
}

export function closeAuth(): void {
  returnTo = null
  openForm.set(null)
}

/** The address that signing in leads to; null to stay on the page. */
export function returnAddress(): string | null {
  return returnTo
}

export function useAuthForm(): AuthForm | null {
  return openForm.use()
}
