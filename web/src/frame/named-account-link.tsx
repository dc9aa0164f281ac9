import type { CurrentUser } from '../browser/current-user.ts'
import { useShownName } from '../data/accounts.ts'
import { AccountLink } from './account-link.tsx'

/** The way to the account page, with the display name once it is known. */
export function NamedAccountLink({ user, isHere }: { user: CurrentUser; isHere: boolean }) {
  return <AccountLink name={useShownName(user)} isHere={isHere} />
}
