import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { openAuth } from '../auth/auth-dialog-state.ts'
import { LogoutButton } from '../auth/logout-button.tsx'
import { useCurrentUser } from '../browser/current-user.ts'
import { useTheme } from '../browser/theme.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** The bar at the top of every screen but a running session. */
export function Navigation() {
  return (
    <header className="nav">
      <div className="wrap nav__in">
        <Logo />
        <nav className="nav__links" aria-label="Main">
          <NavigationLinks />
        </nav>
        <SignUpShortcut />
        <ThemeButton />
        <CompactMenu />
      </div>
    </header>
  )
}

function NavigationLinks() {
  const user = useCurrentUser()
  return (
    <>
      <NavigationLink href="/learn">Learn</NavigationLink>
      {user ? (
        <>
          <NavigationLink href="/dashboard">Dashboard</NavigationLink>
          <NavigationLink href="/progress">Progress</NavigationLink>
          <LogoutButton />
        </>
      ) : (
        <>
          <button type="button" className="nav__button" onClick={() => openAuth('login')}>
            Login
          </button>
          <button type="button" className="btn btn--primary btn--sm nav__signup" onClick={() => openAuth('register')}>
            Sign Up
          </button>
        </>
      )}
    </>
  )
}

function NavigationLink({ href, children }: { href: string; children: string }) {
  const [location] = useLocation()
  return (
    <Link href={href} aria-current={location === href ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Beside the compact menu, for visitors on a phone. */
function SignUpShortcut() {
  const user = useCurrentUser()
  if (user) return null
  return (
    <button type="button" className="btn btn--primary btn--sm nav__cta" onClick={() => openAuth('register')}>
      Sign Up
    </button>
  )
}

function ThemeButton() {
  const { theme, toggleTheme } = useTheme()
  const label = theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'
  return (
    <Tooltip text={label}>
      <button type="button" className="iconbtn" aria-label={label} onClick={toggleTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </Tooltip>
  )
}

/** The same links under 640 px, on the page only while it is open. A click outside, Escape or a choice closes it. */
function CompactMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [location] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in the menu changes the address.
  useEffect(() => setOpen(false), [location])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      const isOutside = !(event.target instanceof Node && menu.current?.contains(event.target))
      if (isOutside) setOpen(false)
    }
    const closeByKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return
      setOpen(false)
      menu.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  return (
    <div className="menu" ref={menu}>
      <button
        type="button"
        className="iconbtn"
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <nav className="menu__panel" aria-label="Main, compact">
          <NavigationLinks />
        </nav>
      )}
    </div>
  )
}
