import { getSession } from '@think-twice/contract/session'
import { currentUser, forgetUser } from '../browser/current-user.ts'
import { queryFunction, whenSessionEnds } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { openAuth } from './auth-dialog-state.ts'

/**
 * When the server answers 401 to a signed-in person, the stored user is removed and the login dialog opens. What they were
 * doing stays: sessions and unsent results are on the device.
 */
export function watchSession(): void {
  whenSessionEnds(() => {
    if (currentUser() === null) return
    forgetUser()
    queryClient.clear()
    openAuth('login')
  })
  // Asked only when a stored user exists; a visitor has nothing to ask.
  if (currentUser() === null) return
  const ask = queryFunction({ on401: 'throw' })
  ask({ queryKey: [getSession.path], signal: new AbortController().signal }).catch((error: unknown) => {
    console.warn('Who is signed in could not be confirmed.', error)
  })
}
