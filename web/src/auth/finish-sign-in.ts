import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { type CurrentUser, rememberUser } from '../browser/current-user.ts'
import { keptValue } from '../browser/kept-values.ts'
import { forgetReplies } from '../data/query-client.ts'
import { drainAfterSignIn } from '../saving/outbox.ts'
import { claimOpenResult } from '../saving/save-result.ts'
import { showToast, type ToastContent } from '../ui/show-toast.ts'
import { closeAuth, returnAddress } from './auth-dialog-state.ts'

/**
 * Completes a successful sign-in or registration: the user is stored, an open result becomes theirs, the dialog
 * closes and a toast says so. The home page reloads, and the toast is shown afterward. Someone whose session ended on
 * another page returns there, and someone who needed an account for a page goes on to it.
 */
export async function finishSignIn(user: CurrentUser, toast: ToastContent, { isBrief = false } = {}): Promise<void> {
  rememberUser(user, { isBrief })
  forgetReplies()
  await claimOpenResult(user.id)
  const address = returnAddress()
  closeAuth()
  if (location.pathname === '/') {
    carryToast(toast)
    // The dashboard sent them home when their session ended.
    if (address?.startsWith('/dashboard')) location.replace(address)
    else location.reload()
  } else {
    void drainAfterSignIn()
    showToast(toast)
    // A first step that was waiting needed an account.
    if (address !== null && address !== location.pathname + location.search) navigate(address)
  }
}

/** A toast that outlives a reload of the page. */
const carried = keptValue({
  key: 'carried-toast',
  schema: z.object({ title: z.string(), description: z.string() }),
  initial: null,
  area: 'tab',
})

function carryToast({ title, description }: ToastContent): void {
  carried.set({ title, description })
}

/** Shows the toast that was carried through the reload, if there is one. */
export function showCarriedToast(): void {
  const content = carried.get()
  if (!content) return
  carried.set(null)
  showToast(content)
}
