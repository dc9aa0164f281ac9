import { Link } from 'wouter'
import { ACCOUNT_ADDRESS } from '../addresses.ts'
import buttons from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import styles from './navigation.module.css'

/** The way to the account page, with the initial of a name. */
export function AccountLink({ name, isHere }: { name: string; isHere: boolean }) {
  return (
    <Tooltip text="Account">
      <Link
        className={classNames(buttons.iconButton, styles.account)}
        href={ACCOUNT_ADDRESS}
        aria-label="Account"
        aria-current={isHere ? 'page' : undefined}
      >
        <b>{initialOf(name)}</b>
      </Link>
    </Tooltip>
  )
}

/** The first character as people see it, which may be several code points. Older browsers cannot tell those apart. */
function initialOf(typed: string): string | undefined {
  const name = typed.trim()
  const [first] = Intl.Segmenter ? new Intl.Segmenter().segment(name) : [...name].map((segment) => ({ segment }))
  return first?.segment.toUpperCase()
}
