import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ConceptTitle } from '../concept-name.tsx'
import styles from './attempt-bar.module.css'

type AttemptBarProps = {
  /** Left out when the page has its own heading; then the product's name is shown here. */
  title?: string
  /** The address and the label of the way out. */
  exit?: { href: string; hint: string }
  children?: ReactNode
}

const TO_HOME = { href: '/', hint: 'Close. You can pick up here from the home page.' }

/** The narrow bar of a running attempt: what it is, how long it has run, and the way out. */
export function AttemptBar({ title, exit = TO_HOME, children }: AttemptBarProps) {
  const [, navigate] = useLocation()
  return (
    <header className={styles.bar}>
      <div className={classNames(pages.width, styles.parts)}>
        <Logo className={title === undefined ? undefined : styles.logo} squaresOnly={title !== undefined} />
        {title !== undefined && (
          <h1>
            <ConceptTitle name={title} />
          </h1>
        )}
        {children}
        <Tooltip text={exit.hint}>
          <button
            type="button"
            className={classNames(buttons.iconButton, styles.close)}
            aria-label="Close"
            onClick={() => navigate(exit.href)}
          >
            <Icon name="cross" />
          </button>
        </Tooltip>
      </div>
    </header>
  )
}
