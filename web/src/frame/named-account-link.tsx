import type { CurrentUser } from '../browser/current-user.ts'
import { useShownName } from '../data/own-account.ts'
import { Queries } from '../data/queries.tsx'
import { AccountLink } from './account-link.tsx'

type NamedAccountLinkProps = { user: CurrentUser; isHere: boolean }

/** The way to the account page, with the display name once known; works on screens with and without queries. */
export function NamedAccountLink(props: NamedAccountLinkProps) {
  return (
    <Queries>
      <Named {...props} />
    </Queries>
  )
}

function Named({ user, isHere }: NamedAccountLinkProps) {
  return <AccountLink name={useShownName(user)} isHere={isHere} />
}
