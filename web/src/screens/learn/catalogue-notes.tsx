import { openAuth } from '../../auth/auth-dialog-state.ts'
import buttons from '../../ui/button.module.css'
import waiting from '../../ui/waiting.module.css'
import styles from './catalogue-notes.module.css'

/** What a visitor reads in place of hearts. */
export function LoginNote() {
  return (
    <p className={styles.login}>
      <span>Log in to save favorites.</span>
      <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
        Login
      </button>
    </p>
  )
}

/** Says that hearts and flags could not be loaded, though the catalogue itself is there. */
export function MarksFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <span className={styles.marksFailed}>
      Favorites or flags couldn’t be loaded.
      <button type="button" className={buttons.small} onClick={onTryAgain}>
        Try again
      </button>
    </span>
  )
}

/** Says that the catalogue itself could not be loaded. */
export function CatalogueFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={waiting.waiting}>
      <p role="alert">The catalog couldn’t be loaded. Check your connection, then try again.</p>
      <button type="button" className={buttons.button} onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
