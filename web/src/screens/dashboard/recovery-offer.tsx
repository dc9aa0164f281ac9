import { Link } from 'wouter'
import { ACCOUNT_ADDRESS } from '../../addresses.ts'
import { useSettings, writeSettings } from '../../browser/settings.ts'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './recovery-offer.module.css'

/** One quiet line for anyone who could not get back in without their password, until they make a code or dismiss it. */
export function RecoveryOffer() {
  const { hidesRecoveryOffer } = useSettings()
  if (hidesRecoveryOffer) return null
  return (
    <p className={classNames(typography.fine, styles.offer)}>
      We don’t have your email address, so we can’t send you a new password.{' '}
      <Link className={typography.link} href={ACCOUNT_ADDRESS}>
        Make a recovery code
      </Link>{' '}
      or{' '}
      <button type="button" className={typography.link} onClick={hide}>
        hide this line
      </button>
      .
    </p>
  )
}

function hide(): void {
  writeSettings({ hidesRecoveryOffer: true })
  document.querySelector('main')?.focus({ preventScroll: true })
}
