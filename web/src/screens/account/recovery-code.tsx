import { useState } from 'react'
import type { CurrentUser } from '../../browser/current-user.ts'
import { copyText, hasClipboard } from '../../browser/device.ts'
import { makeRecoveryCode, type RecoveryCode } from '../../data/sign-ins.ts'
import { dateText } from '../../parts/date-text.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { PasswordField } from '../../ui/field.tsx'
import { Form, textIn } from '../../ui/form.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { Row } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './account.module.css'
import { HiddenUsername, useAccountForm } from './account-form.tsx'

/**
 * The recovery code: made with the password, shown once. `madeAt` is when the current code was made, null without one.
 */
export function RecoveryCodeSection({ user, madeAt }: { user: CurrentUser; madeAt: number | null }) {
  const [made, setMade] = useState<RecoveryCode | null>(null)
  return (
    <LabeledSection isGroup title="Recovery code">
      <p className={styles.lead}>
        We don’t ask for an email address, so if you forget your password, this code is how you get back in.
      </p>
      {made ? (
        <RecoveryCoupon {...made} onDone={() => setMade(null)} />
      ) : (
        <CodeForm user={user} madeAt={madeAt} onMade={setMade} />
      )}
    </LabeledSection>
  )
}

type CodeFormProps = { user: CurrentUser; madeAt: number | null; onMade: (code: RecoveryCode) => void }

function CodeForm({ user, madeAt, onMade }: CodeFormProps) {
  const form = useAccountForm({
    send: async (typed) => onMade(await makeRecoveryCode(user.id, textIn(typed, 'currentPassword'))),
    general: 'The code couldn’t be made',
    onlyField: 'currentPassword',
  })
  return (
    <>
      {madeAt !== null && (
        <p className={styles.lead}>
          You have a code, made {dateText(madeAt)}. It can’t be shown again, and a new one cancels it.
        </p>
      )}
      <Form className={styles.stacked} form={form}>
        <HiddenUsername username={user.username} />
        <PasswordField label="Your password" name="currentPassword" autoComplete="current-password" required />
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          {madeAt === null ? 'Make a recovery code' : 'Make a new code'}
        </button>
      </Form>
    </>
  )
}

/** The code, shown this one time only. */
function RecoveryCoupon({ code, madeAt, onDone }: RecoveryCode & { onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const small = classNames(buttons.button, buttons.small)
  return (
    <div className={styles.coupon} role="status">
      <p className={typography.fine}>Your recovery code, made {dateText(madeAt)}</p>
      <code>{code}</code>
      <p className={typography.small}>
        Write it down now: you’ll see it only this once. It lets you set a new password once, and signs you out on every
        other device.
      </p>
      <Row gap={2} top={4} className={styles.actions}>
        {hasClipboard() && (
          <button type="button" className={small} onClick={() => copyText(code).then(setCopied)}>
            {isCopied ? 'Copied' : 'Copy'}
          </button>
        )}
        <button type="button" className={small} onClick={() => print()}>
          Print
        </button>
        <button type="button" className={classNames(buttons.plain, buttons.small)} onClick={onDone}>
          I’ve saved it
        </button>
      </Row>
    </div>
  )
}
