import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

type QrCodeProps = {
  text: string
  /** For screen readers. */
  label: string
}

/** A QR code, dark on light in every theme: many cameras read no other. As wide as its container. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.flatMap(runsIn).join('')} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row, because hundreds of small ones show gaps. */
function runsIn(row: readonly boolean[], y: number): string[] {
  return [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
}
