import { Dialog } from '../ui/dialog.tsx'
import { NeedsConnection } from '../ui/needs-connection.tsx'
import { closeAuth, useAuthForm } from './auth-dialog-state.ts'
import { DeletedAccountDialog } from './deleted-account.tsx'
import { LoginForm } from './login-form.tsx'
import { RecoverForm } from './recover-form.tsx'
import { RegisterForm } from './register-form.tsx'

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
        <NeedsConnection>Logging in needs a connection, and there is none just now.</NeedsConnection>
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
        <NeedsConnection>Signing up needs a connection, and there is none just now.</NeedsConnection>
        <RegisterForm />
      </Dialog>
    )
  }
  if (form === 'recover') {
    return (
      <Dialog
        key="recover"
        title="Set a new password"
        lead="You need the recovery code that you made on your account page. If you don’t have it, whoever runs this site can make you another one."
        onClose={closeAuth}
      >
        <NeedsConnection>A new password needs a connection, and there is none just now.</NeedsConnection>
        <RecoverForm />
      </Dialog>
    )
  }
  return <DeletedAccountDialog />
}
