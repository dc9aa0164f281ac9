import { classNames } from './class-names.ts'
import { customProperties } from './custom-properties.ts'
import styles from './meter.module.css'

type MeterProps = { percent: number; type?: 'fallacy' | 'bias'; hasNotch?: boolean; className?: string | undefined }

const INKS = { fallacy: styles.fallacy, bias: styles.bias } as const

/** A measure of 0 to 100 in its type's ink; its number is beside it in words, so it is hidden from screen readers. */
export function Meter({ percent, type, hasNotch = false, className }: MeterProps) {
  return (
    <div
      className={classNames(styles.meter, type && INKS[type], hasNotch && styles.notched, className)}
      style={customProperties({ '--percent': `${percent}%` })}
      aria-hidden="true"
    >
      <i />
    </div>
  )
}
