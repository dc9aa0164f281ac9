import type { SignIn } from '@think-twice/contract/sign-ins'
import { relativeTimeText } from '@think-twice/core/activity/days'
import { LogoutButton } from '../../auth/logout-button.tsx'
import { useNow } from '../../browser/clock.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { type FieldProblem, problemOf, problemWith } from '../../data/http.ts'
import { endOtherSignIns, useEndSignIn, useSignIns } from '../../data/sign-ins.ts'
import { dateText } from '../../parts/date-text.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { drainOutbox } from '../../saving/outbox.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { RuledList } from '../../ui/layout.tsx'
import { Loader } from '../../ui/loading.tsx'
import { showToast } from '../../ui/show-toast.ts'
import styles from './account.module.css'

const NOT_SIGNED_OUT = 'Signing out didn’t work'

/** Where the person is signed in, with a way to sign out of each. */
export function SignIns({ user }: { user: CurrentUser }) {
  const signIns = useSignIns(user.id)
  const signOutOthers = async () => {
    // Entries still waiting are sent while this sign-in is still valid.
    await drainOutbox()
    const problem = await problemWith(endOtherSignIns(user.id), NOT_SIGNED_OUT)
    if (problem) sayFailure(problem)
    return problem === null
  }
  return (
    <LabeledSection isGroup title="Signed in on">
      {signIns.isPending && <Loader>Loading your sign-ins...</Loader>}
      {signIns.isError && (
        <EmptyState onTryAgain={() => signIns.refetch()}>Your sign-ins couldn’t be loaded.</EmptyState>
      )}
      {signIns.data && (
        <>
          <RuledList className={styles.list}>
            {signIns.data.map((signIn) => (
              <SignInRow key={signIn.id} user={user} signIn={signIn} />
            ))}
          </RuledList>
          <LogoutButton className={buttons.button} before={signOutOthers}>
            Sign out everywhere
          </LogoutButton>
          <p className={styles.fine}>Unsent answers are sent first.</p>
        </>
      )}
    </LabeledSection>
  )
}

function SignInRow({ user, signIn }: { user: CurrentUser; signIn: SignIn }) {
  const now = useNow()
  const end = useEndSignIn(user.id)
  const device = signIn.device ?? 'An unknown device'
  return (
    <li>
      <div>
        <b>{device}</b>
        <p>
          {signIn.isCurrent
            ? `Signed in ${dateText(signIn.signedInAt)}`
            : `Last used ${relativeTimeText(signIn.lastUsedAt, now).toLowerCase()}`}
        </p>
      </div>
      {signIn.isCurrent ? (
        <span className={styles.here}>This device</span>
      ) : (
        <button
          type="button"
          className={classNames(buttons.button, buttons.small)}
          aria-label={`Sign out ${device}`}
          disabled={end.isPending}
          onClick={() => end.mutate(signIn.id, { onError: (error) => sayFailure(problemOf(error, NOT_SIGNED_OUT)) })}
        >
          Sign out
        </button>
      )}
    </li>
  )
}

function sayFailure({ message }: FieldProblem): void {
  showToast({ title: 'Still signed in', description: message, style: 'destructive' })
}
