import { classNames } from './class-names.ts'
import { customProperties } from './custom-properties.ts'
import styles from './meter.module.css'

type MeterProps = {
  percent: number
  ink?: keyof typeof INKS
  /** The percent that a notch marks. */
  notch?: number
  className?: string | undefined
}

const INKS = { fallacy: styles.fallacy, bias: styles.bias } as const

/** A measure of 0 to 100; its number is beside it in words, so it is hidden from screen readers. */
export function Meter({ percent, ink, notch, className }: MeterProps) {
  return (
    <div
      className={classNames(styles.meter, ink && INKS[ink], className)}
      style={customProperties({ '--percent': `${percent}%`, ...(notch && { '--notch': `${notch}%` }) })}
      aria-hidden="true"
    >
      <i />
      {notch !== undefined && <b />}
    </div>
  )
}
