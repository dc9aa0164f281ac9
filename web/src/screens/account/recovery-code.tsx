import { useState } from 'react'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useMakeRecoveryCode } from '../../data/recovery.ts'
import { dateText } from '../../parts/date-text.ts'
import buttons from '../../ui/button.module.css'
import { PasswordField } from '../../ui/field.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './inline-form.module.css'
import { RecoveryCoupon } from './recovery-coupon.tsx'
import { useAccountForm } from './use-account-form.ts'

/**
 * The recovery code: made with the password, shown once. `madeAt` is when the current code was made, null without one.
 */
export function RecoveryCode({ user, madeAt }: { user: CurrentUser; madeAt: number | null }) {
  const make = useMakeRecoveryCode(user.id)
  return (
    <AccountSection title="Recovery code" note="Your spare key. Keep it somewhere safe.">
      <p className={styles.lead}>
        We don’t ask for an email address, so if you forget your password, this code is how you get back in.
      </p>
      {make.data ? (
        <RecoveryCoupon {...make.data} onDone={make.reset} />
      ) : (
        <CodeForm user={user} madeAt={madeAt} make={make} />
      )}
      {(make.data || madeAt !== null) && <p className={styles.fine}>Making a new code cancels the old one.</p>}
    </AccountSection>
  )
}

function CodeForm({
  user,
  madeAt,
  make,
}: {
  user: CurrentUser
  madeAt: number | null
  make: ReturnType<typeof useMakeRecoveryCode>
}) {
  const [password, setPassword] = useState('')
  const { isPending, onSubmit, problem } = useAccountForm(make, 'The code couldn’t be made')
  return (
    <>
      {madeAt !== null && (
        <p className={styles.lead}>
          You have a code, made {dateText(madeAt)}. It was shown once and can’t be shown again.
        </p>
      )}
      <form className={styles.stacked} onSubmit={(event) => onSubmit(event, password)}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={problem}
          required
        />
        <button type="submit" className={buttons.button} disabled={isPending}>
          {madeAt === null ? 'Make a recovery code' : 'Make a new code'}
        </button>
      </form>
    </>
  )
}
