import { openAuth } from '../../auth/auth-dialog-state.ts'

/** What a visitor reads in place of hearts. */
export function LoginNote() {
  return (
    <p className="note">
      <span>Log in to save favorites.</span>
      <button type="button" className="btn btn--sm" onClick={() => openAuth('login')}>
        Login
      </button>
    </p>
  )
}

/** Hearts and flags are missing; the catalogue itself is there. */
export function MarksFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <span className="count__failed">
      Favorites and flags could not be loaded.
      <button type="button" className="btn btn--sm" onClick={onTryAgain}>
        Try again
      </button>
    </span>
  )
}

/** The catalogue itself is missing. */
export function CatalogueFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="waiting">
      <p role="alert">The catalogue could not be loaded. Check the connection, then try again.</p>
      <button type="button" className="btn" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
