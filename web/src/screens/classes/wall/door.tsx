import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { joinAddress } from '../../../addresses.ts'
import { fullAddress } from '../../../browser/device.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { shortAddress } from '../short-address.ts'
import styles from './door.module.css'

const WHO_SEES = {
  anonymous: 'No name, no account. Your teacher sees how the class answered, never who answered what.',
  named:
    'No account: your seat code is on your card. Your teacher sees what you answer in this class, and nothing else about you.',
} as const

/** How to join, large enough to be read from ten meters away. */
export function Door({ classroom }: { classroom: TeachersClass }) {
  const link = fullAddress(joinAddress(classroom.code))
  return (
    <div className={styles.door}>
      <div>
        <h2>Take a seat</h2>
        <p className={styles.address}>{shortAddress()}</p>
        <p className={styles.code}>{spacedCode(classroom.code)}</p>
        <p className={styles.who}>
          {classroom.isOpen ? WHO_SEES[classroom.kind] : 'The door is closed: only those who have a seat get in.'}
        </p>
      </div>
      <div className={styles.qr}>
        <QrCode text={link} label={`QR code of ${link}`} />
      </div>
    </div>
  )
}
