import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

type SessionBarProps = {
  title: string
  /** Where the way out leads, and what it says of it. */
  exit?: { href: string; hint: string }
  children?: ReactNode
}

const TO_HOME = { href: '/', hint: 'Close. Home keeps your place.' }

/** The narrow bar of a running session: what it is, how long it has run, and the way out. */
export function SessionBar({ title, exit = TO_HOME, children }: SessionBarProps) {
  const [, navigate] = useLocation()
  return (
    <header className="qbar">
      <div className="wrap qbar__in">
        <Logo markOnly />
        <h1>{title}</h1>
        {children}
        <Tooltip text={exit.hint}>
          <button type="button" className="iconbtn qbar__close" aria-label="Close" onClick={() => navigate(exit.href)}>
            <Icon name="cross" />
          </button>
        </Tooltip>
      </div>
    </header>
  )
}
