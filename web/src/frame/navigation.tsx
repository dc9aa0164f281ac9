import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { ACCOUNT_ADDRESS, CLASSES_ADDRESS, requestedOnDashboard } from '../addresses.ts'
import { openAuth } from '../auth/auth-dialog-state.ts'
import { useCurrentUser, useIsSignInBrief } from '../browser/current-user.ts'
import { useTheme } from '../browser/theme.ts'
import buttons from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './navigation.module.css'
import pages from './page.module.css'

// Lazy, because only signed-in people have these.
const LogoutButton = lazy(async () => ({ default: (await import('../auth/logout-button.tsx')).LogoutButton }))
const StaySignedIn = lazy(async () => ({ default: (await import('./stay-signed-in.tsx')).StaySignedIn }))
const NamedAccountLink = lazy(async () => ({ default: (await import('./named-account-link.tsx')).NamedAccountLink }))

/** Shown until the code of the children arrives, or if it never does. */
function Late({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

/** The bar at the top of every screen but a running attempt. */
export function Navigation() {
  const isSignInBrief = useIsSignInBrief()
  return (
    <header className={styles.navigation}>
      <div className={classNames(pages.width, styles.bar)}>
        <Logo className={styles.logo} />
        <nav className={styles.links} aria-label="Main">
          <NavigationLinks />
        </nav>
        <SignUpShortcut />
        <AccountButton />
        <ThemeButton />
        <CompactMenu />
      </div>
      {isSignInBrief && (
        <Late fallback={null}>
          <StaySignedIn />
        </Late>
      )}
    </header>
  )
}

function NavigationLinks({ isCompact = false }: { isCompact?: boolean }) {
  const user = useCurrentUser()
  return (
    <>
      <NavigationLink href="/learn">Learn</NavigationLink>
      {user ? (
        <>
          <NavigationLink href="/dashboard">Dashboard</NavigationLink>
          <NavigationLink href="/progress">Progress</NavigationLink>
          {isCompact && (
            <>
              <Link className={styles.link} href={CLASSES_ADDRESS}>
                Classes
              </Link>
              <Link className={styles.link} href={ACCOUNT_ADDRESS}>
                Account
              </Link>
            </>
          )}
          <Late fallback={<span className={styles.link}>Logout</span>}>
            <LogoutButton className={styles.link} />
          </Late>
        </>
      ) : (
        <>
          <button type="button" className={styles.link} onClick={() => openAuth('login')}>
            Login
          </button>
          <SignUpButton className={styles.signUp} />
        </>
      )}
    </>
  )
}

function NavigationLink({ href, children }: { href: string; children: string }) {
  const [location] = useLocation()
  const [search] = useSearchParams()
  const isHere = location === href && requestedOnDashboard(search) === 'dashboard'
  return (
    <Link className={styles.link} href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** The sign-up button beside the compact menu, for visitors on a phone. */
function SignUpShortcut() {
  const user = useCurrentUser()
  return user ? null : <SignUpButton className={styles.shortcut} />
}

function SignUpButton({ className }: { className: string | undefined }) {
  return (
    <button
      type="button"
      className={classNames(buttons.primary, buttons.small, className)}
      onClick={() => openAuth('register')}
    >
      Sign Up
    </button>
  )
}

/** The way to the account page, with the initial of the name shown; on a phone it is in the menu. */
function AccountButton() {
  const user = useCurrentUser()
  const [location] = useLocation()
  const [search] = useSearchParams()
  if (!user) return null
  const isHere = location === '/dashboard' && requestedOnDashboard(search) === 'account'
  return (
    <Late fallback={<AccountLink name={user.name} isHere={isHere} />}>
      <NamedAccountLink user={user} isHere={isHere} />
    </Late>
  )
}

function ThemeButton() {
  const { theme, toggleTheme } = useTheme()
  const label = theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'
  return (
    <Tooltip text={label}>
      <button type="button" className={buttons.iconButton} aria-label={label} onClick={toggleTheme}>
        <span className={styles.moon}>
          <Icon name="moon" />
        </span>
        <span className={styles.sun}>
          <Icon name="sun" />
        </span>
      </button>
    </Tooltip>
  )
}

/** The links under 40 rem, rendered only while the menu is open. A click outside, Escape or a choice closes it. */
function CompactMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [location] = useLocation()
  const [search] = useSearchParams()
  // Only this part of the search closes the menu, because a page may write filters there on its own.
  const part = requestedOnDashboard(search)
  const userId = useCurrentUser()?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in the menu changes the address, or who is signed in.
  useEffect(() => setOpen(false), [location, part, userId])
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
    <div className={styles.menu} data-menu ref={menu}>
      <button
        type="button"
        className={buttons.iconButton}
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <nav className={styles.panel} aria-label="Main, compact">
          <NavigationLinks isCompact />
        </nav>
      )}
    </div>
  )
}
