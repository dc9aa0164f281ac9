import { getSession } from '@think-twice/contract/session'
import { currentUser, forgetUser } from '../browser/current-user.ts'
import { queryFunction, whenSessionEnds } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { openAuth } from './auth-dialog-state.ts'

/** The stored user is removed and the login dialog opens. Sessions and unsent results stay on the device. */
function endSession(): void {
  if (currentUser() === null) return
  const address = location.pathname + location.search
  forgetUser()
  queryClient.clear()
  openAuth('login', address)
}

/**
 * When the server answers 401 to a signed-in person, their session is over here too. It is asked who is signed in only when
 * a stored user exists; a visitor has nothing to ask.
 */
export function watchSession(): void {
  whenSessionEnds(endSession)
  if (currentUser() === null) return
  queryFunction({ on401: 'null' })({ queryKey: [getSession.path], signal: new AbortController().signal })
    .then((account) => {
      if (account === null) endSession()
    })
    .catch((error: unknown) => console.warn('Who is signed in could not be confirmed.', error))
}
