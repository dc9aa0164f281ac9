import { Link } from 'wouter'

/** Two squares, one laid over the other: you looked, then looked again. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <rect x="2" y="2" width="17" height="17" rx="2" fill="var(--fallacy)" />
      <rect className="ov" x="11" y="11" width="17" height="17" rx="2" fill="var(--bias)" />
    </svg>
  )
}

/** Leads home. On the session's narrow bar the name is left out. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Link className="logo" href="/" aria-label="Think Twice, home">
      <LogoMark />
      {markOnly || 'Think Twice'}
    </Link>
  )
}
