import { Dialog } from '../ui/dialog.tsx'
import { NeedsConnection } from '../ui/needs-connection.tsx'
import { closeAuth, useAuthForm } from './auth-dialog-state.ts'
import { DeletedAccountDialog } from './deleted-account.tsx'
import { RegisterForm } from './register-form.tsx'
import { LoginForm, RecoverForm } from './sign-in-form.tsx'

/** The forms as overlays; each can swap to the other. */
export function AuthDialogs() {
  const form = useAuthForm()
  if (form === 'login') {
    return (
      <Dialog
        key="login"
        title="Welcome back"
        lead="Log in to save your results and pick up where you left off."
        onClose={closeAuth}
      >
        <NeedsConnection>You’re offline. Logging in needs a connection.</NeedsConnection>
        <LoginForm />
      </Dialog>
    )
  }
  if (form === 'register') {
    return (
      <Dialog
        key="register"
        title="Create an account"
        lead="Keep your results, streaks and favorites in one place."
        onClose={closeAuth}
      >
        <NeedsConnection>You’re offline. Signing up needs a connection.</NeedsConnection>
        <RegisterForm />
      </Dialog>
    )
  }
  if (form === 'recover') {
    return (
      <Dialog
        key="recover"
        title="Set a new password"
        lead="You’ll need the recovery code you made on your account page. Don’t have one? Whoever runs this site can make you one."
        onClose={closeAuth}
      >
        <NeedsConnection>You’re offline. Setting a new password needs a connection.</NeedsConnection>
        <RecoverForm />
      </Dialog>
    )
  }
  return form === 'deleted' ? <DeletedAccountDialog /> : null
}
