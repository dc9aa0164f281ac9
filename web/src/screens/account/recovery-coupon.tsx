import { useState } from 'react'
import { copyText, hasClipboard } from '../../browser/clipboard.ts'
import { dateText } from '../../parts/date-text.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './recovery-coupon.module.css'

/** The code, shown this one time only. */
export function RecoveryCoupon({ code, madeAt, onDone }: { code: string; madeAt: number; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const small = classNames(buttons.button, buttons.small)
  return (
    <div className={styles.coupon} role="status">
      <p className={typography.fine}>Your recovery code, made {dateText(madeAt)}</p>
      <code>{code}</code>
      <p className={typography.small}>
        Write it down now: you’ll see it only this once. It works once. It lets you set a new password, and it signs you
        out on every other device.
      </p>
      <div className={styles.actions}>
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
      </div>
    </div>
  )
}
