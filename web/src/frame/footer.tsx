import { WaitingNote } from '../saving/save-status.tsx'
import { classNames } from '../ui/class-names.ts'
import { ExternalLink, SOURCE_SITE } from '../ui/external-link.tsx'
import { Logo } from '../ui/logo.tsx'
import typography from '../ui/text.module.css'
import styles from './footer.module.css'
import pages from './page.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={classNames(pages.width, styles.columns)}>
        <Logo className={styles.logo} />
        <WaitingNote />
        <p className={typography.small}>
          Fallacy definitions are credited to <ExternalLink href={SOURCE_SITE.href}>{SOURCE_SITE.name}</ExternalLink> by
          The School of Thought, and every catalog entry links to its source. Think Twice is open source.
        </p>
      </div>
    </footer>
  )
}
