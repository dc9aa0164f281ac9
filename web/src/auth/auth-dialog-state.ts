import { create } from 'zustand'

/** The form that is open, if any, or the notice that the account was deleted. They are overlays, not addresses. */
export type AuthForm = 'login' | 'register' | 'recover' | 'deleted'

type Open = {
  form: AuthForm | null
  /** Where the person was when their session ended, to take them back there. */
  returnTo: string | null
}

const dialog = create<Open>(() => ({ form: null, returnTo: null }))

/** Opens a form, or swaps from one form to the other. Signing in leads back to an address, if one is given. */
export function openAuth(form: AuthForm, address?: string): void {
  dialog.setState({ form, ...(address !== undefined && { returnTo: address }) })
}

export function closeAuth(): void {
  dialog.setState({ form: null, returnTo: null })
}

/** The address that signing in leads to; null to stay on the page. */
export function returnAddress(): string | null {
  return dialog.getState().returnTo
}

export function useAuthForm(): AuthForm | null {
  return dialog(({ form }) => form)
}
