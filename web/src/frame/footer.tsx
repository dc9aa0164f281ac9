import { SOURCE_SITE } from '../addresses.ts'
import { SAVE_WORDS, useIsAnythingWaiting } from '../saving/save-state.ts'
import { classNames } from '../ui/class-names.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { NeedsConnection } from '../ui/needs-connection.tsx'
import typography from '../ui/text.module.css'
import styles from './footer.module.css'
import pages from './page.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={classNames(pages.width, styles.columns)}>
        <Logo className={styles.logo} />
        <WaitingNote />
        <NeedsConnection>
          You’re offline. You can keep studying, taking quizzes, and playing rounds. What you do is kept on this device.
        </NeedsConnection>
        <p className={typography.small}>
          Fallacy definitions are credited to <ExternalLink href={SOURCE_SITE.href}>{SOURCE_SITE.name}</ExternalLink> by
          The School of Thought, and every catalog entry links to its source. Think Twice is open source.
        </p>
      </div>
    </footer>
  )
}

/** Says that something on this device is waiting to be sent, at the foot of every page that does not say so itself. */
function WaitingNote() {
  const isWaiting = useIsAnythingWaiting()
  return isWaiting ? (
    <p className={typography.fine} role="status">
      {SAVE_WORDS.waiting}
    </p>
  ) : null
}
