import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** The narrow bar of a running session: what it is, how long it has run, and the way out. */
export function SessionBar({ title, children }: { title: string; children?: ReactNode }) {
  const [, navigate] = useLocation()
  return (
    <header className="qbar">
      <div className="wrap qbar__in">
        <Logo markOnly />
        <h1>{title}</h1>
        {children}
        <Tooltip text="Close. Home keeps your place.">
          <button type="button" className="iconbtn qbar__close" aria-label="Close" onClick={() => navigate('/')}>
            <Icon name="cross" />
          </button>
        </Tooltip>
      </div>
    </header>
  )
}
