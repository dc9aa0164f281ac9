import { characterCount, plainPassword } from '@think-twice/core/typed-text'
import { signUp } from '../data/accounts.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { textIn } from '../ui/form.tsx'
import typography from '../ui/text.module.css'
import styles from './auth.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { OtherForm, SignInForm, type TitledProblem } from './sign-in-form.tsx'

/** The form's own minimum. The account service then checks the real one, which is longer. */
const SHORTEST_IN_FORM = 6

export function RegisterForm() {
  return (
    <>
      <SignInForm
        check={registerProblem}
        send={(typed) =>
          signUp(textIn(typed, 'name'), {
            username: textIn(typed, 'username'),
            password: textIn(typed, 'password'),
          })
        }
        titles={{
          refused: 'Registration Failed',
          broken: 'Registration Error',
          unkept: 'Account created, but not signed in',
        }}
        general="Failed to create account"
        welcome={({ name }) => ({ title: 'Registration Successful', description: `Welcome to Think Twice, ${name}!` })}
        submit="Create Account"
        pending="Creating Account..."
      >
        <TextField label="Full Name" name="name" autoComplete="name" required />
        <TextField label="Username" name="username" autoComplete="username" required />
        <NewPasswordField label="Password" name="password" />
        <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" required />
        <Checkbox name="agreed" ariaRequired>
          I agree to the terms and conditions
        </Checkbox>
        <Terms />
      </SignInForm>
      <OtherForm question="Already have an account?" form="login">
        Sign in
      </OtherForm>
    </>
  )
}

/** The first problem, in the form's order: passwords match, length, terms; null when there is none. */
export function registerProblem(typed: FormData): TitledProblem | null {
  const password = plainPassword(textIn(typed, 'password'))
  if (password !== plainPassword(textIn(typed, 'confirmation'))) {
    return { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.', field: 'confirmation' }
  }
  if (characterCount(password) < SHORTEST_IN_FORM) {
    return { title: 'Password Too Short', message: 'Password must be at least 6 characters long.', field: 'password' }
  }
  if (!typed.has('agreed')) {
    return { title: 'Terms Required', message: 'Please agree to the terms and conditions.', field: 'agreed' }
  }
  return null
}

/** The terms, short enough to read. */
function Terms() {
  return (
    <Fold className={styles.terms} summaryClassName={typography.link} summary="Read the terms">
      <ul>
        <li>Think Twice is free and comes with no warranty. It teaches; it doesn’t diagnose.</li>
        <li>
          We keep your username, your password and recovery code in scrambled form (hashes), your time zone, the devices
          you’re signed in on, and what you do here: results, answers, progress, streaks, achievements, favorites,
          learning paths, and what you write about scenarios.
        </li>
        <li>
          Your full name stays on your own device unless you save it on your account page. We don’t sell your data or
          share it with anyone. Others see only anonymous totals for the daily argument.
        </li>
        <li>On your account page you can download your data, or delete it along with your account.</li>
        <li>Please don’t attack the service or open accounts in other people’s names.</li>
      </ul>
    </Fold>
  )
}
