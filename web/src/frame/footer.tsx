import { WaitingNote } from '../saving/save-status.tsx'
import { ExternalLink, SOURCE_SITE } from '../ui/external-link.tsx'
import { Logo } from '../ui/logo.tsx'

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <Logo />
        <WaitingNote />
        <p className="small">
          Fallacy definitions are credited to{' '}
          <ExternalLink className="link" href={SOURCE_SITE.href}>
            {SOURCE_SITE.name}
          </ExternalLink>{' '}
          by The School of Thought, and every catalogue entry links to its source. Think Twice is open source.
        </p>
      </div>
    </footer>
  )
}
