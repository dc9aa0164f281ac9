import { useCopy } from '../../../browser/device.ts'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import styles from './share-buttons.module.css'

type ShareButtonsProps = {
  /** The text to copy. */
  text: string
  /** Its name: 'Link' for 'Link copied.' */
  what: string
  /** The data for the device's own way of sharing, if it has one. */
  share: ShareData
}

/** Copy and, if the device can, share. If neither is allowed, the text itself can be selected. */
export function ShareButtons({ text, what, share }: ShareButtonsProps) {
  const { outcome, onCopy } = useCopy(text)
  const onShare = () => {
    // Closing the device's share sheet is a change of mind, not a failure.
    navigator.share(share).catch(() => {})
  }
  return (
    <Row gap={3} rowGap={2} top={3}>
      <button type="button" className={buttons.small} onClick={onCopy}>
        <Icon name="copy" /> Copy
      </button>
      {'share' in navigator && (
        <button type="button" className={buttons.small} onClick={onShare}>
          <Icon name="share" /> Share
        </button>
      )}
      <p className={typography.small} role="status">
        {outcome === 'copied'
          ? `${what} copied.`
          : outcome && 'The text couldn’t be copied. You can select it instead:'}
      </p>
      {outcome === 'failed' && <textarea className={styles.text} readOnly rows={3} aria-label={what} value={text} />}
    </Row>
  )
}
