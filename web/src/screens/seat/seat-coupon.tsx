import { spacedCode } from '@think-twice/core/class/class-codes'
import { hasClipboard, useCopy } from '../../browser/device.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './seat.module.css'

/** The code of a new seat, until its owner has it. */
export type Coupon = { code: string; onKept: () => void }

export function SeatCoupon({ code, onKept }: Coupon) {
  const { outcome, onCopy } = useCopy(code)
  return (
    <div className={styles.coupon} role="status">
      <p className={typography.label}>Your seat code</p>
      <code>{spacedCode(code)}</code>
      <p className={typography.small}>
        Write it down to go on from another device. It’s shown only now, and nobody can look it up.
      </p>
      <Row gap={2} top={3}>
        {hasClipboard() && (
          <button type="button" className={buttons.small} onClick={onCopy}>
            {outcome === 'copied' ? 'Copied' : 'Copy'}
          </button>
        )}
        <button type="button" className={classNames(buttons.small, buttons.plain)} onClick={onKept}>
          I’ve got it
        </button>
      </Row>
    </div>
  )
}
