import type { ReactNode } from 'react'
import buttons from './button.module.css'
import { Icon } from './icon.tsx'
import typography from './text.module.css'

type ExternalLinkProps = { href: string; look?: keyof typeof LOOKS; children: ReactNode }

const LOOKS = {
  text: typography.link,
  button: buttons.small,
  bare: buttons.bare,
} as const

/** A link that opens in a new window, and says so. */
export function ExternalLink({ href, look = 'text', children }: ExternalLinkProps) {
  return (
    <a className={LOOKS[look]} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" isInText={look === 'text'} />
      <span className={typography.visuallyHidden}> (opens in a new window)</span>
    </a>
  )
}
