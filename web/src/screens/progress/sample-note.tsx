import { openAuth } from '../../auth/auth-dialog-state.ts'

/** Tells a visitor that these numbers are nobody's, and how to have their own. */
export function SampleNote() {
  return (
    <section className="sample" aria-labelledby="sample">
      <div>
        <h2 id="sample">Sample data</h2>
        <p>This is the progress of a sample learner. Log in or sign up, and the page is about you.</p>
      </div>
      <div className="sample__buttons">
        <button type="button" className="btn btn--sm" onClick={() => openAuth('login')}>
          Login
        </button>
        <button type="button" className="btn btn--sm" onClick={() => openAuth('register')}>
          Sign Up
        </button>
      </div>
    </section>
  )
}
