import { openAuth } from '../../auth/auth-dialog-state.ts'
import buttons from '../../ui/button.module.css'
import styles from './sample-note.module.css'

/** Tells a visitor that these numbers are nobody's, and how to get their own. */
export function SampleNote() {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div>
        <h2 id="sample">Sample data</h2>
        <p>This is the progress of a sample learner. Log in or sign up to see your own.</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
          Login
        </button>
        <button type="button" className={buttons.small} onClick={() => openAuth('register')}>
          Sign Up
        </button>
      </div>
    </section>
  )
}
