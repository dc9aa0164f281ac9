import { useCopy } from '../../browser/use-copy.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './copy-link.module.css'

type CopyLinkProps = {
  link: string
  /** The words of the button. */
  children?: string
  /** What a screen reader says, if several such buttons are on the page. */
  label?: string
}

/** Puts a link on the clipboard. If that is not allowed, the link itself can be selected. */
export function CopyLink({ link, children = 'Copy the link', label }: CopyLinkProps) {
  const { outcome, onCopy } = useCopy(link)
  return (
    <span className={styles.copy}>
      <button type="button" className={buttons.small} aria-label={label} onClick={onCopy}>
        <Icon name="copy" /> {children}
      </button>
      <span className={typography.small} role="status">
        {outcome === 'copied' ? 'Copied.' : outcome && link}
      </span>
    </span>
  )
}
