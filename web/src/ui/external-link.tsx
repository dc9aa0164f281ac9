import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A link that opens in a new window, and says so. */
export function ExternalLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" className={className.includes('btn') ? '' : 'icon--in'} />
      <span className="vh"> (opens in a new window)</span>
    </a>
  )
}

/** The educational site that the fallacy definitions are credited to. */
export const SOURCE_SITE = { name: 'yourlogicalfallacyis.com', href: 'https://yourlogicalfallacyis.com/' }
