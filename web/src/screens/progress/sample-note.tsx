import { openAuth } from '../../auth/auth-dialog-state.ts'
import buttons from '../../ui/button.module.css'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './sample-note.module.css'

/** Tells a visitor that these numbers are a sample, and how to get their own. */
export function SampleNote() {
  return (
    <Notice as="section" dashed top={6} aria-labelledby="sample">
      <div className={styles.text}>
        <h2 id="sample">Sample data</h2>
        <Text look="quiet">This is the progress of a sample learner. Log in or sign up to see your own.</Text>
      </div>
      <Row gap={3}>
        <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
          Login
        </button>
        <button type="button" className={buttons.small} onClick={() => openAuth('register')}>
          Sign Up
        </button>
      </Row>
    </Notice>
  )
}
