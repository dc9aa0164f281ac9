import { currentUser, endUserSession, forgetUser } from '../browser/current-user.ts'
import { type SessionEnd, whenSessionEnds } from '../data/api.ts'
import { forgetReplies } from '../data/query-client.ts'
import { isSessionOver } from '../data/sign-ins.ts'
import { forgetAccount } from '../saving/forget-account.ts'
import { showToast } from '../ui/show-toast.ts'
import { openAuth } from './auth-dialog-state.ts'
import { restoreDeletionNotice, showDeletionNotice } from './deleted-account.tsx'

/**
 * The stored user is removed and the login dialog opens. Attempts and unsent results stay on the device, unless the
 * account itself is gone: then a dialog says so, and its unsent entries are removed too.
 */
function endSession(how: SessionEnd): void {
  const user = currentUser()
  if (user === null) return
  const address = location.pathname + location.search
  forgetReplies()
  if (how === 'account deleted') {
    forgetUser()
    void showDeletionNotice(user.id)
  } else {
    endUserSession(user.id)
    openAuth('login', address)
  }
}

/**
 * When the server tells a signed-in person that their session is over, it ends here too. We ask who is signed in only
 * when there is a stored user; a visitor has nothing to ask.
 */
export function watchSession(): void {
  whenSessionEnds(endSession)
  restoreDeletionNotice()
  if (currentUser() === null) return
  isSessionOver()
    .then((isOver) => {
      if (isOver) endSession('signed out')
    })
    .catch((error: unknown) => console.warn('Who is signed in could not be confirmed.', error))
}

/** What follows when the account was deleted here: the device keeps nothing of it either. */
export async function leaveDeletedAccount(userId: number): Promise<void> {
  forgetUser()
  forgetReplies()
  await forgetAccount(userId)
  showToast({
    title: 'Account deleted',
    description: 'Everything in it is gone. You’re welcome back anytime.',
  })
}
