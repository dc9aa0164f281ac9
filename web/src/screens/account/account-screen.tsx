import { Link, Redirect } from 'wouter'
import { type CurrentUser, useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useOwnAccount } from '../../data/accounts.ts'
import pages from '../../frame/page.module.css'
import { RefusedNote } from '../../parts/save-status.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './account.module.css'
import { QuizQuestions, RoundLengthChoice, RoundQuestions, ThemeChoices } from './device-settings.tsx'
import { NameForm, PasswordForm } from './name-and-password.tsx'
import { RecoveryCodeSection } from './recovery-code.tsx'
import { SignIns } from './sign-ins.tsx'
import { DeleteAccount, YourData } from './your-data.tsx'

/** The settings of the account and of this device. Leads visitors home. */
export function AccountScreen() {
  usePageTitle('Account')
  const user = useCurrentUser()
  if (user === null) return <Redirect to="/" replace />
  return (
    <div className={classNames(pages.page, styles.account)}>
      <Link className={pages.back} href="/dashboard">
        <Icon name="arrowLeft" /> Back to dashboard
      </Link>
      <h1 className={typography.pageTitle}>Account</h1>
      <DoubleRule className={styles.rule} />
      <Account key={user.id} user={user} />
    </div>
  )
}

/** The settings need no network; what the server keeps appears when it replies. */
function Account({ user }: { user: CurrentUser }) {
  const account = useOwnAccount(user.id)
  return (
    <>
      <NeedsConnection>
        You’re offline. You can change this device’s settings. Everything else here needs a connection.
      </NeedsConnection>
      <RefusedNote userId={user.id} />
      <NameForm user={user} account={account.data ?? null} />
      <ThemeChoices />
      <RoundLengthChoice />
      <RoundQuestions />
      <QuizQuestions />
      <PasswordForm user={user} />
      <RecoveryCodeSection user={user} madeAt={account.data?.recoveryCodeMadeAt ?? null} />
      <SignIns user={user} />
      <YourData user={user} />
      <DoubleRule className={styles.end} />
      <DeleteAccount user={user} kept={account.data?.kept ?? null} />
    </>
  )
}
